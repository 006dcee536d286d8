extension PhotoViewerModel {
  /// A finger's hold on the photograph.
  struct Grip: Equatable, Sendable {
    /// How the photograph differed from the full screen when it was taken hold of.
    var difference: Pose
    /// How far the row had been pulled by then, as if there were no rubber band.
    var pull: Double
    /// Where the finger took hold, in points on the screen.
    var grabbed: Vector
    /// How far it has dragged since, in points.
    var offset = Vector.zero
    /// What the drag does; nil until it has begun.
    var state: DragShare.State?

    /// How what it has dragged is shared out.
    var share: DragShare { state.map { DragShare(of: offset, in: $0) } ?? DragShare() }
  }

  /// Takes hold of the photograph as it was seen in the frame drawn for `shown`.
  mutating func hold(at place: Vector, shown: Double) {
    let seen = pace.at(shown)
    let displacement = page.position(at: seen)
    grip = Grip(
      difference: pose(at: seen) - pose(of: .screen), pull: row.unbanded(displacement),
      grabbed: place)
    veil = .rest(at: veil.position(at: seen))
    page = .held(at: displacement)
    wheel = nil
  }

  /// Follows a finger that drags.
  mutating func drag(by offset: Vector) {
    guard var held = grip else { return }
    held.offset = offset
    if case nil = held.state, offset != .zero { held.state = state(of: offset, in: held) }
    page = .held(at: row.banded(held.pull + held.share.page))
    grip = held
  }

  /// What a drag is that begins by `offset`: one of a row on its way turns the page, wherever it goes.
  private func state(of offset: Vector, in grip: Grip) -> DragShare.State {
    DragShare.State(
      turnsPages: turnsPages,
      isSideways: abs(offset.x) > abs(offset.y) || abs(grip.pull) > Threshold.touchSlop)
  }

  /// Lets it go where the finger left it, with the finger's velocity.
  mutating func letGo(with velocity: Vector, at time: Double) {
    guard let grip else { return }
    let share = grip.share
    let pull = grip.pull + share.page
    page = .held(
      at: row.banded(pull), velocity: share.page == 0 ? 0 : velocity.x * row.slope(at: pull))
    guard share.dismiss != .zero else { return resume(at: time) }
    let leaves = dragAway.commits(after: share.dismiss, with: velocity)
    depart(
      for: leaves ? .source : destinationAfter(velocity, share.dismiss), thrown: velocity,
      by: leaves ? .landing(at: speed(velocity)) : .returning, at: time)
  }

  /// Goes on to where it was going before it was touched.
  mutating func resume(at time: Double) {
    guard isHeld else { return }
    depart(for: destination, at: time)
  }

  /// The photograph in the finger's hold.
  func heldPose(_ grip: Grip) -> Pose {
    dragAway.pose(dragging: held(grip), from: grip.grabbed, by: grip.share.dismiss)
  }

  /// How fast that changes while the finger moves with `velocity`.
  func heldChange(_ grip: Grip, with velocity: Vector) -> Pose {
    let offset = grip.share.dismiss
    guard offset != .zero else { return .none }
    return dragAway.velocity(
      dragging: held(grip), from: grip.grabbed, by: offset, with: velocity)
  }

  private var dragAway: DragAway { DragAway(height: screen.height) }

  private func held(_ grip: Grip) -> Pose { pose(of: .screen) + grip.difference }

  /// A photograph thrown back returns to the screen; one merely let go keeps its way.
  private func destinationAfter(_ velocity: Vector, _ offset: Vector) -> Flight.Place {
    velocity.dot(offset.direction) <= -Motion.Decay.leastVelocity ? .screen : destination
  }

  /// How fast the finger was, in widths of the place on the page a second.
  private func speed(_ velocity: Vector) -> Double {
    velocity.length / max(1, source?.frame.width ?? screen.width)
  }
}

extension Motion.Spring {
  /// Into the place on the page: slightly bouncy, and faster after a faster finger (`speed` in widths a second).
  ///
  /// A frame-by-frame fit of the zoom transition of iOS 27: 15 rad/s, damping ratio 0.75, up to 1.9 times as fast.
  static func landing(at speed: Double) -> Motion.Spring {
    Motion.Spring(response: 2 * .pi / (15 * (1 + 0.3 * min(speed, 3))), dampingRatio: 0.75)
  }

  /// Back to the full screen after a drag that was not meant: the same fit, 22 rad/s, damping ratio 0.9.
  static var returning: Motion.Spring { Motion.Spring(response: 2 * .pi / 22, dampingRatio: 0.9) }
}
