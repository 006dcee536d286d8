import Observation
import Testing
import Vitrine

@testable import VitrineUI

@MainActor @Suite struct CarouselDriverRestTests {
  @Test func atRestNoFramesAreRequested() {
    let fixture = CarouselFixture()
    #expect(fixture.clock.isAtRest)
    fixture.driver.step(3)
    fixture.clock.run(for: 3)
    #expect(fixture.clock.isAtRest)
    let frames = fixture.clock.frames
    fixture.clock.run(for: 100)
    #expect(fixture.clock.frames == frames)
  }

  @Test func aFrameOfAPlainScrollChangesTheOffsetAlone() {
    let fixture = CarouselFixture()
    fixture.drag(from: 200, to: 180, during: 0.1)
    fixture.runToFrame()
    let (cells, offset, progress) = (Flag(), Flag(), Flag())
    let driver = fixture.driver
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
    fixture.touch(.move, 170)
    fixture.runToFrame()
    #expect(offset.isRaised && !cells.isRaised && !progress.isRaised)
  }

  /// Drags and steps over a thousand frames. An item has one cell object while it is drawn, and no two cells share a key.
  @Test func identityHoldsForAThousandFrames() {
    let fixture = CarouselFixture("abcdefghijkl")
    var known: [Cell<Character>.Key: ObjectIdentifier] = [:]
    for frame in 0..<1_000 {
      if frame % 97 == 0 { fixture.driver.step(frame % 2 == 0 ? 3 : -2) }
      if frame % 211 == 50 { fixture.drag(from: 250, to: 40, during: 0.15) }
      if frame % 211 == 60 { fixture.touch(.up, 40) }
      fixture.runToFrame()
      let now = Dictionary(
        uniqueKeysWithValues: fixture.driver.cells.map { ($0.id, ObjectIdentifier($0)) })
      for (key, cell) in now { #expect(known[key] == nil || known[key] == cell, "\(key)") }
      known = now
    }
  }
}

/// A flag that any thread can raise.
private final class Flag: @unchecked Sendable {
  private(set) var isRaised = false
  func raise() { isRaised = true }
}
