/// Which turns of speech are a sign together: what each is about stands in the tables of the languages, under `concepts`.
enum SafetyPairs {
    /// family | weight | how many words may lie between | concepts, which all have to occur that near each other
    static let table = """
        wish | asks | 6 | longing & dying
        giving away | asks | 30 | handing over & no need
        giving away | asks | 30 | handing over & end point
        affairs | asks | 30 | arranged & end point
        affairs | asks | 30 | arranged & parting
        giving away | weak | 30 | handing over & arranged
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
        """
}
