#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// The cells of a grid fly to their new places when photographs come, go or move.
  @MainActor @Suite struct GridEditTests {
    @Test(arguments: ["insert", "remove", "move"])
    func cellsFlyToTheirNewPlaces(edit: String) async {
      let grid = await MountedGrid(0..<20)
      let before = places(in: grid)
      grid.window.perform {
        switch edit {
        case "insert": grid.app.photos.insert(100, at: 1)
        case "remove": grid.app.photos.remove(at: 1)
        default: grid.app.photos.insert(grid.app.photos.remove(at: 1), at: 14)
        }
      }
      var frames = [before]
      for _ in 0..<60 {
        await grid.window.runFrame()
        frames.append(places(in: grid))
      }
      var moved = 0
      for (photo, place) in frames[60] {
        guard let first = before[photo] else { continue }
        let whole = distance(first, place)
        if whole > 1 { moved += 1 }
        for (step, pair) in zip(frames, frames.dropFirst()).enumerated() {
          guard let (old, new) = both(pair, photo) else {
            Issue.record("\(photo) is missing in frame \(step)")
            continue
          }
          // A spring of 0.35 seconds moves a cell by at most 11 % of its way in a frame.
          #expect(distance(old, new) <= 0.13 * whole + 0.5, "\(edit): \(photo) in frame \(step)")
        }
      }
      #expect(moved >= 13)
      #expect(grid.window.isAtRest && grid.window.faults == [])
    }

    private func places(in grid: MountedGrid) -> [Int: CGPoint] {
      let all = grid.app.photos.compactMap { photo in
        grid.window.drawn("cell \(photo)").first.map { (photo, $0.frame.origin) }
      }
      return Dictionary(all) { first, _ in first }
    }

    private func both(_ frames: ([Int: CGPoint], [Int: CGPoint]), _ photo: Int) -> (
      CGPoint, CGPoint
    )? {
      guard let old = frames.0[photo], let new = frames.1[photo] else { return nil }
      return (old, new)
    }

    private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
      hypot(one.x - other.x, one.y - other.y)
    }
  }
}
#endif
