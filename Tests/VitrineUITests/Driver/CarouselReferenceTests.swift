import Testing
import Vitrine

@testable import VitrineUI

/// The carousel that a reader and its buttons refer to.
@MainActor @Suite struct CarouselReferenceTests {
  @Test func theSameCarouselAgainIsNotAChange() {
    let (reference, fixture, other) = (CarouselReference(), CarouselFixture(), CarouselFixture())
    let read = { _ = reference.driver }
    #expect(isAssigned(read) { reference.connect(fixture.driver) })
    #expect(!isAssigned(read) { reference.connect(fixture.driver) })
    #expect(isAssigned(read) { reference.connect(other.driver) })
    #expect(reference.driver === other.driver)
  }

  @Test func aRequestIsPerformedOnceIfTheCarouselConnectsDuringIt() {
    let reference = CarouselReference()
    let carousel = ReconnectingCarousel(reference)
    reference.select(4)
    reference.connect(carousel)
    #expect(carousel.selections == [4])
  }

  @Test func buttonsUpdateOnlyAtTheEndsOfAStrip() {
    let fixture = CarouselFixture(loops: false)
    let read = { _ = fixture.driver.steps }
    let step = {
      fixture.driver.step(1)
      fixture.clock.run(for: 2)
    }
    #expect(isAssigned(read, during: step))
    #expect(!isAssigned(read, during: step) && fixture.current == "c")
    #expect(!isAssigned(read, during: step) && fixture.current == "d")
    #expect(isAssigned(read, during: step) && !fixture.driver.steps.next)
  }

  @Test func itemsThatAllFitLeaveNowhereToStep() {
    let steps = CarouselFixture("abc", loops: false, align: 0).driver.steps
    #expect(!steps.next && !steps.previous)
  }

  @Test func aStripStepsAsFarAsItRests() {
    let fixture = CarouselFixture("abcd", loops: false, align: 0)
    #expect(fixture.driver.steps == PossibleSteps(next: true, previous: false))
    fixture.driver.step(1)
    fixture.clock.run(for: 2)
    #expect(fixture.driver.steps == PossibleSteps(next: false, previous: true))
  }
}

/// A carousel that connects again when it selects an item, as one whose selection updates its page.
@MainActor
private final class ReconnectingCarousel: CarouselControlling {
  private let reference: CarouselReference
  var selections: [AnyHashable] = []
  let steps = PossibleSteps()
  let isPaused = false

  init(_ reference: CarouselReference) { self.reference = reference }

  func select(any id: some Hashable, animated: Bool) {
    selections.append(id)
    if selections.count < 3 { reference.connect(self) }
  }

  func step(_ distance: Int) {}
  func pause(_ isPaused: Bool) {}
}
