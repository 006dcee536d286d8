import Testing

@testable import Vitrine

@Suite struct PoseTests {
  private let screen = Dimensions(width: 390, height: 844)
  private let cell = Source(
    frame: Frame(x: 16, y: 200, width: 118, height: 118), radii: CornerRadii(8))

  @Test func endsMeetTheVectors() {
    for zoom in ZoomVectors.all.zoomRects {
      let (seated, spread) = ends(of: zoom)
      #expect(seated.visible == Frame(zoom.cell))
      #expect(seated.outline.isNear(Frame(zoom.cellFill)))
      #expect(spread.outline.isNear(Frame(zoom.fit)))
      #expect(spread.visible == spread.outline)
    }
  }

  @Test func theWayBetweenThemMeetsTheVectors() {
    for zoom in ZoomVectors.all.zoomRects {
      for instant in zoom.frames {
        let pose = mix(zoom, instant.p)
        #expect(pose.outline.isNear(Frame(instant.image)), "at \(instant.p)")
        if instant.p <= 1 { #expect(pose.visible.isNear(Frame(instant.clip)), "at \(instant.p)") }
      }
    }
  }

  /// A picture overshoots with its spring. In the vectors, the crop stops at the end of the flight. In the engine, the crop
  /// overshoots too, and is cut to the picture. Both show no empty strip, but only the second has no corner where the
  /// overshoot begins.
  @Test func beyondTheEndNoSliverShows() {
    for zoom in ZoomVectors.all.zoomRects {
      let (pose, fit) = (mix(zoom, 1.04), Frame(zoom.fit))
      let drawn = Placement(
        item: 0, box: fit.dimensions, outline: pose.outline,
        visible: pose.visible.intersection(pose.outline), radii: .zero)
      #expect(drawn.frame.intersection(drawn.outline).isNear(drawn.frame))
      #expect(drawn.frame.intersection(pose.visible).isNear(drawn.frame))
      let shared = drawn.frame.intersection(fit)
      #expect(shared.width > 0 && shared.height > 0)
    }
  }

  @Test func betweenTheEndsThePictureAlwaysFillsWhatIsSeen() {
    for ratio in SmallDomains.ratios {
      let (from, to) = (
        Pose.atSource(cell, ratio: ratio), Pose.fitting(screen, ratio: ratio)
      )
      for step in 0...20 {
        let pose = from + (to - from) * (Double(step) / 20)
        #expect(pose.visible.intersection(pose.outline).isNear(pose.visible, within: 1e-6))
      }
    }
  }

  @Test func seatedIsThePlaceItself() {
    let pose = Pose.atSource(cell, ratio: 1.5)
    #expect(pose.visible == cell.frame && pose.radii == cell.radii)
    #expect((pose.opacity, pose.backdrop, pose.controls) == (1, 0, 0))
  }

  @Test func seatedKeepsTheFocusOfItsPlaceInView() {
    var source = cell
    source.focus = .zero
    #expect(Pose.atSource(source, ratio: 4).outline.origin == cell.frame.origin)
  }

  @Test func spreadIsOnTheScreenAndSquare() {
    for ratio in SmallDomains.ratios {
      let pose = Pose.fitting(screen, ratio: ratio)
      #expect(pose.outline == Frame(x: 0, y: 0, width: 390, height: 844).fitting(ratio: ratio))
      #expect(pose.radii == .zero)
      #expect((pose.opacity, pose.backdrop, pose.controls) == (1, 1, 1))
    }
  }

  @Test func vanishedIsSmallerAboutTheSameMiddleAndInvisible() {
    let (spread, gone) = (
      Pose.fitting(screen, ratio: 1.5), Pose.hidden(.fitting(screen, ratio: 1.5))
    )
    #expect(gone.outline.center.isNear(spread.outline.center))
    #expect(agree(gone.outline.width, 0.9 * spread.outline.width, within: 1e-12))
    #expect((gone.opacity, gone.backdrop, gone.controls) == (0, 0, 0))
  }

  @Test func posesAddAndScaleLikeNumbers() {
    let (a, b) = (Pose.atSource(cell, ratio: 1.5), Pose.fitting(screen, ratio: 1.5))
    #expect((a + (b - a)).isNear(b))
    #expect(((a + b) * 0.5).isNear(a * 0.5 + b * 0.5))
    #expect(a - a == .zero && a + .zero == a)
  }

  @Test func nothingInAPoseSettlesWhileItIsStillSeenToMove() {
    let least = 0.25
    var difference = Pose.zero
    difference.visible.height = -300
    #expect(difference.magnitude(atLeast: least) == 300)
    for part: WritableKeyPath<Pose, Double> in [\.opacity, \.backdrop, \.controls] {
      var difference = Pose.zero
      difference[keyPath: part] = -0.003
      #expect(difference.magnitude(atLeast: least) > least, "three quarters of a shade may be seen")
      difference[keyPath: part] = 0.0015
      #expect(difference.magnitude(atLeast: least) < least)
    }
  }

  private func ends(of zoom: ZoomVectors.Zoom) -> (seated: Pose, spread: Pose) {
    (
      .atSource(Source(frame: Frame(zoom.cell)), ratio: zoom.ratio),
      .fitting(Frame(zoom.screen).dimensions, ratio: zoom.ratio)
    )
  }

  private func mix(_ zoom: ZoomVectors.Zoom, _ progress: Double) -> Pose {
    let (seated, spread) = ends(of: zoom)
    return seated + (spread - seated) * progress
  }
}
