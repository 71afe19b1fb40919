import VowAnswers
package import VowCore
package import VowRecitation

/// Words about what was done as it was asked for, and was perhaps not meant.
package struct Remarks: Sendable {
    private let overview: DeviceOverview
    private let pick: Wording

    /// Makes remarks on the state after a change.
    package init(_ overview: DeviceOverview) {
        self.overview = overview
        pick = Wording(overview.settings)
    }

    /// On an alarm that was made or changed: another one rings at the same times, or nobody can hear it.
    package func onAlarm(_ id: AlarmID) -> [String] {
        guard let definition = overview.alarm(id).definition else { return [] }
        var remarks: [String] = []
        let twins = overview.alarms.filter { other in
            other.id != id && other.state.isEnabled && other.state.definition?.rule == definition.rule
                && other.state.definition?.zone == definition.zone
        }
        if let twin = twins.first {
            remarks.append(
                pick(RemarkText.alarmTwin(other: twin.id)))
        }
        if let other = otherLanguage(of: definition.gate) {
            let command = "vow alarm edit \(id) --language \(other.rawValue)"
            remarks.append(
                pick(
                    RemarkText.alarmLanguage(
                        asked: pick.name(of: definition.gate.language), own: pick.name(of: other),
                        command: command)))
        }
        for (language, count) in linesUnasked(by: definition.gate) {
            remarks.append(
                pick(RemarkText.alarmOtherLines(count: count, language: pick.name(of: language))))
        }
        if definition.sound.volumePercent == 0 {
            remarks.append(
                pick(RemarkText.alarmSilent(id: id)))
        }
        return remarks
    }

    /// The language of the person's lines if a gate asks for lines and none is in its own language, or nil.
    private func otherLanguage(of gate: GatePolicy) -> Language? {
        let lines = overview.book.entries.filter { gate.kinds.contains($0.kind) }
        guard let first = lines.first, !lines.contains(where: { $0.language == gate.language }) else {
            return nil
        }
        return first.language
    }

    /// How many lines of a gate's kinds no alarm asks for since they are in another language, beside lines in its own.
    private func linesUnasked(by gate: GatePolicy) -> [(Language, Int)] {
        guard otherLanguage(of: gate) == nil else { return [] }
        let asked = overview.alarms.compactMap {
            $0.state.isEnabled ? $0.state.definition?.gate.language : nil
        }
        let lines = overview.book.entries.filter { gate.kinds.contains($0.kind) }
        return Language.allCases.filter { $0 != gate.language && !asked.contains($0) }.compactMap {
            language in
            let count = lines.count { $0.language == language }
            return count == 0 ? nil : (language, count)
        }
    }

    /// On the language of Vow's texts that was set: the alarms go on asking for lines in theirs.
    func onLanguage(_ language: Language) -> [String] {
        let kept = overview.alarms.filter { entry in
            guard entry.state.isEnabled, let gate = entry.state.definition?.gate else { return false }
            return !gate.kinds.isEmpty && gate.language != language
        }
        guard let first = kept.first, let gate = first.state.definition?.gate else { return [] }
        let command = "vow alarm edit \(first.id) --language \(language.rawValue)"
        return [pick(RemarkText.languageKept(asked: pick.name(of: gate.language), command: command))]
    }

    /// On an alarm that was changed, switched off or removed while it rings: that run goes on as it began (S10).
    package func onRunInProgress(of alarm: AlarmID) -> String? {
        let run = overview.runs.first { run in
            guard run.state.terms?.alarm == alarm else { return false }
            return run.state.isOpen
        }
        guard run != nil else { return nil }
        return pick(RemarkText.runInProgress)
    }

    /// On a gate that was never tried.
    func onUntriedGate(of alarm: AlarmID) -> String {
        pick(RemarkText.gateUntried(alarm: alarm))
    }

    /// On a line that was added or changed: it is there already, or it reads like another language.
    package func onLine(_ id: LineID) -> [String] {
        let state = overview.book.state(of: id)
        var remarks: [String] = []
        let words = Self.words(of: state.text)
        let twin = overview.book.entries.first { other in
            other.id != id && other.kind == state.kind && Self.words(of: other.text) == words
        }
        if let twin {
            remarks.append(
                pick(RemarkText.lineTwin(other: twin.id, id: id)))
        }
        if let other = LanguageGuess.language(of: state.text), other != state.language {
            let (kept, seen) = (pick.name(of: state.language), pick.name(of: other))
            let add = "vow lines remove \(id); vow lines add --language \(other.rawValue) …"
            remarks.append(
                pick(RemarkText.lineLanguage(seen: seen, kept: kept, command: add)))
        }
        return remarks
    }

    /// On a language that no engine of this device hears.
    package func onMissingEngine(for language: Language) -> String {
        let name = pick.name(of: language)
        let install = "vow models install" + (language == .english ? "" : " whisper-base")
        return pick(RemarkText.lineNoEngine(language: name, command: install))
    }

    private static func words(of text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}

/// Which language a short sentence is most likely in, by its smallest words and its letters.
enum LanguageGuess {
    /// The language, or nil where nothing speaks for one alone.
    static func language(of text: String) -> Language? {
        if text.unicodeScalars.contains(where: { (0x4E00...0x9FFF).contains($0.value) }) { return .chinese }
        let words = text.lowercased().split { !$0.isLetter }.map(String.init)
        let spanish =
            words.count { spanishWords.contains($0) } + (text.contains { "ñ¿¡".contains($0) } ? 2 : 0)
        let english = words.count { englishWords.contains($0) }
        if spanish >= 2, english == 0 { return .spanish }
        if english >= 2, spanish == 0 { return .english }
        return nil
    }

    // Words without which hardly a sentence is built, and which the other language does not have.
    private static let spanishWords: Set<String> = [
        "el", "la", "los", "las", "un", "una", "de", "del", "que", "y", "mi", "mis", "yo", "soy", "estoy",
        "tengo", "hago",
        "cada", "día", "días", "mañana", "por", "para", "con", "cuando", "muy", "más", "se", "lo", "al",
        "cumplo", "promesas",
        "levanto", "corro", "hoy", "vida",
    ]
    private static let englishWords: Set<String> = [
        "i", "the", "my", "to", "of", "and", "is", "am", "are", "with", "every", "when", "for", "this",
        "that", "it", "you",
        "at", "in", "on", "myself", "day", "week", "up", "get", "will", "keep",
    ]
}
