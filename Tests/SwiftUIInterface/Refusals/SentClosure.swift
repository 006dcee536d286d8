// iOS: main actor-isolated property 'width' can not be mutated from a Sendable closure
// macOS: main actor-isolated property 'width' can not be mutated from a Sendable closure
// tvOS: main actor-isolated property 'width' can not be mutated from a Sendable closure
// watchOS: main actor-isolated property 'width' can not be mutated from a Sendable closure
// visionOS: main actor-isolated property 'width' can not be mutated from a Sendable closure
import SwiftUI

@MainActor final class Driver {
  var width = 0.0
}

struct Measured: View {
  let driver: Driver
  var body: some View {
    Color.clear.onGeometryChange(for: Double.self) { proxy in
      driver.width = proxy.size.width
      return proxy.size.width
    } action: { _ in
    }
  }
}
