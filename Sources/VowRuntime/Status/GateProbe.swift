package import VowAnswers
package import VowCore

/// What an alarm's gate needs of the device, looked at when the alarm is made, changed or switched on.
///
/// What cannot work is refused; what works only in part is accepted, with the repair.
package struct GateProbe: Sendable {
    /// Looks at what a definition needs, by the settings that hold; takes at most some seconds.
    package typealias Look = @Sendable (AlarmDefinition, Settings) -> GateProbe

    /// What is not as it should be, each with its repair.
    package let lacks: [Readiness]
    /// Why the gate could never be opened, with the repair; nil where it can.
    package let refusal: Refusal?
    private let texts: StatusTexts

    /// Nothing was looked at, and nothing is lacking.
    package static let none = GateProbe(AlarmDefinition.probed, findings: [], Wording(Settings()))

    /// Judges what was found of the parts that a definition needs.
    package init(_ definition: AlarmDefinition, findings: [Readiness], _ pick: Wording) {
        texts = StatusTexts(pick)
        let asks = definition.gate.listedChallenges.map(\.ask)
        let isSpoken = asks.contains(where: \.isSpoken)
        let parts = DevicePart.allCases.filter { part in
            (definition.gate.listedChallenges + definition.gate.standIns).contains {
                $0.ask.neededPart == part
            }
        }.map(\.capability)
        lacks = findings.filter { finding in
            guard finding.state != .ready else { return false }
            return switch finding.part {
            case .microphone, .speech: isSpoken
            case .vibration: true
            default: finding.part.capability.map(parts.contains) ?? false
            }
        }
        // A code may also be held before another front end's camera; everything else is measured here, or nowhere.
        let needed = asks.compactMap(\.neededPart).filter { $0 != .camera }.map(\.capability)
        guard definition.gate.standIns.isEmpty,
            let missing = lacks.first(where: { $0.part.capability.map(needed.contains) == true })
        else {
            refusal = nil
            return
        }
        refusal = Refusal(
            RefusalText.gateCannotWork(what: missing.message, repair: missing.repair))
    }

    /// Refuses what cannot work.
    package func check() throws(CommandError) {
        if let refusal { throw .refused(refusal) }
    }

    /// The lacks for front ends; nil where there is none.
    package var rows: [FindingRow]? {
        lacks.isEmpty
            ? nil
            : lacks.map {
                FindingRow(
                    part: $0.part.rawValue, state: $0.state.rawValue, message: $0.message,
                    why: texts.why($0.part), repair: $0.repair, fix: $0.fix?.rawValue)
            }
    }

    /// The lacks for a person, one a line.
    package var remarks: [String] {
        lacks.map {
            "\(texts.name($0.part)): \($0.message)"
                + ($0.repair.isEmpty ? "" : " → \($0.repair)")
        }
    }
}

extension AlarmDefinition {
    fileprivate static let probed = AlarmDefinition(
        rule: OccurrenceRule(time: CivilTime(hour: 0, minute: 0)!, recurrence: .weekly(.everyDay)))
}
