/// A drag of a photograph, by fingers or by a pinch on a trackpad or a wheel.
///
/// The photograph is drawn in the grabbed pose, changed by the movement of the fingers: ``DragShare`` determines what a drag
/// does, ``DragAway`` and ``PinchAway`` how the photograph leaves the screen, ``ZoomLimits`` how far it follows.
///
/// ```
///   waiting --movement--> dragging
///   waiting, dragging --two fingers--> pinching --one finger--> waiting
/// ```
struct PhotoDrag: Equatable, Sendable {
  private(set) var action = Action.waiting
  /// The difference of the grabbed pose from the pose at fit.
  private(set) var difference: Pose
  /// The height of the screen at the grab, in points, which determines how far the photograph is dragged away.
  private(set) var height: Double
  /// The grabbed point of its page.
  private(set) var grabPoint: Vector
  /// The translation since these fingers took over, in points.
  private(set) var translation = Vector.zero
  /// Whether the photograph was at rest when it was grabbed, and neither a pinch nor its layout has moved it since.
  private var isUnmoved: Bool
  /// The scales within which it follows a pinch that cannot close it.
  private let scales: ClosedRange<Double>
  /// The translation of the gesture when these fingers took over.
  private var origin = Vector.zero
  /// The point between the fingers at the start of the present pinch, or at the end of the last one; nil before a pinch.
  private var pinchPoint: Vector?

  /// Grabs a photograph that is drawn in a pose.
  /// - Parameters:
  ///   - pose: The pose, on its own page.
  ///   - picture: Its picture.
  ///   - layout: The layout of the viewer.
  ///   - point: The point of its page.
  ///   - isResting: Whether nothing moved before the grab.
  init(
    _ pose: Pose, of picture: Picture, in layout: ViewerLayout, at point: Vector, isResting: Bool
  ) {
    let limits = layout.zoomLimits(of: picture)
    difference = pose - layout.fit(picture)
    height = layout.screen.height
    grabPoint = point
    scales = limits.range(holding: limits.scale(of: pose))
    isUnmoved = isResting
  }

  /// The point about which it returns within its limits: the point between the fingers of the present pinch or of the last one.
  var focus: Vector { (pinchPoint ?? grabPoint) + translation }

  /// Whether it is at rest, as if it had not been grabbed.
  var isAtRest: Bool { if case .waiting = action { isUnmoved } else { false } }

  /// Whether it is magnified, or was when grabbed.
  var isZooming: Bool {
    if case .some = pinchPoint { return true }
    return conditions?.isZoomed ?? false
  }
}

// MARK: Moving

extension PhotoDrag {
  /// Follows a finger. The first movement decides what the drag does.
  mutating func drag(
    by translation: Vector, _ photo: Photo, in layout: ViewerLayout, canZoom: Bool,
    canChangePage: Bool, isShifted: Bool
  ) {
    self.translation = translation - origin
    guard case .waiting = action, self.translation != .zero else { return }
    var conditions = DragShare.State(
      hasNeighbors: canChangePage,
      isSideways: abs(self.translation.x) > abs(self.translation.y)
        || isShifted)
    let (grabbed, limits) = (
      grabbedPose(of: photo.picture, in: layout), layout.zoomLimits(of: photo.picture)
    )
    if canZoom, photo.zoom.scale > 1 || limits.scale(of: grabbed) > ZoomLimits.fitThreshold {
      conditions.isZoomed = true
      conditions.edges = limits.edges(
        at: grabbed.outline.center - layout.center, magnifiedBy: limits.scale(of: grabbed))
    }
    action = .dragging(conditions)
  }

  /// Keeps the photograph in place after a change of the layout or of the pages.
  mutating func relayout(
    from old: (picture: Picture, layout: ViewerLayout),
    to new: (picture: Picture, layout: ViewerLayout)
  ) {
    let grabbed = grabbedPose(of: old.picture, in: old.layout)
      .reshaped(to: new.picture.ratio, from: old.picture.ratio)
    difference = grabbed - new.layout.fit(new.picture)
    if case .dragging = action {} else { height = new.layout.screen.height }
    isUnmoved = false
  }

  /// Continues with other fingers. The photograph stays in place.
  private mutating func continueWithFingers(
    at point: Vector, moved translation: Vector, _ picture: Picture, in layout: ViewerLayout
  ) {
    let seen = pose(of: picture, in: layout)
    difference = seen - layout.fit(picture)
    (grabPoint, origin, self.translation) = (point, translation, .zero)
    (action, isUnmoved) = (.waiting, false)
  }
}

// MARK: Pinching

extension PhotoDrag {
  /// Begins a pinch about a point of its page, when the scale of the gesture is `scale`. The photograph stays in place.
  mutating func beginPinch(
    by scale: Double, moved translation: Vector, at point: Vector, mayClose: Bool,
    _ picture: Picture, in layout: ViewerLayout
  ) {
    continueWithFingers(at: point, moved: translation, picture, in: layout)
    action = .pinching(Pinch(from: scale, within: scales, mayClose: mayClose))
    pinchPoint = point
  }

  /// Follows fingers that pinch about a point of its page.
  mutating func pinch(by scale: Double, at point: Vector) {
    setScale(scale)
    translation = point - grabPoint
  }

  /// Follows a trackpad or a wheel that pinches about the pointer.
  mutating func setScale(_ scale: Double) {
    guard case .pinching(var pinch) = action else { return }
    pinch.setScale(scale)
    action = .pinching(pinch)
  }

  /// Notes the velocity of the scale at the release that closes the photograph, divided by the scale, per second.
  mutating func release(scaling relativeScaleVelocity: Double) {
    guard case .pinching(var pinch) = action else { return }
    pinch.relativeScaleVelocity = relativeScaleVelocity
    action = .pinching(pinch)
  }

  /// Continues as a drag with the last finger of a pinch, at a point of its page.
  mutating func endPinch(
    at point: Vector, moved translation: Vector, _ picture: Picture, in layout: ViewerLayout
  ) {
    let focus = focus
    continueWithFingers(at: point, moved: translation, picture, in: layout)
    pinchPoint = focus
  }
}
