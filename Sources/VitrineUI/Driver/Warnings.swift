import Vitrine

#if canImport(os)
import os
#endif

/// Warnings for the developer. Each text is written once.
@MainActor
final class Warnings {
  /// The texts of all warnings that were written.
  private(set) var given: Set<String> = []
  private let write: (String) -> Void

  /// Creates warnings that go to `write`, or to the system's log if omitted.
  init(_ write: @escaping (String) -> Void = Warnings.log) { self.write = write }

  /// Writes a warning: what is wrong, what happens instead, and what to do.
  func warn(_ text: String) {
    if given.insert(text).inserted { write(text) }
  }

  /// Warns of options that are out of range.
  func warn(of options: ExhibitOptions) {
    for option in options.invalidOptions {
      warn("\(option.name) cannot be \(options[option] ?? 0); the nearest value in range is used")
    }
  }

  /// Warns of a closure for ids of another type than those of the collection.
  /// - Parameters:
  ///   - modifier: The modifier that has the closure.
  ///   - expected: The type of the ids that the closure takes.
  ///   - id: An id of the collection.
  func warn(of modifier: String, for expected: Any.Type, not id: AnyHashable) {
    warn(
      "the closure of \(modifier) takes ids of the type \(expected), but the items have ids of the type \(type(of: id.base)), so it "
        + "is not called. Give its parameter that type, or put the modifier on the view that has such ids."
    )
  }

  private nonisolated static func log(_ text: String) {
    #if canImport(os)
    Logger(subsystem: "Vitrine", category: "VitrineUI").warning("\(text, privacy: .public)")
    #else
    print("Vitrine:", text)
    #endif
  }
}
