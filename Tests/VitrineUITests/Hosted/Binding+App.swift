#if EXECUTES_VIEWS || os(macOS)
import SwiftUI

extension Binding {
  /// Creates a binding to a property of an app's state.
  @MainActor
  init<App: AnyObject>(_ app: App, _ property: ReferenceWritableKeyPath<App, Value>) {
    self.init {
      app[keyPath: property]
    } set: {
      app[keyPath: property] = $0
    }
  }
}
#endif
