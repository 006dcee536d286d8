/// GIF (89a, section 18): the size of the logical screen, on which every frame is drawn.
enum GIFHeader {
  static func frame(_ bytes: FileBytes) throws(PictureProblem) -> PictureFrame {
    PictureFrame(width: try bytes.u16(at: 6, .little), height: try bytes.u16(at: 8, .little))
  }
}
