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
0007910007ba0007da00080d00082800084200085a0008ae0008cf0008e100090c00092c00097b00099b0009c30009fe\
000a42000a5c000a7b000ac0000b05000b2b000b45000b95000bdd000c77000cce000d25000d92000dd1000ded000e08\
000e27000e56000e9a000ebe000eed000f0b000f24000f69000ff00010710010b40010ed00114a0011740011a70011dd\
00121600123800127f0012c900130900135f00137e0013920013a00013b00013b50013bd0013c40013ca0013d90013e0\
0013ec0013fb00141800143200143a00144000144700146200146c00147400147800147e00148400148a001490001495\
0014990014a30014ab0014b00014bb0014bf0014c30014c70014cc0014e20014eb00151500153300153900154e001567\
0015c80015ce0015e000161300165900167400169f0016af0017090017370017430017aa0017d30017e90018040018ad\
0018dd00190c00192800197f00199e0019b90019de0019e6001a4e001a8f001aa4001ac0001aca001aee001afb001b0e\
001b37001b68001b75001bdd001c03001c38001c65001c79001c9a001cb0001cba001ced001d07001d3e001d4e001d62\
001d73001d7a001d83001d9a001da0001e00001e0b001e11001e1b001e23001e2c001e38001e3e001e55001eda001eef\
001f16001f3c001f47001f53001f8b0022670022a70022e500230000231e0024de0026d90028fe002a68002c27002dcd\
002f29002f57002fa1002fee00300d00302c00304d00306800309c0030bd0030e200310700312800316c0031930031b6\
0031d90031f800322300322f00323c00324b00326300326f00328c0032aa0032be0032c80032ea00335600335e003378\
00339600339e0033bb0033d60033ec0034110034260034470035120035190035680035af0035d800360300361e003643\
00367100368b0036990036ae0036c50037190037880037c30037d600380500382800384c0038850038a10038e6003910\
00397400398c0039a60039b70039f4003a09003a28003a74003a9c003ab2003acd003ae6003af0003afc003b08003b25\
003b32003b4f003b7c003bb4003bd3003c22003c6b003c7c003c8f003c9e003cd6003d09003d47003d7f003dc5003dfb\
003e28003e4c003e64003e85003ea7003ee1003efd003f1c003f9d003fc8003feb00402e00405f00407800409c0040c5\
0040f000410f00412d0041760041c00041e300422400424a0042800042980042d10042f700431700434d0043710043b3\
00440000444c00447f0044c70044ec00451600454b0045750045c30045f300462300463400463e00468a0046d40046e8\
0046f600470b00471400471d00472600472f00473700474d00476300477c0047970047a80047ba0047e30047f1004810\
00482200484e00486400487300488b0048ac0048d800490c00491c00494000495100496a0049840049a00049bf0049d0\
0049d90049e30049f3004a04004a13004a23004a39004a56004a62004a72004a7f004a97004aa2004abd004add004af6\
004b25004b3a004b5d004b8d004b9e004bb0004bd6004bf6004c1c004c2f004c34004c5f004c89004ca0004cb0004cca\
004cd9004ced004cfe004d10004d1f004d39004d57004d5c004d65004d69004d6f004d75004d7a004d7e004d84004d8e\
004d94004d9f004da5004db9004dbf004dc6004dcc004dd3004dda004de1004deb004df4004dfe004e0b004e17004e1e\
004e24004e2c004e32004e37004e3d004e42004e58004ea8004ec4004f0e004f38004f40004f47004f8600515b005163\
0051820051960051d30051da0051e300521600521e00524900525b00526300527e00528a00528f00529500529d0052a0\
0052a60052ac0052b40053430053650053a20053f700541800542f00544400546000549800557d0055970055c00055d6\
0055fa00560400566d00568a0056b800572600572a00574f00578a0057ce00580e0058320058600058af0058e1005924\
0059360059500059910059a8005a20005a6e005ab0005b1b005b6f005b92005bb5005bca005bf5005c29005c59005c82\
005d06005d20005d38005d56005dc0005df1005e11005e64005eb3005ec7005f03005f2d005f54005f60005f65005f86\
005fcb005fe300602000602600603500603b00606d00608c0060b40060d50060ef00612d00615600617500618e0061b4\
0061d40061f200620600620c00621400621d00622c00624200626400626e00628000629b0062ed00630a00631600631b\
00635200639c0063bf0063d500640500642000643e00645900646b0064830064e700654c0065900065ba0065f7006636\
00667c0066bd0066ee00673f00675d0067840067a40067ad0067b50067be0067c50067cc0067d30067dc00681200682c\
0068380068770068940068af0068c90068d10068db0068e40068ed00694300696a0069d5006a56006a86006aa5006ace\
006afb006b2a006b3e006b93006bc8006bf4006c14006c43006c5b006c8e006ce8006d0f006d49006d51006d8b006da1\
006dda006e3e006e7d006e8e006ed8006eec006f2e006f64006f8f006fbd00701100707a0070c90070e8007156007177\
0071ed0072680072880072990072d20072df0072ea0073bf00749c00750200752600756200757700757900757b00757d\
00758d0075ab0075b90075d80075e900761700761d00762400763200765d00766a00767100767800768d0076c90076d6\
0076df0076ef0076f60077090077250077320077480077580077690077790077860077980077e50077fe007811007827\
00783900784d0078640078790078900078a60078bd00790700791600792b00794100795300796a00797d00798900798e\
0079930079db0079f9007a09007a36007a61007a69007a8d007ab0007abd007ae2007b29007b38007b8b007b98007ba0\
007ba7007bab007bb6007bde007bff007c0d007c23007c28007c3e007c56007c5f007c65007c6e007c8c007cb2007d13\
007d60007d76007d9f007da7007dd3007deb007e01007e11007e1f007e31007e42007e49007e60007e69007e93007ebe\
007ed0007eda007ee4007ef1007f0e007f5c007f79007fab007ff900800000805d00808300809f008107008149008157\
00817600819b0081e10081ed00820e00821500822d00823d00824f00826300826800827400827e0082ca0082fa008317\
00832800833d00836600838e00839f0083a80083b30083ba0083c20083cf0083dc0084700084880084950084a30084b2\
0084c10084c90084e00084fb00850600851c00858400858d0085b30085d70085e60085ec0085f700860a00861e00862e\
00863f00864f00867000868200868a0086920086a40086ab0086b50086bc0086c90086d20086db0086f5008706008715\
00872e0087780087830087870087a200882900883500883d0088530088a10088ab0088e1008925008932008944008949\
0089830089bb0089c30089ee008a2a008a41008a7c008aa2008ac4008ad5008b0a008b46008b88008bc1008be0008c15\
008c1d008c2d008c3f008c4d008c51008c59008c69008c77008c8a008c91008c98008caa008cb2008cc1008cc9008ce9\
008d02008d0c008d14008d26008d61008d67008d85008d8c008d92008d97008d9f008dc2008ddd008de4008e1f008e2e\
008e5a008ea6008eed008efc008f27008f2f008f3f008f48008f5a008f76008fc4008fd3008fdb008fee008ff6008ffc\
00900200900b00901200901b00902600903b00904a00905300905c00906400906800907c00908700909d0090a50090b6\
0090bc0090c20090c80090d40091010091170091370091560091780091910091bc0091c30091cb0091db0091e4009241\
00928800929d0092dc0092f300931900933000933800934700935500935c00936400936d00937400937d00938500938e\
0093970093a80093b60093c10093d10093e600941800942b0094370094490094620094730094950094a60094cf0094da\
0094fc00950d00953500954700955800956d0095890095a60095b70095c00095d40095eb00960100961a009632009643\
00965a00966f0096b30096c60096e200970d0097150097290097330097540097720097970097bf0097d50097eb00980a\
00981f00983f00984d00986d00988100988f0098ae0098c10098cd0098d80098ec0098fd00991000991800992d009945\
00995c00997200998100998b0099a70099b90099c40099ef009a2e009a79009add009b23009b50009b67009b77009b93\
009bb9009bd4009be9009bf1009c32009c53009ca6009cad009ce0009cf1009cfd009d1c009d73009d7b009dd8009df2\
009e0a009e1c009e8e009efe009f29009f50009f69009f72009f81009f8b009fa1009fb3009fbf009fcb009fd600a025\
00a03000a03a00a04700a06900a08800a0b800a0cf00a0dc00a0ee00a12c00a17000a18500a19b00a1b000a1e300a1eb\
00a20800a22700a24400a26100a27200a27e00a29600a2ad00a2cb00a31400a33500a33e00a36d00a3aa00a3c500a3cf\
00a3de00a40b00a41d00a42500a44700a45b00a46500a48000a48e00a4a200a4dc00a4f800a51400a52900a53b00a583\
00a59100a5ab00a5bd00a60700a61900a63a00a65c00a65f00a67b00a6d300a6e900a6fd00a70500a71900a73300a74a\
00a75300a77300a7a400a7b800a7cd00a7d500a82c00a83400a84600a85b00a87100a88200a89000a8a300a8ad00a8c1\
00a8d400a8e800a8fd00a91100a92300a93700a96100a97600a9b600a9d000a9e100a9ee00aa0600aa6900aa6d00aa79\
00aa8600aa8b00aa9100aa9800aaa100aaa900aab700aabc00aae400aaf500ab1700ab4900ab5b00ab7200ab7a00ab8a\
00ab9a00abe800ac3000ac3800ac4800ac6600ac8500ac9800acc100acfb00ad0100ad0800ad5500ad6500ad7d00adb5\
00adc500add400adf800ae5f00ae6800ae6f00ae8200aead00aeca00aeda00af1500af2300af3e00af5e00af8900afa7\
00afb200afc400afca00b00800b03400b03d00b04d00b05f00b06d00b07900b08100b08b00b09800b0a200b0ab00b0b7\
00b0c500b0d400b0dd00b0f400b0fc00b11700b14100b15400b15900b16600b17100b18400b1c200b1db00b20100b20d\
00b21600b21b00b22700b23800b26700b28a00b2a600b2cb00b30700b30e00b34800b35b00b3cb00b3f100b43d00b451\
00b46a00b47f00b49400b4a900b4cb00b4d400b4e900b56100b56800b58f00b59300b5d800b5e700b60000b61500b629\
00b63e00b64c00b66100b67500b67c00b68a00b69300b6c000b6c800b6d900b6e400b6ef00b6f700b70400b71600b73a\
00b74300b75800b79a00b7b000b7ce00b85400b85c00b86e00b87600b88400b89100b8a300b8bb00b8c100b8d100b8e1\
00b8ee00b8fd00b90e00b92600b93300b94a00b95000b95800b98000b99e00b9b400b9d000b9fc00ba0200ba4600ba53\
00ba5900ba8600baa900bacf00baf700bb1500bb1d00bb2800bb3400bb3b00bb4200bb4b00bb5500bb6000bb6700bb6f\
00bb7700bb7f00bb9600bbbc00bbc900bbe200bc0100bc3f00bc4e00bc5400bc6000bcc000bced00bd0100bd3600bd4c\
00bd5a00bd6500bd7c00bd9d00bda200bdbb00bdc400bdd800bde600bdfc00be0e00be1500be2b00be5a00be8600be8f\
00be9d00bedf00bef800bf2600bf5c00bf9200bf9d00bfbf00bfcc00bfdd00bfed00c00100c01400c04100c04a00c062\
00c06800c07200c07800c09700c0a600c0af00c0d800c0e200c0ea00c11300c12800c13100c14600c15b00c16f00c17e\
00c1ac00c1b200c1c900c24800c25900c2c500c2d100c2e500c33500c34f00c36100c3bb00c41300c47300c47e00c487\
00c4ac00c4cb00c50900c51c00c54000c56900c59200c5dc00c5f100c62300c63c00c68100c6a500c6cc00c6fc00c725\
00c75b00c77e00c7a800c7af00c7bd00c7f400c82200c82900c84200c85400c85a00c88600c88e00c8b600c8be00c8ca\
00c94800c95000c9a100c9ab00c9b000c9eb00ca1700ca2800ca3e00ca5200ca6200ca7b00ca8d00ca9600caaa00cab6\
00cad800cae100cae700caf100caf900cb0d00cb2c00cb4700cb5d00cbb100cbb700cbc800cbcf00cbd400cbf000cc13\
00cc1d00cc3300cc3900cc6700cc8000cc9600cc9e00cca700ccb800ccc100ccce00ccee00ccf700cd0900cd2a00cd32\
00cd3d00cd4c00cd6200cd8100cd9900cda100cdab00cdba00cdd900cde000cde800cdf000cdf800ce0200ce1d00ce41\
00ce6400ce6900ce7000ce7c00cea900cec300ceea00cf1700cf4100cf5200cf5800cf5f00cf6f00cf7f00cf8d00cfaa\
00cfc500cfc900cfe200cfef00cffc00d00a00d03300d03e00d06700d09600d0b000d0f300d0fa00d12100d13500d159\
00d19300d21600d24000d27100d29c00d2b300d2de00d2ec00d32700d34700d36800d38500d3b700d3e300d3f900d422\
00d43f00d44f00d46600d47f00d4a600d4d500d4fc00d52200d55d00d5ca00d5fa00d62e00d65b00d68f00d6a600d6d9\
00d6fc00d70b00d72800d73100d73a00d74500d74f00d77e00d79800d7ad00d7b600d7bc00d7c600d7d500d7de00d7e1\
00d7e500d7f700d80c00d81100d81d00d82500d83900d84a00d85100d87500d8a300d8ba00d8d900d8f100d8fc00d911\
00d94900d97000d9a300d9b700d9c300d9cc00d9e600d9f100d9fe00da0600da0d00da1400da1b00da2100da2d00da54\
00da6a00da7500dac300daca00dad500dafe00db0b00db2500db4400db7f00dbbc00dbda00dbe000dbe800dbf600dbfe\
00dc1300dc1c00dc2500dc2e00dc3700dc3f00dc4900dc6700dcb400dd0300dd0a00dd5900dd6a00dd8200ddd600dde8\
00de0d00de1100de3600de4400de4d00de6300de7500de9400defb00df1200df3b00df5800df8400df8d00dfb900e051\
00e06400e07900e0c400e0d900e0e100e12100e13c00e17200e18600e19800e19f00e1db00e1ed00e1fb00e21100e223\
00e27200e27800e28100e29600e2a100e2b500e2c800e2f400e30600e31d00e35100e36100e37a00e38a00e39300e39b\
00e3d300e3dc00e3ea00e3f800e40800e41100e41700e42100e43a00e47c00e49e00e4c100e4dd00e4f700e51000e52e\
00e54f00e56300e56800e57b00e58400e58c00e59400e5ad00e5c000e5c500e5e300e5f000e5f700e63600e67400e68e\
00e6a400e6c600e72800e73300e75a00e76a00e78000e79600e7a400e7c200e7c700e7ce00e85700e8ba00e8c400e8db\
00e8fe00e91b00e96700e98600e9bd00e9da00e9fa00ea0600ea1200ea3300ea4b00ea8b00eaa900eacf00eae400eaf7\
00eb2400eb3c00eb6300eb7e00ebbe00ec1100ec2100ec4500ec8600eca700ecf900ed4f00ed6a00ed8a00edbc00eddd\
00edf900ee0900ee3700ee5f00eea000eec100ef0000ef5b00ef9e00efe500f00200f05800f07000f09800f0bd00f0cc\
00f0e500f0f700f11d00f13000f13c00f14800f17100f1ab00f1e300f20500f23f00f25e00f29300f31800f33000f361\
00f3c600f3f400f42700f45400f49800f4b400f4ea00f51800f54c00f56700f5b400f61f00f67c00f6ce00f72c00f78d\
00f7b200f7cc00f82e00f8a100f93600f9a000f9c100fa1900fa6300fab300facc00fb1d00fb7600fbc600fc1300fc4a\
00fc8200fcc800fd5800fdb500fdfa00fe2000fe7400fe9700ff0600ff5d00ff960100060100540100f101012a010165\
0101d701020a01025e0102b90102d801033001038a01040e01047701051101055a0105c901061901062f010664010685\
01069f0106d60106ed0107380107650107980107de0107f90108180108370108640108790108da01090501093201095b\
0109830109c6010a07010a20010a51010a8d010add010afc010b38010b7d010bbe010c23010c52010c5d010c64010c83\
010ca0010cce010d0f010d48010d8a010dde010e10010e2a010e5c010eb4010f24010f9c010fee01102201105201108b\
0110c20110dd01110101114501117b0111c80111f401122801124d0112b40112e801133e0113810113a30113db01140f\
01143801147f0114960114ec01150801152a01155b0115840115aa0115fb0116330116770116a80116dc011718011760\
01179c0117f00118550118a501191f0119610119ad0119e80119f9011a3f011a8e011aac011aed011b23011b68011b9b\
011ba6011bd8011c0d011c54011ca1011ce6011d3b011db4011e13011e75011e9e011ed8011eef011f17011f2b011f3d\
011f52011f7b011f8e011f9d011fc6011fe5011ff801200701202801204601206a0120930120a30120b10120c10120d1\
0120f001211601212e01213b01216b0121980121c10121d90121f501221401223701225901227c0122a80122ad0122c4\
0122f601230b01232d01234d01235401235b01237a01239c0123bd0123e10123fe01242801245c0124900124da0124f9\
01253e0125550125720125b30125d00125ed01261201263e01267901268401268f01269f0126a80126b60126ce0126e7\
0126f10126fc01271301271b01272901273301274f01275701275f01276901277201277b0127b60127bb0127e801281e\
01284001284901288d0128af0128e201293901296101296901297201297f01298d0129a90129bc0129e7012a07012a3f\
012a6a012aa7012af9012afd012b03012b1e012b3d012b51012b67012b92012ba7012baf012bb8012bcd012bd5012be3\
012bec012c12012c39012c74012c97012cc0012cd3012d09012d12012d1b012d30012d3c012d44012d65012dc6012df1\
012e4e012e87012e95012f2c012f3d012f61012f7b012f84012f97012faa012fe501302201303d01304901307f013088\
01309401309c0130c901310501314201316a01317501318401319a0131b30131cb01326801330801334601337b0133d2\
01340201344a0134dc0134f30134fb0135040135510135800135da01363c0136810136ab0136bb0136c901372801375b\
01376e01377401378a0137910137ac0137b40137c70137cf0137d50137db0137e40137eb0137f40137ff013814013823\
01382c01383501383d01384101385501386001387601387e0138960138b101390d0139690139c6013a10013a1d013a23\
013a4d013a95013abc013ad9013af7013b0f013b28013b67013ba8013bbd013bea013bff013c3f013c58013c6a013c7b\
013ca3013cd1013cf9013d26013d48013d5f013d7d013d9d013df2013e3a013e71013eb7013ed8013f32013f4d013f6e\
013f86013fa9013fb4013fd9013ff201400a01400f01403f0140430140450140970140c60140e101410a014129014140\
0141660141930141ea01422601425001425c01427001428201428a01429f0142b30142d401430a01437b0143da0143e1\
01442b01443501444901446b0144790144cf01452301453601455301457301459a0145a50145ea01462101465d014676\
0146cd0146f40147140147570147a30147d80148000148360148650148990148d601496d0149e7014a1e014a2a014a4c\
014a54014a97014ad6014b2d014b5d014b66014b8b014bac014bca014be3014c08014c37014c72014c85014cb3014ce0\
014d07014d27014d55014d6e014d95014e30014e6b014e91014ebb014ee5014f08014f26014f43014f73014f7f014f86\
014fd4014fda0150250150400150830150c90150f501511401512701515301518d0151a80151bc
""")
}
