// Written by scripts/challenge-words.
extension ChallengeWords {
    static let spanish = """
        casa ciudad agua cabeza escuela dado diciembre octubre palabra noviembre enero febrero plaza iglesia
        hermano puerta banco boca colegio entrada verano perro revista copa parque hotel luna aeropuerto
        cadena periodista bandera escritor madera estrella escenario tarjeta espalda cuello abuela lluvia
        moneda motor castillo fotografía primavera estadio actor poeta cuadro granada torre baile vecino
        princesa científico cantante aceite tormenta cable ingeniero batería espejo paquete piloto arroz
        avenida desayuno pendiente rueda desierto profesora amarillo hilo autobús bicicleta aldea rama
        cristal naranja toro guitarra catedral cobre llave selva camión anillo diccionario fruta margarita
        camisa hombro alumno etiqueta horno ordenador laguna mediodía sombrero goma limón sobrino algodón
        arroyo tomate arquitecto cinturón orquesta horizonte mochila satélite billete gafas hierba muñeca
        oreja almacén cordero farmacia postal pirata aula abrigo ajedrez ensalada freno cajón jabón muelle
        águila mantequilla tronco collar cerámica flecha mansión terraza timbre toalla clavo trofeo
        submarino aguja maleta tortuga muralla coral paraguas tiburón cubo violeta armadura zapato almohada
        ambulancia granito televisor posada vereda bailarina cometa colchón brisa chimenea canela corbata
        cuchara mejilla violín pavo nevera microondas tejado roble vinagre leona pizarra ballena parcela
        refresco tenedor abanico linterna porcelana mula estanque tubería zócalo lechuga salmón tranvía
        trueno zanahoria halcón títere cerradura pasarela pergamino pulpo sartén merienda potro cangrejo
        carnicería olivo cuarzo pegamento vaquero lavadora sauce altavoz empanada furgoneta pingüino ancla
        camello marioneta microscopio bufanda obelisco cortijo granjero manzano perejil monedero auricular
        glaciar libreto almendra cerezo estuche sandía jabalí taladro tarima zapatilla gamba rectángulo
        perdiz remolacha sardina hamaca iguana papaya barniz cremallera engranaje trébol viñedo calamar
        delantal arcoíris avestruz jirafa berenjena estantería cigüeña cojín calcetín mapache clarinete
        alfiler urraca percha persiana brócoli erizo lagartija gorrión membrillo churro regadera tostadora
        joyero nutria cacahuete lasaña palillo azulejo coliflor rábano abeto farola gabardina zapatería
        baldosa hinojo batidora candelabro lombriz gazpacho horchata tiesto polea trombón hámster flotador
        almeja felpudo mazapán lenteja tulipán palangana mochilero cerilla helecho cigarra serpentina
        limonero boniato azada canica merendero natillas sacapuntas dedal noche pueblo mañana mano calle
        capital mercado comida fuente oficina radio domingo fuego carta isla cielo cine suelo maestro teatro
        baño abogado piedra frontera leche planeta tienda pantalla cocina biblioteca palacio viento invierno
        mapa gato carretera concierto bosque vestido caballo arena montaña pintura pista ventana brazo regla
        taller pared colonia lago tabla techo columna esquina restaurante continente templo silla cena primo
        chocolate sombra humo patio nieve pollo reloj pelota plato hoja arco órgano botella tesoro acero
        bolsillo uniforme nariz campamento otoño refugio océano romero calendario monumento sello pierna
        casco península amanecer botón helado lobo piano autopista cueva piscina vapor escalera balón bronce
        cerdo cuchillo corredor esfera huracán músico nube trigo pila taza pastel funda rodilla finca túnel
        máscara fachada cebolla cemento dormitorio sofá volante cúpula magdalena volcán campana gallina
        pantalón payaso pino chaqueta paloma seda niebla alfombra juguete semilla falda perfume pimienta
        librería molino ratón tablero armario ascensor burro enfermera mango diamante mariposa caravana
        elefante micrófono pañuelo perla lápiz codo galaxia sillón clarín ladrillo mármol rocío espuma
        ballet cordón pirámide disfraz faro canasta cargador panda cohete diploma espiral lienzo caracol
        ceniza flauta sótano ventilador arcilla tambor bastón flamenco recipiente poste pulgar esquí molde
        caramelo tobillo esponja frasco garza impresora chaleco cocinero telón esmeralda fresa panadería
        sapo cepillo imán oasis pescador semáforo peluquería alfabeto guardería marinero vainilla mirador
        mermelada palomitas cilindro delfín gorila guante pulsera abeja remo telescopio cocodrilo mosaico
        ático escoba cebada hormiga pepino pijama bambú candado tijeras trompeta galleta gaviota astronauta
        buzón lagarto cactus manantial brújula ganso ternera bombilla pincel jarra unicornio canoa rebeca
        bacalao langosta peine champú castor despertador glorieta grillo incienso jazmín jengibre bizcocho
        termómetro bocadillo mástil pelaje vitrina bolígrafo fichero medusa servilleta bobina canguro embudo
        sésamo velero mantel acuarela mariquita tablón aceituna limonada vidriera amapola kiwi melocotón
        verja golondrina pollito saltamontes bañador fontanero lavanda zafiro barandilla colibrí pomelo
        merluza trípode columpio taburete tobogán albahaca frambuesa pandereta pecera visera trapecio brocha
        desván toldo saxofón turrón antifaz patín plumero hebilla codorniz morral albatros avellana koala
        lustre cotorra garbanzo báscula arándano faisán fregona grulla alcachofa luciérnaga libélula bisonte
        mirlo puzle pelícano purpurina calabacín longaniza sandalia requesón rotulador calcomanía espárrago
        biombo jilguero tucán cobertor petate alicate guindilla
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
