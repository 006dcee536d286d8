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
  /// Where the next number is written.
  private var cursor = 0

  init() {
    capacity = 64 * Self.stride
    unsafe numbers = .allocate(capacity: capacity)
    unsafe numbers.initialize(repeating: 0, count: capacity)
  }

  deinit { unsafe numbers.deallocate() }

  func write(_ scene: inout ExhibitScene) {
    reserve((scene.placements.count + 1) * Self.stride)
    isOther = count != scene.placements.count
    count = scene.placements.count
    for index in scene.placements.indices {
      cursor = (index + 1) * Self.stride
      write(scene.placements[index])
    }
    if isOther { revision += 1 }
    cursor = 0
    writeHead(of: scene)
  }

  private func writeHead(of scene: ExhibitScene) {
    put(scene.veil)
    put(scene.ground)
    put(scene.chrome)
    put(scene.extent.width)
    put(scene.extent.height)
    put(Double(scene.wanted.lowerBound))
    put(Double(scene.wanted.upperBound))
    put(scene.isMoving ? 1 : 0)
    put(scene.wakeAt ?? -1)
    put(scene.offset.x)
    put(scene.offset.y)
    put(Double(scene.current))
    put(Double(scene.target))
    put(scene.position)
    put(scene.seam)
    put(Double(scene.pages))
    put(Double(scene.currentPage))
    put(revision)
  }

  private func write(_ placement: Placement) {
    put(Double(placement.item))
    put(placement.position.x)
    put(placement.position.y)
    put(placement.scale)
    put(placement.box.width)
    put(placement.box.height)
    put(placement.crop.top)
    put(placement.crop.right)
    put(placement.crop.bottom)
    put(placement.crop.left)
    put(placement.radii.topLeft)
    put(placement.radii.topRight)
    put(placement.radii.bottomRight)
    put(placement.radii.bottomLeft)
    put(placement.opacity)
    put(Double(placement.lap))
    put(placement.depth)
    put(placement.rotation.x)
    put(placement.rotation.y)
    put(placement.rotation.z)
    put(placement.elevation)
    put(placement.openness)
  }

  /// Writes the next number, and notes whether it is another one than before. Written out in all its places it would cost
  /// bytes.
  @inline(never) private func put(_ number: Double) {
    if unsafe numbers[cursor] != number {
      unsafe numbers[cursor] = number
      isOther = true
    }
    cursor += 1
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
