package import ArgumentParser
package import VowAnswers

/// The language of help while it is printed. Without it help has no words, so that a command that runs looks none up.
package enum HelpLanguage {
    /// Nil unless help, a completion script or the manual page is asked for.
    @TaskLocal package static var current: TextLanguage?

    /// The language if arguments ask for what shows help, or nil.
    package static func wanted(by arguments: [String]) -> TextLanguage? {
        let words = [
            "help", "-h", "--help", "--help-all", "--help-hidden", "manual", "--experimental-dump-help",
        ]
        guard arguments.contains(where: { words.contains($0) || $0.hasPrefix("--generate-completion") })
        else { return nil }
        return HomeLanguage.ofArguments.language
    }
}

extension FilledText {
    /// The words while help is printed, else none.
    package var inHelp: String { HelpLanguage.current?.text(self) ?? "" }
}

extension TextKey {
    /// See `FilledText.inHelp`.
    package var inHelp: String { HelpLanguage.current?.text(FilledText(self)) ?? "" }
}

extension ArgumentHelp {
    /// The help of an argument, from the catalogue.
    package static func text(
        _ key: HelpText, more: HelpText? = nil, valueName: String? = nil,
        visibility: ArgumentVisibility = .default
    ) -> ArgumentHelp {
        ArgumentHelp(
            key.inHelp, discussion: more?.inHelp, valueName: valueName, visibility: visibility)
    }

    /// The help of an argument with what is filled in.
    package static func text(_ text: FilledText, valueName: String? = nil) -> ArgumentHelp {
        ArgumentHelp(text.inHelp, valueName: valueName)
    }
}
