import Testing

@testable import Vitrine

/// What holds of the photographs beside each other, whatever happens.
@Suite struct PhotoViewerPageLawTests {
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
}
