/// The change of a grid's columns, under two fingers or by itself.
///
/// The number of columns c is a real number. It moves as its logarithm, so that equal pinches are equal steps. Between two neighbouring
/// stops the layouts of both are drawn as two layers, each magnified so that all columns have the same width:
///
/// ```
/// progress p = (1/A − 1/c) / (1/A − 1/B)         0 at the stop A, 1 at the stop B of more columns
/// pitch      = pitch(A) + (pitch(B) − pitch(A)) · p       a cell and its gap; each layer is magnified by pitch / its own pitch
/// x          both layers begin at the same side, so each column of one coincides with a column of the other
/// y          both layers have the focus at the same height: under the fingers; after the release, from there to its row, by a spring
/// ```
/// If the first row would leave the top of the grid or of the window, it stays there; see ``GridTopEdge``.
///
/// The focus is the photograph between the fingers. It has another column in each layer, so it is drawn in front of both, and moves from
/// one to the other while they cross-fade. With reduced motion it fades with its layer.
///
/// The layer of more columns is opaque and as wide as the grid, or wider. The other one covers it and fades. So no paper is seen. Beyond
/// the first and the last stop, both are scaled about the middle of the grid, by the rubber band.
///
/// The grid takes the columns of the next stop at the release. From then on the zoom is a difference that decays, and the host scrolls
/// natively.
struct GridZoom: Equatable, Sendable {
  private var phase = Phase.resting
  /// The logarithm of the number of columns.
  private var columns = Motion.rest(at: 0)
  /// The distance of the focus from its height at rest, in points.
  private var shift = Motion.rest(at: 0)
  private(set) var focus = 0
  /// The distance of the fingers from the top of the focus, as a share of its height with the gap below it.
  private var share = 0.0
  /// A second part of that distance, as a share of the pitch. It is set if fingers catch the focus on its way. The pitch is the same in
  /// both layers, but the height of a photograph is not, so neither layer moves.
  private var pitchShare = 0.0
  private var stops = ColumnStops(width: 0, spacing: 0, own: 1)
  /// The logarithm of the number of columns at which the scale of the pinch is 1, before the rubber band.
  private var start = 0.0
  private var edge = GridTopEdge()
  private var spread = VelocityTracker()
  private var vertical = VelocityTracker()
  /// The layouts of the two stops beside the present number of columns; the grid's own as it begins, and none at rest.
  private var layouts: [GridArrangement] = []

  private enum Phase: Equatable, Sendable {
    case resting, settling
    /// Fingers or a wheel hold the columns. A wheel is silent from a time on, in seconds.
    case pinching(until: Double?)
  }

  /// The layouts of two neighbouring stops as they are drawn.
  struct Layers {
    /// Those of fewer and of more columns.
    let layouts: [GridArrangement]
    let fewer: GridLayer
    let more: GridLayer
    /// The focus, which is drawn in front of both layers; nil if it fades with them.
    let front: FrontCell?

    /// Both layers: first the one that people see better.
    var seen: [SeenLayer] {
      let (cover, rear) = (
        SeenLayer(layout: layouts[0], layer: fewer, front: front),
        SeenLayer(layout: layouts[1], layer: more, front: front)
      )
      return fewer.opacity > 0.5 ? [cover, rear] : [rear, cover]
    }

    /// Returns the layer with a number of columns; nil if there is none.
    func layer(of columns: Int) -> GridLayer? {
      if fewer.columns == columns { return fewer }
      return more.columns == columns ? more : nil
    }
  }

  /// Whether the columns are changing.
  var isActive: Bool { phase != .resting }

  /// Whether fingers or a wheel hold the columns.
  var isHeld: Bool { isActive && phase != .settling }

  /// The time at which a wheel that holds the columns is silent, in seconds; nil without one.
  var deadline: Double? { if case .pinching(let time) = phase { time } else { nil } }

  /// Returns whether it changes without an event, from a time on, in seconds.
  func isMoving(at time: Double) -> Bool {
    !columns.isResting(at: time) || !shift.isResting(at: time)
  }

  /// Returns the height of the point of the focus that the fingers hold in a layout, in points from its top.
  func height(in layout: GridArrangement) -> Double {
    let cell = layout.frame(of: focus)
    return cell.y + share * (cell.height + layout.cells.spacing) + pitchShare * layout.cells.pitch
  }

  /// Returns that height at a time, in points from the top of the grid, without the rule for the first row.
  func height(at time: Double, in layout: GridArrangement) -> Double {
    height(in: layout) + shift.position(at: time)
  }

  /// Returns that height as it is drawn at a time, in points from the top of the grid.
  func drawnHeight(at time: Double, over layout: GridArrangement, _ options: GridOptions) -> Double
  {
    drawnHeight(at: time, in: layout, between(at: time, over: layout, options))
  }

  private func drawnHeight(at time: Double, in layout: GridArrangement, _ stops: ColumnsBetween)
    -> Double
  {
    let fewer = stops.scale(of: 0) * height(in: stops.layouts[0])
    let more = stops.scale(of: 1) * height(in: stops.layouts[1])
    // The distance from the first row to that point, as it is drawn: between those of both layers.
    let above = more + (fewer - more) * stops.cover
    return edge.height(of: height(at: time, in: layout), below: above)
  }

  /// Returns the layers at a time, in seconds, over the grid's own layout; nil at rest.
  func layers(at time: Double, over layout: GridArrangement, _ options: GridOptions) -> Layers? {
    guard isActive else { return nil }
    let stops = between(at: time, over: layout, options)
    let height = drawnHeight(at: time, in: layout, stops)
    func layer(_ index: Int, opacity: Double) -> GridLayer {
      let (layout, scale) = (stops.layouts[index], stops.scale(of: index))
      let position = Vector(x: stops.left(of: index), y: height - self.height(in: layout) * scale)
      return GridLayer(
        columns: layout.columns, scale: scale, position: position, opacity: opacity)
    }
    let (fewer, more) = (layer(0, opacity: stops.cover), layer(1, opacity: 1))
    var front: FrontCell?
    if !options.reducesMotion {
      let start = fewer.drawn(stops.layouts[0].frame(of: focus))
      let end = more.drawn(stops.layouts[1].frame(of: focus))
      front = FrontCell(item: focus, frame: end + (start - end) * stops.cover)
    }
    return Layers(layouts: stops.layouts, fewer: fewer, more: more, front: front)
  }

  /// Returns the speed of the cell that is seen at a point of the grid at a time, in points per second. It is infinite while fingers pinch,
  /// and 0 at rest.
  func speed(
    at point: Vector, _ time: Double, over layout: GridArrangement, _ options: GridOptions
  ) -> Double {
    guard !isHeld else { return .infinity }
    guard let layers = layers(at: time, over: layout, options) else { return 0 }
    let seen = layers.seen[0].layer
    let content = (point - seen.position) * (1 / seen.scale)
    let isInFront = layers.front?.frame.contains(point) ?? false
    func drawn(at time: Double) -> Vector {
      let layers = self.layers(at: time, over: layout, options)
      if isInFront, let front = layers?.front { return front.frame.center }
      let layer = layers?.layer(of: seen.columns) ?? seen
      return content * layer.scale + layer.position
    }
    return (drawn(at: time + Self.instant) - drawn(at: time - Self.instant)).length
      / (2 * Self.instant)
  }

  private func between(at time: Double, over layout: GridArrangement, _ options: GridOptions)
    -> ColumnsBetween
  {
    let columns = Elementary.exp(columns.position(at: time))
    return ColumnsBetween(
      columns, layouts(around: columns, beside: layout, options),
      isMagnified: !options.reducesMotion)
  }

  private func layouts(
    around columns: Double, beside layout: GridArrangement, _ options: GridOptions
  ) -> [GridArrangement] {
    let (fewer, more) = stops.around(columns)
    if layouts.count == 2, layouts[0].columns == fewer, layouts[1].columns == more {
      return layouts
    }
    return [
      arrangement(of: fewer, beside: layout, options),
      arrangement(of: more, beside: layout, options),
    ]
  }

  /// Returns the layout of a stop, beside the grid's own: the one that is drawn, if there is one, because edits may have left other
  /// breaks of rows than a new one has.
  func arrangement(of columns: Int, beside layout: GridArrangement, _ options: GridOptions)
    -> GridArrangement
  {
    layouts.first { $0.columns == columns }
      ?? options.arrangement(like: layout, columns: columns, around: focus)
  }

  /// The logarithms of the numbers of columns, and the rubber bands beyond them.
  private var range: ElasticRange {
    ElasticRange(0...Elementary.log(Double(stops.last)), dimension: Self.reach)
  }

  /// The limit of the rubber band: the cells are at most 1.6 times as large as at the first stop. Chosen by eye.
  private static var reach: Double { 0.5 }

  /// The time after which a release looks for the nearest stop, in seconds. Chosen by eye.
  private static var anticipation: Double { 0.2 }

  /// The response of the spring to a stop, in seconds. It is that of a short flight.
  private static var response: Double { 0.35 }

  /// The time before and after which a velocity is measured, in seconds. A power of two gives the same bits everywhere.
  private static var instant: Double { 1 / 1024.0 }
}

extension GridZoom {
  /// Begins about an item, unless the columns are changing already. Returns false without another stop.
  mutating func begin(about item: Int, in layout: GridArrangement, _ window: Frame) -> Bool {
    guard !isActive else { return true }
    let cells = layout.cells
    stops = ColumnStops(width: cells.width, spacing: cells.spacing, own: layout.columns)
    guard layout.count > 0, stops.last > 1 else { return false }
    (phase, focus, layouts) = (.settling, item, [layout])
    (share, pitchShare) = (0.5, 0)
    columns = .rest(at: Elementary.log(Double(layout.columns)))
    shift = .rest(at: 0)
    edge = GridTopEdge(of: window)
    return true
  }

  /// Follows a sample of a pinch: its scale changes the columns, and its point moves the focus.
  mutating func pinch(
    _ sample: Magnify, _ event: Event, over layout: GridArrangement, _ options: GridOptions
  ) {
    let isWheel = sample.phase == .wheel
    if !isHeld || sample.phase == .began {
      grab(at: sample.position.y, shown: event.shown, over: layout, options)
      if !isWheel { start += Elementary.log(sample.scale) }
    }
    phase = .pinching(until: isWheel ? event.present + Threshold.wheelSilence : nil)
    let turned = start - Elementary.log(sample.scale)
    if isWheel { start = turned }
    columns = .held(at: range.offset(for: turned))
    shift = .held(at: edge.rawHeight(for: sample.position.y) - height(in: layout))
    spread.add(turned, at: event.time)
    vertical.add(sample.position.y, at: event.time)
    prepare(at: event.present, over: layout, options)
  }

  /// Catches the columns at a height, in points from the top of the grid. From now on the fingers hold the point of the focus there.
  private mutating func grab(
    at height: Double, shown: Double, over layout: GridArrangement, _ options: GridOptions
  ) {
    let state = columns.position(at: shown)
    let drawn = drawnHeight(at: shown, over: layout, options)
    edge.hold(drawn - self.height(at: shown, in: layout))
    if let layers = layers(at: shown, over: layout, options) {
      let (layout, layer) = (layers.seen[0].layout, layers.seen[0].layer)
      let distance = (height - drawn) / layer.scale
      if layouts.count == 1 {
        share += distance / (layout.frame(of: focus).height + layout.cells.spacing)
      } else {
        pitchShare += distance / layout.cells.pitch
      }
    }
    columns = .held(at: state)
    start = range.rawOffset(for: state)
    spread.reset()
    vertical.reset()
  }

  /// Lets the columns go with the velocity of the fingers at a time, in seconds. Returns the stop at which they will rest.
  mutating func release(at time: Double, isThrown: Bool) -> Int {
    let state = columns.position(at: time)
    var (turn, rise) = (0.0, 0.0)
    if isThrown {
      turn = spread.velocity(at: time) * range.slope(at: range.rawOffset(for: state))
      rise = vertical.velocity(at: time)
    }
    columns = .held(at: state, velocity: turn)
    shift = .held(at: shift.position(at: time), velocity: rise)
    phase = .settling
    return stops.nearest(to: Elementary.exp(state + Self.anticipation * turn))
  }

  /// Returns the stop nearest to a number of columns.
  func stop(nearest columns: Int) -> Int { stops.nearest(to: Double(max(1, columns))) }

  /// Returns the stop beside a number of columns: of fewer ones, or of more.
  func stop(beside columns: Int, fewer: Bool) -> Int {
    fewer ? stops.around(Double(columns) - 0.5).fewer : stops.around(Double(columns)).more
  }

  /// Settles at the columns of the grid, which has taken its layout for them and scrolled.
  /// - Parameters:
  ///   - time: The time from which on it settles, in seconds.
  ///   - distance: The distance from the old height of the focus to the new one in the window, in points, that is still to be drawn.
  ///   - scrolled: The distance by which the window has scrolled, in points.
  mutating func settle(
    at time: Double, movedBy distance: Double, scrolledBy scrolled: Double,
    over layout: GridArrangement, _ options: GridOptions
  ) {
    edge.scroll(by: scrolled)
    phase = .settling
    let spring = Motion.Spring(response: Self.response / options.speed, dampingRatio: 1)
    // Within a quarter of a point at the edge of the grid.
    let width = layout.cells.width
    columns = columns.retargeted(
      to: Elementary.log(Double(layout.columns)), at: time, with: .spring(spring),
      within: Motion.Tolerance(distance: 0.25 / width, speed: 10 / width))
    let state = shift.state(at: time)
    shift = .spring(
      from: state.position + distance, velocity: state.velocity, to: 0, at: time, with: spring)
    prepare(at: time, over: layout, options)
  }

  /// Lets time pass until a time, in seconds, and keeps the layouts that will be drawn.
  mutating func prepare(
    at time: Double, over layout: GridArrangement, _ options: GridOptions
  ) {
    guard isActive else { return }
    if phase == .settling, !isMoving(at: time) { return end() }
    layouts = layouts(
      around: Elementary.exp(columns.position(at: time)), beside: layout, options)
  }

  /// Follows a change of the layout, which has moved the focus at rest by a distance in the window, in points. It stays where it is
  /// drawn.
  mutating func follow(
    movedBy distance: Double, scrolledBy scrolled: Double, at time: Double,
    over layout: GridArrangement, _ options: GridOptions
  ) {
    layouts = []
    guard isHeld else {
      return settle(
        at: time, movedBy: -distance, scrolledBy: scrolled, over: layout, options)
    }
    edge.scroll(by: scrolled)
    shift = .held(at: shift.position(at: time) - distance)
  }

  /// Takes the new index of the focus after an edit.
  mutating func renumber(_ edit: Edit) { focus = edit.item(focus).clamped(toCount: edit.count) }

  /// Comes to rest at once.
  mutating func end() {
    (phase, layouts) = (.resting, [])
    shift = .rest(at: 0)
  }
}
