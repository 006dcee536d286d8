private import CGLib

/// SHA-256 digests, computed by GLib, which libvips depends on.
public enum Digest {
  /// Returns the SHA-256 of bytes (FIPS 180-4): 32 bytes.
  public static func sha256(_ bytes: [UInt8]) -> [UInt8] {
    sha256 { update in
      update(bytes)
      return true
    } ?? []
  }

  /// Returns the SHA-256 of bytes that come in parts.
  /// - Parameter parts: gives each part to its argument. Returns false if the bytes cannot be read; then the result is nil.
  static func sha256(_ parts: (_ update: ([UInt8]) -> Void) -> Bool) -> [UInt8]? {
    let sum = g_checksum_new(G_CHECKSUM_SHA256)
    defer { g_checksum_free(sum) }
    guard parts({ g_checksum_update(sum, $0, $0.count) }) else { return nil }
    return read { g_checksum_get_digest(sum, $0, $1) }
  }

  /// Returns the HMAC with SHA-256 of bytes and a key (RFC 2104): 32 bytes that reveal neither.
  static func authenticationCode(for bytes: [UInt8], key: [UInt8]) -> [UInt8] {
    let code = g_hmac_new(G_CHECKSUM_SHA256, key, gsize(key.count))
    defer { g_hmac_unref(code) }
    g_hmac_update(code, bytes, bytes.count)
    return read { g_hmac_get_digest(code, $0, $1) }
  }

  private static func read(
    _ digest: (UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<gsize>) -> Void
  ) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 32) { buffer, count in
      var length = gsize(buffer.count)
      digest(buffer.baseAddress, &length)
      count = Int(length)
    }
  }
}
