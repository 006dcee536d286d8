import Vitrine

/// The lengths of items: those that the layout determines, and those that follow from the size of the view.
extension CarouselDriver {
  /// Records the measured length of an item. The engine gets all measurements of a frame together. A measurement along the axis that
  /// the strip will have counts once it has it.
  func measure(_ cell: Cell<ID>, _ new: ItemMeasurement) {
    guard new.isUsable else { return }
    cell.measurement = new
    guard lengths.areMeasured, new.isVertical == isVertical else { return }
    let isFirst = lengths.awaitMeasurement
    lengths.measure(new.length, of: cell.index)
    guard isFirst else { return exhibit.refresh() }
    exhibit.update {
      sendMeasurements()
      exhibit.drawNow()
    }
  }

  /// Sends the measurements to the engine.
  func sendMeasurements() {
    let drawn = cells.count { !$0.isCopy }
    lengths.takeEvents(drawn: drawn).forEach { exhibit.handle($0) }
  }

  /// Sends the lengths of the drawn items, which had another length than that of their content along this axis before. The first length
  /// becomes the common one, so it is sent before the others.
  func measureAgain() {
    lengths.measureAgain()
    for cell in cells where !cell.isCopy {
      guard let measured = cell.measurement, measured.isVertical == isVertical else { continue }
      lengths.measure(measured.length, of: cell.index)
      sendMeasurements()
    }
  }

  /// The assumed length of an item that has not been measured, in points.
  var estimate: Double { lengths.estimate(in: size, isVertical: isVertical) }

  /// Sends the lengths that need no measuring to the engine.
  func sendExtents() {
    if let ratio = ids.ratio {
      let extents = StitchedRow.extents(
        ofRatios: (0..<ids.count).map(ratio), in: size,
        height: options[.rowHeight] ?? Option.rowHeight.defaultValue, isVertical: isVertical)
      exhibit.handle(.extents(extents, first: 0))
    } else if let length = lengths.uniformLength(in: size, isVertical: isVertical) {
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
    if lengths.areMeasured || lengths.followBreadth { exhibit.refresh() }
  }
}
