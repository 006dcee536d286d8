import Testing

@testable import VitrineUI

@Suite struct ViewPathTests {
  @Test func frontViewsComeLast() {
    let (page, carousel, row) = (
      ViewPath(indices: [0]), ViewPath(indices: [0, 0]), ViewPath(indices: [0, 0, 5])
    )
    let (viewer, sheet) = (ViewPath(indices: [0, 1]), ViewPath(indices: [1]))
    #expect([viewer, row, sheet, page, carousel].sorted() == [page, carousel, row, viewer, sheet])
  }
}
