import Testing

@testable import Vitrine

@Suite struct ViewportTests {
  @Test func aFrameIsOnTheScreenWhereItsExhibitIs() {
    var viewport = Viewport(screen: Dimensions(width: 390, height: 844))
    viewport.origin = Vector(x: 8, y: -300)
    let cell = Frame(x: 10, y: 400, width: 50, height: 60)
    #expect(viewport.onScreen(cell) == Frame(x: 18, y: 100, width: 50, height: 60))
  }

  @Test func anExhibitThatCoversTheScreenIsSeenWhole() {
    let viewport = Viewport(screen: Dimensions(width: 390, height: 844))
    #expect(viewport.window == Frame(x: 0, y: 0, width: 390, height: 844))
    #expect(viewport.origin == .zero && viewport.sanitized == viewport)
  }

  @Test func sanitizedViewportsCanBeLaidOutIn() {
    for bad in SmallWorlds.notNumbers + [-5] {
      let viewport = Viewport(
        dimensions: Dimensions(width: bad, height: 10), origin: Vector(x: bad, y: 0),
        window: Frame(x: bad, y: 20, width: 30, height: bad)
      ).sanitized
      #expect(viewport.dimensions == Dimensions(width: 0, height: 10))
      #expect(viewport.origin.isFinite && viewport.window.isFinite)
      #expect(viewport.window.width == 30 && viewport.window.height == 0)
    }
  }
}
