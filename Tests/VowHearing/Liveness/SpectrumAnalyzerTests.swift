import SpeechAdapters
import InMemory
import PortContracts
import Testing

@Suite struct SpectrumAnalyzerTests {
    @Test func plain() {
        let contract = SpectrumAnalyzerContract(PlainSpectrumAnalyzer())
        contract.findsAPureTone()
        contract.agreesWithTheDefinition()
        contract.silenceIsNothing()
    }

    @Test func library() {
        let contract = SpectrumAnalyzerContract(FFTWSpectrumAnalyzer())
        contract.findsAPureTone()
        contract.agreesWithTheDefinition()
        contract.silenceIsNothing()
    }

    @Test func agree() {
        let frames = [KnownSound.noise(1_024), KnownSound.tone(1_000, 1_024), KnownSound.chirp(1_024)]
        SpectrumAnalyzerContract(FFTWSpectrumAnalyzer()).agrees(
            with: PlainSpectrumAnalyzer(), on: frames.map { $0.map(Double.init) })
    }
}
