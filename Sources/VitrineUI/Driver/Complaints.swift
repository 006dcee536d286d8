import Vitrine

#if canImport(os)
import os
#endif

/// Warnings for the developer who made a mistake: each is given once.
@MainActor
final class Complaints {
  private var given: Set<String> = []
  private let write: (String) -> Void

  /// Warnings that go to `write`; to the system's log when left out.
  init(_ write: @escaping (String) -> Void = Complaints.log) { self.write = write }

  /// Says what is wrong, what is done instead and what helps.
  func warn(_ text: String) {
    if given.insert(text).inserted { write(text) }
  }

  /// Says which options cannot be what they are set to.
  func warn(of options: ExhibitOptions) {
    for option in options.mistakes {
      warn("\(option.name) cannot be \(options[option] ?? 0); the nearest value that can is used")
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
