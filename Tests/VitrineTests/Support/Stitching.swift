@testable import Vitrine

/// A row of photographs, two fingers on it and what is drawn: a host without a screen.
struct Stitching {
  var model = CarouselModel(.stitched)
  private(set) var scene = ExhibitScene()
  /// What the row has told since this was last emptied, but for the items it needs.
  var signals: [Signal] = []

  /// Ten photographs of different ratios, in a row of 300 points seen through 600.
  static let photographs = [200.0, 450, 300, 225, 400, 200, 533, 300, 450, 200]

  /// A row of photographs that are so long, at rest on the first, parted.
  init(
    _ extents: [Double] = Stitching.photographs, options: [Option: Double] = [:],
    environment: Event.Environment = .init(),
    viewport: Dimensions = Dimensions(width: 600, height: 300)
  ) {
    for (option, value) in options.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      happen(.option(option, value), at: 0)
    }
    happen(.environment(environment), at: 0)
    happen(.viewport(Viewport(screen: viewport)), at: 0)
    happen(.count(extents.count), at: 0)
    happen(.extents(extents, first: 0), at: 0)
    look(at: 0)
    signals = []
  }

  @discardableResult
  mutating func happen(_ kind: Event.Kind, at time: Double, shown: Double? = nil) -> Response {
    defer { takeSignals() }
    return model.handle(Event(at: time, shown: shown, kind))
  }

  @discardableResult
  mutating func look(at time: Double) -> ExhibitScene {
    model.scene(at: time, into: &scene)
    takeSignals()
    return scene
  }

  private mutating func takeSignals() {
    for signal in model.takeSignals() {
      if case .need = signal { continue }
      signals.append(signal)
    }
  }
}

extension Stitching {
  /// A finger so far along the row, in the middle of its height.
  @discardableResult
  mutating func touch(
    _ phase: Pointer.Phase, _ place: Double, finger: Int32 = 1, at time: Double,
    shown: Double? = nil
  ) -> Response {
    let (axis, viewport) = (model.axis, model.viewport)
    let frame = axis.frame(start: place, extent: 0, in: viewport)
    let position =
      axis.isVertical
      ? Vector(x: viewport.width / 2, y: frame.y) : Vector(x: frame.x, y: viewport.height / 2)
    return happen(
      .pointer(Pointer(id: finger, phase, position: position)), at: time, shown: shown)
  }

  /// Two fingers that are `span` apart about `middle` begin a pinch: 8 points of it are the slop.
  mutating func grasp(span: Double, about middle: Double, at time: Double) {
    let slop = Threshold.pinchSlop
    touch(.down, middle - (span + slop) / 2, finger: 1, at: time)
    touch(.down, middle + (span + slop) / 2, finger: 2, at: time)
    spread(to: span, about: middle, at: time)
  }

  /// They come to be `span` apart.
  mutating func spread(to span: Double, about middle: Double, at time: Double) {
    touch(.move, middle - span / 2, finger: 1, at: time)
    touch(.move, middle + span / 2, finger: 2, at: time)
  }

  mutating func lift(at time: Double) {
    touch(.up, 0, finger: 1, at: time)
    touch(.up, 0, finger: 2, at: time)
  }

  /// A whole pinch to `scale`, in samples of 120 a second, that stands still at its end.
  mutating func pinch(
    to scale: Double, about middle: Double = 300, starting time: Double, during duration: Double
  ) {
    grasp(span: 200, about: middle, at: time)
    let count = max(1, Int((duration * 120).rounded()))
    for step in 1...count {
      let share = Double(step) / Double(count)
      spread(
        to: 200 * (1 + (scale - 1) * share), about: middle, at: time + duration * share)
    }
    lift(at: time + duration + 0.1)
  }

  /// Where a point of an item is drawn now, from the start of the viewport.
  func seen(_ point: Strip.Anchor, at time: Double) -> Double {
    let strip = model.strip
    return strip.place(of: point.number, fraction: point.fraction) - model.place(at: time)
      + strip.line
  }

  /// The point of the row that is drawn so far along the viewport.
  func point(at place: Double, _ time: Double) -> Strip.Anchor {
    model.strip.anchor(at: model.place(at: time) - model.strip.line + place)
  }

  var stitches: [Bool] {
    signals.compactMap { if case .stitch(let isStitched) = $0 { isStitched } else { nil } }
  }

  var haptics: Int { signals.count { $0 == .haptic } }
}
