/// Changes of the page, by a finger, a wheel, a key or code.
extension ViewerPages {
  /// Moves by a number of photographs; negative moves back.
  mutating func step(by items: Int) {
    let (sum, isTooFar) = shown.item.addingReportingOverflow(items)
    showPage(of: isTooFar ? (items < 0 ? 0 : photos.count - 1) : sum, animated: true)
  }

  /// Shows the page of an item, or of the nearest one that exists.
  ///
  /// A distant item comes as if it were the next one. With reduced motion, a photograph that is not visible yet fades in while
  /// the visible ones fade out.
  mutating func showPage(of item: Int, animated: Bool) {
    let goal = item.clamped(toCount: photos.count)
    guard canChangePage, goal != shown.item else { return }
    resume()
    guard goal != shown.item else { return animated ? () : arrive() }
    let state = shift.state
    removeInvisible(shiftedBy: state.position)
    keepNeighbors(of: goal, shiftedBy: state.position)
    let next = photos.nextPage(for: goal, at: now.motion)
    let isVisible = row.shows(next, shiftedBy: state.position)
    let page = layout.environment.reducesMotion && !isVisible ? 0 : next
    show(goal, on: page)
    guard animated else { return arrive() }
    slide(
      from: row.offset(of: page, shiftedBy: state.position), page == 0 ? 0 : state.velocity)
  }

  /// Keeps visible neighbours in view. The item gets no page on which another one is visible. While photographs fade out, no
  /// neighbours are visible.
  mutating func keepNeighbors(of goal: Int, shiftedBy shift: Double) {
    guard !photos.isFading(at: now.motion) else { return }
    let (row, nearest) = (row, row.nearest(shiftedBy: shift))
    for page in nearest - 1...nearest + 1 where page != 0 && !photos.isTaken(page) {
      guard row.shows(page, shiftedBy: shift), let seen = photos.photo(on: page), seen.item != goal
      else { continue }
      keep(seen)
    }
  }

  /// Shows another photograph at its present position and with its velocity.
  private mutating func show(_ item: Int, on page: Int) {
    let motion = now.motion
    let (old, velocity) = (pose(at: motion), shown.flight.velocity(at: motion))
    show(item, on: page, leaving: shrinking(shown, at: motion))
    keepBackdrop(of: old, velocity: velocity, at: motion)
  }

  /// Returns the photograph on its way to fit, while another one is shown.
  private func shrinking(_ photo: Photo, at motion: Double) -> Photo {
    guard photo.zoom.scale > 1 else { return photo }
    var fitting = photo
    fitting.zoom.rest(at: 1, panned: .zero)
    fitting.flight = layout.flight(
      of: fitting, to: .screen, from: layout.pose(of: photo, at: motion),
      velocity: photo.velocity(at: motion), by: .settling, at: motion)
    return fitting
  }

  /// Keeps the backdrop and the controls of the photograph that was shown before, and the part of the new one that the backdrop
  /// hides.
  private mutating func keepBackdrop(of old: Pose, velocity: Pose, at motion: Double) {
    var (seen, own) = (pose(at: motion), shown.flight.velocity(at: motion))
    guard seen.backdrop != old.backdrop || seen.controls != old.controls else { return }
    seen.opacity *= seen.visibility(beside: old)
    (seen.backdrop, seen.controls) = (old.backdrop, old.controls)
    (own.backdrop, own.controls) = (velocity.backdrop, velocity.controls)
    setFlight(
      layout.flight(of: shown, to: .screen, from: seen, velocity: own, by: .smooth, at: motion))
  }
}

// MARK: Release

extension ViewerPages {
  /// Releases the row: to the next page after a flick or a drag to it, else to its previous destination.
  mutating func releaseRow(after drag: PhotoDrag) {
    let state = shift.state
    let isDragged = canChangePage && drag.share.changesPage
    slide(
      to: isDragged
        ? row.landing(
          shiftedBy: state.position, draggedBy: drag.share.page, velocity: state.velocity) : 0)
  }

  /// Moves the row to the photograph on a page, with its present velocity.
  private mutating func slide(to page: Int) {
    var state = shift.state
    if page != 0, let next = photos.photo(on: page) {
      state.position = row.offset(of: page, shiftedBy: state.position)
      show(next.item, on: page)
    }
    slide(from: state.position, state.velocity)
  }

  /// Scrolls the row directly by a wheel or a trackpad, at most to the next page. The page snaps when the wheel is silent.
  mutating func scroll(by wheel: Wheel) {
    let sideways = wheel.delta.x + wheel.delta.y
    if isZoomed {
      return scroll(by: (wheel.isSideways ? Vector(x: sideways, y: 0) : wheel.delta) * -1)
    }
    let delta = wheel.isSideways ? sideways : wheel.delta.x
    let isSideways = wheel.isSideways || abs(wheel.delta.x) > abs(wheel.delta.y)
    let reach = max(row.pitch, abs(shift.position))
    guard canChangePage, !isHeld, isSideways, delta != 0,
      scrollRow(by: -delta, within: row.bounds.clamped(to: -reach...reach))
    else { return }
    forgetTaps()
  }

  /// Moves to rest after a wheel has become silent. A tenth of a page or a notch changes the page; less returns.
  mutating func endWheel() {
    guard shift.isWheeling else { return }
    let distance = shift.wheelDistance
    let velocity = distance < 0 ? -Motion.Decay.minimumVelocity : Motion.Decay.minimumVelocity
    let page = row.landing(
      shiftedBy: shift.position, draggedBy: distance,
      velocity: shift.isScrolled(onWay: row.pitch) ? velocity : 0)
    slide(to: canChangePage ? page : 0)
  }
}
