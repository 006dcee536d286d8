extension CarouselModel {
  /// What can be set about a carousel, besides what belongs to the strip's geometry.
  struct Options: Equatable, Sendable {
    var isVertical = false
    var snap = Strip.Snap.item
    var damping = Option.damping.defaultValue
    /// Seconds between items by itself; 0 for never.
    var autoplay = 0.0
    var effect = Effect.none
  }

  /// Takes a change of options, layout or surroundings in.
  mutating func change(_ kind: Event.Kind, at time: Double) {
    switch kind {
    case .option(let option, let value): set(option, to: option.sanitized(value), at: time)
    case .environment(let new): relayout(at: time) { $0.environment = new }
    case .viewport(let new):
      relayout(at: time) {
        $0.viewport = new.sanitized.dimensions
        $0.strip.viewport = $0.axis.length(of: $0.viewport)
      }
    case .count(let count): resize(to: count, at: time)
    case .extents(let extents, let first): measure(extents, first: first, at: time)
    case .insert(let number, let item, let extent):
      insert(number, at: item, extent: extent, at: time)
    case .remove(let range): remove(range, at: time)
    default: break
    }
  }

  private mutating func set(_ option: Option, to value: Double, at time: Double) {
    switch option {
    case .loop: relayout(at: time) { $0.strip.loops = value != 0 }
    case .spacing: relayout(at: time) { $0.strip.spacing = value }
    case .align: relayout(at: time) { $0.strip.alignment = .init(option: value) }
    case .axis:
      relayout(at: time) {
        $0.options.isVertical = value != 0
        $0.strip.viewport = $0.axis.length(of: $0.viewport)
      }
    case .snap: options.snap = .init(option: value)
    case .damping: options.damping = value
    case .autoplay: options.autoplay = value > 0 ? max(1, value / 1000) : 0
    case .effect: options.effect = Effect(rawValue: Int32(value)) ?? .none
    case .speed: pace = pace.changed(to: value, at: time)
    case .minCell, .maxCell: break
    }
  }
}

extension Strip.Alignment {
  fileprivate init(option: Double) { self = Self(rawValue: Int32(option)) ?? .center }
}

extension Strip.Snap {
  fileprivate init(option: Double) { self = Self(rawValue: Int32(option)) ?? .item }
}
