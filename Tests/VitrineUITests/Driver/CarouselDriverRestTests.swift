import Observation
import Testing
import Vitrine

@testable import VitrineUI

@MainActor @Suite struct CarouselDriverRestTests {
  @Test func atRestNothingIsAskedFor() {
    let showing = Showing()
    #expect(showing.clock.isAtRest)
    showing.driver.step(3)
    showing.clock.run(for: 3)
    #expect(showing.clock.isAtRest)
    let frames = showing.clock.frames
    showing.clock.run(for: 100)
    #expect(showing.clock.frames == frames)
  }

  @Test func aFrameOfAPlainScrollChangesTheOffsetAlone() {
    let showing = Showing()
    showing.drag(from: 200, to: 180, during: 0.1)
    showing.look()
    let (cells, offset, progress) = (Flag(), Flag(), Flag())
    let driver = showing.driver
    withObservationTracking {
      _ = driver.cells.map(\.placement)
    } onChange: {
      cells.raise()
    }
    withObservationTracking {
      _ = driver.offset
    } onChange: {
      offset.raise()
    }
    withObservationTracking {
      _ = driver.progress
    } onChange: {
      progress.raise()
    }
    showing.touch(.move, 170)
    showing.look()
    #expect(offset.isRaised && !cells.isRaised && !progress.isRaised)
  }

  /// A thousand frames of drags and steps: an item's cell is one object for as long as it is drawn, and no two cells share it.
  @Test func identityHoldsForAThousandFrames() {
    let showing = Showing("abcdefghijkl")
    var known: [Cell<Character>.Key: ObjectIdentifier] = [:]
    for frame in 0..<1_000 {
      if frame % 97 == 0 { showing.driver.step(frame % 2 == 0 ? 3 : -2) }
      if frame % 211 == 50 { showing.drag(from: 250, to: 40, during: 0.15) }
      if frame % 211 == 60 { showing.touch(.up, 40) }
      showing.look()
      let now = Dictionary(
        uniqueKeysWithValues: showing.driver.cells.map { ($0.id, ObjectIdentifier($0)) })
      for (key, cell) in now { #expect(known[key] == nil || known[key] == cell, "\(key)") }
      known = now
    }
  }
}

/// Something that is raised once, from wherever.
private final class Flag: @unchecked Sendable {
  private(set) var isRaised = false
  func raise() { isRaised = true }
}
