/// Pages that turn, by a hand, a wheel, a key or code.
extension ViewerPages {
  /// Moves by a number of photographs; negative moves back.
  mutating func step(by items: Int) {
    let (sum, isTooFar) = shown.item.addingReportingOverflow(items)
    turn(to: isTooFar ? (items < 0 ? 0 : photos.count - 1) : sum, animated: true)
  }

  /// Turns to the page of an item, or to the nearest one that there is.
  ///
  /// An item far away comes as if it were the next. With reduced motion the two photographs cross-fade.
  mutating func turn(to item: Int, animated: Bool) {
    let goal = max(0, min(item, photos.count - 1))
    guard turnsPages, goal != shown.item else { return }
    resume()
    guard goal != shown.item else { return animated ? () : arrive(at: destination) }
    guard animated, !layout.environment.reducesMotion else {
      return crossFade(to: goal, animated: animated)
    }
    let state = shift.state(at: now.motion)
    keepBeside(shiftedBy: state.position)
    keepNeighbors(of: goal, shiftedBy: state.position)
    let page = photos.nextPage(for: goal)
    show(goal, on: page)
    goOn(from: row.offset(of: page, shiftedBy: state.position), state.velocity)
  }

  /// Neighbors that are seen stay in view: the item takes no page where another one is seen.
  private mutating func keepNeighbors(of goal: Int, shiftedBy shift: Double) {
    let (row, nearest) = (row, row.nearest(shiftedBy: shift))
    for page in nearest - 1...nearest + 1 where page != 0 && !photos.isTaken(page) {
      guard row.shows(page, shiftedBy: shift), let seen = photos.photo(on: page), seen.item != goal
      else { continue }
      keep(seen)
    }
  }

  /// Puts another photograph in the place of the one shown, which fades out meanwhile.
  private mutating func crossFade(to item: Int, animated: Bool) {
    let old = shown
    show(item, on: photos.nextPage(for: item))
    guard animated else { return arrive(at: destination) }
    replace(old)
    goOn(from: shift.position(at: now.motion), 0)
  }

  /// Shows another photograph, from where it is and as fast as it is.
  private mutating func show(_ item: Int, on page: Int) {
    let motion = now.motion
    let (old, velocity) = (pose(at: motion), shown.flight.velocity(at: motion))
    show(item, on: page, leaving: shrinking(shown, at: motion))
    keepShades(of: old, velocity: velocity, at: motion)
  }

  /// The photograph on its way back to fit while another one is shown.
  private func shrinking(_ photo: Photo, at motion: Double) -> Photo {
    guard photo.zoom.scale > 1 else { return photo }
    var fitting = photo
    fitting.zoom.rest(at: 1, panned: .zero)
    fitting.flight = layout.flight(
      of: fitting, to: .screen, from: layout.pose(of: photo, at: motion),
      velocity: photo.velocity(at: motion), by: .settling, at: motion)
    return fitting
  }

  /// The backdrop and the controls go on behind the photograph shown as they were behind another one. So does what the backdrop
  /// hides of it.
  private mutating func keepShades(of old: Pose, velocity: Pose, at motion: Double) {
    var (seen, own) = (pose(at: motion), shown.flight.velocity(at: motion))
    guard seen.backdrop != old.backdrop || seen.controls != old.controls else { return }
    seen.opacity *= seen.presence(beside: old)
    (seen.backdrop, seen.controls) = (old.backdrop, old.controls)
    (own.backdrop, own.controls) = (velocity.backdrop, velocity.controls)
    fly(
      layout.flight(of: shown, to: .screen, from: seen, velocity: own, by: .smooth, at: motion))
  }

  /// Lets the row go on to the photograph shown.
  private mutating func goOn(from position: Double, _ velocity: Double) {
    enter(.moving(to: destination), shift: shift)
    slide(from: position, velocity)
  }
}

// MARK: Letting go

extension ViewerPages {
  /// Lets the row go as a hand leaves it: to the next page if it was thrown or dragged there, else on to where it was going.
  mutating func settlePage(after drag: PhotoDrag) {
    let state = shift.state(at: now.motion)
    let isDragged = turnsPages && drag.share.turnsPage
    settle(
      on: isDragged
        ? row.landing(
          shiftedBy: state.position, draggedBy: drag.share.page, velocity: state.velocity) : 0)
  }

  /// Lets the row go on to the photograph on a page, as fast as it is.
  private mutating func settle(on page: Int) {
    let state = shift.state(at: now.motion)
    let start = row.offset(of: page, shiftedBy: state.position)
    if page != 0, let next = photos.photo(on: page) { show(next.item, on: page) }
    goOn(from: start, state.velocity)
  }

  /// Turns the page by a wheel or a trackpad, directly, and no farther than to the next. The page snaps once the wheel is
  /// silent.
  mutating func scroll(by wheel: Wheel) {
    let sideways = wheel.delta.x + wheel.delta.y
    if isZoomed {
      return scroll(by: (wheel.isSideways ? Vector(x: sideways, y: 0) : wheel.delta) * -1)
    }
    let delta = wheel.isSideways ? sideways : wheel.delta.x
    let isSideways = wheel.isSideways || abs(wheel.delta.x) > abs(wheel.delta.y)
    guard turnsPages, !isHeld, isSideways, delta != 0 else { return }
    let position = shift.position(at: now.motion)
    let reach = max(row.pitch, abs(position))
    let next = (position - delta).clamped(to: row.bounds).clamped(to: -reach...reach)
    taps.forget()
    var start = position
    if case .wheeling(let wheel) = phase { start = wheel.start }
    enter(
      .wheeling(PageWheel(start: start, deadline: now.real + Threshold.wheelSilence)),
      shift: .held(at: next))
  }

  /// Comes to rest after a wheel has become silent. A tenth of a page turns it; less goes back.
  mutating func endWheel() {
    guard case .wheeling(let wheel) = phase else { return }
    let position = shift.position(at: now.motion)
    let distance = position - wheel.start
    let isMeant = abs(distance) >= row.pitch / 10
    let meant = distance < 0 ? -Motion.Decay.leastVelocity : Motion.Decay.leastVelocity
    let page = row.landing(
      shiftedBy: position, draggedBy: distance, velocity: isMeant ? meant : 0)
    settle(on: turnsPages ? page : 0)
  }
}

extension Pose {
  /// How much of a photograph beside another one is seen: it fades with the backdrop, except as far as the backdrop still
  /// follows it to the screen.
  func presence(beside other: Pose) -> Double {
    (other.backdrop + (1 - backdrop)).clamped(to: 0...1)
  }
}
