public import VowCore

/// What a ringer does about an output on which an alarm would not be heard.
public struct AudibilityPolicy: Hashable, Sendable {
    /// What it does where headphones or a Bluetooth device would swallow the sound.
    public enum Headphones: String, CaseIterable, Sendable {
        /// It rings on the speaker, and puts the connector back where it was when the ring is over.
        case force
        /// It says that they should be unplugged.
        case ask
        /// Nothing.
        case leave
    }

    /// Below this volume it warns, in per cent of the normal maximum.
    public let warnBelowPercent: Int
    /// To which volume an output is brought that is muted or below `warnBelowPercent`; nil respects the person's choice.
    public let restorePercent: Int?
    /// What it does where headphones would swallow the sound.
    public let headphones: Headphones

    /// Makes rules; those of a fresh installation unless something else is said.
    public init(warnBelowPercent: Int = 30, restorePercent: Int? = nil, headphones: Headphones = .force) {
        self.warnBelowPercent = warnBelowPercent
        self.restorePercent = restorePercent
        self.headphones = headphones
    }
}

/// What a ringer is asked to play.
public struct RingRequest: Hashable, Sendable {
    /// A built-in tone's name or the path of a sound file.
    public enum Source: Hashable, Sendable {
        /// A tone that is computed, never read from a disk; see `ToneCatalogue`.
        case tone(String)
        /// A WAV, FLAC or OGG file, looped without a gap; `digest` is its SHA-256 as it was chosen, in hexadecimal, or nil
        /// where that is not known.
        case file(path: String, digest: String? = nil)

        /// What rings where a file or a tone of another name cannot.
        public static let builtIn = Source.tone(SoundSettings().tone)
    }

    /// The longest sound file that is read, in seconds: it is held in memory, and ten minutes of it are 115 MB.
    public static let longestFileSeconds = 600

    /// What to play.
    public let source: Source
    /// The loudness at the end of the ramp, 0 to 100 per cent of full scale.
    public let volumePercent: Int
    /// How long the loudness takes to grow from a tenth to `volumePercent`; 0 starts at full volume.
    public let rampSeconds: Int
    /// Words that describe the wished output device (for instance "speaker"), matched by the adapter; may be empty.
    /// The one word `everyOutput` asks for all that can be heard.
    public let routeTags: [String]
    /// What is done about an output on which it would not be heard.
    public let care: AudibilityPolicy

    /// The word that asks for every output at once.
    public static let everyOutput = "all"

    /// Makes a request.
    public init(
        source: Source, volumePercent: Int, rampSeconds: Int, routeTags: [String] = [],
        care: AudibilityPolicy = AudibilityPolicy()
    ) {
        self.source = source
        self.volumePercent = volumePercent
        self.rampSeconds = rampSeconds
        self.routeTags = routeTags
        self.care = care
    }

    /// The same ring with another sound or ramp.
    public func ringing(by source: Source? = nil, rampSeconds: Int? = nil) -> RingRequest {
        RingRequest(
            source: source ?? self.source, volumePercent: volumePercent,
            rampSeconds: rampSeconds ?? self.rampSeconds, routeTags: routeTags, care: care)
    }

    /// Whether every output is asked for.
    public var wantsEveryOutput: Bool { routeTags == [RingRequest.everyOutput] }
}

/// What a ringer reports while it plays.
public enum RingerSignal: Hashable, Sendable {
    /// The first sample was played, this long after `start` was called; the sink was open and took samples after
    /// `sinkReadyMilliseconds`. `vow ledger` shows both.
    case started(latencyMilliseconds: Int, sinkReadyMilliseconds: Int)
    /// The gain changed (ramp, duck) to this share of full scale, 0 to 100 per cent; at most four a second.
    case level(percent: Int)
    /// The loop that hands sound to the output went on; once a second while it does.
    case fed
    /// The ring plays, but nobody can hear it: the sink or the ring itself is muted (`sound.muted`), is turned down
    /// below `AudibilityPolicy.warnBelowPercent` (`sound.faint`), or leads to headphones (`sound.headphones`), or became
    /// so. Once for each change to it, also of the volume, in per cent of the normal maximum; the ring goes on.
    case unheard(PortFailure, volumePercent: Int?)
    /// What the output itself played was compared with what was sent to it, and is the ring.
    case measured(SoundMeasure)
    /// What `unheard` told of last is over.
    case heardAgain
    /// Something about the output changed that a person may want to know later, such as that the ring moved to another
    /// one (`sound.moved`); the ring goes on.
    case noticed(PortFailure)
    /// The sink went away, refused, takes no more sound (`sound.stalled`), or plays silence in place of what it was sent
    /// (`sound.swallowed`); the ringer has stopped.
    case failed(PortFailure)
}

/// Makes the alarm heard.
///
/// Calls return at once; playing happens on the ringer's own thread. A ringer plays one thing at a time:
/// starting again replaces what plays. Signals arrive on the ringer's thread and must not block.
public protocol Ringer: AnyObject, Sendable {
    /// How it makes itself heard, in one word for the log: "sound" unless it says otherwise.
    var means: RingMeans { get }

    /// Opens the output that a request asks for, and keeps it open with silence, so that a `start` that follows sounds
    /// at once: an output that sleeps, such as a Bluetooth one, takes seconds to its first sample.
    ///
    /// Preparing again replaces what was prepared, `stop` ends it, and while something plays it does nothing. A start
    /// that asks for another output than was prepared opens that one. Throws where the output cannot be opened; the
    /// start then tries it anew. Takes at most 2 s.
    func prepare(_ request: RingRequest) throws(PortFailure)

    /// Starts to play, looping until `stop`.
    ///
    /// Throws when nothing can be played at all (no server, unreadable file); the caller then asks for a
    /// built-in tone or another ringer.
    func start(_ request: RingRequest, signal: @escaping @Sendable (RingerSignal) -> Void) throws(PortFailure)

    /// Changes the gain to a share of the request's volume, 0 (silent, still open) to 100, within 20 ms and
    /// without a click. Ducking keeps the stream running, so that the return is immediate.
    func duck(toPercent percent: Int)

    /// The last part of what was sent to the output, up to now, at 16,000 mono samples a second: what a microphone may
    /// hear of it. Empty while nothing plays, and where that is not known.
    func recentlySent(milliseconds: Int) -> [Float]

    /// The name of the output of this machine's sound server that plays it now, for what is to be heard from the same
    /// place; nil while nothing plays, and where that is not known.
    var output: String? { get }

    /// Stops and closes the stream; the sink holds no more of it 50 ms later. Already stopped is no error.
    func stop()
}

extension Ringer {
    /// Not known.
    public func recentlySent(milliseconds: Int) -> [Float] { [] }

    /// Not known.
    public var output: String? { nil }

    /// By sound.
    public var means: RingMeans { .sound }

    /// Nothing: most ringers sound at once.
    public func prepare(_ request: RingRequest) throws(PortFailure) {}
}

/// A stream of sound from the room: 16,000 samples a second, mono, -1 to 1.
///
/// `open` starts capturing; `read` blocks until the next chunk (at most 320 samples, 20 ms) is there. One
/// thread reads; `close` may be called from any thread and makes a blocked `read` return nil within 100 ms.
public protocol Microphone: AnyObject, Sendable {
    /// Opens the device; throws with a repair when there is none or it is denied.
    func open() throws(PortFailure)
    /// The next chunk, or nil after `close` or at the end of a scripted recording.
    func read() throws(PortFailure) -> [Float]?
    /// Stops capturing and frees the device.
    func close()
    /// Which one it is since `open`, by a name that stays the same; nil where that is not known. Of the reading thread.
    var name: String? { get }
}

extension Microphone {
    /// Not known.
    public var name: String? { nil }
}

/// How fast and how high a voice speaks.
public struct SpeakingStyle: Hashable, Sendable {
    /// In per cent of the voice's usual rate, 50 to 200.
    public let ratePercent: Int
    /// In per cent of the voice's usual pitch, 50 to 200.
    public let pitchPercent: Int

    /// Makes a style; what is beyond the limits is cut off there.
    public init(ratePercent: Int = 100, pitchPercent: Int = 100) {
        self.ratePercent = max(50, min(200, ratePercent))
        self.pitchPercent = max(50, min(200, pitchPercent))
    }

    /// As the voice speaks by itself.
    public static let usual = SpeakingStyle()
}

/// Speaks a text aloud, for prompts, for the coach, and for the demonstration's sleeper.
///
/// The same text, language and style give the same sound. Slower speech is longer. A voice that cannot change its pitch
/// keeps it; one that cannot change its rate does not exist.
public protocol Voice: Sendable {
    /// The spoken text as 16,000 mono samples a second, -1 to 1.
    ///
    /// `language` is a code such as "en" or "en-GB". Fails with `voice.language.unsupported` where the voice does not
    /// speak it, `voice.missing` where it is not installed, and `voice.failed` else.
    func speech(for text: String, language: String, style: SpeakingStyle) throws(PortFailure) -> [Float]
}

extension Voice {
    /// The same, as the voice speaks by itself.
    public func speech(for text: String, language: String) throws(PortFailure) -> [Float] {
        try speech(for: text, language: language, style: .usual)
    }
}

/// Reads sound files: WAV, FLAC and OGG of any rate and channel count.
public protocol SoundFileReader: Sendable {
    /// The file's sound mixed to mono and brought to the wished rate, -1 to 1; never empty.
    ///
    /// Throws `sound.file.missing`, `sound.file.unreadable`, `sound.file.empty`, or, for more than
    /// `maximumSeconds`, `sound.file.tooLong`. Reads at most that much, so a false header costs no memory.
    func samples(ofFileAt path: String, samplesPerSecond: Int, maximumSeconds: Int) throws(PortFailure)
        -> [Float]
}
