import Testing

@testable import Vitrine

/// Where the photograph flies when its place moves, is away, or when nothing shall move.
@Suite struct PhotoViewerFlightTests {
  private let gray = Event.Kind.environment(Event.Environment(reducesMotion: true))

  @Test func landsInAPlaceThatScrollsMeanwhile() {
    var viewing = Viewing.open()
    viewing.happen(.key(.escape), at: 10)
    var cell = Viewing.cell
    for frame in 1...200 {
      let time = 10 + Double(frame) / 60
      cell = cell.moved(by: Vector(x: 0, y: -2))
      viewing.happen(.source(Source(frame: cell)), at: time)
      guard let seen = viewing.look(at: time) else { return }
      if time > 10.7 { #expect(seen.frame.isNear(cell, within: 1)) }
    }
    Issue.record("it never arrived")
  }

  @Test func aPlaceThatMovesWhileItOpensIsOfNoConcern() {
    var viewing = Viewing()
    viewing.happen(Viewing.opening, at: 1)
    let seen = viewing.pose(at: 1.1)
    viewing.happen(.source(Source(frame: Viewing.cell.moved(by: Vector(x: 90, y: 9)))), at: 1.1)
    #expect(viewing.pose(at: 1.1) == seen)
  }

  @Test func aPlaceThatGoesAndComesInFlightMakesNoJump() {
    var viewing = Viewing.open()
    viewing.happen(.key(.escape), at: 10)
    for (time, source) in [(10.1, nil), (10.2, Source(frame: Viewing.cell)), (10.25, nil)] {
      let (pose, velocity) = (viewing.pose(at: time), viewing.model.photo.flight.velocity(at: time))
      viewing.happen(.source(source), at: time)
      #expect(viewing.pose(at: time).isNear(pose))
      #expect(viewing.model.photo.flight.velocity(at: time).isNear(velocity, within: 1e-6))
    }
    viewing.look(at: 13)
    #expect(viewing.signals.last == .settle(item: Viewing.item, isOpen: false))
  }

  @Test(arguments: [
    nil, Source(frame: .zero), Source(frame: Frame(x: .nan, y: 0, width: 9, height: 9)),
  ])
  func withoutAPlaceItFadesWhereItIs(source: Source?) throws {
    var viewing = Viewing.open(source: source)
    viewing.happen(.key(.escape), at: 10)
    viewing.look(at: 10.1)
    let seen = try #require(viewing.scene.placements.first)
    #expect(seen.opacity > 0 && seen.opacity < 1)
    #expect(seen.frame.center.isNear(Viewing.spread.visible.center))
    #expect(seen.frame.width < 390 && seen.frame.width > 351)
    #expect(viewing.look(at: 12) == nil)
  }

  @Test func withoutAPlaceItFadesInToo() throws {
    var viewing = Viewing(source: nil)
    viewing.happen(Viewing.opening, at: 1)
    #expect(viewing.look(at: 1)?.opacity == 0)
    #expect(viewing.look(at: 3)?.opacity == 1)
  }

  @Test func withReducedMotionItFadesInPlace() throws {
    var viewing = Viewing()
    viewing.happen(gray, at: 0)
    viewing.happen(Viewing.opening, at: 1)
    var veils: [Double] = []
    for frame in 0...20 {
      viewing.look(at: 1 + Double(frame) / 120)
      let seen = try #require(viewing.scene.placements.first)
      #expect(seen.frame == Viewing.spread.visible && seen.opacity == 1)
      veils.append(viewing.scene.veil)
    }
    #expect(veils.first == 0 && veils.last == 1 && veils == veils.sorted())
    viewing.happen(.key(.escape), at: 2)
    #expect(viewing.look(at: 2.07)?.frame == Viewing.spread.visible)
    #expect(viewing.scene.veil > 0 && viewing.scene.veil < 1)
    #expect(viewing.look(at: 2.141) == nil)
    #expect(viewing.signals.count == 4)
  }

  @Test func withReducedMotionADragIsStillDirectAndItFadesWhereItWasLetGo() throws {
    var (viewing, direct) = (Viewing.open(), Viewing.open())
    viewing.happen(gray, at: 6)
    for index in 0...1 {
      var one = index == 0 ? viewing : direct
      one.drag(from: .zero, to: Vector(x: 0, y: 300), starting: 10, during: 0.3)
      one.look(at: 10.3)
      if index == 0 { viewing = one } else { direct = one }
    }
    #expect(viewing.scene == direct.scene)
    let seen = try #require(viewing.scene.placements.first)
    viewing.touch(.up, 0, 300, at: 10.4)
    #expect(viewing.look(at: 10.45)?.frame.isNear(seen.frame) == true)
    #expect(viewing.look(at: 10.6) == nil)
  }

  @Test func withReducedMotionWhatReturnsFromAFingerDoesNotOvershoot() {
    var viewing = Viewing.open()
    viewing.happen(gray, at: 6)
    viewing.drag(from: .zero, to: Vector(x: 0, y: 90), starting: 10, during: 0.3)
    viewing.touch(.up, 0, 90, at: 10.5)
    var before = viewing.pose(at: 10.5).outline.y
    for frame in 1...60 {
      let y = viewing.pose(at: 10.5 + Double(frame) / 60).outline.y
      #expect(y <= before && y >= Viewing.spread.outline.y)
      before = y
    }
    #expect(before == Viewing.spread.outline.y)
  }

  @Test func withReducedMotionItNeverJumpsWhileItIsSeen() {
    var viewing = Viewing.open()
    viewing.happen(gray, at: 6)
    viewing.drag(from: .zero, to: Vector(x: 0, y: 300), starting: 10, during: 0.3)
    viewing.touch(.up, 0, 300, at: 10.4)
    let seen = viewing.pose(at: 10.45)
    viewing.happen(Viewing.opening, at: 10.45)
    #expect(viewing.pose(at: 10.45).isNear(seen))
    #expect(viewing.look(at: 12)?.frame == Viewing.spread.visible && viewing.scene.veil == 1)
  }
}
