import Testing
import VowCore
import VowLog

/// R10: a gate is tried before a morning depends on it.
@Suite("Trials of a gate") struct GateTrialSpecs {
    private func gate(_ text: String) throws -> GatePolicy {
        GatePolicy(challenges: try GateNotation.policies(text))
    }

    private func digest(_ gate: GatePolicy) -> PayloadDigest { PayloadDigest(of: Array(gate.trialText.utf8)) }

    private func asks(_ trials: GateTrials, _ gate: GatePolicy) -> Bool {
        trials.asksForTrial(of: gate, digest(gate))
    }

    @Test("a gate asks for a trial until it was passed once; another one asks for its own")
    func once() throws {
        var trials = GateTrials()
        let kitchen = try gate("code:kitchen,sum:easy")
        #expect(asks(trials, kitchen))
        let now = Instant(secondsSinceEpoch: 1)
        for event in try trials.decide(.pass(kitchen, digest(kitchen)), at: now) {
            trials = trials.evolved(by: event, at: now)
        }
        #expect(!asks(trials, kitchen))
        #expect(try trials.decide(.pass(kitchen, digest(kitchen)), at: now).isEmpty)
        #expect(try !asks(trials, gate("code:kitchen:timeout=60,sum:easy")))
        for other in ["code:bath,sum:easy", "sum:easy,code:kitchen", "code:kitchen", "move:shake"] {
            #expect(try asks(trials, gate(other)), "\(other)")
        }
        // What is said is rehearsed, and not tried.
        #expect(try !asks(trials, gate("recite")))
    }
}
