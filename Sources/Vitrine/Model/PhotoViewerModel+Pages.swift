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
    guard row.places.contains(place), !isShown(photo.item + place) else { return nil }
    var other = Photo(picture(of: photo.item + place), at: .screen)
    other.place = place
    return other
  }

  /// Whether an item is shown in a place that is not its own, because it was jumped over.
  private func isShown(_ item: Int) -> Bool {
    for other in beside where other.item == item { return true }
    return false
  }
}

extension PhotoViewerModel {
  /// So many photographs on, or back.
  mutating func step(by items: Int, at time: Double) {
    let (sum, isTooFar) = photo.item.addingReportingOverflow(items)
    show(isTooFar ? (items < 0 ? 0 : count - 1) : sum, animated: true, at: time)
  }

  /// Turns to the page of an item, or to the last one before the end that lies before it.
  ///
  /// One that is far away comes as if it were the next. With reduced motion the two cross-fade.
  mutating func show(_ item: Int, animated: Bool, at time: Double) {
    let goal = max(0, min(item, count - 1))
    guard turnsPages, goal != photo.item else { return }
    resume(at: time)
    guard goal != photo.item else { return }
    guard animated, !environment.reducesMotion else {
      return exchange(for: goal, animated: animated, time)
    }
    let state = page.state(at: pace.at(time))
    if abs(goal - photo.item) > 1 { keepNeighbours(displaced: state.position) }
    let place = place(of: goal)
    turn(to: goal, at: place)
    slide(from: row.offset(of: place, displaced: state.position), state.velocity, at: time)
  }

  /// The place at which an item comes into view: where it is seen already, or the next that is free on its side.
  private func place(of item: Int) -> Int {
    for other in beside where other.item == item { return other.place }
    let onward = item > photo.item ? 1 : -1
    var place = onward
    while isTaken(place) { place += onward }
    return place
  }

  /// What is seen of the neighbours stays in view when something farther away takes their place.
  private mutating func keepNeighbours(displaced displacement: Double) {
    for place in [-1, 1] where !isTaken(place) && row.shows(place, displaced: displacement) {
      if let neighbour = photo(at: place) { beside.append(neighbour) }
    }
  }

  private func isTaken(_ place: Int) -> Bool {
    for other in beside where other.place == place { return true }
    return false
  }

  /// Puts another photograph in the place of the one shown, which fades out meanwhile.
  private mutating func exchange(for item: Int, animated: Bool, _ time: Double) {
    let motion = pace.at(time)
    faded = animated ? photo : nil
    fade = animated ? .curve(from: 0, to: 1, at: motion, duration: 0.14) : .rest(at: 1)
    turn(to: item, at: place(of: item))
    beside = []
    slide(from: animated ? page.position(at: motion) : 0, 0, at: time)
  }

  /// Another photograph is the one shown from now on, and says so.
  private mutating func turn(to item: Int, at place: Int) {
    beside.append(photo)
    photo = Photo(picture(of: item), at: .screen)
    for other in beside where other.item == item { photo = other }
    photo.place = 0
    keepBeside { $0.item != item }
    for index in beside.indices { beside[index].place -= place }
    source = nil
    signals.append(.change(item: item))
  }

  /// Lets the row go to the photograph shown, from where it is and as fast as it is.
  private mutating func slide(from displacement: Double, _ velocity: Double, at time: Double) {
    page = .spring(
      from: displacement, velocity: velocity, to: 0, at: pace.at(time), with: .settling)
    wheel = nil
    isSettled = false
    let row = row
    keepBeside { row.shows($0.place, displaced: displacement) }
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
  mutating func letPageGo(from grip: Grip, at time: Double) {
    let state = page.state(at: pace.at(time))
    let isDragged = turnsPages && grip.share.page != 0
    settlePage(
      on: isDragged ? row.landing(displaced: state.position, velocity: state.velocity) : 0, at: time
    )
  }

  /// Lets the row go on to the photograph at a place, as fast as it is.
  mutating func settlePage(on place: Int, at time: Double) {
    let state = page.state(at: pace.at(time))
    let start = row.offset(of: place, displaced: state.position)
    if place != 0, let next = photo(at: place) { turn(to: next.item, at: place) }
    slide(from: start, state.velocity, at: time)
  }
}
