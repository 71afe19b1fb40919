import SpeechAdapters
import Foundation
import SoundAdapters
import Testing
import VowCore
import VowPorts
import VowRuntime

/// What is asked beside the queries on past mornings.
extension AnswerKeysTests {
    /// Keys that are not answered here, by what it would take.
    static let unasked: [String: Set<String>] = {
        let flaw: Set = ["flaw", "flawPosition"]
        var keys: [String: Set<String>] = [
            // A night without power, as `AutopsyTests` tells of.
            "autopsy": ["cause", "absentFrom", "absentTo"],
            // A part that failed, and a verdict in the newest run that rang.
            "metrics": ["partFailures.*", "newestVerdictSeconds"],
            // A daemon, as `StatusTests` starts one.
            "status": ["live", "live.*"],
            // A broken machine.
            "vow-lab simulate": Set(
                ["invariant", "detail", "morning", "afterMilliseconds", "found", "shortest", "repeatWith"]
                    .map { "failure." + $0 } + ["commit"]),
            // A line of an interview that was said since, as no simulated morning has.
            "lines show": ["lastRecited"],
            // Models, which not every device has.
            "judge": [
                "lines[].secondOpinion.*", "lines[].embedding.*",
                // Measured sound, as `PlaybackAttackTests` and the evaluation of attacks judge it.
                "reasons", "flags[].name", "flags[].value", "flags[].threshold",
            ],
            "vow-lab evaluate --attacks": [
                "devices", "problems", "seed", "simulated", "rows[].attack", "rows[].setting",
                "rows[].speakers", "rows[].voiceKnown", "rows[].refused.*", "rows[].steppedUp.*",
                "machineVoices[].*", "replays[].change", "replays[].isReplay", "replays[].speakers",
                "replays[].known.*", "rows[].channelNeverMet", "speakerCheck[].voice",
                "speakerCheck[].speakers", "speakerCheck[].asked.*",
            ],
            // Whisper, which hears the voices.
            "vow-lab evaluate --voices": Set(
                ["language", "voice", "recogniser", "sentences", "characters", "errors", "errorPercent"]
                    .map { "[]." + $0 }),
            // A line said with the same words on many mornings, as `SameWordsSpecs` count them.
            "lines list": ["[].sameWordsDays"],
            // Words that were weak on an earlier day.
            "coach summary": ["dueWords[]"],
            "models remove": ["model", "removedFiles"],
            // Mornings with a second engine, as `PersonalRatesTests` counts them.
            "engines": Set(
                ["engine", "shadow", "pairs", "onlyEngine", "onlyShadow", "probability", "advice"]
                    .map { "comparisons[]." + $0 }
                    + ["comparisons[].enginePassed.*", "comparisons[].shadowPassed.*"]),
            // Records that were altered, as in `AlteredRunTests`, or older code.
            "replay": flaw.union(["firstDifference", "steps[].today"]), "whatif": flaw, "adopt": flaw,
            // A speech service.
            "cloud try": ["transcript", "model"], "cloud key": ["transcript", "model"],
        ]
        // Somebody who repairs a mute and says hello, as `DoctorTests` does in part.
        keys["doctor"] = Set(
            ["fix", "done", "reason"].map { "repairs[]." + $0 }
                + ["played", "heardDecibels", "words", "problem"].map { "trial." + $0 }
        )
        .union(["findings[].fix"])
        // A broker, as `HomeAutomationTests` starts one, and its password.
        keys["mqtt"] = ["address", "tls", "device", "topic", "labels", "shown"]
        keys["mqtt password"] = ["kept"]
        // A language model, as `CloudLanguageModelTests` and `SentenceProposalsTests` ask.
        keys["coach sentences propose"] = ["sentences[].topic", "failure"]
        // A code of bytes that are no text, which nothing here prints.
        keys["check code"] = ["codes[].payloadHexadecimal"]
        // A tag on a reader, as `TagMorningTests` registers one.
        keys["tags list"] = ["[].id", "[].name"]
        keys["check tag"] = ["identifier", "text", "damaged"]
        // A database, as `CohortCommandTests` starts one.
        keys["cohort prepare"] = ["made"]
        keys["cohort ship"] = ["to", "log", "sent", "records"]
        keys["cohort review"] = Set(
            [
                "log", "records", "device", "sound", "flaw", "from", "through", "outcomes.*",
                "completionRate",
                "medianCompletionMilliseconds", "retries", "snoozes", "bestStreak", "currentStreak",
            ].map { "[]." + $0 })
        // A microphone that is muted, which Vow could switch on itself.
        keys["alarm list"] = ["[].findings[].fix", "[].extraDates"]
        // A model whose files are whole and that does not work.
        keys["models list"] = ["[].problem"]
        // The page, which no daemon of a test serves.
        keys["open"] = Set(
            ["address", "beyond"] + ["address", "fingerprint", "reason", "repair"].map { "beyond." + $0 })
        // A browser that was let in, as `PageOpeningTests` lets one in.
        keys["page sessions list"] = Set(
            ["id", "from", "address", "beganAt", "usedAt", "endsAt"].map { "[]." + $0 })
        keys["page sessions end"] = ["ended"]
        // A password, which a person is asked for.
        keys["password"] = ["password"]
        // Days of practice, which no test waits for, and a recording that an engine of every device hears.
        keys["practice list"] = Set(
            ["forecast", "bestWeek", "days", "recording"].flatMap { ["[].\($0)"] }
                + ["expected", "from", "through", "share", "method"].map { "[].forecast." + $0 }
                + ["[].bestWeek.first", "[].bestWeek.count", "[].days[].date", "[].days[].count"]
                + ["[].recording.lengthMilliseconds", "[].recording.standing"])
        keys["practice say"] = ["likenessToPlayed"]
        // An engine that weighs each word, and speakers on both halves, which need models and many recordings.
        keys["vow-lab evaluate"] = Set(
            ["speakers", "genuine.*", "exchanged.*", "falseAcceptance.*"].map { "rows[].halves[]." + $0 }
                + ["rows[].rehearsedChanged.*"])
        // A recording that is heard and rated.
        keys["coach say"] = ["engine", "rater", "accuracy", "fluency", "completeness", "prosody"]
        return keys
    }()

    /// What changes something, on the home of the past mornings.
    func askChanges() throws {
        let server = "wyoming:other.example:10300"
        let added = try #require(
            try answer(
                [
                    "alarm", "add", "--check-after", "5", "--checks", "2", "--time", "06:30", "--days", "mon",
                    "--from", "2031-01-01", "--until",
                    "2032-01-01",
                ],
                home: home) as? [String: Any])
        let alarm = try #require(added["id"] as? String)
        let changes: [([String], String, within: String)] = [
            (["alarm", "show", "alarm0"], "alarm list", "[]"),
            (["alarm", "skip", alarm, "--from", "2031-02-01", "--to", "2031-02-10"], "alarm list", "[]"),
            (["alarm", "pause", alarm, "--until", "2031-01-15"], "alarm list", "[]"),
            (["alarm", "edit", alarm, "--similarity", "0.5"], "alarm list", "[]"),
            (["alarm", "edit", alarm, "--once", "--time", "07:30"], "alarm list", "[]"),
            (["alarm", "add", "--every", "2w", "--days", "mon", "--time", "06:30"], "alarm list", "[]"),
            (["alarm", "add", "--month-days", "last", "--time", "06:40"], "alarm list", "[]"),
            (["alarm", "add", "--pattern", "06:00 14:00 off", "--time", "06:00"], "alarm list", "[]"),
            (
                ["alarm", "add", "--days", "mon,tue", "--day-times", "tue=08:00", "--time", "07:00"],
                "alarm list", "[]"
            ),
            (["alarm", "duplicate", alarm, "--date", "2031-05-05"], "alarm list", "[]"),
            (["alarm", "disable", alarm], "alarm list", "[]"),
            (["alarm", "enable", alarm], "alarm list", "[]"),
            (
                ["schedule", "--at", "2031-02-01T00:00:00Z", "--days", "366", "--zone", "Europe/Madrid"],
                "schedule", ""
            ),
            (["next", "--count", "9"], "next", ""), (["alarm", "remove", alarm], "alarm remove", ""),
            (["config", "set", "grace-minutes", "12"], "config", ""),
            (["config", "get", "grace-minutes"], "config", ""),
            (["config", "set", "ambient-decibels", "-40"], "config", ""),
            (["config", "set", "button.snooze", "114"], "config", ""),
            (["config", "set", "button.exit", "115"], "config", ""),
            (["config", "set", "button.ready", "116"], "config", ""), (["buttons"], "buttons", ""),
            (["mqtt"], "mqtt", ""),
            (["buttons", "remove", "exit"], "buttons", ""),
            (["consent", "give", "speech-server", "--to", server, "--yes"], "consent list", "[]"),
            (["consent", "withdraw", "speech-server"], "consent list", "[]"),
            (["lines", "add", "I get up."], "lines list", "[]"),
            (["lines", "edit", "line0", "I rise."], "lines list", "[]"),
            (["codes", "add", "kitchen"], "codes list", "[]"),
            (["codes", "print", "kitchen", "--output", home + "/kitchen.svg"], "codes print", ""),
            (["lines", "disable", "line0"], "lines list", "[]"),
            (["lines", "enable", "line0"], "lines list", "[]"),
            (["models", "verify"], "models list", ""),
        ]
        let typed =
            "yes\nwalk every day\n8\nmy back\n6\nshoes\nfitter\nrain\nSam\n"
            + "skip\nskip\nskip\nskip\nyes\nyes\n"
        let talk = try ChildProcess(
            ["interview", "--home", home], soundServer: "unix:/nowhere/pulse",
            input: typed + String(repeating: "9\n", count: 8)
        ).finish()
        #expect(talk.status == 0, "\(talk.output)")
        let goals = try #require(try answer(["goals"], home: home) as? [[String: Any]])
        let goal = try #require(goals.first?["id"] as? String)
        try check(["goals", "answer", goal, "yes"], as: "goals", within: "[]")
        try check(["goals"], as: "goals")
        try check(["lines", "show", goal], as: "lines show")
        for (arguments, heading, list) in changes { try check(arguments, as: heading, within: list) }
        try PrintedCode.picture(fromPage: home + "/kitchen.svg").write(to: URL(filePath: home + "/k.pgm"))
        try check(["check", "code", "--image", home + "/k.pgm"], as: "check code")
        try check(["codes", "add", "copy", "--image", home + "/k.pgm"], as: "codes list", within: "[]")
        try check(["codes", "remove", "copy"], as: "codes remove")
        let key = ["cloud", "key"]
        try check(try answer(key, home: home, input: "secret\n"), of: key, as: "cloud key")
        try askBackup()
        try askCoach()
        for (arguments, heading) in [
            (["wipe", "--dry-run"], "wipe"), (["lines", "remove", "line0"], "lines remove"),
            (["wipe", "--yes"], "wipe"),
        ] {
            try check(arguments, as: heading)
        }
    }

    /// A sealed backup, and back.
    private func askBackup() throws {
        let (stick, restored) = (home + "-stick", home + "-restored")
        defer { for path in [stick, restored] { try? FileManager.default.removeItem(atPath: path) } }
        try FileManager.default.createDirectory(atPath: stick, withIntermediateDirectories: true)
        let backup = ["backup", "--to", stick]
        let made = try answer(backup, home: home)
        try check(made, of: backup, as: "backup")
        let named = try #require(made as? [String: Any])
        let (file, key) = (
            try #require(named["file"] as? String), try #require(named["recoveryKey"] as? String)
        )
        try key.write(toFile: stick + "/key", atomically: true, encoding: .utf8)
        let restore = ["restore", file, "--key-file", stick + "/key"]
        try check(try answer(restore, home: restored), of: restore, as: "restore")
    }

    /// Practice, on recordings.
    private func askPractice(_ sentence: String) throws {
        let added = try answer(["practice", "add", sentence, "--target", "9"], home: home)
        let id = try #require((added as? [String: Any])?["id"] as? String)
        try check(added, of: ["practice", "add"], as: "practice list", within: "[]")
        for (arguments, heading, list) in [
            (["record", id, "--audio", home + "/0.wav", "--yes"], "practice list", "[]"),
            (["remind", id, "19:30"], "practice list", "[]"), (["snooze", id], "practice list", "[]"),
            (["line", id], "practice list", "[]"),
            (["say", id, "--audio", home + "/1.wav"], "practice say", ""),
            (["type", id, sentence], "practice list", "[]"), (["show", id], "practice list", "[]"),
            (["list"], "practice list", ""), (["remove", id], "practice remove", ""),
        ] {
            try check(["practice"] + arguments, as: heading, within: list)
        }
    }

    /// What works on sound: by the recogniser that is always there, and a voice that speaks into files.
    func askSound() throws {
        let sentences = ["I keep promises to myself.", "I complete four workouts a week."]
        var manifest = "path\tspeaker\tlanguage\ttranscript\n"
        for (index, sentence) in sentences.enumerated() {
            let speech = try FliteVoice().speech(for: sentence, language: "en")
            try RehearsedMorningTests.wave(speech).write(to: URL(filePath: home + "/\(index).wav"))
            manifest += "\(index).wav\tsomebody\ten\t\(sentence)\n"
        }
        let table = home + "/recordings.tsv"
        try (manifest + "gone.wav\tsomebody\ten\tI run.\n").write(
            toFile: table, atomically: true, encoding: .utf8)
        let engine = ["--engine", "pocketsphinx"]
        for options in [
            ["--near-misses", "--roc", home + "/roc.svg"], ["--rehearsed", "everything"],
            ["--noise", "pink", "--snr", "-20"],
        ] {
            try check(["vow-lab", "evaluate", table] + engine + options, as: "vow-lab evaluate")
        }
        let compare = ["vow-lab", "evaluate", table, "--compare"]
        for report in try #require(try answer(compare, home: home) as? [String: Any]).values {
            try check(report, of: compare, as: "vow-lab evaluate")
        }
        try check(
            ["judge", "--line", sentences[0], "--audio", home + "/1.wav"] + engine, as: "judge")
        try check(
            ["judge", "--line", sentences[1], "--transcript", "I complete two workouts a week"], as: "judge")
        let rated = home + "/rated.tsv"
        try
            ("id\tspeaker\ttext\taccuracy\tfluency\tprosodic\twords\tpath\n"
            + "a\tone\tI run.\t9\t9\t9\tI:10 run:8\t0.wav\nb\ttwo\tI walk.\t6\t5\t5\tI:9 walk:4\t1.wav\n")
            .write(toFile: rated, atomically: true, encoding: .utf8)
        try check(["vow-lab", "evaluate", "--pronunciation", rated], as: "vow-lab evaluate --pronunciation")
        try check(
            ["vow-lab", "rate", "--text", sentences[0], "--audio", home + "/0.wav"], as: "vow-lab rate")
        _ = try answer(["config", "set", "engine", "pocketsphinx"], home: home)
        for sentence in sentences { _ = try answer(["lines", "add", sentence], home: home) }
        try askPractice(sentences[0])
        let sounds = ["--sound", home + "/0.wav", home + "/1.wav"]
        let lines = try #require(try answer(["lines", "list"], home: home) as? [[String: Any]])
        try check(
            ["rehearse-lines"] + lines.suffix(2).compactMap { $0["id"] as? String } + sounds,
            as: "rehearse-lines")

        try check(["engines"], as: "engines")

        let sound = ["tones", "add", home + "/0.wav", "--name", "voice"]
        _ = try answer(sound, home: home)
        let alarms = try #require(try answer(["alarm", "list"], home: home) as? [[String: Any]])
        let alarm = try #require(alarms.first?["id"] as? String)
        _ = try answer(["alarm", "edit", alarm, "--tone", "voice"], home: home)
        try check(sound, as: "tones add")
        try check(["tones"], as: "tones list")
        try check(["tones", "remove", "voice"], as: "tones remove")

        let server = try PrivateSoundServer()
        defer { server.stop() }
        let played = ["tones", "play", "siren", "--seconds", "1"]
        try check(
            try answer(played, home: home, soundServer: server.address), of: played, as: "tones play")
        let rehearsal = ["rehearse", "--awake", "--seconds", "5"]
        try check(
            try answer(rehearsal, home: nil, soundServer: server.address), of: rehearsal, as: "rehearse")
    }

    /// A run in progress, without a challenge word.
    func askRunInProgress() throws {
        let quiet = try QuietHome()
        defer { quiet.clear() }
        try quiet.log.append([.run("run-1", quiet.firing)], at: Bedroom.now)
        for (arguments, heading) in [
            (["next"], "next"), (["wipe", "--dry-run"], "wipe"),
            (["whatif", "--challenge-word", "on"], "whatif"),
        ] {
            try check(try answer(arguments, home: quiet.path), of: arguments, as: heading)
        }
    }

    /// What needs no home.
    func askWithoutHome() throws {
        let questions: [([String], String, within: String)] = [
            (["wake"], "wake", ""),
            (["vow-lab", "simulate", "--mornings", "40", "--seed", "1"], "vow-lab simulate", ""),
            (["vow-lab", "simulate", "--plan", "1:1/0alert"], "vow-lab simulate", ""),
            (["vow-lab", "simulate", "--defect", "firesEarly", "--mornings", "400"], "vow-lab simulate", ""),
        ]
        for (arguments, heading, list) in questions {
            try check(try answer(arguments, home: nil), of: arguments, as: heading, within: list)
        }
        let interview = ["interview", "--batch", "-"]
        let answers = #"{"id":1,"change":"walk 20 minutes a day","barriers":"rain"}"#
        try check(
            try answer(interview, home: nil, input: answers), of: interview, as: "interview --batch")
        let classify = ["interview", "--classify", "-", "--why"]
        let said = #"{"id":"a","text":"I want to stop"}"#
        try check(
            try answer(classify, home: nil, input: said), of: classify, as: "interview --classify")
        let table = NSTemporaryDirectory() + "vow-talk-\(UUID().uuidString).tsv"
        defer { try? FileManager.default.removeItem(atPath: table) }
        try "conversation\ttext\tlabel\n1\tI want to stop\tchange\n2\tokay\tneutral\n"
            .write(toFile: table, atomically: true, encoding: .utf8)
        let evaluate = ["vow-lab", "evaluate", "--talk", table]
        try check(try answer(evaluate, home: nil), of: evaluate, as: "vow-lab evaluate --talk")
        let listening = try ChildProcess(
            ["wyoming", "--port", "0", "--json"], soundServer: "unix:/nowhere/pulse", keepsErrors: false)
        #expect(listening.prints("}", withinSeconds: 20), "\(listening.output)")
        listening.kill()
        let address = try JSONSerialization.jsonObject(with: Data(listening.output.utf8))
        try check(address, of: ["wyoming"], as: "wyoming")
    }

    /// A log that somebody wrote over, told of and saved.
    func askDamagedLog() throws {
        let log = home + "/log.sqlite"
        var bytes = try Data(contentsOf: URL(filePath: log))
        let name = try #require(bytes.range(of: Data("AlarmScheduled".utf8)))
        for index in name.upperBound + 20..<name.upperBound + 60 { bytes[index] ^= 0x55 }
        try bytes.write(to: URL(filePath: log))
        try check(["log", "verify"], as: "log verify")
        try check(["log", "salvage"], as: "log salvage")
    }
}
