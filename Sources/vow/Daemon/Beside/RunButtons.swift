import Foundation
import LinuxInput
import VowAnswers

/// The registered buttons while a run is on: what they ask for is asked as if by hand.
///
/// Safe from any thread; devices are opened on a thread of its own, and only during a run.
final class RunButtons: @unchecked Sendable {
    // All that changes is touched on the queue only.
    private let queue = DispatchQueue(label: "vow.buttons")
    private let home: String
    private let send: @Sendable (PersonInput) -> Void
    private let watch = KeyWatch()
    private var isFollowing = false
    private var sentence = ""

    init(home: String, send: @escaping @Sendable (PersonInput) -> Void) {
        self.home = home
        self.send = send
    }

    /// Takes in what goes on.
    func show(_ row: LiveRow) {
        let isRun = row.phase != .idle && row.phase != .ended
        queue.async { [self] in
            sentence = row.emergency?.sentence ?? sentence
            guard isRun != isFollowing else { return }
            isFollowing = isRun
            if isRun { begin() } else { watch.end() }
        }
    }

    /// Follows no more.
    func end() { queue.sync { watch.end() } }

    private func begin() {
        // Asked of the program itself, so that the daemon's log stays untouched.
        guard case .success(let answer) = OwnProgram.run(["buttons", "--json", "--home", home]),
            let keys = (try? JSONSerialization.jsonObject(with: Data(answer))) as? [String: Any]
        else { return }
        let (snooze, exit) = (keys["snooze"] as? Int, keys["exit"] as? Int)
        guard snooze != nil || exit != nil else { return }
        try? watch.follow { [weak self] code in
            guard let self else { return }
            if code == snooze { send(.snooze) }
            if code == exit { queue.async { [self] in send(.typed(sentence)) } }
        }
    }
}
