import SoundAdapters
import VowLab
import VowPorts
import VowRuntime

// What is done to the recordings before they are heard.
extension EvaluateCommand {
    func conditions() throws(CommandError) -> [SoundCondition] {
        guard (-20...20).contains(tempo) else {
            throw .refused(.tempoNotBetween2020(tempo: tempo))
        }
        return try noiseConditions().map { $0.changed(inRoom: room != nil, tempoPercent: tempo) }
    }

    private func noiseConditions() throws(CommandError) -> [SoundCondition] {
        guard let noise else { return [.clean] }
        var conditions = [SoundCondition.clean]
        for name in noise.split(separator: ",") {
            guard let kind = SoundCondition.Noise(rawValue: String(name)) else {
                throw .refused(.noiseNotOneOfPink(name: name))
            }
            for level in (snr ?? "20,15,10,5").split(separator: ",") {
                guard let decibels = Int(level), (-20...60).contains(decibels) else {
                    throw .refused(.noWholeNumberOfDecibels(level: level))
                }
                conditions.append(SoundCondition(kind, speechToNoiseDecibels: decibels))
            }
        }
        return conditions
    }

    func noiseBox(_ conditions: [SoundCondition]) throws -> NoiseMixer {
        var voices: [Float] = []
        if conditions.contains(where: { $0.noise == .babble }) {
            guard let babble else {
                throw CommandError.refused(.babbleNeedsRecordingOfMany)
            }
            voices = try SndfileReader().samples(
                ofFileAt: babble, samplesPerSecond: 16_000, maximumSeconds: 3_600)
        }
        let response =
            try room.map {
                try SndfileReader().samples(ofFileAt: $0, samplesPerSecond: 16_000, maximumSeconds: 10)
            } ?? []
        return NoiseMixer(babble: voices, tone: EvaluationTone.samples(), room: response)
    }
}

/// The built-in tone as it leaks into the microphone.
private enum EvaluationTone {
    static func samples() -> [Float] {
        ToneCatalogue.samples(named: ToneCatalogue.defaultName, samplesPerSecond: 16_000) ?? []
    }
}
