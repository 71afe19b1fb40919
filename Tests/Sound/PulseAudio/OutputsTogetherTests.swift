import Testing
import VowCore
import VowPorts

@testable import SoundAdapters

/// What several outputs that ring at once mean together, without a server.
@Suite("R6 R9 every output at once, and what it tells") struct OutputsTogetherTests {
    private static let muted = PortFailure(
        code: "sound.muted", message: TextCode(worded: "It is muted."), repair: .none)
    private static let lost = PortFailure(
        code: "sound.lost", message: TextCode(worded: "It is gone."), repair: .none)
    private let unheard = RingerSignal.unheard(OutputsTogetherTests.muted, volumePercent: 0)

    @Test("it is unheard once all are, heard again with the first; a volume that changes is told")
    func unheardTogether() {
        var both = OutputsTogether(["hall", "kitchen"])
        #expect(both.handle(unheard, of: "hall").isEmpty)
        #expect(both.handle(unheard, of: "kitchen") == [unheard])
        let louder = RingerSignal.unheard(Self.muted, volumePercent: 12)
        #expect(both.handle(louder, of: "hall") == [louder])
        #expect(both.handle(.heardAgain, of: "hall") == [.heardAgain])
        #expect(both.handle(.heardAgain, of: "kitchen").isEmpty)
        #expect(both.handle(unheard, of: "hall").isEmpty)
    }

    @Test("the last one that was heard fails: nobody hears the others, and that is told")
    func lastHeardFails() {
        var both = OutputsTogether(["hall", "kitchen"])
        #expect(both.handle(unheard, of: "hall").isEmpty)
        #expect(both.handle(.failed(Self.lost), of: "kitchen") == [.noticed(Self.lost), unheard])
        #expect(both.handle(.failed(Self.lost), of: "kitchen").isEmpty)
        #expect(both.handle(.failed(Self.lost), of: "hall") == [.failed(Self.lost)])
        #expect(both.isSilent)
    }

    @Test("one that cannot be rung on at all leaves the others as unheard as they are") func oneRefuses() {
        var three = OutputsTogether(["bath", "hall", "kitchen"])
        #expect(three.handle(unheard, of: "bath").isEmpty)
        #expect(three.drop("hall").isEmpty)
        #expect(three.drop("kitchen") == [unheard])
        #expect(three.drop("bath").isEmpty && three.isSilent)
        var two = OutputsTogether(["hall", "kitchen"])
        #expect(two.handle(unheard, of: "hall").isEmpty)
        #expect(two.handle(unheard, of: "kitchen") == [unheard])
        // What was told still holds.
        #expect(two.drop("hall").isEmpty)
        #expect(two.handle(.heardAgain, of: "kitchen") == [.heardAgain])
    }

    @Test("what each of them finds of the one file is told once") func tone() {
        var both = OutputsTogether(["hall", "kitchen"])
        let changed = RingerSignal.noticed(
            PortFailure(
                code: "sound.file.changed", message: TextCode(worded: "It is another."), repair: .none))
        #expect(both.handle(changed, of: "hall") == [changed])
        #expect(both.handle(changed, of: "kitchen").isEmpty)
    }

    @Test("it has started with the first, and one speaks of the level for all") func started() {
        var both = OutputsTogether(["hall", "kitchen"])
        let first = RingerSignal.started(latencyMilliseconds: 9, sinkReadyMilliseconds: 4)
        #expect(both.handle(first, of: "kitchen") == [first])
        #expect(both.handle(first, of: "hall").isEmpty)
        #expect(both.handle(.level(percent: 40), of: "hall") == [.level(percent: 40)])
        #expect(both.handle(.level(percent: 40), of: "kitchen").isEmpty)
        #expect(both.handle(.failed(Self.lost), of: "hall") == [.noticed(Self.lost)])
        #expect(both.handle(.level(percent: 50), of: "kitchen") == [.level(percent: 50)])
    }
}
