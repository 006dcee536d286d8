import Testing
import Vitrine

@Suite struct SourceTests {
  @Test func aMovedPlaceKeepsItsShape() {
    let frame = Frame(x: 10, y: 20, width: 30, height: 40)
    let place = Source(frame: frame, radii: CornerRadii(4), focus: Vector(x: 0.2, y: 0.5))
    let moved = place.moved(by: Vector(x: -10, y: 5))
    #expect(moved.frame == Frame(x: 0, y: 25, width: 30, height: 40))
    #expect(moved.radii == place.radii && moved.focus == place.focus)
  }
}
