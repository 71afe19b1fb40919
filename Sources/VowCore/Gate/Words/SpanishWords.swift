// Written by scripts/challenge-words.
extension ChallengeWords {
    static let spanish = """
        casa ciudad noche pueblo agua mañana mano cabeza calle escuela capital dado diciembre octubre
        palabra mercado noviembre comida enero febrero plaza iglesia hermano puerta fuente banco oficina
        boca radio domingo fuego carta colegio entrada isla cielo cine verano suelo perro revista copa
        parque maestro teatro baño hotel luna abogado piedra aeropuerto cadena frontera leche planeta tienda
        pantalla cocina novela periodista bandera biblioteca escritor madera museo palacio estrella viento
        escenario invierno tarjeta espalda mapa cuello gato abuela carretera lluvia concierto moneda motor
        castillo fotografía bosque primavera vestido caballo arena montaña pintura pista estadio ventana
        actor brazo poeta cuadro granada torre regla taller baile pared vecino colonia princesa científico
        lago tabla cantante techo aceite columna esquina queso restaurante continente templo tormenta cable
        ingeniero silla batería cena primo chocolate espejo paquete sombra humo patio piloto arroz avenida
        nieve desayuno pollo reloj medalla pelota pendiente plato rueda desierto hoja profesora arco órgano
        botella amarillo hilo tesoro acero autobús bicicleta bolsillo uniforme aldea nariz rama campamento
        cristal naranja otoño refugio toro guitarra océano romero calendario catedral cobre llave selva
        camión monumento sello anillo pierna diccionario casco península amanecer botón fruta helado lobo
        margarita tela camisa gimnasio hombro alumno etiqueta cuerda horno piano autopista cueva ordenador
        piscina vapor escalera laguna tigre mediodía balón bronce estatua sombrero cerdo cuchillo goma limón
        sobrino algodón corredor esfera huracán músico arroyo nube tomate arquitecto cinturón orquesta
        horizonte mochila robot satélite trigo billete pila taza gafas pastel funda rodilla finca hierba
        túnel muñeca máscara oreja almacén cordero fachada farmacia jersey postal cebolla cemento dormitorio
        pirata sofá volante aula cúpula magdalena volcán campana gallina pantalón payaso pino abrigo ajedrez
        chaqueta paloma seda ensalada niebla alfombra juguete semilla antena falda freno perfume pimienta
        cajón jabón judía librería molino muelle ratón águila mantequilla tablero tronco armario ascensor
        burro collar enfermera mango cabra cerámica diamante flecha mariposa caravana elefante mansión
        micrófono pañuelo perla terraza timbre toalla clavo lápiz trofeo codo galaxia sillón submarino aguja
        clarín ladrillo maleta mármol tortuga muralla rocío triángulo coral espuma paraguas tiburón ballet
        cubo manta violeta armadura cordón pirámide zapato almohada ambulancia cacao disfraz granito
        televisor cabaña faro posada vereda canasta bailarina cargador cometa panda cohete diploma espiral
        colchón zorro brisa chimenea lienzo canela corbata cuchara mejilla violín atún caracol ceniza flauta
        pavo sótano ventilador arcilla tambor bastón flamenco recipiente nevera microondas poste pulgar
        tejado esquí molde roble vinagre caramelo tobillo esponja frasco garza impresora leona pizarra
        ballena camarero chaleco cocinero parcela telón esmeralda fresa panadería refresco sapo cepillo
        dinosaurio gancho imán oasis pescador semáforo tenedor abanico peluquería alfabeto guardería
        linterna marinero porcelana vainilla mirador mula estanque mermelada palomitas tubería zócalo cesta
        cilindro delfín gorila guante lechuga salmón pulsera tranvía trueno abeja remo telescopio zanahoria
        halcón cocodrilo relámpago títere cerradura mosaico ático escoba pasarela pergamino pulpo sartén
        cebada hormiga merienda pepino pijama potro bambú candado cangrejo mayonesa tijeras trompeta
        carnicería galleta gaviota olivo astronauta buzón ciervo cuarzo lagarto pegamento vaquero cactus
        manantial portería lavadora sauce yogur altavoz brújula empanada furgoneta pingüino ancla camello
        ganso marioneta microscopio ternera bombilla bufanda obelisco pincel jarra leopardo unicornio canoa
        cortijo granjero manzano perejil rebeca salchicha ámbar bacalao girasol langosta monedero auricular
        glaciar libreto peine almendra arpa champú castor cerezo despertador glorieta grillo incienso
        estuche jazmín jengibre sandía bizcocho jabalí taladro termómetro paella orquídea tarima bocadillo
        mástil pelaje zapatilla vitrina gamba rectángulo perdiz remolacha bolígrafo fichero medusa
        servilleta bobina sardina canguro embudo hamaca iguana sésamo velero papaya barniz cebra cremallera
        engranaje trébol viñedo calamar mantel acuarela mariquita tablón aceituna delantal limonada vidriera
        amapola arcoíris avestruz jirafa berenjena estantería kiwi melocotón cigüeña cojín verja calcetín
        mapache clarinete golondrina pollito saltamontes alfiler bañador fontanero lavanda urraca zafiro
        barandilla percha persiana brócoli erizo morsa alce colibrí lagartija pomelo merluza trineo gorrión
        trípode columpio taburete tobogán clavel membrillo albahaca frambuesa pandereta pecera visera churro
        espinaca regadera tostadora trapecio brocha joyero nutria desván toldo cacahuete lasaña saxofón
        turrón palillo antifaz azulejo coliflor patín rábano abeto farola gabardina zapatería baldosa
        plumero hebilla hinojo codorniz morral batidora candelabro lombriz gazpacho horchata tiesto albatros
        avellana koala lustre cotorra garbanzo polea trombón báscula ostra hámster flotador arándano faisán
        fregona grulla alcachofa almeja felpudo luciérnaga mazapán libélula bisonte mirlo lenteja tulipán
        puzle pelícano purpurina palangana calabacín longaniza sandalia mochilero cerilla helecho requesón
        rotulador calcomanía cigarra espárrago serpentina limonero biombo boniato jilguero tucán azada
        canica merendero cobertor natillas petate sacapuntas alicate dedal guindilla patinete
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
