import CSherpaOnnx
import Glibc
public import VowPorts

/// Hears whether someone speaks with Silero's network through sherpa-onnx.
///
/// sherpa-onnx gives no probabilities: a chunk counts as speech from `threshold` on, and while speech goes on
/// down to 0.15 below it.
public final class SileroVoiceActivityDetector: VoiceActivityDetector, @unchecked Sendable {
    /// 32 ms.
    public let chunkLengthSamples = 512

    // One thread uses a detector at a time, as the port demands.
    private let handle: OpaquePointer

    /// Loads the network; it must be verified before, for sherpa-onnx ends the process on a damaged one.
    ///
    /// Fails with `speech.model` when the file is missing or refused.
    public init(library: SherpaOnnxLibrary, modelPath: String, threshold: Float = 0.5) throws(PortFailure) {
        guard access(modelPath, R_OK) == 0, let opened = vow_silero_open(library.handle, modelPath, threshold)
        else {
            throw .unusableModel(
                "silero-vad", message: "The voice activity model \(modelPath) cannot be loaded.")
        }
        handle = opened
    }

    deinit {
        vow_silero_close(handle)
    }

    /// Whether speech is going on in the next chunk.
    public func hearsSpeech(in chunk: [Float]) throws(PortFailure) -> Bool {
        precondition(chunk.count == chunkLengthSamples, "a chunk has \(chunkLengthSamples) samples")
        return vow_silero_hears(handle, chunk, Int32(chunk.count))
    }

    /// Forgets all earlier chunks.
    public func reset() {
        vow_silero_reset(handle)
    }
}
