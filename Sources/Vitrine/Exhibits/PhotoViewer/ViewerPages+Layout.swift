/// Changes of the screen and of the pictures. ``relayout(_:)`` applies them.
extension ViewerPages {
  /// Sets the size of the screen. Photographs in motion continue from the frame drawn for `shown`: to lay out the whole page can
  /// take longer than a flight.
  mutating func resize(to screen: Dimensions, shown time: Double) {
    guard screen != layout.screen else { return }
    continueMotions(shown: time)
    relayout { layout, _ in layout.screen = screen }
    keepPlace()
  }

  /// Learns a picture.
  mutating func learn(_ picture: Picture) {
    #if arch(wasm32)
    // Web pages know the size of a picture before it opens, or most often while it flies.
    relayout { _, photos in photos.learn(picture) }
    #else
    var picture = picture
    picture.maximumZoom = photos.picture(of: picture.item).maximumZoom
    let (before, seen) = (shown.picture, pose(at: now.motion))
    relayout { _, photos in photos.learn(picture) }
    if isOpenAtRest, shown.picture.ratio == before.ratio,
      layout.fit(shown.picture) != layout.fit(before)
    {
      shrinkToFit(from: seen)
    }
    #endif
  }

  #if !arch(wasm32)
  /// Shrinks a photograph at rest whose picture has fewer pixels than assumed.
  private mutating func shrinkToFit(from seen: Pose) {
    setFlight(
      layout.flight(
        of: shown, to: .screen, from: seen, velocity: .zero, by: .smooth, at: now.motion))
    move()
  }

  /// Sets the maximum magnification of an item. A photograph that is larger shrinks to it.
  mutating func setMaximumZoom(_ zoom: Double?, of item: Int) {
    var picture = photos.picture(of: item)
    picture.maximumZoom = zoom.flatMap { $0.isFinite ? $0 : nil }
    if isOpenAtRest, shown.item == item, let maximum = picture.maximumZoom {
      let limit = max(1, maximum)
      if shown.zoom.scale > limit { magnify(to: limit, about: layout.center) }
    }
    relayout { _, photos in photos.learn(picture) }
  }
  #endif
}
