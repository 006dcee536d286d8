#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// The visible part of a box.
struct CropShape: Shape {
  let crop: Insets
  let radii: CornerRadii
  /// The direction in which the crop has shares of the box instead of points.
  var relativeAxis: SwiftUI.Axis?

  nonisolated func path(in rect: CGRect) -> Path {
    let unit = CGSize(
      width: relativeAxis == .horizontal ? rect.width : 1,
      height: relativeAxis == .vertical ? rect.height : 1)
    let seen = CGRect(
      x: rect.minX + crop.left * unit.width, y: rect.minY + crop.top * unit.height,
      width: max(0, rect.width - (crop.left + crop.right) * unit.width),
      height: max(0, rect.height - (crop.top + crop.bottom) * unit.height))
    return UnevenRoundedRectangle(
      topLeadingRadius: radii.topLeft, bottomLeadingRadius: radii.bottomLeft,
      bottomTrailingRadius: radii.bottomRight, topTrailingRadius: radii.topRight
    ).path(in: seen)
  }
}

extension CropShape {
  /// Creates the visible part of an item of a strip.
  init(_ placement: StripPlacement) {
    self.init(
      crop: placement.crop, radii: placement.radii,
      relativeAxis: placement.isVertical ? .horizontal : .vertical)
  }
}

/// Draws only the visible part of a box, which also is the only part that takes touches.
struct Crop: ViewModifier {
  let shape: CropShape

  func body(content: Content) -> some View {
    content.clipShape(shape).contentShape(shape)
  }
}
#endif
