import Testing
import Vitrine

@testable import VitrineUI

@MainActor @Suite struct CarouselDriverLayoutTests {
  @Test func anotherSizeKeepsTheItem() {
    let showing = Showing()
    showing.driver.follow("c", animated: false)
    for size in [(700.0, 200.0), (120, 500), (0, 0), (300, 200)] {
      showing.driver.resize(to: Dimensions(width: size.0, height: size.1))
      #expect(showing.driver.target == "c", "\(size)")
    }
    #expect(showing.left(of: "c") == 100)
  }

  @Test func nothingIsDrawnInNoRoomAndAllOfItAgainInSome() {
    let showing = Showing()
    showing.driver.resize(to: .zero)
    #expect(showing.shown.isEmpty)
    showing.clock.run(for: 2)
    #expect(showing.clock.isAtRest)
    showing.driver.resize(to: Dimensions(width: 300, height: 200))
    #expect(showing.shown.contains("a") && showing.current == "a")
  }

  @Test func sizesThatAreNoNumbersAreWarnedOfAndChangeNothing() {
    let showing = Showing()
    let before = showing.left(of: "a")
    for bad in [Double.infinity, .nan, -.infinity] {
      showing.driver.resize(to: Dimensions(width: bad, height: 200))
      showing.driver.resize(to: Dimensions(width: 300, height: bad))
    }
    #expect(showing.left(of: "a") == before)
    #expect(showing.told.complaints.allSatisfy { $0.contains("Give it a frame") })
    #expect(!showing.told.complaints.isEmpty)
  }

  @Test func aViewWithoutASizeIsWarnedOfOnceItHasHadNoneForLong() {
    for size in [Dimensions(width: 300, height: 0), Dimensions(width: 0, height: 200), .zero] {
      let showing = Showing()
      showing.driver.resize(to: size)
      showing.clock.run(for: 0.5)
      showing.driver.resize(to: Dimensions(width: 300, height: 200))
      showing.clock.run(for: 2)
      #expect(showing.told.complaints.isEmpty && showing.clock.isAtRest, "\(size)")
      showing.driver.resize(to: size)
      showing.clock.run(for: 2)
      #expect(showing.told.complaints.count == 1 && showing.clock.isAtRest, "\(size)")
      #expect(showing.told.complaints.first?.contains("Give it a frame") == true)
    }
    let empty = Showing("", size: .zero)
    empty.clock.run(for: 2)
    #expect(empty.told.complaints.isEmpty && empty.clock.isAtRest)
    empty.adopt("abc")
    empty.clock.run(for: 2)
    #expect(empty.told.complaints.count == 1)
  }

  @Test func aScrollViewThatRunsTheSameWayIsWarnedOfWithTheRemedyForItsAxis() {
    for isVertical in [false, true] {
      let showing = Showing()
      var options = showing.driver.options
      options[.axis] = isVertical ? 1 : 0
      showing.driver.configure(options, extent: .fixed(100))
      showing.driver.lie(in: Offer(along: 300, across: nil))
      #expect(showing.told.complaints.isEmpty)
      showing.driver.lie(in: Offer(along: nil, across: 200))
      let remedy = isVertical ? "containerRelativeFrame(.vertical)" : "frame(width:)"
      #expect(showing.told.complaints.first?.contains(remedy) == true)
    }
  }

  @Test func theFirstMeasuredItemStandsForAll() {
    let showing = Showing(extent: .measured)
    #expect(showing.driver.cells.first { $0.isCurrent }?.placement.box.width == 300)
    for cell in showing.driver.cells { showing.driver.measure(cell, 80) }
    showing.look()
    #expect(showing.driver.cells.allSatisfy { $0.placement.box.width == 80 })
    #expect(showing.left(of: "a") == 110 && showing.left(of: "b") == 190)
    showing.look()
    #expect(showing.clock.isAtRest)
  }

  @Test func itemsMayDiffer() {
    let showing = Showing(extent: .measured)
    let widths: [Character: Double] = ["a": 80, "b": 120, "c": 40, "d": 60, "e": 100]
    for _ in 0..<3 {
      for cell in showing.driver.cells { showing.driver.measure(cell, widths[cell.id.item] ?? 0) }
      showing.look()
    }
    for cell in showing.driver.cells {
      #expect(cell.placement.box.width == widths[cell.id.item], "\(cell.id.item)")
    }
    #expect(showing.left(of: "a") == 110 && showing.left(of: "b") == 190)
    #expect(showing.left(of: "c") == 310)
  }

  @Test func allItemsMayGrowTogether() {
    let showing = Showing("abcdefghijklmnopqrst", extent: .measured)
    for width in [80.0, 95] {
      for cell in showing.driver.cells { showing.driver.measure(cell, width) }
      showing.look()
    }
    showing.driver.follow("k", animated: false)
    #expect(showing.driver.cells.allSatisfy { $0.placement.box.width == 95 })
  }

  @Test func whatIsMeasuredAgainAndAgainIsNoWork() {
    let showing = Showing(extent: .measured)
    for _ in 0..<3 {
      for cell in showing.driver.cells { showing.driver.measure(cell, 80) }
      showing.look()
    }
    let left = showing.left(of: "b")
    for cell in showing.driver.cells { showing.driver.measure(cell, 80.3) }
    showing.look()
    #expect(showing.left(of: "b") == left && showing.clock.isAtRest)
  }

  @Test func lengthsThatAreNoNumbersAreNotMeasured() {
    let showing = Showing(extent: .measured)
    for cell in showing.driver.cells {
      for bad in [Double.nan, .infinity, -1] { showing.driver.measure(cell, bad) }
    }
    #expect(showing.driver.cells.first?.placement.box.width == 300)
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
      let showing = Showing(extent: extent, size: size)
      let box = showing.driver.cells.first { $0.isCurrent }?.placement.box
      #expect(box == Dimensions(width: length, height: 200), "\(extent)")
    }
    let showing = Showing(extent: .fraction(0.5), size: size)
    showing.driver.resize(to: Dimensions(width: 400, height: 200))
    #expect(showing.driver.cells.first?.placement.box.width == 200)
  }

  @Test func optionsThatAreTakenBackAreTheDefaultsAgain() {
    let showing = Showing()
    showing.driver.configure(ExhibitOptions(), extent: .fixed(100))
    #expect(!showing.driver.canStep(-1))
    let gap = Option.spacing.defaultValue
    #expect(showing.left(of: "b").map { $0 - (showing.left(of: "a") ?? 0) } == 100 + gap)
  }

  @Test func badOptionsAreWarnedOfByName() {
    let showing = Showing()
    var options = showing.driver.options
    options[.spacing] = -5
    showing.driver.configure(options, extent: .fixed(100))
    #expect(showing.told.complaints.count == 1)
    #expect(showing.told.complaints.first?.contains("spacing") == true)
  }
}
