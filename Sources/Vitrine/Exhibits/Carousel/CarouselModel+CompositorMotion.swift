extension CarouselModel {
  /// The motion until rest, while all items move together and no item becomes visible that is not mounted; see
  /// ``ExhibitModel/compositorMotion``.
  public var compositorMotion: CompositorMotion? {
    guard options.stops.isEmpty,
      let arrival = scroller.arrival, arrival > now.real,
      now.motion >= scroller.crossFade.restTime,
      now.motion >= scroller.strip.expansions.restTime
    else { return nil }
    let mounted = mounted(at: now)
    guard isGliding(from: scroller.offset.position(at: now.motion)),
      mounted.count <= scroller.strip.count
    else { return nil }
    let (current, nearby) = (scroller.current(at: now), nearby(at: now))
    var compositorMotion = CompositorMotion(from: now.real, to: arrival)
    for left in 0..<CompositorMotion.comparisons {
      let time = compositorMotion.time(of: CompositorMotion.comparisons - left)
      let instant = scroller.clock.instant(time)
      let visible = visible(from: scroller.offset.position(at: instant.motion))
      guard mounted.lowerBound <= visible.lowerBound, visible.upperBound <= mounted.upperBound
      else { return nil }
      let isOther = scroller.current(at: instant) != current || self.nearby(at: instant) != nearby
      if isOther { compositorMotion.wakeAt = time }
    }
    return compositorMotion
  }

  /// Replaces `times` with the times of a motion's keyframes; see ``ExhibitModel/keyframes(of:into:)``.
  public func keyframes(of motion: CompositorMotion, into times: inout [Double]) {
    motion.writeKeyframes(into: &times) { from, to in
      let (before, after) = (position(at: from), position(at: to))
      func deviation(at share: Double) -> Double {
        abs(position(at: from + (to - from) * share) - before - (after - before) * share)
      }
      let (early, late) = CompositorMotion.shares
      return max(deviation(at: early), deviation(at: late))
    }
  }

  /// Returns the common offset at a time, in seconds; see ``ExhibitModel/offset(at:)``.
  public func offset(at time: Double) -> Vector {
    let origin = renderOrigin(near: scroller.offset.position(at: now.motion))
    return scroller.strip.axis.offset(origin - position(at: time))
  }

  /// Returns the scroll offset at a time, in seconds.
  private func position(at time: Double) -> Double {
    scroller.offset.position(at: scroller.clock.instant(time).motion)
  }
}
