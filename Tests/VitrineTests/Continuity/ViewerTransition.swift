import Vitrine

/// A viewer before and after one event, at the time of the event.
struct ViewerTransition {
  let event: Event
  let before: ViewerRig
  let after: ViewerRig
  let (from, to): (ExhibitScene, ExhibitScene)
  /// The signals of what happened by itself since the last event.
  let due: [Signal]
  /// Whether motion is reduced, before or after, or was a moment ago.
  let reducesMotion: Bool

  init(_ rig: ViewerRig, _ event: Event, fadesUntil end: Double) {
    self.event = event
    var rig = rig
    rig.signals = []
    from = rig.draw(at: event.time)
    before = rig
    due = rig.signals
    rig.signals = []
    rig.happen(event)
    to = rig.draw(at: event.time)
    after = rig
    reducesMotion =
      event.time < end || before.record.environment.reducesMotion
      || after.record.environment.reducesMotion
  }

  var time: Double { event.time }
  var isRightToLeft: Bool { before.record.environment.isRightToLeft }

  /// How many times faster motions are played after than before.
  var acceleration: Double { after.speed / before.speed }

  /// Whether the viewer shows another photograph.
  var changes: Bool { after.signals.contains { $0.isChange } }

  /// Whether the viewer sends its photograph home.
  var closes: Bool { before.model.isOpen && !after.model.isOpen }

  /// How far the pages are displaced before it, in points to the right.
  var displacement: Double { from.displacement(isRightToLeft: isRightToLeft) }
}

extension Signal {
  /// Whether a viewer turns to another photograph.
  var isChange: Bool { if case .change = self { true } else { false } }
}

extension Rig where Model == PhotoViewerModel {
  /// Whether the screen has a size.
  var isSeen: Bool { record.viewport.dimensions.width > 0 && record.viewport.dimensions.height > 0 }

  /// How fast motions are played.
  var speed: Double { record.option(.speed) }

  /// Scenes drawn now and one and two small steps later.
  func scenes(from time: Double) -> (ExhibitScene, ExhibitScene, ExhibitScene) {
    let step = DrawnVelocity.step
    return (drawn(at: time), drawn(at: time + step), drawn(at: time + 2 * step))
  }
}

extension DrawnVelocity {
  /// How fast a photograph and the shades of the scene change; nil if it is not in view or arrives meanwhile.
  init?(of item: Int, in scenes: (ExhibitScene, ExhibitScene, ExhibitScene)) {
    // Motions end up to half a pixel before their target, and then are there at once.
    guard scenes.0.isMoving == scenes.2.isMoving else { return nil }
    let views = (PhotoView(scenes.0), PhotoView(scenes.1), PhotoView(scenes.2))
    guard let now = views.0[item], let next = views.1[item], let last = views.2[item] else {
      return nil
    }
    self.init(
      of: (
        now.numbers + [scenes.0.backdrop, scenes.0.controls],
        next.numbers + [scenes.1.backdrop, scenes.1.controls],
        last.numbers + [scenes.2.backdrop, scenes.2.controls]
      ))
  }
}
