import Testing
import Vitrine

@testable import VitrineUI

/// Photographs beside the one that is open.
@MainActor @Suite struct PhotoPagesTests {
  /// Fifty photographs on a screen of 390 x 844, of which one is open.
  private func hall(showing photo: Int) -> PhotoHall {
    let hall = PhotoHall(showing: 0..<50)
    hall.grid.follow(photo, animated: false)
    hall.run(for: 1)
    return hall
  }

  private let middle = Vector(x: 195, y: 422)

  @Test func aFlickTurnsThePageAndSaysSo() {
    let hall = hall(showing: 4)
    hall.drag(from: middle, by: Vector(x: -150, y: 0))
    hall.runToFrame()
    #expect(hall.told.selections == [5] && hall.grid.viewer.open == 5)
    hall.run(for: 2)
    #expect(hall.grid.viewer.photo?.placement.frame.x == 0 && hall.isAtRest)
    #expect(hall.grid.viewer.photo?.id.item == 5)
  }

  @Test func whatWasBesideIsTheSameCellOnceItIsTheOneShown() throws {
    let hall = hall(showing: 4)
    let next = try #require(hall.grid.viewer.photos.first { $0.id.item == 5 })
    hall.drag(from: middle, by: Vector(x: -150, y: 0))
    hall.run(for: 2)
    #expect(hall.grid.viewer.photo === next)
    #expect(Set(hall.grid.viewer.photos.map(\.id.item)) == [4, 5, 6])
  }

  @Test func theSelectionOutsideTurnsThePage() {
    let hall = hall(showing: 4)
    hall.grid.follow(6, animated: true)
    hall.runToFrame()
    #expect(hall.grid.viewer.open == 6 && !hall.isAtRest)
    hall.run(for: 2)
    hall.grid.follow(40, animated: false)
    #expect(hall.grid.viewer.photo?.id.item == 40)
    #expect(hall.grid.viewer.photo?.placement.frame.x == 0)
    hall.run(for: 1)
    #expect(hall.told.selections.isEmpty && hall.isAtRest)
  }

  @Test func itLandsInTheCellOfThePhotographShownLast() throws {
    let hall = hall(showing: 4)
    hall.drag(from: middle, by: Vector(x: -150, y: 0))
    hall.run(for: 2)
    #expect(hall.cell(4)?.placement.opacity == 1 && hall.cell(5)?.placement.opacity == 0)
    hall.grid.viewer.close(animated: true)
    var last: Frame?
    for _ in 0..<200 where hall.grid.viewer.photo != nil {
      last = hall.grid.viewer.photo?.placement.frame
      hall.runToFrame()
    }
    let cell = try #require(hall.cell(5))
    #expect(abs(try #require(last).x - cell.placement.frame.x) < 1)
    #expect(cell.placement.opacity == 1 && hall.grid.listened.key == cell.id)
    #expect(hall.told.selections == [5, nil])
  }

  @Test func theGridIsScrolledToTheCellOfAPhotographFarAway() {
    let hall = PhotoHall(showing: 0..<500)
    hall.grid.follow(4, animated: false)
    hall.grid.follow(400, animated: false)
    #expect(hall.grid.scroll.top > 10_000)
  }

  @Test func keysTurnPagesAsTheyAreSeen() {
    let hall = hall(showing: 4)
    #expect(hall.grid.press(.right))
    hall.run(for: 2)
    #expect(hall.grid.viewer.open == 5)
    hall.grid.prefer(Event.Environment(isRightToLeft: true))
    #expect(hall.grid.press(.right))
    hall.run(for: 2)
    #expect(hall.grid.viewer.open == 4)
  }

  @Test func aPinchIsTheViewersWhileSomethingIsOpen() {
    let hall = PhotoHall(showing: 0..<50)
    #expect(!hall.grid.viewer.magnify(.began, scale: 1, at: middle))
    hall.grid.follow(4, animated: false)
    #expect(hall.grid.viewer.magnify(.began, scale: 1, at: middle))
    #expect(hall.grid.viewer.magnify(.cancelled, scale: 1, at: middle))
    hall.run(for: 2)
    #expect(hall.grid.viewer.open == 4 && hall.isAtRest)
  }

  @Test func twoFingersOnATrackpadTurnThePage() {
    let hall = PhotoHall(showing: 0..<50)
    let wheel = Wheel(delta: Vector(x: 300, y: 0))
    #expect(!hall.grid.viewer.turn(wheel))
    hall.grid.follow(4, animated: false)
    #expect(hall.grid.viewer.turn(wheel))
    hall.run(for: 2)
    #expect(hall.told.selections == [5] && hall.isAtRest)
  }

  @Test func whoListensIsLedToTheNextOneAndToldWhereTheyEnd() {
    let hall = hall(showing: 48)
    hall.grid.viewer.adjust(by: 1)
    hall.run(for: 2)
    #expect(hall.grid.viewer.listened.key?.item == 49 && hall.told.notices.isEmpty)
    hall.grid.viewer.adjust(by: 1)
    hall.run(for: 2)
    #expect(hall.told.notices == [.place(49, of: 50)] && hall.grid.viewer.open == 49)
  }

  @Test func theOpenPhotographStaysWhateverHappensAroundIt() {
    for new in [Array(-3..<50), Array(4..<50), [9, 4, 7], Array((0..<50).reversed())] {
      let hall = hall(showing: 4)
      let photo = hall.grid.viewer.photo
      hall.adopt(new)
      hall.run(for: 1)
      #expect(hall.grid.viewer.photo === photo && photo?.index == new.firstIndex(of: 4))
      #expect(hall.cell(4)?.placement.opacity == 0 && hall.told.selections.isEmpty, "\(new)")
      hall.grid.viewer.adjust(by: 1)
      hall.run(for: 2)
      let next = new.firstIndex(of: 4).map { $0 + 1 }
      #expect(next.map { $0 < new.count ? hall.grid.viewer.open == new[$0] : true } == true)
    }
  }
}
