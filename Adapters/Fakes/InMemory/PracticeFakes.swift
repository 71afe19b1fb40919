import Synchronization
import VowCore
package import VowPorts

/// A loudspeaker that makes no sound, records what it plays, and fails as scripted.
package final class RecordingLoudspeaker: Loudspeaker {
    private struct State {
        var played: [[Float]] = []
        var outputs: [String?] = []
        var failures: [PortFailure]
    }

    private let state: Mutex<State>
    private let beginning: @Sendable () -> Void

    /// Creates a loudspeaker whose first calls of `play` throw `failures` in turn.
    /// - Parameter beginning: called at the start of each `play`, before `isWanted`.
    package init(failures: [PortFailure] = [], beginning: @escaping @Sendable () -> Void = {}) {
        state = Mutex(State(failures: failures))
        self.beginning = beginning
    }

    /// The samples of each `play`, in order.
    package var played: [[Float]] { state.withLock { $0.played } }

    /// The output of each `play`; nil for the default.
    package var outputs: [String?] { state.withLock { $0.outputs } }

    /// See `Loudspeaker`; returns immediately.
    package func play(_ samples: [Float], on output: String?, isWanted: () -> Bool) throws(PortFailure) {
        beginning()
        guard isWanted() else { return }
        let failure = state.withLock { state -> PortFailure? in
            if !state.failures.isEmpty { return state.failures.removeFirst() }
            state.played.append(samples)
            state.outputs.append(output)
            return nil
        }
        if let failure { throw failure }
    }

    /// See `Loudspeaker`.
    package func stop() {}
}

/// Recordings in memory. A test can fill the store or damage a recording.
package final class MemoryRecordingStore: RecordingStore {
    private struct State {
        var files: [String: [UInt8]] = [:]
        var isFull = false
    }

    private let state = Mutex(State())

    package init() {}

    /// Sets whether the store rejects further recordings.
    package func fill(_ isFull: Bool) { state.withLock { $0.isFull = isFull } }

    /// Changes a byte of a recording.
    package func spoil(_ name: String) { state.withLock { $0.files[name]?[20] ^= 0x55 } }

    /// See `RecordingStore`.
    package func put(_ bytes: [UInt8], named name: String) throws(PortFailure) {
        let isDone = state.withLock { state in
            guard !state.isFull, state.files[name] == nil else { return false }
            state.files[name] = bytes
            return true
        }
        guard isDone else {
            throw PortFailure(
                code: "recording.full", message: TextCode(worded: "The store takes no more."),
                repair: TextCode(worded: "Make room."))
        }
    }

    /// See `RecordingStore`.
    package func bytes(named name: String) throws(PortFailure) -> [UInt8]? {
        state.withLock { $0.files[name] }
    }

    /// See `RecordingStore`.
    package func remove(named name: String) throws(PortFailure) { state.withLock { $0.files[name] = nil } }

    /// See `RecordingStore`. Treats every recording as old.
    package func names(olderThanSeconds seconds: Int) throws(PortFailure) -> [String] {
        state.withLock { $0.files.keys.sorted() }
    }
}
