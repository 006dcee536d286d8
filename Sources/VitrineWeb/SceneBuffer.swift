#if arch(wasm32)
import Vitrine

/// A scene as a row of numbers that JavaScript reads without copying.
///
/// The first ``SceneBuffer/stride`` numbers are about the whole scene, then each placement has as many; `Web/src/scene.js`
/// names them in the same order. It only ever grows, and never while it is read.
@safe final class SceneBuffer {
  static let stride = 24
  private(set) var numbers: UnsafeMutablePointer<Double>
  private var capacity: Int

  init() {
    capacity = 64 * Self.stride
    unsafe numbers = .allocate(capacity: capacity)
  }

  deinit { unsafe numbers.deallocate() }

  func write(_ scene: inout ExhibitScene) {
    reserve((scene.placements.count + 1) * Self.stride)
    writeHead(of: scene)
    for index in scene.placements.indices {
      write(scene.placements[index], at: (index + 1) * Self.stride)
    }
  }

  private func writeHead(of scene: ExhibitScene) {
    unsafe numbers[0] = scene.veil
    unsafe numbers[1] = scene.ground
    unsafe numbers[2] = scene.chrome
    unsafe numbers[3] = scene.extent.width
    unsafe numbers[4] = scene.extent.height
    unsafe numbers[5] = Double(scene.wanted.lowerBound)
    unsafe numbers[6] = Double(scene.wanted.upperBound)
    unsafe numbers[7] = scene.isMoving ? 1 : 0
    unsafe numbers[8] = scene.wakeAt ?? -1
    unsafe numbers[9] = scene.offset.x
    unsafe numbers[10] = scene.offset.y
    unsafe numbers[11] = Double(scene.current)
    unsafe numbers[12] = Double(scene.target)
    unsafe numbers[13] = scene.position
    unsafe numbers[14] = scene.seam
    unsafe numbers[15] = Double(scene.pages)
    unsafe numbers[16] = Double(scene.currentPage)
  }

  private func write(_ placement: Placement, at row: Int) {
    unsafe numbers[row] = Double(placement.item)
    unsafe numbers[row + 1] = placement.position.x
    unsafe numbers[row + 2] = placement.position.y
    unsafe numbers[row + 3] = placement.scale
    unsafe numbers[row + 4] = placement.box.width
    unsafe numbers[row + 5] = placement.box.height
    unsafe numbers[row + 6] = placement.crop.top
    unsafe numbers[row + 7] = placement.crop.right
    unsafe numbers[row + 8] = placement.crop.bottom
    unsafe numbers[row + 9] = placement.crop.left
    unsafe numbers[row + 10] = placement.radii.topLeft
    unsafe numbers[row + 11] = placement.radii.topRight
    unsafe numbers[row + 12] = placement.radii.bottomRight
    unsafe numbers[row + 13] = placement.radii.bottomLeft
    unsafe numbers[row + 14] = placement.opacity
    unsafe numbers[row + 15] = Double(placement.lap)
    unsafe numbers[row + 16] = placement.depth
    unsafe numbers[row + 17] = placement.rotation.x
    unsafe numbers[row + 18] = placement.rotation.y
    unsafe numbers[row + 19] = placement.rotation.z
    unsafe numbers[row + 20] = placement.elevation
    unsafe numbers[row + 21] = placement.openness
  }

  private func reserve(_ count: Int) {
    guard count > capacity else { return }
    unsafe numbers.deallocate()
    capacity = max(count, 2 * capacity)
    unsafe numbers = .allocate(capacity: capacity)
  }
}
#endif
