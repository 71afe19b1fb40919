/// What the histories of a campaign remember together, since they ask for the same again and again.
struct CampaignMemory {
    let verdicts: RememberingVerifier
    let forms: RememberedForms

    init(defect: Defect?) {
        verdicts = RememberingVerifier(defect: defect)
        forms = RememberedForms(defect: defect)
    }
}
