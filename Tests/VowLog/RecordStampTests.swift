import Testing
import VowCore
import VowLog

@Suite("Stamps: the hybrid clock and the device of a record") struct RecordStampTests {
    private func time(_ wall: Int64, _ counter: Int64) -> HybridTime {
        HybridTime(wallMilliseconds: wall, counter: counter)
    }

    private func at(_ milliseconds: Int64) -> Instant { Instant(millisecondsSinceEpoch: milliseconds) }

    @Test("the wall clock counts while it moves forward, the counter while it does not")
    func next() {
        #expect(HybridTime.beginning.next(at: at(-5)) == time(-5, 0))
        #expect(time(100, 7).next(at: at(101)) == time(101, 0))
        #expect(time(100, 7).next(at: at(100)) == time(100, 8))
        #expect(time(100, 7).next(at: at(3)) == time(100, 8))
    }

    @Test("a time that was seen from another device is passed, whatever both wall clocks show")
    func merged() throws {
        #expect(time(100, 7).next(seeing: time(200, 3), at: at(150)) == time(200, 4))
        #expect(time(200, 7).next(seeing: time(100, 3), at: at(150)) == time(200, 8))
        #expect(time(100, 7).next(seeing: time(100, 9), at: at(50)) == time(100, 10))
        #expect(time(100, 7).next(seeing: time(200, 3), at: at(201)) == time(201, 0))
        for own in [time(1, 0), time(5, 2)] {
            for seen in [time(1, 1), time(5, 2), time(9, 0)] {
                for wall in [Int64(0), 5, 20] {
                    let next = try #require(own.next(seeing: seen, at: at(wall)))
                    #expect(next > own && next > seen && next.wallMilliseconds >= wall)
                }
            }
        }
    }

    @Test("a clock that is too far ahead does not move this one, and one that is behind always may")
    func drift() {
        let now: Int64 = 1_800_000_000_000
        let limit = now + HybridTime.largestLead
        let own = time(now, 3)
        #expect(own.next(seeing: time(limit, 0), at: at(now)) == time(limit, 1))
        #expect(own.next(seeing: time(limit + 1, 0), at: at(now)) == nil)
        #expect(own.next(seeing: time(.max, 0), at: at(.min)) == nil)
        #expect(own.next(seeing: time(.min, 0), at: at(.max)) == time(.max, 0))
        // What nobody could have counted, and what could not be counted further.
        #expect(own.next(seeing: time(now, .max), at: at(now)) == nil)
        #expect(own.next(seeing: time(now, -1), at: at(now)) == nil)
        // This device goes on in its own order.
        #expect(own.next(at: at(now)) == time(now, 4))
    }

    @Test(
        "devices that exchange what they did put every effect behind its cause, in one order on each of them")
    func exchange() throws {
        // Three devices whose wall clocks are hours apart; each step is one record, seen by the device named beside it.
        var clocks: [HybridTime] = [time(0, 0), time(0, 0), time(0, 0)]
        let walls: [Int64] = [10_000_000, 17_200_000, 2_800_000]
        let names = try (0..<3).map { index in
            try #require(DeviceName([UInt8](repeating: UInt8(index), count: DeviceName.byteCount)))
        }
        var stamps: [RecordStamp] = []
        for step in 0..<60 {
            let (device, wall) = (step * 7 % 3, walls[step * 7 % 3] + Int64(step / 9))
            let cause = stamps.last
            clocks[device] = try #require(
                clocks[device].next(seeing: cause?.time ?? .beginning.next(at: at(0)), at: at(wall)))
            stamps.append(RecordStamp(device: names[device], time: clocks[device]))
        }
        #expect(stamps.sorted() == stamps)
        #expect(Set(stamps).count == stamps.count)
        #expect(stamps.reversed().sorted() == stamps)
    }

    @Test("stamps are ordered by time, then by device")
    func order() throws {
        let first = try #require(DeviceName([UInt8](repeating: 0, count: 15) + [1]))
        let second = try #require(DeviceName([1] + [UInt8](repeating: 0, count: 15)))
        let ordered = [
            RecordStamp(device: second, time: time(1, 0)), RecordStamp(device: first, time: time(1, 1)),
            RecordStamp(device: second, time: time(1, 1)), RecordStamp(device: first, time: time(2, 0)),
        ]
        #expect(ordered.reversed().sorted() == ordered)
        #expect(DeviceName([1, 2]) == nil)
    }

    @Test("the clock of a chain never runs back, also where the wall clock does; stamps from elsewhere stay")
    func chain() {
        func event(_ milliseconds: Int64) -> ProposedEvent {
            ProposedEvent(
                name: "E", schema: 1, at: at(milliseconds), cause: "", correlation: "",
                plain: Array("{}".utf8), sealed: nil)
        }
        let device = RecordAuthenticator(key: [UInt8](repeating: 7, count: 32)).device
        let stream = StreamName(category: "run", id: "1")
        var end = ChainEnd(after: nil, version: 0, device: device)
        var records = [1_000, 2_000, 500, 500, 2_000, 2_001].map {
            end.place(event($0), in: stream, named: "run/1")
        }
        #expect(
            records.map(\.stamp.time)
                == [
                    time(1_000, 0), time(2_000, 0), time(2_000, 1), time(2_000, 2), time(2_000, 3),
                    time(2_001, 0),
                ])
        #expect(records.allSatisfy { $0.stamp.device == device })
        // Another process goes on where the newest record stands.
        end = ChainEnd(after: records.last, version: 6, device: device)
        let foreign = RecordStamp(device: .unknown, time: time(9_000, 4))
        records.append(end.place(event(1), in: stream, named: "run/1", stamp: foreign))
        #expect(records[6].stamp == foreign)
        #expect(end.place(event(1), in: stream, named: "run/1").stamp.time == time(9_000, 5))
    }

    @Test("a home keeps its name, and another home has another")
    func device() {
        let one = RecordAuthenticator(key: [UInt8](repeating: 7, count: 32)).device
        #expect(one == RecordAuthenticator(key: [UInt8](repeating: 7, count: 32)).device)
        #expect(one != RecordAuthenticator(key: [UInt8](repeating: 8, count: 32)).device)
        #expect(one != .unknown)
    }
}
