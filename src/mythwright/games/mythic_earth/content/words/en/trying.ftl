# A move before it is made: what one takes hold of, what it costs, and who sees whom from there.

drag-unit = Unit { $unit }, { $card }
drag-token = The token
drag-go = Go
drag-put = Lay it down
drag-move = Move
drag-march = March
drag-form = { $forms }
name-keep = as it stands

trial-length = { $length }″ of { $allowance }″
trial-cost = Every inch counts twice while a Mini is on Difficult ground: { $cost }″ in all, at most { $budget }″
trial-nearest-enemy = Nearest enemy: { $unit } { $card }, { $inches }″
trial-shoots = Could shoot at { $unit } { $card }, { $inches }″{ $needs ->
        [0] {""}
       *[other] , hits on { $needs } or less
    }{ $obscured ->
        [0] {""}
       *[other] , obscured
    }
trial-shot-by = { $others_count ->
        [0] Within range and sight of Unit { $last }
       *[other] Within range and sight of Units { $others } and { $last }
    }
regard-reach = Moves { $move }″{ $shoots ->
        [0] {""}
       *[other] , shoots { $shoots }″
    }
