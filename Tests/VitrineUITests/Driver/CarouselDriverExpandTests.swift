import Testing
import Vitrine

@testable import VitrineUI

@MainActor @Suite struct CarouselDriverExpandTests {
  /// Eight cards in a view of 600 points.
  @MainActor
  private final class Cards {
    let clock = FakeClock()
    let driver: CarouselDriver<Character>
    var reports: [Set<Character>] = []
    var warnings: [String] = []

    init(_ items: String = "abcdefgh") {
      var warn: (String) -> Void = { _ in }
      driver = CarouselDriver(.expanding, clock: clock, warnings: Warnings { warn($0) })
      warn = { [unowned self] in warnings.append($0) }
      driver.reports.onExpand = { [unowned self] in reports.append($0) }
      driver.resize(to: Dimensions(width: 600, height: 250))
      setItems(items)
      clock.run(for: 1)
    }

    func setItems(_ items: String) { driver.setItems(ItemIDs(Array(items), id: \.self)) }

    func mouse(_ phase: Pointer.Phase, _ x: Double) {
      let position = Vector(x: x, y: 100)
      driver.handlePointer(Pointer(id: -1, phase, device: .mouse, position: position))
    }

    func tap(_ x: Double) {
      for phase in [Pointer.Phase.down, .up] {
        driver.handlePointer(Pointer(id: 1, phase, position: Vector(x: x, y: 100)))
        clock.runToFrame()
      }
    }

    func width(of item: Character) -> Double? {
      driver.cells.first { $0.id.item == item }?.placement.frame.width.rounded()
    }

    /// Jumps to a card, and returns whether it is open.
    func isOpen(_ item: Character) -> Bool {
      guard let index = driver.index(of: item) else { return false }
      driver.exhibit.handle(.select(item: index, animated: false))
      clock.runToFrame()
      return openness(of: item) == 1
    }

    func openness(of item: Character) -> Double? {
      driver.cells.first { $0.id.item == item }?.placement.openness
    }
  }

  @Test func cardsAreAsLongAsTheyAreClosed() {
    let cards = Cards()
    #expect(cards.width(of: "a") == 150 && cards.width(of: "b") == 150)
    #expect(cards.clock.isAtRest)
  }

  @Test func codeOpensAtOnceOrAnimatedWithoutAReport() {
    let cards = Cards()
    cards.driver.follow(expanded: ["b"], animated: false)
    #expect(cards.width(of: "b") == 250 && !cards.clock.isRunning)
    cards.driver.follow(expanded: ["c"], animated: true)
    cards.clock.runToFrame()
    #expect(cards.clock.isRunning)
    cards.clock.run(for: 1)
    #expect(cards.width(of: "b") == 150 && cards.width(of: "c") == 250)
    cards.driver.follow(expanded: [], animated: true)
    cards.clock.run(for: 1)
    #expect(cards.width(of: "c") == 150 && cards.reports.isEmpty && cards.clock.isAtRest)
  }

  @Test func eachTapOpensACardAndIsReportedOnce() {
    let cards = Cards()
    cards.tap(60)
    cards.clock.run(for: 1)
    #expect(cards.reports == [["a"]] && cards.openness(of: "a") == 1)
    cards.tap(300)
    cards.clock.run(for: 1)
    #expect(cards.reports == [["a"], ["b"]] && cards.openness(of: "a") == 0)
    cards.tap(300)
    cards.clock.run(for: 1)
    #expect(cards.reports == [["a"], ["b"], []])
  }

  @Test func aMouseThatRestsOpensAndLeavingCloses() {
    let cards = Cards()
    cards.mouse(.move, 60)
    cards.clock.run(for: 1)
    #expect(cards.reports == [["a"]])
    cards.mouse(.leave, 0)
    cards.clock.run(for: 1)
    #expect(cards.reports == [["a"], []] && cards.clock.isAtRest)
  }

  @Test func anOpenCardFollowsItsItemAndClosesWhenItIsRemoved() {
    let cards = Cards()
    cards.driver.follow(expanded: ["b"], animated: false)
    cards.setItems("xabcdefgh")
    cards.clock.run(for: 1)
    #expect(cards.openness(of: "b") == 1 && cards.reports.isEmpty)
    cards.setItems("xacdefgh")
    cards.clock.run(for: 1)
    #expect(cards.reports == [[]] && cards.driver.expanded.isEmpty)
  }

  @Test func aCardCanBeOpenedBeforeItsItemArrives() {
    let cards = Cards("")
    cards.driver.follow(expanded: ["c"], animated: false)
    #expect(cards.warnings.isEmpty)
    cards.setItems("abcdefgh")
    #expect(cards.openness(of: "c") == 1 && cards.reports.isEmpty)
    cards.driver.follow(expanded: ["q"], animated: true)
    #expect(cards.warnings.count == 1)
  }

  @Test func severalCardsMayBeOpenAndGoWithTheirItemsOutOfViewToo() {
    let cards = Cards("abcdefghijklmnopqrstuvwxyz")
    var options = ExhibitOptions()
    options[.multiple] = 1
    cards.driver.configure(options, extent: .measured)
    cards.driver.follow(expanded: ["a", "b", "z"], animated: false)
    cards.tap(800)
    cards.clock.run(for: 1)
    let open = cards.driver.expanded
    #expect(open.isSuperset(of: ["a", "b", "z"]) && cards.reports.allSatisfy { $0 == open })
    cards.setItems("zyxwvutsrqponmlkjihgfedcba")
    cards.clock.run(for: 1)
    #expect(cards.driver.expanded == open)
    for card in open { #expect(cards.isOpen(card), "\(card)") }
    cards.driver.follow(expanded: ["b"], animated: true)
    cards.clock.run(for: 1)
    for card in open { #expect(cards.isOpen(card) == (card == "b"), "\(card)") }
  }

  @Test func ofSeveralAssignedCardsTheLastOpens() {
    let cards = Cards()
    cards.driver.follow(expanded: ["b", "a"], animated: false)
    #expect(cards.driver.expanded == ["b"] && cards.reports == [["b"]])
  }

  @Test func voiceOverTogglesACard() {
    let cards = Cards()
    cards.driver.toggle("b")
    cards.clock.run(for: 1)
    #expect(cards.reports == [["b"]])
    cards.driver.toggle("b")
    cards.clock.run(for: 1)
    #expect(cards.reports == [["b"], []])
  }

  @Test func aClickOnACardThatAMouseHasOpenedReportsTheCard() {
    let cards = Cards()
    var opened: [Character] = []
    cards.driver.reports.onOpen = { opened.append($0) }
    cards.mouse(.move, 200)
    cards.clock.run(for: 2)
    #expect(cards.reports == [["b"]] && opened.isEmpty)
    for phase in [Pointer.Phase.down, .up] {
      cards.mouse(phase, 200)
      cards.clock.runToFrame()
    }
    #expect(opened == ["b"] && cards.openness(of: "b") == 1)
  }
}
