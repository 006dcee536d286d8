import Foundation

/// The sum of the bytes in a cache, in a small file that all processes share. One of them at a time can change it.
struct UsedBytes {
  private let folder: CacheFolder

  init(_ folder: CacheFolder) {
    self.folder = folder
  }

  /// Calls `body` with the number while no other process changes it or adds entries.
  /// - Parameter counts: whether to count the entries instead of reading the number.
  /// - Throws: the system's error if the file cannot be written, or the error of `body`.
  func change<Result>(
    counting counts: Bool = false, _ body: (inout Int) throws(FileProblem) -> Result
  ) throws(FileProblem) -> Result {
    let file = try folder.locked(name)
    var bytes = (counts ? nil : number(in: file)) ?? CacheInventory(of: folder).bytes
    defer { write(bytes, to: file) }
    return try body(&bytes)
  }

  /// Counts the entries, which somebody has removed.
  func recount() {
    try? change(counting: true) { _ throws(FileProblem) in }
  }

  /// The number that was written last; nil if there is none. Another process may change it now.
  var latest: Int? { folder.open(name).flatMap(number) }

  private func number(in file: OpenFile) -> Int? {
    let text = try? file.read(at: 0, count: digits)
    let number = text.flatMap {
      Int(String(decoding: $0, as: UTF8.self).trimmingPrefix { $0 == " " })
    }
    // A damaged file may contain any number. Sums with a larger one could overflow.
    return number.flatMap { (0...Int.max / 2).contains($0) ? $0 : nil }
  }

  /// Writes the number with spaces before it, so that it covers the last one completely.
  private func write(_ number: Int, to file: OpenFile) {
    let text = String(max(0, number))
    let padded = Array((String(repeating: " ", count: digits - text.count) + text).utf8)
    pwrite(file.descriptor, padded, padded.count, 0)
  }
}

private let name = "used"

// The digits of the largest number.
private let digits = 20
