import Vitrine

/// A flight of photographs from a grid to a row. Package access to the engine's flights is why this is a target of the engine's package.
struct Flight {
  private var grid = PhotoGridModel()
  private var row = CarouselModel()
  private var rearrangement = Rearrangement()
  private let photos = (0..<Self.count).map { FlownItem(item: $0, ratio: 1.5) }

  /// Two arrangements at rest.
  static let atRest = Flight(started: false)

  /// A flight at its start.
  init() { self.init(started: true) }

  private init(started: Bool) {
    for kind in [Event.Kind.count(Self.count), .viewport(Self.screen)] {
      grid.handle(Event(at: 0, kind))
      row.handle(Event(at: 0, kind))
    }
    grid.handle(Event(at: 0, .option(.minCell, 110)))
    for kind in [Event.Kind.extent(60), .option(.spacing, 8), .option(.loop, 1)] {
      row.handle(Event(at: 0, kind))
    }
    grid.advance(to: 0)
    row.advance(to: 0)
    if started { start() }
  }

  /// Begins to fly.
  mutating func start() {
    rearrangement.start(from: &grid, to: &row, leader: nil, photos: photos, at: 1)
  }

  /// Draws a frame within the first half of a second of the flight.
  mutating func draw(_ frame: Int, into scene: inout RearrangementScene) {
    rearrangement.draw(over: &row, at: 1 + Double(frame % 30 + 1) / 60, into: &scene)
  }

  /// The number of photographs. More are near the view in both arrangements than fly.
  private static let count = 60
  private static let screen = Viewport(screen: Dimensions(width: 1280, height: 800))
}
