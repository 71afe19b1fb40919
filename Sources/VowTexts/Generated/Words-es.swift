// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

extension TextTable {
    static let es = TextTable(
        words: ##"""
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
no hay ningún lector de etiquetas conectado
Conecta uno; sudo apt install pcscd
hay un lector conectado
Ahora deberías oír un tono …
✓ sonó, y se oyó a {level} dB
✓ sonó; el micrófono no lo oyó, como con auriculares
✗ nada llegó a la salida
nada en este dispositivo vibra
En un teléfono: sudo apt install feedbackd. Para un mando o una almohadilla: sudo usermod -aG input $USER. Lo demás: hooks/run
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
chino
inglés
español
suena ahora: {name}
interrumpida mientras sonaba: {name}; seguirá sonando en cuanto se inicie `vow run`
próxima alarma en {wait}: {name}, {reading} {place}
vuelve a sonar en {wait}: {name}, {reading}
, el primer instante tras adelantarse el reloj
, la primera de las dos
era la hora y aún no ha sonado: {name}, {reading}
era la hora y aún no ha sonado: {name}, {reading}; sonará en cuanto se inicie `vow run`
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

"""##,
        places: """
0000000000240000680000a20000b20000e00001130001820001ca0001f40002190002420002720002940002c20002f9\
00030100033700035300036900037b0003aa0003df0003ed00040e0004270004300004590004790004940004ae0004c6\
00051a00053b00054d0005780005980005e700060700062f00066a0006ae0006c80006e700072c0007710007970007b1\
0008010008490008e300093a0009910009fe000a3d000a59000a74000a93000ac2000b06000b2a000b59000b77000b90\
000bd5000c5c000cdd000d20000d59000db6000de0000e13000e49000e82000ea4000eeb000f35000f75000fcb000fea\
000ffe00100c00101c00102100102900103000103600104500104b00105200106d00107700107f00108300108900108f\
00109500109b0010a00010a40010ae0010b60010bb0010c60010ca0010ce0010d20010d70010e900111c00116200117d\
0011a80011b800121200124000124c0012b30012dc0012f200130d0013b60013e60014150014310014880014a70014c2\
0014e70014ef0015570015980015ad0015c90015d30015f700160400161700164000167100167e0016e600170c001741\
00176e0017820017a30017b90017c30017f600181000184700185700186b00187c00188300188c0018a30018a9001909\
00191400191a00192400192c00193500194100194700195e0019e30019f8001a1f001a45001a50001a5c001a94001d70\
001db0001dee001e09001e27001fe70021e20024070025710027300028d6002a32002a60002aaa002af7002b16002b35\
002b56002b71002ba5002bc6002beb002c10002c31002c75002c9c002cbf002ce2002d01002d2c002d4e002dba002dc2\
002ddc002dfa002e02002e1f002e3a002e50002e75002e8a002eab002f76002f7d002fcc00301300303c003067003082\
0030a70030d50030ef0030fd00311200312900317d0031ec00320f00323300326c0032880032cd0032f700335b003373\
00338d00339e0033db0033f000340f00345b0034830034990034b40034cd0034d70034e30034ef00350c003519003536\
00356300359b0035ba0036090036520036630036760036850036bd0036f000372e0037660037ac0037d90037fd003815\
0038360038580038920038ae0038cd00394e0039910039c20039db0039ff003a28003a53003a72003a90003ad9003b23\
003b46003b87003bad003be3003bfb003c34003c5a003c7a003cb0003cd4003d16003d63003daf003de2003e2a003e48\
003e4d003e56003e5a003e60003e66003e6b003e6f003e75003e7f003e85003e90003e96003eaa003eb0003eb7003ebd\
003ec4003ecb003ed2003edc003ee5003eef003efc003f08003f0f003f15003f1d003f23003f28003f2e003f33003f49\
003f99003fb5003fff00402900403100403800407700424c0042540042730042870042c40042cb0042d400430700430f\
00433a00434c00435400436f00437b00438000438600438e00439100439700439d0043a50044340044560044930044e8\
00450900452000453500455100458900466e0046880046b10046c70046eb0046f500475e00477b0047a900481700481b\
00484000487b0048bf0048ff0049230049510049a00049d2004a15004a27004a41004a82004a99004b11004b5f004ba1\
004c0c004c60004c83004ca6004cbb004ce6004d1a004d4a004d73004df7004e11004e29004e47004eb1004ee2004f02\
004f55004fa4004fb8004ff400501e00504500504b00505300505c0050700050c50050fa00512600515500516d0051a0\
0051fa00523400523c00527600528c0052c50053290053680053790053c30053d700541900544f00547a0054a80054fc\
0055650055b40055d30056410056620056d80057530057730057840057bd0057ca0057d50058aa0059870059ed005a11\
005a4d005a62005a64005a66005a68005a78005a96005aa4005ac3005ad4005b02005b08005b0f005b1d005b48005b55\
005b5c005b63005b78005bb4005bc1005bca005bda005be1005bf4005c10005c1d005c33005c43005c54005c64005c71\
005c83005cd0005ce9005cfc005d12005d24005d38005d4f005d64005d7b005d91005da8005df2005e01005e16005e2c\
005e3e005e55005e68005e74005e79005e7e005ec6005ee4005ef4005f21005f4c005f54005f78005f9b005fa8005fcd\
00601400602300607600608300608b0060920060960060a10060c90060ea0060f800610e00611300612900614100614a\
00615000615900617700619d0061fe00624b00626100628a0062920062be0062d60062ec0062fc00630a00631c00632d\
00633400634b00635400637e0063a90063bb0063c50063cf0063dc0063f90064470064640064960064e40064eb006548\
00656e00658a0065f20066340066420066610066860066cc0066d80066f900670000671800672800673a00674e006753\
00675f0067690067b50067e500680200681300682800685100687900688a00689300689e0068a50068ad0068ba0068c7\
00695b00697300698000698e00699d0069ac0069b40069cb0069e60069f1006a07006a6f006a78006a9e006ac2006ad1\
006ad7006ae2006af5006b09006b19006b2a006b3a006b5b006b6d006b75006b7d006b8f006b96006ba0006ba7006bb4\
006bbd006bc6006be0006bf1006c00006c19006c63006c6e006c72006c8d006d14006d20006d28006d3e006d8c006d96\
006dcc006e10006e1d006e2f006e34006e6e006ea6006eae006ed9006f15006f2c006f67006f8d006faf006fc0006ff5\
0070310070730070ac0070cb00710000710800711800712a00712e00713600714600715400716700716e007175007187\
00718f00719e0071a60071c60071df0071e90071f100720300723e00724400726200726900726f00727400727c00729f\
0072ba0072c10072fc00730b0073370073830073ca0073d900740400740c00741c0074250074370074530074a10074b0\
0074b80074cb0074d30074d90074df0074e80074ef0074f8007503007518007527007530007539007541007545007559\
00756400757a00758200759300759900759f0075a50075b10075de0075f400761400763300765500766e0076990076a0\
0076a80076b80076c100771e00776500777a0077b90077d00077f600780d00781500782400783200783900784100784a\
00785100785a00786200786b00787400788500789300789e0078ae0078c30078f500790800791400792600793f007950\
0079720079830079ac0079b70079d90079ea007a12007a24007a35007a4a007a66007a83007a94007a9d007ab1007ac8\
007ade007af7007b0f007b20007b37007b4c007b90007ba3007bbf007bea007bf2007c06007c10007c31007c4f007c74\
007c9c007cb2007cc8007ce7007cfc007d1c007d2a007d4a007d5e007d6c007d8b007d9e007daa007db5007dc9007dda\
007ded007df5007e0a007e22007e39007e4f007e5e007e68007e84007e96007ea1007ecc007f0b007f56007fba008000\
00802d0080440080540080700080960080b10080c60080ce00810f00813000818300818a0081bd0081ce0081da0081f9\
0082500082580082b50082cf0082e70082f900836b0083db00840600842d00844600844f00845e00846800847e008490\
00849c0084a80084b300850200850d00851700853900855800858800859f0085ac0085be0085fc00864000865500866b\
0086800086b30086bb0086d80086f700871400873100874200874e00876600877d00879b0087e400880500880e00883d\
00887a00889500889f0088ae0088db0088ed0088f500891700892b00893500895000895e0089720089ac0089c80089e4\
0089f9008a0b008a53008a61008a7b008a8d008ad7008ae9008b0a008b2c008b2f008b4b008ba3008bb9008bcd008bd5\
008be9008c03008c1a008c23008c43008c74008c88008c9d008ca5008cfc008d04008d16008d2b008d41008d52008d60\
008d73008d7d008d91008da4008db8008dcd008de1008df3008e07008e31008e46008e86008ea0008eb1008ebe008ed6\
008f39008f3d008f49008f56008f5b008f61008f68008f70008f7e008f83008fab008fbc008fde009010009022009039\
0090410090510090610090af0090f70090ff00910f00912d00914c00915f0091880091c20091c80091cf00921c00922c\
00924400927c00928c00929b0092bf00932600932f0093360093490093740093910093a10093dc0093ea009405009425\
00945000946e00947900947f0094bd0094e90094f200950200951400952200952e00953600954000954d009557009560\
00956c00957a0095890095920095a90095b10095cc0095f600960900960e00961b0096260096390096770096900096b6\
0096c20096cb0096d00096dc0096ed00971c00973f00975b0097800097bc0097c30097fd0098100098800098a60098f2\
00990600991f00993400994900995e00998000998900999e009a16009a1d009a44009a48009a8d009a9c009ab5009aca\
009ade009af3009b01009b16009b2a009b31009b3f009b48009b75009b7d009b8e009b99009ba4009bac009bb9009bcb\
009bef009bf8009c0d009c4f009c65009c83009d09009d11009d23009d2b009d39009d46009d58009d70009d76009d86\
009d96009da3009db2009dc3009ddb009de8009dff009e05009e0d009e35009e53009e69009e85009eb1009eb7009efb\
009f08009f0e009f3b009f5e009f84009fac009fca009fd2009fdd009fe9009ff0009ff700a00000a00a00a01500a01c\
00a02400a02c00a03400a04b00a07100a07e00a09700a0b600a0f400a10300a10900a11500a17500a1a200a1b600a1eb\
00a20100a20f00a21a00a23100a25200a25700a27000a27900a28d00a29b00a2b100a2c300a2ca00a2e000a30f00a33b\
00a34400a35200a39400a3ad00a3db00a41100a44700a45200a47400a48100a49200a4a200a4b600a4c900a4f600a4ff\
00a51700a51d00a52700a52d00a54c00a55b00a56400a58d00a59700a59f00a5c800a5dd00a5e600a5fb00a61000a624\
00a63300a66100a66700a67e00a6fd00a70e00a77a00a78600a79a00a7ea00a80400a81600a87000a8c800a92800a933\
00a93c00a96100a98000a9be00a9d100a9f500aa1e00aa4700aa9100aaa600aad800aaf100ab3600ab5a00ab8100abb1\
00abda00ac1000ac3300ac5d00ac6400ac7200aca900acd700acde00acf700ad0900ad0f00ad3b00ad4300ad6b00ad73\
00ad7f00adfd00ae0500ae5600ae6000ae6500aea000aecc00aedd00aef300af0700af1700af3000af4200af4b00af5f\
00af6b00af8d00af9600af9c00afa600afae00afc200afe100affc00b01200b06600b06c00b07d00b08400b08900b0a5\
00b0c800b0d200b0e800b0ee00b11c00b13500b14b00b15300b15c00b16d00b17600b18300b1a300b1ac00b1be00b1df\
00b1e700b1f200b20100b21700b23600b24e00b25600b26000b26f00b28e00b29500b29d00b2a500b2ad00b2b700b2d2\
00b2f600b31900b31e00b32500b33100b35e00b37800b39f00b3cc00b3f600b40700b40d00b41400b42400b43400b442\
00b45f00b47a00b47e00b49700b4a400b4b100b4bf00b4e800b4f300b51c00b54b00b56500b5a800b5af00b5d600b5ea\
00b60e00b64800b6cb00b6f500b72600b75100b76800b79300b7a100b7dc00b7fc00b81d00b83a00b86c00b89800b8ae\
00b8d700b8f400b90400b91b00b93400b95b00b98a00b9b100b9d700ba1200ba7f00baaf00bae300bb1000bb4400bb5b\
00bb8e00bbb100bbc000bbdd00bbe600bbef00bbfa00bc0400bc3300bc4d00bc6200bc6b00bc7100bc7b00bc8a00bc93\
00bc9600bc9a00bcac00bcc100bcc600bcd200bcda00bcee00bcff00bd0600bd2a00bd5800bd6f00bd8e00bda600bdb1\
00bdc600bdfe00be2500be5800be6c00be7800be8100be9b00bea600beb300bebb00bec200bec900bed000bed600bee2\
00bf0900bf1f00bf2a00bf7800bf7f00bf8a00bfb300bfc000bfda00bff900c03400c07100c08f00c09500c09d00c0ab\
00c0b300c0c800c0d100c0da00c0e300c0ec00c0f400c0fe00c11c00c16900c1b800c1bf00c20e00c21f00c23700c28b\
00c29d00c2c200c2c600c2eb00c2f900c30200c31800c32a00c34900c3b000c3c700c3f000c40d00c43900c44200c46e\
00c50600c51900c52e00c57900c58e00c59600c5d600c5f100c62700c63b00c64d00c65400c69000c6a200c6b000c6c6\
00c6d800c72700c72d00c73600c74b00c75600c76a00c77d00c7a900c7bb00c7d200c80600c81600c82f00c83f00c848\
00c85000c88800c89100c89f00c8af00c8b800c8c200c8db00c91d00c93f00c96200c97e00c99800c9b100c9cf00c9f0\
00ca0400ca0900ca1c00ca2500ca2d00ca3500ca4e00ca6100ca6600ca8400ca9100ca9800cad700cb1500cb2f00cb45\
00cb6700cbc900cbd400cbfb00cc0b00cc2100cc3700cc4500cc6300cc6800cc6f00cc8d00ccb300ccc800ccdb00cd08\
00cd2000cd4700cd6200cda200cdf500ce0500ce2900ce6a00ce8b00cedd00cf3300cf4e00cf6e00cfa000cfc100cfdd\
00cfed00d01b00d04300d08400d0a500d0e400d13f00d18200d1c900d1e600d23c00d25400d27c00d2a100d2b000d2c9\
00d2db00d30100d31400d32000d32c00d35500d38f00d3c700d3e900d42300d44200d45a00d48b00d4f000d51e00d551\
00d57e00d5c200d5de00d61400d64200d67600d69100d6de00d74900d7a600d7f800d85600d8b700d8dc00d8f600d958\
00d9cb00da6000daca00daeb00db4300db8d00dbdd00dbf600dc4700dca000dcf000dd3d00dd7400ddac00ddf200de82\
00dedf00df2400df4a00df9e00dfc100e03000e08700e0c000e13000e17e00e1cf00e20800e24300e2b500e2e800e33c\
00e39700e3b600e40e00e46800e4ec00e55500e5ef00e63800e6a700e6f700e70d00e74200e76300e77d00e7ae00e7e5\
00e7fc00e84700e87400e8a700e8ed00e90800e92700e94600e97300e98800e9e900ea1400ea4100ea6a00ea9200ead5\
00eb1600eb2f00eb6000eb9c00ebec00ec0b00ec4700ec8c00eccd00ed3200ed6100ed6c00ed7300ed9200edaf00eddd\
00ee1e00ee5700ee9900eeed00ef1f00ef3900ef6b00efc300f03300f0ab00f0fd00f13100f15600f18600f1bf00f1f6\
00f21100f23500f27900f2af00f2fc00f32800f35c00f38100f3e800f41c00f47200f4b500f4d700f50f00f54300f56c\
00f5b300f5ca00f62000f63c00f65e00f68f00f6b800f6de00f72f00f76700f7ab00f7dc00f81000f84c00f89400f8d0\
00f92400f98900f9d900fa5300fa9500fae100fb1c00fb2d00fb7300fbc200fbe000fc2100fc5700fc9c00fccf00fcda\
00fd0c00fd4100fd8800fdd500fe1a00fe6f00fee800ff4700ffa900ffd201000c01002301004b01005f010071010086\
0100af0100c20100d10100fa01011901012c01013b01015c01017a01019e0101c70101d70101e50101f5010205010224\
01024a01026201026f01029f0102cc0102f501030d01032901034801036b01038d0103b00103dc0103e10103f801042a\
01043f01046101048101048801048f0104ae0104d00104f101051501053201055c0105900105c401060e01062d010672\
0106890106a60106e70107040107210107460107720107ad0107b80107c30107d30107dc0107ea01080201081b010825\
01083001084701084f01085d01086701088301088b01089301089d0108a60108af0108ea0108ef01094601096e010976\
01097f01098c01099a0109b60109c90109f4010a14010a4c010a77010ab4010b06010b0a010b10010b2b010b4a010b5e\
010b74010b9f010bb4010bbc010bc5010bda010be2010bf0010bf9010c1f010c46010c81010ca4010ccd010ce0010d16\
010d1f010d28010d3d010d49010d51010d72010dd3010dfe010e5b010e94010ea2010f39010f66010fa2010fdf011007\
0110120110210110370110500110680111050111a50111e301121801126f01129f0112e70113790113900113980113a1\
0113ee01141d0114770114d901151e0115480115580115660115c50115f801160b01161101162701162e011649011651\
01166401166c01167201167801168101168801169101169c0116b10116c00116c90116d20116da0116de0116f20116fd\
01171301171b01173301174e0117aa0118060118630118ad0118ba0118c00118ea0119320119590119760119940119ac\
0119c5011a04011a45011a5a011a87011a9c011adc011af5011b07011b18011b40011b6e011b96011bc3011be5011bfc\
011c1a011c3a011c8f011cd7011d0e011d54011d75011dcf011dea011e0b011e23011e46011e51011e76011e8f011ea7\
011eac011edc011f2e011f5d011f78011fa1011fc0011fd7011ffd01202a0120810120bd0120e70120f3012107012119\
01212101213601214a01216b0121a10122120122710122bb0122c50122d90122fb01230901235f0123b30123c60123e3\
01240301242a01243501247a0124b10124ed01250601255d0125840125a40125e70126330126680126900126c60126f5\
0127290127660127fd0128770128ae0128ba0128dc0128e40129270129660129bd0129ed0129f6012a1b012a3c012a5a\
012a73012a98012ac7012b02012b15012b43012b70012b97012bb7012be5012bfe012c25012cc0012cfb012d21012d4b\
012d75012d98012db6
""")
}
