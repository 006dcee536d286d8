import Testing

@testable import Vitrine

@Suite struct EnvironmentTests {
  @Test func aDisplayScaleThatIsNoneCountsAsOne() {
    for bad in SmallDomains.notNumbers + [0, -2] {
      #expect(Event.Environment(displayScale: bad).displayScale == 1)
    }
    #expect(Event.Environment(displayScale: 3).displayScale == 3)
  }
}
