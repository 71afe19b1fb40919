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
I'm up
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
Up before the snooze was over
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
I'm up
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
Key that says "I'm up" (vow buttons)
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
the person was up before the snooze was over
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
up in a snooze
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
Enter: I'm up
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
one moment
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
00139900139e0013a80013b20013c90013e20013e90013f00013f60013fd00141200141b001424001428001430001435\
00143a00144000144400144800145100145900145d00146700146b00146f00147300147700148b0014930014b00014cd\
0014d10014e70014fe00155b0015650015780015ae0015f600161000163000163e0016940016c40016d400172d001752\
00176700178000181d00184f00188000188f0018e40018ff00191600193e0019480019ae0019f0001a0b001a23001a2a\
001a4d001a58001a69001a8e001abe001ace001b45001b6e001ba5001bd1001be4001bff001c13001c20001c56001c73\
001cb3001cc3001cd4001ce1001ce6001ceb001cfd001d04001d5c001d63001d68001d6d001d75001d7e001d86001d8d\
001d9a001e1c001e30001e55001e83001e8a001e92001ed100218f0021d600222200223f0022540024000025d50027e3\
002943002b06002cb6002e1c002e52002e9b002ef0002f0d002f37002f58002f71002fb2002fcd002feb00301900303a\
00307500309a0030b90030dd0030f600311500311f00312b00313900314c00315000316900318100319300319b0031b3\
00321c00322400323c00325a00326700328100329a0032ae0032ce0032dd0032f10033b00033b700340c00345300347e\
0034a50034be0034e000351400352e00353b00354e0035630035b300361800365200366000368d0036af0036d4003714\
0037350037800037a100380d00382700384000385300388800389c0038b100390600392900393e003958003972003978\
0039860039920039ac0039b90039d20039f3003a27003a3c003a85003ad3003ae6003af4003b02003b3b003b68003b9b\
003be6003c2b003c55003c70003c94003caa003cc9003ced003d2c003d55003d75003dec003e12003e30003e67003e93\
003eae003ecf003efe003f2e003f54003f73003fbd0040080040290040640040870040c50040d3004105004125004144\
00417c0041a90041ea00423200427300429d0042e10042fe00433000436100438b0043d800440a00443c00444d004455\
0044a20044ed0044ff00450900451200451900452000452500452b00453300454d00455b00456f00458700459b0045ad\
0045dc0045ef00460a00461f00465400466500467600468f0046ab0046e700471900472500473d00474e00476600477f\
0047960047b10047c10047c80047ce0047db0047ed0047f700480900482000483900484300484d00485c004875004883\
0048920048af0048c90048f400490700492800495600496800497a00499b0049ba0049df0049f10049f6004a1c004a42\
004a52004a62004a7a004a89004a9c004aad004ac5004ad7004af0004b0b004b0e004b17004b1f004b24004b29004b2d\
004b31004b38004b41004b47004b52004b56004b61004b66004b6c004b71004b78004b7e004b81004b89004b90004b98\
004ba2004ba8004bb0004bb6004bbe004bc3004bc8004bce004bd3004beb004c28004c42004c83004cab004cb4004cba\
004cf6004ea7004eae004ec1004ed8004f09004f0f004f18004f45004f50004f7c004f8c004f95004fb7004fc3004fc8\
004fcf004fd5004fd8004fdf004fe5004fef00508f0050ac0050eb00513f0051610051780051920051a60051e20052c1\
0052db00530100531a00533d00534a0053ac0053cc0053f500545800545c00547b0054ad0054ec005527005546005576\
0055b80055e100562000563500564c00568700569a00570800575b00579a0057fa00585400587b0058a20058b40058e8\
0059160059480059700059f6005a0c005a25005a42005aa2005ac6005aec005b37005b89005ba0005bd8005bf6005c15\
005c21005c26005c42005c85005c9a005cd4005cda005cea005cf1005d20005d38005d66005d84005d98005dd9005dff\
005e1a005e3f005e63005e84005ea5005eb8005ec0005ec8005ed0005eda005ee7005efe005f04005f19005f37005f84\
005fa4005fb0005fb5005fe500602700604500605a00608300609b0060bc0060d60060e30060fd0061610061c3006206\
00622700625500628c0062d000630500632f00637700639a0063bf0063df0063e80063f20063fa00640000640800640e\
00641600645000646b0064770064b50064d00064ec00650600650e00651800652000652900658f0065b100660600667c\
0066ad0066cc0066f500671e00674c0067600067af0067df00680800682500685700686a0068920068e400690b006943\
00694b00698000698f0069bd006a23006a53006a60006a99006aab006ae4006b13006b35006b51006b9b006bfa006c46\
006c5b006cc6006ce1006d50006dd5006df3006e00006e45006e53006e5b006f1f006fea00704d0070680070980070ab\
0070ad0070af0070b10070bb0070dd0070ea0070ff00710b00713100713600713b00714700716800717300717b007180\
0071960071cb0071d90071e70071f40071f700720900721d00722e00724800725400726200727100728100728e0072dc\
0072eb0072fc00730e00731900732900733800734d00736600737a00738f0073d10073db0073f800740900741a00742d\
00743d00744b0074500074550074930074b00074ba0074e000750200750900753600755000755a0075780075bc0075c8\
00761000761a00762100762800762c00763a00766300767c00768500769600769f0076b20076c20076ca0076ce0076dc\
0076fe00771d00777d0077d40077e800781300781c0078490078660078800078960078a40078b70078c90078d30078e2\
0078e900791900794100794f0079570079600079690079860079d6007a02007a33007a82007a87007ae0007af9007b11\
007b68007bab007bb7007bdd007c05007c4d007c59007c78007c80007c97007ca5007cb8007cc8007ccc007cd7007ce6\
007d2f007d60007d7b007d8b007da0007dce007df4007e03007e08007e0d007e14007e1e007e28007e34007edc007efb\
007f05007f0f007f1e007f30007f38007f4f007f6a007f7b007f98007ffc008009008036008063008073008079008084\
0080950080aa0080ba0080ca0080d60080f900811000811c00812300812e00813300814000814a00815800815f008167\
00817d00818b0081990081b20081f20081f80081fe0082150082960082a20082a70082bb00830300830b00833a008376\
00837f00838d0083930083d200840c00841600844600847c0084930084c30084ea00850d00851d0085570085960085d7\
00861300862b00866300866c00867d00868f00869d0086a30086ac0086b60086be0086c70086cc0086d20086dd0086e5\
0086f00086f800871600872c00873300873b00874c00878e0087930087af0087b50087ba0087bf0087c60087e00087fc\
0088030088310088400088600088b20088e80088fd00892600892d00893c0089410089500089650089b10089bf0089c6\
0089cd0089d40089da0089df0089e70089ed0089f10089fc008a0a008a18008a1e008a26008a2e008a35008a40008a4a\
008a5d008a63008a6f008a74008a7c008a82008a89008abb008ace008ae4008afd008b1b008b2f008b4e008b53008b59\
008b66008b6b008bd2008c0a008c1f008c51008c5a008c88008c91008c96008ca2008cad008cb2008cb7008cbe008cc4\
008ccb008cd0008cd4008cda008cec008cfe008d09008d17008d28008d4e008d60008d6f008d7f008d94008da1008dbc\
008dca008df5008dff008e22008e30008e4e008e73008e7f008e8f008e9e008eb6008ecc008ee0008ee8008eff008f19\
008f28008f3b008f4d008f57008f6c008f7e008fc0008fd1008ff200901600901a00902600903400905b009073009093\
0090b00090c60090d70090ed00910100911900912600913f00915200915d00917700918800919200919d0091ac0091b6\
0091c00091c50091d10091e70091ff00921100921c00922800924200925700926200928c0092d200931f00937d0093bb\
0093f500940500941600943400945800946f00948400948e0094d30094f100953b0095410095710095850095910095ab\
0095fc00960400966000967c0096940096a900970c00976e00978c0097a90097bf0097c90097d70097de0097f0009802\
00980d00981d00982d00987c00988600988f00989e0098b90098d100990000991100991d00992d00996b0099a90099be\
0099d80099f1009a1c009a22009a39009a53009a6c009a8a009a97009a9c009abc009ad3009ae9009b24009b4a009b4e\
009b78009ba9009bbf009bc6009bd3009bfc009c10009c16009c3b009c4e009c54009c6c009c79009c8b009cbc009cd9\
009cf5009d09009d1b009d55009d65009d76009d8f009dd2009de3009e05009e2a009e2d009e45009e91009ea4009eb4\
009ec2009ecf009ee1009f00009f08009f30009f58009f67009f7a009f82009fd7009fde009ff300a00b00a01f00a030\
00a03f00a05300a05d00a06f00a08400a09600a0ad00a0bf00a0cd00a0df00a10000a11000a14200a16100a17400a17f\
00a19b00a1fc00a20000a20c00a21900a21e00a22400a22d00a23500a23c00a24500a24a00a26e00a27700a29800a2cb\
00a2e000a2fa00a30400a31600a32300a36f00a3b600a3c400a3da00a3fb00a41900a42700a45300a48000a48500a48e\
00a4d300a4e700a50300a53400a53f00a54e00a57500a5d800a5de00a5e400a5ee00a61b00a63a00a65000a68d00a69b\
00a6ad00a6d000a6f500a71200a71f00a73100a73600a76e00a79b00a7a300a7b200a7c400a7d200a7e000a7e800a7f2\
00a80000a80a00a81300a81f00a82a00a83700a83e00a84e00a85600a87600a8a000a8ad00a8b200a8bf00a8cb00a8dd\
00a91500a92b00a95300a96000a96900a96e00a97a00a98f00a9b800a9db00a9f600aa1600aa4600aa4b00aa8600aa9a\
00ab0200ab2800ab7000ab8500ab9200aba700abc200abd100abec00abf900ac1200ac7900ac7e00ac9d00aca300ace6\
00acf500ad0f00ad2200ad2e00ad3e00ad4600ad5200ad6100ad6d00ad7c00ad8500adac00adb600adc000adcb00add5\
00addd00ade700adf600ae1300ae1c00ae2b00ae7700ae8900aea800af2200af2900af3c00af4400af5100af5e00af74\
00af8b00af9000afa100afb000afbd00afcb00afd900aff200affe00b01400b01a00b02100b04100b06100b06d00b08c\
00b0b900b0be00b10200b10900b11600b11c00b14f00b16e00b18f00b1b400b1d100b1d800b1de00b1e500b1ea00b1f0\
00b1f900b20200b20a00b21100b21a00b22100b22700b23800b25d00b26700b27c00b29b00b2df00b2e900b2ee00b2f9\
00b36500b39000b3a500b3df00b3f800b40400b41100b42a00b44800b44d00b46700b47000b48400b49100b4a400b4b6\
00b4be00b4d000b50100b52900b53300b54200b57f00b59900b5c100b60100b63700b64200b65e00b66700b67300b67f\
00b69500b6aa00b6da00b6e200b6f700b6fc00b70500b70a00b72800b73200b73800b76400b76d00b77700b79500b7a4\
00b7ab00b7be00b7d300b7e900b7f600b82a00b83300b84c00b8c200b8d100b94700b95500b96700b9b400b9ce00b9e2\
00ba3b00ba9800baf600bafe00bb0700bb3100bb5a00bb9800bbad00bbd200bbf300bc1f00bc6700bc8300bcba00bcdc\
00bd1d00bd4200bd6d00bd9800bdc000bdea00be0c00be3100be3800be4600be7700bea300bea800bec000bed100bed6\
00befc00bf0500bf2b00bf3100bf3e00bfbb00bfc000c01600c01b00c02300c05300c07900c08900c0a000c0b400c0be\
00c0d600c0e400c0ed00c0fd00c10800c12500c12e00c13300c13c00c14400c15600c17800c19700c1b200c1f900c1fd\
00c21000c21800c21d00c23600c25700c25c00c27600c27c00c2a500c2b600c2cf00c2d700c2df00c2f200c2fa00c302\
00c31e00c32700c33200c34700c34f00c35a00c37000c38500c3a600c3bf00c3c700c3d300c3e100c3fa00c40100c408\
00c40f00c41400c41b00c43700c45c00c47400c47900c48100c48c00c4b900c4d400c50000c52500c54e00c57400c589\
00c58f00c59800c5a600c5b000c5b900c5d100c5e900c5ef00c60300c61100c61d00c62900c65400c66000c67d00c6a9\
00c6c300c6fb00c70400c72500c73800c75e00c79000c81100c83500c86500c88300c89500c8c100c8cc00c90200c920\
00c94500c95600c98300c9b000c9c700c9f000ca0f00ca1f00ca3600ca4500ca6400ca8e00cab400cad900cb0d00cb71\
00cb9f00cbda00cc0400cc4900cc5b00cc9200ccb200ccbd00ccdb00cce400cced00ccf300ccfc00cd2c00cd3a00cd4e\
00cd5400cd5c00cd6c00cd7f00cd8800cd8c00cd8f00cda400cdb800cdbd00cdc900cdd200cde300cdf300cdf900ce20\
00ce4e00ce6600ce8800ce9900ce9f00cec500cf0700cf2800cf5b00cf7600cf7f00cf8400cf9f00cfa800cfb100cfb9\
00cfbf00cfc500cfcb00cfd000cfdc00d00500d01900d02400d06d00d07300d07f00d0ab00d0b300d0cf00d0ec00d127\
00d16800d17c00d18200d18800d19300d19b00d1aa00d1af00d1b400d1c100d1c900d1ce00d1d600d1f000d23e00d284\
00d28900d2d900d2e400d30000d35200d35f00d37f00d38300d3a300d3b100d3bc00d3d200d3e300d3fd00d45400d46c\
00d49b00d4b600d4dd00d4e100d50800d59600d5a000d5ac00d5fb00d60a00d61500d65800d66d00d6a100d6b600d6c5\
00d6ca00d71000d71a00d72800d73f00d74e00d79d00d7a300d7ad00d7c000d7cd00d7e200d7f000d82900d83b00d84d\
00d88900d89700d8b000d8c300d8ca00d8d300d90300d90800d91600d92400d93400d93d00d94300d94700d96400d9a6\
00d9cb00d9ef00da0e00da2b00da4500da5f00da7e00da8e00da9600daa500daaf00dab800dac200dadd00daed00daf8\
00db1200db1b00db2100db6000db9f00dbbe00dbd800dbf900dc5d00dc6600dc9300dca300dcb800dccf00dcd700dced\
00dcf200dcf800dd7e00ddca00ddd500ddeb00de0500de1a00de5700de7600deb200deca00dee000def000defd00df1c\
00df2c00df6700df8200dfa100dfb600dfc600dff100e00900e02900e04700e08100e0d900e0e800e11200e15900e17e\
00e1cd00e21b00e23b00e26600e29c00e2c600e2e900e2f700e32e00e36000e39d00e3c300e3ff00e45500e49900e4da\
00e4f400e54400e55a00e57900e59300e5a100e5bc00e5cc00e5f300e60600e60f00e61d00e63b00e67700e6aa00e6ce\
00e70800e72700e75100e7ce00e7ee00e82c00e88d00e8b000e8e300e91400e94500e95d00e99300e9bf00e9f000ea0b\
00ea4c00eaa700eaff00eb4a00eb9400ebf100ec0c00ec2c00ec9000ecfd00ed8600edf900ee1400ee6200eeb300ef00\
00ef1a00ef6b00efb900f00100f03d00f06b00f09900f0d600f15500f1ad00f1eb00f21100f26600f28e00f2ff00f344\
00f38d00f3f900f44100f4de00f51200f55300f5bd00f5f500f64600f68d00f6b800f71400f76b00f7ef00f85800f8eb\
00f92c00f99200f9db00f9f900fa2e00fa4800fa5f00fa9600fab400fb0a00fb2c00fb5c00fbad00fbc400fbe800fc09\
00fc3b00fc5600fcb200fcd700fd0900fd2a00fd4e00fd9a00fdcf00fde600fe1100fe5500fe9f00febd00fef500ff32\
00ff7200ffd400fff50100000100070100270100440100740100ba0100f50101390101900101b70101d401020601025b\
0102c60103340103870103bc0103f101042301045b01047901049f0104e501051c01056a01058f0105c10105e5010643\
0106710106c50107010107260107580107890107b50107fd01081801086a0108890108a30108ce0108f801091f010973\
0109b20109f6010a27010a5b010a8e010aca010afd010b56010bb0010bfa010c77010cb3010d02010d45010d54010d90\
010de3010e05010e42010e7c010ec3010eee010efa010f25010f64010fab010ff601103701109f01110f01116f0111d7\
0111fe01122f01124501126b01127f0112930112a90112ce0112e00112ed01131401132d01134201134e011376011391\
0113b00113d50113e90113fb01140a01141a01143e01146701147801148c0114c70114ee011518011535011554011581\
0115a00115c10115df01160301162e01163401164e01167b01168c0116a70116c20116ca0116d10116ea01170a011734\
0117550117730117970117cd0117f301184301185d0118980118ac0118c50118fd01191701193801196301198e0119c9\
0119d20119dd0119e80119f4011a03011a15011a24011a2f011a3b011a4a011a53011a5d011a64011a6d011a77011a7e\
011a83011a8b011a93011aa2011adc011ae4011b10011b3f011b5c011b65011ba5011bc5011bf5011c50011c74011c7c\
011c85011c8c011c94011cb1011cc3011ced011d09011d36011d55011d88011d94011dc7011e10011e15011e1b011e3c\
011e5e011e70011e8b011eb9011ecf011ed7011ee1011ef0011ef7011f04011f0c011f30011f52011f8a011faa011fdb\
011ff201203401203901204501205301205c0120640120810120e801210601215601218501219501222701223b012252\
01226901227301228701229e0122dd01231701233101234001237101237801237f0123870123b60123ea01242b012455\
01246001247601248b0124a40124bd01254d0125de01260e01263801267c0126a50126df01276b01278201278c012796\
0127de01281301286f0128d901291c0129470129550129640129b80129ef012a04012a09012a1f012a25012a41012a48\
012a4f012a56012a5c012a61012a69012a6f012a73012a7e012a8c012a9a012aa0012aa8012ab0012ab7012ac2012acc\
012adf012ae5012af5012b11012b74012bd7012c39012c87012c94012c9a012cd2012d1e012d4f012d71012d8e012da7\
012dbf012df8012e33012e4a012e75012e88012ec2012eda012eed012efe012f23012f31012f5a012f81012fa6012fc3\
012fd6012ff301300e0130580130990130c101310901312f0131910131ad0131cd0131e401320501321501324701325f\
01327601327d0132ae0132b20132b40132fd01332601334101336a01338501339d0133bc0133dd01342801346b01348d\
0134940134a60134b70134bc0134cd0134dc0134ff0135380135a20135fe01360501364601364c013660013682013690\
0136d601371d01373201374d01376b0137760137a50137af0137ee01382b01386a0138800138dd01390301392601396f\
0139be0139f6013a29013a60013a8f013abb013af0013b65013bc3013bf9013bff013c16013c1e013c5a013c94013ce2\
013d0e013d16013d37013d5b013d77013d8f013dae013ddc013e11013e25013e61013e94013ebc013ed8013f02013f17\
013f3a013fb6013fe901400f01403e0140650140840140a40140be0140f40140fb01410301414c0141520141960141af\
0141f301424101427001428701429a0142c801430d01432f01434b
""")
}
