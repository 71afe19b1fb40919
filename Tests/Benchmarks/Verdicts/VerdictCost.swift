import VowCore
import VowRecitation

/// What a verdict costs once the final transcript is there: eight lines, said with slips, judged as a run judges.
///
/// Each round makes a verifier and judges anew; nothing is kept between rounds. The goal is 2 ms.
func printVerdictCost() {
    for (name, language, lines, transcript) in eightLines {
        let required = lines.enumerated().map { RequiredLine(id: "\($0.offset)", text: $0.element) }
        var times: [Double] = []
        var passed = 0
        for round in 0..<warmUpRounds + rounds(300, short: 1) {
            let began = steadyNanoseconds()
            let verdict = RecitationVerifier(settings: VerifierSettings(language: language)).judge(
                lines: required, transcript: transcript, challengeWord: "lantern")
            // The first rounds read the word lists, which a process does once.
            if round >= warmUpRounds { times.append(Double(steadyNanoseconds() - began) / 1_000_000) }
            passed = verdict.lines.count(where: \.passed)
        }
        let figures = Figures(times)
        print(
            "verdict on 8 lines, \(name): median \(hundredths(figures.median)) ms, p99"
                + " \(hundredths(figures.percentile99)) ms (\(passed) of 8 lines pass; goal 2 ms)")
    }
}

private let eightLines: [(String, Language, [String], String)] = [
    (
        "English", .english,
        [
            "I keep promises to myself.", "I complete 4 workouts/week.",
            "I get up when my alarm rings at 6:30.",
            "I launch my shop on Nov 15.", "I choose the harder right over the easier wrong.",
            "I save $250 a month.", "I practise the piano for 20 minutes a day.", "I am calm under pressure.",
        ],
        "good morning lantern um I keep promises to my shelf I complete four work outs a week I get up when my "
            + "alarm rings at half past six I launch my shop on the fifteenth of November I choose the harder right "
            + "over the easier wrong I save two hundred and fifty dollars a month I practice the piano for twenty "
            + "minutes a day and I'm calm under pressure"
    ),
    (
        "Spanish", .spanish,
        [
            "Cumplo mis promesas.", "Me levanto a las 6:30.", "Hago ejercicio 4 veces por semana.",
            "Abro mi tienda el 15 de noviembre.", "Leo 20 páginas cada noche.", "Ahorro 250 euros al mes.",
            "Mantengo la calma bajo presión.", "Termino lo que empiezo.",
        ],
        "buenos días lantern eh cumplo mis promesas me levanto a las seis y media hago ejercicio cuatro veces por "
            + "semana abro mi tienda el quince de noviembre leo veinte paginas cada noche ahorro doscientos cincuenta "
            + "euros al mes mantengo la calma bajo precisión y termino lo que empiezo"
    ),
]
