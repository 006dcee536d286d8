// Never put globals here: in main.swift they are initialised by main(), which the WebAssembly link drops.
#if !arch(wasm32)
print("VitrineWeb is the engine's browser module: build it with make web")
#endif
