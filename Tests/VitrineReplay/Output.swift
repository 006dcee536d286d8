#if canImport(VitrineTraces)
import VitrineTraces
#endif

/// Plays the trace on standard input and prints its digests; before them, what did not hold, a line each.
func replay() {
  do throws(TraceError) {
    let replay = Replay(try Trace(reading: readAll()))
    for failure in replay.failures { printLine("failed at line", failure.line) }
    for line in replay.digests { line.bytes.forEach(printByte) }
  } catch {
    printLine("not understood: line", error.line)
  }
}

/// Plays the trace on standard input and prints where items are drawn, a number on each line, as the bits of a double: for
/// each item of each frame time, item, x, y, width and height.
func tellPlaces() throws(TraceError) {
  for place in Replay(try Trace(reading: readAll())).places {
    for number in place.numbers { printHex(number.bitPattern) }
  }
}

private func printHex(_ value: UInt64) {
  value.hexadecimalText.forEach(printByte)
  printByte(UInt8(ascii: "\n"))
}

private func printLine(_ text: StaticString, _ number: Int) {
  text.withUTF8Buffer { unsafe $0.forEach(printByte) }
  printByte(UInt8(ascii: " "))
  UInt64(number).decimalText.forEach(printByte)
  printByte(UInt8(ascii: "\n"))
}
