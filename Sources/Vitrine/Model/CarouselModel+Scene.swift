extension CarouselModel {
  /// Fills `scene` with the items that show and those next to them; see ``ExhibitModel/scene(at:into:)``.
  public mutating func scene(at time: Double, into scene: inout ExhibitScene) {
    advance(to: time)
    scene.clear()
    guard strip.count > 0 else { return }
    let place = place(at: time)
    rebase(around: place)
    let current = current(at: time)
    scene.current = strip.item(current)
    scene.target = targetItem
    scene.position = position(at: place, near: current)
    scene.offset = axis.offset(base - place)
    scene.extent = viewport
    let kept = kept(around: place)
    let home = home(of: kept, around: current)
    for number in kept {
      scene.placements.append(placement(of: number, home: home, at: place))
    }
    scene.wanted = announceNeed(around: place)
    scene.isMoving = isMoving
    scene.wakeAt = nextDeadline
  }

  /// Where the strip is, in items.
  private func position(at place: Double, near current: Int) -> Double {
    let (here, off) = (strip.rest(of: current), place - strip.rest(of: current))
    let neighbor = strip.clamp(current + (off < 0 ? -1 : 1))
    let step = abs(strip.rest(of: neighbor) - here)
    return Double(current) + (step > 0 ? off / step : 0)
  }

  private func placement(of number: Int, home: Int, at place: Double) -> Placement {
    let start = strip.leading(of: number) - base + strip.line
    let extent = strip.extent(of: number)
    var placement = Placement(
      item: strip.item(number), frame: axis.frame(start: start, extent: extent, in: viewport))
    placement.lap = strip.loops ? strip.laps(before: number - home) : 0
    guard options.effect != .none, !environment.reducesMotion else { return placement }
    let pitch = extent + strip.spacing
    let phase = pitch > 0 ? (strip.place(of: number) - place) / pitch : 0
    options.effect.apply(to: &placement, phase: phase, along: axis, in: viewport)
    return placement
  }

  /// The first number of the lap in which items are themselves; what is kept beyond it is a copy.
  ///
  /// Where nothing is kept twice that is everything, so that no copy shows while its item does not; else it is the lap around
  /// the current item.
  private func home(of kept: Range<Int>, around current: Int) -> Int {
    let last = max(kept.lowerBound, kept.upperBound - strip.count)
    return min(max(kept.lowerBound, current - (strip.count - 1) / 2), last)
  }

  /// The numbers that show, and half a viewport more on either side, as long as that repeats no item.
  private func kept(around place: Double) -> Range<Int> {
    let start = place - strip.line
    let shown = strip.numbers(from: start, to: start + strip.viewport)
    guard !shown.isEmpty else { return shown }
    let margin = strip.viewport / 2
    let wide = strip.numbers(from: start - margin, to: start + strip.viewport + margin)
    guard strip.loops, wide.count > strip.count else { return wide }
    let spare = max(0, strip.count - shown.count)
    let first = shown.lowerBound - spare / 2
    return first..<first + max(strip.count, shown.count)
  }

  /// Placements are told from a place nearby, which changes only when it is far away: browsers draw with 32-bit numbers.
  private mutating func rebase(around place: Double) {
    if abs(place - base) > 20_000 { base = place }
  }

  /// The items within two viewports, told once when they change.
  private mutating func announceNeed(around place: Double) -> Range<Int> {
    let reach = 2 * strip.viewport
    let numbers = strip.numbers(from: place - reach, to: place + reach)
    let count = min(numbers.count, strip.count)
    let first = numbers.isEmpty ? 0 : strip.item(numbers.lowerBound)
    if wanted != first..<first + count {
      wanted = first..<first + count
      signals.append(.need(wanted))
    }
    return wanted
  }
}
