import Vitrine

/// What one frame of the engine costs natively: an event goes in, a scene comes out.
@main
struct EngineBenchmarks {
  static func main() {
    for items in [100, 10_000, 1_000_000] {
      report(
        "grid of \(items), scrolling", microseconds: frame(of: scrolled(PhotoGridModel(), items)))
    }
    report("viewer, dragging", microseconds: frame(of: dragged(PhotoViewerModel())))
  }

  /// A model, and the event that comes with each of its frames.
  typealias Subject = (model: any ExhibitModel, event: (Int) -> Event.Kind)

  private static func scrolled(_ grid: PhotoGridModel, _ items: Int) -> Subject {
    var grid = grid
    grid.handle(Event(at: 0, .count(items)))
    return (grid, { frame in .viewport(phone(scrolledBy: Double(frame % 1000) * 4)) })
  }

  private static func dragged(_ viewer: PhotoViewerModel) -> Subject {
    var viewer = viewer
    viewer.handle(Event(at: 0, .viewport(phone(scrolledBy: 0))))
    viewer.handle(Event(at: 0, .open(item: 1, ratio: 1.5, animated: false)))
    viewer.handle(Event(at: 0, .pointer(finger(.down, at: 0))))
    return (viewer, { frame in .pointer(finger(.move, at: frame % 300)) })
  }

  private static func phone(scrolledBy y: Double) -> Viewport {
    Viewport(
      dimensions: Dimensions(width: 390, height: 0), origin: .zero,
      window: Frame(x: 0, y: y, width: 390, height: 844))
  }

  private static func finger(_ phase: Pointer.Phase, at y: Int) -> Pointer {
    Pointer(id: 1, phase, device: .touch, position: Vector(x: 195, y: 300 + Double(y)))
  }

  /// The best of several rounds: what disturbs a round can only make it longer.
  private static func frame(of subject: Subject) -> Double {
    var (model, event) = subject
    return (1...8).map { round in time(of: &model, event, round: round) }.min() ?? 0
  }

  private static let frames = 20_000

  private static func time(
    of model: inout any ExhibitModel, _ event: (Int) -> Event.Kind, round: Int
  ) -> Double {
    var scene = ExhibitScene()
    let clock = ContinuousClock()
    let taken = clock.measure {
      for frame in 0..<frames {
        let now = Double(round * frames + frame) / 60
        model.handle(Event(at: now, event(frame)))
        model.scene(at: now, into: &scene)
        _ = model.takeSignals()
      }
    }
    return taken / .microseconds(1) / Double(frames)
  }

  private static func report(_ what: String, microseconds: Double) {
    let hundredths = Int((microseconds * 100).rounded())
    let fraction = hundredths % 100
    print("native  \(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) µs  \(what)")
  }
}
