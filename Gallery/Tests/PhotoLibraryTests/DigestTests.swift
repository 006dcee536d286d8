import Testing

@testable import PhotoLibrary

/// Compares digests with published ones.
@Suite struct DigestTests {
  /// Examples of FIPS 180-4 (NIST's "Secure Hash Standard, example values"), and the digest of no bytes.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func sha256EqualsThePublishedOne(text: String, published: String) {
    #expect(hexadecimal(Digest.sha256(Array(text.utf8))) == published)
  }

  @Test func sha256OfAMillionLettersEqualsThePublishedOne() {
    let letters = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(
      hexadecimal(Digest.sha256(letters))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    )
  }

  /// Test cases 1 and 2 of RFC 4231, section 4.
  @Test(arguments: [
    (
      [UInt8](repeating: 0x0b, count: 20), "Hi There",
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    ),
    (
      Array("Jefe".utf8), "what do ya want for nothing?",
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    ),
  ])
  func authenticationCodeEqualsThePublishedOne(key: [UInt8], text: String, published: String) {
    #expect(hexadecimal(Digest.authenticationCode(for: Array(text.utf8), key: key)) == published)
  }

  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}
