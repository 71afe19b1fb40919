import Testing
import VowCore

/// R10: a gate is tried before a morning depends on it.
@Suite("Trials of a gate") struct GateTrialSpecs {
    private func gate(_ text: String) throws -> GatePolicy {
        GatePolicy(challenges: try GateNotation.policies(text))
    }

    @Test("a gate asks for a trial until it was passed once; another one asks for its own")
    func once() throws {
        var trials = GateTrials()
        let kitchen = try gate("code:kitchen,sum:easy")
        #expect(trials.asksForTrial(of: kitchen))
        let now = Instant(secondsSinceEpoch: 1)
        for event in try trials.decide(.pass(kitchen), at: now) {
            trials = trials.evolved(by: event, at: now)
        }
        #expect(!trials.asksForTrial(of: kitchen))
        #expect(try trials.decide(.pass(kitchen), at: now).isEmpty)
        #expect(try !trials.asksForTrial(of: gate("code:kitchen:timeout=60,sum:easy")))
        for other in ["code:bath,sum:easy", "sum:easy,code:kitchen", "code:kitchen", "move:shake"] {
            #expect(try trials.asksForTrial(of: gate(other)), "\(other)")
        }
        // What is said is rehearsed, and not tried.
        #expect(try !trials.asksForTrial(of: gate("recite")))
    }
}
