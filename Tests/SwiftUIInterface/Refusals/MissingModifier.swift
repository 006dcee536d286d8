// iOS: 'onMoveCommand(perform:)' is unavailable in iOS
// watchOS: 'onMoveCommand(perform:)' is unavailable in watchOS
// visionOS: 'onMoveCommand(perform:)' is unavailable in visionOS
import SwiftUI

struct Moves: View {
  var body: some View { Color.clear.onMoveCommand { _ in } }
}
