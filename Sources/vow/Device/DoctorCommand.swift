import ArgumentParser
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRuntime

/// `vow doctor`: everything that a morning needs of this device, why it matters, and how to repair it.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: HelpText.doctor.inHelp,
        discussion: HelpText.doctorMore.inHelp)
    @OptionGroup var common: CommonOptions
    @Flag(help: .text(.doctorFix)) var fix = false
    @Flag(help: .text(.doctorTest)) var test = false
    @Flag(help: .text(.doctorWithoutMicrophone)) var withoutMicrophone = false

    func run() throws {
        let answer = try Exit.reporting { try answered() }
        if common.json { JSONPrinter.print(answer) }
        if !answer.ready || answer.trial?.played == false { throw Exit.no }
    }

    private func answered() throws -> DoctorRow {
        let overview = try common.service().present()
        let pick = Wording(overview.settings)
        var status = DoctorCommand.status(overview, home: common.homePath, listens: !withoutMicrophone)
        var repairs: [DoctorRow.Repair] = []
        if fix {
            let fixes = DoctorFixes(pick: pick)
            repairs = fixes.repaired(status.findings.compactMap(\.fix))
            if !common.json { repairs.map(fixes.words).forEach(Output.line) }
            if !repairs.isEmpty {
                status = DoctorCommand.status(
                    overview, home: common.homePath, listens: !withoutMicrophone)
            }
        }
        if !common.json { status.diagnosis.forEach(Output.line) }
        let needs = DeviceNeeds(overview)
        let trial =
            test
            ? DoctorTrial(
                home: common.homePath, settings: overview.settings, language: needs.languages[0],
                isQuiet: common.json
            ).run() : nil
        return DoctorRow(
            now: overview.now.iso8601, ready: status.isReady, findings: status.rows, repairs: repairs,
            trial: trial)
    }

    /// What is found now.
    /// - Parameter listens: whether the microphone is opened for its level, which only a person may ask for.
    static func status(_ overview: DeviceOverview, home: String, listens: Bool) -> DeviceStatus {
        var found = DeviceReadiness.findings(overview.settings, DeviceNeeds(overview), home: home)
        if listens, let place = found.firstIndex(where: { $0.part == .microphone && $0.state == .ready }) {
            found[place] = MicrophoneLevel.finding(found[place], Wording(overview.settings))
        }
        return DeviceStatus(
            overview, isWatched: HomeLock.isWatched(home: home), version: Device.version, device: found)
    }

    /// What a front end is told: the same without listening.
    static func row(_ service: CommandService, home: String) throws -> DoctorRow {
        let overview = try service.present()
        let status = status(overview, home: home, listens: false)
        return DoctorRow(now: overview.now.iso8601, ready: status.isReady, findings: status.rows)
    }
}
