/// A rectangle in the plane, in points.
///
/// Frames can be added and scaled like numbers, so that a motion between two of them is the motion of one number.
///
/// ```swift
/// let screen = Frame(x: 0, y: 0, width: 390, height: 844)
/// let photograph = screen.fitting(ratio: 4.0 / 3)
/// assert(photograph == Frame(x: 0, y: 275.75, width: 390, height: 292.5))
/// ```
public struct Frame: Equatable, Sendable {
  /// The left edge, in points.
  public var x: Double
  /// The top edge, in points.
  public var y: Double
  /// Points from side to side.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// The frame with the given top-left corner and sides, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The frame with the given centre and dimensions, in points.
  public init(center: Vector, dimensions: Dimensions) {
    self.init(
      x: center.x - dimensions.width / 2, y: center.y - dimensions.height / 2,
      width: dimensions.width, height: dimensions.height)
  }

  /// A frame without extent at the origin.
  public static let zero = Frame(x: 0, y: 0, width: 0, height: 0)

  /// The top-left corner.
  public var origin: Vector { Vector(x: x, y: y) }

  /// The point in the middle.
  public var center: Vector { Vector(x: x + width / 2, y: y + height / 2) }

  /// The two sides.
  public var dimensions: Dimensions { Dimensions(width: width, height: height) }

  /// The right edge, in points.
  public var maxX: Double { x + width }

  /// The bottom edge, in points.
  public var maxY: Double { y + height }

  /// Whether all four numbers can be drawn.
  public var isFinite: Bool { x.isReal && y.isReal && width.isReal && height.isReal }

  /// The frame with coordinates and lengths within their limits.
  var sanitized: Frame {
    Frame(x: x.coordinate, y: y.coordinate, width: width.length, height: height.length)
  }
}

extension Frame {
  /// Whether any of it is visible in a view of some dimensions whose corner is the origin.
  package func meets(_ view: Dimensions) -> Bool {
    maxX > 0 && maxY > 0 && x < view.width && y < view.height
  }

  /// The frame moved by `offset`.
  public func moved(by offset: Vector) -> Frame {
    Frame(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }

  /// The frame made `factor` times as large while the point `pivot` stays where it is.
  public func scaled(by factor: Double, about pivot: Vector) -> Frame {
    Frame(
      x: pivot.x + (x - pivot.x) * factor, y: pivot.y + (y - pivot.y) * factor,
      width: width * factor, height: height * factor)
  }

  /// What both frames cover; without extent where they do not meet.
  public func intersection(_ other: Frame) -> Frame {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Frame(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}

extension Frame {
  /// Adds another frame, number by number, `factor` times.
  mutating func add(_ other: Frame, times factor: Double) {
    x += other.x * factor
    y += other.y * factor
    width += other.width * factor
    height += other.height * factor
  }

  /// Both frames added number by number.
  public static func + (a: Frame, b: Frame) -> Frame {
    Frame(x: a.x + b.x, y: a.y + b.y, width: a.width + b.width, height: a.height + b.height)
  }

  /// The difference of both frames, number by number.
  public static func - (a: Frame, b: Frame) -> Frame {
    Frame(x: a.x - b.x, y: a.y - b.y, width: a.width - b.width, height: a.height - b.height)
  }

  /// Every number multiplied by `factor`.
  public static func * (a: Frame, factor: Double) -> Frame {
    Frame(x: a.x * factor, y: a.y * factor, width: a.width * factor, height: a.height * factor)
  }
}
