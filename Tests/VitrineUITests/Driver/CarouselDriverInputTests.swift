import Testing
import Vitrine

@testable import VitrineUI

@MainActor @Suite struct CarouselDriverInputTests {
  @Test func followsTheFingerLessTheSlop() {
    let fixture = CarouselFixture()
    fixture.drag(from: 200, to: 130, during: 0.2)
    fixture.runToFrame()
    #expect(fixture.left(of: "a").map { abs($0 - 40) < 1e-9 } == true)
    #expect(fixture.driver.lastPress.isDrag)
  }

  @Test func aVerticalDragBelongsToThePage() {
    let fixture = CarouselFixture()
    fixture.touch(.down, 150, 100)
    #expect(fixture.touch(.move, 152, 140).claim == .yours)
    fixture.clock.run(for: 1)
    #expect(!fixture.driver.lastPress.isDrag && fixture.current == "a" && fixture.clock.isAtRest)
  }

  @Test func aFlickGoesFartherThanItsFinger() {
    let fixture = CarouselFixture("abcdefghij")
    fixture.drag(from: 250, to: 150, during: 0.1)
    fixture.touch(.up, 150)
    fixture.clock.run(for: 2)
    let items = Array("abcdefghij")
    #expect(fixture.current.flatMap(items.firstIndex).map { $0 > 1 } == true)
    #expect(fixture.reports.selections == [fixture.current])
    #expect(!fixture.driver.lastPress.isDrag)
  }

  @Test func itemsThatPassUnderAFingerCountAsTicks() {
    let fixture = CarouselFixture()
    fixture.drag(from: 280, to: 50, during: 0.5)
    fixture.runToFrame()
    #expect(fixture.driver.haptics.ticks == 2)
    fixture.touch(.up, 50)
    fixture.clock.run(for: 2)
    let ticks = fixture.driver.haptics.ticks
    fixture.driver.step(2)
    fixture.clock.run(for: 2)
    #expect(fixture.driver.haptics.ticks == ticks)
  }

  @Test func onlyKeysAlongTheStripAreHandled() {
    let fixture = CarouselFixture()
    #expect(fixture.driver.press(.right) && !fixture.driver.press(.down))
    fixture.clock.run(for: 2)
    #expect(fixture.current == "b")
    fixture.driver.setEnvironment(Event.Environment(isRightToLeft: true))
    #expect(fixture.driver.press(.right))
    fixture.clock.run(for: 2)
    #expect(fixture.current == "a")
  }

  @Test func theWheelScrollsAndSettles() {
    let fixture = CarouselFixture()
    #expect(fixture.driver.handleWheel(Wheel(delta: Vector(x: 70, y: 0))))
    #expect(!fixture.driver.handleWheel(Wheel(delta: Vector(x: 0, y: 70))))
    fixture.runToFrame()
    #expect(fixture.left(of: "a").map { abs($0 - 30) < 1e-9 } == true)
    fixture.clock.run(for: 2)
    #expect(fixture.current == "b" && fixture.clock.isAtRest)
  }

  @Test func aScrollPastAnEndBelongsToTheViewsAround() {
    let fixture = CarouselFixture(loops: false, align: 0)
    func takes(_ x: Double, in surroundings: Surroundings) -> Bool {
      fixture.driver.takes(scroll: Vector(x: x, y: 0), in: surroundings)
    }
    #expect(takes(-20, in: .scrollsSideways) && !takes(20, in: .scrollsSideways))
    #expect(!takes(20, in: .pops) && takes(20, in: [.dismisses, .scrollsVertically]))
    #expect(takes(0, in: .scrollsSideways), "it has no direction yet")
    fixture.driver.step(1)
    fixture.clock.run(for: 2)
    #expect(takes(20, in: [.scrollsSideways, .pops]) && takes(-20, in: .scrollsSideways))
    fixture.driver.step(1)
    fixture.clock.run(for: 2)
    #expect(!takes(-20, in: .scrollsSideways) && takes(-20, in: .pops), "the last item")
    #expect(!fixture.driver.takes(scroll: Vector(x: 0, y: 20), in: []))
  }

  @Test func anEmptyStripTakesNoScroll() {
    let driver = CarouselFixture("").driver
    for x in [0.0, 20, -20] { #expect(!driver.takes(scroll: Vector(x: x, y: 0), in: [])) }
  }

  @Test func theCrownTurnsByItems() {
    for isVertical in [false, true] {
      let fixture = CarouselFixture()
      var options = fixture.driver.options
      options[.axis] = isVertical ? 1 : 0
      fixture.driver.configure(options, extent: .fixed(100))
      for _ in 0..<10 {
        fixture.driver.scroll(byCrown: 0.2)
        fixture.runToFrame()
      }
      fixture.clock.run(for: 2)
      #expect(fixture.current == "c", "vertical: \(isVertical)")
    }
  }

  @Test func hoveringAndFocusPauseAutoplay() {
    let fixture = CarouselFixture()
    var options = fixture.driver.options
    options[.autoplay] = 1000
    fixture.driver.configure(options, extent: .fixed(100))
    #expect(fixture.clock.wakeAt != nil && !fixture.clock.isRunning)
    fixture.driver.setPauseReason(.hovered, true)
    fixture.driver.setPauseReason(.focused, true)
    fixture.driver.setPauseReason(.hovered, false)
    fixture.clock.run(for: 5)
    #expect(fixture.current == "a" && fixture.clock.isAtRest)
    fixture.driver.setPauseReason(.focused, false)
    fixture.clock.run(for: 1.5)
    #expect(fixture.driver.target == "b")
  }
}
