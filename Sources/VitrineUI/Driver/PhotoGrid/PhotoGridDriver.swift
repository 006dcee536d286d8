import Observation
import Vitrine

/// A photo grid and its viewer without their views: receives plain values from the platform, and publishes the values that the
/// views draw. Its model can also arrange the photographs in rows; see ``PhotoCollectionDriver``.
@MainActor @Observable
final class PhotoGridDriver<ID: Hashable>: ObservedDriver {
  /// The cells in and near the view, in the order of the collection.
  private(set) var cells: [Cell<ID>] = []
  /// The size of the cell of the open photograph, or of the first one, in points; nil before there is one.
  private(set) var cellSize: Dimensions?
  /// The size of the grid's content, in points. The platform scrolls it.
  private(set) var dimensions = Dimensions.zero
  /// The position to which the host scrolls the grid.
  private(set) var scroll = ScrollRequest()
  /// The item that a key has moved keyboard focus to; nil before that.
  private(set) var focus: ID?
  /// The index of the item on which keys act.
  private(set) var focusedIndex = 0
  /// The origin of the keyboard focus of the grid.
  private(set) var keyboardFocus = KeyboardFocus.none
  /// The number of photographs.
  private(set) var count = 0
  /// The headings in and near the window.
  private(set) var headings: [GridHeading] = []
  /// The position of the scrubber.
  private(set) var scrubber = GridScrubber()
  /// The layers in which the cells are drawn.
  private(set) var layers = CellLayers(ExhibitScene())
  /// Whether the number of columns changes.
  private(set) var isChangingColumns = false
  /// Whether two fingers hold the columns.
  var isPinched = false
  /// The cell that VoiceOver moves to: the cell of a photograph that has closed.
  var voiceOverFocus = FocusRequest<Cell<ID>.Key>()

  @ObservationIgnored var sections = GridSections()
  /// The arrangements in which photographs have a shadow.
  @ObservationIgnored private(set) var shadowed: Set<PhotoArrangement> = []
  @ObservationIgnored let viewer: PhotoViewerDriver<ID>
  @ObservationIgnored let exhibit: ExhibitDriver<CollectionModel>
  /// The ids of the photographs that the engine has.
  @ObservationIgnored private(set) var ids = ItemIDs<ID>.empty {
    didSet { publish(ids.count, as: \.count) }
  }
  /// The keyboard focus of the grid, also while the viewer has it.
  @ObservationIgnored var gridFocus = GridFocus() {
    didSet { publish(gridFocus.keyboard, as: \.keyboardFocus) }
  }
  /// Called with the photograph that opens, or with nil when it closes; once for each decision.
  @ObservationIgnored var onSelect: (ID?) -> Void = { _ in }
  /// Called with the ids of the items to prefetch.
  @ObservationIgnored var onPrefetch: ([ID]) -> Void = { _ in }
  @ObservationIgnored var prefetched = PrefetchedItems<ID>()
  /// The number of the next photograph that is removed.
  @ObservationIgnored var nextRemovalNumber = ExhibitScene.firstRemoved
  @ObservationIgnored private var drawn = Cells<ID>()
  /// The width of the grid in its last layout, in points. The engine keeps the layout of a grid that is hidden without a width.
  @ObservationIgnored private(set) var width = 0.0
  /// The open photograph, as the app knows it.
  @ObservationIgnored var selection = PhotoSelection<ID>()
  /// The value of the app's binding.
  @ObservationIgnored var boundSelection = BoundValues<ID?>(nil)
  /// Returns the present value of the app's binding; nil without a binding.
  @ObservationIgnored var presentSelection: () -> ID?? = { nil }
  /// The number of columns as the app has it.
  @ObservationIgnored var columns = GridColumns()
  /// The width of a photograph divided by its height; 0 if it is unknown.
  @ObservationIgnored var ratio: (Int) -> Double = { _ in 0 }
  /// The ratios that the engine has for rows of whole photographs; empty for squares whose columns do not change.
  @ObservationIgnored var gridRatios: [Double] = []
  /// Called after each drawing.
  @ObservationIgnored var didDraw: () -> Void = {}
  @ObservationIgnored let warnings: Warnings
  /// Called when keyboard focus returns to the grid.
  @ObservationIgnored var onFocusRequest: () -> Void = {}
  /// Whether the grid itself is on screen, not only its viewer.
  @ObservationIgnored let showsCells: Bool
  /// The places on a page from which photographs fly; nil for the cells of this grid.
  @ObservationIgnored var sources: PhotoSources?
  /// The number of last photographs that count as the end, and the action for it.
  @ObservationIgnored var nearEnd = NearEnd()

  /// A request to scroll.
  struct ScrollRequest: Equatable {
    /// The position of the window's top edge, in points from the top of the grid.
    var top = 0.0
    /// The number of requests. It lets the same position be requested again.
    var count = 0
  }

  /// Creates a grid without items. It requests frames from `clock`, and those of the viewer from `viewerClock`.
  init(
    clock: any FrameClock, viewerClock: any FrameClock, showsCells: Bool = true,
    warnings: Warnings = Warnings()
  ) {
    self.showsCells = showsCells
    self.exhibit = ExhibitDriver(CollectionModel(), clock: clock)
    self.viewer = PhotoViewerDriver(clock: viewerClock, warnings: warnings)
    self.warnings = warnings
    exhibit.didDraw = { [unowned self] in draw($0) }
    exhibit.onSignal = { [unowned self] in handle($0) }
    exhibit.didSendSignals = { [unowned self] in reportPrefetched() }
    exhibit.onInvisible = { [unowned self] in warnOfEmptySize() }
    // The viewer can be on screen for longer than the grid.
    viewer.sourceOfPhoto = { [weak self] in self?.source(of: $0) }
    viewer.willOpen = { [weak self] in self?.show($0) }
    viewer.onSelect = { [weak self] in self?.reportSelection($0) }
    viewer.onSettle = { [weak self] in self?.photoSettled($0, isOpen: $1) }
  }
}

extension PhotoGridDriver {
  /// Sets the width of the grid, in points.
  func setWidth(_ new: Double) { width = new }

  /// Replaces the ids. Returns the edits for the engine; nil if it gets the whole collection.
  func replaceIDs(with new: ItemIDs<ID>, knowing known: Set<Int>) -> CollectionDiff? {
    defer { ids = new }
    return CollectionDiff(from: ids, to: new, knowing: known)
  }

  /// Publishes the headings and the position of the scrubber.
  private func publishSections(of scene: ExhibitScene) {
    publish(headings(of: scene), as: \.headings)
    publish(
      GridScrubber(
        position: scene.scrubPosition, end: scene.scrubEnd,
        section: sections[scene.unit, scene.section]),
      as: \.scrubber)
  }

  private func draw(_ scene: ExhibitScene) {
    // Without a width, the content of cells would be made for a size of zero.
    if width > 0, drawn.follow(scene, of: ids) { regroup() }
    publish(CellLayers(scene), as: \.layers)
    publish(layers.isChanging, as: \.isChangingColumns)
    castShadows()
    publish(exhibit.model.contentDimensions, as: \.dimensions)
    publish(exhibit.model.focused, as: \.focusedIndex)
    if let cell = viewedCell ?? cells.first(where: { !$0.hasLeft }) {
      publish(cell.placement.box, as: \.cellSize)
    }
    publishSections(of: scene)
    didDraw()
  }

  /// The cell of the open photograph. Whole photographs have cells of different sizes.
  private var viewedCell: Cell<ID>? {
    guard let viewed = exhibit.model.viewed else { return nil }
    return cells.first { $0.index == viewed && !$0.isCopy }
  }

  /// Sets the arrangements in which photographs have a shadow.
  func setShadowed(_ new: Set<PhotoArrangement>) {
    guard new != shadowed else { return }
    shadowed = new
    exhibit.drawNow()
  }

  private func castShadows() {
    let look = exhibit.model.look(at: exhibit.shown ?? exhibit.now)
    for cell in cells {
      cell.cast(
        shadow: look.share(of: cell.placement) { shadowed.contains(PhotoArrangement($0)) })
    }
  }

  private func regroup() {
    cells = drawn.all
    guard let duplicate = drawn.duplicate else { return }
    warnings.warn(
      "several photographs have the id \(duplicate); all are drawn, but opening one may open another. "
        + "Give every photograph a unique id.")
  }

  private func handle(_ signal: Signal) {
    switch signal {
    case .scroll: scroll = ScrollRequest(top: exhibit.model.scrollOffset, count: scroll.count + 1)
    case .open(let item):
      if let id = ids[ifPresent: item] { open(id, at: item) }
    case .focus(let item):
      publish(ids[ifPresent: item], as: \.focus)
    case .columns(let columns): report(columns: columns)
    case .prefetch(let items):
      prefetched.note(items)
      nearEnd.note(items, of: ids)
    default: break
    }
  }

  private func reportPrefetched() {
    if let changed = prefetched.takeChange(in: { ids[$0] }) { onPrefetch(changed) }
  }
}
