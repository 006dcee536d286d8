import Testing
import Vitrine

/// What a browser's compositor can play of a viewer: flights, pages that turn and zooms, as keyframes with straight lines between.
@Suite struct ViewerCompositorTests {
  enum Act: CaseIterable, Sendable {
    case open, openFast, close, thrown, turn, zoom, fade
  }

  static let screens = [
    Dimensions(width: 390, height: 844), Dimensions(width: 1440, height: 900),
    Dimensions(width: 2880, height: 1800),
  ]

  /// A viewer in a frame after an act, on a screen. The page has turned more than half.
  private func viewer(_ act: Act, on screen: Dimensions) -> ViewerRig {
    var rig = ViewerRig.open(count: 12)
    rig.happen(.viewport(Viewport(screen: screen)), at: 6)
    switch act {
    case .open, .openFast:
      rig.happen(.close(animated: false), at: 7)
      rig.happen(.option(.speed, act == .open ? 1 : 4), at: 7)
      rig.happen(ViewerRig.opening, at: 7)
    case .close: rig.happen(.close(animated: true), at: 7)
    case .thrown:
      for step in 0...6 {
        let point = Vector(x: 195 + Double(step) * 9, y: 400 + Double(step) * 25)
        rig.touch(step == 0 ? .down : .move, point, at: 6.93 + Double(step) * 0.01)
      }
      rig.touch(.up, Vector(x: 249, y: 550), at: 7)
    case .turn: rig.happen(.step(1), at: 6.85)
    case .zoom: rig.happen(.key(.zoomIn), at: 7)
    case .fade:
      rig.happen(.environment(Event.Environment(reducesMotion: true)), at: 7)
      rig.happen(.close(animated: true), at: 7)
    }
    rig.draw(at: 7.01)
    return rig
  }

  @Test(arguments: Act.allCases, screens)
  func linesBetweenKeyframesAreWhereTheScenesAre(act: Act, screen: Dimensions) throws {
    let rig = viewer(act, on: screen)
    let motion = try #require(rig.model.compositorMotion)
    let keyframes = rig.keyframes(of: motion)
    #expect(motion.start == 7.01 && keyframes.first == 7.01 && keyframes.last == motion.end)
    #expect(keyframes.count <= CompositorMotion.maximumKeyframes)
    var farthest = 0.0
    // A motion rests when the rest of its way is too short to see. The last line covers this rest.
    for (start, end) in zip(keyframes, keyframes.dropFirst().dropLast()) {
      #expect(start < end)
      let (before, after) = (rig.later(at: start), rig.later(at: end))
      for share in stride(from: 0.1, to: 1, by: 0.1) {
        let scene = rig.later(at: start + (end - start) * share)
        for (index, placement) in scene.placements.enumerated() {
          let drawn = Drawn(
            from: before.placements[index], to: after.placements[index], at: share)
          farthest = max(farthest, drawn.distance(to: placement))
        }
      }
    }
    #expect(farthest <= 0.25)
  }

  @Test(arguments: Act.allCases)
  func atItsEndItIsWhereItRests(act: Act) throws {
    var rig = viewer(act, on: ViewerRig.screen)
    let motion = try #require(rig.model.compositorMotion)
    let last = rig.later(at: motion.end)
    rig.draw(at: motion.end)
    // A page in the middle of its turn is drawn with other pages from there on.
    guard !rig.scene.isMoving else { return }
    guard rig.model.isOpen else {
      let photo = try #require(last.photo)
      let isInCell = photo.frame.isNear(ViewerRig.cell, within: 0.5)
      #expect(isInCell || last.sceneOpacity < 0.01)
      return
    }
    for placement in last.placements {
      #expect(rig.scene.placements.contains { $0.frame.isNear(placement.frame, within: 0.5) })
    }
  }

  /// A host is late by a frame or two. Without a motion the page would stand still until then.
  @Test func aPageThatTurnsIsDrawnAnewBeforeItsMotionEnds() throws {
    var rig = ViewerRig.open(count: 12)
    rig.happen(.option(.speed, 0.2), at: 7)
    rig.happen(.step(1), at: 7)
    rig.draw(at: 7)
    let first = try #require(rig.model.compositorMotion)
    #expect(rig.later(at: first.end).isMoving && first.wakeAt == first.end - 0.05)
    rig.draw(at: first.wakeAt)
    #expect(rig.model.compositorMotion == nil)
    rig.draw(at: first.end + 0.2)
    let rest = try #require(rig.model.compositorMotion)
    #expect(rest.wakeAt == rest.end && !rig.later(at: rest.end).isMoving)
  }

  @Test func whileItLastsTheSamePhotographsAreDrawn() {
    expectLaw(streams: 60) { events in
      var rig = ViewerRig()
      for event in events {
        rig.happen(event)
        rig.draw(at: event.time + 0.007)
        if let violation = violation(of: rig) { return violation }
      }
      return nil
    }
  }

  private func violation(of rig: ViewerRig) -> String? {
    guard let motion = rig.model.compositorMotion else { return nil }
    let keyframes = rig.keyframes(of: motion)
    guard keyframes.first == motion.start, keyframes.last == motion.end,
      keyframes.count <= CompositorMotion.maximumKeyframes
    else { return "keyframes \(keyframes) of \(motion)" }
    for time in keyframes {
      let scene = rig.later(at: time)
      guard scene.placements.map(\.item) == rig.scene.placements.map(\.item),
        scene.placements.map(\.box) == rig.scene.placements.map(\.box)
      else { return "other photographs at \(time)" }
      guard scene.placements.allSatisfy({ $0.radii == .zero }) else {
        return "round corners at \(time)"
      }
    }
    return nil
  }

  @Test func roundCornersAreDrawnFrameByFrame() {
    var rig = ViewerRig(source: Source(frame: ViewerRig.cell, radii: CornerRadii(12)))
    rig.happen(ViewerRig.opening, at: 1)
    #expect(rig.draw(at: 1.1).isMoving && rig.model.compositorMotion == nil)
  }

  @Test func whatIsHeldOrAtRestHasNone() {
    var rig = ViewerRig.open()
    #expect(rig.model.compositorMotion == nil)
    rig.touch(.down, ViewerRig.middle, at: 6)
    rig.touch(.move, Vector(x: 195, y: 600), at: 6.1)
    rig.draw(at: 6.1)
    #expect(rig.model.compositorMotion == nil)
  }

  /// The controls fade once a mouse has rested, also while a photograph flies.
  @Test func itWakesWhenSomethingElseHappens() throws {
    var rig = ViewerRig.open()
    rig.happen(.option(.speed, 0.1), at: 6)
    rig.happen(.pointer(Pointer(id: 9, .move, device: .mouse, position: .zero)), at: 6)
    rig.happen(.close(animated: true), at: 6)
    rig.draw(at: 6)
    let motion = try #require(rig.model.compositorMotion)
    #expect(motion.wakeAt == rig.scene.wakeAt && motion.wakeAt < motion.end)
  }
}

extension Rig where Model == PhotoViewerModel {
  fileprivate func keyframes(of motion: CompositorMotion) -> [Double] {
    var times: [Double] = []
    model.keyframes(of: motion, into: &times)
    return times
  }

  /// The scene to come at a time, if nothing happens until then.
  fileprivate func later(at time: Double) -> ExhibitScene {
    var scene = ExhibitScene()
    model.draw(at: time, into: &scene)
    return scene
  }
}

/// What a browser draws between two keyframes: an outer box that crops, and an inner box with the whole photograph. The numbers of
/// their transforms, `translate() scale()` and `scale() translate()`, are interpolated.
private struct Drawn {
  private let visible: Frame
  private let item: Frame

  init(from start: Placement, to end: Placement, at share: Double) {
    let mixed = zip(Self.numbers(of: start), Self.numbers(of: end)).map {
      $0 + ($1 - $0) * share
    }
    let box = start.box
    func across(_ x: Double) -> Double { mixed[0] + mixed[2] * mixed[4] * (x + mixed[6]) }
    func down(_ y: Double) -> Double { mixed[1] + mixed[3] * mixed[5] * (y + mixed[7]) }
    visible = Frame(
      x: mixed[0], y: mixed[1], width: mixed[2] * box.width, height: mixed[3] * box.height)
    item = Frame(
      x: across(0), y: down(0), width: across(box.width) - across(0),
      height: down(box.height) - down(0))
  }

  private static func numbers(of placement: Placement) -> [Double] {
    let (frame, crop, box) = (placement.frame, placement.crop, placement.box)
    return [
      frame.x, frame.y, frame.width / box.width, frame.height / box.height,
      box.width / (box.width - crop.left - crop.right),
      box.height / (box.height - crop.top - crop.bottom), -crop.left, -crop.top,
    ]
  }

  func distance(to placement: Placement) -> Double {
    max(Self.distance(visible, placement.frame), Self.distance(item, placement.outline))
  }

  private static func distance(_ a: Frame, _ b: Frame) -> Double {
    max(max(abs(a.x - b.x), abs(a.y - b.y)), max(abs(a.maxX - b.maxX), abs(a.maxY - b.maxY)))
  }
}
