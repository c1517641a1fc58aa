"""A wrong rule is refused with its file, its line, its name, and a word on what to write instead."""

from __future__ import annotations

import re
from pathlib import Path
from unittest.mock import patch

import pytest

from deckwright.lang.compiler import calls
from deckwright.lang.errors import RuleError
from tests.lang.toybox import compiled, module_of

PRELUDE = """
from __future__ import annotations
from deckwright.lang.meaning import NOT_COUNTED
from deckwright.lang.rules import has_effect, judgement, rule, slot
from deckwright.lang.shorts import NOT_ON_CARDS
from deckwright.lang.types import *
from deckwright.lang.words import Effect, word
from tests.lang.toybox import *

SWAP = Verb("swap", ("target", "player"))
PAID = Note("paid", "{player} pays for {target}", "{player} платит за {target}", ("target", "player", "number"))

@rule
def pay(me: Player, n: int) -> None:
    me.gold -= n

@word(en="", ru="", gives=NOT_COUNTED, short=NOT_ON_CARDS)
def gain(me: Player, n: int) -> None:
    me.gold += n

@slot
def on_play(card: Card, me: Player) -> None: ...

@rule
def long(me: Player, card: Card) -> int:
    n = 0
    for other in table.row:
        for n in range(other.cost):
            other.tokens += n
    while table.a < table.b:
        table.a += card.cost * 2 - me.gold // 3
    return table.a

"""

# What the rule `game` does, what is wrong about it, and what the hint says. The wrong line is the last one, or the one
# marked with #!.
WRONG: dict[str, tuple[str, str, str]] = {
    "unknown attribute of a player": ("player(0).silver = 1", "a Player has no attribute 'silver'", "gold"),
    "unknown attribute read": ("table.a = player(0).silver", "a player has no attribute 'silver'", "gold"),
    "unknown attribute of a card": ("table.a = table.row.top.price", "a card has no attribute 'price'", "cost"),
    "unknown attribute of the table": ("table.a = table.z", "the table has no attribute 'z'", "result"),
    "unknown attribute of a pile": ("table.a = table.row.first", "a pile has no attribute 'first'", "top, bottom"),
    "unknown attribute of a number": ("n = 1\ntable.a = n.real", "an int has no attribute 'real'", ""),
    "unknown part of an answer": (
        "offer(STOP)\npicked: Answer = ask(player(0), WHAT)\nmove(picked.thing, table.row)",
        "an answer has no 'thing'",
        "verb, card, target",
    ),
    "unknown member of an enum": ("table.mood = Colour.PINK", "Colour has no 'PINK'", ""),
    "unknown name": ("table.a = treasure", "unknown name 'treasure'", "import"),
    "unknown rule": ("collect(player(0))", "unknown name 'collect'", "import"),
    "unknown keyword of a rule": ("pay(player(0), amount=1)", "pay has no free argument 'amount'", ""),
    "argument given twice": ("pay(player(0), 1, n=2)", "pay has no free argument 'n'", ""),
    "too many arguments": ("pay(player(0), 1, 2)", "pay takes 2 arguments, not 3", ""),
    "missing argument": ("pay(player(0))", "pay needs n", ""),
    "player for a card in a call": ("table.a = long(player(0), player(0))", "card of long must be a Card", ""),
    "card for a player in an inlined call": ("pay(table.row.top, 1)", "me of pay must be a Player, .* Card", ""),
    "number for a player in a slot": ("on_play(table.row.top, 1)", "me of on_play must be a Player, .* int", ""),
    "player moved": ("move(player(0), table.row)", "what is moved must be a Card, this is a Player", ""),
    "moved to a card": ("move(table.row.top, table.box.top)", "where it is moved must be a Pile, this is a Card", ""),
    "card moved as a pile": ("move_all(table.row.top, table.box)", "what is moved must be a Pile", ""),
    "shuffled card": ("shuffle(table.row.top)", "what is shuffled must be a Pile", ""),
    "player offered as a card": ("offer(PICK, player(0))", "card must be a Card, this is a Player", ""),
    "offer without its card": ("offer(PICK)", "pick goes with card, not nothing", "Verb"),
    "offer with too much": ("offer(STOP, table.row.top)", "stop goes with nothing, not card", "Verb"),
    "offer with another argument": ("offer(PICK, player=player(0))", "pick goes with card, not player", "Verb"),
    "offer of the wrong type by name": (
        "offer(SEND, table.row.top, pile=table.box.top, number=1)",
        "pile must be a Pile, this is a Card",
        "",
    ),
    "offer with an unknown argument": ("offer(STOP, cards=1)", "offer has no argument 'cards'", "target"),
    "offer without a verb": ("offer(table.row.top)", "the first argument must be a Verb", ""),
    "offer of a verb with two seconds": (
        "offer(SWAP, target=table.row.top, player=player(0))",
        "swap can go with only one of target, player, pile",
        "",
    ),
    "note with a number and two seconds": (
        "note(PAID, target=table.row.top, player=player(0), number=1)",
        "paid can go with only one of target, player, pile",
        "",
    ),
    "note with three seconds": (
        "note(PAID, target=table.row.top, player=player(0), pile=table.box)",
        "paid can go with only two of target, player, pile",
        "",
    ),
    "offer with its card twice": ("offer(PICK, table.row.top, card=table.row.top)", "the card is given twice", ""),
    "question without a prompt": ("offer(STOP)\nask(player(0), STOP)", "a question needs a Prompt", "Prompt"),
    "question to a card": ("offer(STOP)\nask(table.row.top, WHAT)", "who is asked must be a Seats, this is a Card", ""),
    "choice among a number": ("choose(player(0), 3, WHAT)", "what is chosen from must be a Pile, this is an int", ""),
    "choice among players as cards": (
        "choose(player(0), (one for one in table.players), WHAT)",
        "what is chosen must be a Card, this is a Player",
        "",
    ),
    "computed most": ("choose(player(0), table.row, WHAT, most=table.a)", "most must be a number .* known", ""),
    "most of nothing": ("choose(player(0), table.row, WHAT, most=0)", "most must be a number from 1 on", ""),
    "computed flag": ("choose(player(0), table.row, WHAT, optional=table.flag)", "optional must be True or False", ""),
    "card compared with a player": ("table.flag = table.row.top == player(0)", "Card cannot be compared .* Player", ""),
    "number compared with None": ("table.flag = table.a is None", "an int cannot be compared with a None", ""),
    "ordered cards": ("table.flag = table.row.top < table.row.bottom", "a Card is neither more nor less", "numbers"),
    "number in a pile": ("table.flag = 1 in table.row", "whether a Card is in a Pile; .* int in a Pile", "in \\(...,"),
    "verb as a condition": ("if STOP:  #!\n    table.a = 1", "a Verb is neither true nor false", "compare"),
    "enum as a condition": ("if table.mood:  #!\n    table.a = 1", "a Colour is neither true nor false", "compare"),
    "number for a yes or no": ("table.flag = 1", "flag must be a bool, this is an int", ""),
    "number for an enum": ("table.mood = 2", "mood must be a Colour, this is an int", ""),
    "number for a mark": ("table.row.top.used = 1", "used must be a bool, this is an int", ""),
    "added to a yes or no": ("table.flag += 1", "flag must be a bool", ""),
    "added to a player": ("player(0).rival += 1", "what is counted with must be an int, this is a Player", ""),
    "added cards": ("table.a = table.row.top + 1", "what is counted with must be an int, this is a Card", ""),
    "sides of two types": ("x = table.row.top if table.flag else 1", "one type; these are Card and int", ""),
    "parts of two types": ("x = table.row.top and table.a > 1", "one type; these are Card and bool", "bool\\("),
    "assignment to a fact": ("table.row.top.cost = 1", "cost of a Card cannot be assigned", "facts"),
    "assignment to a pile": ("table.row = table.box", "row is a pile and cannot be assigned", "move_all"),
    "assignment to a seat": ("player(0).seat = 1", "a Player has no attribute 'seat'", ""),
    "local that changes its type": ("n = 1\nn = table.row.top", "n is an int; a Card cannot be assigned to it", ""),
    "loop name that changes its type": ("n = 1\nfor n in table.row:  #!\n    pass", "n is an int elsewhere", ""),
    "None without a type": ("found = None", "what may found be, besides None", "Card \\| None"),
    "value of a rule without one": ("n = pay(player(0), 1)", "what may n be, besides None", ""),
    "unknown annotation": ("n: Number = 1", "Number is not a type of the rules language", ""),
    "wrong annotation": ("n: Card = 1", "n is a Card; an int cannot be assigned", ""),
    "prompt in a name": ("asked_for = WHAT", "cannot be kept in a name", "where it is used"),
    "answer without its type": (
        "offer(STOP)\nfirst: Answer = ask(player(0), WHAT)\nsecond = first",
        "say that second is an answer",
        "second: Answer",
    ),
    "use before assignment": ("table.a = n  #!\nn = 1", "n may be used before it is assigned", "every way"),
    "use after one branch only": (
        "if table.flag:\n    n = 1\ntable.a = n",
        "n may be used before it is assigned",
        "every way",
    ),
    "use after a loop that may not run": (
        "for card in table.row:\n    found = card.cost\ntable.a = found",
        "found may be used before it is assigned",
        "every way",
    ),
    "loop name after its loop": (
        "for card in table.row:\n    if card.rare:\n        break\nmove(card, table.box)",
        "card may be used before it is assigned",
        "after the loop",
    ),
    "unassigned in a sum": (
        "if table.flag:\n    n = 1\ntable.a = sum(n for card in table.row)",
        "n may be used before it is assigned",
        "every way",
    ),
    "too large a number": ("table.a = 2000000000", "2000000000 is too large", "counts from"),
    "too large a product": ("table.a = 40000 * 40000", "is too large", "counts from"),
    "division by a zero written out": ("table.a = 1 // (2 - 2)", "division by zero", ""),
    "true division": ("table.a = table.b / 2", "operator is not part", "//"),
    "power": ("table.a = table.b ** 2", "operator is not part", "use"),
    "try": ("try:  #!\n    table.a = 1\nexcept ValueError:\n    pass", "Try is not part of", "assert"),
    "raise": ("raise ValueError", "Raise is not part of", "assert"),
    "with": ("with table:  #!\n    pass", "With is not part of", "assert"),
    "lambda": ("pick = lambda card: card.cost", "Lambda is not part of", "generator expression"),
    "list": ("cards = [1, 2]", "List is not part of", "piles"),
    "list comprehension": ("cards = [card for card in table.row]", "ListComp is not part of", "piles"),
    "f-string": ('text = f"{table.a}"', "JoinedStr is not part of", "texts"),
    "string": ('text = "gold"', "Constant is not part of", "texts"),
    "float": ("table.a = 1.5", "Constant is not part of", "whole numbers"),
    "match": ("match table.a:  #!\n    case 1:\n        pass", "Match is not part of", "if and elif"),
    "nested def": ("def inner() -> None:  #!\n    pass", "FunctionDef is not part of", "a rule of its own"),
    "global": ("global x", "Global is not part of", ""),
    "index": ("table.a = table.row[0].cost", "a Pile has no parts", "pile.top is its first card"),
    "walrus": ("if (n := table.a) > 1:  #!\n    pass", "NamedExpr is not part of", ""),
    "two targets": ("a = b = 1", "assign one name at a time", ""),
    "unpacking": ("a, b = 1, 2", "assign to one name", ""),
    "statement without effect": ("table.a", "this statement does nothing", "assign or to call"),
    "loop with else": ("for n in range(3):  #!\n    pass\nelse:\n    pass", "no else", ""),
    "while with else": ("while table.flag:  #!\n    pass\nelse:\n    pass", "while ... else", ""),
    "range with a step": ("for n in range(1, 9, 2):  #!\n    pass", "one or two numbers", "range\\("),
    "walk over a number": ("for n in table.a:  #!\n    pass", "cannot walk over an int", "a pile, range"),
    "others of the table": ("for one in table.others:  #!\n    pass", "a Shared has no others", "table.players"),
    "word called in a rule": ("gain(player(0), 1)", "gain is a word of cards", "rule behind it"),
    "ordinary function": ("print(table.a)", "print cannot be called in a rule", "@rule"),
    "method": ("table.row.append(table.box.top)", "only a plain name can be called", "functions, not methods"),
    "called number": ("n = 1\nn(2)", "n is an int here and cannot be called", ""),
    "max without a default": ("table.a = max(card.cost for card in table.row)", "an empty walk gives", "default=0"),
    "sum of a pile": ("table.a = sum(table.row)", "sum takes a generator expression", "sum\\(1 for"),
    "change in a generator": ("table.a = sum(roll(6) for card in table.row)", "may only look", "for loop"),
    "not a slot": ("table.flag = has_effect(table.row.top, pay)", "must be a slot", ""),
    "value of nothing compared": ("table.flag = WHAT == WHAT", "no value to compare", ""),
    "answers compared": (
        "offer(STOP)\nfirst: Answer = ask(player(0), WHAT)\ntable.flag = first == first",
        "an Answer cannot be compared",
        "parts",
    ),
    "return from the game": ("return 1", "says it returns nothing", "annotate it: -> int"),
}  # fmt: skip


def refusal(source: str, folder: Path) -> RuleError:
    """How the rule `game` of a module is refused; the error names the place that is marked with #!."""
    module = module_of(PRELUDE + source, folder)
    with pytest.raises(RuleError) as caught:
        compiled(module.game, slots=[module.on_play])
    error = caught.value
    lines = (PRELUDE + source).splitlines()
    line = next((i for i, text in enumerate(lines, 1) if text.endswith("#!")), len(lines))
    rule = next(re.findall(r"def (\w+)", text)[0] for text in reversed(lines[:line]) if text.startswith("def "))
    assert (error.file, error.line, error.rule) == (module.__file__, line, rule)
    assert str(error).startswith(f"{module.__file__}:{line}: in rule {rule}: {error.message}")
    return error


@pytest.mark.parametrize("name", WRONG)
def test_is_refused(name: str, tmp_path: Path) -> None:
    body, message, hint = WRONG[name]
    error = refusal("@rule\ndef game() -> None:\n" + "".join(f"    {line}\n" for line in body.split("\n")), tmp_path)
    assert re.search(message, error.message)
    assert re.search(hint, error.hint)
    assert hint == "" or f"hint: {error.hint}" in str(error)


# Whole rules: the game calls the rule `wrong`, and the error is about that rule, not about the game.
WRONG_RULES: dict[str, tuple[str, str, str]] = {
    "missing return": ("def wrong() -> int:\n    table.a = 1  #!", "may end without returning an int", "return"),
    "missing return on one way": (
        "def wrong() -> int:\n    if table.flag:  #!\n        return 1",
        "may end without returning an int",
        "return",
    ),
    "missing return after a loop": (
        "def wrong() -> int:\n    while True:  #!\n        if table.flag:\n            break\n        return 1",
        "may end without returning an int",
        "return",
    ),
    "wrong result": ("def wrong() -> Card:\n    return player(0)  #!", "returned must be a Card, this is a Player", ""),
    "wrong result in the middle": (
        "def wrong() -> int:\n    if table.flag:\n        return table.row  #!\n    return 1",
        "returned must be an int, this is a Pile",
        "",
    ),
    "result of a rule without one": ("def wrong() -> None:\n    return 1  #!", "says it returns nothing", "annotate"),
    "error in an inlined rule": ("def wrong() -> int:\n    return table.z  #!", "no attribute 'z'", "result"),
    "error in a called rule": (
        "def wrong() -> int:\n    n = long(player(0), table.row.top)\n    while n > long(player(1), table.row.top):\n"
        "        n -= long(player(0), table.row.bottom)\n        table.a += table.z  #!\n    return n",
        "no attribute 'z'",
        "result",
    ),
}


@pytest.mark.parametrize("name", WRONG_RULES)
@pytest.mark.parametrize("use", ["wrong()", "table.flag = not wrong()", "if wrong():\n        pass"])
def test_rule_is_refused_wherever_it_is_used(name: str, use: str, tmp_path: Path) -> None:
    body, message, hint = WRONG_RULES[name]
    error = refusal(f"@rule\n{body}\n\n@rule\ndef game() -> None:\n    {use}\n", tmp_path)
    assert re.search(message, error.message)
    assert re.search(hint, error.hint)


def test_a_rule_that_is_not_written_out_cannot_return_an_answer(tmp_path: Path) -> None:
    source = (
        "@rule\ndef asked_for(me: Player) -> Answer:\n    offer(STOP)\n    return ask(me, WHAT)\n\n"
        "@rule\ndef game() -> None:\n    got: Answer = asked_for(player(0))  #!\n"
    )
    with patch.object(calls, "SMALL", 0):
        assert "too large to return an answer" in refusal(source, tmp_path).message
