#if EXECUTES_VIEWS
import SwiftUI

/// The actions of the views of a test, in order.
@MainActor
final class ActionLog {
  var entries: [String] = []
  /// The times of gestures, in seconds since the log was made.
  var times: [Double] = []
  let begin = Date.now
}

/// A button that notes its name.
struct LogButton: View {
  let log: ActionLog
  let name: String
  var body: some View {
    Button {
      log.entries.append(name)
    } label: {
      Color.named(name)
    }
  }
}
#endif
