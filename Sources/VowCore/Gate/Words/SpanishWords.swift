// Written by scripts/challenge-words.
extension ChallengeWords {
    static let spanish = """
        casa ciudad diciembre octubre palabra noviembre hermano puerta boca entrada verano perro revista
        copa hotel periodista escritor madera tarjeta espalda cuello abuela motor castillo fotografía
        primavera estadio actor poeta granada torre baile vecino aceite tormenta cable ingeniero batería
        espejo paquete avenida desayuno rueda desierto profesora amarillo hilo autobús aldea naranja toro
        cobre selva camión diccionario fruta camisa hombro etiqueta horno ordenador mediodía sombrero goma
        sobrino algodón arroyo arquitecto cinturón orquesta horizonte mochila satélite muñeca almacén
        cordero farmacia postal aula abrigo ajedrez freno jabón águila mantequilla tronco collar cerámica
        mansión terraza toalla submarino aguja tortuga muralla coral cubo zapato almohada ambulancia granito
        televisor bailarina colchón brisa chimenea canela corbata mejilla violín nevera microondas tejado
        leona pizarra parcela tenedor linterna mula zócalo lechuga salmón halcón títere cerradura pasarela
        pergamino sartén merienda potro carnicería vaquero lavadora sauce empanada furgoneta ancla camello
        marioneta microscopio bufanda obelisco cortijo granjero auricular glaciar cerezo estuche jabalí
        taladro tarima rectángulo perdiz remolacha sardina hamaca iguana papaya barniz cremallera engranaje
        trébol viñedo calamar delantal avestruz jirafa berenjena estantería cojín mapache clarinete alfiler
        urraca percha persiana brócoli erizo membrillo regadera tostadora joyero cacahuete palillo azulejo
        coliflor rábano abeto farola gabardina zapatería baldosa hinojo batidora lombriz gazpacho tiesto
        polea hámster almeja felpudo lenteja palangana mochilero helecho cigarra azada merendero dedal noche
        pueblo agua mañana mano cabeza calle escuela capital dado mercado comida enero febrero plaza iglesia
        fuente banco oficina radio domingo fuego carta colegio isla cielo cine suelo parque maestro teatro
        baño luna abogado piedra aeropuerto cadena frontera leche planeta tienda pantalla cocina novela
        bandera biblioteca palacio estrella viento escenario invierno mapa gato carretera lluvia concierto
        moneda bosque vestido caballo arena montaña pintura pista ventana brazo cuadro regla taller pared
        colonia princesa científico lago tabla cantante techo columna esquina restaurante continente templo
        silla cena primo chocolate sombra humo patio piloto arroz nieve pollo reloj pelota pendiente plato
        hoja arco órgano botella tesoro acero bicicleta bolsillo uniforme nariz rama campamento cristal
        otoño refugio guitarra océano romero calendario catedral llave monumento sello anillo pierna casco
        península amanecer botón helado lobo margarita gimnasio alumno piano autopista cueva piscina vapor
        escalera laguna balón bronce cerdo cuchillo limón corredor esfera huracán músico nube tomate trigo
        billete pila taza gafas pastel funda rodilla finca hierba túnel máscara oreja fachada cebolla
        cemento dormitorio pirata sofá volante cúpula magdalena volcán campana gallina pantalón payaso pino
        chaqueta paloma seda ensalada niebla alfombra juguete semilla antena falda perfume pimienta cajón
        librería molino muelle ratón tablero armario ascensor burro enfermera mango diamante flecha mariposa
        caravana elefante micrófono pañuelo perla timbre clavo lápiz trofeo codo galaxia sillón clarín
        ladrillo maleta mármol rocío espuma paraguas tiburón ballet violeta armadura cordón pirámide disfraz
        cabaña faro posada vereda canasta cargador cometa panda cohete diploma espiral lienzo cuchara
        caracol ceniza flauta pavo sótano ventilador arcilla tambor bastón flamenco recipiente poste pulgar
        esquí molde roble vinagre caramelo tobillo esponja frasco garza impresora ballena chaleco cocinero
        telón esmeralda fresa panadería refresco sapo cepillo gancho imán oasis pescador semáforo abanico
        peluquería alfabeto guardería marinero porcelana vainilla mirador estanque mermelada palomitas
        tubería cilindro delfín gorila guante pulsera tranvía trueno abeja remo telescopio zanahoria
        cocodrilo mosaico ático escoba pulpo cebada hormiga pepino pijama bambú candado cangrejo mayonesa
        tijeras trompeta galleta gaviota olivo astronauta buzón ciervo cuarzo lagarto pegamento cactus
        manantial yogur altavoz brújula pingüino ganso ternera bombilla pincel jarra unicornio canoa manzano
        perejil rebeca ámbar bacalao girasol langosta monedero libreto peine almendra champú castor
        despertador glorieta grillo incienso jazmín jengibre sandía bizcocho termómetro paella bocadillo
        mástil pelaje zapatilla vitrina gamba bolígrafo fichero medusa servilleta bobina canguro embudo
        sésamo velero mantel acuarela mariquita tablón aceituna limonada vidriera amapola arcoíris kiwi
        melocotón cigüeña verja calcetín golondrina pollito saltamontes bañador fontanero lavanda zafiro
        barandilla colibrí lagartija pomelo merluza gorrión trípode columpio taburete tobogán albahaca
        frambuesa pandereta pecera visera churro espinaca trapecio brocha nutria desván toldo lasaña saxofón
        turrón antifaz patín plumero hebilla codorniz morral candelabro horchata albatros avellana koala
        lustre cotorra garbanzo trombón báscula ostra flotador arándano faisán fregona grulla alcachofa
        luciérnaga mazapán libélula bisonte mirlo tulipán puzle pelícano purpurina calabacín longaniza
        sandalia cerilla requesón rotulador calcomanía espárrago serpentina limonero biombo boniato jilguero
        tucán canica cobertor natillas petate sacapuntas alicate guindilla
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
