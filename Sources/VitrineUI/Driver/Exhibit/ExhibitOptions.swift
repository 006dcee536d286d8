import Vitrine

/// The options that were set for an exhibit. Options that were not set keep the exhibit's defaults.
struct ExhibitOptions: Equatable, Sendable {
  private var values: [Option: Double] = [:]

  /// Creates an empty set of options.
  init() {}

  /// The value of an option; nil if it was not set.
  subscript(option: Option) -> Double? {
    get { values[option] }
    set { values[option] = newValue }
  }

  /// The events that change the options from `old` to these, in the order of the engine's table.
  /// - Parameter kind: The style of the carousel, which determines the defaults of options that are no longer set.
  func changes(from old: ExhibitOptions, of kind: CarouselModel.Style = .plain) -> [Event.Kind] {
    Option.allCases.filter { self[$0] != old[$0] }
      .map { .option($0, self[$0] ?? $0.defaultValue(for: kind)) }
  }

  /// The value of an option as the engine has it: in range, or the default.
  func sanitized(_ option: Option) -> Double {
    option.sanitized(self[option] ?? option.defaultValue)
  }

  /// Whether a grid can have rows of whole photographs, which depend on their ratios.
  var needsRatios: Bool { sanitized(.layout) > 0 || sanitized(.zoom) > 0 }

  /// The options whose values are out of range.
  var invalidOptions: [Option] {
    Option.allCases.filter { option in self[option].map { option.sanitized($0) != $0 } ?? false }
  }
}
