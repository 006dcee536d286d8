// visionOS: 'sensoryFeedback(_:trigger:)' is only available in visionOS 26 or newer
import SwiftUI

struct Detents: View {
  var current: Int
  var body: some View { Color.clear.sensoryFeedback(.selection, trigger: current) }
}
