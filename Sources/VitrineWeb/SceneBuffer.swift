#if arch(wasm32)
import Vitrine

/// A scene as a row of numbers that JavaScript reads without copying.
///
/// The first ``Interface/stride`` numbers describe the whole scene, in the order of ``SceneField``. Each placement has the same
/// number of numbers, in the order of ``PlacementField``. The buffer never shrinks, and never grows while it is read.
@safe final class SceneBuffer {
  private(set) var numbers: UnsafeMutablePointer<Double>
  private var capacity: Int
  /// The number of scenes with other placements than the one before.
  private var revision = 0.0
  private var isOther = false
  /// The numbers that are being written: those of the scene, or those of a placement.
  private var row: UnsafeMutablePointer<Double>

  /// Creates a buffer with room for some placements. It grows for more.
  init(placements: Int) {
    capacity = placements * Interface.stride
    unsafe numbers = .allocate(capacity: capacity)
    unsafe numbers.initialize(repeating: 0, count: capacity)
    unsafe row = numbers
  }

  deinit { unsafe numbers.deallocate() }

  func write(_ scene: inout ExhibitScene) {
    let others =
      BuildFeature.grid ? scene.headings.count + scene.layers.count + scene.removed.count : 0
    reserve((scene.placements.count + others + 1) * Interface.stride)
    isOther = false
    unsafe row = numbers
    put(head: .count, Double(scene.placements.count))
    for index in scene.placements.indices {
      unsafe row += Interface.stride
      write(scene.placements[index])
    }
    if BuildFeature.grid {
      for heading in scene.headings {
        unsafe row += Interface.stride
        var placement = Placement(
          item: heading.section, frame: heading.frame, opacity: heading.opacity)
        placement.lap = heading.unit.rawValue
        write(placement)
      }
      for layer in scene.layers {
        unsafe row += Interface.stride
        write(layer)
      }
      for placement in scene.removed {
        unsafe row += Interface.stride
        write(placement)
      }
    }
    if isOther { revision += 1 }
    unsafe row = numbers
    writeHead(of: scene)
  }

  func write(_ scene: RearrangementScene) {
    reserve((scene.placements.count + 1) * Interface.stride)
    unsafe row = numbers
    put(RearrangementField.count.rawValue, Double(scene.placements.count))
    put(RearrangementField.isMoving.rawValue, scene.isMoving ? 1 : 0)
    write(scene.source, from: .sourceOpacity)
    write(scene.destination, from: .destinationOpacity)
    for index in scene.placements.indices {
      unsafe row += Interface.stride
      write(scene.placements[index])
      put(.flight, Double(scene.flights[index].serial))
    }
  }

  private func write(_ layer: GridLayer) {
    put(.item, Double(layer.columns))
    put(.x, layer.position.x)
    put(.y, layer.position.y)
    put(.scale, layer.scale)
    put(.opacity, layer.opacity)
  }

  private func write(_ group: RearrangementScene.Group, from field: RearrangementField) {
    let first = field.rawValue
    put(first, group.opacity)
    put(first + 1, group.scale)
    put(first + 2, group.pivot.x)
    put(first + 3, group.pivot.y)
    put(first + 4, group.offset.x)
    put(first + 5, group.offset.y)
  }

  private func writeHead(of scene: ExhibitScene) {
    put(head: .opacity, scene.sceneOpacity)
    put(head: .backdrop, scene.backdrop)
    put(head: .controls, scene.controls)
    put(head: .height, scene.dimensions.height)
    put(head: .isMoving, scene.isMoving ? 1 : 0)
    put(head: .wakeAt, scene.wakeAt ?? -1)
    put(head: .offsetX, scene.offset.x)
    put(head: .offsetY, scene.offset.y)
    put(head: .target, Double(scene.target))
    put(head: .position, scene.position)
    put(head: .pages, Double(scene.pages))
    put(head: .currentPage, Double(scene.currentPage))
    let dots = DotWindow(current: scene.currentPage, count: scene.pages).shown
    put(head: .firstDot, Double(dots.lowerBound))
    put(head: .dots, Double(dots.count))
    put(head: .revision, revision)
    guard BuildFeature.grid else { return }
    put(head: .headings, Double(scene.headings.count))
    put(head: .headingHeight, scene.headingHeight)
    put(head: .unit, Double(scene.unit.rawValue))
    put(head: .section, Double(scene.section))
    put(head: .scrubPosition, scene.scrubPosition)
    put(head: .scrubEnd, scene.scrubEnd)
    put(head: .layers, Double(scene.layers.count))
    put(head: .isJustified, scene.isJustified ? 1 : 0)
    put(head: .holdsPictures, scene.holdsPictures ? 1 : 0)
    put(head: .removed, Double(scene.removed.count))
  }

  /// Writes a placement. Inlining it everywhere would cost bytes.
  @inline(never) private func write(_ placement: Placement) {
    put(.item, Double(placement.item))
    put(.x, placement.position.x)
    put(.y, placement.position.y)
    put(.scale, placement.scale)
    put(.width, placement.box.width)
    put(.height, placement.box.height)
    put(.cropTop, placement.crop.top)
    put(.cropRight, placement.crop.right)
    put(.cropBottom, placement.crop.bottom)
    put(.cropLeft, placement.crop.left)
    put(.radiusTopLeft, placement.radii.topLeft)
    put(.radiusTopRight, placement.radii.topRight)
    put(.radiusBottomRight, placement.radii.bottomRight)
    put(.radiusBottomLeft, placement.radii.bottomLeft)
    put(.opacity, placement.opacity)
    put(.lap, Double(placement.lap))
    put(.depth, placement.depth)
    put(.rotationX, placement.rotation.x)
    put(.rotationY, placement.rotation.y)
    put(.rotationZ, placement.rotation.z)
    put(.elevation, placement.elevation)
    put(.openness, placement.openness)
  }

  private func put(head field: SceneField, _ number: Double) { put(field.rawValue, number) }

  private func put(_ field: PlacementField, _ number: Double) { put(field.rawValue, number) }

  /// Writes a number, and notes whether it has changed. Inlining it everywhere would cost bytes.
  @inline(never) private func put(_ index: Int, _ number: Double) {
    if unsafe row[index] != number {
      unsafe row[index] = number
      isOther = true
    }
  }

  private func reserve(_ count: Int) {
    guard count > capacity else { return }
    unsafe numbers.deallocate()
    capacity = max(count, 2 * capacity)
    unsafe numbers = .allocate(capacity: capacity)
    unsafe numbers.initialize(repeating: 0, count: capacity)
  }
}
#endif
