#if EXECUTES_VIEWS
import Observation
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Exhibits in views that pan: whose a drag is does not depend on which recognizer gets an event first.
  @MainActor @Suite struct PrecedenceTests {
    /// How UIKit sends events, and where SwiftUI attaches recognizers.
    nonisolated static let systems = [(false, false), (false, true), (true, false), (true, true)]

    private func page(
      _ parent: PanningParent, _ system: (parentsFirst: Bool, onWindow: Bool),
      exhibit: @escaping @MainActor () -> some View
    ) async -> (window: TestWindow, log: ActionLog) {
      let log = ActionLog()
      let window = TestWindow {
        exhibit().frame(width: 380, height: 300)
          .frame(width: 390, height: 800).panningParent(parent) { log.entries.append("\(parent)") }
      }
      window.parentsFirst = system.parentsFirst
      window.attachesRecognizersToWindow = system.onWindow
      await window.run(for: 0.5)
      return (window, log)
    }

    private func strip(loops: Bool = false, start: Int = 2, axis: Axis = .horizontal) -> some View {
      Carousel(0..<5, id: \.self, selection: .constant(start), axis: axis) { Color.numbered($0) }
        .carouselItemLength(.fixed(100)).carouselSpacing(0).carouselLoops(loops)
    }

    private func left(of item: Int, _ window: TestWindow) -> CGPoint? {
      window.drawn("\(item)").first?.frame.origin
    }

    /// Drags by an offset from a point. Returns whether the strip has moved before the lift.
    private func drags(_ window: TestWindow, from start: CGPoint, by offset: CGSize) async -> Bool {
      let before = window.drawn.map(\.frame)
      await window.drag(
        from: start, to: CGPoint(x: start.x + offset.width, y: start.y + offset.height),
        frames: 8, lifts: false)
      await window.runFrame()
      let hasMoved = window.drawn.map(\.frame) != before
      window.cancelTouch()
      await window.run(for: 1)
      return hasMoved
    }

    private let middle = CGPoint(x: 195, y: 400)

    @Test(arguments: PanningParent.allCases, systems)
    func aDragAlongTheStripIsTheStripsAndOneAcrossIsNot(
      parent: PanningParent, system: (Bool, Bool)
    ) async {
      let (window, log) = await page(parent, system) { strip() }
      for width in [60.0, -60] {
        #expect(await drags(window, from: middle, by: CGSize(width: width, height: 5)))
      }
      #expect(log.entries == [])
      #expect(!(await drags(window, from: middle, by: CGSize(width: 5, height: 60))))
      #expect(log.entries == ([.column, .sheet].contains(parent) ? ["\(parent)"] : []))
      #expect(window.faults == [])
    }

    /// A scroll view and a page view take over at both ends, a page and a sheet at the first item.
    @Test(arguments: PanningParent.allCases, systems)
    func aDragPastAnEndIsThatOfTheViewAroundIfThatGoesThere(
      parent: PanningParent, system: (Bool, Bool)
    ) async {
      let axis = [.column, .sheet].contains(parent) ? Axis.vertical : .horizontal
      for (item, sign, scrolls) in [(0, 1.0, true), (0, -1, false), (4, -1, true), (4, 1, false)] {
        let (window, log) = await page(parent, system) { strip(start: item, axis: axis) }
        let offset =
          axis == .vertical
          ? CGSize(width: 3, height: sign * 60) : CGSize(width: sign * 60, height: 3)
        let hasMoved = await drags(window, from: middle, by: offset)
        let goes =
          switch parent {
          case .column, .row, .pages: scrolls
          case .sheet, .contentPop: item == 0 && sign > 0
          // Only a drag from the edge of the screen pops it.
          case .edgePop: false
          }
        #expect(log.entries == (goes ? ["\(parent)"] : []), "\(parent) \(item) \(sign)")
        #expect(hasMoved != goes, "\(parent) \(item) \(sign)")
        #expect(window.faults == [])
      }
    }

    @Test(arguments: PanningParent.allCases, systems)
    func aLoopHasNoEnds(parent: PanningParent, system: (Bool, Bool)) async {
      let (window, log) = await page(parent, system) { strip(loops: true, start: 0) }
      #expect(await drags(window, from: middle, by: CGSize(width: 60, height: 3)))
      #expect(log.entries == [] && window.faults == [])
    }

    @Test(arguments: systems) func aDragFromTheEdgePopsThePage(system: (Bool, Bool)) async {
      let (window, log) = await page(.edgePop, system) { strip(loops: true) }
      let edge = CGPoint(x: 12, y: 400)
      #expect(!(await drags(window, from: edge, by: CGSize(width: 60, height: 3))))
      #expect(log.entries == ["edgePop"])
      // Another drag from the edge is the strip's.
      #expect(await drags(window, from: CGPoint(x: 18, y: 400), by: CGSize(width: -16, height: 1)))
      #expect(log.entries == ["edgePop"])
      #expect(window.faults == [])
    }

    @Test(arguments: PanningParent.allCases, systems)
    func anOpenPhotographTakesAllDrags(parent: PanningParent, system: (Bool, Bool)) async {
      let (window, log) = await page(parent, system) {
        PhotoViewer(0..<3, id: \.self, aspectRatio: { _ in 1 }, selection: .constant(0)) {
          Color.numbered($0)
        }
      }
      await window.run(for: 1)
      for (x, width, height) in [(195.0, 60.0, 3.0), (195, 3, 60), (12, 60, 3)] {
        let start = CGPoint(x: x, y: 400)
        #expect(await drags(window, from: start, by: CGSize(width: width, height: height)))
      }
      #expect(log.entries == [] && window.faults == [])
    }

    /// Two fingers on a trackpad follow the rule of a finger, in views that scroll, at the ends and across the strip.
    @Test(arguments: PanningParent.allCases, systems)
    func aScrollBelongsToTheViewToWhichADragBelongs(parent: PanningParent, system: (Bool, Bool))
      async
    {
      let isVertical = [.column, .sheet].contains(parent)
      let scrolls = [.column, .row, .pages].contains(parent)
      for (item, sign, goes) in [
        (2, 1.0, false), (2, -1, false), (0, 1, parent != .edgePop), (0, -1, false),
        (4, -1, scrolls),
      ] {
        let (window, log) = await page(parent, system) {
          strip(start: item, axis: isVertical ? .vertical : .horizontal)
        }
        let before = window.drawn.map(\.frame)
        let (along, across) = (sign * 60, 3.0)
        await window.scrollTrackpad(
          at: middle,
          by: isVertical
            ? CGSize(width: across, height: along) : CGSize(width: along, height: across),
          frames: 8)
        #expect((window.drawn.map(\.frame) != before) != goes, "\(parent) \(item) \(sign)")
        #expect(log.entries == (goes ? ["\(parent)"] : []), "\(parent) \(item) \(sign)")
        #expect(window.faults == [])
      }
      let (window, log) = await page(parent, system) { strip(loops: true, start: 0) }
      await window.scrollTrackpad(at: middle, by: CGSize(width: 60, height: 3), frames: 8)
      #expect(log.entries == [])
      await window.run(for: 1)
      await window.scrollTrackpad(at: middle, by: CGSize(width: 3, height: 60), frames: 8)
      #expect(log.entries == (isVertical ? ["\(parent)"] : []))
      #expect(window.faults == [])
    }

    /// A row in a row: the inner one moves as far as it can, then the outer one.
    @Test(arguments: [false, true])
    func anExhibitInsideComesFirst(parentsFirst: Bool) async {
      let app = RowsApp()
      let window = TestWindow(size: CGSize(width: 300, height: 300)) { Rows(app: app) }
      window.parentsFirst = parentsFirst
      await window.run(for: 0.5)
      let point = CGPoint(x: 150, y: 150)
      await window.drag(from: point, to: CGPoint(x: 60, y: 150), frames: 60)
      await window.run(for: 2)
      #expect(app.inner == 1 && app.outer == 0)
      window.perform { app.inner = 2 }
      await window.run(for: 1)
      await window.drag(from: point, to: CGPoint(x: 20, y: 150), frames: 8)
      await window.run(for: 2)
      #expect(app.inner == 2 && app.outer == 1)
      #expect(window.faults == [])
    }
  }
}

@MainActor @Observable
private final class RowsApp {
  var inner: Int? = 0
  var outer: Int? = 0
}

private struct Rows: View {
  let app: RowsApp

  var body: some View {
    Carousel(0..<2, id: \.self, selection: Binding(app, \.outer)) { page in
      Carousel(
        0..<3, id: \.self, selection: page == 0 ? Binding(app, \.inner) : .constant(nil)
      ) { Color.numbered($0) }
      .carouselItemLength(.fixed(80)).carouselSpacing(0).frame(width: 280, height: 200)
    }
    .carouselItemLength(.fixed(300)).carouselSpacing(0)
  }
}
#endif
