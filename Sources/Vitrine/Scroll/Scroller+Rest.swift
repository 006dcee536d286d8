/// What happens to the strip without an event: it arrives, or it has faded out.
extension Scroller {
  /// The time at which the strip arrives, in seconds.
  var arrival: Double? {
    guard case .moving = phase else { return nil }
    return clock.realTime(of: max(offset.restTime, sceneFade.restTime))
  }

  /// The time at which the strip has faded out, in seconds.
  var fadeEnd: Double? {
    guard case .fadingOut = phase else { return nil }
    return clock.realTime(of: sceneFade.restTime)
  }

  /// Moves the target to the line at once, and fades in.
  mutating func fadeIn() {
    enter(.moving(.item), .rest(at: finalLayout.restingOffset(of: target)))
    fade(to: 1)
  }

  /// Rests, and subtracts complete laps from the offset and the indices, so that they stay small.
  ///
  /// The item on which it rests is the original, because a copy cannot be used. The other copies among the `mounted` virtual
  /// indices stay.
  mutating func rest(mounted: Range<Int>) {
    enter(.resting(stopsFreely ? .free : .item))
    updateOriginals(mounted: mounted)
    if strip.loops {
      setFirstOriginal(max(target - strip.count + 1, min(firstOriginal, target)))
    }
    let laps = strip.loops ? strip.laps(before: target) : 0
    if laps != 0 { fold(laps) }
    announceRest()
  }

  /// Moves the lap of the originals so that every mounted item has an original. It is called after each event, because an event
  /// may reverse the strip.
  mutating func updateOriginals(mounted: Range<Int>) {
    guard strip.loops, strip.count > 0 else { return }
    setFirstOriginal(firstOriginal(in: mounted))
  }

  /// Returns the first virtual index of the lap of the originals.
  ///
  /// It moves as little as possible, so an item and its copy change roles only while the original is invisible. Events and
  /// deadlines move it; drawing does not.
  func firstOriginal(in mounted: Range<Int>) -> Int {
    max(mounted.lowerBound, min(firstOriginal, mounted.upperBound - strip.count))
  }

  /// Makes an item the original at its position nearest to the line. Its copies are in other laps.
  mutating func makeOriginal(of item: Int) {
    setFirstOriginal(strip.nearestIndex(of: item, to: current(at: now)) - strip.count / 2)
  }
}
