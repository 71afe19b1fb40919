import Foundation
import Synchronization
import VowAnswers
import VowCore
import VowLog
import VowPorts

/// Looks for codes and waits for tags while a challenge asks for one, on a thread of its own.
///
/// Pictures come from a front end, or from the device's own camera where a person at a console asks for it. Only the
/// newest picture is looked at; none is kept. All calls return at once and are safe from any thread.
final class TokenSenses: Sendable {
    private struct State {
        /// What is looked for; nil while nothing is.
        var kind: TokenKind?
        /// Counts the challenges, so that a thread of an earlier one ends.
        var turn = 0
        var picture: [UInt8]?
        var wantsCamera = false
        /// Whether the process that looks at pictures is to be ready for them.
        var wantsEyes = false
        /// Whether a picture that came before anything was looked for has said that the person is ready.
        var hasSaidReady = false
        /// Whether a front end has sent a picture since the last challenge ended: its camera counts as one.
        var hasFrontEndCamera = false
        /// Whether the process that looks at pictures may end.
        var wantsRest = false
        var isWorking = false
        var texts = NoticeTexts(Settings())
    }

    /// How long the device's camera looks for a code, once it was asked to.
    static let lookingMilliseconds: Int64 = 30_000
    private static let tagWaitMilliseconds = 2_000

    private let eyes: (any CodeReader)?
    private let camera: (any Camera)?
    private let tagReader: (any TagReader)?
    private let clock: any WakeClock
    private let post: @Sendable (SessionInput) -> Void
    private let state = Mutex(State())
    /// Held by the thread that waits for tags: one that still waits for an earlier challenge has to leave the reader first.
    private let tagTurn = NSLock()

    init(parts: DeviceParts, post: @escaping @Sendable (SessionInput) -> Void) {
        eyes = parts.eyes
        camera = parts.camera
        tagReader = parts.tagReader
        clock = parts.clock
        self.post = post
    }

    /// Begins to look for codes, or to wait for tags. That a part is missing is said at once.
    func begin(_ kind: TokenKind, texts: NoticeTexts) {
        let turn = state.withLock { state -> Int? in
            if state.kind == kind { return nil }
            state.turn += 1
            state.kind = kind
            state.texts = texts
            state.picture = nil
            state.wantsCamera = false
            state.hasSaidReady = false
            return state.turn
        }
        guard let turn else { return }
        switch kind {
        case .code:
            // The process that looks at pictures takes longer to start than a picture to be read.
            if eyes != nil { work { $0.wantsEyes = true } }
            if let camera, !camera.isPresent { tellMissing(.code, "camera.missing", texts.noCamera) }
        case .tag: Thread.detachNewThread { [self] in waitForTags(turn) }
        }
    }

    /// Ends it.
    func end() {
        let was = state.withLock { state -> TokenKind? in
            state.turn += 1
            state.picture = nil
            state.wantsCamera = false
            state.wantsEyes = false
            state.hasSaidReady = false
            state.hasFrontEndCamera = false
            // From here on no code and no tag is asked for, so none is taken.
            defer { state.kind = nil }
            return state.kind
        }
        if was == .tag { tagReader?.stop() }
        if was == .code { work(.code) { $0.wantsRest = true } }
    }

    /// Looks at a picture file that a front end sent, in Base64, after the one that is looked at now.
    ///
    /// A person who shows a picture while it still rings is ready: the first such picture counts as saying so, since it
    /// is not looked at itself.
    func read(_ picture: String) {
        guard let data = Data(base64Encoded: picture), !data.isEmpty else { return }
        work { $0.picture = [UInt8](data) }
        let saysReady = state.withLock { state in
            state.hasFrontEndCamera = true
            guard state.kind != .code, !state.hasSaidReady else { return false }
            state.hasSaidReady = true
            return true
        }
        if saysReady { post(.personReady) }
    }

    /// Looks through the device's own camera for a while, where a code is asked for.
    func openCamera() {
        guard camera != nil else { return }
        work { $0.wantsCamera = true }
    }

    // MARK: - Codes

    /// Gives the thread something to do, and starts it where there is none.
    private func work(_ ended: TokenKind? = nil, _ change: (inout State) -> Void) {
        let begins = state.withLock { state in
            guard state.kind == .code || ended == .code else { return false }
            change(&state)
            defer { state.isWorking = true }
            return !state.isWorking
        }
        if begins { Thread.detachNewThread { [self] in lookAtPictures() } }
    }

    private enum Work {
        case picture([UInt8], turn: Int)
        case camera(turn: Int)
        case prepare
        case rest
    }

    private func lookAtPictures() {
        while let work = nextWork() {
            switch work {
            case .picture(let bytes, let turn): read(bytes, turn)
            case .camera(let turn): lookThroughCamera(turn)
            case .prepare: eyes?.prepare()
            case .rest: eyes?.rest()
            }
        }
    }

    private func nextWork() -> Work? {
        state.withLock { state in
            if state.kind == .code {
                if let picture = state.picture {
                    state.picture = nil
                    return .picture(picture, turn: state.turn)
                }
                if state.wantsCamera {
                    state.wantsCamera = false
                    return .camera(turn: state.turn)
                }
                if state.wantsEyes {
                    state.wantsEyes = false
                    return .prepare
                }
            }
            if state.wantsRest {
                state.wantsRest = false
                if state.kind != .code { return .rest }
            }
            state.isWorking = false
            return nil
        }
    }

    /// The picture that was sent and not looked at yet; nil where there is none, or the challenge is another one.
    private func takePicture(_ turn: Int) -> [UInt8]? {
        state.withLock { state in
            guard state.turn == turn else { return nil }
            defer { state.picture = nil }
            return state.picture
        }
    }

    private func isCurrent(_ turn: Int) -> Bool { state.withLock { $0.turn == turn } }

    /// A picture that cannot be read costs nothing: the next one comes.
    private func read(_ bytes: [UInt8], _ turn: Int) {
        guard let found = try? eyes?.codes(inFile: bytes), !found.isEmpty, isCurrent(turn) else { return }
        let digests = found.filter { !$0.payload.isEmpty }.map { PayloadDigest(of: $0.payload) }
        post(.sensed(.shown(.code, digests)))
    }

    private func lookThroughCamera(_ turn: Int) {
        let end = clock.steadyMilliseconds() + TokenSenses.lookingMilliseconds
        do throws(PortFailure) {
            try camera?.frames { picture in
                read(picture.fileBytes, turn)
                // A picture that a front end sent meanwhile comes before this camera's.
                if let sent = takePicture(turn) { read(sent, turn) }
                return isCurrent(turn) && clock.steadyMilliseconds() < end
            }
        } catch {
            // Another program that uses it may be the page, which sees the code as well.
            guard error.code != "camera.busy", isCurrent(turn) else { return }
            tellMissing(.code, error.code, error.message.description)
        }
    }

    // MARK: - Tags

    private func waitForTags(_ turn: Int) {
        let texts = state.withLock { $0.texts }
        guard let tagReader else { return tellMissing(.tag, "tags.none", texts.noTagReader) }
        tagTurn.lock()
        defer { tagTurn.unlock() }
        while isCurrent(turn) {
            let signal: TagSignal
            do throws(PortFailure) {
                signal = try tagReader.next(withinMilliseconds: TokenSenses.tagWaitMilliseconds)
            } catch {
                guard isCurrent(turn) else { return }
                tellMissing(.tag, error.code, error.message.description)
                // The service for readers may have been started again by then.
                Thread.sleep(forTimeInterval: 1)
                continue
            }
            // A touch is told of once: it counts for the challenge that is asked for by now.
            if case .touched(let tag) = signal, state.withLock({ $0.kind == .tag }) {
                let payload = TokenState.payload(identifier: tag.identifier, text: tag.text)
                post(.sensed(.shown(.tag, [PayloadDigest(of: payload)])))
            }
            guard isCurrent(turn) else { return }
            switch signal {
            case .noReader: tellMissing(.tag, "tags.noReader", texts.noTagReader)
            case .reader, .nothing, .touched: continue
            }
        }
    }

    private func tellMissing(_ kind: TokenKind, _ code: String, _ message: String) {
        if kind == .code, state.withLock({ $0.hasFrontEndCamera }) { return }
        post(.partMissing(kind.part, code: code, message: message))
    }
}
