/// The signs in English. How the tables are read stands at `SafetySigns`.
enum EnglishSafetySigns {
    static let groups = """
        kin | kids kid children child son daughter wife husband partner family parents mum mom mother dad father \
        sister brother friends everyone everybody people they she he them her him girlfriend boyfriend grandkids \
        world all others
        lost | mum mom mother dad father husband wife son daughter brother sister grandma grandpa gran nan \
        grandmother grandfather him her baby nana
        things | guitar car books clothes dog cat watch ring records jewellery jewelry tools bike collection piano \
        savings house furniture camera laptop plants things stuff belongings everything
        pets | dog dogs cat cats pet pets rabbit bird horse hamster plants
        pills | pills pill tablets meds medication capsules morphine codeine tramadol valium xanax diazepam \
        oxycodone painkillers paracetamol tylenol insulin opioids benzos
        better | better easier happier lighter freer simpler calmer richer free safer
        occasion | birthday birthdays christmas xmas summer winter spring autumn fall easter thanksgiving holiday \
        holidays trip weekend halloween anniversary season wedding
        month | january february march april may june july august september october november december monday tuesday \
        wednesday thursday friday saturday sunday
        everything | everything it all this things life pain
        """

    static let signs = """
        acting | danger | suicidal thoughts/feelings; ending things; die in my sleep; \
        took/take/taken/taking/swallowed too many <pills>; hope/wish * hit by; hit by a bus/car/truck/train; \
        run over by; handful of <pills>; almost did it; i will kill myself; \
        kill/killing/hang/hanging/hanged/drown/drowning/shoot/shooting/poison/poisoning/gas/suffocate/off myself; \
        killed myself; end/ending/ended/take/taking/took/finish/finishing * my own life; \
        end/ending/ended/finish/finishing my life; end/ending my life; take/taking my life; unalive~; kms; \
        top myself; do myself in; end/ending myself; finish/finishing myself off; \
        jump/jumping off * bridge/roof/building/balcony/cliff/overpass; \
        jump/jumping/step/stepping/walk/walking/throw/throwing * in front of * \
        train/bus/truck/car/lorry/traffic/tube/subway; throw/throwing myself off/under/from/in/out; \
        drive/driving * into/off * tree/wall/bridge/cliff/river/lake/road; \
        walk/walking into the sea/river/ocean/lake; commit suicide; die by suicide; \
        attempt/attempted/attempting suicide; end/ending it all; tried to end it; drive/driving my car into; \
        ready/planning/plan/decided/going to die; make sure i dont wake; go the same way as my; blow my brains
        acting | danger topic | suicide; suicidal; overdose; overdosing
        acting | danger | im/am/feel/feeling/been/feels suicidal; \
        i * think/thinking/thought/thoughts * about/of suicide; \
        considering/considered/contemplating/contemplate suicide; my suicide
        acting | asks | end/ending everything/it; end/ending it tonight/soon/now/myself; end the pain/suffering; \
        something i cant undo; something stupid/permanent/drastic to myself; do something to myself
        wish | danger | want to be here any more/longer; dont want to carry/keep/go on living; \
        not living anymore/any; stop wanting to die; wanting to die; didnt want to live/exist; \
        didnt want to be here/alive; \
        want/wanna/wanted/wanting/wish/hoping/hope/hoped/ready/need/prefer/like/love/rather to die; \
        want/wanna/wish/prefer/like/rather to be dead; rather die; wanna die; want death; hope i die; \
        hope i dont survive; wish * i/im was/were dead/gone; wish i were dead; wish i was dead; better off dead; \
        rather be dead/die; id be dead; i should be dead; be dead by/before/in/soon/already/than; \
        dont/not/wont/never/no want/wanna/wants * to be alive/here/around; dont/not want * to be alive; \
        dont/not/wont/never want to live/exist/survive/wake; dont/no longer/not wanna live/exist/be; \
        no longer want to live/exist/be/wake; dont think i want to be/live/exist; \
        want to not be alive/here/wake/exist; want/wish/like/love/rather/just/to not be alive; \
        want to stop existing/living/breathing; want to stop being alive/here/me; stop being alive; to not exist; \
        not be alive; cease to exist; stop existing; wish i was never/hadnt born/been; \
        wish i had never/hadnt been born; should never have been born; should not/shouldnt have been born; \
        wish i didnt exist/wake; want my life to end/be; want life to end/be; let me die; waiting to die; \
        life ends/ended; like to be dead; rather not be alive/here/exist; rather not exist/wake; \
        dont care if i die/live; dont mind/care if i dont wake/died/die; wouldnt mind dying/not waking; \
        wouldnt mind if i died/didnt
        sleep | danger | never/not/dont/wouldnt/wont/didnt/without/nor have/having to wake/waking up; \
        not wake/waking up anymore/again/tomorrow; never wake/waking/woke up; dont/not want to wake up; \
        sleep/asleep forever/forevermore/eternally; sleep/asleep for good/ever; asleep and not/never/stay; \
        sleep and not/never/stay wake/waking/woken/asleep; stay asleep; sleep and never/not; \
        sleep * dont/not/never * wake; hope * dont/wont wake; not wake up in the morning; wish * not wake; \
        and not wake up; go to sleep and not; not have to wake up
        rest | danger | rest/peace/silence/quiet/nothingness forever; rest for ever/good/eternity; \
        eternal rest/peace/sleep; rest/sleep eternally; rest in peace; long sleep
        rest | asks | then finally rest; finally rest/sleep/stop/free; \
        finally be free/over/rid/at/quiet/with/able to rest; finally be able to rest; be at peace; peace at last; \
        at peace at last; rest at last; made * peace with it/leaving/going/dying/death/that/everyone; \
        finally at peace; be quiet; be * dark * quiet; feel nothing; not feel anything; no more pain; \
        not be in pain; finally have peace; go to my rest; for a long time sleep
        self-harm | danger | hurt/hurting/hit/hitting myself on purpose; \
        burn/burning/burned/scratch/scratching/bruise/bite my/the arm/arms/leg/legs/skin/hand/hands/thigh/thighs; \
        ^ stop cutting $; stop/quit cutting $; hurt myself on purpose; \
        hurting/harm/harming/cut/cutting/burn/burning/starve/starving/injure/injuring/punish/punishing myself; \
        want/wanna/going/gonna/might/could/urge/will/urges to hurt/hit myself; \
        want/wanna/going/gonna/might/could/urge/urges * hurt myself; started cutting again/myself/my; \
        cut/cutting/slit/slitting/slashing/slash/open * wrist/wrists/arms/arm/veins/thighs/legs; been cutting; \
        cutting again; cuts on my; scars/marks/cuts * on * arms/arm/wrists/wrist/thighs; \
        marks/cuts/scars * long sleeves; long sleeves * hide/cover/marks/cuts/scars
        self-harm | danger topic | self harm; selfharm~; self harming; self injury
        self-harm | asks | hurt/hit/hitting myself; razor/razors/blade/blades; long sleeves
        method | danger | saved/saving/hoarding/hoarded/stockpiling/stockpiled/collecting/collected/counted/counting/enough/hidden/hiding \
        * <pills>; <pills> saved/stashed/ready/hidden/counted/hoarded; swallow/swallowing * <pills>/them; \
        take/taking all * <pills>; noose; carbon monoxide; hosepipe; slit; buy/bought/got/get/find a rope; \
        rope in the/my; load/loaded/loading * gun/pistol; gun to my head/mouth; bought/buy/got/get a gun; \
        gun * ready; hang from; quit/stopped/stop taking * insulin/heart; stopped * insulin; quit * insulin
        method | asks | quick and * hurt; speed up * eyes; \
        close/shut/closed my eyes * driving/wheel/bend/curve/motorway/highway; quick and doesnt/painless; \
        in the bend; tied the/a rope; know which bridge; quick and painless; painless way/ways; least painful; \
        how many it takes/would; how much it takes/would; \
        looking/look/looked/stare/staring over the edge/railing/rail/ledge; \
        looking/look/looked/staring down at/from/off * water/street/tracks/road; bridge * looking down; \
        edge of the platform/roof/cliff/bridge; on the ledge; train tracks; \
        standing/stand/stood/stop/walk/walking/drive/go/sit * bridge; close my eyes at the wheel/while driving; \
        let go of the wheel; turn/yank/jerk the wheel; my gun; dads gun; stopped taking my; stopped eating; \
        wont treat; refuse treatment; stopped treatment; looked up ways/how/methods; \
        researched/researching ways/how/methods; on purpose * taking
        not here | danger | to live past/beyond/after; plan to live past; i * not make it to/past/until; \
        i wont make it; wont/not/wouldnt/shouldnt/dont/wasnt/werent/without/longer be alive; no longer alive; \
        not alive; once/after/when/before im dead; once/when/after i die; once/when/after i am dead; if i die/died; \
        if i were/was dead; to/will miss me when/once; where im going; where i am going; isnt/not an after; \
        no after; not plan/planning to be here/around/alive; not planning on being here/around/alive; \
        dont plan/intend/expect/need to be here/around/alive; wont live to; \
        wont see * birthday/christmas/summer/spring/winter/autumn/year/end; wont make it to/past/until/through
        not here | asks unless elsewhere | to let me go; everyone let me go; see the spring/summer/autumn/winter; \
        when you read this; if youre reading this; you read this; \
        look after my kids/children/son/daughter/boys/girls; not needed here/anymore; dont need me anymore; \
        nothing for me here; came to do; that dont need me; someone else will be living; in the way; \
        what i need for it; cry for me; cry for me when; then i can go too; i can go too; free to go; \
        i can finally go; \
        nothing/nobody/noone/one * after friday/saturday/sunday/monday/tomorrow/tonight/christmas/next; \
        will have to look after me; have to look after me; dont see myself at; \
        dont see myself * christmas/old/getting/reaching; already be gone; know when it ends; know when its over; \
        calm because; and no more hospital; no more mornings for; hear from me again; last thing ill ever; \
        the insurance money; i wont be here/around/there/needing/alive/in; ill not be here/around; \
        if i disappeared/vanished; reason im still here; i probably wont be; \
        wont be here/around to/by/then/when/after/for; wont be in * way; not be here/around; \
        no longer be here/around; i wont need; wont need * anymore; not be needing; wont have to worry about; \
        wont have to worry/deal/put/look/see/hear/pay/bother; im not here/around; im no longer here/around/there; \
        once/after/when/before im gone; if i was/were/wasnt/werent * gone/around/here; if i wasnt/werent/werent; \
        i was/were gone; i am/im gone; ill be gone; be gone; gone for good; long gone; still here; still breathing; \
        still alive; keeps/keep/keeping/kept me here; nothing * after; \
        dont plan/planning past/beyond/after/for after; no plans after/past/beyond; \
        if it wasnt/werent for * kids/children/dog/cat/mum/mom/mother/son/daughter/them; \
        only thing stopping/keeping/holding; holding/holds me back * kids/dog/cat/children/mum/mom; \
        leave this world/life/earth/place/planet; leave it all behind; leaving * behind; leave everyone; \
        wont be a problem; wont be anyones; not be a problem; outlive; i wont get to see; before i go; \
        before i leave; when i leave; once i leave; after i leave; soon ill be; see you on the other side
        vanish | danger | disappear/vanish forever/completely/entirely; disappear/vanish for good/ever; \
        disappear/vanish from * world/earth/planet/life; erase/delete myself; cease to be; wink out; no more me
        vanish | asks unless leisure work | want/wanna/wish/like/could/love/rather/just to disappear/vanish; \
        could/can/i just disappear/vanish; to disappear/vanish
        better without me | danger | better off * without me; better off if i/im; \
        world/life/everyone/everybody * better * without me; be * <better> without me; \
        <better> life/lives without me; <better> * if i * gone/dead/died/disappeared/here
        better without me | asks | <better> * without me; without me dragging/around/there/here/in; \
        <kin> without me; fine/ok/okay/relief/relieved/manage/cope/happy/peace without me; <kin> * be relieved; \
        be a relief; relief for; <kin> * be free of; then theyd be; theyll be free; theyd be free; get over me; \
        move on without; sad for a while/bit/week/month/few
        burden | asks | a burden to everyone/everybody/them/my/people/others/her/him; a problem for anyone/everyone; \
        stop being a problem/burden; a burden; \
        im/am/was/being/feel/feeling/become/becoming/be/like/such/just a burden; burdening; dragging * down; \
        drag * down; dead weight; waste of space/oxygen/air/skin; in everyones way; cost * money and; only cost; \
        cost them; useless to everyone; everyones problem; nobody needs/wants/loves me; no one needs/wants/loves me; \
        i ruin everything/everyones; ruin everyones; worthless; dont deserve to live/be/exist; deserve to die; \
        dont deserve to
        unnoticed | asks unless work | nobody/noone/one would/will/wouldnt/even/to notice/care/miss/cry/find/mind; \
        nobody/noone/one * miss me; nobody/noone/one would/will * notice/care/miss; wont be missed; not be missed; \
        nobody/noone/one will have to
        farewell | danger | my last christmas/birthday/summer/winter/spring/autumn with; \
        goodbye/farewell/suicide letter/letters/note/notes/video/videos/message/messages; goodbye/farewell world; \
        final/last goodbye/goodbyes/letter/letters/note/notes; my goodbyes; \
        write/wrote/written/writing/leave/left/leaving a note; note * is written; the note; \
        letters * to/for * open/find/read when/after/once; goodbye to my kids/children/family/life; be my last; \
        my last ever; final christmas/birthday/summer/weekend/visit
        farewell | asks unless work | said/say/saying goodbye to the people/everyone/everybody/them; \
        nothing will hurt; shell/hell/theyll know why; was my goodbye; my goodbye; \
        hug/kiss/hold/see * one last time; one last time; \
        tell my kids/children/son/daughter/wife/husband/mum/mom it/that/i; wasnt their/your/his/her/anyones fault; \
        they know i love/loved; say/said/saying goodbye to <kin>/my; say/said/saying my goodbyes; \
        say/said/saying goodbye properly; before i say goodbye; \
        write/wrote/written/writing * letter/letters/video/videos * for/to * \
        kids/son/daughter/wife/husband/mum/mom/parents/family/them/everyone/each; one last; one final time; \
        is my last; the last birthday/christmas/summer/winter/spring/autumn/easter; for the last; remembered; \
        apologise/apologize/sorry to everyone/everybody/all; tell/told everyone i love/loved; \
        leave something to remember; thank everyone; make/made amends * everyone/before
        giving away | weak | give/gave/given/giving/gives * away; giving/gave/give/given * my; \
        give/gave/given/giving/hand/handed/leave/leaving * <things> to; \
        find/finding/found * home/family for * <pets>; find/finding/found * <pets> * home/family; \
        someone to take/have * <pets>; take * <pets>; rehome/rehoming/rehomed; <pets> * go/goes to; go/goes to my; \
        sell/sold/selling * everything; sold * car/house/flat; give notice on; gave notice on; \
        cancel/cancelled/close/closed * lease/accounts/account/subscriptions; emptied; \
        empty * flat/apartment/house/room
        giving away | asks | give/gave/given/giving away everything; give/gave/given/giving everything away; \
        give/gave/giving away all; give/gave/giving all * away; \
        nephew/niece/son/daughter/sister/brother can/should have my
        affairs | weak | affairs; \
        put/get/getting/putting/set/leave/leaving/left * things/everything/all/papers/house/money in order; \
        everything in order; paperwork; papers; passwords; testament; \
        everything * sorted/ready/arranged/settled/tidy/organised/organized; so nobody/noone/no; \
        nobody/noone/one * has/have to; deal with; clean up; sign over; signed over; so they dont have; \
        tie/tied/tying up * loose ends; loose ends; where everything is; who gets; no mess
        affairs | asks | my funeral; my ashes; my grave; be buried; my obituary; who gets what; after my death; \
        my death; who will take care of; wont have to clean; find the body
        ending | danger | life to be over/end; life be over; over by christmas/summer/spring/easter/then; \
        nothing left to live; no life left; end my pain/suffering; end of me; my time is up; time for me to go; \
        i want out; checking out; check out of * life
        ending | asks | turn/switch/switching/turning off the light and; lights out for me; \
        make/want/need * pain/hurting/thoughts/suffering to stop/end/go; \
        make the/this pain/hurting/suffering stop/end; make it all stop; done with everything and; \
        go through with it tonight; want/need/wish/wanted/hope/like/make/wishing <everything> * to stop/end/be; \
        make the pain stop; just want * over; to be over; itll all be over; all be over; all over soon; \
        be over soon; be over with; it will be over; itll be over; it ends here/soon/tonight; this all ends; \
        it all ends; soon over
        no matter | asks | wont matter; none * matter/matters; nothing matter/matters; nothing matters; \
        none of this/it/that * matter/matters/matter; what does it matter; not matter; dont care anymore; \
        dont care any more; what happens to me; wherever i end
        no future | danger | tired/sick/weary/exhausted of living/life/being/existing/breathing; no reason to live; \
        nothing to live for; no point/sense/purpose/use/meaning in/to * living/life/live/existing/exist; \
        no point living; dont see * point/reason * living/live/life/existing/being; \
        life * not/isnt/no/hardly/never * worth; not worth living; isnt worth living; worth living; \
        given up on life/living; gave up on life/living; cant go on living; \
        cant live/exist like/with/anymore/any/without; why am i/im alive/here/still; tired of being/living; \
        too tired to live/go/exist; done with life/living/existing; done living; \
        had/have enough of life/living/being/existing; enough of life/living; over living; lived enough; \
        enough years; purpose in life; what am i living for
        no future | asks | cant/dont see/imagine/picture * tomorrow/future/ahead; \
        cant/dont see myself here/anywhere; nothing will ever change/help/get; nothing is going to change/help; \
        point of/in anything/going/trying/carrying; point of it all; no reason to go/carry/keep/continue/stay/get; \
        no hope left; lost * all/any hope; dont have/see a future; no/any future; dont see * future/myself; \
        no tomorrow; theres/there nothing left; nothing left; nothing to look forward; lost * hope; hope left; \
        no point; no purpose; never get better; never gets better; not get better; wont get better; beyond help; \
        cant be helped; too late for me; lost cause
        trapped | asks | no/only/other/the/my/a way out; no escape; only escape; only option/solution/answer; \
        no other way/option/choice; cant escape; no exit; dark place; dark thoughts
        worn out | asks | life is too heavy; life too heavy; tired of carrying on; tired of it all; \
        no strength left to go/live/carry; exhausted/tired by being/life/living; \
        tired/sick of fighting/everyone/hurting/everything; cant go on; cant carry on; cannot go on; \
        dont want to go on/carry; cant keep going; not go on; tired of carrying on; \
        too tired to go/fight/carry/keep/continue; no strength; no fight left; no energy left; cant fight; \
        cant bear; cant stand living/being/it; unbearable; too much pain; hurts too much; so much pain; \
        cant hold on; cant face/face another/tomorrow; cant pretend; \
        get through/make it through the night/day/tonight; struggling to stay; stay alive; staying alive; \
        keep myself alive
        worn out | weak | nothing * change/changes/help/helps/works; tired of it/trying/pretending/carrying/waking; \
        no reason to/for; make it stop; done with everything/it/all; cant do this/it anymore; cant do this any; \
        cant take it/this/anymore; cant keep doing/pretending/living; cant cope; keep doing this; nothing helps; \
        numb; hopeless; trapped; hate my life; given up; gave up; tired of it/everything; cant see a way; no hope
        reunion | asks | want to be with my husband/wife/mum/mom/dad/mother/father/son/daughter again; \
        he/she/theyre/hes/shes been waiting; ill/will/soon/finally/can/could/want/wanna be * with * <lost>; \
        be/together with * <lost> again/soon/now/there/up; join/joining * <lost>; \
        see/meet * <lost> again/soon/there/on/up; with * <lost> * again; in heaven; meet my maker; go home to god
        decided | asks | plan for how; how to do it and; i have what i need; \
        picked/chosen/chose/pick/choosing/choose * date/day; date is set/picked/chosen; theres a date; \
        courage/nerve to do/jump/go; date is set; all planned; ive planned; got a plan; made * mind up; \
        made up my mind; know what i have to do; too scared to do it; scared to do it; havent had the courage; \
        courage to; after the * th; after that * done
        finality | weak | forever; for ever; once and for all; for the last; last time; one more time
        """

    /// Indirect announcements, in the same families: each row gathers the turns of speech of one idea.
    static let indirect = """
        farewell | asks unless work habit | my last/final/very \
        last/entry/message/note/post/text/words/answer/answers/conversation; \
        my last/final entry/message/note/post/text/words/answer/answers/conversation/update/check; \
        this/it/thatll/itll * is/be/was * last/final * entry/message/note/post/answer/update; \
        last thing/message/time/entry * youll/you/anyone/anybody hear/read/see/get/will; \
        last time * write/typing/talk/answer/log/check/open; thank you for * kind/there/patient/everything; \
        thanks for * kind/there/patient/everything; thank/thanks * * listening $; thank/thanks * * for all you/of; \
        you/youve were/been/was * kind/good/nice to me; kind/kinder/kindness to/than me/most/anyone; \
        more than most/anyone/anybody/others * did/do/have; take care of yourself/yourselves/each/eachother; \
        take care everyone/everybody/all; look after each/eachother/yourselves/one; \
        be good/kind/nice to each/eachother/yourselves/one; goodbye * someone/somebody/anyone/you/friends/yall; \
        goodbye to everyone/everybody/all/them/the; \
        say/saying/said/had/have/got/given/gave * goodbye to someone/somebody/anyone/you/them/people/him/her; \
        had/have/got/given/gave * their goodbye/goodbyes; was/is/as * goodbye/farewell * they/she/he/nobody; \
        know/knowing/realise/realize/noticing * was/is/were * goodbye/farewell/last; \
        a goodbye/farewell * dont/doesnt/didnt/without/wont; made/make/making/found my peace; \
        said everything/all/what/sorry * i needed/wanted/had to; \
        last/one/final hug/kiss/look/visit/dinner/meal/supper/walk
        farewell | asks unless school work | one last/final <occasion>; my/a last/final <occasion>; \
        last/final <occasion> * ill/theyll/with/theyll/theyre/mine/ever/well; \
        last/final one * mine/ever/theyll/ill/ill/theyd/well/theyre; last/final <occasion> of mine/all; \
        last/final one * they/i * have/do/see/get/need; \
        last/final * they/you * have/got to do/plan/throw/celebrate/put/buy; \
        remember/remembered/remembering me * laughing/smiling/happy/well/like/as/that/this/when/not/by/at; \
        remember me $; how i want * remembered; leave them to it/get/be; let/letting go of everything/all/life/it
        farewell | asks | record/recorded/recording/film/filming/filmed/made/make/making * \
        video/videos/message/messages/voice/tapes/tape/audio * * for/to/when/so; \
        letter/letters/card/cards/video/videos * * * open/read/watch/opened/watched/find * \
        when/on/at/once/after/for/later; \
        open/opened/read/watch/watched when/on/at/once * theyre/shes/hes/they/she/he/eighteen/18/21/grown/older; \
        birthday/birthdays card/cards/letters * * next/years/ahead/advance/until/up/future; \
        letter/letters/card/cards/video/videos/message/messages for * \
        birthday/birthdays/wedding/graduation/weddings/eighteenth; a letter/card/video for each/every; \
        letter/letters in * drawer/desk/envelope/safe
        farewell | weak | for later; \
        theyve/shes/hes/they/she/he * got/have/has * nan/gran/grandma/dad/mum/mom/aunt/granny/father/mother; \
        dont/doesnt even/yet know; sorry to * ex/brother/sister/mum/dad/mom/everyone; said sorry; \
        thanked everyone/everybody; rang/called/phoned/texted * dad/mum/mom/everyone/ex/brother/sister; \
        write/wrote/written/writing * letter/letters/note/notes
        giving away | asks | give/gave/given/giving/gives/handed/passed * * * for good/keeps/ever; \
        told/tell * * keep it/them/her/him/everything; keep it/them/her/him for good/ever/always; \
        dont/doesnt/wont/no/not/never * need/needing/want/use * \
        things/stuff/belongings/possessions/anything/any/it/them * anymore/now/longer/where/soon/after; \
        nothing/nobody/noone * keeping/keeps/holding/holds/tying/ties * here/me/alive; \
        one less thing/reason * keeping/holding/stay/tying; found/find * home/family/owner/owners * * nothing/now; \
        no use/need for * where/anymore/now/soon; cant take it/them/anything with
        affairs | asks unless leisure | hunt/hunting/look/looking/search/searching/dig/digging/guess * \
        things/anything/it/everything/them * after/afterwards/later; \
        stuck/lost/struggling/helpless when/once/after * im/i; \
        find/know everything/things/it * after/afterwards/when/once * im gone/dead; \
        so they/she/he/nobody/noone * * * after/afterwards/when/once * im/gone; \
        wont be here/there/around to explain/help/show/tell/fix/answer/ask; \
        so it/theyre/its/hes/shes all/easy/easier/ready for them/her/him after/afterwards
        affairs | weak | password/passwords/pin/pins * down/list/for; bank papers/details/cards/statements; \
        the lease; pay/paid/paying/settle/settled * rent/debts/debt/bills/loan; \
        clean/cleaned/cleaning/scrub * flat/house/apartment/place/room; close/closed/closing * accounts/account; \
        will; my will; the will; for good; instructions; folder; envelope
        ending | asks unless work habit school leisure | after/afterwards/then that/this/it/which * im/i/id/ill * \
        done/finished/out/through/free/gone; then/and/after * thats it/me/all for/done/finished; \
        im * done with all/everything/the/it of/whole/lot; \
        not * sad/depressed/upset/angry * finished/done/over/tired; im/just/simply finished $; \
        had/have * enough life/living/years/birthdays/of; that/thats/was/is * enough life/living/years; \
        lived/living long/enough enough/already; my time is/was/has/here up/over/come/is; \
        ive/have/had done my time/bit/part/duty/share/stint; done my time/bit/part/duty/share/stint; \
        my work/job/duty/part/role here/is/was * done/over/finished/complete; had a good run/innings $; \
        had my time/share/fill/turn; so thats that; i/im/am/feel/felt * ready to go/leave $; \
        ready to go now/home/whenever/shes/hes/theyre/when; its/is/think/maybe * time i/to/for go/went/left/goes $; \
        time i went/left/joined/followed; \
        let/letting it/this/everything/me * be/end/happen * over/quietly/now/soon/an; \
        let/letting myself go/slip/fade; let me slip/fade/go $; slip/fade/slipping/fading away; \
        over quietly/soon/quickly; closing/close/closed the book/chapter/curtain on/of everything/life/me/my; \
        last/final chapter/page/act; curtain; quietly end/over
        better without me | asks | <better> * the/from day/moment/minute/second * i/im; \
        <better> once/when/if/after i/im * out/gone/not/leave/left/stop/dead/wasnt/werent/werent/disappeared; \
        the day/moment/minute/second im/i * gone/out/not/dead/away/buried; \
        out of it/here/everything/this for good/ever; \
        breathe/breath/relax/exhale/sleep * easier/better/again/freely/out * * i/without/when/once; \
        would/will/could/can/might breathe/relax/rest/sleep * if/when/once/without * i/me/im; \
        if/when/once i/im * wasnt/werent/not there/here/around; \
        life/lives/home/house/everything * * <better>/quieter/cheaper without me; \
        wouldnt/wont/dont/shouldnt/not/never/nobody/noone have/has/had/need/needs/having to \
        carry/support/nurse/feed/keep/visit/worry/care/look/deal/pay/put/mind/drag * * me; \
        carry/support/look/care/looking/carrying * after/for me * * longer/anymore/more/much; \
        carry/carrying/drag/dragging/support/supporting me * longer/anymore/around/along/through; \
        one less/fewer mouth/person/burden; one less/fewer problem/worry for them/everyone/my; \
        less trouble/worry/work for/to them/everyone/everybody/my; \
        insurance/pension/policy/payout * * pay/pays/cover/covers/clear/clears/help/go; \
        life insurance * * enough/pays/covers; worth more dead/gone; \
        do/doing them/everyone/everybody/my * favour/favor; off/from their hands/backs/shoulders/plate
        burden | asks unless home work habit leisure | weight * around/on/round * \
        neck/necks/shoulders/backs/them/everyone/everybody; millstone; \
        around/round everyones/everybodys/their/my/his/her neck/necks; \
        stop/stopped/quit/finish/done being * one/burden/weight/problem/nuisance/trouble/drain; \
        be a burden/weight/drain/nuisance much/for/any/soon; \
        a burden/drain/weight/nuisance/strain/millstone on/to/for \
        everyone/everybody/them/my/all/others/people/the/him/her; \
        cost/costs/costing/costed * parents/family/wife/husband/everyone/them/mum/mom/dad/kids * * \
        money/worry/much/everything; all i do is cost/take/hurt/worry/drain/ruin/break; \
        only/just take/cost/drain/hurt/hold them/everyone/people/my/everybody; \
        so much * worry/trouble * * they/them/me; wont/not be * much/for longer/long/either; not/wont * much longer; \
        for much longer; hold/holding/held everyone/everybody/them all/back/down/up; \
        in the way of their/everyones/everybodys; ballast; drain on; too much for them/my/everyone/everybody/him/her
        not here | asks unless elsewhere | wont/not/never see the end; not/isnt/arent coming back for/to/from; \
        ive already decided $; ive already decided * just; nobody/noone/no * could have/couldve stopped/done/helped; \
        last thing/job/item/box on my/the list; next time you/someone/anyone/they * * i/ill/im * not/wont/gone; \
        wont/not/never be around/here/there/in/alive * answer/ask/see/read/reply/care/check/for/when/by; \
        you ask * again * wont/not/gone; by/before/until then/now * ill/im/i * gone/not/wont; \
        i/im/ill/id * gone by/before/then/soon/next/this; \
        not/never/dont/didnt/arent * planning/plan/planned/intend/intending/expect/expecting/counting * to/on \
        be/being/still/stay/live * here/around/there/in/that/then/past/until; \
        not/never/dont planning/plan/intend/expect/expecting * to/on see/seeing/make/making/reach/reaching * \
        <month>/<occasion>/it/next/past; make/making it to/until/till the/my/his/her/that * only/just; \
        i only/just have/need/want/got to make/get/last/hang/hold/hang/reach/survive/see * \
        it/on/to/out/through/until; only/just until/till then/that/the; \
        nothing in/on my/the calendar/diary/planner/schedule/agenda; \
        nothing * planned/booked/scheduled/arranged after/past/beyond/for; \
        no/nothing/any plans/plan after/past/beyond/for; on purpose $; \
        theres/there/is/isnt * no/nothing/not/an after; \
        when/once/after im/i/am * gone/away this/next/in/by/before/soon; \
        soon/shortly/before long * ill/i/im * not/gone/be/wont; \
        dont/wont/not * another morning/day/year/birthday/winter/week/monday/spring/summer/sunrise; \
        last/final morning/sunrise/monday/day * earth/alive/here/ever
        no future | asks | nobody/noone/no * left to/who/that * mind/care/miss/tell/hurt/disappoint/need; \
        no * left who would/will/needs; only still here/alive; still here/alive only/just/because; \
        cant/cannot/couldnt/never/not picture/imagine/visualise/visualize/envision * \
        anything/myself/beyond/past/after/further/later; \
        cant/dont/cannot/couldnt see * anything/beyond/past/after/ahead of/then/june/me; \
        cant/dont see myself after/past/beyond/alive/by/next; \
        anything/nothing/life/much/everything after/past/beyond <month>/that/then/this/it/the/<occasion>; \
        no * after/past/beyond <month>/that/<occasion>; \
        film/movie/tape/story/road/everything/it/map/picture/page/screen/track/line/path * just/simply * \
        stops/ends/cuts/goes/finishes/breaks * there/blank/black/dark/after; \
        goes/is/its/just/all blank/black/dark/empty/nothing after/past/beyond/from; \
        last/only/one thing/reason/one/person/creature * i/that/who * \
        staying/stayed/living/here/keeping/kept/holding/held/left/alive/hanging/lived; \
        only/last reason/thing i/id/was/that * stay/alive/stayed/kept/live; only/last reason im still; \
        he/she/it/they * was/were/is * why/all/reason i/im/that * \
        stayed/staying/living/here/alive/kept/lived/got/had; \
        reason/reasons to/im/i * stay/staying/stayed/alive/here/live; \
        staying/living/sticking/stayed/lived/stuck for/around * him/her/them/nothing; \
        stick/stuck/sticking/stay/stayed/hold/held/holding/hang/hung/last/wait/waited/carry * \
        around/on/out/here/alive until/till/til/for/long; \
        promised/promise/said/told/swore * i/id/ill/to * stay/hold/hang/wait/last/stick/stay/keep/live/survive * \
        on/around/alive/until/till/til/going/out; \
        nothing/nobody/noone/not/no/anything * left/else/more/one * to/for \
        hold/hang/stay/stick/wait/live/keep/fight/me * out/on/around/for; hold/hang/holding/hanging out/on for $; \
        dont/doesnt/didnt owe anyone/anybody/them/nobody/noone/him/her * anything/more/nothing/that/longer; \
        owe nobody/noone/no/nothing; nobody/noone/no/they * one needs/need me * now/anymore/more/longer; \
        dont/no/not need/needs me * now/anymore/more/longer/either; \
        kids/children/youngest/boys/girls/everyone/they * * grown/up/raised/settled/fine/out * * done/that/now/free; \
        whats/what * is * the point when/of/if/in/anymore/then; what/whats * point * * alive/living/anyway/anymore; \
        what/whats it all for; tired/sick/weary/bored/exhausted of * alive/breathing/existing; \
        too tired/exhausted to live/be/keep/exist; living like this * or/at all; or at all $; no * left in me/it/my; \
        nothing/none/no * feels/seems/is/looks worth/real/mine * anymore/it/longer; \
        dont/cant see * making/getting/reaching to/past/beyond; whats left/there for/to me/stay/live
        no future | weak | weirdly/strangely/oddly/almost/kinda/kind/surprisingly/totally/completely/perfectly \
        of/okay/calm/peaceful/ok/relieved/fine/serene/at; okay/ok/fine/calm/peace with it/that/this; calm about it; \
        i/im at peace
        sleep | danger | never/not/dont/wont/wouldnt/nor/without * have/need/having/want/wanna to * wake/waking/get \
        * up/again/ever; sleep/asleep/bed and/to/then never/not/stay * * wake/waking/woken/awake/get/again; \
        hope/wish/pray/praying/hoping/wishing/prayed * * * dont/wont/not/never/didnt/wouldnt/doesnt \
        wake/open/see/come/make * up/eyes/morning/tomorrow/again/my; \
        not/never/dont/wont/didnt/wouldnt * open my eyes * tomorrow/again/morning/anymore/in; \
        never open my/them eyes/again; \
        one/some night/morning/day * * just/simply * not/never/dont/wont/didnt wake/waking
        rest | asks unless leisure habit | rest/sleep/nap/quiet/silence/peace/break/holiday/dark/night * * * \
        that/which/with doesnt/never/wont/didnt/no/lasts/without/goes * end/ends/stop/stops/over/alarm/forever/on; \
        longest/endless/final/last/eternal rest/sleep/quiet/silence/peace/night/break; \
        endless/final/eternal/permanent/everlasting/forever * rest/sleep/quiet/silence/peace/night/break/nap; \
        rest/sleep/quiet/peace/off/out/alarm/alarms/stop/gone/lights * for good/ever/keeps/always; \
        no more alarms/mornings/alarm/waking/tomorrows; \
        turn/turning/switch/switching/put/shut * * off/out for good/ever; \
        switch/turn/switched/turned/power/shut/shutting myself off/down/out; \
        dont/no/not/never need/want/wanna * mornings/morning/alarm/alarms * anymore/again/more/longer
        vanish | asks unless leisure work | vanish/disappear/gone/go/hide where/somewhere * \
        nobody/noone/no/never/none * * find/finds/look/found/ever; \
        nobody/noone/no * would/could/will/can ever find/look/found me; never be/get found; \
        dont/not want/wanna * be found; \
        be/was/were/get/been * deleted/erased/wiped/removed/forgotten/unmade/undone/rubbed * from/out/by; \
        delete/erase/wipe/remove/undo/forget * me/myself * from/out/ever/existed/completely; \
        forget/forgot/forgotten * * i ever existed/was/lived; \
        as if/though i/id/i'd * never/hadnt/wasnt been/existed/lived/here/born; \
        like i/id * never/wasnt been/existed/lived/here/born; id/i/wish/hadnt * never been/was born/here/existed; \
        id/i/had/wish/never/been/wasnt * never/been/not/wasnt born; never/not * to have been/existed; \
        rather/want/wanna/like/wish * * to/id/be/was * nothing/nowhere/nobody/noone/dust/air; \
        not exist/existing/be * at/anymore/here/any; to not exist; stop/cease/quit/end existing; cease to exist; \
        cease to be; fade/faded/dissolve/melt/evaporate/evaporated/dissolved * away/out/into/completely/nothing; \
        no/leave * trace * me/behind/left
        method | asks | not/never/without/dont/didnt/stop/miss/missing/skip/skipping \
        taking/take/turning/turn/making/make/steering/steer/following/the * bend/curve/corner/turn/wheel; \
        not brake/braking/braked/stopping/slow/slowing; without braking/turning/steering; \
        straight on/ahead/off/into/through at/instead/the/where * bend/curve/corner/tree/wall/barrier/river/edge; \
        swerve/swerving/veer/veering/steer/steering/drift/drifting/turn/turning * * into/across/off/over/towards * \
        oncoming/traffic/barrier/tree/trees/wall/lorry/truck/river/edge/lane/cliff/other; \
        count/counted/counting/recount/recounted/checked/check/checking * * <pills>; \
        <pills> * * * just/in in/case/the case/drawer/cabinet/box/tin; <pills> * by instead/until; \
        put/putting/setting/set/stash/stashing/stashed/save/saving/saved/collect/collecting/hoard/hoarding/hide/hiding \
        * * <pills> * by/aside/back/away/instead/up/until/just/somewhere; \
        instead of taking/swallowing * them/it/my/<pills>; \
        knowing/comfort/comforting/comforts/calms/calm/relief/soothes/need/helps * * theyre/its/it/they * * \
        there/close/ready/within/nearby/waiting; know theyre there/here/close; \
        everything/all/what * i/id/ill * need/needed/want is/was/are/its * \
        already/ready/there/here/in/packed/bought/under/waiting; \
        in case/for it/when/the * gets/day/it/its too much/bad/comes; \
        it/this/things/everything/life * gets/get/becomes too much/bad/heavy; trust myself $; \
        trust my hands/feet/legs/own; \
        dont/cant/not/no * trust * myself/near/with * * \
        train/platform/edge/balcony/bridge/knives/pills/alone/car/height/heights/here; \
        stand/standing/stay/staying/keep/keeping/stood * back/away/against * * \
        platform/edge/wall/tracks/train/balcony/railing/window; way/ways out * drawer/ready/plan/pocket; \
        back up/exit/escape plan; exit plan
        method | asks | stop/stopped/stopping/quit/quitting/skip/skipped/skipping/refuse/refused/refusing/drop/dropped/dropping/cancel/cancelled/end/ended/decline/declined \
        * * * \
        dialysis/chemo/insulin/treatment/treatments/heart/transplant/oxygen/transfusions/warfarin/antivirals/inhaler/feeding; \
        <pills>/treatment/insulin/medicine/medicines * * on/deliberately/without purpose/telling/stopped/anyone; \
        stopped/stop/quit/quitting * * <pills>/medicine/medicines/inhaler * * on/deliberately/weeks/days/and/let \
        purpose/ago/nobody/told/tell/nature; on purpose * * weeks/days/month/months; whatever happens happens; \
        what happens happens; \
        let nature/things/it/illness/disease/cancer/heart take/run/do/happen/win * course/its/job/rest; \
        not/wont/never/dont/stopped/stop/done/quit * * fighting/fight it/this/anymore/the/any/back; \
        not/without tell/telling/told anyone/anybody/them/nobody/the/my * why/about/doctor/family/doctors; \
        havent/didnt/not told anyone/anybody/them/nobody/my * why/about/it; \
        nobody/noone knows * stopped/quit/skip/dont
        self-harm | asks | tell/told/telling/say/saying/blame/blaming * people/everyone/them/mum/the * * \
        cat/fell/accident/bike; \
        fresh/new/more/newer/recent ones/scars/cuts/marks/lines/burns/scratches/bruises * \
        next/beside/on/over/under/along/now/near/again; \
        scars/cuts/marks/lines/scratches/burns * * \
        arms/arm/wrist/wrists/legs/thighs/thigh/leg/stomach/hips/forearm/forearms/skin; \
        only/one thing * * * noise/head/mind/voices/thoughts/brain/pain/everything/feelings * * \
        quiet/quietens/stops/stop/silent/calm/away/off; \
        hurt/hurting/cut/cutting/burn/burning/hit/hitting/scratch/scratching/pinch/pinching/bite/biting myself * * * \
        feel/feels/calms/calm/helps/help/better/quiet/numb/relief/easier/release; \
        when i hurt/cut/burn/hit/scratch/pinch/bite myself; \
        hide/hiding/cover/covering/covered/show/see/notice/noticing * \
        arms/arm/wrist/wrists/thighs/scars/cuts/marks/legs/skin/bandage/bandages/plasters; \
        what i do/did/have/ve to/done myself/to/on; do/did/doing/done it/that/this to/on myself again; \
        urge/urges/craving * to cut/burn/bleed/scratch; need/want/wanna to cut/burn/bleed/scratch $; \
        need to cut again/tonight/deeper; watch/see/seeing/watching * * bleed/blood; \
        bleed/bleeding * calms/calm/helps/relief/quiet/better; \
        sleeves * * summer/heat/july/june/august/arms/beach/pool/hot; \
        blade/blades/lighter/razor/scissors * * bathroom/drawer/again/skin/phone/pillow; \
        no more/anymore/without shorts/tshirts/swimming * * see/marks/arms/legs; x days/weeks/months/years clean; \
        clean from cutting/self; relapsed/relapse * * cut/cutting/harm/hurting/arms/blade
        reunion | asks | waiting/waits/calling/calls for/to/me * me * up/there/on/in/over/side; waiting for me $; \
        time i/to go/went/be/joined to/with * <lost>; time/ready/want/going * to/i join/follow <lost>; \
        ready to go/be to/with <lost>; \
        be/being/back/together/reunited/reunite with <lost>/him/her/them * \
        before/by/soon/again/at/in/this/very/now/finally; \
        ill/im/will * be/follow/following/join/joining/seeing * <lost>/him/her * \
        soon/before/shortly/again/there/next/very; \
        follow/following/join/joining/go/going * after/to/with * <lost>/him/her/them * soon/there/now/too; \
        where he/she/they/mum/dad/mom/nan is/are/went/now/has; same place as <lost>; \
        next to <lost>/him/her/them * grave/cemetery/ground/plot/there; \
        buried/lie/lying/plot/space/grave * next/beside to/<lost>/him/her/them; on the other side
        wish | asks | i/had/id/just * never happened; be nice/better/easier * if i * never/hadnt/wasnt; \
        there/where are/is no more days/mornings/tomorrows; \
        want/wanna/wish/prefer/hope/rather * * to/be/was/were/it/my/id * not/over/nothing/dead/gone/end/ended * \
        exist/existing/alive/here/anymore; \
        dont/not/never/no/without want/wanna/wants/wanting/feel/deserve/need/meant/supposed * to/like/be * * \
        alive/living/exist/existing/born; \
        wasnt/not/never meant/made/built/supposed for/to this/be/life/live/world/exist/last; \
        not/isnt/aint * made/built/meant for this/life/living/world; \
        too tired/much/sad/exhausted to keep/go/carry/be living/on/alive/existing; \
        living/existing/alive/breathing is/feels/just/hurts/seems * \
        too/exhausting/heavy/chore/hurts/punishment/unbearable/torture; \
        life is/feels/seems * exhausting/heavy/punishment/unbearable/torture; \
        sorry/wish/hate/ashamed/regret * im/i/being/to/that * still/am/was/woke/wake \
        alive/here/up/living/born/breathing; \
        disappointed/annoyed/angry/sad/upset/gutted * * woke/wake/waking/survived/alive; \
        wouldnt/wont/dont/didnt/not mind/care/matter/bother/be * if/whether/about * i/a/my/the/something/not * * \
        die/died/dead/survive/bus/car/truck/happened/wake/woke/end/ended/heart; \
        if * bus/car/truck/lorry/illness/cancer/heart/plane/something hit/took/got/stopped/crashed * \
        me/tonight/tomorrow; if something happened to me
        acting | danger | taken my own life; take/takes/taken/took/taking my life $; \
        tried/try/trying/attempt/attempted/decided/planning/plan/going/gonna/will to kill/end/hang/drown/shoot \
        myself; suicide attempt/attempts/plan/plans/note; my own/planned suicide; kill/killed/killing myself $; \
        kill/killed/killing myself \
        this/tonight/tomorrow/soon/before/after/when/once/if/next/and/but/last/again/because; \
        honestly/truly/actually/really/feeling/feel/been suicidal
        farewell | asks | be well $; all the best $; farewell $; take care $; look after yourself/yourselves; \
        leave/left/leaving things/everything/it/them * nice/tidy/clean/good/right/neat/decent; \
        returned/returning/gave/given * everything/every/all * i borrowed/owed; \
        wont/not bother/trouble/disturb you/them/anyone * again/anymore/after/longer; \
        dont/do not worry/cry/look/wait * about/for me * after/when/anymore/any; \
        dont be sad/angry/mad/upset * me/about/when/with; \
        not/isnt/wasnt/never * your/anyones/anybodys/nobodys/their fault; nobodys fault; no hard feelings; \
        forgive me $; please forgive me; sorry for everything; i loved/love you/them all; \
        tell <kin>/my/them i/that/it * love/loved/sorry/tried; last/final day perfect/good/nice/out/together/with; \
        perfect/plan/planning/planned * last/final day/night/morning/meal
        giving away | asks | the rest * * can/could/should sell/have/keep/throw/bin/go; \
        can sell/have/keep/share the rest; \
        feed/water/walk/take * * cat/dog/plants/fish/rabbit after/when/once * <month>/im/i; \
        who will/would/to/can feed/take/have/walk/water * cat/dog/cats/dogs/plants; wont be coming back to me
        affairs | asks | theyll/hell/shell/they/he/she/youll * need it/this/them/that soon/when/after/then; \
        mortgage/house/loan/debt * covered/paid/cleared * when/after/once/so; under the pillow/mattress; \
        taken care of everything/it; everything is taken care; all taken care of; \
        everythings/everything is sorted/settled/arranged/done/ready/prepared $; \
        all sorted/settled/prepared/arranged $
        burden | asks | taking/take/takes/took up space/room/air/oxygen; wasting space/air/oxygen; \
        i/im * the problem/mistake/burden * and/so/in; waiting for me/it to/be die/go/be/over/leave; over with me; \
        deserve/deserves someone/somebody/something * better; \
        not worth the/their/anyones cost/money/trouble/effort/care/bother; wish/glad they * never had me; \
        should/shouldve/never have had me
        no future | asks | whats/what the/is use $; whats/what the/is use of/in/anymore; \
        nothing/nobody/noone * keeping/keeps/holding me going/here/alive/up; nothing left to/for do/me/here/say; \
        done everything i * to/wanted/needed; when i/im wont/not * be/needing/need/here; \
        keep/kept/break/breaking * promise * * stay/live; promise * to stay/live; \
        plan/planning/planned/intend on/to living/live/existing/surviving; there wont be * another/next/41/51/31/61; \
        wont be another/any; someone/anyone/somebody/people who want/wants to live/be; \
        same age as/he/she * when/was/died
        decided | asks unless work leisure | ive/i/have set/picked/chosen/circled/marked/fixed/got * date/day; \
        lighter/calmer/better/calm/free/happier/relieved/peaceful since/now/because * i/ive/its/that \
        decided/made/know/knew/settled; since i/ive decided/chose/made; i know when/how/where * ill/im/i/its/it * $; \
        its all/already decided/settled/planned/arranged; nothing * change my mind; \
        cant/wont/dont talk/try/change * * out/mind/stop; too late to/now stop/help/change/save; \
        a/my plan and/that * * ready/works/means/enough; what im/i going/have to/decided do * $
        rest | asks | close/shut my eyes and/for * be/have/not/never/let/over/done; have it be/all over/done; \
        sleep through the/all/it/everything/life rest/of/it; lights * out and/to stay; \
        go quiet/dark/silent/black * for/and/forever; everything/it/world/head to go quiet/dark/silent/black; \
        be nowhere/nothing/dust; turn to/into dust/nothing/ash/air; the world to stop; get off this world/ride; \
        stop the world
        self-harm | asks unless leisure habit | until/till * theres/there/it/i/they * \
        blood/bleeds/bleed/bruise/bruises; \
        dig/digging/press/pressing/push/pushing/stub/stubbing/drag/dragging * * \
        nails/lighter/cigarette/blade/needle/pin/glass/knife/key * * in/my/into/across/on; \
        bang/banging/hit/hitting/punch/punching/smash * my head/wall/legs/thighs/face/fists; \
        my secret/old habit/blades/kit; pain is/was * only/thing/what; feel something/real/anything $
        reunion | asks | be * good/nice/lovely to see/hold/hug/meet <lost> again; \
        see/hold/hug/meet/kiss/hear <lost>/them again; soon * <lost> again; with my baby/boy/girl/twin again; \
        go/going where he/she/they; he/she did it at; the same way * he/she/my
        method | asks | how quick/fast/easy/simple * itd/it/id/that/would; \
        top of the/a car/building/tower/stairs/multistorey; \
        where * dad/he/grandad/husband keeps/kept/hides * gun/pills/rifle/key; morphine; fentanyl; \
        starve/stopped eating * and/to/until; stopped eating on/since/and; stop eating until; ^ i stopped eating $
        affairs | asks | song/songs/playlist/music/flowers/readings/photo/photos/suit/dress/hymns * * the/my/for \
        funeral/service/coffin/cremation/burial; last/only useful/decent/good thing * i can/could; \
        paid/pay/pays/clear/cleared * * from/by/with/out my policy/insurance/pension; \
        thats/that/is * my whole/entire plan; hand/handed/give back * keys * thats/and/that
        giving away | asks | no good/use to me now/anymore/where/any; \
        i left/leave/gave/handed my * to/for the/my/a * lad/girl/boy/neighbour/neighbor/friend/cousin/nephew/niece; \
        take/have/adopt both cats/dogs; both cats/dogs
        farewell | asks | proper goodbye; a goodbye to; \
        held/hold/hugged/hug/kissed/squeezed * * * longer/tighter/extra/harder than/usual; \
        bit/little longer than usual; presents/gifts/cards * * * * until/till/up to/when * theyre/eighteen/18/grown; \
        up to when/their/eighteen; all the way up/to
        not here | asks | somebody/someone/anyone/person who isnt/wont/doesnt/not * \
        staying/be/stay/here/around/plan; im/i not/isnt/wasnt staying $; \
        by * itll/it/everything/ill/will * * quiet/over/gone/done/still/peaceful; \
        stopped buying/planting/saving/planning/keeping; \
        one/see more/one * spring/summer/winter/christmas/sunrise/birthday/time and/then * thats/im/i; \
        neither/nor will/do/am i; week or two $
        burden | asks unless work | worn/tired/exhausted/sick/fed out/of/up * because/of * me; \
        because of me * * fix/change/end/stop; kinder to/if/for * just/i/them/everyone; all * tired of me; \
        itd be kinder/easier/better * to/if go/i
        rest | asks | let/leave me sleep/be/rest/go * and/dont/now/please; \
        drift/float/slip/sink off/away/under/down * and/into/not; and not/never come/come/wake back/round/up; \
        dont come * to/for/looking/get get/find/me; \
        pray/praying/ask/asking/beg/begging * * not/never/wont/dont see/wake/be/make; \
        not * see the morning/dawn/sun/light/day
        vanish | asks | not be/want * a person/anyone/anything/human/me * any/anymore/again/at; \
        as if/though * id/i * never; never been in/on/here * it/earth/all; \
        stop being * person/anything/anyone/me/here
        method | asks | knife/blade/razor/rope/gun/pills/tablets * * * bed/pillow/nightstand/mattress; \
        same spot/place/bend/point/bridge $; slow down/stop/pull * at/over * same; \
        read/learned/learnt/know/found * * how/about/everything * much/many it/its/would takes/take/needs; \
        how much it takes; \
        threw/thrown/flushed/binned/tipped/chucked * * <pills>/thinners/insulin/medicine * * \
        bin/toilet/away/sink/down/in; not/no * coming/going * for/to/back dialysis/chemo/treatment
        self-harm | asks | deeper/worse and/now/each/every * plasters/time/bandages/stitches; \
        now its deeper/worse/arms; scratching/scratches/cuts/cutting * * * deeper/worse; getting deeper
        reunion | asks | be where he/she/they/mum/dad is/are/went; wait to be where/with * he/she/him/her/they; \
        went that way/same; id/ill/i/would follow/followed him/her/them; follow in * footsteps
        farewell | asks | tell my \
        family/kids/children/parents/mum/mom/dad/sister/brother/wife/husband/daughter/son/friends \
        i/that/im/it/theyre/not/how; wasnt/didnt/wont/not in/suffer/hurt/feel pain/at/it/anything; \
        sorry about/for the mess; sorry about/for everything/this
        ending | asks unless work leisure habit | now/so i can rest/go/sleep/leave/stop/let/finally; \
        i can rest/sleep/go/leave now
        better without me | asks | if/once/when i stopped/stop/quit being here/alive/around/there; \
        <kin> * finally live/have/get * life/lives/peace/rest
        no future | asks unless work leisure | dont/no/havent/without * tomorrow to/for/left/coming; \
        have/got no tomorrow; nothing * in/ahead front/of of/me; just a wall/hole/void/blank; \
        only/just darkness/black/dark ahead/now
        reunion | asks unless leisure | in/under the ground/earth/soil; rather be * with <lost>/them than/now; \
        rather be * there/where * with/he/she
        trapped | asks unless work habit home | one way out; \
        only one option/choice/exit/solution/answer/door/thing left; only one thing left to do; \
        only way this/it ends; no way forward/through/past/back; cant see a way forward/through/past; \
        dont see a way forward/through/past/out; no light at; no coming/going back from; way out is/of this; \
        boxed in; backed into a corner
        no future | asks unless work leisure habit school | beyond/past saving/help/repair/fixing; \
        no fixing/saving/helping me/it/this; theres no fixing; no good to anyone; its over for me; its all over for; \
        this is it for me; i have nothing/nobody/noone left; got nothing/nobody left; nothing/nobody left for me; \
        lost everything/everyone; ruined everything/it all; ruined it for; \
        never going to get/be better/okay/ok/fine/happy; not going to get better/easier; doesnt get better/easier; \
        wont ever get/be better/okay/happy; whats left; what is left; theres only leaving; \
        never be happy/okay/normal again; \
        dont/cant/not/never * picture/see/imagine/visualise myself being/existing/living/alive; \
        picture/imagine/see myself being here/there/alive/anywhere; dont see/have the sense/point/use in; \
        no sense in carrying/going/trying/living; cant see the sense in carrying/going/trying/any; \
        hoping not to see/reach/make/live/turn; hope i dont see/reach/make/live/turn/last; hope not to see/reach; \
        dont/not want/expect/plan/intend/hope/mean to see/reach/make/live/turn/get * \
        thirty/forty/fifty/sixty/seventy/eighty/ninety/30/40/50/60/70/80/90/christmas/spring/summer/autumn/winter
        no future | asks unless work leisure habit school home | done with life/living/all of this/it; over life; \
        over living; had it with life/living/everything/this world; had enough of all this/it; \
        enough of all of this; dont want to do life/this life; cant do life/this life; \
        life isnt/is not for/worth me/it; not cut out for life/living/this world; \
        tired/sick/bored/weary/fed up of/with being alive/conscious/awake/around; tired/sick/weary of all of it; \
        tired/sick/weary in my bones; existing is/hurts; being alive is/hurts/feels; hate being alive; \
        hate that im alive; hate waking up; wish this was over; wish it was all over; wish it were over
        wish | asks | tired/sick/weary/exhausted of being * a person/human/someone/somebody/me/anyone/anything; \
        dont/not want to be a person/human/me/someone/anyone anymore; dont want to be a person/me; \
        no/not/isnt/never/wont * a me $; no/not/isnt/never/wont * a me in/by/after/then/there; \
        no me in/by/after/left; unalive; sewerslide; kms; kill my self; end me; someone end me; just end me; \
        off myself; wish i could/would just stop existing/breathing/being/living; stop my heart; \
        heart would/could just stop/give; heart stopped tonight; drop dead; wish id/i drop/dropped dead; \
        wish i hadnt/didnt survived/survive/made/make/wake/woken; \
        wish theyd/they had/hadnt let/left/saved/found/resuscitated me; shouldnt have saved/found me; \
        should have let me go/die; not afraid/scared of dying/death anymore/now; not afraid/scared of dying $; \
        not scared anymore * just/calm/peaceful; \
        death/dying would be/sounds/feels/seems a relief/nice/peaceful/easier/kinder/welcome; envy the dead; \
        envy dead people; jealous of dead/the dead/people who; i belong with the dead; i should be dead; \
        meant to be dead; meant to die
        burden | asks unless home work | dead weight; deadweight; waste of space/oxygen/air/money/skin/life; \
        in everyones/everybodys way; \
        drag/dragging/bring/bringing/weigh/weighing/pull/pulling/hold/holding everyone/everybody/them/people/my \
        family down/back; weigh/weighing them/everyone/my down; more trouble than i am/im; \
        more trouble than im worth; a liability; just a liability; deserve/deserves better than me/this; \
        deserve/deserves a better mother/mum/mom/father/dad/wife/husband/son/daughter/friend; \
        poison everything/everyone i; ruin everything/everyone i; everything i touch; \
        cost them/everyone so/too/more/everything; im nothing but a/trouble/problems; \
        nothing but a burden/nuisance/weight/problem; use to anyone/anybody; no use to anyone/anybody/them; \
        too much for everyone/them/people to carry/bear/handle; \
        all i do is weigh/drag/bring/cost/hurt/ruin/disappoint/fail; they carry me; another mouth to feed; \
        nobody should have to deal with/carry/look/love me; keep letting everyone/them down
        better without me | asks unless home work habit | have/get/got * life/lives/freedom back; \
        get/has/have her/his/their life/lives back; better/finer mother/mum/mom/father/dad/parent than i/me; \
        grieve/cry/mourn/sad/upset/miss * a day/week/month/year/bit/while and/then; \
        cry/grieve/mourn * then * move/live/be/have/forget; \
        they wont/wouldnt/wouldn't even miss/notice/realise/realize/blink; \
        nobody/noone would/will cry/mourn/grieve/care/blink/notice/miss * gone/died/dead/disappeared/me; \
        world * wouldnt notice/miss/stop; \
        kinder/easier/simpler/cheaper/better for them/everyone/everybody if i/without; \
        solve everyones/everybodys/all their/their problems; \
        everyones/everybodys/their problems would be over/solved/gone; \
        happier/freer/calmer/lighter/better once/when/if/after i; \
        everyone/everybody/they/kids/family would/will/could breathe out/easy/again/easier
        farewell | asks unless work school leisure | nice/good/lovely/pleasure knowing you/everyone/all/yall; \
        been nice/good/lovely knowing; see you in the/my/another next/other life; in another/the next life; \
        goodbye world; goodbye cruel; goodbye and thank/thanks/sorry/good; wont/not/never hear from me; \
        last youll/anyone hear/hears/see/sees of/from; last you hear/see of; tell them im/i/that/its/it; \
        tell <kin> * did/was/im/i/best/sorry/love/loved; he/she/they did his/her/their best; did * best $; \
        sorry for what im/i/its/this; what im about to do; what im going to do to; what this will/is do/going to; \
        forgive me for what/this/leaving/doing/going; sorry for what * do/doing/going to; \
        sorry to leave/be leaving you/them/everyone; \
        leave/leaving/left * note/letter for them/mum/mom/dad/my/the/whoever/when; \
        written/wrote/write to my \
        brothers/sisters/kids/children/parents/mum/mom/dad/mother/father/daughter/son/family/ex/wife/husband/everyone; \
        dont/not blame yourself/yourselves/themselves/anyone/anybody/herself/himself; wasnt/isnt/not * fault so/and; \
        so they know/knew * fault/loved/sorry; remember me kindly/well/fondly/laughing/smiling/happy
        giving away | asks unless home work elsewhere leisure | can/could/should/may have/keep/take my \
        car/bike/guitar/records/vinyl/books/watch/ring/rings/cat/dog/laptop/console/room/house/clothes/jewellery/jewelry/tools/piano/camera/collection/things/stuff; \
        my \
        car/bike/guitar/records/vinyl/watch/ring/rings/cat/dog/laptop/console/jewellery/jewelry/tools/piano/camera/collection \
        is/are/goes/go hers/his/theirs/yours/to; have/has/had/keep/got something of mine/me; \
        have something * when/once/after im/i; something to remember me; remember me by; a piece of me; \
        giving/gave/given/give * vinyl/records/jewellery/jewelry/ring/rings/guitar/piano/violin/medals/stamps away * \
        want/so/to/because; where im going * need/dont; wont/not be needing them/it/any/anything/that/those; \
        no need for them/it/things/stuff where/anymore/now
        affairs | asks unless work elsewhere leisure | nothing else/more/left on my/the list; \
        nothing else/more to do/finish/sort; last thing/item on * list; then my/the list is empty/done/finished; \
        cancelled/cancel/stopped/stop * milk/electric/electricity/gas/phone/papers/lease/rent * \
        keys/cleaned/nothing/all/done/sister/neighbour; \
        keys/key with/to/through/under next/neighbour/neighbor/landlord/letterbox/mat * * theres/nothing/and/then; \
        paid/pay/picked/bought/chose/chosen for/out/off/the/my/a plot/coffin/urn/funeral/cremation/grave/headstone; \
        cheapest funeral/coffin/cremation; my plot; my coffin; my urn; my headstone; \
        insurance * in/paid/order/sorted/covers first/up/order; insurance is in order/place; \
        neednt/dont/wont/no need/have to remind me; no need to remind/ring/call/plan/save/keep; \
        when im not there/here
        not here | asks unless elsewhere work leisure school | no \
        spring/summer/autumn/winter/christmas/tomorrow/future planned/ahead/coming/for/in; \
        got/have no spring/summer/autumn/winter/next year/tomorrow/future; \
        nobody/noone/no one * going/gonna/there/around/left/here to turn/switch/answer/hear/see/read/check/do/care; \
        nobody/noone/no one there to; nobody/noone/no one home by/then/to; there/here to turn them/it off; \
        wont be anyone/anybody to/there/here/around/left; not be anyone/anybody to/there/here/around; \
        wont be a next/march/april/may/june/2027; wont be a tomorrow/future/later/after/day; \
        dont/neednt bother/save/plan/set/book * for/after/past next/then/the tenth/month/year/that/christmas/10th; \
        ive/i stopped planning/saving/buying/booking for/ahead/things/anything/after; \
        stopped making/paying plans/into; i always knew id/i * stop/end/go/die/leave; \
        never thought id/i make/live/get/see/reach to/past/this/thirty/forty/20/25/30; \
        made it * further/longer than/past i; on borrowed time; living on borrowed; my days are numbered; \
        wont/not make it out/through alive/this/the; see this/it/another year/birthday/christmas out/through
        rest | asks unless leisure habit work | go/goes/went/be/stay/stays/gone quiet/silent/dark/still/black and \
        stay/stays/for/never/forever; and stay quiet/dark/asleep/gone/there/down/silent/under; \
        sleep for ever/good/a hundred/years/a thousand/a million; sleep through/away the rest of my; go into a coma; \
        be in a coma; coma; just lie/lay down and not/never/stop/die; lie down and not/never/let; \
        never have to wake/feel/open/do/see * again/anything; \
        fall/fell/drift/drifted asleep * and * that/thats was/it/that; that was that; \
        never see another/the morning/day/sunrise/daylight; \
        ready/waiting/want/wait for it/this/everything to be finished/over/done; its finished for me; let it come; \
        let it all end
        method | asks unless leisure work home | how long/high/far/deep/fast/quick/easy * fall/drop/jump/it/that/the \
        would/takes/is/itd/be; how easy it/that would/is/might; how easy itd; garage door/doors shut/closed/down; \
        engine/car running in/with the garage; exhaust; fumes; helium; high/deep/tall/fast enough to/that; \
        hold my breath under/until/till; enough to do it; enough to not wake/come; what it would take; \
        wont/wouldnt/not/dont * jump/get/move/step/dive/swerve out * the way; \
        wouldnt/wont/not get/jump/move out the way; not bother moving/swerving/braking; just let go of the; \
        stopped/quit/binned * heart/diabetes/seizure/epilepsy/transplant tablets/pills/meds/medication/medicine; \
        stopped * tablets/pills/meds/insulin * let/whatever/nobody/see
        self-harm | asks unless leisure work | cut/cutting to feel/cope/calm/punish; the blade/razor/blades; \
        make/making/made marks/cuts/lines on my/myself; carve/carving/carved * skin/arm/arms/leg/into; \
        burn/burned/burnt/burning myself to/when/with/again; urge/urges to hurt/harm/cut/burn/punish; \
        hurt/hurting/harm/harming/punish/punishing my body on/until/for/because; harm my self; hurt my self; \
        hurting my self; started hurting/harming/burning/cutting again; relapsed; bleed to feel; \
        the only thing that calms/helps/works/quiets * me/is/it cutting/hurting/pain
        wish | danger unless work elsewhere home leisure | dont/not want * to be here anymore; \
        dont want to be here * mean; dont want to be here any more/longer; no wish/desire to be here/live/exist
        wish | asks unless work elsewhere home leisure | dont/not/didnt want * to be here; \
        no longer want to be here/around/anywhere; goal not exist/existing; ^ not exist; ^ to not exist; \
        ^ not be here; ^ not be alive; ^ disappear $; ^ vanish $; ^ die $; ^ be dead
        acting | danger | i overdosed; ive overdosed; took an/another overdose; \
        tried/planning/thinking/want/going to/of/about overdose/overdosing; \
        overdosed in/on/last/again/twice/before \
        january/february/march/april/may/june/july/august/september/october/november/december/purpose/year/month/week/summer/winter; \
        kill yourself; kys; voice/voices/head/brain/mind * tell/tells/telling/says/saying * to die/kill/hang/drown; \
        belt/rope/cord/sheet/scarf round/around my/the neck/throat
        acting | asks unless work leisure habit | voice/voices/head/brain/mind * tell/tells/telling/says/saying/said \
        me to jump/do/end/hurt/cut/step/let; see/picture/imagine/saw myself doing it; \
        see/picture/imagine myself jumping/stepping/hanging/falling/drowning/dead/gone; \
        step/stepping/stepped off the platform/edge/ledge/bridge/roof/chair/kerb/curb; \
        i attempted in/last/again/twice/before; ^ i attempted $; my last/first/second/other/previous attempt; \
        doing it properly/right/again this/next/time; do it properly/right this/next/time; \
        think about doing it properly; seatbelt/belt off and; without a/my seatbelt
        self-harm | danger | ^ i cut $; i cut every/each night/day; i cut when/because/to im/i/it/feel/cope/calm; \
        cutting is/helps/calms; \
        hurt/hurting/burn/burning myself with a/the/my \
        lighter/blade/razor/knife/scissors/iron/cigarette/matches/needle/glass
        unnoticed | asks unless work home | nobody/noone/one would/will * come/find/look/check/know/realise/realize \
        looking/me/for/days/weeks/until/till; come looking for me; find me for days/weeks; \
        before anyone/someone/they found/find/finds/noticed/notices/notice * me/days/weeks; \
        anyone/anybody even look/notice/care/blink/miss * if * gone/dead; \
        would anyone/anybody even/ever/really look/notice/care/miss/cry
        not here | asks unless elsewhere work leisure school | only \
        booked/planned/here/around/staying/going/hanging/living/holding/good/making \
        on/up/it/in/through/until/till/to/for * \
        wedding/birthday/christmas/graduation/summer/spring/exam/exams/<occasion>; \
        only through/until/till/up * wedding/graduation/<occasion>; only still around/alive/going/breathing; \
        still around/here/alive/breathing cause/because/for/only; had my innings; had a good innings; \
        sooner be off/gone/done/with/dead/out; not/dont/wont have to * much longer; \
        have to do this/it much/any longer; birthdays/christmas/weddings/holidays without me; \
        without me from here/now/then/this; ask about summer/spring/autumn/winter/christmas/next; \
        dont ask * next/summer/spring/christmas/later/after
        burden | asks | stone/rock/anchor/chain/weight/brick around/round/on * neck/necks/back/backs/shoulders; \
        an anchor; dragging a corpse
        affairs | asks unless work leisure elsewhere | so he/she/they/nobody/noone/mum/dad/my * dont/doesnt/wont/not \
        have/need to ring/hunt/call/search/phone/look/deal/sort/guess/chase/pay/clear/clean * \
        after/afterwards/round/later/alone; \
        passwords/pin/keys/papers/instructions * * so he/she/they * afterwards/after/round
        farewell | asks unless school | dont/not be cross/angry/mad/sad/upset/hurt * when you/they \
        find/hear/read/know/see; when you/they find out/me; when they find me; saying/said/say bye to/$; \
        was/were saying/said bye/goodbye/goodbyes; i was saying bye; saying bye
        worn out | asks unless care leisure | nothing * * rid/stops/takes/touches/eases/helps of/away/this/the/with \
        * pain/ache/hurt; cant/cannot carry this/it * another/anymore/any/alone/further; cant carry this/it $; \
        pain never stops/ends/leaves; the/this pain never; so much pain inside; pain inside; \
        hurts to be/exist/live/breathe
        ending | asks unless work habit school leisure home | done with this $; im done with it/all/everything $; \
        end this for me; want it over; want it to be over; i want this/it over; i want to be done; \
        i want it all done
        acting | asks unless work home leisure | going/gonna/want/plan/planning/ready/decided/will/ill to end it; \
        ill end it; end it on/this/tonight/when/before/after; end it myself; \
        hang/hanged/hung/drowned/shot/stabbed myself; nearly/almost hanged/hung/drowned/jumped/killed/ended/did; \
        too much of a coward; a coward; cowardice; too cowardly/scared/chicken to go/do/jump/end/die; \
        noise/voices/thoughts/pain/screaming in my head * stop/end/go/die/shut; \
        my heart gives/gave/give/stops/stopped/stop out/beating/tonight/before/in; heart gives/gave/give out
        decided | asks unless work leisure habit school home | made my/the decision and/i/so/feel/its * \
        feel/light/calm/free/peace/relieved; ive made my decision; done asking; nobody/noone can help me/and; \
        no one can help me; whatever it takes for * stop/end
        better without me | asks unless home work habit | i/if wasnt/werent/isnt/not/out in/of the picture; \
        out of the picture; if i wasnt/werent * picture/way/around/world; manage/cope/live/do better if i; \
        selfish to/of stay/stick/live/keep/go
        self-harm | danger | i self harm; i selfharm; i self harmed; ive self harmed; ive been self harming; \
        self harming again
        no future | asks unless work leisure habit school | dont/cant/not see * reason/reasons to/for \
        keep/go/carry/continue/stay/wake/live/try; \
        cant think of * reason/reasons to/for keep/go/carry/continue/stay/be; all of it to stop/end/cease/finish; \
        everything to just stop/end; it all to stop/end; want all of it/this over/gone/done
        """

    /// Words of everyday settings, by name, for rows of signs that hold `unless` one of them.
    static let settings = """
        work | job; jobs; work; office; team; colleagues; colleague; coworkers; company; boss; retire~; retiring; \
        shift; shifts; employer; clients; customers; promotion; resign~; notice period; new role; new one; project; \
        deadline; meeting; meetings
        school | school; college; uni; university; semester; exam; exams; finals; course; class; classes; thesis; \
        degree; graduat~; students; teacher
        leisure | weekend; weekends; camping; tent; hike; hiking; off my phone; my phone away; phone in; \
        without phone; no phone; into my phone; scrolling; email; emails; inbox; novel; book; books; game; games; \
        level; beach; vacation; off grid; instagram; tiktok; scroll; scrolling; netflix; gym; marathon; 10k; race; \
        training; match; season; concert; app; apps; laptop; screen
        habit | smoking; smoke; cigarettes; cigarette; cigs; vape; vaping; alcohol; drinking; wine; beer; sugar; \
        coffee; snacks; snacking; chocolate; junk; takeaways; diet; weight loss; kilos; kg; pounds; debt; gambling; \
        weed
        home | roommates; roommate; housemates; flatmates; flatmate; dishes; chores; laundry; rent; clutter; \
        wardrobe; charity; decluttering; declutter; moving; move; moved; relocating; emigrating
        care | nurse; doctor; physio; surgery; operation; chemo; csection; c section; ward; hospice; patients; \
        healed; recovery; recovering; clinic; knee; shoulder; hip; gym; climbing; vet
        elsewhere | masters; moving in; move in; moving to; move to; moved to; new flat; new house; new city; \
        new country; abroad; emigrat~; relocat~; in this flat/house/city/town/country; flight; camping; travelling; \
        traveling; sabbatical; erasmus; exchange; gap year; parental/maternity leave; living with; \
        with my boyfriend/girlfriend; on leave; deployed; posted to; visa; contract ends; flatshare; cruise; \
        leaving the country
        elsewhere | lisbon; london; paris; berlin; madrid; rome; dublin; barcelona; new york; chicago; boston; \
        toronto; sydney; melbourne; tokyo; spain; france; germany; italy; portugal; canada; australia; japan; \
        mexico; argentina; scotland; wales; ireland; amsterdam; vienna
        helping | im a/an/the * counsellor/counselor/therapist/psychologist/volunteer/nurse/teacher; \
        volunteer/volunteering/work/working at/with/for/on * helpline/hotline/samaritans/charity; \
        talk/talking with/to * teenagers/teens/students/patients/clients/callers; prevention course/training
        elsewhere | sailing; backpacking; road trip; greece; interrail; sublet; out of town; summer camp; \
        conference; secondment
        """

    /// What single words and turns of speech are about; `SafetyPairs` says which of them together are a sign.
    static let concepts = """
        dying | die; dying; death; dead; suicide; ending things; end things; carry/keep/go on living; not living; \
        stop living; living anymore; kill; killing; killed; not be here; over with life; die in my sleep; \
        being gone; nothingness
        longing | want/wants/wanted/wanting/wanna to; want; wanna; wish; wishing; hope; hoping; rather; sooner; \
        think/thinking/thought about; think of; thinking of; thoughts of; thoughts about; thought of; urge; urges; \
        be a relief; sounds good/nice/peaceful; look/looking forward; my own; constantly; all the time; ready to; \
        deserve; myself; im going to; i will; ill; obsessed; dream/dreaming of; fantasi~; ready for; imagine; \
        imagining; idea of; tempted; craving; planning; plan to
        handing over | handing out my; gave my/the; my savings; give/gave/given/giving/gives * away; \
        give/gave/given/giving/hand/handed/handing/leave/leaving/left/goes/going * my/to/the <things>; \
        handing/hand/handed/passing/passed out/on; my <things> * to/for * <kin>; <things> goes/go/to to/my; \
        <things> * nephew/niece/neighbour/neighbor/brother/sister/son/daughter/friend; \
        found/find/finding * home/family/someone/owner * <pets>; gave/give/given/giving * <pets>; <pets> to the/my; \
        should/can/could/to have my/the; savings * name; no use for money; \
        sign/signed/signing/transfer/transferred/put over/everything/it
        no need | look after her/him/them better; better than i can; \
        wont/dont/not/no/nothing need/needing/use * it/them/any/anything/now/anymore/longer/for; nothing i need; \
        no use for; need * anymore; be needing; i need nothing; where im going; isnt * use to me; no longer need
        end point | then i can/will/am/be stop/go/leave/rest/finished/done/free; \
        then im done/free/off/finished/gone; then thats it; thats it for me; and then be done; then be done; \
        when it happens; when its over; once its over; when its done; after its done; before i go; before i leave; \
        before im; once/when/after im gone; it wont be long; wont be long; nothing left to do; nothing left; \
        pick/choose the night/day; pick a night; and then nothing; when the time comes; after i go; \
        whoever finds me; finds me; when they find; and then im; then finally; then rest; until then; \
        the last thing; not long now; soon enough; that was it; by the 30th; on the last; last step; when i cant; \
        before my birthday; and then stop; then i stop; after that nothing; nothing after; final; its nearly time; \
        almost time; last one out; out of here; and go; and leave; and be done; then leave; then go
        arranged | affairs; the will; my will; a will; funeral; burial; cremation; insurance; passwords; testament; \
        bills; debts; paperwork; papers; \
        everything * arranged/sorted/ready/settled/prepared/done/organised/organized/packed; everything is in; \
        account/accounts closed/close; closed * account/accounts; arrangements; arranged; instructions; pension; \
        deeds; bank details; folder; list for/of; labelled; labeled; cleared out; cleaned out; flat cleaned; \
        house clean
        parting | goodbye; goodbyes; farewell; one last/more; last time; \
        hug/hugged/see/kiss/visit/hold/call/called * one/last time/last; hug/kiss/hold * last; \
        letter/letters/message/messages/video/videos/note/recording/recordings for/to; letter; \
        visiting/visited/visit/seeing/saw/call/called/calling * old friends; \
        last memory/photo/words/hug/dinner/letter/visit; sorry to; say sorry; said sorry; apologise to; \
        thank you for everything; thanks for everything; thank everyone; told * i love/loved; tell * i love/loved; \
        know i loved/love; tell them; tell my; make peace with; wrote to; write to; written to; hear from me; \
        the last thing ill; ive loved; loved you all
        close ones | kids; children; son; daughter; wife; husband; partner; mum; mom; mother; dad; father; parents; \
        sister; brother; family; friends; everyone; everybody; grandkids; nephew; niece; grandchildren; each of; \
        people i; people who; all of them; them all
        for later | when they/shes/hes * older/grown/grow/adults/18/eighteen/married; for when they; when they grow; \
        to open/read/find/watch when/later/after/on; on the table; on the kitchen; kitchen table; to remember me; \
        remember me by; good memory; good one; again from me; wont hear; not hear; before i; \
        without them knowing/noticing; dont know it; they dont know; without saying why; wasnt * fault; \
        isnt * fault; nobodys fault; no ones fault; their fault; years from now; later on
        without me | without me; if/when/once * wasnt/werent/not/isnt here/around/alive/there; \
        if/when/once im gone/dead; if i was/were gone; be gone; stopped existing; stop existing; didnt exist; \
        never existed; not existing; disappeared; vanished; didnt come home/back; dont come home/back; \
        not come home; forget me; forget about me; rid of me; lose me; lost me; lose anything; \
        new dad/mum/mom/father/mother/wife/husband; remarry; find someone else/better; im not here; in the ground; \
        left them alone; out of * way/lives/life; out of the way; out of the picture; off their hands; \
        no longer have me; not have me; less * mouth; fewer mouth; one less; miss me
        better for them | <better>; happier; relieved; relief; breathe; \
        wouldnt/wont/dont have/need/be to * ashamed/worry/look/pay/carry/care/deal/lie/pretend/take; \
        no more hospital/bills; insurance money; the insurance; the money; be fine; get over; move on; cope; \
        sleep better; wouldnt/wont/even lose/notice/miss/care; nobody/no one notice/needs; harder; kinder; favour; \
        favor; peace; save them; spare them; at least; burden; cheaper; good for everyone; best for everyone; \
        best thing
        sleeping | unconscious; lights out; eyes closed; close my eyes; under; anaesthetic; sleep; asleep; rest; \
        lie down; close my eyes; eyes closed; peace; peaceful; quiet; silence; stillness; mornings; waking; wake up; \
        wake; oblivion; nothingness; the dark
        never more | would last; none left; be over; have it over; last forever; stay out; stay closed; \
        keep me under; not come round; and stay; forever; for ever; for good; never open/wake/again/come/get/ends; \
        not open/come; no more mornings/days/tomorrows/nights/waking/alarms; never open them; stay there; \
        stay that way; not for a night; not just; permanently; eternal; when its over; only get when; \
        dont have to wake; without end; and not come back; not come back; not coming back; never come back; \
        never have to; the last night; last morning; and thats it; for always; this time for; no tomorrow; \
        not have tomorrow; no alarm ever; ever again
        tired | tired; exhausted; worn out; weary; no strength; no energy; heavy; too much; fed up; had enough; \
        cant carry; cant bear; dont have it in me; nothing left in me; drained; dont want to fight; \
        not want to fight; cant fight; finished; done; tired out; sick; too hard; too long; had my fill; enough
        life | a fight; fight; of life; life is; my life; this life; with life; being alive; keep living; to live; \
        living; alive; existing; existence; being here; being me; to be here; go on living; world; every day is; \
        each day is
        no reason | no reason; no reasons; out of reasons; ran/run out of reasons; reasons to; no point; \
        dont see the point; dont see a point; see the point; see any point; no sense; no meaning; what for; \
        nothing keeps; nothing holds; nothing left; why should i; why would i; cant see why; dont know why; \
        no purpose; makes no sense; dont see why
        going on | living like a; to stay; staying; go on; going on; to go on; waking up; wake up; getting up; \
        get up; to continue; keep going; being here; be here; to be here; tomorrow; another day/week/month/year; \
        carry on; keep trying; breathing; stick around; hang on; still here
        means | tablet; every tablet; pills; tablets; sleeping pills; bottle of; bridge; overpass; the platform; \
        fast train/trains; the train/trains; tracks; the rope; a rope; rope; gun; rifle; shotgun; pistol; balcony; \
        th floor; floor; rooftop; roof; the edge; cliff; cliffs; razor; blade; car off; off the road; oncoming; \
        lorry; truck; into the lake; into the sea; into the river; the lake; the water; exhaust; gas; insulin; \
        my meds; painkillers; bleach; window ledge; open window; high; railing; river; tree; wall; ledge
        dwelling | tied; took it down; just in case; kept; i know which; know where; know how; i keep thinking; \
        keep thinking; think about it; think of it; thinking about it; thinking about how; think about jumping/it; \
        thinking of the; how many/much/fast/high/far/long/deep/easy * it takes/would/it/id; how many; how fast; \
        how easy; how high; reading about; read about; looked up how/which/what/ways; googled; searched; \
        a bit closer; bit closer; closer; closer each/every; every night; each night; every time; standing; stood; \
        stand; staring; stare; imagine; imagining; in my drawer; in the drawer; drawer; its enough; is enough; \
        would be enough; enough to; tied; untied; took it down; practised; practiced; tested; tried it; \
        keep walking; and keep; not come back; off the road; wondering; wonder; easy it would; it would be easy; \
        wouldnt brake; doesnt brake; dont brake; not brake; hits me; hit me; hope * hits; just in case; ready; \
        hidden; hiding; kept; saved; need them all; pull towards; pulls me; calls me; calling me; let go; one step; \
        one push; accidentally; crash
        deadly thing | morphine; codeine; tramadol; fentanyl; valium; antifreeze; dads gun; the cliffs; petrol; \
        bridge; rope; noose; knots; gun; shotgun; rifle; pistol; blade; razor; tracks; platform; cliff; cliffs; \
        roof; rooftop; ledge; balcony; exhaust; bleach; overpass; viaduct; railing; top floor; car park; \
        multistorey; knife; belt; charcoal; helium; quarry; weir; pier; train; trains; pills; tablets; painkillers; \
        paracetamol; sleeping pills; stash
        fixed on | no one knows; nobody knows; kept; stashed; look at it; how quick; id be quick; itd be; \
        driving past; drive past; where dad/he keeps; keeps his; key to; know exactly; exactly which; exactly where; \
        know which; what time; still in the/my/under/there; havent taken/moved/thrown; \
        go/going/went/come/walk/walking back/past to/and/there/again/every; \
        keep/kept/keeps looking/going/walking/thinking/staring/coming/checking/counting/touching; look at it; \
        checked; twice; count~; in the boot/trunk/drawer/shed/wardrobe/glovebox/garage; under the bed/mattress; \
        within reach; near me; practising; practicing; tying; calms; calm; calmer; comfort~; reassur~; soothing; \
        peaceful; longer; closer; nearer; trust myself; tempt~; pull; pulled; drawn; wonder~; imagin~; \
        just one step; one step; no people; nobody around; nobody there; let go; lean; leaning; leaned; jump~; \
        step off; looked down; look down; looking down; enough for; would be enough; is enough; be quick; how quick; \
        how long it; how high; how far; just in case; for when; saved; hidden; hiding
        treatment | transplant list; stents; antibiotics; steroids; chemo; chemotherapy; dialysis; insulin; \
        treatment; treatments; radiotherapy; transplant; oxygen; pacemaker; \
        heart pills/tablets/meds/medication/medicine; blood thinners; warfarin; antivirals; feeding tube; \
        injections; hiv meds; epipen; inhaler; ventilator; seizure meds; transfusions
        refusing | pulled out; pull out; took myself off; taken myself off; off the list; give my place; \
        gave my place; someone else can; let nature; over sooner; run its course; not going back; \
        not going to any more; stop; stopped; stopping; quit; quitting; skip; skipped; skipping; skips; \
        not going to take/have/do/start; not taking; not going; not do; dont take; dont want; wont take; \
        wont be taking; refuse; refused; refusing; refuses; turned down; turn down; saying no; said no; say no; \
        cancel; cancelled; binned; flushed; threw; thrown; gave up; giving up; missing on; leaving off; left off; \
        come off; coming off; off my; without; on purpose; deliberately; forgetting on; rather it; not renew~; \
        not collect~; not pick~; never started; end; ending; let it
        body | fingernails; nails in; knees; arm; arms; forearm; forearms; wrist; wrists; leg; legs; thigh; thighs; \
        skin; stomach; hips; knuckles; shins; ankles
        harming | a mess again; no swimming; no shorts; cant tell anyone; nails; until theres; till theres; blade; \
        blades; razor; lighter; scissors; compass; cigarette; cigarettes; burn; burns; burning; cut; cuts; cutting; \
        scratch; scratching; scratched; slice; carve; carving; plaster; plasters; bandage; bandages; bandaids; scar; \
        scars; scarred; mark; marks; hide; hides; hiding; cover; covering; cover up; sleeves; bleed; bleeding; \
        blood; bruise; bruises; dig; digging; nails; pinch; fresh; wounds; lines; look at; looks at
        accident | lorry; truck; bus; a car; train; plane; heart attack; stroke; tumour; tumor; cancer; illness; \
        anaesthetic; anesthetic; lightning; accident; crash; aneurysm; diagnosis; surgery; operation
        welcome | grateful; thankful; thank it; id thank; be fine; id be fine; wouldnt mind; not mind; relief; \
        relieved; be sorry; fine by me; welcome it; good news; let it; luck; lucky; hit me; hits me; took me; \
        take me; takes me; finish me; finished me; finish it; kept me under; do it for me; did it for me; \
        not survive; out of my hands; solve everything/it
        waking | woke; wake; waking; woken; opened my eyes; open my eyes; morning; mornings; get through the night; \
        made it through
        regret | disappoint~; gutted; hadnt; wish i didnt; let down; sorry to; sorry i; woke up again; woke again; \
        means i woke; still here; still alive; still breathing; cry because; cried because; not again; cruel; \
        punish~; another one; dread that; angry that; worst part; annoyed that
        wiping out | dissolve; evaporate; delete; deleted; deleting; erase; erased; erasing; uninstall; undo; \
        undone; rub out; wipe; wiped; switch off; switched off; switch; turn off; turned off; power down; shut down; \
        unplug; unplugged; remove; removed; cancel; get rid of; subtract
        oneself | myself; my existence; being me; me entirely; my whole life; me from; me out; i existed; i ever; \
        all of me; my being; me permanently
        time ahead | past sunday/monday/friday/saturday; this time next year; beyond sunday/friday; next year; \
        next month; next week; new year; christmas; summer; spring; autumn; winter; the future; ninety days; \
        90 days; day 90; after <month>; years from now; months from now; end of the year/month; my next birthday; \
        30; 40; past <month>; five years; ten years; a year from now; later on
        not in it | none; dont have any; no goals; no me; there wont be; wont be one; forgotten me; forget me; \
        skip it; no me; me in it; not in it; without me; im not there; wont see; not see; never see; wont need; \
        wont be; not be; no plans; making plans; made no plans; stopped planning/making; no point planning/in; \
        blank; empty; nothing there; nothing; cant see; dont see; isnt one; silly to; not for me; wont apply; \
        doesnt apply; wont come; not coming; somebody elses; someone elses; i wont; i wouldnt; gone by; stops; \
        not bother~; dont bother
        last occasion | last <occasion>/one/time/trip/dinner/meal/visit/dance/picnic/photo/walk/roast/sunday; \
        final <occasion>/one/time/trip/dinner/meal/visit/dance/picnic/photo/walk; \
        one more <occasion>/trip/dinner/time/visit; this <occasion>; last ever
        memory | last of mine; theyll have; photos; on camera; laugh; smiling; remember; remembers; remembered; \
        memory; memories; perfect; doesnt know; dont know; without telling; everyone together; whole family; \
        make it good/special/nice/count/beautiful; do it properly; make them laugh; then i; then thats; after that; \
        before i; let go; goodbye; with a smile; happy one; of me; not tell
        used up | run out of; ran out of; running out of; out of; no more; none left; used up; lost all; lost every; \
        lost my; no longer have; dont have any; not got any; not a single; no other; last of my; no real; have no; \
        got no; hasnt got any; cant find; cant think of; stopped looking for; stopped finding
        reasons | reasons; reason to; reason for staying; fight; excuses; road; hope; strength; tomorrows; will to; \
        will left; purpose; point in; chances; rope; people to; a reason; one reason
        grief | they will get over; theyll get over; theyll/theyd cry/be; they will/would cry; will cry; would cry; \
        be sad; grieve; mourn; miss me; be upset; hurt for; be shocked; funeral
        over it | month; months; week; weeks; a while; a bit; life back; lives back; move on; forget; then theyll; \
        get on with; better in; better for; easier; soon enough; in the end; in time; recover; heal; be fine; be ok; \
        be okay; remarry; nobody left; who would mind; nobody will; would mind
        lost ones | mum; mom; mother; dad; father; nan; gran; grandma; grandad; grandpa; granddad; brother; sister; \
        husband; wife; my son; my daughter; my baby; my boy; my girl; my twin; best friend; him; her
        place kept | almost there; nearly there; waiting; waits; wait long; a place; saved me; next to him/her; \
        next to; beside him/her; beside; calling me; holding the door; other side; in my dreams; dream of; dreamt; \
        plot; heaven; up there; my turn; hand out; join; joining; together again; see again; come for me; \
        coming for me; fetch me; with him again; with her again; went first; where he; where she
        care for me | driving up here; coming round; checking on me; check on me; sit with me; stay home with me; \
        tiptoe~ around; look after me; looking after me; care for me; caring for me; carry me; carrying me; \
        stuck with me; worry about me; worrying about me; worry over me; pay for me; paying for me; because of me; \
        lives for me; lives around me; drive me; visit me; feed me; wash me; nurse me; clean up after me; \
        babysit me; watch me; watching me; put up with me; deal with me
        no longer | could stop; would stop; could go; could live; lives back; their own; once im; soon; \
        wont have to; wont need to; not have to; not need to; no longer; not much longer; any longer; anymore; \
        werent; finally; at last; free; go on holiday; breathe; rest; relax; stop; nobody will; no one will; \
        nobody has; almost over; nearly over; over soon; used to it
        not in it | no spring/summer/winter/autumn; no me; a me; isnt really a me; not a me; isnt a me; \
        picture myself; see myself there/here; nobody there; noone there; no one there; \
        nobody * to turn/switch/answer; dont remind; neednt remind; wont have me; wont include me; stop there; \
        end there; ends there; dont save; not planning; isnt anything; nothing planned; not expecting; hope not; \
        hoping not
        time ahead | three months time; in three months; six months; in a month; a month from; \
        by march/april/may/june/july; after the tenth/10th/first/fifteenth; \
        next spring/summer/winter/autumn/birthday; thirty; forty; 90 days time; ninety days time; three months from; \
        that far; the new year; my birthday; day ninety
        accident | make it home; come home; came home; make it back; wake up tomorrow; a lorry; the plane; my heart; \
        my heart stopped/stops/gave; fell asleep tonight; brakes failed; swept away; hit by; struck by; \
        something happened
        welcome | kind of relieved/releived/glad/grateful/okay/ok; be relieved; relieved; be glad; glad; \
        fine with me/that/it; okay with me/that/it; ok with me/that/it; no complaints; complain; not complain; \
        wouldnt complain; object; wouldnt fight; not fight it; out the way; out of the way; not move; wouldnt move; \
        wouldnt dodge; wouldnt run; wouldnt scream; stay still; stand still; not brace; be ok; be okay; be alright; \
        be for the best; for the best; best thing; be easier
        close ones | mates; friends; brothers; sisters; nan; gran; grandad; nieces; nephews; girls; boys; neighbour; \
        neighbor; godson; goddaughter; students; each other
        keepsake | can have my; can keep my; have something of; something of mine; something to remember; \
        remember me by; so they have; so she has; so he has; with their names; names on; labelled for; in boxes for; \
        boxes with; is hers now; is his now; is theirs; photos into; my recipes; my ring; my rings; my watch
        provided for | be fine with; be better with; looked after; be looked after; \
        better mother/mum/mom/father/dad/parent; will be fine; will be ok/okay; theyll be fine/ok/okay; \
        theyve got their; they have their; shes got her; hes got his; someone/somebody to raise/mind/take; \
        raise them; take them in; take care of them; her aunt; their aunt; their gran; godparents
        closed up | cleaned/scrubbed/emptied/cleared/tidied the/my/out flat/house/room/place/apartment/desk; \
        cleaned the; cancelled the/my; cancelled; stopped the milk/papers/post; left the keys; keys with; keys back; \
        handed back; paid off; paid everything/everyone; settled up; settled; closed the/my; put the bins; \
        written it all down; sorted the papers
        nothing left to do | nothing else on; nothing else; nothing more; thats everything; thats all of it; \
        last thing; all done; ready now; thats me; thats me done; nothing left; list is empty; not on my list; \
        so thats that; after that nothing
        died | passed; passed away; died; is dead; was killed; lost him/her/them; went first; left us; \
        took his/her own life; buried him/her
        go to them | be with him/her/them; go and be with; go be with; go to him/her/them; join him/her/them; \
        follow him/her/them; get to him/her/them; back with him/her/them; where he/she/they is/are/went; \
        beside him/her; next to him/her
        lying down | lie down; lie; lay down; be laid; laid; rest; sleep; buried; be buried; lying
        burial place | churchyard; graveyard; cemetery; grave; plot; under the ground; in the ground; in the earth; \
        crematorium; headstone; vault
        no reason | see the sense; dont see any sense; no use; whats the use; what is the use; cant see the sense; \
        the sense in; no sense in; dont see sense
        going on | carrying on; carry on; go through; see it through; make an effort; planning ahead; lasting
        attempt | i attempted; attempted; tried once; tried it once/before; last time i tried; second attempt; \
        first attempt; last attempt; my attempt; i tried in/last; overdosed; tried before; try again
        means | paracetamol; the rest of the; tylenol; ibuprofen; belt; car park
        not in it | didnt ask; dont ask; no point asking; not ask; wouldnt ask; stop asking
        provided for | kids/children/they/girls/boys have/got their dad/mum/mom/father/mother/gran/nan; \
        have their dad; got their dad; have their mum; theyve got each; have each other
        going on | be here on; being here on; here on my
        handing over | gave/given/giving away my/all; given my; sold my
        end point | for the end; before the end; near the end; till the end; so i can finally; then i can finally; \
        light for the end
        """

    /// Everyday sentences that share words with a sign, by what they are about.
    static let harmless = """
        waking others | dont/not/never want to wake the/my/him/her/them/anyone/everyone; less dead; \
        hurt myself in the long; to let me go now; let me go now
        nails, films, things that fit | bite/biting my nails * *; \
        through the rest of the/my week/day/night/movie/flight; no longer fits
        a job without a future | dont see myself in/at this/my/the job/role/company/team; \
        no point buying/going/paying/joining; relieved if i got/had/found/stopped/quit/get; \
        nothing planned after/for work/dinner/lunch/school
        videos for others | videos for her/his/their/my/the channel/youtube/work/class
        what is taken up again, school years | going back on insulin; \
        last/final summer/christmas/birthday/year/winter/spring/holiday before/of \
        school/high/my/his/her/our/the/university/college
        goodbye to a team | goodbye to everyone/everybody/all/them/the * * work/team/office/job
        cutting down | need/want to cut back/down/out/my/off; one last/final <occasion> * kids/school/before
        better habits | better off if i \
        stop/quit/stopped/quit/cut/learn/learned/slept/sleep/exercise/exercised/was/were \
        smoking/drinking/more/fitter/less/better/healthier/gambling
        burns while cooking | burn/burning/burned my hand/hands/arm on/with/cooking the/a oven/stove/kettle/iron/pan
        gym talk, waiting for a break | leg day * killed; hold/hang out/on until lunch/dinner/payday/friday/break; \
        let me go to/on/early/home
        no burden to others | not/wont/never * a burden to her/them/him/you/anyone/my/the/others
        fear of death, being in the way, things that die | afraid/fear/scared/terrified of death/dying; \
        fear of dying/death; in the way of; gets in the way; get in the way; \
        kill/killing the/my/off/any/some/this/two/bad/a; kill the habit; see the summer/spring house/sale; \
        plants/flowers/tomatoes/seeds * die/dying/dead; dying to; die young/early/of; die at work/my; \
        life after death; death in/of/metal; black death; death of; died; \
        kill * cravings/appetite/mood/time/weeds/germs; until death; dead leaves/plants/lift/lifts/line/lines; \
        hear about death; want/help * dying people/patients; dying people/patients; dead mother/father; near death
        free to go out | free to go out/to/on/home/for
        animals and deadlines | dog/cat/he/she/it * not make it to/past/until; \
        not make it to/until the/work/class/gym/next/time
        joints that hurt | knee/knees/back/hip/shoulder/neck/foot/feet/tooth/head * the pain to stop; \
        pain to stop so
        a burden at work | feel/be like a burden at; a burden at/in work; not/wont/dont/isnt/never * a burden; \
        not * burden to
        not a burden, falls | not/wont/isnt/never * burden to/on; wont be a burden; \
        fall/fell/falling/trip and hurt myself; really hurt myself; not hurt myself; without hurting myself; \
        she/he/it/they wont be here/around
        killing and dying as figures of speech | kill/killing/murder/murders/kills me; killing it/time; \
        kill time/for/off; to die for; die/dying/died/dead of; dying/died from/for/on/to; die laughing; \
        die for a/an/the/this/some/my; dead on my/the/arrival/time/target; \
        dead tired/line/lift/lifts/end/battery/serious; want/wanted/wanna/like to die/dye of/my/laughing; \
        wanted to die at/in * meeting/moment/presentation/party; dont/not/didnt/never want to die; \
        do not want to die; rather die than; wouldnt rather die; hope i dont die; hope i die old/before/peacefully; \
        die young
        injuries in sport, work that wears out | cut/cutting myself some/off/a/shaving/out/cooking; \
        cut myself on the/a/some; cut me some; cut/cutting myself * slack; \
        hurt/hurting/injure/injuring/harm/hit myself \
        running/training/exercising/lifting/playing/cycling/skiing/doing/falling/jogging; \
        hurt/injured/injure/injuring/hurting myself at/on/in/while/when * \
        gym/work/training/practice/bike/ice/court/treadmill/match/race/game/ski/lifting/running/playing/fell; \
        hurt myself last year/season/week/month/summer/winter; killing myself working/trying/studying/training; \
        killing myself at/with/over/in/for/to/on/every * \
        work/job/gym/office/deadline/deadlines/exam/exams/school/boss/diet/spreadsheets/hours/kids/them/project/house/nothing/perfect/training/studying; \
        kill myself at/with/over/for/working/trying * \
        work/job/gym/office/deadline/exam/exams/training/studying/perfect/nothing; kicking myself; \
        hitting myself with; burn myself out; burning myself out; burn myself on/cooking; \
        punish/punishing myself for/with/by/when; stop/quit punishing/starving myself with/by; \
        starve/starving myself to/and/on/thin/with; hang myself up; hang/hanging my; drown/drowning myself in; \
        shoot myself in the foot; poison myself with; poisoning myself with
        taking life back | take/taking my life back/in/into/seriously/to/one/day/more/and; \
        end/ending my life of/as a/an; my own life story; turn my life; life to end up
        speaking of suicide prevention, overdoing food | suicide \
        prevention/squad/awareness/hotline/helpline/line/crisis/bereavement/survivors/squeeze/sprints/burpees/runs; \
        not/never suicidal; social suicide; career suicide; political suicide; carbs overdose; \
        sugar/caffeine/coffee/chocolate/sugar overdose; \
        overdose on/of sugar/coffee/caffeine/chocolate/netflix/series/carbs/cake/news; overdosed on sugar/coffee; \
        not * kill myself; never * kill myself; wont kill myself
        ends of days and relations | end it/everything at/with/there/by/well/early/here; end it on a/good/time; \
        end/ending everything i/that/with; end the day/week/year/month/call/evening; \
        end/ending it with * boyfriend/girlfriend/him/her/relationship; end up; the end of; weekend; dead end; \
        by/at/to/before/until/near/towards/till/since the end; the end result; season finale; in the end; end to end
        sleeping through and waking early | stay asleep through/all/past/until/longer/till/at/more/the; \
        stay asleep for/without; fall/falling/get/stay asleep and stay; asleep and stay asleep; \
        never wake up on/early/at/before/when/to/in/rested/refreshed/first/with/feeling; \
        dont/not want to wake up at/late/tired/early/so/every/hungover/with/in/my/the/to/before/feeling/like; \
        not wake/waking up \
        at/every/tired/during/in/so/to/late/five/four/three/two/hungover/with/six/before/feeling/until/exhausted/groggy/and/early; \
        wake/waking up at/every/tired/late/early/hungover/during/exhausted/groggy/three/four/twice; \
        without waking/having up/to * at/every/three/four/the/him/her/them/my/a/twice/in; \
        never waking/woke up early/at/on/rested; have to wake up at/early/so/for/before; \
        not wake/waking up anyone/everyone/the/my; never/not wake up the/my; sleep and never/not enough/get/rest; \
        sleep and not/never be/feel/eat/drink/scroll/look/check/stay; \
        and not wake up at/tired/every/so/late/with/hungover/exhausted/feeling; stop waking
        a way of life that is not wanted | dont/not/never want to live/be \
        with/in/at/there/alone/off/paycheck/far/on/out/above/under/without/near/a/the/so/tired/late/that/this/like/such/around/one/stressed/angry/rushed/overweight/sick/broke; \
        dont/not want to be here/around until/at/late/all/people/them/him/her/when/after/on/working; \
        dont want/wanna be like/late/that/the/a/tired/so/an/one; want to live/exist/survive; \
        not want to be around people/him/her/smokers/alcohol; dont/not want to exist on; \
        dont/not/no want/wants * to be here on/until/late/at/in; \
        tired/sick/weary/exhausted of living/being/it/life \
        in/with/out/off/at/paycheck/like/from/tired/late/broke/single/alone/overweight/fat/out/unfit/hungover/behind/disorganised/disorganized/on/so/the/always/stressed/angry/a/in/under/poor/woken/interrupted/ignored/sick/busy/messy/slow; \
        tired of being; cant live like/with/without * mess/noise/clutter/roommates/coffee/my/this/him/her; \
        cant live with/without; living/live like this; cant go on like this; \
        done with this project/job/course/thesis/semester/year/work/chapter/flat/book/report/paper/task/exam; \
        tired of it all/being; cant exist without; cant live on
        rest and peace in the day | rest/finally/sleep \
        on/at/for/every/after/from/in/during/instead/before/through/well/better/more/eight/properly rest; \
        finally rest/sleep/stop/free/be \
        on/at/for/every/after/from/in/during/instead/better/through/well/more/smoking/eating/a/biting/able/my/the/drinking/scrolling/buying/using/going/putting/procrastinating/paying/working/snacking/eight/free/over/until/past/properly; \
        finally be able to run/read/play/buy/speak/rest on/at; be quiet in/at/when/during; \
        finally be free of/from/on/to/at/in; finally be over my/this/that/the; be at peace with/in/at; \
        made peace with; rest in peace grandpa/grandma/dad/mum; peace at last from; not feel anything wrong
        bodily pain | back/knee/neck/tooth/hip/shoulder/joint/foot/wrist/chronic/head/leg pain; pain in/on my; \
        no pain; pain pain; knee/back/shoulder/hip/neck * pain; no more pain in
        things that disappear | disappear/vanish into/in/from/under/behind/when/without/on/before; \
        to disappear into; \
        money/time/hours/evenings/evening/day/salary/sugar/belly/fat/symptoms disappear/vanish/disappears/to; \
        pain to disappear; clutter/mess/spots/acne disappear; to make * disappear
        without me for a while | fine/ok/okay/manage/cope/happy without me for/on/while; \
        without me for a/one/the/an; team/company/office/business/colleagues/boss * without me; \
        meeting/work without me; \
        without me having/needing/asking/nagging/noticing/doing/being/checking/shouting/knowing
        burdens of other kinds | financial burden; burden of; tax burden; work burden; less of a burden; \
        burden sharing; not * burden
        goodbye to habits | goodbye to cigarettes/smoking/sugar/alcohol/drinking/junk/my/the/bad/all; \
        say/said/saying goodbye to \
        cigarettes/smoking/sugar/alcohol/drinking/junk/fast/coffee/soda/wine/beer/bad/late/debt/sweets/procrastination/takeaway/vaping/nicotine/pizza/chips/excuses/snacks/fat; \
        say/said/saying/kiss goodbye to the/my/all \
        cigarettes/cigs/habit/snacks/sweets/car/clutter/weight/belly/debts/debt/couch/sofa/phone/weed/junk/smokes/excuses/kilos/old/bad/late/job/wine/beer/evening/morning/mess; \
        goodbye to my/the old/car/job/colleagues/students/cigarettes; say goodbye at/properly/before/in; \
        goodbye party/dinner/drinks; goodnight and goodbye; goodbye kiss; \
        said/say goodbye at the/to * school/station/airport/door; farewell party/drinks/dinner/speech/gift/card; \
        retirement; retire
        last times of everyday | last time i/we/it/he/she/my/this/that/someone/the/was; the last time; \
        last words of; \
        one last cigarette/drink/beer/game/episode/coffee/level/round/snack/glass/biscuit/cookie/try/match/check; \
        one more try/game/episode/round; for the last few/two/three/ten/five/year/month/week/six/couple; \
        for the last; the last boss/level/minute/one/mile/week/month/year/few/bus/train/bite/thing/page; \
        last minute/night/week/month/year/bus/train/one; \
        is my last week/day/month/year/exam/semester/chance/class/job/priority/shot/cigarette/pack; \
        be my last week/day/exam/semester/cigarette/pack/one/year/drink/class/marathon/race/season; \
        final exam/exams/draft/year/project/semester/round/report
        giving points, the verb will | give/gave/given/giving * away * points/secrets/for; \
        will \
        i/you/it/be/have/power/call/do/go/help/need/never/not/take/make/get/keep/feel/try/start/stop/walk/run/eat/drink/read/write/sleep/probably/always/also/surely/definitely/finally/cost/happen/change/see; \
        i/it/that/this/he/she/they/you/we/which/who/what/there/and/kids/work/then/life/things/day/free/strong/good/iron/everything/people/wife/husband/family \
        will
        subscriptions and paperwork | gym/phone/streaming/tv/magazine subscriptions; \
        cancel/cancelled/close * gym/netflix/phone/streaming/subscription; \
        work/home/tax/school/insurance paperwork/papers; read/write/reading/writing/grade/grading papers; \
        paperwork for * visa/tax/taxes/mortgage/school
        absence for a time | wont/not/no be here/around/there/in/needing \
        on/next/this/until/at/in/late/time/the/a/today/tomorrow/monday/friday/debt/shape; \
        i wont be \
        a/so/able/late/tired/the/as/too/out/in/stressed/hungry/ready/interrupted/smoking/drinking/tempted/lazy/scrolling/afraid/ashamed/embarrassed/angry/checking/on/exhausted/distracted/at/sitting/the; \
        i wont need to/glasses/a/my/the/coffee/an; im not here/around to/for; \
        when/while/once im gone for/on/at/to/all/during; be gone for/by/from/on/all/in; \
        im/is/are/be/was/were/has/have gone to/for/up/down/from/through/back/out/off/over/well/wrong/quiet; \
        the pain/cough/weight/debt/mess/kilos/belly/clutter will be gone; \
        if i was/were/wasnt/werent/am \
        fitter/less/more/so/not/to/able/on/as/in/at/tired/late/better/stronger/healthier/too/always/a/sleeping/the/going/given/asked; \
        still here at/in/on/until; keeps me here late/until/at; \
        wont have to worry/deal/pay/look/see/bother about * \
        money/rent/debt/bills/exam/exams/deadline/weight/bills/it/the/for; im still here at/in/on; \
        nothing after/left after/to/on/in/over; nothing left on/in/over/at; no plans after work/dinner/school/lunch; \
        leave this job/place/flat/town/city/house/company/room/relationship; \
        before/when/once/after i leave/go for/to/work/the/home/on/school/in/out/bed/a/my; up there in/with/at/on; \
        leave it all behind at/me; leaving work/things/dishes/it/them/stuff/laundry behind; the other side of; \
        not be here for the * because
        things that shall be better or over | want/need/make/wish/like * it/this/things/life/everything/all * to \
        be/stop/end \
        better/easier/perfect/different/clean/tidy/more/a/less/fun/simple/simpler/healthy/like/calmer/good/fair/done/normal/in/organised/organized/quiet/right/ready/good/raining/beeping; \
        want this to be a; hope it to; just want this exam/project/week/semester/winter/move/renovation over; \
        exam/exams/thesis/project/winter/semester/busy/move/divorce/renovation/trial/pandemic/season/course/audit * \
        over/end/done; over the/a/my/an/and/to/time/weight/weekend; to be over my/the; \
        im/i done/am done with/by/at/for; be done with/by/at/in/before/for/every/on; get * done; \
        done with dinner/work/it/homework/dishes; its done by; let/letting go of; noise to stop; \
        stop fighting with/over/about; give in to/on/when/every; put an end to/date; give/giving up; \
        i want out of * job/debt/lease/contract/house/town/gym/city; want out of; \
        ready/time to go to/back/out/home/for/on/running/running; time to go/leave
        what does not matter much | doesnt/wont/not/dont/nothing * matter/matters \
        much/if/whether/how/what/where/when/to/which/that/because; no difference between; no matter; \
        care what others; mind over matter; why bother cooking/going
        giving up habits, no reason to buy | hopeless at/with/in/when/cook/cooking; no hope of; \
        given up \
        smoking/drinking/sugar/coffee/alcohol/meat/on/hope/running/trying/going/before/twice/so/too/my/chocolate/after; \
        gave up \
        smoking/drinking/sugar/coffee/alcohol/meat/on/running/my/after/too/going/the/last/it/chocolate/halfway; \
        given/gave up on * diet/diets/gym/running/french/spanish; \
        no reason to worry/buy/not/wait/rush/complain/stay/be/keep; no point in buying/cooking/going/starting; \
        worth living/life in; nothing else/changes/helps/works more/like/as/better/when; \
        no/not use phone/my/my/sugar; wont get better at/if/by/unless; never get better at; look/looking forward to; \
        not worth the/my/it; not worth; nothing left in; there is nothing left; no reason for; \
        is enough for/to/time/sleep/if; long enough to/for/and; \
        one/two/ten/five/eight/seven/six/that/this/minutes/hours/hour/once/week/it/which/day/euros/cup/glass/coffee/cigarette \
        is enough; enough is enough; good enough; purpose in life is; point of going to; too late for me to/after; \
        no future in; reason to/for get/keep/go out/up/in/fit/to; life worth living; reason to get/wake up; \
        why go on/to; live without; cant live without
        ways out of places | the/my/a/no/best/only/easy/other way out/home/to of/is/work/there/the; \
        on my/the way out/home/to; dark in/when/outside/mornings/at/early; find/found a way out of; \
        trapped in/under/at * traffic/meetings/job/office/debt/routine; only option is; \
        no other option/choice/way than/but/to; only solution/answer is; voice/voices memos/messages/of/from/in/over
        heat, noise, bosses | cant stand/bear/face * \
        it/the/my/him/her/being/them/heat/noise/cold/mess/clutter/boss/winter/going/people/smell/meetings/alarm; \
        holding/hold/hanging on to/for/a; another day at/in/of/off/without/passes/goes/gone; too tired to; \
        get through the/my/this day/week/winter/meeting/list/emails/work; so/too tired of the/my/this; \
        tired of trying/everything/fighting/waking/feeling \
        diets/up/tired/bloated/with/sluggish/being/to/new/late/at/different/exhausted/heavy/sick; \
        tired of carrying/pretending * weight/bags; no energy/strength left for/in/after/to; no strength training; \
        strength; exhausted
        seeing family | be/see/meet/join/with * <lost> * \
        on/at/in/for/every/more/weekly/each/sundays/sunday/often/again \
        this/next/at/for/in/when/each/weekend/easter/christmas/after; \
        see/meet/join * him/her/them for/at/in/on/every/more; \
        be/more/time/am/live/play/living with * my/the/him/her/them * \
        kids/children/baby/son/daughter/partner/wife/husband * again; be with my/the; \
        join/joining her/him/them/my * gym/class/club/team/walk/run/runs/walks/choir/course; \
        join/joining * gym/club/class/choir; seventh heaven; waiting for me at/to/in/when/after/on; \
        going home at/on/early/by/late/from/for/after/to/earlier; want/wanna/can/could be * with * them/her/him; \
        see * mum/mom/dad/mother/father/parents/sister/brother/son/daughter/them/her/him/grandma/grandpa again \
        at/this/in; heaven/heavens sake
        decisions and dates | made/make * decision/decisions to/on/about/at/faster/early; \
        ive/already decided to/on/that; set/picked/pick/have * date/day off/night/to/for/with/of/at/in; save * date; \
        courage to/and ask/speak/talk/apply/start/say/quit/sing/leave/go/call/change/try; \
        know what to do with/when/at/about/next; got/have a plan for/to; have a plan; wedding; i have * day/date; \
        what i have to; brave enough to; chicken out of; going to be; set a date for; have a day; have the day
        ropes, bridges, roofs, pills as prescribed | climbing/jump/skipping rope; ropes; \
        jump/jumping/skip/skipping rope/rope/jacks; jump/jumping in/into/on/to/out/up/from/at/over/straight; \
        long/high/box/star jump/jumps; long/high jump; bungee jump/jumping; parachute/ski jump/jumping; trampoline; \
        on/over/across/under the bridge; walk/walking/run/running/drive/bike * across/over/under/past * bridge; \
        bridge/bridges loan/week/day/yoga; dental bridge; card game bridge; play/playing bridge; \
        on the roof terrace/garden; high building; rope course/climbing; height adjustable; \
        looking down at * phone/screen/my; on the ladder; train tracks behind/near; \
        looked up how/ways to cook/fix/make/save/invest/start/learn; \
        researched/researching/looked how/ways/methods/up to/of/for; \
        step/stepping off the scale/treadmill/bus/train; blade/razor runner/shaving/shave; rollerblade; \
        stopped taking my car/bike/phone/vitamins/time; \
        stopped eating meat/sugar/breakfast/late/dinner/lunch/bread/at; save/saving/saved * <pills> for; \
        take all * pills/meds/tablets/medication on/at/every/with/each \
        time/the/day/morning/evening/breakfast/food/meals/water; take all my pills every/each; enough insulin; \
        the gun range; long sleeves in/because/for
        insurance, funerals, bodies | life insurance/will; car/health/home/house/travel/dental/pet insurance; \
        insurance premium/claim/company/comparison; \
        my mothers/fathers/dads/mums/grandmothers/grandmas/grandpas/uncles/friends/aunts will/funeral/death; \
        funeral of; went to * funeral; after his/her/their/dads/mums death; at * funeral; \
        find/found me asleep/on/a/at/in; find me a; help me find; \
        my body is/feels/needs/to/weight/and/in/clock/hurts/more; love my body; body and; listen to my body; \
        so nobody/noone/no one/body can/sees/else/gets/is/knows/interrupts/calls; \
        deal with stress/it/customers/people/my/the/clients; pay/paid off * debt/debts/loan/card/mortgage/car; \
        transfer
        being born otherwise | never have/been/born; shouldnt/should have been born in; borne
        ending a relation | end/ending/ended things with my/him/her/the/a * \
        boyfriend/girlfriend/fiance/husband/wife/partner/ex; end things with my/him/her; \
        end/ending things with * kindly/nicely/properly; want to end things * boyfriend/girlfriend/relationship
        skipping a meeting | nobody/noone would/will notice if i/we \
        skipped/skip/missed/miss/left/leave/stopped/stop/was/were/came/didnt/dont/swapped/wore/took * \
        early/late/meeting/meetings/the/a/it/monday/gym/work; no one would notice if i skipped/missed/left/came
        sleeping soundly, to death | sleep like the/a dead/log/baby; like the dead; \
        bored/scared/frightened/worried/starved/frozen/tickled/work/worked/sick/loved/talked to death; to death; \
        feel/feeling/felt dead inside on/at/after/before/when/in
        going on with a habit | cant/cannot/can't go on \
        buying/eating/spending/drinking/smoking/ordering/working/paying/ignoring/skipping/wasting/driving/commuting/sleeping/without/arriving/putting/snacking/scrolling/missing/running/sitting/using/forgetting/having; \
        cant go on holiday/stage/air/a
        outgrown clothes | dont/doesnt/not need them/it/anymore anymore * * baby/clothes; \
        baby clothes * * need/dont/them/anymore; clothes * * dont need them anymore; outgrew; outgrown
        better off with a change | better off if i \
        paid/pay/helped/help/worked/work/moved/move/cooked/called/saved/took/went/did/drank/ate/got/had/could/stayed/listened
        a doctor changed the medicine | doctor/gp/cardiologist/consultant/she/he stopped/changed/lowered/took \
        my/the/me blood/off thinners/pills/tablets/medication/meds/insulin/blood; doctor * stopped * <pills>; \
        stopped my blood thinners and
        thoughts long past | suicidal thoughts i/he/she had at/in/when/as; suicidal thoughts * behind me; \
        thoughts * long behind me; suicidal teenagers/teens/students/patients/clients/callers/kids/people
        tidying before Monday | leave/leaving/left everything/things/it/desk/kitchen/house \
        tidy/clean/ready/neat/nice on/for/before/so/in * friday/monday/morning/night/weekend/next/tomorrow; \
        leave everything tidy on; everything tidy on
        videos for a party | videos/video for * birthday/wedding party/speech/surprise; \
        record/recording * videos/video for * birthday party; birthday/wedding party
        away for a time | wont be in/at this flat/house/city/office/job/school; \
        wont be around in/next <month>/week because; wont be here in <month> because
        dentists | take the pills/tablets my dentist/doctor/gp; quit the pills; dentist
        characters that die | hero/protagonist/character/villain/detective/player/boss/enemy \
        dies/die/hangs/drowns/jumps/kills/killed/died; character who hangs/kills/jumps/drowns/dies; \
        dies at/in the end/final/last; die/dying on/in/at the last/first/final/boss/second level/boss/round/stage; \
        level; respawn
        others who died | brother/sister/uncle/aunt/father/dad/mother/mum/friend/cousin/neighbour/colleague \
        took/taken/take his/her/their own life; took his/her/their own life; his/her/their own life
        goodbye to a time or a place | say/saying/said goodbye to my \
        ex/old/twenties/thirties/forties/students/class/colleagues/house; \
        goodbye to our/my old/house/flat/twenties/thirties/home; goodbye to our
        leaving a country | leaving/leave/left the country/city/town/village/state for good; \
        leaving for good in <month>
        hangovers | never want to wake up with; wake up with a/the hangover/headache/baby/alarm/sun; hangover
        jumping for sport | jump off the couch/sofa/bed/bus/train/bike/diving; \
        jump in the lake/pool/shower/sea every/each/before/after/with; jump off the couch
        hopeless once | felt/feel/was/were * hopeless though/but/then; lost my job and felt
        dead phones and plants | stop feeling dead; dead on my feet; brain dead; phone dies/died/dead; \
        battery dies/died/dead; plant/plants/basil/tomatoes/cactus/fern dies/die/died/dying/dead
        cutting costs | cut/cutting \
        corners/costs/carbs/sugar/calories/hours/coffee/ties/grass/hair/vegetables/onions; cant stop cutting corners
        roof terraces | on the roof terrace/garden/deck/bar; roof terrace; rooftop bar/pool/garden/yoga
        sports injuries | hurt/hurts when i run/walk/climb/bend/sit/squat/stand/lift/swim/chew/swallow; \
        hurt my wrist/ankle/knee/arm/leg climbing/running/skiing/playing/training/lifting; \
        my wrist/arm/leg/ankle climbing/skating/skiing/training/playing
        hills to die on, times of day | die on this/that/a/the hill; wanna die on this hill; \
        end at eleven/ten/nine/midnight/twelve/noon/five/six/seven/eight; to end at
        too many painkillers | take/taking too many painkillers/pills/tablets for my/the/a * \
        back/head/knee/knees/pain/migraine/migraines/headaches/neck; take too many painkillers for my
        done with a task | done with this/the/that \
        diet/job/course/thesis/project/winter/semester/exam/game/app/phone/house/cold/flat/book; \
        so done with this diet
        burdens gladly carried | burden i/we carry/bear/chose gladly/willingly/with; burden i carry
        gone on a trip | be gone sailing/hiking/cycling/camping/travelling/skiing/until/till/on/to; \
        gone sailing/fishing/hiking/camping/skiing/shopping/vegan
        will to train | lost the will to go/run/cook/clean/train/exercise/study
        ways out of a task | way out of this thesis/job/mess/contract/deal/lease/habit/rut; \
        no way out of this thesis
        """

    /// Who or what a bare word such as "suicide" is about when the person speaks of their work, of a book, or of somebody else.
    static let aboutOthers = """
        prevention; prevent; helpline; hotline; line; lifeline; volunteer~; awareness; charity; samaritans; brother; \
        sister; brothers; sisters; father; mother; dad; mum; mom; uncle; aunt; cousin; friend; friends; friends; \
        neighbour; neighbor; colleague; classmate; husband; wife; son; daughter; grandfather; grandmother; nephew; \
        niece; patient; patients; client; clients; student; students; pupils; he; she; his; her; their; someone; \
        somebody; people; book; books; novel; film; movie; series; show; song; podcast; documentary; article; essay; \
        lecture; course; training; trained; thesis; research; paper; nurse; therapist; counsellor; counselor; \
        psychologist; doctor; paramedic; firefighter; police; squad; bereaved; bereavement; widow; widower; ago
        """
}
