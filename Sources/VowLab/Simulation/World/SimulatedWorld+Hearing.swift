import VowCore
import VowHearing
import VowRecitation

// The microphone, the recogniser and the person in front of them.
extension SimulatedWorld {
    /// What comes of a listening window for lines.
    func hear(_ order: ListenOrder, run: RunID) {
        let isDeaf = faults.isMicrophoneDenied || isMicrophoneLost
        hear(order, isDeaf ? nil : person.answer(order, run: run), run: run)
    }

    /// What comes of a listening window in which something is said, or nothing.
    func hear(_ order: ListenOrder, _ answer: Recitation?, run: RunID) {
        faults.windows += 1
        let window = order.window
        if faults.isMicrophoneDenied || isMicrophoneLost {
            note(faults.isMicrophoneDenied ? .microphoneDenied : .microphoneLost)
            let code = faults.isMicrophoneDenied ? "microphone.denied" : "microphone.lost"
            post(
                after: 10,
                .hearingFailed(
                    window: window, part: .microphone, code: code, message: "The microphone cannot be used.")
            )
            return
        }
        if faults.stalledIncarnation == nil, let from = faults.stallFromWindow, faults.windows > from {
            faults.stalledIncarnation = incarnation
        }
        if faults.stalledIncarnation == incarnation { return note(.engineStall) }
        if faults.failingWindow == faults.windows {
            note(.engineFailure)
            post(
                after: 900,
                .hearingFailed(
                    window: window, part: .engine, code: "engine.failed",
                    message: "The engine failed."))
            return
        }
        if faults.breaksEngine() { return loseEngine(order, answer) }
        let isImagined = faults.wrongWindow == faults.windows
        if isImagined { note(.wrongTranscript) }
        guard var recitation = answer else {
            if isImagined {
                imagine(order, run: run)
            } else {
                post(after: order.silenceMilliseconds, .heardNothing(window: window))
            }
            return
        }
        if isImagined {
            recitation.text = "something else was heard entirely"
            recitation.truth.isClear = false
        }
        speak(recitation, order)
    }

    /// The engine's process dies while somebody speaks; with the last engine, at once.
    private func loseEngine(_ order: ListenOrder, _ recitation: Recitation?) {
        note(.engineCrash)
        let window = order.window
        guard let engine = engines.order(of: ["best", "next"]).first else {
            post(
                after: 10,
                .hearingFailed(
                    window: window, part: .recogniser, code: "speech.engine",
                    message: "No speech engine on this device hears English."))
            return
        }
        engines.noteFault(of: engine)
        if let recitation { post(after: 700, .heardPartial(window: window, text: recitation.text)) }
        post(
            after: 900,
            .hearingFailed(
                window: window, part: .engine, code: "engine.crashed",
                message: "The speech engine \(engine) crashed (SIGILL)."))
    }

    /// An engine that makes the lines up from noise.
    private func imagine(_ order: ListenOrder, run: RunID) {
        let text = SimulatedPerson.text(of: order.lines, order.words)
        let evidence = AttemptEvidence(
            transcript: text, mode: .spoken, engine: "simulated", model: mark(GroundTruth(run: run)),
            speechMilliseconds: 260, speechLevelDecibels: -50, noiseLevelDecibels: -53)
        post(after: 5_000, .heardEnd(window: order.window, evidence))
    }

    private func mark(_ truth: GroundTruth) -> String {
        spokenCount += 1
        let mark = "speech \(spokenCount)"
        checks.note(truth, mark: mark)
        return mark
    }

    private func speak(_ recitation: Recitation, _ order: ListenOrder) {
        var text = recitation.text
        if defect == .losesLastWord { text = text.split(separator: " ").dropLast().joined(separator: " ") }
        if defect == .hearsWhatItWants {
            text = SimulatedPerson.text(of: order.lines, order.words)
        }
        let words = SimulatedPerson.wordCount(text)
        let duration = min(order.windowMilliseconds - 3_000, max(400, words * 320))
        if faults.lateWindow == faults.windows { note(.lateAnswer) }
        let isLate = faults.lateWindow == faults.windows || defect == .mixesUpWindows
        let late: Int64 = isLate ? bits.within(3_000...9_000) * (defect == nil ? 1 : 6) : 0
        var truth = recitation.truth
        if !measuresSound { truth.sound = SoundGroundTruth() }
        let isMeasured = measuresSound && defect != .ignoresSounds
        let evidence = AttemptEvidence(
            transcript: text, mode: .spoken, engine: "simulated", model: mark(truth),
            speechMilliseconds: duration, speechLevelDecibels: recitation.levelDecibels,
            noiseLevelDecibels: recitation.levelDecibels - 25, latencyMilliseconds: bits.within(40...200),
            sound: isMeasured ? truth.sound.measurements : nil,
            resemblance: isMeasured ? truth.sound.resemblance : nil)
        let start = recitation.delayMilliseconds
        // An answer that comes late belongs to a closed window; the process must see that by itself.
        let window = defect == .mixesUpWindows && isLate ? -1 : order.window
        post(after: start + duration / 2, .heardPartial(window: order.window, text: text))
        post(after: start + duration + 190 + late, .heardPause(window: window, evidence))
        post(after: start + duration + 1_300 + late, .heardEnd(window: window, evidence))
    }

    /// What the person types; the truth of it is noted under the text itself.
    func typedText(_ act: HandAct) -> String {
        switch act {
        case .typeEmergency: return WakeSession.emergencySentence(.english)
        case .typeLines:
            let lines = lastScreen?.lines.map { $0.words.joined(separator: " ") } ?? []
            let words = lastScreen?.challengeWord.map { [$0] } ?? []
            var text = ""
            for word in lines + words { text += text.isEmpty ? word : " " + word }
            checks.note(GroundTruth(run: lastRun, said: lines, saidWord: !words.isEmpty), mark: text)
            return text
        default: return "good morning everybody"
        }
    }
}

/// The faults of a morning that wait for a count to be reached.
struct ArmedFaults {
    var appends = 0
    var effects = 0
    var windows = 0
    var timers = 0
    var crashAtAppend: (number: Int, isAfter: Bool)?
    var crashAtEffect: (number: Int, isAfter: Bool)?
    var tornAppend: Int?
    var failingWindow: Int?
    var wrongWindow: Int?
    var lateWindow: Int?
    var crashing: (window: Int, isLasting: Bool)?
    var stallFromWindow: Int?
    var stalledIncarnation: Int?
    var isMicrophoneDenied = false
    var isPartMissing = false
    var lateTimer: (number: Int, delay: Int64)?
    var doubleTimer: Int?
    /// How often another program still holds the device as a ring begins.
    var heldStarts = 0
    /// What happens to the output once it rings.
    var outputBreak: OutputBreak?
    var movesOutput = false
    /// The alarm's own tone cannot be used, so the built-in one rings.
    var isToneRefused = false

    /// Whether the engine's process dies in the present window.
    func breaksEngine() -> Bool {
        guard let crashing else { return false }
        return crashing.isLasting ? windows >= crashing.window : windows == crashing.window
    }
}
