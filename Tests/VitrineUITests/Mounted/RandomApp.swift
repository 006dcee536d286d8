#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

/// An app that changes at random while a person touches it.
@MainActor
final class RandomApp {
  let exhibit: RandomExhibit
  let state = RandomState()
  let window: TestWindow
  private let random: RandomNumbers
  private var isPressed = false
  /// The steps until now. The message of a failed test lists them.
  private(set) var steps: [String] = []

  init(_ exhibit: RandomExhibit, seed: Int) {
    let (state, random) = (state, RandomNumbers(seed: seed))
    (self.exhibit, self.random) = (exhibit, random)
    window = TestWindow(
      coverDelay: random.number(below: 3), coverSizeDelay: random.number(below: 2)
    ) { RandomPage(state: state, exhibit: exhibit) }
  }

  /// Makes random steps, waits until all motion has ended, and checks the drawn items.
  func run() async {
    await window.run(for: 0.5)
    for _ in 0..<(4 + random.number(below: 10)) {
      step()
      await window.run(for: random.pick([0, 0.02, 0.1, 0.3, 1]))
    }
    window.cancelTouch()
    window.perform {
      state.isShown = true
      if state.items.isEmpty { state.items = Array(0..<12) }
    }
    await window.run(for: 4)
    check()
  }

  private func step() {
    switch random.number(below: 18) {
    case 0, 1: change { self.edit() }
    case 2, 3: change { self.select() }
    case 4, 5:
      change {
        self.edit()
        self.select()
        self.state.loops.toggle()
      }
    case 6, 7, 8, 9: finger()
    case 10: note("size") { window.resize(to: random.pick([portrait, landscape])) }
    case 11: changeEnvironment()
    case 12: note("page") { window.perform { state.isShown.toggle() } }
    case 13: note("identity") { window.perform { state.tag += 1 } }
    case 14: note("key", pressKey)
    case 15:
      note("axis") {
        window.perform { state.axis = state.axis == .vertical ? .horizontal : .vertical }
      }
    case 16:
      change {
        self.state.isGrown.toggle()
        self.state.isStitched.toggle()
      }
    default: note("cancel", cancel)
    }
  }

  private let portrait = CGSize(width: 390, height: 844)
  private let landscape = CGSize(width: 844, height: 390)

  private func note(_ step: String, _ action: () -> Void = {}) {
    steps.append(step)
    action()
  }

  /// Changes the state of the app, within an animation or without one.
  private func change(_ changes: () -> Void) {
    let isAnimated = random.happens(once: 2)
    window.perform { withAnimation(isAnimated ? .default : nil) { changes() } }
    note(isAnimated ? "animated" : "plain")
  }

  private func edit() {
    let count = state.items.count
    switch random.number(below: 8) {
    case 0: state.items = []
    case 1: state.items.removeAll { $0 == state.selection }
    case 2: state.items.insert((state.items.max() ?? 0) + 1, at: 0)
    case 3: state.items.reverse()
    case 4: state.items = Array(0..<12)
    case 5: state.items = Array(100..<106)
    case 6 where count > 0: state.items.remove(at: random.number(below: count))
    default: state.items = [3]
    }
    note("items \(state.items)")
  }

  private func select() {
    let new = random.pick([nil, 3, 105, random.pick(state.items + [7])])
    (state.selection, state.expanded) = (new, Set([new].compactMap { $0 }))
    note("select \(new.map(String.init) ?? "nil")")
  }

  private func changeEnvironment() {
    let (isReversed, isReduced) = (random.happens(once: 2), random.happens(once: 2))
    note("right to left: \(isReversed), reduced motion: \(isReduced)") {
      window.setEnvironment {
        $0.layoutDirection = isReversed ? .rightToLeft : .leftToRight
        $0.accessibilityReduceMotion = isReduced
      }
    }
  }

  private func pressKey() {
    if !window.hasFocus { window.focusNext() }
    window.press(random.pick([.rightArrow, .leftArrow, .space, .escape, .end]))
  }

  private func finger() {
    let point = CGPoint(x: 20 + random.number(below: 350), y: 20 + random.number(below: 350))
    switch (isPressed, random.happens(once: 3)) {
    case (false, let isTap):
      note("press \(point)") { window.press(at: point) }
      isPressed = true
      if isTap { lift(at: point) }
    case (true, false): note("move \(point)") { window.move(to: point) }
    case (true, true): lift(at: point)
    }
  }

  private func lift(at point: CGPoint) {
    note("lift") { window.lift(at: point) }
    isPressed = false
  }

  private func cancel() {
    window.cancelTouch()
    isPressed = false
  }
}
#endif
