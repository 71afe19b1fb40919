package import Testing
package import VowPorts

/// What every engine behind `Transcriber` must do, whatever it hears with.
///
/// Runs against the fake and every engine that is installed. Word shares are counted on lower-case letters.
package struct TranscriberContract {
    let transcriber: any Transcriber

    /// Names the engine under test.
    package init(_ transcriber: any Transcriber) {
        self.transcriber = transcriber
    }

    /// Silence, nothing at all, and a click are not words; the engine goes on working after them.
    package func silenceIsEmpty(sourceLocation: SourceLocation = #_sourceLocation) throws {
        for samples in [[], [0.5], [Float](repeating: 0, count: 100), [Float](repeating: 0, count: 48_000)] {
            let heard = try transcriber.transcribe(samples)
            #expect(
                heard.text == "", "\(samples.count) silent samples gave words",
                sourceLocation: sourceLocation)
        }
    }

    /// The same samples give the same text, also with other recordings between.
    package func sameSoundSameText(
        _ samples: [Float], other: [Float], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let first = try transcriber.transcribe(samples)
        _ = try transcriber.transcribe(other)
        let second = try transcriber.transcribe(samples)
        #expect(first == second, sourceLocation: sourceLocation)
        #expect(first.engine == transcriber.engine, sourceLocation: sourceLocation)
        #expect(first.model == transcriber.model, sourceLocation: sourceLocation)
        #expect(!first.model.isEmpty, sourceLocation: sourceLocation)
    }

    /// At least a share of the words of a recording are heard.
    package func hears(
        _ phrase: String, in samples: [Float], share: Double,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let heard = try transcriber.transcribe(samples).text
        let found = Self.shareOfWords(of: phrase, in: heard)
        #expect(found >= share, "heard: \(heard)", sourceLocation: sourceLocation)
    }

    /// A full window of 30 s is taken, and the words at its beginning and at its end are heard.
    package func hearsThirtySeconds(
        first: (phrase: String, samples: [Float]), last: (phrase: String, samples: [Float]), share: Double,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let gap = [Float](repeating: 0, count: 30 * 16_000 - first.samples.count - last.samples.count)
        let heard = try transcriber.transcribe(first.samples + gap + last.samples).text
        let found = Self.shareOfWords(of: first.phrase + " " + last.phrase, in: heard)
        #expect(found >= share, "heard: \(heard)", sourceLocation: sourceLocation)
    }

    /// Telling the engine what may be said, even words that no dictionary holds, neither fails nor puts the
    /// words into the person's mouth.
    package func expectingIsNotHearing(
        _ samples: [Float], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let line = "every grumbling zebra practises the xylophone"
        try transcriber.expect(lines: [line, "", "¿…?"], words: ["qwyjibo", "marmalade"])
        let heard = try transcriber.transcribe(samples).text
        #expect(
            Self.shareOfWords(of: line, in: heard) < 0.35, "heard: \(heard)", sourceLocation: sourceLocation)
        try transcriber.expect(lines: [], words: [])
    }

    /// How many of the words of a phrase appear in a text in the same order, as a share of the phrase.
    package static func shareOfWords(of phrase: String, in text: String) -> Double {
        let wanted = words(phrase)
        let heard = words(text)
        var longest = [Int](repeating: 0, count: heard.count + 1)
        for word in wanted {
            var diagonal = 0
            for (index, candidate) in heard.enumerated() {
                let above = longest[index + 1]
                longest[index + 1] = word == candidate ? diagonal + 1 : max(above, longest[index])
                diagonal = above
            }
        }
        return wanted.isEmpty ? 1 : Double(longest[heard.count]) / Double(wanted.count)
    }

    private static func words(_ text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
    }
}

/// What every voice activity detector must do.
package struct VoiceActivityContract {
    let detector: any VoiceActivityDetector

    /// Names the detector under test.
    package init(_ detector: any VoiceActivityDetector) {
        self.detector = detector
    }

    /// Speech with a second of silence on both sides: heard for at least a share of its length, not heard in
    /// the silence more than 200 ms away from it; and again the same after `reset`.
    package func findsSpeechBetweenSilence(
        _ speech: [Float], share: Double, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let silence = [Float](repeating: 0, count: 16_000)
        let sound = silence + speech + silence
        var runs: [[Bool]] = []
        for _ in 0..<2 {
            detector.reset()
            runs.append(try decisions(on: sound))
        }
        #expect(runs[0] == runs[1], sourceLocation: sourceLocation)
        let chunk = detector.chunkLengthSamples
        var spoken = 0
        for (index, isSpeech) in runs[0].enumerated() where isSpeech {
            let start = index * chunk
            #expect(
                start + chunk > 16_000 - 3_200 && start < 16_000 + speech.count + 3_200,
                "speech in silence, at sample \(start)", sourceLocation: sourceLocation)
            spoken += 1
        }
        let heard = Double(spoken * chunk) / Double(speech.count)
        #expect(heard >= share, sourceLocation: sourceLocation)
    }

    private func decisions(on sound: [Float]) throws -> [Bool] {
        let chunk = detector.chunkLengthSamples
        return try (0..<(sound.count / chunk)).map { index in
            try detector.hearsSpeech(in: Array(sound[(index * chunk)..<((index + 1) * chunk)]))
        }
    }
}
