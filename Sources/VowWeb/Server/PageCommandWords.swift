import Foundation

/// A question or command of the page in the words of the command line, for what no daemon answers.
///
/// Arguments of a process can be read by others of this machine, so a person's own words never stand among them: what
/// carries such words reads all its arguments, one JSON object, from its standard input.
package struct PageCommandWords {
    /// The words, in three parts: what is typed by a person stands behind a `--`, so it is never taken for an option.
    package struct Words {
        /// The command's name, in one or two words.
        package let command: [String]
        /// Its options, each with its value in one word.
        package let options: [String]
        /// What stands without a name.
        package let positions: [String]
        /// Whether the command works on a home; some only look at the machine.
        package var takesHome = true
        /// Whether it reads its arguments from its standard input.
        package var readsArguments = false
    }

    private let name: String
    private let given: [String: Any]

    /// Puts a question or command into words.
    /// - Parameter given: the arguments, as JSON gives them.
    package init(_ name: String, _ given: [String: Any]) { (self.name, self.given) = (name, given) }

    /// Whether only the program answers it, never the daemon.
    package var isOwn: Bool {
        ["whatif", "models.list", "wake", "doctor", "export", "wipe"]
            .contains(name)
            || ["practice.show", "practice.say", "practice.play", "practice.listen", "practice.record"]
                .contains(name)
            || ["sound.check", "models.install", "models.remove"].contains(name)
            || ["practice.edit", "practice.remove", "lines.rehearse"]
                .contains(name)
    }

    /// What answers as the daemon does where there is none, on arguments that it reads.
    private var request: Words {
        Words(command: [name], options: [], positions: ["-"], readsArguments: true)
    }

    /// What carries words or names of the person.
    private static let carryingWords: Set<String> = ["practice.edit"]

    /// The words; nil where only the daemon can answer. Throws where something asked for cannot be or was not confirmed.
    package func words() throws(PageFailure) -> Words? {
        if PageCommandWords.carryingWords.contains(name) { return request }
        let parts = name.split(separator: ".").map(String.init)
        switch name {
        case "whatif":
            return Words(
                command: [name], options: options(without: ["run"]),
                positions: given["run"] == nil ? [] : [try run()])
        case "sound.check": return Words(command: ["doctor"], options: ["--test"], positions: [])
        case "models.install", "models.remove":
            return Words(command: parts, options: [], positions: [text("model")])
        case "export": return Words(command: ["export"], options: [], positions: [archive])
        case "wipe": return try wipe()
        case "wake": return Words(command: ["wake"], options: [], positions: [], takesHome: false)
        case "lines.rehearse": return Words(command: ["rehearse-lines"], options: [], positions: [text("id")])
        // What the page's server answers, or the daemon alone.
        case "input", "try.begin", "try.end", "try.input", "early.begin":
            return nil
        default:
            let positions = given["id"] == nil ? [] : [text("id")]
            return Words(command: parts, options: options(without: ["id"]), positions: positions)
        }
    }

    private func text(_ key: String) -> String { given[key] as? String ?? "" }

    /// The options, each as one word, so that no value is taken for an option of its own.
    private func options(without positions: [String]) -> [String] {
        given.keys.sorted().filter { !positions.contains($0) }.compactMap { key -> String? in
            let option = "--" + PageCommandWords.dashed(key)
            if ["yes", "end", "remove", "withoutMicrophone"].contains(key) {
                return given[key] as? Bool == true ? option : nil
            }
            if let text = given[key] as? String { return "\(option)=\(text)" }
            guard let number = given[key] as? NSNumber else { return nil }
            return "\(option)=\(number)"
        }
    }

    /// `snoozeMinutes` as `snooze-minutes`.
    private static func dashed(_ key: String) -> String {
        key.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
    }

    private func wipe() throws(PageFailure) -> Words {
        let isTrial = given["dryRun"] as? Bool == true
        guard isTrial || given["yes"] as? Bool == true else {
            throw PageFailure(
                code: "refused", message: "Erasing cannot be taken back.",
                repair: "Say \"yes\": true to go on.")
        }
        let chosen = (given["class"] as? String).map { ["--class=\($0)"] } ?? []
        return Words(command: ["wipe"], options: [isTrial ? "--dry-run" : "--yes"] + chosen, positions: [])
    }

    /// The run that is asked for; what could be taken for a path is none.
    private func run() throws(PageFailure) -> String {
        let run = text("run")
        guard !run.isEmpty,
            run.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_.:".contains($0)) })
        else {
            throw PageFailure(
                code: "not.found", message: "There is no such run.", repair: "Choose one of the list.")
        }
        return run
    }

    /// Where an archive goes: beside the person's other files, under a name of its own.
    private var archive: String {
        let seconds = Int(Date().timeIntervalSince1970)
        return NSHomeDirectory() + "/vow-export-\(seconds).zip"
    }
}
