/// The scroll position of a grid. The host scrolls the grid natively, and the grid can ask the host to scroll.
struct GridScroll: Equatable, Sendable {
  /// The visible part of the grid. A scroll that the grid asks for changes it at once. Later, the host reports where it has scrolled.
  private(set) var viewport = Viewport.zero

  /// The time of the last native scroll, in seconds.
  private var scrolledAt = -Double.infinity

  /// The velocity of a fast native scroll, in points per second, positive downwards; 0 for a slow one. A fast scroll goes on by more
  /// than the height of the window.
  private var velocity = 0.0

  /// The time until which pictures wait after a jump, in seconds; nil if the grid does not jump.
  private var jumpDeadline: Double?

  /// Whether pictures wait because the grid jumps: somebody drags the scrubber or a scroll bar.
  var holdsPictures: Bool { jumpDeadline != nil }

  /// Returns whether a native scroll goes on at a time, in seconds.
  func isScrolling(at time: Double) -> Bool { time < scrolledAt + Threshold.wheelSilence }

  /// Measures the native scroll that an event reports, at a time in seconds. An event that reports none changes nothing.
  mutating func note(_ event: Event.Kind, at time: Double) {
    guard case .viewport(let new) = event, viewport.window.height > 0 else { return }
    let distance = new.window.y - viewport.window.y
    guard abs(distance) >= Rounding.measured else { return }
    let pace = isScrolling(at: time) && time > scrolledAt ? distance / (time - scrolledAt) : 0
    velocity = abs(pace) * Self.anticipation > new.window.height ? pace : 0
    scrolledAt = time
    // Only a drag of a scroll bar is so fast. A single jump, such as one to the end of the page, has no pace. A fling in a busy page
    // has long steps, but is slower.
    if abs(pace) > Self.fastestFling * new.window.height { noteJump(by: distance, at: time) }
  }

  /// Makes pictures wait if the grid has scrolled far enough for a jump.
  /// - Parameters:
  ///   - distance: The distance of one step of the scroll, in points.
  ///   - time: The time of this step, in seconds.
  private mutating func noteJump(by distance: Double, at time: Double) {
    guard abs(distance) > Self.jump * viewport.window.height else { return }
    jumpDeadline = time + Threshold.wheelSilence
  }

  /// The time at which the present fast scroll or jump ends if the grid does not move before, in seconds: the earlier one of both; nil
  /// if the grid neither scrolls fast nor jumps.
  var restDeadline: Double? {
    let rest = velocity == 0 ? nil : scrolledAt + Threshold.wheelSilence
    guard let rest, let jumpDeadline else { return rest ?? jumpDeadline }
    return min(rest, jumpDeadline)
  }

  /// Lets time pass until a time, in seconds. Returns whether a fast native scroll or a jump has ended.
  mutating func advance(to time: Double) -> Bool {
    guard let restDeadline, restDeadline <= time else { return false }
    if time >= scrolledAt + Threshold.wheelSilence { velocity = 0 }
    if let jumpDeadline, jumpDeadline <= time { self.jumpDeadline = nil }
    return true
  }

  /// Returns how much further down cells are mounted than those around the window, in heights of the window: 1 during a fast native
  /// scroll downwards, and -1 during one upwards. Cells that have passed are not mounted meanwhile. Squares need no lead, because
  /// the placeholders beyond them show each cell; those of rows are plain.
  func lead(in layout: GridArrangement) -> Double {
    guard layout.isJustified, velocity != 0 else { return 0 }
    return velocity < 0 ? -1 : 1
  }

  /// Returns the part of the grid that will be visible when the present native scroll ends, in points from the top left of the grid.
  func landing(in layout: GridArrangement) -> Frame {
    var window = viewport.window
    guard velocity != 0 else { return window }
    let end = max(window.y, layout.lastTop(of: window))
    window.y = (window.y + velocity * Self.anticipation).clamped(to: min(0, window.y)...end)
    return window
  }

  /// The time in which a native scroll would cover the rest of its distance at its present velocity, in seconds. Platforms slow a scroll
  /// down over 0.3 to 0.5 seconds.
  private static var anticipation: Double { 0.3 }

  /// The distance of a single step beyond which it is a jump, in heights of the window. Nobody recognises photographs that pass so fast.
  private static var jump: Double { 0.5 }

  /// A velocity that no fling reaches, in heights of the window per second. The hardest flings on a phone reach about 10.
  private static var fastestFling: Double { 15 }

  /// Sets the viewport that the host reports.
  mutating func setViewport(_ new: Viewport) { viewport = new }

  /// Returns the distance from the top of the window down to a cell, in points; negative if the cell begins above the window.
  func top(of item: Int, in layout: GridArrangement) -> Double {
    layout.frame(of: item).y - viewport.window.y
  }

  /// Asks the host for the shortest scroll that makes a whole cell visible; see ``GridArrangement/distance(showing:in:margin:)``. An
  /// item that does not exist is ignored.
  mutating func reveal(
    _ item: Int, of layout: GridArrangement, margin: Double = 0,
    announcing signals: inout SignalQueue
  ) {
    guard layout.cells.width > 0, item < layout.count else { return }
    scroll(
      by: layout.distance(showing: item, in: viewport.window, margin: margin),
      announcing: &signals)
  }

  /// Asks the host to scroll until a cell begins `top` points below the top of the window.
  mutating func keep(
    _ item: Int, at top: Double, in layout: GridArrangement, announcing signals: inout SignalQueue
  ) {
    scroll(by: self.top(of: item, in: layout) - top, announcing: &signals)
  }

  /// Asks the host to scroll until the window begins `top` points below the top of the grid.
  mutating func move(to top: Double, announcing signals: inout SignalQueue) {
    scroll(by: top - viewport.window.y, announcing: &signals)
  }

  /// Asks the host to scroll to a position of the scrubber, but not beyond the end of the grid. A long way makes pictures wait from
  /// `time` on, in seconds.
  mutating func scrub(
    to position: Double, at time: Double, in layout: GridArrangement,
    announcing signals: inout SignalQueue
  ) {
    let top = min(layout.height(atScrubPosition: position), layout.lastTop(of: viewport.window))
    noteJump(by: top - viewport.window.y, at: time)
    scroll(by: top - viewport.window.y, announcing: &signals)
  }

  /// Asks the host to scroll by a distance, in points of the grid, and assumes that it has done so. The next `viewport` event reports how
  /// far the host could scroll.
  private mutating func scroll(by distance: Double, announcing signals: inout SignalQueue) {
    guard abs(distance) >= Rounding.measured else { return }
    viewport.window.y += distance
    viewport.origin.y -= distance * viewport.scale
    signals.append(.scroll(by: distance))
  }
}
