#if canImport(SwiftUI)
import SwiftUI

/// Reports a value when it has changed, and whether what it follows was assigned within `withAnimation`.
///
/// `withAnimation` sets the animation of the transaction in which state changes, and a plain assignment leaves the transaction
/// without one: developer.apple.com/documentation/swiftui/withanimation(_:_:). Whenever a value changes,
/// `transaction(value:_:)` is given the transaction of all that is animated within the view:
/// …/swiftui/view/transaction(value:_:). What is animated here is the opacity of nothing, another one for each value. The
/// action of `onChange` comes after that, when the views have been brought up to date.
struct AnimationProbe<Value: Equatable, Followed: Hashable>: View {
  private let value: Value
  private let followed: Followed
  private let changed: (Value, _ animated: Bool) -> Void
  @State private var assignment = Assignment()

  /// Reports `value` at first and after each change; `followed` is what of it can be animated.
  init(
    _ value: Value, following followed: Followed,
    changed: @escaping (Value, _ animated: Bool) -> Void
  ) {
    self.value = value
    self.followed = followed
    self.changed = changed
  }

  var body: some View {
    Color.clear
      .opacity(opacity)
      .transaction(value: followed, assignment.note)
      .onChange(of: value, initial: true) { _, new in changed(new, assignment.take()) }
      .accessibilityHidden(true)
  }

  private var opacity: Double {
    Double(UInt32(truncatingIfNeeded: followed.hashValue)) / Double(UInt32.max)
  }
}

/// How the last assignment was made. SwiftUI asks for transactions wherever it brings views up to date, so this belongs to no
/// actor.
private final class Assignment {
  private var isAnimated = false

  func note(_ transaction: inout Transaction) { isAnimated = transaction.animation != nil }

  /// Whether it was animated, told once.
  func take() -> Bool {
    defer { isAnimated = false }
    return isAnimated
  }
}
#endif
