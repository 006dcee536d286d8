#if EXECUTES_VIEWS
import SwiftUI
import Testing
import Vitrine

@testable import VitrineUI

extension MountedViews {
  /// Shadows, corners and photographs that leave, in flights between arrangements.
  @MainActor @Suite struct CollectionLookTests {
    @Test(arguments: [false, true]) func shadowsComeAndGo(reducesMotion: Bool) async {
      let collection = await MountedCollection(reducesMotion: reducesMotion, shadowed: [.deck])
      let without = await collection.shades(to: .grid)
      #expect(without.allSatisfy { $0 == 0 })
      let coming = await collection.shades(to: .deck)
      #expect(coming.last == 1)
      let going = await collection.shades(to: .grid)
      #expect(going.last == 0)
      guard !reducesMotion else { return }
      #expect(coming.first == 0 && going.first == 1)
      for (shades, isRising) in [(coming, true), (going, false)] {
        let steps = zip(shades, shades.dropFirst()).map { isRising ? $1 - $0 : $0 - $1 }
        #expect(steps.allSatisfy { $0 >= 0 && $0 < 0.25 }, "\(shades)")
        #expect(shades.contains { $0 > 0.3 && $0 < 0.7 })
      }
      #expect(collection.window.faults == [])
    }

    @Test func aShadowStaysBetweenArrangementsThatHaveNone() async {
      let collection = await MountedCollection(.carousel, shadowed: [.deck])
      #expect(await collection.shades(to: .stitched).allSatisfy { $0 == 0 })
      // Without the modifier, nothing is drawn.
      let plain = await MountedCollection(.deck)
      #expect(plain.photo(0) != nil && plain.shadow(0) == nil)
      #expect(collection.window.faults == [] && plain.window.faults == [])
    }

    @Test func cornersAreRoundInPlainArrangementsAndChangeOnTheWay() async {
      let collection = await MountedCollection(corners: 12)
      #expect(collection.radii(1) == [12, 12, 12, 12])
      collection.assign(.carousel)
      await collection.window.run(for: 2)
      #expect(collection.radii(0) == [12, 12, 12, 12])
      // A stitched row has straight inner corners.
      collection.assign(.stitched)
      var radii: [CGFloat] = []
      for _ in 0..<90 {
        radii.append(collection.radii(0)?[1] ?? 0)
        await collection.window.runFrame()
      }
      #expect((radii.first ?? 0) > 11 && radii.last == 0)
      #expect(radii.contains { $0 > 3 && $0 < 9 })
      // The viewer opens from a round cell.
      collection.assign(.grid, animated: false)
      await collection.window.run(for: 0.2)
      let source = collection.driver?.grid.exhibit.source(of: 1)
      #expect(source?.radii.topLeft == 12)
      #expect(collection.window.faults == [])
    }

    @Test func aPhotographThatIsRemovedOnTheWayFadesOut() async {
      let collection = await MountedCollection()
      collection.assign(.deck)
      for _ in 0..<6 { await collection.window.runFrame() }
      let (before, calls) = (collection.photo(1), collection.app.contentCalls[1])
      collection.window.perform { collection.app.photos.removeAll { $0 == 1 } }
      let after = collection.photo(1)
      #expect(before.flatMap { old in after.map { abs($0.midX - old.midX) < 0.5 } } == true)
      var opacities: [Double] = []
      while let drawn = collection.window.drawn("photo 1").first, opacities.count < 200 {
        opacities.append(drawn.opacity)
        await collection.window.runFrame()
      }
      #expect(opacities == opacities.sorted(by: >) && (opacities.last ?? 1) < 0.05)
      #expect(opacities.count > 10)
      #expect(collection.app.contentCalls[1] == calls)
      await collection.window.run(for: 1)
      #expect(collection.photo(2) != nil)
      #expect(collection.driver?.grid.cells.contains { $0.hasLeft } == false)
      #expect(collection.window.isAtRest && collection.window.faults == [])
    }
  }
}

extension MountedCollection {
  /// Lets the photographs fly to an arrangement. Returns how dark the shadow of the first one is in each frame.
  fileprivate func shades(to arrangement: PhotoArrangement) async -> [Double] {
    assign(arrangement)
    var shades: [Double] = []
    for _ in 0..<90 {
      shades.append(shadow(0) ?? 0)
      await window.runFrame()
    }
    return shades
  }
}
#endif
