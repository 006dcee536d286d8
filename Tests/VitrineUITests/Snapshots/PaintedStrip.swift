#if os(macOS)
import SwiftUI
import Vitrine

@testable import VitrineUI

/// Forty items of one colour each in a row at the top of a screen, with the clock that moves them.
@MainActor
struct PaintedStrip {
  let clock = FakeClock()
  let driver: CarouselDriver<Int>
  let look: Look
  private let axis = SwiftUI.Axis.horizontal
  private let settings: CarouselSettings
  private let count = 40

  /// How high the row is, in points.
  static let height = 240.0

  /// A row of a kind, of which some options are set.
  init(
    _ kind: CarouselModel.Style, seen look: Look,
    setting change: (inout ExhibitOptions) -> Void = { _ in }
  ) {
    self.look = look
    var settings = CarouselSettings()
    settings.extent = .fixed(110)
    settings.options[.spacing] = 20
    change(&settings.options)
    self.settings = settings.fitting(kind)
    driver = CarouselDriver(kind, clock: clock)
    driver.prefer(look.environment)
    driver.configure(settings.options, extent: settings.extent)
    driver.adopt(roster(for: kind))
    driver.resize(to: Dimensions(width: look.size.width, height: Self.height))
    clock.run(for: 1)
  }

  private func roster(for kind: CarouselModel.Style) -> Roster<Int> {
    let ratio: ((Int) -> Double)? = kind == .stitched ? { [1.5, 0.75, 1][$0 % 3] } : nil
    return Roster(count: count, ratio: ratio) { $0 }
  }

  /// The row alone.
  func snapshot(named name: String) throws -> Snapshot {
    try Snapshot(row.seen(as: look), named: "\(name)-\(look.testDescription)")
  }

  /// The row with its dots beneath.
  func snapshotWithDots(named name: String) throws -> Snapshot {
    var settings = settings
    settings.indicator = .dots
    let view = row.modifier(CarouselChrome(driver: driver, settings: settings))
    return try Snapshot(view.seen(as: look), named: "\(name)-\(look.testDescription)")
  }

  /// What the driver says is to be seen.
  var painting: Painting {
    var painting = Painting(
      on: look.backdrop,
      in: Frame(x: 0, y: 0, width: look.size.width, height: Self.height))
    for cell in driver.cells.sorted(by: { $0.placement.depth < $1.placement.depth }) {
      let frame = cell.placement.frame.moved(by: driver.offset)
      painting.add(frame, cell.paint)
    }
    return painting
  }

  @ViewBuilder private var row: some View {
    if driver.kind == .expanding {
      strip { item, cell in
        ExpandingCard(
          cell: cell, axis: axis, poster: Paint.of(item).color, details: Paint.details.color)
      }
    } else {
      strip { item, _ in Paint.of(item).color }
    }
  }

  private func strip<Content: View>(
    _ content: @escaping (Int, VitrineUI.Cell<Int>) -> Content
  ) -> some View {
    let items = CarouselItems(0..<count, id: \.self, content: content)
    return CarouselStrip(
      items: items, driver: driver, settings: settings, axis: axis, direction: look.direction
    )
    .modifier(StripPlace(driver: driver))
    .frame(width: look.size.width, height: Self.height)
    .clipped()
    .environment(\.layoutDirection, .leftToRight)
  }
}

extension CarouselSettings {
  /// The same as an exhibit of this kind uses it.
  fileprivate func fitting(_ kind: CarouselModel.Style) -> CarouselSettings {
    switch kind {
    case .looping: self
    case .expanding: expanding
    case .stitched: stitched
    }
  }
}

extension VitrineUI.Cell<Int> {
  /// Its colour; nil while a poster and details are seen through each other.
  fileprivate var paint: Paint? {
    switch placement.openness {
    case 0: Paint.of(id.item)
    case 1: .details
    default: nil
    }
  }
}
#endif
