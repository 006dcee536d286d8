// Reads a trace on standard input and prints the digests of everything drawn, signalled and answered; natively and as
// WebAssembly the same source, so that both outputs can be compared with the committed ones byte by byte. Natively, with an
// argument, it prints what each frame shows instead, for the browser tests. Never put globals here: the WebAssembly link
// drops main().
#if !arch(wasm32)
if CommandLine.argc > 1 { try tellFrames() } else { replay() }
#endif
