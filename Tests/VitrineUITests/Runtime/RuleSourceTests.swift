#if EXECUTES_VIEWS
import Foundation
import Testing

/// Each rule of the module that executes views names its source, or says that it is not one of Apple's.
@Suite struct RuleSourceTests {
  @Test func eachPublicDeclarationHasASource() throws {
    let files = try Self.sources()
    #expect(files.count > 30)
    let declarations = files.flatMap { Self.declarations(in: $0.text, of: $0.name) }
    // The source of a type is also that of its initializers and properties, but not that of the modifiers of all views.
    let types = Set(declarations.filter { $0.hasSource && !$0.isExtension }.map(\.owner))
      .subtracting(["View", "EnvironmentValues"])
    #expect(types.count > 90)
    let unknown = declarations.filter { declaration in
      // The window belongs to the tests.
      !declaration.hasSource && !types.contains(declaration.owner)
        && declaration.owner != "TestWindow"
    }
    #expect(unknown.map(\.position) == [])
  }

  /// The files of the module, without the output, which only tests read.
  private static func sources() throws -> [(name: String, text: String)] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = tests.appending(path: "SwiftUIRuntime/SwiftUI")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    return try paths.filter { path in
      path.hasSuffix(".swift") && !path.hasPrefix("Output/")
    }.sorted().map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
  }

  /// A public type, or a public member of an extension.
  private struct Declaration {
    let position: String
    /// The name of the type or of the extended type.
    let owner: Substring
    let isExtension: Bool
    let hasSource: Bool
  }

  private static func declarations(in text: String, of file: String) -> [Declaration] {
    let source = /developer\.apple\.com|swift\.org|WWDC|Not of Apple/
    let type =
      /(?:@.*)?(?:public|open) (?:final )?(?:struct|class|enum|protocol|func) (?<name>\w+).*/
    let extended = /(?:@.*)?extension (?<name>\w+).*/
    let member = /\ \ (?:@.*)?(?:nonisolated )?(?:public|open) .*/
    var found: [Declaration] = []
    var (owner, isExtension, comment): (Substring, Bool, String) = ("", false, "")
    var (isSourced, number) = (false, 0)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      func add(_ hasSource: Bool) {
        found.append(
          Declaration(
            position: "\(file):\(number)", owner: owner, isExtension: isExtension,
            hasSource: hasSource))
      }
      let hasSource = comment.contains(source)
      if line.contains("///") {
        comment += line
      } else if let match = line.wholeMatch(of: type) {
        (owner, isExtension) = (match.name, false)
        add(hasSource)
      } else if let match = line.wholeMatch(of: extended) {
        (owner, isExtension, isSourced) = (match.name, true, hasSource)
      } else if isExtension, line.wholeMatch(of: member) != nil {
        add(hasSource || isSourced)
      }
      if line == "}" { isExtension = false }
      if !line.contains("///"), !line.trimmingPrefix(while: \.isWhitespace).hasPrefix("@") {
        comment = ""
      }
    }
    return found
  }
}
#endif
