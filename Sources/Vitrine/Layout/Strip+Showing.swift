extension Strip {
  /// Where in view an item comes that would stick out.
  public enum Reveal: Int32, Sendable {
    /// To the edge that it sticks out of.
    case nearest
    /// To the middle.
    case center
  }

  /// The offset nearest to `offset` at which an item shows whole; of an item longer than the viewport, its beginning shows.
  ///
  /// ```
  ///      viewport                 viewport                      viewport
  ///   |  ###  ##|##      ->     |##  #####|       nearest      | # ##### |      center
  /// ```
  public func showing(_ index: Int, from offset: Double, toward reveal: Reveal) -> Double {
    let (start, extent) = (leading(of: index), extent(of: index))
    let (last, first) = (start + line, start + extent - viewport + line)
    guard first <= last else { return confined(last) }
    guard offset < first || offset > last else { return confined(offset) }
    return confined(reveal == .center ? (first + last) / 2 : offset.clamped(to: first...last))
  }

  /// Whether anything of an item lies between two offsets.
  func shows(_ index: Int, in offsets: ClosedRange<Double>) -> Bool {
    let start = leading(of: index)
    return start < offsets.upperBound && start + extent(of: index) > offsets.lowerBound
  }
}
