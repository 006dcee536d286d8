/// A row or column of items that follows the finger, moves on after a flick and rests on an item. It can loop.
///
/// The scroll offset is unbounded, so a loop never jumps: each item exists once, and is drawn in the lap that is visible.
/// Sizes, items, the viewport and the direction can change; the item that the person looks at stays in place.
///
/// ```swift
/// var carousel = CarouselModel()
/// carousel.handle(Event(at: 0, .option(.loop, 1)))
/// carousel.handle(Event(at: 0, .viewport(Viewport(screen: Dimensions(width: 390, height: 300)))))
/// carousel.handle(Event(at: 0, .count(5)))
/// carousel.handle(Event(at: 0, .extent(300)))
/// carousel.handle(Event(at: 0, .step(-1)))
/// assert(carousel.targetItem == 4)
/// ```
public struct CarouselModel: ExhibitModel, Equatable, Sendable {
  private(set) var scroller = Scroller()
  private(set) var viewport = Viewport.zero
  private(set) var options = Options()
  private(set) var environment = Event.Environment()
  /// The item that is open in a viewer.
  private(set) var viewed: ViewedItem?
  private var cards = Cards()
  private var stitching = Stitching()
  private var autoplay = Autoplay()
  private var recognizer = PressRecognizer()
  private var prefetch = 0..<0

  /// Creates a strip without items, with the style of a carousel by default.
  public init(_ style: Style = .looping) {
    self.style = style
    for option in Option.allCases {
      relayout(for: .option(option, option.defaultValue(for: style)))
    }
  }

  /// The style. When it changes, cards close and gaps open at once, and options with different defaults get those of the new
  /// style. The strip stays in place.
  public var style: Style {
    didSet {
      guard style != oldValue else { return }
      if Self.canHaveCards { _ = cards.collapse(animated: false, in: &scroller) }
      if Self.canHaveSeam { stitching.set(false, animated: false, of: &scroller) }
      for option in Option.allCases {
        let value = option.defaultValue(for: style)
        if value != option.defaultValue(for: oldValue) { relayout(for: .option(option, value)) }
      }
    }
  }

  /// The item on which the strip rests or will rest.
  public var targetItem: Int { scroller.targetItem }

  /// Returns whether a step forwards or backwards leads to another page of a scene of this model.
  package func canStep(forwards: Bool, in scene: ExhibitScene) -> Bool {
    let isInside = forwards ? scene.currentPage < scene.pages - 1 : scene.currentPage > 0
    return scene.pages > 1 && (scroller.strip.loops || isInside)
  }

  /// Handles one event; see ``ExhibitModel/handle(_:)``.
  @discardableResult
  public mutating func handle(_ event: Event) -> Response {
    guard let event = event.sanitized else { return Response(.yours) }
    advanceTime(to: event.time)
    let response = respond(
      to: event.kind, at: event.time, shown: scroller.clock.instant(event.shown))
    scroller.updateOriginals(mounted: mounted(at: now))
    planAutoplay()
    return response
  }

  /// Lets time pass; see ``ExhibitModel/advance(to:)``.
  public mutating func advance(to time: Double) {
    if time.isTime { advanceTime(to: time) }
    announcePrefetch()
  }

  /// Fills `scene` with the mounted items; see ``ExhibitModel/draw(at:into:)``.
  public mutating func draw(at time: Double, into scene: inout ExhibitScene) {
    let instant = time.isTime ? scroller.clock.instant(time) : now
    evaluate(at: instant)
    draw(at: instant, into: &scene)
    if instant != now { evaluate(at: now) }
  }

  /// Replaces `taken` with the signals since the last call; see ``ExhibitModel/takeSignals(into:)``.
  public mutating func takeSignals(into taken: inout [Signal]) {
    scroller.takeSignals(into: &taken)
  }

  var now: Instant { scroller.now }

  /// Evaluates the strip at an instant.
  mutating func evaluate(at time: Instant) { scroller.evaluate(at: time) }

  private mutating func respond(to event: Event.Kind, at time: Double, shown: Instant) -> Response {
    switch event {
    case .pointer(let pointer): return handle(pointer, at: time, shown: shown)
    case .wheel(let wheel): return scroll(by: wheel)
    case .magnify(let sample): return magnify(sample, at: time, shown: shown)
    case .key(let key): return press(key)
    case .select(let item, let animated): select(item, animated: animated)
    case .page(let page): select(scroller.item(ofPage: page), animated: true)
    case .step(let distance): scroll(to: scroller.index(after: distance))
    case .stitch(let isStitched, let animated) where hasSeam:
      stitching.set(isStitched, animated: animated, of: &scroller)
    case .expand(let item, let isOpen, let animated) where hasCards:
      cards.expand(
        item: item, isOpen: isOpen, animated: animated, in: &scroller)
    case .focus(let item) where hasCards:
      cards.focus(on: item, in: &scroller)
    case .pause(let pauses): autoplay.setPauses(pauses)
    case .stops(let stops): options.stops = stops
    case .viewed(let item): setViewed(item)
    case .source(let source): setSource(source)
    case .option(.multiple, let value) where hasCards:
      let isAllowed = Option.multiple.sanitized(value, for: style) != 0
      cards.allowSeveral(isAllowed, in: &scroller)
    case .option(.multiple, _): break
    case .option(.speed, let value): scroller.setSpeed(Option.speed.sanitized(value))
    case .stitch, .expand, .focus, .picture, .open, .close: break
    #if !arch(wasm32)
    case .maximumZoom: break
    #endif
    case .viewport, .environment, .option, .count, .insert, .remove, .move, .extents, .extent:
      relayout(for: event)
    }
    return Response(.mine)
  }
}

// MARK: Time

extension CarouselModel {
  /// The kinds of things that happen without an event.
  private enum Timer {
    case fadedOut, arrival, hover, wheel, autoplay
  }

  /// Lets time pass until a time, in seconds. Each deadline until then has its effect at its own time, in order, however late
  /// the call is.
  ///
  /// Autoplay skips the items that were due more than ``Limit/absence`` ago.
  private mutating func advanceTime(to time: Double) {
    autoplay.leaveOutAbsence(before: time)
    while let due, due.time <= time {
      scroller.advance(to: due.time)
      perform(due.kind)
      planAutoplay()
      autoplay.leaveOutAbsence(before: time)
    }
    scroller.advance(to: time)
  }

  private var due: Due<Timer>? {
    let fadedOut = Due(Timer.fadedOut, at: scroller.fadeEnd)
    let arrival = Due(Timer.arrival, at: scroller.arrival)
    return .first(.first(fadedOut, arrival), dueWithoutFrames)
  }

  /// The next thing that happens without an event while nothing is drawn.
  private var dueWithoutFrames: Due<Timer>? {
    let hover = Due(Timer.hover, at: hoverDeadline)
    let wheel = Due(Timer.wheel, at: scroller.wheelDeadline)
    return .first(.first(hover, wheel), Due(Timer.autoplay, at: autoplay.deadline))
  }

  private mutating func perform(_ timer: Timer) {
    switch timer {
    case .fadedOut: scroller.fadeIn()
    case .arrival: scroller.rest(mounted: mounted(at: now))
    case .hover: if hasCards { cards.openHovered(in: &scroller) }
    case .wheel where hasSeam && scroller.isMagnified:
      stitching.endMagnification(of: &scroller)
    case .wheel: scroller.endWheel()
    case .autoplay:
      autoplay.clear()
      scroll(to: scroller.isAtLast ? 0 : scroller.index(after: 1))
    }
  }

  /// The time of that, in seconds.
  var wakeTime: Double? { dueWithoutFrames?.time }

  private var hoverDeadline: Double? { hasCards ? cards.hoverDeadline(in: scroller) : nil }

  private mutating func planAutoplay() {
    let isPossible = !environment.reducesMotion && scroller.strip.count > 1
    autoplay.plan(isPossible: isPossible && scroller.isResting && !isViewed, at: now.real)
  }

  /// Announces the items within two viewports when they change.
  private mutating func announcePrefetch() {
    guard scroller.strip.count > 0 else { return }
    let items = nearby(at: now)
    guard prefetch != items else { return }
    prefetch = items
    scroller.announce(.prefetch(items))
  }
}

// MARK: Gestures

extension CarouselModel {
  /// Sends one sample to the recognizer, and does what its intent says.
  private mutating func handle(_ pointer: Pointer, at time: Double, shown: Instant) -> Response {
    if hasCards {
      cards.hover(
        pointer, isPressed: recognizer.isHolding, in: &scroller, shown: shown)
    }
    guard scroller.strip.count > 0 else { return Response(.yours) }
    let speed = abs(scroller.offset.velocity(at: shown.motion)) * scroller.clock.speed
    let limits = GestureLimits(
      directions: scroller.directions(yieldingAtEnds: pointer.yieldsAtEnds, at: shown),
      catchesOnly: speed >= Motion.Decay.minimumVelocity, pinches: hasSeam)
    var response = Response(.pending)
    switch recognizer.handle(pointer, at: time, allowing: limits) {
    case .press(let point):
      endPinch()
      scroller.grab(at: point, on: pointer.content, by: .fingers, shown: shown)
    case .drag(let translation): scroller.drag(by: translation)
    case .release(let velocity): scroller.release(velocity: velocity)
    case .pinch(let scale, let translation, let point) where hasSeam:
      stitching.pinch(
        by: scale, moved: translation, around: point, of: &scroller, shown: shown
      )
    case .unpinch(let velocity, _, let point) where hasSeam:
      stitching.unpinch(velocity: velocity, at: point, of: &scroller)
    case .tap(let point): response.suppressesClick = tap(at: point)
    case .lift, .cancel: endDrag()
    case .pinch, .unpinch, nil: break
    }
    response.claim = recognizer.response.claim
    response.suppressesClick = response.suppressesClick || recognizer.response.suppressesClick
    return response
  }

  private mutating func endPinch() {
    if hasSeam { stitching.end(of: &scroller) }
  }

  /// Releases the strip without a velocity.
  private mutating func endDrag() {
    endPinch()
    scroller.endDrag()
  }

  /// Handles a tap. Returns whether it uses up the click that follows.
  ///
  /// A control acts at the first tap, unless ``Option/tap`` requires that its item is selected first. Cards and photographs of
  /// a stitched row cannot be selected, so their controls always act at once.
  private mutating func tap(at point: Vector) -> Bool {
    guard let drag = scroller.drag else { return false }
    let touched = drag.touched.index
    let selectsFirst = options.selectsFirst && !hasCards && !hasSeam
    guard selectsFirst || drag.content != .control else {
      endDrag()
      return false
    }
    if hasSeam { openPhotograph(touched, at: point) }
    if hasSeam || hasCards {
      endDrag()
      return hasCards && drag.isOnItem && cards.toggle(touched, in: &scroller)
    }
    let destination = scroller.destination(for: scroller.strip.clamp(touched))
    let isCurrent = destination == scroller.destination(for: scroller.current(at: now))
    scroll(to: destination)
    return !isCurrent && (selectsFirst || drag.content != .unknown)
  }

  /// Opens the photograph under a tap, current or not.
  private mutating func openPhotograph(_ index: Int, at point: Vector) {
    let seen = placement(
      of: index, firstOriginal: index, from: scroller.offset.position(at: now.motion))
    if seen.frame.contains(point) {
      scroller.announce(.open(item: scroller.strip.item(index)))
    }
  }

  /// Scrolls directly by a wheel. The strip snaps when the wheel is silent.
  ///
  /// The page can always scroll: a strip uses only movement along it, and passes on what would lead beyond its ends. A vertical
  /// loop has no ends, so it uses the wheel only while it has focus.
  private mutating func scroll(by wheel: Wheel) -> Response {
    let axis = scroller.strip.axis
    let delta = wheel.isSideways ? Vector(x: wheel.delta.x + wheel.delta.y, y: 0) : wheel.delta
    let distance = axis.along(delta)
    let isAlong = (abs(delta.x) > abs(delta.y)) != axis.isVertical
    guard scroller.strip.count > 0, !scroller.isHeld, isAlong, distance != 0,
      !axis.isVertical || !scroller.strip.loops || wheel.isFocused,
      scroller.scrollByWheel(distance, until: now.real + Threshold.wheelSilence)
    else { return Response(.yours) }
    return Response(.mine)
  }

  /// Pinches the row as a trackpad or a wheel reports. Fingers on the row have precedence.
  private mutating func magnify(_ sample: Magnify, at time: Double, shown: Instant) -> Response {
    guard hasSeam, scroller.strip.count > 0, !recognizer.isHolding else { return Response(.yours) }
    switch sample.phase {
    case .began: stitching.begin(sample, of: &scroller, shown: shown)
    case .changed:
      stitching.change(
        to: sample.scale, measured: time, sample, of: &scroller, shown: shown)
    case .ended: stitching.endMagnification(of: &scroller)
    case .cancelled: endDrag()
    case .wheel:
      stitching.scroll(
        sample, measured: time, of: &scroller, shown: shown)
    }
    return Response(.mine)
  }

  /// Handles a key. Keys along the strip move it.
  private mutating func press(_ key: Key) -> Response {
    if key == .stitch, hasSeam {
      stitching.set(
        !scroller.strip.seam.isStitched, animated: true, of: &scroller)
      return Response(.mine)
    }
    guard !hasCards else { return cards.press(key, in: &scroller) }
    guard scroller.strip.count > 0, let step = KeyStep(key, along: scroller.strip.axis) else {
      return Response(.yours)
    }
    scroll(to: destination(of: step))
    return Response(.mine)
  }

  private func destination(of step: KeyStep) -> Int {
    let last = scroller.strip.count - 1
    switch step {
    case .items(let count): return scroller.index(after: count)
    case .pages(let count): return scroller.index(afterPages: count)
    case .first: return scroller.strip.nearestIndex(of: 0, to: scroller.target)
    case .last:
      let index = scroller.strip.nearestIndex(of: last, to: scroller.target)
      return scroller.destination(for: index)
    }
  }

  /// Scrolls to a virtual index.
  private mutating func scroll(to index: Int, animated: Bool = true) {
    guard scroller.strip.count > 0 else { return }
    endPinch()
    scroller.scroll(
      to: index, animated: animated, crossFades: environment.reducesMotion)
  }

  /// Selects an item, by the shorter way in a loop.
  private mutating func select(_ item: Int, animated: Bool) {
    guard (0..<scroller.strip.count).contains(item) else { return }
    let index = scroller.strip.nearestIndex(of: item, to: scroller.current(at: now))
    scroll(to: scroller.destination(for: index), animated: animated)
  }
}

// MARK: The viewer

extension CarouselModel {
  /// Hides an item while the viewer shows it; nil shows it again. First, the item moves to the line, unless the strip rests at
  /// any offset and the item is visible. An open card stays open meanwhile.
  private mutating func setViewed(_ item: Int?) {
    guard Self.canOpenViewer else { return }
    guard let item else { return viewed = nil }
    guard (0..<scroller.strip.count).contains(item) else { return }
    viewed = ViewedItem(item: item)
    if hasCards { cards.keepOpen(item) }
    let isVisible = if case .some = source(of: item, at: now.real) { true } else { false }
    if item != targetItem, scroller.snap != .free || !isVisible { select(item, animated: false) }
    // The original flies. In a loop, its lap is the one nearest to the line.
    scroller.makeOriginal(of: item)
  }

  /// Notes where the picture of the open item is on the screen now.
  private mutating func setSource(_ source: Source?) {
    guard isViewed, let item = viewed?.item else { return }
    let placement = placement(ofNearest: item, at: now)
    viewed?.setSource(source, in: placement, of: viewport)
  }
}

// MARK: Layout

extension CarouselModel {
  /// Changes the layout by an event. The item that the person looks at stays in place.
  private mutating func relayout(for event: Event.Kind) {
    var event = event
    switch event {
    case .option(let option, let value):
      let value = option.sanitized(value, for: style)
      event = .option(option, value)
      set(option, to: value)
    case .environment(let new): environment = new
    case .viewport(let new): viewport = new
    default: break
    }
    let old = scroller.strip.count
    let edit = Edit(event, count: old)
    let (size, cardSizes) = (
      viewport.dimensions, hasCards ? (options.collapsedSize, options.expandedSize) : nil
    )
    let axis = Strip.Axis(
      isVertical: options.isVertical, isRightToLeft: environment.isRightToLeft)
    scroller.relayout(following: edit) { strip in
      strip.change(by: event, cardSizes: cardSizes)
      strip.axis = axis
      strip.viewport = axis.length(of: size)
      strip.expansions.follow(edit, in: strip.count)
    }
    let count = scroller.strip.count
    guard count > 0 else { return clear() }
    if isViewed { viewed = viewed?.following(edit, in: count) }
    if hasCards { cards.follow(edit, from: old, to: count) }
  }

  /// Resets the state that depends on items.
  private mutating func clear() {
    _ = recognizer.cancel()
    endPinch()
    viewed = nil
    prefetch = 0..<0
    cards.clear()
  }

  /// Sets an option.
  private mutating func set(_ option: Option, to value: Double) {
    options.set(option, to: value)
    switch option {
    case .snap: scroller.setSnap(Strip.Snap(rawValue: Int32(value)) ?? .item)
    case .momentum: scroller.momentum = value
    case .autoplay: autoplay.setInterval(value / 1000)
    default: cards.set(option, to: value)
    }
  }
}

extension Frame {
  fileprivate func contains(_ point: Vector) -> Bool {
    point.x >= x && point.x <= maxX && point.y >= y && point.y <= maxY
  }
}
