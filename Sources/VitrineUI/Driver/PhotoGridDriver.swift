import Observation
import Vitrine

/// A photo grid and the viewer that opens from it, without their views: what the platform reports comes in as plain values,
/// what is to be drawn goes out.
@MainActor @Observable
final class PhotoGridDriver<ID: Hashable> {
  /// The cells in and near view, in the order of the collection.
  private(set) var cells: [Cell<ID>] = []
  /// How far the grid extends, in points: what is scrolled natively.
  private(set) var extent = Dimensions.zero
  /// Where the grid shall be scrolled to by the host.
  private(set) var scroll = Scroll()
  /// The item that keyboard focus belongs to, once a key has moved it.
  private(set) var focus: ID?
  /// How many photographs there are.
  var count = 0
  /// The cell that a screen reader shall go to: that of the photograph which has come home.
  var listened = Goal<Cell<ID>.Key>()

  @ObservationIgnored let viewer: PhotoViewerDriver<ID>
  @ObservationIgnored let exhibit: ExhibitDriver<PhotoGridModel>
  @ObservationIgnored var roster = Roster<ID>.empty
  /// Called with the photograph that opens, and with nil when it closes, once for each decision.
  @ObservationIgnored var chosen: (ID?) -> Void = { _ in }
  /// Called with the items that will be wanted soon.
  @ObservationIgnored var needed: (Range<Int>) -> Void = { _ in }
  @ObservationIgnored private var drawn = Cells<ID>()
  @ObservationIgnored var options = ExhibitOptions()
  @ObservationIgnored var environment = Event.Environment()
  @ObservationIgnored var width = 0.0
  @ObservationIgnored var window = 0.0
  /// What the selection outside says, as far as is known.
  @ObservationIgnored var selection: ID?
  @ObservationIgnored let complaints: Complaints

  /// A place to scroll to.
  struct Scroll: Equatable {
    /// What shall be at the top of the window, in points from the top of the grid.
    var top = 0.0
    /// Counts the wishes: the same place may be wished for again.
    var wish = 0
  }

  /// A grid without items that asks `clock` for frames, and `viewerClock` for those of the viewer.
  init(
    clock: any FrameClock, viewerClock: any FrameClock, complaints: Complaints = Complaints()
  ) {
    self.exhibit = ExhibitDriver(PhotoGridModel(), clock: clock)
    self.viewer = PhotoViewerDriver(clock: viewerClock, complaints: complaints)
    self.complaints = complaints
    exhibit.drawn = { [unowned self] in draw($0) }
    exhibit.happened = { [unowned self] in hear($0) }
    exhibit.missed = { [unowned self] in miss() }
    viewer.place = { [unowned self] in place(of: $0) }
    viewer.decided = { [unowned self] in tell($0) }
    viewer.settled = { [unowned self] in settle($0, isOpen: $1) }
  }
}

extension PhotoGridDriver {
  /// Hands a key on to what has the keyboard: the viewer while something is open, else the grid. Whether it was taken.
  func press(_ key: Key) -> Bool {
    guard viewer.photo == nil else { return viewer.press(key) }
    let isTaken = exhibit.handle(.key(key)).claim == .mine
    if isTaken { exhibit.drawNow() }
    return isTaken
  }

  /// Keyboard focus came to a cell in another way than by the grid's own keys.
  func focus(on cell: Cell<ID>) { exhibit.handle(.focus(item: cell.index)) }
}

extension PhotoGridDriver {
  private func draw(_ scene: ExhibitScene) {
    if drawn.follow(scene, of: roster) { regroup() }
    if extent != scene.extent { extent = scene.extent }
  }

  private func regroup() {
    cells = drawn.all
    guard let twin = drawn.twin else { return }
    complaints.warn(
      "several photographs have the id \(twin); each is drawn, but opening one may open the other. "
        + "Give every photograph an id of its own.")
  }

  private func hear(_ signal: Signal) {
    switch signal {
    case .scroll(let distance): scrollOn(by: distance)
    case .focus(let item): focus = roster.count > item ? roster[item] : nil
    case .need(let items): needed(items)
    default: break
    }
  }

  /// The engine goes on as if it had been scrolled; the next `look` tells how far it could be.
  private func scrollOn(by distance: Double) {
    window += distance
    scroll = Scroll(top: window, wish: scroll.wish + 1)
  }

  /// Where a photograph's cell is on the screen.
  private func place(of id: ID) -> Source? {
    var map = IdentityMap(roster)
    let hint = exhibit.model.opened ?? 0
    return map.index(of: id, near: hint).flatMap { exhibit.model.source(of: $0, at: exhibit.now) }
  }
}
