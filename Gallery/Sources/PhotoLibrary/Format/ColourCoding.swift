/// The primaries and the transfer function of colours, by their numbers in ITU-T H.273.
struct ColourCoding: Equatable {
  let primaries: Int
  let transfer: Int
}

extension PictureFormat {
  /// Returns the coding that a file declares; nil if it declares none, or if its declaration cannot be read.
  func coding(_ bytes: FileBytes) -> ColourCoding? {
    switch self {
    case .heif, .avif: try? HEIFHeader.coding(bytes)
    case .png: try? PNGHeader.coding(bytes)
    case .jpeg, .webp, .tiff, .gif, .raw, .mp4, .webM: nil
    }
  }
}
