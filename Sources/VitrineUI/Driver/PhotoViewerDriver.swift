import Observation
import Vitrine

/// A photo viewer without its views: fingers, keys and sizes come in as plain values, what is to be drawn goes out.
///
/// It knows a photograph by its id; where that lies in the collection does not matter to it.
@MainActor @Observable
final class PhotoViewerDriver<ID: Hashable> {
  /// The photograph that is open or on its way; nil when nothing is.
  private(set) var photo: Cell<ID>?
  /// The opacity of the ground behind it.
  private(set) var ground = 0.0
  /// The opacity of the controls around it.
  private(set) var chrome = 0.0
  /// The opacity of everything, for cross-fades.
  private(set) var veil = 1.0

  @ObservationIgnored let exhibit: ExhibitDriver<PhotoViewerModel>
  /// Where a photograph is on the page now; nil where it has no place.
  @ObservationIgnored var place: (ID) -> Source? = { _ in nil }
  /// Called once for each decision: with the photograph that opens, or with nil when what is open closes.
  @ObservationIgnored var decided: (ID?) -> Void = { _ in }
  /// Called when a photograph has come to rest: open, or in its place on the page.
  @ObservationIgnored var settled: (ID, _ isOpen: Bool) -> Void = { _, _ in }
  @ObservationIgnored private var drawn = Cells<ID>()
  @ObservationIgnored private var names: [Int: ID] = [:]
  @ObservationIgnored private var source: Source?
  @ObservationIgnored private var environment = Event.Environment()
  @ObservationIgnored private var speed = Option.speed.defaultValue
  @ObservationIgnored private let complaints: Complaints

  /// A viewer with nothing open that asks `clock` for frames.
  init(clock: any FrameClock, complaints: Complaints = Complaints()) {
    self.exhibit = ExhibitDriver(PhotoViewerModel(), clock: clock)
    self.complaints = complaints
    exhibit.prepare = { [unowned self] in follow() }
    exhibit.drawn = { [unowned self] in draw($0) }
    exhibit.happened = { [unowned self] in hear($0) }
  }

  /// What is open or opening; nil while nothing is, and while what was open closes.
  var open: ID? { exhibit.model.isOpen ? exhibit.model.item.flatMap { names[$0] } : nil }
}

extension PhotoViewerDriver {
  /// Opens a photograph; one that is closing turns round.
  /// - Parameters:
  ///   - id: What it is known by.
  ///   - index: Where it is in the collection.
  ///   - ratio: Its width divided by its height.
  ///   - animated: Whether it flies there.
  func open(_ id: ID, at index: Int, ratio: Double, animated: Bool) {
    let item = number(of: id, near: index)
    names[item] = id
    source = place(id)
    exhibit.handle(.source(source))
    exhibit.handle(.open(item: item, ratio: ratio, animated: animated))
    exhibit.drawNow()
  }

  /// Closes what is open.
  func close(animated: Bool) {
    follow()
    exhibit.handle(.close(animated: animated))
    exhibit.drawNow()
  }

  /// Hands one sample of a finger or a mouse on, dated in seconds; the answer says whose the gesture is.
  @discardableResult
  func feel(_ pointer: Pointer, at time: Double? = nil) -> Response {
    follow()
    return exhibit.handle(.pointer(pointer), at: time)
  }

  /// Hands a key on; whether the viewer took it.
  func press(_ key: Key) -> Bool {
    guard key == .escape, photo != nil else { return false }
    exhibit.handle(.key(key))
    return true
  }

  /// The screen is so large now, in points. Sizes that are no numbers change nothing.
  func resize(to size: Dimensions) {
    guard size.width.isFinite, size.height.isFinite else {
      return complaints.warn(
        "a size of \(size.width) x \(size.height) cannot be drawn in; the viewer keeps the one it had. Give it a frame."
      )
    }
    exhibit.handle(.viewport(Viewport(screen: size)))
    exhibit.drawNow()
  }

  /// What the person and the system prefer.
  func prefer(_ new: Event.Environment) {
    guard new != environment else { return }
    environment = new
    exhibit.handle(.environment(new))
  }

  /// Plays all motion at this speed.
  func run(at new: Double) {
    guard new != speed else { return }
    speed = new
    exhibit.handle(.option(.speed, new))
  }
}

extension PhotoViewerDriver {
  /// The number that the engine knows a photograph by: its index, unless one that was there before has it still.
  private func number(of id: ID, near index: Int) -> Int {
    if let known = names.first(where: { $0.value == id })?.key { return known }
    return names[index] == nil ? index : (names.keys.max() ?? index) + 1
  }

  /// Tells the engine where the photograph's place is by now: the page may have been scrolled or laid out again.
  private func follow() {
    guard let item = exhibit.model.item, let id = names[item] else { return }
    let new = place(id)
    guard new != source else { return }
    source = new
    exhibit.handle(.source(new))
  }

  private func draw(_ scene: ExhibitScene) {
    if drawn.follow(scene, of: named) { photo = drawn.all.first }
    if ground != scene.ground { ground = scene.ground }
    if chrome != scene.chrome { chrome = scene.chrome }
    if veil != scene.veil { veil = scene.veil }
  }

  /// The photographs that the engine knows, by its numbers.
  private var named: Roster<ID> {
    Roster(count: .max) { [names] in
      guard let id = names[$0] else { preconditionFailure("what is drawn has been opened") }
      return id
    }
  }

  private func hear(_ signal: Signal) {
    switch signal {
    case .open(let item): decided(names[item])
    case .close: decided(nil)
    case .settle(let item, let isOpen): settle(item, isOpen: isOpen)
    default: break
    }
  }

  private func settle(_ item: Int, isOpen: Bool) {
    guard let id = names[item] else { return }
    if !isOpen, exhibit.model.item != item { names[item] = nil }
    settled(id, isOpen)
  }
}
