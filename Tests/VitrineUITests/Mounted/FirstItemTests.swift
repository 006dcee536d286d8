#if EXECUTES_VIEWS
import Observation
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Items that come to an empty carousel whose layout determines their length: the layout of the first one comes before the drawing.
  @MainActor @Suite struct FirstItemTests {
    @Test(arguments: [CarouselItemLength.measured, .ratio(1.5)], [nil, 12])
    func noContentIsBuiltTwice(length: CarouselItemLength, selection: Int?) async {
      let app = FirstItemApp(length, selection: selection)
      let window = app.window()
      await window.run(for: 0.5)
      for items in [Array(0..<40), [], Array(0..<40)] {
        (app.built, app.events) = ([], [])
        window.perform { app.items = items }
        await window.run(for: 0.5)
        #expect(Set(app.built).count == app.built.count, "\(app.built)")
        if selection == 12 { #expect(!app.built.contains(0), "it is out of view") }
        let gone = app.events.filter { !$0.appears }
        #expect(items.isEmpty || gone.isEmpty, "\(app.events)")
      }
      #expect(window.mostPasses <= 2 && window.faults == [])
    }

    @Test(arguments: [(CarouselItemLength.measured, 100), (.ratio(1.5), 120)])
    func aFirstItemWithoutContentIsAsLongAsOthers(length: CarouselItemLength, points: CGFloat) async
    {
      let app = FirstItemApp(length)
      app.hidden = [0]
      let window = app.window()
      await window.run(for: 0.5)
      window.perform { app.items = Array(0..<40) }
      await window.run(for: 0.5)
      // It is in the middle, the next item is 3 points beside it, and content of 100 points is in the middle of that.
      let next = 150 + points / 2 + 3
      #expect(window.drawn("1").first?.frame.minX == next + (points - 100) / 2)
      #expect(window.isAtRest && window.mostPasses <= 2 && window.faults == [])
    }

    @Test func aCarouselThatGoesBeforeItsFirstLayoutIsFreed() async {
      var app: FirstItemApp? = FirstItemApp(.measured)
      weak let storage = app
      app?.hidden = [0]
      let window = app?.window()
      await window?.run(for: 0.5)
      window?.perform { app?.items = Array(0..<40) }
      window?.close()
      app = nil
      await window?.run(for: 0.5)
      #expect(storage == nil)
    }
  }
}

@MainActor @Observable
private final class FirstItemApp {
  var items: [Int] = []
  var selection: Int?
  let length: CarouselItemLength
  /// The items without content.
  @ObservationIgnored var hidden: Set<Int> = []
  /// The items whose content was built.
  @ObservationIgnored var built: [Int] = []
  @ObservationIgnored var events: [(item: Int, appears: Bool)] = []

  init(_ length: CarouselItemLength, selection: Int? = nil) {
    (self.length, self.selection) = (length, selection)
  }

  func window() -> TestWindow {
    TestWindow(size: CGSize(width: 300, height: 400)) { FirstItemView(app: self) }
  }
}

private struct FirstItemView: View {
  let app: FirstItemApp

  var body: some View {
    Carousel(app.items, id: \.self, selection: Binding(app, \.selection)) { content(of: $0) }
      .carouselItemLength(app.length)
  }

  @ViewBuilder private func content(of item: Int) -> some View {
    let _ = app.built.append(item)
    if !app.hidden.contains(item) {
      Color.numbered(item).frame(width: 100, height: 80)
        .onAppear { app.events.append((item, true)) }
        .onDisappear { app.events.append((item, false)) }
    }
  }
}
#endif
