#if canImport(SwiftUI)
import SwiftUI

/// The words of the exhibits, in the languages of the package. An app overrides each in its own `Localizable` table.
enum Words: String, CaseIterable {
  case position = "%lld of %lld"
  case openPosition = "%lld of %lld, open"
  case item = "Item"
  case play = "Play"
  case pause = "Pause"
  case close = "Close"
  case scrubber = "Position"
  case openPhoto = "Open photo"
  case details = "Details"
  case closeDetails = "Close details"
  case stitch = "Stitch together"
  case unstitch = "Unstitch"
  case grid = "Grid"
  case carousel = "Carousel"
  case deck = "Deck"
  case expanding = "Expanding cards"
  case stitched = "Stitched row"

  /// The word as text.
  @MainActor var text: Text { Text(LocalizedStringKey(rawValue), bundle: bundle) }

  /// The word as a string, in the language of the app.
  var string: String { bundle.localizedString(forKey: rawValue, value: nil, table: nil) }

  /// The position of an item, such as "3 of 12".
  @MainActor static func position(_ number: Int, of count: Int, isOpen: Bool = false) -> Text {
    isOpen
      ? Text("\(number) of \(count), open", bundle: Words.openPosition.bundle)
      : Text("\(number) of \(count)", bundle: Words.position.bundle)
  }

  /// The same position as a string, in the language of the app.
  static func spokenPosition(_ number: Int, of count: Int) -> String {
    let format = Words.position.bundle.localizedString(
      forKey: Words.position.rawValue, value: nil, table: nil)
    return String.localizedStringWithFormat(format, number, count)
  }

  /// A label with the word and a symbol of the system.
  @MainActor func label(systemImage: String) -> some View {
    Label {
      text
    } icon: {
      Image(systemName: systemImage)
    }
  }

  /// The bundle with the translation.
  var bundle: Bundle { bundle(in: .main, overriding: Self.overrides) }

  /// Returns the bundle of an app whose table has some of the words, if it has this one; else that of the package.
  func bundle(in app: Bundle, overriding words: Set<Words>) -> Bundle {
    words.contains(self) ? app : .module
  }

  /// The words that the app's own table has.
  private static let overrides = translated(in: .main)

  /// Returns the words that the table of a bundle has.
  static func translated(in bundle: Bundle) -> Set<Words> {
    let missing = "\u{0}"
    return Set(
      allCases.filter {
        bundle.localizedString(forKey: $0.rawValue, value: missing, table: nil) != missing
      })
  }
}
#endif
