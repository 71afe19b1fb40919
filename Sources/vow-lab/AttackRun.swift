import Foundation
import SoundAdapters
import VowCommandLine
import VowAnswers
import VowCore
import VowLab
import VowPorts
import VowRuntime

/// `vow-lab evaluate --attacks`: recordings played to the gate through simulated loudspeakers.
struct AttackRun {
    let recordings: [Recording]
    let seed: UInt64
    let devices: Int
    let json: Bool

    /// Tries everything and prints a row for each class of attack and setting; problems are told as they are found.
    func run(home: String?, told: ToldProblems) throws {
        let source = speechEngines(home: home)
        guard let analyst = source.soundAnalyst() else {
            throw CommandError.refused(.nothingHereMeasuresSoundRun)
        }
        let evaluation = AttackEvaluation(
            analyst: analyst, reader: SndfileReader(), seed: seed, devices: devices)
        // Loudspeakers change people's voices; what is made by a machine has none.
        let found = evaluation.run(
            recordings.filter(\.isHuman), progress: ProgressBar(label: "attacks").show)
        let replays = ReplayEvaluation(analyst: analyst, reader: SndfileReader(), seed: seed).run(
            recordings.filter(\.isHuman), progress: ProgressBar(label: "replays").show)
        told.tell(found.problems + replays.problems)
        let report = AttackReport(found.trials)
        let again = ReplayReport(replays.trials)
        // A machine can say any word, and has no live voice at the bedside to compare with.
        let machines = evaluation.run(
            recordings.filter { !$0.isHuman }, progress: ProgressBar(label: "machine voices").show)
        told.tell(machines.problems)
        let spoken = AttackReport(
            machines.trials.filter {
                $0.loudspeaker != nil && !$0.isTrained && !$0.isUnknownChannel
                    && [.linesWithoutWord, .words(.max)].contains($0.recorder)
            })
        let speakers = SpeakerCheck.rows(found.voices + machines.voices)
        guard !report.rows.isEmpty else { throw Exit.usage }
        if json {
            JSONPrinter.print(document(report, spoken, again, speakers, found.problems + replays.problems))
        } else {
            (table(report) + table(spoken, of: "machine voice, ").dropFirst() + table(again) + table(speakers))
                .forEach {
                    Output.line($0)
                }
        }
    }

    private func percent(_ share: Share) -> String {
        let interval = share.interval
        func text(_ value: Double) -> String { Texts.decimal(value * 100, places: 1) }
        return "\(text(share.value ?? 0)) (\(text(interval.lowerBound))-\(text(interval.upperBound)))"
    }

    private func table(_ report: ReplayReport) -> [String] {
        ["sounds that were heard before, changed, and other readings, said live; percent taken for a replay"]
            + report.rows.map { row in
                [
                    row.change.rawValue, percent(row.known), "asked once more " + percent(row.askedOnceMore),
                    "\(row.known.total) tries, \(row.speakers) speakers",
                ].joined(separator: "  ")
            }
    }

    private func table(_ speakers: [SpeakerCheck.Row]) -> [String] {
        ["a speaker check by cepstrum and pitch, tried only; percent asked once more"]
            + speakers.map { row in
                [
                    row.voice.rawValue, percent(row.asked),
                    "\(row.asked.total) tries, \(row.speakers) speakers",
                ].joined(separator: "  ")
            }
    }

    private func table(_ report: AttackReport, of voice: String = "") -> [String] {
        var rows = [
            "simulated channels, seed \(seed), \(devices) devices of each kind; percent with 95% intervals"
        ]
        for row in report.rows {
            let cells = [
                row.isUnknownChannel ? "channel never met" : "as it ships",
                row.isTrained ? "voice known" : "voice unknown", voice + row.attack, row.setting,
                "asked once more " + percent(row.steppedUp), "refused " + percent(row.refused),
                "\(row.refused.total) tries, \(row.speakers) speakers",
            ]
            rows.append(cells.joined(separator: "  "))
        }
        return rows
    }

    private struct Document: Encodable {
        struct Figure: Encodable {
            let count: Int
            let total: Int
            let share: Double?
            let lower: Double
            let upper: Double

            init(_ share: Share) {
                (count, total, self.share) = (share.count, share.total, share.value)
                (lower, upper) = (share.interval.lowerBound, share.interval.upperBound)
            }
        }
        struct Row: Encodable {
            let attack: String
            let setting: String
            let voiceKnown: Bool
            let channelNeverMet: Bool
            let steppedUp: Figure
            let refused: Figure
            let speakers: Int
        }
        struct Again: Encodable {
            let change: String
            let isReplay: Bool
            let known: Figure
            let askedOnceMore: Figure
            let speakers: Int
        }
        struct Speaker: Encodable {
            let voice: String
            let asked: Figure
            let speakers: Int
        }
        let simulated = true
        let seed: UInt64
        let devices: Int
        let rows: [Row]
        let machineVoices: [Row]
        let replays: [Again]
        let speakerCheck: [Speaker]
        let problems: [String]
    }

    private func document(
        _ report: AttackReport, _ spoken: AttackReport, _ again: ReplayReport,
        _ speakers: [SpeakerCheck.Row], _ problems: [String]
    ) -> Document {
        func rows(_ report: AttackReport) -> [Document.Row] {
            report.rows.map {
                Document.Row(
                    attack: $0.attack, setting: $0.setting, voiceKnown: $0.isTrained,
                    channelNeverMet: $0.isUnknownChannel,
                    steppedUp: Document.Figure($0.steppedUp), refused: Document.Figure($0.refused),
                    speakers: $0.speakers)
            }
        }
        let replays = again.rows.map {
            Document.Again(
                change: $0.change.rawValue, isReplay: $0.change.isReplay, known: Document.Figure($0.known),
                askedOnceMore: Document.Figure($0.askedOnceMore), speakers: $0.speakers)
        }
        return Document(
            seed: seed, devices: devices, rows: rows(report), machineVoices: rows(spoken), replays: replays,
            speakerCheck: speakers.map {
                Document.Speaker(
                    voice: $0.voice.rawValue, asked: Document.Figure($0.asked), speakers: $0.speakers)
            }, problems: problems)
    }
}
