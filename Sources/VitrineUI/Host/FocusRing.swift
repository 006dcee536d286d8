#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// A ring inside the visible edges of an item, in the item's own box.
struct FocusRing: View {
  let placement: Placement

  var body: some View {
    let edge = CropShape(crop: placement.crop, radii: placement.radii)
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
