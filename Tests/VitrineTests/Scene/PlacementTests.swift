import Testing

@testable import Vitrine

@Suite struct PlacementTests {
  @Test func anItemAsLaidOutIsSeenWhole() {
    for frame in SmallDomains.frames {
      let placement = Placement(item: 4, frame: frame)
      #expect(placement.frame == frame && placement.outline == frame)
      #expect(placement.scale == 1 && placement.opacity == 1 && placement.item == 4)
    }
  }

  @Test func whatIsSeenIsWhatWasAskedFor() {
    let box = Dimensions(width: 390, height: 260)
    for outline in [
      Frame(x: -20, y: 30, width: 780, height: 520), Frame(x: 5, y: 5, width: 39, height: 26),
    ] {
      let visible = outline.scaled(by: 0.5, about: Vector(x: outline.x + 7, y: outline.maxY))
      let placement = Placement(
        item: 0, box: box, outline: outline, visible: visible, radii: CornerRadii(8))
      #expect(placement.outline.isNear(outline) && placement.frame.isNear(visible))
      #expect((placement.radii * placement.scale).isNear(CornerRadii(8)))
      #expect(placement.box == box)
    }
  }

  @Test func cornersAreNeverLessThanSquare() {
    let frame = Frame(x: 0, y: 0, width: 10, height: 10)
    let placement = Placement(
      item: 0, box: frame.dimensions, outline: frame, visible: frame, radii: CornerRadii(-2))
    #expect(placement.radii == .zero)
  }

  @Test func nothingIsDividedByABoxWithoutExtent() {
    for box in [Dimensions.zero, Dimensions(width: 10, height: 10)] {
      let placement = Placement(
        item: 0, box: box, outline: .zero, visible: .zero, radii: CornerRadii(3))
      #expect(placement.numbers.allSatisfy { $0.isFinite })
    }
  }
}
