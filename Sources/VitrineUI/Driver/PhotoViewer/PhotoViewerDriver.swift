import Observation
import Vitrine

/// A photo viewer without its views: it receives pointers, keys and sizes, and publishes the values that the views draw.
@MainActor @Observable
final class PhotoViewerDriver<ID: Hashable>: ObservedDriver {
  /// The photographs on the screen, back to front: the neighbours, those that fade out, and the shown one.
  private(set) var photos: [Cell<ID>] = []
  /// The photograph that is open, opening or closing; nil if there is none.
  private(set) var photo: Cell<ID>?
  /// The opacity of the backdrop.
  private(set) var backdrop = 0.0
  /// The opacity of the controls.
  private(set) var controls = 0.0
  /// The effect on what the system draws over the window.
  private(set) var screen = CoveredScreen()
  /// The opacity of the whole viewer, for cross-fades.
  private(set) var sceneOpacity = 1.0
  /// The number of photographs.
  private(set) var count = 0
  /// Whether the panel with details is open, or will be.
  var areDetailsOpen = false
  /// Whether a part of the panel is in view.
  var showsDetails = false
  /// The share of the panel in view.
  var detailsShare = 0.0
  /// The photograph that VoiceOver moves to.
  var voiceOverFocus = FocusRequest<Cell<ID>.Key>()

  /// Whether the viewer needs a surface: for a photograph that is open, opening or closing, or that waits for the surface.
  @ObservationIgnored private(set) var isPresented = false
  /// Called when the viewer begins or ends to need a surface.
  @ObservationIgnored var onPresent: (_ isPresented: Bool) -> Void = { _ in }
  @ObservationIgnored let exhibit: ExhibitDriver<PhotoViewerModel>
  /// The ids of the photographs that the engine has.
  @ObservationIgnored private(set) var ids = ItemIDs<ID>.empty {
    didSet { publish(ids.count, as: \.count) }
  }
  /// The width of a photograph divided by its height.
  @ObservationIgnored var ratio: (Int) -> Double = { _ in 1 }
  /// The width of a photograph in pixels; 0 if it is unknown.
  @ObservationIgnored var pixelWidth: (Int) -> Double = { _ in 0 }
  /// The maximum zoom of a photograph; nil for the one that follows from its pixels.
  @ObservationIgnored var maximumZoom: (Int) -> Double? = { _ in nil }
  /// The surface on which the viewer draws.
  @ObservationIgnored var surface = ViewerSurface()
  /// Called when a photograph rests, or will rest, at another zoom than the last one.
  @ObservationIgnored var onZoom: (ID, _ zoom: Double) -> Void = { _, _ in }
  @ObservationIgnored private var reportedZoom = 1.0
  /// The last press on a page.
  @ObservationIgnored var pagePress = PagePress()
  /// The panel with the details of the open photograph.
  @ObservationIgnored var panel = DetailsPanel()
  /// The position of a photograph on the page; nil if it has none.
  @ObservationIgnored var sourceOfPhoto: (ID) -> Source? = { _ in nil }
  /// Called once for each decision: with the photograph that opens or whose page is shown, or with nil when the viewer closes.
  @ObservationIgnored var onSelect: (ID?) -> Void = { _ in }
  /// Called with the index of a photograph before it opens.
  @ObservationIgnored var willOpen: (Int) -> Void = { _ in }
  /// Called when a photograph has come to rest: on the full screen, or in its cell on the page.
  @ObservationIgnored var onSettle: (ID, _ isOpen: Bool) -> Void = { _, _ in }
  /// Called with each VoiceOver announcement.
  @ObservationIgnored var announce: (Announcement) -> Void = { _ in }
  @ObservationIgnored let warnings: Warnings
  /// The photograph that opens once the surface has a size.
  @ObservationIgnored private(set) var waiting: WaitingPhoto<ID>?
  @ObservationIgnored private var drawn = Cells<ID>()
  /// The position on the page that the engine has.
  @ObservationIgnored private var sentSource: Source?

  /// Creates a closed viewer that requests frames from `clock`.
  init(clock: any FrameClock, warnings: Warnings = Warnings()) {
    self.exhibit = ExhibitDriver(PhotoViewerModel(), clock: clock)
    self.warnings = warnings
    exhibit.frameCame = { [unowned self] in cancelTakenTap() }
    exhibit.willDraw = { [unowned self] in updateSource() }
    exhibit.didDraw = { [unowned self] in draw($0) }
    exhibit.onSignal = { [unowned self] in handle($0) }
  }

  /// The photograph that is open or opening; nil if the viewer is closed or closing.
  var open: ID? { exhibit.model.isOpen ? ids[ifPresent: exhibit.model.item] : nil }
}

extension PhotoViewerDriver {
  /// Sends the position of the photograph on the page to the engine if it has changed, for example by scrolling or layout.
  func updateSource() {
    guard let id = ids[ifPresent: exhibit.model.item] else { return }
    let new = sourceOfPhoto(id)
    guard new != sentSource else { return }
    sendSource(new)
  }

  /// Lets the next drawing send the position of another photograph.
  func forgetSource() { sentSource = nil }

  /// Sends the position of a photograph on the page to the engine.
  func sendSource(_ new: Source?) {
    sentSource = new
    exhibit.handle(.source(new))
  }

  /// Replaces the ids. Returns the edits for the engine; nil if it gets the whole collection.
  @discardableResult
  func replaceIDs(with new: ItemIDs<ID>, knowing known: Set<Int> = []) -> CollectionDiff? {
    defer { ids = new }
    return CollectionDiff(from: ids, to: new, knowing: known)
  }

  /// Sets the photograph that waits for a surface.
  func setWaiting(_ photo: WaitingPhoto<ID>?) {
    waiting = photo
    notePresented()
  }

  private func notePresented() {
    let new = photo != nil || waiting != nil
    guard isPresented != new else { return }
    isPresented = new
    if !new { surface.release() }
    onPresent(new)
  }

  private func draw(_ scene: ExhibitScene) {
    if drawn.follow(scene, of: ids) { photos = drawn.all }
    let shown = photos.first { $0.index == scene.target }
    reportZoom(of: shown ?? photo)
    if photo !== shown { photo = shown }
    notePresented()
    publish(scene.backdrop, as: \.backdrop)
    publish(scene.controls, as: \.controls)
    publish(scene.sceneOpacity, as: \.sceneOpacity)
    publish(CoveredScreen(backdrop: scene.backdrop, controls: scene.controls), as: \.screen)
    drawDetails(at: exhibit.shown ?? exhibit.now)
  }

  /// Reports the zoom of a photograph if it has changed. A photograph that is not zoomed, or has closed, has the zoom 1.
  private func reportZoom(of photo: Cell<ID>?) {
    let zoom = exhibit.model.isOpen ? exhibit.model.zoomScale : 1
    guard let photo, zoom != reportedZoom else { return }
    reportedZoom = zoom
    onZoom(photo.id.item, zoom)
  }
}
