#if EXECUTES_VIEWS || os(macOS)
import Observation
import SwiftUI

@testable import VitrineUI

/// An app with a carousel of numbers, each a colour 100 points wide.
@MainActor
final class MountedCarousel {
  let app = CarouselApp()
  let window: TestWindow

  /// Creates a window 300 points wide.
  init(
    _ items: some Collection<Int> = 0..<5, size: CGSize = CGSize(width: 300, height: 200),
    direction: LayoutDirection = .leftToRight,
    change: @escaping @MainActor (CarouselContent) -> AnyView = { AnyView($0) }
  ) async {
    app.items = Array(items)
    let app = app
    window = TestWindow(size: size, environment: { $0.layoutDirection = direction }) {
      CarouselPageOfApp(app: app, change: change)
    }
    await window.run(for: 0.5)
  }

  /// Whether an item has its left edge at a place, within a hundredth of a point.
  func hasLeft(_ item: Int, at left: CGFloat) -> Bool {
    window.drawn("\(item)").contains { abs($0.frame.minX - left) < 0.01 }
  }

  /// The driver behind the carousel.
  var driver: CarouselDriver<Int>? { app.reference.driver as? CarouselDriver<Int> }

  /// The left edge of an item that is in view; nil if it is not.
  func left(of item: Int) -> CGFloat? { window.drawn("\(item)").first?.frame.minX }
}

/// The state of the app.
@MainActor @Observable
final class CarouselApp {
  var items: [Int] = []
  var selection: Int?
  @ObservationIgnored var selections: [Int?] = []
  @ObservationIgnored var contentCalls = 0
  /// Refers weakly to the driver of the carousel.
  @ObservationIgnored let reference = CarouselReference()
  @ObservationIgnored var taps: [Int] = []
}

/// The carousel of the app.
struct CarouselContent: View {
  let app: CarouselApp

  var body: some View {
    let selection = Binding {
      app.selection
    } set: {
      app.selection = $0
      app.selections.append($0)
    }
    Carousel(app.items, id: \.self, selection: selection) { number in
      NumberView(app: app, number: number)
    }
    .environment(\.carouselReference, app.reference)
    .carouselSpacing(0)
    .carouselItemLength(.fixed(100))
  }
}

/// The root, which a test can wrap in other views.
private struct CarouselPageOfApp: View {
  let app: CarouselApp
  let change: @MainActor (CarouselContent) -> AnyView

  var body: some View { change(CarouselContent(app: app)) }
}

/// The content of an item: its colour, and a button of 40 x 20 points in its middle. It counts how often it was built.
private struct NumberView: View {
  let app: CarouselApp
  let number: Int

  init(app: CarouselApp, number: Int) {
    (self.app, self.number) = (app, number)
    app.contentCalls += 1
  }

  var body: some View {
    ZStack {
      Color.numbered(number)
      Button {
        app.taps.append(number)
      } label: {
        Color.named("button").frame(width: 40, height: 20)
      }
    }
  }
}
#endif
