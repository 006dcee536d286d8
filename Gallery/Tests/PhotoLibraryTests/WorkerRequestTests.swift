import Testing

@testable import PhotoLibrary

struct WorkerRequestTests {
  @Test func arrivesAsItWasSent() {
    for format in PictureFormat.allCases {
      let whole = WorkerRequest(format)
      #expect(WorkerRequest(whole.message) == whole)
      for orientation in Orientation.allCases {
        let part = WorkerRequest(
          format, EmbeddedPicture(range: 5_000_000_000..<5_000_000_123, orientation: orientation))
        #expect(part.message.count == WorkerRequest.length)
        #expect(WorkerRequest(part.message) == part)
      }
    }
  }

  @Test func refusesInvalidMessages() {
    let message = WorkerRequest(.jpeg).message
    #expect(WorkerRequest([]) == nil && WorkerRequest(message.dropLast()) == nil)
    #expect(WorkerRequest([99] + message.dropFirst()) == nil)
    #expect(WorkerRequest(message.prefix(2) + Array(repeating: 0xFF, count: 16)) == nil)
  }
}
