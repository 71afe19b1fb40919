/// The signs in Spanish. How the tables are read stands at `SafetySigns`.
enum SpanishSafetySigns {
    static let groups = """
        kin | hijos hijas hijo hija ninos nina nino mujer esposa marido esposo pareja familia padres madre mama \
        padre papa hermana hermano amigos amigas todos todas gente ellos ellas nietos nietas novia novio vieja viejo \
        viejos mundo
        lost | madre mama padre papa marido mujer esposa esposo hijo hija hermano hermana abuela abuelo ella el \
        ellos vieja viejo abuelos bebe
        things | guitarra coche carro ropa libros perro perra gato gata reloj anillo discos joyas herramientas bici \
        bicicleta coleccion piano ahorros casa muebles camara plantas cosas moto todo
        pets | perro perra gato gata perros gatos mascota mascotas plantas loro
        pills | morfina tramadol diazepam capsulas remedios pastillas pastilla medicacion tabletas somniferos \
        ansioliticos insulina medicinas comprimidos pildoras
        better | mejor tranquilos tranquilas tranquila tranquilo felices feliz aliviados libres libre
        """

    static let signs = """
        acting | danger | tome/tomar/tomado/trague demasiadas/muchas <pills>; me atropelle/atropellen/atropellara; \
        casi lo hago; dormirme y morirme; morirme dormid~; matarme; me mato; me quiero/voy/quise/querria matar; \
        me mataria/matare/habria/hubiera/he matado; voy/quiero/pienso/intente/intentado/pensado a/en matarme; \
        suicidarme; me suicido/suicidare/suicidaria; me quiero/voy suicidar; me voy a suicidar; \
        quitarme/quitarse * vida; quitarme la vida; quitarme de en; me quito la vida; \
        acabar/terminar/acabe/termine/poner con/fin/final mi/a vida/mi; acabar/terminar con mi vida; \
        poner/ponerle fin a mi; poner/ponerle fin a todo/esto; poner punto final; acabar con todo; acabar conmigo; \
        terminar conmigo; ahorcarme; colgarme de/del; envenenarme; pegarme un tiro; volarme; ahogarme en el; \
        tirarme/lanzarme/arrojarme/saltar * \
        tren/puente/metro/balcon/ventana/azotea/tejado/vias/terraza/edificio/vacio/rio/acantilado; \
        tirarme/lanzarme/arrojarme por/a/al/desde; saltar por/al/desde; cortarme las venas; cortarse las venas; \
        me * corto/corte las venas; matar/matarme de una vez; morirme por mi/voluntad; dispararme; estamparme; \
        estrellarme
        acting | danger topic | suicidio; suicidios; suicida; suicidas; suicidarse; suicidarte; sobredosis
        acting | danger | he pensado en suicidarme/suicidio/el; \
        pienso/pensando/pensado/pense/penso en suicidarme/el/suicidio suicidio; mi suicidio; idea del suicidio
        acting | asks | hacer una tonteria/locura; hacerme algo; cometer una locura; no me atrevo a saltar/hacerlo; \
        atrevo a saltar; reunir el valor; falta el valor; falta valor; me falta valor; valor para hacerlo; \
        no tengo el valor
        wish | danger | quiero/quisiera/querria/queria/gustaria/encantaria/prefiero/preferiria/deseo/necesito/espero \
        morir/morirme/morirse; me quiero/quisiera/querria/queria morir; me queria morir; \
        quiero/quisiera * estar muerto/muerta; querer morir/morirme; ganas de morir/morirme; \
        estar/estuviera/estuviese/estare/estaria/estaré muerto/muerta; \
        ojala * muerto/muerta/muriera/muriese/despertara/despierte/despertarme; mejor muerto/muerta/muerte; \
        no/sin/ya quiero/ganas/deseo/apetece/queria/querer * vivir; ya no quiero vivir/seguir/estar/existir; \
        no quiero seguir viviendo/vivo/viva/existiendo/aqui/adelante; no quiero estar vivo/viva/aqui/mas; \
        no quiero existir; no quiero vivir; sin ganas de vivir; ganas de vivir ninguna; \
        no tengo ganas de vivir/nada/seguir; dejar de existir/vivir/respirar/ser; no haber nacido; \
        no hubiera nacido; no hubiese nacido; nunca haber/hubiera nacido; haber nacido; no existir; me muera; \
        morirme/morir de una vez; muerto/muerta antes; muerte me/venga/llegue; desear la muerte; deseo la muerte; \
        llevame dios; me lleve; dios me lleve; quiero que me lleve; que se acabe mi vida; acabe la vida; \
        vivir ya no; no seguir vivo/viva/viviendo; no me importaria morir/morirme/no; no me importa morir/morirme
        sleep | danger | no despertar/despertarme/despierte/desperte/despertara/despertarme/despertarse \
        mas/nunca/jamas; no despertar/despertarme/despertara/despierte; nunca mas despertar/despertarme; \
        no volver a despertar/despertarme/abrir; no quiero despertar/despertarme; \
        dormir/dormirme/dormido/dormida * para/y siempre/no/nunca despertar/despertarme; \
        dormir/dormirme para siempre; dormir y no; dormirme y no; dormirme * no despertar; \
        quedarme dormido/dormida para/y; y no despertar; y ya no despertar/despertarme; no levantarme mas/nunca
        rest | danger | descansar/descanso/descanse/descansare para siempre; descanso eterno/ya/definitivo; \
        descanso ya para siempre; paz eterna; sueno eterno; dormir eternamente; descansar eternamente; \
        paz para siempre; descansar de/del todo/vivir; descansar de una vez por; descansar de una vez
        rest | asks | descansar por fin; por fin descansar/descanso/descansare/paz/tranquila/tranquilo/libre; \
        por fin en paz; descansar en paz; estar en paz; en paz; descansar definitivamente; \
        solo/nomas quiero/quisiera descansar; quiero/quisiera * descansar ya; no sentir nada; no sentir mas; \
        dejar de sufrir/sentir; no sufrir mas; dejar de doler; deje de doler; apagarme; poder descansar; \
        silencio para; ya no duela
        self-harm | danger | me hago/hice/hacia cortes; cortes en las/los; \
        me quemo/queme/quemaba con/la cigarros/cigarrillos/piel/mechero; me quemo la piel; hacerme dano; \
        me hago dano; me lastimo/lastime; lastimarme; me autolesion~; autolesionarme; autolesiones en/mias; \
        cortarme; me * corto/cortaba/cortado los/las brazos/piernas/munecas/muslos/venas/brazo/pierna; me corto; \
        me he cortado; marcas/cortes/cicatrices * munecas/brazos/brazo/muneca; munecas; \
        manga/mangas larga/largas * marcas/cortes/brazos/vean/ver; quemarme con/los/la; quemarme
        method | danger | guardo/guardando/guardado/guardadas/guardadas/guarde/junto/juntando/junte/juntado/acumulando/acumulado/acumule/ahorrando/escondo/escondidas/tengo \
        suficientes/muchas/bastantes/escondidas/guardadas <pills>; \
        <pills> guardadas/escondidas/suficientes/listas/contadas/juntas; tomarme/tomar/tragarme * todas * <pills>; \
        bote/frasco/caja/cajas/monton/blister de/entero/entera <pills>; tomarme * <pills> y; un bote de <pills>; \
        todas las <pills>; suficientes <pills>; soga; cuerda en/comprada/lista/preparada/guardada; \
        compre/comprado/compro/comprar una cuerda/soga/pistola/escopeta; pistola; escopeta; monoxido; gas abierto; \
        abrir el gas; veneno; dejado/deje/deja * de tomar/ponerme/pincharme * insulina/corazon; \
        deje/dejado * insulina; hoja/hojas de afeitar; cuchilla/cuchillas/navaja
        method | asks | acelero * ojos; acelero en la curva; cierro los ojos * volante/curva; que no duela; \
        sea rapido; ate la cuerda/soga; lo facil que seria; puente; vias del tren; las vias; andenes; anden; azotea; \
        acantilado; a proposito; sin dolor; no duela; cerrar los ojos al volante; soltar el volante; volante; \
        mirar/miro/mirando/quedo hacia/para/al/el abajo/vacio/agua; dejado/deje * tratamiento; dejado de comer; \
        busque/buscado/buscando formas/maneras/como * morir/hacerlo; cuantas hacen falta; cuantas <pills>
        not here | danger unless elsewhere | no pienso/voy/espero * vivir mas/mucho/hasta; no estare vivo/viva/aqui; \
        ya no estare; no voy a estar aqui/vivo/viva/mas/para; no voy a seguir aqui; no seguire aqui/viva/vivo; \
        no estaria aqui; si me muero/muriera/muriese/mato; cuando me muera/haya/hayas muerto; \
        cuando este muerto/muerta; a donde voy; donde voy no; \
        no pienso/pienso/planeo estar/llegar/seguir para/a/aqui; no llegare a/al/hasta; \
        no llego a/al/hasta navidad/verano/ano/fin/mes/cumpleanos; no pasar de; no paso de este/esta; \
        no hay despues; despues de mi; no habra otro/otra/mas/despues; no vere/voy crecer/el/la/otro; ya no voy a
        not here | asks unless elsewhere | llegue a ver la/el; cuando lean/leas/leais esto; si estas/estan leyendo; \
        cuide/cuiden a/de mis hijos/hijas/hijo/hija por; que cuide a mis hijos; llorar por mi; llorara por mi; \
        me dejen ir; dejenme ir; nada que hacer aqui; ya cumpli; hago falta a nadie; no hago falta; \
        no le hago falta; cierro todo y; me quiero ir con mi; quiero ir con mi papa/mama/padre/madre; \
        no llegare a ver; ya no me necesitan; nadie tendra que cuidarme; tendra/tendran que cuidarme; \
        tendra que cuidar de mi; me veo llegando; veo llegando a; libre de irme; ya me habria ido; lo del seguro; \
        avergonzarse de mi; que avergonzarse; cuando ya no este; cuando yo no este; cuando no este; cuando falte; \
        cuando yo falte; si ya no estuviera; si no estuviera; si yo no estuviera/faltara; cuando me vaya/haya; \
        antes de irme; despues de irme; me voy a ir; irme de este/una; irme para siempre; me ire; irme ya; \
        me habre ido; me haya ido; ya me fui; si yo/me desapareciera/desaparezco/fuera/muriera; \
        no voy a necesitar/necesitarlo/necesitarla/necesitarlos/necesitarlas/usar; no los/las/lo/la necesitare; \
        ya no * necesitar/necesitare/hacen/hara falta; no me hace/hara/haran falta; \
        no hago/tengo/hay/hice planes para/despues/mas; sigo aqui; seguir aqui; sigo vivo/viva; \
        lo unico que me frena/detiene/ata/retiene; unico * frena/detiene/ata/retiene/sostiene; \
        si no fuera por * hijos/hija/hijo/perro/gato/madre/mama/ellos; \
        no tendran/tendra/tendreis que preocuparse/preocuparos/cuidarme/aguantarme/verme/soportarme; \
        no vais/van a tener que; no molestare/molestar mas/a; dejar este mundo; irme de aqui para; este mundo; \
        el otro lado; otro lado; al otro barrio; no habra manana; me quede/queda poco; me queda poco; pronto no; \
        pronto ya; no volveran a verme; no me volveran
        vanish | danger | desaparecer/desaparezco/esfumarme/evaporarme para/de/del siempre/mundo/una/todo/mapa; \
        desaparecer de este/la/una; borrarme/borrarme del/de
        vanish | asks unless leisure | desaparecer; desaparecer y ya; \
        quiero/quisiera/querria/gustaria/ganas/solo/mejor/pudiera * desaparecer; desapareciera; esfumarme; \
        evaporarme; irme sin
        better without me | danger | mejor sin mi/que; \
        estarian/estaran/estaria/estara/estarias/van/va/vivirian/viviran/irian mejor/tranquilos/felices sin mi; \
        <better> sin mi; mejor si yo/no/me muero/muriera/estuviera/desapareciera/faltara; mejor si no estuviera; \
        un mundo sin mi; mundo sin mi
        better without me | asks | sin mi; descansarian/descansaran de/sin; un alivio; alivio para; \
        se quitarian/quitaran un peso; peso de encima; se olvidaran/olvidarian de mi; me olvidaran; \
        les haria/hare un favor; hacerles un favor; saldran/saldrian adelante; estaran/estarian bien sin; \
        seran mas felices
        burden | asks unless home work | una carga para todos/mi/mis/ellos/la/los/ella; solo soy una carga; \
        soy una carga; ser una carga; siento una carga; \
        soy/siendo/ser un/una/solo carga/estorbo/lastre/peso/molestia; estorb~; un lastre; lastre; no sirvo para/de; \
        no valgo; inutil; nadie me quiere/necesita/quiere; sobro; estoy de mas; solo * problemas; \
        solo doy problemas; doy trabajo; arruino todo; arruine; merezco vivir/morir/estar; cuesto dinero/mucho
        unnoticed | asks unless work | nadie * \
        cuenta/echaria/notaria/extranaria/lloraria/enteraria/importaria/echara/extranara/notara/llorara/falta; \
        nadie se daria/dara/enteraria; a nadie le importa/importo/importaria/importara; le importo a nadie; \
        no le importo; ni se enterarian/enteraran; nadie me extranar~; me echen de menos; no me echara~
        farewell | danger unless work | carta/cartas/nota/notas/video/videos/mensaje/mensajes * \
        despedida/despedirme/despedidas; cartas de despedida; carta de suicidio; \
        despedirme * hijos/hijas/todos/familia/padres/madre/mundo/gente/mujer/marido/vida/ellos/amigos; \
        despedirme de la vida/mundo/todos; despidiendome de la/mis/mi vida/hijos/familia; me he despedido; \
        me despedi de todos/mis; me despido de todos/este/mis; adios a mundo/mis/mi; adios mundo; ultimo adios; \
        ultimas palabras; ultima carta/cartas/voluntad/voluntades; \
        sera/es/sea/seran mi/mis/nuestra ultimo/ultima/ultimas/ultimos * \
        cumpleanos/navidad/navidades/verano/ano/vez/otono/primavera/invierno/dia/noche/mes/semana/mensaje; \
        mi ultimo/ultima cumpleanos/navidad/verano/deseo/dia; decir adios para
        farewell | asks unless school work | y me despido; me despido; adios a mis/mi <kin>; \
        me recuerden cuando/con; ya no van a saber de; no van a saber de mi; decirle/decirles/decir adios; \
        gracias por todo; ella/el sabra por; no fue culpa suya; no es culpa de nadie; \
        pedir/pedido/pedirles/pedirle perdon a todos/mis/todo; despedirme; despedida; decir adios; \
        escribi/escrito/escribiendo/escribir/escribo/dejo/dejar/dejado * carta/cartas/nota/notas; \
        una carta/nota/video para/a mis/mi/cada/cuando; las cartas; ultima vez; por ultima vez; ultima navidad; \
        ultimo cumpleanos/verano; que me perdonen/recuerden; perdonenme; que sepan que; se acuerden de mi; \
        cartas para; grabado/grabar/grabo * videos/video
        giving away | weak | regalo/regale/regalar/regalando/regalado/dono/done/donar/dejo/dejar/deje/dejarle/doy/di/dar \
        * <things>; le/les dejo/regalo/doy/di/regale/deje/dejare/quedara * <pets>/<things>; mi/mis * <things> a; \
        quede con * <pets>/<things>; \
        buscar/busco/encontrar/buscarle/encontrarle * casa/hogar/familia/dueno * <pets>; \
        <pets> * casa/hogar/familia/dueno/hermana/hermano/vecina/vecino; \
        vender/vendi/vendido * coche/carro/moto/todo/casa; \
        dejar/dejo/deje/entregar/entregue * piso/casa/departamento/llaves; \
        cancele/cancelar/cerrar/cerre * cuentas/contrato/cuenta
        giving away | asks | no los/las/lo/la voy a necesitar; no los/las/lo/la voy a necesitar; \
        regale/regalar/regalado/regalo/repartir/repartido/reparti/repartiendo/repartir todo/todas/todos/mis * cosas; \
        regale/regalar/regalado * todo; deje/dejado/dejar todo * cosas; repartir mis cosas/joyas; he repartido; \
        repartiendo
        affairs | weak | testamento; herencia; seguro de vida; papeles; contrasenas; claves; \
        todo/cosas * orden/arreglado/arreglada/listo/lista/resuelto/preparado/organizado/pagado; \
        dejar/dejarlo/dejo/dejado/deje/dejarles todo/lo * \
        arreglado/listo/atado/orden/resuelto/preparado/organizado/pagado; en orden; arreglado; atado; \
        para que nadie/no tenga/tengan; nadie tenga que; no tengan que; asuntos; cuentas; deudas pagadas; saldar
        affairs | asks | mi entierro; mi funeral; mis cenizas; mi tumba; mi velorio; mi lapida; mi cuerpo; \
        me encuentren; quien se queda con; quien cuidara/cuidaria; se haga cargo; mi muerte; \
        cobren/cobrar/cobraran el seguro; gastos del entierro
        ending | danger | acabe/acabar/terminar/termine/acabara la/mi/con vida/mi; acabe mi vida; fin a mi; \
        no me queda * vida/nada; quiero que todo acabe/termine/pare; que todo acabe/termine/pare/termine; \
        se acabe esto/todo; se acabe todo
        ending | asks unless home habit | apagar la luz y ya; llegue el final; que llegue el final; \
        quiero/quisiera/necesito/solo/ojala/espero que todo/esto acabe/termine/pare/acabara/terminara/cese; \
        que este dolor/sufrimiento acabe/termine/pare/cese; se cuando termina/acaba; cuando termina; \
        se acabe esto/todo/ya; se acabe; se acaba esto/todo; se acabara esto/todo/este/el/ya; \
        acabara/acabe este/el/tanto dolor/sufrimiento; todo habra acabado/terminado/pasado; \
        todo acabara/terminara/terminado/acabado; ya todo acabo; se termino todo; acabar de una vez; \
        terminar de una vez; acabar con esto/el/este dolor/sufrimiento/tormento; acabar con esto; \
        terminar con esto/todo; ponerle fin; poner fin; punto final; hasta aqui llegue/he/llego; hasta aqui; \
        esto se acaba; me rindo; rendirme; tirar la toalla; bajarme del/de; de una vez por todas/esto; \
        quiero parar todo
        no matter | asks | nada importa; ya nada/no importa/importara; ya da igual; me da igual todo/vivir/morir; \
        da igual todo; nada de esto importa/importara; todo me da igual; todo da igual; para lo que me queda; \
        que mas da
        no future | danger | cansado/cansada de la vida; hart~ de la vida; \
        no vale/merece la pena vivir/seguir/estar; no merece vivir; vivir no tiene/vale/merece; \
        para que vivir/seguir/vivo/sigo/despertarme; vida no * sentido/vale/merece; \
        no tengo/hay/queda/encuentro * razon/razones/motivo/motivos/motivos/nada para/por/por \
        vivir/seguir/vivir/que; nada por * vivir; sentido a/de la vida/vivir/despertarme/estar/existir/seguir; \
        no le veo * sentido * vida/vivir/seguir/despertarme/nada; cansad~ de vivir/existir/estar/la; \
        hart~ de vivir/la/existir; no aguanto/soporto * vida/vivir/vivo/viva/existir; \
        no puedo seguir viviendo/viva/vivo/asi/mas; no puedo mas con * vida/todo; no puedo con la vida; \
        demasiado cansad~ para/de vivir/seguir; sin fuerzas para vivir/seguir; \
        he vivido bastante/suficiente/demasiado; ya vivi; ya he vivido; con esto me basta; no quiero llegar a; \
        no quiero cumplir; no quiero ver
        no future | asks | no hay/tengo/veo/tiene/tendre/queda/espero * \
        futuro/salida/esperanza/remedio/solucion/arreglo/manana/sentido; \
        sin futuro/esperanza/salida/sentido/remedio; no le veo * sentido/salida/caso/fin; sin esperanzas; \
        perdi/perdido * esperanza/esperanzas/ganas/ilusion; nada tiene sentido; nada que esperar; no espero nada; \
        no tengo por que; por que seguir; para que seguir; ya no tiene caso; no tiene caso; nada me ilusiona; \
        nada cambiara/mejorara/va; no va a mejorar; nunca va a mejorar; no tengo a nada; ya no hay; \
        no me queda nada; nada me queda; no tengo nada; no soy capaz de seguir; demasiado tarde para mi; \
        no me veo en/dentro/el/mas; no me imagino
        trapped | asks | unica salida; unica solucion; unica forma/manera; no hay salida; no le veo salida; \
        sin salida; atrapad~; no veo otra; no encuentro la salida; no encuentro salida; callejon
        worn out | asks | me pesa la vida; vivir me cansa; la vida me pesa; ya no puedo mas; \
        cansad~ de luchar/pelear/sufrir/seguir/fingir; ya no puedo; no aguanto mas; ya no aguanto; no aguanto; \
        no soporto mas; no quiero seguir; no puedo seguir; no tengo fuerzas; sin fuerzas; no me quedan fuerzas; \
        ya no tengo fuerzas; hart~ de todo/luchar/sufrir/fingir; cansancio de; tirar mas; seguir adelante; \
        tanto dolor; demasiado dolor; este dolor; sufriendo; este sufrimiento; llegar a manana; un dia mas; \
        seguir luchando; pasar la noche
        worn out | weak | no puedo mas; cansad~ de todo/intentar/intentarlo/esperar; muy cansad~; agotad~; rot~ por; \
        vacio; vacia; sol~ del; nada me ayuda
        reunion | asks | estar/estare/reunirme/encontrarme/volver/irme/juntarme/reencontrarme/ire * con * <lost>; \
        con * <lost> * cielo/alla/arriba; en el cielo; al cielo; me espera alla/arriba; alla arriba; \
        en paz descanse; pronto estare con; me voy con * <lost>; reencontrarme
        decided | asks | ya lo tengo decidido; lo tengo decidido; ya esta decidido; he tomado * decision; \
        tome * decision; decision tomada; decidido ya; ya decidi; \
        elegir/elegido/elegi/puesto/tengo/escogido/escogi/fijado la/el/una fecha/dia; fecha puesta/fijada/elegida; \
        tengo un plan; todo planeado; planead~; se lo que tengo; lo que tengo que hacer; me decida; \
        cuando me decida; cobarde; soy cobarde; el dia elegido; despues del dia
        finality | weak | para siempre; por ultima; de una vez; por fin; definitiv~
        """

    /// Indirect announcements, in the same families: each row gathers the turns of speech of one idea.
    static let indirect = """
        acting | danger | me voy/quiero/pienso/pensaba/decidi/decidido/iba/propuse/planeo a/que/en/me/voy * \
        quitar/matar/suicidar/colgar/ahorcar/tirar/lanzar/arrojar/pegar/envenenar/cortar * \
        la/las/del/de/al/un/por/desde/vida; \
        me voy/quiero/iba/queria/vaya/pienso a/quitar/matar/suicidar/colgar * quitar/matar/suicidar/ahorcar/vida; \
        me quite/quito/quitaria/quitara/quitare/quitado * la vida; me * matar/suicidar/ahorcar $; \
        intente/intentado/trate/tratado/intento/intentar * matarme/suicidarme/quitarme/ahorcarme/colgarme/morir; \
        intento/intentos/plan/planes/idea/ideas/nota de suicidio/suicidarme/matarme; colgarme; ahorcarme; \
        degollarme; electrocutarme; si me mato/matara/suicido
        wish | danger | quiero/quisiera/prefiero/preferiria/queria * dejar/parar/terminar de/con \
        vivir/existir/respirar/estar/todo; \
        ya no quiero/queria/deseo/pretendo vivir/seguir/existir/estar * mas/viva/vivo; \
        no quiero/queria/deseo/apetece/tengo * seguir/continuar * vivo/viva/viviendo/existiendo/respirando; \
        que me muera/mate/lleve; prefiero/preferiria * morir/morirme/muerto/muerta/muerte; \
        ojala/quisiera/deseo/espero me/que * muera/muriera/mate/matara/lleve/llevara
        wish | asks | ojala/quisiera/mejor/hubiera/gustaria * * no/nunca * hubiera/hubiese/haber/haya \
        nacido/existido; no/nunca debi/deberia/debia/tenia/tendria * nacer/nacido/existir/existido/venir; \
        cansad~/hart~/harta/aburrid~/agotad~ de * viv~/existir/respirar; \
        cansad~/hart~/agotad~ de estar viv~/aqui/vivo/viva; \
        vivir/existir/respirar/vida me/se/es * cansa/pesa/agota/duele/cuesta/carga/castigo/tortura/suplicio; \
        estoy/ando/tan/muy cansad~ de seguir/todo $; \
        no me importaria/importa/molestaria/molesta que/si/no * * \
        atropell~/mata~/muri~/despert~/pasara/acabara/lleva~; me da igual/lo morir/vivir/despertar/amanecer; \
        si me * atropella~/choca~/enferm~/muri~/pasara * mejor/igual/alivio; \
        rabia/lastima/pena/decepcion/asco despertar/despertarme/amanecer/seguir/haber; \
        le/les pido/rezo/ruego/pedi a/que dios/virgen/senor * * lleve/no/recoja/despertar/amanecer/llevara; \
        que dios/virgen/senor/diosito me/ya * lleve/recoja/llame
        sleep | danger | no/nunca/sin/jamas/ya * \
        amanecer/amanezca/amaneciera/amanezco/amanecera/despertar/despierte/despertara/despertarme; \
        dormir~/dormid~/durmiera/duerma/durmiendo/acostarme/sueno * * no/nunca/sin/jamas/ya * * \
        despertar~/despierte/amanec~/levantarme/volver/abrir/acabe/termine; \
        cerrar/cierro/cierre * ojos * * no/nunca/jamas/ya * abrir~/despertar~/volver/abra; \
        no/nunca/ya/jamas * abrir/volver/abra/abriera * los ojos * manana/mas/nunca/abrir; \
        que no amanezca/despierte/despertara/amaneciera
        rest | asks unless leisure habit | descans~/dormir/sueno/silencio/paz/oscuridad/noche * * * del/de/para/sin \
        siempre/todo/fin; \
        descans~/dormir/dormirme/paz/sueno * * sin/que/hasta/no \
        fin/nunca/acabe/acaba/termina/termine/despertador/alarma; \
        un/una sueno/descanso/noche/silencio/paz larg~/etern~/definitiv~/final/infinit~; \
        descans~ de todo/una/mi/vivir/ser/todos; \
        despertador/alarma/alarmas * no/nunca/apag~/quit~/ya/para * suene/siempre/mas/vuelva/necesito; \
        apaga~/quita~/apaguen/desactiva~ * * despertador/alarma/alarmas * para/siempre/definitivamente; \
        no quiero/necesito/habra/haya/deseo/hacen * otra/mas/otro/otras \
        manana/mananas/dia/dias/amanecer/despertador/lunes/falta; \
        ya puedo/podre/pueda/quiero/toca/merezco * * descansar/irme/soltar/partir/paz; \
        me puedo/podre/pueda ir * paz/tranquil~/ya
        not here | asks unless elsewhere | lo ultimo de/en/que * lista/pendiente/faltaba; \
        no vuelvo/volvere por/a/mas * ningun~/nada/nunca; no * ver~ el final; \
        nadie podia/pudo/habria/hubiera hacer~/evitar~/parar~/detener~/podido; ya lo decidi; ya esta decidido; \
        cuando/para me/te/vuelvas/preguntes/leas/lean/lea * * * ya/no * no/estare/voy/este/estar; yo ya no; \
        para entonces * * ya/no/me * estare/estar/voy/habre/este; entonces yo no; \
        ya no * voy/iba/vamos/pienso/espero * estar; \
        no * voy/pienso/espero/cuento/planeo/quiero/tengo * a/con/pensado/en \
        estar/seguir/llegar/continuar/vivir/quedarme/ver * aqui/ahi/para/entonces/eso/por/alla/aca; \
        no cuento/creo/pienso/espero/planeo con/que/llegar/seguir/estar/durar * \
        seguir/estar/llegar/a/aqui/vivir/siga/este/llegue/mucho/tanto; \
        el dia/momento que/en yo/me/ya/no no/muera/vaya/falte/este/estoy; \
        cuando/si/el yo * no/falte/me * este/estoy/estuviera/vaya/faltara/exista; \
        cuando/antes/despues/si * * me/yo/ya/haya vaya/falte/ido/muera/fuera/marche; \
        no voy/vaya/iba/estare/estaria a/para/ahi/aqui estar/explic~/contar~/decir~/ver~/ayudar~/ensenar~ * * \
        para/ahi/cuando/explic~/decir~/ver~/contest~/ayud~; de aqui/dentro a/de poco/nada/unos * * * ya/no/nadie; \
        tengo nada/planes/algo apuntad~/planead~/agendad~/previst~/organizad~; \
        nada/nadie apuntad~/planead~/agendad~/programad~/previst~ * en/agenda/despues/para; \
        agenda/calendario * * vaci~/blanco/nada/nadie; no hay/existe/habra * despues/manana; \
        hasta ese/el/esa/ahi/alli/entonces * * llego/aguanto/duro/resisto/llegare/aguantare/nomas/solo; \
        solo/nomas/unicamente tengo/quiero/necesito/hace/falta/hay que/llegar/aguantar * * hasta/a/al; \
        no llego/llegare/llegaria/paso/pasare/pasaria/aguanto a/de/mas/al/del/hasta * * \
        enero/febrero/marzo/abril/mayo/junio/julio/agosto/septiembre/octubre/noviembre/diciembre/navidad/verano/invierno/ano/cumple/cumpleanos; \
        es a proposito $; a proposito $; me toca/hora/queda/quedo/falta irme/de/poco/poquito; \
        es/llego/llega/ya/siento/hora * hora/momento/turno de irme/partir/dejar~/soltar/marchar~/descansar/ir~; \
        que va a ser pronto; sera/va pronto/a * pronto; va a ser pronto; \
        falta/queda poco/poquito/nada * para/que/ya; adonde/donde/a voy/me * no/voy; adonde voy; a donde me voy; \
        un viaje sin/del regreso/retorno/vuelta/que; sin regreso/retorno/vuelta
        not here | weak unless elsewhere | ya no este/estoy/estare; pronto; no voy a estar; si no estoy
        farewell | asks unless work habit | esta/este/esto/sera/es * * mi/la/el ultim~ \
        nota/entrada/mensaje/carta/vez/respuesta/texto/conversacion/anotacion/palabras; \
        mi/mis ultim~ nota/entrada/mensaje/carta/palabras/respuesta/texto/conversacion/deseo/voluntad; \
        lo ultimo que * escrib~/digo/dire/leer~/sab~/hago/hare/vas/van; \
        gracias/agradec~ * * por/haber haberme/haber/escuchar~/todo/ser/estar/leer~/acompanar~/tratar~; \
        mi despedida; adios a todos/todas; gracias por todo; \
        cuidense/cuidaos/cuidate/cuiden * mucho/todos/bien/unos/de/entre/siempre; \
        cuidense/cuidaos/quieranse/quereos; sean/sed/se felices/feliz/buenos/fuertes; \
        se portaron/portaste/porto bien; \
        despedir~/despid~/despedi/adios * de/a/con alguien/todos/todo/ustedes/vosotros/ti/gente/vida/mundo/quien; \
        despedir~/despedi/despidieron/despid~ * * sin saber~/que/decir~/sepan; \
        se despidieron/despidio/despiden de mi; sin saber~ * que era/es/fue/me; \
        ya/les/me/le di/dado/doy * * gracias/abrazo/adios/perdon; \
        ultimo/ultima abrazo/beso/cena/comida/visita/paseo/mirada/charla; era/fue/es * adios/despedida/ultima; \
        no saben/sabe/sabian/sabran que * * era/fue/es/despid~/adios/ultima; ya me despedi; \
        me/ya/he despedi/despedido de/ya/sin; dije/dicho/decir todo/lo * lo/que tenia/queria
        farewell | asks unless school work | es/sea/sera/era/porque el/mi/la/un * ultim~ * que/de * \
        me/van/voy/vamos/vaya/tenga~/celebr~/pas~/teng~; \
        el/la/mi/un/una/este ultim~ \
        cumple/cumpleanos/verano/navidad/navidades/viaje/invierno/primavera/otono/fiesta/vacaciones/finde/paseo/semana/reunion; \
        ultim~ * que me/les/vamos/voy van/voy/tienen/veran/ven/celebr~/toca/tendran; \
        que/para me/quiero recuerden/recuerde/recordaran/acuerden * * \
        asi/riend~/feliz/contento/contenta/bien/alegre/por/sonri~; me recuerden; se acuerden/acuerde * de mi; \
        luego/despues/y/ya/entonces * puedo/podre/pueda soltar~/irme/descansar/dejar~/partir/marchar~/ir; \
        soltar~ todo/ya/de; soltarlo todo/ya; dejar~ * tranquilos/tranquilas/paz/descansar; \
        por ultima/una vez * ver/abrazar/verlos/verles/abrazarlos/juntos/todos; \
        ultima vez * juntos/todos/los/mis/con/que
        farewell | asks | carta/cartas/video/videos/audio/audios/nota/notas/mensaje/mensajes * * * para/a * \
        cuando/cada/mas/despues/abrir/sus/su/los * \
        cumpla~/sean/sea/crezca~/case~/grande/grandes/mayores/mayor/quince/dieciocho/adelante/tarde/boda/cumpleanos/abran/abra/hijo; \
        grabando/grabarle/grabarles/grabe/grabo/filmarle * * video/videos/audio/audios/mensaje/mensajes/voz; \
        para cuando * cumpla~/sean/sea/crezca~/tenga~ * dieciocho/18/grande/grandes/mayores/mayor/anos/quince; \
        para mas adelante; mas adelante cuando/para; no voy a estar/poder para/decir~/ahi; \
        no estare para/ahi/cuando; carta/cartas/videos/audios * * cada uno/una/hijo; \
        carta/cartas * * cajon/sobre/caja/mesa/escritorio; \
        tiene/tienen/quedan/queda * a/con su/sus/la/el abuela/abuelo/tia/tio/padre/papa/mama/madre/abuelos
        giving away | asks | para siempre * * le/les/se/los; \
        regal~/regale/di/dej~/deje/dejarle/entreg~/don~ * * * para siempre; \
        que se las/los/la/lo quede/queden/quedara; que se quede/queden/quedara con/el/la/los/las; \
        se/te/que lo/la/los/las quede/queden/puede/pueden * quedar/siempre; \
        no me/los/las/lo/la va/van/voy/iba a hacer/servir/necesitar/usar/llevar; \
        ya no/nada * necesito/uso/sirve/sirven/necesitare/hace/hacen * mis/nada/cosas/para/donde/falta; \
        lo unico que/me * ataba/ata/retenia/retiene/tenia/sostenia/quedaba/frenaba/mantenia/mantiene/detenia; \
        nada/nadie/ya me/que/nada ata/retiene/detiene/me * aqui/mundo/ata/retiene; \
        encontr~/busc~/consegui * * casa/hogar/familia/dueno/duena/quien * * \
        perro/perra/perrita/perrito/gato/gata/gatos/loro/canarios/tortuga/conejo/pajaros; \
        perro/perra/perrita/gato/gata/canarios/gatos/loro * * para siempre
        affairs | asks | despues/cuando/porque/que/para * * yo/ya * no * voy/estar/este/estare * * \
        explic~/decir~/ayud~/ahi; \
        para que no/nadie * * lios/lio/problemas/buscar/busque/busquen/busc~/tenga/tengan * cuando/despues/luego; \
        cuando yo falte/muera/no/ya/me; cuando ya no * este/estoy; \
        contrasenas/claves/papeles/escrituras/testamento/seguro/cuentas * * * * \
        descansar/irme/pronto/soltar/terminar; \
        entierro/funeral/sepelio/cremacion/nicho/panteon/velorio * * \
        pagad~/pague/pago/arreglad~/list~/escogid~/elegid~; sin dar~ trabajo/molestia/molestias/lata/problemas/lios; \
        no dar~ trabajo/molestias/lata/problemas; no tengan/tenga lios/problemas/que; \
        no dejar~ * pendient~/problemas/deudas/lios/nada
        ending | asks unless work habit school leisure | y/despues/luego/ya ya/se/despues/entonces \
        esta/acabo/fin/termino/estuvo * se/para/todo * acabo/mi/termino/fin; se acabo para; \
        se acabo todo/mi/conmigo; y despues/luego ya; ya * termine/terminado/acabe/acabado/cumpli/cumplido $; \
        ya/yo/he * he/ya terminado/acabado/cumplido/vivido * bastante/suficiente/mi/con; he terminado $; \
        ya he terminado/acabado/cumplido; yo ya cumpli; ya cumpli * mi/con; \
        cumpli/cumplido/termino/hecho/hice/acabo * mi/con/lo parte/mision/tarea/tiempo/deber/ciclo/mio/tocaba; \
        mi mision/tarea/ciclo/tiempo/hora/papel/turno * termin~/acab~/cumplid~/llego/paso; vida/anos de sobra/mas; \
        vida/vivido * de sobra/bastante/suficiente/demasiado; \
        ya/he/tuve/tenido suficiente/bastante/tenido * vida/anos; \
        no estoy/es triste/tristeza/deprimid~/pena * * es/solo/ya/termin~/acab~; \
        que/y/ya todo/esto se * termine/acabe/termina/acaba/terminara * de/ya/pronto/todo/en; \
        se termine/acabe/terminara de/ya/todo/esto/pronto; termine/acabe de una vez; que pase lo; que sea lo que; \
        lo que dios quiera/disponga; hasta aqui/aca llegue/llego/he/llegamos; \
        cerrar/cierro/cerre * libro/telon/ciclo/capitulo * de/y/para * vida/mi/todo; ultimo capitulo/pagina; \
        ultima pagina; apag~ la/mi luz/vida; no * pelear~/luchar~/dar/pelearla/luchar * mas/guerra/ya; \
        no pienso/quiero/voy pelear~/luchar~/a/dar * pelear~/luchar~/guerra/pelea; dejarme ir/morir/llevar/caer; \
        me dejo/dejare ir/morir; dejo que * enfermedad/naturaleza/cuerpo/vida/corazon
        better without me | asks unless work habit home | mejor/tranquil~/bien/feliz/felices/facil/respir~/descans~/vida/arregla/simple \
        * * * si/sin/cuando/el * yo/mi/dia/no/me * no/existiera/falt~/estuviera/este/estoy/muera/vaya/faltara; \
        respirar~/descansarian/descansaran/descansar/respiren/descansen * * si/sin/cuando/el/mejor * \
        yo/mi/no/dia/si; si yo no * existiera/estuviera/estoy/este/viviera; si no existiera/estuviera/viviera; \
        si me/yo/ya muero/muriera/fuera/voy/faltara/desaparezco; \
        el dia * yo/que * no/me/falte/yo * este/vaya/muera/falte/estoy; \
        se les * arregla/acaba/soluciona/quita/facilita/simplifica/alivia * vida/problema/problemas/peso/carga; \
        seguro * * pagaban/pagan/paga/pagaria/pagarian/cubre/alcanza/cobran/cobrarian/cobra/pagar/daria; \
        cobran/cobrar/cobrarian/cobraran/dinero/plata * del/el/mi seguro; valgo mas muert~; \
        saqu~/quit~/quitar~/sacar~/alivi~ * * este/un/el/ese peso * encima/mio/de; \
        peso/carga/problema/preocupacion/boca menos; menos un/una peso/carga/problema/boca/preocupacion; \
        les/le hago/haria/hare/haciendo un favor; \
        nadie/no va/tendra/tengan/tendran/van/tienen/tenga a/que/mas * * \
        cuidarme/mantenerme/cargarme/aguantarme/cargar/soportarme/atenderme/preocupar~/pagarme/lidiar; \
        dejar~ de/en * ser/paz/cargar/tranquil~/molestar/cuidarme/preocupar~ * \
        carga/peso/todos/problema/conmigo/por; \
        deje~/dejen/dejaran/dejarian de * cuidarme/cargar/preocuparse/gastar/sufrir/mantenerme
        burden | asks unless home work habit leisure | soy/siento/sea/ser/soi un/una/solo/puro/pura * \
        carga/peso/estorbo/lastre/molestia/gasto/problema/cruz * para/de/en * \
        mis/mi/todos/la/el/ellos/ella/hijos/familia; \
        carga/peso/estorbo/lastre * para/de mis/mi/todos/ellos/hijos/familia/la/los; \
        no * serlo/ser/seguir * mucho/siendo/carga/peso * tiempo/mas/carga/peso; mucho tiempo mas; \
        no por/sera mucho * tiempo/mas; \
        gastan/gasto/gastado/cuesto/cuesta/gaste/gastaron * * en/dinero/plata/a/por mi/todo/mis/conmigo; \
        se gastan * todo * mi; \
        bancaron/bancado/aguantaron/cargaron/soportaron/aguantado * * a/me/bastante/mucho/demasiado/ya; \
        me * bancaron/aguantaron/cargan/aguantan/mantienen/soportaron; cargar/cargando/cargan con/conmigo migo/mi; \
        cargar conmigo; lidiar conmigo; preocupar~ por mi; arruin~/fastidi~/amarg~ * la/les vida * a/todos/mi; \
        solo/nomas estorb~/molest~/gasto/peso/doy/complico/causo; no le sirvo/hago/aporto; no sirvo * nadie/nada
        no future | asks | no/ya * queda/hay/tengo nadie a/que/por * quien/le/me/importe/extrane; \
        estoy/sigo/ando aqui/viv~ solo/nomas/unicamente por/porque/hasta; \
        solo/nomas estoy/sigo aqui/viv~ por/porque/hasta; \
        no me veo/imagino * * despues/mas/luego/a/pasado/en/con * de/alla/futuro/junio/entonces/viej~/anos; \
        no puedo/consigo/logro/se imaginar/ver/pensar * * despues/mas/nada/futuro/luego/manana; \
        se * corta/acaba/termina/apaga/borra/pone * ahi/alli/negro/blanco/pelicula/todo; \
        pelicula/cinta/camino/mapa/historia/pantalla * * corta/acaba/termina/negro/blanco/para; \
        me/y/da/verdad da/dio/deja/trae * paz/calma/tranquilidad/alivio/igual/tranquil~; \
        tranquiliza/calma/alivia/consuela * * saber/saberlo/verlas/tenerlas/tenerlo; \
        prometi/jure/dije/prometido/promesa/juramento * * aguant~/esper~/quedar~/seguir/resist~/llegar/dur~/viv~ * \
        hasta/mas; \
        aguant~/esper~/resist~/dur~ * * hasta que/el/la/los/mi * * \
        fueran/sean/crezc~/termin~/gradu~/cas~/cumple/cumpleanos/boda/navidad/comunion/grande/grandes/nazca; \
        aguantaba/aguante/aguanto/aguantando/resisto * hasta/por el/la/que/mis/mi/ellos/ella; \
        no/ya/nada * le/les debo * nada/nadie/mas; no * debo * nada * nadie; \
        por * ella/el/ellos/ellas/eso/eso/perrita/mama/hijos/ti * * \
        seguia/sigo/aguantaba/estaba/vivia/vivo/aguante/segui/aguanto; \
        era/eran/fue * lo/el/la/unico/por * unico/unica/motivo/razon/que/ultimo/ultima * que/me/por/para * \
        me/quedaba/seguia/sostenia/aguantaba/tenia/levantaba/vivia/ataba/vivir/seguir; \
        unico/unica/ultimo/ultima/motivo/razon * que/por/para * me/seguia/seguir/vivir/aguantar/quedaba/levantaba * \
        aqui/mundo/viv~/quedaba/pie/ataba/sostenia/mantenia/retenia/tenia; \
        no/ya/nada/nadie * queda/hay/tengo/tiene/quedo * nada/nadie/algo/motivo/razon * por/para * lo/que/quien/cual \
        * aguantar/vivir/seguir/quedarme/esperar/luchar/levantarme/que; \
        por lo que/cual aguantar/vivir/seguir/quedarme/luchar/pelear/esperar; \
        por quien/quienes vivir/seguir/aguantar/quedarme/luchar; \
        nada que * esperar/hacer/perder/ate/retenga/detenga; ya nadie * me/necesita/espera/depende; \
        mis/los/las/menor/hijos/chicos/ninos * ya/son/fueron/estan * grandes/mayores/casad~/criad~/salvo * \
        y/ya/cumpli/me/no; para que * si/tanto/me/todo/sirve * estoy/cansad~/da/igual/voy/ya/todo; pero para que $; \
        para que/pa * escrib~/me/molest~/esfuerz~ * si/esto/nada; a estas alturas/que
        method | asks | guard~/junt~/acumul~/ahorr~/escond~/apart~/reserv~/coleccion~/aparto/junto * * <pills>; \
        guardando/juntando/acumulando/escondiendo/apartando * <pills>; \
        <pills> * * en/guard~/junt~/contad~/cajon vez/lugar/guard~/cajon/caso/por; en vez/lugar de tomar~/tragar~; \
        cont~/contar/conte/cuento/recuento/contando * * <pills>; \
        necesito/tranquiliza/calma/alivia/consuela/gusta/reconforta/sirve/basta * saber/ver/verlas/tenerlas/sentir * \
        que * estan/esta/ahi/hay/tengo/siguen/existe; \
        saber que * esta/estan/sigue/siguen/tengo * ahi/alli/aqui/cerca/mano/me/a/donde; saber que estan/existe; \
        por/en si/caso un/acaso/de/algun/no/ya * dia/no/todo * ya/no/puedo/mas/aguanto/todo; \
        lo/todo que * necesito/necesitaria/hace/falta/necesite/preciso * ya/esta/lo/falta/tengo * \
        esta/tengo/listo/cajon/guardado/compre/casa/preparado; \
        puente/viaducto/anden/vias/azotea/balcon/barranco/acantilado/baranda/barandal/malecon/terraza/techo/cornisa/mirador/tejado/ventana/precipicio/pretil/rio/borde \
        * * * abajo/noche/rato/ratito/mas/calma/paz/saltar/mirar/mirando/asom~/vacio/facil/rapido; \
        me paro/detengo/quedo/asomo/siento/pare/asome/quede/subo/subi * en/al/a/otra/del/sobre/por * vez * \
        el/la/del/a * \
        puente/viaducto/anden/vias/azotea/balcon/barranco/acantilado/baranda/barandal/malecon/terraza/techo/cornisa/mirador/tejado/ventana/orilla/borde/precipicio/pretil; \
        mire/miro/mirar/mirando/asom~ * para/hacia/pa abajo; no * fio/confio/fie/confie * de/en mi/mismo/misma; \
        no me fio/confio; no confio en mi; \
        me pego/alejo/aparto/agarro/arrimo/pegue/alejar~ * * a/de/del/contra * \
        pared/anden/borde/vias/baranda/columna/ventana; \
        no * girar/frenar/doblar/tomar/voltear/virar/dar * en/la/el/a/volantazo * \
        curva/volante/semaforo/vuelta/muro; no frenar/girar/doblar/frene/girara/frenara * y/en/a; \
        seguir/sigo/irme/ir/tirar/seguirme * recto/derecho/largo/directo * en/y/hasta/contra/al * \
        curva/barranco/muro/y/rio/ya; curva/volante/barranco/muro/arbol/camion/carril * y ya/listo/fuera/adios/todo; \
        volantazo; \
        dej~/dejando/deje/dejar/abandon~/suspend~/saltando/salto/no/rechac~ * * * \
        dialisis/quimio/quimioterapia/insulina/tratamiento/remedios/medicacion/corazon/oxigeno/anticoagulante/antirretrovirales/inyecciones; \
        remedios/medicinas/<pills>/tratamiento/insulina/medicacion * * * a proposito/adrede/sin/aposta/queriendo; \
        a proposito/adrede/aposta; sin decir~/contar~/avisar~ * * a/nadie/por/nada * nadie/porque/que/por; \
        no/nadie lo/se/sabe/he * sabe/dicho/contado/dije/que * nadie/a/deje/dej~/no; soga; \
        cuerda/cinturon/mecate/lazo * * viga/techo/armario/cajon/lista/nudo/listo; \
        gas/garage/garaje/motor/coche * encendid~/cerrad~/prendid~/abiert~
        self-harm | asks unless leisure | cortandome/cortarme/lastimandome/quemandome/aranandome/golpeandome/pellizcandome/pegandome/mordiendome/rasgunandome; \
        me/volvi/volver/vuelvo a/he/estoy/estuve * cort~/lastim~/quem~/aran~/golpe~/herir~/hacer * \
        brazos/piernas/muslos/dano/otra/la/con; \
        hago/hice/hacer/hacerme/hacia/haciendome/haga * dano/cortes/heridas/marcas; \
        marcas/cortes/cicatrices/heridas/lineas/quemaduras/rayas/cortadas/moretones * * * \
        piernas/brazos/brazo/muslos/pierna/antebrazo/antebrazos/barriga/nuev~/otras/frescas/reciente~/viejas; \
        nuev~/otras/frescas/mas marcas/cortes/cicatrices/heridas/cortadas/nuev~/al * al/lado/encima/junto/otra; \
        manga/mangas/pantalon larg~ * * calor/verano/para/que/vea/brazos/playa/agosto/julio/nadie; \
        verano * * manga/mangas larg~; \
        no * vea~/vean/noten/descubr~/mire~ * * los/las \
        brazos/piernas/cortes/marcas/cicatrices/heridas/muslos/munecas; \
        tap~/escond~/ocult~ * brazos/piernas/cortes/marcas/cicatrices/heridas/muslos/munecas/cortadas; \
        unico/unica que/forma * * * apaga/calla/calma/alivia/silencia/para/descansar/funciona * * \
        cabeza/ruido/mente/voces/dolor/angustia/todo; \
        me apaga/calla/silencia/calma la/el/las cabeza/ruido/mente/voces/cerebro; \
        dano * * pasa/calma/alivia/mejor/tranquil~/siento/descans~/para; lo que me hago; \
        ver/sangr~/sangre * sangr~/sangre/calma/alivia/tranquil~; sangre me calma/alivia
        vanish | asks unless leisure work | desaparecer~/desaparezca/desaparezco/irme/esconderme/perderme * \
        donde/sin/para/y/adonde/que * nadie/no/rastro/dejar/siempre/me/jamas * \
        encuentre~/encuentren/busque~/rastro/sepa/vuelva~/nadie/nunca; \
        nadie/no/nunca me/vuelva~/pueda~ encuentre/encuentren/encontrar~/a/busque/busquen * \
        nunca/jamas/mas/despues/nadie; \
        borr~/eliminen/elimin~/olvid~ * * de/del la/mapa/todos/memoria/recuerdo/mente * \
        memoria/todos/vida/recuerdos/mapa; que me olviden/borren; \
        como si/que * nunca/no * * hubiera/haber/hubiese/existi~/nacido * existido/nacido/estado/pasado; \
        no/nunca * hubiera/hubiese/haber/debi/habria nacido/existido/nacer/existir; \
        dej~/dejar/parar/cesar/dejo de existir/ser/estar/vivir; no existir; no/ya no quiero existir/ser; \
        evapor~/esfum~/disolv~/apagarme/volverme/hacerme; \
        ser/volverme/convertirme/hacerme * nada/polvo/aire/humo/invisible; sin dejar * rastro/huella; \
        no dejar * rastro/huella
        reunion | asks | estare/ire/irme/reunir~/encontrar~/juntar~/vere/abrazar/alcanzar~ * * con/a/al \
        el/ella/<lost>/ellos/ti * antes/pronto/ya/alla/arriba/otra/de/en/nuevo; \
        irme/reunirme/juntarme/encontrarme/partir con/a/al * <lost>/ellos; \
        antes/pronto/ya/despues * * estare/voy/ire/vere/estar/estaremos * * con * <lost>/el/ella/ellos/juntos; \
        me * espera/esperan/llama/llaman/esperando/llamando * * alla/arriba/cielo/lado/ella; \
        esperando/espera/esperan/llamando/llama * alla/arriba/cielo/desde; alla/alli arriba; \
        hora/momento/ganas/tiempo/toca/quiero * de/que/irme/ir * ir/irme/estar/reunir~/vaya/encontr~/alcanz~ * \
        con/a/al/el/ella/<lost>; alcanzar~ a/al * <lost>; \
        al lado/junto de/a/del * <lost> * cementerio/panteon/tumba/enterr~/para; \
        con <lost> donde/alla/arriba/otra/de/para/en; nos vemos/veremos alla/arriba/pronto/del/en; \
        murio/fallecio/fue/muerte * * * * ire/voy/estare/alcanz~/seguire/reun~
        decided | asks | tengo/tenia/esta/he/ya/lo decidid~/decision/decidi/resuelto/resuelta * que/de/tomada * \
        yo/no/me/ya/irme; ya/lo/he/tome/tomada * decidi/decidido/decision; \
        lo tengo/tenia claro/decidido/resuelto/pensado/planeado
        farewell | asks | que te/les/os vaya/vayan bien/bonito; les/te deseo lo/todo mejor/bien; \
        que esten/sean/seas/estes bien/felices; \
        dejar/dejo/deje/quiero todo/las/lo * bonito/limpio/bien/ordenado/lindo; \
        devolvi/devolver/devuelvo/regrese * * libros/todo/prestado/debia; no lloren/llores/llorar; \
        no se/me/te enojen/culpen/culpe/culpes/sientan/preocupen/busquen; que nadie se culpe/sienta/llore; \
        no es/fue/tiene/tienen la/su/tu/culpa * culpa/de/nadie/suya; perdon por todo; \
        perdonenme/perdonadme/perdoname; los/las/les/te quise/quiero/ame/amo * a/mucho todos/todas/siempre; \
        dile/diles/digan/diganle/decirle * a/que mi/los/la/lo * quise/quiero/am~/perdon; \
        no molestare/molesto/molestaria mas; mi/el/un ultimo dia perfecto/bonito/con/juntos/de; \
        una nochebuena/navidad mas/ultima con/y
        giving away | asks | lo demas * * vend~/qued~/repart~/regal~; debajo de la almohada/cama; conmigo ya no; \
        ya no va/van a volver conmigo; \
        quien va/cuidara/quiere/puede a/al/mi/dar/quedarse * * perro/gato/gata/perra/plantas; \
        le den de comer * gato/perro/gata
        affairs | asks | lo/la/los/las/le va/van a necesitar/servir pronto/despues/cuando; \
        va/van a necesitarlo pronto/cuando/despues; todo quedo/queda/esta/dejo * list~/arreglad~/resuelt~/pagad~ $; \
        hipoteca/casa/deuda/deudas * pagad~/cubiert~/saldad~ * cuando/para/y
        burden | asks | ocup~ espacio/lugar/sitio; gasto/gastar/desperdicio aire/oxigeno/espacio; soy el problema; \
        se merecen/merece a/alguien/algo * mejor; esperan/esperando que/a * me/esto/se acabe/muera/vaya/termine; \
        acabe/termine * conmigo; no valgo lo/la/tanto/nada/el; no merezco * vivir/nada/que/cuid~/seguir; \
        ojala no me/hubieran tenido; nunca debieron/tenerme
        no future | asks | nada/nadie * que/me sosteng~/mantenga/retenga/ate/sostiene/mantiene; de que sirve/me $; \
        de que sirve * si/ya/todo; ya/y no * queda/hay/tengo nada * por/que/aqui hacer/decir/me/aqui; \
        cumplir/romper/rompo/mantener * promesa de/que * quedarme/seguir/vivir/estar/aguantar; \
        promesa de quedarme/seguir/vivir/aguantar; no/ya va/habra a * otro/otra/haber/mas; no va a haber; \
        alguien/gente/otro/quien que * quier~ vivir; quien quiera vivir; la misma edad * cuando/que * murio/hizo; \
        pienso/planeo/espero/tengo * seguir viviendo/vivir
        decided | asks unless work leisure | ya/ya/ tengo/puse/elegi/marque/escogi * fecha/dia; \
        desde que * decidi/decidido/supe/tome * siento/estoy/duermo/mas/decision/ligera/tranquil~; \
        mas/me/estoy/siento ligera/ligero/tranquil~/calma/liviana/paz desde que/por * decidi/decidido/se; \
        se como/cuando/donde voy/sera/lo * hacer~/ser; \
        nadie/no me/va * convenc~/cambi~/hacer~ * cambiar/opinion/idea/nadie; ya es * tarde para/conmigo; \
        tengo un plan y/que/listo
        rest | asks | cerrar/cierro/cerrara * ojos y/para * que/ya/no/se/acabe; y que ya este; ojala durara; \
        que * se apague todo; apag~ * todo/mundo/cabeza/luces; que todo quede/este en/quieto/oscuro/silencio; \
        que * mundo se/pare; bajarme del/de/este mundo; volverme/ser/hacerme polvo/nada/ceniza
        self-harm | asks unless leisure habit | hasta que * sale/sangr~/brota/veo/duela sangre/sangr~; \
        hasta sangrar/sacarme; \
        clav~/hundo/hundir/apag~/aprieto/pego/golpe~ * * \
        unas/cigarro/cigarrillo/aguja/vidrio/alfiler/encendedor/cabeza/pared/punos * * en/hasta/contra/la; \
        golpe~/pego/pegarme/estrello * * cabeza/pared/piernas/cara; sentir algo $
        reunion | asks | ver/abrazar/veo/vere/abrazare a * <lost> otra/de/pronto; \
        bueno/bonito/lindo * a/ver ver/a * <lost>; ya casi/falta estoy/poco * con; lo hizo a los
        method | asks | lo/que rapido/facil/sencillo que seria/es/fue; ultimo piso/nivel del/de; \
        cinturon * * puerta/viga/miro/closet/cuello; \
        donde * guarda/esconde/tiene/guardaba * arma/pistola/rifle/escopeta/pastillas; morfina; \
        deje/dejado de comer $; deje de comer * y/hasta/no
        burden | asks | una/soy carga/peso/estorbo para todos/todo/mi/mis familia/hijos/todos/mujer/padres * $; \
        una carga para todos
        affairs | asks | cancion/canciones/musica/flores/traje/foto/fotos/lista * * mi/el \
        entierro/funeral/velorio/misa; util/ultimo * que * puedo hacer por; \
        poliza/seguro * * pague~/cubra~ * casa/hipoteca/deuda; ese/eso es * * mi plan; \
        entregar/entregue * llaves * ese/y/eso
        giving away | asks | a mi ya no me; a mi no me van/va/hacen/sirve/sirven; \
        dej~/di/regale * mis * al/a/para * vecin~/herman~/sobrin~/amig~/prim~
        farewell | asks | me despedi bien/de; despedi * * de/nietos/hijos/todos; abrac~ * * mas/ultima/fuerte/largo; \
        regalos * * * * hasta/para * los/que dieciocho/cumplan/anos; hasta los dieciocho/quince/veinte
        not here | asks | alguien/uno/una que no * queda/estara/va/sigue; quien no * queda/estara/sigue; \
        no me quedo/quedare * $; \
        para el lunes/martes/miercoles/jueves/viernes/sabado/domingo * todo * silencio/acab~/termin~/calma; \
        una/un primavera/verano/navidad/ultimo/ano mas y/luego/despues * * termino/acabo/me/ya/listo; \
        ahi termino/acabo/me; ya no compro/guardo/planto/ahorro
        burden | asks | agotad~/cansad~/hart~ * por/de mi * culpa/mi; por mi culpa * * puedo/voy; por mi culpa y
        rest | asks | dejenme/dejame/dejen/deja dormir/ir/descansar/en * y/que/ya/no/paz; \
        no me/vengan/venga * vengan/busquen/despierten/despierte * a/mas/nunca/buscar
        vanish | asks | no quiero/ya ser persona/nadie/nada/yo/mas; ya no quiero ser; como si * nunca; \
        nunca * pasado por/aqui
        method | asks | cuchillo/navaja/cuchilla/cuerda/pastillas * * * cama/almohada/mesita/colchon/buro; \
        mismo/misma punto/lugar/sitio/curva * $; freno/bajo/paro/detengo * en el mismo; \
        leido/buscado/averiguado/visto * * cuanto/cuantas/como/que hace/se/falta/tarda; cuanto/cuanta * hace falta; \
        tire/tirado/bote/eche * * pastillas/remedios/medicinas/medicacion * * basura/inodoro/water/bano/corazon; \
        no voy/ire/vuelvo mas a; una semana o dos
        self-harm | asks | rasgun~/aran~/cortes/cortadas * * mas/hond~/profund~; mas hond~/profund~ $; \
        cada vez mas hond~/profund~; empezo con rasgunos/cortes
        reunion | asks | donde esta/estan/estas $; estar donde esta/estan/ella/el; voy/iba/ire/va detras $; \
        detras de el/ella; se fue asi; se mato; seguir~ sus pasos; no veo la hora de/que
        farewell | asks | las paces con irme/morir/dejar/todo/la/todos; \
        diganle/digan/diles/dile a mi/mis/los familia/hijos/papas/padres/mama/hermana/hermano; \
        perdon por el/todo desorden/esto; ahora ya puedo; ya me puedo
        no future | asks unless work leisure | no tengo/hay un/ningun manana/futuro; \
        nada * delante/frente/enfrente de/mio; solo * muro/pared/oscuridad/negro
        reunion | asks unless leisure | bajo tierra; prefiero estar * con <lost>/ellos
        trapped | asks unless work habit home | solo veo una salida; una sola salida; unica salida; una salida y; \
        solo me queda una/irme/salir/eso/desaparecer; solo queda irme/una/eso; lo unico es irme; \
        lo unico que queda es irme/irse; no hay marcha/vuelta atras para; no veo por donde; no hay luz; no veo luz; \
        me falta el aire en esta vida; contra la pared; callejon sin
        no future | asks unless work leisure habit school | ya no tengo/hay arreglo/remedio/salvacion/cura; \
        no tengo arreglo/remedio/salvacion; no tiene arreglo; ya no hay quien me; lo arruine todo; arruine todo; \
        arruine mi; lo perdi todo; perdi todo; lo he perdido todo; he perdido todo; no me queda nada/nadie/nada; \
        ya no me queda; no tengo nada ni a nadie; nunca voy/sere/estare a/feliz/bien ser/estar; \
        nunca voy a estar/ser/volver; jamas sere feliz; no va/voy a mejorar; no voy a estar bien; \
        no creo que llegue/siga/viva/vea/este a/hasta/aqui/en; no creo llegar; \
        no creo que yo siga/este/llegue/exista; espero no llegar/cumplir/ver/pasar; \
        no quiero/espero/pienso/planeo llegar/cumplir/pasar a/los/de \
        viej~/los/treinta/cuarenta/cincuenta/sesenta/setenta/ochenta/30/40/50; yo no voy a llegar; \
        no voy a llegar a \
        ver~/diciembre/enero/febrero/marzo/abril/mayo/junio/julio/agosto/septiembre/octubre/noviembre/primavera/verano/invierno/navidad/cumpl~/los; \
        si yo no voy a llegar/estar/ver; no hay primavera/verano/navidad/manana/futuro/despues para; \
        aqui no pinto nada; ya no pinto nada; que pinto yo aqui/en; sobro aqui/en
        no future | asks unless work leisure habit school home | ya no quiero/puedo con esto/nada/la vida; \
        hart~ de existir/respirar/estar/ser/todo esto; \
        cansad~ de existir/respirar/ser/estar * persona/alguien/yo/viva/vivo/humano/humana/aqui; \
        no naci/sirvo/valgo para esto/vivir/la vida; la vida no es para mi; vivir no es para mi; \
        me quede grande la vida; me queda/quedo grande la/vivir vida; \
        odio vivir/estar/despertar/seguir * viv~/despertar/aqui; odio estar viv~; \
        ya tuve bastante/suficiente de todo/vivir/la; estoy hasta aqui de/vivir; \
        no le encuentro/veo/hallo * sentido/gracia/caso a/de vivir/seguir/nada/esto/despertar; \
        no le veo sentido a seguir; no hay/existe un yo; ya no hay un yo; no habra un yo
        wish | asks | ser persona; no quiero ser persona/nadie/yo; desvivirme; desvivir; me quiero desvivir; \
        que me maten; que alguien me mate; que se me pare el corazon; se me parara/pare/parase el corazon; \
        que el corazon se; caerme/caiga/cayera muert~; ojala me hubiera/hubieran muerto/dejado/ido/quedado; \
        me hubieran dejado * ir/morir; no debieron salvarme/encontrarme; me hubiera quedado dormid~; \
        no le tengo/tengo miedo a la muerte/morir; ya no tengo miedo * solo/paz/a; no me da miedo morir/morirme/la; \
        envidio a los muertos; envidia * muert~/murieron/mueren; \
        morir/morirme/muerte seria/es/suena/parece * un/alivio/descanso/bonito/facil/paz; \
        yo deberia/tendria estar/que muert~/estar/haber; el que debio/tenia morir/que soy/morir/era; no me quejaria; \
        si me quedara dormid~ y/esta/esa; no creo que me quitara/apartara/moviera; \
        no me quitaria/apartaria/moveria/haria/correria; no me quitaria del; me quedaria quiet~; \
        ni me moveria/quitaria/apartaria
        burden | asks unless home work | peso muerto; un desperdicio; ser un estorbo; estorbo para; me cargan a; \
        los arrastro; los hundo; hundo a todos; arrastro a todos; les fallo; le fallo a todos; decepciono a todos; \
        soy un gasto/problema/error/fracaso/desastre/caso; merece/merecen una/un mejor; \
        se merecen a otra/alguien/una/otro; mejor madre/padre/hija/hijo que yo; ella si es una buena madre; \
        es mejor madre/padre; todo lo que toco; destruyo todo; no le sirvo a nadie; no sirvo de nada; \
        solo doy/causo/traigo/hago * problemas/dolor/gastos/penas/trabajo/dano; solo les doy/causo/traigo; \
        una boca menos; para lo que sirvo; nadie deberia cargar/lidiar/aguantarme
        better without me | asks unless home work habit | lloraria/lloraran/llorarian/llorara * un/una/unos \
        mes/semana/dias/rato/tiempo/meses; llorarian * y/pero * luego/despues/ya/seguirian; \
        podria/podrian/pueda rehacer su/sus/la vida; rehacer/rehara/reharia su vida; les/le devolveria su vida; \
        tendria/tendrian su vida de; el mundo no/ni se/lo notaria/enteraria; \
        ni se/lo notarian/enterarian/darian/enteran/van; no me echaria nadie; \
        mas facil/barato/simple/tranquil~ para todos/ellos/mi; se acabarian/acaban/terminarian sus/los problemas; \
        sin mi se/les/todo/estarian/vivirian; todos/mis/ellos respirarian/descansarian; respirarian si me; \
        si me voy/fuera/muero/muriera/borro * mejor/tranquil~/descans~/feliz/libres; van a estar bien con su/sus; \
        estaran bien con su/sus; van a estar mejor con
        farewell | asks unless work school leisure | fue un gusto/placer conocer~; un gusto haberl~/haber; \
        nos vemos en la/el otra/otro vida/lado/mundo; en la/otra/proxima vida; hasta la otra vida; adios mundo; \
        adios y/a gracias/perdon/todos; no van/vas/volveran a saber/oir/ver * de/mi; no sabran/sabras mas de; \
        digan~/diles/dile/digale/diganles/decidle/decidles * a/que * se/hizo/hice/no/los/la/lo/quiero/quise/perdon~; \
        hizo/hice lo que pudo/pude; por lo que voy a hacer; perdon por lo que voy; lo que voy a hacerles; \
        perdon~ por lo/irme/dejar~ que/asi; que me perdonen; perdonen por; \
        escribi/escrito/escribiendo/escribire * a/para mis/mi/cada \
        hermanos/hijos/padres/madre/padre/hija/hijo/familia/hermano/hermana/mujer/marido/uno; \
        les/le escribi a/una/unas/cartas mis/mi/carta; que nadie se sienta; no se culpe~/sientan; no fue culpa de; \
        que sepan que no; recuerdenme; me recuerden con/bien
        giving away | asks unless home work elsewhere leisure | que se quede/queden con el/la/mi/mis * \
        coche/carro/moto/guitarra/bici/casa/piso/perro/gato/libros/discos/reloj/anillo/cosas/todo; \
        quedate con mi/mis/el/la; puedes/puede quedarse con mi/mis/el/la; te/le/les dejo mi/mis/el/la; \
        tengan/tenga/tienen/guarden/quede algo mio/de; algo mio; un recuerdo mio; algo para recordarme/acordarse; \
        repartiendo/reparto/reparti/repartir mis/los/las/todo \
        discos/libros/joyas/cosas/guitarras/herramientas/anillos; para que tengan algo/un; \
        no las/los/lo/la voy a ocupar; ya no * voy a ocupar
        affairs | asks unless work elsewhere leisure | nada mas en la lista; no queda nada en la; \
        no me queda nada mas en/por; di/doy/dado/dar de baja la/el/los luz/agua/gas/telefono/contrato; \
        dej~ las llaves a/con/al/en; le deje las llaves; \
        pagad~/pague/pago/compre/escogi/elegi * el/mi/un nicho/ataud/urna/entierro/funeral/cremacion/tumba; \
        mi nicho; mi ataud; mi urna; no hace falta que me recuerdes; no me recuerdes nada; \
        dejar * seguro arreglado/listo/pagado; lo del seguro arreglado; cuando yo no este; \
        nadie que las/los/la/lo apague
        not here | asks unless elsewhere work leisure school | no va/habra/hay a haber nadie; \
        no va a haber nadie que; no habra nadie que/para; nadie las/lo/la apag~; \
        no me veo/imagino viv~/aqui/ahi/llegando/viej~; dentro de * meses/semanas no hay/habra/estoy/estare; \
        siempre supe/he sabido que me/no/yo * ahi/llegaria/quedaria/acabaria; \
        nunca pense/crei/creo llegar/vivir/pasar/que; llegar tan lejos; tengo los dias contados; dias contados; \
        los dias contados; vivo de prestado; tiempo prestado; \
        no guarde~/pongas/anotes/planees * para/el/despues * mes/despues/ano/eso; \
        deje de hacer/comprar/pagar/ahorrar planes/para; deje de hacer planes; para que planes/metas/alarmas si/yo; \
        metas si no/yo; este/esta/el mundo * no/ya * estar~/siga/seguir~; \
        no * siga/estare/este/seguire en este mundo; no paso del/de este/esta/ano; no salgo de este/esta; \
        no salgo viv~
        rest | asks unless leisure habit work | todo se quede/calle/apague/detenga/pare/acabe * \
        call~/quiet~/oscuro/silencio/y/ya; se quede callado/quieto/oscuro/en; que todo se calle/apague/detenga; \
        dormir cien/mil/anos/todo; entrar en coma; quedarme en coma; coma; acostarme y/para no/nunca/ya/morir~; \
        echarme y no; tumbarme y no; quedarme dormid~ y/sin ahi/ya/no/se; y ahi se acabara/acabe/quede/termine; \
        y ahi se acabo; no ver~ otra/otro/la/el/mas manana/amanecer/sol/dia/luz; \
        lista/listo/preparad~ para que termine/acabe/todo/esto/se/irme/partir; que venga lo que/ya; que llegue ya; \
        que llegue lo que/el; dejarlo todo venir; ya no tengo miedo; me ire en paz
        method | asks unless leisure work home | cuanto tard~ * en caer/morir/llegar; cuanto se tarda; \
        cuanto dura/tarda/duele la/en/caer/el; que tan/lo facil/rapido/alto seria/es/que; lo facil que seria; \
        garaje/cochera cerrad~/puerta; con el garaje cerrado; motor/coche encendido/prendido en/con/dentro; \
        tubo de escape; escape; helio; aguantar/aguanto la respiracion; lo que haria falta; \
        bastante/suficientemente alto/profundo; no me quitaria de; \
        deje/dejado/dejo de tomar las/la/mis pastillas/pastilla/medicina/medicinas del/de/para \
        corazon/azucar/presion/tension que/y/a/porque; deje las pastillas del corazon; \
        deje * pastillas/insulina/medicina/remedios que/venga/y/a que/venga/pase
        self-harm | asks unless leisure work | la navaja/cuchilla/gillette; \
        me hago/hice/haciendo marcas/cortes/rayas/tajos/dano; me corto cuando/para/si/por; cortarme para/cuando; \
        me quemo cuando/para; me golpeo/pego/rasguno/aran~ cuando/hasta/para/la; \
        ganas de/impulso cortarme/lastimarme/hacerme/quemarme/de; recai/recaida * cort~/autoles~; tajos; me tajeo; \
        hacerme tajos
        reunion | asks unless leisure | irme/estar/ir/voy/quiero/acostarme/dormir ya con mi <lost>; irme ya con; \
        acostarme/echarme/tumbarme/descansar/dormir * junto/lado/con/al a/de/mi * <lost>; \
        junto a mi/el/ella * panteon/cementerio/tumba/nicho; al lado de mi <lost> * panteon/cementerio/tumba/nicho; \
        quiero irme con mi/el/ella; donde esta el/ella/mi; irme/seguirlo/seguirla/alcanzarlo/alcanzarla; \
        desde que falta/murio/fallecio/se * irme/seguirl~/alcanzarl~/estar * con/ya
        acting | danger unless helping | ideas suicidas; pensamientos suicidas
        farewell | danger | carta/cartas/nota/notas de suicidio; despedirme de la vida/este mundo/mundo; \
        adios mundo; despedirme de mis hijos/hijas/nietos/padres; mis/ultimas ultimas/voluntades voluntades
        acting | danger | tome/tomado/tomar/tomarme una sobredosis; me tome una sobredosis; \
        sobredosis en enero/febrero/marzo/abril/mayo/junio/julio/agosto/septiembre/octubre/noviembre/diciembre; \
        matate; voz/voces/cabeza/mente * dice/dicen * mate/muera/matate/muere/ahorque; \
        cinturon/cuerda/soga/cable/sabana * en/al/alrededor * cuello
        acting | asks unless work leisure habit | voz/voces/cabeza/mente * dice/dicen/pide/repite * que * \
        salte/tire/haga/corte/acabe/termine/suelte; \
        me veo/imagino haciendolo/saltando/tirandome/colgandome/cayendo/muert~; \
        dar/dando/doy/dar el/un paso en/al/desde/hacia el/vacio anden/vacio/puente/vias; \
        lo intente en/el/una/hace/ya/dos; lo he intentado ya/antes/una/dos; intento anterior; \
        mi ultimo/primer intento; hacerlo bien esta/la/$; pienso en hacerlo bien; sin cinturon
        unnoticed | asks unless work home | nadie me buscaria/encontraria/buscara/encontrara/echaria; \
        me encontrarian/encontraran/encuentren a/en/dias/semanas/cuando; tardarian en encontrarme/darse/enterarse
        not here | asks unless elsewhere work leisure school | solo * \
        llegar/aguantar/durar/quedarme/previsto/estoy/estar * a/hasta * \
        boda/cumple/cumpleanos/navidad/graduacion/comunion/verano; sigo/ando/estoy por aqui/aca solo; sigo por aqui; \
        ya vivi lo/bastante/todo; preferiria irme ya; irme ya con; sin mi de/desde aqui/ahora en/adelante; \
        cumpleanos/navidades/bodas sin mi; siempre supe que me/no/yo * ahi/llegaria/quedaria/acabaria; \
        no tengo que hacer esto mucho; no tener que hacer esto mas; hacer/aguantar esto mucho mas; \
        preguntas/pregunte~/preguntar por el/la/mi verano/primavera/navidad/futuro/invierno/otono
        burden | asks | piedra/losa/cruz/ancla/lastre/cadena/peso al/en/a/del * cuello/espalda/hombros; una losa
        affairs | asks unless work leisure elsewhere | para que no tenga/tengan/tengas que \
        andar/buscar/llamar/pagar/limpiar/adivinar/preguntar * * despues/luego/sol~; \
        contrasenas/claves/llaves/papeles * * para que no/nadie * tenga~ * despues/luego
        farewell | asks unless school work | no te/se/os me enojes/enojen/enfades/enfaden/enfadeis * * cuando; \
        no te enojes conmigo; no se enojen conmigo; cuando te/se/os enteres/enteren/entereis; \
        ninguno/nadie noto/supo/sabe/se/sospecho * * despid~/despedi~; me estaba despidiendo; estoy despidiendome; \
        me estoy despidiendo
        no future | asks unless work leisure habit school home | ni una razon para; \
        una razon para estar/seguir/quedarme/despertar~ * aqui/viv~/vivo; \
        no se me ocurre * razon/motivo para estar/seguir/vivir/quedarme; \
        se me acabo/acaba/termino el/la camino/carretera/cuerda/mecha/vida; ^ no existir; meta no existir; \
        no existir $
        worn out | asks unless care leisure | nada * quita/alivia/calma/para este/el/mi dolor/sufrimiento; \
        no puedo cargar~/cargarlo/llevarlo/con * otro/mas/este/esto dolor/invierno/peso/ano; \
        duele vivir/existir/respirar/estar
        self-harm | danger | me sigo/estoy/ando/llevo/sigo haciendo dano; haciendome dano; hacerme dano; \
        haciendo dano a mi; me sigo cortando/quemando/lastimando; me estoy cortando/quemando/lastimando
        acting | danger | me ahorco/ahorque/ahorcaria/ahorcare/colgue/disparo/dispare/enveneno/envenene; \
        casi me ahorco/mato/tiro/lanzo/cuelgo/mate/tire
        acting | asks unless work home leisure | acabo/acabare/acabaria con todo; acabo con todo; cobardia; \
        soy * cobarde; miedo/valor a/para hacerlo; \
        ruido/voces/dolor/pensamientos * mi cabeza * acabe/acaben/pare/paren/calle/callen/termine; \
        el corazon * pare/parase/parara/falle/fallara/deje
        affairs | asks unless work elsewhere leisure | me voy/ire/irme con la conciencia; \
        asi me voy/puedo tranquil~/irme/con; con la conciencia tranquila; quien se quede/quedara con/el/la/los/las
        decided | asks unless work leisure habit school home | he tomado mi/la decision y; tome mi decision y; \
        nadie puede/podra ayudarme; nadie me puede ayudar; ya no pido mas; ya no pido ayuda
        burden | asks unless home work | es egoista quedarme/seguir/vivir; \
        costarles/costar~ * dinero/disgustos/todo; lo unico que hago es; apana~/arregla~ mejor si/sin yo/no/mi; \
        si yo no estuviera/estoy en medio; no estuviera en medio
        not here | asks unless elsewhere work leisure school | no te/se preocupes/preocupe/preocupen * * no \
        voy/estare * estar; no voy a estar $; no estare $; yo no voy a estar $
        """

    /// Words of everyday settings, by name, for rows of signs that hold `unless` one of them.
    static let settings = """
        work | trabajo; trabajar; oficina; equipo; companeros; companeras; empresa; jefe; jefa; jubil~; turno; \
        turnos; curro; chamba; laburo; proyecto; clientes; reunion; reuniones; puesto; renuncia
        school | escuela; universidad; facultad; uni; colegio; semestre; examen; examenes; curso; clase; clases; \
        tesis; carrera; gradua~; instituto; bachillerato; alumnos
        leisure | finde; fin de semana; acampar; monte; celular; movil; correo; novela; libro; juego; jugar; nivel; \
        playa; vacaciones; instagram; tiktok; redes; netflix; gimnasio; maraton; entrenar; entrenamiento; partido; \
        concierto; app; apps; pantalla; series; correr
        habit | fumar; tabaco; cigarro; cigarros; cigarrillos; vapear; alcohol; beber; tomar menos; vino; cerveza; \
        azucar; cafe; dulces; chocolate; dieta; kilos; deudas; apuestas; refrescos
        home | roomies; roomie; companeros de piso; platos; limpieza; ropa; armario; closet; mudarme; mudanza; mudo; \
        mudamos; trastero; ordenar; ong
        care | enfermer~; doctor; doctora; fisio; operacion; cirugia; quimio; cesarea; hospital; pacientes; rodilla; \
        hombro; cadera; veterinario; recuper~
        elsewhere | lisboa; montevideo; madrid; londres; berlin; me mudo; mudo; mudanza; mudarme; nos mudamos; \
        master; maestria; erasmus; en este piso; en este pais; en esta ciudad; en esta casa; \
        me voy con mi novia/novio/pareja; me voy a vivir; nos vamos a vivir; me caso; piso nuevo; casa nueva; \
        otro pais; extranjero; emigr~; intercambio; viaje; viajo; vuelo; vacaciones; camping; excedencia; \
        baja de maternidad; baja maternal; contrato; alquiler; traslado; me trasladan; me destinan; gira; crucero; \
        voy a estar en; estare en; jubil~
        helping | soy/como/trabajo * \
        orientador/orientadora/psicologa/psicologo/terapeuta/voluntaria/voluntario/enfermera/enfermero/maestra/profesora/profesor; \
        telefono/linea de ayuda; hablo/hablar/trabajo con * chavales/adolescentes/alumnos/pacientes
        work | me jubilo; oficio; plantilla; colegas de trabajo; despacho; excel; informe; informes
        leisure | sierra; finde; campo; camping; montana; cabana; escal~; ajedrez; teatro; personaje; escenario; \
        videojuego; partida
        elsewhere | me voy del pais; del pais; nos vamos del pais; destino; afuera del pais
        """

    /// What single words and turns of speech are about; `SafetyPairs` says which of them together are a sign.
    static let concepts = """
        dying | morir; morirme; muerte; muerto; muerta; morirse; muriera; acabar con mi; dejar de vivir; no vivir; \
        no estar viva/vivo; mas alla de; matarme; terminar con
        longing | quiero; quisiera; ojala; querria; queria; me gustaria; espero; deseo; ganas; prefiero; preferiria; \
        pienso en; pensando en; pienso; pensar en; pensamientos de; idea de; todo el tiempo; todos los dias; la mia; \
        mi propia; cada noche; cada dia; seria un alivio; alivio; me atrae; sueño con; sueno con; fantaseo; imagino; \
        necesito; falta poco
        handing over | regalo/regale/regalar/regalando/regalado/repartir/repartiendo/repartido/reparti/dono/done/donando; \
        dejo/dejar/deje/dejarle/dejarles/doy/di/dar/darle * <things>; \
        le/les dejo/di/doy/dejare/deje * <things>/<pets>; <things> para * <kin>/vecina/vecino/sobrino/sobrina/amigo; \
        reloj/discos/guitarra/anillo para; quede/quedara/queda con * <things>/<pets>; \
        encontre/encontrar/encontrarle/buscar/busque/buscarle/busco * familia/casa/hogar/dueno; mis cosas; \
        a nombre de; di las llaves; llaves a
        no need | cuidar mejor que; mejor que yo; ya no/nada necesito/necesito/necesitare; \
        no necesito/necesitare * nada/mas; no lo/la/los/las * necesitar/necesitare/necesito; no me * falta; \
        no me hace/hacen/hara/haran falta; no * a necesitar; de nada me sirve; para nada los; a donde voy; \
        no voy a usar
        end point | y ya esta; se acabo; y se acabo; despues ya; ya puedo irme; puedo irme; puedo descansar; \
        y luego irme; luego irme; y despues irme; irme tranquil~; cuando pase; cuando ocurra; cuando todo; \
        antes de irme; antes de partir; cuando yo no; cuando me vaya; falta poco; queda poco; no queda nada; \
        nada por hacer; elegir la noche/dia; elegir el dia; elegir noche; quien me encuentre; me encuentre; \
        me encuentren; cuando yo falte; y listo; y despues nada; y nada mas; fin de mes; lo que sigue; \
        antes del final; libre de irme; soy libre; con eso ya; se termino; ya es hora; llego la hora; \
        llegue la hora; terminar ya; y acabar; y terminar; ultimo paso
        arranged | testamento; entierro; funeral; velorio; seguro; claves; contrasenas; asuntos; papeles; deudas; \
        cuentas; todo * preparado/listo/arreglado/pagado/orden/hecho; todo preparado; en orden; tramites; herencia; \
        escrituras; instrucciones; cerre; piso limpio; limpiar el piso; casa limpia; apunte/apuntado/anote; \
        poder notarial
        parting | adios; despedida; despedirme; despedir; decirles/decirle/decir adios; ultima vez; una ultima; \
        ultimo abrazo/beso/mensaje/recuerdo; abrazar/ver/besar/visitar * ultima/vez; carta; cartas; \
        mensaje/video/videos/nota/audio para/a; grabe/grabar/grabado/grabando; ido a ver; he visto a; visitar a; \
        fui a ver; buen recuerdo; gracias por todo; saber de mi; pedir/pedi/pedirle/pedirles/pedido perdon; \
        que los/las/lo/la quiero/quise/quería; lo mucho que; dije * quiero; diganles; digan; dile; diles; que sepan; \
        reconciliarme; despido
        close ones | hijos; hijas; hijo; hija; mujer; esposa; marido; esposo; pareja; mama; papa; mis padres; madre; \
        padre; papas; hermano; hermana; hermanos; familia; amigos; amigas; todos; todas; nietos; nietas; sobrino; \
        sobrina; los mios; gente que; cada hijo
        for later | cuando sean; cuando crezca/crezcan; cuando sea; sean mayores; para cuando; en la mesa; mesa de; \
        que me recuerden; buen recuerdo; ya no van a; no van a saber; sin que se; sin que lo; no lo saben; \
        no fue culpa; culpa suya; culpa de nadie; no es culpa; no tiene la culpa; no tuvieron; antes de; \
        algun dia entiendan; me entiendan
        without me | sin mi; yo no existiera/estuviera; no existiera; no estuviera; cuando yo no; cuando no este; \
        cuando ya no; dejo/dejara/deje de existir; si desaparezco/desapareciera; desaparezca; si yo faltara; \
        me olviden; olvidarme; olvidarian; librarse de mi; se libran de mi; perderia/perderian; sin tenerme; \
        ya no este; si me voy; yo no estoy; otra madre/mama; otro padre/papa; rehacer su vida; me echen
        better for them | mejor; feliz; felices; tranquil~; alivio; aliviad~; respirar; respiraran; libres; \
        no/ya/nadie tendrian/tendran/tendra que; no perderia; no perderia nada; podrian pagar; pagar la casa; \
        el dinero; dinero del; lo del seguro; complico; complicar; nadie me necesita; nadie necesita; peso muerto; \
        un peso; sobro; mejor para todos; por su bien; les ahorro; ahorrarles; avergonzarse; superaran; lo superan; \
        seguirian/seguiran; mas facil
        sleeping | inconsciente; dormida; dormido; ojos; dormir; dormirme; dormido; dormida; descansar; descanso; \
        cerrar los ojos; cierro los ojos; paz; silencio; despertar; despertarme; mananas; sueno; quietud; calma; \
        la nada
        never more | ojala durara; que durara; y que ya este; y ya esta; que ya este; que no acabe; y quedarme; \
        quedarse asi; para siempre; no volver a; nunca mas; no abrir~; volver a abrir~; quedarme ahi; quedarme asi; \
        no una noche; todo se acaba; cuando todo se; no mas mananas; mas mananas; no haya mas; ya no haya; \
        ya no volver; y no salir; no salir; no volver; eternamente; definitiv~; de verdad esta; sin fin; jamas; \
        no levantarme; no tener que despert~; ya no despert~; ya para siempre
        tired | cansad~; cansa; cansancio; agotad~; hart~; sin fuerzas; no me quedan fuerzas; no tengo fuerzas; \
        pesa; pesan; pesad~; demasiado; no puedo; no aguanto; lucha que; ya no quiero; no quiero luchar; \
        no quiero dar; bastante; suficiente; me supera; acabada; acabado; no doy mas; harta
        life | la vida; mi vida; esta vida; vivir; vivo; viva; viviendo; existir; existencia; estar aqui; \
        este mundo; cada dia es; soltarla; ser yo; seguir aqui
        no reason | no * razon/razones/motivo/motivos/sentido; acabaron las razones; las razones; razones para; \
        ningun motivo; sin motivo/motivos/razon/razones/sentido; nada me ata; nada me retiene; nada me queda; \
        no veo por que; no se por que; de que sirve; que sentido
        going on | dar; soltarla; seguir; quedarme; seguir aqui; levantarme; despertarme; continuar; un dia mas; \
        otro dia; manana; estar aqui; para seguir; seguir adelante; estar; aguantar; seguir viviendo
        means | pastillas; frasco; somniferos; puente; el anden; anden; tren; vias; cuerda; soga; escopeta; pistola; \
        rifle; balcon; noveno; piso alto; azotea; tejado; acantilado; barranco; navaja; cuchilla; de la carretera; \
        el coche; camion; en el mar; al mar; en el rio; al rio; ventana; gas; insulina; lejia; volante; contra un; \
        arbol; muro; agua
        dwelling | lo facil que seria; pienso en lo; ya se que; se que puente; se cual; ya se donde; ya se como; \
        no dejo de pensar; pienso en; pensando en; pienso mucho; pienso cada; he leido; leyendo; he buscado; \
        cuantas; cuanto tarda; lo facil que; que facil; seria facil; cada dia mas cerca; mas cerca; cada noche; \
        cada vez que paso; me quedo; quedo en; me paro; de pie; mirando; mirar; imagino; en mi cajon; en el cajon; \
        cajon; con eso basta; basta; ate; ate la; la quite; salirme; salirse; no frene; no frena; no frenara; ojala; \
        por si; guardad~; escondid~; meterme; no salir; hacia dentro; ensaye; probe; un paso; un empujon; soltar; \
        me llama; me atrae; sin querer; cada tarde; desvan
        deadly thing | morfina; tramadol; estacionamiento; techo; torre; estampida; anticongelante; los acantilados; \
        puente; soga; cuerda; nudos; nudo; escopeta; pistola; rifle; revolver; arma; navaja; cuchilla; vias; anden; \
        azotea; barranco; acantilado; balcon; cornisa; viaducto; tejado; terraza; cuchillo; cinturon; lejia; veneno; \
        carbon; tren; trenes; metro; pastillas; somniferos; frasco; blister; la caja; presa; muelle; malecon; \
        noveno piso; ultimo piso
        fixed on | nadie lo sabe; nadie sabe; lo miro; la miro; las miro; lo rapido; rapido que seria; lo facil; \
        guarde; guardo; no lo he tirado; pienso en lo; se exactamente; exactamente; se cual; se que; a que hora; \
        sigue en; sigue ahi; siguen ahi; no la/lo/las he sacado/tirado/movido; vuelvo a; volvi a; vuelvo; me quedo; \
        quedo mirando; me paro; mirar~; mirandol~; cont~; conte; dos veces; cajuela; cajon; maletero; closet; \
        armario; debajo de la cama; colchon; a mano; cerca de mi; practic~; ensay~; amarr~; tranquiliz~; calma; \
        consuel~; alivi~; paz; mas tiempo; ratito mas; rato; mas cerca; no me fio; no confio; tient~; tentacion; \
        me jala; me llama; me atrae; imagin~; un paso; no pasa nadie; no hay nadie; solt~; asom~; salt~; cae~; caer; \
        mire abajo; hacia abajo; para abajo; alcanza; alcanzan; bastan; basta; por si; guardad~; escondid~; \
        cuanto tarda; que tan alto; que tan rapido; suficientes; suficiente
        treatment | lista de trasplantes; trasplantes; lista de espera; quimio; quimioterapia; dialisis; insulina; \
        tratamiento; radioterapia; trasplante; oxigeno; marcapasos; remedios del corazon; pastillas del corazon; \
        medicinas del corazon; medicina del corazon; anticoagulante; antirretrovirales; inyecciones; sonda; \
        inhalador; transfusiones; remedio para el corazon
        refusing | me sali; me baje; me borre; que se lo den; le cedo; no pienso ir; no sigo; me niego; dej~; deje; \
        dejo; dejar; parar; pare; salto; saltar~; no me voy a hacer/poner/tomar; \
        no voy a hacer~/poner~/tomar~/seguir/empezar; no me la/lo/las/los; no quiero; no pienso; rechac~; rechaz~; \
        suspend~; suspendi; cancel~; tire; tirar; abandon~; a proposito; adrede; sin tomar; sin poner~; no tomo; \
        no tomar; ya no; prefiero que; no me pongo; no me pongo; no ir; no ire; no volver
        body | unas; brazo; brazos; antebrazo; antebrazos; muneca; munecas; pierna; piernas; muslo; muslos; piel; \
        barriga; panza; caderas; nudillos; tobillos
        harming | un desastre; nada de piscina; nada de short; unas; clavo; sangre; no puedo contar~; cuchilla; \
        navaja; encendedor; mechero; tijeras; compas; cigarro; cigarrillo; quem~; cort~; aran~; rasgun~; herid~; \
        curitas; tiritas; venda; vendas; vendaje; cicatriz; cicatrices; marca; marcas; tap~; escond~; ocult~; manga; \
        mangas; sangr~; moreton~; unas clavadas; pellizc~; nuevas; frescas; rayas; lineas; vean; ven; liga
        accident | camion; autobus; un coche; un carro; un auto; tren; avion; infarto; derrame; tumor; cancer; \
        enfermedad; anestesia; rayo; accidente; choque; aneurisma; diagnostico; operacion
        welcome | gracias; agradec~; daria las gracias; no me importaria; alivio; suerte; ojala; me haria un favor; \
        me llev~; llevara; me mat~; me atropell~; echa encima; me acab~; acabe conmigo; no salir; no despert~; \
        dormid~ del todo; mejor asi; bienvenid~; por fin; resolveria; solucionaria
        waking | despert~; amanec~; abri los ojos; abrir los ojos; manana; mananas; levant~
        regret | volvi a; otra vez aqui; sigo aqui; sigo viv~; decepcion~; lastima; rabia; lo peor; no hubiera; \
        no haber; castig~; llor~ porque; otra vez mas; significa que; y sigo; que pena
        wiping out | borrar~; borre; borraran; elimin~; apagar~; apague; apagado; desconect~; desenchuf~; deshacer; \
        quitar~; suprim~; tachar~; restar~
        oneself | borrarme; apagarme; desconectarme; mi existencia; a mi mism~; yo incluid~; de mi; con un boton; \
        eliminarme; quitarme del mapa; suprimirme; desenchufarme; ser yo; todo lo mio
        time ahead | despues del domingo/viernes/lunes/sabado; pasado el domingo; de ahi en adelante; ano que viene; \
        proximo ano; mes que viene; navidad; navidades; verano; primavera; otono; invierno; futuro; noventa dias; \
        90 dias; fin de ano; junio; julio; enero; septiembre; proximo cumpleanos; dentro de un ano; cinco anos; \
        mas adelante; ano nuevo
        not in it | no tengo ningun~; ninguna; ninguno; no va a haber; no habra; me habran olvidado; sin mi; \
        no salgo; no estoy; no existo; no aparezco; no me veo; no vere; no voy a ver; dej~ de hacer planes; \
        planes mas; sin planes; no hago planes; no hay nada; nada; en blanco; vacio; no me toca; no llegare; \
        no llego; no es para mi; no cuenten conmigo; no contar conmigo; no me hagas; sobra; ya no
        last occasion | ultim~ \
        viaje/navidad/verano/cumple/cumpleanos/cena/comida/visita/foto/paseo/baile/vez/fiesta/domingo/ano; \
        un ultimo; una ultima; esta navidad/vez; este cumple/cumpleanos/verano/viaje
        memory | ya no me queda; nada por hacer; en fotos; riendo; recuerd~; recordar~; recuerdo; acuerd~; perfect~; \
        no sabe; no saben; sin decir~; todos juntos; la familia; bonit~; especial; inolvidable; riend~; luego ya; \
        y luego; despues ya; antes de; despedi~; de mi; quedar de mi
        used up | se me acab~; se me termin~; se acab~; ya no tengo; ya no hay; no me queda~; no encuentro; \
        no tengo; perdi; sin; agote; no queda~; me quede sin; no hay
        reasons | razones; razon para; motivos; motivo para; ganas de seguir; fuerzas para seguir; esperanza; \
        excusas; manana; caminos; ganas de nada; ilusion; por quien; por que vivir
        grief | llor~; triste; tristes; sufrir~; me extran~; extranaran; extranarian; extranen; duelo; lagrimas; \
        pena; dolor~
        over it | un mes; unos meses; semanas; unas semanas; un tiempo; recuper~; su vida; sus vidas; olvid~; \
        superar~; lo superan; se les pasa; pasara; seguir~ adelante; mejor; a quien le importe; nadie; descans~; \
        rehac~
        lost ones | mama; madre; papa; padre; abuela; abuelo; hermano; hermana; esposo; esposa; marido; mujer; hijo; \
        hija; bebe; mejor amigo; viejo; vieja; gemelo; el; ella
        place kept | ya falta poco; casi llego; esper~; guarda un lugar; un lugar; a su lado; al lado de; \
        junto a el; junto a ella; me llama; otro lado; suenos; sueno con; nicho; cielo; alla arriba; me toca; \
        alcanz~; reunir~; juntos otra vez; de nuevo juntos; viene por mi; buscarme; irme con
        care for me | cuid~ de mi; cuidarme; cuidandome; pendientes de mi; pendiente de mi; preocupan por mi; \
        preocuparse por mi; por mi culpa; por mi; conmigo; cargarme; cargar conmigo; mantenerme; pagarme; llevarme; \
        visitarme; banarme; vigilarme; atenderme; aguantarme; alrededor mio
        no longer | pronto; ya no; no tuvieran; no tendran; no tendra; por fin; al fin; libres; podrian; viajar; \
        respir~; descans~; dentro de poco; falta poco; nadie; se acaba; no hara falta; mas tiempo; no mucho
        not in it | no voy a llegar; no llego; no hay primavera; no hay un yo; no hay nadie; nadie que; \
        no me recuerdes; no me apuntes; no pongas; no habra nadie; ahi me quedo; me quedo ahi; no espero; ojala no; \
        no cuentes
        time ahead | dentro de tres meses; tres meses; seis meses; en un mes; para marzo/abril/mayo/junio; \
        despues del diez/quince/uno; proxima primavera; los treinta; los cuarenta; los cincuenta; para entonces; \
        mi cumpleanos
        accident | no llegara a casa; no llegar a casa; no volviera a casa; me quedara dormid~; el corazon; \
        fallaran los frenos; un camion; me cayera; se cayera el avion; me diera algo; me pasara algo
        welcome | no me quitara; no me quitaria; no me apartaria; no me moveria; no me quejaria; ni me quejaria; \
        me daria igual; da igual; no haria nada; no pasaria nada; tan tranquil~; casi mejor; casi que mejor; \
        seria mejor; mejor para todos; no pediria ayuda; me quedaria quiet~; me parece bien; estaria bien
        close ones | colegas; cuates; abuela; abuelo; hermanas; ninas; ninos; chicos; peques; sobrinos; sobrinas; \
        vecina; vecino; ahijad~; nueras; yernos
        keepsake | algo mio; algo mia; se quede con; quedate con; un recuerdo; para que tengan; \
        para que se acuerden; con su nombre; con sus nombres; mis anillos; mi reloj; ya es suyo; ya es suya; \
        en cajas
        provided for | van a estar bien; estaran bien; buena madre; buen padre; mejor madre; mejor padre; \
        con su tia; con su abuela; con su padre; con su madre; quien los cuide; quien los crie; los cuidara; \
        los va a cuidar; tienen a su
        closed up | limpie; limpie el; limpie la; vacie; ordene; di de baja; cancele; deje las llaves; \
        entregue las llaves; pague todo; salde; cerre las cuentas; devolvi; ya pague; deje todo
        nothing left to do | nada mas en la lista; nada mas; no queda nada; no me queda nada; eso es todo; \
        ya esta todo; ya termine; ultima cosa; lo ultimo; no hay mas; ya no falta nada; lista vacia
        died | murio; fallecio; se fue; falta; ha muerto; se me fue; lo perdi; la perdi; lo enterramos; \
        la enterramos; se quito la vida
        go to them | irme con; estar con el/ella/ellos; ir con el/ella/ellos; irme ya; seguirlo; seguirla; \
        alcanzarlo; alcanzarla; volver con el/ella; donde este; donde esta
        lying down | acostarme; echarme; tumbarme; descansar; dormir; enterr~; que me entierren; reposar; yacer
        burial place | panteon; cementerio; tumba; nicho; sepultura; bajo tierra; camposanto
        attempt | lo intente; intente; lo he intentado; intento anterior; ultimo intento; primer intento; \
        volver a intentarlo; intentarlo otra vez; sobredosis
        means | paracetamol; ibuprofeno; el resto de; cinturon
        not in it | no preguntas; no preguntes; no me preguntes; no preguntar; deja de preguntar
        provided for | tienen a su; tiene a su padre/madre; ninos/hijos/ninas tienen a; se tienen a; \
        tienen a sus abuelos
        going on | estar aqui en; aqui en mi
        handing over | regale/regalo/reparti/done/di/vendi mis/mi/todas/todos; regale mis
        end point | para el final; hacia el final; antes del final; por fin dormir; para irme
        """

    /// Everyday sentences that share words with a sign.
    static let harmless = """
        despedirme de * hijos/hijas/hijo/hija con/cada/antes/en; \
        serie/pelicula/final/libro/clase/examen/cuesta/calor me mato; \
        trabajo/empresa/puesto/relacion/negocio no tiene futuro
        me muerdo las unas * *; me recuerden como; que * me recuerden como; \
        dejar de ser una carga para * padres y encontrar/buscar/trabajar
        no me imagino * * sin; no me veo en/con este/esta/mi/el trabajo/empresa/puesto/oficina; \
        no tiene sentido pagar/comprar/ir/seguir; no tengo nada despues del/de trabajo/clase/cenar; \
        videos para su/mi canal
        ultim~ verano/navidad/ano/cumpleanos/invierno/fin antes/de de/la/mayo/semana/junio/secundaria/carrera/curso
        guardo/tengo * <pills> en/de un/el/la/una cajon/pastillero/caja/botiquin para/y; \
        guardo/guardar * medicinas en; hasta aca/aqui llegue con
        mejor si dejo/dejara/duermo/bebo/como; respirar~ tranquil~/mejor si encuentro/tengo/consigo/gano
        muert~ del/de turno/trabajo/cansancio/sueno/noche/guardia; no me quedan fuerzas ni pa/para; \
        ponerle/poner fin a las/los/mis
        salgo/llego/acabo/termino/vuelvo muert~; mi mujer/marido respirar~ tranquil~
        morir a los; ver/veo morir
        miedo a la muerte; miedo a morir/morirme; miedo de morir; muerte de; la muerte de; no quiero morir/morirme; \
        muerto/muerta de; carta de agradecimiento/recomendacion/motivacion/queja; una carta de agradecimiento; \
        me despido temprano/pronto; punto muerto; tiempo/tiempos muerto/muertos; naturaleza muerta; dia de muertos; \
        vida o muerte; me muero; se murio; quiero matarme a trabajar/correr/estudiar/dietas/abdominales; \
        plantas se mueran
        cansado/cansada/hart~ de la vida en/del/de/nocturna/social/que
        cuando termina el/la/mi/este/de
        decir/decirle/decirles adios a/al tabaco/alcohol/azucar/cafe/cigarro/cigarros/deudas
        una carga en el trabajo
        desaparecer una/un hora/rato/dia/par/fin
        matarme a/en/por/trabajando/de/el/con/estudiando/haciendo/los \
        trabajar/estudiar/correr/deporte/hambre/gimnasio/todo/lunes; matarme trabajando/estudiando/haciendo; \
        matarme a trabajar/estudiar/correr/dietas; matarme en el/la gimnasio/gym/trabajo/oficina/cinta; \
        me mato a/en/trabajando/estudiando/haciendo/de; me mataria mi; matarme de risa/hambre; va/van a matarme; \
        me va/van a matar; para no matarme; sin matarme
        quiero/quisiera/queria morir/morirme de \
        risa/verguenza/pena/sueno/calor/hambre/frio/amor/asco/envidia/sed/la/los/un; \
        quiero/quisiera morir/morirme viejo/vieja/mayor; \
        me quiero/queria/quise morir de risa/verguenza/pena/sueno/calor/hambre/frio/amor/asco/envidia/sed/la; \
        me quiero/queria/quise morir cuando suena/hablo/veo/llega/pienso/miro; \
        me quiero morir * risa/verguenza/pena/sueno/calor/hambre/frio; no quiero morir/morirme; no me quiero morir; \
        ganas de morir/morirme de; estar/estoy/estare/estaba/estaria muerto/muerta de/al/para; muerto/muerta de; \
        medio muerto/muerta; muertos de; me muera de; me muero; no quiero acabar muerto
        no quiero vivir \
        lejos/aqui/alli/sola/solo/asi/pegada/pegado/sin/para/estresado/estresada/pendiente/corriendo; \
        no quiero vivir con mi/mis/el/ella/ellos/tanto/tanta/miedo/ansiedad/nadie/prisa; \
        no quiero vivir en el/la/un/una/este/casa/ese/piso; no quiero vivir de alquiler/prestado/mis/fiado; \
        vivir asi/sin/pegad~/pendiente/estresad~/corriendo; \
        vivir con mi/mis/el/ella/ellos/tanto/tanta/miedo/ansiedad; vivir en el/la/un/una/este/casa; \
        vivir de alquiler/prestado; vivir al dia/limite; no quiero estar aqui * tarde/trabajando/horas; \
        no quiero seguir viviendo asi/sola/solo/lejos; no quiero seguir viviendo con mi/mis/el/ella/tanto; \
        no quiero seguir viviendo en el/la/casa/un; \
        no/ya quiero seguir \
        asi/fumando/bebiendo/comiendo/gastando/con/perdiendo/siendo/pagando/engordando/trabajando; \
        ya no quiero seguir asi/fumando/bebiendo/con/comiendo; no quiero seguir asi; \
        ya no quiero estar cansad~/gord~/sol~/tan/pegad~/sentad~/todo/siempre/con/en; no quiero estar mas; \
        ganas de vivir; con ganas de vivir; ganas de nada por/al; no tengo ganas de nada por/al/cuando/despues; \
        dejar de vivir en/con/pendiente/al/a/solo; dejar de ser; dejar de respirar por; \
        cansad~ de vivir asi/entre/sin/deprisa; \
        cansad~ de vivir con/en/al/a mi/mis/tanto/tanta/el/la/un/una/dia/limite/las/mil/este; \
        cansad~ de vivir rodead~/corriendo/pendiente; hart~ de vivir con/en/entre; cansad~ de estar/la; \
        cansad~ de la rutina/oficina/misma/ciudad; hart~ de la rutina/oficina/misma
        no quiero despertar/despertarme a/tarde/al/cansado/cansada/con/tan/en/de/por/mas/otra tarde/cansada/cansado; \
        no quiero despertar tarde/cansado/cansada; no quiero despertar a/al las/los/mi/mis/bebe/nino/nina; \
        no despertar/despertarme a/al/tarde/cansad~/por/con/en/de/antes/tantas/mil/varias/tan/durante/hasta; \
        no quiero despertar a los; sin despertar/despertarme; no despertar al/a; no despertarme mas a; \
        no despertar mas a; despertarme a; y no despertarme a/cansad~/en/con/hasta/de/por; \
        no levantarme mas tarde/cansad~; dormir y no mirar/usar/ver/estar; no volver a despertarme a
        descansar/descanso los/el/por/bien/mejor/un/de/al/y/mas/antes/despues/domingos/noche/mente/semana; \
        descanso ya no; \
        descansar por fin los/el/en/un/al/por/de/bien/despues/esta/este/unas/algo/las/como/y/mejor/sin; \
        por fin descansar/descanso los/el/en/un/al/por/de/bien/despues/como/y/mejor/sin/algo; por fin libre de/del; \
        por fin tranquilo/tranquila en/con/los/el; \
        poder descansar los/el/en/un/al/por/de/bien/despues/mejor/y/sin/las/algo/mas; \
        descansar de/del la/el/trabajo/pantalla/pantallas/ordenador/movil/redes; descansar de una vez los/el/en; \
        solo quiero descansar los/el/en/un/bien/por; estar en paz con/en; en paz con/en/los/un/el; \
        comer/leer/desayunar/dormir/trabajar/cenar/cafe en paz; que en paz descanse; en paz descanse; \
        no sentir nada al; dejar de sentir culpa/sueno/hambre/ansiedad/verguenza/pereza; \
        dejar de sufrir por/con/en/cada/los/el; dejar de doler; \
        deje de doler * espalda/cabeza/rodilla/cuello/pie/hombro; que el perro pare; que * pare de; \
        silencio para estudiar/leer/trabajar/dormir/concentrarme
        me lastime * corriendo/jugando/futbol/gimnasio/entrenando; \
        lastimarme * rodilla/espalda/corriendo/entrenando/hombro/pie; \
        lastimarme corriendo/entrenando/otra/la/jugando; hacerme dano corriendo/entrenando/jugando; \
        hacerme dano en el/la gimnasio/partido/rodilla/espalda/entreno; \
        me corto el/con/al/un/las pelo/unas/flequillo/hablando/cuando/dedo/poco; me corto el; \
        me corto al hablar/preguntar/ligar/pedir; me corto con la/los gente/desconocidos/jefe; \
        me corto cuando hablo/hay/tengo; me corto en publico/clase/reuniones; me corto hablando/un/mucho; \
        cortarme el/un/las/la/un/me pelo/unas/flequillo/poco/barba/dedo; cortarme el/un/un; cortarme las unas; \
        cortarme la barba/conexion/internet/luz; me corto las unas; me corto mucho; \
        quemarme al/en/con/cocinando/con el/la/tan; quemarme en el trabajo/gym; munecas de/para/rusas/munecas; \
        las/mis/dolor/dolor munecas de/rusas/duelen/al
        tengo * <pills> de/del/para la/el/los tension/tiroides/azucar/presion; tengo que tomar/tomarme; \
        tengo que * <pills>; guardo * <pills> en el; todas las <pills> de/a; \
        tomarme/tomar * todas las <pills> a/de/que/del; tomar/tomarme * <pills> a/y; \
        tomarme * <pills> y desayunar/salir/beber; caja de <pills>; la cuerda; saltar a la cuerda/comba; \
        saltar la cuerda; comprar una cuerda para; comprar una pistola de; pistola de; veneno para; navaja suiza; \
        hojas de afeitar; cuchillas de afeitar; dejado de tomar cafe/azucar/alcohol/cerveza; \
        dejado de comer carne/dulces/pan/azucar/entre; puente de/del/festivo/mayo/diciembre/largo/dental; \
        cruzar/cruzo/cruzando * puente; un puente; el puente de; este puente; hacer puente; bajo/sobre el puente; \
        correr * puente; azotea de/con/para/y; mirar hacia/para abajo al; en el anden; al volante; volante; \
        saltar por/al/desde; saltar al agua/campo/ruedo/siguiente; \
        tirarme a/al/en * piscina/sofa/cama/rio/agua/paracaidas/suelo; tirarme en/al/a sofa/la/el; \
        tirarme a la piscina; tirarme al sofa; tirarme horas; lanzarme a hablar/emprender/buscar/pedir/por; \
        lanzarme a; por las vias respiratorias; vias respiratorias; queme/quemar
        no estare aqui * semana/mes/viernes/lunes/vacaciones; no voy a estar aqui * semana/mes/dias/vacaciones; \
        ya no voy a fumar/comer/beber/usar/comprar/gastar/llegar/dejar/ver/mirar/jugar/tomar/decir; ya no voy a; \
        ya no estare cansad~/tan/en/pegad~/pendiente/con/sol~/estresad~/endeudad~/gord~; \
        a donde voy de/en/con/cuando/todos; no llego a/al/hasta fin/las/la/el/tiempo/final/todo/nada/casa; \
        no llego a fin de; no llegare a tiempo/tarde/la/las; no llegare tarde; \
        cuando me vaya de/a/al/mejor/bien/mal/en/dormir/por; cuando me haya; antes de irme a/al/de/por/por/en; \
        despues de irme; me voy a ir a/al/de/con; me ire a/al/de/pronto/antes; irme ya a; me haya ido a/de/bien/mal; \
        cuando no este en/cansad~/con/trabajando/el/de/tan/mi; cuando ya no este en/cansad~/con; \
        sigo aqui en/trabajando/hasta; seguir aqui en; \
        no me hace falta comprar/comer/fumar/beber/tanto/mas/un/una/gastar; no me hacen falta; \
        no tengo planes para el/este/los; para no tener planes; no hay planes; pronto no tendre/necesitare/estare; \
        pronto ya; al otro lado de/del; otro lado de/del; del otro lado de; \
        lo unico que me frena es * pereza/miedo/dinero/tiempo/trabajo/sueno/verguenza/frio; \
        unico que me frena es * pereza/miedo/dinero/tiempo/sueno/verguenza; queda poco para; \
        me queda poco tiempo/dinero/para/libre; me queda/quede poco; de lo mejor de este mundo
        desaparecer el/la/los/las/manchas/barriga; hacer/hace desaparecer; desaparecer del grupo; \
        desaparecer de redes/instagram/las; desaparecer un/unos/el fin/dias; desaparecer en; \
        dinero/sueldo desaparece
        sin mi \
        movil/telefono/cafe/coche/pareja/hija/hijo/mujer/marido/familia/ordenador/madre/padre/hermana/hermano/perro/gato/jefe/ayuda \
        un/una/una; sin mi * movil/telefono/cafe/pareja/hijos/portatil; \
        equipo/oficina/empresa/jefe/trabajo * sin mi; equipo/oficina/empresa * bien/mejor sin mi; sin mi permiso; \
        un alivio acabar/terminar/tener/llegar/saber/salir; mejor que; seria un alivio tener/poder
        carga de trabajo/mental/laboral; una carga de; carga mental/laboral/fiscal; la carga; quitar/quitarme carga; \
        no sirvo para madrugar/cocinar/correr/el/los/las/eso/esto/ahorrar/deporte; inutil intentar; aparato inutil; \
        sobro
        nadie se da/de/entera cuenta; nadie echa falta; nadie me falta; nadie le falta; me echen de menos en
        despedirme del/de/de \
        tabaco/alcohol/azucar/cafe/cigarro/movil/la/los/las/mis/cigarrillos/coche/trabajo/comida/cigarros/kilos/deudas/vicio/dulces/chocolate/refrescos; \
        despedirme * \
        tabaco/alcohol/azucar/cafe/cigarros/cigarrillos/cigarro/movil/deudas/kilos/refrescos/dulces/comida/colegio/trabajo/companeros/compañeros/coche/chocolate/cerveza/vino/vicio/michelines/lorzas/piso; \
        despedirme del; despedirme de ella/el por/antes/cada/al; \
        despedirme de * hijos/hijas/hija/hijo antes/cada/por/al/en con/en/por; fiesta/cena/regalo de despedida; \
        despedida de soltero/soltera/mi/un/una; despedida de; \
        decir adios a/al tabaco/alcohol/azucar/cigarro/los/las/la/mis/cafe/deudas; decir adios a/al; \
        adios a/al/a tabaco/alcohol/azucar/los/las/la/deudas/mis; ultima vez que; \
        ultima semana/noche/hora/clase/copa/cerveza/entrega; por ultima vez el; \
        ultimo/ultima nivel/partida/pantalla/ano/curso/semestre/dia de/del/en; \
        ultimo ano/curso/semestre/mes/dia de/del; es mi ultimo ano/curso/semestre/examen; \
        es mi ultima semana/oportunidad; \
        escribir/escribo/escribi * carta/cartas/nota/notas de/del \
        motivacion/presentacion/voz/amor/clase/agradecimiento; escribir/escribo * nota/notas; \
        dejar/dejo/dejado * nota/notas en/de/altas/la; buenas/sacar/mejores notas; carta de motivacion/presentacion; \
        una carta a mi/los/mis abuela/reyes/amiga/abuelo/hermana/yo; cartas a/de/con los/reyes/mi/abuela; \
        jugar a las cartas; las cartas de; grabar videos/video de/para; que me recuerden tomar; pedir perdon
        regalar/regalo/doy/donar/dono * la/la ropa que/vieja/usada; regalar la ropa; \
        regalo/regale/regalar * de/por/para cumpleanos/navidad/boda/reyes; ropa que ya no; ropa que no; \
        dejar/dejo el coche/carro/moto/bici en/y/aparcado; dejar/dejo * coche/carro; \
        dejar * libros/ropa/cosas * noche/preparad~/list~/tirad~/suelo/silla/doblad~; \
        dejar la casa/ropa/todo recogid~/limpi~/preparad~/list~; \
        dejar todo preparado/listo/limpio/recogido la/por/antes/el; dejar las cosas para; dejo todo para; \
        dejar todo para; dejar todo lo; doy/dar de comer; dar/doy clases; sacar/pasear/paseo/saco al/a/con <pets>; \
        perro/perra/gato/gata en casa; cosas de casa; dejar de; dejo de; deje de; cerrar la cuenta de; \
        cancelar * cuenta/cuentas de; cerrar * cuenta/cuentas de
        papeles del/de/para * renta/declaracion/hacienda/trabajo/visado/residencia/gestoria/banco/divorcio/coche; \
        papeles en orden antes/para; \
        casa/armario/cocina/habitacion/cuarto/cajon/escritorio/mesa/ropa/fotos/finanzas/trastero/archivos en orden; \
        en orden; hacer cuentas; llevar/llevo * cuentas; a fin de cuentas; las cuentas de/del; contrasenas en; \
        claves para; todo listo/preparado para/la/por; para que no se; para que nadie me/se/moleste/interrumpa; \
        mi cuerpo me/necesita/esta/y/pide/aguanta/se/descanse/en/con; escuchar mi cuerpo; el cuerpo; \
        me encuentren trabajo; quien se queda con los/el/la ninos/peques; \
        se haga cargo de/del * turno/proyecto/limpieza; al perro/gato lo cuida
        que todo acabe/termine/pare bien/a/en/antes/limpio; \
        quiero/espero * que * acabe/termine/pare el/la/este/esta/de \
        bien/curso/proyecto/mes/obra/semana/invierno/trimestre/llover/juicio/mudanza/examen; \
        que se acabe el/la/mi/este/esta; \
        se acabe el/la/mi/este/esta verano/mes/bateria/dinero/curso/trabajo/paciencia/sueldo/contrato/paro; \
        se acabe el/la/mi; \
        acabar de una vez el/la/los/las/con/mi tesis/carrera/curso/obra/libro/tfg/mudanza/reforma; \
        acabar/terminar de una vez el/la/los/las/con/mi; acabar con todo el/lo/este/eso; \
        acabar/terminar con tanta/tanto/las/los/la/el/mi/mis/todas/todo/eso \
        suscripcion/deudas/desorden/tarea/papeleo; terminar con esto del/de; terminar con todo el/lo/antes; \
        hasta aqui todo; poner/ponerle fin a las/los/la/mi deudas/adiccion/desorden/relacion/jornada; \
        punto final a la/mi tesis/relacion; me rindo a/en/enseguida/pronto/antes/rapido/al/facilmente; me rindo; \
        no rendirme; sin rendirme; rendirme a/tan/enseguida/pronto/en/antes; \
        tirar la toalla con/en/a/cada/antes/enseguida; bajarme del/de bus/metro/coche/tren/sofa/la; \
        de una vez por todas de/el/la/a; quiero parar todo; si todo acabara bien
        no importa; ya no importa que/lo/el/si; que mas da si/que; da igual que/si/lo; me da igual lo/que/el/si; \
        nada importa mas
        para que vivir mejor; \
        para que \
        mis/mi/me/no/se/el/la/los/las/ella/todo/haya/pueda/quede/tenga/este/sea/nos/les/le/nadie/cuando/pueda/sirva/duerma/dure/un/una/cada/yo/al/en/quepa/su/sus; \
        para que seguir; vida no sea; no vale la pena comprar/ir/discutir/pagar/gastar/enfadarse/pelear; \
        no tengo por que levantarme/ir/estar/comer/comprar/contestar; \
        no tengo nada en/de/que/para/preparado/contra/ahorrado; no tengo nada; \
        no hay/tengo/veo/queda * solucion/remedio/arreglo que/mas/para; mejor solucion/salida/forma/manera; \
        unica forma/manera de/en/que * madrugar/ahorrar/concentrarme/llegar/estudiar/dormir/relajarme/leer/verlos; \
        unica forma/manera de/en/que; ya no hay pan/leche/cafe/tiempo/huevos; ya no hay; no hay manana sin/que; \
        futuro en la/esta/este empresa; nada va; no va a mejorar si/solo; no me veo en el espejo; no me veo bien; \
        no me imagino sin/la; sentido de la vida lectura; sin sentido en redes; \
        horas/compras/series/reuniones sin sentido; la salida; a la salida; salida de/del; \
        atrapad~ en * movil/atasco/trafico/redes/rutina/trabajo/oficina/series; atrapad~ en; sin futuro en; \
        por que seguir
        no puedo mas con/de/que el/la/este/esta/mi/los/las/tanto/tanta \
        trabajo/ruido/jefe/desorden/horario/turnos/jefa/vecinos/estres/calor/examenes/deudas/oficina/rutina/piso/atasco/atascos/reuniones/ninos/humo/tos/gripe; \
        no puedo mas con/de el/la/este/esta/mi/los/las/tanto/tanta; no puedo mas de; \
        ya no puedo comer/correr/dormir/subir/fumar/beber/con/ni/tomar/comprar/jugar/concentrarme/ver; ya no puedo; \
        no aguanto mas * jefe/trabajo/ruido/calor/frio/vecino/vecinos/humo/desorden/de/tiempo/minutos/sin/en; \
        no aguanto mas de/el/la/este/esta/sin/en/los/las/que; \
        no aguanto el/la/a/al/mas/los/las/ni/mucho/tanto/este/esta/despierto/sentado; \
        ya no aguanto el/la/a/al/los/las/tanto/este/esta/mi/mis; ya no aguanto * calor/ruido/jefe/trabajo/tos; \
        no soporto mas el/la/este/esta/los/a/al; \
        no quiero seguir \
        con/asi/fumando/bebiendo/comiendo/gastando/siendo/en/perdiendo/igual/engordando/pagando/llegando/dependiendo; \
        no puedo seguir asi/con/el/la/un/durmiendo/comiendo/llegando/en/fumando/trabajando/gastando/los; \
        no puedo seguir asi; no tengo fuerzas para cocinar/correr/nada/el/hacer/ir/entrenar/despues; \
        sin fuerzas para cocinar/nada/el/hacer/ir/entrenar; no tengo/quedan fuerzas por/al/despues/cuando/de; \
        ya no tengo fuerzas por/al/despues/para; sin fuerzas por/al/despues; \
        cansad~ de intentar/intentarlo/pelear/todo/esperar con/dietas/el/dejar/adelgazar/al/a/dejarlo/por; \
        cansad~ de pelear/pelearme con; seguir adelante con/en; un dia mas/mas sin/de; este dolor de/en; \
        demasiado/tanto dolor de/en; dolor de; pasar la noche en/bien/sin/viendo; agotad~; \
        muy cansad~ del/de/al/por; carrito vacio; estomago/nevera vacio/vacia; sol~ del
        estar/volver/irme/juntarme/reunirme/encontrarme/ire/estare * con * <lost> \
        los/el/cada/en/mas/a/al/por/para/este/esta/todos/todas/domingos/fines/tiempo/noches/tardes; \
        estar/volver/irme/juntarme/reunirme * con el/la/los mi; mas tiempo con; estar con mi/mis * mas/tiempo; \
        estar con mi/mis hijo/hija/pareja/mujer/marido/esposa/esposo/familia/padres; volver con el/la; estar con el; \
        ire con/al * el/la; irme con el/la/mi * coche/bici/moto/playa/viaje/vacaciones; encontrarme con el; \
        con el jefe/trabajo/movil/tabaco/coche/perro/dinero; cielo; tocar el cielo; cielo abierto; al cielo abierto
        he tomado * decision de/del; tome * decision de/del; decision de; \
        lo que tengo que hacer cada/en/hoy/antes/al/y/para/manana/el/la/en; se lo que tengo que; \
        lo que tengo que hacer; tengo un plan de/para/semanal; tengo el/un/la dia/fecha libre/entero/de/para/tan; \
        tengo un dia; tengo la fecha; poner/puesto fecha a/para; todo planeado para; \
        elegir/elegi la/el/una fecha/dia de/para/del; ya decidi que/dejar/apuntarme/empezar
        mi mayor miedo; munecos
        dejado * insulina a; sin dolor de/en/y; a proposito de/del; \
        pastillas de/para * tension/tiroides/garganta/dormir a/por
        me quite; estrellarme con el; con ganas; colgarme del movil/telefono; colgarme de la barra
        terminar/acabar/cortar/romper con mi/la/el/una novio/novia/pareja/relacion/ex/marido/chico/chica/amante; \
        quiero terminar con mi novio/novia/pareja/ex; terminar con mi novio/novia; \
        terminar con mi jefe/rutina/costumbre/vicio
        me esta/estan/estaba/tiene matando/mata/muerto/asfixiando; me mata el/la/de/si; \
        me va a matar/mata si/mi/el/la; me matan en/siempre/los/las; matarme si/de risa/hambre/aburrimiento; \
        siempre me matan
        desaparecer un/una/unos/el finde/fin/semana/dias/rato/dia; \
        desaparecer * sierra/monte/playa/campo/pueblo/montana/redes
        extrano/extraño/extranamos * pero/mucho/y; la/lo extrano; la/lo extraño; lo/la echo de menos; \
        pero quiero seguir
        nadie se daria cuenta si falto/falta/salgo/llego/no/me/dejo * reunion/tarde/antes/trabajo/voy/la; \
        nadie se daria cuenta si
        no quiero ser una carga para * cuando; ideas/pensamientos suicidas * todo/alumnos/pacientes/chavales; \
        con ideas suicidas todo
        ya no vivire en este/esta piso/casa/ciudad/pais; ya no vivire en; primavera ya no vivire
        soy/trabajo/estudio * suicid~ en/como/de
        no hay mas salida que; no hay otra salida que; no hay mas remedio que; no me queda otra que; \
        no queda otra que; mas remedio que
        dejar todo/las ordenado/cosas/listo/recogido/limpio * el/la/por/antes/para \
        viernes/lunes/noche/semana/manana; todo ordenado el viernes; dejar todo ordenado el
        escribir/escribo * carta/cartas a mis/mi/los/la nietos/abuela/abuelo/amiga/amigo/reyes/yo/sobrina; \
        escribir una carta a mis nietos cada; carta a mis nietos; carta a mis nietos cada
        no le veo/encuentro * sentido a tantas/tanto/las/los/estas/esta/la/pagar/ir \
        reuniones/reunion/trabajo/dieta/gimnasio/redes; no le veo sentido a tantas
        me lastime la/el/un muneca/tobillo/rodilla/hombro/brazo/espalda/pie * \
        escalando/corriendo/jugando/entrenando/esquiando/bailando/patinando; la muneca escalando/patinando/jugando; \
        me lastime la muneca escalando
        morirme/morir/muero/moria/queria/mori/muerto/muerta de \
        verguenza/risa/sueno/hambre/frio/calor/ganas/miedo/aburrimiento/cansancio/envidia/sed/amor/ternura; \
        me queria morir de verguenza
        despedirme bien/como de mi/mis/los ex/companeros/companeras/alumnos/equipo/jefe/jefa/clientes; \
        despedirme bien de mis companeros; despedirme bien de mi ex; nos despedimos de la/nuestra; \
        despedi~ de la casa
        protagonista/personaje/heroe/villano/malo/detective muere/mata/ahorca/salta/se/que * \
        ahorca/muere/mata/suicida/final; muere al final; personaje que se ahorca/mata/suicida/tira/muere; \
        que se ahorca
        hermano/hermana/tio/tia/padre/madre/primo/prima/amigo/amiga/vecino/companero * quito/quitado la vida; \
        se quito la vida; se quito la vida hace
        me voy/vamos/iremos/ire del/de pais/aqui/ciudad/pueblo para siempre en/a; \
        para siempre en enero/febrero/marzo/abril/mayo/junio/julio/agosto/septiembre/octubre/noviembre/diciembre; \
        del pais para siempre
        no quiero volver a despertarme/despertar con resaca/dolor/hambre; despertarme con resaca; \
        despertarme con resaca nunca; con resaca nunca mas
        dormir en paz $; y dormir en paz; tarjetas y dormir en paz; librarme por fin de las/los/la; \
        por fin de las tarjetas
        me senti/sentia sin esperanza/esperanzas/salida pero; sin esperanza pero; sin esperanza pero mis
        funeral/entierro de/del mi/su padre/madre/abuelo/abuela/tio/tia/suegro/suegra/amigo/amiga/perro; \
        el viernes es el funeral; despues quiero volver a cocinar/correr/trabajar/nadar
        salto del/de sofa/cama/silla; salto/saltar del sofa; \
        en la azotea/terraza con los/las/mis/unos vecinos/amigos/plantas/colegas; azotea con los vecinos
        dormimos/dormir al perro/gato/perra; tuvimos que dormir; \
        llego/llegue/acabo/acabe/vengo/vuelvo muert~ del/de/a/al/tras; muert~ de * hospital/guardia/trabajo/turno
        mi mama/madre/padre/papa/jefe/jefa/mujer me mata/matan/va si/a; me mata si
        no puedo mas con este/esta/el/la/los excel/informe/casa/desorden/lavadora/vecino/calor; \
        no puedo mas con este; no puedo dejar de comerme/mirar/fumar/comer/morderme
        perdi/perder las ganas de ir/hacer/cocinar/correr/salir/entrenar/estudiar/leer al/a/la/de/$; \
        perdi las ganas de ir; perdi las ganas de ir al gimnasio; \
        ganas de ir al/a * gimnasio/cine/playa/trabajo/clase
        no va a estar/durar/ser para siempre; no es/dura/duran para siempre; perra/perro no va a estar para siempre; \
        perra no va a estar
        carga que llevo/elijo/asumo con gusto; es una carga que llevo; ir a su tumba/panteon/cementerio; \
        visitar * tumba
        dormir sin pastillas/ruido/movil/tele/alarma/ronquidos y despertarme/despertar/levantarme; \
        dormir sin pastillas y despertarme descansado; \
        acabar/terminar con el/la/los boton/posponer * de una vez por todas; posponer de una vez por todas
        esperanza con/en las/el/la mates/matematicas/fisica/ingles/equipo; no tengo esperanza con; tengo esperanza
        kilos de peso muerto; peso muerto para/con/en/de/$; levantar * peso muerto; peso muerto para el
        borre * apps * * * hasta aqui llegue; que flojera hasta aqui llegue; flojera hasta aqui llegue
        hacer dano a la/los/otros/mi/mis/quien gente/demas/otros/hijos/familia/pareja/quienes; \
        hacer dano a la gente; hacer dano a otros; hacer dano a nadie
        """

    /// Who or what a bare word such as "suicidio" is about when the person speaks of their work, of a book, or of somebody else.
    static let aboutOthers = """
        prevencion; prevenir; contra; linea; telefono; voluntari~; asociacion; charla; hermano; hermana; padre; \
        madre; mama; papa; tio; tia; primo; prima; amigo; amiga; companero; companera; vecino; vecina; marido; \
        esposa; esposo; hijo; hija; abuelo; abuela; sobrino; sobrina; paciente; pacientes; cliente; alumno; alumnos; \
        alumna; se; suicido; libro; libros; novela; pelicula; serie; cancion; podcast; documental; articulo; ensayo; \
        curso; tesis; trabajo; investigacion; psicologa; psicologo; enfermera; enfermero; medico; medica; terapeuta; \
        bombero; policia; duelo; escuadron; gente; personas; hace
        """
}
