import InMemory
import PortContracts
import Testing
import VowCore
import VowLog
import VowPorts

@Suite("Stores in memory")
struct InMemoryTests {
    @Test(.timeLimit(.minutes(1)), arguments: EventStoreContract.clauses)
    func memoryEventStore(clause: EventStoreContract.Clause) async throws {
        try await clause.check(EventStoreContract(fresh: { MemoryEventStore() }, second: { $0 }))
    }

    @Test(arguments: KeyVaultContract.clauses)
    func memoryKeyVault(clause: KeyVaultContract.Clause) throws {
        try clause.check(KeyVaultContract(fresh: { MemoryKeyVault() }, second: { $0 }))
    }

    @Test func scriptedFailuresWriteNothing() throws {
        let store = MemoryEventStore()
        let failure = PortFailure(
            code: "store.full", message: TextCode(worded: "Full."),
            repair: TextCode(worded: "Free some space."))
        store.failAppends(2, with: failure)
        let event = ProposedEvent(
            name: "Happened", schema: 1, at: Instant(millisecondsSinceEpoch: 0), cause: "", correlation: "",
            plain: [], sealed: nil)
        let stream = StreamName(category: "run", id: "1")
        for _ in 0..<2 {
            #expect(throws: AppendFailure.failed(failure)) {
                try store.append([event], to: stream, expecting: .any, key: "k")
            }
        }
        #expect(try store.head() == 0)
        #expect(try store.append([event], to: stream, expecting: .any, key: "k").count == 1)
    }
}
