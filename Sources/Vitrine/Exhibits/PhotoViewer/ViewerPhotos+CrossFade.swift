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
