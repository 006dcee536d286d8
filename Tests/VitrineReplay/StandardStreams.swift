#if canImport(Glibc)
private import Glibc
#elseif canImport(Darwin)
private import Darwin
#endif

#if arch(wasm32)
@_extern(wasm, module: "wasi_snapshot_preview1", name: "fd_read")
@_extern(c)
private func fd_read(
  _ descriptor: Int32, _ vectors: UnsafeMutablePointer<Int>, _ count: Int32,
  _ read: UnsafeMutablePointer<Int>
) -> Int32

@_extern(c, "putchar")
@discardableResult
private func putchar(_ byte: Int32) -> Int32

/// Where a WebAssembly command begins.
@_expose(wasm, "_start")
@c(vitrine_replay_start)
func start() { replay() }

/// One call of `fd_read` with one vector: its address, its length, and room for how much was read.
private func readSome(_ bytes: UnsafeMutableRawBufferPointer) -> Int {
  unsafe withUnsafeTemporaryAllocation(of: Int.self, capacity: 3) { words in
    guard let base = words.baseAddress else { return 0 }
    unsafe words[0] = Int(bitPattern: bytes.baseAddress)
    unsafe words[1] = bytes.count
    unsafe words[2] = 0
    return unsafe fd_read(0, base, 1, base + 2) == 0 ? words[2] : 0
  }
}
#else
private func readSome(_ bytes: UnsafeMutableRawBufferPointer) -> Int {
  max(0, unsafe read(0, bytes.baseAddress, bytes.count))
}
#endif

func printByte(_ byte: UInt8) { putchar(Int32(byte)) }

/// Everything on standard input.
func readAll() -> [UInt8] {
  var all: [UInt8] = []
  let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
  defer { unsafe chunk.deallocate() }
  while case let count = unsafe readSome(chunk), count > 0 {
    unsafe all.append(contentsOf: chunk[0..<count])
  }
  return all
}
