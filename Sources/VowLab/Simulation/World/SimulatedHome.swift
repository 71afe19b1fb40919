import VowCore
import VowRecitation

/// The device's owner: alarms, lines and the place, all from one seed.
struct SimulatedHome {
    let zone: Int
    let start: Instant
    let alarms: [(id: AlarmID, definition: AlarmDefinition)]
    /// Whether the sound of attempts is measured.
    let measuresSound: Bool
    /// Whether the answers to sums may be said.
    let hearsSums: Bool
    /// Whether lines are asked for in a drawn order.
    let drawsOrder: Bool
    /// Whether lines may be typed while nothing can hear them.
    let allowsTypingUnheard: Bool
    /// After how long without an answer a run ends.
    let abandonMinutes: Int64
    let lines: [(id: LineID, kind: LineKind, text: String)]

    init(seed: UInt64, alarmCount: Int, hasCycles: Bool) {
        var bits = RandomBits(seed: seed ^ 0x5EED)
        zone = bits.below(SimulatedZone.all.count)
        let place = SimulatedZone.all[zone]
        var day = CivilDate(year: 2026, month: 1, day: 5)!.adding(days: bits.below(600)).daysSinceEpoch
        // Half of the histories begin just before a change of the clocks.
        if bits.chance(50), !place.changes.isEmpty {
            day =
                Int(place.changes[bits.below(min(4, place.changes.count))].second / 86_400) - 1
                - bits.below(3)
        }
        let evening = Int64(day) * 86_400 + 20 * 3_600
        start = Instant(secondsSinceEpoch: evening - place.offset(at: evening))
        let today = CivilDate(daysSinceEpoch: day)
        var definitions = (0..<alarmCount).map { SimulatedHome.definition(&bits, today: today, index: $0) }
        // People who share sentences say the same things and are held to the same score, so that verdicts are found in
        // memory.
        let first = bits.below(4) * 2
        let affirmations = 1 + bits.below(2)
        let goals = bits.below(3)
        lines = (0..<(affirmations + goals)).map { index in
            let text = SimulatedHome.sentences[(first + index) % SimulatedHome.sentences.count]
            return ("line\(index)", index < affirmations ? .affirmation : .goal, text)
        }
        for index in definitions.indices {
            definitions[index].gate.minimumSimilarity = [0.72, 0.72, 0.8, 0.65][first / 2]
        }
        // From bits of their own, so that homes that failed once stay what they were.
        var things = RandomBits(seed: seed ^ 0x7A65)
        for index in definitions.indices where things.chance(25) {
            SimulatedHome.addThing(to: &definitions[index].gate, &things)
        }
        var checks = RandomBits(seed: seed ^ 0xC8EC)
        for index in definitions.indices where checks.chance(30) {
            definitions[index].gate.wakeCheck = WakeCheckPolicy(
                afterMinutes: 1 + checks.below(8), limit: 1 + checks.below(3))
        }
        var picks = RandomBits(seed: seed ^ 0x71C5)
        for index in definitions.indices where picks.chance(20) {
            SimulatedHome.addPick(to: &definitions[index].gate, &picks)
        }
        var cycles = RandomBits(seed: seed ^ 0xC1C1)
        for index in definitions.indices where hasCycles && cycles.chance(50) {
            definitions[index].rule = SimulatedHome.cycling(definitions[index].rule, &cycles, today: today)
        }
        alarms = definitions.enumerated().map { ("alarm\($0.offset)", $0.element) }
        measuresSound = RandomBits.derive(seed, 71) % 2 == 0
        hearsSums = RandomBits.derive(seed, 73) % 2 == 0
        drawsOrder = RandomBits.derive(seed, 72) % 3 == 0
        allowsTypingUnheard = RandomBits.derive(seed, 75) % 4 == 0
        abandonMinutes = [4, 4, 6, 6, 10, 10, 15, 30][bits.below(8)]
    }

    /// The same alarm in a cycle, which may have begun weeks ago or begins in the days to come.
    private static func cycling(_ rule: OccurrenceRule, _ bits: inout RandomBits, today: CivilDate)
        -> OccurrenceRule
    {
        let start = today.adding(days: bits.below(30) - 25)
        let recurrence: Recurrence
        if bits.chance(30) {
            let texts = ["2 on, 2 off", "on, 05:45, off", "06:10, 2 off, 00:30", "3 02:15, off"]
            recurrence = .shifts(try! ShiftPattern(texts[bits.below(texts.count)], from: start))
        } else {
            let texts = [
                "FREQ=DAILY;INTERVAL=2", "FREQ=DAILY;INTERVAL=3",
                "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR",
                "FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU,MO",
                "FREQ=YEARLY;BYWEEKNO=1,3,5,7,9,11,13,15,17,19,21,23,25,27,29,31,33,35,37,39,41,43,45,47,49,51,53"
                    + ";BYDAY=MO,WE,FR,SU",
                "FREQ=MONTHLY;BYMONTHDAY=1,2,15,-1", "FREQ=MONTHLY;BYDAY=2TU,2WE,-1FR,1MO",
            ]
            recurrence = .rule(try! DateRule.read(texts[bits.below(texts.count)], from: start).rule)
        }
        return rule.changed(
            time: rule.time, recurrence: recurrence, startsOn: rule.startsOn, endsOn: rule.endsOn)
    }

    private static func definition(_ bits: inout RandomBits, today: CivilDate, index: Int) -> AlarmDefinition
    {
        // Some alarms lie in the hours in which clocks change; the others collide often.
        let time =
            bits.chance(25)
            ? CivilTime(hour: bits.below(4), minute: bits.below(4) * 15)!
            : CivilTime(hour: 6 + bits.below(2), minute: bits.below(3) * 5)!
        let recurrence: Recurrence =
            switch bits.below(8) {
            case 0: .once(today.adding(days: 1 + bits.below(3)))
            case 1: .dates((0..<4).map { today.adding(days: 1 + $0 * 2) })
            case 2: .weekly(.workdays)
            default: .weekly(.everyDay)
            }
        let zone: ZonePolicy =
            bits.chance(80)
            ? .device : .fixed(SimulatedZone.all[bits.below(SimulatedZone.all.count)].rules.identifier)
        let kinds: [LineKind] = [[.affirmation, .goal], [.affirmation], [.goal]][bits.below(3)]
        var definition = AlarmDefinition(
            label: "alarm \(index)", rule: OccurrenceRule(time: time, recurrence: recurrence), zone: zone,
            snooze: SnoozePolicy(maximumCount: bits.below(4), lengthMinutes: 5 + bits.below(3) * 5),
            gate: GatePolicy(kinds: kinds, challengeWord: bits.chance(70)))
        definition.sound.volumePercent = [80, 80, 100, 60][bits.below(4)]
        if bits.chance(30) { stack(&definition.gate, &bits) }
        return definition
    }

    /// Some gates ask for sums or for typing, beside a recitation or in place of it, and let something stand in.
    private static func stack(_ gate: inout GatePolicy, _ bits: inout RandomBits) {
        let sum = ChallengePolicy(
            .sum(
                [.easy, .medium, .hard, .own(lowest: 3, highest: 30)][bits.below(4)], count: 1 + bits.below(3)
            ))
        switch bits.below(5) {
        case 0: gate.challenges.insert(sum, at: 0)
        case 1: gate.challenges.append(sum)
        case 2: gate.challenges = [sum]
        case 3: gate.challenges.append(ChallengePolicy(.typeLines(.affirmation)))
        default: break
        }
        let standIns: [[ChallengePolicy]] = [[], [ChallengePolicy(.typeLines(.affirmation))], [sum]]
        gate.standIns = standIns[bits.below(3)]
    }

    /// Some gates ask for a code, a tag or something that a sensor reports, beside what they ask for or in place of it.
    private static func addThing(to gate: inout GatePolicy, _ bits: inout RandomBits) {
        let thing: [ChallengePolicy] = [
            ChallengePolicy(.token(.code, name: "kitchen")), ChallengePolicy(.token(.code, name: "bath")),
            ChallengePolicy(.token(.tag, name: "door")),
            ChallengePolicy(SimulatedSensing.asked(&bits)),
        ]
        let chosen = thing[bits.below(4)]
        switch bits.below(3) {
        case 0: gate.challenges.insert(chosen, at: 0)
        case 1: gate.challenges.append(chosen)
        default: gate.challenges = [chosen]
        }
        if bits.chance(30) { gate.standIns.append(ChallengePolicy(.token(.code, name: "kitchen"))) }
    }

    /// Some gates draw their challenges each morning.
    private static func addPick(to gate: inout GatePolicy, _ bits: inout RandomBits) {
        let named = gate.tokens.map(\.name)
        var listed = [("kitchen", TokenKind.code), ("bath", .code), ("door", .tag)].filter {
            !named.contains($0.0)
        }.map { ChallengePolicy(.token($0.1, name: $0.0)) }
        listed.append(ChallengePolicy(.sum(.easy, count: 1 + bits.below(2))))
        let pick = ChallengePolicy(.pick(1 + bits.below(2), of: listed))
        switch bits.below(3) {
        case 0: gate.challenges.insert(pick, at: 0)
        case 1: gate.challenges.append(pick)
        default: gate.challenges = [pick]
        }
    }

    /// Sentences that no recogniser confuses: they share almost no words.
    static let sentences = [
        "I keep promises to myself.", "My body carries me gladly uphill.",
        "Calm breathing opens every door.", "Kindness comes easily before breakfast.",
        "I complete 4 workouts a week.", "She who writes daily finishes her novel.",
        "Fresh vegetables fill our kitchen table.", "I call grandmother on Thursdays.",
    ]
}
