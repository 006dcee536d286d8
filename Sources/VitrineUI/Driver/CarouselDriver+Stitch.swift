import Vitrine

extension CarouselDriver {
  /// Stitches the row together or parts it, because code says so.
  func follow(stitched new: Bool, animated: Bool) {
    guard new != isStitched else { return }
    isStitched = new
    exhibit.handle(.stitch(new, animated: animated))
    if !animated { exhibit.drawNow() }
  }

  /// The row has changed its mind; who knows already is not told.
  func hear(stitched new: Bool) {
    guard new != isStitched else { return }
    isStitched = new
    stitched(new)
  }

  /// A pinch on a trackpad, by its scale since it began; whether it was the row's.
  @discardableResult
  func magnify(_ phase: Magnify.Phase, scale: Double, at position: Vector, time: Double? = nil)
    -> Bool
  {
    let sample = Magnify(phase, scale: scale, position: position)
    return exhibit.handle(.magnify(sample), at: time).claim == .mine
  }
}
