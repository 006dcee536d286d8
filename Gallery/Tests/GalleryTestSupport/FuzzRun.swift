import Foundation

/// The seeds of a fuzz test, and a note of the one that is tried.
///
/// A trap ends the whole test run. The file `vitrine-fuzz-NAME` in the folder for temporary files then holds the last seed.
package struct FuzzRun: ~Copyable {
  private let note: Int32
  private let path: String
  private let seeds: Range<Int>

  /// - Parameters:
  ///   - name: the name of the test.
  ///   - count: the number of seeds; with `DEEP=1`, a hundred times as many.
  package init(_ name: String, count: Int) {
    path = NSTemporaryDirectory() + "/vitrine-fuzz-\(name)"
    note = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    seeds = 0..<count * (ProcessInfo.processInfo.environment["DEEP"] == "1" ? 100 : 1)
  }

  deinit {
    close(note)
    unlink(path)
  }

  /// Calls `body` with every seed.
  package func run(_ body: (Int) async throws -> Void) async rethrows {
    for seed in seeds {
      let text = Array("\(seed)\n".utf8)
      _ = pwrite(note, text, text.count, 0)
      try await body(seed)
    }
  }
}
