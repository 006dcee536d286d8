import SwiftUI

/// The exhibits of Vitrine, on pictures that the project has drawn itself.
@main
struct VitrineDemo: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack { HomePage() }
    }
  }
}
