import Testing
import Vitrine

@testable import VitrineUI

/// Warnings about options that are out of range, in the units of the modifiers.
@MainActor @Suite struct OptionWarningTests {
  @Test(arguments: [
    (
      Option.spacing, -5.0,
      "the spacing cannot be -5.0 points; 0.0 is used. Set it to 0.0 to 1000.0 points."
    ),
    (
      .hoverDelay, 20_000,
      "the hover delay cannot be 20.0 seconds; 10.0 is used. Set it to 0.0 to 10.0 seconds."
    ),
    (
      .autoplay, -1000,
      "the autoplay cannot be -1.0 seconds; 0.0 is used. Set it to 0.0 to 3600.0 seconds."
    ),
    (.momentum, .nan, "the momentum cannot be nan; 0.66 is used. Set it to 0.0 to 4.0."),
  ])
  func aWarningSaysWhatIsUsedInstead(option: Option, value: Double, text: String) {
    let fixture = CarouselFixture()
    var options = fixture.driver.options
    options[option] = value
    fixture.driver.configure(options, extent: .fixed(100))
    #expect(fixture.reports.warnings == [text])
    fixture.driver.configure(options, extent: .fixed(120))
    #expect(fixture.reports.warnings.count == 1, "each text is written once")
  }
}
