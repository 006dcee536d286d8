#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// Tells the driver when a photograph has another ratio. The app's closures can read observable objects, which this view observes. A ratio
/// that changed while its photograph had no cell is noticed when the cell comes.
struct RatioUpdates<Items: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let items: PhotoItems<Items, ID, Content>
  let cell: Cell<ID>
  let driver: PhotoGridDriver<ID>

  var body: some View {
    Color.clear
      .onLatestChange(of: items.ratio(of: cell), initial: true) { _, ratio in
        driver.setRatio(ratio ?? 0, of: cell)
      }
      .accessibilityHidden(true)
  }
}
#endif
