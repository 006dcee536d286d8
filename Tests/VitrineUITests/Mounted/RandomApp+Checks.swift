#if EXECUTES_VIEWS
import SwiftUI
import Testing
import Vitrine

@testable import VitrineUI

/// The drawing of a random app at rest.
extension RandomApp {
  func check() {
    #expect(window.faults == [], story)
    #expect(window.isAtRest, story)
    checkFrame()
    switch exhibit {
    case .carousel: checkStrip(axis: .horizontal) { _ in 100 }
    case .measured:
      checkStrip(axis: state.axis) { [state] in state.length(of: $0, along: state.axis) }
    case .cards: checkCards()
    case .row: checkRow()
    case .grid, .viewer: checkPhotographs()
    }
  }

  private var story: Comment {
    let selection = state.selection.map(String.init) ?? "nil"
    return "items \(state.items), selection \(selection), open \(state.expanded), after \(steps)"
  }

  /// The driver knows the frame that the layout has left.
  private func checkFrame() {
    guard let driver = state.reference.driver as? CarouselDriver<Int> else { return }
    let frame = window.drawn.first { $0.name == "strip" }?.frame
    #expect(frame?.size == CGSize(width: driver.size.width, height: driver.size.height), story)
    #expect(
      frame?.origin == CGPoint(x: driver.viewFrame.origin.x, y: driver.viewFrame.origin.y), story)
  }

  /// The visible items, from the left or the top.
  private func visible(along axis: Axis) -> [(name: String, start: CGFloat, length: CGFloat)] {
    window.drawn.filter { $0.opacity > 0 && !$0.visible.isEmpty && $0.name != "strip" }.map {
      axis == .vertical
        ? ($0.name, $0.frame.minY, $0.frame.height) : ($0.name, $0.frame.minX, $0.frame.width)
    }.sorted { $0.start < $1.start }
  }

  /// The selected item is in the middle, and the items follow each other without gaps.
  private func checkStrip(axis: Axis, _ length: (Int) -> CGFloat) {
    let visible = visible(along: axis)
    let middle = (axis == .vertical ? window.size.height : window.size.width) / 2
    for item in visible {
      #expect(Int(item.name).map { isNear(item.length, length($0)) } == true, story)
      #expect(state.items.map(String.init).contains(item.name), story)
    }
    for (item, next) in zip(visible, visible.dropFirst()) {
      #expect(isNear(next.start, item.start + item.length), story)
    }
    let centred = visible.first { isNear($0.start + $0.length / 2, middle) }?.name
    #expect(centred != nil, story)
    if let selected = state.presentSelection { #expect(centred == "\(selected)", story) }
  }

  private func checkCards() {
    for item in state.items {
      let isOpen = window.drawn("details \(item)").contains { $0.opacity == 1 }
      let isClosed = window.drawn("poster \(item)").contains { $0.opacity == 1 }
      #expect(!isOpen || state.expanded.contains(item), story)
      #expect(!isClosed || !state.expanded.contains(item), story)
    }
  }

  /// Stitched photographs overlap by half a point, so that no seam shows.
  private func checkRow() {
    let photographs = window.drawn.filter {
      $0.opacity > 0 && !$0.visible.isEmpty && $0.name != "strip"
    }
    .map(\.visible).sorted { $0.minX < $1.minX }
    for (photograph, next) in zip(photographs, photographs.dropFirst()) {
      #expect(isNear(next.minX, photograph.maxX + (state.isStitched ? -0.5 : 8)), story)
    }
  }

  /// The selected photograph fills the screen, and all others are in their places. While a selection waits for its photograph, another
  /// one can be open.
  private func checkPhotographs() {
    let selected = state.presentSelection
    guard state.selection == selected else { return }
    let names = Set(
      window.drawn.filter { $0.opacity > 0 && $0.name.hasPrefix("large") }.map(\.name))
    #expect(names.isSubset(of: Set(state.items.map { "large \($0)" })), story)
    if let selected {
      let side = min(window.size.width, window.size.height)
      #expect(window.drawn("large \(selected)").last?.visible.width == side, story)
    } else {
      #expect(names.isEmpty, story)
    }
    if exhibit == .viewer { #expect(window.drawn("place").isEmpty == (selected == 3), story) }
    guard exhibit == .grid else { return }
    #expect(window.hasCover == (selected != nil), story)
    for item in state.items where item != selected {
      #expect(window.drawn.contains { $0.name == "cell \(item)" && $0.opacity == 1 }, story)
    }
  }

  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }
}
#endif
