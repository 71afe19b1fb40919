import Foundation
import VowCore
import VowPorts
import PictureAdapters

/// A picture as a sleepy person's camera sees it, and what it shows.
struct CodePicture: Sendable {
    /// What surrounds the code.
    enum Scene: String, CaseIterable, Sendable {
        /// A wall of one shade.
        case plain
        /// Rectangles, stripes, checkered textures and rings.
        case cluttered
    }

    let picture: GreyPicture
    /// What the code in it holds; nil where there is none.
    let payload: String?
}

/// Makes pictures of codes from a seed; the same seed and number give the same picture.
///
/// A code has modules of 3 to 8 pixels, is tilted up to 45 degrees about one axis and 20 about the other, turned by any
/// angle, and blurred by a Gaussian whose width at half its height is up to one module; with noise, darkness, low
/// contrast, glare, or a finger over up to a twentieth of it, away from the finder patterns.
struct CodePictures: Sendable {
    static let width = 1_280
    static let height = 720

    /// Codes that hang elsewhere, none of which is the registered one.
    private static let rooms = ["hall", "kitchen", "bath"]

    let seed: UInt64
    /// What the registered code holds.
    let registered: String

    /// The modules of the registered code, as it was drawn once.
    private let modules: [[Bool]]

    init(seed: UInt64, registered: String) throws(PortFailure) {
        self.seed = seed
        self.registered = registered
        modules = try ZXingCodeDrawer().modules(of: registered)
    }

    /// A picture that shows the registered code.
    func registered(_ number: Int, in scene: CodePicture.Scene) -> CodePicture {
        var chance = Chance(seed: seed, 1, number)
        return CodePicture(picture: seen(modules, in: scene, &chance), payload: registered)
    }

    /// A picture that shows another code.
    func other(_ number: Int) throws(PortFailure) -> CodePicture {
        var chance = Chance(seed: seed, 2, number)
        let room = CodePictures.rooms[chance.below(CodePictures.rooms.count)]
        let payload = "vow:\(room):\(String(chance.bits.next() >> 32, radix: 16))"
        let modules = try ZXingCodeDrawer().modules(of: payload)
        return CodePicture(picture: seen(modules, in: .cluttered, &chance), payload: payload)
    }

    /// A picture without a code.
    func blank(_ number: Int) -> CodePicture {
        var chance = Chance(seed: seed, 3, number)
        let canvas = Canvas.room(.cluttered, &chance)
        return CodePicture(picture: canvas.finished(noise: chance.within(0, 10), &chance), payload: nil)
    }

    private func seen(_ modules: [[Bool]], in scene: CodePicture.Scene, _ chance: inout Chance) -> GreyPicture
    {
        var canvas = Canvas.room(scene, &chance)
        let sheet = Sheet(modules: modules, &chance)
        canvas.draw(sheet, &chance)
        canvas.blur(sigma: chance.within(0, 1) * sheet.modulePixels / 2.355)
        let contrast = chance.happens(40) ? chance.within(0.35, 1) : 1
        let light = chance.happens(40) ? chance.within(0.15, 0.6) : 1
        canvas.light(contrast: contrast, light: light)
        if chance.happens(25) { canvas.glare(near: sheet, &chance) }
        return canvas.finished(noise: chance.within(0, 10) * light, &chance)
    }
}

/// Chances that follow from a seed.
struct Chance {
    var bits: RandomBits

    init(seed: UInt64, _ kind: Int, _ number: Int) {
        var start = RandomBits(seed: seed &* 1_000_003 &+ UInt64(kind), from: number)
        bits = RandomBits(seed: start.next())
    }

    mutating func below(_ limit: Int) -> Int { Int(bits.next() % UInt64(limit)) }
    mutating func within(_ low: Int, _ high: Int) -> Int { low + below(high - low + 1) }
    mutating func within(_ low: Double, _ high: Double) -> Double {
        low + (high - low) * Double(bits.next() >> 11) / Double(1 << 53)
    }
    mutating func happens(_ percent: Int) -> Bool { below(100) < percent }

    /// Three numbers of about the standard normal distribution: sums of four uniform ones each (Irwin-Hall), since a
    /// picture has a million of them.
    mutating func normals() -> (Float, Float, Float) {
        let (one, other) = (bits.next(), bits.next())
        func normal(_ bits: UInt64) -> Float {
            let sum = (bits & 1_023) + (bits >> 10 & 1_023) + (bits >> 20 & 1_023) + (bits >> 30 & 1_023)
            // Four uniform numbers from 0 to 1,023 have the mean 2,046 and the deviation 591.
            return (Float(sum) - 2_046) / 591
        }
        return (normal(one), normal(other), normal((one >> 40) | (other >> 40) << 20))
    }
}
