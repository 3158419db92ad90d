name-up = foot up
name-slip = slip
name-boot = boot dice
name-bread = bread
name-landslide = landslide
name-rope = rope
name-nails = nailed boots
name-fog = fog
name-charm = lucky charm
name-veto = veto

card-bread = Gain { $amount } breath.
card-landslide = The others fall back { $amount } steps.
card-rope = A die more in each push of this turn.
card-nails = On the lower half of the hill nothing slips.
card-fog = Nobody can go further than a few steps.
card-charm = A slip is no slip.

prompt-turn = Stay or push? You may play a card first.
prompt-stake = How much breath do you stake?
prompt-throw = Keep the throw, or throw again?
prompt-veto = Do you veto the card?

option-stay = stay and rest
option-push = push
option-play = play { $a0 }
option-stake = stake { $a0 }
option-keep = keep the throw
option-again = throw again
option-pass = let it pass
option-veto = veto

event-rolled = Seat { $seat } throws { $die }: { $faces }.
event-rested = Seat { $seat } rests and has { $breath } breath.
event-drew = You draw { $card }.
event-shuffled = The discarded cards become the deck.
event-played = Seat { $seat } plays { $card }.
event-vetoed = Seat { $seat } vetoes { $card }.
event-laid = { $card } lies before seat { $seat }.
event-breathed = Seat { $seat } gains { $amount } and has { $breath } breath.
event-fell = Seat { $seat } falls back to step { $place }.
event-staked = Seat { $seat } stakes { $stake } and has { $breath } breath left.
event-climbed = Seat { $seat } climbs to step { $place }.
event-slipped = Seat { $seat } slips.
event-ended = The race is over.

hill-round = Round { $round }
hill-hiker = Seat { $seat }: step { $place }, { $breath } breath, { $cards } cards
hill-card = { $card }
hill-step = Step { $place } of { $top }: seats { $seats }
hill-seat = Seat { $seat }
hill-meter = Step
hill-breath = Breath

result-HT-END-01 = The hilltop is reached.
result-HT-END-02 = Night falls.
