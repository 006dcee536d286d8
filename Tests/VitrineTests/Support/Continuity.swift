@testable import Vitrine

/// One event, and what it may not do to the photograph.
struct Continuity {
  private(set) var breach: String?

  init(of model: inout PhotoViewerModel, across event: Event) {
    model.advance(to: event.time)
    let before = model
    model.handle(event)
    guard before.item != nil, before.item == model.item, !jumps(event, before) else { return }
    breach = Self.place(before, model, event) ?? Self.velocity(before, model, event)
  }

  /// What is meant to jump: another size of the screen, and what is asked to be there at once.
  private func jumps(_ event: Event, _ before: PhotoViewerModel) -> Bool {
    switch event.kind {
    case .viewport, .picture, .magnify, .wheel, .open(_, _, animated: false),
      .close(animated: false):
      true
    default: false
    }
  }

  private static func place(
    _ before: PhotoViewerModel, _ after: PhotoViewerModel, _ event: Event
  ) -> String? {
    var expected = before.pose(at: before.pace.at(event.time))
    if before.grip == nil, after.grip != nil {
      expected = before.pose(at: before.pace.at(event.shown))
    } else if after.grip != nil {
      return followsTheFinger(before, after, event)
    } else if before.photo.flight.reference == .source, after.photo.flight == before.photo.flight {
      expected = expected + after.pose(of: .source, at: 0) - before.pose(of: .source, at: 0)
    }
    let pose = after.pose(at: after.pace.at(event.time))
    return pose.isNear(expected, within: 1e-6) ? nil : "the place jumps by \(pose - expected)"
  }

  /// Held, it moves by no more than the finger did, and not at all when a finger comes or goes.
  private static func followsTheFinger(
    _ before: PhotoViewerModel, _ after: PhotoViewerModel, _ event: Event
  ) -> String? {
    guard let from = before.grip, let to = after.grip, from.grabbed == to.grabbed else {
      return nil
    }
    guard case .pointer(let pointer) = event.kind, pointer.phase == .move else {
      return from.offset == to.offset ? nil : "the hand slips"
    }
    return nil
  }

  private static func velocity(
    _ before: PhotoViewerModel, _ after: PhotoViewerModel, _ event: Event
  ) -> String? {
    let isFree = before.grip == nil && after.grip == nil
    guard isFree, !before.environment.reducesMotion, !after.environment.reducesMotion else {
      return nil
    }
    let (old, new) = (
      before.drawnVelocity(at: before.pace.at(event.time)),
      after.drawnVelocity(at: after.pace.at(event.time))
    )
    return new.isNear(old, within: 1e-6) ? nil : "the velocity jumps by \(new - old)"
  }
}

extension PhotoViewerModel {
  /// How fast the photograph shown changes, panned or in flight.
  fileprivate func drawnVelocity(at time: Double) -> Pose {
    photo.flight.velocity(at: time) + Pose.none.moved(by: photo.panVelocity(at: time))
  }
}
