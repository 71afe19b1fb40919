package import VowCore

/// A sensor of the device that a challenge may need.
package protocol DeviceSensor: AnyObject, Sendable {
    /// The part that it is.
    var part: DevicePart { get }
    /// Whether it is there and its service answers; false if unknown. Blocks for a second at most.
    func isPresent() -> Bool
}
