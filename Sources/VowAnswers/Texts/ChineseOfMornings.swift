/// Chinese forms of what goes wrong on the way to a morning: with the sound, the hearing, the waking, and the device.
extension ChineseSentences {
    static let sound: [(english: String, chinese: String)] = [
        (
            "Start PulseAudio or PipeWire (systemctl --user start pulseaudio, or pipewire-pulse), and "
                + "check with \"pactl info\".",
            "请启动 PulseAudio 或 PipeWire（systemctl --user start pulseaudio，或 pipewire-pulse），再用 pactl info 检查。"
        ),
        (
            "Look what holds it, or restart the sound server (systemctl --user restart pulseaudio, or "
                + "pipewire-pulse).",
            "请查看谁占用了它，或重启声音服务（systemctl --user restart pulseaudio，或 pipewire-pulse）。"
        ),
        (
            "Unplug them before you sleep, or let Vow leave them alone: vow config set sound.headphones "
                + "leave",
            "请在睡前拔掉耳机，或让 Vow 不管它们：vow config set sound.headphones leave"
        ),
        ("ALSA's player plays nothing.", "ALSA 播放器放不出声音。"),
        ("Choose one of: {}.", "请选择其中之一：{}。"),
        (
            "Install alsa-utils, and look what holds the device: fuser -v /dev/snd/*.",
            "请安装 alsa-utils，并查看谁占用了设备：fuser -v /dev/snd/*"
        ),
        ("There is no tone called \"{}\".", "没有名为“{}”的铃声。"),
        ("Restart it, or choose another output.", "请重启它，或选择别的输出。"),
        (
            "Plug one in, or choose an input: pactl set-default-source NAME.",
            "请接上麦克风，或选择一个输入：pactl set-default-source NAME"
        ),
        ("The microphone was read before it was opened.", "麦克风还没打开就被读取了。"),
        ("This is a mistake in Vow: report it.", "这是 Vow 的错误，请反馈。"),
        ("Unplug and replug it, or restart the sound server.", "请重新插拔，或重启声音服务。"),
        ("Look which outputs are connected, if you did not move it.", "如果不是你切换的，请查看接了哪些输出。"),
        ("The alarm plays in headphones: \"{}\".", "闹钟正在耳机里响：“{}”。"),
        ("The output \"{}\" is muted.", "输出“{}”已静音。"),
        ("The output \"{}\" is turned down to {} %.", "输出“{}”的音量调低到了 {}%。"),
        ("The ring moved to the output \"{}\".", "铃声转到了输出“{}”。"),
        (
            "Turn it up: pactl set-sink-volume @DEFAULT_SINK@ 60%",
            "请调高音量：pactl set-sink-volume @DEFAULT_SINK@ 60%"
        ),
        ("Unmute it there, for instance in pavucontrol under Playback.", "请在那里取消静音，例如 pavucontrol 的“回放”页。"),
        ("Unmute it: pactl set-sink-mute @DEFAULT_SINK@ 0", "请取消静音：pactl set-sink-mute @DEFAULT_SINK@ 0"),
        ("Vow's own sound is muted in the mixer.", "Vow 的声音在混音器里被静音了。"),
        ("Vow's own sound is turned down to {} % in the mixer.", "Vow 的声音在混音器里调低到了 {}%。"),
        ("Turn it up there, for instance in pavucontrol under Playback.", "请在那里调高，例如 pavucontrol 的“回放”页。"),
        ("Vow's own sound was muted in the mixer, and was set back.", "Vow 的声音在混音器里被静音，已恢复。"),
        (
            "Vow's own sound was turned down to {} % in the mixer, and was set back.",
            "Vow 的声音在混音器里被调低到 {}%，已恢复。"
        ),
        ("Turn the output down instead, if it is too loud.", "如果太响，请改为调低输出的音量。"),
        ("The output \"{}\" leads to no speaker, so the ring goes to \"{}\".", "输出“{}”没有接扬声器，铃声改从“{}”播放。"),
        (
            "Choose the other one as the usual output: pactl set-default-sink {}.",
            "请把另一个设为默认输出：pactl set-default-sink {}"
        ),
        ("Nothing but silence was sent to the output.", "送到输出的全是静音。"),
        ("Choose another tone.", "请换一个铃声。"),
        ("The sound file {} is shorter than a tenth of a second.", "声音文件 {} 不到十分之一秒。"),
        ("The sound file {} is silent or too quiet, and would wake nobody.", "声音文件 {} 没有声音或太轻，叫不醒人。"),
        ("Make it louder, or choose another file.", "请调响一些，或换一个文件。"),
        ("The sound file {} falls silent for more than {} seconds.", "声音文件 {} 中有超过 {} 秒没有声音。"),
        ("Cut the silence out, or choose another file.", "请剪掉静音部分，或换一个文件。"),
        ("The sound file {} is not the one that was there when the alarm was set.", "声音文件 {} 已不是设闹钟时的那个文件。"),
        ("If you did not change it, choose the tone again.", "如果不是你改的，请重新选择铃声。"),
        ("Connect one, or unmute one: pactl list short sinks.", "请接上一个，或取消一个的静音：pactl list short sinks"),
        ("There is no output that could be heard.", "没有能让人听到的输出。"),
        ("A sound server of Vow's own did not start a moment ago.", "Vow 自己的声音服务刚才没能启动。"),
        ("Look at the machine's own sound server: pactl info.", "请检查这台设备的声音服务：pactl info"),
        (
            "Look what is behind it, for instance an equaliser: pactl list sinks.",
            "请查看后面接了什么，例如均衡器：pactl list sinks"
        ),
        ("The output plays silence in place of the ring.", "该响铃时，输出里没有声音。"),
        ("There is no other output that could be heard.", "没有别的能让人听到的输出。"),
        ("The output has taken no sound for {} ms.", "输出已有 {} 毫秒没有接收声音。"),
        ("Check that it is installed.", "请确认它已安装。"),
        ("Install it: apt-get install pulseaudio util-linux.", "请安装：apt-get install pulseaudio util-linux"),
        ("Vow's own sound server could not be started.", "Vow 自己的声音服务无法启动。"),
        ("Open another.", "请另开一个。"),
        ("Restart the sound server.", "请重启声音服务。"),
        ("The recording was closed.", "录音已关闭。"),
        ("Start again.", "请重新开始。"),
        ("The private sound server takes no sound any more.", "Vow 自己的声音服务不再接收声音。"),
        (
            "Check that an input is there and allowed: pactl list short sources.",
            "请确认有可用的输入：pactl list short sources"
        ),
        ("Close other programs, then try again.", "请关掉别的程序再试。"),
        ("There is no memory or thread left for sound.", "没有剩余的内存或线程可用于声音。"),
        (
            "Check that an output is there and chosen: pactl list short sinks.",
            "请确认已选中一个输出：pactl list short sinks"
        ),
        ("Change it in the desktop's own sound settings.", "请在桌面的声音设置里更改。"),
        (
            "Restart it (systemctl --user restart pulseaudio, or pipewire-pulse).",
            "请重启它：systemctl --user restart pulseaudio（或 pipewire-pulse）"
        ),
        ("The sound server refuses to change the volume.", "声音服务不允许改变音量。"),
        ("Save the file at 44,100 or 48,000 samples a second.", "请把文件存为每秒 44100 或 48000 个采样。"),
        ("Sound at {} samples a second could not be brought to {}.", "无法把每秒 {} 个采样的声音转换为 {}。"),
        ("Check the path.", "请检查路径。"),
        ("Choose another file.", "请换一个文件。"),
        ("Cut it shorter, or choose another file.", "请剪短，或换一个文件。"),
        ("The sound file {} holds no sound.", "声音文件 {} 里没有声音。"),
        ("There is no readable sound file at {}.", "在 {} 没有可读的声音文件。"),
        ("Use a WAV, FLAC, OGG or MP3 file.", "请使用 WAV、FLAC、OGG 或 MP3 文件。"),
        ("880 Hz in four quick pulses, then a pause.", "880 Hz，四声急促的短音，然后停顿。"),
        ("Three church bells in turn, ringing on.", "三口教堂钟轮流敲响，余音不断。"),
        ("A soft falling chime of four notes.", "四个音的轻柔下行铃声。"),
        ("A lively wooden figure.", "活泼的木琴声。"),
        ("A long swell that climbs from 330 to 660 Hz.", "从 330 Hz 渐升到 660 Hz 的长音。"),
        (
            "Half a minute of soft swells, half a minute of pulses, then the siren.",
            "先半分钟渐强的柔音，再半分钟短音，最后是警报声。"
        ),
        (
            "Urgent, wavering between 700 and 1,100 Hz; for heavy sleepers.",
            "急促，在 700 与 1100 Hz 之间起伏；适合睡得沉的人。"
        ),
    ]

    static let speech: [(english: String, chinese: String)] = [
        (
            "(The speech model {} is not installed.) Run `vow models install {}`.",
            "（没有安装语音模型 {}。）请运行 `vow models install {}`。"
        ),
        ("The speech model {} is not installed.", "没有安装语音模型 {}。"),
        (
            "Another engine listens if there is one. Run `vow models verify`.",
            "如果有别的引擎，就由它来听。请运行 `vow models verify`。"
        ),
        ("Reinstall Vow: two versions of it seem to be mixed.", "请重新安装 Vow：似乎混用了两个版本。"),
        ("One of Vow's own processes was asked what it does not know.", "Vow 自己的一个进程收到了它不认识的请求。"),
        ("A recording of more than two minutes is not heard.", "超过两分钟的录音不会识别。"),
        ("Cut it into pieces.", "请分成几段。"),
        (
            "Install it anew: apt-get install --reinstall espeak-ng.",
            "请重新安装：apt-get install --reinstall espeak-ng"
        ),
        ("Install it: apt-get install espeak-ng.", "请安装：apt-get install espeak-ng"),
        ("espeak-ng could not speak \"{}\".", "espeak-ng 无法读出“{}”。"),
        ("Flite could not speak the text.", "Flite 无法读出这段文字。"),
        ("Install espeak-ng for other languages.", "别的语言请安装 espeak-ng。"),
        (
            "Install the package libflite1, or install it anew: apt-get install --reinstall libflite1.",
            "请安装或重新安装软件包 libflite1：apt-get install --reinstall libflite1"
        ),
        ("The Flite voice speaks English only, not \"{}\".", "Flite 只会说英语，不会说“{}”。"),
        ("Choose one of: {}, wyoming:HOST:PORT.", "请选择其中之一：{}、wyoming:HOST:PORT。"),
        ("Install it: apt install pocketsphinx-en-us.", "请安装：apt install pocketsphinx-en-us"),
        ("PocketSphinx could not decode the recording.", "PocketSphinx 无法识别这段录音。"),
        ("Say it once more; if it happens again, choose another engine.", "请再说一次；如果还是这样，请换一个引擎。"),
        ("The PocketSphinx model cannot be used.", "PocketSphinx 的模型无法使用。"),
        ("Moonshine could not weigh the words.", "Moonshine 无法比较这些词。"),
        ("Moonshine could not decode the recording.", "Moonshine 无法识别这段录音。"),
        ("Run `vow models install sherpa-onnx`.", "请运行 `vow models install sherpa-onnx`。"),
        ("Run `vow models install {}`.", "请运行 `vow models install {}`。"),
        (
            "Run scripts/fetch-models and build again, or choose PocketSphinx.",
            "请运行 scripts/fetch-models 后重新构建，或选择 PocketSphinx。"
        ),
        ("The speech library {} cannot be used.", "语音库 {} 无法使用。"),
        (
            "This build of Vow has no sherpa-onnx, which the Moonshine engine needs.",
            "这个版本的 Vow 没有 Moonshine 引擎需要的 sherpa-onnx。"
        ),
        ("\"{}\" is no usable address of a cloud service.", "“{}”不是可用的云服务地址。"),
        ("Run `vow models install whisper-base`.", "请运行 `vow models install whisper-base`。"),
        ("The speech model {} is not what it should be: {}.", "语音模型 {} 不对：{}。"),
        ("Make it writable, or name another one in VOW_MODELS.", "请让它可写，或在 VOW_MODELS 里指定别的文件夹。"),
        ("The model of meanings {} cannot be used.", "词义模型 {} 无法使用。"),
        ("Whisper could not decode the recording.", "Whisper 无法识别这段录音。"),
        ("Run `vow models list` to see what is installed.", "请运行 `vow models list` 查看已安装的模型。"),
        ("{} listens instead of {}.", "由 {} 代替 {} 来听。"),
        (
            "Run `vow models install`, or: apt install pocketsphinx-en-us.",
            "请运行 `vow models install`，或：apt install pocketsphinx-en-us"
        ),
        ("Speech is told from silence by its loudness.", "现在只按响度区分说话和安静。"),
        ("There is no speech engine named {}.", "没有名为 {} 的语音引擎。"),
        ("Lines are judged by the words heard alone.", "现在只按听到的词判断句子。"),
        ("The speech engine failed.", "语音引擎出错了。"),
        ("Run `vow models verify`.", "请运行 `vow models verify`。"),
    ]

    static let waking: [(english: String, chinese: String)] = [
        ("There is no real-time clock with an alarm under {}.", "{} 下没有能定时唤醒的实时时钟。"),
        ("Keep the machine awake at night, or use one whose clock can wake it.", "请让设备夜里不休眠，或换一台能由时钟唤醒的设备。"),
        ("The right to wake is missing ({}).", "缺少唤醒权限（{}）。"),
        (
            "Run `make install` once more, which says how the service gets CAP_WAKE_ALARM, or allow the clock's own file.",
            "请再运行一次 `make install`，它会说明服务怎样获得 CAP_WAKE_ALARM；或允许写时钟的文件。"
        ),
        ("The kernel wakes the machine by {}.", "由内核通过 {} 唤醒设备。"),
        ("No power service answers on the session's bus.", "会话总线上没有电源服务回应。"),
        (
            "It comes with the Plasma desktop (apt install powerdevil).",
            "它随 Plasma 桌面提供（apt install powerdevil）。"
        ),
        ("PowerDevil (process {}) has no right to wake.", "PowerDevil（进程 {}）没有唤醒权限。"),
        ("Give its program the right: setcap cap_wake_alarm=ep.", "请给它的程序加上权限：setcap cap_wake_alarm=ep"),
        ("PowerDevil wakes the machine.", "由 PowerDevil 唤醒设备。"),
        ("{}/wakealarm may not be written.", "不能写入 {}/wakealarm。"),
        (
            "Let your group write it with a udev rule for SUBSYSTEM==\"rtc\".",
            "请用 SUBSYSTEM==\"rtc\" 的 udev 规则让你的用户组可以写入。"
        ),
        ("{}/wakealarm can be written.", "可以写入 {}/wakealarm。"),
        ("Install it: apt install util-linux-extra", "请安装：apt install util-linux-extra"),
        ("This process may not gain rights, so sudo cannot run.", "这个进程不能提升权限，所以无法运行 sudo。"),
        (
            "Give the service CAP_WAKE_ALARM instead, or let your group write the clock's wakealarm file.",
            "请改为给服务 CAP_WAKE_ALARM，或让你的用户组可以写时钟的 wakealarm 文件。"
        ),
        ("See why it waits: sudo -n -l {}", "请查看它为什么在等：sudo -n -l {}"),
        ("{} needs rights that this person has not.", "{} 需要你没有的权限。"),
        ("Allow it in sudoers without a password: {}", "请在 sudoers 里允许免密码运行：{}"),
        ("{} can be run through sudo.", "可以通过 sudo 运行 {}。"),
        ("systemd-logind does not answer on the system's bus.", "系统总线上的 systemd-logind 没有回应。"),
        ("Keep the machine awake at night by its power settings.", "请在电源设置里让设备夜里不休眠。"),
        ("systemd-logind keeps the machine awake until the alarm.", "systemd-logind 让设备到闹钟响前都不休眠。"),
    ]

    static let device: [(english: String, chinese: String)] = [
        ("The folder {} cannot be made.", "无法创建文件夹 {}。"),
        ("The camera was unplugged.", "摄像头被拔掉了。"),
        ("The camera delivers nothing.", "摄像头没有画面。"),
        ("Plug it in.", "请接上。"),
        ("Plug it out and in.", "请重新插拔。"),
        ("The motion sensor is gone.", "运动传感器不见了。"),
        ("The light sensor is gone.", "光线传感器不见了。"),
        ("This device has no light sensor.", "这台设备没有光线传感器。"),
        ("Nothing can wake this machine, or keep it awake.", "没有办法唤醒这台设备，也没有办法让它不休眠。"),
        (
            "Keep it awake by its power settings; `vow wake` says what is missing.",
            "请在电源设置里让它不休眠；`vow wake` 会说明缺什么。"
        ),
        ("Nothing on this device vibrates.", "这台设备不能振动。"),
        ("Plug one in, or use the camera of the page.", "请接上一个，或使用网页上的摄像头。"),
        ("The file {} cannot be written.", "无法写入文件 {}。"),
        ("The folder {} cannot be written.", "无法写入文件夹 {}。"),
        ("The file {} cannot be read.", "无法读取文件 {}。"),
        ("The sound file {} cannot be read.", "无法读取声音文件 {}。"),
        ("The log {} could not be used.", "无法使用日志 {}。"),
        ("Start it again: vow run", "请重新启动：vow run"),
        ("Try it yourself.", "请自己试一下。"),
        ("Try again: nothing that was recorded is lost.", "请再试一次：已记录的内容都没有丢。"),
        (
            "Install a voice: apt-get install espeak-ng libflite1.",
            "请安装一种语音：apt-get install espeak-ng libflite1"
        ),
        ("The process that speaks failed.", "朗读的进程出错了。"),
        ("No sound began within 5 s.", "5 秒内没有响起声音。"),
    ]
}
