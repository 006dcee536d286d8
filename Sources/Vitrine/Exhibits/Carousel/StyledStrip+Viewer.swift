/// The item of a strip that is open in a viewer.
extension StyledStrip {
  /// Hides an item while the viewer shows it; nil shows it again. First, the item moves to the line, unless the strip rests at
  /// any offset and the item is visible. An open card stays open meanwhile.
  mutating func empty(_ item: Int?) {
    guard BuildFeature.viewer else { return }
    guard let item else { return appearance.empty(nil) }
    guard (0..<scroller.strip.count).contains(item) else { return }
    appearance.empty(item)
    keepOpen(item)
    let isVisible =
      if case .some = source(in: placement(ofNearest: item, at: scroller.now)) { true } else {
        false
      }
    if item != scroller.targetItem, scroller.snap != .free || !isVisible {
      select(item, animated: false)
    }
    // The original flies. In a loop, its lap is the one nearest to the line.
    scroller.makeOriginal(of: item)
  }

  /// Notes where the picture of the open item is on the screen now.
  mutating func setSource(_ source: Source?) {
    guard BuildFeature.viewer, let item = appearance.viewed?.item else { return }
    appearance.setSource(source, in: placement(ofNearest: item, at: scroller.now))
  }
}
