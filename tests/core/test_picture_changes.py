"""Changes of a picture: the smallest nodes with ids, and the tree as plain data."""

from __future__ import annotations

from mythwright.core.picture import Bare, Fact, Node, changes, node, still


def a_hill(hiker: int = 0, flag: bool = False, colour: str = "green") -> Node:
    flags = [node("path", "flag")] if flag else []
    hikers = node("g", "hikers", "", node("circle", "hiker", cx=hiker), node("circle", "other", cx=9))
    return node(
        "svg", "board", "", node("g", "", "", node("rect", fill=colour)), hikers, node("g", "top", "", *flags)
    )


def ids(before: Node, after: Node) -> list[str]:
    return [changed.id for changed in changes(before, after)]


def test_nothing_has_changed():
    assert ids(a_hill(), a_hill()) == []


def test_a_token_that_moves_changes_alone():
    found = changes(a_hill(), a_hill(hiker=5))
    assert [(one.id, one.attributes["cx"]) for one in found] == [("hiker", 5)]


def test_what_comes_and_goes_changes_the_node_around_it():
    assert ids(a_hill(), a_hill(flag=True)) == ids(a_hill(flag=True), a_hill()) == ["top"]


def test_what_has_no_id_changes_the_nearest_node_that_has_one():
    assert ids(a_hill(), a_hill(colour="grey", hiker=5)) == ["board"]


def test_another_order_changes_the_node_around_it():
    one, other = node("g", "a"), node("g", "b")
    assert ids(node("g", "both", "", one, other), node("g", "both", "", other, one)) == ["both"]


def test_a_node_that_moves_leaves_its_children_as_they_are():
    before, after = a_hill(), a_hill(hiker=5)
    after.children[1].attributes = {"transform": "scale(2)"}
    whole, inner = changes(before, after)
    assert whole.id == "hikers"
    assert whole.json(str) == {"attributes": {"transform": "scale(2)"}, "bare": True}
    assert inner.id == "hiker" and "bare" not in inner.json(str)


def test_of_a_bare_node_only_what_is_new_is_told():
    before, after = a_hill(), a_hill()
    before.children[1].options, before.children[1].thing = ("climb",), "hill"
    after.children[1].says, after.children[1].thing = Fact("name-hill"), "hill"
    [found] = changes(before, after)
    assert found.json(lambda fact: fact.message) == {"title": "name-hill", "options": None, "bare": True}


def test_title_thing_and_options_count_as_changes():
    for name, value in (
        ("says", Fact("name-hill")),
        ("thing", "hill"),
        ("options", ("climb",)),
        ("text", "!"),
    ):
        after = a_hill()
        setattr(after.children[1].children[0], name, value)
        assert ids(a_hill(), after) == ["hiker"]


def test_the_changes_put_in_place_give_the_new_picture():
    before, after = a_hill(), a_hill(hiker=3, flag=True)
    after.children[1].attributes = {"transform": "scale(2)"}
    for changed in changes(before, after):
        around = next(n for n in before.walk() if changed.id in [child.id for child in n.children])
        if isinstance(changed, Bare):
            old = next(n for n in around.children if n.id == changed.id)
            changed = node(changed.tag, changed.id, changed.text, *old.children, **changed.attributes)
        around.children = [changed if child.id == changed.id else child for child in around.children]
    assert before == after


def test_plain_data_leaves_out_what_is_empty():
    hiker = node("circle", "hiker", "", cx=3)
    hiker.says, hiker.thing, hiker.options = Fact("name-anna", {"step": 4}), "anna", ("push",)
    tree = still(node("svg", "", "", hiker, node("text", "", "up")))
    assert tree.json(lambda fact: f"{fact.message} {fact.facts['step']}") == {
        "tag": "svg",
        "children": [
            {
                "tag": "circle",
                "id": "hiker",
                "attributes": {"cx": 3},
                "title": "name-anna 4",
                "thing": "anna",
                "options": ("push",),
            },
            {"tag": "text", "text": "up"},
        ],
    }


def test_a_thing_is_an_attribute_of_the_drawing():
    drawn = node("g", "tile", "")
    drawn.thing = "D4"
    assert drawn.svg() == '<g id="tile" data-thing="D4"></g>'
