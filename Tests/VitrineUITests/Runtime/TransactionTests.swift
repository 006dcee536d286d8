#if EXECUTES_VIEWS
import SwiftUI
import Testing

extension MountedViews {
  /// The rules of the module that executes views: which changes are animated.
  @MainActor @Suite struct TransactionTests {
    @Test func anAnimationIsInTheTransactionOfItsChange() {
      let model = RuleModel()
      let window = TestWindow { Animates(model: model) }
      window.perform { model.number = 1 }
      window.perform { withAnimation { model.number = 2 } }
      window.perform { model.number = 3 }
      #expect(model.log == ["false", "true", "false"])
    }

    @Test func anAnimationOfAValueReachesAllButTheModifiersOfAnother() {
      let model = RuleModel()
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
      let model = RuleModel()
      let window = TestWindow { CounterRows(model: model) }
      window.perform { model.names = ["a"] }
      #expect(window.animatedChanges == [])
      window.perform { withAnimation { model.names = ["a", "c"] } }
      #expect(window.animatedChanges == ["transition in CounterRows"])
    }
  }
}

private struct AnimatedParts: View {
  let model: RuleModel
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
  let model: RuleModel
  var body: some View {
    Color.red.transaction(value: model.number) { transaction in
      let isAnimated = transaction.animation != nil
      MainActor.assumeIsolated { model.log.append("\(isAnimated)") }
    }
  }
}
#endif
