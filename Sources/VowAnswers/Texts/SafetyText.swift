/// What Vow says when words may announce that a person is in danger.
public enum SafetyText: String, TextKey {
    case stop
    case emergency
    case emergencyAnywhere
    case more
    case others
    case ask
    case answers

    /// See `TextKey`.
    public static let part = "safety"

    /// See `TextKey`.
    public var forms: TextForms {
        switch self {
        case .stop:
            TextForms(
                "Thank you for saying this. You do not have to be alone with it.\nIf you can, tell someone near you. You "
                    + "can also talk to someone who listens, now:",
                "Gracias por decirlo. No tienes que pasar por esto a solas.\nSi puedes, díselo a alguien cercano. También "
                    + "puedes hablar ahora con alguien que escucha:",
                zh: "谢谢你说出来。这件事你不必一个人扛。\n如果可以，请告诉身边的一个人。你也可以现在就找愿意倾听的人谈谈：")
        case .emergency:
            TextForms(
                "In danger right now: {number}", "Si estás en peligro ahora mismo: {number}",
                zh: "如果现在有危险，请拨打 {number}")
        case .emergencyAnywhere:
            TextForms(
                "In danger right now: your emergency number (112 in Europe, 911 in the Americas)",
                "Si estás en peligro ahora mismo: el número de emergencias (112 en Europa, 911 en América)",
                zh: "如果现在有危险，请拨打当地的急救电话（中国大陆 120，欧洲 112，美洲 911）")
        case .more:
            TextForms(
                "Help lines of every country: findahelpline.com",
                "Líneas de ayuda de todos los países: findahelpline.com", zh: "各国求助热线：findahelpline.com")
        case .others: TextForms("Other countries", "Otros países", zh: "其他国家和地区")
        case .ask:
            TextForms(
                "Before we go on, a plain question: are you thinking about ending your life, or about hurting yourself?",
                "Antes de seguir, una pregunta directa: ¿estás pensando en quitarte la vida o en hacerte daño?",
                zh: "继续之前，想直接问一句：你是不是在想结束自己的生命，或者伤害自己？")
        case .answers:
            TextForms("(yes, no, or rather not say)", "(sí, no, o prefiero no decirlo)", zh: "（是、不是，或不想说）")
        }
    }
}
