package import VowCore

/// What a ringer does about an output on which an alarm would not be heard.
package struct AudibilityPolicy: Hashable, Sendable {
    /// What to do if headphones or a Bluetooth device would swallow the sound.
    package enum Headphones: String, CaseIterable, Sendable {
        /// Ring on the speaker, and restore the port after the ring.
        case force
        /// Ask the person to unplug them.
        case ask
        /// Do nothing.
        case leave
    }

    /// Warn below this volume, in per cent of the normal maximum.
    package let warnBelowPercent: Int
    /// The volume to set if the output is muted or below `warnBelowPercent`; nil respects the person's choice.
    package let restorePercent: Int?
    /// What to do if headphones would swallow the sound.
    package let headphones: Headphones

    /// Creates a policy; the defaults are those of a new installation.
    package init(warnBelowPercent: Int = 30, restorePercent: Int? = nil, headphones: Headphones = .force) {
        self.warnBelowPercent = warnBelowPercent
        self.restorePercent = restorePercent
        self.headphones = headphones
    }
}

/// A ring to play.
package struct RingRequest: Hashable, Sendable {
    /// A built-in tone's name or the path of a sound file.
    package enum Source: Hashable, Sendable {
        /// A computed tone, never read from a disk; see `ToneCatalogue`.
        case tone(String)
        /// A WAV, FLAC or OGG file, looped without a gap; `digest` is its SHA-256 in hexadecimal when it was chosen, or
        /// nil if unknown.
        case file(path: String, digest: String? = nil)

        /// The tone that replaces a file or tone that cannot be played.
        package static let builtIn = Source.tone(SoundSettings().tone)
    }

    /// The longest sound file in seconds: it is held in memory, and ten minutes are 115 MB.
    package static let longestFileSeconds = 600

    /// The tone or file.
    package let source: Source
    /// The volume at the end of the ramp, 0 to 100 per cent of full scale.
    package let volumePercent: Int
    /// How long the volume rises from a tenth to `volumePercent`; 0 starts at full volume.
    package let rampSeconds: Int
    /// Words that describe the wished output (for instance "speaker"), matched by the adapter; may be empty.
    /// `everyOutput` alone requests all audible outputs.
    package let routeTags: [String]
    /// What to do about an output on which the ring would not be heard.
    package let care: AudibilityPolicy

    /// The word that requests every output at once.
    package static let everyOutput = "all"

    package init(
        source: Source, volumePercent: Int, rampSeconds: Int, routeTags: [String] = [],
        care: AudibilityPolicy = AudibilityPolicy()
    ) {
        self.source = source
        self.volumePercent = volumePercent
        self.rampSeconds = rampSeconds
        self.routeTags = routeTags
        self.care = care
    }

    /// The same request with another source or ramp.
    package func ringing(by source: Source? = nil, rampSeconds: Int? = nil) -> RingRequest {
        RingRequest(
            source: source ?? self.source, volumePercent: volumePercent,
            rampSeconds: rampSeconds ?? self.rampSeconds, routeTags: routeTags, care: care)
    }

    /// Whether every output is requested.
    package var wantsEveryOutput: Bool { routeTags == [RingRequest.everyOutput] }
}

/// What a ringer reports while it plays.
package enum RingerSignal: Hashable, Sendable {
    /// The first sample was played, `latencyMilliseconds` after `start` was called; the sink was open after
    /// `sinkReadyMilliseconds`. `vow ledger` shows both.
    case started(latencyMilliseconds: Int, sinkReadyMilliseconds: Int)
    /// The gain changed (ramp, duck) to this share of full scale, 0 to 100 per cent; at most four times a second.
    case level(percent: Int)
    /// The loop still feeds the output; once a second.
    case fed
    /// The ring plays, but nobody can hear it: the sink or the ring is muted (`sound.muted`), below
    /// `AudibilityPolicy.warnBelowPercent` (`sound.faint`), or on headphones (`sound.headphones`). Sent once per
    /// change, including changes of the volume, in per cent of the normal maximum; the ring continues.
    case unheard(PortFailure, volumePercent: Int?)
    /// The output's own monitor was compared with the sent sound, and plays the ring.
    case measured(SoundMeasure)
    /// The last `unheard` no longer applies.
    case heardAgain
    /// The output changed in a way that a person may want to know later, for example the ring moved to another one
    /// (`sound.moved`); the ring continues.
    case noticed(PortFailure)
    /// The sink went away, refused, accepts no more sound (`sound.stalled`), or plays silence instead
    /// (`sound.swallowed`); the ringer has stopped.
    case failed(PortFailure)
}

/// Plays the alarm.
///
/// Calls return immediately; the ringer plays on its own thread. Plays one request at a time: a new `start` replaces
/// it. Signals arrive on the ringer's thread and must not block.
package protocol Ringer: AnyObject, Sendable {
    /// The means by which the alarm is noticed, a word for the log; "sound" by default.
    var means: RingMeans { get }

    /// Opens the requested output and keeps it open with silence, so that a following `start` sounds immediately: a
    /// sleeping output, such as a Bluetooth device, takes seconds to its first sample.
    ///
    /// Another call replaces the prepared output, `stop` closes it, and during a ring it does nothing. A start for
    /// another output opens that one. Throws if the output cannot be opened; the start then tries again. Blocks for 2 s
    /// at most.
    func prepare(_ request: RingRequest) throws(PortFailure)

    /// Starts to play, looping until `stop`.
    ///
    /// Throws if nothing can be played (no server, unreadable file); the caller then falls back to a built-in tone or
    /// another ringer.
    func start(_ request: RingRequest, signal: @escaping @Sendable (RingerSignal) -> Void) throws(PortFailure)

    /// Changes the gain to a share of the request's volume, 0 (silent, still open) to 100, within 20 ms and without a
    /// click. Ducking keeps the stream running, so that the return is immediate.
    func duck(toPercent percent: Int)

    /// The last sound sent to the output, as mono samples at 16 kHz: what a microphone may hear of the ring. Empty if
    /// nothing plays, or if unknown.
    func recentlySent(milliseconds: Int) -> [Float]

    /// The name of the sound server's output that plays now, for sound that should come from the same place; nil if
    /// nothing plays, or if unknown.
    var output: String? { get }

    /// Stops and closes the stream; the sink is silent 50 ms later. Idempotent.
    func stop()
}

extension Ringer {
    /// Empty, for unknown.
    package func recentlySent(milliseconds: Int) -> [Float] { [] }

    /// Nil, for unknown.
    package var output: String? { nil }

    /// By sound.
    package var means: RingMeans { .sound }

    /// Does nothing: most ringers sound immediately.
    package func prepare(_ request: RingRequest) throws(PortFailure) {}
}

/// Sound from the room: mono samples at 16 kHz, -1 to 1.
///
/// `open` starts capturing; `read` blocks until the next chunk (at most 320 samples, 20 ms). A single thread reads;
/// `close` is thread-safe and makes a blocked `read` return nil within 100 ms.
package protocol Microphone: AnyObject, Sendable {
    /// Opens the device; throws with a repair if there is none or access is denied.
    func open() throws(PortFailure)
    /// The next chunk, or nil after `close` or at the end of a scripted recording.
    func read() throws(PortFailure) -> [Float]?
    /// Stops capturing and releases the device.
    func close()
    /// A stable name of the opened device, or nil if unknown. Call on the reading thread.
    var name: String? { get }
}

extension Microphone {
    /// Nil, for unknown.
    package var name: String? { nil }
}

/// The rate and pitch of a voice.
package struct SpeakingStyle: Hashable, Sendable {
    /// In per cent of the voice's usual rate, 50 to 200.
    package let ratePercent: Int
    /// In per cent of the voice's usual pitch, 50 to 200.
    package let pitchPercent: Int

    /// Creates a style; limits values to their ranges.
    package init(ratePercent: Int = 100, pitchPercent: Int = 100) {
        self.ratePercent = max(50, min(200, ratePercent))
        self.pitchPercent = max(50, min(200, pitchPercent))
    }

    /// The voice's usual style.
    package static let usual = SpeakingStyle()
}

/// Speaks text, for prompts, for the coach, and for the demonstration's sleeper.
///
/// The same text, language and style give the same sound. Slower speech is longer. A voice may ignore the pitch, but
/// not the rate.
package protocol Voice: Sendable {
    /// The spoken text as mono samples at 16 kHz, -1 to 1.
    ///
    /// `language` is a code such as "en" or "en-GB". Throws `voice.language.unsupported`, `voice.missing` if the voice
    /// is not installed, or else `voice.failed`.
    func speech(for text: String, language: String, style: SpeakingStyle) throws(PortFailure) -> [Float]
}

extension Voice {
    /// Speaks in the voice's usual style.
    package func speech(for text: String, language: String) throws(PortFailure) -> [Float] {
        try speech(for: text, language: language, style: .usual)
    }
}

/// Reads sound files: WAV, FLAC and OGG of any rate and channel count.
package protocol SoundFileReader: Sendable {
    /// The file's sound as mono samples at the requested rate, -1 to 1; never empty.
    ///
    /// Throws `sound.file.missing`, `sound.file.unreadable`, `sound.file.empty`, or `sound.file.tooLong` beyond
    /// `maximumSeconds`. Reads no more than that, so a false header costs no memory.
    func samples(ofFileAt path: String, samplesPerSecond: Int, maximumSeconds: Int) throws(PortFailure)
        -> [Float]
}
