// Written by scripts/tables/challenge-words.
extension ChallengeWords {
    static let spanish = """
        casa ciudad pueblo agua mañana mano cabeza calle escuela diciembre octubre mercado noviembre comida
        enero febrero plaza hermano puerta fuente banco oficina boca radio domingo carta isla cielo cine
        verano suelo perro revista copa parque maestro teatro baño hotel luna piedra aeropuerto leche
        planeta tienda pantalla cocina novela periodista biblioteca escritor madera museo palacio estrella
        viento invierno tarjeta espalda mapa cuello gato abuela carretera lluvia concierto moneda motor
        fotografía bosque primavera vestido caballo arena montaña pintura pista estadio ventana actor brazo
        poeta cuadro torre taller baile vecino princesa científico lago tabla cantante techo aceite esquina
        queso restaurante continente ingeniero silla batería cena primo chocolate espejo paquete sombra
        piloto arroz avenida nieve desayuno pollo reloj medalla pelota pendiente plato rueda desierto hoja
        profesora botella amarillo hilo tesoro acero autobús bicicleta bolsillo uniforme aldea nariz rama
        campamento cristal naranja toro guitarra calendario cobre llave selva camión monumento sello anillo
        pierna diccionario casco amanecer botón fruta helado lobo camisa gimnasio hombro etiqueta horno
        piano autopista cueva ordenador piscina vapor escalera tigre mediodía balón bronce estatua sombrero
        goma limón sobrino algodón músico arroyo nube tomate arquitecto cinturón horizonte mochila robot
        billete pila gafas pastel rodilla hierba túnel muñeca máscara oreja almacén cordero farmacia jersey
        postal cebolla cemento dormitorio sofá volante aula volcán campana gallina pantalón payaso pino
        abrigo ajedrez chaqueta paloma seda ensalada niebla alfombra juguete semilla antena falda perfume
        pimienta cajón jabón librería molino ratón águila mantequilla tablero tronco armario ascensor burro
        mango cabra cerámica diamante flecha mariposa elefante mansión micrófono pañuelo perla terraza
        timbre toalla clavo lápiz galaxia sillón submarino aguja ladrillo maleta mármol tortuga muralla
        rocío triángulo coral espuma paraguas tiburón cubo manta violeta armadura pirámide zapato almohada
        cacao disfraz granito televisor cabaña faro posada canasta bailarina cargador cometa panda cohete
        diploma espiral colchón zorro brisa chimenea lienzo canela cuchara mejilla violín atún caracol
        flauta pavo sótano ventilador tambor bastón flamenco nevera microondas pulgar tejado esquí roble
        vinagre caramelo tobillo esponja frasco garza impresora leona pizarra ballena camarero chaleco
        cocinero telón esmeralda fresa panadería refresco sapo cepillo dinosaurio gancho imán oasis pescador
        semáforo tenedor abanico peluquería alfabeto guardería linterna marinero porcelana vainilla mirador
        mula estanque mermelada palomitas tubería cesta cilindro delfín guante lechuga salmón pulsera
        tranvía abeja remo telescopio zanahoria halcón cocodrilo relámpago títere cerradura mosaico ático
        escoba pasarela pulpo sartén cebada merienda pepino pijama potro candado cangrejo mayonesa tijeras
        trompeta carnicería galleta gaviota olivo astronauta buzón lagarto pegamento vaquero cactus
        manantial portería lavadora sauce altavoz brújula empanada furgoneta pingüino ancla camello ganso
        marioneta microscopio ternera bombilla bufanda pincel leopardo unicornio canoa granjero manzano
        perejil ámbar bacalao girasol langosta auricular glaciar libreto peine almendra arpa champú cerezo
        despertador glorieta grillo estuche sandía bizcocho jabalí taladro termómetro paella orquídea
        bocadillo mástil zapatilla vitrina gamba rectángulo fichero medusa servilleta sardina canguro embudo
        hamaca iguana sésamo papaya cebra cremallera viñedo calamar mantel acuarela mariquita tablón
        aceituna delantal limonada vidriera amapola arcoíris jirafa berenjena estantería melocotón cigüeña
        cojín verja calcetín mapache clarinete golondrina saltamontes alfiler bañador fontanero lavanda
        zafiro barandilla persiana brócoli alce colibrí lagartija pomelo merluza trineo trípode taburete
        tobogán membrillo albahaca frambuesa pandereta visera churro espinaca regadera tostadora trapecio
        brocha joyero nutria desván toldo cacahuete lasaña saxofón turrón palillo azulejo coliflor patín
        rábano abeto farola gabardina zapatería baldosa plumero batidora horchata avellana cotorra garbanzo
        trombón hámster flotador arándano fregona alcachofa almeja felpudo luciérnaga mazapán libélula
        bisonte mirlo lenteja tulipán pelícano purpurina calabacín longaniza sandalia mochilero helecho
        rotulador espárrago limonero boniato tucán azada canica merendero natillas sacapuntas patinete
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
