extension PhotoViewerModel {
  /// The row of photographs, as seen from the one that is shown; a photograph that is no item's is alone.
  var row: PhotoRow {
    let (before, after) = (-photo.item, count - 1 - photo.item)
    let isAlone = photo.item < 0 || after < 0
    return PhotoRow(
      width: screen.width, isRightToLeft: environment.isRightToLeft,
      places: isAlone ? 0...0 : before...after)
  }

  /// Whether a drag sideways turns the page.
  var turnsPages: Bool { destination == .screen && row.places.count > 1 }

  /// Which photograph is at a place of the row; nil where there is none.
  func photo(at place: Int) -> Photo? {
    if place == 0 { return photo }
    for other in beside where other.place == place { return other }
    let item = item(at: place)
    guard row.places.count > 1, item >= 0, item < count, !isShown(item) else { return nil }
    var other = Photo(picture(of: item), at: .screen)
    other.place = place
    return other
  }

  /// The item that belongs to a place: as many on from the photograph shown, or from one that was jumped over on the way there.
  private func item(at place: Int) -> Int {
    var (near, item) = (0, photo.item)
    for other in beside {
      let isOnTheWay = place < 0 ? other.place < near : other.place > near
      if isOnTheWay, abs(other.place) < abs(place) { (near, item) = (other.place, other.item) }
    }
    return item + place - near
  }

  /// Whether an item is shown in a place that is not its own, because it was jumped over.
  private func isShown(_ item: Int) -> Bool {
    for other in beside where other.item == item { return true }
    return item == photo.item
  }
}

extension PhotoViewerModel {
  /// So many photographs on, or back.
  mutating func step(by items: Int) {
    let (sum, isTooFar) = photo.item.addingReportingOverflow(items)
    show(isTooFar ? (items < 0 ? 0 : count - 1) : sum, animated: true)
  }

  /// Turns to the page of an item, or to the last one before the end that lies before it.
  ///
  /// One that is far away comes as if it were the next. With reduced motion the two cross-fade.
  mutating func show(_ item: Int, animated: Bool) {
    let goal = max(0, min(item, count - 1))
    guard turnsPages, goal != photo.item else { return }
    resume()
    guard goal != photo.item else { return animated ? () : arrive() }
    guard animated, !environment.reducesMotion else {
      return exchange(for: goal, animated: animated)
    }
    let state = page.state(at: now.motion)
    keepBeside(displaced: state.position, at: now.motion)
    keepNeighbours(of: goal, displaced: state.position)
    let place = place(of: goal)
    turn(to: goal, at: place)
    slide(from: row.offset(of: place, displaced: state.position), state.velocity)
  }

  /// The place at which an item comes into view: where it is seen already, or the next that is free on its side.
  private func place(of item: Int) -> Int {
    for other in beside where other.item == item { return other.place }
    let onward = item > photo.item ? 1 : -1
    var place = onward
    while isTaken(place) { place += onward }
    return place
  }

  /// What is seen beside the item that is gone to stays in view: the item takes no place where another one is seen.
  private mutating func keepNeighbours(of goal: Int, displaced displacement: Double) {
    let (row, nearest) = (row, row.nearest(displaced: displacement))
    for place in nearest - 1...nearest + 1 where place != 0 && !isTaken(place) {
      guard row.shows(place, displaced: displacement), let seen = photo(at: place),
        seen.item != goal
      else { continue }
      beside.append(seen)
    }
  }

  private func isTaken(_ place: Int) -> Bool {
    for other in beside where other.place == place { return true }
    return false
  }

  /// Puts another photograph in the place of the one shown, which fades out meanwhile.
  private mutating func exchange(for item: Int, animated: Bool) {
    let motion = now.motion
    let old = photo
    turn(to: item, at: place(of: item))
    guard animated else { return arrive() }
    faded = old
    fade = .curve(from: 0, to: 1, at: motion, duration: 0.14)
    beside = []
    slide(from: page.position(at: motion), 0)
  }

  /// Another photograph is the one shown from now on, and says so.
  private mutating func turn(to item: Int, at place: Int) {
    let motion = clock.now.motion
    let (old, change) = (pose(at: motion), photo.flight.velocity(at: motion))
    beside.append(shrinking(photo, at: motion))
    photo = Photo(picture(of: item), at: .screen)
    for other in beside where other.item == item { photo = other }
    photo.place = 0
    keepBeside { $0.item != item }
    for index in beside.indices { beside[index].place -= place }
    keepShades(of: old, changing: change, at: motion)
    source = nil
    (faded, fade) = (nil, .rest(at: 1))
    taps.forget()
    signals.append(.change(item: item))
  }

  /// A photograph that goes back to fit while another one is shown, from where it is.
  private func shrinking(_ photo: Photo, at motion: Double) -> Photo {
    guard photo.zoom > 1 else { return photo }
    var (fitting, change) = (photo, photo.flight.velocity(at: motion))
    change.add(Pose.none.moved(by: photo.panVelocity(at: motion)))
    fitting.rest(at: 1, panned: .zero)
    fitting.flight = .flying(
      to: .screen, from: pose(of: photo, at: motion) - atFit, changing: change, by: .settling,
      at: motion, within: tolerance)
    return fitting
  }

  /// The ground and the controls go on behind the photograph shown as they were behind another one. So does what the ground
  /// hides of it.
  private mutating func keepShades(of old: Pose, changing change: Pose, at motion: Double) {
    var (seen, own) = (pose(at: motion), photo.flight.velocity(at: motion))
    guard seen.backdrop != old.backdrop || seen.controls != old.controls else { return }
    seen.opacity *= presence(of: seen, beside: old)
    (seen.backdrop, seen.controls) = (old.backdrop, old.controls)
    (own.backdrop, own.controls) = (change.backdrop, change.controls)
    photo.flight = .flying(
      to: .screen, from: seen - pose(of: .screen, at: motion), changing: own, by: .smooth,
      at: motion, within: tolerance)
  }

  /// Lets the row go to the photograph shown, from where it is and as fast as it is.
  private mutating func slide(from displacement: Double, _ velocity: Double) {
    page = .spring(
      from: displacement, velocity: velocity, to: 0, at: now.motion, with: .settling)
    wheel = nil
    isSettled = false
    keepBeside(displaced: displacement, at: now.motion)
  }

  /// Forgets photographs whose pages are out of view, unless they still move.
  private mutating func keepBeside(displaced displacement: Double, at motion: Double) {
    let row = row
    keepBeside { row.shows($0.place, displaced: displacement) || $0.restTime > motion }
  }

  /// Forgets what was shown before unless it is still of use.
  mutating func keepBeside(where isOfUse: (Photo) -> Bool) {
    var kept: [Photo] = []
    for photo in beside where isOfUse(photo) { kept.append(photo) }
    beside = kept
  }
}

extension PhotoViewerModel {
  /// Lets the row go as a hand leaves it: to the next page if it was thrown or dragged there, else on to where it was going.
  mutating func letPageGo(from grip: DragSession) {
    let state = page.state(at: now.motion)
    let isDragged = turnsPages && grip.share.turnsPage
    let place = row.landing(
      displaced: state.position, draggedBy: grip.share.page, velocity: state.velocity)
    settlePage(on: isDragged ? place : 0)
  }

  /// Lets the row go on to the photograph at a place, as fast as it is.
  mutating func settlePage(on place: Int) {
    let state = page.state(at: now.motion)
    let start = row.offset(of: place, displaced: state.position)
    if place != 0, let next = photo(at: place) { turn(to: next.item, at: place) }
    slide(from: start, state.velocity)
  }
}
