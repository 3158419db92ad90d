# The words of the page itself. One line for each message; what stands in { $braces } is filled in.

brand = Mythwright
tagline = A table that knows the rules. Sit down, bring friends or bots, and play.
foot = Every answer is kept, every rule can be asked for, every die can be checked.
skip = Skip to the table
loading = One moment …
close = Close
cancel = Cancel
go-on = Go on
copy = Copy
copy-what = Copy the link: { $what }
copied = The link is copied.
try-again = Try again
to-lobby = To the lobby

# The lobby

lobby-games = Games
lobby-set-up = Set up a table
lobby-recent = Your tables
lobby-recent-none = You have not sat down anywhere yet. Tables you play at wait for you here.
lobby-tables = Open tables
lobby-tables-none = No table is open just now. Set one up and let others join.
lobby-join = Join ({ $free } free)
lobby-watch = Watch
game-seats = { $least } to { $most } players
game-seats-one = { $least } players
recent-watching = watching
recent-over = finished
recent-resume = Go on
recent-look = Look again
recent-forget = Forget
join-title = Join this table
join-name = What shall the others call you?

# Setting a table

setup-title = Set up a table
setup-seats = Who sits where
setup-how-many = Seats
setup-options = How it is played
setup-no-options = This game has nothing to choose.
setup-name = Name of the table
setup-public = Open to everyone
setup-public-about = An open table stands in the lobby: anyone may watch it and take an open seat.
setup-create = Lay the table
setup-note-none = Nobody sits at this screen: you will watch.
setup-note-one = You sit at this screen.
setup-note-curtain = Several people share this screen: a curtain falls between their turns.
sit-here = a person at this screen
sit-friend = a friend, by link
sit-open = open to anyone
sit-bot = a bot: { $level }
sit-name = Name
sit-name-of = Name of the person on seat { $number }
level-random = wanderer (plays at random)
level-greedy = strategist (thinks ahead)
level-null = bot
laid-title = The table is laid
laid-words = Send each friend a link. A link is a seat: whoever has it plays it.
laid-sit = Sit down

# Seats

seat-number = Seat { $number }
seat-someone = someone
seat-open = free seat
seat-bot = Bot · { $level }
seat-you = You · { $who }
seat-away = { $player } · away
seat-standin = { $player } · a bot stands in
standin-ask = Let a bot play on
standin-end = End the stand-in

# The table

board-title = The board
board-beyond = More to choose: { $number }
board-words = The board in words
board-thing = a thing on the board
mats-title = The seats
mat-asked = is asked
hand-title = Your hand
hand-empty = Nothing lies here.
rail-name = Cards
rail-offers = (something to choose)
scene-title = What is under way
status-title = How the game stands
log-title = What happened
log-nothing = Nothing more is known of this line.
parts-name = Parts of the table
part-question = Question
part-hand = Cards
part-mats = Table
part-log = Log
watchers = people watching
zoom-in = Closer
zoom-out = Farther
zoom-fit = Show the whole board
card-number = ×{ $number }
card-spent = (used)
menu-name = Choose one
tip-ask-why = Not on offer now. Click to ask why.
title-turn = ● You are asked – { $table }

# The question

question-yours = You are asked
question-over = The game is over
question-none = Nothing is asked
waits-bot = { $name } is thinking …
waits-person = Waiting for { $name }
waits-open = Waiting for someone to take the free seat
filter-hint = Type to find or to answer …
filter-name = Find an option, or type an answer
filter-none = No option fits. Press Enter to ask for it anyway and learn why not.
setup-own-list = an own list, { $code }
setup-build = Build a list
setup-build-for = Build a list for { $name }
builder-title = A list of your own
builder-force = Force
builder-fill = Suggest a list
builder-paste = Share code
builder-load = Load
builder-stock = In stock
builder-list = Your list
builder-points = { $points } of { $limit } points, { $left } left
builder-over = { $points } of { $limit } points, { $left } too many
builder-ready = Begin with { $name }
builder-leads = may lead
builder-price = { $points } points for { $size }
builder-each = { $each } for each more, up to { $most }
builder-more = As printed
builder-add = Add { $name }
builder-drop = Leave out { $name }, entry { $place }
builder-place = { $place }.
builder-cost = { $points } points
builder-size = How many ({ $least } to { $most })
builder-extra = { $name } (+{ $points })
builder-sound = Nothing is wrong with this list.
builder-faults = To mend: { $number }
builder-rule = Rule
builder-fix = Mend it: { $fix }
builder-code = Share code
builder-print = Print
builder-use = Use this list

trial-title = Moving by hand
trial-hint = Drag it on the board, or take hold and use the arrow keys.
trial-hold = Take hold
trial-kind = How it goes
trial-form = In which form it ends
trial-yes = Allowed.
trial-no = Not allowed:
trial-nearest = Nearest place
trial-bend = Bend the way
trial-back = Put back
grip-name = { $name }. Arrows move it, with Shift in small steps, W bends the way, Enter lays it down, Escape puts it back.
thought-none = Point at an option to see its odds, and whether it can be taken back.
thought-final = Final: this brings something hidden to light.
thought-free = You can take this back.
odds-percent = { $percent } %
hint = Hint
hint-thinking = Thinking about it …
hint-is = A strategist would choose: { $label }
stale = The table has moved on. Look again, and choose once more.

# Taking back

undo = Take back
undo-please = Ask to take back
undo-free = You may take back your last answer
undo-consent = Something has come to light since: the others must agree
undo-nothing = There is nothing of yours to take back
undone = Taken back.
takeback-title = Ask the others?
takeback-words = The others may still let you take it back.
takeback-ask = Ask them
takeback-asked = The others have been asked.
takeback-refused = Not everyone agrees: the answer stands.
consent-title = A wish to take back
consent-words = { $name } would like to take back the last answer. Do you agree?
consent-yes = Agree
consent-no = Refuse

# Why, and why not

refused-title = That is not allowed
thing-title = What this is
thing-nothing = Nothing is asked about it now.
tried-no = Not now:
nearest-title = Allowed, and most like it
sum-base = Base
sum-total = Together
rules-title = Rules
rules-about = Every rule by its id, every card and every place by its name. Search for either, or for words.
rules-search = Search the rules
rules-hint = such as: dark hero
rules-none = No rule speaks of that.

# Several people at one screen

curtain-title = Pass to { $name }
curtain-words = Only the person named should look now. Lift the curtain when you hold the screen.
curtain-lift = Lift the curtain

# Lines

line-broken = The line to the table is broken. Calling again …
line-calling = Calling the table …

# The end

end-won = Victory for { $who }
end-nobody = Nobody wins
end-rule = By which rule: { $rule }
end-replay = Watch the replay
end-verify = Check the dice
end-download = Download the replay
end-again = Another table
end-look = Look at the board
end-show = How it ended
rank = { $rank }.
chart-round = Round
chart-table = As a table
dice-about = Your browser throws every die again from the seed and compares. Nothing needs to be trusted.
dice-checking = Throwing every die again … { $done }
dice-true = All { $draws } draws are those of the seed, and the seed is the one that was promised at the start.
dice-wrong = Draw { $number } of “{ $stream }” is not what the seed says.
dice-other-seed = The seed is not the one that was promised at the start.
dice-no-report = The dice can be checked when the game is over.
dice-seed = Seed: { $seed } · its hash, shown since the start: { $hash }

# Replay

replay-title = Replay
replay-back = Back to the table
replay-slider = Answer
replay-play = Play
replay-pause = Pause
replay-first = To the start
replay-prev = One step back
replay-next = One step on
replay-last = To the end
replay-pace = Pace
replay-pace-0 = slow
replay-pace-1 = steady
replay-pace-2 = fast
replay-eyes = Whose eyes
replay-nobody = a spectator
replay-share = Share this moment
replay-share-note = Whoever has this link sees the game from here on, as you do.
replay-link = Link to this moment

# Sharing and leaving

share-title = Links
share-note = A link is a seat: whoever has it plays it. The last one only watches.
share-own = Your own, for another device
share-watch = To watch
leave = Leave the table
leave-words = A bot plays for you until you come back with your link.

# Settings

settings-title = Settings
setting-theme = Light
setting-theme-auto = as the device
setting-theme-light = daylight
setting-theme-dark = candle-light
setting-language = Language
setting-language-en = English
setting-language-it = Italiano
setting-sound = Sounds
setting-motion = Motion
setting-motion-auto = as the device
setting-motion-less = as little as possible
setting-keys = Single keys as shortcuts
setting-text = Board in words

# Keys

keys-title = Keys
key-numbers = 1 – 9
key-numbers-does = choose an option of the list
key-slash = /
key-slash-does = find an option, or type an answer; Enter sends it
key-tab = Tab
key-tab-does = on to the next part
key-arrows = ← ↑ ↓ →
key-arrows-does = from thing to thing on the board, from option to option in the list
key-enter = Enter
key-enter-does = choose; on a thing that is not on offer: ask why not
key-b = B
key-b-does = to the board; there: to the next thing on offer
key-q = Q
key-q-does = to the question
key-l = L
key-l-does = to the log
key-c = C
key-c-does = to the cards
key-u = U
key-u-does = take back
key-h = H
key-h-does = hint
key-m = M
key-m-does = take hold of what may be moved by hand
key-t = T
key-t-does = the board in words, or drawn
key-esc = Esc
key-esc-does = close what is open
key-help = ?
key-help-does = show these keys

# What goes wrong

trouble-away = The server does not answer.
trouble-unknown = Something went wrong. Try again.
state-away = Nobody answers
state-away-words = The server cannot be reached. It may be starting again.
state-trouble = That did not work
state-trouble-words = Something went wrong. Try again.
state-key = This key does not fit
state-key-words = The link has a key that this table does not know. Ask for the link again, and copy all of it.
state-gone = There is no such table
state-gone-words = It may have been cleared away, or the link is not complete.
state-other = This table cannot go on here
state-other-words = It was dealt with other rules or other content than this server has now. Nothing of it is lost: a server with the old ones plays it on.
state-left = This seat was left
state-left-words = A bot plays on for you. Sit down again whenever you like.
state-nowhere = There is nothing here
state-nowhere-words = This address leads nowhere.
state-unfinished = The game is not over
state-unfinished-words = A replay shows every hand; it opens when the game has ended.
state-no-game = No such game
state-no-game-words = This game is not on the shelf.
