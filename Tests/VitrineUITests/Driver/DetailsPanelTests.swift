import Testing
import Vitrine

@testable import VitrineUI

/// The panel of details 400 points high, below a photograph.
@Suite struct DetailsPanelTests {
  private let edge = PanelEdge(direction: Vector(x: 0, y: 1), length: 400)

  private func open(at time: Double = 0) -> DetailsPanel {
    var panel = DetailsPanel()
    panel.edge = edge
    panel.setOpen(true, animated: true, at: time)
    return panel
  }

  private func touch(
    _ panel: inout DetailsPanel, _ phase: Pointer.Phase, y: Double, x: Double = 0, at time: Double
  ) -> Response {
    panel.handle(
      Pointer(id: 1, phase, position: Vector(x: x, y: y)), animated: true, at: time, shown: time)
  }

  @Test func aFingerHoldsAMovingPanelWhereItIsSeen() {
    var panel = open()
    let seen = panel.share(at: 0.1)
    #expect(seen > 0 && seen < 1)
    #expect(touch(&panel, .down, y: 300, at: 0.1).claim == .mine)
    #expect(panel.share(at: 0.1) == seen && panel.share(at: 3) == seen && !panel.isMoving(at: 3))
    #expect(touch(&panel, .move, y: 340, at: 3).claim == .mine)
    #expect(abs(panel.share(at: 3) - (seen - 0.1)) < 1e-9)
  }

  @Test(arguments: [(-200.0, true), (200, false)])
  func aThrowDecidesByItsDirectionWithoutAJump(velocity: Double, opens: Bool) {
    var panel = open()
    _ = touch(&panel, .down, y: 100, at: 0.12)
    let steps = 6
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      _ = touch(&panel, .move, y: 100 + velocity * part, at: 0.12 + 0.1 * part)
    }
    let held = panel.share(at: 0.22)
    #expect(touch(&panel, .up, y: 100 + velocity, at: 0.22).suppressesClick)
    #expect(panel.isOpen == opens && abs(panel.share(at: 0.2201) - held) < 0.01)
    #expect(panel.share(at: 3) == (opens ? 1 : 0) && !panel.isMoving(at: 3))
    #expect(panel.isClosed(at: 3) == !opens)
  }

  @Test func contentAtRestKeepsItsTouchesAndTheHeaderItsTaps() {
    var panel = open()
    #expect(touch(&panel, .down, y: 100, at: 5).claim == .yours)
    #expect(touch(&panel, .up, y: 100, at: 5.1).claim == .yours)
    #expect(touch(&panel, .down, y: 20, at: 6).claim == .pending)
    #expect(touch(&panel, .up, y: 20, at: 6.1) == Response(.yours) && panel.share(at: 6.2) == 1)
    _ = touch(&panel, .down, y: 20, at: 7)
    #expect(touch(&panel, .move, y: 29, at: 7.1).claim == .pending)
    #expect(touch(&panel, .move, y: 31, at: 7.2).claim == .mine && panel.share(at: 7.2) == 1)
    #expect(touch(&panel, .move, y: 71, at: 7.3).claim == .mine)
    #expect(abs(panel.share(at: 7.3) - 0.9) < 1e-9)
    #expect(touch(&panel, .cancel, y: 71, at: 7.4).claim == .yours)
    #expect(panel.isOpen && panel.share(at: 10) == 1)
  }

  @Test func aDragAcrossIsNotThePanels() {
    var panel = open()
    _ = touch(&panel, .down, y: 20, at: 5)
    #expect(touch(&panel, .move, y: 24, x: 30, at: 5.1).claim == .yours)
    #expect(
      touch(&panel, .move, y: 90, x: 30, at: 5.2).claim == .yours && panel.share(at: 5.2) == 1)
  }

  @Test func anotherFingerAndNumbersOutOfRangeChangeNothing() {
    var panel = open()
    _ = touch(&panel, .down, y: 20, at: 0.1)
    let seen = panel.share(at: 0.1)
    for phase in [Pointer.Phase.down, .move, .up, .leave] {
      let other = Pointer(id: 2, phase, position: Vector(x: 0, y: 300))
      _ = panel.handle(other, animated: true, at: 0.2, shown: 0.2)
    }
    #expect(panel.share(at: 0.2) == seen)
    for y in [-1e9, 1e9] {
      _ = touch(&panel, .move, y: y, at: 0.3)
      #expect((0...1).contains(panel.share(at: 0.3)))
    }
  }

  @Test func slowAnimationsTakeLongerOnTheSamePath() {
    var (panel, slow) = (DetailsPanel(), DetailsPanel())
    slow.speed = 0.2
    panel.setOpen(true, animated: true, at: 0)
    slow.setOpen(true, animated: true, at: 0)
    #expect(abs(panel.share(at: 0.1) - slow.share(at: 0.5)) < 1e-9)
  }
}
