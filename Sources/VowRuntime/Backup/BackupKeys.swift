package import VowLog
package import VowPorts

/// What the vault keeps to make backups: the public part of the recovery key, and the secret that makes them this
/// device's. Neither opens one.
package enum BackupKeys {
    /// The class of the secret; it belongs to a device and is in no export.
    static let secretClass = "backup"
    /// The class of the public part.
    static let publicClass = "backup-to"

    /// The seal in force; nil where no recovery key was ever made.
    package static func seal(in vault: any KeyVault) throws(PortFailure) -> BackupSeal? {
        let keys = try vault.keys()
        guard let secret = keys.last(where: { $0.personalClass == secretClass }),
            let open = keys.last(where: { $0.personalClass == publicClass })
        else { return nil }
        return BackupSeal(publicKey: open.bytes, secret: secret.bytes)
    }

    /// Takes a seal in the place of the one before. What was sealed under that one still opens with its own key.
    package static func keep(_ seal: BackupSeal, in vault: any KeyVault) throws(PortFailure) {
        for name in [secretClass, publicClass] { try vault.destroyKeys(of: name) }
        _ = try vault.restore([
            VaultKey(id: "\(publicClass)-\(seal.name)", personalClass: publicClass, bytes: seal.publicKey),
            VaultKey(id: "\(secretClass)-\(seal.name)", personalClass: secretClass, bytes: seal.secret),
        ])
    }
}
