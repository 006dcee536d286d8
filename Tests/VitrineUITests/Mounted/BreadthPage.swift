#if EXECUTES_VIEWS
import Observation
import SwiftUI
import Vitrine

@testable import VitrineUI

/// A carousel above another view, 300 points wide. Its items are 100 points wide.
@MainActor
struct BreadthPage {
  let app: BreadthApp
  let window: TestWindow

  init(_ items: [BreadthApp.Item], _ look: BreadthLook = .fixed, width: CGFloat = 300) async {
    let app = BreadthApp(items)
    app.width = width
    self.app = app
    window = TestWindow(size: CGSize(width: 300, height: 400)) { BreadthView(app: app, look: look) }
    await window.run(for: 0.5)
  }

  /// The height of the carousel.
  var breadth: CGFloat? { window.drawn("below").first?.frame.minY }
}

@MainActor @Observable
final class BreadthApp {
  var items: [Item]
  var selection: Int?
  var width: CGFloat = 300
  /// Called when the number of items changes, before the layout.
  @ObservationIgnored var itemsChanged: () -> Void = {}

  struct Item: Identifiable {
    let id: Int
    var height: CGFloat
  }

  init(_ items: [Item]) { self.items = items }
}

extension [BreadthApp.Item] {
  /// Items 50 points high, of which one is 90 points high.
  static func row(_ count: Int, tall: Int) -> Self {
    (0..<count).map { .init(id: $0, height: $0 == tall ? 90 : 50) }
  }
}

private struct BreadthView: View {
  let app: BreadthApp
  let look: BreadthLook

  var body: some View {
    VStack(spacing: 0) {
      Carousel(app.items, selection: Binding(app, \.selection)) { item in
        Color.numbered(item.id).frame(width: 100, height: item.height)
      }
      .carouselSpacing(0)
      .carousel { look.set(&$0) }
      .frame(width: app.width)
      .onChange(of: app.items.count) { app.itemsChanged() }
      Color.named("below")
    }
  }
}

/// The length and the effect of a carousel's items.
enum BreadthLook: CaseIterable {
  case fixed, fraction, measured, scale, fade, coverFlow, cylinder, wheel, stack, parallax, custom
  /// Rotated items that are higher than long.
  case highCoverFlow
  /// Items whose length follows from their height.
  case ratio

  func set(_ settings: inout CarouselSettings) {
    settings.extent = extent
    settings.options[.effect] = effect.map { Double($0.rawValue) }
    guard self == .custom else { return }
    settings.effect = CarouselSettings.CustomEffect { phase in
      var item = CarouselTransform()
      (item.scale, item.offset.height) = (0.9 + 0.1 * phase.nearness, 7 * phase.value)
      return item
    }
  }

  private var extent: ItemExtent {
    switch self {
    case .fraction: .fraction(0.35)
    case .measured: .measured
    case .highCoverFlow: .fixed(40)
    case .ratio: .ratio(1.5)
    default: .fixed(100)
    }
  }

  private var effect: Effect? {
    switch self {
    case .scale: .scale
    case .fade: .fade
    case .coverFlow, .highCoverFlow: .coverFlow
    case .cylinder: .cylinder
    case .wheel: .wheel
    case .stack: .stack
    case .parallax: .parallax
    default: nil
    }
  }
}
#endif
