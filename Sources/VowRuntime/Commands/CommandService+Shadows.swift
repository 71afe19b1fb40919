package import VowCore
import VowLog

extension CommandService {
    /// What a second engine made of the attempts of a run, oldest first; for questions such as "would the other
    /// engine have let me in?". Notes whose words were erased are left out.
    package func shadows(ofRun run: RunID) throws(CommandError) -> [ShadowHearing] {
        try events(of: Aggregates.shadow.stream(run)).compactMap { logged in
            if case .shadow(_, let hearing) = logged.event, !logged.isErased { hearing } else { nil }
        }
    }
}
