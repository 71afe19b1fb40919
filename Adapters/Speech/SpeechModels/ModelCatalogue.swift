/// The speech models to install, pinned to versions and checksums.
///
/// Compiled into the program, so that a model can be verified from its files alone. scripts/fetch-models reads the same
/// table.
package struct ModelCatalogue: Hashable, Sendable {
    /// A model or a library that engines need.
    package struct Model: Hashable, Sendable {
        /// The folder's name, such as "moonshine-tiny-en".
        package let name: String
        /// The pinned version.
        package let version: String
        /// The groups that it is installed with: its own and those it depends on. The "default" group is installed with
        /// the program, others on request.
        package let groups: [String]
        /// Its languages, as codes; empty for a part that recognises no words.
        package let languages: [String]
        /// The licence of its files.
        package let licence: String
        /// The publisher's address.
        package let origin: String

        /// Name and version, as recorded in transcripts: "moonshine-tiny-en@0.0.65".
        package var identity: String { "\(name)@\(version)" }
    }

    /// A file of an installed model.
    package struct File: Hashable, Sendable {
        /// The model that it belongs to.
        package let model: String
        /// The processor architecture, or "any".
        package let architecture: String
        /// The path below a models folder.
        package let path: String
        /// The size, or 0 for a file built on the device.
        package let sizeBytes: Int
        /// The SHA-256 in lower-case hexadecimal, or nil for a file built on the device, whose checksum is recorded
        /// beside it.
        package let sha256: String?
    }

    /// A download that contains files, or is a file itself.
    package struct Package: Hashable, Sendable {
        /// The name in the rows of files.
        package let name: String
        /// A pip requirement with the version, or folder addresses to try in order.
        package let sources: [String]
        /// The processor architecture, or "any".
        package let architecture: String
        /// The download's size.
        package let sizeBytes: Int
    }

    /// The models, in the table's order.
    package let models: [Model]
    /// The files of all models for this machine.
    package let files: [File]
    /// The packages of each model for this machine, by the model's name.
    private let packagesOfModel: [String: [Package]]

    /// The compiled-in table, for this machine's architecture.
    package static let pinned = ModelCatalogue(
        table: String(decoding: PackageResources.models_tsv, as: UTF8.self), architecture: machine)

    #if arch(arm64)
        static let machine = "aarch64"
    #else
        static let machine = "x86_64"
    #endif

    /// Parses a table, keeping the rows of an architecture.
    ///
    /// Lines that start with `#` are comments; an invalid row is a programming error.
    init(table: String, architecture: String) {
        var models: [Model] = []
        var files: [File] = []
        var packages: [Package] = []
        var packageNames: [String: [String]] = [:]
        for line in table.split(separator: "\n") where !line.hasPrefix("#") {
            let row = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            switch (row.first, row.count) {
            case ("model", 7):
                models.append(
                    Model(
                        name: row[1], version: row[2], groups: row[3].split(separator: "+").map(String.init),
                        languages: row[4] == "-" ? [] : row[4].split(separator: ",").map(String.init),
                        licence: row[5], origin: row[6]))
            case ("package", 8):
                packages.append(
                    Package(
                        name: row[1], sources: row[2].split(separator: " ").map(String.init),
                        architecture: row[3], sizeBytes: Int(row[6])!))
            case ("file", 9):
                files.append(
                    File(
                        model: row[1], architecture: row[3], path: row[6], sizeBytes: Int(row[7])!,
                        sha256: row[8] == "-" ? nil : row[8]))
                for package in row[2].split(separator: "+").map(String.init)
                where !packageNames[row[1], default: []].contains(package) {
                    packageNames[row[1], default: []].append(package)
                }
            default:
                preconditionFailure("no row of the model catalogue: \(line)")
            }
        }
        let fits = { (named: String) in named == "any" || named == architecture }
        self.models = models
        self.files = files.filter { fits($0.architecture) }
        self.packagesOfModel = packageNames.mapValues { names in
            packages.filter { names.contains($0.name) && fits($0.architecture) }
        }
    }

    /// The model with this name, or nil.
    package func model(named name: String) -> Model? {
        models.first { $0.name == name }
    }

    /// The models of a group, in the table's order.
    package func models(ofGroup group: String) -> [Model] {
        models.filter { $0.groups.contains(group) }
    }

    /// The files of a model for this machine, in the table's order.
    package func files(of model: Model) -> [File] {
        files.filter { $0.model == model.name }
    }

    /// The size of an installed model.
    package func installedBytes(of model: Model) -> Int {
        files(of: model).reduce(0) { $0 + $1.sizeBytes }
    }

    /// The sources of a model's packages without duplicates, in order of preference.
    package func sources(of model: Model) -> [String] {
        var sources: [String] = []
        for source in packagesOfModel[model.name, default: []].flatMap(\.sources)
        where !sources.contains(source) {
            sources.append(source)
        }
        return sources
    }

    /// The download size of a model that is not installed.
    package func downloadBytes(of model: Model) -> Int {
        packagesOfModel[model.name, default: []].reduce(0) { $0 + $1.sizeBytes }
    }
}
