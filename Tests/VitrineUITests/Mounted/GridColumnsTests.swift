#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// The columns of a grid under two fingers, by keys and from code. Three columns of 128 points, 131 from row to row; two of 193.5.
  @MainActor @Suite struct GridColumnsTests {
    private let app = ColumnsApp()

    private func window(oneByOne: Bool = true, reducesMotion: Bool = false) async -> TestWindow {
      let app = app
      let window = TestWindow(
        coverDelay: 1, coverSizeDelay: 1,
        environment: {
          $0.hasTouchRecognizers = oneByOne
          $0.accessibilityReduceMotion = reducesMotion
        }
      ) {
        ColumnsPage(app: app)
      }
      await window.run(for: 0.5)
      return window
    }

    private func width(_ window: TestWindow) -> CGFloat? {
      window.drawn.last { $0.name.hasPrefix("cell ") }.map {
        ($0.frame.width * 100).rounded() / 100
      }
    }

    /// The frames of a photograph in all layers.
    private func cell(_ photo: Int, _ window: TestWindow) -> [CGRect] {
      window.drawn("cell \(photo)").map(\.frame)
    }

    private let fingers = CGPoint(x: 195, y: 300)

    // MARK: Fingers

    @Test(arguments: [false, true])
    func twoFingersChangeTheColumns(oneByOne: Bool) async {
      let window = await window(oneByOne: oneByOne)
      #expect(width(window) == 128)
      await window.pinch(at: fingers, to: 1.5, frames: 20)
      #expect(app.writes == [2], "at the release")
      await window.run(for: 1)
      #expect(width(window) == 193.5 && app.columns == 2)
      await window.pinch(at: fingers, to: 0.4, frames: 20)
      await window.run(for: 1)
      #expect(app.writes.count == 2 && app.columns.map { $0 > 2 } == true, "\(app.writes)")
      #expect(window.faults == [])
    }

    @Test(arguments: [false, true])
    func thePhotographBetweenTheFingersStaysThere(oneByOne: Bool) async {
      let window = await window(oneByOne: oneByOne)
      window.scroll(by: 131 * 20)
      await window.runFrame()
      // The fingers are over photograph 67: row 22 begins at 262.
      #expect(cell(67, window) == [CGRect(x: 131, y: 262, width: 128, height: 128)])
      let share = (fingers.y - 262) / 131
      func expectStill(_ moment: String) {
        let frames = cell(67, window)
        #expect(!frames.isEmpty)
        for frame in frames {
          // The gaps are magnified like the cells.
          let pitch = frame.height * (window.drawn.contains { $0.opacity < 1 } ? 131 / 128 : 1)
          #expect(abs(frame.minY + share * pitch - fingers.y) < 4, "\(moment): \(frame)")
        }
      }
      let reach: CGFloat = 50
      func points(_ scale: CGFloat) -> [CGPoint] {
        [-reach, reach].map { CGPoint(x: fingers.x + $0 * scale, y: fingers.y) }
      }
      if oneByOne {
        for (finger, point) in points(1).enumerated() { window.press(at: point, finger: finger) }
      } else {
        window.magnify(.began, at: fingers)
      }
      for step in 1...30 {
        await window.runFrame()
        let scale = 1 - 0.018 * CGFloat(step)
        if oneByOne {
          for (finger, point) in points(scale).enumerated() {
            window.move(to: point, finger: finger)
          }
        } else {
          window.magnify(.changed, at: fingers, to: scale)
        }
        expectStill("\(step)")
      }
      await window.run(for: 0.5)
      if oneByOne {
        for (finger, point) in points(0.46).enumerated() { window.lift(at: point, finger: finger) }
      } else {
        window.magnify(.ended, at: fingers, to: 0.46)
      }
      for frame in 1...60 {
        expectStill("\(frame) after the release")
        await window.runFrame()
      }
      #expect(app.writes == [7] && window.drawn.allSatisfy { $0.opacity == 1 || $0.opacity == 0 })
      #expect(window.faults == [])
    }

    @Test func theWindowDoesNotScrollWhileTwoFingersPinch() async {
      let window = await window()
      window.scroll(by: 1000)
      await window.runFrame()
      window.press(at: CGPoint(x: 150, y: 300), finger: 0)
      window.press(at: CGPoint(x: 240, y: 300), finger: 1)
      await window.runFrame()
      let before = window.drawn.map(\.frame)
      window.scroll(by: 40)
      await window.runFrame()
      #expect(window.drawn.map(\.frame) == before)
      window.move(to: CGPoint(x: 110, y: 300), finger: 0)
      window.move(to: CGPoint(x: 280, y: 300), finger: 1)
      await window.runFrame()
      window.lift(at: CGPoint(x: 110, y: 300), finger: 0)
      window.lift(at: CGPoint(x: 280, y: 300), finger: 1)
      #expect(app.selections.isEmpty, "no finger has opened a photograph")
      await window.runFrame()
      // A finger scrolls while the columns settle, and the layers go with the page.
      let settling = window.drawn.first { $0.name.hasPrefix("cell ") }
      window.scroll(by: -40)
      let scrolled = window.drawn.first { $0.name == settling?.name }
      #expect(settling.flatMap { old in scrolled.map { $0.frame.minY - old.frame.minY } } == 40)
      await window.run(for: 1)
      #expect(app.writes.count == 1 && window.faults == [])
    }

    @Test func aPinchThatTheSystemTakesAwayReturns() async {
      let window = await window()
      window.press(at: CGPoint(x: 150, y: 300), finger: 0)
      window.press(at: CGPoint(x: 240, y: 300), finger: 1)
      await window.runFrame()
      window.move(to: CGPoint(x: 130, y: 300), finger: 0)
      await window.runFrame()
      #expect(window.drawn.contains { $0.opacity > 0 && $0.opacity < 1 })
      window.cancelTouch()
      await window.run(for: 1)
      #expect(width(window) == 128 && app.writes.isEmpty && window.faults == [])
      window.scroll(by: 131)
      await window.runFrame()
      #expect(cell(3, window).first?.minY == 0, "one finger scrolls again")
    }

    @Test func withoutTheModifierNothingChanges() async {
      app.hasModifier = false
      for oneByOne in [false, true] {
        let window = await window(oneByOne: oneByOne)
        await window.pinch(at: fingers, to: 2, frames: 10)
        window.focusNext()
        #expect(!window.press(KeyEquivalent("+")))
        await window.run(for: 0.5)
        #expect(width(window) == 128 && app.writes.isEmpty && window.faults == [])
      }
    }

    // MARK: Keys and code

    @Test func keysChangeTheColumns() async {
      let window = await window()
      window.focusNext()
      for (key, columns) in [("-", 4), ("-", 5), ("+", 4), ("=", 3), ("+", 2)] {
        #expect(window.press(KeyEquivalent(Character(key))))
        await window.run(for: 0.6)
        #expect(app.columns == columns)
      }
      #expect(app.writes == [4, 5, 4, 3, 2] && width(window) == 193.5 && window.faults == [])
    }

    @Test func theBindingSetsTheColumnsAtTheStart() async {
      app.columns = 5
      let window = await window()
      #expect(width(window) == 75.6 && app.writes.isEmpty)
      #expect(cell(0, window).first?.minY == 0)
      window.perform { app.columns = nil }
      await window.runFrame()
      #expect(width(window) == 128, "as many as the size of cells allows")
      #expect(app.writes.isEmpty && window.faults == [])
    }

    @Test func aPlainAssignmentHasNoAnimation() async {
      let window = await window()
      window.perform { app.columns = 2 }
      await window.runFrame()
      #expect(width(window) == 193.5 && cell(0, window).first?.minY == 0)
      #expect(window.drawn("cell 0").count == 1)
      window.perform { app.columns = 6 }
      await window.runFrame()
      #expect(app.writes == [7] && app.columns == 7, "the nearest one")
      window.perform { app.columns = 6 }
      await window.runFrame()
      #expect(app.writes == [7, 7] && app.columns == 7)
      #expect(window.faults == [])
    }

    @Test func anAnimatedAssignmentMovesThem() async {
      let window = await window()
      window.perform { withAnimation { app.columns = 2 } }
      await window.run(for: 0.1)
      let between = width(window) ?? 0
      #expect(between > 128 && between < 193.5, "\(between)")
      await window.run(for: 1)
      #expect(width(window) == 193.5 && app.writes.isEmpty && window.faults == [])
    }

    @Test func aTapOnASlowCellOpensIt() async {
      let window = await window()
      window.focusNext()
      window.press(KeyEquivalent("+"))
      await window.run(for: 0.05)
      tapLast(window)
      await window.run(for: 0.05)
      #expect(app.selections.isEmpty, "it is too fast")
      await window.run(for: 0.25)
      #expect(window.drawn.contains { $0.opacity > 0 && $0.opacity < 1 } || width(window) != 193.5)
      tapLast(window)
      await window.run(for: 0.5)
      #expect(app.selections.count == 1 && window.faults == [])
    }

    /// Taps the last cell of the lowest row that is seen.
    private func tapLast(_ window: TestWindow) {
      let cells = window.drawn.filter { $0.name.hasPrefix("cell ") && !$0.visible.isEmpty }
      let cell = cells.map(\.visible).max { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
      if let cell { window.tap(at: CGPoint(x: cell.midX, y: cell.midY)) }
    }

    @Test func aNewSizeOfCellsKeepsTheColumnsOfTheApp() async {
      app.columns = 2
      let window = await window()
      window.perform { app.minimum = 50 }
      await window.runFrame()
      #expect(width(window) == 193.5)
      window.perform { app.columns = nil }
      await window.runFrame()
      #expect(width(window) == 53.14 && window.faults == [])
    }

    @Test func aBindingThatStaysIsWrittenOnceForEachDecision() async {
      app.keepsValue = true
      let window = await window()
      for _ in 0..<2 {
        await window.pinch(at: fingers, to: 1.5, frames: 20)
        await window.run(for: 1)
      }
      #expect(app.writes == [2, 1], "\(app.writes)")
      #expect(app.columns == nil && window.faults == [])
    }

    @Test func inAnotherWidthTheColumnsFollowFromTheSizeOfACell() async {
      let window = await window()
      window.perform { app.columns = 2 }
      await window.runFrame()
      window.resize(to: CGSize(width: 800, height: 600))
      await window.run(for: 0.5)
      #expect(width(window) == (800 - 3 * 3) / 4 && app.columns == 2 && app.writes.isEmpty)
    }

    // MARK: Look

    @Test func copiesHaveNoNames() async {
      let window = await window()
      let names = window.accessibility.map(\.value)
      window.focusNext()
      window.press(KeyEquivalent("-"))
      await window.run(for: 0.05)
      #expect(window.drawn("cell 4").count == 2)
      let values = window.accessibility.map(\.value).filter { names.contains($0) }
      #expect(Set(values).count == values.count, "each photograph once")
    }

    @Test func withReducedMotionNothingIsMagnified() async {
      let window = await window(reducesMotion: true)
      window.focusNext()
      window.press(KeyEquivalent("-"))
      await window.run(for: 0.1)
      let widths = Set(window.drawn.filter { $0.name.hasPrefix("cell ") }.map(\.frame.width))
      #expect(widths.isSubset(of: [128, 95.25]) && widths.count == 2)
    }

    @Test func photographsFlyToAnotherArrangementFromCellsThatRest() async {
      app.arrangement = .grid
      let window = await window()
      await window.pinch(at: fingers, to: 1.5, frames: 20)
      #expect(app.writes == [2])
      await window.runFrame()
      window.perform { withAnimation { app.arrangement = .deck } }
      await window.runFrame()
      #expect(cell(7, window).count == 1)
      await window.run(for: 1)
      window.perform { withAnimation { app.arrangement = .grid } }
      await window.run(for: 0.1)
      #expect(!window.press(KeyEquivalent("+")), "not while they fly")
      await window.run(for: 1)
      #expect(width(window) == 193.5 && app.writes == [2] && window.faults == [])
    }
  }
}
#endif
