#if canImport(SwiftUI)
import Observation
import SwiftUI

/// A clock that runs with the frames of the display, and requests no frames at rest.
///
/// The frames come from a `TimelineView`, which exists on all of Apple's systems; it is paused while no frames are requested. A
/// wake-up comes from a task that sleeps, so no view updates for it. Times are seconds since the system started, as in the
/// timestamps of touches and wheel events.
@MainActor @Observable
final class DisplayClock: FrameClock {
  private var wantsFrames = false
  @ObservationIgnored private var sleep: Task<Void, Never>?
  @ObservationIgnored var draw: (Double) -> Void = { _ in }

  var isRunning: Bool {
    get { wantsFrames }
    set { if wantsFrames != newValue { wantsFrames = newValue } }
  }

  @ObservationIgnored var wakeAt: Double? {
    didSet { if wakeAt != oldValue { setAlarm() } }
  }

  deinit { sleep?.cancel() }

  var now: Double { ProcessInfo.processInfo.systemUptime }

  /// The time at a date.
  func time(of date: Date) -> Double { now + date.timeIntervalSince(.now) }

  func publish(_ changes: () -> Void) {
    var transaction = Transaction()
    transaction.isOfEngine = true
    withTransaction(transaction, changes)
  }

  /// Sleeps until the wake-up is due, then draws. Another wake-up cancels the last one.
  private func setAlarm() {
    sleep?.cancel()
    sleep = wakeAt.map { time in
      Task { [weak self, now] in
        try? await Task.sleep(for: .seconds(max(0, time - now)))
        guard !Task.isCancelled, let self else { return }
        draw(max(time, self.now))
      }
    }
  }
}

/// Runs a clock while a view exists.
struct FrameTicks: ViewModifier {
  let clock: DisplayClock

  func body(content: Content) -> some View {
    content
      .background {
        TimelineView(.animation(minimumInterval: nil, paused: !clock.isRunning)) { context in
          Color.clear
            .onChange(of: context.date) { _, date in clock.draw(clock.time(of: date)) }
        }
        .accessibilityHidden(true)
      }
  }
}
#endif
