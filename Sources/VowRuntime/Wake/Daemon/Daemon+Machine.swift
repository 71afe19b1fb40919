import VowPorts

// The machine, and the night.
extension Daemon {
    func follow(_ watch: any MachineWatch) {
        let mailbox = self.mailbox
        // Without these messages sleep and steps of the clock are still found by the clock itself.
        try? watch.follow { mailbox.post(.machine($0)) }
    }

    func handle(_ signal: MachineSignal) {
        switch signal {
        case .suspending:
            loop.suspending(world: self)
            for machine in parts.watches { machine.allowSleep() }
        case .resumed:
            loop.woke(.clockChanged, world: self)
            inspectDevice(for: loop.runner.alarmClock, isAsked: false)
        case .zoneChanged: loop.zoneChanged(world: self)
        }
        showNext()
    }
}
