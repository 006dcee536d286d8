import Testing

@testable import PhotoLibrary

struct WorkerRequestTests {
  let whole = PixelSize(4000, 3000)

  @Test func arrivesAsItWasSent() {
    for format in PictureFormat.allCases {
      let region = PhotoRegion(left: 256, top: 65_535, size: PixelSize(1, 512))
      for requested in [nil, .larger(PixelSize(65_535, 1)), PictureOnDemand.region(region)] {
        let request = WorkerRequest(format, whole: whole, requested: requested)
        #expect(WorkerRequest(request.message) == request)
      }
      for orientation in Orientation.allCases {
        let picture = EmbeddedPicture(
          range: 5_000_000_000..<5_000_000_123, orientation: orientation)
        let part = WorkerRequest(format, picture, whole: whole)
        #expect(part.message.count == WorkerRequest.length)
        #expect(WorkerRequest(part.message) == part)
      }
    }
  }

  @Test func refusesInvalidMessages() {
    let message = WorkerRequest(.jpeg, whole: whole).message
    #expect(WorkerRequest([]) == nil && WorkerRequest(message.dropLast()) == nil)
    #expect(WorkerRequest([99] + message.dropFirst()) == nil)
    #expect(WorkerRequest(message.prefix(2) + Array(repeating: 0xFF, count: 65)) == nil)
    #expect(WorkerRequest(WorkerRequest(.jpeg, whole: PixelSize(0, 10)).message) == nil)
    #expect(WorkerRequest(WorkerRequest(.jpeg, whole: PixelSize(65_536, 10)).message) == nil)
  }
}
