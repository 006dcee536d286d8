// The same call behind #available, and on the platforms that have it at all.
import SwiftUI

struct Touches: View {
  var body: some View {
    #if os(tvOS)
    Color.clear
    #else
    if #available(iOS 18, macOS 15, watchOS 11, visionOS 1, *) {
      Color.clear.gesture(SpatialEventGesture().onChanged { _ in })
    }
    #endif
  }
}
