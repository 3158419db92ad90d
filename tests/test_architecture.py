"""Arrows point inwards: clients and tools know games, games know the core, the core knows neither."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "mythwright"

# What each layer may import beside itself and the standard library. "any" is any library from outside.
MAY_IMPORT = {
    "core": {"msgspec", "fluent"},
    "list": {"core", "game"},
    "game": {"core"},
    "bots": {"core"},
    "lab": {"core", "bots", "list", "front"},
    "terminal": {"core", "bots", "list", "front", "rich", "websockets"},
    "server": {"core", "bots", "list", "front", "any"},
    "adapters": {"core", "list", "front", "any"},
    "front": {"core", "bots", "list"},
    "cli": {"core", "bots", "list", "game", "lab", "terminal", "server", "adapters", "front", "any"},
}
LAYER_OF_FILE = {"": "front", "__init__": "front", "__main__": "cli", "cli": "cli"}
FOLDERS = ("core", "bots", "lab", "terminal", "server", "adapters")

# Inside a game: what these modules may not know of their own package.
MAY_NOT_KNOW = {
    "box": {"effects", "rules", "view", "picture", "advice", "game"},
    "state": {"effects", "rules", "view", "picture", "advice", "game"},
    "effects": {"rules", "view", "picture", "advice", "game"},
    "picture": {"state", "effects", "rules", "advice", "game"},  # it draws views, never tables
}


def layer(module: str) -> str | None:
    """The layer a module of ours belongs to, a library's own name, or nothing for an unknown corner."""
    top, _, inside = module.partition(".")
    if top != "mythwright":
        return top
    match inside.split("."):
        case ["games"] | ["games", "__init__"]:
            return "list"
        case ["games", *_]:
            return "game"
        case [folder, *_] if folder in FOLDERS:
            return folder
        case [file]:
            return LAYER_OF_FILE.get(file)
    return None


def module_name(path: Path, source: Path) -> str:
    return ".".join(("mythwright", *path.relative_to(source).with_suffix("").parts))


def is_module(name: str, source: Path) -> bool:
    place = source.joinpath(*name.split(".")[1:])
    return name.startswith("mythwright.") and (place.is_dir() or place.with_suffix(".py").is_file())


def imported(node: ast.Import | ast.ImportFrom, module: str, source: Path) -> Iterator[str]:
    """The full names a statement imports, down to modules; relative ones are made absolute."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
        return
    base = node.module or ""
    if node.level:
        package = module.split(".")[: -node.level]
        base = ".".join([*package, base] if base else package)
    for alias in node.names:
        inner = f"{base}.{alias.name}"
        yield inner if is_module(inner, source) else base


def wrong_arrow(module: str, target: str) -> str | None:
    """What is wrong with this module importing that one, if anything."""
    here, there = layer(module), layer(target)
    assert here, module
    if there == "random" and here in ("core", "game", "list"):
        return "imports random: chance comes from the table's dice"
    if here == there == "game":
        return wrong_arrow_within(module.split(".")[2:], target.split(".")[2:])
    if there == here or there in sys.stdlib_module_names or there in MAY_IMPORT[here]:
        return None
    if "any" in MAY_IMPORT[here] and not target.startswith("mythwright"):
        return None
    return f"imports {target}"


def wrong_arrow_within(module: list[str], target: list[str]) -> str | None:
    if module[0] != target[0]:
        return f"imports another game, {target[0]}"
    own = module[1] if len(module) > 1 else "game"
    room = target[1] if len(target) > 1 else "game"  # the package itself stands for the whole game
    if room in MAY_NOT_KNOW.get(own, ()):
        return f"imports {room} of its own game"
    return None


def faults_of_style(node: ast.Import | ast.ImportFrom, module: str, hidden: set[ast.AST]) -> Iterator[str]:
    if any(alias.name == "*" for alias in node.names):
        yield "imports everything with a star"
    if node in hidden and layer(module) != "adapters":
        yield "imports inside a function"


def inside_functions(tree: ast.Module) -> set[ast.AST]:
    functions = (n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef))
    return {inner for function in functions for inner in ast.walk(function)}


def faults(source: Path) -> list[str]:
    """Every import that breaks the house's order, as `file:line what is wrong`."""
    found = []
    for path in sorted(source.rglob("*.py")):
        module = module_name(path, source)
        if layer(module) is None:
            found.append(f"{path.relative_to(source)}:1 stands in no layer of the architecture")
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        hidden = inside_functions(tree)
        for node in ast.walk(tree):
            if not isinstance(node, ast.Import | ast.ImportFrom):
                continue
            wrong = [wrong_arrow(module, target) for target in imported(node, module, source)]
            wrong += faults_of_style(node, module, hidden)
            found += [f"{path.relative_to(source)}:{node.lineno} {what}" for what in wrong if what]
    return found


def test_arrows_point_inwards():
    assert SOURCE.is_dir()
    assert faults(SOURCE) == []


def plant(folder: Path, file: str, text: str) -> Path:
    """A small house in which all is well, but for one file."""
    sound = {
        "__init__.py": "from mythwright.core.table import Table",
        "cli.py": "import rich\nfrom mythwright import lab, terminal\nfrom mythwright.games.hill import game",
        "core/table.py": "from __future__ import annotations\nimport msgspec\nimport fluent.runtime",
        "games/__init__.py": "from mythwright.games import hill, plain",
        "games/hill/__init__.py": "",
        "games/hill/state.py": "from mythwright.core.table import Table\nfrom .box import Box",
        "games/hill/box.py": "from ...core import table",
        "games/hill/picture.py": "from mythwright.core import table\nfrom mythwright.games.hill import box",
        "games/hill/rules/battle.py": "from mythwright.games.hill import state\nfrom ..effects import hurt",
        "games/hill/effects.py": "from mythwright.games.hill import state",
        "games/plain/__init__.py": "",
        "bots/greedy.py": "import random\nfrom mythwright.core.table import Table",
        "lab/speed.py": "import mythwright\nfrom mythwright import bots, games",
        "terminal/screen.py": "from rich.table import Table\nfrom mythwright.games import GAMES",
        "adapters/gym.py": "def environment():\n    import gymnasium",
    }
    for name, body in (sound | {file: text}).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(body, encoding="utf-8")
    return folder


def test_a_sound_house_has_no_faults(tmp_path):
    assert faults(plant(tmp_path, "core/dice.py", "import hashlib")) == []


@pytest.mark.parametrize(
    ("file", "text", "fault"),
    [
        ("core/dice.py", "import random", "imports random: chance comes from the table's dice"),
        ("core/dice.py", "from mythwright.games import hill", "imports mythwright.games.hill"),
        ("core/dice.py", "import mythwright", "imports mythwright"),
        ("core/dice.py", "from .. import bots", "imports mythwright.bots"),
        ("core/dice.py", "import rich.text", "imports rich.text"),
        ("core/dice.py", "from mythwright.core.table import *", "imports everything with a star"),
        ("core/dice.py", "def roll():\n    import json", "imports inside a function"),
        (
            "games/hill/game.py",
            "from random import choice",
            "imports random: chance comes from the table's dice",
        ),
        ("games/hill/game.py", "from mythwright.games import plain", "imports another game, plain"),
        ("games/hill/game.py", "from ..plain.state import Pawn", "imports another game, plain"),
        ("games/hill/game.py", "from mythwright.games import GAMES", "imports mythwright.games"),
        ("games/hill/game.py", "from mythwright.bots.greedy import Greedy", "imports mythwright.bots.greedy"),
        (
            "games/hill/picture.py",
            "from mythwright.games.hill.state import Hero",
            "imports state of its own game",
        ),
        ("games/hill/picture.py", "from .rules.battle import Battle", "imports rules of its own game"),
        ("games/hill/picture.py", "from mythwright.games.hill import rules", "imports rules of its own game"),
        ("games/hill/box.py", "from . import effects", "imports effects of its own game"),
        ("games/hill/effects.py", "from .rules import battle", "imports rules of its own game"),
        ("bots/greedy.py", "from mythwright.games import GAMES", "imports mythwright.games"),
        ("bots/greedy.py", "import numpy", "imports numpy"),
        (
            "lab/report.py",
            "from mythwright.games.hill.state import Hero",
            "imports mythwright.games.hill.state",
        ),
        ("lab/report.py", "from mythwright.terminal import screen", "imports mythwright.terminal.screen"),
        ("terminal/keys.py", "import mythwright.lab.speed", "imports mythwright.lab.speed"),
        ("attic.py", "OLD = True  # and no import", "stands in no layer of the architecture"),
    ],
)
def test_a_planted_fault_is_caught(tmp_path, file, text, fault):
    line = 1 + text[: text.index("import")].count("\n")
    assert faults(plant(tmp_path, file, text)) == [f"{file}:{line} {fault}"]
