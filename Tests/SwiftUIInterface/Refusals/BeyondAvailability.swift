// iOS: 'SpatialEventGesture' is only available in iOS 18 or newer
// macOS: 'SpatialEventGesture' is only available in macOS 15 or newer
// tvOS: 'SpatialEventGesture' is unavailable in tvOS
// watchOS: 'SpatialEventGesture' is only available in watchOS 11 or newer
import SwiftUI

struct Touches: View {
  var body: some View { Color.clear.gesture(SpatialEventGesture()) }
}
