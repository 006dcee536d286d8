#if canImport(SwiftUI)
import SwiftUI

/// A ring inside the visible edges of an item, in the item's own box.
struct FocusRing: View {
  let edge: CropShape

  var body: some View {
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
