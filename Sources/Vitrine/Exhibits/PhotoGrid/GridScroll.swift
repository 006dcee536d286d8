/// The visible part of a grid. The host scrolls it natively, and the grid asks the host to scroll.
struct GridScroll: Equatable, Sendable {
  /// The visible part: where the grid has asked the host to scroll, until the host says where it has scrolled.
  private(set) var viewport = Viewport.zero

  /// The time at which the host has scrolled last, in seconds.
  private var scrolledAt = -Double.infinity

  /// The velocity of a native scroll that leaves the window soon, in points per second downwards; 0 for a slower one.
  private var velocity = 0.0

  /// The time until which pictures wait because the grid has jumped, in seconds; nil without a jump.
  private var jumpDeadline: Double?

  /// Whether pictures wait until the grid stops jumping: the scrubber is dragged, or a scroll bar.
  var holdsPictures: Bool { jumpDeadline != nil }

  /// Returns whether the host scrolls natively at a time, in seconds.
  func isScrolling(at time: Double) -> Bool { time < scrolledAt + Threshold.wheelSilence }

  /// Notes the time of an event, in seconds, if it says that the host has scrolled.
  mutating func note(_ event: Event.Kind, at time: Double) {
    guard case .viewport(let new) = event, viewport.window.height > 0 else { return }
    let distance = new.window.y - viewport.window.y
    guard abs(distance) >= Rounding.measured else { return }
    let pace = isScrolling(at: time) && time > scrolledAt ? distance / (time - scrolledAt) : 0
    velocity = abs(pace) * Self.anticipation > new.window.height ? pace : 0
    scrolledAt = time
    // A single jump, such as one to the end of the page, and a fling in a busy page do not flood the network.
    if abs(pace) > Self.fastestFling * new.window.height { noteJump(by: distance, at: time) }
  }

  /// Notes that the grid has scrolled by a distance at once, in points. Pictures wait if that is a jump.
  private mutating func noteJump(by distance: Double, at time: Double) {
    guard abs(distance) > Self.jump * viewport.window.height else { return }
    jumpDeadline = time + Threshold.wheelSilence
  }

  /// The time at which a fast native scroll is known to rest, or at which the grid jumps no longer, in seconds; nil without them.
  var restDeadline: Double? {
    let rest = velocity == 0 ? nil : scrolledAt + Threshold.wheelSilence
    guard let rest, let jumpDeadline else { return rest ?? jumpDeadline }
    return min(rest, jumpDeadline)
  }

  /// Lets time pass until a time, in seconds. Returns whether a fast native scroll rests since, or the grid jumps no longer.
  mutating func advance(to time: Double) -> Bool {
    guard let restDeadline, restDeadline <= time else { return false }
    if time >= scrolledAt + Threshold.wheelSilence { velocity = 0 }
    if let jumpDeadline, jumpDeadline <= time { self.jumpDeadline = nil }
    return true
  }

  /// Returns the part of the grid that will be visible when a native scroll rests.
  func landing(in layout: GridArrangement) -> Frame {
    var window = viewport.window
    guard velocity != 0 else { return window }
    let end = max(window.y, layout.lastTop(of: window))
    window.y = (window.y + velocity * Self.anticipation).clamped(to: min(0, window.y)...end)
    return window
  }

  /// The distance that a native scroll goes on by itself, per velocity, in seconds. Platforms decelerate over 0.3 to 0.5 seconds.
  private static var anticipation: Double { 0.3 }

  /// The distance beyond which a scroll is a jump, in windows. Nobody recognises photographs that pass so fast.
  private static var jump: Double { 0.5 }

  /// The velocity that no fling reaches, in windows per second. The hardest ones on a phone pass about 10.
  private static var fastestFling: Double { 15 }

  /// Notes where the host has scrolled.
  mutating func setViewport(_ new: Viewport) { viewport = new }

  /// Returns the distance of a cell below the top of the window, in points.
  func top(of item: Int, in layout: GridArrangement) -> Double {
    layout.frame(of: item).y - viewport.window.y
  }

  /// Scrolls until the whole cell is visible; see ``GridArrangement/distance(showing:in:margin:)``.
  mutating func reveal(
    _ item: Int, of layout: GridArrangement, margin: Double = 0,
    announcing signals: inout SignalQueue
  ) {
    guard layout.cells.width > 0, item < layout.count else { return }
    scroll(
      by: layout.distance(showing: item, in: viewport.window, margin: margin),
      announcing: &signals)
  }

  /// Scrolls until the distance of a cell below the top of the window is `top`, in points.
  mutating func keep(
    _ item: Int, at top: Double, in layout: GridArrangement, announcing signals: inout SignalQueue
  ) {
    scroll(by: self.top(of: item, in: layout) - top, announcing: &signals)
  }

  /// Scrolls to a height, in points from the top of the grid.
  mutating func move(to top: Double, announcing signals: inout SignalQueue) {
    scroll(by: top - viewport.window.y, announcing: &signals)
  }

  /// Scrolls to a position of the scrubber at a time, in seconds, as far as the end of the grid.
  mutating func scrub(
    to position: Double, at time: Double, in layout: GridArrangement,
    announcing signals: inout SignalQueue
  ) {
    let top = min(layout.height(atScrubPosition: position), layout.lastTop(of: viewport.window))
    noteJump(by: top - viewport.window.y, at: time)
    scroll(by: top - viewport.window.y, announcing: &signals)
  }

  /// Asks the host to scroll by a distance in points of the grid, and continues as if it had. The next `viewport` event reports
  /// how far it could scroll.
  private mutating func scroll(by distance: Double, announcing signals: inout SignalQueue) {
    guard abs(distance) >= Rounding.measured else { return }
    viewport.window.y += distance
    viewport.origin.y -= distance * viewport.scale
    signals.append(.scroll(by: distance))
  }
}
