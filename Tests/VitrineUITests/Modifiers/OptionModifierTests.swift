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
    #expect(found.contains { $0.contains(".\(option)") }, "\(name) must set \(option)")
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

  /// An app for several platforms has one name for a choice.
  @Test(arguments: [
    ("CarouselSnap", Option.snap), ("CarouselAlignment", .align), ("CarouselEffect", .effect),
    ("ExpandingCarouselReveal", .reveal), ("ExpandingCarouselCurve", .curve),
    ("CarouselTap", .tap), ("PhotoTap", .tap),
    ("PhotoGridLayout", .layout),
  ])
  func aChoiceHasTheSameNameAsOnTheWeb(type: String, option: Option) throws {
    let choices = try choices(of: option)
    let declared = try Self.source.matches(of: /static let (\w+) = (\w+)\(number: (\d+)\)/)
      .filter { $0.output.2 == type }
    #expect(declared.count >= 2)
    for match in declared {
      let number = try #require(Int(match.output.3))
      #expect(match.output.1 == choices[number])
    }
  }

  /// The words of a choice in HTML, as names in Swift.
  private func choices(of option: Option) throws -> [String] {
    let table = try String(
      contentsOf: Self.root.appending(path: "Web/src/abi.js"), encoding: .utf8)
    let lines = table.split(separator: "\n")
    let line = lines.first { $0.contains("{id: \(option.rawValue),") }
    let list = try #require(line?.firstMatch(of: /choices: \[(.*?)\]/))
    return list.output.1.matches(of: /[a-z-]+/).map { $0.output.camelCase }
  }

  /// The declaration from its start to its closing brace, at the depth of a member.
  private func declaration(at start: String.Index, in source: String) -> Substring {
    let end = source.range(of: "\n  }\n", range: start..<source.endIndex)?.upperBound
    return source[start..<(end ?? source.endIndex)]
  }

  private static var root: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
  }

  /// All files of the library.
  private static var source: String {
    get throws {
      let folder = root.appending(path: "Sources/VitrineUI")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return try (files?.compactMap { $0 as? URL } ?? [])
        .filter { $0.pathExtension == "swift" }
        .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
    }
  }
}

extension Substring {
  /// The words of an attribute's value as a name in Swift.
  fileprivate var camelCase: String {
    let words = split(separator: "-")
    return words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
  }
}

extension Option {
  /// The modifier that sets the option; nil if it is a parameter of a view, or only for sections, which pages have.
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
    case .axis, .multiple, .headingHeight: nil
    case .zoom: "photoGridColumns"
    case .layout: "photoGridLayout"
    case .reveal: "expandingCarouselReveal"
    case .hoverDelay: "expandingCarouselHoverDelay"
    case .duration: "expandingCarouselDuration"
    case .curve: "expandingCarouselCurve"
    case .radius: "stitchedCarouselRadius"
    case .rowHeight: "stitchedCarouselRowHeight"
    }
  }
}
