import Synchronization
package import VowWeb

/// A backend that says what it was told to say, for tests and for looking at pages; what it was not told of is unknown.
package final class ScriptedBackend: PageBackend {
    private struct State {
        var answers: [String: Result<[UInt8], PageFailure>] = [:]
        var asked: [(kind: PageRequestKind, name: String, arguments: [UInt8])] = []
        var followers: [Int: AsyncStream<[UInt8]>.Continuation] = [:]
        var nextNumber = 0
        var present: [UInt8]?
        var trialFollowers: [AsyncStream<[UInt8]>.Continuation] = []
        var trialRow: [UInt8]?
        var notes: [String: [String]] = [:]
        var rule: (@Sendable (String, [UInt8]) -> Result<[UInt8], PageFailure>)?
    }

    private let state = Mutex(State())

    /// Starts without any answer.
    package init() {}

    /// Says this from now on when asked for a name; JSON.
    package func answer(_ name: String, _ json: String) {
        state.withLock { $0.answers[name] = .success(Array(json.utf8)) }
    }

    /// Answers by a rule from now on, where nothing was said for a name.
    package func answer(by rule: @escaping @Sendable (String, [UInt8]) -> Result<[UInt8], PageFailure>) {
        state.withLock { $0.rule = rule }
    }

    /// Tells this from now on before it answers to a name.
    package func note(_ name: String, _ texts: [String]) { state.withLock { $0.notes[name] = texts } }

    /// See `PageBackend`.
    package func ask(
        _ kind: PageRequestKind, _ name: String, _ arguments: [UInt8],
        note: @escaping @Sendable (String) -> Void
    ) async throws(PageFailure) -> [UInt8] {
        for text in state.withLock({ $0.notes[name] ?? [] }) { note(text) }
        return try await ask(kind, name, arguments)
    }

    /// Refuses it from now on when asked for a name.
    package func refuse(_ name: String, _ failure: PageFailure) {
        state.withLock { $0.answers[name] = .failure(failure) }
    }

    /// Tells everybody who follows; a row without `level` is also told to those who come later.
    package func tell(_ json: String) {
        let row = Array(json.utf8)
        let followers = state.withLock { state in
            if LiveKind(of: row) == .screen { state.present = row }
            return Array(state.followers.values)
        }
        for follower in followers { follower.yield(row) }
    }

    /// Tells everybody who follows the trial, also those who come later.
    package func tellTrial(_ json: String) {
        let followers = state.withLock { state in
            state.trialRow = Array(json.utf8)
            return state.trialFollowers
        }
        for follower in followers { follower.yield(Array(json.utf8)) }
    }

    /// A trial; see `PageBackend`.
    package func trial() -> AsyncStream<[UInt8]> {
        let (rows, continuation) = AsyncStream<[UInt8]>.makeStream(bufferingPolicy: .bufferingNewest(64))
        state.withLock { state in
            state.trialFollowers.append(continuation)
            if let row = state.trialRow { continuation.yield(row) }
        }
        return rows
    }

    /// Ends every stream, as a daemon does that goes away.
    package func goAway() {
        let followers = state.withLock { state in
            defer { state.followers = [:] }
            return Array(state.followers.values)
        }
        for follower in followers { follower.finish() }
    }

    /// What was asked so far.
    package var asked: [(kind: PageRequestKind, name: String, arguments: String)] {
        state.withLock { $0.asked.map { ($0.kind, $0.name, String(decoding: $0.arguments, as: UTF8.self)) } }
    }

    /// How many streams are open.
    package var followerCount: Int { state.withLock { $0.followers.count } }

    /// Asks; see `PageBackend`.
    package func ask(_ kind: PageRequestKind, _ name: String, _ arguments: [UInt8]) async throws(PageFailure)
        -> [UInt8]
    {
        let answer = state.withLock { state in
            state.asked.append((kind, name, arguments))
            return state.answers[name] ?? state.rule?(name, arguments)
        }
        guard let answer else {
            throw PageFailure(
                code: "request.unknown", message: "Nobody scripted \(name).", repair: "Script it.")
        }
        return try answer.get()
    }

    /// What goes on; see `PageBackend`.
    package func live() -> AsyncStream<[UInt8]> {
        let (rows, continuation) = AsyncStream<[UInt8]>.makeStream(bufferingPolicy: .bufferingNewest(64))
        let number = state.withLock { state in
            state.nextNumber += 1
            state.followers[state.nextNumber] = continuation
            if let present = state.present { continuation.yield(present) }
            return state.nextNumber
        }
        continuation.onTermination = { [self] _ in state.withLock { $0.followers[number] = nil } }
        return rows
    }
}
