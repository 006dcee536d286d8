@testable import Vitrine

/// A host of a collection on a screen of 390 x 844, which scrolls as the grid asks: three columns of 128 points.
struct CollectionRig {
  var model = CollectionModel()
  var signals: [Signal] = []

  init(count: Int = 60) {
    send(.count(count), at: 0)
    scroll(to: 0, at: 0)
  }

  static func ratio(_ item: Int) -> Double { [1.5, 0.75, 1, 0][item % 4] }

  @discardableResult
  mutating func send(_ kind: Event.Kind, at time: Double) -> Response {
    model.handle(Event(at: time, kind))
  }

  mutating func scroll(to top: Double, at time: Double) {
    send(
      .viewport(
        Viewport(
          dimensions: Dimensions(width: 390, height: 0), origin: Vector(x: 0, y: -top),
          window: Frame(x: 0, y: top, width: 390, height: 844))), at: time)
  }

  mutating func arrange(_ arrangement: Arrangement, at time: Double, animated: Bool = true) {
    model.arrange(as: arrangement, animated: animated, ratio: Self.ratio, at: time)
  }

  mutating func edit(_ kind: Event.Kind, at time: Double) {
    send(kind, at: time)
    model.updateRatios(Self.ratio, at: time)
  }

  @discardableResult
  mutating func touch(
    _ phase: Pointer.Phase, _ x: Double, _ y: Double, by finger: Int32 = 1, at time: Double
  ) -> Response {
    var pointer = Pointer(id: finger, phase, position: Vector(x: x, y: y))
    pointer.content = .control
    return send(.pointer(pointer), at: time)
  }

  /// Draws a frame, takes the signals, and scrolls as they ask.
  @discardableResult
  mutating func draw(at time: Double) -> [Int: Placement] {
    var (scene, taken) = (ExhibitScene(), [Signal]())
    model.scene(at: time, into: &scene)
    model.takeSignals(into: &taken)
    signals += taken
    if taken.contains(where: { if case .scroll = $0 { true } else { false } }) {
      scroll(to: model.view.window.y, at: time)
    }
    return Dictionary(uniqueKeysWithValues: scene.placements.map { ($0.item, onScreen($0)) })
  }

  private func onScreen(_ placement: Placement) -> Placement {
    var placement = placement
    placement.position = placement.position - model.view.window.origin
    return placement
  }

  /// The middle of a photograph.
  mutating func middle(of item: Int, at time: Double) -> Vector? {
    draw(at: time)[item]?.frame.center
  }
}

/// The layers of a grid whose columns change.
extension CollectionRig {
  /// Draws a frame, and returns the photographs as they are seen: in the layer that is more opaque, if there are two.
  @discardableResult
  mutating func seen(at time: Double) -> [Int: Placement] {
    var scene = ExhibitScene()
    model.scene(at: time, into: &scene)
    let front = scene.layers.count == 2 && scene.layers[1].opacity > 0.5 ? 1 : 0
    var found: [Int: Placement] = [:]
    for var placement in scene.placements where placement.lap < 2 {
      if !scene.layers.isEmpty {
        guard placement.lap == front else { continue }
        let layer = scene.layers[front]
        placement.position = placement.position * layer.scale + layer.position
        placement.scale *= layer.scale
        placement.opacity *= layer.opacity
      }
      // Of two that a flight draws, the front one is seen if it hides more than half of the other one.
      if placement.opacity > (found[placement.item] == nil ? 0 : 0.5) {
        found[placement.item] = onScreen(placement)
      }
    }
    return found
  }
}
