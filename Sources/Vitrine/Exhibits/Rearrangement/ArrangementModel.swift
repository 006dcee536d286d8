/// An exhibit that arranges the photographs of a collection: a grid or a strip. A ``Rearrangement`` moves photographs from one to
/// another.
///
/// ``beginReading(at:)`` evaluates the exhibit at a time, and ``endReading()`` at the present again. The poses of many photographs are
/// read in between, so they cost one evaluation.
package protocol ArrangementModel: ExhibitModel {
  /// The number of photographs.
  var count: Int { get }

  /// The photograph that the person looks at; nil without photographs.
  ///
  /// In a strip this is the current one. In a grid it is the focused one if it is visible, else the one nearest to the middle.
  var itemLookedAt: Int? { get }

  /// The place of the exhibit on the screen.
  var viewport: Viewport { get }

  /// Whether cross-fades replace movement.
  var reducesMotion: Bool { get }

  /// Whether fingers have begun to drag or pinch the exhibit.
  var isDragged: Bool { get }

  /// Returns the photographs that are visible at a time, in seconds, in their order.
  mutating func visibleItems(at time: Double) -> [Int]

  /// Rests on a photograph at once. A photograph that does not exist is ignored.
  ///
  /// A strip rests where a selection of the photograph leads. One that may rest at any offset stays where it is if the photograph is its
  /// current one, and completely visible. In a grid, a photograph that is completely visible stays where it is, and another one comes as
  /// near to a point on the screen as the ends of the grid allow; the grid asks the host to scroll, see ``Signal/scroll(by:)``.
  mutating func rest(on item: Int, near point: Vector)

  /// Moves the content by a part of an offset on the screen, in points, while fingers drag it: along the exhibit, and not beyond its
  /// ends. The point under the finger is another one from then on.
  mutating func shiftDrag(by offset: Vector)

  /// Gives each photograph the lap in which it is nearest to the present position of a loop; 0 without a loop, or without such a
  /// photograph.
  func setLaps(of items: inout [FlownItem])

  /// Evaluates the exhibit for a time, in seconds.
  mutating func beginReading(at time: Double) -> ArrangementReading

  /// Returns the placement of a photograph relative to the exhibit's top left; nil without such a photograph.
  func placement(of item: FlownItem, in reading: ArrangementReading) -> Placement?

  /// Evaluates the exhibit for the present again.
  mutating func endReading()
}

/// The values of an exhibit at an instant that all its photographs share.
package struct ArrangementReading {
  /// The time, in seconds.
  var time = 0.0
  /// The point of a strip on its alignment line.
  var offset = 0.0
  /// The position of a strip, in items.
  var position = 0.0
  /// The translation of the content's moving frame: of the track of a strip.
  var frameOffset = Vector.zero
  /// The place of the exhibit on the screen.
  var viewport: Viewport
  /// The visible part of the exhibit, in its own points.
  var view: Frame
  /// Whether the exhibit moves by itself.
  var isMoving = false
  /// The layers of a grid whose columns change. Photographs are read in the first one.
  var layers: [SeenLayer] = []

  /// Reads photographs in the same layer as another reading, if it is still drawn.
  mutating func read(like other: ArrangementReading) {
    let columns = other.layers.first?.layer.columns
    if let index = layers.firstIndex(where: { $0.layer.columns == columns }) {
      layers.swapAt(0, index)
    }
  }

  /// The visible part on the screen, and as much again on each side; nil if the exhibit has no size.
  var surroundings: Frame? {
    let view = viewport.onScreen(view)
    guard view.width > 0, view.height > 0 else { return nil }
    return Frame(
      center: view.center, dimensions: Dimensions(width: 3 * view.width, height: 3 * view.height))
  }
}

/// A photograph that may fly.
package struct FlownItem: Equatable, Sendable {
  /// The photograph of the exhibit, or one that the exhibit does not have.
  var subject: FlightSubject
  /// Its lap in a loop, counted since the loop has existed.
  var lap = 0
  /// The width of its picture divided by the height; 0 without a picture. Then it flies with its frame.
  package let ratio: Double
  /// The part of the picture that is visible when it is cropped.
  package let focus: Vector
  /// The part of its item in the exhibit that the picture fills. Another exhibit has another one.
  package internal(set) var frame: PictureFrame

  /// Creates a photograph. A ratio that is not finite and positive counts as 0, a focus that is not finite as the
  /// middle.
  package init(
    item: Int, ratio: Double = 0, focus: Vector = Vector(x: 0.5, y: 0.5),
    frame: PictureFrame = .whole
  ) {
    (subject, self.ratio, self.frame) = (.item(item), ratio.orZero, frame)
    let middle = Vector(x: 0.5, y: 0.5)
    self.focus =
      focus.isFinite
      ? Vector(x: focus.x.clamped(to: 0...1), y: focus.y.clamped(to: 0...1)) : middle
  }

  /// Its index; nil if the exhibit does not have it.
  var item: Int? { subject.item }

  /// The photograph in another exhibit, where its item has not been measured yet.
  var elsewhere: FlownItem {
    var item = self
    item.frame = .whole
    return item
  }
}

/// The poses of some photographs in an exhibit, and their velocities per second of motion time.
struct ArrangedItems {
  /// The photographs, each in its lap.
  var items: [FlownItem]
  var poses: [Pose?]
  var velocities: [Pose]
  /// See ``ArrangementReading/surroundings``.
  var surroundings: Frame?
}

extension ArrangementModel {
  /// Returns the pose of a photograph on the screen, with the outline of its picture; nil without such a photograph, or if it has
  /// no size.
  func pose(of item: FlownItem, in reading: ArrangementReading) -> Pose? {
    guard let placement = placement(of: item, in: reading) else { return nil }
    return Pose(placement, of: item, in: reading.viewport)
  }

  /// Returns the poses of photographs at a time, in seconds, each in the lap nearest to the present position.
  mutating func arranged(_ items: [FlownItem], at time: Double) -> ArrangedItems {
    var places = items
    setLaps(of: &places)
    return arrangedInLaps(places, at: time)
  }

  /// Returns the poses of photographs at a time, in seconds, each in its own lap.
  mutating func arrangedInLaps(_ items: [FlownItem], at time: Double) -> ArrangedItems {
    let reading = beginReading(at: time)
    let poses = items.map { pose(of: $0, in: reading) }
    var velocities = [Pose](repeating: .zero, count: items.count)
    if reading.isMoving {
      let near = self.poses(of: items, at: time + Self.step, like: reading)
      let far = self.poses(of: items, at: time + 2 * Self.step, like: reading)
      for index in items.indices {
        guard let here = poses[index], let near = near[index], let far = far[index] else {
          continue
        }
        velocities[index] = ((near - here) * 4 - (far - here)) * (0.5 / Self.step)
      }
    }
    endReading()
    return ArrangedItems(
      items: items, poses: poses, velocities: velocities, surroundings: reading.surroundings)
  }

  private mutating func poses(
    of items: [FlownItem], at time: Double, like earlier: ArrangementReading
  ) -> [Pose?] {
    var reading = beginReading(at: time)
    reading.read(like: earlier)
    return items.map { pose(of: $0, in: reading) }
  }

  /// The time between the poses from which a velocity follows, in seconds. They are later than the present, because a motion that
  /// begins now was at rest before. The quickest spring changes the velocity by less than a tenth of a point per second because of
  /// it. A power of two is exact.
  private static var step: Double { 1.0 / 8192 }

  /// Returns the pose of a photograph on the screen at a time, in seconds, in the lap nearest to the present position; nil without such
  /// a photograph.
  mutating func place(of item: Int, at time: Double) -> Pose? {
    var places = [FlownItem(item: item)]
    setLaps(of: &places)
    let reading = beginReading(at: time)
    defer { endReading() }
    return pose(of: places[0], in: reading)
  }
}

extension Pose {
  /// Creates the pose of a photograph on the screen, with the outline of its picture instead of that of its item; nil if it has no
  /// size.
  init?(_ placement: Placement, of item: FlownItem, in viewport: Viewport) {
    self.init(item.frame.placement(placement), in: viewport)
    guard visible.width >= Limit.minimumLength, visible.height >= Limit.minimumLength else {
      return nil
    }
    if item.ratio > 0 { outline = outline.filling(ratio: item.ratio, focus: item.focus) }
  }
}
