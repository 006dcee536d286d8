import Vitrine

/// Watches a carousel frame by frame: an item and its copy must not change places while the item is in view and the carousel moves.
/// At rest, the item on the line becomes the original if it was a copy.
struct CopyChecker {
  private var carousel: StripRig
  /// Where items were drawn as themselves in the frame before, in points from the start of the viewport.
  private var starts: [Int: Double] = [:]
  private var sceneOffset = 0.0
  private(set) var violation: String?

  init(_ carousel: StripRig) {
    self.carousel = carousel
    draw(at: 0)
  }

  /// Sends an event, and then draws frames for some seconds.
  mutating func play(_ kind: Event.Kind, at time: Double, during seconds: Double) {
    carousel.happen(kind, at: time)
    for frame in 0...Int(seconds * 60) { draw(at: time + Double(frame) / 60) }
  }

  private mutating func draw(at time: Double) {
    carousel.draw(at: time)
    let moved = carousel.axis.along(carousel.scene.offset) - sceneOffset
    sceneOffset += moved
    for placement in carousel.scene.placements where placement.lap != 0 {
      let span = carousel.span(of: placement)
      guard let before = starts[placement.item], span.upperBound > 0.5,
        span.lowerBound < carousel.length - 0.5
      else { continue }
      if carousel.scene.isMoving, abs(before + moved - span.lowerBound) < 1 {
        violation = "item \(placement.item) became a copy at \(time)"
      }
    }
    starts = [:]
    for placement in carousel.scene.placements where placement.lap == 0 {
      starts[placement.item] = carousel.start(of: placement)
    }
  }
}
