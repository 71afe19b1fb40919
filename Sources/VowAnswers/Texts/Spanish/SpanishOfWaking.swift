extension SpanishSentences {
    /// What `vow wake` says of the ways to wake the machine, by their English form.
    static let waking: [(english: String, spanish: String)] = [
        (
            "There is no real-time clock with an alarm under {}.",
            "No hay ningún reloj de tiempo real con alarma en {}."
        ),
        (
            "Keep the machine awake at night, or use one whose clock can wake it.",
            "Deja la máquina encendida de noche, o usa una cuyo reloj pueda despertarla."
        ),
        ("The right to wake is missing ({}).", "Falta el permiso para despertar ({})."),
        (
            "Run `make install` once more, which says how the service gets CAP_WAKE_ALARM, or allow the clock's own file.",
            "Ejecuta `make install` otra vez, que dice cómo el servicio obtiene CAP_WAKE_ALARM, o permite el archivo del propio reloj."
        ),
        ("The kernel wakes the machine by {}.", "El núcleo despierta la máquina con {}."),
        (
            "No power service answers on the session's bus.",
            "Ningún servicio de energía responde en el bus de la sesión."
        ),
        (
            "It comes with the Plasma desktop (apt install powerdevil).",
            "Viene con el escritorio Plasma (apt install powerdevil)."
        ),
        (
            "PowerDevil (process {}) has no right to wake.",
            "PowerDevil (proceso {}) no tiene permiso para despertar."
        ),
        (
            "Give its program the right: setcap cap_wake_alarm=ep.",
            "Da el permiso a su programa: setcap cap_wake_alarm=ep."
        ),
        ("PowerDevil wakes the machine.", "PowerDevil despierta la máquina."),
        ("{}/wakealarm may not be written.", "No hay permiso para escribir {}/wakealarm."),
        (
            "Let your group write it with a udev rule for SUBSYSTEM==\"rtc\".",
            "Deja que tu grupo lo escriba con una regla de udev para SUBSYSTEM==\"rtc\"."
        ),
        ("{}/wakealarm can be written.", "Se puede escribir {}/wakealarm."),
        ("{} is not installed.", "{} no está instalado."),
        ("Install it: apt install util-linux-extra", "Instálalo: apt install util-linux-extra"),
        (
            "This process may not gain rights, so sudo cannot run.",
            "Este proceso no puede ganar permisos, así que sudo no funciona."
        ),
        (
            "Give the service CAP_WAKE_ALARM instead, or let your group write the clock's wakealarm file.",
            "Da CAP_WAKE_ALARM al servicio, o deja que tu grupo escriba el archivo wakealarm del reloj."
        ),
        ("See why it waits: sudo -n -l {}", "Mira por qué espera: sudo -n -l {}"),
        ("{} needs rights that this person has not.", "{} necesita permisos que esta persona no tiene."),
        ("Allow it in sudoers without a password: {}", "Permítelo en sudoers sin contraseña: {}"),
        ("{} can be run through sudo.", "{} se puede ejecutar con sudo."),
        (
            "systemd-logind does not answer on the system's bus.",
            "systemd-logind no responde en el bus del sistema."
        ),
        (
            "Keep the machine awake at night by its power settings.",
            "Deja la máquina encendida de noche con sus ajustes de energía."
        ),
        (
            "systemd-logind keeps the machine awake until the alarm.",
            "systemd-logind mantiene la máquina encendida hasta la alarma."
        ),
    ]
}
