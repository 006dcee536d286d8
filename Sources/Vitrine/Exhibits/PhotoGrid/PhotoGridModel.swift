/// A grid of square photographs that the host scrolls natively.
///
/// The host sends the visible part of the grid as `viewport` events. The grid computes the frames of cells, the cells to mount,
/// the focused item, and how far to scroll. Cells far from the view are not in the scene, so that a host can reuse their views.
/// A grid of up to ``PhotoGridModel/keptWhole`` items always mounts all of them.
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
  /// The maximum number of items that are all mounted: as many as a page is likely to have without script.
  public static let keptWhole = 300
  /// The maximum number of mounted cells. It limits the work for a window that is too high to be real.
  public static let mountLimit = 10_000

  /// The frames of the cells.
  public private(set) var layout = GridLayout(count: 0, width: 0)
  /// The item with keyboard focus.
  public private(set) var focused = 0
  /// The item that is open in a viewer. Its cell is empty meanwhile.
  public private(set) var viewed: Int?

  private var count = 0
  private var minimum = Option.minCell.defaultValue
  private var maximum = Option.maxCell.defaultValue
  private var spacing = Option.spacing.defaultValue
  private var environment = Event.Environment()
  var viewport = Viewport.zero
  private var prefetch = 0..<0
  var signals = SignalQueue()

  /// Creates a grid without items.
  public init() {}

  /// Handles one event; see ``ExhibitModel/handle(_:)``.
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
    announcePrefetch()
    return Response(.yours)
  }

  /// Does nothing, because the host scrolls the grid.
  public mutating func advance(to time: Double) {}

  /// Fills `scene` with the mounted cells; see ``ExhibitModel/draw(at:into:)``.
  public mutating func draw(at time: Double, into scene: inout ExhibitScene) {
    scene.clear()
    scene.extent = layout.extent
    scene.prefetch = prefetch
    for item in mounted {
      scene.placements.append(
        Placement(item: item, frame: layout.frame(of: item), opacity: item == viewed ? 0 : 1))
    }
  }

  /// Replaces `taken` with the signals since the last call; see ``ExhibitModel/takeSignals(into:)``.
  public mutating func takeSignals(into taken: inout [Signal]) {
    signals.take(into: &taken)
  }

  /// Returns the place of an item's cell on the screen; nil without such an item. It is the same at any time, because the host
  /// scrolls the grid.
  public func source(of item: Int, at time: Double) -> Source? {
    guard (0..<count).contains(item) else { return nil }
    return Source(frame: viewport.onScreen(layout.frame(of: item)))
  }

  /// Returns the pose of an item's cell on the screen; nil without such an item. It is the same at any time, because the host
  /// scrolls the grid.
  public func pose(of item: Int, at time: Double) -> Pose? {
    guard (0..<count).contains(item) else { return nil }
    let opacity: Double = item == viewed ? 0 : 1
    return Pose(
      Placement(item: item, frame: layout.frame(of: item), opacity: opacity), in: viewport)
  }
}

extension PhotoGridModel {
  /// The mounted cells: those in the window and one window above and below it, so that a fast native scroll finds them there.
  private var mounted: Range<Int> {
    guard count > Self.keptWhole else { return 0..<count }
    let window = viewport.window
    let near = layout.items(from: window.y - window.height, to: window.maxY + window.height)
    guard near.count > Self.mountLimit else { return near }
    let first = layout.items(from: window.y, to: window.maxY).lowerBound
    return first..<min(count, first + Self.mountLimit)
  }

  private mutating func set(_ option: Option, to value: Double) {
    switch option {
    case .minCell: minimum = value
    case .maxCell: maximum = value
    case .spacing: spacing = value
    default: break
    }
  }

  /// Empties a cell. A cell that is visible, even in part, stays in place, and its photograph flies from there.
  ///
  /// An open photograph hides the grid. Then the grid scrolls to show the whole cell.
  private mutating func setViewed(_ item: Int) {
    if viewed != nil || !isNear(item) { reveal(item, margin: Self.landingMargin) }
    viewed = item
    focused = item
  }

  /// Returns whether a cell is in the window, or at most its own height outside. A bar over the edge of a page is not part of
  /// the window, but cells are visible beside it.
  private func isNear(_ item: Int) -> Bool {
    let (cell, window) = (layout.frame(of: item), viewport.window)
    return cell.maxY + cell.height > window.y && cell.y - cell.height < window.maxY
  }

  /// Moves keyboard focus, and scrolls the page if the cell is not visible.
  private mutating func press(_ key: Key) -> Response {
    guard viewed == nil, let next = layout.neighbor(of: focused, toward: key, page: page) else {
      return Response(.yours)
    }
    focused = next
    reveal(next)
    signals.append(.focus(item: next))
    return Response(.mine)
  }

  /// The number of rows that a page key moves: those that are fully visible.
  private var page: Int { (viewport.window.height / max(1, layout.pitch)).floored(in: 1...10_000) }
}

extension PhotoGridModel {
  /// Changes the layout by an event. One item stays at its position on the screen.
  ///
  /// In a scrolled grid this is the first visible item. While an item is open, it is that item, which stays visible.
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
    case .count(let new): setCount(new)
    case .insert, .remove, .move: follow(edit)
    case .option(let option, let value): set(option, to: option.sanitized(value))
    case .environment(let new): environment = new
    // A hidden grid has no width. It keeps its layout until it is visible again.
    case .viewport(let new) where new.dimensions.width > 0: viewport = new
    default: break
    }
  }

  /// Sets the number of items, and moves focus to an existing item.
  private mutating func setCount(_ new: Int) {
    count = new
    focused = min(focused, max(0, count - 1))
  }

  /// Updates the focused and the open item after an edit. A removed item is no longer open.
  private mutating func follow(_ edit: Edit) {
    count += edit.growth
    focused = min(edit.item(focused), max(0, count - 1))
    if let item = viewed { viewed = edit.removes(item) ? nil : edit.item(item) }
  }

  /// Announces the items up to one window beyond the mounted cells, so that pictures are loaded before they are visible.
  private mutating func announcePrefetch() {
    let window = viewport.window
    let new = layout.items(
      from: window.y - window.height, to: window.maxY + 2 * window.height)
    guard new != prefetch else { return }
    prefetch = new
    signals.append(.prefetch(new))
  }

  /// The first visible item of a scrolled grid, and its distance below the top of the window; nil if the grid is not scrolled.
  private var anchorOnScreen: (item: Int, top: Double)? {
    let shown = layout.items(from: viewport.window.y, to: viewport.window.maxY)
    guard viewport.window.y > 0, let item = shown.first else { return nil }
    return (item, layout.frame(of: item).y - viewport.window.y)
  }

  /// Scrolls by the shortest distance that makes the whole cell visible, with a margin above and below if there is room for it.
  /// Does nothing before the grid has a window.
  /// - Parameter margin: The margin as a share of the cell's height.
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

  /// The margin of a cell in which a photograph lands, as a share of its height. A part of the next row is visible.
  private static var landingMargin: Double { 0.25 }

  /// Asks the host to scroll, and continues as if it had. The next `viewport` event reports how far it could scroll.
  private mutating func scroll(by distance: Double) {
    guard abs(distance) >= 0.5 else { return }
    viewport.window.y += distance
    viewport.origin.y -= distance
    signals.append(.scroll(by: distance))
  }
}
