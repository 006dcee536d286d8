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

  /// A view of a tree.
  private final class Node {
    let name: String
    private(set) weak var parent: Node?
    let children: [Node]

    init(_ name: String, _ children: [Node] = []) {
      (self.name, self.children) = (name, children)
      for child in children { child.parent = self }
    }
  }

  @Test @MainActor func anEventIsOfferedFrontToBackUntilAViewHandlesIt() {
    let (row, viewer, sheet) = (Node("row"), Node("viewer"), Node("sheet"))
    let carousel = Node("carousel", [row])
    let window = Node("window", [Node("page", [carousel, viewer]), sheet])
    func offered(handledBy name: String) -> (names: [String], isHandled: Bool) {
      var names: [String] = []
      let isHandled = ViewPath.offer(to: [carousel, row, viewer, sheet]) {
        ViewPath(of: $0, parent: \.parent, children: \.children)
      } handles: {
        names.append($0.name)
        return $0.name == name
      }
      return (names, isHandled)
    }
    #expect(offered(handledBy: "sheet") == (["sheet"], true))
    #expect(offered(handledBy: "row") == (["sheet", "viewer", "row"], true))
    #expect(offered(handledBy: "none") == (["sheet", "viewer", "row", "carousel"], false))
    #expect(ViewPath(of: window, parent: \.parent, children: \.children).indices == [])
  }
}
