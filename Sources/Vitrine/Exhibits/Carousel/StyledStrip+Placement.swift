/// Placements of the items of a strip. The strip must be evaluated at their instant.
extension StyledStrip {
  /// Returns the placement of an item, relative to a scroll offset, without the effect.
  func placement(
    of index: Int, firstOriginal: Int, from origin: Double
  ) -> Placement {
    let viewport = appearance.viewport.dimensions
    let start = scroller.strip.leading(of: index) - origin + scroller.strip.alignmentLine
    let (item, extent) = (scroller.strip.item(index), scroller.strip.extent(of: index))
    let card = hasCards ? scroller.strip.expansions.card(of: item) : nil
    let hasOpenSize = card?.hasOpenSize ?? false
    let openExtent = scroller.strip.extents[item] + scroller.strip.expansions.fullExtraExtent
    let box = hasOpenSize ? openExtent : extent
    let frame = scroller.strip.axis.frame(start: start, extent: box, in: viewport)
    var placement = Placement(item: item, frame: frame)
    placement.crop = Insets(
      from: frame, to: scroller.strip.axis.frame(start: start, extent: extent, in: viewport))
    placement.openness = card?.value ?? 0
    placement.lap = scroller.strip.loops ? scroller.strip.laps(before: index - firstOriginal) : 0
    if hasCards { placement.radii = CornerRadii(appearance.options.radius) }
    if hasSeam {
      StitchedRow(
        options: appearance.options, displayScale: appearance.environment.displayScale,
        viewport: viewport
      ).shape(&placement, at: index, from: start, in: scroller.strip)
    }
    return placement
  }

  /// Applies the effect. With reduced motion only fading is applied.
  func applyEffect(
    to placement: inout Placement, at index: Int, position: Double, offset: Double
  ) {
    let options = appearance.options
    let isStill = appearance.environment.reducesMotion
    guard BuildFeature.effects else { return }
    guard !stops.isEmpty || options.effect == .fade || !isStill else { return }
    let context = Effect.Context(
      phase: Double(index) - position, distance: scroller.strip.offset(of: index) - offset,
      pitch: scroller.strip.extent(of: index) + scroller.strip.gap,
      meanPitch: scroller.strip.lap / Double(scroller.strip.count),
      axis: scroller.strip.axis, effectScale: options.effectScale
    )
    guard stops.isEmpty else {
      return stops.apply(to: &placement, in: context, reducesMotion: isStill)
    }
    options.effect.apply(to: &placement, in: context)
  }

  /// Returns the placement of an item at an instant, relative to the top left of the viewport. In a loop it is in the lap
  /// nearest to the line.
  func placement(ofNearest item: Int, at instant: Instant) -> Placement {
    let (strip, offset) = (scroller.strip, scroller.offset.position(at: instant.motion))
    let index = strip.nearestIndex(of: item, to: scroller.current(at: instant))
    var placement = placement(of: index, firstOriginal: index, from: offset)
    let position = strip.position(at: offset)
    applyEffect(to: &placement, at: index, position: position, offset: offset)
    return placement
  }

  /// Returns the place of a picture on the screen, for the placement of its item; nil if the item is invisible.
  func source(in placement: Placement) -> Source? {
    let viewport = appearance.viewport
    guard BuildFeature.viewer, placement.frame.meets(viewport.dimensions) else { return nil }
    let viewed = appearance.viewed?.item == placement.item ? appearance.viewed : nil
    if !hasSeam, let picture = viewed?.source(in: placement, of: viewport) { return picture }
    var source = Source(
      frame: viewport.onScreen(placement.frame),
      radii: placement.radii * (placement.scale * viewport.scale))
    if let focus = viewed?.focus { source.focus = focus }
    return source
  }

  /// Returns whether a part of an item is visible now.
  func isVisible(_ item: Int) -> Bool {
    if case .some = source(in: placement(ofNearest: item, at: scroller.now)) { true } else { false }
  }

  /// Returns whether a point of the viewport is on an item.
  func contains(_ point: Vector, on index: Int, at instant: Instant) -> Bool {
    let offset = scroller.offset.position(at: instant.motion)
    return placement(of: index, firstOriginal: index, from: offset).frame.contains(point)
  }
}
