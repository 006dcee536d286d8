// iOS: main actor-isolated property 'scale' can not be referenced from a nonisolated context
// macOS: main actor-isolated property 'scale' can not be referenced from a nonisolated context
// tvOS: main actor-isolated property 'scale' can not be referenced from a nonisolated context
// watchOS: main actor-isolated property 'scale' can not be referenced from a nonisolated context
// visionOS: main actor-isolated property 'scale' can not be referenced from a nonisolated context
import SwiftUI

@MainActor final class Driver {
  var scale = 1.0
}

nonisolated func scale(of driver: Driver) -> Double { driver.scale }
