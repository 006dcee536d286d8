import Testing
import Vitrine

/// A law of the photographs beside each other, on random streams of events.
@Suite struct PhotoViewerPageLawTests {
  @Test func noMoreThanThreeAreDrawnAndNoneTwice() {
    expectLaw { events in
      var rig = ViewerRig()
      for event in events {
        rig.happen(event)
        for delay in [0, 0.008, 0.1, 0.3] {
          let items = rig.draw(at: event.time + delay).placements.map(\.item)
          guard items.count <= 3, Set(items).count == items.count else {
            return "draws \(items)"
          }
        }
      }
      return nil
    }
  }
}
