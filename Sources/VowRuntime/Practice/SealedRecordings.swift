package import VowCore
import VowLog
package import VowPorts

/// How a recording stands.
package enum RecordingStanding: String, Codable, Hashable, Sendable {
    /// It is there, and is what was kept.
    case whole
    /// Its bytes are not those that were kept: it has to be recorded again.
    case damaged
    /// Its file is gone.
    case missing
    /// Its key was destroyed.
    case erased
}

/// The person's recordings: sound sealed under a key of its own, beside the log, which knows only hash, length and key.
package struct SealedRecordings: Sendable {
    /// The folder of a home that holds them.
    package static let folder = "recordings"
    /// The class of their key.
    package static let keyClass = PersonalClass.recordings.name
    /// After this many seconds a file that the log does not name counts as left behind by a crash.
    private static let orphanSeconds = 600

    private let store: any RecordingStore
    private let vault: any KeyVault

    /// Recordings in a store, under the keys of a vault.
    package init(store: any RecordingStore, vault: any KeyVault) {
        self.store = store
        self.vault = vault
    }

    /// Keeps a take under a name that is not taken.
    func keep(_ samples: [Float], of practice: AffirmationID, named name: String) throws(PortFailure)
        -> PracticeRecording
    {
        let key = try vault.currentKey(for: SealedRecordings.keyClass)
        let sealed: [UInt8]
        do {
            sealed = try ByteSealer.seal(
                RecordedSound.bytes(samples), place: place(practice, name), key: key.secret)
        } catch {
            throw PortFailure(
                code: "recording.unusable", message: .recordingCouldNotBeSealed,
                repair: .tryAgain, cause: "\(error)")
        }
        try store.put(sealed, named: name)
        return PracticeRecording(
            file: name, key: key.id, hash: ByteHash.sha256(sealed),
            lengthMilliseconds: Int64(samples.count / 16))
    }

    /// How a recording stands, and its sound where it is whole: 16,000 mono samples a second.
    package func open(_ recording: PracticeRecording, of practice: AffirmationID) throws(PortFailure)
        -> (standing: RecordingStanding, samples: [Float])
    {
        guard let key = try vault.key(id: recording.key) else { return (.erased, []) }
        guard let sealed = try store.bytes(named: recording.file) else { return (.missing, []) }
        // A recording that does not open under its key is damaged.
        guard ByteHash.sha256(sealed) == recording.hash,
            let bytes = try? ByteSealer.open(
                sealed, place: place(practice, recording.file), key: key.secret)
        else { return (.damaged, []) }
        return (.whole, RecordedSound.samples(bytes))
    }

    /// The sealed bytes of a recording, as they lie there; nil where there are none.
    package func sealedBytes(of recording: PracticeRecording) throws(PortFailure) -> [UInt8]? {
        try store.bytes(named: recording.file)
    }

    /// Puts sealed bytes back that an archive holds.
    package func restore(_ bytes: [UInt8], named name: String) throws(PortFailure) {
        if try store.bytes(named: name) == nil { try store.put(bytes, named: name) }
    }

    func remove(_ recording: PracticeRecording) throws(PortFailure) {
        try store.remove(named: recording.file)
    }

    /// Removes what no affirmation names any more.
    func sweep(naming named: Set<String>) {
        // What cannot be listed or removed now is swept the next time.
        let old = (try? store.names(olderThanSeconds: SealedRecordings.orphanSeconds)) ?? []
        for name in old where !named.contains(name) { try? store.remove(named: name) }
    }

    private func place(_ practice: AffirmationID, _ name: String) -> String {
        "\(SealedRecordings.folder)/\(practice)/\(name)"
    }
}

/// Sound as bytes: 16 bits a sample, the low byte first.
package enum RecordedSound {
    /// The bytes of samples from -1 to 1.
    package static func bytes(_ samples: [Float]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(samples.count * 2)
        for sample in samples {
            let value = Int16(max(-32_767, min(32_767, (sample * 32_767).rounded())))
            bytes.append(UInt8(truncatingIfNeeded: value))
            bytes.append(UInt8(truncatingIfNeeded: value >> 8))
        }
        return bytes
    }

    /// The samples of bytes.
    package static func samples(_ bytes: [UInt8]) -> [Float] {
        stride(from: 0, to: bytes.count - 1, by: 2).map { index in
            Float(Int16(bitPattern: UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8)) / 32_767
        }
    }

    /// A WAV file (RIFF, PCM, 16,000 samples a second, mono) of a recording, for an archive.
    package static func wave(_ samples: [Float]) -> [UInt8] {
        let data = bytes(samples)
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
        }
        let format =
            number(1, 2) + number(1, 2) + number(16_000, 4) + number(32_000, 4) + number(2, 2) + number(16, 2)
        return Array("RIFF".utf8) + number(36 + data.count, 4) + Array("WAVEfmt ".utf8) + number(16, 4)
            + format
            + Array("data".utf8) + number(data.count, 4) + data
    }
}
