#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

extension View {
  /// Moves the photographs of collections along their way to another arrangement, as a finger moves on a control of the app.
  ///
  /// ```swift
  /// struct ScrubbedTrip: View {
  ///   @State private var arrangement = PhotoArrangement.grid
  ///   @State private var scrub: PhotoCollectionScrub?
  ///
  ///   var body: some View {
  ///     PhotoCollection(photos, arrangement: $arrangement, aspectRatio: \.ratio) { Image($0.name).resizable() }
  ///       .photoCollectionScrub(scrub)
  ///   }
  ///
  ///   // For a drag gesture of your control.
  ///   func drag(by distance: Double) { scrub = PhotoCollectionScrub(to: .deck, progress: distance / 200) }
  ///   func release() { scrub = nil }
  /// }
  /// ```
  /// When the value becomes nil, the photographs fly on or back: a flick decides by its direction, a slower release by the predicted end.
  /// The binding of the collection changes if they arrive. Before the first layout and without photographs nothing flies, and the
  /// arrangement changes only when the value becomes nil.
  /// - Parameter scrub: The position on the way; nil while no finger moves the photographs. The present arrangement catches photographs
  ///   that fly there, and changes nothing at rest.
  public nonisolated func photoCollectionScrub(_ scrub: PhotoCollectionScrub?) -> some View {
    environment(\.photoCollectionScrub, scrub)
  }
}

/// Sends changed inputs to a collection's driver: first those of a grid, then the arrangement.
struct CollectionUpdates<Items: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let items: PhotoItems<Items, ID, Content>
  let selection: Binding<ID?>
  let arrangement: Binding<PhotoArrangement>
  let driver: PhotoCollectionDriver<ID>
  @SwiftUI.Environment(\.photoCollectionScrub) private var scrub

  var body: some View {
    ZStack {
      PhotoUpdates(items: items, selection: selection, driver: driver.grid)
      AnimationProbe(inputs, following: arrangement.wrappedValue) { inputs, isAnimated in
        driver.grid.update { apply(inputs, animated: isAnimated) }
      }
    }
  }

  /// The inputs that a grid does not have, comparable to detect changes.
  private struct Inputs: Equatable {
    var arrangement: PhotoArrangement
    /// Lets the app assign the old arrangement again before this view has seen the reported one.
    var acceptedReports: Int
    var scrub: PhotoCollectionScrub?
  }

  private var inputs: Inputs {
    Inputs(
      arrangement: arrangement.wrappedValue,
      acceptedReports: driver.boundArrangement.acceptedReports, scrub: scrub)
  }

  private func apply(_ inputs: Inputs, animated: Bool) {
    driver.onArrange = { [arrangement] in arrangement.wrappedValue = $0 }
    driver.presentArrangement = { [arrangement] in arrangement.wrappedValue }
    driver.follow(inputs.arrangement, animated: animated)
    driver.follow(inputs.scrub)
  }
}

extension EnvironmentValues {
  /// The position on the way to another arrangement; nil while no finger moves photographs.
  var photoCollectionScrub: PhotoCollectionScrub? {
    get { self[PhotoCollectionScrubKey.self] }
    set { self[PhotoCollectionScrubKey.self] = newValue }
  }
}

private struct PhotoCollectionScrubKey: EnvironmentKey {
  static var defaultValue: PhotoCollectionScrub? { nil }
}
#endif
