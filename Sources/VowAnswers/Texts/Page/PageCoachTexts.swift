// The words of the coach's page: key = English | Spanish.
extension PageText {
    static let coach = #"""
        place.coach = Coach | Entrenador
        coach.title = Coach | Entrenador
        coach.lead = Half an hour of listening and speaking a day. | Media hora al día de escuchar y hablar.
        coach.begin = A session takes place in the terminal: vow coach | La sesión se hace en la terminal: vow coach
        coach.waits = Today's session waits. It goes on with: vow coach | La sesión de hoy espera. Sigue con: vow coach
        coach.today = Today | Hoy
        coach.minutes = Minutes | Minutos
        coach.minutes.of = {minutes} of {planned} | {minutes} de {planned}
        coach.sentences = Sentences | Frases
        coach.right = Right at the first try | Bien a la primera
        coach.replays = Heard again | Oídas otra vez
        coach.score = Mean score | Puntuación media
        coach.streak = Days in a row | Días seguidos
        coach.best = The longest row | La racha más larga
        coach.level = Next sentences | Próximas frases
        coach.level.easy = easy | fáciles
        coach.level.medium = medium | medias
        coach.level.hard = hard | difíciles
        coach.words = Words to meet again | Palabras para repasar
        coach.words.empty = No weak words. | No hay palabras difíciles.
        coach.word = Word | Palabra
        coach.due = Comes again on | Vuelve el
        coach.days = Day by day | Día a día
        coach.day = Day | Día
        coach.empty = Nothing practised in these days. | Sin práctica en estos días.
        coach.medical = The coach is for practice. It is no medical device: it neither diagnoses nor treats. For someone who helps you, vow coach export makes a table that you can give them yourself. | El entrenador es para practicar. No es un producto sanitario: no diagnostica ni trata. Para quien te ayuda, vow coach export hace una tabla que puedes darle tú.
        """#
}
