import Testing

@testable import VitrineCommand

struct QRCodeTests {
  let address = "http://192.168.178.123:8080/?token=0123456789abcdef0123456789abcdef"

  @Test func hasTheThreePatternsOfEveryCode() throws {
    let rows = try #require(QRCode(address)).rows
    let end = rows.count - 7
    // ISO 18004: a dark ring of 7 × 7 squares around 3 × 3 dark ones, in three corners.
    for (top, left) in [(0, 0), (0, end), (end, 0)] {
      for row in 0..<7 {
        for column in 0..<7 {
          let distance = max(abs(row - 3), abs(column - 3))
          #expect(rows[top + row][left + column] == (distance != 2), "\(top) \(left)")
        }
      }
    }
  }

  @Test func printsTwoRowsInALineWithALightMargin() throws {
    let code = try #require(QRCode(address))
    let lines = code.lines.map { $0.filter { " █▀▄".contains($0) } }
    #expect(lines.count == (code.rows.count + 9) / 2)
    #expect(lines.allSatisfy { $0.count == code.rows.count + 8 })
    #expect(lines.prefix(2).allSatisfy { $0.allSatisfy { $0 == "█" } })
    let first = code.rows[0].indices.map { column in
      switch (code.rows[0][column], code.rows[1][column]) {
      case (false, false): "█"
      case (false, true): "▀"
      case (true, false): "▄"
      case (true, true): " "
      }
    }
    #expect(lines[2] == "████" + first.joined() + "████")
  }

  @Test func hasNoCodeForATextThatIsTooLong() {
    #expect(QRCode(String(repeating: "a", count: 3000)) == nil)
  }
}
