import Testing
import Vitrine

@testable import VitrineUI

/// The open photograph of a grid as the app selects it.
@MainActor @Suite struct PhotoGridSelectionTests {
  private func open(_ photo: Int, in fixture: PhotoGridFixture, animated: Bool = true) {
    fixture.grid.follow(photo, animated: animated)
  }

  @Test func plainlyAssignedItIsOpenAtOnce() {
    let fixture = PhotoGridFixture(showing: 0..<50)
    open(4, in: fixture, animated: false)
    #expect(
      fixture.grid.viewer.photo?.placement.frame == Frame(x: 0, y: 292, width: 390, height: 260))
    fixture.grid.follow(nil, animated: false)
    #expect(fixture.grid.viewer.photo == nil)
    #expect(fixture.reports.selections.isEmpty)
  }

  @Test func aSelectionFromOutsideIsNotReported() {
    let fixture = PhotoGridFixture(showing: 0..<50)
    open(4, in: fixture)
    fixture.run(for: 1)
    open(4, in: fixture)
    fixture.grid.follow(nil, animated: true)
    fixture.run(for: 1)
    #expect(fixture.reports.selections.isEmpty)
  }

  @Test func anotherOneOpensWhileTheFirstIsOnItsWay() {
    let fixture = PhotoGridFixture(showing: 0..<50)
    open(4, in: fixture)
    fixture.run(for: 0.1)
    open(7, in: fixture)
    fixture.run(for: 2)
    #expect(fixture.grid.viewer.open == 7)
    #expect(fixture.cell(4)?.placement.opacity == 1)
    #expect(fixture.cell(7)?.placement.opacity == 0)
  }

  @Test func theOpenPhotographKeepsOpenWhereverItGoes() {
    let fixture = PhotoGridFixture(showing: 0..<50)
    open(4, in: fixture)
    fixture.run(for: 1)
    let photo = fixture.grid.viewer.photo
    fixture.setItems((0..<50).reversed())
    fixture.run(for: 1)
    #expect(fixture.grid.viewer.photo === photo)
    #expect(fixture.cell(4)?.placement.opacity == 0)
    fixture.grid.viewer.close(animated: true)
    fixture.run(for: 2)
    #expect(fixture.cell(4)?.placement.opacity == 1)
  }

  @Test func aPhotographThatIsGoneIsOpenNoLonger() {
    let fixture = PhotoGridFixture(showing: 0..<50)
    open(4, in: fixture)
    fixture.run(for: 0.1)
    fixture.setItems(10..<50)
    #expect(fixture.grid.viewer.photo == nil)
    #expect(fixture.reports.selections == [nil])
    fixture.run(for: 1)
    #expect(fixture.isAtRest)
  }

  @Test func aSelectionThatNoPhotographHasWarns() {
    let fixture = PhotoGridFixture(showing: 0..<50)
    open(99, in: fixture)
    #expect(fixture.grid.viewer.photo == nil)
    #expect(fixture.reports.warnings.count == 1)
  }
}
