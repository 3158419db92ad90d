"""Several threads may read tables at the same time, also the very first ones after a start."""

from __future__ import annotations

import subprocess
import sys

import mythwright
from mythwright.bots import Player, bot

READ_AT_ONCE = """
import sys, threading
import mythwright
from mythwright.server import workers

workers.ready()
sys.setswitchinterval(1e-6)
text, start = sys.stdin.read(), threading.Barrier(8)

def read():
    start.wait()
    mythwright.load(text)

threads = [threading.Thread(target=read) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def midway() -> str:
    """A save in the midst of a battle, with as many kinds of things in it as can be."""
    table, chooser = mythwright.new("king_of_the_hill", seats=3, seed="threads"), bot("random", "threads")
    while len(table.stack) < 4:
        table.play(chooser.choose(Player(table, table.pending.seat)))
    return mythwright.save(table)


def test_games_that_are_ready_are_read_by_many_threads_at_once():
    text = midway()
    for _ in range(3):
        subprocess.run([sys.executable, "-c", READ_AT_ONCE], input=text, text=True, check=True)
