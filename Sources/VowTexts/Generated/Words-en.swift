// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

extension TextTable {
    static let en = TextTable(
        words: ##"""
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
The alarm {name}of {when}
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
no tag reader is connected
Plug one in; sudo apt install pcscd
a reader is connected
You should hear a tone now …
✓ played, and heard at {level} dB
✓ played; the microphone did not hear it, as with headphones
✗ nothing of it came out of the output
nothing on this device vibrates
On a phone: sudo apt install feedbackd. For a gamepad or a pad: sudo usermod -aG input $USER. Anything else: hooks/run
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
Chinese
English
Spanish
ringing now: {name}
interrupted while it rang: {name}; it rings on as soon as `vow run` is started
next alarm in {wait}: {name}, {reading} {place}
rings again in {wait}: {name}, {reading}
, the first instant after the clock jumps forward
, the first of two
due and not rung yet: {name}, {reading}
due and not rung yet: {name}, {reading}; it rings as soon as `vow run` is started
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
{h} h {m} min
{m} min
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
The list to draw from holds {count} challenges. Write that number after the slash.
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
The interview speaks English and Spanish: en or es.
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
Vow speaks en, es and zh, not "{value}".
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
Type: easier. A line that is too long gets shorter from the next morning on: vow lines edit
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

"""##,
        places: """
00000000002000006800009e0000af0000e500011d00017d0001bf0001eb0002080002320002580002800002ae0002e4\
0002ec00031e00033800034e00035b0003920003c00003cb0003e40003fd00040600042900044a00046400047d00048b\
0004e200050000050f00053700054d0005a60005c90005f200063200067400068a0006a80006f4000739000765000781\
0007d30008250008b80009070009550009b00009e9000a04000a1d000a39000a5a000aa3000ac1000af9000b17000b33\
000b79000c05000c86000ccf000d09000d61000d90000dc5000dfa000e2d000e4d000e99000ee7000f25000f7a000f98\
000faa000fb6000fc1000fc7000fcf000fd5000fdc000fea000ff0000ff700100c00101500101e00102200102a00102f\
00103400103a00103e00104200104b00105300105700106100106500106900106d0010710010840010ba00110200111c\
00113c00114a0011a00011d00011e000123900125e00127300128c00132900135b00138c00139b0013f000140b001422\
00144a0014540014ba0014fc00151700152f00153600155900156400157500159a0015ca0015da00165100167a0016b1\
0016dd0016f000170b00171f00172c00176200177f0017bf0017cf0017e00017ed0017f20017f7001809001810001868\
00186f00187400187900188100188a0018920018990018a600192800193c00196100198f00199600199e0019dd001c9b\
001ce2001d2e001d4b001d60001f0c0020e10022ef00244f0026120027c200292800295e0029a70029fc002a19002a43\
002a64002a7d002abe002ad9002af7002b25002b46002b81002ba6002bc5002be9002c02002c21002c39002ca2002caa\
002cc2002ce0002ced002d07002d20002d34002d54002d63002d77002e36002e3d002e92002ed9002f04002f2b002f44\
002f66002f9a002fb4002fc1002fd4002fe900303900309e0030c00030e50031250031460031910031b200321e003238\
0032510032640032990032ad0032c200331700333a00334f0033690033830033890033970033a30033bd0033ca0033e3\
00340400343800344d0034960034e40034f700350500351300354c0035790035ac0035f700363c00365700367b003691\
0036b00036d400371300373c00375c0037d300380a0038360038510038720038a10038d10038f70039160039600039ab\
0039cc003a07003a2a003a68003a76003aa8003ac8003ae7003b1f003b4c003b8d003bd5003c16003c40003c84003c9f\
003ca2003cab003cb3003cb8003cbd003cc1003cc5003ccc003cd5003cdb003ce6003cea003cf5003cfa003d00003d05\
003d0c003d12003d15003d1d003d24003d2c003d36003d3c003d44003d4a003d52003d57003d5c003d62003d67003d7f\
003dbc003dd6003e17003e3f003e48003e4e003e8a00403b00404200405500406c00409d0040a30040ac0040d90040e4\
00411000412000412900414b00415700415c00416300416900416c00417300417900418300422300424000427f0042d3\
0042f500430c00432600433a00437600445500446f0044950044ae0044d10044de0045400045600045890045ec0045f0\
00460f0046410046800046bb0046da00470a00474c0047750047b40047c90047e000481b00482e00489c0048ef00492e\
00498e0049e8004a0f004a36004a48004a7c004aaa004adc004b04004b8a004ba0004bb9004bd6004c36004c5a004c80\
004ccb004d1d004d34004d6c004d8a004da9004db1004db9004dc1004dd5004e24004e54004e7d004eaf004ec2004eea\
004f3c004f74004f7c004fb1004fc0004fee0050540050840050910050ca0050dc0051150051440051660051820051cc\
00522b00527700528c0052f700531200538100540600542400543100547600548400548c00555000561b00567e005699\
0056c90056dc0056de0056e00056e20056ec00570e00571b00573000573c00576200576700576c0057780057990057a4\
0057ac0057b10057c70057fc00580a00581800582500582800583a00584e00585f0058790058850058930058a20058b2\
0058bf00590d00591c00592d00593f00594a00595a00596900597e0059970059ab0059c0005a02005a0c005a29005a3a\
005a4b005a5e005a6e005a7c005a81005a86005ac4005ae1005aeb005b11005b33005b3a005b67005b81005b8b005ba9\
005bed005bf9005c41005c4b005c52005c59005c5d005c6b005c94005cad005cb6005cc7005cd0005ce3005cf3005cfb\
005cff005d0d005d2f005d4e005dae005e05005e19005e44005e4d005e7a005e97005eb1005ec7005ed5005ee8005efa\
005f04005f13005f1a005f4a005f72005f80005f88005f91005f9a005fb70060070060330060640060b30060b8006111\
00612a0061420061990061dc0061e800620e00623600627e00628a0062a90062b10062c80062d60062e90062f90062fd\
0063080063170063600063910063ac0063bc0063d10063ff00642500643400643900643e00644500644f006459006465\
00650d00652c00653600654000654f00656100656900658000659b0065ac0065c900662d00663a0066670066940066a4\
0066aa0066b50066c60066db0066eb0066fb00670700672a00674100674d00675400675f00676400677100677b006789\
0067900067980067ae0067bc0067ca0067e300682300682900682f0068460068c70068d30068d80068ec00693400693c\
00696b0069a70069b00069be0069c4006a03006a3d006a47006a77006aad006ac4006af4006b1b006b3e006b4e006b88\
006bc7006c08006c44006c5c006c94006c9d006cae006cc0006cc6006ccf006cd9006ce1006cea006cef006cf5006d00\
006d08006d13006d1b006d39006d4f006d56006d5e006d6f006db1006db6006dd2006dd8006ddd006de2006de9006e03\
006e1f006e26006e54006e63006e83006ed5006f0b006f20006f49006f50006f5f006f64006f73006f88006fd4006fe2\
006fe9006ff0006ff7006ffd00700200700a00701000701400701f00702d00703b007041007049007051007058007063\
00706d00708000708600709200709700709f0070a50070ac0070de0070f100710700712000713e007152007171007176\
00717c00718900718e0071f500722d00724200727400727d0072ab0072b40072b90072c50072d00072d50072da0072e1\
0072e70072ee0072f30072f70072fd00730f00732100732c00733a00734b0073710073830073920073a20073b70073c4\
0073df0073ed0074180074220074450074530074780074840074940074a30074bb0074d10074e50074ed00750400751e\
00752d00754000755200755c0075710075830075c50075d60075f700761b00761f00762b007639007660007678007698\
0076b50076cb0076dc0076f200770600771e00772b00774400775700776200777c00778d0077970077a20077b10077bb\
0077c50077ca0077d60077ec00780400781600782100782d00784700785c0078670078910078d70079240079820079c0\
0079fa007a0a007a1b007a39007a5d007a74007a89007a93007ad8007af6007b40007b46007b76007b8a007b96007bb0\
007c01007c09007c65007c81007c99007cae007d11007d73007d91007dae007dc4007dce007ddc007de3007df5007e07\
007e12007e22007e32007e81007e8b007e94007eaf007ec7007ef6007f07007f13007f23007f61007f9f007fb4007fce\
007fe700801200801800802f00804900806200808000808d0080920080b20080c90080df00811a00814000814400816e\
00819f0081b50081bc0081c90081f200820600820c00823100824400824a00826200826f0082810082b20082cf0082eb\
0082ff00831100834b00835b00836c0083850083c80083d90083fb00842000842300843b00848700849a0084aa0084b8\
0084c50084d70084f60084fe00852600854e00855d0085700085780085cd0085d40085e9008601008615008626008635\
00864900865300866500867a00868c0086a30086b50086c30086d50086f600870600873800875700876a008775008791\
0087f20087f600880200880f00881400881a00882300882a00883300883800885c0088650088860088b90088ce0088e8\
0088f200890400891100895d0089a40089b20089c80089e9008a07008a15008a41008a6e008a73008a7c008ac1008ad5\
008af1008b22008b2d008b3c008b63008bc6008bcc008bd2008bdc008c09008c28008c3e008c7b008c89008c9b008cbe\
008ce3008d00008d0d008d12008d4a008d77008d7f008d8e008da0008dae008dbc008dc4008dce008ddc008de6008def\
008dfb008e06008e13008e1a008e2a008e32008e52008e7c008e89008e8e008e9b008ea7008eb9008ef1008f07008f2f\
008f3c008f45008f4a008f56008f6b008f94008fb7008fd2008ff20090220090270090620090760090de00910400914c\
00916100916e00918300919e0091ad0091c80091d50091ee00925500925a00927900927f0092c20092d10092eb0092fe\
00930a00931a00932200932e00933d00934900935800936100938800939200939c0093a70093b10093b90093c30093d2\
0093ef0093f80094070094530094650094840094fe00950500951800952000952d00953a00955000956700956c00957d\
00958c0095990095a70095b50095ce0095da0095f00095f60095fd00961d00963d00964900966800969500969a0096de\
0096eb0096f10097240097430097640097890097a60097ad0097b30097ba0097bf0097c50097ce0097d70097df0097e6\
0097ef0097f60097fc00980d00983200983c0098510098700098b40098be0098c30098ce00993a00996500997a0099b4\
0099cd0099d90099e60099ff009a1d009a22009a3c009a45009a59009a66009a79009a8b009a93009aa5009ad6009afe\
009b08009b17009b54009b6e009b96009bd6009c0c009c17009c33009c3c009c48009c54009c6a009c7f009caf009cb7\
009ccc009cd1009cda009cdf009cfd009d07009d0d009d39009d42009d4c009d6a009d79009d80009d93009da8009dbe\
009dcb009dff009e08009e21009e97009ea6009f1c009f2a009f3c009f89009fa3009fb700a01000a06d00a0cb00a0d3\
00a0dc00a10600a12f00a16d00a18200a1a700a1c800a1f400a23c00a25800a28f00a2b100a2f200a31700a34200a36d\
00a39500a3bf00a3e100a40600a40d00a41b00a44c00a47800a47d00a49500a4a600a4ab00a4d100a4da00a50000a506\
00a51300a59000a59500a5eb00a5f000a5f800a62800a64e00a65e00a67500a68900a69300a6ab00a6b900a6c200a6d2\
00a6dd00a6fa00a70300a70800a71100a71900a72b00a74d00a76c00a78700a7ce00a7d200a7e500a7ed00a7f200a80b\
00a82c00a83100a84b00a85100a87a00a88b00a8a400a8ac00a8b400a8c700a8cf00a8d700a8f300a8fc00a90700a91c\
00a92400a92f00a94500a95a00a97b00a99400a99c00a9a800a9b600a9cf00a9d600a9dd00a9e400a9e900a9f000aa0c\
00aa3100aa4900aa4e00aa5600aa6100aa8e00aaa900aad500aafe00ab2400ab3900ab3f00ab4800ab5600ab6000ab69\
00ab8100ab9900ab9f00abb300abc100abcd00abd900ac0400ac1000ac2d00ac5900ac7300acab00acb400acd500ace8\
00ad0e00ad4000adc100ade500ae1500ae3300ae4500ae7100ae7c00aeb200aed000aef500af0600af3300af6000af77\
00afa000afbf00afcf00afe600aff500b01400b03e00b06400b08900b0bd00b12100b14f00b18a00b1b400b1f900b20b\
00b24200b26200b26d00b28b00b29400b29d00b2a300b2ac00b2dc00b2ea00b2fe00b30400b30c00b31c00b32f00b338\
00b33c00b33f00b35400b36800b36d00b37900b38200b39300b3a300b3a900b3d000b3fe00b41600b43800b44900b44f\
00b47500b4b700b4d800b50b00b52600b52f00b53400b54f00b55800b56100b56900b56f00b57500b57b00b58000b58c\
00b5b500b5c900b5d400b61d00b62300b62f00b65b00b66300b67f00b69c00b6d700b71800b72c00b73200b73800b743\
00b74b00b75a00b75f00b76400b77100b77900b77e00b78600b7a000b7ee00b83400b83900b88900b89400b8b000b902\
00b90f00b92f00b93300b95300b96100b96c00b98200b99300b9ad00ba0400ba1c00ba4b00ba6600ba8d00ba9100bab8\
00bb4600bb5000bb5c00bbab00bbba00bbc500bc0800bc1d00bc5100bc6600bc7500bc7a00bcc000bcca00bcd800bcef\
00bcfe00bd4d00bd5300bd5d00bd7000bd7d00bd9200bda000bdd900bdeb00bdfd00be3900be4700be6000be7300be7a\
00be8300beb300beb800bec600bed600bedf00bee300bf0000bf4200bf6700bf8b00bfaa00bfc700bfe100bffb00c01a\
00c02a00c03200c04100c04b00c05400c05e00c07900c08900c09400c0ae00c0b700c0bd00c0fc00c13b00c15a00c174\
00c19500c1f900c20200c22f00c23f00c25400c26b00c27300c28900c28e00c29400c2af00c2ce00c2e300c2f300c31e\
00c33600c35600c37400c3ae00c40600c41500c43f00c48600c4ab00c4fa00c54800c56800c59300c5c900c5f300c616\
00c62400c65b00c68d00c6ca00c6f000c72c00c78200c7c600c80700c82100c87100c88700c8a600c8c000c8ce00c8e9\
00c8f900c92000c93300c93c00c94a00c96800c9a400c9d700c9fb00ca3500ca5400ca7400cab200cb1300cb3600cb69\
00cb9a00cbcb00cbe300cc1900cc4500cc7600cc9100ccd200cd2d00cd8500cdd000ce1a00ce7700ce9200ceb200cf16\
00cf8300d00c00d07f00d09a00d0e800d13900d18600d1a000d1f100d23f00d28700d2c300d2f100d31f00d35c00d3db\
00d43300d47100d49700d4ec00d51400d58500d5ca00d61300d67f00d6c700d71a00d74e00d78f00d7f900d83100d882\
00d8c900d8f400d95000d9a700da2b00da9400db2700db6800dbce00dc1700dc3500dc6a00dc8400dc9b00dccf00dd06\
00dd2400dd7a00dd9c00ddcc00de1d00de3400de5800de7900deab00dec600df2200df4700df7900df9a00dfbe00e00a\
00e03f00e05600e08100e0c500e10f00e12d00e16500e1a200e1e200e24400e26500e27000e27700e29700e2b400e2e4\
00e32a00e36500e3a900e40000e42700e44400e47600e4cb00e53600e5a400e5f700e62c00e65500e68a00e6bc00e6f4\
00e71200e73800e77e00e7b500e80300e82800e85a00e87e00e8dc00e90a00e95e00e99a00e9bf00e9f100ea2200ea4e\
00ea9600eab100eb0300eb2200eb3c00eb6700eb9100ebb800ec0c00ec4b00ec8f00ecc000ecf400ed2700ed6300ed96\
00edef00ee4900ee9300ef1000ef4c00ef9b00efde00efed00f02900f07c00f09e00f0db00f11500f15c00f18700f193\
00f1be00f1fd00f24400f28f00f2d000f33800f3a800f40800f47000f49700f4c800f4de00f50400f51800f52c00f542\
00f56700f57900f58600f5ad00f5c600f5db00f5e700f60f00f62a00f64900f66e00f68200f69400f6a300f6b300f6d7\
00f70000f71100f72500f76000f78700f7b100f7ce00f7ed00f80c00f82d00f84b00f86f00f89a00f8a000f8ba00f8e7\
00f8f800f91300f92e00f93600f93d00f95600f97600f9a000f9c100f9df00fa0300fa3900fa5f00faaf00fac900fb04\
00fb1800fb3100fb6900fb8300fba400fbcf00fbfa00fc3500fc3e00fc4900fc5400fc6000fc6f00fc8100fc9000fc9b\
00fca700fcb600fcbf00fcc900fcd000fcd900fce300fcea00fcef00fcf700fcff00fd3900fd4100fd9c00fdc000fdc8\
00fdd100fdd800fde000fdfd00fe0f00fe3900fe5500fe8200fea100fed400ff1d00ff2200ff2800ff4900ff6b00ff7d\
00ff9800ffc600ffdc00ffe400ffee00fffd01000401001101001901003d01005f0100970100b70100e80100ff010141\
01014601015201016001016901017101018e0101f50102130102630102920102a20103340103630103970103d8010402\
01040d01042301043801045101046a0104fa01058b0105bb0105e501062901065201068c01071801072f010739010743\
01078b0107c001081c0108860108c90108f401090201091101096501099c0109b10109b60109cc0109d20109ee0109f5\
0109fc010a03010a09010a0e010a16010a1c010a20010a2b010a39010a47010a4d010a55010a5d010a64010a6f010a79\
010a8c010a92010aa2010abe010b21010b84010be6010c34010c41010c47010c7f010ccb010cfc010d1e010d3b010d54\
010d6c010da5010de0010df7010e22010e35010e6f010e87010e9a010eab010ed0010ef9010f20010f45010f62010f75\
010f92010fad010ff70110380110600110a80110ce01113001114c01116c0111830111a40111b40111e60111fe011215\
01121c01124d0112960112bf0112da01130301131e0113360113550113760113c101140401142601142d01143f011450\
0114550114660114750114980114d101153b0115970115d80115de0115f20116140116220116680116af0116c40116df\
0116fd01172c0117360117750117b20117f101180701186401188a0118ad0118f601194501197d0119b00119e7011a16\
011a42011a77011aec011b4a011b80011b86011b9d011ba5011be1011c1b011c69011c95011c9d011cbe011ce2011cfe\
011d16011d35011d63011d98011dac011de8011e1b011e43011e5f011e89011e9e011ec1011f3d011f70011f96011fc5\
011fec01200b01202b
""")
}
