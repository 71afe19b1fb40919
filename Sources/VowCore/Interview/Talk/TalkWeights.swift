/// How much each cue counts, in hundredths. Written by scripts/tables/learn-talk-weights.py.
enum TalkWeights {
    /// cue | towards change | towards sustain | how many utterances it was learned from
    static let table = """
        wish | 92 | 3 | 81
        wish to do without | 98 | -4 | 31
        wish against | 107 | -23 | 4
        need | 97 | -26 | 27
        should | 89 | -23 | 13
        can | 113 | -20 | 69
        past success | 99 | -22 | 2
        will | 93 | 2 | 39
        ready | 101 | -20 | 16
        would | 93 | 20 | 90
        attempt | 108 | -4 | 49
        step taken | 94 | -16 | 13
        beginning | 109 | -28 | 49
        doing without | 93 | 35 | 211
        instead | 109 | -37 | 41
        help sought | 91 | -13 | 21
        health | 118 | -19 | 100
        money | 130 | -36 | 41
        dear ones | 102 | -25 | 44
        harm | 112 | -20 | 97
        benefit | 114 | -21 | 50
        worry | 104 | -12 | 33
        because | 96 | -3 | 35
        agreeing to a step | 117 | -22 | 42
        not wanting | 2 | 96 | 13
        not able | -11 | 99 | 45
        hard | -11 | 129 | 70
        liking | -6 | 116 | 36
        soothing | -37 | 128 | 97
        company | -13 | 91 | 24
        no time | -13 | 61 | 43
        not now | -36 | 92 | 50
        will not | -8 | 92 | 5
        habit as it is | -11 | 93 | 56
        only little | -24 | 82 | 36
        but | 12 | 32 | 117
        never | -40 | 4 | 62
        if or when | 7 | -11 | 105
        maybe | 19 | -2 | 50
        feeling | 10 | 14 | 121
        i as subject | -20 | 31 | 743
        you or we | -36 | -27 | 95
        it is | 21 | 60 | 294
        question | -35 | -21 | 51
        thanks | -25 | -17 | 39
        short reply | -49 | -65 | 182
        long past | -52 | -34 | 108
        telling | 8 | 7 | 54
        amount | 5 | 9 | 69
        and | 25 | 46 | 105
        think | 26 | 11 | 96
        told about self | -15 | -33 | 63
        one or two words | -33 | -46 | 339
        three to five words | 5 | -28 | 414
        twelve words or more | -10 | 37 | 303
        ends as a question | -23 | -33 | 41
        to begin with | -83 | -86 | 1606
        """
}
