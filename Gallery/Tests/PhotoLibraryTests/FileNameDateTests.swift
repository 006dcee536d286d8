import Testing

@testable import PhotoLibrary

struct FileNameDateTests {
  @Test(arguments: [
    ("IMG-20230811-WA0001.jpg", "2023-08-11T00:00:00"),
    ("PXL_20230811_142208123.jpg", "2023-08-11T14:22:08"),
    ("PXL_20230811_142208123.MP.jpg", "2023-08-11T14:22:08"),
    ("IMG_20230811_142208.jpg", "2023-08-11T14:22:08"),
    ("20230811142208.jpg", "2023-08-11T14:22:08"),
    ("Screenshot 2023-08-11 at 14.22.08.png", "2023-08-11T14:22:08"),
    ("2023-08-11 14.22.08-1.jpg", "2023-08-11T14:22:08"),
    ("signal-2023-08-11-142208.jpg", "2023-08-11T14:22:08"),
    ("WhatsApp Image 2023-08-11 at 14.22.08.jpeg", "2023-08-11T14:22:08"),
    ("holiday 2023.08.11.jpg", "2023-08-11T00:00:00"),
    ("IMG_20230811_999999.jpg", "2023-08-11T00:00:00"),
  ])
  func readsTheDate(name: String, date: String) {
    #expect(TakenDate(fileName: name)?.iso8601 == date)
  }

  @Test(arguments: [
    "", "a.jpg", "IMG_1234.jpg", "DSC00012345.jpg", "20231311.jpg", "20230230.jpg", "17891114.jpg",
    "120230811.jpg", "1691756528123.jpg", "99991231.jpg", "２０２３０８１１.jpg", "2023-8-11.jpg",
  ])
  func findsNoneInOtherNames(name: String) {
    #expect(TakenDate(fileName: name) == nil)
  }
}
