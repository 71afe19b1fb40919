import Glibc

/// What a helper process does; `vow helper ROLE` starts it.
package enum HelperRole: String, CaseIterable, Codable, Sendable {
    /// Computes on sound and words.
    case ears
    /// Finds codes in pictures.
    case eyes
    /// Films.
    case camera
    /// Reads tone files.
    case tone
    /// Speaks.
    case voice
    /// Waits for tags.
    case tags
    /// Makes the nightly backup.
    case backup
    /// Does one operation that takes long, or that works on what comes from outside.
    case operation
    /// Leads today's session with the coach, step by step.
    case coach
    /// Plays a trial, or the gate of the next alarm ahead of it.
    case trial
    /// Serves the page.
    case page
    /// Tells a broker of home automation.
    case broker

    /// What the process may use, and what it may send.
    var limits: HelperLimits {
        switch self {
        // The words of two minutes, or the opinions on twenty lines; recognisers of 50 to 300 MB.
        case .ears:
            HelperLimits(
                memoryBytes: 1_200_000_000, mostAtOnce: 16, question: .init(body: 1 << 20, payload: 8 << 20),
                answer: .init(body: 262_144, payload: 65_536))
        // A picture of 64 MB as a file, which may be 50 million pixels; it may hold many codes.
        case .eyes:
            HelperLimits(
                memoryBytes: 2 << 30, processorSeconds: 15, mostAtOnce: 8,
                question: .init(body: 4_096, payload: HelperEyes.mostBytes),
                answer: .init(body: 1 << 20, payload: 0))
        case .camera:
            HelperLimits(
                memoryBytes: 2 << 30, mostAtOnce: 4, question: .init(body: 4_096, payload: 0),
                answer: .init(body: 4_096, payload: 64 << 20))
        // Ten minutes at 48 kHz, before and after its rate is changed.
        case .tone:
            HelperLimits(
                memoryBytes: 1 << 30, mostAtOnce: 8, question: .init(body: 65_536, payload: 0),
                answer: .init(body: 4_096, payload: 128 << 20))
        // A sentence, and a minute of sound.
        case .voice:
            HelperLimits(
                memoryBytes: 1 << 30, mostAtOnce: 8, question: .init(body: 65_536, payload: 0),
                answer: .init(body: 4_096, payload: 4 << 20))
        case .tags:
            HelperLimits(
                memoryBytes: 256 << 20, mostAtOnce: 4, question: .init(body: 4_096, payload: 0),
                answer: .init(body: 65_536, payload: 0))
        // The whole log is read.
        case .backup:
            HelperLimits(
                memoryBytes: 1 << 30, mostAtOnce: 2, question: .init(body: 16_384, payload: 0),
                answer: .init(body: 4_096, payload: 0), niceness: 19)
        // A year of mornings, or a picture in the question; what it starts has the limits of its own role within these.
        case .operation:
            HelperLimits(
                memoryBytes: 2 << 30, mostAtOnce: 12, question: .init(body: 96 << 20, payload: 0),
                answer: .init(body: 1 << 20, payload: 16 << 20))
        // What these start has the limits of its own role within theirs.
        case .coach:
            HelperLimits(
                memoryBytes: 2 << 30, mostAtOnce: 2, question: .init(body: 65_536, payload: 0),
                answer: .init(body: 1 << 20, payload: 0))
        case .trial:
            HelperLimits(
                memoryBytes: 2 << 30, mostAtOnce: 2, question: .init(body: 65_536, payload: 0),
                answer: .init(body: 65_536, payload: 0))
        case .broker:
            HelperLimits(
                memoryBytes: 1 << 30, mostAtOnce: 2, question: .init(body: 4_096, payload: 0),
                answer: .init(body: 65_536, payload: 0), niceness: 5)
        // A ringing alarm gets the processor before the page.
        case .page:
            HelperLimits(
                memoryBytes: 2 << 30, mostAtOnce: 2, question: .init(body: 4_096, payload: 0),
                answer: .init(body: 65_536, payload: 0), niceness: 5)
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
