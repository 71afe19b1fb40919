import VowCore

/// Something that ends the sound of an output: it is noticed after a while, and another output rings a little later, as the
/// ladder of ringers has it.
struct OutputBreak {
    let kind: FaultKind
    let code: String
    /// How long nothing sounds before that is noticed.
    let silentFor: Int64
    /// How long it then takes until another output sounds.
    let restsFor: Int64
}

/// Something for which a ring is not heard as it should be.
struct OutputHindrance {
    let kind: FaultKind
    let code: String
    let percent: Int?
}

// What can be wrong with an output beside that it is muted or gone.
extension SimulatedWorld {
    /// The output is turned down, or leads to headphones.
    func hinderOutput(_ found: OutputHindrance) {
        hindrance = found
        if isRinging { tellOfHindrance() }
    }

    /// That is over.
    func unhinderOutput() {
        guard hindrance != nil else { return }
        hindrance = nil
        if isRinging { post(after: 20, .ringHeardAgain) }
    }

    private func tellOfHindrance() {
        guard let hindrance else { return }
        note(hindrance.kind)
        let found = SessionInput.ringUnheard(
            code: hindrance.code, message: "It is not heard as it should be.", percent: hindrance.percent)
        post(after: 20, found)
    }

    /// The ring moves to another output, now or once it rings.
    func moveOutput() {
        guard isRinging else { return faults.movesOutput = true }
        faults.movesOutput = false
        note(.outputMoved)
        post(after: 20, .ringNoticed(code: "sound.moved", message: "The ring moved to another output."))
    }

    /// The alarm's own tone is refused; what rings is the built-in one.
    func refuseTone() {
        note(.toneRefused)
        post(after: 0, .toneNoticed(code: "sound.file.silent", message: "The sound file is silent."))
    }

    /// The output breaks, now or once it rings.
    func breakOutput(_ broken: OutputBreak) {
        guard isRinging else { return faults.outputBreak = broken }
        note(broken.kind)
        leaveOutput(broken.code, after: broken.silentFor)
        schedule(after: broken.silentFor + broken.restsFor, .anotherOutput(incarnation: incarnation))
    }

    /// Another program holds the device.
    func holdOutput() {
        faults.heldStarts -= 1
        note(.outputHeld)
        leaveOutput("sound.refused", after: 3)
        schedule(after: 400, .anotherOutput(incarnation: incarnation))
    }

    /// Another output rings, where the ring is still wanted.
    func ringElsewhere() {
        guard isRingWanted, !isRinging, !isOutputLost else { return }
        isRinging = true
        brokeAt = nil
        post(after: 0, .ringStarted(means: .otherOutput, delayMilliseconds: 0))
    }

    /// What waits for a ring to begin.
    func meetOutputFaults() {
        tellOfHindrance()
        if faults.movesOutput { moveOutput() }
        guard let broken = faults.outputBreak else { return }
        faults.outputBreak = nil
        schedule(after: 700, .outputBreaks(broken))
    }

    private func leaveOutput(_ code: String, after milliseconds: Int64) {
        isRinging = false
        brokeAt = clock.steady
        forgetStarts()
        post(after: milliseconds, .ringFailed(code: code, message: "The output broke."))
    }
}
