#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Dots, numbers, and controls around a carousel.
  @MainActor @Suite struct ControlsTests {
    @Test func aDotSelectsItsItem() async throws {
      let carousel = await MountedCarousel { AnyView($0.carouselIndicator(.dots)) }
      let dots = carousel.window.drawn("Circle")
      #expect(dots.count == 5)
      let third = try #require(dots.sorted { $0.frame.minX < $1.frame.minX }.dropFirst(2).first)
      carousel.window.tap(at: CGPoint(x: third.frame.midX, y: third.frame.midY))
      await carousel.window.run(for: 2)
      #expect(carousel.app.selections == [2])
      #expect(carousel.left(of: 2) == 100)
      #expect(carousel.window.faults == [])
    }

    @Test(arguments: DynamicTypeSize.allCases)
    func dotsFitBelowTheCarousel(type: DynamicTypeSize) async {
      let carousel = await MountedCarousel(0..<30) {
        AnyView($0.carouselIndicator(.dots).environment(\.dynamicTypeSize, type))
      }
      let dots = carousel.window.drawn("Circle")
      #expect(dots.count == 9)
      for dot in dots { #expect(dot.visible == dot.frame && dot.frame.maxY <= 200, "\(dot)") }
      #expect(carousel.window.faults == [])
    }

    @Test func anEmptyCarouselHasNoDots() async {
      let carousel = await MountedCarousel([]) { AnyView($0.carouselIndicator(.dots)) }
      #expect(carousel.window.drawn("Circle").isEmpty)
      #expect(carousel.window.accessibility.isEmpty)
      carousel.window.perform { carousel.app.items = [1, 2, 3] }
      await carousel.window.run(for: 0.5)
      #expect(carousel.window.drawn("Circle").count == 3)
      #expect(carousel.window.faults == [])
    }

    @Test func dotsWithoutItemsAreNothing() async {
      let window = TestWindow {
        CarouselDots([Int](), id: \.self, selection: .constant(nil))
      }
      await window.run(for: 0.1)
      #expect(window.drawn.isEmpty && window.accessibility.isEmpty)
      let one = TestWindow { CarouselDots([7], id: \.self, selection: .constant(nil)) }
      await one.run(for: 0.1)
      #expect(one.accessibility.map(\.value) == ["1 of 1"])
      one.accessibility.first?.adjust?(.increment)
      #expect(one.faults == [])
    }

    @Test func anEmptyFractionSaysNothing() async {
      let carousel = await MountedCarousel([]) { AnyView($0.carouselIndicator(.fraction)) }
      #expect(carousel.window.drawn.allSatisfy { !$0.name.contains(" of ") })
      carousel.window.perform { carousel.app.items = [1, 2] }
      await carousel.window.run(for: 0.5)
      #expect(carousel.window.drawn("1 of 2").count == 1)
    }

    @Test func aReaderMayReadInItsContent() async {
      let window = TestWindow(size: CGSize(width: 300, height: 300)) {
        CarouselReader { carousel in
          VStack(spacing: 0) {
            Carousel(0..<3, id: \.self) { Color.numbered($0) }
              .carouselItemLength(.fixed(100)).carouselSpacing(0)
            Text(verbatim: "\(carousel.canGoPrevious) \(carousel.canGoNext)")
            Button {
              carousel.next()
            } label: {
              Color.named("next").frame(height: 40)
            }
          }
        }
      }
      await window.run(for: 0.5)
      #expect(window.drawn("false true").count == 1)
      window.tap(at: CGPoint(x: 150, y: 280))
      await window.run(for: 2)
      window.tap(at: CGPoint(x: 150, y: 280))
      await window.run(for: 2)
      #expect(window.drawn("true false").count == 1)
      #expect(window.drawn("2").first?.frame.minX == 100)
      #expect(window.isAtRest)
      #expect(window.faults == [])
    }

    @Test func aReaderMovesItsCarouselAndDoesNotReadItAgain() async {
      let log = ReaderLog()
      var token: Token? = Token()
      weak let kept = token
      let window = TestWindow(size: CGSize(width: 300, height: 300)) { [token] in
        Read(log: log, token: token)
      }
      token = nil
      await window.run(for: 0.5)
      #expect(window.drawn("at the start").count == 1)
      let readings = log.readings
      window.tap(at: CGPoint(x: 150, y: 280))
      await window.run(for: 2)
      #expect(window.drawn("1").first?.frame.minX == 100)
      #expect(window.drawn("farther on").count == 1)
      #expect(log.readings == readings)
      #expect(log.numbers == Array(0..<5), "each item is built once")
      #expect(window.faults == [])
      #expect(window.isAtRest)
      #expect(kept != nil)
      window.close()
      await window.settle()
      #expect(kept == nil)
    }
  }
}

@MainActor
private final class ReaderLog {
  var numbers: [Int] = []
  var readings = 0
}

/// Something that the views hold, to see whether they are freed.
private final class Token {}

private struct Read: View {
  let log: ReaderLog
  let token: Token?

  var body: some View {
    CarouselReader { carousel in
      let _ = log.readings += 1
      VStack(spacing: 0) {
        Carousel(0..<5, id: \.self) { number in
          let _ = (log.numbers.append(number), token)
          Color.numbered(number)
        }
        .carouselItemLength(.fixed(100)).carouselSpacing(0)
        Position()
        Button {
          carousel.next()
        } label: {
          Color.named("next").frame(height: 40)
        }
      }
    }
  }
}

private struct Position: View {
  @Environment(\.carousel) private var carousel
  var body: some View { Text(verbatim: carousel.canGoPrevious ? "farther on" : "at the start") }
}
#endif
