#if EXECUTES_VIEWS
import Observation
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Controls of a carousel that goes, and of a long one.
  @MainActor @Suite struct CarouselControlTests {
    @Test func aReaderHasNowhereToGoOnceItsCarouselIsGone() async {
      let app = ControlApp((0..<9).map { .init(id: $0, height: 50) })
      let window = TestWindow(size: CGSize(width: 300, height: 400)) { ReaderPage(app: app) }
      await window.run(for: 0.5)
      #expect(window.drawn("true").count == 1)
      window.perform { app.isShown = false }
      await window.run(for: 0.5)
      #expect(window.drawn("false").count == 1)
      window.perform { app.isShown = true }
      await window.run(for: 0.5)
      #expect(window.drawn("true").count == 1)
      window.setCovered(true)
      window.setCovered(false)
      await window.run(for: 0.5)
      #expect(window.drawn("true").count == 1, "a page in front changes nothing for good")
      #expect(window.isAtRest && window.faults == [])
    }

    @Test func dotsReadOnlyTheItemsAroundTheCurrentOne() async {
      let items = CountedItems(count: 100_000)
      let app = ControlApp([])
      app.selection = 50_000
      let window = TestWindow(size: CGSize(width: 300, height: 100)) {
        DotsPage(app: app, items: items)
      }
      await window.run(for: 0.2)
      items.counter.reads = 0
      for selection in 50_001...50_010 { window.perform { app.selection = selection } }
      #expect(items.counter.reads < 200)
      #expect(window.accessibility.first?.value == "50011 of 100000")
      window.perform { window.accessibility.first?.adjust?(.increment) }
      #expect(app.selection == 50_011)
      #expect(window.faults == [])
    }

    @Test func aDotWhoseItemIsGoneSelectsNothing() async throws {
      let items = PresentItems()
      let app = ControlApp([])
      app.selection = 1
      let window = TestWindow(size: CGSize(width: 300, height: 100)) {
        CarouselDots(items, id: \.self, selection: Binding(app, \.selection))
      }
      await window.run(for: 0.2)
      items.storage.numbers = [0, 1, 2]
      let dots = window.drawn("Circle").sorted { $0.frame.minX < $1.frame.minX }
      let last = try #require(dots.dropFirst(4).first)
      window.tap(at: CGPoint(x: last.frame.midX, y: last.frame.midY))
      #expect(app.selection == 1)
      window.tap(at: CGPoint(x: dots[2].frame.midX, y: dots[2].frame.midY))
      #expect(app.selection == 2)
      #expect(window.faults == [])
    }
  }
}

@MainActor @Observable
private final class ControlApp {
  var items: [Item]
  var selection: Int?
  var isShown = true

  struct Item: Identifiable {
    let id: Int
    var height: CGFloat
  }

  init(_ items: [Item]) { self.items = items }
}

private struct ReaderPage: View {
  let app: ControlApp

  var body: some View {
    CarouselReader { carousel in
      VStack(spacing: 0) {
        if app.isShown {
          Carousel(app.items) { Color.numbered($0.id).frame(width: 100, height: 50) }
        }
        Text(verbatim: "\(carousel.canGoNext)")
      }
    }
  }
}

private struct DotsPage: View {
  let app: ControlApp
  let items: CountedItems

  var body: some View { CarouselDots(items, id: \.self, selection: Binding(app, \.selection)) }
}

/// Numbers whose reads are counted.
private struct CountedItems: RandomAccessCollection {
  final class Counter { var reads = 0 }
  let count: Int
  let counter = Counter()
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  subscript(index: Int) -> Int {
    counter.reads += 1
    return index
  }
}

/// Numbers as they are now, like those of a binding to an array.
private struct PresentItems: RandomAccessCollection {
  final class Storage { var numbers = Array(0..<5) }
  let storage = Storage()
  var startIndex: Int { 0 }
  var endIndex: Int { storage.numbers.count }
  subscript(index: Int) -> Int { storage.numbers[index] }
}
#endif
