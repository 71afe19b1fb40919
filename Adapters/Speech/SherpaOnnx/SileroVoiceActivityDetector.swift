import CSpeech.Sherpa
import Glibc
import Synchronization
package import VowPorts

/// Detects speech with Silero's network through sherpa-onnx.
///
/// sherpa-onnx returns no probabilities: speech starts at `threshold`, and continues down to 0.15 below it.
package final class SileroVoiceActivityDetector: VoiceActivityDetector {
    /// 32 ms.
    package let chunkLengthSamples = 512

    private let handle: Mutex<OpaquePointer>

    /// Loads the network. Verify the file first: sherpa-onnx ends the process on a damaged one.
    ///
    /// Throws `speech.model` if the file is missing or rejected.
    package init(
        library: sending SherpaOnnxLibrary, modelPath: String, threshold: Float = 0.5
    ) throws(PortFailure) {
        guard access(modelPath, R_OK) == 0, let opened = vow_silero_open(library.handle, modelPath, threshold)
        else {
            throw .unusableModel(
                "silero-vad", message: .voiceModelCannotBeLoaded(model: modelPath))
        }
        handle = Mutex(opened)
    }

    deinit {
        handle.withLock { vow_silero_close($0) }
    }

    /// Whether the next chunk contains speech.
    package func hearsSpeech(in chunk: [Float]) throws(PortFailure) -> Bool {
        precondition(chunk.count == chunkLengthSamples, "a chunk has \(chunkLengthSamples) samples")
        return handle.withLock { vow_silero_hears($0, chunk, Int32(chunk.count)) }
    }

    /// Discards all earlier chunks.
    package func reset() {
        handle.withLock { vow_silero_reset($0) }
    }
}
