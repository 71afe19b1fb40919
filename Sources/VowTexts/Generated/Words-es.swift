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
repregunta
más fácil
desde
en su lugar
salida
en pausa
saltada
aplazar
sonido
cesa con
hasta
vibra
zona
como mucho {count}, {minutes} min cada uno
no
sí
, luego
, con una palabra sorteada
la de este dispositivo ({zone})
practice.csv lo que practicas, y cuántas veces lo dijiste cada día
recordings/  tus grabaciones: ID.wav para escuchar, y los archivos sellados que `vow import` repone
Restaurados: {records}; siguen borrados: {erased}.
Escrito {file}: {count} bytes, que solo tú puedes leer.
y nada en el registro dice por qué
porque la máquina durmió de {from} a {to} y nada pudo despertarla
porque el proceso de Vow estuvo detenido de {from} a {to}
porque: {cause}
porque el reloj se adelantó de {from} a {to}
porque la máquina estuvo apagada de {from} a {to}
porque Vow no estuvo en marcha de {from} a {to}, y la marca de cuándo lo estuvo por última vez no es de fiar
porque el proceso de Vow terminó hacia las {from} y volvió a las {to}
porque Vow estuvo parado de {from} a {to}
falló la parte "{part}" ({message})
sonó y apenas se podía oír: {message}
su archivo de sonido había cambiado: {message}
algo cambió su salida: {message}
sonó sin que nadie pudiera oírla: {message}
sonó el tono incorporado en lugar del suyo: {message}
intento
terminó por la salida de emergencia, tras {attempts}
se cumplió, con {attempts}
se perdió, {because}
no llegó a sonar
sonó hasta su límite; {attempts} no bastaron
se cumplió, y se preguntará de nuevo a las {until}
está sonando
está aplazada hasta las {until}
sonó y nadie respondió
intentos
Vow no estuvo en marcha durante {length}
sonó {length} tarde, {because}
Aún no ha sonado ni se ha perdido ninguna alarma.
La alarma {name}del {when}
se aplazó sin avanzar en la puerta, porque faltaba la parte "{part}"
tuvo {snoozes}
Haz una ahora: vow backup
Clave de recuperación:
{file} está incompleta o alterada; no se restauró nada. Prueba otra más antigua.
Ya se está haciendo otra copia.
Deja que termine.
Los archivos cambiaron mientras se leían.
Inténtalo de nuevo: vow backup
Se retiró lo que aceptaste, pues pudiste retirarlo después: vow consent give
la última es del {when}: {why}
La carpeta de copias {folder} no está.
Conéctala, o elige otra: vow config set backup.folder DIR
{folder} está dentro de la carpeta de Vow y se perdería con ella.
Elige otra fuera de ella.
la primera se hará esta noche
No hay sitio para la copia en {folder}; las anteriores siguen igual.
Libera espacio allí, o elige otra: vow config set backup.folder DIR
La copia tardó demasiado y se dejó.
Pruébala tú: vow backup
{home} no está vacía; no se cambió nada. Apártala, o elige otra con --home.
{folder} estorba y no es de Vow; no se cambió nada. Apártala primero.
Este disco guarda un diario de datos (data=journal). Se sobrescribió hasta 160 MB; si es mayor, las claves pueden quedar en él hasta que dé la vuelta.
Solo ella abre tus copias; este dispositivo no la guarda y la muestra esta única vez.
La clave de recuperación no se pudo mostrar: no se creó ninguna y no se selló nada.
No se dio ninguna clave de recuperación. Escríbela cuando se pida, o indica su archivo: --key-file ARCHIVO
Tu clave de recuperación. Anótala fuera de este dispositivo:
sellada en {folder}, {when}
aún no hay ninguna: {why}
{file} no es una copia de Vow.
No se indicó ninguna carpeta para las copias.
vow backup --to DIR, o cada noche: vow config set backup.folder DIR
Aún no hay clave de recuperación.
Ejecuta `vow backup` una vez y anota la clave.
Aún no hay nada que guardar.
la última es del {when}
Otra clave de recuperación abre {file}: la que se creó con {name}.
También fueron copias a {folder}, que ahora no está. Lo que haya allí aún contiene lo borrado: conéctala y bórralo: rm {pattern}
Esto no alcanza tus copias selladas en {folder}: {count}. Aún contienen lo borrado, para quien tenga la clave de recuperación.
Bórralas allí: rm {pattern} — y las que copiaste a otro sitio.
{file} no se pudo quitar; su contenido se sobrescribió.
Se quitaron antiguas: {count}. Quedan las siete últimas y una por semana de cuatro semanas.
No se pudo restaurar; no se cambió nada.
No hay sitio para restaurarla; no se cambió nada.
Restaurados {count} registros, del {when}, en {home}.
Lo que se borró después vuelve a estar aquí: vow wipe
{file} no se puede leer: {cause}.
La copia no se pudo escribir en {folder}; las anteriores siguen igual.
Dale permiso de escritura, o elige otra: vow config set backup.folder DIR
Un disco que muere se lleva todo lo que no está en otro sitio.
No es una clave de recuperación: son 56 letras y cifras, y alguna falta o está mal.
Sellada {file}: {bytes} bytes.
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
No se pulsó ningún botón.
Pulsa ahora el botón …
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
No se importó nada.
línea {line}: {message}
Se importa de una vez un calendario de {count} alarmas como mucho, y este tiene más; divídelo.
igual
Casi. ¿Otra vez?
{minutes} minutos de {language}. Escucha y repite.
{date}  {language}  {minutes} min  frases {sentences}  puntos {score}
Esa fue la sesión de hoy.
Por hoy no queda ninguna palabra difícil.
Se quitó {id}.
Se escribió {file}. Contiene lo que practicaste y dijiste; dáselo solo a quien quieras.
Seguimos donde lo dejamos: quedan {left} min.
Oí: {text}
Intro hablar · o escríbelo · r otra vez · s despacio · t texto · n siguiente · p pausa · q fin
✓ bien dicho  ~ poco claro  ✗ faltó
{number}. Escucha …
Próximas frases: {level}.
Ninguna voz de este dispositivo habla {language} con bastante claridad para aprender los sonidos. Ayúdate del texto, o pon un servidor con una voz mejor (coach.voice).
Aquí no puedo escuchar ({reason}). Escríbelo.
Aquí no puedo hablar. {reason} Léelo: {text}
No hay palabras difíciles.
El entrenador es para practicar. No es un producto sanitario: no diagnostica ni trata.
Todavía no. Escucha otra vez.
Todavía no hay práctica.
No oí nada. Otra vez, o escríbelo.
Te toca
Pronunciación: precisión {accuracy}, fluidez {fluency}, integridad {completeness}, prosodia {prosody}
{minutes} minutos de {language}, cuando te venga bien: vow coach
Tu rato de práctica
Una pausa. Intro continúa.
Correcto.
Puntos {score} · sentido {meaning}
Despacio …
Hasta la próxima.
Días seguidos: {days} (récord {best}).
{count} de {all} frases eran nuevas o cambiaron.
Dice: {text}
Hoy: {minutes} de {planned} min. Frases: {sentences}. Bien a la primera: {rightAtOnce}. Media: {score}.
Hay ruido. ¿Otra vez, o lo escribes?
Se oyó muy bajo. ¿Un poco más alto, o más cerca?
La sesión de hoy espera: `vow coach` sigue.
buena para aprender
difícil de seguir; lee a la vez
{percent} % mal oído
sin medir
La sesión espera. `vow coach` sigue con ella hoy.
Para repasar hoy: {words}
La sesión siguió en otra ventana; ahora está aquí.
Faltó: {words}
Poco claro: {words}
palabras comunes
fácil
difícil
palabras menos comunes
medio
Consentido: tu registro puede ir a {recipient}. Para enviarlo: vow cohort ship --to DIRECCIÓN.
anotación
mejor
cumplidas
mañana
mañanas
anotaciones
racha
Aún no hay registros.
No se envió nada: no has consentido que tu registro vaya a {recipient}. Para consentir: vow consent give cohort --to '{recipient}'.
no se cuenta: {flaw}
Las tablas se hicieron en {recipient}.
Las tablas ya estaban en {recipient}.
anotación
anotaciones
Enviado a {recipient}: {records}; ya tiene las {total}.
Cuando das la orden (`vow cohort ship`), una copia de todo tu registro va a la base de datos {recipient}, desde su primera anotación. Quien la lleva lee lo que está en claro: cuándo tocan tus alarmas, cómo fue cada mañana y cuánto duró, intentos, aplazamientos y puntuaciones que no están selladas, tus ajustes, los nombres de los motores, tu zona horaria y lo que consentiste. Tus frases, lo que dijiste y respondiste, las metas y los nombres de las alarmas van sellados, y las claves se quedan aquí, así que allí nadie los puede leer. No se envía ninguna grabación. Lo enviado se queda allí: ni retirarlo ni `vow wipe` lo alcanzan. Puedes retirarlo cuando quieras, y ya no va nada más: vow consent withdraw cohort.
Se detuvo: ya no consientes que tu registro vaya a {recipient}.
Retirado: ya nada va a un estudio. Lo enviado se queda allí.
dado, a {recipient}{since}
Escribe "sí" para consentir:
Las grabaciones de tus intentos (tu voz y lo que dices) se envían a {recipient}, que devuelve las palabras que oyó. Solo mientras esté puesto como fallback-engine (cuando el motor de este dispositivo ha rechazado) o como shadow-engine (después de la alarma). Vow no guarda las grabaciones; lo que el servicio hace con ellas lo dicen sus condiciones. Tus frases no se envían. Puedes retirarlo cuando quieras: vow consent withdraw cloud-speech.
Cuando lo pides, se envían peticiones a {recipient}, que devuelve textos: idioma, nivel, longitud y tema de frases nuevas para practicar (`vow coach sentences propose`); y los borradores de frases que Vow hizo con tus respuestas en la entrevista, cada vez solo después de mostrarte lo que se envía y de que digas que sí. No se envía ninguna grabación ni nada más de lo que dijiste. Solo mientras esté puesto como language-model. Puedes retirarlo cuando quieras: vow consent withdraw language-model.
Al broker {recipient} se le dice, con el nombre de este dispositivo, cuándo toca la próxima alarma, si suena, está aplazada o se cumplió, cómo acabó la última, y la racha; con mqtt.labels en on, también los nombres de las alarmas. Quien lea allí ve cuándo duermes y te levantas. Viaja sin cifrar si no se pone mqtt.tls. No se envía ninguna frase, ninguna palabra tuya ni sonido, y nada de lo que llegue de allí cambia nada. Solo mientras esté puesto como mqtt.address. Puedes retirarlo cuando quieras: vow consent withdraw mqtt-broker.
Cuando practicas con el entrenador, tu grabación de una frase (tu voz) y la frase se envían a {recipient}, que devuelve puntuaciones. Solo mientras esté puesto como coach.rater; nunca en una alarma. Vow no guarda las grabaciones; lo que el servicio hace con ellas lo dicen sus condiciones. Puedes retirarlo cuando quieras: vow consent withdraw pronunciation.
Cuando grabas una afirmación con tu voz, la grabación se guarda en este dispositivo, para oírla cuando practicas. Es el único lugar donde Vow guarda sonido: sellado con su propia clave, junto al registro y nunca en él, y no se envía a nadie. `vow practice record ID --remove` quita una, `vow wipe` todas; un archivo las lleva solo con `vow export --recordings`. Puedes retirarlo cuando quieras, y se quitan: vow consent withdraw recordings.
Las grabaciones de tus intentos (tu voz y lo que dices) se envían al servidor de voz {recipient}, que devuelve las palabras que oyó. Viajan sin cifrar: acepta solo un servidor de tu propia red. Solo mientras esté puesto como motor. Vow no guarda las grabaciones; lo que el servidor hace con ellas depende de quien lo lleva. Tus frases no se envían. Puedes retirarlo cuando quieras: vow consent withdraw speech-server.
Las frases que practicas con el entrenador se envían al servidor de voz {recipient}, que devuelve su sonido. Viajan sin cifrar: acepta solo un servidor de tu propia red. También van las frases que escribiste tú; ninguna grabación. Solo mientras esté puesto como coach.voice. Puedes retirarlo cuando quieras: vow consent withdraw voice-server.
Retirado: ya nada va a un modelo de lenguaje.
Retirado: ya nada va a un servicio que puntúa. Puntúa este dispositivo.
Retirado: ya nada va a un servidor de voz que habla. Habla este dispositivo.
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
{count} registro\##u{1F}{count} registros
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
Conecta una y únete al grupo: sudo usermod -aG video $USER; o pon el código ante la cámara de la página
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
La alarma suena y escucha de todos modos; `vow wake-screen` la muestra en un terminal. Si hay un escritorio abierto, escribe allí: systemctl --user import-environment DISPLAY WAYLAND_DISPLAY XAUTHORITY
{kind}
el servicio no conoce esta pantalla, así que la del despertar no se abre sola
systemctl --user import-environment DISPLAY WAYLAND_DISPLAY XAUTHORITY
el servicio funciona sin nadie conectado
el servicio está activo y empieza contigo
el altavoz está más alto
el micrófono ya no está silenciado
el altavoz ya no está silenciado ni muy bajo
vow doctor --fix lo hace.
Hecho: {what}
✓ se oyó: {words}
✗ no se oyó a nadie
sucesos que esta versión no puede leer: {count}, el primero es el registro {first}
Usa la versión más nueva de vow que los escribió, y vuelve a iniciar `vow run`. `vow log verify` dice más.
Conecta uno, o elige una entrada: pactl list short sources
{name}, silenciado
no hay ninguno: habrá que escribir las frases
{name}; la sala está a {level} dB
{name}; hay mucho ruido, {level} dB
Baja su ganancia o aléjalo de lo que zumba: pavucontrol
{name} solo envía silencio
Busca un interruptor y la entrada correcta: pactl list short sources
este equipo no tiene sensor de movimiento
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
corriente
Di hola …
no activado
la unidad no está instalada
make install
termina al cerrar la sesión
no funciona ningún gestor de servicios tuyo
Inicia `vow run` con tu sesión por sus propios medios.
activado, también sin sesión
ninguna salida se llama {words}, como pide una alarma; sonará por la habitual
Conéctala, o elige otra: pactl list short sinks; vow alarm edit --route
{name}, muy bajo
{name}, silenciado
no hay ninguno
Conecta uno, o elige una salida: pactl list short sinks
{name}; la última vez te despertó al {percent} %
{name}: auriculares, que no despiertan a nadie desde una mesa
{name}: auriculares; sonará por el altavoz, si hay uno
Desconéctalos por la noche, o: vow config set sound.headphones force
ningún motor de este dispositivo entiende {language}
no hay ningún lector de etiquetas conectado
Conecta uno; sudo apt install pcscd
hay un lector conectado
Ahora deberías oír un tono …
✓ sonó, y se oyó a {level} dB
✓ sonó; el micrófono no lo oyó, como con auriculares
✗ nada llegó a la salida
nada en este dispositivo vibra
En un teléfono: sudo apt install feedbackd. Para un mando o una almohadilla: sudo usermod -aG input $USER. Lo demás: hooks/run
Déjala encendida de noche; mira: vow wake
nada puede despertar esta máquina
`vow run` es de la versión {running}, y este programa de la {own}
Vuelve a iniciarlo: systemctl --user restart vow
Sin ninguna, nada suena.
Una de tus alarmas pide un código.
Un reloj que se desvía suena a deshora.
Lo que ocurre se registra antes de actuar.
Muestra qué decir y cómo va.
Son lo que detiene la alarma.
Lo que no se puede leer no cuenta, y no se escribe nada nuevo a su lado.
Oye tus frases; sin él, una alarma se puede aplazar una vez y nada más.
Una alarma pide mover este equipo.
Abren la pantalla de despertar y avisan cuando el tono no puede.
Una batería puede agotarse de noche.
Inicia la guardia sola, también sin sesión abierta.
Es lo que te despierta.
Convierte lo que dices en palabras, en este dispositivo.
Una de tus alarmas pide una etiqueta.
Una de tus alarmas debe vibrar.
Una máquina dormida solo suena si algo la despierta.
Alguien tiene que velar: `vow run`.
La alarma empezó entretanto, o se cambió: pásala en `vow run`.
Ahora mismo suena o está aplazada una alarma: responde a esa, en `vow run`.
En pie antes de tiempo: la alarma de las {time} callará, y el día cuenta.
No hay ninguna alarma prevista que se pueda pasar.
La puerta de la próxima alarma se abre dos horas antes, a las {opens}.
primeros intentos oídos por los dos
deja {engine}: el otro no es mejor medido
{mornings}, {genuine} de ellas terminadas con la voz
{engine} toma notas; aún no hay ninguna.
Ningún otro motor toma notas. Pon uno: vow config set shadow-engine whisper.
aún faltan datos ({count} de {least} intentos)
aún faltan datos ({count} de {least} mañanas)
solo bastó uno:
bastaron:
cambia: {engine} te oye mejor, y se ha medido. vow config set engine {name}
rechazadas al primer intento como mucho {first}; en dos intentos {second}
; sin saber: {list}
sin respuesta
salida de emergencia
borradas
perdidas
en curso
escritas
intento
el reloj se adelantó
se cerró a la fuerza
el equipo estaba apagado
su proceso estuvo detenido
se había parado
el equipo dormía
la marca de la última vez no es de fiar
{count} retos
a las {time}, número {number}
{milliseconds} ms
atrasaron el reloj {milliseconds} ms o más
, el código correcto
, otro código
{purpose} a {recipient}
, {minutes} min antes de su hora
; fallo del motor: se repetía, y se cortó
{name}para {due}, {milliseconds} ms tarde, {needed}
desde el {date}
visto por última vez {time}, {why}
frases a {range}
, cada frase en {amount}
{name}para {due}: {cause}
, {count} cambios, bastaron
, {count} cambios, no bastaron
número {number}
aceptado
terminada
hasta el {date}
{first} a {last}
demasiado bajo
falta una frase
más palabras que voz
un «no» de más o de menos
no hubo voz
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
{means}, primera muestra tras {milliseconds} ms
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
{recipient}, como consentiste
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
Aplazos
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
Si la alarma puede callar lo decide el programa: cada frase recibe una puntuación de 0 a 1 según lo cerca que está lo oído de sus palabras; se acepta desde la puntuación que pide su alarma, una negación o un número cambiados la rechazan, y donde la alarma pide una palabra de reto, hay que oírla. Las puntuaciones están más abajo, y `vow replay` muestra cada decisión con sus motivos. La frase de emergencia acaba con cualquier alarma sin ninguna decisión.
Alarmas
A qué diste tu consentimiento
Qué se decide solo
Qué se guarda, para qué, cuánto tiempo y quién lo recibe
Frases
Mañanas
Recitados y las puntuaciones que resultan de ellos
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
Todo viene de ti y de este dispositivo; nada se obtuvo de nadie más. Se guarda solo en este dispositivo, sellado donde te cita o te describe.
para compararlas con lo que dices
para decidir si la alarma puede callar y explicarlo después
para seguir sonando tras un reinicio, mostrar la racha y el resumen, y hallar fallos
para oírte mejor por la mañana
para oírlo y juzgarlo
para sonar a su hora
para hacer lo que ajustaste
para despertarlo a tiempo y explicar una alarma perdida
Corregirlo: `vow lines edit`, `vow alarm edit`, `vow config set`. Borrarlo, todo o por clases: `vow wipe`. Llevártelo: este archivo y `vow import`. También puedes reclamar ante la autoridad de protección de datos de tu país.
tu servidor de voz {name}
{server}, pero nada hasta que consientas
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
La cabecera firmada del registro falta o no es de este dispositivo.
La anotación {position} se añadió; aquí nunca se escribió.
La anotación {position} se quitó.
La anotación {position} viene de otro lugar.
El registro se cortó: faltan la anotación {position} y todas las siguientes.
La anotación {position} no se puede leer{cause}.
{goals}\##nResponde en la página, o con una tecla: vow goals tonight
¿Lo hiciste hoy?
No hay ninguna meta {id}.
Tres preguntas cortas mantienen vivas tus frases: vow goals week
Una mirada a la semana
El registro no está como se escribió: {flaw} Lo que se muestra puede no ser lo que pasó; `vow log verify` dice más.
no se sorteó ninguna palabra, así que nadie puede saber si se habría dicho
no se pidieron cuentas así; cuentan las respuestas que se dieron
no se sortearon palabras para pedirlo otra vez, así que nadie puede saber qué habría cambiado el sonido
no se pidieron todas estas frases, así que nadie puede saber qué se habría dicho
se habría apagado, y no se apagó
no se habría apagado, y se apagó
no ha terminado aún
Esa ya es la regla; no hay nada que tomar.
Relaja la exigencia, así que vale desde el {date}.
No se cambió nada. Con --yes se toma la regla.
los intentos {attempts} no harían falta
No se cambió nada: las mañanas con que se probó la regla pueden no ser lo que pasó. `vow alarm edit` toma una regla sin prueba.
¿Tomar esta regla? [s/N]
Tomada. Vale enseguida.
Tomada. Vale desde el {date}.
{judged}: {wouldOpen} se abrirían y no se abrieron, {wouldStayClosed} quedarían cerradas y se abrieron.
{unknown} no llegaron a sonar o están borradas.
De {withoutNotes} no hay notas.
Un informe no lleva cadena, así que nadie puede decir si está como se escribió.
de los intentos {attempts} no hay notas, así que vale lo que se oyó entonces
Valdría enseguida.
Relajaría la exigencia, así que valdría desde el {date}.
los intentos {attempts} no se aceptarían
los intentos {attempts} se aceptarían
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
apenas se oyó voz para tantas palabras
se añadió o se omitió un "no"
no se oyó a nadie hablar
hay demasiado ruido para oír la voz, acércate al micrófono
un número, una fecha o una hora es otra
una vez más, con otra palabra
se dijeron en otro orden
menos claro en conjunto que lo fijado
la palabra de reto llegó tarde
no se oyó la palabra de reto
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
dicha con estas palabras en {mornings}; otras nuevas: vow lines edit {line} "…"
La frase {line} vale: {text}
afirmación
meta
dicha en {recited} mañanas, {kept} de ellas cumplidas
Aún no hay frases. Añade una: vow lines add "Cumplo lo que me prometo."
La frase {line} ahora dice: {text}
Frase {line} quitada.
La frase {line} queda apartada desde el {date}.
(apartada desde el {date})
de tu respuesta: «{answer}»
propuesta en la entrevista
la escribiste tú
Aún no ha pasado nada.
NO ÍNTEGRO. {flaw} Íntegros antes de él: {count}. `vow log salvage` salva cada registro intacto.
Están como se escribieron y se pasan por alto; quizá los escribió una versión más nueva de vow.
Omitido: el registro {position}, que este dispositivo no escribió.
Perdidos: los registros {first} a {last}.
Salvados: {records}. Los archivos antiguos están en {path}.
El registro está íntegro, con {records}; no se cambió nada.
Conservados sin prueba, pues falta el registro anterior: {positions}.
Íntegro: {count} registros; el último tiene el resumen {hash}.
El registro {position} no se puede leer: {cause}
Anotaciones: {records}, alarmas: {alarms}, mañanas: {runs} ({milliseconds} ms).
Las vistas decían otra cosa.
No había vistas con las que comparar.
Las vistas ya decían lo mismo.
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
Interrumpido. Ejecútalo otra vez y sigue con lo que ya está.
{model} no estaba instalado.
no funciona aquí: {cause}
{model} quitado, {files}.
dañado
instalado
no está
íntegro
Otro `vow models` (proceso {process}) trabaja en {folder}. Este espera a que termine.
El broker {address} deja entrar a Vow.
No hay ningún broker puesto, así que no se cuenta nada. Pon uno: vow config set mqtt.address HOST:PUERTO
Ahora no se le cuentan las alarmas. Lo hace `vow run`; si ya estaba en marcha cuando se encendió el broker, inícialo de nuevo.
Escribe la contraseña (no se muestra) e Intro:
Ya no hay ninguna contraseña.
La contraseña está en {folder}/{file}.
Ahora se le cuentan las alarmas, en {topic}.
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
perdida: {name}, {reading}; ningún `vow run` la vigilaba
Abrirlo
Responde en la pantalla de la alarma, o volverá a sonar.
Vow: ¿sigues en pie?
HASTA ENTONCES LAS ALARMAS SUENAN CON LA HORA DE {zone}.
Has dicho "{line}" en {days} mañanas. ¿Lo dirían mejor otras palabras? vow lines edit {id} "…"
Se puede escribir de nuevo en el registro; no se perdió nada.
Vow: el registro
Se perdió una alarma: {name}, prevista para {due}. Por qué: vow autopsy
Vow: alarma perdida
Próxima alarma: {when}. Omitirla una vez: vow alarm skip {alarm}
Este equipo no tiene una cámara que Vow pueda abrir.
Este equipo no tiene sensor de movimiento.
No hay ningún lector de etiquetas conectado.
La alarma no ha terminado: seguirá sonando en cuanto `vow run` se inicie de nuevo.
NADA PUEDE DESPERTAR ESTA MÁQUINA: déjala encendida esta noche, o la alarma no sonará. Mira: vow wake
Una alarma suena en menos de un día. Cuál, y si podrá: vow next, vow status
Abrir la pantalla de la alarma
Aplazada una vez porque falta algo que la alarma necesita. Arréglalo antes de la próxima alarma: vow doctor
Vow: antes de la próxima alarma
Lo que la alarma necesita ya faltó la última vez, así que hoy no se aplaza nada por eso. Qué arreglar: vow doctor
Antes que nada: tu última alarma se aplazó porque faltaba esto, y sigue faltando. La próxima no aplazará nada por eso.
La alarma suena de todos modos.
Omitirla una vez
No suena el {date}. Deshacerlo: vow alarm unskip {alarm}
Vow: mañana
sin nombre
1 suceso del registro no se puede leer, el primero en la posición {place}. Las alarmas siguen con todo lo demás. `vow log verify` dice si el registro está dañado o lo escribió una versión más nueva de vow.
{count} sucesos del registro no se pueden leer, el primero en la posición {place}. Las alarmas siguen con todo lo demás. `vow log verify` dice si el registro está dañado o lo escribió una versión más nueva de vow.
Lo que la detiene aún no se ha probado en este equipo. Es un minuto: vow try morning --alarm {alarm}
Despierta: es la hora de la alarma.
Mientras tanto la alarma sigue la zona de este dispositivo.
Vow: LA ZONA HORARIA
.
5
,
Probar otra vez
Pregunta si sigo en pie, tras
0 para nunca.
Cuántas veces puede preguntar
O una sola fecha
Déjala vacía para usar los días de arriba.
Días
Copiar
Copiar {name}
una regla más fácil vale desde el {date}
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
Sube durante
del {from} al {until}
desde el {from}
hasta el {until}
Alarma quitada.
Dónde suena
Todas las salidas
Como hdmi o usb, separadas por comas. Si no está, suena la salida habitual.
Una salida por su nombre
La salida habitual
Palabras de su nombre
Guardar la alarma
Dejarla en silencio
Mantenerla en silencio
Primer día sin ella
Vacío es desde ahora.
Último día sin ella
Cuánto debe parecerse
0,72 es lo que necesita la mayoría. Menos es más fácil, desde mañana.
Saltar una vez
No suena el {dates}.
Saltar {name} una vez
se salta: {dates}
Duración de un aplazo
Aplazos como mucho
Cómo suena
Hora
Tono
Un tono incorporado, o la ruta de un archivo de sonido. Vacío lo deja.
Que vuelva a sonar el {dates}
No después del
Ambos días cuentan. Vacío no pone límite.
También vibra, donde el dispositivo puede
Volumen
De una fecha a otra, o en otra zona
Pedir también una palabra al azar
Zona horaria
La de este equipo, esté donde esté
Una zona fija mantiene la alarma a la hora de ese lugar cuando viajas.
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
También las alarmas apagadas
Traer un archivo de calendario (.ics)
Antes verás qué saldría. El sonido y la prueba de eventos ajenos son los de una alarma nueva.
Alarmas nuevas o cambiadas: {news}. Ya estaban: {known}. Omitidas: {others}.
Descargar las alarmas
Alarmas para otro calendario, y de otro.
Dejarlo
No contiene ninguna alarma que no esté ya.
Se omiten {n} entradas:
Se omite una entrada:
Lo que saldría
Leyéndolo…
Traer {n} alarmas
Traer una alarma
Hecho.
Archivos de calendario
Cancelar
El registro {n} no se sigue del anterior.
Los {n} registros se siguen unos de otros.
Comprobarlo aquí
Registros
Descargar
Terminó por
O comprobar otro certificado
Un archivo descargado aquí o en otro dispositivo. No sale de este navegador.
No llevan al final que dice.
Llevan a su final según las reglas de la puerta.
Llevan a su final por lo que se permitió en lugar de una parte de la puerta.
Huella
Sus registros vienen de un archivo importado; el dispositivo que lo firmó no los escribió.
La clave pública de este dispositivo
Huella del último registro
Por qué terminó esta alarma, en registros que se siguen unos de otros, firmados por este dispositivo.
No puede decir que lo anotado sea lo que pasó en la habitación.
Los registros
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
El entrenador es para practicar. No es un producto sanitario: no diagnostica ni trata. Para quien te ayuda, la tabla de arriba puedes dársela tú.
Las frases que trajiste
Mostrar más
Aún ninguna.
Quitar: {text}
Frase quitada.
Minutos
{minutes} de {planned}
Aún no. Escucha otra vez.
Otra frase
Frases propias (JSON)
Una lista con id, text, lang, level y wordBucket. La que tenga un id que ya existe sustituye a la otra.
Traerlas
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
Aún ninguna. Una palabra que dices con poca claridad vuelve aquí otro día.
Consiento
Grabaciones a un servicio en la nube, tras un rechazo
Una copia del registro, sin sus claves, a un estudio o una clínica
Consentir…
Consentir: {name}
dado
Peticiones de frases y borradores a un modelo de lenguaje
Horas y estados de las alarmas a un broker de domótica
no dado
No se consintió nada: la palabra es otra.
Grabaciones de frases practicadas a un servicio que puntúa
Leer lo que consientes
Grabaciones de afirmaciones, guardadas en este dispositivo
Grabaciones a un servidor de voz tuyo
Puedes consentirlo en Privacidad.
Quién lo recibe
El broker y su puerto, como homeassistant.local:1883
La dirección del servicio, como https://speech.example.org
La base de datos, como postgresql://study.example.org:5432/cohort
El servidor y su puerto, como wyoming:speech.local:10300
Escribe «sí» para consentir
Frases practicadas a un servidor de voz que las dice
Retirar
Retirar: {name}
Lo que consientes
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
Una palabra para reconocerla.
Nombre
Frase
Tono
Volumen
Pedir también una palabra al azar
Una hora se escribe 06:30.
Campos
De qué están hechas las páginas de Vow, en cada estado.
Icono y signos
La pantalla de la alarma, estado por estado
Siempre oscura, 7:1 o más, un solo acento. Lo que dice viene del servicio.
Esta máquina no puede despertarse sola. Déjala encendida esta noche.
Falta una cosa
La alarma calla cuando cumples tu palabra.
Diseño
Letra y espacio
Deshacer
Alarma eliminada.
Lo que una mañana necesita
Lo que una mañana necesita de esta máquina, cómo despierta y con qué oye.
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
Despertar la máquina
Guardia
Prueba de sonido
mirar
falta
listo
Dispositivo
Ahora no se sabe nada. vow doctor dice más.
Despertar la máquina
Con el temporizador del núcleo
Con la alarma del propio reloj
Con un programa que tiene permiso
Manteniéndolo despierto
Con el servicio de energía del escritorio
Volver
Empezar
Ya estoy en pie
Terminar
Dices ahora lo que pide tu próxima alarma, sin sonido. Después callará, y el día cuenta.
Hasta que lo hayas hecho todo, la alarma sonará como estaba previsto.
Esta vez no se pasó
No se ha anotado nada; la alarma sonará como estaba previsto.
En pie antes de tiempo
Tu alarma callará, y el día cuenta.
En pie antes de tiempo
Cambiar
Cambiar {name}
sin respuesta
salida
código
no sonó
movida
habladas
cuentas
etiqueta
escritas
La alarma tocaba
No pudo sonar
Un intento
Una pausa corta
Se mostró una tarea
Ya se puede saber cómo se sortearon las palabras
Se dijo la palabra
Cómo sonó
Se vio un código
Se movió el dispositivo
Promesa cumplida
Salida de emergencia, primera vez
Una frase cuenta
Dicha la indicación, micrófono abierto
Escuchando
Aplazada porque faltaba una parte
Falló una parte
En pie antes de acabar el aplazamiento
Por reparar antes de la próxima alarma
Empezó el sonido
Nadie respondió
Salida de emergencia
Interrumpida, sigue sonando
Un poco más fácil, una vez
Acabó el aplazo
Aplazada
Se midió el sonido
Otra manera que hablar
Una parte está hecha
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
Qué vale cuando no puedo hablar
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
Bien. Cumpliste tu palabra.
¿Lo hiciste hoy?
No: {text}
Gracias por decirlo. Mañana es otro día.
Esta semana costó más que la anterior. Pasa; ¿qué cambió?
Catorce noches seguidas. Puede que ya sea un hábito; ¿toca el siguiente?
Llevas muchas mañanas diciéndolo con las mismas palabras. Otras nuevas quizá te despierten más.
Últimamente ha costado; quizá un paso más pequeño te sirva mejor.
Lleva cuatro semanas igual. ¿Aún te sirve?
La mirada de la semana
Mirar la semana
Gracias. Esa fue la semana.
¿Qué lo haría un poco más fácil?
¿Qué ayudó esta semana?
¿Qué se interpuso?
Guardar
Tres preguntas cortas por meta, y sus palabras como las quieras.
Tu frase para la próxima semana
Déjala, o escríbela de nuevo. Una frase cambiada vale desde la próxima mañana.
Seguir
Hecho en {done} de las últimas {answered} noches.
Saltar esta meta
Sí: {text}
Intentos juzgados de otro modo
Tus últimas mañanas, 60 como mucho, con otras condiciones. Preguntar no cambia nada.
Mañana
Lo que queda cerrado habría seguido sonando; qué se habría dicho entonces, nadie lo sabe.
No habría cambiado nada.
Lo que habría cambiado
¿Habría pasado?
{n} mañanas juzgadas de nuevo: {open} se abrirían y no se abrieron, {closed} quedarían cerradas y se abrieron.
Una mañana juzgada de nuevo: {open} se abrirían y no se abrieron, {closed} quedarían cerradas y se abrieron.
{n} no llegaron a sonar o están borradas.
Una no llegó a sonar o está borrada.
Juzgándolas de nuevo…
Como fue
quedó cerrada
se abrió
Con estas condiciones
quedaría cerrada
se abriría
{n} activas
una activa
Una alarma que calla cuando cumples tu palabra. Prepararla lleva tres minutos.
{n} frases
una frase
«{label}».
{when}, dentro de {wait}. {label}
No hay ninguna frase que decir
Hasta que haya una, vale una frase incorporada.
No hay ninguna alarma.
Más lugares
La promesa de hoy
Llevas tiempo diciendo algunas frases con las mismas palabras
Con palabras nuevas siguen despiertas. Siguen valiendo como están.
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
Inícialo con: vow run
Ir a la pantalla de la alarma
Este equipo no puede despertarse solo, así que se mantendrá despierto.
Este equipo se despertará solo.
Por qué
Nada puede despertar este equipo si se duerme.
Mantenlo despierto por la noche, o la alarma llegará tarde.
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
Otras palabras, por {model}
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
Una frase funciona mejor si te la crees. Puedes hacerla más pequeña, o dejarla así.
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
Has cambiado una frase. Pulsa antes “Usar estas palabras” en ella, para ver qué se enviaría.
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
De la puesta en marcha al primer sonido
Añadir la frase
Apartada: ninguna alarma la pide.
Apartada desde el {date}; hasta entonces se pide.
Antes: «{text}»
Te la crees {n} de 10.
Apartar
Apartar: {text}
Cambiar: {text}
Aún ninguna. Una afirmación dice quién eres: «Cumplo lo que me prometo.»
Aún ninguna. Una meta dice qué haces: «Entreno 4 veces por semana.»
Retomar
Retomar: {text}
De tu respuesta: «{answer}»
Propuesta en la conversación.
La escribiste tú.
Corta, en presente, como tú la dirías.
Pulsa E en una frase, o mantenla pulsada, para cambiarla.
Clase
Idioma
Lo que dices para parar la alarma. Un cambio vale desde la próxima mañana.
De dónde viene
De dónde viene: {text}
Dicha en {recited} mañanas, {kept} de ellas cumplidas.
Una frase nueva
Quitar: {text}
Frase quitada. Hoy todavía cuenta.
Dicha con estas palabras {n} mañanas. Otras nuevas la mantienen despierta; sigue valiendo como está.
Palabras
Frases
Probar en voz alta
Se oyó otro número o un «no» distinto.
Oído: «{words}» ({score})
Habría pasado.
Aprendido: desde mañana cuenta como tu manera de decirla.
Dila ahora…
Probar en voz alta: {text}
No se ha oído nada. Con calma.
Demasiado lejos de la frase para aprender.
No se oyó claro. ¿Otra vez?
y {n} más
{first}, {second}
Menú
Instalando. Puede tardar minutos; puedes salir de la página.
Qué motor escucha se elige en los ajustes.
Instalar
Instalar {name}
{got} de {all} MB
Quitar {name}
no funciona
dañado
instalado
sin instalar
instalado
Intentos
Certificado
Frases dichas
Cómo terminó
Registro
Recorrerla paso a paso
Aplazos
Del primer sonido al final
Habrá certificado cuando haya terminado.
Todas las mañanas
Hora
{n} intentos
un intento
Mostrar anteriores
Aún ninguna mañana. Cuando suene una alarma, estará aquí.
sus palabras se borraron
Cada vez que sonó, con lo que pasó.
Paso a paso
Mañanas
Qué
Intento {n}
Vow no responde.
Vuelve por sí solo. Entonces prueba otra vez.
Interrumpida {s} s; sigue sonando.
Tu alarma sonará en {s} s.
La respuesta de Vow no se pudo leer.
Prueba otra vez. Si sigue así, vuelve a cargar la página.
Volver
Otro programa usa la cámara. Ciérralo y pulsa otra vez.
Volver a la alarma
La cámara no está permitida. Pulsa el signo de la cámara junto a la dirección, permítela y pulsa otra vez.
Pon el código delante de la cámara.
Este navegador no encuentra cámara. Hay otra manera al pie de la pantalla.
Escanear el código
Encender o apagar la luz
Lo que ve la cámara
Más fácil, por hoy
Salida de emergencia
Ahora escríbela por segunda vez.
La frase
Salir sin tus frases
Escribe esta frase exactamente, dos veces, con treinta segundos entre ambas. Queda anotado como salida; nadie lo juzga.
Enviar
Anotado. Escríbela otra vez en {s} s.
Hoy
Se perdió la conexión. Se reintenta; la alarma sigue por sí sola.
Oído: {words}
Ir a la página del día
Ahora no suena nada.
Escanear un código
Mover el dispositivo
Hacer cuentas
Acercar una etiqueta
Escribir las frases
{s} s
Cuánto suena
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
Vale desde la próxima mañana. Hoy se pide la frase como estaba.
Ahora no puedo hablar
Otra manera, si la permitiste
No se permitió otra manera para esta alarma. De día puedes permitir escribir en sus ajustes. La salida de emergencia está siempre.
Aplazar
no en esta alarma
{n} min
ya usaste {n}
ya lo usaste
tras las primeras
Parte {step} de {count}
Parar
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
No se oyó ningún número. ¿Otra vez?
Acerca tu etiqueta al lector.
Pantalla de la alarma
Escribe tus frases tal cual
Aquí no vale pegar. Escríbelo, por favor.
Listo
Eso no llegó a Vow. Tus palabras siguen aquí: envíalas otra vez.
Ya estoy en pie
y la palabra
oída
El reloj pasa de {before} a {after}: {when}.
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
Lugares
Empezar
Todas las afirmaciones
Grabarla, si consientes que se guarde
Mejor semana
{count}, desde el {date}
Cambiar las palabras o la meta
Tu grabación dice las palabras de ahora; se quita con ellas.
Cuántas veces
Fecha
Día a día
Aún nada que practicar. Elige una frase que quieras que sea verdad y dila hacia las mil veces.
A este paso, entre el {from} y el {through}.
O una de tus frases
Escucha y luego dilo. Solo cuenta lo que se te oyó.
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
Escucha o escríbela. Se anota y no se cuenta.
Lo dijiste tantas veces como te propusiste.
Grabarla
Tu grabación
La grabación está dañada y no se reproduce. Grábala de nuevo.
La grabación se borró.
La grabación ya no está. Grábala de nuevo.
Óyela con tu voz: dila una vez, como quieras oírla.
{seconds} s con tu voz, selladas en este dispositivo.
Dila ahora
Dichas de otra manera, sin contar
Recordatorio
Sin recordatorio
Cada día a las
No practicarla más
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
Quitar la grabación
El camino a la meta
Este navegador
Entró con la contraseña, desde otro equipo.
Salir
Navegadores con acceso
Cada uno ve y cambia lo mismo que tú. `vow open` da acceso a un navegador de este dispositivo; la contraseña, a uno de otro.
Qué puede salir
Nada sale antes de que lo consientas, para un fin y un destinatario. Puedes retirarlo aquí cuando quieras.
Llevártelo
Escribir el archivo
Todo lo que se sabe de ti, en un archivo: JSON, tablas y una página para leer.
Escrito: {file} ({kb} kB)
Cuánto se guarda
Solo se van las palabras de mañanas pasadas; que la cumpliste queda. «off» las guarda.
Todo se queda en este dispositivo. Solo se guarda sonido si grabas tú una afirmación.
Lo que aceptaste abajo sale de este dispositivo, para quien se nombra ahí; lo demás se queda.
Privacidad
Borrarlo
aún faltan datos (van {n} mañanas)
El segundo no es mejor medido.
De {genuine} mañanas que acabaron con la voz, de {mornings}.
Aún faltan datos.
Aún faltan datos para compararlos.
{n} primeros intentos oídos por los dos
El segundo te oye mejor, y se ha medido.
rechazadas al primer intento como mucho {share} (95 %: {lower} a {upper})
Cómo de bien te oye
en dos intentos {share} (95 %: {lower} a {upper})
No se pudo aceptar así.
Revisa lo que escribiste. Si sigue así, vuelve a cargar la página.
Ya no se da acceso a otros equipos.
Dáselo en el dispositivo, en Ajustes.
Vuelve a cargar la página y da la contraseña.
Es más de lo que Vow acepta de una vez.
Elige un archivo más pequeño o un texto más corto.
Este navegador ya no tiene acceso.
Vuelve a abrir la página con `vow open`.
Quitar
Quitar {name}
Las reglas de hoy deciden otra cosa desde el paso {n}.
Las reglas de hoy toman cada decisión igual.
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
Cada cosa que llegó, qué se decidió, y si las reglas de hoy deciden lo mismo.
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
Un altavoz o micrófono se fue
El reconocedor se repetía
La salida quedó baja
Ninguna mañana en estos días. Tras la próxima alarma, sus cifras estarán aquí.
Final
Cómo terminaron
Cifras
Hora
Según la hora de la alarma
Cumplidos, de un archivo importado
Cumplidas
Interrumpida al sonar
nunca
{n} veces (mañanas: {runs}); siguió sonando
una vez; siguió sonando
Cómo fue, en cifras.
Minutos
30 días
Nueve de diez en
90 días
Repeticiones
Repeticiones, mañana a mañana
Mañanas
Puntuación desde
Cuánto se parecieron las frases
Aplazos
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
Después termina si nadie responde.
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
Pregunta de la tarde sobre metas (hora, u off)
Retraso máximo (minutos)
Hasta qué retraso suena una alarma si la máquina estaba apagada.
Idioma
Modelo de lenguaje (dirección, u off)
Orden de las frases
Otra vez cuando el sonido es dudoso
Broker al que se cuentan las alarmas (host:puerto, u off)
Para Home Assistant, por MQTT. En otro equipo pide tu consentimiento, en Privacidad. Al encenderlo, vale desde el próximo inicio.
Nombre de este dispositivo allí (o auto)
Dónde busca dispositivos Home Assistant (u off)
Contar también los nombres de las alarmas
Los temas empiezan por
TLS (on, off, o la ruta de un certificado)
Usuario allí
La contraseña se pone en una terminal: vow mqtt password.
Aviso de la tarde (hora, o off)
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
Escribir las frases mientras nada pueda oírte
Vibración (1 a 100 por ciento, u off)
Despierta la máquina antes (minutos)
Otros equipos llegan a esta página en (dirección, u off)
Apagado de serie. Pide una contraseña, puesta en una terminal: vow password. Vale desde el próximo inicio.
Certificado (auto, o la ruta de un archivo PEM)
auto hace uno. Compara su huella: vow open --print.
Su clave (auto, o la ruta de un archivo PEM)
Nombres a los que responde ahí (auto, o con comas)
Puerto de esta página
0 apaga la página. Vale desde el próximo inicio.
Puerto para otros equipos, por TLS
Alarmas nuevas
Esta página y otros equipos
12 horas
24 horas
Entrenador
La puerta
Lo que la hace más fácil vale desde mañana.
pedir que los desconectes
sonar por el altavoz
dejarlos
Oído
Domótica
Idioma y reloj
Mañanas
no
sí
sorteado cada vez
como están escritas
Más
Que se oiga
Ajustes
Saltar al contenido
Sonar y escuchar
Seguir
El micrófono lo oyó a {level} dB.
Suena un tono dos segundos. Después di hola.
Nivel en el micrófono
El tono salió por el altavoz.
No oí ninguna palabra.
Más tarde
¿La oyes, y te oye?
El micrófono no oyó el tono; con auriculares es así.
No salió ningún tono por el altavoz.
Suena, y luego escucha diez segundos como mucho…
Te oí: «{words}»
no cumplido
cumplido
la máquina no pudo sonar
sin alarma
sin terminar
saltado
Sonido
Frases
Alarma
Listo
Quién eres
Por ejemplo: Cumplo lo que me prometo.
¿Cuándo debe sonar?
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
Dibujarlo
Registrado. Imprímelo ahora.
Aún no hay. Ponle nombre abajo, imprímelo y cuélgalo donde tengas que ir.
Cuelgan en otra habitación, para alarmas que te hacen levantarte a por ellos.
Nombre
Por ejemplo cocina. Un nombre que ya existe recibe otro código desde mañana.
Un código nuevo
El código de algo tuyo
Por ejemplo champú. Un nombre que ya existe recibe el código nuevo desde mañana.
PDF para imprimir
Hoja de {name} para imprimir, en PDF
SVG
Hoja de {name} para imprimir, en SVG
Quitar {name}
Quitado.
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
Por ejemplo puerta. Luego acerca la etiqueta al lector del dispositivo donde corre Vow. Un nombre que ya existe recibe la etiqueta nueva desde mañana.
Una etiqueta nueva
Acercar una etiqueta
Acerca ahora la etiqueta al lector y mantenla quieta. Espera medio minuto.
Códigos y etiquetas
Traerlo
{name} está listo: elígelo en una alarma, en «Cómo suena».
Traer un archivo de sonido
WAV, FLAC, OGG, MP3 o M4A, de dos minutos como mucho.
Oír el tono {name}
Tus propios tonos
Nombre
Letras, cifras y guiones; el del archivo si se deja vacío.
Todavía ninguno.
Leyéndolo…
Quitar el tono {name}
Se quita el tono.
{name} se ha sustituido. Alarmas que desde ahora suenan con el nuevo: {alarms}
Tonos
Otra vez
Volver a las alarmas
Empieza…
Probarla, un minuto
Terminar la prueba
Nada de esto cuenta: ni mañanas ni rachas.
La mañana entera
La prueba ha terminado
Esta vez no se pasó. Pruébala de nuevo con calma.
Con eso se para
Funciona en este equipo.
No pudo empezar
Probarla
El tono
Lo que la detiene aún no se ha probado en este equipo.
Deshacer
{d} d {h} h
{m} min {s} s
{h} h {m} min
{m} min
{s} s
Preguntar
Habría quedado cerrada.
La misma mañana con otras condiciones. Preguntar no cambia nada.
«Otra vez» por un sonido dudoso
Ya no haría falta: intento {list}
No abriría: intento {list}
Elige antes qué cambiar.
Te habría dejado pasar.
Esta mañana no ha terminado.
Habría terminado como terminó.
Cada frase necesita
Y si
La palabra al azar
Como fue
Se deja
Se pide
Abriría: intento {list}
Nombres de alarmas
Todo
Lo que hice con el entrenador
Mis códigos
Borrar
Borrado. Se buscó en {files} archivos; {n} aún tenían algo.
Borrado. Se buscó en {files} archivos; uno aún tenía algo.
Huellas de lo que se oyó
Mis metas y cómo van
Lo que respondí en la entrevista
Se destruyen las claves y se busca en cada archivo lo que debe haberse ido. No se puede deshacer.
Mis frases
No se borró nada: la palabra es otra.
Lo que practico
Lo que se oyó de mí
Grabaciones de mi voz
Mis etiquetas
Escribe BORRAR para confirmar
Qué
borrar
La página no se puede servir; quizá otro programa tiene su puerto. Las alarmas suenan igual. Otro puerto: vow config set web.port 8691
Ningún navegador ha abierto la página todavía. Si ninguno lo hace, abre esta dirección en uno:
Otra vez:
Ya no hay contraseña.
Contraseña nueva (no se muestra):
La contraseña está puesta.
Desde el próximo inicio de `vow run` la página está en el puerto {port}.
Desde otros equipos: {address}
Su certificado tiene la huella (SHA-256) {fingerprint}
Sesiones terminadas: {count}
Ningún navegador tiene acceso.
otro equipo
este equipo
último uso {used}, hasta {ends}
la ventana de la alarma
La página queda apagada desde el próximo inicio de `vow run`.
Para practicar ({id}): {text}
mejor semana {count}, desde el {date}
{count} de {target}.
empezada el {date}
A este paso, entre el {from} y el {through}.
A este paso, el {from}.
Suena una alarma; la práctica espera.
Es la frase {line}: {text}
n: la siguiente · l: solo escuchar · q: parar (y luego Intro)
No incluye: {count} grabaciones de tu voz. Para llevarlas: vow export --recordings
Escucha: {text}
Escuchada; se anota y no se cuenta.
Aún no hay grabación. Para hacer una: vow practice record {id}
No oí a nadie. Prueba otra vez.
Nadie habló en un rato y la práctica descansa. Empieza de nuevo cuando quieras.
Aún no hay nada que practicar. Empieza: vow practice add "Cumplo lo que me prometo."
Ahora no puedo oír: {why}
Aquí no se puede oír; léela.
{count} no se pudieron anotar y no cuentan: {why}
Casi. El número es otro: {text}
Oí «{heard}». Di: {text}
{count} al día
Eso sonó como tu grabación. Ahora dilo tú.
Casi. Sobró o faltó un «no»: {text}
{count} de {target}. Lo dijiste tantas veces como te propusiste.
Dila como quieras oírla: {text}
Guardada: {seconds} s con tu voz, sellada en este dispositivo.
La grabación está dañada y no se reproduce. Grábala de nuevo: vow practice record {id}
La grabación se borró. Para hacer otra: vow practice record {id}
La grabación ya no está. Grábala de nuevo: vow practice record {id}
La grabación se ha quitado.
Hora de practicar: {text} ({count} de {target}). Más tarde: vow practice snooze {id}
Ya no hay recordatorio.
Un recordatorio cada día a las {time}.
Se recordará de nuevo a las {time}.
Vow: práctica
Ya no se practica: {id}.
Ahora tú: {text}
Nadie habló. No pasa nada; otra vez.
Hasta la próxima.
Conseguido.
hoy {count}
Aún son pocos días para decir cuándo.
Hay demasiado ruido para oírte. Acércate al micrófono.
Tu voz se oye muy débil. Un poco más alto, por favor.
Escrita; se anota y no se cuenta.
{count} por anotar en cuanto el registro lo admita: {why}
Casi. Aún no se oyó: {words}
A la escucha en {address}. Interrumpe para terminar.
Ningún `vow run` vigila esta carpeta, así que nada sonará. Inícialo: vow run, o como servicio: systemctl --user enable --now vow
Ya hay una alarma {id}.
Algo hay que pedir: afirmaciones, metas o ambas.
La alarma no sonaría nunca: su fecha y hora ya pasaron, o su última fecha va antes que la primera.
Ninguna alarma única corresponde a "{text}".
La subida {value} no está entre 0 y 600 segundos.
La similitud {value} no está entre 0,5 y 1.
Los aplazamientos pueden ser de 0 a 10, de 1 a 60 minutos cada uno.
No hay ninguna alarma {id}.
El volumen {value} no está entre 0 y 100 por ciento.
Sin ningún día la alarma no sonaría nunca.
Da un objeto JSON con los argumentos por su nombre.
{request} no lleva {name}.
"{text}" no es una dirección. Escríbela como cloud:https://HOST/v1#MODELO.
La dirección lleva caracteres que ninguna dirección tiene. Escríbela como cloud:https://HOST/v1#MODELO.
Una grabación nunca se envía sin cifrar: usa https. http a secas es solo para este equipo.
No pongas claves ni contraseñas en la dirección; `vow cloud key` toma la clave.
"{text}" no nombra ningún servicio en la nube. Escríbelo como cloud:https://HOST/v1#MODELO.
La sesión siguió en otra ventana. No se ha perdido nada: sigue allí o vuelve a abrirla aquí.
Hoy no toca repasar ninguna palabra.
Ya hay un código {name}.
La alarma {alarm} pide "{name}". Cambia antes su puerta; desde el día siguiente se puede quitar.
La alarma "{alarm}" está pidiendo "{name}" ahora. El código se podrá imprimir y quitar otra vez cuando termine.
La alarma de las {time} pide "{name}". En las {hours} horas anteriores el código no se imprime. Se podrá imprimir otra vez después de esa alarma.
Vow no guarda nada del código "{name}" que se pueda imprimir. Usa el código que tienes o registra otro.
No hay ningún código "{name}".
"{text}" no es una base de datos. Escríbela como postgresql://CUENTA@HOST:PUERTO/BASE.
Quita la contraseña de la dirección: se toma de PGPASSWORD o ~/.pgpass.
Las horas de tus alarmas irían a {recipient}, y no has dado tu consentimiento.
Di quién lo recibiría.
Las grabaciones de tu voz irían a {recipient}, y no has dado tu consentimiento.
Lo que leíste no es lo que vale ahora, así que no se consintió nada. Léelo otra vez.
Las grabaciones se quitan en este dispositivo: vow consent withdraw recordings.
Las grabaciones se quedan aquí. Escribe el destinatario como "this device".
"{text}" no es un broker. Escríbelo como HOST:PUERTO.
No hay ningún propósito "{name}". Conocidos: {known}.
"{text}" no es un servidor de voz. Escríbelo como wyoming:HOST:PORT.
El registro {position} de este consentimiento no se puede leer, así que no se puede consentir nada para este fin, y nada sale del dispositivo.
"{text}" no es una fecha del calendario. Escríbela como 2026-03-29, o di tomorrow o friday.
El intervalo termina antes de empezar. Da primero la fecha anterior.
Da días o una fecha, no ambas cosas.
"{text}" no son días. Escribe mon,wed,fri o mon-fri; weekdays, weekend o everyday.
El archivo {name} pasa de {kB} kB.
Esta alarma no podría pararse nunca: {what}. Arréglalo ({repair}) o permite algo en su lugar: --instead type
Lo que sustituye no se puede sortear. Nómbralo: type, sum, un código o una etiqueta.
Algo hay que pedir, como recite:affirmations,sum:medium.
El tiempo límite puede ser de 5 a 600 segundos; la pausa llega tras 1 a 20 errores y dura de 5 a 600 segundos.
Se piden las mismas frases dos veces del mismo modo. Nombra cada una una vez.
La lista del sorteo tiene {count} retos, pues recite y type piden afirmaciones y objetivos por separado. Escribe ese número tras la barra, o déjalo fuera.
Un equipo se puede mover o sostener de 3 a 120 segundos.
Di cuál: {name}:NOMBRE. `vow {name}s` muestra lo que hay.
Una lista para sortear puede contener como máximo {most} retos. Sortea al menos 1 y no más de los que contiene.
Da qué recitar o todos los retos, no ambas cosas.
Recitar no puede sustituir a recitar. Permite type, sum, un código o una etiqueta.
Las cuentas pueden ser de 1 a 20, con límites propios como MENOR-MAYOR, de 0 a {largest}.
Caben como mucho {most} retos.
"{name}" no es un reto. Elige recite, type, sum, code, tag o move, separados por comas.
No hay ningún código "{name}". Regístralo antes: vow codes add {name} --image foto.jpg
"{detail}" no dice nada de {name}. Escribe {name}:affirmations o {name}:goals; con timeout=60 o lockout=3/60 tras otros dos puntos.
"{detail}" no dice nada de mover. Escribe move:shake o move:still, con seconds=20 tras otros dos puntos.
"{detail}" no dice nada de las cuentas. Escribe sum:easy, sum:medium, sum:hard o sum:10-99; con count=5, timeout=60 o lockout=3/60 tras otros dos puntos.
No hay ninguna etiqueta "{name}". Regístrala antes: vow tags add {name}
No se entiende "{detail}". Escribe lo que se sortea como pick:2/4(code:cocina,code:baño,tag:puerta,sum:hard).
La comprobación llega de 1 a 60 minutos después, y de 1 a 5 veces como mucho.
Ya hay una meta {id}.
"{text}" no es una fecha hasta hoy, como 2026-03-01.
Una meta necesita unas palabras.
No hay ninguna meta {id}.
"{text}" no es un idioma de frases. Elige en, es o zh.
Ya hay una frase {id}.
No hay nada que decir. Escribe una frase, como "Cumplo lo que me prometo."
Ninguna frase única corresponde a "{text}".
Ningún motor para inglés o español oye {words}.
Tiene {count} palabras; de un aliento caben {most}. Hazla más corta.
No hay ninguna frase {id}.
{name} va de {least} a {most}.
La pausa ya habría terminado.
Di hasta cuándo es la pausa, o que termina.
{id} ya se practica.
Ya se practica en otro lugar de este dispositivo; de una en una, para que nada cuente dos veces.
No hay en ella nada que decir en voz alta.
No hay grabación de {id} que se pueda oír.
No hay ningún recordatorio que aplazar.
No se oyó a nadie; no se guardó nada.
Una grabación guarda el sonido de tu voz, y no lo has consentido.
Ninguna afirmación única que practicar corresponde a "{text}".
Aún no se oyó: {words}
Da una frase nueva o una de las tuyas, no ambas.
{value} no es un número de repeticiones; va de 1 a 100000.
Tiene {count} palabras; más de {most} son demasiadas para decirlas de una vez.
No se practica nada como {id}.
Una alarma suena o está aplazada; practica cuando termine.
"{text}" pide las mismas frases dos veces. Nombra cada tipo una vez.
"{text}" no se puede recitar. Elige afirmaciones, metas o ambas.
Una alarma suena o está aplazada. Ensaya cuando termine; lo aprendido vale desde el día siguiente.
Ninguna mañana única corresponde a "{text}".
{question}
{help}
No se importó nada: {reason}.
No hay ninguna frase "{id}".
La frase "{id}" debe tener de 1 a 200 letras.
"{value}" no es un broker como homeassistant.local:1883, ni off.
Di on, off, o da una ruta completa como /etc/vow/ca.pem.
Un dispositivo se llama con letras, cifras, _ y -, como mucho 64.
Un tema se forma con letras, cifras, _ y -, con barras entre medias, como mucho 64.
Un nombre de usuario tiene como mucho 128 letras.
Di 24 o 12, no "{value}".
El entrenador practica zh, en y es, no "{value}".
No hay ningún motor "{value}". Elige uno de {known}, o un servidor: wyoming:HOST:PORT.
No hay ningún motor "{value}" que pueda acompañar. Elige uno de {known}, wyoming:HOST:PORT, cloud:URL, u off.
Un servicio en la nube nunca se interpone entre tú y el fin de una alarma. Ponlo como fallback-engine o shadow-engine.
{value} solo oye inglés. Elige uno de {known}, o un servidor: wyoming:HOST:PORT.
Da una ruta completa, como /media/stick/vow, u off.
"{value}" no es un nivel de -80 a -20, ni auto.
Indica también el modelo: cloud:https://HOST/v1#MODELO.
"{value}" no es un número entero de {least} a {most}.
Di on u off, no "{value}".
Elige uno de {known}, no "{value}".
"{value}" no es una dirección como 0.0.0.0 o 192.168.1.20, ni off.
Da una ruta completa, como /etc/vow/page.pem, o auto.
"{value}" no es una lista de nombres como clock.local,192.168.1.20, ni auto.
"{value}" no es una puntuación de 0.5 a 1.
"{value}" no es una puntuación de 0.5 a 1, ni off.
"{value}" no es una hora como 18:30.
"{value}" no es el nombre de un tono, véase `vow tones`, ni la ruta completa de un archivo de sonido.
No hay ningún ajuste "{name}". Conocidos: {known}.
No hay ninguna voz "{value}". Elige una de {known}, o un servidor: wyoming:HOST:PORT.
"{value}" no es una lista como {example}, cada número de 0 a 100.
Di written o drawn, no "{value}".
La alarma {alarm} no tiene una próxima vez que omitir.
Ninguna fecha futura de la alarma {alarm} se salta.
La alarma {alarm} no se salta el {date}.
La alarma {alarm} no suena el {date}, así que no hay nada que omitir.
El intervalo ya pasó.
Di una fecha, o la primera y la última de un intervalo, o nada para la próxima vez.
Ya hay una etiqueta {name}.
No hay ninguna etiqueta "{name}".
{name} puede tener como mucho {most} caracteres.
Di a qué hora suena, por ejemplo 06:30.
Las {text} no llegan nunca en {zone}.
"{text}" no es una hora. Escríbela como 06:30, 6:30 o 6:30pm, de 00:00 a 23:59.
No contiene nada, así que nada coincidiría. Usa otro.
Dale un nombre de 1 a 40 letras, cifras, - o _, por ejemplo cocina.
Tendría {bytes} bytes; caben {most} como mucho.
Hay una mañana en curso. Pruébalo cuando termine.
Una alarma suena en menos de un minuto. Pruébalo después.
La espera dice cuándo suena; deja fuera la hora, los días y la fecha.
"{text}" no es una espera. Escríbela como 20m, 90s o 1h30.
{words} palabras son muchas para un aliento: haz dos frases, o no pases de {limit}.
Se oyó distinta dos veces ("{first}" y "{second}"): es más segura una frase más corta o sencilla.
No se reconoció: dila otra vez más despacio, o elige palabras más sencillas.
Su "no" o su número se oyó de otro modo: di lo que haces en vez de lo que no haces, o escribe el número de otra forma.
Las palabras largas se oyen mal: di {list} con otras más cortas.
No se oyó: {list} (se oyó: "{heard}"). Quizá otra palabra se oiga mejor.
{count} números deben oírse exactos: deja uno por frase.
se oyó: {words}
{lines} y {recordings}; da una por frase, o una tabla con --manifest.
Di cada frase una vez, como lo harías por la mañana. El sonido no se guarda.
se oye bien: habría bastado.
se oyó de otro modo un "no" o un número; no se aprendió nada.
aprendido: desde mañana también cuenta oírla así.
voz poco clara; acércate al micrófono, en un lugar más tranquilo.
demasiado lejos de la frase; no se aprendió nada.
Di: {line}
Intro: listo   s: saltar esta frase   q: terminar
{rehearsed}, {learnt}, {warned} con algo que pensar.
Con volumen 0 nadie la oirá. Súbelo: vow alarm edit {id} --volume 80
La alarma {other} suena a las mismas horas; sonarán las dos, una tras otra.
Prueba lo que la detiene, un minuto: vow try morning --alarm {alarm}
Parece {seen} y se guarda como {kept}, así se escuchará. Para cambiarlo: {command}
Ningún motor de voz de este dispositivo entiende {language}: habría que escribir las frases. Para cambiarlo: {command}
La frase {other} dice lo mismo: habrá que decirla dos veces. Quita una: vow lines remove {id}
Ahora mismo suena o está aplazada, y así seguirá hasta su fin. Lo que cambiaste vale después.
el reloj se cambió en {milliseconds} ms
sorteado con la semilla comprometida: {drawn} de {listed}
avisa por otros medios
vuelve a escuchar, y pide un poco menos
pide la reparación
pregunta sin tono
cierra el micrófono
cuenta desde ahora el tiempo para hablar
sortea otra cuenta
acaba el turno
suena, y por un rato no admite respuesta
escucha con el motor siguiente
abre el micrófono
vuelve a sonar
vuelve a sonar, o sigue aplazada
suena con el tono incorporado
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
el equipo se movió, pero no lo bastante
se vio un código, otro
se tocó una etiqueta, otra
la persona estaba en pie antes de acabar el aplazamiento
se vio un código, el correcto
se tocó una etiqueta, la correcta
la persona pidió un aplazamiento
cómo sonó el intento: {evidence}
el timbre acabó, o la persona estaba lista
oyó
en {verdict} ms de voz
la persona aceptó que fuera {amount} más fácil
la persona escribió
la indicación ya se había dicho
lo que un intento había ganado
tocaba
falló
era hora de volver a preguntar
nadie respondió hasta el límite
nadie respondió si sigue en pie
se escribió la frase de emergencia
el micrófono oyó el timbre
se comparó el sonido de la propia salida
la persona pidió un aplazamiento, y faltaba {part}
el proceso volvió a estar en marcha tras {away} ms
el proceso volvió a empezar, y habían atrasado el reloj {gap} ms o más
el timbre avisó de que sonaba
el turno acabó, y ya se puede saber cómo se sortearon sus palabras
el aplazamiento acabó
se encontró demasiado tarde
{part} faltó en un turno anterior y no se ha vuelto a encontrar
se sorteó la cuenta {shown}
había que hacer algo a mano
el equipo se movió el tiempo pedido
la persona respondió {answer} a {question}
la persona eligió el número {standIn} en lugar de hablar
una alarma
la cámara
el motor de voz
el oído
el micrófono
el sensor de movimiento
el reconocimiento de voz
el sonido
el altavoz
el lector de etiquetas
el tono
sin respuesta
en marcha
por la salida de emergencia
apagada
perdida
aún nada
en pausa
aplazada
en pie en un aplazamiento
{phase}, paso {step}, {attempts}, {snoozes}, dicho: {said}
nada
El código de hoy toma cada decisión igual.
El código de hoy decide otra cosa en el paso {step}.
n sigue, p vuelve, inicio, fin, q
lo mismo
El código de hoy decide lo mismo donde quedan palabras que juzgar.
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
{faults} sin que la máquina pudiera sonar
Del {from} al {through}: {runs}
alarmas desde las {hour}:00  {kept} de {runs} cumplidas
; Vow no estuvo en marcha durante {length}
; aplazada sin avanzar: faltaba la parte "{part}"
; {snoozes}
Cumplidos {kept} de {counted} en los últimos {streak} días
interrumpida  Vow terminó o se detuvo {times} mientras sonaba, y siguió sonando
vez
veces
el programa faltó un rato
un altavoz o micrófono se fue
se ajustó el reloj
la salida quedó baja
el reconocedor se repetía, por fallo suyo
; no cuentan: {list}
sonando
cumplida
salida de emergencia
perdida
sin respuesta
aplazada
parecido de las frases dichas  {list}
cómo sonaron algunos intentos  {list}
De un archivo importado: {days} de ella, {count} en total.
Racha: {current}, la mejor {best}.
Sin hablar, con lo permitido, en {days}.
Escrita en {days}.
tiempo  la mitad en {median}, nueve de diez en {most}
cumplido
en curso
fallo de la máquina
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
la zona no tiene esa fecha
Nada suena.
{time} llega dos veces {place}: la primera de las dos
en pausa
en silencio
saltada
parecido {value} de 1, se nota desde {limit}
{value} dB sobre el ruido, se nota por debajo de {limit} dB
{value} dB sobre los tonos vecinos, se nota desde {limit} dB
{value} log-odds, se nota desde {limit}
muy débil
con un silbido
como el sonido de Vow
como un altavoz pequeño
como un sonido anterior
No has consentido que las grabaciones vayan a {recipient}; hasta entonces no se le pregunta. Para consentir: vow consent give cloud-speech --to {recipient}.
Un registro del consentimiento {purpose} no se puede leer, así que cuenta como no dado, y por él nada sale de este dispositivo. `vow log verify` cuenta más.
Consentido: las peticiones de textos pueden ir a {recipient}.
Consentido: las grabaciones pueden ir a {recipient}.
Consentido: las grabaciones de tus afirmaciones se pueden guardar en este dispositivo.
Consentido: las frases pueden ir a {recipient}.
Consentido: las horas y estados de las alarmas pueden ir a {recipient}.
Las grabaciones de tu voz irían a {recipient}, y no has dado tu consentimiento. Para consentir: vow consent give speech-server --to {recipient}.
No se consintió nada.
no dado
retirado
Hasta entonces no se le envía nada, y escucha el motor de este dispositivo.
Retirado: ya nada va a un servicio en la nube.
Retirado: ya no se dice nada a ningún broker de otra máquina. Lo que guarda, lo guarda.
Retirado: ya nada va a un servidor de voz de otra máquina. Escucha el motor de este dispositivo.
Retirado: tus grabaciones se han quitado, y ya no se guarda ninguna.
vow lines add "Cumplo lo que me prometo."
Conviene saber:
Para empezar:
la alarma {alarm} pide un código o una etiqueta que se borró; en su lugar se escriben frases
otra puerta: vow alarm edit {alarm} --gate PRUEBAS
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
despertar la máquina
guardia
no hay ninguna prevista
aún no hay nada que decir
la alarma {alarm} pide el código "{name}", que ya no está; en su lugar se escriben frases
vow codes add "{name}" --image foto.jpg; otra puerta: vow alarm edit {alarm} --gate PRUEBAS
la alarma {alarm} pide la etiqueta "{name}", que ya no está; en su lugar se escriben frases
vow tags add "{name}"; otra puerta: vow alarm edit {alarm} --gate PRUEBAS
afirmaciones
metas
la alarma {alarm} pide {wanted}, y no hay
{add}; el idioma de la alarma: vow alarm edit {alarm} --language IDIOMA
nadie vigila las alarmas: nada sonará
`vow run` vigila las alarmas
`vow alarm list` las muestra.
Código {name} quitado.
`vow codes` los muestra.
Para consentir: vow consent give mqtt-broker --to {recipient}.
Para consentir: vow consent give speech-server --to {recipient}.
Usa --days o --date.
Usa un --date o --until posterior, o --days.
Usa --to DIRECCIÓN.
Para consentir: vow consent give recordings --to "this device".
`vow goals` las muestra.
snooze: aplazarla
Intro: hablar ya
Vuelve a sonar a las {time}, en {left}.
Intro: ya estoy en pie
Salida: escribe exacto, dos veces: {sentence}
Salida: escríbelo otra vez: {sentence}
Salida: escríbelo otra vez dentro de {left}
Usa una fecha posterior, o --end.
Usa un --to posterior.
`vow lines list` las muestra.
Próxima alarma {alarm}: {when}
No hay ninguna alarma prevista. Crea una: vow alarm add --time 06:30 --days weekdays
Aún no hay códigos. Añade uno: vow codes add cocina --image foto.jpg
Aún no hay etiquetas. Añade una: vow tags add puerta
Una operación lee JSON y responde con JSON: vow {operation} --json -
--{name} va de {least} a {most}.
Una frase en chino se añade con --language zh; otra escritura debe ir en letras latinas.
Usa --until FECHA o --end.
`vow practice list` las muestra.
`vow runs` las muestra.
`vow schedule` muestra qué suena.
sin sonido
Usa --date, o --from y --to, o nada.
Etiqueta {name} quitada.
`vow tags` las muestra.
Hoy:
El tono {tone}, seis segundos. Ctrl-C lo corta.
sí
s
`vow log verify` dice más; puede haberlo escrito una versión más nueva de vow.
Nadie respondió, así que la alarma terminó.
Ahora di tus afirmaciones.
Buenos días. Di tus afirmaciones ahora.
{why} Hay otra manera abierta.
esperando tu respuesta
Detenida por la salida de emergencia.
¿No puedes hablar ahora? Escribe: {choices}
La palabra llegó un poco tarde. Di una frase de nuevo, ahora con la palabra '{word}'.
Las frases están. Di una de nuevo con la palabra '{word}'.
¿Sigues en pie? ¿Cuánto es {question}?
preguntando
el código '{name}'
mover este equipo
cuentas
la etiqueta '{name}'
escribir las frases
Hecho. Hoy cumpliste tu promesa.
Un poco más fácil por hoy. Respira, y una vez más.
¿Hoy cuesta? Por hoy, y una vez, puede ser 0,02 más fácil. Las palabras, los números y el "no" siguen igual.
Escribe: {word}. Una frase demasiado larga se acorta desde la próxima mañana: vow lines edit
fácil
Salida de emergencia anotada. Escribe la frase otra vez tras {seconds} s.
terminada
Ahora di tus metas.
Buenos días. Di tus metas ahora.
Buenos días.
Sostén este equipo con el lado izquierdo arriba, quieto, durante {seconds} segundos.
Sostén este equipo con el lado derecho arriba, quieto, durante {seconds} segundos.
Hoy en este orden.
Incluye la palabra '{word}'.
En su lugar, escribe: {choices}
un momento
Casi. Esta, un poco más clara: {line}
escuchando
Ese intento se perdió: {why} Dilo otra vez en el próximo silencio.
Antes suena un rato. Vuelve a escuchar en {seconds} s.
Una pausa corta tras varios intentos: {seconds} s. Respira.
La alarma no pudo sonar.
Casi. Se oyó un "no" que no está en la frase, o faltó uno. Dila como está escrita.
Aún no son esas palabras. ¿Otra vez?
No se ha oído nada. Con calma.
Casi. Se oyó otro número, fecha u hora. Dilo como está escrito.
No se oyó del todo bien. Una vez más, por favor, con la palabra '{word}'.
Ese es otro código. Busca el que se llama '{name}'.
Hoy el orden es otro. Sigue con: {line}
Esa es otra etiqueta. Busca la que se llama '{name}'.
El volumen está solo al {percent} %. Súbelo.
La alarma suena en los auriculares. Desconéctalos.
El sonido está silenciado (volumen {percent} %). Actívalo.
{why} Arréglalo, o aplázala una vez por eso. Salida de emergencia: escribe exactamente esto, dos veces, con treinta segundos entre ambas: {sentence}
{why} Arréglalo. Salida de emergencia: escribe exactamente esto, dos veces, con treinta segundos entre ambas: {sentence}
Hecho. Dentro de un rato te pregunto si sigues en pie.
en silencio
Correcto. Vamos con la siguiente.
sonando
Escanea el código para parar: pon '{name}' delante de la cámara.
Gira este equipo de un lado a otro durante {seconds} segundos.
Aquí no vale escribir: muéstralo, o pulsa Intro para usar la cámara de este equipo.
Podrás aplazar tras decir las primeras frases.
aplazada
Ya usaste los {count} aplazamientos.
Aplazada. Volverá a sonar sola.
Bien. La última, sigue así.
¿Cuánto es {question}?
Ahora viene una cuenta. Pulsa Intro.
¿Cuánto es {question}? ({number} de {count})
Ahora viene una cuenta ({number} de {count}). Pulsa Intro.
Dilo o escríbelo.
Hay demasiado ruido. Acércate al micrófono.
Tu voz se oye muy débil. Un poco más alto.
Acerca la etiqueta '{name}' al lector.
Ahora escribe tus afirmaciones.
Buenos días. Escribe tus afirmaciones ahora.
Ahora escribe tus metas.
Buenos días. Escribe tus metas ahora.
Di las frases en voz alta; aquí no vale escribir. Salida de emergencia: escribe exactamente esto, dos veces, con treinta segundos entre ambas: {sentence}
{why} Permitiste escribir en ese caso: escribe las frases.
No se ha oído voz clara. ¿Otra vez?
La alarma suena, pero nadie la oye. {why}
Escribe la respuesta con cifras, como 42.
Casi. Aún no se ha oído: {words}
No es eso. Aquí tienes otra.
`vow run` ya está otra vez.
`vow run` ha terminado. Se espera a que vuelva.
sin permiso
no hay
Nada puede despertar este equipo: mantenlo encendido, o la alarma no sonará.
listo
Esto no se puede deshacer, y ninguna copia lo devuelve a este dispositivo:
{name}, borrado: {records}
Las claves se destruyen igualmente; lo que sellaban queda cerrado.
Las frases no se pudieron retirar; sus palabras se borran igualmente.
Archivos revisados: {count}. No queda nada.
Escribe «erase» para seguir:
{folder}/: quitada
Archivos revisados: {count}. Queda algo en:
Hay que esperar al final de {run}, que pide estas frases.
{name}: {records} a borrar
{folder}/: a quitar

"""##,
        places: """
0000000000030000070000440000700000940000a50000c000010a00010c00011200011e00012e00014200015300016d\
00017800018400018a00019600019d0001a60001ae0001b60001bd0001c60001cc0001d20001d7000202000205000209\
00021100022c00024c0002910002f50003280003610003850003c90004030004130004410004740004e300052b000555\
00057a0005a30005d30005f500062300065a0006620006980006b40006ca0006dc00070b00074000074e00076f000788\
0007910007ba0007da00080d00082800086e00087d0008970008af0009030009240009360009610009810009d00009f0\
000a18000a53000a97000ab1000ad0000b15000b5a000b80000b9a000bea000c32000ccc000d23000d7a000de7000e26\
000e42000e5d000e7c000eab000eef000f13000f42000f60000f79000fbe0010450010c600110900114200119f0011c9\
0011fc00123200126b00128d0012d400131e00135e0013b40013d30013e70013f500140500140a00141200141900141f\
00142e00143500144100145000146d00148700148e00149600149c0014a30014be0014c80014d00014d40014da0014e0\
0014e60014ec0014f10014f50014ff00150700150c00151700151b00151f00152300152800153e00154700157100158f\
0015950015aa0015c300162400162a00163c00166f0016b50016d00016fb00170b00176500179300179f00180600182f\
0018450018600019090019390019680019840019db0019fa001a15001a3a001a42001aaa001aeb001b00001b1c001b26\
001b4a001b57001b6a001b93001bc4001bd1001c39001c5f001c94001cc1001cd5001cf6001d0c001d16001d49001d63\
001d9a001daa001dbe001dcf001dd6001ddf001df6001dfc001e5c001e67001e6d001e77001e7f001e88001e94001e9a\
001eb1001f36001f4b001f72001f98001fa3001faf001fe70022c300230300234100235c00237a00253a00273500295a\
002ac4002c83002e29002f85002fb3002ffd00304a0030690030880030a90030c40030f800311900313e003163003184\
0031c80031ef00321200323500325400327f00328b0032980032a70032bf0032cb0032e800330600331a003324003346\
0033b20033ba0033d40033f20033fa00341700343200344800346d0034820034a300356e0035750035c400360b003634\
00365f00367a00369f0036cd0036e70036f500370a0037210037750037e400381f0038320038610038840038a80038e1\
0038fd00394200396c0039d00039e8003a02003a13003a50003a65003a84003ad0003af8003b0e003b29003b42003b4c\
003b58003b64003b81003b8e003bab003bd8003c10003c2f003c7e003cc7003cd8003ceb003cfa003d32003d65003da3\
003ddb003e21003e57003e84003ea8003ec0003ee1003f03003f3d003f59003f78003ff900402400404700408a0040bb\
0040d40040f800412100414c00416b0041890041d200421c00423f0042800042a60042dc0042f400432d004353004373\
0043a90043cd00440f00445c0044a80044db0045230045480045720045a70045d100461f00464f00467f00469000469a\
0046e600473000474400475200476700477000477900478200478b0047930047a90047bf0047d80047f3004804004816\
00483f00484d00486c00487e0048aa0048c00048cf0048e700490800493400496800497800499c0049ad0049c60049e0\
0049fc004a1b004a2c004a35004a3f004a4f004a60004a6f004a7f004a95004ab2004abe004ace004adb004af3004afe\
004b19004b39004b52004b81004b96004bb9004be9004bfa004c0c004c32004c52004c78004c8b004c90004cbb004ce5\
004cfc004d0c004d26004d35004d49004d5a004d6c004d7b004d95004db3004db8004dc1004dc5004dcb004dd1004dd6\
004dda004de0004dea004df0004dfb004e01004e15004e1b004e22004e28004e2f004e36004e3d004e47004e50004e5a\
004e67004e73004e7a004e80004e88004e8e004e93004e99004e9e004eb4004f04004f20004f6a004f94004f9c004fa3\
004fe20051b70051bf0051de0051f200522f00523600523f00527200527a0052a50052b70052bf0052da0052e60052eb\
0052f10052f90052fc00530200530800531000539f0053c10053fe00545300547400548b0054a00054bc0054f40055d9\
0055f300561c0056320056560056600056c90056e60057140057820057860057ab0057e600582a00586a00588e0058bc\
00590b00593d0059800059920059ac0059ed005a04005a7c005aca005b0c005b77005bcb005bee005c11005c26005c51\
005c85005cb5005cde005d62005d7c005d94005db2005e1c005e4d005e6d005ec0005f0f005f23005f5f005f89005fb0\
005fbc005fc1005fe200602700603f00607c0060820060910060970060c90060e800611000613100614b0061890061b2\
0061d10061ea00621000623000624e00626200626800627000627900628800629e0062c00062ca0062dc0062f7006349\
0063660063720063770063ae0063f800641b00643100646100647c00649a0064b50064c70064df0065430065a80065ec\
0066160066530066920066d800671900674a00679b0067b90067e000680000680900681100681a00682100682800682f\
00683800686e0068880068940068d30068f000690b00692500692d00693700694000694900699f0069c6006a31006ab2\
006ae2006b01006b2a006b57006b86006b9a006bef006c24006c50006c70006c9f006cb7006cea006d44006d6b006da5\
006dad006de7006dfd006e36006e9a006ed9006eea006f34006f48006f8a006fc0006feb00701900706d0070d6007125\
0071440071b20071d30072490072c40072e40072f500732e00733b00734600741b0074f800755e0075820075be0075d3\
0075d50075d70075d90075e900760700761500763400764500767300767900768000768e0076b90076c60076cd0076d4\
0076e900772500773200773b00774b00775200776500778100778e0077a40077b40077c50077d50077e20077f4007841\
00785a00786d0078830078950078a90078c00078d50078ec00790200791900796300797200798700799d0079af0079c6\
0079d90079e50079ea0079ef007a37007a55007a65007a92007abd007ac5007ae9007b0c007b19007b3e007b85007b94\
007be7007bf4007bfc007c03007c07007c12007c3a007c5b007c69007c7f007c84007c9a007cb2007cbb007cc1007cca\
007ce8007d0e007d6f007dbc007dd2007dfb007e03007e2f007e47007e5d007e6d007e7b007e8d007e9e007ea5007ebc\
007ec5007eef007f1a007f2c007f36007f40007f4d007f6a007fb8007fd500800700805500805c0080b90080df0080fb\
0081630081a50081b30081d20081f700823d00824900826a0082710082890082990082ab0082bf0082c40082d00082da\
0083260083560083730083840083990083c20083ea0083fb00840400840f00841600841e00842b0084380084cc0084e4\
0084f10084ff00850e00851d00852500853c0085570085620085780085e00085e900860f008633008642008648008653\
00866600867a00868a00869b0086ab0086cc0086de0086e60086ee00870000870700871100871800872500872e008737\
00875100876200877100878a0087d40087df0087e30087fe0088850088910088990088af0088fd00890700893d008981\
00898e0089a00089a50089df008a17008a1f008a4a008a86008a9d008ad8008afe008b20008b31008b66008ba2008be4\
008c1d008c3c008c71008c79008c89008c9b008ca9008cad008cb5008cc5008cd3008ce6008ced008cf4008d06008d0e\
008d1d008d25008d45008d5e008d68008d70008d82008dbd008dc3008de1008de8008dee008df3008dfb008e1e008e39\
008e40008e7b008e8a008eb6008f02008f49008f58008f83008f8b008f9b008fa4008fb6008fd200902000902f009037\
00904a00905200905800905e00906700906e0090770090820090970090a60090af0090b80090c00090c40090d80090e3\
0090f900910100911200911800911e00912400913000915d0091730091930091b20091d40091ed00921800921f009227\
00923700924000929d0092e40092f900933800934f00937500938c0093940093a30093b10093b80093c00093c90093d0\
0093d90093e10093ea0093f300940400941200941d00942d0094420094740094870094930094a50094be0094cf0094f1\
00950200952b0095360095580095690095900095b80095ca0095db0095f000960c00962900963a00964300965700966e\
00968400969d0096b50096c60096dd0096f20097360097490097650097900097980097ac0097b60097d70097f500981a\
00984200985800986e00988d0098a20098c20098d00098f000990400991200993100994400995000995b00996f009980\
00999300999b0099b00099c80099df0099f5009a04009a0e009a2a009a3c009a47009a72009ab1009afc009b60009ba6\
009bd3009bea009bfa009c16009c3c009c57009c6c009c74009cb5009cd6009d29009d30009d63009d74009d80009d9f\
009df6009dfe009e5b009e75009e8d009e9f009f11009f81009fac009fd3009fec009ff500a00400a00e00a02400a036\
00a04200a04e00a05900a0a800a0b300a0bd00a0ca00a0ec00a10b00a13b00a15200a15f00a17100a1af00a1f300a208\
00a21e00a23300a26600a26e00a28b00a2aa00a2c700a2e400a2f500a30100a31900a33000a34e00a39700a3b800a3c1\
00a3f000a42d00a44800a45200a46100a48e00a4a000a4a800a4ca00a4de00a4e800a50300a51100a52500a55f00a57b\
00a59700a5ac00a5be00a60600a61400a62e00a64000a68a00a69c00a6bd00a6df00a6e200a6fe00a75600a76c00a780\
00a78800a79c00a7b600a7cd00a7d600a7f600a82700a83b00a85000a85800a8af00a8b700a8c900a8de00a8f400a905\
00a91300a92600a93000a94400a95700a96b00a98000a99400a9a600a9ba00a9e400a9f900aa3900aa5300aa6400aa71\
00aa8900aaec00aaf000aafc00ab0900ab0e00ab1400ab1b00ab2400ab2c00ab3a00ab3f00ab6700ab7800ab9a00abcc\
00abde00abf500abfd00ac0d00ac1d00ac6b00acb300acbb00accb00ace900ad0800ad1b00ad4400ad7e00ad8400ad8b\
00add800ade800ae0000ae3800ae4800ae5700ae7b00aee200aeeb00aef200af0500af3000af4d00af5d00af9800afa6\
00afc100afe100b00c00b02a00b03500b04700b04d00b08b00b0b700b0c000b0d000b0e200b0f000b0fc00b10400b10e\
00b11b00b12500b12e00b13a00b14800b15700b16000b17700b17f00b19a00b1c400b1d700b1dc00b1e900b1f400b207\
00b24500b25e00b28400b29000b29900b29e00b2aa00b2bb00b2ea00b30d00b32900b34e00b38a00b39100b3cb00b3de\
00b44e00b47400b4c000b4d400b4ed00b50200b51700b52c00b54e00b55700b56c00b5e400b5eb00b61200b61600b65b\
00b66a00b68300b69800b6ac00b6c100b6cf00b6e400b6f800b6ff00b70d00b71600b74300b74b00b75c00b76700b772\
00b77a00b78700b79900b7bd00b7c600b7db00b81d00b83300b85100b8d700b8df00b8f100b8f900b90700b91400b926\
00b93e00b94400b95400b96400b97100b98000b99100b9a900b9b600b9cd00b9d300b9db00ba0300ba2100ba3700ba53\
00ba7f00ba8500bac900bad900bae600baec00bb1900bb3c00bb6200bb8a00bba800bbb000bbbb00bbc700bbce00bbd5\
00bbde00bbe800bbf300bbfa00bc0200bc0a00bc1200bc2900bc4f00bc5c00bc7500bc9400bcd200bce100bce700bcf3\
00bd5300bd8000bd9400bdc900bddf00bded00bdf800be0f00be3000be3500be4e00be5700be6b00be7900be8f00bea1\
00bea800bebe00beed00bf1900bf2200bf3000bf7200bf8b00bfb900bfef00c02500c03000c05200c05f00c07000c080\
00c09400c0a700c0d400c0dd00c0f500c0fb00c10500c10b00c12a00c13900c14200c16b00c17500c17d00c1a600c1bb\
00c1c400c1d900c1ee00c20200c21100c23f00c24500c25c00c2db00c2ec00c35800c36400c37800c3c800c3e200c3f4\
00c44e00c4a600c50600c51100c51a00c53f00c55e00c59c00c5af00c5d300c5fc00c62500c66f00c68400c6b600c6cf\
00c71400c73800c75f00c78f00c7b800c7ee00c81100c83b00c84200c85000c88700c8b500c8bc00c8d500c8e700c8ed\
00c91900c92100c94900c95100c95d00c9db00c9e300ca3400ca3e00ca4300ca7e00caaa00cabb00cad100cae500caf5\
00cb0e00cb2000cb2900cb3d00cb4900cb6b00cb7400cb7a00cb8400cb8c00cba000cbbf00cbda00cbf000cc4400cc4a\
00cc5b00cc6200cc6700cc8300cca600ccb000ccc600cccc00ccfa00cd1300cd2900cd3100cd3a00cd4b00cd5400cd61\
00cd8100cd8a00cd9c00cdbd00cdc500cdd000cddf00cdf500ce1400ce2c00ce3400ce3e00ce4d00ce6c00ce7300ce7b\
00ce8300ce8b00ce9500ceb000ced400cef700cefc00cf0300cf0f00cf3c00cf5600cf7d00cfae00cfdb00d00500d016\
00d01c00d02300d03300d04300d05100d06e00d08900d08d00d0a600d0b300d0c000d0ce00d0f700d10200d12b00d15a\
00d17400d1b700d1be00d1e500d1f900d21d00d25700d2da00d30400d33500d36000d37700d3a200d3b000d3eb00d40b\
00d42c00d44900d47b00d4a700d4bd00d4e600d50300d51300d52a00d54300d56a00d59900d5c000d5e600d62100d68e\
00d6be00d6f200d71f00d75300d76a00d79d00d7c000d7cf00d7ec00d7f500d7fe00d80900d81300d84200d85c00d871\
00d87a00d88000d88a00d89900d8a200d8a500d8a900d8bb00d8d000d8d500d8e100d8e900d8fd00d90e00d91500d939\
00d96700d97e00d99d00d9b500d9c000d9d500da0d00da3400da6700da7b00da8700da9000daaa00dab500dac200daca\
00dad100dad800dadf00dae500daf100db1800db2e00db3900db8700db8e00db9900dbc200dbcf00dbe900dc0800dc43\
00dc8000dc9e00dca400dcac00dcba00dcc200dcd700dce000dce900dcf200dcfb00dd0300dd0d00dd2b00dd7800ddc7\
00ddce00de1d00de2e00de4600de9a00deac00ded100ded500defa00df0800df1100df2700df3900df5800dfbf00dfd6\
00dfff00e01c00e04800e05100e07d00e11500e12800e13d00e18800e19d00e1a500e1e500e20000e23600e24a00e25c\
00e26300e29f00e2b100e2bf00e2d500e2e700e33600e33c00e34500e35a00e36500e37900e38c00e3b800e3ca00e3e1\
00e41500e42500e43e00e44e00e45700e45f00e49700e4a000e4ae00e4bc00e4cc00e4d500e4db00e4e500e4fe00e540\
00e56200e58500e5a100e5bb00e5d400e5f200e61300e62700e62c00e63f00e64800e65000e65800e67100e68400e689\
00e6a700e6b400e6bb00e6fa00e73800e75200e76800e78a00e7ec00e7f700e81e00e82e00e84400e85a00e86800e886\
00e88b00e89200e91b00e97e00e98800e99f00e9c200e9df00ea2b00ea4a00ea8100ea9e00eabe00eaca00ead600eaf7\
00eb0f00eb4f00eb6d00eb9300eba800ebbb00ebe800ec0000ec2700ec4200ec8200ecd500ece500ed0900ed4a00ed6b\
00edbd00ee1300ee2e00ee4e00ee8000eea100eebd00eecd00eefb00ef2300ef6400ef8500efc400f01f00f06200f0a9\
00f0c600f11c00f13400f15c00f18100f19000f1a900f1bb00f1e100f1f400f20000f20c00f23500f26f00f2a700f2c9\
00f30300f32200f35700f3dc00f3f400f42500f48a00f4b800f4eb00f51800f55c00f57800f5ae00f5dc00f61000f62b\
00f67800f6e300f74000f79200f7f000f85100f87600f89000f8f200f96500f9fa00fa6400fa8500fadd00fb2700fb77\
00fb9000fbe100fc3a00fc8a00fcd700fd0e00fd4600fd8c00fe1c00fe7900febe00fee400ff3800ff5b00ffca010021\
01005a0100ca0101180101b50101ee01022901029b0102ce01032201037d01039c0103f401044e0104d201053b0105d5\
01061e01068d0106dd0106f301072801074901076301079a0107b10107fc01082901085c0108a20108bd0108dc0108fb\
01092801093d01099e0109c90109f6010a1f010a47010a8a010acb010ae4010b15010b51010ba1010bc0010bfc010c41\
010c82010ce7010d16010d21010d28010d47010d64010d92010dd3010e0c010e4e010ea2010ed4010eee010f20010f78\
010fe80110600110b20110e601111601114f0111860111a10111c501120901123f01128c0112b80112ec011311011378\
0113ac01140201144501146701149f0114d30114fc01154301155a0115b00115cc0115ee01161f01164801166e0116bf\
0116f701173b01176c0117a00117dc0118240118600118b40119190119690119e3011a25011a71011aac011abd011b03\
011b52011b70011bb1011be7011c2c011c5f011c6a011c9c011cd1011d18011d65011daa011dff011e78011ed7011f39\
011f62011f9c011fb3011fdb011fef01200101201601203f01205201206101208a0120a90120bc0120cb0120ec01210a\
01212e0121570121670121750121850121950121b40121da0121f20121ff01222f01225c01228501229d0122b90122f2\
0123110123340123560123790123a50123aa0123c10123f301240801242a01244a0124510124580124770124990124ba\
0124de0124fb01252501255901258d0125d70125f601263b01265201266f0126b00126cd0126ea01270f01273b012776\
01278101278c01279c0127a50127b30127cb0127e40127ee0127f901281001281801282601283001284c01285401285c\
01286601286f0128780128920128cd0128d20128ff0129350129570129600129a40129c60129f9012a50012a78012a80\
012a89012a96012aa4012ac0012ad3012afe012b1e012b56012b81012bb3012bbf012bfc012c4e012c52012c58012c73\
012c92012ca6012cbc012ce7012cfc012d04012d0d012d22012d2a012d38012d41012d67012d8e012dc9012dec012e15\
012e28012e5e012e67012e70012e85012e91012e99012eba012f1b012f46012fa3012fdc012fea0130810130920130b6\
0130d00130d90130ec0130ff01313a01317701319201319e0131d40131dd0131e90131f101321e01325a0132970132bf\
0132ca0132d90132ef0133080133200133bd01345d01349b0134d001352701355701359f013631013648013650013659\
0136a60136d501372f0137910137d601380001381001381e01387d0138b00138c30138c90138df0138e6013901013909\
01391c01392401392a01393001393901394001394901395401396901397801398101398a0139920139960139aa0139b5\
0139cb0139d30139eb013a06013a62013abe013b1b013b65013b72013b78013ba2013bea013c11013c2e013c4c013c64\
013c7d013cbc013cfd013d12013d3f013d54013d94013dad013dbf013dd0013df8013e0f013e3d013e65013e92013eb4\
013ecb013ee9013f09013f5e013fa6013fdd01402301404401409e0140b90140da0140f201411501412001414501415e\
01417601417b0141ab0141af0141b101420301423201424d0142760142950142ac0142d20142ff0143560143920143bc\
0143c80143dc0143ee0143f601440b01441f0144400144760144e701454601454d0145970145a10145b50145d70145e5\
01463b01468f0146a20146bf0146df0146ea01471101471c0147610147980147d40147ed01484401486b01488b0148ce\
01491a01494f0149770149ad0149dc014a10014a4d014ae4014b5e014b95014ba1014bc3014bcb014c0e014c4d014ca4\
014cd4014cdd014d02014d23014d41014d5a014d7f014dae014de9014dfc014e2a014e57014e7e014e9e014ecc014ee5\
014f0c014fa7014fe201500801503201505c01507f01509d0150ba0150ea0150f60150fd01514b01515101519c0151b7\
0151fa01524001526c01528b01529e0152ca01530401531f015333
""")
}
