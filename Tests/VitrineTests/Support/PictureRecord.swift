import Vitrine

/// What a host has told a viewer about the pictures of a collection that is not edited.
struct PictureRecord {
  private var ratios: [Int: Double] = [:]
  private var widths: [Int: Double] = [:]

  /// Takes in an event that is about to reach `rig`.
  ///
  /// The ratio of an item that opens counts only if the item is not open yet.
  mutating func take(_ event: Event, for rig: ViewerRig) {
    switch event.kind {
    case .picture(let item, let ratio, let width):
      (ratios[item], widths[item]) = (ratio.isFinite ? ratio : 1, width)
    case .open(let item, let ratio, _) where ratio > 0 && item != rig.model.item:
      let count = rig.record.items.count
      if count == 0 || item < count { ratios[item] = ratio }
    default: break
    }
  }

  /// The ratio of an item's picture; an unknown one is square.
  func ratio(of item: Int) -> Double { ratios[item] ?? 1 }

  /// How far an item's picture can be magnified in a viewer.
  func limits(of item: Int, in rig: ViewerRig) -> PhotoLimits {
    PhotoLimits(
      ratio: ratio(of: item), pixels: widths[item] ?? 0, on: rig.record.viewport.dimensions,
      displayScale: rig.record.environment.displayScale)
  }
}
