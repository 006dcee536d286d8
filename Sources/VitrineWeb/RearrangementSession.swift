#if arch(wasm32)
import Vitrine

/// The flight of photographs from the exhibit of one session to that of another one.
///
/// While it is active, the events of the destination go through it. Neither exhibit draws the photographs that fly.
final class RearrangementSession: Session {
  private var flights = Rearrangement()
  private var flown = RearrangementScene()
  private var source: Session?
  private var destination: Session?
  private var model: ArrangedModel?
  /// The place from which a photograph opens that has flown until now. The viewer asks for it at once.
  private var opening: Source?

  override var asRearrangement: RearrangementSession? { self }

  /// Whether photographs fly or fade.
  var isActive: Bool { flights.isActive }

  /// Returns whether photographs fly to the exhibit of a session.
  func leads(to session: Session) -> Bool { isActive && destination === session }

  /// Moves the photographs to another exhibit. The numbers of its arguments are the handles of both exhibits, the leader, for each
  /// photograph its item, its ratio, its focus, the part of the item that it fills, and its radius, and the photographs that both exhibits
  /// have in common. The leader is -1 for the photograph at which the person looks, and -2 for none. The first argument becomes the leader.
  /// - Returns: 1 if the exhibit that fades out is the same as before.
  func start(from source: Session, to destination: Session, _ arguments: Arguments, at time: Double)
    -> Int32
  {
    let earlier = self.source
    guard let (old, new) = connect(source, destination) else { return -1 }
    var (from, to) = (ArrangedModel(exhibit: old), ArrangedModel(exhibit: new))
    let leader = arguments.integer(2)
    let photos = photos(arguments, from: 3)
    let leaving = flights.start(
      from: &from, to: &to, leader: leader < 0 ? nil : leader, restsOnLeader: leader > -2,
      match: match(arguments, from: 4 + Self.photoNumbers * photos.count), photos: photos,
      at: time)
    arguments[0] = Double(flights.leader ?? -1)
    guard leaving == .earlierSource, let earlier else { return 0 }
    source.rearrangement = nil
    earlier.rearrangement = self
    self.source = earlier
    return 1
  }

  /// Turns round: the photographs fly back to the exhibit from which they came. The numbers of its arguments are the handles of both
  /// exhibits, and the photographs that both have in common. The first argument becomes the leader.
  func reverse(
    over present: Session, to destination: Session, _ arguments: Arguments, at time: Double
  )
    -> Int32
  {
    guard let (old, new) = connect(present, destination) else { return -1 }
    var (from, to) = (ArrangedModel(exhibit: old), ArrangedModel(exhibit: new))
    flights.reverse(over: &from, to: &to, match: match(arguments, from: 2), at: time)
    arguments[0] = Double(flights.leader ?? -1)
    return 0
  }

  /// Learns which parts of their items photographs fill in the destination. Their numbers are as those of a start.
  func setFrames(_ arguments: Arguments, at time: Double) {
    guard var model else { return }
    flights.setFrames(of: photos(arguments, from: 0), over: &model, at: time)
  }

  func scrub(to progress: Double, at time: Double) {
    flights.scrub(to: progress, at: time)
  }

  /// Ends a scrub with a velocity, in shares of the way per second; that of the scrub if it is not a number. Returns 1 if the page must
  /// reverse the rearrangement.
  func endScrub(velocity: Double, at time: Double) -> Int32 {
    flights.endScrub(velocity: velocity.isNaN ? nil : velocity, at: time) == .returns ? 1 : 0
  }

  /// Writes the motion until the photographs rest into the arguments, as numbers for a compositor; see
  /// ``Rearrangement/writeMotion(over:into:)``. `Web/src/engine/flight-motion.js` reads them in the same order. Returns 1; 0 if the page
  /// must draw every frame, or if there is not enough room.
  func writeMotion(to arguments: Arguments) -> Int32 {
    guard var model, flights.writeMotion(over: &model, into: &keyframes),
      keyframes.count <= arguments.capacity
    else { return 0 }
    for index in keyframes.indices { arguments[index] = keyframes[index] }
    return 1
  }

  /// Gives both exhibits back.
  func disconnect() {
    source?.rearrangement = nil
    destination?.rearrangement = nil
    (source, destination, model) = (nil, nil, nil)
  }

  /// Leaves out of the scene of a session the photographs that fly.
  func hideFlown(of scene: inout ExhibitScene, in session: Session, at time: Double) {
    draw(at: time)
    // Those that are removed fade out in their flights.
    scene.removed = []
    let isSource = session === source
    for index in scene.placements.indices {
      let item = scene.placements[index].item
      let flies =
        isSource
        ? flown.flights.contains { $0.itemInSource == item }
        : flown.placements.contains { $0.item == item }
      if flies { scene.placements[index].opacity = Interface.flownOpacity }
    }
  }

  /// Follows an event of the exhibit that fades out, before that exhibit handles it.
  func followSource(_ event: Event) {
    if let source = source?.arranged { flights.followSource(event, count: source.count) }
  }

  override func handle(_ event: Event) -> Response {
    guard var model else { return Response(.yours) }
    if case .viewed(let item?) = event.kind {
      opening = flights.source(of: item, over: &model, at: event.time)
    }
    return flights.handle(event, over: &model)
  }

  override func source(of item: Int, at time: Double) -> Source? {
    guard var model else { return nil }
    defer { opening = nil }
    return opening ?? flights.source(of: item, over: &model, at: time)
  }

  override func advance(to time: Double) {
    flights.advance(to: time)
    model?.advance(to: time)
  }

  override func draw(at time: Double, into buffer: SceneBuffer) {
    draw(at: time)
    buffer.write(flown)
  }

  override func takeSignals(into signals: inout [Signal]) {
    flights.takeSignals(into: &signals)
  }

  /// The maximum number of photographs whose pictures are known, more than a window shows.
  private static let maximumPhotos = 4096
  private static let photoNumbers = 9

  /// Reads photographs: their number, and the numbers of each.
  private func photos(_ arguments: Arguments, from first: Int) -> [FlownItem] {
    (0..<max(0, min(arguments.integer(first), Self.maximumPhotos))).map { index in
      let start = first + 1 + Self.photoNumbers * index
      let (corner, size) = (arguments.vector(start + 4), arguments.vector(start + 6))
      return FlownItem(
        item: arguments.integer(start), ratio: arguments[start + 1],
        focus: arguments.vector(start + 2),
        frame: PictureFrame(
          Frame(x: corner.x, y: corner.y, width: size.x, height: size.y),
          radius: arguments[start + 8]))
    }
  }

  /// Reads the photographs that two exhibits have in common: their number, and the indices of each. Without them, the number is -1, and
  /// all photographs have the same indices.
  private func match(_ arguments: Arguments, from first: Int) -> ItemMatch {
    let count = min(arguments.integer(first), Self.maximumPhotos)
    guard count >= 0 else { return .sameItems }
    return ItemMatch(
      (0..<count).map {
        let start = first + 1 + 2 * $0
        return ItemMatch.Pair(
          source: arguments.integer(start), destination: arguments.integer(start + 1))
      })
  }

  private func draw(at time: Double) {
    guard var model else { return }
    flights.draw(over: &model, at: time, into: &flown)
  }

  private func connect(
    _ source: Session, _ destination: Session
  ) -> (SessionExhibit, SessionExhibit)? {
    guard let old = source.arranged, let new = destination.arranged, source !== destination else {
      return nil
    }
    disconnect()
    (self.source, self.destination, model) = (source, destination, ArrangedModel(exhibit: new))
    source.rearrangement = self
    destination.rearrangement = self
    return (old, new)
  }
}
#endif
