extension Motion {
  /// How something travels to a new target.
  ///
  /// ```swift
  /// let reducesMotion = false
  /// let opening: Motion.Timing = reducesMotion ? .immediate : .curve(.easeInOut, duration: 0.4)
  /// ```
  public enum Timing: Equatable, Sendable {
    /// By a spring, as long as it takes.
    case spring(Spring)
    /// On a curve, in `duration` seconds.
    case curve(TimingCurve, duration: Double)
    /// At once.
    case immediate
  }
}
