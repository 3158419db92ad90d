"""`mythwright forces`: what there is, what is wrong with a list, a list built, a list in full."""

from __future__ import annotations

import pytest

from mythwright.cli import main
from tests.marks import rule


@pytest.fixture
def command(capsys):
    """`mythwright forces mythic_earth ...`: exit code, output and complaints."""

    def run(*line: str) -> tuple[int, str, str]:
        code = main(["forces", "mythic_earth", *line])
        out, err = capsys.readouterr()
        return code, out, err

    return run


def test_what_there_is_can_be_listed(command):
    code, out, _ = command("list", "inuit")
    assert code == 0 and out.startswith("Inuit\n")
    assert "  sled_wolves:5  Sled Wolves, Beast: 50 points for 5 Minis, 10 for each more up to 10\n" in out
    assert "    +second_die  second Unit Activation Die: 20 points\n" in out
    assert "  Inuit, 500 points: a ready list of 490 points for 500 (print inuit_500), code inuit_" in out
    assert "Aztecs" not in out and "Aztecs" in command("list")[1]


@rule("ME-FORCE-01", "ME-GAP-12", "ME-GAP-94")
def test_three_faults_are_shown_with_rule_and_fix(command):
    line = ("build", "aztecs", "eagle_warriors:13", "feathered_serpent", "feathered_serpent")
    assert command(*line, "--points", "1000") == (
        1,
        "[ME-GAP-94] Entry 1: Eagle Warriors may have 8 to 12 Minis, not 13.\n"
        "  mend it: make entry 1 a Unit of 12 Minis (size 1 12)\n"
        "[ME-FORCE-01] The list has no General; Tlalocan High Priest would be one.\n"
        "  mend it: take Tlalocan High Priest (add tlalocan_high_priest)\n"
        "[ME-GAP-12] Entry 3: at 1,000 points a Force has at most one Behemoth, not 2.\n"
        "  mend it: leave out entry 3 (drop 3)\n",
        "",
    )


def test_every_fault_and_fix_can_be_said(command):
    wild = ("puma_pack", "nobody", "jaguar_champion+magic_3", "jaguar_champion+second_die+second_die")
    _, out, _ = command("build", "aztecs", *wild, *["tlalocan_high_priest"] * 2, "--points", "200")
    assert out.count("mend it") == len([line for line in out.splitlines() if line.startswith("[ME-")]) == 6
    assert "fault-" not in out and "option-" not in out and "{" not in out
    assert "Entry 1: Puma Pack fight for the Incas, not for the Aztecs." in out
    assert "Entry 6: a Force has one General, not 2; Tlalocan High Priest would be one too many." in out
    assert "lists no option “Magic Level 3”, only Toughened 1, second Unit Activation Die." in out


@rule("ME-GAP-99", "ME-BOX-08")
def test_a_list_is_printed_in_full_and_its_code_checks(command):
    code, out, _ = command("print", "polynesians_500")
    lines = out.splitlines()
    head = "Polynesians: 493 of 500 points, 7 Units, 39 Minis, 7 Unit Activation Dice"
    assert (code, lines[0]) == (0, head)
    assert lines[1] == "1. War Chief, Humanoid, General: 104 points, one die"
    assert lines[2] == (
        "   1 × War Chief: M 6 SH 5 FI 7 SV 6 RE 7 BR 8; "
        "shark-tooth blade, light armour, 3 Wounds, 4xFI, Command"
    )
    share = lines[-1].removeprefix("Share it as ")
    assert command("check", share) == (0, "Nothing is wrong with this list at 500 points.\n", "")
    assert command("check", share, "--points", "400")[0] == 1


def test_a_list_is_built_for_whoever_asks(command):
    code, out, _ = command("build", "incas", "--points", "500")
    assert code == 0 and out.startswith("Incas: 497 of 500 points, 7 Units")
    code, out, _ = command("build", "incas", "sinchi_war_leader", "puma_pack:8")
    assert code == 0 and out.startswith("Incas: 198 of 500 points, 2 Units, 11 Minis")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("list romans", "There is no Force “romans”. Forces: aztecs, incas, inuit, polynesians."),
        ("check", "“check” needs exactly one name or share code; “build” takes a Force and Units."),
        ("print a b", "“print” needs exactly one name or share code; “build” takes a Force and Units."),
        ("build incas", "A list that is made for you needs --points."),
        (
            "build romans --points 500",
            "There is no Force “romans”. Forces: aztecs, incas, inuit, polynesians.",
        ),
        (
            "build incas --points 109",
            "The General of the Incas, Sinchi War Leader, alone costs 110 points; 109 are too few.",
        ),
        ("build incas puma!", "“puma!” is not written as unit:size+option."),
        (
            "check incas_zzzzzzzz",
            "The share code “incas_zzzzzzzz” was mistyped, or was made for other cards.",
        ),
        ("check incas_500 --points 0", "--points must be a whole number, 1 or more, not “0”."),
    ],
)
def test_bad_input_is_one_line_and_exit_code_two(command, line, said):
    assert command(*line.split()) == (2, "", f"{said}\n")


def test_a_game_without_forces_says_so(capsys):
    assert main(["forces", "king_of_the_hill", "list"]) == 2
    assert capsys.readouterr().err == "king_of_the_hill has no Forces to muster.\n"
