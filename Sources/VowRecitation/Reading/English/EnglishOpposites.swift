/// English words that turn a line round, beside the antonyms of WordNet.
enum EnglishOpposites {
    /// Words that exclude each other, a set a line.
    static let sets = """
        begin start commence launch resume open | stop quit end finish cease halt close
        stop quit cease halt avoid | begin start continue keep resume
        give donate offer share lend | take keep steal borrow grab withhold
        give | receive
        lend | borrow
        send | receive get
        teach | learn
        save | spend waste squander lose
        earn make save win gain | lose waste burn squander
        buy purchase | sell
        win | lose
        find | lose
        keep honor fulfill | break abandon
        keep | drop lose
        pay | owe
        build create make grow | destroy break ruin wreck demolish
        fix repair mend heal | break damage wreck
        improve better strengthen | damage worsen weaken ruin spoil harm hurt
        increase raise grow boost lift | decrease reduce lower cut drop shrink
        lower reduce decrease cut ease | raise increase grow boost
        gain | lose shed drop
        protect guard defend | ruin attack damage harm expose neglect
        help support assist aid | harm hurt hinder bother fight
        care_for nurture | neglect
        love adore cherish like enjoy | hate loathe despise detest dislike resent
        like | dislike
        eat | hate
        body | nobody
        trust believe | doubt distrust mistrust fear suspect
        accept welcome embrace | reject refuse avoid resist deny
        forgive | blame resent punish
        praise encourage thank compliment | scold criticize blame insult discourage punish
        respect honor | disrespect despise insult mock
        listen | ignore talk interrupt
        remember | forget
        notice | ignore overlook
        attend join | skip miss leave avoid
        do | skip
        face confront | flee avoid escape hide
        succeed pass | fail
        laugh smile | cry frown weep sob
        agree | refuse disagree decline
        say_yes | say_no
        work | rest sleep loaf
        wake rise get_up | sleep lie lie_down
        stand get_up | sit sit_down lie_down fall
        sit_up | sit_down lie_down
        sit | stand
        arrive come | leave depart go
        enter | leave exit
        stay remain | leave quit go
        push | pull
        add include | remove exclude subtract
        allow let permit | forbid prevent ban
        attack | defend
        lead | follow
        hide | show reveal
        tell_the_truth | lie
        speak | shut_up
        hurry rush | dawdle linger
        relax | worry panic stress
        calm peaceful relaxed serene | angry nervous anxious stressed tense worried upset furious
        turn_on switch_on put_on | turn_off switch_off take_off
        pick_up take_up | put_down put_away give_up
        put_down put_away | pick_up
        give_up | keep keep_up take_up
        on | off
        in inside into within indoors indoor | out outside outdoors outdoor outta
        up upstairs upward | down downstairs downward
        above over | below under beneath
        left | right
        forward forwards ahead | backward backwards back behind
        toward to | from away
        to | from
        near close nearby | far away distant
        north | south
        east | west
        before | after during
        before | behind
        with | without
        for | against
        more | less fewer
        most | least
        most all every | few
        many much lots plenty | few little
        always forever | never sometimes rarely seldom occasionally
        often | rarely never seldom
        never rarely seldom | always sometimes often usually
        everybody everyone all | nobody no-one none
        somebody someone | nobody
        everything | nothing
        something | nothing
        everywhere | nowhere
        something | everything
        first | last final
        next | last previous
        early earlier sooner | late later
        on_time in_time promptly | late
        now | later someday
        today | tomorrow | yesterday | tonight
        tomorrow | yesterday | today
        morning | evening | afternoon | night
        =mornings | =evenings | =afternoons | =nights
        day | night
        noon midday | midnight
        breakfast | lunch | dinner supper
        weekday weekdays workday | weekend weekends
        daily | weekly | monthly | yearly
        summer | winter | spring | autumn fall
        monday mondays | tuesday tuesdays | wednesday wednesdays | thursday thursdays | friday fridays | saturday saturdays | sunday sundays
        sunrise dawn | sunset dusk
        mother mom mum mama | father dad papa
        mother mom | sister | daughter | aunt | grandmother grandma | wife
        father dad | brother | son | uncle | grandfather grandpa | husband
        parents | children kids
        brother brothers | sister sisters
        son sons | daughter daughters
        husband | wife
        grandmother grandma granny | grandfather grandpa granddad
        aunt | uncle
        nephew | niece
        grandson | granddaughter
        boy | girl
        man men | woman women
        boyfriend | girlfriend
        friend friends | enemy enemies stranger strangers foe foes
        strong | weak feeble
        healthy fit well | sick ill unhealthy unfit
        brave bold courageous fearless | afraid scared fearful timid cowardly frightened
        happy glad cheerful joyful | sad unhappy miserable depressed gloomy
        grateful thankful | ungrateful bitter resentful
        kind gentle nice warm | mean cruel rude unkind harsh cold nasty
        patient | impatient
        honest truthful | dishonest lying
        truth | lie
        truth | lies
        good great | bad poor terrible awful
        better | worse
        best | worst
        right correct | wrong incorrect
        true | false
        clean neat tidy | dirty messy filthy
        hard difficult tough | easy simple
        slow slowly | fast quick quickly rapidly
        quiet quietly silent softly | loud loudly noisy
        full | empty
        open | closed shut
        rich | poor
        free | trapped stuck imprisoned captive
        safe | dangerous unsafe
        new | old
        young | old
        big large | small little tiny
        high | low
        long | short
        hot warm | cold cool
        dry | wet
        light | dark heavy
        bright | dark dim
        awake | asleep
        alive | dead
        alone | together
        proud | ashamed humble
        confident sure certain | unsure uncertain doubtful insecure
        focused | distracted
        organized | disorganized chaotic
        active | lazy idle passive
        energetic energized | tired exhausted sleepy
        disciplined | lazy undisciplined
        positive | negative
        optimistic hopeful | pessimistic hopeless
        worthy | unworthy worthless
        enough | insufficient
        beautiful pretty | ugly
        smart clever wise | stupid foolish dumb
        careful carefully | careless carelessly
        generous | selfish greedy stingy
        loyal faithful | disloyal unfaithful
        important | unimportant trivial
        useful | useless
        possible | impossible
        success | failure
        win victory | defeat loss
        love | hatred hate
        hope | despair
        joy happiness | sadness sorrow misery
        peace | war conflict
        strength | weakness
        courage | fear cowardice
        health | illness sickness disease
        order | chaos
        calm | panic
        yes | no
        can | cannot
        will | won't
        has have own | lack lacks
        allow_myself | forbid_myself
        control | lose_control
        water | alcohol beer wine whiskey vodka soda
        vegetables fruit | junk candy
        healthy | junk
        """

    /// Words that turn any line round into which they are put.
    static let turning = """
        hate loathe despise detest dislike resent refuse fail neglect ignore deny lack avoid skip quit stop cease forget
        abandon ruin waste burn doubt regret fear pretend hardly barely scarcely
        give_up out_of unable instead_of except against hardly_ever forbid oppose betray cheat
        """
}
