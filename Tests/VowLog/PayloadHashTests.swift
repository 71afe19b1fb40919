import Testing
import VowCore
import VowLog

@Suite("Digests of payloads") struct PayloadHashTests {
    @Test("digests are those of FIPS 180-4")
    func digests() {
        func text(_ bytes: [UInt8]) -> String {
            PayloadDigest(of: bytes).bytes.map { byte in
                let digits = String(byte, radix: 16)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
        }
        #expect(text([]) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(
            text(Array("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            text(Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8))
                == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
        #expect(PayloadDigest(bytes: []).map { $0.equals($0) } == false)
    }
}
