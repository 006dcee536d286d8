/// The views of an exhibit in the tree of a window: those between a mark behind it and a mark in front of it.
///
/// ```
///   window ── 0: mark behind    1: views of the items    2: mark in front    3: a list of the app, which covers the exhibit
/// ```
struct ViewSpan {
  let back: ViewPath
  let front: ViewPath

  /// Whether an event over a view reaches the exhibit: the view is one of its views, or contains the exhibit.
  ///
  /// A view of the app that covers the exhibit is in front of both marks.
  func isReached(over hit: ViewPath) -> Bool {
    back.isInside(hit) || (back < hit && hit < front)
  }

  /// Offers an event to the exhibits that it reaches, front to back, until one handles it. Returns whether one has.
  /// - Parameters:
  ///   - exhibits: The exhibits under the pointer.
  ///   - hit: The view that the event hits.
  ///   - span: Returns the views of an exhibit.
  ///   - handles: Sends the event to an exhibit, and returns whether it has handled the event.
  @MainActor
  static func offer<Exhibit>(
    to exhibits: [Exhibit], over hit: ViewPath, span: (Exhibit) -> ViewSpan,
    handles: (Exhibit) -> Bool
  ) -> Bool {
    exhibits.map { (span: span($0), exhibit: $0) }
      .filter { $0.span.isReached(over: hit) }
      .sorted { $0.span.back > $1.span.back }
      .contains { handles($0.exhibit) }
  }
}
