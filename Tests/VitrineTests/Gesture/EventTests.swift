import Testing

@testable import Vitrine

@Suite struct EventTests {
  @Test func theLastFrameCanBeLaterThanTheEvent() {
    #expect(Event(at: 2, shown: 3, .count(1)).shown == 3)
    #expect(Event(at: 2, shown: 1.9, .count(1)).shown == 1.9)
    #expect(Event(at: 2, .count(1)).shown == 2)
  }

  @Test func isTimelyOnlyWithTwoUsableTimes() {
    #expect(Event(at: 2, shown: 1, .count(1)).isTimely)
    for bad in SmallDomains.notNumbers {
      #expect(!Event(at: bad, .count(1)).isTimely)
      #expect(!Event(at: bad, shown: 1, .count(1)).isTimely)
    }
    #expect(!Event(at: 2, shown: -.infinity, .count(1)).isTimely)
  }
}
