/// A grid of photographs that the host scrolls natively: squares, or rows of whole photographs.
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
  /// Whether the open item was removed and the host has not sent another one, or none, since.
  private var hasLostViewed = false
  /// The place of that item's picture, relative to its cell, whose width is 1; nil if the host has not sent it.
  private(set) var picture: Source?

  /// The top of the visible part, in points from the top of the grid. It is where the grid has asked the host to scroll, until the
  /// host says where it has scrolled.
  package var scrollOffset: Double { viewport.window.y }

  /// The visible part of the grid.
  package var viewport: Viewport { scroll.viewport }

  private(set) var options = GridOptions()
  private(set) var scroll = GridScroll()
  private(set) var zoom = GridZoom()
  private(set) var moves = CellMoves()
  private(set) var prefetch = Prefetch()
  private var signals = SignalQueue()

  /// Creates a grid without items.
  public init() {}

  /// Handles one event; see ``ExhibitModel/handle(_:)``.
  @discardableResult
  public mutating func handle(_ event: Event) -> Response {
    guard let event = event.sanitized else { return Response(.yours) }
    switch event.kind {
    case .key(let key): return press(key, at: event.present)
    case .magnify(let sample): return magnify(sample, event)
    case .pointer(let pointer):
      let isCatch = pointer.phase == .down && isFast(at: pointer.position, event.present)
      return Response(.yours, suppressesClick: isCatch)
    case .columns(let columns, let item, true): setColumns(columns, about: item, at: event.present)
    case .columns(let columns, _, false): jump(to: columns, for: event.kind)
    case .focus(let item) where item >= 0 && item < layout.count: focused = item
    case .select(let item, _) where item >= 0 && item < layout.count:
      focused = item
      scroll.reveal(item, of: layout, announcing: &signals)
    case .viewed(let item?) where item < layout.count:
      endHeldPinch(at: event.present)
      setViewed(item)
    case .viewed(nil): (viewed, hasLostViewed) = (nil, false)
    case .source(let source): setPicture(source, at: event.present)
    // Squares keep their places.
    case .ratios(let ratios, let first) where !layout.isJustified && !zoom.isActive:
      options.ratios.set(ratios, first: first)
    case .scrub(let position):
      scroll.scrub(to: position, at: event.present, in: layout, announcing: &signals)
    default: relayout(for: event.kind, at: event.present)
    }
    layOutNearby()
    announcePrefetch()
    return Response(.yours)
  }

  /// Lets time pass until `time`; see ``ExhibitModel/advance(to:)``.
  public mutating func advance(to time: Double) {
    guard time.isTime else { return }
    if let deadline = zoom.deadline, deadline <= time { endPinch(at: deadline, isThrown: false) }
    zoom.prepare(at: time, over: layout, options)
    moves.advance(to: time)
    if scroll.advance(to: time) { announcePrefetch() }
  }

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
    hasLostViewed = false
  }

  private mutating func setPicture(_ source: Source?, at time: Double) {
    // While the columns change, the host has drawn the picture in another place.
    guard let viewed, !zoom.isActive else { return }
    let cell = viewport.onScreen(frame(of: viewed, at: time))
    picture = source?.relative(to: cell.origin, at: cell.width)
  }

  /// Moves keyboard focus, and scrolls the page if the cell is not visible.
  private mutating func press(_ key: Key, at time: Double) -> Response {
    if options.zooms, viewed == nil, key == .zoomIn || key == .zoomOut {
      guard layout.count > 0 else { return Response(.mine) }
      // The focused cell, if it is visible.
      let nearest = layout.item(nearest: viewport.window.center)
      let item = layout.isNear(focused, to: viewport.window) ? focused : nearest
      guard zoom.begin(about: item, in: layout, viewport.window) else { return Response(.mine) }
      change(
        to: zoom.stop(beside: layout.columns, fewer: key == .zoomIn), at: time)
      return Response(.mine)
    }
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

// MARK: Columns

extension PhotoGridModel {
  /// Changes the columns by a pinch.
  private mutating func magnify(_ sample: Magnify, _ event: Event) -> Response {
    guard options.zooms, viewed == nil else { return Response(.yours) }
    let nearest = layout.item(nearest: sample.position)
    switch sample.phase {
    case .ended: if zoom.isHeld { endPinch(at: event.present, isThrown: true) }
    case .cancelled: endHeldPinch(at: event.present)
    case .wheel where sample.isNotch:
      guard zoom.begin(about: nearest, in: layout, viewport.window) else { break }
      change(to: zoom.stop(beside: layout.columns, fewer: sample.scale > 1), at: event.present)
    case .began, .changed, .wheel:
      guard zoom.begin(about: nearest, in: layout, viewport.window) else { break }
      zoom.pinch(sample, event, over: layout, options)
    }
    return Response(.mine)
  }

  /// Lets columns go that fingers hold, because a photograph opens, or because fingers do not change them any more.
  private mutating func endHeldPinch(at time: Double) {
    if zoom.isHeld { endPinch(at: time, isThrown: false) }
  }

  private mutating func endPinch(at time: Double, isThrown: Bool) {
    change(to: zoom.release(at: time, isThrown: isThrown), at: time)
  }

  /// Changes the columns to the nearest stop about an item, or about the middle of the window. An item that is not visible comes into
  /// view first.
  private mutating func setColumns(_ columns: Int, about item: Int?, at time: Double) {
    var focus = layout.item(nearest: viewport.window.center)
    if let item, (0..<layout.count).contains(item), !zoom.isActive {
      scroll.reveal(item, of: layout, announcing: &signals)
      focus = item
    }
    guard zoom.begin(about: focus, in: layout, viewport.window) else { return }
    change(to: zoom.stop(nearest: columns), at: time)
  }

  /// Takes the layout of the stop that is nearest to a number of columns. The first visible item stays at the top.
  private mutating func jump(to columns: Int, for change: Event.Kind) {
    let cells = layout.cells
    guard cells.width > 0 else { return }
    let stops = ColumnStops(width: cells.width, spacing: cells.spacing, own: cells.columns)
    zoom.end()
    moves.stop()
    options.setColumns(stops.nearest(to: Double(max(1, columns))), width: cells.width)
    moveCells(for: change, Edit(change, count: layout.count))
    if layout.columns != cells.columns { signals.append(.columns(layout.columns)) }
  }

  /// Takes the layout for a number of columns, and scrolls so that the focus of the zoom stays where it is drawn, as far as the ends of
  /// the grid allow. A spring moves the remaining distance to zero.
  private mutating func change(to columns: Int, at time: Double) {
    guard zoom.isActive else { return }
    let (window, end) = (viewport.window, layout.lastTop(of: viewport.window))
    let (rest, drawn) = (zoom.height(in: layout), zoom.height(at: time, in: layout))
    if columns != layout.columns {
      layout = zoom.arrangement(of: columns, beside: layout, options)
      options.setColumns(columns, width: layout.cells.width)
      signals.append(.columns(columns))
    }
    let wished = window.y + zoom.height(in: layout) - drawn
    // A page can be scrolled beyond the ends of its grid.
    let last = layout.lastTop(of: window) + max(0, window.y - end)
    scroll.move(to: wished.clamped(to: min(0, window.y)...last), announcing: &signals)
    let moved = rest - window.y - (zoom.height(in: layout) - viewport.window.y)
    zoom.settle(
      at: time, movedBy: moved, scrolledBy: viewport.window.y - window.y, over: layout, options)
    announcePrefetch()
  }
}

// MARK: Layout

extension PhotoGridModel {
  /// Ends the photographs that were removed and fade out.
  mutating func forgetRemoved() { moves.forgetRemoved() }

  /// Changes the layout by an event. During a zoom the layers keep their places in the window, unless squares become whole photographs.
  /// Else the cells fly to theirs, unless the person scrolls or looks at a photograph. One that is open and is removed counts as open
  /// until the host says which one is open now, because more edits of the same change may follow.
  private mutating func relayout(for change: Event.Kind, at time: Double) {
    if case .option(.zoom, let value) = change, Option.zoom.sanitized(value) == 0 {
      endHeldPinch(at: time)
    }
    let canFollow = moves.canFollow(change, of: layout, in: viewport.window, at: time)
    if !canFollow { scroll.note(change, at: time) }
    let isCovered = viewed != nil || hasLostViewed
    let isBusy =
      switch change {
      case .option: false
      case .ratios: zoom.isActive
      default: scroll.isScrolling(at: time) || zoom.isActive
      }
    let canFly = canFollow && !isCovered && !isBusy && !options.reducesMotion
    let cells = canFly ? drawnCells(at: time) : nil
    if canFollow, case .option = change {
      // Removed photographs of a layer are drawn elsewhere once it rests.
      if cells == nil || zoom.isActive { moves.stop() }
      zoom.end()
    }
    let (edit, zoomed) = (Edit(change, count: layout.count), zoom.drawn(in: layout, viewport))
    let top = viewport.window.y
    moveCells(for: change, edit)
    // A native scroll takes them along.
    let isNative = if case .viewport = change { !canFollow } else { false }
    if !isNative { moves.moveRemoved(by: viewport.window.y - top) }
    layOutNearby()
    zoom.follow(change, edit, from: zoomed, to: layout, viewport, at: time, options)
    moves.follow(edit, from: cells, to: layout, in: viewport.window, at: time, speed: options.speed)
  }

  /// Changes the layout by an event. One item stays at its position on the screen.
  ///
  /// In a scrolled grid this is the first visible item. While an item is open, it is that item, whose whole cell stays visible.
  /// A move of other items keeps the scroll offset.
  private mutating func moveCells(for change: Event.Kind, _ edit: Edit) {
    let first = layout.firstVisible(in: viewport.window)
    let (viewedBefore, viewedTop) = (viewed, viewed.map { scroll.top(of: $0, in: layout) })
    var hasMoved = apply(change, edit)
    signals.follow(edit)
    if options.relayout(
      &layout, of: edit.count, width: viewport.dimensions.width, replacing: edit.removal,
      by: edit.insertion)
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
    case .ratios(let ratios, let item):
      options.ratios.set(ratios, first: item)
      let first = layout.firstVisible(in: viewport.window)?.item ?? 0
      return layout.changeRows { $0.set(ratios, first: item, keeping: first) }
    case .option(let option, let value):
      options.set(option, to: option.sanitized(value))
    case .environment(let new):
      (options.isRightToLeft, options.reducesMotion) = (new.isRightToLeft, new.reducesMotion)
    // A hidden grid has no width. It keeps its layout until it is visible again.
    case .viewport(let new) where new.dimensions.width > 0: scroll.setViewport(new)
    default: break
    }
    return false
  }

  /// Lays out the rows of whole photographs near the window. If others above it had another height than expected, the first visible
  /// photograph stays.
  private mutating func layOutNearby() {
    guard case .justified = layout else { return }
    let window = viewport.window
    let first = layout.firstVisible(in: window)
    let hasMoved = layout.changeRows {
      $0.prepare(around: first?.item ?? 0, reach: Self.reach * window.height)
    }
    guard hasMoved, let first else { return }
    scroll.keep(first.item, at: first.top, in: layout, announcing: &signals)
    moves.moveRemoved(by: viewport.window.y - window.y)
  }

  /// The distance in which rows are laid out above and below the first visible one, in windows: to where pictures are loaded.
  private static var reach: Double { 3 }

  /// Updates the focused and the open item after an edit. A removed item is no longer open.
  private mutating func follow(_ edit: Edit) {
    focused = edit.item(focused).clamped(toCount: edit.count)
    if let item = viewed {
      viewed = edit.index(of: item)
      hasLostViewed = viewed == nil
    }
    prefetch.follow(edit)
    options.ratios.replace(edit.removal, by: edit.insertion)
  }

  /// Announces the items up to one window beyond the mounted cells, so that pictures are loaded before they are visible. During a fast
  /// native scroll, these are the items where it will rest. While the grid jumps, they wait.
  private mutating func announcePrefetch() {
    guard !scroll.holdsPictures else { return }
    let nearby = layout.nearby(scroll.landing(in: layout))
    if prefetch.change(to: nearby) { signals.append(.prefetch(nearby)) }
  }
}
