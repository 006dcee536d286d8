#if EXECUTES_VIEWS
import Foundation
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// The words of the exhibits come from tables of the package, and an app overrides them.
  @MainActor @Suite struct WordsTests {
    private nonisolated static let languages = ["en", "de"]

    private func table(_ language: String) throws -> [String: String] {
      let bundle = Words.position.bundle
      let path = try #require(
        bundle.path(
          forResource: "Localizable", ofType: "strings", inDirectory: nil, forLocalization: language
        ))
      let data = try Data(contentsOf: URL(filePath: path))
      return try #require(
        PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String])
    }

    @Test(arguments: languages) func eachLanguageHasEachWord(language: String) throws {
      #expect(Set(try table(language).keys) == Set(Words.allCases.map(\.rawValue)))
    }

    /// The words of such a table come from the app, the others from the package.
    @Test func anAppOverridesTheWordsOfItsOwnTable() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).bundle")
      let table = folder.appending(path: "en.lproj")
      try FileManager.default.createDirectory(at: table, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try Data(#""Play" = "Go";"#.utf8).write(to: table.appending(path: "Localizable.strings"))
      let app = try #require(Bundle(url: folder))
      let words = Words.translated(in: app)
      #expect(words == [.play] && Words.translated(in: .main) == [])
      #expect(Words.play.bundle(in: app, overriding: words) == app)
      #expect(Words.pause.bundle(in: app, overriding: words) == Words.pause.bundle)
    }

    @Test func anExhibitSpeaksGerman() async {
      TestWindow.setLanguage("de")
      defer { TestWindow.setLanguage(nil) }
      let carousel = await MountedCarousel {
        AnyView($0.carouselIndicator(.dots).carouselAutoplay(every: 5))
      }
      let elements = carousel.window.accessibility
      #expect(elements.contains { $0.value == "1 von 5" })
      #expect(elements.contains { $0.label == "Element" })
      #expect(elements.contains { $0.label == "Anhalten" })
      #expect(carousel.window.faults == [])
    }
  }
}
#endif
