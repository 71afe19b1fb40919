import Foundation
import InMemory
import Testing
import VowAnswers
import VowCore
import VowLog

@testable import VowRuntime

/// What a front end may send into any field of any request: an answer or a refusal comes back, and the process lives on.
@Suite("Extreme values in every field", .timeLimit(.minutes(3)))
struct ExtremeRequestSpecs {
    /// Values as they stand in JSON.
    static let extremes: [String] =
        [
            "-9223372036854775808", "-9223372036854775809", "9223372036854775807", "9223372036854775808",
            "18446744073709551615", "-1", "0", "-0", "1.5", "1e308", "-1e308", "1e999", "1e-320", "true",
            "false", "null", "{}", #"{"a":1}"#, "[]", "[1]", #"["a","b"]"#, "[[[1]]]",
        ]
        + [
            "", "NaN", "nan", "Infinity", "-inf", "-9223372036854775808", "9223372036854775808 x",
            "drop -9223372036854775808", "-9223372036854775808 x", "99:99", "9999-12-31", "-1-1-1",
            "0000-00-00", "in 99999999999999999999h", "sum:hard*9223372036854775807",
        ].map { "\"\($0)\"" }
        + [
            #""\#(String(repeating: "9", count: 5_000))""#, #""\#(String(repeating: "x", count: 50_000))""#,
            #""\u0000\ud800\u202e""#, String(repeating: "[", count: 300) + String(repeating: "]", count: 300),
        ]

    /// What makes a request complete, so that its other fields are reached.
    private static let usual: [String: String] = [
        "id": #""a1""#, "text": #""I rest every evening.""#, "time": #""06:30""#, "key": #""volume""#,
        "value": #""50""#, "name": #""kitchen""#, "purpose": #""recordings""#, "to": #""this device""#,
        "place": "1", "step": #""change""#, "action": #""begin""#, "done": "true", "yes": "true",
        "statement": "1", "target": "10", "run": #""r1""#, "what": #""recite""#, "model": #""m""#,
        "tone": #""birds""#, "file": #""a.ics""#, "base64": #""QQ==""#, "picture": #""QQ==""#,
    ]

    /// Requests with one field in turn set to each extreme, and with a field that stands there twice.
    private static func lines(_ kind: String, _ name: String, _ arguments: [RequestArgument]) -> [String] {
        let given = arguments.filter(\.isRequired).map { ($0.name, usual[$0.name] ?? #""x""#) }
        func line(_ fields: [(String, String)]) -> String {
            let text = fields.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",")
            return kind == "input"
                ? #"{"vow":1,"id":1,"input":{\#(text)}}"#
                : #"{"vow":1,"id":1,"\#(kind)":"\#(name)","arguments":{\#(text)}}"#
        }
        var lines = [line(given)]
        for argument in arguments.map(\.name) + ["unheardOf"] {
            let others = given.filter { $0.0 != argument }
            lines += extremes.map { line(others + [(argument, $0)]) }
            lines.append(line(others + [(argument, "1"), (argument, "-9223372036854775808")]))
        }
        return lines
    }

    private func answers(_ lines: [String], _ office: FrontEndSpecs.Office) throws {
        let visitor = office.listener.visit()
        defer { visitor.leave() }
        for line in lines {
            visitor.send(Array(line.utf8))
            let bytes = try #require(visitor.next(), "\(line.prefix(300))")
            let answer = try #require(
                try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any], "\(line.prefix(300))")
            let code = (answer["error"] as? [String: Any])?["code"] as? String
            #expect(
                code?.isEmpty == false || answer["rows"] != nil || answer["done"] != nil,
                "\(line.prefix(300)): \(answer)")
        }
    }

    @Test("every question and command of the socket answers")
    func requests() throws {
        let office = try FrontEndSpecs.Office()
        let names = RequestRouter(service: CommandService(ofFakesOn: office.log))
        for name in names.queries.keys.sorted() {
            let shape = try #require(Operations.shape(name), "\(name) has no limits")
            try answers(Self.lines("query", name, shape.arguments), office)
        }
        for name in names.commandNames {
            let shape = try #require(Operations.shape(name), "\(name) has no limits")
            let fresh = try FrontEndSpecs.Office()
            try answers(Self.lines("command", name, shape.arguments), fresh)
        }
    }

    @Test("every kind of input answers")
    func inputs() throws {
        for kind in ["ready", "snooze", "easier", "typed", "instead", "scanned", "unheardOf"] {
            let office = try FrontEndSpecs.Office()
            let lines = Self.lines("input", "", RequestShape.input.arguments.filter { $0.name != "kind" })
            try answers(
                lines.map { $0.replacing(#""input":{"#, with: #""input":{"kind":"\#(kind)","#) }
                    .map { $0.replacing(",}", with: "}") }, office)
        }
        let office = try FrontEndSpecs.Office()
        try answers(Self.lines("input", "", RequestShape.input.arguments), office)
    }

    @Test("what stands around a request answers, too")
    func envelopes() throws {
        let office = try FrontEndSpecs.Office()
        for value in Self.extremes {
            try answers(
                [
                    #"{"vow":\#(value),"id":1,"query":"runs"}"#, #"{"vow":1,"id":\#(value),"query":"runs"}"#,
                    #"{"vow":1,"id":1,"query":\#(value)}"#, #"{"vow":1,"id":1,"command":\#(value)}"#,
                    #"{"vow":1,"id":1,"input":\#(value)}"#,
                    #"{"vow":1,"id":1,"query":"runs","arguments":\#(value)}"#,
                ], office)
        }
    }

    @Test("the socket refuses a number that the page refuses, by the same limits")
    func sameLimits() throws {
        let office = try FrontEndSpecs.Office()
        let names = RequestRouter(service: CommandService(ofFakesOn: office.log))
        var count = 0
        for (kind, shapes) in [("query", Operations.queries), ("command", Operations.commands)] {
            for shape in shapes
            where names.queries[shape.name] != nil || names.commandNames.contains(shape.name) {
                for case (let name, .whole(let range)) in shape.arguments.map({ ($0.name, $0.kind) }) {
                    for number in [range.lowerBound - 1, range.upperBound + 1, .min, .max] {
                        let code = try office.code(
                            #"{"vow":1,"id":1,"\#(kind)":"\#(shape.name)","arguments":{"\#(name)":\#(number)}}"#
                        )
                        #expect(
                            code == "number.range" || code == "argument.wrong",
                            "\(shape.name) \(name) \(number)")
                        count += 1
                    }
                }
            }
        }
        #expect(count > 40)
        for number in [Int.min, 0, 101, .max] {
            let code = try office.code(
                #"{"vow":1,"id":1,"input":{"kind":"instead","number":\#(number)}}"#)
            #expect(code == "request.malformed", "\(number)")
        }
        #expect(office.inputs.all.isEmpty)
    }
}
