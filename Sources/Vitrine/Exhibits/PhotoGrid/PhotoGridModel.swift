/// A grid of square photographs that the host scrolls natively.
///
/// The host sends the visible part of the grid as `viewport` events. The grid computes the frames of cells, the cells to mount,
/// the focused item, and how far to scroll. Cells far from the view are not in the scene, so that a host can reuse their views.
/// A grid of up to ``PhotoGridModel/fullMountLimit`` items always mounts all of them.
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
  public static let fullMountLimit = 300
  /// The maximum number of mounted cells. It limits the work for a window that is too high to be real.
  public static let mountLimit = 10_000

  /// The frames of the cells.
  public private(set) var layout = GridArrangement.plain(GridLayout(count: 0, width: 0))
  /// The item with keyboard focus.
  public private(set) var focused = 0
  /// The item that is open in a viewer. Its cell is empty meanwhile, unless motion is reduced.
  public private(set) var viewed: Int?
  /// The place of that item's picture, relative to its cell, whose width is 1; nil if the host has not sent it.
  private(set) var picture: Source?

  /// The top of the visible part, in points from the top of the grid. It is where the grid has asked the host to scroll, until the
  /// host says where it has scrolled.
  package var scrollOffset: Double { viewport.window.y }

  /// The visible part of the grid.
  package var viewport: Viewport { scroll.viewport }

  private(set) var options = GridOptions()
  private var scroll = GridScroll()
  private(set) var prefetch = Prefetch()
  private var signals = SignalQueue()

  /// Creates a grid without items.
  public init() {}

  /// Handles one event; see ``ExhibitModel/handle(_:)``.
  @discardableResult
  public mutating func handle(_ event: Event) -> Response {
    guard let event = event.sanitized else { return Response(.yours) }
    switch event.kind {
    case .key(let key): return press(key)
    case .focus(let item) where item >= 0 && item < layout.count: focused = item
    case .select(let item, _) where item >= 0 && item < layout.count:
      focused = item
      scroll.reveal(item, of: layout, announcing: &signals)
    case .viewed(let item?) where item < layout.count: setViewed(item)
    case .viewed(nil): viewed = nil
    case .source(let source): setPicture(source)
    case .scrub(let position): scroll.scrub(to: position, in: layout, announcing: &signals)
    default: relayout(for: event.kind)
    }
    announcePrefetch()
    return Response(.yours)
  }

  /// Does nothing, because the host scrolls the grid.
  public mutating func advance(to time: Double) {}

  /// Replaces `taken` with the signals since the last call; see ``ExhibitModel/takeSignals(into:)``.
  public mutating func takeSignals(into taken: inout [Signal]) {
    signals.take(into: &taken)
  }
}

// MARK: Focus and the viewer

extension PhotoGridModel {
  /// Empties a cell. A cell that is visible, even in part, stays in place, and its photograph flies from there.
  ///
  /// If a photograph is open already, or if the cell is far from the window, the grid scrolls to show the whole cell.
  private mutating func setViewed(_ item: Int) {
    if viewed != nil || !layout.isNear(item, to: viewport.window) {
      scroll.reveal(item, of: layout, margin: Self.landingMargin, announcing: &signals)
    }
    (viewed, focused, picture) = (item, item, nil)
  }

  private mutating func setPicture(_ source: Source?) {
    guard let viewed else { return }
    let cell = viewport.onScreen(layout.frame(of: viewed))
    picture = source?.relative(to: cell.origin, at: cell.width)
  }

  /// Moves keyboard focus, and scrolls the page if the cell is not visible.
  private mutating func press(_ key: Key) -> Response {
    let page = layout.rows(in: viewport.window)
    guard viewed == nil, let next = layout.neighbor(of: focused, toward: key, page: page) else {
      return Response(.yours)
    }
    focused = next
    scroll.reveal(next, of: layout, announcing: &signals)
    signals.append(.focus(item: next))
    return Response(.mine)
  }

  /// Focuses a cell. If it is not completely visible, the grid scrolls until the middle of the cell is at a height, in points from the
  /// top of the grid now, as far as its ends allow.
  mutating func rest(on item: Int, atHeight height: Double) {
    focused = item
    let (window, cell) = (viewport.window, layout.frame(of: item))
    guard cell.y < window.y || cell.maxY > window.maxY else { return }
    let end = cell.center.y - (height - window.y)
    let top = end.clamped(to: 0...max(0, layout.dimensions.height - window.height))
    scroll.keep(item, at: cell.y - top, in: layout, announcing: &signals)
    scroll.reveal(item, of: layout, announcing: &signals)
    announcePrefetch()
  }

  /// The margin of a cell in which a photograph lands, as a share of its height. A part of the next row is visible.
  private static var landingMargin: Double { 0.25 }
}

// MARK: Layout

extension PhotoGridModel {
  /// Changes the layout by an event. One item stays at its position on the screen.
  ///
  /// In a scrolled grid this is the first visible item. While an item is open, it is that item, whose whole cell stays visible.
  /// A move of other items keeps the scroll offset.
  private mutating func relayout(for change: Event.Kind) {
    let first = layout.firstVisible(in: viewport.window)
    let (viewedBefore, viewedTop) = (viewed, viewed.map { scroll.top(of: $0, in: layout) })
    let edit = Edit(change, count: layout.count)
    var hasMoved = apply(change, edit)
    signals.follow(edit)
    let cells = options.layout(of: edit.count, width: viewport.dimensions.width)
    if layout.relayout(
      cells, heading: options.heading, replacing: edit.removal, by: edit.insertion)
    {
      hasMoved = true
    }
    guard edit.count > 0, hasMoved || viewed != viewedBefore else { return }
    if let viewed, let viewedTop {
      if case .some = first { scroll.keep(viewed, at: viewedTop, in: layout, announcing: &signals) }
      scroll.reveal(viewed, of: layout, margin: Self.landingMargin, announcing: &signals)
    } else if let first {
      let item = min(edit.item(first.item), edit.count - 1)
      scroll.keep(item, at: first.top, in: layout, announcing: &signals)
    }
  }

  /// Returns whether cells have moved because the sections are others.
  private mutating func apply(_ change: Event.Kind, _ edit: Edit) -> Bool {
    switch change {
    case .sections(let starts, let unit):
      layout.set(starts, of: unit, heading: options.heading)
      return true
    case .count, .insert, .remove, .move: follow(edit)
    case .option(let option, let value): options.set(option, to: option.sanitized(value))
    case .environment(let new):
      (options.isRightToLeft, options.reducesMotion) = (new.isRightToLeft, new.reducesMotion)
    // A hidden grid has no width. It keeps its layout until it is visible again.
    case .viewport(let new) where new.dimensions.width > 0: scroll.setViewport(new)
    default: break
    }
    return false
  }

  /// Updates the focused and the open item after an edit. A removed item is no longer open.
  private mutating func follow(_ edit: Edit) {
    focused = edit.item(focused).clamped(toCount: edit.count)
    if let item = viewed { viewed = edit.index(of: item) }
    prefetch.follow(edit)
  }

  /// Announces the items up to one window beyond the mounted cells, so that pictures are loaded before they are visible.
  private mutating func announcePrefetch() {
    let nearby = layout.nearby(viewport.window)
    if prefetch.change(to: nearby) { signals.append(.prefetch(nearby)) }
  }
}

/// The options of a grid's layout.
struct GridOptions: Equatable, Sendable {
  private var minimum = Option.minCell.defaultValue
  private var maximum = Option.maxCell.defaultValue
  private var spacing = Option.spacing.defaultValue
  /// The height of a heading, in points.
  private(set) var heading = Option.headingHeight.defaultValue
  /// Whether the first column is on the right.
  var isRightToLeft = false
  /// Whether a photograph fades in and out over the page, instead of leaving its cell.
  var reducesMotion = false

  /// Sets an option. Other types handle the other options.
  mutating func set(_ option: Option, to value: Double) {
    switch option {
    case .minCell: minimum = value
    case .maxCell: maximum = value
    case .spacing: spacing = value
    case .headingHeight: heading = value
    default: break
    }
  }

  /// Returns the layout of `count` items that share a width, in points.
  func layout(of count: Int, width: Double) -> GridLayout {
    GridLayout(
      count: count, width: width, minimum: minimum, maximum: maximum, spacing: spacing,
      isRightToLeft: isRightToLeft)
  }
}
