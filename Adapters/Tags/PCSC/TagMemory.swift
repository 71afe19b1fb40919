import VowPorts

/// Reads the identifier and the text of a tag, with commands that `send` passes on.
struct TagMemory {
    /// Sends a command. Returns the response with its status in the last two bytes, or nil if the tag is gone.
    let send: ([UInt8]) -> [UInt8]?
    /// The answer to reset, which shows the kind of tag.
    let answerToReset: [UInt8]

    /// The tag, or nil if it was removed too soon or has no identifier, such as a bank card in a slot.
    func tag() -> TouchedTag? {
        // GET DATA: the identifier (PC/SC part 3, 3.2.2.1.3).
        guard let identifier = data([0xff, 0xca, 0x00, 0x00, 0x00]), (1...32).contains(identifier.count)
        else {
            return nil
        }
        guard let content = isStorageCard ? textOfType2() : textOfType4() else { return nil }
        return switch content {
        case .none: TouchedTag(identifier: identifier)
        case .text(let text): TouchedTag(identifier: identifier, text: text)
        case .damaged: TouchedTag(identifier: identifier, isDamaged: true)
        }
    }

    /// Readers mark a storage card with the identifier of the PC/SC workgroup (PC/SC part 3, 3.1.3.2.3).
    private var isStorageCard: Bool {
        let workgroup: [UInt8] = [0xa0, 0x00, 0x00, 0x03, 0x06]
        return answerToReset.indices.contains { answerToReset[$0...].starts(with: workgroup) }
    }

    /// The response data of a command, or nil if it failed.
    private func data(_ command: [UInt8]) -> [UInt8]? {
        guard let answer = send(command), answer.suffix(2) == [0x90, 0x00] else { return nil }
        return answer.dropLast(2)
    }

    /// Reads four blocks of four bytes at a time, from the capability container in block 3 on; nil if the tag is gone.
    private func textOfType2() -> NDEFText? {
        guard let first = send([0xff, 0xb0, 0x00, 0x03, 0x10]) else { return nil }
        // A tag that refuses the command, or was never formatted, has no text.
        guard first.suffix(2) == [0x90, 0x00], first.count == 18, first[0] == 0xe1 else {
            return NDEFText.none
        }
        let size = Int(first[2]) * 8
        var area = Array(first[4..<16])
        var block: UInt8 = 7
        while true {
            let wanted: Int
            switch NDEFText.Area(of: area, size: size) {
            case .none: return NDEFText.none
            case .damaged: return .damaged
            case .message(let range) where range.count > NDEFText.mostBytes: return .damaged
            case .message(let range) where range.upperBound <= area.count:
                return NDEFText.first(in: Array(area[range]))
            case .message(let range): wanted = range.upperBound
            case .needsMore: wanted = area.count + 16
            }
            while area.count < wanted {
                guard let more = send([0xff, 0xb0, 0x00, block, 0x10]) else { return nil }
                guard more.count == 18, more.suffix(2) == [0x90, 0x00], block < 0xf0 else { return .damaged }
                area += more.dropLast(2)
                block += 4
            }
        }
    }

    /// Reads the application, its capability container, and the file it names; nil if the tag is gone.
    private func textOfType4() -> NDEFText? {
        let application: [UInt8] = [0xd2, 0x76, 0x00, 0x00, 0x85, 0x01, 0x01]
        guard let chosen = send([0x00, 0xa4, 0x04, 0x00, 0x07] + application + [0x00]) else { return nil }
        // A card without that application has no text.
        guard chosen.suffix(2) == [0x90, 0x00] else { return NDEFText.none }
        guard choose([0xe1, 0x03]), let container = data([0x00, 0xb0, 0x00, 0x00, 0x0f]),
            container.count == 15,
            // The file's control block: type 4, six bytes.
            container[7] == 0x04, container[8] == 0x06
        else { return .damaged }
        // A file that needs a key has no readable text.
        guard container[13] == 0x00 else { return NDEFText.none }
        let largestRead = max(1, min(Int(container[3]) << 8 | Int(container[4]), 240))
        guard choose(Array(container[9..<11])), let head = data([0x00, 0xb0, 0x00, 0x00, 0x02]),
            head.count == 2
        else { return .damaged }
        let length = Int(head[0]) << 8 | Int(head[1])
        if length == 0 { return NDEFText.none }
        guard length <= NDEFText.mostBytes, length + 2 <= Int(container[11]) << 8 | Int(container[12]) else {
            return .damaged
        }
        var message: [UInt8] = []
        while message.count < length {
            let (offset, count) = (message.count + 2, min(largestRead, length - message.count))
            guard let answer = send([0x00, 0xb0, UInt8(offset >> 8), UInt8(offset & 0xff), UInt8(count)])
            else {
                return nil
            }
            guard answer.suffix(2) == [0x90, 0x00], answer.count == count + 2 else { return .damaged }
            message += answer.dropLast(2)
        }
        return NDEFText.first(in: message)
    }

    /// Selects a file by its identifier.
    private func choose(_ file: [UInt8]) -> Bool { data([0x00, 0xa4, 0x00, 0x0c, 0x02] + file) != nil }
}
