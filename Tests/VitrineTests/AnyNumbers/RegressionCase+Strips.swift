import Vitrine

extension RegressionCase {
  /// Counts, indices and ranges.
  static let collections: [RegressionCase] = [
    RegressionCase(
      .plain, "an insert of as many items as there are numbers overflowed",
      .at(0, .count(5)), .at(0, .insert(.max, at: 5, extent: 10)), .draw(at: 0)),
    RegressionCase(
      .plain, "an insert of thousands of millions of items took all memory",
      .at(0, .screen(390, 300)), .at(0, .count(5)), .at(0, .extents([100, 200], first: 0)),
      .at(0, .insert(1 << 33, at: 2, extent: 50)), .draw(at: 0)),
    RegressionCase(
      .grid, "a grid added up more items than there are numbers",
      .at(0, .screen(390, 300)), .at(0, .count(.max)), .at(0, .insert(.max, at: 0, extent: 0)),
      .draw(at: 0)),
    RegressionCase(
      .grid, "a grid in a window of millions of points drew all its cells",
      .at(0, .option(.minCell, 16)), .at(0, .screen(1e7, 1e7)), .at(0, .count(4_000_000)),
      .draw(at: 0)),
    RegressionCase(
      .viewer, "item -1 opened as if it existed",
      .at(0, .screen(390, 844)), .at(0, .open(item: -1, ratio: 1.5, animated: true)), .draw(at: 1),
      .signals),
    RegressionCase(
      .viewer, "an item beyond the last opened",
      .at(0, .screen(390, 844)), .at(0, .count(5)),
      .at(0, .open(item: 7, ratio: 1.5, animated: true)), .draw(at: 1)),
    RegressionCase(
      .viewer, "a tap on a photograph that was gone opened it again",
      .at(0, .screen(390, 844)), .at(0, .count(5)),
      .at(0, .open(item: 4, ratio: 1.5, animated: false)), .at(1, .remove(4..<5)),
      .at(1.1, .finger(.down, 200, 400)), .at(1.15, .finger(.up, 200, 400)), .draw(at: 3), .signals),
    RegressionCase(
      .viewer, "a photograph that faded out was drawn as an item that was gone",
      .at(0, .screen(390, 844)), .at(0, .count(5)), .at(0, .prefers(less: true)),
      .at(0, .open(item: 4, ratio: 1.5, animated: false)), .at(1, .select(item: 0, animated: true)),
      .at(1.05, .remove(4..<5)), .draw(at: 1.06)),
  ]

  /// Options, sizes and places.
  static let layouts: [RegressionCase] = [
    RegressionCase(
      .grid, "a place of an item was too far to be drawn",
      .at(0, .count(5)), .at(0, .screen(390, 300)),
      .at(
        0,
        .viewport(
          Viewport(
            dimensions: Dimensions(width: 300, height: 300), origin: Vector(x: 0, y: -1e100),
            window: Frame(x: 0, y: 1e100, width: 300, height: 300)))), .source(of: 3)),
    RegressionCase(
      .plain, "a viewport was too high to be drawn",
      .at(0, .count(5)), .at(0, .screen(390, 5e176)), .draw(at: 0)),
    RegressionCase(
      .stitched, "a row with hardly any spacing was offset by no number",
      .at(0, .count(5)), .at(0, .option(.spacing, .leastNonzeroMagnitude)),
      .at(0, .screen(390, 300)),
      .at(1, .extent(398)), .draw(at: 1)),
    RegressionCase(
      .plain, "the position beyond items with hardly any extent was infinite",
      .at(0, .option(.spacing, 0)), .at(0, .screen(390, 300)), .at(0, .count(1)),
      .at(0, .extent(.leastNonzeroMagnitude)), .at(0, .finger(.down, 100, 100)),
      .at(0.1, .finger(.move, 200, 100)),
      .draw(at: 0.1)),
    RegressionCase(
      .stitched, "a photograph was cropped by more than there was of it",
      .at(0, .screen(390, 300)), .at(0, .option(.align, 1)), .at(0, .option(.axis, 1)),
      .at(0, .count(12)), .at(0, .extents([115.45051516242637], first: 0)), .draw(at: 0)),
    RegressionCase(
      .stitched, "a screen with fewer than no pixels made photographs smaller than nothing",
      .at(0, .screen(390, 300)), .at(0, .count(2)), .at(1, .prefers(scale: -166)), .draw(at: 1)),
    RegressionCase(
      .plain, "an effect turned an item by more than can be drawn",
      .at(0, .screen(390, 300)), .at(0, .count(2)), .at(0, .stops(stop(scale: 1, turn: 8e274))),
      .draw(at: 0)),
    RegressionCase(
      .plain, "an effect moved items by more than can be drawn",
      .at(0, .screen(390, 300)), .at(0, .count(2)),
      .at(0, .stops(Effect.Stops([Effect.Stop(phase: 0, offset: Vector(x: -5e307, y: 0))]))),
      .draw(at: 0)),
    RegressionCase(
      .plain, "an effect drew an item at a scale of nothing",
      .at(0, .screen(390, 300)), .at(0, .count(2)), .at(0, .stops(stop(scale: -1, turn: 0))),
      .draw(at: 0)),
  ]

  private static func stop(scale: Double, turn: Double) -> Effect.Stops {
    var stop = Effect.Stop(phase: 0, scale: scale)
    stop.rotation.x = turn
    return Effect.Stops([stop])
  }

  /// Rows under way.
  static let strips: [RegressionCase] = [
    RegressionCase(
      .stitched, "a row pinched far apart was more than opaque for who wants less motion",
      .at(0, .screen(390, 300)), .at(0, .count(5)), .at(1, .trackpad(.began, 1)),
      .at(2, .trackpad(.changed, 2)), .at(3, .prefers(less: true)), .at(3.5, .trackpad(.ended, 2)),
      .draw(at: 3.5)),
    RegressionCase(
      .expanding, "cards that closed at once left the row beyond its end, at rest",
      .at(0, .screen(390, 300)), .at(0, .count(2)), .at(1, .finger(.down, 185, 200)),
      .at(1.3, .expand(item: 0, isOpen: true, animated: false)), .at(2, .finger(.cancel, 185, 200)),
      .at(4, .expand(item: 0, isOpen: false, animated: false)), .draw(at: 4)),
    RegressionCase(
      .expanding, "a card that closed on a much slower spring first opened by more than its length",
      .at(0, .screen(390, 300)), .at(0, .count(5)), .at(0, .option(.curve, 4)),
      .at(0, .key(.enter)), .at(0.1, .option(.duration, 6000)), .at(0.1, .key(.space)),
      .draw(at: 0.5)),
    RegressionCase(
      .expanding, "a card that opened again on a much slower spring opened by more than its length",
      .at(0, .screen(390, 300)), .at(0, .count(5)), .at(0, .option(.curve, 4)),
      .at(0, .key(.enter)), .at(0.1, .key(.space)), .at(0.11, .option(.duration, 6000)),
      .at(0.11, .key(.enter)), .draw(at: 0.5)),
  ]
}
