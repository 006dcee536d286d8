import Observation
import Vitrine

/// A photo viewer without its views: fingers, keys and sizes come in as plain values, what is to be drawn goes out.
@MainActor @Observable
final class PhotoViewerDriver<ID: Hashable> {
  /// The photographs on the screen, back to front: the one that is open or on its way, and those beside it.
  private(set) var photos: [Cell<ID>] = []
  /// The photograph that is open or on its way; nil when nothing is.
  private(set) var photo: Cell<ID>?
  /// The opacity of the backdrop behind it.
  private(set) var backdrop = 0.0
  /// The opacity of the controls around it.
  private(set) var controls = 0.0
  /// The opacity of everything, for cross-fades.
  private(set) var sceneOpacity = 1.0
  /// How many photographs there are.
  var count = 0
  /// The photograph that a screen reader shall go to.
  private(set) var listened = Goal<Cell<ID>.Key>()

  @ObservationIgnored let exhibit: ExhibitDriver<PhotoViewerModel>
  @ObservationIgnored var roster = Roster<ID>.empty
  /// Width divided by height of a photograph.
  @ObservationIgnored var ratio: (Int) -> Double = { _ in 1 }
  /// Where a photograph is on the page now; nil where it has no place.
  @ObservationIgnored var place: (ID) -> Source? = { _ in nil }
  /// Called once for each decision: with the photograph that opens or that a page turns to, or with nil when what is open
  /// closes.
  @ObservationIgnored var decided: (ID?) -> Void = { _ in }
  /// Called when a photograph has come to rest: open, or in its place on the page.
  @ObservationIgnored var settled: (ID, _ isOpen: Bool) -> Void = { _, _ in }
  /// Called with what shall be said to somebody who listens.
  @ObservationIgnored var noticed: (Notice) -> Void = { _ in }
  @ObservationIgnored let complaints: Complaints
  @ObservationIgnored var environment = Event.Environment()
  @ObservationIgnored var options = ExhibitOptions()
  @ObservationIgnored private var drawn = Cells<ID>()
  @ObservationIgnored private var source: Source?

  /// A viewer with nothing open that asks `clock` for frames.
  init(clock: any FrameClock, complaints: Complaints = Complaints()) {
    self.exhibit = ExhibitDriver(PhotoViewerModel(), clock: clock)
    self.complaints = complaints
    exhibit.prepare = { [unowned self] in follow() }
    exhibit.drawn = { [unowned self] in draw($0) }
    exhibit.happened = { [unowned self] in hear($0) }
  }

  /// What is open or opening; nil while nothing is, and while what was open closes.
  var open: ID? { exhibit.model.isOpen ? id(exhibit.model.item) : nil }
}

extension PhotoViewerDriver {
  /// Tells the engine where the photograph's place is by now: the page may have been scrolled or laid out again.
  func follow() {
    guard let id = id(exhibit.model.item) else { return }
    let new = place(id)
    guard new != source else { return }
    tell(new)
  }

  /// Tells the engine where a photograph's place is.
  func tell(_ new: Source?) {
    source = new
    exhibit.handle(.source(new))
  }

  private func id(_ item: Int?) -> ID? {
    item.flatMap { (0..<roster.count).contains($0) ? roster[$0] : nil }
  }

  private func draw(_ scene: ExhibitScene) {
    if drawn.follow(scene, of: roster) { photos = drawn.all }
    let shown = photos.first { $0.index == scene.target }
    if photo !== shown { photo = shown }
    if backdrop != scene.backdrop { backdrop = scene.backdrop }
    if controls != scene.controls { controls = scene.controls }
    if sceneOpacity != scene.sceneOpacity { sceneOpacity = scene.sceneOpacity }
  }

  private func hear(_ signal: Signal) {
    switch signal {
    case .open(let item): decided(id(item))
    case .change(let item): turn(to: item)
    case .close: decided(nil)
    case .settle(let item, let isOpen): settle(item, isOpen: isOpen)
    default: break
    }
  }

  /// The page of another photograph is the one shown; its own place on the page is not told yet.
  private func turn(to item: Int) {
    guard let id = id(item) else { return }
    source = nil
    learn(around: item)
    decided(id)
  }

  private func settle(_ item: Int, isOpen: Bool) {
    guard let id = id(item) else { return }
    if isOpen, let photo { listened.go(to: photo.id) }
    settled(id, isOpen)
  }
}
