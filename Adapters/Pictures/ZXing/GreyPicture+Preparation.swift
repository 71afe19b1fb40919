import VowPorts

/// Makes codes readable in dark, pale, grainy or unevenly lit pictures.
extension GreyPicture {
    /// Stretches the contrast: the darkest and the brightest hundredth become black and white.
    func stretched() -> GreyPicture {
        var counts = [Int](repeating: 0, count: 256)
        for pixel in pixels { counts[Int(pixel)] += 1 }
        let edge = pixels.count / 100
        let low = Self.shade(counts, passing: edge)
        let high = Self.shade(counts, passing: pixels.count - edge - 1)
        guard high > low else { return self }
        let table = (0...255).map { UInt8(min(255, max(0, ($0 - low) * 255 / (high - low)))) }
        return GreyPicture(width: width, height: height, pixels: pixels.map { table[Int($0)] })
    }

    private static func shade(_ counts: [Int], passing count: Int) -> Int {
        var sum = 0
        for shade in counts.indices {
            sum += counts[shade]
            if sum > count { return shade }
        }
        return 255
    }

    /// Replaces each pixel by the mean of 3 × 3: removes grain and keeps modules of three pixels.
    func smoothed() -> GreyPicture { GreyPicture(width: width, height: height, pixels: means(radius: 1)) }

    /// Divides each pixel by the mean of its surroundings, which removes glare and uneven light.
    func evenlyLit() -> GreyPicture {
        let around = means(radius: 40)
        var even = pixels
        for index in even.indices {
            let mean = max(8, Int(around[index]))
            even[index] = UInt8(min(255, Int(pixels[index]) * 128 / mean))
        }
        return GreyPicture(width: width, height: height, pixels: even)
    }

    /// The mean around each pixel, from summed-area tables (Crow 1984).
    private func means(radius: Int) -> [UInt8] {
        var sums = [Int32](repeating: 0, count: (width + 1) * (height + 1))
        for y in 0..<height {
            var row: Int32 = 0
            for x in 0..<width {
                row &+= Int32(pixels[y * width + x])
                sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] &+ row
            }
        }
        var means = pixels
        for y in 0..<height {
            let (top, bottom) = (max(0, y - radius), min(height, y + radius + 1))
            for x in 0..<width {
                let (left, right) = (max(0, x - radius), min(width, x + radius + 1))
                // Differences of overflowed sums are correct, because a rectangle's own sum does not overflow.
                let sum =
                    sums[bottom * (width + 1) + right] &- sums[top * (width + 1) + right]
                    &- sums[bottom * (width + 1) + left] &+ sums[top * (width + 1) + left]
                means[y * width + x] = UInt8(Int(sum) / ((bottom - top) * (right - left)))
            }
        }
        return means
    }
}
