import Foundation
import Testing

/// S7 C5 G2: what a front end hands in and asks for is taken and refused as the commands do it.
@Suite("Files and tags of front ends", .serialized)
struct GivenFilesTests {
    private func ask(_ name: String, _ arguments: [String: Any], _ home: QuietHome) throws -> (
        status: Int32, answer: Any
    ) {
        let given = String(decoding: try JSONSerialization.data(withJSONObject: arguments), as: UTF8.self)
        let (status, output) = try ChildProcess(
            [name, "--json", "-", "--home", home.path], soundServer: "unix:/nowhere", input: given,
            // A place where no service for readers is.
            variables: ["PCSCLITE_CSOCK_NAME": home.path + "/no-readers"]
        ).finish()
        return (status, try JSONSerialization.jsonObject(with: Data(output.utf8)))
    }

    /// - Parameter expected: 3 where a part of the device fails.
    private func refusal(
        _ name: String, _ arguments: [String: Any], _ home: QuietHome, _ expected: Int32 = 2
    ) throws -> String {
        let (status, answer) = try ask(name, arguments, home)
        #expect(status == expected)
        let error = (answer as? [String: Any])?["error"] as? [String: Any]
        return try #require(error?["message"] as? String, "\(answer)")
    }

    private func file(_ name: String, _ text: String) -> [String: Any] {
        ["file": name, "base64": Data(text.utf8).base64EncodedString()]
    }

    @Test(
        "a calendar is shown before it is kept, comes out as the command writes it, and is refused in its words"
    )
    func calendar() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let text =
            "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:x\r\nSUMMARY:Dentist\r\nDTSTART:20401224T083000\r\nEND:VEVENT\r\n"
            + "BEGIN:VTODO\r\nEND:VTODO\r\nEND:VCALENDAR\r\n"
        let given = file("other.ics", text)
        let tried = try ask("calendar.import", given.merging(["dryRun": true]) { $1 }, home)
        let rows = try #require(tried.answer as? [[String: Any]], "\(tried)")
        #expect(rows.compactMap { $0["action"] as? String } == ["new", "passedOver"])
        #expect(rows[0]["date"] as? String == "2040-12-24" && rows[0]["alarm"] as? String == "")
        #expect(rows[1]["reason"] as? String == "line 7: A VTODO is not an alarm.")
        func alarms() throws -> Int {
            let output = try home.vow(["alarm", "list", "--json"]).output
            let rows = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [Any]
            return rows?.count ?? 0
        }
        #expect(try alarms() == 1, "looking keeps nothing")
        let taken = try ask("calendar.import", given, home).answer
        let kept = try #require(taken as? [[String: Any]])
        #expect(try alarms() == 2 && kept[0]["alarm"] as? String != "")
        let repeated = try ask("calendar.import", given, home).answer
        let again = try #require(repeated as? [[String: Any]])
        #expect(again[0]["action"] as? String == "unchanged")

        let bad = home.path + "/bad.ics"
        try "BEGIN:VCALENDAR\nBEGIN:VEVENT\n".write(toFile: bad, atomically: true, encoding: .utf8)
        let said = try home.vow(["calendar", "import", bad])
        let refused = try refusal("calendar.import", file(bad, "BEGIN:VCALENDAR\nBEGIN:VEVENT\n"), home)
        #expect(said.status == 2 && said.output.contains(refused), "\(said): \(refused)")
        #expect(try refusal("calendar.import", ["file": "a", "base64": "?"], home).contains("base64"))

        let many = (1...201).map {
            "BEGIN:VEVENT\nUID:\($0)\nDTSTART:20401224T083000\nEND:VEVENT\n"
        }
        let long = file("long.ics", "BEGIN:VCALENDAR\n\(many.joined())END:VCALENDAR\n")
        for isTrial in [true, false] {
            let given = long.merging(["dryRun": isTrial]) { $1 }
            #expect(try refusal("calendar.import", given, home).contains("At most 200 alarms"))
        }
        #expect(try alarms() == 2)

        let exported = try ask("calendar.export", [:], home).answer
        let answer = try #require(exported as? [String: Any])
        let held = try #require(answer["base64"] as? String)
        let bytes = try #require(Data(base64Encoded: held))
        let written = try home.vow(["calendar", "export", "-"]).output
        func withoutStamp(_ text: String) -> [Substring] {
            text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("DTSTAMP") }
        }
        #expect(withoutStamp(String(decoding: bytes, as: UTF8.self)) == withoutStamp(written))
    }

    @Test("sentences are checked as the command does it, and the table has its columns")
    func coach() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let good = #"[{"id":"mine","text":"I water it.","lang":"en","level":"easy","wordBucket":"common"}]"#
        let taken = try ask("coach.sentences.import", file("own.json", good), home).answer as? [String: Int]
        #expect(taken == ["sentences": 1, "changed": 1])
        #expect(try home.vow(["coach", "sentences", "--language", "en"]).output.contains("I water it."))
        let listed = try ask("coach.sentences.list", [:], home).answer as? [[String: String]]
        #expect(
            listed == [
                ["id": "mine", "text": "I water it.", "lang": "en", "level": "easy", "wordBucket": "common"]
            ])
        let removed = try ask("coach.sentences.remove", ["id": "mine"], home).answer as? [String: String]
        #expect(removed == ["removed": "mine"])
        #expect(try (ask("coach.sentences.list", [:], home).answer as? [Any])?.isEmpty == true)
        #expect(try refusal("coach.sentences.remove", ["id": "mine"], home).contains("mine"))
        let bad = good.replacing("easy", with: "simple")
        let path = home.path + "/bad.json"
        try bad.write(toFile: path, atomically: true, encoding: .utf8)
        let refused = try refusal("coach.sentences.import", file("bad.json", bad), home)
        #expect(try home.vow(["coach", "sentences", "import", path]).output.contains(refused), "\(refused)")
        let exported = try ask("coach.export", [:], home).answer
        let table = try #require(exported as? [String: Any])
        let held = try #require(table["base64"] as? String)
        let bytes = try #require(Data(base64Encoded: held))
        #expect(
            try home.vow(["coach", "export", "--csv"]).output == String(decoding: bytes, as: UTF8.self))
        #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("date,sentence_id,text,"))
        #expect(try refusal("coach.export", ["from": "soon"], home).contains("not a date"))
    }

    @Test("a tone is taken in under a name that its file suggests, is a new alarm's by a setting, and goes")
    func tone() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let sound = RehearsedMorningTests.wave((0..<16_000).map { 0.5 * sin(Float($0) / 10) })
        func given(_ name: String, _ data: Data) -> [String: Any] {
            ["file": name, "base64": data.base64EncodedString()]
        }
        let added = try ask("tones.add", given("../My song (2).wav", sound), home).answer as? [String: String]
        #expect(added == ["name": "My-song-2", "kind": "own", "summary": ""])
        let named = given("a.wav", sound).merging(["name": "birds"]) { $1 }
        #expect(try (ask("tones.add", named, home).answer as? [String: String])?["name"] == "birds")
        #expect(try FileManager.default.contentsOfDirectory(atPath: home.path + "/tones").count == 2)
        let beacon = given("beacon.wav", sound)
        #expect(try refusal("tones.add", beacon, home).contains("built-in tone"))
        let noise = given("a.wav", Data("no sound".utf8))
        #expect(try refusal("tones.add", noise, home).contains("cannot be read"))

        #expect(try home.vow(["config", "set", "alarm.tone", "birds"]).status == 0)
        #expect(try home.vow(["alarm", "add", "07:10", "--days", "mon"]).status != 2)
        #expect(try home.vow(["alarm", "list", "--json"]).output.contains("/tones/birds.wav"))
        // An event of another calendar says nothing of sound: it becomes what a new alarm is.
        let event =
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:y\nDTSTART:20401224T083000\nEND:VEVENT\nEND:VCALENDAR\n"
        _ = try ask("calendar.import", file("other.ics", event), home)
        let alarms = try home.vow(["alarm", "list", "--json"]).output
        #expect(alarms.components(separatedBy: "/tones/birds.wav").count == 3, "\(alarms)")

        let removed = try ask("tones.remove", ["id": "birds"], home).answer as? [String: String]
        #expect(removed == ["removed": "birds"])
        #expect(try refusal("tones.remove", ["id": "birds"], home).contains("birds"))
        // A tone that is gone is no reason to be without an alarm; who names it is told.
        #expect(try home.vow(["alarm", "add", "07:20", "--days", "mon"]).status != 2)
        let missing = try home.vow(["alarm", "add", "07:30", "--days", "mon", "--tone", "birds"])
        #expect(missing.status == 2 && missing.output.contains("no tone \"birds\""), "\(missing)")
    }

    @Test("a tag without a reader, and a name that cannot be, are refused at once")
    func tag() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let start = ContinuousClock.now
        #expect(try refusal("tags.add", ["name": "door"], home, 3).contains("reader"))
        #expect(try refusal("tags.add", ["name": "two words"], home).contains("1 to 40 letters"))
        #expect(ContinuousClock.now - start < .seconds(25))
    }
}
