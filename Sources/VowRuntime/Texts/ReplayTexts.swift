public import VowAnswers
public import VowCore
import VowRecitation

/// What the steps of a replayed run say, in English and Spanish.
public struct ReplayTexts: Sendable {
    private let pick: Wording

    /// The texts in a language.
    public init(_ wording: Wording) { pick = wording }

    /// The English texts.
    public static let english = ReplayTexts(Wording(isSpanish: false))

    /// The clock of the device was set.
    public func clockStepped(byMilliseconds milliseconds: some BinaryInteger) -> String {
        pick(ReplayText.clockStepped(milliseconds: "\(milliseconds)"))
    }

    /// How a run stands after a step.
    public func state(_ state: RunState) -> String {
        let said = state.recitedLines.map(\.text).joined(separator: " ")
        let attempts = Plural.of(
            state.attemptCount, pick("attempt", "intento"), pick("attempts", "intentos"))
        let snoozes = Plural.of(
            state.snoozeCount, pick("snooze", "aplazamiento"), pick("snoozes", "aplazamientos"))
        return
            "\(phase(state.phase)), \(pick("step", "paso")) \(state.stepIndex + 1), \(attempts), \(snoozes), "
            + "\(pick("said", "dicho")): \(said.isEmpty ? pick("nothing", "nada") : said)"
    }

    private func phase(_ phase: RunState.Phase) -> String {
        guard pick.isSpanish else { return phase.word }
        return switch phase {
        case .none: "aún nada"
        case .active: "en marcha"
        case .snoozed: "aplazada"
        case .resting: "en pausa"
        case .ended(let ending):
            switch ending.rawValue {
            case "dismissed": "apagada"
            case "bypassed": "por la salida de emergencia"
            case "abandoned": "sin respuesta"
            case "missed": "perdida"
            default: ending.rawValue
            }
        }
    }

    /// A part of the device, as events name it.
    private func part(_ part: DevicePart) -> String {
        guard pick.isSpanish else { return "the \(part)" }
        return switch part {
        case .microphone: "el micrófono"
        case .engine: "el motor de voz"
        case .recogniser: "el reconocimiento de voz"
        case .hearing: "el oído"
        case .ringer: "el sonido"
        case .tone: "el tono"
        case .speaker: "el altavoz"
        case .camera: "la cámara"
        case .tagReader: "el lector de etiquetas"
        case .motionSensor: "el sensor de movimiento"
        }
    }

    /// What was drawn of each `pick` of a run's gate.
    public func draws(of terms: FiredTerms) -> [String] {
        terms.challenge?.draws.map { draw in
            // A place that the list does not have was written by somebody else.
            let drawn = draw.drawn.map { draw.listed.indices.contains($0) ? draw.listed[$0] : "?" }
            return pick(
                ReplayText.drawn(
                    drawn: drawn.joined(separator: ", "), listed: draw.listed.joined(separator: ", ")))
        } ?? []
    }

    /// What came in, by the first event that was recorded for it.
    public func input(_ event: RunEvent) -> String {
        inputOfAttempt(event) ?? inputOfTask(event) ?? inputOfRun(event)
    }

    /// What came in from somebody who recites or types.
    private func inputOfAttempt(_ event: RunEvent) -> String? {
        switch event {
        case .listeningStarted:
            pick(ReplayText.inputOfAttempt)
        case .listeningOpened: pick(ReplayText.inputOfAttemptThePromptHad)
        case .attemptJudged(let verdict) where verdict.evidence.mode == .typed:
            pick(ReplayText.inputOfAttemptThePersonTyped) + " \"\(verdict.evidence.transcript)\""
        case .attemptJudged(let verdict):
            "\(verdict.evidence.engine) \(pick(ReplayText.inputOfAttemptHeard)) \"\(verdict.evidence.transcript)\" "
                + pick(ReplayText.inputOfAttemptInMsOf(verdict: "\(verdict.evidence.speechMilliseconds)"))
                + fault(verdict.evidence.engineFault)
        case .similarityLowered(_, let amount):
            pick(ReplayText.inputOfAttemptThePersonTook(amount: "\(amount)"))
        case .cheatFlagged(let flag, _, let measured, let threshold):
            pick("how the attempt sounded: ", "cómo sonó el intento: ")
                + SoundFlagTexts(pick).evidence(flag, measured: measured, threshold: threshold)
        case .lineRecited, .challengeWordSaid, .stepPassed, .challengeLocked, .dismissed, .wakeCheckPlanned:
            pick(ReplayText.inputOfAttemptWhatAnAttempt)
        default: nil
        }
    }

    /// What the engine did wrong of itself, so that nobody takes it for the person's.
    private func fault(_ fault: EngineFault?) -> String {
        switch fault {
        case nil: ""
        case .repetition:
            pick(ReplayText.fault)
        }
    }

    /// What came in for another challenge than reciting.
    private func inputOfTask(_ event: RunEvent) -> String? {
        switch event {
        case .challengePresented(_, let question):
            question.map { pick(ReplayText.inputOfTask(shown: "\($0.shown)")) }
                ?? pick(ReplayText.inputOfTaskSomethingWasTo)
        case .tokenShown(_, .code, _, let passed):
            pick("a code was seen, ", "se vio un código, ") + rightOne(passed, "el correcto")
        case .tokenShown(_, .tag, _, let passed):
            pick("a tag was touched, ", "se tocó una etiqueta, ") + rightOne(passed, "la correcta")
        case .deviceMoved(_, _, let passed):
            passed
                ? pick(ReplayText.inputOfTaskTheDeviceWas)
                : pick(
                    "the device was moved, and not long enough", "el equipo se movió, pero no lo bastante")
        case .sumAnswered(_, let question, let answer, _):
            pick(ReplayText.inputOfTaskThePersonAnswered(answer: "\(answer)", question: "\(question.shown)"))
        case .standInTaken(_, let standIn):
            pick(ReplayText.inputOfTaskThePersonChose(standIn: "\(standIn + 1)"))
        default: nil
        }
    }

    private func rightOne(_ isRight: Bool, _ spanish: String) -> String {
        isRight
            ? pick("the right one", spanish)
            : pick("another one", spanish.hasPrefix("el ") ? "otro" : "otra")
    }

    /// What came in of the run itself.
    private func inputOfRun(_ event: RunEvent) -> String {
        switch event {
        case .fired(let terms):
            ([label(terms.label) + " " + pick(ReplayText.inputOfRun)] + draws(of: terms)).joined(
                separator: "; ")
        case .missed(_, let name, _, _, _):
            "\(label(name)) \(pick(ReplayText.inputOfRunWasFoundTo))"
        case .ringStarted: pick(ReplayText.inputOfRunTheRingerReported)
        case .soundMeasured(let measure):
            measure.place == .output
                ? pick(ReplayText.inputOfRunTheOutputS)
                : pick(ReplayText.inputOfRunTheMicrophoneHeard)
        case .partFailed(let name, let code, _):
            "\(part(name)) \(pick(ReplayText.inputOfRunFailed)) (\(code))"
        case .partBypassed(let name):
            pick(ReplayText.inputOfRunThePersonAsked(part: "\(part(name))"))
        case .repairDemanded(let name):
            pick(ReplayText.inputOfRunWasMissingIn(part: "\(part(name))"))
        case .snoozed: pick("the person asked for a snooze", "la persona pidió un aplazamiento")
        case .snoozeEnded: pick(ReplayText.inputOfRunTheSnoozeWas)
        case .resumed(let gap, _) where gap < 0:
            pick(ReplayText.inputOfRunTheProcessStarted(gap: "\(-gap)"))
        case .resumed(let gap, let away):
            pick(ReplayText.inputOfRunTheProcessRan(away: "\(away ?? gap)"))
        case .emergencyAsked:
            pick(ReplayText.inputOfRunTheEmergencySentence)
        case .bypassed:
            pick("the emergency sentence was typed again", "se escribió otra vez la frase de emergencia")
        case .abandoned: pick(ReplayText.inputOfRunNobodyAnsweredUntil)
        case .wakeCheckAsked: pick(ReplayText.inputOfRunItWasTime)
        case .wakeCheckMissed:
            pick(ReplayText.inputOfRunNobodyAnsweredWhether)
        case .challengeRevealed:
            pick(ReplayText.inputOfRunTheRunIs)
        default: ""
        }
    }

    private func label(_ label: String) -> String { label.isEmpty ? pick(ReplayText.label) : label }

    /// What the device did after an event.
    public func effects(_ event: RunEvent) -> [String] {
        switch event {
        case .fired, .snoozeEnded, .wakeCheckMissed: [pick("starts to ring", "empieza a sonar")]
        case .wakeCheckPlanned:
            [pick("stops the sound until it asks again", "calla hasta volver a preguntar")]
        case .wakeCheckAsked: [pick("asks without a tone", "pregunta sin tono")]
        case .resumed:
            [pick("rings again, or goes on with its snooze", "vuelve a sonar, o sigue aplazada")]
        case .missed: [pick("tells the person", "se lo dice a la persona")]
        case .listeningStarted:
            [pick("silences the tone", "calla el tono"), pick("opens the microphone", "abre el micrófono")]
        case .listeningOpened:
            [
                pick(
                    "counts the window's time from now on", "cuenta desde ahora el tiempo para hablar")
            ]
        case .partFailed(_, "sound.file.changed", _):
            [pick("rings by the file as it is now", "suena con el archivo tal como está")]
        case .partFailed(let part, _, _):
            switch part {
            case .ringer: [pick("alerts by other means", "avisa por otros medios")]
            case .tone: [pick("rings by the built-in tone", "suena con el tono incorporado")]
            case .engine: [pick("hears by the next engine", "escucha con el motor siguiente")]
            case .speaker, .microphone, .recogniser, .hearing, .camera, .tagReader, .motionSensor:
                [pick("rings on, and opens what was allowed", "sigue sonando y abre lo que se permitió")]
            }
        case .snoozed:
            [pick("stops the sound until the snooze is over", "calla hasta que acabe el aplazamiento")]
        case .dismissed, .bypassed, .abandoned:
            [pick("stops the sound", "calla el sonido"), pick("ends the run", "acaba el turno")]
        case .attemptJudged(let verdict):
            verdict.reasons.isEmpty ? [] : [pick("rings again", "vuelve a sonar")]
        case .stepPassed, .standInTaken: [pick("closes the microphone", "cierra el micrófono")]
        case .challengePresented:
            [pick("turns the tone down", "baja el tono"), pick("shows the challenge", "muestra el reto")]
        case .sumAnswered(_, _, _, let passed):
            passed ? [] : [pick("draws another sum", "sortea otra cuenta")]
        case .challengeLocked:
            [pick("rings, and takes no answer for a while", "suena, y por un rato no admite respuesta")]
        case .repairDemanded: [pick("asks for the repair", "pide la reparación")]
        case .similarityLowered:
            [pick("listens again, and asks a little less", "vuelve a escuchar, y pide un poco menos")]
        case .tokenShown, .deviceMoved, .partBypassed, .ringStarted, .soundMeasured, .cheatFlagged,
            .lineRecited, .challengeWordSaid, .challengeRevealed, .emergencyAsked:
            []
        }
    }
}
