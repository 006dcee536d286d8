import Vitrine

/// What has been set about an exhibit, by the numbers of the engine's table; what has not been set is left to the exhibit.
struct ExhibitOptions: Equatable, Sendable {
  private var values: [Option: Double] = [:]

  /// Nothing is set.
  init() {}

  /// The value of an option; nil while it is not set.
  subscript(option: Option) -> Double? {
    get { values[option] }
    set { values[option] = newValue }
  }

  /// The events that turn what `old` says into what this says, in the order of the table.
  /// - Parameter kind: What the options are of; it has values of its own where nothing is said.
  func changes(from old: ExhibitOptions, of kind: CarouselModel.Style = .looping) -> [Event.Kind] {
    Option.allCases.filter { self[$0] != old[$0] }
      .map { .option($0, self[$0] ?? $0.defaultValue(for: kind)) }
  }

  /// The values that cannot be used as they are.
  var mistakes: [Option] {
    Option.allCases.filter { option in self[option].map { option.sanitized($0) != $0 } ?? false }
  }
}
