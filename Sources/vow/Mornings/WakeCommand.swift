import ArgumentParser
import LinuxAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRuntime

/// `vow wake`: can this machine be awake in time?
struct WakeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "wake", abstract: HelpText.wake.inHelp,
        discussion: HelpText.wakeMore.inHelp)
    @Flag(help: .text(.optionsCommonJson)) var json = false

    /// What can wake this machine, best first.
    static func rows(_ wording: Wording) throws(PortFailure) -> [WakeMethodRow] {
        rows(try Device.wakeMethods().methods(), wording)
    }

    private static func rows(_ methods: [WakeMethod], _ pick: Wording) -> [WakeMethodRow] {
        let used = methods.first { $0.state == .ready }?.means
        return methods.map {
            WakeMethodRow(
                name: $0.means.rawValue, state: $0.state.rawValue, reason: pick($0.reason),
                repair: pick($0.repair), used: $0.means == used)
        }
    }

    private func state(_ method: WakeMethod, _ pick: Wording) -> String {
        switch method.state {
        case .ready: pick(WakingText.ready)
        case .missing: pick(WakingText.missing)
        case .denied: pick(WakingText.denied)
        }
    }

    func run() throws {
        try Exit.reporting {
            let pick = HomeLanguage.ofArguments
            let methods = try Device.wakeMethods().methods()
            let used = methods.first { $0.state == .ready }?.means
            if json {
                JSONPrinter.print(WakeCommand.rows(methods, pick))
            } else {
                for method in methods {
                    let mark = method.means == used ? "*" : " "
                    let name = Texts.leading(method.means.rawValue, to: 12)
                    Output.line(
                        "\(mark) \(name) \(Texts.leading(state(method, pick), to: 12))"
                            + "\(pick(method.reason)) \(pick(method.repair))")
                }
            }
            if used == nil {
                if !json {
                    Output.line(
                        pick(WakingText.none))
                }
                throw Exit.no
            }
        }
    }
}

extension ShowWakeMethods: PerformedHere {
    func perform(_ context: OperationContext, home: String) throws -> [WakeMethodRow] {
        try WakeCommand.rows(context.service.wording)
    }
}
