import Vitrine

/// The layout of a strip at an instant, computed from plain arrays: the laws' own account of where items are.
///
/// An item of a strip that loops has many virtual indices, one for each lap. Offsets along the strip are in points from the
/// start of item 0 in lap 0.
struct ReferenceStrip {
  /// How long the items are.
  let extents: [Double]
  /// The gap between neighbours.
  let gap: Double
  let loops: Bool
  /// The share of an item, and of the viewport, that lies before the point of alignment.
  let alignment: Double
  /// How much of the strip shows.
  let viewport: Double
  /// From the start of an item to its start one lap later.
  let lap: Double
  /// Where the items start in lap 0.
  private let starts: [Double]

  init(extents: [Double], gap: Double, loops: Bool, alignment: Double, viewport: Double) {
    (self.extents, self.gap, self.loops) = (extents, gap, loops)
    (self.alignment, self.viewport) = (alignment, viewport)
    var (starts, end) = ([Double](), 0.0)
    for extent in extents {
      starts.append(end)
      end += extent + gap
    }
    (self.starts, lap) = (starts, end)
  }

  var count: Int { extents.count }

  /// The item of a virtual index.
  func item(_ index: Int) -> Int { (index % count + count) % count }

  func start(of index: Int) -> Double {
    let item = item(index)
    return Double((index - item) / count) * lap + starts[item]
  }

  func extent(of index: Int) -> Double { extents[item(index)] }

  /// The point of a virtual index that is aligned with the viewport.
  func alignmentPoint(of index: Int) -> Double { start(of: index) + alignment * extent(of: index) }

  /// The offsets that can be on the line at rest; nil if there is no end.
  ///
  /// With alignment in the middle, the first and the last item rest there. Otherwise the strip ends where its items do.
  var ends: ClosedRange<Double>? {
    guard !loops, count > 0 else { return nil }
    let (first, last) = (alignmentPoint(of: 0), alignmentPoint(of: count - 1))
    let overhang = max(0, lap - gap - viewport)
    if alignment == 0 { return first...max(first, min(last, first + overhang)) }
    if alignment == 1 { return min(last, max(first, last - overhang))...max(first, last) }
    return first...max(first, last)
  }

  /// The offset on the line while the strip rests on a virtual index.
  func restingOffset(of index: Int) -> Double { confined(alignmentPoint(of: index)) }

  /// The nearest offset at which the strip can be at rest.
  func confined(_ offset: Double) -> Double {
    guard let ends else { return offset }
    return max(min(offset, ends.upperBound), ends.lowerBound)
  }

  /// The virtual index that rests nearest to an offset; of several, the first.
  func nearest(to offset: Double) -> Int {
    var nearest = (index: 0, distance: Double.infinity)
    for index in indices(around: offset) {
      let distance = abs(restingOffset(of: index) - offset)
      if distance < nearest.distance { nearest = (index, distance) }
    }
    return nearest.index
  }

  /// How far an item rests from an offset, in the lap in which it rests nearest.
  func distance(of item: Int, from offset: Double) -> Double {
    indices(around: offset).filter { self.item($0) == item }
      .map { abs(restingOffset(of: $0) - offset) }.min() ?? .infinity
  }

  /// The virtual indices of three laps in which an offset lies; all items of a strip with ends.
  func indices(around offset: Double) -> Range<Int> {
    guard loops, lap > 0, offset.isFinite else { return 0..<count }
    let first = Int((offset / lap).rounded(.down)) * count
    return first - count..<first + 2 * count
  }
}

extension Rig where Model == CarouselModel {
  /// The layout of the scene drawn last.
  var layout: ReferenceStrip { layout(in: scene) }

  /// The layout in a scene of this strip.
  ///
  /// The lengths of cards are those drawn; a card that is not drawn is at rest.
  func layout(in scene: ExhibitScene) -> ReferenceStrip {
    var extents = record.items.extents
    if record.exhibit == .expanding {
      for item in extents.indices {
        extents[item] = record.option(.collapsedSize)
      }
      for item in record.expandedItems {
        extents[item] = max(record.option(.collapsedSize), record.option(.expandedSize))
      }
      for placement in scene.placements where extents.indices.contains(placement.item) {
        let span = span(of: placement, in: scene)
        extents[placement.item] = span.upperBound - span.lowerBound
      }
    }
    return ReferenceStrip(
      extents: extents, gap: record.option(.spacing) * (1 - scene.seam),
      loops: record.option(.loop) != 0,
      alignment: record.option(.align) / 2, viewport: length)
  }
}
