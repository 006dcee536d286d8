#if !arch(wasm32)
import Vitrine

/// The options. Each is a constant of its own, so that a package has only those of its elements.
extension InterfaceScript {
  var options: String {
    """
    /*
     * The options, which attributes set: the engine's number, the attribute, the default, and the range of a number or the words of a
     * choice. A range begins at USUAL_LEAST and ends at USUAL_MOST unless it says otherwise. `own` has the defaults of kinds of exhibits
     * that differ. A flag has no default, because it is off.
     */
    \(Option.allCases.map(line).joined())
    /** The units of the options that are numbers. Only the tables of the guides need them. */
    export const units = /** @type {const} */ ({
    \(Option.allCases.filter { $0.unit != .flag && $0.unit != .choice }
      .map { "  \"\($0.attribute)\": \"\($0.unit)\",\n" }.joined())});

    """
  }

  private func line(of option: Option) -> String {
    let number = ["id: \(option.rawValue)", "name: \"\(option.attribute)\""]
    let all = number + values(of: option) + ownDefaults(of: option)
    return """
      /** \(option.summary) */
      export const OPTION_\(Self.capitals("\(option)")) = /** @type {const} */ ({\(all.joined(separator: ", "))});

      """
  }

  /// The default of an option, and the values that it can have. An attribute that is a flag is off by default.
  private func values(of option: Option) -> [String] {
    let initial = "initial: \(plain(option.defaultValue))"
    switch option.unit {
    case .flag: return []
    case .choice:
      precondition(
        option.choices.count == Int(option.range.upperBound) + 1, "\(option) has other choices")
      let words = option.choices.map { "\"\($0)\"" }.joined(separator: ", ")
      return [initial, "choices: [\(words)]"]
    default: return [initial] + range(of: option)
    }
  }

  /// The ends of a range that differ from the usual ones.
  private func range(of option: Option) -> [String] {
    let (range, usual) = (option.range, Self.usualRange)
    let least = range.lowerBound == usual.lowerBound ? nil : "least: \(plain(range.lowerBound))"
    let most = range.upperBound == usual.upperBound ? nil : "most: \(plain(range.upperBound))"
    return [least, most].compactMap { $0 }
  }

  /// The limits that most numbers share, each for itself. The script writes only the others, which saves bytes.
  static let usualRange = 0.0...10_000

  /// The defaults that differ, by the kinds of exhibits.
  private func ownDefaults(of option: Option) -> [String] {
    let kinds: [(ExhibitNumber, CarouselModel.Style)] = [
      (.carousel, .plain), (.expanding, .expanding), (.stitched, .stitched),
    ]
    let own = kinds.compactMap { kind, exhibit in
      let value = option.defaultValue(for: exhibit)
      return value == option.defaultValue ? nil : "\(kind.rawValue): \(plain(value))"
    }
    return own.isEmpty ? [] : ["own: {\(own.joined(separator: ", "))}"]
  }

  func plain(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
#endif
