import Testing

@testable import Vitrine

@Suite struct VectorTests {
  @Test func addingAndTakingAwayIsWhereItStarted() {
    for a in SmallDomains.vectors {
      for b in SmallDomains.vectors { #expect(a + b - b == a, "\(a) and \(b)") }
    }
  }

  @Test func lengthIsPythagoras() {
    #expect(Vector(x: 3, y: -4).length == 5)
    #expect(Vector.zero.length == 0)
  }

  @Test func directionHasLengthOneAndTheSameHeading() {
    for vector in SmallDomains.vectors where vector != .zero {
      #expect(agree(vector.direction.length, 1, within: 1e-15))
      #expect((vector.direction * vector.length).isNear(vector))
    }
    #expect(Vector.zero.direction == .zero)
  }

  @Test func dotIsTheReachAlongTheOther() {
    #expect(Vector(x: 3, y: 9).dot(Vector(x: 2, y: 0)) == 6)
    for vector in SmallDomains.vectors {
      #expect(agree(vector.dot(vector.direction), vector.length, within: 1e-12))
      #expect(vector.dot(Vector(x: -vector.y, y: vector.x)) == 0)
    }
  }

  @Test func dividingUndoesMultiplying() {
    for vector in SmallDomains.vectors { #expect(vector * 8 / 8 == vector) }
  }

  @Test func isFiniteOnlyWithBothComponents() {
    for bad in SmallDomains.notNumbers {
      #expect(!Vector(x: bad, y: 0).isFinite)
      #expect(!Vector(x: 0, y: bad).isFinite)
    }
    #expect(Vector(x: -1e300, y: 0).isFinite)
  }
}
