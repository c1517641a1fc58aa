"""`deckwright cards`: all cards of a game, or one card's page."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text as RichText

from deckwright import rulebook
from deckwright.cli import texts as T
from deckwright.cli.problems import Problem, close_to
from deckwright.faces import Face, face_of
from deckwright.faces.paint import card_name, full_text, signed
from deckwright.lang.cards import Kind
from deckwright.lang.game import Game
from deckwright.lang.languages import next_lang


def find_card(game: Game, given: str, lang: str) -> Kind:
    """The card a person means: by its id, or by its name or a part of it in either language."""
    wanted = _plain(given)
    names = {kind: [_plain(kind.id), _plain(kind.en), _plain(kind.ru)] for kind in game.kinds}
    exact = [kind for kind, known in names.items() if wanted in known]
    part = [kind for kind, known in names.items() if any(wanted in name for name in known)] if wanted else []
    found = exact or part
    if len(found) == 1:
        return found[0]
    if found:
        listed = ", ".join(kind.said(lang) for kind in found)
        raise Problem(T.SEVERAL_CARDS, given=given, names=listed)
    words = {name: kind for kind in game.kinds for name in _ways_to_say(kind)}
    close = dict.fromkeys(words[name].said(lang) for name in close_to(given, words))
    if close:
        raise Problem(T.UNKNOWN_CARD_BUT, given=given, names=", ".join(close))
    raise Problem(T.UNKNOWN_CARD, given=given, game=game.id)


def _plain(text: str) -> str:
    """For comparing: one case of letters, е for ё, no dashes."""
    return " ".join(text.casefold().replace("ё", "е").replace("-", " ").split())


def _ways_to_say(kind: Kind) -> list[str]:
    """Names and their longer words: a slip in one word of a name should still be understood."""
    names = [kind.id, kind.en, kind.ru]
    return names + [word.strip(",.") for name in names[1:] for word in name.split() if len(word) > 3]


def list_cards(console: Console, game: Game, lang: str) -> None:
    """All cards by group, the cheap ones first."""
    face = face_of(game)
    for name, kinds in _groups(game, lang).items():
        sign = face.sign(kinds[0])
        title = RichText.assemble((f"{sign.symbol} {name}", f"bold {sign.style}"))
        title.append(f" · {T.KINDS_OF_CARDS.said(lang, len(kinds))}", "grey62")
        console.print(Rule(title, style=sign.style, align="left"))
        rows = Grid.grid(padding=(0, 2, 0, 0))
        rows.add_column(no_wrap=True)
        rows.add_column(no_wrap=True)
        rows.add_column()
        for kind in sorted(
            kinds, key=lambda kind: (not kind.all_facts().get("cost"), kind.all_facts().get("cost", 0), kind.number)
        ):
            rows.add_row(
                card_name(face, kind, lang), face.figures(kind), signed(face.brief(kind, lang), face.signs.values())
            )
        console.print(rows)
    legend = RichText("  ").join(
        RichText.assemble((sign.symbol, sign.style), f" {meaning}") for sign, meaning in face.legend(lang)
    )
    console.print(Rule(style="grey37"))
    console.print(legend)
    console.print(RichText(T.CARDS_HINT.said(lang, game=game.id, name=game.kinds[0].said(lang)), "grey62"))


def _groups(game: Game, lang: str) -> dict[str, list[Kind]]:
    """The cards as the game groups them, else by their families; together if each is a family of its own."""
    groups: dict[str, list[Kind]] = {}
    for kind in game.kinds:
        name = game.group(kind, lang) if game.group else game.look.family_of(kind).name.said(lang)
        groups.setdefault(name, []).append(kind)
    return groups if len(groups) < len(game.kinds) else {game.said(lang): game.kinds}


def card_page(face: Face, kind: Kind, lang: str) -> RenderableType:
    """All about one card: names, type, numbers, text, keywords, rules."""
    game = face.game
    other = next_lang(lang)
    sign = face.sign(kind)
    lines: list[RenderableType] = [
        RichText.assemble((kind.said(other), "italic grey70"), (f"  [{kind.id}]", "grey50")),
    ]
    type_line = game.type_line(kind, lang)
    lines += [RichText(type_line, sign.style)] if type_line else []
    numbers = [
        RichText.assemble((f"{(s := face.signs[figure.symbol]).symbol} ", s.style), f"{figure.name.said(lang)} {n}")
        for figure, n in face.look.figures_of(kind)
    ]
    numbers.append(RichText(f"{T.COPIES.said(lang)}: {kind.in_box}", "grey70"))
    lines.append(RichText("   ").join(numbers))
    text = full_text(game.describe(kind, lang), face)
    lines += [RichText(), text] if text.plain else []
    keywords = _keywords(game, kind, lang)
    if keywords:
        lines += [RichText(), RichText(T.KEYWORDS.said(lang), "grey62"), *keywords]
    related = face.look.related(kind)
    if related:
        lines += [RichText(), RichText(T.SEE_ALSO.said(lang), "grey62")]
        for seen in related:
            brief = signed(f": {face.brief(seen, lang)}", face.signs.values())
            lines.append(card_name(face, seen, lang).append_text(brief))
    rules = _rules_about(game, kind)
    if rules:
        lines += [RichText(), RichText(f"{T.RULES_ABOUT.said(lang)}: {', '.join(rules)}", "grey62")]
    title = RichText(f"{sign.symbol} {kind.said(lang)}", f"bold {sign.style}")
    return Panel(Group(*lines), title=title, title_align="left", border_style=sign.style, padding=(0, 1))


def _keywords(game: Game, kind: Kind, lang: str) -> list[RenderableType]:
    """Every notion the card uses, explained, with the rule it comes from."""
    facts = kind.all_facts()
    used = [token.key for token in game.describe(kind, lang) if token.what == "keyword"]
    used += [effect.word.keyword for effect in kind.effects() if effect.word.keyword]
    used += [trait.keyword for trait in kind.traits if trait.keyword]
    used += [id for id in game.vocabulary.keywords if facts.get(id)]
    lines: list[RenderableType] = []
    for id in dict.fromkeys(used):
        keyword = game.vocabulary.keywords[id]
        line = RichText.assemble((keyword.said(lang), "bold"), f": {keyword.meaning.said(lang)}")
        lines.append(line.append(f" [{keyword.rule}]", "grey50") if keyword.rule else line)
    return lines


def _rules_about(game: Game, kind: Kind) -> list[str]:
    """The ids of the rules that name the card."""
    try:
        book = rulebook.load(game.id)
    except rulebook.RulebookError:
        return []
    return [rule.id for rule in book if kind.en in rule.en or f"«{kind.ru}»" in rule.ru]


def show_card(console: Console, game: Game, given: str, lang: str) -> None:
    """Print one card's page."""
    console.print(card_page(face_of(game), find_card(game, given, lang), lang))
