#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  @MainActor @Suite struct CollectionTests {
    private let cell = CGRect(x: 0, y: 0, width: 128, height: 128)
    private let middle = CGPoint(x: 195, y: 422)

    @Test func anAnimatedAssignmentFliesAndBuildsNoImageAgain() async {
      let collection = await MountedCollection()
      #expect(collection.photo(0) == cell)
      let calls = collection.app.contentCalls
      collection.assign(.deck)
      let first = collection.photo(0)
      await collection.window.run(for: 0.15)
      let half = collection.photo(0)
      await collection.window.run(for: 2)
      #expect(first.map { $0.midX < 80 } == true, "\(first as Any)")
      #expect(half.map { $0.midX > 80 && $0.midX < 190 } == true, "\(half as Any)")
      #expect(collection.middle(0) == middle)
      #expect((collection.photo(0)?.width ?? 0) > 271)
      collection.assign(.grid)
      await collection.window.run(for: 2)
      #expect(collection.photo(0) == cell)
      // A row shows only some of the photographs.
      #expect(calls[0] == 1 && collection.app.contentCalls[0] == 1)
      #expect(collection.app.contentCalls[1] == 1)
      #expect(collection.window.isAtRest && collection.window.faults == [])
    }

    @Test func aPlainAssignmentJumps() async {
      let collection = await MountedCollection()
      collection.assign(.carousel, animated: false)
      #expect(collection.middle(0) == middle)
      #expect(collection.window.faults == [])
    }

    @Test(arguments: PhotoArrangement.allCases, [LayoutDirection.leftToRight, .rightToLeft])
    func aCollectionCanBeginInEveryArrangement(
      arrangement: PhotoArrangement, direction: LayoutDirection
    ) async {
      let collection = await MountedCollection(arrangement, direction: direction)
      #expect(collection.photo(0).map { $0.width > 100 } == true)
      for next in PhotoArrangement.allCases {
        collection.assign(next)
        await collection.window.run(for: 0.1)
      }
      await collection.window.run(for: 2)
      #expect(collection.driver?.arrangement == .stitched)
      #expect(collection.window.isAtRest && collection.window.faults == [])
    }

    @Test func aFingerCatchesPhotographsAndAnotherAssignmentTurnsThemRound() async {
      let collection = await MountedCollection()
      collection.assign(.deck)
      await collection.window.run(for: 0.15)
      guard let caught = collection.middle(0) else { return }
      collection.window.press(at: caught)
      let held = collection.middle(0)
      await collection.window.run(for: 1)
      #expect(collection.middle(0) == held)
      collection.assign(.grid)
      await collection.window.run(for: 2)
      collection.window.lift(at: caught)
      await collection.window.run(for: 1)
      #expect(collection.photo(0) == cell && collection.app.selection == nil)
      #expect(collection.window.faults == [])
    }

    @Test func aFingerDragsARow() async {
      let collection = await MountedCollection(.carousel)
      await collection.window.drag(
        from: CGPoint(x: 300, y: 422), to: CGPoint(x: 60, y: 422), frames: 8)
      await collection.window.run(for: 2)
      #expect(collection.driver?.grid.focusedIndex == 1 && collection.middle(1) == middle)
      #expect(collection.app.selection == nil && collection.window.faults == [])
    }

    @Test func aRowOfAScrolledGridLeadsBackToThePlace() async {
      let collection = await MountedCollection()
      collection.window.scroll(by: 655)
      await collection.window.run(for: 0.2)
      let before = collection.photo(15)
      collection.assign(.deck)
      await collection.window.run(for: 2)
      collection.window.scroll(by: 100)
      #expect(collection.photo(15) == nil || collection.photo(15) != before)
      collection.assign(.grid)
      await collection.window.run(for: 2)
      #expect(collection.photo(15) == before && before != nil)
      #expect(collection.window.faults == [])
    }

    @Test func editsDuringAFlight() async {
      let collection = await MountedCollection()
      collection.assign(.carousel)
      await collection.window.run(for: 0.1)
      collection.window.perform { collection.app.photos.removeSubrange(1..<3) }
      await collection.window.run(for: 2)
      #expect(collection.middle(0) == middle && collection.photo(1) == nil)
      collection.window.perform { collection.app.photos = [] }
      collection.assign(.grid)
      await collection.window.run(for: 1)
      collection.window.perform { collection.app.photos = [7, 8] }
      await collection.window.run(for: 1)
      #expect(collection.photo(7) == cell)
      #expect(collection.window.faults == [])
    }

    @Test(arguments: [true, false])
    func aPhotographThatComesBackGoesOnFromWhereItFadesOut(turnsRound: Bool) async throws {
      let collection = await MountedCollection()
      collection.assign(.carousel)
      await collection.window.run(for: 0.1)
      collection.window.perform { _ = collection.app.photos.remove(at: 1) }
      await collection.window.run(for: 0.1)
      if turnsRound {
        let before = try #require(collection.drawn(1))
        collection.assign(.grid)
        let after = try #require(collection.drawn(1))
        #expect(after.isNear(before))
        await collection.window.run(for: 0.05)
      }
      let before = try #require(collection.drawn(1))
      #expect(before.opacity > 0.05 && before.opacity < 0.9)
      collection.window.perform { collection.app.photos.insert(1, at: 1) }
      let after = try #require(collection.drawn(1))
      #expect(after.isNear(before))
      await collection.window.run(for: 2)
      #expect(collection.drawn(1)?.opacity == 1)
      #expect(collection.window.faults == [])
    }

    @Test func tapsBringACardToTheMiddleAndOpenIt() async {
      let collection = await MountedCollection(.deck)
      collection.window.tap(at: CGPoint(x: 370, y: 422))
      await collection.window.run(for: 2)
      #expect(collection.middle(1) == middle && collection.app.selection == nil)
      collection.window.tap(at: middle)
      await collection.window.run(for: 2)
      #expect(collection.app.selection == 1 && collection.window.hasCover)
      #expect(collection.window.press(.escape))
      await collection.window.run(for: 2)
      #expect(collection.app.selection == nil && !collection.window.hasCover)
      #expect(collection.window.faults == [])
    }

    /// The gap between two photographs of a stitched row.
    private func gap(_ collection: MountedCollection) -> CGFloat? {
      let frames = [0, 1].map { collection.photo($0) }
      guard let left = frames[0], let right = frames[1] else { return nil }
      return ((right.minX - left.maxX) * 1000).rounded() / 1000
    }

    /// The fingers of iOS 18 come one by one, the other systems report the pinch of a trackpad.
    @Test(arguments: [true, false]) func aPinchOpensAStitchedRow(hasTouchRecognizers: Bool) async {
      let collection = await MountedCollection(
        .stitched, hasTouchRecognizers: hasTouchRecognizers, ratio: 0.5)
      // Photographs overlap by half a point, so that no line is visible between them.
      #expect(gap(collection) == -0.5)
      await collection.window.pinch(at: CGPoint(x: 250, y: 422), to: 1.5, frames: 8)
      await collection.window.run(for: 2)
      #expect(gap(collection) == 8)
      await collection.window.pinch(at: CGPoint(x: 250, y: 422), to: 0.6, frames: 8)
      await collection.window.run(for: 2)
      #expect(gap(collection) == -0.5 && collection.app.selection == nil)
      #expect(collection.window.isAtRest && collection.window.faults == [])
    }

    @Test func aRowLearnsALateRatio() async {
      let photos = (0..<4).map(LatePhoto.init)
      let window = TestWindow {
        PhotoCollection(photos, arrangement: .constant(.stitched), aspectRatio: \.ratio) {
          Color.numbered($0.id)
        }
      }
      await window.run(for: 0.5)
      #expect(window.drawn("0").first?.visible.width == 300.5)
      window.perform { photos[0].ratio = 0.5 }
      await window.run(for: 1)
      #expect(window.drawn("0").first?.visible.width == 150.5)
      #expect(window.isAtRest && window.faults == [])
    }

    @Test func aRowLearnsARatioThatChangedFarFromTheWindow() async {
      let photos = (0..<60).map(LatePhoto.init)
      let window = TestWindow {
        PhotoCollection(photos, arrangement: .constant(.stitched), aspectRatio: \.ratio) {
          Color.numbered($0.id)
        }
      }
      await window.run(for: 0.5)
      #expect(window.drawn("50").isEmpty)
      window.perform { photos[50].ratio = 0.5 }
      for _ in 0..<100 where window.drawn("50").isEmpty {
        window.turnWheel(at: middle, by: CGSize(width: 300, height: 0))
        await window.run(for: 0.3)
      }
      // All of it.
      window.turnWheel(at: middle, by: CGSize(width: 200, height: 0))
      await window.run(for: 1)
      #expect(window.drawn("50").first?.visible.width == 150.5)
      #expect(window.isAtRest && window.faults == [])
    }

    @Test func theWheelMovesARow() async {
      let collection = await MountedCollection(.deck)
      for _ in 0..<6 {
        #expect(collection.window.turnWheel(at: middle, by: CGSize(width: 40, height: 0)))
        await collection.window.runFrame()
      }
      await collection.window.run(for: 2)
      #expect(collection.middle(1) == middle && collection.window.isAtRest)
      #expect(collection.window.faults == [])
    }

    @Test func slowAnimationsFlyAlongTheSamePaths() async {
      let (collection, slow) = (await MountedCollection(), await MountedCollection(speed: 0.2))
      var path: [CGPoint?] = []
      for (collection, frames) in [(collection, 6), (slow, 30)] {
        collection.assign(.deck)
        for _ in 0..<frames { await collection.window.runFrame() }
        path.append(collection.middle(0))
      }
      #expect(path[0].map { $0.x > 80 && $0.x < 190 } == true)
      #expect(path[0].map { a in path[1].map { abs(a.x - $0.x) < 2 } ?? false } == true, "\(path)")
      await slow.window.run(for: 5)
      #expect(slow.middle(0) == middle && slow.window.isAtRest)
      #expect(collection.window.faults == [] && slow.window.faults == [])
    }

    @Test func theSelectionOpensAPhotographThatFlies() async {
      let collection = await MountedCollection()
      collection.assign(.stitched)
      await collection.window.run(for: 0.1)
      collection.window.perform { withAnimation { collection.app.selection = 0 } }
      await collection.window.run(for: 2)
      #expect(collection.window.drawn("photo 0").contains { $0.visible.width == 390 })
      collection.window.perform { withAnimation { collection.app.selection = nil } }
      await collection.window.run(for: 2)
      #expect(!collection.window.hasCover && collection.driver?.arrangement == .stitched)
      #expect(collection.window.faults == [])
    }

    @Test func aScrubOfTheAppMovesThePhotographs() async {
      let collection = await MountedCollection()
      for progress in [0, 0.2, 0.4, 0.6] {
        collection.window.perform {
          collection.app.scrub = PhotoCollectionScrub(to: .deck, progress: progress)
        }
        await collection.window.runFrame()
      }
      let held = collection.middle(0)
      await collection.window.run(for: 1)
      #expect(collection.middle(0) == held && collection.app.arrangement == .grid)
      #expect(held.map { $0.x > 120 && $0.x < 160 } == true, "\(held as Any)")
      collection.window.perform { collection.app.scrub = nil }
      await collection.window.run(for: 2)
      #expect(collection.app.arrangement == .deck && collection.middle(0) == middle)
      #expect(collection.window.faults == [])
    }

    @Test func reducedMotionCrossFades() async {
      let collection = await MountedCollection(reducesMotion: true)
      collection.assign(.deck)
      await collection.window.run(for: 0.1)
      #expect(collection.photo(0) == cell)
      await collection.window.run(for: 1)
      #expect(collection.middle(0) == middle)
      #expect(collection.window.faults == [])
    }

    @Test func theScreenCanRotateDuringAFlight() async {
      let collection = await MountedCollection()
      collection.assign(.carousel)
      await collection.window.run(for: 0.1)
      collection.window.resize(to: CGSize(width: 844, height: 390))
      await collection.window.run(for: 2)
      #expect(collection.middle(0) == CGPoint(x: 422, y: 195))
      #expect(collection.window.isAtRest && collection.window.faults == [])
    }

    @Test func aFrameOfAFlightOnlyMovesCells() async {
      let collection = await MountedCollection()
      collection.assign(.deck)
      await collection.window.run(for: 0.1)
      collection.window.resetEvaluations()
      await collection.window.runFrame()
      let evaluations = collection.window.evaluations
      #expect(evaluations["PhotoPlacement"] ?? 0 > 0)
      for view in ["PhotoCollection", "PhotoCells", "PhotoContent", "PhotoPicture"] {
        #expect(evaluations[view] == nil, "\(view) \(evaluations)")
      }
    }

    @Test func voiceOverFindsOneListInEveryArrangement() async {
      let collection = await MountedCollection()
      let list = collection.window.accessibilityDump.split(separator: "\n")
      #expect(list.first == "button \"\" value \"1 of 60\"")
      collection.assign(.deck)
      await collection.window.run(for: 2)
      let row = collection.window.accessibilityDump.split(separator: "\n")
      #expect(row.first == list.first && row.allSatisfy { list.contains($0) })
    }
  }
}
#endif
