import Testing
import Vitrine

/// The universal law, for the viewer.
@Suite struct ViewerContinuityTests {
  private static let parts = [
    "a pinch begins", "a pointer pinches", "a third finger", "a wheel pans", "a wheel turns pages",
    "another finger", "follows its item", "follows its place", "goes on", "is caught",
    "is dragged away", "is laid out anew", "is mirrored", "is panned", "is pinched",
    "is pinched away", "is released",
    "is released while it is dragged away", "is released while it is panned",
    "is released while it turns a page", "lands at once", "opens", "settles",
    "stays in a window of another size",
    "turns a page",
    "vanishes",
  ]

  @Test func nothingJumpsAcrossAnyEvent() {
    var uses: [String: Int] = [:]
    expectLaw(streams: 1000, from: EventStream.eventsOfAnEditedCollection) { events in
      var law = ViewerContinuity()
      let violation = law.violation(across: events)
      uses.merge(law.uses, uniquingKeysWith: +)
      return violation
    }
    for part in Self.parts { #expect(uses[part, default: 0] > 0, "no stream in which it \(part)") }
  }
}
