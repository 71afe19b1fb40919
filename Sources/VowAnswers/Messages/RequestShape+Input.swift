extension RequestShape {
    /// What the person does at the wake screen. The daemon's thread takes it, so it is no operation.
    package static let input = RequestShape(
        name: "input", summary: "What the person does at the wake screen.",
        arguments: [
            RequestArgument(name: "kind", kind: .word(PersonInput.kinds), isRequired: true),
            RequestArgument(name: "text", kind: .text(PersonInput.longestText)),
            RequestArgument(name: "number", kind: .whole(Ordinal.limits)),
            RequestArgument(name: "picture", kind: .text(PersonInput.longestPicture)),
        ])
}
