package import VowCore

/// What every wake screen shows, whole, at an instant.
///
/// As JSON the keys of what is going on stand beside `phase`, which says what else is there. What is not known is left out.
package struct LiveRow: Hashable, Sendable {
    /// The names of what may go on.
    package typealias Phase = RunPhase.Name

    /// The alarm that comes next.
    package struct Next: Codable, Hashable, Sendable {
        package var alarm: String
        /// The person's name for it.
        package var label: String
        /// When it rings.
        package var due: String
        /// The same on a clock of the device's zone.
        package var dueLocal: String

        package init(alarm: String, label: String, due: String, dueLocal: String) {
            (self.alarm, self.label, self.due, self.dueLocal) = (alarm, label, due, dueLocal)
        }
    }

    /// A run, from its first ring to its end.
    package struct Run: Codable, Hashable, Sendable {
        /// The run.
        package var id: String
        /// The person's name for the alarm.
        package var label: String
        /// The language of prompt and feedback.
        package var language: String
        /// The phase in one word.
        package var phaseText: String
        /// What to do now.
        package var prompt: String

        private enum CodingKeys: String, CodingKey {
            case id = "run"
            case label, language, phaseText, prompt
        }

        package init(id: String, label: String, language: String, phaseText: String, prompt: String) {
            (self.id, self.label, self.language) = (id, label, language)
            (self.phaseText, self.prompt) = (phaseText, prompt)
        }
    }

    /// What is going on, by phase.
    package enum Standing: Hashable, Sendable {
        /// No run is open; with the alarm that comes next, if any does.
        case idle(Next?)
        /// It rings.
        case ringing(Run, Gate)
        /// It listens.
        case listening(Run, Gate)
        /// The window is over, and what was heard in it is awaited.
        case judging(Run, Gate)
        /// The tone is turned down, and an answer by hand is awaited.
        case answering(Run, Gate)
        /// It is asked, without a tone, whether the person is still up.
        case checking(Run, Gate)
        /// It is put off.
        case snoozed(Run, Gate)
        /// The gate was passed, and the run asks again.
        case resting(Run, Gate)
        /// It is over: `dismissed`, `abandoned`, `bypassed` or `missed`.
        case ended(Run, ending: String)
    }

    /// The instant of the row.
    package var at: String
    /// What is going on.
    package var standing: Standing

    /// Says what is going on at an instant.
    package init(_ standing: Standing, at: String) {
        self.standing = standing
        self.at = at
    }

    /// What is going on, by name.
    package var phase: Phase {
        switch standing {
        case .idle: .idle
        case .ringing: .ringing
        case .listening: .listening
        case .judging: .judging
        case .answering: .answering
        case .checking: .checking
        case .snoozed: .snoozed
        case .resting: .resting
        case .ended: .ended
        }
    }

    /// The run, or nil while none is open.
    package var run: Run? {
        switch standing {
        case .idle: nil
        case .ringing(let run, _), .listening(let run, _), .judging(let run, _), .answering(let run, _),
            .checking(let run, _), .snoozed(let run, _), .resting(let run, _), .ended(let run, _):
            run
        }
    }

    /// What the gate asks for, or nil while no run is open and once it is over.
    package var gate: Gate? {
        switch standing {
        case .idle, .ended: nil
        case .ringing(_, let gate), .listening(_, let gate), .judging(_, let gate), .answering(_, let gate),
            .checking(_, let gate), .snoozed(_, let gate), .resting(_, let gate):
            gate
        }
    }

    /// How the run ended, or nil if it did not.
    package var ending: String? {
        if case .ended(_, let ending) = standing { ending } else { nil }
    }

    /// The alarm that comes next, while no run is open.
    package var next: Next? {
        if case .idle(let next) = standing { next } else { nil }
    }

    /// The person's name for the alarm that the row is about.
    package var label: String? { run?.label ?? next?.label }

    /// Whether a run is open and not over.
    package var isOn: Bool { gate != nil }
}

extension LiveRow: Codable {
    private enum CodingKeys: String, CodingKey {
        case phase, at, ending, alarm
    }

    /// Reads what belongs to the phase.
    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        at = try keys.decode(String.self, forKey: .at)
        let phase = try keys.decode(Phase.self, forKey: .phase)
        func asked() throws -> (Run, Gate) { (try Run(from: decoder), try Gate(from: decoder)) }
        switch phase {
        case .idle: standing = .idle(keys.contains(.alarm) ? try Next(from: decoder) : nil)
        case .ended:
            standing = .ended(try Run(from: decoder), ending: try keys.decode(String.self, forKey: .ending))
        default:
            let (run, gate) = try asked()
            standing = Standing(phase, run, gate)
        }
    }

    /// Writes what belongs to the phase beside its name.
    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(phase, forKey: .phase)
        try keys.encode(at, forKey: .at)
        try keys.encodeIfPresent(ending, forKey: .ending)
        try next?.encode(to: encoder)
        try run?.encode(to: encoder)
        try gate?.encode(to: encoder)
    }
}

extension LiveRow.Standing {
    /// A phase in which the gate is asked for, or awaited.
    package init(_ phase: LiveRow.Phase, _ run: LiveRow.Run, _ gate: LiveRow.Gate) {
        switch phase {
        case .listening: self = .listening(run, gate)
        case .judging: self = .judging(run, gate)
        case .answering: self = .answering(run, gate)
        case .checking: self = .checking(run, gate)
        case .snoozed: self = .snoozed(run, gate)
        case .resting: self = .resting(run, gate)
        case .idle, .ringing, .ended: self = .ringing(run, gate)
        }
    }
}

/// How loud it is at the microphone or of the alarm; sent often, and dropped where a reader is slow.
package struct LevelRow: Codable, Hashable, Sendable {
    /// 0 to 100 per cent of full scale.
    package var level: Int
    /// Whether the microphone hears it, so that it may be a voice; otherwise it is the alarm.
    package var voice: Bool

    package init(level: Int, voice: Bool) {
        self.level = level
        self.voice = voice
    }
}

/// Something that the person should know, once.
package struct NoticeRow: Codable, Hashable, Sendable {
    /// One or two sentences.
    package var notice: String

    package init(notice: String) { self.notice = notice }
}
