import Vitrine

extension CarouselDriver {
  /// Stitches or unstitches the row, for an assignment from outside.
  func follow(stitched new: Bool, animated: Bool) {
    guard stitchedState.set(new) else { return }
    exhibit.update {
      exhibit.handle(.stitch(new, animated: animated))
      if !animated { exhibit.drawNow() }
    }
  }

  /// Records that a pointer or a key has stitched or unstitched the row, and reports a change.
  func stitchedChanged(to new: Bool) {
    guard stitchedState.set(new) else { return }
    reports.onStitch(new)
    noteReported(new, of: \.isStitched)
  }

  /// Handles a trackpad pinch; `scale` is relative to its start. Returns whether the row took it.
  @discardableResult
  func magnify(_ phase: Magnify.Phase, scale: Double, at position: Vector, time: Double? = nil)
    -> Bool
  {
    let sample = Magnify(phase, scale: scale, position: position)
    return exhibit.handle(.magnify(sample), at: time).claim == .mine
  }
}

/// Whether a row is stitched or on its way there, as the app knows it.
struct StitchedState {
  private(set) var isStitched = false

  /// Records an assignment of the app, or that a person has stitched or unstitched the row. Returns whether it is a change.
  mutating func set(_ new: Bool) -> Bool {
    defer { isStitched = new }
    return new != isStitched
  }
}
