import Foundation
import Synchronization
import VowCore
import VowPorts

/// A part of the device that is watched for a challenge.
struct SensorWatch: Sendable {
    let part: DevicePart
    /// What is told if it is missing.
    let missing: String
    /// The failure's code if nothing could watch it.
    let absentCode: String
    /// Watches until `isAsked` says false, or the challenge is met, which `answer` is told; nil if nothing can.
    var follow: Follow?

    /// See `follow`.
    typealias Follow =
        @Sendable (_ isAsked: () -> Bool, _ answer: (Response) -> Void) throws(PortFailure) -> Void

    init(part: DevicePart, missing: String, absentCode: String) {
        (self.part, self.missing, self.absentCode) = (part, missing, absentCode)
    }
}

/// Watches a sensor while a challenge asks for it, on a thread of its own, and reports when the challenge was met. All calls
/// return at once and are safe from any thread.
final class SensorSenses: Sendable {
    private let parts: DeviceParts
    private let post: @Sendable (SessionInput) -> Void
    /// `turn` counts the challenges, so that a thread of an earlier one ends; `isAsked` says whether one is asked now.
    private let state = Mutex((turn: 0, isAsked: false))

    init(parts: DeviceParts, post: @escaping @Sendable (SessionInput) -> Void) {
        self.parts = parts
        self.post = post
    }

    /// Begins to watch what a challenge needs; does nothing for a challenge without a sensor. That there is no sensor is said
    /// at once.
    func begin(_ challenge: Challenge, texts: NoticeTexts) {
        guard let watch = ChallengeFaces.watch(challenge, parts, texts.pick) else { return }
        let turn = state.withLock { state -> Int? in
            if state.isAsked { return nil }
            state.turn += 1
            state.isAsked = true
            return state.turn
        }
        guard let turn else { return }
        guard let follow = watch.follow else { return tellMissing(watch, watch.absentCode) }
        Thread.detachNewThread { [self] in run(watch, follow, turn) }
    }

    /// Ends it.
    func end() {
        state.withLock { state in
            state.turn += 1
            state.isAsked = false
        }
    }

    private func isCurrent(_ turn: Int) -> Bool { state.withLock { $0.turn == turn } }

    private func run(_ watch: SensorWatch, _ follow: SensorWatch.Follow, _ turn: Int) {
        while isCurrent(turn) {
            do throws(PortFailure) {
                return try follow({ isCurrent(turn) }, { post(.sensed($0)) })
            } catch {
                guard isCurrent(turn) else { return }
                tellMissing(watch, error.code)
                // The sensor's service may have been started again by then.
                Thread.sleep(forTimeInterval: 1)
            }
        }
    }

    private func tellMissing(_ watch: SensorWatch, _ code: String) {
        post(.partMissing(watch.part, code: code, message: watch.missing))
    }
}
