/// Scenes of a strip. The strip must be evaluated at their instant.
extension StyledStrip {
  /// Fills `scene` with the mounted items at an instant.
  func draw(at instant: Instant, into scene: inout ExhibitScene) {
    scene.clear()
    let strip = scroller.strip
    guard strip.count > 0 else { return }
    let offset = scroller.offset.position(at: instant.motion)
    let mounted = mounted(at: instant)
    let renderOrigin = scroller.presentRenderOrigin
    let firstOriginal = scroller.firstOriginal(in: mounted)
    scene.current = strip.item(scroller.current(at: instant))
    scene.target = scroller.targetItem
    scene.pages = scroller.pages
    scene.currentPage = scroller.page(of: scene.current)
    scene.position = strip.position(at: offset)
    scene.offset = scroller.renderOffset(at: instant.real)
    scene.dimensions = appearance.viewport.dimensions
    scene.seam = strip.seamState.position
    scene.sceneOpacity =
      scroller.offset.fade.opacity(at: instant.motion).clamped(to: 0...1)
      * strip.seam.sceneOpacity(at: instant.motion)
    scene.first = mounted.lowerBound
    for index in mounted {
      var placement = placement(of: index, firstOriginal: firstOriginal, from: renderOrigin)
      applyEffect(to: &placement, at: index, position: scene.position, offset: offset)
      if appearance.empties(placement.item) { placement.opacity = 0 }
      scene.placements.append(placement)
    }
    scene.prefetch = scroller.nearby(at: instant)
    scene.isMoving = scroller.isMoving(at: instant)
  }
}

// MARK: Which items

extension StyledStrip {
  /// Returns the visible virtual indices, those that become visible on the way to rest, and half a viewport more on either
  /// side, if that repeats no item.
  func mounted(at instant: Instant) -> Range<Int> {
    let (viewport, offset) = (scroller.strip.viewport, scroller.offset.position(at: instant.motion))
    guard viewport > 0 else { return 0..<0 }
    return scroller.mounted(
      from: offset, to: isGliding(from: offset) ? scroller.offset.target : offset,
      margin: max(viewport / 2, appearance.options.effect == .stack ? waiting(at: offset) : 0))
  }

  /// Returns the length of the cards that wait below the first visible one of a stack.
  private func waiting(at offset: Double) -> Double {
    4 * scroller.strip.extent(of: scroller.visible(from: offset).lowerBound)
  }

  /// Returns whether the strip moves by at most two viewports until rest, and neither open cards nor an effect moves items apart
  /// from it.
  func isGliding(from offset: Double) -> Bool {
    guard !appearance.isViewed, stops.isEmpty, appearance.options.effect == .none else {
      return false
    }
    return abs(scroller.offset.target - offset) <= 2 * scroller.strip.viewport
      && !scroller.strip.isMoving(at: scroller.now.motion)
  }
}
