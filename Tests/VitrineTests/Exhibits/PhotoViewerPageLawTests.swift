import Testing
import Vitrine

/// A law of the photographs beside each other, on random streams of events.
@Suite struct PhotoViewerPageLawTests {
  /// Three without cross-fades; with reduced motion, up to five more fade out.
  @Test func limitedNumbersAreDrawnAndNoneTwice() {
    expectLaw { events in
      var (rig, limit) = (ViewerRig(), 3)
      for event in events {
        rig.happen(event)
        if rig.record.environment.reducesMotion { limit = 8 }
        for delay in [0, 0.008, 0.1, 0.3] {
          let items = rig.draw(at: event.time + delay).placements.map(\.item)
          guard items.count <= limit, Set(items).count == items.count else {
            return "draws \(items)"
          }
        }
      }
      return nil
    }
  }
}
