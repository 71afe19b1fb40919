import Synchronization
public import VowPorts

/// A loudspeaker that makes no sound, remembers what it was asked to play, and fails as often as it was told to.
public final class RecordingLoudspeaker: Loudspeaker {
    private struct State {
        var played: [[Float]] = []
        var outputs: [String?] = []
        var failures: [PortFailure]
    }

    private let state: Mutex<State>
    private let beginning: @Sendable () -> Void

    /// Makes a loudspeaker whose first stretches throw `failures`, one each.
    /// - Parameter beginning: is called as each stretch begins, before it asks whether it is wanted.
    public init(failures: [PortFailure] = [], beginning: @escaping @Sendable () -> Void = {}) {
        state = Mutex(State(failures: failures))
        self.beginning = beginning
    }

    /// What was played, in order.
    public var played: [[Float]] { state.withLock { $0.played } }

    /// On which output each was played; nil for the usual one.
    public var outputs: [String?] { state.withLock { $0.outputs } }

    /// See `Loudspeaker`; returns at once.
    public func play(_ samples: [Float], on output: String?, isWanted: () -> Bool) throws(PortFailure) {
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
    public func stop() {}
}

/// Recordings in memory, which may be full, or spoilt by a test.
public final class MemoryRecordingStore: RecordingStore {
    private struct State {
        var files: [String: [UInt8]] = [:]
        var isFull = false
    }

    private let state = Mutex(State())

    /// An empty store.
    public init() {}

    /// Whether it takes nothing more.
    public func fill(_ isFull: Bool) { state.withLock { $0.isFull = isFull } }

    /// Changes one byte of what is kept under a name.
    public func spoil(_ name: String) { state.withLock { $0.files[name]?[20] ^= 0x55 } }

    /// See `RecordingStore`.
    public func put(_ bytes: [UInt8], named name: String) throws(PortFailure) {
        let isDone = state.withLock { state in
            guard !state.isFull, state.files[name] == nil else { return false }
            state.files[name] = bytes
            return true
        }
        guard isDone else {
            throw PortFailure(
                code: "recording.full", message: "The store takes no more.", repair: "Make room.")
        }
    }

    /// See `RecordingStore`.
    public func bytes(named name: String) throws(PortFailure) -> [UInt8]? {
        state.withLock { $0.files[name] }
    }

    /// See `RecordingStore`.
    public func remove(named name: String) throws(PortFailure) { state.withLock { $0.files[name] = nil } }

    /// See `RecordingStore`; here everything is old.
    public func names(olderThanSeconds seconds: Int) throws(PortFailure) -> [String] {
        state.withLock { $0.files.keys.sorted() }
    }
}
