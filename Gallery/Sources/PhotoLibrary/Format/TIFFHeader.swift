/// TIFF 6.0: the first directory contains the size of the first page, and EXIF.
enum TIFFHeader {
  static func frame(_ bytes: FileBytes) throws(PictureProblem) -> PictureFrame {
    let block = 0..<bytes.count
    guard let tags = TagDirectory(bytes, block: block), let width = tags.number(256),
      let height = tags.number(257)
    else { throw .broken("TIFF directory") }
    return PictureFrame(width: width, height: height, exif: block)
  }
}
