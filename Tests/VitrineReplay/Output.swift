#if canImport(VitrineTraces)
import VitrineTraces
#endif

/// Plays the trace on standard input and prints the digests and what did not hold, a line each.
func replay() {
  do throws(TraceError) {
    let replay = Replay(try Trace(reading: readAll()))
    for digest in replay.digests { printHex(digest) }
    for failure in replay.failures { printLine("failed at line", failure.line) }
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
  for shift in stride(from: 60, through: 0, by: -4) {
    let digit = UInt8(truncatingIfNeeded: value >> UInt64(shift)) & 15
    printByte(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
  }
  printByte(UInt8(ascii: "\n"))
}

private func printLine(_ text: StaticString, _ number: Int) {
  text.withUTF8Buffer { unsafe $0.forEach(printByte) }
  printByte(UInt8(ascii: " "))
  printHex(UInt64(number))
}
