extension PhotoDrag {
  /// A pinch of a photograph.
  struct Pinch: Equatable, Sendable {
    /// The scale since its start.
    private(set) var scale = 1.0
    /// The scales of the photograph, relative to fit, within which it follows without a rubber band.
    let scales: ClosedRange<Double>
    /// Whether it may close the photograph.
    let mayClose: Bool
    /// The velocity of the scale at the release that closes the photograph, divided by the scale, per second.
    var relativeScaleVelocity = 0.0
    /// The scale of the gesture at the start of the pinch.
    private let origin: Double

    /// Begins a pinch when the scale of the gesture is `scale`. One that may close the photograph makes it as small as the
    /// fingers want.
    init(from scale: Double, within scales: ClosedRange<Double>, mayClose: Bool) {
      self.scales =
        mayClose
        ? min(scales.lowerBound, Magnify.scales.lowerBound)...scales.upperBound : scales
      (origin, self.mayClose) = (scale, mayClose)
    }

    /// The scale of the gesture.
    var gestureScale: Double { scale * origin }

    /// Follows fingers until the scale of the gesture is `scale`.
    mutating func setScale(_ scale: Double) { self.scale = scale / origin }
  }
}
