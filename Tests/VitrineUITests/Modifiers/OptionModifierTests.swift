import Foundation
import Testing
import Vitrine

/// Every option of the engine can be set in SwiftUI. The views are not part of a native build, so the tests read their sources.
@Suite struct OptionModifierTests {
  @Test(arguments: Option.allCases)
  func everyOptionHasAModifier(option: Option) throws {
    guard let name = option.modifier else { return }
    let source = try Self.source
    let found = source.ranges(of: "func \(name)").map { declaration(at: $0.lowerBound, in: source) }
    #expect(found.contains { $0.contains(".\(option)") }, "\(name) shall set \(option.name)")
  }

  @Test func aViewerHasAModifierOfItsOwnForTaps() throws {
    let source = try Self.source
    let found = source.ranges(of: "func photoTap").map {
      declaration(at: $0.lowerBound, in: source)
    }
    #expect(found.contains { $0.contains(".tap") })
  }

  @Test func theAxisAndHowManyCardsAreOpenAreParameters() throws {
    let source = try Self.source
    for parameter in ["axis: Axis = .horizontal", "expanded: Binding<Set<ID>>"] {
      #expect(source.contains(parameter), "\(parameter)")
    }
  }

  /// The declaration from its start to its closing brace, at the depth of a member.
  private func declaration(at start: String.Index, in source: String) -> Substring {
    let end = source.range(of: "\n  }\n", range: start..<source.endIndex)?.upperBound
    return source[start..<(end ?? source.endIndex)]
  }

  /// All files of the library.
  private static var source: String {
    get throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/VitrineUI")
      let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
      return try (files?.compactMap { $0 as? URL } ?? [])
        .filter { $0.pathExtension == "swift" }
        .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
    }
  }
}

extension Option {
  /// The modifier that sets the option; nil if it is a parameter of a view.
  fileprivate var modifier: String? {
    switch self {
    case .minCell, .maxCell: "photoGridCells"
    case .spacing: "carouselSpacing"
    case .speed: "vitrineSpeed"
    case .loop: "carouselLoops"
    case .snap: "carouselSnap"
    case .tap: "carouselTap"
    case .align: "carouselAlignment"
    case .momentum: "carouselMomentum"
    case .autoplay: "carouselAutoplay"
    case .effect, .effectScale: "carouselEffect"
    case .collapsedSize, .expandedSize: "expandingCarouselSizes"
    case .axis, .multiple: nil
    case .reveal: "expandingCarouselReveal"
    case .hoverDelay: "expandingCarouselHoverDelay"
    case .duration: "expandingCarouselDuration"
    case .curve: "expandingCarouselCurve"
    case .radius: "stitchedCarouselRadius"
    case .rowHeight: "stitchedCarouselRowHeight"
    }
  }
}
