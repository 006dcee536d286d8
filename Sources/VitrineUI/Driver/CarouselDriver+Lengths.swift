import Vitrine

/// The lengths of items: those that the layout determines, and those that follow from the size of the view.
extension CarouselDriver {
  /// Records the measured length of an item, in points. The engine gets all measurements of a frame together.
  func measure(_ cell: Cell<ID>, _ length: Double) {
    guard length.isFinite, length >= 0 else { return }
    cell.measuredLength = length
    guard isMeasured else { return }
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

  /// Sends the lengths of the drawn items, which had another length than that of their content before. The first length becomes the
  /// common one, so it is sent before the others.
  func measureAgain() {
    measurements = Measurements()
    for cell in cells where !cell.isCopy {
      guard let length = cell.measuredLength else { continue }
      measurements.add(length, of: cell.index)
      sendMeasurements()
    }
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
      let lengths = StitchedRow.extents(
        ofRatios: (0..<ids.count).map(ratio), in: size,
        height: options[.rowHeight] ?? Option.rowHeight.defaultValue, isVertical: isVertical)
      exhibit.handle(.extents(lengths, first: 0))
    } else if let length = extent.length(in: size, isVertical: isVertical) ?? unmeasured {
      sendExtent(length)
    }
  }

  private func sendExtent(_ length: Double) {
    guard ids.count > 0 else { return }
    exhibit.handle(.extent(length))
  }

  /// Requests a frame for the lengths that the next layout determines. A clock that starts after the layout would update its views once
  /// more.
  func refreshAfterLayout() {
    if isMeasured || lengthFollowsBreadth { exhibit.refresh() }
  }

  /// Whether the length of the items follows from the breadth of the strip, and the breadth from the items.
  var lengthFollowsBreadth: Bool { kind == .looping && extent.followsBreadth }
}
