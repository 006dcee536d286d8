#if os(macOS)
import SwiftUI
import Testing
import Vitrine

@testable import VitrineUI

@MainActor @Suite struct StripSnapshots {
  @Test(arguments: Appearance.all)
  func aCarouselShowsEachItemWhereItsPlacementSays(appearance: Appearance) throws {
    let strip = StripRenderer(.plain, appearance: appearance) { $0[.loop] = 1 }
    try expect(strip, named: "carousel")
    strip.driver.select(5)
    strip.clock.run(for: 0.1)
    #expect(strip.clock.isRunning)
    try expect(strip, named: "carousel-moving")
  }

  @Test(arguments: [Effect.scale, .parallax])
  func anEffectIsDrawnAsTheEngineSays(effect: Effect) throws {
    let strip = StripRenderer(.plain, appearance: Appearance()) {
      $0[.loop] = 1
      $0[.effect] = Double(effect.rawValue)
    }
    strip.driver.select(2)
    strip.clock.run(for: 0.1)
    try expect(strip, named: "carousel-\(effect)")
  }

  @Test(arguments: [Effect.coverFlow, .cylinder, .wheel, .stack])
  func anEffectThatTurnsItemsShowsTheCurrentOneInTheMiddle(effect: Effect) throws {
    let strip = StripRenderer(.plain, appearance: Appearance(screen: .desktop)) {
      $0[.loop] = 1
      $0[.effect] = Double(effect.rawValue)
    }
    let snapshot = try strip.snapshot(named: "carousel-\(effect)")
    let middle = Vector(x: strip.appearance.size.width / 2, y: StripRenderer.height / 2)
    #expect(try snapshot.color(at: middle).isNear(.of(strip.driver.progress.current)))
    #expect(try strip.expectedImage.colors(in: snapshot).count > 3)
  }

  @Test(arguments: Appearance.all)
  func cardsShowTheirPostersAndTheOpenOneItsDetails(appearance: Appearance) throws {
    let strip = StripRenderer(.expanding, appearance: appearance)
    try expect(strip, named: "expanding")
    strip.driver.select(1, animated: false)
    strip.driver.toggle(1)
    strip.clock.run(for: 0.15)
    #expect(strip.clock.isRunning)
    try expect(strip, named: "expanding-opening")
    strip.clock.run(for: 2)
    let open = try expect(strip, named: "expanding-open")
    #expect(try strip.expectedImage.colors(in: open).contains { $0.isNear(.details) })
  }

  @Test(arguments: Appearance.all)
  func gapsCloseWhileARowIsStitched(appearance: Appearance) throws {
    let strip = StripRenderer(.stitched, appearance: appearance)
    let parted = try expect(strip, named: "stitched-parted")
    #expect(try backdropPoints(of: strip, in: parted) > 0)
    strip.driver.follow(stitched: true, animated: true)
    strip.clock.run(for: 0.1)
    #expect(strip.clock.isRunning)
    try expect(strip, named: "stitched-closing")
    strip.clock.run(for: 1)
    let stitched = try expect(strip, named: "stitched")
    #expect(try backdropPoints(of: strip, in: stitched) == 0)
  }

  @Test(arguments: Appearance.Screen.allCases)
  func rightToLeftIsTheMirrorImage(screen: Appearance.Screen) throws {
    let looks = [Appearance(screen: screen), Appearance(screen: screen, direction: .rightToLeft)]
    let snapshots = try looks.map {
      try StripRenderer(.stitched, appearance: $0).snapshot(named: "mirrored")
    }
    let width = Int(looks[0].size.width)
    for x in stride(from: 0, to: width, by: 5) {
      let left = try snapshots[0].color(at: Vector(x: Double(x), y: 120))
      let right = try snapshots[1].color(at: Vector(x: Double(width - 1 - x), y: 120))
      #expect(left.isNear(right), "at \(x)")
    }
  }

  /// The number of points in the middle of the row that show the backdrop between photographs.
  private func backdropPoints(of strip: StripRenderer, in snapshot: Snapshot) throws -> Int {
    try (0..<Int(strip.appearance.size.width))
      .map { try snapshot.color(at: Vector(x: Double($0), y: StripRenderer.height / 2)) }
      .count { $0.isNear(strip.appearance.backdrop) }
  }

  @discardableResult
  private func expect(_ strip: StripRenderer, named name: String) throws -> Snapshot {
    let snapshot = try strip.snapshot(named: name)
    #expect(try strip.expectedImage.mistakes(in: snapshot) == [])
    #expect(try strip.expectedImage.colors(in: snapshot).count > 2, "it is not blank")
    return snapshot
  }
}
#endif
