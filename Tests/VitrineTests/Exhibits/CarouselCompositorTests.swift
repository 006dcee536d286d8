import Testing
import Vitrine

/// Motions that a compositor can play: only the common offset changes.
@Suite struct CarouselCompositorTests {
  /// Thrown by a finger that left a tenth of a second after it came.
  private func thrown(
    count: Int = 12, by distance: Double = -150, options: [Option: Double] = [.loop: 1]
  ) -> StripRig {
    var carousel = StripRig([Double](repeating: 100, count: count), options: options)
    carousel.flick(from: 200, to: 200 + distance, starting: 1, during: 0.1)
    carousel.draw(at: 1.1)
    return carousel
  }

  @Test(arguments: [0.0, 1])
  func aFlickIsACompositorMotionFromItsReleaseToItsRest(loop: Double) throws {
    var carousel = thrown(options: [.loop: loop])
    let compositorMotion = try #require(carousel.model.compositorMotion)
    #expect(compositorMotion.start == 1.1 && compositorMotion.end > 1.3)
    let end = carousel.model.offset(at: compositorMotion.end)
    #expect(carousel.draw(at: compositorMotion.end - 0.001).isMoving)
    #expect(!carousel.draw(at: compositorMotion.end).isMoving)
    #expect(
      carousel.scene.offset.isNear(end, within: 0.5) && carousel.model.compositorMotion == nil)
  }

  @Test func onlyTheOffsetChangesInACompositorMotion() {
    expectLaw(streams: 60, from: CarouselStream.events) { events in
      var carousel = StripRig([])
      for event in events {
        carousel.happen(event)
        carousel.draw(at: event.time + 0.007)
        if let violation = violation(of: carousel) { return violation }
      }
      return nil
    }
  }

  private func violation(of carousel: StripRig) -> String? {
    guard let compositorMotion = carousel.model.compositorMotion else { return nil }
    for time in times(of: compositorMotion) {
      var later = carousel
      later.draw(at: time)
      let offset = carousel.model.offset(at: time)
      guard offset.isNear(later.scene.offset) else { return "another offset at \(time)" }
      guard later.shown.allSatisfy(carousel.scene.placements.contains) else {
        return "what is seen at \(time) was not there"
      }
      guard time >= compositorMotion.wakeAt || later.told == carousel.told else {
        return "tells other things at \(time), before \(compositorMotion.wakeAt)"
      }
    }
    return nil
  }

  private func times(of motion: CompositorMotion) -> [Double] {
    (0..<CompositorMotion.comparisons).map(motion.time)
  }

  @Test(arguments: [150.0, -1200, 6000])
  func linesBetweenKeyframesAreWhereItIs(distance: Double) throws {
    let widths = [Double](repeating: 2000, count: 12)
    var carousel = StripRig(
      widths, options: [.loop: 1], viewport: Dimensions(width: 2880, height: 900))
    carousel.flick(from: 1400, to: 1400 + distance, starting: 1, during: 0.1)
    carousel.draw(at: 1.1)
    let model = carousel.model
    let motion = try #require(model.compositorMotion)
    var keyframes: [Double] = []
    model.keyframes(of: motion, into: &keyframes)
    #expect(keyframes.first == motion.start && keyframes.last == motion.end)
    #expect(keyframes.count <= CompositorMotion.maximumKeyframes)
    var farthest = 0.0
    // A motion rests when the rest of its way is too short to see. The last line covers this rest.
    for (start, end) in zip(keyframes, keyframes.dropFirst().dropLast()) {
      let (before, after) = (model.offset(at: start).x, model.offset(at: end).x)
      for share in stride(from: 0.1, to: 1, by: 0.1) {
        let offset = model.offset(at: start + (end - start) * share).x
        farthest = max(farthest, abs(offset - before - (after - before) * share))
      }
    }
    #expect(farthest <= 0.25)
  }

  @Test func itWakesWhenAnotherItemIsCurrentOrWanted() throws {
    var carousel = thrown()
    let compositorMotion = try #require(carousel.model.compositorMotion)
    let before = carousel.told
    let earlier = try #require(times(of: compositorMotion).last { $0 < compositorMotion.wakeAt })
    #expect(compositorMotion.wakeAt < compositorMotion.end)
    carousel.draw(at: earlier)
    #expect(carousel.told == before)
    carousel.draw(at: compositorMotion.wakeAt)
    #expect(carousel.told != before)
  }

  @Test(arguments: Effect.allCases.dropFirst())
  func aStripWhoseItemsChangeByThemselvesHasNoCompositorMotion(effect: Effect) {
    let options: [Option: Double] = [.loop: 1, .effect: Double(effect.rawValue)]
    #expect(thrown(options: options).model.compositorMotion == nil)
  }

  @Test func aStripThatShowsItemsTwiceHasNoCompositorMotion() {
    #expect(thrown(count: 3).model.compositorMotion == nil)
  }

  @Test func aStripWhoseItemsWouldComeLateHasNoCompositorMotion() {
    let far = thrown(count: 200, by: -300, options: [.snap: Double(Strip.Snap.free.rawValue)])
    #expect(far.scene.isMoving && far.model.compositorMotion == nil)
  }

  @Test func aStripThatIsHeldOrRestsHasNoCompositorMotion() {
    var carousel = StripRig([100, 100, 100, 100, 100], options: [.loop: 1])
    #expect(carousel.model.compositorMotion == nil)
    carousel.drag(from: 200, to: 150, starting: 1, during: 0.1)
    #expect(carousel.model.compositorMotion == nil)
  }

  @Test func aStripThatFadesHasNoCompositorMotion() {
    var carousel = StripRig([100, 100, 100, 100, 100], options: [.loop: 1])
    carousel.happen(.environment(Event.Environment(reducesMotion: true)), at: 1)
    carousel.happen(.step(1), at: 1)
    #expect(carousel.draw(at: 1.05).isMoving && carousel.model.compositorMotion == nil)
  }
}

extension StripRig {
  /// The placements that show.
  fileprivate var shown: [Placement] {
    scene.placements.filter { placement in
      let span = span(of: placement)
      return span.lowerBound < length && span.upperBound > 0
    }
  }

  /// What the scene tells besides places.
  fileprivate var told: [Int] {
    [scene.current, scene.target, scene.prefetch.lowerBound, scene.prefetch.upperBound]
  }
}
