public import Vitrine

/// A number that differs if a single bit of a scene, a signal or a response differs.
///
/// Numbers are added as FNV-1a adds bytes. The shift then moves the topmost bits down; without it, two changed signs would
/// cancel each other out.
public struct Digest {
  /// The digest so far.
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The digest of nothing.
  public init() {}

  /// Adds a number.
  public mutating func add(_ number: Double) {
    value = (value ^ number.bitPattern) &* 0x100_0000_01b3
    value ^= value >> 32
  }

  /// Adds all numbers of a scene.
  public mutating func add(_ scene: ExhibitScene) {
    add(Double(scene.placements.count))
    for placement in scene.placements { add(placement) }
    for number in [
      scene.offset.x, scene.offset.y, scene.dimensions.width, scene.dimensions.height, scene.seam,
      scene.sceneOpacity,
      scene.backdrop, scene.controls, Double(scene.current), Double(scene.target), scene.position,
      Double(scene.pages), Double(scene.currentPage), Double(scene.first),
      Double(scene.prefetch.lowerBound), Double(scene.prefetch.upperBound), scene.isMoving ? 1 : 0,
      scene.wakeAt == nil ? 0 : 1, scene.wakeAt ?? 0,
    ] { add(number) }
    addGrid(of: scene)
  }

  /// Adds the numbers that only a scene of a grid has.
  private mutating func addGrid(of scene: ExhibitScene) {
    for heading in scene.headings {
      add(Double(heading.section), heading.frame.x, heading.frame.y)
      add(heading.frame.width, heading.frame.height)
      guard heading.opacity < 1 || heading.unit != scene.unit else { continue }
      add(Double(heading.unit.rawValue), heading.opacity)
    }
    for layer in scene.layers {
      add(Double(layer.columns), layer.scale, layer.opacity)
      add(layer.position.x, layer.position.y)
    }
    for placement in scene.removed { add(placement) }
    if scene.isJustified { add(1) }
    if scene.holdsPictures { add(2) }
    let numbers = [
      Double(scene.unit.rawValue), scene.headingHeight, Double(scene.section),
      scene.scrubPosition, scene.scrubEnd,
    ]
    guard numbers.contains(where: { $0 != 0 }) else { return }
    for number in numbers { add(number) }
  }

  /// Adds signals.
  public mutating func add(_ signals: [Signal]) {
    add(Double(signals.count))
    for signal in signals { add(signal) }
  }

  /// Adds a response.
  public mutating func add(_ response: Response) {
    add(Double(response.claim.rawValue))
    add(response.suppressesClick ? 1 : 0)
  }

  private mutating func add(_ placement: Placement) {
    let (crop, radii) = (placement.crop, placement.radii)
    for number in [
      Double(placement.item), Double(placement.lap), placement.box.width, placement.box.height,
      placement.position.x, placement.position.y, placement.scale, crop.top, crop.right,
      crop.bottom,
      crop.left, radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft,
      placement.opacity, placement.depth, placement.elevation, placement.openness,
      placement.rotation.x, placement.rotation.y, placement.rotation.z,
    ] { add(number) }
  }

  private mutating func add(_ signal: Signal) {
    switch signal {
    case .change(let item): add(0, Double(item))
    case .open(let item): add(1, Double(item))
    case .close(let item): add(2, Double(item))
    case .settle(let item, let isOpen): add(isOpen ? 3 : 4, Double(item))
    case .prefetch(let items): add(5, Double(items.lowerBound), Double(items.upperBound))
    case .focus(let item): add(6, Double(item))
    case .scroll(let distance): add(7, distance)
    case .expand(let item, let isOpen): add(isOpen ? 8 : 9, Double(item))
    case .stitch(let isStitched): add(10, isStitched ? 1 : 0)
    case .haptic: add(11)
    case .columns(let columns): add(12, Double(columns))
    }
  }

  private mutating func add(_ numbers: Double...) {
    for number in numbers { add(number) }
  }
}
