extension SpanishSentences {
    /// Sentences of tones, loudspeakers and microphones, by their English form.
    static let sound: [(english: String, spanish: String)] = [
        ("ALSA's player plays nothing.", "El reproductor de ALSA no reproduce nada."),
        ("Choose one of: {}.", "Elige uno de: {}."),
        (
            "Install alsa-utils, and look what holds the device: fuser -v /dev/snd/*.",
            "Instala alsa-utils, y mira qué ocupa el dispositivo: fuser -v /dev/snd/*."
        ),
        ("There is no tone called \"{}\".", "No hay ningún tono llamado \"{}\"."),
        ("Restart it, or choose another output.", "Reinícialo, o elige otra salida."),
        (
            "Plug one in, or choose an input: pactl set-default-source NAME.",
            "Conecta uno, o elige una entrada: pactl set-default-source NOMBRE."
        ),
        ("The microphone was read before it was opened.", "El micrófono se leyó antes de abrirse."),
        ("This is a mistake in Vow: report it.", "Es un error de Vow: comunícalo."),
        (
            "Unplug and replug it, or restart the sound server.",
            "Desconéctalo y conéctalo, o reinicia el servidor de sonido."
        ),
        (
            "Look which outputs are connected, if you did not move it.",
            "Mira qué salidas están conectadas, si no la cambiaste tú."
        ),
        ("The alarm plays in headphones: \"{}\".", "La alarma suena en los auriculares: \"{}\"."),
        ("The output \"{}\" is muted.", "La salida \"{}\" está silenciada."),
        ("The output \"{}\" is turned down to {} %.", "La salida \"{}\" está bajada al {} %."),
        ("The ring moved to the output \"{}\".", "El sonido pasó a la salida \"{}\"."),
        (
            "Turn it up: pactl set-sink-volume @DEFAULT_SINK@ 60%",
            "Súbela: pactl set-sink-volume @DEFAULT_SINK@ 60%"
        ),
        (
            "Unmute it there, for instance in pavucontrol under Playback.",
            "Quita allí el silencio, por ejemplo en pavucontrol, en Reproducción."
        ),
        (
            "Unmute it: pactl set-sink-mute @DEFAULT_SINK@ 0",
            "Quita el silencio: pactl set-sink-mute @DEFAULT_SINK@ 0"
        ),
        (
            "Unplug them before you sleep, or let Vow leave them alone: vow config set sound.headphones "
                + "leave",
            "Desconéctalos antes de dormir, o haz que Vow los deje estar: vow config set "
                + "sound.headphones leave"
        ),
        ("Vow's own sound is muted in the mixer.", "El sonido de Vow está silenciado en el mezclador."),
        (
            "Vow's own sound is turned down to {} % in the mixer.",
            "El sonido de Vow está bajado al {} % en el mezclador."
        ),
        (
            "Turn it up there, for instance in pavucontrol under Playback.",
            "Súbelo allí, por ejemplo en pavucontrol, en Reproducción."
        ),
        (
            "Vow's own sound was muted in the mixer, and was set back.",
            "El sonido de Vow estaba silenciado en el mezclador, y se restableció."
        ),
        (
            "Vow's own sound was turned down to {} % in the mixer, and was set back.",
            "El sonido de Vow estaba bajado al {} % en el mezclador, y se restableció."
        ),
        (
            "Turn the output down instead, if it is too loud.",
            "Si suena demasiado, baja la salida."
        ),
        (
            "The output \"{}\" leads to no speaker, so the ring goes to \"{}\".",
            "La salida \"{}\" no lleva a ningún altavoz, así que el sonido pasa a \"{}\"."
        ),
        (
            "Choose the other one as the usual output: pactl set-default-sink {}.",
            "Elige la otra como salida habitual: pactl set-default-sink {}."
        ),
        (
            "Nothing but silence was sent to the output.",
            "A la salida no se envió más que silencio."
        ),
        ("Choose another tone.", "Elige otro tono."),
        (
            "The sound file {} is shorter than a tenth of a second.",
            "El archivo de sonido {} dura menos de una décima de segundo."
        ),
        (
            "The sound file {} is silent or too quiet, and would wake nobody.",
            "El archivo de sonido {} está en silencio o es demasiado bajo, y no despertaría a nadie."
        ),
        (
            "Make it louder, or choose another file.",
            "Hazlo más fuerte, o elige otro archivo."
        ),
        (
            "The sound file {} falls silent for more than {} seconds.",
            "El archivo de sonido {} se queda en silencio más de {} segundos."
        ),
        (
            "Cut the silence out, or choose another file.",
            "Quita el silencio, o elige otro archivo."
        ),
        (
            "The sound file {} is not the one that was there when the alarm was set.",
            "El archivo de sonido {} no es el que había cuando se puso la alarma."
        ),
        (
            "If you did not change it, choose the tone again.",
            "Si no lo cambiaste tú, elige el tono otra vez."
        ),
        (
            "Connect one, or unmute one: pactl list short sinks.",
            "Conecta una, o quita el silencio de una: pactl list short sinks."
        ),
        ("There is no output that could be heard.", "No hay ninguna salida que se pueda oír."),
        (
            "A sound server of Vow's own did not start a moment ago.",
            "Un servidor de sonido propio de Vow no arrancó hace un momento."
        ),
        (
            "Look at the machine's own sound server: pactl info.",
            "Mira el servidor de sonido de la máquina: pactl info."
        ),
        (
            "Look what is behind it, for instance an equaliser: pactl list sinks.",
            "Mira qué hay detrás, por ejemplo un ecualizador: pactl list sinks."
        ),
        ("The output plays silence in place of the ring.", "La salida reproduce silencio en lugar del tono."),
        ("There is no other output that could be heard.", "No hay otra salida que se pueda oír."),
        (
            "Look what holds it, or restart the sound server (systemctl --user restart pulseaudio, or "
                + "pipewire-pulse).",
            "Mira qué la ocupa, o reinicia el servidor de sonido (systemctl --user restart pulseaudio, "
                + "o pipewire-pulse)."
        ),
        ("The output has taken no sound for {} ms.", "La salida no admite sonido desde hace {} ms."),
        ("Check that it is installed.", "Comprueba que está instalado."),
        (
            "Install it: apt-get install pulseaudio util-linux.",
            "Instálalo: apt-get install pulseaudio util-linux."
        ),
        (
            "Vow's own sound server could not be started.",
            "El servidor de sonido propio de Vow no se pudo iniciar."
        ),
        ("Open another.", "Abre otra."),
        ("Restart the sound server.", "Reinicia el servidor de sonido."),
        ("The recording was closed.", "La grabación se cerró."),
        ("Start again.", "Empieza de nuevo."),
        (
            "The private sound server takes no sound any more.",
            "El servidor de sonido privado ya no admite sonido."
        ),
        (
            "Check that an input is there and allowed: pactl list short sources.",
            "Comprueba que hay una entrada permitida: pactl list short sources."
        ),
        ("Close other programs, then try again.", "Cierra otros programas e inténtalo de nuevo."),
        (
            "Start PulseAudio or PipeWire (systemctl --user start pulseaudio, or pipewire-pulse), and "
                + "check with \"pactl info\".",
            "Inicia PulseAudio o PipeWire (systemctl --user start pulseaudio, o pipewire-pulse) y "
                + "compruébalo con \"pactl info\"."
        ),
        ("There is no memory or thread left for sound.", "No queda memoria ni hilo para el sonido."),
        (
            "Check that an output is there and chosen: pactl list short sinks.",
            "Comprueba que hay una salida elegida: pactl list short sinks."
        ),
        (
            "Change it in the desktop's own sound settings.",
            "Cámbialo en los ajustes de sonido del escritorio."
        ),
        (
            "Restart it (systemctl --user restart pulseaudio, or pipewire-pulse).",
            "Reinícialo (systemctl --user restart pulseaudio, o pipewire-pulse)."
        ),
        (
            "The sound server refuses to change the volume.",
            "El servidor de sonido se niega a cambiar el volumen."
        ),
        (
            "Save the file at 44,100 or 48,000 samples a second.",
            "Guarda el archivo a 44 100 o 48 000 muestras por segundo."
        ),
        (
            "Sound at {} samples a second could not be brought to {}.",
            "El sonido a {} muestras por segundo no se pudo llevar a {}."
        ),
        ("Check the path.", "Comprueba la ruta."),
        ("Choose another file.", "Elige otro archivo."),
        ("Cut it shorter, or choose another file.", "Acórtalo, o elige otro archivo."),
        ("The sound file {} holds no sound.", "El archivo de sonido {} no contiene sonido."),
        ("There is no readable sound file at {}.", "No hay ningún archivo de sonido legible en {}."),
        ("Use a WAV, FLAC, OGG or MP3 file.", "Usa un archivo WAV, FLAC, OGG o MP3."),
        ("880 Hz in four quick pulses, then a pause.", "880 Hz en cuatro pulsos rápidos y una pausa."),
        ("Three church bells in turn, ringing on.", "Tres campanas por turno, que siguen sonando."),
        ("A soft falling chime of four notes.", "Un carillón suave que baja en cuatro notas."),
        ("A lively wooden figure.", "Una figura viva de madera."),
        ("A long swell that climbs from 330 to 660 Hz.", "Un largo crescendo que sube de 330 a 660 Hz."),
        (
            "Half a minute of soft swells, half a minute of pulses, then the siren.",
            "Medio minuto de oleadas suaves, medio de pulsos y luego la sirena."
        ),
        (
            "Urgent, wavering between 700 and 1,100 Hz; for heavy sleepers.",
            "Urgente, oscila entre 700 y 1100 Hz; para sueños profundos."
        ),
    ]
}
