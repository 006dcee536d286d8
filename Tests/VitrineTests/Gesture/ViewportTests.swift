import Testing

@testable import Vitrine

@Suite struct ViewportTests {
  @Test func aFrameIsOnTheScreenWhereItsExhibitIs() {
    var viewport = Viewport(screen: Dimensions(width: 390, height: 844))
    viewport.origin = Vector(x: 8, y: -300)
    let cell = Frame(x: 10, y: 400, width: 50, height: 60)
    #expect(viewport.onScreen(cell) == Frame(x: 18, y: 100, width: 50, height: 60))
  }

  @Test func aScaledExhibitIsOnTheScreenAsLargeAsItIsSeen() {
    let viewport = Viewport(
      dimensions: Dimensions(width: 390, height: 844), origin: Vector(x: 8, y: -300),
      window: Frame(x: 0, y: 0, width: 390, height: 844), scale: 0.5)
    let cell = Frame(x: 10, y: 400, width: 50, height: 60)
    #expect(viewport.onScreen(cell) == Frame(x: 13, y: -100, width: 25, height: 30))
  }

  @Test(arguments: [0.0, 1])
  func aPictureInAScaledStripFliesFromWhereItIsSaidToBe(effect: Double) throws {
    var strip = StripRig([Double](repeating: 200, count: 5), options: [.effect: effect])
    let viewport = Viewport(
      dimensions: Dimensions(width: 300, height: 300), origin: Vector(x: 40, y: 60),
      window: Frame(x: 0, y: 0, width: 300, height: 300), scale: 0.5)
    let unscaled = try #require(strip.source(of: 0)).frame
    strip.happen(.viewport(viewport), at: 0)
    strip.happen(.viewed(item: 0), at: 1)
    let whole = try #require(strip.source(of: 0)).frame
    #expect(whole == viewport.onScreen(unscaled))
    let picture = Frame(x: whole.x + 5, y: whole.y + 7, width: 60, height: 40)
    strip.happen(.source(Source(frame: picture)), at: 1)
    let flown = try #require(strip.source(of: 0)).frame
    #expect(abs(flown.x - picture.x) < 1e-9 && abs(flown.y - picture.y) < 1e-9)
    #expect(abs(flown.width - 60) < 1e-9 && abs(flown.height - 40) < 1e-9)
  }

  @Test func anExhibitThatCoversTheScreenIsSeenWhole() {
    let viewport = Viewport(screen: Dimensions(width: 390, height: 844))
    #expect(viewport.window == Frame(x: 0, y: 0, width: 390, height: 844))
    #expect(viewport.origin == .zero && viewport.sanitized == viewport)
  }

  @Test func sanitizedViewportsCanBeLaidOutIn() {
    for bad in SmallDomains.notNumbers + [-5] {
      let viewport = Viewport(
        dimensions: Dimensions(width: bad, height: 10), origin: Vector(x: bad, y: 0),
        window: Frame(x: bad, y: 20, width: 30, height: bad), scale: bad
      ).sanitized
      #expect(viewport.dimensions == Dimensions(width: 0, height: 10))
      #expect(viewport.origin.isFinite && viewport.window.isFinite)
      #expect(viewport.scale == 1)
      #expect(viewport.window.width == 30 && viewport.window.height == 0)
    }
  }
}
