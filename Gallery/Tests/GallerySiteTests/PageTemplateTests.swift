import Testing

@testable import GallerySite

struct PageTemplateTests {
  @Test(arguments: [
    ("a{{x}}b", "a1b"), ("{{x}}{{x}}", "11"), ("{{y}}", ""), ("{{x", "{{x"), ("x}}", "x}}"),
    ("", ""),
    ("{{ x }}", ""), ("{x}", "{x}"),
  ])
  func fillsItsPlaceholders(template: String, page: String) {
    #expect(PageTemplate(template).filled(["x": "1"]) == page)
  }

  @Test func leavesBracesInValues() {
    #expect(PageTemplate("{{x}}{{y}}").filled(["x": "{{y}}", "y": "2"]) == "{{y}}2")
  }

  @Test func escapesMarkup() {
    #expect(
      "<a href=\"x\" title='&'>\0".escapedForHTML
        == "&lt;a href=&quot;x&quot; title=&#39;&amp;&#39;&gt;\u{FFFD}")
  }
}
