#if canImport(SwiftUI)
import SwiftUI

/// What is below a carousel: what shows where it is, and the button that stops what goes on by itself.
struct CarouselChrome<ID: Hashable>: ViewModifier {
  let driver: CarouselDriver<ID>
  let settings: CarouselSettings

  func body(content: Content) -> some View {
    let hasIndicator = settings.indicator != .none
    let hasButton = driver.playback.isOffered && !settings.hidesPlayButton
    VStack(spacing: 8) {
      content
      if hasIndicator || hasButton {
        HStack(spacing: 8) {
          if hasIndicator { Indicator(driver: driver, style: settings.indicator) }
          if hasButton { PlayButton(driver: driver) }
        }
      }
    }
  }
}

/// Dots, or "3 of 12".
private struct Indicator<ID: Hashable>: View {
  let driver: CarouselDriver<ID>
  let style: CarouselIndicator

  var body: some View {
    let (page, pages) = (driver.progress.page, driver.progress.pages)
    if style == .dots {
      DotRow(current: page, count: pages) { driver.turn(toPage: $0) }
    } else if pages > 0 {
      Text("\(page + 1) of \(pages)").font(.footnote.monospacedDigit())
    }
  }
}

/// Stops what goes on by itself, and lets it go on.
private struct PlayButton<ID: Hashable>: View {
  let driver: CarouselDriver<ID>

  var body: some View {
    let isPaused = driver.playback.isPaused
    Button {
      driver.pause(!isPaused)
    } label: {
      Label(isPaused ? "Play" : "Pause", systemImage: isPaused ? "play.fill" : "pause.fill")
        .labelStyle(.iconOnly)
        .font(.footnote)
        .frame(minWidth: Self.least, minHeight: Self.least)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }

  /// A side that a finger hits, in points: Human Interface Guidelines, Buttons.
  private static var least: CGFloat { 44 }
}
#endif
