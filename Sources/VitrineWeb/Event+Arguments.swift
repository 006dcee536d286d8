#if arch(wasm32)
import Vitrine

extension Event.Kind {
  /// Creates the event of a number and its arguments, which it reads within their ``Limit``; nil without one, for an item that cannot be,
  /// and for an event of a feature that is not built.
  init?(number: Int32, _ arguments: Arguments) {
    guard let number = EventNumber(rawValue: number) else { return nil }
    let item = arguments.integer(0)
    let isItem = arguments.isItem(0)
    switch number {
    case .pointer: self.init(pointer: arguments)
    case .key: self.init(key: arguments)
    case .viewport: self = .viewport(Viewport(arguments))
    case .environment: self = .environment(Event.Environment(arguments))
    case .option: self.init(option: arguments)
    case .count: self = .count(arguments.count(0))
    case .focus where isItem: self = .focus(item: item)
    case .open where BuildFeature.viewer && isItem:
      self = .open(item: item, ratio: arguments[1], animated: arguments.flag(2))
    case .close where BuildFeature.viewer: self = .close(animated: arguments.flag(0))
    case .viewed where BuildFeature.viewer && (isItem || arguments[0] < 0):
      self = .viewed(item: isItem ? item : nil)
    case .select where isItem: self = .select(item: item, animated: arguments.flag(1))
    case .step: self = .step(item.clamped(to: -Limit.items...Limit.items))
    case .wheel: self.init(wheel: Wheel(arguments))
    case .extents where BuildFeature.strip && isItem:
      self = .extents(arguments.list(from: 2, count: arguments.integer(1)), first: item)
    case .insert where arguments.isItem(1):
      self = .insert(
        arguments.count(0), at: arguments.integer(1), extent: arguments.length(2))
    case .remove where isItem: self = .remove(arguments.items(from: item))
    case .pause where BuildFeature.strip:
      self = .pause(PauseReasons(rawValue: UInt8(truncatingIfNeeded: item)))
    case .expand where BuildFeature.cards && isItem:
      self = .expand(item: item, isOpen: arguments.flag(1), animated: arguments.flag(2))
    case .stitch where BuildFeature.seam:
      self = .stitch(arguments.flag(0), animated: arguments.flag(1))
    case .magnify: self.init(magnify: arguments)
    case .stops where BuildFeature.effects: self = .stops(Effect.Stops(arguments))
    case .move where isItem: self = .move(arguments.items(from: item), to: arguments.count(2))
    case .source where BuildFeature.viewer: self = .source(Source(arguments))
    case .page where BuildFeature.strip: self = .page(arguments.count(0))
    case .extent where BuildFeature.strip: self = .extent(arguments.length(0))
    case .picture where BuildFeature.viewer && isItem:
      self = .picture(item: item, ratio: arguments[1], width: arguments[2])
    case .sections where BuildFeature.grid:
      let starts = arguments.list(from: 2, count: arguments.integer(1))
      let unit = SectionUnit(rawValue: item) ?? .day
      self = .sections(starts.map { $0.floored(in: 0...Limit.items) }, unit)
    case .ratios where BuildFeature.grid && isItem:
      self = .ratios(arguments.list(from: 2, count: arguments.integer(1)), first: item)
    case .scrub where BuildFeature.grid: self = .scrub(arguments.coordinate(0))
    case .columns where BuildFeature.grid:
      self = .columns(
        item, about: arguments.isItem(1) ? arguments.integer(1) : nil, animated: arguments.flag(2))
    default: return nil
    }
  }

  private init?(pointer arguments: Arguments) {
    guard let phase = Pointer.Phase(rawValue: Int32(arguments.integer(1))),
      let device = Pointer.Device(rawValue: Int32(arguments.integer(2)))
    else { return nil }
    let id = Int32(arguments.integer(0))
    var pointer = Pointer(id: id, phase, device: device, position: arguments.vector(3).sanitized)
    pointer.yieldsAtEnds = arguments.flag(5)
    pointer.content = arguments.flag(6) ? .control : .item
    self = .pointer(pointer)
  }

  private init?(wheel: Wheel) {
    guard wheel.isUsable else { return nil }
    self = .wheel(wheel)
  }

  private init?(key arguments: Arguments) {
    guard let key = Key(rawValue: Int32(arguments.integer(0))) else { return nil }
    self = .key(key)
  }

  private init?(magnify arguments: Arguments) {
    guard let phase = Magnify.Phase(rawValue: Int32(arguments.integer(0))) else { return nil }
    let position = arguments.vector(2)
    let sample =
      phase == .wheel
      ? Magnify(wheel: arguments[1], position: position)
      : Magnify(phase, scale: arguments[1], position: position)
    guard let sample = sample.sanitized else { return nil }
    self = .magnify(sample)
  }

  private init?(option arguments: Arguments) {
    let value = arguments[1]
    guard let option = Option(rawValue: Int32(arguments.integer(0))), !value.isNaN else {
      return nil
    }
    // The page keeps to the ranges. Whole numbers are made of some options, so a number of another caller is at most an hour.
    self = .option(option, max(0, min(Option.autoplay.range.upperBound, value)))
  }
}
#endif
