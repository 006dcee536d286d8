import Testing

@testable import Vitrine

/// What can be handed over to a compositor: motions on which nothing changes but the common offset.
@Suite struct CarouselCourseTests {
  /// Thrown by a finger that left a tenth of a second after it came.
  private func thrown(
    count: Int = 12, by distance: Double = -150, options: [Option: Double] = [.loop: 1]
  ) -> Passing {
    var passing = Passing([Double](repeating: 100, count: count), options: options)
    passing.flick(from: 200, to: 200 + distance, starting: 1, during: 0.1)
    passing.look(at: 1.1)
    return passing
  }

  @Test(arguments: [0.0, 1])
  func aFlickIsACourseFromItsReleaseToItsRest(loop: Double) throws {
    var passing = thrown(options: [.loop: loop])
    let course = try #require(passing.model.course)
    #expect(course.start == 1.1 && course.end > 1.3)
    let end = passing.model.offset(at: course.end)
    #expect(passing.look(at: course.end - 0.001).isMoving)
    #expect(!passing.look(at: course.end).isMoving)
    #expect(passing.scene.offset.isNear(end, within: 0.5) && passing.model.course == nil)
  }

  @Test func onACourseOnlyTheOffsetChanges() {
    expectLaw(streams: 60, from: CarouselStream.events) { events in
      var passing = Passing([])
      for event in events {
        passing.happen(event)
        passing.look(at: event.time + 0.007)
        if let breach = breach(of: passing) { return breach }
      }
      return nil
    }
  }

  private func breach(of passing: Passing) -> String? {
    guard let course = passing.model.course else { return nil }
    for step in 1..<Course.steps {
      let time = course.time(of: step)
      var later = passing
      later.look(at: time)
      let offset = passing.model.offset(at: time)
      guard offset.isNear(later.scene.offset) else { return "another offset at \(time)" }
      guard later.shown.allSatisfy(passing.scene.placements.contains) else {
        return "what is seen at \(time) was not there"
      }
      guard time >= course.wakeAt || later.told == passing.told else {
        return "tells other things at \(time), before \(course.wakeAt)"
      }
    }
    return nil
  }

  @Test func itWakesWhenAnotherItemIsCurrentOrWanted() throws {
    var passing = thrown()
    let course = try #require(passing.model.course)
    let before = passing.told
    let earlier = try #require((0..<Course.steps).map(course.time).last { $0 < course.wakeAt })
    #expect(course.wakeAt < course.end)
    passing.look(at: earlier)
    #expect(passing.told == before)
    passing.look(at: course.wakeAt)
    #expect(passing.told != before)
  }

  @Test(arguments: Effect.allCases.dropFirst())
  func itemsThatAlsoChangeByThemselvesAreNoCourse(effect: Effect) {
    let options: [Option: Double] = [.loop: 1, .effect: Double(effect.rawValue)]
    #expect(thrown(options: options).model.course == nil)
  }

  @Test func itemsSeenTwiceAreNoCourse() {
    #expect(thrown(count: 3).model.course == nil)
  }

  @Test func itemsThatWouldComeLateAreNoCourse() {
    let far = thrown(count: 200, by: -300, options: [.snap: Double(Strip.Snap.free.rawValue)])
    #expect(far.model.isMoving && far.model.course == nil)
  }

  @Test func whatIsHeldOrAtRestIsNoCourse() {
    var passing = Passing([100, 100, 100, 100, 100], options: [.loop: 1])
    #expect(passing.model.course == nil)
    passing.drag(from: 200, to: 150, starting: 1, during: 0.1)
    #expect(passing.model.course == nil)
  }

  @Test func whatFadesIsNoCourse() {
    var passing = Passing([100, 100, 100, 100, 100], options: [.loop: 1])
    passing.happen(.environment(Event.Environment(reducesMotion: true)), at: 1)
    passing.happen(.step(1), at: 1)
    #expect(passing.look(at: 1.05).isMoving && passing.model.course == nil)
  }
}

extension Passing {
  /// The placements that show.
  fileprivate var shown: [Placement] {
    scene.placements.filter { placement in
      let (start, extent) = (start(of: placement), model.axis.length(of: placement.box))
      return start < model.axis.length(of: model.viewport) && start + extent > 0
    }
  }

  /// What the scene tells besides places.
  fileprivate var told: [Int] {
    [scene.current, scene.target, scene.wanted.lowerBound, scene.wanted.upperBound]
  }
}
