extension Strip {
  /// The position to which a partly hidden item is moved.
  ///
  /// ```swift
  /// let strip = Strip(extents: Extents(count: 9, each: 100), alignment: .start, viewport: 300)
  /// assert(strip.offset(showing: 4, from: 0, toward: .nearest) == 200)
  /// assert(strip.offset(showing: 4, from: 0, toward: .center) == 300)
  /// ```
  public enum Reveal: Int32, Sendable {
    /// To the nearest edge of the view.
    case nearest
    /// To the middle of the view.
    case center
  }

  /// Returns the offset nearest to `offset` at which an item is fully visible. An item longer than the viewport shows its
  /// start.
  ///
  /// ```
  ///      viewport                 viewport                      viewport
  ///   |  ###  ##|##      ->     |##  #####|       nearest      | # ##### |      center
  /// ```
  public func offset(showing index: Int, from offset: Double, toward reveal: Reveal) -> Double {
    let (start, extent) = (leading(of: index), extent(of: index))
    let (last, first) = (start + alignmentLine, start + extent - viewport + alignmentLine)
    guard first <= last else { return confined(last) }
    guard offset < first || offset > last else { return confined(offset) }
    return confined(reveal == .center ? (first + last) / 2 : offset.clamped(to: first...last))
  }

  /// Returns whether a part of an item lies between two offsets.
  func shows(_ index: Int, in offsets: ClosedRange<Double>) -> Bool {
    let start = leading(of: index)
    return start < offsets.upperBound && start + extent(of: index) > offsets.lowerBound
  }

  /// Returns the resting offset of the item nearest to an offset. If it does not show the whole item `index`, but that of the
  /// item on the other side of the offset does, returns the other one.
  func snapped(_ offset: Double, showing index: Int?) -> Double {
    let nearest = nearest(to: offset)
    let nearer = restingOffset(of: nearest)
    guard let index, !isWhole(index, at: nearer) else { return nearer }
    let other = restingOffset(of: clamp(nearer < offset ? nearest + 1 : nearest - 1))
    return isWhole(index, at: other) ? other : nearer
  }

  private func isWhole(_ index: Int, at offset: Double) -> Bool {
    self.offset(showing: index, from: offset, toward: .nearest) == offset
  }
}
