import Testing
import VowCore
import VowRecitation

/// R3: the tone sounds for its share, whatever is heard or asked.
@Suite("The share of the tone") struct RingShareSpecs {
    /// A minute of milliseconds.
    private static let minute = 60_000

    /// A session with somebody who asks for the microphone every 60 ms, and what comes of its windows.
    private struct Flood {
        var session: WakeSession
        /// For each millisecond how loud the tone is, in per cent.
        private(set) var loudness: [Int] = []
        private(set) var windows: [Int] = []
        private var percent = 0
        private var open: (window: Int, closesAt: Int)?
        private var requests = true
        private let windowMilliseconds: Int
        private let heard: (Int) -> Heard

        init(
            _ session: WakeSession, lasting windowMilliseconds: Int, requests: Bool = true,
            heard: @escaping (Int) -> Heard
        ) {
            self.session = session
            self.windowMilliseconds = windowMilliseconds
            self.heard = heard
            self.requests = requests
        }

        mutating func handle(_ input: SessionInput) {
            let now = loudness.count
            for effect in session.handle(input, at: .seven(Double(now) / 1_000)) {
                switch effect {
                case .startRinging: percent = 100
                case .duck(let wanted): percent = wanted
                case .withdraw: open = nil
                case .present(.recite(let order, _)), .present(.spokenSum(_, let order)):
                    open = (order.window, now + windowMilliseconds)
                    windows.append(now)
                default: break
                }
            }
        }

        /// Lets milliseconds pass.
        mutating func pass(_ milliseconds: Int, also act: (inout Flood) -> Void = { _ in }) {
            for _ in 0..<milliseconds {
                let now = loudness.count
                if let open, now >= open.closesAt {
                    self.open = nil
                    handle(.heard(window: open.window, heard(windows.count)))
                }
                if let deadline = session.nextDeadline, deadline <= .seven(Double(now) / 1_000) {
                    handle(.timePassed)
                }
                if requests, now % 60 == 0 { handle(.personReady) }
                act(&self)
                loudness.append(percent)
            }
        }

        /// The longest silence of any minute from a millisecond on.
        func mostSilent(from start: Int) -> Int {
            let silent = loudness.map { $0 == 0 ? 1 : 0 }
            guard silent.count >= start + minute else { return .max }
            var sum = silent[start..<(start + minute)].reduce(0, +)
            var most = sum
            for end in (start + minute)..<silent.count {
                sum += silent[end] - silent[end - minute]
                most = max(most, sum)
            }
            return most
        }
    }

    private static func fired(_ terms: FiredTerms = Sample.terms(), hearsSums: Bool = false) -> WakeSession {
        var session = WakeSession(hearsSums: hearsSums)
        _ = session.handle(.fire(terms), at: .seven())
        return session
    }

    private static let chatter = Sample.said("heavy traffic near northern bridges")

    /// From when on the second window is over.
    private func bound(_ flood: Flood, lasting: Int) -> Int { flood.windows[1] + lasting }

    @Test(
        "who asks every 60 ms and says nothing hears the tone for half of any minute",
        arguments: [7_000, 20_000])
    func requests(_ silence: Int) {
        var flood = Flood(RingShareSpecs.fired(), lasting: silence) { _ in .nothing }
        flood.pass(300_000)
        #expect(flood.windows.first == 0)
        #expect(flood.mostSilent(from: bound(flood, lasting: silence)) <= 30_000)
        #expect(flood.windows.count >= 6)
    }

    @Test("a radio that talks into every window counts as nothing after two", arguments: [true, false])
    func radio(_ asks: Bool) {
        var flood = Flood(RingShareSpecs.fired(), lasting: 20_900, requests: asks) { _ in
            .end(RingShareSpecs.chatter)
        }
        flood.pass(300_000)
        #expect(flood.mostSilent(from: bound(flood, lasting: 20_900)) <= 30_000)
        let rest = flood.loudness[bound(flood, lasting: 20_900)...]
        #expect(rest.allSatisfy { $0 == 0 || $0 == 100 })
    }

    @Test("words of a line that were heard before are nothing new")
    func sameWords() {
        var flood = Flood(RingShareSpecs.fired(), lasting: 20_000) { _ in .end(Sample.said("keep promises")) }
        flood.pass(300_000)
        #expect(flood.mostSilent(from: flood.windows[2] + 20_000) <= 30_000)
    }

    @Test("a spoken sum: silence, other words and wrong numbers count as nothing alike", arguments: 0..<3)
    func sums(_ way: Int) {
        let step = GateStep(.sum(SumTask(difficulty: .hard, count: 2, seed: 7)), limits: ChallengeLimits())
        var flood = Flood(
            RingShareSpecs.fired(Sample.terms(steps: [step]), hearsSums: true), lasting: 10_000
        ) { _ in
            [.nothing, .end(RingShareSpecs.chatter), .end(Sample.said("1"))][way]
        }
        flood.pass(300_000)
        #expect(flood.mostSilent(from: bound(flood, lasting: 10_000)) <= 30_000)
    }

    @Test("a recogniser that never answers keeps no more silence than a window has")
    func stuck() {
        var flood = Flood(RingShareSpecs.fired(), lasting: 1_000_000) { _ in .nothing }
        flood.pass(400_000)
        #expect(flood.mostSilent(from: flood.windows[2]) <= 30_000)
    }

    @Test("by hand the tone is turned down for half of any minute at most, whoever asks or answers wrongly")
    func byHand() {
        let step = GateStep(.sum(SumTask(difficulty: .easy, count: 1, seed: 7)))
        var flood = Flood(RingShareSpecs.fired(Sample.terms(steps: [step])), lasting: 0) { _ in .nothing }
        flood.pass(300_000) { flood in
            if flood.loudness.count % 700 == 0 { flood.handle(.typed("1")) }
        }
        let full = flood.loudness.suffix(240_000).count { $0 == 100 }
        #expect(full >= 120_000)
    }

    @Test("the share grows with each turn that brings nothing, and a request within it says when it listens")
    func grows() {
        var test = SessionUnderTest.fired()
        var second = 0.0
        for share in [8.0, 16, 24, 30, 30] {
            test.handle(.personReady, at: second)
            #expect(test.phase == .listening)
            test.handle(.heardNothing(window: test.session.screen.window), at: second + 7)
            test.handle(.personReady, at: second + 7.5)
            #expect(test.phase == .ringing && test.isSounding && test.actions.isEmpty)
            #expect(
                test.session.screen.feedback
                    == .listensLater(waitMilliseconds: Int64((share - 0.5) * 1_000)))
            #expect(test.session.screen.endsAt == .seven(second + 7 + share))
            // Further requests change nothing.
            test.handle(.personReady, at: second + 7.6)
            #expect(test.isUnmoved)
            second += 7 + share
        }
    }

    @Test("a new word of an open line, and a step, let the next windows open at once")
    func gains() {
        var test = SessionUnderTest.listening()
        for window in 1...3 {
            test.handle(.heardNothing(window: window), at: Double(window * 100))
            test.handle(.timePassed, at: Double(window * 100 + 50))
        }
        test.handle(.heardEnd(window: 4, Sample.said("I keep promises to")), at: 360)
        #expect(test.phase == .ringing)
        test.handle(.personReady, at: 360.1)
        #expect(test.phase == .listening)
        test.handle(.heardEnd(window: 5, Sample.said(Sample.bothAffirmations)), at: 365)
        #expect(test.session.state.stepIndex == 1 && test.phase == .listening)
        test.handle(.heardNothing(window: 6), at: 372)
        #expect(test.session.nextDeadline == .seven(380))
    }

    @Test("what is typed by hand counts at any time, and the first two wrong answers are followed at once")
    func typing() throws {
        let step = GateStep(.typeLines(Sample.terms().steps[0].challenge.required!))
        var test = SessionUnderTest.fired(Sample.terms(steps: [step]))
        test.handle(.personReady, at: 1)
        #expect(test.phase == .answering)
        // A line may take its time: the whole time limit, and the ring after it.
        test.handle(.timePassed, at: 91)
        #expect(test.phase == .ringing)
        test.handle(.typed(Sample.bothAffirmations), at: 95)
        #expect(test.session.isEnded)
        let sums = GateStep(.sum(SumTask(difficulty: .easy, count: 1, seed: 7)))
        var other = SessionUnderTest.fired(Sample.terms(steps: [sums]))
        other.handle(.personReady, at: 1)
        other.handle(.typed("1"), at: 3)
        #expect(other.phase == .answering)
        other.handle(.typed("1"), at: 5)
        #expect(other.phase == .ringing && other.actions.contains(.duck(percent: 100)))
        let asked = try #require(other.session.state.step.answers.question)
        other.handle(.typed("\(asked.answer)"), at: 7)
        #expect(other.session.isEnded)
    }

    @Test("a ringer that breaks is tried again every eight seconds, and no window opens within the share")
    func broken() {
        var test = SessionUnderTest.fired()
        test.handle(.personReady, at: 0)
        test.handle(.heardNothing(window: 1), at: 7)
        test.handle(.timePassed, at: 15)
        test.handle(.heardNothing(window: 2), at: 22)
        test.handle(.ringFailed(code: "sound.lost", message: "It went away."), at: 23)
        #expect(test.session.nextDeadline == .seven(31))
        test.handle(.timePassed, at: 31)
        #expect(test.actions.contains(.startRinging(SoundSettings())) && test.phase == .ringing)
        test.handle(.personReady, at: 32)
        #expect(test.session.screen.feedback == .listensLater(waitMilliseconds: 6_000))
        test.handle(.timePassed, at: 38)
        #expect(test.phase == .listening)
    }

    @Test("S8: a run that a new process takes up rings for the share of all windows before")
    func resumed() {
        var history: [(RunEvent, Double)] = [(.fired(Sample.terms()), 0)]
        for (windows, share) in [(0, 5.0), (1, 8), (2, 30), (3, 30)] {
            if windows > 0 { history.append((.listeningStarted(step: 0), Double(windows * 20))) }
            var test = SessionUnderTest(history)
            test.handle(.resume(), at: 100)
            #expect(test.session.nextDeadline == .seven(100 + share))
            test.handle(.personReady, at: 100 + 4.9)
            #expect((test.phase == .listening) == (windows == 0))
        }
    }
}
