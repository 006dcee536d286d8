import Testing

@testable import PhotoLibrary

struct ChunkedArrayTests {
  @Test(arguments: [0, 1, 255, 256, 257, 1000]) func hasTheElementsInTheirOrder(count: Int) {
    let array = ChunkedArray(Array(0..<count))
    #expect(array.count == count && array.elementsEqual(0..<count))
    #expect(array.dropFirst(100).prefix(300).elementsEqual((0..<count).dropFirst(100).prefix(300)))
  }

  @Test func aChangeCopiesOneChunkWhileTheArrayIsHeld() {
    final class Element {}
    let before = ChunkedArray((0..<1000).map { _ in Element() })
    var after = before
    after[600] = Element()
    #expect(before[600] !== after[600])
    #expect((0..<1000).allSatisfy { $0 == 600 || before[$0] === after[$0] })
    #expect(zip(before.chunkAddresses, after.chunkAddresses).count { $0 != $1 } == 1)
  }
}
