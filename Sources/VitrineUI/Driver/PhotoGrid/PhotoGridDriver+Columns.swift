import Vitrine

/// A layer of cells of a grid.
enum CellLayer: Int, CaseIterable {
  /// The cells of the grid; while the columns change, those of the layout of more columns.
  case main
  /// Copies in the layout of fewer columns, which cover the main layer and fade.
  case covering
  /// The copy of the photograph between the fingers, which is in front of both.
  case front

  /// The layer of a cell of a grid whose columns change.
  init(lap: Int) { self = CellLayer(rawValue: lap) ?? .main }
}

/// How a grid draws its layers of cells.
struct CellLayers: Equatable {
  private var layers: [DrawnLayer] = []

  /// A layer as it is drawn.
  struct DrawnLayer: Equatable {
    var scale = 1.0
    var opacity = 1.0
    /// The top left corner, in points from that of the grid.
    var position = Vector.zero
  }

  /// Creates the layers of a scene.
  init(_ scene: ExhibitScene) {
    layers = scene.layers.map {
      DrawnLayer(scale: $0.scale, opacity: $0.opacity, position: $0.position)
    }
  }

  /// Whether the columns change.
  var isChanging: Bool { !layers.isEmpty }

  /// The layer as it is drawn. At rest all of them lie where the grid lies.
  subscript(layer: CellLayer) -> DrawnLayer {
    guard layers.count == 2 else { return DrawnLayer() }
    var drawn = layers[layer == .main ? 0 : 1]
    if layer == .front { drawn.opacity = 1 }
    return drawn
  }
}

/// The number of columns as the app has it.
struct GridColumns {
  /// The value of the app's binding.
  var bound = BoundValues<Int?>(nil)
  /// The value that the app has assigned last; nil if the columns follow from the size of cells.
  var assigned: Int?
  /// Whether the engine does not have the assigned value yet, because it needs the width of the grid.
  var isAwaited = false
  /// Called with the columns that the person has chosen, once for each decision.
  var onChange: (Int) -> Void = { _ in }
  /// Returns the present value of the app's binding; nil without a binding.
  var present: () -> Int?? = { nil }
}

extension PhotoGridDriver {
  /// Returns the cells of a layer. At rest, and in every other arrangement, all of them are in the main layer.
  func cells(of layer: CellLayer) -> [Cell<ID>] {
    isChangingColumns ? cells.filter { CellLayer(lap: $0.id.lap) == layer } : cells
  }

  /// Handles a pinch, relative to the window of the grid. At its end the height of the grid and the scroll position change together.
  func pinch(_ phase: Magnify.Phase, scale: Double, at position: Vector, time: Double) {
    guard exhibit.model.arrangement == .grid else { return }
    let sample = Magnify(phase, scale: scale, position: position)
    let isEnd = phase == .ended || phase == .cancelled
    exhibit.update {
      let isTaken = exhibit.handle(.magnify(sample), at: time).claim == .mine
      publish(isTaken && !isEnd, as: \.isPinched)
      if isTaken, isEnd { exhibit.drawNow() }
    }
  }

  /// Applies the columns of the app if they have changed. Without a number they follow from the size of cells again.
  func follow(columns new: Int?, animated: Bool) {
    if columns.bound.receive(new) != new {
      (columns.assigned, columns.isAwaited) = (new, new != nil)
      if new == nil { exhibit.handle(.option(.minCell, exhibit.options.sanitized(.minCell))) }
    }
    sendColumns(animated: animated)
  }

  /// Applies the columns of the app again, after the size of cells has changed.
  func keepColumns() {
    columns.isAwaited = columns.assigned != nil
    sendColumns()
  }

  /// Sends the columns that the engine does not have yet, once the grid has a width.
  func sendColumns(animated: Bool = false) {
    guard columns.isAwaited, let assigned = columns.assigned, width > 0 else { return }
    columns.isAwaited = false
    exhibit.handle(.columns(assigned, about: nil, animated: animated && dimensions.height > 0))
    exhibit.drawNow()
    report(columns: exhibit.model.columns)
  }

  /// Reports the columns that the grid has or will have, unless the app has the same number.
  func report(columns new: Int) {
    guard let present = columns.present(), present != new else { return }
    columns.assigned = new
    columns.onChange(new)
    columns.bound.note(reported: new, of: \.self, present: columns.present())
  }
}
