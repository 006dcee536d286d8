extension PictureFormat {
  /// Returns the offset of the short video at the end of a photograph's file; nil without one.
  ///
  /// Google's Motion Photos say how many bytes it has: in the list of the parts of the file, of which it is the last, or, before 2020, in
  /// a property of its own.
  func motionStart(in bytes: FileBytes) -> Int? {
    guard self == .jpeg || self == .heif, let packet = xmpPacket(in: bytes) else { return nil }
    let isMotion = ["GCamera:MotionPhoto", "GCamera:MicroVideo"].contains {
      packet.value(of: $0) == "1"
    }
    guard isMotion else { return nil }
    let lengths = packet.values(of: "Item:Length") + packet.values(of: "GCamera:MicroVideoOffset")
    return lengths.compactMap { Int($0) }.filter { $0 > 0 && $0 < bytes.count }
      .map { bytes.count - $0 }.last { bytes.has("ftyp", at: $0 + 4) }
  }
}
