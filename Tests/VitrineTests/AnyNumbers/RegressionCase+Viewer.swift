import Vitrine

extension RegressionCase {
  private static let opening = Event.Kind.open(item: 0, ratio: 1.5, animated: true)

  /// Photographs under way.
  static let viewers: [RegressionCase] = [
    RegressionCase(
      .viewer, "a photograph on its way to the screen was mirrored when the screen shrank",
      .at(0, .screen(844, 844)), .at(0, .sourceFrame(16, 200, 118, 118)), .at(0, opening),
      .at(0.05, .screen(100, 100)), .draw(at: 0.05), .draw(at: 0.1)),
    RegressionCase(
      .viewer, "a photograph in a hand was mirrored when the screen shrank",
      .at(0, .screen(844, 844)), .at(0, .sourceFrame(16, 200, 118, 118)), .at(0, opening),
      .at(0.05, .finger(.down, 60, 250)), .at(0.1, .screen(100, 100)), .draw(at: 0.1)),
    RegressionCase(
      .viewer, "a photograph in a hand was mirrored when its picture turned out to be narrow",
      .at(0, .screen(390, 300)), .at(0, .sourceFrame(16, 200, 118, 118)), .at(0, opening),
      .at(0.05, .finger(.down, 60, 250)), .at(0.1, .picture(item: 0, ratio: 0.2, width: 400)),
      .draw(at: 0.1)),
    RegressionCase(
      .viewer, "a photograph that springs into a place of a few points was mirrored on the way",
      .at(0, .screen(844, 844)), .at(0, .sourceFrame(16, 200, 4, 4)),
      .at(0, .open(item: 0, ratio: 1.5, animated: false)), .at(1, .finger(.down, 400, 400)),
      .at(1.02, .finger(.move, 400, 440)), .at(1.04, .finger(.move, 400, 500)),
      .at(1.06, .finger(.move, 400, 580)), .at(1.07, .finger(.up, 400, 580)), .draw(at: 1.25),
      .draw(at: 1.3), .draw(at: 1.35), .draw(at: 1.4)),
    RegressionCase(
      .viewer, "a photograph was mirrored when the place it returned to shrank",
      .at(0, .screen(390, 844)), .at(0, .sourceFrame(0, 0, 390, 844)), .at(0, opening),
      .at(1, .finger(.down, 200, 400)), .at(1.1, .finger(.move, 200, 800)),
      .at(1.2, .finger(.up, 200, 800)), .at(1.21, .sourceFrame(0, 0, 2, 4)), .draw(at: 1.21)),
    RegressionCase(
      .viewer, "a photograph on a screen without extent was cropped by more than there was of it",
      .at(0, .sourceFrame(16, 200, 118, 118)), .at(0, opening), .draw(at: 0)),
    RegressionCase(
      .viewer, "a photograph on a screen of more points than there are was cropped by as many",
      .at(0, .screen(390, 1e135)), .at(0, .sourceFrame(16, 200, 118, 118)), .at(0, opening),
      .draw(at: 0.1)),
    RegressionCase(
      .viewer, "a photograph shown at once went on panning without anybody drawing it",
      .at(0, .screen(390, 300)), .at(0, .open(item: 0, ratio: 4, animated: false)),
      .at(1, .trackpad(.changed, 1.2, y: 20)), .at(1.2, .trackpad(.ended, 1)),
      .at(1.25, .open(item: 0, ratio: 4, animated: false)), .draw(at: 1.25)),
  ]

  /// Photographs beside each other.
  static let pages: [RegressionCase] = [
    RegressionCase(
      .viewer, "a photograph beside the one in a hand stopped in mid-flight",
      .at(0, .screen(390, 300)), .at(0, .count(5)), .at(0, opening), .at(0.01, .key(.pageDown)),
      .at(0.01, .finger(.down, 385, 10)), .draw(at: 0.01)),
    RegressionCase(
      .viewer, "two photographs caught while they cross-faded stayed half seen",
      .at(0, .screen(390, 300)), .at(0, .count(5)), .at(0, .prefers(less: true)),
      .at(0, .open(item: 0, ratio: 1.5, animated: false)), .at(1, .key(.pageDown)),
      .at(1.05, .finger(.down, 200, 150)), .draw(at: 1.05)),
    RegressionCase(
      .viewer, "keyframes of photographs that cross-fade trapped after an event of an earlier time",
      .at(0, .count(5)), .at(0, opening), .at(0, .option(.speed, 3.44)),
      .at(0.7, .prefers(less: true)), .at(8.4, .focus(item: 2)), .at(8.3, .key(.pageDown)),
      .compositorMotion(at: 7.4)),
  ]

  /// Times.
  static let times: [RegressionCase] = [
    RegressionCase(
      .plain, "a scene drawn at the end of all time was the last that moved",
      .at(0, .screen(390, 300)), .at(0, .count(5)), .draw(at: .infinity), .at(1, .step(1)),
      .draw(at: 1.1)),
    RegressionCase(
      .plain, "a strip made up for the autoplay of thousands of years",
      .at(0, .screen(390, 300)), .at(0, .count(5)), .at(0, .option(.autoplay, 1000)),
      .draw(at: 1e10), .signals),
    RegressionCase(
      .plain, "a strip never came to the end of time",
      .at(0, .screen(390, 300)), .at(0, .count(5)), .at(0, .option(.autoplay, 1000)),
      .at(1e300, .step(1)), .draw(at: 1e300)),
  ]
}
