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
{time} p. m.
{time} a. m.
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
se adelantó el reloj
Vow se cerró de golpe
Vow no estaba en marcha
equipo apagado
Vow estaba detenido
Vow estaba parado
equipo suspendido
no está demostrado
cambió la zona horaria
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
{text} ({inner})
{hours} h {minutes} min
{label}: {text}
{before}, {next}
{minutes} min
{seconds} s
{text}.
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
Responde con todo lo que es de la alarma.
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
Un evento que escribió Vow cambia su alarma, si aún existe; cualquier otro crea una nueva. Lo que ya está se deja como está. Lo que no es una alarma (un evento de todo el día, una tarea) se omite y se nombra con su línea; con --strict, entonces no se importa nada. Los eventos ajenos reciben el sonido, los aplazamientos y los retos de una alarma nueva. Un archivo con más de 200 alarmas se rechaza.
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
Abrirla en una ventana propia, si el navegador las tiene.
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
Mañana {number} de {count}
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
pregunta dentro de {wait} si sigues en pie: {name}, {reading}
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
Responde una suma en la pantalla de la alarma.
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
El idioma de mis frases
Lo que la hace más fácil vale desde la alarma de mañana.
Más para {name}
perdida: {when}
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
Hecho. Dentro de {wait} pregunto una vez si sigues en pie. {label}
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
Cuánto lo crees, de 0 a 10
¿Cuánto te crees «{text}», de 0 a 10?
Cambiar: {question}
Comprobar
{done} de {of} respondidas
Intro responde; Mayús e Intro empiezan otra línea.
De tu respuesta: {question}
Seguir con la conversación
Se oye bien: {heard}
No estás a solas
Lo que acabas de escribir no se ha guardado. Tus otras respuestas, sí.
Otros países
Quedarme con estas frases
Conservar: {text}
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
A partir de la séptima mañana hay también cifras y gráficos.
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
Escribe esta frase dos veces, con treinta segundos entre una y otra. Queda anotada como salida de emergencia; nadie te juzga por ello.
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
Para decir: {lines}
Levanta el dispositivo y muévelo sin parar.
Otra manera
Te toca
¿Sigues en pie?
Un momento
Escuchando
Sonando
Hablar ahora
¿Acortar esta frase?
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
Este navegador es de otra cuenta de este equipo.
Abre la página en tu propia cuenta: vow open
Eso no se ha podido aceptar así.
Revisa lo que escribiste. Si sigue así, vuelve a cargar la página.
Ya no se da acceso a otros equipos.
Permíteselo en el dispositivo, en Ajustes.
Esto solo se puede permitir en el dispositivo donde funciona Vow.
Abre la página allí: `vow open`
No se puede escribir en la carpeta de Vow, así que no se puede dejar entrar a ningún navegador.
Haz sitio en el disco y permite escribir en la carpeta.
Vuelve a cargar la página y escribe la contraseña.
Ese navegador ya no tiene la sesión abierta.
Vuelve a cargar la página.
Es más de lo que Vow acepta de una vez.
Elige un archivo más pequeño o un texto más corto.
Este navegador ya no tiene acceso.
Vuelve a abrir la página con `vow open`.
Fue demasiado de golpe.
Prueba otra vez en un segundo.
Hubo demasiados intentos.
Espera un minuto y vuelve a probar.
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
Fijar el ruido de la habitación (dB)
Carpeta de copias (u off)
Tecla que pide la salida (vow buttons)
Tecla que dice «ya estoy en pie» (vow buttons)
Tecla que pide un aplazamiento (vow buttons)
Un límite de tiempo para la palabra (segundos)
Palabras al azar
Palabras nuevas cada mañana demuestran que ya no duermes. Cuantas más, más difícil.
Reloj
Cómo se escriben las horas en todas partes.
Idioma
Minutos al día con el entrenador
Cuánto debe durar la sesión diaria con el entrenador.
Tono de voz (%)
Velocidad (%)
Servicio que puntúa (u off)
Un recordatorio diario
Voz
Puntuación de una frase
Motor de voz
Para inglés
Para español
Qué reconocedor escucha. Lo habitual es el mejor de los instalados.
Para chino
Motor que se consulta tras un rechazo
Preguntar por las metas por la tarde
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
Una puntuación para todas las líneas juntas
Decir en voz alta qué hacer
Una voz dice qué hacer, para ojos que siguen cerrados.
Pedir líneas nuevas al cabo de (mañanas)
Borrar lo que dijiste al cabo de (días)
Tras cuántos minutos
Vuelve a sonar si nadie responde
Cuántas veces vuelve si nadie respondió.
Segundo motor que toma notas
Cuánto quieres dormir
El aviso de la noche dice entonces cuándo acostarse.
Con auriculares
Qué pasa si hay auriculares conectados cuando suena la alarma.
Subir el volumen de un dispositivo bajo a (%)
Avisar por debajo de
Por la noche se te avisa si el volumen del dispositivo es menor que este.
Escuchar las respuestas de las cuentas
Escribir las frases si nada puede oírte
Si falla el micrófono, escribir es una salida.
Vibración (%)
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
como para todos los idiomas
el mejor de los instalados
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
un servidor…
La dirección de un servidor Wyoming, por ejemplo wyoming:host:10300.
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
Así es una mañana. Pruébalo ahora, con tu propia voz.
Seguir
Qué haces
Por ejemplo: Entreno 4 veces por semana.
Ir al inicio
Tres pasos, tres minutos.
¿Qué quieres que sea verdad?
Dirás estas palabras para parar la alarma. Con una basta.
Escribe al menos una frase: es lo que dirás por la mañana.
En una emergencia escribes una frase dos veces.
Suena, y te escucha.
Dices tus frases, con una palabra nueva cada día.
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
cámara
motor de voz
escucha
sensor de luz
micrófono
sensor de movimiento
reconocimiento de voz
timbre
altavoz
lector de etiquetas
tono
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
Tienes {count} frase en {language} que no pide ninguna alarma.\##u{1F}Tienes {count} frases en {language} que no pide ninguna alarma.
Con volumen 0 no la oirá nadie. Súbelo: vow alarm edit {id} --volume 80
La alarma {other} suena a las mismas horas; sonarán las dos, una tras otra.
Prueba lo que la para, un minuto: vow try morning --alarm {alarm}
Tus alarmas siguen pidiendo frases en {asked}. Para cambiarlo en una alarma: {command}
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
{count} sin respuesta\##u{1F}{count} sin respuesta
{count} salida de emergencia\##u{1F}{count} salidas de emergencia
{count} cumplida\##u{1F}{count} cumplidas
{count} sin sonar\##u{1F}{count} sin sonar
{count} sonando\##u{1F}{count} sonando
{count} aplazada\##u{1F}{count} aplazadas
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
Salida de emergencia: escribe dos veces: {sentence}
Salida: escribe otra vez: {sentence}
Salida: podrás escribirla otra vez dentro de {left}
Usa una fecha posterior, o --end.
Usa un --to posterior.
`vow lines list` las muestra.
Error: {sentence}
Próxima alarma: {name}, {when}
No hay ninguna alarma prevista. Crea una: vow alarm add --time 06:30 --days lun-vie
Aún no hay códigos. Añade uno: vow codes add cocina --image foto.jpg
Aún no hay etiquetas. Añade una: vow tags add puerta
Una operación lee JSON y responde con JSON: vow {operation} --json -
--{name} va de {least} a {most}.
Una frase en chino se añade con --language zh; si es de otra escritura, ponla en letras latinas.
La página: {address} (ábrela con: vow open)
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
Vow no puede conectar con el servidor de sonido predeterminado.
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
Casi: «{word}» no va ahí.
Casi: falta «{word}».
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
{why} Aplázala una vez, o usa otra salida de abajo.
{why} Usa otra salida de abajo.
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
Aquí hay demasiado ruido para que te oiga. Acércate al micrófono.
Tu voz se oye muy débil. Un poco más alto, por favor.
Acerca la etiqueta «{name}» al lector.
Ahora escribe tus afirmaciones.
Buenos días. Escribe tus afirmaciones ahora.
Ahora escribe tus metas.
Buenos días. Escribe tus metas ahora.
Di las frases en voz alta; aquí no vale escribir. Salida de emergencia: escribe esto, dos veces, con treinta segundos entre una y otra: {sentence}
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
Escribe «borrar» para seguir:
{folder}/: eliminada
Archivos revisados: {count}. Queda algo en:
Hay que esperar a que termine la mañana {run}, que pide estas frases.
borrar
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
0015cf0015d50015db0015e10015e60015ea0015f40015fc00160100160c00161000161400162100162e001632001637\
00164d00165600168000169e0016a40016bd0016d600173200173800174e00176500177d00178c0017a00017b20017c4\
0017d80017f000180200183500187b00189a0018c50018db0019370019650019760019de001a06001a1b001a36001adf\
001b0f001b3e001b5a001bb2001bd1001bec001c1d001c25001c8e001ccf001ce4001d00001d0a001d2e001d3a001d4d\
001d76001da3001db0001e18001e44001e7d001eb4001ec8001ee9001f03001f0d001f48001f62001f9d001fac001fc1\
001fd2001fdb001fe6001ffd00200900206700206d00207700207d00209400211900212e00215700217d0021b50024a8\
0024ea00252e002549002567002744002956002ba4002d1e002f010030ba0032260032570032a40032f5003314003333\
00335400336f0033a30033c40033e900340600342b00344c0034900034b70034de00350100352000354b003565003571\
00357e00358e0035a60035b20035cf0035ed00360100360d00362f00369d0036a50036bf0036dd0036e500370200371d\
00373300375800376d00378e0038600038670038b50038fc00393400395f0039830039a80039d60039f3003a01003a1a\
003a35003a73003aa6003b20003b47003b9d003c0c003c47003c5a003c89003cbf003cf5003d2e003d4a003d9e003dcd\
003e31003e49003e63003e74003eb1003ec6003ee5003f31003f59003f6f003f8a003fa3003fb2003fbd003fc9003fe6\
003ff300401000404200407e00409d0040ec0041350041460041590041680041a00041d30041ff00423700427d0042b3\
0042e000430400431c00433c0043660043a80043d60043f500448b0044b60044dc00451f00455000456c0045900045b5\
0045e00045ff00463000464b0046940046de00470e00474f0047800047c90047e100481a00484000486500489d0048d7\
0049260049720049c30049fe004a52004a77004abc004ae9004b13004b61004b91004bc1004bd2004bdc004c31004c7b\
004c90004c9e004cb3004cbc004cc6004ccf004cd8004ce0004cf6004d0c004d2a004d45004d56004d6d004db0004dbf\
004dde004df3004e26004e3c004e4b004e63004e84004eb0004ef6004f06004f2a004f3c004f51004f62004f7e004fa1\
004fc1004fe3004ff4004ffd00500700501700502800503d00504d0050630050800050920050a20050af0050c70050eb\
0050f600511700513700515000517f0051940051b70051f100520200521400523a00525a0052800052930052980052c3\
0052ed00530400531400532e00533d00535100536200537400538300539d0053b90053be0053c70053cb0053d10053d7\
0053dc0053e00053e60053f00053f600540100540700541b00542100542800542e00543500543c00544300544d005456\
00546000546d00547900548000548600549400549a00549f0054a50054aa0054c000551000552c0055760055a00055a8\
0055af0055ee0057bf0057c70057e90057fd00583a00584100584a00587600587e0058a90058bb0058c30058de0058ea\
0058ef0058f50058fd00590000590600590c0059140059b20059d4005a11005a68005a89005aa0005ab5005ae0005b22\
00603000612700614100616a0061800061a40061ae0062170062340062620062d00062d40062fd0063350063770063ba\
0063e20064180064670064990064aa0064c20064d20064e30064f10064fd00650500654800655c0065760065c10065d7\
00662600663100675100676a0067930067a40067c40068640068a90068d30068f400690a0069330069460069b10069f1\
006a04006a26006a65006a80006aad006abf006ae7006afb006b20006b5c006b81006ba3006bfa006c31006c7f006ce4\
006d1700700500704900707b0070ce0070fc00712300714a00715f0072d10072e400730700733c00736900739d007426\
00745000747f00749e00763500766000768d0076f600783f00788a0078bc0078dc00790800794000796b0079a50079f1\
007a42007b17007c15007c51007c6d007c96007cc4007ceb007d2f007d6b007d8e007eb9007eeb007f0a00813d008172\
0081b50081d20082b30082d200831c0083340083b00083d30083ee0084190084a30084b30084fc00851200852700853c\
0086d600872000874c00877a00879f0087bf0087ef00882200886500896a0089a20089da008b1e008b60008bab008c04\
008c27008c3d008ddd008df5008e34008e6a008e86008e9d008ed9008f70008f9f008fb300900700916600919f0091b1\
0092aa0092eb0092fd0093e400943200958f0095a10095c20095d50095e000962f00963f00965a0096950096ca009705\
00972d009750009a42009a4a009a7c009aae009ae4009ca8009cf4009d34009d84009dcd009fd400a00600a02200a073\
00a20500a23c00a25d00a46900a48c00a4b600a4e500a4ef00a51700a55b00a57000a58500a59300a5b100a5c300a5cc\
00a5e500a67a00a6bc00a6f900a73a00a74000a74c00a75e00a76500a76c00a77500a7b900a7c500a91a00a94d00a99c\
00a9db00aa1200ae9300af0100af3f00af7700afc700aff200b01d00b03e00b24000b25c00b2af00b30700b33300b345\
00b35f00b38e00b45300b46500b48700b4b300b52a00b53400b54e00b56100b5cc00b60900b65100b68700b6b100b7a4\
00b7df00b83200b90700b95700ba3b00ba7800bb0400bb4000bb7c00bba900bbd800bc5800bc8000bcbe00bcdc00c139\
00c16b00c19f00c23b00c25800c26300c2be00c2d900c35000c3af00c3e300c44e00c64c00c6a100c77200c7b200c7ea\
00c7fa00c82b00c86900cbcc00cc0d00cc7100ccab00ccd300cd1200cd6800cd8a00cebd00cede00cf1800d11d00d148\
00d17800d1b300d1ff00d23700d26b00d2b900d32000d35c00d3b500d3fd00d54600d59700d5ac00d5ff00d63d00d699\
00d6c900d6f500d76700d7b600d7dd00d81400d85000d87400d8ba00d8d500d91d00d94100d97900d9ca00d9fb00da52\
00da7500dabb00db1a00db5100db9a00dbce00dbf700dc2f00dc4e00dc6a00dcae00dcf200dd1c00ded000df0d00e052\
00e08c00e0cb00e0fd00e12400e14400e18e00e19e00e1fb00e20f00e23b00e27d00e3a500e3d100e41500e44e00e55c\
00e57300e5b900e61700e63300e69100e6c800e7c300e80d00e86700e88600e8a400e8f500e94500e98300ea2b00ea4a\
00ea7100ea9000eaca00ead800eb2000eb4800ecc000eceb00ed3700ed5b00ed8400edbf00ee0100f08300f0b700f109\
00f13b00f3a200f3c300f3ec00f42c00f5d600f60400f64700f65100f67b00f7d200f82b00f85600f88800f8f400f92a\
00fa3800fa7500fa9700fabd00fb1800fb5800fb7400fc3d00fc7700fc9500fca000fca900fcc900fcdd00fce300fcec\
00fcf500fd0300fd1a00fd2000fd2400fd3800fd4d00fd6e00fd7f00fd8900fd9600fdc900fdee00fdfe00fe0a00fe34\
00fe3e00fe7100fe9400fedc00ff3200ff810100900100db01011501022d0102450102620102780102920102d2010327\
01033301042901044d01045e01048d0104b10104d00104e601052601053101056f0105a901073f01075b0107900107cb\
01081901084f010954010993010a53010a9e010ade010bf9010c3e010c6f010e25010e4a010e9b010eb80112810112ca\
0112d70113230113480114ca0114e80115600115ae0115f001165b0116af0116d00116f101170601173301174f011793\
0117c90117f301188001189c0118be0118de0119340119660119810119d4011a16011a32011a79011aa0011ac4011ad0\
011ad5011af6011b3b011b53011b90011b96011ba5011bab011bdd011bfc011c26011c49011c63011ca1011cce011ced\
011d11011d35011d5c011d7c011d9a011dae011db4011dbc011dc5011dd4011dea011e0c011e16011e28011e43011e97\
011ebe011eca011ecf011f08011f52011f75011f8d011fbd011fd8011ff601201101202301203b0120b401211e012164\
0121900121cc01220f01225901229c0122cf01232001233e01236501238501246e01247b01248101249201249f0124a6\
0124ae0124c00124f60124ff01251f01253301254601256c0125ab0125e901262f01266801266f01269a0126ec0127a9\
0127b10127e60127f60127ff01284501286501289401289d0128a50128ae0128b50128bc0128c30128cc01290201291c\
01292801295f01297c0129970129b30129bb0129c50129ce0129d7012a2d012a54012ac3012b45012b7b012b9a012bcc\
012bfc012c2b012c3f012c7d012cd2012d07012d33012d56012d85012d9d012dd0012e2a012e51012e8c012e92012ec0\
012ef9012f28012f3e012f77012fe401302601303701308101309a0130e10131200131500131800131ae01320201326e\
0132c50132e40133540133750133e90134650134850134960134d60134e30134ee0135c001369d013712013736013772\
01378701378901378b01378d01379d0137bb0137c50137e40137f501382301383c0138500138620138b70138bd0138c4\
0138d201390101390e01391501391c0139310139490139850139960139a60139d10139e70139f0013a00013a07013a1c\
013a34013a58013a73013a80013a93013aaf013ac7013add013aed013afe013b10013b1d013b2b013b3d013b4b013b59\
013b67013b96013ba6013bbf013bfe013c08013c0f013c1b013c2f013c3c013c4e013c9f013cb8013ccb013ce1013cf3\
013cfd013d0f013d22013d3b013d50013d6a013d81013dcc013ddb013df2013e08013e19013e36013e4f013e54013e59\
013e77013e87013eb1013ed9013ee1013f04013f11013f3b013f82013f91013fe5013ffc01400901401101401801401c\
01402701404f01407001407e0140940140990140af0140c70140d00140d60140df01410101412a0141920141df0141f5\
01422d01423901426501427d0142930142a90142b70142cc0142e00142eb01430201430b014338014365014377014383\
01438d01439a0143b70144050144220144540144a20144a901450801452e01454e0145a90145ee0145fe01461d014642\
0146880146940146b50146bc0146d40146e40146f601470a01470f01471b0147250147770147a70147c40147d50147ea\
01481301483b01484c01485501486001486c01487401488101488e01492001493d01494a01495801496901497a014982\
0149990149b40149bf0149d5014a3d014a49014a6f014a93014aa2014aa8014ab3014ac6014ada014aea014afb014b0b\
014b2c014b3e014b46014b4e014b60014b67014b71014b78014b85014b8e014b97014bb1014bc2014bd1014bea014c34\
014c3f014c43014c5e014cdd014ce9014cf1014d07014d57014d5e014d94014dd8014de3014df3014df8014e32014e6a\
014e72014e9e014eda014eee014f29014f4f014f6f014f80014fb5014ff101503301506c0150890150be0150c60150d6\
0150e50150f801510e01511b01512801513501514301515001516101517c0151940151a20151b20151bf0151d30151f0\
0151fe01520201520a01521a01522801523b01524201524901525b01526301527201527a01529a0152b30152bd0152c5\
0152d701531201531801533c01534301534901534e01535601537901539a0153a10153dc0153eb01541701546c0154b6\
0154c50154f20154fa01550a01551301552501555201556a0155860155da0155e90155f101560401560c015612015618\
01562101562f01563601563f01564a01565f01566e01567701568001568801568c0156a00156ab0156c40156cc0156e4\
0156f901570a01571201571801571e01572f01575c0157750157950157b40157d60157ef01581a01582b01583601583d\
01584501585501585e0158c10159080159230159620159790159a40159bb0159c30159d20159e00159e70159ef015a05\
015a0e015a19015a20015a28015a31015a3a015a53015a61015a6c015a7c015a8f015ac1015ad4015ae0015af2015b0b\
015b1c015b3e015b4f015b5e015b8b015b96015bb8015bc9015bf5015c1d015c2f015c40015c55015c71015c8e015ca5\
015cae015cc2015cda015cea015d03015d1b015d2c015d43015d58015d9c015daf015dc1015ddc015e07015e18015e20\
015e34015e3e015e5b015e73015e91015eb6015ede015ef4015f0a015f29015f3e015f5e015f6c015f8c015fa0015fae\
015fcd015fe0015fec015ff701600b01601c01602f01603701604c01606401607b0160910160a00160aa0160c90160dd\
0160e801611301615a0161a501620901624f01627c0162930162a50162c50162eb01630d01632701632f016370016391\
0163e60163ed01642f01644001644c01646b0164c20164ca01652601654001655801656f0165cd01662901665401667b\
01669401669d0166a90166b20166c80166d90166e701672a0167450167960167a30167c50167e401681301682a01683e\
01685c01686b01688901689b0168d901692701693c01695201696701699a0169a20169c00169e00169fe016a34016a46\
016a4a016a6e016aa3016ac1016b0f016b35016b3e016b79016bb5016bd0016bda016be9016c16016c28016c30016c4c\
016c76016c8a016c94016caf016ce4016d00016d1c016d31016d43016d8b016d99016db3016dc5016dd7016e1c016e2e\
016e4f016e71016e74016e8f016ee7016efd016f11016f19016f2d016f47016f5e016f67016f87016fb8016fcc016fe1\
016fe901703f01704701705901706e0170840170950170a30170b60170c00170d40170e70170fb017110017124017136\
01714a0171740171890171c90171e30171f401720101721901727a01727e01728a01729701729c0172a20172a90172b2\
0172ba0172d10172d60172fa01730b01732d01735f0173710173880173900173a00173b00173fe01744601744e01745e\
01747c01749b0174ae0174d701751101751701751e0175710175810175990175d30175e30175f501760601762d01769c\
0176a50176ac0176bf0176f901771601772701775d01776b0177860177a60177d10177f30177fe01781001781601784f\
01786e0178b10178dd0178f701790801792d01795401796f0179920179c20179cb0179db0179ed0179fd017a09017a11\
017a1b017a28017a32017a37017a40017a4c017a5a017a69017a74017a8b017a99017ab4017ade017ae3017af0017afb\
017b0e017b55017b71017bb2017bdc017be8017bf4017bfb017c00017c0c017c1d017c4e017c79017c95017cbf017cfb\
017d02017d3c017d4f017dcf017df5017e49017e5d017e7b017e90017ea5017eba017edc017ee5017efa017f81017f88\
017fb6017fba01800a01801901803201804701805b01807001807e0180930180a70180b20180c40180fd018104018118\
01814501815101815901816a0181750181800181880181950181ab0181cf0181d80181ed01823501824b018269018303\
01830b01831d01832501833a01834a01835b0183730183790183920183a20183b20183c00183cd0183dc0183ed018405\
01841201842901842f0184370184630184810184970184b30184df0184e501852d01853d01854a01855001857d0185a0\
0185c60185ee01860c01861401861f0186340186450186490186500186570186610186740186910186990186a30186ab\
0186c20186e50186f201870b01872e01876e01877d01878301878f0187fb01882801883c01887701888d01889b0188a6\
0188bd0188de0188e30188fc01890501891901892701893d01894f01895601896c01899f0189cd0189d60189e4018a26\
018a43018a71018aa7018aea018af5018b17018b24018b35018b45018b5a018b6d018b96018b9f018bb7018bbd018bc7\
018bcd018bec018bfb018c04018c2d018c37018c3f018c68018c7d018c86018c9b018cb2018cce018cdd018d0b018d11\
018d28018da7018db8018e22018e35018e46018e96018eaf018ec1018f23018f7b018fe4018fef018ff801902601905b\
0190a10190b40190d801910201913201917c0191960191c80191f901922701924901928e0192b20192de019320019342\
0193a40193dc01941101943f01945b0194840194ba0194dd01950701951f01953e01955801957c0195850195950195cc\
01960801960f01962801963a01964001966c01967401969c0196a40196b001973401973c01979101979b0197a00197db\
01980701981801982e01984201985201986b01987d01988601989a0198a60198c80198d10198d70198e10198e90198fd\
01992701994c01996d0199c40199ca0199db0199e20199e7019a03019a26019a30019a4d019a53019a81019a9a019ab0\
019ab8019ac1019ad8019ae1019aee019b0e019b17019b29019b4a019b58019b63019b72019b88019ba7019bbf019bc7\
019bd1019be0019bf0019bf7019bff019c07019c0f019c19019c34019c59019c7c019cc0019cc5019d07019d0e019d4e\
019d56019d81019da7019dc1019de8019e19019e46019e76019e87019edf019ee5019f12019f19019f3b019f73019f83\
019f91019fae019fc5019fc9019fe2019fef019ffc01a00a01a04f01a05a01a08001a0a501a0bf01a10501a10c01a133\
01a18801a19c01a1e001a20a01a24701a2d501a2ff01a33001a36001a37701a3a201a3b001a3eb01a3fd01a43101a45f\
01a47c01a4b401a4df01a50801a51e01a53f01a56a01a58701a59e01a5d401a5e401a62401a65201a66701a6b101a6d8\
01a70101a73101a74001a77701a7ad01a82801a85801a88c01a8b901a90401a91b01a95601a97901a98201a99101a9ad\
01a9c801a9e501a9ee01a9f701aa0201aa1a01aa2f01aa4501aa7401aa8e01aaa301aaac01aab401aabe01aacd01aad6\
01aad901aaf501ab0a01ab0f01ab1b01ab2e01ab3f01ab4e01ab9401abbf01abdd01abf901ac0501ac0d01ac5701ac65\
01ac7401ac7b01ac8301ac9701acad01acb401acdc01ad0c01ad2301ad4501ad6201ad6d01ad8201adc001adea01ae1d\
01ae3601ae4201ae4b01ae6801ae7301ae8001ae8801ae8f01ae9601ae9d01aea301aeaf01aed601aef301aefe01af37\
01af3e01af4901af7201af7f01af9901afb801aff301b03001b06001b07501b0a801b0ae01b0b601b0c401b0cc01b0e1\
01b0ea01b0f301b0fc01b10501b10d01b11501b13301b1a001b1f901b20001b24f01b26001b27801b2cc01b2de01b303\
01b30701b32c01b33c01b34701b35d01b36f01b38e01b3f501b40c01b43501b45201b47e01b48701b4b301b55201b565\
01b57a01b5c501b5da01b5e501b61d01b63b01b67101b68501b69701b69e01b6da01b6ec01b6fa01b71201b72201b776\
01b77c01b78501b79a01b7a501b7b901b7cc01b80601b81801b82f01b86601b87601b89401b8a901b8eb01b8f401b92e\
01b93701b94501b95301b96301b96c01b97201b97c01b99501b9d701b9f901ba2201ba4501ba5f01ba7801ba9601bab7\
01bacb01bad601bae901baf201bafd01bb0501bb2501bb3801bb3d01bb5b01bb6801bb6f01bbb201bbf401bc0e01bc24\
01bc4601bca801bcb301bcde01bcee01bd0401bd1a01bd2801bd4601bd4b01bd5201bdd901be3c01be4601be5d01be80\
01be9d01beeb01bf0a01bf4101bf5e01bf7e01bf8a01bf9b01bfbc01bfd401c01601c05601c07801c09601c0ac01c0c9\
01c10c01c14101c16d01c18b01c1ae01c1b601c1c301c1cb01c1d901c1e401c1f901c20f01c21601c21e01c23201c237\
01c25501c27b01c29001c2a301c2d001c2e801c30f01c32a01c36a01c3c101c3d101c3f601c43701c45d01c4c101c517\
01c53201c55801c59e01c5bf01c60901c62a01c63a01c66c01c69c01c6df01c70001c73f01c79a01c7e101c82801c847\
01c89d01c8b501c8de01c90601c91501c92e01c94001c96a01c97d01c98901c99501c9be01c9f801ca3001ca5301ca8d\
01cab001cae501cb7201cb8a01cbdd01cc1a01cc8601ccb001ccee01cd1a01cd5b01cd7701cdad01cddc01ce1a01ce36\
01ce8501cee201cf5001cfa701d00701d06b01d09001d0aa01d11601d18d01d22401d29001d2b301d30d01d35601d380\
01d3d001d3e901d43a01d49701d4f501d54201d57b01d5b001d5fa01d68a01d6d001d73001d77601d7ba01d7e401d84e\
01d8a301d8c601d93501d99501d9da01da4f01dac701db1c01dbc501dc0301dc3e01dcb401dceb01dd3f01dd9d01ddbc\
01de1d01de7901df0801df9901e01601e0b801e10301e17401e1d301e1e901e22d01e25701e27101e2b601e2cd01e31a\
01e34301e37c01e3cc01e3e701e44801e46701e4b301e4e201e53601e59101e5b001e5e301e5f801e66701e68f01e6bc\
01e6e501e71501e76101e79e01e7bb01e7f001e83401e88601e8ae01e8ea01e93701e99101e9f601ea2401ea4f01ea5a\
01ea6101ea8401eaa301ead301eb1601eb5201eb9a01ebe301ec1901ec3a01ec7a01ecd601ed5501edb501ee0e01ee46\
01ee7801eeb101eeea01ef0c01ef3201ef7801efb201f00101f02f01f06501f08c01f0f301f12b01f18501f1ca01f1f3\
01f22b01f26401f29201f2d901f2f401f34e01f36a01f38e01f3bf01f3e801f41101f46401f4b901f4fd01f52f01f563\
01f5a101f5e201f62001f67f01f6f101f74401f7c801f81401f86a01f8aa01f8bf01f90601f96501f98301f9d601fa0c\
01fa5601fa8f01fa9a01facc01fb0201fb5b01fbda01fc2401fc7101fcb301fd0a01fd6801fdf101fe5b01febd01fee6\
01ff2601ff3d01ff6501ff7901ff8b01ffa001ffc901ffdc01fff802002102004002005302006202008302009e0200c2\
0200eb0200fb02010902011902012902014802016e0201860201930201c30201f002021e0202360202540202920202b1\
0202d60202f802031b02035002035502036c02039e0203b30203d10203f10203f80203ff02041e020440020463020487\
0204a40204d302050702053b02058d02059f0205e60205fd02061f02065c0206790206960206c00206ec020727020758\
02078c0207970207a20207b20207bd0207ce0207dc0207f402080d02082402082f02084602084e02085c020866020882\
02088b02089402089e0208a70208b00208cf02090a02090f02094202097802099a0209a10209a80209ae0209b50209b9\
0209bd0209c6020a10020a32020a65020abc020ae4020b10020b4b020b6e020b92020bb2020bd5020bf1020c06020c34\
020c54020c8c020cb7020ceb020cf7020d35020d8d020da8020dd2020de6020e07020e3b020e50020e58020e61020e76\
020e80020e8e020e97020ebd020ee4020f1f020f42020f70020f83020fbe020fc7020fd0020fe6020ff2020ffa02101b\
02107c0210a702110402113d02114b0211e20211f302121702123102123a02124d0212600212a00212dd0212fc02130b\
02134002134902135502135d0213950213da0214320214560214890214f90215440215940215e10216210216780216a5\
0216d10216fe02173902178b0217d802184402188b0219360219dd021a61021a94021ac8021af9021b60021bac021bef\
021c18021c92021cf9021d59021de4021e23021e64021ea8021ed8021f43021f90021fbd0220360220910220f5022158\
0221880221ce02222202228a0223060223680223be02242e0224a20224ed0225370225db0226260226590226bf022733\
02277a0227ad0227ef02283a0228680228730228820228980228b10228c9022966022a0a022a46022a79022ace022afc\
022b46022bd6022bee022bf6022bff022c4c022c7e022ce0022d43022d8a022db4022dc4022dd2022e31022e62022e75\
022e8b022ea6022eae022ec1022ec9022ecf022ed5022ede022eec022ef3022efc022f07022f1c022f2b022f34022f3d\
022f45022f49022f5d022f68022f81022f89022fa1022fbc02301a0230740230d302311b02312802312e0231580231a0\
0231cd0231d70231f502320e02323102327702329a0232b50232cf02332602333f0233740233930233ba0233f4023495\
0234e302351102358e0235b40235dd02361a02365902366e02369b0236b00236ee02370202370802371502372a02373b\
02374302378a0237a90237ef02380a02381302382c02385c02386e02387f0238b00238c70238fb023920023955023977\
02398e0239ac0239be0239de023a32023a7a023ab1023af7023b18023b7a023ba8023bc3023be4023bfc023c1f023c2a\
023c4f023c94023d05023d8b023db4023dbe023df9023e15023e30023e47023e5f023e64023e9a023eaf023eb6023ec1\
023f08023f38023f3c023f3e023f8f023fbd023ffc02402902407402409b0240c802410e0241340241770241a90241bd\
0241d702426502431a02436402439c0243cd02440102442b0244850244c102450b02452d0245590245990245f002462a\
0246650246830246b00246dc02472a0247640247770247b20247f70248310248490248b20248c40248de02490e024955\
0249a60249ee0249ff024a4a024a8d024a9b024abc024ae9024b14024b3d024b6f024ba7024bed024c14024c47024c65\
024c89024cb4024cd7024cf2024d0d024d35024d5b024daa024de9024e0f024e72024eaf024ed5024efa024f17024f21\
024f50024f73024f9d024fde02500b0250410250770250aa0250e402511202514f0251830251fa02521d0252640252b9\
0252d802530702531a0253740253bb02540d02545202549a0254dd02550c02555b02557a0255c40255f902565a0256a2\
0256f30257070257380257490257600257770257a30257e602580d0258480258770258820258b00258ee025912025940\
02597a02599e0259d7025a18025a69025ab6025ae9025b19025b4a025b77025b93025ba7025bc8025bf1025c25025c50\
025c78025cc4025cff025d35025d77025dc0025df1025e21025e49025e74025e93025eae025ecb025f1f025f5f025f98\
025fb1025fd202600f0260410260730260820260e402610b0261620261bb0261e302620602624402625f02627e0262c1\
0262e90263160263f402642802644c02649c0264cd02650702654402656f0265b502661102665e02667c0266b00266d5\
0266fc0267270267620267a80267d502680802682502684902686602688c0268aa0268ce0268f8026923026943026966\
0269900269ce0269f5026a1b026a37026a5d026a90026acb026b1c026b45026b87026bbf026c08026c59026c91026cd4\
026d12026d47026d67026dc5026dfc026e40026e77026eac026ee2026f14026f4a026fa2026fe502702402706102708e\
0270c802712602713b02715a02718a0271d90272240272590272800272a20272d50272f702732302734c0273720273c7\
02741202743d0274680274950274cb0274ee0275110275630275950275f202763f02768b0276db02771f027751027772\
02779b0277c00277e90278200278730278bf0278f802792702795a0279850279a50279da027a13027a29027a3e027a8c\
027ab9027b00027b3d027b6e027ba0027bbc027bfb027c2c027c4a027c77027c95027ccf027d1c027d5e027d91027dd0\
027e02027e28027e8d027ed0027ef6027f1c027f5e027f82027fa4027ff20280450280a80280f3028149028168028195\
0282010282320282510282a40282cc02830802834a02838f0283fd02843a0284790284af0284ff0285290285780285aa\
02860502864a0286ab0286dd02870102872102874c0287740287b00287e802880e02884e02887b0288b20288d8028901\
02891a0289410289750289a00289c80289df028a04028a53028a82028aa8028ac9028ae9028b27028b53028b89028bd0\
028c0a028c36028c78028caf028cd6028d05028d35028d51028dd0028e14028e57028e78028eaf028ecc028f0d028f58\
028f80028f9c028fda0290130290460290870290a60290f702914102917f0291b90291f402920e02923102925d029283\
0292ad0292d20293060293300293840293b20293d802940102942602944502946a02948d0294cc0294f5029529029565\
0295850295c80295ea0296010296320296540296820296c00296e20297160297530297810297a10297d102980d02983b\
0298620298890298b102992202995e02997f0299c4029a07029a3e029a68029aaa029af0029b25029b57029b75029ba0\
029bcc029c0b029c65029c8b029cce029cf1029d1c029d3f029d68029d81029d94029dd4029e4c029e90029ed0029f0c\
029f34029f46029f8e029fb8029fe702a00402a00f02a04802a07a02a0b702a10202a12802a15402a18d02a1e702a210\
02a24002a28202a2c302a32602a35802a38302a3d702a41502a46d02a49a02a4be02a4f302a52102a55902a58602a592\
02a5d502a60202a62502a64a02a69702a6c502a6f102a73a02a77802a79e02a7de02a80302a83602a85302a87802a89d\
02a8ba02a8e402a90e02a96802aa0802aa7402aaf902abc502ac3402ac5402ac9602acbf02ace602ad2202ad4702ad8f\
02adc202adf302ae2802ae7002aea402aed702af0402af4502af8a02afcc02b00e02b03d02b08102b0a202b0c802b0f2\
02b11c02b15602b18b02b1a402b1d402b20902b21c02b25d02b2a902b2ec02b30402b33e02b36002b38002b3c502b3e8\
02b41602b44102b46902b48102b4a802b4c802b50102b52702b54202b55c02b58202b5aa02b5e602b65d02b6a402b6c6\
02b6f402b70f02b72902b77702b7ae02b81e02b84302b88902b8b302b8de02b91502b94802b96e02b99102b9c502ba0b\
02ba8902baf502bb2f02bb4902bb5d02bb9302bbc302bc4102bc7802bc9802bcd002bd0102bd3b02bd7002bd8602bdc6\
02be1102be4702be6902be9702bea902bed802bf0602bf3702bf6602bf8a02bfe202c02d02c05b02c0a802c0d802c115\
02c15f02c1a102c1f902c21c02c25302c29402c2bc02c2f102c31c02c34d02c37c02c3b602c3ec02c43802c47c02c4b7\
02c51102c54002c58002c5c802c5f302c63602c66402c69102c6c502c6f102c72902c77802c7a902c7db02c7ed02c809\
02c82d02c87e02c8f402c93b02c98002c9b602c9e802ca2a02ca5002ca6c02cab602cac002caf302cb2202cb5702cb8d\
02cbb802cbc802cbea02cc0002cc1202cc3202cc6f02ccbf02cce802cd1802cd4702cd6902cd9502cdc902cde102ce29\
02ce5102ce7b02ceb402ced802cf0902cf4402cf6c02cf9c02cfbe02cff602d03302d05902d06e02d09502d0be02d0e8\
02d0ff02d13602d17102d1a102d1b502d1e702d1f602d22702d26402d29602d2b802d2ff02d33702d37e02d3e002d405\
02d43502d47202d4cf02d4f902d51e02d53a02d58402d5b402d5d702d60e02d65002d67902d6a902d6ce02d70902d740\
02d76402d7a402d7b302d7c702d86202d8dc02d90302d90e02d95902d98c02d9c402da0302da4a02da9d02dab902dadc\
02db0002db2f02db6302db7a02db9c02dbc602dc1902dc4402dc6a02dc8f02dcc202dd5002dda702ddd302de4602de85\
02deae02def002df0402df4302df7402dfc302e00702e03d02e06b02e09e02e0ca02e10702e13d02e17302e18e02e1b7\
02e1eb02e20202e22602e25302e2b002e2f102e31b02e32702e33d02e35502e36c02e37402e38b02e39f02e3c302e3f9\
02e47902e4ee02e4f502e54402e56102e57902e58302e59f02e5b302e5d502e5e302e64402e6a302e6b602e6d502e6f5\
02e70002e71202e73b02e74602e78d02e7cd02e80902e84d02e86b02e8cc02e8ed02e90d02e96502e9b702ea0702ea3e\
02ea6602ea9e02eacd02eb0102eb3e02eb7302eb9302ebd502ebe102ec0302ec0b02ec5a02ec9e02ecfa02ed3402ed3d\
02ed6c02ed8d02edab02ede302edfc02ee2102ee5002ee8b02ee9e02eee302ef1b02ef4402ef6402ef9202efab02efd2\
02f06602f0a302f0c402f0f402f11e02f13c02f15a02f17e02f1ae02f1ba02f1c102f21302f21902f26402f27f02f2c2\
02f30a02f33602f35602f36b02f39702f3de02f3e502f40302f41d
""")
}
