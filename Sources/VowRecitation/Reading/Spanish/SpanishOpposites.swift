/// Spanish words that turn a line round, without accents.
enum SpanishOpposites {
    /// Words that exclude each other, a set a line.
    static let sets = """
        empezar comenzar iniciar | terminar acabar dejar parar cesar finalizar
        dejar parar cesar | empezar comenzar seguir continuar volver
        continuar seguir | parar dejar abandonar
        terminar acabar completar | abandonar empezar comenzar aplazar posponer
        =doy dar regalar ofrecer compartir | quitar robar tomar recibir
        prestar | robar pedir quitar
        ensenar | aprender
        enviar mandar | recibir
        ahorrar guardar | gastar malgastar derrochar
        ganar | perder gastar
        perder | ganar encontrar
        comprar | vender
        cumplir mantener | romper incumplir faltar
        construir crear hacer | destruir romper deshacer
        romper | construir mantener crear
        arreglar reparar | romper estropear
        mejorar | empeorar danar
        =cuido =cuidas =cuida =cuidamos =cuidan cuidar | descuidar danar arruinar
        proteger defender | atacar arruinar destruir danar
        aumentar subir incrementar | reducir bajar disminuir
        bajar reducir disminuir | subir aumentar incrementar
        subir | bajar
        ayudar apoyar | molestar danar estorbar perjudicar
        amar querer adorar gustar | odiar detestar aborrecer
        gustar | disgustar
        confiar creer | desconfiar dudar temer
        aceptar acoger abrazar | rechazar negar evitar
        perdonar | culpar castigar condenar
        elogiar alabar felicitar animar | criticar insultar reganar desanimar
        respetar | despreciar insultar
        escuchar | ignorar interrumpir
        recordar acordar | olvidar
        evitar | buscar aceptar
        afrontar enfrentar aprender | huir evitar escapar
        reir sonreir | llorar gritar
        trabajar | descansar dormir
        descansar dormir | trabajar
        levantar despertar | acostar dormir
        levantarme despertarme | acostarme dormirme
        encender prender | apagar
        abrir | cerrar
        entrar | salir
        salir | entrar quedar
        llegar venir | salir marchar ir
        avanzar | retroceder
        empujar | tirar
        poner | quitar
        anadir sumar incluir | quitar restar excluir
        permitir dejar | prohibir impedir
        hablar | callar
        decir | callar
        limpiar ordenar | ensuciar desordenar
        apagar | encender
        dentro adentro | fuera afuera
        arriba | abajo
        adelante delante | atras detras
        encima sobre | debajo bajo
        derecha | izquierda
        cerca | lejos
        norte | sur
        este | oeste
        antes | despues durante
        despues | antes
        con | sin
        mas | menos
        mucho mucha muchos muchas bastante | poco poca pocos pocas
        siempre | nunca jamas
        siempre | a_veces
        siempre | raramente
        nunca jamas | siempre a_veces
        =todo =todos =todas =toda | =nada =nadie ninguno ninguna
        =todo | =nada
        alguien | =nadie
        algo | =nada
        primero primera | ultimo ultima
        primero | al_final
        principio | final fin
        =temprano pronto | =tarde
        a_tiempo puntual | =tarde
        hoy | manana | ayer
        ahora hoy | luego despues manana nunca
        =manana | =tarde | =noche
        =mananas | =tardes | =noches
        dia dias | noche noches
        mediodia | medianoche
        desayuno | comida almuerzo | cena
        desayunar | almorzar | cenar
        verano | invierno | primavera | otono
        lunes | martes | miercoles | jueves | viernes | sabado sabados | domingo domingos
        amanecer | anochecer
        =madre =mama | =padre =papa
        =abuela =abuelas | =abuelo =abuelos
        =hija =hijas | =hijo =hijos
        =hermana =hermanas | =hermano =hermanos
        =esposa mujer | =esposo marido
        =tia =tias | =tio =tios
        =prima =primas | =primo =primos
        =nieta | =nieto
        =sobrina | =sobrino
        =nina =ninas | =nino =ninos
        =novia | =novio
        =amiga =amigas =amigo =amigos | enemigo enemiga enemigos extrano extranos
        hombre | mujer
        fuerte | debil
        sano sana saludable | malo mala enfermo enferma insano basura
        valiente | cobarde miedoso
        paciente | impaciente
        feliz contento alegre | infeliz triste descontento
        honesto sincero | deshonesto mentiroso falso
        verdad | mentira
        verdad | =mentiras
        amable bueno | cruel malo grosero antipatico
        agradecido | desagradecido ingrato
        bueno buena buen buenos buenas | malo mala mal malos malas
        bien | mal
        mejor | peor
        limpio limpia | sucio sucia
        dificil =dificiles | facil =faciles
        despacio lento lentamente | deprisa rapido rapidamente
        bajo bajito | alto fuerte
        lleno llena | vacio vacia
        abierto | cerrado
        rico rica | pobre
        libre | esclavo preso atrapado
        seguro | inseguro peligroso
        nuevo nueva | viejo vieja
        joven | viejo vieja
        grande | pequeno pequena
        alto alta | bajo baja
        largo larga | corto corta
        caliente | frio fria
        claro clara | oscuro confuso confusa
        despierto despierta | dormido dormida
        vivo viva | muerto muerta
        solo sola | juntos acompanado
        tranquilo calmado sereno | nervioso ansioso inquieto enfadado
        calma paz | ira guerra prisa estres
        orgulloso | avergonzado
        organizado | desorganizado
        activo | perezoso vago pasivo
        descansado | cansado agotado
        positivo | negativo
        capaz | incapaz
        digno | indigno
        util | inutil
        posible | imposible
        exito | fracaso
        amor | odio
        esperanza | desesperanza desesperacion
        alegria | tristeza
        salud | enfermedad
        orden | caos
        solucion | problema
        fuerza | debilidad
        valor | miedo
        si | no
        tener | carecer perder
        agua | alcohol cerveza vino
        verdura verduras fruta | basura dulces
        """

    /// Words that turn any line round into which they are put.
    static let turning = """
        =odio =odia =odiamos =odian odiar detestar aborrecer rechazar evitar ignorar olvidar abandonar arruinar malgastar
        dudar fingir negar fracasar descuidar despreciar carecer =excepto
        =contra
        """
}
