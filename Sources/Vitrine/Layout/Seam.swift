/// How far a row of photographs is stitched: 0 while there are gaps, 1 once the row is one strip without gaps.
///
/// ```
///   0    (####)   (##)   (########)       gaps and all corners
///  0.5     (####] [##] [########)         half the gaps, the inner corners half as round
///   1        (####|##|########)           no gaps; the outer corners stay as they were
/// ```
/// A pinch moves the seam with the fingers. Two scales decide whether the row will be stitched after the release: one to
/// stitch it, one to unstitch it. They lie apart, so that a trembling hand flips the decision once.
///
/// ```swift
/// var seam = Seam()
/// seam.hold(scale: 1, at: 0)
/// assert(seam.follow(scale: 0.97, at: 0.1) == false)  // a fifth of the way: no decision yet
/// assert(seam.follow(scale: 0.94, at: 0.2) == true)   // now it will be stitched
/// seam.letGo(scaleVelocity: 0, at: 0.5)
/// assert(seam.state(at: 2).position == 1)
/// ```
/// Times are in seconds of motion time.
public struct Seam: Equatable, Sendable {
  /// Whether it is stitched, or will be at rest.
  public private(set) var isStitched = false
  /// Whether it switches at once, half-way through a fade of the whole row, instead of moving: for reduced motion.
  public var isCalm = false
  /// Fingers and springs may lead it beyond its ends. It is drawn at the ends then.
  var travel = Motion.rest(at: 0)
  /// The seam and the scale when fingers grabbed it; nil while none hold it.
  private var start: Start?

  private struct Start: Equatable, Sendable {
    var seam: Double
    var scale: Double
  }

  /// A row that is not stitched.
  public init() {}

  /// The change of scale that moves the seam the whole way: three times the change that flips the decision.
  static let reach = 0.15
  /// Below this scale the row will be stitched.
  static let closing = 0.95
  /// Above this scale it will be unstitched.
  static let parting = 1.05
  /// How long it takes to rest, in seconds.
  static let duration = 0.2
}

extension Seam {
  /// The seam at an instant, from 0 to 1, and how fast it closes.
  public func state(at time: Double) -> Motion.State {
    guard BuildFeature.seam.isHere else { return Motion.State(position: 0, velocity: 0) }
    let state = travel.state(at: time)
    let seam = state.position.clamped(to: 0...1)
    guard !isCalm else { return Motion.State(position: seam.rounded(), velocity: 0) }
    return Motion.State(position: seam, velocity: seam == state.position ? state.velocity : 0)
  }

  /// The opacity of the whole row: less than 1 only while it fades out and in instead of moving.
  public func sceneOpacity(at time: Double) -> Double {
    guard BuildFeature.seam.isHere, isCalm else { return 1 }
    if case .held = travel { return 1 }
    return abs(2 * travel.position(at: time).clamped(to: 0...1) - 1)
  }

  /// When it comes to rest, in seconds; before all time while it rests or is held.
  public var restTime: Double { BuildFeature.seam.isHere ? travel.restTime : -.infinity }

  /// Whether fingers hold it.
  public var isHeld: Bool {
    guard BuildFeature.seam.isHere, case .some = start else { return false }
    return true
  }
}

extension Seam {
  /// Grabs the seam as it is at a time. The fingers have reached `scale` by then.
  public mutating func hold(scale: Double, at time: Double) {
    let seam = state(at: time).position
    start = Start(seam: seam, scale: scale)
    if !isCalm { travel = .held(at: seam) }
  }

  /// Follows fingers that have reached a scale.
  /// - Returns: Whether this flipped the decision.
  public mutating func follow(scale: Double, at time: Double) -> Bool {
    guard let start else { return false }
    let ratio = scale / start.scale
    let flips = isStitched ? ratio > Self.parting : ratio < Self.closing
    if flips { isStitched.toggle() }
    if isCalm {
      travel = travel.retargeted(to: target, at: time, with: curve)
    } else {
      travel = .held(at: start.seam + (1 - ratio) / Self.reach)
    }
    return flips
  }

  /// Goes on to the side that was decided, with the velocity of the fingers: `scaleVelocity` is per second.
  public mutating func letGo(scaleVelocity: Double, at time: Double) {
    guard isHeld, let scale = start?.scale else { return }
    let velocity = (0...1).contains(travel.target) ? -scaleVelocity / scale / Self.reach : 0
    start = nil
    guard !isCalm else { return travel = travel.retargeted(to: target, at: time, with: curve) }
    travel = .spring(
      from: state(at: time).position, velocity: velocity, to: target, at: time,
      with: Motion.Spring(duration: Self.duration), within: .fraction)
  }

  /// Stitches or unstitches the row by a button, a key or code. Fingers that hold it lose it.
  public mutating func turn(to isStitched: Bool, animated: Bool, at time: Double) {
    if isHeld, !isCalm { travel = .rest(at: state(at: time).position) }
    start = nil
    self.isStitched = isStitched
    travel = travel.retargeted(to: target, at: time, with: animated ? curve : .immediate)
  }

  /// How it moves without a hand.
  var curve: Motion.Timing { .curve(isStitched ? .easeIn : .easeOut, duration: Self.duration) }

  private var target: Double { isStitched ? 1 : 0 }
}
