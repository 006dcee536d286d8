import Foundation

/// The first letters of names, which are the sections of a list that is sorted by name.
///
/// A letter is a capital without accents. An accented letter that has a place of its own in the alphabet of the language stays, such as
/// Ä in Swedish.
struct FirstLetters {
  private let order: NameOrder
  /// The letters of the characters with which earlier names began.
  private var known: [Character: String] = [:]

  init(_ order: NameOrder) { self.order = order }

  /// Returns the letter of a name; `#` for a name that begins with a digit or another character.
  mutating func letter(of name: ArraySlice<UInt8>) -> String {
    guard let first = String(decoding: name, as: UTF8.self).first else { return others }
    if let letter = known[first] { return letter }
    let letter = letter(of: first)
    known[first] = letter
    return letter
  }

  private func letter(of character: Character) -> String {
    guard character.isLetter else { return others }
    let capitals = String(character).folding(options: .widthInsensitive, locale: order.locale)
      .uppercased(with: order.locale)
    let capital = String(capitals.prefix(1))
    let plain = capital.folding(options: .diacriticInsensitive, locale: order.locale)
    return order.sortsAlike(capital, plain) ? plain : capital
  }
}

private let others = "#"
