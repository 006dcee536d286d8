import Vitrine

// Where a photograph comes from, where it is at once, and where it goes.
extension ViewerContinuity {
  /// The viewer holds one photograph. Another one does not continue it: it starts from its own place on the page, or fades in.
  mutating func opening(_ crossing: Crossing) -> String? {
    use("opens")
    if case .open(_, _, animated: false) = crossing.event.kind { return landing(crossing) }
    guard let photo = crossing.to.photo else { return "nothing is drawn" }
    if crossing.after.record.environment.reducesMotion {
      return crossing.to.sceneOpacity == 0 ? nil : "it does not fade in"
    }
    guard crossing.to.backdrop == 0 else { return "the ground is there at once" }
    guard let source else { return photo.opacity == 0 ? nil : "it is there at once" }
    return photo.frame.isNear(source.frame, within: 1e-6) ? nil : "it starts from \(photo.frame)"
  }

  /// What is asked for at once is exactly where it rests, and nothing moves.
  mutating func landing(_ crossing: Crossing) -> String? {
    use("lands at once")
    var later = crossing.after.drawn(at: crossing.time + 20)
    later.wakeAt = crossing.to.wakeAt
    guard !crossing.to.isMoving else { return "it moves" }
    return later == crossing.to ? nil : "it is not at rest: \(crossing.to.placements)"
  }

  /// A closing photograph is gone only once it is in its place, or invisible.
  mutating func vanishing(_ crossing: Crossing) -> String? {
    use("vanishes")
    guard let photo = crossing.from.photo else { return nil }
    if photo.opacity * crossing.from.sceneOpacity < 1 / 255 { return nil }
    guard let source else { return "it vanishes from \(photo.frame)" }
    return photo.frame.isNear(source.frame, within: 1) ? nil : "it vanishes from \(photo.frame)"
  }
}

// What the host tells about the place on the page, the collection and the preferences.
extension ViewerContinuity {
  /// A photograph on its way to its place follows the place. All others stay where they are.
  mutating func moving(_ crossing: Crossing) -> String? {
    guard case .source(let new) = crossing.event.kind, let new, let old = source, new.isUsable,
      isFlyingToSource(crossing)
    else { return going(crossing) }
    use("follows its place")
    let expected = PhotoView(crossing.from).mapped { photo in
      guard photo.item == crossing.from.target else { return photo }
      var photo = photo
      photo.outline = photo.outline + photo.filling(new) - photo.filling(old)
      photo.frame = photo.frame + new.frame - old.frame
      return photo
    }
    // Where motion is reduced it fades where it is.
    if crossing.reducesMotion, jump(from: PhotoView(crossing.from), to: crossing.to) == nil {
      return nil
    }
    return jump(from: expected, to: crossing.to) ?? jerk(crossing)
  }

  private func isFlyingToSource(_ crossing: Crossing) -> Bool {
    !crossing.before.model.isOpen && fingers.isEmpty
  }

  /// The photograph shown stays; so do its neighbours, as long as they are its neighbours.
  mutating func editing(_ crossing: Crossing) -> String? {
    use("follows its item")
    let (old, new) = (crossing.before.record.items.ids, crossing.after.record.items.ids)
    let target = crossing.from.target
    // Nothing can be taken from a collection whose size nobody has told.
    guard !old.isEmpty || !new.isEmpty else { return going(crossing) }
    func index(_ item: Int) -> Int? {
      old.indices.contains(item) ? new.firstIndex(of: old[item]) : nil
    }
    guard let moved = index(target) else { return going(crossing, without: target) }
    var expected = PhotoView(crossing.from).mapped { photo in
      guard let item = index(photo.item), item - moved == photo.item - target else { return nil }
      var photo = photo
      photo.item = item
      return photo
    }
    expected.target = moved
    let actual = crossing.to
    return jump(
      from: expected, to: actual, fading: crossing.reducesMotion,
      ignoring: { expected[$0] == nil })
  }

  /// The photograph whose item is gone goes too, from where it is.
  private mutating func going(_ crossing: Crossing, without item: Int) -> String? {
    var expected = PhotoView(crossing.from).mapped { $0.item == item ? $0 : nil }
    if !expected.photos.isEmpty { expected.photos[0].item = -1 }
    return jump(from: expected, to: crossing.to, ignoring: { $0 != -1 })
  }

  /// Preferences concern the motions that begin after them. Another direction of writing only exchanges the neighbours.
  mutating func mirroring(_ crossing: Crossing) -> String? {
    let after = crossing.after.record.environment
    guard after.isRightToLeft != crossing.isRightToLeft else { return going(crossing) }
    use("is mirrored")
    let target = crossing.from.target
    let expected = PhotoView(crossing.from).mapped { $0.item == target ? $0 : nil }
    return jump(from: expected, to: crossing.to, ignoring: { $0 != target })
  }
}

extension PhotoView.Photo {
  /// Where the whole photograph is in a place on the page.
  func filling(_ source: Source) -> Frame {
    source.frame.filling(ratio: outline.width / outline.height, focus: source.focus)
  }
}
