import Testing

@testable import Vitrine

/// Flights between two parts of a collection, which number their photographs differently.
@Suite struct ItemMatchTests {
  /// A photograph of all is in the album if it divides by three.
  private static let match = ItemMatch(
    (0..<14).map { ItemMatch.Pair(source: 3 * $0, destination: $0) })
  private static let back = ItemMatch(
    (0..<14).map { ItemMatch.Pair(source: $0, destination: 3 * $0) })

  @Test func directionsAreInverse() {
    let match = Self.match
    for item in 0..<40 {
      #expect(match.inDestination(item) == (item % 3 == 0 ? item / 3 : nil))
      #expect(match.inSource(item) == (item < 14 ? 3 * item : nil))
    }
    #expect(ItemMatch.sameItems.inSource(5) == 5)
  }

  @Test func photographsOfBothFlyAndTheOthersFade() {
    var (all, album) = (Self.grid(40), Self.grid(14))
    var flight = Rearrangement()
    flight.start(from: &all, to: &album, restsOnLeader: false, match: Self.match, at: 1)
    #expect(flight.leader == nil)
    let start = Self.flown(flight, over: &album, at: 1)
    // Seven cells of the album are visible in all photographs, and all of them in the album.
    #expect(start.keys.sorted() == Array(0..<14))
    for (item, frame) in start { #expect(frame.isNear(all.pose(of: 3 * item, at: 1)?.visible)) }
    flight.advance(to: 1.2)
    let middle = Self.flown(flight, over: &album, at: 1.2)
    // Turned round, they are where they were.
    var back = flight
    back.reverse(over: &album, to: &all, match: Self.back, at: 1.2)
    let turned = Self.flown(back, over: &all, at: 1.2)
    #expect(turned.keys.sorted() == middle.keys.map { 3 * $0 }.sorted())
    for (item, frame) in turned { #expect(frame.isNear(middle[item / 3])) }
    back.advance(to: 4)
    #expect(!back.isActive && Self.settled(&back) == [-1])
    flight.advance(to: 4)
    #expect(!flight.isActive && Self.settled(&flight) == [-1])
  }

  @Test func aPhotographThatIsOnlyInTheSourceFadesOutWhereItFlies() {
    var (all, album, none) = (Self.grid(40), Self.grid(14), Self.grid(6))
    var flight = Rearrangement()
    flight.start(from: &all, to: &album, restsOnLeader: false, match: Self.match, at: 1)
    let before = Self.flown(flight, over: &album, at: 1.1)
    let pairs = [ItemMatch.Pair(source: 2, destination: 5)]
    flight.start(from: &album, to: &none, restsOnLeader: false, match: ItemMatch(pairs), at: 1.1)
    let after = Self.flown(flight, over: &none, at: 1.1)
    #expect(after[5]?.isNear(before[2]) ?? false)
    var scene = RearrangementScene()
    flight.draw(over: &none, at: 1.1, into: &scene)
    let numbers = zip(scene.flights, scene.placements).map { ($0.itemInSource, $1.item) }
    // The album was not visible yet, so all photographs still fade out.
    #expect(numbers.allSatisfy { ($0 == 6) == ($1 == 5) && ($1 < 0) == ($0 != 6) })
    for (item, number) in numbers {
      #expect(after[number]?.isNear(before[(item ?? -1) / 3]) ?? false)
    }
    flight.draw(over: &none, at: 1.9, into: &scene)
    for placement in scene.placements {
      #expect((placement.opacity > 0.9) == (placement.item == 5))
    }
  }

  /// A scene says which photographs of both exhibits fly, also after edits of either one. A flight back leads to them.
  @Test func editsOfBothExhibitsKeepTheirPhotographsTogether() throws {
    var (all, album) = (Self.grid(40), Self.grid(14))
    var flight = Rearrangement()
    flight.start(from: &all, to: &album, restsOnLeader: false, match: Self.match, at: 1)
    let before = Self.ends(flight, over: &album, at: 1.1)
    #expect(before.count == 14 && before.values.allSatisfy { $0.source == 3 * $0.destination })
    func edit(_ kind: Event.Kind) {
      flight.followSource(Event(at: 1.1, kind), count: all.count)
      all.handle(Event(at: 1.1, kind))
    }
    edit(.insert(2, at: 4, extent: 0))
    edit(.remove(0..<1))
    _ = flight.handle(Event(at: 1.1, .insert(1, at: 0, extent: 0)), over: &album)
    _ = flight.handle(Event(at: 1.1, .remove(3..<4)), over: &album)
    let after = Self.ends(flight, over: &album, at: 1.1)
    for (serial, (source, destination)) in before {
      let ends = try #require(after[serial])
      let moved = try #require(source)
      #expect(ends.source == (moved == 0 ? nil : moved < 4 ? moved - 1 : moved + 1))
      #expect(
        ends.destination == destination + (destination < 2 ? 1 : 0) || destination == 2,
        "\(destination)")
      #expect((ends.destination < 0) == (destination == 2))
    }
    let frames = Self.framesBySerial(flight, over: &album, at: 1.1)
    flight.reverse(over: &album, to: &all, match: .sameItems, at: 1.1)
    #expect(Self.framesBySerial(flight, over: &all, at: 1.1) == frames)
    let back = Self.ends(flight, over: &all, at: 1.1)
    for (serial, ends) in after {
      // The one that the album has lost flies back, and the one that all have lost fades out.
      #expect(back[serial]?.destination == ends.source ?? back[serial]?.destination)
      #expect((back[serial]?.destination ?? 0 < 0) == (ends.source == nil))
    }
    flight.advance(to: 4)
    #expect(!flight.isActive)
  }

  @Test func theLeaderIsThePhotographOfTheDestination() {
    var (all, album) = (Self.grid(40), Self.grid(14))
    var flight = Rearrangement()
    flight.start(from: &all, to: &album, leader: 4, match: Self.match, at: 1)
    #expect(flight.leader == 4 && Self.settles(&flight, on: 4))
    // The person looks at a photograph of both.
    all.handle(Event(at: 5, .focus(item: 6)))
    flight.start(from: &all, to: &album, match: Self.match, at: 5)
    #expect(flight.leader == 2)
    // The person looks at a photograph that the album has not.
    all.handle(Event(at: 9, .focus(item: 7)))
    var other = Rearrangement()
    other.start(from: &all, to: &album, match: Self.match, at: 9)
    #expect(other.leader == nil && other.isActive)
  }

  private static func grid(_ count: Int) -> PhotoGridModel {
    var grid = PhotoGridModel()
    grid.handle(Event(at: 0, .count(count)))
    grid.handle(Event(at: 0, .viewport(ArrangementRig.viewport(of: .grid))))
    grid.advance(to: 0)
    return grid
  }

  private static func flown(
    _ flight: Rearrangement, over grid: inout PhotoGridModel, at time: Double
  ) -> [Int: Frame] {
    var scene = RearrangementScene()
    flight.draw(over: &grid, at: time, into: &scene)
    let origin = grid.viewport.origin
    return Dictionary(
      uniqueKeysWithValues: scene.placements.map { ($0.item, $0.frame.moved(by: origin)) })
  }

  /// Returns the indices of each photograph that flies, by the numbers of their flights.
  private static func ends(
    _ flight: Rearrangement, over grid: inout PhotoGridModel, at time: Double
  ) -> [Int: (source: Int?, destination: Int)] {
    var scene = RearrangementScene()
    flight.draw(over: &grid, at: time, into: &scene)
    return Dictionary(
      uniqueKeysWithValues: zip(scene.flights, scene.placements).map {
        ($0.serial, ($0.itemInSource, $1.item))
      })
  }

  private static func framesBySerial(
    _ flight: Rearrangement, over grid: inout PhotoGridModel, at time: Double
  ) -> [Int: [Int]] {
    var scene = RearrangementScene()
    flight.draw(over: &grid, at: time, into: &scene)
    return Dictionary(
      uniqueKeysWithValues: zip(scene.flights, scene.placements).map {
        // In thousandths of points.
        ($0.serial, [$1.frame.x, $1.frame.y, $1.frame.width].map { Int(($0 * 1000).rounded()) })
      })
  }

  private static func settles(_ flight: inout Rearrangement, on item: Int) -> Bool {
    flight.advance(to: 4)
    return settled(&flight) == [item]
  }

  private static func settled(_ flight: inout Rearrangement) -> [Int] {
    var signals: [Signal] = []
    flight.takeSignals(into: &signals)
    return signals.compactMap { if case .settle(let item, _) = $0 { item } else { nil } }
  }
}
