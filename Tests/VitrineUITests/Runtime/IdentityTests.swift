#if EXECUTES_VIEWS
import SwiftUI
import Testing

extension MountedViews {
  /// The rules of the module that executes views: identity and state.
  @MainActor @Suite struct IdentityTests {
    @Test func stateLastsAsLongAsTheIdentityOfItsView() {
      let model = RuleModel()
      let window = TestWindow { Branches(model: model) }
      #expect(texts(window) == ["first 1"])
      window.tap(at: CGPoint(x: 195, y: 422))
      #expect(texts(window) == ["first 2"])
      window.perform { model.other += 1 }
      #expect(texts(window) == ["first 2"], "another value of the same view")
      window.perform { model.isFirst = false }
      #expect(texts(window) == ["second 1"], "another branch")
      window.perform { model.isFirst = true }
      #expect(texts(window) == ["first 1"])
    }

    @Test func elementsKeepTheirStateWhenTheyMove() {
      let model = RuleModel()
      let window = TestWindow { CounterRows(model: model) }
      window.tap(at: CGPoint(x: 195, y: window.drawn("a 1")[0].frame.midY))
      #expect(texts(window) == ["a 2", "b 1"])
      window.perform { model.names = ["b", "c", "a"] }
      #expect(texts(window) == ["b 1", "c 1", "a 2"])
      window.perform { model.names = ["b", "b"] }
      #expect(window.faults == ["ForEach: the ID b occurs multiple times within the collection"])
    }

    @Test func aClosureOfAForEachReadsTheEnvironment() {
      let window = TestWindow(environment: { $0.scenePhase = .active }) {
        ReadsInForEach().equatable()
      }
      #expect(texts(window) == ["active"])
      window.setEnvironment { $0.scenePhase = .background }
      #expect(texts(window) == ["background"])
    }

    @Test func aClosureThatHoldsItsViewKeepsTheStateAlive() {
      let window = TestWindow { Leaks(holdsView: false) }
      weak let object = Leaks.last
      #expect(object != nil)
      window.close()
      #expect(object == nil)
      let leaking = TestWindow { Leaks(holdsView: true) }
      weak let leaked = Leaks.last
      leaking.close()
      #expect(leaked != nil)
      leaked?.action = {}
    }

    private func texts(_ window: TestWindow) -> [String] { window.drawn.map(\.name) }
  }
}

private struct Branches: View {
  let model: RuleModel
  var body: some View {
    let _ = model.other
    if model.isFirst { Counter(name: "first") } else { Counter(name: "second") }
  }
}

private struct ReadsInForEach: View, Equatable {
  @Environment(\.scenePhase) private var phase

  var body: some View {
    ForEach(0..<1, id: \.self) { _ in Text(verbatim: "\(phase)") }
  }

  nonisolated static func == (a: Self, b: Self) -> Bool { true }
}

private struct Leaks: View {
  let holdsView: Bool
  @State private var object = Object()

  @MainActor
  final class Object {
    var action: () -> Void = {}
    init() { Leaks.last = self }
  }

  @MainActor weak static var last: Object?

  var body: some View {
    Color.red.onAppear {
      if holdsView { object.action = { _ = object } }
    }
  }
}
#endif
