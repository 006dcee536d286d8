#if canImport(SwiftUI)
import SwiftUI

extension View {
  /// Makes the label of a button large enough for a finger: at least 44 points wide and high, as in the Human Interface
  /// Guidelines, Buttons.
  func touchTarget() -> some View {
    frame(minWidth: 44, minHeight: 44).contentShape(Rectangle())
  }
}
#endif
