#if canImport(SwiftUI)
import SwiftUI

/// Reports a value after the layout that follows a change of it, and whether the followed value was assigned within `withAnimation`.
///
/// After that layout `onGeometryChange` reports the new size of the view too, so one drawing shows the new value in the new size. The
/// action of `onChange` runs before the layout, so the views would be drawn for the value, and then once more for the size.
///
/// `withAnimation` sets the animation of the transaction in which state changes; a plain assignment leaves the transaction
/// without one: developer.apple.com/documentation/swiftui/withanimation(_:_:). When its value changes, `transaction(value:_:)`
/// receives the transaction of every animation within the view: …/swiftui/view/transaction(value:_:). This view gives an
/// invisible colour another opacity for each value, so there is always something to animate.
struct AnimationProbe<Value: Equatable, Followed: Hashable>: View {
  private let value: Value
  private let followed: Followed
  private let changed: (Value, _ animated: Bool) -> Void
  @State private var assignment = Assignment()
  @State private var changes = Changes<Value>()

  /// Creates a probe that reports `value` at first and after each change. `followed` is the part of it that can be animated.
  init(
    _ value: Value, following followed: Followed,
    changed: @escaping (Value, _ animated: Bool) -> Void
  ) {
    self.value = value
    self.followed = followed
    self.changed = changed
  }

  var body: some View {
    // A color has an opacity of its own, which changes nothing of a clear one.
    Color.clear
      .accessibilityHidden(true)
      .opacity(opacity)
      .transaction(value: followed, assignment.record)
      .onGeometryChange(for: Int.self) { [number = changes.number(of: value)] _ in
        number
      } action: { _ in
        changed(value, assignment.take())
      }
  }

  private var opacity: Double {
    Double(UInt32(truncatingIfNeeded: followed.hashValue)) / Double(UInt32.max)
  }
}

/// Counts the values of a view. The same value again has the same number.
private final class Changes<Value: Equatable> {
  private var value: Value?
  private var number = 0

  func number(of new: Value) -> Int {
    if new != value { (value, number) = (new, number + 1) }
    return number
  }
}

/// Whether the last assignment was animated. SwiftUI calls transactions wherever it updates views, so this class is not bound to an
/// actor.
private final class Assignment {
  private var isAnimated = false

  func record(_ transaction: inout Transaction) { isAnimated = transaction.animation != nil }

  /// Returns whether the last assignment was animated, and resets it.
  func take() -> Bool {
    defer { isAnimated = false }
    return isAnimated
  }
}
#endif
