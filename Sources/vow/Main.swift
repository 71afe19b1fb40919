import ArgumentParser

/// The command line of Vow.
@main
struct Vow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vow", abstract: "An alarm clock that stops when you keep your word.",
        subcommands: [NextCommand.self])
}
