public import Vitrine

/// A frame of a replay, as a host draws it.
public struct ShownFrame {
  /// The time, in seconds.
  public var time: Double
  /// A number that differs if a single bit of the scene differs.
  public var digest: UInt64
  /// The opacity of the whole scene.
  public var sceneOpacity: Double
  /// The opacity of the backdrop behind a photograph.
  public var backdrop: Double
  /// What is drawn, in the order of the scene, then what was removed.
  public var items: [Item]
  /// The signals since the frame before.
  public var signals: [Signal]

  /// One drawn item.
  public struct Item {
    /// Which item; -1 for one that was removed and fades out.
    public var item: Int
    /// What is seen of it, in points from the corner of the exhibit.
    public var frame: Frame
    /// How opaque it is.
    public var opacity: Double
    /// How far a card is open.
    public var openness: Double
  }

  init(_ scene: ExhibitScene, at time: Double, signals: [Signal]) {
    (self.time, self.signals) = (time, signals)
    var digest = Digest()
    digest.add(scene)
    self.digest = digest.value
    (sceneOpacity, backdrop) = (scene.sceneOpacity, scene.backdrop)
    items = scene.placements.map { placement in
      var frame = placement.frame
      frame.x += scene.offset.x
      frame.y += scene.offset.y
      var opacity = placement.opacity
      if !scene.layers.isEmpty {
        let layer = scene.layers[placement.lap == 0 ? 0 : 1]
        frame = Frame(
          x: layer.position.x + frame.x * layer.scale, y: layer.position.y + frame.y * layer.scale,
          width: frame.width * layer.scale, height: frame.height * layer.scale)
        if placement.lap == 1 { opacity *= layer.opacity }
      }
      return Item(
        item: placement.item, frame: frame, opacity: opacity, openness: placement.openness)
    }
    items += scene.removed.map {
      Item(item: -1, frame: $0.frame, opacity: $0.opacity, openness: $0.openness)
    }
  }
}
