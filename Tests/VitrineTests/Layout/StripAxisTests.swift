import Testing

@testable import Vitrine

@Suite struct StripAxisTests {
  private static let axes = [
    Strip.Axis(), Strip.Axis(isRightToLeft: true), Strip.Axis(isVertical: true),
    Strip.Axis(isVertical: true, isRightToLeft: true),
  ]
  private static let viewport = Dimensions(width: 390, height: 300)

  @Test func alongIsTheInverseOfOffset() {
    for axis in Self.axes {
      for distance in [-70.0, 0, 12.5] { #expect(axis.along(axis.offset(distance)) == distance) }
    }
  }

  @Test func whatLiesAcrossCountsForNothing() {
    for axis in Self.axes {
      let across = axis.isVertical ? Vector(x: 40, y: 0) : Vector(x: 0, y: 40)
      #expect(axis.along(across) == 0)
    }
  }

  @Test func aFrameBeginsAndEndsWhereItIsTold() {
    for axis in Self.axes {
      let frame = axis.frame(start: 30, extent: 100, in: Self.viewport)
      let corners = [frame.origin, Vector(x: frame.maxX, y: frame.maxY)]
      let offsets = corners.map { axis.offset(of: $0, in: axis.length(of: Self.viewport)) }.sorted()
      #expect(offsets == [30, 130])
      #expect(axis.length(of: frame.dimensions) == 100)
      #expect(
        axis.isVertical
          ? frame.width == Self.viewport.width : frame.height == Self.viewport.height)
    }
  }

  @Test func movingAFrameByAnOffsetMovesItAlong() {
    for axis in Self.axes {
      let moved = axis.frame(start: 30, extent: 100, in: Self.viewport).moved(by: axis.offset(25))
      #expect(moved.isNear(axis.frame(start: 55, extent: 100, in: Self.viewport)))
    }
  }

  @Test func rightToLeftIsTheMirrorImageAndNothingToColumns() {
    let row = Strip.Axis().frame(start: 30, extent: 100, in: Self.viewport)
    let mirrored = Strip.Axis(isRightToLeft: true).frame(start: 30, extent: 100, in: Self.viewport)
    #expect(mirrored == row.mirrored(across: 390))
    #expect(Strip.Axis(isVertical: true, isRightToLeft: true) == Strip.Axis(isVertical: true))
  }
}
