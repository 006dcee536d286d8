import Testing
import Vitrine

/// A window that gets another size, as when a phone is rotated, while a photograph moves.
@Suite struct PhotoViewerResizeTests {
  private static let turned = Event.Kind.viewport(
    Viewport(screen: Dimensions(width: 844, height: 390)))
  /// The frame of the cell in the turned window.
  private static let cell = Frame(x: 420, y: 90, width: 135, height: 135)
  private static let fit = Frame(x: 0, y: 0, width: 844, height: 390)
    .fitting(ratio: ViewerRig.ratio)

  /// A viewer whose photograph has begun to open or to close at 10 s.
  private func flying(opens: Bool) -> ViewerRig {
    var rig = opens ? ViewerRig() : ViewerRig.open()
    rig.happen(opens ? ViewerRig.opening : .key(.escape), at: 10)
    return rig
  }

  /// The photograph is where it was drawn, and as fast.
  private func expectContinuity(
    of rig: inout ViewerRig, at time: Double, _ kinds: Event.Kind..., comment: Comment
  ) {
    let (seen, velocity) = (rig.evaluate(at: time), rig.velocity(at: time))
    for kind in kinds { rig.happen(kind, at: time) }
    #expect(rig.evaluate(at: time).isNear(seen, within: 1e-6), comment)
    #expect(rig.velocity(at: time).isNear(velocity, within: 1), comment)
  }

  @Test(arguments: [true, false], [0.03, 0.08, 0.16, 0.24])
  func aFlightContinuesFromWhereItIs(opens: Bool, after delay: Double) {
    let source = Event.Kind.source(Source(frame: Self.cell))
    let time = 10 + delay
    for frames in [0, 1, nil] {
      var rig = flying(opens: opens)
      let comment: Comment = "opens: \(opens), source after \(frames ?? -1) frames"
      switch frames {
      case 0: expectContinuity(of: &rig, at: time, Self.turned, source, comment: comment)
      case let frames?:
        expectContinuity(of: &rig, at: time, Self.turned, comment: comment)
        expectContinuity(of: &rig, at: time + Double(frames) / 60, source, comment: comment)
      case nil: expectContinuity(of: &rig, at: time, Self.turned, comment: comment)
      }
      // It moves on, to its new end.
      #expect(rig.drawn(at: time + 0.02).isMoving, comment)
      if opens {
        #expect(rig.photo(at: 14)?.frame == Self.fit, comment)
      } else {
        let place = frames == nil ? ViewerRig.cell : Self.cell
        var last = place
        for frame in 0..<240 { last = rig.photo(at: time + Double(frame) / 120)?.frame ?? last }
        #expect(last.isNear(place, within: 1), comment)
      }
      rig.draw(at: 15)
      #expect(rig.signals.last == .settle(item: ViewerRig.item, isOpen: opens), comment)
    }
  }

  /// The page was laid out for so long that the photograph counted as arrived before it was seen there.
  @Test(arguments: [true, false])
  func anOpeningFlightThatContinuesHasNotArrived(isNew: Bool) {
    var rig = ViewerRig()
    rig.happen(.count(9), at: 9)
    rig.happen(ViewerRig.opening, at: 10)
    let seen = isNew ? 10.1 : 12
    rig.draw(at: seen)
    if !isNew { rig.happen(.key(.zoomIn), at: 12) }
    rig.happen(Self.turned, at: 13, shown: isNew ? seen : 12.05)
    #expect(rig.draw(at: 13).isMoving)
    // The photographs beside it are drawn once it has arrived.
    #expect((rig.scene.placements.count == 1) == isNew)
  }

  @Test func aHeldPhotographStaysWhileItsPlaceMoves() {
    var rig = flying(opens: false)
    rig.touch(.down, 195, 422, at: 10.1)
    rig.touch(.move, 215, 462, at: 10.12)
    let seen = rig.evaluate(at: 10.12).numbers.prefix(4)
    rig.happen(Self.turned, at: 10.12)
    rig.happen(.source(Source(frame: Self.cell)), at: 10.12)
    let middle = { (numbers: ArraySlice<Double>) in
      Vector(x: numbers[0] + numbers[2] / 2, y: numbers[1] + numbers[3] / 2)
    }
    #expect((middle(rig.evaluate(at: 10.12).numbers.prefix(4)) - middle(seen)).length < 1e-6)
  }

  /// Later scrolling moves the place as before.
  @Test func aLandingWithoutAResizeFollowsItsPlace() {
    var rig = flying(opens: false)
    let before = rig.photo(at: 10.1)?.frame.y ?? .nan
    rig.happen(.source(Source(frame: ViewerRig.cell.moved(by: Vector(x: 0, y: -50)))), at: 10.1)
    #expect(abs((rig.photo(at: 10.1)?.frame.y ?? .nan) - (before - 50)) < 1e-9)
  }

  /// Browsers lay the whole page out after a rotation, which may take longer than the rest of the flight.
  @Test(arguments: [(true, 0.05), (true, 0.4), (true, 3), (false, 0.05), (false, 0.2)])
  func timeWithoutFramesBeforeAResizeDoesNotCount(opens: Bool, lost: Double) {
    var rig = flying(opens: opens)
    let (shown, time) = (10.1, 10.1 + lost)
    let (seen, velocity) = (rig.evaluate(at: shown), rig.velocity(at: shown))
    rig.happen(Self.turned, at: time, shown: shown)
    #expect(rig.evaluate(at: time).isNear(seen, within: 1e-6))
    #expect(rig.velocity(at: time).isNear(velocity, within: 1))
    rig.draw(at: time + 4)
    // It settles once, where it is seen to rest.
    #expect(rig.signals.last == .settle(item: ViewerRig.item, isOpen: opens))
    #expect(rig.signals.filter { $0 == .settle(item: ViewerRig.item, isOpen: opens) }.count == 1)
  }

  /// A frame that was drawn long before the motion has not shown it.
  @Test func aMotionAfterAMinuteAtRestIsNotDelayedByIt() {
    var rig = ViewerRig.open()
    rig.happen(.count(9), at: 9)
    rig.draw(at: 10)
    rig.happen(.step(1), at: 70)
    rig.happen(Self.turned, at: 70, shown: 10)
    #expect(rig.drawn(at: 70.1).isMoving)
    #expect(!rig.drawn(at: 72).isMoving)
  }
}
