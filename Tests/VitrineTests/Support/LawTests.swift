import Testing
import Vitrine

/// A broken law is reported with the fewest events that break it.
@Suite struct LawTests {
  @Test func aBrokenLawIsReportedWithTheEventsThatBreakIt() throws {
    let first = firstViolation(streams: 9, events: 60) { events in
      events.contains { $0.kind == .key(.escape) } ? "escape was pressed" : nil
    }
    let violation = try #require(first)
    #expect(violation.contains("seed") && violation.contains("escape was pressed"))
    #expect(violation.split(separator: "\n").count == 2, "\(violation)")
  }

  @Test func aLawThatHoldsIsNotReported() {
    #expect(firstViolation(streams: 3, events: 20) { $0.isEmpty ? "no events" : nil } == nil)
  }

  @Test func theSameSeedIsTheSameStream() {
    let (a, b) = (EventStream.events(seed: 3, count: 40), EventStream.events(seed: 3, count: 40))
    #expect(a.map { "\($0)" } == b.map { "\($0)" })
    #expect(a.count == 43)
  }

  @Test func streamsReachEveryCorner() {
    var reached: Set<String> = []
    for seed in 0..<30 as Range<UInt64> {
      var rig = ViewerRig()
      for event in EventStream.events(seed: seed, count: 60) {
        rig.happen(event)
        rig.draw(at: event.time)
        let isOpen = rig.model.isOpen
        if rig.model.item != nil { reached.insert(isOpen ? "open" : "closing") }
        if rig.isHeld(at: event.time) { reached.insert(isOpen ? "held" : "held while closing") }
        if rig.scene.isMoving { reached.insert("moving") }
        if rig.scene.sceneOpacity < 1 { reached.insert("fading") }
        if rig.scene.controls > 0, rig.scene.controls < 1 { reached.insert("in between") }
      }
    }
    let corners = [
      "open", "closing", "held", "held while closing", "moving", "fading", "in between",
    ]
    #expect(reached == Set(corners))
  }
}
