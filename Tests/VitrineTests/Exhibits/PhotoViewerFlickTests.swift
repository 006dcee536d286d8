import Testing
import Vitrine

/// Each of several fast flicks changes the page.
@Suite struct PhotoViewerFlickTests {
  @Test(arguments: [0.15, 0.16, 0.17], [false, true])
  func sixFastFlicksTurnSixPages(interval: Double, isRightToLeft: Bool) {
    var viewer = ViewerRig.open(count: 20, isRightToLeft: isRightToLeft)
    for flick in 0..<6 {
      viewer.flick(by: isRightToLeft ? 60 : -60, at: 6 + interval * Double(flick))
    }
    #expect(viewer.changes == [8, 9, 10, 11, 12, 13])
  }

  @Test func aFlickBackReturns() {
    var viewer = ViewerRig.open(count: 20)
    viewer.flick(by: -60, at: 6)
    viewer.flick(by: 60, at: 6.15)
    #expect(viewer.changes == [8, 7])
  }

  @Test func aDragThatTurnsBackBeforeItIsReleasedStays() {
    var viewer = ViewerRig.open(count: 20)
    let (start, end) = (Vector(x: 300, y: 400), Vector(x: 160, y: 400))
    viewer.drag(from: start, to: end, starting: 6, during: 0.2)
    viewer.move(from: end, to: Vector(x: 240, y: 400), starting: 6.2, during: 0.1)
    viewer.touch(.up, Vector(x: 240, y: 400), at: 6.3)
    #expect(viewer.changes.isEmpty)
  }
}

extension Rig where Model == PhotoViewerModel {
  fileprivate mutating func flick(by distance: Double, at time: Double) {
    let start = Vector(x: 195 - distance / 2, y: 400)
    flick(from: start, to: start + Vector(x: distance, y: 3), starting: time, during: 0.07)
  }
}
