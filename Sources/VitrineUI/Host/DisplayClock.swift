#if canImport(SwiftUI)
import Observation
import SwiftUI

/// A clock that runs with the frames of the display, and requests no frames at rest.
///
/// The frames come from a `TimelineView`, which exists on all of Apple's systems; it is paused while no frames are requested.
/// Times are seconds since the system started, as in the timestamps of touches and wheel events.
@MainActor @Observable
final class DisplayClock: FrameClock {
  private var wantsFrames = false
  private var wakeUp: Double?
  @ObservationIgnored var draw: (Double) -> Void = { _ in }

  var isRunning: Bool {
    get { wantsFrames }
    set { if wantsFrames != newValue { wantsFrames = newValue } }
  }

  var wakeAt: Double? {
    get { wakeUp }
    set { if wakeUp != newValue { wakeUp = newValue } }
  }

  var now: Double { ProcessInfo.processInfo.systemUptime }

  /// The time at a date.
  func time(of date: Date) -> Double { now + date.timeIntervalSince(.now) }

  /// Sleeps until a wake-up is due, then draws. A cancelled task does not draw.
  func sleep(until time: Double?) async {
    guard let time else { return }
    try? await Task.sleep(for: .seconds(max(0, time - now)))
    if !Task.isCancelled { draw(max(time, now)) }
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
      .task(id: clock.wakeAt) { [clock, wakeAt = clock.wakeAt] in
        await clock.sleep(until: wakeAt)
      }
  }
}
#endif
