import Testing

@testable import Vitrine
@testable import VitrineTraces

@Suite struct DigestTests {
  @Test func everyNumberOfASceneCounts() {
    expectEachToCount(ExhibitScene.storedNumbers, in: ExhibitScene()) { $0.add($1) }
  }

  @Test func everyNumberOfAPlacementCounts() {
    expectEachToCount(Placement.storedNumbers, in: Placement(item: 0, frame: .zero)) {
      var scene = ExhibitScene()
      scene.placements = [$1]
      $0.add(scene)
    }
  }

  @Test func everythingOfAnAnswerCounts() {
    expectEachToCount(Response.storedNumbers, in: Response(.yours)) { $0.add($1) }
  }

  @Test func everySignalCountsAndTheirOrder() {
    let lists: [[Signal]] = [
      [], [.change(item: 0)], [.change(item: 1)], [.open(item: 0)], [.open(item: 1)],
      [.close(item: 0)], [.close(item: 1)], [.settle(item: 0, isOpen: true)],
      [.settle(item: 1, isOpen: true)], [.settle(item: 0, isOpen: false)], [.prefetch(0..<1)],
      [.prefetch(0..<2)], [.prefetch(1..<2)], [.focus(item: 0)], [.focus(item: 1)],
      [.scroll(by: 1)],
      [.scroll(by: 0)], [.expand(item: 0, isOpen: true)], [.expand(item: 1, isOpen: true)],
      [.expand(item: 0, isOpen: false)], [.stitch(true)], [.stitch(false)], [.haptic],
      [.columns(1)], [.columns(2)],
      [.haptic, .haptic], [.haptic, .stitch(true)], [.stitch(true), .haptic],
    ]
    #expect(Set(lists.map { list in digest { $0.add(list) } }).count == lists.count)
  }

  @Test func twoChangedSignsAreAnotherDigest() {
    let (one, other) = (Vector(x: 3, y: 4), Vector(x: -3, y: -4))
    func scene(_ offset: Vector) -> UInt64 {
      var scene = ExhibitScene()
      scene.offset = offset
      return digest { $0.add(scene) }
    }
    #expect(scene(one) != scene(other))
  }

  @Test func aLineSaysWhenWhatAndTheDigest() {
    let lines: [(DigestLine, String)] = [
      (DigestLine(time: 0, subject: .frames, value: 0xabc), "0 frames 0000000000000abc\n"),
      (DigestLine(time: 0.35, subject: .answer, value: .max), "0.35 answer ffffffffffffffff\n"),
      (
        DigestLine(time: 12.000_001, subject: .scene, value: 1 << 60),
        "12.000001 scene 1000000000000000\n"
      ),
      (DigestLine(time: 1.1 / 3, subject: .scene, value: 0), "0.366667 scene 0000000000000000\n"),
      (DigestLine(time: 0.999_999_9, subject: .scene, value: 0), "1 scene 0000000000000000\n"),
      (DigestLine(time: 100.05, subject: .scene, value: 0), "100.05 scene 0000000000000000\n"),
    ]
    for (line, text) in lines { #expect(String(decoding: line.bytes, as: UTF8.self) == text) }
  }
}

/// Each number is known by name, and another value of it is another digest.
private func expectEachToCount<Value>(
  _ numbers: [StoredNumber<Value>], in value: Value, add: (inout Digest, Value) -> Void
) {
  #expect(Set(numbers.map(\.name)) == Set(storedNumbers(of: value).keys))
  let changed = numbers.map { number in
    var other = value
    number.change(&other)
    return digest { add(&$0, other) }
  }
  #expect(Set(changed).count == numbers.count)
  #expect(!changed.contains(digest { add(&$0, value) }))
}

private func digest(of add: (inout Digest) -> Void) -> UInt64 {
  var digest = Digest()
  add(&digest)
  return digest.value
}
