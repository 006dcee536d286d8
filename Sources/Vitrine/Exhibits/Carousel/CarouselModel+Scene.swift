/// Scenes and poses of a strip. They change only the instant for which the strip is evaluated.
extension CarouselModel {
  /// Fills `scene` with the mounted items at an instant. The scroller must be evaluated at it.
  func draw(at time: Instant, into scene: inout ExhibitScene) {
    scene.clear()
    let strip = scroller.strip
    guard strip.count > 0 else { return }
    let offset = scroller.offset.position(at: time.motion)
    let mounted = mounted(at: time)
    let (renderOrigin, firstOriginal) = (
      renderOrigin(near: offset), scroller.firstOriginal(in: mounted)
    )
    scene.current = strip.item(scroller.current(at: time))
    scene.target = targetItem
    (scene.pages, scene.currentPage) = (scroller.pages, scroller.page(of: scene.current))
    scene.position = strip.position(at: offset)
    scene.offset = self.offset(at: time.real)
    scene.extent = viewport.dimensions
    scene.seam = strip.seamState.position
    scene.sceneOpacity =
      scroller.crossFade.opacity(at: time.motion).clamped(to: 0...1)
      * strip.seam.sceneOpacity(at: time.motion)
    scene.first = mounted.lowerBound
    for index in mounted {
      var placement = placement(
        of: index, firstOriginal: firstOriginal, from: renderOrigin)
      applyEffect(to: &placement, at: index, position: scene.position, offset: offset)
      if isViewed, placement.item == viewed?.item { placement.opacity = 0 }
      scene.placements.append(placement)
    }
    scene.prefetch = nearby(at: time)
    scene.isMoving = isMoving(at: time)
    scene.wakeAt = wakeTime
  }

  /// Returns whether the next frame differs from the one at an instant without any event.
  private func isMoving(at time: Instant) -> Bool {
    let motion = time.motion
    if let arrival = scroller.arrival, time.real < arrival { return true }
    return scroller.strip.isMoving(at: motion) || motion < scroller.strip.expansions.restTime
      || !scroller.crossFade.isResting(at: motion)
  }

  /// Whether an item is open in a viewer.
  var isViewed: Bool {
    guard Self.canOpenViewer, case .some = viewed else { return false }
    return true
  }
}

// MARK: Placements

extension CarouselModel {
  /// Returns the placement of an item, relative to a scroll offset.
  func placement(
    of index: Int, firstOriginal: Int, from origin: Double
  ) -> Placement {
    let (strip, viewport) = (scroller.strip, viewport.dimensions)
    let start = strip.leading(of: index) - origin + strip.line
    let (item, extent) = (strip.item(index), strip.extent(of: index))
    let card = strip.expansions.card(of: item)
    let isLarge = card?.isLarge ?? false
    let box = isLarge ? strip.extents[item] + strip.expansions.room : extent
    let frame = strip.axis.frame(start: start, extent: box, in: viewport)
    var placement = Placement(item: item, frame: frame)
    placement.crop = Insets(
      from: frame, to: strip.axis.frame(start: start, extent: extent, in: viewport))
    placement.openness = card?.value ?? 0
    placement.lap = strip.loops ? strip.laps(before: index - firstOriginal) : 0
    if hasCards { placement.radii = CornerRadii(options.radius) }
    if hasSeam {
      StitchedRow(
        options: options, displayScale: environment.displayScale, viewport: viewport
      ).shape(&placement, at: index, from: start, in: strip)
    }
    return placement
  }

  /// Applies the effect. With reduced motion only fading is applied.
  private func applyEffect(
    to placement: inout Placement, at index: Int, position: Double, offset: Double
  ) {
    let (strip, isStill) = (scroller.strip, environment.reducesMotion)
    guard Self.canHaveEffects else { return }
    guard !options.stops.isEmpty || options.effect == .fade || !isStill else { return }
    let context = Effect.Context(
      phase: Double(index) - position, distance: strip.offset(of: index) - offset,
      pitch: strip.extent(of: index) + strip.gap, axis: strip.axis, effectScale: options.effectScale
    )
    guard options.stops.isEmpty else {
      return options.stops.apply(to: &placement, in: context, reducesMotion: isStill)
    }
    options.effect.apply(to: &placement, in: context)
  }

  /// Returns the placement of an item at an instant, relative to the top left of the viewport. In a loop it is in the lap
  /// nearest to the line.
  func placement(ofNearest item: Int, at time: Instant) -> Placement {
    let offset = scroller.offset.position(at: time.motion)
    let index = scroller.strip.nearestIndex(of: item, to: scroller.current(at: time))
    var placement = placement(of: index, firstOriginal: index, from: offset)
    let position = scroller.strip.position(at: offset)
    applyEffect(to: &placement, at: index, position: position, offset: offset)
    return placement
  }

  /// Returns the frame of an item on the screen at a time, in seconds, from which it flies and to which it returns.
  ///
  /// For the open item, this is the frame of its picture, if the host has sent it; see ``Event/Kind/source(_:)``. An invisible
  /// item has no source; opening it moves it to the line first. A time before now counts as now.
  public mutating func source(of item: Int, at time: Double) -> Source? {
    guard Self.canOpenViewer, let placement = placement(of: item, at: time),
      placement.frame.meets(viewport.dimensions)
    else { return nil }
    if let viewed, viewed.item == item,
      let picture = viewed.source(in: placement, of: viewport)
    {
      return picture
    }
    return Source(
      frame: viewport.onScreen(placement.frame),
      radii: placement.radii * (placement.scale * viewport.scale))
  }
}

extension CarouselModel {
  /// Returns the pose of an item on the screen at a time, in seconds. In a loop it is in the lap nearest to the line. A time
  /// before now counts as now.
  public mutating func pose(of item: Int, at time: Double) -> Pose? {
    placement(of: item, at: time).map { Pose($0, in: viewport) }
  }

  /// Returns the placement of an item at a time, in seconds, relative to the top left of the viewport.
  private mutating func placement(of item: Int, at time: Double) -> Placement? {
    guard (0..<scroller.strip.count).contains(item) else { return nil }
    let instant = scroller.clock.instant(time.isTime ? max(now.real, time) : now.real)
    evaluate(at: instant)
    defer { evaluate(at: now) }
    return placement(ofNearest: item, at: instant)
  }
}

// MARK: Which items

extension CarouselModel {
  /// Returns the visible virtual indices, those that become visible on the way to rest, and half a viewport more on either
  /// side, if that repeats no item.
  func mounted(at time: Instant) -> Range<Int> {
    let (strip, offset) = (scroller.strip, scroller.offset.position(at: time.motion))
    let visible = visible(from: offset)
    guard !visible.isEmpty else { return visible }
    let waiting = options.effect == .stack ? 4 * strip.extent(of: visible.lowerBound) : 0
    let margin = max(strip.viewport / 2, waiting)
    let end = isGliding(from: offset) ? scroller.offset.target : offset
    let start = min(offset, end) - strip.line - margin
    let wide = strip.indices(
      from: start, to: start + abs(end - offset) + strip.viewport + 2 * margin)
    guard strip.loops, wide.count > strip.count else { return wide }
    let spare = max(0, strip.count - visible.count)
    let first = visible.lowerBound - spare / 2
    return first..<first + max(strip.count, visible.count)
  }

  /// Returns the visible virtual indices while an offset is on the line.
  func visible(from offset: Double) -> Range<Int> {
    let start = offset - scroller.strip.line
    return scroller.strip.indices(from: start, to: start + scroller.strip.viewport)
  }

  /// Returns the items within two viewports.
  func nearby(at time: Instant) -> Range<Int> {
    let (strip, offset) = (scroller.strip, scroller.offset.position(at: time.motion))
    let reach = 2 * strip.viewport
    let indices = strip.indices(from: offset - reach, to: offset + reach)
    let count = min(indices.count, strip.count)
    let first = indices.isEmpty ? 0 : strip.item(indices.lowerBound)
    return first..<first + count
  }

  /// Returns whether all items move together, by at most two viewports until rest.
  func isGliding(from offset: Double) -> Bool {
    guard !isViewed, options.effect == .none else { return false }
    return abs(scroller.offset.target - offset) <= 2 * scroller.strip.viewport
      && !scroller.strip.isMoving(at: now.motion)
  }

  /// Returns the origin of placements. It changes only when the strip is far away from it, because browsers draw with 32-bit
  /// numbers.
  func renderOrigin(near offset: Double) -> Double {
    let far = 20_000.0
    let origin = scroller.renderOrigin
    return origin + ((offset - origin) / far).rounded(.towardZero) * far
  }
}
