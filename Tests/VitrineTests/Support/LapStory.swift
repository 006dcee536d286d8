@testable import Vitrine

/// Watches a carousel frame by frame for an item that changes places with its copy while it is in view.
struct LapStory {
  private var model: CarouselModel
  private var scene = ExhibitScene()
  /// Where items were drawn as themselves, in points from the start of the viewport, and where the strip was then.
  private var places: [Int: Double] = [:]
  private var scroll = 0.0
  private(set) var breach: String?

  init(_ model: CarouselModel) {
    self.model = model
    look(at: 0)
  }

  /// Something happens, and so many seconds of frames follow.
  mutating func play(_ kind: Event.Kind, at time: Double, during seconds: Double) {
    model.handle(Event(at: time, kind))
    for frame in 0...Int(seconds * 60) { look(at: time + Double(frame) / 60) }
  }

  private mutating func look(at time: Double) {
    model.scene(at: time, into: &scene)
    let moved = scroll - (model.place(at: time) - model.base)
    scroll -= moved
    for placement in scene.placements where placement.lap != 0 {
      let (start, end) = (start(of: placement), start(of: placement) + placement.frame.width)
      guard let before = places[placement.item], end > 0.5, start < model.viewport.width - 0.5
      else { continue }
      if abs(before + moved - start) < 1 {
        breach = "item \(placement.item) became a copy at \(time)"
      }
    }
    places = [:]
    for placement in scene.placements where placement.lap == 0 {
      places[placement.item] = start(of: placement)
    }
  }

  private func start(of placement: Placement) -> Double {
    placement.frame.moved(by: scene.offset).x
  }
}
