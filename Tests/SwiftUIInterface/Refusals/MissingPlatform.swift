// tvOS: 'MagnifyGesture' is unavailable in tvOS
// watchOS: 'MagnifyGesture' is unavailable in watchOS
import SwiftUI

struct Pinches: View {
  var body: some View { Color.clear.gesture(MagnifyGesture().onChanged { _ in }) }
}
