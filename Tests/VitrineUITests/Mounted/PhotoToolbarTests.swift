#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// The close button and the toolbar of an open photograph.
  @MainActor @Suite struct PhotoToolbarTests {
    @Test func theCloseButtonLiesWithinTheSafeAreaAndTheBackdropBeyondIt() async {
      let grid = await MountedGrid(
        safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
      grid.window.tap(at: CGPoint(x: 195, y: 254))
      await grid.window.run(for: 2)
      #expect(
        grid.window.drawn("black").first?.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
      let button = grid.window.drawn("xmark").first?.frame
      #expect(button.map { $0.minY >= 59 } == true)
      // It is 44 points large, beside a margin of 4. A tap elsewhere closes only after the time of a double tap.
      grid.window.tap(at: CGPoint(x: 46, y: 105))
      #expect(grid.app.selection == nil)
      #expect(grid.window.faults == [])
    }

    @Test(arguments: LayoutDirection.allCases)
    func aToolbarLiesOppositeTheCloseButton(direction: LayoutDirection) async throws {
      let log = ToolbarLog()
      let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
      let window = TestWindow(
        safeArea: insets, coverDelay: 1, environment: { $0.layoutDirection = direction }
      ) {
        PhotoGrid(0..<9, id: \.self, aspectRatio: { _ in 1 }) { Color.numbered($0) }
          .photoToolbar { (id: Int) in
            Button {
              log.shared.append(id)
            } label: {
              Label("Share", systemImage: "square.and.arrow.up")
            }
            Button {
              log.deleted.append(id)
            } label: {
              Label("Delete", systemImage: "trash")
            }
          }
          .photoToolbar { (_: String) in Color.named("of another type") }
      }
      await window.run(for: 0.5)
      window.tap(at: CGPoint(x: 195, y: 120))
      await window.run(for: 2)
      let names = ["xmark", "square.and.arrow.up", "trash"]
      let frames = try names.map { try #require(window.drawn($0).first?.frame) }
      let ordered = direction == .leftToRight ? frames : frames.reversed()
      #expect(ordered[0].maxX < ordered[1].minX && ordered[1].maxX < ordered[2].minX)
      #expect(frames.allSatisfy { $0.minY >= 59 })
      #expect(direction == .leftToRight ? frames[0].maxX <= 48 : frames[0].minX >= 342)
      // Each takes touches within 44 points, beside a margin of 4.
      let edge: CGFloat = direction == .leftToRight ? 390 - 4 - 43 : 4 + 43
      window.tap(at: CGPoint(x: edge, y: 64))
      #expect(log.deleted == [1])
      window.tap(at: CGPoint(x: edge + (direction == .leftToRight ? -44 : 44), y: 106))
      #expect(log.shared == [1])
      await window.run(for: 1)
      #expect(window.drawn("1").contains { $0.frame.width == 390 }, "it is still open")
      #expect(window.faults == [])
    }
  }
}

@MainActor
private final class ToolbarLog {
  var shared: [Int] = []
  var deleted: [Int] = []
}
#endif
