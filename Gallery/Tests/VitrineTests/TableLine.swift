/// A line of the table of bad input and of rules for servers: a row, a file or a request, and what happened.
struct TableLine: Comparable, CustomStringConvertible {
  private enum Table: String, Comparable {
    case input = "bad input"
    case rule = "serving, rule"

    static func < (one: Table, other: Table) -> Bool { one == .input && other == .rule }
  }

  private let table: Table
  private let row: Int
  private let subject: String
  private let happened: String

  /// A line about a file.
  static func input(_ row: Int, _ name: String, _ happened: String) -> TableLine {
    TableLine(table: .input, row: row, subject: name.debugDescription, happened: happened)
  }

  /// A line about a rule.
  static func rule(_ row: Int, _ request: String, _ happened: String) -> TableLine {
    TableLine(table: .rule, row: row, subject: request, happened: happened)
  }

  /// The rows of bad input without a line.
  static func missingInputs(in lines: [TableLine]) -> Set<Int> {
    Set(1...48).subtracting(lines.filter { $0.table == .input }.map(\.row))
  }

  /// The rules without a line.
  static func missingRules(in lines: [TableLine]) -> Set<Int> {
    Set(1...12).subtracting(lines.filter { $0.table == .rule }.map(\.row))
  }

  static func < (one: TableLine, other: TableLine) -> Bool {
    (one.table, one.row) < (other.table, other.row)
  }

  var description: String {
    let number = row < 10 ? " \(row)" : "\(row)"
    return "\(table.rawValue) \(number) | \(subject) | \(happened)"
  }
}
