#if canImport(SwiftUI)
import SwiftUI

/// The indicator and the play button below a carousel.
struct CarouselControls<ID: Hashable>: ViewModifier {
  let driver: CarouselDriver<ID>
  let settings: CarouselSettings
  @SwiftUI.Environment(\.accessibilityReduceMotion) private var reducesMotion

  func body(content: Content) -> some View {
    let hasIndicator = settings.indicator != .none
    let hasButton = settings.plays && !reducesMotion && !settings.hidesPlayButton
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
      DotRow(current: page, count: pages) { driver.showPage($0) }
    } else if pages > 0 {
      Words.position(page + 1, of: pages).font(.footnote.monospacedDigit())
    }
  }
}

/// Pauses and resumes autoplay.
private struct PlayButton<ID: Hashable>: View {
  let driver: CarouselDriver<ID>

  var body: some View {
    let isPaused = driver.isPaused
    Button {
      driver.pause(!isPaused)
    } label: {
      (isPaused ? Words.play : .pause).label(systemImage: isPaused ? "play.fill" : "pause.fill")
        .labelStyle(.iconOnly)
        .font(.footnote)
        .touchTarget()
    }
    .buttonStyle(.plain)
  }
}
#endif
