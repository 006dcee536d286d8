import Testing

@testable import GallerySite

struct ByteRangeTests {
  /// All texts of digits and a hyphen, about content of every length, agree with the rule of RFC 9110, 14.1.2.
  @Test func isTheRangeOfTheStandard() {
    let numbers = ["", "0", "1", "2", "3", "4", "9", "99999999999999999999"]
    for count in 0...4 {
      for first in numbers {
        for last in numbers {
          let expected = range(first, last, count)
          #expect(
            ByteRange("bytes=\(first)-\(last)", of: count) == expected, "\(first)-\(last) \(count)")
        }
      }
      #expect(ByteRange(nil, of: count) == .whole)
    }
  }

  private func range(_ first: String, _ last: String, _ count: Int) -> ByteRange {
    let (first, last) = (Double(first), Double(last))
    guard let first else {
      guard let last else { return .whole }
      return chosen((0..<count).filter { Double(count - $0) <= last })
    }
    if let last, last < first { return .whole }
    return chosen((0..<count).filter { Double($0) >= first && Double($0) <= last ?? .infinity })
  }

  private func chosen(_ indices: [Int]) -> ByteRange {
    guard let first = indices.first, let last = indices.last else { return .outside }
    return .part(first..<last + 1)
  }
}
