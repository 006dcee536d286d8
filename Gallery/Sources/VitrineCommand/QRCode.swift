private import CQREncode

/// A QR code, computed by libqrencode, in characters for a terminal.
///
/// A character shows two squares, one above the other. A margin of light squares surrounds the code, as ISO 18004 needs.
/// The squares have fixed colours, because scanners read a code on a dark terminal badly.
struct QRCode {
  /// The squares, row by row; true for dark ones. The margin is not included.
  let rows: [[Bool]]

  /// Encodes a text; nil if it is too long for a QR code.
  init?(_ text: String) {
    guard let code = QRcode_encodeString(text, 0, QR_ECLEVEL_L, QR_MODE_8, 1) else { return nil }
    defer { QRcode_free(code) }
    let width = Int(code.pointee.width)
    guard let squares = code.pointee.data else { return nil }
    // The lowest bit of a square is its colour.
    rows = (0..<width).map { row in (0..<width).map { squares[row * width + $0] & 1 == 1 } }
  }

  /// The lines to print, in black and white.
  var lines: [String] {
    let range = -margin..<rows.count + margin
    return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { row in
      let squares = range.map { column in
        switch (isDark(row, column), isDark(row + 1, column)) {
        case (false, false): "█"
        case (false, true): "▀"
        case (true, false): "▄"
        case (true, true): " "
        }
      }
      return "\u{1B}[38;5;231;48;5;16m" + squares.joined() + "\u{1B}[0m"
    }
  }

  private func isDark(_ row: Int, _ column: Int) -> Bool {
    rows.indices.contains(row) && rows.indices.contains(column) && rows[row][column]
  }
}

private let margin = 4
