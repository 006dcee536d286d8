/// The pages of a viewer, with all motions and drags.
///
/// ```
///   closed --open--> moving(to: screen) --arrival--> resting --close--> moving(to: source) --arrival--> closed
///   resting, moving, wheeling --grab--> dragging --release--> moving
///   resting, moving --wheel--> wheeling --silence--> moving
/// ```
/// This file contains the state and the functions that write it; the files beside it call these.
///
/// ``relayout(_:)`` changes the screen, the environment and the pictures. A photograph at rest gets its new position at once.
/// One that moves or is held continues from its visible position. Only the place on the page changes elsewhere: in
/// ``setSource(_:)``, and when another photograph is shown.
struct ViewerPages: Equatable, Sendable {
  private(set) var clock = MotionClock()
  private(set) var layout = ViewerLayout()
  private(set) var phase = Phase.closed
  private(set) var photos = ViewerPhotos()
  /// The shift of the row of pages, in points to the right, as a function of motion time.
  private(set) var shift = Motion.rest(at: 0)
  /// The opacity of the scene with reduced motion.
  private(set) var sceneFade = Fade()
  /// Whether the photograph has rested on the full screen since it was opened.
  private(set) var hasArrived = false
  /// Taps that wait for a second one. Anything that moves the photograph forgets them.
  private(set) var taps = TapPair()
  private var signals = SignalQueue()
}

// MARK: State

extension ViewerPages {
  /// Lets time pass until a time, in seconds.
  mutating func advance(to time: Double) { clock.advance(to: time) }

  /// Continues motions from the frame drawn for a time, in seconds, as if none had passed since then.
  mutating func continueMotions(shown time: Double) {
    guard !isClosed, !isHeld, clock.motion(at: time) < restTime else { return }
    clock.rewind(to: time)
    if case .resting = phase { enter(.moving(to: .screen)) }
  }

  /// Lets motions run at another speed from now on.
  mutating func setSpeed(_ speed: Double) { clock.setSpeed(speed) }

  /// Sets the preferences of the person and the system.
  mutating func setEnvironment(_ new: Event.Environment) {
    if new.isRightToLeft != layout.environment.isRightToLeft { mirror() }
    // The pixels of the screen determine the size of small pictures.
    relayout { layout, _ in layout.environment = new }
  }

  /// Mirrors the order of the pages. Visible photographs stay where they are, and a slide ends where it would have ended.
  private mutating func mirror() {
    keepNeighbors(of: shown.item, shiftedBy: shift.position(at: now.motion))
    photos.mirror()
  }

  /// Changes the frame on the page to which the shown photograph returns. A photograph on its way follows a page that scrolls, and
  /// stays where it is drawn when the frame is another one because the window has another size.
  mutating func setSource(_ new: Source?) {
    let motion = now.motion
    let (seen, velocity) = (pose(at: motion), shown.flight.velocity(at: motion))
    let hadSource = layout.hasSource
    let keepsPlace = shown.flight.keepsPlace
    let staysInPlace = keepsPlace && new != layout.source
    layout.source = new
    guard !isClosed, !isHeld, shown.flight.reference == .source,
      layout.hasSource != hadSource || staysInPlace || isMirrored(at: motion)
    else { return }
    photos.shown.flight = layout.flight(
      of: shown, to: .source, from: seen, velocity: velocity, by: .smooth, at: motion)
    photos.shown.flight.keepsPlace = keepsPlace
  }

  /// Notes a press, which may be that of a second tap.
  mutating func notePress(at point: Vector, isEcho: Bool) {
    taps.press(at: point, now.real, isEcho: isEcho)
  }

  /// Notes that the press was a tap, and returns its role.
  mutating func noteTap(at point: Vector) -> TapPair.Role { taps.tap(at: point, now.real) }

  /// Forgets a tap that waits for a second one.
  mutating func forgetTaps() { taps.forget() }

  /// Enters a phase. A row that a wheel scrolls moves back, unless the phase comes with a shift.
  mutating func enter(_ phase: Phase) {
    if case .wheeling = self.phase { slide(from: shift.position(at: now.motion), 0) }
    self.phase = phase
  }

  /// Enters a phase with another shift of the row.
  mutating func enter(_ phase: Phase, shift: Motion) { (self.phase, self.shift) = (phase, shift) }

  /// Moves the row to the shown photograph, from a shift and with a velocity in points per second.
  mutating func slide(from position: Double, _ velocity: Double) {
    shift = .spring(from: position, velocity: velocity, to: 0, at: now.motion, with: .settling)
    removeInvisible(shiftedBy: position)
  }

  /// Keeps the photograph on the screen when its place on the page moves.
  mutating func keepPlace() { photos.shown.flight.keepsPlace = true }

  /// Sets the flight of the shown photograph.
  mutating func setFlight(_ flight: Flight) { photos.shown.flight = flight }

  /// Sets the zoom of the shown photograph.
  mutating func setZoom(_ zoom: ViewerZoom) { photos.shown.zoom = zoom }

  /// Fades the scene to an opacity.
  mutating func fade(to opacity: Double) { sceneFade.fade(to: opacity, at: now.motion) }

  /// Stops a fade.
  mutating func holdFade(at time: Double) {
    sceneFade = Fade(opacity: sceneFade.opacity(at: time))
  }

  /// Adds a signal for the host.
  mutating func announce(_ signal: Signal) { signals.append(signal) }

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
    announce(.change(item: item))
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
    (phase, hasArrived) = (.moving(to: .source), false)
    sceneFade = Fade(opacity: layout.environment.reducesMotion ? 0 : 1)
  }

  /// Ends all motions at an end.
  mutating func arrive(at end: Flight.End) {
    photos.shown.flight = .resting(at: end)
    let (isOpen, zoom) = (end == .screen, shown.zoom)
    photos.shown.zoom.rest(
      at: isOpen ? zoom.scale : 1, panned: isOpen ? zoom.pan(at: .infinity) : .zero)
    (sceneFade, shift) = (Fade(), .rest(at: 0))
    finishMotion(at: end)
  }

  /// Rests at an end, where nothing moves.
  mutating func rest(at end: Flight.End) { phase = end == .screen ? .resting : .closed }

  /// Rests at an end, where all motions have ended, and announces it.
  mutating func finishMotion(at end: Flight.End) {
    photos.removeOthers()
    rest(at: end)
    if end == .screen { hasArrived = true }
    announce(.settle(item: shown.item, isOpen: end == .screen))
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
    guard case .dragging(var drag, let end) = phase else { return }
    drag.relayout(
      from: (picture, old), to: (shown.picture, layout), shiftedBy: shift.target, in: row)
    phase = .dragging(drag, to: end)
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
    signals.follow(edit)
    keepDraggedPhoto(from: shown.picture, in: layout)
    guard !isClosed, !wasGone, shown.isGone else { return }
    setSource(nil)
    go(to: .source)
  }
}
