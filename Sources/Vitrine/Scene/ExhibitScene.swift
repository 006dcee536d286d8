/// Everything a host draws at an instant.
///
/// A host keeps one scene and lets the model fill it again for each frame; its storage is reused.
///
/// ```swift
/// var grid = PhotoGridModel()
/// var scene = ExhibitScene()
/// grid.handle(Event(at: 0, .count(40)))
/// grid.handle(Event(at: 0, .viewport(Viewport(screen: Dimensions(width: 390, height: 844)))))
/// grid.scene(at: 0, into: &scene)
/// assert(scene.placements.count == 40)
/// ```
///
/// Named apart from the `Scene` that SwiftUI owns.
public struct ExhibitScene: Equatable, Sendable {
  /// The items to draw. ``Placement/depth`` says which is over which; of the same depth, the later one.
  public var placements: [Placement] = []
  /// How far all placements of a strip are moved together, in points: the one number that a plain scroll changes.
  public var offset = Vector.zero
  /// How far everything extends, in points: what the host scrolls natively.
  public var extent: Dimensions = .zero
  /// How far a row is stitched together: 0 while it is parted, 1 once it has no gaps.
  public var seam = 0.0
  /// The opacity of the whole scene, for cross-fades.
  public var sceneOpacity = 1.0
  /// The opacity of the ground behind the open item.
  public var backdrop = 0.0
  /// The opacity of the controls around the open item.
  public var controls = 0.0
  /// The item nearest to the alignment line now.
  public var current = 0
  /// The item on which the strip will come to rest.
  public var target = 0
  /// Where the strip is, in items: 3.25 is a quarter of the way from item 3 to the next.
  public var position = 0.0
  /// How many dots a strip has: one for each item, or for each page of items.
  public var pages = 0
  /// The page nearest to the alignment line now.
  public var currentPage = 0
  /// The virtual index of the first placement; those after it follow one by one.
  public var first = 0
  /// The items wanted next, to be loaded before they are seen.
  public var wanted: Range<Int> = 0..<0
  /// Whether the scene will look different in the next frame without any event.
  public var isMoving = false
  /// When the scene must be asked for again although nothing moves, in seconds; nil when nothing is waited for.
  public var wakeAt: Double?

  /// A scene with nothing in it.
  public init() {}

  /// How many items a placement of a strip is from the alignment line: 0 on it, 1 for the next item, -1 for the one before.
  public func phase(at index: Int) -> Double { Double(first + index) - position }

  /// Empties the scene and keeps its storage.
  mutating func clear() {
    placements.removeAll(keepingCapacity: true)
    (offset, extent) = (.zero, .zero)
    (current, target, position, first) = (0, 0, 0, 0)
    (pages, currentPage) = (0, 0)
    (seam, sceneOpacity, backdrop, controls) = (0, 1, 0, 0)
    wanted = 0..<0
    isMoving = false
    wakeAt = nil
  }
}
