import Foundation
import VowCore
package import VowPorts

/// Adds noise or room reverberation to recordings; the same seed gives the same result on the same machine.
package struct NoiseMixer: Sendable {
    private let babble: [Float]
    private let tone: [Float]
    private let room: [Float]

    /// Creates a mixer. `babble`, `tone` and `room` (a room's response to a click) are mono at 16 kHz; each may be
    /// empty if not needed.
    package init(babble: [Float] = [], tone: [Float] = [], room: [Float] = []) {
        self.babble = babble
        self.tone = tone
        self.room = room
    }

    /// Applies a condition to a recording.
    ///
    /// The level of speech is the mean power of the loudest half of its 20 ms windows, which excludes pauses. Throws
    /// `evaluation.noise` if the condition needs a sound that the mixer lacks.
    package func mix(_ recording: [Float], under condition: SoundCondition, seed: String) throws(PortFailure)
        -> [Float]
    {
        var speech = recording
        if condition.tempoPercent != 0 { speech = Self.faster(speech, percent: condition.tempoPercent) }
        if condition.isInRoom { speech = try inRoom(speech) }
        guard let noise = condition.noise else { return speech }
        let beside: [Float]
        switch noise {
        case .pink: beside = Self.pink(count: speech.count, seed: StableHash.of(seed))
        case .babble: beside = try stretch(of: babble, named: "babble", count: speech.count, seed: seed)
        case .tone: beside = try stretch(of: tone, named: "tone", count: speech.count, seed: seed)
        }
        let wanted = Self.speechPower(speech) / pow(10, Double(condition.speechToNoiseDecibels) / 10)
        let present = beside.reduce(0) { $0 + Double($1) * Double($1) } / Double(max(1, beside.count))
        guard present > 0 else { return speech }
        let gain = Float((wanted / present).squareRoot())
        return zip(speech, beside).map { max(-1, min(1, $0 + gain * $1)) }
    }

    /// Speeds up by linear interpolation.
    static func faster(_ speech: [Float], percent: Int) -> [Float] {
        let rate = 1 + Double(percent) / 100
        let count = Int(Double(speech.count - 1) / rate)
        return (0..<max(0, count)).map { index in
            let position = Double(index) * rate
            let whole = Int(position)
            let rest = Float(position - Double(whole))
            return speech[whole] * (1 - rest) + speech[whole + 1] * rest
        }
    }

    /// Applies the room's response from its strongest reflection on, and restores the loudness.
    private func inRoom(_ speech: [Float]) throws(PortFailure) -> [Float] {
        guard let loudest = room.indices.max(by: { abs(room[$0]) < abs(room[$1]) }), room[loudest] != 0 else {
            throw PortFailure(
                code: "evaluation.room",
                message: TextCode(worded: "There is no room to move the recordings into."),
                repair: TextCode(worded: "Give a recording of a room's response with --room FILE."))
        }
        let response = Array(room[loudest...])
        var heard = [Float](repeating: 0, count: speech.count)
        heard.withUnsafeMutableBufferPointer { heard in
            for (delay, gain) in response.enumerated() where gain != 0 && delay < heard.count {
                for index in delay..<heard.count { heard[index] += gain * speech[index - delay] }
            }
        }
        let power = Self.speechPower(heard)
        guard power > 0 else { return speech }
        let gain = Float((Self.speechPower(speech) / power).squareRoot())
        return heard.map { max(-1, min(1, $0 * gain)) }
    }

    private func stretch(of sound: [Float], named name: String, count: Int, seed: String)
        throws(PortFailure) -> [Float]
    {
        guard !sound.isEmpty else {
            throw PortFailure(
                code: "evaluation.noise",
                message: TextCode(worded: "There is no sound to take \(name) from."),
                repair: TextCode(worded: "Give a recording of many voices with --babble FILE."))
        }
        let start = Int(StableHash.of(seed) % UInt64(sound.count))
        return (0..<count).map { sound[(start + $0) % sound.count] }
    }

    static func speechPower(_ speech: [Float]) -> Double {
        let length = 320
        var powers: [Double] = []
        for start in stride(from: 0, to: speech.count, by: length) {
            let piece = speech[start..<min(start + length, speech.count)]
            powers.append(piece.reduce(0) { $0 + Double($1) * Double($1) } / Double(piece.count))
        }
        powers.sort(by: >)
        let loudest = powers.prefix(max(1, powers.count / 2))
        return loudest.isEmpty ? 0 : loudest.reduce(0, +) / Double(loudest.count)
    }

    /// White noise through Paul Kellet's filter (three poles, within 0.5 dB of -3 dB per octave above 10 Hz at 44 kHz;
    /// at 16 kHz the slope holds over the range of speech).
    static func pink(count: Int, seed: UInt64) -> [Float] {
        var bits = RandomBits(seed: seed)
        var (low, middle, high) = (0.0, 0.0, 0.0)
        return (0..<count).map { _ in
            let white = Double(bits.next() >> 11) / Double(1 << 52) - 1
            low = 0.99765 * low + white * 0.0990460
            middle = 0.96300 * middle + white * 0.2965164
            high = 0.57000 * high + white * 1.0526913
            return Float((low + middle + high + white * 0.1848) * 0.05)
        }
    }
}
