// Written by scripts/tables/challenge-words.
extension ChallengeWords {
    static let spanish = """
        casa ciudad noche pueblo agua mañana mano cabeza calle escuela capital dado diciembre octubre
        palabra mercado noviembre comida enero febrero plaza iglesia hermano puerta fuente banco oficina
        boca radio domingo fuego carta colegio entrada isla cielo cine verano suelo perro revista copa
        parque maestro teatro baño hotel luna abogado piedra aeropuerto cadena frontera leche planeta tienda
        pantalla cocina novela periodista bandera biblioteca escritor madera museo palacio estrella viento
        escenario invierno tarjeta espalda mapa cuello gato abuela carretera lluvia concierto moneda motor
        castillo fotografía bosque primavera vestido caballo arena montaña pintura pista estadio ventana
        actor brazo poeta cuadro granada torre regla taller baile vecino colonia princesa científico lago
        tabla cantante techo aceite esquina queso restaurante continente templo tormenta cable ingeniero
        silla batería cena primo chocolate espejo paquete sombra humo piloto arroz avenida nieve desayuno
        pollo reloj medalla pelota pendiente plato rueda desierto hoja profesora órgano botella amarillo
        hilo tesoro acero autobús bicicleta bolsillo uniforme aldea nariz rama campamento cristal naranja
        refugio toro guitarra romero calendario catedral cobre llave selva camión monumento sello anillo
        pierna diccionario casco península amanecer botón fruta helado lobo margarita camisa gimnasio hombro
        alumno etiqueta horno piano autopista cueva ordenador piscina vapor escalera laguna tigre mediodía
        balón bronce estatua sombrero cuchillo goma limón sobrino algodón corredor esfera huracán músico
        arroyo nube tomate arquitecto cinturón horizonte mochila robot billete pila gafas pastel funda
        rodilla finca hierba túnel muñeca máscara oreja almacén cordero fachada farmacia jersey postal
        cebolla cemento dormitorio pirata sofá volante aula cúpula magdalena volcán campana gallina pantalón
        payaso pino abrigo ajedrez chaqueta paloma seda ensalada niebla alfombra juguete semilla antena
        falda freno perfume pimienta cajón jabón judía librería molino ratón águila mantequilla tablero
        tronco armario ascensor burro enfermera mango cabra cerámica diamante flecha mariposa caravana
        elefante mansión micrófono pañuelo perla terraza timbre toalla clavo lápiz galaxia sillón submarino
        aguja clarín ladrillo maleta mármol tortuga muralla rocío triángulo coral espuma paraguas tiburón
        cubo manta violeta armadura cordón pirámide zapato almohada ambulancia cacao disfraz granito
        televisor cabaña faro posada vereda canasta bailarina cargador cometa panda cohete diploma espiral
        colchón zorro brisa chimenea lienzo canela corbata cuchara mejilla violín atún caracol ceniza flauta
        pavo sótano ventilador tambor bastón flamenco recipiente nevera microondas poste pulgar tejado esquí
        molde roble vinagre caramelo tobillo esponja frasco garza impresora leona pizarra ballena camarero
        chaleco cocinero parcela telón esmeralda fresa panadería refresco sapo cepillo dinosaurio gancho
        imán oasis pescador semáforo tenedor abanico peluquería alfabeto guardería linterna marinero
        porcelana vainilla mirador mula estanque mermelada palomitas tubería zócalo cesta cilindro delfín
        guante lechuga salmón pulsera tranvía abeja remo telescopio zanahoria halcón cocodrilo relámpago
        títere cerradura mosaico ático escoba pasarela pergamino pulpo sartén cebada hormiga merienda pepino
        pijama potro candado cangrejo mayonesa tijeras trompeta carnicería galleta gaviota olivo astronauta
        buzón lagarto pegamento vaquero cactus manantial portería lavadora sauce altavoz brújula empanada
        furgoneta pingüino ancla camello ganso marioneta microscopio ternera bombilla bufanda obelisco
        pincel leopardo unicornio canoa cortijo granjero manzano perejil rebeca ámbar bacalao girasol
        langosta monedero auricular glaciar libreto peine almendra arpa champú castor cerezo despertador
        glorieta grillo incienso estuche sandía bizcocho jabalí taladro termómetro paella orquídea tarima
        bocadillo mástil pelaje zapatilla vitrina gamba rectángulo perdiz fichero medusa servilleta bobina
        sardina canguro embudo hamaca iguana sésamo papaya barniz cebra cremallera engranaje viñedo calamar
        mantel acuarela mariquita tablón aceituna delantal limonada vidriera amapola arcoíris jirafa
        berenjena estantería melocotón cigüeña cojín verja calcetín mapache clarinete golondrina saltamontes
        alfiler bañador fontanero lavanda urraca zafiro barandilla persiana brócoli morsa alce colibrí
        lagartija pomelo merluza trineo trípode taburete tobogán membrillo albahaca frambuesa pandereta
        pecera visera churro espinaca regadera tostadora trapecio brocha joyero nutria desván toldo
        cacahuete lasaña saxofón turrón palillo antifaz azulejo coliflor patín rábano abeto farola gabardina
        zapatería baldosa plumero hinojo codorniz morral batidora candelabro lombriz horchata tiesto
        albatros avellana lustre cotorra garbanzo polea trombón hámster flotador arándano fregona alcachofa
        almeja felpudo luciérnaga mazapán libélula bisonte mirlo lenteja tulipán pelícano purpurina
        palangana calabacín longaniza sandalia mochilero helecho requesón rotulador calcomanía cigarra
        espárrago serpentina limonero biombo boniato tucán azada canica merendero cobertor natillas petate
        sacapuntas alicate dedal patinete
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
