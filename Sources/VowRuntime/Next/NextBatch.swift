package import Foundation
import VowAnswers
import VowCore
package import VowPorts

/// Answers a stream of questions about due times, one JSON object a line.
///
/// A question is `{"id","zone","time":"HH:MM","days":["mon",…]|"date":"YYYY-MM-DD","from":"…Z","count":n}`, where
/// `count` may be left out and is then 1. In place of `days`, `"rrule"` is the value of an RRULE and `"pattern"` the steps of
/// shifts, both counted from the date `"start"`. Its answer is `{"id","occurrences":["YYYY-MM-DDTHH:MM:SSZ",…]}`, each
/// strictly after `from`; a question that cannot be answered gives `{"id","error"}` and does not disturb the
/// others. Not for use by several threads at once.
package struct NextBatch {
    private let source: any ZoneRulesSource
    /// Every zone is read once, so that all rows of a batch are answered by the same rules.
    private var zones: [String: Result<ZoneRules, PortFailure>] = [:]
    private let decoder = JSONDecoder()
    private var lineNumber = 0

    /// Makes a batch that reads rules from a source.
    package init(source: any ZoneRulesSource) { self.source = source }

    /// Answers one line in JSON, without a line end; nil for a blank line.
    package mutating func answer(to line: Data) -> String? {
        lineNumber += 1
        // Space, tab and carriage return.
        guard line.contains(where: { $0 != 32 && $0 != 9 && $0 != 13 }) else { return nil }
        guard let row = try? decoder.decode(NextBatchRow.self, from: line) else {
            return #"{"id":null,"error":"Line \#(lineNumber) is not a JSON object."}"#
        }
        let id = row.id.map(\.json) ?? "null"
        do {
            let question = try row.question()
            let rules = try rules(for: question.zone)
            let texts = question.occurrences(in: rules).map { "\"" + $0.instant.iso8601 + "\"" }
            return #"{"id":\#(id),"occurrences":[\#(texts.joined(separator: ","))]}"#
        } catch let mistake as NextQuestion.Mistake {
            return #"{"id":\#(id),"error":\#(JSONText.quoted(Wording(in: .english)(mistake.message)))}"#
        } catch let failure as PortFailure {
            let texts = Wording(in: .english)
            let said = [texts(failure.message), texts(failure.repair)].filter { !$0.isEmpty }.joined(
                separator: " ")
            return #"{"id":\#(id),"error":\#(JSONText.quoted(said))}"#
        } catch {
            return #"{"id":\#(id),"error":\#(JSONText.quoted(String(describing: error)))}"#
        }
    }

    private mutating func rules(for zone: String) throws -> ZoneRules {
        if let known = zones[zone] { return try known.get() }
        let result = Result<ZoneRules, PortFailure> { () throws(PortFailure) in try source.rules(for: zone) }
        zones[zone] = result
        return try result.get()
    }
}

/// One line of a batch, as it came: any part may be missing or of the wrong kind.
private struct NextBatchRow: Decodable {
    let id: JSONScalar?
    private let zone, time, date, from, rrule, pattern, start: Part<String>
    private let days: Part<[String]>
    private let count: Part<Int>

    /// A part of a line.
    private enum Part<Value: Decodable> {
        case missing, wrong
        case present(Value)

        init(_ container: KeyedDecodingContainer<Keys>, _ key: Keys) {
            // The code below distinguishes a wrong value from a missing one.
            if let value = try? container.decodeIfPresent(Value.self, forKey: key) {
                self = .present(value)
            } else {
                // A null stands for a part that was left out.
                let isNull = (try? container.decodeNil(forKey: key)) ?? true
                self = isNull ? .missing : .wrong
            }
        }

        /// The value, nil when it was left out; `expected` says in words what it should have been.
        func optional(_ name: String, _ expected: String) throws(NextQuestion.Mistake) -> Value? {
            switch self {
            case .present(let value): value
            case .missing: nil
            case .wrong: throw NextQuestion.Mistake(.mustBe(name: name, expected: expected))
            }
        }

        func required(_ name: String, _ expected: String) throws(NextQuestion.Mistake) -> Value {
            guard let value = try optional(name, expected) else {
                throw NextQuestion.Mistake(.missingMustBe(name: name, expected: expected))
            }
            return value
        }
    }

    private enum Keys: String, CodingKey {
        case id, zone, time, days, date, from, count, rrule, pattern, start
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        // An id of another form is answered with null.
        id = try? container.decodeIfPresent(JSONScalar.self, forKey: .id)
        zone = Part(container, .zone)
        time = Part(container, .time)
        days = Part(container, .days)
        date = Part(container, .date)
        from = Part(container, .from)
        count = Part(container, .count)
        rrule = Part(container, .rrule)
        pattern = Part(container, .pattern)
        start = Part(container, .start)
    }

    func question() throws(NextQuestion.Mistake) -> NextQuestion {
        let instant = "an instant such as \"2025-03-30T01:00:00Z\""
        let fromText = try from.required("from", instant)
        guard let from = Instant(iso8601: fromText) else {
            throw NextQuestion.Mistake(.fromMustBeNot(expected: instant, text: fromText))
        }
        return try NextQuestion(
            zone: try zone.required("zone", "the name of a zone such as \"Europe/Madrid\""),
            time: try time.required("time", "HH:MM"),
            days: try days.optional("days", "a list such as [\"mon\",\"tue\"]"),
            date: try date.optional("date", "YYYY-MM-DD"),
            rrule: try rrule.optional("rrule", "a text such as \"FREQ=WEEKLY;INTERVAL=2;BYDAY=MO\""),
            pattern: try pattern.optional("pattern", "a text such as \"4 on, 4 off\""),
            start: try start.optional("start", "YYYY-MM-DD"),
            from: from, count: try count.optional("count", "a whole number") ?? 1)
    }
}

/// A JSON value that is handed back as it came.
private enum JSONScalar: Decodable {
    case text(String)
    case whole(Int64)
    case fraction(Double)
    case flag(Bool)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // Each form is tried in turn.
        if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let whole = try? container.decode(Int64.self) {
            self = .whole(whole)
        } else if let fraction = try? container.decode(Double.self) {
            self = .fraction(fraction)
        } else {
            self = .flag(try container.decode(Bool.self))
        }
    }

    var json: String {
        switch self {
        case .text(let text): JSONText.quoted(text)
        case .whole(let number): String(number)
        case .fraction(let number): String(number)
        case .flag(let flag): String(flag)
        }
    }
}
