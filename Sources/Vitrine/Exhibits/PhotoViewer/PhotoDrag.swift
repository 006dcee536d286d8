/// A hold on the photograph, by fingers or by a pinch on a trackpad or a wheel.
///
/// The photograph is drawn as it was grabbed, changed by what the fingers have done since: ``DragShare`` says what a drag does,
/// ``DragAway`` and ``PinchAway`` how the photograph leaves the screen, ``Zoom`` how far it follows.
struct PhotoDrag: Equatable, Sendable {
  /// A pinch that is not made by fingers on the screen.
  struct Magnification: Equatable, Sendable {
    /// Where the pointer was when it began, in points on the screen.
    let point: Vector
    /// How many times larger it has become.
    var scale = 1.0
    /// When the wheel counts as silent, in seconds; nil for a trackpad, which reports the end of a pinch.
    var deadline: Double?
  }

  /// The pinch of a trackpad or a wheel; nil for fingers on the screen.
  var magnification: Magnification?
  /// How the photograph differed from its pose at fit when it was grabbed.
  private(set) var difference: Pose
  /// How high the screen was then, in points; dragging away is measured by it.
  private var height: Double
  /// How far the row was pulled then, before the rubber band.
  private var pull: Double
  /// The point of its page at which it was grabbed.
  private var grabPoint: Vector
  /// The scales within which it follows fingers that spread, without a rubber band.
  private var range: ClosedRange<Double>
  /// Whether a pinch may close it.
  private(set) var mayClose = false
  /// How fast it grew when fingers that pinched it away let go, in shares of its size per second.
  private var growth = 0.0
  /// How far the fingers had moved before these took hold.
  private var origin = Vector.zero
  /// How far they have moved since, in points.
  private(set) var translation = Vector.zero
  /// What the drag does; nil until it has begun.
  private var state: DragShare.State?
  /// How many times larger fingers have spread it; nil while they only drag.
  private var spread: Double?
  /// How many times larger they had spread it before they took hold.
  private var spreadOrigin = 1.0
  /// The point between the fingers that pinched it before; nil if none did.
  private var pinched: Vector?

  /// Grabs a photograph that is drawn in a pose.
  /// - Parameters:
  ///   - pose: The pose on its own page.
  ///   - picture: Its picture.
  ///   - layout: The layout of the viewer.
  ///   - shift: How far the row of pages is shifted, in points.
  ///   - row: The row of pages.
  ///   - point: The point on the screen.
  init(
    _ pose: Pose, of picture: Picture, in layout: ViewerLayout, shiftedBy shift: Double,
    in row: PhotoRow, at point: Vector
  ) {
    let zoom = layout.zoom(of: picture)
    difference = pose - layout.fit(picture)
    height = layout.screen.height
    pull = row.unbanded(shift)
    grabPoint = point - Vector(x: shift, y: 0)
    range = zoom.range(holding: zoom.scale(of: pose))
  }

  /// What the drag does.
  var share: DragShare { state.map { DragShare(of: translation, in: $0) } ?? DragShare() }

  /// How far the row is pulled, before the rubber band.
  var rowPull: Double { pull + share.page }

  /// The point about which it returns within its limits: between the fingers that pinch it, or that did last.
  var focus: Vector { (pinched ?? grabPoint) + translation }

  /// Whether fingers pinch it.
  var isPinching: Bool { if case .some = spread { true } else { false } }

  /// Whether the drag has begun.
  var hasBegun: Bool { if case .some = state { true } else { false } }

  /// Whether it is magnified, or was when it was grabbed.
  var isZooming: Bool {
    if case .some = pinched { return true }
    return isPinching || (state?.isZoomed ?? false)
  }
}

// MARK: Moving

extension PhotoDrag {
  /// Follows a finger. What the drag does is decided when it begins.
  mutating func drag(
    by translation: Vector, _ photo: Photo, in layout: ViewerLayout, canZoom: Bool, turnsPages: Bool
  ) {
    self.translation = translation - origin
    guard case nil = state, self.translation != .zero else { return }
    state = DragShare.State(
      turnsPages: turnsPages,
      isSideways: abs(self.translation.x) > abs(self.translation.y)
        || abs(pull) > Threshold.touchSlop)
    let (zoom, base) = (layout.zoom(of: photo.picture), base(of: photo.picture, in: layout))
    let scale = zoom.scale(of: base)
    guard canZoom, photo.zoom.scale > 1 || scale > Zoom.hardly else { return }
    let (center, slack) = (base.outline.center.x - layout.center.x, zoom.slack(at: scale).x)
    state?.isZoomed = true
    if center - 0.5 <= -slack { state?.edges.insert(.left) }
    if center + 0.5 >= slack { state?.edges.insert(.right) }
  }

  /// Follows fingers that pinch about a point of its page.
  mutating func pinch(by scale: Double, at point: Vector) {
    spread = scale / spreadOrigin
    translation = point - grabPoint
  }

  /// Pinches from here on. The photograph stays where it is.
  mutating func beginPinch(by scale: Double, mayClose: Bool) {
    (spread, spreadOrigin) = (1, scale)
    guard mayClose else { return }
    self.mayClose = true
    range = min(range.lowerBound, Magnify.scales.lowerBound)...range.upperBound
  }

  /// The last finger drags on after a pinch about a point.
  mutating func endPinch(about focus: Vector) { pinched = focus }

  /// Lets go of a photograph that grows by shares of its size per second.
  mutating func letGo(growing growth: Double) { self.growth = growth }

  /// How many times larger than at the beginning of the pinch the fingers make it in a second that spread by `velocity`; nil
  /// without a pinch.
  func growth(spreading velocity: Double) -> Double? {
    spread.map { velocity / ($0 * spreadOrigin) }
  }

  /// Hands the photograph over to other fingers, where it is.
  mutating func regrab(
    at point: Vector, moved translation: Vector, _ picture: Picture, in layout: ViewerLayout
  ) {
    var next = self
    next.difference = pose(of: picture, in: layout) - layout.fit(picture)
    next.pull = rowPull
    (next.grabPoint, next.origin, next.translation) = (point, translation, .zero)
    (next.state, next.spread, next.spreadOrigin, next.pinched) = (nil, nil, 1, nil)
    self = next
  }

  /// Stays where it is drawn after a change of the layout.
  mutating func relayout(
    from old: (picture: Picture, layout: ViewerLayout),
    to new: (picture: Picture, layout: ViewerLayout), shiftedBy shift: Double, in row: PhotoRow
  ) {
    let base = base(of: old.picture, in: old.layout)
      .reshaped(to: new.picture.ratio, from: old.picture.ratio)
    difference = base - new.layout.fit(new.picture)
    if case nil = state { height = new.layout.screen.height }
    pull = row.unbanded(shift) - share.page
  }
}

// MARK: Poses

extension PhotoDrag {
  /// The pose of the photograph while it is held.
  func pose(of picture: Picture, in layout: ViewerLayout) -> Pose {
    let (base, zoom) = (base(of: picture, in: layout), layout.zoom(of: picture))
    let scale = zoom.scale(of: base)
    if let spread { return pinchedPose(base, by: spread, scale: scale, within: zoom) }
    guard let state, state.isZoomed else {
      return dragAway.pose(dragging: base, from: grabPoint, by: share.dismiss)
    }
    let center = base.outline.center - layout.center
    return base.moved(by: zoom.pulled(center, by: share.pan, at: scale) - center)
  }

  /// The point of the photograph between the fingers stays between them.
  private func pinchedPose(
    _ base: Pose, by spread: Double, scale: Double, within zoom: Zoom
  ) -> Pose {
    guard scale > 0 else { return base }
    let asked = zoom.unbanded(scale, within: range) * spread
    let drawn = zoom.banded(asked, within: range)
    let pose = base.scaled(by: drawn / scale, about: grabPoint).moved(by: translation)
    return mayClose ? PinchAway.shaded(pose, from: scale, to: drawn) : pose
  }

  /// How fast the pose changes while the fingers move with a velocity, in points per second.
  func poseVelocity(
    of picture: Picture, in layout: ViewerLayout, moving velocity: Vector
  ) -> Pose {
    let zoom = layout.zoom(of: picture)
    guard !isPinching else {
      let pose = pose(of: picture, in: layout)
      return PinchAway.velocity(
        of: pose, about: focus, growing: growth, moving: velocity, at: zoom.scale(of: pose))
    }
    guard let state else { return .none }
    let base = base(of: picture, in: layout)
    if state.isZoomed {
      let drift = zoom.drift(
        of: base.outline.center - layout.center, pulledBy: share.pan, at: zoom.scale(of: base),
        with: velocity)
      return Pose.none.moved(by: drift)
    }
    guard !share.turnsPage else { return .none }
    return dragAway.velocity(
      dragging: base, from: grabPoint, by: share.dismiss, with: velocity)
  }

  /// Whether letting go with a velocity closes a photograph that is dragged away.
  func closes(with velocity: Vector) -> Bool {
    dragAway.commits(after: share.dismiss, with: velocity)
  }

  /// The pose in which it was grabbed.
  private func base(of picture: Picture, in layout: ViewerLayout) -> Pose {
    let fit = layout.fit(picture)
    return (fit + difference).upright(at: fit)
  }

  private var dragAway: DragAway { DragAway(height: height) }
}
