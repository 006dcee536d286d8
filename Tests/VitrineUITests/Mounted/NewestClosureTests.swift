#if EXECUTES_VIEWS
import Observation
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// A new closure of the app replaces the old one, so the values that it has captured are the present ones.
  @MainActor @Suite struct NewestClosureTests {
    @Test(arguments: NamedExhibit.allCases)
    func onlyTheNewestClosuresAreCalled(exhibit: NamedExhibit) async {
      let app = NamedApp()
      let window = TestWindow(size: CGSize(width: 400, height: 200)) {
        NamedView(app: app, exhibit: exhibit)
      }
      await window.run(for: 0.5)
      (app.name, app.calls) = ("new", [])
      await window.run(for: 0.1)
      switch exhibit {
      case .carousel:
        await window.drag(from: CGPoint(x: 390, y: 100), to: CGPoint(x: 10, y: 100), frames: 4)
      case .grid:
        window.scroll(by: 2000)
        await window.run(for: 0.5)
        window.tap(at: CGPoint(x: 50, y: 50))
      case .viewer: window.press(.escape)
      case .cards, .row: window.tap(at: CGPoint(x: 75, y: 100))
      }
      await window.run(for: 2)
      #expect(Set(app.calls) == Set(exhibit.calls.map { "new \($0)" }))
      #expect(window.faults == [])
    }
  }
}

enum NamedExhibit: CaseIterable {
  case carousel, cards, row, grid, viewer

  /// The closures that are called.
  var calls: [String] {
    switch self {
    case .carousel: ["selection", "prefetch", "end"]
    case .cards: ["expanded"]
    case .row: ["opened"]
    case .grid: ["selection", "prefetch", "end"]
    case .viewer: ["selection"]
    }
  }
}

@MainActor @Observable
private final class NamedApp {
  var name = "old"
  @ObservationIgnored var calls: [String] = []
}

private struct NamedView: View {
  let app: NamedApp
  let exhibit: NamedExhibit

  var body: some View {
    let name = app.name
    let call = { (closure: String) in app.calls.append("\(name) \(closure)") }
    switch exhibit {
    case .carousel:
      Carousel(
        0..<20, id: \.self,
        selection: Binding<Int?> {
          nil
        } set: { _ in
          call("selection")
        }
      ) {
        Color.numbered($0).frame(width: 100)
      }
      .carouselPrefetch { (_: [Int]) in call("prefetch") }
      .carouselNearEnd(within: 9) { call("end") }
    case .cards:
      ExpandingCarousel(
        0..<4, id: \.self,
        expanded: Binding<Int?> {
          nil
        } set: { _ in
          call("expanded")
        }
      ) {
        Color.numbered($0)
      } details: {
        Color.numbered($0)
      }
    case .row:
      StitchedCarousel(
        0..<4, id: \.self, isStitched: .constant(false), aspectRatio: { _ in 1.5 },
        onOpen: { _ in call("opened") }
      ) { Color.numbered($0) }
    case .grid:
      PhotoGrid(
        0..<60, id: \.self,
        selection: Binding<Int?> {
          nil
        } set: { _ in
          call("selection")
        }
      ) {
        Color.numbered($0)
      }
      .photoGridPrefetch { (_: [Int]) in call("prefetch") }
      .photoGridNearEnd(within: 9) { call("end") }
    case .viewer:
      PhotoViewer(
        0..<9, id: \.self,
        selection: Binding<Int?> {
          3
        } set: { _ in
          call("selection")
        }
      ) {
        Color.numbered($0)
      }
    }
  }
}
#endif
