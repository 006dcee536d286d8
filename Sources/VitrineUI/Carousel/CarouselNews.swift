#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// Tells a carousel's driver what has changed around it: in one place and in one order, before anything is drawn of it.
struct CarouselNews<Items: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let items: CarouselItems<Items, ID, Content>
  @Binding var selection: ID?
  let axis: SwiftUI.Axis
  let driver: CarouselDriver<ID>
  @SwiftUI.Environment(\.carouselSettings) private var settings
  @SwiftUI.Environment(\.layoutDirection) private var direction
  @SwiftUI.Environment(\.accessibilityReduceMotion) private var reducesMotion
  @SwiftUI.Environment(\.accessibilityVoiceOverEnabled) private var hasVoiceOver
  @SwiftUI.Environment(\.displayScale) private var displayScale
  @SwiftUI.Environment(\.scenePhase) private var scenePhase
  @SwiftUI.Environment(\.carouselReach) private var reach

  var body: some View {
    AnimationProbe(news, following: selection) { take($0, animated: $1) }
  }

  /// Everything that can change, in values that tell whether they did.
  private struct News: Equatable {
    var items: CarouselItems<Items, ID, Content>
    var selection: ID?
    var settings: CarouselSettings
    var environment: Event.Environment
    var hasVoiceOver: Bool
    var isHidden: Bool
  }

  private var news: News {
    var settings = settings
    settings.options[.axis] = axis == .vertical ? 1 : 0
    let environment = Event.Environment(
      isRightToLeft: direction == .rightToLeft, reducesMotion: reducesMotion,
      displayScale: displayScale)
    return News(
      items: items, selection: selection, settings: settings, environment: environment,
      hasVoiceOver: hasVoiceOver, isHidden: scenePhase == .background)
  }

  private func take(_ news: News, animated: Bool) {
    driver.chosen = { selection = $0 }
    driver.noticed = { $0.post() }
    driver.effect = news.settings.effect.map { effect in
      {
        $0.changed(by: effect.transform(CarouselPhase($1)), isCalm: news.environment.reducesMotion)
      }
    }
    reach?.driver = driver
    driver.prefer(news.environment)
    driver.listen(news.hasVoiceOver)
    driver.attend(.hidden, news.isHidden)
    driver.configure(news.settings.options, extent: news.settings.extent)
    driver.adopt(news.items.roster)
    driver.follow(news.selection, animated: animated)
  }
}
#endif
