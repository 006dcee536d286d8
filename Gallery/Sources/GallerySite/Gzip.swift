private import CGIO

/// Returns bytes in the format gzip (RFC 1952), compressed by GIO, which libvips depends on.
func compressed(_ bytes: [UInt8]) -> [UInt8] {
  let compressor = g_zlib_compressor_new(G_ZLIB_COMPRESSOR_FORMAT_GZIP, level)
  let memory = g_memory_output_stream_new_resizable()
  let output = g_converter_output_stream_new(memory, compressor)
  defer {
    g_object_unref(.init(output))
    g_object_unref(.init(memory))
    g_object_unref(.init(compressor))
  }
  let stream = UnsafeMutableRawPointer(output)?.assumingMemoryBound(to: GOutputStream.self)
  // Nothing can fail here: GLib ends the process when memory is short.
  g_output_stream_write_all(stream, bytes, gsize(bytes.count), nil, nil, nil)
  g_output_stream_close(stream, nil, nil)
  let written = UnsafeMutableRawPointer(memory)?.assumingMemoryBound(to: GMemoryOutputStream.self)
  return Array(
    UnsafeRawBufferPointer(
      start: g_memory_output_stream_get_data(written),
      count: Int(g_memory_output_stream_get_data_size(written))))
}

// The usual level of gzip. A listing of a thousand photographs takes a few milliseconds.
private let level: Int32 = 6
