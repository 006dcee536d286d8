import Vitrine

// Another screen, or another picture, is there at once.
extension ViewerContinuity {
  /// A photograph at rest at fit is at fit on another screen, and with another picture. So are its neighbours.
  ///
  /// The layout is another one: nothing of it is where it was. What is zoomed, held or on its way is laid out from there on.
  mutating func layingOut(_ transition: ViewerTransition) -> String? {
    use("is laid out anew")
    let (from, to) = (transition.from, transition.to)
    guard !from.isMoving, fingers.isEmpty, pinch == nil, from.position == Double(from.target),
      let old = from.photo, old.frame == ViewerRig.fit(of: old, on: from.dimensions)
    else { return nil }
    guard from.position == to.position, !to.isMoving else { return "the row moves" }
    for photo in to.photosInView {
      let fit = ViewerRig.fit(of: photo, on: to.dimensions)
      guard photo.frame.isNear(fit, within: 1e-9) else {
        return "it is at \(photo.frame), not \(fit)"
      }
    }
    return nil
  }
}

// What the law knows after an event.
extension ViewerContinuity {
  /// What the host has told the viewer, as far as a hold depends on it.
  func context(_ rig: ViewerRig, _ scene: ExhibitScene) -> HeldPhoto.Context {
    let box = scene.photo?.box ?? .zero
    let limits = PhotoLimits(
      ratio: box.height > 0 ? box.width / box.height : 1, pixels: widths[scene.target] ?? 0,
      on: scene.dimensions, displayScale: rig.record.environment.displayScale)
    return HeldPhoto.Context(
      isOpen: rig.model.isOpen, hasArrived: hasArrived,
      isRightToLeft: rig.record.environment.isRightToLeft,
      count: rig.record.items.count, limits: limits)
  }

  mutating func learn(_ transition: ViewerTransition) {
    arrive(transition.after.signals)
    switch transition.event.kind {
    case .source(let new): source = new.flatMap { $0.isUsable ? $0 : nil }
    case .picture(let item, _, let width):
      widths[item] = width.isFinite && width > 0 ? min(width, 1e6) : 0
    case .insert, .remove, .move, .count: reindex(transition)
    default: break
    }
    if transition.changes { source = nil }
    if transition.after.model.item == nil { fingers.release() }
    if transition.mayLetGo, !fingers.isEmpty, !holds() { fingers.release() }
    if fingers.isEmpty { held = nil }
    if transition.mayLetGo || transition.changesLayout { pinch?.held = nil }
    if transition.changesLayout, !fingers.isEmpty { rehold(transition) }
  }

  /// A photograph has arrived once it has come to rest on the full screen, until it comes to rest on the page.
  mutating func arrive(_ signals: [Signal]) {
    for case .settle(_, let isOpen) in signals { hasArrived = isOpen }
  }

  private mutating func reindex(_ transition: ViewerTransition) {
    let (old, new) = (transition.before.record.items.ids, transition.after.record.items.ids)
    var widths: [Int: Double] = [:]
    for (item, width) in self.widths where old.indices.contains(item) {
      if let index = new.firstIndex(of: old[item]) { widths[index] = width }
    }
    self.widths = widths
    if transition.from.target >= 0, transition.to.target < 0 { source = nil }
  }

  /// Whether the fingers still have hold of the photograph: whether a movement of one of them would show.
  private func holds() -> Bool {
    guard let (id, point) = fingers.points.first else { return false }
    // A photograph that is out of view does not show it; on its way into view nobody holds it.
    let scene = rig.drawn(at: rig.time)
    guard scene.photo != nil else { return !scene.isMoving }
    var moved = rig
    for step in [1.0, 2] {  // the first step may only begin a pinch
      moved.touch(.move, point + Vector(x: 97, y: 113) * step, finger: id, at: rig.time)
    }
    return moved.drawn(at: rig.time) != rig.drawn(at: rig.time)
  }

  /// What is held is drawn anew. Where it would be without the drag is seen if the finger goes back, on a copy.
  private mutating func rehold(_ transition: ViewerTransition) {
    guard var hold = held else { return }
    let offset = fingers.dragged - hold.origin
    var back = rig
    guard fingers.points.count == 1, hold.spreadOrigin == nil,
      let (id, point) = fingers.points.first
    else { return held = nil }
    if hold.share != nil { back.touch(.move, point - offset, finger: id, at: rig.time) }
    hold.base = back.draw(at: rig.time)
    hold.context = context(transition.after, hold.base)
    if hold.share == nil { hold.height = hold.base.dimensions.height }
    held = hold
  }
}

extension ViewerTransition {
  /// Whether something is learned about the picture shown.
  var learnsPicture: Bool {
    if case .picture(let item, _, _) = event.kind { item == from.target } else { false }
  }

  /// Whether the event can take a photograph out of the hand.
  var mayLetGo: Bool {
    switch event.kind {
    case .key, .open, .close, .select, .step, .insert, .remove, .move, .count: true
    default: false
    }
  }

  /// Whether the event can change the pose of a held photograph.
  fileprivate var changesLayout: Bool {
    switch event.kind {
    case .picture(let item, _, _): item == from.target
    case .viewport, .environment, .insert, .remove, .move, .count: true
    default: false
    }
  }
}
