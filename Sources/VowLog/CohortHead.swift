/// The newest record that a device has shipped to a cohort, signed by the device's key, so that whoever holds the
/// records without any key of the log can tell that none is missing and none was changed.
///
/// The signature (Ed25519) is over the text `vow-cohort-head-1`, the log's name (16 bytes), the position (8 bytes, most
/// significant first) and the record's hash (32 bytes).
package struct CohortHead: Hashable, Sendable {
    /// The record.
    package let head: HeadRecord
    /// The public key of the device, 32 bytes.
    package let device: [UInt8]
    /// The signature, 64 bytes.
    package let signature: [UInt8]

    /// Takes a head as it was kept, without trusting it.
    package init(head: HeadRecord, device: [UInt8], signature: [UInt8]) {
        self.head = head
        self.device = device
        self.signature = signature
    }

    /// Signs a head of a log with the secret of a device, 32 bytes.
    package init(_ head: HeadRecord, of logID: [UInt8], secret: any KeyBytes) throws(WireError) {
        self.init(
            head: head, device: try DeviceSignature.publicKey(ofSecret: secret),
            signature: try DeviceSignature.signature(
                of: CohortHead.text(head, of: logID), secret: secret))
    }

    /// Whether the device that it names signed it for the log of this name.
    package func isSigned(for logID: [UInt8]) -> Bool {
        DeviceSignature.isMade(signature, of: CohortHead.text(head, of: logID), publicKey: device)
    }

    private static func text(_ head: HeadRecord, of logID: [UInt8]) -> [UInt8] {
        var bytes = Array("vow-cohort-head-1".utf8) + logID
        withUnsafeBytes(of: head.position.bigEndian) { bytes.append(contentsOf: $0) }
        return bytes + head.hash
    }
}
