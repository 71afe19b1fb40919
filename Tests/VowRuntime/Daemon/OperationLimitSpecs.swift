import Foundation
import OperationLimits
import Testing
import VowAnswers
import VowCore

@testable import VowRuntime

/// Every front end meets the limits of an operation, because the check is part of making it.
@Suite("Every operation holds its limits", .timeLimit(.minutes(1)))
struct OperationLimitSpecs {
    /// The codes with which limits refuse.
    static let limitCodes: Set = ["text.length", "number.range", "argument.wrong", "argument.unknown"]

    @Test("a value below, at or above a limit gets the same answer by the socket and by the command line")
    func limits() throws {
        var count = 0
        for operation in Operations.all {
            for argument in operation.shape.arguments {
                for (value, code) in OperationLimits.values(argument.kind) {
                    let arguments = OperationLimits.complete(operation, argument.name, value)
                    let office = try FrontEndSpecs.Office()
                    let kind = operation.kind == .query ? "query" : "command"
                    let json = String(decoding: try JSONEncoder().encode(arguments), as: UTF8.self)
                    let bySocket = try office.code(
                        #"{"vow":1,"id":1,"\#(kind)":"\#(operation.name)","arguments":\#(json)}"#)
                    // What the command line makes of its options goes through the same initialiser.
                    let byCommandLine = Self.code { _ = try operation.init(arguments) }
                    let what = "\(operation.name) \(argument.name) \(String(describing: value).prefix(40))"
                    if let code {
                        #expect(bySocket == code, "\(what)")
                        #expect(byCommandLine == code, "\(what)")
                    } else {
                        #expect(!Self.limitCodes.contains(bySocket ?? ""), "\(what): \(bySocket ?? "")")
                        #expect(byCommandLine == nil, "\(what)")
                    }
                    count += 1
                }
            }
        }
        #expect(count > 20)
    }

    @Test("what an operation is made of can be read back, and nothing else is taken")
    func roundTrip() throws {
        for operation in Operations.all {
            let fields = operation.shape.arguments
            var given: [String: ArgumentValue] = [:]
            for field in fields {
                given[field.name] = OperationLimits.values(field.kind).first { $0.code == nil }?.value
            }
            let made = try operation.init(Arguments(given))
            #expect(try operation.init(made.arguments).arguments == made.arguments, "\(operation.name)")
            #expect(made.arguments.names == fields.map(\.name).sorted(), "\(operation.name)")
            let other = Arguments(given.merging(["unheardOf": .truth(true)]) { one, _ in one })
            #expect(Self.code { _ = try operation.init(other) } == "argument.unknown", "\(operation.name)")
            for field in fields where field.isRequired {
                var rest = given
                rest[field.name] = nil
                #expect(Self.code { _ = try operation.init(Arguments(rest)) } == "argument.wrong")
            }
        }
    }

    private static func code(_ body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch { return FailureRow(error, Wording(in: .english)).code }
    }
}
