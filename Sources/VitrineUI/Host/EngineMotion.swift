#if canImport(SwiftUI)
import SwiftUI

/// Keeps an animation that the app sets for all updates away from an exhibit, whose frames the engine computes.
///
/// An animation of the app, such as `withAnimation`, still reaches the content of items. But one that a modifier around the exhibit sets in
/// every update would also animate the frames of items, while their offsets follow the engine at once: the layout of views follows the
/// transaction, even within `animation(nil)`.
struct EngineMotion: ViewModifier {
  @State private var surrounding = SurroundingAnimation()

  func body(content: Content) -> some View {
    content.transaction { [surrounding] in surrounding.remove(from: &$0) }
  }
}

/// The animation that modifiers around an exhibit set in every update, also in those of the engine, which have none of their own.
///
/// SwiftUI calls transactions wherever it updates views, so this class is not bound to an actor.
private final class SurroundingAnimation: @unchecked Sendable {
  private let lock = NSLock()
  private var animation: Animation?

  func remove(from transaction: inout Transaction) {
    let present = transaction.animation
    let surrounding = lock.withLock {
      if transaction.isOfEngine { animation = present }
      return animation
    }
    if present == surrounding { transaction.animation = nil }
  }
}

extension Transaction {
  /// Whether the engine has computed the changes.
  var isOfEngine: Bool {
    get { self[EngineKey.self] }
    set { self[EngineKey.self] = newValue }
  }

  private struct EngineKey: TransactionKey {
    static var defaultValue: Bool { false }
  }
}
#endif
