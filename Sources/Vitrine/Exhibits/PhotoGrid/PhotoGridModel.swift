/// A grid of square photographs that the host scrolls natively.
///
/// The host sends the visible part of the grid as `viewport` events. The grid says where each cell is, which cells to keep, where
/// keyboard focus goes and how far to scroll. Cells far from view are not in the scene, so that their views can
/// be used again; a grid of up to ``PhotoGridModel/keptWhole`` items always shows all of them.
///
/// ```swift
/// var grid = PhotoGridModel()
/// grid.handle(Event(at: 0, .count(4_000)))
/// grid.handle(Event(at: 0, .viewport(Viewport(screen: Dimensions(width: 390, height: 844)))))
/// var scene = ExhibitScene()
/// grid.scene(at: 0, into: &scene)
/// assert(scene.placements.count < 100)
/// ```
public struct PhotoGridModel: ExhibitModel, Equatable, Sendable {
  /// The most items of which every cell stays in the scene: as many as a page is likely to have without script.
  public static let keptWhole = 300
  /// More cells than any screen shows: a bound on the work where a window is too high to be one.
  public static let mostKept = 10_000

  /// Where the cells are.
  public private(set) var layout = GridLayout(count: 0, width: 0)
  /// The item that keyboard focus belongs to.
  public private(set) var focused = 0
  /// The item that is open in a viewer, whose cell is empty meanwhile.
  public private(set) var viewed: Int?

  private var count = 0
  private var minimum = Option.minCell.defaultValue
  private var maximum = Option.maxCell.defaultValue
  private var spacing = Option.spacing.defaultValue
  private var environment = Event.Environment()
  var viewport = Viewport.zero
  private var wanted = 0..<0
  var signals = SignalQueue()

  /// A grid without items.
  public init() {}

  /// Takes one event in; see ``ExhibitModel/handle(_:)``.
  @discardableResult
  public mutating func handle(_ event: Event) -> Response {
    guard let event = event.sanitized else { return Response(.yours) }
    switch event.kind {
    case .key(let key): return press(key)
    case .focus(let item) where item >= 0 && item < count: focused = item
    case .select(let item, _) where item >= 0 && item < count:
      focused = item
      reveal(item)
    case .viewed(let item?) where item < count: setViewed(item)
    case .viewed(nil): viewed = nil
    default: relayout(for: event.kind)
    }
    announceNeed()
    return Response(.yours)
  }

  /// Nothing is due in a grid: the host scrolls it.
  public mutating func advance(to time: Double) {}

  /// Fills `scene` with the cells in and near view; see ``ExhibitModel/draw(at:into:)``.
  public mutating func draw(at time: Double, into scene: inout ExhibitScene) {
    scene.clear()
    scene.extent = layout.extent
    scene.wanted = wanted
    for item in kept {
      scene.placements.append(
        Placement(item: item, frame: layout.frame(of: item), opacity: item == viewed ? 0 : 1))
    }
  }

  /// Replaces `taken` with the signals since the last call; see ``ExhibitModel/takeSignals(into:)``.
  public mutating func takeSignals(into taken: inout [Signal]) {
    signals.take(into: &taken)
  }

  /// The place of an item's cell on the screen, from which it flies and to which it returns; nil without such an item.
  /// It is the same at any time: the host scrolls the grid.
  public func source(of item: Int, at time: Double) -> Source? {
    guard (0..<count).contains(item) else { return nil }
    return Source(frame: viewport.onScreen(layout.frame(of: item)))
  }

  /// How an item's cell looks on the screen; nil without such an item. It is the same at any time: the host scrolls the grid.
  public func pose(of item: Int, at time: Double) -> Pose? {
    guard (0..<count).contains(item) else { return nil }
    let opacity: Double = item == viewed ? 0 : 1
    return Pose(
      Placement(item: item, frame: layout.frame(of: item), opacity: opacity), in: viewport)
  }
}

extension PhotoGridModel {
  /// The cells to keep: one window more than shown, above and below, so that a fast native scroll finds them there.
  private var kept: Range<Int> {
    guard count > Self.keptWhole else { return 0..<count }
    let window = viewport.window
    let near = layout.items(from: window.y - window.height, to: window.maxY + window.height)
    guard near.count > Self.mostKept else { return near }
    let first = layout.items(from: window.y, to: window.maxY).lowerBound
    return first..<min(count, first + Self.mostKept)
  }

  private mutating func set(_ option: Option, to value: Double) {
    switch option {
    case .minCell: minimum = value
    case .maxCell: maximum = value
    case .spacing: spacing = value
    default: break
    }
  }

  /// Empties a cell. A cell that is visible, even in part, does not move: its photograph flies from there.
  ///
  /// While a photograph is open, it hides the grid. Then the grid scrolls to show the whole cell.
  private mutating func setViewed(_ item: Int) {
    if viewed != nil || !isNear(item) { reveal(item, margin: Self.landingMargin) }
    viewed = item
    focused = item
  }

  /// Whether a cell is in the window, or no farther outside than its own height. A bar over the edge of a page is not part of
  /// the window, but cells show beside it.
  private func isNear(_ item: Int) -> Bool {
    let (cell, window) = (layout.frame(of: item), viewport.window)
    return cell.maxY + cell.height > window.y && cell.y - cell.height < window.maxY
  }

  /// Moves keyboard focus, and the page with it where the cell is out of view.
  private mutating func press(_ key: Key) -> Response {
    guard viewed == nil, let next = layout.neighbor(of: focused, toward: key, page: page) else {
      return Response(.yours)
    }
    focused = next
    reveal(next)
    signals.append(.focus(item: next))
    return Response(.mine)
  }

  /// How many rows a page key moves: those shown whole.
  private var page: Int { (viewport.window.height / max(1, layout.pitch)).floored(in: 1...10_000) }
}

extension PhotoGridModel {
  /// Changes the layout as an event says; the item looked at stays where it was on the screen.
  ///
  /// That is the first one that shows, once the grid is scrolled; while one is open, it is that one, kept in view.
  private mutating func relayout(for change: Event.Kind) {
    let (anchor, old, edit) = (anchorOnScreen, layout, Edit(change, count: count))
    apply(change, edit)
    layout = GridLayout(
      count: count, width: viewport.dimensions.width, minimum: minimum, maximum: maximum,
      spacing: spacing, isRightToLeft: environment.isRightToLeft)
    guard layout != old, count > 0 else { return }
    if let viewed {
      reveal(viewed, margin: Self.landingMargin)
    } else if let anchor {
      let top = layout.frame(of: min(edit.item(anchor.item), count - 1)).y - viewport.window.y
      scroll(by: top - anchor.top)
    }
  }

  private mutating func apply(_ change: Event.Kind, _ edit: Edit) {
    switch change {
    case .count(let new): hold(new)
    case .insert, .remove, .move: follow(edit)
    case .option(let option, let value): set(option, to: option.sanitized(value))
    case .environment(let new): environment = new
    // A grid that is hidden has no width; it keeps its layout until it is shown again.
    case .viewport(let new) where new.dimensions.width > 0: viewport = new
    default: break
    }
  }

  /// Takes another collection in, and focus to an item that is there.
  private mutating func hold(_ new: Int) {
    count = new
    focused = min(focused, max(0, count - 1))
  }

  /// Lets focus and the open item follow their items to their new indices; an open item that is gone is open no longer.
  private mutating func follow(_ edit: Edit) {
    count += edit.growth
    focused = min(edit.item(focused), max(0, count - 1))
    if let item = viewed { viewed = edit.removes(item) ? nil : edit.item(item) }
  }

  /// Up to one window further than the kept cells, so that pictures are there before they are seen.
  private mutating func announceNeed() {
    let window = viewport.window
    let new = layout.items(
      from: window.y - window.height, to: window.maxY + 2 * window.height)
    guard new != wanted else { return }
    wanted = new
    signals.append(.need(new))
  }

  /// The first item that shows, once the grid is scrolled, and how far below the top of the window it is.
  private var anchorOnScreen: (item: Int, top: Double)? {
    let shown = layout.items(from: viewport.window.y, to: viewport.window.maxY)
    guard viewport.window.y > 0, let item = shown.first else { return nil }
    return (item, layout.frame(of: item).y - viewport.window.y)
  }

  /// Scrolls no farther than until the item's whole cell is in the window, with a margin above and below where there is room
  /// for it; not at all before there is a window.
  /// - Parameter margin: As a share of the cell's height.
  private mutating func reveal(_ item: Int, margin: Double = 0) {
    guard layout.width > 0, item < count else { return }
    let (cell, window) = (layout.frame(of: item), viewport.window)
    let room = max(0, min(window.height - cell.height, layout.extent.height - cell.height) / 2)
    let margin = min(margin * cell.height, room)
    let (top, bottom) = (max(0, cell.y - margin), min(layout.extent.height, cell.maxY + margin))
    if top < window.y {
      scroll(by: top - window.y)
    } else if bottom > window.maxY {
      scroll(by: min(bottom - window.maxY, cell.y - window.y))
    }
  }

  /// A quarter of a cell: above or below the cell in which a photograph lands, a part of the next row is visible.
  private static var landingMargin: Double { 0.25 }

  /// Asks the host to scroll, and goes on as if it had. The next `viewport` event reports how far it could.
  private mutating func scroll(by distance: Double) {
    guard abs(distance) >= 0.5 else { return }
    viewport.window.y += distance
    viewport.origin.y -= distance
    signals.append(.scroll(by: distance))
  }
}
