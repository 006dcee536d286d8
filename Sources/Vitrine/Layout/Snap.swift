extension Strip {
  /// Where a strip comes to rest when it is let go.
  public enum Snap: Int32, Sendable {
    /// On an item: the one nearest to where the strip would run on to.
    case item
    /// On a page, a viewport's worth of whole items: at most one from where the drag began.
    case page
    /// Wherever friction stops it.
    case free
  }

  /// How far ahead a release is predicted, in seconds of its velocity: what SwiftUI calls the predicted end of a drag.
  ///
  /// The factor is in the interface of the iOS 17 SDK: a drag's velocity is four times its predicted distance per second.
  public static let prediction = 0.25

  /// The virtual index to rest on after a release: the one nearest to the predicted end, but after a flick never one behind.
  ///
  /// ```
  ///          offset    predicted end
  ///   ----|----o-----------→--|--------|---->    a long item, a short flick: the next one,
  ///     nearest?            next                 although the predicted end may be nearer to the last
  /// ```
  /// An item less than half a point ahead counts as reached.
  /// - Parameters:
  ///   - offset: The offset of the release, in points.
  ///   - velocity: In points per second. From 250 on it is a flick.
  ///   - seconds: How far ahead the release is predicted. At 0, a flick carries no farther than a slow release.
  public func landing(from offset: Double, velocity: Double, predicting seconds: Double) -> Int {
    let index = nearest(to: confined(offset + velocity * seconds))
    guard seconds > 0, PageSnap.isFlick(velocity) else { return index }
    let ahead = rest(of: index) - offset
    if velocity > 0 { return ahead > 0.5 ? index : clamp(index + 1) }
    return ahead < -0.5 ? index : clamp(index - 1)
  }

  /// The virtual index of the page to rest on after a drag by `distance`, in points, of a strip that was at rest on `start` or
  /// on its way there.
  ///
  /// A flick counts from `start`, however far the strip still is from it: so each of several fast flicks turns a page.
  func page(
    from offset: Double, draggedBy distance: Double, velocity: Double, start: Int
  ) -> Int {
    let begin = rest(of: index(ofPage: page(of: clamp(start))))
    return page(
      from: PageSnap.isFlick(velocity) ? begin + distance : offset, velocity: velocity, start: start
    )
  }

  /// The virtual index of the page to rest on after a release: at most one page from `start`, on which the drag began.
  ///
  /// Faster than 250 points per second, the direction decides; slower, the page that is nearest to the predicted end.
  public func page(from offset: Double, velocity: Double, start: Int) -> Int {
    let start = clamp(start)
    let (before, here) = (index(after: start, pages: -1), index(ofPage: page(of: start)))
    let after = index(after: start, pages: 1)
    let snap = PageSnap(before: rest(of: before), here: rest(of: here), after: rest(of: after))
    return switch snap.step(from: offset, velocity: velocity) {
    case .before: before
    case .here: here
    case .after: after
    }
  }
}
