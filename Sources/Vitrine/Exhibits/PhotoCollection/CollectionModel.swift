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
  private(set) var exhibits = CollectionExhibits()
  private(set) var settings = RowSettings()
  /// The photograph that is open in a viewer.
  package private(set) var viewed: Int?
  private var press = CatchingPress()
  /// A scrub whose photographs cannot fly; nil without one.
  private var scrub: StillScrub?
  private var signals = SignalQueue()

  /// Creates a grid without photographs.
  package init() {}

  /// The present arrangement; during a flight, the one to which the photographs fly.
  package var arrangement: Arrangement { exhibits.arrangement }

  /// Whether photographs fly or fade.
  package var isRearranging: Bool { exhibits.rearrangement.isActive }

  /// The number of columns of the grid; while they change, the number to which they change.
  package var columns: Int { grid.layout.columns }

  /// Returns whether a tap on a photograph of a grid whose columns change only catches it at a time, in seconds.
  package func isFast(_ item: Int, at time: Double) -> Bool {
    exhibits.present == 0 && grid.isFast(item, at: time)
  }

  /// The number of photographs.
  package var count: Int { grid.count }

  /// The top of the visible part, in points from the top of the content; see ``PhotoGridModel/scrollOffset``.
  package var scrollOffset: Double { grid.scrollOffset }

  /// The size of the content, in points: that of the grid, and at least that of the visible part if a row is drawn.
  package var contentDimensions: Dimensions {
    var dimensions = grid.layout.dimensions
    if !exhibits.rows.isEmpty { dimensions.height = max(dimensions.height, view.window.maxY) }
    return dimensions
  }

  /// Returns the position to which a scrubber of the grid moves by a section; see ``PhotoGridModel/scrubPosition(movedBy:)``.
  package func scrubPosition(movedBy step: Int) -> Double { grid.scrubPosition(movedBy: step) }

  var grid: PhotoGridModel { exhibits.drawn[0].grid }

  /// The visible part of the content.
  var view: Viewport { grid.viewport }
}

// MARK: Time and signals

extension CollectionModel {
  /// Lets time pass; see ``ExhibitModel/advance(to:)``.
  package mutating func advance(to time: Double) {
    exhibits.advance(to: time, announcing: &signals)
    forgetUnusedRatios()
  }

  /// Replaces `taken` with the signals since the last call; see ``ExhibitModel/takeSignals(into:)``.
  package mutating func takeSignals(into taken: inout [Signal]) {
    exhibits.collectSignals(into: &signals)
    signals.take(into: &taken)
  }

  private mutating func forgetUnusedRatios() {
    if exhibits.rows.isEmpty { settings.setRatios([]) }
  }
}

// MARK: Scenes

extension CollectionModel {
  /// Fills `scene` with the photographs of the present arrangement, and during a flight also with those that leave. Each photograph has
  /// one placement, in points of the content, in the order of the collection. A loop that does not fill the view adds copies in other
  /// laps. A photograph that was removed fades out first in the scene, and has a number of its own below 0 as its item.
  package mutating func draw(at time: Double, into scene: inout ExhibitScene) {
    exhibits.draw(at: time, into: &scene)
    if isRearranging { scene.removed = [] } else { scene.placeRemoved() }
    guard exhibits.present > 0 || isRearranging else { return }
    let frameOffset = scene.offset
    var (flights, other) = (RearrangementScene(), ExhibitScene())
    if isRearranging { exhibits.drawFlight(at: time, into: &flights, over: &other) }
    placePhotos(of: arrangement, in: &scene, besides: flights.placements)
    if isRearranging {
      if let leaving = exhibits.leaving {
        placePhotos(
          of: exhibits.drawn[leaving].arrangement, in: &other, besides: flights.placements)
      }
      add(flights, from: frameOffset, over: other.placements, to: &scene)
    }
    (scene.first, scene.position, scene.sceneOpacity) = (0, 0, 1)
    (scene.offset, scene.dimensions) = (view.window.origin * -1, view.window.dimensions)
  }

  /// Returns the place of a photograph on the screen; see ``ExhibitModel/source(of:at:)``.
  package mutating func source(of item: Int, at time: Double) -> Source? {
    exhibits.source(of: item, at: time)
  }

  /// Returns the pose of a photograph on the screen; see ``ExhibitModel/pose(of:at:)``.
  package mutating func pose(of item: Int, at time: Double) -> Pose? {
    exhibits.pose(of: item, at: time)
  }
}

// MARK: Switches

extension CollectionModel {
  /// Shows the photographs in another arrangement, around the one at which the person looks.
  ///
  /// Towards the arrangement from which photographs fly, they turn round. The same arrangement ends a scrub. Without a size or photographs,
  /// the arrangement is another one at once.
  /// - Parameters:
  ///   - new: The arrangement.
  ///   - animated: Whether the photographs fly there.
  ///   - ratio: Returns the width of a photograph divided by its height; 0 if it is unknown.
  ///   - time: The time, in seconds.
  package mutating func arrange(
    as new: Arrangement, animated: Bool, ratio: (Int) -> Double, at time: Double
  ) {
    guard time.isTime else { return }
    scrub = nil
    _ = exhibits.endScrub(velocity: 0, at: time)
    advance(to: time)
    guard animated, canFly else { return jump(to: new, ratio: ratio, at: time) }
    guard new != arrangement else { return }
    press = CatchingPress()
    // The fingers let the columns go, which settle while the photographs fly.
    if grid.zoom.isHeld {
      send(.magnify(Magnify(.ended, scale: 1, position: .zero)), to: 0, at: time)
    }
    if exhibits.leaves(new) { return exhibits.turnRound(viewed: viewed, at: time) }
    let photos = exhibits.photos(around: viewed, ratio: ratio, at: time)
    let destination = prepare(new, ratio: ratio, at: time)
    exhibits.fly(
      to: destination, leader: viewed, photos: photos, at: time, announcing: &signals)
    forgetUnusedRatios()
  }

  /// Moves the photographs to a share of their way to another arrangement, from 0 to 1; see ``Rearrangement/scrub(to:at:)``.
  ///
  /// Without a size or photographs, nothing changes until the end of the scrub.
  package mutating func scrub(
    toward new: Arrangement, progress: Double, ratio: (Int) -> Double, at time: Double
  ) {
    guard time.isTime, progress.isReal else { return }
    if new != arrangement {
      guard canFly else {
        scrub = StillScrub(toward: new, progress: progress, at: time, after: scrub)
        return
      }
      arrange(as: new, animated: true, ratio: ratio, at: time)
    }
    scrub = nil
    exhibits.scrub(to: progress, at: time)
  }

  /// Ends a scrub with a velocity, in shares of the way per second; nil for that of the scrub. The photographs fly on, or back; see
  /// ``Rearrangement/endScrub(velocity:at:)``. Photographs that cannot fly are in the other arrangement at once, if the scrub leads there.
  package mutating func endScrub(
    velocity: Double?, ratio: (Int) -> Double, at time: Double
  ) {
    if let scrub {
      self.scrub = nil
      guard scrub.arrives(velocity: velocity, at: time) else { return }
      return arrange(as: scrub.arrangement, animated: false, ratio: ratio, at: time)
    }
    if exhibits.endScrub(velocity: velocity, at: time) {
      exhibits.turnRound(viewed: viewed, at: time)
    }
  }

  private var canFly: Bool { count > 0 && view.window.width > 0 && view.window.height > 0 }

  /// Shows another arrangement without a flight.
  private mutating func jump(to new: Arrangement, ratio: (Int) -> Double, at time: Double) {
    let destination =
      new == arrangement ? exhibits.present : prepare(new, ratio: ratio, at: time)
    exhibits.jump(
      to: destination, on: viewed, speed: settings.speed, at: time, announcing: &signals)
    forgetUnusedRatios()
  }

  /// Returns the position of an exhibit with an arrangement. A row is made for it.
  private mutating func prepare(
    _ arrangement: Arrangement, ratio: (Int) -> Double, at time: Double
  ) -> Int {
    if arrangement == .grid {
      if let viewed { exhibits.send(Event(at: time, .viewed(item: viewed)), to: 0) }
      return 0
    }
    setRatios(ratio)
    var row = ArrangedExhibit(arrangement)
    let events = settings.events(
      filling: arrangement, count: count, viewport: viewport(of: arrangement),
      in: view.window.dimensions)
    for kind in events { row.handle(Event(at: time, kind)) }
    if let viewed { row.handle(Event(at: time, .viewed(item: viewed))) }
    return exhibits.append(row)
  }
}

// MARK: Events

extension CollectionModel {
  /// Handles one event; see ``ExhibitModel/handle(_:)``. Pointers, wheels and pinches are relative to the visible part.
  @discardableResult
  package mutating func handle(_ event: Event) -> Response {
    guard let sane = event.sanitized else { return Response(.yours) }
    let event = inPresent(sane)
    switch sane.kind {
    // The columns of a grid to which photographs fly do not change.
    case .magnify where exhibits.present == 0 && isRearranging, .key(.zoomIn) where isRearranging,
      .key(.zoomOut) where isRearranging:
      return Response(.yours)
    case .columns(let columns, let item, true) where isRearranging:
      return exhibits.send(
        Event(at: event.time, .columns(columns, about: item, animated: false)), to: 0)
    case .pointer(let pointer): return handle(pointer, of: event)
    case .viewport: return setViewport(event)
    case .count, .insert, .remove, .move: return edit(event)
    case .environment, .option(.speed, _): settings.remember(event.kind)
    case .option(.loop, _):
      settings.remember(event.kind)
      return send(settings.loop, at: event.time) { $0.canLoop }
    case .option(.radius, _):
      settings.remember(event.kind)
      return send(settings.corners, at: event.time) { $0.hasPlainCorners }
    case .option, .sections, .ratios, .scrub, .columns: return exhibits.send(event, to: 0)
    case .focus(let item): return focus(on: item, event)
    case .viewed(let item):
      viewed = item.flatMap { (0..<count).contains($0) ? $0 : nil }
      return sendViewed(Event(at: event.time, .viewed(item: viewed)))
    default: return exhibits.sendToPresent(event)
    }
    exhibits.sendToOthers(event)
    return exhibits.sendToPresent(event)
  }

  /// Sets the ratios of all photographs, after an edit of the collection. Without a row, they are not read.
  package mutating func updateRatios(_ ratio: (Int) -> Double, at time: Double) {
    guard !exhibits.rows.isEmpty else { return }
    setRatios(ratio)
    sendExtents(at: time)
  }

  /// The ratios of all photographs, which rows have; none without a row.
  package var rowRatios: [Double] { exhibits.rows.isEmpty ? [] : settings.ratios }

  /// Leads a photograph that was removed while it flew to its place, because it has come back: from where it fades out, as visible as it is
  /// there.
  /// - Parameters:
  ///   - removed: Its item in the scene. If no such photograph fades out, nothing happens.
  ///   - item: Its new index.
  ///   - time: The time, in seconds.
  package mutating func restore(_ removed: Int, as item: Int, at time: Double) {
    exhibits.restore(removed, as: item, at: time)
  }

  /// Acts on a photograph that was tapped, or chosen by a key or by VoiceOver.
  ///
  /// In a carousel and a deck, it becomes current, and the current one opens in a viewer. A closed card opens in place, and an open one
  /// closes; one that a resting mouse has opened opens in a viewer. Others open in a viewer.
  package mutating func activate(_ item: Int, at time: Double) {
    switch arrangement {
    case .carousel where target != item, .deck where target != item:
      handle(Event(at: time, .select(item: item, animated: true)))
    case .expanding:
      handle(Event(at: time, .focus(item: item)))
      handle(Event(at: time, .key(.enter)))
    default: signals.append(.open(item: item))
    }
  }

  /// The current photograph of a row.
  private var target: Int { exhibits.drawn[exhibits.present].strip.targetItem }

  private mutating func setRatios(_ ratio: (Int) -> Double) {
    settings.setRatios((0..<count).map { ratio($0) })
  }

  /// Sends an event to an exhibit.
  private mutating func send(_ kind: Event.Kind, to index: Int, at time: Double) {
    exhibits.send(Event(at: time, kind), to: index)
  }

  /// Sends an option to the exhibits that have it.
  private mutating func send(
    _ option: Event.Kind, at time: Double, where hasOption: (Arrangement) -> Bool
  ) -> Response {
    for index in exhibits.drawn.indices where hasOption(exhibits.drawn[index].arrangement) {
      send(option, to: index, at: time)
    }
    return Response(.mine)
  }

  private mutating func setViewport(_ event: Event) -> Response {
    let old = view
    let response = exhibits.send(event, to: 0)
    let size = view.window.dimensions
    let isResized = old.window.dimensions != size
    for index in exhibits.rows {
      let arrangement = exhibits.drawn[index].arrangement
      let viewport = viewport(of: arrangement)
      if isResized {
        for kind in RowSettings.sizes(of: arrangement, viewport, in: size) {
          send(kind, to: index, at: event.time)
        }
      } else if viewport != exhibits.drawn[index].viewport {
        send(.viewport(viewport), to: index, at: event.time)
      }
    }
    if isResized { sendExtents(at: event.time) }
    return response
  }

  private mutating func sendExtents(at time: Double) {
    guard count > 0 else { return }
    for index in exhibits.rows {
      let extents = settings.extents(
        in: exhibits.drawn[index].arrangement, view.window.dimensions)
      send(.extents(extents, first: 0), to: index, at: time)
    }
  }

  /// Edits the collection in all exhibits. New photographs count as squares until their ratios are known.
  private mutating func edit(_ event: Event) -> Response {
    let edit = Edit(event.kind, count: count)
    viewed = viewed.flatMap { edit.index(of: $0) }
    signals.follow(edit)
    for index in exhibits.drawn.indices {
      var event = event
      if case .insert(let number, let item, _) = event.kind {
        let arrangement = exhibits.drawn[index].arrangement
        let extent = arrangement.extent(ofRatio: 1, in: view.window.dimensions)
        event.kind = .insert(number, at: item, extent: extent)
      }
      exhibits.send(event, to: index)
    }
    return Response(.yours)
  }

  /// Keys act on a photograph of a grid from now on. A row brings it into view.
  private mutating func focus(on item: Int, _ event: Event) -> Response {
    if exhibits.present == 0 || arrangement == .expanding { return exhibits.sendToPresent(event) }
    var event = event
    event.kind = .select(item: item, animated: true)
    return exhibits.sendToPresent(event)
  }

  private mutating func sendViewed(_ event: Event) -> Response {
    let response = exhibits.sendToPresent(event)
    if viewed == nil { exhibits.sendToOthers(event) }
    return response
  }

  /// Handles a pointer relative to the visible part. The pointer of its event is relative to the present exhibit. A press catches photographs that fly.
  private mutating func handle(_ pointer: Pointer, of event: Event) -> Response {
    guard exhibits.present == 0 else { return exhibits.sendToPresent(event) }
    switch press.follow(pointer, whileFlying: isRearranging) {
    case .none: return exhibits.sendToPresent(event)
    case .catches:
      var response = exhibits.sendToPresent(event)
      response.claim = .pending
      return response
    case .stays: return Response(.pending)
    case .scrolls:
      exhibits.sendToPresent(event.cancelled)
      return Response(.yours)
    }
  }
}
