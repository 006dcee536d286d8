#if canImport(SwiftUI)
import SwiftUI

/// Sends turns of the digital crown, on systems that have one.
struct CrownInput: ViewModifier {
  /// Called with the number of items or pages by which the crown has turned.
  let turned: @MainActor (Double) -> Void
  #if os(watchOS)
  @State private var crown = 0.0
  #endif

  func body(content: Content) -> some View {
    #if os(watchOS)
    content
      .digitalCrownRotation(
        $crown, from: -Self.limit, through: Self.limit, sensitivity: .low
      )
      .onLatestChange(of: crown) { old, new in turned(new - old) }
    #else
    content
    #endif
  }

  #if os(watchOS)
  /// More turns than a person makes.
  private static var limit: Double { 100_000 }
  #endif
}
#endif
