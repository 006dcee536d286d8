import Testing

@testable import Vitrine

/// A flight begins where the picture is in its cell, as the host has sent it.
@Suite struct PhotoGridPictureTests {
  private let picture = Source(
    frame: Frame(x: 30, y: 20, width: 40, height: 60), focus: Vector(x: 0.5, y: 0))

  /// A grid of twelve cells with an open item, whose picture is sent.
  private func grid() -> PhotoGridModel {
    var grid = PhotoGridModel()
    grid.handle(Event(at: 0, .count(12)))
    grid.handle(
      Event(at: 0, .viewport(Viewport(screen: Dimensions(width: 300, height: 600)))))
    grid.handle(Event(at: 0, .viewed(item: 0)))
    grid.handle(Event(at: 0, .source(picture)))
    return grid
  }

  @Test func theOpenItemFliesFromItsPicture() {
    let source = grid().source(of: 0, at: 0)
    #expect(source?.frame.isNear(picture.frame) == true && source?.focus == picture.focus)
    #expect(grid().source(of: 1, at: 0)?.focus == Vector(x: 0.5, y: 0.5))
  }

  /// A grid that is moved in its page can learn the picture before its width.
  @Test func aPictureIsIgnoredWhileCellsHaveNoWidth() {
    var grid = PhotoGridModel()
    grid.handle(Event(at: 0, .count(12)))
    grid.handle(Event(at: 0, .viewed(item: 0)))
    grid.handle(Event(at: 0, .source(picture)))
    grid.handle(Event(at: 0, .viewport(Viewport(screen: Dimensions(width: 300, height: 600)))))
    #expect(grid.source(of: 0, at: 0)?.frame == grid.layout.frame(of: 0))
  }

  @Test func thePictureScrollsWithItsCell() {
    var grid = grid()
    grid.handle(
      Event(
        at: 1,
        .viewport(
          Viewport(
            dimensions: Dimensions(width: 300, height: 0), origin: Vector(x: 0, y: -50),
            window: Frame(x: 0, y: 50, width: 300, height: 600), scale: 1))))
    let frame = picture.frame.moved(by: Vector(x: 0, y: -50))
    #expect(grid.source(of: 0, at: 1)?.frame.isNear(frame) == true)
  }

  @Test func itGrowsWithItsCell() throws {
    var grid = grid()
    let cell = grid.layout.frame(of: 0).width
    grid.handle(
      Event(at: 1, .viewport(Viewport(screen: Dimensions(width: 500, height: 600)))))
    let grown = grid.layout.frame(of: 0).width
    let frame = try #require(grid.source(of: 0, at: 1)).frame
    #expect(cell != grown)
    #expect(frame.isNear(picture.frame * (grown / cell)))
  }

  @Test func anItemWithoutAPictureFliesFromItsCell() {
    var grid = grid()
    grid.handle(Event(at: 1, .source(nil)))
    #expect(grid.source(of: 0, at: 1)?.frame == grid.layout.frame(of: 0))
  }

  @Test func anotherItemForgetsIt() {
    var grid = grid()
    grid.handle(Event(at: 1, .viewed(item: 1)))
    for item in 0...1 {
      #expect(grid.source(of: item, at: 1)?.focus == Vector(x: 0.5, y: 0.5))
    }
  }
}
