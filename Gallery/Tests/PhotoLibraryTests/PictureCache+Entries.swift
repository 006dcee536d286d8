import Foundation

@testable import PhotoLibrary

extension PictureCache.Entry {
  /// The entry of a photograph without a file; another one for each number.
  init(number: Int) { self.init(PhotoID(number: number), FileStamp(stat()), PixelSize(4, 3)) }
}

extension MadePictures {
  /// One picture, of about this many bytes.
  init(bytes: Int) {
    let jpeg = Array(repeating: UInt8(7), count: bytes) + [0xFF, 0xD9]
    self.init(pictures: [.init(width: 1, height: 1, jpeg: jpeg)], average: 0, isIncomplete: false)
  }
}
