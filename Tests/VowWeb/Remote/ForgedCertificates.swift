import Crypto
import Foundation

/// Certificates whose chain and signature are sound, made by somebody with a key of their own, for the checkers.
struct ForgedCertificate {
    /// One record: its name, its plain part, and what else its line shows of that part.
    struct Record {
        let name: String
        let plain: String
        /// Shown in the place of the plain part, whose bytes stand beside it.
        var shown: String?
        /// Whether what is shown stands as a second plain part instead.
        var isTwice = false

        init(_ name: String, _ plain: String) { (self.name, self.plain) = (name, plain) }
    }

    private static let fired = Record(
        "AlarmFired",
        #"{"language":"en","steps":[{"kind":"affirmation","lines":[{"id":"l1"}],"challengeWord":"village"}]}"#
    )
    private static let said = Record("LineRecited", #"{"line":"l1"}"#)
    private static let word = Record("ChallengeWordSaid", #"{"step":0}"#)
    private static let passed = Record("StepPassed", #"{"step":0}"#)
    private static let dismissed = Record("Dismissed", "{}")

    /// A run that leads to its end.
    static let sound = text([fired, said, word, passed, dismissed])

    /// Runs that do not, by what is wrong with them.
    static var forged: [(name: String, text: String)] {
        let empty = #"{"language":"en","steps":[]}"#
        var (hidden, twice) = (fired, fired)
        hidden.shown = empty
        twice.shown = empty
        twice.isTwice = true
        return [
            ("no line was said", text([fired, word, passed, dismissed])),
            (
                "another line was said",
                text([fired, Record("LineRecited", #"{"line":"l2"}"#), word, passed, dismissed])
            ),
            ("no word was said", text([fired, said, passed, dismissed])),
            (
                "the word of another step",
                text([fired, said, Record("ChallengeWordSaid", #"{"step":1}"#), passed, dismissed])
            ),
            ("the line was said afterwards", text([fired, word, passed, said, dismissed])),
            ("the word was said afterwards", text([fired, said, passed, word, dismissed])),
            ("dismissed before the step passed", text([fired, said, word, dismissed, passed])),
            ("no step passed", text([fired, said, word, dismissed])),
            ("shown without its steps", text([hidden, dismissed])),
            ("two plain parts", text([twice, dismissed])),
        ]
    }

    private static func text(_ records: [Record]) -> String {
        let key = Curve25519.Signing.PrivateKey()
        var previous = Data(repeating: 7, count: 32)
        let start = hex(previous)
        var lines: [String] = []
        for (index, record) in records.enumerated() {
            let position = Int64(index + 1)
            var content = Data("vow-record-2".utf8) + previous + number(position)
            content += field("run/r1") + number(position) + Data(repeating: 1, count: 16) + number(5)
            content += number(position) + field(record.name) + number(1) + number(5)
            content += field("") + field("") + field(record.plain) + [0]
            previous = Data(SHA256.hash(data: content))
            let shown =
                switch (record.shown, record.isTwice) {
                case (let shown?, true): #""plain":\#(record.plain),"plain":\#(shown)"#
                case (let shown?, false):
                    #""plain":\#(shown),"plainBytes":"\#(hex(Data(record.plain.utf8)))""#
                case (nil, _): #""plain":\#(record.plain)"#
                }
            lines.append(
                #"{"position":\#(position),"stream":"run/r1","version":\#(position),"device":"\#(hex(Data(repeating: 1, count: 16)))","wall":5,"counter":\#(position),"name":"\#(record.name)","#
                    + #""schema":1,"at":5,"cause":"","correlation":"",\#(shown),"hash":"\#(hex(previous))"}"#)
        }
        let signed = ["vow-certificate-3", "r1", "Dismissed", start, "\(records.count)", hex(previous)]
        // The library is never wrong about its own key.
        let signature = try? key.signature(for: Data(signed.joined(separator: "\n").utf8))
        return
            #"{"format":"vow-certificate-3","run":"r1","ending":"Dismissed","previousHash":"\#(start)","records":["#
            + "\n" + lines.joined(separator: ",\n")
            + "\n],\"key\":\"\(hex(key.publicKey.rawRepresentation))\",\"signature\":\"\(hex(signature ?? Data()))\"}\n"
    }

    private static func number(_ value: Int64) -> Data {
        withUnsafeBytes(of: value.bigEndian) { Data($0) }
    }

    private static func field(_ text: String) -> Data { number(Int64(text.utf8.count)) + Data(text.utf8) }

    private static func hex(_ bytes: Data) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
