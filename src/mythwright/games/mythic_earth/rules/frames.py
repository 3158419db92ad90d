"""All frames, so that a save can be read again; chapters add theirs."""

from __future__ import annotations

from mythwright.core.flow import Frame
from mythwright.games.mythic_earth.rules.activation import Activation
from mythwright.games.mythic_earth.rules.aftermath import Aftermath
from mythwright.games.mythic_earth.rules.alert import GoOnAlert
from mythwright.games.mythic_earth.rules.attack import Attack
from mythwright.games.mythic_earth.rules.blessings import Bless
from mythwright.games.mythic_earth.rules.blows import Blows, Saves
from mythwright.games.mythic_earth.rules.brave import Morale, WonFleeing
from mythwright.games.mythic_earth.rules.charge.altars import ChargeAltar
from mythwright.games.mythic_earth.rules.charge.charging import Charge
from mythwright.games.mythic_earth.rules.claims import Claiming
from mythwright.games.mythic_earth.rules.cleanup import CleanUp
from mythwright.games.mythic_earth.rules.deployment import Deployment
from mythwright.games.mythic_earth.rules.devotions import SecretPicks
from mythwright.games.mythic_earth.rules.devotions.meeting import Meeting
from mythwright.games.mythic_earth.rules.devotions.searching import MapTest, Search
from mythwright.games.mythic_earth.rules.fight import Fight
from mythwright.games.mythic_earth.rules.flight import Disengage, Flee, StopFleeing
from mythwright.games.mythic_earth.rules.frozen import LayLow, Rally, Regroup, Thaw
from mythwright.games.mythic_earth.rules.hits import Hits, Trample
from mythwright.games.mythic_earth.rules.impact import Impact
from mythwright.games.mythic_earth.rules.magic import Cast, Dispel
from mythwright.games.mythic_earth.rules.match import Match
from mythwright.games.mythic_earth.rules.movement.walking import Walk
from mythwright.games.mythic_earth.rules.orders import Order
from mythwright.games.mythic_earth.rules.overhead import Overhead
from mythwright.games.mythic_earth.rules.pleas import Plea
from mythwright.games.mythic_earth.rules.primaries.altars import Building
from mythwright.games.mythic_earth.rules.primaries.captives import Carriers
from mythwright.games.mythic_earth.rules.primaries.fog import Halves
from mythwright.games.mythic_earth.rules.primaries.hunt import Spirits
from mythwright.games.mythic_earth.rules.primaries.rain import Flood, Survival
from mythwright.games.mythic_earth.rules.putting import PutToken
from mythwright.games.mythic_earth.rules.reacting import Reactions
from mythwright.games.mythic_earth.rules.reserves import Arrival, ReserveDice
from mythwright.games.mythic_earth.rules.setup import SetUp
from mythwright.games.mythic_earth.rules.shooting import Exchange, Shoot, Volley
from mythwright.games.mythic_earth.rules.spells import Working
from mythwright.games.mythic_earth.rules.tests import ActivationTest, BraveTest, ReactTest
from mythwright.games.mythic_earth.rules.turn import GameTurn
from mythwright.games.mythic_earth.rules.windows import Window

FRAMES: tuple[type[Frame], ...] = (
    Match,
    SetUp,
    Deployment,
    GameTurn,
    Activation,
    Walk,
    CleanUp,
    Arrival,
    ActivationTest,
    Regroup,
    Thaw,
    StopFleeing,
    BraveTest,
    ReactTest,
    Morale,
    WonFleeing,
    Flee,
    Disengage,
    Rally,
    LayLow,
    GoOnAlert,
    Order,
    Plea,
    Window,
    Bless,
    Reactions,
    Aftermath,
    PutToken,
    Claiming,
    SecretPicks,
    Search,
    MapTest,
    Meeting,
    Building,
    Flood,
    Survival,
    Spirits,
    Carriers,
    Halves,
    ReserveDice,
    Charge,
    ChargeAltar,
    Fight,
    Blows,
    Saves,
    Attack,
    Hits,
    Trample,
    Impact,
    Shoot,
    Volley,
    Exchange,
    Overhead,
    Cast,
    Dispel,
    Working,
)
