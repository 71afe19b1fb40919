/// Which turns of speech are a sign together: what each is about stands in the tables of the languages, under `concepts`.
enum SafetyPairs {
    /// family | weight | how many words may lie between | concepts, which all have to occur that near each other
    static let table = """
        wish | asks | 6 | longing & dying
        giving away | asks | 30 | handing over & no need
        giving away | asks | 30 | handing over & end point
        affairs | asks | 30 | arranged & end point
        affairs | asks | 30 | arranged & parting
        giving away | asks unless home work elsewhere | 30 | handing over & arranged
        farewell | asks | 30 | parting & close ones & end point
        farewell | asks | 30 | parting & close ones & for later
        farewell | asks | 30 | parting & no need
        farewell | weak | 30 | parting & close ones
        better without me | asks | 30 | without me & better for them
        rest | asks | 30 | sleeping & never more
        no future | asks | 30 | tired & life & going on
        no future | asks | 30 | no reason & going on
        worn out | weak | 10 | tired & life
        method | asks | 30 | means & dwelling
        method | asks unless leisure home | 12 | deadly thing & fixed on
        method | asks | 8 | treatment & refusing
        self-harm | asks unless care leisure | 9 | body & harming
        wish | asks unless care leisure | 12 | accident & welcome
        wish | asks | 8 | waking & regret
        vanish | asks unless leisure home | 4 | wiping out & oneself
        not here | asks unless leisure work habit school elsewhere | 10 | time ahead & not in it
        farewell | asks unless work school leisure | 14 | last occasion & memory
        no future | asks unless work habit leisure | 5 | used up & reasons
        better without me | asks | 10 | grief & over it
        reunion | asks unless care leisure | 14 | lost ones & place kept
        better without me | asks unless home work habit | 9 | care for me & no longer
        giving away | asks unless home work elsewhere leisure | 20 | keepsake & close ones
        giving away | asks unless home work elsewhere leisure | 20 | keepsake & parting
        affairs | asks unless home work elsewhere leisure | 30 | provided for & arranged
        affairs | asks unless home work elsewhere leisure | 30 | provided for & handing over
        affairs | asks unless work elsewhere leisure | 30 | closed up & nothing left to do
        method | asks unless leisure habit | 15 | attempt & means
        reunion | asks unless leisure care | 20 | died & go to them
        reunion | asks unless leisure care | 12 | lying down & burial place
        """
}
