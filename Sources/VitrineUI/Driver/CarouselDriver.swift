import Observation
import Vitrine

/// A carousel without its views: what the platform reports comes in as plain values, what is to be drawn goes out.
///
/// What views read is split by how often it changes, because a view is drawn again when something it reads changes: `offset`
/// in every frame of a scroll, each cell's placement in every frame of an effect, `progress` once an item, `cells` when other
/// items come into view.
@MainActor @Observable
final class CarouselDriver<ID: Hashable> {
  /// The items that are drawn, in the order of the strip.
  private(set) var cells: [Cell<ID>] = []
  /// How far all cells are moved together, in points.
  private(set) var offset = Vector.zero
  /// The opacity of everything, for cross-fades.
  private(set) var sceneOpacity = 1.0
  /// Which item is the current one, and of how many; the same for pages.
  private(set) var progress = Progress()
  /// Whether the row is stitched together, or on its way there.
  var isStitched = false
  /// The cards that are open, or on their way there.
  var expanded: Set<ID> = []
  /// Counts the heavy knocks that the hand shall feel.
  private(set) var knocks = 0
  /// Whether a finger drags it.
  private(set) var isDragged = false
  /// Counts the items that have passed the line under a finger: what is felt as a tick.
  private(set) var ticks = 0

  /// Whether it goes on by itself.
  var playback = Playback()
  /// The cell that a screen reader shall go to.
  var listened = Goal<Cell<ID>.Key>()
  /// The cell that focus shall go to.
  var focused = Goal<Cell<ID>.Key>()

  @ObservationIgnored private var drawn = Cells<ID>()
  @ObservationIgnored let exhibit: ExhibitDriver<CarouselModel>
  @ObservationIgnored let complaints: Complaints
  @ObservationIgnored var roster = Roster<ID>.empty
  @ObservationIgnored var options = ExhibitOptions()
  @ObservationIgnored var extent = ItemExtent.measured
  @ObservationIgnored var size = Dimensions.zero
  @ObservationIgnored var measurements = Measurements()
  @ObservationIgnored var pauseReasons = PauseReasons()
  @ObservationIgnored var hasVoiceOver = false
  @ObservationIgnored var question: Question?
  /// The item that focus is to be led to once it is in view.
  @ObservationIgnored var lead: ID?
  /// Called with what shall be said to somebody who listens.
  @ObservationIgnored var noticed: (Notice) -> Void = { _ in }
  @ObservationIgnored var choice = Choice<ID>()
  /// Called with the item that the strip has decided for, once for each decision.
  @ObservationIgnored var chosen: (ID) -> Void = { _ in }
  /// Called when the row was stitched together or parted by a hand or a key.
  @ObservationIgnored var stitched: (Bool) -> Void = { _ in }
  @ObservationIgnored var toldExpanded: Set<ID> = []
  /// Called with the cards that are open, once a hand, a resting mouse or a key has opened or closed one.
  @ObservationIgnored var unfolded: (Set<ID>) -> Void = { _ in }
  /// Called with an item that shall be seen whole.
  @ObservationIgnored var opened: (ID) -> Void = { _ in }
  @ObservationIgnored let kind: CarouselModel.Style
  /// What a person's own effect does to each item.
  @ObservationIgnored var effect: ((Placement, _ phase: Double) -> Placement)?
  @ObservationIgnored var environment = Event.Environment()

  /// Where in a collection a strip is: "3 of 12".
  struct Progress: Equatable {
    /// The index of the item nearest to the alignment line.
    var current = 0
    /// How many items there are.
    var count = 0
    /// The page nearest to the alignment line; where it rests on items, each is one.
    var page = 0
    /// How many pages there are.
    var pages = 0
  }

  /// A carousel without items that asks `clock` for frames.
  init(
    _ kind: CarouselModel.Style = .looping, clock: any FrameClock,
    complaints: Complaints = Complaints()
  ) {
    self.kind = kind
    self.exhibit = ExhibitDriver(CarouselModel(kind), clock: clock)
    self.complaints = complaints
    exhibit.prepare = { [unowned self] in flush() }
    exhibit.drawn = { [unowned self] in draw($0) }
    exhibit.happened = { [unowned self] in hear($0) }
    exhibit.finished = { [unowned self] in
      tellExpanded()
      leadFocus()
    }
    exhibit.missed = { [unowned self] in miss() }
  }

  /// Whether items run from top to bottom.
  var isVertical: Bool { options[.axis] == 1 }
}

extension CarouselDriver {
  private func draw(_ scene: ExhibitScene) {
    let scene = affected(scene)
    if drawn.follow(scene, of: roster) { regroup() }
    if offset != scene.offset { offset = scene.offset }
    if sceneOpacity != scene.sceneOpacity { sceneOpacity = scene.sceneOpacity }
    note(
      Progress(
        current: scene.current, count: roster.count, page: scene.currentPage, pages: scene.pages))
    tell(scene.target)
    answer(scene)
    leadFocus()
  }

  private func regroup() {
    cells = drawn.all
    if let twin = drawn.twin { warn(of: twin) }
  }

  private func note(_ new: Progress) {
    guard new != progress else { return }
    if isDragged, new.current != progress.current { ticks += 1 }
    progress = new
  }

  private func affected(_ scene: ExhibitScene) -> ExhibitScene {
    guard let effect else { return scene }
    var scene = scene
    for index in scene.placements.indices {
      scene.placements[index] = effect(scene.placements[index], scene.phase(at: index))
    }
    return scene
  }

  private func hear(_ signal: Signal) {
    switch signal {
    case .stitch(let new): hear(stitched: new)
    case .expand(let item, let isOpen): hear(card: item, isOpen: isOpen)
    case .open(let item) where item < roster.count: opened(roster[item])
    case .focus(let item) where item < roster.count: lead = roster[item]
    case .haptic: knocks += 1
    default: break
    }
  }

  /// Notes whether a finger has it.
  func note(dragging: Bool) {
    if isDragged != dragging { isDragged = dragging }
  }

  private func warn(of twin: ID) {
    complaints.warn(
      "several items have the id \(twin); each is drawn, but a selection of it means the one nearest to the current item. "
        + "Give every item an id of its own.")
  }
}
