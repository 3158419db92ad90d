# Shooting: volleys, Overhead Shots, Saves and casualties, trampling.


### What happens

event-volley =
    { $hits ->
        [0] Unit { $unit } shoots at Unit { $other } ({ $weapon }, { $needs } or less, { $parts }): { $faces }. No hit.
        [one] Unit { $unit } shoots at Unit { $other } ({ $weapon }, { $needs } or less, { $parts }): { $faces }. One hit.
       *[other] Unit { $unit } shoots at Unit { $other } ({ $weapon }, { $needs } or less, { $parts }): { $faces }. { $hits } hits.
    }
event-shot_lost = Unit { $unit } can no longer shoot at Unit { $other }.
event-overhead_shot =
    { $hits ->
        [0] Unit { $unit } hurls a { $weapon } at Unit { $other } ({ $needs } or less, { $parts }): { $faces }. It misses.
       *[other] Unit { $unit } hurls a { $weapon } at Unit { $other } ({ $needs } or less, { $parts }): { $faces }. It hits.
    }
event-scattered =
    { $inches ->
        [one] The shot of Unit { $unit } goes astray by one inch.
       *[other] The shot of Unit { $unit } goes astray by { $inches } inches.
    }
event-template =
    { $units_count ->
        [0] The rock of Unit { $unit } crushes nobody.
        [one] The rock of Unit { $unit } strikes Unit { $units } ({ $numbers }).
       *[other] The rock of Unit { $unit } strikes the Units { $units } ({ $numbers }).
    }
event-saved =
    { $failed ->
        [0] Unit { $unit } saves ({ $needs } or less, { $parts }): { $faces }. All are saved.
        [one] Unit { $unit } saves ({ $needs } or less, { $parts }): { $faces }. One is not saved.
       *[other] Unit { $unit } saves ({ $needs } or less, { $parts }): { $faces }. { $failed } are not saved.
    }
event-hits_lost =
    { $number ->
        [one] One hit is lost: nobody else of Unit { $unit } can be seen.
       *[other] { $number } hits are lost: nobody else of Unit { $unit } can be seen.
    }
event-trampled =
    { $hits ->
        [one] Unit { $by_unit } tramples Unit { $unit }: one hit.
       *[other] Unit { $by_unit } tramples Unit { $unit }: { $hits } hits.
    }


### Questions

prompt-casualty = Which Mini of { the-unit } is wounded?


### Options

option-shoot =
    { $count ->
        [1] Shoot at Unit { $p0 }
       *[other] Shoot at Mini { $a1 } of Unit { $p0 }
    }
option-focus =
    { $count ->
        [1] Focused Shot at Unit { $p0 }
       *[other] Focused Shot at Mini { $a1 } of Unit { $p0 }
    }
option-lose =
    { $count ->
        [0] As the program proposes, for all of them
       *[other] Mini { $a0 }
    }


### Parts of a number, and how it is shot

name-shoot = Shoot
name-focus = Focused Shot
name-thrown = thrown
name-free = free shot
name-focused = Focused Shot
name-overhead = Overhead Shot
name-long_range = long range
name-stopped_fleeing = stopped Fleeing this turn
name-obscured = obscured
name-fleeing = Fleeing
name-low = lying low
name-in_fight = in a fight
name-save = Save
name-landscape = in landscape
name-strength = Strength
name-toughened = Toughened
name-slowed = slowed by aylus
name-rooted = rooted to the ground


### What a roll may lead to, in a few words

odds-volley =
    { $upshot ->
        [0] no shot hits
        [one] one shot hits
       *[other] { $upshot } shots hit
    }
odds-overhead_shot =
    { $upshot ->
        [0] the rock goes astray
       *[other] the rock falls where it was aimed
    }
odds-scattered = the shot goes astray
odds-template = the rock strikes
odds-saved =
    { $upshot ->
        [0] all hits are saved
        [one] one hit is not saved
       *[other] { $upshot } hits are not saved
    }
odds-slain = Minis fall
odds-wounded = wounds are suffered
odds-casualty = a choice of who falls


### What refusals compare

fact-mini = Mini
fact-minis = Minis that could be named
