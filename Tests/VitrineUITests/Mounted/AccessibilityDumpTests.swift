#if EXECUTES_VIEWS
import Foundation
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// The accessibility elements of each exhibit equal those that are saved in the folder Accessibility beside this file.
  ///
  /// With the environment variable `VITRINE_DUMPS` the tests write the files.
  @MainActor @Suite struct AccessibilityDumpTests {
    @Test func aCarouselWithDotsAndAPlayButton() async throws {
      let carousel = await MountedCarousel {
        AnyView($0.carouselLoops().carouselIndicator(.dots).carouselAutoplay(every: 5))
      }
      try expectDump("carousel", of: carousel.window)
    }

    @Test func cardsOfWhichOneIsOpen() async throws {
      let cards = await MountedCards()
      cards.window.perform { cards.app.expanded = [1] }
      try expectDump("cards", of: cards.window)
    }

    @Test func aRowOfPhotographs() async throws {
      try expectDump("row", of: await MountedPhotographs().window)
    }

    @Test func aGrid() async throws {
      try expectDump("grid", of: await MountedGrid(0..<7).window)
    }

    @Test func aViewer() async throws {
      let viewer = TestWindow {
        PhotoViewer(0..<3, id: \.self, selection: .constant(1)) {
          Text(verbatim: "photograph \($0)")
        }
        .photoOverlay { (id: Int) in Text(verbatim: "caption \(id)") }
      }
      await viewer.run(for: 1)
      try expectDump("viewer", of: viewer)
    }

    private func expectDump(_ name: String, of window: TestWindow) throws {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Accessibility/\(name).txt")
      if ProcessInfo.processInfo.environment["VITRINE_DUMPS"] != nil {
        try Data(window.accessibilityDump.utf8).write(to: file)
      }
      let kept = try String(decoding: Data(contentsOf: file), as: UTF8.self)
      #expect(window.accessibilityDump == kept)
      #expect(window.svg.contains("</svg>"))
    }
  }
}
#endif
