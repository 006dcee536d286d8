import Testing
import Vitrine

@testable import VitrineUI

/// The pages of the photo viewer.
@MainActor @Suite struct PhotoPagesTests {
  /// Fifty photographs on a screen of 390 x 844, one of them open.
  private func fixture(showing photo: Int) -> PhotoGridFixture {
    let fixture = PhotoGridFixture(showing: 0..<50)
    fixture.grid.follow(photo, animated: false)
    fixture.run(for: 1)
    return fixture
  }

  private let middle = Vector(x: 195, y: 422)

  @Test func aFlickShowsTheNextPageAndReportsIt() {
    let fixture = fixture(showing: 4)
    fixture.drag(from: middle, by: Vector(x: -150, y: 0))
    fixture.runToFrame()
    #expect(fixture.reports.selections == [5] && fixture.grid.viewer.open == 5)
    fixture.run(for: 2)
    #expect(fixture.grid.viewer.photo?.placement.frame.x == 0 && fixture.isAtRest)
    #expect(fixture.grid.viewer.photo?.id.item == 5)
  }

  @Test(arguments: [1.0, -1])
  func theCrownTurnsByPages(direction: Double) {
    let fixture = fixture(showing: 4)
    for _ in 0..<10 {
      fixture.grid.viewer.scroll(byPages: 0.08 * direction)
      fixture.runToFrame()
    }
    fixture.run(for: 2)
    #expect(fixture.grid.viewer.open == 4 + Int(direction) && fixture.isAtRest)
  }

  @Test func theNeighbourKeepsItsCellWhenItIsShown() throws {
    let fixture = fixture(showing: 4)
    let next = try #require(fixture.grid.viewer.photos.first { $0.id.item == 5 })
    fixture.drag(from: middle, by: Vector(x: -150, y: 0))
    fixture.run(for: 2)
    #expect(fixture.grid.viewer.photo === next)
    #expect(Set(fixture.grid.viewer.photos.map(\.id.item)) == [4, 5, 6])
  }

  @Test func aSelectionFromOutsideShowsItsPage() {
    let fixture = fixture(showing: 4)
    fixture.grid.follow(6, animated: true)
    fixture.runToFrame()
    #expect(fixture.grid.viewer.open == 6 && !fixture.isAtRest)
    fixture.run(for: 2)
    fixture.grid.follow(40, animated: false)
    #expect(fixture.grid.viewer.photo?.id.item == 40)
    #expect(fixture.grid.viewer.photo?.placement.frame.x == 0)
    fixture.run(for: 1)
    #expect(fixture.reports.selections.isEmpty && fixture.isAtRest)
  }

  @Test func itLandsInTheCellOfThePhotographShownLast() throws {
    let fixture = fixture(showing: 4)
    fixture.drag(from: middle, by: Vector(x: -150, y: 0))
    fixture.run(for: 2)
    #expect(fixture.cell(4)?.placement.opacity == 1 && fixture.cell(5)?.placement.opacity == 0)
    fixture.grid.viewer.close(animated: true)
    var last: Frame?
    for _ in 0..<200 where fixture.grid.viewer.photo != nil {
      last = fixture.grid.viewer.photo?.placement.frame
      fixture.runToFrame()
    }
    let cell = try #require(fixture.cell(5))
    #expect(abs(try #require(last).x - cell.placement.frame.x) < 1)
    #expect(cell.placement.opacity == 1 && fixture.grid.voiceOverFocus.key == cell.id)
    #expect(fixture.reports.selections == [5, nil])
  }

  @Test func theGridIsScrolledToTheCellOfAPhotographFarAway() {
    let fixture = PhotoGridFixture(showing: 0..<500)
    fixture.grid.follow(4, animated: false)
    fixture.grid.follow(400, animated: false)
    #expect(fixture.grid.scroll.top > 10_000)
  }

  @Test func keysTurnPagesAsTheyAreSeen() {
    let fixture = fixture(showing: 4)
    #expect(fixture.grid.press(.right))
    fixture.run(for: 2)
    #expect(fixture.grid.viewer.open == 5)
    fixture.grid.setEnvironment(Event.Environment(isRightToLeft: true))
    #expect(fixture.grid.press(.right))
    fixture.run(for: 2)
    #expect(fixture.grid.viewer.open == 4)
  }

  @Test func aPinchIsTheViewersWhileSomethingIsOpen() {
    let fixture = PhotoGridFixture(showing: 0..<50)
    #expect(!fixture.grid.viewer.magnify(.began, scale: 1, at: middle))
    fixture.grid.follow(4, animated: false)
    #expect(fixture.grid.viewer.magnify(.began, scale: 1, at: middle))
    #expect(fixture.grid.viewer.magnify(.cancelled, scale: 1, at: middle))
    fixture.run(for: 2)
    #expect(fixture.grid.viewer.open == 4 && fixture.isAtRest)
  }

  @Test func twoFingersOnATrackpadShowTheNextPage() {
    let fixture = PhotoGridFixture(showing: 0..<50)
    let wheel = Wheel(delta: Vector(x: 300, y: 0))
    #expect(!fixture.grid.viewer.handleWheel(wheel))
    fixture.grid.follow(4, animated: false)
    #expect(fixture.grid.viewer.handleWheel(wheel))
    fixture.run(for: 2)
    #expect(fixture.reports.selections == [5] && fixture.isAtRest)
  }

  @Test func voiceOverMovesToTheNextPhotographAndAnnouncesTheEnd() {
    let fixture = fixture(showing: 48)
    fixture.grid.viewer.adjust(by: 1)
    fixture.run(for: 2)
    #expect(
      fixture.grid.viewer.voiceOverFocus.key?.item == 49 && fixture.reports.announcements.isEmpty)
    fixture.grid.viewer.adjust(by: 1)
    fixture.run(for: 2)
    #expect(
      fixture.reports.announcements == [.position(49, of: 50)] && fixture.grid.viewer.open == 49)
  }

  @Test func theOpenPhotographStaysWhateverHappensAroundIt() {
    for new in [Array(-3..<50), Array(4..<50), [9, 4, 7], Array((0..<50).reversed())] {
      let fixture = fixture(showing: 4)
      let photo = fixture.grid.viewer.photo
      fixture.setItems(new)
      fixture.run(for: 1)
      #expect(fixture.grid.viewer.photo === photo && photo?.index == new.firstIndex(of: 4))
      #expect(
        fixture.cell(4)?.placement.opacity == 0 && fixture.reports.selections.isEmpty, "\(new)")
      fixture.grid.viewer.adjust(by: 1)
      fixture.run(for: 2)
      let next = new.firstIndex(of: 4).map { $0 + 1 }
      #expect(next.map { $0 < new.count ? fixture.grid.viewer.open == new[$0] : true } == true)
    }
  }
}
