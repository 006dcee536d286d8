#if os(macOS)
import SwiftUI
import Testing
import Vitrine

@testable import VitrineUI

@MainActor @Suite struct StripSnapshots {
  @Test(arguments: Look.all)
  func aCarouselShowsEachItemWhereItsPlacementSays(look: Look) throws {
    let strip = PaintedStrip(.looping, seen: look) { $0[.loop] = 1 }
    try expect(strip, named: "carousel")
    strip.driver.select(5)
    strip.clock.run(for: 0.1)
    #expect(strip.clock.isRunning)
    try expect(strip, named: "carousel-moving")
  }

  @Test(arguments: [Effect.scale, .parallax])
  func anEffectIsDrawnAsTheEngineSays(effect: Effect) throws {
    let strip = PaintedStrip(.looping, seen: Look()) {
      $0[.loop] = 1
      $0[.effect] = Double(effect.rawValue)
    }
    strip.driver.select(2)
    strip.clock.run(for: 0.1)
    try expect(strip, named: "carousel-\(effect)")
  }

  @Test(arguments: [Effect.coverFlow, .cylinder, .wheel, .stack])
  func anEffectThatTurnsItemsShowsTheCurrentOneInTheMiddle(effect: Effect) throws {
    let strip = PaintedStrip(.looping, seen: Look(screen: .desktop)) {
      $0[.loop] = 1
      $0[.effect] = Double(effect.rawValue)
    }
    let snapshot = try strip.snapshot(named: "carousel-\(effect)")
    let middle = Vector(x: strip.look.size.width / 2, y: PaintedStrip.height / 2)
    #expect(try snapshot.paint(at: middle).isNear(.of(strip.driver.progress.current)))
    #expect(try strip.painting.paints(in: snapshot).count > 3)
  }

  @Test(arguments: Look.all)
  func cardsShowTheirPostersAndTheOpenOneItsDetails(look: Look) throws {
    let strip = PaintedStrip(.expanding, seen: look)
    try expect(strip, named: "expanding")
    strip.driver.select(1, animated: false)
    strip.driver.toggle(1)
    strip.clock.run(for: 0.15)
    #expect(strip.clock.isRunning)
    try expect(strip, named: "expanding-opening")
    strip.clock.run(for: 2)
    let open = try expect(strip, named: "expanding-open")
    #expect(try strip.painting.paints(in: open).contains { $0.isNear(.details) })
  }

  @Test(arguments: Look.all)
  func gapsCloseWhileARowIsStitched(look: Look) throws {
    let strip = PaintedStrip(.stitched, seen: look)
    let parted = try expect(strip, named: "stitched-parted")
    #expect(try grounds(of: strip, in: parted) > 0)
    strip.driver.follow(stitched: true, animated: true)
    strip.clock.run(for: 0.1)
    #expect(strip.clock.isRunning)
    try expect(strip, named: "stitched-closing")
    strip.clock.run(for: 1)
    let stitched = try expect(strip, named: "stitched")
    #expect(try grounds(of: strip, in: stitched) == 0)
  }

  @Test(arguments: Look.Screen.allCases)
  func whatIsReadFromTheRightIsTheMirrorImage(screen: Look.Screen) throws {
    let looks = [Look(screen: screen), Look(screen: screen, direction: .rightToLeft)]
    let snapshots = try looks.map {
      try PaintedStrip(.stitched, seen: $0).snapshot(named: "mirrored")
    }
    let width = Int(looks[0].size.width)
    for x in stride(from: 0, to: width, by: 5) {
      let left = try snapshots[0].paint(at: Vector(x: Double(x), y: 120))
      let right = try snapshots[1].paint(at: Vector(x: Double(width - 1 - x), y: 120))
      #expect(left.isNear(right), "at \(x)")
    }
  }

  /// How many points of the row's middle show the ground between photographs.
  private func grounds(of strip: PaintedStrip, in snapshot: Snapshot) throws -> Int {
    try (0..<Int(strip.look.size.width))
      .map { try snapshot.paint(at: Vector(x: Double($0), y: PaintedStrip.height / 2)) }
      .count { $0.isNear(strip.look.backdrop) }
  }

  @discardableResult
  private func expect(_ strip: PaintedStrip, named name: String) throws -> Snapshot {
    let snapshot = try strip.snapshot(named: name)
    #expect(try strip.painting.mistakes(in: snapshot) == [])
    #expect(try strip.painting.paints(in: snapshot).count > 2, "it is not blank")
    return snapshot
  }
}
#endif
