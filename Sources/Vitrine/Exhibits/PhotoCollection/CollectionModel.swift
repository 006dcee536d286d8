/// A collection of photographs that is shown in one of several arrangements, and whose photographs fly from one to the next.
///
/// The host scrolls it natively as a grid, whose content is as high as the grid in every arrangement. A row lies in the middle of the
/// visible part. Placements are in points of the content, so a host draws every arrangement alike:
/// ```
///   content of the grid
///   +---------------------+
///   |  . . . . . . . . .  |
///   +=====================+  visible part
///   |   [ 3 ]  [ 4 ]  [ 5 |  row
///   +=====================+
///   |  . . . . . . . . .  |
///   +---------------------+
/// ```
/// ```
/// var collection = CollectionModel()
/// collection.handle(Event(at: 0, .count(40)))
/// collection.handle(Event(at: 0, .viewport(Viewport(screen: Dimensions(width: 390, height: 844)))))
/// collection.arrange(as: .deck, animated: true, ratio: { _ in 1.5 }, at: 1)
/// ```
/// Pointers are relative to the visible part. This file contains the state and all functions that write it.
package struct CollectionModel: ExhibitModel, Equatable, Sendable {
  /// The grid, which always exists, then the rows that are drawn.
  private(set) var exhibits = [ArrangedExhibit(.grid)]
  /// The position of the exhibit that the person uses.
  private(set) var present = 0
  /// The position of the exhibit that fades out; nil if there is none.
  private(set) var leaving: Int?
  private(set) var rearrangement = Rearrangement()
  /// The photograph that is open in a viewer.
  package private(set) var viewed: Int?
  /// The ratio of each photograph, as the rows have them; empty without a row.
  private(set) var ratios: [Double] = []
  private var environment = Event.Environment()
  private var speed = 1.0
  /// Whether carousels and decks loop.
  private var loops = false
  /// The corner radius of photographs in a grid, a carousel and a deck, in points.
  private var radius = 0.0
  private var isScrubbed = false
  /// A press that catches photographs on their way to the grid; nil without one.
  private var press: Pointer?
  private var signals = SignalQueue()

  /// Creates a grid without photographs.
  package init() {}

  /// The present arrangement; during a flight, the one to which the photographs fly.
  package var arrangement: Arrangement { exhibits[present].arrangement }

  /// Whether photographs fly or fade.
  package var isRearranging: Bool { rearrangement.isActive }

  /// The photograph on which keys act.
  package var focused: Int { exhibits[present].focused }

  /// The card that is open and does not move; nil without one.
  package var openCard: Int? {
    guard arrangement == .expanding, !isRearranging else { return nil }
    let cards = exhibits[present].strip.styled.scroller.strip.expansions
    return cards.newest.flatMap { cards.card(of: $0)?.value == 1 ? $0 : nil }
  }

  /// The number of photographs.
  package var count: Int { grid.count }

  /// The top of the visible part, in points from the top of the content; see ``PhotoGridModel/scrollOffset``.
  package var scrollOffset: Double { grid.scrollOffset }

  /// Whether a tap that ended the present press would not act on a photograph.
  package var suppressesTap: Bool {
    !exhibits[present].isGrid && exhibits[present].strip.suppressesTap
  }

  /// The size of the content, in points: that of the grid, and at least that of the visible part if a row is drawn.
  package var contentDimensions: Dimensions {
    var dimensions = grid.layout.dimensions
    if exhibits.count > 1 { dimensions.height = max(dimensions.height, view.window.maxY) }
    return dimensions
  }

  /// Returns the position to which a scrubber of the grid moves by a section; see ``PhotoGridModel/scrubPosition(movedBy:)``.
  package func scrubPosition(movedBy step: Int) -> Double { grid.scrubPosition(movedBy: step) }

  var grid: PhotoGridModel { exhibits[0].grid }

  /// The visible part of the content.
  var view: Viewport { grid.viewport }

  /// Returns the wheel event of a digital crown that scrolls a row by a number of photographs; nil for a grid, which the host scrolls.
  package func wheel(scrolling items: Double) -> Wheel? {
    exhibits[present].isGrid ? nil : exhibits[present].strip.wheel(scrolling: items)
  }

  /// Returns whether a drag in a direction belongs to the exhibit at a time, in seconds.
  package func takesDrag(toward direction: Vector, at time: Double) -> Bool {
    !exhibits[present].isGrid
      && exhibits[present].strip.takesDrag(toward: direction, yieldingAtEnds: false, at: time)
  }
}

// MARK: Time and signals

extension CollectionModel {
  /// Lets time pass; see ``ExhibitModel/advance(to:)``.
  package mutating func advance(to time: Double) {
    rearrangement.advance(to: time)
    for index in exhibits.indices { exhibits[index].advance(to: time) }
    if !rearrangement.isActive { removeUnused() }
  }

  /// Replaces `taken` with the signals since the last call; see ``ExhibitModel/takeSignals(into:)``.
  package mutating func takeSignals(into taken: inout [Signal]) {
    collectSignals()
    signals.take(into: &taken)
  }

  /// Collects the signals of the exhibits. The grid tells how far to scroll in every arrangement.
  private mutating func collectSignals() {
    var taken: [Signal] = []
    rearrangement.takeSignals(into: &taken)
    for signal in taken {
      if case .open = signal { signals.append(signal) }
    }
    for index in exhibits.indices {
      exhibits[index].takeSignals(into: &taken)
      for signal in taken where index == present || signal.isScroll { signals.append(signal) }
    }
  }

  /// Removes the rows that are not drawn any more.
  private mutating func removeUnused() {
    leaving = nil
    guard exhibits.count > (present > 0 ? 2 : 1) else { return }
    collectSignals()
    keep(present)
    if present == 0 { ratios = [] }
  }

  /// Keeps the grid and these exhibits.
  private mutating func keep(_ kept: Int...) {
    var (new, positions) = ([exhibits[0]], [Int](repeating: 0, count: exhibits.count))
    for index in exhibits.indices.dropFirst() where kept.contains(index) {
      positions[index] = new.count
      new.append(exhibits[index])
    }
    (present, leaving) = (positions[present], leaving.map { positions[$0] })
    exhibits = new
  }
}

extension Signal {
  fileprivate var isScroll: Bool { if case .scroll = self { true } else { false } }
}

// MARK: Scenes

extension CollectionModel {
  /// Fills `scene` with the photographs of the present arrangement, and during a flight also with those that leave. Each photograph has
  /// one placement, in points of the content, in the order of the collection. A loop that does not fill the view adds copies in other
  /// laps. A photograph that was removed while it flew fades out first in the scene, and has the item -1 minus its last index.
  package mutating func draw(at time: Double, into scene: inout ExhibitScene) {
    exhibits[present].draw(at: time, into: &scene)
    guard present > 0 || isRearranging else { return }
    let frameOffset = scene.offset
    placePhotos(of: present, in: &scene)
    if isRearranging {
      var (flights, other) = (RearrangementScene(), ExhibitScene())
      rearrangement.draw(over: &exhibits[present], at: time, into: &flights)
      if let leaving {
        exhibits[leaving].draw(at: time, into: &other)
        placePhotos(of: leaving, in: &other)
      }
      add(flights, from: frameOffset, over: other.placements, to: &scene)
    }
    (scene.first, scene.position, scene.sceneOpacity) = (0, 0, 1)
    (scene.offset, scene.dimensions) = (view.window.origin * -1, view.window.dimensions)
  }

  /// Returns the place of a photograph on the screen; see ``ExhibitModel/source(of:at:)``.
  package mutating func source(of item: Int, at time: Double) -> Source? {
    rearrangement.source(of: item, over: &exhibits[present], at: time)
  }

  /// Returns the pose of a photograph on the screen; see ``ExhibitModel/pose(of:at:)``.
  package mutating func pose(of item: Int, at time: Double) -> Pose? {
    rearrangement.pose(of: item, over: &exhibits[present], at: time)
  }
}

// MARK: Switches

extension CollectionModel {
  /// Shows the photographs in another arrangement, around the one at which the person looks.
  ///
  /// Towards the arrangement from which photographs fly, they turn round. The same arrangement ends a scrub.
  /// - Parameters:
  ///   - new: The arrangement.
  ///   - animated: Whether the photographs fly there.
  ///   - ratio: Returns the width of a photograph divided by its height; 0 if it is unknown.
  ///   - time: The time, in seconds.
  package mutating func arrange(
    as new: Arrangement, animated: Bool, ratio: (Int) -> Double, at time: Double
  ) {
    guard time.isTime else { return }
    if isScrubbed { _ = rearrangement.endScrub(velocity: 0, at: time) }
    isScrubbed = false
    advance(to: time)
    guard animated, hasSize, count > 0 else { return jump(to: new, ratio: ratio, at: time) }
    guard new != arrangement else { return }
    press = nil
    if let leaving, exhibits[leaving].arrangement == new { return reverse(at: time) }
    let (source, destination) = (present, prepare(new, ratio: ratio, at: time))
    let photos = photos(from: source, ratio: ratio, at: time)
    let leader = viewed
    let old = change(source, destination) {
      $2.start(from: &$0, to: &$1, leader: leader, photos: photos, at: time)
    }
    present = destination
    if old == .source || leaving == nil { leaving = source }
    keep(present, leaving ?? 0)
    if !rearrangement.isActive { removeUnused() }
  }

  /// Moves the photographs to a share of their way to another arrangement, from 0 to 1; see ``Rearrangement/scrub(to:at:)``.
  package mutating func scrub(
    toward new: Arrangement, progress: Double, ratio: (Int) -> Double, at time: Double
  ) {
    guard time.isTime, progress.isReal else { return }
    if new != arrangement { arrange(as: new, animated: true, ratio: ratio, at: time) }
    guard rearrangement.isActive else { return }
    rearrangement.scrub(to: progress, at: time)
    isScrubbed = true
  }

  /// Ends a scrub with a velocity, in shares of the way per second. The photographs fly on, or back; see
  /// ``Rearrangement/endScrub(velocity:at:)``.
  package mutating func endScrub(velocity: Double, at time: Double) {
    guard isScrubbed else { return }
    isScrubbed = false
    let outcome = rearrangement.endScrub(velocity: velocity, at: time)
    if outcome == .returns, leaving != nil { reverse(at: time) }
  }

  private var hasSize: Bool { view.window.width > 0 && view.window.height > 0 }

  /// The photographs fly back to the exhibit that fades out.
  private mutating func reverse(at time: Double) {
    guard let destination = leaving else { return }
    change(present, destination) { $2.reverse(over: &$0, to: &$1, at: time) }
    (present, leaving) = (destination, present)
    handViewed(at: time)
  }

  /// Shows another arrangement without a flight.
  private mutating func jump(to new: Arrangement, ratio: (Int) -> Double, at time: Double) {
    let leader = viewed ?? (isRearranging ? rearrangement.leader : exhibits[present].itemLookedAt)
    let point = leader.flatMap { exhibits[present].place(of: $0, at: time)?.visible.center }
    rearrangement = Rearrangement()
    setSpeed(at: time)
    if new != arrangement {
      present = prepare(new, ratio: ratio, at: time)
      if let leader, let point { exhibits[present].rest(on: leader, near: point) }
    }
    removeUnused()
  }

  /// Changes two exhibits and the rearrangement.
  @discardableResult
  private mutating func change<Result>(
    _ source: Int, _ destination: Int,
    _ change: (inout ArrangedExhibit, inout ArrangedExhibit, inout Rearrangement) -> Result
  ) -> Result {
    var (one, other) = (ArrangedExhibit(.grid), ArrangedExhibit(.grid))
    swap(&one, &exhibits[source])
    swap(&other, &exhibits[destination])
    defer {
      swap(&one, &exhibits[source])
      swap(&other, &exhibits[destination])
    }
    return change(&one, &other, &rearrangement)
  }

  /// Returns the position of an exhibit with an arrangement. A row is made for it.
  private mutating func prepare(
    _ arrangement: Arrangement, ratio: (Int) -> Double, at time: Double
  ) -> Int {
    if arrangement == .grid {
      if let viewed { exhibits[0].handle(Event(at: time, .viewed(item: viewed))) }
      return 0
    }
    setRatios(ratio)
    var row = ArrangedExhibit(arrangement)
    for kind in beginning(of: arrangement) { row.handle(Event(at: time, kind)) }
    exhibits.append(row)
    return exhibits.count - 1
  }

  /// The events that fill a new row.
  private func beginning(of arrangement: Arrangement) -> [Event.Kind] {
    var events: [Event.Kind] = [.environment(environment), .option(.speed, speed)]
    if arrangement.canLoop { events.append(.option(.loop, loops ? 1 : 0)) }
    if arrangement.hasPlainCorners { events.append(.option(.radius, radius)) }
    events += sizes(of: arrangement)
    events += [.insert(count, at: 0, extent: 0), .extents(extents(of: arrangement), first: 0)]
    if arrangement == .stitched { events.append(.stitch(true, animated: false)) }
    if let viewed { events.append(.viewed(item: viewed)) }
    return events
  }

  /// The events for the size of the view.
  private func sizes(of arrangement: Arrangement) -> [Event.Kind] {
    [.viewport(viewport(of: arrangement))]
      + arrangement.options(in: view.window.dimensions).map { .option($0, $1) }
  }

  private func extents(of arrangement: Arrangement) -> [Double] {
    ratios.map { arrangement.extent(ofRatio: $0, in: view.window.dimensions) }
  }

  /// Returns the photographs that may fly from an exhibit: those that are visible, and those beside the leader.
  private mutating func photos(
    from source: Int, ratio: (Int) -> Double, at time: Double
  ) -> [FlownItem] {
    let known = isRearranging ? rearrangement.leader : nil
    let leader = (viewed ?? known ?? exhibits[source].itemLookedAt ?? 0).clamped(toCount: count)
    let near = max(0, leader - Self.reach)..<min(count, leader + Self.reach)
    let seen = exhibits[source].visibleItems(at: time).filter { !near.contains($0) }
    return (seen + near).map { FlownItem(item: $0, ratio: ratio($0)) }
  }

  /// The number of photographs on either side of the leader whose pictures are asked for: more than are visible beside it.
  private static let reach = 120
}

// MARK: Events

extension CollectionModel {
  /// Handles one event; see ``ExhibitModel/handle(_:)``. Pointers, wheels and pinches are relative to the visible part.
  @discardableResult
  package mutating func handle(_ event: Event) -> Response {
    guard let event = event.sanitized else { return Response(.yours) }
    switch event.kind {
    case .pointer(let pointer): return handle(pointer, of: event)
    case .magnify(let pinch): return handle(pinch, of: event)
    case .viewport: return setViewport(event)
    case .count, .insert, .remove, .move: return edit(event)
    case .environment(let new): environment = new
    case .option(.speed, let value): speed = Option.speed.sanitized(value)
    case .option(.loop, let value):
      loops = Option.loop.sanitized(value) != 0
      return sendLoop(at: event.time)
    case .option(.radius, let value):
      radius = Option.radius.sanitized(value)
      return sendRadius(at: event.time)
    case .option, .sections, .scrub: return sendToGrid(event)
    case .focus(let item): return focus(on: item, event)
    case .viewed(let item):
      viewed = item.flatMap { (0..<count).contains($0) ? $0 : nil }
      return sendViewed(Event(at: event.time, .viewed(item: viewed)))
    default: return sendToPresent(event)
    }
    sendToOthers(event)
    return sendToPresent(event)
  }

  /// Sets the ratios of all photographs, after an edit of the collection. Without a row, they are not read.
  package mutating func updateRatios(_ ratio: (Int) -> Double, at time: Double) {
    guard exhibits.count > 1 else { return }
    setRatios(ratio)
    sendExtents(at: time)
  }

  /// Acts on a photograph that was tapped, or chosen by a key or by VoiceOver.
  ///
  /// In a carousel and a deck, it becomes current, and the current one opens in a viewer. A closed card opens in place, and an open one
  /// closes; one that a resting mouse has opened opens in a viewer. Others open in a viewer.
  package mutating func activate(_ item: Int, at time: Double) {
    let strip = exhibits[present].strip
    switch arrangement {
    case .carousel where strip.targetItem != item, .deck where strip.targetItem != item:
      handle(Event(at: time, .select(item: item, animated: true)))
    case .expanding:
      handle(Event(at: time, .focus(item: item)))
      handle(Event(at: time, .key(.enter)))
    default: signals.append(.open(item: item))
    }
  }

  private mutating func setRatios(_ ratio: (Int) -> Double) {
    ratios = (0..<count).map { ratio($0) }
  }

  private mutating func sendToPresent(_ event: Event) -> Response {
    rearrangement.handle(event, over: &exhibits[present])
  }

  private mutating func sendToOthers(_ event: Event) {
    for index in exhibits.indices where index != present { exhibits[index].handle(event) }
  }

  private mutating func sendToGrid(_ event: Event) -> Response {
    present == 0 ? sendToPresent(event) : exhibits[0].handle(event)
  }

  /// Sends an event to a row.
  private mutating func send(_ kind: Event.Kind, to index: Int, at time: Double) {
    let event = Event(at: time, kind)
    _ = index == present ? sendToPresent(event) : exhibits[index].handle(event)
  }

  private mutating func setSpeed(at time: Double) {
    _ = rearrangement.handle(Event(at: time, .option(.speed, speed)), over: &exhibits[present])
  }

  private mutating func sendLoop(at time: Double) -> Response {
    for index in exhibits.indices where exhibits[index].arrangement.canLoop {
      send(.option(.loop, loops ? 1 : 0), to: index, at: time)
    }
    return Response(.mine)
  }

  private mutating func sendRadius(at time: Double) -> Response {
    for index in exhibits.indices where exhibits[index].arrangement.hasPlainCorners {
      send(.option(.radius, radius), to: index, at: time)
    }
    return Response(.mine)
  }

  private mutating func setViewport(_ event: Event) -> Response {
    let old = view
    let response = sendToGrid(event)
    let isResized = old.window.dimensions != view.window.dimensions
    for index in exhibits.indices.dropFirst() {
      let arrangement = exhibits[index].arrangement
      if isResized {
        for kind in sizes(of: arrangement) { send(kind, to: index, at: event.time) }
      } else if viewport(of: arrangement) != exhibits[index].viewport {
        send(.viewport(viewport(of: arrangement)), to: index, at: event.time)
      }
    }
    if isResized { sendExtents(at: event.time) }
    return response
  }

  private mutating func sendExtents(at time: Double) {
    guard count > 0 else { return }
    for index in exhibits.indices.dropFirst() {
      send(.extents(extents(of: exhibits[index].arrangement), first: 0), to: index, at: time)
    }
  }

  /// Edits the collection in all exhibits. New photographs count as squares until their ratios are known.
  private mutating func edit(_ event: Event) -> Response {
    let edit = Edit(event.kind, count: count)
    viewed = viewed.flatMap { edit.index(of: $0) }
    signals.follow(edit)
    for index in exhibits.indices {
      var event = event
      if case .insert(let number, let item, _) = event.kind {
        let arrangement = exhibits[index].arrangement
        let extent = arrangement.extent(ofRatio: 1, in: view.window.dimensions)
        event.kind = .insert(number, at: item, extent: extent)
      }
      _ = index == present ? sendToPresent(event) : exhibits[index].handle(event)
    }
    return Response(.yours)
  }

  /// Keys act on a photograph of a grid from now on. A row brings it into view.
  private mutating func focus(on item: Int, _ event: Event) -> Response {
    if present == 0 || arrangement == .expanding { return sendToPresent(event) }
    var event = event
    event.kind = .select(item: item, animated: true)
    return sendToPresent(event)
  }

  private mutating func sendViewed(_ event: Event) -> Response {
    let response = sendToPresent(event)
    if viewed == nil { sendToOthers(event) }
    return response
  }

  /// Empties the place of the open photograph in the present exhibit.
  private mutating func handViewed(at time: Double) {
    _ = sendToPresent(Event(at: time, .viewed(item: viewed)))
  }

  /// Handles a pinch of a trackpad relative to the visible part.
  private mutating func handle(_ pinch: Magnify, of event: Event) -> Response {
    var (event, own) = (event, pinch)
    own.position = pinch.position + view.window.origin - origin(of: arrangement)
    event.kind = .magnify(own)
    return sendToPresent(event)
  }

  /// Handles a pointer relative to the visible part. A press catches photographs that fly. On their way to a grid, a finger that moves
  /// farther than a tap lets them go, because the host scrolls then.
  private mutating func handle(_ pointer: Pointer, of event: Event) -> Response {
    var event = event
    var own = pointer
    own.position = pointer.position + view.window.origin - origin(of: arrangement)
    event.kind = .pointer(own)
    guard present == 0 else { return sendToPresent(event) }
    switch pointer.phase {
    case .down where rearrangement.isActive:
      press = pointer
      var response = sendToPresent(event)
      response.claim = .pending
      return response
    case .move where press?.id == pointer.id && pointer.device == .touch:
      let way = (pointer.position - (press?.position ?? pointer.position)).length
      guard way >= Threshold.touchSlop else { return Response(.pending) }
      press = nil
      own.phase = .cancel
      event.kind = .pointer(own)
      _ = sendToPresent(event)
      return Response(.yours)
    case .up, .cancel:
      press = nil
      return sendToPresent(event)
    default: return sendToPresent(event)
    }
  }
}
