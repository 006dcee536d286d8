import Testing

@testable import PhotoLibrary

struct SkippedTests {
  @Test(arguments: [
    ("plain.jpg", "\"plain.jpg\""), ("a\"b", "\"a\\\"b\""), ("a\\b", "\"a\\\\b\""),
    ("a\nb", "\"a\\u{A}b\""), ("\u{1B}[2J", "\"\\u{1B}[2J\""), ("a\u{202E}b", "\"a\\u{202E}b\""),
    ("a\u{2028}b", "\"a\\u{2028}b\""), ("é👍", "\"é👍\""),
  ])
  func takesOneLineWithoutControlCharacters(name: String, line: String) {
    #expect(quoted(name) == line)
    #expect(Skipped(name: name, reason: "why").description == "skipped \(line): why")
  }
}
