// Reads a trace on standard input and prints a digest of every frame drawn; natively and as WebAssembly the same source, so
// that the two outputs can be compared byte by byte. Never put globals here: the WebAssembly link drops main().
#if !arch(wasm32)
replay()
#endif
