#if canImport(CryptoKit)
private import CryptoKit
private import Foundation
#else
private import CCrypto
#endif

/// SHA-256 digests, computed by CryptoKit on macOS and by OpenSSL elsewhere. Both use the instructions of the processor.
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
    #if canImport(CryptoKit)
    var sum = SHA256()
    return parts { sum.update(data: $0) } ? Array(sum.finalize()) : nil
    #else
    let sum = EVP_MD_CTX_new()
    defer { EVP_MD_CTX_free(sum) }
    EVP_DigestInit_ex(sum, EVP_sha256(), nil)
    guard parts({ EVP_DigestUpdate(sum, $0, $0.count) }) else { return nil }
    return read { EVP_DigestFinal_ex(sum, $0, nil) }
    #endif
  }

  /// Returns the HMAC with SHA-256 of bytes and a key (RFC 2104): 32 bytes that reveal neither.
  static func authenticationCode(for bytes: [UInt8], key: [UInt8]) -> [UInt8] {
    #if canImport(CryptoKit)
    Array(HMAC<SHA256>.authenticationCode(for: bytes, using: SymmetricKey(data: key)))
    #else
    read { HMAC(EVP_sha256(), key, Int32(key.count), bytes, bytes.count, $0, nil) }
    #endif
  }

  #if !canImport(CryptoKit)
  private static func read(_ digest: (UnsafeMutablePointer<UInt8>?) -> Void) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 32) { buffer, count in
      digest(buffer.baseAddress)
      count = buffer.count
    }
  }
  #endif
}
