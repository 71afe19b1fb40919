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

func module(_ name: String, path: String, _ dependencies: [Target.Dependency], linking: [LinkerSetting] = [])
    -> Target
{
    .target(
        name: name, dependencies: dependencies, path: path, swiftSettings: rules, linkerSettings: linking)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: dependencies, path: "Tests/" + name, exclude: exclude,
        swiftSettings: rules)
}

/// A C library of the system, described by a module map under Adapters/System.
func system(_ name: String, pkgConfig: String? = nil, apt: [String]) -> Target {
    .systemLibrary(
        name: name, path: "Adapters/System/" + name, pkgConfig: pkgConfig, providers: [.apt(apt)])
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
        module("VowRecitation", path: "Sources/VowRecitation", []),
        module("VowWaiting", path: "Sources/VowWaiting", []),
        .target(
            name: "VowCore", dependencies: ["VowRecitation"], path: "Sources/VowCore",
            resources: ["signs-en", "signs-es", "signs-zh", "weights"].map {
                .embedInCode("Interview/Safety/\($0).txt")
            } + ["lines-zh", "talk-zh"].map { .embedInCode("Interview/Chinese/\($0).txt") },
            swiftSettings: rules),
        module("VowLog", path: "Sources/VowLog", ["VowCore", "VowRecitation", crypto]),
        module("VowPorts", path: "Sources/VowPorts", ["VowCore", "VowRecitation", "VowLog"]),
        module("VowHearing", path: "Sources/VowHearing", ["VowPorts", "VowRecitation"]),
        module("VowLiveness", path: "Sources/VowLiveness", ["VowCore", "VowPorts"]),
        module("VowCalendar", path: "Sources/VowCalendar", ["VowCore", "VowRecitation"]),
        .target(
            name: "VowTexts", path: "Sources/VowTexts", exclude: ["Catalogue"], swiftSettings: rules),
        .executableTarget(
            name: "vow-texts", dependencies: ["VowTexts"], path: "Sources/vow-texts", swiftSettings: rules),
        module("VowAnswers", path: "Sources/VowAnswers", ["VowCore", "VowRecitation", "VowTexts"]),
        .target(
            name: "VowRuntime",
            dependencies: ["VowAnswers", "VowCore", "VowRecitation", "VowLog", "VowPorts", "VowWaiting"],
            path: "Sources/VowRuntime",
            resources: ["zh", "en", "es"].map { .embedInCode("Coach/Starter/\($0).json") }
                + [.embedInCode("Coach/voices.tsv"), .embedInCode("Interview/helplines.tsv")],
            swiftSettings: rules),
        module(
            "VowSimulation", path: "Sources/VowSimulation",
            ["VowCore", "VowHearing", "VowRecitation", "VowLog", "VowPorts", "VowRuntime"]),
        module(
            "VowEvaluation", path: "Sources/VowEvaluation",
            ["VowCore", "VowRecitation", "VowPorts", "VowRuntime"]),
        .target(
            name: "VowWeb",
            dependencies: [
                "VowAnswers", "VowRuntime",
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "HummingbirdTLS", package: "hummingbird"),
                crypto,
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ],
            path: "Sources/VowWeb", resources: page, swiftSettings: rules),

        // MARK: Libraries of the system that adapters call: module maps and shims.
        // Opened at run time, and its header is not needed.
        .target(name: "CCurl", path: "Adapters/System/CCurl"),
        system("CFFTW", apt: ["libfftw3-dev"]),
        .target(name: "CFlite", path: "Adapters/System/CFlite"),
        .target(name: "CGd", path: "Adapters/System/CGd", linkerSettings: [.linkedLibrary("gd")]),
        .target(name: "CLinuxInput", path: "Adapters/System/CLinuxInput"),
        .target(name: "CLinuxTimer", path: "Adapters/System/CLinuxTimer"),
        .target(name: "CMemory", path: "Adapters/System/CMemory"),
        // Opened at run time.
        .target(name: "CMosquitto", path: "Adapters/System/CMosquitto"),
        // Opened at run time; its header's folder is the one of any Debian.
        .target(
            name: "CPCSC", path: "Adapters/System/CPCSC",
            cSettings: [.unsafeFlags(["-I/usr/include/PCSC"])]),
        // Opened at run time.
        .target(
            name: "CPocketSphinx", path: "Adapters/System/CPocketSphinx",
            cSettings: [
                .unsafeFlags(
                    [
                        "pocketsphinx", "sphinxbase", "x86_64-linux-gnu", "x86_64-linux-gnu/sphinxbase",
                        "aarch64-linux-gnu", "aarch64-linux-gnu/sphinxbase",
                    ].map { "-I/usr/include/" + $0 })
            ]),
        // Opened at run time; its header's folder is the one of any Debian.
        .target(
            name: "CPostgres", path: "Adapters/System/CPostgres",
            cSettings: [.unsafeFlags(["-I/usr/include/postgresql"])]),
        system("CPulse", apt: ["libpulse-dev"]),
        // Opened at run time: without the fetched header this compiles to a library that says "not built in".
        .target(
            name: "CSherpaOnnx", path: "Adapters/System/CSherpaOnnx",
            cSettings: [.headerSearchPath("../../../.deps/models/sherpa-onnx/include")]),
        system("CSndfile", apt: ["libsndfile1-dev"]),
        system("CSoxr", apt: ["libsoxr-dev"]),
        system("CSystemd", pkgConfig: "libsystemd", apt: ["libsystemd-dev"]),
        .target(name: "CV4L2", path: "Adapters/System/CV4L2"),
        .target(name: "CWhisper", path: "Adapters/System/CWhisper", exclude: ["backend"]),
        .target(
            name: "CZXing", path: "Adapters/System/CZXing", cxxSettings: [.unsafeFlags(["-std=c++17"])],
            linkerSettings: [.linkedLibrary("ZXing")]),

        // MARK: Adapters: each a technology for a port.
        // Starts a program of the system, and links no library.
        module("Alsa", path: "Adapters/Alsa", ["Tones", "VowPorts"]),
        module("BackupFolder", path: "Adapters/BackupFolder", ["VowLog"]),
        module("ChildSpawn", path: "Adapters/ChildSpawn", []),
        module(
            "CloudLanguage", path: "Adapters/CloudLanguage",
            ["CurlHTTP", "VowCore", "VowRecitation", "VowPorts"]),
        module(
            "CloudRating", path: "Adapters/CloudRating",
            ["CurlHTTP", "VowRecitation", "VowHearing", "VowPorts"]),
        module(
            "CloudSpeech", path: "Adapters/CloudSpeech",
            ["CurlHTTP", "VowRecitation", "VowHearing", "VowPorts"]),
        module("CurlHTTP", path: "Adapters/CurlHTTP", ["CCurl", "VowPorts"]),
        module("DesktopBus", path: "Adapters/DesktopBus", ["VowCore", "VowPorts", "CSystemd"]),
        module(
            "EarsProcess", path: "Adapters/EarsProcess", ["Helper", "VowCore", "VowRecitation", "VowPorts"]),
        // Starts a program of the system, and links no library.
        module("Espeak", path: "Adapters/Espeak", ["VowPorts"]),
        module("FFTW", path: "Adapters/FFTW", ["VowPorts", "CFFTW"]),
        module("FileKeyVault", path: "Adapters/FileKeyVault", ["FileLock", "VowLog", "VowPorts"]),
        module("FileLock", path: "Adapters/FileLock", ["VowWaiting"]),
        module("Flite", path: "Adapters/Flite", ["VowPorts", "CFlite"]),
        // One protocol, one parent and one child for everything that computes in a process of its own.
        module("Helper", path: "Adapters/Helper", ["ChildSpawn", "VowPorts", "VowWaiting"]),
        module("InMemory", path: "Adapters/InMemory", ["VowCore", "VowLog", "VowPorts"]),
        module(
            "LinuxClock", path: "Adapters/LinuxClock",
            ["VowCore", "VowLog", "VowPorts", "CLinuxTimer"]),
        module("LinuxInput", path: "Adapters/LinuxInput", ["CLinuxInput", "VowPorts"]),
        module("LinuxProbe", path: "Adapters/LinuxProbe", ["VowPorts", "CLinuxTimer"]),
        module(
            "LinuxWake", path: "Adapters/LinuxWake",
            ["VowCore", "VowPorts", "DesktopBus", "CLinuxTimer"]),
        module("LocalSocket", path: "Adapters/LocalSocket", ["VowPorts", "VowWaiting"]),
        module("Mqtt", path: "Adapters/Mqtt", ["VowPorts", "VowWaiting", "CMosquitto"]),
        module(
            "NativeEngines", path: "Adapters/NativeEngines",
            [
                "FFTW", "PocketSphinx", "SherpaOnnx", "SpeechModels", "StaticVectors", "VowLiveness",
                "VowPorts", "VowRecitation", "WhisperCpp",
            ]),
        module("PCSC", path: "Adapters/PCSC", ["VowPorts", "CPCSC"]),
        module("PictureFile", path: "Adapters/PictureFile", ["VowPorts", "CGd"]),
        module(
            "PocketSphinx", path: "Adapters/PocketSphinx",
            ["VowHearing", "VowPorts", "VowRecitation", "CPocketSphinx"]),
        module(
            "PostgreSQLEventStore", path: "Adapters/PostgreSQLEventStore",
            ["CPostgres", "VowCore", "VowLog", "VowPorts", "VowWaiting"]),
        module(
            "PulseAudio", path: "Adapters/PulseAudio",
            ["ChildSpawn", "VowCore", "VowHearing", "VowPorts", "VowWaiting", "Tones", "CPulse"]),
        module("RecordingFolder", path: "Adapters/RecordingFolder", ["VowPorts"]),
        module(
            "SherpaOnnx", path: "Adapters/SherpaOnnx",
            ["VowRecitation", "VowPorts", "VowHearing", "CSherpaOnnx"]),
        module(
            "SoundFile", path: "Adapters/SoundFile",
            ["VowHearing", "VowLog", "VowPorts", "CSndfile", "CSoxr"]),
        module(
            "SpeechEngines", path: "Adapters/SpeechEngines",
            [
                "CloudSpeech", "CurlHTTP", "EarsProcess", "NativeEngines", "SpeechModels", "VowHearing",
                "VowPorts",
                "VowRecitation", "Wyoming",
            ]),
        .target(
            name: "SpeechModels", dependencies: [crypto, "VowPorts"],
            path: "Adapters/SpeechModels",
            resources: [.embedInCode("Catalogue/models.tsv")], swiftSettings: rules),
        module(
            "SQLiteEventStore", path: "Adapters/SQLiteEventStore",
            ["FileLock", "VowCore", "VowLog", "VowPorts", grdb, sqlite]),
        module("StaticVectors", path: "Adapters/StaticVectors", ["VowPorts"]),
        module("Supervisor", path: "Adapters/Supervisor", ["VowPorts", "CMemory"]),
        module("Terminal", path: "Adapters/Terminal", ["VowPorts"]),
        module("Tones", path: "Adapters/Tones", []),
        module("V4L2", path: "Adapters/V4L2", ["VowPorts", "CV4L2"]),
        module(
            "WhisperCpp", path: "Adapters/WhisperCpp",
            ["VowRecitation", "VowHearing", "VowPorts", "CWhisper"]),
        module("Wyoming", path: "Adapters/Wyoming", ["VowRecitation", "VowHearing", "VowPorts"]),
        module("ZoneDatabase", path: "Adapters/ZoneDatabase", ["VowCore", "VowPorts"]),
        module("ZXing", path: "Adapters/ZXing", ["VowPorts", "CZXing"]),

        // MARK: The programs, which alone know every adapter.
        // What both need: the home, the answers, the exit codes, the engines.
        module(
            "VowCommandLine", path: "Sources/VowCommandLine",
            [
                "CloudSpeech", "CurlHTTP", "EarsProcess", "FileKeyVault", "Helper", "LinuxClock",
                "NativeEngines", "SoundFile", "SpeechEngines", "SpeechModels", "SQLiteEventStore", "Terminal",
                "VowAnswers",
                "VowCore", "VowHearing", "VowLog", "VowPorts", "VowRecitation", "VowRuntime", "Wyoming",
                "ZoneDatabase", arguments,
            ]),
        .executableTarget(
            name: "vow",
            dependencies: [
                "Alsa", "BackupFolder", "ChildSpawn", "CloudLanguage", "CloudRating", "CloudSpeech",
                "CurlHTTP",
                "DesktopBus", "EarsProcess", "Espeak", "FileKeyVault", "FileLock", "Flite", "Helper",
                "InMemory",
                "LinuxClock", "LinuxInput", "LinuxProbe", "LinuxWake", "LocalSocket", "Mqtt", "NativeEngines",
                "PCSC", "PictureFile", "PostgreSQLEventStore", "PulseAudio", "RecordingFolder", "SoundFile",
                "SpeechEngines", "SpeechModels", "SQLiteEventStore", "Supervisor", "Terminal", "Tones",
                "V4L2",
                "VowAnswers", "VowCalendar", "VowCommandLine",
                "VowCore", "VowHearing", "VowLog", "VowPorts", "VowRecitation", "VowRuntime", "VowWaiting",
                "VowWeb", "Wyoming", "ZoneDatabase", "ZXing", arguments,
            ],
            path: "Sources/vow", swiftSettings: rules),

        // What measures and proves; in no package.
        .executableTarget(
            name: "vow-lab",
            dependencies: [
                "Espeak", "FileKeyVault", "Flite", "Helper", "SoundFile", "SpeechEngines", "Terminal",
                "Tones", "VowAnswers", "VowCommandLine", "VowCore", "VowEvaluation", "VowLog", "VowPorts",
                "VowRecitation", "VowRuntime", "VowSimulation", arguments,
            ],
            path: "Sources/vow-lab", swiftSettings: rules),

        // MARK: What tests share.
        module("BrowserDriver", path: "Tests/Support/BrowserDriver", []),
        module("BuiltProgram", path: "Tests/Support/BuiltProgram", ["EarsProcess", "Helper"]),
        .target(name: "FaultInjection", path: "Tests/Support/FaultInjection"),
        module(
            "LivedDays", path: "Tests/Support/LivedDays",
            ["InMemory", "VowAnswers", "VowCore", "VowPorts", "VowRecitation", "VowRuntime"]),
        module("LoopbackListener", path: "Tests/Support/LoopbackListener", []),
        module(
            "PortContracts", path: "Tests/PortContracts", ["VowCore", "VowLog", "VowPorts", "VowRecitation"]),
        module(
            "OperationLimits", path: "Tests/Support/OperationLimits", ["VowAnswers", "VowRuntime"]),
        module("PrivateBus", path: "Tests/Support/PrivateBus", ["CSystemd"]),
        module("ScriptedBackend", path: "Tests/Support/ScriptedBackend", ["VowWeb"]),
        module("SmallFilesystem", path: "Tests/Support/SmallFilesystem", []),
        module("VirtualTags", path: "Tests/Support/VirtualTags", []),
        .executableTarget(
            name: "vow-log-writer",
            dependencies: [
                "FileKeyVault", "SQLiteEventStore", "VowCore", "VowLog", "VowPorts", "VowRuntime",
            ],
            path: "Tests/Support/LogWriter", swiftSettings: rules),

        // MARK: Tests, in the order of what they test.
        tests("VowRecitation", ["VowRecitation"]),
        tests("VowCore", ["VowCore", "VowLog", "VowRecitation"]),
        tests("VowLog", ["VowCore", "VowRecitation", "VowLog"]),
        tests("VowHearing", ["InMemory", "PortContracts", "VowHearing", "VowPorts", "VowRecitation"]),
        tests(
            "VowLiveness", ["FFTW", "InMemory", "PortContracts", "VowCore", "VowLiveness", "VowPorts"],
            exclude: ["Support"]),
        tests(
            "VowCalendar", ["VowCalendar", "VowCore", "VowRecitation", "ZoneDatabase"],
            exclude: ["Support/peer_opinion.py"]),
        tests("VowTexts", ["VowTexts", "vow-texts"]),
        tests("VowAnswers", ["VowAnswers"]),
        tests(
            "VowRuntime",
            [
                "InMemory", "LivedDays", "OperationLimits", "PortContracts", "VowAnswers", "VowCore",
                "VowLog",
                "VowPorts", "VowRecitation", "VowRuntime", "VowWaiting", "ZoneDatabase",
            ]),
        tests("VowSimulation", ["VowAnswers", "VowCore", "VowRecitation", "VowRuntime", "VowSimulation"]),
        tests(
            "VowEvaluation",
            [
                "FFTW", "InMemory", "VowCore", "VowEvaluation", "VowLiveness", "VowLog", "VowPorts",
                "VowRecitation", "VowRuntime",
            ]),
        tests(
            "VowWeb",
            [
                "BrowserDriver", "ScriptedBackend", "Tones", "VowAnswers", "VowCore", "VowLog", "VowRuntime",
                "VowWeb", crypto,
            ],
            exclude: ["Support"]),
        tests("Alsa", ["Alsa", "VowPorts"]),
        tests(
            "CloudLanguage",
            [
                "BuiltProgram", "CloudLanguage", "CurlHTTP", "InMemory", "LoopbackListener", "PortContracts",
                "vow", "VowCore", "VowPorts", "VowRecitation", "VowRuntime",
            ]),
        tests(
            "CloudRating",
            [
                "CloudRating", "CurlHTTP", "InMemory", "LoopbackListener", "PortContracts", "VowPorts",
                "VowRecitation", "VowRuntime",
            ]),
        tests(
            "CloudSpeech",
            ["CloudSpeech", "CurlHTTP", "LoopbackListener", "VowCore", "VowPorts", "VowRecitation"],
            exclude: ["Support/tls_service.py"]),
        tests(
            "EarsProcess",
            [
                "BuiltProgram", "EarsProcess", "Helper", "InMemory", "NativeEngines", "PortContracts",
                "SpeechEngines", "SpeechModels", "vow", "VowCore", "VowLog", "VowPorts", "VowRecitation",
                "VowRuntime",
            ]),
        tests("FileKeyVault", ["FileKeyVault", "PortContracts", "VowLog", "VowPorts"]),
        tests("Flite", ["Flite", "VowPorts"]),
        tests(
            "Helper",
            ["BuiltProgram", "EarsProcess", "Helper", "vow", "VowPorts", "VowRecitation"]),
        tests("InMemory", ["InMemory", "PortContracts", "VowCore", "VowLog", "VowPorts"]),
        tests("LinuxClock", ["LinuxClock", "PortContracts", "VowCore", "VowLog", "VowPorts"]),
        tests("LinuxInput", ["CLinuxInput", "LinuxInput", "PortContracts", "VowPorts"]),
        tests("LinuxProbe", ["DesktopBus", "LinuxProbe", "VowPorts"]),
        tests(
            "LinuxWake",
            [
                "CSystemd", "DesktopBus", "LinuxClock", "LinuxWake", "PortContracts", "PrivateBus",
                "Supervisor", "VowCore", "VowPorts",
            ]),
        tests("LocalSocket", ["LocalSocket", "PortContracts", "VowPorts"]),
        tests("PCSC", ["PCSC", "VirtualTags", "VowPorts"]),
        tests("PictureFile", ["PictureFile", "VowPorts"]),
        tests("PocketSphinx", ["PocketSphinx", "PortContracts", "VowHearing", "VowPorts", "VowRecitation"]),
        tests(
            "PostgreSQLEventStore",
            [
                "BuiltProgram", "PortContracts", "PostgreSQLEventStore", "vow", "vow-lab", "VowCore",
                "VowLog",
                "VowPorts",
            ]),
        tests(
            "PulseAudio",
            [
                "FFTW", "Flite", "PortContracts", "PulseAudio", "SoundFile", "Tones", "VowCore", "VowHearing",
                "VowLiveness", "VowPorts", "VowRuntime",
            ]),
        tests("RecordingFolder", ["InMemory", "PortContracts", "RecordingFolder", "VowPorts"]),
        tests(
            "SherpaOnnx",
            [
                "PortContracts", "SherpaOnnx", "SpeechModels", "VowCore", "VowHearing", "VowPorts",
                "VowRecitation",
            ]),
        tests("SoundFile", ["SoundFile", "CSndfile", "VowPorts"]),
        tests(
            "SpeechEngines",
            [
                "BuiltProgram", "LoopbackListener", "NativeEngines", "PortContracts", "SpeechEngines",
                "SpeechModels", "vow", "VowAnswers", "VowCore", "VowPorts", "VowRecitation", "VowRuntime",
            ]),
        tests("SpeechModels", ["LoopbackListener", "SmallFilesystem", "SpeechModels", "VowPorts", crypto]),
        tests(
            "SQLiteEventStore",
            [
                "FileKeyVault", "InMemory", "PortContracts", "SmallFilesystem", "SQLiteEventStore",
                "vow-log-writer", "VowCore", "VowLog", "VowPorts", "VowRecitation", "VowRuntime", grdb,
            ]),
        tests("StaticVectors", ["PortContracts", "SpeechModels", "StaticVectors", "VowPorts"]),
        tests("Terminal", ["Terminal"]),
        tests("Tones", ["Tones"]),
        tests("V4L2", ["V4L2", "VowPorts"]),
        tests(
            "Wyoming",
            [
                "Espeak", "Flite", "InMemory", "LoopbackListener", "PortContracts", "SoundFile", "VowCore",
                "VowHearing", "VowPorts", "VowRecitation", "VowRuntime", "Wyoming",
            ],
            exclude: ["Support/peer.py"]),
        tests("ZoneDatabase", ["VowCore", "VowPorts", "ZoneDatabase"]),
        tests("ZXing", ["InMemory", "PortContracts", "VowCore", "VowPorts", "ZXing"]),

        // MARK: Tests of the whole.
        tests("Architecture", []),
        tests("Scenarios", ["VowCore", "VowRecitation", "ZoneDatabase"]),
        tests(
            "EndToEnd",
            [
                "BrowserDriver", "FileKeyVault", "Flite", "LocalSocket", "LoopbackListener",
                "OperationLimits", "PrivateBus", "PulseAudio",
                "SpeechModels", "SQLiteEventStore", "VirtualTags", "vow", "vow-bench", "vow-lab",
                "VowAnswers",
                "VowCore",
                "VowLog",
                "VowPorts",
                "VowRecitation", "VowRuntime", "VowWeb",
            ]),
        tests(
            "Service",
            ["FileLock", "LocalSocket", "PulseAudio", "SmallFilesystem", "VowPorts", "vow", "vow-lab"]),

        // MARK: The benchmarks.
        .executableTarget(
            name: "vow-bench",
            dependencies: [
                "BrowserDriver", "EarsProcess", "Espeak", "FFTW", "FileKeyVault", "Flite", "Helper",
                "InMemory", "LinuxClock", "LivedDays", "PulseAudio", "ScriptedBackend", "SoundFile",
                "SpeechEngines",
                "SpeechModels", "SQLiteEventStore", "Supervisor", "Tones", "VowAnswers", "VowCore",
                "VowEvaluation", "VowHearing", "VowLiveness", "VowLog", "VowPorts", "VowRecitation",
                "VowRuntime", "VowSimulation", "VowWeb", "ZXing", "ZoneDatabase", sqlite,
            ],
            path: "Tests/Benchmarks", exclude: ["Peers"],
            swiftSettings: rules),
    ]
)
