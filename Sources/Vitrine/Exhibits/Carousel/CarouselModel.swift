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
  private(set) var styled: StyledStrip
  private var gestures = StripGestures()
  private(set) var autoplay = Autoplay()

  /// Creates a strip without items, with the style of a carousel by default.
  public init(_ style: Style = .plain) { styled = StyledStrip(style) }

  /// The style. When it changes, cards close and gaps open at once, and options with different defaults get those of the new
  /// style. The strip stays in place.
  public var style: Style {
    get { styled.style }
    set { styled.setStyle(newValue) }
  }

  /// The item on which the strip rests or will rest.
  public var targetItem: Int { styled.scroller.targetItem }

  /// Whether a tap that ended the present press would act on no control in its item: it only catches the strip, or selects the item.
  package var suppressesTap: Bool { gestures.suppressesTap(on: styled) }

  /// Whether fingers have begun to drag or pinch the strip.
  package var isDragged: Bool { gestures.isDragging }

  /// Rests on an item at once; see ``ArrangementModel/rest(on:near:)``.
  mutating func rest(on item: Int) {
    styled.rest(on: item)
    styled.updateOriginals()
    run(to: now.real)
    planAutoplay()
  }

  /// Moves the strip while a finger drags it; see ``ArrangementModel/shiftDrag(by:)``.
  package mutating func shiftDrag(by offset: Vector) {
    styled.shiftDrag(by: offset / styled.appearance.viewport.scale)
    styled.updateOriginals()
  }

  /// Handles one event; see ``ExhibitModel/handle(_:)``.
  @discardableResult
  public mutating func handle(_ event: Event) -> Response {
    guard let event = event.sanitized else { return Response(.yours) }
    run(to: event.present)
    let response = respond(
      to: event.kind, at: event.time, shown: styled.scroller.offset.clock.instant(event.shown))
    if styled.scroller.strip.count == 0 { gestures.cancel() }
    styled.updateOriginals()
    planAutoplay()
    return response
  }

  /// Lets time pass; see ``ExhibitModel/advance(to:)``.
  public mutating func advance(to time: Double) {
    if time.isTime { run(to: time) }
    styled.announcePrefetch()
  }

  /// Replaces `taken` with the signals since the last call; see ``ExhibitModel/takeSignals(into:)``.
  public mutating func takeSignals(into taken: inout [Signal]) {
    styled.takeSignals(into: &taken)
  }

  /// The present.
  var now: Instant { styled.scroller.now }

  /// Evaluates the strip at an instant.
  mutating func evaluate(at instant: Instant) { styled.evaluate(at: instant) }

  mutating func pass(to time: Double) { styled.advance(to: time) }

  mutating func perform(_ kind: DeadlineKind) {
    styled.perform(kind)
    planAutoplay()
  }

  /// Sets the time of the next item of autoplay, or none.
  private mutating func planAutoplay() {
    var isPossible =
      !styled.appearance.environment.reducesMotion && styled.scroller.pages > 1
      && styled.scroller.offset.isResting
    if BuildFeature.viewer, case .some = styled.appearance.viewed { isPossible = false }
    autoplay.plan(isPossible: isPossible, at: now.real)
  }

  private mutating func respond(to event: Event.Kind, at time: Double, shown: Instant) -> Response {
    switch event {
    case .pointer(let pointer):
      return gestures.handle(pointer, at: time, shown: shown, on: &styled)
    // Fingers on the row have precedence.
    case .magnify where gestures.isHolding: return Response(.yours)
    case .pause(let pauses):
      autoplay.setPauses(pauses)
      return Response(.mine)
    case .option(.autoplay, let value):
      autoplay.setInterval(Option.autoplay.sanitized(value) / 1000)
    default: break
    }
    return styled.handle(event, at: time, shown: shown)
  }
}

extension CarouselModel {
  /// The style of a strip, with its own defaults of some options.
  ///
  /// ```swift
  /// assert(Option.spacing.defaultValue(for: .expanding) == 20)
  /// assert(Option.momentum.defaultValue(for: .expanding) == Option.momentum.defaultValue)
  /// ```
  public enum Style: Int32, Sendable, CaseIterable {
    /// Items of any size, in a row that can loop.
    case plain
    /// Cards that open in place.
    case expanding
    /// Photographs whose gaps can be closed.
    case stitched
  }
}

extension Option {
  /// Returns the default value of an option in a style.
  ///
  /// A row of cards scrolls like a page: it is aligned at the start and rests at any offset.
  public func defaultValue(for style: CarouselModel.Style) -> Double {
    switch (self, style) {
    case (.spacing, .expanding): 20
    case (.spacing, .stitched): 8
    case (.radius, .expanding): 10
    case (.align, .expanding), (.align, .stitched): 0
    case (.snap, .expanding), (.snap, .stitched): 2
    default: defaultValue
    }
  }

  /// Returns the nearest value in range; the default of the style for not a number.
  func sanitized(_ value: Double, for style: CarouselModel.Style) -> Double {
    sanitized(BuildFeature.limits && value.isNaN ? defaultValue(for: style) : value)
  }
}

extension CarouselModel: Timed {
  /// The kinds of deadlines.
  enum DeadlineKind {
    case fadedOut, arrival, hover, wheel, autoplay
  }

  /// Returns the next deadline. Autoplay skips the steps whose time is more than ``Limit/absence`` before `time`.
  func nextDeadline(until time: Double) -> Deadline<DeadlineKind>? {
    let fadedOut = Deadline(DeadlineKind.fadedOut, at: styled.scroller.offset.fadeEnd)
    let arrival = Deadline(DeadlineKind.arrival, at: styled.scroller.offset.arrival())
    return .first(.first(fadedOut, arrival), deadlineWithoutFrames(until: time))
  }

  /// Returns the next deadline that can come while nothing is drawn.
  private func deadlineWithoutFrames(until time: Double) -> Deadline<DeadlineKind>? {
    let hover = Deadline(DeadlineKind.hover, at: styled.hoverDeadline)
    let wheel = Deadline(DeadlineKind.wheel, at: styled.scroller.offset.wheelDeadline)
    let autoplay = Deadline(DeadlineKind.autoplay, at: autoplay.deadline(until: time))
    return .first(.first(hover, wheel), autoplay)
  }

  /// The time of the next deadline that can come while nothing is drawn, in seconds.
  var wakeTime: Double? { deadlineWithoutFrames(until: -.infinity)?.time }
}

/// Scenes and poses of a strip. They change only the instant for which the strip is evaluated.
extension CarouselModel {
  /// Fills `scene` with the mounted items; see ``ExhibitModel/draw(at:into:)``.
  public mutating func draw(at time: Double, into scene: inout ExhibitScene) {
    let instant = time.isTime ? styled.scroller.offset.clock.instant(time) : now
    evaluate(at: instant)
    styled.draw(at: instant, into: &scene)
    scene.wakeAt = wakeTime
    if instant != now { evaluate(at: now) }
  }

  /// Returns whether a step forwards or backwards leads to another page of a scene of this model.
  package func canStep(forwards: Bool, in scene: ExhibitScene) -> Bool {
    let isInside = forwards ? scene.currentPage < scene.pages - 1 : scene.currentPage > 0
    return scene.pages > 1 && (styled.scroller.strip.loops || isInside)
  }

  /// Returns the position at another time, in seconds, of a motion in which only the offset changes; see ``ExhibitScene/position``.
  package func position(at time: Double) -> Double {
    styled.scroller.strip.position(
      at: styled.scroller.position(at: time.isTime ? time : now.real))
  }

  /// Returns the frame of an item on the screen at a time, in seconds, from which it flies and to which it returns.
  ///
  /// For the open item, this is the frame of its picture, if the host has sent it; see ``Event/Kind/source(_:)``. An invisible
  /// item has no source; opening it moves it to the line first. A time before now counts as now.
  public mutating func source(of item: Int, at time: Double) -> Source? {
    guard BuildFeature.viewer, let placement = placement(of: item, at: time) else { return nil }
    return styled.source(in: placement)
  }

  /// Returns the pose of an item on the screen at a time, in seconds. In a loop it is in the lap nearest to the line. A time
  /// before now counts as now.
  public mutating func pose(of item: Int, at time: Double) -> Pose? {
    placement(of: item, at: time).map { Pose($0, in: styled.appearance.viewport) }
  }

  /// Returns the placement of an item at a time, in seconds, relative to the top left of the viewport.
  private mutating func placement(of item: Int, at time: Double) -> Placement? {
    guard (0..<styled.scroller.strip.count).contains(item) else { return nil }
    let instant = styled.scroller.offset.clock.instant(time.isTime ? max(now.real, time) : now.real)
    evaluate(at: instant)
    defer { evaluate(at: now) }
    return styled.placement(ofNearest: item, at: instant)
  }
}

extension CarouselModel {
  /// The motion until rest, while all items move together and no item becomes visible that is not mounted; see
  /// ``ExhibitModel/compositorMotion``.
  public var compositorMotion: CompositorMotion? {
    let scroller = styled.scroller
    guard let arrival = scroller.offset.arrival(), arrival > now.real,
      now.motion >= scroller.offset.fade.restTime,
      now.motion >= scroller.strip.expansions.restTime
    else { return nil }
    let mounted = styled.mounted(at: now)
    guard styled.isGliding(from: scroller.offset.position),
      mounted.count <= scroller.strip.count
    else { return nil }
    let (current, nearby) = (scroller.current(at: now), scroller.nearby(at: now))
    var compositorMotion = CompositorMotion(from: now.real, to: arrival)
    // From the end to the start, so that `wakeAt` becomes the first time at which more than the offset changes.
    for left in 0..<CompositorMotion.comparisons {
      let time = compositorMotion.time(of: CompositorMotion.comparisons - left)
      let instant = scroller.offset.clock.instant(time)
      let visible = scroller.visible(from: scroller.offset.position(at: instant.motion))
      guard mounted.lowerBound <= visible.lowerBound, visible.upperBound <= mounted.upperBound
      else { return nil }
      let isOther =
        scroller.current(at: instant) != current || scroller.nearby(at: instant) != nearby
      if isOther { compositorMotion.wakeAt = time }
    }
    return compositorMotion
  }

  /// Replaces `times` with the times of a motion's keyframes; see ``ExhibitModel/keyframes(of:into:)``.
  public func keyframes(of motion: CompositorMotion, into times: inout [Double]) {
    motion.writeKeyframes(into: &times) { from, to in
      let scroller = styled.scroller
      let (before, after) = (scroller.position(at: from), scroller.position(at: to))
      func deviation(at share: Double) -> Double {
        abs(scroller.position(at: from + (to - from) * share) - before - (after - before) * share)
      }
      let (early, late) = CompositorMotion.shares
      return max(deviation(at: early), deviation(at: late))
    }
  }

  /// Returns the common offset at a time, in seconds; see ``ExhibitModel/offset(at:)``.
  public func offset(at time: Double) -> Vector { styled.scroller.renderOffset(at: time) }
}

extension CarouselModel {
  /// Returns whether a drag in a direction that begins at a time, in seconds, would move the strip. A drag that has no direction yet
  /// may do so.
  /// - Parameter yieldsAtEnds: Whether a drag past an end belongs to the views around.
  package func takesDrag(
    toward direction: Vector, yieldingAtEnds yieldsAtEnds: Bool, at time: Double
  ) -> Bool {
    let scroller = styled.scroller
    let directions = scroller.directions(
      yieldingAtEnds: yieldsAtEnds, at: scroller.offset.clock.instant(time))
    return scroller.strip.count > 0 && (direction == .zero || directions.allow(direction))
  }

  /// Returns the wheel event of a digital crown that scrolls by a number of items. Each counts as long as the target item and the
  /// gap beside it. A positive number leads to the next items, also from right to left.
  package func wheel(scrolling items: Double) -> Wheel {
    let strip = styled.scroller.strip
    let pitch = strip.count > 0 ? strip.extent(of: targetItem) + strip.gap : 0
    return Wheel(delta: strip.axis.offset(items * pitch), isFocused: true)
  }
}
