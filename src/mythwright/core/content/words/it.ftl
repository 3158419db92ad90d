# Le parole del tavolo, le stesse per ogni gioco.

save-damaged = Il salvataggio è troncato o danneggiato ({ $at }). Apri un salvataggio precedente, o verifica la registrazione.
save-not-a-save = Questo non è un salvataggio di Mythwright ({ $at }).
save-changed = Il salvataggio è stato modificato a mano: la somma di controllo non torna. Aprine uno scritto da Mythwright.
save-other-game = Il salvataggio è del gioco «{ $game }», che qui non è in elenco.
save-other-box = Il salvataggio è stato fatto con altre regole (versione { $has } delle regole, qui è la { $needs }) o con altri contenuti.
replay-not-a-replay = Questo non è un file di registrazione: la prima riga deve essere «mythwright replay 1».
replay-bad-line = La riga { $line } della registrazione è illeggibile: ci vuole un posto o «dice», una risposta, e «~» con un’impronta.
replay-bad-header = L’intestazione della registrazione è illeggibile ({ $at }).
replay-other-box = La registrazione è stata fatta con altre regole (versione { $has } delle regole, qui è la { $needs }) o con altri contenuti.
replay-refused = Riga { $line } della registrazione: lì «{ $answer }» non è permesso ({ $rules }).
replay-differs = Riga { $line } della registrazione: dopo «{ $answer }» il tavolo non è quello registrato (impronta { $has }, dovrebbe essere { $needs }).
replay-dice = Riga { $line } della registrazione: i dadi mostrano «{ $answer }», ma il seme dà «{ $needs }».
replay-good = La registrazione è autentica: { $lines } risposte, ogni dado e ogni impronta come registrati.
content-unreadable = Non si può leggere { $file }: { $why }.
content-not-toml = { $file } non è TOML valido: { $at }.
content-not-a-table = { $file }: «{ $table }» deve essere una tabella.
content-unknown-word = { $file }, tabella { $table }: parola sconosciuta «{ $word }». Ammesse: { $allowed }.
content-invalid = { $file }, tabella { $table }: { $why }.

# Posti a cui il gioco non dà un nome.

seat-number = posto { $number }
piece-number = { $number } { $name }
seat-has = { $name } { $value }
fact-kinds = che cosa si può rispondere ora

# Il terminale.

terminal-yes = s
terminal-yes-or-no = (s/n)
terminal-hand = La tua mano
terminal-forced = Non c’era altra scelta: { $labels }.
terminal-pass = Passa a { $name }, che preme Invio
terminal-thinking = { $name } sta pensando …
terminal-taken-as = Inteso come: { $label }.
terminal-also = Oppure scrivi: { $ways }
terminal-ambiguous = Può voler dire:
terminal-not-understood = «{ $typed }» qui non è una risposta. Scrivi un numero o una risposta dell’elenco, premi Invio per rivedere l’elenco, o scrivi help.
terminal-allowed = Permesso: { $label }.
terminal-nearest = Permesso, e più simile: { $options }.
terminal-entry-rule = { $title }
terminal-entry-gap = { $title } (una decisione, dove il libro tace)
terminal-entry-example = Esempio
terminal-entry-component = { $title }
terminal-entry-thing = { $title }
judge-rules = Secondo { $rules }.
terminal-no-rule = Niente qui si chiama «{ $wanted }», e nessuna regola ne parla.
terminal-more-rules = … e altre { $count }. Un’altra parola restringe la ricerca.
terminal-no-line = La cronaca ha le righe da 1 a { $count }; la { $number } non c’è.
terminal-no-dice = Con questo non cadono dadi.
terminal-hint = Il bot { $level } sceglierebbe: { $label } { $text }
terminal-no-hint = Per un consiglio ci vuole una domanda a cui rispondere.
terminal-no-undo = Solo chi siede al tavolo può ritirare qualcosa.
terminal-agree = { $name }: { $who } vuole ritirare una risposta. Acconsenti?
terminal-not-agreed = Non tutti acconsentono: la risposta resta.
terminal-undone = Ritirata.
terminal-saved = Salvata in { $file }
terminal-kept = La partita è salvata. Per continuare: mythwright load { $file }
terminal-cannot-write = Non si può scrivere { $file }: { $why }.
terminal-unreadable = Non si può leggere { $file }: { $why }.
terminal-dice = { $name } lancia { $number } × { $die }. Che cosa mostrano i dadi?
terminal-faces = Facce: { $faces }. Bastano le prime lettere; con «roll» lancia il programma.
terminal-odd-faces = Quale faccia è «{ $words }»? Ci sono: { $faces }.
terminal-over = La partita è finita
terminal-winner = { $rank }. Vince { $name }.
terminal-rank = { $rank }. { $name }
terminal-nobody-won = Non vince nessuno.
terminal-commitment = Impronta del seme: { $hash } (il seme si vede alla fine, così ogni dado si può verificare)
terminal-seed = Seme: { $seed } (la sua impronta, mostrata all’inizio: { $hash })
terminal-replay = Registrazione: { $file }

# Al tavolo di un server.

terminal-bad-link = «{ $link }» non è il link di un tavolo. Un link è fatto così: http://127.0.0.1:8000/#/table/TAVOLO/CHIAVE
terminal-server-away = Il server { $address } non è raggiungibile: { $why }.
terminal-no-server = A { $address } non c’è un server di Mythwright.
terminal-wrong-key = La chiave di questo link non va bene per il tavolo { $table }. Controlla il link.
terminal-no-table = Non c’è nessun tavolo { $table } a { $address }.
terminal-other-rules = Il tavolo { $table } è stato apparecchiato con altre regole o altri contenuti, e lì non può continuare.
terminal-left = Hai lasciato il tavolo { $table }: un bot gioca per te finché non torni.
terminal-too-fast = Il server { $address } ti chiede di aspettare un momento: da qui sono arrivate troppe chiamate.
terminal-joined = { $title }: giochi come { $name }.
terminal-watching = { $title }: guardi.
terminal-player = { $name } ({ $player })
terminal-waiting = Tocca a { $name }
terminal-not-asked = Tocca a { $name }, non a te. Scrivi help per vedere che cosa puoi fare intanto.
terminal-away = { $address } non risponde. Si riprova …
terminal-back = Il server è tornato.
terminal-stale = Intanto il tavolo è andato avanti: non è stato fatto nulla.
terminal-reckoning = Un momento …
terminal-came = { $name } è al tavolo.
terminal-went = { $name } si è allontanato per il momento.
terminal-stands-in = Ora { $bot } gioca per { $name }.
terminal-bot = un bot
terminal-bot-random = un bot che gioca a caso
terminal-bot-greedy = un bot stratega
terminal-wishes = { $who } vuole ritirare una risposta. Acconsenti? Scrivi agree (sì) o refuse (no).
terminal-asks-others = Si chiede se acconsentono: { $names }.
terminal-noted = La tua parola è stata riferita.
terminal-seat-own = { $number }. { $name }: tu
terminal-seat-here = { $number }. { $name }: al tavolo
terminal-seat-away = { $number }. { $name }: assente
terminal-seat-standin = { $number }. { $name }: assente, gioca { $bot }
terminal-seat-bot = { $number }. { $name }: { $bot }
terminal-seat-open = { $number }. { $name }: libero, per chi vuole sedersi
terminal-whom = Per chi? standin, un posto da 1 a { $count }, e volendo uno di questi: { $levels }. «seats» li elenca.
terminal-come-back = Il tuo posto resta tuo. Per tornare: mythwright play --join "{ $link }"

# Apparecchiare.

terminal-which-game = Quale gioco ({ $known })? [{ $usual }]
terminal-how-many = Quanti posti ({ $known })? [{ $usual }]
terminal-who-plays = Chi sono le persone? Quante, oppure i loro posti da 1 a { $count }, come 1,3 [1]
terminal-which-level = Quanto sono bravi i bot ({ $known })? [{ $usual }]
terminal-one-of = Una di queste, per favore: { $known }.
terminal-own-options = Cambiare come si apparecchia?
terminal-option = { $label } [{ $usual }]
terminal-go-on = Continuare con { $file }?
terminal-no-game = Non c’è un gioco «{ $game }». Ci sono: { $games }.
terminal-bad-seats = { $seats } posti non vanno bene: questo gioco ne ha da { $least } a { $most }.
terminal-bad-people = Le persone siedono ai posti da 1 a { $count }: scrivi quante sono, o i numeri dei loro posti.
terminal-no-level = Non ci sono bot «{ $level }». Ci sono: { $levels }.
terminal-bad-options = Il tavolo non si può apparecchiare così: { $why }

# L’aiuto nel terminale.

terminal-help = Rispondi con un numero dell’elenco, con una risposta così com’è scritta (move D4), o con parole della sua descrizione. Oppure:
terminal-help-why = perché è vietata, o per quale regola è permessa
    .usage = why RISPOSTA
terminal-help-event = la regola dietro una riga della cronaca, e da dove viene il suo numero
    .usage = why #RIGA
terminal-help-rule = che cosa dice una carta, una casella o una regola, per nome, per sigla o per parole
    .usage = rule PAROLE o ? PAROLE
terminal-help-odds = le probabilità esatte dove cadono dadi, per una risposta o per tutte
    .usage = odds [RISPOSTA]
terminal-help-hint = che cosa farebbe un bot
    .usage = hint
terminal-help-undo = ritira la tua ultima risposta
    .usage = undo
terminal-help-save = dove è salvata la partita; con un percorso, una copia lì
    .usage = save [FILE]
terminal-help-log = le ultime righe della cronaca
    .usage = log [RIGHE]
terminal-help-map = di nuovo tutto il tabellone
    .usage = map
terminal-help-quit = esci; la partita è salvata
    .usage = quit
terminal-help-agree = lascia che un altro ritiri una risposta
    .usage = agree
terminal-help-refuse = non lasciare che un altro ritiri una risposta
    .usage = refuse
terminal-help-seats = chi siede dove, e chi c’è
    .usage = seats
terminal-help-standin = fai giocare un bot per chi è assente, finché non torna; «off» lo ferma
    .usage = standin POSTO [LIVELLO]
terminal-help-far-quit = esci; il posto resta tuo, e il tavolo ti aspetta
    .usage = quit


### La riga di comando

cli-about = Un tavolo che conosce le regole: giocare, simulare, cercare regole, verificare registrazioni.
cli-usage = uso:
cli-arguments = argomenti
cli-flags = opzioni
cli-commands = comandi
cli-example =
    Esempio:
      mythwright play king_of_the_hill --seats 3

    «mythwright COMMAND --help» dice di più di ogni comando.

cli-play = gioca in questo terminale, con amici e bot
cli-play-example =
    Esempio: tu, un amico e due bot, con dadi che poi chiunque può verificare
      mythwright play king_of_the_hill --seats 4 --people 2 --bots greedy,random --seed "opening night"

    Esempio: il tuo posto a un tavolo tenuto da «mythwright serve», qui o altrove
      mythwright play --join "http://127.0.0.1:8000/#/table/TAVOLO/CHIAVE"
cli-new = apparecchia un tavolo e ne scrive il salvataggio
cli-new-example =
    Esempio:
      mythwright new king_of_the_hill --seats 4 --seed "opening night" --out evening.save.json
      mythwright load evening.save.json
cli-load = continua una partita salvata in questo terminale
cli-load-example =
    Esempio:
      mythwright load evening.save.json
cli-simulate = fa giocare ai bot molte partite e dice com’è andata
cli-simulate-example =
    Esempio: il bot greedy batte tre bot random, ovunque sieda?
      mythwright simulate king_of_the_hill --seats 4 --bots greedy,random,random,random --rotate --games 200 --out games.csv
cli-rules = chiedi al giudice: che cosa dice una regola, una carta o una casella; o che cosa cambia uno strato
cli-rules-example =
    Esempi: una ricerca, una regola per intero, una casella, e che cosa cambia un file di regole della casa
      mythwright rules king_of_the_hill dark hero
      mythwright rules king_of_the_hill KH-BAT-07
      mythwright rules myth_fortunes bog
      mythwright rules king_of_the_hill --diff house.toml
cli-replay = verifica un file di registrazione, o lo racconta
cli-replay-example =
    Esempio: è autentica, e che cosa ha visto il secondo giocatore?
      mythwright replay evening.replay verify
      mythwright replay evening.replay show --seat 2
cli-forces = elenca di che cosa sono fatte le Forze; controlla, compone e stampa liste
cli-forces-example =
    Esempi: che cosa c’è, una lista propria, una fatta per te, ed è permessa?
      mythwright forces mythic_earth list aztecs
      mythwright forces mythic_earth build aztecs tlalocan_high_priest eagle_warriors:10 jaguar_champion+toughened_1
      mythwright forces mythic_earth build inuit --points 750
      mythwright forces mythic_earth check aztecs_500 --points 500
cli-serve = serve il tavolo ai browser, qui e altrove
cli-serve-example =
    Esempi: su questo computer, e per una casa con una sua base di dati
      mythwright serve
      mythwright serve --host 0.0.0.0 --port 80 --no-browser --database postgresql://tables@localhost/tables
cli-games = elenca i giochi
cli-games-example =
    Esempio:
      mythwright games

cli-flag-help = mostra questo aiuto ed esce
cli-flag-version = mostra la versione ed esce
cli-flag-game = il nome del gioco, come lo elenca «mythwright games»
cli-flag-language = la lingua delle parole
cli-flag-layer = un file di regole della casa o un pacchetto di contenuti; si può ripetere, i file seguenti sopra i precedenti
cli-flag-seats = quanti posti ha il tavolo
cli-flag-set = un’opzione del gioco, come heroes=heracles,arjuna; si può ripetere; --help dopo un gioco elenca le sue opzioni
cli-game-options = opzioni di { $name } per --set, come sono se nessuno dice niente:
cli-flag-seed = un testo qualsiasi; lo stesso seme dà le stesse carte e gli stessi dadi
cli-flag-dice = «seeded»: i dadi li lancia il programma; «ask»: li lanci tu davvero, e scrivi che cosa mostrano
cli-flag-people = quante persone giocano; 1 se non si dice, 0 per guardare i bot
cli-flag-bots = i livelli dei bot (random, greedy): uno per tutti, o uno per ogni posto senza persona, separati da virgole
cli-flag-plain = solo parole, nessun disegno: per i lettori di schermo
cli-flag-no-colour = senza colori; lo stesso fa NO_COLOR nell’ambiente
cli-flag-curtain = nasconde lo schermo tra persone che non devono vedersi le carte, o non lo nasconde mai
cli-flag-ask-forced = chiede anche dove c’è una sola risposta
cli-flag-data = la cartella dove si salvano le partite
cli-flag-join = il link del tuo posto al tavolo di un server, o di uno sguardo su di esso; tra virgolette, per via del #
cli-flag-save = un salvataggio scritto da Mythwright
cli-flag-new-out = il file da scrivere; senza, il salvataggio va in uscita
cli-flag-games = quante partite; 100 se non si dice
cli-flag-simulate-bots = i livelli dei bot (random, greedy): uno per tutti, o uno per ogni posto, separati da virgole; random se non si dice
cli-flag-rotate = a ogni partita tutti avanzano di un posto
cli-flag-simulate-seed = un testo qualsiasi; la partita numero 7 del seme «x» ha il seme «x/7»
cli-flag-first = il numero della prima partita; 0 se non si dice
cli-flag-workers = quanti processi; uno per ogni core se non si dice. Cambiano la velocità, mai le partite
cli-flag-simulate-out = scrive una riga per partita in questo file .csv o .jsonl, dove i posti si contano da 0
cli-flag-json = stampa il riassunto come JSON
cli-flag-words = la sigla di una regola, il nome di una carta o di una casella, o parole dell’una o dell’altro; senza, si elencano tutte le regole
cli-flag-diff = stampa che cosa cambia questo strato nella scatola, campo per campo
cli-flag-replay = un file di registrazione
cli-flag-forces-do = list: Forze, Unità, opzioni e liste pronte; check: che cosa non va in una lista, regola per regola; build: una lista nuova; print: una lista per intero
cli-flag-forces-words = list: una Forza, o niente per tutte; check e print: una lista pronta o un codice; build: una Forza, poi Unità come unità:numero+opzione; senza Unità la lista è fatta per te
cli-flag-points = il limite in punti; se non si dice, il più piccolo limite consueto che la lista rispetta
cli-flag-host = l’indirizzo su cui ascoltare; 127.0.0.1 è solo questo computer, 0.0.0.0 tutti
cli-flag-port = la porta su cui ascoltare; se non si dice, 8000 o la prossima libera
cli-flag-serve-data = la cartella dove si tengono i tavoli; ~/.local/share/mythwright se non si dice
cli-flag-database = un indirizzo PostgreSQL al posto di una cartella; lo possono condividere quanti server si vuole
cli-flag-serve-workers = in quanti processi pensano i bot; uno meno dei core se non si dice
cli-flag-origin = un altro indirizzo le cui pagine possono usare questo server, come https://play.example; si può ripetere
cli-flag-no-limits = sopporta qualsiasi numero di richieste, per misurare
cli-flag-no-browser = non apre la pagina
cli-flag-replay-do = verify: controlla ogni risposta, ogni dado e ogni impronta; show: racconta la partita
cli-flag-seat = la racconta con gli occhi di questo posto, contato da uno; senza, si raccontano ogni risposta e tutti gli eventi pubblici

cli-usage-error = { $what }. «{ $command } --help» dice che cosa è ammesso.
cli-unknown-game = Non c’è un gioco «{ $name }». Giochi: { $allowed }.
cli-bad-seats = { $name } ha da { $least } a { $most } posti, non { $seats }.
cli-bad-people = { $people } persone non stanno in { $seats } posti.
cli-unknown-level = Non c’è un livello di bot «{ $level }». Livelli: { $allowed }.
cli-bad-bots = --bots deve nominare un livello, o uno per ciascuno dei { $needed } bot; ne nomina { $has }.
cli-join-alone = --join prende il tavolo come lo tiene il suo server: togli { $flags }.
cli-bad-number = { $flag } deve essere un numero intero, { $least } o più, non «{ $text }».
cli-set-form = --set deve essere KEY=VALUE, non «{ $text }».
cli-set-unknown = --set: { $name } non ha un’opzione «{ $key }». Opzioni: { $allowed }.
cli-set-value = --set { $key }: «{ $value }» non si può usare ({ $why }).
cli-refused = Un tavolo così non si può apparecchiare: { $why }.
cli-unreadable = Non si può leggere { $file }: { $why }.
cli-not-text = Non si può leggere { $file }: non è un file di testo.
cli-unwritable = Lì non si può scrivere { $file }.
cli-trouble = { $file }: { $why }.
cli-bad-ending = { $file } deve finire con uno di questi: { $allowed }.
cli-no-rule = Niente in { $name } si chiama «{ $words }», e nessuna regola lo contiene.
cli-bad-seat = In questa registrazione non c’è il posto { $seat }: ne ha { $seats }.

muster-none = { $name } non ha Forze da radunare.
muster-bad = { $why }
muster-one-list = «{ $what }» vuole esattamente un nome o un codice; «build» prende una Forza e Unità.
muster-no-points = Una lista fatta per te ha bisogno di --points.
muster-sound = Questa lista va bene a { $points } punti.
muster-fault = [{ $rule }] { $why }
muster-fix = { "  " }rimedio: { $fix } ({ $typed })

cli-kind-rule = regola
cli-kind-gap = decisione dove il libro tace
cli-kind-example = esempio svolto
cli-kind-component = che cosa c’è nella scatola
cli-kind-thing = che cosa vi è stampato
cli-game = { $name }: da { $least } a { $most } posti
cli-game-fixed = { $name }: { $most } posti


### Il laboratorio

lab-title = { $games } partite di { $game }, seme «{ $seed }»
lab-failed = La partita { $number } (seme «{ $seed }») si è interrotta: { $error } in { $where }. Non è stato scritto nulla. Per rigiocarla: { $command }
lab-stopped = Fermato: sono state giocate { $played } partite su { $games }, e contano.
lab-wins = Vittorie per { $what }
lab-shares = Partite per { $what }
lab-length = Durata e cifre
lab-rules = Regole nominate dagli eventi
lab-cards = Carte nominate dagli eventi
lab-never = Regole e decisioni che nessun evento ha nominato: { $count }
lab-count = numero
lab-of = su
lab-rate = quota
lab-interval = intervallo al 95 %
lab-part = di tutte le vittorie
lab-mean = media
lab-median = mediana
lab-least = minimo
lab-most = massimo
lab-events = eventi
lab-games = partite
lab-feature-seat = posto
lab-feature-bot = bot
lab-feature-winners = numero di vincitori
lab-feature-ended = regola che l’ha chiusa
lab-feature-answers = risposte
lab-feature-choices = vere scelte
lab-feature-round = giri
lab-feature-heroes = eroe giocato
lab-feature-breaker_hero = chi ha spezzato il Sigillo
lab-feature-path = via
lab-feature-final = battaglia finale

diff-changed = { $field }: { $old } diventa { $new }
diff-added = { $field }: nuovo, { $new }
diff-removed = { $field }: tolto, era { $old }
diff-same = Questo strato non cambia nulla nella scatola.

tale-question = { $seat }: { $question } [{ $rule }]
tale-answer = — { $label } ({ $answer })
tale-event = • { $text } [{ $rule }]
tale-end = La partita è finita. Punteggi: { $scores } [{ $rule }]
tale-unfinished = La registrazione finisce qui; la partita no.

speed-title = { $game }, { $seats } posti, gioco a caso, su questo computer
speed-choices = vere scelte al secondo
speed-decisions = decisioni al secondo
speed-copy = microsecondi per una copia
speed-quiet = microsecondi per una copia muta
speed-memory = KiB per un tavolo vivo
speed-import = millisecondi per importare mythwright
speed-see = microsecondi per una veduta
speed-guess = microsecondi per una congettura
speed-save = microsecondi per un salvataggio
speed-load = microsecondi per un’apertura


### La pagina

page-roll = { $name } lancia { $number } × { $die }.
page-noted = { $label } ({ $note })
page-decides = { $name }: { $about }
page-won =
    { $winners_count ->
        [one] Vince { $winners }.
       *[other] Vincono insieme { $winners }.
    }
page-nobody-won = Non vince nessuno.
page-asked = ora tocca a


### Il server

server-serving = Il tavolo è apparecchiato: { $address } (Ctrl-C lo chiude; tutto resta conservato)
server-bad-database = Questo non è l’indirizzo di una base di dati: { $why }
server-no-database = La base di dati non è raggiungibile: { $why }
server-folder-taken = Un altro server (processo { $pid }) tiene già i suoi tavoli in { $folder }. Usa quello, o un’altra cartella con --data.
server-cannot-listen = Non si può ascoltare su { $host }, porta { $port }: { $why }.
server-damaged = Ciò che è conservato di questo tavolo non torna alla modifica { $n } ({ $rules }).

server-malformed = Questo messaggio è illeggibile.
server-unknown-type = Non esiste un messaggio di questo tipo.
server-not-yet = Il primo messaggio deve essere un saluto (hello).
server-oversize = Questo messaggio è troppo grande.
server-too-fast = È più di quanto si possa accogliere. Aspetta un momento.
server-too-large = La richiesta supera { $most } byte.
server-invalid = { $where } non si può usare: { $why }.
server-not-found = Qui non c’è nulla.
server-no-such-method = Qui non si può fare.
server-fault = Il server è inciampato. Il tavolo è rimasto com’era.
server-no-table = Non c’è nessun tavolo { $table }.
server-no-key = Questo tavolo è privato: ci vuole la chiave che sta nel suo link.
server-wrong-key = Questa chiave non va bene per questo tavolo. Controlla il link.
server-other-rules = Questo tavolo è stato apparecchiato con altre regole o altri contenuti, e qui non può continuare.
server-table-full = A questo tavolo non c’è un posto libero. Puoi guardare.
server-not-over = La registrazione contiene il seme: si può avere quando la partita è finita.
server-no-muster = A «{ $game }» nessuno porta liste proprie.
server-bad-list = { $why }
server-unknown-game = Non c’è un gioco «{ $game }». Ci sono: { $games }.
server-bad-seats = { $has } posti non vanno bene: questo gioco ne ha da { $least } a { $most }.
server-unknown-edition = Non c’è un’edizione «{ $edition }». Ci sono: { $editions }.
server-unknown-level = Non ci sono bot «{ $level }». Ci sono: { $levels }.
server-bad-option = Il tavolo non si può apparecchiare così: { $why }.
server-cannot-deal = Il tavolo non si può apparecchiare così: { $rule }.
