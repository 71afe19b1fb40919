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
intento
terminó por la salida de emergencia, tras {attempts}
se cumplió, con {attempts}
no sonó, {because}
no llegó a sonar
sonó hasta su límite; {attempts} no bastaron
se cumplió, y se preguntará de nuevo a las {until}
está sonando
está aplazada hasta las {until}
sonó y nadie respondió
intentos
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
anotación
mejor
cumplidas
mañana
mañanas
anotaciones
racha
Aún no hay registros.
No se ha enviado nada: no has aceptado que tu registro vaya a {recipient}. Para aceptar: vow consent give cohort --to '{recipient}'.
no se cuenta: {flaw}
Las tablas se han creado en {recipient}.
Las tablas ya estaban en {recipient}.
anotación
anotaciones
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
Hay {count} frase\##u{1F}Hay {count} frases
{count} mañana\##u{1F}{count} mañanas
{count} mañana juzgada de nuevo\##u{1F}{count} mañanas juzgadas de nuevo
{count} grabación\##u{1F}{count} grabaciones
{count} anotación\##u{1F}{count} anotaciones
{count} ensayada\##u{1F}{count} ensayadas
{count} alarma\##u{1F}{count} alarmas
{count} aplazamiento\##u{1F}{count} aplazamientos
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
Días
Copiar
Copiar {name}
una regla más fácil vale a partir del {date}
No antes del
Oírlo
Nombre
Idioma de las frases
Lo que la hace más fácil vale desde la alarma de mañana.
Qué la para
no suena
suena el {when}
activa
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
Cómo suena
Hora
Tono
Un tono incluido, o la ruta de un archivo de sonido. Vacío: se queda como está.
Que vuelva a sonar el {dates}
No después del
Ambos días cuentan. Vacío: sin límite.
También vibra, si el dispositivo puede
Volumen
De una fecha a otra, o en otra zona
Pedir también una palabra al azar
Zona horaria
La de este dispositivo, esté donde esté
Con una zona fija, la alarma sigue la hora de ese lugar cuando viajas.
hora de {zone}
Aún no hay alarmas. Una alarma dice cuándo suena y qué hace falta para pararla.
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
Lo que una mañana necesita
Lo que una mañana necesita de este dispositivo, cómo se despierta y con qué oye.
Modelos de voz
Alarmas
Copia de seguridad
Cámara
Reloj
Disco
Pantalla
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
Prueba de sonido
revisar
falta
listo
Dispositivo
Ahora no se sabe nada. vow doctor dice más.
Despertar el dispositivo
Con el temporizador del núcleo
Con la alarma del propio reloj
Con un programa que tiene permiso
Manteniéndolo encendido
Con el servicio de energía del escritorio
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
Ese archivo pasa de {size}.
La línea de órdenes admite más grandes.
Añadir
Escanear un código
Bajar {n}
Qué vale si no puedo hablar
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
{n} activas
una activa
Una alarma que se para cuando cumples tu palabra. Prepararla lleva tres minutos.
{n} frases
una frase
«{label}».
{when}, dentro de {wait}. {label}
No hay ninguna frase que decir
Hasta que haya una, se usa una frase incluida.
No hay ninguna alarma.
Más secciones
La promesa de hoy
Llevas tiempo diciendo algunas frases con las mismas palabras
Con palabras nuevas vuelven a decirte algo. Tal como están, siguen valiendo.
Suena ahora. {label}
Para tras {n} frases.
Para tras una frase.
Aplazada; vuelve a sonar dentro de {wait}. {label}
Empezar
{n} días cumplidos seguidos
la racha más larga: {n} días
la racha más larga: un día
cómo va, cuando haya sonado
un día cumplido
Lo próximo
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
Instalando. Puede tardar minutos; puedes salir de la página.
Qué motor escucha se elige en los ajustes.
Instalar
Instalar {name}
{got} de {all} MB
Eliminar {name}
no funciona
dañado
instalado
sin instalar
instalado
Intentos
Certificado
Frases dichas
Cómo terminó
Anotación
Recorrerla paso a paso
Aplazamientos
Del primer sonido al final
Habrá certificado cuando haya terminado.
Todas las mañanas
Hora
{n} intentos
un intento
Mostrar anteriores
Aún ninguna mañana. Cuando suene una alarma, estará aquí.
sus palabras se han borrado
Cada vez que ha sonado, con lo que pasó.
Paso a paso
Mañanas
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
Dispositivo
Inicio
Frases
Mañanas
Práctica
Privacidad
Repaso
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
Tono
Vibrar
Volumen (%)
Ruido mínimo de la habitación (dB, o auto)
Carpeta de copias (u off)
Tecla que pide la salida (vow buttons)
Tecla que dice «ya estoy en pie» (vow buttons)
Tecla que pide un aplazamiento (vow buttons)
La palabra vale durante (segundos, u off)
Palabras al azar
Reloj
Idioma
Minutos al día
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
Orden de las frases
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
Aviso de la noche (hora, u off)
Puntuación del conjunto (u off)
Decir en voz alta qué hacer
Pedir frases nuevas después de (mañanas, u off)
Lo que dijiste se borra tras (días, u off)
Tras cuántos minutos
Vuelve a sonar si nadie responde (veces)
Segundo motor que toma notas
Con auriculares
Subir hasta (%, u off)
Avisar por debajo de (%)
Escuchar las respuestas de las cuentas
Escribir las frases si nada puede oírte
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
Alarmas nuevas
Esta página y otros equipos
12 horas
24 horas
Entrenador
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
sí
sorteadas de nuevo cada vez
como están escritas
Más
Que se oiga
Ajustes
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
{name} está listo: elígelo en una alarma, en «Cómo suena».
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
Probarla
El tono
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
"{name}" no es un reto. Elige recite, type, sum, code, tag o move, separados por comas.
No hay ningún código "{name}". Regístralo antes: vow codes add {name} --image foto.jpg
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
una alarma
la cámara
el motor de voz
la escucha
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
lo mismo
El código de hoy decide lo mismo allí donde quedan palabras que juzgar.
… (--at PASO lo muestra entero)
Escrito en {path}: justo lo que se muestra arriba.
intentos  {attempts}, {retries} no bastaron; aplazamientos {snoozes}; escritas {typed}
cumplidas de las que sonaron  {percent}
intento
intentos
aplazamiento
aplazamientos
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
vez
veces
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
frase
{lines} en {language}
frases
Todo lo demás: vow --help
alarmas
copia de seguridad
cámara
reloj
disco
pantalla
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
Para que una alarma lo pida: vow alarm edit ALARMA --gate code:{name}
Imprímelo: vow codes print {name}
Código {name} registrado.
Código {name} eliminado.
Escrito: {path}. Imprímelo y cuélgalo donde tengas que levantarte para llegar.
`vow codes` los muestra.
Hay {count} códigos en la imagen. Enseña solo uno.
Para aceptar: vow consent give mqtt-broker --to {recipient}.
Para aceptar: vow consent give speech-server --to {recipient}.
Usa --days o --date.
Usa un --date o --until posterior, o --days.
Usa --to DIRECCIÓN.
Para aceptar: vow consent give recordings --to "this device".
`vow goals` las muestra.
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
No hay ningún lector de etiquetas conectado. Conecta uno.
Etiqueta {name} registrada.
Etiqueta {name} eliminada.
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
La alarma no ha podido sonar.
Casi. Se ha oído un "no" que no está en la frase, o ha faltado uno. Dila como está escrita.
Todavía no. Empieza por: {line}
No se ha oído nada. Con calma.
Casi. Se ha oído otro número, fecha u hora. Dilo como está escrito.
No se ha oído del todo bien. Una vez más, por favor, con la palabra '{word}'.
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
00057f0005a80005d80005fa00062800065c00066400069a0006b60006ca0006dc00070b00074000074e00076f000788\
0007910007ba0007e300081c00083700087000087f0008990008b100090d00092e00094000096b00098b0009e2000a02\
000a2a000a69000aad000ac7000ae6000b2b000b74000b8f000ba5000bf9000c45000ce0000d3f000daa000e19000e58\
000e74000e8f000eae000ee1000f2d000f51000f80000f9e000fb700100300109700111b00116e0011af00121700124a\
0012810012b90012f20013140013600013ae0013f400144a0014700014840014920014a20014a70014af0014b60014bc\
0014cb0014d20014de0014ed00150e00152700152e00153600153c00154300155e00156800157000157400157a001580\
00158600158c00159100159500159f0015a70015ac0015b70015bb0015bf0015c30015c80015de0015e700161100162f\
00163500164e0016670016c80016ce0016e00017130017590017780017a30017b90018150018430018540018bc0018e4\
0018f90019140019bd0019ed001a1c001a38001a8f001aae001ac9001afa001b02001b6b001bac001bc1001bdd001be7\
001c0b001c17001c2a001c53001c87001c94001cfc001d28001d61001d98001dac001dcd001de7001df1001e2c001e46\
001e81001e90001ea5001eb6001ebf001eca001ee1001ee8001f46001f51001f57001f61001f69001f72001f7e001f84\
001f9b00202000203500205e00208400208f00209b0020d30023c600240800244c00246700248300266000286b002ab9\
002c33002e16002fcf00313b00316c0031b900320a0032290032480032690032840032b80032d90032fe003323003344\
0033880033af0033d60033f900341800344300344f00345c00346b00348300348f0034ac0034ca0034de0034e800350a\
00357800358000359a0035b80035c00035dd0035f800360e00363300364800366900373b0037420037900037d700380f\
00383a00385500387a0038a80038c50038d30038ec00390700395d0039ce003a09003a1c003a4b003a75003a99003ad2\
003aee003b42003b71003bd5003bed003c07003c18003c55003c6a003c89003cd5003cfd003d13003d2e003d47003d56\
003d61003d6d003d8a003d97003db4003de6003e1e003e3d003e8c003ed5003ee6003ef9003f08003f40003f73003fb1\
003fe900402f0040650040920040b60040ce0040ee00411800415a00417b00419a0042260042510042770042ba0042eb\
00430700432b00435000437b00439a0043b500440100444b00447b0044bc0044ed00453600454e0045870045ad0045cd\
00460500463f00468a0046d70047280047630047b70047dc0048210048560048800048ce0048fe00492e00493f004949\
00499e0049e80049fd004a0b004a20004a29004a33004a3c004a45004a4d004a63004a79004a97004ab2004ac3004ada\
004b1d004b2b004b4a004b5f004b8b004ba1004bb0004bc8004be9004c15004c52004c62004c86004c97004cb3004cd6\
004cf5004d16004d27004d30004d3a004d4a004d5b004d6a004d7a004d90004dad004dbf004dcf004ddc004df4004dff\
004e1a004e3a004e53004e82004e97004eba004ef4004f05004f17004f3d004f5d004f83004f96004f9b004fc6004ff0\
0050070050170050310050400050540050650050770050860050a00050bc0050c10050ca0050ce0050d40050da0050df\
0050e30050e90050f30050f900510400510a00511e00512400512b00513100513800513f005146005150005159005163\
00517000517c00518300518900519700519d0051a20051a80051ad0051c300521300522f0052790052a30052ab0052b2\
0052f10054bc0054c40054e60054fa00553700553e00554700557300557b0055a60055b80055c00055db0055e70055ec\
0055f20055fa0055fd0056030056090056110056af0056d100570e00576500578600579d0057b20057dd00581f005904\
00591e00594700595d00598100598b0059f4005a11005a3f005aad005ab1005ad6005b11005b53005b93005bb7005be5\
005c34005c66005ca9005cbd005cd7005d22005d38005d87005d92005eb2005ecb005ef4005f05005f25005fc5005fe6\
005ffc0060250060380060a30060b60060d800611700613200615f0061710061990061ad0061d200620e006233006255\
0062ac0062e30063310063940063c70066b50066f900672b00677e0067ac0067d30067fa00680f0069810069940069b7\
0069ec006a19006a4d006ad6006b00006b2f006b4e006cef006d1a006d47006db0006ef9006f44006f76006f96006fc2\
006ffa00702500705f0070ab0070fc0071d10072df00731b00733700736000738e0073b50073f9007435007458007583\
0075b50075d400780600783b00787e00789b00797c00799b0079e50079fd007a79007a9c007ab7007ae2007b6c007b7c\
007bc5007bdb007bf0007c05007d9f007de9007e15007e43007e68007e88007eb8007eeb007f2e00803300806b0080a3\
0081e70082290082740082cd0082f00083060084a60084be0084fd00853300854f0085660085a200863b00866a00867e\
0086d200882c0088650088770089700089b10089c3008aaa008af8008c55008c67008c88008c9b008ca6008cf5008d05\
008d20008d5b008d90008dcb008df3008e160091080091100091420091740091aa00936e0093ba0093fa00944a009493\
00969a0096cc0096e80097390098cb009902009923009b28009b4b009b75009ba2009bac009bd4009c18009c2d009c42\
009c50009c6e009c80009c89009ca2009d37009d79009db6009df7009dfd009e09009e19009e20009e27009e30009e74\
009e80009fd500a00800a05700a09600a0cd00a53e00a5ac00a5ea00a62200a67200a69d00a6c800a6e900a8eb00a907\
00a95a00a9ad00a9d900a9eb00aa0500aa3400aaf600ab0800ab2a00ab5600abcd00abd700abf100ac0400ac6f00acac\
00acf400ad2f00ad5900ae4c00ae8700aeda00afaf00afff00b0e300b12000b1ac00b1e600b22200b24f00b27700b2b5\
00b2d300b73000b76200b79600b83200b84f00b85a00b8b500b8d000b94700b9a600b9da00ba4500bc3f00bc9400bd65\
00bda500bddd00bded00be1d00be5b00c1b200c1da00c21900c26f00c29100c3c400c3e500c5ea00c61500c64500c680\
00c6cc00c70400c73800c79300c7cf00c81700c96000c9b100c9c600ca1900ca4900ca7500cae700cb0e00cb4500cb81\
00cba500cbeb00cc0600cc4c00cc7000cca800ccf900cd2a00cd8100cda400cdea00ce4900ce8000cec900cefd00cf26\
00cf5e00cf7d00cf9900cfdd00d02100d04b00d1ff00d23c00d38100d3bb00d3fa00d42c00d45300d47300d4bd00d4cd\
00d52a00d53e00d56a00d5af00d6d700d70300d74700d78000d88e00d8a500d8eb00d94a00d96600d9c400d9fb00daf6\
00db4000db9a00dbb900dbd500dc2600dc7600dcb700dd5f00dd7c00dda300ddc200ddff00de0d00de5300de7600dfeb\
00e01600e06200e08600e0af00e0ea00e12c00e3a800e3dc00e42e00e46000e6bc00e6dd00e70600e74600e8eb00e919\
00e95c00e96600e99000eae700eb3600eb5f00eb9100ebfd00ec3300ed3f00ed7c00ed9e00edc400ee1f00ee5f00ee7b\
00ef4400ef7e00ef9c00efa700efb000efd000efe400efea00eff300effc00f00a00f02100f02700f02b00f03f00f054\
00f07500f08600f0e400f0ee00f0fb00f12e00f15300f16300f16f00f19900f1a300f1d600f1f900f24100f29700f2e6\
00f3f500f44000f47a00f59200f5aa00f5c700f5dd00f5f700f63700f68c00f69800f78200f7a600f7b700f7e600f80a\
00f82900f83f00f87c00f88700f8c500f8ff00fa9500fab100fae600fb2100fb6f00fba500fca800fce700fda700fdf2\
00fe3200ff4b00ff9000ffc101017701019c0101ed01020a0105d301061c01062a01067601069b01081d01083b0108b5\
0109030109450109b0010a04010a25010a46010a5b010a88010ac9010aff010b28010bb4010bd0010bf2010c12010c68\
010c99010cb9010d0c010d5b010d77010dbe010de4010e07010e13010e18010e39010e7e010e96010ed3010ed9010ee8\
010eee010f20010f3f010f6a010f8b010fa5010fe301100c01102b01104401106a01108a0110a80110bc0110c20110ca\
0110d30110e20110f801111a0111240111360111510111a50111cc0111d80111dd01121401125e0112810112990112c9\
0112e401130201131d01132f0113470113c001142a01147001149c0114d801151b0115650115a70115da01162b011649\
01167001169001177901178601178c01179d0117aa0117b10117b90117cb01180101180a01182a01183e011851011877\
0118b60118f001193601196f01197601199f0119f1011aae011ab6011aeb011afb011b04011b4a011b6a011b99011ba2\
011baa011bb3011bba011bc1011bc8011bd1011c07011c21011c2d011c66011c83011c9e011cba011cc2011ccc011cd5\
011cde011d34011d5b011dca011e4e011e84011ea3011ecc011efc011f2b011f3f011f94011fc9011ff5012015012044\
01205c01208f0120e901211001214b01215101218b0121a10121da0122450122870122980122e20122f601233d01237c\
0123ac0123da01242e01249a0124ed01250c01257c01259d01261101268d0126ad0126be0126fe01270b0127160127e8\
0128c50129300129540129900129a50129a70129a90129ab0129bb0129d90129e3012a02012a13012a41012a47012a4e\
012a5c012a8b012a98012a9f012aa6012abb012af7012b04012b0d012b1d012b24012b37012b53012b6b012b81012b91\
012ba2012bb4012bc1012bd3012c24012c3d012c50012c66012c78012c8c012ca3012cb8012ccd012ce3012cfa012d45\
012d54012d6b012d81012d92012daf012dc8012dd4012dd9012dde012e30012e4e012e5e012e88012eb0012eb8012edc\
012eff012f0c012f36012f7d012f8c012fdf012fec012ff4012ffb012fff01300a01303201305301306101307701307c\
0130920130aa0130b30130b90130c20130e401310d0131750131c20131d801321001321c01324801326001327601328c\
01329a0132af0132c30132ce0132e50132ee01331b01334801335a01336601337001337d01339a0133e8013405013437\
01348501348c0134eb01351101353101358c0135d10135e101360001362501366b01367701369801369f0136b70136c7\
0136d90136ed0136f20136fe0137080137540137840137a10137b20137c70137f001381801382901383201383d013844\
01384c0138590138660138f701391401392101392f01394001395101395901397001398b0139960139ac013a14013a20\
013a46013a6a013a79013a7f013a8a013a9d013ab1013ac1013ad2013ae2013b03013b15013b1d013b25013b37013b3e\
013b48013b4f013b5c013b65013b6e013b88013b99013ba8013bc1013c0b013c16013c1a013c35013cbc013cc8013cd0\
013ce6013d36013d3d013d73013db7013dc2013dd2013dd7013e11013e49013e51013e7d013eb9013ecd013f08013f2e\
013f4e013f5f013f94013fd001401201404b01406801409d0140a50140b50140c40140d20140d60140de0140ee0140fc\
01410f01411601411d01412f01413701414601414e01416e0141870141910141990141ab0141e60141ec014210014217\
01421d01422201422a01424d01426e0142750142b00142bf0142eb01434001438a0143990143c60143ce0143de0143e7\
0143f901441501446901447801448001449301449b0144a10144a70144b00144b70144c00144cb0144e00144ef0144f8\
01450101450901450d01452101452c01454501455001456101456901456f0145750145810145ae0145c70145e7014606\
01462801464101466c01467301467b01468b0146940146f701473e01475a0147990147b00147db0147f20147fa014809\
01481701481e01482601482f01483a01484101484901485201485b01487401488201488d01489d0148b00148e20148f5\
01490101491301492c01493d01495f01497001499d0149a80149ca0149db014a07014a2f014a41014a52014a67014a83\
014aa0014ab7014ac0014ad4014aec014afc014b15014b2d014b3e014b55014b6a014bae014bc1014bdd014c08014c10\
014c24014c2e014c4b014c69014c8e014cb6014ccc014ce2014d01014d16014d36014d44014d64014d78014d86014da5\
014db8014dc4014dcf014de3014df4014e07014e0f014e24014e3c014e53014e69014e78014e82014ea1014eb5014ec0\
014eeb014f32014f7d014fe101502701505401506b01507d01509d0150c30150e50150ff0151070151480151690151be\
0151c50151ff01521001521c01523b01529201529a0152fa01531401532c0153430153a10153fd01542801544f015468\
01547101547d01548601549c0154ad0154bb0154c70154d201552301552e0155380155450155670155860155b50155cc\
0155db0155ed01562b01567901568e0156a40156b90156ec0156f401571101573001574d01576a01577b01578701579f\
0157bc0157da01582801584e01585701588b0158c70158e20158ec0158fb01592801593a015942015964015978015982\
01599d0159ab0159bf0159f9015a15015a31015a46015a58015aa0015aae015ac8015ada015b24015b36015b57015b79\
015b7c015b97015bef015c05015c19015c21015c35015c4f015c66015c6f015c8f015cc0015cd4015ce9015cf1015d47\
015d4f015d61015d76015d8c015d9d015dab015dbe015dc8015ddc015def015e03015e18015e2c015e3e015e52015e7c\
015e91015ed1015eeb015efc015f09015f21015f82015f86015f92015f9f015fa4015faa015fb1015fba015fc2015fd0\
015fd5015ff901600a01602c01605e01607001608701608f01609f0160af0160fd01614501614d01615d01617b01619a\
0161ad0161d601621001621601621d0162700162800162980162d00162e00162f10163180163870163900163970163aa\
0163e40164010164120164480164560164710164910164bc0164de0164e90164fb01650101653f01656b016574016584\
0165960165a60165b20165ba0165c40165d10165db0165e40165f00165fe01660d01661801662f01663d016658016682\
01669501669a0166a70166b20166c501670301671f01674901675501675e01676301676f0167800167b10167dc0167f8\
01682201685e01686501689f0168b20169320169580169ac0169c00169de0169f3016a08016a1d016a3f016a48016a5d\
016af1016af8016b1f016b23016b73016b82016b9b016bb0016bc4016bd9016be7016bfc016c10016c1b016c2d016c36\
016c63016c6b016c7c016c87016c92016c9a016ca7016cb9016cdd016ce6016cfb016d43016d59016d7a016e02016e0a\
016e1c016e24016e35016e45016e56016e6e016e74016e8d016e9d016ead016eba016ec9016eda016ef2016eff016f16\
016f1c016f24016f50016f6e016f84016fa0016fcc016fd201701a01702a01703701703d01706a01708d0170b30170db\
0170f901710101710c01711801711f01712601712f01713901714401714b01715301715d01716501717c01719f0171ac\
0171c50171e801722801723701723d0172490172b50172e20172f601733501734b01735901736401737b01739c0173a1\
0173ba0173c30173d70173e50173fb01740d01741401742a01745d01748b0174940174a20174e401750101752f017565\
01759b0175a60175c80175d50175e60175f601760b01761e01764b01765401766c01767201767c0176820176a10176b0\
0176b90176e20176ec0176f401771d01773201773b0177500177670177830177920177c00177c60177dd01785c01786d\
0178d60178e20178f301794301795c01796e0179cd017a25017a8d017a98017aa1017ac6017afb017b47017b5a017b7e\
017ba7017bd7017c21017c3b017c6d017c86017ccb017cef017d16017d4b017d74017daa017dcd017df7017e00017e10\
017e47017e83017e8a017ea3017eb5017ebb017ee7017eef017f17017f1f017f2b017fa9017fb1018006018010018015\
01805001807c01808d0180a30180b70180c70180e00180f20180fb01810f01811b01813d01814601814c01815601815e\
01817201819c0181c10181e201823601823c01824d0182540182590182750182980182a20182bf0182c50182f301830c\
01832201832a01833301834a01835301836001838001838901839b0183bc0183ca0183d50183e40183fa018419018431\
01843901844301845201847101847801848001848801849001849a0184b50184da0184fd018502018509018515018542\
01855c0185830185b40185e101860b01861c01862201862901863901864901865701867401868f0186930186ac0186b9\
0186c60186d40186fd01870801873101876401877e0187c40187cb0187f201880601883001886d0188fc018926018957\
01898701899e0189c90189d7018a12018a32018a53018a70018aa2018ace018ae4018b0d018b2a018b3a018b51018b6a\
018b91018bba018be1018c17018c52018cc9018cf9018d2d018d5a018da5018dbc018df3018e16018e25018e42018e4b\
018e54018e5f018e75018ea4018ebe018ed3018edc018ee4018eee018efd018f06018f09018f0d018f29018f3e018f43\
018f4f018f57018f6b018f81018f88018fb0018fe0018ff70190190190360190410190560190940190be0190f101910a\
01911601911f01913c01914701915401915c01916301916a0191710191770191830191aa0191c70191d2019220019227\
01923201925b0192680192820192a10192dc01931901933701933d01934501935301935b01937001937901938201938b\
01939401939c0193a40193c20194180194710194780194c70194d80194f001954401955601957b01957f0195a40195b4\
0195bf0195d50195e701960601966d0196840196ad0196ca0196f60196ff01972b0197ca0197dd0197f201983d019852\
01985d01989d0198bb0198f101990501991701991e01995a01996c01997a0199920199a20199f60199fc019a05019a1a\
019a25019a39019a4c019a86019a98019aaf019aea019afa019b18019b2d019b36019b3e019b78019b81019b8f019b9d\
019bad019bb6019bbc019bc6019bdf019c21019c43019c66019c83019c9d019cb6019cd4019cf5019d09019d0e019d21\
019d2a019d35019d3d019d57019d6a019d6f019d8d019d9a019da1019de4019e26019e40019e56019e78019eda019ee5\
019f10019f20019f36019f4c019f5a019f78019f7d019f8401a00b01a06e01a07801a08f01a0b201a0cf01a11d01a13c\
01a17301a19001a1b001a1bc01a1cd01a1ee01a20601a24401a26201a28801a29d01a2b001a2dd01a2f501a31c01a337\
01a37701a3ce01a3de01a40301a44401a46a01a4c801a51e01a53901a55f01a5a501a5c601a5e701a5f701a62901a659\
01a69c01a6bd01a6fc01a75701a79e01a7e501a80401a85a01a87201a89b01a8c301a8d201a8eb01a8fd01a92701a93a\
01a94601a95201a97b01a9b501a9ed01aa1001aa4a01aa6d01aa9901ab1e01ab3601ab7301abdf01ac0701ac4701ac75\
01acb601acd201ad0a01ad3901ad7701ad9301ade001ae4201aeaa01af0101af5f01afc301afe801b00201b07001b0e3\
01b17801b1e201b20301b25b01b2a401b2f401b30d01b35e01b3bb01b40d01b45a01b49101b4c401b50c01b59c01b5f9\
01b63f01b66901b6bd01b6e001b74f01b7af01b7f401b86401b8bb01b96401b9a201b9dd01ba5301ba8a01bade01bb3c\
01bb5b01bbb301bc0d01bc9c01bd1701bdbc01be0501be7401bed301bee901bf2b01bf5501bf6f01bfa601bfbd01c008\
01c02f01c06501c0b501c0d001c0ef01c10e01c14101c15601c1c501c1ed01c21a01c24301c27301c2bf01c2fa01c317\
01c34c01c39001c3e201c40101c43d01c48801c4c901c52e01c55701c56201c56901c58c01c5a901c5d701c61801c656\
01c69e01c6e701c71d01c73701c76901c7c301c84001c8b801c91101c94901c97901c9b201c9e901ca0401ca2801ca6c\
01caa601caf301cb1f01cb5301cb7801cbdd01cc1301cc6b01ccae01ccd001cd0801cd4101cd6f01cdb601cdd101ce2b\
01ce4701ce6901ce9a01cec301ceec01cf3d01cf7a01cfbe01cff001d02401d06001d0a101d0dd01d13c01d1aa01d1fd\
01d27b01d2c201d31601d35601d36b01d3b101d41001d42e01d47f01d4b501d4ff01d53501d54001d57201d5a701d600\
01d64a01d69701d6d901d73701d7c001d82a01d88c01d8b501d8f501d90c01d93401d94801d95a01d96f01d99801d9ab\
01d9c701d9f001da0f01da2201da3101da5201da6d01da9101daba01daca01dad801dae801daf801db1701db3d01db55\
01db6201db9201dbbf01dbed01dc0501dc2301dc6101dc8001dca501dcc701dcea01dd1f01dd2401dd3b01dd6d01dd82\
01dda001ddc001ddc701ddce01dded01de0f01de3201de5601de7301dea201ded601df0a01df5401df6601dfad01dfc4\
01dfe601e02301e04001e05d01e08701e0b301e0ee01e0f901e10401e11401e11f01e12d01e14501e15e01e17501e180\
01e19701e19f01e1ad01e1b701e1d301e1dc01e1e501e1ef01e1f801e20101e22001e25b01e26001e29301e2c901e2eb\
01e2f401e33e01e36001e39301e3ea01e41201e41a01e42301e43001e43e01e45a01e46d01e49a01e4ba01e4f201e51d\
01e54f01e55b01e59801e5f001e5f401e5fa01e61501e63f01e65301e67401e6a901e6be01e6c601e6cf01e6e401e6ee\
01e6fc01e70501e72b01e75201e78d01e7b001e7de01e7f101e82c01e83501e83e01e85401e86001e86801e88901e8ea\
01e91501e97201e9ab01e9b901ea5001ea6101ea8501ea9f01eaa801eabb01eace01eb0901eb4601eb6501eb7401ebaa\
01ebb301ebbf01ebc701ebff01ec4401ec9c01ecc001ecf601ed6a01edb501ee0501ee5201ee9201eee901ef1601ef42\
01ef6f01efaa01effc01f04901f0b501f0fc01f1a701f24e01f2d201f30501f33901f36a01f3d101f41d01f45201f47b\
01f4f501f55c01f5bc01f64701f68601f6c701f70b01f73b01f7a601f7f301f82001f89901f8f401f96001f9c301f9f3\
01fa3901fa8d01fb0901fb6b01fbc101fc3101fca501fcf001fd3a01fdde01fe2901fe5c01fec201ff3601ff7d01ffb0\
01fff202003d02006b02007602008502009b0200b40200cc02016902020f02024b02027e0202d302030102034b0203db\
0203f30203fb0204040204510204830204e502054802058f0205b90205c90205d702063602066702067a020680020696\
02069d0206b80206c00206d30206db0206e10206e70206f00206f702070002070b02072002072f020738020741020749\
02074d02076102076c0207850207900207a80207c302081f0208790208d602091e02092b02093102095b0209a30209d8\
0209f5020a13020a59020a7c020a97020ab1020b02020b1b020b50020b8d020bcc020be1020c0e020c23020c61020c7a\
020c8c020c9d020cce020ce5020d18020d3d020d72020d94020dab020dc9020ddb020dfb020e50020e98020ecf020f15\
020f36020fa0020fbb020fdc020ff402101702102202104702108c0210fd0211830211ac0211e702120302121e021236\
02123b02127102128602128d0212980212df02130f02131302131502136802139e0213b90213e2021409021420021444\
0214710214cc02150b02153502154102155502156c02157402158902159d0215c10215f70216720216d70216de02172d\
02173702175502176902178b0217990217f402184d02186002187d02189d0218a80218ba0218e10218ec021933021973\
0219af0219cd021a2c021a4d021a6d021ab4021b04021b39021b61021b97021bc6021bfa021c37021cd3021d52021d91\
021d9d021dbf021dc7021e14021e58021eb4021eee021ef7021f1f021f40021f5e021f96021faf021fd402200302203e\
02205102208b0220c30220ea02210a0221380221510221780222180222530222740222a40222ce0222ec02230a02232e\
02235e02236a0223710223c30223c902241402242f0224720224ba0224e602250502251a0225460225800225a00225ba
""")
}
