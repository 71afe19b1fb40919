// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

extension TextTable {
    static let es = TextTable(
        words: ##"""
y nada en el registro dice por qué
porque: {cause}
porque el reloj se adelantó de {from} a {to}
porque la máquina estuvo apagada de {from} a {to}
porque Vow no estuvo en marcha de {from} a {to}, y la marca de cuándo lo estuvo por última vez no es de fiar
porque el proceso de Vow terminó hacia las {from} y volvió a las {to}
porque Vow estuvo parado de {from} a {to}
falló la parte "{part}" ({message})
intento
intentos
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
Las tablas se hicieron en {recipient}.
Las tablas ya estaban en {recipient}.
anotación
anotaciones
Enviado a {recipient}: {records}; ya tiene las {total}.
Se detuvo: ya no consientes que tu registro vaya a {recipient}.
Retirado: ya nada va a un estudio. Lo enviado se queda allí.
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
{goals}\##nResponde en la página, o con una tecla: vow goals tonight
¿Lo hiciste hoy?
No hay ninguna meta {id}.
Tres preguntas cortas mantienen vivas tus frases: vow goals week
Una mirada a la semana
no se sorteó ninguna palabra, así que nadie puede saber si se habría dicho
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
Tomada. Vale enseguida.
Un informe no lleva cadena, así que nadie puede decir si está como se escribió.
de los intentos {attempts} no hay notas, así que vale lo que se oyó entonces
Valdría enseguida.
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
perdida: {name}, {reading}; ningún `vow run` la vigilaba
Abrirlo
Responde en la pantalla de la alarma, o volverá a sonar.
Vow: ¿sigues en pie?
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
Abrir la pantalla de la alarma
Aplazada una vez porque falta algo que la alarma necesita. Arréglalo antes de la próxima alarma: vow doctor
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
Di cada frase una vez, como lo harías por la mañana. El sonido no se guarda.
se oye bien: habría bastado.
se oyó de otro modo un "no" o un número; no se aprendió nada.
aprendido: desde mañana también cuenta oírla así.
voz poco clara; acércate al micrófono, en un lugar más tranquilo.
demasiado lejos de la frase; no se aprendió nada.
Di: {line}
Intro: listo   s: saltar esta frase   q: terminar
el reloj se cambió en {milliseconds} ms
sorteado con la semilla comprometida: {drawn} de {listed}
; el motor se repetía, y se cortó: fallo suyo
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
intento
intentos
aplazamiento
aplazamientos
{skipped} omitidos
{faults} sin que la máquina pudiera sonar
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
sonando
cumplida
salida de emergencia
perdida
sin respuesta
aplazada
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
frase
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
--{name} va de {least} a {most}.
Una frase en chino se añade con --language zh; otra escritura debe ir en letras latinas.
Usa --until FECHA o --end.
`vow practice list` las muestra.
`vow runs` las muestra.
`vow schedule` muestra qué suena.
sin sonido
Usa --date, o --from y --to, o nada.
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
00000000002400003400006200009500010400014c00017600019b0001a30001ac0001c70001e10001f900024d00026e\
0002800002ab0002cb00031a00033a00036200039d0003e10003fb00041a00045f0004a40004ca0004e400053400057c\
00061600066d0006c400073100077000078c0007a70007c60007f500083900085d00088c0008aa0008c300090800098f\
000a10000a53000a8c000ae9000b13000b46000b7c000bb5000bd7000c1e000c68000ca8000cfe000d1d000d2f000d62\
000da8000dc3000dee000dfe000e58000e86000e92000ef9000f22000f38000f53000ffc00102c00105b0010770010ce\
0010ed00110800112d00113500119d0011de0011f300120f00121900123d00124a00125d0012860012b70012c400132c\
0013520013870013b40013c80013e90013ff00140900143c00145600148d00149d0014b10014c20014c90014d20014e9\
0014ef00154f00155a00156000156a00157200157b00158700158d0015a400162900165000167600168100168d0016c5\
0017050017430017650017d10017d90017f300181100181900183600185100186700188c0018a10018c200198d001994\
0019e3001a2a001a53001a7e001a99001abe001aec001b06001b14001b29001b40001b94001c03001c26001c4a001c83\
001c9f001ce4001d0e001d72001d8a001da4001db5001df2001e07001e26001e72001e9a001eb0001ecb001ee4001eee\
001efa001f06001f23001f30001f4d001f7a001fb2001fd100202000206900207a00208d00209c0020d4002107002145\
00217d0021c30021f000221400222c00224d00226f0022a90022c50022e40023650023a80023d90023f200241600243f\
00246a0024890024a70024f000253a00255d00259e0025c40025fa00261200264b0026710026910026c70026eb00272d\
00277a0027c60027f90028410028840028960028b00028f10029080029560029c1002a15002a38002a5b002a70002a9b\
002acf002aff002b28002bac002bc4002c17002c66002c7a002ca4002ccb002cd1002cd9002ce2002cf6002d4b002d80\
002dac002ddb002df3002e2d002e35002e6f002e85002ee9002f28002f39002f83002f97002fd900300f00303a003068\
0030bc0031250031440031b20032280032a30032c30032d400330d00331a0033250033fa0034d700353d00356100359d\
0035ad0035cb0035d90035f800360900363700363d00364400365200367d00368a0036910036980036ad0036e90036f6\
0036ff00370f0037160037290037450037520037680037780037890037990037a60037b800380500381e003831003847\
00385900386d0038840038990038b00038c60038dd00392700393600394b00396100397300398a00399d0039a90039ae\
0039b30039fb003a19003a29003a56003a81003a89003aad003ad0003add003b02003b49003b58003bab003bb8003bc0\
003bc7003bcb003bd6003bfe003c1f003c2d003c43003c48003c5e003c76003c7f003c85003c8e003cac003cd2003d33\
003d80003d96003dbf003dc7003df3003e0b003e21003e31003e3f003e51003e62003e69003e80003e89003eb3003ede\
003ef0003efa003f04003f11003f2e003f7c003f99003fcb00401900402000407d0040a30040bf004127004169004177\
0041960041bb00420100420d00422e00423500424d00425d00426f00428300428800429400429e0042ea00431a004337\
00434800435d0043860043ae0043bf0043c80043d30043da0043e20043ef0043fc0044900044a80044b50044c30044d2\
0044e10044e900450000451b00452600453c0045a40045ad0045d30045f700460600460c00461700462a00463e00464e\
00465f00466f0046900046a20046aa0046b20046c40046cb0046d50046dc0046e90046f20046fb004715004726004735\
00474e0047980047a30047a70047c200484900485500485d0048730048c10048cb004901004945004952004964004969\
0049a30049db0049e3004a0e004a4a004a61004a9c004ac2004ae4004af5004b2a004b66004ba8004be1004c00004c35\
004c3d004c4d004c5f004c63004c6b004c7b004c89004c9c004ca3004caa004cbc004cc4004cd3004cdb004cfb004d14\
004d1e004d26004d38004d73004d79004d97004d9e004da4004da9004db1004dd4004def004df6004e31004e40004e6c\
004eb8004eff004f0e004f39004f41004f51004f5a004f6c004f88004fd6004fe5004fed00500000500800500e005014\
00501d00502400502d00503800504d00505c00506500506e00507600507a00508e0050990050af0050b70050c80050ce\
0050d40050da0050e600511300512900514900516800518a0051a30051ce0051d50051dd0051ed0051f600525300529a\
0052af0052ee00530500532b00534200534a00535900536700536e00537600537f00538600538f0053970053a00053a9\
0053ba0053c80053d30053e30053f800542a00543d00544900545b0054740054850054a70054b80054e10054ec00550e\
00551f00554700555900556a00557f00559b0055b80055c90055d20055e60055fd00561300562c00564400565500566c\
0056810056c50056d80056f400571f00572700573b0057450057660057840057a90057d10057e70057fd00581c005831\
00585100585f00587f0058930058a10058c00058d30058df0058ea0058fe00590f00592200592a00593f00595700596e\
00598400599300599d0059b90059cb0059d6005a01005a40005a8b005aef005b35005b62005b79005b89005ba5005bcb\
005be6005bfb005c03005c44005c65005cb8005cbf005cf2005d03005d0f005d2e005d85005d8d005dea005e04005e1c\
005e2e005ea0005f10005f3b005f62005f7b005f84005f93005f9d005fb3005fc5005fd1005fdd005fe8006037006042\
00604c00606e00608d0060bd0060d40060e10060f300613100617500618a0061a00061b50061e80061f000620d00622c\
00624900626600627700628300629b0062b20062d000631900633a0063430063720063af0063ca0063d40063e3006410\
00642200642a00644c00646000646a0064850064930064a70064e10064fd00651900652e0065400065880065960065b0\
0065c200660c00661e00663f0066610066640066800066d80066ee00670200670a00671e00673800674f006758006778\
0067a90067bd0067d20067da00683100683900684b0068600068760068870068950068a80068b20068c60068d90068ed\
00690200691600692800693c00696600697b0069bb0069d50069e60069f3006a0b006a6e006a72006a7e006a8b006a90\
006a96006a9d006aa5006ab3006ab8006ae0006af1006b13006b45006b57006b6e006b76006b86006b96006be4006c2c\
006c34006c44006c62006c81006c94006cbd006cf7006cfd006d04006d51006d61006d79006db1006dc1006dd0006df4\
006e5b006e64006e6b006e7e006ea9006ec6006ed6006f11006f1f006f3a006f5a006f85006fa3006fae006fb4006ff2\
00701e00702700703700704900705700706300706b00707500708200708c0070950070a10070af0070be0070c70070de\
0070e600710100712b00713e00714300715000715b00716e0071ac0071c50071eb0071f7007200007205007211007222\
0072510072740072900072b50072f10072f80073320073450073b50073db00742700743b00745400746900747e007493\
0074b50074be0074d300754b00755200757900757d0075c20075d10075ea0075ff00761300762800763600764b00765f\
00766600767400767d0076aa0076b20076c30076ce0076d90076e10076ee00770000772400772d00774200778400779a\
0077b800783e00784600785800786000786e00787b00788d0078a50078ab0078bb0078cb0078d80078e70078f8007910\
00791d00793400793a00794200796a00798800799e0079ba0079e60079ec007a30007a3d007a43007a70007a93007ab9\
007ae1007aff007b07007b12007b1e007b25007b2c007b35007b3f007b4a007b51007b59007b61007b69007b80007ba6\
007bb3007bcc007beb007c29007c38007c3e007c4a007caa007cd7007ceb007d20007d36007d44007d4f007d66007d87\
007d8c007da5007dae007dc2007dd0007de6007df8007dff007e15007e44007e70007e79007e87007ec9007ee2007f10\
007f46007f7c007f87007fa9007fb6007fc7007fd7007feb007ffe00802b00803400804c00805200805c008062008081\
0080900080990080c20080cc0080d40080fd00811200811b00813000814500815900816800819600819c0081b3008232\
0082430082af0082bb0082cf00831f00833900834b0083a50083fd00845d0084680084710084960084b50084f3008506\
00852a00855300857c0085c60085db00860d00862600866b00868f0086b60086e600870f008745008768008792008799\
0087a70087de00880c00881300882c00883e0088440088700088780088a00088a80088b400893200893a00898b008995\
00899a0089d5008a01008a12008a28008a3c008a4c008a65008a77008a80008a94008aa0008ac2008acb008ad1008adb\
008ae3008af7008b16008b31008b47008b9b008ba1008bb2008bb9008bbe008bda008bfd008c07008c1d008c23008c51\
008c6a008c80008c88008c91008ca2008cab008cb8008cd8008ce1008cf3008d14008d1c008d27008d36008d4c008d6b\
008d83008d8b008d95008da4008dc3008dca008dd2008dda008de2008dec008e07008e2b008e4e008e53008e5a008e66\
008e93008ead008ed4008f01008f2b008f3c008f42008f49008f59008f69008f77008f94008faf008fb3008fcc008fd9\
008fe6008ff400901d00902800905100908000909a0090dd0090e400910b00911f00914300917d00920000922a00925b\
00928600929d0092c80092d600931100933100935200936f0093a10093cd0093e300940c009429009439009450009469\
0094900094bf0094e600950c0095470095b40095e40096180096450096790096900096c30096e60096f500971200971b\
00972400972f0097390097680097820097970097a00097a60097b00097bf0097c80097cb0097cf0097e10097f60097fb\
00980700980f00982300983400983b00985f00988d0098a40098c30098db0098e60098fb00993300995a00998d0099a1\
0099ad0099b60099d00099db0099e80099f00099f70099fe009a05009a0b009a17009a3e009a54009a5f009aad009ab4\
009abf009ae8009af5009b0f009b2e009b69009ba6009bc4009bca009bd2009be0009be8009bfd009c06009c0f009c18\
009c21009c29009c33009c51009c9e009ced009cf4009d43009d54009d6c009dc0009dd2009df7009dfb009e20009e2e\
009e37009e4d009e5f009e7e009ee5009efc009f25009f42009f6e009f77009fa300a03b00a04e00a06300a0ae00a0c3\
00a0cb00a10b00a12600a15c00a17000a18200a18900a1c500a1d700a1e500a1fb00a20d00a25c00a26200a26b00a280\
00a28b00a29f00a2b200a2de00a2f000a30700a33b00a34b00a36400a37400a37d00a38500a3bd00a3c600a3d400a3e4\
00a3ed00a3f700a41000a45200a47400a49700a4b300a4cd00a4e600a50400a52500a53900a53e00a55100a55a00a562\
00a56a00a58300a59600a59b00a5b900a5c600a5cd00a60c00a64a00a66400a67a00a69c00a6fe00a70900a73000a740\
00a75600a76c00a77a00a79800a79d00a7a400a7c200a7e800a7fd00a81000a83d00a85500a87c00a89700a8d700a92a\
00a93a00a95e00a99f00a9c000aa1200aa6800aa8300aaa300aad500aaf600ab1200ab2200ab5000ab7800abb900abda\
00ac1900ac7400acb700acfe00ad1b00ad7100ad8900adb100add600ade500adfe00ae1000ae3600ae4900ae5500ae61\
00ae8a00aec400aefc00af1e00af5800af7700af8f00afc000b02500b05300b08600b0b300b0f700b11300b14900b177\
00b19200b1df00b24a00b2a700b2f900b35700b3b800b3dd00b3f700b45900b4cc00b56100b5cb00b5ec00b64400b68e\
00b6de00b6f700b74800b7a100b7f100b83e00b87500b8ad00b8f300b98300b9e000ba2500ba4b00ba9f00bac200bb31\
00bb8800bbc100bc3100bc7f00bcd000bd0900bd4400bdb600bde900be3d00be9800beb700bf0f00bf6900bfed00c056\
00c0f000c13900c1a800c1f800c20e00c22f00c24900c27a00c2b100c2c800c31300c34000c37300c3b900c3d400c3f3\
00c41200c43f00c45400c4b500c4e000c50d00c53600c55e00c5a100c5e200c5fb00c63700c68700c6a600c6e200c727\
00c76800c7cd00c7fc00c80700c80e00c82d00c84a00c87800c8b900c8f200c93400c98800c9ba00c9d400ca0600ca5e\
00cace00cb4600cb9800cbcc00cbf100cc2100cc5a00cc9100ccac00ccd000cd1400cd4a00cd9700cdc300cdf700ce1c\
00ce8300ceb700cf0d00cf5000cf7200cfaa00cfde00d00700d04e00d06500d0bb00d0d700d0f900d12a00d15300d179\
00d1ca00d20200d24600d27700d2ab00d2e700d32f00d36b00d3bf00d42400d47400d4ee00d53000d57c00d5b700d5c8\
00d61700d63500d67600d6ac00d6f100d72400d72f00d76100d78a00d7c400d7f400d82000d82500d83c00d86e00d883\
00d8a500d8c500d8cc00d8d300d8f200d91400d93500d95900d97600d9a000d9d400da0800da5200da7100dab600dacd\
00daea00db2b00db4800db6500db8a00dbb600dbf100dbfc00dc0400dc0d00dc1a00dc2800dc3b00dc6600dc9100dcce\
00dd2000dd2400dd2a00dd4500dd6400dd7800dd8e00ddb900ddc100ddca00dddf00dde700ddf500ddfe00de0700de10\
00de2500de3100de3900de5a00debb00dee600df4300df7c00df8a00e02100e0be00e15e00e19c00e1d100e22800e258\
00e2a000e33200e34900e35100e35a00e3a700e3d600e43000e49200e4d700e50100e51100e51f00e57e00e5b100e5b7\
00e5be00e5d900e5e100e5f400e5fc00e60200e60800e61100e61800e62100e62c00e64100e65000e65900e66200e66a\
00e66e00e68200e68d00e6a300e6ab00e6c300e6de00e73a00e79600e7f300e83d00e84a00e85000e87a00e8c200e8e9\
00e90600e92400e93d00e97c00e9bd00e9d200e9ff00ea1400ea5400ea6d00ea7f00ea9000eab800eae600eb0e00eb3b\
00eb5d00eb7400eb9200ebb200ec0700ec2800ec8200ec9d00ecbe00ecd600ecf900ed0400ed2900ed4100ed4600ed76\
00edc800edf700ee1200ee3b00ee5a00ee7100ee9700eec400ef1b00ef5700ef8100ef8d00efa100efb300efbb00efd0\
00efe400f00500f03b00f0ac00f10b00f15500f15f00f17300f19500f1a300f1f900f24d00f26000f27d00f29d00f2c4\
00f2cf00f31400f34b00f38700f3a000f3f700f41e00f43e00f48100f4cd00f50200f52a00f56000f58f00f5c300f600\
00f69700f71100f74800f75400f77600f77e00f7c100f80000f85700f88700f89000f8b500f8d600f8f400f90d00f932\
00f96100f99c00f9af00f9dd00fa0a00fa3100fa5100fa7f00fa9800fabf00fb5a00fb9500fbbb00fbe500fc0f00fc32\
00fc50
""")
}
