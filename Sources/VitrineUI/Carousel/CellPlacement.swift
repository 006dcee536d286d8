#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// Draws an item at its placement. A frame of an effect changes only this modifier.
///
/// The engine computes each frame, so an animation that the app sets around the carousel must not apply here. The content of the item
/// keeps it.
struct CellPlacement<ID: Hashable>: ViewModifier {
  let cell: Cell<ID>
  let axis: SwiftUI.Axis
  let drawing: CellDrawing

  func body(content: Content) -> some View {
    let placement = cell.placement
    let (box, middle) = (placement.box, placement.outline.center)
    let scale: CGFloat = placement.scale * placement.nearness
    let left: CGFloat = middle.x - box.width / 2
    let top: CGFloat = middle.y - box.height / 2
    content
      .animation(nil) {
        $0.modifier(CellCrop(placement: placement, drawing: drawing))
          .scaleEffect(scale)
          .modifier(CellRotation(rotation: placement.rotation, box: box, drawing: drawing))
          .opacity(placement.opacity)
          .offset(x: left, y: top)
      }
      .layoutValue(key: StripLayout.Length.self, value: drawing.isMeasured ? nil : along(box))
      .zIndex(placement.depth)
  }

  private func along(_ box: Dimensions) -> CGFloat { axis == .vertical ? box.height : box.width }
}

/// The drawing features that items use. It depends on the options alone, so views keep their identity during movement.
struct CellDrawing: Equatable {
  /// Whether items have the length of their content.
  var isMeasured = true
  /// Whether items are cropped.
  var isCropped = false
  /// Whether items rotate in three dimensions.
  var isRotatedIn3D = false
}

/// Crops the item and rounds its corners, as in the placement.
private struct CellCrop: ViewModifier {
  let placement: Placement
  let drawing: CellDrawing

  func body(content: Content) -> some View {
    if drawing.isCropped {
      content.clipShape(CropShape(crop: placement.crop, radii: placement.radii))
    } else {
      content
    }
  }
}

/// Rotates an item about its centre, in the perspective of an eye at the distance ``Placement/eye``.
private struct CellRotation: ViewModifier {
  let rotation: Rotation
  let box: Dimensions
  let drawing: CellDrawing

  func body(content: Content) -> some View {
    if drawing.isRotatedIn3D {
      content
        .rotation3DEffect(.radians(rotation.x), axis: (x: 1, y: 0, z: 0), perspective: perspective)
        .rotation3DEffect(.radians(rotation.y), axis: (x: 0, y: 1, z: 0), perspective: perspective)
        .rotationEffect(.radians(rotation.z))
    } else {
      content
    }
  }

  /// SwiftUI's perspective is relative to the longer side of the view.
  private var perspective: CGFloat { max(box.width, box.height) / Placement.eye }
}

/// Moves and fades all items together. A frame of a plain scroll changes only this modifier.
struct StripOffset<ID: Hashable>: ViewModifier {
  let driver: CarouselDriver<ID>

  func body(content: Content) -> some View {
    content.animation(nil) {
      $0.offset(x: driver.offset.x, y: driver.offset.y).opacity(driver.sceneOpacity)
    }
  }
}
#endif
