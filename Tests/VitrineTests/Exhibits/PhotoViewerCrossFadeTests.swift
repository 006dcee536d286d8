import Testing
import Vitrine

/// With reduced motion, steps cross-fade, also while earlier photographs still fade.
@Suite struct PhotoViewerCrossFadeTests {
  @Test func quickStepsContinueFromTheOpacitiesThatAreDrawn() {
    var viewer = Self.viewer()
    for (step, time) in [10, 10.07, 10.1, 10.16].enumerated() {
      viewer.expectSteady(.step(step == 2 ? 2 : 1), at: time)
    }
    viewer.draw(at: 10.2)
    #expect(viewer.opacities.keys.sorted() == [8, 9, 11, 12])
    viewer.draw(at: 10.4)
    #expect(viewer.opacities[12] == 1 && viewer.scene.photosInView.count == 1)
    #expect(viewer.signals.last == .settle(item: 12, isOpen: true))
  }

  @Test func aStepBackFadesTheEarlierPhotographInFromItsPresentOpacity() {
    var viewer = Self.viewer()
    viewer.expectSteady(.step(1), at: 10)
    viewer.expectSteady(.step(-1), at: 10.07)
    viewer.draw(at: 10.14)
    #expect(viewer.opacities.keys.sorted() == [7, 8] && !viewer.scene.placements.isEmpty)
    #expect((viewer.opacities[7] ?? 0) > 0.7 && (viewer.opacities[8] ?? 1) < 0.3)
    viewer.expectSteady(.step(1), at: 10.14)
    viewer.draw(at: 10.5)
    #expect(viewer.opacities[8] == 1 && viewer.scene.photosInView.map(\.item) == [8])
  }

  @Test func aPhotographThatSlidesFadesWhereItIs() {
    var viewer = ViewerRig.row()
    viewer.happen(.step(1), at: 10)
    viewer.draw(at: 10.1)
    viewer.happen(.environment(Event.Environment(reducesMotion: true)), at: 10.1)
    viewer.expectSteady(.step(1), at: 10.1)
  }

  @Test func stepsWithMotionContinueACrossFade() {
    var viewer = Self.viewer()
    viewer.happen(.step(1), at: 10)
    viewer.happen(.environment(Event.Environment()), at: 10.05)
    viewer.expectSteady(.step(1), at: 10.06)
    viewer.expectSteady(.step(-2), at: 10.09)
  }

  @Test func theNumberOfPhotographsThatFadeIsLimited() {
    var viewer = Self.viewer()
    for step in 0..<20 {
      viewer.happen(.step(step % 3 == 2 ? -1 : 1), at: 10 + Double(step) * 0.005)
      let items = viewer.draw(at: 10.002 + Double(step) * 0.005).placements.map(\.item)
      #expect(items.count <= 6 && Set(items).count == items.count)
    }
    // At one instant, photographs without opacity need no fade.
    var quick = Self.viewer()
    for _ in 0..<4 { quick.happen(.step(1), at: 10) }
    #expect(quick.draw(at: 10.05).placements.map(\.item) == [7, 11])
  }

  @Test func aRemovedPhotographNoLongerFades() {
    var viewer = Self.viewer()
    viewer.happen(.step(1), at: 10)
    viewer.happen(.remove(7..<8), at: 10.05)
    viewer.draw(at: 10.05)
    #expect(viewer.scene.photosInView.map(\.item) == [7] && viewer.scene.target == 7)
    #expect((viewer.opacities[7] ?? 1) < 0.5)
  }

  @Test func noOpacityJumpsAcrossQuickSteps() {
    expectLaw(from: Self.quickSteps) { events in
      var viewer = Self.viewer()
      for event in events {
        let before = viewer.draw(at: event.time)
        viewer.happen(event)
        if let jump = before.jump(to: viewer.draw(at: event.time)) { return jump }
      }
      return nil
    }
  }

  /// A viewer with reduced motion in which photograph 7 of 40 is at rest.
  private static func viewer() -> ViewerRig {
    var viewer = ViewerRig.row(count: 40)
    viewer.happen(.environment(Event.Environment(reducesMotion: true)), at: 9)
    viewer.draw(at: 9)
    return viewer
  }

  /// Steps there and back, by keys that repeat at most 30 times a second.
  private static func quickSteps(seed: UInt64, count: Int) -> [Event] {
    var (generator, time) = (SeededGenerator(seed: seed), 10.0)
    return (0..<count).map { _ in
      time += generator.pick([0.034, 0.04, 0.07, 0.1, 0.2])
      return Event(
        at: time,
        generator.pick([.step(1), .step(-1), .step(2), .key(.right), .key(.home)]))
    }
  }

  /// A photograph that still shrinks out of view is not drawn a second time when a step leads back to it.
  @Test func aPhotographThatLeavesTheScreenZoomedIsDrawnOnce() {
    for delay in stride(from: 0.1, through: 0.6, by: 0.05) {
      var viewer = ViewerRig.row()
      viewer.happen(.key(.zoomIn), at: 9)
      viewer.draw(at: 9.9)
      viewer.happen(.step(1), at: 10)
      viewer.draw(at: 10 + delay)
      viewer.happen(.environment(Event.Environment(reducesMotion: true)), at: 10 + delay)
      viewer.happen(.step(-1), at: 10 + delay)
      let items = viewer.draw(at: 10.01 + delay).placements.map(\.item)
      #expect(Set(items).count == items.count, "\(items) after \(delay) s")
    }
  }

  /// A photograph that has faded out and is visible beside the shown one slides in from there.
  @Test func aPhotographThatHasFadedOutAndIsVisibleAgainSlidesIn() {
    var viewer = Self.viewer()
    viewer.happen(.step(1), at: 10)
    viewer.draw(at: 10.05)
    viewer.touch(.down, 100, 422, at: 10.1)
    for step in 1...8 {
      viewer.touch(.move, 100 + Double(step) * 20, 422, at: 10.1 + Double(step) * 0.05)
    }
    viewer.draw(at: 10.5)
    viewer.expectSteady(.select(item: 7, animated: true), at: 10.5)
  }
}

extension Rig where Model == PhotoViewerModel {
  /// The opacities of the items in view, in the scene drawn last.
  fileprivate var opacities: [Int: Double] { scene.opacities }

  /// An event after which everything is drawn as before.
  fileprivate mutating func expectSteady(
    _ kind: Event.Kind, at time: Double, _ location: SourceLocation = #_sourceLocation
  ) {
    let before = draw(at: time)
    happen(kind, at: time)
    if let jump = before.jump(to: draw(at: time)) {
      Issue.record("\(jump) after \(kind)", sourceLocation: location)
    }
  }
}

extension ExhibitScene {
  private var seen: [Placement] { photosInView.filter { $0.shows(on: dimensions) } }

  fileprivate var opacities: [Int: Double] {
    Dictionary(uniqueKeysWithValues: seen.map { ($0.item, $0.opacity) })
  }

  /// Returns the first visible difference between two scenes; nil if there is none.
  fileprivate func jump(to other: ExhibitScene) -> String? {
    for item in Set(opacities.keys).union(other.opacities.keys).sorted() {
      let (old, new) = (opacities[item] ?? 0, other.opacities[item] ?? 0)
      guard agree(old, new, within: 1e-9) else { return "\(item) jumps from \(old) to \(new)" }
      guard old > 0, let before = seen.first(where: { $0.item == item }),
        let after = other.seen.first(where: { $0.item == item })
      else { continue }
      guard before.outline.isNear(after.outline, within: 1e-6) else {
        return "\(item) jumps from \(before.outline) to \(after.outline)"
      }
    }
    return nil
  }
}
