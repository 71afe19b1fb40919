import Glibc

/// What a helper process does; `vow helper ROLE` starts it.
package enum HelperRole: String, CaseIterable, Codable, Sendable {
    /// Computes on sound and words.
    case ears

    /// What the process may use, and what it may send.
    var limits: HelperLimits {
        switch self {
        // The words of two minutes, or the opinions on twenty lines; recognisers of 50 to 300 MB.
        case .ears:
            HelperLimits(
                memoryBytes: 1_200_000_000, mostAtOnce: 16, question: .init(body: 1 << 20, payload: 8 << 20),
                answer: .init(body: 262_144, payload: 65_536))
        }
    }
}

/// The limits of a role.
struct HelperLimits: Sendable {
    /// The longest parts of a message, in bytes.
    struct Size: Sendable {
        var body: Int
        var payload: Int
    }

    /// The process's writable memory (`RLIMIT_DATA`).
    var memoryBytes: UInt
    /// The processor time of one question, or nil for as much as its deadline allows.
    var processorSeconds: UInt?
    /// How many processes of the role one parent may have.
    var mostAtOnce: Int
    var question: Size
    var answer: Size
    /// The lowered priority (nice(2)).
    var niceness: Int32 = 0
}
