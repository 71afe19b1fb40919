import Synchronization

/// Whether anybody needs the page's server: who is being answered or follows, and when the last one was.
final class PageActivity: Sendable {
    private struct State {
        var underWay = 0
        var last = ContinuousClock.now
    }

    private let state = Mutex(State())

    /// Somebody is being answered, or begins to follow.
    func begin() { state.withLock { $0.underWay += 1 } }

    /// That is over.
    func end() {
        state.withLock { state in
            state.underWay -= 1
            state.last = .now
        }
    }

    /// For how long nobody has needed it.
    private var rested: Duration {
        state.withLock { $0.underWay > 0 ? .zero : ContinuousClock.now - $0.last }
    }

    /// Returns when nobody has needed it for so long; throws where its task is cancelled before.
    func rests(for long: Duration) async throws {
        while rested < long { try await Task.sleep(for: max(long - rested, .milliseconds(50))) }
    }
}
