import Synchronization
import VowCore
import VowPorts

/// Bits that follow from the seed of a history: what a device's own would be, unpredictable to its person.
final class SimulatedEntropy: Entropy {
    private let bits: Mutex<RandomBits>

    init(seed: UInt64) { bits = Mutex(RandomBits(seed: seed)) }

    func next() -> UInt64 { bits.withLock { $0.next() } }
}
