extension SpanishSentences {
    /// Sentences of services on other machines, by their English form.
    static let services: [(english: String, spanish: String)] = [
        ("The built-in texts go on.", "Siguen los textos incluidos."),
        (
            "The library that speaks MQTT is not installed.",
            "La biblioteca que habla MQTT no está instalada."
        ),
        ("Install it: sudo apt install libmosquitto1", "Instálala: sudo apt install libmosquitto1"),
        ("The certificates for TLS cannot be used.", "Los certificados para TLS no se pueden usar."),
        (
            "Name a file in PEM: vow config set mqtt.tls /path/to/ca.pem",
            "Indica un archivo PEM: vow config set mqtt.tls /ruta/a/ca.pem"
        ),
        ("The broker {} did not answer in time.", "El broker {} no respondió a tiempo."),
        (
            "What is reached at {} does not answer as a broker does.",
            "Lo que hay en {} no responde como un broker."
        ),
        (
            "Check that the address and the port are those of an MQTT broker.",
            "Comprueba que la dirección y el puerto son los de un broker MQTT."
        ),
        ("The broker {} does not let Vow in.", "El broker {} no deja entrar a Vow."),
        (
            "Check mqtt.user, and give the password anew: vow mqtt password",
            "Comprueba mqtt.user y da la contraseña de nuevo: vow mqtt password"
        ),
        ("There is no machine named {}.", "No hay ninguna máquina llamada {}."),
        (
            "Check the name, or give its address: vow config set mqtt.address HOST:PORT",
            "Comprueba el nombre, o da su dirección: vow config set mqtt.address HOST:PUERTO"
        ),
        (
            "The broker {} and Vow do not come to terms by TLS.",
            "El broker {} y Vow no se entienden por TLS."
        ),
        (
            "Check the port (mostly 8883), and the certificate: vow config set mqtt.tls FILE",
            "Comprueba el puerto (casi siempre 8883) y el certificado: vow config set mqtt.tls ARCHIVO"
        ),
        ("The broker {} cannot be reached.", "No se puede llegar al broker {}."),
        (
            "Check that it runs, and its address and port: vow config set mqtt.address HOST:PORT",
            "Comprueba que está en marcha, y su dirección y puerto: vow config set mqtt.address HOST:PUERTO"
        ),
        ("Others can read the password in {}.", "Otros pueden leer la contraseña en {}."),
        (
            "Change it at the broker, then run `vow mqtt password`.",
            "Cámbiala en el broker y ejecuta `vow mqtt password`."
        ),
        ("The password in {} cannot be read.", "La contraseña en {} no se puede leer."),
        ("Run `vow mqtt password` again.", "Ejecuta `vow mqtt password` de nuevo."),
        (
            "A password is one line of at most 1,000 letters.",
            "Una contraseña es una línea de como mucho 1.000 letras."
        ),
        (
            "{} answered with something that is no list of texts.",
            "{} respondió algo que no es una lista de textos."
        ),
        (
            "Check that the address is of an OpenAI-compatible service, and the model.",
            "Comprueba que la dirección es de un servicio compatible con OpenAI, y el modelo."
        ),
        ("This device's own rater goes on.", "Sigue el evaluador de este dispositivo."),
        (
            "{} answered with something that is no rating of this sentence.",
            "{} respondió algo que no es una evaluación de esta frase."
        ),
        (
            "Check that the address is of a rating service, and the model.",
            "Comprueba que la dirección es de un servicio de evaluación, y el modelo."
        ),
        (
            "Change the key at the service, then run `vow cloud key`.",
            "Cambia la clave en el servicio y ejecuta `vow cloud key`."
        ),
        ("Check that the folder can be written.", "Comprueba que se puede escribir en la carpeta."),
        ("Others can read the key in {}.", "Otros pueden leer la clave en {}."),
        ("Run `vow cloud key` again.", "Ejecuta `vow cloud key` de nuevo."),
        ("Run `vow cloud key`, and paste the key alone.", "Ejecuta `vow cloud key` y pega solo la clave."),
        ("The key cannot be written to {}.", "La clave no se puede escribir en {}."),
        ("What {} holds is no key.", "Lo que contiene {} no es una clave."),
        ("libcurl is not installed.", "libcurl no está instalado."),
        ("This device's own engine goes on.", "Sigue el motor de este dispositivo."),
        (
            "{} answered with something that is no transcript.",
            "{} respondió algo que no es una transcripción."
        ),
        (
            "Check that the address is of an OpenAI-compatible service.",
            "Comprueba que la dirección es de un servicio compatible con OpenAI."
        ),
        (
            "Nothing was sent to {}: you have not agreed to it.",
            "No se envió nada a {}: no has dado tu consentimiento."
        ),
        ("Install it: apt install libcurl4.", "Instálalo: apt install libcurl4."),
        ("{} did not answer in time.", "{} no respondió a tiempo."),
        (
            "Nothing was sent: {} could not prove that it is who it says.",
            "No se envió nada: {} no pudo demostrar que es quien dice."
        ),
        (
            "Check the address and this device's date; where no certificate is believed: apt install "
                + "ca-certificates.",
            "Revisa la dirección y la fecha de este dispositivo; si no se cree ningún certificado: apt "
                + "install ca-certificates."
        ),
        ("Check the network and the address.", "Revisa la red y la dirección."),
        ("{} refused with status {}.", "{} lo rechazó con el estado {}."),
        ("Give it a key that holds: vow cloud key.", "Dale una clave que valga: vow cloud key."),
        (
            "Check the address and the model: cloud:URL#MODEL.",
            "Revisa la dirección y el modelo: cloud:URL#MODELO."
        ),
        (
            "It is asked too often, or the account is used up; look there.",
            "Se le pregunta demasiado o la cuenta está agotada; míralo allí."
        ),
        (
            "It points elsewhere, and nothing is sent elsewhere: set the address it moved to.",
            "Remite a otro sitio, y nada se envía a otro sitio: pon la dirección nueva."
        ),
        ("Try again later.", "Inténtalo más tarde."),
        ("Choose another with --port.", "Elige otro con --port."),
        (
            "Port {} of this machine cannot be listened on.",
            "En el puerto {} de esta máquina no se puede escuchar."
        ),
        (
            "Check that it runs, or choose another engine: vow config set engine auto.",
            "Comprueba que funciona, o elige otro motor: vow config set engine auto."
        ),
        (
            "Give it a model of that language, or choose another engine.",
            "Dale un modelo de ese idioma, o elige otro motor."
        ),
        ("The Wyoming server at {} cannot be used.", "El servidor Wyoming de {} no se puede usar."),
        ("The Wyoming server at {} does not hear \"{}\".", "El servidor Wyoming de {} no oye \"{}\"."),
    ]
}
