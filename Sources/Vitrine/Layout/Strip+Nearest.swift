extension Strip {
  /// Returns the virtual index at an offset. The gap after an item belongs to the item.
  public func index(at offset: Double) -> Int {
    guard count > 0 else { return 0 }
    let fromStart = offset + origin
    guard loops, lap > 0 else { return item(at: fromStart) }
    let laps = (fromStart / lap).floored(in: -maximumLaps...maximumLaps)
    return laps * count + item(at: fromStart - Double(laps) * lap)
  }

  /// Returns the virtual index that rests nearest to an offset; the lower one if two are equally near.
  ///
  /// Several items may rest at an end of the strip. The outermost of them is returned there.
  public func nearest(to offset: Double) -> Int {
    if let outermost = outermost(at: offset) { return outermost }
    let middle = index(at: offset)
    let lower = nearer(clamp(middle - 1), clamp(middle), to: offset)
    return nearer(lower, clamp(middle + 1), to: offset)
  }

  /// Returns the virtual index that rests nearest to an offset: `preferred` if it rests there, also if others do.
  func nearest(to offset: Double, preferring preferred: Int) -> Int {
    rests(preferred, at: offset) ? preferred : nearest(to: offset)
  }

  /// Returns whether a virtual index rests at an offset.
  func rests(_ index: Int, at offset: Double) -> Bool {
    abs(restingOffset(of: index) - offset) < Rounding.computed
  }

  /// Returns the virtual index that rests nearer to an offset; the first one if both are equally near.
  func nearer(_ first: Int, _ second: Int, to offset: Double) -> Int {
    abs(restingOffset(of: second) - offset) < abs(restingOffset(of: first) - offset)
      ? second : first
  }

  /// The items that rest at offsets of their own in a strip with ends. Items before them rest with the first of them, items
  /// after them with the last.
  ///
  /// ```
  ///   |0 1 2|3 4       five items, aligned at the start, three of which fit: 0...2
  ///     |1 2 3|4
  ///       |2 3 4|      3 and 4 rest where 2 does
  /// ```
  public var restingItems: ClosedRange<Int> {
    guard let bounds, count > 1 else { return 0...max(0, count - 1) }
    switch alignment {
    case .center: return 0...count - 1
    case .start:
      let item = clamp(index(at: bounds.upperBound))
      return
        0...clamp(restingOffset(of: item) < bounds.upperBound - Rounding.measured ? item + 1 : item)
    case .end:
      let item = clamp(index(at: bounds.lowerBound))
      return clamp(
        restingOffset(of: item) > bounds.lowerBound + Rounding.measured ? item - 1 : item)...count
        - 1
    }
  }

  /// Returns the virtual indices that are visible between two offsets: at most ``Strip/maximumShown``, even if items have no
  /// length.
  public func indices(from start: Double, to end: Double) -> Range<Int> {
    guard count > 0, end > start else { return 0..<0 }
    let (first, last) = (index(at: start), index(at: end))
    return first..<min(last + 1, first + Self.maximumShown)
  }

  /// The maximum number of visible items. It limits the work if extents are wrong.
  public static let maximumShown = 1_000

  /// Returns an offset in items: 3.25 is a quarter of the way from index 3 to the next. Beyond its ends, the strip counts as if
  /// more items like the outermost ones followed.
  public func position(at offset: Double) -> Double {
    guard count > 0 else { return 0 }
    let middle = index(at: offset)
    let beyond = offset - self.offset(of: middle)
    let neighbor = clamp(middle + (beyond < 0 ? -1 : 1))
    let pitch = neighbor == middle ? extent(of: middle) + gap : distance(middle, neighbor)
    return Double(middle) + (pitch >= Limit.minimumLength ? beyond / pitch : 0)
  }

  /// Returns the virtual index of `item` that is nearest to `index`; the later one if two are equally near.
  public func nearestIndex(of item: Int, to index: Int) -> Int {
    guard loops, count > 0 else { return item }
    let forward = self.item(item - index)
    let here = offset(of: index)
    let (ahead, behind) = (index + forward, index + forward - count)
    return offset(of: ahead) - here <= here - offset(of: behind) + Rounding.summed ? ahead : behind
  }
}

extension Strip {
  private func distance(_ first: Int, _ second: Int) -> Double {
    abs(offset(of: second) - offset(of: first))
  }

  /// Returns the item that covers an offset from the start of the first one. The gap after an item belongs to it.
  ///
  /// The lengths of open cards are subtracted one after the other, so that the other items can be searched as if all cards were closed.
  private func item(at offset: Double) -> Int {
    var (offset, card) = (offset, 0)
    while card < expansions.count {
      let (item, extra) = (expansions.all[card].item, expansions.all[card].extraExtent)
      let start = extents.sum(before: item) + Double(item) * gap
      guard offset >= start else { break }
      if offset < start + extents[item] + extra + gap { return item }
      offset -= extra
      card += 1
    }
    return extents.item(at: offset, spacing: gap)
  }

  /// The maximum number of laps whose virtual indices fit 32 bits.
  private var maximumLaps: Int { Self.farthest / max(1, count) }

  private func outermost(at offset: Double) -> Int? {
    guard let bounds else { return count == 0 ? 0 : nil }
    let (isFirst, isLast) = (offset <= bounds.lowerBound, offset >= bounds.upperBound)
    guard isFirst || isLast else { return nil }
    return isFirst && !(isLast && alignment == .end) ? 0 : count - 1
  }
}
