import Testing

@testable import VitrineUI

@MainActor @Suite struct ViewPathTests {
  @Test func frontViewsComeLast() {
    let (page, carousel, row) = (
      ViewPath(indices: [0]), ViewPath(indices: [0, 0]), ViewPath(indices: [0, 0, 5])
    )
    let (viewer, sheet) = (ViewPath(indices: [0, 1]), ViewPath(indices: [1]))
    #expect([viewer, row, sheet, page, carousel].sorted() == [page, carousel, row, viewer, sheet])
  }

  @Test func aViewIsInsideItselfAndTheViewsThatContainIt() {
    let view = ViewPath(indices: [0, 2])
    #expect(view.isInside(view) && view.isInside(ViewPath(indices: [0])))
    #expect(view.isInside(ViewPath(indices: [])))
    #expect(!view.isInside(ViewPath(indices: [0, 2, 0])) && !view.isInside(ViewPath(indices: [1])))
  }

  @Test func anEventIsOfferedFrontToBackUntilAnExhibitHandlesIt() {
    let tree = ViewTree()
    #expect(tree.offered(over: "window", by: "row") == ["viewer", "row"])
    #expect(tree.offered(over: "window", by: "none") == ["viewer", "row", "carousel"])
  }

  @Test func anEventOverAViewInAnExhibitIsForTheExhibit() {
    let tree = ViewTree()
    #expect(tree.offered(over: "text field in the row", by: "none") == ["row", "carousel"])
    #expect(tree.offered(over: "text field in the carousel", by: "none") == ["carousel"])
    #expect(tree.offered(over: "video in the viewer", by: "none") == ["viewer"])
  }

  @Test func anEventOverAForeignViewIsForNoExhibitBehindOrInFrontOfIt() {
    let tree = ViewTree()
    #expect(tree.offered(over: "list in front", by: "none") == [])
    #expect(tree.offered(over: "row of the list", by: "none") == [])
    #expect(tree.offered(over: "map behind", by: "none") == [])
    #expect(tree.offered(over: "button beside the carousel", by: "none") == [])
  }
}

/// The views of a window: a carousel that contains another one, the row; a viewer in front of both; and views of the app.
///
/// SwiftUI puts views of AppKit beside each other, back to front, unless a container such as a clip is between them.
@MainActor
private final class ViewTree {
  private final class Node {
    let name: String
    private(set) weak var parent: Node?
    let children: [Node]

    init(_ name: String, _ children: [Node] = []) {
      (self.name, self.children) = (name, children)
      for child in children { child.parent = self }
    }
  }

  private static func around(_ exhibit: String, _ children: Node...) -> [Node] {
    [Node("behind \(exhibit)")] + children + [Node("in front of \(exhibit)")]
  }

  private let window = Node(
    "window",
    [Node("map behind")]
      + around(
        "carousel", Node("text field in the carousel"),
        Node("clip", around("row", Node("text field in the row"))))
      + [Node("button beside the carousel")]
      + around("viewer", Node("video in the viewer"))
      + [Node("list in front", [Node("row of the list")])])

  /// The exhibits to which an event over a view is offered, if one of them handles it.
  func offered(over hit: String, by taker: String) -> [String] {
    var names: [String] = []
    let isHandled = ViewSpan.offer(to: ["carousel", "row", "viewer"], over: path(hit)) {
      ViewSpan(back: path("behind \($0)"), front: path("in front of \($0)"))
    } handles: {
      names.append($0)
      return $0 == taker
    }
    #expect(isHandled == names.contains(taker))
    return names
  }

  private func path(_ name: String) -> ViewPath {
    func find(_ node: Node) -> Node? {
      node.name == name ? node : node.children.lazy.compactMap(find).first
    }
    return ViewPath(of: find(window)!, parent: \.parent, children: \.children)
  }
}
