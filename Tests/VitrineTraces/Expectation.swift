public import Vitrine

/// An expectation of a trace at an instant.
public struct Expectation {
  /// The subject.
  public var subject: Subject
  /// The expected numbers.
  public var numbers: [Double]
  /// The tolerance of each number.
  public var tolerance: Double

  /// The subjects of expectations.
  public enum Subject: Int, Sendable {
    case frame, outline, backdrop, controls, sceneOpacity, moving, items, opacity, offset, current,
      target,
      position, seam, radii, openness, widths
    case opens, closes, scrolls, changes, focuses, settles, stitches, haptics, expands, collapses
    case columns, layers, removed
  }

  /// `frame 0 292 390 260 within 0.5`
  init(reading line: inout TraceLine) throws(TraceError) {
    let names: [StaticString] = [
      "frame", "outline", "backdrop", "controls", "scene-opacity", "moving", "items", "opacity",
      "offset",
      "current", "target", "position", "seam", "radii", "openness", "widths", "opens", "closes",
      "scrolls", "changes",
      "focuses", "settles", "stitches", "haptics", "expands", "collapses", "columns", "layers",
      "removed",
    ]
    subject = Subject(rawValue: try line.takeIndex(of: names)) ?? .frame
    numbers = []
    tolerance = 0
    while !line.isEmpty {
      if line.take("within") {
        tolerance = try line.takeNumber()
        return
      }
      numbers.append(try line.takeNumber())
    }
  }

  /// Returns whether it holds for a scene and the signals since the last expectation.
  public func holds(for scene: ExhibitScene, after signals: [Signal]) -> Bool {
    let seen = numbers(in: scene, after: signals)
    guard seen.count == numbers.count else { return false }
    return zip(seen, numbers).allSatisfy { abs($0 - $1) <= tolerance }
  }

  /// Returns the numbers to compare.
  public func numbers(in scene: ExhibitScene, after signals: [Signal]) -> [Double] {
    switch subject {
    case .frame: scene.placements.first.map { $0.frame.numbers } ?? []
    case .outline: scene.placements.first.map { $0.outline.numbers } ?? []
    case .backdrop: [scene.backdrop]
    case .controls: [scene.controls]
    case .sceneOpacity: [scene.sceneOpacity]
    case .moving: [scene.isMoving ? 1 : 0]
    case .items: [Double(scene.placements.count)]
    case .opacity: scene.placements.first.map { [$0.opacity] } ?? []
    case .offset: [scene.offset.x, scene.offset.y]
    case .current: [Double(scene.current)]
    case .target: [Double(scene.target)]
    case .position: [scene.position]
    case .seam: [scene.seam]
    case .radii: scene.placements.first.map { $0.radii.numbers } ?? []
    case .openness: scene.placements.map { $0.openness }
    case .widths: scene.placements.map { $0.frame.width }
    case .layers: scene.layers.flatMap { $0.numbers }
    case .removed: scene.removed.flatMap { $0.frame.numbers + [$0.opacity] }
    case .opens, .closes, .scrolls, .changes, .focuses, .settles, .stitches, .haptics, .expands,
      .collapses, .columns:
      signals.compactMap(number)
    }
  }

  /// Returns whether it is about signals of this kind. A comparison uses them up.
  public func concerns(_ signal: Signal) -> Bool { number(of: signal) != nil }

  private func number(of signal: Signal) -> Double? {
    switch (subject, signal) {
    case (.opens, .open(let item)), (.closes, .close(let item)), (.changes, .change(let item)),
      (.focuses, .focus(let item)), (.settles, .settle(let item, _)),
      (.expands, .expand(let item, isOpen: true)), (.collapses, .expand(let item, isOpen: false)):
      Double(item)
    case (.scrolls, .scroll(let distance)): distance
    case (.stitches, .stitch(let isStitched)): isStitched ? 1 : 0
    case (.haptics, .haptic): 1
    case (.columns, .columns(let columns)): Double(columns)
    default: nil
    }
  }
}

extension CornerRadii {
  fileprivate var numbers: [Double] { [topLeft, topRight, bottomRight, bottomLeft] }
}

extension GridLayer {
  /// The columns, the scale, the position and the opacity.
  fileprivate var numbers: [Double] {
    [Double(columns), scale, position.x, position.y, opacity]
  }
}

extension Frame {
  fileprivate var numbers: [Double] { [x, y, width, height] }
}
