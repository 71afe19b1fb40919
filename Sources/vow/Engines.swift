import SherpaOnnx
import SpeechModels
import VowCore
import VowHearing
import VowPorts

/// The recognisers of this machine.
struct Engines: TranscriberSource {
    let home: String?

    func transcriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber {
        let shelf = ModelShelf.standard(home: home)
        let folder = try shelf.verifiedFolder(of: "moonshine-tiny-en") + "/moonshine-tiny-en"
        let library = try SherpaOnnxLibrary(
            path: try shelf.verifiedFolder(of: "sherpa-onnx") + "/sherpa-onnx/lib/libsherpa-onnx-c-api.so")
        return try MoonshineTranscriber(
            library: library,
            files: .init(
                encoder: folder + "/encoder.ort", mergedDecoder: folder + "/merged_decoder.ort",
                tokens: folder + "/tokens.txt"), model: "moonshine-tiny-en@0.0.65")
    }

    func voiceActivityDetector() throws(PortFailure) -> any VoiceActivityDetector {
        let shelf = ModelShelf.standard(home: home)
        let library = try SherpaOnnxLibrary(
            path: try shelf.verifiedFolder(of: "sherpa-onnx") + "/sherpa-onnx/lib/libsherpa-onnx-c-api.so")
        return try SileroVoiceActivityDetector(
            library: library,
            modelPath: try shelf.verifiedFolder(of: "silero-vad") + "/silero-vad/silero_vad.onnx")
    }
}
