#if canImport(SwiftUI)
import Observation
import SwiftUI

/// A clock whose frames are those of the screen, and which asks for none at rest.
///
/// The frames come from a `TimelineView`, the one display link that all of Apple's systems have; it is paused while nobody
/// wants frames. Times are seconds since the system started, as touches and turns of the wheel are dated.
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

  /// What time it was, or will be, at a date.
  func time(of date: Date) -> Double { now + date.timeIntervalSince(.now) }

  /// Sleeps until something is due by itself, and draws it; sleeps no longer once its task is cancelled.
  func sleep(until time: Double?) async {
    guard let time else { return }
    try? await Task.sleep(for: .seconds(max(0, time - now)))
    if !Task.isCancelled { draw(max(time, now)) }
  }
}

/// Runs a clock for as long as a view is there.
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
