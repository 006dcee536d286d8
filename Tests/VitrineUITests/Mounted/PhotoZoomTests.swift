#if EXECUTES_VIEWS
import Observation
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// The maximum zoom of a photograph, and the reports to the app.
  @MainActor @Suite struct PhotoZoomTests {
    @Test func theZoomIsReportedToTheApp() async {
      let log = ZoomLog()
      let window = TestWindow { Zooming(log: log) }
      await window.run(for: 1)
      #expect(log.zooms.isEmpty)
      window.tap(at: CGPoint(x: 195, y: 422))
      await window.run(for: 0.1)
      window.tap(at: CGPoint(x: 195, y: 422))
      await window.run(for: 1)
      #expect(log.zooms.count == 1)
      #expect(log.zooms.first.map { $0.id == 2 && $0.zoom > 2 } == true, "\(log.zooms)")
      window.press(.escape)
      await window.run(for: 2)
      #expect(log.zooms.count == 2)
      #expect(log.zooms.last.map { $0.id == 2 && $0.zoom == 1 } == true, "\(log.zooms)")
      #expect(window.faults == [])
    }

    @Test(arguments: [nil, 390 * 2 * 10] as [CGFloat?])
    func aPhotographIsZoomedUntilEachOfItsPixelsCoversFour(pixels: CGFloat?) async {
      let log = ZoomLog()
      log.pixels = pixels
      let width = await pinchedOpen(log).drawn("2").first?.frame.width ?? 0
      #expect(abs(width - 390 * (pixels == nil ? 4 : 20)) < 0.01)
    }

    @Test(
      arguments: zip([0, 1, 2, 7, .infinity, .nan], [1, 1, 2, 7, 4, 4])
        as Zip2Sequence<[CGFloat], [CGFloat]>)
    func anAppSetsHowFarAPhotographIsZoomed(maximum: CGFloat, zoom: CGFloat) async {
      let log = ZoomLog()
      log.maximum = maximum
      let window = await pinchedOpen(log)
      let width = window.drawn("2").first?.frame.width ?? 0
      #expect(abs(width - 390 * zoom) < 0.01, "\(width)")
      window.tap(at: CGPoint(x: 195, y: 422))
      await window.run(for: 0.1)
      window.tap(at: CGPoint(x: 195, y: 422))
      await window.run(for: 1)
      #expect(window.drawn("2").first.map { abs($0.frame.width - 390) < 0.01 } == true)
      #expect(window.faults == [])
    }

    /// A viewer whose photograph is pinched open as far as it goes.
    private func pinchedOpen(_ log: ZoomLog) async -> TestWindow {
      let window = TestWindow { Zooming(log: log) }
      await window.run(for: 1)
      for _ in 0..<4 {
        await window.pinch(at: CGPoint(x: 195, y: 422), to: 3, frames: 10)
        await window.run(for: 1)
      }
      return window
    }

    @Test func aZoomedPhotographShrinksToAMaximumThatComesLater() async {
      let log = ZoomLog()
      let window = TestWindow { Zooming(log: log) }
      await window.run(for: 1)
      await window.pinch(at: CGPoint(x: 195, y: 422), to: 3, frames: 10)
      await window.run(for: 1)
      #expect(window.drawn("2").first.map { $0.frame.width > 390 * 2 } == true)
      window.perform { log.maximum = 1.5 }
      await window.run(for: 1)
      #expect(window.drawn("2").first.map { abs($0.frame.width - 390 * 1.5) < 0.01 } == true)
      #expect(window.faults == [])
    }
  }
}

@MainActor @Observable
private final class ZoomLog {
  @ObservationIgnored var zooms: [(id: Int, zoom: CGFloat)] = []
  @ObservationIgnored var pixels: CGFloat?
  var maximum: CGFloat?
}

private struct Zooming: View {
  let log: ZoomLog
  @State private var selection: Int? = 2

  var body: some View {
    let maximum = log.maximum
    PhotoViewer(0..<5, id: \.self, aspectRatio: { _ in 1.5 }, selection: $selection) {
      Color.numbered($0)
    }
    .photoPixelWidth { (_: Int) in log.pixels }
    .photoMaximumZoom { (_: Int) in maximum }
    .onPhotoZoom { (id: Int, zoom) in log.zooms.append((id, zoom)) }
  }
}
#endif
