import CSound.Sndfile
import Glibc
import VowLog
package import VowPorts

/// Reads sound files through libsndfile, and resamples them through libsoxr.
package struct SndfileReader: SoundFileReader {
    /// Creates a reader; it has no state.
    package init() {}

    /// See `SoundFileReader`. Opens regular files only: a pipe could block for ever.
    package func samples(ofFileAt path: String, samplesPerSecond: Int, maximumSeconds: Int)
        throws(PortFailure) -> [Float]
    {
        precondition(samplesPerSecond > 0 && maximumSeconds > 0, "rate and limit must be positive")
        try requireRegularFile(path)
        var info = SF_INFO()
        guard let file = sf_open(path, Int32(SFM_READ), &info) else {
            throw unreadable(path, cause: String(cString: sf_strerror(nil)))
        }
        defer { sf_close(file) }
        guard info.samplerate > 0, info.channels > 0 else {
            throw unreadable(path, cause: "no sample rate or no channels")
        }
        let mono = try readMono(
            file, path: path, channels: Int(info.channels),
            maximumFrames: maximumSeconds * Int(info.samplerate), maximumSeconds: maximumSeconds)
        guard !mono.isEmpty else {
            throw PortFailure(
                code: "sound.file.empty", message: .soundFileHoldsNoSound(path: path),
                repair: .chooseAnotherFile)
        }
        return try resample(mono, from: Int(info.samplerate), to: samplesPerSecond)
    }

    private func requireRegularFile(_ path: String) throws(PortFailure) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw PortFailure(
                code: "sound.file.missing", message: .noReadableSoundFileAt(path: path),
                repair: .checkPath, cause: String(cString: strerror(errno)))
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw unreadable(path, cause: "not a regular file")
        }
    }

    /// Reads block by block, so that a false length in the header costs no memory, and mixes to mono.
    private func readMono(
        _ file: OpaquePointer, path: String, channels: Int, maximumFrames: Int, maximumSeconds: Int
    ) throws(PortFailure) -> [Float] {
        let blockFrames = 4_096
        var block = [Float](repeating: 0, count: blockFrames * channels)
        var mono: [Float] = []
        while true {
            let frames = Int(sf_readf_float(file, &block, sf_count_t(blockFrames)))
            if frames <= 0 { break }
            if mono.count + frames > maximumFrames {
                throw PortFailure(
                    code: "sound.file.tooLong",
                    message: .soundFileLongerThanSeconds(path: path, seconds: maximumSeconds),
                    repair: .cutShorterOrChooseAnother)
            }
            mix(block, frames: frames, channels: channels, into: &mono)
        }
        if sf_error(file) != 0 { throw unreadable(path, cause: String(cString: sf_strerror(file))) }
        return mono
    }

    private func mix(_ block: [Float], frames: Int, channels: Int, into mono: inout [Float]) {
        block.withUnsafeBufferPointer { samples in
            for frame in 0..<frames {
                var sum: Float = 0
                for channel in 0..<channels { sum += samples[frame * channels + channel] }
                let mean = sum / Float(channels)
                // A damaged floating-point file may contain NaN or infinity, which later processing cannot handle.
                mono.append(mean.isFinite ? max(-1, min(1, mean)) : 0)
            }
        }
    }

    private func digest(ofFileAt path: String) throws(PortFailure) -> String {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw unreadable(path, cause: String(cString: strerror(errno))) }
        defer { close(descriptor) }
        return try ByteHash.sha256 { () throws(PortFailure) in
            var count = 0
            let part = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
                count = read(descriptor, buffer.baseAddress, buffer.count)
                filled = max(0, count)
            }
            guard count >= 0 else { throw unreadable(path, cause: String(cString: strerror(errno))) }
            return part
        }
    }

    private func unreadable(_ path: String, cause: String) -> PortFailure {
        PortFailure(
            code: "sound.file.unreadable", message: .soundFileCannotBeRead(path: path),
            repair: .useWavFlacOggOr, cause: cause)
    }
}

extension SndfileReader: ToneReader {
    /// See `ToneReader`.
    package func tone(ofFileAt path: String, samplesPerSecond: Int) throws(PortFailure) -> OwnTone {
        let samples = try samples(
            ofFileAt: path, samplesPerSecond: samplesPerSecond,
            maximumSeconds: RingRequest.longestFileSeconds)
        let measured = try resample(samples, from: samplesPerSecond, to: ToneCheck.samplesPerSecond)
        if let flaw = ToneCheck.flaw(in: measured, ofFileAt: path) { throw flaw }
        return OwnTone(samples: samples, digest: try digest(ofFileAt: path))
    }
}
