import InMemory
import PortContracts
import Testing

@Suite("Front ends in memory", .timeLimit(.minutes(1))) struct FrontEndContractSpecs {
    @Test func contractOfTheFake() throws {
        let listener = MemoryFrontEndListener()
        let contract = FrontEndListenerContract(listener) {
            let visitor = listener.visit()
            return FrontEndFarEnd(
                send: { visitor.send(Array($0.utf8)) },
                next: { visitor.next().map { String(decoding: $0, as: UTF8.self) } }, leave: visitor.leave)
        }
        try contract.linesComeInOrder()
        try contract.pushesComeInOrder()
        try contract.endsAreTold()
    }
}
