extension RequestTable {
    private static func command(_ name: String, _ summary: String, _ arguments: [RequestArgument])
        -> RequestShape
    {
        RequestShape(name: name, summary: summary, arguments: arguments)
    }

    /// Every command.
    package static let commands: [RequestShape] = [
        command(
            "try.begin",
            "Begins a trial of challenges as `vow try` takes them, a minute each; `/api/live?of=trial` shows it.",
            [text("what", 500, required: true), text("alarm", 64)]),
        command(
            "early.begin",
            "Begins the gate of the next alarm ahead of it, as `vow now` does; shown, answered and ended as a trial.",
            []),
        command("try.input", "What the person does at the screen of a trial.", inputArguments),
        command("try.end", "Ends a trial.", []),
        command("page.sessions.end", "Lets a browser in no more.", [id]),
        command(
            "export", "Writes everything known about the person into one archive in their own folder.", []),
        command(
            "wipe", "Erases, and searches every file for what must be gone.",
            [
                words(
                    "class", "alarms", "lines", "recitations", "interview", "goals", "coach", "practice",
                    "recordings", "fingerprints", "codes", "tags"),
                RequestArgument(name: "dryRun", kind: .flag), RequestArgument(name: "yes", kind: .flag),
            ]),
    ]

    /// What the person does at the wake screen.
    package static let input = RequestShape(
        name: "input", summary: "What the person does at the wake screen.", arguments: inputArguments)

    private static let inputArguments = [
        words("kind", "ready", "snooze", "easier", "typed", "instead", "scanned", required: true),
        text("text", PersonInput.longestText), whole("number", Ordinal.limits),
        text("picture", PersonInput.longestPicture),
    ]
}
