/// Everything that a host draws at an instant.
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
/// It is not called `Scene`, because SwiftUI has a `Scene`.
public struct ExhibitScene: Equatable, Sendable {
  /// The items to draw. ``Placement/depth`` is their order; of two with the same depth, the later one is in front.
  public var placements: [Placement] = []
  /// The common translation of all placements of a strip, in points. A plain scroll changes only this.
  public var offset = Vector.zero
  /// The size of a grid, of the viewport of a strip, or of the screen of a viewer, in points. The host scrolls a grid natively.
  public var dimensions: Dimensions = .zero
  /// The progress with which a row is stitched: 0 with gaps, 1 without.
  public var seam = 0.0
  /// The opacity of the whole scene, for cross-fades.
  public var sceneOpacity = 1.0
  /// The opacity of the backdrop behind the open item.
  public var backdrop = 0.0
  /// The opacity of the controls around the open item.
  public var controls = 0.0
  /// The item that is nearest to the alignment line.
  public var current = 0
  /// The item on which the strip will rest.
  public var target = 0
  /// The position of the strip, in items: 3.25 is a quarter of the way from item 3 to the next.
  public var position = 0.0
  /// The number of dots of a strip: one for each page of items, or for each offset at which items rest.
  public var pages = 0
  /// The page that is nearest to the alignment line.
  public var currentPage = 0
  /// The virtual index of the first placement; those after it follow one by one.
  public var first = 0
  /// Whether a grid has rows of whole photographs instead of squares.
  public var isJustified = false
  /// The headings of a grid with sections that are drawn.
  public var headings: [Heading] = []
  /// The height of each heading, in points.
  public var headingHeight = 0.0
  /// The unit of the sections of a grid.
  public var unit = SectionUnit.day
  /// The section at the top of the window of a grid.
  public var section = 0
  /// The position of the scrubber of a grid: how many items are above the window.
  public var scrubPosition = 0.0
  /// The position of the scrubber at the end of a grid.
  public var scrubEnd = 0.0
  /// Whether the pictures of a grid wait, because somebody drags its scrubber or a scroll bar by more than half a window at a time. A host
  /// shows the placeholders of cells until the scroll slows down, and pictures that are in memory already.
  public var holdsPictures = false
  /// The layers of a grid whose columns change, the rear one first; none at rest. A placement is in its layer, in points of the layer's
  /// layout: of lap 0 in the first layer, of lap 1 in the second one. One of lap 2 is like one of lap 1, but opaque and in front of both.
  public var layers: [GridLayer] = []
  /// The photographs that were removed from a grid and fade out where they were, behind all others; the last ones are in front. The item of
  /// each is a number below 0: -1 000 000 000 for the first photograph that was ever removed from the grid, visible or not, and 1 more for
  /// each one after it. Their places are in points of the grid, also while its columns change. At rest there are none.
  public var removed: [Placement] = []
  /// The items that may become visible soon, to be loaded before.
  public var prefetch: Range<Int> = 0..<0
  /// Whether the next frame will differ without any event.
  public var isMoving = false
  /// The time, in seconds, at which the host must draw again although nothing moves; nil if there is none.
  public var wakeAt: Double?

  /// The number of the first photograph that was removed; see ``removed``. Photographs that fly between arrangements and are removed count
  /// down from -1.
  package static let firstRemoved = -1_000_000_000

  /// Creates an empty scene.
  public init() {}

  /// Returns the distance of a placement of a strip from the alignment line, in items: 0 on it, 1 for the next item, -1 for the
  /// one before.
  public func phase(at index: Int) -> Double { Double(first + index) - position }

  /// Empties the scene and keeps its storage.
  mutating func clear() {
    placements.removeAll(keepingCapacity: true)
    (offset, dimensions) = (.zero, .zero)
    (current, target, position, first) = (0, 0, 0, 0)
    (pages, currentPage) = (0, 0)
    (seam, sceneOpacity, backdrop, controls) = (0, 1, 0, 0)
    headings.removeAll(keepingCapacity: true)
    (unit, headingHeight, section, isJustified) = (.day, 0, 0, false)
    (scrubPosition, scrubEnd, holdsPictures) = (0, 0, false)
    layers.removeAll(keepingCapacity: true)
    removed.removeAll(keepingCapacity: true)
    prefetch = 0..<0
    isMoving = false
    wakeAt = nil
  }
}

extension ExhibitScene {
  /// Returns whether the scene draws the same items as another scene, in the same order and with the same boxes.
  func drawsItems(of other: ExhibitScene) -> Bool {
    target == other.target && placements.count == other.placements.count
      && placements.indices.allSatisfy {
        placements[$0].item == other.placements[$0].item
          && placements[$0].box == other.placements[$0].box
      }
  }

  /// Returns how far a compositor that interpolates between two scenes draws from this scene, in points. A difference of opacity
  /// counts as the distance that is as visible. Scenes of different numbers of items are infinitely far from each other.
  func deviation(from before: ExhibitScene, to after: ExhibitScene, at share: Double) -> Double {
    guard before.placements.count == placements.count, after.placements.count == placements.count
    else { return .infinity }
    func deviation(of opacity: Double, _ start: Double, _ end: Double) -> Double {
      abs(opacity - start - (end - start) * share) / Self.visibleOpacity
    }
    var most = max(
      deviation(of: sceneOpacity, before.sceneOpacity, after.sceneOpacity),
      max(
        deviation(of: backdrop, before.backdrop, after.backdrop),
        deviation(of: controls, before.controls, after.controls)))
    for index in placements.indices {
      let (start, end) = (before.placements[index], after.placements[index])
      let placement = placements[index]
      let drawn = CroppedBoxes(start).toward(CroppedBoxes(end), at: share)
      most = max(most, CroppedBoxes(placement).distance(to: drawn))
      most = max(most, deviation(of: placement.opacity, start.opacity, end.opacity))
    }
    return most
  }

  /// The difference of opacity that counts as one point. Two of 256 shades are a quarter of it.
  private static let visibleOpacity = 8 / 255.0
}

extension ExhibitScene {
  /// How an effect that the host computes draws an item. The engine knows only ``Effect/Stops``, which it interpolates itself; a
  /// host calls a function of the app for each item and frame.
  package struct HostEffect: Sendable {
    /// The changes to the placement. Its phase, its elevation and its rotation about the horizontal axis have no effect.
    package var stop: Effect.Stop
    /// The distance by which the item is drawn in front of others.
    package var depth: Double

    /// Creates an effect.
    package init(_ stop: Effect.Stop, depth: Double = 0) { (self.stop, self.depth) = (stop, depth) }
  }

  /// Returns the scene with an effect of the host, which is mirrored from right to left. With reduced motion only the opacity changes.
  /// - Parameters:
  ///   - effect: Returns how an item is drawn at its phase.
  ///   - environment: The preferences of the person and the system.
  package func applying(
    _ effect: (_ phase: Double) -> HostEffect, in environment: Event.Environment
  ) -> ExhibitScene {
    var scene = self
    for index in placements.indices {
      scene.placements[index].apply(effect(phase(at: index)), in: environment)
    }
    return scene
  }
}

extension Placement {
  fileprivate mutating func apply(
    _ effect: ExhibitScene.HostEffect, in environment: Event.Environment
  ) {
    let stop = effect.stop.usable
    opacity *= stop.opacity
    guard !environment.reducesMotion else { return }
    transform(by: stop, isRightToLeft: environment.isRightToLeft)
    depth += effect.depth.isReal ? effect.depth : 0
  }
}

extension ExhibitScene {
  /// Returns whether a part of a placement is visible.
  package func shows(_ placement: Placement) -> Bool {
    placement.opacity > 0 && placement.frame.moved(by: offset).meets(dimensions)
  }
}
