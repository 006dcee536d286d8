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

    @Test func aRemovedPhotographFadesOutWhereItWas() async {
      let grid = await MountedGrid(0..<20)
      let before = places(in: grid)
      grid.window.perform { grid.app.photos.remove(at: 4) }
      let first = fading(4, in: grid)
      #expect(first?.frame.origin == before[4] && first?.opacity == 1)
      var opacities: [Double] = []
      for _ in 0..<6 {
        await grid.window.runFrame()
        #expect(fading(4, in: grid)?.frame.origin == before[4])
        opacities.append(fading(4, in: grid)?.opacity ?? 0)
      }
      // Another one goes meanwhile, and then all others.
      grid.window.perform { grid.app.photos.removeAll { $0 == 1 || $0 == 7 } }
      for _ in 0..<3 {
        await grid.window.runFrame()
        #expect(fading(4, in: grid)?.frame.origin == before[4])
        #expect(fading(1, in: grid)?.frame.origin == before[1])
        #expect(fading(7, in: grid) != nil)
        opacities.append(fading(4, in: grid)?.opacity ?? 0)
      }
      #expect(opacities == opacities.sorted(by: >) && opacities[0] < 1 && opacities[8] > 0)
      grid.window.perform { grid.app.photos = [] }
      await grid.window.runFrame()
      #expect(fading(0, in: grid)?.frame.origin == before[0])
      for _ in 0..<60 { await grid.window.runFrame() }
      #expect(grid.window.isAtRest && grid.window.faults == [])
      #expect((0..<20).allSatisfy { fading($0, in: grid) == nil })
    }

    @Test func aRemovedPhotographTakesNoTapsAndLiesBehindTheOthers() async {
      let grid = await MountedGrid(0..<20)
      let (place, count) = (places(in: grid)[4] ?? .zero, buttons(in: grid))
      grid.window.perform { grid.app.photos.remove(at: 4) }
      for _ in 0..<4 { await grid.window.runFrame() }
      let drawn = grid.window.drawn.filter { $0.name.hasPrefix("cell") }
      #expect(drawn.first?.name == "cell 4")
      #expect(count > 0 && buttons(in: grid) == count - 1)
      // The next photograph has not reached the left edge of the cell yet, which cuts 32 points of the picture.
      grid.window.tap(at: CGPoint(x: place.x + 34, y: place.y + 60))
      await grid.window.run(for: 1)
      #expect(grid.app.selections == [])
    }

    @Test func aPhotographThatComesBackFadesInAtItsNewPlace() async {
      let grid = await MountedGrid(0..<20)
      grid.window.perform { grid.app.photos.remove(at: 4) }
      for _ in 0..<6 { await grid.window.runFrame() }
      grid.window.perform { grid.app.photos.insert(4, at: 9) }
      for _ in 0..<60 {
        await grid.window.runFrame()
        #expect(grid.window.drawn("cell 4").count == 1)
      }
      #expect(grid.window.isAtRest && grid.window.faults == [])
      #expect(grid.window.drawn("cell 4").first?.opacity == 1)
    }

    private func buttons(in grid: MountedGrid) -> Int {
      grid.window.accessibilityDump.split(separator: "\n").count { $0.contains("button") }
    }

    private func fading(_ photo: Int, in grid: MountedGrid) -> DrawnView? {
      grid.window.drawn("cell \(photo)").first
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
