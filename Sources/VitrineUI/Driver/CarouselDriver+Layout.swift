import Vitrine

extension CarouselDriver {
  /// Sets the size of the view, in points. A size that is not finite gives a warning and changes nothing.
  func resize(to new: Dimensions) {
    guard new != laidOutSize else { return }
    guard new.width.isFinite, new.height.isFinite else {
      return warnings.warn(
        "a carousel cannot have the size \(new.width) x \(new.height); it keeps its previous size. Give it a frame."
      )
    }
    laidOutSize = new
    exhibit.update {
      exhibit.note(isVisible: isVisible)
      exhibit.handle(.viewport(Viewport(screen: shaped(new))))
      sendExtents()
      exhibit.drawNow()
    }
  }

  /// A strip without breadth counts as a point broad. It has the placements of a broader strip, so its first items are drawn at once.
  private func shaped(_ size: Dimensions) -> Dimensions {
    isVertical
      ? Dimensions(width: max(1, size.width), height: size.height)
      : Dimensions(width: size.width, height: max(1, size.height))
  }

  /// Warns if the strip has no length, as in a scroll view that runs in the same direction.
  func warnIfUnbounded(_ proposal: StripProposal) {
    guard proposal.along == nil else { return }
    let (axis, side) = isVertical ? (".vertical", "height") : (".horizontal", "width")
    warnings.warn(
      "a carousel in a scroll view of the same direction gets no \(side); it is as long as its longest item. "
        + "Give it a \(side) with containerRelativeFrame(\(axis)) or frame(\(side):).")
  }

  /// Warns that the view is too small to show any item.
  func warnOfEmptySize() {
    warnings.warn(
      "a carousel of \(ids.count) items is \(size.width) x \(size.height) points large, so no item is visible. "
        + "Give it a frame.")
  }

  /// The size of the view, in points; zero before its first layout.
  var size: Dimensions { laidOutSize ?? .zero }

  /// Whether the view has an area, or has not been laid out, or there are no items to show.
  var isVisible: Bool {
    laidOutSize.map { $0.width > 0 && $0.height > 0 } ?? true || ids.count == 0
  }

  /// Sets the options and the extent of the items.
  func configure(_ new: ExhibitOptions, extent newExtent: ItemExtent) {
    let changes = new.changes(from: options, of: kind)
    guard !changes.isEmpty || newExtent != extent else { return }
    warnings.warn(of: new)
    (options, extent) = (new, newExtent)
    changes.forEach { exhibit.handle($0) }
    if extent != .measured || ids.ratio != nil { sendExtents() }
    exhibit.drawNow()
  }

  /// Sets the preferences of the person and the system.
  func setEnvironment(_ new: Event.Environment) {
    guard new != environment else { return }
    environment = new
    exhibit.handle(.environment(new))
    exhibit.drawNow()
  }

  /// Records the measured length of an item, in points. The engine gets all measurements of a frame together.
  func measure(_ cell: Cell<ID>, _ length: Double) {
    guard isMeasured, length.isFinite, length >= 0 else { return }
    let isFirst = measurements.commonLength == nil
    measurements.add(length, of: cell.index)
    guard isFirst else { return exhibit.refresh() }
    exhibit.update {
      sendMeasurements()
      exhibit.drawNow()
    }
  }

  /// Whether the items have the length of their content.
  var isMeasured: Bool { kind == .looping && extent == .measured }

  /// Sends the measurements to the engine.
  func sendMeasurements() {
    let drawn = cells.count { !$0.isCopy }
    measurements.takeEvents(drawn: drawn).forEach { exhibit.handle($0) }
  }

  /// The assumed length of an item that has not been measured, in points.
  var estimate: Double {
    extent.length(in: size, isVertical: isVertical) ?? measurements.commonLength ?? along(size)
  }

  /// The length of the view, until the first item is measured. It keeps the number of views small.
  private var unmeasured: Double? { measurements.commonLength == nil ? along(size) : nil }

  /// Sends the lengths that need no measuring to the engine.
  func sendExtents() {
    if let ratio = ids.ratio {
      let extents = (0..<ids.count).map {
        ItemExtent.ratio(ratio($0)).length(in: row, isVertical: isVertical) ?? 0
      }
      exhibit.handle(.extents(extents, first: 0))
    } else if let length = extent.length(in: size, isVertical: isVertical) ?? unmeasured {
      sendExtent(length)
    }
  }

  /// The size of the row. The height of a stitched row is limited.
  private var row: Dimensions {
    guard kind == .stitched else { return size }
    let height = options[.rowHeight] ?? Option.rowHeight.defaultValue
    return StitchedRow.dimensions(in: size, height: height, isVertical: isVertical)
  }

  private func along(_ size: Dimensions) -> Double { isVertical ? size.height : size.width }

  private func sendExtent(_ length: Double) {
    guard ids.count > 0 else { return }
    exhibit.handle(.extent(length))
  }
}
