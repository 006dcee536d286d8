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
  /// How many placements there are.
  private var count = 0
  /// Counts the scenes whose placements were others than before.
  private var revision = 0.0
  private var isOther = false

  init() {
    capacity = 64 * Self.stride
    unsafe numbers = .allocate(capacity: capacity)
  }

  deinit { unsafe numbers.deallocate() }

  func write(_ scene: inout ExhibitScene) {
    reserve((scene.placements.count + 1) * Self.stride)
    isOther = count != scene.placements.count
    count = scene.placements.count
    for index in scene.placements.indices {
      write(scene.placements[index], at: (index + 1) * Self.stride)
    }
    if isOther { revision += 1 }
    writeHead(of: scene)
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
    unsafe numbers[23] = revision
  }

  /// Writes a number of a placement, and notes whether it is another one. Written out in all its places it would cost bytes.
  @inline(never) private func put(_ number: Double, at index: Int) {
    guard unsafe numbers[index] != number else { return }
    unsafe numbers[index] = number
    isOther = true
  }

  private func write(_ placement: Placement, at row: Int) {
    put(Double(placement.item), at: row)
    put(placement.position.x, at: row + 1)
    put(placement.position.y, at: row + 2)
    put(placement.scale, at: row + 3)
    put(placement.box.width, at: row + 4)
    put(placement.box.height, at: row + 5)
    put(placement.crop.top, at: row + 6)
    put(placement.crop.right, at: row + 7)
    put(placement.crop.bottom, at: row + 8)
    put(placement.crop.left, at: row + 9)
    put(placement.radii.topLeft, at: row + 10)
    put(placement.radii.topRight, at: row + 11)
    put(placement.radii.bottomRight, at: row + 12)
    put(placement.radii.bottomLeft, at: row + 13)
    put(placement.opacity, at: row + 14)
    put(Double(placement.lap), at: row + 15)
    put(placement.depth, at: row + 16)
    put(placement.rotation.x, at: row + 17)
    put(placement.rotation.y, at: row + 18)
    put(placement.rotation.z, at: row + 19)
    put(placement.elevation, at: row + 20)
    put(placement.openness, at: row + 21)
  }

  private func reserve(_ count: Int) {
    guard count > capacity else { return }
    unsafe numbers.deallocate()
    capacity = max(count, 2 * capacity)
    unsafe numbers = .allocate(capacity: capacity)
  }
}
#endif
