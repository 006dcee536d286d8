extension Canvas {
  /// Softens edges between near and far along rows. A land is painted column by column, so its
  /// upright edges have steps.
  mutating func softenUprightEdges() {
    for row in 0..<height {
      var left = pixels[row * width]
      for index in row * width + 1..<row * width + width - 1 {
        let own = pixels[index]
        if isEdge(index - 1, index) || isEdge(index, index + 1) {
          pixels[index] = own * 0.5 + (left + pixels[index + 1]) * 0.25
        }
        left = own
      }
    }
  }

  /// Whether one pixel is clearly farther away than the other.
  @inline(__always)
  private func isEdge(_ left: Int, _ right: Int) -> Bool {
    let (near, far) = (
      min(distance[left], distance[right]), max(distance[left], distance[right])
    )
    return far > near * 1.12
  }
}
