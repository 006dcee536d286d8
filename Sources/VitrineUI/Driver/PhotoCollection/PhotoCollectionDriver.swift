import Observation
import Vitrine

/// A collection of photographs in one of several arrangements, without its views.
///
/// The driver of a grid has the photographs, their cells and the viewer, in every arrangement: only the placements of cells change. This
/// driver adds the switches between arrangements, scrubs, and the pointers that drag rows and catch photographs that fly.
@MainActor @Observable
final class PhotoCollectionDriver<ID: Hashable>: ObservedDriver {
  /// Whether the photographs are in a row, or fly to one. The platform scrolls only a grid.
  private(set) var isRow = false
  /// Whether a pinch opens and closes the gaps of the row.
  private(set) var isStitched = false
  /// Whether cells get no touches: photographs fly, or a finger drags a row.
  private(set) var ignoresTouches = false
  /// The cell of the card that is open and does not move; nil without one.
  private(set) var openCard: Cell<ID>?

  @ObservationIgnored let grid: PhotoGridDriver<ID>
  /// The frame of the visible part, in global coordinates.
  @ObservationIgnored private(set) var frame = Frame(x: 0, y: 0, width: 0, height: 0)
  /// The value of the app's binding.
  @ObservationIgnored private(set) var boundArrangement = BoundValues<PhotoArrangement?>(nil)
  /// Called with the arrangement that a scrub has led to.
  @ObservationIgnored var onArrange: (PhotoArrangement) -> Void = { _ in }
  /// Returns the present value of the app's binding.
  @ObservationIgnored var presentArrangement: () -> PhotoArrangement? = { nil }
  @ObservationIgnored private var scrub: PhotoCollectionScrub?
  @ObservationIgnored private var lastPress = StripPress()

  /// Creates the driver of a collection whose photographs and viewer `grid` has.
  init(_ grid: PhotoGridDriver<ID>) {
    self.grid = grid
    grid.didDraw = { [weak self] in self?.publishState() }
  }

  /// The present arrangement; during a flight, the one to which the photographs fly.
  var arrangement: PhotoArrangement { PhotoArrangement(model.arrangement) }

  private var exhibit: ExhibitDriver<CollectionModel> { grid.exhibit }

  private var model: CollectionModel { exhibit.model }

  private func publishState() {
    publish(model.arrangement != .grid, as: \.isRow)
    publish(model.arrangement == .stitched, as: \.isStitched)
    publish(lastPress.isOfStrip || model.isRearranging, as: \.ignoresTouches)
    let open = model.openCard
    let cell = grid.cells.first { $0.index == open }
    if cell !== openCard { openCard = cell }
  }
}

// MARK: Arrangements

extension PhotoCollectionDriver {
  /// Applies the arrangement of the app if it has changed: the photographs fly there, or are there at once.
  func follow(_ new: PhotoArrangement, animated: Bool) {
    guard boundArrangement.receive(new) != new else { return }
    exhibit.change(.arrange(new.engine, animated: animated), ratio: grid.ratio)
    exhibit.drawNow()
  }

  /// Moves the photographs along their way to another arrangement, for a finger on a control of the app; nil lets go. Then they fly
  /// on or back, as the velocity and the predicted end decide.
  func follow(_ new: PhotoCollectionScrub?) {
    guard new != scrub else { return }
    scrub = new
    if let new { return move(along: new) }
    exhibit.change(.endScrub(velocity: nil), ratio: grid.ratio)
    exhibit.drawNow()
    report()
  }

  private func move(along scrub: PhotoCollectionScrub) {
    exhibit.change(
      .scrub(toward: scrub.arrangement.engine, progress: scrub.progress), ratio: grid.ratio)
    exhibit.drawNow()
  }

  /// Reports the arrangement that a scrub has led to.
  private func report() {
    let new = arrangement
    guard presentArrangement() != new else { return }
    onArrange(new)
    boundArrangement.note(reported: new, of: \.self, present: .some(presentArrangement()))
  }
}

// MARK: Input

extension PhotoCollectionDriver {
  /// Sets the frame of the visible part, in global coordinates.
  func move(to frame: Frame) { self.frame = frame }

  /// Handles one sample of a finger or a mouse, relative to the visible part. The response says who owns the gesture. A grid at rest
  /// leaves all of them to the platform.
  func handlePointer(_ pointer: Pointer, at time: Double? = nil) -> Response {
    guard model.arrangement != .grid || model.isRearranging || lastPress.isOfStrip else {
      return Response(.yours)
    }
    var pointer = pointer
    // The cells are buttons. The engine decides only whose taps they are.
    pointer.content = .control
    let response = exhibit.handle(.pointer(pointer), at: time)
    lastPress.follow(
      pointer.phase, suppressesTap: model.suppressesTap, isDrag: response.claim == .mine,
      at: exhibit.now)
    publishState()
    return response
  }

  /// Follows a mouse. A card on which it rests opens.
  func hover(_ pointer: Pointer, at time: Double) -> Response {
    model.arrangement == .expanding
      ? exhibit.handle(.pointer(pointer), at: time) : Response(.yours)
  }

  /// Handles a wheel, or two fingers on a trackpad. Returns whether a row took it.
  func handleWheel(_ wheel: Wheel, at time: Double? = nil) -> Bool {
    guard model.arrangement != .grid else { return false }
    return exhibit.handle(.wheel(wheel), at: time).claim == .mine
  }

  /// Scrolls a row by a number of photographs, for the digital crown.
  func scroll(byCrown items: Double) {
    if let wheel = model.wheel(scrolling: items) { _ = handleWheel(wheel) }
  }

  /// Handles a pinch that the platform reports as a scale relative to its start. Only a stitched row takes it.
  func magnify(_ phase: Magnify.Phase, scale: Double, at position: Vector, time: Double) {
    exhibit.handle(.magnify(Magnify(phase, scale: scale, position: position)), at: time)
  }

  /// Whether a scroll of a trackpad in a direction belongs to a row.
  func takes(scroll direction: Vector, in surroundings: Surroundings) -> Bool {
    model.takesDrag(toward: direction, at: exhibit.shown ?? exhibit.now)
  }
}
