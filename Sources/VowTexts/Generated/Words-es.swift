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
{h} h {m} min
{m} min
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
La lista para sortear contiene {count} retos. Escribe ese número tras la barra.
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
La entrevista habla inglés y español: en o es.
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
Vow habla en, es y zh, no "{value}".
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
Escribe: fácil. Una frase demasiado larga se acorta desde la próxima mañana: vow lines edit
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
0031d90031f80032230032450032b10032b90032d30032f10032f900331600333100334700336c0033810033a200346d\
0034740034c300350a00353300355e00357900359e0035cc0035e60035f40036090036200036740036e300371e003731\
0037600037830037a70037e00037fc00384100386b0038cf0038e700390100391200394f0039640039830039cf0039f7\
003a0d003a28003a41003a4b003a57003a63003a80003a8d003aaa003ad7003b0f003b2e003b7d003bc6003bd7003bea\
003bf9003c31003c64003ca2003cda003d20003d56003d83003da7003dbf003de0003e02003e3c003e58003e77003ef8\
003f23003f46003f89003fba003fd3003ff700402000404b00406a0040880040d100411b00413e00417f0041a50041db\
0041f300422c0042520042720042a80042cc00430e00435b0043a70043da0044220044470044710044a60044d000451e\
00454e00457e00458f0045990045e500462f00464300465100466600466f00467800468100468a0046920046a80046be\
0046d70046f200470300471500473e00474c00476b00477d0047a90047bf0047ce0047e6004807004833004867004877\
00489b0048ac0048c50048df0048fb00491a00492b00493400493e00494e00495f00496e00497e0049940049b10049bd\
0049cd0049da0049f20049fd004a18004a38004a51004a80004a95004ab8004ae8004af9004b0b004b31004b51004b77\
004b8a004b8f004bba004be4004bfb004c0b004c25004c34004c48004c59004c6b004c7a004c94004cb2004cb7004cc0\
004cc4004cca004cd0004cd5004cd9004cdf004ce9004cef004cfa004d00004d14004d1a004d21004d27004d2e004d35\
004d3c004d46004d4f004d59004d66004d72004d79004d7f004d87004d8d004d92004d98004d9d004db3004e03004e1f\
004e69004e93004e9b004ea2004ee10050b60050be0050dd0050f100512e00513500513e0051710051790051a40051b6\
0051be0051d90051e50051ea0051f00051f80051fb00520100520700520f00529e0052c00052fd00535200537300538a\
00539f0053bb0053f30054d80054f200551b00553100555500555f0055c80055e50056130056810056850056aa0056e5\
00572900576900578d0057bb00580a00583c00587f0058910058ab0058ec00590300597b0059c9005a0b005a76005aca\
005aed005b10005b25005b50005b84005bb4005bdd005c61005c7b005c93005cb1005d1b005d4c005d6c005dbf005e0e\
005e22005e5e005e88005eaf005ebb005ec0005ee1005f26005f3e005f7b005f81005f90005f96005fc8005fe700600f\
00603000604a0060880060b10060d00060e900610f00612f00614d00616100616700616f00617800618700619d0061bf\
0061c90061db0061f60062480062650062710062760062ad0062f700631a00633000636000637b0063990063b40063c6\
0063de0064420064a70064eb0065150065520065910065d700661800664900669a0066b80066df0066ff006708006710\
00671900672000672700672e00673700676d0067870067930067d20067ef00680a00682400682c00683600683f006848\
00689e0068c50069300069b10069e1006a00006a29006a56006a85006a99006aee006b23006b4f006b6f006b9e006bb6\
006be9006c43006c6a006ca4006cac006ce6006cfc006d35006d99006dd8006de9006e33006e47006e89006ebf006eea\
006f18006f6c006fd50070240070430070b10070d20071480071c30071e30071f400722d00723a00724500731a0073f7\
00745d0074810074bd0074d20074d40074d60074d80074e800750600751400753300754400757200757800757f00758d\
0075b80075c50075cc0075d30075e800762400763100763a00764a00765100766400768000768d0076a30076b30076c4\
0076d40076e10076f300774000775900776c0077820077940077a80077bf0077d40077eb007801007818007862007871\
00788600789c0078ae0078c50078d80078e40078e90078ee0079360079540079640079910079bc0079c40079e8007a0b\
007a18007a3d007a84007a93007ae6007af3007afb007b02007b06007b11007b39007b5a007b68007b7e007b83007b99\
007bb1007bba007bc0007bc9007be7007c0d007c6e007cbb007cd1007cfa007d02007d2e007d46007d5c007d6c007d7a\
007d8c007d9d007da4007dbb007dc4007dee007e19007e2b007e35007e3f007e4c007e69007eb7007ed4007f06007f54\
007f5b007fb8007fde007ffa0080620080a40080b20080d10080f600813c0081480081690081700081880081980081aa\
0081be0081c30081cf0081d90082250082550082720082830082980082c10082e90082fa00830300830e00831500831d\
00832a0083370083cb0083e30083f00083fe00840d00841c00842400843b0084560084610084770084df0084e800850e\
00853200854100854700855200856500857900858900859a0085aa0085cb0085dd0085e50085ed0085ff008606008610\
00861700862400862d0086360086500086610086700086890086d30086de0086e20086fd0087840087900087980087ae\
0087fc00880600883c00888000888d00889f0088a40088de00891600891e00894900898500899c0089d70089fd008a1f\
008a30008a65008aa1008ae3008b1c008b3b008b70008b78008b88008b9a008b9e008ba6008bb6008bc4008bd7008bde\
008be5008bf7008bff008c0e008c16008c36008c4f008c59008c61008c73008cae008cb4008cd2008cd9008cdf008ce4\
008cec008d0f008d2a008d31008d6c008d7b008da7008df3008e3a008e49008e74008e7c008e8c008e95008ea7008ec3\
008f11008f20008f28008f3b008f43008f49008f4f008f58008f5f008f68008f73008f88008f97008fa0008fa9008fb1\
008fb5008fc9008fd4008fea008ff200900300900900900f00901500902100904e0090640090840090a30090c50090de\
00910900911000911800912800913100918e0091d50091ea00922900924000926600927d0092850092940092a20092a9\
0092b10092ba0092c10092ca0092d20092db0092e40092f500930300930e00931e009333009365009378009384009396\
0093af0093c00093e20093f300941c00942700944900945a0094820094940094a50094ba0094d60094f300950400950d\
00952100953800954e00956700957f0095900095a70095bc00960000961300962f00965a0096620096760096800096a1\
0096bf0096e400970c00972200973800975700976c00978c00979a0097ba0097ce0097dc0097fb00980e00981a009825\
00983900984a00985d00986500987a0098920098a90098bf0098ce0098d80098f400990600991100993c00997b0099c6\
009a2a009a70009a9d009ab4009ac4009ae0009b06009b21009b36009b3e009b7f009ba0009bf3009bfa009c2d009c3e\
009c4a009c69009cc0009cc8009d25009d3f009d57009d69009ddb009e4b009e76009e9d009eb6009ebf009ece009ed8\
009eee009f00009f0c009f18009f23009f72009f7d009f87009fa9009fc8009ff800a00f00a01c00a02e00a06c00a0b0\
00a0c500a0db00a0f000a12300a12b00a14800a16700a18400a1a100a1b200a1be00a1d600a1ed00a20b00a25400a275\
00a27e00a2ad00a2ea00a30500a30f00a31e00a34b00a35d00a36500a38700a39b00a3a500a3c000a3ce00a3e200a41c\
00a43800a45400a46900a47b00a4c300a4d100a4eb00a4fd00a54700a55900a57a00a59c00a59f00a5bb00a61300a629\
00a63d00a64500a65900a67300a68a00a69300a6b300a6e400a6f800a70d00a71500a76c00a77400a78600a79b00a7b1\
00a7c200a7d000a7e300a7ed00a80100a81400a82800a83d00a85100a86300a87700a8a100a8b600a8f600a91000a921\
00a92e00a94600a9a900a9ad00a9b900a9c600a9cb00a9d100a9d800a9e000a9ee00a9f300aa1b00aa2c00aa4e00aa80\
00aa9200aaa900aab100aac100aad100ab1f00ab6700ab6f00ab7f00ab9d00abbc00abcf00abf800ac3200ac3800ac3f\
00ac8c00ac9c00acb400acec00acfc00ad0b00ad2f00ad9600ad9f00ada600adb900ade400ae0100ae1100ae4c00ae5a\
00ae7500ae9500aec000aede00aee900aeef00af2d00af5900af6200af7200af8400af9200af9e00afa600afb000afbd\
00afc700afd000afdc00afea00aff900b00200b01900b02100b03c00b06600b07900b07e00b08b00b09600b0a900b0e7\
00b10000b12600b13200b13b00b14000b14c00b15d00b18c00b1af00b1cb00b1f000b22c00b23300b26d00b28000b2f0\
00b31600b36200b37600b38f00b3a400b3b900b3ce00b3f000b3f900b40e00b48600b48d00b4b400b4b800b4fd00b50c\
00b52500b53a00b54e00b56300b57100b58600b59a00b5a100b5af00b5b800b5e500b5ed00b5fe00b60900b61400b61c\
00b62900b63b00b65f00b66800b67d00b6bf00b6d500b6f300b77900b78100b79300b79b00b7a900b7b600b7c800b7e0\
00b7e600b7f600b80600b81300b82200b83300b84b00b85800b86f00b87500b87d00b8a500b8c300b8d900b8f500b921\
00b92700b96b00b97800b97e00b9ab00b9ce00b9f400ba1c00ba3a00ba4200ba4d00ba5900ba6000ba6700ba7000ba7a\
00ba8500ba8c00ba9400ba9c00baa400babb00bae100baee00bb0700bb2600bb6400bb7300bb7900bb8500bbe500bc12\
00bc2600bc5b00bc7100bc7f00bc8a00bca100bcc200bcc700bce000bce900bcfd00bd0b00bd2100bd3300bd3a00bd50\
00bd7f00bdab00bdb400bdc200be0400be1d00be4b00be8100beb700bec200bee400bef100bf0200bf1200bf2600bf39\
00bf6600bf6f00bf8700bf8d00bf9700bf9d00bfbc00bfcb00bfd400bffd00c00700c00f00c03800c04d00c05600c06b\
00c08000c09400c0a300c0d100c0d700c0ee00c16d00c17e00c1ea00c1f600c20a00c25a00c27400c28600c2e000c338\
00c39800c3a300c3ac00c3d100c3f000c42e00c44100c46500c48e00c4b700c50100c51600c54800c56100c5a600c5ca\
00c5f100c62100c64a00c68000c6a300c6cd00c6d400c6e200c71900c74700c74e00c76700c77900c77f00c7ab00c7b3\
00c7db00c7e300c7ef00c86d00c87500c8c600c8d000c8d500c91000c93c00c94d00c96300c97700c98700c9a000c9b2\
00c9bb00c9cf00c9db00c9fd00ca0600ca0c00ca1600ca1e00ca3200ca5100ca6c00ca8200cad600cadc00caed00caf4\
00caf900cb1500cb3800cb4200cb5800cb5e00cb8c00cba500cbbb00cbc300cbcc00cbdd00cbe600cbf300cc1300cc1c\
00cc2e00cc4f00cc5700cc6200cc7100cc8700cca600ccbe00ccc600ccd000ccdf00ccfe00cd0500cd0d00cd1500cd1d\
00cd2700cd4200cd6600cd8900cd8e00cd9500cda100cdce00cde800ce0f00ce3c00ce6600ce7700ce7d00ce8400ce94\
00cea400ceb200cecf00ceea00ceee00cf0700cf1400cf2100cf2f00cf5800cf6300cf8c00cfbb00cfd500d01800d01f\
00d04600d05a00d07e00d0b800d13b00d16500d19600d1c100d1d800d20300d21100d24c00d26c00d28d00d2aa00d2dc\
00d30800d31e00d34700d36400d37400d38b00d3a400d3cb00d3fa00d42100d44700d48200d4ef00d51f00d55300d580\
00d5b400d5cb00d5fe00d62100d63000d64d00d65600d65f00d66a00d67400d6a300d6bd00d6d200d6db00d6e100d6eb\
00d6fa00d70300d70600d70a00d71c00d73100d73600d74200d74a00d75e00d76f00d77600d79a00d7c800d7df00d7fe\
00d81600d82100d83600d86e00d89500d8c800d8dc00d8e800d8f100d90b00d91600d92300d92b00d93200d93900d940\
00d94600d95200d97900d98f00d99a00d9e800d9ef00d9fa00da2300da3000da4a00da6900daa400dae100daff00db05\
00db0d00db1b00db2300db3800db4100db4a00db5300db5c00db6400db6e00db8c00dbd900dc2800dc2f00dc7e00dc8f\
00dca700dcfb00dd0d00dd3200dd3600dd5b00dd6900dd7200dd8800dd9a00ddb900de2000de3700de6000de7d00dea9\
00deb200dede00df7600df8900df9e00dfe900dffe00e00600e04600e06100e09700e0ab00e0bd00e0c400e10000e112\
00e12000e13600e14800e19700e19d00e1a600e1bb00e1c600e1da00e1ed00e21900e22b00e24200e27600e28600e29f\
00e2af00e2b800e2c000e2f800e30100e30f00e31f00e32800e33200e34b00e38d00e3af00e3d200e3ee00e40800e421\
00e43f00e46000e47400e47900e48c00e49500e49d00e4a500e4be00e4d100e4d600e4f400e50100e50800e54700e585\
00e59f00e5b500e5d700e63900e64400e66b00e67b00e69100e6a700e6b500e6d300e6d800e6df00e76800e7cb00e7d5\
00e7ec00e80f00e82c00e87800e89700e8ce00e8eb00e90b00e91700e92300e94400e95c00e99c00e9ba00e9e000e9f5\
00ea0800ea3500ea4d00ea7400ea8f00eacf00eb2200eb3200eb5600eb9700ebb800ec0a00ec6000ec7b00ec9b00eccd\
00ecee00ed0a00ed1a00ed4800ed7000edb100edd200ee1100ee6c00eeaf00eef600ef1300ef6900ef8100efa900efce\
00efdd00eff600f00800f02e00f04100f04d00f05900f08200f0bc00f0f400f11600f15000f16f00f1a400f22900f241\
00f27200f2d700f30500f33800f36500f3a900f3c500f3fb00f42900f45d00f47800f4c500f53000f58d00f5df00f63d\
00f69e00f6c300f6dd00f73f00f7b200f84700f8b100f8d200f92a00f97400f9c400f9dd00fa2e00fa8700fad700fb24\
00fb5b00fb9300fbd900fc6900fcc600fd0b00fd3100fd8500fda800fe1700fe6e00fea700ff1700ff6500ffb600ffef\
01002a01009c0100cf01012301017e01019d0101f501024f0102d301033c0103d601041f01048e0104de0104f4010529\
01054a0105640105950105cc0105e301062e01065b01068e0106d40106ef01070e01072d01075a01076f0107d00107fb\
0108280108510108790108bc0108fd0109160109470109830109d30109f2010a2e010a73010ab4010b19010b48010b53\
010b5a010b79010b96010bc4010c05010c3e010c80010cd4010d06010d20010d52010daa010e1a010e92010ee4010f18\
010f3d010f6d010fa6010fdd010ff801101c0110600110960110e301110f0111430111680111cf01120301125901129c\
0112be0112f601132a01135301139a0113b101140701142301144501147601149f0114c501151601154e0115920115c3\
0115f701163301167b0116b701170b0117700117c001183a01187c0118c801190301191401195a0119a90119c7011a08\
011a3e011a83011ab6011ac1011af3011b28011b6f011bbc011c01011c56011ccf011d2e011d90011db9011df3011e0a\
011e32011e46011e58011e6d011e96011ea9011eb8011ee1011f00011f13011f22011f43011f61011f85011fae011fbe\
011fcc011fdc011fec01200b0120310120490120560120860120b30120dc0120f401211001212f012152012174012197\
0121c30121c80121df01221101222601224801226801226f0122760122950122b70122d80122fc012319012343012377\
0123ab0123f501241401245901247001248d0124ce0124eb01250801252d01255901259401259f0125aa0125ba0125c3\
0125d10125e901260201260c01261701262e01263601264401264e01266a01267201267a01268401268d0126960126d1\
0126d601270301273901275b0127640127a80127ca0127fd01285401287c01288401288d01289a0128a80128c40128d7\
01290201292201295a0129850129c2012a14012a18012a1e012a39012a58012a6c012a82012aad012ac2012aca012ad3\
012ae8012af0012afe012b07012b2d012b54012b8f012bb2012bdb012bee012c24012c2d012c36012c4b012c57012c5f\
012c80012ce1012d0c012d69012da2012db0012e47012e58012e7c012e96012e9f012eb2012ec5012f00012f3d012f58\
012f64012f9a012fa3012faf012fb7012fe401302001305d01308501309001309f0130b50130ce0130e6013183013223\
0132610132960132ed01331d0133650133f701340e01341601341f01346c01349b0134f501355701359c0135c60135d6\
0135e401364301367601368901368f0136a50136ac0136c70136cf0136e20136ea0136f00136f60136ff01370601370f\
01371a01372f01373e01374701375001375801375c01377001377b0137910137990137b10137cc0138280138840138e1\
01392b01393801393e0139680139b00139d70139f4013a12013a2a013a43013a82013ac3013ad8013b05013b1a013b5a\
013b73013b85013b96013bbe013bec013c14013c41013c63013c7a013c98013cb8013d0d013d55013d8c013dd2013df3\
013e4d013e68013e89013ea1013ec4013ecf013ef4013f0d013f25013f2a013f5a013fac013fdb013ff601401f01403e\
01405501407b0140a80140ff01413b01416501417101418501419701419f0141b40141c80141e901421f0142900142ef\
0143390143430143570143790143870143dd0144310144440144610144810144a80144b30144f801452f01456b014584\
0145db0146020146220146650146b10146e601470e0147440147730147a70147e401487b0148f501492c01493801495a\
0149620149a50149e4014a3b014a6b014a74014a99014aba014ad8014af1014b16014b45014b80014b93014bc1014bee\
014c15014c35014c63014c7c014ca3014d3e014d79014d9f014dc9014df3014e16014e34014e51014e81014e8d014e94\
014ee2014ee8014f33014f4e014f91014fd701500301502201503501506101509b0150b60150ca
""")
}
