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
was ended by the emergency exit, after {attempts}
was kept, with {attempts}
was missed, {because}
did not fire
rang until its limit; {attempts} did not open the gate
was kept, and is asked about again at {until}
is ringing
is put off until {until}
rang and nobody answered
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
The backup was given up.
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
best
kept
streak
No logs yet.
Nothing was shipped: you have not agreed that your log goes to {recipient}. To agree: vow consent give cohort --to '{recipient}'.
not counted: {flaw}
The tables were made in {recipient}.
The tables were there already in {recipient}.
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
{count} line\##u{1F}{count} lines
There is {count} line\##u{1F}There are {count} lines
{count} morning\##u{1F}{count} mornings
{count} morning judged again\##u{1F}{count} mornings judged again
{count} recording\##u{1F}{count} recordings
{count} record\##u{1F}{count} records
{count} rehearsed\##u{1F}{count} rehearsed
{count} run\##u{1F}{count} runs
{count} snooze\##u{1F}{count} snoozes
{count} time\##u{1F}{count} times
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
no sensor; the camera measures how bright the room is
this device has neither a light sensor nor a camera
Plug in a camera, or ask for something else at that alarm: vow alarm edit ALARM --gate …; or sudo apt install iio-sensor-proxy
it measures how bright the room is
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
A gate asks to make the room bright.
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
, {level}, met
, {level}, not met
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
a word heard as its opposite
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
Everything that Vow knows about you.\##n\##nindex.html   a page to read\##nlog.json     every event, complete. "format" is vow-export-2; "keys" holds the keys that open sealed parts\##n             (id, class, key in hexadecimal); "records" holds one event a line: position in the log,\##n             stream, version in the stream, name, schema, at (milliseconds since 1970-01-01 UTC), cause,\##n             correlation, plain (facts), personal (your words and scores, opened), erased (true when they\##n             were erased), sealed (class, key, bytes in hexadecimal), hash (SHA-256, hexadecimal).\##n             `vow import` restores it on another device.\##nalarms.csv   alarms as they stand\##nlines.csv    lines as they stand\##nrehearsals.csv\##n             how the present lines were heard when they were rehearsed last\##nruns.csv     every morning with its end\##nrecitations.csv\##n             what was heard or typed in each attempt, the scores that were derived from it, and what was\##n             noticed about its sound: name, value and, in brackets, from where on it counts\##ncoach.csv    the sentences that you practised with the coach, and how; no medical findings\##n\##nTables are comma-separated UTF-8 with a header row. Whoever has this archive can read all of it.
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
Try a rule on the last 60 mornings of an alarm, then take it.
The alarm.
What flips in those mornings is shown before anything is asked. What loosens the gate holds from tomorrow. With --json, and without a terminal, --yes is needed to take it. On mornings that are not as they were written nothing is taken. Exit code 1: it was not taken.
Take it without asking.
Alarms: when they ring and what stops them.
Make an alarm.
The local time, as with --time.
vow alarm add 6:30 rings at the next half past six, once; with --days it rings on these days, with --date on that one. --in 20m rings in twenty minutes.
A wait instead of a time.
Switch an alarm off.
Make another alarm like this one, with changes.
Change an alarm.
What makes it easier to stop (fewer lines, lower similarity, more snoozes) holds from tomorrow.
Switch an alarm on.
The first date of a range.
The alarm: its id, the beginning of it, or its label.
Show all alarms.
Keep an alarm silent until a date.
End the pause.
The first date it rings again.
Delete an alarm.
Show one alarm in full.
Leave out the next occurrence, a date, or a range of dates.
The date; the next occurrence when left out.
The last date of a range.
Let it ring again on dates that were skipped: all that are to come, one, or a range.
The date; also a date within a skipped range.
Say in one sentence why an alarm was missed, late or not kept.
Without a run, the newest one that was not kept. Exit code 1 when there is no run at all.
Seal a copy of everything into a folder of your choice.
It holds the whole home: log, keys, recordings, tones, hooks; no models, which can be fetched again. The first time it shows a recovery key once: only that opens a backup (`vow restore`), and this device keeps no copy of it, so that neither this device nor the backup's folder is enough to read what you erased here. `vow run` makes one each night at three, or as soon after it as it watches and nothing rings, once a folder is set: vow config set backup.folder DIR. Kept are the newest seven, and the newest of each of four weeks before them.\##n\##n`vow wipe` does not reach a backup: until it is deleted, whoever has the recovery key opens it, and finds what was erased since.
Make a new recovery key, for the backups from now on.
Into this folder, instead of the one that is set.
Buttons that ask for a snooze or the emergency exit, or say that you are up.
Wait for a button to be pressed, and keep it.
How many seconds to wait, 1 to 120.
What it is to ask for: snooze, exit or ready.
Show the buttons.
Any key of any device does: a big button by USB, a phone's volume key, a gamepad. The exit is as slow as by hand: it has to be pressed twice, thirty seconds apart. A snooze has to be earned as ever. Ready says "I'm up" in a snooze, so that the lines can be said before it is over.
Forget a button.
What it asks for: snooze, exit or ready.
Alarms to and from iCalendar files (RFC 5545).
Write the alarms as an iCalendar file.
Also those that are switched off, as cancelled events.
Alarms that are switched off stay out, unless --all is given; skipped and paused dates are left out of what other programs show.
The file, or - for standard output.
Make alarms from an iCalendar file.
Only say what would be imported.
An event that Vow wrote changes its alarm, if that is still there; every other makes a new one. What is already there is left alone. What is no alarm (an all-day or a monthly event, a to-do) is passed over and named with its line; with --strict nothing is imported then. Sound, snoozes and gate of foreign events are those of a new alarm. A file of more than 200 alarms is refused.
The file, or - for standard input.
Import nothing where anything would be passed over.
Print the part of the chain that tells why a run's ringing ended, signed by this device.
Specs/Certificates/verify_certificate.py (of Debian's package in /usr/share/doc/vow) checks it without any of Vow's code, and with --key against the public key of this device, which --public-key prints. It says that the record is consistent and comes from this device, not what happened in the room.
Print the public key of this device instead, in hexadecimal.
Try out what a challenge recognises, without any alarm.
Read the codes in a picture.
A PNG, JPEG, WebP, GIF, BMP or PGM file.
Exit code 0: at least one was read, 1: none.
Read the tag that is held to a reader.
Exit code 0: one was touched in time, 1: none.
A cloud transcription service as a helper: its key, and a trial.
Read the service's key from the terminal or standard input, and keep it.
It stands in the file cloud-key of the home, readable by you only; never in the log or in an argument. An empty line removes it. VOW_CLOUD_KEY in the environment is used where there is no file.
Off unless it is set (vow config set fallback-engine cloud:https://HOST/v1#MODEL, or shadow-engine) and agreed to (vow consent give cloud-speech --to https://HOST). It never stands between you and the end of an alarm: this device's own engine decides first.
Send one recording to a service, and show what it heard.
The engine: cloud:URL#MODEL.
Half an hour of listening and speaking a day.
The days with practice, and how many in a row.
How many days up to today, 1 to 3660.
What you practised, as a table that you can give to someone.
As comma-separated values; there is no other form yet.
Only from this date on, YYYY-MM-DD.
A table with a row for each sentence that you answered. It opens in LibreOffice and in any other spreadsheet: UTF-8, commas, a header row. For someone who helps you it is made by hand, by this command; nothing is ever shared by itself. Practice scores are no medical findings.
Where to write it; the standard output when left out.
Only this language: zh, en or es.
A sentence is spoken; say it after it, or type it. Sentences follow you: four in five are to succeed at once. After three tries the text is shown. A session lasts as long as coach.minutes says, goes on where it was stopped on the same day, and reminds you at coach.reminder. Words that were unclear come again days later.\##n\##nThe coach is for practice. It is no medical device: it neither diagnoses nor treats, and its scores are no findings. Nothing is sent to anybody; `vow coach export` makes a file that you can give to someone yourself.
Answer one sentence by a recording or by text.
The sentence, by identifier; `vow coach sentences` lists them.
Judge it, and record nothing.
The answer counts in today's session, as one at the microphone does; a second one for the same sentence is its second attempt until one was right. With --try nothing is recorded. Exit code 1 when it was not right.
What is typed instead.
The sentences that are practised: show, export, import, remove, propose.
Write sentences as JSON.
A list of {fields}; level is easy, medium or hard, wordBucket common or less-common. All languages when --language is left out.
Only the sentences that you imported.
Take in sentences from JSON.
The file, or - for standard input.
A list of {fields}, or one a line. A sentence with an identifier that is there replaces it. Either all of a file is taken in, or nothing.
Show sentences.
Propose sentences of a level, by a language model where one is set.
common or less-common.
How many, 1 to 20.
easy, medium or hard.
Without a model (vow config set language-model cloud:https://HOST/v1#MODEL, and vow consent give language-model --to https://HOST) the built-in sentences answer, and so they do whatever a model gets wrong. Only language, level, length and topic are sent. What a model proposes is checked: its language, length, whether it can be said, a list of unfit words; --take puts it among your own sentences.
The most words a sentence may have; characters in Chinese.
Take a model's sentences into your own.
What about, in a word or two of English.
Remove a sentence that you imported.
The sentence, by identifier.
Today's session: begin it, or go on with it.
Only sentences with weak words that are due.
How long it is to last, 1 to 180; the coach.minutes setting when left out.
Enter opens the microphone; what is typed counts as well, and the voice answers either. While a sentence is in hand: r again, s slowly, t the text, n another one, p a break, q the end. Where the input ends, the session waits, and exit code 1 says so.
Today's practice in figures, and what comes next.
The coach's voices, and how well each is understood.
A voice counts for a language when Whisper hears its starter sentences with at most 10% of the characters wrong (`vow-lab evaluate --voices` measures it). Where none does, a session still goes on with the best there is, and says so; a Wyoming server with a better voice can be set: vow config set coach.voice wyoming:HOST:PORT.
Words that were unclear or missed, and when they come again.
They are spaced by SM-2. `vow coach start --drill` practises those that are due.
QR and bar codes that hang in another room, for gates that ask for one.
Register a code under a name.
A picture of the code.
Take a picture of any QR, EAN, UPC or Code 128 code, such as that of the toothpaste: vow codes add bath --image bath.jpg, or hold it in front of this device's camera: vow codes add bath --scan. Or let Vow make one: vow codes add kitchen, then vow codes print kitchen. A name that is there already gets the new code from the next day on. Of a code that Vow did not make only a fingerprint is kept.
A name, such as kitchen.
What the code holds; made up when neither this nor a picture is given.
Hold the code in front of this device's camera.
Show all codes.
The code's name.
Make a page to print, with the code and its name.
Only codes that Vow drew are printed. In the twelve hours before an alarm that asks for the code, and until that alarm has ended, it is not printed.
The file: .pdf or .svg; NAME.pdf when left out.
Take a code out.
A study or a clinic: your log shipped to its database, and its review.
A database is named as postgresql://ACCOUNT@HOST:PORT/DATABASE, a socket of this machine as 'postgresql://ACCOUNT@/DATABASE?host=/FOLDER'. The password is taken from PGPASSWORD, PGPASSFILE or ~/.pgpass, never from the address. To another machine everything goes by TLS, with a certificate of that name (~/.postgresql/root.crt, or ?sslrootcert=/FILE).
Make the tables in a database of yours, once.
The database.
The account that does it owns them and sees every log. Give each person an account of their own, which sees their log alone: GRANT USAGE ON SCHEMA vow_cohort_2 TO NAME; GRANT SELECT, INSERT ON ALL TABLES IN SCHEMA vow_cohort_2 TO NAME.
Every log of the database in figures, a row each.
The database.
Run history, streak and counts follow from what stands in the clear, by the same rules as on each person's device. A log that is not whole, or that was changed, is named and not counted, and the exit code is 1.
Copy what is new in your log into the database; only by your consent.
Agree to it first: vow consent give cohort --to ADDRESS. What quotes you stays sealed, and the keys stay here. It may be stopped at any moment and given again: what is there is not sent twice. The database is handed the chain and a head that this device signed, by which it sees that nothing is missing or changed.
The database.
The settings of this device.
Show one setting.
The setting.
Change a setting; what makes gates easier holds from tomorrow.
Its new value.
Show every setting.
What may leave this device: list, give, withdraw.
Agree to a purpose, for one recipient; it asks first.
Who receives it: an address, or an engine's name.
I have read it and agree; do not ask.
Show every consent.
Nothing leaves unless it is agreed to here, for one purpose and one recipient; another recipient takes the place of the one before. Purposes: cloud-speech (recordings of attempts go to a transcription service), speech-server (they go to a Wyoming server on another machine), language-model (wishes for texts), mqtt-broker (times and states of alarms go to a broker of home automation), pronunciation (recordings of sentences that you practise go to a rating service), voice-server (these sentences go to a Wyoming server that speaks them), cohort (your log, without its keys, goes to the database of a study), recordings (affirmations in your own voice are kept on this device; the recipient is "this device"). Each answer is recorded in the log.
The purpose.
Take a consent back; it holds at once.
See one whole morning in under a minute.
en or es: what is said, and what the screen says.
Makes an empty temporary home with three lines and an alarm a few seconds ahead, rings, listens, and lets go when the lines were said. A virtual room with a spoken sleeper stands in for the bedroom, and where this machine has a speaker, the alarm rings on it; where there is a display, the page's wake screen opens. With --yourself your own microphone is used too and you speak. Exit code 0 only when the gate let go.
Ring in the virtual room only; this machine's own speaker stays silent.
Speak yourself, with this machine's speaker and microphone.
What a morning needs of this device, how it stands, and the repair.
Repair what Vow may repair itself: mute, volume, the service.
Looks at sound, speech, waking, notifications, screen, clock, disk, service and power. The microphone is listened to for half a second, and nothing of it is kept. Each repair is a command to copy; --fix does what Vow may do itself. --test plays a tone and listens for it, then asks you to say hello and shows what was heard. The running daemon takes the same look at its start and of an evening, but for the microphone. Exit code 1 when something is missing without which no alarm rings or hears you.
Play a tone and listen for it; then say hello.
Leave the microphone closed.
How often the gate is wrong about you, and engine against shadow.
A morning counts as genuine when it ended in a dismissal by voice; all others are unknown. A second engine takes notes after each verdict where one is set (vow config set shadow-engine whisper). It is recommended only when it is measurably better: at least {pairs} paired first attempts, more of them passed, and an exact McNemar test at 5%. For recordings, see `vow-lab evaluate --compare`.
Write everything known about you into one archive (tar).
The archive to write.
It holds log.json (complete, with the keys that open it), alarms.csv, lines.csv, rehearsals.csv, runs.csv, recitations.csv, coach.csv, practice.csv, a page to read (index.html, in the language that is set) and README.txt, which describes them. Recordings of your voice go into it only with --recordings, as WAV files and sealed as they are here; otherwise README.txt names what is left out. Keep it where nobody else can read it. An earlier archive of the same name is replaced, any other file is left alone.
Take the recordings of your voice along.
What you aim at, why, and how it goes.
Answer "Did you do it?" for a goal.
yes or no.
The day, as YYYY-MM-DD; today when left out.
Refine a goal; its line follows, from the next run on.
What gets in the way.
Who or what helps.
What you do.
What matters to you in general.
Why it matters.
The goal.
Show all goals.
Goals come from `vow interview`; each bears the identifier of the line that says it. Answers stay on this device, sealed.
Let a goal go; its line stays until you remove or disable it.
The evening question: did you do it? One key for each goal.
The weekly session: three questions for each goal, and its line refined.
Data
Device
For engineers
Lines
Looking back
Mornings
Restore an archive of `vow export` into an empty home.
The archive.
What was erased on this device stays erased, whatever the archive holds. The log says from then on that its records came out of an archive: the streak and the certificates of its mornings show it. What may leave the device is agreed to anew: a consent may have been withdrawn since.
The conversation that finds your lines.
Make lines of sets of answers: a file, or - for standard input.
Hear utterances: a file, or - for standard input.
en, es or zh; the language of Vow's texts when left out.
Without options it asks, in the terminal, three to five minutes: what you want to change, why, what gets in the way, what helps. It goes on where it was stopped, a minute or a week later; "back" returns to an answer, "skip" passes a question over. At its end the lines that you keep are in `vow lines`. Answers are kept sealed.\##n\##nWith --batch, lines are made of one set of answers a line, as JSON, by rules alone:\##n  {answers}\##nOnly what is there is used; "values", "plan" and "pastSuccess" are used, too. Each gives\##n  {lines}\##nand after a sign of danger both lists are empty, and the note says where to find help.\##n\##nWith --classify, one utterance a line, {utterance}, gives\##n  {talk}\##ntalk is change (for it), sustain (for leaving things as they are) or neutral; kinds are desire, ability, reasons, need, commitment and steps. With --why each answer has the cues that led to it, too: name, words, and what they count in hundredths towards change and towards sustain.\##n\##nA row that cannot be read gives {error}, and the others go on. Exit code 0 when all input was worked through. Nothing is recorded.
Answer aloud, up to twenty seconds at a time: Enter opens the microphone, and typing works as well.
With --classify: tell which words led to each answer.
Judge a recitation, given as words or as a recording.
A recording: WAV, FLAC or OGG, any rate, any number of channels.
A word that had to be said too.
The speech engine; the configured one when left out.
The lines that had to be said.
Judges as a run does. Exit code 0: passed, 1: refused.\##n\##nFor many questions, or for what speaks against a live voice: vow-lab judge.\##n\##nIn JSON each line tells what its score was made from: components (words: Jaccard; characters: Levenshtein; sounds; meaning: content words said, inflected or by a synonym; contradiction; clarity; unexplained), guards, the engine's secondOpinion, and the closeness of an embedding where one is installed (null elsewhere).
The words that were heard.
Show a run's way from being armed to the first sample.
Without a run, the newest one. `vow rehearse` makes one to compare with.
The lines you say to stop an alarm.
Add a line.
The same as --kind goal.
affirmation or goal; an affirmation when left out.
An affirmation says who you are ("I keep promises to myself."), a goal what you do ("I complete 4 workouts a week."). Changes hold from the next run on, never in one that is ringing.
Set a line aside.
Change a line's words.
Take a line up again, from the next run on.
A gate is never loosened on the day itself: runs of today still ask for the line, those from tomorrow on do not.
The line.
Show all lines.
Take a line out.
Where a line comes from: the answer, its edits, your belief in it, the mornings it was said.
Read, verify and save the log of everything that happened.
Print every record as one line of JSON, oldest first.
The newest events, oldest of them first.
Print the reliability log as CSV.
With --reliability in the terms in which alarm clocks are compared: scheduled, fired, missed, audio_started, audio_stopped with its cause, dismiss_success_… and dismiss_fail_… by challenge, notifications_status_changed, capability_changed.
List how reliably alarms rang and were stopped.
Make the views (alarms, run history, streak, review) anew from the first record on.
The views stand beside the log and are kept by themselves; a rebuild also says whether they were right. Exit codes: 0 they were, or there were none; 1 they were not, and are now; 3 the log cannot be read.
Put a new log with every intact record in place of a damaged one.
End `vow run` first. The old files are kept in a folder damaged-N beside the log. Exit codes: 0 everything was saved; 1 some records are lost, and they are named; 3 nothing could be read or written.
Check every record against the chain and the signed head.
Exit codes: 0 sound; 1 not sound, and the first wrong record is named, or an event cannot be read; 3 there is no log.
Print the manual page in the form that man(1) reads.
The language of the page; that of Vow's texts when left out.
To read it at once: vow manual | man -l -
The speech models of this device.
Download, verify and install a model, with whatever it needs.
The model, such as whisper-base.
The default models when none is named. Files that are there and unaltered are not downloaded again. Run again, an interrupted installation goes on with what it has: a file from an address where it broke off, a package from pip's index from its beginning. Needs python3 with pip; moonshine-base-en also curl. Whisper is built here, in about five minutes, with cmake and a C++ compiler: where they are missing, the superuser gets them installed, and everybody else is asked or told the command, before anything is downloaded.\##nPackages come from the index that pip is set to (pip config set global.index-url ADDRESS changes it), the files of moonshine-base-en from the addresses that `vow models list` names, one after the other until one gives them. --from names a folder, or the address of one, that is looked into first: on a machine without a network, say. For moonshine-base-en it holds encoder_model.ort, decoder_model_merged.ort and tokenizer.bin. Wherever files come from, their checksums are the pinned ones. One installation at a time works in a folder; another waits for it, and says so.
Where packages and files are looked for first.
What can be installed, and what is.
Versions and checksums are pinned. Without any model, English is still heard by PocketSphinx from Debian's pocketsphinx-en-us.
Remove an installed model.
The model.
Compare every installed file with its pinned checksum, and let each engine hear a second.
The model; all of them when left out.
Ends with 1 when a file is missing or altered in a model that is there, or when its engine does not work on this machine.
Tell a broker of home automation (Home Assistant) of alarms: a trial, and the password.
Connect once, and say what the broker answers.
Ends with 0 where it lets Vow in, 1 where no broker is set or agreed to, 3 where it cannot be spoken to.
Off unless it is set: vow config set mqtt.address HOST:PORT. On another machine it needs your consent: vow consent give mqtt-broker --to HOST:PORT. `vow run` then keeps the broker told when the next alarm is due, and whether it rings, is put off or was dismissed; names of alarms only with mqtt.labels on. No line, no word and no sound is sent. Nothing that comes from the broker changes anything: no message can end, put off or set an alarm.
Read the password at the broker from the terminal or standard input, and keep it.
It stands in the file mqtt-password of the home, readable by you only; never in the log or in an argument. An empty line removes it. The user is set by: vow config set mqtt.user NAME
Show the next alarm, or when a wall-clock time comes next.
A file of questions, or - for standard input.
A single date.
Days of the week, such as mon,wed,fri or mon-fri.
Only what comes after this instant; now when left out.
Alone, the next alarm and how long it is until then; exit code 1 when none is planned.\##n\##nWith --time and either --days or --date, the next times at which an alarm with that intent rings. A time that the clock jumps over rings at the first instant after the jump; a time that comes twice rings once, at the first; a date that the zone does not have is left out.\##n\##nWith --batch, one question a line, as JSON:\##n  {question}\##n("date":"2025-03-30" instead of "days" for a single date), and one answer a line in the same order:\##n  {answer}\##nA question that cannot be answered gives {error} and the others go on.\##n\##nExit codes: 1 when no alarm is planned, 0 when all input was worked through (with --batch also when answers carry errors), 2 when the arguments are wrong or the file cannot be read, 3 when the zone database is missing or damaged.
The wall-clock time, such as 06:30 or 6:30pm.
The zone, such as Europe/Madrid; this device's zone when left out.
Up early: pass the gate of the next alarm up to two hours ahead.
The alarm; the next one when left out.
The gate is today's, challenge word and all, without the ringing. Once it is passed the alarm stays silent and the day is kept; the log says that it was early. Given up before, nothing is recorded and the alarm rings as planned. Exit code 1 when it was not passed.
Open the page in a browser.
It lets one browser of your account in, within two minutes; that browser stays let in until 30 days pass without a visit, 180 days at most, or until `vow page sessions end`. `vow run` has to be running. Where there is no display, an address is printed that does the same. Where web.address lets other machines in, --print tells their address and the fingerprint of the certificate, which a browser shows at its first visit: compare the two. What other machines need is the password, never this address.
Print the address in place of opening it.
Tell the file that opens the wake window.
Ask for a random word within the recitation: on or off.
Ask again so many minutes after, whether you are still up: 1 to 60; 0 for never.
How often it asks again at most, 1 to 5.
A single date, such as 2026-03-29, tomorrow or friday.
Days, such as mon,wed,fri or mon-fri; also everyday, weekdays, weekend. May be given several times.
The last date it may ring; none takes it back.
What stops it, in order, such as recite:affirmations,sum:medium,type:goals.
code and tag take a registered name, recite and type take the lines' kind, sum takes easy, medium, hard or own limits such as 10-99, move takes shake or still and seconds=20; behind further colons count=5, timeout=60 and lockout=3/60. pick:2/4(code:kitchen,code:bath,tag:door,sum:hard) draws two of the four each morning.
What may stand in where you cannot speak, such as type,sum:hard; none takes it back.
A name for it.
The language of the lines: en, es or zh; a new alarm's is that of the settings.
Seconds until full loudness, 0 to 600.
What to recite, in order: affirmations,goals.
Words that name the wished output, separated by commas; all rings on every output, none on the usual one.
Minutes of one snooze, 1 to 60.
The most snoozes in one run, 0 to 10.
The first date it may ring; none takes it back.
The local time, such as 06:30 or 6:30pm.
A tone of `vow tones`, or the path of a WAV, FLAC, OGG or MP3 file.
Vibrate too: on or off.
A fixed zone such as Europe/Madrid; "device" follows this device.
Ask for the challenge word: on or off.
The score every line would need, 0.5 to 1.
Other sums: easy, medium, hard or own limits, such as hard or 10-99:count=5.
zh, en or es; the coach.language setting when left out.
Where all of Vow's data is; VOW_HOME when left out, else ~/.local/share/vow.
Print JSON, with stable keys.
Show times in universal time instead of this device's own.
What an engine that took notes heard, such as whisper; `vow engines` shows which did.
Whether the sound may ask for an attempt once more; off leaves that out.
What another engine heard: a file with one JSON object a line, {row}.
Judge by this version of the verifier, from 7.
The browsers that are let in to the page.
The browsers that are let in to the page: list, end.
Let browsers in no more.
End every session.
The name of a session, as `vow page sessions list` shows it.
A window that is open while it rings is let in again by itself.
Show every browser that is let in.
A session begins with `vow open`, with the window that opens when an alarm rings, or with the password on another machine. It ends when 30 days pass without a visit, after 180 days at most (the window's after a day), here, on the page under Privacy, or by `vow wipe`. Those of other machines end with the password that they began with, too. What a browser follows at that moment ends within ten seconds.
Set the password that opens the page from other machines.
It is asked for twice, without being shown; where standard input is no terminal, it is read from there once. It is kept stretched and salted, in no log and in no backup. Setting another, or taking it away, puts out every browser that came in with the old one. Other machines are let in by: vow config set web.address 0.0.0.0
Take the password away; then no other machine is let in.
Listen to an affirmation and repeat it, towards a thousand times.
Begin to practise an affirmation, or a line.
A line of yours, in place of a sentence.
How often you want to say it.
Change the words; a recording of the old ones is removed.
The affirmation.
Make it a line of your alarms; what you practise then teaches the gate how you are heard.
affirmation or goal.
Show what you practise, and how far it is.
Listen to it once where you cannot speak: kept, and not counted.
Each round plays your own recording (or a voice), listens, and counts only what it heard you say, judged as the gate of an alarm judges. Without an affirmation all take turns that are not done. Recordings are the one sound that Vow keeps: with your consent, sealed on this device.
Play your recording of an affirmation.
Record it in your own voice; it is checked for its words before it is kept.
A recording in place of the microphone: WAV, FLAC or OGG.
Keeping the sound of your voice needs your consent (vow consent give recordings --to "this device"), which is asked for here. The recording is trimmed, levelled and sealed on this device. Exit code 1 when other words were heard or nobody spoke.
Remove the recording.
I agree that the recording is kept on this device; do not ask.
Be reminded each day at a time of yours, by `vow run`; not on days on which you said it.
The time, as 19:30; or off.
Practise an affirmation no longer; its recording is removed, what was counted stays in the log.
One round: at the microphone, or judged from a recording.
With --audio, the recording is judged as a round would be, and recorded as one. Exit code 0: it counted, 1: it did not, 2: wrong input, 3: a part failed. A round that is given a name with --round is recorded once, however often it is tried.
A name for the round, so that a repetition of this command counts once.
One affirmation: its way to the target, the last four weeks, its recording.
Put today's reminder off.
By so many minutes, 1 to 720.
Practise hands-free, round after round, until you stop (the default).
What to practise; all that are not done take turns when left out.
Only listen, where you cannot speak: kept, and not counted.
On a terminal, n and Enter goes on with the next one, l only listens or speaks again, q stops. It also stops when nobody speaks for three rounds, and when an alarm rings.
Stop after so many rounds.
Change how often you want to say it.
How often, 1 to 100000.
Type it where you cannot speak: kept, and not counted.
Its words.
Put the machine to sleep, be woken, and ring for three seconds.
Do not sleep; rehearse the rest.
Prints the ledger of the way: armed, resumed, fired, sound output ready, first sample, each with its distance from the due instant. Where nothing can wake the machine, or it may not be put to sleep, it says so and does nothing; exit code 1 then, and also when the sound was muted or turned far down. With --awake the machine stays awake.
After how many seconds it rings, 5 to 3600.
Say each line once in peace; Vow learns how this device hears you.
Only point out hard lines.
Only lines of this language: en, es or zh.
Only these lines, by identifier; all when left out.
Rows of line (identifier or words), tab, recording.
Speak as you do in the morning; nothing is kept as sound. What is near enough to a line counts as a way of saying it from the next day on; a changed "not" or number never does. Hard lines are pointed out with what to change. With --sound, recordings stand in for the microphone, one for each line in its order, or a table of "line<TAB>file" rows with --manifest. --check only looks at the lines. Exit code 1 when a line was not recognised.\##n\##nIn JSON each line has line, text, heard, score, advice and outcome: heard (it would have passed), learnt, tooFar, changed (a "not" or a number), unclear or silent.
Recordings instead of the microphone, one a line.
Step through a past run and check every decision with today's code.
Look for the run in this archive of `vow export`.
The run may also be a file that `vow report` wrote, or lie in an archive of `vow export`. On a terminal: n, space or the right arrow goes on, p or the left arrow goes back, home and end go to the first and the last step, q ends. Where the output is no terminal, every step is printed. Whether the records are those that were written is checked from the run's first one on; `records` says so in JSON (sound, altered, or unchecked for a report), with `flaw` and `flawPosition` as in `vow log verify`. Exit code 0: the same decisions come out; 1: they do not, or the records were altered.
Show only this step, from 1.
A run, or a report's file.
Write a run without its words, to attach to a bug report.
Words become tokens: one can see which were said and missed, not which words they are. The same gate decisions come out of the file anywhere, with `vow replay FILE`; the verifier's result for each line is taken from the record, since it cannot read tokens. What is in the file is shown first. An earlier report of the same name is replaced, any other file is left alone.
Where to write it; without it, it is only shown.
Open a backup of `vow backup` into an empty home.
The backup.
A file that holds the recovery key.
Asks for the recovery key, or reads it from --key-file or the standard input. The home is put in its place as a whole, after its log was checked; where anything fails, nothing is changed. It is as it was that night: what was erased since is here again, and what you agreed to is withdrawn, because you may have withdrawn it since.
Past mornings in figures: the last week, month, or so many days.
So many days up to today, at most 3660.
The last 30 days in place of the last 7.
Also how often the gate was wrong about you, over all mornings; see `vow engines`.
Watch over the alarms and ring them, in the foreground.
On a terminal, Enter lets you speak at once, "snooze" asks for a snooze, and any other text counts as typed where the microphone does not work. There is one emergency exit: type this sentence exactly, twice, thirty seconds apart: {sentence}
Past and present runs; with a run, its timeline.
How many, newest last.
A run, for its timeline.
Show what rings and why: across a clock change, on a journey, from any instant.
The first instant, such as 2026-03-28T12:00:00Z; now when left out.
How many days, 1 to 366.
Nothing is changed: the alarms are only computed for another time or place. With --zone, those that follow the device are read in that zone, as after a flight; those with a zone of their own stay in it.
The zone the device is in; the present one when left out.
All commands: {command}
Arguments
Commands
More about a command: {command}
Show this help.
Help
Options
options
(default)
(default: {value})
command
Usage
(values: {values})
Show the version.
A recording: WAV, FLAC or OGG.
The speech engine.
Show it to front ends in place of this terminal, until standard input ends.
How many.
en, es or zh.
en, es or zh; the language that Vow speaks when left out.
A run; `vow runs` lists them.
The new sentence.
The run.
How long to wait, in seconds, 1 to 600.
The sentence.
The score a line needs, 0.5 to 1.
The loudness, 0 to 100 per cent.
The next alarm, what is ready on this device, and what is missing.
Exit code 1 when something is missing without which no alarm rings or hears you.
How many days in a row were kept, and the last two weeks day by day.
A day is kept when each of its alarms was stopped by the gate, or by what you allowed to stand in for a part of it, which is counted apart. Days without an alarm, skipped days, and days on which the machine could not ring (switched off, asleep) neither lengthen nor end a streak.
NFC tags that stick in another room, for gates that ask for one.
Register a tag under a name: touch the reader with it.
Waits for a tag on any PC/SC reader (package pcscd); a reader may be plugged in meanwhile. The tag's identifier and its text, where it holds one, have to be the same in the morning. A name that is there already gets the new tag from the next day on.
A name, such as door.
Show all tags.
Take a tag out.
The tag's name.
What an alarm can sound like: the built-in tones, and your own.
Add a WAV, FLAC, OGG, MP3 or M4A file of at most two minutes, under a name.
The file.
It is decoded now and kept as plain sound, so that the file may go. M4A needs the package faad. A tone of yours with the same name is replaced; the answer names the alarms that ring with the new one from now on.
The name; that of the file when left out.
Every tone.
Play a tone for some seconds, with its level.
The name, or the path of a file.
How many seconds, 1 to 120.
Take a tone of yours away.
An alarm that has it rings with the built-in tone, and says so.
The name.
Try a challenge, a tone or a whole morning, without any run.
Take sound and lines' language from this alarm.
Rings within seconds and asks for it as it would in the morning, on this machine's speaker and microphone, with your lines and what was learnt of your voice. Neither runs nor streaks know of it: all that is kept is that a gate was passed once. `vow try morning` takes sound and gate of the alarm that rings next, or of --alarm. Ctrl-C ends it at any time. Exit code 0 only when it was met.
The name, after code or tag.
How long each challenge may take, 20 to 600 seconds.
The tone to try; a built-in one, or the path of a file.
morning, tone, or challenges as --gate takes them: recite, type:goals, sum:hard …
An alarm clock that stops when you keep your word.
Exit codes: 0 done; 1 a "no", such as a refused recitation; 2 wrong arguments or input; 3 a part failed.\##n\##nFor scripts: vow OPERATION --json - reads an operation's input as one JSON object and answers with JSON, as in: {example}
Show what can wake this machine for an alarm.
The ways are listed best first; the first that is ready is used. Exit code 1 when none is: the machine then has to be kept awake by its own settings.
Show the wake screen of the running `vow run` on this terminal.
Print each row as JSON, one a line, with stable keys.
For a console, when `vow run` is a service. Keys do the same as at `vow run`: Enter to speak at once, "snooze", any other text as typed. It ends with Ctrl-C, which changes nothing about the alarm, and comes back by itself when `vow run` is started again.
Judge past mornings again under other terms; nothing is changed.
How many of the last mornings; 60 when left out.
Each attempt is decided again in its order, with the changed score, word, lines, rules of verdict or transcripts; what flips is told in both directions. Without a change nothing flips, unless the log was written by rules that today's code does not follow. Whether the records are those that were written is checked from the first one of these mornings on, as by `vow replay`. Exit code 1: they are not.
A run; without one, the last ones.
Erase personal data for ever, then search every file for what is left of it.
Only say what would go.
Classes: alarms (labels), lines (their words, and how they were heard at rehearsals), recitations (transcripts and scores), practice (affirmations, and what was heard of them), recordings (your voice), and those that --dry-run names besides. The log stays, and stays verifiable; what was erased reads as [erased]. Lines are taken out of use as well.\##n\##nSealed backups (`vow backup`) outlive it. Those in the set folder, and in every folder that a backup of this home went to, are named; only deleting them erases what they hold. Vow does not know of copies that you made.\##n\##nWithout --class every browser is logged out of the page as well; `vow open` lets one in again.\##n\##nIt asks first; --yes answers. A `vow run` stands aside meanwhile, and then reads everything anew; while it rings, nothing is erased.\##n\##nExit codes: 0 nothing is left; 1 something was found, and the files are named; 2 wrong arguments; 3 a part failed.
Only this class, such as alarms, lines, recitations, practice or recordings.
Do not ask.
Offer this device's speech engines to programs that speak Wyoming.
The languages to offer: en, es, zh.
Home automation speaks Wyoming. The server is reached from this machine only, keeps nothing, and runs until it is interrupted. The other way round, any Wyoming server can be Vow's engine: vow config set engine wyoming:127.0.0.1:10300. The sound then goes to that server; on another machine it needs your consent (vow consent give speech-server --to wyoming:HOST:PORT).
The port; 0 takes any free one.
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
a word was heard as its opposite
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
Vow rings until you have said your own lines aloud, and keeps every step of the morning in a log on your own device. Without a command it shows the next alarm, what is ready on this device, and what is missing.
No colours.
COMMAND
COMMON OPTIONS
DESCRIPTION
Done.
ENVIRONMENT
EXIT STATUS
A part failed, or the answer could not be written.
FILES
JSON FROM STANDARD INPUT
User Commands
Explain a command.
Where all of Vow's data is.
The log, its head, views of it, and the keys that seal it.
Where all of Vow's data is, where --home is left out.
Print JSON with stable keys; an error, too, then is JSON.
A folder of speech models that is looked in first.
NAME
A "no", such as a refused recitation.
Reads an operation's input as one JSON object and answers with JSON, as in:
/api/openapi.json of the page (vow open) has the names of all operations and what each takes; what lies outside its limits is refused with exit status 2.
OPTION
an alarm clock that stops when you keep your word
SEE ALSO
SYNOPSIS
Show times in universal time instead of this device's own.
Wrong arguments or input.
The device's zone, as tzset(3) reads it.
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
This device has nothing that measures the light.
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
The next ten times
Days
Copy
Copy {name}
an easier rule holds from {date}
Not before
Hear it
Name
Language of the lines
What makes it easier holds from tomorrow's alarm on.
More for {name}
does not ring
rings {when}
on
Open {name}
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
The alarm
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
Time
Tone
Let it ring again on {dates}
Not after
Both days count. Empty sets no limit.
Shakes, too, where the device can
Volume
Ask for a drawn word, too
Time zone
This device's, wherever it is
A fixed zone keeps the alarm at that place's time while you travel.
{zone} time
No alarm yet. An alarm says when it rings and what it takes to stop it.
More about alarms
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
Everything a morning needs is there.
What needs attention
What a morning needs
What a morning needs of this machine, how it wakes, and what it hears with.
Speech models
Alarms
Backup
Camera
Clock
Disk
Display
Light sensor
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
{n} things are ready
One thing is ready
Sound check
look
missing
ready
This device
Nothing is known of it now. vow doctor says more.
Waking the machine
By the kernel's timer
By the clock's own alarm
By a helper with the right to
By keeping it awake
By the desktop's power service
{n} other ways
One other way
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
bright room
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
The light was measured
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
Choose a file
That file is larger than {size}.
The command line takes larger ones.
None chosen yet
Add
Scan a code
Move {n} down
What may stand in where I cannot speak
Make the room bright
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
The last fourteen days
An alarm that stops when you keep your word. It takes three minutes to set up.
“{label}”.
{when}, in {wait}. {label}
There is no line to say
Until there is one, a built-in line stands in.
No alarm is set.
All places
It stops, and you are up.
Tomorrow it rings.
You say your lines aloud.
Today's promise
Some lines have been said with the same words for a long time
Fresh words keep them awake. They go on counting as they are.
Ringing now. {label}
It stops after {n} lines.
It stops after one line.
Snoozed; it rings again in {wait}. {label}
Begin
{n} days kept in a row.
The longest row so far: {n} days.
The longest row so far: one day.
How it goes stands here once an alarm has rung.
One day kept.
Today
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
Practise: {text}
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
It may have been mistyped, or belong to an older version.
There is nothing at this address
Installing. It may take minutes; this page may be left.
Which engine listens stands in the settings.
Hears English better
Hears English
Sees when two lines mean the same
Runs what hears English
Notices when somebody speaks
Hears English, Spanish and Chinese
Runs what hears Spanish and Chinese
Install
Install {name}
{got} of {all} MB
Remove {name}
does not work
damaged
installed
not installed
installed
More
Attempts
Certificate
Lines said
How it ended
Record
Step through it
Snoozes
From the first sound to the end
There is a certificate once it has ended.
Time
{n} attempts
one attempt
Show earlier ones
No morning yet. Once an alarm has rung, it stands here.
its words were erased
Each ringing, with what happened in it.
A morning
Step by step
Journal
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
Switch on the light or open the curtains, and wait until it stops.
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
after {count} more parts
after your lines
after the code
after making it bright
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
Codes and tags
This device
Today
Journal
Lines
Practice
Privacy and data
Week and month in figures
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
This can be allowed only on the device that runs Vow.
Open the page there: `vow open`
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
How close your words must come to the line, in new alarms.
Tone
What a new alarm rings with. Each alarm may have its own.
Vibrate
A new alarm also shakes a device that can.
Volume
How loud a new alarm becomes.
The room is at least this loud (dB, or auto)
Folder of backups (or off)
Key that asks for the way out (vow buttons)
Key that says "I'm up" (vow buttons)
Key that asks for a snooze (vow buttons)
The word counts for (seconds, or off)
Words that are drawn
New words each morning prove that you are awake. More are harder.
Clock
How times are written everywhere.
Language
Minutes a day
How long a day's session with the coach is planned to be.
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
The language of this page, of what is said aloud and of the command line.
Order of the lines
A drawn order keeps you from saying them half asleep.
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
Evening notice
Then Vow says what rings tomorrow, and what is missing for it.
Score of all lines together (or off)
Speak what to do
A voice says what to do, for eyes that stay shut.
Ask for fresh lines after (mornings, or off)
What you said is erased after (days, or off)
After how many minutes
Rings again when nobody answered
How often it comes back after nobody answered.
Second engine that takes notes
With headphones
What happens when headphones are plugged in at the time of the alarm.
Turn up to (%, or off)
Warn when quieter than
In the evening you are told when the device is quieter than this.
Listen for the answers to sums
Type the lines while nothing can hear you
Where the microphone fails, typing is a way out.
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
Advanced
New alarms
This page, and other machines
12 hours
24 hours
Coach
{n} settings found
One setting found
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
drawn anew each time
as they are written
More
Reset
Reset {name}
Find a setting
easier than most people need
strict: every word counts
what most people need
Being heard
Settings
In the evening Vow looks whether all is there for it, and says what is missing.
Gate
The night before
Sound
When
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
{name} is there: choose it in an alarm, under “Sound”.
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
It rings as in the morning, now. Your alarms stay as they are.
Try it
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
Unknown option '{option}'. Did you mean '{name}'?
Unknown option '{option}'
Missing expected argument '{name}'
Missing one of: {names}
Missing value for '{name}'
The value '{text}' is invalid for '{name}'. Please provide one of {names}.
The value '{text}' is invalid for '{name}': {cause}
The value '{text}' is invalid for '{name}'
Unexpected argument '{name}'
{count} unexpected arguments: {names}
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
I may have heard a word as its opposite. Say it once more: {text}
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
Confirm it first. Nothing was done.
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
A room can be made bright for 3 to 120 seconds, to 1 to 20000 lux or 1 to 95 per cent of a camera's picture.
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
"{name}" is no challenge. Choose recite, type, sum, code, tag, move or light, separated by commas.
There is no code "{name}". Register it first: vow codes add {name} --image picture.jpg
"{detail}" says nothing of light. Write light:300 for lux or light:40% for a camera, with seconds=20 behind another colon.
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
The alarm asks for lines in {asked}, and yours are in {own}. To change that: {command}
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
the room was bright, as long as asked for
the room was not bright for as long as asked for
an alarm
the camera
the engine
the hearing
the light sensor
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
effect
event
in
state
today
TODAY
the same
Today's code decides the same wherever words are left to judge.
… (--at STEP shows the whole)
Written to {path}: exactly what is shown above.
attempts  {attempts}, of which {retries} were not enough; snoozes {snoozes}; typed {typed}
kept, of those that rang  {percent}
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
minutes until an unanswered run ends, 5 to 240
score that the lines of a new alarm need, 0.5 to 1
how a new alarm sounds: a tone of `vow tones`, or the path of a sound file
whether a new alarm vibrates: on or off
how loud a new alarm is, 0 to 100 per cent
how loud the room is at least, -80 to -20 decibels of full scale, or auto: a voice has to stand 8 above it
folder for a sealed backup each night, or off; see `vow backup --help`
code of the key that asks for the emergency exit, or off; see `vow buttons`
code of the key that says you are up, or off; see `vow buttons`
code of the key that asks for a snooze, or off; see `vow buttons`
seconds within which a challenge word has to be said, 5 to 120, or off; later there is another one
how many words a challenge holds, 1 to 3
hours of clocks on the page: 24 or 12
language that `vow coach` practises: zh, en or es
minutes of a day's session with the coach, 1 to 180
pitch of the coach's voice in per cent of the usual, 50 to 200 (espeak-ng)
rate of the coach's voice in per cent of the usual, 50 to 200
service that rates pronunciation, or off: cloud:URL#MODEL needs consent, see `vow consent`
time at which the coach reminds of the day's session, HH:MM, or off
voice of the coach: auto, espeak-ng, flite for English, or wyoming:HOST:PORT (on another machine it needs `vow consent`); `vow coach voices` tells how well each is understood
score of a sentence: meaning=60 (per cent; pronunciation has the rest), and the points of each further attempt, of each replay and of a quick answer
speech engine: auto, moonshine, moonshine-base, pocketsphinx, whisper, or wyoming:HOST:PORT (on another machine it needs `vow consent`)
speech engine for English; empty takes engine
speech engine for Spanish; empty takes engine
speech engine for Chinese; empty takes engine
engine that is asked after a refusal, or off: cloud:URL needs consent, see `vow consent`
time at which it is asked whether you did what your goals say, HH:MM, or off
minutes an alarm may ring late, 0 to 720
language of Vow's own texts: en, es or zh
language model that proposes sentences to practise, or off: cloud:URL#MODEL needs consent, see `vow consent`
written or drawn: the order in which lines have to be said; drawn when it rings, another one each morning
on or off: ask once more, with a new word, where the sound is not that of a live voice
MQTT broker that is told of alarms, HOST or HOST:PORT, or off; beyond this machine it needs `vow consent`; see `vow mqtt`
name of this device at the broker, or auto for the machine's
where Home Assistant looks for descriptions of devices, or off
on or off: tell the broker the names of alarms, too
what the topics of this device begin with
off, on (TLS, with the certificates that this machine trusts), or the file of a certificate in PEM
user at the broker, or nothing; `vow mqtt password` takes the password
hour of the evening notice, 0 to 23, or off
mean score that the lines of a step need, 0.5 to 1, or off, beside the one of each line (alarm.similarity)
on or off: speak what to do, and why an attempt was refused, before listening
mornings with the same words after which fresh lines are asked for, 3 to 365, or off; nothing is blocked
days after which what you said of a morning is erased for ever, month by month, 1 to 3650, or off
minutes after which it rings again, 5 to 120
how often an alarm rings again that nobody answered, 0 to 6
second engine that takes notes after each verdict, or off; `vow engines` compares the two
where headphones or Bluetooth would swallow the alarm: force (ring on the speaker), ask (to unplug them), or leave
volume to which a muted or faint output is brought when it rings, in per cent, 10 to 100, or off
volume of the output below which a ring warns, in per cent, 0 to 100
on or off: listen for the answer to a sum as for lines, in English and Spanish; it may be typed all the same
on or off: lines may be typed while the microphone is missing or no engine hears; such mornings are counted apart
per cent of the motor's strength for alarms that vibrate, 1 to 100, or off
minutes before an alarm at which the machine is woken, 0 to 30
address on which other machines reach the page, such as 0.0.0.0 for all of this one's, or off; needs `vow password`; holds from the next start
file of the page's certificate in PEM, or auto for one that Vow makes
file of the certificate's key in PEM, or auto
names that the page answers to there, with commas between, or auto for this machine's
port of the page on this machine, 1024 to 65535, or 0 for no page; holds from the next start
port on which other machines reach the page, by TLS, 1 to 65535
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
{lines} in {language}
Everything else: vow --help
alarms
backup
camera
clock
disk
display
light sensor
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
There is no key any more.
The key is kept in {path}.
Ask for it in the morning: vow alarm edit ALARM --gate code:{name}
Print it: vow codes print {name}
Registered the code {name}.
Removed the code {name}.
Wrote {path}. Print it, and hang it where you have to get up for.
`vow codes` shows them.
There are {count} codes in the picture. Show one of them only.
The alarm rings in {seconds} s
Interrupted; nothing is left running.
No sound server with a speaker answers here.
Ringing on this machine's speaker ({speaker}). A private sound server lends a virtual microphone, into which a spoken sleeper talks.
Using this machine's speaker and microphone. Put headphones aside.
Its wake screen opens in a browser, too.
Starting a private sound server with a virtual speaker and microphone; a spoken sleeper talks into it.
The sleeper cannot speak: {cause}
What the log says of this run:
To agree: vow consent give mqtt-broker --to {recipient}.
To agree: vow consent give speech-server --to {recipient}.
Give --days or --date.
Give a later --date or --until, or --days.
Give --to ADDRESS.
To agree: vow consent give recordings --to "this device".
Did you do it? (y/n)
helps
in the way
Left open.
Your line: {line}
matters
Type a new wording, or press Enter to keep the line as it is.
Nothing to answer tonight.
Should your line read: “{line}”? (yes, no, or type your own)
Let go of {goal}.
why
`vow goals` shows them.
No goals yet. Find one: vow interview
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
Error: {sentence}
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
Ask for it in the morning: vow alarm edit ALARM --gate tag:{name}
This one gives another identifier each time, as phones and passports do. Take a plain tag.
The text on this tag is damaged or too long. Write it again, for example with a phone, or take another tag.
Hold the tag to the reader ({reader}).
no text
No tag reader is connected. Plug one in.
Registered the tag {name}.
Removed the tag {name}.
its text is damaged
`vow tags` shows them.
Today:
Added. Take it: vow alarm edit ALARM --tone {name}
{level} at its loudest
(yours)
Removed.
Replaced. Alarms that ring with the new sound from now on: {alarms}
The tone {tone} for six seconds. Ctrl-C ends it.
yes
y
`vow log verify` tells more; a newer version of vow may have written it.
880 Hz in four quick pulses, then a pause.
Three church bells in turn, ringing on.
A soft falling chime of four notes.
Half a minute of soft swells, half a minute of pulses, then the siren.
A lively wooden figure.
A long swell that climbs from 330 to 660 Hz.
Urgent, wavering between 700 and 1,100 Hz; for heavy sleepers.
after {milliseconds} ms of sleep
An alarm is due within three minutes. Try again after it.
The alarm plays in headphones: "{output}".
Alarms go on.
Alarms ring all the same.
Alarms ring all the same, from {count} records that could be read; what happens is kept in memory until the log can be used.
Alarms ring all the same, from {count} records that could be read and what was last made of the log; what happens is kept in memory until the log can be used.
All dates of one alarm need the same time of day, in the same zone.
An all-day event has no time to ring at.
Allow it in sudoers without a password: {program}
{path} is there already. Name another file with --output.
ALSA's player plays nothing.
Another command erases or replaces what is in {home}. Try again when it has ended.
Another engine listens if there is one. Run `vow models verify`.
Another process keeps the log {path} locked; nothing was written.
Another process writes to {folder}.
Another process wrote at the same moment.
Another process wrote to the same stream (now at {position}).
Another program holds {home}/{name}. End it: `lslocks` shows who holds what.
Another program holds the folder {folder}, and does not let go of it.
Another program holds the keys, {path}, and does not let go of them.
Another program uses the camera.
Another `vow run` already watches over {home}.
The answer could not be written ({cause}).
The answer could not be written ({cause}); what the command does is done.
The answer was too long, and the program was ended.
Answer yes or no.
{recipient} answered with something that is no list of texts.
{recipient} answered with something that is no rating of this sentence.
{recipient} answered with something that is no transcript.
archive of `vow export`
{file} is an archive: `vow replay RUN --archive {file}` shows one of its runs.
Ask for another language.
Ask for the report again.
Ask whoever owns it for the right, or use another account.
Ask whoever runs the database {server} what happened to it.
Ask whoever runs the database what happened to it; nothing was sent.
It is asked too often, or the account is used up; look there.
"audio" is missing.
Babble needs a recording of many voices: give --babble FILE.
--batch takes its questions from the file; leave the others out.
Begin another one.
BEGIN:{name} is never closed.
The broker {broker} cannot be reached.
The broker {broker} did not answer in time.
The broker {broker} does not let Vow in.
The broker {broker} and Vow do not come to terms by TLS.
wordBucket is common or less-common, not "{text}"
The built-in sentences stand in; try again, or another model.
The built-in texts go on.
"{name}" is a built-in tone. Choose another name.
The bus gave no name.
BYDAY={code} is no plain day of the week.
calendar of `vow calendar export`
The call of {method} could not be built.
The camera is closed to you.
The camera delivers nothing.
The camera was unplugged.
The camera's frame was cut off.
{program} can be run through sudo.
{name} cannot be kept. Alarms know days of the week.
{name} cannot be kept: one alarm has one time on all its days.
{recipient} cannot be reached.
{path} cannot be read as a picture: it is missing, empty, closed to you, or larger than 64 MB.
{file} cannot be read, or is not an archive of `vow export`.
{path} cannot be removed: {cause}.
{path} cannot be written: {cause}
{path} cannot be written.
({cause})
The certificate {certificate} cannot be read.
The certificate cannot be signed.
The certificate {certificate} has expired.
A certificate and its key belong together, and only one of them is set.
The certificates for TLS cannot be used.
The challenge word "{word}" is not one word.
Change it at the broker, then run `vow mqtt password`.
Change it in the desktop's own sound settings.
Change the key at the service, then run `vow cloud key`.
Changes of the log cannot be watched.
Changes of the time zone in {folder} cannot be followed.
Check the address and the model: cloud:URL#MODEL.
Check the address and this device's date; where no certificate is believed: apt install ca-certificates.
Check the folder's rights.
Check mqtt.user, and give the password anew: vow mqtt password
Check the name, or give its address: vow config set mqtt.address HOST:PORT
Check the network and the address.
The check of the log was interrupted.
Check the path.
Check the port (mostly 8883), and the certificate: vow config set mqtt.tls FILE
Check the server, or choose another voice: vow config set coach.voice auto.
Check that the address is of an OpenAI-compatible service, and the model.
Check that the address is of an OpenAI-compatible service.
Check that the address is of a rating service, and the model.
Check that the address and the port are those of an MQTT broker.
Check that the folder can be written.
Check that an input is there and allowed: pactl list short sources.
Check that it is installed.
Check that an output is there and chosen: pactl list short sinks.
Check that it is plugged in; `vow demo` tries it.
Check that it runs, and its address and port: vow config set mqtt.address HOST:PORT
Check that it runs, or choose another engine: vow config set engine auto.
Check {option}. What records something, such as `vow alarm add`, makes the folder.
Choose another file.
Choose another folder, or make it writable.
Choose another tone.
Choose another with --port.
Choose one of: {names}.
Choose one of: {names}, wyoming:HOST:PORT.
Choose the other one as the usual output: pactl set-default-sink {name}.
Choose --yourself or --silent, not both.
The client library of PostgreSQL is not installed.
the clock of record {position} runs back
Close it.
Close other programs, then try again.
Close programs that hold many files, then start vow again.
The coach's process ended.
The code scanner failed on this picture.
There are {count} codes in {path}. Take a picture of one of them only.
Come closer, and let light fall on it.
It comes with the Plasma desktop (apt install powerdevil).
Connect one, or unmute one: pactl list short sinks.
The connection to {server} broke; what was sent last may be there, or not.
Copy the folder to a place that can be written, and name that with --home.
{path} is a copy of no zone in {directory}.
--count goes from 1 to 20, and --most-words from 4 to 40.
"count" must be from 1 to {most}, not {count}.
--csv goes with --reliability, and not with --json.
curve of `vow-lab evaluate`
Cut it into pieces.
Cut it shorter, or choose another file.
Cut the silence out, or choose another file.
The database {server} cannot be reached.
The database {server} could not be used.
The database {server} does not keep UTF-8.
The database {server} has no room or no connection left.
The database {server} has no tables for a cohort.
The database {server} takes no writes now.
The database {server} took too long; nothing was written.
"date" must be a day of the calendar as YYYY-MM-DD, not "{text}".
"days" and "date" exclude each other.
"days" must name at least one day.
Its device ships what it holds: vow cohort ship.
{name} did not answer in time.
Did you mean: {names}?
Did you mean "{name}"?
The disk of the log {path} failed; what was just recorded may have been written, or not.
The disk that holds the log {path} is full; nothing was written.
Do it again: what is there already is not written twice.
it does not begin as {format}
{engine} does not hear {language}.
{engine} does not hear the language of the recordings ({names}).
Either "days" or "date" is needed.
END:{text} closes nothing that was begun.
End it: `lslocks` shows who holds what.
its end is missing
End the other program that has the file open (`fuser {path}` names it), then try again.
The engine {engine} cannot be had.
The engine "{engine}" took no notes of this morning. `vow engines` shows which did.
The engine "{engine}" took no notes of these mornings. `vow engines` shows which did.
espeak-ng could not speak "{language}".
espeak-ng does not speak "{language}".
The event {name} at position {position} cannot be read.
The event is cancelled.
An event could not be written.
The event has no DTSTART, so no time to ring at.
An event of the report cannot be read.
An event of the run could not be written.
Export with the old program, import with the new: install the version of Vow that wrote it, run `vow export FILE`, install this version again, move the old folder away, and run `vow import FILE`.
The file begins with a continued line.
The file {path} cannot be read.
The file {path} cannot be read: {cause} Check its name and its rights.
The file {path} cannot be written: {cause}.
The file {path} cannot be written. Choose another place.
The file {path} could not be written; nothing is left of it.
The file does not begin with BEGIN:VCALENDAR.
The file is no picture that can be read, or a very large one.
The first row of {path} does not name id, speaker, text, accuracy, fluency, prosodic and words.
The first row of {path} does not name the columns conversation, text and label.
Flite could not speak the text.
The Flite voice speaks English only, not "{language}".
The folder {path} cannot be made.
The folder {folder} cannot be opened.
The folder {home} cannot be written.
Free some space; alarms go on ringing meanwhile.
--from must be an instant such as 2025-03-30T01:00:00Z, not "{text}".
"from" must be {expected}, not "{text}".
--from "{text}" is no date such as 2025-08-31.
Give at least one morning.
Give at least one event to --last.
Give at least one --line.
Give at least one morning to --last.
Give the command that records it.
Give either --audio FILE or --text TEXT.
Give either --batch FILE or --classify FILE.
Give either --goal or --kind affirmation, not both.
Give either --month or --days, not both.
Give either "transcript" or "audio".
Give either --transcript TEXT or --audio FILE.
Give --engine or --compare, which tries every engine.
Give the folder that holds {file}.
Give the folder with --home DIR.
Give from 1 to 256 jobs.
Give it a key that holds: vow cloud key.
Give a list of recordings, or --talk FILE.
Give it a model of that language, or choose another engine.
Give a name such as "Europe/Madrid"; timedatectl list-timezones lists them.
Give a name such as "Europe/Madrid".
Give one of --plan, --digests, --defect and --seeds.
Give one of --scan, --image and --payload.
Give the path of a PEM file: vow config set web.certificate FILE
Give the path of a PEM file without a passphrase: vow config set web.key FILE
Give its program the right: setcap cap_wake_alarm=ep.
Give recordings by --sound or by --manifest, not by both.
Give recordings, or --pronunciation FILE; not both.
Give recordings, or --talk FILE; not both.
Give a sentence with words in it.
Give the service CAP_WAKE_ALARM instead, or let your group write the clock's wakealarm file.
Give --text TEXT and --audio FILE, or --batch FILE.
Give --time with --days or --date, or --batch. See: vow help next
{outcome} Give --yes where nobody can be asked.
it has no single run "{run}", but {others}
{name} has no value that Vow knows: "{text}".
The head of the log, {path}, cannot be read.
The head of the log, {path}, cannot be written.
The head of the log, {path}, was not signed by this device's vault.
`vow helper` is for other commands of Vow; it talks to no person.
{home} holds a log already; choose another --home.
{folder} holds a log already; name an empty folder.
{path} holds no labelled utterance.
{path} holds no rated recording that can be used.
{path} holds something else than an earlier {kind}; it was left as it is. Choose another name.
the id comes twice
the id has 1 to 64 letters
If you did not change it, choose the tone again.
Import an archive into a home, or begin a home with `vow alarm add`.
Install alsa-utils, and look what holds the device: fuser -v /dev/snd/*.
Install it anew: apt-get install --reinstall espeak-ng.
Install it: apt-get install espeak-ng.
Install it: apt-get install faad.
Install it: apt-get install pulseaudio util-linux.
Install it: apt install libcurl4.
Install it: apt install pocketsphinx-en-us.
Install it: apt install util-linux-extra
Install espeak-ng for other languages.
Install the package libflite1, or install it anew: apt-get install --reinstall libflite1.
Install the package pcscd, and start it: systemctl enable --now pcscd.socket.
Install the packages libpcsclite1 and pcscd.
Install it: sudo apt install libmosquitto1
Install the version of Vow that wrote it.
Install a voice: apt-get install espeak-ng libflite1.
Install it with: apt install libpq5
Install it with: apt install tzdata
The installer scripts/fetch-models is not beside this program. Reinstall Vow.
Interrupted after {count} of {mornings} mornings.
INTERVAL={number} without an end cannot be kept. Give it UNTIL or COUNT.
Join the group that may: sudo usermod -aG input $USER, then log in again.
Join the group video: sudo adduser $USER video, and log in again.
Keep it awake by its power settings; `vow wake` says what is missing.
Keep the machine awake at night, or use one whose clock can wake it.
Keep the machine awake at night by its power settings.
The kernel wakes the machine by {folder}.
The key {key} cannot be read.
The key cannot be written to {path}.
The key in {path} cannot be read.
The key in {path} cannot be removed.
The key {key} is not the one of the certificate {certificate}.
A key of an append in the database was not written by this device.
A key of the log's appends was not written by this device.
The key vault {path} can be read by other users.
The key vault {path} cannot be read.
The key vault {path} cannot be written.
The key vault could not be written.
The keys of the log are missing.
lang is zh, en or es, not "{text}"
The language "{language}" is not one of en, es, zh.
Leave one out.
Leave that character out.
Let your group write it with a udev rule for SUBSYSTEM=="rtc".
Let only one `vow run` use this home.
Let a program do it: put one at hooks/run in Vow's folder.
Let that one ring, or choose another home with --home DIR.
The level is easy, medium or hard, not "{level}".
level is easy, medium or hard, not "{text}"
libcurl is not installed.
The library for tag readers (libpcsclite) is not there.
The library that speaks MQTT is not installed.
The light sensor is gone.
A line is empty; nobody can say it.
line {line} is no {form}
a line of it is longer than any record
Line {line} of {transcripts} names the run "{run}", which is not there.
Line {line} of {transcripts} is no transcript: {row}
Lines are judged by the words heard alone.
"lines" is missing or empty, or one of them is.
Nothing came of listening, not even silence.
{name} listens instead of {missing}.
The log beside {path} was replaced or removed meanwhile; nothing was written.
The log {path} can only be read here; nothing was written.
The log {path} cannot be made.
The log {path} cannot be opened.
The log {path} cannot be written; nothing was written.
The log {path} could not be used.
The log {path} is damaged.
The log ends at record {last}, but record {position} was written.
The log {path} is gone, and there was one: its keys or its head are here.
The log {path} has format {format}, from before Vow 1.0, which this version cannot read.
The log {path} has format {format}, which this version does not know.
The log holds events of a newer version of Vow; nothing was written.
--log and --into go with --plan.
A log of a cohort is only read here.
The log is older than it was: record {position}, which the key file knows, is not in it.
A log that can only be read is not shipped.
logind gave no inhibitor.
Look at the disk's health; `vow log verify` tells whether the log is sound.
Look at the key file, keys.json.
Look at the machine's own sound server: pactl info.
Look what is there before you do it again, and look at the disk's health.
Look what is behind it, for instance an equaliser: pactl list sinks.
Look what holds it, or restart the sound server (systemctl --user restart pulseaudio, or pipewire-pulse).
Look which outputs are connected, if you did not move it.
M4A files are read by the program faad, which is not here.
The machine may not be put to sleep. {cause}
Make the folder and its files writable for you, or choose another with --home.
Make it louder, or choose another file.
Make one that does: createdb --encoding UTF8 --template template0 NAME.
Make room there, and make it writable.
Make room on the disk and the folder writable; they are made again from the log.
Make room on the disk, and make the folder writable for you.
Make room on the disk, make the folder writable, and try again; nothing is lost meanwhile.
Make room on the disk, and try again.
Make room, or choose another place.
Make sure that it exists and is yours.
Make sure that the folder exists and is yours.
Make sure that it is there and yours.
Make it writable, or choose another with --home DIR.
Make it writable, or name another one in VOW_MODELS.
The manifest {manifest} cannot be read.
The manifest {manifest} holds no recording to evaluate.
The message bus cannot be reached.
The microphone has sent nothing for three seconds.
The microphone stopped giving sound.
The microphone was read before it was opened.
--minutes goes from 1 to 180.
"{name}" is missing; it must be {expected}.
The model of meanings {model} cannot be used.
Moonshine could not decode the recording.
Moonshine could not weigh the words.
There is more than one {name}.
The motion sensor is gone.
Move the link away, and put the file itself in its place; or name its folder with --home.
{means}, {milliseconds} ms after it was asked for
{milliseconds} ms after it was asked for
{milliseconds} ms late
"{name}" must be {expected}.
Name a file in PEM: vow config set mqtt.tls /path/to/ca.pem
Name a file that ends in .pdf or .svg.
A name follows code or tag only: vow try code kitchen
A name, key or correlation holds a NUL; nothing was written.
Name a run, or --last for several; not both.
Name the run: vow certificate RUN.
Name the sessions to end, or end them all: --all
{program} needs rights that this person has not.
"{text}" is neither machine nor people.
"{rehearsed}" is neither others nor everything.
The new log could not be put in place, at {path}.
A {name} is no alarm.
NO ALARM IS LEFT, so nothing rings: put a backup back (`vow import`), or make the alarms anew (`vow alarm add`).
No alarm rings next. Make one, or name one with --alarm.
No browser could be started. Open this address in one:
No camera was found.
There is no class "{name}"; choose one of {names}.
No code was read.
No code was read. Come closer, and let light fall on it.
No code was read in {path}. Come closer, and let light fall on it.
There is no command "{path} {word}".
"{text}" is no count that Vow can keep.
"{text}" is no date.
"{text}" is no date or time that Vow can keep.
{path} is there, and is no file of transcripts.
There is no folder {source}. Check --from.
There is no folder {path}, so there is nothing to show.
"{text}" is no history.
"{text}" is no instant. Write it as 2026-03-28T12:00:00Z or with +02:00.
No key was given, and nothing was changed. An empty line removes it.
No keys or buttons of this device can be read.
No line fits the row "{row}" of {manifest}.
There are no lines to rehearse. Add one: vow lines add "..."
no list of {form}
There is no log in {home}.
There is no log to read at {path}.
There is no machine named {host}.
There is no memory or thread left for sound.
No microphone is connected.
There is no model {name}. There are: {names}.
There are no mornings yet to judge again.
"{name}" is no name for a tone: it takes letters, digits and hyphens, at most 40.
"{name}" is no name of a recording.
There is no other output that could be heard.
There is no output that could be heard.
"{part}" is no part of a rule.
No password was given.
No pipe could be opened.
No power service answers on the session's bus.
"{text}" is no range of dates.
There is no readable sound file at {path}.
There is no real-time clock with an alarm under {folder}.
{file} is no report of vow.
"{text}" is no seed, number of mornings and digest.
There is no session {unknown}.
There is no session bus.
{path} is no socket of yours, so it is not used.
No sound began within 5 s.
There is no speech engine named {engine}.
No speech engine on this device hears {language}.
There is no step "{action}".
There is no such bug. Choose all or one of: {names}.
There is no such fault. Choose all, none, or some of: {names}.
No tag reader is connected.
No tag was touched.
There is no time zone called "{name}".
There is no time zone called "{name}" on this device.
There is no time zone database in {directory}.
No timer could be opened.
There is no tone called "{name}".
There is no tone "{text}". Known: {names}; or give the path of a file, or add it: vow tones add
There is no tone "{name}" of yours. `vow tones` shows them.
No trial goes on.
"{engine}" is no usable address of a cloud service.
There is no verifier {verifier}; there are {oldest} to {newest}.
No `vow run` serves the page. Start it: vow run
No `vow run` watches over {home}.
"{level}" is no whole number of decibels between -20 and 60.
Nobody speaks "{language}" in the demonstration; en and es are spoken.
The noise "{name}" is not one of pink, babble, tone.
{path} is not a file. Give the name of one.
{program} is not installed.
{file} is not a sound archive: {cause}.
Nothing but silence was sent to the output.
Nothing can wake this machine, or keep it awake.
Nothing can wake this machine, so it is not put to sleep. --awake rehearses the rest.
Nothing here measures sound.
Nothing here measures sound. Run `vow models verify`.
There is nothing in {file} to replay.
Nothing of the log {path} can be read.
Nothing on this device vibrates.
Nothing that {model} proposed can be used.
Nothing was done: {cause}
Nothing was erased.
Nothing was erased. Give --yes where nobody can be asked.
Nothing was erased: the run {run} is in progress and asks for its lines. `vow run` takes it up again; erase when it has ended.
Nothing was sent: {recipient} could not prove that it is who it says.
Nothing was sent to {recipient}: you have not agreed to it.
The number of devices {devices} is not between 1 and 50.
The number of other sentences is negative.
{path}: {problem}
Of {newest} records of a log, the database holds {count}.
The old files are in {folder}.
Say it once more; if it happens again, choose another engine.
Say one sentence at a time.
Only rules that repeat DAILY or WEEKLY can be kept.
Open another.
Or leave TZ out to use this device's own zone.
Other commands kept changing {stream}.
Other machines are let in by a password only, and none is set.
Other programs cannot follow this `vow run`; alarms ring all the same.
Others can read the key in {path}.
Others can read the password in {path}.
The output has taken no sound for {milliseconds} ms.
The output "{output}" leads to no speaker, so the ring goes to "{other}".
The output "{output}" is muted.
The output plays silence in place of the ring.
The output "{output}" is turned down to {percent} %.
One of Vow's own processes was asked what it does not know.
The page is switched off. Switch it on, then start `vow run` anew: vow config set web.port 8690
The password in {path} cannot be read.
A password is never given as an argument, where others see it. Say: vow password
A password is one line of at most 1,000 letters.
A password takes {count} characters or more; a sentence is easy to remember.
Paste the key (it is not shown), then Enter:
--patience goes from 20 to 600 seconds.
The picture is empty or too large.
Please report this with the next line.
Plug the camera out and in.
Plug it in.
Plug one in, or choose an input: pactl set-default-source NAME.
Plug one in, or use the camera of the page.
Plug one in, and try again.
Plug it out and in.
Plug the reader out and in, and see whether pcscd runs.
PocketSphinx could not decode the recording.
The PocketSphinx model cannot be used.
It points elsewhere, and nothing is sent elsewhere: set the address it moved to.
Port {port} of this machine cannot be listened on.
PowerDevil gave no receipt.
PowerDevil (process {process}) has no right to wake.
PowerDevil wakes the machine.
The private sound server takes no sound any more.
The process that films failed.
The process that reads pictures failed.
The process that reads tags failed.
The process that speaks failed.
The program {program} could not be started.
The program took too long, and was ended.
Put a copy of it back from a backup; without it, sealed records stay closed.
Put the file keys.json back from a backup. Where there is none, `vow log salvage` goes on without the words that were sealed; alarms keep their times.
Put log.head back where it was. Where it is lost, `vow log salvage` saves every intact record.
Put log.sqlite and log.head back from a backup. To begin anew, move keys.json, log.head and views.sqlite away as well.
Put log.sqlite and log.head back, from a backup or from a folder damaged-N beside them. To begin anew, move keys.json, log.head and views.sqlite away; or name another folder with --home.
Put the newer log.sqlite and log.head back. Where they are lost, `vow log salvage` goes on with what is there.
Put a newer one in its place.
Raise the number of files that may be open: ulimit -n.
It rang, but nobody could hear it. {cause}
Pronunciation is rated without it.
Read it with the version of vow that wrote it ({version}).
A record cannot be exported.
record {position}, {name}, cannot be read by this version of Vow
record {position} does not follow from the one before
record {position} does not open under its key
A record in the database cannot be read.
Record {position} in the database is not what was written.
Record {position} is missing from the database.
record {position} is not as it was exported
Record {position} of the log is missing.
Record {position} of the log is not the one that was written.
Record {position} of the log was not written by this device.
A record of the log was removed: it has {count} of {newest}.
Record {position} of the log was written, and is not there any more.
A record of the run cannot be read.
Record {position} was in the database, and is not there any more.
The recording could not be sealed.
The recording {path} could not be read.
The recording {path} could not be removed.
The recording {path} could not be written.
A recording of more than thirty seconds is not rated.
A recording of more than two minutes is not heard.
The recording was closed.
{recipient} refused with status {status}.
Reinstall Vow: two versions of it seem to be mixed.
Remove it by hand.
Remove its model with `vow models remove`, and install it again.
Remove it, and start `vow run` again; alarms ring meanwhile.
A report holds no words that another verifier could judge.
report of `vow report`
Report this with the output of `vow log verify`.
Restart it, or choose another output.
Restart the sound server.
Restart it (systemctl --user restart pulseaudio, or pipewire-pulse).
Restart vow after changing the zone.
Restore it with: apt install --reinstall tzdata
The right to wake is missing ({cause}).
The ring moved to the output "{name}".
--round goes with --audio.
--rounds is at least 1.
The row is no JSON object.
The row is no JSON object with the agreed keys.
RRULE and RDATE together cannot be kept in one alarm. Make two events of it.
A rule has UNTIL or COUNT, not both.
The rule stands for no date at all.
The rule stands for too many dates, or none.
Run it again.
Run: chmod 600 {path}
The run {id} has not ended.
The run has the steps 1 to {count}.
The run {run} is in progress. Try again when it has ended.
Run `make install` once more, which says how the service gets CAP_WAKE_ALARM, or allow the clock's own file.
Run scripts/fetch-models and build again, or choose PocketSphinx.
Run `vow cloud key` again.
Run `vow cloud key`, and paste the key alone.
Run `vow log rebuild`.
Run `vow log verify`.
Run `vow log verify`; a newer version of vow may have written it.
Run `vow log verify`, then `vow log salvage`.
Run `vow log verify` to see where, then `vow log salvage` to save every intact record.
Run `vow models install {name}`.
Run `vow models install`, or: apt install pocketsphinx-en-us.
Run `vow models install sherpa-onnx`.
Run `vow models install whisper-base`.
Run `vow models list` to see what is installed.
Run `vow models verify`, and try again.
Run `vow mqtt password` again.
Run it without that variable.
Saved {count} records into a new log.
Saved {count} records into a new log; lost: records {lost}.
Saved {count} records into a new log; lost: records {lost}; not written by this device and left out: records {refused}.
Saved {count} records into a new log; not written by this device and left out: records {refused}.
Save the file at 44,100 or 48,000 samples a second.
--seconds goes from 5 to 3600.
See: {path} --help
See that dbus and systemd-logind run.
See that iio-sensor-proxy runs.
See that it runs, and that address and account are right. A password is taken from PGPASSWORD or ~/.pgpass.
See why it waits: sudo -n -l {program}
sentence {number} ({id}): {reason}
The sentence has no word that could be rated.
A sentence of that length is not spoken.
The service for tag readers (pcscd) cannot be reached.
Set both web.certificate and web.key, or neither.
Set one: vow password
Set web.certificate and web.key to two that belong together.
{variable} is set, and would lead to another server than the one named.
Set the zone with: timedatectl set-timezone Area/City
There are several codes in the picture.
Ship it from the device that writes it.
Show one of them only.
Signals of {interface} cannot be followed.
The signed head of the log, {path}, is missing.
The similarity {similarity} is not between 0.5 and 1.
Sleep signals cannot be followed.
The socket {path} cannot be made.
Somebody else is writing to this log in the database; nothing was written.
Sound at {source} samples a second could not be brought to {target}.
The sound file {path} cannot be read.
The sound file {path} falls silent for more than {seconds} seconds.
The sound file {path} holds no sound.
The sound file {path} is longer than {seconds} seconds.
The sound file {path} is not the one that was there when the alarm was set.
The sound file {path} is shorter than a tenth of a second.
The sound file {path} is silent or too quiet, and would wake nobody.
The sound server does not answer.
The sound server gave Vow no microphone.
A sound server of Vow's own did not start a moment ago.
The sound server records nothing any more.
The sound server refuses to change the volume.
The sound server takes no sound any more.
The sound server took no sound from Vow.
The sound is too short to be known again.
The speech engine {part} is busy with other questions.
The speech engine {part} crashed ({signal}).
The speech engine {part} ended by itself (exit code {status}).
The speech engine {part} sent more than any answer holds.
The speech engine {part} was ended in the middle of a question.
The speech engine {part} was killed (SIGKILL), as it happens where memory is short.
The speech engine {part} did not answer in time.
The speech engine {part} answered what is no answer.
The speech engine {part} was ended, and the system does not let go of its process.
The speech engine {part} could not be started.
The speech engine {part} works, but did not hear "{sentence}".
The speech library {path} cannot be used.
The speech model {model} cannot be loaded.
The speech model {model} cannot weigh words.
The speech model {name} is not installed.
The speech model {name} is not what it should be: {names}.
Nothing was sent to the speech server {address}: you have not agreed to it.
Speech is told from silence by its loudness.
The split "{split}" is neither tune nor held-out.
Start again.
Start it again: vow run
Start PulseAudio or PipeWire (systemctl --user start pulseaudio, or pipewire-pulse), and check with "pactl info".
Start it: vow run, or as a service: systemctl --user enable --now vow
{path} is a symbolic link; nothing was written.
systemd-logind does not answer on the system's bus.
systemd-logind keeps the machine awake until the alarm.
The table {manifest} cannot be read.
table of `vow-lab evaluate`
The tables of the log, or the triggers that protect it, were altered.
Take another one.
Tell whoever runs it; nothing was written.
Tell whoever runs it what it said.
The tempo {tempo} is not between -20 and 20 percent.
The text has no word that could be said.
the text is one line of 1 to 200 letters
"text" is missing.
"text" is missing, or is no text.
That could not be done.
The answer was:
The program could not be started.
This account may not do that in the database {server}.
This build of Vow has no sherpa-onnx, which the Moonshine engine needs.
This device has no light sensor.
This device has no motion sensor.
This device's own engine goes on.
This device's own rater goes on.
This is a mistake in Vow: report it.
This is no calendar line (NAME:value).
This is not UTF-8 text.
This process may not gain rights, so sudo cannot run.
This is a report of the form {format}.
This text fits into no QR code.
"time" must be HH:MM from 00:00 to 23:59, not "{time}".
The time was given twice. Leave one out.
The time zone file {path} is damaged.
To agree: vow consent give {purpose} --to {recipient}.
The tone could not be kept in {folder}.
A topic is a word or two, such as "food".
A trial answers no questions.
The trigger "{text}" is no length of time, such as -PT10M.
A trigger related to the end of the event cannot be kept.
The trigger is a week away or more.
Try again.
Try again, and hold it still.
Try again in a minute.
Try again in a moment.
Try again later.
Try again: nothing that was recorded is lost.
Try again; `vow log verify` tells what is there now.
Try again when it has less to do.
Try another picture.
Try it on the command line: vow {command}
Try it yourself.
Turn the output down instead, if it is too loud.
Turn it up there, for instance in pavucontrol under Playback.
Turn it up: pactl set-sink-volume @DEFAULT_SINK@ 60%
The two are not the same; nothing was changed.
Unmute it there, for instance in pavucontrol under Playback.
Unmute it: pactl set-sink-mute @DEFAULT_SINK@ 0
Unplug and replug it, or restart the sound server.
Unplug them before you sleep, or let Vow leave them alone: vow config set sound.headphones leave
Use at most about 2,000 characters.
Use a PNG, JPEG, WebP, GIF, BMP or PGM file.
Use the server that does, or try again later.
Use that version, or one after it. Turning off, taking out and erasing still work.
Use a WAV, FLAC, OGG, MP3 or M4A file.
Use a WAV, FLAC, OGG or MP3 file.
The VALARM has no TRIGGER.
The value of "{key}" has the wrong type.
The variable TZ names no time zone: {cause}
Run `vow models verify {name}` and `vow models install {name}`.
A view of the log cannot be used.
The views beside the log cannot be used.
The voice espeak-ng is not installed.
The voice activity model {model} cannot be loaded.
The volume {volume} is not between 0 and 100 per cent.
Vow cannot reach {server}.
vow log verify
`vow run` ended.
`vow run` shows a screen and answers nothing, so there is no JSON of it. What happens is in the log: `vow log list --json`, or `vow runs --json`.
`vow run` watches over {home}. End it first: Ctrl-C, or `systemctl --user stop vow`; start it again afterwards.
Vow sends no mail. Remove the VALARM.
vow status
`vow try` shows a screen and records nothing, so there is no JSON of it.
Vow's own sound is muted in the mixer.
Vow's own sound server could not be started.
Vow's own sound is turned down to {percent} % in the mixer.
Vow's own sound was muted in the mixer, and was set back.
Vow's own sound was turned down to {percent} % in the mixer, and was set back.
Wait 1 to 120 seconds.
Waiting for the timer failed.
{path}/wakealarm can be written.
{path}/wakealarm may not be written.
{option} was given twice, and only one of the two can hold.
{command} was refused.
{interface}.{method} was refused.
What {source} holds is no key.
What {recipient} holds of this log is not what this device wrote.
What is only looked back on takes no events.
What is only read takes no events.
What is only read takes no keys.
What is reached at {broker} does not answer as a broker does.
Say what to change: --min-similarity 0.70, --challenge-word off, --recite affirmations, --verifier 7, --engine whisper, or --transcripts FILE.
Say what to change: --min-similarity 0.70, --challenge-word off, or --recite affirmations.
What was heard cannot be kept: {cause}
What you agreed to is withdrawn, since a withdrawal may be lost; `vow consent give` gives it anew.
Where it has one, install the package iio-sensor-proxy.
Whisper could not decode the recording.
Whoever owns it makes them: vow cohort prepare --at ADDRESS.
Say the whole line.
With --batch, the file says what is rated. Leave the rest out.
A {name} within an event is unknown.
Without --noise there is nothing for --snr or --babble: give --noise pink, say.
WKST={day} is no day.
The words of this run were erased; nothing is left to redact.
--words takes common or less-common, not "{bucket}".
Write it as cloud:https://HOST/v1#MODEL.
The Wyoming server at {address} cannot be used.
The Wyoming server at {address} did not speak.
The Wyoming server at {address} does not hear "{language}".
The Wyoming server at {address} does not speak "{code}".
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
make the room bright
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
That one counts. Go on with: {line}
Now say your goals.
Good morning. Say your goals now.
Good morning.
Hold this device with its left side up, still, for {seconds} seconds.
Hold this device with its right side up, still, for {seconds} seconds.
Today in this order.
Include the word '{word}'.
In its place, type: {choices}
one moment
Good. Last one.
Almost. This one a little more clearly: {line}
listening
That attempt was lost: {why} Say it again at the next silence.
It rings for a while first. It listens again in {seconds} s.
A short pause after several tries: {seconds} s. Take a breath.
Make the room bright, and keep it bright for {seconds} seconds.
The alarm was missed.
Almost. A "not" was heard that is not in the line, or one was left out. Say it as it stands.
Not yet. Start with: {line}
Nothing was heard. Take your time.
Almost. A number, date or time was heard otherwise. Say it as it stands.
That came through a little unclear. Once more, please, with the word '{word}'.
Almost. I may have heard a word as its opposite. Say it once more.
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
That was something else. Say: {line}
Good. {count} part to go.\##u{1F}Good. {count} parts to go.
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
Almost: say “{word}” too.
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
00053400055e0005840005ac0005da00061000064200065c00067200067f0006b60006e40006ef000708000721000744\
00076500078b0007a50007f100080200081b00082900088000089e0008ad0008d50008eb0009440009670009900009d0\
000a12000a28000a46000a92000ad7000af0000b0c000b5e000bb0000c43000c92000ce0000d3b000d74000d8f000da8\
000dc4000de5000e2e000e4c000e84000ea2000ebe000f04000f9000101100105a0010940010ec00111b001150001185\
0011b80011d80012240012720012b000130500132300133500134100134c00135200135a00136000136700137500137a\
00138400138e0013a50013be0013c50013cc0013d20013d90013ee0013f700140000140400140c00141100141600141c\
00142000142400142d00143500143900144300144700144b00144f00145300146700146f00148c0014a90014ad0014c3\
0014da00153700154100155400158a0015d20015ec00160c00161a0016700016a00016b000170900172e00174300175c\
0017f900182b00185c00186b0018c00018db0018f200191a00192400198a0019cc0019e70019ff001a06001a29001a34\
001a45001a6a001a9a001aaa001b21001b4a001b81001bad001bc0001bdb001bef001bfc001c32001c4f001c8f001c9f\
001cb0001cbd001cc2001cc7001cd9001ce0001d38001d3d001d42001d49001d56001dd8001dec001e11001e3f001e7e\
00213c0021830021cf0021ec0022010023ad0025820027900028f0002ab3002c63002dc9002dff002e48002e9d002eba\
002ee4002f05002f1e002f5f002f7a002f98002fb3002fe100300200303d0030620030810030a50030be0030dd0030f8\
00310200310e00311c00312f00313300314c00316400317600317e0031960031ff00320700321f00323d00324a003264\
00327d0032910032b10032c00032d400339300339a0033ef0034360034610034880034a10034c30034f700351100351e\
00353100354600357c0035b00036310036540036a400370900374300375100377e0037a00037c5003805003826003871\
0038920038fe00391800393100394400397900398d0039a20039f7003a1a003a2f003a49003a63003a69003a77003a83\
003a9d003aaa003ac3003ae4003b18003b2d003b76003bc4003bd7003be5003bf3003c2c003c59003c8c003cd7003d1c\
003d46003d61003d85003d9b003dba003dde003e1d003e46003e66003edd003f03003f21003f58003f84003f9f003fc0\
003fef00401f00404500406a0040890040d300411e00413f00417a00419d0041db0041e900421b00423b00425a004292\
0042bf0043000043480043890043b30043f70044140044460044770044a10044ee00452000455200456300456b0045b8\
00460300461500461f00462800462f00463600463b00464100464900466300467100468500469d0046b10046c30046f2\
00470500472000473500476a00477b00478c0047a50047c10047fd00482f00483b00485300486200487500488600489e\
0048b70048ce0048e90048f900490000490600491300492500492f00494100495800497100497b0049850049940049ad\
0049ca0049d80049e7004a04004a1e004a49004a5c004a7d004aab004abd004acf004af0004b0f004b34004b46004b4b\
004b71004b97004ba7004bb7004bcf004bde004bf1004c02004c1a004c2c004c45004c60004c63004c6c004c74004c79\
004c7e004c82004c86004c8d004c96004c9c004ca7004cab004cb6004cbb004cc1004cc6004ccd004cd3004cd6004cde\
004ce5004ced004cf7004cfd004d05004d0b004d13004d18004d1d004d23004d28004d40004d7d004d97004dd8004e00\
004e09004e0f004e4b004ffc00500300501600502d00505e00506400506d00509a0050a50050d10050e10050ea00510c\
00511800511d00512400512a00512d00513400513a0051440051e40052010052400052940052b60052cd0052e70052fb\
0053370058100058ef00590900592f00594800596b0059780059da0059fa005a23005a86005a8a005aa9005adb005b1a\
005b55005b74005ba4005be6005c0f005c4e005c63005c7a005cb5005cc8005d06005d11005e1c005e34005e60005e6f\
005e8f005f28005f42005f57005f87005f98005ff800600c00602700605d00606e0060910060a00060bf0060d00060e8\
00612400615100616b0061c00061ee00622d0062870062bf0065610065970065c90066160066440066680066960066a8\
0067c10067d20067fb00682a00685100688800690900692d006951006972006af0006b13006b47006ba0006ccc006d09\
006d41006d5e006d87006db4006ddb006e0a006e4b006e94006f560070580070910070ae0070dc00710b00713100716e\
0071a50071c90072de0073140073360075510075800075bf0075dd0076b30076ca00771300772c0077ac0077d20077ef\
00781200789c0078ac0078f000790700791a007930007abf007afa007b22007b4b007b70007b8d007bba007be7007c32\
007d2d007d5f007d94007edc007f19007f6a007fb2007fd0007fe700817400818d0081d4008204008214008225008257\
0082ec00831c00832d0083740084d300850100850f0085fb00862d00863b00870e00875400888f00889d0088ba0088cc\
0088d900891800892700893b00896d0089a30089d50089fb008a0f008cfa008d07008d2e008d57008d89008f2b008f73\
008faf008ff30090310092260092550092720092b400943c00947500948b0096880096b10096d80096fc009707009734\
00976b0097810097940097a10097c10097d10097db0097eb0098650098a30098df00992800992d009934009942009948\
00995500995e0099950099a2009abd009ae5009b25009b57009b90009fd500a03900a06f00a0a500a0e600a10600a13b\
00a15a00a31f00a33a00a37100a3ba00a3de00a3ea00a40300a43600a4ed00a4ff00a51600a54200a5b300a5bd00a5cd\
00a5de00a63b00a67600a6ac00a6d500a6f700a7eb00a81b00a86f00a93c00a97e00aa4500aa7f00aaf500ab2a00ab67\
00ab9100abb300abf100ac1200b05a00b08900b0ad00b12c00b14700b15200b1ac00b1d200b24c00b2a400b2d300b33c\
00b4f700b54900b60000b63b00b66900b67800b6aa00b6e100ba2000ba4e00ba9100bad200baf900bc0200bc1e00be15\
00be3f00be6900bea100bef200bf1b00bf5200bfb600bfe500c03100c17300c1c800c1d700c22700c24e00c27c00c2e6\
00c30600c32c00c35c00c38500c3c900c3e100c42300c44a00c47500c4c200c4fa00c54700c56500c5a000c5f600c63f\
00c68500c6b400c6de00c71300c72c00c73f00c77c00c7bc00c7df00c97300c9ad00caf200cb2b00cb6d00cb9a00cbc3\
00cbe100cc1b00cc2c00cc8600cc9b00ccc600cd0700ce2000ce4700ce9300cecd00cfc200cfd800d01700d07000d08c\
00d0ec00d12600d21700d25f00d2ab00d2c500d2e300d32900d36b00d3a700d45200d46d00d49200d4aa00d4e100d4ec\
00d52c00d54d00d69f00d6cb00d70e00d72900d75400d78800d7bc00da1900da4b00da8f00dac100dd0b00dd2800dd43\
00dd7d00def000df2100df5300df5f00df8300e0ce00e10f00e13700e16000e1b300e1eb00e2dc00e30d00e32400e33d\
00e38d00e3d100e3ea00e4b500e4ef00e50700e51100e51a00e53a00e54a00e54f00e55700e55f00e56900e57c00e584\
00e58a00e59d00e5af00e5ce00e5e100e62d00e63700e64500e67f00e69d00e6af00e6b800e6e000e6ee00e71000e731\
00e77400e7c500e80a00e92200e96300e99a00ea9400eaaa00eab900eac900ead900eb1900eb6500eb6f00ec4300ec6d\
00ec7900eca700ecc800ece400ecff00ed3f00ed4900ed8600edb600ef3c00ef5900ef8e00efc600f01a00f04d00f131\
00f15f00f1f500f23500f26b00f36a00f3ab00f3dc00f56f00f59200f5df00f5f700f98b00f9d800f9e400fa2700fa4b\
00fbbc00fbdc00fc4a00fc9d00fcdc00fd3c00fd9600fdbd00fde400fdf600fe2a00fe5800fe8a00feb200ff3800ff4e\
00ff6700ff8400ffe401000801002e0100790100cb0100e201011a0101380101570101630101680101840101c70101dc\
01021601021c01022c01023301026201027a0102a80102c60102da01031b01034101035c01037d0103a20103c60103e7\
01040801041b01042301042b01043301043d01044a01046101046701047c01049a0104e7010507010513010518010548\
01058a0105a80105bd0105e60105fe01061f0106390106460106600106c401072601076901078a0107b80107ef010833\
0108680108920108da0108fd010922010942010a15010a21010a29010a38010a44010a4a010a56010a62010a95010a9b\
010ab4010ac2010ad5010af1010b2c010b62010b9c010bcf010bd4010bfa010c46010ce0010ce7010d19010d22010d2b\
010d66010d80010da9010db2010dbc010dc4010dca010dd2010dd8010de0010e1a010e35010e41010e7f010e9a010eb6\
010ed0010ed8010ee2010eea010ef3010f59010f7b010fd00110460110770110960110bf0110e801111601112a011179\
0111a90111d20111ef01122101123401125c0112ae0112d501130d01131501134a0113590113870113ed01141d01142a\
0114630114750114ae0114dd01150e01153001154c0115960115f50116410116560116c10116dc01174b0117d00117ee\
0117fb01184001184e01185601191a0119e5011a48011a63011a93011aa6011aa8011aaa011aac011ab6011ad8011ae5\
011afa011b06011b2c011b3f011b44011b49011b55011b76011b81011b89011b8e011ba4011bd9011be9011bf7011c04\
011c07011c13011c25011c39011c4a011c64011c70011c7e011c8d011c9d011caa011cf8011d07011d18011d2a011d35\
011d3f011d4f011d5e011d73011d8c011da0011db5011df7011e01011e1e011e2f011e40011e53011e63011e68011e6d\
011e8a011e94011eba011edc011ee3011efd011f07011f25011f69011f75011fbd011fcf011fd9011fe0011fe7011feb\
011ff901202201203b01204401205501205e01207101208101208901208d01209b0120bd0120dc01213c0121930121a7\
0121d20121db01220801222501223f0122550122630122760122880122920122a10122a80122d801230001230e012316\
01231f0123280123450123950123c10123f201244101244601249f0124b80124d001252701256a01257601259c0125c4\
01260c01261801263701263f01265601266401267701268701268b0126960126a50126ee01271f01273a01274a01275f\
01278d0127b30127c20127c70127cc0127d30127dd0127e70127f301289b0128ba0128c40128ce0128dd0128ef0128f7\
01290e01292901293a0129570129bb0129c80129f5012a22012a32012a38012a43012a54012a69012a79012a89012a95\
012ab8012acf012adb012ae2012aed012af2012aff012b09012b17012b1e012b26012b3c012b4a012b58012b71012bb1\
012bb7012bbd012bd4012c55012c61012c66012c7a012cc2012cca012cf9012d35012d3e012d4c012d52012d91012dcb\
012dd5012e05012e3b012e52012e82012ea9012ecc012edc012f16012f55012f96012fd2012fea01302201302b01303c\
01304e01305c01306201306b01307501307d01308601308b01309101309c0130a40130af0130b70130d50130eb0130f2\
0130fa01310b01314d01315201316e01317401317901317e01318501319f0131bb0131c20131f00131ff01321f013271\
0132a70132bc0132e50132ec0132fb01330001330f01333401334901335e0133aa0133b80133bf0133c60133cd0133d3\
0133d80133e00133ed0133f30133f701340201341001341e01342401342c01343401343b013446013450013463013469\
01347e01349101349d0134a20134aa0134b00134bc0134ee01350101351701353001354e01356201358101359001359e\
0135a30135a90135b60135bb01362201365a01366f0136a10136aa0136d80136e10136e60136f20136fd013702013707\
01371301371a01372001372701372c01373001373601374801375a0137650137730137840137aa0137bc0137cb0137db\
0137f00137fd01381801382f01383d0138680138720138950138a30138c10138e60138f201390201391101392901393f\
01395301395b01397201398c01399b0139ae0139c00139ca0139df0139f1013a33013a44013a52013a73013a97013aa7\
013aab013ab7013ac5013aec013b01013b19013b39013b56013b6c013b7d013b93013ba7013bbf013bcc013be5013bf8\
013c03013c1d013c2e013c38013c43013c52013c5c013c66013c6b013c77013c8d013ca5013cb7013cc2013cce013ce8\
013cfd013d08013d32013d78013dc5013e23013e61013e9b013eab013ebc013eda013efe013f15013f2a013f34013f79\
013f97013fe1013fe701401701402b0140370140510140a20140aa01410601412201413a01414f0141b2014214014232\
01424f01426501426f01427d0142840142960142a80142b30142ca01431901432801434301435b01438a01439b0143a6\
0143c00143d30143ed0143fd01443b01447901448e0144a80144c10144ec0144f201450a01452c01454d01457d01458b\
0145910145b10145c80145de01461901463f01464301466d01469e0146b40146bb0146c80146f101470501470b014730\
01474301474901476101476e0147800147b10147ce0147ea0147fe01481001484a01485a01486b0148840148c70148d8\
0148fa01491f01492201493a0149860149990149a90149b70149c40149d60149f50149fd014a25014a4d014a5c014a6f\
014a77014acc014ad3014ae8014b00014b14014b25014b34014b48014b52014b64014b79014b8b014ba2014bb4014bc2\
014bd4014bf5014c05014c37014c56014c69014c74014c90014cf1014cf5014d01014d0e014d13014d19014d22014d2a\
014d31014d3a014d3f014d63014d6c014d8d014dc0014dd5014def014df9014e0b014e18014e64014eab014eb9014ecf\
014ef0014f0e014f1c014f48014f75014f7a014f83014fc8014fdc014ff801502901503401504501505401507b0150de\
0150e40150ea0150f40151210151400151560151930151a10151b30151d60151fb01521801522501523701523c015276\
0152970152cf0152fc01531101531f0153410153590153760153990153bd0153c50153d40153e60153f401540201540a\
01541401542201542c01543101543a01544601545101545e01546501547501547d01549d0154c70154cc0154d90154e5\
0154f701552f01554501556d01557701558401558c01559101559d0155b20155db0155fe01561901563901566901566e\
0156a90156bd01572501574b0157930157a80157b50157ca0157e50157f401580f01581c01583501589c0158a10158c0\
0158c601590901591801593201594501595101596101596901597501598401599001599f0159e20159eb015a12015a1c\
015a26015a31015a3b015a43015a4d015a5c015a79015a82015a91015add015aef015b0e015b88015b8f015ba2015baa\
015bb7015bc4015bda015bf1015bf6015c0f015c20015c2f015c46015c53015c61015c6f015c88015c94015caa015cb0\
015cb7015cd7015cf7015d03015d22015d4f015d54015d98015d9f015dac015db2015de5015e04015e25015e4a015e67\
015e6e015e74015e83015e8f015e95015e9d015ea3015eac015ebd015ed7015ee0015ee7015eed015efe015f23015f2d\
015f42015f61015fa5015faf015fb4015fbf01602b01605601606b0160a50160be0160ca0160d70160f001610e016113\
01612d01613601614a01615701616a01617c0161840161960161c70161ef0161f901620801624501625f0162870162c7\
0162fd01630801632401632d01633901634501635b0163700163a00163a80163bd0163c20163cb0163d00163ee0163f8\
0163fe01642a01643301643d01645b01646a0164710164840164990164af0164bc0164f00164f9016512016588016597\
01660d01661b01662d01667a0166940166a801670101675e0167bc0167c40167cd0167f701682001685e016873016898\
0168b90168e501692d0169490169800169a20169e3016a08016a33016a69016a89016ab4016adc016b06016b28016b4d\
016b54016b62016b93016bbf016bc4016bdc016bed016bf2016c18016c21016c47016c4d016c5a016cd7016cdc016d32\
016d37016d3f016d6f016d95016da5016dbc016dd0016dda016df2016e00016e09016e19016e24016e41016e4a016e4f\
016e58016e60016e72016e94016eb3016ece016f15016f19016f2c016f34016f39016f52016f73016f78016f92016f98\
016fc1016fd2016feb016ff3016ffb01700e01701601701e01703a01704301704e01706301706b01707601708c0170a1\
0170c20170db0170e30170ef0170fd01711601711d01712401712b0171300171370171530171780171900171cb0171d0\
01720a01721201723d01724401726201728f0172aa0172d60172fb01732401734a01735f0173a10173a70173c90173d2\
0173e001741a01742401742d01744501745d01746301747701748501749101749d0174c80174d40174f101751d017537\
01756f0175780175990175e30175f601762c0176520176840177050177290177590177770177890177b50177c00177f6\
01780501784401786901787a0178ac0178d901790601791d01793e01796d01798c01799c0179e20179f9017a10017a52\
017a71017a9b017acc017af2017b17017b4b017baf017bdd017c18017c42017c87017c99017cd0017cf0017cf9017d04\
017d22017d2b017d34017d3a017d4d017d5f017d68017d98017da6017dba017dc0017dc8017dd8017deb017df4017df8\
017e0d017e21017e26017e2c017e39017e48017e65017e7f017e95017ea1017eaa017efa017eff017f10017f16017f1b\
017f2c017f3c017f42017f69017f97017faf017fd1017fe2017fe801800e0180500180710180a40180bf0180c80180cd\
0180e80180f10180fa01810201810801810e01811401811901812501814e01816201816d0181b60181bc0181c80181f4\
0181fc0182180182350182700182b10182c50182cb0182d10182dc0182e40182f30182f80182fd01830a018312018317\
01831f0183390183870183cd0183d201842201842d01844901849b0184a80184c80184cc0184ec0184fa01850501851b\
01852c01854601859d0185b50185e40185ff01862601862a0186510186df0186e90186f501874401875301875e018799\
0187ae0187e20187f701880601880b01885101885b01886901888001888f0188de0188e40188ee01890101890e018923\
01893101896a01897c01898e0189ca0189d80189f1018a04018a43018a4a018a7a018a7f018a8d018a9b018aab018ab4\
018aba018abe018adb018b1d018b42018b66018b85018ba2018bbc018bd6018bf5018c05018c0d018c1c018c26018c2f\
018c39018c54018c64018c6f018c89018c92018c98018cd7018d16018d35018d4f018d70018dd4018ddd018e0a018e1a\
018e2f018e46018e4e018e64018e69018e6f018ef5018f41018f4c018f62018f7c018f91018fce018fed019029019041\
0190570190670190740190930190a30190de01911001912a01914d0191650191800191cb0191ff01922a01924701926d\
0192880192a70192bc0192cc0192f701930f01932f01934d0193870193df0193ee01941801945f0194840194d3019521\
01954101956c0195a20195cc01960e01963101963f0196760196a80196e501970b01974701979d0197e101982201983c\
01988c0198a20198c10198db0198e901990401991401993b01994e0199570199650199830199bf0199f2019a16019a50\
019a6f019a99019b16019b36019b74019bd5019bf8019c2b019c5c019c8d019ca5019cdb019d07019d38019d53019d94\
019def019e47019e92019edc019f39019f54019f74019fd801a04501a0ce01a14101a15c01a1aa01a1fb01a21f01a26c\
01a28601a2d701a32501a36d01a3a901a3d701a40501a44201a4c101a51901a55701a57d01a5d201a5fa01a66b01a6b0\
01a6f901a76601a7d201a81a01a8b701a8eb01a92c01a99601a9ce01aa1f01aa6601aa9101aaf401ab4b01abc601ac4a\
01acb301ad4601ad8701aded01ae3601ae5401ae8901aea301aeba01aef101af0f01af6501af8701afb701b00801b01f\
01b04301b06401b09601b0b101b10d01b13201b16401b18501b1a901b1f501b22a01b24101b26c01b2b001b2fa01b318\
01b35001b38d01b3cd01b42f01b45001b45b01b46201b48201b49f01b4cf01b51501b55001b59401b5eb01b61201b62f\
01b66101b6b601b72101b78f01b7e201b81701b84c01b87e01b8b601b8d401b8fa01b94001b97701b9c501b9ea01ba1c\
01ba4001ba9e01bacc01bb2001bb5c01bb8101bbb301bbe401bc1001bc5801bc7301bcc501bce401bcfe01bd2901bd53\
01bd7a01bdce01be0d01be5101be8201beb601bee901bf2501bf5801bfb101c00b01c05501c0d201c10e01c15d01c1a0\
01c1af01c1eb01c23e01c26001c29d01c2d701c31e01c34901c35501c38001c3bf01c41601c45d01c4a801c4e901c551\
01c5c101c62101c68901c6b001c6e101c6f701c71d01c73101c74501c75b01c78001c79201c79f01c7c601c7df01c7f4\
01c80001c82801c84301c86201c88701c89b01c8ad01c8bc01c8cc01c8f001c91901c92a01c93e01c97901c9a001c9ca\
01c9e701ca0601ca3301ca5201ca7301ca9101cab501cae001cae601cb0001cb2d01cb3e01cb5901cb7401cb7c01cb83\
01cb9c01cbbc01cbe601cc0701cc2501cc4901cc7f01cca501ccf501cd0f01cd4a01cd5e01cd7701cdaf01cdc901cdea\
01ce1501ce4001ce7b01cea501ced601cedf01ceea01cef501cf0101cf1201cf2101cf3301cf4201cf4d01cf5901cf68\
01cf7101cf7b01cf8201cf8b01cf9501cf9c01cfa101cfa901cfb101cfc001cffa01d00201d02e01d05d01d07a01d081\
01d08701d08a01d09001d09601d09c01d0a501d0e501d10501d13501d19001d1b401d1d101d1e301d20d01d22901d256\
01d27501d2a801d2b401d2e701d33001d35101d37301d38501d3a001d3ce01d3e401d3ec01d3f601d40501d40c01d419\
01d42101d44501d46701d49f01d4bf01d4f001d50701d54901d54e01d55a01d56801d57101d57901d59601d5fd01d61b\
01d66b01d69a01d6aa01d73c01d75001d76701d77e01d78801d79c01d7b301d7f201d82c01d84601d85501d88601d88d\
01d89401d89c01d8cb01d8fe01d94901d97101d99c01da0701da4e01da9a01dada01db1c01db7f01dba801dbce01dc00\
01dc3401dc7f01dcbd01dd1801dd5c01de0b01dea001df2801df5601df8401dfb201e00b01e05801e08101e0ab01e118\
01e18201e1d901e25301e29001e2cf01e30301e32d01e39001e3d701e40301e46e01e4bc01e52501e58701e5b401e5f0\
01e64a01e6bd01e71e01e76301e7d001e84201e88d01e8cc01e95b01e9a101e9cf01ea2501ea8201eac201eaf101eb25\
01eb6601eb9001eb9b01ebb101ebc601ebdf01ebf801ec8801ed1901ed4901ed7301edb701ede001ee1a01eea601eebd\
01eec701eed101ef1901ef4e01efaa01f01401f05701f08201f09001f09f01f0f301f12a01f13f01f15501f17101f178\
01f17f01f18601f18c01f19101f19901f1a601f1ac01f1b001f1bb01f1c901f1d701f1dd01f1e501f1ed01f1f401f1ff\
01f20901f21c01f22201f23201f24e01f2b101f31401f37601f3c401f3d101f3d701f40f01f45b01f48c01f4ae01f4cb\
01f4e501f50001f54301f56401f58001f59901f5db01f5f301f63201f65101f67701f6a401f72901f76c01f79501f7fc\
01f81e01f83d01f87601f8b101f8c801f8f301f90601f94001f95501f95b01f96601f97101f98301f98b01f9c901f9e4\
01fa2501fa3701fa3b01fa5301fa7901fa8c01fa9d01fac201fad001faf901fb2001fb4501fb6201fb7501fb9201fba4\
01fbbf01fc0901fc4a01fc7201fcba01fce001fd4201fd5e01fd7e01fd9501fdb601fdc601fdf801fe3a01fe9501ff01\
01ff2801ff3001ff5901ff7401ff8c01ffa001ffb701ffbe01fff102000802001002001902005d02008e020092020094\
0200dd02010802013002015402019b0201b30201e002021f02024002027a0202a50202b30202cd02034a0203e902042d\
0204560204880204c20204df0205320205730205b50205d902060302064102068e0206d402071902073a020769020794\
0207de0208120208240208620208aa0208e50208fd02094c0209660209800209bb0209f7020a3c020a7a020a8e020acb\
020b0c020b1f020b3d020b64020b90020bb9020bf2020c24020c62020c7c020cae020cc4020cee020d10020d39020d56\
020d73020d8d020dad020dd0020e05020e44020e63020ec2020eff020f22020f44020f5e020f68020f96020fb8020fe3\
02102b0210540210810210b80210e702112002114602117f0211b102121a0212350212740212bf0212e2021308021318\
0213680213b40213fe0214390214770214b80214de02152202153e0215800215b20216060216500216a30216b80216e4\
0216f902171502172d0217580217a10217ca0217fd0218260218300218560218910218ac0218d502191c02194302197e\
0219b20219fd021a48021a74021aae021add021b11021b2d021b41021b69021b96021bbf021be8021c13021c4c021c7e\
021ca9021ce3021d25021d4b021d6e021d9f021dbe021dd5021dec021e45021e86021ebf021edd021f00021f41021f64\
021f8e021fb6021fc90220210220440220980220ee02211602213d02217502218d0221ac0221dd02220402222e0222f2\
0223190223390223800223ac0223e502242202245002248e0224ee02253e02255e0225950225b70225dd022602022633\
0226790226a20226d10226ec02270f02272902274e0227700227990227c60227fa0228230228480228770228ad0228d0\
0228f102290a02293302295e02299a0229e6022a0b022a40022a6b022aac022afa022b30022b6a022b9e022bc9022beb\
022c48022c7c022cbe022cee022d19022d47022d74022da4022de8022e2a022e5d022e91022eb5022ee7022f46022f59\
022f74022fa5022fea02303302306b0230920230b40230e702310902313502315e0231850231df02322d02325a023285\
0232af0232e502330902332d02337b0233ad0233f60234400234820234c802350d02354402356e02358c0235b10235d3\
0235f802363702367a0236b50236e602370b02373302375702377802379b0237cf0237de0237f802383702385d023898\
0238d302390502393102394b0239830239b20239cc0239f0023a09023a30023a78023aad023ad8023b08023b35023b5a\
023ba8023be3023c02023c23023c5a023c7c023c97023cd9023d23023d7c023dc2023e07023e28023e4d023ea6023ed2\
023eec023f38023f59023f8d023fd702401c0240860240c00240fb02412802417702419f0241e702420e02425f02429c\
0242f702431d0243410243680243970243bd0243f202442702444f0244870244aa0244dd02450202453002454e02457a\
0245a80245d20245f702461602463102468b0246bd0246e60246fd02471a02475602477d0247b30247f002481d024840\
0248710248a20248ca0248fa02492c0249420249b30249ec024a23024a38024a6b024a7d024ab6024af9024b1e024b46\
024b5b024b8a024bba024be5024c1d024c35024c7e024cc3024cf2024d1e024d5b024d6d024d88024dab024dcd024dfa\
024e16024e44024e6e024ec0024ee4024f12024f3a024f59024f70024f89024fb8024fd702500202503c02505802508c\
0250ab0250c40250f502511002513a02516c0251890251be0251fd02521902522d02525402528a0252b90252d30252f5\
0253550253910253a30253d702541802544802546a0254a70254ee02552302554f02556b0255930255bf0255f0025646\
0256630256990256bf0256e602570702573202574c02576002579a02581902585f02589b0258d40258ff02591102594b\
02596a0259a80259c40259f8025a06025a35025a5c025a9b025ae2025b05025b2d025b62025bac025bcc025bfb025c30\
025c6c025ccc025cf3025d44025d75025dc2025def025e17025e3a025e61025e7d025e89025ec9025ef5025f11025f25\
025f5d025f8a025fb10260020260350260510260860260a40260d60260f502611d02614102616102618d0261b7026204\
02629b0262fa02637102642c02649b0264b90264f002651b02653e0265790265960265d702660d02663b02666402669f\
0266cf0266fb02672402676202679f0267dc0268210268450268870268aa0268d20268fd02692802695e0269910269ab\
0269d5026a09026a1c026a5d026a9a026ad5026aec026b1d026b43026b5d026ba2026bc7026bf7026c1f026c46026c61\
026c79026c94026cc4026d11026d36026d5a026d87026d95026dab026dc7026deb026e26026e93026ed5026ef0026f1e\
026f35026f4b026f8d026fbb0270120270330270710270970270be0270ee0271160271350271530271790271b502722d\
02728f0272c30272e20272f502731b02733b0273a70273ce0273f102741f02744802747f0274b10274c702750402754c\
0275820275aa0275d20275e902761402764402767a02769c0276be02770902774e0277740277b80277de027816027862\
02789d0278e202790402792d0279650279900279bf0279e9027a12027a3c027a73027aa0027adf027b19027b59027bad\
027bde027c13027c66027c95027cd4027cfe027d29027d56027d80027dbb027e07027e34027e66027e73027e8b027efd\
027f43027f73027fa7027fdf0280040280200280660280780280a30280c60280fb02812402814d02816002818202819a\
0281aa0281cc02820302824b02826c02828e0282b00282d10282f602831d02833502836b0283920283b20283ea028413\
0284390284700284980284c20284e002851b0285550285790285840285a20285b90285d00285e102860f028644028666\
02867b0286a50286b60286e702872502875a0287890287c60287f602882902888a0288ae0288db02890902895c028983\
0289a50289c00289e9028a15028a55028a77028aa0028ac6028af9028b30028b4b028b5a028b6b028bfd028c6d028c93\
028c9e028ce7028d0e028d3b028d77028db1028e00028e17028e35028e56028e7b028eb7028ece028ef0028f0f028f51\
028f7e028fa1028fc202900002908f0290ea0291110291740291ac0291d40292110292250292640292890292d90292ef\
02932d02936202938b0293bb0293ea02942602945f0294880294a30294cc0294e70294ff02951e02953f02958a0295cd\
0295ef0295f602960802961d02962e0296330296440296530296760296af02971902977502977c0297bd0297c30297e7\
0297fb02981d02982b0298710298b80298cd0298e802990602991102992102995002995a0299990299d6029a15029a55\
029a6b029ac8029ae4029b07029b50029b9f029be2029c1a029c4d029c84029cb3029cdf029d14029d89029de7029e1d\
029e23029e3a029e42029e7e029eb8029f06029f32029f3a029f5b029f7f029fa4029fd9029ff102a01002a03e02a073\
02a08702a0c302a0f602a11e02a13a02a16402a17902a19c02a21802a24b02a27102a2a002a2c702a2e502a30502a31f\
02a35502a35c02a36402a3ad02a3b302a3f702a41002a45402a4a202a4d102a4e802a4fb02a52902a56e02a59002a5ac
""")
}
