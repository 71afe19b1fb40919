extension SpanishSentences {
    /// Sentences of refusals, failures and repairs that came later.
    static let part4: [(english: String, spanish: String)] = [
        (
            "A name follows code or tag only: vow try code kitchen",
            "Solo a code o tag le sigue un nombre: vow try code kitchen"
        ),
        ("The process that films failed.", "El proceso que filma falló."),
        ("Plug the camera out and in.", "Desconecta y conecta la cámara."),
        ("Give one of --scan, --image and --payload.", "Da uno de --scan, --image y --payload."),
        (
            "No code was read. Come closer, and let light fall on it.",
            "No se leyó ningún código. Acércate, y que le dé la luz."
        ),
        ("The camera's frame was cut off.", "La imagen de la cámara llegó cortada."),
        ("Plug it out and in.", "Desconéctala y conéctala."),
        ("Another program uses the camera.", "Otro programa usa la cámara."),
        ("Close it.", "Ciérralo."),
        ("The camera is closed to you.", "No tienes permiso para la cámara."),
        (
            "Join the group video: sudo adduser $USER video, and log in again.",
            "Únete al grupo video: sudo adduser $USER video, y vuelve a entrar."
        ),
        ("The camera delivers nothing.", "La cámara no entrega nada."),
        ("The camera was unplugged.", "La cámara se desconectó."),
        ("Plug it in.", "Conéctala."),
        ("No camera was found.", "No se encontró ninguna cámara."),
        ("Plug one in, or use the camera of the page.", "Conecta una, o usa la cámara de la página."),
    ]
}
