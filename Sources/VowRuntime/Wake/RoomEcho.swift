import VowCore

/// Listens for the ring in what the microphone hears between windows, so that it can be told that it was heard (N7).
///
/// Used on the reader's own thread. What it hears is compared and thrown away.
struct RoomEcho {
    /// How much is compared at a time: 1.2 s.
    private static let samples = 19_200
    /// After this many comparisons without finding the ring it is not looked for any more.
    private static let mostTries = 8

    /// The last milliseconds of what was sent to the output.
    private let sent: (_ milliseconds: Int) -> [Float]
    private let find: (_ sent: [Float], _ heard: [Float]) -> SoundMeasure?
    private let told: (SoundMeasure) -> Void
    private var heard: [Float] = []
    private var tries = 0

    init(
        sent: @escaping (Int) -> [Float], find: @escaping ([Float], [Float]) -> SoundMeasure?,
        told: @escaping (SoundMeasure) -> Void
    ) {
        self.sent = sent
        self.find = find
        self.told = told
    }

    /// Takes what the microphone heard while no window was open.
    mutating func add(_ chunk: [Float]) {
        guard tries < Self.mostTries else { return }
        heard += chunk
        guard heard.count >= Self.samples else { return }
        defer { heard = [] }
        let own = sent(heard.count / 16)
        guard own.contains(where: { $0 != 0 }) else { return }
        tries += 1
        guard let found = find(own, heard) else { return }
        tries = Self.mostTries
        told(found)
    }

    /// A window opened: what was heard before it belongs to another time.
    mutating func forget() { heard = [] }
}
