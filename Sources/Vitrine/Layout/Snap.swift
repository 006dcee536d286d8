extension Strip {
  /// Where a strip rests after a release.
  ///
  /// ```swift
  /// var carousel = CarouselModel()
  /// carousel.handle(Event(at: 0, .option(.snap, Double(Strip.Snap.page.rawValue))))
  /// ```
  public enum Snap: Int32, Sendable {
    /// On the item nearest to the predicted end.
    case item
    /// On a page, which is a viewport of whole items: at most one page from the start of the drag.
    case page
    /// Wherever friction stops it.
    case free
  }

  /// The time over which a release is predicted, in seconds. SwiftUI calls the result the predicted end of a drag.
  ///
  /// The interface of the iOS 17 SDK contains the factor: a drag's velocity is four times its predicted distance per second.
  public static let prediction = 0.25

  /// Returns the virtual index to rest on after a release: the one nearest to the predicted end, and after a flick at least the
  /// next one in its direction.
  ///
  /// ```
  ///          offset    predicted end
  ///   ----|----o-----------→--|--------|---->    a long item, a short flick: the next one,
  ///     nearest?            next                 although the predicted end may be nearer to the last
  /// ```
  /// An item less than half a point ahead counts as reached.
  /// - Parameters:
  ///   - offset: The offset of the release, in points.
  ///   - velocity: The velocity, in points per second. From 250 on it is a flick.
  ///   - seconds: The time of the prediction. With 0, a flick acts like a slow release.
  public func landing(from offset: Double, velocity: Double, predicting seconds: Double) -> Int {
    let index = nearest(to: confined(offset + velocity * seconds))
    guard seconds > 0, PageSnap.isFlick(velocity) else { return index }
    let ahead = restingOffset(of: index) - offset
    if velocity > 0 { return ahead > Rounding.measured ? index : clamp(index + 1) }
    return ahead < -Rounding.measured ? index : clamp(index - 1)
  }

  /// Returns the virtual index of the page to rest on after a drag by `distance`, in points. The strip rested on `start`
  /// before, or moved towards it.
  func pageLanding(
    from offset: Double, draggedBy distance: Double, velocity: Double, start: Int
  ) -> Int {
    pageLanding(around: start) { $0.step(from: offset, draggedBy: distance, velocity: velocity) }
  }

  /// Returns the virtual index of the page to rest on after a release: at most one page from `start`, on which the drag began.
  ///
  /// Above 250 points per second, the direction decides. Below, the page nearest to the predicted end is chosen.
  public func pageLanding(from offset: Double, velocity: Double, start: Int) -> Int {
    pageLanding(around: start) { $0.step(from: offset, velocity: velocity) }
  }

  private func pageLanding(around start: Int, choose: (PageSnap) -> PageSnap.Step) -> Int {
    let start = clamp(start)
    let (before, here) = (index(after: start, pages: -1), index(ofPage: page(of: start)))
    let after = index(after: start, pages: 1)
    let snap = PageSnap(
      before: restingOffset(of: before), here: restingOffset(of: here),
      after: restingOffset(of: after))
    return switch choose(snap) {
    case .before: before
    case .here: here
    case .after: after
    }
  }
}
