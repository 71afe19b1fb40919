import Testing
import VowPorts

@testable import TagAdapters

/// G2: readers come and go while the service stays.
@Suite("The readers that are connected") struct ReaderWatchTests {
    private let empty: UInt32 = 0x10
    private let present: UInt32 = 0x22

    @Test("the first one that comes and the last one that goes are told of")
    func comingAndGoing() {
        var watch = ReaderWatch()
        #expect(watch.follow([]) == .noReader)
        #expect(watch.follow([]) == nil)
        #expect(watch.follow(["one"]) == .reader("one"))
        #expect(watch.follow(["one", "two"]) == nil)
        #expect(watch.follow(["two"]) == nil)
        #expect(watch.follow([]) == .noReader)
    }

    @Test("a tag is seen once, also where it was taken away and laid down again between two looks")
    func touches() {
        var watch = ReaderWatch()
        #expect(watch.follow(["one", "two"]) == .reader("one"))
        #expect(watch.update([present, empty]) == [0])
        #expect(watch.update([present, empty]) == [])
        #expect(watch.update([present, 1 << 16 | present]) == [1])
        #expect(watch.update([2 << 16 | present, 1 << 16 | present]) == [0])
        #expect(watch.update([empty, empty]) == [])
        #expect(watch.update([present | 0x200, present]) == [1])
        // A reader that was pulled out forgets its tag, and one that stays keeps it.
        #expect(watch.follow(["two"]) == nil)
        #expect(watch.follow(["two", "one"]) == nil)
        #expect(watch.update([present, present]) == [1])
    }
}
