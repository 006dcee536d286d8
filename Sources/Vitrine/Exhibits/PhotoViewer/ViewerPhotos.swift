/// The photographs of a viewer: the shown one, those beside it, and those that fade out.
struct ViewerPhotos: Equatable, Sendable {
  /// The shown photograph.
  var shown = Photo()
  /// Photographs that were shown before, while they are visible. All other pages follow the order of the items.
  var beside: [Photo] = []
  /// Photographs that fade out on their pages, because another one has replaced them; the oldest first.
  var fading: [Photo] = []
  /// The number of items; 0 if unknown.
  private(set) var count = 0
  private(set) var pictures = PictureCache()

  /// The pages of the row, relative to the shown photograph. A photograph whose item is gone is alone.
  var pages: ClosedRange<Int> {
    let (before, after) = (-shown.item, count - 1 - shown.item)
    return shown.isGone || after < 0 ? 0...0 : before...after
  }

  /// Returns the photograph on a page; nil without one.
  func photo(on page: Int) -> Photo? {
    if page == 0 { return shown }
    for other in beside where other.page == page { return other }
    let item = item(on: page)
    guard pages.count > 1, item >= 0, item < count, !isShown(item) else { return nil }
    return Photo(pictures[item], at: .screen, page: page)
  }

  /// Returns the item of a page. Pages count from the shown photograph, or from one that was skipped in that direction.
  private func item(on page: Int) -> Int {
    var (near, item) = (0, shown.item)
    for other in beside {
      let isOnTheWay = page < 0 ? other.page < near : other.page > near
      if isOnTheWay, abs(other.page) < abs(page) { (near, item) = (other.page, other.item) }
    }
    return item + page - near
  }

  /// Returns whether an item is shown, or is on another page because a jump skipped it.
  private func isShown(_ item: Int) -> Bool {
    for other in beside where other.item == item { return true }
    return item == shown.item
  }

  /// Returns the page on which an item is visible; else the page in the order of the items.
  func page(of item: Int) -> Int {
    for other in beside where other.item == item { return other.page }
    return item - shown.item
  }

  /// Returns the page on which an item will become visible: the one on which it is visible already, or the next free one on its
  /// side.
  func nextPage(for item: Int, at time: Double) -> Int {
    for other in beside where other.item == item { return other.page }
    for other in fading where other.item == item && other.isFading(at: time) { return other.page }
    let onward = item > shown.item ? 1 : -1
    var page = onward
    while isTaken(page) { page += onward }
    return page
  }

  /// Returns whether a photograph that was shown before is on a page.
  func isTaken(_ page: Int) -> Bool {
    for other in beside where other.page == page { return true }
    return false
  }
}

// MARK: Changes

extension ViewerPhotos {
  /// Shows the photograph of an item that is on `page`. `old`, which was shown until now, moves beside it.
  mutating func show(_ item: Int, on page: Int, leaving old: Photo, at time: Double) {
    beside.append(old)
    shown = Photo(pictures[item], at: .screen)
    for other in beside where other.item == item { shown = other }
    fadeIn(item, at: time)
    shown.page = 0
    removeBeside { $0.item == item }
    for index in beside.indices { beside[index].page -= page }
    for index in fading.indices { fading[index].page -= page }
    // A photograph that fades in again replaces the one on its page.
    for photo in beside where photo.page == 0 { fadeOut(photo, at: time) }
    removeBeside { $0.page == 0 }
  }

  /// Mirrors the order of the pages. Every photograph that was shown before stays where it is when the row is mirrored too.
  mutating func mirror() {
    for index in beside.indices { beside[index].page *= -1 }
    for index in fading.indices { fading[index].page *= -1 }
  }

  /// Continues the flights of all photographs but the shown one at a motion time, from their poses in an old layout.
  mutating func continueFlights(
    from old: ViewerPhotos, in before: ViewerLayout, to layout: ViewerLayout, at motion: Double
  ) {
    for index in beside.indices {
      beside[index].flight = layout.flight(
        of: beside[index], from: old.beside[index], in: before, at: motion)
    }
    for index in fading.indices {
      fading[index].flight = layout.flight(
        of: fading[index], from: old.fading[index], in: before, at: motion)
    }
  }

  /// Removes all photographs but the shown one, which is visible.
  mutating func removeOthers() {
    (beside, fading) = ([], [])
    shown.endFade()
  }

  /// Removes photographs beside the shown one that meet a condition.
  mutating func removeBeside(where isRemoved: (Photo) -> Bool) {
    var left: [Photo] = []
    for photo in beside where !isRemoved(photo) { left.append(photo) }
    beside = left
  }

  /// Learns a picture, also for the visible photographs.
  mutating func learn(_ picture: Picture) {
    pictures.insert(picture)
    if shown.item == picture.item { shown.picture = picture }
    for index in beside.indices where beside[index].item == picture.item {
      beside[index].picture = picture
    }
    for index in fading.indices where fading[index].item == picture.item {
      fading[index].picture = picture
    }
  }

  #if !arch(wasm32)
  /// Returns the picture of an item as it was learned last, also if the host has described many others since; a square one if unknown.
  func picture(of item: Int) -> Picture {
    if let known = pictures.known(item) { return known }
    for photo in [shown] + beside + fading where photo.item == item { return photo.picture }
    return Picture(item: item)
  }
  #endif

  /// Gives every picture the new index of its item after an edit, below 0 for none. Removes photographs whose item is gone.
  mutating func follow(_ edit: Edit) {
    count = edit.count
    let index = { (item: Int) in edit.index(of: item) ?? -1 }
    pictures.renumber(index)
    for each in beside.indices { beside[each].picture.item = index(beside[each].item) }
    removeBeside { $0.isGone }
    for each in fading.indices { fading[each].picture.item = index(fading[each].item) }
    if !shown.isGone { shown.picture.item = index(shown.item) }
  }
}

/// Cross-fades, with reduced motion.
extension ViewerPhotos {
  /// The maximum number of photographs that fade out. Keys that repeat 30 times a second need no more.
  private static let maximumFading = 5

  /// Returns whether photographs fade out at a motion time.
  func isFading(at time: Double) -> Bool {
    for other in fading where other.isFading(at: time) { return true }
    return false
  }

  /// Shows the photograph of an item on the page of the shown one. It fades in, and all others fade out, each from its present
  /// opacity.
  mutating func crossFade(to item: Int, at time: Double) {
    let old = shown
    shown = Photo(pictures[item], at: .screen, opacity: 0)
    shown.fade(to: 1, at: time)
    fadeIn(item, at: time)
    for photo in beside where photo.item != item { fadeOut(photo, at: time) }
    fadeOut(old, at: time)
    beside = []
  }

  /// Fades a photograph out on its page, from its present opacity.
  mutating func fadeOut(_ photo: Photo, at time: Double) {
    var photo = photo
    photo.fade(to: 0, at: time)
    if photo.fade.opacity(at: time) > 0 { fading.append(photo) }
  }

  /// Shows a photograph that fades out, if it is the one of an item. It fades in from its present opacity. Forgets those that
  /// have faded out, and the oldest of too many.
  mutating func fadeIn(_ item: Int, at time: Double) {
    var left: [Photo] = []
    for photo in fading where photo.isFading(at: time) {
      if photo.item == item {
        shown = photo
        shown.page = 0
        shown.fade(to: 1, at: time)
      } else {
        left.append(photo)
      }
    }
    while left.count >= Self.maximumFading { left.remove(at: 0) }
    fading = left
  }
}
