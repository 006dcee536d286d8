import Testing
import VitrineTraces

@testable import Vitrine

/// Flights that start while the columns or the layout of a grid change. Photographs start from where they are seen.
@Suite struct FlightFromChangingGridTests {
  enum Change: CaseIterable {
    case fewerColumns, moreColumns, pinch, release, wholePhotographs, squares

    /// Begins at a time of 1 second, or before.
    func begin(in grid: inout PhotoGridModel) {
      let middle = Vector(x: 250, y: 600)
      func happen(_ kind: Event.Kind, _ time: Double) { grid.handle(Event(at: time, kind)) }
      switch self {
      case .fewerColumns: happen(.columns(2, about: nil, animated: true), 1)
      case .moreColumns: happen(.columns(8, about: nil, animated: true), 1)
      case .pinch, .release:
        happen(.magnify(Magnify(.began, scale: 1, position: middle)), 0.9)
        for step in 1...6 {
          let scale = 1 + 0.12 * Double(step)
          happen(
            .magnify(Magnify(.changed, scale: scale, position: middle)), 0.9 + 0.016 * Double(step))
        }
        if self == .release {
          happen(.magnify(Magnify(.ended, scale: 1.72, position: middle)), 1)
        }
      case .wholePhotographs: happen(.option(.layout, 1), 1)
      case .squares:
        happen(.option(.layout, 1), 0.2)
        grid.advance(to: 0.8)
        happen(.option(.layout, 0), 1)
      }
    }
  }

  static let times = [1.01, 1.06, 1.12, 1.2, 1.3]

  @Test(arguments: Change.allCases, times)
  func photographsStartFromWhereTheyAreSeen(change: Change, time: Double) {
    var grid = Self.grid(change)
    var row = ArrangementRig(isRightToLeft: false).exhibits[.deck]!
    grid.advance(to: time)
    let seen = grid.seen(at: time)
    var flight = Rearrangement()
    let ratios = (0..<200).map { FlownItem(item: $0, ratio: ratio(of: $0)) }
    flight.start(from: &grid, to: &row, photos: ratios, at: time)
    let flown = Self.flown(flight, over: &row, at: time)
    #expect(flown.count > 1)
    for (item, frame) in flown {
      guard let expected = seen[item] else { continue }
      #expect(frame.isNear(expected), "\(item): \(frame) instead of \(expected)")
    }
    #expect(flown.keys.contains { seen[$0] != nil })
  }

  /// Photographs beside the leader that are seen in a layer, not in the layout at rest, fly too.
  @Test func photographsThatAreOnlySeenInALayerFly() {
    var grid = Self.grid(.fewerColumns)
    var other = Self.grid(nil)
    grid.advance(to: 1.02)
    let seen = grid.seen(at: 1.02)
    var flight = Rearrangement()
    flight.start(from: &grid, to: &other, at: 1.02)
    let flown = Self.flown(flight, over: &other, at: 1.02)
    let inWindow = seen.filter { $0.value.maxY > 60 && $0.value.y < 800 }
    #expect(inWindow.count > 20)
    for (item, frame) in inWindow {
      #expect(flown[item]?.isNear(frame) ?? false, "\(item)")
    }
  }

  @Test(arguments: [Change.fewerColumns, .moreColumns, .release])
  func theyKeepTheVelocityOfTheirCells(change: Change) {
    var grid = Self.grid(change)
    var row = ArrangementRig().exhibits[.deck]!
    let (time, step) = (1.05, 1.0 / 4096)
    grid.advance(to: time)
    let frames = [time, time + step, time + 2 * step].map { grid.seen(at: $0) }
    var flight = Rearrangement()
    flight.start(from: &grid, to: &row, at: time)
    let flown = [time, time + step, time + 2 * step]
      .map { Self.flown(flight, over: &row, at: $0) }
    func velocity(of item: Int, _ frames: [[Int: Frame]]) -> Vector? {
      guard let a = frames[0][item], let b = frames[1][item], let c = frames[2][item] else {
        return nil
      }
      return ((b.center - a.center) * 4 - (c.center - a.center)) * (0.5 / step)
    }
    var compared = 0
    for item in flown[0].keys {
      guard let new = velocity(of: item, flown), let old = velocity(of: item, frames) else {
        continue
      }
      compared += 1
      #expect((new - old).length < 1, "\(item): \(new) instead of \(old)")
    }
    #expect(compared > 1)
  }

  private static func grid(_ change: Change?) -> PhotoGridModel {
    var grid = PhotoGridModel()
    var viewport = ArrangementRig.viewport(of: .grid)
    viewport.window.y = 400
    viewport.origin.y = -340
    for kind in [
      Event.Kind.count(200), .option(.zoom, 1), .ratios((0..<200).map(ratio(of:)), first: 0),
      .viewport(viewport),
    ] { grid.handle(Event(at: 0, kind)) }
    grid.advance(to: 0)
    change?.begin(in: &grid)
    return grid
  }

  /// The visible parts of photographs that fly.
  private static func flown<Model: ArrangementModel>(
    _ flight: Rearrangement, over destination: inout Model, at time: Double
  ) -> [Int: Frame] {
    var scene = RearrangementScene()
    flight.draw(over: &destination, at: time, into: &scene)
    let reading = destination.beginReading(at: time)
    destination.endReading()
    let origin = reading.viewport.origin + reading.frameOffset
    return Dictionary(
      uniqueKeysWithValues: scene.placements.map { ($0.item, $0.frame.moved(by: origin)) })
  }
}

private func ratio(of item: Int) -> Double { [1.5, 0.75, 1][item % 3] }

extension PhotoGridModel {
  /// Returns the frames of cells on the screen: in the layer that is more opaque, if there are two.
  fileprivate func seen(at time: Double) -> [Int: Frame] {
    var (copy, scene) = (self, ExhibitScene())
    copy.draw(at: time, into: &scene)
    let cover = scene.placements.first { $0.lap == 1 }?.opacity ?? 0
    let seen = scene.layers.count == 2 && cover * scene.layers[1].opacity > 0.5 ? 1 : 0
    var found: [Int: Frame] = [:]
    let front = scene.placements.first { $0.lap == 2 }?.item
    for placement in scene.placements
    where placement.item == front ? placement.lap == 2 : placement.lap == seen {
      let frame =
        scene.layers.isEmpty
        ? placement.frame : scene.layers[min(placement.lap, 1)].drawn(placement.frame)
      found[placement.item] = frame.moved(by: viewport.origin)
    }
    return found
  }
}
