import Vitrine

extension Event.Kind {
  /// Reads what happens in a line of a trace.
  init(reading line: inout TraceLine) throws(TraceError) {
    #if !arch(wasm32)
    // The WebAssembly module has no such event, so traces in files do not use it.
    if line.take("maximum-zoom") {
      self = .maximumZoom(
        item: try line.takeWhole(), line.take("none") ? nil : try line.takeNumber())
      return
    }
    #endif
    let words: [StaticString] = [
      "pointer", "key", "viewport", "environment", "option", "count", "focus", "open", "close",
      "source", "select", "step", "wheel", "extents", "insert", "remove", "pause",
      "magnify", "stitch", "expand", "collapse",
      "picture", "move", "page", "extent", "viewed", "sections", "scrub",
      "columns", "ratios", "stops",
    ]
    switch try line.takeIndex(of: words) {
    case 0: self = .pointer(try Pointer(reading: &line))
    case 1: self = .key(try Key(reading: &line))
    case 2: self = .viewport(try Viewport(reading: &line))
    case 3: self = .environment(try Event.Environment(reading: &line))
    case 4: self = .option(try Option(reading: &line), try line.takeNumber())
    case 5: self = .count(try line.takeWhole())
    case 6: self = .focus(item: try line.takeWhole())
    case 7:
      self = .open(
        item: try line.takeWhole(), ratio: try line.takeNumber(),
        animated: !line.take("at-once"))
    case 8: self = .close(animated: !line.take("at-once"))
    case 9: self = .source(try Source.read(&line))
    case 10: self = .select(item: try line.takeWhole(), animated: !line.take("at-once"))
    case 11: self = .step(try line.takeWhole())
    case 12: self = .wheel(try Wheel(reading: &line))
    case 13:
      let first = line.take("from") ? try line.takeWhole() : 0
      self = .extents(try line.takeNumbers(), first: first)
    case 14:
      self = .insert(
        try line.takeWhole(), at: try line.takeWhole(), extent: try line.takeNumber())
    case 15:
      let (first, count) = (try line.takeWhole(), try line.takeWhole(in: 0...1_000_000_000))
      self = .remove(first..<first + count)
    case 16: self = .pause(PauseReasons(rawValue: UInt8(try line.takeWhole(in: 0...255))))
    case 17: self = .magnify(try Magnify(reading: &line))
    case 18: self = .stitch(try line.takeWhole(in: 0...1) == 1, animated: !line.take("at-once"))
    case 19:
      self = .expand(item: try line.takeWhole(), isOpen: true, animated: !line.take("at-once"))
    case 20:
      self = .expand(item: try line.takeWhole(), isOpen: false, animated: !line.take("at-once"))
    case 21:
      self = .picture(
        item: try line.takeWhole(), ratio: try line.takeNumber(), width: try line.takeNumber())
    case 22:
      let (first, count) = (try line.takeWhole(), try line.takeWhole(in: 0...1_000_000_000))
      self = .move(first..<first + count, to: try line.takeWhole())
    case 23: self = .page(try line.takeWhole())
    case 24: self = .extent(try line.takeNumber())
    case 25: self = .viewed(item: line.take("none") ? nil : try line.takeWhole())
    case 26:
      let unit = SectionUnit(rawValue: try line.takeWhole(in: 0...2)) ?? .day
      var starts: [Int] = []
      while !line.isEmpty { starts.append(try line.takeWhole()) }
      self = .sections(starts, unit)
    case 27: self = .scrub(try line.takeNumber())
    case 28:
      let columns = try line.takeWhole()
      var isAtOnce = line.take("at-once")
      let item = isAtOnce || line.isEmpty ? nil : try line.takeWhole()
      isAtOnce = isAtOnce || line.take("at-once")
      self = .columns(columns, about: item, animated: !isAtOnce)
    case 29:
      let first = line.take("from") ? try line.takeWhole() : 0
      self = .ratios(try line.takeNumbers(), first: first)
    default: self = .stops(try Effect.Stops(reading: &line))
    }
  }
}

extension Effect.Stops {
  /// Nine numbers for each stop: phase, offset, scale, opacity, rotation, elevation; none for no effect of one's own.
  fileprivate init(reading line: inout TraceLine) throws(TraceError) {
    var stops: [Effect.Stop] = []
    while !line.isEmpty {
      var stop = Effect.Stop(phase: try line.takeNumber())
      stop.offset = Vector(x: try line.takeNumber(), y: try line.takeNumber())
      stop.scale = try line.takeNumber()
      stop.opacity = try line.takeNumber()
      stop.rotation.x = try line.takeNumber()
      stop.rotation.y = try line.takeNumber()
      stop.rotation.z = try line.takeNumber()
      stop.elevation = try line.takeNumber()
      stops.append(stop)
    }
    self.init(stops)
  }
}

extension Pointer {
  /// `1 down touch 195 422`: id, phase, device, position; then `yields` where the page scrolls on at the ends, and `control` on a
  /// control of the page, or `unknown` where the host does not know it.
  fileprivate init(reading line: inout TraceLine) throws(TraceError) {
    let id = Int32(try line.takeWhole(in: Int(Int32.min)...Int(Int32.max)))
    let phase = try line.takeIndex(of: TraceWords.phases)
    let device = try line.takeIndex(of: TraceWords.devices)
    self.init(
      id: id, Phase(rawValue: Int32(phase)) ?? .cancel,
      device: Device(rawValue: Int32(device)) ?? .touch,
      position: try Vector(reading: &line))
    yieldsAtEnds = line.take("yields")
    if line.take("control") { content = .control }
    if line.take("unknown") { content = .unknown }
  }
}

extension Wheel {
  /// `0 40`, then perhaps `sideways` and `focused`.
  fileprivate init(reading line: inout TraceLine) throws(TraceError) {
    self.init(delta: try Vector(reading: &line))
    isSideways = line.take("sideways")
    isFocused = line.take("focused")
  }
}

extension Magnify {
  /// `changed 0.9 195 100`: phase, scale, position; or `wheel -12 195 100` for a wheel turned by -12.
  fileprivate init(reading line: inout TraceLine) throws(TraceError) {
    let index = try line.takeIndex(of: TraceWords.magnifyPhases)
    let phase = Phase(rawValue: Int32(index)) ?? .cancelled
    let amount = try line.takeNumber()
    let position = try Vector(reading: &line)
    self =
      phase == .wheel
      ? Magnify(wheel: amount, position: position)
      : Magnify(phase, scale: amount, position: position)
  }
}

extension Key {
  fileprivate init(reading line: inout TraceLine) throws(TraceError) {
    self = Key(rawValue: Int32(try line.takeIndex(of: TraceWords.keys))) ?? .escape
  }
}

extension Viewport {
  /// `390 844`, for an exhibit that covers the screen; `390 4000 seen 844 from 120`, for one scrolled by 120 points. Or everything:
  /// `390 4000 at 0 -120 window 0 120 390 844 scale 1`.
  fileprivate init(reading line: inout TraceLine) throws(TraceError) {
    let size = Dimensions(width: try line.takeNumber(), height: try line.takeNumber())
    self.init(screen: size)
    if line.take("at") { origin = try Vector(reading: &line) }
    if line.take("window") { window = try Frame(reading: &line) }
    if line.take("scale") { scale = try line.takeNumber() }
    guard line.take("seen") else { return }
    window.height = try line.takeNumber()
    guard line.take("from") else { return }
    window.y = try line.takeNumber()
    origin.y = -window.y
  }
}

extension Event.Environment {
  /// `ltr full 2`: direction of writing, motion, pixels per point.
  fileprivate init(reading line: inout TraceLine) throws(TraceError) {
    self.init(
      isRightToLeft: try line.takeIndex(of: TraceWords.directions) == 1,
      reducesMotion: try line.takeIndex(of: TraceWords.motions) == 1,
      displayScale: try line.takeNumber(or: 1))
  }
}

extension Option {
  fileprivate init(reading line: inout TraceLine) throws(TraceError) {
    self = Option.allCases[try line.takeIndex(of: TraceWords.options)]
  }
}

extension Source {
  /// `16 200 118 118 8`: a frame and perhaps a radius; `none` for no place. Or everything: four radii, and the focus in the end.
  fileprivate static func read(_ line: inout TraceLine) throws(TraceError) -> Source? {
    guard !line.take("none") else { return nil }
    var source = Source(frame: try Frame(reading: &line))
    guard !line.isEmpty else { return source }
    source.radii = CornerRadii(try line.takeNumber())
    guard !line.isEmpty else { return source }
    source.radii.topRight = try line.takeNumber()
    source.radii.bottomRight = try line.takeNumber()
    source.radii.bottomLeft = try line.takeNumber()
    source.focus = try Vector(reading: &line)
    return source
  }
}

extension Vector {
  fileprivate init(reading line: inout TraceLine) throws(TraceError) {
    self.init(x: try line.takeNumber(), y: try line.takeNumber())
  }
}

extension Frame {
  fileprivate init(reading line: inout TraceLine) throws(TraceError) {
    self.init(
      x: try line.takeNumber(), y: try line.takeNumber(), width: try line.takeNumber(),
      height: try line.takeNumber())
  }
}
