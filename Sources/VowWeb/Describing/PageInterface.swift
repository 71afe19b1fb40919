import VowAnswers

/// Every question, command and input that the page may send: the one table from which requests are checked and
/// `/api/openapi.json` is made.
enum PageInterface {
    /// All of it, in the order of the description.
    static let endpoints: [PageEndpoint] = (queries + commands + [input]).map { endpoint in
        var described = endpoint
        if let row = rows[endpoint.name] { described.answer = SchemaReader.schema(of: row) }
        return described
    }

    /// What answers are made of: the same types that `--json` prints.
    private static var rows: [String: any Decodable.Type] {
        [
            "alarm.list": [AlarmRow].self, "lines.list": [LineRow].self, "next": NextRow.self,
            "runs": [RunRow].self,
            "streak": StreakRow.self, "whatif": WhatIfRow.self, "review": ReviewRow.self,
            "config.list": [String: String].self,
            "consent.list": [ConsentRow].self,
            "consent.statement": ConsentStatementRow.self, "alarm.add": AlarmRow.self,
            "alarm.edit": AlarmRow.self,
            "alarm.enable": AlarmRow.self, "alarm.disable": AlarmRow.self, "alarm.skip": AlarmRow.self,
            "alarm.unskip": AlarmRow.self,
            "alarm.pause": AlarmRow.self, "alarm.duplicate": AlarmRow.self, "alarm.remove": RemovedRow.self,
            "lines.add": LineRow.self, "lines.edit": LineRow.self, "lines.enable": LineRow.self,
            "lines.disable": LineRow.self, "lines.remove": RemovedRow.self,
            "config.set": [String: String].self,
            "coach.summary": CoachSummaryRow.self, "coach.calendar": CoachCalendarRow.self,
            "coach.words": [CoachWordRow].self,
            "practice.list": [PracticeRow].self, "practice.show": PracticeRow.self,
            "practice.add": PracticeRow.self, "practice.edit": PracticeRow.self,
            "practice.target": PracticeRow.self, "practice.remind": PracticeRow.self,
            "practice.snooze": PracticeRow.self, "practice.line": PracticeRow.self,
            "practice.type": PracticeRow.self, "practice.listen": PracticeRow.self,
            "practice.play": PracticeRow.self, "practice.record": PracticeRow.self,
            "practice.say": PracticeRoundRow.self, "practice.remove": RemovedRow.self,
            "consent.give": ConsentRow.self, "consent.withdraw": ConsentRow.self,
            "doctor": DoctorRow.self, "sound.check": DoctorRow.self,
            "coach.step": CoachStepRow.self, "coach.speak": CoachStepRow.self,
            "goals.list": [GoalRow].self, "goals.answer": GoalRow.self,
            "goals.look": GoalLookRow.self, "goals.refine": GoalRow.self,
            "interview.show": InterviewRow.self, "interview.begin": InterviewRow.self,
            "interview.language": InterviewRow.self, "interview.answer": InterviewRow.self,
            "interview.skip": InterviewRow.self, "interview.go": InterviewRow.self,
            "interview.line": InterviewRow.self, "interview.keep": InterviewRow.self,
            "interview.reword": InterviewRow.self, "interview.hear": HeardRow.self,
            "lines.try": TriedLineRow.self,
            "codes.list": [CodeRow].self, "codes.add": CodeRow.self, "codes.scan": CodeRow.self,
            "codes.print": FileRow.self,
            "codes.remove": RemovedRow.self, "tags.list": [TagRow].self, "tags.remove": RemovedRow.self,
            "calendar.export": FileRow.self, "calendar.import": [CalendarRow].self,
            "coach.export": FileRow.self, "coach.sentences.import": SentencesTakenRow.self,
            "coach.sentences.list": [CoachSentenceRow].self, "coach.sentences.remove": RemovedRow.self,
            "tags.add": TagRow.self,
            "tones.list": [ToneRow].self, "tones.add": ToneRow.self, "tones.remove": RemovedRow.self,
        ]
    }

    private static func text(_ name: String, _ most: Int = 200, required: Bool = false) -> PageArgument {
        PageArgument(name: name, kind: .text(most), isRequired: required)
    }

    private static func words(_ name: String, _ words: String..., required: Bool = false) -> PageArgument {
        PageArgument(name: name, kind: .word(words), isRequired: required)
    }

    private static func whole(_ name: String, _ range: ClosedRange<Int>) -> PageArgument {
        PageArgument(name: name, kind: .whole(range))
    }

    private static func query(_ name: String, _ summary: String, _ arguments: PageArgument...) -> PageEndpoint
    {
        PageEndpoint(kind: .query, name: name, summary: summary, arguments: arguments)
    }

    private static func command(_ name: String, _ summary: String, _ arguments: [PageArgument])
        -> PageEndpoint
    {
        PageEndpoint(kind: .command, name: name, summary: summary, arguments: arguments)
    }

    private static let queries = [
        query("alarm.list", "Every alarm."),
        query("lines.list", "Every line."),
        query("lines.show", "Where a line comes from, and what it was worth since.", id),
        query("next", "What rings next.", whole("count", 1...1000)),
        query("runs", "Past mornings, the newest first.", whole("last", 1...10_000)),
        query("run", "The timeline of a run.", text("run", required: true)),
        query("streak", "Days kept in a row."),
        query("review", "Days in figures.", whole("days", 1...3660)),
        query("replay", "A run, decided again step by step.", text("run", required: true)),
        query(
            "whatif", "A run under other terms, or the last mornings.", text("run"), whole("last", 1...60),
            PageArgument(name: "minSimilarity", kind: .number(0.5...1)), words("challengeWord", "on", "off"),
            words("liveness", "on", "off")),
        query(
            "autopsy", "Why a run was missed, late or not kept, in one sentence.", text("run", required: true)
        ),
        query("ledger", "A run's way from being armed to the first sample.", text("run", required: true)),
        query("schedule", "What rings and why, also across a clock change.", whole("days", 1...366)),
        query("engines", "How often the gate is wrong about the person, by engine."),
        query("codes.list", "Every code that a gate may ask for."),
        query("codes.print", "A page with a code, to print.", id, words("form", "pdf", "svg")),
        query("tags.list", "Every tag that a gate may ask for."),
        query("tones.list", "Every tone that an alarm may have."),
        query(
            "calendar.export", "The alarms as an iCalendar file.", PageArgument(name: "all", kind: .flag)),
        query("certificate", "Why a ringing ended, as evidence.", text("run", required: true)),
        query("config.list", "Every setting."),
        query("consent.list", "What was agreed to."),
        query(
            "consent.statement", "What a person reads before they agree to something.", consentPurpose,
            text("to", 500, required: true), words("language", "en", "es")),
        query("models.list", "Speech models."),
        query("coach.summary", "Today with the coach in figures.", words("language", "zh", "en", "es")),
        query(
            "coach.calendar", "Days with the coach.", words("language", "zh", "en", "es"),
            whole("days", 1...3660)),
        query(
            "coach.export", "What was practised with the coach, as a table of comma-separated values.",
            words("language", "zh", "en", "es"), text("from", 10)),
        query("coach.words", "Words that come again.", words("language", "zh", "en", "es")),
        query("coach.sentences.list", "The coach's sentences that the person took in."),
        query("practice.list", "Every affirmation that is practised."),
        query("practice.show", "One of them, day by day.", id),
        query("goals.list", "What the person aims at, and how it goes."),
        query("interview.show", "The conversation that finds lines, as it stands.", interviewLanguage),
        query(
            "lines.try", "Whether a line as it is typed would count.", id, text("text", 2000, required: true)),
        query("wake", "How this machine can be woken."),
        query(
            "doctor", "What a morning needs of this device, and how it stands.",
            PageArgument(name: "withoutMicrophone", kind: .flag)),
    ]

    private static let alarmArguments = [text("time", 5)] + alarmDetails

    private static let alarmDetails = [
        text("label"), text("days", 64), text("date", 10), text("from", 10),
        text("until", 10),
        text("zone", 64), text("tone", 1024), whole("volume", 0...100), whole("ramp", 0...600),
        words("vibrate", "on", "off"), text("route"), whole("snoozes", 0...10),
        whole("snoozeMinutes", 1...60),
        text("recite", 64), text("gate", 500), text("instead", 500), words("challengeWord", "on", "off"),
        PageArgument(name: "similarity", kind: .number(0.5...1)), whole("checkAfter", 0...60),
        whole("checks", 1...5), words("language", "en", "es", "zh"),
    ]

    /// A file that is handed in: its name, and what it holds in Base64.
    private static let file = [text("file", required: true), text("base64", 400_000, required: true)]
    /// The file of a tone, which holds more.
    private static let toneFile = [text("file", required: true), text("base64", 10_700_000, required: true)]

    private static let id = text("id", 64, required: true)

    private static let consentPurpose = words(
        "purpose", "cloud-speech", "speech-server", "language-model", "pronunciation", "voice-server",
        "cohort", "recordings", "mqtt-broker", required: true)
    private static let interviewLanguage = words("language", "en", "es")

    private static let interviewSteps = [
        "consent", "change", "importance", "whyNotLower", "confidence", "upOnePoint", "benefits", "barriers",
        "supports", "pastSuccess", "plan", "values", "name", "summary", "lines",
    ]

    private static let commands = [
        command("alarm.add", "Makes an alarm.", [text("time", 5, required: true)] + alarmDetails),
        command("alarm.edit", "Changes an alarm.", [id] + alarmArguments),
        command("alarm.remove", "Removes an alarm.", [id]),
        command("alarm.enable", "Switches an alarm on.", [id]),
        command("alarm.disable", "Switches an alarm off.", [id]),
        command(
            "alarm.skip", "Skips the next time, or a date.",
            [id, text("date", 10), text("from", 10), text("to", 10)]),
        command(
            "alarm.unskip",
            "Rings again on a date that was skipped, a range of them, or all that are to come.",
            [id, text("date", 10), text("from", 10), text("to", 10)]),
        command(
            "alarm.pause", "Pauses an alarm until a date, or ends a pause.",
            [id, text("until", 10), PageArgument(name: "end", kind: .flag)]),
        command(
            "codes.add",
            "Registers a code that Vow draws; in the place of one of that name from tomorrow on.",
            [text("name", 40, required: true)]),
        command(
            "codes.scan",
            "Registers the one code that a picture file shows; in the place of one of that name from tomorrow on.",
            [text("name", 40, required: true), text("picture", 400_000, required: true)]),
        command("codes.remove", "Takes a code out.", [id]),
        command(
            "tags.add",
            "Registers the tag that touches this device's reader within half a minute; in the place of one of that name from tomorrow on.",
            [text("name", 40, required: true)]),
        command("tags.remove", "Takes a tag out.", [id]),
        command(
            "calendar.import",
            "Makes alarms from an iCalendar file, or only says what would come of it.",
            file + [PageArgument(name: "dryRun", kind: .flag)]),
        command("alarm.duplicate", "Makes a copy of an alarm.", [id] + alarmArguments),
        command(
            "lines.add", "Makes a line.",
            [
                text("text", 500, required: true), words("kind", "affirmation", "goal"),
                words("language", "en", "es", "zh"),
            ]),
        command("lines.edit", "Changes the words of a line.", [id, text("text", 500, required: true)]),
        command("lines.enable", "Takes a line up again.", [id]),
        command("lines.disable", "Leaves a line out.", [id]),
        command("lines.remove", "Removes a line.", [id]),
        command("lines.rehearse", "Listens to a line once, and says how it was heard.", [id]),
        command(
            "interview.begin", "Begins the conversation that finds lines, or goes on.", [interviewLanguage]),
        command(
            "coach.step", "One step of today's session with the coach.",
            [
                words(
                    "action", "begin", "listen", "answer", "replay", "slow", "reveal", "next", "pause",
                    "resume", "stop", required: true), text("text", 500), text("sentence", 200),
                words("language", "zh", "en", "es"),
            ]),
        command(
            "coach.sentences.import", "Takes in sentences from a JSON list, all of them or none.", file),
        command("coach.sentences.remove", "Removes a sentence that was taken in.", [id]),
        command(
            "coach.speak", "Speaks the sentence in hand.",
            [words("language", "zh", "en", "es"), PageArgument(name: "slow", kind: .flag)]),
        command(
            "goals.answer", "Answers whether a goal was done today.",
            [id, PageArgument(name: "done", kind: .flag, isRequired: true)]),
        command(
            "goals.look", "What the weekly answers about a goal come to; keeps nothing.",
            [id, text("helped", 2_000), text("hindered", 2_000), text("easier", 2_000)]),
        command(
            "goals.refine", "Keeps the weekly answers about a goal, and its words.",
            [
                id, text("text", 500, required: true), text("helped", 2_000), text("hindered", 2_000),
                text("easier", 2_000),
            ]),
        command("interview.language", "Goes on in another language.", [interviewLanguage]),
        command("interview.answer", "Answers its question.", [text("text", 20_000, required: true)]),
        command("interview.skip", "Passes its question over.", []),
        command(
            "interview.go", "Goes back to a question.",
            [PageArgument(name: "step", kind: .word(interviewSteps), isRequired: true)]),
        command(
            "interview.line", "Changes a proposed line, leaves it out, or says how much it is believed.",
            [
                PageArgument(name: "place", kind: .whole(1...20), isRequired: true), text("text", 500),
                PageArgument(name: "drop", kind: .flag), whole("belief", 0...10),
            ]),
        command("interview.keep", "Keeps the lines.", []),
        command(
            "interview.reword", "Asks the language model for other words, once what is sent was shown.",
            [PageArgument(name: "yes", kind: .flag, isRequired: true)]),
        command("interview.hear", "Listens once, and gives the words.", [interviewLanguage]),
        command(
            "practice.add", "Begins to practise an affirmation, or a line.",
            [
                text("text", 500), text("line", 64), whole("target", 1...100_000),
                words("language", "en", "es", "zh"),
            ]),
        command("practice.edit", "Changes its words.", [id, text("text", 500, required: true)]),
        command(
            "practice.target", "Changes how often it is to be said.",
            [id, PageArgument(name: "target", kind: .whole(1...100_000), isRequired: true)]),
        command(
            "practice.remind", "Reminds each day at a time, or no more.",
            [id, text("time", 5, required: true)]),
        command("practice.snooze", "Puts today's reminder off.", [id, whole("minutes", 1...720)]),
        command("practice.line", "Makes a line of it.", [id, words("kind", "affirmation", "goal")]),
        command("practice.say", "One round: plays it, listens, and counts what was said.", [id]),
        command("practice.listen", "Plays it once; kept, and not counted.", [id]),
        command(
            "practice.type", "Typed in place of saying it; kept, and not counted.",
            [id, text("text", 500, required: true)]),
        command("practice.play", "Plays its recording.", [id]),
        command(
            "practice.record", "Records it at the microphone, or removes the recording.",
            [id, PageArgument(name: "yes", kind: .flag), PageArgument(name: "remove", kind: .flag)]),
        command("practice.remove", "Practises it no longer.", [id]),
        command(
            "tones.add", "Takes in a sound file as a tone; in the place of one of that name.",
            toneFile + [text("name", 40)]),
        command("tones.remove", "Takes a tone away that was taken in.", [id]),
        command(
            "tones.play", "Plays a tone for four seconds.",
            [text("tone", 1024, required: true), whole("volume", 0...100)]),
        command(
            "try.begin",
            "Begins a trial of challenges as `vow try` takes them, a minute each; `/api/live?of=trial` shows it.",
            [text("what", 500, required: true), text("alarm", 64)]),
        command(
            "early.begin",
            "Begins the gate of the next alarm ahead of it, as `vow now` does; shown, answered and ended as a trial.",
            []),
        command("try.input", "What the person does at the screen of a trial.", input.arguments),
        command("try.end", "Ends a trial.", []),
        command("sound.check", "Plays a tone and listens for it; then listens for a hello.", []),
        command(
            "models.install", "Downloads, verifies and installs a model; it answers when that has ended.",
            [text("model", 64, required: true)]),
        command("models.remove", "Removes an installed model.", [text("model", 64, required: true)]),
        command(
            "config.set", "Changes a setting.",
            [text("key", 64, required: true), text("value", 500, required: true)]),
        command(
            "consent.give", "Agrees to a purpose for one recipient, once `consent.statement` was read.",
            [
                consentPurpose, text("to", 500, required: true),
                PageArgument(name: "statement", kind: .whole(1...1000), isRequired: true),
                PageArgument(name: "yes", kind: .flag, isRequired: true),
            ]),
        command(
            "consent.withdraw", "Withdraws what was agreed to.",
            [consentPurpose]),
        command(
            "export", "Writes everything known about the person into one archive in their own folder.", []),
        command(
            "wipe", "Erases, and searches every file for what must be gone.",
            [
                words(
                    "class", "alarms", "lines", "recitations", "interview", "goals", "coach", "practice",
                    "recordings", "fingerprints", "codes", "tags"),
                PageArgument(name: "dryRun", kind: .flag), PageArgument(name: "yes", kind: .flag),
            ]),
    ]

    private static let input = PageEndpoint(
        kind: .input, name: "input", summary: "What the person does at the wake screen.",
        arguments: [
            words("kind", "ready", "snooze", "easier", "typed", "instead", "scanned", required: true),
            text("text", 2000), whole("number", 1...100), text("picture", 400_000),
        ])
}
