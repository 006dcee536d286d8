import Testing
import Vitrine

@testable import VitrineUI

@MainActor @Suite struct CarouselDriverInputTests {
  @Test func followsTheFingerLessTheSlop() {
    let showing = Showing()
    showing.drag(from: 200, to: 130, during: 0.2)
    showing.look()
    #expect(showing.left(of: "a").map { abs($0 - 40) < 1e-9 } == true)
    #expect(showing.driver.isDragged)
  }

  @Test func aVerticalDragIsThePages() {
    let showing = Showing()
    showing.touch(.down, 150, 100)
    #expect(showing.touch(.move, 152, 140).claim == .yours)
    showing.clock.run(for: 1)
    #expect(!showing.driver.isDragged && showing.current == "a" && showing.clock.isAtRest)
  }

  @Test func aFlickGoesFartherThanItsFinger() {
    let showing = Showing("abcdefghij")
    showing.drag(from: 250, to: 150, during: 0.1)
    showing.touch(.up, 150)
    showing.clock.run(for: 2)
    let items = Array("abcdefghij")
    #expect(showing.current.flatMap(items.firstIndex).map { $0 > 1 } == true)
    #expect(showing.told.selections == [showing.current])
    #expect(!showing.driver.isDragged)
  }

  @Test func itemsThatPassUnderAFingerAreFelt() {
    let showing = Showing()
    showing.drag(from: 280, to: 50, during: 0.5)
    showing.look()
    #expect(showing.driver.ticks == 2)
    showing.touch(.up, 50)
    showing.clock.run(for: 2)
    let ticks = showing.driver.ticks
    showing.driver.step(2)
    showing.clock.run(for: 2)
    #expect(showing.driver.ticks == ticks)
  }

  @Test func keysRunAlongTheStripAndLeaveTheOthersAlone() {
    let showing = Showing()
    #expect(showing.driver.press(.right) && !showing.driver.press(.down))
    showing.clock.run(for: 2)
    #expect(showing.current == "b")
    showing.driver.prefer(Event.Environment(isRightToLeft: true))
    #expect(showing.driver.press(.right))
    showing.clock.run(for: 2)
    #expect(showing.current == "a")
  }

  @Test func theWheelScrollsAndSettles() {
    let showing = Showing()
    #expect(showing.driver.turn(Wheel(delta: Vector(x: 70, y: 0))))
    #expect(!showing.driver.turn(Wheel(delta: Vector(x: 0, y: 70))))
    showing.look()
    #expect(showing.left(of: "a").map { abs($0 - 30) < 1e-9 } == true)
    showing.clock.run(for: 2)
    #expect(showing.current == "b" && showing.clock.isAtRest)
  }

  @Test func theCrownTurnsByItems() {
    for isVertical in [false, true] {
      let showing = Showing()
      var options = showing.driver.options
      options[.axis] = isVertical ? 1 : 0
      showing.driver.configure(options, extent: .fixed(100))
      for _ in 0..<10 {
        showing.driver.turn(crownBy: 0.2)
        showing.look()
      }
      showing.clock.run(for: 2)
      #expect(showing.current == "c", "vertical: \(isVertical)")
    }
  }

  @Test func hoveringAndFocusKeepItFromMovingByItself() {
    let showing = Showing()
    var options = showing.driver.options
    options[.autoplay] = 1000
    showing.driver.configure(options, extent: .fixed(100))
    #expect(showing.clock.wakeAt != nil && !showing.clock.isRunning)
    showing.driver.attend(.hovered, true)
    showing.driver.attend(.focused, true)
    showing.driver.attend(.hovered, false)
    showing.clock.run(for: 5)
    #expect(showing.current == "a" && showing.clock.isAtRest)
    showing.driver.attend(.focused, false)
    showing.clock.run(for: 1.5)
    #expect(showing.driver.target == "b")
  }
}
