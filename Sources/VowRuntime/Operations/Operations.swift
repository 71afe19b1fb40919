package import VowAnswers
import VowCore
import VowPorts

/// Every operation that front ends may ask for.
package enum Operations {
    /// Every operation of the page and the command line. One that is listed here is reachable from every front end that its
    /// place allows.
    package static let all: [any Operation.Type] =
        alarms + lines + goals + practice + tokens + settings + tones + mornings + hindsight + calendar
        + consents + coach + interview + device + buttons + data + ofPageServer + toOtherMachines + rights

    /// What other processes of this program ask over the private socket.
    private static let ofProgram: [any Operation.Type] = [ListTexts.self, StandAside.self]

    /// The operation of a name, or nil.
    package static func named(_ name: String) -> (any Operation.Type)? { byName[name] }

    /// What the question or command of a name takes, or nil if there is none.
    package static func shape(_ name: String) -> RequestShape? { named(name)?.shape }

    private static let byName = Dictionary(uniqueKeysWithValues: (all + ofProgram).map { ($0.name, $0) })

    /// Every question of the page with the limits of its arguments.
    package static let queries = shapes(.query)
    /// Every command of the page with the limits of its arguments.
    package static let commands = shapes(.command)

    private static func shapes(_ kind: OperationKind) -> [RequestShape] {
        all.filter { $0.kind == kind && $0.place != .commandLine }.map { $0.shape }
    }

    /// What does the operations of a kind, by name.
    static func handlers(_ kind: OperationKind, _ parts: OperationParts, _ places: Set<OperationPlace>)
        -> [String: RequestRouter.Handler]
    {
        Dictionary(
            uniqueKeysWithValues: byName.filter { $0.value.kind == kind }.map {
                ($0.key, $0.value.handler(parts, places))
            })
    }
}

package struct ListTexts: Query {
    package static let name = "texts"
    package static let summary = "Every text of the catalogue."

    package init() {}

    package func run(_ context: OperationContext) throws -> [String: [String: String]] { TextCatalogue.all }
}

/// Lets go of the log for a replacement, unless a run is in progress or about to begin.
package struct StandAside: Command {
    package static let name = "daemon.standAside"
    package static let summary = "Asks the daemon to close its log for a replacement."
    /// No daemon stands aside if an alarm is due within this, in milliseconds.
    package static let clearanceMilliseconds: Int64 = 3 * 60_000

    package init() {}

    package func run(_ context: OperationContext) throws -> [String: String] {
        let overview = try context.service.present()
        if let run = overview.runs.first {
            throw CommandError.refused(.runInProgressTryAgain(run: run.id))
        }
        let soon = overview.now.adding(milliseconds: Self.clearanceMilliseconds)
        if let next = overview.upcoming.first, next.occurrence.instant < soon {
            throw CommandError.refused(.alarmDueWithinThreeMinutes)
        }
        try context.parts.standAside()
        return [:]
    }
}
