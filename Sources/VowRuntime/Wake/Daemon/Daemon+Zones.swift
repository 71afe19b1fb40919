import VowCore
import VowPorts

// The rules of the zones that alarms name.
extension Daemon {
    func loadZone(of event: DomainEvent) {
        let definition: AlarmDefinition
        switch event {
        case .alarm(_, .scheduled(let made)): definition = made
        case .alarm(_, .changed(let changed, _)): definition = changed
        default: return
        }
        if case .fixed(let identifier) = definition.zone { loadZone(identifier) }
    }

    func loadZone(_ identifier: String) {
        do { loop.runner.addZone(try parts.zones.rules(for: identifier)) } catch {
            announcer.notice(announcer.texts.zoneMissing(error))
        }
    }
}
