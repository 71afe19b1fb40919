extension SpanishSentences {
    /// Sentences of cameras, tags, timers, buses and other parts of the device, by their English form.
    static let devices: [(english: String, spanish: String)] = [
        ("{} cannot be reached.", "No se puede llegar a {}."),
        ("See that dbus and systemd-logind run.", "Mira que dbus y systemd-logind funcionen."),
        ("The message bus cannot be reached.", "No se puede llegar al bus de mensajes."),
        ("The call of {} could not be built.", "No se pudo preparar la llamada a {}."),
        ("There is no session bus.", "No hay bus de sesión."),
        ("No pipe could be opened.", "No se pudo abrir ninguna tubería."),
        ("Sleep signals cannot be followed.", "No se pueden seguir los avisos de suspensión."),
        ("Signals of {} cannot be followed.", "No se pueden seguir los avisos de {}."),
        ("The bus gave no name.", "El bus no dio ningún nombre."),
        ("PowerDevil gave no receipt.", "PowerDevil no dio recibo."),
        ("See that iio-sensor-proxy runs.", "Mira que iio-sensor-proxy funcione."),
        ("The motion sensor is gone.", "El sensor de movimiento ya no está."),
        ("The light sensor is gone.", "El sensor de luz ya no está."),
        ("This device has no light sensor.", "Este equipo no tiene sensor de luz."),
        (
            "Where it has one, install the package iio-sensor-proxy.",
            "Si lo tiene, instala el paquete iio-sensor-proxy."
        ),
        ("Plug it out and in.", "Desconéctala y conéctala."),
        ("The camera delivers nothing.", "La cámara no entrega nada."),
        ("The camera was unplugged.", "La cámara se desconectó."),
        ("Plug it in.", "Conéctala."),
        (
            "Keep it awake by its power settings; `vow wake` says what is missing.",
            "Mantenla encendida con sus ajustes de energía; `vow wake` dice qué falta."
        ),
        (
            "Nothing can wake this machine, or keep it awake.",
            "Nada puede despertar esta máquina ni mantenerla encendida."
        ),
        ("The folder {} cannot be made.", "La carpeta {} no se puede crear."),
        ("The log {} cannot be made.", "El registro {} no se puede crear."),
        ("The socket {} cannot be made.", "El conector {} no se puede crear."),
        (
            "Install the package pcscd, and start it: systemctl enable --now pcscd.socket.",
            "Instala el paquete pcscd e inícialo: systemctl enable --now pcscd.socket."
        ),
        ("Install the packages libpcsclite1 and pcscd.", "Instala los paquetes libpcsclite1 y pcscd."),
        (
            "The library for tag readers (libpcsclite) is not there.",
            "La biblioteca de lectores de etiquetas (libpcsclite) no está."
        ),
        (
            "The service for tag readers (pcscd) cannot be reached.",
            "El servicio de lectores de etiquetas (pcscd) no responde."
        ),
        (
            "The file is no picture that can be read, or a very large one.",
            "El archivo no es una imagen legible, o es enorme."
        ),
        ("Use a PNG, JPEG, WebP, GIF, BMP or PGM file.", "Usa un archivo PNG, JPEG, WebP, GIF, BMP o PGM."),
        ("The camera's frame was cut off.", "La imagen de la cámara llegó cortada."),
        ("Close it.", "Ciérralo."),
        ("The camera is closed to you.", "No tienes permiso para la cámara."),
        (
            "Join the group video: sudo adduser $USER video, and log in again.",
            "Únete al grupo video: sudo adduser $USER video, y vuelve a entrar."
        ),
        ("Plug one in, or use the camera of the page.", "Conecta una, o usa la cámara de la página."),
        ("The code scanner failed on this picture.", "El lector de códigos falló con esta imagen."),
        ("This text fits into no QR code.", "Este texto no cabe en ningún código QR."),
        ("Use at most about 2,000 characters.", "Usa como mucho unos 2000 caracteres."),
        (
            "No keys or buttons of this device can be read.",
            "No se puede leer ninguna tecla ni botón de este equipo."
        ),
        (
            "Join the group that may: sudo usermod -aG input $USER, then log in again.",
            "Únete al grupo que puede: sudo usermod -aG input $USER, y entra de nuevo."
        ),
        (
            "Run `vow models verify {}` and `vow models install {}`.",
            "Ejecuta `vow models verify {}` y `vow models install {}`."
        ),
        (
            "Let a program do it: put one at hooks/run in Vow's folder.",
            "Deja que lo haga un programa: ponlo en hooks/run de la carpeta de Vow."
        ),
        ("Nothing on this device vibrates.", "Nada en este dispositivo vibra."),
        (
            "Give a name such as \"Europe/Madrid\"; timedatectl list-timezones lists them.",
            "Da un nombre como \"Europe/Madrid\"; timedatectl list-timezones los muestra."
        ),
        (
            "Or leave TZ out to use this device's own zone.",
            "O quita TZ para usar la zona de este dispositivo."
        ),
    ]
}
