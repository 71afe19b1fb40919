// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The house rules every target is compiled under (ARCHITECTURE.md, "Rules of the house").
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
        module("VowRecitation", path: "Sources/VowRecitation", []),
        module("VowCore", path: "Sources/VowCore", ["VowRecitation"]),
        module("VowLog", path: "Sources/VowLog", ["VowCore", "VowRecitation", crypto]),
        module("VowPorts", path: "Sources/VowPorts", ["VowCore", "VowRecitation", "VowLog"]),
        module("VowCalendar", path: "Sources/VowCalendar", ["VowCore", "VowRecitation"]),
        module("VowAnswers", path: "Sources/VowAnswers", ["VowCore", "VowRecitation"]),
        .target(
            name: "VowRuntime",
            dependencies: ["VowAnswers", "VowCore", "VowRecitation", "VowLog", "VowPorts"],
            path: "Sources/VowRuntime",
            resources: ["zh", "en", "es"].map { .embedInCode("Coach/Starter/\($0).json") }
                + [.embedInCode("Coach/voices.tsv")],
            swiftSettings: rules),
        module(
            "VowSimulation", path: "Sources/VowSimulation",
            ["VowCore", "VowHearing", "VowRecitation", "VowLog", "VowPorts", "VowRuntime"]),
        .target(
            name: "VowWeb",
            dependencies: [
                "VowAnswers",
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
        .target(name: "CLinuxTimer", path: "Adapters/System/CLinuxTimer"),
        system("CSystemd", pkgConfig: "libsystemd", apt: ["libsystemd-dev"]),
        module("DesktopBus", path: "Adapters/DesktopBus", ["VowCore", "VowPorts", "CSystemd"]),
        .target(name: "CLinuxInput", path: "Adapters/System/CLinuxInput"),
        module("LinuxInput", path: "Adapters/LinuxInput", ["CLinuxInput", "VowPorts"]),
        tests("LinuxInput", ["CLinuxInput", "LinuxInput", "PortContracts", "VowPorts"]),
        system("CMalloc", apt: ["libc6-dev"]),
        module("Supervisor", path: "Adapters/Supervisor", ["VowPorts", "CMalloc"]),
        module(
            "LinuxWake", path: "Adapters/LinuxWake",
            ["VowCore", "VowPorts", "DesktopBus", "CLinuxTimer"]),
        module(
            "LinuxClock", path: "Adapters/LinuxClock",
            ["VowCore", "VowPorts", "CLinuxTimer"]),
        // A program that it starts.
        module("Alsa", path: "Adapters/Alsa", ["Tones", "VowPorts"]),
        tests("Alsa", ["Alsa", "VowPorts"]),
        module("LinuxProbe", path: "Adapters/LinuxProbe", ["VowPorts", "CLinuxTimer"]),
        module("Terminal", path: "Adapters/Terminal", ["VowPorts"]),
        module("LocalSocket", path: "Adapters/LocalSocket", ["VowPorts"]),
        module("BackupFolder", path: "Adapters/BackupFolder", ["VowLog"]),
        module("RecordingFolder", path: "Adapters/RecordingFolder", ["VowPorts"]),
        module("FileLock", path: "Adapters/FileLock", []),
        module("FileKeyVault", path: "Adapters/FileKeyVault", ["FileLock", "VowLog", "VowPorts"]),
        module("InMemory", path: "Adapters/InMemory", ["VowCore", "VowLog", "VowPorts"]),
        module(
            "SQLiteEventStore", path: "Adapters/SQLiteEventStore",
            ["FileLock", "VowCore", "VowLog", "VowPorts", grdb, sqlite]),
        module("ZoneDatabase", path: "Adapters/ZoneDatabase", ["VowCore", "VowPorts"]),
        // Opened at run time, like the two below.
        .target(
            name: "CPocketSphinx", path: "Adapters/System/CPocketSphinx",
            cSettings: [
                .unsafeFlags(
                    [
                        "pocketsphinx", "sphinxbase", "x86_64-linux-gnu", "x86_64-linux-gnu/sphinxbase",
                        "aarch64-linux-gnu", "aarch64-linux-gnu/sphinxbase",
                    ].map { "-I/usr/include/" + $0 })
            ]),
        module(
            "PocketSphinx", path: "Adapters/PocketSphinx",
            ["VowHearing", "VowPorts", "VowRecitation", "CPocketSphinx"]),
        .target(name: "CWhisper", path: "Adapters/System/CWhisper", exclude: ["backend"]),
        module(
            "WhisperCpp", path: "Adapters/WhisperCpp",
            ["VowRecitation", "VowHearing", "VowPorts", "CWhisper"]),
        module(
            "SherpaOnnx", path: "Adapters/SherpaOnnx",
            ["VowRecitation", "VowPorts", "VowHearing", "CSherpaOnnx"]),
        .target(
            name: "SpeechModels", dependencies: [crypto, "VowPorts"],
            path: "Adapters/SpeechModels",
            resources: [.embedInCode("Catalogue/models.tsv")], swiftSettings: rules),
        module(
            "SpeechEngines", path: "Adapters/SpeechEngines",
            [
                "CloudSpeech", "EarsProcess", "NativeEngines", "SpeechModels", "VowRecitation", "VowHearing",
                "VowPorts",
                "Wyoming",
            ]),
        // A program that it starts.
        module("Espeak", path: "Adapters/Espeak", ["VowPorts"]),
        module(
            "EarsProcess", path: "Adapters/EarsProcess", ["VowCore", "VowRecitation", "VowPorts", "Wyoming"]),
        module(
            "NativeEngines", path: "Adapters/NativeEngines",
            [
                "FFTW", "PocketSphinx", "SherpaOnnx", "SpeechModels", "StaticVectors", "VowLiveness",
                "VowPorts",
                "VowRecitation", "WhisperCpp",
            ]),
        module("StaticVectors", path: "Adapters/StaticVectors", ["VowPorts"]),
        // Opened at run time, and its header is not needed.
        .target(name: "CCurl", path: "Adapters/System/CCurl"),
        module(
            "CloudSpeech", path: "Adapters/CloudSpeech",
            ["CurlHTTP", "VowRecitation", "VowHearing", "VowPorts"]),
        module(
            "CloudRating", path: "Adapters/CloudRating",
            ["CurlHTTP", "VowRecitation", "VowHearing", "VowPorts"]),
        module("CurlHTTP", path: "Adapters/CurlHTTP", ["CCurl", "VowPorts"]),
        module(
            "CloudLanguage", path: "Adapters/CloudLanguage",
            ["CurlHTTP", "VowCore", "VowRecitation", "VowPorts"]),
        module("Wyoming", path: "Adapters/Wyoming", ["VowRecitation", "VowHearing", "VowPorts"]),
        module("VowHearing", path: "Sources/VowHearing", ["VowPorts", "VowRecitation"]),
        module("VowLiveness", path: "Sources/VowLiveness", ["VowCore", "VowPorts"]),
        system("CFFTW", apt: ["libfftw3-dev"]),
        module("FFTW", path: "Adapters/FFTW", ["VowPorts", "CFFTW"]),
        tests(
            "VowLiveness", ["FFTW", "InMemory", "PortContracts", "VowCore", "VowLiveness", "VowPorts"],
            exclude: ["Support"]),
        module(
            "VowEvaluation", path: "Sources/VowEvaluation",
            ["VowCore", "VowRecitation", "VowPorts", "VowRuntime"]),
        // Opened at run time: without the fetched header this compiles to a library that says "not built in".
        .target(
            name: "CSherpaOnnx", path: "Adapters/System/CSherpaOnnx",
            cSettings: [.headerSearchPath("../../../.deps/models/sherpa-onnx/include")]),
        .executableTarget(
            name: "vow",
            dependencies: [
                "Alsa", "CloudLanguage", "CloudRating", "CloudSpeech", "CurlHTTP", "DesktopBus",
                "EarsProcess", "Espeak",
                "FileLock",
                "InMemory",
                "LinuxInput", "LinuxProbe",
                "LinuxWake",
                "LocalSocket", "NativeEngines", "Supervisor",
                "VowAnswers", "VowCalendar", "VowHearing",
                "VowCore",
                "VowRecitation",
                "VowEvaluation", "VowLog",
                "VowPorts", "VowRuntime", "PCSC", "PictureFile", "V4L2", "VowSimulation", "VowWeb", "ZXing",
                "FileKeyVault",
                "Flite",
                "LinuxClock", "BackupFolder", "RecordingFolder",
                "PulseAudio", "SoundFile", "SpeechEngines", "SpeechModels", "SQLiteEventStore", "Terminal",
                "Tones", "Wyoming",
                "ZoneDatabase", arguments,
            ],
            path: "Sources/vow", swiftSettings: rules),
        tests("PocketSphinx", ["PocketSphinx", "PortContracts", "VowHearing", "VowPorts", "VowRecitation"]),
        module("BuiltProgram", path: "Tests/Support/BuiltProgram", ["EarsProcess"]),
        tests(
            "EarsProcess",
            [
                "BuiltProgram", "EarsProcess", "InMemory", "NativeEngines", "PortContracts", "SpeechEngines",
                "SpeechModels", "VowCore", "VowLog", "VowPorts", "VowRecitation", "VowRuntime", "vow",
            ]),
        tests("Flite", ["Flite", "VowPorts"]),
        tests("VowHearing", ["InMemory", "PortContracts", "VowHearing", "VowPorts", "VowRecitation"]),
        tests(
            "PulseAudio",
            [
                "PulseAudio", "PortContracts", "SoundFile", "Tones", "VowCore", "VowHearing", "VowPorts",
                "VowRuntime",
            ]),
        tests("SoundFile", ["SoundFile", "CSndfile", "VowPorts"]),
        tests("Tones", ["Tones"]),
        tests(
            "CloudLanguage",
            [
                "BuiltProgram", "CloudLanguage", "CurlHTTP", "InMemory", "LoopbackListener", "PortContracts",
                "VowCore", "VowPorts", "VowRecitation", "VowRuntime", "vow",
            ]),
        tests(
            "CloudRating",
            [
                "CloudRating", "CurlHTTP", "InMemory", "LoopbackListener", "PortContracts", "VowPorts",
                "VowRecitation", "VowRuntime",
            ]),
        tests(
            "CloudSpeech", ["CloudSpeech", "LoopbackListener", "VowCore", "VowRecitation", "VowPorts"],
            exclude: ["Support/tls_service.py"]),
        tests(
            "Wyoming",
            [
                "Espeak", "Flite", "InMemory", "LoopbackListener", "PortContracts", "SoundFile", "VowCore",
                "VowRecitation", "VowHearing", "VowPorts", "VowRuntime", "Wyoming",
            ],
            exclude: ["Support/peer.py"]),
        tests(
            "SpeechEngines",
            [
                "BuiltProgram", "NativeEngines", "PortContracts", "SpeechEngines", "SpeechModels", "VowCore",
                "VowRecitation", "VowPorts", "VowRuntime", "vow",
            ]),
        tests(
            "SherpaOnnx",
            [
                "SherpaOnnx", "SpeechModels", "VowCore", "VowRecitation", "VowHearing", "VowPorts",
                "PortContracts",
            ]),
        tests("StaticVectors", ["PortContracts", "SpeechModels", "StaticVectors", "VowPorts"]),
        tests("SpeechModels", ["LoopbackListener", "SmallFilesystem", "SpeechModels", "VowPorts", crypto]),
        .target(name: "CFlite", path: "Adapters/System/CFlite"),
        .target(
            name: "CZXing", path: "Adapters/System/CZXing", cxxSettings: [.unsafeFlags(["-std=c++17"])],
            linkerSettings: [.linkedLibrary("ZXing")]),
        .target(name: "CGd", path: "Adapters/System/CGd", linkerSettings: [.linkedLibrary("gd")]),
        module("ZXing", path: "Adapters/ZXing", ["VowPorts", "CZXing"]),
        .target(name: "CV4L2", path: "Adapters/System/CV4L2"),
        module("V4L2", path: "Adapters/V4L2", ["VowPorts", "CV4L2"]),
        tests("V4L2", ["V4L2", "VowPorts"]),
        module("PictureFile", path: "Adapters/PictureFile", ["VowPorts", "CGd"]),
        // Opened at run time; its header's folder is the one of any Debian.
        .target(
            name: "CPCSC", path: "Adapters/System/CPCSC",
            cSettings: [.unsafeFlags(["-I/usr/include/PCSC"])]),
        module("PCSC", path: "Adapters/PCSC", ["VowPorts", "CPCSC"]),
        module("VirtualTags", path: "Tests/Support/VirtualTags", []),
        tests("PCSC", ["PCSC", "VirtualTags", "VowPorts"]),
        tests("ZXing", ["InMemory", "PortContracts", "VowPorts", "ZXing"]),
        tests("PictureFile", ["PictureFile", "VowPorts"]),
        system("CPulse", apt: ["libpulse-dev"]),
        system("CSndfile", apt: ["libsndfile1-dev"]),
        system("CSoxr", apt: ["libsoxr-dev"]),
        module("Flite", path: "Adapters/Flite", ["VowPorts", "CFlite"]),
        module(
            "PulseAudio", path: "Adapters/PulseAudio",
            ["VowCore", "VowHearing", "VowPorts", "Tones", "CPulse"]),
        module("SoundFile", path: "Adapters/SoundFile", ["VowPorts", "CSndfile", "CSoxr"]),
        module("Tones", path: "Adapters/Tones", []),
        .executableTarget(
            name: "vow-bench",
            dependencies: [
                "BrowserDriver", "EarsProcess", "Espeak", "FFTW", "FileKeyVault", "Flite", "InMemory",
                "LinuxClock", "LivedDays",
                "PulseAudio", "SoundFile",
                "SpeechEngines",
                "SpeechModels", "SQLiteEventStore", "Tones", "VowCore", "VowRecitation", "VowEvaluation",
                "VowLog",
                "VowPorts",
                "VowHearing", "VowLiveness", "VowRuntime", "VowSimulation", "VowWeb", "ZoneDatabase", sqlite,
            ],
            path: "Tests/Benchmarks", exclude: ["Peers"],
            swiftSettings: rules),
        module(
            "PortContracts", path: "Tests/PortContracts", ["VowCore", "VowLog", "VowPorts", "VowRecitation"]),
        tests("Architecture", []),
        tests(
            "EndToEnd",
            [
                "BrowserDriver", "FileKeyVault", "Flite", "LocalSocket", "PulseAudio", "SpeechModels",
                "SQLiteEventStore", "VirtualTags", "VowAnswers",
                "VowCore",
                "VowRecitation",
                "VowLog",
                "VowPorts", "VowRuntime", "VowWeb", "vow",
            ]),
        tests("LocalSocket", ["LocalSocket", "PortContracts", "VowPorts"]),
        tests("FileKeyVault", ["FileKeyVault", "PortContracts", "VowPorts"]),
        tests("Terminal", ["Terminal"]),
        tests("LinuxClock", ["LinuxClock", "PortContracts", "VowCore", "VowPorts"]),
        tests("RecordingFolder", ["InMemory", "PortContracts", "RecordingFolder", "VowPorts"]),
        tests("InMemory", ["InMemory", "PortContracts", "VowCore", "VowLog", "VowPorts"]),
        .executableTarget(
            name: "vow-log-writer",
            dependencies: ["SQLiteEventStore", "VowCore", "VowLog", "VowPorts"],
            path: "Tests/Support/LogWriter", swiftSettings: rules),
        module("BrowserDriver", path: "Tests/Support/BrowserDriver", []),
        module(
            "LivedDays", path: "Tests/Support/LivedDays",
            ["InMemory", "VowAnswers", "VowCore", "VowPorts", "VowRecitation", "VowRuntime"]),
        module("LoopbackListener", path: "Tests/Support/LoopbackListener", []),
        .target(name: "FaultInjection", path: "Tests/Support/FaultInjection"),
        module("SmallFilesystem", path: "Tests/Support/SmallFilesystem", []),
        tests(
            "SQLiteEventStore",
            [
                "InMemory", "PortContracts", "SmallFilesystem", "SQLiteEventStore", "VowCore",
                "VowLog", "VowRecitation",
                "VowPorts", "VowRuntime", grdb, "vow-log-writer",
            ]),
        tests(
            "LinuxWake",
            [
                "CSystemd", "DesktopBus", "LinuxClock", "LinuxWake", "PortContracts", "Supervisor", "VowCore",
                "VowPorts",
            ]),
        tests("LinuxProbe", ["DesktopBus", "LinuxProbe", "VowPorts"]),
        tests("Scenarios", ["VowCore", "VowRecitation", "ZoneDatabase"]),
        tests("Service", ["FileLock", "LocalSocket", "PulseAudio", "SmallFilesystem", "VowPorts", "vow"]),
        tests(
            "VowCalendar", ["VowCalendar", "VowCore", "VowRecitation", "ZoneDatabase"],
            exclude: ["Support/peer_opinion.py"]),
        tests("VowCore", ["VowCore", "VowLog", "VowRecitation"]),
        tests("VowRecitation", ["VowRecitation"]),
        tests("VowAnswers", ["VowAnswers"]),
        tests("VowSimulation", ["VowAnswers", "VowCore", "VowRecitation", "VowRuntime", "VowSimulation"]),
        tests(
            "VowEvaluation",
            [
                "FFTW", "InMemory", "VowCore", "VowLiveness", "VowRecitation", "VowEvaluation", "VowLog",
                "VowPorts", "VowRuntime",
            ]),
        tests(
            "VowRuntime",
            [
                "InMemory", "LivedDays", "PortContracts", "VowAnswers", "VowCore", "VowRecitation",
                "VowLog", "VowPorts", "VowRuntime",
                "ZoneDatabase",
            ]),
        tests("ZoneDatabase", ["VowCore", "VowPorts", "ZoneDatabase"]),
        tests(
            "VowWeb", ["BrowserDriver", "Tones", "VowAnswers", "VowRuntime", "VowWeb", crypto],
            exclude: ["Support"]),
        tests("VowLog", ["VowCore", "VowRecitation", "VowLog"]),
    ]
)
