import Vitrine

extension CarouselDriver {
  /// The view is so large now, in points. Sizes that are no numbers change nothing.
  func resize(to new: Dimensions) {
    guard new != size else { return }
    guard new.width.isFinite, new.height.isFinite else {
      return complaints.warn(
        "a size of \(new.width) x \(new.height) cannot be drawn in; the carousel keeps the one it had. Give it a frame."
      )
    }
    size = new
    exhibit.note(isVisible: isVisible)
    exhibit.handle(.viewport(Viewport(screen: new)))
    tellExtents()
    exhibit.drawNow()
  }

  /// Warns of a place without a length: a scroll view around it that runs the same way.
  func lie(in offer: Offer) {
    guard offer.along == nil else { return }
    let (axis, side) = isVertical ? (".vertical", "height") : (".horizontal", "width")
    complaints.warn(
      "a carousel in a scroll view that runs the same way is offered no \(side); it is as long as the longest of its items. "
        + "Give it one, by containerRelativeFrame(\(axis)) or frame(\(side):).")
  }

  /// Warns of a size in which nothing shows.
  func miss() {
    complaints.warn(
      "a carousel of \(roster.count) items is \(size.width) x \(size.height) points large, so that none of them can be seen. "
        + "Give it a frame.")
  }

  /// Whether there is anything to be seen, or nothing to show.
  var isVisible: Bool { size.width > 0 && size.height > 0 || roster.count == 0 }

  /// Sets what has been set about the carousel.
  func configure(_ new: ExhibitOptions, extent newExtent: ItemExtent) {
    let changes = new.changes(from: options, of: kind)
    guard !changes.isEmpty || newExtent != extent else { return }
    complaints.warn(of: new)
    (options, extent) = (new, newExtent)
    changes.forEach { exhibit.handle($0) }
    notePlayback()
    if extent != .measured || roster.ratio != nil { tellExtents() }
    exhibit.drawNow()
  }

  /// What the person and the system prefer.
  func prefer(_ new: Event.Environment) {
    guard new != environment else { return }
    environment = new
    exhibit.handle(.environment(new))
    notePlayback()
    exhibit.drawNow()
  }

  /// An item has turned out to be so long, in points; told to the engine with all others in the next frame.
  func measure(_ cell: Cell<ID>, _ length: Double) {
    guard extent == .measured, roster.ratio == nil, length.isFinite, length >= 0 else { return }
    let isFirst = measurements.each == nil
    measurements.add(length, of: cell.index)
    guard isFirst else { return exhibit.refresh() }
    flush()
    exhibit.drawNow()
  }

  /// Tells the engine what was measured.
  func flush() {
    let drawn = cells.count { !$0.isCopy }
    measurements.take(drawn: drawn).forEach { exhibit.handle($0) }
  }

  /// How long an item is that nobody has seen yet, in points.
  var estimate: Double {
    extent.length(in: size, isVertical: isVertical) ?? measurements.each ?? along(size)
  }

  /// Before anything is measured, an item counts as long as the view, so that there are not too many in it.
  private var unmeasured: Double? { measurements.each == nil ? along(size) : nil }

  /// Tells the engine how long items are, as far as that needs no measuring.
  func tellExtents() {
    if let ratio = roster.ratio {
      let extents = (0..<roster.count).map {
        ItemExtent.ratio(ratio($0)).length(in: row, isVertical: isVertical) ?? 0
      }
      exhibit.handle(.extents(extents, first: 0))
    } else if let each = extent.length(in: size, isVertical: isVertical) ?? unmeasured {
      stretch(to: each)
    }
  }

  /// How large the row is: photographs side by side are only so high.
  private var row: Dimensions {
    guard kind == .stitched else { return size }
    let height = options[.rowHeight] ?? Option.rowHeight.defaultValue
    return isVertical
      ? Dimensions(width: min(size.width, height), height: size.height)
      : Dimensions(width: size.width, height: min(size.height, height))
  }

  private func along(_ size: Dimensions) -> Double { isVertical ? size.height : size.width }

  private func stretch(to each: Double) {
    guard roster.count > 0 else { return }
    exhibit.handle(.extent(each))
  }
}
