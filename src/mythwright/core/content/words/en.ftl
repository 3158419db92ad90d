# The words of the table itself, the same for every game.

save-damaged = The save is cut off or damaged ({ $at }). Load an older save, or verify the replay.
save-not-a-save = This is not a Mythwright save ({ $at }).
save-changed = The save was changed by hand: its check sum does not fit. Load one that was written by Mythwright.
save-other-game = The save is of the game “{ $game }”, which is not on the list here.
save-other-box = The save was made with other rules (rules version { $has }, this is { $needs }) or other content.
replay-not-a-replay = This is not a replay file: its first line must be “mythwright replay 1”.
replay-bad-line = Line { $line } of the replay cannot be read: it must be a seat or “dice”, an answer, and “~” with a hash.
replay-bad-header = The head of the replay cannot be read ({ $at }).
replay-other-box = The replay was made with other rules (rules version { $has }, this is { $needs }) or other content.
replay-refused = Line { $line } of the replay: “{ $answer }” is not allowed there ({ $rules }).
replay-differs = Line { $line } of the replay: after “{ $answer }” the table is not the recorded one (hash { $has }, should be { $needs }).
replay-dice = Line { $line } of the replay: the dice show “{ $answer }”, but the seed gives “{ $needs }”.
replay-good = The replay is genuine: { $lines } answers, every die and every hash as recorded.
content-unreadable = { $file } cannot be read: { $why }.
content-not-toml = { $file } is not valid TOML: { $at }.
content-not-a-table = { $file }: “{ $table }” must be a table.
content-unknown-word = { $file }, table { $table }: unknown word “{ $word }”. Allowed: { $allowed }.
content-invalid = { $file }, table { $table }: { $why }.

# Seats that a game gives no name.

seat-number = seat { $number }
piece-number = { $number } { $name }
seat-has = { $name } { $value }
fact-kinds = what may be answered now

# The terminal.

terminal-yes = y
terminal-yes-or-no = (y/n)
terminal-hand = Your hand
terminal-forced = Nothing else was possible: { $labels }.
terminal-pass = Pass to { $name }, who presses Enter
terminal-thinking = { $name } thinks …
terminal-taken-as = Taken as: { $label }.
terminal-also = Or type: { $ways }
terminal-ambiguous = That may mean:
terminal-not-understood = “{ $typed }” is no answer here. Type a number or an answer of the list, press Enter to see the list again, or type help.
terminal-allowed = Allowed: { $label }.
terminal-nearest = Allowed and most like it: { $options }.
terminal-entry-rule = { $title }
terminal-entry-gap = { $title } (a ruling, where the book is silent)
terminal-entry-example = Example
terminal-entry-component = { $title }
terminal-entry-thing = { $title }
judge-rules = By { $rules }.
terminal-no-rule = Nothing here is called “{ $wanted }”, and no rule speaks of it.
terminal-more-rules = … and { $count } more. Another word narrows it down.
terminal-no-line = The log has lines 1 to { $count }; there is no { $number }.
terminal-no-dice = No dice fall with that.
terminal-hint = The { $level } bot would choose: { $label } { $text }
terminal-no-hint = A hint needs a question to be answered.
terminal-no-undo = Only a person at the table takes something back.
terminal-agree = { $name }: { $who } wants to take back an answer. Do you agree?
terminal-not-agreed = Not everyone agrees: the answer stands.
terminal-undone = Taken back.
terminal-saved = Kept in { $file }
terminal-kept = The game is kept. Go on with: mythwright load { $file }
terminal-cannot-write = { $file } cannot be written: { $why }.
terminal-unreadable = { $file } cannot be read: { $why }.
terminal-dice = { $name } throws { $number } × { $die }. What do the dice show?
terminal-faces = Faces: { $faces }. Beginnings will do; “roll” lets the program throw.
terminal-odd-faces = Which face is “{ $words }”? There are: { $faces }.
terminal-over = The game is over
terminal-winner = { $rank }. { $name } wins.
terminal-rank = { $rank }. { $name }
terminal-nobody-won = Nobody wins.
terminal-commitment = Hash of the seed: { $hash } (the seed is shown at the end, so that every die can be checked)
terminal-seed = Seed: { $seed } (its hash, as shown at the start: { $hash })
terminal-replay = Replay: { $file }

# At the table of a server.

terminal-bad-link = “{ $link }” is no link to a table. It looks like this: http://127.0.0.1:8000/#/table/TABLE/KEY
terminal-server-away = The server at { $address } cannot be reached: { $why }.
terminal-no-server = There is no Mythwright server at { $address }.
terminal-wrong-key = The key of this link does not fit table { $table }. Check the link.
terminal-no-table = There is no table { $table } at { $address }.
terminal-other-rules = Table { $table } was dealt with other rules or other content, and cannot go on there.
terminal-left = You have left table { $table }: a bot plays your seat until you join again.
terminal-too-fast = The server at { $address } asks you to wait a moment: there were too many calls from here.
terminal-joined = { $title }: you play { $name }.
terminal-watching = { $title }: you watch.
terminal-player = { $name } ({ $player })
terminal-waiting = { $name } is asked
terminal-not-asked = { $name } is asked, not you. Type help to see what you can do meanwhile.
terminal-away = { $address } does not answer. Trying again …
terminal-back = The server is back.
terminal-stale = The table has gone on meanwhile: nothing was done.
terminal-reckoning = One moment …
terminal-came = { $name } has come to the table.
terminal-went = { $name } is gone for the moment.
terminal-stands-in = Now { $bot } plays for { $name }.
terminal-bot = a bot
terminal-bot-random = a random bot
terminal-bot-greedy = a greedy bot
terminal-wishes = { $who } wants to take back an answer. Do you agree? Type agree or refuse.
terminal-asks-others = These are asked whether they agree: { $names }.
terminal-noted = Your word is passed on.
terminal-seat-own = { $number }. { $name }: you
terminal-seat-here = { $number }. { $name }: here
terminal-seat-away = { $number }. { $name }: away
terminal-seat-standin = { $number }. { $name }: away, { $bot } plays
terminal-seat-bot = { $number }. { $name }: { $bot }
terminal-seat-open = { $number }. { $name }: open, for someone to join
terminal-whom = For whom? standin, a seat of 1 to { $count }, and perhaps one of { $levels }. “seats” lists them.
terminal-come-back = Your place is kept. Come back with: mythwright play --join "{ $link }"

# Setting the table.

terminal-which-game = Which game ({ $known })? [{ $usual }]
terminal-how-many = How many seats ({ $known })? [{ $usual }]
terminal-who-plays = Who are people? A number of people, or their seats of 1 to { $count }, such as 1,3 [1]
terminal-which-level = How good are the bots ({ $known })? [{ $usual }]
terminal-one-of = Please one of these: { $known }.
terminal-own-options = Change how the table is set up?
terminal-option = { $label } [{ $usual }]
terminal-go-on = Go on with { $file }?
terminal-no-game = There is no game “{ $game }”. There are: { $games }.
terminal-bad-seats = { $seats } seats do not fit: this game has { $least } to { $most }.
terminal-bad-people = People sit on seats 1 to { $count }: give how many they are, or the numbers of their seats.
terminal-no-level = There are no bots “{ $level }”. There are: { $levels }.
terminal-bad-options = The table cannot be set up so: { $why }

# Help in the terminal.

terminal-help = Answer with a number of the list, with an answer as it is written (move D4), or with words of its label. Or:
terminal-help-why = why it is forbidden, or by which rule it is allowed
    .usage = why ANSWER
terminal-help-event = the rule behind a line of the log, and how its number came about
    .usage = why #LINE
terminal-help-rule = what a card, a square or a rule says, by its name, its id or words of it
    .usage = rule WORDS or ? WORDS
terminal-help-odds = exact odds where dice fall, for one answer or for all
    .usage = odds [ANSWER]
terminal-help-hint = what a bot would do
    .usage = hint
terminal-help-undo = take back your last answer
    .usage = undo
terminal-help-save = where the game is kept; with a path, a copy there
    .usage = save [FILE]
terminal-help-log = the last lines of the log
    .usage = log [LINES]
terminal-help-map = the whole board again
    .usage = map
terminal-help-quit = leave; the game is kept
    .usage = quit
terminal-help-agree = let another take back an answer
    .usage = agree
terminal-help-refuse = do not let another take back an answer
    .usage = refuse
terminal-help-seats = who sits where, and who is there
    .usage = seats
terminal-help-standin = let a bot play for someone who is away, until they come back; “off” ends it
    .usage = standin SEAT [LEVEL]
terminal-help-far-quit = leave; your place is kept, and the table waits for you
    .usage = quit


### The command line

cli-about = A table that knows the rules: play, simulate, look up rules, verify replays.
cli-usage = usage:
cli-arguments = arguments
cli-flags = flags
cli-commands = commands
cli-example =
    Example:
      mythwright play king_of_the_hill --seats 3

    “mythwright COMMAND --help” tells more of each command.

cli-play = play in this terminal, with friends and bots
cli-play-example =
    Example: you, a friend and two bots, with dice that anyone can check afterwards
      mythwright play king_of_the_hill --seats 4 --people 2 --bots greedy,random --seed "opening night"

    Example: your place at a table that “mythwright serve” keeps, here or elsewhere
      mythwright play --join "http://127.0.0.1:8000/#/table/TABLE/KEY"
cli-new = deal a table and write its save
cli-new-example =
    Example:
      mythwright new king_of_the_hill --seats 4 --seed "opening night" --out evening.save.json
      mythwright load evening.save.json
cli-load = go on with a save in this terminal
cli-load-example =
    Example:
      mythwright load evening.save.json
cli-simulate = let bots play many games and tell what came of it
cli-simulate-example =
    Example: does the greedy bot beat three random ones, wherever it sits?
      mythwright simulate king_of_the_hill --seats 4 --bots greedy,random,random,random --rotate --games 200 --out games.csv
cli-rules = ask the judge: what a rule, a card or a square says; or see what a layer changes
cli-rules-example =
    Examples: a search, one rule in full, a square, and what a file of house rules changes
      mythwright rules king_of_the_hill dark hero
      mythwright rules king_of_the_hill KH-BAT-07
      mythwright rules myth_fortunes bog
      mythwright rules king_of_the_hill --diff house.toml
cli-replay = verify a replay file, or tell it in words
cli-replay-example =
    Example: is it genuine, and what did the second player see?
      mythwright replay evening.replay verify
      mythwright replay evening.replay show --seat 2
cli-forces = list what Forces are made of; check, build and print lists
cli-forces-example =
    Examples: what there is, a list of your own, one made for you, and is it allowed?
      mythwright forces mythic_earth list aztecs
      mythwright forces mythic_earth build aztecs tlalocan_high_priest eagle_warriors:10 jaguar_champion+toughened_1
      mythwright forces mythic_earth build inuit --points 750
      mythwright forces mythic_earth check aztecs_500 --points 500
cli-serve = serve the table to browsers, here and elsewhere
cli-serve-example =
    Examples: on this machine, and for a house with a database of its own
      mythwright serve
      mythwright serve --host 0.0.0.0 --port 80 --no-browser --database postgresql://tables@localhost/tables
cli-games = list the games
cli-games-example =
    Example:
      mythwright games

cli-flag-help = show this help and leave
cli-flag-version = show the version and leave
cli-flag-game = the name of the game, as “mythwright games” lists it
cli-flag-language = the language of the words
cli-flag-layer = a file of house rules or a content pack; may be given several times, later files over earlier ones
cli-flag-seats = how many seats the table has
cli-flag-set = an option of the game, such as heroes=heracles,arjuna; may be given several times; --help after a game lists its options
cli-game-options = options of { $name } for --set, as they are when nobody says anything:
cli-flag-seed = any text; the same seed deals and throws the same
cli-flag-dice = “seeded”: the program throws the dice; “ask”: you throw real ones and type what they show
cli-flag-people = how many people play; 1 if not said, 0 to watch the bots
cli-flag-bots = the levels of the bots (random, greedy): one for all, or one for each seat without a person, with commas
cli-flag-plain = words only, no drawing: for screen readers
cli-flag-no-colour = no colours; NO_COLOR in the environment does the same
cli-flag-curtain = hide the screen between people who must not see each other’s cards, or never hide it
cli-flag-ask-forced = ask even where there is only one answer
cli-flag-data = the folder where games are kept
cli-flag-join = the link of your place at a server’s table, or of a look at it; in quotation marks, for the #
cli-flag-save = a save that Mythwright wrote
cli-flag-new-out = the file to write; without it the save goes to the output
cli-flag-games = how many games; 100 if not said
cli-flag-simulate-bots = the levels of the bots (random, greedy): one for all, or one for each seat, with commas; random if not said
cli-flag-rotate = everyone moves on by one seat, game by game
cli-flag-simulate-seed = any text; game number 7 of seed “x” has the seed “x/7”
cli-flag-first = the number of the first game; 0 if not said
cli-flag-workers = how many processes; one for each core if not said. They change the speed, never the games
cli-flag-simulate-out = write one row per game to this .csv or .jsonl file, in which seats count from 0
cli-flag-json = print the summary as JSON
cli-flag-words = the id of a rule, the name of a card or a square, or words of either; without any, all rules are listed
cli-flag-diff = print what this layer changes in the box, field by field
cli-flag-replay = a replay file
cli-flag-forces-do = list: Forces, Units, options and ready lists; check: what is wrong with a list, rule by rule; build: a new list; print: a list in full
cli-flag-forces-words = list: a Force, or none for all; check and print: a ready list or a share code; build: a Force, then Units as unit:size+option; without Units the list is made for you
cli-flag-points = the limit in points; if not said, the least usual limit that the list keeps to
cli-flag-host = the address to listen on; 127.0.0.1 is this machine alone, 0.0.0.0 everyone
cli-flag-port = the port to listen on; if not said, 8000 or the next that is free
cli-flag-serve-data = the folder where tables are kept; ~/.local/share/mythwright if not said
cli-flag-database = a PostgreSQL address instead of a folder; any number of servers may share it
cli-flag-serve-workers = how many processes bots think in; one less than there are cores if not said
cli-flag-origin = another address whose pages may use this server, such as https://play.example; may be given several times
cli-flag-no-limits = bear any number of requests, for measuring
cli-flag-no-browser = do not open the page
cli-flag-replay-do = verify: check every answer, die and hash; show: tell the game in words
cli-flag-seat = tell it with the eyes of this seat, counted from one; without it every answer and all public events are told

cli-usage-error = { $what }. “{ $command } --help” tells what is allowed.
cli-unknown-game = There is no game “{ $name }”. Games: { $allowed }.
cli-bad-seats = { $name } has { $least } to { $most } seats, not { $seats }.
cli-bad-people = { $people } people do not fit on { $seats } seats.
cli-unknown-level = There is no bot level “{ $level }”. Levels: { $allowed }.
cli-bad-bots = --bots must name one level, or one for each of { $needed } bots; it names { $has }.
cli-join-alone = --join takes a table as its server keeps it: leave out { $flags }.
cli-bad-number = { $flag } must be a whole number, { $least } or more, not “{ $text }”.
cli-set-form = --set must be KEY=VALUE, not “{ $text }”.
cli-set-unknown = --set: { $name } has no option “{ $key }”. Options: { $allowed }.
cli-set-value = --set { $key }: “{ $value }” cannot be used ({ $why }).
cli-refused = No table can be dealt like this: { $why }.
cli-unreadable = { $file } cannot be read: { $why }.
cli-not-text = { $file } cannot be read: it is not a text file.
cli-unwritable = { $file } cannot be written there.
cli-trouble = { $file }: { $why }.
cli-bad-ending = { $file } must end in one of { $allowed }.
cli-no-rule = Nothing in { $name } is called “{ $words }”, and no rule holds that.
cli-bad-seat = There is no seat { $seat } in this replay: it has { $seats }.

muster-none = { $name } has no Forces to muster.
muster-bad = { $why }
muster-one-list = “{ $what }” needs exactly one name or share code; “build” takes a Force and Units.
muster-no-points = A list that is made for you needs --points.
muster-sound = Nothing is wrong with this list at { $points } points.
muster-fault = [{ $rule }] { $why }
muster-fix = { "  " }mend it: { $fix } ({ $typed })

cli-kind-rule = rule
cli-kind-gap = ruling where the book is silent
cli-kind-example = worked example
cli-kind-component = what is in the box
cli-kind-thing = what is printed there
cli-game = { $name }: { $least } to { $most } seats
cli-game-fixed = { $name }: { $most } seats


### The lab

lab-title = { $games } games of { $game }, seed “{ $seed }”
lab-failed = Game { $number } (seed “{ $seed }”) broke off: { $error } at { $where }. Nothing was written. Play it again: { $command }
lab-stopped = Stopped: { $played } of { $games } games were played, and count.
lab-wins = Wins by { $what }
lab-shares = Games by { $what }
lab-length = Length and figures
lab-rules = Rules that events named
lab-cards = Cards that events named
lab-never = Rules and rulings that no event named: { $count }
lab-count = count
lab-of = of
lab-rate = rate
lab-interval = 95 % interval
lab-part = of all wins
lab-mean = mean
lab-median = median
lab-least = least
lab-most = most
lab-events = events
lab-games = games
lab-feature-seat = seat
lab-feature-bot = bot
lab-feature-winners = number of winners
lab-feature-ended = rule that ended it
lab-feature-answers = answers
lab-feature-choices = real choices
lab-feature-round = rounds
lab-feature-heroes = hero played
lab-feature-breaker_hero = Seal breaker
lab-feature-path = path
lab-feature-final = final battle

diff-changed = { $field }: { $old } becomes { $new }
diff-added = { $field }: new, { $new }
diff-removed = { $field }: gone, was { $old }
diff-same = This layer changes nothing in the box.

tale-question = { $seat }: { $question } [{ $rule }]
tale-answer = — { $label } ({ $answer })
tale-event = • { $text } [{ $rule }]
tale-end = The game is over. Scores: { $scores } [{ $rule }]
tale-unfinished = The replay ends here; the game does not.

speed-title = { $game }, { $seats } seats, random play, on this machine
speed-choices = real choices a second
speed-decisions = decisions a second
speed-copy = microseconds a copy
speed-quiet = microseconds a quiet copy
speed-memory = KiB a live table
speed-import = milliseconds to import mythwright
speed-see = microseconds a view
speed-guess = microseconds a guess
speed-save = microseconds a save
speed-load = microseconds a load


### The page

page-roll = { $name } throws { $number } × { $die }.
page-noted = { $label } ({ $note })
page-decides = { $name }: { $about }
page-won =
    { $winners_count ->
        [one] Victory for { $winners }.
       *[other] { $winners } share the win.
    }
page-nobody-won = Nobody wins.
page-asked = asked now


### The server

server-serving = The table is laid: { $address } (Ctrl-C ends it; everything is kept)
server-bad-database = This is no address of a database: { $why }
server-no-database = The database cannot be reached: { $why }
server-folder-taken = Another server (process { $pid }) already keeps its tables in { $folder }. Use that one, or another folder with --data.
server-cannot-listen = Nothing can listen on { $host }, port { $port }: { $why }.
server-damaged = What is kept of this table does not fit together at change { $n } ({ $rules }).

server-malformed = This message cannot be read.
server-unknown-type = There is no message of this type.
server-not-yet = The first message must be a hello.
server-oversize = This message is too large.
server-too-fast = That is more than one can take in. Wait a moment.
server-too-large = The request is larger than { $most } bytes.
server-invalid = { $where } cannot be used: { $why }.
server-not-found = There is nothing here.
server-no-such-method = This cannot be done here.
server-fault = The server stumbled over this. The table is as it was.
server-no-table = There is no table { $table }.
server-no-key = This table is private: it needs the key that its link carries.
server-wrong-key = This key does not fit this table. Check the link.
server-other-rules = This table was dealt with other rules or other content, and cannot go on here.
server-table-full = No seat is open at this table. You may watch it.
server-not-over = The replay holds the seed, so it can be had when the game is over.
server-no-muster = Nobody brings lists of their own to “{ $game }”.
server-bad-list = { $why }
server-unknown-game = There is no game “{ $game }”. There are: { $games }.
server-bad-seats = { $has } seats do not fit: this game has { $least } to { $most }.
server-unknown-edition = There is no edition “{ $edition }”. There are: { $editions }.
server-unknown-level = There are no bots “{ $level }”. There are: { $levels }.
server-bad-option = The table cannot be set up so: { $why }.
server-cannot-deal = The table cannot be set up so: { $rule }.
