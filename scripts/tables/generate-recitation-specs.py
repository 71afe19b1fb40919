#!/usr/bin/env python3
"""Writes Specs/Recitation/near-misses.tsv and equivalents.tsv: language, category, line, what was said.

Part of the pairs is written by hand below; the rest is made from the lines by rules, always the same way.
Run it from the root of the repository after changing a list; the files are what people read and tests run.
"""

import csv
import pathlib

HERE = pathlib.Path("Specs/Recitation")

# Lines with, per line: the word to exchange and words that sound different, and the negated wording.
ENGLISH = [
    ("I keep promises to myself.", "promises", ["secrets", "photographs"], "I don't keep promises to myself"),
    ("I run every morning before work.", "morning", ["weekend", "birthday"], "I never run every morning before work"),
    ("I drink water instead of soda.", "water", ["coffee", "lemonade"], "I do not drink water instead of soda"),
    ("My health comes first.", "health", ["career", "money"], "My health does not come first"),
    ("I speak kindly to my children.", "kindly", ["rarely", "harshly"], "I don't speak kindly to my children"),
    ("I finish what I start.", "finish", ["abandon", "postpone"], "I don't finish what I start"),
    ("I practise the piano every evening.", "piano", ["guitar", "violin"], "I never practise the piano every evening"),
    ("I write in my journal before bed.", "journal", ["kitchen", "notebook"], "I don't write in my journal before bed"),
    ("I am calm under pressure.", "calm", ["furious", "helpless"], "I am not calm under pressure"),
    ("I save money for our house.", "house", ["holiday", "wedding"], "I don't save money for our house"),
    ("I cook dinner for my family.", "dinner", ["breakfast", "noodles"], "I never cook dinner for my family"),
    ("I call my mother on weekends.", "mother", ["dentist", "neighbor"], "I don't call my mother on weekends"),
    ("I stretch after every workout.", "workout", ["meeting", "lecture"], "I don't stretch after every workout"),
    ("I trust my own judgment.", "judgment", ["neighbors", "horoscope"], "I don't trust my own judgment"),
    ("I learn something new each day.", "learn", ["forget", "purchase"], "I never learn something new each day"),
    ("I put my phone away at dinner.", "phone", ["hammer", "blanket"], "I don't put my phone away at dinner"),
    ("I choose progress over perfection.", "perfection", ["breakfast", "comfort"], "I don't choose progress over perfection"),
    ("I listen before I answer.", "listen", ["shout", "argue"], "I don't listen before I answer"),
    ("I take the stairs to the office.", "stairs", ["elevator", "motorbike"], "I never take the stairs to the office"),
    ("I ask for help when I need it.", "help", ["money", "candy"], "I don't ask for help when I need it"),
    ("I am proud of my progress.", "proud", ["ashamed", "jealous"], "I am not proud of my progress"),
    ("I walk the dog in the park.", "park", ["cellar", "library"], "I don't walk the dog in the park"),
    ("I plan tomorrow before I sleep.", "plan", ["forget", "ruin"], "I don't plan tomorrow before I sleep"),
    ("I eat vegetables with every meal.", "vegetables", ["chocolate", "sausages"], "I don't eat vegetables with every meal"),
    ("I forgive myself for mistakes.", "forgive", ["punish", "blame"], "I don't forgive myself for mistakes"),
]

ENGLISH_NUMBERS = [
    ("I complete 4 workouts/week.", ["I complete two workouts a week", "I complete five workouts a week", "I complete fourteen workouts a week"]),
    ("I read 20 pages a day.", ["I read thirty pages a day", "I read twelve pages a day", "I read pages a day"]),
    ("I go to bed by 10:30 pm.", ["I go to bed by eleven thirty pm", "I go to bed by 10:45 pm", "I go to bed by ten thirty am"]),
    ("I launch my shop on November 15.", ["I launch my shop on November sixteenth", "I launch my shop on December fifteenth", "I launch my shop on November fifth"]),
    ("I meditate for 15 minutes every morning.", ["I meditate for fifty minutes every morning", "I meditate for five minutes every morning", "I meditate for 15 hours every morning"]),
    ("I save $200 each month.", ["I save three hundred dollars each month", "I save twenty dollars each month", "I save 2000 dollars each month"]),
    ("I wake up at 6:30.", ["I wake up at seven thirty", "I wake up at 6:15", "I wake up at half past seven"]),
    ("I run 5 km on Tuesdays.", ["I run 5 km on Thursdays", "I run eight kilometers on Tuesdays", "I run 15 km on Tuesdays"]),
    ("I drink two liters of water.", ["I drink three liters of water", "I drink ten liters of water", "I drink one liter of water"]),
    ("I finish my second draft by March 3.", ["I finish my third draft by March 3", "I finish my second draft by March 13", "I finish my second draft by May 3"]),
    ("I lift weights three times a week.", ["I lift weights two times a week", "I lift weights three times a month", "I lift weights thirty times a week"]),
    ("I spend 50% less on snacks.", ["I spend 15% less on snacks", "I spend sixty percent less on snacks", "I spend 50% more on snacks"]),
    ("I call my sister on the first of May.", ["I call my sister on the third of May", "I call my sister on the first of June", "I call my sister on the twenty first of May"]),
    ("I sleep 8 hours every night.", ["I sleep six hours every night", "I sleep 80 hours every night", "I sleep 8 minutes every night"]),
]

ENGLISH_ORDER = [
    ("My habits serve my goals.", "My goals serve my habits"),
    ("I control my temper.", "My temper controls me"),
    ("I work to live well.", "I live to work well"),
    ("I eat before I train.", "I train before I eat"),
    ("My children teach me patience.", "I teach my children patience"),
    ("I read the news after breakfast.", "I breakfast after the news read"),
    ("I lead my team with trust.", "My team leads me with trust"),
    ("Courage beats fear in my life.", "Fear beats courage in my life"),
    ("I think before I speak.", "I speak before I think"),
    ("My plans shape my days.", "My days shape my plans"),
    ("I own my phone and use it well.", "My phone owns me and uses it well"),
    ("I save money before I spend money.", "I spend money before I save money"),
    ("I answer questions and ask for feedback.", "I ask questions and answer for feedback"),
    ("I feed my mind before my phone.", "I feed my phone before my mind"),
    ("My values guide my choices.", "My choices guide my values"),
]

ENGLISH_POSITIVE = [  # the line has a negation, which is left out
    ("I never skip breakfast.", "I skip breakfast"),
    ("I don't check email in bed.", "I check email in bed"),
    ("I do not give up on my dreams.", "I give up on my dreams"),
    ("I won't smoke today.", "I will smoke today"),
    ("I can't be bought with praise.", "I can be bought with praise"),
    ("No sugar after eight.", "Sugar after eight"),
    ("I go to sleep without my phone.", "I go to sleep with my phone"),
    ("Nothing stops me from training.", "Something stops me from training"),
    ("I am not my past.", "I am my past"),
    ("I never lie to my partner.", "I always lie to my partner"),
    ("I will not drink alcohol this week.", "I will drink alcohol this week"),
    ("I never drive when I am tired.", "I drive when I am tired"),
]

SPANISH = [
    ("Cumplo mis promesas.", "promesas", ["deudas", "fotografías"], "No cumplo mis promesas"),
    ("Corro todas las mañanas en el parque.", "parque", ["gimnasio", "sótano"], "No corro todas las mañanas en el parque"),
    ("Bebo agua en lugar de refresco.", "agua", ["cerveza", "leche"], "Nunca bebo agua en lugar de refresco"),
    ("Mi salud es lo primero.", "salud", ["trabajo", "dinero"], "Mi salud no es lo primero"),
    ("Hablo con cariño a mis hijos.", "cariño", ["desprecio", "gritos"], "No hablo con cariño a mis hijos"),
    ("Termino lo que empiezo.", "termino", ["abandono", "olvido"], "No termino lo que empiezo"),
    ("Practico el piano cada tarde.", "piano", ["fútbol", "dibujo"], "Nunca practico el piano cada tarde"),
    ("Escribo en mi diario antes de dormir.", "escribo", ["cocino", "dibujo"], "No escribo en mi diario antes de dormir"),
    ("Mantengo la calma bajo presión.", "calma", ["prisa", "duda"], "No mantengo la calma bajo presión"),
    ("Ahorro dinero para nuestra casa.", "casa", ["boda", "moto"], "No ahorro dinero para nuestra casa"),
    ("Cocino la cena para mi familia.", "cena", ["fruta", "sopa"], "Nunca cocino la cena para mi familia"),
    ("Llamo a mi madre los domingos.", "madre", ["dentista", "vecino"], "No llamo a mi madre los domingos"),
    ("Aprendo algo nuevo cada día.", "aprendo", ["olvido", "compro"], "No aprendo algo nuevo cada día"),
    ("Dejo el teléfono fuera del dormitorio.", "teléfono", ["perro", "martillo"], "No dejo el teléfono fuera del dormitorio"),
    ("Escucho antes de responder.", "escucho", ["grito", "discuto"], "No escucho antes de responder"),
    ("Subo por las escaleras a la oficina.", "escaleras", ["montañas", "cuerdas"], "Nunca subo por las escaleras a la oficina"),
    ("Pido ayuda cuando la necesito.", "ayuda", ["dinero", "cerveza"], "No pido ayuda cuando la necesito"),
    ("Estoy orgulloso de mi progreso.", "orgulloso", ["avergonzado", "cansado"], "No estoy orgulloso de mi progreso"),
    ("Como verduras en cada comida.", "verduras", ["pasteles", "salchichas"], "No como verduras en cada comida"),
    ("Confío en mis decisiones.", "confío", ["dudo", "tropiezo"], "No confío en mis decisiones"),
]

SPANISH_NUMBERS = [
    ("Hago 4 entrenamientos por semana.", ["Hago dos entrenamientos por semana", "Hago catorce entrenamientos por semana", "Hago cuatro entrenamientos por mes"]),
    ("Leo 20 páginas al día.", ["Leo treinta páginas al día", "Leo doce páginas al día", "Leo páginas al día"]),
    ("Me levanto a las 6:30.", ["Me levanto a las siete y media", "Me levanto a las seis y cuarto", "Me levanto a las 7:30"]),
    ("Abro mi tienda el 15 de noviembre.", ["Abro mi tienda el dieciséis de noviembre", "Abro mi tienda el 15 de diciembre", "Abro mi tienda el cinco de noviembre"]),
    ("Medito quince minutos cada mañana.", ["Medito cinco minutos cada mañana", "Medito cincuenta minutos cada mañana", "Medito 15 horas cada mañana"]),
    ("Ahorro 200 euros cada mes.", ["Ahorro trescientos euros cada mes", "Ahorro veinte euros cada mes", "Ahorro 2000 euros cada mes"]),
    ("Corro 5 km los martes.", ["Corro ocho kilómetros los martes", "Corro 5 km los jueves", "Corro quince kilómetros los martes"]),
    ("Duermo ocho horas cada noche.", ["Duermo seis horas cada noche", "Duermo ochenta horas cada noche", "Duermo ocho minutos cada noche"]),
    ("Me acuesto a las 22:00.", ["Me acuesto a las once de la noche", "Me acuesto a las 20:00", "Me acuesto a las diez de la mañana"]),
    ("Gasto 50% menos en dulces.", ["Gasto quince por ciento menos en dulces", "Gasto 50% más en dulces", "Gasto sesenta por ciento menos en dulces"]),
]

SPANISH_ORDER = [
    ("Mis hábitos sirven a mis metas.", "Mis metas sirven a mis hábitos"),
    ("Trabajo para vivir bien.", "Vivo para trabajar bien"),
    ("Pienso antes de hablar.", "Hablo antes de pensar"),
    ("Como antes de entrenar.", "Entreno antes de comer"),
    ("Mis hijos me enseñan paciencia.", "Enseño a mis hijos paciencia"),
    ("El valor vence al miedo.", "El miedo vence al valor"),
    ("Mis planes forman mis días.", "Mis días forman mis planes"),
    ("Ahorro dinero antes de gastar dinero.", "Gasto dinero antes de ahorrar dinero"),
    ("Mis valores guían mis decisiones.", "Mis decisiones guían mis valores"),
    ("Cuido mi cuerpo y mi mente me cuida.", "Mi mente cuida y me cuido mi cuerpo"),
]

SPANISH_POSITIVE = [
    ("Nunca me rindo.", "Me rindo"),
    ("No fumo en casa.", "Fumo en casa"),
    ("No reviso el correo en la cama.", "Reviso el correo en la cama"),
    ("Duermo sin el teléfono.", "Duermo con el teléfono"),
    ("Nada me impide entrenar.", "Todo me impide entrenar"),
    ("No bebo alcohol esta semana.", "Bebo alcohol esta semana"),
    ("Jamás miento a mi pareja.", "Siempre miento a mi pareja"),
    ("Nunca conduzco cansado.", "Conduzco cansado"),
    ("No soy mi pasado.", "Soy mi pasado"),
    ("Tampoco hoy voy a fumar.", "También hoy voy a fumar"),
]

STRANGERS_ENGLISH = [
    "The weather will be fine on Sunday.", "Please close the window, it is cold.", "We need bread, milk and two onions.",
    "Turn the alarm off, I want to sleep.", "Who left the light on in the hall?", "The train leaves from platform nine.",
    "I have to finish this report by Friday.", "She bought a red bicycle for her son.",
]

STRANGERS_SPANISH = [
    "Mañana va a llover en toda la costa.", "Cierra la ventana, por favor, hace frío.", "Hay que comprar pan y leche.",
    "Apaga la alarma, quiero dormir más.", "El tren sale del andén nueve.", "Ella compró una bicicleta roja.",
]

# Negated, and besides garbled as a recogniser garbles an accent: the rest may pass, the negation may not.
GARBLED_ENGLISH = [
    ("I keep promises to myself.", ["I don't keep premises to my sheriff", "I never keep premises to my shelf", "I cannot keep premises to a cell", "I do not keep primaries for my wealth", "nobody keeps premises to my shelf"]),
    ("I complete 4 workouts/week.", ["I don't compete for workers a week", "I never compete for work out so weak"]),
    ("I run every morning before work.", ["I won't run every mourner be for word", "I never ran ever moaning beef or walk"]),
    ("I go to bed before eleven.", ["I won't go to bet be four a leaven"]),
    ("I do not drink alcohol.", ["I do drink all cool", "I drink alga hall"]),
    ("I never skip breakfast.", ["I skip brake fist", "I always skip brick fast"]),
    ("I am calm under pressure.", ["I'm not calming the pleasure", "I am not come under precious"]),
    ("I choose water over soda.", ["I don't choose wafer over solder"]),
    ("My health comes first.", ["my wealth never comes fast", "my held does not come fierce"]),
]
GARBLED_SPANISH = [
    ("Cumplo mis promesas conmigo mismo.", ["no cumplo mis premisas conmigo misma", "nunca cumplo mis premisas con mi gremio", "no cumplo mis premisas con migas mismas"]),
    ("Corro todas las mañanas antes del trabajo.", ["no corro todas las campanas ante el trabado"]),
    ("Nunca me salto el desayuno.", ["me salto el de ayuno", "siempre me asalto el vecino"]),
    ("Bebo agua en lugar de refrescos.", ["no bebo aguas en el hogar de frescos", "jamás bebo algo en el lugar de frescos"]),
    ("Mi salud es lo primero.", ["mi salud no es lo sincero", "mi saldo no es lo primario"]),
    ("Llamo a mi madre cada domingo.", ["no llamo a mi padre cada amigo"]),
    ("Estoy tranquilo bajo presión.", ["no estoy tranquila bajo prisión"]),
]

# Two content words exchanged, the frame kept.
TWO_WORDS_ENGLISH = [
    ("I drink water instead of soda.", "I drink coffee instead of lemonade"),
    ("I run every morning before work.", "I run every weekend before breakfast"),
    ("I speak kindly to my children.", "I speak harshly to my neighbors"),
    ("I save money for our house.", "I spend money for our holiday"),
    ("I put my phone away at dinner.", "I put my hammer away at midnight"),
    ("I take the stairs to the office.", "I take the elevator to the garage"),
    ("I cook dinner for my family.", "I cook noodles for my neighbor"),
    ("I write in my journal before bed.", "I write in my kitchen before lunch"),
    ("I listen before I answer.", "I shout before I argue"),
    ("I walk the dog in the park.", "I walk the cat in the cellar"),
    ("I trust my own judgment.", "I trust my own horoscope"),
]
TWO_WORDS_SPANISH = [
    ("Bebo agua en lugar de refresco.", "Bebo cerveza en lugar de leche"),
    ("Hablo con cariño a mis hijos.", "Hablo con desprecio a mis vecinos"),
    ("Escribo en mi diario antes de dormir.", "Escribo en mi cocina antes de comer"),
    ("Cocino la cena para mi familia.", "Cocino la sopa para mi perro"),
    ("Ahorro dinero para nuestra casa.", "Ahorro tiempo para nuestra boda"),
    ("Practico el piano cada tarde.", "Practico el dibujo cada domingo"),
    ("Subo por las escaleras a la oficina.", "Subo por las montañas a la playa"),
    ("Llamo a mi madre los domingos.", "Llamo a mi dentista los viernes"),
    ("Corro todas las mañanas en el parque.", "Corro todas las noches en el sótano"),
]

# Another verb, irregular like the line's.
OTHER_VERBS_SPANISH = [
    ("Tengo paciencia con mis hijos.", ["Pierdo paciencia con mis hijos", "Pido paciencia con mis hijos"]),
    ("Digo la verdad.", ["Niego la verdad", "Encuentro la verdad"]),
    ("Empiezo el día con calma.", ["Termino el día con calma", "Pierdo el día con calma"]),
    ("Duermo ocho horas.", ["Trabajo ocho horas", "Juego ocho horas"]),
    ("Vuelvo a casa temprano.", ["Salgo a casa temprano"]),
    ("Pongo a mi familia primero.", ["Dejo a mi familia primero", "Muestro a mi familia primero"]),
]

CHINESE_NEAR = [
    ("我遵守对自己的承诺。", "negation", "我不遵守对自己的承诺"), ("我每周锻炼四次。", "number", "我每周锻炼三次"),
    ("我每周锻炼四次。", "number", "我每周锻炼十四次"), ("我每天早上六点半起床。", "number", "我每天早上七点半起床"),
    ("我每天读三十页书。", "number", "我每天读二十页书"), ("我从不放弃。", "negation", "我放弃"),
    ("我不喝酒。", "negation", "我喝酒"), ("我每天喝水。", "word", "我每天喝酒"), ("我认真学习西班牙语。", "word", "我认真学习做饭"),
    ("我善待我的家人。", "word", "我善待我的同事"), ("我为家人做健康的晚餐。", "half", "我为家人"),
    ("我睡觉前写日记。", "half", "我睡觉前"), ("我的习惯控制我的情绪。", "order", "我的情绪控制我的习惯"),
    ("我遵守对自己的承诺。", "other", "今天的天气非常好"), ("我每天喝水。", "other", "火车从九号站台出发"),
]

# Hand-written equivalents: category, line, and ways to say it.
EQUIVALENT_ENGLISH = [
    ("numbers", "I complete 4 workouts/week.", ["I complete four workouts a week", "I complete 4 workouts per week", "I complete four workouts every week", "I complete four workouts each week"]),
    ("numbers", "I read twenty pages a day.", ["I read 20 pages a day", "I read 20 pages per day", "I read twenty pages every day"]),
    ("numbers", "I save $1,500 this year.", ["I save fifteen hundred dollars this year", "I save one thousand five hundred dollars this year", "I save $1500 this year", "I save 1500 dollars this year"]),
    ("numbers", "I walk 10,000 steps.", ["I walk ten thousand steps", "I walk 10000 steps"]),
    ("numbers", "I weigh 82.5 kg by summer.", ["I weigh eighty two point five kilograms by summer", "I weigh eighty two and a half kilos by summer"]),
    ("numbers", "I practice 1/2 hour daily.", ["I practice half an hour daily", "I practice one half hour every day"]),
    ("numbers", "I do 105 squats.", ["I do one hundred five squats", "I do a hundred and five squats", "I do one hundred and five squats", "I do 105 squats"]),
    ("numbers", "I train twice a week.", ["I train two times a week", "I train twice per week"]),
    ("dates", "I launch on Nov 15.", ["I launch on November fifteenth", "I launch on the fifteenth of November", "I launch on November 15th", "I launch on November fifteen", "I launch on 15 November"]),
    ("dates", "My book is done by March 3, 2027.", ["My book is done by March third twenty twenty seven", "My book is done by the third of March two thousand twenty seven", "My book is done by March 3rd 2027"]),
    ("dates", "I quit smoking on the first of May.", ["I quit smoking on May 1st", "I quit smoking on May first", "I quit smoking on the 1st of May"]),
    ("dates", "I visit Dad on 12/24.", ["I visit Dad on December twenty fourth", "I visit dad on the twenty fourth of December"]),
    ("times", "I wake up at 6:30.", ["I wake up at six thirty", "I wake up at half past six", "I wake up at 6:30 a.m.", "I wake up at six thirty in the morning"]),
    ("times", "I leave work at 5:45 pm.", ["I leave work at quarter to six", "I leave work at five forty five p.m.", "I leave work at a quarter to six in the evening"]),
    ("times", "I start at quarter past seven.", ["I start at 7:15", "I start at seven fifteen", "I start at a quarter past seven"]),
    ("times", "I am home by 7 pm.", ["I am home by seven pm", "I am home by 7 p.m.", "I'm home by seven in the evening", "I am home by seven o'clock in the evening"]),
    ("times", "I meditate at 6:05.", ["I meditate at six oh five", "I meditate at five past six", "I meditate at 6:05"]),
    ("clock", "I am in bed by 22:30.", ["I am in bed by ten thirty pm", "I am in bed by half past ten", "I am in bed by twenty two thirty", "I'm in bed by 10:30 p.m."]),
    ("clock", "I eat lunch at 13:00.", ["I eat lunch at one pm", "I eat lunch at one o'clock", "I eat lunch at thirteen hundred"]),
    ("clock", "I log off at 6 pm.", ["I log off at 18:00", "I log off at eighteen hundred", "I log off at six in the evening"]),
    ("currency", "I save $20 a month.", ["I save twenty dollars a month", "I save 20 dollars per month", "I save twenty dollars every month"]),
    ("currency", "I spend less than £3.50 on lunch.", ["I spend less than three pounds fifty on lunch", "I spend less than three fifty on lunch"]),
    ("currency", "I put €100 aside.", ["I put one hundred euros aside", "I put a hundred euros aside", "I put 100 euros aside"]),
    ("units", "I run 5 km.", ["I run five kilometers", "I run five kilometres", "I run 5 kilometers", "I run five k"]),
    ("units", "I stretch for 10 min.", ["I stretch for ten minutes", "I stretch for 10 minutes"]),
    ("units", "I lose 5 lbs.", ["I lose five pounds", "I lose 5 pounds"]),
    ("units", "I sleep 8 hrs.", ["I sleep eight hours", "I sleep 8 hours"]),
    ("percent", "I give 100% every day.", ["I give one hundred percent every day", "I give a hundred per cent each day", "I give 100 percent every day"]),
    ("percent", "I save 15% of my pay.", ["I save fifteen percent of my pay", "I save 15 percent of my pay"]),
    ("ordinals", "This is my 2nd marathon.", ["This is my second marathon", "this is my 2nd marathon"]),
    ("ordinals", "I finish in the first 21st places.", ["I finish in the first twenty first places"]),
    ("contractions", "I'm calm and I don't panic.", ["I am calm and I do not panic", "im calm and i dont panic"]),
    ("contractions", "I will not give up.", ["I won't give up", "i wont give up"]),
    ("contractions", "I cannot be rushed.", ["I can't be rushed", "i cant be rushed", "I can not be rushed"]),
    ("contractions", "It's my choice and they're with me.", ["It is my choice and they are with me", "its my choice and theyre with me"]),
    ("contractions", "I've earned this and I'd do it again.", ["I have earned this and I would do it again"]),
    ("contractions", "I do what's right.", ["I do what is right", "i do whats right"]),
    ("contractions", "I am going to win.", ["I'm gonna win", "I'm going to win"]),
    ("spelling", "I organise my favourite colours.", ["I organize my favorite colors"]),
    ("spelling", "I realize my behavior matters.", ["I realise my behaviour matters"]),
    ("spelling", "I practise at the theatre.", ["I practice at the theater"]),
    ("spelling", "I cancelled my travelling plans.", ["I canceled my traveling plans"]),
    ("spelling", "I honour my neighbour.", ["I honor my neighbor"]),
    ("spelling", "I analyse my programme.", ["I analyze my program"]),
    ("homophones", "I write to my son.", ["I right too my sun", "I write two my son"]),
    ("homophones", "I know their whole plan.", ["I no there hole plan"]),
    ("homophones", "I meet my week with peace.", ["I meat my weak with piece"]),
    ("homophones", "I wait for the right hour.", ["I weight four the write our"]),
    ("homophones", "I see the sea by night.", ["I sea the see buy knight"]),
    ("homophones", "I break bread with my aunt.", ["I brake bred with my ant"]),
    ("rates", "I call home 3x/week.", ["I call home three times a week", "I call home 3 times per week"]),
    ("rates", "I write 500 words/day.", ["I write five hundred words a day", "I write 500 words per day", "I write five hundred words every day"]),
    ("abbreviations", "I see Dr. Patel & Mr. Jones.", ["I see doctor Patel and mister Jones"]),
    ("abbreviations", "I watch less TV.", ["I watch less television", "I watch less tv"]),
    ("joined", "I complete every workout.", ["I complete every work out"]),
    ("joined", "I eat breakfast every day.", ["I eat breakfast everyday", "I eat break fast every day"]),
    ("joined", "I protect my well-being.", ["I protect my wellbeing", "I protect my well being"]),
]

CORRECTED_ENGLISH = [
    ("I complete 4 workouts/week.", ["I complete three, no, four workouts a week", "I complete five I mean four workouts a week", "I complete, wait, I complete four workouts a week"]),
    ("I keep promises to myself.", ["I keep secrets sorry promises to myself", "I keep I keep promises to myself", "I kept no wait I keep promises to myself", "I keep prom- promises to myself"]),
    ("I run every morning before work.", ["I run every evening, I mean every morning before work", "I walk sorry I run every morning before work", "I run every morning every morning before work"]),
    ("I wake up at 6:30.", ["I wake up at seven, no, at six thirty", "I wake up at seven thirty sorry six thirty"]),
    ("I am calm under pressure.", ["I am angry no wait calm under pressure", "I'm I'm calm under pressure"]),
    ("I finish what I start.", ["I finish I finish what what I start", "I start sorry I finish what I start"]),
    ("I never skip breakfast.", ["I always, no, I never skip breakfast", "I never skip lunch I mean breakfast"]),
]

EQUIVALENT_SPANISH = [
    ("numbers", "Hago 4 entrenamientos/semana.", ["Hago cuatro entrenamientos por semana", "Hago cuatro entrenamientos a la semana", "Hago 4 entrenamientos cada semana"]),
    ("numbers", "Leo veinte páginas al día.", ["Leo 20 páginas al día", "Leo 20 páginas por día", "Leo veinte páginas cada día"]),
    ("numbers", "Ahorro 1.500 euros este año.", ["Ahorro mil quinientos euros este año", "Ahorro 1500 euros este año"]),
    ("numbers", "Camino 10.000 pasos.", ["Camino diez mil pasos", "Camino 10000 pasos"]),
    ("numbers", "Hago 21 flexiones.", ["Hago veintiuna flexiones", "Hago veintiún flexiones", "Hago 21 flexiones"]),
    ("numbers", "Leo treinta y dos libros.", ["Leo 32 libros"]),
    ("numbers", "Corro 2,5 kilómetros.", ["Corro dos coma cinco kilómetros", "Corro dos kilómetros y medio"]),
    ("dates", "Abro mi tienda el 15 de noviembre.", ["Abro mi tienda el quince de noviembre", "Abro mi tienda el 15 de nov"]),
    ("dates", "Dejo de fumar el 1 de mayo.", ["Dejo de fumar el primero de mayo", "Dejo de fumar el uno de mayo"]),
    ("dates", "Termino el 3/11.", ["Termino el tres de noviembre", "Termino el 3 de noviembre"]),
    ("times", "Me levanto a las 6:30.", ["Me levanto a las seis y media", "Me levanto a las seis treinta", "Me levanto a las seis y media de la mañana"]),
    ("times", "Salgo a las cinco y cuarto.", ["Salgo a las 5:15", "Salgo a las cinco quince"]),
    ("times", "Ceno a las 8:45.", ["Ceno a las nueve menos cuarto", "Ceno a las ocho cuarenta y cinco", "Ceno a las ocho y cuarenta y cinco"]),
    ("times", "Medito a la 1:00.", ["Medito a la una", "Medito a la una en punto"]),
    ("clock", "Me acuesto a las 22:30.", ["Me acuesto a las diez y media", "Me acuesto a las diez y media de la noche", "Me acuesto a las veintidós treinta"]),
    ("clock", "Como a las 14:00.", ["Como a las dos de la tarde", "Como a las catorce horas", "Como a las dos"]),
    ("currency", "Ahorro $20 al mes.", ["Ahorro veinte dólares al mes", "Ahorro veinte pesos cada mes", "Ahorro 20 dólares por mes"]),
    ("currency", "Gasto 3,50 € en el almuerzo.", ["Gasto tres euros con cincuenta en el almuerzo", "Gasto tres con cincuenta en el almuerzo"]),
    ("percent", "Doy el 100% cada día.", ["Doy el cien por ciento cada día", "Doy el 100 por ciento cada día"]),
    ("units", "Corro 5 km.", ["Corro cinco kilómetros", "Corro 5 kilómetros"]),
    ("units", "Estiro 10 min.", ["Estiro diez minutos", "Estiro 10 minutos"]),
    ("ordinals", "Gano el 1er lugar.", ["Gano el primer lugar", "Gano el primero lugar"]),
    ("accents", "Mañana también practicaré mi canción.", ["manana tambien practicare mi cancion", "Mañana tambien practicaré mi canción"]),
    ("accents", "Él confía en su corazón.", ["el confia en su corazon"]),
    ("accents", "Aprendí inglés y alemán en un año.", ["aprendi ingles y aleman en un ano"]),
    ("accents", "Mi compañera y yo soñamos con un jardín.", ["mi companera y yo sonamos con un jardin"]),
    ("homophones", "Voy a hacer ejercicio.", ["boy a acer ejercicio", "voy a aser ejersicio"]),
    ("homophones", "Vuelvo a casa temprano.", ["buelvo a caza temprano"]),
    ("homophones", "Hallo tiempo para leer.", ["ayo tiempo para leer", "hayo tiempo para leer"]),
    ("inflections", "Tengo paciencia con mis hijos.", ["Tener paciencia con mis hijos", "Tuve paciencia con mis hijos"]),
    ("inflections", "Hago ejercicio cada mañana.", ["Hacer ejercicio cada mañana", "Hice ejercicio cada mañana", "Haré ejercicio cada mañana"]),
    ("inflections", "Digo la verdad.", ["Decir la verdad", "Dije la verdad"]),
    ("inflections", "Duermo ocho horas.", ["Dormir ocho horas", "Durmiendo ocho horas"]),
    ("inflections", "Pongo a mi familia primero.", ["Puse a mi familia primero", "Poner a mi familia primero"]),
    ("inflections", "Vuelvo a casa temprano.", ["Volver a casa temprano", "Volví a casa temprano"]),
    ("inflections", "Pienso antes de hablar.", ["Pensar antes de hablar"]),
    ("inflections", "Juego con mis hijos.", ["Jugar con mis hijos"]),
    ("inflections", "Sigo mi plan.", ["Seguir mi plan"]),
    ("inflections", "Puedo con todo.", ["Pude con todo"]),
    ("inflections", "Quiero a mi familia.", ["Quise a mi familia"]),
    ("inflections", "Empiezo el día con calma.", ["Empezar el día con calma"]),
    ("inflections", "Salgo a correr los lunes.", ["Salir a correr los lunes"]),
    ("inflections", "Conduzco con cuidado.", ["Conducir con cuidado"]),
    ("inflections", "Traigo comida sana al trabajo.", ["Traer comida sana al trabajo"]),
    ("abbreviations", "Llamo a la Sra. López y al Dr. Ruiz.", ["Llamo a la señora López y al doctor Ruiz"]),
]

CORRECTED_SPANISH = [
    ("Hago 4 entrenamientos por semana.", ["Hago tres, no, cuatro entrenamientos por semana", "Hago cinco digo cuatro entrenamientos por semana"]),
    ("Cumplo mis promesas.", ["Cumplo cumplo mis promesas", "Cumplo mis deudas perdón mis promesas", "Cumplo mis prom- promesas"]),
    ("Me levanto a las 6:30.", ["Me levanto a las siete perdón a las seis y media", "Me me levanto a las a las seis y media"]),
    ("Mi salud es lo primero.", ["Mi trabajo digo mi salud es lo primero", "Mi salud es es lo primero"]),
]

EQUIVALENT_CHINESE = [
    ("numbers", "我每周锻炼4次。", ["我每周锻炼四次", "我每周锻炼 4 次"]), ("numbers", "我每天读三十页书。", ["我每天读30页书"]),
    ("numbers", "我每周锻炼两次。", ["我每周锻炼2次", "我每周锻炼二次"]), ("numbers", "我存1500元。", ["我存一千五百元"]),
    ("times", "我早上6:30起床。", ["我早上六点半起床", "我早上六点三十分起床", "我早上六点三十起床"]),
    ("times", "我早上六点半起床。", ["我早上6:30起床", "我早上6点半起床", "我早上6.半起床"]), ("percent", "我付出100%的努力。", ["我付出百分之一百的努力"]),
    ("dates", "我11月15日开店。", ["我十一月十五日开店", "我十一月十五号开店"]),
    ("homophones", "我遵守对自己的承诺。", ["我遵守对自己的成诺", "我尊守对自己的承诺"]),
    ("fillers", "我遵守对自己的承诺。", ["嗯我遵守对自己的承诺", "我呃遵守对自己的承诺"]),
    ("traditional", "我认真学习西班牙语。", ["我認真學習西班牙語"]), ("traditional", "我为家人做晚餐。", ["我為家人做晚餐"]),
]


def plain(text):
    return text.rstrip(".").replace(",", "")


def halves(text):
    words = plain(text).split()
    middle = len(words) // 2
    return [" ".join(words[:middle]), " ".join(words[middle:])]


# Lines that begin or end with a number, of which another number must not open one.
NUMBERS_AT_ENDS_NEAR = [
    ("en", "number", "Steady practice makes courage ordinary number 51.", "steady practice makes courage ordinary number 52"),
    ("en", "number", "Steady practice makes courage ordinary number 51.", "steady practice makes courage ordinary number fifty"),
    ("en", "number", "Steady practice makes courage ordinary number 50.", "steady practice makes courage ordinary number 51"),
    ("en", "number", "I get out of bed at 7:01.", "I get out of bed at seven oh two"),
    ("en", "number", "I get out of bed at 7:00.", "I get out of bed at seven oh one"),
    ("en", "number", "I am the runner with number 1.", "I am the runner with number two"),
    ("en", "number", "I am the runner with number 20.", "I am the runner with number twenty one"),
    ("en", "number", "I am the runner with number 21.", "I am the runner with number twenty"),
    ("en", "number", "5 workouts a week keep me strong.", "twenty five workouts a week keep me strong"),
    ("en", "number", "5 workouts a week keep me strong.", "sixty five workouts a week keep me strong"),
    ("en", "number", "I save money until I have 500.", "I save money until I have five hundred thousand"),
    ("es", "number", "Soy la corredora con el número 51.", "soy la corredora con el número cincuenta y dos"),
    ("es", "number", "Soy la corredora con el número 51.", "soy la corredora con el número cincuenta"),
    ("es", "number", "Soy la corredora con el número 50.", "soy la corredora con el número cincuenta y uno"),
    ("es", "number", "Me levanto cada mañana a las 7:01.", "me levanto cada mañana a las siete y dos"),
    ("es", "number", "Soy el corredor con el número 1.", "soy el corredor con el número dos"),
    ("es", "number", "5 entrenamientos por semana me hacen fuerte.", "treinta y cinco entrenamientos por semana me hacen fuerte"),
    ("zh", "number", "我的号码是五十一。", "我的号码是五十二"),
    ("zh", "number", "我的号码是五十一。", "我的号码是五十"),
    ("zh", "number", "我的号码是五十。", "我的号码是五十一"),
]
NUMBERS_AT_ENDS_EQUIVALENT = [
    ("en", "numbers", "Steady practice makes courage ordinary number 51.", "steady practice makes courage ordinary number fifty one"),
    ("en", "times", "I get out of bed at 7:01.", "I get out of bed at seven oh one"),
    ("en", "times", "I get out of bed at 7.", "I get out of bed at 7 a.m."),
    ("en", "repetition", "I am the runner with number 20.", "I am the runner with number twenty twenty"),
    ("en", "repetition", "I am the runner with number 21.", "I am the runner with number twenty one twenty one"),
    ("en", "around", "I am the runner with number 20.", "I am the runner with number twenty. One more time"),
    ("en", "numbers", "5 workouts a week keep me strong.", "five workouts a week keep me strong"),
    ("en", "around", "5 workouts a week keep me strong.", "my number one goal is five workouts a week keep me strong"),
    ("en", "around", "She is the chosen one.", "She is the chosen one and I know it"),
    ("es", "numbers", "Soy la corredora con el número 51.", "soy la corredora con el número cincuenta y uno"),
    ("es", "times", "Me levanto cada mañana a las 7:01.", "me levanto cada mañana a las siete y uno"),
    ("es", "around", "Soy el corredor con el número 20.", "soy el corredor con el número veinte. Una vez más"),
    ("zh", "numbers", "我的号码是五十一。", "我的号码是51"),
    ("en", "around", "I am the runner with number 20.", "I am the runner with number twenty and I feel great"),
    ("es", "around", "Soy el corredor con el número 20.", "soy el corredor con el número veinte y me siento bien"),
]


def near_misses():
    rows = []
    for language, lines, numbers, order, positive, strangers in (
        ("en", ENGLISH, ENGLISH_NUMBERS, ENGLISH_ORDER, ENGLISH_POSITIVE, STRANGERS_ENGLISH),
        ("es", SPANISH, SPANISH_NUMBERS, SPANISH_ORDER, SPANISH_POSITIVE, STRANGERS_SPANISH),
    ):
        for index, (line, word, others, negated) in enumerate(lines):
            rows.append((language, "negation", line, negated))
            for other in others:
                said = plain(line).replace(word, other).replace(word.capitalize(), other.capitalize())
                rows.append((language, "word", line, said))
            for half in halves(line):
                if len(half.split()) * 2 <= len(line.split()):
                    rows.append((language, "half", line, half))
            rows.append((language, "other", line, lines[(index + 7) % len(lines)][0]))
            rows.append((language, "other", line, strangers[index % len(strangers)]))
        for line, changed in numbers:
            rows += [(language, "number", line, said) for said in changed]
        rows += [(language, "order", line, said) for line, said in order]
        rows += [(language, "negation", line, said) for line, said in positive]
    for language, garbled, two in (("en", GARBLED_ENGLISH, TWO_WORDS_ENGLISH), ("es", GARBLED_SPANISH, TWO_WORDS_SPANISH)):
        rows += [(language, "garbled", line, said) for line, ways in garbled for said in ways]
        rows += [(language, "words", line, said) for line, said in two]
    rows += [("es", "word", line, said) for line, ways in OTHER_VERBS_SPANISH for said in ways]
    rows += [("zh", category, line, said) for line, category, said in CHINESE_NEAR]
    return rows + NUMBERS_AT_ENDS_NEAR


def equivalents():
    rows = []
    wrap = {
        "en": [("fillers", "um {}"), ("fillers", "{} uh"), ("around", "okay here we go {} good morning"),
               ("around", "good morning alarm my line is {} thank you")],
        "es": [("fillers", "eh {}"), ("fillers", "bueno {} eh"), ("around", "vale allá vamos {} buenos días"),
               ("around", "buenos días ya estoy despierto {} gracias")],
    }
    for language, lines, listed, corrected in (
        ("en", ENGLISH, EQUIVALENT_ENGLISH, CORRECTED_ENGLISH),
        ("es", SPANISH, EQUIVALENT_SPANISH, CORRECTED_SPANISH),
    ):
        for category, line, ways in listed:
            rows += [(language, category, line, said) for said in ways]
        for line, ways in corrected:
            rows += [(language, "corrections", line, said) for said in ways]
        for index, (line, *_rest) in enumerate(lines):
            said = plain(line).lower()
            for category, pattern in (wrap[language][index % 2], wrap[language][2 + index % 2]):
                rows.append((language, category, line, pattern.format(said)))
            words = said.split()
            middle = len(words) // 2
            filler = "um" if language == "en" else "eh"
            rows.append((language, "fillers", line, " ".join(words[:middle] + [filler] + words[middle:])))
            if index % 2 == 0:
                rows.append((language, "repetition", line, " ".join(words[:middle] + words[middle - 1:])))
                rows.append((language, "shouted", line, plain(line).upper() + "!"))
    for category, line, ways in EQUIVALENT_CHINESE:
        rows += [("zh", category, line, said) for said in ways]
    return rows + NUMBERS_AT_ENDS_EQUIVALENT


def write(name, rows):
    unique = list(dict.fromkeys(rows))
    with open(HERE / name, "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, delimiter="\t", lineterminator="\n", quoting=csv.QUOTE_NONE, escapechar=None, quotechar=None)
        writer.writerow(["language", "category", "line", "said"])
        writer.writerows(unique)
    print(name, len(unique))


write("near-misses.tsv", near_misses())
write("equivalents.tsv", equivalents())
