import Testing

@testable import Vitrine

/// The parts of items that their pictures fill.
struct PictureFrameTests {
  @Test func aPictureLiesInItsItem() {
    var item = Placement(item: 0, frame: Frame(x: 10, y: 20, width: 100, height: 200))
    item.scale = 2
    item.crop.right = 40
    item.crop.bottom = 60
    let frame = PictureFrame(Frame(x: 0, y: 0.25, width: 0.8, height: 0.5), radius: 14)
    let picture = frame.placement(item)
    #expect(picture.outline == Frame(x: 10, y: 120, width: 160, height: 200))
    #expect(picture.crop == Insets(top: 0, right: 20, bottom: 10, left: 0))
    #expect(picture.radii == CornerRadii(14))
    #expect(PictureFrame.whole.placement(item) == item)
  }

  @Test(arguments: [
    Frame(x: 0, y: 0, width: 0, height: 1), Frame(x: .nan, y: 0, width: 1, height: 1),
    Frame(x: 0.5, y: 0, width: 1, height: 1),
  ])
  func aFrameThatIsNoPartOfAnItemIsTheWhole(_ frame: Frame) {
    #expect(PictureFrame(frame, radius: .infinity) == .whole)
  }

  @Test func aPhotographFliesToThePictureInItsItem() throws {
    var rig = ArrangementRig()
    rig.show(.carousel, leader: 4, at: 1)
    let before = try #require(rig.flown(at: 1)[4])
    rig.setFrames(PictureFrame(Frame(x: 0, y: 0.25, width: 1, height: 0.5), radius: 9), at: 1)
    let after = try #require(rig.flown(at: 1)[4])
    #expect(after.frame.isNear(before.frame))
    let item = try #require(rig.pose(of: 4, in: .carousel, at: 3)?.visible)
    let landed = try #require(rig.flown(at: 3)[4])
    let picture = Frame(
      x: item.x, y: item.y + item.height / 4, width: item.width, height: item.height / 2)
    #expect(landed.frame.isNear(picture))
    #expect(abs(landed.radii.topLeft * landed.scale - 9) < 0.01)
  }
}
