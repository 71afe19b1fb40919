import Foundation
import Testing

/// G2: what is registered is printed, and what is printed is read again, exactly.
@Suite("Codes") struct CodesTests {
    let home = NSTemporaryDirectory() + "vow-codes-\(UUID().uuidString)"

    private func vow(_ arguments: String...) throws -> (status: Int32, output: String) {
        try ChildProcess(arguments + ["--home", home], soundServer: "unix:/nowhere/pulse").finish()
    }

    @Test("a printed code is read from a picture, registered from it, and taken out")
    func printed() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        #expect(try vow("codes", "add", "kitchen").status == 0)
        let page = home + "/kitchen.svg"
        #expect(try vow("codes", "print", "kitchen", "--output", page).status == 0)
        #expect(try vow("codes", "print", "kitchen", "--output", page).status == 2)
        let picture = home + "/kitchen.pgm"
        try PrintedCode.picture(fromPage: page).write(to: URL(filePath: picture))
        let read = try vow("check", "code", "--image", picture, "--json")
        #expect(read.status == 0)
        let payload = try #require(read.output.firstMatch(of: /vow:kitchen:[0-9a-f]{16}/), "\(read.output)")
            .output
        #expect(try vow("codes", "add", "copy", "--image", picture).status == 0)
        #expect(try vow("codes", "list", "--json").output.contains(#""kind" : "qr""#))
        // What holds the same counts as the same, and only what Vow drew is printed.
        #expect(try vow("codes", "print", "copy", "--output", home + "/copy.svg").status == 2)
        // What it holds stands in no answer, and nowhere in the home.
        for answer in [["codes", "list", "--json"], ["log", "dump"]] {
            let said = try ChildProcess(answer + ["--home", home], soundServer: "unix:/nowhere/pulse")
                .finish()
            #expect(said.status == 0 && !said.output.contains(payload), "\(said.output)")
            #expect(!said.output.contains(payload.suffix(16)), "\(said.output)")
            #expect(!said.output.contains(payload.utf8.map { String($0, radix: 16) }.joined()))
        }
        #expect(try vow("codes", "remove", "kitchen").status == 0)
        #expect(try vow("codes", "print", "kitchen").status == 2)
        // What a code holds and is called is the person's: it stands nowhere in the clear.
        let log = try Data(contentsOf: URL(filePath: home + "/log.sqlite"))
        #expect(log.range(of: Data(payload.utf8)) == nil)
    }

    @Test(
        "a front end registers a code that Vow draws, prints it, and takes it out, as the command line does")
    func asked() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        #expect(try vow("config", "set", "language", "en").status == 0)
        func ask(_ name: String, _ arguments: String) throws -> [String: Any] {
            let answer = try ChildProcess(
                [name, "--json", "-", "--home", home], soundServer: "unix:/nowhere/pulse", input: arguments
            ).finish()
            let read = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
            return try #require(read as? [String: Any], "\(answer)")
        }
        let made = try ask("codes.add", #"{"name":"kitchen"}"#)
        let id = try #require(made["id"] as? String)
        #expect(made["printable"] as? Bool == true && made["payload"] == nil)
        let page = try ask("codes.print", #"{"id":"\#(id)","form":"svg"}"#)
        #expect(page["file"] as? String == "kitchen.svg" && page["type"] as? String == "image/svg+xml")
        let text = try #require(page["base64"] as? String)
        let bytes = try #require(Data(base64Encoded: text))
        // The same page as the command writes.
        #expect(try vow("codes", "print", "kitchen", "--output", home + "/k.svg").status == 0)
        #expect(try Data(contentsOf: URL(filePath: home + "/k.svg")) == bytes)
        let paper = try ask("codes.print", #"{"id":"\#(id)"}"#)
        #expect(paper["type"] as? String == "application/pdf")
        #expect(try ask("codes.add", #"{"name":"two words"}"#)["error"] != nil)
        #expect(try ask("codes.remove", #"{"id":"\#(id)"}"#)["removed"] as? String == id)
        #expect(try vow("codes").output.contains("No codes"))
    }

    @Test("a front end registers the code that a picture shows, and hears where it shows none")
    func scanned() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        #expect(try vow("codes", "add", "kitchen").status == 0)
        let page = home + "/kitchen.svg"
        #expect(try vow("codes", "print", "kitchen", "--output", page).status == 0)
        func ask(_ picture: Data, as name: String = "soap") throws -> [String: Any] {
            let given = ["name": name, "picture": picture.base64EncodedString()]
            let answer = try ChildProcess(
                ["codes.scan", "--json", "-", "--home", home], soundServer: "unix:/nowhere/pulse",
                input: String(decoding: try JSONEncoder().encode(given), as: UTF8.self)
            ).finish()
            let read = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
            return try #require(read as? [String: Any], "\(answer)")
        }
        func refusal(_ answer: [String: Any]) -> String? {
            (answer["error"] as? [String: Any])?["code"] as? String
        }
        // As small as the page makes pictures before it sends them.
        let made = try ask(try PrintedCode.picture(fromPage: page, pixelsPerPoint: 0.7))
        #expect(made["printable"] as? Bool == false && made["kind"] as? String == "qr")
        #expect(try vow("codes").output.contains("soap"))
        let blank = Data(Array("P5 40 40 255\n".utf8) + [UInt8](repeating: 90, count: 1_600))
        #expect(refusal(try ask(blank)) == "code.none")
        #expect(refusal(try ask(Data("no picture".utf8))) == "picture.unreadable")
        #expect(try ask(blank, as: "two words")["error"] != nil)
    }

    @Test("bad input is a clear sentence, and nothing is lost")
    func refused() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        let blank = home + "/blank.pgm"
        try Data(Array("P5 40 40 255\n".utf8) + [UInt8](repeating: 90, count: 1_600)).write(
            to: URL(filePath: blank))
        #expect(try vow("check", "code", "--image", blank).status == 1)
        let cases: [[String]] = [
            ["codes", "add", "a", "--payload", ""], ["codes", "add", "two words", "--payload", "x"],
            ["codes", "add", "a", "--payload", String(repeating: "x", count: 3_000)],
            ["codes", "add", "a", "--image", blank], ["codes", "add", "a", "--image", home + "/gone.png"],
            ["codes", "add", "a", "--image", #filePath], ["check", "code", "--image", "/dev/null"],
            ["codes", "remove", "nothing"],
        ]
        for arguments in cases {
            let answer = try ChildProcess(
                arguments + ["--home", home], soundServer: "unix:/nowhere/pulse"
            ).finish()
            #expect(answer.status == 2, "\(arguments): \(answer)")
            #expect(answer.output.hasPrefix("vow: "), "\(arguments): \(answer)")
        }
    }
}

/// A page of `vow codes print` as a camera would see it.
enum PrintedCode {
    /// The page's rectangles as a PGM picture.
    static func picture(fromPage path: String, pixelsPerPoint scale: Double = 2) throws -> Data {
        let page = try String(contentsOfFile: path, encoding: .utf8)
        let (width, height) = (Int(595 * scale), Int(842 * scale))
        var pixels = [UInt8](repeating: 255, count: width * height)
        for match in page.matches(
            of: #/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"\/>/#)
        {
            let sides = [match.1, match.2, match.3, match.4].compactMap { Double($0) }
            for y in Int((sides[1] * scale).rounded())..<Int(((sides[1] + sides[3]) * scale).rounded()) {
                for x in Int((sides[0] * scale).rounded())..<Int(((sides[0] + sides[2]) * scale).rounded()) {
                    pixels[y * width + x] = 0
                }
            }
        }
        return Data(Array("P5 \(width) \(height) 255\n".utf8) + pixels)
    }
}
