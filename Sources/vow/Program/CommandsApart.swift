/// The commands that are no operation, each with the reason. Every other command does the operation of its own name.
///
/// `OperationTableTests` holds that a command is in one of the two places.
enum CommandsApart {
    /// Reasons, by the words of the command with a dot between them.
    static let reasons: [String: String] = [
        // Conversations on a terminal: each answer is an operation, which the page leads in its own way.
        "interview": "leads interview.begin, answer, line and keep in a terminal",
        "goals.tonight": "asks goal by goal in a terminal what goals.answer takes",
        "goals.week": "asks goal by goal in a terminal what goals.look and goals.refine take",
        "practice.start": "says rounds of practice.say in a terminal",
        "rehearse-lines": "says lines.rehearse for each line in a terminal",
        "coach.start": "leads coach.step in a terminal",
        "now": "leads early.begin in a terminal",
        "try": "leads try.begin in a terminal",
        "wake-screen": "shows the live rows in a terminal, and sends inputs",
        "status": "shows what next, doctor and config.list answer",
        "demo": "shows a morning that is made up, on a home that is thrown away",

        // Other words for an operation.
        "config.show": "config.list, as a person reads it",
        "config.get": "one value of config.list",
        "coach.sentences.export": "coach.sentences.list, as a file",
        "models.verify": "models.list after every file was read; models.install answers the same",

        // They replace the log, or read one that cannot be opened. No process that holds it open can do that.
        "backup": "copies the log as its files are; a folder that hangs must not hold up a log",
        "restore": "replaces the log, for which the daemon stands aside",
        "import": "fills a log that is empty, or joins two; the archive is a file of the person",
        "log.list": "reads a log for engineers, also a damaged one",
        "log.dump": "reads a log for engineers, also a damaged one",
        "log.verify": "reads a log for engineers, also a damaged one",
        "log.rebuild": "throws views away, which the daemon keeps beside its log",
        "log.salvage": "replaces a damaged log by what can be read of it",

        // They keep a process, or work on what the person names on the command line only.
        "run": "is the daemon",
        "wyoming": "lends the ears to other programs until it is ended",
        "helper": "is a child of another command",
        "rehearse": "sends the machine to sleep and waits to be woken",
        "judge": "judges recordings and texts that are named; nothing is recorded",
        "cloud.try": "sends a recording that is named to a service, to test its key",
        "check.code": "shows what a camera or a picture holds, to test the hardware",
        "check.tag": "shows what a reader reads, to test the hardware",
        "coach.say": "rates a recording or words that are named, as coach.step does in a session",
        "coach.sentences.propose":
            "asks a language model; what is taken is added as coach.sentences.import does",
        "coach.voices": "has each voice of this machine speak to an engine, for minutes",
        "adopt": "shows whatif, asks, and then changes the alarm as alarm.edit does",
        "report": "writes a run without personal words for engineers",
        "manual": "prints the manual page",
        "help": "prints help",
    ]
}
