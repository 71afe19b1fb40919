// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

extension TextTable {
    static let en = TextTable(
        words: ##"""
and nothing in the log says why
because: {cause}
because the clock was set forward from {from} to {to}
because the machine was powered off from {from} to {to}
because Vow did not run from {from} to {to}, and the mark of when it last ran cannot be trusted
because Vow's process ended at about {from} and ran again at {to}
because Vow was stopped from {from} to {to}
the {part} broke ({message})
attempt
attempts
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
The tables were made in {recipient}.
The tables were there already in {recipient}.
record
records
Shipped {records} to {recipient}, which now holds all {total}.
It was stopped: you no longer agree that your log goes to {recipient}.
Withdrawn: nothing goes to a cohort any more. What was shipped stays there.
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
{goals}\##nAnswer on the page, or with one key: vow goals tonight
Did you do it today?
There is no goal {id}.
Three short questions keep your lines true: vow goals week
A look at the week
no word was drawn for this run, so nobody can know whether it would have been said
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
Taken. It holds at once.
A report has no chain, so nobody can tell whether it is as it was written.
of attempts {attempts} there are no notes, so what was heard then stands for them
It would hold at once.
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
missed: {name}, {reading}; no `vow run` watched over it
Open it
Answer on the wake screen, or the alarm rings again.
Vow: still up?
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
Open the wake screen
Put off once because something that the gate needs is missing. Repair it before the next alarm: vow doctor
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
Say each line once, as you would in the morning. Nothing you say is kept as sound.
heard well: it would have passed.
a "not" or a number was heard otherwise; nothing was learnt.
learnt: from tomorrow, this way of hearing it counts too.
no clear speech; come closer to the microphone, and somewhere quieter.
too far from the line; nothing was learnt.
Say: {line}
Enter: ready   s: skip this line   q: stop
the clock was set by {milliseconds} ms
drawn by the committed seed: {drawn} of {listed}
; the engine repeated itself, which was cut off: its fault
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
attempt
attempts
snooze
snoozes
{skipped} skipped
{faults} where the machine could not ring
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
ringing
dismissed
emergency exit
missed
not answered
snoozed
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
line
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
--{name} goes from {least} to {most}.
A line in Chinese is added with --language zh; another script has to be written in Latin letters.
Give --until DATE or --end.
`vow practice list` shows them.
`vow runs` shows them.
`vow schedule` shows what rings.
without a sound
Give --date, or both --from and --to, or nothing.
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
00000000002000003100006700009f0000ff00014100016d00018a00019200019b0001b50001ce0001dc000233000251\
00026000028800029e0002f700031a0003430003830003c50003db0003f900044500048a0004b60004d2000524000576\
0006090006580006a600070100073a00075500076e00078a0007ab0007f400081200084a0008680008840008ca000956\
0009d7000a20000a5a000ab2000ae1000b16000b4b000b7e000b9e000bea000c38000c76000ccb000ce9000cfc000d32\
000d7a000d94000db4000dc2000e18000e48000e58000eb1000ed6000eeb000f04000fa1000fd3001004001013001068\
00108300109a0010c20010cc00113200117400118f0011a70011ae0011d10011dc0011ed0012120012420012520012c9\
0012f20013290013550013680013830013970013a40013da0013f700143700144700145800146500146a00146f001481\
0014880014e00014e70014ec0014f10014f900150200150a00151100151e0015a00015c50015f30015fa001602001641\
0016880016d40016ec00175500175d0017750017930017a00017ba0017d30017e700180700181600182a0018e90018f0\
00194500198c0019b70019de0019f7001a19001a4d001a67001a74001a87001a9c001aec001b51001b73001b98001bd8\
001bf9001c44001c65001cd1001ceb001d04001d17001d4c001d60001d75001dca001ded001e02001e1c001e36001e3c\
001e4a001e56001e70001e7d001e96001eb7001eeb001f00001f49001f97001faa001fb8001fc6001fff00202c00205f\
0020aa0020ef00210a00212e0021440021630021870021c60021ef00220f0022860022bd0022e9002304002325002354\
0023840023aa0023c900241300245e00247f0024ba0024dd00251b00252900255b00257b00259a0025d20025ff002640\
0026880026c90026f300273700277600278b0027a20027dd0027f00028430028a30028fd00292400294b00295d002991\
0029bf0029f1002a19002a9f002ab8002b03002b55002b6c002b8a002ba9002bb1002bb9002bc1002bd5002c24002c54\
002c7d002caf002cc2002cfa002d02002d37002d46002dac002ddc002de9002e22002e34002e6d002e9c002ebe002eda\
002f24002f83002f980030030030720030f700311500312200316700317500317d00324100330c00336f00338a0033ba\
0033c40033e60033f300340800341400343a00343f00344400345000347100347c00348400348900349f0034d40034e2\
0034f00034fd00350000351200352600353700355100355d00356b00357a00358a0035970035e50035f4003605003617\
00362200363200364100365600366f0036830036980036da0036e4003701003712003723003736003746003754003759\
00375e00379c0037b90037c30037e900380b00381200383f0038590038630038810038c50038d100391900392300392a\
00393100393500394300396c00398500398e00399f0039a80039bb0039cb0039d30039d70039e5003a07003a26003a86\
003add003af1003b1c003b25003b52003b6f003b89003b9f003bad003bc0003bd2003bdc003beb003bf2003c22003c4a\
003c58003c60003c69003c72003c8f003cdf003d0b003d3c003d8b003d90003de9003e02003e1a003e71003eb4003ec0\
003ee6003f0e003f56003f62003f81003f89003fa0003fae003fc1003fd1003fd5003fe0003fef004038004069004084\
0040940040a90040d70040fd00410c00411100411600411d00412700413100413d0041e500420400420e004218004227\
0042390042410042580042730042840042a100430500431200433f00436c00437c00438200438d00439e0043b30043c3\
0043d30043df00440200441900442500442c00443700443c0044490044530044610044680044700044860044940044a2\
0044bb0044fb00450100450700451e00459f0045ab0045b00045c400460c00461400464300467f00468800469600469c\
0046db00471500471f00474f00478500479c0047cc0047f300481600482600486000489f0048e000491c00493400496c\
00497500498600499800499e0049a70049b10049b90049c20049c70049cd0049d80049e00049eb0049f3004a11004a27\
004a2e004a36004a47004a89004a8e004aaa004ab0004ab5004aba004ac1004adb004af7004afe004b2c004b3b004b5b\
004bad004be3004bf8004c21004c28004c37004c3c004c4b004c60004cac004cba004cc1004cc8004ccf004cd5004cda\
004ce2004ce8004cec004cf7004d05004d13004d19004d21004d29004d30004d3b004d45004d58004d5e004d6a004d6f\
004d77004d7d004d84004db6004dc9004ddf004df8004e16004e2a004e49004e4e004e54004e61004e66004ecd004f05\
004f1a004f4c004f55004f83004f8c004f91004f9d004fa8004fad004fb2004fb9004fbf004fc6004fcb004fcf004fd5\
004fe7004ff900500400501200502300504900505b00506a00507a00508f00509c0050b70050c50050f00050fa00511d\
00512b00515000515c00516c00517b0051930051a90051bd0051c50051dc0051f600520500521800522a005234005249\
00525b00529d0052ae0052cf0052f30052f700530300531100533800535000537000538d0053a30053b40053ca0053de\
0053f600540300541c00542f00543a00545400546500546f00547a00548900549300549d0054a20054ae0054c40054dc\
0054ee0054f900550500551f00553400553f0055690055af0055fc00565a0056980056d20056e20056f3005711005735\
00574c00576100576b0057b00057ce00581800581e00584e00586200586e0058880058d90058e100593d005959005971\
0059860059e9005a4b005a69005a86005a9c005aa6005ab4005abb005acd005adf005aea005afa005b0a005b59005b63\
005b6c005b87005b9f005bce005bdf005beb005bfb005c39005c77005c8c005ca6005cbf005cea005cf0005d07005d21\
005d3a005d58005d65005d6a005d8a005da1005db7005df2005e18005e1c005e46005e77005e8d005e94005ea1005eca\
005ede005ee4005f09005f1c005f22005f3a005f47005f59005f8a005fa7005fc3005fd7005fe9006023006033006044\
00605d0060a00060b10060d30060f80060fb00611300615f00617200618200619000619d0061af0061ce0061d60061fe\
0062260062350062480062500062a50062ac0062c10062d90062ed0062fe00630d00632100632b00633d006352006364\
00637b00638d00639b0063ad0063ce0063de00641000642f00644200644d0064690064ca0064ce0064da0064e70064ec\
0064f20064fb00650200650b00651000653400653d00655e0065910065a60065c00065ca0065dc0065e900663500667c\
00668a0066a00066c10066df0066ed00671900674600674b0067540067990067ad0067c90067fa00680500681400683b\
00689e0068a40068aa0068b40068e10069000069160069530069610069730069960069bb0069d80069e50069ea006a22\
006a4f006a57006a66006a78006a86006a94006a9c006aa6006ab4006abe006ac7006ad3006ade006aeb006af2006b02\
006b0a006b2a006b54006b61006b66006b73006b7f006b91006bc9006bdf006c07006c14006c1d006c22006c2e006c43\
006c6c006c8f006caa006cca006cfa006cff006d3a006d4e006db6006ddc006e24006e39006e46006e5b006e76006e85\
006ea0006ead006ec6006f2d006f32006f51006f57006f9a006fa9006fc3006fd6006fe2006ff2006ffa007006007015\
00702100703000703900706000706a00707400707f00708900709100709b0070aa0070c70070d00070df00712b00713d\
00715c0071d60071dd0071f00071f800720500721200722800723f00724400725500726400727100727f00728d0072a6\
0072b20072c80072ce0072d50072f500731500732100734000736d0073720073b60073c30073c90073fc00741b00743c\
00746100747e00748500748b00749200749700749d0074a60074af0074b70074be0074c70074ce0074d40074e500750a\
00751400752900754800758c00759600759b0075a600761200763d00765200768c0076a50076b10076be0076d70076f5\
0076fa00771400771d00773100773e00775100776300776b00777d0077ae0077d60077e00077ef00782c00784600786e\
0078ae0078e40078ef00790b00791400792000792c00794200795700798700798f0079a40079a90079b20079b70079d5\
0079df0079e5007a11007a1a007a24007a42007a51007a58007a6b007a80007a96007aa3007ad7007ae0007af9007b6f\
007b7e007bf4007c02007c14007c61007c7b007c8f007ce8007d45007da3007dab007db4007dde007e07007e45007e5a\
007e7f007ea0007ecc007f14007f30007f67007f89007fca007fef00801a00804500806d0080970080b90080de0080e5\
0080f300812400815000815500816d00817e0081830081a90081b20081d80081de0081eb00826800826d0082c30082c8\
0082d000830000832600833600834d00836100836b00838300839100839a0083aa0083b50083d20083db0083e00083e9\
0083f100840300842500844400845f0084a60084aa0084bd0084c50084ca0084e3008504008509008523008529008552\
00856300857c00858400858c00859f0085a70085af0085cb0085d40085df0085f40085fc00860700861d008632008653\
00866c00867400868000868e0086a70086ae0086b50086bc0086c10086c80086e400870900872100872600872e008739\
0087660087810087ad0087d60087fc00881100881700882000882e00883800884100885900887100887700888b008899\
0088a50088b10088dc0088e800890500893100894b00898300898c0089ad0089c00089e6008a18008a99008abd008aed\
008b0b008b1d008b49008b54008b8a008ba8008bcd008bde008c0b008c38008c4f008c78008c97008ca7008cbe008ccd\
008cec008d16008d3c008d61008d95008df9008e27008e62008e8c008ed1008ee3008f1a008f3a008f45008f63008f6c\
008f75008f7b008f84008fb4008fc2008fd6008fdc008fe4008ff400900700901000901400901700902c009040009045\
00905100905a00906b00907b0090810090a80090d60090ee00911000912100912700914d00918f0091b00091e30091fe\
00920700920c00922700923000923900924100924700924d00925300925800926400928d0092a10092ac0092f50092fb\
00930700933300933b0093570093740093af0093f000940400940a00941000941b00942300943200943700943c009449\
00945100945600945e0094780094c600950c00951100956100956c0095880095da0095e700960700960b00962b009639\
00964400965a00966b0096850096dc0096f400972300973e00976500976900979000981e009828009834009883009892\
00989d0098e00098f500992900993e00994d0099520099980099a20099b00099c70099d6009a25009a2b009a35009a48\
009a55009a6a009a78009ab1009ac3009ad5009b11009b1f009b38009b4b009b52009b5b009b8b009b90009b9e009bae\
009bb7009bbb009bd8009c1a009c3f009c63009c82009c9f009cb9009cd3009cf2009d02009d0a009d19009d23009d2c\
009d36009d51009d61009d6c009d86009d8f009d95009dd4009e13009e32009e4c009e6d009ed1009eda009f07009f17\
009f2c009f43009f4b009f61009f66009f6c009f87009fa6009fbb009fcb009ff600a00e00a02e00a04c00a08600a0de\
00a0ed00a11700a15e00a18300a1d200a22000a24000a26b00a2a100a2cb00a2ee00a2fc00a33300a36500a3a200a3c8\
00a40400a45a00a49e00a4df00a4f900a54900a55f00a57e00a59800a5a600a5c100a5d100a5f800a60b00a61400a622\
00a64000a67c00a6af00a6d300a70d00a72c00a74c00a78a00a7eb00a80e00a84100a87200a8a300a8bb00a8f100a91d\
00a93800a97900a9d400aa2c00aa7700aac100ab1e00ab3900ab5900abbd00ac2a00acb300ad2600ad4100ad8f00ade0\
00ae2d00ae4700ae9800aee600af2e00af6a00af9800afc600b00300b08200b0da00b11800b13e00b19300b1bb00b22c\
00b27100b2ba00b32600b36e00b3c100b3f500b43600b4a000b4d800b52900b57000b59b00b5f700b64e00b6d200b73b\
00b7ce00b80f00b87500b8be00b8dc00b8f600b90d00b94100b97800b99600b9ec00ba0e00ba3e00ba8f00baa600baca\
00baeb00bb1d00bb3800bb9400bbb900bbeb00bc0c00bc3000bc7c00bcb100bcc800bd0c00bd5600bd7400bdac00bde9\
00be2900be8b00beac00beb700bebe00bede00befb00bf2b00bf7100bfac00bff000c04700c06e00c08b00c0bd00c112\
00c17d00c1eb00c23e00c27300c29c00c2d100c30300c33b00c35900c37f00c3c500c3fc00c44a00c46f00c4a100c4c5\
00c52300c55100c5a500c5e100c60600c63800c66900c69500c6dd00c6f800c74a00c76900c78300c7ae00c7d800c7ff\
00c85300c89200c8d600c90700c93b00c96e00c9aa00c9dd00ca3600ca9000cada00cb5700cb9300cbe200cc2500cc34\
00cc8700cca900cce600cd2000cd6700cd9200cd9e00cdc900cdf000ce2100ce5c00ce8700ce8d00cea700ced400cee5\
00cf0000cf1b00cf2300cf2a00cf4300cf6300cf8d00cfae00cfcc00cff000d02600d04c00d09c00d0b600d0f100d105\
00d11e00d15600d17000d19100d1bc00d1e700d22200d22b00d23300d23c00d24300d24b00d25d00d28700d2a600d2d9\
00d32200d32700d32d00d34e00d37000d38200d39d00d3cb00d3d300d3dd00d3ec00d3f300d40000d40800d40d00d419\
00d42700d43000d43800d45500d4bc00d4da00d52a00d55900d56900d5fb00d68b00d71c00d74c00d77600d7ba00d7e3\
00d81d00d8a900d8c000d8ca00d8d400d91c00d95100d9ad00da1700da5a00da8500da9300daa200daf600db2d00db32\
00db3800db5400db5b00db6200db6900db6f00db7400db7c00db8200db8600db9100db9f00dbad00dbb300dbbb00dbc3\
00dbca00dbd500dbdf00dbf200dbf800dc0800dc2400dc8700dcea00dd4c00dd9a00dda700ddad00dde500de3100de62\
00de8400dea100deb900def200df2d00df4400df6f00df8200dfbc00dfd400dfe700dff800e01d00e04600e06d00e092\
00e0af00e0c200e0df00e0fa00e14400e16a00e1cc00e1e800e20800e21f00e24000e25000e28200e29900e2a000e2d1\
00e31a00e34300e35e00e38700e3a200e3ba00e3d900e3fa00e44500e48800e4aa00e4b100e4c300e4d400e4d900e4ea\
00e4f900e51c00e55500e5bf00e61b00e65c00e66200e67600e69800e6a600e6ec00e73300e74800e76300e78100e7b0\
00e7ba00e7f900e83600e87500e88b00e8e800e90e00e93100e97a00e9c900ea0100ea3400ea6b00ea9a00eac600eafb\
00eb7000ebce00ec0400ec0a00ec2100ec2900ec6500ec9f00eced00ed1900ed2100ed4200ed6600ed8200ed9a00edb9\
00ede700ee1c00ee3000ee6c00ee9f00eec700eee300ef0d00ef2200ef4500efc100eff400f01a00f04900f07000f08f\
00f0af
""")
}
