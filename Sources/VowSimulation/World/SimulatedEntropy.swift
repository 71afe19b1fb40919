import Synchronization
import VowCore
import VowPorts

/// Bits that follow from the seed of a history: what a device's own would be, unpredictable to its person.
///
/// They come from a few sets that all devices share, as people share their sentences: the same words are asked for and
/// said again, so that most verdicts are found in memory.
final class SimulatedEntropy: Entropy {
    private let bits: Mutex<RandomBits>

    init(seed: UInt64) { bits = Mutex(RandomBits(seed: seed)) }

    private static let sets = 16

    func next() -> UInt64 {
        RandomBits.derive(0xD1CE, bits.withLock { $0.below(SimulatedEntropy.sets) })
    }
}
