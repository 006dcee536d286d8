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

struct TraceView: View {
  let app: TraceApp

  var body: some View {
    switch app.exhibit {
    case .grid: grid
    case .viewer: viewer
    case .carousel, .expanding, .stitched: strip
    }
  }

  private var grid: some View {
    PhotoGrid(app.items, id: \.self) { Color.numbered($0) }
      .environment(\.photoOptions, app.options)
  }

  private var viewer: some View {
    let maximumZooms = app.maximumZooms
    return ZStack(alignment: .topLeading) {
      if let source = app.source, let item = app.selection ?? app.items.first {
        Color.named("place")
          .frame(width: source.frame.width, height: source.frame.height)
          .photoSource(item, in: app.places, cornerRadius: source.radii.topLeft)
          .offset(x: source.frame.x, y: source.frame.y)
      }
      PhotoViewer(
        app.items, id: \.self, aspectRatio: { app.ratios[$0] },
        selection: Binding(app, \.selection), from: app.places
      ) { Color.numbered($0) }
    }
    .photoMaximumZoom { (id: Int) in maximumZooms[id].map { CGFloat($0) } }
    .vitrineSpeed(app.options[.speed] ?? 1)
  }

  private var strip: some View {
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
    } else if app.exhibit == .stitched {
      StitchedCarousel(
        app.items, id: \.self,
        isStitched: Binding(app, \.isStitched),
        aspectRatio: { (app.lengths[$0] ?? 0) / app.size.height },
        axis: app.isVertical ? .vertical : .horizontal
      ) { Color.numbered($0) }
    } else {
      cards
    }
  }

  /// Both kinds of bindings give a view of the same type, so a row keeps its state when the app changes the kind.
  private var cards: some View {
    if app.allowsSeveral {
      let expanded = Binding<Set<Int>> {
        Set(app.expanded)
      } set: { new in
        app.expanded = app.expanded.filter(new.contains) + new.subtracting(app.expanded)
      }
      return ExpandingCarousel(app.items, id: \.self, expanded: expanded) {
        Color.named("poster \($0)")
      } details: {
        Color.named("details \($0)")
      }
    }
    let expanded = Binding<Int?> {
      app.expanded.last
    } set: {
      app.expanded = [$0].compactMap { $0 }
    }
    return ExpandingCarousel(app.items, id: \.self, expanded: expanded) {
      Color.named("poster \($0)")
    } details: {
      Color.named("details \($0)")
    }
  }

  private var carousel: some View {
    Carousel(
      app.items, id: \.self,
      selection: Binding(app, \.selection),
      axis: app.isVertical ? .vertical : .horizontal
    ) { number in
      let length = app.lengths[number].map { CGFloat($0) }
      Color.numbered(number)
        .frame(width: app.isVertical ? nil : length, height: app.isVertical ? length : nil)
    }
  }
}
#endif
