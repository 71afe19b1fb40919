import Foundation
import VowCommandLine
import VowCore
import VowLab
import VowPorts
import VowRecitation
import VowRuntime

// The engines that hear the recordings.
extension EvaluateCommand {
    /// An engine, and what it is to hear.
    struct Listener: Equatable {
        let engine: String
        var languages: [Language]
        /// Why recordings are left out.
        var problems: [String] = []
    }

    /// Who hears the recordings: every engine, the one that was asked for, or those that a morning would take.
    func listeners(to recordings: [Recording]) throws -> [Listener] {
        let spoken = Language.allCases.filter { language in recordings.contains { $0.language == language } }
        if compare { return SpeechEngines.names.map { compared($0, spoken) } }
        guard let engine, engine != "auto" else {
            let settings = try engine == nil ? configured() : Settings()
            var listeners: [Listener] = []
            for language in spoken {
                let engine = settings.engine(for: language)
                if let place = listeners.firstIndex(where: { $0.engine == engine }) {
                    listeners[place].languages.append(language)
                } else {
                    listeners.append(Listener(engine: engine, languages: [language]))
                }
            }
            return listeners
        }
        return [try exactly(engine, spoken, recordings)]
    }

    /// An engine beside others: one that is not installed would be stood in for, which is no comparison.
    private func compared(_ engine: String, _ spoken: [Language]) -> Listener {
        let heard = spoken.filter(SpeechEngines.languages(of: engine).contains)
        let source = SpeechEngines(program: EarsRole.program(home: common.homePath)) { _ in }
        // Why an engine cannot be loaded is left to `vow doctor`.
        let installed = heard.filter { (try? source.exactTranscriber(engine: engine, language: $0)) != nil }
        let missing = heard.isEmpty ? "does not hear these languages" : "not installed"
        return Listener(
            engine: engine, languages: installed, problems: installed.isEmpty ? ["\(engine): \(missing)"] : []
        )
    }

    /// Fails where the engine that was asked for cannot listen: the figures of another would be taken for its own.
    private func exactly(_ engine: String, _ spoken: [Language], _ recordings: [Recording]) throws -> Listener
    {
        let heard = spoken.filter(SpeechEngines.languages(of: engine).contains)
        guard !heard.isEmpty else {
            let names = spoken.map(\.rawValue).joined(separator: ", ")
            throw CommandError.refused(.doesNotHearLanguageOf(engine: engine, names: names))
        }
        let source = speechEngines(home: common.homePath)
        for language in heard { _ = try source.exactTranscriber(engine: engine, language: language) }
        let problems = spoken.filter { !heard.contains($0) }.map { language in
            let count = recordings.count { $0.language == language }
            return "\(count) of the recordings left out: \(engine) does not hear their language, "
                + "\(language.rawValue)."
        }
        return Listener(engine: engine, languages: heard, problems: problems)
    }

    private func configured() throws -> Settings {
        guard FileManager.default.fileExists(atPath: common.homePath + "/log.sqlite") else {
            return Settings()
        }
        return try common.service().state().settings
    }
}
