# The army builder: what there is, lists in full, what is wrong with them, and how to mend it.

stock-force = { $force }
stock-unit = { "  " }{ $typed }  { $unit }, { $type }{ $rank ->
        [2] , General
        [1] , Heroic Figure
       *[other] {""}
    }: { $points } points for { $least ->
        [1] one Mini
       *[other] { $least } Minis
    }{ $each ->
        [0] {""}
       *[other] , { $each } for each more up to { $most }
    }{ $dice ->
        [1] {""}
       *[other] , { $dice } dice
    }
stock-option = { "    " }{ $typed }  { $option }: { $points } points
stock-ready = { "  " }{ $list }: a ready list of { $points } points for { $limit } ({ $typed }), code { $code }

sheet-head = { $force }: { $points } of { $limit } points, { $units ->
        [one] one Unit
       *[other] { $units } Units
    }, { $minis ->
        [one] one Mini
       *[other] { $minis } Minis
    }, { $dice ->
        [one] one Unit Activation Die
       *[other] { $dice } Unit Activation Dice
    }
sheet-unit = { $place }. { $unit }, { $type }{ $rank ->
        [2] , General
        [1] , Heroic Figure
       *[other] {""}
    }: { $points } points, { $dice ->
        [one] one die
       *[other] { $dice } dice
    }
sheet-row = { "   " }{ $minis } × { $row }: M { $move } SH { $shoot } FI { $fight } SV { $save } RE { $react } BR { $brave }; { $gear }{ $wounds ->
        [1] {""}
       *[other] , { $wounds } Wounds
    }{ $attacks ->
        [1] {""}
       *[other] , { $attacks }xFI
    }{ $toughened ->
        [0] {""}
       *[other] , Toughened { $toughened }
    }{ $magic ->
        [0] {""}
       *[other] , Magic Level { $magic }
    }{ $talents_count ->
        [0] {""}
       *[other] , { $talents }
    }
sheet-code = Share it as { $code }

## Faults

fault-no_such_force = There is no Force “{ $force }”; there are { $allowed }.
fault-no_such_unit = Entry { $place }: no card is called “{ $unit }”.
fault-foreign_unit = Entry { $place }: { $unit } fight for the { $force }, not for the { $instead_of }.
fault-wrong_size = Entry { $place }: { $unit } may have { $least } to { $most } Minis, not { $has }.
fault-no_such_option = Entry { $place }: the card of { $unit } lists no option “{ $option }”{ $allowed_count ->
        [0] {""}
       *[other] , only { $allowed }
    }.
fault-option_twice = Entry { $place }: { $unit } bought { $option } twice.
fault-no_general = The list has no General; { $allowed } would be one.
fault-second_general = Entry { $place }: a Force has one General, not { $has }; { $unit } would be one too many.
fault-many_behemoths = Entry { $place }: at { $limit } points a Force has at most { $most ->
        [one] one Behemoth
       *[other] { $most } Behemoths
    }, not { $has }.
fault-too_many_points =
    { $mended ->
        [0] The list costs { $has } points, { $over } over the limit of { $limit }.
       *[other] With its entries mended the list costs { $has } points, { $over } over the limit of { $limit }.
    }

## Edits

option-add = take { $a0 }
option-drop = leave out entry { $a0 }
option-size = make entry { $a0 } a Unit of { $a1 ->
        [one] one Mini
       *[other] { $a1 } Minis
    }
option-buy = buy { $a1 } for entry { $a0 }
option-sell = take { $a1 } from entry { $a0 }

## What cannot be read

force-unknown = There is no Force “{ $text }”. Forces: { $typed }.
force-unknown-list = “{ $text }” is neither a ready list nor a share code. Ready lists: { $typed }.
force-bad-code = The share code “{ $text }” was mistyped, or was made for other cards.
force-too-long = A share code holds { $most } Units, not { $has }.
force-bad-unit = “{ $text }” is not written as unit:size+option.
force-too-few-points = The General of the { $force }, { $unit }, alone costs { $has } points; { $limit } are too few.
