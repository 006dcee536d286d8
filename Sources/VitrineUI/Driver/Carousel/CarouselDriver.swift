import Observation
import Vitrine

/// A carousel without its views: it receives plain values from the platform, and publishes the values that the views draw.
///
/// A view updates when a property that it reads changes, so the properties are split by how often they change: `offset` in
/// every frame of a scroll, each cell's placement in every frame of an effect, `progress` once for each item, and `cells` when
/// other items come into view.
///
/// The state lies in values such as ``OpenCards`` that own one idea each. Only their functions change it. After each change the driver
/// publishes the part that views read.
@MainActor @Observable
final class CarouselDriver<ID: Hashable>: ObservedDriver {
  /// The drawn items, in the order of the strip.
  private(set) var cells: [Cell<ID>] = []
  /// The offset of all cells, in points.
  private(set) var offset = Vector.zero
  /// The opacity of the strip, for cross-fades.
  private(set) var sceneOpacity = 1.0
  /// The numbers of items that have left the collection after they had been drawn.
  private(set) var missingItems: Set<Int> = []
  /// The current item and page, and their numbers.
  private(set) var progress = Progress()
  /// The cards that are open or opening.
  private(set) var expanded: Set<ID> = []
  /// Whether the buttons in items get no touches, because the press belongs to the strip.
  private(set) var contentIgnoresTouches = false
  /// The numbers of haptics that have been played.
  var haptics = Haptics()
  /// The directions in which there is another item.
  private(set) var steps = PossibleSteps()
  /// Whether autoplay waits for the play button: because of a pause, of VoiceOver or of keyboard focus.
  private(set) var isPaused = false
  /// The origin of the keyboard focus of the carousel.
  private(set) var keyboardFocus = KeyboardFocus.none
  /// The cell that VoiceOver moves to.
  private(set) var voiceOverFocus = FocusRequest<Cell<ID>.Key>()
  /// The cell that focus moves to.
  private(set) var inputFocus = FocusRequest<Cell<ID>.Key>()

  /// The reasons for which autoplay pauses. The engine gets each change.
  @ObservationIgnored var playback = Playback() {
    didSet {
      if playback.reasons != oldValue.reasons { sendPauseReasons() }
      publish(playback.isPaused, as: \.isPaused)
    }
  }
  /// The press that is under way, or the last one.
  @ObservationIgnored var lastPress = StripPress() {
    didSet { publish(lastPress.isOfStrip, as: \.contentIgnoresTouches) }
  }
  /// The cards that are open, or will be.
  @ObservationIgnored var cards = OpenCards<ID>() {
    didSet { publish(cards.present, as: \.expanded) }
  }
  /// The focus of the keyboard or of a remote.
  @ObservationIgnored var focus = InputFocus<ID>() {
    didSet {
      publish(focus.keyboard, as: \.keyboardFocus)
      publish(focus.request, as: \.inputFocus)
    }
  }
  /// The request of VoiceOver that waits for the strip.
  @ObservationIgnored var voiceOver = VoiceOverRequest<ID>() {
    didSet { publish(voiceOver.focus, as: \.voiceOverFocus) }
  }
  /// The items that the layout knows.
  @ObservationIgnored var drawnItems = DrawnItems<ID>() {
    didSet { publish(drawnItems.missing, as: \.missingItems) }
  }
  @ObservationIgnored private var drawn = Cells<ID>()
  /// The cell that is laid out before the collection is drawn.
  @ObservationIgnored var prepared = PreparedCell<ID>()
  @ObservationIgnored let exhibit: ExhibitDriver<CarouselModel>
  @ObservationIgnored let warnings: Warnings
  /// The ids of the items that the engine has.
  @ObservationIgnored private(set) var ids = ItemIDs<ID>.empty
  @ObservationIgnored var viewFrame = ViewFrame()
  @ObservationIgnored var lengths: ItemLengths
  /// The ratios of the photographs of a row that the engine has.
  @ObservationIgnored var rowRatios: [Double] = []
  /// The places of photographs to which the items belong.
  @ObservationIgnored var photoSources: PhotoSources?
  @ObservationIgnored var prefetched = PrefetchedItems<ID>()
  /// Called with each VoiceOver announcement.
  @ObservationIgnored var announce: (Announcement) -> Void = { _ in }
  @ObservationIgnored var selectionSync = SelectionSync<ID>()
  /// The values of the app's bindings.
  @ObservationIgnored var boundValues = BoundValues(CarouselValues<ID>())
  /// Whether the row is stitched, or on its way there.
  @ObservationIgnored var stitchedState = StitchedState()
  /// The number of last items that count as the end, and the action for it.
  @ObservationIgnored var nearEnd = NearEnd()
  /// Called with the decisions of a person.
  @ObservationIgnored var reports = CarouselReports<ID>()
  @ObservationIgnored let kind: CarouselModel.Style
  /// The custom effect: how it draws an item at its phase.
  @ObservationIgnored var effect: ((_ phase: Double) -> ExhibitScene.HostEffect)?

  /// Creates a carousel without items. It requests frames from `clock`.
  init(
    _ kind: CarouselModel.Style = .plain, clock: any FrameClock,
    warnings: Warnings = Warnings()
  ) {
    self.kind = kind
    lengths = ItemLengths(kind)
    self.exhibit = ExhibitDriver(CarouselModel(kind), clock: clock)
    self.warnings = warnings
    exhibit.frameCame = { [unowned self] in
      sendSize()
      actionEnded()
    }
    exhibit.willDraw = { [unowned self] in sendMeasurements() }
    exhibit.didDraw = { [unowned self] in draw($0) }
    exhibit.onSignal = { [unowned self] in handle($0) }
    exhibit.didSendSignals = { [unowned self] in signalsSent() }
    exhibit.onInvisible = { [unowned self] in warnOfEmptySize() }
  }
}

extension CarouselDriver {
  /// Replaces the ids. Returns the edits for the engine; nil if it gets the whole collection.
  func replaceIDs(with new: ItemIDs<ID>, knowing known: Set<Int>) -> CollectionDiff? {
    defer { ids = new }
    return CollectionDiff(from: ids, to: new, knowing: known)
  }

  private func draw(_ scene: ExhibitScene) {
    let scene = effect.map { scene.applying($0, in: environment) } ?? scene
    if drawn.follow(scene, of: ids, prepared: prepared.cell, isVertical: isVertical) { regroup() }
    publish(scene.sceneOpacity, as: \.sceneOpacity)
    // Before its first size a strip draws nothing, and views that update then would update once more.
    if viewFrame.laidOutSize != nil {
      publish(scene.offset, as: \.offset)
      note(
        Progress(
          current: scene.current, count: ids.count, page: scene.currentPage, pages: scene.pages))
      note(possibleSteps(in: scene))
    }
    reportSelection(scene.target)
    fulfillAccessibilityRequest(in: scene)
    movePendingFocus()
  }

  private func regroup() {
    drawnItems.add(drawn.all)
    cells = drawn.all
    refreshAfterLayout()
    if let duplicate = drawn.duplicate { warn(of: duplicate) }
  }

  private func note(_ new: Progress) {
    guard new != progress else { return }
    if lastPress.isDrag, new.current != progress.current { haptics.tick() }
    progress = new
  }

  private func note(_ new: PossibleSteps) {
    if new != steps { steps = new }
  }
}
