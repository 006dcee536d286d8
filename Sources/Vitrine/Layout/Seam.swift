/// How far a row of photographs is stitched together: 0 while they are parted, 1 once they are one strip without gaps.
///
/// ```
///   0    (####)   (##)   (########)       gaps and all corners
///  0.5     (####] [##] [########)         half the gaps, the inner corners half as round
///   1        (####|##|########)           no gaps; the outer corners stay as they were
/// ```
/// Fingers that pinch it move the seam as far as they close; what it will be when they let go, parted or stitched, flips at
/// two scales apart from each other, so that a hand that trembles about one of them flips it once.
///
/// ```swift
/// var seam = Seam()
/// seam.hold(at: 0)
/// assert(seam.follow(scale: 0.97) == false)  // a fifth of the way, nothing is decided
/// assert(seam.follow(scale: 0.94) == true)   // now it will be stitched
/// seam.letGo(scaleVelocity: 0, at: 0.5)
/// assert(seam.value(at: 2) == 1)
/// ```
public struct Seam: Equatable, Sendable {
  /// Whether it is stitched, or will be at rest.
  public private(set) var isStitched = false
  /// The seam in motion time. Fingers and springs may lead it beyond its ends; what is drawn stays there.
  private var travel = Motion.rest(at: 0)
  /// The seam when fingers took hold of it; nil while none have.
  private var start: Double?

  /// A row that is parted.
  public init() {}

  /// By how much two fingers close for the whole way: the prototype flipped at 5 %, a third of it.
  static let reach = 0.15
  /// Below this scale it will be stitched.
  static let closing = 0.95
  /// Above this one it will be parted.
  static let parting = 1.05
}

extension Seam {
  /// The seam at an instant of motion time, from 0 to 1.
  public func value(at time: Double) -> Double { travel.position(at: time).clamped(to: 0...1) }

  /// When it comes to rest, in seconds of motion time; before all time while it rests or is held.
  public var restTime: Double { travel.restTime }

  /// Whether fingers have hold of it.
  public var isHeld: Bool { if case .some = start { true } else { false } }
}

extension Seam {
  /// Fingers take hold of it as it is at an instant.
  public mutating func hold(at time: Double) {
    let seam = value(at: time)
    start = seam
    travel = .held(at: seam)
  }

  /// Goes where the fingers take it that made it `scale` times larger since they took hold.
  /// - Returns: Whether this flipped what it will be when they let go.
  public mutating func follow(scale: Double) -> Bool {
    guard let start else { return false }
    travel = .held(at: start + (1 - scale) / Self.reach)
    let flips = isStitched ? scale > Self.parting : scale < Self.closing
    if flips { isStitched.toggle() }
    return flips
  }

  /// Goes on to what it was flipped to, as fast as the fingers moved it: `scaleVelocity` is per second.
  public mutating func letGo(scaleVelocity: Double, at time: Double) {
    guard isHeld else { return }
    let velocity = isWithin ? -scaleVelocity / Self.reach : 0
    start = nil
    travel = .spring(
      from: value(at: time), velocity: velocity, to: target, at: time,
      with: Motion.Spring(duration: 0.2), within: .fraction)
  }

  /// Is stitched or parted by a button, a key or code, out of whatever hand.
  public mutating func turn(to isStitched: Bool, animated: Bool, at time: Double) {
    if isHeld { travel = .rest(at: value(at: time)) }
    start = nil
    self.isStitched = isStitched
    let curve = isStitched ? TimingCurve.easeIn : .easeOut
    travel = travel.retargeted(
      to: target, at: time, with: animated ? .curve(curve, duration: 0.2) : .immediate)
  }

  private var target: Double { isStitched ? 1 : 0 }

  /// Whether fingers that hold it move it, and have not come beyond an end of its way.
  private var isWithin: Bool { (0...1).contains(travel.target) }
}
