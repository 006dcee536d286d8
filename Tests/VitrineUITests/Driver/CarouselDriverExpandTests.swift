import Testing
import Vitrine

@testable import VitrineUI

@MainActor @Suite struct CarouselDriverExpandTests {
  /// Eight cards in a view of 600 points.
  @MainActor
  private final class Cards {
    let clock = FakeClock()
    let driver: CarouselDriver<Character>
    var told: [Set<Character>] = []
    var complaints: [String] = []

    init(_ items: String = "abcdefgh") {
      var complain: (String) -> Void = { _ in }
      driver = CarouselDriver(.expanding, clock: clock, complaints: Complaints { complain($0) })
      complain = { [unowned self] in complaints.append($0) }
      driver.unfolded = { [unowned self] in told.append($0) }
      driver.resize(to: Dimensions(width: 600, height: 250))
      adopt(items)
      clock.run(for: 1)
    }

    func adopt(_ items: String) { driver.adopt(Roster(Array(items), id: \.self)) }

    func mouse(_ phase: Pointer.Phase, _ x: Double) {
      let place = Vector(x: x, y: 100)
      driver.feel(Pointer(id: -1, phase, device: .mouse, position: place))
    }

    func tap(_ x: Double) {
      for phase in [Pointer.Phase.down, .up] {
        driver.feel(Pointer(id: 1, phase, position: Vector(x: x, y: 100)))
        clock.runToFrame()
      }
    }

    func width(of item: Character) -> Double? {
      driver.cells.first { $0.id.item == item }?.placement.frame.width.rounded()
    }

    /// Whether a card is open, in view or not.
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

  @Test func codeOpensAtOnceOrInTimeAndIsNotAnswered() {
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
    #expect(cards.width(of: "c") == 150 && cards.told.isEmpty && cards.clock.isAtRest)
  }

  @Test func aTapOpensAndTheNextOneTakesOverToldOnceEach() {
    let cards = Cards()
    cards.tap(60)
    cards.clock.run(for: 1)
    #expect(cards.told == [["a"]] && cards.openness(of: "a") == 1)
    cards.tap(300)
    cards.clock.run(for: 1)
    #expect(cards.told == [["a"], ["b"]] && cards.openness(of: "a") == 0)
    cards.tap(300)
    cards.clock.run(for: 1)
    #expect(cards.told == [["a"], ["b"], []])
  }

  @Test func aMouseThatRestsOpensAndLeavingCloses() {
    let cards = Cards()
    cards.mouse(.move, 60)
    cards.clock.run(for: 1)
    #expect(cards.told == [["a"]])
    cards.mouse(.leave, 0)
    cards.clock.run(for: 1)
    #expect(cards.told == [["a"], []] && cards.clock.isAtRest)
  }

  @Test func anOpenCardGoesWithItsItemAndIsNoneWithoutIt() {
    let cards = Cards()
    cards.driver.follow(expanded: ["b"], animated: false)
    cards.adopt("xabcdefgh")
    cards.clock.run(for: 1)
    #expect(cards.openness(of: "b") == 1 && cards.told.isEmpty)
    cards.adopt("xacdefgh")
    cards.clock.run(for: 1)
    #expect(cards.told == [[]] && cards.driver.expanded.isEmpty)
  }

  @Test func aCardMayBeOpenBeforeThereAreAny() {
    let cards = Cards("")
    cards.driver.follow(expanded: ["c"], animated: false)
    #expect(cards.complaints.isEmpty)
    cards.adopt("abcdefgh")
    #expect(cards.openness(of: "c") == 1 && cards.told.isEmpty)
    cards.driver.follow(expanded: ["q"], animated: true)
    #expect(cards.complaints.count == 1)
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
    #expect(open.isSuperset(of: ["a", "b", "z"]) && cards.told.allSatisfy { $0 == open })
    cards.adopt("zyxwvutsrqponmlkjihgfedcba")
    cards.clock.run(for: 1)
    #expect(cards.driver.expanded == open)
    for card in open { #expect(cards.isOpen(card), "\(card)") }
    cards.driver.follow(expanded: ["b"], animated: true)
    cards.clock.run(for: 1)
    for card in open { #expect(cards.isOpen(card) == (card == "b"), "\(card)") }
  }

  @Test func ofSeveralThatAreAssignedToOneTheLastIsOpen() {
    let cards = Cards()
    cards.driver.follow(expanded: ["b", "a"], animated: false)
    #expect(cards.driver.expanded == ["b"] && cards.told == [["b"]])
  }

  @Test func voiceOverTogglesACard() {
    let cards = Cards()
    cards.driver.toggle("b")
    cards.clock.run(for: 1)
    #expect(cards.told == [["b"]])
    cards.driver.toggle("b")
    cards.clock.run(for: 1)
    #expect(cards.told == [["b"], []])
  }
}
