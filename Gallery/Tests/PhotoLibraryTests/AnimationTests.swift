import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// Pictures that move, and what of their files is sent.
struct AnimationTests {
  private let place = "+53.5413+009.9841/"

  @Test(arguments: [PictureFormat.gif, .png, .webp])
  func aPictureOfSeveralFramesMoves(format: PictureFormat) throws {
    for frames in 1...3 {
      let file = AnimationFiles(frames: frames).file(format)
      #expect(AnimationParts.areWithinLimits(FileBytes(file), format) == (frames > 1))
    }
    // A file that was cut off, and one of very many frames.
    let whole = AnimationFiles(frames: 3).file(format)
    #expect(!AnimationParts.areWithinLimits(FileBytes(Array(whole.dropLast(9))), format))
    let many = AnimationFiles(frames: 5001).file(format)
    #expect(!AnimationParts.areWithinLimits(FileBytes(many), format))
    let large = AnimationFiles(frames: 2, width: 16_000, height: 2000).file(format)
    #expect(!AnimationParts.areWithinLimits(FileBytes(large), format))
  }

  @Test(arguments: [PictureFormat.gif, .png, .webp])
  func itIsSentWithoutTexts(format: PictureFormat) throws {
    // The frames, their durations and their repetition stay, and what follows the end goes.
    let moving = AnimationFiles(frames: 2).file(format)
    let file = moving + Array(place.utf8)
    var untold = file
    try HiddenBytes(FileBytes(file), format).hide(in: &untold, from: 0)
    #expect(untold == moving + Array(repeating: 0, count: place.utf8.count))
    // The parts of a GIF have at most 255 bytes.
    for length in [1, 17, 254, 255, 256, 257, 258, 300, 511, 512, 513, 1000] {
      let text = String(String(repeating: place, count: 60).prefix(length))
      let plain = AnimationFiles(frames: 2).file(format)
      let file = AnimationFiles(frames: 2, text: Array(text.utf8)).file(format)
      var sent = file
      try HiddenBytes(FileBytes(file), format).hide(in: &sent, from: 0)
      #expect(sent.count == file.count && sent != file)
      let parts = try AnimationParts(FileBytes(sent), format)
      #expect(try parts.frames == AnimationParts(FileBytes(plain), format).frames)
      #expect(length < 17 || sent.firstRange(of: Array(place.utf8)) == nil, "\(length)")
      // Nothing is left to hide.
      var again = sent
      try HiddenBytes(FileBytes(sent), format).hide(in: &again, from: 0)
      #expect(again == sent)
    }
  }
}

extension AnimationFiles {
  fileprivate func file(_ format: PictureFormat) -> [UInt8] {
    switch format {
    case .gif: gif
    case .png: png
    default: webP
    }
  }
}
