import Vitrine

/// Sends events to a viewer, and checks for each of them that no position and no velocity jumps.
///
/// It reads scenes, signals and public values only.
struct ViewerContinuity {
  private(set) var rig = ViewerRig(PhotoViewerModel())
  var fingers = TrackedFingers()
  /// What the fingers hold; nil while there are none, and while nothing is known of their hold.
  var held: HeldPhoto?
  var pinch: PointerPinch?
  /// The place on the page of the photograph shown.
  var source: Source?
  /// The pictures that the viewer was told about: how many pixels wide they are.
  var widths: [Int: Double] = [:]
  /// Until when cross-fades may last, in seconds, that began while motion was reduced.
  private var fadesUntil = 0.0
  /// Whether a picture was learned in flight that has another shape: until it rests, its outline has neither.
  private var isMisshapen = false
  /// Whether the screen has got another size since the last rest: from then on a photograph may stay where its place was.
  var isResized = false
  /// Whether the photograph has come to rest on the full screen since it was opened.
  var hasArrived = false
  /// Whether something moved after the last event.
  private var isMoving = false
  /// How often each law was applied.
  private(set) var uses: [String: Int] = [:]

  /// How the law is broken across an event; nil if it is not.
  mutating func violation(across event: Event) -> String? {
    let transition = ViewerTransition(rig, event, fadesUntil: fadesUntil)
    if transition.after.record.environment.reducesMotion { fadesUntil = event.time + 1 }
    arrive(transition.due)
    endPinch(at: event.time)
    if transition.due.contains(where: \.isChange) { source = nil }
    if transition.before.model.item == nil { fingers.release() }
    let violation = unsettled(transition) ?? check(transition)
    // A screen without a size shows nothing.
    let isSeen = transition.before.isSeen && transition.after.isSeen
    rig = transition.after
    let isAtRest = !transition.to.isMoving && fingers.isEmpty && pinch == nil
    isMisshapen = transition.learnsPicture || (isMisshapen && !isAtRest)
    isResized = !isAtRest && (isResized || transition.from.dimensions != transition.to.dimensions)
    isMoving = transition.to.isMoving
    learn(transition)
    return isSeen && !isMisshapen ? violation : nil
  }

  /// How a stream breaks the law first; nil if it does not.
  static func violation(in events: [Event]) -> String? {
    var law = ViewerContinuity()
    return law.violation(across: events)
  }

  mutating func violation(across events: [Event]) -> String? {
    for event in events {
      if let violation = violation(across: event) { return "\(violation) at \(event)" }
    }
    return nil
  }

  /// The end of every motion is told, unless a hand keeps it from its end.
  private mutating func unsettled(_ transition: ViewerTransition) -> String? {
    guard isMoving, fingers.isEmpty, pinch == nil, !transition.from.isMoving,
      transition.from.wakeAt == nil
    else { return nil }
    use("settles")
    let isTold = transition.due.contains { if case .settle = $0 { true } else { false } }
    return isTold ? nil : "it came to rest without a signal"
  }

  mutating func use(_ law: String) { uses[law, default: 0] += 1 }

  private mutating func check(_ transition: ViewerTransition) -> String? {
    guard let item = transition.before.model.item else {
      return transition.after.model.item == nil ? nil : opening(transition)
    }
    if case .open(let new, _, _) = transition.event.kind, new != item {
      return transition.has(new) ? opening(transition) : going(transition)
    }
    if transition.isAtOnce { return landing(transition) }
    guard transition.after.model.item != nil else { return vanishing(transition) }
    switch transition.event.kind {
    case .pointer(let pointer): return touch(pointer, transition)
    case .wheel(let wheel): return scrolling(wheel, transition)
    case .magnify(let sample): return pinching(sample, transition)
    case .viewport: return layingOut(transition)
    case .picture(let item, _, _) where transition.from.placements.contains { $0.item == item }:
      return layingOut(transition)
    case .source: return moving(transition)
    case .insert, .remove, .move, .count: return editing(transition)
    case .environment: return mirroring(transition)
    default: return going(transition)
    }
  }
}

extension ViewerTransition {
  /// Whether an item is in the collection. All are where nobody has told how many there are.
  fileprivate func has(_ item: Int) -> Bool {
    let count = before.record.items.ids.count
    return count == 0 || item < count
  }

  /// Whether the event asks for something without animation, and gets it.
  fileprivate var isAtOnce: Bool {
    switch event.kind {
    case .open(_, _, animated: false), .close(animated: false): true
    case .select(_, animated: false): changes
    default: false
    }
  }
}

// What moves by itself goes on from where it is, as fast as it is.
extension ViewerContinuity {
  /// Everything goes on, whatever it goes to.
  ///
  /// Where motion is reduced a photograph is zoomed, or panned by a key, at once, and another page cross-fades with the last one
  /// alone.
  mutating func going(_ transition: ViewerTransition, lettingGo: Bool = false) -> String? {
    use("goes on")
    let from = PhotoView(transition.from)
    if transition.reducesMotion, transition.changes {
      return jump(from: from, to: transition.to, fading: true)
    }
    let jump = jump(from: from, to: transition.to)
    if jump != nil, transition.reducesMotion, isAtRest(transition) { return nil }
    return jump ?? jerk(transition, lettingGo: lettingGo)
  }

  /// Whether the photograph shown is as large as it rests.
  private func isAtRest(_ transition: ViewerTransition) -> Bool {
    guard let photo = transition.to.photo else { return false }
    return photo.outline.dimensions.isNear(photo.box, within: 1e-6)
  }

  /// A photograph in the wrong place; nil if each is where it is expected.
  func jump(
    from expected: PhotoView, to scene: ExhibitScene, fading: Bool = false,
    ignoring: (Int) -> Bool = { _ in false }
  ) -> String? {
    let view = PhotoView(scene)
    for photo in expected.photos where !fading || photo.item == expected.target {
      guard let new = view[photo.item] else {
        if fading || photo.frame.isHardlySeen(on: scene.dimensions) { continue }
        return "\(photo.item) is gone from \(photo.frame)"
      }
      if photo.outline.isTooSmall, new.outline.isTooSmall { continue }
      guard new.isNear(photo, within: 1e-6) else {
        return
          "\(photo.item) jumps from \(photo.outline), \(photo.frame) to \(new.outline), \(new.frame)"
      }
      guard fading || agree(photo.opacity, new.opacity, within: 1e-6) else {
        return "the opacity of \(photo.item) jumps from \(photo.opacity) to \(new.opacity)"
      }
    }
    for photo in view.photos where expected[photo.item] == nil && !ignoring(photo.item) && !fading {
      if photo.frame.isHardlySeen(on: scene.dimensions) { continue }
      return "\(photo.item) appears at \(photo.frame)"
    }
    return shades(expected, view)
  }

  private func shades(_ expected: PhotoView, _ view: PhotoView) -> String? {
    let same =
      agree(expected.backdrop, view.backdrop, within: 1e-6)
      && agree(expected.controls, view.controls, within: 1e-6)
      && agree(expected.sceneOpacity, view.sceneOpacity, within: 1e-6)
    return same
      ? nil
      : "the shades jump from \(expected.sceneOpacity) \(expected.backdrop) \(expected.controls) to \(view.sceneOpacity) \(view.backdrop) \(view.controls)"
  }

  /// The velocity of what goes on. A photograph that is let go beyond its edge begins to return.
  private func released(_ velocity: DrawnVelocity, _ item: Int, _ transition: ViewerTransition)
    -> DrawnVelocity
  {
    let hold = hold
    guard item == transition.from.target, let hold else { return velocity }
    let gain = inertia(velocity, 0, of: hold, with: .zero, transition)
    return velocity.shifted(by: gain * transition.before.speed)
  }

  /// What fingers or a pointer hold, as far as it is known.
  var hold: HeldPhoto? { held ?? pinch?.held }

  /// A velocity that is another after the event; nil if there is none.
  ///
  /// Where motion is reduced, motions begin at rest: nothing is faster than before.
  func jerk(_ transition: ViewerTransition, lettingGo: Bool = false) -> String? {
    let (old, new) = (
      transition.before.scenes(from: transition.time),
      transition.after.scenes(from: transition.time)
    )
    for photo in PhotoView(transition.from).photos {
      guard let before = DrawnVelocity(of: photo.item, in: old),
        let after = DrawnVelocity(of: photo.item, in: new)
      else { continue }
      let released = released(before, photo.item, transition)
      let isUnknown = hold == nil && (pinch != nil || !fingers.isEmpty)
      if lettingGo && hold == nil || transition.mayLetGo && isUnknown { continue }
      let kept = lettingGo || transition.mayLetGo ? [before, released] : [before]
      let isKept = kept.contains {
        transition.reducesMotion
          ? after.isNoFaster(
            than: $0, by: abs(transition.rowVelocity(in: old)), times: transition.acceleration)
          : $0.agrees(with: after, times: transition.acceleration)
      }
      guard isKept else {
        return "the velocity of \(photo.item) jumps from \(before.velocity) to \(after.velocity)"
      }
    }
    return nil
  }
}

extension DrawnVelocity {
  /// Whether nothing is faster, apart from the row of pages, which moves on.
  func isNoFaster(than other: DrawnVelocity, by row: Double, times factor: Double = 1) -> Bool {
    let most =
      (zip(other.velocity, other.tolerance).map { abs($0) + $1 }.max() ?? 0) * factor + row * factor
    return zip(velocity, tolerance).allSatisfy { abs($0) <= most + $1 }
  }
}

extension Frame {
  /// Whether a side is no longer than the shortest that can be drawn: smaller ones become as long.
  fileprivate var isTooSmall: Bool { min(width, height) <= Limit.minimumLength }

  /// Whether less of a frame is on a screen than can be drawn.
  func isHardlySeen(on screen: Dimensions) -> Bool {
    let seen = intersection(Frame(x: 0, y: 0, width: screen.width, height: screen.height))
    return min(seen.width, seen.height) < 0.01
  }
}
