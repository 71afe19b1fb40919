/// The Spanish word lists, without accents.
enum SpanishWords {
    static let months = [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre",
        "noviembre", "diciembre",
    ]

    static let monthAbbreviations = [
        "ene": 0, "feb": 1, "mar": 2, "abr": 3, "may": 4, "jun": 5, "jul": 6, "ago": 7, "sep": 8, "sept": 8,
        "set": 8, "setiembre": 8, "oct": 9, "nov": 10, "dic": 11,
    ]

    static let functionWords = EnglishWords.words(
        """
        el la los las lo un una unos unas de del a al en con por para y e o u que se me te le les nos os mi mis tu tus \
        su sus yo ella ello nosotros nosotras ellos ellas usted ustedes es soy eres somos son esta este estas estos esto \
        estoy estan estamos ser estar ha he has hemos han haber hay como si ya muy ese esa eso aquel aquella \
        pero pues porque cuando donde va voy vamos van fue era sido siendo cual quien tan tambien entre sobre hasta \
        desde mio mia tuyo suyo uno uso
        """)

    static let fillers = EnglishWords.words("eh em ehm mmm mm hmm ah um uh este esto eeh ee aja")

    static let looseWords = EnglishWords.words(
        "bueno pues osea digamos verdad vale asi entonces ya o sea eh claro")

    static let negations = EnglishWords.words(
        """
        no nunca jamas tampoco nada nadie ningun ninguno ninguna ni sin apenas
        """)

    static let numberWords: Set<String> = {
        var all = Set(
            SpanishNumbers.small + SpanishNumbers.tens + SpanishNumbers.hundreds + SpanishNumbers.ordinals)
        all.formUnion(
            EnglishWords.words(
                """
                cien mil millon millones veintiun veintiuna media medio cuarto cuartos mediodia medianoche ciento doscientas \
                trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas primer primera tercer \
                tercera segunda a.m. p.m. doble triple docena
                """))
        all.subtract(["", "uno"])
        return all
    }()

    static let exclusives: Set<String> = {
        var all = EnglishWords.words(
            """
            lunes martes miercoles jueves viernes sabado sabados domingo domingos hoy manana ayer noche tarde antes despues \
            siempre mas menos todos todo dia dias semana semanas mes meses ano anos hora horas minuto minutos segundos diario
            """)
        all.formUnion(months)
        return all
    }()

    static let synonymSets: [[String]] = [
        ["terminar", "acabar"], ["empezar", "comenzar"], ["auto", "coche", "carro"], ["mama", "madre"],
        ["papa", "padre"], ["celular", "movil", "telefono"], ["bonito", "lindo"], ["rapido", "veloz"],
        ["feliz", "contento"], ["computadora", "ordenador"], ["trabajo", "empleo"],
    ]

    /// Spellings that mean the same word.
    static let variants = EnglishWords.table(
        """
        un=uno una=uno veintiun=veintiuno veintiuna=veintiuno setiembre=septiembre septimo=septimo kilometro=kilometro \
        pal=para pa=para osea=osea obscuro=oscuro
        """)

    static let abbreviations = EnglishWords.table(
        """
        km=kilometros&kilometro kms=kilometros kg=kilos&kilogramos&kilogramo kgs=kilos min=minutos&minuto mins=minutos \
        hr=hora&horas hrs=horas seg=segundos&segundo segs=segundos ml=mililitros cm=centimetros mm=milimetros \
        sr=senor sra=senora srta=senorita dr=doctor dra=doctora ud=usted uds=ustedes etc=etcetera aprox=aproximadamente \
        tel=telefono num=numero pag=pagina pags=paginas kcal=kilocalorias&calorias lb=libras&libra lbs=libras \
        sem=semana&semanas tv=television&tele pm=p.m. am=a.m. gr=gramos ppm=pulsaciones+por+minuto
        """)

    static let units = EnglishWords.table(
        """
        m=metros&metro g=gramos&gramo l=litros&litro h=horas&hora s=segundos&segundo k=kilometros&mil d=dias x=veces&por
        """)
}
