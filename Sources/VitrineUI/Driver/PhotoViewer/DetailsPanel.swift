import Vitrine

/// A panel at an edge of the viewer, with details of the photograph: how much of it is in view, and the finger that holds it.
///
/// ```
///   closed --open--> moving --> open        a finger takes over a moving panel where it is, and drags an open one by its header
///      ^                |
///      +-----close------+
/// ```
/// Times are in seconds. Positions are points in the panel.
struct DetailsPanel: Equatable {
  /// Whether it is open, or will be.
  private(set) var isOpen = false
  /// The edge at which it lies, and its length.
  var edge = PanelEdge()
  /// The speed of its motion.
  var speed = 1.0
  /// The share of the panel in view.
  private var motion = Motion.rest(at: 0)
  private var press: Press?

  /// A finger that holds the panel.
  private struct Press: Equatable {
    let id: Int32
    /// Where the finger was when the drag began, or when it came down. The panel moves, so this is relative to its place in view.
    var start: Vector
    /// The share in view when it was grabbed.
    let share: Double
    /// Whether the finger drags the panel, and does not tap in it.
    var isDrag: Bool
    var track = VelocityTracker()
  }
}

// MARK: Queries

extension DetailsPanel {
  /// Returns the share of the panel in view at a time.
  func share(at time: Double) -> Double { motion.position(at: time).clamped(to: 0...1) }

  /// Returns whether it moves by itself at a time.
  func isMoving(at time: Double) -> Bool { !motion.isResting(at: time) }

  /// Returns whether nothing of it is in view from a time on.
  func isClosed(at time: Double) -> Bool { !isOpen && press == nil && share(at: time) == 0 }
}

// MARK: Changes

extension DetailsPanel {
  /// Opens or closes the panel. A finger that holds it lets go.
  mutating func setOpen(_ isOpen: Bool, animated: Bool, at time: Double) {
    self.isOpen = isOpen
    press = nil
    move(velocity: motion.velocity(at: time), animated: animated, at: time)
  }

  /// Handles a finger or a mouse.
  /// - Parameters:
  ///   - pointer: The sample, relative to the place of the open panel.
  ///   - animated: Whether the panel moves after the release; else it is at its end at once.
  ///   - time: The time of the sample.
  ///   - shown: The time of the frame that the person sees.
  /// - Returns: Who owns the gesture.
  mutating func handle(
    _ pointer: Pointer, animated: Bool, at time: Double, shown: Double
  ) -> Response {
    if pointer.phase == .down { return grab(pointer, at: time, shown: shown) }
    guard press?.id == pointer.id else { return Response(.yours) }
    switch pointer.phase {
    case .move: return drag(pointer, at: time)
    case .up: return release(animated: animated, at: time)
    case .cancel:
      setOpen(isOpen, animated: animated, at: time)
      return Response(.yours)
    default: return Response(.yours)
    }
  }

  /// Grabs the panel where the person sees it. At rest, a drag begins on its header, so that its content can scroll.
  private mutating func grab(_ pointer: Pointer, at time: Double, shown: Double) -> Response {
    guard press == nil else { return Response(.pending) }
    let isMoving = isMoving(at: shown)
    guard isMoving || edge.isHeader(pointer.position) else { return Response(.yours) }
    var press = Press(
      id: pointer.id, start: pointer.position, share: share(at: shown), isDrag: isMoving)
    press.track.add(edge.distance(pointer.position), at: time)
    self.press = press
    motion = .held(at: press.share)
    return Response(isMoving ? .mine : .pending)
  }

  private mutating func drag(_ pointer: Pointer, at time: Double) -> Response {
    guard var press else { return Response(.yours) }
    press.track.add(edge.distance(pointer.position), at: time)
    let way = pointer.position - press.start
    if !press.isDrag, way.length >= Threshold.touchSlop {
      guard edge.distance(way).magnitude >= way.length / 2 else {
        setOpen(isOpen, animated: true, at: time)
        return Response(.yours)
      }
      // The panel does not jump by the distance that the finger moved before the drag.
      (press.isDrag, press.start) = (true, pointer.position)
    }
    self.press = press
    guard press.isDrag else { return Response(.pending) }
    let moved = edge.distance(pointer.position - press.start) / edge.length
    motion = .held(at: (press.share - moved).clamped(to: 0...1))
    return Response(.mine)
  }

  /// Lets go. The predicted end decides whether the panel opens or closes.
  private mutating func release(animated: Bool, at time: Double) -> Response {
    guard let press else { return Response(.yours) }
    self.press = nil
    let velocity = press.isDrag ? -press.track.velocity(at: time) / edge.length : 0
    if press.isDrag { isOpen = share(at: time) + velocity * Self.prediction > 0.5 }
    move(velocity: velocity, animated: animated, at: time)
    return Response(press.isDrag ? .mine : .yours, suppressesClick: press.isDrag)
  }

  private mutating func move(velocity: Double, animated: Bool, at time: Double) {
    let target = isOpen ? 1.0 : 0
    guard animated else { return motion = .rest(at: target) }
    motion = .spring(
      from: share(at: time), velocity: velocity, to: target, at: time,
      with: .init(duration: Self.duration / speed), within: .fraction)
  }

  /// The duration of its opening, in seconds; that of a sheet of UIKit.
  private static let duration = 0.5
  /// The time of the predicted end after a release, in seconds; that of a looping carousel.
  private static let prediction = 0.25
}

/// The edge at which a panel lies: below, or at the side at which lines of text end.
struct PanelEdge: Equatable {
  /// The direction in which the panel leaves.
  var direction = Vector(x: 0, y: 1)
  /// How far it moves until it has left, in points.
  var length = 1.0

  /// Returns the part of a way along which the panel leaves, in points.
  func distance(_ way: Vector) -> Double { way.x * direction.x + way.y * direction.y }

  /// Returns whether a point is on the header of an open panel.
  fileprivate func isHeader(_ point: Vector) -> Bool { (0...Self.header).contains(point.y) }

  /// The height of the header, in points: that of a button.
  static let header = 44.0
}
