/// A drag of a photograph, by fingers or by a pinch on a trackpad or a wheel.
///
/// The photograph is drawn in the grabbed pose, changed by the movement of the fingers: ``DragShare`` determines what a drag
/// does, ``DragAway`` and ``PinchAway`` how the photograph leaves the screen, ``Zoom`` how far it follows.
struct PhotoDrag: Equatable, Sendable {
  /// A pinch on a trackpad or by a wheel.
  struct TrackpadPinch: Equatable, Sendable {
    /// The position of the pointer at the start, in points on the screen.
    let point: Vector
    /// The scale since the start.
    var scale = 1.0
    /// The time at which the wheel counts as silent, in seconds; nil for a trackpad, which reports the end of a pinch.
    var deadline: Double?
  }

  /// The pinch of a trackpad or a wheel; nil for fingers on the screen.
  var trackpadPinch: TrackpadPinch?
  /// The difference of the grabbed pose from the pose at fit.
  private(set) var difference: Pose
  /// The height of the screen at the grab, in points, which determines how far the photograph is dragged away.
  private(set) var height: Double
  /// The pull of the row at the grab, before the rubber band.
  private var pull: Double
  /// The grabbed point of its page.
  private(set) var grabPoint: Vector
  /// The scales within which it follows a pinch without a rubber band.
  private(set) var range: ClosedRange<Double>
  /// Whether a pinch may close it.
  private(set) var mayClose = false
  /// The growth at the release of a pinch that closes it, in shares of its size per second.
  private(set) var growth = 0.0
  /// The translation of the gesture when these fingers took over.
  private var origin = Vector.zero
  /// The translation since then, in points.
  private(set) var translation = Vector.zero
  /// The conditions of the drag; nil before it begins.
  private(set) var state: DragShare.State?
  /// The scale since the start of the pinch; nil without a pinch.
  private(set) var pinchScale: Double?
  /// The scale of the gesture at the start of the pinch.
  private var pinchScaleOrigin = 1.0
  /// The point between the fingers of an earlier pinch; nil without one.
  private var pinched: Vector?

  /// Grabs a photograph that is drawn in a pose.
  /// - Parameters:
  ///   - pose: The pose, on its own page.
  ///   - picture: Its picture.
  ///   - layout: The layout of the viewer.
  ///   - shift: The shift of the row of pages, in points.
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

  /// The shares of the drag.
  var share: DragShare { state.map { DragShare(of: translation, in: $0) } ?? DragShare() }

  /// The pull of the row, before the rubber band.
  var rowPull: Double { pull + share.page }

  /// The point about which it returns within its limits: the point between the fingers of the present pinch or of the last one.
  var focus: Vector { (pinched ?? grabPoint) + translation }

  /// Whether fingers pinch it.
  var isPinching: Bool { if case .some = pinchScale { true } else { false } }

  /// Whether the drag has begun.
  var hasBegun: Bool { if case .some = state { true } else { false } }

  /// Whether it is magnified, or was when grabbed.
  var isZooming: Bool {
    if case .some = pinched { return true }
    return isPinching || (state?.isZoomed ?? false)
  }
}

// MARK: Moving

extension PhotoDrag {
  /// Follows a finger. The first movement decides what the drag does.
  mutating func drag(
    by translation: Vector, _ photo: Photo, in layout: ViewerLayout, canZoom: Bool,
    canChangePage: Bool
  ) {
    self.translation = translation - origin
    guard case nil = state, self.translation != .zero else { return }
    state = DragShare.State(
      hasNeighbors: canChangePage,
      isSideways: abs(self.translation.x) > abs(self.translation.y)
        || abs(pull) > Threshold.touchSlop)
    let (zoom, grabbed) = (
      layout.zoom(of: photo.picture), grabbedPose(of: photo.picture, in: layout)
    )
    let scale = zoom.scale(of: grabbed)
    guard canZoom, photo.zoom.scale > 1 || scale > Zoom.fitThreshold else { return }
    let (center, slack) = (grabbed.outline.center.x - layout.center.x, zoom.slack(at: scale).x)
    state?.isZoomed = true
    if center - 0.5 <= -slack { state?.edges.insert(.left) }
    if center + 0.5 >= slack { state?.edges.insert(.right) }
  }

  /// Follows fingers that pinch about a point of its page.
  mutating func pinch(by scale: Double, at point: Vector) {
    pinchScale = scale / pinchScaleOrigin
    translation = point - grabPoint
  }

  /// Begins a pinch. The photograph stays in place.
  mutating func beginPinch(by scale: Double, mayClose: Bool) {
    (pinchScale, pinchScaleOrigin) = (1, scale)
    guard mayClose else { return }
    self.mayClose = true
    range = min(range.lowerBound, Magnify.scales.lowerBound)...range.upperBound
  }

  /// Continues as a drag after a pinch about a point.
  mutating func endPinch(about focus: Vector) { pinched = focus }

  /// Notes how fast the photograph grows at the release, in shares of its size per second.
  mutating func release(growing growth: Double) { self.growth = growth }

  /// Returns the growth of the photograph per second, in scales since the start of the pinch, for fingers that spread by
  /// `velocity`; nil without a pinch.
  func growth(spreading velocity: Double) -> Double? {
    pinchScale.map { velocity / ($0 * pinchScaleOrigin) }
  }

  /// Continues with other fingers. The photograph stays in place.
  mutating func continueWithFingers(
    at point: Vector, moved translation: Vector, _ picture: Picture, in layout: ViewerLayout
  ) {
    var next = self
    next.difference = pose(of: picture, in: layout) - layout.fit(picture)
    next.pull = rowPull
    (next.grabPoint, next.origin, next.translation) = (point, translation, .zero)
    (next.state, next.pinchScale, next.pinchScaleOrigin, next.pinched) = (nil, nil, 1, nil)
    self = next
  }

  /// Keeps the photograph and the row in place after a change of the layout or of the pages.
  mutating func relayout(
    from old: (picture: Picture, layout: ViewerLayout),
    to new: (picture: Picture, layout: ViewerLayout), shiftedBy shift: Double, in row: PhotoRow
  ) {
    let grabbed = grabbedPose(of: old.picture, in: old.layout)
      .reshaped(to: new.picture.ratio, from: old.picture.ratio)
    difference = grabbed - new.layout.fit(new.picture)
    if case nil = state { height = new.layout.screen.height }
    pull = row.unbanded(shift) - share.page
  }
}
