import VowAnswers
import VowCore
import VowPorts
import VowRuntime

/// Registering a tag, as front ends ask for it: they send its name only, and what was touched is read here.
///
/// It waits for a person, so that this program does it in a process of its own.
enum TagAnswers {
    /// How long a tag is waited for, in seconds.
    private static let seconds = 30

    static let ownCommands: [String: RequestRouter.Handler] = [
        "tags.add": { service, arguments in
            let name = try arguments.required("name")
            try service.checkName(name, of: .tag)
            guard let tag = try TouchedTags.first(within: seconds, awaitsReader: false, tell: { _ in }) else {
                throw PortFailure(
                    code: "tags.none", message: "No tag was touched.", repair: "Try again, and hold it still."
                )
            }
            return try TagsCommand.register(tag, as: name, service)
        }
    ]
}
