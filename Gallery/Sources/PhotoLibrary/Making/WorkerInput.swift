import CVipsShim

/// The input of the decoder: a file, or a part of a file in memory.
struct WorkerInput {
  let file: OpenFile
  let request: WorkerRequest
  private let part: [UInt8]?
  private let coding: ColourCoding?

  /// Reads the part of the file that the request names, if any.
  init(_ file: OpenFile, _ request: WorkerRequest) throws(PictureProblem) {
    (self.file, self.request) = (file, request)
    coding = request.format.coding(try FileBytes(file))
    guard let range = request.embedded?.range else {
      part = nil
      return
    }
    do throws(FileProblem) {
      part = try file.read(at: range.lowerBound, count: range.count)
    } catch {
      throw .unreadable(error)
    }
    guard part?.count == range.count, !range.isEmpty else { throw .cutShort }
  }

  /// The bytes of the picture.
  var content: FileBytes {
    get throws(PictureProblem) {
      if let part { FileBytes(part) } else { try FileBytes(file) }
    }
  }

  /// Calls `body` with the request for libvips, which is valid during the call.
  func withRequest<Result>(
    _ limits: WorkerLimits, _ body: (vitrine_request) -> Result
  ) -> Result {
    let sizes = request.sizes.reversed().map(vitrine_size.init)
    return sizes.withUnsafeBufferPointer { sizes in
      (part ?? []).withUnsafeBufferPointer { part in
        body(
          vitrine_request(
            descriptor: file.descriptor, bytes: part.isEmpty ? nil : part.baseAddress,
            length: part.count, orientation: Int32(request.embedded?.orientation.rawValue ?? 0),
            format: request.format.vips, pixel_limit: Int64(limits.pixels),
            quality: Ladder.quality, whole: vitrine_size(request.whole), sizes: sizes.baseAddress,
            size_count: sizes.count, region: vitrine_region(request.region),
            coding: vitrine_coding(coding), needs_average: request.requested == nil ? 1 : 0))
      }
    }
  }
}

extension vitrine_region {
  /// The region; of no size for the whole picture.
  fileprivate init(_ region: PhotoRegion?) {
    self.init(
      left: Int32(region?.left ?? 0), top: Int32(region?.top ?? 0),
      size: vitrine_size(region?.size ?? PixelSize(0, 0)))
  }
}

extension vitrine_coding {
  /// The coding; 0 if there is none.
  fileprivate init(_ coding: ColourCoding?) {
    self.init(
      primaries: Int32(coding?.primaries ?? 0), transfer: Int32(coding?.transfer ?? 0))
  }
}

extension vitrine_size {
  fileprivate init(_ size: PixelSize) {
    self.init(width: Int32(size.width), height: Int32(size.height))
  }
}

extension PictureFormat {
  /// The format in the terms of libvips.
  var vips: vitrine_format {
    switch self {
    // A worker gets a frame of a video as a JPEG.
    case .jpeg, .raw, .mp4, .webM: VITRINE_JPEG
    case .png: VITRINE_PNG
    case .webp: VITRINE_WEBP
    case .tiff: VITRINE_TIFF
    case .gif: VITRINE_GIF
    case .heif, .avif: VITRINE_HEIF
    }
  }
}
