public import Vitrine

/// A number that differs when a single bit of what was drawn differs: FNV-1a over the bits of every number of a scene.
public struct Digest {
  /// The digest so far.
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The digest of nothing.
  public init() {}

  /// Takes everything in that a host would draw.
  public mutating func add(_ scene: ExhibitScene) {
    for placement in scene.placements { add(placement) }
    for number in [
      scene.offset.x, scene.offset.y, Double(scene.current), Double(scene.target), scene.position,
      scene.extent.width, scene.extent.height, scene.veil, scene.ground, scene.chrome,
      Double(scene.wanted.lowerBound), Double(scene.wanted.upperBound), scene.isMoving ? 1 : 0,
      scene.wakeAt ?? -1, scene.seam,
    ] { add(number) }
  }

  /// Takes one number in.
  public mutating func add(_ number: Double) {
    value = (value ^ number.bitPattern) &* 0x100_0000_01b3
  }

  private mutating func add(_ placement: Placement) {
    let (crop, radii) = (placement.crop, placement.radii)
    for number in [
      Double(placement.item), placement.box.width, placement.box.height, placement.position.x,
      placement.position.y, placement.scale, placement.opacity, crop.top, crop.right, crop.bottom,
      crop.left, Double(placement.lap), placement.depth, placement.elevation, placement.openness,
      placement.rotation.x,
      placement.rotation.y, placement.rotation.z, radii.topLeft, radii.topRight, radii.bottomRight,
      radii.bottomLeft,
    ] { add(number) }
  }
}
