extension CarouselModel {
  /// Takes the value of an option in; it is one of those that mean something.
  mutating func set(_ option: Option, to value: Double) {
    switch option {
    case .loop: strip.loops = value != 0
    case .spacing: strip.spacing = value
    case .align: strip.alignment = Strip.Alignment(rawValue: Int32(value)) ?? .center
    case .axis: options.isVertical = value != 0
    case .snap: setSnap(Strip.Snap(rawValue: Int32(value)) ?? .item)
    case .damping: options.damping = value
    case .autoplay: setAutoplay(every: value / 1000)
    case .effect: options.effect = Effect(rawValue: Int32(value)) ?? .none
    case .prominence: options.prominence = value
    case .collapsedSize: setSizes(collapsed: value, expanded: options.expandedSize)
    case .expandedSize: setSizes(collapsed: options.collapsedSize, expanded: value)
    case .radius: options.radius = value
    case .rowHeight: options.rowHeight = value
    case .multiple: options.multiple = value != 0
    case .reveal: options.reveal = Strip.Reveal(rawValue: Int32(value)) ?? .center
    case .hoverDelay: options.hoverDelay = value / 1000
    case .duration: options.duration = value / 1000
    case .tap: options.selectsFirst = value == 1
    case .curve: options.curve = OpeningCurve(rawValue: Int32(value)) ?? .easeInOut
    case .speed, .minCell, .maxCell: break
    }
  }
}

extension CarouselModel {
  private mutating func setAutoplay(every seconds: Double) {
    options.autoplay = seconds > 0 ? max(1, seconds) : 0
    autoplayDeadline = nil
  }

  private mutating func setSnap(_ snap: Strip.Snap) {
    restsFreely = restsFreely && snap == options.snap
    options.snap = snap
  }

  /// Open cards are never shorter than closed ones.
  private mutating func setSizes(collapsed: Double, expanded: Double) {
    (options.collapsedSize, options.expandedSize) = (collapsed, expanded)
    guard let commonExtent else { return }
    strip.extents.level(at: commonExtent)
    strip.openings.room = max(0, expanded - collapsed)
  }

  /// How long each item is where nothing is measured: a closed card.
  var commonExtent: Double? { hasCards ? options.collapsedSize : nil }
}
