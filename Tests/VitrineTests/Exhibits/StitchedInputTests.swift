import Testing
import Vitrine

/// What reaches a row besides fingers on it: trackpads, keys, code, and everything that changes meanwhile.
@Suite struct StitchedInputTests {
  @Test func aTrackpadPinchesAsFingersDo() {
    var row = StripRig.photos()
    row.happen(.magnify(Magnify(.began, scale: 1, position: Self.middle)), at: 1)
    for step in 1...10 {
      let (time, scale) = (1 + Double(step) / 60, 1 - Double(step) * 0.01)
      row.happen(.magnify(Magnify(.changed, scale: scale, position: Self.middle)), at: time)
      #expect(abs(row.draw(at: time).seam - Double(step) / 15) < 1e-9)
    }
    #expect(row.stitches == [true] && row.haptics == 1)
    #expect(row.draw(at: 2).seam < 1)
    row.happen(.magnify(Magnify(.ended, scale: 0.9, position: Self.middle)), at: 2)
    #expect(row.draw(at: 4).seam == 1)
  }

  @Test func aFlickOnATrackpadCountsWhenItsEndIsReportedLate() {
    var row = StripRig.photos()
    row.happen(.magnify(Magnify(.began, scale: 1, position: Self.middle)), at: 1)
    for step in 1...7 {
      let (time, scale) = (1 + Double(step) / 60, 1 - Double(step) * 0.01)
      row.happen(.magnify(Magnify(.changed, scale: scale, position: Self.middle)), at: time)
    }
    row.draw(at: 1.2)
    row.happen(.magnify(Magnify(.ended, scale: 0.93, position: Self.middle)), at: 1.12)
    #expect(row.draw(at: 3).seam == 1)
  }

  @Test func aTrackpadThatIsTakenAwayLetsGo() {
    for phase in [Magnify.Phase.ended, .cancelled] {
      var row = StripRig.photos()
      row.happen(.magnify(Magnify(.began, scale: 1, position: Self.middle)), at: 1)
      row.happen(.magnify(Magnify(.changed, scale: 0.97, position: Self.middle)), at: 1.1)
      row.happen(.magnify(Magnify(phase, scale: 0.97, position: Self.middle)), at: 1.2)
      #expect(row.draw(at: 3).seam == 0 && !row.scene.isMoving)
    }
  }

  @Test func whatIsNoPinchOfATrackpadIsIgnored() {
    for bad in [0, -1] + SmallDomains.notNumbers {
      var row = StripRig.photos()
      row.happen(.magnify(Magnify(.began, scale: 1, position: Self.middle)), at: 1)
      row.happen(.magnify(Magnify(.changed, scale: bad, position: Self.middle)), at: 1.1)
      row.happen(.magnify(Magnify(.wheel, scale: bad, position: Self.middle)), at: 1.2)
      #expect(row.draw(at: 1.2).seam == 0)
    }
    var row = StripRig.photos()
    row.happen(.magnify(Magnify(.changed, scale: 0.5, position: Self.middle)), at: 1)
    #expect(row.draw(at: 2).seam == 0 && row.stitches.isEmpty)
  }

  @Test func fingersTakeOverFromATrackpad() {
    var row = StripRig.photos()
    row.happen(.magnify(Magnify(.began, scale: 1, position: Self.middle)), at: 1)
    row.happen(.magnify(Magnify(.changed, scale: 0.92, position: Self.middle)), at: 1.1)
    row.touch(.down, 100, at: 1.2)
    row.touch(.up, 100, at: 1.25)
    #expect(row.draw(at: 3).seam == 1 && !row.scene.isMoving)
  }

  @Test func codeTellsOnceAndIsNotFelt() {
    var row = StripRig.photos()
    row.happen(.stitch(true, animated: true), at: 1)
    row.happen(.stitch(true, animated: true), at: 1.1)
    #expect(row.stitches == [true] && row.haptics == 0)
    row.happen(.stitch(false, animated: false), at: 1.1)
    #expect(row.stitches == [true, false] && row.draw(at: 1.1).seam == 0)
  }

  @Test func theKeyStitchesAndParts() {
    var row = StripRig.photos()
    #expect(row.happen(.key(.stitch), at: 1).claim == .mine)
    #expect(row.draw(at: 2).seam == 1)
    row.happen(.key(.stitch), at: 2)
    #expect(row.draw(at: 3).seam == 0 && row.stitches == [true, false])
  }

  @Test func otherStripsAreNotStitched() {
    for exhibit in [CarouselModel.Style.plain, .expanding] {
      var row = StripRig([200, 450], as: exhibit)
      #expect(row.happen(.key(.stitch), at: 1).claim == .yours)
      row.happen(.stitch(true, animated: true), at: 1)
      let sample = Magnify(.began, scale: 1, position: Self.middle)
      #expect(row.happen(.magnify(sample), at: 1).claim == .yours)
      #expect(row.stitches.isEmpty)
    }
  }

  @Test func codeInTheMiddleOfAPinchWinsAndNothingJumps() {
    var row = StripRig.photos()
    row.beginPinch(span: 200, about: 300, at: 1)
    row.spread(to: 180, about: 300, at: 1.1)
    row.happen(.stitch(false, animated: true), at: 1.2)
    let seam = row.draw(at: 1.25).seam
    row.spread(to: 180, about: 300, at: 1.25)
    #expect(abs(row.draw(at: 1.25).seam - seam) < 1e-9)
    row.endPinch(at: 1.4)
    #expect(row.draw(at: 3).seam == 0)
  }

  @Test func aTapOpensThePhotographUnderItAndLeavesItThere() throws {
    var row = StripRig.photos()
    row.touch(.down, 300, at: 1)
    row.touch(.up, 300, at: 1.05)
    #expect(row.signals.contains(.open(item: 1)))
    let before = row.draw(at: 2)
    row.happen(.viewed(item: 1), at: 2)
    #expect(row.draw(at: 2).offset == before.offset)
    let source = try #require(row.source(of: 1))
    #expect(source.frame == Frame(x: 208, y: 0, width: 450, height: 300))
    #expect(source.radii == CornerRadii(8))
  }

  @Test func aTapBesideThePhotographsOpensNothing() {
    for place in [204.0, 590] {
      var row = StripRig.photos([200, 200])
      row.touch(.down, place, at: 1)
      row.touch(.up, place, at: 1.05)
      #expect(row.draw(at: 2).placements.count == 2 && row.signals.allSatisfy { !$0.isOpen })
    }
  }

  @Test func aPhotographOutOfViewIsBroughtIntoViewBeforeItOpens() {
    var row = StripRig.photos()
    row.happen(.viewed(item: 8), at: 1)
    row.draw(at: 2)
    #expect(row.source(of: 8) != nil)
  }

  @Test func aResizeInTheMiddleOfAPinchKeepsWhatIsBetweenTheFingers() {
    var row = StripRig.photos()
    row.happen(.wheel(Wheel(delta: Vector(x: 700, y: 0))), at: 1)
    row.draw(at: 4)
    row.beginPinch(span: 200, about: 300, at: 5)
    row.spread(to: 188, about: 300, at: 5.1)
    let point = row.stripPoint(at: 300, time: 5.1)
    let start = row.offset(of: point, at: 5.1)
    row.happen(.viewport(Viewport(screen: Dimensions(width: 900, height: 300))), at: 5.2)
    #expect(abs(row.offset(of: point, at: 5.2) - start) < 1e-6)
    row.spread(to: 176, about: 300, at: 5.3)
    #expect(abs(row.offset(of: point, at: 5.3) - start) < 1e-6)
    row.endPinch(at: 5.5)
    #expect(row.draw(at: 8).seam == 1)
  }

  @Test func aSizeToldLateMakesRoomAroundWhatIsLookedAt() {
    var row = StripRig.photos()
    row.happen(.wheel(Wheel(delta: Vector(x: 700, y: 0))), at: 1)
    row.happen(.stitch(true, animated: false), at: 3)
    row.draw(at: 4)
    let point = row.stripPoint(at: 0, time: 4)
    let start = row.offset(of: point, at: 4)
    row.happen(.extents([320], first: 0), at: 5)
    #expect(abs(row.offset(of: point, at: 5) - start) < 0.5)
  }

  @Test func rowsOfNoneOneAndOddPhotographsCanBePinched() {
    for extents in [[], [200], [3_000_000, 0.03], [0, 0], [0.03, 200, 3_000_000]] {
      for loops in [0.0, 1] {
        var row = StripRig.photos(extents, options: [.loop: loops])
        row.pinch(to: 0.9, starting: 1, during: 0.2)
        row.happen(.key(.stitch), at: 2)
        row.happen(.key(.stitch), at: 2.1)
        let scene = row.draw(at: 5)
        let numbers = scene.numbers + scene.offset.numbers + [scene.seam]
        #expect(numbers.allSatisfy { $0.isFinite } && !scene.isMoving, "\(extents)")
        #expect(scene.seam == (extents.isEmpty ? 0 : 1), "\(extents)")
      }
    }
  }

  @Test func whereLessShallMoveItSwitchesWhileTheRowFades() {
    var row = StripRig.photos(environment: Event.Environment(reducesMotion: true))
    row.happen(.stitch(true, animated: true), at: 1)
    var least = 1.0
    for step in 0...20 {
      let scene = row.draw(at: 1 + Double(step) / 100)
      #expect(scene.seam == 0 || scene.seam == 1)
      least = min(least, scene.sceneOpacity)
    }
    #expect(least < 0.1 && row.scene.sceneOpacity == 1 && row.scene.seam == 1)
  }

  private static let middle = Vector(x: 300, y: 150)
}

extension Signal {
  fileprivate var isOpen: Bool { if case .open = self { true } else { false } }
}
