import Vitrine

#if canImport(os)
import os
#endif

/// Warnings for the developer. Each text is written once.
@MainActor
final class Warnings {
  private var given: Set<String> = []
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

  private nonisolated static func log(_ text: String) {
    #if canImport(os)
    Logger(subsystem: "Vitrine", category: "VitrineUI").warning("\(text, privacy: .public)")
    #else
    print("Vitrine:", text)
    #endif
  }
}
