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
    if ids.ratio != nil {
      sendRatios(rowRatios, first: 0)
    } else if let length = lengths.uniformLength(in: size, isVertical: isVertical) {
      sendExtent(length)
    }
  }

  /// Reads the ratios of all photographs of a row, after an edit. Other updates read those of the photographs in view.
  func readRatios() {
    rowRatios = ids.ratio.map { (0..<ids.count).map($0) } ?? []
  }

  /// Sets the ratio of a photograph in view.
  func setRatio(_ new: Double, of cell: Cell<ID>) {
    guard rowRatios.indices.contains(cell.index), ids.has(cell.id.item, at: cell.index),
      rowRatios[cell.index] != new
    else { return }
    rowRatios[cell.index] = new
    exhibit.update {
      sendRatios([new], first: cell.index)
      exhibit.drawNow()
    }
  }

  private func sendRatios(_ ratios: [Double], first: Int) {
    let extents = StitchedRow.extents(
      ofRatios: ratios, in: size,
      height: options[.rowHeight] ?? Option.rowHeight.defaultValue, isVertical: isVertical)
    exhibit.handle(.extents(extents, first: first))
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
