import VowCore

/// What a person really did in an attempt, as only the simulation knows.
struct GroundTruth {
    /// The run it was done for.
    let run: RunID
    /// The texts of the lines that were said, whole and unchanged in meaning.
    var said: [String] = []
    /// Whether the challenge word was said.
    var saidWord = false
    /// Whether everything was said clearly and heard as said.
    var isClear = false
    /// What there is to be heard of it beside the words, where the device measures sound.
    var sound = SoundGroundTruth()
}

/// How a sound came about, as only the simulation knows.
struct SoundGroundTruth {
    /// It came out of a small loudspeaker.
    var isPlayed = false
    /// It was heard before.
    var isKnown = false
    /// Vow played it itself.
    var isOwn = false

    /// What a device measures of it.
    var measurements: SoundMeasurements? {
        isPlayed ? SoundGroundTruth.loudspeaker : SoundGroundTruth.voice
    }

    private static let voice = SoundMeasurements { ofVoice[$0] ?? 0 }
    private static let loudspeaker = SoundMeasurements { ofLoudspeaker[$0] ?? ofVoice[$0] ?? 0 }
    private static let ofVoice: [SoundFeature: Double] = [
        .levelAboveRoomDecibels: 30, .envelopeDeviationDecibels: 6,
    ]
    private static let ofLoudspeaker: [SoundFeature: Double] = [
        .fundamentalDecibels: -60, .band62To150Decibels: -60,
    ]

    /// What it is like, of the sounds that the device knows.
    var resemblance: SoundResemblance {
        SoundResemblance(earlier: isKnown ? 0.8 : 0.1, own: isOwn ? 0.8 : 0.1)
    }
}

/// A recitation on its way into the microphone.
struct Recitation {
    var text: String
    var truth: GroundTruth
    var delayMilliseconds: Int64
    var levelDecibels: Double
}

/// A person who hears the prompts, and what they do about them.
struct SimulatedPerson {
    let kind: PersonKind
    private(set) var windows = 0
    var bits: RandomBits

    init(kind: PersonKind, seed: UInt64) {
        self.kind = kind
        bits = RandomBits(seed: seed)
    }

    /// What is said in a listening window; nil for silence.
    mutating func answer(_ order: ListenOrder, run: RunID) -> Recitation? {
        windows += 1
        switch kind {
        case .absent, .speechless: return nil
        case .alert: return recite(order.lines, order.words, run: run)
        case .sleepy:
            if windows == 1 || bits.chance(30) { return nil }
            let count = windows < 4 ? (order.lines.count + 1) / 2 : order.lines.count
            return recite(Array(order.lines.prefix(count)), windows < 4 ? [] : order.words, run: run)
        case .accented:
            var recitation = recite(order.lines, order.words, run: run)
            // One of two ways to mishear, for each of the first windows.
            var ways = RandomBits(seed: UInt64(windows * 2 + bits.below(2)))
            recitation.text = SimulatedPerson.mishear(
                recitation.text, percent: max(0, 30 - windows * 10), &ways)
            recitation.truth.isClear = false
            return recitation
        case .whispering:
            var recitation = recite(order.lines, order.words, run: run)
            if windows < 3 {
                recitation.levelDecibels = -60
                recitation.truth.isClear = false
            }
            return recitation
        case .cheating:
            if windows > 5 { return recite(order.lines, order.words, run: run) }
            if bits.chance(30) { return playYesterday(order, run: run) }
            if bits.chance(50) { return recite(["let me sleep", "five more minutes please"], [], run: run) }
            return recite(order.lines, [], run: run)
        case .phonePlaying: return play(order, run: run, SoundGroundTruth(isPlayed: true))
        case .replaying: return play(order, run: run, SoundGroundTruth(isPlayed: true, isKnown: true))
        case .echoing: return play(order, run: run, SoundGroundTruth(isOwn: true))
        // Nothing tells a machine's voice at the microphone from a person's.
        case .synthetic: return play(order, run: run, SoundGroundTruth())
        case .impatient: return windows < 8 ? nil : recite(order.lines, order.words, run: run)
        case .chattering: return windows < 8 ? chatter(run: run) : recite(order.lines, order.words, run: run)
        case .erratic:
            if bits.chance(30) { return nil }
            let lines = order.lines.filter { _ in bits.chance(60) }
            if bits.chance(20) { return recite(["no no no", "what day is it"], [], run: run) }
            return lines.isEmpty ? nil : recite(lines, bits.chance(60) ? order.words : [], run: run)
        }
    }

    /// What the person does with hands: kinds of acts, with the delay in milliseconds after a ring began.
    mutating func hands() -> [(delay: Int64, act: HandAct)] {
        switch kind {
        case .speechless:
            let first = bits.within(5_000...60_000)
            return [
                (first, .typeEmergency), (first + bits.within(1_000...20_000), .typeEmergency),
                (first + bits.within(31_000...50_000), .typeEmergency),
            ]
        case .sleepy:
            return [(bits.within(20_000...90_000), .snooze), (bits.within(60_000...200_000), .snooze)]
        case .cheating:
            return (0..<6).map { _ in
                (bits.within(1_000...120_000), [HandAct.snooze, .typeLines, .ready][bits.below(3)])
            }
        case .erratic:
            return (0..<8).map { _ in
                let acts: [HandAct] = [.snooze, .typeLines, .ready, .typeEmergency, .typeNonsense]
                return (bits.within(100...400_000), acts[bits.below(acts.count)])
            }
        case .alert: return bits.chance(20) ? [(bits.within(500...4_000), .ready)] : []
        case .impatient: return (1...480).map { (Int64($0) * 250, .ready) }
        case .accented, .whispering, .absent, .phonePlaying, .replaying, .echoing, .synthetic, .chattering:
            return []
        }
    }

    /// What the person does with hands while it is put off for so many milliseconds: some say that they are up, and some
    /// fall asleep over it.
    mutating func handsInSnooze(ofMilliseconds length: Int64) -> [(delay: Int64, act: HandAct)] {
        let soon = bits.within(5_000...max(6_000, length))
        switch kind {
        case .alert, .accented, .whispering: return bits.chance(50) ? [(soon, .ready)] : []
        case .sleepy: return bits.chance(60) ? [(soon, .ready), (soon + 40_000, .ready)] : []
        case .cheating: return [(soon, .typeLines), (soon + 1_000, .ready), (soon + 2_000, .snooze)]
        case .erratic: return (0..<3).map { (soon + $0 * 25_000, bits.chance(70) ? .ready : .snooze) }
        case .absent, .speechless, .phonePlaying, .replaying, .echoing, .synthetic, .impatient, .chattering:
            return []
        }
    }

    /// Whether the person types the lines once typing is open.
    var typesWhenOpen: Bool { kind != .absent && kind != .speechless }

    /// Plays the lines and the word for some windows, and says them after that.
    private mutating func play(_ order: ListenOrder, run: RunID, _ sound: SoundGroundTruth) -> Recitation {
        var recitation = recite(order.lines, order.words, run: run)
        guard windows < 6 else { return recitation }
        recitation.truth.isClear = false
        recitation.truth.sound = sound
        return recitation
    }

    /// What a radio says, for as long as a window lasts: no word of any line.
    mutating func chatter(run: RunID) -> Recitation {
        let sentence = "heavy traffic near northern bridges while scattered showers cross central valleys"
        var recitation = recite(Array(repeating: sentence, count: 6), [], run: run)
        recitation.truth.said = []
        recitation.truth.isClear = false
        return recitation
    }

    /// Plays what was said yesterday: the lines, with the word of then.
    private mutating func playYesterday(_ order: ListenOrder, run: RunID) -> Recitation {
        let old = order.words == ["window"] ? "garden" : "window"
        var recitation = recite(order.lines, order.words.isEmpty ? [] : [old], run: run)
        recitation.truth.saidWord = false
        return recitation
    }

    mutating func recite(_ lines: [String], _ words: [String], run: RunID) -> Recitation {
        let text = SimulatedPerson.text(of: lines, words)
        let truth = GroundTruth(run: run, said: lines, saidWord: !words.isEmpty, isClear: true)
        return Recitation(
            text: text, truth: truth, delayMilliseconds: bits.within(400...3_000),
            levelDecibels: -28)
    }

    /// The words of lines as an engine writes them, and single words after them.
    ///
    /// By bytes, since all sentences of the simulation are plain English.
    static func text(of lines: [String], _ words: [String]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(128)
        for line in lines {
            if !text.isEmpty { text.append(UInt8(ascii: " ")) }
            var line = line
            line.withUTF8 {
                for byte in $0 {
                    switch byte {
                    case UInt8(ascii: "A")...UInt8(ascii: "Z"): text.append(byte | 0x20)
                    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                        UInt8(ascii: " "), UInt8(ascii: "'"):
                        text.append(byte)
                    default: break
                    }
                }
            }
        }
        for word in words {
            if !text.isEmpty { text.append(UInt8(ascii: " ")) }
            text.append(contentsOf: word.utf8)
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The number of words, between which spaces stand.
    static func wordCount(_ text: String) -> Int64 {
        var text = text
        return text.withUTF8 { bytes in
            var count: Int64 = 0
            var before = UInt8(ascii: " ")
            for byte in bytes {
                if byte != UInt8(ascii: " "), before == UInt8(ascii: " ") { count += 1 }
                before = byte
            }
            return count
        }
    }

    private static func mishear(_ text: String, percent: Int, _ bits: inout RandomBits) -> String {
        var heard = ""
        for word in text.utf8.split(separator: UInt8(ascii: " ")) {
            if !heard.isEmpty { heard += " " }
            heard +=
                bits.chance(percent)
                ? SimulatedPerson.misheard[bits.below(SimulatedPerson.misheard.count)]
                : String(Substring(word))
        }
        return heard
    }

    private static let misheard = ["uh", "the", "lamb", "purple", "onto", "hum"]
}

/// What hands can do at the wake screen.
enum HandAct {
    case snooze, ready, typeLines, typeEmergency, typeNonsense
    case standIn(Int)
    case easier
    /// Hold a code before the camera, or a tag to the reader.
    case show(TokenKind, PayloadDigest)
    /// Do before a sensor what it reports.
    case sense(Response)
}
