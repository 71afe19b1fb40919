import Foundation
import VowPorts

/// A sheet with a code on it, tilted and turned in front of a camera.
struct Sheet {
    let modules: [[Bool]]
    /// How large a module is, where the tilt makes it smallest.
    let modulePixels: Double
    let centre: (x: Double, y: Double)
    /// Half of a side with its margin of four modules, in pixels before the tilt.
    let half: Double
    /// A square over the corner that has no finder pattern, as a part of the side; 0 where there is none.
    let cover: Double
    let coverShade: Float

    /// The directions of the sheet's sides in space, and how far the camera is away.
    private let across: (x: Double, y: Double, z: Double)
    private let down: (x: Double, y: Double, z: Double)
    private let far: Double

    init(modules: [[Bool]], _ chance: inout Chance) {
        self.modules = modules
        modulePixels = chance.within(3, 8)
        var tilts = [chance.within(-45, 45) * Double.pi / 180, chance.within(-20, 20) * Double.pi / 180]
        if chance.happens(50) { tilts.reverse() }
        let turn = chance.within(0, 2 * Double.pi)
        let count = Double(modules.count + 8)
        let shortened = min(cos(tilts[0]), cos(tilts[1]))
        half = min(count * modulePixels / 2 / shortened, 0.44 * Double(CodePictures.height))
        far = 6 * half
        func turned(_ x: Double, _ y: Double) -> (x: Double, y: Double, z: Double) {
            let (flatX, flatY) = (x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn))
            return (
                flatX * cos(tilts[0]), flatY * cos(tilts[1]), flatX * sin(tilts[0]) + flatY * sin(tilts[1])
            )
        }
        (across, down) = (turned(1, 0), turned(0, 1))
        cover = chance.happens(20) ? chance.within(0, 0.05).squareRoot() : 0
        coverShade = Float(chance.within(120, 220))
        let reach = Sheet.reach(across, down, half: half, far: far)
        let (width, height) = (Double(CodePictures.width), Double(CodePictures.height))
        centre = (
            chance.within(reach.x, max(reach.x, width - reach.x)),
            chance.within(reach.y, max(reach.y, height - reach.y))
        )
    }

    /// How far the corners lie from the centre, in pixels.
    private static func reach(
        _ across: (x: Double, y: Double, z: Double), _ down: (x: Double, y: Double, z: Double), half: Double,
        far: Double
    ) -> (x: Double, y: Double) {
        var reach = (x: 0.0, y: 0.0)
        for (a, b) in [(-half, -half), (half, -half), (half, half), (-half, half)] {
            let scale = far / (far + a * across.z + b * down.z)
            reach.x = max(reach.x, abs((a * across.x + b * down.x) * scale) + 2)
            reach.y = max(reach.y, abs((a * across.y + b * down.y) * scale) + 2)
        }
        return reach
    }

    /// The shade that the camera sees at a place of the picture; nil beside the sheet.
    func shade(atX pictureX: Double, y pictureY: Double) -> Float? {
        let (x, y) = (pictureX - centre.x, pictureY - centre.y)
        // A ray through the place meets the sheet where both of its distances fit: two equations for two numbers.
        let (acrossX, acrossY) = (across.x - x / far * across.z, across.y - y / far * across.z)
        let (downX, downY) = (down.x - x / far * down.z, down.y - y / far * down.z)
        let determinant = acrossX * downY - acrossY * downX
        guard determinant != 0 else { return nil }
        let a = (x * downY - y * downX) / determinant
        let b = (acrossX * y - acrossY * x) / determinant
        guard abs(a) < half, abs(b) < half else { return nil }
        let (right, below) = ((a + half) / (2 * half), (b + half) / (2 * half))
        if cover > 0, (0.96 - cover...0.96).contains(right), (0.96 - cover...0.96).contains(below) {
            return coverShade
        }
        let count = Double(modules.count + 8)
        let (column, row) = (Int(right * count) - 4, Int(below * count) - 4)
        guard modules.indices.contains(row), modules.indices.contains(column) else { return 255 }
        return modules[row][column] ? 0 : 255
    }
}

/// A picture in the making.
struct Canvas {
    private static let (width, height) = (CodePictures.width, CodePictures.height)
    /// How many rays a pixel's side is seen with.
    private static let rays = 3

    private var shades: [Float]

    /// A wall, and what stands before it.
    static func room(_ scene: CodePicture.Scene, _ chance: inout Chance) -> Canvas {
        var canvas = Canvas(
            shades: [Float](repeating: Float(chance.within(60, 199)), count: width * height))
        guard scene == .cluttered else { return canvas }
        for _ in 0..<chance.within(10, 59) { canvas.addThing(&chance) }
        return canvas
    }

    private mutating func fill(_ x: Int, _ y: Int, _ wide: Int, _ high: Int, _ shade: Float) {
        let (left, right) = (max(0, x), min(Canvas.width, x + wide))
        let (top, bottom) = (max(0, y), min(Canvas.height, y + high))
        guard left < right, top < bottom else { return }
        for row in top..<bottom {
            for column in left..<right { shades[row * Canvas.width + column] = shade }
        }
    }

    private mutating func addThing(_ chance: inout Chance) {
        let (x, y) = (chance.below(Canvas.width), chance.below(Canvas.height))
        let (wide, high) = (chance.within(5, 399), chance.within(5, 299))
        let shade = Float(chance.below(256))
        switch chance.below(4) {
        case 0: fill(x, y, wide, high, shade)
        case 1:
            let gap = chance.within(2, 13)
            for place in stride(from: 0, to: wide, by: gap) {
                fill(x + place, y, chance.within(1, 5), high, shade)
            }
        case 2:
            let side = chance.within(3, 15)
            for row in stride(from: 0, to: high, by: side) {
                for column in stride(from: 0, to: wide, by: side) where chance.happens(50) {
                    fill(x + column, y + row, side, side, shade)
                }
            }
        default: ring(x, y, wide, high, thickness: chance.within(1, 19), shade)
        }
    }

    private mutating func ring(
        _ x: Int, _ y: Int, _ wide: Int, _ high: Int, thickness: Int, _ shade: Float
    ) {
        func isWithin(_ column: Int, _ row: Int, inset: Int) -> Bool {
            let (a, b) = (Double(wide) / 2 - Double(inset), Double(high) / 2 - Double(inset))
            guard a > 0, b > 0 else { return false }
            let u = (Double(column) + 0.5 - Double(wide) / 2) / a
            let v = (Double(row) + 0.5 - Double(high) / 2) / b
            return u * u + v * v <= 1
        }
        for row in 0..<min(high, Canvas.height - y) {
            for column in 0..<min(wide, Canvas.width - x)
            where isWithin(column, row, inset: 0) && !isWithin(column, row, inset: thickness) {
                shades[(y + row) * Canvas.width + x + column] = shade
            }
        }
    }

    /// Lays a sheet over what is there, each pixel as the mean of its rays.
    mutating func draw(_ sheet: Sheet, _ chance: inout Chance) {
        let reach = Int(sheet.half * 1.8) + 2
        let rows = max(0, Int(sheet.centre.y) - reach)..<min(Canvas.height, Int(sheet.centre.y) + reach)
        let columns = max(0, Int(sheet.centre.x) - reach)..<min(Canvas.width, Int(sheet.centre.x) + reach)
        let step = 1 / Double(Canvas.rays)
        for row in rows {
            for column in columns {
                let behind = shades[row * Canvas.width + column]
                var sum: Float = 0
                for ray in 0..<Canvas.rays * Canvas.rays {
                    let x = Double(column) + (Double(ray % Canvas.rays) + 0.5) * step
                    let y = Double(row) + (Double(ray / Canvas.rays) + 0.5) * step
                    sum += sheet.shade(atX: x, y: y) ?? behind
                }
                shades[row * Canvas.width + column] = sum / Float(Canvas.rays * Canvas.rays)
            }
        }
    }

    /// A Gaussian, by rows and then by columns.
    mutating func blur(sigma: Double) {
        guard sigma > 0.2 else { return }
        let reach = Int((3 * sigma).rounded(.up))
        var weights = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * sigma * sigma))) }
        let sum = weights.reduce(0, +)
        weights = weights.map { $0 / sum }
        let (width, height) = (Canvas.width, Canvas.height)
        for isAcross in [true, false] {
            var blurred = shades
            for row in 0..<height {
                for column in 0..<width {
                    var value: Float = 0
                    for (place, weight) in weights.enumerated() {
                        let shift = place - reach
                        let x = isAcross ? min(width - 1, max(0, column + shift)) : column
                        let y = isAcross ? row : min(height - 1, max(0, row + shift))
                        value += weight * shades[y * width + x]
                    }
                    blurred[row * width + column] = value
                }
            }
            shades = blurred
        }
    }

    mutating func light(contrast: Double, light: Double) {
        for place in shades.indices {
            shades[place] = (128 + (shades[place] - 128) * Float(contrast)) * Float(light)
        }
    }

    /// A lamp's reflection near a sheet.
    mutating func glare(near sheet: Sheet, _ chance: inout Chance) {
        let spread = chance.within(0.5, 2) * sheet.half
        let x = sheet.centre.x + chance.within(-1, 1) * sheet.half
        let y = sheet.centre.y + chance.within(-1, 1) * sheet.half
        for row in 0..<Canvas.height {
            for column in 0..<Canvas.width {
                let distance = pow(Double(column) - x, 2) + pow(Double(row) - y, 2)
                shades[row * Canvas.width + column] += Float(90 * exp(-distance / (2 * spread * spread)))
            }
        }
    }

    /// The picture, with noise of a deviation.
    func finished(noise: Double, _ chance: inout Chance) -> GreyPicture {
        var pixels = [UInt8](repeating: 0, count: shades.count)
        let deviation = Float(noise)
        for place in stride(from: 0, to: shades.count, by: 3) {
            let normals = chance.normals()
            for (shift, normal) in [normals.0, normals.1, normals.2].enumerated()
            where place + shift < pixels.count {
                let value = shades[place + shift] + deviation * normal
                pixels[place + shift] = UInt8(max(0, min(255, value)))
            }
        }
        return GreyPicture(width: Canvas.width, height: Canvas.height, pixels: pixels)
    }
}
