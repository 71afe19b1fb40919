import VowRecitation

/// Where a sound comes from that is to be known again.
package enum SoundOrigin: String, CaseIterable, Codable, Hashable, Sendable {
    /// An attempt of a run.
    case attempt
    /// A rehearsal, or a round of practice.
    case rehearsal
    /// A recording of the person's own, which practice plays.
    case practiceRecording
}

/// What happens to the sounds that are known.
package enum HeardSoundsEvent: Codable, Hashable, Sendable {
    /// A sound is known from now on; nil where its fingerprint was erased.
    case remembered(Sealed<SoundFingerprint?>, SoundOrigin)

    private enum CodingKeys: String, CodingKey { case remembered = "SoundRemembered" }
    private enum RememberedCodingKeys: String, CodingKey {
        case _0 = "codes"
        case _1 = "origin"
    }
}

/// What can be asked of the sounds that are known.
package enum HeardSoundsCommand: Hashable, Sendable {
    /// Know this one again.
    case remember(SoundFingerprint, SoundOrigin)

    fileprivate var sound: (SoundFingerprint, SoundOrigin) {
        switch self {
        case .remember(let fingerprint, let origin): (fingerprint, origin)
        }
    }
}

/// Why a sound is not remembered.
package enum HeardSoundsRejection: Error, Hashable, Sendable {
    /// It is too short to be known again.
    case tooShort
}

/// The sounds that are known again, as fingerprints: of each origin the newest.
package struct HeardSoundsState: Decider {
    /// What names one.
    package typealias ID = DeviceWideID

    /// So many of each origin count: some months of mornings, and what is compared well within the time that a verdict may
    /// take.
    package static let mostOfEachOrigin = 200
    /// The name of the one stream.
    package static let id: DeviceWideID = "device"

    private var kept: [SoundOrigin: [SoundFingerprint]] = [:]

    /// No sound is known.
    package init() {}

    /// The fingerprints of an origin, oldest first.
    package func fingerprints(of origin: SoundOrigin) -> [SoundFingerprint] { kept[origin] ?? [] }

    /// The state after one more event.
    package func evolved(by event: HeardSoundsEvent, at instant: Instant) -> HeardSoundsState {
        guard case .remembered(let sealed, let origin) = event, let fingerprint = sealed.wrappedValue else {
            return self
        }
        var state = self
        state.kept[origin] = Array((fingerprints(of: origin) + [fingerprint]).suffix(Self.mostOfEachOrigin))
        return state
    }

    /// The events of a command; none where the same fingerprint is known already.
    package func decide(_ command: HeardSoundsCommand, at instant: Instant) throws(HeardSoundsRejection)
        -> [HeardSoundsEvent]
    {
        let (fingerprint, origin) = command.sound
        guard !fingerprint.codes.isEmpty else { throw .tooShort }
        if fingerprints(of: origin).contains(fingerprint) { return [] }
        return [.remembered(Sealed(fingerprint), origin)]
    }
}
