import Testing
import VowCore
import VowLog
import VowRecitation

/// G9: a gate draws some of its challenges, and the order of codes and tags, from the committed seed.
@Suite("A gate that draws") struct GateDrawSpecs {
    private static let notation = "pick:2/4(code:kitchen,code:bath,tag:door,sum:hard)"

    private static let registered: [(TokenID, TokenKind, String)] = [
        ("c1", .code, "kitchen"), ("c2", .code, "bath"), ("t1", .tag, "door"),
    ]

    private static func registered(_ name: String) -> TokenEvent {
        .registered(name: Sealed(name), kind: nil, mark: TokenMark(of: Array(name.utf8)))
    }

    private func gate(_ text: String = notation) throws -> GatePolicy {
        GatePolicy(challenges: try GateNotation.policies(text))
    }

    private func tokens() -> TokenList {
        var list = TokenList()
        for (id, kind, name) in Self.registered {
            list.apply(Self.registered(name), kind, id: id)
        }
        return list
    }

    private func asked(_ gate: GatePolicy, _ seed: UInt64) -> [String] {
        gate.steps(from: LineList(), tokens: tokens(), draw: 1, words: seed).map {
            $0.challenge.token?.name ?? "sum"
        }
    }

    @Test("so many of the list are asked for, every pair of them on some morning, one seed the same")
    func draws() throws {
        let gate = try gate()
        var seen: [[String]: Int] = [:]
        for seed in 0..<1_200 as Range<UInt64> {
            let asked = asked(gate, seed)
            #expect(asked == self.asked(gate, seed))
            seen[asked, default: 0] += 1
        }
        // Three pairs of codes and tags in both orders, three pairs with the sum, which comes last as it is listed.
        #expect(seen.count == 9)
        #expect(seen.keys.allSatisfy { Set($0).count == 2 && $0.first != "sum" })
        let pairs = Dictionary(grouping: seen, by: { Set($0.key) }).mapValues {
            $0.reduce(0) { $0 + $1.value }
        }
        #expect(pairs.count == 6)
        #expect(pairs.values.allSatisfy { (150...250).contains($0) })
    }

    @Test("a list that is drawn whole draws the order of its codes and tags; the rest stays in its place")
    func order() throws {
        let gate = try gate("sum:easy,pick:3/3(code:kitchen,sum:hard,tag:door)")
        let orders = Set((0..<60 as Range<UInt64>).map { asked(gate, $0) })
        #expect(orders == [["sum", "kitchen", "sum", "door"], ["sum", "door", "sum", "kitchen"]])
    }

    @Test(
        "the run records what was listed and drawn, with the commitment, and whoever has the seed draws it again"
    )
    func audited() throws {
        for seed in 1...8 as ClosedRange<UInt64> {
            let drawn = CommittedSeed(drawn: seed)
            var clock = AlarmClock(zones: ZoneTable(device: .utc), seed: 1)
            for (id, kind, name) in Self.registered {
                clock.apply(.token(kind, id, Self.registered(name)), at: .seven(-90_000))
            }
            let gate = try gate()
            clock.apply(.alarm("a", .scheduled(Sample.daily { $0.gate = gate })), at: .seven(-80_000))
            clock.add(drawn)
            let effects =
                clock.handle(.start(), at: .seven(-60)) + clock.handle(.timePassed, at: .seven())
            let terms = try #require(Self.fired(effects))
            let challenge = try #require(terms.challenge)
            #expect(challenge.commitment == drawn.commitment)
            #expect(challenge.draws.map(\.listed) == [["code", "code", "tag", "sum"]])
            #expect(challenge.draws == ChallengeDraw.drawn(by: seed, [(2, ["code", "code", "tag", "sum"])]))
            let names = ["kitchen", "bath", "door", "sum"]
            #expect(
                terms.steps.map { $0.challenge.token?.name ?? "sum" }
                    == challenge.draws[0].drawn.map { names[$0] })
        }
    }

    private static func fired(_ effects: [AlarmClockEffect]) -> FiredTerms? {
        for case .session(_, let effects) in effects {
            for case .append(let events) in effects {
                for case .fired(let terms) in events { return terms }
            }
        }
        return nil
    }

    @Test("its notation is read as it is written, with limits, and says what is wrong")
    func notation() throws {
        for text in [
            Self.notation, "recite:goals,pick:1/2(sum:easy:timeout=60,move:still:seconds=20),type:goals",
            "pick:2/2(code:bath (left),tag:door)",
        ] {
            let policies = try GateNotation.policies(text)
            #expect(policies.map(GateNotation.text).joined(separator: ",") == text)
        }
        #expect(
            try GateNotation.policies(" PICK : 2 ( code:Bath , sum ) ") == [
                ChallengePolicy(
                    .pick(
                        2,
                        of: [
                            ChallengePolicy(.token(.code, name: "Bath")),
                            ChallengePolicy(.sum(.medium, count: 3)),
                        ]))
            ])
        #expect(try GateNotation.policies("code:left (upper,sum").count == 2)
        #expect(flaw("pick:2/3(sum,move)") == .miscountedPick(2))
        #expect(flaw("pick:(sum,move)") == .unreadablePick("pick:(sum,move)"))
        #expect(flaw("pick:1/2(sum,move") == .unreadablePick("pick:1/2(sum,move"))
        #expect(flaw("pick") == .unreadablePick("pick"))
        #expect(flaw("pick:1()") == .empty)
        #expect(flaw("pick:1(dance)") == .unknownChallenge("dance"))
        let nested = "pick:1(sum,pick:1(move))"
        #expect(flaw(nested) == .unreadablePick(nested))
    }

    private func flaw(_ text: String) -> GateNotation.Flaw? {
        do throws(GateNotation.Flaw) {
            _ = try GateNotation.policies(text)
            return nil
        } catch { return error }
    }

    @Test(
        "a list that draws none, more than it holds, or what is asked for already, is refused; nothing drawn stands in"
    )
    func refused() throws {
        func rejection(_ gate: String, instead: String? = nil) throws -> AlarmRejection? {
            var policy = try self.gate(gate)
            if let instead { policy.standIns = try GateNotation.policies(instead) }
            do throws(AlarmRejection) {
                _ = try AlarmState().decide(.schedule(Sample.daily { $0.gate = policy }))
                return nil
            } catch { return error }
        }
        #expect(try rejection(Self.notation) == nil)
        #expect(try rejection("pick:0(sum,move)") == .pickOutOfRange(mostListed: 16))
        #expect(try rejection("pick:3(sum,move)") == .pickOutOfRange(mostListed: 16))
        #expect(
            try rejection("pick:1(" + Array(repeating: "sum", count: 17).joined(separator: ",") + ")")
                == .pickOutOfRange(mostListed: 16))
        #expect(try rejection("code:bath,pick:1(code:bath,sum)") == .linesAskedTwice)
        #expect(try rejection("pick:1(sum:easy:count=40,move)") == .challengeOutOfRange(kind: "sum"))
        #expect(
            try rejection("sum,sum,pick:7(" + Array(repeating: "sum", count: 7).joined(separator: ",") + ")")
                == .tooManyChallenges(maximum: 8))
        #expect(try rejection("sum", instead: "pick:1(sum,type)") == .drawnStandIn)
    }

    @Test("to draw fewer, or from another list, is looser; to ask for all of the list is not")
    func looser() throws {
        let gate = try gate()
        func isLooser(_ text: String) throws -> Bool { try self.gate(text).isLooser(than: gate) }
        #expect(try !isLooser(Self.notation))
        #expect(try !isLooser("pick:3/4(code:kitchen,code:bath,tag:door,sum:hard)"))
        #expect(try !isLooser("code:kitchen,code:bath,tag:door,sum:hard"))
        #expect(try isLooser("pick:1/4(code:kitchen,code:bath,tag:door,sum:hard)"))
        #expect(try isLooser("pick:2/4(code:kitchen,code:bath,tag:door,sum:easy)"))
        #expect(try isLooser("pick:2/3(code:kitchen,code:bath,sum:hard)"))
        #expect(try isLooser("code:kitchen,sum:hard"))
    }

    @Test("a code that only may be drawn is named as one that the gate asks for")
    func named() throws {
        #expect(try gate().tokens.map(\.name) == ["kitchen", "bath", "door"])
        #expect(try gate("pick:1(recite:goals,sum)").kinds == [.goal])
    }
}
