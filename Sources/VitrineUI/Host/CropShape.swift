#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// The visible part of a box.
struct CropShape: Shape {
  let crop: Insets
  let radii: CornerRadii

  nonisolated func path(in rect: CGRect) -> Path {
    let seen = CGRect(
      x: rect.minX + crop.left, y: rect.minY + crop.top,
      width: max(0, rect.width - crop.left - crop.right),
      height: max(0, rect.height - crop.top - crop.bottom))
    return UnevenRoundedRectangle(
      topLeadingRadius: radii.topLeft, bottomLeadingRadius: radii.bottomLeft,
      bottomTrailingRadius: radii.bottomRight, topTrailingRadius: radii.topRight
    ).path(in: seen)
  }
}
#endif
