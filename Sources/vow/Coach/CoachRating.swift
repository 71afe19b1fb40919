import CloudAdapters
import VowCommandLine
import VowCore
import VowHearing
import VowPorts
import VowRuntime

/// The rater that practice goes by: the service that was set, where the person agrees to it, and this device's own.
enum CoachRating {
    static func rater(_ local: CoachRaters, _ settings: Settings, home: String) -> any PronunciationRater {
        guard let service = service(settings, home: home) else { return local }
        return FallbackRater(service, to: local)
    }

    /// nil if none is set.
    private static func service(_ settings: Settings, home: String) -> CloudPronunciationRater? {
        guard let address = CloudAddress(engine: settings[.coachRater]) else { return nil }
        return CloudPronunciationRater(
            service: CloudService(address, at: address.ratingURL, for: .pronunciation, home: home))
    }
}
