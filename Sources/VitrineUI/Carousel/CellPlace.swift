#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// Draws an item where its placement says. This is all that a frame of an effect changes.
struct CellPlace<ID: Hashable>: ViewModifier {
  let cell: Cell<ID>
  let axis: SwiftUI.Axis
  let look: CellLook

  func body(content: Content) -> some View {
    let placement = cell.placement
    let (box, middle) = (placement.box, placement.outline.center)
    content
      .modifier(CellWindow(placement: placement, look: look))
      .scaleEffect(placement.scale * placement.nearness)
      .modifier(CellTurn(rotation: placement.rotation, box: box, look: look))
      .opacity(placement.opacity)
      .offset(x: middle.x - box.width / 2, y: middle.y - box.height / 2)
      .layoutValue(key: StripLayout.Length.self, value: look.isMeasured ? nil : along(box))
      .zIndex(placement.depth)
  }

  private func along(_ box: Dimensions) -> CGFloat { axis == .vertical ? box.height : box.width }
}

/// What of an item's drawing is used at all. It changes with the options alone, so that no view is built anew on the way.
struct CellLook: Equatable {
  /// Whether items are as long as their content.
  var isMeasured = true
  /// Whether something is cut off them.
  var isCut = false
  /// Whether they are turned out of their plane.
  var isTurned = false
}

/// Cuts off what the placement cuts off, and rounds what remains.
private struct CellWindow: ViewModifier {
  let placement: Placement
  let look: CellLook

  func body(content: Content) -> some View {
    if look.isCut {
      content.clipShape(WindowShape(crop: placement.crop, radii: placement.radii))
    } else {
      content
    }
  }
}

/// Turns an item about its middle, as an eye sees it that is as far away as ``Placement/eye``.
private struct CellTurn: ViewModifier {
  let rotation: Rotation
  let box: Dimensions
  let look: CellLook

  func body(content: Content) -> some View {
    if look.isTurned {
      content
        .rotation3DEffect(.radians(rotation.x), axis: (x: 1, y: 0, z: 0), perspective: perspective)
        .rotation3DEffect(.radians(rotation.y), axis: (x: 0, y: 1, z: 0), perspective: perspective)
        .rotationEffect(.radians(rotation.z))
    } else {
      content
    }
  }

  /// SwiftUI counts perspective in larger sides of the view.
  private var perspective: CGFloat { max(box.width, box.height) / Placement.eye }
}

/// Moves all items together, and fades them. This is all that a frame of a plain scroll changes.
struct StripPlace<ID: Hashable>: ViewModifier {
  let driver: CarouselDriver<ID>

  func body(content: Content) -> some View {
    content
      .offset(x: driver.offset.x, y: driver.offset.y)
      .opacity(driver.sceneOpacity)
  }
}
#endif
