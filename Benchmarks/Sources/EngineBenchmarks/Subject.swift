import Vitrine

/// An exhibit of some items, and the event that comes with each of its frames.
struct Subject {
  private var model: any ExhibitModel
  private var signals: [Signal] = []
  private let event: (Int) -> Event.Kind

  /// The numbers of items.
  static let counts = [10, 1_000, 100_000, 1_000_000]

  /// The exhibits, and what a person does to each. `engine.js` measures the same.
  enum Exhibit: String, CaseIterable {
    case carousel = "carousel, dragged"
    case measured = "carousel of any lengths, dragged"
    case expanding = "cards with an open one, dragged"
    case stitched = "stitched row, pinched"
    case grid = "grid, scrolled"
    case zoom = "grid, pinched"
    case scrub = "grid, scrubbed"
    case viewer = "viewer, dragged"
  }

  init(_ exhibit: Exhibit, count: Int) {
    let before: [Event.Kind]
    switch exhibit {
    case .carousel:
      model = CarouselModel()
      before = [.option(.loop, 1)] + Self.strip(count, .extent(300)) + [Self.press]
      event = Self.drag
    case .measured:
      model = CarouselModel()
      before = [.option(.loop, 1)] + Self.strip(count, Self.lengths(count)) + [Self.press]
      event = Self.drag
    case .expanding:
      model = CarouselModel(.expanding)
      let open = Event.Kind.expand(item: 1, isOpen: true, animated: false)
      before = Self.strip(count, .extent(150)) + [open, Self.press]
      event = Self.drag
    case .stitched:
      model = CarouselModel(.stitched)
      before = Self.strip(count, Self.lengths(count)) + [Self.pinch(.began, scale: 1)]
      event = { Self.pinch(.changed, scale: 1 - 0.001 * Self.swing($0)) }
    case .grid:
      model = PhotoGridModel()
      before = [.count(count)]
      event = { .viewport(Self.page(scrolledBy: 4 * Self.swing($0))) }
    case .zoom:
      model = PhotoGridModel()
      before = Self.grid(count) + [Self.pinch(.began, scale: 1)]
      event = { Self.pinch(.changed, scale: 1 + 0.004 * Self.swing($0)) }
    case .scrub:
      model = PhotoGridModel()
      before = Self.grid(count)
      event = { .scrub(Double($0 * 7919 % count)) }
    case .viewer:
      model = PhotoViewerModel()
      let open = Event.Kind.open(item: 1, ratio: 1.5, animated: false)
      before = [.viewport(Self.page(scrolledBy: 0)), .count(count), open, Self.press]
      event = { .pointer(Self.finger(.move, at: Vector(x: 195, y: 300 + Self.swing($0)))) }
    }
    for kind in before { model.handle(Event(at: 0, kind)) }
  }

  /// Sends the event of a frame, and draws it.
  mutating func draw(_ frame: Int, into scene: inout ExhibitScene) {
    let now = Double(frame + 1) / 60
    model.handle(Event(at: now, event(frame)))
    model.scene(at: now, into: &scene)
    model.takeSignals(into: &signals)
  }
}

extension Subject {
  private static func strip(_ count: Int, _ lengths: Event.Kind) -> [Event.Kind] {
    [
      .viewport(Viewport(screen: Dimensions(width: 390, height: 300))), .count(count), lengths,
      .select(item: 1, animated: false),
    ]
  }

  /// A grid whose columns fingers can change, with sections of 25 photographs.
  private static func grid(_ count: Int) -> [Event.Kind] {
    let starts = Array(stride(from: 0, to: count, by: 25))
    return [
      .option(.zoom, 1), .viewport(page(scrolledBy: 0)), .count(count), .sections(starts, .day),
    ]
  }

  /// Lengths as those of photographs.
  private static func lengths(_ count: Int) -> Event.Kind {
    .extents((0..<count).map { 200 + Double($0 % 7) * 40 }, first: 0)
  }

  private static func page(scrolledBy y: Double) -> Viewport {
    Viewport(
      dimensions: Dimensions(width: 390, height: 844), origin: .zero,
      window: Frame(x: 0, y: y, width: 390, height: 844))
  }

  private static let press = Event.Kind.pointer(finger(.down, at: Vector(x: 195, y: 300)))

  private static func drag(_ frame: Int) -> Event.Kind {
    .pointer(finger(.move, at: Vector(x: 195 + swing(frame), y: 300)))
  }

  private static func finger(_ phase: Pointer.Phase, at position: Vector) -> Pointer {
    Pointer(id: 1, phase, device: .touch, position: position)
  }

  private static func pinch(_ phase: Magnify.Phase, scale: Double) -> Event.Kind {
    .magnify(Magnify(phase, scale: scale, position: Vector(x: 195, y: 150)))
  }

  /// A number that goes from 0 to 200 and back in 400 frames.
  private static func swing(_ frame: Int) -> Double { 200 - Double(abs(frame % 400 - 200)) }
}
