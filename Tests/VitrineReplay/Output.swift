#if canImport(VitrineTraces)
import Vitrine
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

/// Plays the trace on standard input and prints what each frame shows. A line is a word and numbers, as the bits of doubles:
/// `frame` with time, scene opacity and backdrop; then `item` with its number, x, y, width, height, opacity and openness for each; then
/// the name of each signal since the frame before, with its numbers.
func tellFrames() throws(TraceError) {
  for frame in Replay(try Trace(reading: readAll())).shown {
    printLine("frame", [frame.time, frame.sceneOpacity, frame.backdrop])
    for item in frame.items {
      let (seen, looks) = (item.frame, [item.opacity, item.openness])
      printLine("item", [Double(item.item), seen.x, seen.y, seen.width, seen.height] + looks)
    }
    frame.signals.forEach(printSignal)
  }
}

private func printSignal(_ signal: Signal) {
  switch signal {
  case .change(let item): printLine("change", [Double(item)])
  case .open(let item): printLine("open", [Double(item)])
  case .close(let item): printLine("close", [Double(item)])
  case .settle(let item, let isOpen): printLine("settle", [Double(item), isOpen ? 1 : 0])
  case .prefetch(let items):
    printLine("need", [Double(items.lowerBound), Double(items.upperBound)])
  case .focus(let item): printLine("focus", [Double(item)])
  case .scroll(let distance): printLine("scroll", [distance])
  case .expand(let item, let isOpen): printLine("expand", [Double(item), isOpen ? 1 : 0])
  case .stitch(let isStitched): printLine("stitch", [isStitched ? 1 : 0])
  case .haptic: printLine("haptic", [])
  case .columns(let columns): printLine("columns", [Double(columns)])
  }
}

private func printLine(_ word: StaticString, _ numbers: [Double]) {
  word.withUTF8Buffer { unsafe $0.forEach(printByte) }
  for number in numbers {
    printByte(UInt8(ascii: " "))
    number.bitPattern.hexadecimalText.forEach(printByte)
  }
  printByte(UInt8(ascii: "\n"))
}

private func printLine(_ text: StaticString, _ number: Int) {
  text.withUTF8Buffer { unsafe $0.forEach(printByte) }
  printByte(UInt8(ascii: " "))
  UInt64(number).decimalText.forEach(printByte)
  printByte(UInt8(ascii: "\n"))
}
