"""Sorcerer at the terminal: battlefields, dice and sorcerers as they are drawn, and whole games typed by a script."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType

from deckwright import Table
from deckwright.cli.play.menu import menu_of
from deckwright.faces import Canvas, face_of
from deckwright.games import load
from tests.cli.conftest import Run
from tests.rules.sorcerer.laying import duel

GAME = load("sorcerer")
FIRST_CHOICES = "1\n" * 6000
LONG = "Tenebrous Maximilian of Rotherhithe"


def drawn(table: Table, lang: str = "en", *, width: int = 80, compact: bool = False, seat: int = 0) -> list[str]:
    """The board as a seat sees it, line by line."""
    canvas = Canvas(lang, width, compact, lambda side: table.name(side, lang))
    return printed(face_of(GAME).board(table.view(seat), seat, canvas), width)


def printed(shown: RenderableType, width: int = 80) -> list[str]:
    console = Console(width=width, highlight=False)
    with console.capture() as captured:
        console.print(shown)
    return [line.rstrip() for line in captured.get().splitlines()]


def choices(table: Table, lang: str = "en", width: int = 120) -> list[str]:
    """The numbered choices of who is asked."""
    seat = table.seat
    assert seat is not None
    canvas = Canvas(lang, width, False, lambda side: table.name(side, lang))
    menu = menu_of(face_of(GAME), table.view(seat), seat, table.offered(seat), canvas)
    return [line.strip() for line in printed(menu.show(canvas, flowing=False), width)]


def numbers(id: str, wounds: int = 0, more: int = 0) -> str:
    """Attack and what is left of the essence, as they are printed."""
    kind = GAME.kind(id)
    assert kind is not None
    return f"{kind.facts['attack'] + more}/{kind.facts['essence'] - wounds}"


def begun(players: int, names: list[str], **options: Any) -> Table:
    """A table at its first action; the first seat begins."""
    table = Table.open("sorcerer", players, 3, {"first_player": "first_seat", **options}, names=names)
    while table.prompt is not None and table.prompt.id != "action":
        table.choose("keep" if table.prompt.id == "mulligan" else 0)
    return table


def fought_over() -> Table:
    """A duel with something of everything on the table."""
    laid = duel(
        "tegu",
        "necromancer",
        "haunted-forest",
        here=[{"card": "epping-wolf", "wounds": 1, "exhausted": True, "under": ["canopic-jar"]}],
        left=["highgate-jackal"],
        foes=[{"card": "azmerod", "flames": 2, "spurred": True}, {"card": "chimney-imp", "daunted": True}],
        hand=["narangerel"],
        graveyard=["plague-pit-hulk"],
        omens=2,
        energy=7,
        fate=True,
        avatar="old-london",
        p1={"energy": 3},
    ).table
    laid.arrange({"p1.damage@old-london": 3, "p0.damage@whitechapel": 7})
    laid.names[:] = ["Ann", "Bob"]
    return laid


def test_battlefields_stand_side_by_side_with_the_far_side_above() -> None:
    lines = drawn(fought_over())
    top = lines.index(next(line for line in lines if line.startswith("Southwark")))
    assert lines[0].startswith("Bob  ✸ 3  ● 6  ☾ 0  hand 0  grimoire ")
    assert lines[top].split() == ["Southwark", "Old", "London", "Whitechapel"]
    assert lines[top + 1].split("  ")[0] == "1. Bob first" and "2. Ann first" in lines[top + 1]
    far, near = (n for n, line in enumerate(lines) if line.startswith("▼"))
    assert lines[far] == "▼ 12 ━━━━━━ Bob ♟          ▼  9 ━━━━── Bob            ▼ 12 ━━━━━━ Bob"
    assert lines[near] == "▼ 12 ━━━━━━ Ann            ▼ 12 ━━━━━━ Ann ♟          ▼  5 ━━──── Ann"
    above, below = "\n".join(lines[far:near]), "\n".join(lines[near:])
    assert f"{numbers('azmerod', more=2)} ✦ Azmerod, Prince of" in above and "Tallow ▴2 ↑" in above
    assert f"{numbers('chimney-imp', more=-1)} ✦ Chimney Imp ↓" in above
    assert f"{numbers('highgate-jackal')} ☠ Highgate Jackal" in below
    assert f"{numbers('epping-wolf', wounds=1, more=1)} ♣ Epping Wolf ✕1 ↷" in below and "└ ☠ Canopic Jar" in below
    assert any(line.startswith("Ann  ✸ 7  ● 6  ☾ 2  ✚  hand 1  grimoire 0  graveyard 1") for line in lines)
    assert lines[-1] == "  Hand: △ Narangerel"


def test_where_there_is_little_room_each_side_has_a_line() -> None:
    lines = drawn(fought_over(), "ru", compact=True)
    assert "  Саутуарк  1. первым Bob" in lines
    wolf = numbers("epping-wolf", wounds=1, more=1)
    assert f"    ▼ 12 ━━━━━━ Ann ♟: {wolf} ♣ Эппингский волк ✕1 ↷ └ ☠ Канопа" in lines
    assert "    ▼ 12 ━━━━━━ Bob" in lines
    assert not any(line.startswith("  Рука") for line in lines)  # its cards are among the choices


def test_conquered_and_exhausted_battlefields_say_so() -> None:
    table = fought_over()
    table.arrange({"conquered@southwark": True, "conqueror@southwark": 1, "exhausted@whitechapel": True})
    lines = "\n".join(drawn(table))
    assert "conquered: Bob" in lines and "no battle this round" in lines


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Epping Wolf attacks: 1[·] 2[×] 3[××] 4[★] 5[·]  hits 3 + critical 1"),
        ("ru", "Атакует Эппингский волк: 1[·] 2[×] 3[××] 4[★] 5[·]  попадания 3 + критические 1"),
    ],
)
def test_dice_lie_under_the_battlefields_by_their_numbers(lang: str, told: str) -> None:
    laid = duel(
        "tegu",
        "necromancer",
        "haunted-forest",
        here=[{"card": "epping-wolf", "under": ["family-sabre"]}],
        foes=["chimney-imp", "azmerod"],
        omens=1,
    )
    laid.fight()
    table = laid.table
    while laid.asked == "which-tactic":
        laid.decline()
    assert laid.asked == "rerolls"
    faces = ["miss", "hit", "double", "critical", "miss"]
    table.arrange({"rolled": 5, **{f"face@die-{n}": face for n, face in enumerate(faces, 1)}})
    lines = drawn(table, lang, width=100)
    assert f"  {told}" in lines
    assert any(line.endswith("Re-roll die 4") for line in choices(table))
    laid.choose("reroll", place="die-1")
    assert sum(line.startswith(f"  {told.partition(':')[0]}") for line in drawn(table, lang)) == 1


def test_an_attack_on_an_empty_side_is_unopposed() -> None:
    laid = duel("tegu", "necromancer", "haunted-forest", here=["narangerel"], omens=1)
    laid.fight()
    assert laid.asked == "rerolls"
    assert any(
        "Narangerel attacks: 1[" in line and line.endswith("· unopposed") for line in drawn(laid.table, width=100)
    )


def test_followers_and_curses_name_their_owner() -> None:
    laid = duel("tegu", "animist", "haunted-forest", here=["carrier-ant"], foes=["blind-whale"])
    table = laid.table
    table.names[:] = ["Ann", "Bob"]
    table.arrange({"p1.followers": [{"card": "leech-gatherer", "host": "p0.minions@old-london/carrier-ant"}]})
    lines = "\n".join(drawn(table))
    assert (
        f"{numbers('carrier-ant', more=1)} ¤ Carrier Ant ✱1" in lines
        and "└ ✱ ◉ Leech Gatherer" in lines
        and "(Bob)" in lines
    )


def test_on_the_ring_my_two_battlefields_are_large_and_the_others_are_told() -> None:
    names = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"]
    table = begun(6, names)
    lines = drawn(table)
    assert next(line for line in lines if line.startswith("Old London")).split() == ["Old", "London", "Gallows", "Hill"]
    for field, one, other in (
        ("Whitechapel", "Cid", "Bob"),
        ("Southwark", "Dot", "Cid"),
        ("Underground Hive", "Eve", "Dot"),
        ("Foggy Wharf", "Fay", "Eve"),
    ):
        at = next(n for n, line in enumerate(lines) if line.startswith(f"  {field}"))
        assert one in lines[at + 1] and other in lines[at + 2]
    assert [line.split("  ")[0] for line in lines if "♛ 0" in line] == [*names[1:], names[0]]
    elsewhere = "\n".join(drawn(table, "ru", compact=True))
    assert "На других полях битвы: Уайтчепел Cid ▼12 – Bob ▼12" in elsewhere


def test_a_team_shares_its_sides_and_stands_together() -> None:
    table = begun(4, ["Ann", "Bob", "Cid", "Dot"], mode="teams", characters=["tegu", "miselda", "zevrane", "ariaspes"])
    table.arrange({"p0.minions@old-london": ["narangerel"], "p2.minions@old-london": ["duelling-second"]})
    table.arrange({"p1.avatar": "southwark", "p3.avatar": "southwark"})
    lines = drawn(table, width=140)
    assert [line.split("  ")[0] for line in lines if "● 6" in line] == ["Bob", "Dot", "Cid", "Ann"]
    said = "\n".join(lines)
    assert (
        f"{numbers('narangerel')} △ Narangerel Ann" in said
        and f"{numbers('duelling-second')} ○ Duelling Second Cid" in said
    )
    assert said.count("opponents") == said.count("your team") == 3 and "♟ Bob, Dot" in said


def test_decks_of_a_draft_show_their_skills() -> None:
    table = Table.open("sorcerer", 2, 3, {"making": "draft", "first_player": "first_seat"})
    lines = drawn(table)
    assert lines[1].startswith("Making sorcerers")
    assert [line.split()[0] for line in lines[3:] if line.startswith("    ") and line[4] != " "] == [
        "Tegu",
        "Miselda",
        "Zevrane",
        "Ariaspes",
    ]


@pytest.mark.parametrize("width", [60, 72, 80, 100, 140])
@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("compact", [False, True])
def test_any_table_fits_any_width(width: int, lang: str, compact: bool) -> None:
    tables = [fought_over(), begun(6, [LONG] * 6), begun(6, [LONG] * 6, mode="teams")]
    for table in tables:
        assert max(map(len, drawn(table, lang, width=width, compact=compact))) <= width


def test_choices_say_what_a_card_is_worth_and_where_it_stands() -> None:
    laid = duel(
        "tegu",
        "necromancer",
        "haunted-forest",
        hand=["narangerel", "salt-in-the-wound", "canopic-jar"],
        foes=[{"card": "blind-whale", "wounds": 1}],
        left_foes=["chimney-imp"],
    )
    laid.table.names[:] = ["Ann", "Bob"]
    offered = choices(laid.table)
    assert any("△ Narangerel" in line and f" {numbers('narangerel')} · " in line for line in offered)
    assert any("☠ Canopic Jar" in line and " +1/+0 · " in line for line in offered)
    laid.choose("cast", "canopic-jar")
    hosts = choices(laid.table)
    assert any(
        line.startswith("1 ≈ Blind Whale (Bob, Old London)") and numbers("blind-whale", wounds=1) in line
        for line in hosts
    )
    assert any("Chimney Imp (Bob, Southwark)" in line for line in hosts)


def test_before_an_attack_every_minion_says_what_to_expect_and_every_tactic_what_it_adds() -> None:
    here = ["scaled-mason", "shore-wrecker"]
    d = duel("tegu", "necromancer", "outcast-sanctuary", here=here, hand=["petrify"], avatar="old-london")
    d.fight()
    assert any("Scaled Mason" in line and " ≈3.0" in line for line in choices(d.table))
    d.attack("scaled-mason")
    explained = GAME.look.explain_prompt("which-tactic", d.table.view(0), 0, "en")
    assert "Method in Madness: +1.0 damage on average" in explained


def test_graveyards_are_read_on_request(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(fought_over().save(), encoding="utf-8")
    ran = run("play", "sorcerer", "--load", str(file), typed="p\nlang ru\nз\na\n?\n")
    assert "Ann, graveyard: ☠ Plague-Pit Hulk" in ran.out and "Ann, кладбище: ☠ Верзила из чумной ямы" in ran.out
    assert "Нет команды 'a'" in ran.out and "открытые стопки" in ran.out
    assert "Narangerel" not in ran.out.split("Ann, graveyard")[1].split("\n")[0]


def test_signs_on_cards_and_dice_are_explained() -> None:
    legend = {sign.symbol: meaning for sign, meaning in face_of(GAME).legend("ru")}
    assert legend["↷"] == "исчерпан" and legend["[★]"] == "критическое попадание" and legend["♟"] == "аватар"
    assert len(legend) == len(face_of(GAME).legend("ru"))  # no sign means two things


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "lang", "words"),
    [
        ([], "en", (" wins!", "how to play", "Southwark", "The battle begins", "Re-roll die 1")),
        ([], "ru", ("Победа: ", "как играть", "Саутуарк", "Начинается бой", "Перебросить: ")),
        (["--players", "3"], "ru", ("Победа: ", "Победные очки: ", "Саутуарк", "♛ 1")),
        (["--players", "4", "--option", "mode=teams"], "en", (" win!", "your team", "opponents")),
        (["--option", "making=draft"], "en", ("Decks to choose from", " wins!")),
    ],
)
def test_a_game_is_played_to_its_end(run: Run, arguments: list[str], lang: str, words: tuple[str, ...]) -> None:
    ran = run("play", "sorcerer", "--terminal", "--seed", "3", "--lang", lang, *arguments, typed=FIRST_CHOICES)
    assert ran.code == 0
    assert ran.err == ""
    for word in words:
        assert word.casefold() in ran.out.casefold()
