#if EXECUTES_VIEWS
import SwiftUI
import Testing

extension MountedViews {
  /// The rules of the module that executes views: which views an update evaluates, and which actions follow.
  @MainActor @Suite struct EvaluationRuleTests {
    @Test func onlyViewsThatReadAPropertyAreEvaluated() {
      let model = RuleModel()
      let window = TestWindow { Outer(model: model) }
      window.resetEvaluations()
      window.perform { model.other += 1 }
      #expect(window.evaluations == [:], "no body reads it")
      window.perform { model.number += 1 }
      #expect(window.evaluations == ["Inner": 1])
    }

    @Test func changingStateDuringABodyIsAMistake() {
      let model = RuleModel()
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
      let model = RuleModel()
      let window = TestWindow { Endless(model: model) }
      #expect(window.faults.last == "more than 8 passes in one update: Endless")
    }

    @Test func actionsRunInOrderWithOldAndNewValues() {
      let model = RuleModel()
      let window = TestWindow { Observes(model: model) }
      #expect(model.log == ["initial 0 0", "appear"])
      window.perform { model.number = 5 }
      #expect(model.log.suffix(2) == ["initial 0 5", "change 0 5"])
      window.close()
      #expect(model.log.last == "disappear")
    }

    @Test func aTaskIsCancelledByANewIDAndByTheEndOfItsView() async {
      let model = RuleModel()
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
  }
}

private struct Outer: View {
  let model: RuleModel
  var body: some View { Inner(model: model) }
}

private struct Inner: View {
  let model: RuleModel
  var body: some View { Text("\(model.number)") }
}

private struct ChangesModelInBody: View {
  let model: RuleModel
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
  let model: RuleModel
  var body: some View {
    // A new identity for each number: the third change of one value in a frame would be dropped.
    Color.red.onAppear { model.number += 1 }.id(model.number)
  }
}

private struct Observes: View {
  let model: RuleModel
  var body: some View {
    Color.red
      .onChange(of: model.number, initial: true) { model.log.append("initial \($0) \($1)") }
      .onChange(of: model.number) { model.log.append("change \($0) \($1)") }
      .onAppear { model.log.append("appear") }
      .onDisappear { model.log.append("disappear") }
  }
}

private struct Sleeps: View {
  let model: RuleModel
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
#endif
