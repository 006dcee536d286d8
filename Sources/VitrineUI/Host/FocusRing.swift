#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// A ring inside the visible edges of an item, in the item's own box.
struct FocusRing: View {
  let crop: Insets
  let radii: CornerRadii

  var body: some View {
    let edge = CropShape(crop: crop, radii: radii)
    edge
      .stroke(.tint, lineWidth: 2 * Self.width)
      .clipShape(edge)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }

  /// Wide enough to be visible on a picture, in points.
  private static var width: CGFloat { 3 }
}
#endif
