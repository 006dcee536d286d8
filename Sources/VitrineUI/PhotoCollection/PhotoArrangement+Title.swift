#if canImport(SwiftUI)
import SwiftUI

extension PhotoArrangement {
  /// The name for a control, such as "Deck", in the language of the app.
  ///
  /// ```swift
  /// Picker("Arrangement", selection: $arrangement.animation()) {
  ///   ForEach(PhotoArrangement.allCases, id: \.self) { Text($0.title) }
  /// }
  /// ```
  /// An app overrides a name with its own `Localizable` table.
  public var title: String {
    let word: Words =
      switch self {
      case .grid: .grid
      case .carousel: .carousel
      case .deck: .deck
      case .expanding: .expanding
      case .stitched: .stitched
      }
    return word.string
  }
}
#endif
