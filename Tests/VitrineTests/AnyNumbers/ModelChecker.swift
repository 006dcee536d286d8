import Vitrine

/// Calls a model step by step and checks its scenes, signals and sources.
struct ModelChecker<Model: ExhibitModel> where Model: Equatable {
  private var model: Model
  private var scene = ExhibitScene()
  private var signals: [Signal] = []
  private var collection = ExpectedCollection()
  private var clock = ExpectedClock()
  private var signalLimits = SignalLimits()
  private let weighs: Bool

  /// Returns the first violation in some calls, or on the way to rest after them; nil if there is none.
  /// - Parameter weighs: Whether the memory of the model at rest is checked, too, which takes longer than the rest.
  static func violation(of model: Model, in steps: [Step], weighing weighs: Bool) -> String? {
    var checker = ModelChecker(model: model, weighing: weighs)
    for (index, step) in steps.enumerated() {
      if let violation = checker.take(step) { return "\(violation), at step \(index)" }
    }
    return checker.rest()
  }

  private init(model: Model, weighing weighs: Bool) {
    self.model = model
    self.weighs = weighs
  }

  private mutating func take(_ step: Step) -> String? {
    switch step {
    case .event(let event): return handle(event)
    case .draw(let time): return draw(at: time)
    case .signals: return takeSignals()
    case .source(let item): return place(of: item)
    case .compositorMotion(let time): return way(at: time)
    }
  }

  private mutating func handle(_ event: Event) -> String? {
    collection.take(event)
    clock.take(event)
    model.handle(event)
    collection.opened = (model as? PhotoViewerModel)?.item
    return nil
  }

  private mutating func draw(at time: Double) -> String? {
    clock.pass(to: time)
    model.scene(at: time, into: &scene)
    let violation =
      SceneNumbers.violation(in: scene) ?? SceneItems.violation(in: scene, of: collection)
      ?? clock.violation(in: scene, at: time)
    return violation.map { "\($0) in a scene at \(time)" } ?? drawAgain(at: time)
      ?? stillness(after: time)
  }

  /// Drawing changes nothing, so the same scene comes again.
  private mutating func drawAgain(at time: Double) -> String? {
    var again = ExhibitScene()
    model.scene(at: time, into: &again)
    return again == scene ? nil : "another scene when drawn again at \(time)"
  }

  /// A scene that neither moves nor waits looks the same later.
  private func stillness(after time: Double) -> String? {
    guard !scene.isMoving, scene.wakeAt == nil, clock.isUsable(time) else { return nil }
    var (later, seen) = (model, ExhibitScene())
    later.scene(at: max(time, clock.now) + 1, into: &seen)
    guard seen != scene, time >= clock.now else { return nil }
    return "a change that nobody was told to wait for: \(difference(from: seen))"
  }

  /// Returns the differences between the scene and another one.
  private func difference(from other: ExhibitScene) -> String {
    let pairs = zip(Mirror(reflecting: scene).children, Mirror(reflecting: other).children)
    let changed = pairs.map { ($0.label ?? "", "\($0.value)", "\($1.value)") }.filter { $1 != $2 }
    return changed.map { "\($0) from \($1) to \($2)" }.joined(separator: ", ")
  }

  private mutating func takeSignals() -> String? {
    model.takeSignals(into: &signals)
    return signalLimits.violation(in: signals, of: collection)
  }

  private mutating func place(of item: Int) -> String? {
    guard let source = model.source(of: item, at: clock.now) else { return nil }
    guard collection.holds(item) else { return "a place of item \(item), which is not there" }
    return SceneNumbers.violation(in: source)
  }

  private func way(at time: Double) -> String? {
    guard let compositorMotion = model.compositorMotion else { return nil }
    let offset = model.offset(at: time)
    let isOrdered =
      compositorMotion.start <= compositorMotion.wakeAt
      && compositorMotion.wakeAt <= compositorMotion.end
    guard compositorMotion.end.isFinite, isOrdered else {
      return "a compositor motion: \(compositorMotion)"
    }
    var keyframes: [Double] = []
    model.keyframes(of: compositorMotion, into: &keyframes)
    let areOrdered = zip(keyframes, keyframes.dropFirst()).allSatisfy { $0 < $1 }
    guard keyframes.count <= CompositorMotion.maximumKeyframes, areOrdered,
      keyframes.first == compositorMotion.start, keyframes.last == compositorMotion.end
    else { return "keyframes of \(compositorMotion): \(keyframes)" }
    return offset.isFinite || !clock.isUsable(time) ? nil : "an offset of \(offset) at \(time)"
  }
}

extension ModelChecker {
  /// Checks that the model rests within a minute of motion time after the last call, and stays at rest. Autoplay is paused.
  private mutating func rest() -> String? {
    guard clock.goesOn else { return nil }
    if let violation = take(.event(Event(at: clock.now, .pause(.paused)))) { return violation }
    let latest = clock.now + 60 + 60 / clock.speed
    for _ in 0..<400 {
      let time = clock.now
      if let violation = draw(at: time) ?? takeSignals() {
        return "\(violation), on the way to rest"
      }
      guard scene.isMoving || scene.wakeAt != nil else { return weighs ? footprint() : nil }
      guard time <= latest else { break }
      clock.pass(to: scene.isMoving ? time + 1 / clock.speed : max(time, scene.wakeAt ?? time))
    }
    return
      "no rest after a minute: moving \(scene.isMoving), wake at \(scene.wakeAt ?? -1), now \(clock.now)"
  }

  /// Checks that the model keeps at most a few hundred elements, apart from those of each item.
  private func footprint() -> String? {
    let most = 600 + 2 * collection.individual
    let kept = Footprint.elements(in: model)
    return kept <= most ? nil : "\(kept) things kept, \(most) expected at most"
  }
}
