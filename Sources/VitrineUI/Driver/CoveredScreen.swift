/// The effect of an open photograph on what the system draws over the window.
struct CoveredScreen: Equatable {
  /// Whether the backdrop hides the page, at more than half of its opacity.
  var isCovered = false
  /// Whether the controls are hidden too, and the system's with them.
  var hidesControls = false

  /// Creates the state for the opacities of the backdrop and the controls.
  init(backdrop: Double = 0, controls: Double = 1) {
    isCovered = backdrop > 0.5
    hidesControls = isCovered && controls == 0
  }
}
