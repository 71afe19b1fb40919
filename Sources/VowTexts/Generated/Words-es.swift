// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

extension TextTable {
    static let es = TextTable(
        words: ##"""
no
sí
{minutes} min después si sigues en pie, como mucho {count}x
desde el {date}; hasta entonces, como antes
, cada frase a {score} ({language})
{date} a las {time} en vez de las {usual}
Siesta
ya no suena más
próxima {time}, en {wait}
Aún no hay alarmas. Crea una: vow alarm add --time 06:30 --days lun-vie
o
todas
la habitual
hasta el {date}
sube en {seconds} s
del {first} al {last}
Alarma {alarm} eliminada.
comprueba
a su hora
más fácil
desde
en su lugar
una vez
salida
en pausa
omitida
aplazar
sonido
para con
hasta
vibra
zona
como mucho {count}, {minutes} min cada uno
no
sí
, luego
, con una palabra al azar
la de este dispositivo ({zone})
practice.csv lo que practicas, y cuántas veces lo has dicho cada día
recordings/  tus grabaciones: ID.wav para escuchar, y los archivos sellados que `vow import` repone
Restaurado: {records}; siguen borradas: {erased}.
Escrito {file}: {count} bytes, que solo tú puedes leer.
y nada en el registro dice por qué
porque el dispositivo durmió de {from} a {to} y nada pudo despertarlo
porque el proceso de Vow estuvo detenido de {from} a {to}
porque: {cause}
porque el reloj se adelantó de {from} a {to}
porque el dispositivo estuvo apagado de {from} a {to}
porque Vow no estuvo en marcha de {from} a {to}, y la marca de cuándo lo estuvo por última vez no es de fiar
porque el proceso de Vow terminó (hacia {from}) y volvió a arrancar ({to})
porque Vow estuvo parado de {from} a {to}
falló la parte «{part}» ({message})
sonó y apenas se podía oír: {message}
su archivo de sonido había cambiado: {message}
algo cambió su salida: {message}
sonó sin que nadie pudiera oírla: {message}
sonó el tono incluido en lugar del suyo: {message}
terminó por la salida de emergencia, tras {attempts}
se cumplió, con {attempts}
no sonó, {because}
no llegó a sonar
sonó hasta su límite; no bastó con {attempts}
se cumplió, y a las {until} se te preguntará si sigues en pie
está sonando
está aplazada hasta las {until}
sonó y nadie respondió
Vow no estuvo en marcha durante {length}
sonó con {length} de retraso, {because}
Aún no ha sonado ninguna alarma, ni ha fallado ninguna.
La alarma {name}del {when}
se aplazó sin avanzar, porque faltaba la parte «{part}»
tuvo {snoozes}
Haz una ahora: vow backup
Clave de recuperación:
{file} está incompleta o alterada; no se ha restaurado nada. Prueba con otra más antigua.
Ya se está haciendo otra copia.
Deja que termine.
Los archivos cambiaron mientras se leían.
Inténtalo de nuevo: vow backup
Se ha retirado lo que aceptaste, porque quizá lo retiraste después: vow consent give
la última es del {when}: {why}
La carpeta de copias {folder} no está.
Conéctala, o elige otra: vow config set backup.folder CARPETA
{folder} está dentro de la carpeta de Vow y se perdería con ella.
Elige otra fuera de ella.
la primera se hará esta noche
No hay sitio para la copia en {folder}; las anteriores siguen igual.
Libera espacio allí, o elige otra: vow config set backup.folder CARPETA
La copia se ha abandonado.
Hazla tú: vow backup
{home} no está vacía; no se ha cambiado nada. Apártala, o elige otra con --home.
{folder} ocupa ese sitio y no es de Vow; no se ha cambiado nada. Apártala primero.
Este disco guarda un diario de datos (data=journal). Se ha sobrescrito hasta 160 MB; si es mayor, las claves pueden quedar en él hasta que dé la vuelta.
Solo con ella se abren tus copias; este dispositivo no la guarda y la muestra esta única vez.
La clave de recuperación no se ha podido mostrar, así que no se ha creado ninguna ni se ha sellado nada.
No has dado ninguna clave de recuperación. Escríbela cuando se pida, o indica su archivo: --key-file ARCHIVO
Tu clave de recuperación. Anótala fuera de este dispositivo:
sellada en {folder}, {when}
aún no hay ninguna: {why}
{file} no es una copia de Vow.
No se ha indicado ninguna carpeta para las copias.
vow backup --to CARPETA, o cada noche: vow config set backup.folder CARPETA
Aún no hay clave de recuperación.
Ejecuta `vow backup` una vez y anota la clave.
Aún no hay nada que guardar.
la última es del {when}
{file} se abre con otra clave de recuperación: la que se creó con {name}.
También fueron copias a {folder}, que ahora no está. Las que haya allí aún contienen lo borrado: conecta la carpeta y elimínalas: rm {pattern}
Esto no alcanza tus copias selladas en {folder}: {count}. Aún contienen lo borrado, y lo ve quien tenga la clave de recuperación.
Elimínalas allí: rm {pattern} — y también las que hayas copiado a otro sitio.
{file} no se ha podido eliminar; su contenido se ha sobrescrito.
Copias antiguas eliminadas: {count}. Quedan las siete últimas y una por semana durante cuatro semanas.
No se ha podido restaurar; no se ha cambiado nada.
No hay sitio para restaurarla; no se ha cambiado nada.
Anotaciones restauradas: {count}, del {when}, en {home}.
Lo que se borró después vuelve a estar aquí: vow wipe
{file} no se puede leer: {cause}.
La copia no se ha podido escribir en {folder}; las anteriores siguen igual.
Dale permiso de escritura, o elige otra: vow config set backup.folder CARPETA
Un disco que se estropea se lleva todo lo que no está en otro sitio.
No es una clave de recuperación: son 56 letras y cifras, y alguna falta o está mal.
Copia sellada: {file}, {bytes} bytes.
Nombre de la alarma
Último final
Próxima alarma
Fase
Sonando
Estado
Racha
Aplazada hasta
salida
tecla {key}
ningún botón
No se ha pulsado ningún botón.
Pulsa ahora el botón…
en pie
aplazar
abril
agosto
{day} de {month} de {year}
diciembre
febrero
vie
enero
julio
junio
marzo
mayo
lun
noviembre
octubre
sáb
septiembre
dom
jue
mar
mié
{name}, línea {line}
cambiada
El calendario no contiene ninguna alarma.
Exportado a {path}: {alarms}.
nueva
No se ha importado nada.
línea {line}: {message}
De una vez se importan {count} alarmas como mucho, y este calendario tiene más; divídelo.
igual
Casi. ¿Otra vez?
{minutes} minutos de {language}. Escucha y repite.
{date}  {language}  {minutes} min  frases {sentences}  puntos {score}
Esa ha sido la sesión de hoy.
Por hoy no queda ninguna palabra difícil.
Se ha eliminado {id}.
Se ha escrito {file}. Contiene lo que has practicado y dicho; dáselo solo a quien quieras.
Seguimos donde lo dejamos: quedan {left} min.
He oído: {text}
Intro: hablar · o escríbelo · r otra vez · s despacio · t texto · n siguiente · p pausa · q fin
✓ bien dicho  ~ poco claro  ✗ falta
{number}. Escucha…
Próximas frases: {level}.
Ninguna voz de este dispositivo habla {language} con bastante claridad para aprender los sonidos. Ayúdate del texto, o pon un servidor con una voz mejor (coach.voice).
Aquí no puedo escuchar ({reason}). Escríbelo.
Aquí no puedo hablar. {reason} Léelo: {text}
No hay palabras difíciles.
El entrenador es para practicar. No es un dispositivo médico: no diagnostica ni trata.
Todavía no. Escucha otra vez.
Todavía no hay práctica.
No he oído nada. Prueba otra vez, o escríbelo.
Te toca
Pronunciación: precisión {accuracy}, fluidez {fluency}, completitud {completeness}, prosodia {prosody}
{minutes} minutos de {language}, cuando te venga bien: vow coach
Tu rato de práctica
Una pausa. Intro continúa.
Correcto.
Puntos {score} · sentido {meaning}
Despacio…
Hasta la próxima.
Días seguidos: {days} (récord {best}).
Frases nuevas o cambiadas: {count} de {all}.
Dice: {text}
Hoy: {minutes} de {planned} min. Frases: {sentences}. Bien a la primera: {rightAtOnce}. Media: {score}.
Hay mucho ruido. ¿Otra vez, o lo escribes?
Se ha oído muy bajo. ¿Un poco más alto, o más cerca?
La sesión de hoy te espera: síguela con `vow coach`.
buena para aprender
difícil de seguir; lee a la vez
{percent} % mal entendido
sin medir
La sesión te espera. Hoy puedes seguirla con `vow coach`.
Para repasar hoy: {words}
La sesión ha seguido en otra ventana; ahora va por aquí.
Falta: {words}
Poco claras: {words}
palabras comunes
fáciles
difíciles
palabras menos comunes
intermedias
Aceptado: tu registro puede ir a {recipient}. Para enviarlo: vow cohort ship --to DIRECCIÓN.
mejor
cumplidas
racha
Aún no hay registros.
No se ha enviado nada: no has aceptado que tu registro vaya a {recipient}. Para aceptar: vow consent give cohort --to '{recipient}'.
no se cuenta: {flaw}
Las tablas se han creado en {recipient}.
Las tablas ya estaban en {recipient}.
Enviado a {recipient}: {records}; ya tiene las {total}.
Cuando das la orden (`vow cohort ship`), una copia de todo tu registro va a la base de datos {recipient}, desde su primera anotación. Quien la gestiona lee lo que va sin sellar: cuándo tocan tus alarmas, cómo fue cada mañana y cuánto duró, intentos, aplazamientos y puntuaciones que no están selladas, tus ajustes, los nombres de los motores, tu zona horaria y lo que has aceptado. Tus frases, lo que dijiste y respondiste, las metas y los nombres de las alarmas van sellados, y las claves se quedan aquí, así que allí nadie los puede leer. No se envía ninguna grabación. Lo enviado se queda allí: ni retirar el consentimiento ni `vow wipe` llegan a ello. Puedes retirarlo cuando quieras, y ya no irá nada más: vow consent withdraw cohort.
Se ha detenido: ya no aceptas que tu registro vaya a {recipient}.
Retirado: ya no va nada a un estudio. Lo ya enviado se queda allí.
dado, a {recipient}{since}
Escribe «sí» para aceptar:
Las grabaciones de tus intentos (tu voz y lo que dices) se envían a {recipient}, que devuelve las palabras que oyó. Solo mientras esté puesto como fallback-engine (cuando el motor de este dispositivo no ha aceptado el intento) o como shadow-engine (después de la alarma). Vow no guarda las grabaciones; lo que el servicio hace con ellas lo dicen sus condiciones. Tus frases no se envían. Puedes retirar tu consentimiento cuando quieras: vow consent withdraw cloud-speech.
Cuando lo pides, se envían a {recipient}, que devuelve textos, peticiones (idioma, nivel, longitud y tema de frases nuevas para practicar: `vow coach sentences propose`) y los borradores de frases que Vow hizo con tus respuestas en la entrevista; estos, cada vez solo después de mostrarte lo que se envía y de que digas que sí. No se envía ninguna grabación ni nada más de lo que dijiste. Solo mientras esté puesto como language-model. Puedes retirar tu consentimiento cuando quieras: vow consent withdraw language-model.
Se informa al broker {recipient}, con el nombre de este dispositivo, de cuándo toca la próxima alarma, de si suena, está aplazada o se ha superado, de cómo acabó la última y de la racha; con mqtt.labels en on, también de los nombres de las alarmas. Quien lo lea allí ve cuándo duermes y te levantas. Viaja sin cifrar salvo que se ponga mqtt.tls. No se envía ninguna frase, ninguna palabra tuya ni sonido, y nada de lo que llegue de allí cambia nada. Solo mientras esté puesto como mqtt.address. Puedes retirar tu consentimiento cuando quieras: vow consent withdraw mqtt-broker.
Cuando practicas con el entrenador, tu grabación de una frase (tu voz) y la frase se envían a {recipient}, que devuelve puntuaciones. Solo mientras esté puesto como coach.rater; nunca en una alarma. Vow no guarda las grabaciones; lo que el servicio hace con ellas lo dicen sus condiciones. Puedes retirar tu consentimiento cuando quieras: vow consent withdraw pronunciation.
Cuando grabas una afirmación con tu voz, la grabación se guarda en este dispositivo, para que la oigas cuando practicas. Es el único lugar donde Vow guarda sonido: sellado con su propia clave, junto al registro y nunca en él, y no se envía a nadie. `vow practice record ID --remove` elimina una; `vow wipe`, todas; un archivo las lleva solo con `vow export --recordings`. Puedes retirar tu consentimiento cuando quieras, y entonces se eliminan: vow consent withdraw recordings.
Las grabaciones de tus intentos (tu voz y lo que dices) se envían al servidor de voz {recipient}, que devuelve las palabras que oyó. Viajan sin cifrar: acepta solo un servidor de tu propia red. Solo mientras esté puesto como motor. Vow no guarda las grabaciones; lo que el servidor hace con ellas depende de quien lo gestiona. Tus frases no se envían. Puedes retirar tu consentimiento cuando quieras: vow consent withdraw speech-server.
Las frases que practicas con el entrenador se envían al servidor de voz {recipient}, que devuelve su sonido. Viajan sin cifrar: acepta solo un servidor de tu propia red. También van las frases que escribiste tú; ninguna grabación. Solo mientras esté puesto como coach.voice. Puedes retirar tu consentimiento cuando quieras: vow consent withdraw voice-server.
Retirado: ya no va nada a un modelo de lenguaje.
Retirado: ya no va nada a un servicio que puntúa. Puntúa este dispositivo.
Retirado: ya no va nada a un servidor que pone la voz. La pone este dispositivo.
{count} alarma\##u{1F}{count} alarmas
{count} activa\##u{1F}{count} activas
{count} intento\##u{1F}{count} intentos
{count} día\##u{1F}{count} días
{count} entrada omitida:\##u{1F}{count} entradas omitidas:
{count} archivo\##u{1F}{count} archivos
{count} aprendida\##u{1F}{count} aprendidas
{count} frase\##u{1F}{count} frases
Hay {count} frase\##u{1F}Hay {count} frases
{count} mañana\##u{1F}{count} mañanas
{count} mañana juzgada de nuevo\##u{1F}{count} mañanas juzgadas de nuevo
{count} grabación\##u{1F}{count} grabaciones
{count} anotación\##u{1F}{count} anotaciones
{count} ensayada\##u{1F}{count} ensayadas
{count} alarma\##u{1F}{count} alarmas
{count} aplazamiento\##u{1F}{count} aplazamientos
{count} vez\##u{1F}{count} veces
a petición
frase {line}
frases: {count}
{count}, según {maker}
desactivado
otro código desde el {date}
otra etiqueta desde el {date}
se registró {name}
se eliminó
no se puede abrir ninguna cámara
Conecta una y entra en el grupo: sudo usermod -aG video $USER; o pon el código ante la cámara de la página
{names}
nadie lo mantiene en hora
sudo timedatectl set-ntp true
en hora
lleno: {megabytes} MB libres
solo {megabytes} MB libres
{megabytes} MB libres
Libera espacio en el disco de {home}
una consola de texto
no se encontró ninguna pantalla
La alarma suena y escucha de todos modos; `vow wake-screen` la muestra en cualquier terminal. Si hay un escritorio abierto, escribe allí: systemctl --user import-environment DISPLAY WAYLAND_DISPLAY XAUTHORITY
{kind}
el servicio no conoce esta pantalla, así que la de la alarma no se abre sola
systemctl --user import-environment DISPLAY WAYLAND_DISPLAY XAUTHORITY
el servicio sigue en marcha sin ninguna sesión abierta
el servicio está activo y arranca contigo
se ha subido el volumen del altavoz
el micrófono ya no está silenciado
el altavoz ya no está silenciado ni muy bajo
vow doctor --fix lo arregla.
Hecho: {what}
✓ se ha oído: {words}
✗ no se ha oído a nadie
sin sensor; la cámara mide cuánta luz hay en la habitación
este dispositivo no tiene sensor de luz ni cámara
Conecta una cámara o pide otra cosa en esa alarma: vow alarm edit ALARMA --gate …; o sudo apt install iio-sensor-proxy
mide cuánta luz hay en la habitación
sucesos que esta versión no puede leer: {count}, el primero es la anotación {first}
Usa la versión más nueva de vow que los escribió, y vuelve a iniciar `vow run`. `vow log verify` dice más.
Conecta uno, o elige una entrada: pactl list short sources
{name}, silenciado
no hay ninguno: habrá que escribir las frases
{name}; el ruido de la habitación está a {level} dB
{name}; hay mucho ruido en la habitación, {level} dB
Baja su ganancia o aléjalo de lo que zumba: pavucontrol
{name} solo envía silencio
Mira si tiene un interruptor, y busca la entrada correcta: pactl list short sources
este dispositivo no tiene sensor de movimiento
Pide otra cosa en esa alarma: vow alarm edit ALARMA --gate …; o sudo apt install iio-sensor-proxy
dice cómo está girado
Sin hacer: {what} ({why})
nada las muestra
En un escritorio sin servicio propio: sudo apt install dunst
las muestra {server}
«no molestar» está activado
Permite Vow en los ajustes de notificaciones; el tono suena de todos modos.
el escritorio inicia lo que las muestra
batería, {percent} %
batería, solo {percent} %
Enchúfalo por la noche.
a la corriente
Di hola…
no activado
la unidad no está instalada
make install
termina al cerrar la sesión
no hay ningún gestor de servicios tuyo en marcha
Haz que tu sesión inicie `vow run` por sus propios medios.
activado, también sin sesión
ninguna salida se llama {words}, como pide una alarma; sonará por la habitual
Conéctala, o elige otra: pactl list short sinks; vow alarm edit --route
{name}, muy bajo
{name}, silenciado
no hay ninguno
Conecta uno, o elige una salida: pactl list short sinks
{name}; la última vez te despertó al {percent} %
{name}: auriculares, que no te despertarán
{name}: auriculares; sonará por el altavoz, si hay uno
Desconéctalos por la noche, o: vow config set sound.headphones force
ningún motor de este dispositivo entiende {language}
no hay ningún lector de etiquetas conectado
Conecta uno; sudo apt install pcscd
hay un lector conectado
Ahora deberías oír un tono…
✓ ha sonado, y se ha oído a {level} dB
✓ ha sonado; el micrófono no lo ha oído, como con auriculares
✗ no ha salido nada por la salida de sonido
nada vibra en este dispositivo
En un teléfono: sudo apt install feedbackd. Para un mando de juegos o una almohadilla vibratoria: sudo usermod -aG input $USER. Lo demás: hooks/run
Déjalo encendido de noche; mira: vow wake
nada puede despertar este dispositivo
`vow run` es de la versión {running}, y este programa de la {own}
Vuelve a iniciarlo: systemctl --user restart vow
Sin ninguna, no suena nada.
Una de tus alarmas pide un código.
Un reloj que va mal suena a deshora.
Lo que ocurre se registra antes de actuar.
Muestra qué decir y cómo va.
Una de tus alarmas pide iluminar la habitación.
Son lo que para la alarma.
Lo que no se puede leer no cuenta, y no se escribe nada nuevo a su lado.
Oye tus frases; sin él, una alarma se puede aplazar una vez y nada más.
Una de tus alarmas pide mover este dispositivo.
Abren la pantalla de la alarma y avisan cuando el tono no puede.
Una batería puede agotarse antes de la mañana.
Pone en marcha la vigilancia por sí solo, también sin sesión abierta.
Es lo que te despierta.
Convierte en palabras lo que dices, en este dispositivo.
Una de tus alarmas pide una etiqueta.
Una de tus alarmas tiene que vibrar.
Un dispositivo dormido solo suena si algo lo despierta.
Para que suene algo, tiene que estar en marcha `vow run`.
Mientras tanto la alarma ha empezado, o ha cambiado: respóndele en `vow run`.
Ahora mismo hay una alarma sonando o aplazada: responde a esa en `vow run`.
En pie antes de tiempo: la alarma de las {time} ya no sonará, y el día cuenta.
No hay ninguna alarma prevista que se pueda superar antes.
La próxima alarma se puede superar desde dos horas antes, a partir de las {opens}.
primeros intentos oídos por los dos
sigue con {engine}: las mediciones no muestran que el otro sea mejor
{mornings}; terminadas con la voz: {genuine}
{engine} toma notas; aún no hay ninguna.
Ningún otro motor toma notas. Pon uno: vow config set shadow-engine whisper.
aún faltan datos ({count} de {least} intentos)
aún faltan datos ({count} de {least} mañanas)
solo bastó uno:
bastaron:
cambia a {engine}: te oye mejor, según las mediciones. vow config set engine {name}
rechazadas al primer intento como mucho {first}; en dos intentos {second}
; no se sabe: {list}
sin respuesta
salida de emergencia
borradas
sin sonar
en curso
escritas
intento
el reloj se adelantó
se cerró a la fuerza
el dispositivo estaba apagado
su proceso estuvo detenido
se había parado
el dispositivo dormía
la marca de cuándo estuvo en marcha por última vez no es de fiar
retos: {count}
a las {time}, número {number}
en {milliseconds} ms
el reloj se atrasó {milliseconds} ms como mínimo
, el código correcto
, otro código
{purpose} a {recipient}
, {minutes} min antes de su hora
; fallo del motor: se repetía, y se cortó
{name}prevista para {due}, con {milliseconds} ms de retraso, {needed}
desde el {date}
visto por última vez {time}, {why}
, {level}, bastó
, {level}, no bastó
frases a {range}
, cada frase {amount} menos
{name}prevista para {due}: {cause}
, cambios: {count}, suficientes
, cambios: {count}, insuficientes
número {number}
aceptado
terminada
hasta el {date}
{first} a {last}
voz demasiado débil
falta una frase
más palabras que voz
un «no» de más o de menos
no se oyó hablar
demasiado ruido
otro número
otra vez, por su sonido
se oyó lo contrario de una palabra
otro orden
puntuación total demasiado baja
la palabra al azar llegó tarde
falta la palabra al azar
{name} en el intento {attempt}, puntos {score}
rechazado: {reasons}
tras un hueco de {milliseconds} ms
{means}, primera muestra de sonido tras {milliseconds} ms
{first} a {last}
; puntos {scores}
tras {milliseconds} ms de suspensión
hasta {until}, número {number}
el intento {attempt} sonó {evidence}
, número {number}
paso
, {question} respondida con {answer}, bien
, {question} respondida con {answer}, mal
, la etiqueta correcta
, otra etiqueta
no se puede leer: {cause}
, hasta {time}
{means} para {time}
; faltó {words}
no habría valido
habría valido
{zone} (reglas {version})
{recipient}, como aceptaste
Hora
Intentos
Fin
Datos
Días
Hora
Fin
Motor
Lo recibe
Oído
Vale desde
Cómo
Se guarda hasta que
Clase
Nombre
Frase
Faltó
Nombre
Activa
Resultado
Aceptada
Para qué
Destinatario
Puntuación
Ajuste
Desde
Aplazamientos
Texto
Hora
Valor
Zona
Alarmas y sus nombres
El dispositivo: cuándo durmió, despertó o estuvo apagado, su reloj y su zona
Frases que prometiste decir
Mañanas: cuándo sonó, cómo acabó, aplazamientos, partes que fallaron
Cómo se oyeron tus frases en los ensayos
Ajustes
Sonido
Transcripciones de lo recitado y las puntuaciones que resultan
El programa decide si la alarma puede callar: cada frase recibe una puntuación de 0 a 1 según lo cerca que está lo oído de sus palabras; se acepta desde la puntuación que pide su alarma, una negación o un número cambiados la rechazan, y donde la alarma pide una palabra al azar, hay que oírla. Las puntuaciones están más abajo, y `vow replay` muestra cada decisión con sus motivos. La frase de emergencia detiene cualquier alarma sin que se decida nada.
Alarmas
A qué has dado tu consentimiento
Qué se decide solo
Qué se guarda, para qué, cuánto tiempo y quién lo recibe
Frases
Mañanas
Lo recitado y las puntuaciones que resultan
Ensayos
Los últimos 30 días, según las mañanas
Qué puedes hacer
Ajustes
Racha, según las mañanas
afirmación
meta
dicho
escrito
no
nadie
Nada.
no dado
Todo viene de ti y de este dispositivo; no se ha obtenido nada de nadie más. Se guarda solo en este dispositivo, sellado si cita lo que dices o te describe.
para compararlas con lo que dices
para decidir si la alarma puede callar y explicarlo después
para seguir sonando tras un reinicio, mostrar la racha y el repaso, y encontrar fallos
para oírte mejor por la mañana
para oírlo y juzgarlo
para sonar a su hora
para hacer las cosas como las has ajustado
para despertarlo a tiempo y explicar por qué no sonó una alarma
Todo lo que Vow sabe de ti.\##n\##nindex.html   una página para leer\##nlog.json     cada suceso, completo. "format" es vow-export-2; "keys" guarda las claves que abren las partes\##n             selladas (id, class, clave en hexadecimal); "records" guarda un suceso por línea: posición en\##n             el registro, stream, version en el stream, name, schema, at (milisegundos desde 1970-01-01\##n             UTC), cause, correlation, plain (hechos), personal (tus palabras y puntuaciones, abiertas),\##n             erased (true si se borraron), sealed (class, clave, bytes en hexadecimal), hash (SHA-256,\##n             hexadecimal). `vow import` lo restaura en otro dispositivo.\##nalarms.csv   las alarmas tal como están\##nlines.csv    las frases tal como están\##nrehearsals.csv\##n             cómo se oyeron las frases actuales en su último ensayo\##nruns.csv     cada mañana con su final\##nrecitations.csv\##n             lo que se oyó o se escribió en cada intento, las puntuaciones que de ello salieron, y lo que se\##n             notó de su sonido: nombre, valor y, entre paréntesis, desde dónde cuenta\##ncoach.csv    las frases que practicaste con el entrenador, y cómo; ningún dictamen médico\##n\##nLas tablas son UTF-8 separado por comas, con una línea de cabecera. Quien tenga este archivo puede leerlo todo.
Corregirlo: `vow lines edit`, `vow alarm edit`, `vow config set`. Borrarlo, todo o por clases: `vow wipe`. Llevártelo: este archivo y `vow import`. También puedes presentar una reclamación ante la autoridad de protección de datos de tu país.
tu servidor de voz {name}
{server}, pero nada hasta que lo aceptes
Lo que Vow sabe de ti
el registro se borre con su carpeta
lo borres
nunca se guarda: se desecha al juzgarlo; en memoria hasta el fin de la alarma donde hay un segundo motor
lo borres o cambies la frase
lo borres o pasen los días de retention-days
Escrito el {time}. Las horas son las de {zone}. El registro completo está en log.json, junto a esta página.
sí
Se ha cambiado la anotación {position}.
Este dispositivo no escribió la anotación {position}.
La cabeza firmada del registro falta o no es de este dispositivo.
Se ha añadido la anotación {position}; aquí nunca se escribió.
Se ha quitado la anotación {position}.
La anotación {position} se ha traído de otro lugar.
El registro se cortó: faltan la anotación {position} y todas las siguientes.
La anotación {position} no se puede leer{cause}.
{goals}\##nResponde en la página, o con una tecla: vow goals tonight
¿Lo has hecho hoy?
No hay ninguna meta {id}.
Con tres preguntas cortas, tus frases siguen siendo verdad: vow goals week
Un repaso a la semana
Prueba una regla en las últimas 60 mañanas de una alarma, y luego la adopta.
La alarma.
Antes de preguntar nada se muestra qué cambia en esas mañanas. Lo que hace más fácil parar la alarma vale desde mañana. Con --json, o sin terminal, hace falta --yes para adoptarla. Con mañanas que no están como se escribieron no se adopta nada. Código de salida 1: no se adoptó.
Adoptarla sin preguntar.
Alarmas: cuándo suenan y qué las para.
Crea una alarma.
La hora local, como con --time.
vow alarm add 6:30 suena a las próximas seis y media, una vez; con --days suena esos días, con --date, en esa fecha. --in 20m suena dentro de veinte minutos.
Despierta de una siesta dentro de este tiempo, en lugar de una hora.
Una espera en lugar de una hora.
Desactiva una alarma.
Crea otra alarma como esta, con cambios.
Cambia una alarma.
Lo que la hace más fácil de parar (menos frases, menos parecido, más aplazamientos) vale desde mañana.
Cambia solo la hora de la próxima vez; --time none lo deshace.
Activa una alarma.
La primera fecha de un intervalo.
La alarma: su identificador, el comienzo de este, o su nombre.
Muestra todas las alarmas.
Deja una alarma en silencio hasta una fecha.
Termina la pausa.
La primera fecha en que vuelve a sonar.
Elimina una alarma.
Muestra una alarma con todo detalle.
Omite la próxima vez, una fecha, o un intervalo de fechas.
La fecha; sin ella, la próxima vez.
La última fecha de un intervalo.
Deja que vuelva a sonar en fechas omitidas: todas las que vienen, una, o un intervalo.
La fecha; también una dentro de un intervalo omitido.
Dice en una frase por qué una alarma no sonó, sonó tarde o no se cumplió.
Si no nombras ninguna, la última mañana que no se cumplió. Código de salida 1 si no hay ninguna.
Sella una copia de todo en una carpeta que elijas.
Contiene todo: registro, claves, grabaciones, tonos y programas propios; los modelos no, que se pueden volver a descargar. La primera vez muestra una clave de recuperación, una sola vez: solo ella abre una copia (`vow restore`), y este dispositivo no la guarda, de modo que ni el dispositivo ni la carpeta de copias bastan para leer lo que borraste aquí. `vow run` hace una cada noche a las tres, o en cuanto vigile y nada suene, siempre que haya una carpeta puesta: vow config set backup.folder CARPETA. Se guardan las siete más nuevas, y la más nueva de cada una de las cuatro semanas anteriores.\##n\##n`vow wipe` no llega a una copia: hasta que se elimine, quien tenga la clave de recuperación puede abrirla y encontrar lo que se borró después.
Crea una clave de recuperación nueva, para las copias desde ahora.
En esta carpeta, en lugar de la que está puesta.
Botones que piden aplazar o la salida de emergencia, o dicen que ya estás en pie.
Espera a que se pulse un botón, y lo guarda.
Cuántos segundos esperar, de 1 a 120.
Qué debe pedir: snooze, exit o ready.
Muestra los botones.
Vale cualquier tecla de cualquier dispositivo: un botón grande por USB, la tecla de volumen de un teléfono, un mando. La salida es tan lenta como a mano: hay que pulsar dos veces, con treinta segundos entre una y otra. Para aplazar hay que ganárselo, como siempre. «ready» dice «ya estoy en pie» mientras está aplazada, para decir las frases antes de que acabe.
Elimina un botón.
Lo que pide: snooze, exit o ready.
Alarmas hacia y desde archivos iCalendar (RFC 5545).
Escribe las alarmas en un archivo iCalendar.
También las desactivadas, como eventos cancelados.
Las alarmas desactivadas se dejan fuera, salvo con --all; las fechas omitidas y en pausa no aparecen en lo que muestran otros programas.
El archivo, o - para la salida estándar.
Crea alarmas a partir de un archivo iCalendar.
Solo dice qué se importaría.
Un evento que escribió Vow cambia su alarma, si aún existe; cualquier otro crea una nueva. Lo que ya está se deja como está. Lo que no es una alarma (un evento de todo el día o mensual, una tarea) se omite y se nombra con su línea; con --strict, entonces no se importa nada. Los eventos ajenos reciben el sonido, los aplazamientos y los retos de una alarma nueva. Un archivo con más de 200 alarmas se rechaza.
El archivo, o - para la entrada estándar.
No importar nada si hubiera que omitir algo.
Muestra la parte de la cadena que dice por qué dejó de sonar una alarma, firmada por este dispositivo.
Specs/Certificates/verify_certificate.py (en el paquete de Debian, en /usr/share/doc/vow) la comprueba sin usar el código de Vow y, con --key, la compara con la clave pública de este dispositivo, que muestra --public-key. Dice que las anotaciones son coherentes y vienen de este dispositivo, no lo que pasó en la habitación.
Muestra en su lugar la clave pública de este dispositivo, en hexadecimal.
Prueba qué reconoce un reto, sin ninguna alarma.
Lee los códigos de una imagen.
Un archivo PNG, JPEG, WebP, GIF, BMP o PGM.
Código de salida 0: se leyó al menos uno; 1: ninguno.
Lee la etiqueta que se acerca a un lector.
Código de salida 0: se acercó una a tiempo; 1: ninguna.
Un servicio de transcripción en la nube como ayuda: su clave y una prueba.
Lee la clave del servicio desde la terminal o la entrada estándar, y la guarda.
Está en el archivo cloud-key de la carpeta de datos, que solo tú puedes leer; nunca en el registro ni en un argumento. Una línea vacía la quita. Si no hay archivo, se usa la variable de entorno VOW_CLOUD_KEY.
Desactivado mientras no se ponga (vow config set fallback-engine cloud:https://HOST/v1#MODELO, o shadow-engine) y lo aceptes (vow consent give cloud-speech --to https://HOST). Una alarma nunca depende de él: primero decide el motor de este dispositivo.
Envía una grabación a un servicio, y muestra lo que oyó.
El motor: cloud:URL#MODELO.
Media hora al día de escuchar y hablar.
Los días con práctica, y cuántos seguidos.
Cuántos días hasta hoy, de 1 a 3660.
Lo que has practicado, en una tabla que puedes dar a quien quieras.
Como valores separados por comas; aún no hay otro formato.
Solo desde esta fecha, AAAA-MM-DD.
Una tabla con una fila por cada frase que has respondido. Se abre en LibreOffice y en cualquier hoja de cálculo: UTF-8, comas, una fila de títulos. Es para quien te ayuda y se hace a mano, con esta orden; nada se comparte por sí solo. Las puntuaciones de práctica no son diagnósticos médicos.
Dónde escribirlo; sin ella, la salida estándar.
Solo este idioma: zh, en o es.
Se oye una frase; repítela o escríbela. Las frases se adaptan a ti: cuatro de cada cinco deben salir a la primera. Tras tres intentos se muestra el texto. Una sesión dura lo que dice coach.minutes, sigue donde se dejó el mismo día y se recuerda a la hora de coach.reminder. Las palabras que no se entendieron vuelven días después.\##n\##nEl entrenador es para practicar. No es un dispositivo médico: no diagnostica ni trata, y sus puntuaciones no son diagnósticos. Nada se envía a nadie; `vow coach export` hace un archivo que tú puedes dar a quien quieras.
Responde a una frase con una grabación o con texto.
La frase, por su identificador; `vow coach sentences` los muestra.
Juzgarla sin registrar nada.
La respuesta cuenta en la sesión de hoy, como si fuera al micrófono; una segunda para la misma frase es su segundo intento, hasta que una sea correcta. Con --try no se registra nada. Código de salida 1 si no fue correcta.
Lo que se escribe en su lugar.
Las frases que se practican: ver, exportar, importar, eliminar, proponer.
Escribe frases en JSON.
Una lista de {fields}; level es easy, medium o hard, y wordBucket, common o less-common. Sin --language, todos los idiomas.
Solo las frases que has importado.
Importa frases desde JSON.
El archivo, o - para la entrada estándar.
Una lista de {fields}, o una por línea. Una frase con un identificador que ya existe la sustituye. O se importa todo el archivo, o nada.
Muestra frases.
Propone frases de un nivel, con un modelo de lenguaje si hay uno puesto.
common o less-common.
Cuántas, de 1 a 20.
easy, medium o hard.
Sin un modelo (vow config set language-model cloud:https://HOST/v1#MODELO, y vow consent give language-model --to https://HOST) se usan las frases incluidas, y también en lugar de lo que un modelo haga mal. Solo se envían idioma, nivel, longitud y tema. Lo que propone un modelo se comprueba: su idioma, su longitud, si se puede decir, una lista de palabras impropias; --take lo añade a tus propias frases.
Cuántas palabras puede tener una frase como mucho; en chino, caracteres.
Añade las frases de un modelo a las tuyas.
Sobre qué, en una o dos palabras en inglés.
Elimina una frase que has importado.
La frase, por su identificador.
La sesión de hoy: empezarla o seguir con ella.
Solo frases con palabras difíciles que tocan hoy.
Cuánto debe durar, de 1 a 180; sin ella, el ajuste coach.minutes.
Intro abre el micrófono; también vale lo que se escribe, y la voz responde a ambos. Con una frase delante: r otra vez, s despacio, t el texto, n otra, p una pausa, q el final. Si la entrada se acaba, la sesión queda a la espera, y el código de salida es 1.
La práctica de hoy en cifras, y lo que viene después.
Las voces del entrenador, y cómo se entiende cada una.
Una voz vale para un idioma si Whisper entiende sus frases iniciales con un 10 % de caracteres erróneos como mucho (`vow-lab evaluate --voices` lo mide). Si ninguna vale, la sesión sigue con la mejor que hay, y lo dice; se puede poner un servidor Wyoming con una voz mejor: vow config set coach.voice wyoming:HOST:PUERTO.
Palabras que no se entendieron o que faltaron, y cuándo vuelven.
Se espacian según SM-2. `vow coach start --drill` practica las que tocan.
Códigos QR y de barras que cuelgan en otra habitación, para las alarmas que piden uno.
Registra un código con un nombre.
Una foto del código.
Haz una foto de cualquier código QR, EAN, UPC o Code 128, como el de la pasta de dientes: vow codes add baño --image baño.jpg, o ponlo ante la cámara de este dispositivo: vow codes add baño --scan. O deja que Vow haga uno: vow codes add cocina, y luego vow codes print cocina. Si el nombre ya existe, recibe el código nuevo a partir del día siguiente. De un código que no hizo Vow solo se guarda una huella.
Un nombre, como cocina.
Lo que lleva el código; sin esto ni una foto, Vow lo inventa.
Poner el código ante la cámara de este dispositivo.
Muestra todos los códigos.
El nombre del código.
Hace una página para imprimir, con el código y su nombre.
Solo se imprimen los códigos que creó Vow. En las doce horas antes de una alarma que pide el código, y hasta que esa alarma termina, no se imprime.
El archivo: .pdf o .svg; sin ella, NOMBRE.pdf.
Elimina un código.
Un estudio o una clínica: enviar tu registro a su base de datos, y ver las cifras.
Una base de datos se nombra como postgresql://CUENTA@HOST:PUERTO/BASE; un socket de este dispositivo, como 'postgresql://CUENTA@/BASE?host=/CARPETA'. La contraseña se toma de PGPASSWORD, PGPASSFILE o ~/.pgpass, nunca de la dirección. A otro equipo todo va por TLS, con un certificado de ese nombre (~/.postgresql/root.crt, o ?sslrootcert=/ARCHIVO).
Crea las tablas en una base de datos tuya, una sola vez.
La base de datos.
La cuenta que lo hace es la dueña de las tablas y ve todos los registros. Da a cada persona una cuenta propia, que solo vea su registro: GRANT USAGE ON SCHEMA vow_cohort_2 TO NAME; GRANT SELECT, INSERT ON ALL TABLES IN SCHEMA vow_cohort_2 TO NAME.
Todos los registros de la base de datos en cifras, uno por fila.
La base de datos.
Historial, racha y recuentos salen de lo que va sin sellar, con las mismas reglas que en el dispositivo de cada persona. Un registro que no está entero, o que se ha cambiado, se nombra y no se cuenta, y el código de salida es 1.
Copia lo nuevo de tu registro a la base de datos; solo con tu consentimiento.
Antes hay que aceptarlo: vow consent give cohort --to DIRECCIÓN. Lo que cita tus palabras sigue sellado, y las claves se quedan aquí. Se puede parar en cualquier momento y repetir: lo que ya está no se envía dos veces. La base de datos recibe la cadena y una cabeza firmada por este dispositivo, con las que ve que no falta ni ha cambiado nada.
La base de datos.
Los ajustes de este dispositivo.
Muestra un ajuste.
El ajuste.
Cambia un ajuste; lo que hace más fácil parar una alarma vale desde mañana.
Su nuevo valor.
Muestra todos los ajustes.
Lo que puede salir de este dispositivo: ver, dar, retirar.
Acepta un fin, para un destinatario; antes pregunta.
Quién lo recibe: una dirección, o el nombre de un motor.
Lo he leído y lo acepto; no preguntar.
Muestra todos los consentimientos.
Nada sale si no se acepta aquí, para un fin y un destinatario; otro destinatario ocupa el lugar del anterior. Fines: cloud-speech (las grabaciones de los intentos van a un servicio de transcripción), speech-server (van a un servidor Wyoming en otro equipo), language-model (peticiones de textos), mqtt-broker (horas y estados de las alarmas van a un broker de domótica), pronunciation (las grabaciones de frases que practicas van a un servicio que las puntúa), voice-server (esas frases van a un servidor Wyoming que las dice), cohort (tu registro, sin sus claves, va a la base de datos de un estudio), recordings (afirmaciones con tu propia voz se guardan en este dispositivo; el destinatario es "this device"). Cada respuesta queda en el registro.
El fin.
Retira un consentimiento; vale desde ese momento.
Muestra una mañana entera en menos de un minuto.
en o es: en qué idioma se habla y se ve la pantalla.
Crea una carpeta temporal vacía con tres frases y una alarma dentro de unos segundos, suena, escucha y se para cuando se han dicho las frases. Una habitación virtual con alguien que duerme y habla hace de dormitorio; si este dispositivo tiene altavoz, la alarma suena en él, y si hay pantalla, se abre la pantalla de la alarma de la página. Con --yourself se usa también tu micrófono y hablas tú. Código de salida 0 solo si la alarma se paró.
Suena solo en la habitación virtual; el altavoz de este dispositivo calla.
Hablas tú, con el altavoz y el micrófono de este dispositivo.
Qué necesita una mañana de este dispositivo, cómo está, y cómo arreglarlo.
Arregla lo que Vow puede arreglar: sonido silenciado, volumen, servicio.
Revisa sonido, voz, despertar del dispositivo, notificaciones, pantalla, reloj, disco, servicio y corriente. Escucha el micrófono medio segundo, y no guarda nada. Cada arreglo es una orden que copiar; --fix hace lo que Vow puede hacer por sí mismo. --test reproduce un tono y lo escucha, luego te pide que digas hola y muestra lo que ha oído. El servicio en marcha revisa lo mismo al arrancar y por la noche, salvo el micrófono. Código de salida 1 si falta algo sin lo cual no suena ninguna alarma o no se te oye.
Reproduce un tono y lo escucha; después di hola.
Deja el micrófono cerrado.
Con qué frecuencia la alarma se equivoca contigo, y el motor frente al segundo.
Una mañana cuenta como auténtica si terminó al decir las frases; de las demás no se sabe. Un segundo motor toma notas tras cada juicio si hay uno puesto (vow config set shadow-engine whisper). Solo se recomienda si es mejor de forma medible: al menos {pairs} primeros intentos emparejados, más superados, y una prueba exacta de McNemar al 5 %. Para grabaciones, mira `vow-lab evaluate --compare`.
Escribe en un archivo (tar) todo lo que se sabe de ti.
El archivo que se va a escribir.
Contiene log.json (completo, con las claves que lo abren), alarms.csv, lines.csv, rehearsals.csv, runs.csv, recitations.csv, coach.csv, practice.csv, una página para leer (index.html, en el idioma elegido) y README.txt, que los describe. Las grabaciones de tu voz solo entran con --recordings, como archivos WAV y selladas como están aquí; si no, README.txt nombra lo que falta. Guárdalo donde nadie más pueda leerlo. Si ya hay uno anterior con el mismo nombre, se sustituye; cualquier otro archivo se deja como está.
Incluye las grabaciones de tu voz.
Lo que te propones, por qué, y cómo va.
Responde a «¿Lo has hecho?» sobre una meta.
sí o no.
El día, como AAAA-MM-DD; sin él, hoy.
Afina una meta; su frase cambia con ella, desde la próxima alarma.
Lo que se interpone.
Quién o qué ayuda.
Lo que haces.
Lo que te importa en general.
Por qué importa.
La meta.
Muestra todas las metas.
Las metas salen de `vow interview`; cada una lleva el identificador de la frase que la dice. Las respuestas se quedan en este dispositivo, selladas.
Deja una meta; su frase sigue hasta que la elimines o la apartes.
La pregunta de la noche: ¿lo has hecho? Una tecla por meta.
La sesión semanal: tres preguntas por meta, y su frase afinada.
Datos
Dispositivo
Para uso técnico
Frases
Repaso
Mañanas
Restaura un archivo de `vow export` en una carpeta de datos vacía.
El archivo.
Lo que se borró en este dispositivo sigue borrado, contenga lo que contenga el archivo. El registro dice desde entonces que sus anotaciones salieron de un archivo: la racha y los certificados de esas mañanas lo muestran. Lo que puede salir del dispositivo hay que aceptarlo de nuevo: quizá retiraste algún consentimiento desde entonces.
La conversación con la que encuentras tus frases.
Hace frases a partir de respuestas: un archivo, o - para la entrada estándar.
Clasifica lo dicho: un archivo, o - para la entrada estándar.
en, es o zh; sin ella, el idioma de los textos de Vow.
Sin opciones pregunta en la terminal, durante tres a cinco minutos: qué quieres cambiar, por qué, qué se interpone, qué ayuda. Sigue donde se dejó, un minuto o una semana después; «atrás» vuelve a una respuesta, «saltar» pasa una pregunta por alto. Al final, las frases que conservas están en `vow lines`. Las respuestas se guardan selladas.\##n\##nCon --batch se hacen frases de un conjunto de respuestas por línea, en JSON, solo con reglas:\##n  {answers}\##nSolo se usa lo que está; también se usan "values", "plan" y "pastSuccess". Cada conjunto da\##n  {lines}\##ny tras una señal de peligro ambas listas están vacías, y la nota dice dónde encontrar ayuda.\##n\##nCon --classify, una frase por línea, {utterance}, da\##n  {talk}\##ntalk es change (a favor), sustain (dejar las cosas como están) o neutral; kinds son desire, ability, reasons, need, commitment y steps. Con --why cada respuesta lleva además las pistas que llevaron a ella: nombre, palabras, y cuánto cuentan en centésimas hacia change y hacia sustain.\##n\##nUna fila que no se puede leer da {error}, y las demás siguen. Código de salida 0 si se procesó toda la entrada. No se registra nada.
Responde en voz alta, hasta veinte segundos cada vez: Intro abre el micrófono, y también se puede escribir.
Con --classify: dice qué palabras llevaron a cada respuesta.
Juzga una recitación, en palabras o en una grabación.
Una grabación: WAV, FLAC u OGG, con cualquier frecuencia y número de canales.
Una palabra que también había que decir.
El motor de voz; sin ella, el configurado.
Las frases que había que decir.
Juzga como lo hace una alarma. Código de salida 0: superado; 1: rechazado.\##n\##nPara muchas preguntas, o para lo que habla en contra de una voz en directo: vow-lab judge.\##n\##nEn JSON cada frase dice de qué se hizo su puntuación: components (words: Jaccard; characters: Levenshtein; sounds; meaning: palabras con contenido dichas, con otra forma o con un sinónimo; contradiction; clarity; unexplained), guards, el secondOpinion del motor, y la cercanía de un modelo de significado si hay uno instalado (si no, null).
Las palabras que se oyeron.
Muestra el camino de una alarma, desde que se prepara hasta que empieza el sonido.
Si no nombras ninguna, la última mañana. `vow rehearse` hace una con la que comparar.
Las frases que dices para parar una alarma.
Añade una frase.
Lo mismo que --kind goal.
affirmation o goal; sin ella, una afirmación.
Una afirmación dice quién eres («Cumplo lo que me prometo»); una meta, lo que haces («Entreno 4 veces por semana»). Los cambios valen desde la próxima alarma, nunca en la que está sonando.
Aparta una frase.
Cambia las palabras de una frase.
Retoma una frase, desde la próxima alarma.
Una alarma nunca se hace más fácil el mismo día: las de hoy aún piden la frase; las de mañana en adelante, ya no.
La frase.
Muestra todas las frases.
Elimina una frase.
De dónde viene una frase: la respuesta, sus cambios, cuánto te la crees, las mañanas en que la dijiste.
Lee, comprueba y salva el registro de todo lo que ha pasado.
Muestra cada anotación en una línea de JSON, la más antigua primero.
Los últimos sucesos, del más antiguo al más nuevo.
Muestra el registro de fiabilidad en CSV.
Con --reliability, en los términos con que se comparan los despertadores: scheduled, fired, missed, audio_started, audio_stopped con su causa, dismiss_success_… y dismiss_fail_… por reto, notifications_status_changed, capability_changed.
Muestra con qué fiabilidad sonaron y pararon las alarmas.
Rehace las vistas (alarmas, historial, racha, repaso) desde la primera anotación.
Las vistas están junto al registro y se mantienen solas; una reconstrucción dice además si eran correctas. Códigos de salida: 0 lo eran, o no había; 1 no lo eran, y ahora sí; 3 el registro no se puede leer.
Sustituye un registro dañado por uno nuevo con todas las anotaciones intactas.
Antes hay que parar `vow run`. Los archivos antiguos quedan en una carpeta damaged-N junto al registro. Códigos de salida: 0 se salvó todo; 1 se perdieron algunas anotaciones, y se nombran; 3 no se pudo leer ni escribir nada.
Comprueba cada anotación con la cadena y la cabeza firmada.
Códigos de salida: 0 íntegro; 1 no íntegro, y se nombra la primera anotación errónea, o un suceso no se puede leer; 3 no hay registro.
Muestra la página del manual en el formato que lee man(1).
El idioma de la página; sin ella, el de los textos de Vow.
Para leerla enseguida: vow manual | man -l -
Alarmas y mañanas en cifras, para Prometheus.
En el formato de texto de Prometheus, también para el lector de archivos de node_exporter. La página da lo mismo en /metrics.
Los modelos de voz de este dispositivo.
Descarga, comprueba e instala un modelo, con lo que necesite.
El modelo, como whisper-base.
Los modelos habituales, si no se nombra ninguno. Los archivos que ya están y no han cambiado no se descargan otra vez. Una instalación interrumpida, si se repite, sigue con lo que tiene: un archivo de una dirección, donde se cortó; un paquete del índice de pip, desde el principio. Necesita python3 con pip; moonshine-base-en, también curl. Whisper se compila aquí, en unos cinco minutos, con cmake y un compilador de C++: si faltan, al superusuario se le instalan, y a los demás se les pregunta o se les dice la orden, antes de descargar nada.\##nLos paquetes vienen del índice que pip tiene puesto (pip config set global.index-url DIRECCIÓN lo cambia), y los archivos de moonshine-base-en, de las direcciones que `vow models list` nombra, una tras otra hasta que una los da. --from nombra una carpeta, o la dirección de una, donde se mira primero: en un dispositivo sin red, por ejemplo. Para moonshine-base-en contiene encoder_model.ort, decoder_model_merged.ort y tokenizer.bin. Vengan de donde vengan, las sumas son las fijas. En una carpeta trabaja una instalación a la vez; otra la espera, y lo dice.
Dónde se buscan primero los paquetes y archivos.
Lo que se puede instalar, y lo que está instalado.
Las versiones y las sumas de comprobación son fijas. Sin ningún modelo, el inglés lo entiende PocketSphinx, con el paquete pocketsphinx-en-us de Debian.
Elimina un modelo instalado.
El modelo.
Compara cada archivo instalado con su suma fija, y hace que cada motor escuche un segundo.
El modelo; sin él, todos.
Termina con 1 si falta o ha cambiado un archivo de un modelo instalado, o si su motor no funciona en este dispositivo.
Informa de las alarmas a un broker de domótica (Home Assistant): una prueba y la contraseña.
Se conecta una vez, y dice qué responde el broker.
Termina con 0 si deja entrar a Vow, 1 si no hay broker puesto o aceptado, 3 si no se puede hablar con él.
Desactivado mientras no se ponga: vow config set mqtt.address HOST:PUERTO. En otro equipo hace falta tu consentimiento: vow consent give mqtt-broker --to HOST:PUERTO. `vow run` informa entonces al broker de cuándo toca la próxima alarma, y de si suena, está aplazada o se ha superado; los nombres de las alarmas, solo con mqtt.labels en on. No se envía ninguna frase, ninguna palabra ni ningún sonido. Nada de lo que venga del broker cambia nada: ningún mensaje puede parar, aplazar ni poner una alarma.
Lee la contraseña del broker desde la terminal o la entrada estándar, y la guarda.
Está en el archivo mqtt-password de la carpeta de datos, que solo tú puedes leer; nunca en el registro ni en un argumento. Una línea vacía la quita. El usuario se pone con: vow config set mqtt.user NOMBRE
Muestra la próxima alarma, o cuándo llega una hora del reloj.
Un archivo de preguntas, o - para la entrada estándar.
Una sola fecha.
Días de la semana, como lun,mié,vie o lun-vie.
Solo lo que viene después de este instante; sin ella, ahora.
Sin opciones, la próxima alarma y cuánto falta; código de salida 1 si no hay ninguna prevista.\##n\##nCon --time y --days o --date, las próximas veces que suena una alarma así. A una hora que el reloj se salta, la alarma suena en el primer instante tras el salto; a una hora que se repite, suena solo la primera vez; una fecha que no existe en la zona se deja fuera.\##n\##nCon --batch, una pregunta por línea, en JSON:\##n  {question}\##n("date":"2025-03-30" en lugar de "days" para una sola fecha), y una respuesta por línea en el mismo orden:\##n  {answer}\##nUna pregunta que no se puede responder da {error} y las demás siguen.\##n\##nCódigos de salida: 1 si no hay ninguna alarma prevista, 0 si se procesó toda la entrada (con --batch, aunque haya respuestas con error), 2 si los argumentos son erróneos o el archivo no se puede leer, 3 si la base de zonas falta o está dañada.
Turnos, un paso por día, contados desde --start: "4 on, 4 off".
Una regla como la escriben los calendarios, contada desde --start: FREQ=WEEKLY;INTERVAL=2;BYDAY=MO.
La primera fecha de --rrule o --pattern; hoy si se omite.
La hora del reloj, como 06:30 o 6:30pm.
La zona, como Europe/Madrid; sin ella, la de este dispositivo.
En pie antes de tiempo: supera los retos de la próxima alarma hasta dos horas antes.
La alarma; sin ella, la próxima.
Los retos son los de hoy, también la palabra al azar, pero sin sonido. Una vez superados, la alarma ya no suena y el día cuenta como cumplido; el registro dice que fue antes de hora. Si lo dejas a medias, no se registra nada y la alarma suena como estaba previsto. Código de salida 1 si no se superaron.
Abre la página en un navegador.
Da acceso a un navegador de tu cuenta, en dos minutos; ese navegador conserva el acceso hasta que pasan 30 días sin visita, 180 días como mucho, o hasta `vow page sessions end`. `vow run` tiene que estar en marcha. Si no hay pantalla, se muestra una dirección que hace lo mismo. Si web.address da acceso a otros equipos, --print dice su dirección y la huella del certificado, que un navegador muestra en su primera visita: compara las dos. Lo que otros equipos necesitan es la contraseña, nunca esta dirección.
Muestra la dirección en lugar de abrirla.
Dice qué archivo abre la ventana de la alarma.
Pedir una palabra al azar dentro de lo recitado: on u off.
Preguntar estos minutos después si sigues en pie: de 1 a 60; 0 para nunca.
Cuántas veces vuelve a preguntar como mucho, de 1 a 5.
Una sola fecha, como 2026-03-29, mañana o viernes.
Días de la semana con su propia hora: sat=09:00,sun=10:00; none los deshace.
Días, como lun,mié,vie o lun-vie; también diario, laborables o «fin de semana». Se puede repetir.
La última fecha en que puede sonar; none quita el límite.
Cada cuánto: 2w, 3d, odd, even o 1m, con --days o --month-days; se cuenta desde --from.
Qué la para, en orden, como recite:affirmations,sum:medium,type:goals.
code y tag llevan un nombre registrado; recite y type, la clase de frases; sum, easy, medium, hard o límites propios como 10-99; move, shake o still y seconds=20; detrás de otro signo de dos puntos, count=5, timeout=60 y lockout=3/60. pick:2/4(code:cocina,code:baño,tag:puerta,sum:hard) sortea dos de los cuatro cada mañana.
Qué puede sustituir a hablar si no puedes, como type,sum:hard; none lo deshace.
Un nombre para ella.
El idioma de las frases: en, es o zh; el de una alarma nueva es el de los ajustes.
Días del mes: 15, last, 2tue o lastfri, separados por comas.
Turnos, un paso por día: "4 on, 4 off" o "2 early=05:00, 2 late=13:00, off"; desde --from.
Segundos hasta el volumen completo, de 0 a 600.
Qué recitar, en orden: affirmations,goals.
Palabras que nombran la salida deseada, separadas por comas; all suena en todas las salidas, none en la habitual.
Una regla como la escriben los calendarios: FREQ=MONTHLY;BYDAY=MO;BYSETPOS=-1.
Minutos de un aplazamiento, de 1 a 60.
Cuántas veces se puede aplazar como mucho, de 0 a 10.
La primera fecha en que puede sonar; none quita el límite.
La hora local, como 06:30 o 6:30pm.
Un tono de `vow tones`, o la ruta de un archivo WAV, FLAC, OGG o MP3.
Vibrar también: on u off.
Una zona fija, como Europe/Madrid; «device» sigue a este dispositivo.
Pedir la palabra al azar: on u off.
La puntuación que necesitaría cada frase, de 0.5 a 1.
Otras cuentas: easy, medium, hard o límites propios, como hard o 10-99:count=5.
zh, en o es; sin ella, el ajuste coach.language.
Dónde están todos los datos de Vow; sin ella, VOW_HOME, y si no, ~/.local/share/vow.
Muestra JSON, con claves estables.
Muestra las horas en tiempo universal y no en el de este dispositivo.
Lo que oyó un motor que tomó notas, como whisper; `vow engines` muestra cuáles lo hicieron.
Si el sonido puede pedir un intento más; con off, no.
Lo que oyó otro motor: un archivo con un objeto JSON por línea, {row}.
Juzgar con esta versión de las reglas, desde la 7.
Los navegadores con acceso a la página.
Los navegadores con acceso a la página: ver, terminar.
Quita el acceso a navegadores.
Termina todas las sesiones.
El nombre de una sesión, como lo muestra `vow page sessions list`.
Una ventana abierta mientras suena recupera el acceso por sí sola.
Muestra todos los navegadores con acceso.
Una sesión empieza con `vow open`, con la ventana que se abre cuando suena una alarma, o con la contraseña en otro equipo. Termina si pasan 30 días sin visita, tras 180 días como mucho (la de la ventana, tras uno), aquí, en la página en Privacidad, o con `vow wipe`. Las de otros equipos terminan además cuando cambia la contraseña con que empezaron. Lo que un navegador esté siguiendo en ese momento termina en diez segundos.
Pone la contraseña que abre la página desde otros equipos.
Se pide dos veces, sin mostrarla; si la entrada estándar no es una terminal, se lee de ahí una vez. Se guarda reforzada y con sal, y no va a ningún registro ni copia. Poner otra, o quitarla, deja sin acceso a todos los navegadores que entraron con la anterior. Otros equipos entran con: vow config set web.address 0.0.0.0
Quita la contraseña; entonces ningún otro equipo entra.
Escucha una afirmación y repítela, hasta llegar a mil veces.
Empieza a practicar una afirmación, o una frase.
Una frase tuya, en lugar de una nueva.
Cuántas veces quieres decirla.
Cambia las palabras; si hay una grabación de las anteriores, se elimina.
La afirmación.
La convierte en una frase de tus alarmas; lo que practicas enseña entonces cómo se te oye.
affirmation o goal.
Muestra lo que practicas, y por dónde vas.
Escúchala una vez si no puedes hablar: se anota, pero no cuenta.
Cada ronda reproduce tu grabación (o una voz), escucha, y solo cuenta lo que te oyó decir, juzgado como en una alarma. Si no nombras ninguna, se turnan todas las que no están terminadas. Las grabaciones son el único sonido que Vow guarda: con tu consentimiento, selladas en este dispositivo.
Reproduce tu grabación de una afirmación.
Grábala con tu voz; antes de guardarla se comprueban sus palabras.
Una grabación en lugar del micrófono: WAV, FLAC u OGG.
Guardar el sonido de tu voz necesita tu consentimiento (vow consent give recordings --to "this device"), que se pide aquí. La grabación se recorta, se iguala de volumen y se sella en este dispositivo. Código de salida 1 si se oyeron otras palabras o no habló nadie.
Elimina la grabación.
Acepto que la grabación se guarde en este dispositivo; no preguntar.
`vow run` te la recuerda cada día a la hora que elijas; no los días en que ya la has dicho.
La hora, como 19:30; u off.
Deja de practicar una afirmación; su grabación se elimina, lo contado sigue en el registro.
Una ronda: al micrófono, o juzgada de una grabación.
Con --audio, la grabación se juzga como una ronda, y se registra como tal. Código de salida 0: contó; 1: no contó; 2: entrada errónea; 3: falló una parte. Una ronda con nombre (--round) se registra una sola vez, por muchas veces que se intente.
Un nombre para la ronda, para que repetir esta orden cuente una sola vez.
Una afirmación: su camino hasta el objetivo, las últimas cuatro semanas, su grabación.
Aplaza el recordatorio de hoy.
Cuántos minutos, de 1 a 720.
Practica sin usar las manos, ronda tras ronda, hasta que pares (es lo habitual).
Qué practicar; sin nombrar nada, se turnan todas las que no están terminadas.
Solo escuchar, si no puedes hablar: se anota, pero no cuenta.
En una terminal, n e Intro pasa a la siguiente, l solo escucha o vuelve a hablar, q termina. También termina si nadie habla en tres rondas, y cuando suena una alarma.
Tras cuántas rondas terminar.
Cambia cuántas veces quieres decirla.
Cuántas veces, de 1 a 100000.
Escríbela si no puedes hablar: se anota, pero no cuenta.
Sus palabras.
Suspende el dispositivo, espera a que despierte, y suena tres segundos.
Sin suspenderlo; ensaya todo lo demás.
Muestra las etapas: preparación, despertar, hora de sonar, salida de sonido lista, primera muestra de sonido, cada una con su distancia al instante previsto. Si nada puede despertar el dispositivo, o no se puede suspender, lo dice y no hace nada; código de salida 1 entonces, y también si el sonido estaba silenciado o muy bajo. Con --awake el dispositivo sigue despierto.
Tras cuántos segundos suena, de 5 a 3600.
Di cada frase una vez con calma; Vow aprende cómo te oye este dispositivo.
Solo señala las frases difíciles.
Solo frases de este idioma: en, es o zh.
Solo estas frases, por su identificador; sin ellas, todas.
Filas de frase (identificador o palabras), tabulador, grabación.
Habla como por la mañana; no se guarda ningún sonido. Lo que se acerca bastante a una frase cuenta, desde el día siguiente, como una forma de decirla; un «no» o un número cambiado, nunca. Las frases difíciles se señalan, con lo que conviene cambiar. Con --sound, las grabaciones sustituyen al micrófono, una por frase en su orden, o una tabla de filas «frase<TAB>archivo» con --manifest. --check solo mira las frases. Código de salida 1 si una frase no se reconoció.\##n\##nEn JSON cada frase lleva line, text, heard, score, advice y outcome: heard (habría valido), learnt, tooFar, changed (un «no» o un número), unclear o silent.
Grabaciones en lugar del micrófono, una por frase.
Recorre paso a paso una mañana y comprueba cada decisión con el código de hoy.
Busca la mañana en este archivo de `vow export`.
La mañana puede ser también un archivo que escribió `vow report`, o estar en un archivo de `vow export`. En una terminal: n, espacio o flecha derecha avanza; p o flecha izquierda retrocede; inicio y fin van al primer y al último paso; q termina. Si la salida no es una terminal, se muestran todos los pasos. Desde la primera anotación de la mañana se comprueba si son las que se escribieron; `records` lo dice en JSON (sound, altered, o unchecked en un informe), con `flaw` y `flawPosition` como en `vow log verify`. Código de salida 0: salen las mismas decisiones; 1: no, o las anotaciones se han cambiado.
Muestra solo este paso, desde 1.
Una mañana, o el archivo de un informe.
Escribe una mañana sin sus palabras, para un informe de error.
Las palabras se sustituyen por fichas: se ve cuáles se dijeron y cuáles faltaron, no qué palabras son. Con el archivo salen las mismas decisiones en cualquier lugar, con `vow replay ARCHIVO`; el resultado de cada frase se toma del registro, porque no se puede sacar de las fichas. Antes se muestra lo que hay en el archivo. Si ya hay un informe con el mismo nombre, se sustituye; cualquier otro archivo se deja como está.
Dónde escribirlo; sin ella, solo se muestra.
Restaura una copia de `vow backup` en una carpeta de datos vacía.
La copia.
Un archivo con la clave de recuperación.
Pide la clave de recuperación, o la lee de --key-file o de la entrada estándar. La carpeta se pone entera en su sitio, después de comprobar su registro; si algo falla, no se cambia nada. Queda como estaba aquella noche: lo que se borró después vuelve a estar, y lo que aceptaste queda retirado, porque quizá lo retiraste desde entonces.
Mañanas pasadas en cifras: la última semana, el último mes, o los días que indiques.
Cuántos días hasta hoy, como mucho 3660.
Los últimos 30 días en lugar de los últimos 7.
También con qué frecuencia la alarma se ha equivocado contigo, en todas las mañanas; mira `vow engines`.
Vigila las alarmas y las hace sonar, en primer plano.
En una terminal, Intro te deja hablar enseguida, «snooze» pide aplazar, y cualquier otro texto cuenta como escrito si el micrófono no funciona. Hay una salida de emergencia: escribe esta frase exactamente, dos veces, con treinta segundos entre una y otra: {sentence}
Las mañanas pasadas y la presente; con una, su cronología.
Cuántas, la más nueva al final.
Una mañana, para ver su cronología.
Muestra qué suena y por qué: en un cambio de hora, en un viaje, desde cualquier momento.
El primer instante, como 2026-03-28T12:00:00Z; sin ella, ahora.
Cuántos días, de 1 a 366.
No se cambia nada: las alarmas solo se calculan para otra hora o lugar. Con --zone, las que siguen al dispositivo se leen en esa zona, como tras un vuelo; las que tienen zona propia se quedan en ella.
La zona en que está el dispositivo; sin ella, la actual.
Todas las órdenes: {command}
Argumentos
Órdenes
Más sobre una orden: {command}
Muestra esta ayuda.
Ayuda
Opciones
opciones
(por defecto)
(por defecto: {value})
orden
Uso
(valores: {values})
Muestra la versión.
Una grabación: WAV, FLAC u OGG.
El motor de voz.
Mostrarlo en otras pantallas en lugar de esta terminal, hasta que acabe la entrada estándar.
Cuántas.
en, es o zh.
en, es o zh; sin ella, el idioma en que habla Vow.
Una mañana; `vow runs` las muestra.
La frase nueva.
La mañana.
Cuánto esperar, en segundos, de 1 a 600.
La frase.
La puntuación que necesita una frase, de 0.5 a 1.
El volumen, de 0 a 100 por ciento.
La próxima alarma, qué está listo en este dispositivo, y qué falta.
Código de salida 1 si falta algo sin lo cual no suena ninguna alarma o no se te oye.
Cuántos días seguidos se cumplieron, y las dos últimas semanas día a día.
Un día se cumple si cada alarma suya se paró superando sus retos, o con lo que permitiste en lugar de una parte, que se cuenta aparte. Los días sin alarma, los omitidos y aquellos en que el dispositivo no pudo sonar (apagado o dormido) ni alargan ni rompen una racha.
Etiquetas NFC pegadas en otra habitación, para las alarmas que piden una.
Registra una etiqueta con un nombre: acércala al lector.
Espera una etiqueta en cualquier lector PC/SC (paquete pcscd); mientras tanto se puede conectar un lector. El identificador de la etiqueta y su texto, si lo lleva, tienen que ser los mismos por la mañana. Si el nombre ya existe, recibe la etiqueta nueva desde el día siguiente.
Un nombre, como puerta.
Muestra todas las etiquetas.
Elimina una etiqueta.
El nombre de la etiqueta.
Cómo puede sonar una alarma: los tonos incluidos, y los tuyos.
Añade con un nombre un archivo WAV, FLAC, OGG, MP3 o M4A de dos minutos como mucho.
El archivo.
Se descodifica ahora y se guarda como sonido simple, así que ya no hace falta el archivo. M4A necesita el paquete faad. Si ya tienes un tono con el mismo nombre, se sustituye; la respuesta nombra las alarmas que suenan con el nuevo desde ahora.
El nombre; sin él, el del archivo.
Todos los tonos.
Reproduce un tono unos segundos, con su nivel.
El nombre, o la ruta de un archivo.
Cuántos segundos, de 1 a 120.
Elimina un tono tuyo.
Una alarma que lo use sonará con el tono incluido, y lo dirá.
El nombre.
Prueba un reto, un tono o una mañana entera, sin que cuente.
Tomar de esta alarma el sonido y el idioma de las frases.
Suena en unos segundos y lo pide como lo haría por la mañana, con el altavoz y el micrófono de este dispositivo, con tus frases y con lo aprendido de tu voz. No cuenta en las mañanas ni en las rachas: solo se guarda que una vez se superó. `vow try morning` toma el sonido y los retos de la próxima alarma, o de --alarm. Ctrl-C lo termina en cualquier momento. Código de salida 0 solo si se superó.
El nombre, tras code o tag.
Cuánto puede durar cada reto, de 20 a 600 segundos.
El tono que probar: uno incluido, o la ruta de un archivo.
morning, tone, o retos como los toma --gate: recite, type:goals, sum:hard …
Un despertador que se para cuando cumples tu palabra.
Códigos de salida: 0 hecho; 1 un «no», como una recitación rechazada; 2 argumentos o entrada erróneos; 3 falló una parte.\##n\##nPara programas: vow OPERACIÓN --json - lee la entrada de una operación como un objeto JSON y responde en JSON, como en: {example}
Muestra qué puede despertar este dispositivo para una alarma.
Las formas se muestran de mejor a peor; se usa la primera que está lista. Código de salida 1 si ninguna lo está: entonces el dispositivo tiene que seguir despierto con sus propios ajustes.
Muestra la pantalla de la alarma del `vow run` en marcha en esta terminal.
Muestra cada fila en JSON, una por línea, con claves estables.
Para una consola, cuando `vow run` es un servicio. Las teclas hacen lo mismo que en `vow run`: Intro para hablar enseguida, «snooze», y cualquier otro texto como escrito. Termina con Ctrl-C, que no cambia nada de la alarma, y vuelve por sí sola cuando `vow run` arranca de nuevo.
Juzga otra vez mañanas pasadas con otras reglas; no se cambia nada.
Cuántas de las últimas mañanas; sin ella, 60.
Cada intento se decide de nuevo en su orden, con la puntuación, la palabra, las frases, las reglas o las transcripciones cambiadas; lo que cambia se dice en los dos sentidos. Sin ningún cambio nada cambia, salvo que el registro se escribiera con reglas que el código de hoy no sigue. Se comprueba, como en `vow replay`, si las anotaciones son las que se escribieron, desde la primera de estas mañanas. Código de salida 1: no lo son.
Una mañana; sin ella, las últimas.
Borra datos personales para siempre, y luego busca en cada archivo lo que quede.
Solo dice qué se borraría.
Clases: alarms (nombres), lines (sus palabras, y cómo se oyeron en los ensayos), recitations (transcripciones y puntuaciones), practice (afirmaciones, y lo que se oyó de ellas), recordings (tu voz), y las que --dry-run nombra además. El registro se queda, y se puede seguir comprobando; lo borrado se lee como [erased]. Las frases además dejan de usarse.\##n\##nLas copias selladas (`vow backup`) siguen existiendo. Se nombran las de la carpeta puesta y las de cada carpeta a la que fue una copia; solo al eliminarlas se borra lo que contienen. Vow no conoce las copias que hayas hecho tú.\##n\##nSin --class, además todos los navegadores pierden el acceso a la página; `vow open` vuelve a dar acceso a uno.\##n\##nAntes pregunta; --yes responde. Un `vow run` se aparta mientras tanto, y luego lo lee todo de nuevo; mientras suena, no se borra nada.\##n\##nCódigos de salida: 0 no queda nada; 1 se encontró algo, y se nombran los archivos; 2 argumentos erróneos; 3 falló una parte.
Solo esta clase, como alarms, lines, recitations, practice o recordings.
No pregunta.
Ofrece los motores de voz de este dispositivo a programas que usan Wyoming.
Los idiomas que ofrecer: en, es, zh.
La domótica usa Wyoming. Al servidor solo se llega desde este mismo dispositivo, no guarda nada y funciona hasta que se interrumpe. Al revés, cualquier servidor Wyoming puede ser el motor de Vow: vow config set engine wyoming:127.0.0.1:10300. El sonido va entonces a ese servidor; en otro equipo hace falta tu consentimiento (vow consent give speech-server --to wyoming:HOST:PUERTO).
El puerto; 0 elige uno libre.
El registro no está como se escribió: {flaw} Lo que se muestra puede no ser lo que pasó; `vow log verify` dice más.
no se sorteó ninguna palabra, así que nadie puede saber si se habría dicho
no se pidieron cuentas así; cuentan las respuestas que se dieron
no se sortearon palabras para pedirlo otra vez, así que nadie puede saber qué habría cambiado el sonido
no se pidieron todas estas frases, así que nadie puede saber qué se habría dicho
se habría parado, y no se paró
no se habría parado, y se paró
no ha terminado aún
Esa ya es la regla; no hay nada que adoptar.
Hace más fácil parar la alarma, así que valdrá desde el {date}.
No se ha cambiado nada. Con --yes se adopta la regla.
intentos que no harían falta: {attempts}
No se ha cambiado nada: las mañanas con que se ha probado la regla quizá no sean lo que pasó. `vow alarm edit` pone una regla sin prueba.
¿Adoptar esta regla? [s/N]
Adoptada. Vale desde ahora mismo.
Adoptada. Vale desde el {date}.
{judged}. Ahora se superarían: {wouldOpen}. Ya no se superarían: {wouldStayClosed}.
No llegaron a sonar o están borradas: {unknown}.
Sin notas: {withoutNotes}.
Un informe no lleva cadena, así que nadie puede saber si está como se escribió.
intentos sin notas: {attempts}; ahí vale lo que se oyó entonces
Valdría desde ahora mismo.
Haría más fácil parar la alarma, así que valdría desde el {date}.
intentos que no bastarían: {attempts}
intentos que bastarían: {attempts}
afirmación
meta
> (Intro para hablar, o escribe)
otras: pedir otras palabras a {service}; antes ves lo que se envía.
¿Lo envío? (sí o no)
Lo dejamos aquí. `vow interview` sigue desde esta pregunta.
oído
falta: {words}
basta
la voz se oye muy débil, habla un poco más alto
no se dijeron todas las frases
se oyó muy poca voz para tantas palabras
se añadió o se omitió un «no»
no se oyó a nadie hablar
hay demasiado ruido para oír la voz, acércate al micrófono
se oyó otro número, otra fecha u otra hora
una vez más, con otra palabra
se oyó lo contrario de una palabra
las frases se dijeron en otro orden
en conjunto, menos claro de lo exigido
la palabra al azar llegó tarde
no se oyó la palabra al azar
no basta: {reasons}
chino
inglés
español
prevista {due}
Aún no hay mañanas.
Aún no ha sonado ninguna alarma.
Añadida:
antes: «{text}»
te la crees {belief} de 10
dicha con estas palabras en {mornings}; para renovarla: vow lines edit {line} "…"
La frase {line} vuelve a valer: {text}
afirmación
meta
mañanas en que la dijiste: {recited}; cumplidas: {kept}
Aún no hay frases. Añade una: vow lines add "Cumplo lo que me prometo."
La frase {line} ahora dice: {text}
Frase {line} eliminada.
La frase {line} queda apartada desde el {date}.
(apartada desde el {date})
de tu respuesta: «{answer}»
propuesta en la entrevista
la escribiste tú
Aún no ha pasado nada.
NO ÍNTEGRO. {flaw} Anotaciones íntegras antes de esa: {count}. `vow log salvage` salva todas las anotaciones intactas.
Están como se escribieron y no se tienen en cuenta; quizá las escribió una versión más nueva de vow.
Omitida: la anotación {position}, que este dispositivo no escribió.
Perdidas: las anotaciones {first} a {last}.
Salvado: {records}. Los archivos antiguos están en {path}.
El registro está íntegro, con {records}; no se ha cambiado nada.
Conservadas sin prueba, porque falta la anotación anterior: {positions}.
Íntegro. Anotaciones: {count}; la última tiene la huella {hash}.
La anotación {position} no se puede leer: {cause}
Anotaciones: {records}, alarmas: {alarms}, mañanas: {runs} ({milliseconds} ms).
Las vistas decían otra cosa.
No había vistas con las que comparar.
Las vistas ya decían lo mismo.
Vow suena hasta que has dicho en voz alta tus propias frases, y guarda cada paso de la mañana en un registro en tu propio dispositivo. Sin ninguna orden muestra la próxima alarma, qué está listo en este dispositivo y qué falta.
Sin colores.
ORDEN
OPCIONES COMUNES
DESCRIPCIÓN
Hecho.
ENTORNO
CÓDIGO DE SALIDA
Falló una parte, o la respuesta no se pudo escribir.
ARCHIVOS
JSON DESDE LA ENTRADA ESTÁNDAR
Órdenes de usuario
Explica una orden.
Dónde están todos los datos de Vow.
El registro, su cabeza, sus vistas y las claves que lo sellan.
Dónde están todos los datos de Vow, si no se indica --home.
Muestra JSON con claves estables; los errores también salen en JSON.
Una carpeta de modelos de voz en la que se mira primero.
NOMBRE
Un «no», como una recitación rechazada.
Lee la entrada de una operación como un objeto JSON y responde en JSON, como en:
/api/openapi.json de la página (vow open) contiene los nombres de todas las operaciones y lo que admite cada una; lo que queda fuera de sus límites se rechaza con el código de salida 2.
OPCIÓN
un despertador que se para cuando cumples tu palabra
VÉASE TAMBIÉN
SINOPSIS
Muestra las horas en tiempo universal y no en el de este dispositivo.
Argumentos o entrada erróneos.
La zona del dispositivo, como la lee tzset(3).
descarga
idiomas
licencia
modelo
origen
estado
versión
en una copia que no se usa, dañado o ausente: {path}
dañado o ausente: {path}
en {folder}
Interrumpido. Repítelo y seguirá desde donde estaba.
{model} no estaba instalado.
no funciona aquí: {cause}
{model} eliminado, {files}.
dañado
instalado
no está
íntegro
Otro `vow models` (proceso {process}) trabaja en {folder}. Este espera a que termine.
El broker {address} deja entrar a Vow.
No hay ningún broker puesto, así que no se informa a nadie. Pon uno: vow config set mqtt.address HOST:PUERTO
Ahora no se le informa de las alarmas. Lo hace `vow run`; si ya estaba en marcha cuando se activó el broker, inícialo de nuevo.
Escribe la contraseña (no se muestra) y pulsa Intro:
Ya no hay ninguna contraseña.
La contraseña queda guardada en {folder}/{file}.
Ahora se le informa de las alarmas, en {topic}.
, el primer instante tras adelantarse el reloj
suena ahora: {name}
interrumpida mientras sonaba: {name}; seguirá sonando en cuanto se inicie `vow run`
próxima alarma en {wait}: {name}, {reading} {place}
vuelve a sonar en {wait}: {name}, {reading}
No suena nunca después de {from}.
, el primer instante tras adelantarse el reloj
, la primera de las dos
era la hora y aún no ha sonado: {name}, {reading}
era la hora y aún no ha sonado: {name}, {reading}; sonará en cuanto se inicie `vow run`
{reading} ({universal}en {wait}{note})
no sonó: {name}, {reading}; `vow run` no estaba en marcha
Abrir
Para dormir {sleep}, acuéstate a las {time}.
Para dormir {sleep}, ya pasó la hora. Acuéstate ahora.
Responde en la pantalla de la alarma, o volverá a sonar.
Vow: ¿sigues en pie?
HASTA ENTONCES LAS ALARMAS SUENAN CON LA HORA DE {zone}.
Llevas {days} mañanas diciendo «{line}». ¿Lo dirías mejor con otras palabras? vow lines edit {id} "…"
Se puede escribir de nuevo en el registro; no se ha perdido nada.
Vow: el registro
No sonó una alarma: {name}, prevista para {due}. El porqué: vow autopsy
Vow: una alarma no sonó
Próxima alarma: {when}. Para omitirla una vez: vow alarm skip {alarm}
Este dispositivo no tiene ninguna cámara que Vow pueda abrir.
Este dispositivo no tiene nada que mida la luz.
Este dispositivo no tiene sensor de movimiento.
No hay ningún lector de etiquetas conectado.
La alarma no ha terminado: seguirá sonando en cuanto `vow run` se inicie de nuevo.
NADA PUEDE DESPERTAR ESTE DISPOSITIVO: déjalo encendido esta noche, o la alarma no sonará. Mira: vow wake
Falta menos de un día para una alarma. Cuál, y si podrá sonar: vow next, vow status
Abrir la pantalla de la alarma
Aplazada una vez porque faltaba algo que la alarma necesita. Arréglalo antes de la próxima alarma: vow doctor
Vow: antes de la próxima alarma
Lo que la alarma necesita ya faltó la última vez, así que hoy ya no se aplaza por eso. Qué arreglar: vow doctor
Antes que nada: tu última alarma se aplazó porque faltaba esto, y sigue faltando. La próxima ya no se aplazará por eso.
La alarma suena de todos modos.
Omitirla una vez
No sonará el {date}. Para deshacerlo: vow alarm unskip {alarm}
Vow: mañana
sin nombre
Hay 1 suceso del registro que no se puede leer, en la posición {place}. Las alarmas siguen con todo lo demás. `vow log verify` dice si el registro está dañado o lo escribió una versión más nueva de vow.
{count} sucesos del registro no se pueden leer, el primero en la posición {place}. Las alarmas siguen con todo lo demás. `vow log verify` dice si el registro está dañado o lo escribió una versión más nueva de vow.
Aún no se ha probado en este dispositivo lo que para la alarma. Se tarda un minuto: vow try morning --alarm {alarm}
Despierta: es la hora de la alarma.
Mientras tanto la alarma sigue la zona de este dispositivo.
Vow: LA ZONA HORARIA
.
5
,
Probar otra vez
Pregunta si sigo en pie, tras
0: nunca.
Cuántas veces puede preguntar
O una sola fecha
Déjala vacía para usar los días de arriba.
Las diez próximas veces
{days} a las {time}
Días a otra hora
Por ejemplo sat=09:00, sun=10:00. Déjalo vacío para la misma hora todos los días.
Días
Copiar
Copiar {name}
una regla más fácil vale a partir del {date}
No antes del
Oírlo
Nombre
Idioma de las frases
Lo que la hace más fácil vale desde la alarma de mañana.
Más para {name}
{date}: a las {time} en vez de las {usual}
Otra vez como siempre
no suena
suena el {when}
activa
Solo la próxima vez
Cambiar la próxima vez
Cambiar {name} solo la próxima vez
Hora, solo la próxima vez
Abrir {name}
Que vuelva a sonar
en silencio hasta el {date}
Sube de volumen durante
del {from} al {until}
desde el {from}
hasta el {until}
Alarma eliminada.
Cada cuánto
Cada cuántos
cada varios días
semanas pares
días del mes
Días del mes
15, last, 2tue o lastfri, separados por comas.
semanas impares
Turnos, un paso por día
Por ejemplo 4 on, 4 off; o con horas: 2 05:00, 2 13:00, 2 off.
una regla
turnos
cada semana
cada varias semanas
Dónde suena
Todas las salidas
Como hdmi o usb, separadas por comas. Si esa salida no está, suena la habitual.
Una salida por su nombre
La salida habitual
Palabras de su nombre
Guardar la alarma
La alarma
Omitir unos días
Omitir estos días
Primer día que se omite
Vacío: desde ahora.
Último día que se omite
Cuánto debe parecerse
A la mayoría le va bien 0,72. Menos es más fácil, y vale desde mañana.
Omitir una vez
No sonará el {dates}.
Omitir {name} una vez
omitida: {dates}
Duración de un aplazamiento
Aplazamientos como mucho
Hora
Tono
Que vuelva a sonar el {dates}
No después del
Ambos días cuentan. Vacío: sin límite.
También vibra, si el dispositivo puede
Volumen
Pedir también una palabra al azar
Zona horaria
La de este dispositivo, esté donde esté
Con una zona fija, la alarma sigue la hora de ese lugar cuando viajas.
hora de {zone}
Aún no hay alarmas. Cada alarma dice cuándo suena y qué hace falta para pararla.
Más sobre las alarmas
Alarma nueva
Alarmas
{text}
Vow
Qué pasó
Un navegador de otro equipo ({address})
Un navegador de este dispositivo
Quitar acceso
Quitar acceso: {name}
este
Último uso: {moment}
La ventana de la alarma
cambiada
nueva
ya está
También las alarmas desactivadas
Importar un archivo de calendario (.ics)
Antes verás qué se importaría. Los eventos ajenos reciben el sonido y los retos de una alarma nueva.
Alarmas nuevas o cambiadas: {news}. Ya estaban: {known}. Omitidas: {others}.
Descargar las alarmas
Lleva las alarmas a otro calendario, o tráelas de uno.
No importar
No contiene ninguna alarma que no esté ya.
Se omiten {n} entradas:
Se omite una entrada:
Lo que se importaría
Leyéndolo…
Importar {n} alarmas
Importar una alarma
Importado.
Archivos de calendario
Cancelar
La anotación {n} no encaja con la anterior.
Las {n} anotaciones están bien encadenadas.
Comprobarlo aquí
Anotaciones
Descargar
Terminó por
O comprobar otro certificado
Un archivo descargado aquí o en otro dispositivo. No sale de este navegador.
No llevan al final que dice.
Llevan a su final según las reglas de la alarma.
Llevan a su final con lo que se permitió en lugar de una parte de los retos.
Huella
Sus anotaciones vienen de un archivo importado; el dispositivo que lo firmó no las escribió.
La clave pública de este dispositivo
Huella de la última anotación
Por qué terminó esta alarma, en anotaciones encadenadas y firmadas por este dispositivo.
No puede asegurar que lo anotado sea lo que pasó en la habitación.
Las anotaciones
La firma no es la de su clave.
La firma es la de la clave de abajo.
Este navegador no comprueba firmas; verify_certificate.py de Vow sí.
Certificado
Eso no es un certificado de Vow.
Cifras
Las cifras en una tabla
Oírla otra vez
Casi. ¿Otra vez?
La racha más larga
Día
Día a día
Vuelve el
No hay práctica en estos días. Tras una sesión, sus minutos aparecerán aquí.
Tu práctica en una tabla, y tus propias frases
Seguir con la sesión de hoy
He oído: {text}
Idioma que practicar
Media hora al día de escuchar y hablar.
✓ bien dicha, ~ poco clara, ✗ falta
Próximas frases
fáciles
difíciles
intermedias
, falta
, poco clara
, bien dicha
El entrenador es para practicar. No es un dispositivo médico: no diagnostica ni trata. Si alguien te ayuda, puedes darle tú la tabla de arriba.
Las frases que has importado
Mostrar más
Aún ninguna.
Eliminar: {text}
Frase eliminada.
Minutos
{minutes} de {planned}
Aún no. Escucha otra vez.
Otra frase
Frases propias (JSON)
Una lista con id, text, lang, level y wordBucket. La que tenga un id que ya existe sustituye a la otra.
Importarlas
{all} frases, {n} nuevas o cambiadas.
{all} frases, una nueva o cambiada.
Leyéndolas…
Pausa
{n} puntos
precisión {value}
completitud {value}
fluidez {value}
prosodia {value}
Oídas otra vez
Una pausa. Sigue cuando quieras.
Bien a la primera
Eso es.
Decirla
Puntuación media
Enviar
Frase {n}
Frases
Ver el texto
Despacio
Escucha.
Empezar la sesión de hoy
Terminar por hoy
Días seguidos
Descargar la tabla (CSV)
Una fila por cada frase que respondiste, para cualquier hoja de cálculo.
Entrenador
Hoy
O escribe lo que has oído
Cuesta seguir la voz de este dispositivo en este idioma. Muestra el texto, o pon en los ajustes un servidor con una voz mejor.
Un momento.
Palabra
Palabras para repasar
Aún ninguna. Una palabra que digas con poca claridad volverá aquí otro día.
Acepto
Grabaciones a un servicio en la nube, tras un rechazo
Una copia del registro, sin sus claves, a un estudio o una clínica
Aceptar…
Aceptar: {name}
dado
Peticiones de frases y borradores a un modelo de lenguaje
Horas y estados de las alarmas a un broker de domótica
no dado
No se ha aceptado nada: la palabra es otra.
Grabaciones de frases practicadas a un servicio que puntúa
Leer lo que aceptas
Grabaciones de afirmaciones, guardadas en este dispositivo
Grabaciones a un servidor de voz tuyo
Puedes aceptarlo en Privacidad.
Quién lo recibe
El broker y su puerto, como homeassistant.local:1883
La dirección del servicio, como https://speech.example.org
La base de datos, como postgresql://study.example.org:5432/cohort
El servidor y su puerto, como wyoming:speech.local:10300
Escribe «sí» para aceptar
Frases practicadas a un servidor de voz que las dice
Retirar
Retirar: {name}
Lo que aceptas
cada {count} días
semanas pares: {days}
quinto {day}
primer {day}
cuarto {day}
último {day}
último día
cada mes: {days}
cada {count} meses: {days}
semanas impares: {days}
segundo {day}
turnos: {steps}
tercer {day}
cada semana: {days}
cada {count} semanas: {days}
{day}, {time}
Hoy
Mañana
todos los días
fin de semana
de lunes a viernes
Volver
Borrar
Guardar la alarma
Aún no
Probarla ahora
Botones
Una tarjeta está para pulsarla
Tarjetas, filas y avisos
Gráficos
Colores
contraste {ratio}
Aún nada. Una frase es lo que dices para parar la alarma.
Días
Una palabra con la que reconocerla.
Nombre
Frase
Tono
Volumen
Pedir también una palabra al azar
Una hora se escribe así: 06:30.
Campos
De qué están hechas las páginas de Vow, en cada estado.
Icono y signos
La pantalla de la alarma, estado por estado
Siempre oscura, 7:1 o más, un solo color de acento. Lo que dice viene del servicio.
Este dispositivo no puede despertarse solo. Déjalo encendido esta noche.
Falta una cosa
La alarma se para cuando cumples tu palabra.
Diseño
Letra y espacio
Deshacer
Alarma eliminada.
Está todo lo que hace falta por la mañana.
Qué necesita atención
Lo que una mañana necesita
Lo que una mañana necesita de este dispositivo, cómo se despierta y con qué oye.
Modelos de voz
Alarmas
Copia de seguridad
Cámara
Reloj
Disco
Pantalla
Sensor de luz
Frases
Registro
Micrófono
Sensor de movimiento
Notificaciones
Energía
Servicio
Altavoz
Voz
Lector de etiquetas
Vibración
Despertar el dispositivo
vow run
{n} cosas están listas
Una cosa está lista
Prueba de sonido
revisar
falta
listo
Este dispositivo
Ahora no se sabe nada. vow doctor dice más.
Despertar el dispositivo
Con el temporizador del núcleo
Con la alarma del propio reloj
Con un programa que tiene permiso
Manteniéndolo encendido
Con el servicio de energía del escritorio
Otras {n} formas
Otra forma
Volver
Empezar
Ya estoy en pie
Terminar
Dices ahora, sin sonido, lo que pide tu próxima alarma. Después ya no sonará, y el día cuenta.
Hasta que lo hayas hecho todo, la alarma sonará como estaba previsto.
Esta vez no se ha superado
No se ha anotado nada; la alarma sonará como estaba previsto.
En pie antes de tiempo
Tu alarma ya no sonará, y el día cuenta.
En pie antes de tiempo
Cambiar
Cambiar {name}
sin respuesta
salida
código
habitación iluminada
no sonó
movimiento
dichas
cuentas
etiqueta
escritas
Era la hora de la alarma
No pudo sonar
Un intento
Una pausa corta
Se mostró un reto
Ya se puede saber cómo se sortearon las palabras
Se dijo la palabra
Cómo sonó
Se vio un código
Se movió el dispositivo
Promesa cumplida
Salida de emergencia, primera vez
Se midió la luz
Una frase vale
Se dijo qué hacer y se abrió el micrófono
Escuchando
Aplazada porque faltaba una parte
Falló una parte
En pie antes de que acabara el aplazamiento
Por reparar antes de la próxima alarma
Empezó el sonido
Nadie respondió
Salida de emergencia
Interrumpida, sigue sonando
Un poco más fácil, una vez
Acabó el aplazamiento
Aplazada
Se midió el sonido
Otra manera, sin hablar
Una parte hecha
Se respondió una cuenta
Se acercó una etiqueta
¿Sigues en pie?
Nadie respondió a eso
Preguntará otra vez
Ese archivo ya no se puede leer: ha cambiado o está en otro sitio.
Elígelo otra vez.
Elegir un archivo
Ese archivo supera {size}.
La línea de órdenes admite más grandes.
Ninguno todavía
Añadir
Escanear un código
Bajar {n}
Qué vale si no puedo hablar
Iluminar la habitación
Tiempo y respuestas erróneas
Tiempo y respuestas erróneas de {n}
Respuestas erróneas antes de una pausa
Segundos de esa pausa
Agitar el dispositivo
Sostener quieto el dispositivo
Su nombre registrado
Aún no hay ninguno registrado.
Registrar uno
Algunos, sorteados cada mañana
Cuántos se sortean
Se sortean de
{count} de {total}, por sorteo
Decir afirmaciones
Decir metas
Quitar {n}
Escribir las frases
Cuentas fáciles
Cuentas difíciles
Cuentas
Acercar una etiqueta
Segundos para responder
Qué la para, en orden
Escribir afirmaciones
Escribir metas
Subir {n}
Bien. Has cumplido tu palabra.
¿Lo has hecho hoy?
No: {text}
Gracias por decirlo. Mañana es otro día.
Esta semana ha costado más que la anterior. Pasa; ¿qué ha cambiado?
Catorce noches seguidas. Puede que ya sea un hábito; ¿toca el siguiente?
Llevas muchas mañanas diciéndola con las mismas palabras. Otras nuevas quizá te despierten más.
Últimamente ha costado; quizá un paso más pequeño te sirva mejor.
Lleva cuatro semanas igual. ¿Aún te sirve?
El repaso de la semana
Repasar la semana
Gracias. Ese ha sido el repaso.
¿Qué lo haría un poco más fácil?
¿Qué te ha ayudado esta semana?
¿Qué se ha interpuesto?
Guardar
Tres preguntas cortas por meta, y sus palabras como las quieras.
Tu frase para la próxima semana
Déjala, o escríbela de nuevo. Si la cambias, vale a partir de la próxima mañana.
Seguir
Noches en que la has cumplido: {done} de las últimas {answered}.
Saltar esta meta
Sí: {text}
Intentos juzgados de otro modo
Tus últimas mañanas, 60 como mucho, con otras condiciones. Preguntar no cambia nada.
Mañana
Una mañana no superada habría seguido sonando; nadie sabe qué se habría dicho entonces.
No habría cambiado nada.
Lo que habría cambiado
¿Lo habría superado?
{n} mañanas juzgadas de nuevo. Ahora se superarían: {open}. Ya no se superarían: {closed}.
Una mañana juzgada de nuevo. Ahora se superarían: {open}. Ya no se superarían: {closed}.
{n} no llegaron a sonar o están borradas.
Una no llegó a sonar o está borrada.
Juzgándolas de nuevo…
Como fue
no superada
superada
Con estas condiciones
no se superaría
se superaría
Los últimos catorce días
Una alarma que se para cuando cumples tu palabra. Prepararla lleva tres minutos.
«{label}».
{when}, dentro de {wait}. {label}
No hay ninguna frase que decir
Hasta que haya una, se usa una frase incluida.
No hay ninguna alarma.
Todas las secciones
Se calla, y ya estás en pie.
Mañana suena.
Dices tus frases en voz alta.
La promesa de hoy
Llevas tiempo diciendo algunas frases con las mismas palabras
Con palabras nuevas vuelven a decirte algo. Tal como están, siguen valiendo.
Suena ahora. {label}
Para tras {n} frases.
Para tras una frase.
Aplazada; vuelve a sonar dentro de {wait}. {label}
Empezar
{n} días cumplidos seguidos.
La racha más larga: {n} días.
La racha más larga: un día.
Aquí verás cómo va, cuando haya sonado una alarma.
Un día cumplido.
Hoy
Ahora no puede sonar ninguna alarma
Vow no está en marcha. Ponlo en marcha con: vow run
Ir a la pantalla de la alarma
Este dispositivo no puede despertarse solo, así que se mantendrá encendido.
Este dispositivo se despertará solo.
Por qué
Nada puede despertar este dispositivo si está suspendido.
Déjalo encendido por la noche, o la alarma llegará tarde.
Poner una alarma con ellas
Responder
Tus respuestas
Preguntando. Tarda unos segundos como mucho.
Volver al resumen
Empezar
¿Cuánto te la crees, de 0 a 10?
Cambiar: {question}
Comprobar
{done} de {of} respondidas
Descartarla
Descartar: {text}
Intro responde; Mayús e Intro empiezan otra línea.
De tu respuesta: {question}
Seguir con la conversación
Se oye bien: {heard}
No estás a solas
Lo que acabas de escribir no se ha guardado. Tus otras respuestas, sí.
Otros países
Quedarme con estas frases
Ya son tus frases
Cinco minutos, sin respuestas malas. Puedes parar y seguir después.
Dejarlo por ahora
Encuentra tus frases conversando
Te escucho. Habla cuando quieras.
No
Otras palabras, de {model}
Lo que respondes se queda en este dispositivo, sellado. Puedes borrarlo cuando quieras.
Preguntas respondidas
Usar estas palabras
Es así
Decirla en voz alta
Decir en voz alta: {text}
0: nada. 10: del todo.
Enviarlo
Esto va a {model}, y nada más:
No he oído nada. Prueba otra vez, o escríbelo.
Prefiero no decirlo
Saltar esta pregunta
saltada
Una frase funciona mejor si te la crees. Puedes hacerla más modesta, o dejarla así.
Decirlo
Qué se interpone
Qué sería distinto
El cambio que quieres
Cuánto confías
El micrófono
Cuánto te importa
Tu nombre
Cuándo salió bien
Cuando …, yo …
Quién o qué ayuda
Qué te haría subir
Lo que más importa
Por qué no menos
Lo que he entendido
Abajo puedes cambiar cualquier respuesta.
Encuentra tus frases
Prueba cada una, en voz alta o escrita. El sonido no se guarda.
Casi. Aún falta: {words}
Esa es tu frase.
O escríbela
Casi. He oído: {heard}
Has cambiado una frase. Pulsa antes «Usar estas palabras» en ella, para ver qué se enviaría.
Sí
Afirmación
Afirmaciones
Meta
Metas
Idioma
Español
Detalle
Desde la hora prevista
Paso
De la preparación al primer sonido
Añadir la frase
Apartada: ninguna alarma la pide.
Apartada desde el {date}; hasta entonces se pide.
Antes: «{text}»
Te la crees {n} de 10.
Apartar
Apartar: {text}
Cambiar: {text}
Aún ninguna. Una afirmación dice quién eres: «Cumplo lo que me prometo».
Aún ninguna. Una meta dice qué haces: «Entreno 4 veces por semana».
Retomar
Retomar: {text}
De tu respuesta: «{answer}»
Propuesta en la conversación.
La escribiste tú.
Corta, en presente, como tú la dirías.
Pulsa E en una frase, o mantenla pulsada, para cambiarla.
Clase
Idioma
Lo que dices para parar la alarma. Un cambio vale a partir de la próxima mañana.
De dónde viene
De dónde viene: {text}
Mañanas en que la dijiste: {recited}; cumplidas: {kept}.
Una frase nueva
Practicar: {text}
Eliminar: {text}
Frase eliminada. Hoy todavía se pide.
Llevas {n} mañanas diciéndola con estas palabras. Con otras nuevas te dirá más; sigue valiendo como está.
Palabras
Frases
Probar en voz alta
Se ha oído otro número, o un «no» de más o de menos.
Oído: «{words}» ({score})
Habría bastado.
Aprendido: desde mañana, dicha así también cuenta.
Dila ahora…
Probar en voz alta: {text}
No se ha oído nada. Con calma.
Demasiado lejos de la frase para aprender.
No se ha oído claro. ¿Otra vez?
y {n} más
{first}, {second}
Menú
Quizá está mal escrita, o es de una versión anterior.
En esta dirección no hay nada
Instalando. Puede tardar unos minutos; puedes salir de la página.
Qué motor escucha se elige en los ajustes.
Entiende mejor el inglés
Entiende inglés
Ve cuándo dos frases dicen lo mismo
Hace funcionar lo que entiende inglés
Nota cuándo alguien habla
Entiende inglés, español y chino
Hace funcionar lo que entiende español y chino
Instalar
Instalar {name}
{got} de {all} MB
Eliminar {name}
no funciona
dañado
instalado
sin instalar
instalado
Más
Intentos
Certificado
Frases dichas
Cómo terminó
Anotación
Recorrerla paso a paso
Aplazamientos
Del primer sonido al final
Habrá certificado cuando haya terminado.
Hora
{n} intentos
un intento
Mostrar anteriores
Aún no hay mañanas. Cuando haya sonado una alarma, aparecerá aquí.
sus palabras se han borrado
Cada vez que ha sonado, con lo que pasó.
Una mañana
Paso a paso
Diario
Qué
Intento {n}
Vow no responde.
Volverá por sí solo. Prueba entonces otra vez.
Interrumpida durante {s} s; sigue sonando.
Tu alarma sonará en {s} s.
La respuesta de Vow no se ha podido leer.
Prueba otra vez. Si sigue así, vuelve a cargar la página.
Volver
Otro programa usa la cámara. Ciérralo y pulsa otra vez.
Volver a la alarma
La cámara no está permitida. Pulsa el icono de la cámara junto a la dirección de esta página, permítela y pulsa otra vez.
Pon el código delante de la cámara.
Este navegador no encuentra ninguna cámara. Hay otra manera al pie de la pantalla.
Escanear el código
Encender o apagar la linterna
Lo que ve la cámara
Más fácil, por hoy
Salida de emergencia
Ahora escríbela por segunda vez.
La frase
Salir sin tus frases
Escribe esta frase exactamente, dos veces, con treinta segundos entre una y otra. Queda anotado como salida de emergencia; nadie te juzga.
Enviar
Anotado. Escríbela otra vez dentro de {s} s.
Hoy
Se ha perdido la conexión. Se vuelve a intentar; la alarma sigue por sí sola.
Oído: {words}
Ir a la página del día
Ahora no suena nada.
Escanear un código
Mover el dispositivo
Hacer cuentas
Acercar una etiqueta
Escribir las frases
aún {s} s
Cuánto se te oye
Enciende la luz o abre las cortinas y espera a que pare.
(vale)
Levanta el dispositivo y muévelo sin parar.
Te toca
¿Sigues en pie?
Un momento
Escuchando
Sonando
Hablar ahora
Acortar una frase
Guardada, para la próxima mañana.
La frase
Una frase más corta
Vale a partir de la próxima mañana. Hoy se pide la frase como estaba.
Ahora no puedo hablar
Otra manera, si la permitiste
No has permitido otra manera para esta alarma. De día, en sus ajustes, puedes permitir que se escriba. La salida de emergencia está siempre disponible.
Aplazar
no en esta alarma
{n} min
ya has usado los {n}
ya lo has usado
tras unas frases
Parte {step} de {count}
Parar
tras {count} partes más
tras tus frases
tras el código
tras iluminar
tras moverlo
tras la cuenta
tras la etiqueta
Borrar la última cifra
Tu respuesta
Di el número ahora…
Menos
Decirla
No se ha oído ningún número. ¿Otra vez?
Acerca tu etiqueta al lector.
Pantalla de la alarma
Escribe tus frases tal cual
Aquí no vale pegar. Escríbelo, por favor.
Listo
Eso no ha llegado a Vow. Tus palabras siguen aquí: envíalas otra vez.
Ya estoy en pie
y la palabra
oída
{when}: el reloj pasa de {before} a {after}.
Ningún cambio de hora en un año.
Lo que suena en la semana de ese día
No suena nada en la semana de ese día.
En el próximo cambio de hora
Alarmas
Entrenador
Códigos y etiquetas
Este dispositivo
Hoy
Diario
Frases
Práctica
Privacidad y datos
La semana y el mes en cifras
Ajustes
Secciones
Empezar
Todas las afirmaciones
Grabarla, si aceptas que se guarde
Mejor semana
{count}, desde el {date}
Cambiar las palabras o el objetivo
Tu grabación dice las palabras de ahora; se elimina con ellas.
Cuántas veces
Fecha
Día a día
Aún no hay nada que practicar. Elige una frase que quieras que sea verdad y dila hasta llegar a mil veces.
A este paso, entre el {from} y el {through}.
O una de tus frases
Escucha y repite. Solo cuenta lo que se te ha oído decir.
Es una de tus frases.
Solo escuchar
Escuchada.
Escuchadas, sin contar
Hacerla una frase de tus alarmas
Más
Algo nuevo que practicar
no dicha
{count} de {target}
Abrir: {text}
Ninguna: mis palabras
Al día, de media
Oírla
Ahora no puedo hablar
Escúchala o escríbela. Se anota, pero no cuenta.
La has dicho tantas veces como te propusiste.
Grabarla
Tu grabación
La grabación está dañada y no se reproduce. Grábala de nuevo.
La grabación se ha borrado.
La grabación ya no está. Grábala de nuevo.
Óyela con tu voz: dila una vez, como quieras oírla.
Grabación de {seconds} s con tu voz, sellada en este dispositivo.
Dila ahora
Dichas de otra manera, sin contar
Recordatorio
Sin recordatorio
Cada día a las
Dejar de practicarla
Ya no se practica.
Escucha y repite. Sigue hasta que pares.
Anotarla
Más tarde hoy (30 min)
dicha
Practicar
Parar
Primero se termina esta ronda.
Cuántas veces
Palabras
Corta, en presente, como tú la dirías.
Práctica
{n} hoy
Aún son pocos días para decir cuándo.
Escribe las palabras
Escrita.
Escritas, sin contar
Eliminar la grabación
El camino hasta el objetivo
Este navegador
Entró con la contraseña, desde otro equipo.
Salir
Navegadores con acceso
Cada uno ve y cambia lo mismo que tú. `vow open` da acceso a un navegador de este dispositivo; la contraseña, a uno de otro.
Qué puede salir
Nada sale sin que lo aceptes antes, para un fin y un destinatario. Puedes retirarlo aquí cuando quieras.
Llévate una copia
Crear el archivo
Todo lo que se sabe de ti, en un archivo: JSON, tablas y una página para leer.
Creado: {file} ({kb} kB)
Cuánto se guarda
Solo se borran las palabras de las mañanas pasadas; queda que las cumpliste. «off» las guarda.
Todo se queda en este dispositivo. Solo se guarda sonido si grabas tú una afirmación.
Lo que has aceptado abajo sale de este dispositivo, solo hacia quien ahí se nombra; lo demás se queda.
Privacidad
Borrarlo
aún faltan datos (mañanas hasta ahora: {n})
Las mediciones no muestran que el segundo sea mejor.
Mañanas terminadas con la voz: {genuine}, de un total de {mornings}.
Aún faltan datos.
Aún faltan datos para compararlos.
Primeros intentos oídos por los dos: {n}
Según las mediciones, el segundo te oye mejor.
rechazadas al primer intento como mucho {share} (95 %: {lower} a {upper})
Qué tal te oye la alarma
en dos intentos {share} (95 %: {lower} a {upper})
Eso no se ha podido aceptar así.
Revisa lo que escribiste. Si sigue así, vuelve a cargar la página.
Ya no se da acceso a otros equipos.
Permíteselo en el dispositivo, en Ajustes.
Esto solo se puede permitir en el dispositivo donde funciona Vow.
Abre la página allí: `vow open`
Vuelve a cargar la página y escribe la contraseña.
Es más de lo que Vow acepta de una vez.
Elige un archivo más pequeño o un texto más corto.
Este navegador ya no tiene acceso.
Vuelve a abrir la página con `vow open`.
Eliminar
Eliminar {name}
Las reglas de hoy deciden otra cosa desde el paso {n}.
Con las reglas de hoy, todas las decisiones son las mismas.
Atrás
Elige antes una mañana.
deciden otra cosa
Hecho
no se puede decir: las palabras se borraron
Anotado
no se decidió nada: se anotó un hecho
Primero
Qué llegó
Teclas: n, espacio o → avanza, p o ← retrocede, Inicio y Fin, d a la próxima diferencia, w a «¿Y si…?», Esc a la mañana.
Último
Cada cosa que llegó, qué se decidió, y si las reglas de hoy decidirían lo mismo.
Siguiente
nada
Las anotaciones se alteraron: {flaw} en la anotación {n}.
Las anotaciones están como se escribieron.
deciden lo mismo
Cómo estaba entonces
Paso {n} de {count}
Todos los pasos
Una mañana, paso a paso
Las reglas de hoy
Intentos
La racha más larga
Día a día
Tiempo hasta terminar, en minutos
Cuántas
Fecha
{n} días
un día
Se ajustó el reloj
Se desconectó un altavoz o un micrófono
El reconocimiento de voz se repitió
Se bajó el volumen de la salida
No hay mañanas en estos días. Tras la próxima alarma, sus cifras aparecerán aquí.
Final
Cómo terminaron
Cifras
Hora
Según la hora de la alarma
Cumplidos, de un archivo importado
Cumplidas
Interrumpida mientras sonaba
nunca
{n} veces (mañanas: {runs}); siguió sonando
una vez; siguió sonando
Cómo fue, en cifras.
Minutos
30 días
Nueve de cada diez, en
90 días
Repeticiones
Repeticiones, mañana a mañana
Mañanas
Puntuación desde
Cuánto se parecieron las frases
Aplazamientos
Muy débil
Con un silbido
Como el sonido de Vow
Sonó como un altavoz pequeño
Como un sonido anterior
Periodo
Cómo fue
Días seguidos
Tiempo habitual
Repaso
7 días
Un año
Guardar
Guardado.
Suena como mucho (minutos)
Después se para, si nadie responde.
Cuánto deben parecerse las frases
Cuánto deben parecerse tus palabras a la frase, en alarmas nuevas.
Tono
Con qué suena una alarma nueva. Cada alarma puede tener el suyo.
Vibrar
Una alarma nueva también hace vibrar el dispositivo, si puede.
Volumen
Hasta qué volumen llega una alarma nueva.
Ruido mínimo de la habitación (dB, o auto)
Carpeta de copias (u off)
Tecla que pide la salida (vow buttons)
Tecla que dice «ya estoy en pie» (vow buttons)
Tecla que pide un aplazamiento (vow buttons)
La palabra vale durante (segundos, u off)
Palabras al azar
Palabras nuevas cada mañana demuestran que ya no duermes. Cuantas más, más difícil.
Reloj
Cómo se escriben las horas en todas partes.
Idioma
Minutos al día
Cuánto debe durar la sesión diaria con el entrenador.
Tono de voz (%)
Velocidad (%)
Servicio que puntúa (u off)
Recordatorio (hora, u off)
Voz
Puntuación de una frase
Motor de voz
Para inglés
Para español
auto elige el mejor que esté instalado.
Para chino
Motor que se consulta tras un rechazo
Pregunta de la noche sobre las metas (hora, u off)
Retraso máximo (minutos)
Hasta qué retraso suena una alarma si el dispositivo estaba apagado.
Idioma
Modelo de lenguaje (dirección, u off)
El idioma de esta página, de lo que se dice en voz alta y de la línea de órdenes.
Orden de las frases
Un orden al azar evita que las digas sin haber despertado del todo.
Pedir otro intento si el sonido es dudoso
Broker al que se informa de las alarmas (host:puerto, u off)
Para Home Assistant, por MQTT. En otro equipo necesita tu consentimiento, en Privacidad. Una vez activado, vale a partir del próximo inicio.
Nombre de este dispositivo allí (o auto)
Dónde busca dispositivos Home Assistant (u off)
Informar también de los nombres de las alarmas
Los temas empiezan por
TLS (on, off, o la ruta de un certificado)
Usuario allí
La contraseña se pone en una terminal: vow mqtt password.
Aviso de la noche
Entonces Vow dice qué suena mañana, y qué falta.
Puntuación del conjunto (u off)
Decir en voz alta qué hacer
Una voz dice qué hacer, para ojos que siguen cerrados.
Pedir frases nuevas después de (mañanas, u off)
Lo que dijiste se borra tras (días, u off)
Tras cuántos minutos
Vuelve a sonar si nadie responde
Cuántas veces vuelve si nadie respondió.
Segundo motor que toma notas
Cuánto quieres dormir
El aviso de la noche dice entonces cuándo acostarse.
Con auriculares
Qué pasa si hay auriculares conectados cuando suena la alarma.
Subir hasta (%, u off)
Avisar por debajo de
Por la noche se te avisa si el volumen del dispositivo es menor que este.
Escuchar las respuestas de las cuentas
Escribir las frases si nada puede oírte
Si falla el micrófono, escribir es una salida.
Vibración (1 a 100 por ciento, u off)
Antelación con que despierta el dispositivo (minutos)
Dirección de esta página para otros equipos (u off)
Viene desactivado. Necesita una contraseña, que se pone en una terminal: vow password. Vale a partir del próximo inicio.
Certificado (auto, o la ruta de un archivo PEM)
auto crea uno. Compara su huella: vow open --print.
Su clave (auto, o la ruta de un archivo PEM)
Nombres a los que esta página responde ahí (auto, o separados por comas)
Puerto de esta página
0 desactiva la página. Vale a partir del próximo inicio.
Puerto para otros equipos, por TLS
Avanzado
Alarmas nuevas
Esta página y otros equipos
12 horas
24 horas
Entrenador
{n} ajustes encontrados
Un ajuste encontrado
Lo que para la alarma
Lo que lo hace más fácil vale desde mañana.
pedir que los desconectes
sonar por el altavoz
dejarlos
Escucha
Domótica
Idioma y reloj
Mañanas
no
sorteadas de nuevo cada vez
como están escritas
Más
Restablecer
Restablecer {name}
Buscar un ajuste
más fácil de lo que casi todos necesitan
estricto: cada palabra cuenta
lo que casi todos necesitan
Que se oiga
Ajustes
La noche anterior Vow comprueba que todo esté a punto y dice qué falta.
Cómo se para
La noche antes
Sonido
Cuándo
Saltar al contenido
Reproducir y escuchar
Seguir
El micrófono lo ha oído a {level} dB.
Sonará un tono dos segundos. Después di hola.
Nivel en el micrófono
El tono ha salido por el altavoz.
No he oído ninguna palabra.
Más tarde
¿La oyes, y te oye?
El micrófono no ha oído el tono; con auriculares es normal.
No ha salido ningún tono por el altavoz.
Suena, y luego escucha diez segundos como mucho…
Te he oído: «{words}»
no cumplido
cumplido
el dispositivo no pudo sonar
sin alarma
sin terminar
omitido
Sonido
Frases
Alarma
Listo
Quién eres
Por ejemplo: Cumplo lo que me prometo.
¿Cuándo quieres que suene?
Todo listo
Di cada frase una vez con calma antes de esta noche, para que conozca tu voz.
Seguir
Qué haces
Por ejemplo: Entreno 4 veces por semana.
Ir al inicio
Tres pasos, tres minutos.
¿Qué quieres que sea verdad?
Dirás estas palabras para parar la alarma. Con una basta.
Escribe al menos una frase: es lo que dirás por la mañana.
Probar las frases en voz alta
Pasos
Empezar
sin respuesta
sonando
salida de emergencia
cumplida
cumplida
no sonó
aplazada
código
Crearlo
Registrado. Imprímelo ahora.
Aún no hay ninguno. Ponle un nombre abajo, imprímelo y cuélgalo en un sitio al que tengas que ir andando.
Cuelgan en otra habitación, para que te levantes a buscarlos cuando la alarma los pida.
Nombre
Por ejemplo cocina. Un nombre que ya existe recibe otro código desde mañana.
Un código nuevo
El código de algo tuyo
Por ejemplo champú. Un nombre que ya existe recibe el código nuevo desde mañana.
PDF para imprimir
Hoja de {name} para imprimir, en PDF
SVG
Hoja de {name} para imprimir, en SVG
Eliminar {name}
Eliminado.
Ponlo ante la cámara
Cerrar la cámara
O elige una imagen del código
Cualquier código QR, EAN, UPC o Code 128. Las imágenes se miran en este dispositivo y no se guardan.
Buscando el código…
Este navegador no puede leer esa imagen.
Elige un archivo JPEG o PNG.
Registrado. Ya lo pueden pedir las alarmas.
etiqueta
Registrada. Ya la pueden pedir las alarmas.
Por ejemplo puerta. Luego acerca la etiqueta al lector del dispositivo en el que funciona Vow. Un nombre que ya existe recibe la etiqueta nueva desde mañana.
Una etiqueta nueva
Acercar una etiqueta
Acerca ahora la etiqueta al lector y mantenla quieta. Espera medio minuto.
Códigos y etiquetas
Importarlo
{name} ya está: elígelo en una alarma, en «Sonido».
Importar un archivo de sonido
WAV, FLAC, OGG, MP3 o M4A, de dos minutos como mucho.
Oír el tono {name}
Tus propios tonos
Nombre
Letras, cifras y guiones; el del archivo si se deja vacío.
Todavía ninguno.
Leyéndolo…
Eliminar el tono {name}
Tono eliminado.
{name} se ha sustituido. Alarmas que desde ahora suenan con el tono nuevo: {alarms}
Tonos
Otra vez
Volver a las alarmas
Empieza…
Probarla, un minuto
Terminar la prueba
Nada de esto cuenta, ni en las mañanas ni en las rachas.
La mañana entera
La prueba ha terminado
Esta vez no se ha superado. Prueba otra vez con calma.
Con eso se para
Funciona en este dispositivo.
No ha podido empezar
Suena como por la mañana, ahora. Tus alarmas siguen como están.
Probarla
Aún no se ha probado en este dispositivo lo que la para.
Deshacer
{d} d {h} h
{m} min {s} s
{h} h {m} min
{m} min
{s} s
Preguntar
Habría seguido sonando.
La misma mañana con otras condiciones. Preguntar no cambia nada.
«Otra vez» por un sonido dudoso
Intentos que ya no harían falta: {list}
Intentos que no bastarían: {list}
Elige antes qué cambiar.
Te habría dejado pasar.
Esta mañana no ha terminado.
Habría terminado como terminó.
Cada frase necesita
¿Y si…?
La palabra al azar
Como fue
No se pide
Se pide
Intentos que bastarían: {list}
Nombres de alarmas
Todo
Lo que hice con el entrenador
Mis códigos
Borrar
Borrado. Se ha buscado en {files} archivos; {n} aún tenían algo.
Borrado. Se ha buscado en {files} archivos; uno aún tenía algo.
Huellas de lo que se oyó
Mis metas y cómo van
Lo que respondí en la entrevista
Se destruyen las claves y se busca en todos los archivos por si queda algo. No se puede deshacer.
Mis frases
No se ha borrado nada: la palabra es otra.
Lo que practico
Lo que se oyó de mí
Grabaciones de mi voz
Mis etiquetas
Escribe BORRAR para confirmar
Qué
borrar
La página no se puede servir; quizá otro programa usa su puerto. Las alarmas suenan igual. Otro puerto: vow config set web.port 8691
Ningún navegador ha abierto la página todavía. Si ninguno lo hace, abre esta dirección en uno:
Otra vez:
Ya no hay contraseña.
Contraseña nueva (no se muestra):
La contraseña está puesta.
Desde el próximo inicio de `vow run` la página estará en el puerto {port}.
Desde otros equipos: {address}
Su certificado tiene la huella (SHA-256) {fingerprint}
Sesiones terminadas: {count}
Ningún navegador tiene acceso.
otro equipo
este dispositivo
último uso {used}, hasta {ends}
la ventana de la alarma
La página se desactivará desde el próximo inicio de `vow run`.
La opción «{option}» no existe. ¿Querías decir «{name}»?
La opción «{option}» no existe
Falta el argumento «{name}»
Falta uno de: {names}
Falta el valor de «{name}»
El valor «{text}» no vale para «{name}». Elige uno de {names}.
El valor «{text}» no vale para «{name}»: {cause}
El valor «{text}» no vale para «{name}»
Sobra el argumento «{name}»
Sobran {count} argumentos: {names}
Para practicar ({id}): {text}
mejor semana {count}, desde el {date}
{count} de {target}.
empezada el {date}
A este paso, entre el {from} y el {through}.
A este paso, el {from}.
Suena una alarma; la práctica espera.
Es la frase {line}: {text}
n: la siguiente · l: solo escuchar · q: parar (y luego Intro)
No incluye las grabaciones de tu voz: {count}. Para llevarlas: vow export --recordings
Escucha: {text}
Escuchada; se anota, pero no cuenta.
Aún no hay grabación. Para hacer una: vow practice record {id}
No he oído a nadie. Prueba otra vez.
Hace un rato que no habla nadie, así que la práctica se detiene. Empieza de nuevo cuando quieras.
Aún no hay nada que practicar. Empieza: vow practice add "Cumplo lo que me prometo."
Ahora no puedo oír: {why}
Aquí no se puede reproducir. Léela.
Repeticiones que no se han podido anotar y no cuentan: {count}. {why}
Casi. El número es otro: {text}
Puede que haya entendido una palabra al revés. Dila una vez más: {text}
He oído «{heard}». Di: {text}
{count} al día
Eso ha sonado como tu grabación. Ahora dila tú.
Casi. Ha sobrado o ha faltado un «no»: {text}
{count} de {target}. La has dicho tantas veces como te propusiste.
Dila como quieras oírla: {text}
Guardada: {seconds} s con tu voz, sellada en este dispositivo.
La grabación está dañada y no se reproduce. Grábala de nuevo: vow practice record {id}
La grabación se ha borrado. Para hacer otra: vow practice record {id}
La grabación ya no está. Grábala de nuevo: vow practice record {id}
La grabación se ha eliminado.
Hora de practicar: {text} ({count} de {target}). Más tarde: vow practice snooze {id}
Ya no hay recordatorio.
Te lo recordaré cada día a las {time}.
Te lo recordaré otra vez a las {time}.
Vow: práctica
Ya no se practica: {id}.
Ahora tú: {text}
Nadie ha hablado. No pasa nada; otra vez.
Hasta la próxima.
Conseguido.
hoy {count}
Aún son pocos días para decir cuándo.
Hay demasiado ruido para oírte. Acércate al micrófono.
Tu voz se oye muy débil. Un poco más alto, por favor.
Escrita; se anota, pero no cuenta.
{count} por anotar en cuanto el registro lo admita: {why}
Casi. Aún no se ha oído: {words}
Escuchando en {address}. Pulsa Ctrl-C para terminar.
`vow run` no está en marcha, así que no puede sonar ninguna alarma. Inícialo: vow run, o como servicio: systemctl --user enable --now vow
Ya hay una alarma {id}.
Las horas de días sueltos van con una alarma que se repite en días de la semana.
La alarma tiene que pedir algo: afirmaciones, metas o ambas.
La alarma no sonaría nunca: su fecha y su hora ya han pasado, o su última fecha es anterior a la primera.
«{text}» no identifica una sola alarma.
La subida de volumen {value} no está entre 0 y 600 segundos.
El parecido {value} no está entre 0,5 y 1.
Puede haber de 0 a 10 aplazamientos, de 1 a 60 minutos cada uno.
No hay ninguna alarma {id}.
El volumen {value} no está entre 0 y 100 por ciento.
Sin ningún día, la alarma no sonaría nunca.
Escribe un solo objeto JSON con los argumentos por su nombre.
{request} no admite {name}.
«{text}» no es una dirección. Escríbela como cloud:https://HOST/v1#MODELO.
La dirección contiene caracteres no válidos. Escríbela como cloud:https://HOST/v1#MODELO.
Una grabación nunca se envía sin cifrar: usa https. El http sin cifrar es solo para este mismo dispositivo.
No pongas claves ni contraseñas en la dirección; la clave se da con `vow cloud key`.
«{text}» no nombra ningún servicio en la nube. Escríbelo como cloud:https://HOST/v1#MODELO.
La sesión ha seguido en otra ventana. No se ha perdido nada: sigue allí o vuelve a abrirla aquí.
Hoy no toca repasar ninguna palabra.
Ya hay un código {name}.
La alarma {alarm} pide «{name}». Cambia antes lo que la para; desde el día siguiente se podrá eliminar.
La alarma «{alarm}» está pidiendo «{name}» ahora. Cuando termine podrás volver a imprimir o eliminar el código.
La alarma de las {time} pide «{name}». En las {hours} horas anteriores el código no se imprime. Podrás imprimirlo otra vez después de esa alarma.
Vow no guarda nada del código «{name}» que se pueda imprimir. Usa el código que tienes o registra otro.
No hay ningún código «{name}».
«{text}» no es una base de datos. Escríbela como postgresql://CUENTA@HOST:PUERTO/BASE.
Quita la contraseña de la dirección: se lee de PGPASSWORD o ~/.pgpass.
Confírmalo primero. No se ha hecho nada.
Las horas de tus alarmas irían a {recipient}, y no has dado tu consentimiento.
Di quién lo recibiría.
Las grabaciones de tu voz irían a {recipient}, y no has dado tu consentimiento.
Lo que has leído no es lo que vale ahora, así que no se ha aceptado nada. Léelo otra vez.
Las grabaciones solo se pueden eliminar en este dispositivo: vow consent withdraw recordings.
Las grabaciones se quedan aquí. Escribe el destinatario como "this device".
«{text}» no es un broker. Escríbelo como HOST:PUERTO.
No hay ningún fin «{name}». Los que hay: {known}.
«{text}» no es un servidor de voz. Escríbelo como wyoming:HOST:PUERTO.
La anotación {position} de este consentimiento no se puede leer, así que no se puede aceptar nada para este fin, y nada sale del dispositivo.
Da solo una cosa: días, una fecha, cada cuánto, turnos o una regla.
«{text}» no es una fecha del calendario. Escríbela como 2026-03-29, o pon mañana o viernes.
El intervalo termina antes de empezar. Pon primero la fecha anterior.
"{text}" no es un día con hora. Escribe sat=09:00 o weekend=09:00.
Indica días o una fecha, no ambas cosas.
«{text}» no son días de la semana. Escribe lun,mié,vie o lun-vie; laborables, fin de semana o diario.
"{text}" no dice cada cuánto. Escribe 2w para cada dos semanas, 3d, 1m, odd o even.
El archivo {name} pasa de {kB} kB.
Esta alarma no podría pararse nunca: {what}. Arréglalo ({repair}) o permite algo en su lugar: --instead type
Lo que sustituye a hablar no se puede sortear. Nómbralo: type, sum, un código o una etiqueta.
La alarma tiene que pedir algo, como recite:affirmations,sum:medium.
Una habitación se puede iluminar de 3 a 120 segundos, de 1 a 20000 lux o del 1 al 95 % de la imagen de una cámara.
El tiempo límite puede ser de 5 a 600 segundos. La pausa puede llegar tras 1 a 20 errores y durar de 5 a 600 segundos.
Se piden las mismas frases dos veces del mismo modo. Nombra cada clase una sola vez.
La lista del sorteo tiene {count} retos, porque recite y type cuentan las afirmaciones y las metas por separado. Escribe ese número tras la barra, o no pongas ninguno.
El dispositivo se puede mover o sostener de 3 a 120 segundos.
Di cuál: {name}:NOMBRE. `vow {name}s` muestra lo que hay.
Una lista para el sorteo puede tener {most} retos como mucho. Sortea al menos 1, y no más de los que tiene la lista.
Indica qué recitar o todos los retos, no ambas cosas.
Recitar no puede sustituir a recitar. Permite type, sum, un código o una etiqueta.
Las cuentas pueden ser de 1 a 20, con límites propios como MENOR-MAYOR, entre 0 y {largest}.
Caben como mucho {most} retos.
«{name}» no es un reto. Elige recite, type, sum, code, tag, move o light, separados por comas.
No hay ningún código «{name}». Regístralo antes: vow codes add {name} --image foto.jpg
«{detail}» no describe una luz. Escribe light:300 para lux o light:40% para una cámara, con seconds=20 detrás de otro signo de dos puntos.
«{detail}» no vale para {name}. Escribe {name}:affirmations o {name}:goals; con timeout=60 o lockout=3/60 detrás de otro signo de dos puntos.
«{detail}» no describe un movimiento. Escribe move:shake o move:still, con seconds=20 detrás de otro signo de dos puntos.
«{detail}» no describe cuentas. Escribe sum:easy, sum:medium, sum:hard o sum:10-99; con count=5, timeout=60 o lockout=3/60 detrás de otro signo de dos puntos.
No hay ninguna etiqueta «{name}». Regístrala antes: vow tags add {name}
No se entiende «{detail}». Escribe lo que se sortea como pick:2/4(code:cocina,code:baño,tag:puerta,sum:hard).
La pregunta de si sigues en pie llega de 1 a 60 minutos después, y de 1 a 5 veces como mucho.
Ya hay una meta {id}.
«{text}» no es una fecha anterior o igual a hoy, como 2026-03-01.
Una meta necesita al menos unas palabras.
No hay ninguna meta {id}.
«{text}» no es un idioma de frases. Elige «en», «es» o «zh».
Ya hay una frase {id}.
No hay nada que decir. Escribe una frase, como «Cumplo lo que me prometo».
«{text}» no identifica una sola frase.
Ningún motor de inglés o de español entiende {words}.
Tiene {count} palabras; de un tirón caben {most} como mucho. Hazla más corta.
No hay ninguna frase {id}.
"{text}" no son días de un mes. Escribe 15,last o 2tue,lastfri, sin días de la semana al lado.
{name} va de {least} a {most}.
Las {time} del {date} ya pasaron. Da una hora posterior, o salta la alarma.
Para la próxima vez, da una hora y nada más.
Este patrón no suena nunca o tiene más de 366 días. Escribe al menos un día on.
"{text}" no es un paso de un patrón. Escribe 4 on, 4 off, u horas: 2 05:00, 2 13:00, off.
La pausa ya habría terminado.
Indica hasta cuándo dura la pausa, o que termina.
{id} ya se practica.
Ya estás practicando en otro lugar de este dispositivo. Solo se puede en uno, para que nada cuente dos veces.
No contiene nada que decir en voz alta.
No hay grabación de {id} que se pueda oír.
No hay ningún recordatorio que aplazar.
No se ha oído a nadie; no se ha guardado nada.
Una grabación guarda el sonido de tu voz, y no has dado tu consentimiento.
«{text}» no identifica una sola afirmación que practicar.
Aún no se ha oído: {words}
Indica una frase nueva o una de las tuyas, no ambas.
{value} no es un número de repeticiones válido; va de 1 a 100000.
Tiene {count} palabras; más de {most} son demasiadas para decirlas de un tirón.
No se practica nada con el nombre {id}.
Hay una alarma sonando o aplazada; practica cuando termine.
«{text}» pide las mismas frases dos veces. Nombra cada clase una sola vez.
«{text}» no se puede recitar. Elige affirmations, goals o las dos, separadas por comas.
Hay una alarma sonando o aplazada. Ensaya cuando termine; lo aprendido vale desde el día siguiente.
Una alarma no puede seguir esta regla: {text}
«{text}» no identifica una sola mañana.
{question}
{help}
No se ha importado nada: {reason}.
No hay ninguna frase «{id}».
La frase «{id}» debe tener de 1 a 200 letras.
«{value}» no es un broker como homeassistant.local:1883, ni off.
Escribe on u off, o una ruta completa como /etc/vow/ca.pem.
El nombre de un dispositivo lleva letras, cifras, _ y -, 64 como mucho.
Un tema lleva letras, cifras, _ y -, con barras en medio, 64 como mucho.
Un nombre de usuario tiene 128 caracteres como mucho.
Escribe 24 o 12, no «{value}».
El entrenador practica «zh», «en» y «es», no «{value}».
No hay ningún motor «{value}». Elige uno de {known}, o un servidor: wyoming:HOST:PUERTO.
No hay ningún motor «{value}» que pueda acompañar al primero. Elige uno de {known}, wyoming:HOST:PUERTO, cloud:URL, u off.
Una alarma nunca depende de un servicio en la nube. Ponlo como fallback-engine o shadow-engine.
{value} solo entiende inglés. Elige uno de {known}, o un servidor: wyoming:HOST:PUERTO.
Indica una ruta completa, como /media/stick/vow, u off.
«{value}» no es un nivel de -80 a -20, ni auto.
Indica también el modelo: cloud:https://HOST/v1#MODELO.
«{value}» no es un número entero de {least} a {most}.
Escribe on u off, no «{value}».
Elige uno de {known}, no «{value}».
«{value}» no es una dirección como 0.0.0.0 o 192.168.1.20, ni off.
Indica una ruta completa, como /etc/vow/page.pem, o auto.
«{value}» no es una lista de nombres como clock.local,192.168.1.20, ni auto.
«{value}» no es una puntuación de 0.5 a 1.
«{value}» no es una puntuación de 0.5 a 1, ni off.
«{value}» no es una hora como 18:30.
«{value}» no es el nombre de un tono (mira `vow tones`) ni la ruta completa de un archivo de sonido.
No hay ningún ajuste «{name}». Los que hay: {known}.
No hay ninguna voz «{value}». Elige una de {known}, o un servidor: wyoming:HOST:PUERTO.
«{value}» no es una lista como {example}, cada número de 0 a 100.
Escribe written o drawn, no «{value}».
La alarma {alarm} no tiene una próxima vez que omitir.
La alarma {alarm} no tiene ninguna fecha futura omitida.
La alarma {alarm} no está omitida el {date}.
La alarma {alarm} no suena el {date}, así que no hay nada que omitir.
El intervalo ya ha pasado.
Indica una fecha, o la primera y la última de un intervalo, o nada para la próxima vez.
Ya hay una etiqueta {name}.
No hay ninguna etiqueta «{name}».
{name} puede tener como mucho {most} caracteres.
Di a qué hora suena, por ejemplo 06:30.
La hora {text} no llega nunca en {zone}.
«{text}» no es una hora. Escríbela como 06:30, 6:30 o 6:30pm, de 00:00 a 23:59.
No contiene nada, así que nada podría coincidir. Usa otro código u otra etiqueta.
Dale un nombre de 1 a 40 letras, cifras, - o _, por ejemplo cocina.
Ocuparía {bytes} bytes; caben {most} como mucho.
Hay una mañana en curso. Pruébalo cuando termine.
Falta menos de un minuto para una alarma. Pruébalo después.
La espera ya dice cuándo suena: no pongas hora, días ni fecha.
«{text}» no es una espera. Escríbela como 20m, 90s o 1h30.
{words} palabras son muchas para decirlas de un tirón: haz dos frases, o no pases de {limit}.
Se ha oído distinto dos veces («{first}» y «{second}»): es más segura una frase más corta o más sencilla.
No se ha reconocido: dila otra vez más despacio, o elige palabras más sencillas.
Su «no» o su número se ha entendido de otro modo: di lo que haces en vez de lo que no haces, o escribe el número de otra forma.
Las palabras largas se entienden peor: cambia {list} por otras más cortas.
No se ha oído: {list} (se ha oído: «{heard}»). Quizá otra palabra se oiga mejor.
{count} números tienen que oírse exactos: deja uno por frase.
se ha oído: {words}
{lines} y {recordings}; usa una por frase, o una tabla con --manifest.
Di cada frase una vez, como lo harías por la mañana. El sonido de lo que dices no se guarda.
se oye bien: habría bastado.
se ha oído otro número, o un «no» de más o de menos; no se ha aprendido nada.
aprendido: desde mañana, dicha así también cuenta.
no se ha oído bien; acércate al micrófono, en un lugar más tranquilo.
se aleja demasiado de la frase; no se ha aprendido nada.
Di: {line}
Intro: listo   s: saltar esta frase   q: terminar
{rehearsed}, {learnt}, {warned} con algo que revisar.
La alarma pide frases en {asked}, y las tuyas están en {own}. Para cambiarlo: {command}
Con volumen 0 no la oirá nadie. Súbelo: vow alarm edit {id} --volume 80
La alarma {other} suena a las mismas horas; sonarán las dos, una tras otra.
Prueba lo que la para, un minuto: vow try morning --alarm {alarm}
Parece {seen} y se guarda como {kept}; en ese idioma se escuchará. Para cambiarlo: {command}
Ningún motor de voz de este dispositivo entiende {language}, así que estas frases solo se podrían escribir. Para cambiarlo: {command}
La frase {other} dice lo mismo, así que habrá que decirla dos veces. Elimina una: vow lines remove {id}
Ahora mismo suena o está aplazada, y así seguirá hasta su fin. Lo que cambiaste vale después.
el reloj se cambió en {milliseconds} ms
sorteado con la semilla fijada de antemano: {drawn} de {listed}
avisa por otros medios
vuelve a escuchar, y pide un poco menos
pide que se arregle
pregunta sin tono
cierra el micrófono
cuenta desde ahora el tiempo para hablar
sortea otra cuenta
da la mañana por terminada
suena, y por un rato no admite respuesta
escucha con el motor siguiente
abre el micrófono
vuelve a sonar
vuelve a sonar, o sigue aplazada
suena con el tono incluido
suena con el archivo tal como está
sigue sonando y abre lo que se permitió
muestra el reto
calla el tono
empieza a sonar
calla el sonido
calla hasta volver a preguntar
calla hasta que acabe el aplazamiento
se lo dice a la persona
baja el tono
; el motor se repetía, y se cortó: fallo suyo
se escribió otra vez la frase de emergencia
el dispositivo se movió, pero no lo bastante
se vio un código, otro
se acercó una etiqueta, otra
la persona estaba en pie antes de que acabara el aplazamiento
se vio un código, el correcto
se acercó una etiqueta, la correcta
la persona pidió un aplazamiento
cómo sonó el intento: {evidence}
dejó de sonar un momento, o la persona estaba lista
oyó
en {verdict} ms de voz
la persona aceptó que fuera {amount} más fácil
la persona escribió
ya se había dicho qué hacer
lo que un intento había ganado
tocaba
falló
era hora de volver a preguntar
nadie respondió hasta el límite
nadie respondió si seguía en pie
se escribió la frase de emergencia
el micrófono oyó la alarma
se comparó lo que salió por la propia salida
la persona pidió un aplazamiento, y faltaba {part}
el proceso volvió a estar en marcha tras {away} ms
el proceso volvió a empezar, y el reloj se había atrasado {gap} ms como mínimo
el sonido empezó
la mañana acabó, y ya se puede saber cómo se sortearon sus palabras
acabó el aplazamiento
llegó demasiado tarde para sonar
{part} faltó una mañana anterior y no ha vuelto a aparecer
se sorteó la cuenta {shown}
había que hacer algo a mano
el dispositivo se movió el tiempo pedido
la persona respondió {answer} a {question}
la persona eligió el número {standIn} en lugar de hablar
la habitación estuvo iluminada el tiempo pedido
la habitación no estuvo iluminada el tiempo pedido
una alarma
la cámara
el motor de voz
la escucha
el sensor de luz
el micrófono
el sensor de movimiento
el reconocimiento de voz
el sonido de la alarma
el altavoz
el lector de etiquetas
el tono
sin respuesta
en marcha
por la salida de emergencia
cumplida
no sonó
aún nada
en pausa
aplazada
en pie durante el aplazamiento
{phase}, paso {step}, {attempts}, {snoozes}, dicho: {said}
nada
El código de hoy toma todas las decisiones igual.
El código de hoy decide otra cosa en el paso {step}.
n sigue, p vuelve, inicio, fin, q
efecto
suceso
llega
estado
hoy
HOY
lo mismo
El código de hoy decide lo mismo allí donde quedan palabras que juzgar.
… (--at PASO lo muestra entero)
Escrito en {path}: justo lo que se muestra arriba.
intentos  {attempts}, {retries} no bastaron; aplazamientos {snoozes}; escritas {typed}
cumplidas de las que sonaron  {percent}
lo que se interpuso  {list}
omitidos ({skipped})
sin poder sonar por el dispositivo ({faults})
Del {from} al {through}: {runs}
alarmas desde las {hour}:00  {kept} de {runs} cumplidas
; Vow no estuvo en marcha durante {length}
; aplazada sin avanzar: faltaba la parte «{part}»
; {snoozes}
Días cumplidos en los últimos {streak}: {kept} de {counted}
interrumpida  Vow terminó o se detuvo {times} mientras sonaba, y luego siguió sonando
el programa faltó un rato
se desconectó un altavoz o un micrófono
se ajustó el reloj
se bajó el volumen de la salida
el reconocimiento de voz se repitió, un fallo suyo
; no cuentan: {list}
sonando
cumplida
salida de emergencia
sin sonar
sin respuesta
aplazada
parecido de las frases dichas  {list}
cómo sonaron algunos intentos  {list}
De un archivo importado: {days} de ella, {count} en total.
Racha: {current}, la mejor {best}.
Sin hablar, con lo que permitiste, en {days}.
Escrita en {days}.
tiempo  la mitad en {median}, nueve de cada diez en {most}
cumplido
en curso
fallo del dispositivo
no cumplido
omitido
(sí, no, o prefiero no decirlo)
Antes de seguir, una pregunta directa: ¿estás pensando en quitarte la vida o en hacerte daño?
Si estás en peligro ahora mismo: {number}
Si estás en peligro ahora mismo: el número de emergencias (112 en Europa, 911 en América)
Líneas de ayuda de todos los países: findahelpline.com
Otros países
Gracias por decirlo. No tienes que pasar por esto a solas.\##nSi puedes, díselo a alguien cercano. También puedes hablar ahora con alguien que escucha:
se atrasa {size}
según el reloj de este dispositivo
según el reloj de {zone}
el reloj
el reloj de {zone}
se adelanta {size}
{time} no existe {place}: vale el primer instante tras el salto
En {zone} (reglas de zona {version}), del {from} al {until}:
esa fecha no existe en la zona
No suena nada.
{time} se repite {place}: vale la primera de las dos
en pausa
en silencio
omitida
minutos hasta que termina si nadie responde, de 5 a 240
puntuación que necesitan las frases de una alarma nueva, de 0.5 a 1
cómo suena una alarma nueva: un tono de `vow tones`, o la ruta de un archivo de sonido
si una alarma nueva vibra: on u off
volumen de una alarma nueva, de 0 a 100 por ciento
ruido mínimo de la habitación, de -80 a -20 decibelios a fondo de escala, o auto: una voz debe superarlo en 8
carpeta para una copia sellada cada noche, u off; mira `vow backup --help`
código de la tecla que pide la salida de emergencia, u off; mira `vow buttons`
código de la tecla que dice que ya estás en pie, u off; mira `vow buttons`
código de la tecla que pide aplazar, u off; mira `vow buttons`
segundos en que hay que decir la palabra al azar, de 5 a 120, u off; después hay otra
cuántas palabras al azar se piden, de 1 a 3
horas de los relojes en la página: 24 o 12
idioma que practica `vow coach`: zh, en o es
minutos de la sesión diaria con el entrenador, de 1 a 180
tono de la voz del entrenador en por ciento del habitual, de 50 a 200 (espeak-ng)
velocidad de la voz del entrenador en por ciento de la habitual, de 50 a 200
servicio que puntúa la pronunciación, u off: cloud:URL#MODELO necesita consentimiento, mira `vow consent`
hora a la que el entrenador recuerda la sesión del día, HH:MM, u off
voz del entrenador: auto, espeak-ng, flite para inglés, o wyoming:HOST:PUERTO (en otro equipo necesita `vow consent`); `vow coach voices` dice cómo se entiende cada una
puntuación de una frase: meaning=60 (por ciento; el resto es de la pronunciación), y los puntos de cada intento más, de cada repetición y de una respuesta rápida
motor de voz: auto, moonshine, moonshine-base, pocketsphinx, whisper, o wyoming:HOST:PUERTO (en otro equipo necesita `vow consent`)
motor de voz para el inglés; vacío: el de engine
motor de voz para el español; vacío: el de engine
motor de voz para el chino; vacío: el de engine
motor al que se pregunta tras un rechazo, u off: cloud:URL necesita consentimiento, mira `vow consent`
hora a la que se pregunta si has hecho lo que dicen tus metas, HH:MM, u off
minutos de retraso con que una alarma aún puede sonar, de 0 a 720
idioma de los textos de Vow: en, es o zh
modelo de lenguaje que propone frases para practicar, u off: cloud:URL#MODELO necesita consentimiento, mira `vow consent`
written o drawn: el orden en que hay que decir las frases; drawn se sortea al sonar, otro cada mañana
on u off: pide otro intento, con una palabra nueva, si el sonido no es el de una voz en directo
broker MQTT al que se informa de las alarmas, HOST o HOST:PUERTO, u off; fuera de este dispositivo necesita `vow consent`; mira `vow mqtt`
nombre de este dispositivo en el broker, o auto para el propio
dónde busca Home Assistant descripciones de dispositivos, u off
on u off: informar al broker también de los nombres de las alarmas
con qué empiezan los temas de este dispositivo
off, on (TLS, con los certificados en que confía este dispositivo), o el archivo de un certificado en PEM
usuario en el broker, o nada; la contraseña se pone con `vow mqtt password`
hora del aviso de la noche, de 0 a 23, u off
puntuación media que necesitan las frases de un paso, de 0.5 a 1, u off, además de la de cada frase (alarm.similarity)
on u off: decir en voz alta qué hacer, y por qué no bastó un intento, antes de escuchar
mañanas con las mismas palabras tras las que se piden otras, de 3 a 365, u off; no se bloquea nada
días tras los que lo que dijiste una mañana se borra para siempre, mes a mes, de 1 a 3650, u off
minutos tras los que vuelve a sonar, de 5 a 120
cuántas veces vuelve a sonar una alarma que nadie atendió, de 0 a 6
segundo motor que toma notas tras cada juicio, u off; `vow engines` compara los dos
minutos de sueño que deseas, de 240 a 720: el aviso de la noche dice entonces cuándo acostarte; u off
cuando unos auriculares o Bluetooth se tragarían la alarma: force (suena en el altavoz), ask (pide desconectarlos) o leave
volumen al que se sube, al sonar, una salida silenciada o baja, en por ciento, de 10 a 100, u off
volumen de la salida por debajo del cual se avisa al sonar, en por ciento, de 0 a 100
on u off: escuchar la respuesta a una cuenta como las frases, en inglés y español; aun así se puede escribir
on u off: las frases se pueden escribir si falta el micrófono o ningún motor oye; esas mañanas se cuentan aparte
por ciento de la fuerza del motor en alarmas que vibran, de 1 a 100, u off
minutos antes de una alarma en que se despierta el dispositivo, de 0 a 30
dirección en que otros equipos llegan a la página, como 0.0.0.0 para todas las de este dispositivo, u off; necesita `vow password`; vale desde el próximo inicio
archivo del certificado de la página en PEM, o auto para uno que crea Vow
archivo de la clave del certificado en PEM, o auto
nombres a los que la página responde allí, separados por comas, o auto para los de este dispositivo
puerto de la página en este dispositivo, de 1024 a 65535, o 0 para no tener página; vale desde el próximo inicio
puerto en que otros equipos llegan a la página, por TLS, de 1 a 65535
parecido {value} de 1, se nota a partir de {limit}
{value} dB por encima del ruido, se nota por debajo de {limit} dB
{value} dB por encima de los tonos vecinos, se nota a partir de {limit} dB
{value} log-odds, se nota a partir de {limit}
muy débil
con un silbido
como el sonido de Vow
como un altavoz pequeño
como un sonido anterior
No has aceptado que las grabaciones vayan a {recipient}; hasta que lo hagas no se le pregunta. Para aceptar: vow consent give cloud-speech --to {recipient}.
Una anotación del consentimiento {purpose} no se puede leer, así que cuenta como no dado, y por él no sale nada de este dispositivo. `vow log verify` dice más.
Aceptado: las peticiones de textos pueden ir a {recipient}.
Aceptado: las grabaciones pueden ir a {recipient}.
Aceptado: las grabaciones de tus afirmaciones se pueden guardar en este dispositivo.
Aceptado: las frases pueden ir a {recipient}.
Aceptado: las horas y los estados de las alarmas pueden ir a {recipient}.
Las grabaciones de tu voz irían a {recipient}, y no has dado tu consentimiento. Para aceptar: vow consent give speech-server --to {recipient}.
No se ha aceptado nada.
no dado
retirado
Hasta entonces no se le envía nada, y escucha el motor de este dispositivo.
Retirado: ya no va nada a un servicio en la nube.
Retirado: ya no se informa de nada a ningún broker de otro equipo. Lo que ya tiene, lo conserva.
Retirado: ya no va nada a un servidor de voz de otro equipo. Escucha el motor de este dispositivo.
Retirado: tus grabaciones se han eliminado, y ya no se guarda ninguna.
vow lines add "Cumplo lo que me prometo."
Conviene saber:
Para empezar:
la alarma {alarm} pide un código o una etiqueta que se borró; en su lugar se escriben frases
otros retos: vow alarm edit {alarm} --gate RETOS
{first} y {second}
{lines} en {language}
Todo lo demás: vow --help
alarmas
copia de seguridad
cámara
reloj
disco
pantalla
sensor de luz
frases
registro
micrófono
sensor de movimiento
notificaciones
energía
servicio
altavoz
voz
lector de etiquetas
vibración
despertar el dispositivo
vow run
no hay ninguna prevista
aún no hay nada que decir
la alarma {alarm} pide el código «{name}», que ya no está; en su lugar se escriben frases
vow codes add "{name}" --image foto.jpg; otros retos: vow alarm edit {alarm} --gate RETOS
la alarma {alarm} pide la etiqueta «{name}», que ya no está; en su lugar se escriben frases
vow tags add "{name}"; otros retos: vow alarm edit {alarm} --gate RETOS
afirmaciones
metas
la alarma {alarm} pide {wanted}, y no hay
{add}; el idioma de la alarma: vow alarm edit {alarm} --language IDIOMA
no está en marcha, así que no sonará nada
en marcha
`vow alarm list` las muestra.
Ya no hay ninguna clave.
La clave queda guardada en {path}.
Para que una alarma lo pida: vow alarm edit ALARMA --gate code:{name}
Imprímelo: vow codes print {name}
Código {name} registrado.
Código {name} eliminado.
Escrito: {path}. Imprímelo y cuélgalo en un sitio para el que tengas que levantarte.
`vow codes` los muestra.
Hay {count} códigos en la imagen. Enseña solo uno.
La alarma suena en {seconds} s
Interrumpido; no queda nada en marcha.
Aquí no responde ningún servidor de sonido con altavoz.
Suena en el altavoz de este dispositivo ({speaker}). Un servidor de sonido propio presta un micrófono virtual, en el que habla un durmiente con voz sintética.
Con el altavoz y el micrófono de este dispositivo. Quítate los auriculares.
Su pantalla también se abre en un navegador.
Se inicia un servidor de sonido propio, con altavoz y micrófono virtuales, en el que habla un durmiente con voz sintética.
El durmiente no puede hablar: {cause}
Lo que el registro dice de esta mañana:
Para aceptar: vow consent give mqtt-broker --to {recipient}.
Para aceptar: vow consent give speech-server --to {recipient}.
Usa --days o --date.
Usa un --date o --until posterior, o --days.
Usa --to DIRECCIÓN.
Para aceptar: vow consent give recordings --to "this device".
¿Lo hiciste? (s/n)
ayuda
se interpone
Queda sin responder.
Tu frase: {line}
importa
Escribe otra redacción, o pulsa Intro para dejar la frase como está.
Nada que responder esta noche.
¿Quieres que tu frase diga: «{line}»? (sí, no, o escribe la tuya)
Has dejado la meta {goal}.
por qué
`vow goals` las muestra.
Aún no hay metas. Encuentra una: vow interview
snooze: aplazarla
Intro: hablar ya
Volverá a sonar a las {time}, dentro de {left}.
Intro: ya estoy en pie
Salida: escribe exactamente esto, dos veces: {sentence}
Salida: escribe otra vez: {sentence}
Salida: podrás escribirla otra vez dentro de {left}
Usa una fecha posterior, o --end.
Usa un --to posterior.
`vow lines list` las muestra.
Error: {sentence}
Próxima alarma {alarm}: {when}
No hay ninguna alarma prevista. Crea una: vow alarm add --time 06:30 --days lun-vie
Aún no hay códigos. Añade uno: vow codes add cocina --image foto.jpg
Aún no hay etiquetas. Añade una: vow tags add puerta
Una operación lee JSON y responde con JSON: vow {operation} --json -
--{name} va de {least} a {most}.
Una frase en chino se añade con --language zh; si es de otra escritura, ponla en letras latinas.
Usa --until FECHA o --end.
`vow practice list` las muestra.
`vow runs` las muestra.
`vow schedule` muestra qué suena.
sin sonido
Usa --date, o --from y --to, o nada.
Para que una alarma la pida: vow alarm edit ALARMA --gate tag:{name}
Esta da un identificador distinto cada vez, como hacen los teléfonos y los pasaportes. Usa una etiqueta normal.
El texto de esta etiqueta está dañado o es demasiado largo. Escríbelo de nuevo, por ejemplo con un teléfono, o usa otra etiqueta.
Acerca la etiqueta al lector ({reader}).
sin texto
No hay ningún lector de etiquetas conectado. Conecta uno.
Etiqueta {name} registrada.
Etiqueta {name} eliminada.
su texto está dañado
`vow tags` las muestra.
Hoy:
Añadido. Úsalo: vow alarm edit ALARMA --tone {name}
{level} como máximo
(tuyo)
Eliminado.
Sustituido. Alarmas que desde ahora suenan con el tono nuevo: {alarms}
El tono {tone}, seis segundos. Ctrl-C lo corta.
sí
s
`vow log verify` dice más; quizá lo ha escrito una versión más nueva de vow.
880 Hz en cuatro pulsos rápidos y una pausa.
Tres campanas de iglesia, una tras otra, que siguen resonando.
Un carillón suave que baja en cuatro notas.
Medio minuto de crescendos suaves, otro medio de pulsos y luego la sirena.
Un motivo alegre con sonido de madera.
Un crescendo largo que sube de 330 a 660 Hz.
Urgente, oscila entre 700 y 1100 Hz; para quien duerme profundamente.
tras {milliseconds} ms de suspensión
Faltan menos de tres minutos para una alarma. Inténtalo después.
La alarma suena en los auriculares: «{output}».
Las alarmas siguen.
Las alarmas suenan igual.
Las alarmas suenan igual, con lo que se pudo leer (anotaciones: {count}); lo que ocurra queda en memoria hasta que el registro se pueda usar.
Las alarmas suenan igual, con lo que se pudo leer (anotaciones: {count}) y lo último que se sacó del registro; lo que ocurra queda en memoria hasta que el registro se pueda usar.
Todas las fechas de una alarma necesitan la misma hora, en la misma zona.
Un evento de todo el día no tiene hora a la que sonar.
Permítelo en sudoers sin contraseña: {program}
{path} ya existe. Indica otro archivo con --output.
El reproductor de ALSA no reproduce nada.
Otra orden está borrando o sustituyendo lo que hay en {home}. Inténtalo cuando termine.
Escucha otro motor, si lo hay. Ejecuta `vow models verify`.
Otro proceso mantiene bloqueado el registro {path}; no se escribió nada.
Otro proceso escribe en {folder}.
Otro proceso escribió en el mismo momento.
Otro proceso escribió en la misma serie (ahora en {position}).
Otro programa retiene {home}/{name}. Ciérralo: `lslocks` muestra quién retiene qué.
Otro programa retiene la carpeta {folder} y no la suelta.
Otro programa retiene las claves, {path}, y no las suelta.
Otro programa usa la cámara.
Ya hay otro `vow run` en marcha para {home}.
No se pudo escribir la respuesta ({cause}).
No se pudo escribir la respuesta ({cause}); lo que hace la orden está hecho.
La respuesta era demasiado larga y el programa se detuvo.
Responde sí o no.
{recipient} respondió algo que no es una lista de textos.
{recipient} respondió algo que no es una puntuación de esta frase.
{recipient} respondió algo que no es una transcripción.
archivo de `vow export`
{file} es un archivo de exportación: `vow replay MAÑANA --archive {file}` muestra una de sus mañanas.
Pide otro idioma.
Pide el informe de nuevo.
Pide el permiso a su dueño, o usa otra cuenta.
Pregunta a quien gestiona la base de datos {server} qué le ha pasado.
Pregunta a quien gestiona la base de datos qué le ha pasado; no se envió nada.
Recibe demasiadas peticiones, o la cuenta está agotada; míralo allí.
Falta «audio».
El murmullo necesita una grabación de muchas voces: usa --babble ARCHIVO.
--batch toma sus preguntas del archivo; quita las demás opciones.
Empieza otra.
BEGIN:{name} no se cierra nunca.
No se puede conectar con el broker {broker}.
El broker {broker} no respondió a tiempo.
El broker {broker} no deja entrar a Vow.
El broker {broker} y Vow no se entienden por TLS.
wordBucket debe ser common o less-common, no «{text}»
Se usan las frases incluidas; inténtalo de nuevo, o con otro modelo.
Se siguen usando los textos incluidos.
«{name}» es un tono incluido. Elige otro nombre.
El bus no dio ningún nombre.
calendario de `vow calendar export`
No se pudo preparar la llamada a {method}.
No tienes permiso para la cámara.
La cámara no envía nada.
La cámara se desconectó.
La imagen de la cámara llegó cortada.
{program} se puede ejecutar con sudo.
{name} no se puede guardar: una alarma tiene una sola hora en todos sus días.
{name} no se puede guardar. Una alarma tiene una hora al día.
No se puede conectar con {recipient}.
{path} no se puede leer como imagen: no está, está vacío, no tienes permiso o supera los 64 MB.
{file} no se puede leer, o no es un archivo de `vow export`.
{path} no se puede eliminar: {cause}.
{path} no se puede escribir: {cause}
{path} no se puede escribir.
({cause})
El certificado {certificate} no se puede leer.
El certificado no se puede firmar.
El certificado {certificate} ha caducado.
Un certificado y su clave van juntos, y solo hay uno de los dos.
Los certificados para TLS no se pueden usar.
La palabra al azar «{word}» no es una sola palabra.
Cámbiala en el broker y ejecuta `vow mqtt password`.
Cámbialo en los ajustes de sonido del escritorio.
Cambia la clave en el servicio y ejecuta `vow cloud key`.
Los cambios del registro no se pueden seguir.
Los cambios de zona horaria en {folder} no se pueden seguir.
Revisa la dirección y el modelo: cloud:URL#MODELO.
Revisa la dirección y la fecha de este dispositivo; si no se acepta ningún certificado: apt install ca-certificates.
Revisa los permisos de la carpeta.
Comprueba mqtt.user y vuelve a poner la contraseña: vow mqtt password
Comprueba el nombre, o indica su dirección: vow config set mqtt.address HOST:PUERTO
Revisa la red y la dirección.
La comprobación del registro se interrumpió.
Comprueba la ruta.
Comprueba el puerto (casi siempre 8883) y el certificado: vow config set mqtt.tls ARCHIVO
Revisa el servidor, o elige otra voz: vow config set coach.voice auto.
Comprueba que la dirección es de un servicio compatible con OpenAI, y el modelo.
Comprueba que la dirección es de un servicio compatible con OpenAI.
Comprueba que la dirección es de un servicio que puntúa, y el modelo.
Comprueba que la dirección y el puerto son los de un broker MQTT.
Comprueba que se puede escribir en la carpeta.
Comprueba que hay una entrada y que está permitida: pactl list short sources.
Comprueba que está instalado.
Comprueba que hay una salida y que está elegida: pactl list short sinks.
Comprueba que esté conectado; `vow demo` lo prueba.
Comprueba que está en marcha, y su dirección y puerto: vow config set mqtt.address HOST:PUERTO
Comprueba que funciona, o elige otro motor: vow config set engine auto.
Comprueba {option}. Lo que registra algo, como `vow alarm add`, crea la carpeta.
Elige otro archivo.
Elige otra carpeta, o dale permiso de escritura.
Elige otro tono.
Elige otro con --port.
Elige uno de: {names}.
Elige uno de: {names}, wyoming:HOST:PUERTO.
Elige la otra como salida habitual: pactl set-default-sink {name}.
Elige --yourself o --silent, no ambos.
La biblioteca de cliente de PostgreSQL no está instalada.
el reloj de la anotación {position} retrocede
Ciérralo.
Cierra otros programas e inténtalo de nuevo.
Cierra programas con muchos archivos abiertos y reinicia vow.
El proceso del entrenador terminó.
El lector de códigos falló con esta imagen.
Hay {count} códigos en {path}. Haz una foto de uno solo.
Acércate y deja que le dé la luz.
Viene con el escritorio Plasma (apt install powerdevil).
Conecta una, o quita el silencio de una: pactl list short sinks.
Se cortó la conexión con {server}; lo último enviado puede estar allí, o no.
Copia la carpeta a un lugar donde se pueda escribir, e indícala con --home.
{path} no es copia de ninguna zona de {directory}.
--count va de 1 a 20, y --most-words de 4 a 40.
«count» debe ir de 1 a {most}, no ser {count}.
--csv va con --reliability, y no con --json.
curva de `vow-lab evaluate`
Córtala en trozos.
Acórtalo, o elige otro archivo.
Quita el silencio, o elige otro archivo.
No se puede conectar con la base de datos {server}.
La base de datos {server} no se pudo usar.
La base de datos {server} no usa UTF-8.
A la base de datos {server} no le queda sitio, o no admite más conexiones.
La base de datos {server} no tiene tablas para un estudio.
La base de datos {server} no acepta escrituras ahora.
La base de datos {server} tardó demasiado; no se escribió nada.
«date» debe ser un día del calendario como AAAA-MM-DD, no «{text}».
"days", "date", "rrule" y "pattern" se excluyen.
Hace falta "days", "date", "rrule" o "pattern".
«days» debe nombrar al menos un día.
Lo envía su dispositivo: vow cohort ship.
{name} no respondió a tiempo.
¿Querías decir: {names}?
¿Querías decir «{name}»?
Falló el disco del registro {path}; lo último anotado puede haberse escrito o no.
El disco del registro {path} está lleno; no se escribió nada.
Hazlo de nuevo: lo que ya está no se escribe dos veces.
no empieza como {format}
{engine} no entiende {language}.
{engine} no entiende el idioma de las grabaciones ({names}).
END:{text} no cierra nada que se hubiera abierto.
Ciérralo: `lslocks` muestra quién retiene qué.
falta su final
Cierra el programa que tiene abierto el archivo (`fuser {path}` lo nombra) e inténtalo de nuevo.
El motor {engine} no está disponible.
El motor «{engine}» no tomó notas de esta mañana. `vow engines` muestra cuál sí.
El motor «{engine}» no tomó notas de estas mañanas. `vow engines` muestra cuál sí.
espeak-ng no pudo decir «{language}».
espeak-ng no habla «{language}».
El suceso {name} en la posición {position} no se puede leer.
El evento está cancelado.
Un suceso no se pudo escribir.
El evento no tiene DTSTART, así que no tiene hora a la que sonar.
Un suceso del informe no se puede leer.
Un suceso de la mañana no se pudo escribir.
Exporta con el programa antiguo e importa con el nuevo: instala la versión de Vow que lo escribió, ejecuta `vow export ARCHIVO`, vuelve a instalar esta versión, aparta la carpeta antigua y ejecuta `vow import ARCHIVO`.
El archivo empieza con una línea de continuación.
El archivo {path} no se puede leer.
El archivo {path} no se puede leer: {cause} Comprueba su nombre y sus permisos.
El archivo {path} no se puede escribir: {cause}.
El archivo {path} no se puede escribir. Elige otro lugar.
No se pudo escribir el archivo {path}; no queda nada de él.
El archivo no empieza con BEGIN:VCALENDAR.
El archivo no es una imagen que se pueda leer, o es demasiado grande.
La primera fila de {path} no nombra id, speaker, text, accuracy, fluency, prosodic y words.
La primera fila de {path} no nombra las columnas conversation, text y label.
Flite no pudo decir el texto.
La voz Flite solo habla inglés, no «{language}».
La carpeta {path} no se puede crear.
La carpeta {folder} no se puede abrir.
En la carpeta {home} no se puede escribir.
Libera espacio; las alarmas siguen sonando mientras tanto.
--from debe ser un instante como 2025-03-30T01:00:00Z, no «{text}».
«from» debe ser {expected}, no «{text}».
--from «{text}» no es una fecha como 2025-08-31.
Indica al menos una mañana.
Pide al menos un suceso con --last.
Usa --line al menos una vez.
Pide al menos una mañana con --last.
Usa la orden que lo registra.
Usa --audio ARCHIVO o --text TEXTO.
Usa --batch ARCHIVO o --classify ARCHIVO.
Usa --goal o --kind affirmation, no ambos.
Usa --month o --days, no ambos.
Indica «transcript» o «audio».
Usa --transcript TEXTO o --audio ARCHIVO.
Usa --engine, o bien --compare, que prueba todos los motores.
Indica la carpeta que contiene {file}.
Indica la carpeta con --home CARPETA.
Indica de 1 a 256 trabajos.
Pon una clave válida: vow cloud key.
Indica una lista de grabaciones, o --talk ARCHIVO.
Instala allí un modelo de ese idioma, o elige otro motor.
Indica un nombre como «Europe/Madrid»; timedatectl list-timezones los muestra.
Indica un nombre como «Europe/Madrid».
Usa una de estas opciones: --plan, --digests, --defect o --seeds.
Usa una de estas opciones: --scan, --image o --payload.
Indica la ruta de un archivo PEM: vow config set web.certificate ARCHIVO
Indica la ruta de un archivo PEM sin contraseña: vow config set web.key ARCHIVO
Da ese permiso a su programa: setcap cap_wake_alarm=ep.
Indica las grabaciones con --sound o con --manifest, no con ambos.
Indica grabaciones o --pronunciation ARCHIVO; no ambas cosas.
Indica grabaciones o --talk ARCHIVO; no ambas cosas.
Escribe una frase con palabras.
Da CAP_WAKE_ALARM al servicio, o permite que tu grupo escriba el archivo wakealarm del reloj.
Usa --text TEXTO y --audio ARCHIVO, o --batch ARCHIVO.
Usa --time con --days o --date, o bien --batch. Mira: vow help next
{outcome} Usa --yes si no hay nadie a quien preguntar.
no tiene una única mañana «{run}», sino {others}
{name} no tiene un valor que Vow conozca: «{text}».
La cabeza del registro, {path}, no se puede leer.
La cabeza del registro, {path}, no se puede escribir.
La cabeza del registro, {path}, no la firmó el almacén de claves de este dispositivo.
`vow helper` es para otras órdenes de Vow; no habla con personas.
{home} ya contiene un registro; elige otra carpeta con --home.
{folder} ya contiene un registro; indica una carpeta vacía.
{path} no contiene ninguna frase etiquetada.
{path} no contiene ninguna grabación puntuada que sirva.
{path} contiene otra cosa, y no lo de antes ({kind}); se dejó como está. Elige otro nombre.
id aparece dos veces
id debe tener de 1 a 64 letras
Si no lo cambiaste tú, elige el tono otra vez.
Importa un archivo en una carpeta de datos, o empieza una con `vow alarm add`.
Instala alsa-utils, y mira qué ocupa el dispositivo: fuser -v /dev/snd/*.
Reinstálala: apt-get install --reinstall espeak-ng.
Instálala: apt-get install espeak-ng.
Instálalo: apt-get install faad.
Instálalo: apt-get install pulseaudio util-linux.
Instálalo: apt install libcurl4.
Instálalo: apt install pocketsphinx-en-us.
Instálalo: apt install util-linux-extra
Instala espeak-ng para otros idiomas.
Instala el paquete libflite1, o reinstálalo: apt-get install --reinstall libflite1.
Instala el paquete pcscd e inícialo: systemctl enable --now pcscd.socket.
Instala los paquetes libpcsclite1 y pcscd.
Instálala: sudo apt install libmosquitto1
Instala la versión de Vow que lo escribió.
Instala una voz: apt-get install espeak-ng libflite1.
Instálala con: apt install libpq5
Instálala con: apt install tzdata
El instalador scripts/fetch-models no está junto a este programa. Reinstala Vow.
Interrumpido tras {count} de {mornings} mañanas.
Únete al grupo que tiene permiso: sudo usermod -aG input $USER, y vuelve a iniciar sesión.
Únete al grupo video: sudo adduser $USER video, y vuelve a iniciar sesión.
Mantenlo encendido con sus ajustes de energía; `vow wake` dice qué falta.
Deja el dispositivo encendido de noche, o usa uno cuyo reloj pueda despertarlo.
Deja el dispositivo encendido de noche con sus ajustes de energía.
El núcleo despierta el dispositivo con {folder}.
La clave {key} no se puede leer.
La clave no se puede escribir en {path}.
La clave en {path} no se puede leer.
La clave de {path} no se puede eliminar.
La clave {key} no es la del certificado {certificate}.
Este dispositivo no escribió una de las claves de lo añadido a la base de datos.
Este dispositivo no escribió una de las claves de lo añadido al registro.
Otros usuarios pueden leer el almacén de claves {path}.
El almacén de claves {path} no se puede leer.
El almacén de claves {path} no se puede escribir.
No se pudo escribir el almacén de claves.
Faltan las claves del registro.
lang debe ser «zh», «en» o «es», no «{text}»
El idioma «{language}» no es «en», «es» ni «zh».
Quita una de las dos.
Quita ese carácter.
Permite que tu grupo lo escriba, con una regla de udev para SUBSYSTEM=="rtc".
Deja que use esta carpeta un solo `vow run`.
Deja que lo haga un programa: ponlo en hooks/run de la carpeta de Vow.
Deja que suene ese, o elige otra carpeta con --home CARPETA.
El nivel es easy, medium o hard, no «{level}».
level debe ser easy, medium o hard, no «{text}»
libcurl no está instalado.
La biblioteca de lectores de etiquetas (libpcsclite) no está.
La biblioteca que habla MQTT no está instalada.
El sensor de luz ya no está.
Una frase está vacía; nadie puede decirla.
la línea {line} no es {form}
una de sus líneas es más larga que cualquier anotación
La línea {line} de {transcripts} nombra la mañana «{run}», que no está.
La línea {line} de {transcripts} no es una transcripción: {row}
Las frases se juzgan solo por las palabras oídas.
Falta «lines», o está vacío, o lo está una de sus frases.
Al escuchar no llegó nada, ni siquiera silencio.
Escucha {name} en lugar de {missing}.
Mientras tanto se sustituyó o se quitó el registro que está junto a {path}; no se escribió nada.
Aquí el registro {path} solo se puede leer; no se escribió nada.
El registro {path} no se puede crear.
El registro {path} no se puede abrir.
En el registro {path} no se puede escribir; no se escribió nada.
El registro {path} no se pudo usar.
El registro {path} está dañado.
El registro termina en la anotación {last}, pero se escribió la {position}.
El registro {path} ya no está, y había uno: sus claves o su cabeza están aquí.
El registro {path} tiene el formato {format}, anterior a Vow 1.0, que esta versión no puede leer.
El registro {path} tiene el formato {format}, que esta versión no conoce.
El registro contiene sucesos de una versión más nueva de Vow; no se escribió nada.
--log y --into van con --plan.
Aquí el registro de un estudio solo se lee.
El registro es más antiguo de lo que era: falta la anotación {position}, que el archivo de claves conoce.
Un registro que solo se puede leer no se envía.
logind no dio ningún bloqueo.
Comprueba la salud del disco; `vow log verify` dice si el registro está íntegro.
Revisa el archivo de claves, keys.json.
Mira el servidor de sonido de este dispositivo: pactl info.
Mira qué hay antes de repetirlo, y comprueba la salud del disco.
Mira qué hay detrás, por ejemplo un ecualizador: pactl list sinks.
Mira qué la ocupa, o reinicia el servidor de sonido (systemctl --user restart pulseaudio, o pipewire-pulse).
Mira qué salidas están conectadas, si no lo cambiaste tú.
Los archivos M4A los lee el programa faad, que no está aquí.
No hay permiso para suspender el dispositivo. {cause}
Dale permiso de escritura a la carpeta y sus archivos, o elige otra con --home.
Súbele el volumen, o elige otro archivo.
Crea una que sí lo use: createdb --encoding UTF8 --template template0 NOMBRE.
Libera espacio allí y dale permiso de escritura.
Libera espacio y dale permiso de escritura a la carpeta; se rehacen a partir del registro.
Libera espacio en el disco y dale permiso de escritura a la carpeta.
Libera espacio, dale permiso de escritura a la carpeta e inténtalo de nuevo; no se pierde nada.
Libera espacio en el disco e inténtalo de nuevo.
Libera espacio, o elige otro lugar.
Comprueba que existe y es tuya.
Comprueba que la carpeta existe y es tuya.
Comprueba que está ahí y que es tuya.
Dale permiso de escritura, o elige otra con --home CARPETA.
Dale permiso de escritura, o indica otra en VOW_MODELS.
La lista {manifest} no se puede leer.
La lista {manifest} no contiene ninguna grabación que evaluar.
No se puede conectar con el bus de mensajes.
El micrófono no envía nada desde hace tres segundos.
El micrófono dejó de enviar sonido.
El micrófono se leyó antes de abrirse.
--minutes va de 1 a 180.
Falta «{name}»; debe ser {expected}.
El modelo de significados {model} no se puede usar.
Moonshine no pudo descifrar la grabación.
Moonshine no pudo sopesar las palabras.
Hay más de un {name}.
El sensor de movimiento ya no está.
Aparta el enlace y pon el archivo en su lugar; o indica su carpeta con --home.
{means}, {milliseconds} ms después de pedirse
{milliseconds} ms después de pedirse
con {milliseconds} ms de retraso
«{name}» debe ser {expected}.
Indica un archivo PEM: vow config set mqtt.tls /ruta/a/ca.pem
Indica un archivo que acabe en .pdf o .svg.
Solo code y tag llevan un nombre: vow try code cocina
Un nombre, clave o correlación contiene un NUL; no se escribió nada.
Indica una mañana, o --last para varias; no ambas cosas.
Indica la mañana: vow certificate MAÑANA.
Indica qué sesiones hay que terminar, o termínalas todas: --all
{program} necesita permisos que este usuario no tiene.
«{text}» no es ni machine ni people.
«{rehearsed}» no es ni others ni everything.
El registro nuevo no se pudo colocar en {path}.
Un {name} no es una alarma.
NO QUEDA NINGUNA ALARMA, así que nada suena: recupera una copia (`vow import`) o crea las alarmas de nuevo (`vow alarm add`).
No hay ninguna alarma próxima. Crea una, o indica una con --alarm.
No se pudo iniciar ningún navegador. Abre esta dirección en uno:
No se encontró ninguna cámara.
No hay ninguna clase «{name}»; elige una de {names}.
No se leyó ningún código.
No se leyó ningún código. Acércate y deja que le dé la luz.
No se leyó ningún código en {path}. Acércate y deja que le dé la luz.
No hay ninguna orden «{path} {word}».
«{text}» no es una fecha.
«{text}» no es una fecha ni una hora que Vow pueda guardar.
{path} ya existe, y no es un archivo de transcripciones.
No hay ninguna carpeta {source}. Comprueba --from.
No hay ninguna carpeta {path}, así que no hay nada que mostrar.
«{text}» no es una historia.
«{text}» no es un instante. Escríbelo como 2026-03-28T12:00:00Z o con +02:00.
No se dio ninguna clave y no se cambió nada. Una línea vacía la quita.
No se puede leer ninguna tecla ni botón de este dispositivo.
Ninguna frase encaja con la fila «{row}» de {manifest}.
No hay frases que ensayar. Añade una: vow lines add "..."
no es una lista de {form}
No hay ningún registro en {home}.
No hay ningún registro que leer en {path}.
No hay ningún equipo llamado {host}.
No queda memoria ni hilos para el sonido.
No hay ningún micrófono conectado.
No hay ningún modelo {name}. Los que hay: {names}.
Aún no hay mañanas que juzgar de nuevo.
«{name}» no es un nombre de tono: admite letras, cifras y guiones, 40 como mucho.
«{name}» no es el nombre de una grabación.
No hay otra salida que se pueda oír.
No hay ninguna salida que se pueda oír.
«{part}» no es parte de una regla.
No se dio ninguna contraseña.
"{text}" no es un patrón de turnos.
No se pudo abrir ninguna tubería.
Ningún servicio de energía responde en el bus de la sesión.
«{text}» no es un intervalo de fechas.
No hay ningún archivo de sonido legible en {path}.
No hay ningún reloj de tiempo real con alarma en {folder}.
{file} no es un informe de vow.
«{text}» no es una semilla, un número de mañanas y un resumen.
No hay ninguna sesión {unknown}.
No hay bus de sesión.
{path} no es un socket tuyo, así que no se usa.
En 5 s no empezó ningún sonido.
No hay ningún motor de voz llamado {engine}.
Ningún motor de voz de este dispositivo entiende {language}.
No hay ningún paso «{action}».
Ese defecto no existe. Elige all o uno de: {names}.
Ese fallo no existe. Elige all, none, o algunos de: {names}.
No hay ningún lector de etiquetas conectado.
No se acercó ninguna etiqueta.
No hay ninguna zona horaria llamada «{name}».
En este dispositivo no hay ninguna zona horaria «{name}».
No hay base de zonas horarias en {directory}.
No se pudo abrir ningún temporizador.
"{text}" no contiene horas para días.
No hay ningún tono llamado «{name}».
No hay ningún tono «{text}». Los que hay: {names}; o indica la ruta de un archivo, o añádelo: vow tones add
No tienes ningún tono «{name}». `vow tones` los muestra.
No hay ninguna prueba en marcha.
«{engine}» no es una dirección válida de un servicio en la nube.
No hay ningún verificador {verifier}; hay de {oldest} a {newest}.
Ningún `vow run` sirve la página. Inícialo: vow run
`vow run` no está en marcha para {home}.
«{level}» no es un número entero de decibelios entre -20 y 60.
En la demostración nadie habla «{language}»; solo «en» y «es».
El ruido «{name}» no es uno de pink, babble, tone.
{path} no es un archivo. Indica el nombre de uno.
{program} no está instalado.
{file} no es un archivo íntegro: {cause}.
A la salida no se envió más que silencio.
Nada puede despertar este dispositivo ni mantenerlo encendido.
Nada puede despertar este dispositivo, así que no se suspende. --awake ensaya lo demás.
Aquí no hay nada que mida el sonido.
Aquí no hay nada que mida el sonido. Ejecuta `vow models verify`.
En {file} no hay nada que repasar.
No se puede leer nada del registro {path}.
En este dispositivo no vibra nada.
No sirve nada de lo que propuso {model}.
No se hizo nada: {cause}
No se borró nada.
No se borró nada. Usa --yes si no hay nadie a quien preguntar.
No se borró nada: la mañana {run} está en curso y pide sus frases. `vow run` la retoma; borra cuando haya terminado.
No se envió nada: {recipient} no pudo demostrar que es quien dice.
No se envió nada a {recipient}: no has dado tu consentimiento.
El número de dispositivos {devices} no está entre 1 y 50.
El número de otras frases es negativo.
{path}: {problem}
De {newest} anotaciones de un registro, la base de datos tiene {count}.
Los archivos antiguos están en {folder}.
Dilo otra vez; si se repite, elige otro motor.
Di las frases de una en una.
Abre otra.
O quita TZ para usar la zona propia de este dispositivo.
Otras órdenes cambiaban {stream} una y otra vez.
Otros equipos solo entran con contraseña, y no hay ninguna.
Otros programas no pueden seguir este `vow run`; las alarmas suenan igual.
Otros pueden leer la clave en {path}.
Otros pueden leer la contraseña en {path}.
La salida no admite sonido desde hace {milliseconds} ms.
La salida «{output}» no lleva a ningún altavoz, así que el sonido pasa a «{other}».
La salida «{output}» está silenciada.
La salida reproduce silencio en lugar del tono.
El volumen de la salida «{output}» está bajado al {percent} %.
A uno de los procesos de Vow se le ha pedido algo que no conoce.
La página está desactivada. Actívala y vuelve a iniciar `vow run`: vow config set web.port 8690
{first} y {second} no encajan en una misma regla.
La contraseña en {path} no se puede leer.
Una contraseña nunca se pone como argumento, donde otros la ven. Usa: vow password
Una contraseña es una sola línea de 1000 letras como mucho.
Una contraseña tiene {count} caracteres como mínimo; una frase es fácil de recordar.
Pega la clave (no se muestra) y pulsa Intro:
--patience va de 20 a 600 segundos.
El patrón no suena nunca o tiene más de 366 días.
La imagen está vacía o es demasiado grande.
Por favor, comunica este fallo con la línea siguiente.
Desconecta la cámara y vuelve a conectarla.
Conéctala.
Conecta uno, o elige una entrada: pactl set-default-source NOMBRE.
Conecta una, o usa la cámara de la página.
Conecta uno e inténtalo de nuevo.
Desconéctala y vuelve a conectarla.
Desconecta el lector y vuelve a conectarlo, y mira si pcscd está en marcha.
PocketSphinx no pudo descifrar la grabación.
El modelo de PocketSphinx no se puede usar.
Remite a otro sitio, y allí no se envía nada: pon la dirección nueva.
No se puede escuchar en el puerto {port} de este dispositivo.
PowerDevil no confirmó la petición.
PowerDevil (proceso {process}) no tiene permiso para despertar.
PowerDevil despierta el dispositivo.
El servidor de sonido privado ya no admite sonido.
El proceso que filma falló.
El proceso que lee imágenes falló.
El proceso que lee etiquetas falló.
El proceso que habla falló.
El programa {program} no se pudo iniciar.
El programa tardó demasiado y se detuvo.
Recupéralo de una copia de seguridad; sin él, las anotaciones selladas quedan cerradas.
Recupera el archivo keys.json de una copia de seguridad. Si no hay ninguna, `vow log salvage` sigue sin las palabras selladas; las alarmas conservan sus horas.
Vuelve a poner log.head en su sitio. Si se perdió, `vow log salvage` salva todas las anotaciones intactas.
Recupera log.sqlite y log.head de una copia de seguridad. Para empezar de nuevo, aparta también keys.json, log.head y views.sqlite.
Recupera log.sqlite y log.head de una copia de seguridad, o de una carpeta damaged-N que esté al lado. Para empezar de nuevo, aparta keys.json, log.head y views.sqlite; o indica otra carpeta con --home.
Vuelve a poner los log.sqlite y log.head más nuevos. Si se perdieron, `vow log salvage` sigue con lo que hay.
Pon uno más nuevo en su lugar.
Sube el número de archivos que pueden estar abiertos: ulimit -n.
Sonó, pero nadie podía oírla. {cause}
La pronunciación se puntúa sin ella.
Léelo con la versión de vow que lo escribió ({version}).
Una anotación no se puede exportar.
la anotación {position}, {name}, no la puede leer esta versión de Vow
la anotación {position} no encaja con la anterior
la anotación {position} no se abre con su clave
Una anotación de la base de datos no se puede leer.
La anotación {position} de la base de datos no es la que se escribió.
Falta la anotación {position} en la base de datos.
la anotación {position} no está como se exportó
Falta la anotación {position} del registro.
La anotación {position} del registro no es la que se escribió.
Este dispositivo no escribió la anotación {position} del registro.
Se quitó una anotación del registro: tiene {count} de {newest}.
La anotación {position} del registro se escribió y ya no está.
Una anotación de la mañana no se puede leer.
La anotación {position} estaba en la base de datos, y ya no está.
La grabación no se pudo sellar.
La grabación {path} no se pudo leer.
La grabación {path} no se pudo eliminar.
La grabación {path} no se pudo escribir.
Una grabación de más de treinta segundos no se puntúa.
Una grabación de más de dos minutos no se escucha.
La grabación se cerró.
{recipient} lo rechazó con el estado {status}.
Reinstala Vow: parece haber dos versiones mezcladas.
Elimínala a mano.
Elimina su modelo con `vow models remove` e instálalo de nuevo.
Elimínalo y vuelve a iniciar `vow run`; las alarmas suenan mientras tanto.
Un informe no contiene palabras que otro verificador pueda juzgar.
informe de `vow report`
Comunica este fallo con lo que responde `vow log verify`.
Reinícialo, o elige otra salida.
Reinicia el servidor de sonido.
Reinícialo (systemctl --user restart pulseaudio, o pipewire-pulse).
Reinicia vow tras cambiar la zona.
Repáralo con: apt install --reinstall tzdata
Falta el permiso para despertar ({cause}).
El sonido pasó a la salida «{name}».
--round va con --audio.
--rounds tiene que ser 1 como mínimo.
La línea no es un objeto JSON.
La línea no es un objeto JSON con las claves acordadas.
La regla no equivale a ninguna fecha.
Ejecuta la orden de nuevo.
Ejecuta: chmod 600 {path}
La mañana {id} aún no ha terminado.
La mañana tiene los pasos 1 a {count}.
La mañana {run} está en curso. Inténtalo cuando termine.
Ejecuta `make install` otra vez: dice cómo el servicio obtiene CAP_WAKE_ALARM. O permite el archivo del propio reloj.
Ejecuta scripts/fetch-models y compila de nuevo, o elige PocketSphinx.
Ejecuta `vow cloud key` de nuevo.
Ejecuta `vow cloud key` y pega solo la clave.
Ejecuta `vow log rebuild`.
Ejecuta `vow log verify`.
Ejecuta `vow log verify`; quizá lo escribió una versión más nueva de vow.
Ejecuta `vow log verify` y después `vow log salvage`.
Ejecuta `vow log verify` para ver dónde, y luego `vow log salvage` para salvar todas las anotaciones intactas.
Ejecuta `vow models install {name}`.
Ejecuta `vow models install`, o bien: apt install pocketsphinx-en-us.
Ejecuta `vow models install sherpa-onnx`.
Ejecuta `vow models install whisper-base`.
Ejecuta `vow models list` para ver qué hay instalado.
Ejecuta `vow models verify` e inténtalo de nuevo.
Ejecuta `vow mqtt password` de nuevo.
Ejecuta la orden sin esa variable.
Anotaciones salvadas en un registro nuevo: {count}.
Anotaciones salvadas en un registro nuevo: {count}; perdidas: {lost}.
Anotaciones salvadas en un registro nuevo: {count}; perdidas: {lost}; no escritas por este dispositivo y omitidas: {refused}.
Anotaciones salvadas en un registro nuevo: {count}; no escritas por este dispositivo y omitidas: {refused}.
Guarda el archivo a 44.100 o 48.000 muestras por segundo.
--seconds va de 5 a 3600.
Mira: {path} --help
Comprueba que dbus y systemd-logind están en marcha.
Comprueba que iio-sensor-proxy está en marcha.
Comprueba que está en marcha y que la dirección y la cuenta son correctas. La contraseña se lee de PGPASSWORD o ~/.pgpass.
Mira por qué se queda esperando: sudo -n -l {program}
frase {number} ({id}): {reason}
La frase no tiene ninguna palabra que se pueda puntuar.
Una frase de esa longitud no se lee en voz alta.
El servicio de lectores de etiquetas (pcscd) no responde.
Pon web.certificate y web.key, o ninguno de los dos.
Pon una: vow password
Pon en web.certificate y web.key dos archivos que vayan juntos.
{variable} está definida y llevaría a un servidor distinto del indicado.
Pon la zona con: timedatectl set-timezone Zona/Ciudad
Hay varios códigos en la imagen.
Envíalo desde el dispositivo que lo escribe.
Enseña solo uno.
No se pueden seguir los avisos de {interface}.
Falta la cabeza firmada del registro, {path}.
El parecido {similarity} no está entre 0.5 y 1.
No se pueden seguir los avisos de suspensión.
El socket {path} no se puede crear.
Alguien más está escribiendo este registro en la base de datos; no se escribió nada.
El sonido a {source} muestras por segundo no se pudo convertir a {target}.
El archivo de sonido {path} no se puede leer.
El archivo de sonido {path} se queda en silencio más de {seconds} segundos.
El archivo de sonido {path} no contiene sonido.
El archivo de sonido {path} dura más de {seconds} segundos.
El archivo de sonido {path} no es el que había cuando se puso la alarma.
El archivo de sonido {path} dura menos de una décima de segundo.
El archivo de sonido {path} no suena o suena demasiado bajo, y no despertaría a nadie.
El servidor de sonido no responde.
El servidor de sonido no dio a Vow ningún micrófono.
Hace un momento no arrancó un servidor de sonido propio de Vow.
El servidor de sonido ya no graba nada.
El servidor de sonido se niega a cambiar el volumen.
El servidor de sonido ya no admite sonido.
El servidor de sonido no admitió sonido de Vow.
El sonido es demasiado corto para reconocerlo.
El motor de voz {part} está ocupado con otras preguntas.
El motor de voz {part} falló y se cerró ({signal}).
El motor de voz {part} se cerró por sí solo (código de salida {status}).
El motor de voz {part} envió más de lo que cabe en una respuesta.
Se detuvo el motor de voz {part} en medio de una pregunta.
El motor de voz {part} se cerró a la fuerza (SIGKILL), como ocurre cuando falta memoria.
El motor de voz {part} no respondió a tiempo.
El motor de voz {part} respondió algo que no es una respuesta.
Se detuvo el motor de voz {part}, pero el sistema no suelta su proceso.
El motor de voz {part} no se pudo iniciar.
El motor de voz {part} funciona, pero no entendió «{sentence}».
La biblioteca de voz {path} no se puede usar.
El modelo de voz {model} no se puede cargar.
El modelo de voz {model} no puede sopesar palabras.
El modelo de voz {name} no está instalado.
El modelo de voz {name} no es lo que debe ser: {names}.
No se envió nada al servidor de voz {address}: no has dado tu consentimiento.
La voz se distingue del silencio por el volumen.
El reparto «{split}» no es ni tune ni held-out.
Empieza de nuevo.
Inícialo de nuevo: vow run
"start" va con "rrule" o "pattern".
"start" debe ser un día del calendario como AAAA-MM-DD, desde el que se cuenta.
Inicia PulseAudio o PipeWire (systemctl --user start pulseaudio, o pipewire-pulse) y compruébalo con «pactl info».
Inícialo: vow run, o como servicio: systemctl --user enable --now vow
"{text}" no es un paso de un patrón; escribe "4 on, 4 off" u horas.
{path} es un enlace simbólico; no se escribió nada.
systemd-logind no responde en el bus del sistema.
systemd-logind mantiene el dispositivo encendido hasta la alarma.
La tabla {manifest} no se puede leer.
tabla de `vow-lab evaluate`
Se alteraron las tablas del registro, o los disparadores que lo protegen.
Usa otra.
Díselo a quien la gestiona; no se escribió nada.
Dile a quien la gestiona lo que ha respondido.
El tempo {tempo} no está entre -20 y 20 por ciento.
El texto no tiene ninguna palabra que se pueda decir.
text debe ser una línea de 1 a 200 letras
Falta «text».
Falta «text», o no es un texto.
Eso no se pudo hacer.
La respuesta era:
El programa no se pudo iniciar.
Esta cuenta no puede hacer eso en la base de datos {server}.
Esta compilación de Vow no tiene sherpa-onnx, que el motor Moonshine necesita.
Este dispositivo no tiene sensor de luz.
Este dispositivo no tiene sensor de movimiento.
Sigue escuchando el motor de este dispositivo.
Sigue puntuando este dispositivo.
Es un error de Vow: comunícalo, por favor.
Esto no es una línea de calendario (NOMBRE:valor).
Esto no es texto UTF-8.
Este proceso no puede obtener más permisos, así que sudo no funciona.
Este informe tiene el formato {format}.
Este texto no cabe en ningún código QR.
«time» debe ser HH:MM de 00:00 a 23:59, no «{time}».
La hora está dos veces. Quita una.
El archivo de zona horaria {path} está dañado.
Para aceptar: vow consent give {purpose} --to {recipient}.
El tono no se pudo guardar en {folder}.
Un tema es una o dos palabras, como «comida».
Una prueba no responde preguntas.
El TRIGGER «{text}» no es una duración, como -PT10M.
Un TRIGGER relativo al final del evento no se puede guardar.
El TRIGGER está a una semana o más.
Inténtalo de nuevo.
Inténtalo otra vez y mantenla quieta.
Inténtalo de nuevo dentro de un minuto.
Inténtalo de nuevo dentro de un momento.
Inténtalo más tarde.
Inténtalo otra vez: nada de lo anotado se ha perdido.
Inténtalo de nuevo; `vow log verify` dice qué hay ahora.
Inténtalo de nuevo cuando tenga menos trabajo.
Prueba otra imagen.
Pruébalo en la línea de órdenes: vow {command}
Pruébalo tú.
Si suena demasiado fuerte, baja mejor la salida.
Súbelo allí, por ejemplo en pavucontrol, en Reproducción.
Súbelo: pactl set-sink-volume @DEFAULT_SINK@ 60%
No coinciden; no se cambió nada.
Quita allí el silencio, por ejemplo en pavucontrol, en Reproducción.
Quita el silencio: pactl set-sink-mute @DEFAULT_SINK@ 0
Desconéctalo y vuelve a conectarlo, o reinicia el servidor de sonido.
Desconéctalos antes de dormir, o haz que Vow no los toque: vow config set sound.headphones leave
Usa como mucho unos 2000 caracteres.
Usa un archivo PNG, JPEG, WebP, GIF, BMP o PGM.
Usa el servidor que sí las acepta, o inténtalo más tarde.
Usa esa versión o una posterior. Mientras tanto sí se puede desactivar, eliminar y borrar.
Usa un archivo WAV, FLAC, OGG, MP3 o M4A.
Usa un archivo WAV, FLAC, OGG o MP3.
El VALARM no tiene TRIGGER.
El VALARM cae en otro día que su evento, y esta regla no puede seguirlo.
El valor de «{key}» es de un tipo equivocado.
{part}={text} no se puede guardar.
La variable TZ no nombra ninguna zona horaria: {cause}
Ejecuta `vow models verify {name}` y `vow models install {name}`.
Una vista del registro no se puede usar.
Las vistas junto al registro no se pueden usar.
La voz espeak-ng no está instalada.
El modelo que detecta la voz, {model}, no se puede cargar.
El volumen {volume} no está entre 0 y 100 por ciento.
Vow no puede conectar con {server}.
vow log verify
`vow run` terminó.
`vow run` muestra una pantalla y no responde nada, así que no tiene JSON. Lo que ocurre está en el registro: `vow log list --json`, o `vow runs --json`.
`vow run` está en marcha para {home}. Páralo antes: Ctrl-C, o `systemctl --user stop vow`; vuelve a iniciarlo después.
Vow no envía correo. Quita el VALARM.
vow status
`vow try` muestra una pantalla y no registra nada, así que no tiene JSON.
El sonido de Vow está silenciado en el mezclador.
El servidor de sonido propio de Vow no se pudo iniciar.
El volumen de Vow está bajado al {percent} % en el mezclador.
El sonido de Vow estaba silenciado en el mezclador, y se restableció.
El volumen de Vow estaba bajado al {percent} % en el mezclador, y se restableció.
Espera de 1 a 120 segundos.
Falló la espera del temporizador.
Se puede escribir {path}/wakealarm.
No hay permiso para escribir {path}/wakealarm.
{option} aparece dos veces, y solo puede valer una.
Se rechazó {command}.
Se rechazó {interface}.{method}.
Lo que contiene {source} no es una clave.
Lo que {recipient} tiene de este registro no es lo que escribió este dispositivo.
Lo que solo se consulta no admite sucesos.
Lo que solo se lee no admite sucesos.
Lo que solo se lee no admite claves.
Lo que hay en {broker} no responde como un broker.
Di qué cambiar: --min-similarity 0.70, --challenge-word off, --recite affirmations, --verifier 7, --engine whisper, o --transcripts ARCHIVO.
Di qué cambiar: --min-similarity 0.70, --challenge-word off, o --recite affirmations.
Lo que se oyó no se puede guardar: {cause}
Lo que aceptaste queda retirado, porque puede haberse perdido una retirada; `vow consent give` lo acepta de nuevo.
Si en realidad tiene uno, instala el paquete iio-sensor-proxy.
Whisper no pudo descifrar la grabación.
Las crea quien sea su dueño: vow cohort prepare --at DIRECCIÓN.
Di la frase entera.
Con --batch, el archivo dice qué se puntúa. Quita lo demás.
No se conoce ningún {name} dentro de un evento.
Sin --noise no hay nada para --snr ni --babble: usa --noise pink, por ejemplo.
Las palabras de esta mañana se borraron; no queda nada que tachar.
--words admite common o less-common, no «{bucket}».
Escríbela como cloud:https://HOST/v1#MODELO.
El servidor Wyoming de {address} no se puede usar.
El servidor Wyoming de {address} no habló.
El servidor Wyoming de {address} no entiende «{language}».
El servidor Wyoming de {address} no habla «{code}».
Nadie ha respondido, así que la alarma ha terminado.
Ahora di tus afirmaciones.
Buenos días. Di tus afirmaciones ahora.
{why} Ahora también puedes hacerlo de otra manera.
esperando tu respuesta
Parada con la salida de emergencia.
¿No puedes hablar ahora? Escribe: {choices}
La palabra ha llegado un poco tarde. Di una frase otra vez, ahora con la palabra «{word}».
Las frases ya están. Di una otra vez con la palabra «{word}».
¿Sigues en pie? ¿Cuánto es {question}?
preguntando
el código «{name}»
iluminar la habitación
mover este dispositivo
cuentas
la etiqueta «{name}»
escribir las frases
Hecho. Hoy has cumplido tu promesa.
Un poco más fácil por hoy. Respira, y una vez más.
¿Hoy te cuesta? Solo por hoy, y solo una vez, puede ser 0,02 más fácil. Las palabras, los números y el «no» siguen igual.
Escribe: {word}. Si una frase es demasiado larga, acórtala; valdrá a partir de la próxima mañana: vow lines edit
fácil
Salida de emergencia anotada. Escribe la frase otra vez dentro de {seconds} s.
terminada
Esa vale. Sigue con: {line}
Ahora di tus metas.
Buenos días. Di tus metas ahora.
Buenos días.
Mantén este dispositivo quieto, con el lado izquierdo hacia arriba, durante {seconds} segundos.
Mantén este dispositivo quieto, con el lado derecho hacia arriba, durante {seconds} segundos.
Hoy en este orden.
Incluye la palabra «{word}».
En su lugar, escribe: {choices}
un momento
Bien. La última.
Casi. Di esta un poco más claro: {line}
escuchando
Ese intento se ha perdido: {why} Dilo otra vez cuando la alarma calle.
Primero sonará un rato. Te volverá a escuchar en {seconds} s.
Una pausa corta tras varios intentos: {seconds} s. Respira.
Enciende la luz y deja la habitación iluminada {seconds} segundos.
La alarma no ha podido sonar.
Casi. Se ha oído un «no» que no está en la frase, o ha faltado uno. Dila como está escrita.
Todavía no. Empieza por: {line}
No se ha oído nada. Con calma.
Casi. Se ha oído otro número, otra fecha u otra hora. Di la frase como está escrita.
No se ha oído del todo bien. Una vez más, por favor, con la palabra «{word}».
Casi. Puede que haya entendido una palabra al revés. Di la frase una vez más.
Ese es otro código. Busca el que se llama «{name}».
Hoy el orden es otro. Sigue con: {line}
Esa es otra etiqueta. Busca la que se llama «{name}».
El volumen está solo al {percent} %. Súbelo.
La alarma suena en los auriculares. Desconéctalos.
El sonido está silenciado (volumen {percent} %). Actívalo.
{why} Arréglalo, o aplaza la alarma una sola vez por eso. Salida de emergencia: escribe exactamente esto, dos veces, con treinta segundos entre una y otra: {sentence}
{why} Arréglalo. Salida de emergencia: escribe exactamente esto, dos veces, con treinta segundos entre una y otra: {sentence}
Hecho. Dentro de un rato te preguntaré una vez si sigues en pie.
en silencio
Correcto. Vamos con la siguiente.
sonando
Escanea el código para parar la alarma: pon «{name}» delante de la cámara.
Gira este dispositivo de un lado a otro durante {seconds} segundos.
Aquí no vale escribir: muéstralo, o pulsa Intro para usar la cámara de este dispositivo.
Podrás aplazarla cuando hayas dicho las primeras frases.
aplazada
Ya has usado todos los aplazamientos: {count}.
Aplazada. Volverá a sonar sola.
Eso era otra cosa. Di: {line}
Bien. Queda {count} parte.\##u{1F}Bien. Quedan {count} partes.
¿Cuánto es {question}?
Ahora viene una cuenta. Pulsa Intro.
¿Cuánto es {question}? ({number} de {count})
Ahora viene una cuenta ({number} de {count}). Pulsa Intro.
Dilo o escríbelo.
Hay demasiado ruido para oírte. Acércate al micrófono.
Tu voz se oye muy débil. Un poco más alto, por favor.
Acerca la etiqueta «{name}» al lector.
Ahora escribe tus afirmaciones.
Buenos días. Escribe tus afirmaciones ahora.
Ahora escribe tus metas.
Buenos días. Escribe tus metas ahora.
Di las frases en voz alta; aquí no vale escribir. Salida de emergencia: escribe exactamente esto, dos veces, con treinta segundos entre una y otra: {sentence}
{why} Para ese caso permitiste escribir: escribe las frases.
No se ha oído bien. ¿Otra vez?
La alarma suena, pero nadie puede oírla. {why}
Escribe la respuesta con cifras, como 42.
Casi: di también «{word}».
No es eso. Aquí tienes otra.
`vow run` vuelve a estar en marcha.
`vow run` ha terminado. Esperando a que vuelva.
sin permiso
no hay
Nada puede despertar este dispositivo: déjalo encendido, o la alarma no sonará.
listo
Esto no se puede deshacer, y ninguna copia lo devuelve a este dispositivo:
{name}, borrado: {records}
Las claves se destruyen igualmente; lo que sellaban queda cerrado.
Las frases no se han podido retirar; sus palabras se borran igualmente.
Archivos revisados: {count}. No queda nada.
Escribe «erase» para seguir:
{folder}/: eliminada
Archivos revisados: {count}. Queda algo en:
Hay que esperar a que termine la mañana {run}, que pide estas frases.
{name}, por borrar: {records}
{folder}/: se eliminaría

"""##,
        places: """
0000000000030000070000440000700000940000be0000c50000d60000f100013a00013c00014200014e00015e000172\
0001880001a20001ac0001b60001c20001c80001d40001dc0001e30001ec0001f40001fc00020300020c000212000218\
00021d00024800024b00024f0002570002710002910002d800033c00036e0003a70003cb00041200044c00045c00048a\
0004c000052f00057c0005a60005cd0005f60006260006480006760006aa0006e00006fc000710000722000753000793\
0007a10007c20007db00080400082d0008660008810008bc0008cb0008e50008fd00095900097a00098c0009b70009d7\
000a2e000a4e000a76000ab5000af9000b13000b32000b77000bc0000bdb000bf1000c45000c99000d34000d93000dfe\
000e6d000eac000ec8000ee3000f02000f35000f81000fa5000fd4000ff200100b0010570010eb00116f0011c2001203\
00126b00129e0012d500130e0013470013690013b500140300144900149f0014c50014d90014e70014f70014fc001504\
00150b00151100152000152700153300154200156300157c00158300158b0015910015980015b30015bd0015c50015c9\
0015cf0015d50015db0015e10015e60015ea0015f40015fc00160100160c00161000161400161800161d00163300163c\
00166600168400168a0016a30016bc00171800171e0017300017630017a90017c80017f30018090018650018930018a4\
00190c001934001949001964001a0d001a3d001a6c001a88001ae0001aff001b1a001b4b001b53001bbc001bfd001c12\
001c2e001c38001c5c001c68001c7b001ca4001cd1001cde001d46001d72001dab001de2001df6001e17001e31001e3b\
001e76001e90001ecb001eda001eef001f00001f09001f14001f2b001f37001f95001f9b001fa5001fab001fc2002047\
00205c0020850020ab0020e30023d600241800245c002477002495002672002884002ad2002c4c002e2f002fe8003154\
0031850031d200322300324200326100328200329d0032d10032f200331700333400335900337a0033be0033e500340c\
00342f00344e00347900349300349f0034ac0034bc0034d40034e00034fd00351b00352f00353b00355d0035cb0035d3\
0035ed00360b00361300363000364b00366100368600369b0036bc00378e0037950037e300382a00386200388d0038b1\
0038d600390400392100392f0039480039630039a10039d4003a4e003a75003acb003b3a003b75003b88003bb7003bed\
003c23003c5c003c78003ccc003cfb003d5f003d77003d91003da2003ddf003df4003e13003e5f003e87003e9d003eb8\
003ed1003ee0003eeb003ef7003f14003f21003f3e003f70003fac003fcb00401a0040630040740040870040960040ce\
00410100412d0041650041ab0041e100420e00423200424a00426a0042940042d60043040043230043b90043e400440a\
00444d00447e00449a0044be0044e300450e00452d00455e0045790045c200460c00463c00467d0046ae0046f700470f\
00474800476e0047930047cb0048050048540048a00048f100492c0049800049a50049ea004a17004a41004a8f004abf\
004aef004b00004b0a004b5f004ba9004bbe004bcc004be1004bea004bf4004bfd004c06004c0e004c24004c3a004c58\
004c73004c84004c9b004cde004ced004d0c004d21004d54004d6a004d79004d91004db2004dde004e24004e34004e58\
004e6a004e7f004e90004eac004ecf004eef004f11004f22004f2b004f35004f45004f56004f6b004f7b004f91004fae\
004fc0004fd0004fdd004ff500501900502400504500506500507e0050ad0050c20050e500511f005130005142005168\
0051880051ae0051c10051c60051f100521b00523200524200525c00526b00527f0052900052a20052b10052cb0052e7\
0052ec0052f50052f90052ff00530500530a00530e00531400531e00532400532f00533500534900534f00535600535c\
00536300536a00537100537b00538400538e00539b0053a70053ae0053b40053c20053c80053cd0053d30053d80053ee\
00543e00545a0054a40054ce0054d60054dd00551c0056ed0056f500571700572b00576800576f0057780057a40057ac\
0057d70057e90057f100580c00581800581d00582300582b00582e00583400583a0058420058e000590200593f005996\
0059b70059ce0059e3005a0e005a50005f5e00605500606f0060980060ae0060d20060dc0061450061620061900061fe\
00620200622b0062630062a50062e80063100063460063950063c700640a00641e0064380064830064990064e80064f3\
00661300662c00665500666600668600672600676b00678c0067a20067cb0067de00684900688900689c0068be0068fd\
00691800694500695700697f0069930069b80069f4006a19006a3b006a92006ac9006b17006b7c006baf006e9d006ee1\
006f13006f66006f94006fbb006fe2006ff700716900717c00719f0071d40072010072350072be0072e8007317007336\
0074d700750200752f0075980076e100772c00775e00777e0077aa0077e200780d0078470078930078e40079b9007ab7\
007af3007b0f007b38007b66007b8d007bd1007c0d007c30007d5b007d8d007dac007fdf008014008057008074008155\
0081740081be0081d60082520082750082900082bb00834500835500839e0083b40083c90083de0085780085c20085ee\
00861c0086410086610086910086c400870700880c00884400887c0089c0008a02008a4d008aa6008ac9008adf008c7f\
008c97008cd6008d0c008d28008d3f008d7b008e12008e41008e55008ea900900800904100905300914c00918d00919f\
0092860092d40094310094430094640094770094820094d10094e10094fc00953700956c0095a70095cf0095f20098e4\
0098ec00991e009950009986009b4a009b96009bd6009c26009c6f009e76009ea8009ec4009f1500a0a700a0de00a0ff\
00a30b00a32e00a35800a38700a39100a3b900a3fd00a41200a42700a43500a45300a46500a46e00a48700a51c00a55e\
00a59b00a5dc00a5e200a5ee00a60000a60700a60e00a61700a65b00a66700a7bc00a7ef00a83e00a87d00a8b400ad35\
00ada300ade100ae1900ae6900ae9400aebf00aee000b0e200b0fe00b15100b1a900b1d500b1e700b20100b23000b2f5\
00b30700b32900b35500b3cc00b3d600b3f000b40300b46e00b4ab00b4f300b52900b55300b64600b68100b6d400b7a9\
00b7f900b8dd00b91a00b9a600b9e200ba1e00ba4b00ba7a00bafa00bb2200bb6000bb7e00bfdb00c00d00c04100c0dd\
00c0fa00c10500c16000c17b00c1f200c25100c28500c2f000c4ee00c54300c61400c65400c68c00c69c00c6cd00c70b\
00ca6e00caaf00cb1300cb4d00cb7500cbb400cc0a00cc2c00cd5f00cd8000cf8500cfb000cfe000d01b00d06700d09f\
00d0d300d12100d18800d1c400d21d00d26500d3ae00d3ff00d41400d46700d4a500d50100d53100d55d00d5cf00d61e\
00d64500d67c00d6b800d6dc00d72200d73d00d78500d7a900d7e100d83200d86300d8ba00d8dd00d92300d98200d9b9\
00da0200da3600da5f00da9700dab600dad200db1600db5a00db8400dd3800dd7500deba00def400df3300df6500df8c\
00dfac00dff600e00600e06300e07700e0a300e0e500e20d00e23900e27d00e2b600e3c400e3db00e42100e47f00e49b\
00e4f900e53000e62b00e67500e6cf00e6ee00e70c00e75d00e7ad00e7eb00e89300e8b200e8d900e8f800e93200e940\
00e98800e9b000eb2800eb5300eb9f00ebc300ebec00ec2700ec6900eeeb00ef1f00ef7100efa300f20a00f22b00f254\
00f29400f43e00f46c00f4af00f4b900f4e300f63a00f69300f6be00f6f000f75c00f79200f8a000f8dd00f8ff00f925\
00f98000f9c000f9dc00faa500fadf00fafd00fb0800fb1100fb3100fb4500fb4b00fb5400fb5d00fb6b00fb8200fb88\
00fb8c00fba000fbb500fbd600fbe700fc4500fc4f00fc5c00fc8f00fcb400fcc400fcd000fcfa00fd0400fd3700fd5a\
00fda200fdf800fe4700ff5600ffa100ffdb0100f301010b01012801013e0101580101980101ed0101f90102ef010313\
0103240103530103770103960103ac0103ec0103f701043501046f0106050106210106560106910106df01071501081a\
0108590109190109640109a4010abf010b04010b35010ceb010d10010d61010d7e01114701119001119d0111e901120e\
0113900113ae0114260114740114b60115210115750115960115b70115cc0115f901163d01167301169d01172a011746\
0117680117880117de01181001182b01187e0118c00118dc01192301194a01196e01197a01197f0119a00119e50119fd\
011a3a011a40011a4f011a55011a87011aa6011ad0011af3011b0d011b4b011b78011b97011bbb011bdf011c06011c26\
011c44011c58011c5e011c66011c6f011c7e011c94011cb6011cc0011cd2011ced011d41011d68011d74011d79011db2\
011dfc011e1f011e37011e67011e82011ea0011ebb011ecd011ee5011f5e011fc801200e01203a0120760120b9012103\
0121460121790121ca0121e801220f01222f01231801232501232b01233c01234901235001235801236a0123a00123a9\
0123c90123dd0123f00124160124550124930124d901251201251901254401259601265301265b0126900126a00126a9\
0126ef01270f01273e01274701274f01275801275f01276601276d0127760127ac0127c60127d2012809012826012841\
01285d01286501286f0128780128810128d70128fe01296d0129ef012a25012a44012a76012aa6012ad5012ae9012b3e\
012b73012b9f012bc2012bf1012c09012c3c012c96012cbd012cf8012cfe012d2c012d65012d9f012db5012dee012e5b\
012e9d012eae012ef8012f11012f58012f97012fc7012ff70130250130790130e501313c01315b0131cb0131ec013260\
0132dc0132fc01330d01334d01335a0133650134370135140135890135ad0135e90135fe013600013602013604013614\
01363201363c01365b01366c01369a0136b30136c70136d901372e01373401373b01374901377801378501378c013793\
0137a80137e40137f501382001383601383f01384f01385601386b0138830138a70138c20138cf0138e20138fe013916\
01392c01393c01394d01395f01396c01397a01398c01399a0139a80139b60139e50139f5013a0e013a4d013a57013a5e\
013a6a013a7e013a8b013a9d013aee013b07013b1a013b30013b42013b4c013b5e013b71013b8a013b9f013bb9013bd0\
013c1b013c2a013c41013c57013c68013c85013c9e013ca3013ca8013cc6013cd6013d00013d28013d30013d53013d60\
013d8a013dd1013de0013e34013e4b013e58013e60013e67013e6b013e76013e9e013ebf013ecd013ee3013ee8013efe\
013f16013f1f013f25013f2e013f50013f79013fe101402e01404401407c0140880140b40140cc0140e20140f8014106\
01411b01412f01413a01415101415a0141870141b40141c60141d20141dc0141e90142060142540142710142a30142f1\
0142f801435701437d01439d0143f801443d01444d01446c0144910144d70144e301450401450b014523014533014545\
01455901455e01456a0145740145c60145f601461301462401463901466201468a01469b0146a40146af0146bb0146c3\
0146d00146dd01476f01478c0147990147a70147b80147c90147d10147e801480301480e01482401488c0148980148be\
0148e20148f10148f701490201491501492901493901494a01495a01497b01498d01499501499d0149af0149b60149c0\
0149c70149d40149dd0149e6014a00014a11014a20014a39014a83014a8e014a92014aad014b2c014b38014b40014b56\
014ba6014bad014be3014c27014c32014c42014c47014c81014cb9014cc1014ced014d29014d3d014d78014d9e014dbe\
014dcf014e04014e40014e82014ebb014ed8014f0d014f15014f25014f34014f47014f5d014f6a014f77014f84014f92\
014f9f014fb0014fcb014fe3014ff101500101500e01502201503f01504d01505101505901506901507701508a015091\
0150980150aa0150b20150c10150c90150e901510201510c01511401512601516101516701518b01519201519801519d\
0151a50151c80151e90151f001522b01523a0152660152bb0153050153140153410153490153590153620153740153a1\
0153b90153d501542901543801544001545301545b01546101546701547001547e01548501548e0154990154ae0154bd\
0154c60154cf0154d70154db0154ef0154fa01551301551b01553301554801555901556101556701556d01557e0155ab\
0155c40155e401560301562501563e01566901567a01568501568c0156940156a40156ad0157100157570157720157b1\
0157c80157f301580a01581201582101582f01583601583e01585401585d01586801586f0158770158800158890158a2\
0158b00158bb0158cb0158de01591001592301592f01594101595a01596b01598d01599e0159ad0159da0159e5015a07\
015a18015a44015a6c015a7e015a8f015aa4015ac0015add015af4015afd015b11015b29015b39015b52015b6a015b7b\
015b92015ba7015beb015bfe015c10015c2b015c56015c67015c6f015c83015c8d015caa015cc2015ce0015d05015d2d\
015d43015d59015d78015d8d015dad015dbb015ddb015def015dfd015e1c015e2f015e3b015e46015e5a015e6b015e7e\
015e86015e9b015eb3015eca015ee0015eef015ef9015f18015f2c015f37015f62015fa9015ff401605801609e0160cb\
0160e20160f401611401613a01615c01617601617e0161bf0161e001623501623c01627e01628f01629b0162ba016311\
01631901637501638f0163a70163be01641c0164780164a30164ca0164e30164ec0164f8016501016517016528016536\
0165510165a20165af0165d10165f001661f01663601664a0166680166770166950166a70166e501673301674801675e\
0167730167a60167ae0167cc0167ec01680a01684001685201685601687a0168af0168cd01691b01694101694a016985\
0169c10169dc0169e60169f5016a22016a34016a3c016a5e016a72016a7c016a97016aa3016ab5016aea016b06016b22\
016b37016b49016b91016b9f016bb9016bcb016c10016c22016c43016c65016c68016c83016cdb016cf1016d05016d0d\
016d21016d3b016d52016d5b016d7b016dac016dc0016dd5016ddd016e33016e3b016e4d016e62016e78016e89016e97\
016eaa016eb4016ec8016edb016eef016f04016f18016f2a016f3e016f68016f7d016fbd016fd7016fe8016ff501700d\
01706e01707201707e01708b01709001709601709d0170a60170ae0170c50170ca0170ee0170ff017121017153017165\
01717c0171840171940171a40171f201723a01724201725201727001728f0172a20172cb01730501730b017312017365\
01737501738d0173c70173d70173e90173fa0174210174900174990174a00174b30174ed01750a01751b01755101755f\
01757a01759a0175c50175e70175f201760401760a0176430176620176a50176d10176eb0176fc017721017748017763\
0177860177b60177bf0177cf0177e10177f10177fd01780501780f01781c01782601782b01783401784001784e01785d\
01786801787f01788d0178a80178d20178d70178e40178ef01790201794901796501798f01799b0179a70179ae0179b3\
0179bf0179d0017a01017a2c017a48017a72017aae017ab5017aef017b02017b82017ba8017bfc017c10017c2e017c43\
017c58017c6d017c8f017c98017cad017d38017d3f017d6d017d71017dc1017dd0017de9017dfe017e12017e27017e35\
017e4a017e5e017e69017e7b017eb4017ebb017ee8017ef0017f01017f0c017f17017f1f017f2c017f3e017f62017f6b\
017f80017fc8017fde017ffc01809601809e0180b00180b80180cd0180dd0180ee01810601810c018125018135018145\
01815301816001816f0181800181980181a50181bc0181c20181ca0181f601821401822a0182460182720182780182c0\
0182d00182dd0182e301831001833301835901838101839f0183a70183b20183c70183d80183dc0183e30183ea0183f4\
01840701842401842c01843601843e01845501847801848501849e0184c101850101851001851601852201858e0185bb\
0185cf01860a01862001862e01863901865001867101867601868f0186980186ac0186ba0186d00186e20186e90186ff\
0187320187600187690187770187b90187d601880401883a01887d0188880188aa0188b70188c80188d80188ed018900\
01892901893201894a01895001895a01896001897f01898e0189970189c00189ca0189d20189fb018a10018a19018a2e\
018a45018a61018a70018a9e018aa4018abb018b3a018b4b018bb5018bc8018bd9018c29018c42018c54018cb6018d0e\
018d77018d82018d8b018db9018dee018e34018e47018e6b018e95018ec5018f0f018f29018f5b018f7d018fc2018fe6\
0190120190540190760190ab0190d401910a01912d0191570191600191700191a70191e30191ea01920301921501921b\
01924701924f01927701927f01928b01930f01931701936c01937601937b0193b60193e20193f301940901941d01942d\
0194460194580194610194750194810194a30194ac0194b20194bc0194c40194d801950201952701954801959f0195a5\
0195b60195bd0195c20195de01960101960b01962801962e01965c01967501968b01969301969c0196b30196bc0196c9\
0196e90196f201970401972501973301973e01974d01976301978201979a0197a20197ac0197bb0197cb0197d20197da\
0197e20197ea0197f401980f01983401985701989b0198a00198e20198e901992901993101995c0199890199a30199ca\
0199fb019a28019a52019a63019abb019ac1019aee019af5019b05019b3d019b4d019b5b019b78019b93019b97019bb0\
019bbd019bca019bd8019c01019c0c019c32019c65019c7f019cc5019ccc019cf3019d48019d5c019da0019dca019e07\
019e95019ebf019ef0019f20019f37019f62019f70019fab019fbd019ff101a01201a02f01a06701a09901a0c501a0db\
01a0fc01a12701a14401a15b01a19101a1a101a1e101a1f801a20d01a25701a27e01a2a701a2d701a2fe01a33501a36b\
01a3e601a41601a44a01a47701a4c201a4d901a51401a53701a54001a54f01a56c01a57501a57e01a58901a5a101a5b6\
01a5cc01a5fb01a61501a62a01a63301a63b01a64501a65401a65d01a66001a67c01a69101a69601a6a201a6b501a6c6\
01a6f101a70f01a72b01a73701a73f01a78901a79701a7a601a7ad01a7b501a7c901a7df01a7e601a80e01a83e01a855\
01a87701a89401a89f01a8b401a8f201a91c01a94f01a96801a97401a97d01a99a01a9a501a9b201a9ba01a9c101a9c8\
01a9cf01a9d501a9e101aa0801aa2501aa3001aa7e01aa8501aa9001aab901aac601aae001aaff01ab3a01ab7701ab95\
01ab9b01aba301abb101abb901abce01abd701abe001abe901abf201abfa01ac0201ac2001ac8d01ace601aced01ad3c\
01ad4d01ad6501adb901adcb01adf001adf401ae1901ae2901ae3401ae4a01ae5c01ae7b01aee201aef901af2201af3f\
01af6b01af7401afa001b03f01b05201b06701b0b201b0c701b0d201b10a01b12801b15e01b17201b18401b18b01b1c7\
01b1d901b1e701b1ff01b20f01b26301b26901b27201b28701b29201b2a601b2b901b2f301b30501b31c01b35301b363\
01b38101b39601b3d801b3e101b41b01b42401b43201b44001b45001b45901b45f01b46901b48201b4c401b4e601b50f\
01b53201b54c01b56501b58301b5a401b5b801b5c301b5d601b5df01b5ea01b5f201b61201b62501b62a01b64801b655\
01b65c01b69f01b6e101b6fb01b71101b73301b79501b7a001b7cb01b7db01b7f101b80701b81501b83301b83801b83f\
01b8c601b92901b93301b94a01b96d01b98a01b9d801b9f701ba2e01ba4b01ba6b01ba7701ba8801baa901bac101bb03\
01bb4301bb6501bb8301bb9901bbb601bbf901bc2e01bc5a01bc7801bc9b01bcb901bcdf01bcf401bd0701bd3401bd4c\
01bd7301bd8e01bdce01be2501be3501be5a01be9b01bec101bf2501bf7b01bf9601bfbc01c00201c02301c06d01c08e\
01c09e01c0d001c10001c14301c16401c1a301c1fe01c24501c28c01c2ab01c30101c31901c34201c36a01c37901c392\
01c3a401c3ce01c3e101c3ed01c3f901c42201c45c01c49401c4b701c4f101c51401c54901c5d601c5ee01c64101c67e\
01c6ea01c71401c75201c77e01c7bf01c7db01c81101c84001c87e01c89a01c8e901c94601c9b401ca0b01ca6b01cacf\
01caf401cb0e01cb7a01cbf101cc8801ccf401cd1701cd7101cdba01cde401ce3401ce4d01ce9e01cefb01cf5901cfa6\
01cfdf01d01401d05e01d0ee01d13401d19401d1da01d21e01d24801d2b201d30701d32a01d39901d3f901d43e01d4b3\
01d52b01d58001d62901d66701d6a201d71801d74f01d7a301d80101d82001d88101d8dd01d96c01d9fd01da7a01db1c\
01db6701dbd801dc3701dc4d01dc9101dcbb01dcd501dd1a01dd3101dd7e01dda701dde001de3001de4b01deac01decb\
01df1701df4601df9a01dff501e01401e04701e05c01e0cb01e0f301e12001e14901e17901e1c501e20201e21f01e254\
01e29801e2ea01e31201e34e01e39b01e3f501e45a01e48801e4b301e4be01e4c501e4e801e50701e53701e57a01e5b6\
01e5fe01e64701e67d01e69e01e6de01e73a01e7b901e81901e87201e8aa01e8dc01e91501e94e01e97001e99601e9dc\
01ea1601ea6501ea9301eac901eaf001eb5701eb8f01ebe901ec2e01ec5701ec8f01ecc801ecf601ed3d01ed5801edb2\
01edce01edf201ee2301ee4c01ee7501eec801ef1d01ef6101ef9301efc701f00501f04601f08401f0e301f15501f1a8\
01f22c01f27801f2ce01f30e01f32301f36a01f3c901f3e701f43a01f47001f4ba01f4f301f4fe01f53001f56601f5bf\
01f60901f65601f69801f6f601f77f01f7e901f84b01f87401f8b401f8cb01f8f301f90701f91901f92e01f95701f96a\
01f98601f9af01f9ce01f9e101f9f001fa1101fa2c01fa5001fa7901fa8901fa9701faa701fab701fad601fafc01fb14\
01fb2101fb5101fb7e01fbac01fbc401fbe201fc2001fc3f01fc6401fc8601fca901fcde01fce301fcfa01fd2c01fd41\
01fd5f01fd7f01fd8601fd8d01fdac01fdce01fdf101fe1501fe3201fe6101fe9501fec901ff1b01ff2d01ff7401ff8b\
01ffad01ffea02000702002402004e02007a0200b50200e602011a02012502013002014002014b02015c02016a020182\
02019b0201b20201bd0201d40201dc0201ea0201f402021002021902022202022c02023502023e02025d02029802029d\
0202d002030602032802032f02033602033c02034302034702034b02035402039e0203c00203f302044a02047202048e\
0204a30204d10204f10205290205540205880205940205d202062a02064502066f0206830206a40206d80206ed0206f5\
0206fe02071302071d02072b02073402075a0207810207bc0207df02080d02082002085b02086402086d02088302088f\
0208970208b80209190209440209a10209da0209e8020a7f020a90020ab4020ace020ad7020aea020afd020b3d020b7a\
020b99020ba8020bdd020be6020bf2020bfa020c32020c77020ccf020cf3020d26020d96020de1020e31020e7e020ebe\
020f15020f42020f6e020f9b020fd60210280210750210e10211280211d302127a0212fe0213310213650213960213fd\
02144902148c0214b502152f0215960215f60216810216c00217010217450217750217e002182d02185a0218d302192e\
0219920219f5021a25021a6b021abf021b27021ba3021c05021c5b021ccb021d3f021d8a021dd4021e78021ec3021ef6\
021f5c021fd002201702204a02208c0220d702210502211002211f02213502214e0221660222030222a70222e3022316\
02236b0223990223e302247302248b02249302249c0224e902251b02257d0225e002262702265102266102266f0226ce\
0226ff02271202272802274302274b02275e02276602276c02277202277b0227890227900227990227a40227b90227c8\
0227d10227da0227e20227e60227fa02280502281e02282602283e0228590228b70229110229700229b80229c50229cb\
0229f5022a3d022a6a022a74022a92022aab022ace022b14022b37022b52022b6c022bc3022bdc022c11022c30022c57\
022c91022d32022d80022dae022e2b022e51022e7a022eb7022ef6022f0b022f38022f4d022f8b022f9f022fa5022fb2\
022fc7022fd8022fe002302702304602308c0230a70230b00230c90230f902310b02311c02314d02316402319c0231c1\
0231f602321802322f02324d02325f02327f0232d302331b0233520233980233b902341b02343602345702346f023492\
02349d0234c20235070235780235fe02362702363102366c0236880236a30236ba0236d20236d702370d023722023729\
02373402377b0237ab0237af0237b102380202383002386f02389c0238e702390e02393b0239810239a70239ea023a1c\
023a30023a4a023ad8023b8d023bd7023c0f023c40023c74023c9e023cf8023d34023d7e023da0023dcc023e0c023e63\
023e9d023ed8023ef6023f23023f4f023f9d023fd7023fea02402502406a0240a40240bc024125024137024151024181\
0241c80242190242610242720242bd02430002430e02432f02435c0243870243b00243e202441a0244600244870244ba\
0244d80244fc02452702454a0245650245800245a80245ce02461d02465c0246820246e502472202474802476d02478a\
0247940247c30247e602481002485102487e0248b40248ea02491d0249570249850249c20249f6024a6d024a90024ad7\
024b2c024b4b024b7a024b8d024be7024c2e024c80024cc5024d0d024d50024d7f024dce024ded024e37024e6c024ecd\
024f15024f66024f7a024fab024fbc024fd3024fea0250160250590250800250bb0250ea0250f5025123025161025185\
0251b30251ed02521102524a02528b0252dc02532902535c02538c0253bd0253ea02540602541a02543b025464025498\
0254c30254eb0255370255720255a80255ea0256330256640256940256bc0256e702570602572102573e0257920257d2\
02580b0258240258450258820258b40258e60258f502595702597e0259d5025a2e025a56025a79025ab7025ad2025af1\
025b34025b5c025b89025c67025c9b025cbf025d0f025d40025d7a025db7025de2025e28025e84025ed1025eef025f23\
025f48025f6f025f9a025fd502601b02604802607b0260980260bc0260d90260ff02611d02614102616b0261960261b6\
0261d902620302624102626802628e0262aa0262d002630302633e02638f0263b80263fa02643202647b0264cc026504\
0265470265850265ba0265da02663802666f0266b30266ea02671f0267550267870267bd0268150268580268970268d4\
02690102693b0269990269ae0269cd0269fd026a4c026a97026acc026af3026b15026b48026b6a026b96026bbf026be5\
026c3a026c85026cb0026cdb026d08026d3e026d61026d84026dd6026e08026e65026eb2026efe026f4e026f92026fc4\
026fe502700e02703302705c0270930270e602713202716b02719a0271cd0271f802721802724d02728602729c0272b1\
0272ff02732c0273730273b00273e102741302742f02746e02749f0274bd0274ea02750802754202758f0275d1027604\
02764302767502769b02770002774302776902778f0277d10277f50278170278650278b802791b0279660279bc0279db\
027a08027a74027aa5027ac4027b17027b3f027b7b027bbd027c02027c70027cad027cec027d22027d72027d9c027deb\
027e1d027e78027ebd027f1e027f50027f74027f94027fbf027fe702802302805b0280810280c10280ee02812502814b\
02817402818d0281b40281e802821302823b0282520282770282c60282f502831b02833c02835c02839a0283c60283fc\
02844302847d0284a90284eb0285220285490285780285a80285c40286430286870286ca0286eb02872202873f028780\
0287cb0287f302880f02884d0288860288b90288fa02891902896a0289b40289f2028a2c028a67028a81028aa4028ad0\
028af6028b20028b45028b79028ba3028bf7028c25028c4b028c74028c99028cb8028cdd028d00028d3f028d68028d9c\
028dd8028df8028e3b028e5d028e74028ea5028ec7028ef5028f33028f55028f89028fc6028ff4029014029044029080\
0290ae0290d50290fc0291240291950291d10291f202923702927a0292b10292db02931d0293630293980293ca0293e8\
02941302943f02947e0294d80294fe02954102956402958f0295b20295db0295f40296070296470296bf029703029743\
02977f0297a70297b902980102982b02985a0298770298820298bb0298ed02992a02997502999b0299c7029a00029a5a\
029a83029ab3029af5029b36029b99029bcb029bf6029c4a029c88029ce0029d0d029d31029d66029d94029dcc029df9\
029e05029e48029e75029e98029ebd029f0a029f38029f64029fad029feb02a01102a05102a07602a0a902a0c602a0eb\
02a11002a12d02a15702a18102a1db02a27b02a2e702a36c02a43802a4a702a4c702a50902a53202a55902a59502a5ba\
02a60202a63502a66602a69b02a6e302a71702a74a02a77702a7b802a7fd02a83f02a88102a8b002a8f402a91502a93b\
02a96502a98f02a9c902a9fe02aa1702aa4702aa7c02aa8f02aad002ab1c02ab5f02ab7702abb102abd302abf302ac38\
02ac5b02ac8902acb402acdc02acf402ad1b02ad3b02ad7402ad9a02adb502adcf02adf502ae1d02ae5902aed002af17\
02af3902af6702af8202af9c02afea02b02102b09102b0b602b0fc02b12602b15102b18802b1bb02b1e102b20402b238\
02b27e02b2fc02b36802b3a202b3bc02b3d002b40602b43602b4b402b4eb02b50b02b54302b57402b5ae02b5e302b5f9\
02b63902b68402b6ba02b6dc02b70a02b71c02b74b02b77902b7aa02b7d902b7fd02b85502b8a002b8ce02b91b02b94b\
02b98802b9d202ba1402ba6c02ba8f02bac602bb0702bb2f02bb6402bb8f02bbc002bbef02bc2902bc5f02bcab02bcef\
02bd2a02bd8402bdb302bdf302be3b02be6602bea902bed702bf0402bf3802bf6402bf9c02bfeb02c01c02c04e02c060\
02c07c02c0a002c0f102c16702c1ae02c1f302c22902c25b02c29d02c2c302c2df02c32902c33302c36602c39502c3ca\
02c40002c42b02c43b02c45d02c47302c48502c4a502c4e202c53202c55b02c58b02c5ba02c5dc02c60802c63c02c654\
02c69c02c6c402c6ee02c72702c74b02c77c02c7b702c7df02c80f02c83102c86902c8a602c8cc02c8e102c90802c931\
02c95b02c97202c9a902c9e402ca1402ca2802ca5a02ca6902ca9a02cad702cb0902cb2b02cb7202cbaa02cbf102cc53\
02cc7802cca802cce502cd4202cd6c02cd9102cdad02cdf702ce2702ce4a02ce8102cec302ceec02cf1c02cf4102cf7c\
02cfb302cfd702cfe602cffa02d09502d10f02d13602d14102d18c02d1bf02d1f702d23602d27d02d2d002d2ec02d30f\
02d33302d36202d39602d3ad02d3cf02d3f902d44c02d47702d49d02d4c202d4f502d58302d5da02d60602d67902d6b8\
02d6e102d72302d73702d77602d7a702d7f602d83a02d87002d89e02d8d102d8fd02d93a02d97002d9a602d9c102d9ea\
02da1e02da3502da5902da8602dae302db2402db4e02db5a02db7002db8802db9f02dba702dbbe02dbd202dbf602dc2c\
02dcac02dd2102dd2802dd7702dd8102dd9d02ddb102ddd302dde102de4202dea102deb402ded302def302defe02df10\
02df3902df4402df8b02dfcb02e00702e04b02e06902e0ca02e0eb02e10b02e16302e1b502e20502e23c02e26402e29c\
02e2cb02e2ff02e33c02e3e402e46302e4a502e4b102e4d302e4db02e52a02e56e02e5ca02e60402e60d02e63c02e65d\
02e67b02e6b302e6cc02e6f102e72002e75b02e76e02e7a802e7e002e80902e82902e85702e87002e89702e93702e974\
02e99502e9c502e9ef02ea0d02ea2b02ea4f02ea7f02ea8b02ea9202eae402eaea02eb3502eb5002eb9302ebdb02ec07\
02ec2602ec3b02ec6702ecae02eccc02ece6
""")
}
