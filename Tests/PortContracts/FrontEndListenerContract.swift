import Foundation
import Synchronization
package import Testing
package import VowPorts

/// The far end of a link, as a front end has it.
package struct FrontEndFarEnd: Sendable {
    let send: @Sendable (String) -> Void
    let next: @Sendable () -> String?
    let leave: @Sendable () -> Void

    /// Names what a far end can do; `next` waits, and gives nil at the end.
    package init(
        send: @escaping @Sendable (String) -> Void, next: @escaping @Sendable () -> String?,
        leave: @escaping @Sendable () -> Void
    ) {
        self.send = send
        self.next = next
        self.leave = leave
    }
}

/// What every `FrontEndListener` must do.
package struct FrontEndListenerContract {
    private let listener: any FrontEndListener
    private let visit: () throws -> FrontEndFarEnd

    /// Names a closed listener, and how a front end comes in once it is open.
    package init(_ listener: any FrontEndListener, visit: @escaping () throws -> FrontEndFarEnd) {
        self.listener = listener
        self.visit = visit
    }

    /// Lines come whole and in order, the next one only after the answer to the one before.
    package func linesComeInOrder(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let waiting = Mutex(0)
        try listener.open { link, line in
            let count = waiting.withLock { waiting in
                waiting += 1
                return waiting
            }
            #expect(count == 1, sourceLocation: sourceLocation)
            Thread.detachNewThread {
                waiting.withLock { $0 -= 1 }
                link.answer(Array("heard ".utf8) + line)
            }
        } closed: { _ in
        }
        defer { listener.close() }
        let end = try visit()
        for number in 1...20 { end.send("line \(number)") }
        for number in 1...20 {
            #expect(end.next() == "heard line \(number)", sourceLocation: sourceLocation)
        }
        end.leave()
    }

    /// What is pushed comes in order, between the answers, and to the link that it was meant for.
    package func pushesComeInOrder(sourceLocation: SourceLocation = #_sourceLocation) throws {
        try listener.open { link, line in
            link.keep()
            link.answer(line)
            for number in 1...5 { link.push(line + Array(" \(number)".utf8), mayDrop: false) }
        } closed: { _ in
        }
        defer { listener.close() }
        let ends = [try visit(), try visit()]
        for (index, end) in ends.enumerated() { end.send("link \(index)") }
        for (index, end) in ends.enumerated() {
            let lines = (0...5).map { _ in end.next() }
            let wanted = ["link \(index)"] + (1...5).map { "link \(index) \($0)" }
            #expect(lines == wanted, sourceLocation: sourceLocation)
        }
        ends.forEach { $0.leave() }
    }

    /// Each link that is gone is told of, once; a closed listener ends those that are there.
    package func endsAreTold(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let told = DispatchSemaphore(value: 0)
        let seen = Mutex<(opened: [Int], closed: [Int])>(([], []))
        try listener.open { link, line in
            seen.withLock { $0.opened.append(link.id) }
            link.answer(line)
        } closed: { id in
            seen.withLock { $0.closed.append(id) }
            told.signal()
        }
        let (first, second) = (try visit(), try visit())
        first.send("a")
        #expect(first.next() == "a", sourceLocation: sourceLocation)
        first.leave()
        #expect(told.wait(timeout: .now() + 10) == .success, sourceLocation: sourceLocation)
        seen.withLock { #expect($0.closed == $0.opened, sourceLocation: sourceLocation) }
        second.send("b")
        #expect(second.next() == "b", sourceLocation: sourceLocation)
        listener.close()
        #expect(second.next() == nil, sourceLocation: sourceLocation)
    }
}
