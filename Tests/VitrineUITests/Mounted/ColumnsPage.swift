#if EXECUTES_VIEWS
import Observation
import SwiftUI

@testable import VitrineUI

/// The settings that an app gives a grid, and the columns that the grid gives the app.
@MainActor @Observable
final class ColumnsApp {
  var hasModifier = true
  var columns: Int?
  var minimum: CGFloat = 100
  var sections: [PhotoSection] = []
  var months: [PhotoSection] = []
  var years: [PhotoSection] = []
  var ratio = 1.0
  /// Whether a tap opens a photograph.
  var opens = false
  /// The arrangement of a collection; nil for a grid.
  var arrangement: PhotoArrangement?
  /// Whether the binding keeps its value when a view assigns another one.
  @ObservationIgnored var keepsValue = false
  @ObservationIgnored var writes: [Int?] = []
  @ObservationIgnored var selections: [Int?] = []
}

/// Four hundred photographs whose columns change. Three columns of 128 points, 131 from row to row; two of 193.5.
struct ColumnsPage: View {
  let app: ColumnsApp

  var body: some View {
    let columns = Binding {
      app.columns
    } set: {
      app.writes.append($0)
      if !app.keepsValue { app.columns = $0 }
    }
    if app.hasModifier {
      photographs.photoGridColumns(columns)
    } else {
      photographs
    }
  }

  @ViewBuilder private var photographs: some View {
    let selection = Binding<Int?> {
      app.opens ? app.selections.last ?? nil : nil
    } set: {
      app.selections.append($0)
    }
    if app.arrangement != nil {
      PhotoCollection(
        0..<400, id: \.self, arrangement: Binding(app, \.arrangement, default: .grid),
        selection: selection, aspectRatio: { _ in 1 }
      ) {
        Color.named("cell \($0)")
      }
    } else {
      PhotoGrid(0..<400, id: \.self, aspectRatio: { _ in app.ratio }, selection: selection) {
        Color.named("cell \($0)")
      }
      .photoGridCells(minimum: app.minimum)
      .photoGridSections(app.sections, months: app.months, years: app.years, height: 40)
    }
  }
}

extension Binding {
  @MainActor
  fileprivate init(
    _ app: ColumnsApp, _ path: ReferenceWritableKeyPath<ColumnsApp, Value?>, default value: Value
  ) {
    self.init {
      app[keyPath: path] ?? value
    } set: {
      app[keyPath: path] = $0
    }
  }
}
#endif
