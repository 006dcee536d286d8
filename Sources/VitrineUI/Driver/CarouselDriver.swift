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
final class CarouselDriver<ID: Hashable> {
  /// The drawn items, in the order of the strip.
  private(set) var cells: [Cell<ID>] = []
  /// The offset of all cells, in points.
  private(set) var offset = Vector.zero
  /// The opacity of the strip, for cross-fades.
  private(set) var sceneOpacity = 1.0
  /// The numbers of items that have left the collection after they had been drawn.
  var missingItems: Set<Int> = []
  /// The current item and page, and their numbers.
  private(set) var progress = Progress()
  /// Whether the row is stitched, or on its way there.
  var isStitched = false
  /// The cards that are open or opening.
  private(set) var expanded: Set<ID> = []
  /// The number of heavy haptic impacts.
  var impactCount = 0
  /// Whether the buttons in items get no touches, because the press belongs to the strip.
  private(set) var contentIgnoresTouches = false
  /// The number of items that have passed the alignment line during drags. Each one is a haptic tick.
  private(set) var tickCount = 0

  /// The directions in which there is another item.
  var steps = PossibleSteps()
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
  @ObservationIgnored var drawn = Cells<ID>()
  /// The update that waits for a layout.
  @ObservationIgnored var pendingUpdate: (@MainActor () -> Void)?
  @ObservationIgnored let exhibit: ExhibitDriver<CarouselModel>
  @ObservationIgnored let warnings: Warnings
  @ObservationIgnored var ids = ItemIDs<ID>.empty
  @ObservationIgnored var options = ExhibitOptions()
  @ObservationIgnored var viewFrame = ViewFrame()
  @ObservationIgnored var lengths: ItemLengths
  /// The places of photographs to which the items belong.
  @ObservationIgnored var photoSources: PhotoSources?
  @ObservationIgnored var prefetched = PrefetchedItems<ID>()
  @ObservationIgnored var drawnItems = DrawnItems<ID>()
  /// Called with each VoiceOver announcement.
  @ObservationIgnored var announce: (Announcement) -> Void = { _ in }
  @ObservationIgnored var selectionSync = SelectionSync<ID>()
  /// The values of the app's bindings, as last received, or as reported and taken.
  @ObservationIgnored var receivedValues = CarouselValues<ID>()
  /// The number of reported values that the app's bindings have taken.
  @ObservationIgnored var acceptedReports = 0
  /// Whether an update of the app's data and values is being applied.
  @ObservationIgnored var isUpdating = false
  /// The number of last items that count as the end, and the action for it.
  @ObservationIgnored var nearEnd = NearEnd()
  /// Called with the decisions of a person.
  @ObservationIgnored var reports = CarouselReports<ID>()
  @ObservationIgnored let kind: CarouselModel.Style
  /// The custom effect: how it draws an item at its phase.
  @ObservationIgnored var effect: ((_ phase: Double) -> ExhibitScene.CustomEffect)?
  @ObservationIgnored var environment = Event.Environment()

  /// Creates a carousel without items. It requests frames from `clock`.
  init(
    _ kind: CarouselModel.Style = .looping, clock: any FrameClock,
    warnings: Warnings = Warnings()
  ) {
    self.kind = kind
    lengths = ItemLengths(kind)
    self.exhibit = ExhibitDriver(CarouselModel(kind), clock: clock)
    self.warnings = warnings
    exhibit.frameCame = { [unowned self] in sendSize() }
    exhibit.willDraw = { [unowned self] in sendMeasurements() }
    exhibit.didDraw = { [unowned self] in draw($0) }
    exhibit.onSignal = { [unowned self] in handle($0) }
    exhibit.didSendSignals = { [unowned self] in signalsSent() }
    exhibit.onInvisible = { [unowned self] in warnOfEmptySize() }
  }
}

extension CarouselDriver {
  /// Assigns the value of a property that views read, if it has changed. Views update with each assignment.
  private func publish<Value: Equatable>(
    _ new: Value, as property: ReferenceWritableKeyPath<CarouselDriver, Value>
  ) {
    if self[keyPath: property] != new { self[keyPath: property] = new }
  }

  private func draw(_ scene: ExhibitScene) {
    let scene = effect.map { scene.applying($0, in: environment) } ?? scene
    if drawn.follow(scene, of: ids, isVertical: isVertical) { regroup() }
    if sceneOpacity != scene.sceneOpacity { sceneOpacity = scene.sceneOpacity }
    // Before its first size a strip draws nothing, and views that update then would update once more.
    if viewFrame.laidOutSize != nil {
      if offset != scene.offset { offset = scene.offset }
      note(
        Progress(
          current: scene.current, count: ids.count, page: scene.currentPage, pages: scene.pages))
      noteSteps(in: scene)
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
    if lastPress.isDrag, new.current != progress.current { tickCount += 1 }
    progress = new
  }
}
