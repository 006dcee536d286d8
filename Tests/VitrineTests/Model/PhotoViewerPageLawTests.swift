import Testing

@testable import Vitrine

/// What holds of the photographs beside each other, whatever happens.
@Suite struct PhotoViewerPageLawTests {
  @Test func everyPhotographInViewStaysWhereItIsAcrossEveryEvent() {
    expectLaw { events in
      var viewing = Viewing()
      for event in events {
        let before = viewing
        viewing.happen(event)
        if let jump = jump(from: before, to: viewing, across: event) {
          return "\(jump) at \(event)"
        }
      }
      return nil
    }
  }

  @Test func noMoreThanThreeAreDrawnAndNoneTwice() {
    expectLaw { events in
      var viewing = Viewing()
      for event in events {
        viewing.happen(event)
        for delay in [0, 0.008, 0.1, 0.3] {
          viewing.look(at: event.time + delay)
          let items = viewing.scene.placements.map(\.item)
          guard items.count <= 3, Set(items).count == items.count else {
            return "draws \(items)"
          }
        }
      }
      return nil
    }
  }

  @Test func atRestExactlyOnePhotographIsInViewAndItIsThere() {
    expectLaw { events in
      var viewing = Viewing()
      for event in events { viewing.happen(event) }
      let last = events.last?.time ?? 0
      viewing.happen(.viewport(Viewport(screen: Viewing.screen)), at: last)
      viewing.liftAllFingers(at: last)
      viewing.look(at: last + 20)
      guard let item = viewing.model.item else { return nil }
      let seen = viewing.scene.placements.filter { $0.frame.x < 390 && $0.frame.maxX > 0 }
      guard seen.map(\.item) == [item], viewing.scene.current == item else { return "\(seen)" }
      guard viewing.model.photo.zoom == 1 else { return nil }
      let rest = Pose.spread(on: Viewing.screen, ratio: viewing.model.photo.picture.ratio).outline
      guard seen[0].frame == rest else { return "rests at \(seen[0].frame), not \(rest)" }
      return viewing.model.count == 0 || (0..<12).contains(item) ? nil : "there is no \(item)"
    }
  }

  /// What is seen before an event is where it was, unless the event is meant to change that at once.
  private func jump(from before: Viewing, to after: Viewing, across event: Event) -> String? {
    var (before, after) = (before, after)
    let isCatch = before.model.grip == nil && after.model.grip != nil
    guard !event.jumps, !before.model.reducesMotion, !after.model.reducesMotion else { return nil }
    before.look(at: isCatch ? event.shown : event.time)
    after.look(at: event.time)
    guard before.model.faded == nil, !isDragged(event, before) else { return nil }
    for old in before.scene.placements where old.isInView {
      // A hand holds the row and the photograph shown; one beside it ends its own flight.
      if isCatch, after.model.isFlying(old.item, at: event.shown) { continue }
      guard let new = after.scene.placements.first(where: { $0.item == old.item }) else {
        if after.model.item == nil { continue }
        return "\(old.item) is gone from \(old.frame)"
      }
      guard new.outline.isNear(old.outline, within: 1e-6) else {
        return "\(old.item) jumps from \(old.outline) to \(new.outline)"
      }
    }
    return nil
  }

  /// A finger or a wheel moves what is seen.
  private func isDragged(_ event: Event, _ viewing: Viewing) -> Bool {
    switch event.kind {
    case .wheel, .magnify: true
    case .pointer(let pointer): pointer.phase == .move && viewing.model.grip != nil
    default: false
    }
  }
}

extension PhotoViewerModel {
  fileprivate var reducesMotion: Bool { environment.reducesMotion }

  fileprivate func isFlying(_ item: Int, at time: Double) -> Bool {
    beside.contains { $0.item == item && $0.flight.restTime > pace.at(time) }
  }
}

extension Placement {
  fileprivate var isInView: Bool {
    frame.x < 390 && frame.maxX > 0 && frame.width > 0 && opacity > 0
  }
}

extension Event {
  /// Whether it changes at once what is seen: a size, a direction, or what is not to be animated.
  fileprivate var jumps: Bool {
    switch kind {
    case .viewport, .environment, .count, .source, .picture: true
    case .open, .close(animated: false), .select(_, animated: false): true
    default: false
    }
  }
}
