/// The English word lists: variants, contractions, roles, numbers, negations, lemmas and synonyms.
enum EnglishWords {
    static func table(_ text: String) -> [String: [String]] {
        var result: [String: [String]] = [:]
        for entry in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            let parts = entry.split(separator: "=")
            result[String(parts[0])] = parts[1].split(separator: "+").map(String.init)
        }
        return result
    }

    static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
    }

    /// Contracted and shortened spellings, and the words they are said as; the same on both sides.
    static let contractions = table(
        """
        i'm=i+am im=i+am you're=you+are youre=you+are he's=he+is she's=she+is it's=it+is we're=we+are they're=they+are \
        theyre=they+are i've=i+have ive=i+have you've=you+have youve=you+have we've=we+have weve=we+have \
        they've=they+have i'd=i+would you'd=you+would he'd=he+would she'd=she+would we'd=we+would they'd=they+would \
        it'd=it+would i'll=i+will you'll=you+will youll=you+will he'll=he+will she'll=she+will it'll=it+will \
        itll=it+will we'll=we+will they'll=they+will theyll=they+will that'll=that+will there'll=there+will \
        that's=that+is thats=that+is there's=there+is theres=there+is here's=here+is what's=what+is whats=what+is \
        who's=who+is where's=where+is how's=how+is let's=let+us don't=do+not dont=do+not doesn't=does+not \
        doesnt=does+not didn't=did+not didnt=did+not isn't=is+not isnt=is+not aren't=are+not arent=are+not \
        wasn't=was+not wasnt=was+not weren't=were+not werent=were+not won't=will+not wont=will+not can't=can+not \
        cant=can+not cannot=can+not couldn't=could+not couldnt=could+not shouldn't=should+not shouldnt=should+not \
        wouldn't=would+not wouldnt=would+not haven't=have+not havent=have+not hasn't=has+not hasnt=has+not \
        hadn't=had+not hadnt=had+not mustn't=must+not mustnt=must+not needn't=need+not mightn't=might+not \
        shan't=shall+not ain't=am+not aint=am+not daren't=dare+not gonna=going+to wanna=want+to gotta=got+to \
        gimme=give+me lemme=let+me kinda=kind+of sorta=sort+of outta=out+of dunno=do+not+know should've=should+have \
        could've=could+have would've=would+have must've=must+have might've=might+have who've=who+have \
        o'clock=o'clock oclock=o'clock y'all=you+all ma'am=madam 'cause=because cos=because coz=because cuz=because
        """)

    /// Abbreviations and signs in running text, with every way to say them.
    static let abbreviations = table(
        """
        mr=mister mrs=missus ms=miss dr=doctor&drive st=saint&street vs=versus etc=et+cetera&etcetera \
        approx=approximately min=minutes&minute mins=minutes hr=hour&hours hrs=hours sec=seconds&second secs=seconds \
        wk=week wks=weeks mo=month mos=months yr=year yrs=years km=kilometers&kilometer&k kms=kilometers \
        kg=kilograms&kilos&kilogram&kilo kgs=kilograms&kilos lb=pounds&pound lbs=pounds oz=ounces&ounce \
        ml=milliliters&mils cm=centimeters&centimeter mm=millimeters ft=feet&foot kcal=kilocalories&calories \
        cal=calories mph=miles+per+hour bpm=beats+per+minute tv=television&t+v ok=okay&o+k asap=as+soon+as+possible&a+s+a+p \
        w=with apt=apartment dept=department jr=junior sr=senior gym=gym phd=p+h+d&doctorate \
        mon=monday tue=tuesday tues=tuesday wed=wednesday thu=thursday thur=thursday thurs=thursday fri=friday \
        sat=saturday sun=sunday
        """)

    /// Abbreviations that are also words, which a transcript means as words.
    static let plainWords: Set<String> = ["ms", "sun", "sat", "mon", "w", "wed", "cal", "gym"]

    /// Abbreviations of units that hold only after a number, with every way to say them.
    static let units = table(
        """
        m=meters&meter&million mi=miles&mile g=grams&gram mg=milligrams l=liters&liter h=hours&hour s=seconds&second \
        in=inches&inch x=times&x k=thousand&k&kilometers&grand d=days pm=p.m. am=a.m. ave=avenue pp=pages p=pages pg=pages \
        rep=reps&repetitions reps=reps&repetitions
        """)

    static let ambiguous = table(
        """
        its=its&it+is their=their&they+are there=there&they+are your=your&you+are whose=whose&who+is were=were&we+are \
        it's=it+is&it+has he's=he+is&he+has she's=she+is&she+has that's=that+is&that+has there's=there+is&there+has \
        who's=who+is&who+has i'd=i+would&i+had you'd=you+would&you+had he'd=he+would&he+had she'd=she+would&she+had \
        we'd=we+would&we+had they'd=they+would&they+had let's=let+us&lets lets=lets&let+us ain't=am+not&is+not&are+not \
        daily=daily&every+day&each+day weekly=weekly&every+week&each+week monthly=monthly&every+month&each+month \
        yearly=yearly&every+year&each+year nightly=nightly&every+night&each+night twice=twice&two+times \
        once=once&one+time half=half&a+half&one+half noon=noon&midday&twelve+noon midnight=midnight&twelve+midnight \
        everyday=everyday&every+day gotta=got+to&have+to&have+got+to
        """)

    /// British and other spellings, and homophones whose sounds the rules do not find equal.
    static let variants = table(
        """
        mum=mom mums=moms mummy=mommy learnt=learned dreamt=dreamed burnt=burned spelt=spelled towards=toward \
        afterwards=afterward whilst=while amongst=among maths=math grey=gray tyre=tire tyres=tires cheque=check \
        cheques=checks programme=program programmes=programs practise=practice practises=practices practised=practiced \
        practising=practicing licence=license defence=defense offence=offense pretence=pretense pyjamas=pajamas \
        jewellery=jewelry aluminium=aluminum kerb=curb plough=plow sceptical=skeptical storey=story draught=draft \
        mould=mold moult=molt smoulder=smolder axe=ax catalogue=catalog dialogue=dialog analogue=analog \
        cosy=cozy manoeuvre=maneuver fulfil=fulfill fulfils=fulfills enrol=enroll enrols=enrolls instalment=installment \
        skilful=skillful wilful=willful enrolment=enrollment fulfilment=fulfillment judgement=judgment \
        acknowledgement=acknowledgment ageing=aging per_cent=percent okay=okay ok=okay yeah=yes yep=yes yup=yes alright=all_right \
        metre=meter metres=meters litre=liter litres=liters kilometre=kilometer kilometres=kilometers \
        centimetre=centimeter centimetres=centimeters gramme=gram grammes=grams centre=center centres=centers \
        theatre=theater fibre=fiber calibre=caliber doughnut=donut doughnuts=donuts omelette=omelet yoghurt=yogurt \
        whisky=whiskey favourite=favorite flavour=flavor neighbour=neighbor neighbours=neighbors kilos=kilograms \
        kilo=kilogram cos=because till=until til=until thru=through tho=though nite=night lite=light tonite=tonight \
        photos=photographs phone=telephone phones=telephones
        """)

    static let homophones = words(
        """
        to+too+two for+four+fore ate+eight won+one their+there buy+by+bye know+no write+right+rite hour+our \
        week+weak see+sea be+bee where+wear+ware hear+here new+knew peace+piece whole+hole wait+weight way+weigh \
        meet+meat read+reed red+read sun+son some+sum son+sun sale+sail tail+tale great+grate \
        break+brake steak+stake plain+plane mail+male pair+pear+pare bear+bare fair+fare stair+stare hair+hare \
        heal+heel he'll+heal real+reel steal+steel night+knight not+knot cent+sent+scent sight+site+cite \
        principal+principle through+threw root+route role+roll soul+sole course+coarse board+bored allowed+aloud \
        aisle+isle made+maid main+mane passed+past waste+waist wood+would blue+blew flower+flour \
        higher+hire in+inn would+wood die+dye dear+deer hi+high I+eye eye+i sell+cell seller+cellar \
        cereal+serial morning+mourning presents+presence patience+patients lessen+lesson weather+whether \
        which+witch wine+whine your+yore you+ewe seam+seem scene+seen sew+so+sow thrown+throne tide+tied \
        toe+tow vain+vein vary+very wrap+rap raise+rays rain+reign+rein ring+wring rows+rose tea+tee team+teem \
        time+thyme bin+been then+than affect+effect accept+except quite+quiet \
        choose+chews flu+flew guest+guessed mind+mined missed+mist mussel+muscle naval+navel none+nun oh+owe \
        paced+paste pause+paws pedal+peddle pray+prey prince+prints profit+prophet stationary+stationery \
        straight+strait suite+sweet knows+nose+no's kneed+need knead+need
        """)

    /// Each homophone's group, named by its first member.
    static let homophoneGroup: [String: String] = {
        var groups: [String: String] = [:]
        let lists = homophones.map { $0.split(separator: "+").map(String.init) }.sorted { $0[0] < $1[0] }
        for list in lists where groups[list[0]] == nil {
            for word in list where groups[word] == nil { groups[word] = list[0] }
        }
        return groups
    }()

    static let functionWords = words(
        """
        a an the i me my mine you your yours he him his she her hers it its we us our ours they them their theirs \
        this that these those am is are was were be been being do does did done doing have has had having will would \
        shall should can could may might must to of in on at by for from with as into onto upon about and or but so if \
        than then there here just really very also too o oh per each us let which who whom whose what \
        some any much such unto upon up out off over through one ones
        """)

    static let fillers = words(
        """
        um umm uh uhm er erm err ah ahh hm hmm hmmm mm mmm mhm eh huh uhh ehm
        """)

    /// Words that speakers put between others without meaning; free inside a line.
    static let looseWords = words(
        "like well okay so now actually basically literally yeah yes right just o'clock please you know i mean"
    )

    static let negations = words(
        """
        not no never nothing none nobody nowhere neither nor without cannot hardly barely rarely seldom scarcely
        """)

    static let numberWords: Set<String> = {
        var all = Set(EnglishNumbers.units + EnglishNumbers.tens + EnglishNumbers.unitOrdinals)
        all.formUnion(EnglishNumbers.tensOrdinals)
        all.formUnion(
            words(
                "hundred hundredth thousand thousandth million billion half quarter quarters third thirds dozen dozens twice once double triple a.m. p.m. noon midnight percent point nought"
            ))
        all.remove("")
        return all
    }()

    static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
        "november",
        "december",
    ]

    static let monthAbbreviations = [
        "jan": 0, "feb": 1, "mar": 2, "apr": 3, "jun": 5, "jul": 6, "aug": 7, "sep": 8, "sept": 8, "oct": 9,
        "nov": 10,
        "dec": 11,
    ]

    /// Words of which only the same word will do: a neighbour in the set changes the promise.
    static let exclusives: Set<String> = {
        var all = words(
            """
            monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays \
            saturdays sundays today tomorrow yesterday tonight before after always sometimes often more less fewer \
            most least all every weekday weekdays weekend weekends day week month year hour minute second days weeks \
            months years hours minutes seconds morning evening afternoon night daily weekly monthly yearly
            """)
        all.formUnion(months)
        all.remove("may")
        all.remove("march")
        return all
    }()

    /// Sets of words that mean the same in a promise.
    static let synonymSets: [[String]] = [
        ["complete", "finish"], ["begin", "start"], ["fast", "quick"], ["big", "large"], ["small", "little"],
        ["speak", "talk"], ["buy", "purchase"], ["begins", "starts"], ["job", "work"],
        ["exercise", "workout"],
        ["quit", "stop"], ["choose", "pick"], ["tidy", "clean"], ["kids", "children"], ["calm", "peaceful"],
        ["trust", "believe"], ["create", "make"], ["car", "automobile"],
        ["telephone", "cellphone", "mobile"],
        ["grateful", "thankful"], ["everyone", "everybody"], ["someone", "somebody"], ["maybe", "perhaps"],
        ["mother", "mom"], ["father", "dad"], ["happy", "glad"],
    ]

    /// Irregular forms and their dictionary form.
    static let irregularLemmas = table(
        """
        kept=keep went=go gone=go goes=go did=do done=do does=do was=be were=be is=be are=be am=be been=be being=be \
        has=have had=have having=have ate=eat eaten=eat ran=run running=run wrote=write written=write writing=write \
        said=say says=say made=make making=make took=take taken=take taking=take gave=give given=give giving=give \
        got=get gotten=get getting=get came=come coming=come saw=see seen=see knew=know known=know thought=think \
        felt=feel found=find told=tell spoke=speak spoken=speak drank=drink drunk=drink slept=sleep woke=wake \
        woken=wake waking=wake rose=rise risen=rise began=begin begun=begin bought=buy brought=bring built=build \
        chose=choose chosen=choose choosing=choose drove=drive driven=drive driving=drive fell=fall fought=fight \
        forgot=forget forgave=forgive grew=grow grown=grow held=hold learned=learn left=leave led=lead lost=lose \
        met=meet paid=pay put=put read=read sat=sit sent=send shown=show slew=slay sold=sell spent=spend stood=stand \
        swam=swim taught=teach understood=understand wore=wear won=win men=man women=woman children=child feet=foot \
        teeth=tooth people=person lives=life better=good best=good worse=bad worst=bad
        """)
}
