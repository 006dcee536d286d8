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

  /// The number to rest on after a release at `place` with `velocity`, in points per second, predicted `seconds` ahead.
  public func landing(from place: Double, velocity: Double, predicting seconds: Double) -> Int {
    nearest(to: confined(place + velocity * seconds))
  }

  /// The number of the page to rest on after a drag by `distance`, in points, of a strip that was at rest on `start` or on its
  /// way there.
  ///
  /// A flick counts from `start`, however far the strip still is from it: so each of several fast flicks turns a page.
  func page(
    from place: Double, draggedBy distance: Double, velocity: Double, start: Int
  ) -> Int {
    let isFlick = abs(velocity) >= Motion.Decay.leastVelocity
    let begin = rest(of: number(ofPage: page(of: clamp(start))))
    return page(from: isFlick ? begin + distance : place, velocity: velocity, start: start)
  }

  /// The number of the page to rest on after a release: at most one page from `start`, on which the drag began.
  ///
  /// Faster than 250 points per second, the direction decides; slower, the page that is nearest to the predicted end.
  public func page(from place: Double, velocity: Double, start: Int) -> Int {
    let start = clamp(start)
    let (before, here) = (number(after: start, pages: -1), number(ofPage: page(of: start)))
    let after = number(after: start, pages: 1)
    if velocity >= Motion.Decay.leastVelocity {
      if rest(of: before) > place + 0.5 { return before }
      return rest(of: here) > place + 0.5 ? here : after
    }
    if velocity <= -Motion.Decay.leastVelocity {
      if rest(of: after) < place - 0.5 { return after }
      return rest(of: here) < place - 0.5 ? here : before
    }
    let end = place + velocity * Self.prediction
    return nearer(nearer(before, here, to: end), after, to: end)
  }
}
