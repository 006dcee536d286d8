/// The pages of a viewer, with all motions and drags.
///
/// ```
///   closed --open--> moving to the screen --arrival--> open --close--> moving to the source --arrival--> closed
/// ```
/// ``MovingOffset`` moves the row of pages, and says whether the viewer rests, moves or is held. This file contains the state and
/// the functions that write it; the files beside it call these.
///
/// ``relayout(_:)`` changes the screen, the environment and the pictures. A photograph at rest gets its new position at once.
/// One that moves or is held continues from its visible position. Only the place on the page changes elsewhere: in
/// ``setSource(_:)``, and when another photograph is shown.
struct ViewerPages: Equatable, Sendable {
  /// The shift of the row of pages, in points to the right.
  private(set) var shift = MovingOffset<PhotoDrag>()
  private(set) var layout = ViewerLayout()
  private(set) var photos = ViewerPhotos()
  /// The open photograph.
  private(set) var open = OpenPhoto()
  /// The time at which the photograph has first rested on the full screen since it was opened, in seconds; infinite before.
  private var firstRest = Double.infinity
  /// Taps that wait for a second one. Anything that moves the photograph forgets them.
  private(set) var taps = TapPair()
  private var signals = SignalQueue()
  /// The time at which it last began to move by itself, in seconds.
  private var movingSince = -Double.infinity
  /// Whether the photograph ignores that its source moves, because the window has got another size. It follows the source again from the
  /// next ``move()`` on.
  private var keepsPlace = false
}

// MARK: State

extension ViewerPages {
  /// Whether the photograph has rested on the full screen since it was opened.
  var hasArrived: Bool { firstRest < .infinity }

  /// Lets time pass until a time, in seconds.
  mutating func advance(to time: Double) { shift.advance(to: time) }

  /// Continues motions from the frame drawn for a time, in seconds, as if no time had passed since that frame. A frame from before the motion
  /// counts as its first one.
  mutating func continueMotions(shown time: Double) {
    let time = max(time, movingSince)
    guard !isClosed, !isHeld, shift.clock.motion(at: time) < restTime else { return }
    shift.rewind(to: time)
    if time < firstRest { firstRest = .infinity }
    guard isOpenAtRest else { return }
    signals.withdraw(.settle(item: shown.item, isOpen: true))
    shift.enter(.moving)
  }

  /// Lets motions run at another speed from now on.
  mutating func setSpeed(_ speed: Double) { shift.setSpeed(speed) }

  /// Sets the preferences of the person and the system.
  mutating func setEnvironment(_ new: Event.Environment) {
    if new.isRightToLeft != layout.environment.isRightToLeft { mirror() }
    // The pixels of the screen determine the size of small pictures.
    relayout { layout, _ in layout.environment = new }
  }

  /// Mirrors the order of the pages. Visible photographs stay where they are, and a slide ends where it would have ended.
  private mutating func mirror() {
    keepNeighbors(of: shown.item, shiftedBy: shift.position)
    photos.mirror()
  }

  /// Changes the frame on the page to which the shown photograph returns. A photograph on its way follows a page that scrolls, and
  /// stays where it is drawn when the frame is another one because the window has another size.
  mutating func setSource(_ new: Source?) {
    let motion = now.motion
    let (seen, velocity) = (pose(at: motion), shown.flight.velocity(at: motion))
    let hadSource = layout.hasSource
    let staysInPlace = keepsPlace && new != layout.source
    layout.source = new
    guard !isClosed, !isHeld, shown.flight.reference == .source,
      layout.hasSource != hadSource || staysInPlace || isMirrored(at: motion)
    else { return }
    photos.shown.flight = layout.flight(
      of: shown, to: .source, from: seen, velocity: velocity, by: .smooth, at: motion)
  }

  /// Notes a press, which may be that of a second tap.
  mutating func notePress(at point: Vector, isOfOpening: Bool) {
    taps.press(at: point, now.real, isOfOpening: isOfOpening)
  }

  /// Notes that the press was a tap, and returns its role.
  mutating func noteTap(at point: Vector) -> TapPair.Role { taps.tap(at: point, now.real) }

  /// Forgets a tap that waits for a second one.
  mutating func forgetTaps() { taps.forget() }

  /// Grabs the photograph and the row where they were drawn, with the row at a shift.
  mutating func grab(_ drag: PhotoDrag, at seen: Double, by cause: DragCause) {
    shift.grab(drag, at: seen, in: row.range, by: cause)
  }

  /// Follows a finger that drags the photograph and the row.
  mutating func follow(_ drag: PhotoDrag) {
    shift.drag(drag, by: drag.share.page, in: row.range)
  }

  /// Continues with a changed drag, or one with another cause. The row stays where it is.
  mutating func change(_ drag: PhotoDrag, by cause: DragCause? = nil) {
    shift.setDistance(drag, to: drag.share.page, by: cause)
  }

  /// Gives the row the velocity of the finger that releases it, in points per second.
  mutating func throwRow(velocity: Double) { shift.release(velocity: velocity, in: row.range) }

  /// Scrolls the row by a wheel, within bounds. A wheel that cannot scroll it farther still holds it. Returns whether it does.
  mutating func scrollRow(by distance: Double, within bounds: ClosedRange<Double>) -> Bool {
    if shift.scroll(by: distance, within: bounds) { return true }
    if shift.isWheeling { shift.holdByWheel() }
    return shift.isWheeling
  }

  /// Lets a wheel hold the row while it pans the photograph. A row that moves by itself continues.
  mutating func holdRow() {
    shift.motion.isResting(at: now.motion) ? shift.holdByWheel() : shift.enter(.moving)
  }

  /// Moves by itself to its destination. A row that a wheel scrolls moves back to the shown photograph.
  mutating func move() {
    if shift.isWheeling { slide(from: shift.position, 0) }
    (movingSince, keepsPlace) = (now.real, false)
    shift.enter(.moving)
  }

  /// Moves the row to the shown photograph, from a shift and with a velocity in points per second.
  mutating func slide(from position: Double, _ velocity: Double) {
    movingSince = now.real
    shift.enter(
      .moving,
      .spring(from: position, velocity: velocity, to: 0, at: now.motion, with: .settling))
    removeInvisible(shiftedBy: position)
  }

  /// Keeps the photograph on the screen when its place on the page moves.
  mutating func keepPlace() { keepsPlace = true }

  /// Sets the flight of the shown photograph.
  mutating func setFlight(_ flight: Flight) { photos.shown.flight = flight }

  /// Sets the zoom of the shown photograph.
  mutating func setZoom(_ zoom: ViewerZoom) { photos.shown.zoom = zoom }

  /// Fades the scene to an opacity.
  mutating func fade(to opacity: Double) { shift.fade(to: opacity) }

  /// Stops a fade at a motion time.
  mutating func holdFade(at time: Double) { shift.setOpacity(shift.fade.opacity(at: time)) }

  /// Decides to open or to close the photograph.
  mutating func decide(_ end: Flight.End) {
    if let decision = open.go(to: end) { signals.append(decision) }
  }

  /// Replaces `taken` with the signals since the last call.
  mutating func takeSignals(into taken: inout [Signal]) { signals.take(into: &taken) }

  /// Shows another photograph, which is on `page`, instead of `old`. On page 0 it replaces the shown photograph in
  /// a cross-fade, and `old` has no effect.
  mutating func show(_ item: Int, on page: Int, leaving old: Photo) {
    page == 0
      ? photos.crossFade(to: item, at: now.motion)
      : photos.show(item, on: page, leaving: old, at: now.motion)
    layout.source = nil
    taps.forget()
    signals.append(open.show(item))
  }

  /// Keeps a visible photograph beside the shown one.
  mutating func keep(_ photo: Photo) { photos.beside.append(photo) }

  /// Removes photographs that are invisible and do not move.
  mutating func removeInvisible(shiftedBy shift: Double) {
    let (row, motion) = (row, now.motion)
    photos.removeBeside { !row.shows($0.page, shiftedBy: shift) && $0.restTime <= motion }
  }

  /// Starts with a photograph that is about to open.
  mutating func begin(with picture: Picture) {
    photos.shown = Photo(picture, at: .source)
    open.begin(picture.item)
    firstRest = .infinity
    shift.enter(.moving)
    shift.setOpacity(layout.environment.reducesMotion ? 0 : 1)
  }

  /// Ends all motions at the destination.
  mutating func arrive() {
    photos.shown.flight = .resting(at: destination)
    let (isOpen, zoom) = (destination == .screen, shown.zoom)
    photos.shown.zoom.rest(
      at: isOpen ? zoom.scale : 1, panned: isOpen ? zoom.pan(at: .infinity) : .zero)
    shift.rest(at: 0)
    finishMotion()
  }

  /// Rests at the destination, where nothing moves.
  mutating func rest() {
    shift.enter(.resting)
    open.rest()
  }

  /// Rests at the destination, where all motions have ended, and announces it.
  mutating func finishMotion() {
    photos.removeOthers()
    rest()
    if isOpenAtRest { firstRest = min(firstRest, now.real) }
    signals.append(.settle(item: shown.item, isOpen: isOpenAtRest))
  }
}

// MARK: Layout

extension ViewerPages {
  /// Changes the screen, the environment or the pictures.
  mutating func relayout(_ change: (inout ViewerLayout, inout ViewerPhotos) -> Void) {
    let (before, motion) = (self, now.motion)
    change(&layout, &photos)
    keepDraggedPhoto(from: before.shown.picture, in: before.layout)
    if before.zoomLimits != zoomLimits { confine() }
    if !isHeld {
      photos.shown.flight = layout.flight(
        of: shown, from: before.shown, in: before.layout, at: motion)
    }
    photos.continueFlights(from: before.photos, in: before.layout, to: layout, at: motion)
  }

  /// Keeps a held photograph in place after a change of its picture, the layout or the pages.
  private mutating func keepDraggedPhoto(from picture: Picture, in old: ViewerLayout) {
    guard var drag else { return }
    drag.relayout(from: (picture, old), to: (shown.picture, layout))
    shift.reanchor(drag, at: shift.target, after: drag.share.page, in: row.range)
  }

  /// Keeps the photograph within other limits.
  private mutating func confine() {
    let scale = min(shown.zoom.scale, zoomLimits.maximum)
    photos.shown.zoom.rest(
      at: scale, panned: zoomLimits.confined(shown.zoom.pan(at: now.motion), at: scale))
  }

  /// Follows an edit of the items. A photograph whose item is gone closes without a place.
  mutating func follow(_ edit: Edit) {
    // Without a known count, nothing can be removed.
    guard edit.countBefore > 0 || edit.count > 0 else { return }
    let wasGone = shown.isGone
    photos.follow(edit)
    open.follow(edit)
    signals.follow(edit)
    keepDraggedPhoto(from: shown.picture, in: layout)
    guard !isClosed, !wasGone, shown.isGone else { return }
    setSource(nil)
    go(to: .source)
  }
}
