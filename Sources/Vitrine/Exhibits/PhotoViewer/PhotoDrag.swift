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

extension PhotoDrag {
  /// The effect of the fingers.
  enum Action: Equatable, Sendable {
    /// They have no effect yet. The first movement decides what the drag does.
    case waiting
    /// The photograph is panned, changes the page or is dragged away. The conditions were decided at the first movement.
    case dragging(DragShare.State)
    case pinching(Pinch)
  }

  /// The conditions of the drag; nil before the first movement, and in a pinch.
  var conditions: DragShare.State? {
    if case .dragging(let conditions) = action { conditions } else { nil }
  }

  /// The shares of the drag.
  var share: DragShare { conditions.map { DragShare(of: translation, in: $0) } ?? DragShare() }

  /// Whether fingers pinch it.
  var isPinching: Bool { if case .pinching = action { true } else { false } }

  /// Whether fingers pinch it so that they may close it.
  var mayClose: Bool { if case .pinching(let pinch) = action { pinch.mayClose } else { false } }

  /// The scale of a gesture that pinches it; 1 without one.
  var gestureScale: Double {
    if case .pinching(let pinch) = action { pinch.gestureScale } else { 1 }
  }
}

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

/// The pose of a dragged photograph, and its velocity.
extension PhotoDrag {
  /// Returns the pose of the dragged photograph.
  func pose(of picture: Picture, in layout: ViewerLayout) -> Pose {
    let (grabbed, limits) = (grabbedPose(of: picture, in: layout), layout.zoomLimits(of: picture))
    let scale = limits.scale(of: grabbed)
    if case .pinching(let pinch) = action {
      return pinchedPose(grabbed, by: pinch, scale: scale, within: limits)
    }
    guard let conditions, conditions.isZoomed else {
      return dragAway.pose(dragging: grabbed, from: grabPoint, by: share.dismiss)
    }
    let center = grabbed.outline.center - layout.center
    return grabbed.moved(by: limits.dragged(center, by: share.pan, at: scale) - center)
  }

  /// Returns a pose in which the grabbed point stays between the fingers.
  private func pinchedPose(
    _ grabbed: Pose, by pinch: Pinch, scale: Double, within limits: ZoomLimits
  ) -> Pose {
    guard scale > 0 else { return grabbed }
    let asked = limits.rawScale(for: scale, within: pinch.scales) * pinch.scale
    let drawn = limits.scale(for: asked, within: pinch.scales)
    let pose = grabbed.scaled(by: drawn / scale, about: grabPoint).moved(by: translation)
    return pinch.mayClose ? PinchAway.shaded(pose, from: scale, to: drawn) : pose
  }

  /// Returns the velocity of the pose while the fingers move with a velocity, in points per second.
  func poseVelocity(
    of picture: Picture, in layout: ViewerLayout, moving velocity: Vector
  ) -> Pose {
    let limits = layout.zoomLimits(of: picture)
    if case .pinching(let pinch) = action {
      let pose = pose(of: picture, in: layout)
      return PinchAway.velocity(
        of: pose, about: focus, scaling: pinch.relativeScaleVelocity, moving: velocity,
        at: limits.scale(of: pose))
    }
    guard let conditions else { return .zero }
    let grabbed = grabbedPose(of: picture, in: layout)
    if conditions.isZoomed {
      let panVelocity = limits.velocity(
        of: grabbed.outline.center - layout.center, draggedBy: share.pan,
        at: limits.scale(of: grabbed),
        with: velocity)
      return Pose.zero.moved(by: panVelocity)
    }
    guard !share.changesPage else { return .zero }
    return dragAway.velocity(
      dragging: grabbed, from: grabPoint, by: share.dismiss, with: velocity)
  }

  /// Returns whether a release with a velocity closes the photograph.
  func closes(with velocity: Vector) -> Bool {
    dragAway.commits(after: share.dismiss, with: velocity)
  }

  /// Returns the pose in which it was grabbed.
  func grabbedPose(of picture: Picture, in layout: ViewerLayout) -> Pose {
    let fit = layout.fit(picture)
    return (fit + difference).withMinimumSize(at: fit)
  }

  private var dragAway: DragAway { DragAway(height: height) }
}
