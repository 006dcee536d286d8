#if EXECUTES_VIEWS
import Observation
import SwiftUI
import Vitrine
import VitrineTraces

@testable import VitrineUI

/// The state of an app as a trace changes it.
@MainActor @Observable
final class TraceApp {
  var items: [Int] = []
  var lengths: [Int: Double] = [:]
  var options = ExhibitOptions()
  var selection: Int?
  var environment = Event.Environment()
  var expanded: Set<Int> = []
  @ObservationIgnored var exhibit = Trace.Kind.carousel
  @ObservationIgnored var size = CGSize.zero
  @ObservationIgnored let reference = CarouselReference()

  var driver: CarouselDriver<Int>? { reference.driver as? CarouselDriver<Int> }
  var allowsSeveral: Bool { options[.multiple] == 1 }
  var isVertical: Bool { options[.axis] == 1 }

  func take(_ kind: Event.Kind) {
    switch kind {
    case .viewport(let viewport):
      size = CGSize(width: viewport.dimensions.width, height: viewport.dimensions.height)
    case .environment(let new): environment = new
    case .option(let option, let value): options[option] = value
    case .count(let count): items = Array(0..<count)
    case .extents(let extents, let first):
      for (index, length) in extents.enumerated() { lengths[items[first + index]] = length }
    case .insert(let count, let index, let length):
      let first = (items.max() ?? -1) + 1
      let new = Array(first..<first + count)
      new.forEach { lengths[$0] = length }
      items.insert(contentsOf: new, at: index)
    case .remove(let range): items.removeSubrange(range)
    case .move(let range, let destination):
      let moved = Array(items[range])
      items.removeSubrange(range)
      items.insert(contentsOf: moved, at: destination)
    case .expand(let item, let isOpen, _):
      let card = items[item]
      let others = isOpen && !allowsSeveral ? [] : expanded.subtracting([card])
      expanded = isOpen ? others.union([card]) : others
    default: break
    }
  }
}

struct TraceView: View {
  let app: TraceApp

  var body: some View {
    row
      .environment(\.carouselReference, app.reference)
      .carousel {
        $0.options = app.options
        $0.options[.multiple] = nil
      }
  }

  @ViewBuilder private var row: some View {
    if app.exhibit == .carousel {
      carousel
    } else if app.allowsSeveral {
      ExpandingCarousel(
        app.items, id: \.self,
        expanded: Binding {
          app.expanded
        } set: {
          app.expanded = $0
        }
      ) {
        Color.numbered($0)
      } details: {
        Color.numbered($0)
      }
    } else {
      ExpandingCarousel(
        app.items, id: \.self,
        expanded: Binding {
          app.expanded.first
        } set: {
          app.expanded = Set([$0].compactMap { $0 })
        }
      ) {
        Color.numbered($0)
      } details: {
        Color.numbered($0)
      }
    }
  }

  private var carousel: some View {
    Carousel(
      app.items, id: \.self,
      selection: Binding {
        app.selection
      } set: {
        app.selection = $0
      },
      axis: app.isVertical ? .vertical : .horizontal
    ) { number in
      let length = app.lengths[number].map { CGFloat($0) }
      Color.numbered(number)
        .frame(width: app.isVertical ? nil : length, height: app.isVertical ? length : nil)
    }
  }
}
#endif
