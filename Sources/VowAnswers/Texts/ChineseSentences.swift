/// The Chinese forms of the failures that a morning or a session of the coach meets. What is not here stays in English.
enum ChineseSentences {
    private static let exact = [
        "No microphone is connected.": "没有连接麦克风。",
        "The microphone has sent nothing for three seconds.": "麦克风已有三秒没有声音数据。",
        "The microphone stopped giving sound.": "麦克风不再传来声音。",
        "The sound server does not answer.": "声音服务没有回应。",
        "The sound server gave Vow no microphone.": "声音服务没有提供麦克风。",
        "The sound server records nothing any more.": "声音服务不再录音。",
        "The sound server takes no sound any more.": "声音服务不再播放声音。",
        "The sound server took no sound from Vow.": "声音服务没有接受声音。",
        "Vow cannot reach the default sound server.": "无法连接声音服务。",
        "The voice espeak-ng is not installed.": "没有安装语音 espeak-ng。",
        "No speech engine on this device hears Chinese.": "这台设备上没有能听懂中文的语音引擎。",
        "No speech engine on this device hears English.": "这台设备上没有能听懂英语的语音引擎。",
        "No speech engine on this device hears Spanish.": "这台设备上没有能听懂西班牙语的语音引擎。",
    ]

    /// What becomes of an engine, by how the sentence goes on after its name.
    private static let faults: [(english: String, chinese: String)] = [
        ("did not answer in time", "没有及时回应"), ("was killed", "被系统结束了"), ("crashed", "出错退出了"),
        ("ended by itself", "自行退出了"), ("answered what is no answer", "给出了无法理解的回答"),
        ("sent more than any answer holds", "给出了无法理解的回答"), ("could not be started", "无法启动"),
        ("was ended", "已被结束，但系统还没有释放它的进程"),
    ]

    private static let forms = SentenceForms(
        exact.map { ($0.key, $0.value) }
            + (sound + speech + waking + device).map { ($0.english, $0.chinese) },
        blank: "")

    /// The Chinese form of a sentence; the sentence itself where it is not known.
    static func form(of english: String) -> String {
        if let known = exact[english] { return known }
        let text = forms.form(of: english)
        if text != english { return text }
        let head = "The speech engine "
        guard english.hasPrefix(head), !english.contains(". "),
            let name = english.dropFirst(head.count).split(separator: " ").first
        else { return english }
        let what = english.dropFirst(head.count + name.count + 1)
        let fault = faults.first { what.hasPrefix($0.english) }
        return fault.map { "语音引擎 \(name) \($0.chinese)。" } ?? english
    }
}
