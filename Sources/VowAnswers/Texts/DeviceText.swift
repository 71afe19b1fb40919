/// What `vow doctor` says of a device: what was found, why it matters, and what to do.
public enum DeviceText: String, TextKey {
    case whyAlarms, whyLines, whyWatch, whySpeaker, whyMicrophone, whySpeech, whyWake, whyNotifications
    case whyDisplay, whyCamera, whyTags, whyMotion, whyClock, whyDisk, whyService, whyPower, whyVibration
    case whyLog, logUnreadable, logUnreadableRepair, watchedByOther, watchedByOtherRepair
    case vibrationNone, vibrationNoneRepair
    case notificationsNone, notificationsNoneRepair, notificationsReady, notificationsStarted
    case notificationsSilenced, notificationsSilencedRepair
    case displayReady, displayConsole, displayUntold, displayUntoldRepair, displayNone, displayNoneRepair
    case cameraReady, cameraNone, cameraNoneRepair
    case tagsReady, tagsNone, tagsNoneRepair
    case motionReady, motionNone, motionNoneRepair
    case clockReady, clockAdrift, clockAdriftRepair
    case diskReady, diskLow, diskFull, diskRepair
    case serviceReady, serviceNoManager, serviceNoManagerRepair, serviceMissing, serviceMissingRepair
    case serviceDisabled, serviceNoLinger
    case powerMains, powerBattery, powerLow, powerLowRepair
    case speakerNone, speakerNoneRepair, speakerMuted, speakerFaint, speakerQuieter, speakerWorn
    case speakerWornForced, speakerWornRepair, speakerAbsent, speakerAbsentRepair
    case microphoneLevel, microphoneSilent, microphoneSilentRepair, microphoneLoud, microphoneLoudRepair
    case fixable, fixed, notFixed
    case fixUnmuteSpeaker, fixRaiseSpeaker, fixUnmuteMicrophone, fixEnableService, fixEnableLinger
    case testTone, testToneHeard, testTonePlayed, testToneUnheard, sayHello, heardHello, heardNothing

    /// See `TextKey`.
    public static let part = "device"

    /// See `TextKey`.
    public var forms: TextForms {
        switch self {
        // Why each part matters.
        case .whyAlarms: TextForms("Without one nothing rings.", "Sin ninguna, nada suena.")
        case .whyLines:
            TextForms("They are what stops the alarm.", "Son lo que detiene la alarma.")
        case .whyWatch:
            TextForms(
                "Somebody has to be awake to ring: `vow run`.", "Alguien tiene que velar: `vow run`.")
        case .whySpeaker: TextForms("It wakes you.", "Es lo que te despierta.")
        case .whyMicrophone:
            TextForms(
                "It hears your lines; without it an alarm can be put off once, and no more.",
                "Oye tus frases; sin él, una alarma se puede aplazar una vez y nada más.")
        case .whySpeech:
            TextForms(
                "It turns what you say into words, on this device.",
                "Convierte lo que dices en palabras, en este dispositivo.")
        case .whyWake:
            TextForms(
                "A machine that sleeps rings only if something wakes it.",
                "Una máquina dormida solo suena si algo la despierta.")
        case .whyNotifications:
            TextForms(
                "They open the wake screen, and ring where the tone cannot.",
                "Abren la pantalla de despertar y avisan cuando el tono no puede.")
        case .whyDisplay:
            TextForms("It shows what to say and how it goes.", "Muestra qué decir y cómo va.")
        case .whyCamera:
            TextForms("A gate of yours asks for a code.", "Una de tus alarmas pide un código.")
        case .whyMotion:
            TextForms("A gate asks to move this device.", "Una alarma pide mover este equipo.")
        case .whyTags:
            TextForms("A gate of yours asks for a tag.", "Una de tus alarmas pide una etiqueta.")
        case .whyVibration:
            TextForms("An alarm of yours is to shake.", "Una de tus alarmas debe vibrar.")
        case .whyClock:
            TextForms(
                "A clock that is wrong rings at the wrong time.", "Un reloj que se desvía suena a deshora.")
        case .whyDisk:
            TextForms(
                "What happens is recorded before it is acted on.",
                "Lo que ocurre se registra antes de actuar.")
        case .whyService:
            TextForms(
                "It starts the watch by itself, also when nobody is logged in.",
                "Inicia la guardia sola, también sin sesión abierta.")
        case .whyPower:
            TextForms("A battery may be empty by morning.", "Una batería puede agotarse de noche.")
        case .whyLog:
            TextForms(
                "What cannot be read does not count, and nothing new is written beside it.",
                "Lo que no se puede leer no cuenta, y no se escribe nada nuevo a su lado.")
        case .logUnreadable:
            TextForms(
                "events that this version cannot read: {count}, the first of them record {first}",
                "sucesos que esta versión no puede leer: {count}, el primero es el registro {first}")
        case .logUnreadableRepair:
            TextForms(
                "Use the newer version of vow that wrote them, and start `vow run` anew. `vow log verify` tells more.",
                "Usa la versión más nueva de vow que los escribió, y vuelve a iniciar `vow run`. "
                    + "`vow log verify` dice más.")
        case .watchedByOther:
            TextForms(
                "`vow run` is version {running}, and this program {own}",
                "`vow run` es de la versión {running}, y este programa de la {own}")
        case .watchedByOtherRepair:
            TextForms(
                "Start it anew: systemctl --user restart vow",
                "Vuelve a iniciarlo: systemctl --user restart vow")
        // What was found of the machine, and the repair.
        case .notificationsNone: TextForms("nothing shows them", "nada las muestra")
        case .notificationsNoneRepair:
            TextForms(
                "On a desktop without its own: sudo apt install dunst",
                "En un escritorio sin servicio propio: sudo apt install dunst")
        case .notificationsReady: TextForms("{server} shows them", "las muestra {server}")
        case .notificationsStarted:
            TextForms("the desktop starts what shows them", "el escritorio inicia lo que las muestra")
        case .notificationsSilenced: TextForms("do not disturb is on", "«no molestar» está activado")
        case .notificationsSilencedRepair:
            TextForms(
                "Let Vow through in the desktop's notification settings; the tone rings all the same.",
                "Permite Vow en los ajustes de notificaciones; el tono suena de todos modos.")
        case .displayReady: TextForms("{kind}", "{kind}")
        case .displayConsole: TextForms("a text console", "una consola de texto")
        case .displayUntold:
            TextForms(
                "the service does not know of this screen, so the wake screen does not open by itself",
                "el servicio no conoce esta pantalla, así que la del despertar no se abre sola")
        case .displayUntoldRepair:
            TextForms(
                "systemctl --user import-environment DISPLAY WAYLAND_DISPLAY XAUTHORITY",
                "systemctl --user import-environment DISPLAY WAYLAND_DISPLAY XAUTHORITY")
        case .displayNone: TextForms("no screen was found", "no se encontró ninguna pantalla")
        case .displayNoneRepair:
            TextForms(
                "The alarm rings and listens all the same; `vow wake-screen` shows it on any terminal. Where a "
                    + "desktop runs, type there: systemctl --user import-environment DISPLAY WAYLAND_DISPLAY XAUTHORITY",
                "La alarma suena y escucha de todos modos; `vow wake-screen` la muestra en un terminal. Si hay un "
                    + "escritorio abierto, escribe allí: systemctl --user import-environment DISPLAY WAYLAND_DISPLAY XAUTHORITY"
            )
        case .cameraReady: TextForms("{names}", "{names}")
        case .cameraNone: TextForms("no camera can be opened", "no se puede abrir ninguna cámara")
        case .cameraNoneRepair:
            TextForms(
                "Connect one, and join the group: sudo usermod -aG video $USER; or hold the code before the page's camera",
                "Conecta una y únete al grupo: sudo usermod -aG video $USER; o pon el código ante la cámara de la página"
            )
        case .motionReady: TextForms("it tells how it is turned", "dice cómo está girado")
        case .motionNone:
            TextForms("this device has no motion sensor", "este equipo no tiene sensor de movimiento")
        case .motionNoneRepair:
            TextForms(
                "Ask for something else at that alarm: vow alarm edit ALARM --gate …; or sudo apt install iio-sensor-proxy",
                "Pide otra cosa en esa alarma: vow alarm edit ALARMA --gate …; o sudo apt install iio-sensor-proxy"
            )
        case .tagsReady: TextForms("a reader is connected", "hay un lector conectado")
        case .tagsNone: TextForms("no tag reader is connected", "no hay ningún lector de etiquetas conectado")
        case .tagsNoneRepair:
            TextForms("Plug one in; sudo apt install pcscd", "Conecta uno; sudo apt install pcscd")
        case .vibrationNone:
            TextForms("nothing on this device vibrates", "nada en este dispositivo vibra")
        case .vibrationNoneRepair:
            TextForms(
                "On a phone: sudo apt install feedbackd. For a gamepad or a pad: sudo usermod -aG input $USER. Anything else: hooks/run",
                "En un teléfono: sudo apt install feedbackd. Para un mando o una almohadilla: sudo usermod -aG input $USER. Lo demás: hooks/run"
            )
        case .clockReady: TextForms("kept in time", "en hora")
        case .clockAdrift: TextForms("nobody keeps it in time", "nadie lo mantiene en hora")
        case .clockAdriftRepair:
            TextForms("sudo timedatectl set-ntp true", "sudo timedatectl set-ntp true")
        case .diskReady: TextForms("{megabytes} MB free", "{megabytes} MB libres")
        case .diskLow: TextForms("only {megabytes} MB free", "solo {megabytes} MB libres")
        case .diskFull: TextForms("full: {megabytes} MB free", "lleno: {megabytes} MB libres")
        case .diskRepair: TextForms("Make room on the disk of {home}", "Libera espacio en el disco de {home}")
        case .serviceReady: TextForms("enabled, and lingers", "activado, también sin sesión")
        case .serviceNoManager:
            TextForms(
                "no service manager of yours runs", "no funciona ningún gestor de servicios tuyo")
        case .serviceNoManagerRepair:
            TextForms(
                "Start `vow run` with your session by its own means.",
                "Inicia `vow run` con tu sesión por sus propios medios.")
        case .serviceMissing: TextForms("the unit is not installed", "la unidad no está instalada")
        case .serviceMissingRepair: TextForms("make install", "make install")
        case .serviceDisabled: TextForms("not enabled", "no activado")
        case .serviceNoLinger:
            TextForms(
                "it ends when you log out", "termina al cerrar la sesión")
        case .powerMains: TextForms("mains", "corriente")
        case .powerBattery: TextForms("battery, {percent} %", "batería, {percent} %")
        case .powerLow: TextForms("battery, only {percent} %", "batería, solo {percent} %")
        case .powerLowRepair: TextForms("Plug it in for the night.", "Enchúfalo por la noche.")
        case .microphoneLevel:
            TextForms("{name}; the room is at {level} dB", "{name}; la sala está a {level} dB")
        case .microphoneSilent:
            TextForms("{name} sends nothing but silence", "{name} solo envía silencio")
        case .microphoneSilentRepair:
            TextForms(
                "Look for a switch on it, and for the right input: pactl list short sources",
                "Busca un interruptor y la entrada correcta: pactl list short sources")
        case .microphoneLoud:
            TextForms("{name}; the room is loud, {level} dB", "{name}; hay mucho ruido, {level} dB")
        case .microphoneLoudRepair:
            TextForms(
                "Turn its gain down, or move it away from what hums: pavucontrol",
                "Baja su ganancia o aléjalo de lo que zumba: pavucontrol")
        case .speakerNone: TextForms("there is none", "no hay ninguno")
        case .speakerNoneRepair:
            TextForms(
                "Connect one, or choose an output: pactl list short sinks",
                "Conecta uno, o elige una salida: pactl list short sinks")
        case .speakerMuted: TextForms("{name}, muted", "{name}, silenciado")
        case .speakerFaint: TextForms("{name}, very faint", "{name}, muy bajo")
        case .speakerQuieter:
            TextForms(
                "{name}; it woke you at {percent} % last time",
                "{name}; la última vez te despertó al {percent} %")
        case .speakerWorn:
            TextForms(
                "{name}: headphones, which wake nobody from a table",
                "{name}: auriculares, que no despiertan a nadie desde una mesa")
        case .speakerWornForced:
            TextForms(
                "{name}: headphones; it rings on the speaker beside them where there is one",
                "{name}: auriculares; sonará por el altavoz, si hay uno")
        case .speakerWornRepair:
            TextForms(
                "Unplug them for the night, or: vow config set sound.headphones force",
                "Desconéctalos por la noche, o: vow config set sound.headphones force")
        case .speakerAbsent:
            TextForms(
                "no output is called {words}, as an alarm asks; it rings on the usual one",
                "ninguna salida se llama {words}, como pide una alarma; sonará por la habitual")
        case .speakerAbsentRepair:
            TextForms(
                "Connect it, or choose another: pactl list short sinks; vow alarm edit --route",
                "Conéctala, o elige otra: pactl list short sinks; vow alarm edit --route")
        // What is said while something is repaired or tried.
        case .fixable: TextForms("vow doctor --fix does it.", "vow doctor --fix lo hace.")
        case .fixed: TextForms("Done: {what}", "Hecho: {what}")
        case .notFixed: TextForms("Not done: {what} ({why})", "Sin hacer: {what} ({why})")
        case .fixUnmuteSpeaker:
            TextForms(
                "the speaker is no longer muted, nor turned far down",
                "el altavoz ya no está silenciado ni muy bajo")
        case .fixRaiseSpeaker: TextForms("the speaker is turned up", "el altavoz está más alto")
        case .fixUnmuteMicrophone:
            TextForms("the microphone is no longer muted", "el micrófono ya no está silenciado")
        case .fixEnableService:
            TextForms("the service is on, and starts with you", "el servicio está activo y empieza contigo")
        case .fixEnableLinger:
            TextForms(
                "the service runs while nobody is logged in", "el servicio funciona sin nadie conectado")
        case .testTone: TextForms("You should hear a tone now …", "Ahora deberías oír un tono …")
        case .testToneHeard:
            TextForms("✓ played, and heard at {level} dB", "✓ sonó, y se oyó a {level} dB")
        case .testTonePlayed:
            TextForms(
                "✓ played; the microphone did not hear it, as with headphones",
                "✓ sonó; el micrófono no lo oyó, como con auriculares")
        case .testToneUnheard:
            TextForms("✗ nothing of it came out of the output", "✗ nada llegó a la salida")
        case .sayHello: TextForms("Say hello …", "Di hola …")
        case .heardHello: TextForms("✓ heard: {words}", "✓ se oyó: {words}")
        case .heardNothing: TextForms("✗ nobody was heard", "✗ no se oyó a nadie")
        }
    }
}
