extension PhotoViewerModel {
  /// The motion until rest, or until other photographs are drawn; see ``ExhibitModel/compositorMotion``. Its frames are scenes:
  /// a host draws the model at the times of the keyframes.
  ///
  /// It is nil while corners are round, because a browser would have to paint them in each frame.
  public var compositorMotion: CompositorMotion? {
    guard let arrival = pages.arrival, arrival > now.real else { return nil }
    let whole = CompositorMotion(from: now.real, to: arrival)
    var (first, scene, end) = (ExhibitScene(), ExhibitScene(), now.real)
    draw(at: now.real, into: &first)
    for comparison in 0...CompositorMotion.comparisons {
      let time = whole.time(of: comparison)
      draw(at: time, into: &scene)
      guard scene.drawsItems(of: first), !scene.hasRoundCorners else { break }
      end = time
    }
    guard end == arrival || end > now.real + 2 * Self.handover else { return nil }
    var motion = CompositorMotion(from: now.real, to: end)
    if end < arrival { motion.wakeAt = end - Self.handover }
    if let wakeTime { motion.wakeAt = min(motion.wakeAt, max(now.real, wakeTime)) }
    return motion
  }

  /// The time that a host needs to draw other photographs, in seconds: three frames at 60 Hz. Without it, a moving page would
  /// stand still when its motion has ended.
  private static var handover: Double { 0.05 }

  /// Replaces `times` with the times of a motion's keyframes; see ``ExhibitModel/keyframes(of:into:)``.
  public func keyframes(of motion: CompositorMotion, into times: inout [Double]) {
    var (scene, before, after) = (ExhibitScene(), ExhibitScene(), ExhibitScene())
    var drawn = Double.nan
    motion.writeKeyframes(into: &times) { from, to in
      if from != drawn { draw(at: from, into: &before) }
      drawn = from
      draw(at: to, into: &after)
      func deviation(at share: Double) -> Double {
        draw(at: from + (to - from) * share, into: &scene)
        return scene.deviation(from: before, to: after, at: share)
      }
      let (early, late) = CompositorMotion.shares
      return max(deviation(at: early), deviation(at: late))
    }
  }
}

extension ExhibitScene {
  fileprivate var hasRoundCorners: Bool { placements.contains { $0.radii != .zero } }
}
