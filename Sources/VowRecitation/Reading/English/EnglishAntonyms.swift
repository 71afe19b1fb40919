// Written by scripts/tables/opposites from WordNet 3.0, copyright 2006 by Princeton University.
extension EnglishOpposites {
    /// Pairs of words that WordNet names as opposites, reviewed.
    static let antonyms = """
        abolish|establish above|below absence|presence absent|present absolute|relative absorb|emit
        abstain|consume abstract|concrete accept|refuse accept|reject acceptance|rejection
        acquaintance|stranger act|refrain active|dormant active|passive active|quiet actively|passively
        add|subtract admit|deny admit|exclude admit|reject advance|back advance|recede advance|retreat
        aged|young agitate|calm alive|dead all|no allow|deny amateur|professional ample|meager
        antecedent|subsequent arrive|leave artificial|natural artificially|naturally ascend|descend
        asleep|awake assent|dissent asset|liability attach|detach attached|detached attack|defend
        attend|miss attract|repel attraction|repulsion aunt|uncle automatic|manual avoid|confront
        awkward|graceful back|front background|foreground backward|forward bad|good badly|well
        badness|goodness beautiful|ugly begin|end beginning|end beginning|ending bend|straighten best|worst
        better|worse big|little big|small birth|death bless|curse blessed|cursed blur|focus bold|timid
        bore|interest borrow|lend bottom|top bounce|clear boy|girl boycott|patronize brave|cowardly
        brave|timid break|keep break|make break|repair bright|dull brother|sister busy|idle buy|sell
        calm|stormy careful|careless cash|credit center|left center|right central|peripheral
        centrally|peripherally cerebral|emotional change|stay cheap|expensive cheer|complain
        cheerful|depressing child|parent clarity|obscurity clean|dirty clear|opaque close|distant close|open
        closed|open closing|opening coarse|fine cold|hot come|go comedy|tragedy compact|loose
        competition|cooperation complex|simple complexity|simplicity complicate|simplify confident|diffident
        confine|free conform|deviate conservative|liberal conserve|waste constructive|destructive
        continual|sporadic contract|expand cool|heat cool|warm courage|cowardice criticize|praise
        crooked|straight cry|laugh curved|straight danger|safety dangerous|safe dark|light daughter|son
        day|night dead|live dead|living deaf|hearing decline|improvement decrease|increase deep|shallow
        defeat|victory defensive|offensive delay|rush delicate|rugged demand|supply depart|stay
        deposit|withdraw depression|elation deprive|enrich despair|hope differ|equal difference|sameness
        different|same differentiate|integrate difficult|easy difficulty|ease direct|inverse
        discourage|encourage dislike|liking dissuade|persuade divide|multiply divide|unite divided|united
        docile|stubborn domestic|foreign dominant|subordinate double|single down|up downgrade|upgrade
        downstairs|upstairs downtown|uptown downward|upward dry|wet dull|lively dull|sharp dull|sharpen
        early|late east|west eastern|western employee|employer empty|full enjoy|suffer erase|record
        ever|never evil|good exclude|include exclusive|inclusive explicit|implicit export|import
        exterior|interior external|internal extraordinary|ordinary fail|manage fail|pass fail|succeed
        failure|success fair|foul fall|rise falling|rising false|true falsity|truth familiar|strange
        fancy|plain far|near fast|slow fat|thin father|mother feed|starve female|male feminine|masculine
        few|many fewer|more figurative|literal figure|ground find|lose finish|start fire|hire first|last
        first|second flatten|sharpen float|sink foe|friend follow|precede follower|leader folly|wisdom
        foolish|wise forbid|permit forget|remember former|latter forward|reverse found|lost free|obstruct
        friendly|hostile frivolous|serious full|thin future|present gain|loss gain|reduce gather|spread
        generalist|specialist generalize|specify give|take glad|sad gradual|sudden greater|lesser
        guilt|innocence guilty|innocent happily|sadly happiness|sadness hard|soft harden|soften hate|love
        have|lack heaven|hell heavily|lightly heavy|light here|there hesitantly|unhesitatingly hide|show
        high|low hit|miss hollow|solid hopeful|hopeless hopefully|hopelessly horizontal|vertical
        humble|proud humility|pride husband|wife ignore|know ignore|notice ill|well indoor|outdoor
        inferior|superior inferiority|superiority inner|outer inside|outside integrated|segregated
        intelligence|stupidity intense|mild inward|outward irritate|soothe issue|recall joint|separate
        joy|sorrow junior|senior keep|lose large|small lean|rich least|most left|right less|more level|raise
        lie|stand linger|rush little|much long|short loose|tight loosen|stiffen lose|profit lose|win
        loser|winner loud|soft loudly|softly lower|raise lowered|raised major|minor majority|minority
        man|woman maximal|minimal maximize|minimize maximum|minimum meaningful|meaningless mental|physical
        move|stay multiple|single naive|sophisticated narrow|wide narrow|widen nasty|nice
        natural|supernatural negative|positive new|old new|worn no|some no|yes noisy|quiet north|south
        northern|southern numerical|verbal objective|subjective oblique|parallel obscurity|prominence off|on
        often|rarely old|young open|shut out|safe overhead|surface pain|pleasure partly|wholly past|present
        peace|war penalty|reward permanently|temporarily poor|rich poverty|wealth precede|succeed
        preceding|succeeding privately|publicly privileged|underprivileged profound|superficial pull|push
        qualitative|quantitative quickly|slowly reassure|worry relax|tense relaxed|tense religious|secular
        resist|surrender right|wrong right|wrongly rise|set rough|smooth roughness|smoothness rural|urban
        separation|union sharpen|soften short|tall shout|whisper shrink|stretch silence|sound sink|source
        sleep|wake smart|stupid start|stop stifle|stimulate strength|weakness strengthen|weaken strong|weak
        strongly|weakly succumb|survive tame|wild tender|tough thick|thin thicken|thin thickness|thinness
        thoughtful|thoughtless thrifty|wasteful useful|useless virtuous|wicked
        """
}
