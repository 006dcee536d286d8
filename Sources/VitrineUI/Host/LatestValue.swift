#if canImport(SwiftUI)
import SwiftUI

/// The newest value of a view's geometry or state, and the one that was passed on last.
///
/// SwiftUI drops reports: the third change of a value in a frame, and a geometry that it has reported in the same frame before. So this
/// object records each value when SwiftUI computes it, which can be off the main actor. It shows SwiftUI only changes that SwiftUI reports.
/// After the frame it passes on the value that is left then.
final class LatestValue<Value: Equatable>: @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: Value?
  private var passedOn: Value?
  /// The value that SwiftUI compares, and those that it has reported since the last frame.
  private var shown: Value?
  private var reported: [Value] = []
  private var action: (@MainActor (_ old: Value, _ new: Value) -> Void)?
  private var isWaiting = false

  /// The newest value; nil before the first one.
  var newest: Value? { lock.withLock { recorded } }

  /// Records a value that is read when it is needed, and not passed on.
  func note(_ value: Value) { lock.withLock { recorded = value } }

  /// Records a geometry. Returns the one to report: a geometry that was reported since the last frame is not reported again.
  func record(geometry value: Value) -> Value {
    lock.withLock {
      recorded = value
      return report(value) { $0.contains(value) }
    }
  }

  /// Records a value. Returns the one to report: two changes since the last frame are reported.
  /// - Parameter isKnown: Whether the first value counts as passed on.
  func record(value: Value, isKnown: Bool) -> Value {
    lock.withLock {
      if recorded == nil {
        shown = value
        if isKnown { passedOn = value }
      }
      recorded = value
      return report(value) { $0.count >= 2 }
    }
  }

  private func report(_ value: Value, unless isDropped: ([Value]) -> Bool) -> Value {
    guard let shown else {
      (shown, reported) = (value, [value])
      return value
    }
    if isSame(value, shown) || isDropped(reported) { return shown }
    self.shown = value
    reported.append(value)
    return value
  }

  /// Whether nothing has changed. A geometry with a number that is not one is never equal, even to itself.
  private func isSame(_ a: Value, _ b: Value) -> Bool { a == b || a != a && b != b }

  /// Passes the newest value on if it is another one than the last, now and after the next frame.
  @MainActor
  func passOn(_ action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void) {
    self.action = action
    passOnNewest()
    readAfterFrame()
  }

  @MainActor
  private func passOnNewest() {
    guard let new = newest else { return }
    if let passedOn, isSame(new, passedOn) { return }
    let old = passedOn ?? new
    passedOn = new
    action?(old, new)
  }

  /// Reads the value once more, after a frame. No view needs an update for that.
  @MainActor
  private func readAfterFrame() {
    guard !isWaiting, lock.withLock({ !reported.isEmpty }) else { return }
    isWaiting = true
    Task { [weak self] in
      try? await Task.sleep(for: Self.frame)
      guard let self else { return }
      isWaiting = false
      lock.withLock { reported = [] }
      passOnNewest()
    }
  }

  /// As long as a frame at 60 Hz, or a little longer.
  private static var frame: Duration { .milliseconds(17) }
}

extension View {
  /// Calls an action with each value that a layout leaves, and with the first one. Of several values in a frame, the last one always
  /// arrives.
  func onLatestGeometry<Value: Equatable & Sendable>(
    _ value: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping @MainActor (Value) -> Void
  ) -> some View {
    modifier(GeometryReport(value: value, action: action))
  }

  /// Calls an action with each change of a value. Of several changes in a frame, the last one always arrives.
  /// - Parameter initial: Whether the first value counts as a change.
  func onLatestChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    modifier(ChangeReport(value: value, isInitial: initial, action: action))
  }
}

private struct GeometryReport<Value: Equatable & Sendable>: ViewModifier {
  let value: @Sendable (GeometryProxy) -> Value
  let action: @MainActor (Value) -> Void
  @State private var latest = LatestValue<Value>()

  func body(content: Content) -> some View {
    content.onGeometryChange(for: Value.self) { [value, latest] in
      latest.record(geometry: value($0))
    } action: { _ in
      latest.passOn { [action] in action($1) }
    }
  }
}

private struct ChangeReport<Value: Equatable>: ViewModifier {
  let value: Value
  let isInitial: Bool
  let action: @MainActor (Value, Value) -> Void
  @State private var latest = LatestValue<Value>()

  func body(content: Content) -> some View {
    let reported = latest.record(value: value, isKnown: !isInitial)
    content.onChange(of: reported, initial: isInitial) { latest.passOn(action) }
  }
}
#endif
