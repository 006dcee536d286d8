import Testing
import Vitrine

@testable import VitrineUI

@MainActor @Suite struct CarouselDriverExpandTests {
  @Test func cardsAreAsLongAsTheyAreClosed() {
    let cards = CardsFixture()
    #expect(cards.width(of: "a") == 150 && cards.width(of: "b") == 150)
    #expect(cards.clock.isAtRest)
  }

  @Test func codeOpensAtOnceOrAnimatedWithoutAReport() {
    let cards = CardsFixture()
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
    let cards = CardsFixture()
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
    let cards = CardsFixture()
    cards.mouse(.move, 60)
    cards.clock.run(for: 1)
    #expect(cards.reports == [["a"]])
    cards.mouse(.leave, 0)
    cards.clock.run(for: 1)
    #expect(cards.reports == [["a"], []] && cards.clock.isAtRest)
  }

  @Test func anOpenCardFollowsItsItemAndClosesWhenItIsRemoved() {
    let cards = CardsFixture()
    cards.driver.follow(expanded: ["b"], animated: false)
    cards.setItems("xabcdefgh")
    cards.clock.run(for: 1)
    #expect(cards.openness(of: "b") == 1 && cards.reports.isEmpty)
    cards.setItems("xacdefgh")
    cards.clock.run(for: 1)
    #expect(cards.reports == [[]] && cards.driver.expanded.isEmpty)
  }

  @Test func aCardCanBeOpenedBeforeItsItemArrives() {
    let cards = CardsFixture("")
    cards.driver.follow(expanded: ["c"], animated: false)
    #expect(cards.warnings.isEmpty)
    cards.setItems("abcdefgh")
    #expect(cards.openness(of: "c") == 1 && cards.reports.isEmpty)
    cards.driver.follow(expanded: ["q"], animated: true)
    #expect(cards.warnings.count == 1)
  }

  @Test func ofSeveralAssignedCardsAMissingOneWaits() {
    let cards = CardsFixture()
    var options = ExhibitOptions()
    options[.multiple] = 1
    cards.driver.configure(options, extent: .measured)
    cards.driver.follow(expanded: ["a", "q", "c"], animated: false)
    #expect(cards.openness(of: "a") == 1 && cards.openness(of: "c") == 1)
    #expect(cards.driver.expanded == ["a", "c"] && cards.warnings.count == 1)
    cards.driver.toggle("a")
    cards.clock.run(for: 1)
    #expect(cards.reports == [["q", "c"]], "the report keeps the card that waits")
    cards.setItems("abcdefghq")
    cards.clock.run(for: 1)
    #expect(cards.isOpen("q") && cards.isOpen("c") && !cards.isOpen("a"))
    #expect(cards.reports.count == 1 && cards.warnings.count == 1)
  }

  @Test func severalCardsMayBeOpenAndGoWithTheirItemsOutOfViewToo() {
    let cards = CardsFixture("abcdefghijklmnopqrstuvwxyz")
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
    let cards = CardsFixture()
    cards.driver.follow(expanded: ["b", "a"], animated: false)
    #expect(cards.driver.expanded == ["b"] && cards.reports == [["b"]])
  }

  @Test func voiceOverTogglesACard() {
    let cards = CardsFixture()
    cards.driver.toggle("b")
    cards.clock.run(for: 1)
    #expect(cards.reports == [["b"]])
    cards.driver.toggle("b")
    cards.clock.run(for: 1)
    #expect(cards.reports == [["b"], []])
  }

  @Test func aClickOnACardThatAMouseHasOpenedReportsTheCard() {
    let cards = CardsFixture()
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
