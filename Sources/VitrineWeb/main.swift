// Never put globals here: in main.swift they are initialised by main(), which the WebAssembly link drops.
#if !arch(wasm32)
print(InterfaceScript().text, terminator: "")
#endif
