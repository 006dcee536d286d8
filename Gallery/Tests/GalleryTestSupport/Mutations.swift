/// Changes bytes at random, as fuzzers do. The same seed always gives the same bytes.
package struct Mutations {
  private var random: SeededRandom

  package init(seed: Int) {
    random = SeededRandom(seed: UInt64(seed))
  }

  /// Returns a copy with one to four changes.
  package mutating func changed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) { change(&bytes) }
    return bytes
  }

  /// Returns random bytes after the first ones of a valid file, so that a parser does not refuse them at once.
  package mutating func noise(after start: ArraySlice<UInt8>) -> [UInt8] {
    start + (0..<Int.random(in: 0...512, using: &random)).map { _ in byte() }
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = place(in: bytes)
    switch Int.random(in: 0..<7, using: &random) {
    case 0:
      for index in place.prefix(1) { bytes[index] ^= 1 << Int.random(in: 0..<8, using: &random) }
    case 1: bytes.replaceSubrange(place.prefix(1), with: [byte()])
    case 2, 3:
      let number = place.prefix([1, 2, 4, 8].randomElement(using: &random)!)
      bytes.replaceSubrange(number, with: extreme(number.count))
    case 4: bytes.removeSubrange(place)
    case 5: bytes.insert(contentsOf: bytes[place], at: place.lowerBound)
    default: bytes.removeSubrange(place.lowerBound...)
    }
  }

  /// Returns a short range. Half of the ranges begin near the start, where headers are.
  private mutating func place(in bytes: [UInt8]) -> Range<Int> {
    let end = Bool.random(using: &random) ? bytes.count : min(bytes.count, 256)
    let start = Int.random(in: 0...end, using: &random)
    return start..<min(bytes.count, start + Int.random(in: 1...32, using: &random))
  }

  /// Returns a number at the edge of what its bytes can hold.
  private mutating func extreme(_ count: Int) -> [UInt8] {
    let numbers: [(first: UInt8, rest: UInt8)] = [(0, 0), (0x7F, 0xFF), (0x80, 0), (0xFF, 0xFF)]
    let (first, rest) = numbers.randomElement(using: &random)!
    let bytes = (0..<count).map { $0 == 0 ? first : rest }
    return Bool.random(using: &random) ? bytes : bytes.reversed()
  }

  private mutating func byte() -> UInt8 { .random(in: .min ... .max, using: &random) }
}
