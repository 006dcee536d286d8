import Testing

@testable import Vitrine

/// The row of photographs: where each is, and on which it comes to rest.
@Suite struct PhotoRowTests {
  private let row = PhotoRow(width: 380, isRightToLeft: false, pages: -2...3)
  private let left = PhotoRow(width: 380, isRightToLeft: true, pages: -2...3)

  @Test func neighboursAreAScreenAndAGapAway() {
    #expect(row.offset(of: 1, shiftedBy: 0) == 400 && left.offset(of: 1, shiftedBy: 0) == -400)
    #expect(row.offset(of: -1, shiftedBy: 30) == -370)
    #expect(row.bounds == -1200...800 && left.bounds == -800...1200)
  }

  @Test(arguments: [-900.0, -401, -200, -1, 0, 0.25, 199, 800])
  func theNearestPlaceIsLessThanHalfAPageAway(displacement: Double) {
    for row in [row, left] where row.bounds.contains(displacement) {
      let nearest = row.nearest(shiftedBy: displacement)
      #expect(abs(row.offset(of: nearest, shiftedBy: displacement)) <= 200)
    }
  }

  @Test func aFlickGoesToTheNextPlaceInItsDirectionAndNoFarther() {
    for (displacement, velocity, offset) in [
      (0.0, -250.0, 1), (-350, -5000, 1), (-380, 260, 0), (350, -300, 0), (350, 300, -1),
      (-399.8, -300, 1), (0, 260, -1),
    ] {
      #expect(
        row.landing(
          shiftedBy: displacement, draggedBy: displacement, velocity: velocity) == offset)
      #expect(
        left.landing(
          shiftedBy: -displacement, draggedBy: -displacement, velocity: -velocity) == offset)
    }
  }

  @Test func slowlyItGoesToThePlaceNearestToWhereItWouldBeAQuarterOfASecondLater() {
    for (displacement, velocity, offset) in [
      (-190.0, 0.0, 0), (-210, 0, 1), (-150, -240, 1), (-230, 240, 0), (210, 0, -1),
    ] {
      #expect(
        row.landing(
          shiftedBy: displacement, draggedBy: displacement, velocity: velocity) == offset)
      #expect(
        left.landing(
          shiftedBy: -displacement, draggedBy: -displacement, velocity: -velocity) == offset)
    }
  }

  @Test func thereIsNoPlaceBeyondAnEnd() {
    let last = PhotoRow(width: 380, isRightToLeft: false, pages: -4...0)
    #expect(last.landing(shiftedBy: -90, draggedBy: -90, velocity: -4000) == 0)
    #expect(
      last.range.offset(for: -100) > -100 && last.range.offset(for: -1e9) > -381
        && last.range.offset(for: 70) == 70)
    #expect(agree(last.range.rawOffset(for: last.range.offset(for: -100)), -100, within: 1e-9))
  }

  @Test func aScreenWithoutASizeHasARowAllTheSame() {
    let none = PhotoRow(width: 0, isRightToLeft: false, pages: 0...0)
    #expect(
      none.nearest(shiftedBy: 0) == 0
        && none.landing(shiftedBy: 0, draggedBy: 9, velocity: 900) == 0)
    #expect(none.range.offset(for: 50).isFinite)
  }
}
