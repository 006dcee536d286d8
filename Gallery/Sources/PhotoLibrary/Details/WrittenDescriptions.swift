/// The descriptions of a photograph in XMP, and in the JSON of Google.
struct WrittenDescriptions {
  /// The packets of XMP beside the file, and then that in it.
  let packets: [XMPPacket]
  let google: GoogleDescription?

  init(_ header: PictureHeader, _ bytes: FileBytes, of file: FoundFile, in root: FolderRoot) {
    var packets: [XMPPacket] = []
    var google: GoogleDescription?
    for beside in file.dateFiles {
      guard let content = beside.content(in: root) else { continue }
      if beside.isXMP {
        packets.append(XMPPacket(content))
      } else {
        google = google ?? GoogleDescription(content)
      }
    }
    if let packet = header.format.xmpPacket(in: bytes) { packets.append(packet) }
    (self.packets, self.google) = (packets, google)
  }

  /// Where the photograph was taken. A person may have corrected it in XMP.
  var position: Position? { packets.lazy.compactMap { Position($0) }.first ?? google?.position }
}
