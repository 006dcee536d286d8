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
  /// The number of columns of a grid.
  var columns: Int?
  var environment = Event.Environment()
  /// The open cards, in the order in which they were opened.
  var expanded: [Int] = []
  @ObservationIgnored var exhibit = Trace.Kind.carousel
  @ObservationIgnored var size = CGSize.zero
  /// How far a grid is scrolled, in points.
  @ObservationIgnored var top = 0.0
  /// The place on the page from which photographs fly.
  var source: Source?
  var isStitched = false
  var ratios: [Int: Double] = [:]
  var maximumZooms: [Int: Double] = [:]
  @ObservationIgnored let places = PhotoSources()
  @ObservationIgnored let reference = CarouselReference()

  var driver: CarouselDriver<Int>? { reference.driver as? CarouselDriver<Int> }
  var allowsSeveral: Bool { options[.multiple] == 1 }
  var isVertical: Bool { options[.axis] == 1 }

  /// A viewer without a count has one photograph: the one that the trace opens.
  func begin(_ steps: [Trace.Step]) {
    for step in steps {
      guard case .happen(.open(let item, let ratio, _)) = step.action else { continue }
      (items, ratios[item]) = ([item], ratio)
    }
  }

  /// A signal with the id of its item in place of the index, where the viewer has a single photograph.
  func named(_ signal: Signal) -> Signal {
    guard exhibit == .viewer, items.count == 1 else { return signal }
    return switch signal {
    case .open: .open(item: items[0])
    case .close: .close(item: items[0])
    case .change: .change(item: items[0])
    case .settle(_, let isOpen): .settle(item: items[0], isOpen: isOpen)
    default: signal
    }
  }

  /// The name of the view that shows a placement: of cards, the poster or the details.
  func name(of placement: Placement) -> String {
    let item = items[placement.item]
    guard exhibit == .expanding else { return "\(item)" }
    return "\(showsDetails(placement) ? "details" : "poster") \(item)"
  }

  /// Whether a card shows its details, or is longer than its poster. With reduced motion it is longer before the details fade in.
  func showsDetails(_ placement: Placement) -> Bool {
    let length = isVertical ? placement.frame.height : placement.frame.width
    let isLong = length > options.sanitized(.collapsedSize) + 0.01
    return exhibit == .expanding && (placement.openness > 0 || isLong)
  }

  func take(_ kind: Event.Kind) {
    switch kind {
    case .viewport(let viewport):
      let height = exhibit == .grid ? viewport.window.height : viewport.dimensions.height
      size = CGSize(width: viewport.dimensions.width, height: height)
      top = viewport.window.y
    case .source(let new): source = new
    case .maximumZoom(let item, let zoom): maximumZooms[item] = zoom
    case .open(let item, let ratio, _): (ratios[item], selection) = (ratio, item)
    case .select(let item, _): selection = items[item]
    case .close: selection = nil
    case .stitch(let new, _): isStitched = new
    case .environment(let new): environment = new
    case .option(let option, let value):
      options[option] = value
      // An app that lets one card be open from now on keeps the newest.
      if !allowsSeveral { expanded = Array(expanded.suffix(1)) }
    case .count(let count): items = Array(0..<count)
    case .extents(let extents, let first):
      for (index, length) in extents.enumerated() { lengths[items[first + index]] = length }
    case .ratios(let new, let first):
      for (index, ratio) in new.enumerated() { ratios[items[first + index]] = ratio }
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
      let others = isOpen && !allowsSeveral ? [] : expanded.filter { $0 != card }
      expanded = isOpen ? others + [card] : others
    default: break
    }
  }
}
#endif
