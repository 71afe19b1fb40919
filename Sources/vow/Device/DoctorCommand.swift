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
        var operation = DiagnoseDevice()
        (operation.leavesMicrophone, operation.repairs, operation.isTrial) = (withoutMicrophone, fix, test)
        let answer = try common.perform(operation) { _, _ in [] }
        if !answer.ready || answer.trial?.played == false { throw Exit.no }
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
}

extension DiagnoseDevice: PerformedHere {
    func perform(_ context: OperationContext, home: String) throws -> DoctorRow {
        let overview = try context.service.present()
        let pick = Wording(overview.settings)
        let listens = !leavesMicrophone && context.parts.mayListen
        var status = DoctorCommand.status(overview, home: home, listens: listens)
        var repaired: [DoctorRow.Repair] = []
        if repairs {
            let fixes = DoctorFixes(pick: pick)
            repaired = fixes.repaired(status.findings.compactMap(\.fix))
            repaired.map(fixes.words).forEach { context.say?($0) }
            if !repaired.isEmpty {
                status = DoctorCommand.status(overview, home: home, listens: listens)
            }
        }
        status.diagnosis.forEach { context.say?($0) }
        let trial =
            isTrial
            ? DoctorTrial(
                home: home, settings: overview.settings, language: DeviceNeeds(overview).languages[0],
                tell: context.say ?? context.note
            ).run() : nil
        return DoctorRow(
            now: overview.now.iso8601, ready: status.isReady, findings: status.rows, repairs: repaired,
            trial: trial)
    }
}

extension CheckSound: PerformedHere {
    func perform(_ context: OperationContext, home: String) throws -> DoctorRow {
        var operation = DiagnoseDevice()
        operation.isTrial = true
        return try operation.perform(context, home: home)
    }
}
