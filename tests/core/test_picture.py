"""Pictures: well-formed, with ids that stay and options where they belong."""

from __future__ import annotations

from xml.etree import ElementTree

from mythwright.core.picture import Fact, Node, node, still
from tests.toy.given import a_hill, play

NASTY = '<script>"it\'s" & ]]></script>'


def test_text_title_and_attributes_are_escaped():
    drawn = Node(tag="text", id=NASTY, text=NASTY, title=NASTY, attributes={"class": NASTY}, options=(NASTY,))
    read = ElementTree.fromstring(drawn.svg())
    assert read.attrib == {"class": NASTY, "id": NASTY, "data-options": NASTY}
    assert list(read.itertext()) == [NASTY, NASTY] and read[0].tag == "title"


def test_what_a_text_says_is_written_in_the_words_of_the_reader():
    written, named = node("text", "", "2"), node("g", "board", "")
    written.says = named.says = Fact("title-board", {"number": 2})
    assert written.json(lambda fact: fact.message) == {"tag": "text", "text": "title-board"}
    assert named.json(lambda fact: fact.message) == {"tag": "g", "id": "board", "title": "title-board"}
    assert written.svg() == "<text>2</text>"


def test_options_are_attached_to_the_node_they_concern():
    drawn = node("g", "hiker", "")
    drawn.options = ("stay", "play rope")
    assert drawn.svg() == '<g id="hiker" data-options="stay|play rope"></g>'


def test_shorthand_writes_hyphens_and_spares_words_of_python():
    drawn = node("line", "a", "", stroke_width=2, class_="rope", x=1.5)
    assert drawn.svg() == '<line stroke-width="2" class="rope" x="1.5" id="a"></line>'


def test_walk_meets_every_node_parents_first():
    tree = node("svg", "a", "", node("g", "b", "", node("rect", "c")), node("g", "d"))
    assert [n.id for n in tree.walk()] == ["a", "b", "c", "d"]


def test_nodes_do_not_share_their_children():
    one, other = Node(tag="g"), Node(tag="g")
    one.children.append(node("rect"))
    one.attributes["x"] = 1
    assert other.children == [] and other.attributes == {}


def test_a_token_keeps_its_id_when_it_moves():
    table = a_hill()
    before = [n.id for n in table.game.draw(table.see(0)).walk()]
    play(table, "push", "stake 4", "up up", "keep")
    after = table.game.draw(table.see(0))
    assert [n.id for n in after.walk()] == before and len(set(before)) == len(before)
    assert next(n for n in after.walk() if n.id == "hiker-0").attributes["cx"] == 80


def test_only_who_is_asked_finds_options_in_the_picture():
    table = a_hill()
    assert "data-options" in table.svg(0)
    assert "data-options" not in table.svg(1) and table._repr_svg_() == table.svg(None)


def test_a_still_node_is_written_like_any_other():
    drawn = node("g", "hill", "", node("circle", "sun", r=3), x=1)
    drawn.options = ("climb",)
    kept = still(drawn)
    assert kept.svg() == kept.svg() == drawn.svg()
    assert node("svg", "", "", kept).svg() == f"<svg>{drawn.svg()}</svg>"
    assert [inner.id for inner in kept.walk()] == ["hill", "sun"]
