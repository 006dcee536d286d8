/// The progress of a motion of fixed duration: a cubic Bézier curve from (0, 0) to (1, 1), as in CSS and SwiftUI.
///
/// ```swift
/// TimingCurve.easeInOut.value(at: 0.5)     // 0.5
/// TimingCurve(x1: 0.4, y1: 0, x2: 0.22, y2: 1).slope(at: 0.1)
/// ```
public struct TimingCurve: Equatable, Sendable {
  /// The x of the first control point, 0 ... 1.
  public let x1: Double
  /// The y of the first control point.
  public let y1: Double
  /// The x of the second control point, 0 ... 1.
  public let x2: Double
  /// The y of the second control point.
  public let y2: Double

  /// Creates a curve from its control points. Their `x` are clamped to 0...1, so that the curve has one value at each instant.
  /// If a number is not finite, the curve is ``linear``.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    let exists = x1.isUsable && y1.isUsable && x2.isUsable && y2.isUsable
    self.x1 = exists ? min(max(x1, 0), 1) : 0
    self.y1 = exists ? y1 : 0
    self.x2 = exists ? min(max(x2, 0), 1) : 1
    self.y2 = exists ? y2 : 1
  }

  /// Constant speed.
  public static var linear: TimingCurve { TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1) }
  /// Begins slowly.
  public static var easeIn: TimingCurve { TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1) }
  /// Ends slowly.
  public static var easeOut: TimingCurve { TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1) }
  /// Begins and ends slowly.
  public static var easeInOut: TimingCurve { TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1) }
  /// Core Animation's default and the `ease` of CSS.
  public static var ease: TimingCurve { TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1) }
}

extension TimingCurve {
  /// Returns the value at `progress`: 0 before the start, and 1 after the end or if `progress` is not a number.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return progress.isNaN ? 1 : 0 }
    guard progress < 1 else { return 1 }
    guard !isLinear else { return progress }
    return vertical.value(at: parameter(at: progress))
  }

  /// Returns the change of the value with progress. Before the start and after the end, it is that of the nearest end. Where
  /// the curve is vertical, it is 0.
  public func slope(at progress: Double) -> Double {
    guard !isLinear else { return 1 }
    let s = parameter(at: min(max(progress.isNaN ? 1 : progress, 0), 1))
    let (run, rise) = (horizontal.slope(at: s), vertical.slope(at: s))
    if run > 0 { return rise / run }
    guard rise == 0 else { return 0 }
    let (turn, lift) = (horizontal.curvature(at: s), vertical.curvature(at: s))
    return turn == 0 ? 0 : lift / turn
  }

  private var isLinear: Bool { x1 == y1 && x2 == y2 }
  private var horizontal: Cubic { Cubic(x1, x2) }
  private var vertical: Cubic { Cubic(y1, y2) }

  /// Returns the curve's parameter at `progress`, by Newton's method within a bracket. There is one root, because x never
  /// decreases.
  private func parameter(at progress: Double) -> Double {
    let curve = horizontal
    var (low, high, s) = (0.0, 1.0, progress)
    for _ in 0..<Self.maximumSteps {
      let error = curve.value(at: s) - progress
      if error.magnitude < Self.precision { break }
      if error < 0 { low = s } else { high = s }
      let newton = s - error / curve.slope(at: s)
      let next = newton > low && newton < high ? newton : (low + high) / 2
      if next == s { break }
      s = next
    }
    return s
  }

  /// The precision of the progress. Numbers near 1 are 2e-16 apart.
  private static let precision = 1e-15
  /// The maximum number of steps: 60 bisections determine a number to its last bit. Newton's method needs about five.
  private static let maximumSteps = 60
}

/// One component of the curve as a polynomial of its parameter: 0 at 0, 1 at 1, with two control values between them.
private struct Cubic {
  let a, b, c: Double

  init(_ first: Double, _ second: Double) {
    c = 3 * first
    b = 3 * (second - first) - c
    a = 1 - c - b
  }

  func value(at s: Double) -> Double { ((a * s + b) * s + c) * s }
  func slope(at s: Double) -> Double { (3 * a * s + 2 * b) * s + c }
  func curvature(at s: Double) -> Double { 6 * a * s + 2 * b }
}

extension Motion {
  /// A motion of fixed duration along a curve. ``Motion/curve(from:velocity:to:at:duration:with:)`` creates it.
  ///
  /// From rest it follows the curve exactly. With an initial velocity, a cubic is added that begins with the difference w
  /// between that velocity and the curve's, and is 0 with slope 0 at the end. With p = t / T and the distance D:
  /// ```
  /// x(t) = x₀ + D · curve(p) + w · t · (1 - p)²
  /// ```
  public struct CurveMotion: Equatable, Sendable {
    /// The curve.
    public let curve: TimingCurve
    /// The initial position and velocity.
    public private(set) var origin: State
    /// The position at rest.
    public private(set) var target: Double
    /// The start time, in seconds.
    public let startTime: Double
    /// The duration, in seconds.
    public let duration: Double
    /// The difference between the initial velocity and that of the curve, per second.
    private let surplus: Double

    init(
      curve: TimingCurve, from origin: State, to target: Double, at time: Double, duration: Double
    ) {
      self.curve = curve
      self.origin = origin
      self.target = target
      self.startTime = time
      self.duration = duration
      let initial = (target - origin.position) / duration * curve.slope(at: 0)
      surplus = origin.velocity == 0 ? 0 : origin.velocity - initial
    }
  }
}

extension Motion.CurveMotion {
  /// The time at which it rests, in seconds.
  public var restTime: Double { startTime + duration }

  func state(at time: Double) -> Motion.State {
    guard time > startTime else { return origin }
    let elapsed = time - startTime
    let progress = elapsed / duration
    let left = 1 - progress
    let way = target - origin.position
    return Motion.State(
      position: origin.position + way * curve.value(at: progress) + surplus * elapsed * left * left,
      velocity: way / duration * curve.slope(at: progress) + surplus * left * (1 - 3 * progress))
  }

  func translated(by distance: Double) -> Motion.CurveMotion {
    var moved = self
    moved.origin.position += distance
    moved.target += distance
    return moved
  }
}
