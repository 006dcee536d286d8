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

    /// A layout within `animation(nil)` follows the animation around it; a geometry group is animated as a whole.
    @Test func framesFollowTheTransactionOfTheViewThatDraws() {
      for (isGroup, expected) in [
        (false, ["frame of Wide"]), (true, ["frame of GeometryGroup in Wide", "frame of Wide"]),
      ] {
        let model = RuleModel()
        let window = TestWindow { Wide(model: model, isGroup: isGroup) }
        window.perform { model.number = 1 }
        #expect(window.animatedChanges == [])
        window.perform { withAnimation { model.number = 2 } }
        #expect(Set(window.animatedChanges) == Set(expected))
      }
      let model = RuleModel()
      let window = TestWindow { Moves(model: model) }
      window.perform { withAnimation { model.number = 2 } }
      #expect(
        Set(window.animatedChanges) == ["Padding of Moves", "frame of GeometryGroup in Moves"])
    }

    @Test func aTransactionReachesTheModifiersFromTheOutside() {
      let model = RuleModel()
      let window = TestWindow {
        Wide(model: model, isGroup: false)
          .transaction { if $0.animation == .easeInOut { $0.animation = nil } }
          .transaction { $0.animation = .easeInOut }
      }
      window.perform { model.number = 2 }
      #expect(window.animatedChanges == [])
    }

    @Test func viewsThatComeAndGoInAnAnimationFadeUnlessTheyHaveAnotherTransition() {
      let model = RuleModel()
      let window = TestWindow { CounterRows(model: model) }
      window.perform { model.names = ["a"] }
      #expect(window.animatedChanges == [])
      window.perform { withAnimation { model.names = ["a", "c"] } }
      #expect(window.animatedChanges == ["transition in CounterRows", "frame of Button"])
    }
  }
}

private struct AnimatedParts: View {
  let model: RuleModel
  var body: some View {
    let (number, other) = (Double(model.number), Double(model.other))
    VStack {
      Moved(number: number).animation(nil) { $0.opacity(1 / (1 + number)) }
      Color.red.frame(width: 1, height: 1).opacity(1 / (2 + number)).opacity(1 / (1 + other))
    }
    .animation(.default, value: model.number)
  }
}

private struct Wide: View {
  let model: RuleModel
  let isGroup: Bool
  var body: some View {
    let width = 10 + CGFloat(model.number)
    if isGroup {
      Color.red.geometryGroup().animation(nil) { $0.frame(width: width) }
    } else {
      Color.red.animation(nil) { $0.frame(width: width) }
    }
  }
}

private struct Moves: View {
  let model: RuleModel
  var body: some View {
    Color.red.frame(width: 10, height: 10).geometryGroup()
      .padding(.leading, CGFloat(model.number))
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
