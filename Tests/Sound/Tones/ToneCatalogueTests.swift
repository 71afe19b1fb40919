import Testing
import SoundAdapters

@Suite("R1 built-in tones")
struct ToneCatalogueTests {
    @Test(arguments: ToneCatalogue.all.map(\.name), [16_000, 44_100, 48_000])
    func everyToneLoopsWithoutAClick(name: String, samplesPerSecond: Int) throws {
        let loop = try #require(ToneCatalogue.samples(named: name, samplesPerSecond: samplesPerSecond))
        var peak: Float = 0
        var steepest: Float = 0
        for (before, after) in zip(loop, loop.dropFirst()) {
            peak = max(peak, abs(after))
            steepest = max(steepest, abs(after - before))
        }
        #expect(abs(peak - 0.9) < 0.001)
        let join = abs((loop.first ?? 1) - (loop.last ?? 0))
        #expect(join <= steepest, "the join steps by \(join), the loop itself by \(steepest) at most")
    }

    @Test func theDefaultIsFirstAndPulsesAt880Hertz() throws {
        #expect(ToneCatalogue.all.first?.name == ToneCatalogue.defaultName)
        #expect(ToneCatalogue.all.count >= 4)
        let loop = try #require(ToneCatalogue.samples(named: "beacon", samplesPerSecond: 48_000))
        // 880 Hz crosses zero upwards 88 times in 100 ms; the pulse's middle is away from its edges.
        let pulse = loop[1_200..<6_000]
        var crossings = 0
        for (before, after) in zip(pulse, pulse.dropFirst()) where before < 0 && after >= 0 { crossings += 1 }
        #expect((86...90).contains(crossings))
        #expect(loop.suffix(1_000).allSatisfy { $0 == 0 })
    }

    @Test func theEscalatingToneGrowsInThreeStagesOfHalfAMinute() throws {
        let stages = try #require(ToneCatalogue.stages(named: "escalating", samplesPerSecond: 8_000))
        #expect(stages.count == 3)
        for stage in stages.dropLast() { #expect(stage.loop.count * stage.repetitions == 30 * 8_000) }
        #expect(stages.last?.repetitions == .max)
        let peaks = stages.map { $0.loop.reduce(Float(0)) { max($0, abs($1)) } }
        #expect(peaks == peaks.sorted() && Set(peaks).count == 3)
        #expect(ToneCatalogue.stages(named: "bells", samplesPerSecond: 8_000)?.count == 1)
        #expect(ToneCatalogue.stages(named: "nothing", samplesPerSecond: 8_000) == nil)
    }

    @Test func anUnknownNameHasNoTone() {
        #expect(ToneCatalogue.samples(named: "Beacon", samplesPerSecond: 48_000) == nil)
    }

    @Test func theSameNameGivesTheSameSamples() {
        for tone in ToneCatalogue.all {
            let one = ToneCatalogue.samples(named: tone.name, samplesPerSecond: 48_000)
            #expect(one == ToneCatalogue.samples(named: tone.name, samplesPerSecond: 48_000))
        }
    }
}
