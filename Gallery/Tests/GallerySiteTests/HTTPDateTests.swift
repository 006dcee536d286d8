import Foundation
import Testing

@testable import GallerySite

struct HTTPDateTests {
  @Test(arguments: [
    (0.0, "Thu, 01 Jan 1970 00:00:00 GMT"), (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
    (784_111_777.9, "Sun, 06 Nov 1994 08:49:37 GMT"),
    (1_709_164_799, "Wed, 28 Feb 2024 23:59:59 GMT"),
    (1_709_164_800, "Thu, 29 Feb 2024 00:00:00 GMT"),
    (4_102_444_800, "Fri, 01 Jan 2100 00:00:00 GMT"),
  ])
  func isWrittenAsTheStandardSays(seconds: Double, text: String) {
    let date = HTTPDate(Date(timeIntervalSince1970: seconds))
    #expect(date.description == text)
    #expect(HTTPDate(text) == date)
  }

  @Test(arguments: [
    "", "nonsense", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
    "Mon, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMT.",
    "Sun, 31 Feb 2024 08:49:37 GMT",
    "Sun, 06 Nov 1994 25:49:37 GMT", "1994-11-06T08:49:37Z",
  ])
  func isNotReadFromAnythingElse(field: String) {
    #expect(HTTPDate(field) == nil)
  }
}
