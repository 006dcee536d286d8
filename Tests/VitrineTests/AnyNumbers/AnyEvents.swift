import Vitrine

/// A host that calls a model in any order with any numbers: the same calls for the same seed.
///
/// Some hosts send mostly usable numbers and get far into gestures and flights; others send only odd ones.
struct AnyEvents {
  var numbers: AnyNumbers
  var pointers: [Int32: Vector] = [:]
  let exhibit: AnyExhibit
  private var now = 0.0
  private let drawing: Int

  /// Returns the calls of a seed: those that set up an exhibit, and `count` more.
  static func steps(for exhibit: AnyExhibit, seed: UInt64, count: Int) -> [Step] {
    var host = AnyEvents(for: exhibit, seed: seed)
    let beginning = host.beginning().map { Step.event(Event(at: 0, $0)) }
    return beginning + (0..<count).flatMap { _ in host.next() }
  }

  private init(for exhibit: AnyExhibit, seed: UInt64) {
    self.exhibit = exhibit
    numbers = AnyNumbers(seed: seed)
    numbers.oddness = numbers.generator.pick([0, 0.02, 0.1, 0.5, 0.5, 1])
    drawing = numbers.generator.pick([1, 1, 2, 8])
  }

  private mutating func next() -> [Step] {
    guard !numbers.generator.happens(once: 12) else { return [question()] }
    guard !numbers.generator.happens(once: 24) else { return taps() }
    let time = time()
    let event = Event(at: time, shown: shown(at: time), kind())
    guard numbers.generator.happens(once: drawing) else { return [.event(event)] }
    return [.event(event), .draw(at: numbers.generator.happens(once: 6) ? moment() : now)]
  }

  /// One tap or two in a row at a place.
  private mutating func taps() -> [Step] {
    let (place, id) = (numbers.vector(in: 0...390), Int32(8))
    let phases: [Pointer.Phase] = numbers.flag() ? [.down, .up] : [.down, .up, .down, .up]
    return phases.map { phase in
      now += numbers.generator.pick([0.004, 0.016, 0.05])
      return .event(Event(at: now, .pointer(Pointer(id: id, phase, position: place))))
    }
  }

  private mutating func question() -> Step {
    switch Int.random(in: 0..<4, using: &numbers.generator) {
    case 0: .draw(at: moment())
    case 1: .signals
    case 2: .source(of: item())
    default: .compositorMotion(at: moment())
    }
  }

  /// Returns the next time. It mostly advances; sometimes it stands still, goes back, leaps, or is not a number. Leaps are
  /// rare, because after one all earlier times count as now.
  private mutating func time() -> Double {
    let isOdd = numbers.isOdd() && numbers.generator.happens(once: 8)
    if isOdd { return moment() }
    now += numbers.generator.pick([0, 0.004, 0.008, 0.016, 0.016, 0.03, 0.1, 0.3, 0.6, 3])
    return now
  }

  private mutating func shown(at time: Double) -> Double? {
    guard !numbers.isOdd() else {
      return numbers.generator.happens(once: 4)
        ? moment() : time - numbers.generator.number(in: 0...3)
    }
    return time - numbers.generator.pick([0, 0.008, 0.016, 0.03, -0.012])
  }

  private mutating func moment() -> Double {
    numbers.generator.happens(once: 3)
      ? numbers.number(in: 0...10) : now + numbers.generator.number(in: -1...2)
  }
}
