import Testing
import Vitrine

@testable import VitrineUI

@MainActor @Suite struct CarouselDriverLayoutTests {
  @Test func anotherSizeKeepsTheItem() {
    let fixture = CarouselFixture()
    fixture.driver.follow("c", animated: false)
    for size in [(700.0, 200.0), (120, 500), (0, 0), (300, 200)] {
      fixture.driver.resize(to: Dimensions(width: size.0, height: size.1))
      #expect(fixture.driver.target == "c", "\(size)")
    }
    #expect(fixture.left(of: "c") == 100)
  }

  @Test func anEmptySizeDrawsNothingAndALaterSizeDrawsEverything() {
    let fixture = CarouselFixture()
    fixture.driver.resize(to: .zero)
    #expect(fixture.shown.isEmpty)
    fixture.clock.run(for: 2)
    #expect(fixture.clock.isAtRest)
    fixture.driver.resize(to: Dimensions(width: 300, height: 200))
    #expect(fixture.shown.contains("a") && fixture.current == "a")
  }

  @Test func sizesThatAreNotFiniteWarnAndChangeNothing() {
    let fixture = CarouselFixture()
    let before = fixture.left(of: "a")
    for bad in [Double.infinity, .nan, -.infinity] {
      fixture.driver.resize(to: Dimensions(width: bad, height: 200))
      fixture.driver.resize(to: Dimensions(width: 300, height: bad))
    }
    #expect(fixture.left(of: "a") == before)
    #expect(fixture.reports.warnings.allSatisfy { $0.contains("Give it a frame") })
    #expect(!fixture.reports.warnings.isEmpty)
  }

  @Test func aViewWithoutASizeWarnsAfterASecond() {
    for size in [Dimensions(width: 300, height: 0), Dimensions(width: 0, height: 200), .zero] {
      let fixture = CarouselFixture()
      fixture.driver.resize(to: size)
      fixture.clock.run(for: 0.5)
      fixture.driver.resize(to: Dimensions(width: 300, height: 200))
      fixture.clock.run(for: 2)
      #expect(fixture.reports.warnings.isEmpty && fixture.clock.isAtRest, "\(size)")
      fixture.driver.resize(to: size)
      fixture.clock.run(for: 2)
      #expect(fixture.reports.warnings.count == 1 && fixture.clock.isAtRest, "\(size)")
      #expect(fixture.reports.warnings.first?.contains("Give it a frame") == true)
    }
    let empty = CarouselFixture("", size: .zero)
    empty.clock.run(for: 2)
    #expect(empty.reports.warnings.isEmpty && empty.clock.isAtRest)
    empty.setItems("abc")
    empty.clock.run(for: 2)
    #expect(empty.reports.warnings.count == 1)
  }

  @Test func anUnboundedLengthWarnsWithTheRemedyForItsAxis() {
    for isVertical in [false, true] {
      let fixture = CarouselFixture()
      var options = fixture.driver.options
      options[.axis] = isVertical ? 1 : 0
      fixture.driver.configure(options, extent: .fixed(100))
      fixture.driver.warnIfUnbounded(StripProposal(along: 300, across: nil))
      #expect(fixture.reports.warnings.isEmpty)
      fixture.driver.warnIfUnbounded(StripProposal(along: nil, across: 200))
      let remedy = isVertical ? "containerRelativeFrame(.vertical)" : "frame(width:)"
      #expect(fixture.reports.warnings.first?.contains(remedy) == true)
    }
  }

  @Test func extentsFollowTheSizeOfTheView() {
    let size = Dimensions(width: 300, height: 200)
    let lengths: [(ItemExtent, Double)] = [
      (.fixed(70), 70), (.fraction(0.5), 150), (.ratio(0.75), 150), (.fixed(.nan), 300),
      (.fixed(-1), 300), (.fraction(0), 300), (.ratio(.infinity), 200),
    ]
    #expect(
      ItemExtent.ratio(2).length(in: Dimensions(width: 300, height: 0), isVertical: false) == 300)
    #expect(
      ItemExtent.ratio(2).length(in: Dimensions(width: 0, height: 300), isVertical: true) == 300)
    for (extent, length) in lengths {
      let fixture = CarouselFixture(extent: extent, size: size)
      let box = fixture.driver.cells.first { $0.isCurrent }?.placement.box
      #expect(box == Dimensions(width: length, height: 200), "\(extent)")
    }
    let fixture = CarouselFixture(extent: .fraction(0.5), size: size)
    fixture.driver.resize(to: Dimensions(width: 400, height: 200))
    #expect(fixture.driver.cells.first?.placement.box.width == 200)
  }

  @Test func removedOptionsReturnToTheirDefaults() {
    let fixture = CarouselFixture()
    fixture.driver.configure(ExhibitOptions(), extent: .fixed(100))
    #expect(!fixture.driver.steps.previous)
    let gap = Option.spacing.defaultValue
    #expect(fixture.left(of: "b").map { $0 - (fixture.left(of: "a") ?? 0) } == 100 + gap)
  }

  @Test func optionsOutOfRangeWarnByName() {
    let fixture = CarouselFixture()
    var options = fixture.driver.options
    options[.spacing] = -5
    fixture.driver.configure(options, extent: .fixed(100))
    #expect(fixture.reports.warnings.count == 1)
    #expect(fixture.reports.warnings.first?.contains("spacing") == true)
  }
}
