/// The progress with which a row of photographs is stitched: 0 with gaps, 1 without. A seam is where two photographs meet.
///
/// ```
///   0    (####)   (##)   (########)       gaps and all corners
///  0.5     (####] [##] [########)         half the gaps, the inner corners half as round
///   1        (####|##|########)           no gaps; the outer corners stay as they were
/// ```
/// A pinch moves the seam with the fingers. Two scales decide whether the row will be stitched after the release: one stitches
/// it, the other unstitches it. They differ, so a trembling hand flips the decision only once.
///
/// ```swift
/// var seam = Seam()
/// seam.beginPinch(scale: 1, at: 0)
/// assert(seam.pinch(scale: 0.97, at: 0.1) == false)  // a fifth of the way: no decision yet
/// assert(seam.pinch(scale: 0.94, at: 0.2) == true)   // now it will be stitched
/// seam.endPinch(scaleVelocity: 0, at: 0.5)
/// assert(seam.state(at: 2).position == 1)
/// ```
/// Times are in seconds of motion time.
public struct Seam: Equatable, Sendable {
  /// Whether the row is stitched, or will be at rest.
  public private(set) var isStitched = false
  /// Whether the row cross-fades and the seam switches in the middle of the fade, instead of moving: for reduced motion.
  public var crossFades = false
  /// The seam as a function of time. Fingers and springs may move it beyond its ends; it is drawn at the ends then.
  var motion = Motion.rest(at: 0)
  /// The seam and the scale at the start of a pinch; nil without a pinch.
  private var pinchStart: PinchStart?

  private struct PinchStart: Equatable, Sendable {
    var seam: Double
    var scale: Double
  }

  /// Creates the seam of a row that is not stitched.
  public init() {}

  /// Whether the engine is built with seams. Otherwise the compiler removes this code.
  private static var isBuilt: Bool { BuildFeature.seam }

  /// The change of scale that moves the seam from one end to the other: three times the change that flips the decision.
  static let reach = 0.15
  /// Below this scale, the row will be stitched.
  static let stitchScale = 0.95
  /// Above this scale, the row will be unstitched.
  static let unstitchScale = 1.05
  /// The duration of its motion, in seconds.
  static let duration = 0.2
}

extension Seam {
  /// Returns the seam at a time, from 0 to 1, and its velocity.
  public func state(at time: Double) -> Motion.State {
    guard Self.isBuilt else { return Motion.State(position: 0, velocity: 0) }
    let state = motion.state(at: time)
    let seam = state.position.clamped(to: 0...1)
    guard !crossFades else { return Motion.State(position: seam.rounded(), velocity: 0) }
    return Motion.State(position: seam, velocity: seam == state.position ? state.velocity : 0)
  }

  /// Returns the opacity of the whole row at a time. It is below 1 only while the row cross-fades.
  public func sceneOpacity(at time: Double) -> Double {
    guard Self.isBuilt, crossFades else { return 1 }
    if case .held = motion { return 1 }
    return abs(2 * motion.position(at: time).clamped(to: 0...1) - 1)
  }

  /// The time at which it rests, in seconds; minus infinity while it rests or is held.
  public var restTime: Double { Self.isBuilt ? motion.restTime : -.infinity }

  /// Whether fingers pinch it.
  public var isHeld: Bool {
    guard Self.isBuilt, case .some = pinchStart else { return false }
    return true
  }
}

extension Seam {
  /// Begins a pinch at the seam's present value. The fingers have reached `scale` by then.
  public mutating func beginPinch(scale: Double, at time: Double) {
    let seam = state(at: time).position
    pinchStart = PinchStart(seam: seam, scale: scale)
    if !crossFades { motion = .held(at: seam) }
  }

  /// Follows fingers that have reached a scale.
  /// - Returns: Whether this flipped the decision.
  public mutating func pinch(scale: Double, at time: Double) -> Bool {
    guard let start = pinchStart else { return false }
    let ratio = scale / start.scale
    let flips = isStitched ? ratio > Self.unstitchScale : ratio < Self.stitchScale
    if flips { isStitched.toggle() }
    if crossFades {
      motion = motion.retargeted(to: target, at: time, with: curve)
    } else {
      motion = .held(at: start.seam + (1 - ratio) / Self.reach)
    }
    return flips
  }

  /// Ends the pinch. The seam moves to the chosen end with the velocity of the fingers; `scaleVelocity` is per second.
  public mutating func endPinch(scaleVelocity: Double, at time: Double) {
    guard isHeld, let scale = pinchStart?.scale else { return }
    let velocity = (0...1).contains(motion.target) ? -scaleVelocity / scale / Self.reach : 0
    pinchStart = nil
    guard !crossFades else { return motion = motion.retargeted(to: target, at: time, with: curve) }
    motion = .spring(
      from: state(at: time).position, velocity: velocity, to: target, at: time,
      with: Motion.Spring(duration: Self.duration), within: .fraction)
  }

  /// Stitches or unstitches the row for a button, a key or code. This ends a pinch.
  public mutating func setStitched(_ isStitched: Bool, animated: Bool, at time: Double) {
    if isHeld, !crossFades { motion = .rest(at: state(at: time).position) }
    pinchStart = nil
    self.isStitched = isStitched
    motion = motion.retargeted(to: target, at: time, with: animated ? curve : .immediate)
  }

  /// The timing without fingers.
  var curve: Motion.Timing { .curve(isStitched ? .easeIn : .easeOut, duration: Self.duration) }

  private var target: Double { isStitched ? 1 : 0 }
}

extension Seam {
  /// Returns the corner radii of an item: outer corners stay round, inner ones close with the seam.
  ///
  /// ```
  ///   first            inner             last          down a column, the first
  ///  radius  r         r     r          r   radius     radius  radius
  ///     (####]         [######]         [####)            (####)
  ///     (####]         [######]         [####)            [####]
  ///  radius  r         r     r          r   radius         r    r        r = radius · (1 - seam)
  /// ```
  /// - Parameters:
  ///   - seam: The seam, from 0, with gaps, to 1, stitched.
  ///   - radius: The radius of all corners while the row has gaps, in points.
  ///   - isFirst: Whether it is the first item of a row that does not loop.
  ///   - isLast: Whether it is the last item of a row that does not loop.
  ///   - axis: The direction of the row.
  public static func radii(
    at seam: Double, of radius: Double, isFirst: Bool, isLast: Bool, along axis: Strip.Axis
  ) -> CornerRadii {
    let inner = radius * (1 - seam)
    let (leading, trailing) = (isFirst ? radius : inner, isLast ? radius : inner)
    if axis.isVertical {
      return CornerRadii(
        topLeft: leading, topRight: leading, bottomRight: trailing, bottomLeft: trailing)
    }
    let (left, right) = axis.isRightToLeft ? (trailing, leading) : (leading, trailing)
    return CornerRadii(topLeft: left, topRight: right, bottomRight: right, bottomLeft: left)
  }

  /// Returns how far an item extends below the next one, in points.
  ///
  /// Two edges within one pixel are both drawn translucently, and the backdrop shows through as a hairline. So stitched items
  /// overlap by one pixel of the screen, wherever their edges lie. While the gap is wider than a pixel, nothing overlaps.
  ///
  /// ```
  ///   pixels    |         |         |
  ///   one       ########### . . .#         ends where the other begins, drawn one pixel farther
  ///   other               . ###############
  ///   meeting             ^ no backdrop is visible here
  /// ```
  /// - Parameters:
  ///   - gap: The gap after the item, in points.
  ///   - pixel: The side of a pixel of the screen, in points.
  public static func overlap(at gap: Double, pixel: Double) -> Double { max(0, pixel - gap) }
}
