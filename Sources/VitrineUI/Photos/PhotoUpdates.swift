#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// Sends changed inputs to a grid's driver in a fixed order, before the next drawing.
struct PhotoUpdates<Items: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let items: PhotoItems<Items, ID, Content>
  let selection: Binding<ID?>
  let driver: PhotoGridDriver<ID>
  /// The places from which photographs fly; nil for the cells of a grid.
  var sources: PhotoSources?
  @SwiftUI.Environment(\.photoOptions) private var options
  @SwiftUI.Environment(\.photoPrefetch) private var prefetch
  @SwiftUI.Environment(\.photoSettings) private var photos
  @SwiftUI.Environment(\.photoSections) private var sections
  @SwiftUI.Environment(\.photoColumns) private var columns
  @SwiftUI.Environment(\.photoShadow) private var shadow
  @SwiftUI.Environment(\.carouselSettings) private var settings
  @SwiftUI.Environment(\.layoutDirection) private var direction
  @SwiftUI.Environment(\.accessibilityReduceMotion) private var reducesMotion
  @SwiftUI.Environment(\.displayScale) private var displayScale

  var body: some View {
    AnimationProbe(
      inputs, following: Followed(selection: selection.wrappedValue, columns: columns?.value)
    ) { inputs, isAnimated in
      driver.update { apply(inputs, animated: isAnimated) }
    }
  }

  /// The values whose changes can be animated.
  private struct Followed: Hashable {
    var selection: ID?
    var columns: Int?
  }

  /// All inputs of the grid, comparable to detect changes.
  private struct Inputs: Equatable {
    var items: PhotoItems<Items, ID, Content>
    var selection: ID?
    /// Lets the app assign the old selection again before this view has seen the reported one.
    var acceptedReports: Int
    var columns: Int?
    var acceptedColumns: Int
    var options: ExhibitOptions
    var environment: Event.Environment
    var prefetch: PrefetchAction?
    var photos: PhotoSettings
    var sources: ObjectIdentifier?
    var sections: SectionLists
    var shadowed: Set<PhotoArrangement>
  }

  private var inputs: Inputs {
    var options = options
    for shared in [Option.speed, .loop] { options[shared] = settings.options[shared] }
    let environment = Event.Environment(
      isRightToLeft: direction == .rightToLeft, reducesMotion: reducesMotion,
      displayScale: displayScale)
    return Inputs(
      items: items, selection: selection.wrappedValue,
      acceptedReports: driver.boundSelection.acceptedReports, columns: columns?.value,
      acceptedColumns: driver.columns.bound.acceptedReports, options: options,
      environment: environment, prefetch: prefetch, photos: photos,
      sources: sources.map(ObjectIdentifier.init), sections: sections.lists,
      shadowed: shadow?.arrangements ?? [])
  }

  /// Writes to the selection. It holds the binding only: a closure that held the view would keep the driver that holds the
  /// closure.
  private var report: (ID?) -> Void {
    { [selection] in selection.wrappedValue = $0 }
  }

  private func apply(_ inputs: Inputs, animated: Bool) {
    let ids = inputs.items.ids
    let warnings = driver.warnings
    driver.onSelect = report
    driver.presentSelection = { [selection] in .some(selection.wrappedValue) }
    driver.columns.onChange = { [columns] in columns?.binding.wrappedValue = $0 }
    driver.columns.present = { [columns] in columns?.binding.wrappedValue }
    driver.viewer.announce = { $0.post() }
    // Until the driver has the new collection, it can ask for an index of the old one.
    driver.viewer.ratio = { [items = inputs.items] in items.ratio(at: $0) ?? 1 }
    driver.ratio = { [items = inputs.items] in items.ratio(at: $0) ?? 0 }
    driver.viewer.pixelWidth = { [photos = inputs.photos] index in
      let width = ids[ifPresent: index].flatMap { photos.pixelWidth?($0, warnings) }
      return Double(width ?? 0)
    }
    driver.viewer.maximumZoom = { [photos = inputs.photos] index in
      ids[ifPresent: index].flatMap { photos.maximumZoom?($0, warnings) }.map { Double($0) }
    }
    driver.viewer.onZoom = { [photos = inputs.photos] id, zoom in
      photos.onZoom?(id, warnings)?(zoom)
    }
    driver.nearEnd.set(inputs.photos.nearEnd)
    driver.onPrefetch = { [prefetch = inputs.prefetch] in
      prefetch?.call(with: $0, of: "photoGridPrefetch", warnings)
    }
    driver.setSources(sources)
    driver.setEnvironment(inputs.environment)
    driver.configure(inputs.options)
    driver.follow(inputs.selection, in: ids, animated: animated)
    driver.setSections(inputs.sections)
    driver.follow(columns: inputs.columns, animated: animated)
    driver.setShadowed(inputs.shadowed)
    inputs.items.updateEnded()
  }
}
#endif
