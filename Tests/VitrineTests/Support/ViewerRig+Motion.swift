import Vitrine

/// What a viewer shows of a photograph, and how it moves, told from its scenes.
extension Rig where Model == PhotoViewerModel {
  /// How the photograph will look at a time, in seconds, if nothing else happens.
  func evaluate(at time: Double) -> PhotoLook { PhotoLook(drawn(at: time)) }

  /// How fast that changes right after the time, per second.
  func velocity(at time: Double) -> PhotoLook {
    PhotoLook(numbers: slopes(at: time) { PhotoLook($0).numbers })
  }

  /// Whether fingers or a trackpad hold the photograph at a time, in seconds: then something follows when they let go.
  func isHeld(at time: Double) -> Bool {
    future(from: time, after: Self.lettingGo) != future(from: time)
  }

  /// What follows from a time on, in seconds: by itself, and after some events. All of it is the same for viewers in the same
  /// state.
  func futures(from time: Double) -> [Future] {
    let finger = Pointer(id: 1, .move, position: Vector(x: 30, y: 700))
    let press = Pointer(id: 3, .down, position: Self.middle)
    let kinds: [[Event.Kind]] = [
      [], [.pointer(finger)], [.pointer(press)], Self.lettingGo, [.key(.escape)], [.key(.zoomIn)],
      [.step(1)], [.wheel(Wheel(delta: Vector(x: 30, y: 5)))],
    ]
    return kinds.map { future(from: time, after: $0) }
  }

  /// All fingers are taken away, and a pinch on a trackpad ends.
  private static var lettingGo: [Event.Kind] {
    let fingers = (1...3).map {
      Event.Kind.pointer(Pointer(id: Int32($0), .cancel, position: .zero))
    }
    return fingers + [.magnify(Magnify(.ended, scale: 1, position: .zero))]
  }
}

extension Rig where Model == PhotoViewerModel {
  @discardableResult
  mutating func touch(
    _ phase: Pointer.Phase, _ x: Double, _ y: Double, finger: Int32 = 1, at time: Double,
    shown: Double? = nil
  ) -> Response {
    touch(phase, Vector(x: x, y: y), finger: finger, at: time, shown: shown)
  }
}

/// Everything that changes smoothly while a photograph moves: where it is, what is seen of it, and the shades around it.
struct PhotoLook: Measurable, Equatable {
  var numbers: [Double]
}

extension PhotoLook {
  /// The photograph shown in a scene; not a number where there is none.
  init(_ scene: ExhibitScene) {
    guard let photo = scene.photo else {
      numbers = [.nan]
      return
    }
    numbers =
      photo.outline.numbers + photo.frame.numbers + photo.radii.numbers.map { $0 * photo.scale }
      + [photo.opacity, scene.backdrop, scene.controls, scene.sceneOpacity]
  }
}
