import Foundation

/// Sorts names as people do: numbers by value, letters regardless of case, and in the order of a language.
///
/// `IMG_2` stands before `IMG_10`, and `iPhone` after `Garden`. Names that are equal in this order are sorted by their
/// bytes, so that every run gives the same order.
struct NameOrder: Sendable {
  /// The language whose alphabet holds.
  let locale: Locale

  /// The order of this language; by default that of the environment.
  init(_ locale: Locale = .ofCollation(ProcessInfo.processInfo.environment)) {
    self.locale = locale
  }

  /// Whether one path is listed before another. All files of a folder come before those of the next folder.
  func places(_ one: PhotoPath, before other: PhotoPath) -> Bool {
    let (folder, otherFolder) = (one.parent, other.parent)
    guard folder == otherFolder else { return placesFolder(folder, before: otherFolder) }
    return places(one.name, before: other.name)
  }

  /// Whether one folder is listed before another. A folder comes before the folders in it.
  func placesFolder(_ one: PhotoPath, before other: PhotoPath) -> Bool {
    let (names, others) = (one.components, other.components)
    for (name, otherName) in zip(names, others) where name != otherName {
      return places(name, before: otherName)
    }
    return names.count < others.count
  }

  private func places(_ one: [UInt8], before other: [UInt8]) -> Bool {
    let (name, otherName) = (
      String(decoding: one, as: UTF8.self), String(decoding: other, as: UTF8.self)
    )
    switch name.compare(otherName, options: options, locale: locale) {
    case .orderedAscending: return true
    case .orderedDescending: return false
    case .orderedSame: return one.lexicographicallyPrecedes(other)
    }
  }
}

private let options: String.CompareOptions = [.caseInsensitive, .numeric, .widthInsensitive]

extension Locale {
  /// The language that an environment sorts by, as POSIX reads it; `Locale.current` on Linux does not.
  static func ofCollation(_ environment: [String: String]) -> Locale {
    let names = ["LC_ALL", "LC_COLLATE", "LANG"].compactMap { environment[$0] }
    let language = (names.first { !$0.isEmpty } ?? "").prefix { $0 != "." && $0 != "@" }
    return ["", "C", "POSIX"].contains(language) ? .current : Locale(identifier: String(language))
  }
}
