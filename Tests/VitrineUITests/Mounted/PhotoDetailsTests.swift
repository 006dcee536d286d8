#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// The panel with details of the open photograph.
  @MainActor @Suite struct PhotoDetailsTests {
    private let log = DetailsLog()

    /// A window with photograph 0 open.
    private func window(
      size: CGSize = CGSize(width: 390, height: 844),
      environment: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) async -> TestWindow {
      let log = log
      let window = TestWindow(size: size, coverDelay: 1, environment: environment) {
        PhotoGrid(0..<9, id: \.self, aspectRatio: { _ in 1 }) { Color.numbered($0) }
          .photoDetails { (id: Int) in
            Button {
              log.taps.append(id)
            } label: {
              Text(verbatim: "details \(id)").frame(width: 100, height: 156)
            }
          }
          .photoDetails { (_: String) in Color.named("of another type") }
      }
      await window.run(for: 0.5)
      window.tap(at: CGPoint(x: size.width / 2 - 100, y: 50))
      await window.run(for: 2)
      return window
    }

    private func middle(_ name: String, in window: TestWindow) -> CGPoint? {
      window.drawn(name).first.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
    }

    private func open(_ window: TestWindow) async throws {
      window.tap(at: try #require(middle("info.circle", in: window)))
      await window.run(for: 2)
    }

    private func isOpen(_ window: TestWindow) -> Bool {
      window.drawn.contains { $0.name.hasPrefix("details") && $0.opacity > 0 }
    }

    @Test func aButtonAndAKeyOpenTheDetailsAndEscapeClosesThemFirst() async throws {
      let window = await window()
      #expect(!isOpen(window))
      try await open(window)
      // The content is 156 points high, and the panel ends at the lower edge.
      #expect(middle("details 0", in: window).map { abs($0.y - (844 - 78)) < 0.01 } == true)
      #expect(window.press(KeyEquivalent("i")))
      await window.run(for: 2)
      #expect(!isOpen(window) && window.isAtRest)
      window.press(KeyEquivalent("I"))
      await window.run(for: 2)
      #expect(isOpen(window))
      #expect(window.press(.escape))
      await window.run(for: 2)
      #expect(!isOpen(window) && window.hasCover)
      window.press(.escape)
      await window.run(for: 2)
      #expect(!window.hasCover && !window.press(KeyEquivalent("i")) && window.faults == [])
    }

    @Test func theDetailsFollowThePhotographAndCloseWithIt() async throws {
      let window = await window()
      try await open(window)
      window.press(.rightArrow)
      await window.run(for: 2)
      #expect(window.drawn("details 1").count == 1 && window.drawn("details 0").isEmpty)
      // A tap on the photograph closes it, and the details with it.
      window.tap(at: CGPoint(x: 195, y: 300))
      await window.run(for: 3)
      #expect(!window.hasCover && !isOpen(window) && window.isAtRest)
      window.tap(at: CGPoint(x: 95, y: 50))
      await window.run(for: 2)
      #expect(window.hasCover && !isOpen(window) && window.faults == [])
    }

    @Test(arguments: [false, true])
    func aFingerCatchesThePanelAndDragsItOut(hasRecognizers: Bool) async throws {
      let window = await window { $0.hasTouchRecognizers = hasRecognizers }
      window.press(KeyEquivalent("i"))
      await window.run(for: 0.25)
      let caught = try #require(middle("details 0", in: window))
      #expect(caught.y > 766 + 10)
      window.press(at: CGPoint(x: caught.x, y: 830))
      await window.runFrame()
      let held = middle("details 0", in: window)
      await window.run(for: 1)
      #expect(middle("details 0", in: window) == held)
      window.lift(at: CGPoint(x: caught.x, y: 830))
      await window.run(for: 2)
      #expect(log.taps == [], "a touch that catches taps nothing")
      if !isOpen(window) {
        window.press(KeyEquivalent("i"))
        await window.run(for: 2)
      }
      let details = try #require(middle("details 0", in: window))
      window.tap(at: details)
      #expect(log.taps == [0])
      let header = CGPoint(x: 60, y: 666)
      await window.drag(from: header, to: CGPoint(x: 60, y: 800), frames: 6)
      await window.run(for: 2)
      #expect(!isOpen(window) && window.hasCover && window.isAtRest)
      #expect(window.drawn("0").contains { $0.frame.width == 390 }, "the photograph stays")
      #expect(window.faults == [])
    }

    @Test(arguments: LayoutDirection.allCases)
    func theDetailsLieBesideThePhotographOnAWideScreen(direction: LayoutDirection) async throws {
      let window = await window(size: CGSize(width: 1024, height: 768)) {
        $0.layoutDirection = direction
        $0.accessibilityReduceMotion = true
      }
      window.press(KeyEquivalent("i"))
      await window.runFrame()
      await window.runFrame()
      let frame = try #require(
        window.drawn.first { $0.name.hasPrefix("details") && $0.opacity > 0 }?.frame)
      #expect(direction == .leftToRight ? frame.minX >= 704 : frame.maxX <= 320, "\(frame)")
      let start = CGPoint(x: direction == .leftToRight ? 800 : 224, y: 20)
      let end = CGPoint(x: direction == .leftToRight ? 1020 : 4, y: 20)
      await window.drag(from: start, to: end, frames: 6)
      await window.run(for: 1)
      #expect(!isOpen(window) && window.faults == [])
    }

    @Test func withoutDetailsThereIsNoButtonAndNoKey() async {
      let grid = await MountedGrid()
      grid.window.tap(at: CGPoint(x: 195, y: 195))
      await grid.window.run(for: 2)
      #expect(grid.window.drawn("info.circle").isEmpty && !grid.window.press(KeyEquivalent("i")))
      #expect(grid.window.faults == [])
    }
  }
}

@MainActor
private final class DetailsLog {
  var taps: [Int] = []
}
#endif
