#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Controls around a carousel that a reader connects with it.
  @MainActor @Suite struct ReaderTests {
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
      var token: FreedToken? = FreedToken()
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

private struct Read: View {
  let log: ReaderLog
  let token: FreedToken?

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
