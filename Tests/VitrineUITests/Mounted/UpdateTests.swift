#if EXECUTES_VIEWS
import Observation
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Each update of each view converges within two passes: one that reads the change, and one that draws it.
  @MainActor @Suite struct UpdateTests {
    @Test(arguments: UpdatedPage.allCases, [0, 1, 2])
    func eachUpdateConvergesWithinTwoPasses(page: UpdatedPage, coverDelay: Int) async {
      for change in Change.all {
        let app = UpdatedApp()
        app.items = change.items
        let window = TestWindow(coverDelay: coverDelay, coverSizeDelay: coverDelay / 2) {
          UpdatedView(app: app, page: page)
        }
        expectPasses(window, "\(page) appears")
        await window.run(for: 0.3)
        for (number, step) in change.steps.enumerated() {
          step(window, app)
          await window.run(for: 0.25)
          // The length of a first measured item is known after its layout.
          let measuresFirst = page == .measured && change.items.isEmpty && number == 0
          expectPasses(
            window, "\(page), \(change.name), step \(number)", atMost: measuresFirst ? 3 : 2)
        }
        await window.run(for: 1.5)
        expectPasses(window, "\(page) comes to rest after \(change.name)")
        window.close()
        expectPasses(window, "\(page) goes after \(change.name)")
        #expect(window.faults == [])
      }
    }

    /// Expects at most a number of passes since the last call.
    private func expectPasses(_ window: TestWindow, _ moment: String, atMost passes: Int = 2) {
      #expect(window.mostPasses <= passes, "\(moment)")
      window.resetEvaluations()
    }
  }
}

/// A kind of update, in steps that follow each other in the middle of motions.
@MainActor
private struct Change {
  let name: String
  /// The items with which the views appear.
  let items: [Int]
  typealias Step = @MainActor (TestWindow, UpdatedApp) -> Void
  let steps: [Step]

  init(_ name: String, from items: [Int] = Array(0..<9), _ steps: Step...) {
    (self.name, self.items, self.steps) = (name, items, steps)
  }

  private static func set<Value>(
    _ path: ReferenceWritableKeyPath<UpdatedApp, Value>, _ value: Value, animated: Bool = false
  ) -> Step {
    { window, app in
      window.perform {
        if animated {
          withAnimation { app[keyPath: path] = value }
        } else {
          app[keyPath: path] = value
        }
      }
    }
  }

  private static func environment(_ change: @escaping (inout EnvironmentValues) -> Void)
    -> Step
  {
    { window, _ in window.setEnvironment(change) }
  }

  private static func input(_ action: @escaping @MainActor (TestWindow) -> Void)
    -> Step
  {
    { window, _ in action(window) }
  }

  private static let middle = CGPoint(x: 195, y: 422)

  static let all: [Change] = [
    Change(
      "edits", set(\.items, Array(0..<40)), set(\.items, Array(5..<40)), set(\.items, [7]),
      set(\.items, []), set(\.items, [1, 1, 2]), set(\.items, Array(100..<200))),
    Change("items that come later", from: [], set(\.items, Array(0..<9)), set(\.selection, 4)),
    Change(
      "edits of an open photograph", set(\.selection, 4), set(\.items, Array(3..<9)),
      set(\.items, Array(-40..<9)), set(\.items, [1, 2])),
    Change("selection", set(\.selection, 4), set(\.selection, 8), set(\.selection, nil)),
    Change(
      "selection by a motion", set(\.selection, 4, animated: true),
      set(\.selection, 8, animated: true), set(\.selection, nil, animated: true)),
    Change("an unknown selection", set(\.selection, 99), set(\.items, Array(90..<100))),
    Change("cards", set(\.expanded, [2]), set(\.expanded, [0, 3], animated: true)),
    Change("seam", set(\.isStitched, true, animated: true), set(\.isStitched, false)),
    Change("options", set(\.spacing, 20), set(\.loops, true), set(\.playsEvery, 1)),
    Change(
      "rotation", input { $0.resize(to: CGSize(width: 844, height: 390)) }, set(\.selection, 4),
      input { $0.resize(to: CGSize(width: 390, height: 844)) },
      set(\.selection, nil, animated: true),
      input { $0.resize(to: CGSize(width: 844, height: 390)) }),
    Change(
      "no size", input { $0.resize(to: .zero) },
      input { $0.resize(to: CGSize(width: 200, height: 300)) }),
    Change(
      "environment", environment { $0.layoutDirection = .rightToLeft }, set(\.selection, 4),
      environment { $0.accessibilityReduceMotion = true },
      environment { $0.dynamicTypeSize = .accessibility3 },
      environment { $0.accessibilityVoiceOverEnabled = true }, environment { $0.displayScale = 3 },
      environment { $0.scenePhase = .background }),
    Change(
      "taps", input { $0.tap(at: CGPoint(x: 50, y: 50)) }, input { $0.tap(at: middle) },
      input { $0.tap(at: CGPoint(x: 24, y: 24)) }, input { $0.tap(at: CGPoint(x: 300, y: 50)) }),
    Change(
      "a drag", set(\.selection, 4), input { $0.press(at: middle) },
      input { $0.move(to: CGPoint(x: 160, y: 424)) }, input { $0.move(to: CGPoint(x: 60, y: 424)) },
      input { $0.lift(at: CGPoint(x: 60, y: 424)) }),
    Change(
      "a photograph that is dragged away", set(\.selection, 4), input { $0.press(at: middle) },
      input { $0.move(to: CGPoint(x: 195, y: 460)) },
      input { $0.move(to: CGPoint(x: 195, y: 700)) },
      input { $0.lift(at: CGPoint(x: 195, y: 700)) }),
    Change(
      "keys", input { $0.focusNext() }, input { $0.press(.rightArrow) },
      input { $0.press(.space) }, input { $0.press(.leftArrow) }, input { $0.press(.escape) }),
    Change(
      "pointers", input { $0.hover(at: middle) },
      input { _ = $0.turnWheel(at: middle, by: CGSize(width: -200, height: 0)) },
      input { $0.scroll(by: 300) }, input { $0.scroll(by: -10) }, input { $0.hover(at: nil) }),
    Change(
      "a page in front", input { $0.setCovered(true) }, input { $0.setCovered(false) }),
  ]
}

/// A page for each public view, alone or with the views beside it.
enum UpdatedPage: CaseIterable {
  case carousel, column, measured, cards, row, grid, viewer, controls, places, dots
}

@MainActor @Observable
private final class UpdatedApp {
  var items: [Int] = []
  var selection: Int?
  var current: Int?
  var expanded: Set<Int> = []
  var isStitched = false
  var spacing: CGFloat = 3
  var loops = false
  var playsEvery: Double?
  @ObservationIgnored let places = PhotoSources()
}

private struct UpdatedView: View {
  let app: UpdatedApp
  let page: UpdatedPage

  var body: some View {
    content
      .carouselLoops(app.loops).carouselSpacing(app.spacing).photoGridSpacing(app.spacing)
      .carouselAutoplay(every: app.playsEvery)
      .carouselItemLength(.fraction(0.4))
  }

  private var carousel: some View {
    Carousel(
      app.items, id: \.self, selection: Binding(app, page == .places ? \.current : \.selection),
      axis: page == .column ? .vertical : .horizontal
    ) { number in
      // Items from 100 on make a row higher and a column wider.
      let isLarge = number >= 100
      Color.numbered(number)
        .frame(
          width: (isLarge ? 200 : 100) + CGFloat(number % 3) * 30, height: isLarge ? 300 : 200)
    }
  }

  @ViewBuilder private var content: some View {
    switch page {
    case .carousel, .column: carousel
    case .measured: carousel.carouselItemLength(.measured)
    case .cards:
      ExpandingCarousel(app.items, id: \.self, expanded: Binding(app, \.expanded)) {
        Color.numbered($0)
      } details: {
        Color.numbered($0)
      }
    case .row:
      StitchedCarousel(
        app.items, id: \.self, isStitched: Binding(app, \.isStitched), aspectRatio: { _ in 1.5 }
      ) { Color.numbered($0) }
    case .grid:
      PhotoGrid(
        app.items, id: \.self, aspectRatio: { _ in 1.5 }, selection: Binding(app, \.selection)
      ) { Color.numbered($0) }
      .photoOverlay { (id: Int) in Text("\(id)") }
    case .viewer: viewer(from: nil)
    case .controls:
      CarouselReader { reader in
        VStack {
          carousel.carouselIndicator(.dots)
          Text("\(reader.canGoNext) \(reader.canGoPrevious)")
        }
      }
    case .places:
      ZStack {
        VStack {
          carousel.carouselPhotoSources(app.places)
          Color.named("place").photoSource(4, in: app.places)
        }
        viewer(from: app.places)
      }
    case .dots: CarouselDots(app.items, id: \.self, selection: Binding(app, \.selection))
    }
  }

  private func viewer(from places: PhotoSources?) -> some View {
    PhotoViewer(
      app.items, id: \.self, aspectRatio: { _ in 1.5 }, selection: Binding(app, \.selection),
      from: places
    ) { Color.numbered($0) }
  }
}
#endif
