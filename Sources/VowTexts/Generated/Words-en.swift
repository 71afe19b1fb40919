// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

extension TextTable {
    static let en = TextTable(
        words: ##"""
no
yes
{minutes} min later whether you are still up, at most {count}x
from {date}; until then as before
, each line at {score} ({language})
never rings again
next {time}, in {wait}
No alarms yet. Make one: vow alarm add --time 06:30 --days weekdays
or
every one
the usual one
until {date}
ramp {seconds} s
{first} to {last}
Removed alarm {alarm}.
asks again
easier
from
instead
output
paused
skipped
snooze
sound
stops for
until
vibrates
zone
at most {count}, {minutes} min each
off
on
, then
, with a challenge word
this device's ({zone})
practice.csv what you practise, and how often you said it on which day
recordings/  your recordings: ID.wav to listen to, and the sealed files that `vow import` puts back
Restored {records}; {erased} of them stay erased.
Wrote {file}: {count} bytes, readable by you only.
and nothing in the log says why
because the machine slept from {from} to {to} and nothing could wake it
because Vow's process stood still from {from} to {to}
because: {cause}
because the clock was set forward from {from} to {to}
because the machine was powered off from {from} to {to}
because Vow did not run from {from} to {to}, and the mark of when it last ran cannot be trusted
because Vow's process ended at about {from} and ran again at {to}
because Vow was stopped from {from} to {to}
the {part} broke ({message})
it played and was hard to hear: {message}
its sound file had changed: {message}
something changed its output: {message}
it played and nobody could hear it: {message}
the built-in tone rang in place of its own: {message}
attempt
was ended by the emergency exit, after {attempts}
was kept, with {attempts}
was missed, {because}
did not fire
rang until its limit; {attempts} did not open the gate
was kept, and is asked about again at {until}
is ringing
is put off until {until}
rang and nobody answered
attempts
Vow did not run for {length} of it
it rang {length} late, {because}
No alarm has rung or been missed yet.
The alarm {name}of {when}
it was put off without progress at the gate, because the {part} was missing
it had {snoozes}
Make one now: vow backup
Recovery key:
{file} is cut off, or is not as it was sealed; nothing was restored. Try an older one.
Another backup is being made.
Let it finish.
The files changed while they were read.
Try again: vow backup
What you agreed to is withdrawn, since you may have withdrawn it later: vow consent give
the newest one is of {when}: {why}
The backup folder {folder} is not there.
Plug it in, or choose another: vow config set backup.folder DIR
{folder} lies within Vow's own folder, and would be lost with it.
Choose one elsewhere.
the first one is made tonight
There is no room for the backup in {folder}; earlier ones are as they were.
Make room there, or choose another: vow config set backup.folder DIR
The backup took too long, and was given up.
Try it yourself: vow backup
{home} is not empty; nothing was changed. Move it away, or choose another --home.
{folder} is in the way and is not Vow's; nothing was changed. Move it away first.
This disk keeps a journal of data (data=journal). It was written over as far as 160 MB reach; in a longer one, keys may stay until it comes round.
Only it opens your backups; this device keeps no copy, and shows it this once.
The recovery key could not be shown, so none was made and nothing was sealed.
No recovery key was given. Type it when it is asked for, or name its file: --key-file FILE
Your recovery key. Write it down, away from this device:
sealed in {folder}, {when}
none was made yet: {why}
{file} is no backup of Vow.
No folder was named for backups.
vow backup --to DIR, or for each night: vow config set backup.folder DIR
There is no recovery key yet.
Run `vow backup` once yourself, and write the key down.
There is nothing to keep yet.
the newest one is of {when}
Another recovery key opens {file}: the one that was made with {name}.
Backups went to {folder}, too, which is not there now. What lies there still holds what was erased: plug it in, and delete it: rm {pattern}
This does not reach your sealed backups in {folder}: {count}. They still hold what was erased, for whoever has the recovery key.
Delete them there: rm {pattern} — and those that you copied elsewhere.
{file} could not be removed; its content was overwritten.
Let go of older ones: {count}. Kept are the newest seven and one a week for four weeks.
It could not be restored; nothing was changed.
There is no room to restore it; nothing was changed.
Restored {count} records, as of {when}, into {home}.
What was erased after that is here again: vow wipe
{file} cannot be read: {cause}.
The backup could not be written to {folder}; earlier ones are as they were.
Make it writable for you, or choose another: vow config set backup.folder DIR
A disk that dies takes everything along that is nowhere else.
That is no recovery key: 56 letters and digits, and one of them is wrong or missing.
Sealed {file}: {bytes} bytes.
Name of the alarm
Last ending
Next alarm
Phase
Ringing
State
Streak
Put off until
exit
key {key}
no button
No button was pressed.
Press the button now …
snooze
April
August
{day} {month} {year}
December
February
fri
January
July
June
March
May
mon
November
October
sat
September
sun
thu
tue
wed
{name}, line {line}
changed
The calendar holds no alarm.
Exported {alarms} to {path}.
new
Nothing was imported.
line {line}: {message}
A calendar of at most {count} alarms is imported at once, and this one holds more; split it.
unchanged
Almost. Once more?
{minutes} minutes of {language}. Listen, then say it.
{date}  {language}  {minutes} min  sentences {sentences}  score {score}
That was today's session.
No weak word is left for today.
Dropped {id}.
Wrote {file}. It holds what you practised and said; give it only to whom you want to.
We go on where we stopped: {left} min are left.
I heard: {text}
Enter speak · or type it · r again · s slowly · t text · n next · p pause · q end
✓ said well  ~ unclear  ✗ missed
{number}. Listen …
Next sentences: {level}.
No voice of this device speaks {language} clearly enough to learn the sounds from. Let the text help you, or set a server with a better voice (coach.voice).
I cannot listen here ({reason}). Type it instead.
I cannot speak here. {reason} So read it: {text}
No weak words.
The coach is for practice. It is no medical device: it neither diagnoses nor treats.
Not yet. Listen once more.
Nothing practised yet.
I heard nothing. Try again, or type it.
Your turn
Pronunciation: accuracy {accuracy}, fluency {fluency}, completeness {completeness}, prosody {prosody}
{minutes} minutes of {language}, whenever it suits you: vow coach
Your half hour of practice
A break. Enter goes on.
Right.
Score {score} · meaning {meaning}
Slowly …
Until next time.
Days in a row: {days} (best {best}).
{count} of {all} sentences were new or changed.
It says: {text}
Today: {minutes} of {planned} min. Sentences: {sentences}. Right at the first try: {rightAtOnce}. Mean score: {score}.
It is noisy here. Once more, or type it?
That was too quiet for me. A little louder, or nearer?
Today's session waits: `vow coach` goes on.
good to learn from
hard to follow; read along
{percent}% misheard
not measured
The session waits. `vow coach` goes on with it today.
To meet again today: {words}
The session went on in another window; this is where it is now.
Missed: {words}
Unclear: {words}
common words
easy
hard
less common words
medium
Agreed: your log may be shipped to {recipient}. To do it: vow cohort ship --to ADDRESS.
record
best
kept
morning
mornings
records
streak
No logs yet.
Nothing was shipped: you have not agreed that your log goes to {recipient}. To agree: vow consent give cohort --to '{recipient}'.
not counted: {flaw}
The tables were made in {recipient}.
The tables were there already in {recipient}.
record
records
Shipped {records} to {recipient}, which now holds all {total}.
When you give the command for it (`vow cohort ship`), a copy of your whole log is put into the database {recipient}, from its first record on. Whoever runs it reads what stands in the clear: when your alarms are due, how each morning went and how long it took, attempts, snoozes and scores that are not sealed, your settings, the names of engines, your time zone, and what you agreed to. Your lines, what you said and answered, goals and names of alarms go sealed, and the keys stay here, so nobody there can read them. No recording is sent. What was shipped stays there: neither a withdrawal nor `vow wipe` reaches it. You can withdraw at any time, and nothing more goes: vow consent withdraw cohort.
It was stopped: you no longer agree that your log goes to {recipient}.
Withdrawn: nothing goes to a cohort any more. What was shipped stays there.
given, to {recipient}{since}
Type "yes" to agree:
Recordings of your attempts (your voice, with what you say) are sent to {recipient}, which sends back the words that it heard. Only while it is set as fallback-engine (after this device's own engine has refused) or as shadow-engine (after the alarm). Vow does not store the recordings; what the service does with them, its own terms say. Your lines are not sent. You can withdraw at any time: vow consent withdraw cloud-speech.
When you ask for it, wishes are sent to {recipient}, which sends back texts: language, level, length and topic of new sentences to practise (`vow coach sentences propose`); and the drafts of lines that Vow made of your answers in the interview, each time only after you were shown what is sent and said yes. No recording is sent, and nothing else that you said. Only while it is set as language-model. You can withdraw at any time: vow consent withdraw language-model.
The broker {recipient} is told, under the name of this device, when the next alarm is due, whether it rings, is put off or was dismissed, how the last one ended, and the streak; with mqtt.labels on, the names of alarms, too. Whoever reads there sees when you sleep and get up. It travels unencrypted unless mqtt.tls is set. No line, no word of yours and no sound is sent, and nothing that comes from there changes anything. Only while it is set as mqtt.address. You can withdraw at any time: vow consent withdraw mqtt-broker.
When you practise with the coach, your recording of a sentence (your voice) and the sentence are sent to {recipient}, which sends back scores. Only while it is set as coach.rater; never at an alarm. Vow does not store the recordings; what the service does with them, its own terms say. You can withdraw at any time: vow consent withdraw pronunciation.
When you record an affirmation in your own voice, the recording is kept on this device, to be played when you practise. It is the one place where Vow keeps sound: sealed under a key of its own, beside the log and never in it, and sent to nobody. `vow practice record ID --remove` removes one, `vow wipe` all; an archive holds them only with `vow export --recordings`. You can withdraw at any time, which removes them: vow consent withdraw recordings.
Recordings of your attempts (your voice, with what you say) are sent to the speech server {recipient}, which sends back the words that it heard. They travel unencrypted: agree only to a server of your own network. Only while it is set as an engine. Vow does not store the recordings; what the server does with them is up to whoever runs it. Your lines are not sent. You can withdraw at any time: vow consent withdraw speech-server.
The sentences that you practise with the coach are sent to the speech server {recipient}, which sends back their sound. They travel unencrypted: agree only to a server of your own network. Sentences that you wrote yourself are among them; no recording is. Only while it is set as coach.voice. You can withdraw at any time: vow consent withdraw voice-server.
Withdrawn: nothing goes to a language model any more.
Withdrawn: nothing goes to a rating service any more. This device rates.
Withdrawn: nothing goes to a speech server that speaks any more. This device speaks.
{count} alarm\##u{1F}{count} alarms
{count} alarm is on\##u{1F}{count} alarms are on
{count} attempt\##u{1F}{count} attempts
{count} day\##u{1F}{count} days
{count} entry was passed over:\##u{1F}{count} entries were passed over:
{count} file\##u{1F}{count} files
{count} learnt\##u{1F}{count} learnt
There is {count} line\##u{1F}There are {count} lines
{count} morning\##u{1F}{count} mornings
{count} morning judged again\##u{1F}{count} mornings judged again
{count} recording\##u{1F}{count} recordings
{count} record\##u{1F}{count} records
{count} rehearsed\##u{1F}{count} rehearsed
{count} run\##u{1F}{count} runs
{count} snooze\##u{1F}{count} snoozes
asked for
line {line}
{count} lines
{count} by {maker}
off
another code from {date}
another tag from {date}
registered {name}
removed
no camera can be opened
Connect one, and join the group: sudo usermod -aG video $USER; or hold the code before the page's camera
{names}
nobody keeps it in time
sudo timedatectl set-ntp true
kept in time
full: {megabytes} MB free
only {megabytes} MB free
{megabytes} MB free
Make room on the disk of {home}
a text console
no screen was found
The alarm rings and listens all the same; `vow wake-screen` shows it on any terminal. Where a desktop runs, type there: systemctl --user import-environment DISPLAY WAYLAND_DISPLAY XAUTHORITY
{kind}
the service does not know of this screen, so the wake screen does not open by itself
systemctl --user import-environment DISPLAY WAYLAND_DISPLAY XAUTHORITY
the service runs while nobody is logged in
the service is on, and starts with you
the speaker is turned up
the microphone is no longer muted
the speaker is no longer muted, nor turned far down
vow doctor --fix does it.
Done: {what}
✓ heard: {words}
✗ nobody was heard
events that this version cannot read: {count}, the first of them record {first}
Use the newer version of vow that wrote them, and start `vow run` anew. `vow log verify` tells more.
Connect one, or choose an input: pactl list short sources
{name}, muted
there is none, so the lines have to be typed
{name}; the room is at {level} dB
{name}; the room is loud, {level} dB
Turn its gain down, or move it away from what hums: pavucontrol
{name} sends nothing but silence
Look for a switch on it, and for the right input: pactl list short sources
this device has no motion sensor
Ask for something else at that alarm: vow alarm edit ALARM --gate …; or sudo apt install iio-sensor-proxy
it tells how it is turned
Not done: {what} ({why})
nothing shows them
On a desktop without its own: sudo apt install dunst
{server} shows them
do not disturb is on
Let Vow through in the desktop's notification settings; the tone rings all the same.
the desktop starts what shows them
battery, {percent} %
battery, only {percent} %
Plug it in for the night.
mains
Say hello …
not enabled
the unit is not installed
make install
it ends when you log out
no service manager of yours runs
Start `vow run` with your session by its own means.
enabled, and lingers
no output is called {words}, as an alarm asks; it rings on the usual one
Connect it, or choose another: pactl list short sinks; vow alarm edit --route
{name}, very faint
{name}, muted
there is none
Connect one, or choose an output: pactl list short sinks
{name}; it woke you at {percent} % last time
{name}: headphones, which wake nobody from a table
{name}: headphones; it rings on the speaker beside them where there is one
Unplug them for the night, or: vow config set sound.headphones force
no engine on this device hears {language}
no tag reader is connected
Plug one in; sudo apt install pcscd
a reader is connected
You should hear a tone now …
✓ played, and heard at {level} dB
✓ played; the microphone did not hear it, as with headphones
✗ nothing of it came out of the output
nothing on this device vibrates
On a phone: sudo apt install feedbackd. For a gamepad or a pad: sudo usermod -aG input $USER. Anything else: hooks/run
Keep it awake at night; see: vow wake
nothing can wake this machine
`vow run` is version {running}, and this program {own}
Start it anew: systemctl --user restart vow
Without one nothing rings.
A gate of yours asks for a code.
A clock that is wrong rings at the wrong time.
What happens is recorded before it is acted on.
It shows what to say and how it goes.
They are what stops the alarm.
What cannot be read does not count, and nothing new is written beside it.
It hears your lines; without it an alarm can be put off once, and no more.
A gate asks to move this device.
They open the wake screen, and ring where the tone cannot.
A battery may be empty by morning.
It starts the watch by itself, also when nobody is logged in.
It wakes you.
It turns what you say into words, on this device.
A gate of yours asks for a tag.
An alarm of yours is to shake.
A machine that sleeps rings only if something wakes it.
Somebody has to be awake to ring: `vow run`.
The alarm began meanwhile, or was changed: pass it in `vow run`.
An alarm rings or is snoozed at present: answer that one, in `vow run`.
Up early: the alarm of {time} stays silent, and the day is kept.
No alarm is planned that could be passed.
The gate of the next alarm opens two hours ahead of it, at {opens}.
first attempts heard by both
keep {engine}: the other is not measurably better
{mornings}, {genuine} of them dismissed by voice
{engine} takes notes; there are none yet.
No second engine takes notes. Set one: vow config set shadow-engine whisper.
not enough data yet ({count} of {least} attempts)
not enough data yet ({count} of {least} mornings)
only one passed:
passed:
promote: {engine} is measurably better for you. vow config set engine {name}
refused at the first attempt at most {first}; within two attempts {second}
; unknown: {list}
abandoned
bypassed
erased
missed
open
typed
attempt
the clock was set forward
it was killed
the machine was off
its process stood still
it had been stopped
the machine slept
the mark of when it last ran cannot be trusted
{count} challenges
at {time}, number {number}
by {milliseconds} ms
the clock was set back by at least {milliseconds} ms
, the right code
, the wrong code
{purpose} to {recipient}
, {minutes} min ahead of it
; the engine's fault: it repeated itself, which was cut off
{name}due {due}, {milliseconds} ms late, {needed}
from {date}
last seen {time}, {why}
lines at {range}
, each line by {amount}
{name}due {due}: {cause}
, {count} changes, met
, {count} changes, not met
number {number}
passed
ended
until {date}
{first} to {last}
too quiet
a line is missing
more words than speech
a “not” more or less
no speech
too noisy
another number
once more, for its sound
another order
too low in all
the drawn word came too late
the drawn word is missing
{name} in attempt {attempt}, score {score}
refused: {reasons}
after a gap of {milliseconds} ms
{means}, first sample after {milliseconds} ms
{first} to {last}
; scores {scores}
after {milliseconds} ms of sleep
until {until}, number {number}
attempt {attempt} sounded {evidence}
, number {number}
step
, {question} answered {answer}, right
, {question} answered {answer}, wrong
, the right tag
, the wrong tag
cannot be read: {cause}
, until {time}
{means} for {time}
; missed {words}
would have been refused
would have passed
{zone} (rules {version})
{recipient}, as you agreed
At
Attempts
Purpose
Data
Days
Due
End
Engine
Given to
Heard
Holds from
How
Kept until
Kind
Label
Line
Missed
Label
On
Outcome
Passed
Purpose
Recipient
Score
Setting
Since
Snoozes
Text
Time
Value
Zone
Alarms and their labels
The device: when it slept, woke, was off, its clock and zone
Lines you promised to say
Mornings: when it rang, how it ended, snoozes, parts that failed
How your lines were heard at rehearsals
Settings
Sound
Transcripts of recitations and the scores derived from them
Whether the ringing may end is decided by the program: each line gets a score from 0 to 1 for how close what was heard is to its words; a line passes from the score that its alarm asks for, a changed negation or number fails it, and a challenge word has to be heard where the alarm asks for one. The scores are below, and `vow replay` shows each decision with its reasons. The emergency sentence ends any ringing without a decision.
Alarms
What you agreed to
What decides by itself
What is kept, why, for how long, and who gets it
Lines
Mornings
Recitations and the scores derived from them
Rehearsals
The last 30 days, derived from the mornings
What you may do
Settings
Streak, derived from the mornings
affirmation
goal
spoken
typed
no
nobody
None.
not given
All of it comes from you and from this device; nothing was obtained from anybody else. It is kept on this device only, sealed where it quotes or describes you.
to compare with what you say
to decide whether the ringing may end, and to explain it later
to go on ringing after a restart, to show the streak and the review, to find faults
to hear you better in the morning
to be heard and judged
to ring at the right time
to do as you set it
to wake it in time, and to explain an alarm that was missed
Correct it: `vow lines edit`, `vow alarm edit`, `vow config set`. Erase it, all or by kind: `vow wipe`. Take it along: this archive, and `vow import`. You may also complain to the data protection authority of your country.
your speech server {name}
{server}, but nothing until you agree
What Vow knows about you
the log is deleted with its folder
you erase it
never stored: dropped once judged; in memory until the alarm is over where a second engine is set
you erase it or change the line
you erase it, or retention-days are over
Written on {time}. Times are those of {zone}. The complete record is in log.json beside this page.
yes
Record {position} was changed.
Record {position} was not written by this device.
The signed head of the log is missing or not from this device.
Record {position} was inserted; it was never written here.
Record {position} was removed.
Record {position} was moved from another place.
The log was cut off: record {position} and all after it are gone.
Record {position} cannot be read{cause}.
{goals}\##nAnswer on the page, or with one key: vow goals tonight
Did you do it today?
There is no goal {id}.
Three short questions keep your lines true: vow goals week
A look at the week
The log is not as it was written: {flaw} What is shown may not be what happened; `vow log verify` tells more.
no word was drawn for this run, so nobody can know whether it would have been said
this run did not ask such sums; its own answers stand for them
no words were drawn to ask once more with, so nobody can know what the sound would have changed
this run did not ask for all of these lines, so nobody can know what would have been said
would have been dismissed, and was not
would not have been dismissed, and was
has not ended yet
That is the rule already; there is nothing to take.
It loosens the gate, so it holds from {date}.
Nothing was changed. Give --yes to take the rule.
attempts {attempts} would not be needed
Nothing was changed: the mornings that the rule was tried on may not be what happened. `vow alarm edit` takes a rule without a trial.
Take this rule? [y/N]
Taken. It holds at once.
Taken. It holds from {date}.
{judged}: {wouldOpen} would open that did not, {wouldStayClosed} would stay closed that opened.
{unknown} never rang or are erased.
Of {withoutNotes} there are no notes.
A report has no chain, so nobody can tell whether it is as it was written.
of attempts {attempts} there are no notes, so what was heard then stands for them
It would hold at once.
It would loosen the gate, so it would hold from {date}.
attempts {attempts} would not
attempts {attempts} would pass
affirmation
goal
> (Enter to speak, or type)
reword: ask {service} for other words; you see first what is sent.
Send it? (yes or no)
We stop here. `vow interview` goes on from this question.
heard
missed: {words}
passed
the voice is very faint, speak a little louder
not every line was said
hardly any speech was heard for so many words
a "not" was added or left out
no speech was heard
it is too noisy to hear the voice, come closer to the microphone
a number, date or time is another one
once more, with a new word
the lines were said in another order
less clear in all than what was set
the challenge word came too late
the challenge word was not heard
refused: {reasons}
Chinese
English
Spanish
due {due}
No runs yet.
No alarm has rung yet.
Added
before: “{text}”
you believe it {belief} of 10
said with these words on {mornings}; fresh ones: vow lines edit {line} "…"
Line {line} is in force: {text}
affirmation
goal
said on {recited} mornings, {kept} of them kept
No lines yet. Add one: vow lines add "I keep promises to myself."
Line {line} now reads: {text}
Removed line {line}.
Line {line} is set aside from {date} on.
(set aside from {date})
from your answer: “{answer}”
proposed in the interview
typed by you
Nothing has happened yet.
NOT SOUND. {flaw} {count} records before it are sound. `vow log salvage` saves every intact record.
They are as they were written, and are passed over; a newer version of vow may have written them.
Left out: record {position}, which was not written by this device.
Lost: records {first} to {last}.
Saved {records}. The old files are in {path}.
The log is sound, with {records}; nothing was changed.
Kept, but unproven, because the record before is lost: {positions}.
Sound: {count} records, the newest with hash {hash}.
Record {position} cannot be read: {cause}
Records: {records}, alarms: {alarms}, runs: {runs} ({milliseconds} ms).
The views had said something else.
There were no views to compare with.
The views said the same before.
download
languages
licence
model
sources
state
version
in a copy that is passed over, damaged or missing: {path}
damaged or missing: {path}
in {folder}
Interrupted. Run it again, and it goes on with what is there.
{model} was not installed.
does not work here: {cause}
Removed {model}, {files}.
damaged
installed
missing
verified
Another `vow models` (process {process}) is at work in {folder}. This one waits until that has ended.
The broker {address} lets Vow in.
No broker is set, so nothing is told. Set one: vow config set mqtt.address HOST:PORT
It is not told of alarms now. `vow run` does so; where it was running when the broker was switched on, start it anew.
Type the password (it is not shown), then Enter:
There is no password any more.
The password is kept in {folder}/{file}.
It is told of alarms now, under {topic}.
, first instant after the clock jumps forward
ringing now: {name}
interrupted while it rang: {name}; it rings on as soon as `vow run` is started
next alarm in {wait}: {name}, {reading} {place}
rings again in {wait}: {name}, {reading}
It never rings after {from}.
, the first instant after the clock jumps forward
, the first of two
due and not rung yet: {name}, {reading}
due and not rung yet: {name}, {reading}; it rings as soon as `vow run` is started
{reading} ({universal}in {wait}{note})
missed: {name}, {reading}; no `vow run` watched over it
Open it
Answer on the wake screen, or the alarm rings again.
Vow: still up?
UNTIL THEN ALARMS RING BY THE TIME OF {zone}.
You have said "{line}" on {days} mornings. Would fresh words say it better? vow lines edit {id} "…"
The log can be written again; nothing was lost.
Vow: the log
An alarm was missed: {name}, due {due}. Why: vow autopsy
Vow: missed alarm
Next alarm: {when}. Skip it once: vow alarm skip {alarm}
This device has no camera that Vow could open.
This device has no motion sensor.
No tag reader is connected.
The alarm is not over: it rings on as soon as `vow run` is started again.
NOTHING CAN WAKE THIS MACHINE: keep it awake tonight, or the alarm stays silent. See: vow wake
An alarm rings within a day. What, and whether it can: vow next, vow status
Open the wake screen
Put off once because something that the gate needs is missing. Repair it before the next alarm: vow doctor
Vow: before the next alarm
What the gate needs was missing last time, too, so nothing is put off for it today. What to repair: vow doctor
Before anything else: your last alarm was put off because this was missing, and it still is. The next one puts nothing off for that.
The alarm rings all the same.
Skip it once
It does not ring on {date}. Take that back: vow alarm unskip {alarm}
Vow: tomorrow
unnamed
1 event of the log cannot be read, the first at position {place}. Alarms go on with everything else. Run `vow log verify`: it says whether the log was damaged, or a newer version of vow wrote it.
{count} events of the log cannot be read, the first at position {place}. Alarms go on with everything else. Run `vow log verify`: it says whether the log was damaged, or a newer version of vow wrote it.
What stops it was not tried on this device yet. It takes a minute: vow try morning --alarm {alarm}
Wake up: the alarm is due.
The alarm follows this device's zone meanwhile.
Vow: THE TIME ZONE
,
4
.
Try again
Asks whether I am still up, after
0 for never.
How often it may ask
Or one date
Leave it empty to use the days above.
Days
Copy
Copy {name}
an easier rule holds from {date}
Not before
Hear it
Name
Language of the lines
What makes it easier holds from tomorrow's alarm on.
What stops it
does not ring
rings {when}
on
Let it ring again
silent until {date}
Grows louder for
from {from} until {until}
from {from}
until {until}
Alarm removed.
Where it sounds
Every output
Such as hdmi or usb, with commas between. Without it, the usual output rings.
A named output
The usual output
Words of its name
Save alarm
Leave it silent
Keep it silent
First day without it
Empty means from now on.
Last day without it
How close it must be
0.72 is what most people need. Lower is easier, from tomorrow on.
Skip once
It does not ring on {dates}.
Skip {name} once
skipped: {dates}
Length of a snooze
Snoozes at most
How it sounds
Time
Tone
A built-in tone, or the path of a sound file. Empty keeps it.
Let it ring again on {dates}
Not after
Both days count. Empty sets no limit.
Shakes, too, where the device can
Volume
From one date to another, or in another zone
Ask for a drawn word, too
Time zone
This device's, wherever it is
A fixed zone keeps the alarm at that place's time while you travel.
{zone} time
No alarm yet. An alarm says when it rings and what it takes to stop it.
New alarm
Alarms
{text}
Vow
What happened
A browser on another machine ({address})
A browser on this device
Lock out
Lock out: {name}
this one
Last used {moment}
The wake window
changed
new
there already
Also alarms that are switched off
Take in a calendar file (.ics)
You see first what would come of it. Sound and gate of foreign events are those of a new alarm.
Alarms that are new or changed: {news}. There already: {known}. Passed over: {others}.
Download the alarms
Alarms for another calendar, and from one.
Leave it
It holds no alarm that is not there already.
{n} entries are passed over:
One entry is passed over:
What would come of it
Reading it…
Take in {n} alarms
Take in one alarm
Taken in.
Calendar files
Cancel
Record {n} does not follow from the one before.
All {n} records follow from each other.
Check it here
Records
Download
Ended by
Or check another certificate
A file that was downloaded here or on another device. It stays in this browser.
They do not lead to the end that it states.
They lead to their end by the rules of the gate.
They lead to their end by what was allowed to stand in for a part of the gate.
Hash
Its records came out of an archive; the device that signed it did not write them itself.
This device's public key
Hash of the last record
Why this ringing ended, as records that follow from each other, signed by this device.
It cannot say that what was recorded is what happened in the room.
The records
The signature is not that of its key.
The signature is that of the key below.
This browser cannot check signatures; verify_certificate.py of Vow can.
Certificate
That is no certificate of Vow.
Figures
The figures as a table
Hear it again
Almost. Once more?
The longest row
Day
Day by day
Comes again on
Nothing practised in these days. After a session its minutes stand here.
Your practice as a table, and your own sentences
Go on with today's session
I heard: {text}
Language to practise
Half an hour of listening and speaking a day.
✓ said well, ~ unclear, ✗ missing
Next sentences
easy
hard
medium
, missing
, unclear
, said well
The coach is for practice. It is no medical device: it neither diagnoses nor treats. For someone who helps you, the table above is one that you can give them yourself.
The sentences that you took in
Show more
None yet.
Remove: {text}
Sentence removed.
Minutes
{minutes} of {planned}
Not yet. Listen once more.
Another sentence
Sentences of your own (JSON)
A list with id, text, lang, level and wordBucket. One with an id that is there already replaces it.
Take them in
{all} sentences, {n} of them new or changed.
{all} sentences, one of them new or changed.
Reading them…
Pause
{n} points
accuracy {value}
completeness {value}
fluency {value}
prosody {value}
Heard again
A break. It goes on when you like.
Right at the first try
That is it.
Say it
Mean score
Send
Sentence {n}
Sentences
Show the text
Slowly
Listen.
Begin today's session
End for today
Days in a row
Download the table (CSV)
A row for each sentence that you answered, for any spreadsheet.
Coach
Today
Or type what you heard
The voice of this device is hard to follow in this language. Show the text, or set a server with a better voice in the settings.
One moment.
Word
Words to meet again
None yet. A word that you say unclearly comes back here on another day.
I agree
Recordings to a cloud service, after a refusal
A copy of the log, without its keys, to a study or a clinic
Agree…
Agree: {name}
given
Wishes for sentences, and drafts of lines, to a language model
Times and states of alarms to a broker of home automation
not given
Nothing was agreed to: the word is another one.
Recordings of practised sentences to a rating service
Read what you agree to
Recordings of affirmations, kept on this device
Recordings to a speech server of yours
You can agree to it under Privacy.
Who receives it
The broker and its port, such as homeassistant.local:1883
The address of the service, such as https://speech.example.org
The database, such as postgresql://study.example.org:5432/cohort
The server and its port, such as wyoming:speech.local:10300
Type “yes” to agree
Practised sentences to a speech server that speaks them
Withdraw
Withdraw: {name}
What you agree to
{day}, {time}
Today
Tomorrow
every day
weekend
weekdays
Back
Erase
Save alarm
Not yet
Try it now
Buttons
A card is there to be pressed
Cards, rows and notes
Charts
Colours
contrast {ratio}
Nothing yet. A line is a sentence that you say to stop the alarm.
Days
A word that you know it by.
Label
Line
Tone
Volume
Ask for a drawn word, too
A time is written as 06:30.
Fields
What Vow's pages are made of, in every state.
Icon and signs
The wake screen, state by state
Always dark, 7:1 or better, one accent. What is said on it comes from the daemon.
This machine cannot wake itself. Leave it on tonight.
One thing is missing
The alarm stops when you keep your word.
Design
Type and space
Undo
Alarm removed.
What a morning needs
What a morning needs of this machine, how it wakes, and what it hears with.
Speech models
Alarms
Backup
Camera
Clock
Disk
Display
Lines
Log
Microphone
Motion sensor
Notifications
Power
Service
Speaker
Speech
Tag reader
Vibration
Waking the machine
Watch
Sound check
look
missing
ready
Device
Nothing is known of it now. vow doctor says more.
Waking the machine
By the kernel's timer
By the clock's own alarm
By a helper with the right to
By keeping it awake
By the desktop's power service
Back
Begin
I'm up early
Stop
You say now what your next alarm asks for, without a sound. Then it stays silent, and the day is kept.
Until you have done it all, the alarm rings as planned.
Not passed this time
Nothing was recorded; the alarm rings as planned.
Up early
Your alarm stays silent, and the day is kept.
Up early
Edit
Edit {name}
unanswered
exit
code
missed
moved
spoken
sums
tag
typed
The alarm was due
It could not ring
An attempt
A short pause
A task was shown
How the words were drawn may be known
The word was said
How it sounded
A code was seen
The device was moved
Promise kept
Emergency exit, first time
A line counts
The prompt was spoken, the microphone open
Listening
Put off because a part was missing
A part failed
To be repaired before the next alarm
Sound began
Nobody answered
Emergency exit
Interrupted, ringing on
A little easier, once
The snooze was over
Snoozed
The sound was measured
Another way than speaking
A part is done
A sum was answered
A tag was touched
Still up?
Nobody answered that
It will ask again
That file cannot be read any more, since it was changed or moved.
Choose it again.
That file is larger than {size}.
The command line takes larger ones.
Add
Scan a code
Move {n} down
What may stand in where I cannot speak
Time, and wrong answers
Time, and wrong answers, of {n}
Wrong answers before a pause
Seconds of that pause
Shake the device
Hold the device still
Its registered name
None is registered yet.
Register one
Some, drawn each morning
How many are drawn
Drawn from
{count} of {total}, drawn
Say affirmations
Say goals
Remove {n}
Type the lines
Easy sums
Hard sums
Sums
Touch a tag
Seconds for an answer
What stops it, in order
Type affirmations
Type goals
Move {n} up
Good. You kept your word.
Did you do it today?
No: {text}
Thank you for saying so. Tomorrow is new.
This week was harder than the one before. That happens; what changed?
Fourteen evenings in a row. It may be a habit by now; time for the next one?
You have said it with the very same words for many mornings. Fresh ones may wake you up more.
It has been hard lately; a smaller step may serve you better.
It has stayed the same for four weeks. Does it still fit?
The week's look
Look at the week
Thank you. That was the week.
What would make it a little easier?
What helped this week?
What got in the way?
Keep this
Three short questions for each goal, and its words as you want them.
Your line for the coming week
Keep it, or write it anew. A changed line holds from the next morning on.
Go on
Done on {done} of the last {answered} evenings.
Pass this goal over
Yes: {text}
Attempts judged otherwise
Your last mornings, 60 at most, under other terms. Nothing is changed by asking.
Morning
What stays closed would have gone on ringing; what would have been said then, nobody knows.
Nothing would have changed.
What would have changed
Would I have passed?
{n} mornings judged again: {open} would open that did not, {closed} would stay closed that opened.
One morning judged again: {open} would open that did not, {closed} would stay closed that opened.
{n} never rang or are erased.
One never rang or is erased.
Judging them again…
As it was
stayed closed
opened
Under these terms
would stay closed
would open
{n} switched on
one switched on
An alarm that stops when you keep your word. It takes three minutes to set up.
{n} lines
one line
“{label}”.
{when}, in {wait}. {label}
There is no line to say
Until there is one, a built-in line stands in.
No alarm is set.
More places
Today's promise
Some lines have been said with the same words for a long time
Fresh words keep them awake. They go on counting as they are.
Ringing now. {label}
It stops after {n} lines.
It stops after one line.
Snoozed; it rings again in {wait}. {label}
Begin
{n} days kept in a row
the longest row: {n} days
the longest row: one day
how it goes, once it has rung
one day kept
Next
Nothing watches over the alarms
Start it with: vow run
Go to the wake screen
This machine cannot wake itself, so it will be kept awake.
This machine will wake itself for it.
Why
Nothing can wake this machine from sleep.
Keep it awake at night, or the alarm comes late.
Set an alarm for them
Answer
Your answers
Asking. This takes some seconds at most.
Back to the summary
Begin
How much do you believe it, 0 to 10?
Change: {question}
Check
{done} of {of} answered
Leave it out
Leave out: {text}
Enter answers; Shift and Enter begin a new line.
From your answer: {question}
Go on with the conversation
Heard well: {heard}
You are not alone
What you just wrote was not kept. Your other answers are.
Other countries
Keep these lines
These are your lines now
Five minutes, and no wrong answers. You can stop, and go on later.
Leave it for now
Find your lines in a conversation
Listening. Speak when you are ready.
No
Other words, by {model}
What you answer stays on this device, sealed. You can erase it at any time.
Questions answered
Use these words
That is right
Say it aloud
Say aloud: {text}
0: not at all. 10: completely.
Send it
This goes to {model}, and nothing else:
I heard nothing. Try again, or type it.
Rather not say
Skip this question
skipped
A line works best when you believe it. You can make it smaller, or keep it as it is.
Say it
What gets in the way
What would be different
The change you want
How sure you are
The microphone
How important it is
Your name
When it went well
When …, I will …
Who or what helps
What would move you up
What matters most
Why not lower
What I understood
You can change any answer below.
Find your lines
Try each once, aloud or typed. Sound is not kept.
Almost. Not there yet: {words}
That is your line.
Or type it
Not quite. I heard: {heard}
You changed a line. Press “Use these words” at it first, so that you see what would be sent.
Yes
Affirmation
Affirmations
Goal
Goals
Language
English
Detail
From due
Step
From being armed to the first sound
Add line
Set aside: no alarm asks for it.
Set aside from {date}; until then it is asked for.
Before: “{text}”
You believe it {n} of 10.
Set aside
Set aside: {text}
Edit: {text}
None yet. An affirmation says who you are: “I keep promises to myself.”
None yet. A goal says what you do: “I complete 4 workouts a week.”
Take up again
Take up again: {text}
From your answer: “{answer}”
Proposed in the conversation.
You typed it.
Short, in the present, as you would say it.
Press E on a line, or hold it, to change it.
Kind
Language
What you say to stop the alarm. An edit holds from the next morning.
Where it comes from
Where it comes from: {text}
Said on {recited} mornings, {kept} of them kept.
A new line
Remove: {text}
Line removed. Today still asks for it.
Said with these words on {n} mornings. Fresh ones keep a line awake; it goes on counting as it is.
Words
Lines
Try aloud
A “not” or a number was heard otherwise.
Heard: “{words}” ({score})
It would have passed.
Learnt: from tomorrow on it counts as your way of saying it.
Say it now…
Try aloud: {text}
Nothing was heard. Take your time.
Too far from the line to learn from.
Not clear enough. Once more?
and {n} more
{first}, {second}
Menu
Installing. It may take minutes; this page may be left.
Which engine listens stands in the settings.
Install
Install {name}
{got} of {all} MB
Remove {name}
does not work
damaged
installed
not installed
installed
Attempts
Certificate
Lines said
How it ended
Record
Step through it
Snoozes
From the first sound to the end
There is a certificate once it has ended.
All mornings
Time
{n} attempts
one attempt
Show earlier ones
No morning yet. Once an alarm has rung, it stands here.
its words were erased
Each ringing, with what happened in it.
Step by step
Mornings
What
Attempt {n}
Vow does not answer.
It comes back by itself. Then try again.
Interrupted for {s} s, ringing on.
Your alarm rings in {s} s.
Vow's answer could not be read.
Try again. If it stays so, load the page again.
Back
Another program uses the camera. Close it and press again.
Return to dismissal
The camera is not allowed. Press the camera sign beside this page's address, allow it, and press again.
Hold the code in front of the camera.
This browser finds no camera. Another way is at the foot of the screen.
Scan code to dismiss
Toggle torch
What the camera sees
A little easier, for today
Emergency exit
Now type it a second time.
The sentence
Leave without your lines
Type this sentence exactly, twice, thirty seconds apart. It is recorded as bypassed; nobody judges it.
Send
Noted. Type it again in {s} s.
Today
The connection is gone. Trying again; the alarm goes on by itself.
Heard: {words}
Go to the page of the day
Nothing rings now.
Scan a code
Move the device
Do sums
Touch a tag
Type the lines
{s} s left
How loud it is
(counts)
Pick the device up and keep moving it.
Your turn
Still up?
One moment
Listening
Ringing
Speak now
Shorten a line
Saved, for the next morning.
The line
A shorter line
It holds from the next morning. This one still asks for the line as it was.
I can't speak now
Another way, if you allowed it
No other way was allowed for this alarm. By day you can allow typing in its settings. The emergency exit is always there.
Snooze
not for this alarm
{n} min
all {n} used
used already
after the first lines
Part {step} of {count}
Stop
after your lines
after the code
after moving
after the sum
after the tag
Take the last digit back
Your answer
Say the number now…
Minus
Say it
No number was heard. Once more?
Touch your tag with the reader.
Wake screen
Type your lines, word for word
Pasting does not count here. Please type it.
Done
That did not reach Vow. Your words are still here: send them again.
and the word
heard
The clock goes from {before} to {after} at {when}.
No clock change within a year.
What rings in the week around it
Nothing rings in the week around it.
Across the next clock change
Alarms
Coach
Device
Home
Lines
Mornings
Practice
Privacy
Review
Settings
Places
Begin
All affirmations
Record it, once you agree to keep it
Best week
{count}, from {date}
Change the words or the target
Your recording says the words as they are; it is removed with them.
How often
Date
Day by day
Nothing to practise yet. Choose one sentence that you want to be true, and say it towards a thousand times.
At this pace between {from} and {through}.
Or one of your lines
Listen, then say it. Only what was heard from you counts.
It is one of your lines.
Only listen
Listened to.
Listened to, not counted
Make it a line of your alarms
More
Something new to practise
not said
{count} of {target}
Open: {text}
None: my own words
A day, on average
Hear it
I can't speak now
Listen, or type it. It is kept, and not counted.
You said it as often as you set out to.
Record it
Your recording
The recording is damaged and is not played. Record it again.
The recording was erased.
The recording is gone. Record it again.
Hear it in your own voice: say it once, as you want to hear it.
{seconds} s in your own voice, sealed on this device.
Say it now
Said otherwise, not counted
Reminder
No reminder
Each day at
Practise it no longer
No longer practised.
Listen, then say it. It goes on until you stop.
Keep it
Later today (30 min)
said
Practise
Stop
This round is finished first.
How often
Words
Short, in the present, as you would say it.
Practice
{n} today
Too few days yet to say when.
Type the words
Typed.
Typed, not counted
Remove the recording
The way to the target
This browser
It came in with the password, from another machine.
Sign out
Browsers that are let in
Each of them sees and changes what you can. `vow open` lets in a browser of this device, the password one of another.
What may leave
Nothing leaves before you have agreed to it, for one purpose and one recipient. You can withdraw it here at any time.
Take it along
Write the archive
Everything known about you, in one archive: JSON, tables and a page to read.
Written: {file} ({kb} kB)
How long it is kept
Only the words of past mornings go; that a morning was kept stays. “off” keeps them.
All of it stays on this device. Sound is kept only where you record an affirmation yourself.
What you agreed to below leaves this device, for the one that is named there; all else stays.
Privacy
Erase it
not enough data yet ({n} mornings so far)
The second one is not measurably better.
Of {genuine} mornings that ended by voice, out of {mornings}.
Not enough data yet.
Not enough data yet to compare them.
{n} first attempts heard by both
The second one hears you measurably better.
refused at the first attempt at most {share} (95 %: {lower} to {upper})
How well the gate hears you
within two attempts {share} (95 %: {lower} to {upper})
That could not be taken as it is.
Look at what you filled in. If it stays so, load the page again.
Other machines are no longer let in.
Let them in on the device, under Settings.
Load the page again and give the password.
That is more than Vow takes in at once.
Choose a smaller file, or a shorter text.
This browser is no longer let in.
Open the page again with `vow open`.
Remove
Remove {name}
Today's rules decide otherwise from step {n} on.
Today's rules take every decision the same.
Back
Choose a morning first.
decide otherwise
Done
cannot be said: the words were erased
Recorded
nothing was decided: a fact was noted
First
What came in
Keys: n, space or → goes on, p or ← goes back, Home and End, d to the next difference, w to what if, Esc to the morning.
Last
Each thing that came in, what was decided, and whether today's rules decide the same.
Next
nothing
The records were altered: {flaw} at record {n}.
The records are as they were written.
decide the same
How the run stood then
Step {n} of {count}
All steps
A morning, step by step
Today's rules
Attempts
The longest row
Day by day
Time to complete, in minutes
How many
Date
{n} days
one day
The clock was set
A speaker or microphone went away
The recogniser repeated itself
The output was turned down
No morning in these days. After the next alarm its figures stand here.
End
How mornings ended
Figures
Hour
By the hour of the alarm
Kept, out of an imported archive
Kept
Interrupted while ringing
never
{n} times (mornings: {runs}); it rang on
once; it rang on
How it went, in figures.
Minutes
30 days
Nine in ten within
90 days
Retries
Retries, morning by morning
Mornings
Score from
How close lines were
Snoozes
Very faint
With a whistling tone
Like Vow's own sound
Sounded like a small loudspeaker
Like a sound from before
Stretch
How it went
Days in a row
Time to complete, median
Review
7 days
A year
Save
Saved.
Rings for at most (minutes)
Then a run that nobody answers ends.
How close lines must be
Tone
Vibrate
Volume (%)
The room is at least this loud (dB, or auto)
Folder of backups (or off)
Key that asks for the way out (vow buttons)
Key that asks for a snooze (vow buttons)
The word counts for (seconds, or off)
Words that are drawn
Clock
Language
Minutes a day
Pitch (%)
Rate (%)
Rating service (or off)
Reminder (time, or off)
Voice
Score of a sentence
Speech engine
For English
For Spanish
auto takes the best one that is installed.
For Chinese
Engine asked after a refusal
Evening question about goals (time, or off)
Late by at most (minutes)
How late an alarm still rings when the machine was off.
Language
Language model (address, or off)
Order of the lines
Once more where the sound is doubtful
Broker that is told of alarms (host:port, or off)
For Home Assistant, by MQTT. On another machine it needs your consent, under Privacy. Switched on, it holds from the next start.
Name of this device there (or auto)
Where Home Assistant looks for devices (or off)
Tell the names of alarms, too
Topics begin with
TLS (on, off, or the path of a certificate)
User there
The password is set in a terminal: vow mqtt password.
Evening notice (hour, or off)
Score of all lines together (or off)
Speak what to do
Ask for fresh lines after (mornings, or off)
What you said is erased after (days, or off)
After how many minutes
Rings again when nobody answered (times)
Second engine that takes notes
With headphones
Turn up to (%, or off)
Warn below (%)
Listen for the answers to sums
Type the lines while nothing can hear you
Vibration (1 to 100 per cent, or off)
Wakes the machine ahead by (minutes)
Other machines reach this page at (address, or off)
Off by default. It needs a password, set in a terminal: vow password. It holds from the next start.
Certificate (auto, or the path of a PEM file)
auto makes one. Compare its fingerprint: vow open --print.
Its key (auto, or the path of a PEM file)
Names that this page answers to there (auto, or with commas between)
Port of this page
0 switches the page off. It holds from the next start.
Port for other machines, by TLS
New alarms
This page, and other machines
12 hours
24 hours
Coach
The gate
What makes the gate easier holds from tomorrow.
ask to unplug
ring on the speaker
leave
Hearing
Home automation
Language and clock
Mornings
off
on
drawn anew each time
as they are written
More
Being heard
Settings
Skip to the page
Play and listen
Go on
The microphone heard it at {level} dB.
A tone plays for two seconds. Then say hello.
Level at the microphone
The tone came out of the speaker.
I heard no word.
Later
Can you hear it, and can it hear you?
The microphone did not hear the tone; with headphones that is so.
No tone came out of the speaker.
Playing, then listening for ten seconds at most…
I heard you: “{words}”
not kept
kept
the machine could not ring
no alarm
not over
skipped
Sound
Lines
Alarm
Done
Who you are
For instance: I keep promises to myself.
When shall it ring?
All is set
Say each line once in peace before tonight, so that it knows your voice.
Go on
What you do
For instance: I complete 4 workouts a week.
Go home
Three steps, three minutes.
What do you want to be true?
You will say these words to stop the alarm. One is enough.
Write at least one line: it is what you will say in the morning.
Try the lines aloud
Steps
Begin
unanswered
ringing
emergency exit
kept
kept
did not ring
snoozed
code
Draw it
Registered. Print it now.
None yet. Name one below, print it, and hang it up where you have to walk to.
They hang in another room, for gates that ask you to get up for them.
Name
Such as kitchen. A name that is there already gets a new code from tomorrow on.
A new code
A code of something you own
Such as shampoo. A name that is there already gets the new code from tomorrow on.
PDF to print
Page of {name} to print, as PDF
SVG
Page of {name} to print, as SVG
Remove {name}
Taken out.
Hold it to the camera
Close the camera
Or choose a picture of it
Any QR, EAN, UPC or Code 128 code. Pictures are looked at on this device and not kept.
Looking for the code…
That is no picture that this browser can read.
Choose a JPEG or PNG file.
Registered. Alarms can ask for it now.
tag
Registered. Alarms can ask for it now.
Such as door. Then hold the tag to the reader of the device that Vow runs on. A name that is there already gets the new tag from tomorrow on.
A new tag
Touch a tag
Hold the tag to the reader now, and keep it still. It waits for half a minute.
Codes and tags
Take it in
{name} is there: choose it in an alarm, under “How it sounds”.
Take in a sound file
WAV, FLAC, OGG, MP3 or M4A, of at most two minutes.
Hear the tone {name}
Your own tones
Name
Letters, digits and hyphens; that of the file where it is left empty.
None yet.
Reading it…
Remove the tone {name}
The tone goes.
{name} was replaced. Alarms that ring with the new sound from now on: {alarms}
Tones
Once more
Back to the alarms
It begins…
Try it, for a minute
End the trial
Nothing of it counts: neither mornings nor streaks know.
The whole morning
The trial is over
It was not passed this time. Try it again in your own time.
That stops it
It works on this device.
It could not begin
Try it
The tone
What stops it was not tried on this device yet.
Undo
{d} d {h} h
{m} min {s} s
{h} h {m} min
{m} min
{s} s
Ask
It would have stayed closed.
The same morning under other terms. Nothing is changed by asking.
“Once more” for a doubtful sound
Not needed any more: attempt {list}
Would not open: attempt {list}
Choose what to change first.
It would have let you in.
This morning is not over.
It would have ended as it did.
Each line needs
What if
The drawn word
As it was
Left out
Asked for
Would open: attempt {list}
Names of alarms
Everything
What I did with the coach
My codes
Erase
Erased. {files} files were searched; {n} still held something.
Erased. {files} files were searched; one still held something.
Fingerprints of what was heard
My goals, and how they go
What I answered in the interview
The keys are destroyed, then every file is searched for what must be gone. It cannot be taken back.
My lines
Nothing was erased: the word is another one.
What I practise
What was heard of me
Recordings of my voice
My tags
Type ERASE to confirm
What
erase
The page cannot be served; perhaps another program has its port. Alarms ring all the same. Another port: vow config set web.port 8691
No browser has opened the page yet. If none does, open this address in one:
Once more:
The password is gone.
New password (not shown):
The password is set.
From the next start of `vow run` the page is at port {port}.
From other machines: {address}
Its certificate has the fingerprint (SHA-256) {fingerprint}
Sessions ended: {count}
No browser is let in.
another machine
this machine
last used {used}, until {ends}
the wake window
The page is switched off from the next start of `vow run`.
To practise ({id}): {text}
best week {count}, from {date}
{count} of {target}.
begun on {date}
At this pace between {from} and {through}.
At this pace on {from}.
An alarm rings; practice waits.
It is the line {line}: {text}
n: the next one · l: only listen · q: stop (then Enter)
Left out: {count} recordings of your voice. To take them along: vow export --recordings
Listen: {text}
Listened to; it is kept, and not counted.
There is no recording of it yet. To make one: vow practice record {id}
I heard nobody speak. Try once more.
Nobody spoke for a while, so practice rests. Start it again whenever you like.
Nothing to practise yet. Begin: vow practice add "I keep promises to myself."
I cannot hear at present: {why}
It cannot be played here; read it instead.
{count} could not be recorded and do not count: {why}
Almost. The number is another one: {text}
I heard “{heard}”. Say: {text}
{count} a day
That sounded like your recording. Now say it yourself.
Almost. A “not” was added or left out: {text}
{count} of {target}. You said it as often as you set out to.
Say it as you want to hear it: {text}
Kept: {seconds} s in your own voice, sealed on this device.
The recording is damaged and is not played. Record it again: vow practice record {id}
The recording was erased. To make another: vow practice record {id}
The recording is gone. Record it again: vow practice record {id}
The recording is removed.
Time to practise: {text} ({count} of {target}). Later: vow practice snooze {id}
No reminder any more.
A reminder each day at {time}.
Reminded again at {time}.
Vow: practice
No longer practised: {id}.
Now you: {text}
Nobody spoke. That is fine; once more.
See you next time.
Reached.
today {count}
Too few days yet to say when.
It is too noisy to hear you. Come closer to the microphone.
Your voice is very faint. A little louder, please.
Typed; it is kept, and not counted.
{count} to be recorded as soon as the log takes it: {why}
Almost. Not heard yet: {words}
Listening on {address}. Interrupt to end.
No `vow run` watches over this home, so nothing rings. Start it: vow run, or as a service: systemctl --user enable --now vow
There is already an alarm {id}.
The gate must ask for something: affirmations, goals or both.
The alarm would never ring: its date and time are over, or its last date comes before its first.
There is no single alarm "{text}".
The ramp {value} is not between 0 and 600 seconds.
The similarity {value} is not between 0.5 and 1.
Snoozes can be 0 to 10, of 1 to 60 minutes each.
There is no alarm {id}.
The volume {value} is not between 0 and 100 per cent.
Without any day the alarm would never ring.
Give one JSON object with the arguments by name.
{request} takes no {name}.
"{text}" is no address. Write it as cloud:https://HOST/v1#MODEL.
The address holds characters that no address has. Write it as cloud:https://HOST/v1#MODEL.
A recording is never sent in the clear: use https. Plain http is for this machine only.
Keep keys and passwords out of the address; `vow cloud key` takes the key.
"{text}" names no cloud service. Write it as cloud:https://HOST/v1#MODEL.
The session went on in another window. Nothing is lost: go on there, or start it here again.
No weak word is due today.
There is a code {name} already.
The alarm {alarm} asks for "{name}". Change its gate first; from the next day on it can be removed.
The alarm "{alarm}" is asking for "{name}" now. The code can be printed and removed again when it has ended.
The alarm at {time} asks for "{name}". In the {hours} hours before it the code is not printed. It can be printed again after that alarm.
Vow keeps nothing of the code "{name}" that could be printed. Use the code that you have, or register another one.
There is no code "{name}".
"{text}" is no database. Write it as postgresql://ACCOUNT@HOST:PORT/DATABASE.
Leave the password out of the address: it is taken from PGPASSWORD or ~/.pgpass.
Times of your alarms would go to {recipient}, and you have not agreed to it.
Say who would receive it.
Recordings of your voice would go to {recipient}, and you have not agreed to it.
What you read is not what holds now, so nothing was agreed to. Read it again.
Recordings are removed on this device: vow consent withdraw recordings.
Recordings stay here. Write the recipient as "this device".
"{text}" is no broker. Write it as HOST:PORT.
There is no purpose "{name}". Known: {known}.
"{text}" is no speech server. Write it as wyoming:HOST:PORT.
Record {position} of this consent cannot be read, so nothing can be agreed to for this purpose, and nothing leaves the device.
"{text}" is no date of the calendar. Write it as 2026-03-29, or say tomorrow or friday.
The range ends before it starts. Give the earlier date first.
Give either days or a date, not both.
"{text}" names no days. Write mon,wed,fri or mon-fri; weekdays, weekend or everyday.
The file {name} is larger than {kB} kB.
This gate could never be opened: {what}. Repair that ({repair}), or allow something in its place: --instead type
What stands in cannot be drawn. Name it: type, sum, a code or a tag.
The gate must ask for something, such as recite:affirmations,sum:medium.
A time-out can be 5 to 600 seconds; a lockout comes after 1 to 20 wrong answers and lasts 5 to 600 seconds.
The gate asks for the same lines twice in the same way. Name each once.
The list to draw from holds {count} challenges, as recite and type ask for affirmations and goals apart. Write that number after the slash, or leave it out.
A device can be moved or held for 3 to 120 seconds.
Name the {name}: {name}:NAME. `vow {name}s` shows what there is.
A list to draw from can hold {most} challenges at most. Draw at least 1, and no more than the list holds.
Give either what to recite or the whole gate, not both.
A recitation cannot stand in for a recitation. Allow type, sum, a code or a tag.
Sums can be 1 to 20, with own limits as LOW-HIGH, from 0 to {largest}.
A gate can hold {most} challenges at most.
"{name}" is no challenge. Choose recite, type, sum, code, tag or move, separated by commas.
There is no code "{name}". Register it first: vow codes add {name} --image picture.jpg
"{detail}" says nothing of {name}. Write {name}:affirmations or {name}:goals; with timeout=60 or lockout=3/60 behind another colon.
"{detail}" says nothing of moving. Write move:shake or move:still, with seconds=20 behind another colon.
"{detail}" says nothing of sums. Write sum:easy, sum:medium, sum:hard or sum:10-99; with count=5, timeout=60 or lockout=3/60 behind another colon.
There is no tag "{name}". Register it first: vow tags add {name}
"{detail}" cannot be read. Write what is drawn as pick:2/4(code:kitchen,code:bath,tag:door,sum:hard).
The wake-up check comes 1 to 60 minutes after, and 1 to 5 times at most.
There is already a goal {id}.
"{text}" is no date up to today, such as 2026-03-01.
A goal needs a few words.
There is no goal {id}.
"{text}" is no language of lines. Choose en, es or zh.
There is already a line {id}.
There is nothing to say in it. Write a sentence, such as "I keep promises to myself."
There is no single line "{text}".
No engine for English or Spanish hears {words}.
It has {count} words; at most {most} can be said in one breath. Make it shorter.
There is no line {id}.
{name} goes from {least} to {most}.
The pause would be over already.
Say until when it pauses, or that the pause ends.
{id} is practised already.
Practice is going on elsewhere on this device; one at a time, so that nothing counts twice.
There is nothing in it to say aloud.
There is no recording of {id} that can be played.
There is no reminder to put off.
Nobody was heard; nothing was kept.
A recording keeps the sound of your voice, and you have not agreed to that.
There is no single affirmation "{text}" to practise.
Not heard yet: {words}
Give either a sentence or a line of yours.
{value} is no number to practise towards; it goes from 1 to 100000.
It has {count} words; more than {most} are too many to say in one breath.
Nothing is practised as {id}.
An alarm rings or is snoozed; practise when it is over.
"{text}" asks for the same lines twice. Name each kind once.
"{text}" cannot be recited. Choose affirmations, goals or both.
An alarm is ringing or put off. Rehearse when it is over; what is learnt holds from the next day.
There is no single run "{text}".
{question}
{help}
Nothing was taken in: {reason}.
There is no sentence "{id}".
The sentence "{id}" must have 1 to 200 letters.
"{value}" is no broker such as homeassistant.local:1883, and not off.
Say on, off, or give a whole path such as /etc/vow/ca.pem.
A device is called by letters, digits, _ and -, at most 64 of them.
A topic is made of letters, digits, _ and -, with slashes between, at most 64 of them.
A user's name has at most 128 letters.
Say 24 or 12, not "{value}".
The coach practises zh, en and es, not "{value}".
There is no engine "{value}". Choose one of {known}, or a server: wyoming:HOST:PORT.
There is no engine "{value}" to stand beside. Choose one of {known}, wyoming:HOST:PORT, cloud:URL, or off.
A cloud service never stands between you and the end of an alarm. Set it as fallback-engine or shadow-engine.
{value} hears English only. Choose one of {known}, or a server: wyoming:HOST:PORT.
Give a whole path, such as /media/stick/vow, or off.
"{value}" is no level from -80 to -20, and not auto.
Name the model, too: cloud:https://HOST/v1#MODEL.
"{value}" is not a whole number from {least} to {most}.
Say on or off, not "{value}".
Choose one of {known}, not "{value}".
"{value}" is no address such as 0.0.0.0 or 192.168.1.20, and not off.
Give a whole path, such as /etc/vow/page.pem, or auto.
"{value}" is no list of names such as clock.local,192.168.1.20, and not auto.
"{value}" is no score from 0.5 to 1.
"{value}" is no score from 0.5 to 1, and not off.
"{value}" is no time such as 18:30.
"{value}" is neither the name of a tone, see `vow tones`, nor the whole path of a sound file.
There is no setting "{name}". Known: {known}.
There is no voice "{value}". Choose one of {known}, or a server: wyoming:HOST:PORT.
"{value}" is no list such as {example}, each from 0 to 100.
Say written or drawn, not "{value}".
The alarm {alarm} has no next occurrence to skip.
No date to come of the alarm {alarm} is skipped.
The alarm {alarm} is not skipped on {date}.
The alarm {alarm} does not ring on {date}, so there is nothing to skip.
The range is over already.
Say one date, or the first and the last of a range, or nothing for the next time.
There is a tag {name} already.
There is no tag "{name}".
{name} may have at most {most} characters.
Say at what time it rings, such as 06:30.
The time {text} never comes in {zone}.
"{text}" is no time of day. Write it as 06:30, 6:30 or 6:30pm, from 00:00 to 23:59.
It holds nothing, so nothing could match it. Take another one.
Give it a name of 1 to 40 letters, digits, - or _, such as kitchen.
It would hold {bytes} bytes; at most {most} fit.
A morning is in progress. Try it when that is over.
An alarm rings within a minute. Try it after that.
The wait says when it rings; leave time, days and date out.
"{text}" is no wait. Write it as 20m, 90s or 1h30.
{words} words are a lot for one breath: make two lines of it, or keep it within {limit}.
Heard differently twice ("{first}", then "{second}"): a shorter or plainer line is safer.
It was not recognised: say it again more slowly, or choose plainer words.
Its "not" or its number was heard otherwise: say what you do instead of what you do not, or write the number in another way.
Long words are easily misheard: say {list} in shorter ones.
Not heard: {list} (heard: "{heard}"). Another word for it may be heard better.
{count} numbers each have to be heard exactly: keep one to a line.
heard: {words}
{lines} and {recordings}; give one a line, or a --manifest.
Say each line once, as you would in the morning. Nothing you say is kept as sound.
heard well: it would have passed.
a "not" or a number was heard otherwise; nothing was learnt.
learnt: from tomorrow, this way of hearing it counts too.
no clear speech; come closer to the microphone, and somewhere quieter.
too far from the line; nothing was learnt.
Say: {line}
Enter: ready   s: skip this line   q: stop
{rehearsed}, {learnt}, {warned} with something to think about.
At volume 0 nobody hears it. Raise it: vow alarm edit {id} --volume 80
The alarm {other} rings at the same times; both will, one after the other.
Try what stops it, for a minute: vow try morning --alarm {alarm}
It reads like {seen} and is kept as {kept}, in which it will be listened for. To change that: {command}
No speech engine on this device hears {language}, so these lines could only be typed. To change that: {command}
The line {other} says the same, so it has to be said twice. Take one out: vow lines remove {id}
It rings or is snoozed at present, and that run goes on as it began. What you changed holds afterwards.
the clock was set by {milliseconds} ms
drawn by the committed seed: {drawn} of {listed}
alerts by other means
listens again, and asks a little less
asks for the repair
asks without a tone
closes the microphone
counts the window's time from now on
draws another sum
ends the run
rings, and takes no answer for a while
hears by the next engine
opens the microphone
rings again
rings again, or goes on with its snooze
rings by the built-in tone
rings by the file as it is now
rings on, and opens what was allowed
shows the challenge
silences the tone
starts to ring
stops the sound
stops the sound until it asks again
stops the sound until the snooze is over
tells the person
turns the tone down
; the engine repeated itself, which was cut off: its fault
the emergency sentence was typed again
the device was moved, and not long enough
a code was seen, another one
a tag was touched, another one
a code was seen, the right one
a tag was touched, the right one
the person asked for a snooze
how the attempt sounded: {evidence}
the ring was over, or the person was ready
heard
in {verdict} ms of speech
the person took the offer of {amount} easier
the person typed
the prompt had been spoken
what an attempt had earned
was due
failed
it was time to ask again
nobody answered until the limit
nobody answered whether they are still up
the emergency sentence was typed
the microphone heard the ring
the output's own sound was compared
the person asked for a snooze, and {part} was missing
the process ran again after {away} ms
the process started again, and the clock had been set back by at least {gap} ms
the ringer reported sound
the run is over, and how its words were drawn may be known
the snooze was over
was found to be too late
{part} was missing in a run before, and not found since
the sum {shown} was drawn
something was to be done by hand
the device was moved, as long as asked for
the person answered {answer} to {question}
the person chose number {standIn} to stand in for speaking
an alarm
the camera
the engine
the hearing
the microphone
the motion sensor
the recogniser
the ringer
the speaker
the tag reader
the tone
abandoned
active
bypassed
dismissed
missed
none
resting
snoozed
{phase}, step {step}, {attempts}, {snoozes}, said: {said}
nothing
Today's code takes every decision the same.
Today's code decides otherwise at step {step}.
n next, p back, home, end, q
the same
Today's code decides the same wherever words are left to judge.
… (--at STEP shows the whole)
Written to {path}: exactly what is shown above.
attempts  {attempts}, of which {retries} were not enough; snoozes {snoozes}; typed {typed}
kept, of those that rang  {percent}
attempt
attempts
snooze
snoozes
what came in between  {list}
{skipped} skipped
{faults} where the machine could not ring
{from} to {through}: {runs}
alarms from {hour}:00  {kept} of {runs} kept
; Vow did not run for {length}
; put off without progress: the {part} was missing
; {snoozes}
Kept {kept} of {counted} in the last {streak} days
interrupted  Vow ended or stood still {times} while it rang, and rang on
time
times
the program was gone for a while
a speaker or microphone went away
the clock was set
the output was turned down
the recogniser repeated itself, its own fault
; not counted: {list}
ringing
dismissed
emergency exit
missed
not answered
snoozed
similarity of recited lines  {list}
how some attempts sounded  {list}
Imported from an archive: {days} of it, {count} in all.
Streak: {current}, best {best}.
Something stood in for speaking on {days} of it.
Typed on {days} of it.
time to complete  half within {median}, nine in ten within {most}
kept
in progress
machine fault
not kept
skipped
(yes, no, or rather not say)
Before we go on, a plain question: are you thinking about ending your life, or about hurting yourself?
In danger right now: {number}
In danger right now: your emergency number (112 in Europe, 911 in the Americas)
Help lines of every country: findahelpline.com
Other countries
Thank you for saying this. You do not have to be alone with it.\##nIf you can, tell someone near you. You can also talk to someone who listens, now:
goes back by {size}
by this device's clock
by the clock of {zone}
the clock
the clock of {zone}
goes forward by {size}
{time} does not exist {place}: the first instant after the gap
In {zone} (zone rules {version}), from {from} to {until}:
the zone has no such date
Nothing rings.
{time} comes twice {place}: the first of the two
paused
silent
skipped
likeness {value} of 1, noticed from {limit} on
{value} dB above the room, noticed below {limit} dB
{value} dB above the tones beside it, noticed from {limit} dB on
{value} log-odds, noticed from {limit} on
very faint
with a whistling tone
like Vow's own sound
like a small loudspeaker
like a sound from before
You have not agreed that recordings go to {recipient}; until you do, it is not asked. To agree: vow consent give cloud-speech --to {recipient}.
A record of the consent {purpose} cannot be read, so it counts as not given, and nothing leaves this device for it. `vow log verify` tells more.
Agreed: wishes for texts may go to {recipient}.
Agreed: recordings may go to {recipient}.
Agreed: recordings of your affirmations may be kept on this device.
Agreed: sentences may go to {recipient}.
Agreed: times and states of alarms may go to {recipient}.
Recordings of your voice would go to {recipient}, and you have not agreed to it. To agree: vow consent give speech-server --to {recipient}.
Nothing was agreed to.
not given
withdrawn
Until then nothing is sent there, and this device's own engine listens.
Withdrawn: nothing goes to a cloud service any more.
Withdrawn: no broker on another machine is told anything any more. What it keeps, it keeps.
Withdrawn: nothing goes to a speech server on another machine any more. This device's own engine listens.
Withdrawn: your recordings are removed, and none is kept any more.
vow lines add "I keep promises to myself."
Good to know:
To begin with:
the alarm {alarm} asks for a code or a tag that was erased; lines are typed instead
another gate: vow alarm edit {alarm} --gate CHALLENGES
{first} and {second}
line
{lines} in {language}
lines
Everything else: vow --help
alarms
backup
camera
clock
disk
display
lines
log
microphone
motion sensor
notifications
power
service
speaker
speech
tag reader
vibration
waking the machine
watch
none is planned
there is nothing to say yet
the alarm {alarm} asks for the code "{name}", which is not there any more; lines are typed instead
vow codes add "{name}" --image picture.jpg; another gate: vow alarm edit {alarm} --gate CHALLENGES
the alarm {alarm} asks for the tag "{name}", which is not there any more; lines are typed instead
vow tags add "{name}"; another gate: vow alarm edit {alarm} --gate CHALLENGES
affirmations
goals
the alarm {alarm} asks for {wanted}, and there are none
{add}; the alarm's own language: vow alarm edit {alarm} --language LANGUAGE
nobody watches over the alarms, so nothing rings
`vow run` watches over the alarms
`vow alarm list` shows them.
Removed the code {name}.
`vow codes` shows them.
To agree: vow consent give mqtt-broker --to {recipient}.
To agree: vow consent give speech-server --to {recipient}.
Give --days or --date.
Give a later --date or --until, or --days.
Give --to ADDRESS.
To agree: vow consent give recordings --to "this device".
`vow goals` shows them.
snooze: put it off
Enter: speak now
It rings again at {time}, in {left}.
Way out: type exactly, twice: {sentence}
Way out: type it once more: {sentence}
Way out: type it once more in {left}
Give a later date, or --end.
Give a later --to.
`vow lines list` shows them.
Next alarm {alarm}: {when}
No alarm is planned. Make one: vow alarm add --time 06:30 --days weekdays
No codes yet. Add one: vow codes add kitchen --image picture.jpg
No tags yet. Add one: vow tags add door
An operation reads JSON and answers with JSON: vow {operation} --json -
--{name} goes from {least} to {most}.
A line in Chinese is added with --language zh; another script has to be written in Latin letters.
Give --until DATE or --end.
`vow practice list` shows them.
`vow runs` shows them.
`vow schedule` shows what rings.
without a sound
Give --date, or both --from and --to, or nothing.
Removed the tag {name}.
`vow tags` shows them.
Today:
The tone {tone} for six seconds. Ctrl-C ends it.
yes
y
`vow log verify` tells more; a newer version of vow may have written it.
Nobody answered, so the alarm has ended.
Now say your affirmations.
Good morning. Say your affirmations now.
{why} Another way is open.
waiting for your answer
Stopped by the emergency exit.
Can't speak now? Type: {choices}
The word came a little late. Say a line again, now with the word '{word}'.
The lines are there. Say one of them again with the word '{word}'.
Still up? How much is {question}?
asking
the code '{name}'
move this device
sums
the tag '{name}'
type the lines
Done. You kept your promise today.
A little easier for today. Take a breath, and once more.
Hard this morning? For today, and once, it may be 0.02 easier. Words, numbers and "not" stay as they are.
Type: {word}. A line that is too long gets shorter from the next morning on: vow lines edit
easier
Emergency exit noted. Type the sentence again after {seconds} s.
ended
Now say your goals.
Good morning. Say your goals now.
Good morning.
Hold this device with its left side up, still, for {seconds} seconds.
Hold this device with its right side up, still, for {seconds} seconds.
Today in this order.
Include the word '{word}'.
In its place, type: {choices}
Almost. This one a little more clearly: {line}
listening
That attempt was lost: {why} Say it again at the next silence.
It rings for a while first. It listens again in {seconds} s.
A short pause after several tries: {seconds} s. Take a breath.
The alarm was missed.
Almost. A "not" was heard that is not in the line, or one was left out. Say it as it stands.
Not quite those words yet. Once more?
Nothing was heard. Take your time.
Almost. A number, date or time was heard otherwise. Say it as it stands.
That came through a little unclear. Once more, please, with the word '{word}'.
That is another code. Look for the one called '{name}'.
The order is another one today. Go on with: {line}
That is another tag. Look for the one called '{name}'.
The volume is at {percent} % only. Turn it up.
The alarm plays in headphones. Unplug them.
The sound is muted (volume {percent} %). Turn it on.
{why} Repair that, or snooze once for it. Emergency exit: type exactly this, twice, thirty seconds apart: {sentence}
{why} Repair that. Emergency exit: type exactly this, twice, thirty seconds apart: {sentence}
Done. In a while I ask once whether you are still up.
quiet
Right. On to the next.
ringing
Scan code to dismiss: hold '{name}' in front of the camera.
Turn this device from side to side for {seconds} seconds.
Typing does not count here: show it, or press Enter for this device's camera.
Snooze opens once the first lines are said.
snoozed
All {count} snoozes are used up.
Snoozing. It rings again by itself.
Nice. Last one, keep going.
How much is {question}?
A sum comes next. Press Enter.
How much is {question}? ({number} of {count})
A sum comes next ({number} of {count}). Press Enter.
Say it, or type it.
It is too noisy to hear you. Come closer to the microphone.
Your voice is very faint. A little louder, please.
Touch the tag '{name}' with the reader.
Now type your affirmations.
Good morning. Type your affirmations now.
Now type your goals.
Good morning. Type your goals now.
Say the lines aloud; typing does not count here. Emergency exit: type exactly this, twice, thirty seconds apart: {sentence}
{why} You allowed typing for that: type the lines.
No clear speech was heard. Once more?
The alarm plays, but nobody can hear it. {why}
Type the answer in digits, such as 42.
Almost. Not heard yet: {words}
Not quite. Here is another one.
`vow run` is there again.
`vow run` has ended. Waiting until it is there again.
denied
missing
Nothing can wake this machine: keep it awake, or the alarm stays silent.
ready
This cannot be undone, and no backup brings it back to this device:
{name}: {records} erased
The keys are destroyed all the same; what they sealed stays closed.
The lines could not be taken out of use; their words are erased all the same.
Searched {count} files: nothing of it is left.
Type "erase" to go on:
{folder}/: removed
Searched {count} files. Something is left in:
It has to wait for the end of run {run}, which asks for these lines.
{name}: {records} would be erased
{folder}/: would be removed

"""##,
        places: """
00000000000300000700004600006800008c00009e0000b50000f90000fc00010600011400012100013200014400015b\
00016600016d00017200017a00018100018800019000019700019d0001a70001ad0001b60001bb0001df0001e30001e6\
0001ed00020500021c0002630002c70002f900032c00034c0003940003ca0003db0004110004490004a90004eb000517\
00053400055e0005840005ac0005da00061000061800064a00066400067a0006870006be0006ec0006f7000710000729\
00073200075500077600079c0007b600080200081300082c00083a0008910008af0008be0008e60008fc000955000978\
0009a10009e1000a23000a39000a57000aa3000ae8000b14000b30000b82000bd4000c67000cb6000d04000d5f000d98\
000db3000dcc000de8000e09000e52000e70000ea8000ec6000ee2000f28000fb400103500107e0010b800111000113f\
0011740011a90011dc0011fc0012480012960012d400132900134700135900136500137000137600137e00138400138b\
00139900139e0013a80013b20013c90013e20013e90013ef0013f600140b00141400141d00142100142900142e001433\
00143900143d00144100144a00145200145600146000146400146800146c00147000148400148c0014a90014c60014ca\
0014e00014f700155400155e0015710015a70015ef00160900162900163700168d0016bd0016cd00172600174b001760\
0017790018160018480018790018880018dd0018f800190f0019370019410019a70019e9001a04001a1c001a23001a46\
001a51001a62001a87001ab7001ac7001b3e001b67001b9e001bca001bdd001bf8001c0c001c19001c4f001c6c001cac\
001cbc001ccd001cda001cdf001ce4001cf6001cfd001d55001d5c001d61001d66001d6e001d77001d7f001d86001d93\
001e15001e29001e4e001e7c001e83001e8b001eca0021880021cf00221b00223800224d0023f90025ce0027dc00293c\
002aff002caf002e15002e4b002e94002ee9002f06002f30002f51002f6a002fab002fc6002fe400301200303300306e\
0030930030b20030d60030ef00310e00311800312400313200314500314900316200317a00318c0031940031ac003215\
00321d00323500325300326000327a0032930032a70032c70032d60032ea0033a90033b000340500344c00347700349e\
0034b70034d900350d00352700353400354700355c0035ac00361100364b0036590036860036a80036cd00370d00372e\
00377900379a00380600382000383900384c0038810038950038aa0038ff00392200393700395100396b00397100397f\
00398b0039a50039b20039cb0039ec003a20003a35003a7e003acc003adf003aed003afb003b34003b61003b94003bdf\
003c24003c4e003c69003c8d003ca3003cc2003ce6003d25003d4e003d6e003de5003e0b003e29003e60003e8c003ea7\
003ec8003ef7003f27003f4d003f6c003fb600400100402200405d0040800040be0040cc0040fe00411e00413d004175\
0041a20041e300422b00426c0042960042da0042f700432900435a0043840043d100440300443500444600444e00449b\
0044e60044f800450200450b00451200451900451e00452400452c0045460045540045680045800045940045a60045d5\
0045e800460300461800464d00465e00466f0046880046a40046e000471200471e00473600474700475f00477800478f\
0047aa0047ba0047c10047c70047d40047e60047f000480200481900483200483c00484600485500486e00487c00488b\
0048a80048c20048ed00490000492100494f0049610049730049940049b30049d80049ea0049ef004a15004a3b004a4b\
004a5b004a73004a82004a95004aa6004abe004ad0004ae9004b04004b07004b10004b18004b1d004b22004b26004b2a\
004b31004b3a004b40004b4b004b4f004b5a004b5f004b65004b6a004b71004b77004b7a004b82004b89004b91004b9b\
004ba1004ba9004baf004bb7004bbc004bc1004bc7004bcc004be4004c21004c3b004c7c004ca4004cad004cb3004cef\
004ea0004ea7004eba004ed1004f02004f08004f11004f3e004f49004f75004f85004f8e004fb0004fbc004fc1004fc8\
004fce004fd1004fd8004fde004fe80050880050a50050e400513800515a00517100518b00519f0051db0052ba0052d4\
0052fa0053130053360053430053a50053c50053ee0054510054550054740054a60054e500552000553f00556f0055b1\
0055da00561900562e0056450056800056930057010057540057930057f300584d00587400589b0058ad0058e100590f\
0059410059690059ef005a05005a1e005a3b005a9b005abf005ae5005b30005b82005b99005bd1005bef005c0e005c1a\
005c1f005c3b005c7e005c93005ccd005cd3005ce3005cea005d19005d31005d5f005d7d005d91005dd2005df8005e13\
005e38005e5c005e7d005e9e005eb1005eb9005ec1005ec9005ed3005ee0005ef7005efd005f12005f30005f7d005f9d\
005fa9005fae005fde00602000603e00605300607c0060940060b50060cf0060dc0060f600615a0061bc0061ff006220\
00624e0062850062c90062fe0063280063700063930063b80063d80063e10063eb0063f30063f900640100640700640f\
0064490064640064700064ae0064c90064e50064ff0065070065110065190065220065880065aa0065ff0066750066a6\
0066c50066ee0067170067450067590067a80067d800680100681e00685000686300688b0068dd00690400693c006944\
0069790069880069b6006a1c006a4c006a59006a92006aa4006add006b0c006b2e006b4a006b94006bf3006c3f006c54\
006cbf006cda006d49006dce006dec006df9006e3e006e4c006e54006f18006fe30070460070610070910070a40070a6\
0070a80070aa0070b40070d60070e30070f800710400712a00712f00713400714000716100716c00717400717900718f\
0071c40071d20071e00071ed0071f000720200721600722700724100724d00725b00726a00727a0072870072d50072e4\
0072f500730700731200732200733100734600735f0073730073880073ca0073d40073f1007402007413007426007436\
00744400744900744e00748c0074a90074b30074d90074fb00750200752f0075490075530075710075b50075c1007609\
00761300761a00762100762500763300765c00767500767e00768f0076980076ab0076bb0076c30076c70076d50076f7\
0077160077760077cd0077e100780c00781500784200785f00787900788f00789d0078b00078c20078cc0078db0078e2\
00791200793a00794800795000795900796200797f0079cf0079fb007a2c007a7b007a80007ad9007af2007b0a007b61\
007ba4007bb0007bd6007bfe007c46007c52007c71007c79007c90007c9e007cb1007cc1007cc5007cd0007cdf007d28\
007d59007d74007d84007d99007dc7007ded007dfc007e01007e06007e0d007e17007e21007e2d007ed5007ef4007efe\
007f08007f17007f29007f31007f48007f63007f74007f91007ff500800200802f00805c00806c00807200807d00808e\
0080a30080b30080c30080cf0080f200810900811500811c00812700812c008139008143008151008158008160008176\
0081840081920081ab0081eb0081f10081f700820e00828f00829b0082a00082b40082fc00830400833300836f008378\
00838600838c0083cb00840500840f00843f00847500848c0084bc0084e300850600851600855000858f0085d000860c\
00862400865c00866500867600868800869600869c0086a50086af0086b70086c00086c50086cb0086d60086de0086e9\
0086f100870f00872500872c00873400874500878700878c0087a80087ae0087b30087b80087bf0087d90087f50087fc\
00882a0088390088590088ab0088e10088f600891f00892600893500893a00894900895e0089aa0089b80089bf0089c6\
0089cd0089d30089d80089e00089e60089ea0089f5008a03008a11008a17008a1f008a27008a2e008a39008a43008a56\
008a5c008a68008a6d008a75008a7b008a82008ab4008ac7008add008af6008b14008b28008b47008b4c008b52008b5f\
008b64008bcb008c03008c18008c4a008c53008c81008c8a008c8f008c9b008ca6008cab008cb0008cb7008cbd008cc4\
008cc9008ccd008cd3008ce5008cf7008d02008d10008d21008d47008d59008d68008d78008d8d008d9a008db5008dc3\
008dee008df8008e1b008e29008e4e008e5a008e6a008e79008e91008ea7008ebb008ec3008eda008ef4008f03008f16\
008f28008f32008f47008f59008f9b008fac008fcd008ff1008ff500900100900f00903600904e00906e00908b0090a1\
0090b20090c80090dc0090f400910100911a00912d00913800915200916300916d00917800918700919100919b0091a0\
0091ac0091c20091da0091ec0091f700920300921d00923200923d0092670092ad0092fa0093580093960093d00093e0\
0093f100940f00943300944a00945f0094690094ae0094cc00951600951c00954c00956000956c0095860095d70095df\
00963b00965700966f0096840096e700974900976700978400979a0097a40097b20097b90097cb0097dd0097e80097f8\
00980800985700986100986a0098790098940098ac0098db0098ec0098f80099080099460099840099990099b30099cc\
0099f70099fd009a14009a2e009a47009a65009a72009a77009a97009aae009ac4009aff009b25009b29009b53009b84\
009b9a009ba1009bae009bd7009beb009bf1009c16009c29009c2f009c47009c54009c66009c97009cb4009cd0009ce4\
009cf6009d30009d40009d51009d6a009dad009dbe009de0009e05009e08009e20009e6c009e7f009e8f009e9d009eaa\
009ebc009edb009ee3009f0b009f33009f42009f55009f5d009fb2009fb9009fce009fe6009ffa00a00b00a01a00a02e\
00a03800a04a00a05f00a07100a08800a09a00a0a800a0ba00a0db00a0eb00a11d00a13c00a14f00a15a00a17600a1d7\
00a1db00a1e700a1f400a1f900a1ff00a20800a21000a21700a22000a22500a24900a25200a27300a2a600a2bb00a2d5\
00a2df00a2f100a2fe00a34a00a39100a39f00a3b500a3d600a3f400a40200a42e00a45b00a46000a46900a4ae00a4c2\
00a4de00a50f00a51a00a52900a55000a5b300a5b900a5bf00a5c900a5f600a61500a62b00a66800a67600a68800a6ab\
00a6d000a6ed00a6fa00a70c00a71100a74900a77600a77e00a78d00a79f00a7ad00a7bb00a7c300a7cd00a7db00a7e5\
00a7ee00a7fa00a80500a81200a81900a82900a83100a85100a87b00a88800a88d00a89a00a8a600a8b800a8f000a906\
00a92e00a93b00a94400a94900a95500a96a00a99300a9b600a9d100a9f100aa2100aa2600aa6100aa7500aadd00ab03\
00ab4b00ab6000ab6d00ab8200ab9d00abac00abc700abd400abed00ac5400ac5900ac7800ac7e00acc100acd000acea\
00acfd00ad0900ad1900ad2100ad2d00ad3c00ad4800ad5700ad6000ad8700ad9100ad9b00ada600adb000adb800adc2\
00add100adee00adf700ae0600ae5200ae6400ae8300aefd00af0400af1700af1f00af2c00af3900af4f00af6600af6b\
00af7c00af8b00af9800afa600afb400afcd00afd900afef00aff500affc00b01c00b03c00b04800b06700b09400b099\
00b0dd00b0ea00b0f000b12300b14200b16300b18800b1a500b1ac00b1b200b1b900b1be00b1c400b1cd00b1d600b1de\
00b1e500b1ee00b1f500b1fb00b20c00b23100b23b00b25000b26f00b2b300b2bd00b2c200b2cd00b33900b36400b379\
00b3b300b3cc00b3d800b3e500b3fe00b41c00b42100b43b00b44400b45800b46500b47800b48a00b49200b4a400b4d5\
00b4fd00b50700b51600b55300b56d00b59500b5d500b60b00b61600b63200b63b00b64700b65300b66900b67e00b6ae\
00b6b600b6cb00b6d000b6d900b6de00b6fc00b70600b70c00b73800b74100b74b00b76900b77800b77f00b79200b7a7\
00b7bd00b7ca00b7fe00b80700b82000b89600b8a500b91b00b92900b93b00b98800b9a200b9b600ba0f00ba6c00baca\
00bad200badb00bb0500bb2e00bb6c00bb8100bba600bbc700bbf300bc3b00bc5700bc8e00bcb000bcf100bd1600bd41\
00bd6c00bd9400bdbe00bde000be0500be0c00be1a00be4b00be7700be7c00be9400bea500beaa00bed000bed900beff\
00bf0500bf1200bf8f00bf9400bfea00bfef00bff700c02700c04d00c05d00c07400c08800c09200c0aa00c0b800c0c1\
00c0d100c0dc00c0f900c10200c10700c11000c11800c12a00c14c00c16b00c18600c1cd00c1d100c1e400c1ec00c1f1\
00c20a00c22b00c23000c24a00c25000c27900c28a00c2a300c2ab00c2b300c2c600c2ce00c2d600c2f200c2fb00c306\
00c31b00c32300c32e00c34400c35900c37a00c39300c39b00c3a700c3b500c3ce00c3d500c3dc00c3e300c3e800c3ef\
00c40b00c43000c44800c44d00c45500c46000c48d00c4a800c4d400c4fd00c52300c53800c53e00c54700c55500c55f\
00c56800c58000c59800c59e00c5b200c5c000c5cc00c5d800c60300c60f00c62c00c65800c67200c6aa00c6b300c6d4\
00c6e700c70d00c73f00c7c000c7e400c81400c83200c84400c87000c87b00c8b100c8cf00c8f400c90500c93200c95f\
00c97600c99f00c9be00c9ce00c9e500c9f400ca1300ca3d00ca6300ca8800cabc00cb2000cb4e00cb8900cbb300cbf8\
00cc0a00cc4100cc6100cc6c00cc8a00cc9300cc9c00cca200ccab00ccdb00cce900ccfd00cd0300cd0b00cd1b00cd2e\
00cd3700cd3b00cd3e00cd5300cd6700cd6c00cd7800cd8100cd9200cda200cda800cdcf00cdfd00ce1500ce3700ce48\
00ce4e00ce7400ceb600ced700cf0a00cf2500cf2e00cf3300cf4e00cf5700cf6000cf6800cf6e00cf7400cf7a00cf7f\
00cf8b00cfb400cfc800cfd300d01c00d02200d02e00d05a00d06200d07e00d09b00d0d600d11700d12b00d13100d137\
00d14200d14a00d15900d15e00d16300d17000d17800d17d00d18500d19f00d1ed00d23300d23800d28800d29300d2af\
00d30100d30e00d32e00d33200d35200d36000d36b00d38100d39200d3ac00d40300d41b00d44a00d46500d48c00d490\
00d4b700d54500d54f00d55b00d5aa00d5b900d5c400d60700d61c00d65000d66500d67400d67900d6bf00d6c900d6d7\
00d6ee00d6fd00d74c00d75200d75c00d76f00d77c00d79100d79f00d7d800d7ea00d7fc00d83800d84600d85f00d872\
00d87900d88200d8b200d8b700d8c500d8d300d8e300d8ec00d8f200d8f600d91300d95500d97a00d99e00d9bd00d9da\
00d9f400da0e00da2d00da3d00da4500da5400da5e00da6700da7100da8c00da9c00daa700dac100daca00dad000db0f\
00db4e00db6d00db8700dba800dc0c00dc1500dc4200dc5200dc6700dc7e00dc8600dc9c00dca100dca700dd2d00dd79\
00dd8400dd9a00ddb400ddc900de0600de2500de6100de7900de8f00de9f00deac00decb00dedb00df1600df3100df50\
00df6500df7500dfa000dfb800dfd800dff600e03000e08800e09700e0c100e10800e12d00e17c00e1ca00e1ea00e215\
00e24b00e27500e29800e2a600e2dd00e30f00e34c00e37200e3ae00e40400e44800e48900e4a300e4f300e50900e528\
00e54200e55000e56b00e57b00e5a200e5b500e5be00e5cc00e5ea00e62600e65900e67d00e6b700e6d600e70000e77d\
00e79d00e7db00e83c00e85f00e89200e8c300e8f400e90c00e94200e96e00e99f00e9ba00e9fb00ea5600eaae00eaf9\
00eb4300eba000ebbb00ebdb00ec3f00ecac00ed3500eda800edc300ee1100ee6200eeaf00eec900ef1a00ef6800efb0\
00efec00f01a00f04800f08500f10400f15c00f19a00f1c000f21500f23d00f2ae00f2f300f33c00f3a800f3f000f48d\
00f4c100f50200f56c00f5a400f5f500f63c00f66700f6c300f71a00f79e00f80700f89a00f8db00f94100f98a00f9a8\
00f9dd00f9f700fa0e00fa4500fa6300fab900fadb00fb0b00fb5c00fb7300fb9700fbb800fbea00fc0500fc6100fc86\
00fcb800fcd900fcfd00fd4900fd7e00fd9500fdc000fe0400fe4e00fe6c00fea400fee100ff2100ff8300ffa400ffaf\
00ffb600ffd600fff30100230100690100a40100e801013f0101660101830101b501020a0102750102e301033601036b\
0103a00103d201040a01042801044e0104940104cb01051901053e0105700105940105f20106200106740106b00106d5\
0107070107380107640107ac0107c701081901083801085201087d0108a70108ce0109220109610109a50109d6010a0a\
010a3d010a79010aac010b05010b5f010ba9010c26010c62010cb1010cf4010d03010d3f010d92010db4010df1010e2b\
010e72010e9d010ea9010ed4010f13010f5a010fa5010fe601104e0110be01111e0111860111ad0111de0111f401121a\
01122e01124201125801127d01128f01129c0112c30112dc0112f10112fd01132501134001135f0113840113980113aa\
0113b90113c90113ed01141601142701143b01147601149d0114c70114e40115030115220115430115610115850115b0\
0115b60115d00115fd01160e01162901164401164c01165301166c01168c0116b60116d70116f501171901174f011775\
0117c50117df01181a01182e01184701187f0118990118ba0118e501191001194b01195401195f01196a011976011985\
0119970119a60119b10119bd0119cc0119d50119df0119e60119ef0119f9011a00011a05011a0d011a15011a4f011a57\
011a83011ab2011acf011ad8011b18011b38011b68011bc3011be7011bef011bf8011bff011c07011c24011c36011c60\
011c7c011ca9011cc8011cfb011d07011d3a011d83011d88011d8e011daf011dd1011de3011dfe011e2c011e42011e4a\
011e54011e63011e6a011e77011e7f011ea3011ec5011efd011f1d011f4e011f65011fa7011fac011fb8011fc6011fcf\
011fd7011ff401205b0120790120c90120f801210801219a0121ae0121c50121dc0121e60121fa01221101225001228a\
0122a40122b30122e40122eb0122f20122fa01232901235d01239e0123c80123d30123e90123fe0124170124300124c0\
0125510125810125ab0125ef0126180126520126de0126f50126ff0127090127510127860127e201284c01288f0128ba\
0128c80128d701292b01296201297701297c0129920129980129b40129bb0129c20129c90129cf0129d40129dc0129e2\
0129e60129f10129ff012a0d012a13012a1b012a23012a2a012a35012a3f012a52012a58012a68012a84012ae7012b4a\
012bac012bfa012c07012c0d012c45012c91012cc2012ce4012d01012d1a012d32012d6b012da6012dbd012de8012dfb\
012e35012e4d012e60012e71012e96012ebf012ee6012f0b012f28012f3b012f58012f73012fbd012ffe01302601306e\
0130940130f601311201313201314901316a01317a0131ac0131c40131db0131e201321301321701321901326201328b\
0132a60132cf0132ea01330201332101334201338d0133d00133f20133f901340b01341c013421013432013441013464\
01349d01350701356301356a0135ab0135b10135c50135e70135f501363b0136820136970136b20136d00136ff013709\
0137480137850137c40137da01383701385d0138800138c90139180139500139830139ba0139e9013a15013a4a013abf\
013b1d013b53013b59013b70013b78013bb4013bee013c3c013c68013c70013c91013cb5013cd1013ce9013d08013d36\
013d6b013d7f013dbb013dee013e16013e32013e5c013e71013e94013f10013f43013f69013f98013fbf013fde013ffe\
01401801404e01405501405d0140a60140ac0140f001410901414d01419b0141ca0141e10141f4014222014267014289\
0142a5
""")
}
