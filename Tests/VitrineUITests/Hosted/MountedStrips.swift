#if EXECUTES_VIEWS || os(macOS)
import Observation
import SwiftUI

@testable import VitrineUI

/// The state of an app with a row of cards or photographs.
@MainActor @Observable
final class StripApp {
  var items = Array(0..<6)
  var expanded: Set<Int> = []
  var isStitched = false
  @ObservationIgnored var opened: [Int] = []
  /// How often the row has written to its binding.
  @ObservationIgnored var reports = 0
  @ObservationIgnored var contentCalls = 0
  /// Refers weakly to the driver of the row.
  @ObservationIgnored let reference = CarouselReference()
}

/// A row of cards, 400 points wide.
@MainActor
struct MountedCards {
  let app = StripApp()
  let window: TestWindow

  /// Creates a window 400 points wide.
  init(
    effect: CarouselEffect = .none, direction: LayoutDirection = .leftToRight,
    collapsed: CGFloat = 150, expanded: CGFloat = 250
  ) async {
    let app = app
    window = TestWindow(
      size: CGSize(width: 400, height: 200), environment: { $0.layoutDirection = direction }
    ) {
      Cards(app: app).carouselEffect(effect)
        .expandingCarouselSizes(collapsed: collapsed, expanded: expanded)
    }
    await window.run(for: 0.5)
  }
}

private struct Cards: View {
  let app: StripApp

  var body: some View {
    let expanded = Binding {
      app.expanded
    } set: {
      app.expanded = $0
      app.reports += 1
    }
    ExpandingCarousel(app.items, id: \.self, expanded: expanded) {
      app.opened.append($0)
    } poster: { number in
      let _ = app.contentCalls += 1
      Color.named("poster \(number)")
    } details: { number in
      Color.named("details \(number)")
    }
    .environment(\.carouselReference, app.reference)
  }
}

/// A row of photographs whose ratio is 3 to 2, 400 points wide.
@MainActor
struct MountedPhotographs {
  let app = StripApp()
  let window: TestWindow

  init(direction: LayoutDirection = .leftToRight) async {
    let app = app
    window = TestWindow(
      size: CGSize(width: 400, height: 100), environment: { $0.layoutDirection = direction }
    ) { Photographs(app: app) }
    await window.run(for: 0.5)
  }
}

private struct Photographs: View {
  let app: StripApp

  var body: some View {
    let isStitched = Binding {
      app.isStitched
    } set: {
      app.isStitched = $0
      app.reports += 1
    }
    StitchedCarousel(
      app.items, id: \.self, isStitched: isStitched, aspectRatio: { _ in 1.5 },
      onOpen: { app.opened.append($0) }
    ) { number in
      Color.numbered(number)
    }
    .environment(\.carouselReference, app.reference)
  }
}
#endif
