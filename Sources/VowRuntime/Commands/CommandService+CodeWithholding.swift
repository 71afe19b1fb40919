import VowAnswers
import VowCore
import VowLog
import VowPorts

/// What a code holds is handed out for printing alone, and not while a morning asks for it.
extension CommandService {
    /// For how long before an alarm its codes are not printed, in hours: from the evening before.
    package static let withholdingHours = 12

    /// What a code holds that Vow drew, to be printed.
    ///
    /// Refused while a run that asks for the code is in progress, in the `withholdingHours` before an alarm that asks for it,
    /// and for a code that Vow did not draw.
    package func payloadToPrint(_ code: TokenEntry) throws(CommandError) -> String {
        let (name, present) = (code.state.name, try present())
        try checkNotAskedNow(.code, name, present)
        if let ring = present.nextRing(asking: .code, name, withinHours: Self.withholdingHours) {
            throw .refused(
                Refusal(
                    RefusalText.codeNeededSoon(
                        time: ring.reading.time.iso8601, name: name, hours: "\(Self.withholdingHours)")))
        }
        guard let mark = code.state.newestMark, let seed = mark.seed else {
            throw .refused(Refusal(RefusalText.codeNotPrintable(name: name)))
        }
        let keys: [VaultKey]
        do { keys = try log.vault.keys() } catch { throw .failed(error) }
        for key in keys where key.personalClass == PersonalClass.codes.name {
            let payload = TokenPayload.drawn(name, seed: seed, key: key.secret)
            if payload.mark == mark { return String(decoding: payload.bytes, as: UTF8.self) }
        }
        throw .refused(Refusal(RefusalText.codeNotPrintable(name: name)))
    }

    /// Refuses while a run that asks for a code or a tag is in progress.
    func checkNotAskedNow(_ kind: TokenKind, _ name: String, _ present: DeviceOverview) throws(CommandError) {
        for ring in present.nextRings {
            guard let run = present.runs.first(where: { $0.id == ring.run }), run.asks(for: kind, name) else {
                continue
            }
            throw .refused(
                Refusal(
                    RefusalText.codeNeededNow(
                        alarm: ring.label.isEmpty ? ring.alarm.text : ring.label, name: name)))
        }
    }
}

extension DeviceOverview {
    /// The first ring of an alarm within so many hours whose gate asks for a code or a tag, or lets it stand in.
    func nextRing(asking kind: TokenKind, _ name: String, withinHours hours: Int) -> NextRing? {
        let end = now.adding(seconds: Int64(hours) * 3_600)
        return nextRings.first { ring in
            guard ring.run == nil, ring.instant <= end,
                let gate = alarm(ring.alarm).termsInForce(on: ring.reading.date)?.0
            else { return false }
            return gate.tokens.contains { $0.kind == kind && $0.name == name }
        }
    }
}

extension DeviceOverview.Run {
    /// Whether its gate asks for a code or a tag, or lets it stand in.
    func asks(for kind: TokenKind, _ name: String) -> Bool {
        guard let terms = state.terms else { return false }
        let standIns = terms.standIns.compactMap { standIn in
            if case .challenge(let step) = standIn { step } else { nil }
        }
        return (terms.steps + standIns).contains {
            $0.challenge.token?.kind == kind && $0.challenge.token?.name == name
        }
    }
}
