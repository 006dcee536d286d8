import Vitrine

/// A short sequence of calls that once broke a model, found by random calls.
struct RegressionCase: Sendable {
  /// The violation.
  let testDescription: String
  let exhibit: AnyExhibit
  let steps: [Step]

  init(_ exhibit: AnyExhibit, _ description: String, _ steps: Step...) {
    testDescription = description
    self.exhibit = exhibit
    self.steps = steps
  }

  static var all: [RegressionCase] { collections + layouts + strips + viewers + pages + times }
}

extension Step {
  /// An event at a time, in seconds.
  static func at(_ time: Double, shown: Double? = nil, _ kind: Event.Kind) -> Step {
    .event(Event(at: time, shown: shown, kind))
  }
}

extension Event.Kind {
  /// A screen of this size.
  static func screen(_ width: Double, _ height: Double) -> Event.Kind {
    .viewport(Viewport(screen: Dimensions(width: width, height: height)))
  }

  /// The place of an item on the page.
  static func sourceFrame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Event.Kind
  {
    .source(Source(frame: Frame(x: x, y: y, width: width, height: height)))
  }

  /// A finger.
  static func finger(_ phase: Pointer.Phase, _ x: Double, _ y: Double, id: Int32 = 1) -> Event.Kind
  {
    .pointer(Pointer(id: id, phase, position: Vector(x: x, y: y)))
  }

  /// The preferences of the person, and the pixels per point.
  static func prefers(less: Bool = false, rightToLeft: Bool = false, scale: Double = 1)
    -> Event.Kind
  {
    var environment = Event.Environment(isRightToLeft: rightToLeft, reducesMotion: less)
    environment.displayScale = scale
    return .environment(environment)
  }

  /// A pinch of a trackpad.
  static func trackpad(_ phase: Magnify.Phase, _ scale: Double, y: Double = 150) -> Event.Kind {
    .magnify(Magnify(phase, scale: scale, position: Vector(x: 200, y: y)))
  }
}
