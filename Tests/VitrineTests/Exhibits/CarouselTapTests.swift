import Testing
import Vitrine

/// What a tap does to an item: on a link or button of it, or elsewhere, current or not, with either value of the option `tap`.
@Suite struct CarouselTapTests {
  @Test(arguments: Pointer.Content.cases, [0.0, 1])
  func aTapOnTheCurrentItemIsTheItemsOwn(content: Pointer.Content, tap: Double) {
    var row = Row(tap: tap)
    let response = row.tap(item: 0, on: content)
    #expect(!response.suppressesClick && row.target == 0)
  }

  @Test(arguments: [0.0, 1, 2])
  func aControlOfAnotherItemActsAtTheFirstTap(snap: Double) {
    var row = Row(tap: 0, snap: snap)
    let before = row.drawn(at: 1)
    let response = row.tap(item: 1, on: .control)
    #expect(!response.suppressesClick)
    #expect(row.drawn(at: 4) == before, "the row stays where it is")
  }

  @Test func elsewhereOnAnotherItemATapOnlyBringsItToTheLine() {
    var row = Row(tap: 0)
    let response = row.tap(item: 1, on: .item)
    #expect(response.suppressesClick && row.target == 1)
  }

  @Test(arguments: Pointer.Content.cases)
  func selectBringsAnotherItemToTheLineWhateverIsTapped(content: Pointer.Content) {
    var row = Row(tap: 1)
    #expect(row.tap(item: 1, on: content).suppressesClick && row.target == 1)
    #expect(!row.tap(item: 1, on: content).suppressesClick, "now it is current")
  }

  @Test func aHostThatCannotTellControlsApartLetsTheTapReachThemAndSelectsTheItem() {
    var row = Row(tap: 0)
    let response = row.tap(item: 1, on: .unknown)
    #expect(!response.suppressesClick && row.target == 1)
  }

  @Test func aDragThatBeginsOnAControlIsADrag() {
    var row = Row(tap: 0)
    let response = row.drag(from: 250, to: 60, on: .control)
    #expect(response.suppressesClick && row.target != 0)
  }

  @Test func aStripThatMovesFastIsOnlyCaughtByATapOnAControl() {
    var row = Row(tap: 0)
    row.handle(.select(item: 4, animated: true), at: 1)
    let response = row.tap(x: 150, on: .control, at: 1.08)
    #expect(response.suppressesClick)
  }

  @Test(arguments: [0.0, 1])
  func aControlInACardActsAndTheCardStaysAsItIs(tap: Double) {
    var row = Row(.expanding, tap: tap)
    // Those of other items than the current one, too.
    for x in [60.0, 250] { #expect(!row.tap(x: x, on: .control, at: 1).suppressesClick) }
    #expect(row.expansions == [])
    _ = row.tap(x: 60, on: .item, at: 2)
    #expect(row.expansions == [0])
  }

  @Test(arguments: [0.0, 1])
  func aControlOnAPhotographOfAStitchedRowActsAndOpensNothing(tap: Double) {
    var row = Row(.stitched, tap: tap)
    for x in [60.0, 250] { #expect(!row.tap(x: x, on: .control, at: 1).suppressesClick) }
    #expect(row.opened == [])
    _ = row.tap(x: 60, on: .item, at: 2)
    #expect(row.opened == [0])
  }

  @Test func aTapBetweenItemsSelectsNothing() {
    var carousel = StripRig([100, 100, 100, 100], options: [.spacing: 20, .align: 0])
    #expect(!carousel.tap(230, at: 1).suppressesClick)
    #expect(carousel.draw(at: 4).target == 0)
    var short = StripRig([100, 100], options: [.align: 0])
    #expect(!short.tap(290, at: 1).suppressesClick)
    #expect(short.draw(at: 4).target == 0)
  }
}

extension Pointer.Content {
  fileprivate static let cases: [Pointer.Content] = [.item, .control, .unknown]
}

/// Eight items of 200 points, the first on the line in the middle of 300.
private struct Row {
  private var model: CarouselModel
  private var scene = ExhibitScene()
  private var signals: [Signal] = []
  private var now = 1.0

  init(_ exhibit: CarouselModel.Style = .plain, tap: Double, snap: Double = 0) {
    model = CarouselModel(exhibit)
    if exhibit == .plain { handle(.option(.snap, snap), at: 0) }
    handle(.option(.tap, tap), at: 0)
    handle(.viewport(Viewport(screen: Dimensions(width: 300, height: 300))), at: 0)
    handle(.count(8), at: 0)
    handle(.extents([Double](repeating: 200, count: 8), first: 0), at: 0)
    signals = []
  }

  var target: Int { model.targetItem }

  var expansions: [Int] {
    signals.compactMap { if case .expand(let item, isOpen: true) = $0 { item } else { nil } }
  }

  var opened: [Int] {
    signals.compactMap { if case .open(let item) = $0 { item } else { nil } }
  }

  @discardableResult
  mutating func handle(_ kind: Event.Kind, at time: Double) -> Response {
    defer { signals += model.takeSignals() }
    return model.handle(Event(at: time, kind))
  }

  mutating func drawn(at time: Double) -> [Placement] {
    model.scene(at: time, into: &scene)
    now = time
    return scene.placements
  }

  mutating func tap(item: Int, on content: Pointer.Content) -> Response {
    let frame = drawn(at: now + 1).first { $0.item == item }.map(\.frame)
    let x = max(0, (frame?.x ?? 0) + scene.offset.x) + 5
    return tap(x: x, on: content, at: now)
  }

  mutating func tap(x: Double, on content: Pointer.Content, at time: Double) -> Response {
    press(x, content, at: time)
    let suppressesTap = model.suppressesTap
    let response = handle(
      .pointer(Pointer(id: 1, .up, position: Vector(x: x, y: 150))), at: time + 0.05)
    // A host that cannot tell controls apart asks this at the press.
    if content != .item { #expect(suppressesTap == response.suppressesClick) }
    #expect(!model.suppressesTap, "nothing is pressed")
    return response
  }

  mutating func drag(from start: Double, to end: Double, on content: Pointer.Content) -> Response {
    press(start, content, at: 1)
    handle(.pointer(Pointer(id: 1, .move, position: Vector(x: end, y: 150))), at: 1.1)
    return handle(.pointer(Pointer(id: 1, .up, position: Vector(x: end, y: 150))), at: 1.12)
  }

  private mutating func press(_ x: Double, _ content: Pointer.Content, at time: Double) {
    var pointer = Pointer(id: 1, .down, position: Vector(x: x, y: 150))
    pointer.content = content
    handle(.pointer(pointer), at: time)
  }
}
