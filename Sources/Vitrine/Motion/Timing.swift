extension Motion {
  /// How a motion goes to a new target.
  ///
  /// ```swift
  /// let reducesMotion = false
  /// let opening: Motion.Timing = reducesMotion ? .immediate : .curve(.easeInOut, duration: 0.4)
  /// ```
  public enum Timing: Equatable, Sendable {
    /// By a spring, which determines the duration.
    case spring(Spring)
    /// On a curve, in `duration` seconds.
    case curve(TimingCurve, duration: Double)
    /// At once.
    case immediate
  }
}
