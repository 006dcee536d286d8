import Vitrine

extension CarouselDriver {
  /// Records everything from the first event on. Returns the driver.
  func recorded(in recording: VitrineRecording?) -> CarouselDriver {
    exhibit.record(in: recording, as: word)
    return self
  }

  /// The word of traces for the kind of carousel.
  private var word: String {
    switch kind {
    case .plain: "carousel"
    case .expanding: "expanding"
    case .stitched: "stitched"
    }
  }
}

extension PhotoGridDriver {
  /// Records everything from the first event on, also in the viewer. Returns the driver.
  func recorded(in recording: VitrineRecording?) -> PhotoGridDriver {
    if showsCells { exhibit.record(in: recording, as: "grid") }
    viewer.exhibit.record(in: recording, as: "viewer")
    return self
  }
}
