import CSpeech.Flite
import Glibc
import Synchronization
package import VowPorts

/// Speaks English through Flite's "slt" voice, in this process.
///
/// Thread-safe: Flite has global state, so calls run in turn. The same text always gives the same sound.
package struct FliteVoice: Voice {
    private static let engine = Mutex(Engine())

    /// Creates a voice. The engine is loaded on first use and shared.
    package init() {}

    /// See `Voice`. Speaks only "en" and its regions; throws `voice.language.unsupported` for others. Ignores the
    /// pitch.
    package func speech(for text: String, language: String, style: SpeakingStyle) throws(PortFailure)
        -> [Float]
    {
        guard language == "en" || language.hasPrefix("en-") || language.hasPrefix("en_") else {
            throw PortFailure(
                code: "voice.language.unsupported",
                message: .fliteVoiceSpeaksEnglishOnly(language: language),
                repair: .installEspeakNgForOther)
        }
        let spoken = FliteVoice.engine.withLock { $0.speech(for: text, ratePercent: style.ratePercent) }
        guard let spoken else {
            throw PortFailure(
                code: "voice.failed", message: .fliteCouldNotSpeakText,
                repair:
                    .installPackageLibflite1OrInstall
            )
        }
        return spoken
    }

    /// The voice pointer; used only inside the mutex.
    private struct Engine: ~Copyable {
        private var voice: UnsafeMutablePointer<cst_voice>?

        mutating func speech(for text: String, ratePercent: Int) -> [Float]? {
            if voice == nil {
                guard vow_flite_open() else { return nil }
                flite_init()
                voice = register_cmu_us_slt(nil)
            }
            // Flite's breath noise comes from rand(3); a fixed seed makes it the same each time.
            srand(1)
            guard let voice else { return nil }
            let stretch = vow_flite_stretch(voice)
            // Untouched at the usual rate, so that a prompt is identical to the bit.
            if ratePercent != 100 { vow_flite_set_stretch(voice, stretch * 100 / Float(ratePercent)) }
            defer { if ratePercent != 100 { vow_flite_set_stretch(voice, stretch) } }
            guard let wave = flite_text_to_wave(text, voice) else { return nil }
            defer { delete_wave(wave) }
            if wave.pointee.sample_rate != 16_000 { cst_wave_resample(wave, 16_000) }
            guard let samples = wave.pointee.samples else { return [] }
            let channels = max(1, Int(wave.pointee.num_channels))
            return (0..<Int(wave.pointee.num_samples)).map { Float(samples[$0 * channels]) / 32_768 }
        }
    }
}
