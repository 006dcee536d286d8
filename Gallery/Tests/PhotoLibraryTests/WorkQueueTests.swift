import Testing

@testable import PhotoLibrary

struct WorkQueueTests {
  let ids = ["a", "b", "c", "d"].map(PhotoID.init)

  @Test func givesEachOnceInOrder() {
    var queue = WorkQueue()
    queue.line(up: ids)
    #expect(rest(&queue) == "abcd")
    queue.line(up: ids)
    #expect(rest(&queue) == "")
  }

  @Test func givesWhatSomebodyWaitsForFirstTheLastAskedForBeforeOthers() {
    var queue = WorkQueue()
    queue.line(up: ids)
    queue.hurry(ids[2])
    queue.hurry(ids[3])
    #expect(rest(&queue) == "dcab")
  }

  @Test func givesAgainWhatIsAskedForAgain() {
    var queue = WorkQueue()
    queue.line(up: ids)
    _ = rest(&queue)
    queue.hurry(ids[1])
    #expect(rest(&queue) == "b")
  }

  @Test func givesAgainWhatHasChanged() {
    var queue = WorkQueue()
    queue.line(up: ids)
    _ = rest(&queue)
    queue.renew([ids[1], ids[2]])
    queue.line(up: ids)
    #expect(rest(&queue) == "bc")
  }

  @Test func givesNothingElseWhileNothingCanBeKept() {
    var queue = WorkQueue()
    queue.line(up: ids)
    queue.hurry(ids[1])
    #expect(queue.next(onlyUrgent: true) == ids[1])
    #expect(queue.next(onlyUrgent: true) == nil)
    #expect(rest(&queue) == "acd")
  }

  private func rest(_ queue: inout WorkQueue) -> String {
    var given = ""
    while let id = queue.next() { given += id.description }
    return given
  }
}
