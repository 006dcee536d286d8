/// Placements of the items of a strip. The strip must be evaluated at their instant.
extension StyledStrip {
  /// Returns the placement of an item, relative to a scroll offset, without the effect.
  func placement(
    of index: Int, firstOriginal: Int, from origin: Double
  ) -> Placement {
    let (strip, viewport) = (scroller.strip, appearance.viewport.dimensions)
    let start = strip.leading(of: index) - origin + strip.alignmentLine
    let (item, extent) = (strip.item(index), strip.extent(of: index))
    let card = strip.expansions.card(of: item)
    let hasOpenSize = card?.hasOpenSize ?? false
    let box = hasOpenSize ? strip.extents[item] + strip.expansions.fullExtraExtent : extent
    let frame = strip.axis.frame(start: start, extent: box, in: viewport)
    var placement = Placement(item: item, frame: frame)
    placement.crop = Insets(
      from: frame, to: strip.axis.frame(start: start, extent: extent, in: viewport))
    placement.openness = card?.value ?? 0
    placement.lap = strip.loops ? strip.laps(before: index - firstOriginal) : 0
    if hasCards { placement.radii = CornerRadii(appearance.options.radius) }
    if hasSeam {
      StitchedRow(
        options: appearance.options, displayScale: appearance.environment.displayScale,
        viewport: viewport
      ).shape(&placement, at: index, from: start, in: strip)
    }
    return placement
  }

  /// Applies the effect. With reduced motion only fading is applied.
  func applyEffect(
    to placement: inout Placement, at index: Int, position: Double, offset: Double
  ) {
    let (strip, options) = (scroller.strip, appearance.options)
    let isStill = appearance.environment.reducesMotion
    guard BuildFeature.effects else { return }
    guard !stops.isEmpty || options.effect == .fade || !isStill else { return }
    let context = Effect.Context(
      phase: Double(index) - position, distance: strip.offset(of: index) - offset,
      pitch: strip.extent(of: index) + strip.gap, meanPitch: strip.lap / Double(strip.count),
      axis: strip.axis, effectScale: options.effectScale
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
