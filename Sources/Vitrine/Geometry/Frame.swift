/// A rectangle in the plane, in points.
///
/// Frames can be added and scaled like numbers, so one number can move a frame to another.
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
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// Creates a frame from its top-left corner and its sides, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a frame from its centre and its dimensions, in points.
  public init(center: Vector, dimensions: Dimensions) {
    self.init(
      x: center.x - dimensions.width / 2, y: center.y - dimensions.height / 2,
      width: dimensions.width, height: dimensions.height)
  }

  /// An empty frame at the origin.
  public static let zero = Frame(x: 0, y: 0, width: 0, height: 0)

  /// The top-left corner.
  public var origin: Vector { Vector(x: x, y: y) }

  /// The point in the middle.
  public var center: Vector { Vector(x: x + width / 2, y: y + height / 2) }

  /// The width and the height.
  public var dimensions: Dimensions { Dimensions(width: width, height: height) }

  /// The right edge, in points.
  public var maxX: Double { x + width }

  /// The bottom edge, in points.
  public var maxY: Double { y + height }

  /// Whether all four numbers are finite.
  public var isFinite: Bool { x.isReal && y.isReal && width.isReal && height.isReal }

  /// The frame with its coordinates and lengths within their limits.
  var sanitized: Frame {
    Frame(x: x.coordinate, y: y.coordinate, width: width.length, height: height.length)
  }
}

extension Frame {
  /// Returns whether a part of the frame is visible in a view whose top-left corner is the origin.
  package func meets(_ view: Dimensions) -> Bool {
    maxX > 0 && maxY > 0 && x < view.width && y < view.height
  }

  /// Returns whether a point is in the frame, or at most `reach` outside of each edge.
  func contains(_ point: Vector, within reach: Double = 0) -> Bool {
    point.x >= x - reach && point.x <= maxX + reach && point.y >= y - reach
      && point.y <= maxY + reach
  }

  /// Returns the frame moved by `offset`.
  public func moved(by offset: Vector) -> Frame {
    Frame(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }

  /// Returns the frame scaled by `factor` about a point.
  public func scaled(by factor: Double, about pivot: Vector) -> Frame {
    Frame(
      x: pivot.x + (x - pivot.x) * factor, y: pivot.y + (y - pivot.y) * factor,
      width: width * factor, height: height * factor)
  }

  /// Returns the frame that both frames cover; an empty one if they do not meet.
  public func intersection(_ other: Frame) -> Frame {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Frame(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}

extension Frame {
  /// Adds the numbers of another frame, each multiplied by `factor`.
  mutating func add(_ other: Frame, times factor: Double) {
    x += other.x * factor
    y += other.y * factor
    width += other.width * factor
    height += other.height * factor
  }

  /// Returns the sum of both frames, number by number.
  public static func + (a: Frame, b: Frame) -> Frame {
    Frame(x: a.x + b.x, y: a.y + b.y, width: a.width + b.width, height: a.height + b.height)
  }

  /// Returns the difference of both frames, number by number.
  public static func - (a: Frame, b: Frame) -> Frame {
    Frame(x: a.x - b.x, y: a.y - b.y, width: a.width - b.width, height: a.height - b.height)
  }

  /// Returns the frame with every number multiplied by `factor`.
  public static func * (a: Frame, factor: Double) -> Frame {
    Frame(x: a.x * factor, y: a.y * factor, width: a.width * factor, height: a.height * factor)
  }
}

extension Frame {
  /// Returns the largest frame of a ratio inside this one, centred: aspect fit.
  ///
  /// ```
  /// +----------------+
  /// |                |
  /// |################|    # the picture, wider than this frame
  /// |################|
  /// |                |
  /// +----------------+
  /// ```
  /// - Parameter ratio: Width divided by height; taken as 1 unless finite and positive.
  public func fitting(ratio: Double) -> Frame {
    centered(ratio: ratio, alongWidth: ratio.orOne * height >= width)
  }

  /// Returns the smallest frame of a ratio that covers this one: aspect fill.
  ///
  /// ```
  ///   +--------+
  /// ##|########|##    # the picture; the parts outside of this frame are cropped
  /// ##|########|##
  ///   +--------+
  /// ```
  /// - Parameters:
  ///   - ratio: Width divided by height; taken as 1 unless finite and positive.
  ///   - focus: The part of the picture that stays in view when it is cropped: (0, 0) keeps the top-left, (0.5, 0.5) the
  ///     middle, (1, 1) the bottom-right.
  public func filling(ratio: Double, focus: Vector = Vector(x: 0.5, y: 0.5)) -> Frame {
    let filled = centered(ratio: ratio, alongWidth: ratio.orOne * height < width)
    return Frame(
      x: x + (width - filled.width) * focus.x, y: y + (height - filled.height) * focus.y,
      width: filled.width, height: filled.height)
  }

  private func centered(ratio: Double, alongWidth: Bool) -> Frame {
    let ratio = ratio.orOne
    let dimensions =
      alongWidth
      ? Dimensions(width: width, height: width / ratio)
      : Dimensions(width: height * ratio, height: height)
    return Frame(center: center, dimensions: dimensions)
  }
}
