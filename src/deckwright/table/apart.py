"""Telling options apart: those that would read the same and are not say in what they differ."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from deckwright.lang import schema as ty
from deckwright.lang.schema import Field

if TYPE_CHECKING:
    from deckwright.table.seen import Option, Reader

Difference = tuple[str, str]  # something that is true of an option, in English and in Russian; empty if it is not


def told_apart(reader: Reader, state: Any, options: Sequence[Option], bit: int | None) -> list[Option]:
    """The options, with as few words added as make those read differently that differ, as those of a bit see them."""
    alike: dict[tuple[str, str], list[Option]] = defaultdict(list)
    for option in options:
        if option.card_id is not None or option.target_id is not None:
            alike[option.en, option.ru].append(option)
    found = list(options)
    for same in alike.values():
        if len(same) > 1:
            for option, words in zip(same, _differences(reader, state, same, bit), strict=True):
                if words:
                    en, ru = (", ".join(said) for said in zip(*words, strict=True))
                    full_en, full_ru = f"{option.en} ({en})", f"{option.ru} ({ru})"
                    found[option.index] = replace(option, en=full_en, ru=full_ru, apart_en=en, apart_ru=ru)
    return found


def _differences(reader: Reader, state: Any, options: list[Option], bit: int | None) -> list[list[Difference]]:
    """For each option what to add: of all that could be said, whatever tells more of them apart than before."""
    kinds = [reader.likeness(state, option, bit) for option in options]
    said: list[list[Difference]] = [[] for _ in options]
    if all(kind == kinds[0] for kind in kinds):
        return said
    for words in zip(*(_all_of(reader, state, option, bit) for option in options), strict=True):
        more = [[*before, word] for before, word in zip(said, words, strict=True)]
        if _classes(more) > _classes(said):
            said = more
    return [[word for word in words if any(word)] for words in said]


def _classes(said: list[list[Difference]]) -> int:
    return len({tuple(words) for words in said})


def _all_of(reader: Reader, state: Any, option: Option, bit: int | None) -> Iterator[Difference]:
    """All that can be said about where the cards of an option lie and what lies on them, the plainest first."""
    for card in (option.card_id, option.target_id):
        if card is not None:
            yield from _about(reader, state, card, bit)


def _about(reader: Reader, state: Any, card: int, bit: int | None) -> Iterator[Difference]:
    schema = reader.program.schema
    yield _within(reader, state, card, bit)
    pile, owner = reader.layout.pile_named(reader.layout.pile_of(state, card))
    yield ("", "") if owner is None else (reader.table.name(owner, "en"), reader.table.name(owner, "ru"))
    yield _place(reader, state, card)
    yield pile.declared.en or pile.name, pile.declared.ru or pile.name
    on = reader.card(state, card, bit)
    for field in (*schema.marks.values(), *schema.counters.values()):
        if field is not schema.place:
            yield _on_card(reader, field, on.get(field.name), state)


def _place(reader: Reader, state: Any, card: int) -> Difference:
    """The place where the card's pile is."""
    _, _, place = reader.layout.piles[reader.layout.pile_of(state, card)].name.rpartition("@")
    named = reader.program.schema.place_names.get(place)
    return ("", "") if named is None else (named.en, named.ru)


def _within(reader: Reader, state: Any, card: int, bit: int | None) -> Difference:
    """The card that this one lies in."""
    within = reader.within(state, card, bit)
    if within is None:
        return "", ""
    id, _, number = within.partition("/")
    en, ru = (reader.card_token(id, lang).text for lang in ("en", "ru"))
    return f"{en} {number}".rstrip(), f"{ru} {number}".rstrip()


def _on_card(reader: Reader, field: Field, on: Any, state: Any) -> Difference:
    """A mark or a counter that is not as it began."""
    names = field.declared.en or field.name, field.declared.ru or field.name
    if on is None or on is True:
        return names if on else ("", "")
    return (
        f"{names[0]}: {_shown(reader, field, on, 'en', state)}",
        f"{names[1]}: {_shown(reader, field, on, 'ru', state)}",
    )


def _shown(reader: Reader, field: Field, on: Any, lang: str, state: Any) -> str:
    """A counter's value in words."""
    if field.type is ty.PLAYER:
        return reader.table.name(on, lang)
    if field.type is ty.CARD:
        return reader.card_token(None if isinstance(on, str) else reader.kind_of(state, on), lang).text
    return str(on)
