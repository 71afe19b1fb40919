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
ya no suena más
próxima {time}, en {wait}
Aún no hay alarmas. Crea una: vow alarm add --time 06:30 --days weekdays
o
todas
la habitual
hasta el {date}
sube en {seconds} s
{first} a {last}
Alarma {alarm} eliminada.
comprueba
más fácil
desde
en su lugar
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
porque el proceso de Vow terminó hacia las {from} y volvió a las {to}
porque Vow estuvo parado de {from} a {to}
falló la parte "{part}" ({message})
sonó y apenas se podía oír: {message}
su archivo de sonido había cambiado: {message}
algo cambió su salida: {message}
sonó sin que nadie pudiera oírla: {message}
sonó el tono incluido en lugar del suyo: {message}
terminó por la salida de emergencia, tras {attempts}
se cumplió, con {attempts}
no sonó, {because}
no llegó a sonar
sonó hasta su límite; {attempts} no bastaron
se cumplió, y se preguntará de nuevo a las {until}
está sonando
está aplazada hasta las {until}
sonó y nadie respondió
Vow no estuvo en marcha durante {length}
sonó con {length} de retraso, {because}
Aún no ha sonado ninguna alarma, ni ha fallado ninguna.
La alarma {name}del {when}
se aplazó sin avanzar, porque faltaba la parte "{part}"
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
Se ha abandonado la copia.
Hazla tú: vow backup
{home} no está vacía; no se ha cambiado nada. Apártala, o elige otra con --home.
{folder} estorba y no es de Vow; no se ha cambiado nada. Apártala primero.
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
Restauradas {count} anotaciones, del {when}, en {home}.
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
Se importa de una vez un calendario de {count} alarmas como mucho, y este tiene más; divídelo.
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
El entrenador es para practicar. No es un producto sanitario: no diagnostica ni trata.
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
{count} de {all} frases eran nuevas o han cambiado.
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
medias
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
Escribe "sí" para aceptar:
Las grabaciones de tus intentos (tu voz y lo que dices) se envían a {recipient}, que devuelve las palabras que oyó. Solo mientras esté puesto como fallback-engine (cuando el motor de este dispositivo no ha aceptado el intento) o como shadow-engine (después de la alarma). Vow no guarda las grabaciones; lo que el servicio hace con ellas lo dicen sus condiciones. Tus frases no se envían. Puedes retirar tu consentimiento cuando quieras: vow consent withdraw cloud-speech.
Cuando lo pides, se envían peticiones a {recipient}, que devuelve textos: idioma, nivel, longitud y tema de frases nuevas para practicar (`vow coach sentences propose`); y los borradores de frases que Vow hizo con tus respuestas en la entrevista, cada vez solo después de mostrarte lo que se envía y de que digas que sí. No se envía ninguna grabación ni nada más de lo que dijiste. Solo mientras esté puesto como language-model. Puedes retirar tu consentimiento cuando quieras: vow consent withdraw language-model.
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
{count} frases
{count}, según {maker}
desactivado
otro código desde el {date}
otra etiqueta desde el {date}
se registró {name}
se quitó
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
el altavoz está más alto
el micrófono ya no está silenciado
el altavoz ya no está silenciado ni muy bajo
vow doctor --fix lo arregla.
Hecho: {what}
✓ se ha oído: {words}
✗ no se ha oído a nadie
sin sensor; la cámara mide cuánta luz hay en la habitación
este equipo no tiene sensor de luz ni cámara
Conecta una cámara o pide otra cosa en esa alarma: vow alarm edit ALARMA --gate …; o sudo apt install iio-sensor-proxy
mide cuánta luz hay en la habitación
sucesos que esta versión no puede leer: {count}, el primero es la anotación {first}
Usa la versión más nueva de vow que los escribió, y vuelve a iniciar `vow run`. `vow log verify` cuenta más.
Conecta uno, o elige una entrada: pactl list short sources
{name}, silenciado
no hay ninguno: habrá que escribir las frases
{name}; la habitación está a {level} dB
{name}; hay mucho ruido, {level} dB
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
Inicia `vow run` con tu sesión por sus propios medios.
activado, también sin sesión
ninguna salida se llama {words}, como pide una alarma; sonará por la habitual
Conéctala, o elige otra: pactl list short sinks; vow alarm edit --route
{name}, muy bajo
{name}, silenciado
no hay ninguno
Conecta uno, o elige una salida: pactl list short sinks
{name}; la última vez te despertó al {percent} %
{name}: auriculares, que desde una mesa no despiertan a nadie
{name}: auriculares; sonará por el altavoz, si hay uno
Desconéctalos por la noche, o: vow config set sound.headphones force
ningún motor de este dispositivo entiende {language}
no hay ningún lector de etiquetas conectado
Conecta uno; sudo apt install pcscd
hay un lector conectado
Ahora deberías oír un tono…
✓ ha sonado, y se ha oído a {level} dB
✓ ha sonado; el micrófono no lo ha oído, como con auriculares
✗ nada ha salido por la salida
nada vibra en este dispositivo
En un teléfono: sudo apt install feedbackd. Para un mando o una alfombrilla vibratoria: sudo usermod -aG input $USER. Lo demás: hooks/run
Déjalo encendido de noche; mira: vow wake
nada puede despertar este dispositivo
`vow run` es de la versión {running}, y este programa de la {own}
Vuelve a iniciarlo: systemctl --user restart vow
Sin ninguna, no suena nada.
Una de tus alarmas pide un código.
Un reloj que va mal suena a deshora.
Lo que ocurre se registra antes de actuar.
Muestra qué decir y cómo va.
Una alarma pide iluminar la habitación.
Son lo que para la alarma.
Lo que no se puede leer no cuenta, y junto a ello no se escribe nada nuevo.
Oye tus frases; sin él, una alarma se puede aplazar una vez y nada más.
Una de tus alarmas pide mover este dispositivo.
Abren la pantalla de la alarma y avisan cuando el tono no puede.
Una batería puede agotarse antes de la mañana.
Pone en marcha la vigilancia por sí solo, también sin sesión abierta.
Es lo que te despierta.
Convierte en palabras lo que dices, en este dispositivo.
Una de tus alarmas pide una etiqueta.
Una de tus alarmas debe vibrar.
Un dispositivo dormido solo suena si algo lo despierta.
Para que suene algo, tiene que estar en marcha `vow run`.
La alarma ha empezado entretanto, o ha cambiado: respóndele en `vow run`.
Ahora mismo hay una alarma sonando o aplazada: responde a esa, en `vow run`.
En pie antes de tiempo: la alarma de las {time} ya no sonará, y el día cuenta.
No hay ninguna alarma prevista que se pueda superar antes.
La próxima alarma se puede superar desde dos horas antes, a partir de las {opens}.
primeros intentos oídos por los dos
sigue con {engine}: las mediciones no muestran que el otro sea mejor
{mornings}, {genuine} de ellas terminadas con la voz
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
{count} retos
a las {time}, número {number}
en {milliseconds} ms
atrasaron el reloj {milliseconds} ms o más
, el código correcto
, otro código
{purpose} a {recipient}
, {minutes} min antes de su hora
; fallo del motor: se repetía, y se cortó
{name}prevista para {due}, {milliseconds} ms tarde, {needed}
desde el {date}
visto por última vez {time}, {why}
, {level}, bastó
, {level}, no bastó
frases a {range}
, cada frase {amount} menos
{name}prevista para {due}: {cause}
, {count} cambios, suficientes
, {count} cambios, insuficientes
número {number}
aceptado
terminada
hasta el {date}
{first} a {last}
demasiado bajo
falta una frase
más palabras que voz
un «no» de más o de menos
no se oyó hablar
demasiado ruido
otro número
otra vez, por su sonido
una palabra oída como su contrario
otro orden
demasiado bajo en conjunto
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
Si la alarma puede callar lo decide el programa: cada frase recibe una puntuación de 0 a 1 según lo cerca que está lo oído de sus palabras; se acepta desde la puntuación que pide su alarma, una negación o un número cambiados la rechazan, y donde la alarma pide una palabra al azar, hay que oírla. Las puntuaciones están más abajo, y `vow replay` muestra cada decisión con sus motivos. La frase de emergencia para cualquier alarma sin decidir nada.
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
Corregirlo: `vow lines edit`, `vow alarm edit`, `vow config set`. Borrarlo, todo o por clases: `vow wipe`. Llevártelo: este archivo y `vow import`. También puedes reclamar ante la autoridad de protección de datos de tu país.
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
La anotación {position} se cambió.
La anotación {position} no la escribió este dispositivo.
La cabeza firmada del registro falta o no es de este dispositivo.
La anotación {position} se añadió; aquí nunca se escribió.
La anotación {position} se quitó.
La anotación {position} viene de otro lugar.
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
Una espera en lugar de una hora.
Desactiva una alarma.
Crea otra alarma como esta, con cambios.
Cambia una alarma.
Lo que la hace más fácil de parar (menos frases, menos parecido, más aplazamientos) vale desde mañana.
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
Sin nombrar ninguna, la última mañana que no se cumplió. Código de salida 1 si no hay ninguna.
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
Apagado mientras no se ponga (vow config set fallback-engine cloud:https://HOST/v1#MODELO, o shadow-engine) y lo aceptes (vow consent give cloud-speech --to https://HOST). Nunca se interpone entre tú y el fin de una alarma: primero decide el motor de este dispositivo.
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
Se oye una frase; repítela o escríbela. Las frases se adaptan a ti: cuatro de cada cinco deben salir a la primera. Tras tres intentos se muestra el texto. Una sesión dura lo que dice coach.minutes, sigue donde se dejó el mismo día y se recuerda a la hora de coach.reminder. Las palabras que no se entendieron vuelven días después.\##n\##nEl entrenador es para practicar. No es un producto sanitario: no diagnostica ni trata, y sus puntuaciones no son diagnósticos. Nada se envía a nadie; `vow coach export` hace un archivo que tú puedes dar a quien quieras.
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
Solo se imprimen los códigos que dibujó Vow. En las doce horas antes de una alarma que pide el código, y hasta que esa alarma termina, no se imprime.
El archivo: .pdf o .svg; sin ella, NOMBRE.pdf.
Elimina un código.
Un estudio o una clínica: enviar tu registro a su base de datos, y ver las cifras.
Una base de datos se nombra como postgresql://CUENTA@HOST:PUERTO/BASE; un socket de este equipo, como 'postgresql://CUENTA@/BASE?host=/CARPETA'. La contraseña se toma de PGPASSWORD, PGPASSFILE o ~/.pgpass, nunca de la dirección. A otro equipo todo va por TLS, con un certificado de ese nombre (~/.postgresql/root.crt, o ?sslrootcert=/ARCHIVO).
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
Lo he leído y lo acepto; no preguntes.
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
Contiene log.json (completo, con las claves que lo abren), alarms.csv, lines.csv, rehearsals.csv, runs.csv, recitations.csv, coach.csv, practice.csv, una página para leer (index.html, en el idioma elegido) y README.txt, que los describe. Las grabaciones de tu voz solo entran con --recordings, como archivos WAV y selladas como están aquí; si no, README.txt nombra lo que falta. Guárdalo donde nadie más pueda leerlo. Un archivo anterior del mismo nombre se sustituye; cualquier otro archivo se deja como está.
Incluye las grabaciones de tu voz.
Lo que te propones, por qué, y cómo va.
Responde a "¿Lo has hecho?" sobre una meta.
yes o no.
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
Para ingenieros
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
Sin opciones pregunta en la terminal, durante tres a cinco minutos: qué quieres cambiar, por qué, qué se interpone, qué ayuda. Sigue donde se dejó, un minuto o una semana después; "back" vuelve a una respuesta, "skip" salta una pregunta. Al final, las frases que conservas están en `vow lines`. Las respuestas se guardan selladas.\##n\##nCon --batch se hacen frases de un conjunto de respuestas por línea, en JSON, solo con reglas:\##n  {answers}\##nSolo se usa lo que está; también se usan "values", "plan" y "pastSuccess". Cada conjunto da\##n  {lines}\##ny tras una señal de peligro ambas listas están vacías, y la nota dice dónde encontrar ayuda.\##n\##nCon --classify, una frase por línea, {utterance}, da\##n  {talk}\##ntalk es change (a favor), sustain (dejar las cosas como están) o neutral; kinds son desire, ability, reasons, need, commitment y steps. Con --why cada respuesta lleva además las pistas que llevaron a ella: nombre, palabras, y cuánto cuentan en centésimas hacia change y hacia sustain.\##n\##nUna fila que no se puede leer da {error}, y las demás siguen. Código de salida 0 si se procesó toda la entrada. No se registra nada.
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
Sin nombrar ninguna, la última mañana. `vow rehearse` hace una con que comparar.
Las frases que dices para parar una alarma.
Añade una frase.
Lo mismo que --kind goal.
affirmation o goal; sin ella, una afirmación.
Una afirmación dice quién eres ("Cumplo lo que me prometo."), una meta lo que haces ("Entreno 4 veces por semana."). Los cambios valen desde la próxima alarma, nunca en la que está sonando.
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
Los sucesos más nuevos, el más antiguo de ellos primero.
Muestra el registro de fiabilidad en CSV.
Con --reliability, en los términos con que se comparan los despertadores: scheduled, fired, missed, audio_started, audio_stopped con su causa, dismiss_success_… y dismiss_fail_… por reto, notifications_status_changed, capability_changed.
Muestra con qué fiabilidad sonaron y pararon las alarmas.
Rehace las vistas (alarmas, historial, racha, repaso) desde la primera anotación.
Las vistas están junto al registro y se mantienen solas; una reconstrucción dice además si eran correctas. Códigos de salida: 0 lo eran, o no había; 1 no lo eran, y ahora sí; 3 el registro no se puede leer.
Sustituye un registro dañado por uno nuevo con todas las anotaciones intactas.
Antes hay que parar `vow run`. Los archivos antiguos quedan en una carpeta damaged-N junto al registro. Códigos de salida: 0 se salvó todo; 1 se perdieron algunas anotaciones, y se nombran; 3 no se pudo leer ni escribir nada.
Comprueba cada anotación con la cadena y la cabeza firmada.
Códigos de salida: 0 íntegro; 1 no íntegro, y se nombra la primera anotación errónea, o un suceso no se puede leer; 3 no hay registro.
Muestra la página del manual en la forma que lee man(1).
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
Apagado mientras no se ponga: vow config set mqtt.address HOST:PUERTO. En otro equipo hace falta tu consentimiento: vow consent give mqtt-broker --to HOST:PUERTO. `vow run` informa entonces al broker de cuándo toca la próxima alarma, y de si suena, está aplazada o se ha superado; los nombres de las alarmas, solo con mqtt.labels en on. No se envía ninguna frase, ninguna palabra ni ningún sonido. Nada de lo que venga del broker cambia nada: ningún mensaje puede parar, aplazar ni poner una alarma.
Lee la contraseña del broker desde la terminal o la entrada estándar, y la guarda.
Está en el archivo mqtt-password de la carpeta de datos, que solo tú puedes leer; nunca en el registro ni en un argumento. Una línea vacía la quita. El usuario se pone con: vow config set mqtt.user NOMBRE
Muestra la próxima alarma, o cuándo llega una hora del reloj.
Un archivo de preguntas, o - para la entrada estándar.
Una sola fecha.
Días de la semana, como mon,wed,fri o mon-fri.
Solo lo que viene después de este instante; sin ella, ahora.
Sin opciones, la próxima alarma y cuánto falta; código de salida 1 si no hay ninguna prevista.\##n\##nCon --time y --days o --date, las próximas veces que suena una alarma así. Una hora que el reloj salta suena en el primer instante tras el salto; una hora que llega dos veces suena solo una vez, la primera; una fecha que la zona no tiene se deja fuera.\##n\##nCon --batch, una pregunta por línea, en JSON:\##n  {question}\##n("date":"2025-03-30" en lugar de "days" para una sola fecha), y una respuesta por línea en el mismo orden:\##n  {answer}\##nUna pregunta que no se puede responder da {error} y las demás siguen.\##n\##nCódigos de salida: 1 si no hay ninguna alarma prevista, 0 si se procesó toda la entrada (con --batch, aunque haya respuestas con error), 2 si los argumentos son erróneos o el archivo no se puede leer, 3 si la base de zonas falta o está dañada.
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
Una sola fecha, como 2026-03-29, tomorrow o friday.
Días, como mon,wed,fri o mon-fri; también everyday, weekdays, weekend. Se puede repetir.
La última fecha en que puede sonar; none quita el límite.
Qué la para, en orden, como recite:affirmations,sum:medium,type:goals.
code y tag llevan un nombre registrado; recite y type, la clase de frases; sum, easy, medium, hard o límites propios como 10-99; move, shake o still y seconds=20; detrás de otro signo de dos puntos, count=5, timeout=60 y lockout=3/60. pick:2/4(code:cocina,code:baño,tag:puerta,sum:hard) sortea dos de los cuatro cada mañana.
Qué puede sustituir a hablar si no puedes, como type,sum:hard; none lo deshace.
Un nombre para ella.
El idioma de las frases: en, es o zh; el de una alarma nueva es el de los ajustes.
Segundos hasta el volumen completo, de 0 a 600.
Qué recitar, en orden: affirmations,goals.
Palabras que nombran la salida deseada, separadas por comas; all suena en todas las salidas, none en la habitual.
Minutos de un aplazamiento, de 1 a 60.
Cuántas veces se puede aplazar como mucho, de 0 a 10.
La primera fecha en que puede sonar; none quita el límite.
La hora local, como 06:30 o 6:30pm.
Un tono de `vow tones`, o la ruta de un archivo WAV, FLAC, OGG o MP3.
Vibrar también: on u off.
Una zona fija, como Europe/Madrid; "device" sigue a este dispositivo.
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
Escúchala una vez donde no puedas hablar: se anota, pero no cuenta.
Cada ronda reproduce tu grabación (o una voz), escucha, y solo cuenta lo que te oyó decir, juzgado como en una alarma. Si no nombras ninguna, se turnan todas las que no están terminadas. Las grabaciones son el único sonido que Vow guarda: con tu consentimiento, selladas en este dispositivo.
Reproduce tu grabación de una afirmación.
Grábala con tu voz; antes de guardarla se comprueban sus palabras.
Una grabación en lugar del micrófono: WAV, FLAC u OGG.
Guardar el sonido de tu voz necesita tu consentimiento (vow consent give recordings --to "this device"), que se pide aquí. La grabación se recorta, se iguala de volumen y se sella en este dispositivo. Código de salida 1 si se oyeron otras palabras o no habló nadie.
Elimina la grabación.
Acepto que la grabación se guarde en este dispositivo; no preguntes.
Recuerda practicarla cada día a una hora, con `vow run`; no los días en que ya la has dicho.
La hora, como 19:30; u off.
Deja de practicar una afirmación; su grabación se elimina, lo contado sigue en el registro.
Una ronda: al micrófono, o juzgada de una grabación.
Con --audio, la grabación se juzga como una ronda, y se registra como tal. Código de salida 0: contó; 1: no contó; 2: entrada errónea; 3: falló una parte. Una ronda con nombre (--round) se registra una sola vez, por muchas veces que se intente.
Un nombre para la ronda, para que repetir esta orden cuente una sola vez.
Una afirmación: su camino hasta el objetivo, las últimas cuatro semanas, su grabación.
Aplaza el recordatorio de hoy.
Tantos minutos, de 1 a 720.
Practica sin usar las manos, ronda tras ronda, hasta que pares (es lo habitual).
Qué practicar; sin nombrar nada, se turnan todas las que no están terminadas.
Solo escuchar, donde no puedas hablar: se anota, pero no cuenta.
En una terminal, n e Intro pasa a la siguiente, l solo escucha o vuelve a hablar, q termina. También termina si nadie habla en tres rondas, y cuando suena una alarma.
Terminar tras tantas rondas.
Cambia cuántas veces quieres decirla.
Cuántas veces, de 1 a 100000.
Escríbela donde no puedas hablar: se anota, pero no cuenta.
Sus palabras.
Duerme el dispositivo, espera a que despierte, y suena tres segundos.
Sin dormir; ensaya todo lo demás.
Muestra las etapas: preparación, despertar, hora de sonar, salida de sonido lista, primera muestra de sonido, cada una con su distancia al instante previsto. Si nada puede despertar el dispositivo, o no se puede dormir, lo dice y no hace nada; código de salida 1 entonces, y también si el sonido estaba silenciado o muy bajo. Con --awake el dispositivo sigue despierto.
Tras cuántos segundos suena, de 5 a 3600.
Di cada frase una vez con calma; Vow aprende cómo te oye este dispositivo.
Solo señala las frases difíciles.
Solo frases de este idioma: en, es o zh.
Solo estas frases, por su identificador; sin ellas, todas.
Filas de frase (identificador o palabras), tabulador, grabación.
Habla como por la mañana; no se guarda ningún sonido. Lo que se acerca bastante a una frase cuenta, desde el día siguiente, como una forma de decirla; un "no" o un número cambiado, nunca. Las frases difíciles se señalan, con lo que conviene cambiar. Con --sound, las grabaciones sustituyen al micrófono, una por frase en su orden, o una tabla de filas "frase<TAB>archivo" con --manifest. --check solo mira las frases. Código de salida 1 si una frase no se reconoció.\##n\##nEn JSON cada frase lleva line, text, heard, score, advice y outcome: heard (habría valido), learnt, tooFar, changed (un "no" o un número), unclear o silent.
Grabaciones en lugar del micrófono, una por frase.
Recorre paso a paso una mañana y comprueba cada decisión con el código de hoy.
Busca la mañana en este archivo de `vow export`.
También puede ser un archivo que escribió `vow report`, o estar en un archivo de `vow export`. En una terminal: n, espacio o flecha derecha avanza; p o flecha izquierda retrocede; inicio y fin van al primer y al último paso; q termina. Si la salida no es una terminal, se muestran todos los pasos. Desde la primera anotación de la mañana se comprueba si son las que se escribieron; `records` lo dice en JSON (sound, altered, o unchecked en un informe), con `flaw` y `flawPosition` como en `vow log verify`. Código de salida 0: salen las mismas decisiones; 1: no, o las anotaciones se han cambiado.
Muestra solo este paso, desde 1.
Una mañana, o el archivo de un informe.
Escribe una mañana sin sus palabras, para un informe de error.
Las palabras se sustituyen por fichas: se ve cuáles se dijeron y cuáles faltaron, no qué palabras son. Con el archivo salen las mismas decisiones en cualquier lugar, con `vow replay ARCHIVO`; el resultado de cada frase se toma del registro, porque no se puede sacar de las fichas. Antes se muestra lo que hay en el archivo. Un informe anterior del mismo nombre se sustituye; cualquier otro archivo se deja como está.
Dónde escribirlo; sin ella, solo se muestra.
Restaura una copia de `vow backup` en una carpeta de datos vacía.
La copia.
Un archivo con la clave de recuperación.
Pide la clave de recuperación, o la lee de --key-file o de la entrada estándar. La carpeta se pone entera en su sitio, después de comprobar su registro; si algo falla, no se cambia nada. Queda como estaba aquella noche: lo que se borró después vuelve a estar, y lo que aceptaste queda retirado, porque quizá lo retiraste desde entonces.
Mañanas pasadas en cifras: la última semana, el último mes, o tantos días.
Tantos días hasta hoy, como mucho 3660.
Los últimos 30 días en lugar de los últimos 7.
También con qué frecuencia la alarma se ha equivocado contigo, en todas las mañanas; mira `vow engines`.
Vigila las alarmas y las hace sonar, en primer plano.
En una terminal, Intro te deja hablar enseguida, "snooze" pide aplazar, y cualquier otro texto cuenta como escrito si el micrófono no funciona. Hay una salida de emergencia: escribe esta frase exactamente, dos veces, con treinta segundos entre una y otra: {sentence}
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
Se descodifica ahora y se guarda como sonido simple, así que ya no hace falta el archivo. M4A necesita el paquete faad. Un tono tuyo del mismo nombre se sustituye; la respuesta nombra las alarmas que suenan con el nuevo desde ahora.
El nombre; sin él, el del archivo.
Todos los tonos.
Reproduce un tono unos segundos, con su nivel.
El nombre, o la ruta de un archivo.
Cuántos segundos, de 1 a 120.
Elimina un tono tuyo.
Una alarma que lo use suena con el tono incluido, y lo dice.
El nombre.
Prueba un reto, un tono o una mañana entera, sin que cuente.
Tomar de esta alarma el sonido y el idioma de las frases.
Suena en unos segundos y lo pide como lo haría por la mañana, con el altavoz y el micrófono de este dispositivo, con tus frases y con lo aprendido de tu voz. No cuenta en las mañanas ni en las rachas: solo se guarda que una vez se superó. `vow try morning` toma el sonido y los retos de la próxima alarma, o de --alarm. Ctrl-C lo termina en cualquier momento. Código de salida 0 solo si se superó.
El nombre, tras code o tag.
Cuánto puede durar cada reto, de 20 a 600 segundos.
El tono que probar: uno incluido, o la ruta de un archivo.
morning, tone, o retos como los toma --gate: recite, type:goals, sum:hard …
Un despertador que se para cuando cumples tu palabra.
Códigos de salida: 0 hecho; 1 un "no", como una recitación rechazada; 2 argumentos o entrada erróneos; 3 falló una parte.\##n\##nPara programas: vow OPERACIÓN --json - lee la entrada de una operación como un objeto JSON y responde en JSON, como en: {example}
Muestra qué puede despertar este dispositivo para una alarma.
Las formas se muestran de mejor a peor; se usa la primera que está lista. Código de salida 1 si ninguna lo está: entonces el dispositivo tiene que seguir despierto con sus propios ajustes.
Muestra la pantalla de la alarma del `vow run` en marcha en esta terminal.
Muestra cada fila en JSON, una por línea, con claves estables.
Para una consola, cuando `vow run` es un servicio. Las teclas hacen lo mismo que en `vow run`: Intro para hablar enseguida, "snooze", y cualquier otro texto como escrito. Termina con Ctrl-C, que no cambia nada de la alarma, y vuelve por sí sola cuando `vow run` arranca de nuevo.
Juzga otra vez mañanas pasadas con otras reglas; no se cambia nada.
Cuántas de las últimas mañanas; sin ella, 60.
Cada intento se decide de nuevo en su orden, con la puntuación, la palabra, las frases, las reglas o las transcripciones cambiadas; lo que cambia se dice en los dos sentidos. Sin ningún cambio nada cambia, salvo que el registro se escribiera con reglas que el código de hoy no sigue. Se comprueba, como en `vow replay`, si las anotaciones son las que se escribieron, desde la primera de estas mañanas. Código de salida 1: no lo son.
Una mañana; sin ella, las últimas.
Borra datos personales para siempre, y luego busca en cada archivo lo que quede.
Solo dice qué se borraría.
Clases: alarms (nombres), lines (sus palabras, y cómo se oyeron en los ensayos), recitations (transcripciones y puntuaciones), practice (afirmaciones, y lo que se oyó de ellas), recordings (tu voz), y las que --dry-run nombra además. El registro se queda, y se puede seguir comprobando; lo borrado se lee como [erased]. Las frases además dejan de usarse.\##n\##nLas copias selladas (`vow backup`) siguen existiendo. Se nombran las de la carpeta puesta y las de cada carpeta a la que fue una copia; solo al eliminarlas se borra lo que contienen. Vow no conoce las copias que hayas hecho tú.\##n\##nSin --class, además todos los navegadores pierden el acceso a la página; `vow open` vuelve a dar acceso a uno.\##n\##nAntes pregunta; --yes responde. Un `vow run` se aparta mientras tanto, y luego lo lee todo de nuevo; mientras suena, no se borra nada.\##n\##nCódigos de salida: 0 no queda nada; 1 se encontró algo, y se nombran los archivos; 2 argumentos erróneos; 3 falló una parte.
Solo esta clase, como alarms, lines, recitations, practice o recordings.
No preguntes.
Ofrece los motores de voz de este dispositivo a programas que usan Wyoming.
Los idiomas que ofrecer: en, es, zh.
La domótica usa Wyoming. Al servidor solo se llega desde este mismo dispositivo, no guarda nada y funciona hasta que se interrumpe. Al revés, cualquier servidor Wyoming puede ser el motor de Vow: vow config set engine wyoming:127.0.0.1:10300. El sonido va entonces a ese servidor; en otro equipo hace falta tu consentimiento (vow consent give speech-server --to wyoming:HOST:PUERTO).
El puerto; 0 elige uno libre.
El registro no está como se escribió: {flaw} Lo que se muestra puede no ser lo que pasó; `vow log verify` cuenta más.
no se sorteó ninguna palabra, así que nadie puede saber si se habría dicho
no se pidieron cuentas así; cuentan las respuestas que se dieron
no se sortearon palabras para pedirlo otra vez, así que nadie puede saber qué habría cambiado el sonido
no se pidieron todas estas frases, así que nadie puede saber qué se habría dicho
se habría parado, y no se paró
no se habría parado, y se paró
no ha terminado aún
Esa ya es la regla; no hay nada que adoptar.
Hace más fácil parar la alarma, así que vale desde el {date}.
No se ha cambiado nada. Con --yes se adopta la regla.
los intentos {attempts} no harían falta
No se ha cambiado nada: las mañanas con que se ha probado la regla pueden no ser lo que pasó. `vow alarm edit` pone una regla sin prueba.
¿Adoptar esta regla? [s/N]
Adoptada. Vale desde ahora mismo.
Adoptada. Vale desde el {date}.
{judged}. Ahora se superarían: {wouldOpen}. Ya no se superarían: {wouldStayClosed}.
{unknown} no llegaron a sonar o están borradas.
De {withoutNotes} no hay notas.
Un informe no lleva cadena, así que nadie puede decir si está como se escribió.
de los intentos {attempts} no hay notas, así que vale lo que se oyó entonces
Valdría desde ahora mismo.
Haría más fácil parar la alarma, así que valdría desde el {date}.
los intentos {attempts} no bastarían
los intentos {attempts} bastarían
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
apenas se oyó hablar para tantas palabras
se añadió o se omitió un "no"
no se oyó a nadie hablar
hay demasiado ruido para oír la voz, acércate al micrófono
un número, una fecha o una hora es otra
una vez más, con otra palabra
se oyó una palabra como su contrario
se dijeron en otro orden
menos claro en conjunto que lo fijado
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
dicha en {recited} mañanas, {kept} de ellas cumplidas
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
Íntegro: {count} anotaciones; la última tiene la huella {hash}.
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
Dónde están todos los datos de Vow, si no se da --home.
Muestra JSON con claves estables; los errores también salen en JSON.
Una carpeta de modelos de voz en la que se mira primero.
NOMBRE
Un "no", como una recitación rechazada.
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
Interrumpido. Repítelo, y seguirá con lo que ya está.
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
Ahora no se le informa de las alarmas. Lo hace `vow run`; si ya estaba en marcha cuando se encendió el broker, inícialo de nuevo.
Escribe la contraseña (no se muestra) y pulsa Intro:
Ya no hay ninguna contraseña.
La contraseña está en {folder}/{file}.
Ahora se le informa de las alarmas, en {topic}.
, el primer instante tras adelantarse el reloj
suena ahora: {name}
interrumpida mientras sonaba: {name}; seguirá sonando en cuanto se inicie `vow run`
próxima alarma en {wait}: {name}, {reading} {place}
vuelve a sonar en {wait}: {name}, {reading}
Nunca suena después de {from}.
, el primer instante tras adelantarse el reloj
, la primera de las dos
era la hora y aún no ha sonado: {name}, {reading}
era la hora y aún no ha sonado: {name}, {reading}; sonará en cuanto se inicie `vow run`
{reading} ({universal}en {wait}{note})
no sonó: {name}, {reading}; ningún `vow run` la vigilaba
Abrir
Responde en la pantalla de la alarma, o volverá a sonar.
Vow: ¿sigues en pie?
HASTA ENTONCES LAS ALARMAS SUENAN CON LA HORA DE {zone}.
Llevas {days} mañanas diciendo "{line}". ¿Lo dirías mejor con otras palabras? vow lines edit {id} "…"
Se puede escribir de nuevo en el registro; no se ha perdido nada.
Vow: el registro
No sonó una alarma: {name}, prevista para {due}. El porqué: vow autopsy
Vow: alarma perdida
Próxima alarma: {when}. Para omitirla una vez: vow alarm skip {alarm}
Este dispositivo no tiene ninguna cámara que Vow pueda abrir.
Este equipo no tiene nada que mida la luz.
Este dispositivo no tiene sensor de movimiento.
No hay ningún lector de etiquetas conectado.
La alarma no ha terminado: seguirá sonando en cuanto `vow run` se inicie de nuevo.
NADA PUEDE DESPERTAR ESTE DISPOSITIVO: déjalo encendido esta noche, o la alarma no sonará. Mira: vow wake
Hay una alarma en menos de un día. Cuál, y si podrá sonar: vow next, vow status
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
Lo que la para aún no se ha probado en este dispositivo. Lleva un minuto: vow try morning --alarm {alarm}
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
no suena
suena el {when}
activa
Abrir {name}
Que vuelva a sonar
en silencio hasta el {date}
Sube de volumen durante
del {from} al {until}
desde el {from}
hasta el {until}
Alarma eliminada.
Dónde suena
Todas las salidas
Como hdmi o usb, separadas por comas. Si esa salida no está, suena la habitual.
Una salida por su nombre
La salida habitual
Palabras de su nombre
Guardar la alarma
La alarma
Dejarla en silencio
Mantenerla en silencio
Primer día sin ella
Vacío: desde ahora.
Último día sin ella
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
Aún no hay alarmas. Una alarma dice cuándo suena y qué hace falta para pararla.
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
Sin práctica en estos días. Tras una sesión, sus minutos estarán aquí.
Tu práctica en una tabla, y tus propias frases
Seguir con la sesión de hoy
He oído: {text}
Idioma que practicar
Media hora al día de escuchar y hablar.
✓ bien dicha, ~ poco clara, ✗ falta
Próximas frases
fáciles
difíciles
medias
, falta
, poco clara
, bien dicha
El entrenador es para practicar. No es un producto sanitario: no diagnostica ni trata. Para quien te ayuda, puedes darle tú la tabla de arriba.
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
La voz de este dispositivo es difícil de seguir en este idioma. Muestra el texto, o pon en los ajustes un servidor con una voz mejor.
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
Vigilancia
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
Esta vez no lo has superado
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
Una frase cuenta
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
Ese archivo pasa de {size}.
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
Llevas muchas mañanas diciéndolo con las mismas palabras. Otras nuevas quizá te despierten más.
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
La has cumplido {done} de las últimas {answered} noches.
Saltar esta meta
Sí: {text}
Intentos juzgados de otro modo
Tus últimas mañanas, 60 como mucho, con otras condiciones. Preguntar no cambia nada.
Mañana
Una mañana no superada habría seguido sonando; qué se habría dicho entonces, nadie lo sabe.
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
Todos los lugares
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
Nada vigila las alarmas
Ponlo en marcha con: vow run
Ir a la pantalla de la alarma
Este dispositivo no puede despertarse solo, así que se mantendrá encendido.
Este dispositivo se despertará solo.
Por qué
Nada puede despertar este dispositivo si se duerme.
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
Dejarla fuera
Dejar fuera: {text}
Intro responde; Mayúsculas e Intro empiezan otra línea.
De tu respuesta: {question}
Seguir con la conversación
Se oye bien: {heard}
No estás a solas
Lo que acabas de escribir no se ha guardado. Tus otras respuestas, sí.
Otros países
Quedarme con estas frases
Ya son tus frases
Cinco minutos, y no hay respuestas malas. Puedes parar y seguir después.
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
Puedes cambiar cualquier respuesta abajo.
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
Desde la hora
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
Dicha en {recited} mañanas, {kept} de ellas cumplidas.
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
Instalando. Puede tardar minutos; puedes salir de la página.
Qué motor escucha se elige en los ajustes.
Oye mejor el inglés
Oye inglés
Ve cuándo dos frases dicen lo mismo
Hace funcionar lo que oye inglés
Nota cuándo alguien habla
Oye inglés, español y chino
Hace funcionar lo que oye español y chino
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
Aún ninguna mañana. Cuando suene una alarma, estará aquí.
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
Escribe esta frase exactamente, dos veces, con treinta segundos entre una y otra. Queda anotada como salida de emergencia; nadie te juzga por ello.
Enviar
Anotado. Escríbela otra vez en {s} s.
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
(cuenta)
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
Otra manera, si la has permitido
No has permitido otra manera para esta alarma. De día puedes permitir escribir, en sus ajustes. La salida de emergencia está siempre.
Aplazar
no en esta alarma
{n} min
ya has usado {n}
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
Escucha y luego dilo. Solo cuenta lo que se te ha oído decir.
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
{seconds} s con tu voz, selladas en este dispositivo.
Dila ahora
Dichas de otra manera, sin contar
Recordatorio
Sin recordatorio
Cada día a las
Dejar de practicarla
Ya no se practica.
Escucha y luego dilo. Sigue hasta que pares.
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
Nada sale antes de que lo aceptes, para un fin y un destinatario. Puedes retirarlo aquí cuando quieras.
Llevártelo
Crear el archivo
Todo lo que se sabe de ti, en un archivo: JSON, tablas y una página para leer.
Creado: {file} ({kb} kB)
Cuánto se guarda
Solo se borran las palabras de mañanas pasadas; que las cumpliste, queda. «off» las guarda.
Todo se queda en este dispositivo. Solo se guarda sonido si grabas tú una afirmación.
Lo que has aceptado abajo sale de este dispositivo, solo para quien ahí se nombra; lo demás se queda.
Privacidad
Borrarlo
aún faltan datos (van {n} mañanas)
Las mediciones no muestran que el segundo sea mejor.
Según {genuine} mañanas terminadas con la voz, de un total de {mornings}.
Aún faltan datos.
Aún faltan datos para compararlos.
{n} primeros intentos oídos por los dos
Según las mediciones, el segundo te oye mejor.
rechazadas al primer intento como mucho {share} (95 %: {lower} a {upper})
Qué tal te oye la alarma
en dos intentos {share} (95 %: {lower} a {upper})
No se pudo aceptar así.
Revisa lo que escribiste. Si sigue así, vuelve a cargar la página.
Ya no se da acceso a otros equipos.
Dáselo en el dispositivo, en Ajustes.
Esto solo se puede permitir en el equipo donde funciona Vow.
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
Teclas: n, espacio o → avanza, p o ← retrocede, Inicio y Fin, d a la próxima diferencia, w a «y si», Esc a la mañana.
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
Ninguna mañana en estos días. Tras la próxima alarma, sus cifras estarán aquí.
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
Tiempo hasta terminar, mediana
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
Palabras nuevas cada mañana prueban que estás despierto. Más es más difícil.
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
Motor al que se pregunta tras un rechazo
Pregunta de la noche sobre las metas (hora, u off)
Retraso máximo (minutos)
Hasta qué retraso suena una alarma si el dispositivo estaba apagado.
Idioma
Modelo de lenguaje (dirección, u off)
El idioma de esta página, de lo que se dice en voz alta y de la línea de órdenes.
Orden de las frases
Un orden al azar evita que las digas medio dormido.
Pedir otro intento si el sonido es dudoso
Broker al que se informa de las alarmas (host:puerto, u off)
Para Home Assistant, por MQTT. En otro equipo necesita tu consentimiento, en Privacidad. Una vez encendido, vale a partir del próximo inicio.
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
Con auriculares
Qué pasa si hay auriculares conectados cuando suena la alarma.
Subir hasta (%, u off)
Avisar por debajo de
Por la noche se te avisa si el dispositivo está más bajo que esto.
Escuchar las respuestas de las cuentas
Escribir las frases si nada puede oírte
Si falla el micrófono, escribir es una salida.
Vibración (1 a 100 por ciento, u off)
Despierta el dispositivo con antelación de (minutos)
Otros equipos llegan a esta página en (dirección, u off)
Viene apagado. Necesita una contraseña, que se pone en una terminal: vow password. Vale a partir del próximo inicio.
Certificado (auto, o la ruta de un archivo PEM)
auto hace uno. Compara su huella: vow open --print.
Su clave (auto, o la ruta de un archivo PEM)
Nombres a los que esta página responde ahí (auto, o separados por comas)
Puerto de esta página
0 apaga la página. Vale a partir del próximo inicio.
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
Por la tarde Vow mira si todo está a punto, y dice qué falta.
Puerta
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
Aún no hay. Pon un nombre abajo, imprímelo y cuélgalo donde tengas que ir andando.
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
Esta vez no lo has superado. Pruébala de nuevo con calma.
Con eso se para
Funciona en este dispositivo.
No ha podido empezar
Suena como por la mañana, ahora. Tus alarmas siguen como están.
Probarla
Lo que la para aún no se ha probado en este dispositivo.
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
Ya no haría falta: intento {list}
No bastaría: intento {list}
Elige antes qué cambiar.
Te habría dejado pasar.
Esta mañana no ha terminado.
Habría terminado como terminó.
Cada frase necesita
Y si
La palabra al azar
Como fue
No se pide
Se pide
Bastaría: intento {list}
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
La página se apagará desde el próximo inicio de `vow run`.
La opción '{option}' no existe. ¿Querías decir '{name}'?
La opción '{option}' no existe
Falta el argumento '{name}'
Falta uno de: {names}
Falta el valor de '{name}'
El valor '{text}' no vale para '{name}'. Da uno de {names}.
El valor '{text}' no vale para '{name}': {cause}
El valor '{text}' no vale para '{name}'
Sobra el argumento '{name}'
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
Nadie ha hablado en un rato, así que la práctica descansa. Empieza de nuevo cuando quieras.
Aún no hay nada que practicar. Empieza: vow practice add "Cumplo lo que me prometo."
Ahora no puedo oír: {why}
Aquí no se puede reproducir; léela.
Repeticiones que no se han podido anotar y no cuentan: {count}. {why}
Casi. El número es otro: {text}
Puede que haya oído una palabra al revés. Dilo una vez más: {text}
He oído «{heard}». Di: {text}
{count} al día
Eso ha sonado como tu grabación. Ahora dilo tú.
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
Escuchando en {address}. Ctrl-C lo termina.
Ningún `vow run` vigila esta carpeta, así que nada sonará. Inícialo: vow run, o como servicio: systemctl --user enable --now vow
Ya hay una alarma {id}.
La alarma tiene que pedir algo: afirmaciones, metas o ambas.
La alarma no sonaría nunca: su fecha y su hora ya han pasado, o su última fecha es anterior a la primera.
"{text}" no identifica una sola alarma.
La subida de volumen, {value}, no está entre 0 y 600 segundos.
El parecido, {value}, no está entre 0,5 y 1.
Puede haber de 0 a 10 aplazamientos, de 1 a 60 minutos cada uno.
No hay ninguna alarma {id}.
El volumen, {value}, no está entre 0 y 100 por ciento.
Sin ningún día, la alarma no sonaría nunca.
Escribe un solo objeto JSON con los argumentos por su nombre.
{request} no admite {name}.
"{text}" no es una dirección. Escríbela como cloud:https://HOST/v1#MODELO.
La dirección lleva caracteres que no puede llevar. Escríbela como cloud:https://HOST/v1#MODELO.
Una grabación nunca se envía sin cifrar: usa https. http a secas es solo para este mismo dispositivo.
No pongas claves ni contraseñas en la dirección; la clave se da con `vow cloud key`.
"{text}" no nombra ningún servicio en la nube. Escríbelo como cloud:https://HOST/v1#MODELO.
La sesión ha seguido en otra ventana. No se ha perdido nada: sigue allí o vuelve a abrirla aquí.
Hoy no toca repasar ninguna palabra.
Ya hay un código {name}.
La alarma {alarm} pide "{name}". Cambia antes lo que la para; a partir del día siguiente podrás eliminarlo.
La alarma "{alarm}" está pidiendo "{name}" ahora. Cuando termine podrás volver a imprimir o eliminar el código.
La alarma de las {time} pide "{name}". En las {hours} horas anteriores el código no se imprime. Podrás imprimirlo otra vez después de esa alarma.
Vow no guarda nada del código "{name}" que se pueda imprimir. Usa el código que tienes o registra otro.
No hay ningún código "{name}".
"{text}" no es una base de datos. Escríbela como postgresql://CUENTA@HOST:PUERTO/BASE.
Quita la contraseña de la dirección: se lee de PGPASSWORD o ~/.pgpass.
Confírmalo primero. No se ha hecho nada.
Las horas de tus alarmas irían a {recipient}, y no has dado tu consentimiento.
Di quién lo recibiría.
Las grabaciones de tu voz irían a {recipient}, y no has dado tu consentimiento.
Lo que has leído no es lo que vale ahora, así que no se ha aceptado nada. Léelo otra vez.
Las grabaciones se eliminan en este dispositivo: vow consent withdraw recordings.
Las grabaciones se quedan aquí. Escribe el destinatario como "this device".
"{text}" no es un broker. Escríbelo como HOST:PUERTO.
No hay ningún fin "{name}". Los que hay: {known}.
"{text}" no es un servidor de voz. Escríbelo como wyoming:HOST:PUERTO.
La anotación {position} de este consentimiento no se puede leer, así que no se puede aceptar nada para este fin, y nada sale del dispositivo.
"{text}" no es una fecha del calendario. Escríbela como 2026-03-29, o di tomorrow o friday.
El intervalo termina antes de empezar. Pon primero la fecha anterior.
Indica días o una fecha, no ambas cosas.
"{text}" no son días. Escribe mon,wed,fri o mon-fri; weekdays, weekend o everyday.
El archivo {name} pasa de {kB} kB.
Esta alarma no podría pararse nunca: {what}. Arréglalo ({repair}) o permite algo en su lugar: --instead type
Lo que sustituye a hablar no se puede sortear. Nómbralo: type, sum, un código o una etiqueta.
La alarma tiene que pedir algo, como recite:affirmations,sum:medium.
Una habitación se puede iluminar de 3 a 120 segundos, de 1 a 20000 lux o del 1 al 95 % de la imagen de una cámara.
El tiempo límite puede ser de 5 a 600 segundos. La pausa llega tras 1 a 20 errores y dura de 5 a 600 segundos.
Se piden las mismas frases dos veces y del mismo modo. Nombra cada clase una sola vez.
La lista del sorteo tiene {count} retos, porque recite y type cuentan las afirmaciones y las metas por separado. Escribe ese número tras la barra, o no pongas ninguno.
El dispositivo se puede mover o sostener de 3 a 120 segundos.
Di cuál: {name}:NOMBRE. `vow {name}s` muestra lo que hay.
Una lista para el sorteo puede tener {most} retos como mucho. Sortea al menos 1, y no más de los que tiene la lista.
Indica qué recitar o todos los retos, no ambas cosas.
Recitar no puede sustituir a recitar. Permite type, sum, un código o una etiqueta.
Las cuentas pueden ser de 1 a 20, con límites propios como MENOR-MAYOR, entre 0 y {largest}.
Caben como mucho {most} retos.
"{name}" no es un reto. Elige recite, type, sum, code, tag, move o light, separados por comas.
No hay ningún código "{name}". Regístralo antes: vow codes add {name} --image foto.jpg
«{detail}» no dice nada de la luz. Escribe light:300 para lux o light:40% para una cámara, con seconds=20 tras otros dos puntos.
"{detail}" no vale para {name}. Escribe {name}:affirmations o {name}:goals; con timeout=60 o lockout=3/60 detrás de otro signo de dos puntos.
"{detail}" no describe un movimiento. Escribe move:shake o move:still, con seconds=20 detrás de otro signo de dos puntos.
"{detail}" no describe unas cuentas. Escribe sum:easy, sum:medium, sum:hard o sum:10-99; con count=5, timeout=60 o lockout=3/60 detrás de otro signo de dos puntos.
No hay ninguna etiqueta "{name}". Regístrala antes: vow tags add {name}
No se entiende "{detail}". Escribe lo que se sortea como pick:2/4(code:cocina,code:baño,tag:puerta,sum:hard).
La pregunta de si sigues en pie llega de 1 a 60 minutos después, y de 1 a 5 veces como mucho.
Ya hay una meta {id}.
"{text}" no es una fecha anterior o igual a hoy, como 2026-03-01.
Una meta necesita al menos unas palabras.
No hay ninguna meta {id}.
"{text}" no es un idioma de frases. Elige en, es o zh.
Ya hay una frase {id}.
No hay nada que decir. Escribe una frase, como "Cumplo lo que me prometo."
"{text}" no identifica una sola frase.
Ningún motor de inglés o español entiende {words}.
Tiene {count} palabras; de un tirón caben {most} como mucho. Hazla más corta.
No hay ninguna frase {id}.
{name} va de {least} a {most}.
La pausa ya habría terminado.
Indica hasta cuándo dura la pausa, o que termina.
{id} ya se practica.
Ya estás practicando en otro lugar de este dispositivo. Solo se puede en uno, para que nada cuente dos veces.
No contiene nada que decir en voz alta.
No hay grabación de {id} que se pueda oír.
No hay ningún recordatorio que aplazar.
No se ha oído a nadie; no se ha guardado nada.
Una grabación guarda el sonido de tu voz, y no has dado tu consentimiento.
"{text}" no identifica una sola afirmación que practicar.
Aún no se ha oído: {words}
Indica una frase nueva o una de las tuyas, no ambas.
{value} no es un número de repeticiones válido; va de 1 a 100000.
Tiene {count} palabras; más de {most} son demasiadas para decirlas de un tirón.
No se practica nada como {id}.
Hay una alarma sonando o aplazada; practica cuando termine.
"{text}" pide las mismas frases dos veces. Nombra cada clase una sola vez.
"{text}" no se puede recitar. Elige afirmaciones, metas o ambas.
Hay una alarma sonando o aplazada. Ensaya cuando termine; lo aprendido vale desde el día siguiente.
"{text}" no identifica una sola mañana.
{question}
{help}
No se ha importado nada: {reason}.
No hay ninguna frase "{id}".
La frase "{id}" debe tener de 1 a 200 letras.
"{value}" no es un broker como homeassistant.local:1883, ni off.
Di on u off, o indica una ruta completa como /etc/vow/ca.pem.
El nombre de un dispositivo lleva letras, cifras, _ y -, 64 como mucho.
Un tema lleva letras, cifras, _ y -, con barras en medio, 64 como mucho.
Un nombre de usuario tiene 128 caracteres como mucho.
Di 24 o 12, no "{value}".
El entrenador practica zh, en y es, no "{value}".
No hay ningún motor "{value}". Elige uno de {known}, o un servidor: wyoming:HOST:PUERTO.
No hay ningún motor "{value}" que pueda acompañar al primero. Elige uno de {known}, wyoming:HOST:PUERTO, cloud:URL, u off.
Un servicio en la nube nunca se interpone entre tú y el fin de una alarma. Ponlo como fallback-engine o shadow-engine.
{value} solo entiende inglés. Elige uno de {known}, o un servidor: wyoming:HOST:PUERTO.
Indica una ruta completa, como /media/stick/vow, u off.
"{value}" no es un nivel de -80 a -20, ni auto.
Indica también el modelo: cloud:https://HOST/v1#MODELO.
"{value}" no es un número entero de {least} a {most}.
Di on u off, no "{value}".
Elige uno de {known}, no "{value}".
"{value}" no es una dirección como 0.0.0.0 o 192.168.1.20, ni off.
Indica una ruta completa, como /etc/vow/page.pem, o auto.
"{value}" no es una lista de nombres como clock.local,192.168.1.20, ni auto.
"{value}" no es una puntuación de 0.5 a 1.
"{value}" no es una puntuación de 0.5 a 1, ni off.
"{value}" no es una hora como 18:30.
"{value}" no es el nombre de un tono (mira `vow tones`) ni la ruta completa de un archivo de sonido.
No hay ningún ajuste "{name}". Los que hay: {known}.
No hay ninguna voz "{value}". Elige una de {known}, o un servidor: wyoming:HOST:PUERTO.
"{value}" no es una lista como {example}, cada número de 0 a 100.
Di written o drawn, no "{value}".
La alarma {alarm} no tiene una próxima vez que omitir.
La alarma {alarm} no tiene omitida ninguna fecha futura.
La alarma {alarm} no tiene omitido el {date}.
La alarma {alarm} no suena el {date}, así que no hay nada que omitir.
El intervalo ya ha pasado.
Indica una fecha, o la primera y la última de un intervalo, o nada para la próxima vez.
Ya hay una etiqueta {name}.
No hay ninguna etiqueta "{name}".
{name} puede tener como mucho {most} caracteres.
Di a qué hora suena, por ejemplo 06:30.
La hora {text} no llega nunca en {zone}.
"{text}" no es una hora. Escríbela como 06:30, 6:30 o 6:30pm, de 00:00 a 23:59.
No contiene nada, así que nada podría coincidir. Usa otro.
Dale un nombre de 1 a 40 letras, cifras, - o _, por ejemplo cocina.
Ocuparía {bytes} bytes; caben {most} como mucho.
Hay una mañana en curso. Pruébalo cuando termine.
Una alarma suena en menos de un minuto. Pruébalo después.
La espera ya dice cuándo suena: no pongas hora, días ni fecha.
"{text}" no es una espera. Escríbela como 20m, 90s o 1h30.
{words} palabras son muchas para decirlas de un tirón: haz dos frases, o no pases de {limit}.
Se ha oído distinta dos veces ("{first}" y "{second}"): es más segura una frase más corta o más sencilla.
No se ha reconocido: dila otra vez más despacio, o elige palabras más sencillas.
Su "no" o su número se ha oído de otro modo: di lo que haces en vez de lo que no haces, o escribe el número de otra forma.
Las palabras largas se entienden mal: di {list} con otras más cortas.
No se ha oído: {list} (se ha oído: "{heard}"). Quizá otra palabra se oiga mejor.
{count} números tienen que oírse exactos: deja uno por frase.
se ha oído: {words}
{lines} y {recordings}; da una por frase, o una tabla con --manifest.
Di cada frase una vez, como lo harías por la mañana. El sonido de lo que dices no se guarda.
se oye bien: habría bastado.
se ha oído otro número, o un "no" de más o de menos; no se ha aprendido nada.
aprendido: desde mañana, dicha así también cuenta.
no se ha oído bien; acércate al micrófono, en un lugar más tranquilo.
demasiado lejos de la frase; no se ha aprendido nada.
Di: {line}
Intro: listo   s: saltar esta frase   q: terminar
{rehearsed}, {learnt}, {warned} con algo que pensar.
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
el proceso volvió a empezar, y habían atrasado el reloj {gap} ms o más
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
superada
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
evento
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
{skipped} omitidos
{faults} en que el dispositivo no pudo sonar
Del {from} al {through}: {runs}
alarmas desde las {hour}:00  {kept} de {runs} cumplidas
; Vow no estuvo en marcha durante {length}
; aplazada sin avanzar: faltaba la parte "{part}"
; {snoozes}
Cumplidos {kept} de {counted} en los últimos {streak} días
interrumpida  Vow terminó o se detuvo {times} mientras sonaba, y luego siguió sonando
el programa faltó un rato
se desconectó un altavoz o un micrófono
se ajustó el reloj
se bajó el volumen de la salida
el reconocimiento de voz se repitió, por fallo suyo
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
{time} no existe {place}: el primer instante tras el salto
En {zone} (reglas de zona {version}), del {from} al {until}:
esa fecha no existe en la zona
No suena nada.
{time} llega dos veces {place}: la primera de las dos
en pausa
en silencio
omitida
minutos hasta que termina si nadie responde, de 5 a 240
puntuación que necesitan las frases de una alarma nueva, de 0.5 a 1
cómo suena una alarma nueva: un tono de `vow tones`, o la ruta de un archivo de sonido
si una alarma nueva vibra: on u off
el volumen de una alarma nueva, de 0 a 100 por ciento
el ruido mínimo de la habitación, de -80 a -20 decibelios de fondo de escala, o auto: una voz debe superarlo en 8
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
minutos que una alarma puede sonar tarde, de 0 a 720
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
mañanas con las mismas palabras tras las que se piden frases nuevas, de 3 a 365, u off; no se bloquea nada
días tras los que lo que dijiste una mañana se borra para siempre, mes a mes, de 1 a 3650, u off
minutos tras los que vuelve a sonar, de 5 a 120
cuántas veces vuelve a sonar una alarma que nadie atendió, de 0 a 6
segundo motor que toma notas tras cada juicio, u off; `vow engines` compara los dos
cuando unos auriculares o Bluetooth se tragarían la alarma: force (suena en el altavoz), ask (pide desconectarlos) o leave
volumen al que se sube, al sonar, una salida silenciada o baja, en por ciento, de 10 a 100, u off
volumen de la salida por debajo del cual se avisa al sonar, en por ciento, de 0 a 100
on u off: escuchar la respuesta a una cuenta como las frases, en inglés y español; aun así se puede escribir
on u off: las frases se pueden escribir si falta el micrófono o ningún motor oye; esas mañanas se cuentan aparte
por ciento de la fuerza del motor en alarmas que vibran, de 1 a 100, u off
minutos antes de una alarma en que se despierta el dispositivo, de 0 a 30
dirección en que otros equipos llegan a la página, como 0.0.0.0 para todas las de este dispositivo, u off; necesita `vow password`; vale desde el próximo inicio
archivo del certificado de la página en PEM, o auto para uno que hace Vow
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
Una anotación del consentimiento {purpose} no se puede leer, así que cuenta como no dado, y por él no sale nada de este dispositivo. `vow log verify` cuenta más.
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
vigilancia
no hay ninguna prevista
aún no hay nada que decir
la alarma {alarm} pide el código "{name}", que ya no está; en su lugar se escriben frases
vow codes add "{name}" --image foto.jpg; otros retos: vow alarm edit {alarm} --gate RETOS
la alarma {alarm} pide la etiqueta "{name}", que ya no está; en su lugar se escriben frases
vow tags add "{name}"; otros retos: vow alarm edit {alarm} --gate RETOS
afirmaciones
metas
la alarma {alarm} pide {wanted}, y no hay
{add}; el idioma de la alarma: vow alarm edit {alarm} --language IDIOMA
nada vigila las alarmas, así que no sonará ninguna
`vow run` vigila las alarmas
`vow alarm list` las muestra.
Ya no hay ninguna clave.
La clave está en {path}.
Para que una alarma lo pida: vow alarm edit ALARMA --gate code:{name}
Imprímelo: vow codes print {name}
Código {name} registrado.
Código {name} eliminado.
Escrito: {path}. Imprímelo y cuélgalo donde tengas que levantarte para llegar.
`vow codes` los muestra.
Hay {count} códigos en la imagen. Enseña solo uno.
La alarma suena en {seconds} s
Interrumpido; nada queda en marcha.
Aquí no responde ningún servidor de sonido con altavoz.
Suena en el altavoz de este equipo ({speaker}). Un servidor de sonido propio presta un micrófono virtual, en el que habla un durmiente con voz sintética.
Con el altavoz y el micrófono de este equipo. Quítate los auriculares.
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
Queda abierta.
Tu frase: {line}
importa
Escribe otra redacción, o pulsa Intro para dejar la frase como está.
Nada que responder esta noche.
¿Quieres que tu frase diga: «{line}»? (sí, no, o escribe la tuya)
Meta {goal} dejada.
por qué
`vow goals` las muestra.
Aún no hay metas. Encuentra una: vow interview
snooze: aplazarla
Intro: hablar ya
Volverá a sonar a las {time}, dentro de {left}.
Intro: ya estoy en pie
Salida: escribe exactamente, dos veces: {sentence}
Salida: escribe otra vez: {sentence}
Salida: podrás escribirla otra vez dentro de {left}
Usa una fecha posterior, o --end.
Usa un --to posterior.
`vow lines list` las muestra.
Error: {sentence}
Próxima alarma {alarm}: {when}
No hay ninguna alarma prevista. Crea una: vow alarm add --time 06:30 --days weekdays
Aún no hay códigos. Añade uno: vow codes add cocina --image foto.jpg
Aún no hay etiquetas. Añade una: vow tags add puerta
Una operación lee JSON y responde con JSON: vow {operation} --json -
--{name} va de {least} a {most}.
Una frase en chino se añade con --language zh; las de otra escritura hay que ponerlas en letras latinas.
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
`vow log verify` cuenta más; quizá lo ha escrito una versión más nueva de vow.
880 Hz en cuatro pulsos rápidos y una pausa.
Tres campanas por turno, que siguen sonando.
Un carillón suave que baja en cuatro notas.
Medio minuto de oleadas suaves, medio de pulsos y luego la sirena.
Una figura viva de madera.
Un largo crescendo que sube de 330 a 660 Hz.
Urgente, oscila entre 700 y 1100 Hz; para sueños profundos.
tras {milliseconds} ms de suspensión
Una alarma suena en menos de tres minutos. Inténtalo después.
La alarma suena en los auriculares: "{output}".
Las alarmas siguen.
Las alarmas suenan igual.
Las alarmas suenan igual, según {count} anotaciones que se pudieron leer; lo que ocurra queda en memoria hasta que el registro se pueda usar.
Las alarmas suenan igual, según {count} anotaciones que se pudieron leer y lo último que se sacó del registro; lo que ocurra queda en memoria hasta que el registro se pueda usar.
Todas las fechas de una alarma necesitan la misma hora, en la misma zona.
Un evento de todo el día no tiene hora a la que sonar.
Permítelo en sudoers sin contraseña: {program}
{path} ya existe. Indica otro archivo con --output.
El reproductor de ALSA no reproduce nada.
Otra orden borra o reemplaza lo que hay en {home}. Inténtalo cuando termine.
Escucha otro motor, si lo hay. Ejecuta `vow models verify`.
Otro proceso mantiene bloqueado el registro {path}; no se escribió nada.
Otro proceso escribe en {folder}.
Otro proceso escribió en el mismo momento.
Otro proceso escribió en la misma serie (ahora en {position}).
Otro programa retiene {home}/{name}. Ciérralo: `lslocks` muestra quién retiene qué.
Otro programa retiene la carpeta {folder} y no la suelta.
Otro programa retiene las claves, {path}, y no las suelta.
Otro programa usa la cámara.
Otro `vow run` ya vigila {home}.
No se pudo escribir la respuesta ({cause}).
No se pudo escribir la respuesta ({cause}); lo que la orden hace está hecho.
La respuesta era demasiado larga y el programa se detuvo.
Responde sí o no.
{recipient} respondió algo que no es una lista de textos.
{recipient} respondió algo que no es una evaluación de esta frase.
{recipient} respondió algo que no es una transcripción.
archivo de `vow export`
{file} es un archivo de exportación: `vow replay RUN --archive {file}` muestra uno de sus turnos.
Pide otro idioma.
Pide el informe de nuevo.
Pide el permiso a su dueño, o usa otra cuenta.
Pregunta a quien lleva la base de datos {server} qué le pasó.
Pregunta a quien lleva la base de datos qué le pasó; no se envió nada.
Se le pregunta demasiado o la cuenta está agotada; míralo allí.
Falta "audio".
El murmullo necesita una grabación de muchas voces: da --babble ARCHIVO.
--batch toma sus preguntas del archivo; quita las demás opciones.
Empieza otro.
BEGIN:{name} no se cierra nunca.
No se puede llegar al broker {broker}.
El broker {broker} no respondió a tiempo.
El broker {broker} no deja entrar a Vow.
El broker {broker} y Vow no se entienden por TLS.
wordBucket es common o less-common, no "{text}"
Valen las frases incluidas; inténtalo de nuevo, o con otro modelo.
Siguen los textos incluidos.
"{name}" es un tono propio de Vow. Elige otro nombre: --name
El bus no dio ningún nombre.
BYDAY={code} no es un simple día de la semana.
calendario de `vow calendar export`
No se pudo preparar la llamada a {method}.
No tienes permiso para la cámara.
La cámara no entrega nada.
La cámara se desconectó.
La imagen de la cámara llegó cortada.
{program} se puede ejecutar con sudo.
{name} no se puede guardar. Las alarmas entienden de días de la semana.
{name} no se puede guardar: una alarma tiene una sola hora en todos sus días.
No se puede llegar a {recipient}.
{path} no se puede leer como imagen: falta, está vacío, te está vedado o supera los 64 MB.
{file} no se puede leer, o no es un archivo de `vow export`.
{path} no se puede quitar: {cause}.
{path} no se puede escribir: {cause}
{path} no se puede escribir.
({cause})
El certificado {certificate} no se puede leer.
El certificado no se puede firmar.
El certificado {certificate} ha caducado.
Un certificado y su clave van juntos, y solo hay uno de los dos.
Los certificados para TLS no se pueden usar.
La palabra sorteada "{word}" no es una sola palabra.
Cámbiala en el broker y ejecuta `vow mqtt password`.
Cámbialo en los ajustes de sonido del escritorio.
Cambia la clave en el servicio y ejecuta `vow cloud key`.
Los cambios del registro no se pueden seguir.
Los cambios de zona horaria en {folder} no se pueden seguir.
Revisa la dirección y el modelo: cloud:URL#MODELO.
Revisa la dirección y la fecha de este dispositivo; si no se cree ningún certificado: apt install ca-certificates.
Revisa los permisos de la carpeta.
Comprueba mqtt.user y da la contraseña de nuevo: vow mqtt password
Comprueba el nombre, o da su dirección: vow config set mqtt.address HOST:PUERTO
Revisa la red y la dirección.
La comprobación del registro se interrumpió.
Comprueba la ruta.
Comprueba el puerto (casi siempre 8883) y el certificado: vow config set mqtt.tls ARCHIVO
Revisa el servidor, o elige otra voz: vow config set coach.voice auto.
Comprueba que la dirección es de un servicio compatible con OpenAI, y el modelo.
Comprueba que la dirección es de un servicio compatible con OpenAI.
Comprueba que la dirección es de un servicio de evaluación, y el modelo.
Comprueba que la dirección y el puerto son los de un broker MQTT.
Comprueba que se puede escribir en la carpeta.
Comprueba que hay una entrada permitida: pactl list short sources.
Comprueba que está instalado.
Comprueba que hay una salida elegida: pactl list short sinks.
Comprueba que esté conectado; `vow demo` lo prueba.
Comprueba que está en marcha, y su dirección y puerto: vow config set mqtt.address HOST:PUERTO
Comprueba que funciona, o elige otro motor: vow config set engine auto.
Comprueba {option}. Lo que registra algo, como `vow alarm add`, crea la carpeta.
Elige otro archivo.
Elige otra carpeta, o dale permiso de escritura.
Elige otro tono.
Elige otro con --port.
Elige uno de: {names}.
Elige uno de: {names}, wyoming:HOST:PORT.
Elige la otra como salida habitual: pactl set-default-sink {name}.
Elige --yourself o --silent, no ambos.
La biblioteca de PostgreSQL no está instalada.
el reloj de la anotación {position} retrocede
Ciérralo.
Cierra otros programas e inténtalo de nuevo.
Cierra programas con muchos archivos abiertos y reinicia vow.
El proceso del entrenador terminó.
El lector de códigos falló con esta imagen.
Hay {count} códigos en {path}. Haz una foto de uno solo.
Acércate, y que le dé la luz.
Viene con el escritorio Plasma (apt install powerdevil).
Conecta una, o quita el silencio de una: pactl list short sinks.
Se cortó la conexión con {server}; lo último enviado puede estar allí, o no.
Copia la carpeta a un lugar donde se pueda escribir, e indícala con --home.
{path} no es copia de ninguna zona de {directory}.
--count va de 1 a 20, y --most-words de 4 a 40.
"count" debe ir de 1 a {most}, no {count}.
--csv va con --reliability, y no con --json.
curva de `vow-lab evaluate`
Córtala en trozos.
Acórtalo, o elige otro archivo.
Quita el silencio, o elige otro archivo.
No se puede llegar a la base de datos {server}.
La base de datos {server} no se pudo usar.
La base de datos {server} no guarda UTF-8.
A la base de datos {server} no le queda sitio o ninguna conexión.
La base de datos {server} no tiene tablas para un estudio.
La base de datos {server} no acepta escrituras ahora.
La base de datos {server} tardó demasiado; no se escribió nada.
"date" debe ser un día del calendario como AAAA-MM-DD, no "{text}".
"days" y "date" se excluyen.
"days" debe nombrar al menos un día.
Lo envía su dispositivo: vow cohort ship.
{name} no respondió a tiempo.
¿Querías decir: {names}?
¿Querías decir "{name}"?
El disco del registro {path} falló; lo último puede haberse escrito o no.
El disco del registro {path} está lleno; no se escribió nada.
Hazlo de nuevo: lo que ya está no se escribe dos veces.
no empieza como {format}
{engine} no oye {language}.
{engine} no oye el idioma de las grabaciones ({names}).
Hace falta "days" o "date".
END:{text} no cierra nada que se hubiera abierto.
Termínalo: `lslocks` muestra quién retiene qué.
falta su final
Termina el programa que tiene abierto el archivo (`fuser {path}` lo nombra) e inténtalo de nuevo.
El motor {engine} no está disponible.
El motor "{engine}" no tomó notas de esta mañana. `vow engines` muestra cuál sí.
El motor "{engine}" no tomó notas de estas mañanas. `vow engines` muestra cuál sí.
espeak-ng no pudo decir "{language}".
espeak-ng no habla "{language}".
El suceso {name} en la posición {position} no se puede leer.
El evento está cancelado.
Un suceso no se pudo escribir.
El evento no tiene DTSTART, así que no tiene hora a la que sonar.
Un suceso del informe no se puede leer.
Un suceso del turno no se pudo escribir.
Exporta con el programa antiguo e importa con el nuevo: instala la versión de Vow que lo escribió, ejecuta `vow export FILE`, vuelve a instalar esta versión, aparta la carpeta antigua y ejecuta `vow import FILE`.
El archivo empieza con una línea de continuación.
El archivo {path} no se puede leer.
El archivo {path} no se puede leer: {cause} Comprueba su nombre y sus permisos.
El archivo {path} no se puede escribir: {cause}.
El archivo {path} no se puede escribir. Elige otro lugar.
El archivo {path} no se pudo escribir; no queda nada de él.
El archivo no empieza con BEGIN:VCALENDAR.
El archivo no es una imagen legible, o es enorme.
La primera fila de {path} no nombra id, speaker, text, accuracy, fluency, prosodic y words.
La primera fila de {path} no nombra las columnas conversation, text y label.
Flite no pudo decir el texto.
La voz Flite solo habla inglés, no "{language}".
La carpeta {path} no se puede crear.
La carpeta {folder} no se puede abrir.
En la carpeta {home} no se puede escribir.
Libera espacio; las alarmas siguen sonando mientras tanto.
--from debe ser un instante como 2025-03-30T01:00:00Z, no "{text}".
"from" debe ser {expected}, no "{text}".
--from "{text}" no es una fecha como 2025-08-31.
Da al menos una mañana.
Da al menos un suceso a --last.
Da al menos un --line.
Da al menos una mañana a --last.
Da la orden que lo registra.
Da --audio ARCHIVO o --text TEXTO.
Da --batch ARCHIVO o --classify ARCHIVO.
Da --goal o --kind affirmation, no ambos.
Da --month o --days, no ambos.
Da "transcript" o "audio".
Da --transcript TEXTO o --audio ARCHIVO.
Da --engine o --compare, que prueba todos los motores.
Da la carpeta que contiene {file}.
Da la carpeta con --home DIR.
Da de 1 a 256 trabajos.
Dale una clave que valga: vow cloud key.
Da una lista de grabaciones, o --talk ARCHIVO.
Dale un modelo de ese idioma, o elige otro motor.
Da un nombre como "Europe/Madrid"; timedatectl list-timezones los muestra.
Da un nombre como "Europe/Madrid".
Da uno de --plan, --digests, --defect y --seeds.
Da uno de --scan, --image y --payload.
Da la ruta de un archivo PEM: vow config set web.certificate ARCHIVO
Da la ruta de un archivo PEM sin frase de paso: vow config set web.key ARCHIVO
Da el permiso a su programa: setcap cap_wake_alarm=ep.
Da grabaciones con --sound o con --manifest, no con ambos.
Da grabaciones o --pronunciation ARCHIVO; no ambos.
Da grabaciones o --talk ARCHIVO; no ambos.
Da una frase con palabras.
Da CAP_WAKE_ALARM al servicio, o deja que tu grupo escriba el archivo wakealarm del reloj.
Da --text TEXTO y --audio ARCHIVO, o --batch ARCHIVO.
Usa --time con --days o --date, o --batch. Véase: vow help next
{outcome} Da --yes donde no se pueda preguntar a nadie.
no tiene una única mañana "{run}", sino {others}
{name} no tiene un valor que Vow conozca: "{text}".
La cabeza del registro, {path}, no se puede leer.
La cabeza del registro, {path}, no se puede escribir.
La cabeza del registro, {path}, no la firmó la caja de claves de este dispositivo.
`vow helper` es para otras órdenes de Vow; no habla con personas.
{home} ya contiene un registro; elige otra carpeta con --home.
{folder} ya contiene un registro; indica una carpeta vacía.
{path} no contiene ninguna frase etiquetada.
{path} no contiene ninguna grabación valorada que sirva.
{path} contiene otra cosa que {kind} anterior; se dejó como está. Elige otro nombre.
id aparece dos veces
id tiene de 1 a 64 letras
Si no lo cambiaste tú, elige el tono otra vez.
Importa un archivo en una carpeta, o empieza una con `vow alarm add`.
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
INTERVAL={number} sin final no se puede guardar. Dale UNTIL o COUNT.
Únete al grupo que puede: sudo usermod -aG input $USER, y entra de nuevo.
Únete al grupo video: sudo adduser $USER video, y vuelve a entrar.
Mantenla encendida con sus ajustes de energía; `vow wake` dice qué falta.
Deja la máquina encendida de noche, o usa una cuyo reloj pueda despertarla.
Deja la máquina encendida de noche con sus ajustes de energía.
El núcleo despierta la máquina con {folder}.
La clave {key} no se puede leer.
La clave no se puede escribir en {path}.
La clave en {path} no se puede leer.
La clave de {path} no se puede quitar.
La clave {key} no es la del certificado {certificate}.
Una clave de la base de datos no la escribió este dispositivo.
Una clave de las anotaciones del registro no la escribió este dispositivo.
Otros usuarios pueden leer las claves {path}.
Las claves {path} no se pueden leer.
Las claves {path} no se pueden escribir.
Las claves no se pudieron escribir.
Faltan las claves del registro.
lang es zh, en o es, no "{text}"
El idioma "{language}" no es en, es ni zh.
Quita una.
Quita ese carácter.
Deja que tu grupo lo escriba con una regla de udev para SUBSYSTEM=="rtc".
Deja que un solo `vow run` use esta carpeta.
Deja que lo haga un programa: ponlo en hooks/run de la carpeta de Vow.
Deja que suene ese, o elige otra carpeta con --home DIR.
El nivel es easy, medium o hard, no "{level}".
level es easy, medium o hard, no "{text}"
libcurl no está instalado.
La biblioteca de lectores de etiquetas (libpcsclite) no está.
La biblioteca que habla MQTT no está instalada.
El sensor de luz ya no está.
Una frase está vacía; nadie puede decirla.
la línea {line} no es {form}
una línea suya es más larga que cualquier anotación
La línea {line} de {transcripts} nombra el turno "{run}", que no está.
La línea {line} de {transcripts} no es una transcripción: {row}
Las frases se juzgan solo por las palabras oídas.
"lines" falta o está vacío, o una de ellas.
De escuchar no llegó nada, ni siquiera silencio.
Escucha {name} en lugar de {missing}.
El registro junto a {path} fue reemplazado o quitado; no se escribió nada.
El registro {path} aquí solo se puede leer; no se escribió nada.
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
Un registro de un estudio aquí solo se lee.
El registro es más antiguo de lo que era: el registro {position}, que el archivo de claves conoce, no está.
Un registro que solo se puede leer no se envía.
logind no dio ningún inhibidor.
Comprueba la salud del disco; `vow log verify` dice si el registro está íntegro.
Mira el archivo de claves, keys.json.
Mira el servidor de sonido de la máquina: pactl info.
Mira qué hay antes de repetirlo, y comprueba la salud del disco.
Mira qué hay detrás, por ejemplo un ecualizador: pactl list sinks.
Mira qué la ocupa, o reinicia el servidor de sonido (systemctl --user restart pulseaudio, o pipewire-pulse).
Mira qué salidas están conectadas, si no la cambiaste tú.
Los archivos M4A los lee el programa faad, que no está aquí.
La máquina no se puede dormir. {cause}
Dale permiso de escritura a la carpeta y sus archivos, o elige otra con --home.
Hazlo más fuerte, o elige otro archivo.
Haz una que sí: createdb --encoding UTF8 --template template0 NOMBRE.
Libera espacio allí y dale permiso de escritura.
Libera espacio y dale permiso de escritura a la carpeta; se rehacen desde el registro.
Libera espacio en el disco y dale permiso de escritura a la carpeta.
Libera espacio, dale permiso de escritura a la carpeta e inténtalo de nuevo; no se pierde nada.
Haz sitio en el disco y prueba otra vez.
Libera espacio, o elige otro lugar.
Comprueba que existe y es tuya.
Comprueba que la carpeta existe y es tuya.
Comprueba que está y que es tuya.
Dale permiso de escritura, o elige otra con --home DIR.
Dale permiso de escritura, o nombra otra en VOW_MODELS.
La lista {manifest} no se puede leer.
La lista {manifest} no contiene ninguna grabación que evaluar.
No se puede llegar al bus de mensajes.
El micrófono no envía nada desde hace tres segundos.
El micrófono dejó de dar sonido.
El micrófono se leyó antes de abrirse.
--minutes va de 1 a 180.
Falta "{name}"; debe ser {expected}.
El modelo de significados {model} no se puede usar.
Moonshine no pudo descifrar la grabación.
Moonshine no pudo sopesar las palabras.
Hay más de un {name}.
El sensor de movimiento ya no está.
Aparta el enlace y pon el archivo en su lugar; o indica su carpeta con --home.
{means}, {milliseconds} ms después de pedirse
{milliseconds} ms después de pedirse
{milliseconds} ms tarde
"{name}" debe ser {expected}.
Indica un archivo PEM: vow config set mqtt.tls /ruta/a/ca.pem
Indica un archivo que acabe en .pdf o .svg.
Solo a code o tag le sigue un nombre: vow try code kitchen
Un nombre, clave o correlación contiene un NUL; no se escribió nada.
Nombra un turno, o --last para varios; no ambos.
Nombra el turno: vow certificate TURNO.
Nombra las sesiones que hay que terminar, o termínalas todas: --all
{program} necesita permisos que esta persona no tiene.
"{text}" no es machine ni people.
"{rehearsed}" no es others ni everything.
El registro nuevo no se pudo colocar en {path}.
Un {name} no es una alarma.
NO QUEDA NINGUNA ALARMA, así que nada suena: recupera una copia (`vow import`) o crea las alarmas de nuevo (`vow alarm add`).
Ninguna alarma suena próximamente. Crea una, o nombra una con --alarm.
No se pudo iniciar ningún navegador. Abre esta dirección en uno:
No se encontró ninguna cámara.
No hay ninguna clase "{name}"; elige una de {names}.
No se leyó ningún código.
No se leyó ningún código. Acércate, y que le dé la luz.
No se leyó ningún código en {path}. Acércate, y que le dé la luz.
No hay ninguna orden "{path} {word}".
"{text}" no es un número de veces que Vow pueda guardar.
"{text}" no es una fecha.
"{text}" no es una fecha ni una hora que Vow pueda guardar.
{path} ya existe, y no es un archivo de transcripciones.
No hay ninguna carpeta {source}. Comprueba --from.
No hay ninguna carpeta {path}, así que no hay nada que mostrar.
"{text}" no es una historia.
"{text}" no es un instante. Escríbelo como 2026-03-28T12:00:00Z o con +02:00.
No se dio ninguna clave y no se cambió nada. Una línea vacía la quita.
No se puede leer ninguna tecla ni botón de este equipo.
Ninguna frase encaja con la fila "{row}" de {manifest}.
No hay frases que ensayar. Añade una: vow lines add "..."
no es una lista de {form}
No hay ningún registro en {home}.
No hay ningún registro que leer en {path}.
No hay ninguna máquina llamada {host}.
No queda memoria ni hilo para el sonido.
No hay ningún micrófono conectado.
No hay ningún modelo {name}. Hay: {names}.
Aún no hay mañanas que juzgar de nuevo.
"{name}" no es un nombre de tono: admite letras, cifras y guiones, 40 como mucho.
"{name}" no es el nombre de una grabación.
No hay otra salida que se pueda oír.
No hay ninguna salida que se pueda oír.
"{part}" no es parte de una regla.
No se dio ninguna contraseña.
No se pudo abrir ninguna tubería.
Ningún servicio de energía responde en el bus de la sesión.
"{text}" no es un intervalo de fechas.
No hay ningún archivo de sonido legible en {path}.
No hay ningún reloj de tiempo real con alarma en {folder}.
{file} no es un informe de vow.
"{text}" no es una semilla, un número de mañanas y un resumen.
No hay ninguna sesión {unknown}.
No hay bus de sesión.
{path} no es un conector tuyo, así que no se usa.
Ningún sonido empezó en 5 s.
No hay ningún motor de voz llamado {engine}.
Ningún motor de voz de este dispositivo oye {language}.
No hay ningún paso "{action}".
No hay tal defecto. Elige all o uno de: {names}.
No hay tal fallo. Elige all, none, o algunos de: {names}.
No hay ningún lector de etiquetas conectado.
No se acercó ninguna etiqueta.
No hay ninguna zona horaria llamada "{name}".
En este dispositivo no hay ninguna zona horaria "{name}".
No hay base de zonas horarias en {directory}.
No se pudo abrir ningún temporizador.
No hay ningún tono llamado "{name}".
No hay ningún tono "{text}". Conocidos: {names}; o da la ruta de un archivo, o añádelo: vow tones add
No tienes ningún tono "{name}". `vow tones` los muestra.
No hay ningún ensayo en marcha.
"{engine}" no es una dirección válida de un servicio en la nube.
No hay ningún verificador {verifier}; hay de {oldest} a {newest}.
Ningún `vow run` sirve la página. Inícialo: vow run
Ningún `vow run` vigila {home}.
"{level}" no es un número entero de decibelios entre -20 y 60.
Nadie habla "{language}" en la demostración; se hablan en y es.
El ruido "{name}" no es uno de pink, babble, tone.
{path} no es un archivo. Da el nombre de uno.
{program} no está instalado.
{file} no es un archivo íntegro: {cause}.
A la salida no se envió más que silencio.
Nada puede despertar esta máquina ni mantenerla encendida.
Nada puede despertar esta máquina, así que no se duerme. --awake ensaya lo demás.
Nada aquí mide el sonido.
Nada aquí mide el sonido. Ejecuta `vow models verify`.
No hay nada en {file} que reproducir.
Nada del registro {path} se puede leer.
Nada en este dispositivo vibra.
Nada de lo que propuso {model} sirve.
No se hizo nada: {cause}
No se borró nada.
No se borró nada. Da --yes donde no se pueda preguntar a nadie.
No se borró nada: el turno {run} está en marcha y pide sus frases. `vow run` lo retoma; borra cuando haya terminado.
No se envió nada: {recipient} no pudo demostrar que es quien dice.
No se envió nada a {recipient}: no has dado tu consentimiento.
El número de dispositivos {devices} no está entre 1 y 50.
El número de otras frases es negativo.
{path}: {problem}
De {newest} anotaciones de un registro, la base de datos tiene {count}.
Los archivos antiguos están en {folder}.
Dilo otra vez; si se repite, elige otro motor.
Di una frase cada vez.
Solo se pueden guardar reglas que repiten DAILY o WEEKLY.
Abre otra.
O quita TZ para usar la zona propia de este dispositivo.
Otras órdenes cambiaban {stream} sin parar.
Otros equipos solo entran con contraseña, y no hay ninguna.
Otros programas no pueden seguir este `vow run`; las alarmas suenan igual.
Otros pueden leer la clave en {path}.
Otros pueden leer la contraseña en {path}.
La salida no admite sonido desde hace {milliseconds} ms.
La salida "{output}" no lleva a ningún altavoz, así que el sonido pasa a "{other}".
La salida "{output}" está silenciada.
La salida reproduce silencio en lugar del tono.
La salida "{output}" está bajada al {percent} %.
A uno de los procesos de Vow se le pidió algo que no conoce.
La página está apagada. Enciéndela y reinicia `vow run`: vow config set web.port 8690
La contraseña en {path} no se puede leer.
Una contraseña nunca se da como argumento, donde otros la ven. Di: vow password
Una contraseña es una línea de como mucho 1.000 letras.
Una contraseña lleva {count} caracteres o más; una frase se recuerda bien.
Pega la clave (no se muestra) y pulsa Intro:
--patience va de 20 a 600 segundos.
La imagen está vacía o es demasiado grande.
Comunícalo con la línea siguiente.
Desconecta y conecta la cámara.
Conéctala.
Conecta uno, o elige una entrada: pactl set-default-source NOMBRE.
Conecta una, o usa la cámara de la página.
Conecta uno e inténtalo de nuevo.
Desconéctala y conéctala.
Desconecta y conecta el lector, y mira si pcscd funciona.
PocketSphinx no pudo descifrar la grabación.
El modelo de PocketSphinx no se puede usar.
Remite a otro sitio, y nada se envía a otro sitio: pon la dirección nueva.
En el puerto {port} de esta máquina no se puede escuchar.
PowerDevil no dio recibo.
PowerDevil (proceso {process}) no tiene permiso para despertar.
PowerDevil despierta la máquina.
El servidor de sonido privado ya no admite sonido.
El proceso que filma falló.
El proceso que lee imágenes falló.
El proceso que lee etiquetas falló.
El proceso que habla falló.
El programa {program} no se pudo iniciar.
El programa tardó demasiado y se detuvo.
Devuelve una copia; sin ella, lo sellado queda cerrado.
Devuelve el archivo keys.json de una copia. Si no hay ninguna, `vow log salvage` sigue sin las palabras selladas; las alarmas conservan sus horas.
Devuelve log.head a su sitio. Si se perdió, `vow log salvage` guarda cada anotación intacta.
Devuelve log.sqlite y log.head de una copia. Para empezar de nuevo, aparta también keys.json, log.head y views.sqlite.
Devuelve log.sqlite y log.head, de una copia o de una carpeta damaged-N contigua. Para empezar de nuevo, aparta keys.json, log.head y views.sqlite; o indica otra carpeta con --home.
Devuelve los log.sqlite y log.head más nuevos. Si se perdieron, `vow log salvage` sigue con lo que hay.
Pon uno más nuevo en su lugar.
Sube el número de archivos que pueden estar abiertos: ulimit -n.
Sonó, pero nadie podía oírlo. {cause}
La pronunciación se evalúa sin ella.
Léelo con la versión de vow que lo escribió ({version}).
Un registro no se puede exportar.
la anotación {position}, {name}, no la puede leer esta versión de Vow
la anotación {position} no sigue a la anterior
la anotación {position} no se abre con su clave
Una anotación de la base de datos no se puede leer.
La anotación {position} de la base de datos no es lo que se escribió.
Falta la anotación {position} en la base de datos.
la anotación {position} no está como se exportó
Falta la anotación {position} del registro.
La anotación {position} del registro no es la que se escribió.
La anotación {position} del registro no la escribió este dispositivo.
Se quitó una anotación del registro: tiene {count} de {newest}.
La anotación {position} del registro se escribió y ya no está.
Un registro del turno no se puede leer.
La anotación {position} estaba en la base de datos, y ya no está.
La grabación no se pudo sellar.
La grabación {path} no se pudo leer.
La grabación {path} no se pudo borrar.
La grabación {path} no se pudo escribir.
Una grabación de más de treinta segundos no se valora.
Una grabación de más de dos minutos no se escucha.
La grabación se cerró.
{recipient} lo rechazó con el estado {status}.
Reinstala Vow: parece haber dos versiones mezcladas.
Quítala a mano.
Quita su modelo con `vow models remove` e instálalo de nuevo.
Quítalo y reinicia `vow run`; las alarmas suenan mientras tanto.
Un informe no contiene palabras que otro verificador pueda juzgar.
informe de `vow report`
Comunícalo con lo que responde `vow log verify`.
Reinícialo, o elige otra salida.
Reinicia el servidor de sonido.
Reinícialo (systemctl --user restart pulseaudio, o pipewire-pulse).
Reinicia vow tras cambiar la zona.
Repáralo con: apt install --reinstall tzdata
Falta el permiso para despertar ({cause}).
El sonido pasó a la salida "{name}".
--round va con --audio.
--rounds es al menos 1.
La línea no es un objeto JSON.
La línea no es un objeto JSON con las claves acordadas.
RRULE y RDATE juntos no caben en una alarma. Haz dos eventos.
Una regla tiene UNTIL o COUNT, no ambos.
La regla no equivale a ninguna fecha.
La regla equivale a demasiadas fechas, o a ninguna.
Ejecútala de nuevo.
Ejecuta: chmod 600 {path}
El turno {id} no ha terminado.
El turno tiene los pasos 1 a {count}.
El turno {run} está en marcha. Inténtalo cuando termine.
Ejecuta `make install` otra vez, que dice cómo el servicio obtiene CAP_WAKE_ALARM, o permite el archivo del propio reloj.
Ejecuta scripts/fetch-models y compila de nuevo, o elige PocketSphinx.
Ejecuta `vow cloud key` de nuevo.
Ejecuta `vow cloud key` y pega solo la clave.
Ejecuta `vow log rebuild`.
Ejecuta `vow log verify`.
Ejecuta `vow log verify`; quizá lo escribió una versión más nueva de vow.
Ejecuta `vow log verify` y después `vow log salvage`.
Ejecuta `vow log verify` para ver dónde, y `vow log salvage` para salvar todo lo intacto.
Ejecuta `vow models install {name}`.
Ejecuta `vow models install`, o bien: apt install pocketsphinx-en-us.
Ejecuta `vow models install sherpa-onnx`.
Ejecuta `vow models install whisper-base`.
Ejecuta `vow models list` para ver qué hay instalado.
Ejecuta `vow models verify` e inténtalo de nuevo.
Ejecuta `vow mqtt password` de nuevo.
Ejecútalo sin esa variable.
Se salvaron {count} registros en un diario nuevo.
Se salvaron {count} registros en un diario nuevo; perdidos: los registros {lost}.
Se salvaron {count} anotaciones en un registro nuevo; perdidas: {lost}; no escritas por este dispositivo y omitidas: {refused}.
Se salvaron {count} anotaciones en un registro nuevo; no escritas por este dispositivo y omitidas: {refused}.
Guarda el archivo a 44 100 o 48 000 muestras por segundo.
--seconds va de 5 a 3600.
Véase: {path} --help
Mira que dbus y systemd-logind funcionen.
Mira que iio-sensor-proxy funcione.
Mira que funcione, y que la dirección y la cuenta sean correctas. La contraseña se toma de PGPASSWORD o ~/.pgpass.
Mira por qué espera: sudo -n -l {program}
frase {number} ({id}): {reason}
La frase no tiene ninguna palabra que se pueda valorar.
Una frase de esa longitud no se dice.
El servicio de lectores de etiquetas (pcscd) no responde.
Pon web.certificate y web.key, o ninguno.
Pon una: vow password
Pon en web.certificate y web.key dos que vayan juntos.
{variable} tiene un valor, y llevaría a otro servidor que el nombrado.
Pon la zona con: timedatectl set-timezone Zona/Ciudad
Hay varios códigos en la imagen.
Envíalo desde el dispositivo que lo escribe.
Muestra solo uno.
No se pueden seguir los avisos de {interface}.
Falta la cabeza firmada del registro, {path}.
La similitud {similarity} no está entre 0.5 y 1.
No se pueden seguir los avisos de suspensión.
El conector {path} no se puede crear.
Alguien más está escribiendo este registro en la base de datos; no se escribió nada.
El sonido a {source} muestras por segundo no se pudo llevar a {target}.
El archivo de sonido {path} no se puede leer.
El archivo de sonido {path} se queda en silencio más de {seconds} segundos.
El archivo de sonido {path} no contiene sonido.
El archivo de sonido {path} dura más de {seconds} segundos.
El archivo de sonido {path} no es el que había cuando se puso la alarma.
El archivo de sonido {path} dura menos de una décima de segundo.
El archivo de sonido {path} está en silencio o es demasiado bajo, y no despertaría a nadie.
El servidor de sonido no responde.
El servidor de sonido no le dio ningún micrófono a Vow.
Un servidor de sonido propio de Vow no arrancó hace un momento.
El servidor de sonido ya no graba nada.
El servidor de sonido se niega a cambiar el volumen.
El servidor de sonido ya no admite sonido.
El servidor de sonido no admitió sonido de Vow.
El sonido es demasiado corto para reconocerlo.
El motor de voz {part} está ocupado con otras preguntas.
El motor de voz {part} se cayó ({signal}).
El motor de voz {part} terminó por sí solo (código de salida {status}).
El motor de voz {part} envió más de lo que cabe en una respuesta.
El motor de voz {part} se terminó en medio de una pregunta.
El motor de voz {part} fue eliminado (SIGKILL), como ocurre cuando falta memoria.
El motor de voz {part} no respondió a tiempo.
El motor de voz {part} respondió algo que no es una respuesta.
El motor de voz {part} se terminó, y el sistema no suelta su proceso.
El motor de voz {part} no se pudo iniciar.
El motor de voz {part} funciona, pero no oyó "{sentence}".
La biblioteca de voz {path} no se puede usar.
El modelo de voz {model} no se puede cargar.
El modelo de voz {model} no puede sopesar palabras.
El modelo de voz {name} no está instalado.
El modelo de voz {name} no es lo que debe ser: {names}.
No se envió nada al servidor de voz {address}: no has dado tu consentimiento.
La voz se distingue del silencio por su volumen.
El reparto "{split}" no es tune ni held-out.
Empieza de nuevo.
Inícialo de nuevo: vow run
Inicia PulseAudio o PipeWire (systemctl --user start pulseaudio, o pipewire-pulse) y compruébalo con "pactl info".
Inícialo: vow run, o como servicio: systemctl --user enable --now vow
{path} es un enlace simbólico; no se escribió nada.
systemd-logind no responde en el bus del sistema.
systemd-logind mantiene la máquina encendida hasta la alarma.
La tabla {manifest} no se puede leer.
tabla de `vow-lab evaluate`
Se cambiaron las tablas del registro o los disparadores que lo protegen.
Toma otra.
Díselo a quien la lleva; no se escribió nada.
Cuenta a quien la lleva lo que dijo.
El tempo {tempo} no está entre -20 y 20 por ciento.
El texto no tiene ninguna palabra que se pueda decir.
text es una línea de 1 a 200 letras
Falta "text".
Falta "text", o no es un texto.
Eso no se pudo hacer.
La respuesta era:
El programa no se pudo iniciar.
Esta cuenta no puede hacer eso en la base de datos {server}.
Esta compilación de Vow no tiene sherpa-onnx, que el motor Moonshine necesita.
Este dispositivo no tiene sensor de luz.
Este dispositivo no tiene sensor de movimiento.
Sigue el motor de este dispositivo.
Sigue el evaluador de este dispositivo.
Es un error de Vow: comunícalo.
Esto no es una línea de calendario (NOMBRE:valor).
Esto no es texto UTF-8.
Este proceso no puede ganar permisos, así que sudo no funciona.
Este es un informe de la forma {format}.
Este texto no cabe en ningún código QR.
"time" debe ser HH:MM de 00:00 a 23:59, no "{time}".
La hora se dio dos veces. Quita una.
El archivo de zona horaria {path} está dañado.
Para consentir: vow consent give {purpose} --to {recipient}.
El tono no se pudo guardar en {folder}.
Un tema es una palabra o dos, como "comida".
Una prueba no responde preguntas.
El disparador "{text}" no es una duración, como -PT10M.
Un disparador relativo al fin del evento no se puede guardar.
El disparador dista una semana o más.
Inténtalo de nuevo.
Inténtalo otra vez y mantenla quieta.
Inténtalo dentro de un minuto.
Inténtalo en un momento.
Inténtalo más tarde.
Inténtalo otra vez: nada de lo anotado se ha perdido.
Inténtalo de nuevo; `vow log verify` dice qué hay ahora.
Inténtalo cuando tenga menos que hacer.
Prueba otra imagen.
Pruébalo en la línea de órdenes: vow {command}
Pruébalo tú.
Si suena demasiado, baja la salida.
Súbelo allí, por ejemplo en pavucontrol, en Reproducción.
Súbela: pactl set-sink-volume @DEFAULT_SINK@ 60%
Las dos no son iguales; no se cambió nada.
Quita allí el silencio, por ejemplo en pavucontrol, en Reproducción.
Quita el silencio: pactl set-sink-mute @DEFAULT_SINK@ 0
Desconéctalo y conéctalo, o reinicia el servidor de sonido.
Desconéctalos antes de dormir, o haz que Vow los deje estar: vow config set sound.headphones leave
Usa como mucho unos 2000 caracteres.
Usa un archivo PNG, JPEG, WebP, GIF, BMP o PGM.
Usa el servidor que sí, o inténtalo más tarde.
Usa esa versión o una posterior. Apagar, quitar y borrar siguen funcionando.
Usa un archivo WAV, FLAC, OGG, MP3 o M4A.
Usa un archivo WAV, FLAC, OGG o MP3.
El VALARM no tiene TRIGGER.
El valor de "{key}" es de otro tipo.
La variable TZ no nombra ninguna zona horaria: {cause}
Ejecuta `vow models verify {name}` y `vow models install {name}`.
Una vista del registro no se puede usar.
Las vistas junto al registro no se pueden usar.
La voz espeak-ng no está instalada.
El modelo que detecta la voz, {model}, no se puede cargar.
El volumen {volume} no está entre 0 y 100 por ciento.
Vow no alcanza {server}.
vow log verify
`vow run` terminó.
`vow run` muestra una pantalla y no responde nada, así que no tiene JSON. Lo que ocurre está en el registro: `vow log list --json`, o `vow runs --json`.
`vow run` vigila {home}. Termínalo antes: Ctrl-C, o `systemctl --user stop vow`; inícialo de nuevo después.
Vow no envía correo. Quita el VALARM.
vow status
`vow try` muestra una pantalla y no registra nada, así que no tiene JSON.
El sonido de Vow está silenciado en el mezclador.
El servidor de sonido propio de Vow no se pudo iniciar.
El sonido de Vow está bajado al {percent} % en el mezclador.
El sonido de Vow estaba silenciado en el mezclador, y se restableció.
El sonido de Vow estaba bajado al {percent} % en el mezclador, y se restableció.
Espera de 1 a 120 segundos.
Falló la espera del temporizador.
Se puede escribir {path}/wakealarm.
No hay permiso para escribir {path}/wakealarm.
{option} se dio dos veces, y solo puede valer una.
{command} se rechazó.
{interface}.{method} fue rechazado.
Lo que contiene {source} no es una clave.
Lo que {recipient} tiene de este registro no es lo que escribió este dispositivo.
Lo que solo se mira no admite sucesos.
Lo que solo se lee no admite sucesos.
Lo que solo se lee no admite claves.
Lo que hay en {broker} no responde como un broker.
Di qué cambiar: --min-similarity 0.70, --challenge-word off, --recite affirmations, --verifier 7, --engine whisper, o --transcripts ARCHIVO.
Di qué cambiar: --min-similarity 0.70, --challenge-word off, o --recite affirmations.
Lo que se oyó no se puede guardar: {cause}
Lo que consentiste queda retirado, pues puede haberse perdido una retirada; `vow consent give` lo da de nuevo.
Si lo tiene, instala el paquete iio-sensor-proxy.
Whisper no pudo descifrar la grabación.
Las hace quien es su dueño: vow cohort prepare --at DIRECCIÓN.
Di la frase entera.
Con --batch, el archivo dice qué se valora. Quita lo demás.
Un {name} dentro de un evento es desconocido.
Sin --noise no hay nada para --snr ni --babble: da --noise pink, por ejemplo.
WKST={day} no es un día.
Las palabras de este turno se borraron; no queda nada que tachar.
--words admite common o less-common, no "{bucket}".
Escríbela como cloud:https://HOST/v1#MODEL.
El servidor Wyoming de {address} no se puede usar.
El servidor Wyoming de {address} no habló.
El servidor Wyoming de {address} no oye "{language}".
El servidor Wyoming de {address} no habla "{code}".
Nadie ha respondido, así que la alarma ha terminado.
Ahora di tus afirmaciones.
Buenos días. Di tus afirmaciones ahora.
{why} Ahora también vale otra manera.
esperando tu respuesta
Parada con la salida de emergencia.
¿No puedes hablar ahora? Escribe: {choices}
La palabra ha llegado un poco tarde. Di una frase de nuevo, ahora con la palabra '{word}'.
Las frases ya están. Di una de nuevo con la palabra '{word}'.
¿Sigues en pie? ¿Cuánto es {question}?
preguntando
el código '{name}'
iluminar la habitación
mover este dispositivo
cuentas
la etiqueta '{name}'
escribir las frases
Hecho. Hoy has cumplido tu promesa.
Un poco más fácil por hoy. Respira, y una vez más.
¿Hoy cuesta? Solo por hoy, y solo una vez, puede ser 0,02 más fácil. Las palabras, los números y el "no" siguen igual.
Escribe: {word}. Una frase demasiado larga se acorta a partir de la próxima mañana: vow lines edit
fácil
Salida de emergencia anotada. Escribe la frase otra vez dentro de {seconds} s.
terminada
Esa cuenta. Sigue con: {line}
Ahora di tus metas.
Buenos días. Di tus metas ahora.
Buenos días.
Sostén este dispositivo con el lado izquierdo arriba, quieto, durante {seconds} segundos.
Sostén este dispositivo con el lado derecho arriba, quieto, durante {seconds} segundos.
Hoy en este orden.
Incluye la palabra '{word}'.
En su lugar, escribe: {choices}
un momento
Bien. La última.
Casi. Esta, un poco más clara: {line}
escuchando
Ese intento se ha perdido: {why} Dilo otra vez cuando la alarma calle.
Primero sonará un rato. Te volverá a escuchar en {seconds} s.
Una pausa corta tras varios intentos: {seconds} s. Respira.
Enciende la luz y deja la habitación iluminada {seconds} segundos.
La alarma no ha podido sonar.
Casi. Se ha oído un "no" que no está en la frase, o ha faltado uno. Dila como está escrita.
Todavía no. Empieza por: {line}
No se ha oído nada. Con calma.
Casi. Se ha oído otro número, fecha u hora. Dilo como está escrito.
No se ha oído del todo bien. Una vez más, por favor, con la palabra '{word}'.
Casi. Puede que haya oído una palabra al revés. Dila una vez más.
Ese es otro código. Busca el que se llama '{name}'.
Hoy el orden es otro. Sigue con: {line}
Esa es otra etiqueta. Busca la que se llama '{name}'.
El volumen está solo al {percent} %. Súbelo.
La alarma suena en los auriculares. Desconéctalos.
El sonido está silenciado (volumen {percent} %). Actívalo.
{why} Arréglalo, o aplázala una vez por eso. Salida de emergencia: escribe exactamente esto, dos veces, con treinta segundos entre una y otra: {sentence}
{why} Arréglalo. Salida de emergencia: escribe exactamente esto, dos veces, con treinta segundos entre una y otra: {sentence}
Hecho. Dentro de un rato te pregunto una vez si sigues en pie.
en silencio
Correcto. Vamos con la siguiente.
sonando
Escanea el código para parar la alarma: pon '{name}' delante de la cámara.
Gira este dispositivo de un lado a otro durante {seconds} segundos.
Aquí no vale escribir: muéstralo, o pulsa Intro para usar la cámara de este dispositivo.
Podrás aplazarla cuando hayas dicho las primeras frases.
aplazada
Ya has usado los {count} aplazamientos.
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
Acerca la etiqueta '{name}' al lector.
Ahora escribe tus afirmaciones.
Buenos días. Escribe tus afirmaciones ahora.
Ahora escribe tus metas.
Buenos días. Escribe tus metas ahora.
Di las frases en voz alta; aquí no vale escribir. Salida de emergencia: escribe exactamente esto, dos veces, con treinta segundos entre una y otra: {sentence}
{why} Permitiste escribir en ese caso: escribe las frases.
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
Hay que esperar al final de {run}, que pide estas frases.
{name}: se borrarían {records}
{folder}/: se eliminaría

"""##,
        places: """
0000000000030000070000440000700000940000a50000c000010a00010c00011200011e00012e00014200015300016d\
00017700018300018900019500019c0001a50001ad0001b50001bc0001c50001cb0001d10001d6000201000204000208\
00021000022a00024a0002910002f50003270003600003840003cb0004050004150004430004790004e800053000055a\
00057f0005a80005d80005fa00062800065c0006920006ae0006c20006d40007030007380007460007670007800007a9\
0007d200080b00082600085f00086e0008880008a00008fc00091d00092f00095a00097a0009d10009f1000a19000a58\
000a9c000ab6000ad5000b1a000b63000b7e000b94000be8000c34000ccf000d2e000d99000e08000e47000e63000e7e\
000e9d000ed0000f1c000f40000f6f000f8d000fa6000ff200108600110a00115d00119e0012060012390012700012a8\
0012e100130300134f00139d0013e300143900145f00147300148100149100149600149e0014a50014ab0014ba0014c1\
0014cd0014dc0014fd00151600151d00152500152b00153200154d00155700155f00156300156900156f00157500157b\
00158000158400158e00159600159b0015a60015aa0015ae0015b20015b70015cd0015d600160000161e00162400163d\
0016560016b70016bd0016cf0017020017480017670017920017a80018040018320018430018ab0018d30018e8001903\
0019ac0019dc001a0b001a27001a7e001a9d001ab8001ae9001af1001b5a001b9b001bb0001bcc001bd6001bfa001c06\
001c19001c42001c76001c83001ceb001d17001d50001d87001d9b001dbc001dd6001de0001e1b001e35001e70001e7f\
001e94001ea5001eae001eb9001ed0001ed7001f35001f3b001f45001f4b001f62001fe7001ffc00202500204b002083\
0023760023b80023fc00241700243300261000281b002a69002be3002dc6002f7f0030eb00311c0031690031ba0031d9\
0031f80032190032340032680032890032ae0032cb0032f000331100335500337c0033a30033c60033e500341000342a\
00343600344300345200346a0034760034930034b10034c50034cf0034f100355f00356700358100359f0035a70035c4\
0035df0035f500361a00362f0036500037220037290037770037be0037f600382100383c00386100388f0038ac0038ba\
0038d30038ee00392c00395a0039d40039fb003a51003ac2003afd003b10003b3f003b69003b8d003bc6003be2003c36\
003c65003cc9003ce1003cfb003d0c003d49003d5e003d7d003dc9003df1003e07003e22003e3b003e4a003e55003e61\
003e7e003e8b003ea8003eda003f12003f31003f80003fc9003fda003fed003ffc0040340040670040a50040dd004123\
0041590041860041aa0041c20041e200420c00424e00426f00428e00431a00434500436b0043ae0043df0043fb00441f\
00444400446f00448e0044b70044d200451e0045680045980045d900460a00465300466b0046a40046ca0046ea004722\
00475c0047a70047f40048450048800048d40048f900493e00497300499d0049eb004a1b004a4b004a5c004a66004abb\
004b05004b1a004b28004b3d004b46004b50004b59004b62004b6a004b80004b96004bb4004bcf004be0004bf7004c3a\
004c48004c67004c7c004ca8004cbe004ccd004ce5004d06004d32004d6f004d7f004da3004db5004dca004ddb004df7\
004e1a004e39004e5a004e6b004e74004e7e004e8e004e9f004eae004ebe004ed4004ef1004f03004f13004f20004f38\
004f5c004f67004f82004fa2004fbb004fea004fff00502200505c00506d00507f0050a50050c50050eb0050fe005103\
00512e00515800516f00517f0051990051a80051bc0051cd0051df0051ee00520800522400522900523200523600523c\
00524200524700524b00525100525b00526100526c00527200528600528c0052930052990052a00052a70052ae0052b8\
0052c10052cb0052d80052e40052eb0052f10052ff00530500530a00531000531500532b00537b0053970053e100540b\
00541300541a00545900562400562c00564e00566200569f0056a60056af0056db0056e300570e005720005728005743\
00574f00575400575a00576200576500576b0057710057790058170058390058760058cd0058ee00590500591a005945\
005987005e95005f7a005f94005fbd005fd3005ff700600100606a0060870060b500612300612700614c0061870061c9\
00620900622d00625b0062aa0062dc00631f00633300634d0063980063ae0063fd00640800652800654100656a00657b\
00659b00663b00665c00667200669b0066ae00671900672c00674e00678d0067a80067d50067e700680f006823006848\
0068840068a90068cb0069220069590069a7006a0a006a3d006d2b006d6f006da1006df4006e22006e49006e70006e85\
006ff700700a00702d00706200708f0070c300714c0071760071a50071c40073650073900073bd00742600756f0075ba\
0075ec00760c00763800767000769b0076d50077210077720078470079550079910079ad0079d6007a04007a2b007a6f\
007aab007ace007bf9007c2b007c4a007e7c007eb1007ef4007f11007ff200801100805b0080730080ef00811200812d\
0081580081e20081f200823b00825100826600827b00841500845f00848b0084b90084de0084fe00852e0085610085a4\
0086a90086e100871900885d00889f0088ea00894300896600897c008b1c008b34008b73008ba9008bc5008bdc008c18\
008cb1008ce0008cf4008d48008ea2008edb008eed008fe600902700903900912000916e0092cb0092dd0092fe009311\
00931c00936b00937b0093960093d100940600944100946900948c00977e0097860097b80097ea0098200099e4009a30\
009a70009ac0009b09009d10009d42009d5e009daf009f41009f78009f9900a19e00a1c100a1eb00a21800a22200a24a\
00a28e00a2a300a2b800a2c600a2e400a2f600a2ff00a31800a3ad00a3ef00a42c00a46d00a47300a47f00a48f00a496\
00a49d00a4a600a4ea00a4f600a64b00a67e00a6cd00a70c00a74300abb400ac2200ac6000ac9800ace800ad1300ad3e\
00ad5f00af6100af7d00afd000b02300b04f00b06100b07b00b0aa00b16c00b17e00b1a000b1cc00b24300b24d00b267\
00b27a00b2e500b32200b36a00b3a500b3cf00b4c200b4fd00b55000b62500b67500b75900b79600b82200b85c00b898\
00b8c500b8f400b97400b99c00b9da00b9f800be5500be8700bebb00bf5700bf7400bf7f00bfda00bff500c06c00c0cb\
00c0ff00c16a00c36400c3b900c48a00c4ca00c50200c51200c54200c58000c8d700c8ff00c93e00c99400c9b600cae9\
00cb0a00cd0f00cd3a00cd6a00cda500cdf100ce2900ce5d00ceb800cef400cf3c00d08500d0d600d0eb00d13e00d16e\
00d19a00d20c00d23300d26a00d2a600d2ca00d31000d32b00d37100d39500d3cd00d41e00d44f00d4a600d4c900d50f\
00d56e00d5a500d5ee00d62200d64b00d68300d6a200d6be00d70200d74600d77000d92400d96100daa600dae000db1f\
00db5100db7800db9800dbe200dbf200dc4f00dc6300dc8f00dcd400ddfc00de2800de6c00dea500dfb300dfca00e010\
00e06f00e08b00e0e900e12000e21b00e26500e2bf00e2de00e2fa00e34b00e39b00e3dc00e48400e4a100e4c800e4e7\
00e52400e53200e57800e59b00e71000e73b00e78700e7ab00e7d400e80f00e85100eacd00eb0100eb5300eb8500ede1\
00ee0200ee2b00ee6b00f01000f03e00f08100f08b00f0b500f20c00f25b00f28400f2b600f32200f35800f46400f4a1\
00f4c300f4e900f54400f58400f5a000f66900f6a300f6c100f6cc00f6d500f6f500f70900f70f00f71800f72100f72f\
00f74600f74c00f75000f76400f77900f79a00f7ab00f80900f81300f82000f85300f87800f88800f89400f8be00f8c8\
00f8fb00f91e00f96600f9bc00fa0b00fb1a00fb6500fb9f00fcb700fccf00fcec00fd0200fd1c00fd5c00fdb100fdbd\
00fea700fecb00fedc00ff0b00ff2f00ff4e00ff6400ffa100ffac00ffea0100240101ba0101d601020b010246010294\
0102ca0103cd01040c0104cc0105170105570106700106b50106e601089c0108c101091201092f010cf8010d41010d4f\
010d9b010dc0010f42010f60010fda01102801106a0110d501112901114a01116b0111800111ad0111ee01122401124d\
0112d90112f501131701133701138d0113be0113de01143101148001149c0114e301150901152c01153801153d01155e\
0115a30115bb0115f80115fe01160d01161301164501166401168f0116b00116ca01170801173101175001177601178f\
0117b50117d50117f301180701180d01181501181e01182d01184301186501186f01188101189c0118f0011917011923\
01192801195f0119a90119cc0119e4011a14011a2f011a4d011a68011a7a011a92011b0b011b75011bbb011be7011c23\
011c66011cb0011cf2011d25011d76011d94011dbb011ddb011ec4011ed1011ed7011ee8011ef5011efc011f04011f16\
011f4c011f55011f75011f89011f9c011fc201200101203b0120810120ba0120c10120ea01213c0121f9012201012236\
01224601224f0122950122b50122e40122ed0122f50122fe01230501230c01231301231c01235201236c0123780123b1\
0123ce0123e901240501240d01241701242001242901247f0124a60125150125990125cf0125ee012617012647012676\
01268a0126df01271401274001276001278f0127a70127da01283401285b01289601289c0128d60128ec012925012990\
0129d20129e3012a2d012a41012a88012ac7012af2012b22012b50012ba4012c10012c63012c82012cf2012d13012d87\
012e03012e23012e34012e74012e81012e8c012f5e01303b0130a60130ca01310601311b01311d01311f013121013131\
01314f0131590131780131890131b70131d00131d60131dd0131eb01321a01322701322e01323501324a013286013297\
0132a00132b00132b70132c40132d70132f301330b0133210133310133420133540133610133730133c40133dd0133f0\
01340601341801342201343601344d01346201347701348d0134a40134ef0134fe01351501352b01353c013559013572\
01357701357c01359a0135aa0135d40135fc01360401362701363401365e0136a50136b401370701371e01372b013733\
01373a01373e0137490137710137920137a00137b60137bb0137d10137e90137f20137f801380101382301384c0138b4\
01390101391701394f01395b01398701399f0139b50139cb0139d90139ee013a02013a0d013a24013a2d013a5a013a87\
013a99013aa5013aaf013abc013ad9013b27013b44013b76013bc4013bcb013c2a013c50013c70013ccb013d10013d20\
013d3f013d64013daa013db6013dd7013dde013df6013e06013e18013e2c013e31013e3d013e47013e93013ec3013ee0\
013ef1013f06013f2f013f57013f68013f71013f7c013f83013f8b013f98013fa501403601405301406001406e01407f\
0140900140980140af0140ca0140d50140eb01415301415f0141850141a90141b80141be0141c90141dc0141f0014200\
01421101422101424201425401425c01426401427601427d01428701428e01429b0142a40142ad0142c70142d80142e7\
01430001434a0143550143590143740143fb01440701440f01442501447501447c0144b20144f6014501014511014516\
0145500145880145900145bc0145f801460c01464701466d01468d01469e0146d301470f01475101478a0147a70147dc\
0147e40147f401480301481101481501481d01482d01483b01484e01485501485c01486e01487601488501488d0148ad\
0148c60148d00148d80148ea01492501492b01494f01495601495c01496101496901498c0149ad0149b40149ef0149fe\
014a2a014a7f014ac9014ad8014b05014b0d014b1d014b26014b38014b65014b7d014b99014bed014bfc014c04014c17\
014c1f014c25014c2b014c34014c42014c49014c52014c5d014c72014c81014c8a014c93014c9b014c9f014cb3014cbe\
014cd7014ce2014cfa014d0f014d20014d28014d2e014d34014d45014d72014d8b014dab014dca014dec014e05014e30\
014e41014e4c014e53014e5b014e6b014e74014ed7014f1e014f3a014f79014f90014fbb014fd2014fda014fe9014ff7\
014ffe01500601501c01502501503001503701503f01504801505101506a0150780150830150930150a60150d80150eb\
0150f70151090151220151330151550151660151770151a40151af0151d10151e201520e01523601524801525901526e\
01528a0152a70152be0152c70152db0152f301530301531c01533401534501535c0153710153b50153c80153da0153f6\
01542101543201543a01544e01545801547501548d0154ab0154d00154f801550e015524015543015558015578015586\
0155a60155ba0155c80155e70155fa01560601561101562501563601564901565101566601567e0156950156ab0156ba\
0156c40156e30156f701570201572d0157740157bf0158230158690158960158ad0158bf0158df015905015927015941\
01594901598a0159ab015a00015a07015a41015a52015a5e015a7d015ad4015adc015b3c015b56015b6e015b85015be3\
015c3f015c6a015c91015caa015cb3015cbf015cc8015cde015cef015cfd015d18015d69015d76015d98015db7015de6\
015dfd015e0f015e2d015e3c015e5a015e6c015eaa015ef8015f0d015f23015f38015f6b015f73015f91015fb1015fcf\
01600501601701601b01603301605001606e0160bc0160e20160eb01611f01615b01617601618001618f0161bc0161ce\
0161d60161f801620c01621601623101623f01625301628d0162a90162c50162da0162ec01633401634201635c01636e\
0163b80163ca0163eb01640d01641001642b0164830164990164ad0164b50164c90164e30164fa016503016523016554\
01656801657d0165850165db0165e30165f501660a01662001663101663f01665201665c0166700166830166970166ac\
0166c00166d20166e601671001672501676501677f01679001679d0167b501681601681a01682601683301683801683e\
01684501684e01685601686401686901688d01689e0168c00168f201690401691b0169230169330169430169910169d9\
0169e10169f1016a0f016a2e016a41016a6a016aa4016aaa016ab1016b04016b14016b2c016b64016b74016b86016b97\
016bbe016c2d016c36016c3d016c50016c8a016ca7016cb8016cee016cfc016d17016d37016d62016d84016d8f016da1\
016da7016de0016dff016e3d016e69016e7e016e8a016eaf016ed1016eec016f0a016f35016f3e016f4e016f60016f70\
016f7c016f84016f8e016f9b016fa5016faa016fb3016fbf016fcd016fdc016fe7016ffe01700c017027017051017056\
01706301706e0170810170bf0170db01710501711101711d0171240171290171350171460171770171a20171be0171e8\
01722401722b0172650172780172f801731e0173720173860173a40173b90173ce0173e301740501740e0174230174b7\
0174be0174e50174e901753901754801756101757601758a01759f0175ad0175c20175d60175e10175f301762c017635\
01766201766a01767b0176860176910176990176a60176b80176dc0176e50176fa017742017758017779017801017809\
01781b01782301783401784401785501786d01787301788c01789c0178ac0178ba0178c70178d60178e70178ff01790c\
01792301792901793101795d01797b0179910179ad0179d90179df017a27017a37017a44017a4a017a77017a9a017ac0\
017ae8017b06017b0e017b19017b2e017b3f017b43017b4a017b51017b5b017b6e017b8b017b93017b9d017ba5017bbc\
017bdf017bec017c05017c28017c68017c77017c7d017c89017cf5017d22017d36017d75017d8b017d99017da4017dbb\
017ddc017de1017dfa017e03017e17017e25017e3b017e4d017e54017e6a017e9d017ecb017ed4017ee2017f24017f41\
017f6f017fa5017fdb017fe601800801801501802601803601804b01805e01808b0180940180ac0180b20180bc0180c2\
0180e10180f00180f901812201812c01813401815d01817201817b0181900181a70181c30181d201820001820601821d\
01829c0182ad01831601832201833301838301839c0183ae01840d0184650184cd0184d80184e101850601853b018587\
01859a0185be0185e701861701866101867b0186ad0186c601870b01872f0187560187930187b50187ea018813018849\
01886c01889601889f0188af0188e601892201892901894201895401895a01898601898e0189b60189be0189ca018a48\
018a50018aa5018aaf018ab4018aef018b1b018b2c018b42018b56018b66018b7f018b91018b9a018bae018bba018bdc\
018be5018beb018bf5018bfd018c11018c3b018c60018c81018cd5018cdb018cec018cf3018cf8018d14018d37018d41\
018d5e018d64018d92018dab018dc1018dc9018dd2018de9018df2018dff018e1f018e28018e3a018e5b018e69018e74\
018e83018e99018eb8018ed0018ed8018ee2018ef1018f10018f17018f1f018f27018f2f018f39018f54018f79018f9c\
018fe0018fe501902701902e01906e0190760190a10190ce0190e801910f01914001916d0191970191a80191fa019200\
01922d01923401924401927c01928c01929a0192b70192d20192d60192ef0192fc01930901931701934001934b019374\
0193a70193c101940701940e01943501948a01949e0194d20194fc0195390195c80195f201962301965301966a019695\
0196a30196de0196f001972401974501976201979a0197cc0197f801980e01982f01985a0198770198870198c70198de\
0198f301993801995f0199880199b80199df019a15019a50019ac7019af7019b2b019b58019ba3019bba019bf1019c14\
019c1d019c2c019c49019c52019c5b019c66019c7e019c93019ca9019cd8019cf2019d07019d10019d18019d22019d31\
019d3a019d3d019d59019d6e019d73019d7f019d92019da3019dce019dec019e08019e14019e1c019e5c019e63019e72\
019e79019e81019e95019eab019eb2019eda019f0a019f21019f43019f60019f6b019f80019fbe019fe801a01b01a034\
01a04001a04901a06601a07101a07e01a08601a08d01a09401a09b01a0a101a0ad01a0d401a0f101a0fc01a14a01a151\
01a15c01a18501a19201a1ac01a1cb01a20601a24301a26101a26701a26f01a27d01a28501a29a01a2a301a2ac01a2b5\
01a2be01a2c601a2ce01a2ec01a34201a39b01a3a201a3f101a40201a41a01a46e01a48001a4a501a4a901a4ce01a4de\
01a4e901a4ff01a51101a53001a59701a5ae01a5d701a5f401a62001a62901a65501a6f401a70701a71c01a76701a77c\
01a78701a7bf01a7dd01a81301a82701a83901a84001a87c01a88e01a89c01a8b401a8c401a91801a91e01a92701a93c\
01a94701a95b01a96e01a9a801a9ba01a9d101aa0c01aa1c01aa3a01aa4f01aa9101aa9a01aad401aadd01aaeb01aaf9\
01ab0901ab1201ab1801ab2201ab3b01ab7d01ab9f01abc201abdf01abf901ac1201ac3001ac5101ac6501ac6a01ac7d\
01ac8601ac9101ac9901acb301acc601accb01ace901acf601acfd01ad4001ad8201ad9c01adb201add401ae3601ae41\
01ae6c01ae7c01ae9201aea801aeb601aed401aed901aee001af6701afca01afd401afeb01b00e01b02b01b07901b098\
01b0cf01b0ec01b10c01b11801b12901b14a01b16201b1a001b1dc01b1fc01b21801b22e01b24901b28501b2b601b2de\
01b2fa01b31d01b33b01b36101b37601b38901b3b601b3ce01b3f501b41001b45001b4a701b4b701b4dc01b51d01b543\
01b5a101b5f701b61201b63801b67e01b69f01b6e501b70601b71601b74801b77801b7bb01b7dc01b81b01b87601b8bd\
01b90401b92301b97901b99101b9ba01b9e201b9f101ba0a01ba1c01ba4601ba5901ba6501ba7101ba9a01bad401bb0c\
01bb2f01bb6901bb8c01bbb801bc3d01bc5501bc9201bcfe01bd2601bd6601bd9401bdd501bdf101be2901be5801be96\
01beb201beff01bf6101bfc901c02001c07e01c0e201c10701c12101c18f01c20201c29701c30101c32201c37a01c3c3\
01c3ed01c43d01c45601c4a701c50401c55601c5a301c5da01c60d01c65501c6e501c74201c78801c7b201c80601c829\
01c89801c8f801c93d01c9b201ca2201ca7901cb2201cb6001cb9b01cc1101cc4801cc9c01ccfa01cd1901cd7801cdd2\
01ce5601cee501cf6001d00501d04e01d0bd01d11c01d13201d17401d19e01d1b801d1ef01d20601d25101d27801d2ae\
01d2fe01d31901d33801d35701d38a01d39f01d40e01d43601d46301d48c01d4bc01d50801d54301d56001d59501d5d9\
01d62b01d64a01d68601d6d101d71201d77701d7a001d7ab01d7b201d7d501d7f201d82001d86101d89f01d8e701d930\
01d96601d98001d9b201da0c01da8901db0101db5a01db9201dbc201dbfb01dc3201dc4d01dc7101dcb501dcef01dd3c\
01dd6801dd9c01ddc101de2601de5c01deb401def701df1901df5101df8a01dfb801dfff01e01a01e07401e09001e0b2\
01e0e301e10c01e13501e18601e1c301e20701e23901e26d01e2a901e2ea01e32601e38501e3f301e44601e4c401e50b\
01e55f01e59f01e5b401e5fa01e65901e67701e6c801e6fe01e74801e77e01e78901e7bb01e7f001e84901e89301e8e0\
01e92201e98001ea0901ea7301ead501eafe01eb3e01eb5501eb7d01eb9101eba301ebb801ebe101ebf401ec1001ec39\
01ec5801ec6b01ec7a01ec9b01ecb601ecda01ed0301ed1301ed2101ed3101ed4101ed6001ed8601ed9e01edab01eddb\
01ee0801ee3601ee4e01ee6c01eeaa01eec901eeee01ef1001ef3301ef6801ef6d01ef8401efb601efcb01efe901f009\
01f01001f01701f03601f05801f07b01f09f01f0bc01f0eb01f11f01f15301f19d01f1af01f1f601f20d01f22f01f26c\
01f28901f2a601f2d001f2fc01f33701f36801f39c01f3a701f3b201f3c201f3cd01f3de01f3ec01f40401f41d01f434\
01f43f01f45601f45e01f46c01f47601f49201f49b01f4a401f4ae01f4b701f4c001f4df01f51a01f51f01f55201f588\
01f5aa01f5b101f5b801f5be01f5c501f5c901f5cd01f5d601f62001f64201f67501f6cc01f6f401f71001f72301f750\
01f77001f7a801f7d301f80501f81101f84e01f8a601f8c101f8eb01f8ff01f92001f95501f96a01f97201f97b01f990\
01f99a01f9a801f9b101f9d701f9fe01fa3901fa5c01fa8a01fa9d01fad801fae101faea01fb0001fb0c01fb1401fb35\
01fb9601fbc101fc1e01fc5701fc6501fcfc01fd0d01fd3101fd4b01fd5401fd6701fd7a01fdb501fdf201fe1101fe20\
01fe5601fe5f01fe6b01fe7301feab01fef001ff4801ff6c01ffa20200160200610200b10200fe02013e0201950201c2\
0201ee02021b0202560202a80202f50203610203a80204530204fa02057e0205b10205e502061602067d0206c90206fe\
0207270207a10208080208680208f30209320209730209b70209e7020a52020a9f020acc020b45020ba0020c0c020c6f\
020c9f020ce5020d39020db5020e17020e6d020edd020f51020f9c020fe602108a0210d502110802116e0211e2021229\
02125c02129e0212e90213170213220213310213470213600213780214150214bb0214f702152a02157f0215ad0215f7\
02168702169f0216a70216b00216fd02172f0217910217f402183b0218650218750218830218e202191302192602193c\
02195702195f02197202197a02198002198602198f02199d0219a40219ad0219b80219cd0219dc0219e50219ee0219f6\
0219fa021a0e021a19021a32021a3d021a55021a70021acc021b26021b83021bcb021bd8021bde021c08021c50021c85\
021ca2021cc0021cd9021cf3021d39021d5c021d77021d91021de2021dfb021e30021e4f021e73021ead021f49021f92\
021fc002203d02206302208c0220c902210802211d02214a02215f02219d0221b10221b70221c40221d30221e40221ec\
0222330222520222980222ac0222b50222ce0222fe02231002232102235202236902239c0223c10223f602241802242f\
02244d02245f02247f0224d402251c0225530225990225ba02262402263f02266002267802269b0226a60226cb022710\
02278102280702283002283a0228750228910228ac0228c30228db0228e002291602292b02293202293d0229840229b4\
0229b80229ba022a0d022a3b022a68022a95022ad8022af3022b20022b5d022b83022bc3022bf3022c07022c21022cb0\
022d66022db0022de8022e19022e4d022e77022ec5022f01022f4b022f6d022f99022fd902303002306a0230a50230c3\
0230e402311002315e0231980231ab0231e602322b02326502327d0232e00232f202330c02333c02337c0233c6023409\
0234180234620234a50234b30234d40234fb02352602354f0235810235b10235f502361202364f02366d02369d0236c1\
0236ec02370f02372b02374602376e0237940237dd02382c02384e0238ac0238e902390d02393202394f023959023988\
0239ab0239d5023a16023a43023a78023aae023ae1023b1b023b49023b86023bba023c2f023c52023c96023ce7023d06\
023d35023d48023da2023de9023e3b023e80023ecb023f0e023f3d023f80023f9f023fdd0240120240730240bb02410c\
0241200241510241620241790241900241ba0241fd02422402425402428302428e0242bc0242fa02431e02434c024386\
0243a60243df0244200244710244be0244f102452102454c0245790245950245a90245ca0245f302462302464e024679\
0246bc0246f702472d02476f0247b40247d10247f702482202484102485c0248770248c302490302493c024955024971\
0249a90249c50249f7024a2a024a39024a9c024ac3024b18024b6f024b95024bb6024bf4024c0f024c2e024c71024c99\
024cc2024d9a024dce024df2024e42024e73024ead024eea024f15024f47024fa3024ff002500e02504002506502508c\
0250b70250f202513602515f0251900251a90251c90251e002520202521f02524202526b0252950252b40252cf0252f8\
02532f0253520253700253880253b10253e002541202545d0254800254b10254d802551d02556c0255a30255de025612\
02563d0256580256b30256e902572a0257620257950257c90257fb0258310258850258c80259070259440259710259ab\
025a02025a17025a31025a61025aa7025af2025b27025b4e025b70025ba3025bc5025bf1025c1a025c40025c95025ce0\
025d0b025d36025d63025d99025dbc025ddf025e31025e63025ea8025ef3025f37025f83025fd0026011026040026061\
02608a0260af0260d602610d02614d0261990261c70261ec02621502623902625902627a0262a50262b00262c502630f\
02633c0263830263bc0263eb0264150264310264700264a10264bf0264ec02650a02654102658a0265cc0265ff02662d\
02665f0266850266d102671402673a0267600267a20267c60267e80268360268890268ec02693702698d0269ac0269d9\
026a47026a78026a99026aec026b12026b49026b8b026bd0026c3e026c7b026cba026ce2026d32026d5b026da2026dd4\
026e2b026e70026ed1026efa026f1e026f3e026f69026f8c026fc4026ffc0270220270620270890270c00270e302710c\
02712502714a02717e0271a90271d10271e802720d02725c02728b0272b10272c90272e702732502735102738c0273d3\
02740402742c0274710274a80274ca0274f40275240275400275bf02760702764a02766b0276a00276bd0276fa027741\
0277670277a10277bb0277f70278300278630278a40278c102791002795a0279930279cb027a06027a20027a43027a6f\
027a97027ac0027ae5027b11027b3b027b8d027bb9027bdf027c08027c2b027c4a027c6d027cac027cd3027d07027d43\
027d63027da4027dc6027ddd027e10027e2f027e5d027e96027eb6027ee7027f21027f4f027f6f027f9d027fd7028005\
02802c0280520280bb0280f502811602815902819c0281d30281f40282340282750282a80282d60282f402831f02834b\
0283870283dc0283f702842f02845502847d02849d0284c30284dc0284ef0285300285a70285eb02862b02866702868f\
0286a10286e902871302874202875902879302879e0287d702880402884102888c0288b20288de02891702896d028994\
0289c40289f6028a34028a8d028ab8028b09028b43028b90028bbd028be1028c0f028c34028c55028c61028ca4028cd1\
028cf4028d10028d4a028d78028da4028df1028e2c028e46028e86028ea8028edb028ef8028f1d028f42028f5f028f89\
028fb3028feb02907e0290dd02915502920b0292740292940292d60292ff0293260293620293840293cc0293fc02942d\
0294620294aa0294de02951102953e02957f0295c702960902964b0296730296b70296d80296fe029726029750029789\
0297be0297d702980702983c02984d02988c0298ce02991102992902995b02997d02999d0299e2029a05029a33029a5e\
029a84029a9c029ab4029ad4029b0d029b4b029b74029b9a029bce029be3029bfd029c1c029c42029c7d029cf8029d3f\
029d61029d8f029daa029dc4029e12029e49029ea4029ec9029f0f029f39029f64029f9b029fce029ff402a01102a043\
02a09502a11502a18302a1bd02a1d702a1ed02a21702a23b02a2b002a2db02a2fb02a33302a35902a39302a3bd02a3d3\
02a40a02a45202a48802a4aa02a4d802a4ea02a51902a54702a57902a5a802a5ce02a62602a66e02a69c02a6e902a719\
02a75602a7a002a7e202a84002a86302a89d02a8de02a90602a93b02a96602a99702a9c602aa0002aa2c02aa7702aabb\
02aaf802ab4a02ab7902abb902ac0002ac2b02ac6702ac9502acc202acf602ad2202ad5a02ada902adda02ae0702ae19\
02ae3502aea902aef002af2602af5802af9702afbd02afd902b02202b02d02b05d02b08202b0b702b0ed02b11202b120\
02b14002b15602b16802b18802b1c502b21502b23e02b26e02b29202b2ba02b2db02b30f02b32702b36802b39102b3bb\
02b3f002b41502b44602b48302b4ab02b4d802b4fa02b53302b57102b59802b5ad02b5d402b5f402b60e02b62502b65c\
02b69702b6c002b6d402b70602b71502b73902b77602b7a802b7d402b81b02b85302b89102b8f502b91a02b94a02b97c\
02b9ca02b9f402ba1902ba3502ba5a02ba9102bad302bafc02bb2c02bb5102bb8c02bbc302bbdc02bbeb02bbff02bc9a\
02bd0902bd3002bd3b02bd8602bdb902bdf102be2f02be7602bec802bee402bf0702bf2b02bf5a02bf8d02bfa402bfc8\
02bff202c04502c06c02c09202c0b702c0ea02c17802c1cf02c1fb02c26a02c29c02c2c502c30602c31a02c35802c386\
02c3d402c3ee02c43002c46402c49102c4c402c4f002c52602c55a02c59002c5ab02c5d402c5fb02c61202c63602c663\
02c6be02c6fd02c72702c73302c74702c75f02c77602c77e02c79302c7a702c7cb02c80102c87c02c8e102c8e802c937\
02c94102c95f02c97302c99502c9a302c9fe02ca5702ca6a02ca8702caa702cab202cac402caeb02caf602cb3d02cb7d\
02cbb902cbfd02cc1b02cc7a02cc9b02ccbb02cd0202cd5202cd9702cdcc02cdf402ce2a02ce5902ce8d02ceca02cf66\
02cfe502d02402d03002d05202d05a02d0a702d0eb02d14702d18102d18a02d1b202d1d302d1f102d22902d24202d267\
02d29602d2d102d2e402d31e02d35602d37d02d39d02d3cb02d3e402d40b02d4ab02d4e602d50702d53702d56102d57f\
02d59d02d5c102d5f102d5fd02d60402d65602d65c02d6a702d6c202d70502d74d02d77902d79802d7ad02d7d902d813\
02d83302d84d
""")
}
