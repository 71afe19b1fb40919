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
Ese archivo pasa de {size}.
La línea de órdenes admite más grandes.
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
00383a00385500387a0038a80038c50038d30038ec0039070039450039730039ed003a14003a6a003adb003b16003b29\
003b58003b82003ba6003bdf003bfb003c4f003c7e003ce2003cfa003d14003d25003d62003d77003d96003de2003e0a\
003e20003e3b003e54003e63003e6e003e7a003e97003ea4003ec1003ef3003f2b003f4a003f99003fe2003ff3004006\
00401500404d0040800040be0040f600413c00417200419f0041c30041db0041fb0042250042670042880042a7004333\
00435e0043840043c70043f800441400443800445d0044880044a70044d00044eb0045370045810045b10045f2004623\
00466c0046840046bd0046e300470300473b0047750047c000480d00485e0048990048ed00491200495700498c0049b6\
004a04004a34004a64004a75004a7f004ad4004b1e004b33004b41004b56004b5f004b69004b72004b7b004b83004b99\
004baf004bcd004be8004bf9004c10004c53004c61004c80004c95004cc1004cd7004ce6004cfe004d1f004d4b004d88\
004d98004dbc004dce004de3004df4004e10004e33004e52004e73004e84004e8d004e97004ea7004eb8004ec7004ed7\
004eed004f0a004f1c004f2c004f39004f51004f5c004f77004f97004fb0004fdf004ff4005017005051005062005074\
00509a0050ba0050e00050f30050f800512300514d00516400517400518e00519d0051b10051c20051d40051e30051fd\
00521900521e00522700522b00523100523700523c00524000524600525000525600526100526700527b005281005288\
00528e00529500529c0052a30052ad0052b60052c00052cd0052d90052e00052e60052f40052fa0052ff00530500530a\
00532000537000538c0053d600540000540800540f00544e00561900562100564300565700569400569b0056a40056d0\
0056d800570300571500571d00573800574400574900574f00575700575a00576000576600576e00580c00582e00586b\
0058c20058e30058fa00590f00593a00597c005a61005a7b005aa4005aba005ade005ae8005b51005b6e005b9c005c0a\
005c0e005c33005c6e005cb0005cf0005d14005d42005d91005dc3005e06005e1a005e34005e7f005e95005ee4005eef\
00600f00602800605100606200608200612200614300615900618200619500620000621300623500627400628f0062bc\
0062ce0062f600630a00632f00636b0063900063b200640900644000648e0064f10065240068120068560068880068db\
00690900693000695700696c006ade006af1006b14006b49006b76006baa006c33006c5d006c8c006cab006e4c006e77\
006ea4006f0d0070560070a10070d30070f300711f0071570071820071bc00720800725900732e00743c007478007494\
0074bd0074eb0075120075560075920075b50076e00077120077310079630079980079db0079f8007ad9007af8007b42\
007b5a007bd6007bf9007c14007c3f007cc9007cd9007d22007d38007d4d007d62007efc007f46007f72007fa0007fc5\
007fe500801500804800808b0081900081c80082000083440083860083d100842a00844d00846300860300861b00865a\
0086900086ac0086c30086ff0087980087c70087db00882f0089890089c20089d4008acd008b0e008b20008c07008c55\
008db2008dc4008de5008df8008e03008e52008e62008e7d008eb8008eed008f28008f50008f7300926500926d00929f\
0092d10093070094cb0095170095570095a70095f00097f7009829009845009896009a28009a5f009a80009c85009ca8\
009cd2009cff009d09009d31009d75009d8a009d9f009dad009dcb009ddd009de6009dff009e94009ed6009f13009f54\
009f5a009f66009f76009f7d009f84009f8d009fd1009fdd00a13200a16500a1b400a1f300a22a00a69b00a70900a747\
00a77f00a7cf00a7fa00a82500a84600aa4800aa6400aab700ab0a00ab3600ab4800ab6200ab9100ac5300ac6500ac87\
00acb300ad2a00ad3400ad4e00ad6100adcc00ae0900ae5100ae8c00aeb600afa900afe400b03700b10c00b15c00b240\
00b27d00b30900b34300b37f00b3ac00b3d400b41200b43000b88d00b8bf00b8f300b98f00b9ac00b9b700ba1200ba2d\
00baa400bb0300bb3700bba200bd9c00bdf100bec200bf0200bf3a00bf4a00bf7a00bfb800c30f00c33700c37600c3cc\
00c3ee00c52100c54200c74700c77200c7a200c7dd00c82900c86100c89500c8f000c92c00c97400cabd00cb0e00cb23\
00cb7600cba600cbd200cc4400cc6b00cca200ccde00cd0200cd4800cd6300cda900cdcd00ce0500ce5600ce8700cede\
00cf0100cf4700cfa600cfdd00d02600d05a00d08300d0bb00d0da00d0f600d13a00d17e00d1a800d35c00d39900d4de\
00d51800d55700d58900d5b000d5d000d61a00d62a00d68700d69b00d6c700d70c00d83400d86000d8a400d8dd00d9eb\
00da0200da4800daa700dac300db2100db5800dc5300dc9d00dcf700dd1600dd3200dd8300ddd300de1400debc00ded9\
00df0000df1f00df5c00df6a00dfb000dfd300e14800e17300e1bf00e1e300e20c00e24700e28900e50500e53900e58b\
00e5bd00e81900e83a00e86300e8a300ea4800ea7600eab900eac300eaed00ec4400ec9300ecbc00ecee00ed5a00ed90\
00ee9c00eed900eefb00ef2100ef7c00efbc00efd800f0a100f0db00f0f900f10400f10d00f12d00f14100f14700f150\
00f15900f16700f17e00f18400f18800f19c00f1b100f1d200f1e300f24100f24b00f25800f28b00f2b000f2c000f2cc\
00f2f600f30000f33300f35600f39e00f3f400f44300f55200f59d00f5d700f6ef00f70700f72400f73a00f75400f794\
00f7e900f7f500f8df00f90300f91400f94300f96700f98600f99c00f9d900f9e400fa2200fa5c00fbf200fc0e00fc43\
00fc7e00fccc00fd0200fe0500fe4400ff0400ff4f00ff8f0100a80100ed01011e0102d40102f901034a010367010730\
0107790107870107d30107f801097a010998010a12010a60010aa2010b0d010b61010b82010ba3010bb8010be5010c26\
010c5c010c85010d11010d2d010d4f010d6f010dc5010df6010e16010e69010eb8010ed4010f1b010f41010f64010f70\
010f75010f96010fdb010ff301103001103601104501104b01107d01109c0110c70110e8011102011140011169011188\
0111a10111c70111e701120501121901121f01122701123001123f0112550112770112810112930112ae011302011329\
01133501133a0113710113bb0113de0113f601142601144101145f01147a01148c0114a401151d0115870115cd0115f9\
0116350116780116c20117040117370117880117a60117cd0117ed0118d60118e30118e90118fa01190701190e011916\
01192801195e01196701198701199b0119ae0119d4011a13011a4d011a93011acc011ad3011afc011b4e011c0b011c13\
011c48011c58011c61011ca7011cc7011cf6011cff011d07011d10011d17011d1e011d25011d2e011d64011d7e011d8a\
011dc3011de0011dfb011e17011e1f011e29011e32011e3b011e91011eb8011f27011fab011fe1012000012029012059\
01208801209c0120f10121260121520121720121a10121b90121ec01224601226d0122a80122ae0122e80122fe012337\
0123a20123e40123f501243f01245301249a0124d90125040125340125620125b6012622012675012694012704012725\
01279901281501283501284601288601289301289e012970012a4d012ab8012adc012b18012b2d012b2f012b31012b33\
012b43012b61012b6b012b8a012b9b012bc9012bcf012bd6012be4012c13012c20012c27012c2e012c43012c7f012c8c\
012c95012ca5012cac012cbf012cdb012cf3012d09012d19012d2a012d3c012d49012d5b012dac012dc5012dd8012dee\
012e00012e14012e2b012e40012e55012e6b012e82012ecd012edc012ef3012f09012f1a012f37012f50012f5c012f61\
012f66012fb8012fd6012fe60130100130380130400130640130870130940130be01310501311401316701317401317c\
0131830131870131920131ba0131db0131e90131ff01320401321a01323201323b01324101324a01326c0132950132fd\
01334a0133600133980133a40133d00133e80133fe01341401342201343701344b01345601346d0134760134a30134d0\
0134e20134ee0134f801350501352201357001358d0135bf01360d0136140136730136990136b9013714013759013769\
0137880137ad0137f30137ff01382001382701383f01384f01386101387501387a0138860138900138dc01390c013929\
01393a01394f0139780139a00139b10139ba0139c50139cc0139d40139e10139ee013a7f013a9c013aa9013ab7013ac8\
013ad9013ae1013af8013b13013b1e013b34013b9c013ba8013bce013bf2013c01013c07013c12013c25013c39013c49\
013c5a013c6a013c8b013c9d013ca5013cad013cbf013cc6013cd0013cd7013ce4013ced013cf6013d10013d21013d30\
013d49013d93013d9e013da2013dbd013e44013e50013e58013e6e013ebe013ec5013efb013f3f013f4a013f5a013f5f\
013f99013fd1013fd90140050140410140550140900140b60140d60140e701411c01415801419a0141d30141f0014225\
01422d01423d01424c01425a01425e01426601427601428401429701429e0142a50142b70142bf0142ce0142d60142f6\
01430f01431901432101433301436e01437401439801439f0143a50143aa0143b20143d50143f60143fd014438014447\
0144730144c801451201452101454e01455601456601456f01458101459d0145f101460001460801461b014623014629\
01462f01463801464601464d01465601466101467601468501468e01469701469f0146a30146b70146c20146db0146e6\
0146f70146ff01470501470b01471701474401475d01477d01479c0147be0147d701480201480901481101482101482a\
01488d0148d40148f001492f01494601497101498801499001499f0149ad0149b40149bc0149d20149db0149e60149ed\
0149f50149fe014a07014a20014a2e014a39014a49014a5c014a8e014aa1014aad014abf014ad8014ae9014b0b014b1c\
014b2d014b5a014b65014b87014b98014bc4014bec014bfe014c0f014c24014c40014c5d014c74014c7d014c91014ca9\
014cb9014cd2014cea014cfb014d12014d27014d6b014d7e014d9a014dc5014dcd014de1014deb014e08014e20014e3e\
014e63014e8b014ea1014eb7014ed6014eeb014f0b014f19014f39014f4d014f5b014f7a014f8d014f99014fa4014fb8\
014fc9014fdc014fe4014ff901501101502801503e01504d01505701507601508a0150950150c00151070151520151b6\
0151fc0152290152400152520152720152980152ba0152d40152dc01531d01533e01539301539a0153d40153e50153f1\
01541001546701546f0154cf0154e90155010155180155760155d20155fd01562401563d01564601565201565b015671\
01568201569001569c0156a70156f801570301570d01571a01573c01575b01578a0157a10157b00157c201580001584e\
01586301587901588e0158c10158c90158e601590501592201593f01595001595c0159740159910159af0159fd015a23\
015a2c015a60015a9c015ab7015ac1015ad0015afd015b0f015b17015b39015b4d015b57015b72015b80015b94015bce\
015bea015c06015c1b015c2d015c75015c83015c9d015caf015cf9015d0b015d2c015d4e015d51015d6c015dc4015dda\
015dee015df6015e0a015e24015e3b015e44015e64015e95015ea9015ebe015ec6015f1c015f24015f36015f4b015f61\
015f72015f80015f93015f9d015fb1015fc4015fd8015fed0160010160130160270160510160660160a60160c00160d1\
0160de0160f601615701615b01616701617401617901617f01618601618f0161970161a50161aa0161ce0161df016201\
01623301624501625c0162640162740162840162d201631a01632201633201635001636f0163820163ab0163e50163eb\
0163f201644501645501646d0164a50164b50164c60164ed01655c01656501656c01657f0165b90165d60165e701661d\
01662b0166460166660166910166b30166be0166d00166d601671401674001674901675901676b01677b01678701678f\
0167990167a60167b00167b90167c50167d30167e20167ed01680401681201682d01685701686a01686f01687c016887\
01689a0168d80168f401691e01692a0169330169380169440169550169860169b10169cd0169f7016a33016a3a016a74\
016a87016b07016b2d016b81016b95016bb3016bc8016bdd016bf2016c14016c1d016c32016cc6016ccd016cf4016cf8\
016d48016d57016d70016d85016d99016dae016dbc016dd1016de5016df0016e02016e3b016e44016e71016e79016e8a\
016e95016ea0016ea8016eb5016ec7016eeb016ef4016f09016f51016f67016f8801701001701801702a017032017043\
01705301706401707c01708201709b0170ab0170bb0170c90170d60170e50170f601710e01711b017132017138017140\
01716c01718a0171a00171bc0171e80171ee0172360172460172530172590172860172a90172cf0172f701731501731d\
01732801733401733b01734201734b01735501736001736701736f0173790173810173980173bb0173c80173e1017404\
0174440174530174590174650174d10174fe0175120175510175670175750175800175970175b80175bd0175d60175df\
0175f30176010176170176290176300176460176790176a70176b00176be01770001771d01774b0177810177b70177c2\
0177e40177f101780201781201782701783a01786701787001788801788e01789801789e0178bd0178cc0178d50178fe\
01790801791001793901794e01795701796c01798301799f0179ae0179dc0179e20179f9017a78017a89017af2017afe\
017b0f017b5f017b78017b8a017be9017c41017ca9017cb4017cbd017ce2017d17017d63017d76017d9a017dc3017df3\
017e3d017e57017e89017ea2017ee7017f0b017f32017f6f017f91017fc6017fef01802501804801807201807b01808b\
0180c20180fe01810501811e01813001813601816201816a01819201819a0181a601822401822c01828101828b018290\
0182cb0182f701830801831e01833201834201835b01836d01837601838a0183960183b80183c10183c70183d10183d9\
0183ed01841701843c01845d0184b10184b70184c80184cf0184d40184f001851301851d01853a01854001856e018587\
01859d0185a50185ae0185c50185ce0185db0185fb01860401861601863701864501865001865f0186750186940186ac\
0186b40186be0186cd0186ec0186f30186fb01870301870b01871501873001875501877801877d0187840187900187bd\
0187d70187fe01882f01885c01888601889701889d0188a40188b40188c40188d20188ef01890a01890e018927018934\
01894101894f0189780189830189ac0189df0189f9018a3f018a46018a6d018a81018aab018ae8018b77018ba1018bd2\
018c02018c19018c44018c52018c8d018cad018cce018ceb018d1d018d49018d5f018d88018da5018db5018dcc018de5\
018e0c018e35018e5c018e92018ecd018f44018f74018fa8018fd501902001903701906e0190910190a00190bd0190c6\
0190cf0190da0190f001911f01913901914e01915701915f0191690191780191810191840191880191a40191b90191be\
0191ca0191d20191e60191fc01920301922b01925b0192720192940192b10192bc0192d101930f01933901936c019385\
01939101939a0193b70193c20193cf0193d70193de0193e50193ec0193f20193fe01942501944201944d01949b0194a2\
0194ad0194d60194e30194fd01951c0195570195940195b20195b80195c00195ce0195d60195eb0195f40195fd019606\
01960f01961701961f01963d0196930196ec0196f301974201975301976b0197bf0197d10197f60197fa01981f01982f\
01983a0198500198620198810198e80198ff01992801994501997101997a0199a6019a45019a58019a6d019ab8019acd\
019ad8019b18019b36019b6c019b80019b92019b99019bd5019be7019bf5019c0d019c1d019c71019c77019c80019c95\
019ca0019cb4019cc7019d01019d13019d2a019d65019d75019d93019da8019db1019db9019df3019dfc019e0a019e18\
019e28019e31019e37019e41019e5a019e9c019ebe019ee1019efe019f18019f31019f4f019f70019f84019f89019f9c\
019fa5019fb0019fb8019fd2019fe5019fea01a00801a01501a01c01a05f01a0a101a0bb01a0d101a0f301a15501a160\
01a18b01a19b01a1b101a1c701a1d501a1f301a1f801a1ff01a28601a2e901a2f301a30a01a32d01a34a01a39801a3b7\
01a3ee01a40b01a42b01a43701a44801a46901a48101a4bf01a4dd01a50301a51801a52b01a55801a57001a59701a5b2\
01a5f201a64901a65901a67e01a6bf01a6e501a74301a79901a7b401a7da01a82001a84101a86201a87201a8a401a8d4\
01a91701a93801a97701a9d201aa1901aa6001aa7f01aad501aaed01ab1601ab3e01ab4d01ab6601ab7801aba201abb5\
01abc101abcd01abf601ac3001ac6801ac8b01acc501ace801ad1401ad9901adb101adee01ae5a01ae8201aec201aef0\
01af3101af4d01af8501afb401aff201b00e01b05b01b0bd01b12501b17c01b1da01b23e01b26301b27d01b2eb01b35e\
01b3f301b45d01b47e01b4d601b51f01b54901b59901b5b201b60301b66001b6b201b6ff01b73601b76901b7b101b841\
01b89e01b8e401b90e01b96201b98501b9f401ba5401ba9901bb0e01bb7e01bbd501bc7e01bcbc01bcf701bd6d01bda4\
01bdf801be5601be7501bed401bf2e01bfb201c04101c0bc01c16101c1aa01c21901c27801c28e01c2d001c2fa01c314\
01c34b01c36201c3ad01c3d401c40a01c45a01c47501c49401c4b301c4e601c4fb01c56a01c59201c5bf01c5e801c618\
01c66401c69f01c6bc01c6f101c73501c78701c7a601c7e201c82d01c86e01c8d301c8fc01c90701c90e01c93101c94e\
01c97c01c9bd01c9fb01ca4301ca8c01cac201cadc01cb0e01cb6801cbe501cc5d01ccb601ccee01cd1e01cd5701cd8e\
01cda901cdcd01ce1101ce4b01ce9801cec401cef801cf1d01cf8201cfb801d01001d05301d07501d0ad01d0e601d114\
01d15b01d17601d1d001d1ec01d20e01d23f01d26801d29101d2e201d31f01d36301d39501d3c901d40501d44601d482\
01d4e101d54f01d5a201d62001d66701d6bb01d6fb01d71001d75601d7b501d7d301d82401d85a01d8a401d8da01d8e5\
01d91701d94c01d9a501d9ef01da3c01da7e01dadc01db6501dbcf01dc3101dc5a01dc9a01dcb101dcd901dced01dcff\
01dd1401dd3d01dd5001dd6c01dd9501ddb401ddc701ddd601ddf701de1201de3601de5f01de6f01de7d01de8d01de9d\
01debc01dee201defa01df0701df3701df6401df9201dfaa01dfc801e00601e02501e04a01e06c01e08f01e0c401e0c9\
01e0e001e11201e12701e14501e16501e16c01e17301e19201e1b401e1d701e1fb01e21801e24701e27b01e2af01e2f9\
01e30b01e35201e36901e38b01e3c801e3e501e40201e42c01e45801e49301e4c401e4f801e50301e50e01e51e01e529\
01e53a01e54801e56001e57901e59001e59b01e5b201e5ba01e5c801e5d201e5ee01e5f701e60001e60a01e61301e61c\
01e63b01e67601e67b01e6ae01e6e401e70601e70f01e75901e77b01e7ae01e80501e82d01e83501e83e01e84b01e859\
01e87501e88801e8b501e8d501e90d01e93801e96a01e97601e9b301ea0b01ea0f01ea1501ea3001ea5a01ea6e01ea8f\
01eac401ead901eae101eaea01eaff01eb0901eb1701eb2001eb4601eb6d01eba801ebcb01ebf901ec0c01ec4701ec50\
01ec5901ec6f01ec7b01ec8301eca401ed0501ed3001ed8d01edc601edd401ee6b01ee7c01eea001eeba01eec301eed6\
01eee901ef2401ef6101ef8001ef8f01efc501efce01efda01efe201f01a01f05f01f0b701f0db01f11101f18501f1d0\
01f22001f26d01f2ad01f30401f33101f35d01f38a01f3c501f41701f46401f4d001f51701f5c201f66901f6ed01f720\
01f75401f78501f7ec01f83801f86d01f89601f91001f97701f9d701fa6201faa101fae201fb2601fb5601fbc101fc0e\
01fc3b01fcb401fd0f01fd7b01fdde01fe0e01fe5401fea801ff2401ff8601ffdc02004c0200c002010b0201550201f9\
0202440202770202dd0203510203980203cb02040d0204580204860204910204a00204b60204cf0204e702058402062a\
0206660206990206ee02071c0207660207f602080e02081602081f02086c02089e0209000209630209aa0209d40209e4\
0209f2020a51020a82020a95020a9b020ab1020ab8020ad3020adb020aee020af6020afc020b02020b0b020b19020b20\
020b29020b34020b49020b58020b61020b6a020b72020b76020b8a020b95020bae020bb9020bd1020bec020c48020ca2\
020cff020d47020d54020d5a020d84020dcc020e01020e1e020e3c020e82020ea5020ec0020eda020f2b020f44020f79\
020fb6020ff502100a02103702104c02108a0210a30210b50210c60210f702110e02114102116602119b0211bd0211d4\
0211f20212040212240212790212c10212f802133e02135f0213c90213e402140502141d02144002144b0214700214b5\
0215260215ac0215d502161002162c02164702165f02166402169a0216af0216b60216c102170802173802173c02173e\
0217910217c70217e202180b02183202184902186d02189a0218f502193402195e02196a02197e0219960219ad0219b5\
0219ca0219de021a02021a38021ab3021b18021b1f021b6e021b78021b96021baa021bcc021bda021c35021c8e021ca1\
021cbe021cde021ce9021cfb021d22021d2d021d74021db4021df0021e34021e52021eb1021ed2021ef2021f39021f89\
021fbe021fe602201c02204b02207f0220bc0221580221d702221602222202224402224c0222990222dd022339022373\
02237c0223a40223c50223e302241b0224340224590224880224c30224d602251002254802256f02258f0225bd0225d6\
0225fd02269d0226d80226f902272902275302277102278f0227b30227e30227ef0227f602284802284e0228990228b4\
0228f702293f02296b02298a02299f0229cb022a05022a25022a3f
""")
}
