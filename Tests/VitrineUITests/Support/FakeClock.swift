@testable import VitrineUI

/// A clock under the control of a test: it draws 60 requested frames a second, and wake-ups when they are due.
@MainActor
final class FakeClock: FrameClock {
  private(set) var now = 0.0
  var isRunning = false
  var wakeAt: Double?
  var draw: (Double) -> Void = { _ in }
  /// The number of frames and wake-ups so far.
  private(set) var frames = 0

  static let frame = 1.0 / 60

  func publish(_ changes: () -> Void) { changes() }

  /// Whether no frames and no wake-up are requested.
  var isAtRest: Bool { !isRunning && wakeAt == nil }

  /// Advances time, frame by frame.
  func run(until end: Double) {
    while let next = nextFrame, next <= end { show(at: next) }
    now = max(now, end)
  }

  /// Advances time to the next frame of the screen.
  func runToFrame() { run(until: nextOfScreen) }

  func run(for seconds: Double) { run(until: now + seconds) }

  private var nextFrame: Double? {
    isRunning ? nextOfScreen : wakeAt.map { max(now, $0) }
  }

  /// The next frame of the screen. Its times do not depend on the time of a request.
  private var nextOfScreen: Double {
    let next = (now / Self.frame + 1e-6).rounded(.down) + 1
    return next * Self.frame
  }

  private func show(at time: Double) {
    now = time
    isRunning = false
    wakeAt = nil
    frames += 1
    draw(time)
  }
}
