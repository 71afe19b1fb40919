/// How much each cue counts, in hundredths. Written by scripts/learn-talk-weights.py.
enum TalkWeights {
    /// cue | towards change | towards sustain | how many utterances it was learned from
    static let table = """
        wish | 98 | 0 | 81
        wish to do without | 97 | -3 | 31
        wish against | 107 | -23 | 4
        need | 97 | -26 | 27
        should | 89 | -23 | 12
        can | 113 | -21 | 69
        past success | 100 | -23 | 2
        will | 94 | 1 | 39
        ready | 100 | -19 | 15
        would | 93 | 20 | 90
        attempt | 107 | -2 | 49
        step taken | 94 | -16 | 13
        beginning | 109 | -28 | 49
        doing without | 92 | 36 | 213
        instead | 109 | -36 | 41
        help sought | 91 | -13 | 21
        health | 119 | -19 | 100
        money | 130 | -36 | 41
        dear ones | 103 | -26 | 44
        harm | 114 | -21 | 97
        benefit | 114 | -21 | 50
        worry | 96 | -4 | 23
        because | 96 | -3 | 35
        agreeing to a step | 117 | -22 | 42
        not wanting | 0 | 93 | 10
        not able | -12 | 97 | 43
        hard | -12 | 129 | 70
        liking | -7 | 117 | 36
        soothing | -40 | 129 | 96
        company | -12 | 91 | 24
        no time | -13 | 62 | 43
        not now | -37 | 93 | 50
        will not | -7 | 91 | 5
        habit as it is | -11 | 93 | 56
        only little | -24 | 82 | 36
        but | 11 | 33 | 117
        never | -40 | 4 | 62
        if or when | 8 | -12 | 105
        maybe | 19 | -2 | 50
        feeling | 11 | 13 | 121
        i as subject | -20 | 31 | 743
        you or we | -36 | -27 | 95
        it is | 23 | 59 | 294
        question | -35 | -21 | 51
        thanks | -25 | -17 | 39
        short reply | -49 | -65 | 182
        long past | -52 | -34 | 108
        telling | 9 | 7 | 54
        amount | 5 | 9 | 69
        and | 24 | 47 | 105
        think | 24 | 11 | 96
        told about self | -14 | -32 | 63
        one or two words | -33 | -46 | 339
        three to five words | 5 | -27 | 413
        twelve words or more | -10 | 37 | 303
        ends as a question | -23 | -33 | 41
        to begin with | -83 | -86 | 1606
        """
}
