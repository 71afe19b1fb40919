import Foundation
import Testing
import VowAnswers

/// What fails is said in Spanish, too: each sentence of a refusal, a failure or a repair in the sources has its form.
@Suite("Spanish for what fails") struct SpanishSentencesTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    @Test("known sentences are found with their fillings, also two together, and others stay as they are")
    func found() {
        let spanish = Wording(isSpanish: true)
        #expect(spanish.said("Choose another file.") == "Elige otro archivo.")
        #expect(spanish.said("The folder /a cannot be made.") == "La carpeta /a no se puede crear.")
        #expect(
            spanish.said("The folder /a. b cannot be made. Run: chmod 600 /x.y")
                == "La carpeta /a. b no se puede crear. Ejecuta: chmod 600 /x.y")
        #expect(spanish.said("The head of the log, /h, cannot be read.").hasPrefix("La cabeza"))
        #expect(spanish.said("No speech engine on this device hears Spanish.").hasSuffix("oye español."))
        // What fills the end of the first does not take in the second.
        #expect(
            spanish.said("Saved 3 records into a new log; lost: records 2. The old files are in /x.")
                == "Se salvaron 3 anotaciones en un registro nuevo; perdidas: 2. Los archivos antiguos están en /x."
        )
        #expect(spanish.said("Nobody wrote this.") == "Nobody wrote this.")
        #expect(Wording(isSpanish: false).said("Choose another file.") == "Choose another file.")
    }

    @Test("what a morning or a session of the coach meets is said in Chinese, and the rest in English")
    func chinese() {
        let chinese = Wording(setting: "zh")
        #expect(chinese.said("No microphone is connected.") == "没有连接麦克风。")
        #expect(chinese.said("The speech engine whisper did not answer in time.") == "语音引擎 whisper 没有及时回应。")
        #expect(chinese.said("The speech engine silero-vad crashed (SIGSEGV).") == "语音引擎 silero-vad 出错退出了。")
        let works = "The speech engine whisper works, but did not hear \"Good morning\"."
        #expect(chinese.said(works) == works)
        #expect(
            chinese.said("The output \"Desk\" is muted. Unmute it: pactl set-sink-mute @DEFAULT_SINK@ 0")
                == "输出“Desk”已静音。请取消静音：pactl set-sink-mute @DEFAULT_SINK@ 0")
        #expect(chinese.said("No microphone is connected. Plug it in.") == "没有连接麦克风。请接上。")
        #expect(chinese.said("Nobody wrote this.") == "Nobody wrote this.")
    }

    @Test("every form has the holes of the English one, and none stands twice") func forms() {
        var seen: Set<String> = []
        for (english, spanish) in SpanishSentences.all {
            #expect(seen.insert(english).inserted, "\(english)")
            #expect(
                english.components(separatedBy: "{}").count == spanish.components(separatedBy: "{}").count,
                "\(english)")
        }
        #expect(seen.count > 400)
    }

    @Test("what the library of the command line says has a Spanish form, with what was typed in it")
    func parser() {
        let spanish = Wording(isSpanish: true)
        for (english, wanted) in [
            ("Missing expected argument '<text>'", "Falta el argumento '<text>'"),
            ("Unknown option '--x'. Did you mean '--y'?", "La opción '--x' no existe. ¿Querías decir '--y'?"),
            ("Unknown option '--x'", "La opción '--x' no existe"),
            ("Missing value for '--to <dir>'", "Falta el valor de '--to <dir>'"),
            ("2 unexpected arguments: 'a', 'b'", "Sobran 2 argumentos: 'a', 'b'"),
            ("The value 'x' is invalid for '--at <step>'", "El valor 'x' no vale para '--at <step>'"),
        ] {
            #expect(spanish.said(english) == wanted)
        }
    }

    @Test("a refusal, a failure or a repair in the sources without a Spanish form is found")
    func sources() throws {
        let known = Set(SpanishSentences.all.map(\.english))
        var missing: [String] = []
        var found = 0
        for folder in ["Sources", "Adapters"] {
            for path in try FileManager.default.subpathsOfDirectory(atPath: Self.root + "/" + folder)
            where path.hasSuffix(".swift") && !path.contains("Texts/") && !path.hasPrefix("VowLab/")
                && !path.hasPrefix("Fakes/")
            {
                let text = try String(contentsOfFile: Self.root + "/\(folder)/\(path)", encoding: .utf8)
                for sentence in SourceSentences.all(in: text) {
                    found += 1
                    if !known.contains(sentence) { missing.append("\(path): \(sentence)") }
                }
            }
        }
        #expect(found > 400)
        #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
        #expect(
            SourceSentences.all(
                in: #"PortFailure(code: "a.b", message: "No \(one) here.", repair: "Do " + "that now.")"#)
                == ["No {} here.", "Do that now."])
    }
}

/// Reads the sentences out of source text: the message and the repair of a `PortFailure`, what is handed to a function
/// that makes one (called `failure` or `tampered`), what stands in for a part (`instead`), why a way to wake the machine
/// is there or not, and what is refused in a front end's own words, where they are literals.
enum SourceSentences {
    static func all(in source: String) -> [String] {
        let code = Array(
            source.split(separator: "\n", omittingEmptySubsequences: false)
                .filter { !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") }.joined(separator: "\n")
                .utf8)
        var found: [String] = []
        var place = 0
        while place < code.count {
            guard let mark = marks.first(where: { starts(code, place, $0) }) else {
                place += 1
                continue
            }
            place += mark.utf8.count
            let labels = Self.labels[mark]
            for argument in arguments(code, place) {
                var text = argument[...]
                while let first = text.first, [32, 10].contains(first) { text = text.dropFirst() }
                // The Spanish form stands there, too.
                if ["pick(", "ording(", "isSpanish"].contains(where: { contains(text, $0) }) { continue }
                if ["failure(", "tampered(", "instead("].contains(where: mark.hasSuffix) {
                    found += sentences(Array(text)).filter { $0.contains(/^(?:[A-Z]|{}).*[a-z].*[.:]/) }
                    continue
                }
                let label = ["message:", "repair:", "reason:"].first { text.starts(with: $0.utf8) }
                if let label { text = text.dropFirst(label.utf8.count) }
                guard labels.map({ label.map($0.contains) ?? false }) ?? (label == nil || label == "repair:")
                else { continue }
                found += sentences(Array(text)).map { String($0.trimmingPrefix(while: \.isWhitespace)) }
                    .filter {
                        $0.contains(/[A-Za-z]{3}/) && ($0.contains(" ") || $0.hasSuffix("."))
                    }
            }
        }
        return found
    }

    private static let marks = [
        "PortFailure(", "WakeMethod(", ".refused(", " failure(", ".failure(", ".tampered(", " tampered(",
        ".instead(",
    ]

    /// By which names a call takes what a person reads; what is refused has none.
    private static let labels: [String: Set<String>] = [
        "PortFailure(": ["message:", "repair:"], "WakeMethod(": ["reason:", "repair:"],
    ]

    private static func contains(_ code: ArraySlice<UInt8>, _ word: String) -> Bool {
        String(decoding: code, as: UTF8.self).contains(word)
    }

    private static func starts(_ code: [UInt8], _ place: Int, _ word: String) -> Bool {
        code[place...].starts(with: word.utf8)
    }

    /// The arguments of a call, whose opening bracket is before `start`.
    private static func arguments(_ code: [UInt8], _ start: Int) -> [[UInt8]] {
        var (depth, place, begin) = (0, start, start)
        var found: [[UInt8]] = []
        while place < code.count {
            switch code[place] {
            case UInt8(ascii: "\""):
                place = literal(code, place).end
                continue
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if depth == 0 { return found + [Array(code[begin..<place])] }
                depth -= 1
            case UInt8(ascii: ",") where depth == 0:
                found.append(Array(code[begin..<place]))
                begin = place + 1
            default: break
            }
            place += 1
        }
        return found
    }

    /// The literals of an expression, with `{}` for what is filled in: those that are put together are one.
    private static func sentences(_ code: [UInt8]) -> [String] {
        var found: [String] = []
        var isJoined = false
        var place = 0
        while place < code.count {
            if code[place] == UInt8(ascii: "\"") {
                let (part, end) = literal(code, place)
                if isJoined, let last = found.popLast() {
                    found.append(last + part)
                } else {
                    found.append(part)
                }
                isJoined = joined(code, end) != nil
                place = joined(code, end) ?? end
            } else {
                place += 1
            }
        }
        return found
    }

    /// A literal that begins at a quotation mark: its text, and the place behind it.
    static func literal(_ code: [UInt8], _ start: Int) -> (text: String, end: Int) {
        let isLong = starts(code, start, "\"\"\"")
        var place = start + (isLong ? 3 : 1)
        var text: [UInt8] = []
        while place < code.count {
            let byte = code[place]
            if byte == UInt8(ascii: "\""), !isLong || starts(code, place, "\"\"\"") {
                return (String(decoding: text, as: UTF8.self), place + (isLong ? 3 : 1))
            }
            guard byte == UInt8(ascii: "\\"), place + 1 < code.count else {
                text.append(byte)
                place += 1
                continue
            }
            if code[place + 1] == UInt8(ascii: "(") {
                text += Array("{}".utf8)
                place = behind(code, place + 2)
            } else {
                text.append(code[place + 1])
                place += 2
            }
        }
        return (String(decoding: text, as: UTF8.self), place)
    }

    /// The place of a literal that is put to the one that ends at a place; nil where none is.
    static func joined(_ code: [UInt8], _ end: Int) -> Int? {
        var place = end
        var isJoined = false
        while place < code.count, [32, 10, UInt8(ascii: "+")].contains(code[place]) {
            isJoined = isJoined || code[place] == UInt8(ascii: "+")
            place += 1
        }
        return isJoined && place < code.count && code[place] == UInt8(ascii: "\"") ? place : nil
    }

    /// The place behind the bracket that closes what is filled in.
    private static func behind(_ code: [UInt8], _ start: Int) -> Int {
        var (depth, place) = (1, start)
        while place < code.count, depth > 0 {
            if code[place] == UInt8(ascii: "\"") {
                place = literal(code, place).end
                continue
            }
            if code[place] == UInt8(ascii: "(") { depth += 1 }
            if code[place] == UInt8(ascii: ")") { depth -= 1 }
            place += 1
        }
        return place
    }
}
