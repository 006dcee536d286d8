import Vitrine

// Where a photograph comes from, where it is at once, and where it goes.
extension ViewerContinuity {
  /// The viewer holds one photograph. Another one does not continue it: it starts from its own place on the page, or fades in.
  mutating func opening(_ transition: ViewerTransition) -> String? {
    use("opens")
    if case .open(_, _, animated: false) = transition.event.kind { return landing(transition) }
    guard let photo = transition.to.photo else { return "nothing is drawn" }
    if transition.after.record.environment.reducesMotion {
      return transition.to.sceneOpacity == 0 ? nil : "it does not fade in"
    }
    guard transition.to.backdrop == 0 else { return "the ground is there at once" }
    guard let source else { return photo.opacity == 0 ? nil : "it is there at once" }
    return photo.frame.isNear(source.frame, within: 1e-6) ? nil : "it starts from \(photo.frame)"
  }

  /// What is asked for at once is exactly where it rests, and nothing moves.
  mutating func landing(_ transition: ViewerTransition) -> String? {
    use("lands at once")
    var later = transition.after.drawn(at: transition.time + 20)
    later.wakeAt = transition.to.wakeAt
    guard !transition.to.isMoving else { return "it moves" }
    return later == transition.to ? nil : "it is not at rest: \(transition.to.placements)"
  }

  /// A closing photograph is gone only once it is in its place, or invisible.
  mutating func vanishing(_ transition: ViewerTransition) -> String? {
    use("vanishes")
    guard let photo = transition.from.photo else { return nil }
    if photo.opacity * transition.from.sceneOpacity < 1 / 255 { return nil }
    guard let source else { return "it vanishes from \(photo.frame)" }
    return photo.frame.isNear(source.frame, within: 1) ? nil : "it vanishes from \(photo.frame)"
  }
}

// What the host tells about the place on the page, the collection and the preferences.
extension ViewerContinuity {
  /// A photograph on its way to its place follows the place, unless the place is another one because the window has another size.
  /// All others stay where they are.
  mutating func moving(_ transition: ViewerTransition) -> String? {
    guard case .source(let new) = transition.event.kind, let new, let old = source, new.isUsable,
      isFlyingToSource(transition)
    else { return going(transition) }
    if isResized, jump(from: PhotoView(transition.from), to: transition.to) == nil {
      use("stays in a window of another size")
      return jerk(transition)
    }
    use("follows its place")
    let expected = PhotoView(transition.from).mapped { photo in
      guard photo.item == transition.from.target else { return photo }
      var photo = photo
      photo.outline = photo.outline + photo.filling(new) - photo.filling(old)
      photo.frame = photo.frame + new.frame - old.frame
      return photo
    }
    // Where motion is reduced it fades where it is.
    if transition.reducesMotion, jump(from: PhotoView(transition.from), to: transition.to) == nil {
      return nil
    }
    return jump(from: expected, to: transition.to) ?? jerk(transition)
  }

  private func isFlyingToSource(_ transition: ViewerTransition) -> Bool {
    !transition.before.model.isOpen && fingers.isEmpty
  }

  /// The photograph shown stays; so do its neighbours, as long as they are its neighbours.
  mutating func editing(_ transition: ViewerTransition) -> String? {
    use("follows its item")
    let (old, new) = (transition.before.record.items.ids, transition.after.record.items.ids)
    let target = transition.from.target
    // Nothing can be taken from a collection whose size nobody has told.
    guard !old.isEmpty || !new.isEmpty else { return going(transition) }
    func index(_ item: Int) -> Int? {
      old.indices.contains(item) ? new.firstIndex(of: old[item]) : nil
    }
    guard let moved = index(target) else { return going(transition, without: target) }
    var expected = PhotoView(transition.from).mapped { photo in
      guard let item = index(photo.item), item - moved == photo.item - target else { return nil }
      var photo = photo
      photo.item = item
      return photo
    }
    expected.target = moved
    let actual = transition.to
    return jump(
      from: expected, to: actual, fading: transition.reducesMotion,
      ignoring: { expected[$0] == nil })
  }

  /// The photograph whose item is gone goes too, from where it is.
  private mutating func going(_ transition: ViewerTransition, without item: Int) -> String? {
    var expected = PhotoView(transition.from).mapped { $0.item == item ? $0 : nil }
    if !expected.photos.isEmpty { expected.photos[0].item = -1 }
    return jump(from: expected, to: transition.to, ignoring: { $0 != -1 })
  }

  /// Preferences concern the motions that begin after them. Another direction of writing moves nothing that is in view.
  mutating func mirroring(_ transition: ViewerTransition) -> String? {
    let after = transition.after.record.environment
    guard after.isRightToLeft != transition.isRightToLeft else { return going(transition) }
    use("is mirrored")
    return jump(from: PhotoView(transition.from), to: transition.to)
  }
}

extension PhotoView.Photo {
  /// Where the whole photograph is in a place on the page.
  func filling(_ source: Source) -> Frame {
    source.frame.filling(ratio: outline.width / outline.height, focus: source.focus)
  }
}
