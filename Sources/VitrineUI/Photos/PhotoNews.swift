#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// Tells a grid's driver what has changed around it: in one place and in one order, before anything is drawn of it.
struct PhotoNews<Items: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let items: PhotoItems<Items, ID, Content>
  @Binding var selection: ID?
  let driver: PhotoGridDriver<ID>
  @SwiftUI.Environment(\.photoOptions) private var options
  @SwiftUI.Environment(\.photoNeed) private var need
  @SwiftUI.Environment(\.carouselSettings) private var settings
  @SwiftUI.Environment(\.layoutDirection) private var direction
  @SwiftUI.Environment(\.accessibilityReduceMotion) private var reducesMotion
  @SwiftUI.Environment(\.displayScale) private var displayScale

  var body: some View {
    AnimationProbe(news, following: selection) { take($0, animated: $1) }
  }

  /// Everything that can change, in values that tell whether they did.
  private struct News: Equatable {
    var items: PhotoItems<Items, ID, Content>
    var selection: ID?
    var options: ExhibitOptions
    var environment: Event.Environment
  }

  private var news: News {
    var options = options
    options[.speed] = settings.options[.speed]
    let environment = Event.Environment(
      isRightToLeft: direction == .rightToLeft, reducesMotion: reducesMotion,
      displayScale: displayScale)
    return News(items: items, selection: selection, options: options, environment: environment)
  }

  private func take(_ news: News, animated: Bool) {
    let roster = news.items.roster
    driver.chosen = { selection = $0 }
    driver.viewer.noticed = { $0.post() }
    driver.viewer.ratio = { news.items.ratio(at: $0) }
    driver.needed = { need?($0.compactMap { $0 < roster.count ? AnyHashable(roster[$0]) : nil }) }
    driver.prefer(news.environment)
    driver.configure(news.options)
    driver.adopt(roster)
    driver.follow(news.selection, animated: animated)
  }
}
#endif
