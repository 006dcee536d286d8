#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// Draws an item at its placement. A frame of an effect changes only this modifier.
///
/// The engine computes each frame, so an animation that the app sets around the carousel must not apply here. The content of the item
/// keeps it.
struct CellPlacement<ID: Hashable>: ViewModifier {
  let cell: Cell<ID>
  let drawing: CellDrawing

  func body(content: Content) -> some View {
    let placement = cell.stripPlacement
    content
      .animation(nil) {
        $0.geometryGroup()
          .modifier(CellCrop(placement: placement, drawing: drawing))
          .scaleEffect(placement.scale)
          .modifier(CellRotation(placement: placement, drawing: drawing))
          .opacity(placement.opacity)
          .offset(x: placement.offset.x, y: placement.offset.y)
      }
      .layoutValue(
        key: StripLayout.Length.self, value: drawing.isMeasured ? nil : placement.length
      )
      .layoutValue(key: StripLayout.KnownLength.self, value: placement.length)
      .zIndex(placement.depth)
  }
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
  let placement: StripPlacement
  let drawing: CellDrawing

  func body(content: Content) -> some View {
    if drawing.isCropped {
      content.modifier(Crop(shape: CropShape(placement)))
    } else {
      content
    }
  }
}

/// Rotates an item about its centre, in the perspective of an eye at the distance `StripPlacement.eye`. SwiftUI's perspective is
/// relative to the longer side of the view, which a visual effect reads from the layout.
private struct CellRotation: ViewModifier {
  let placement: StripPlacement
  let drawing: CellDrawing

  func body(content: Content) -> some View {
    let rotation = placement.rotation
    if drawing.isRotatedIn3D {
      content
        .visualEffect { item, geometry in
          let perspective = max(geometry.size.width, geometry.size.height) / StripPlacement.eye
          return
            item
            .rotation3DEffect(
              .radians(rotation.x), axis: (x: 1, y: 0, z: 0), perspective: perspective
            )
            .rotation3DEffect(
              .radians(rotation.y), axis: (x: 0, y: 1, z: 0), perspective: perspective)
        }
        .rotationEffect(.radians(rotation.z))
    } else {
      content
    }
  }
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
