/// What happens to the strip by itself: it arrives, or has faded out.
extension Scroller {
  /// When the strip comes to rest by itself, in seconds.
  var arrival: Double? {
    guard case .moving = phase else { return nil }
    return clock.realTime(of: max(offset.restTime, crossFade.restTime))
  }

  /// When the strip has faded out, in seconds.
  var fadeEnd: Double? {
    guard case .fadingOut = phase else { return nil }
    return clock.realTime(of: crossFade.restTime)
  }

  /// Puts the target on the line, and fades in there.
  mutating func fadeIn() {
    enter(.moving(.item), .rest(at: finalLayout.rest(of: target)))
    fade(to: 1)
  }

  /// Comes to rest and folds the laps it has gone: the same offset, counted from another lap. Of the virtual indices that
  /// are `mounted`, one lap are the originals.
  mutating func rest(mounted: Range<Int>) {
    enter(.resting(stopsFreely ? .free : .item))
    updateOriginals(mounted: mounted)
    let laps = strip.loops ? strip.laps(before: target) : 0
    if laps != 0 { fold(laps) }
    announce(.settle(item: targetItem, isOpen: false))
  }

  /// Moves the lap of the originals so that every mounted item has one. Called after each event, which may reverse the strip.
  mutating func updateOriginals(mounted: Range<Int>) {
    guard strip.loops, strip.count > 0 else { return }
    setFirstOriginal(firstOriginal(in: mounted))
  }

  /// The first virtual index of the lap in which items are themselves.
  ///
  /// It moves as little as possible, so an item and its copy change roles only while the original is out of view. Drawing never
  /// moves it; events and deadlines do.
  func firstOriginal(in mounted: Range<Int>) -> Int {
    max(mounted.lowerBound, min(firstOriginal, mounted.upperBound - strip.count))
  }

  /// Lets an item be itself where it is nearest to the line; its copies take the other laps.
  mutating func makeOriginal(of item: Int) {
    setFirstOriginal(strip.nearestIndex(of: item, to: current(at: now)) - strip.count / 2)
  }
}
