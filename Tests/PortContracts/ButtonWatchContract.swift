import Dispatch
import Synchronization
package import Testing
package import VowPorts

/// What everything behind `ButtonWatch` must do.
package struct ButtonWatchContract {
    private final class Seen: Sendable {
        let codes = Mutex<[Int]>([])
        private let told = DispatchSemaphore(value: 0)

        @Sendable func handle(_ code: Int) {
            codes.withLock { $0.append(code) }
            told.signal()
        }

        /// Whether so many more presses were told before long.
        func tells(_ count: Int) -> Bool {
            (0..<count).allSatisfy { _ in told.wait(timeout: .now() + 10) == .success }
        }
    }

    private let watch: any ButtonWatch
    private let press: (Int) -> Void

    /// Names what is under test, and how a key is pressed and let go.
    package init(_ watch: any ButtonWatch, press: @escaping (Int) -> Void) {
        (self.watch, self.press) = (watch, press)
    }

    /// Each press is told once, in order, to whoever followed last, and none after the end.
    package func tellsPresses(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let (first, second, third) = (Seen(), Seen(), Seen())
        watch.end()
        try watch.follow(first.handle)
        for code in [114, 0x120, 114] { press(code) }
        #expect(first.tells(3), sourceLocation: sourceLocation)
        #expect(first.codes.withLock { $0 } == [114, 0x120, 114], sourceLocation: sourceLocation)
        try watch.follow(second.handle)
        press(115)
        #expect(second.tells(1), sourceLocation: sourceLocation)
        watch.end()
        watch.end()
        press(116)
        try watch.follow(third.handle)
        press(117)
        #expect(third.tells(1), sourceLocation: sourceLocation)
        watch.end()
        #expect(first.codes.withLock { $0.count } == 3, sourceLocation: sourceLocation)
        #expect(second.codes.withLock { $0 } == [115], sourceLocation: sourceLocation)
    }

    /// Where there are none, that is said, and its end is none.
    package func hasNone(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(throws: PortFailure.noButtons, sourceLocation: sourceLocation) {
            try watch.follow { _ in }
        }
        watch.end()
    }
}
