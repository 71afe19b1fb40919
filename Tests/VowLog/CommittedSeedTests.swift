import Testing
import VowCore
import VowLog

@Suite("N10 A seed that a run is committed to") struct CommittedSeedTests {
    /// By Python's hashlib: the first sixteen digits of sha256(b"vow-draw-1" + seed.to_bytes(8, "big")).
    @Test(
        "draws sums by a digest, from which nobody comes back to the seed",
        arguments: [
            (UInt64(0), UInt64(0x5d82_113d_d915_65ac)), (0x0123_4567_89ab_cdef, 0xc39f_38da_9ffc_0ddf),
        ])
    func draw(seed: UInt64, draw: UInt64) {
        #expect(CommittedSeed(drawn: seed).draw == draw)
    }
}
