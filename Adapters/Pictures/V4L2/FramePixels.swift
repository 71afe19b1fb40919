package import VowPorts

/// Converts camera frames to greyscale.
package enum FramePixels {
    /// The pixel layout of a frame.
    package enum Layout: Equatable, Sendable {
        /// A brightness byte per pixel.
        case grey(stride: Int)
        /// Two bytes per pixel, the first of which is the brightness (packed YUV 4:2:2).
        case yuyv(stride: Int)
        /// A JPEG picture.
        case jpeg
    }

    /// Converts a frame. Throws `picture.unreadable` if it is truncated or no picture.
    package static func picture(
        _ bytes: UnsafeRawBufferPointer, _ layout: Layout, width: Int, height: Int, reader: any PictureReader
    ) throws(PortFailure) -> GreyPicture {
        let (stride, step): (Int, Int)
        switch layout {
        case .jpeg: return try reader.picture(from: Array(bytes))
        case .grey(let rowBytes): (stride, step) = (max(rowBytes, width), 1)
        case .yuyv(let rowBytes): (stride, step) = (max(rowBytes, 2 * width), 2)
        }
        guard width > 0, height > 0, bytes.count >= stride * (height - 1) + step * width else {
            throw PortFailure(
                code: "picture.unreadable", message: .camerasFrameWasCutOff,
                repair: .plugOutIn)
        }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height)
        for row in 0..<height {
            let start = row * stride
            for column in 0..<width { pixels.append(bytes[start + step * column]) }
        }
        return GreyPicture(width: width, height: height, pixels: pixels)
    }
}
