extension Strip {
  /// Where in view an item comes that would stick out.
  public enum Reveal: Int32, Sendable {
    /// To the edge that it sticks out of.
    case nearest
    /// To the middle.
    case center
  }

  /// The place nearest to `place` at which a number's item shows whole; of one that is longer than the viewport, its beginning.
  ///
  /// ```
  ///      viewport                 viewport                      viewport
  ///   |  ###  ##|##      ->     |##  #####|       nearest      | # ##### |      center
  /// ```
  public func showing(_ number: Int, from place: Double, toward reveal: Reveal) -> Double {
    let (start, extent) = (leading(of: number), extent(of: number))
    let (last, first) = (start + line, start + extent - viewport + line)
    guard first <= last else { return confined(last) }
    guard place < first || place > last else { return confined(place) }
    return confined(reveal == .center ? (first + last) / 2 : place.clamped(to: first...last))
  }

  /// Whether anything of a number's item lies between two places.
  func shows(_ number: Int, in places: ClosedRange<Double>) -> Bool {
    let start = leading(of: number)
    return start < places.upperBound && start + extent(of: number) > places.lowerBound
  }
}
