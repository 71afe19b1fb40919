import Foundation
import VowCore
import VowPorts
import VowRecitation

/// What one listening window has taken in so far. Times are counted in samples, so that a test or a simulation
/// that hands in recorded sound gets the same answers at any speed.
struct ListeningWindow {
    let order: ListenOrder
    /// What the engine was asked about the sound so far.
    let asked = AskedOpinions()
    var isDone = false
    var isPauseJudged = false
    /// What was found at the last pause, while nothing was said since.
    var findingsOfPause: Findings?

    /// What engines made of the speech so far.
    struct Findings {
        let transcript: Transcript
        /// The engine's opinions; nil where it was not asked yet.
        var opinions: [LineOpinion]?
        let meanings: [LineMeaning]
        let sound: SoundMeasurements?
        let recognised: RecognisedSound?
    }

    private var samples: [Float] = []
    private var speechStart: Int?
    private var lastSpeechEnd = 0
    private var speechSampleCount = 0
    private var speechPower = 0.0
    private var quietChunkPowers: [Double] = []
    private var nextPartialAt = 0
    private var partialGapSamples = Int(WindowListener.partialMilliseconds) * 16

    private let settleMilliseconds: Int64

    init(order: ListenOrder, settleMilliseconds: Int64) {
        self.order = order
        self.settleMilliseconds = settleMilliseconds
    }

    /// The evidence of the window.
    func evidence(
        _ found: Findings, latencyMilliseconds: Int64, microphone: String? = nil
    ) -> AttemptEvidence {
        AttemptEvidence(
            transcript: found.transcript.text, mode: .spoken, engine: found.transcript.engine,
            model: found.transcript.model,
            speechMilliseconds: speechMilliseconds, speechLevelDecibels: speechLevelDecibels,
            noiseLevelDecibels: noiseLevelDecibels, latencyMilliseconds: latencyMilliseconds,
            opinions: found.opinions ?? [], meanings: found.meanings, sound: found.sound,
            resemblance: found.recognised?.resemblance, microphone: microphone,
            engineFault: found.transcript.endedInLoop ? .repetition : nil)
    }

    var hasSpeech: Bool { speechStart != nil }
    var elapsedMilliseconds: Int64 { Int64(samples.count / 16) }
    var speechMilliseconds: Int64 { Int64(speechSampleCount / 16) }
    var quietMilliseconds: Int64 { Int64((samples.count - lastSpeechEnd) / 16) }

    /// From a third of a second before the first speech to now: onsets are softer than the detector's threshold.
    var speechSamples: [Float] {
        guard let speechStart else { return [] }
        return Array(samples[max(0, speechStart - 5_300)...])
    }

    var speechLevelDecibels: Double? { ListeningWindow.level(speechPower, speechSampleCount) }
    /// The level of the room between words in decibels of full scale: taken from the lowest fifth of the quiet chunks,
    /// because the others hold the soft ends of words; nil when fewer than ten chunks were quiet.
    var noiseLevelDecibels: Double? {
        guard quietChunkPowers.count >= 10 else { return nil }
        return ListeningWindow.level(quietChunkPowers.sorted()[quietChunkPowers.count / 5], 1)
    }

    mutating func add(_ chunk: [Float], isSpeech: Bool) {
        let isSettled = elapsedMilliseconds >= settleMilliseconds
        let power = chunk.reduce(0.0) { $0 + Double($1) * Double($1) }
        let wasPaused = isPauseJudged
        samples += chunk
        if isSpeech, isSettled {
            if speechStart == nil {
                speechStart = samples.count - chunk.count
                nextPartialAt = samples.count + partialGapSamples
            }
            lastSpeechEnd = samples.count
            speechSampleCount += chunk.count
            speechPower += power
            if wasPaused {
                isPauseJudged = false
                findingsOfPause = nil
            }
        } else if isSettled {
            quietChunkPowers.append(power / Double(chunk.count))
        }
    }

    var wantsPartial: Bool { samples.count >= nextPartialAt }

    /// A slow engine gets longer gaps between partial words, so that it never falls behind the microphone.
    mutating func noteDecoding(milliseconds: Int64) {
        partialGapSamples = max(Int(WindowListener.partialMilliseconds), Int(milliseconds) * 3) * 16
        nextPartialAt = samples.count + partialGapSamples
    }

    private static func level(_ power: Double, _ count: Int) -> Double? {
        guard count > 0, power > 0 else { return nil }
        return (100 * log10(power / Double(count))).rounded() / 10
    }
}
