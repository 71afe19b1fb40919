import Foundation
import Testing
import Tones
import VowRuntime

@testable import VowWeb

/// What the page has to know by heart is what the program says.
@Suite("S9 The page's names and limits are the program's")
struct PageNamesTests {
    private func text(_ path: String) throws -> String {
        String(decoding: try #require(PageFile.all[path]).bytes, as: UTF8.self)
    }

    @Test("every tone can be chosen")
    func tones() throws {
        let list = try #require(
            try text("/modules/format.js").split(separator: "\n").first {
                $0.hasPrefix("export const tones = ")
            })
        let names = list.split(separator: "\"").enumerated().filter { $0.offset % 2 == 1 }.map {
            String($0.element)
        }
        #expect(Set(names) == Set(ToneCatalogue.all.map(\.name)))
    }

    @Test("the form of a setting takes what the program takes, and nothing beyond")
    func limits() throws {
        let lines = try text("/views/settings.js")
        let limit = /"([a-z.\-]+)": \{ min: ([0-9.]+), max: ([0-9.]+)/
        let found = lines.matches(of: limit)
        #expect(found.count >= 10)
        for match in found {
            let key = try #require(SettingKey(rawValue: String(match.1)), "\(match.1)")
            let step = key == .alarmSimilarity ? 0.01 : 1.0
            let (least, most) = (try #require(Double(match.2)), try #require(Double(match.3)))
            for (value, isTaken) in [
                (least, true), (most, true), (least - step, false), (most + step, false),
            ] {
                let written = step == 1 ? String(Int(value)) : String(format: "%.2f", value)
                #expect((key.objection(to: written) == nil) == isTaken, "\(key.rawValue) \(written)")
            }
        }
    }
}
