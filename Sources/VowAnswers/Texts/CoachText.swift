/// What the coach says, in all three languages: short, kind, and never about the person.
public enum CoachText: String, TextKey {
    case notMedical
    case begins
    case goesOn
    case keys
    case listen
    case slowly
    case prompt
    case right
    case almost
    case notYet
    case theText
    case legend
    case wordsUnclear
    case wordsMissed
    case heard
    case score
    case pronunciation
    case nothingSaid
    case resting
    case done
    case stopped
    case waits
    case wentOn
    case drillDone
    case noVoice
    case noMicrophone
    case tooQuiet
    case tooNoisy
    case today
    case streak
    case nextLevel
    case weakWords
    case noWeakWords
    case nothingPractised
    case unfinished
    case day
    case reminderTitle
    case reminder
    case taken
    case dropped
    case exported
    case voiceFigure
    case voiceCounts
    case voiceCountsNot
    case voiceUnmeasured
    case noGoodVoice

    /// See `TextKey`.
    public static let part = "coach"

    /// See `TextKey`.
    public var forms: TextForms {
        switch self {
        case .notMedical:
            TextForms(
                "The coach is for practice. It is no medical device: it neither diagnoses nor treats.",
                "El entrenador es para practicar. No es un producto sanitario: no diagnostica ni trata.",
                zh: "语言教练仅供练习，不是医疗器械，不作诊断，也不提供治疗。")
        case .begins:
            TextForms(
                "{minutes} minutes of {language}. Listen, then say it.",
                "{minutes} minutos de {language}. Escucha y repite.", zh: "{language}练习，{minutes} 分钟。先听，再说。")
        case .goesOn:
            TextForms(
                "We go on where we stopped: {left} min are left.",
                "Seguimos donde lo dejamos: quedan {left} min.", zh: "从上次停下的地方继续，还剩 {left} 分钟。")
        case .keys:
            TextForms(
                "Enter speak · or type it · r again · s slowly · t text · n next · p pause · q end",
                "Intro hablar · o escríbelo · r otra vez · s despacio · t texto · n siguiente · p pausa · q fin",
                zh: "回车 说话 · 或直接打字 · r 重听 · s 慢速 · t 看文字 · n 下一句 · p 暂停 · q 结束")
        case .listen: TextForms("{number}. Listen …", "{number}. Escucha …", zh: "{number}. 请听……")
        case .slowly: TextForms("Slowly …", "Despacio …", zh: "慢一点……")
        case .prompt: TextForms("Your turn", "Te toca", zh: "请说")
        case .right: TextForms("Right.", "Correcto.", zh: "对了。")
        case .almost: TextForms("Almost. Once more?", "Casi. ¿Otra vez?", zh: "差一点，再来一次？")
        case .notYet:
            TextForms(
                "Not yet. Listen once more.", "Todavía no. Escucha otra vez.", zh: "还不太对，再听一遍。")
        case .theText: TextForms("It says: {text}", "Dice: {text}", zh: "原文：{text}")
        case .legend:
            TextForms(
                "✓ said well  ~ unclear  ✗ missed", "✓ bien dicho  ~ poco claro  ✗ faltó",
                zh: "✓ 说得好  ~ 不清楚  ✗ 漏了")
        case .wordsUnclear: TextForms("Unclear: {words}", "Poco claro: {words}", zh: "不清楚：{words}")
        case .wordsMissed: TextForms("Missed: {words}", "Faltó: {words}", zh: "漏了：{words}")
        case .heard: TextForms("I heard: {text}", "Oí: {text}", zh: "我听到：{text}")
        case .score:
            TextForms(
                "Score {score} · meaning {meaning}", "Puntos {score} · sentido {meaning}",
                zh: "得分 {score} · 意思 {meaning}")
        case .pronunciation:
            TextForms(
                "Pronunciation: accuracy {accuracy}, fluency {fluency}, completeness {completeness}, prosody {prosody}",
                "Pronunciación: precisión {accuracy}, fluidez {fluency}, integridad {completeness}, prosodia {prosody}",
                zh: "发音：准确 {accuracy}，流利 {fluency}，完整 {completeness}，语调 {prosody}")
        case .nothingSaid:
            TextForms(
                "I heard nothing. Try again, or type it.", "No oí nada. Otra vez, o escríbelo.",
                zh: "没有听到声音。请再说一次，或者打字。")
        case .resting:
            TextForms("A break. Enter goes on.", "Una pausa. Intro continúa.", zh: "休息一下。按回车继续。")
        case .done: TextForms("That was today's session.", "Esa fue la sesión de hoy.", zh: "今天的练习完成了。")
        case .stopped: TextForms("Until next time.", "Hasta la próxima.", zh: "下次再见。")
        case .wentOn:
            TextForms(
                "The session went on in another window; this is where it is now.",
                "La sesión siguió en otra ventana; ahora está aquí.", zh: "练习已在另一个窗口继续，现在进行到这里。")
        case .waits:
            TextForms(
                "The session waits. `vow coach` goes on with it today.",
                "La sesión espera. `vow coach` sigue con ella hoy.", zh: "练习已保存。今天用 `vow coach` 可以继续。")
        case .drillDone:
            TextForms(
                "No weak word is left for today.", "Por hoy no queda ninguna palabra difícil.",
                zh: "今天没有要复习的词了。")
        case .voiceFigure:
            TextForms(
                "{percent}% misheard", "{percent} % mal oído", zh: "误听 {percent}%")
        case .voiceCounts:
            TextForms("good to learn from", "buena para aprender", zh: "适合跟读")
        case .voiceCountsNot:
            TextForms(
                "hard to follow; read along", "difícil de seguir; lee a la vez", zh: "较难听清，请对照文字")
        case .voiceUnmeasured:
            TextForms("not measured", "sin medir", zh: "未测量")
        case .noGoodVoice:
            TextForms(
                "No voice of this device speaks {language} clearly enough to learn the sounds from. Let the text help you, or set a server with a better voice (coach.voice).",
                "Ninguna voz de este dispositivo habla {language} con bastante claridad para aprender los sonidos. Ayúdate del texto, o pon un servidor con una voz mejor (coach.voice).",
                zh: "这台设备上没有哪个声音能把{language}读得足够清楚，不宜照着学发音。请看文字，或设置更好的语音服务器（coach.voice）。")
        case .noVoice:
            TextForms(
                "I cannot speak here. {reason} So read it: {text}",
                "Aquí no puedo hablar. {reason} Léelo: {text}", zh: "这里无法播放语音（{reason}），请看文字：{text}"
            )
        case .noMicrophone:
            TextForms(
                "I cannot listen here ({reason}). Type it instead.",
                "Aquí no puedo escuchar ({reason}). Escríbelo.", zh: "这里无法录音（{reason}），请打字。")
        case .tooQuiet:
            TextForms(
                "That was too quiet for me. A little louder, or nearer?",
                "Se oyó muy bajo. ¿Un poco más alto, o más cerca?", zh: "声音太小了，请大声一点或靠近一点。")
        case .tooNoisy:
            TextForms(
                "It is noisy here. Once more, or type it?", "Hay ruido. ¿Otra vez, o lo escribes?",
                zh: "周围有点吵，请再说一次或者打字。")
        case .today:
            TextForms(
                "Today: {minutes} of {planned} min. Sentences: {sentences}. Right at the first try: {rightAtOnce}. Mean score: {score}.",
                "Hoy: {minutes} de {planned} min. Frases: {sentences}. Bien a la primera: {rightAtOnce}. Media: {score}.",
                zh: "今天：{minutes}/{planned} 分钟，{sentences} 句，其中 {rightAtOnce} 句一次说对，平均 {score} 分。")
        case .streak:
            TextForms(
                "Days in a row: {days} (best {best}).", "Días seguidos: {days} (récord {best}).",
                zh: "连续练习：{days} 天（最长 {best} 天）。")
        case .nextLevel:
            TextForms("Next sentences: {level}.", "Próximas frases: {level}.", zh: "接下来的句子：{level}。")
        case .weakWords:
            TextForms("To meet again today: {words}", "Para repasar hoy: {words}", zh: "今天要复习：{words}")
        case .noWeakWords:
            TextForms("No weak words.", "No hay palabras difíciles.", zh: "没有薄弱的词。")
        case .nothingPractised:
            TextForms("Nothing practised yet.", "Todavía no hay práctica.", zh: "还没有练习。")
        case .unfinished:
            TextForms(
                "Today's session waits: `vow coach` goes on.", "La sesión de hoy espera: `vow coach` sigue.",
                zh: "今天的练习还没完成，用 `vow coach` 继续。")
        case .day:
            TextForms(
                "{date}  {language}  {minutes} min  sentences {sentences}  score {score}",
                "{date}  {language}  {minutes} min  frases {sentences}  puntos {score}",
                zh: "{date}  {language}  {minutes} 分钟  {sentences} 句  {score} 分")
        case .reminderTitle: TextForms("Your half hour of practice", "Tu rato de práctica", zh: "练习时间到了")
        case .reminder:
            TextForms(
                "{minutes} minutes of {language}, whenever it suits you: vow coach",
                "{minutes} minutos de {language}, cuando te venga bien: vow coach",
                zh: "{language}练习 {minutes} 分钟，方便的时候开始：vow coach")
        case .taken:
            TextForms(
                "{count} of {all} sentences were new or changed.",
                "{count} de {all} frases eran nuevas o cambiaron.",
                zh: "共 {all} 句，新增或更新 {count} 句。")
        case .dropped: TextForms("Dropped {id}.", "Se quitó {id}.", zh: "已删除 {id}。")
        case .exported:
            TextForms(
                "Wrote {file}. It holds what you practised and said; give it only to whom you want to.",
                "Se escribió {file}. Contiene lo que practicaste y dijiste; dáselo solo a quien quieras.",
                zh: "已写入 {file}。其中有您的练习内容和回答，请只交给您愿意给的人。")
        }
    }
}

/// The names of levels and word buckets.
public enum CoachLevelText: String, TextKey {
    case easy
    case medium
    case hard
    case common
    case lessCommon = "less-common"

    /// See `TextKey`.
    public static let part = "coachLevel"

    /// See `TextKey`.
    public var forms: TextForms {
        switch self {
        case .easy: TextForms("easy", "fácil", zh: "容易")
        case .medium: TextForms("medium", "medio", zh: "中等")
        case .hard: TextForms("hard", "difícil", zh: "较难")
        case .common: TextForms("common words", "palabras comunes", zh: "常用词")
        case .lessCommon: TextForms("less common words", "palabras menos comunes", zh: "少用词")
        }
    }
}

/// Why the coach refuses something. The raw value is the refusal's code.
public enum CoachRefusal: String, TextKey {
    case sentenceUnknown = "sentence.unknown"
    case sentenceUnspeakable = "sentence.unspeakable"
    case sentenceFile = "sentence.file"
    case noWeakWords = "coach.noWeakWords"
    case elsewhere = "coach.elsewhere"

    /// See `TextKey`.
    public static let part = "coachRefusal"

    /// See `TextKey`.
    public var forms: TextForms {
        switch self {
        case .sentenceUnknown:
            TextForms(
                "There is no sentence \"{id}\".", "No hay ninguna frase \"{id}\".", zh: "没有编号为“{id}”的句子。")
        case .sentenceUnspeakable:
            TextForms(
                "The sentence \"{id}\" must have 1 to 200 letters.",
                "La frase \"{id}\" debe tener de 1 a 200 letras.", zh: "句子“{id}”应有 1 到 200 个字。")
        case .sentenceFile:
            TextForms(
                "Nothing was taken in: {reason}.", "No se importó nada: {reason}.", zh: "没有导入：{reason}。")
        case .noWeakWords:
            TextForms(
                "No weak word is due today.", "Hoy no toca repasar ninguna palabra.", zh: "今天没有要复习的词。")
        case .elsewhere:
            TextForms(
                "The session went on in another window. Nothing is lost: go on there, or start it here again.",
                "La sesión siguió en otra ventana. No se ha perdido nada: sigue allí o vuelve a abrirla aquí.",
                zh: "练习已在另一个窗口继续。没有丢失任何内容：请在那里继续，或在这里重新打开。")
        }
    }
}
