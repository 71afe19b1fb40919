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
        pick("the clock was set by \(milliseconds) ms", "el reloj se cambió en \(milliseconds) ms")
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

    /// What came in, by the first event that was recorded for it.
    public func input(_ event: RunEvent) -> String {
        inputOfAttempt(event) ?? inputOfTask(event) ?? inputOfRun(event)
    }

    /// What came in from somebody who recites or types.
    private func inputOfAttempt(_ event: RunEvent) -> String? {
        switch event {
        case .listeningStarted:
            pick("the ring was over, or the person was ready", "el timbre acabó, o la persona estaba lista")
        case .listeningOpened: pick("the prompt had been spoken", "la indicación ya se había dicho")
        case .attemptJudged(let verdict) where verdict.evidence.mode == .typed:
            pick("the person typed", "la persona escribió") + " \"\(verdict.evidence.transcript)\""
        case .attemptJudged(let verdict):
            "\(verdict.evidence.engine) \(pick("heard", "oyó")) \"\(verdict.evidence.transcript)\" "
                + pick(
                    "in \(verdict.evidence.speechMilliseconds) ms of speech",
                    "en \(verdict.evidence.speechMilliseconds) ms de voz")
                + fault(verdict.evidence.engineFault)
        case .similarityLowered(_, let amount):
            pick(
                "the person took the offer of \(amount) easier",
                "la persona aceptó que fuera \(amount) más fácil")
        case .cheatFlagged(let flag, _, let measured, let threshold):
            pick("how the attempt sounded: ", "cómo sonó el intento: ")
                + SoundFlagTexts(pick).evidence(flag, measured: measured, threshold: threshold)
        case .lineRecited, .challengeWordSaid, .stepPassed, .challengeLocked, .dismissed, .wakeCheckPlanned:
            pick("what an attempt had earned", "lo que un intento había ganado")
        default: nil
        }
    }

    /// What the engine did wrong of itself, so that nobody takes it for the person's.
    private func fault(_ fault: EngineFault?) -> String {
        switch fault {
        case nil: ""
        case .repetition:
            pick(
                "; the engine repeated itself, which was cut off: its fault",
                "; el motor se repetía, y se cortó: fallo suyo")
        }
    }

    /// What came in for another challenge than reciting.
    private func inputOfTask(_ event: RunEvent) -> String? {
        switch event {
        case .challengePresented(_, let question):
            question.map { pick("the sum \($0.shown) was drawn", "se sorteó la cuenta \($0.shown)") }
                ?? pick("something was to be done by hand", "había que hacer algo a mano")
        case .tokenShown(_, .code, _, let passed):
            pick("a code was seen, ", "se vio un código, ") + rightOne(passed, "el correcto")
        case .tokenShown(_, .tag, _, let passed):
            pick("a tag was touched, ", "se tocó una etiqueta, ") + rightOne(passed, "la correcta")
        case .deviceMoved(_, _, let passed):
            passed
                ? pick(
                    "the device was moved, as long as asked for", "el equipo se movió el tiempo pedido")
                : pick(
                    "the device was moved, and not long enough", "el equipo se movió, pero no lo bastante")
        case .sumAnswered(_, let question, let answer, _):
            pick(
                "the person answered \(answer) to \(question.shown)",
                "la persona respondió \(answer) a \(question.shown)")
        case .standInTaken(_, let standIn):
            pick(
                "the person chose number \(standIn + 1) to stand in for speaking",
                "la persona eligió el número \(standIn + 1) en lugar de hablar")
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
        case .fired(let terms): "\(label(terms.label)) \(pick("was due", "tocaba"))"
        case .missed(_, let name, _, _, _):
            "\(label(name)) \(pick("was found to be too late", "se encontró demasiado tarde"))"
        case .ringStarted: pick("the ringer reported sound", "el timbre avisó de que sonaba")
        case .soundMeasured(let measure):
            measure.place == .output
                ? pick("the output's own sound was compared", "se comparó el sonido de la propia salida")
                : pick("the microphone heard the ring", "el micrófono oyó el timbre")
        case .partFailed(let name, let code, _):
            "\(part(name)) \(pick("failed", "falló")) (\(code))"
        case .partBypassed(let name):
            pick(
                "the person asked for a snooze, and \(part(name)) was missing",
                "la persona pidió un aplazamiento, y faltaba \(part(name))")
        case .repairDemanded(let name):
            pick(
                "\(part(name)) was missing in a run before, and not found since",
                "\(part(name)) faltó en un turno anterior y no se ha vuelto a encontrar")
        case .snoozed: pick("the person asked for a snooze", "la persona pidió un aplazamiento")
        case .snoozeEnded: pick("the snooze was over", "el aplazamiento acabó")
        case .resumed(let gap, _) where gap < 0:
            pick(
                "the process started again, and the clock had been set back by at least \(-gap) ms",
                "el proceso volvió a empezar, y habían atrasado el reloj \(-gap) ms o más")
        case .resumed(let gap, let away):
            pick(
                "the process ran again after \(away ?? gap) ms",
                "el proceso volvió a estar en marcha tras \(away ?? gap) ms")
        case .emergencyAsked:
            pick("the emergency sentence was typed", "se escribió la frase de emergencia")
        case .bypassed:
            pick("the emergency sentence was typed again", "se escribió otra vez la frase de emergencia")
        case .abandoned: pick("nobody answered until the limit", "nadie respondió hasta el límite")
        case .wakeCheckAsked: pick("it was time to ask again", "era hora de volver a preguntar")
        case .wakeCheckMissed:
            pick("nobody answered whether they are still up", "nadie respondió si sigue en pie")
        case .challengeRevealed:
            pick(
                "the run is over, and how its words were drawn may be known",
                "el turno acabó, y ya se puede saber cómo se sortearon sus palabras")
        default: ""
        }
    }

    private func label(_ label: String) -> String { label.isEmpty ? pick("an alarm", "una alarma") : label }

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
