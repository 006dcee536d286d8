import Testing

@testable import Vitrine

@Suite struct DragAwayTests {
  private let drag = DragAway(height: 844)
  private let start = Pose.fitting(Dimensions(width: 390, height: 844), ratio: 1.5)
  private let grabbed = Vector(x: 100, y: 400)

  @Test(arguments: [(0.0, 1.0), (0.3, 0.799), (0.5, 0.665), (0.8, 0.539), (1e9, 0.37)])
  func shrinksAsMeasured(distance: Double, scale: Double) {
    #expect(agree(drag.scale(after: distance * 844), scale, within: 0.0005))
  }

  @Test func shrinksSteadilyAndWithoutAStep() {
    var (before, slope) = (drag.scale(after: 0), -0.67 / 844)
    for distance in 1...3000 {
      let scale = drag.scale(after: Double(distance))
      #expect(scale < before)
      #expect(agree(scale - before, slope, within: 5e-6), "at \(distance)")
      (slope, before) = (scale - before, scale)
    }
  }

  @Test func theGrabbedPointNeverLeavesTheFinger() {
    for offset in SmallDomains.vectors {
      let pose = drag.pose(dragging: start, from: grabbed, by: offset)
      let scale = drag.scale(after: offset.length)
      for (frame, original) in [(pose.outline, start.outline), (pose.visible, start.visible)] {
        let held = frame.origin + (grabbed - original.origin) * scale
        #expect(held.isNear(grabbed + offset), "\(offset)")
        #expect(frame.dimensions.isNear((original * scale).dimensions))
      }
    }
  }

  @Test func theGroundFadesByAThirdOfTheScreenAndTheControlsByFiftyPoints() {
    let table = [(0.0, 1.0, 1.0), (25, 0.9154, 0.5), (50, 0.8307, 0), (295.4, 0, 0), (844, 0, 0)]
    for (distance, ground, chrome) in table {
      let pose = drag.pose(dragging: start, from: grabbed, by: Vector(x: 0, y: -distance))
      #expect(agree(pose.backdrop, ground, within: 0.0001))
      #expect(agree(pose.controls, chrome, within: 0.0001))
      #expect(pose.opacity == 1)
    }
  }

  @Test func everyDirectionIsAlike() {
    let down = drag.pose(dragging: start, from: grabbed, by: Vector(x: 0, y: 200))
    for offset in [Vector(x: 0, y: -200), Vector(x: 200, y: 0), Vector(x: -120, y: 160)] {
      let pose = drag.pose(dragging: start, from: grabbed, by: offset)
      #expect(pose.outline.moved(by: Vector(x: 0, y: 200) - offset).isNear(down.outline))
      #expect(pose.backdrop == down.backdrop)
    }
  }

  @Test func itsVelocityIsTheSlopeOfThePose() {
    let step = 1e-5
    for offset in SmallDomains.vectors where offset != .zero {
      for velocity in [Vector(x: 300, y: 900), Vector(x: -40, y: 0), Vector(x: 0, y: -2000)] {
        let change = drag.velocity(dragging: start, from: grabbed, by: offset, with: velocity)
        let soon = drag.pose(dragging: start, from: grabbed, by: offset + velocity * step)
        let ago = drag.pose(dragging: start, from: grabbed, by: offset - velocity * step)
        let slope = (soon - ago) * (0.5 / step)
        #expect(slope.isNear(change, within: 0.01), "\(offset) with \(velocity)")
      }
    }
  }

  @Test func aFingerAtRestChangesNothing() {
    let offset = Vector(x: 30, y: 200)
    let change = drag.velocity(dragging: start, from: grabbed, by: offset, with: .zero)
    #expect(change.isNear(.zero))
  }

  /// 0.905 is the scale after 0.1418 of the height: 119.7 points of 844.
  @Test(arguments: [
    (distance: 0.0, speed: 0.0, leaves: false), (119, 0, false), (120, 0, true),
    (60, 480, false), (60, 510, true), (10, 799, false), (10, 800, true),
    (0, 980, false), (0, 1010, true), (400, -249, true), (400, -250, false), (400, -3000, false),
    (119, -10, false), (844, 0, true),
  ])
  func leavesWhenFarOrFastEnoughAndNeverWhenThrownBack(
    distance: Double, speed: Double, leaves: Bool
  ) {
    for direction in [Vector(x: 0, y: 1), Vector(x: 0, y: -1), Vector(x: 0.6, y: -0.8)] {
      #expect(drag.commits(after: direction * distance, with: direction * speed) == leaves)
    }
  }

  @Test func onAScreenWithoutHeightNothingIsLost() {
    for offset in SmallDomains.vectors {
      let pose = DragAway(height: 0).pose(dragging: start, from: grabbed, by: offset)
      #expect(pose.numbers.allSatisfy { $0.isFinite })
    }
  }
}
