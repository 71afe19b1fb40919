import Foundation
import VowPorts
import PictureAdapters

/// How well codes are read, how long a frame takes, and how soon a code ends a run.
///
/// `VOW_CODE_PICTURES=300` makes the set smaller; `VOW_CODE_FOLDER=FOLDER` keeps its pictures there, for other programs.
func printCodeFigures() throws {
    let wanted =
        ProcessInfo.processInfo.environment["VOW_CODE_PICTURES"].flatMap { Int($0) }
        ?? rounds(3_000, short: 3)
    let pictures = try CodePictures(seed: 1, registered: "vow:kitchen:9f3c27ab")
    try printDecodingTimes(pictures, count: min(200, max(rounds(20, short: 1), wanted / 3)))
    try printFirstFrameTimes(pictures, count: rounds(20, short: 1))
    try printReadCodes(pictures, count: max(rounds(30, short: 3), wanted))
}

// MARK: - A frame

/// How long one frame of a camera takes, as a run looks at it.
private func printDecodingTimes(_ pictures: CodePictures, count: Int) throws {
    for scene in CodePicture.Scene.allCases {
        try printDecodingTimes("\(scene.rawValue), with a code", (0..<count).lazy) {
            pictures.registered($0 + 50_000, in: scene)
        }
    }
    try printDecodingTimes("cluttered, without a code", (0..<count).lazy) { pictures.blank($0 + 50_000) }
}

private func printDecodingTimes(
    _ kind: String, _ numbers: some Sequence<Int>, _ make: (Int) -> CodePicture
) throws {
    let scanner = ZXingCodeScanner(.film)
    var waits: [Double] = []
    var costs: [Double] = []
    for number in numbers {
        let picture = make(number).picture
        let (began, spentBefore) = (steadyNanoseconds(), processorSeconds())
        _ = try scanner.codes(in: picture)
        waits.append(Double(steadyNanoseconds() - began) / 1_000_000)
        costs.append((processorSeconds() - spentBefore) * 1_000)
    }
    let (wait, cost) = (Figures(waits), Figures(costs))
    print(
        "code in a frame, \(CodePictures.width)x\(CodePictures.height), \(kind): median \(tenths(wait.median)) ms, "
            + "95% \(tenths(wait.percentile95)) ms (processor time \(tenths(cost.median)) and "
            + "\(tenths(cost.percentile95)) ms; \(wait.count) frames, goal 60 ms)")
}

// MARK: - The set

/// What was read in pictures of the set.
private struct ReadCodes {
    var shown = 0
    var read = 0
    var wrong = 0

    mutating func add(_ found: [FoundCode], of picture: CodePicture) {
        let payload = picture.payload.map { Array($0.utf8) }
        if payload != nil { shown += 1 }
        if let payload, found.contains(where: { $0.payload == payload }) { read += 1 }
        if found.contains(where: { $0.payload != payload }) { wrong += 1 }
    }
}

/// Of so many pictures a third shows the registered code, half of them show none, and the rest show others.
private func printReadCodes(_ pictures: CodePictures, count: Int) throws {
    let folder = ProcessInfo.processInfo.environment["VOW_CODE_FOLDER"]
    if let folder {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    let scanner = ZXingCodeScanner()
    var (registered, blank, other) = (ReadCodes(), ReadCodes(), ReadCodes())
    var registeredElsewhere = 0
    let wanted = Array(pictures.registered.utf8)
    for number in 0..<count {
        let (picture, isBlank) = try member(number, of: count, pictures)
        let found = try scanner.codes(in: picture.picture)
        if picture.payload == pictures.registered {
            registered.add(found, of: picture)
        } else {
            if isBlank { blank.add(found, of: picture) } else { other.add(found, of: picture) }
            if found.contains(where: { $0.payload == wanted }) { registeredElsewhere += 1 }
        }
        if let folder {
            let name = "\(folder)/\(number)-\(picture.payload ?? "none").pgm"
            try Data(picture.picture.fileBytes).write(to: URL(filePath: name))
        }
    }
    print(
        "codes read: \(registered.read) of \(registered.shown) pictures of the registered one "
            + "(\(tenths(100 * Double(registered.read) / Double(max(1, registered.shown)))) %, goal 98 %), "
            + "\(registered.wrong) of them wrongly as well")
    print(
        "codes read that are not there: \(registeredElsewhere) times the registered one in \(count - registered.shown) "
            + "pictures without it (goal 0), \(other.shown) of them with other codes, of which \(other.read) were read; "
            + "\(blank.wrong + other.wrong) times any other")
    if let folder { print("code pictures: kept in \(folder), each named after what it shows") }
}

private func member(_ number: Int, of count: Int, _ pictures: CodePictures) throws -> (
    CodePicture, isBlank: Bool
) {
    if number < count / 3 {
        let scene: CodePicture.Scene = number % 4 == 0 ? .plain : .cluttered
        return (pictures.registered(number, in: scene), false)
    }
    if number < count * 5 / 6 { return (pictures.blank(number), true) }
    return (try pictures.other(number), false)
}
