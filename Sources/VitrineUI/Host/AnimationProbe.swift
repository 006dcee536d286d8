#if canImport(SwiftUI)
import SwiftUI

/// Reports a value when it has changed, and whether that was within `withAnimation`.
///
/// An animated change reaches a view as a number on its way, a plain one as the number itself. That is how a transaction
/// shows on every system alike.
struct AnimationProbe<Value: Equatable>: View, Animatable {
  nonisolated var animatableData: Double
  private let value: Value
  private let number: Double
  private let changed: (Value, _ animated: Bool) -> Void

  /// Reports `value` at first and after each change; `number` stands for what of it can be animated.
  init(_ value: Value, number: Double, changed: @escaping (Value, _ animated: Bool) -> Void) {
    self.animatableData = number
    self.value = value
    self.number = number
    self.changed = changed
  }

  var body: some View {
    let isAnimated = animatableData != number
    Color.clear
      .onChange(of: value, initial: true) { _, new in changed(new, isAnimated) }
      .accessibilityHidden(true)
  }
}
#endif
