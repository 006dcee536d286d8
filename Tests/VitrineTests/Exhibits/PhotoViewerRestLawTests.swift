import Testing
import Vitrine

/// Where a photograph rests, after random streams of events.
@Suite struct PhotoViewerRestLawTests {
  @Test func atRestExactlyOnePhotographIsInViewAndItIsThere() {
    expectLaw { events in
      let (rig, pictures) = atRest(after: events, on: ViewerRig.screen)
      guard let item = rig.model.item else { return nil }
      let seen = rig.scene.placements.filter { $0.frame.x < 390 && $0.frame.maxX > 0 }
      guard seen.map(\.item) == [item], rig.scene.current == item else { return "\(seen)" }
      let fit = ViewerRig.fit(ratio: pictures.ratio(of: item))
      let isAtFit = abs(seen[0].outline.width - fit.width) < 1e-9
      if isAtFit, seen[0].frame != fit { return "rests at \(seen[0].frame), not \(fit)" }
      let count = rig.record.items.count
      return count == 0 || (0..<count).contains(item) ? nil : "there is no \(item)"
    }
  }

  @Test func restIsAtFitOrWithinTheLimitsWhateverHappened() {
    expectLaw { events in
      let (rig, pictures) = atRest(after: events)
      guard let item = rig.model.item else { return nil }
      guard let photo = rig.scene.photo else { return "\(item) is not drawn" }
      let screen = rig.record.viewport.dimensions
      guard screen.width > 0 else { return nil }
      let limits = pictures.limits(of: item, in: rig)
      let scale = photo.outline.width / limits.fit.width
      guard scale >= 1 - 1e-9, scale <= limits.maximum + 1e-9 else { return "zoomed by \(scale)" }
      let pan = photo.outline.center - Vector(x: screen.width / 2, y: screen.height / 2)
      guard pan.isNear(limits.confined(pan, at: scale)) else { return "an edge is in view: \(pan)" }
      guard photo.outline.dimensions.isNear(photo.box) else { return "not as large as it rests" }
      guard photo.frame.isNear(photo.outline) else { return "it is cropped: \(photo.crop)" }
      let shades = [photo.opacity, rig.scene.sceneOpacity, rig.scene.backdrop, rig.scene.controls]
      return shades == [1, 1, 1, 1] ? nil : "its shades are \(shades)"
    }
  }

  /// A viewer half a minute after all fingers were lifted, at the end on `screen` if there is one, and its pictures.
  private func atRest(after events: [Event], on screen: Dimensions? = nil)
    -> (rig: ViewerRig, pictures: PictureRecord)
  {
    var (rig, pictures) = (ViewerRig(), PictureRecord())
    for event in events {
      // By itself it may close until then.
      rig.draw(at: event.time)
      pictures.take(event, for: rig)
      rig.happen(event)
    }
    let last = events.last?.time ?? 0
    if let screen { rig.happen(.viewport(Viewport(screen: screen)), at: last) }
    rig.liftAllFingers(at: last)
    rig.draw(at: last + 30)
    return (rig, pictures)
  }
}
