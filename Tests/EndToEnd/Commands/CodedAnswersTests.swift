import Foundation
import Testing
import VowCore
import VowRecitation
import VowRuntime

/// Refusals and failures are codes until somebody reads them: what is printed are words, in the language that was set.
@Suite("No code is printed to a person", .serialized)
struct CodedAnswersTests {
    /// Commands that are refused or fail, each by another part of the program.
    private static let refused: [[String]] = [
        ["alarm", "edit", "nothing", "--volume", "60"], ["alarm", "add", "25:00"], ["runs", "run-9"],
        ["runs", "--last", "0"], ["review", "--month", "--days", "3"], ["whatif"], ["replay", "run-9"],
        ["certificate", "run-9"], ["certificate", "run-1"],
        ["codes", "print", "kitchen", "--output", "page.txt"],
        ["codes", "add", "a", "--scan", "--payload", "x"], ["codes", "add", "a", "--image", "/nowhere.png"],
        ["config", "set", "web.password", "secret"], ["config", "set", "colour", "red"],
        ["config", "set", "web.address", "0.0.0.0"], ["config", "set", "engine", "moonshine-9"],
        ["lines", "edit", "nothing", "I rise."], ["tones", "play", "nothing"],
        ["tones", "add", "rain", "/nowhere.wav"], ["import", "/nowhere.vow"],
        ["calendar", "import", "/nowhere.ics"],
        ["export", "/nowhere/at/all"], ["schedule", "--at", "soon"], ["next", "--count", "0"],
        ["practice", "say", "nothing"], ["goals", "remove", "nothing"],
        ["judge", "--line", "I rise.", "--transcript", "I rise.", "--word", "two words"], ["nonsense"],
    ]

    @Test("a refusal is said in the language that was set, and never as its code", arguments: refused)
    func refusals(_ arguments: [String]) throws {
        let home = try QuietHome()
        defer { home.clear() }
        try home.log.append([.run("run-1", home.firing)], at: Bedroom.now)
        var said: Set<String> = []
        for language in ["en", "es", "zh"] {
            #expect(try home.vow(["config", "set", "language", language]).status == 0)
            for form in [arguments, arguments + ["--json"]] {
                let (status, output) = try home.vow(form)
                #expect(status != 0, "\(form) was not refused: \(output)")
                #expect(!Self.holdsCode(output), "\(language) \(form): \(output)")
                said.insert(output)
            }
        }
        #expect(said.count > 2, "one language for all: \(said)")
    }

    @Test("a failure that a run recorded as a code is told in words wherever a person reads of it")
    func recorded() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let missing = TextCode("trouble.noSpeechEngineOnThis", ["language": Language.spanish.named])
        try home.log.append(
            [
                .run("run-1", home.firing),
                .run(
                    "run-1",
                    .partFailed(part: .engine, code: "speech.engine", message: missing.description)),
            ], at: Bedroom.now)
        for (language, words) in [("en", "understands Spanish"), ("es", "entiende español"), ("zh", "西班牙语")] {
            #expect(try home.vow(["config", "set", "language", language]).status == 0)
            for form in [["runs", "run-1"], ["runs", "run-1", "--json"], ["autopsy", "run-1"]] {
                let output = try home.vow(form).output
                #expect(output.contains(words), "\(language) \(form): \(output)")
                #expect(!Self.holdsCode(output), "\(language) \(form): \(output)")
            }
        }
    }

    private static func holdsCode(_ text: String) -> Bool {
        text.contains(/\b(?:trouble|words\.given|refusal|backup|terminal)\.[a-z]\w+[(\s.]/)
    }
}
