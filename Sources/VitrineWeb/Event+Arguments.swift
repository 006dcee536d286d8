#if arch(wasm32)
import Vitrine

extension Event.Kind {
  /// Creates the event of a number and its arguments; nil without one, and for an event of a feature that is not built.
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
    case .open where BuildFeature.viewer:
      self = .open(
        item: arguments.integer(0), ratio: arguments[1], animated: arguments.flag(2))
    case .close where BuildFeature.viewer: self = .close(animated: arguments.flag(0))
    case .viewed where BuildFeature.viewer:
      self = .viewed(item: arguments[0] < 0 ? nil : arguments.integer(0))
    case .select: self = .select(item: arguments.integer(0), animated: arguments.flag(1))
    case .step: self = .step(arguments.integer(0))
    case .wheel: self = .wheel(Wheel(arguments))
    case .extents where BuildFeature.strip:
      self = .extents(
        arguments.list(from: 2, count: arguments.integer(1)), first: arguments.integer(0))
    case .insert:
      self = .insert(arguments.integer(0), at: arguments.integer(1), extent: arguments[2])
    case .remove: self.init(removal: arguments)
    case .pause where BuildFeature.strip:
      self = .pause(PauseReasons(rawValue: UInt8(truncatingIfNeeded: arguments.integer(0))))
    case .expand where BuildFeature.cards:
      self = .expand(
        item: arguments.integer(0), isOpen: arguments.flag(1), animated: arguments.flag(2))
    case .stitch where BuildFeature.seam:
      self = .stitch(arguments.flag(0), animated: arguments.flag(1))
    case .magnify: self.init(magnify: arguments)
    case .stops where BuildFeature.effects:
      self = .stops(Effect.Stops(arguments))
    case .move: self.init(move: arguments)
    case .source where BuildFeature.viewer: self = .source(Source(arguments))
    case .page where BuildFeature.strip: self = .page(arguments.integer(0))
    case .extent where BuildFeature.strip: self = .extent(arguments[0])
    case .picture where BuildFeature.viewer:
      self = .picture(item: arguments.integer(0), ratio: arguments[1], width: arguments[2])
    case .open, .close, .viewed, .extents, .pause, .expand, .stitch, .stops, .source, .page,
      .extent, .picture:
      return nil
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
