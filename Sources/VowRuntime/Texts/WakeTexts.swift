public import VowCore
public import VowRecitation

/// What Vow says while it wakes someone: never blaming, always with the next step.
public struct WakeTexts: Sendable {
    private let pick: Wording
    private let language: Language

    /// The texts in a language; Chinese lines are accompanied by English texts.
    public init(_ language: Language) {
        self.language = language
        pick = Wording(language)
    }

    /// What to do now.
    public func prompt(_ screen: WakeScreen) -> String {
        let word = screen.challengeWord
        switch screen.phase {
        case .ended(let ending): return self.ending(ending)
        case .snoozed:
            return pick("Snoozing. It rings again by itself.", "Aplazada. Volverá a sonar sola.")
        case .ringing, .listening, .answering: break
        }
        let isFirst = screen.step == 0
        let ask: String
        switch screen.task {
        case .recite(let kind): ask = recite(kind, isFirst: isFirst)
        case .typeLines(let kind): ask = type(kind, isFirst: isFirst)
        case .sum(let question, let solved, let count):
            return sum(question, solved: solved, count: count, isFirst: isFirst)
        }
        guard let word else { return ask }
        return ask + pick(" Include the word '\(word)'.", " Incluye la palabra '\(word)'.")
    }

    private func recite(_ kind: LineKind, isFirst: Bool) -> String {
        switch (kind, isFirst) {
        case (.affirmation, true):
            pick("Good morning. Say your affirmations now.", "Buenos días. Di tus afirmaciones ahora.")
        case (.affirmation, false): pick("Now say your affirmations.", "Ahora di tus afirmaciones.")
        case (.goal, true): pick("Good morning. Say your goals now.", "Buenos días. Di tus metas ahora.")
        case (.goal, false): pick("Now say your goals.", "Ahora di tus metas.")
        }
    }

    private func type(_ kind: LineKind, isFirst: Bool) -> String {
        switch (kind, isFirst) {
        case (.affirmation, true):
            pick("Good morning. Type your affirmations now.", "Buenos días. Escribe tus afirmaciones ahora.")
        case (.affirmation, false): pick("Now type your affirmations.", "Ahora escribe tus afirmaciones.")
        case (.goal, true):
            pick("Good morning. Type your goals now.", "Buenos días. Escribe tus metas ahora.")
        case (.goal, false): pick("Now type your goals.", "Ahora escribe tus metas.")
        }
    }

    private func sum(_ question: String?, solved: Int, count: Int, isFirst: Bool) -> String {
        let greeting = isFirst && solved == 0 ? pick("Good morning. ", "Buenos días. ") : ""
        let number = count > 1 ? pick(" (\(solved + 1) of \(count))", " (\(solved + 1) de \(count))") : ""
        guard let question else {
            return greeting
                + pick(
                    "A sum comes next\(number). Press Enter.", "Ahora viene una cuenta\(number). Pulsa Intro."
                )
        }
        return greeting + pick("How much is \(question)?\(number)", "¿Cuánto es \(question)?\(number)")
    }

    /// What may be chosen by someone who cannot speak now; empty where nothing may.
    public func choices(_ screen: WakeScreen) -> String {
        guard !screen.choices.isEmpty else { return "" }
        let names = screen.choices.enumerated().map { place, choice in
            let name =
                switch choice {
                case .typeLines: pick("type the lines", "escribir las frases")
                case .sum: pick("sums", "cuentas")
                }
            return "\(place + 1) \(name)"
        }
        return pick("Can't speak now? Type: ", "¿No puedes hablar ahora? Escribe: ")
            + names.joined(separator: ", ")
    }

    /// How it ended.
    public func ending(_ ending: RunEnding) -> String {
        switch ending {
        case .dismissed: pick("Done. You kept your promise today.", "Hecho. Hoy cumpliste tu promesa.")
        case .abandoned:
            pick("Nobody answered, so the alarm has ended.", "Nadie respondió, así que la alarma terminó.")
        case .bypassed:
            pick("Stopped by the emergency exit.", "Detenida por la salida de emergencia.")
        case .missed: pick("The alarm was missed.", "La alarma no pudo sonar.")
        }
    }

    /// What to tell about the last attempt.
    public func feedback(_ feedback: WakeScreen.Feedback) -> String {
        switch feedback {
        case .missed(let words):
            let list = words.prefix(12).joined(separator: " ")
            return list.isEmpty
                ? pick("Not quite those words yet. Once more?", "Aún no son esas palabras. ¿Otra vez?")
                : pick("Almost. Not heard yet: \(list)", "Casi. Aún no se ha oído: \(list)")
        case .changed(.numberChanged):
            return pick(
                "Almost. A number, date or time was heard otherwise. Say it as it stands.",
                "Casi. Se oyó otro número, fecha u hora. Dilo como está escrito.")
        case .changed:
            return pick(
                "Almost. A \"not\" was heard that is not in the line, or one was left out. Say it as it stands.",
                "Casi. Se oyó un \"no\" que no está en la frase, o faltó uno. Dila como está escrita.")
        case .challengeWordMissing(let word):
            return pick(
                "The lines are there. Say one of them again with the word '\(word)'.",
                "Las frases están. Di una de nuevo con la palabra '\(word)'.")
        case .nothingHeard:
            return pick("Nothing was heard. Take your time.", "No se ha oído nada. Con calma.")
        case .unfit(.tooNoisy):
            return pick(
                "It is too noisy to hear you. Come closer to the microphone.",
                "Hay demasiado ruido. Acércate al micrófono.")
        case .unfit(.tooQuiet):
            return pick(
                "Your voice is very faint. A little louder, please.",
                "Tu voz se oye muy débil. Un poco más alto.")
        case .unfit:
            return pick("No clear speech was heard. Once more?", "No se ha oído voz clara. ¿Otra vez?")
        case .stepDone: return pick("Nice. Last one, keep going.", "Bien. La última, sigue así.")
        case .typingOpened(let why):
            return pick(
                "The microphone or the recogniser does not work, so you may type the lines. \(why)",
                "El micrófono o el reconocedor no funciona: puedes escribir las frases. \(why)")
        case .unheard(let why):
            return pick(
                "The alarm plays, but nobody can hear it. \(why)",
                "La alarma suena, pero nadie la oye. \(why)")
        case .rightAnswer: return pick("Right. On to the next.", "Correcto. Vamos con la siguiente.")
        case .wrongAnswer:
            return pick("Not quite. Here is another one.", "No es eso. Aquí tienes otra.")
        case .unreadableAnswer:
            return pick("Type the answer in digits, such as 42.", "Escribe la respuesta con cifras, como 42.")
        case .lockedOut(let wait):
            let seconds = (wait + 999) / 1000
            return pick(
                "A short pause after several tries: \(seconds) s. Take a breath.",
                "Una pausa corta tras varios intentos: \(seconds) s. Respira.")
        case .typingNotOpen:
            // Whoever cannot speak and types has to learn the way out here, and not from a manual.
            let exit = WakeSession.emergencySentence(language)
            return pick(
                "Say the lines aloud; typing counts only without a microphone. Emergency exit: type exactly this, "
                    + "twice, thirty seconds apart: \(exit)",
                "Di las frases en voz alta; escribir solo cuenta sin micrófono. Salida de emergencia: escribe "
                    + "exactamente esto, dos veces, con treinta segundos entre ambas: \(exit)")
        case .snoozeRefused(.needsProgress):
            return pick(
                "Snooze opens once the first lines are said.",
                "Podrás aplazar tras decir las primeras frases.")
        case .snoozeRefused(.usedUp(let maximum)):
            return pick("All \(maximum) snoozes are used up.", "Ya usaste los \(maximum) aplazamientos.")
        case .emergencyAsked(let wait):
            let seconds = (wait + 999) / 1000
            return pick(
                "Emergency exit noted. Type the sentence again after \(seconds) s.",
                "Salida de emergencia anotada. Escribe la frase otra vez tras \(seconds) s.")
        }
    }

    /// The state in one word.
    public func phase(_ phase: WakeScreen.Phase) -> String {
        switch phase {
        case .ringing: pick("ringing", "sonando")
        case .listening: pick("listening", "escuchando")
        case .answering: pick("waiting for your answer", "esperando tu respuesta")
        case .snoozed: pick("snoozed", "aplazada")
        case .ended: pick("ended", "terminada")
        }
    }
}
