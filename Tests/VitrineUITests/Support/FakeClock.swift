@testable import VitrineUI

/// A clock that a test turns: frames come 60 times a second while they are wanted, and wake-ups when they are due.
@MainActor
final class FakeClock: FrameClock {
  private(set) var now = 0.0
  var isRunning = false
  var wakeAt: Double?
  var draw: (Double) -> Void = { _ in }
  /// How many frames and wake-ups there have been.
  private(set) var frames = 0

  static let frame = 1.0 / 60

  /// Whether nothing at all is asked for.
  var isAtRest: Bool { !isRunning && wakeAt == nil }

  /// Lets time pass, frame by frame.
  func run(until end: Double) {
    while let next = nextFrame, next <= end { show(at: next) }
    now = max(now, end)
  }

  /// Lets time pass until the screen's next frame.
  func runToFrame() { run(until: nextOfScreen) }

  func run(for seconds: Double) { run(until: now + seconds) }

  private var nextFrame: Double? {
    isRunning ? nextOfScreen : wakeAt.map { max(now, $0) }
  }

  /// The screen has frames of its own, whenever they are asked for.
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
