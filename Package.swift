// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The house rules every target is compiled under.
let rules: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

func module(_ name: String, path: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, path: path, swiftSettings: rules)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: dependencies, path: "Tests/" + name, exclude: exclude,
        swiftSettings: rules)
}

/// C libraries of the system, described by a module map under Adapters/System.
func system(_ name: String, pkgConfig: String? = nil, apt: [String]) -> Target {
    .systemLibrary(
        name: name, path: "Adapters/System/" + name, pkgConfig: pkgConfig, providers: [.apt(apt)])
}

/// Shims over C libraries that are opened at run time, or of the kernel.
func shims(
    _ name: String, exclude: [String] = [], headers: [String] = [], linking: [String] = [],
    fetched: [String] = []
) -> Target {
    .target(
        name: name, path: "Adapters/System/" + name, exclude: exclude,
        cSettings: [.unsafeFlags(headers.map { "-I/usr/include/" + $0 })]
            + fetched.map { .headerSearchPath($0) },
        linkerSettings: linking.map { .linkedLibrary($0) })
}

let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let sqlite: Target.Dependency = .product(name: "GRDBSQLite", package: "GRDB.swift")
let crypto: Target.Dependency = .product(name: "Crypto", package: "swift-crypto")
let arguments: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

/// The files of the page, which the program carries in itself.
let page: [Resource] = {
    let folder = Context.packageDirectory + "/Sources/VowWeb/Page"
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.contains(".") }.sorted().map { .embedInCode("Page/" + $0) }
}()

let package = Package(
    name: "vow",
    products: [
        .executable(name: "vow", targets: ["vow"]),
        .executable(name: "vow-lab", targets: ["vow-lab"]),
        .library(name: "VowRecitation", targets: ["VowRecitation"]),
        // Loaded into programs under test.
        .library(name: "vow-faults", type: .dynamic, targets: ["FaultInjection"]),
    ],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.2"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.5.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    ],
    targets: [
        // MARK: The product, from the pure core outwards.
        // Links the mathematics library itself, since a program of it alone may link nothing else.
        .target(
            name: "VowRecitation", path: "Sources/VowRecitation", exclude: ["README.md"],
            resources: ["English/words-en", "Spanish/words-es", "Chinese/words-zh"].map {
                .embedInCode("Reading/\($0).txt")
            },
            swiftSettings: rules,
            linkerSettings: [.linkedLibrary("m")]),
        .target(
            name: "VowCore", dependencies: ["VowRecitation"], path: "Sources/VowCore",
            resources: ["signs-en", "signs-es", "signs-zh", "weights"].map {
                .embedInCode("Interview/Safety/\($0).txt")
            }
                + [
                    "English/lines-en", "Spanish/lines-es", "Lines/lines", "Chinese/lines-zh",
                    "Chinese/talk-zh",
                    "Talk/talk", "Talk/talk-weights",
                ].map { .embedInCode("Interview/\($0).txt") },
            swiftSettings: rules),
        module("VowLog", path: "Sources/VowLog", ["VowCore", "VowRecitation", crypto]),
        module("VowPorts", path: "Sources/VowPorts", ["VowCore", "VowRecitation", "VowLog"]),
        module("VowSystem", path: "Sources/VowSystem", ["VowCore", "VowPorts"]),
        module("VowHearing", path: "Sources/VowHearing", ["VowCore", "VowPorts", "VowRecitation"]),
        .target(name: "VowTexts", path: "Sources/VowTexts", exclude: ["Catalogue"], swiftSettings: rules),
        .executableTarget(
            name: "vow-texts", dependencies: ["VowTexts"], path: "Sources/vow-texts", swiftSettings: rules),
        module("VowAnswers", path: "Sources/VowAnswers", ["VowCore", "VowRecitation", "VowTexts"]),
        .target(
            name: "VowRuntime",
            dependencies: ["VowAnswers", "VowCore", "VowRecitation", "VowLog", "VowPorts", "VowSystem"],
            path: "Sources/VowRuntime",
            resources: ["zh", "en", "es"].map { .embedInCode("Coach/Starter/\($0).json") }
                + [.embedInCode("Coach/voices.tsv"), .embedInCode("Interview/helplines.tsv")],
            swiftSettings: rules),
        .target(
            name: "VowWeb",
            dependencies: [
                "VowAnswers", "VowCore", "VowPorts", "VowRuntime", crypto,
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "HummingbirdTLS", package: "hummingbird"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ],
            path: "Sources/VowWeb", resources: page, swiftSettings: rules),

        // MARK: C libraries that adapters call.
        system("CSound", apt: ["libfftw3-dev", "libpulse-dev", "libsndfile1-dev", "libsoxr-dev"]),
        system("CSystemd", pkgConfig: "libsystemd", apt: ["libsystemd-dev"]),
        shims("CLinux", headers: ["PCSC"]),
        shims("CNetwork", headers: ["postgresql"]),
        shims("CPictures", linking: ["ZXing"]),
        // Without the fetched header the shim compiles to a library that says "not built in".
        shims(
            "CSpeech", exclude: ["backend"],
            headers: [
                "pocketsphinx", "sphinxbase", "x86_64-linux-gnu", "x86_64-linux-gnu/sphinxbase",
                "aarch64-linux-gnu", "aarch64-linux-gnu/sphinxbase",
            ], fetched: ["../../../.deps/models/sherpa-onnx/include"]),

        // MARK: Adapters by kind: a folder in each for a technology.
        module(
            "CloudAdapters", path: "Adapters/Cloud",
            ["CNetwork", "VowCore", "VowHearing", "VowPorts", "VowRecitation", "VowSystem"]),
        module("HomeAdapters", path: "Adapters/Homes", ["CNetwork", "VowPorts", "VowSystem"]),
        module(
            "InMemory", path: "Adapters/Fakes",
            ["VowCore", "VowLog", "VowPorts", "VowRecitation", "VowSystem"]),
        module(
            "LinuxAdapters", path: "Adapters/Linux",
            ["CLinux", "CSystemd", "VowCore", "VowLog", "VowPorts", "VowSystem"]),
        module("PictureAdapters", path: "Adapters/Pictures", ["CPictures", "VowPorts", "VowSystem"]),
        module(
            "SoundAdapters", path: "Adapters/Sound",
            ["CSound", "VowCore", "VowHearing", "VowLog", "VowPorts", "VowSystem"]),
        .target(
            name: "SpeechAdapters",
            dependencies: [
                "CSound", "CSpeech", "VowCore", "VowHearing", "VowPorts", "VowRecitation", "VowSystem",
                crypto,
            ],
            path: "Adapters/Speech", resources: [.embedInCode("SpeechModels/Catalogue/models.tsv")],
            swiftSettings: rules),
        module(
            "StorageAdapters", path: "Adapters/Storage",
            ["CNetwork", "VowCore", "VowLog", "VowPorts", "VowSystem", grdb, sqlite]),
        module("TagAdapters", path: "Adapters/Tags", ["CLinux", "VowPorts"]),

        // MARK: The programs, which alone know every adapter.
        // What both need: the home, the answers, the exit codes, the engines.
        module(
            "VowCommandLine", path: "Sources/VowCommandLine",
            [
                "CloudAdapters", "LinuxAdapters", "SoundAdapters", "SpeechAdapters", "StorageAdapters",
                "VowAnswers", "VowCore", "VowHearing", "VowLog", "VowPorts", "VowRecitation", "VowRuntime",
                "VowSystem", arguments,
            ]),
        .executableTarget(
            name: "vow",
            dependencies: [
                "CloudAdapters", "HomeAdapters", "InMemory", "LinuxAdapters", "PictureAdapters",
                "SoundAdapters", "SpeechAdapters", "StorageAdapters", "TagAdapters", "VowAnswers",
                "VowCommandLine", "VowCore", "VowHearing", "VowLog", "VowPorts", "VowRecitation",
                "VowRuntime", "VowSystem", "VowTexts", "VowWeb", arguments,
            ],
            path: "Sources/vow", swiftSettings: rules),

        // What measures and proves; in no package.
        module(
            "VowLab", path: "Sources/VowLab",
            ["VowCore", "VowHearing", "VowLog", "VowPorts", "VowRecitation", "VowRuntime"]),
        .executableTarget(
            name: "vow-lab",
            dependencies: [
                "LinuxAdapters", "SoundAdapters", "SpeechAdapters", "StorageAdapters", "VowAnswers",
                "VowCommandLine", "VowCore", "VowLab", "VowLog", "VowPorts", "VowRecitation", "VowRuntime",
                "VowSystem", arguments,
            ],
            path: "Sources/vow-lab", swiftSettings: rules),

        // MARK: What tests share.
        module("BuiltProgram", path: "Tests/Support/BuiltProgram", ["SpeechAdapters", "VowSystem"]),
        .target(name: "FaultInjection", path: "Tests/Support/FaultInjection"),
        module(
            "LivedDays", path: "Tests/Support/LivedDays",
            ["InMemory", "VowAnswers", "VowCore", "VowPorts", "VowRecitation", "VowRuntime"]),
        module("OperationLimits", path: "Tests/Support/OperationLimits", ["VowAnswers", "VowRuntime"]),
        module(
            "PortContracts", path: "Tests/PortContracts", ["VowCore", "VowLog", "VowPorts", "VowRecitation"]),
        module("ScriptedBackend", path: "Tests/Support/ScriptedBackend", ["VowWeb"]),
        module("TestSupport", path: "Tests/Support/TestSupport", ["CSystemd"]),
        .executableTarget(
            name: "vow-log-writer",
            dependencies: ["StorageAdapters", "VowCore", "VowLog", "VowPorts", "VowRuntime"],
            path: "Tests/Support/LogWriter", swiftSettings: rules),

        // MARK: Tests, in the order of what they test.
        tests("VowRecitation", ["VowRecitation"]),
        tests("VowCore", ["VowCore", "VowLog", "VowRecitation"]),
        tests("VowLog", ["VowCore", "VowRecitation", "VowLog"]),
        tests(
            "VowHearing",
            [
                "InMemory", "PortContracts", "SpeechAdapters", "VowCore", "VowHearing", "VowPorts",
                "VowRecitation",
            ], exclude: ["Liveness/Support"]),
        tests("VowTexts", ["VowTexts", "vow-texts"]),
        tests("VowAnswers", ["VowCore", "VowRecitation", "VowAnswers"]),
        tests(
            "VowRuntime",
            [
                "InMemory", "LinuxAdapters", "LivedDays", "OperationLimits", "PortContracts", "VowAnswers",
                "VowCore", "VowLog", "VowPorts", "VowRecitation", "VowRuntime", "VowSystem",
            ], exclude: ["Calendar/Support/peer_opinion.py"]),
        tests(
            "VowLab",
            [
                "InMemory", "SpeechAdapters", "VowAnswers", "VowCore", "VowHearing", "VowLab", "VowLog",
                "VowPorts", "VowRecitation", "VowRuntime",
            ]),
        tests(
            "VowWeb",
            [
                "OperationLimits", "ScriptedBackend", "SoundAdapters", "TestSupport", "VowAnswers", "VowCore",
                "VowLog",
                "VowRuntime", "VowWeb", crypto,
            ], exclude: ["Support"]),
        tests(
            "Cloud",
            [
                "BuiltProgram", "CloudAdapters", "InMemory", "PortContracts", "TestSupport", "vow",
                "VowAnswers", "VowCore", "VowPorts", "VowRecitation", "VowRuntime",
            ], exclude: ["CloudSpeech/Support/tls_service.py"]),
        tests("InMemory", ["InMemory", "PortContracts", "VowCore", "VowLog", "VowPorts"]),
        tests(
            "Linux",
            [
                "CLinux", "CSystemd", "LinuxAdapters", "PortContracts", "TestSupport", "VowAnswers",
                "VowCore",
                "VowLog", "VowPorts",
            ]),
        tests(
            "Pictures",
            [
                "InMemory", "PictureAdapters", "PortContracts", "TagAdapters", "TestSupport", "VowCore",
                "VowPorts",
            ]),
        tests(
            "Sound",
            [
                "CSound", "InMemory", "PortContracts", "SoundAdapters", "SpeechAdapters", "VowAnswers",
                "VowCore", "VowHearing", "VowPorts", "VowRuntime", "VowSystem",
            ]),
        tests(
            "Speech",
            [
                "BuiltProgram", "InMemory", "PortContracts", "SoundAdapters", "SpeechAdapters", "TestSupport",
                "vow", "VowAnswers", "VowCommandLine", "VowCore", "VowHearing", "VowLog", "VowPorts",
                "VowRecitation", "VowRuntime", crypto,
            ], exclude: ["Wyoming/Support/peer.py"]),
        tests(
            "Storage",
            [
                "BuiltProgram", "InMemory", "PortContracts", "StorageAdapters", "TestSupport", "vow",
                "vow-lab", "vow-log-writer", "VowAnswers", "VowCore", "VowLog", "VowPorts", "VowRecitation",
                "VowRuntime", grdb,
            ]),

        // MARK: Tests of the whole.
        tests("Architecture", []),
        tests("Scenarios", ["LinuxAdapters", "VowCore", "VowRecitation"]),
        tests(
            "EndToEnd",
            [
                "BuiltProgram", "LinuxAdapters", "OperationLimits", "SoundAdapters", "SpeechAdapters",
                "StorageAdapters", "TestSupport", "vow", "vow-bench", "vow-lab", "VowAnswers",
                "VowCommandLine", "VowCore", "VowLog", "VowPorts", "VowRecitation", "VowRuntime",
                "VowSystem", "VowWeb",
            ]),
        tests(
            "Service",
            ["LinuxAdapters", "SoundAdapters", "TestSupport", "vow", "vow-lab", "VowPorts", "VowSystem"]),

        // MARK: The benchmarks.
        .executableTarget(
            name: "vow-bench",
            dependencies: [
                "InMemory", "LinuxAdapters", "LivedDays", "PictureAdapters", "ScriptedBackend",
                "SoundAdapters", "SpeechAdapters", "StorageAdapters", "TestSupport", "VowAnswers",
                "VowCommandLine", "VowCore", "VowHearing", "VowLab", "VowLog", "VowPorts", "VowRecitation",
                "VowRuntime", "VowSystem", "VowWeb", sqlite,
            ],
            path: "Tests/Benchmarks", exclude: ["Peers"], swiftSettings: rules),
    ],
    cxxLanguageStandard: .cxx17
)
