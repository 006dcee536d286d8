import Testing

@testable import PhotoLibrary

struct TakenDateTests {
  @Test(arguments: [
    "0000:00:00 00:00:00", "2020:13:01 00:00:00", "2020:02:30 10:00:00", "2021:02:29 10:00:00",
    "2020:06:08 25:61:61", "9999:01:01 00:00:00", "", "    :  :     :  :  ", "2020:06:08",
    "yesterday",
    "2020:06:08 14:03:22:11",
  ])
  func refusesInvalidDates(text: String) {
    #expect(TakenDate(text) == nil)
  }

  @Test(arguments: [
    ("2020:06:08 14:03:22", "2020-06-08T14:03:22"), ("2020-06-08T14:03:22", "2020-06-08T14:03:22"),
    ("2020:02:29 00:00:00", "2020-02-29T00:00:00"), ("1926:1:2 3:4:5", "1926-01-02T03:04:05"),
  ])
  func readsTheDatesOfCameras(text: String, iso: String) {
    #expect(TakenDate(text)?.iso8601 == iso)
  }

  @Test(arguments: ["2:00", "+2", "abcdef", "+0200", "", "é02:00"])
  func omitsAnInvalidOffset(offset: String) {
    let date = TakenDate("2020:06:08 14:03:22", fraction: "x", offset: offset)
    #expect(date?.iso8601 == "2020-06-08T14:03:22")
  }

  @Test(arguments: [
    "2020-06-08T14:03:22", "2020-06-08T14:03:22.25", "2020-06-08T14:03:22-03:30",
    "2020-06-08T14:03:22.007+02:00",
  ])
  func readsWhatItHasWritten(text: String) {
    #expect(TakenDate(iso8601: text)?.iso8601 == text)
  }

  @Test func ordersByTheClockOnTheCamera() throws {
    let dates = ["2019:12:31 23:59:59", "2020:01:01 00:00:00", "2020:01:01 00:00:01"]
      .map { TakenDate($0)! }
    #expect(dates.shuffled().sorted() == dates)
    let finer = try #require(TakenDate("2020:01:01 00:00:00", fraction: "5"))
    #expect(dates[1] < finer && finer < dates[2])
  }
}
