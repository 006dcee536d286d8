#if arch(wasm32)
import Vitrine

extension Event.Kind {
  /// Creates the event of a number and its arguments; nil without one.
  init?(number: Int32, _ arguments: Arguments) {
    guard let number = EventNumber(rawValue: number) else { return nil }
    switch number {
    case .pointer: self.init(pointer: arguments)
    case .key: self.init(key: arguments)
    case .viewport: self = .viewport(Viewport(arguments))
    case .environment: self = .environment(Event.Environment(arguments))
    case .option: self.init(option: arguments)
    case .count: self = .count(arguments.integer(0))
    case .focus: self = .focus(item: arguments.integer(0))
    case .open:
      self = .open(
        item: arguments.integer(0), ratio: arguments[1], animated: arguments.flag(2))
    case .close: self = .close(animated: arguments.flag(0))
    case .viewed: self = .viewed(item: arguments[0] < 0 ? nil : arguments.integer(0))
    case .select: self = .select(item: arguments.integer(0), animated: arguments.flag(1))
    case .step: self = .step(arguments.integer(0))
    case .wheel: self = .wheel(Wheel(arguments))
    case .extents:
      self = .extents(
        arguments.list(from: 2, count: arguments.integer(1)), first: arguments.integer(0))
    case .insert:
      self = .insert(arguments.integer(0), at: arguments.integer(1), extent: arguments[2])
    case .remove: self.init(removal: arguments)
    case .pause:
      self = .pause(PauseReasons(rawValue: UInt8(truncatingIfNeeded: arguments.integer(0))))
    case .expand:
      self = .expand(
        item: arguments.integer(0), isOpen: arguments.flag(1), animated: arguments.flag(2))
    case .stitch: self = .stitch(arguments.flag(0), animated: arguments.flag(1))
    case .magnify: self.init(magnify: arguments)
    case .stops:
      guard BuildFeature.effects else { return nil }
      self = .stops(Effect.Stops(arguments))
    case .move: self.init(move: arguments)
    case .source:
      self = .source(Source(arguments))
    case .page: self = .page(arguments.integer(0))
    case .extent: self = .extent(arguments[0])
    case .picture:
      self = .picture(item: arguments.integer(0), ratio: arguments[1], width: arguments[2])
    }
  }

  private init?(pointer arguments: Arguments) {
    guard let phase = Pointer.Phase(rawValue: Int32(arguments.integer(1))),
      let device = Pointer.Device(rawValue: Int32(arguments.integer(2)))
    else { return nil }
    let id = Int32(arguments.integer(0))
    var pointer = Pointer(id: id, phase, device: device, position: arguments.vector(3))
    pointer.yieldsAtEnds = arguments.flag(5)
    pointer.content = arguments.flag(6) ? .control : .item
    self = .pointer(pointer)
  }

  private init?(key arguments: Arguments) {
    guard let key = Key(rawValue: Int32(arguments.integer(0))) else { return nil }
    self = .key(key)
  }

  private init?(magnify arguments: Arguments) {
    guard let phase = Magnify.Phase(rawValue: Int32(arguments.integer(0))) else { return nil }
    let position = arguments.vector(2)
    self = .magnify(
      phase == .wheel
        ? Magnify(wheel: arguments[1], position: position)
        : Magnify(phase, scale: arguments[1], position: position))
  }

  private init?(option arguments: Arguments) {
    guard let option = Option(rawValue: Int32(arguments.integer(0))) else { return nil }
    self = .option(option, arguments[1])
  }

  private init?(removal arguments: Arguments) {
    let (first, count) = (arguments.integer(0), arguments.integer(1))
    guard first >= 0, count >= 0, count <= Int.max - first else { return nil }
    self = .remove(first..<first + count)
  }

  private init?(move arguments: Arguments) {
    let (first, count) = (arguments.integer(0), arguments.integer(1))
    guard first >= 0, count >= 0, count <= Int.max - first else { return nil }
    self = .move(first..<first + count, to: arguments.integer(2))
  }
}
#endif
