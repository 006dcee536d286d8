import Vitrine

@testable import VitrineUI

extension CarouselDriver {
  /// Records the length of an item along the strip, in points.
  func measure(_ cell: Cell<ID>, _ length: Double) {
    measure(cell, ItemMeasurement(length: length, isVertical: isVertical))
  }
}
