#if EXECUTES_VIEWS
import Observation
import SwiftUI

/// The state of the views of a test.
@MainActor @Observable
final class RuleModel {
  var isFirst = true
  var number = 0
  var other = 0
  var names = ["a", "b"]
  @ObservationIgnored var log: [String] = []
}

/// A button that counts its taps.
struct Counter: View {
  let name: String
  @State private var count = 1
  var body: some View {
    Button {
      count += 1
    } label: {
      Text("\(name) \(count)")
    }
  }
}

/// A counter for each name.
struct CounterRows: View {
  let model: RuleModel
  var body: some View { VStack { ForEach(model.names, id: \.self) { Counter(name: $0) } } }
}
#endif
