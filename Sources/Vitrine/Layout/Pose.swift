/// The look of an item on the screen at an instant: in its place on the page, full screen, or in between.
///
/// ```swift
/// var grid = PhotoGridModel()
/// grid.handle(Event(at: 0, .count(12)))
/// grid.handle(Event(at: 0, .viewport(Viewport(screen: Dimensions(width: 300, height: 600)))))
/// assert(grid.pose(of: 0, at: 1)?.visible.width == 98)
/// ```
/// Poses can be added and scaled like numbers. A flight moves the difference of two poses to zero.
public struct Pose: Equatable, Sendable {
  /// The frame of the whole photograph, with its cropped parts, in points on the screen.
  public var outline: Frame
  /// The part of the screen in which the photograph is visible.
  public var visible: Frame
  /// The corner radii of that part, in points.
  public var radii: CornerRadii
  /// The opacity of the photograph.
  public var opacity: Double
  /// The opacity of the backdrop behind it.
  public var backdrop: Double
  /// The opacity of the controls around it.
  public var controls: Double
  #if VITRINE_CAROUSEL || VITRINE_EXPANDING_CAROUSEL || VITRINE_STITCHED_CAROUSEL || VITRINE_PHOTO_GRID
  // Only a rearrangement uses these numbers, and a package of one element has none; see `BuildFeature.rearrangement`. There they take
  // no room and no code.
  var rotation: Rotation {
    get { Rotation() }
    set {}
  }
  var elevation: Double {
    get { 0 }
    set {}
  }
  var openness: Double {
    get { 0 }
    set {}
  }
  var depth: Double {
    get { 0 }
    set {}
  }
  #else
  /// The rotation about the middle of the outline. It is 0 in a viewer, as are the following numbers.
  public var rotation = Rotation()
  /// The distance by which the photograph is nearer to the eye than the strip, in points on the screen.
  public var elevation = 0.0
  /// The openness of a card, from 0, closed, to 1, open.
  public var openness = 0.0
  /// The order of drawing; see ``Placement/depth``.
  public var depth = 0.0
  #endif
}

extension Pose {
  /// Returns the pose in a place on the page, cropped as the source says.
  static func atSource(_ source: Source, ratio: Double) -> Pose {
    Pose(
      outline: source.frame.filling(ratio: ratio, focus: source.focus), visible: source.frame,
      radii: source.radii, opacity: 1, backdrop: 0, controls: 0)
  }

  /// Returns the uncropped pose that fits the screen, with at most a width in points.
  static func fitting(_ screen: Dimensions, ratio: Double, maximumWidth: Double) -> Pose {
    let whole = Frame(x: 0, y: 0, width: screen.width, height: screen.height)
    var outline = whole.fitting(ratio: ratio)
    if outline.width > maximumWidth {
      outline = outline.scaled(by: maximumWidth / outline.width, about: outline.center)
    }
    return Pose(
      outline: outline, visible: outline, radii: .zero, opacity: 1, backdrop: 1, controls: 1)
  }

  /// Returns the pose of a closed photograph without a place on the page: slightly smaller than at fit, and invisible.
  ///
  /// Apple's own transitions hide a covered view at a scale of 0.9.
  static func hidden(_ fit: Pose) -> Pose {
    var pose = fit
    pose.outline = pose.outline.scaled(by: 0.9, about: pose.outline.center)
    pose.visible = pose.outline
    (pose.opacity, pose.backdrop, pose.controls) = (0, 0, 0)
    return pose
  }

  /// Returns the pose moved by `offset`.
  func moved(by offset: Vector) -> Pose {
    var pose = self
    pose.outline = outline.moved(by: offset)
    pose.visible = visible.moved(by: offset)
    return pose
  }

  /// Returns the pose scaled by `factor` about a point.
  func scaled(by factor: Double, about pivot: Vector) -> Pose {
    var pose = self
    pose.outline = outline.scaled(by: factor, about: pivot)
    pose.visible = visible.scaled(by: factor, about: pivot)
    return pose
  }

  /// Returns the pose of a picture with another ratio, which fills the same visible part.
  func reshaped(to ratio: Double, from old: Double) -> Pose {
    guard ratio != old else { return self }
    var pose = self
    let window = visible.width > 0 && visible.height > 0 ? visible : outline
    pose.outline = window.filling(ratio: ratio)
    return pose
  }

  /// Returns the pose with at least the smallest visible size. Otherwise a spring that overshoots at a very small cell would
  /// make the size negative and mirror the picture.
  func withMinimumSize(at end: Pose) -> Pose {
    let least = min(Limit.minimumLength, end.outline.width)
    guard outline.width < least else { return self }
    var pose = self
    pose.outline = Frame(
      center: outline.center,
      dimensions: Dimensions(width: least, height: least / end.outline.dimensions.ratio))
    return pose
  }

  /// The difference between two equal poses.
  static let zero = Pose(
    outline: .zero, visible: .zero, radii: .zero, opacity: 0, backdrop: 0, controls: 0)
}

extension Pose {
  /// Adds the numbers of another pose, each multiplied by `factor`.
  mutating func add(_ other: Pose, times factor: Double = 1) {
    outline.add(other.outline, times: factor)
    visible.add(other.visible, times: factor)
    radii.add(other.radii, times: factor)
    opacity += other.opacity * factor
    backdrop += other.backdrop * factor
    controls += other.controls * factor
    rotation.add(other.rotation, times: factor)
    elevation += other.elevation * factor
    openness += other.openness * factor
    depth += other.depth * factor
  }

  static func + (a: Pose, b: Pose) -> Pose { a.adding(b, times: 1) }
  static func - (a: Pose, b: Pose) -> Pose { a.adding(b, times: -1) }
  static func * (a: Pose, factor: Double) -> Pose { Pose.zero.adding(a, times: factor) }

  func adding(_ other: Pose, times factor: Double) -> Pose {
    var sum = self
    sum.add(other, times: factor)
    return sum
  }

  /// Returns the visible part of a photograph beside another one. It fades with the backdrop, unless the backdrop still follows
  /// it to the screen.
  func visibility(beside other: Pose) -> Double {
    (other.backdrop + (1 - backdrop)).clamped(to: 0...1)
  }

  /// Half of the smallest difference of opacity on a display with 256 shades.
  static let minimumShade = 0.5 / 255

  /// Returns the largest number in a difference of poses, in points. The smallest visible difference of opacity counts as
  /// `least` points.
  func magnitude(atLeast least: Double) -> Double {
    let opacities = max(abs(opacity), max(abs(backdrop), abs(controls)))
    return max(max(outline.magnitude, visible.magnitude), opacities * least / Self.minimumShade)
  }
}

extension Frame {
  fileprivate var magnitude: Double { max(max(abs(x), abs(y)), max(abs(width), abs(height))) }
}
