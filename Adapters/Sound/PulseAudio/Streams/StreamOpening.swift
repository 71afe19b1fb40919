import VowPorts
import VowSystem

/// The state of an opening stream: set on the connection's thread, awaited by the caller.
final class StreamOpening: Sendable {
    private enum State {
        case creating
        case ready
        case failed(PortFailure)
    }

    private let state = Monitor(State.creating)

    /// The server has created the stream.
    func succeed() { state.update { $0 = .ready } }

    /// The stream has failed. Returns whether it was ready before, and so may be in use.
    func fail(_ failure: PortFailure) -> Bool {
        state.update { state in
            defer { state = .failed(failure) }
            if case .ready = state { return true }
            return false
        }
    }

    /// Waits for the server's answer: nil if the stream is ready, `late` if none came within a second.
    func failure(late: @autoclosure () -> PortFailure) -> PortFailure? {
        let outcome: Result<Void, PortFailure>? = state.wait(milliseconds: 1_000) { state in
            switch state {
            case .creating: nil
            case .ready: .success(())
            case .failed(let failure): .failure(failure)
            }
        }
        switch outcome {
        case .success?: return nil
        case .failure(let failure)?: return failure
        case nil: return late()
        }
    }
}
