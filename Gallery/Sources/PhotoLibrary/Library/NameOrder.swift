import Foundation

/// Sorts names as people do: numbers by value, letters regardless of case, and in the order of a language.
///
/// `IMG_2` comes before `IMG_10`, and `iPhone` after `Garden`. Names that are equal in this order are sorted by their
/// bytes, so that every run gives the same order.
struct NameOrder: Sendable {
  /// The language whose alphabet is used.
  let locale: Locale

  /// The order of a language; by default, the language of the environment.
  init(_ locale: Locale = .ofCollation(ProcessInfo.processInfo.environment)) {
    self.locale = locale
  }

  /// Whether one path comes before another. All files of a folder come before those of the next folder.
  func sorts(_ one: PhotoPath, before other: PhotoPath) -> Bool {
    let (folder, otherFolder) = (one.parentSlice, other.parentSlice)
    guard folder.elementsEqual(otherFolder) else {
      return sortsFolder(folder, before: otherFolder)
    }
    return sorts(one.nameSlice, before: other.nameSlice)
  }

  /// Whether one folder comes before another. A folder comes before the folders in it.
  func sortsFolder(_ one: PhotoPath, before other: PhotoPath) -> Bool {
    sortsFolder(one.bytes[...], before: other.bytes[...])
  }

  private func sortsFolder(_ one: ArraySlice<UInt8>, before other: ArraySlice<UInt8>) -> Bool {
    let slash = UInt8(ascii: "/")
    let (names, others) = (one.split(separator: slash), other.split(separator: slash))
    for (name, otherName) in zip(names, others) where name != otherName {
      return sorts(name, before: otherName)
    }
    return names.count < others.count
  }

  /// Whether names with two first letters are among each other, because the letters after these decide.
  func sortsAlike(_ letter: String, _ other: String) -> Bool {
    func sorts(_ one: String, _ other: String) -> Bool {
      one.compare(other, options: options, locale: locale) == .orderedAscending
    }
    return sorts(letter + "a", other + "b") && sorts(other + "a", letter + "b")
  }

  private func sorts(_ one: ArraySlice<UInt8>, before other: ArraySlice<UInt8>) -> Bool {
    // Cameras number their files, and the rules of a language take 20 times as long.
    if let numbers = NumberPair(one, other) { return numbers.first < numbers.second }
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
  /// The language that an environment sorts by, according to POSIX. `Locale.current` on Linux ignores it.
  static func ofCollation(_ environment: [String: String]) -> Locale {
    let names = ["LC_ALL", "LC_COLLATE", "LANG"].compactMap { environment[$0] }
    let language = (names.first { !$0.isEmpty } ?? "").prefix { $0 != "." && $0 != "@" }
    return ["", "C", "POSIX"].contains(language) ? .current : Locale(identifier: String(language))
  }
}
