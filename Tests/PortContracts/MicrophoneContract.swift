import Foundation
package import Testing
package import VowPorts

/// What everything behind `Microphone` must do, whether it hears a room or a script.
package struct MicrophoneContract {
    let microphone: any Microphone
    let say: ([Float]) throws -> Void

    /// Names the microphone under test, closed, and a way to let it hear something that begins after the
    /// call; a scripted one hears its script and ignores what is said.
    package init(_ microphone: any Microphone, saying say: @escaping ([Float]) throws -> Void) {
        self.microphone = microphone
        self.say = say
    }

    /// A second of sound that resembles itself at no other delay: a rising whistle from 300 to 3,000 Hz.
    package static let whistle: [Float] = (0..<16_000).map { index in
        let seconds = Double(index) / 16_000
        let cycles = 300 * seconds + 1_350 * seconds * seconds
        return Float(0.5 * sin(2 * Double.pi * cycles))
    }

    /// What is said is heard, whole and in order, in chunks of at most 20 ms.
    package func hearsWhatIsSaid(sourceLocation: SourceLocation = #_sourceLocation) throws {
        try microphone.open()
        defer { microphone.close() }
        _ = try microphone.read()
        try say(Self.whistle)
        var heard: [Float] = []
        while heard.count < 4 * 16_000, let chunk = try microphone.read() {
            #expect((1...320).contains(chunk.count), sourceLocation: sourceLocation)
            #expect(chunk.allSatisfy { abs($0) <= 1 }, sourceLocation: sourceLocation)
            heard += chunk
        }
        let found = Self.likeness(of: Self.whistle, in: heard)
        #expect(found > 0.95, "the likeness is \(found)", sourceLocation: sourceLocation)
    }

    /// Closing ends a read that another thread is blocked in within 100 ms, and every read after it.
    package func closeEndsReading(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try microphone.open()
        _ = try microphone.read()
        let (reads, report) = AsyncStream.makeStream(of: Bool.self)
        let thread = Thread { [microphone] in
            while (try? microphone.read()) ?? nil != nil { report.yield(true) }
            report.yield(false)
            report.finish()
        }
        thread.start()
        var iterator = reads.makeAsyncIterator()
        _ = await iterator.next()
        let closed = ContinuousClock.now
        microphone.close()
        while await iterator.next() == true {}
        let taken = ContinuousClock.now - closed
        #expect(taken < .milliseconds(100), "reading went on for \(taken)", sourceLocation: sourceLocation)
        #expect(try microphone.read() == nil, sourceLocation: sourceLocation)
    }

    /// A closed microphone opens again; closing twice is no error.
    package func opensAgain(sourceLocation: SourceLocation = #_sourceLocation) throws {
        for _ in 0..<3 {
            try microphone.open()
            #expect(try microphone.read()?.isEmpty == false, sourceLocation: sourceLocation)
            microphone.close()
            microphone.close()
        }
    }

    /// Reading a microphone that was never opened is a failure, not silence.
    package func readingBeforeOpeningFails(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(throws: PortFailure.self, sourceLocation: sourceLocation) { try microphone.read() }
    }

    /// The highest normalised correlation, 0 to 1, of a sound with any stretch of another.
    package static func likeness(of sound: [Float], in heard: [Float]) -> Double {
        guard heard.count >= sound.count else { return 0 }
        // Every fourth sample of the sound is enough to recognise it, and keeps a debug build quick.
        let step = 4
        var best = 0.0
        heard.withUnsafeBufferPointer { heard in
            sound.withUnsafeBufferPointer { sound in
                // A stretch begins where the sound's first loud sample could be.
                guard let first = heard.firstIndex(where: { abs($0) > 0.01 }) else { return }
                let last = min(heard.count - sound.count, first + 200)
                var delay = max(0, first - 200)
                while delay <= last {
                    var product: Float = 0
                    var ofSound: Float = 0
                    var ofHeard: Float = 0
                    var index = 0
                    while index < sound.count {
                        let one = sound[index]
                        let other = heard[delay + index]
                        product += one * other
                        ofSound += one * one
                        ofHeard += other * other
                        index += step
                    }
                    if ofHeard > 0 {
                        best = max(best, Double(product / (ofSound * ofHeard).squareRoot()))
                    }
                    delay += 1
                }
            }
        }
        return best
    }
}
