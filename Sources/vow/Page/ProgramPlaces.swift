import Synchronization

/// How many programs may run at once; who comes when no place is free waits in line, without holding up a thread.
final class ProgramPlaces: Sendable {
    private struct State {
        var free: Int
        var waiting: [(number: Int, enter: CheckedContinuation<Bool, Never>)] = []
        /// Those whose task was cancelled before they stood in line.
        var gone: Set<Int> = []
        var nextNumber = 0
    }

    private let state: Mutex<State>

    /// - Parameter count: how many.
    init(_ count: Int) { state = Mutex(State(free: count)) }

    /// How many wait in line.
    var waitingCount: Int { state.withLock { $0.waiting.count } }

    /// Takes a place, which `leave` gives back; false without one, where the task was cancelled meanwhile.
    /// - Parameter isDropped: whether a cancelled task gives up its turn.
    func acquire(isDropped: Bool) async -> Bool {
        let number = state.withLock { state in
            state.nextNumber += 1
            return state.nextNumber
        }
        let hasPlace = await withTaskCancellationHandler {
            await withCheckedContinuation { (enter: CheckedContinuation<Bool, Never>) in
                let answer: Bool? = state.withLock { state in
                    if state.gone.contains(number) { return false }
                    guard state.free > 0 else {
                        state.waiting.append((number, enter))
                        return nil
                    }
                    state.free -= 1
                    return true
                }
                if let answer { enter.resume(returning: answer) }
            }
        } onCancel: {
            if isDropped { drop(number) }
        }
        state.withLock { _ = $0.gone.remove(number) }
        return hasPlace
    }

    /// Gives a place back, to whoever waits longest.
    func leave() {
        let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
            if state.waiting.isEmpty {
                state.free += 1
                return nil
            }
            return state.waiting.removeFirst().enter
        }
        next?.resume(returning: true)
    }

    private func drop(_ number: Int) {
        let left = state.withLock { state -> CheckedContinuation<Bool, Never>? in
            guard let place = state.waiting.firstIndex(where: { $0.number == number }) else {
                state.gone.insert(number)
                return nil
            }
            return state.waiting.remove(at: place).enter
        }
        left?.resume(returning: false)
    }
}
