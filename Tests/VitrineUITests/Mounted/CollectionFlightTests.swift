#if EXECUTES_VIEWS
import SwiftUI
import Testing
import Vitrine

@testable import VitrineUI

extension MountedViews {
  /// Every frame of flights between arrangements is the scene of the engine, whatever happens on the way.
  @MainActor @Suite struct CollectionFlightTests {
    @Test(arguments: FlightStory.all) func everyFrameIsTheScene(story: FlightStory) async {
      let collection = await MountedCollection(
        story.start, direction: story.direction, reducesMotion: story.reducesMotion,
        photos: story.photos, loops: story.loops, corners: story.corners)
      await story.run(collection)
      await collection.runFrames(10)
      await collection.window.run(for: 2)
      collection.expectScene("at rest")
      #expect(collection.driver?.arrangement == story.end)
      #expect(collection.window.isAtRest && collection.window.faults == [])
    }
  }
}

/// Something that happens on the way from one arrangement to another.
struct FlightStory: CustomTestStringConvertible, Sendable {
  let testDescription: String
  var start = PhotoArrangement.grid
  let end: PhotoArrangement
  var photos = Array(0..<60)
  var loops = false
  var corners: CGFloat?
  var reducesMotion = false
  var direction = LayoutDirection.leftToRight
  let run: @MainActor @Sendable (MountedCollection) async -> Void

  static let all = [
    FlightStory(testDescription: "all switches", end: .grid, run: switches),
    FlightStory(
      testDescription: "right to left", end: .grid, direction: .rightToLeft, run: switches),
    FlightStory(testDescription: "one photograph", end: .grid, photos: [7], run: switches),
    FlightStory(testDescription: "no photograph", end: .grid, photos: [], run: switches),
    FlightStory(
      testDescription: "equal keys", end: .grid, photos: [1, 2, 2, 3, 1], run: switches),
    FlightStory(testDescription: "round corners", end: .grid, corners: 12, run: switches),
    FlightStory(testDescription: "a loop", end: .grid, loops: true, run: switches),
    FlightStory(
      testDescription: "a loop of few photographs", end: .grid, photos: [1, 2], loops: true,
      run: switches),
    FlightStory(
      testDescription: "reduced motion", end: .grid, reducesMotion: true, run: switches),
    FlightStory(
      testDescription: "a loop that was dragged", start: .deck, end: .deck, loops: true,
      direction: .rightToLeft
    ) { collection in
      #expect(collection.photo(59).map { $0.minX > 300 } == true)
      for _ in 0..<2 {
        await collection.window.drag(
          from: CGPoint(x: 300, y: 422), to: CGPoint(x: 100, y: 422), frames: 4)
        await collection.runFrames(10)
      }
      #expect(collection.photo(0) == nil)
      await collection.fly(.grid, .deck)
    },
    FlightStory(testDescription: "photographs that are removed", end: .deck) { collection in
      await collection.fly(.deck)
      collection.expectNoJump { $0.photos.removeAll { [0, 2, 5].contains($0) } }
      #expect(collection.photo(0) != nil && collection.photo(1) != nil)
      // One comes back while it fades out.
      collection.window.perform { collection.app.photos.append(2) }
      #expect(collection.photo(0) != nil)
    },
    FlightStory(testDescription: "edits", end: .carousel) { collection in
      await collection.fly(.carousel)
      collection.expectNoJump { $0.photos.insert(contentsOf: [100, 101], at: 0) }
      await collection.runFrames(3)
      collection.expectNoJump { $0.photos.reverse() }
      await collection.runFrames(3)
      collection.window.perform { collection.app.photos = [] }
      await collection.runFrames(3)
      collection.window.perform { collection.app.photos = [3, 2, 1] }
    },
    FlightStory(testDescription: "two switches in a frame", end: .stitched) { collection in
      collection.window.perform {
        withAnimation { collection.app.arrangement = .deck }
        withAnimation { collection.app.arrangement = .stitched }
      }
    },
    FlightStory(testDescription: "a view without a size", end: .expanding) { collection in
      await collection.fly(.deck)
      collection.window.resize(to: .zero)
      await collection.runFrames(4)
      await collection.fly(.stitched, .expanding)
      collection.window.resize(to: CGSize(width: 390, height: 844))
    },
    FlightStory(testDescription: "a rotation", end: .stitched, direction: .rightToLeft) {
      collection in
      await collection.fly(.stitched)
      collection.window.resize(to: CGSize(width: 844, height: 390))
    },
    FlightStory(testDescription: "a plain assignment", end: .carousel) { collection in
      await collection.fly(.deck)
      collection.assign(.carousel, animated: false)
      collection.expectScene("after a jump")
      #expect(collection.driver?.grid.exhibit.model.isRearranging == false)
    },
    FlightStory(testDescription: "a photograph that opens", end: .stitched) { collection in
      await collection.fly(.stitched)
      collection.window.perform { withAnimation { collection.app.selection = 1 } }
      await collection.runFrames(5)
      #expect(collection.window.hasCover)
      collection.window.perform { withAnimation { collection.app.selection = nil } }
      await collection.window.run(for: 2)
    },
  ]

  private static let switches: @MainActor @Sendable (MountedCollection) async -> Void = {
    await $0.fly(.deck, .carousel, .expanding, .stitched, .grid)
    await $0.window.run(for: 1)
    await $0.fly(.expanding, .deck, .stitched, .carousel, .grid)
  }
}

extension MountedCollection {
  /// Lets the photographs fly to arrangements, some frames each.
  fileprivate func fly(_ arrangements: PhotoArrangement...) async {
    for arrangement in arrangements {
      assign(arrangement)
      expectScene("at the start to \(arrangement)")
      await runFrames(6)
    }
  }

  /// Runs frames, and compares each with the scene.
  fileprivate func runFrames(_ count: Int) async {
    for frame in 0..<count {
      await window.runFrame()
      expectScene("frame \(frame)")
    }
  }

  /// Compares the photographs with the engine's scene: their order, visible parts, opacities and corners.
  fileprivate func expectScene(_ moment: String) {
    guard let grid = driver?.grid, !window.hasCover else { return }
    var scene = grid.exhibit.scene
    // A photograph that has come back while it faded out is drawn at its new place only.
    scene.placements.removeAll { placement in
      placement.item < 0 && !grid.cells.contains { $0.hasLeft && $0.placement == placement }
    }
    let top = scene.offset == .zero ? grid.exhibit.model.scrollOffset : 0
    let name = { (placement: Placement) in
      let left = grid.cells.first { $0.hasLeft && $0.placement == placement }
      return "photo \(left?.id.item ?? grid.ids[ifPresent: placement.item] ?? -1)"
    }
    window.expectVisible(scene, moment, movedBy: Vector(x: 0, y: -top), named: name)
    let placements = scene.placements.sorted { $0.depth < $1.depth }
    let drawn = window.drawn.filter { $0.name.hasPrefix("photo") }
    guard placements.count == drawn.count else { return }
    for (drawn, radii) in zip(drawn, placements.map(\.radii)) where radii != .zero {
      let expected = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
      let isEqual = zip(drawn.radii, expected).allSatisfy { abs($0 - $1) < 0.01 }
      #expect(isEqual, "\(moment): \(drawn) instead of \(expected)")
    }
  }

  /// Changes the state of the app, and expects that no photograph that flies jumps.
  fileprivate func expectNoJump(_ change: (CollectionApp) -> Void) {
    guard let grid = driver?.grid else { return }
    let flying = grid.cells.filter { $0.placement.depth >= 1000 }.map(\.id.item)
    let before = flying.map { ($0, photo($0)) }
    #expect(before.contains { $0.1 != nil })
    window.perform { change(app) }
    for case (let number, let old?) in before where old.width > 1 && old.height > 1 {
      guard let new = photo(number) else { continue }
      let way = max(abs(new.midX - old.midX), abs(new.midY - old.midY))
      #expect(way < 0.5, "photograph \(number) jumps from \(old) to \(new)")
    }
    expectScene("after the change")
  }
}
#endif
