import Foundation
import Glibc
import LinuxAdapters
import SoundAdapters
import Testing
import VowCore
import VowRecitation

// What front ends send: over the private socket, and by the page.
extension Way {
    private static func input(_ fields: String) -> String { #"{"vow":1,"id":1,"input":{\#(fields)}}"# }

    private static func input(_ name: String, _ fields: String, answers part: String = "\"id\":1") -> Way {
        line(.sockets, name, input(fields), answers: part)
    }

    private static func flood(_ name: String, _ tried: String, _ lines: [String]) -> Way {
        Way(.floods, name, tried + ", over three connections at once") { try $0.flood(lines, seconds: 1) }
    }

    private static func page(_ name: String, _ path: String, _ body: String, _ status: Int) -> Way {
        Way(.sockets, name, "`POST \(path)` of `\(body.prefix(60))` to the page, answered with \(status)") {
            ring in
            let answered = try ring.post(path, body)
            #expect(answered == status)
        }
    }

    /// Inputs of the person, and what only looks like them.
    static let inputs: [Way] = [
        input("a snooze before progress", #""kind":"snooze""#),
        input("a snooze that names an old run", #""kind":"snooze","run":"aaaaaaaa""#),
        input("the lines typed", #""kind":"typed","text":"\#(Bedroom.affirmations.joined(separator: " "))""#),
        input("a plea typed", #""kind":"typed","text":"let me sleep""#),
        input("a stand-in that is not allowed", #""kind":"instead","number":1"#),
        input("an easier run that was not offered", #""kind":"easier""#),
        input("a picture that is none", #""kind":"scanned","picture":"bm8gcGljdHVyZQ==""#),
        input("a number out of range", #""kind":"instead","number":-9223372036854775808"#, answers: "error"),
        line(
            .marks, "words that were not heard",
            input(#""kind":"heard","text":"\#(Bedroom.affirmations[0])""#),
            answers: "error"),
        line(
            .marks, "tags that nobody held", input(#""kind":"tokensSeen","codes":["bed"]"#), answers: "error"),
        line(
            .marks, "a device that nobody moved", input(#""kind":"deviceMoved","shakes":99"#),
            answers: "error"),
        line(
            .marks, "an event in place of an input", #"{"vow":1,"id":1,"event":{"name":"Dismissed"}}"#,
            answers: "error"),
        line(
            .sockets, "the log asked away", #"{"vow":1,"id":1,"command":"daemon.standAside","arguments":{}}"#,
            answers: "error"),
        line(
            .removing, "removed over the socket, by a name that is none",
            #"{"vow":1,"id":1,"command":"alarm.remove","arguments":{"id":"none"}}"#, answers: "error"),
        line(.sockets, "another version", #"{"vow":2,"id":1,"input":{"kind":"snooze"}}"#, answers: "error"),
        line(.sockets, "no request at all", "nonsense", answers: "error"),
        Way(.sockets, "a line without an end", "a megabyte on the socket without a line feed") { ring in
            let client = try LocalSocketClient(home: ring.bedroom.home)
            defer { client.close() }
            // The daemon may close before everything is sent.
            try? client.send([UInt8](repeating: 120, count: 1_000_000))
            _ = client.next()
        },
        Way(.sockets, "connections held open", "as many connections as the process may have, up to 10,000") {
            ring in
            var held: [LocalSocketClient] = []
            defer { for client in held { client.close() } }
            for _ in 0..<(Ways.isLong ? 10_000 : 1_000) {
                guard let client = try? LocalSocketClient(home: ring.bedroom.home) else { break }
                held.append(client)
            }
            #expect(held.count > 50)
            let isHeard = try ring.isHeard(waitsForWindow: true)
            #expect(isHeard, "while \(held.count) connections are open")
        },
        Way(.sockets, "rows that nobody reads", "100 followers of the live rows that never read") { ring in
            var held: [LocalSocketClient] = []
            defer { for client in held { client.close() } }
            for _ in 0..<100 {
                guard let client = try? LocalSocketClient(home: ring.bedroom.home) else { break }
                try? client.send(Array(#"{"vow":1,"id":1,"follow":"live"}"#.utf8))
                held.append(client)
            }
            #expect(held.count > 10)
        },
        flood("snoozes", "snoozes as fast as they go", [input(#""kind":"snooze""#)]),
        flood(
            "typed lines", "lines typed as fast as they go",
            [
                input(#""kind":"typed","text":"\#(Bedroom.affirmations[0])""#),
                input(#""kind":"typed","text":"7""#),
            ]),
        flood(
            "wrong sentences", "sentences near the one of the emergency exit",
            [
                input(#""kind":"typed","text":"I stop this alarm without my word.""#),
                input(#""kind":"typed","text":"I stop this one alarm without keeping my word.""#),
            ]),
        flood(
            "pictures", "pictures without a code",
            [
                input(
                    #""kind":"scanned","picture":"\#(Data(repeating: 90, count: 30_000).base64EncodedString())""#
                )
            ]),
        flood(
            "stand-ins", "stand-ins of every number",
            (1...9).map { input(#""kind":"instead","number":\#($0)"#) }),
        flood(
            "questions", "reviews of ten years",
            [#"{"vow":1,"id":1,"query":"review","arguments":{"days":3660}}"#]),
        flood("garbage", "lines that are no requests", ["nonsense", "{", "[]", #"{"vow":1}"#]),
        page("a snooze by the page", "/api/input", #"{"kind":"snooze"}"#, 200),
        page("words heard, by the page", "/api/input", #"{"kind":"heard","text":"I get up."}"#, 400),
        page("erased by the page", "/api/wipe", #"{"yes":true}"#, 422),
        Way(
            .sockets, "another token",
            "`POST /api/input` to the page with a token that is not the home's, refused"
        ) {
            ring in
            let status = try ring.post(
                "/api/input", #"{"kind":"snooze"}"#, token: String(repeating: "0f", count: 32))
            #expect([401, 403].contains(status), "\(status)")
        },
        Way(
            .exit, "the emergency sentence, once and again at once",
            "the exact sentence typed twice within the wait, which asks for it again"
        ) { ring in
            let sentence = WakeSession.emergencySentence(.english)
            for _ in 0..<2 {
                try ring.ask(input(#""kind":"typed","text":"\#(sentence)""#), answers: "\"id\":1")
            }
            #expect(try ring.bedroom.waitFor { $0.isEmergencyAsked })
        },
    ]

    /// The way out that is meant for emergencies.
    static let endings: [Way] = [
        Way(
            .exit, "the emergency exit", "the exact sentence typed twice, with half a minute between",
            .over(.run("`RunBypassed`") { $0.isBypassed }, .broken(.bypassed))
        ) { try takeEmergencyExit($0) }
    ]
}
