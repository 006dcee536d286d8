import Testing

@testable import Vitrine

/// All sequences of up to six samples of two fingers.
@Suite struct PressRecognizerExhaustiveTests {
  @Test(arguments: [
    GestureLimits(directions: .all), GestureLimits(directions: .horizontal),
    GestureLimits(directions: .horizontal, pinches: true),
  ])
  func everyShortSequenceIsUnderstood(limits: GestureLimits) {
    let world = World(hand: Hand(limits: limits))
    #expect(problem(after: [], in: world, depth: 6) == nil)
  }

  /// The first problem on any way from here, and the way. Both fingers are alike, so the first to do something is finger 1.
  private func problem(after history: [World.Sample], in world: World, depth: Int) -> String? {
    guard depth > 0 else { return nil }
    for sample in World.samples where sample.finger == 1 || !history.isEmpty {
      var next = world
      let way = history + [sample]
      if let problem = next.take(sample) { return "\(problem) after \(way)" }
      if let problem = problem(after: way, in: next, depth: depth - 1) { return problem }
    }
    return nil
  }
}

/// A recognizer, and what must be true of it.
private struct World {
  enum Act: CaseIterable { case down, small, big, up, cancel }

  struct Sample: CustomStringConvertible {
    let finger: Int32
    let act: Act
    var description: String { "\(act) \(finger)" }
  }

  static let samples = [Int32(1), 2].flatMap { finger in
    Act.allCases.map { Sample(finger: finger, act: $0) }
  }

  var hand: Hand
  private var isPressed = false
  private var isPinched = false
  private var moved: Vector?
  private var points: [Int32: Vector] = [:]

  init(hand: Hand) {
    self.hand = hand
  }

  /// What is wrong with what the recognizer made of `sample`, if something is.
  mutating func take(_ sample: Sample) -> String? {
    let before = points
    let intent = perform(sample)
    return problem(with: intent, sample, fingers: before)
      ?? pinchProblem(with: intent) ?? jump(with: intent, sample, fingers: before.count)
  }

  private mutating func perform(_ sample: Sample) -> Intent? {
    var point = points[sample.finger] ?? Vector(x: Double(sample.finger) * 100, y: 20)
    if sample.act == .small { point = point + Vector(x: 3, y: -4) }
    if sample.act == .big { point = point + Vector(x: 24, y: 7) }
    track(sample, at: point)
    let phases: [Act: Pointer.Phase] = [.down: .down, .up: .up, .cancel: .cancel]
    return hand.does(phases[sample.act] ?? .move, point.x, point.y, finger: sample.finger)
  }

  private mutating func track(_ sample: Sample, at point: Vector) {
    switch sample.act {
    case .down: points[sample.finger] = point
    case .small, .big: if points[sample.finger] != nil { points[sample.finger] = point }
    case .up: points[sample.finger] = nil
    case .cancel: if points[sample.finger] != nil { points = [:] }
    }
  }

  /// A press only where there is none (or its only finger came down again, which lost its end), an end and drags only where
  /// there is one, and holding exactly in between.
  private mutating func problem(
    with intent: Intent?, _ sample: Sample, fingers: [Int32: Vector]
  ) -> String? {
    let beginsAnew = sample.act == .down && fingers.filter { $0.key != sample.finger }.isEmpty
    let wasPressed = isPressed
    if intent?.isPress == true { isPressed = true }
    if intent?.isEnd == true { isPressed = false }
    if intent?.isPress == true, wasPressed, !beginsAnew { return "pressed twice" }
    if intent?.isPress != true, beginsAnew { return "a first finger was no press" }
    if intent?.isEnd == true || intent?.moved != nil, !wasPressed { return "no press before" }
    if hand.recognizer.isHolding != isPressed { return "holds without a press, or the reverse" }
    return isPressed && points.isEmpty ? "holds without a finger" : nil
  }

  /// A pinch ends before a drag goes on, and only with two fingers is there one.
  private mutating func pinchProblem(with intent: Intent?) -> String? {
    let wasPinched = isPinched
    if intent?.pinched != nil { isPinched = true }
    if intent?.isUnpinch == true || !isPressed { isPinched = false }
    if intent?.isUnpinch == true, !wasPinched { return "the end of no pinch" }
    if intent?.dragged != nil, isPinched { return "dragged while it is pinched" }
    return isPinched && points.count < 2 ? "pinched by one finger" : nil
  }

  /// The drag goes as far as the common centre, whatever fingers come and go, and with the pinch too.
  private mutating func jump(with intent: Intent?, _ sample: Sample, fingers: Int) -> String? {
    if intent?.isPress == true || !isPressed { moved = nil }
    guard let now = intent?.moved else { return nil }
    defer { moved = now }
    let step = sample.act == .big ? Vector(x: 24, y: 7) : Vector(x: 3, y: -4)
    guard let expected = moved.map({ $0 + step / Double(fingers) }) else { return nil }
    return now.isNear(expected) ? nil : "it jumped to \(now) instead of \(expected)"
  }
}
