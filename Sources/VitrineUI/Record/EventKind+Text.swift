import Vitrine

extension Event.Kind {
  /// Writes the words of the event. Its numbers become those that are written. `EventKind+Trace.swift` of the tests reads them, and
  /// `Web/src/record/trace-line.js` writes the same words.
  mutating func write(to line: inout TraceLineText) {
    switch self {
    case .pointer(let pointer): self = .pointer(line.added(pointer))
    case .wheel(let wheel): self = .wheel(line.added(wheel))
    case .magnify(let pinch): self = .magnify(line.added(pinch))
    case .viewport(let viewport): self = .viewport(line.added(viewport))
    case .environment(let environment): self = .environment(line.added(environment))
    case .source(let source): self = .source(line.added(source))
    case .key(let key):
      line.add("key")
      line.add(TraceWords.keys, at: key.rawValue)
    case .option(let option, var value):
      line.add("option")
      line.add(TraceWords.options, at: option.rawValue)
      line.add(&value)
      self = .option(option, value)
    case .count(let count): line.add("count", [count])
    case .insert(let count, let index, var extent):
      line.add("insert", [count, index])
      line.add(&extent)
      self = .insert(count, at: index, extent: extent)
    case .remove(let range): line.add("remove", [range.lowerBound, range.count])
    case .move(let range, let index): line.add("move", [range.lowerBound, range.count, index])
    case .extents(var extents, let first):
      line.add("extents from", [first])
      for index in extents.indices { line.add(&extents[index]) }
      self = .extents(extents, first: first)
    case .extent(var extent):
      line.add("extent")
      line.add(&extent)
      self = .extent(extent)
    case .picture(let item, var ratio, var width):
      line.add("picture", [item])
      line.add(&ratio)
      line.add(&width)
      self = .picture(item: item, ratio: ratio, width: width)
    case .maximumZoom(let item, var zoom):
      line.add("maximum-zoom", [item])
      if zoom == nil { line.add("none") } else { line.add(&zoom!) }
      self = .maximumZoom(item: item, zoom)
    case .pause(let reasons): line.add("pause", [Int(reasons.rawValue)])
    case .focus(let item): line.add("focus", [item])
    case .select(let item, let animated): line.add("select", [item], animated: animated)
    case .page(let page): line.add("page", [page])
    case .step(let steps): line.add("step", [steps])
    case .open(let item, var ratio, let animated):
      line.add("open", [item])
      line.add(&ratio)
      line.add("at-once", if: !animated)
      self = .open(item: item, ratio: ratio, animated: animated)
    case .sections(let starts, let unit): line.add("sections", [unit.rawValue] + starts)
    case .ratios(var ratios, let first):
      line.add("ratios from", [first])
      for index in ratios.indices { line.add(&ratios[index]) }
      self = .ratios(ratios, first: first)
    case .scrub(var position):
      line.add("scrub")
      line.add(&position)
      self = .scrub(position)
    case .columns(let columns, let item, let animated):
      line.add("columns", [columns] + (item.map { [$0] } ?? []), animated: animated)
    case .viewed(let item?): line.add("viewed", [item])
    case .viewed: line.add("viewed none")
    case .expand(let item, let isOpen, let animated):
      line.add(isOpen ? "expand" : "collapse", [item], animated: animated)
    case .stitch(let isStitched, let animated):
      line.add("stitch", [isStitched ? 1 : 0], animated: animated)
    case .close(let animated): line.add("close", [], animated: animated)
    // Drivers apply an effect of the app to the scenes, and send no stops.
    case .stops: break
    }
  }
}

/// A part of an event that a trace has as words.
private protocol TraceWritable {
  /// Writes the words. Its numbers become those that are written.
  mutating func write(to line: inout TraceLineText)
}

extension TraceLineText {
  /// Adds a value. Returns it as it is written.
  fileprivate mutating func added<Value: TraceWritable>(_ value: Value) -> Value {
    var value = value
    value.write(to: &self)
    return value
  }

  fileprivate mutating func add(_ word: String, _ numbers: [Int], animated: Bool = true) {
    add(word)
    for number in numbers { add(number) }
    add("at-once", if: !animated)
  }
}

extension Pointer: TraceWritable {
  fileprivate mutating func write(to line: inout TraceLineText) {
    line.add("pointer", [Int(id)])
    line.add(TraceWords.phases, at: phase.rawValue)
    line.add(TraceWords.devices, at: device.rawValue)
    position.write(to: &line)
    line.add("yields", if: yieldsAtEnds)
    line.add("control", if: content == .control)
    line.add("unknown", if: content == .unknown)
  }
}

extension Wheel: TraceWritable {
  fileprivate mutating func write(to line: inout TraceLineText) {
    line.add("wheel")
    delta.write(to: &line)
    line.add("sideways", if: isSideways)
    line.add("focused", if: isFocused)
  }
}

extension Magnify: TraceWritable {
  fileprivate mutating func write(to line: inout TraceLineText) {
    line.add("magnify")
    line.add(TraceWords.magnifyPhases, at: phase.rawValue)
    if phase == .wheel {
      var distance = wheelDistance
      line.add(&distance)
      self = Magnify(wheel: distance, position: position)
    } else {
      line.add(&scale)
    }
    position.write(to: &line)
  }
}

extension Viewport: TraceWritable {
  fileprivate mutating func write(to line: inout TraceLineText) {
    line.add("viewport")
    line.add(&dimensions.width)
    line.add(&dimensions.height)
    line.add("at")
    origin.write(to: &line)
    line.add("window")
    window.write(to: &line)
    line.add("scale")
    line.add(&scale)
  }
}

extension Event.Environment: TraceWritable {
  fileprivate mutating func write(to line: inout TraceLineText) {
    line.add("environment")
    line.add(TraceWords.directions, at: isRightToLeft ? 1 : 0)
    line.add(TraceWords.motions, at: reducesMotion ? 1 : 0)
    line.add(&displayScale)
  }
}

extension Source?: TraceWritable {
  fileprivate mutating func write(to line: inout TraceLineText) {
    line.add("source")
    guard var source = self else { return line.add("none") }
    source.frame.write(to: &line)
    line.add(&source.radii.topLeft)
    line.add(&source.radii.topRight)
    line.add(&source.radii.bottomRight)
    line.add(&source.radii.bottomLeft)
    source.focus.write(to: &line)
    self = source
  }
}

extension Vector {
  fileprivate mutating func write(to line: inout TraceLineText) {
    line.add(&x)
    line.add(&y)
  }
}

extension Frame {
  fileprivate mutating func write(to line: inout TraceLineText) {
    line.add(&x)
    line.add(&y)
    line.add(&width)
    line.add(&height)
  }
}
