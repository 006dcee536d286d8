import Testing

@testable import PhotoLibrary

struct WorkQueueTests {
  let ids = ["a", "b", "c", "d"]

  @Test func returnsEachOnceInOrder() {
    var queue = WorkQueue<String>()
    queue.setOrder(ids)
    #expect(rest(&queue) == "abcd")
    queue.setOrder(ids)
    #expect(rest(&queue) == "")
  }

  @Test func returnsPrioritizedOnesFirstTheLastBeforeOthers() {
    var queue = WorkQueue<String>()
    queue.setOrder(ids)
    queue.prioritize(ids[2])
    queue.prioritize(ids[3])
    #expect(rest(&queue) == "dcab")
  }

  @Test func returnsTheNewestAndTheOldestOfThePrioritizedOnesInTurn() {
    var queue = WorkQueue<String>()
    for id in ids { queue.prioritize(id) }
    #expect(rest(&queue) == "dacb")
  }

  @Test func returnsAgainAfterPrioritizing() {
    var queue = WorkQueue<String>()
    queue.setOrder(ids)
    _ = rest(&queue)
    queue.prioritize(ids[1])
    #expect(rest(&queue) == "b")
  }

  @Test func returnsAgainAfterAChange() {
    var queue = WorkQueue<String>()
    queue.setOrder(ids)
    _ = rest(&queue)
    queue.allowAgain([ids[1], ids[2]])
    queue.setOrder(ids)
    #expect(rest(&queue) == "bc")
  }

  @Test func returnsOnlyUrgentOnesOnRequest() {
    var queue = WorkQueue<String>()
    queue.setOrder(ids)
    queue.prioritize(ids[1])
    #expect(queue.next(onlyUrgent: true) == ids[1])
    #expect(queue.next(onlyUrgent: true) == nil)
    #expect(rest(&queue) == "acd")
  }

  private func rest(_ queue: inout WorkQueue<String>) -> String {
    var text = ""
    while let id = queue.next() { text += id }
    return text
  }
}
