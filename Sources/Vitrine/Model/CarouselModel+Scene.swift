extension CarouselModel {
  /// Fills `scene` with the items that show and those next to them; see ``ExhibitModel/scene(at:into:)``.
  public mutating func scene(at time: Double, into scene: inout ExhibitScene) {
    let time = time.isTime ? time : now
    advance(to: time)
    look(at: time)
    scene.clear()
    guard strip.count > 0 else { return }
    let place = place(at: time)
    let current = current(at: time)
    scene.current = strip.item(current)
    scene.target = targetItem
    (scene.pages, scene.currentPage) = (pages, page(of: scene.current))
    scene.position = strip.position(at: place)
    let origin = origin(near: place)
    scene.offset = offset(at: time)
    scene.extent = viewport
    scene.seam = strip.closeness.position
    let motion = pace.at(time)
    scene.veil = veil.position(at: motion).clamped(to: 0...1) * strip.seam.veil(at: motion)
    let kept = kept(around: place)
    let home = home(in: kept)
    scene.first = kept.lowerBound
    for number in kept {
      var placement = placement(of: number, home: home, from: origin)
      affect(&placement, phase: Double(number) - scene.position, of: number, at: place)
      if isOpen, placement.item == opening?.item { placement.opacity = 0 }
      scene.placements.append(placement)
    }
    scene.wanted = announceNeed(around: place)
    scene.isMoving = isMoving
    scene.wakeAt = nextDeadline
  }

  func placement(of number: Int, home: Int, from origin: Double) -> Placement {
    let start = strip.leading(of: number) - origin + strip.line
    let (item, extent) = (strip.item(number), strip.extent(of: number))
    let card = strip.openings.card(of: item)
    let isLarge = card?.isLarge ?? false
    let box = isLarge ? strip.extents[item] + strip.openings.room : extent
    let frame = axis.frame(start: start, extent: box, in: viewport)
    var placement = Placement(item: item, frame: frame)
    placement.crop = Insets(
      from: frame, to: axis.frame(start: start, extent: extent, in: viewport))
    placement.openness = card?.value ?? 0
    placement.lap = strip.loops ? strip.laps(before: number - home) : 0
    if hasCards { placement.radii = CornerRadii(options.radius) }
    if hasSeam { shape(&placement, of: number, from: start) }
    return placement
  }

  /// Fading is no movement, the other effects are.
  func affect(_ placement: inout Placement, phase: Double, of number: Int, at place: Double) {
    let isStill = environment.reducesMotion
    guard Part.effects.isHere else { return }
    guard !options.stops.isEmpty || options.effect == .fade || !isStill else { return }
    let sight = Effect.Sight(
      phase: phase, distance: strip.place(of: number) - place,
      pitch: strip.extent(of: number) + strip.gap, axis: axis, prominence: options.prominence)
    guard options.stops.isEmpty else {
      return options.stops.apply(to: &placement, from: sight, reducesMotion: isStill)
    }
    options.effect.apply(to: &placement, from: sight)
  }

  /// The first number of the lap in which items are themselves; what is kept beyond it is a copy.
  ///
  /// It goes no farther than it must for every item to be there itself: so an item and its copy change places only when the
  /// item's own place is out of view. Scenes do not move it, since any number of them may be drawn; events do.
  private func home(in kept: Range<Int>) -> Int {
    max(kept.lowerBound, min(home, kept.upperBound - strip.count))
  }

  /// Keeps where items are themselves at a time at which an event may turn the strip round.
  mutating func keepLaps(at time: Double) {
    guard strip.loops, strip.count > 0 else { return }
    home = home(in: kept(around: place(at: time)))
  }

  /// The numbers that show, those that will on the way to rest, and half a viewport more on either side, as long as that
  /// repeats no item.
  func kept(around place: Double) -> Range<Int> {
    let shown = shown(at: place)
    guard !shown.isEmpty else { return shown }
    let waiting = options.effect == .stack ? 4 * strip.extent(of: shown.lowerBound) : 0
    let margin = max(strip.viewport / 2, waiting)
    let end = isGliding(from: place) ? travel.target : place
    let start = min(place, end) - strip.line - margin
    let wide = strip.numbers(
      from: start, to: start + abs(end - place) + strip.viewport + 2 * margin)
    guard strip.loops, wide.count > strip.count else { return wide }
    let spare = max(0, strip.count - shown.count)
    let first = shown.lowerBound - spare / 2
    return first..<first + max(strip.count, shown.count)
  }

  /// The numbers that show when a place is on the alignment line.
  func shown(at place: Double) -> Range<Int> {
    strip.numbers(from: place - strip.line, to: place - strip.line + strip.viewport)
  }

  /// Placements are told from a place nearby, which changes only when it is far away: browsers draw with 32-bit numbers.
  func origin(near place: Double) -> Double {
    let far = 20_000.0
    return base + ((place - base) / far).rounded(.towardZero) * far
  }

  /// The items within two viewports, told once when they change.
  private mutating func announceNeed(around place: Double) -> Range<Int> {
    let items = needed(around: place)
    if wanted != items {
      wanted = items
      signals.append(.need(wanted))
    }
    return wanted
  }

  func needed(around place: Double) -> Range<Int> {
    let reach = 2 * strip.viewport
    let numbers = strip.numbers(from: place - reach, to: place + reach)
    let count = min(numbers.count, strip.count)
    let first = numbers.isEmpty ? 0 : strip.item(numbers.lowerBound)
    return first..<first + count
  }
}
