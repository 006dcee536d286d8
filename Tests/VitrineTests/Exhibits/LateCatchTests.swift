import Testing
import Vitrine

/// A touch that a host handles after a frame that is later than the touch. The person has seen that frame, so nothing steps back.
@Suite struct LateCatchTests {
  /// When the touch follows the release, and how much later the host handles it, in seconds.
  private static let delays = [0.016, 0.06, 0.1, 0.14]
  private static let lateness = [0, 0.008, 0.016, 0.03, 0.05]
  private static let frame = 1.0 / 60

  private struct Row: CustomTestStringConvertible {
    let testDescription: String
    let style: CarouselModel.Style
    var options: [Option: Double] = [:]
  }

  private static let rows = [
    Row(testDescription: "carousel", style: .plain, options: [.loop: 1]),
    Row(testDescription: "column", style: .plain, options: [.loop: 1, .axis: 1]),
    Row(testDescription: "deck", style: .plain, options: [.loop: 1, .effect: 1, .tap: 1]),
    Row(testDescription: "expanding", style: .expanding),
    Row(testDescription: "stitched", style: .stitched),
  ]

  @Test(arguments: rows, [false, true])
  private func aRowNeverStepsBackWhenItIsCaught(row: Row, isPlayed: Bool) throws {
    for (delay, late) in Self.delays.flatMap({ delay in Self.lateness.map { (delay, $0) } }) {
      var rig = StripRig([Double](repeating: 160, count: 40), as: row.style, options: row.options)
      rig.flick(from: 290, to: 10, starting: 1, during: 0.07)
      var undrawn = rig
      let (touched, handled) = (1.07 + delay, 1.07 + delay + late)
      var last = 1.07
      if isPlayed {
        // The compositor plays all instants from the first frame on. It does not play effects.
        rig.draw(at: last)
        guard case .some = rig.model.compositorMotion else { continue }
        last = handled
      } else {
        last = Self.draw(&rig, until: handled)
      }
      let seen = rig.drawn(at: last)
      for touch in [(Pointer.Phase.down, touched), (.move, touched + 0.01), (.up, touched + 0.02)] {
        undrawn.touch(touch.0, 150, at: touch.1, shown: last)
        rig.touch(touch.0, 150, at: touch.1, shown: last)
        guard touch.0 == .down else { continue }
        let way = rig.axis.along(rig.drawn(at: last + Self.frame).offset - seen.offset)
        #expect(abs(way) < 1e-6, "caught after \(delay) s, handled \(late) s later")
      }
      #expect(rig.draw(at: last + 0.2) == undrawn.draw(at: last + 0.2), "frames change nothing")
    }
  }

  @Test(arguments: delays)
  func aPageOfTheViewerNeverStepsBackWhenItIsCaught(delay: Double) {
    for late in Self.lateness {
      var rig = ViewerRig.open(count: 12)
      rig.flick(from: Vector(x: 330, y: 422), to: Vector(x: 50, y: 422), starting: 10, during: 0.07)
      let last = Self.draw(&rig, until: 10.07 + delay + late)
      let seen = rig.evaluate(at: last)
      rig.touch(.down, 195, 422, at: 10.07 + delay, shown: last)
      #expect(rig.evaluate(at: last + Self.frame).isNear(seen), "handled \(late) s later")
    }
  }

  /// Draws a frame every sixtieth of a second until a time, and returns the time of the last one, in seconds.
  private static func draw<Model>(_ rig: inout Rig<Model>, until end: Double) -> Double {
    while rig.time + frame <= end { rig.draw(at: rig.time + frame) }
    return rig.time
  }
}
