#if os(macOS)
import SwiftUI
import Vitrine

@testable import VitrineUI

/// Renders a row of forty items of one colour each at the top of a screen. A clock moves them.
@MainActor
struct StripRenderer {
  let clock = FakeClock()
  let driver: CarouselDriver<Int>
  let appearance: Appearance
  private let axis = SwiftUI.Axis.horizontal
  private let settings: CarouselSettings
  private let count = 40

  /// The height of the row, in points.
  static let height = 240.0

  /// Creates a row of a kind with some options set.
  init(
    _ kind: CarouselModel.Style, appearance: Appearance,
    setting change: (inout ExhibitOptions) -> Void = { _ in }
  ) {
    self.appearance = appearance
    var settings = CarouselSettings()
    settings.extent = .fixed(110)
    settings.options[.spacing] = 20
    change(&settings.options)
    self.settings = settings.fitting(kind)
    driver = CarouselDriver(kind, clock: clock)
    driver.setEnvironment(appearance.environment)
    driver.configure(settings.options, extent: settings.extent)
    driver.setItems(ids(for: kind))
    driver.resize(to: Dimensions(width: appearance.size.width, height: Self.height))
    clock.run(for: 1)
  }

  private func ids(for kind: CarouselModel.Style) -> ItemIDs<Int> {
    let ratio: ((Int) -> Double)? = kind == .stitched ? { [1.5, 0.75, 1][$0 % 3] } : nil
    return ItemIDs(count: count, ratio: ratio) { $0 }
  }

  /// A snapshot of the row alone.
  func snapshot(named name: String) throws -> Snapshot {
    try Snapshot(row.rendered(as: appearance), named: "\(name)-\(appearance.testDescription)")
  }

  /// A snapshot of the row with its dots.
  func snapshotWithDots(named name: String) throws -> Snapshot {
    var settings = settings
    settings.indicator = .dots
    let view = row.modifier(CarouselControls(driver: driver, settings: settings))
    return try Snapshot(
      view.rendered(as: appearance), named: "\(name)-\(appearance.testDescription)")
  }

  /// The expected image, from the driver.
  var expectedImage: ExpectedImage {
    var expectedImage = ExpectedImage(
      on: appearance.backdrop,
      in: Frame(x: 0, y: 0, width: appearance.size.width, height: Self.height))
    for cell in driver.cells.sorted(by: { $0.placement.depth < $1.placement.depth }) {
      let frame = cell.placement.frame.moved(by: driver.offset)
      expectedImage.add(frame, cell.color)
    }
    return expectedImage
  }

  @ViewBuilder private var row: some View {
    if driver.kind == .expanding {
      strip { item, cell in
        ExpandingCard(
          cell: cell, axis: axis, poster: PixelColor.of(item).color,
          details: PixelColor.details.color)
      }
    } else {
      strip { item, _ in PixelColor.of(item).color }
    }
  }

  private func strip<Content: View>(
    _ content: @escaping (Int, VitrineUI.Cell<Int>) -> Content
  ) -> some View {
    let items = CarouselItems(0..<count, id: \.self, content: content)
    return CarouselStrip(
      items: items, driver: driver, settings: settings, axis: axis, direction: appearance.direction
    )
    .modifier(StripOffset(driver: driver))
    .frame(width: appearance.size.width, height: Self.height)
    .clipped()
    .environment(\.layoutDirection, .leftToRight)
  }
}

extension CarouselSettings {
  /// The settings as an exhibit of this kind uses them.
  fileprivate func fitting(_ kind: CarouselModel.Style) -> CarouselSettings {
    switch kind {
    case .plain: self
    case .expanding: expanding
    case .stitched: stitched
    }
  }
}

extension VitrineUI.Cell<Int> {
  /// The colour of the cell; nil while its poster and details cross-fade.
  fileprivate var color: PixelColor? {
    switch placement.openness {
    case 0: PixelColor.of(id.item)
    case 1: .details
    default: nil
    }
  }
}
#endif
