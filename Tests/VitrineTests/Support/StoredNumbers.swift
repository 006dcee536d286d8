@testable import Vitrine

/// A number stored in a scene, a placement or an answer: its name, and a change from what a new value has there.
struct StoredNumber<Value> {
  let name: String
  let change: (inout Value) -> Void

  init(_ name: String, _ change: @escaping (inout Value) -> Void) {
    (self.name, self.change) = (name, change)
  }
}

/// The numbers stored in a value, as Swift's own reflection finds them: by name, each as text.
func storedNumbers(of value: Any, named name: String = "") -> [String: String] {
  let mirror = Swift.Mirror(reflecting: value)
  let isOne = mirror.children.isEmpty || [.collection, .optional].contains(mirror.displayStyle)
  guard !isOne else { return [name: "\(value)"] }
  return mirror.children.reduce(into: [:]) { found, child in
    let label = child.label ?? "?"
    let inner = storedNumbers(of: child.value, named: name.isEmpty ? label : "\(name).\(label)")
    found.merge(inner) { first, _ in first }
  }
}

/// The names of the numbers in which two values differ.
func difference(_ one: Any, _ other: Any) -> Set<String> {
  let (a, b) = (storedNumbers(of: one), storedNumbers(of: other))
  return Set(a.keys).union(b.keys).filter { a[$0] != b[$0] }
}

extension ExhibitScene {
  /// Each number of a scene; the tests that use it fail as long as one is missing.
  static var storedNumbers: [StoredNumber<ExhibitScene>] {
    [
      .init("placements") { $0.placements = [Placement(item: 3, frame: .zero)] },
      .init("offset.x") { $0.offset.x = 0.5 }, .init("offset.y") { $0.offset.y = 0.5 },
      .init("dimensions.width") { $0.dimensions.width = 3 },
      .init("dimensions.height") { $0.dimensions.height = 3 },
      .init("seam") { $0.seam = 0.5 }, .init("sceneOpacity") { $0.sceneOpacity = 0.5 },
      .init("backdrop") { $0.backdrop = 0.5 }, .init("controls") { $0.controls = 0.5 },
      .init("current") { $0.current = 2 }, .init("target") { $0.target = 2 },
      .init("position") { $0.position = 0.5 }, .init("pages") { $0.pages = 2 },
      .init("currentPage") { $0.currentPage = 2 }, .init("first") { $0.first = 2 },
      .init("prefetch.lowerBound") { $0.prefetch = -2..<$0.prefetch.upperBound },
      .init("prefetch.upperBound") { $0.prefetch = $0.prefetch.lowerBound..<9 },
      .init("isMoving") { $0.isMoving = true }, .init("wakeAt") { $0.wakeAt = 0 },
      .init("headings") { $0.headings = [Heading(section: 3, frame: .zero)] },
      .init("isJustified") { $0.isJustified = true },
      .init("headingHeight") { $0.headingHeight = 3 },
      .init("unit") { $0.unit = .month },
      .init("section") { $0.section = 2 }, .init("scrubPosition") { $0.scrubPosition = 0.5 },
      .init("scrubEnd") { $0.scrubEnd = 3 },
      .init("holdsPictures") { $0.holdsPictures = true },
      .init("removed") { $0.removed = [Placement(item: -3, frame: .zero)] },
      .init("layers") {
        $0.layers = [GridLayer(columns: 2, scale: 1, position: .zero, opacity: 1)]
      },
    ]
  }

  /// A scene in which no number is that of a new one.
  static var withoutDefaults: ExhibitScene {
    storedNumbers.reduce(into: ExhibitScene()) { scene, number in number.change(&scene) }
  }
}

extension Placement {
  /// Each number of a placement; the tests that use it fail as long as one is missing.
  static var storedNumbers: [StoredNumber<Placement>] {
    [
      .init("item") { $0.item = 2 }, .init("lap") { $0.lap = 2 },
      .init("box.width") { $0.box.width = 3 }, .init("box.height") { $0.box.height = 3 },
      .init("position.x") { $0.position.x = 3 }, .init("position.y") { $0.position.y = 3 },
      .init("scale") { $0.scale = 0.5 },
      .init("crop.top") { $0.crop.top = 0.5 }, .init("crop.right") { $0.crop.right = 0.5 },
      .init("crop.bottom") { $0.crop.bottom = 0.5 }, .init("crop.left") { $0.crop.left = 0.5 },
      .init("radii.topLeft") { $0.radii.topLeft = 3 },
      .init("radii.topRight") { $0.radii.topRight = 3 },
      .init("radii.bottomRight") { $0.radii.bottomRight = 3 },
      .init("radii.bottomLeft") { $0.radii.bottomLeft = 3 },
      .init("opacity") { $0.opacity = 0.5 }, .init("depth") { $0.depth = 0.5 },
      .init("elevation") { $0.elevation = 3 }, .init("openness") { $0.openness = 0.5 },
      .init("rotation.x") { $0.rotation.x = 0.5 }, .init("rotation.y") { $0.rotation.y = 0.5 },
      .init("rotation.z") { $0.rotation.z = 0.5 },
    ]
  }
}

extension Response {
  /// Each part of an answer; the tests that use it fail as long as one is missing.
  static var storedNumbers: [StoredNumber<Response>] {
    [
      .init("claim") { $0.claim = .mine },
      .init("suppressesClick") { $0.suppressesClick = true },
    ]
  }
}
