/// Everything that a host draws of a rearrangement at an instant, in front of the two exhibits.
///
/// The host hides the flown photographs in both exhibits, and gives each exhibit the look of its group.
package struct RearrangementScene: Equatable, Sendable {
  /// The photographs that fly, in points of the destination's own scene: relative to the content of a grid, or to the track of a strip.
  /// So a native scroll, or a strip that moves, carries them. Of two with the same depth, the later one is in front. The leader is the
  /// last one.
  ///
  /// A photograph that was removed from the collection while it flew has a number of its own below 0 as its item.
  package internal(set) var placements: [Placement] = []
  /// The flights of the photographs, in the same order.
  package internal(set) var flights: [Flight] = []
  /// The look of the other photographs of the source.
  package internal(set) var source = Group()
  /// The look of the other photographs of the destination.
  package internal(set) var destination = Group()
  /// Whether the next frame differs without any event.
  package internal(set) var isMoving = false

  /// The flight of a photograph.
  package struct Flight: Equatable, Sendable {
    /// Its number. It stays the same when photographs get other indices, and in another exhibit.
    package let serial: Int
    /// The index of the photograph in the exhibit that fades out; nil if it is not there.
    package let itemInSource: Int?
  }

  /// The look of the photographs of an exhibit that do not fly.
  package struct Group: Equatable, Sendable {
    /// The opacity, from 0, invisible, to 1, opaque.
    package internal(set) var opacity = 0.0
    /// The magnification about ``pivot``.
    package internal(set) var scale = 1.0
    /// A point on the screen.
    package internal(set) var pivot = Vector.zero
    /// The translation after the magnification, in points on the screen.
    package internal(set) var offset = Vector.zero
  }

  /// Creates an empty scene.
  package init() {}
}

extension GroupMotion {
  /// Returns the look of the group at an instant.
  func look(
    opacity: Double, _ response: DifferenceResponses.Response
  ) -> RearrangementScene.Group {
    let shift = shift(response)
    return RearrangementScene.Group(
      opacity: opacity.clamped(to: 0...1), scale: 1 + shift.growth, pivot: pivot,
      offset: shift.offset)
  }

  /// Returns a pose of a photograph in the group, and its velocity, as the group draws them.
  func drawn(
    _ pose: Pose, velocity: Pose, opacity: Motion.Spring.State,
    _ response: DifferenceResponses.Response
  ) -> (pose: Pose, velocity: Pose) {
    let (shift, change) = (shift(response), self.velocity(response))
    let scale = 1 + shift.growth
    var drawn = pose.scaled(by: scale, about: pivot).moved(by: shift.offset)
    drawn.radii = pose.radii * scale
    drawn.opacity *= opacity.displacement
    var moved = velocity
    moved.outline = grown(pose.outline, by: change) + velocity.outline * scale
    moved.visible = grown(pose.visible, by: change) + velocity.visible * scale
    moved.radii = velocity.radii * scale + pose.radii * change.growth
    moved.opacity =
      velocity.opacity * opacity.displacement + pose.opacity * opacity.velocity
    return (drawn, moved)
  }

  private func grown(_ frame: Frame, by change: GroupShift) -> Frame {
    Frame(
      x: (frame.x - pivot.x) * change.growth + change.offset.x,
      y: (frame.y - pivot.y) * change.growth + change.offset.y, width: frame.width * change.growth,
      height: frame.height * change.growth)
  }
}
