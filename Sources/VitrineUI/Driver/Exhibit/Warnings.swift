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
      let (value, range) = (options[option] ?? 0, option.range)
      let (unit, factor) = option.spokenUnit
      warn(
        "the \(option.spokenName) cannot be \(value / factor)\(unit); \(option.sanitized(value) / factor) is used. "
          + "Set it to \(range.lowerBound / factor) to \(range.upperBound / factor)\(unit).")
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

extension Option {
  /// The name in a sentence, such as "hover delay".
  fileprivate var spokenName: String {
    String("\(TraceWords.options[Int(rawValue)])".map { $0 == "-" ? " " : $0 })
  }

  /// The unit of the modifiers in a sentence, and how much of the engine's unit it is.
  fileprivate var spokenUnit: (name: String, size: Double) {
    switch unit {
    case .points: (" points", 1)
    case .milliseconds: (" seconds", 1000)
    case .factor, .flag, .choice: ("", 1)
    }
  }
}
