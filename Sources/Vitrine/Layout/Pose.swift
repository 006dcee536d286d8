/// How an item looks at one instant on the screen: in its place on the page, full screen, or between the two.
///
/// ```swift
/// var grid = PhotoGridModel()
/// grid.handle(Event(at: 0, .count(12)))
/// grid.handle(Event(at: 0, .viewport(Viewport(screen: Dimensions(width: 300, height: 600)))))
/// assert(grid.pose(of: 0, at: 1)?.visible.width == 98)
/// ```
/// Poses can be added and scaled like numbers: the difference of two poses is what a flight has left to go.
public struct Pose: Equatable, Sendable {
  /// Where the whole photograph is, in points on the screen, the cropped parts too.
  public var outline: Frame
  /// The part of the screen through which it is seen.
  public var visible: Frame
  /// How round that part is, in points.
  public var radii: CornerRadii
  /// The opacity of the photograph.
  public var opacity: Double
  /// The opacity of the backdrop behind it.
  public var backdrop: Double
  /// The opacity of the controls around it.
  public var controls: Double
}

extension Pose {
  /// In its place on the page, cropped as its source says.
  static func seated(in source: Source, ratio: Double) -> Pose {
    Pose(
      outline: source.frame.filling(ratio: ratio, focus: source.focus), visible: source.frame,
      radii: source.radii, opacity: 1, backdrop: 0, controls: 0)
  }

  /// As large as the screen allows, uncropped.
  static func spread(on screen: Dimensions, ratio: Double) -> Pose {
    let whole = Frame(x: 0, y: 0, width: screen.width, height: screen.height)
    let outline = whole.fitting(ratio: ratio)
    return Pose(
      outline: outline, visible: outline, radii: .zero, opacity: 1, backdrop: 1, controls: 1)
  }

  /// Gone without a place to return to: slightly smaller and invisible.
  ///
  /// 0.9 is the scale at which Apple's own transitions let a covered view vanish.
  static func vanished(from screen: Dimensions, ratio: Double) -> Pose {
    var pose = spread(on: screen, ratio: ratio)
    pose.outline = pose.outline.scaled(by: 0.9, about: pose.outline.center)
    pose.visible = pose.outline
    (pose.opacity, pose.backdrop, pose.controls) = (0, 0, 0)
    return pose
  }

  /// The same pose elsewhere.
  func moved(by offset: Vector) -> Pose {
    var pose = self
    pose.outline = outline.moved(by: offset)
    pose.visible = visible.moved(by: offset)
    return pose
  }

  /// The same pose `factor` times as large, while the point `pivot` stays where it is.
  func scaled(by factor: Double, about pivot: Vector) -> Pose {
    var pose = self
    pose.outline = outline.scaled(by: factor, about: pivot)
    pose.visible = visible.scaled(by: factor, about: pivot)
    return pose
  }

  /// The same pose of a picture with another ratio: seen through the same part of the screen, which it fills.
  func reshaped(to ratio: Double, from old: Double) -> Pose {
    guard ratio != old else { return self }
    var pose = self
    let window = visible.width > 0 && visible.height > 0 ? visible : outline
    pose.outline = window.filling(ratio: ratio)
    return pose
  }

  /// The same pose, no smaller than anybody sees. A spring that overshoots a cell of a few points would go on to sizes below
  /// nothing, and mirror the picture.
  func upright(at end: Pose) -> Pose {
    let least = min(Limit.leastLength, end.outline.width)
    guard outline.width < least else { return self }
    var pose = self
    pose.outline = Frame(
      center: outline.center,
      dimensions: Dimensions(width: least, height: least / end.outline.dimensions.ratio))
    return pose
  }

  /// No difference between two poses.
  static let none = Pose(
    outline: .zero, visible: .zero, radii: .zero, opacity: 0, backdrop: 0, controls: 0)
}

extension Pose {
  /// Adds another pose, number by number, `factor` times.
  mutating func add(_ other: Pose, times factor: Double = 1) {
    outline.add(other.outline, times: factor)
    visible.add(other.visible, times: factor)
    radii.add(other.radii, times: factor)
    opacity += other.opacity * factor
    backdrop += other.backdrop * factor
    controls += other.controls * factor
  }

  static func + (a: Pose, b: Pose) -> Pose { a.adding(b, times: 1) }
  static func - (a: Pose, b: Pose) -> Pose { a.adding(b, times: -1) }
  static func * (a: Pose, factor: Double) -> Pose { Pose.none.adding(a, times: factor) }

  private func adding(_ other: Pose, times factor: Double) -> Pose {
    var sum = self
    sum.add(other, times: factor)
    return sum
  }

  /// Half of the smallest step of a display with 256 shades.
  static let leastShade = 0.5 / 255

  /// The largest number in a difference of poses, in points: the farthest way of any part. The least visible difference of
  /// opacity counts as `least` points.
  func magnitude(atLeast least: Double) -> Double {
    let opacities = max(abs(opacity), max(abs(backdrop), abs(controls)))
    return max(max(outline.magnitude, visible.magnitude), opacities * least / Self.leastShade)
  }
}

extension Frame {
  fileprivate var magnitude: Double { max(max(abs(x), abs(y)), max(abs(width), abs(height))) }
}
