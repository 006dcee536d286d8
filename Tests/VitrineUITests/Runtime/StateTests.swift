#if EXECUTES_VIEWS
import Observation
import SwiftUI
import Testing

extension MountedViews {
  /// The rules of the module that executes views: identity, state and updates.
  @MainActor @Suite struct StateTests {
    @Test func stateLastsAsLongAsTheIdentityOfItsView() {
      let model = Model()
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
      let model = Model()
      let window = TestWindow { Rows(model: model) }
      window.tap(at: CGPoint(x: 195, y: window.drawn("a 1")[0].frame.midY))
      #expect(texts(window) == ["a 2", "b 1"])
      window.perform { model.names = ["b", "c", "a"] }
      #expect(texts(window) == ["b 1", "c 1", "a 2"])
      window.perform { model.names = ["b", "b"] }
      #expect(window.faults == ["ForEach: the ID b occurs multiple times within the collection"])
    }

    @Test func onlyViewsThatReadAPropertyAreEvaluated() {
      let model = Model()
      let window = TestWindow { Outer(model: model) }
      window.resetEvaluations()
      window.perform { model.other += 1 }
      #expect(window.evaluations == [:], "no body reads it")
      window.perform { model.number += 1 }
      #expect(window.evaluations == ["Inner": 1])
    }

    @Test func aClosureOfAForEachReadsTheEnvironment() {
      let window = TestWindow(environment: { $0.scenePhase = .active }) {
        ReadsInForEach().equatable()
      }
      #expect(texts(window) == ["active"])
      window.setEnvironment { $0.scenePhase = .background }
      #expect(texts(window) == ["background"])
    }

    @Test func changingStateDuringABodyIsAMistake() {
      let model = Model()
      let observed = TestWindow {
        ZStack {
          Inner(model: model)
          ChangesModelInBody(model: model)
        }
      }
      #expect(observed.faults == ["state changed while ChangesModelInBody was evaluated"])
      let state = TestWindow { ChangesStateInBody() }
      #expect(state.faults.first == "state changed while ChangesStateInBody was evaluated")
    }

    @Test func anEndlessChainOfChangesIsAMistake() {
      let model = Model()
      let window = TestWindow { Endless(model: model) }
      #expect(window.faults == [])
      window.perform { model.number = 1 }
      #expect(window.faults == ["more than 8 passes in one update: Endless"])
    }

    @Test func actionsRunInOrderWithOldAndNewValues() {
      let model = Model()
      let window = TestWindow { Observes(model: model) }
      #expect(model.log == ["initial 0 0", "appear"])
      window.perform { model.number = 5 }
      #expect(model.log.suffix(2) == ["initial 0 5", "change 0 5"])
      window.close()
      #expect(model.log.last == "disappear")
    }

    @Test func anAnimationIsInTheTransactionOfItsChange() {
      let model = Model()
      let window = TestWindow { Animates(model: model) }
      window.perform { model.number = 1 }
      window.perform { withAnimation { model.number = 2 } }
      window.perform { model.number = 3 }
      #expect(model.log == ["false", "true", "false"])
    }

    @Test func anAnimationOfAValueReachesAllButTheModifiersOfAnother() {
      let model = Model()
      let window = TestWindow { AnimatedParts(model: model) }
      window.perform { model.other = 1 }
      #expect(window.animatedChanges == [], "its value has not changed")
      window.perform { model.number = 1 }
      #expect(
        window.animatedChanges.sorted() == ["Offset of Moved", "Opacity of AnimatedParts"],
        "the opacity around Moved is not animated, but its content is")
      window.perform { withAnimation { model.other = 2 } }
      #expect(window.animatedChanges.count == 3)
    }

    @Test func viewsThatComeAndGoInAnAnimationFadeUnlessTheyHaveAnotherTransition() {
      let model = Model()
      let window = TestWindow { Rows(model: model) }
      window.perform { model.names = ["a"] }
      #expect(window.animatedChanges == [])
      window.perform { withAnimation { model.names = ["a", "c"] } }
      #expect(window.animatedChanges == ["transition in Rows"])
    }

    @Test func aTaskIsCancelledByANewIDAndByTheEndOfItsView() async {
      let model = Model()
      let window = TestWindow { Sleeps(model: model) }
      await window.run(for: 0.5)
      window.perform { model.number = 1 }
      await window.run(for: 0.5)
      #expect(model.log == ["0 cancelled"])
      await window.run(for: 1)
      #expect(model.log == ["0 cancelled", "1 slept"])
      window.perform { model.number = 2 }
      await window.settle()
      window.close()
      await window.settle()
      #expect(model.log.last == "2 cancelled")
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

    @Test func aPartOfSwiftUIThatIsNotModelledStopsTheTest() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          _ = TestWindow { TimelineView(.animation(minimumInterval: 1)) { _ in Color.red } }
        }
      }
      let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(said.contains("not modelled: a timeline with an interval of its own"))
    }

    private func texts(_ window: TestWindow) -> [String] { window.drawn.map(\.name) }
  }
}

@MainActor @Observable
private final class Model {
  var isFirst = true
  var number = 0
  var other = 0
  var names = ["a", "b"]
  @ObservationIgnored var log: [String] = []
}

private struct Counter: View {
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

private struct Branches: View {
  let model: Model
  var body: some View {
    let _ = model.other
    if model.isFirst { Counter(name: "first") } else { Counter(name: "second") }
  }
}

private struct Rows: View {
  let model: Model
  var body: some View { VStack { ForEach(model.names, id: \.self) { Counter(name: $0) } } }
}

private struct Outer: View {
  let model: Model
  var body: some View { Inner(model: model) }
}

private struct Inner: View {
  let model: Model
  var body: some View { Text("\(model.number)") }
}

private struct ChangesModelInBody: View {
  let model: Model
  var body: some View {
    let _ = model.number = 1
    Color.red
  }
}

private struct ChangesStateInBody: View {
  @State private var number = 0
  var body: some View {
    let _ = number += 1
    Color.red
  }
}

private struct Endless: View {
  let model: Model
  var body: some View {
    Color.red.onChange(of: model.number) { model.number += 1 }
  }
}

private struct Observes: View {
  let model: Model
  var body: some View {
    Color.red
      .onChange(of: model.number, initial: true) { model.log.append("initial \($0) \($1)") }
      .onChange(of: model.number) { model.log.append("change \($0) \($1)") }
      .onAppear { model.log.append("appear") }
      .onDisappear { model.log.append("disappear") }
  }
}

private struct Sleeps: View {
  let model: Model
  var body: some View {
    Color.red.task(id: model.number) { [number = model.number] in
      do {
        try await Task.sleep(for: .seconds(1))
        model.log.append("\(number) slept")
      } catch {
        model.log.append("\(number) cancelled")
      }
    }
  }
}

private struct AnimatedParts: View {
  let model: Model
  var body: some View {
    let (number, other) = (Double(model.number), Double(model.other))
    VStack {
      Moved(number: number).animation(nil) { $0.opacity(1 / (1 + number)) }
      Color.red.opacity(1 / (2 + number)).opacity(1 / (1 + other))
    }
    .animation(.default, value: model.number)
  }
}

private struct Moved: View {
  let number: Double
  var body: some View { Color.red.offset(x: number, y: 0) }
}

private struct Animates: View {
  let model: Model
  var body: some View {
    Color.red.transaction(value: model.number) { transaction in
      let isAnimated = transaction.animation != nil
      MainActor.assumeIsolated { model.log.append("\(isAnimated)") }
    }
  }
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

private struct ReadsInForEach: View, Equatable {
  @Environment(\.scenePhase) private var phase

  var body: some View {
    ForEach(0..<1, id: \.self) { _ in Text(verbatim: "\(phase)") }
  }

  nonisolated static func == (a: Self, b: Self) -> Bool { true }
}
#endif
