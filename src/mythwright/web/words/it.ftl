# Le parole della pagina. Una riga per messaggio; ciò che sta tra { $graffe } viene sostituito.

brand = Mythwright
tagline = Un tavolo che conosce le regole. Siediti, porta amici o bot, e gioca.
foot = Ogni risposta è conservata, ogni regola si può chiedere, ogni dado si può verificare.
skip = Vai al tavolo
loading = Un momento …
close = Chiudi
cancel = Annulla
go-on = Avanti
copy = Copia
copy-what = Copia il link: { $what }
copied = Il link è stato copiato.
try-again = Riprova
to-lobby = All’ingresso

# L’ingresso

lobby-games = Giochi
lobby-set-up = Prepara un tavolo
lobby-recent = I tuoi tavoli
lobby-recent-none = Non ti sei ancora seduto a nessun tavolo. Quelli a cui giochi ti aspettano qui.
lobby-tables = Tavoli aperti
lobby-tables-none = Ora nessun tavolo è aperto. Preparane uno e lascia entrare gli altri.
lobby-join = Siediti ({ $free } liberi)
lobby-watch = Guarda
game-seats = da { $least } a { $most } giocatori
game-seats-one = { $least } giocatori
recent-watching = da spettatore
recent-over = finita
recent-resume = Continua
recent-look = Rivedi
recent-forget = Dimentica
join-title = Siediti a questo tavolo
join-name = Come ti devono chiamare gli altri?

# Preparare un tavolo

setup-title = Prepara un tavolo
setup-seats = Chi siede dove
setup-how-many = Posti
setup-options = Come si gioca
setup-no-options = In questo gioco non c’è nulla da scegliere.
setup-name = Nome del tavolo
setup-public = Aperto a tutti
setup-public-about = Un tavolo aperto sta nell’ingresso: chiunque può guardare e prendere un posto libero.
setup-create = Apparecchia
setup-note-none = Nessuno siede a questo schermo: guarderai.
setup-note-one = Tu siedi a questo schermo.
setup-note-curtain = Più persone usano questo schermo: tra un turno e l’altro cala il sipario.
sit-here = una persona a questo schermo
sit-friend = un amico, con un link
sit-open = aperto a chiunque
sit-bot = un bot: { $level }
sit-name = Nome
sit-name-of = Nome della persona al posto { $number }
level-random = vagabondo (gioca a caso)
level-greedy = stratega (pensa avanti)
level-null = bot
laid-title = Il tavolo è pronto
laid-words = Manda un link a ogni amico. Un link è un posto: chi lo possiede lo gioca.
laid-sit = Siediti

# Posti

seat-number = Posto { $number }
seat-someone = qualcuno
seat-open = posto libero
seat-bot = Bot · { $level }
seat-you = Tu · { $who }
seat-away = { $player } · assente
seat-standin = { $player } · gioca un bot
standin-ask = Fai giocare un bot
standin-end = Fine della sostituzione

# Il tavolo

board-title = Il tabellone
board-beyond = Altro da scegliere: { $number }
board-words = Il tabellone a parole
board-thing = una cosa sul tabellone
mats-title = I posti
mat-asked = deve scegliere
hand-title = La tua mano
hand-empty = Qui non c’è nulla.
rail-name = Carte
rail-offers = (c’è da scegliere)
scene-title = Che cosa è in corso
status-title = A che punto è la partita
log-title = Che cosa è successo
log-nothing = Di questa riga non si sa altro.
parts-name = Parti del tavolo
part-question = Domanda
part-hand = Carte
part-mats = Tavolo
part-log = Cronaca
watchers = spettatori
zoom-in = Più vicino
zoom-out = Più lontano
zoom-fit = Tutto il tabellone
card-number = ×{ $number }
card-spent = (usata)
menu-name = Scegli
tip-ask-why = Ora non si può. Clicca per chiedere perché.
title-turn = ● Tocca a te – { $table }

# La domanda

question-yours = Tocca a te
question-over = La partita è finita
question-none = Non si chiede nulla
waits-bot = { $name } sta pensando …
waits-person = Si aspetta { $name }
waits-open = Si aspetta che qualcuno prenda il posto libero
filter-hint = Scrivi per cercare o rispondere …
filter-name = Cerca una scelta, o scrivi una risposta
filter-none = Nessuna scelta corrisponde. Premi Invio per chiederla lo stesso e sapere perché no.
setup-own-list = una lista propria, { $code }
setup-build = Componi una lista
setup-build-for = Componi una lista per { $name }
builder-title = Una lista tua
builder-force = Fazione
builder-fill = Proponi una lista
builder-paste = Codice
builder-load = Carica
builder-stock = Disponibili
builder-list = La tua lista
builder-points = { $points } di { $limit } punti, ne restano { $left }
builder-over = { $points } di { $limit } punti, { $left } di troppo
builder-ready = Parti da { $name }
builder-leads = può guidare
builder-price = { $points } punti per { $size }
builder-each = { $each } per ognuno in più, fino a { $most }
builder-more = Come stampato
builder-add = Aggiungi { $name }
builder-drop = Togli { $name }, voce { $place }
builder-place = { $place }.
builder-cost = { $points } punti
builder-size = Quanti (da { $least } a { $most })
builder-extra = { $name } (+{ $points })
builder-sound = In questa lista non c’è nulla di sbagliato.
builder-faults = Da correggere: { $number }
builder-rule = Regola
builder-fix = Correggi: { $fix }
builder-code = Codice da condividere
builder-print = Stampa
builder-use = Usa questa lista

trial-title = Muovere a mano
trial-hint = Trascina sul tabellone, oppure afferra e usa le frecce.
trial-hold = Afferra
trial-kind = Come si muove
trial-form = In quale forma finisce
trial-yes = Permesso.
trial-no = Non permesso:
trial-nearest = Il posto più vicino
trial-bend = Svolta qui
trial-back = Rimetti a posto
grip-name = { $name }. Le frecce muovono, con Maiusc a piccoli passi, W fa svoltare, Invio posa, Esc rimette a posto.
thought-none = Indica una scelta per vedere le probabilità e se si può ritirare.
thought-final = Definitiva: porta alla luce qualcosa di nascosto.
thought-free = Si può ritirare.
odds-percent = { $percent } %
hint = Consiglio
hint-thinking = Ci penso …
hint-is = Uno stratega sceglierebbe: { $label }
stale = Il tavolo è andato avanti. Guarda di nuovo e scegli ancora.

# Ritirare

undo = Ritira
undo-please = Chiedi di ritirare
undo-free = Puoi ritirare la tua ultima risposta
undo-consent = Qualcosa è venuto alla luce: devono acconsentire gli altri
undo-nothing = Non hai nulla da ritirare
undone = Ritirata.
takeback-title = Chiedere agli altri?
takeback-words = Gli altri possono ancora concederti di ritirarla.
takeback-ask = Chiedi
takeback-asked = Gli altri sono stati interrogati.
takeback-refused = Non tutti acconsentono: la risposta resta.
consent-title = Una richiesta di ritirare
consent-words = { $name } vorrebbe ritirare l’ultima risposta. Acconsenti?
consent-yes = Acconsento
consent-no = Rifiuto

# Perché, e perché no

refused-title = Non è permesso
thing-title = Che cos’è
thing-nothing = Ora non se ne chiede nulla.
tried-no = Non ora:
nearest-title = Permesso, e più simile
sum-base = Base
sum-total = In tutto
rules-title = Regole
rules-about = Ogni regola con la sua sigla, ogni carta e ogni luogo col suo nome. Cerca l’una o l’altro, o delle parole.
rules-search = Cerca nelle regole
rules-hint = per esempio: dark hero
rules-none = Nessuna regola ne parla.

# Più persone a uno schermo

curtain-title = Passa a { $name }
curtain-words = Ora dovrebbe guardare solo la persona nominata. Alza il sipario quando hai lo schermo.
curtain-lift = Alza il sipario

# Linea

line-broken = La linea con il tavolo è interrotta. Si richiama …
line-calling = Si chiama il tavolo …

# La fine

end-won = Vince { $who }
end-nobody = Non vince nessuno
end-rule = Per quale regola: { $rule }
end-replay = Rivedi la partita
end-verify = Verifica i dadi
end-download = Scarica la partita
end-again = Un altro tavolo
end-look = Guarda il tabellone
end-show = Com’è finita
rank = { $rank }º
chart-round = Giro
chart-table = Come tabella
dice-about = Il tuo browser rilancia ogni dado a partire dal seme e confronta. Non occorre fidarsi di nessuno.
dice-checking = Si rilancia ogni dado … { $done }
dice-true = Tutte le { $draws } estrazioni sono quelle del seme, e il seme è quello promesso all’inizio.
dice-wrong = L’estrazione { $number } di «{ $stream }» non è quella del seme.
dice-other-seed = Il seme non è quello promesso all’inizio.
dice-no-report = I dadi si possono verificare a partita finita.
dice-seed = Seme: { $seed } · la sua impronta, mostrata dall’inizio: { $hash }

# Rivedere

replay-title = La partita rivista
replay-back = Torna al tavolo
replay-slider = Risposta
replay-play = Avvia
replay-pause = Pausa
replay-first = All’inizio
replay-prev = Un passo indietro
replay-next = Un passo avanti
replay-last = Alla fine
replay-pace = Ritmo
replay-pace-0 = lento
replay-pace-1 = regolare
replay-pace-2 = veloce
replay-eyes = Con gli occhi di
replay-nobody = uno spettatore
replay-share = Condividi questo momento
replay-share-note = Chi ha questo link vede la partita da qui in poi, come te.
replay-link = Link a questo momento

# Condividere e andarsene

share-title = Link
share-note = Un link è un posto: chi lo possiede lo gioca. L’ultimo serve solo per guardare.
share-own = Il tuo, per un altro dispositivo
share-watch = Per guardare
leave = Lascia il tavolo
leave-words = Un bot gioca per te finché non torni con il tuo link.

# Impostazioni

settings-title = Impostazioni
setting-theme = Luce
setting-theme-auto = come il dispositivo
setting-theme-light = di giorno
setting-theme-dark = a lume di candela
setting-language = Lingua
setting-language-en = English
setting-language-it = Italiano
setting-sound = Suoni
setting-motion = Movimento
setting-motion-auto = come il dispositivo
setting-motion-less = il meno possibile
setting-keys = Tasti singoli come scorciatoie
setting-text = Tabellone a parole

# Tasti

keys-title = Tasti
key-numbers = 1 – 9
key-numbers-does = sceglie dalla lista
key-slash = /
key-slash-does = cerca una scelta, o scrivi una risposta; Invio la manda
key-tab = Tab
key-tab-does = alla parte seguente
key-arrows = ← ↑ ↓ →
key-arrows-does = da una cosa all’altra sul tabellone, da una scelta all’altra nella lista
key-enter = Invio
key-enter-does = sceglie; su ciò che non si può scegliere: chiede perché
key-b = B
key-b-does = al tabellone; lì: alla prossima cosa che si offre
key-q = Q
key-q-does = alla domanda
key-l = L
key-l-does = alla cronaca
key-c = C
key-c-does = alle carte
key-u = U
key-u-does = ritira
key-h = H
key-h-does = consiglio
key-m = M
key-m-does = afferra ciò che si può muovere a mano
key-t = T
key-t-does = il tabellone a parole, o disegnato
key-esc = Esc
key-esc-does = chiude ciò che è aperto
key-help = ?
key-help-does = mostra questi tasti

# Ciò che va storto

trouble-away = Il server non risponde.
trouble-unknown = Qualcosa è andato storto. Riprova.
state-away = Nessuno risponde
state-away-words = Il server non è raggiungibile. Forse sta ripartendo.
state-trouble = Non ha funzionato
state-trouble-words = Qualcosa è andato storto. Riprova.
state-key = Questa chiave non va bene
state-key-words = Il link ha una chiave che questo tavolo non conosce. Fatti rimandare il link e copialo tutto.
state-gone = Questo tavolo non c’è
state-gone-words = Forse è stato sparecchiato, o il link non è completo.
state-other = Questo tavolo qui non può continuare
state-other-words = È stato apparecchiato con regole o contenuti diversi da quelli che questo server ha ora. Nulla è perduto: un server con quelli di prima può continuarlo.
state-left = Questo posto è stato lasciato
state-left-words = Un bot gioca per te. Torna a sederti quando vuoi.
state-nowhere = Qui non c’è nulla
state-nowhere-words = Questo indirizzo non porta da nessuna parte.
state-unfinished = La partita non è finita
state-unfinished-words = Rivedere una partita mostra tutte le mani: si può quando è finita.
state-no-game = Gioco sconosciuto
state-no-game-words = Questo gioco non è sullo scaffale.
