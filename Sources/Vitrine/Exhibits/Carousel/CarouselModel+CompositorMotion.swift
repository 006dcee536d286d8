extension CarouselModel {
  /// The motion until rest, while all items move together and no item becomes visible that is not mounted; see
  /// ``ExhibitModel/compositorMotion``.
  public var compositorMotion: CompositorMotion? {
    let scroller = styled.scroller
    guard let arrival = scroller.offset.arrival(), arrival > now.real,
      now.motion >= scroller.offset.fade.restTime,
      now.motion >= scroller.strip.expansions.restTime
    else { return nil }
    let mounted = styled.mounted(at: now)
    guard styled.isGliding(from: scroller.offset.position),
      mounted.count <= scroller.strip.count
    else { return nil }
    let (current, nearby) = (scroller.current(at: now), scroller.nearby(at: now))
    var compositorMotion = CompositorMotion(from: now.real, to: arrival)
    // From the end to the start, so that `wakeAt` becomes the first time at which more than the offset changes.
    for left in 0..<CompositorMotion.comparisons {
      let time = compositorMotion.time(of: CompositorMotion.comparisons - left)
      let instant = scroller.offset.clock.instant(time)
      let visible = scroller.visible(from: scroller.offset.position(at: instant.motion))
      guard mounted.lowerBound <= visible.lowerBound, visible.upperBound <= mounted.upperBound
      else { return nil }
      let isOther =
        scroller.current(at: instant) != current || scroller.nearby(at: instant) != nearby
      if isOther { compositorMotion.wakeAt = time }
    }
    return compositorMotion
  }

  /// Replaces `times` with the times of a motion's keyframes; see ``ExhibitModel/keyframes(of:into:)``.
  public func keyframes(of motion: CompositorMotion, into times: inout [Double]) {
    motion.writeKeyframes(into: &times) { from, to in
      let scroller = styled.scroller
      let (before, after) = (scroller.position(at: from), scroller.position(at: to))
      func deviation(at share: Double) -> Double {
        abs(scroller.position(at: from + (to - from) * share) - before - (after - before) * share)
      }
      let (early, late) = CompositorMotion.shares
      return max(deviation(at: early), deviation(at: late))
    }
  }

  /// Returns the common offset at a time, in seconds; see ``ExhibitModel/offset(at:)``.
  public func offset(at time: Double) -> Vector { styled.scroller.renderOffset(at: time) }
}
