/// The rest of a motion on which nothing of a scene changes but its common offset: what a host can play to its end without
/// asking again.
///
/// A browser hands it to its compositor, so that the motion goes on while the page is busy. An event ends it: then the scene
/// is asked for, as in every other frame.
public struct CompositorMotion: Equatable, Sendable {
  /// When it begins, in seconds.
  public let start: Double
  /// When the motion comes to rest, in seconds.
  public let end: Double
  /// When the scene must be asked for nevertheless, since more than the offset changes then; the end at the latest.
  public internal(set) var wakeAt: Double

  init(from start: Double, to end: Double) {
    (self.start, self.end, self.wakeAt) = (start, end, end)
  }

  /// How many steps describe a settling spring to within a point, at any velocity.
  public static let steps = 40

  /// How much of the time is over at a step: motions are quickest at first, so the first steps are the shortest.
  public static func share(of step: Int) -> Double {
    let share = Double(step) / Double(steps)
    return share * share
  }

  /// The time of a step, in seconds.
  public func time(of step: Int) -> Double {
    min(end, start + Self.share(of: step) * (end - start))
  }
}
