#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// Sends changed inputs to a carousel's driver in a fixed order, before the next drawing.
struct CarouselUpdates<Items: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let items: CarouselItems<Items, ID, Content>
  let values: CarouselValues<ID>
  let reports: CarouselReports<ID>
  let axis: SwiftUI.Axis
  let driver: CarouselDriver<ID>
  @SwiftUI.Environment(\.carouselSettings) private var settings
  @SwiftUI.Environment(\.layoutDirection) private var direction
  @SwiftUI.Environment(\.accessibilityReduceMotion) private var reducesMotion
  @SwiftUI.Environment(\.accessibilityVoiceOverEnabled) private var hasVoiceOver
  @SwiftUI.Environment(\.displayScale) private var displayScale
  @SwiftUI.Environment(\.scenePhase) private var scenePhase
  @SwiftUI.Environment(\.carouselReference) private var reference
  @SwiftUI.Environment(\.carouselPrefetch) private var prefetch
  @SwiftUI.Environment(\.carouselNearEnd) private var nearEnd
  @SwiftUI.Environment(\.carouselPhotoSources) private var photoSources

  var body: some View {
    AnimationProbe(inputs, following: values) { inputs, isAnimated in
      driver.update(to: inputs.items.ids) { apply(inputs, animated: isAnimated) }
    }
  }

  /// All inputs of the carousel, comparable to detect changes.
  private struct Inputs: Equatable {
    var items: CarouselItems<Items, ID, Content>
    var values: CarouselValues<ID>
    /// Lets the app assign the old value again before this view has seen the reported one.
    var acceptedReports: Int
    var settings: CarouselSettings
    var environment: Event.Environment
    var hasVoiceOver: Bool
    var isInBackground: Bool
    var prefetch: PrefetchAction?
    var nearEnd: NearEndAction?
    var photoSources: ObjectIdentifier?
  }

  private var inputs: Inputs {
    var settings = settings
    settings.options[.axis] = axis == .vertical ? 1 : 0
    let environment = Event.Environment(
      isRightToLeft: direction == .rightToLeft, reducesMotion: reducesMotion,
      displayScale: displayScale)
    return Inputs(
      items: items, values: values,
      acceptedReports: driver.boundValues.acceptedReports,
      settings: settings,
      environment: environment, hasVoiceOver: hasVoiceOver,
      isInBackground: scenePhase == .background, prefetch: prefetch,
      nearEnd: nearEnd, photoSources: photoSources.map(ObjectIdentifier.init))
  }

  private func apply(_ inputs: Inputs, animated: Bool) {
    driver.reports = reports
    let warnings = driver.warnings
    driver.reports.onPrefetch = { [prefetch = inputs.prefetch] in
      prefetch?.call(with: $0, of: "carouselPrefetch", warnings)
    }
    driver.nearEnd.set(inputs.nearEnd)
    driver.announce = { $0.post() }
    driver.effect = inputs.settings.effect.map { custom in
      { custom.transform(CarouselPhase($0)).effect }
    }
    // A carousel that appears connects with its first size, because controls would update once more otherwise.
    if driver.viewFrame.laidOutSize != nil { reference?.connect(driver) }
    driver.setEnvironment(inputs.environment)
    driver.setVoiceOver(inputs.hasVoiceOver)
    driver.setHidden(.background, inputs.isInBackground)
    driver.configure(inputs.settings.options, extent: inputs.settings.extent)
    driver.setItems(inputs.items.ids)
    driver.setPhotoSources(photoSources)
    driver.follow(inputs.values, animated: animated)
    inputs.items.updateEnded()
  }
}
#endif
