"""Help for people who play Aeon's End, on any screen: how to play, what is asked, what comes next, what is possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from deckwright.games.aeons_end.rules import slots
from deckwright.games.aeons_end.vocabulary import effects_of
from deckwright.lang.cards import Kind
from deckwright.lang.look import Coming, View
from deckwright.lang.texts import Text, Vocabulary, plain

# --- how to play ------------------------------------------------------------------------------------------------------
GOAL = Text(
    "You play together: bring the nemesis to 0 life before Gravehold falls or all of you are exhausted.",
    "Вы играете вместе: снизьте жизни исчадия до 0 раньше, чем падёт Грейвхолд или обессилеют все игроки.",
)
GOAL_ALONE = Text(
    "You play alone: bring the nemesis to 0 life before Gravehold falls. Being exhausted does not lose the game.",
    "Вы играете в одиночку: снизьте жизни исчадия до 0 раньше, чем падёт Грейвхолд. Если вы обессилены, партия не "
    "проиграна.",
)
WHO_ACTS = Text(
    "The turn order deck says who acts next: you, an ally or the nemesis. In a round the nemesis acts twice.",
    "Колода очерёдности показывает, кто ходит: вы, союзник или исчадие. За раунд исчадие ходит дважды.",
)
WHO_ACTS_ALONE = Text(
    "The turn order deck says who acts next: you or the nemesis. In a round the nemesis acts twice.",
    "Колода очерёдности показывает, кто ходит: вы или исчадие. За раунд исчадие ходит дважды.",
)
HOW_TO_PLAY = (
    Text(
        "Casting phase: cast the spells you prepped in earlier turns. All damage of a spell hits one target.",
        "Фаза заклинаний: произнесите заклинания, подготовленные раньше. Весь урон заклинания получает одна цель.",
    ),
    Text(
        "Main phase: play gems for aether. Spend it on cards, on charges for your ability, on breaches.",
        "Основная фаза: разыгрывайте самоцветы ради эфира. Тратьте его на карты, на энергию для способности, на "
        "разломы.",
    ),
    Text(
        "Prep spells of your hand in opened breaches, or in a closed one you focus this turn; they are cast next turn.",
        "Подготовьте заклинания из руки в открытых разломах или в закрытом, настроенном в этот ход; вы произнесёте их "
        "в следующий ход.",
    ),
    Text(
        "Your deck is never shuffled: cards come back in the order in which they went to the discard pile.",
        "Колода никогда не перемешивается: карты вернутся в том порядке, в котором ушли в сброс.",
    ),
    Text(
        "Kill minions and pay to discard powers before they do too much harm.",
        "Побеждайте приспешников и сбрасывайте силы, пока они не натворили бед.",
    ),
    Text(
        "Easy start: play all gems, buy a gem or two, then spells; open a second breach; prep every spell you can.",
        "Для начала: разыграйте все самоцветы, купите пару самоцветов, потом заклинания; откройте второй разлом; "
        "подготавливайте всё, что можете.",
    ),
)


def how_to_play(view: View, lang: str) -> Sequence[str]:
    """The game in a few lines, for somebody who has never played it; one mage alone has another goal (WE-SOLO-06)."""
    first = (GOAL_ALONE, WHO_ACTS_ALONE) if len(view["players"]) == 1 else (GOAL, WHO_ACTS)
    return [text.said(lang) for text in (*first, *HOW_TO_PLAY)]


# --- questions --------------------------------------------------------------------------------------------------------
VERBS = {
    "cast": Text("Cast a prepped spell", "Произнести подготовленное заклинание"),
    "play": Text("Play from your hand", "Разыграть из руки"),
    "gain": Text("Gain: the card goes on your discard pile", "Получить: карта ляжет в вашу стопку сброса"),
    "charge": Text("Your ability", "Ваша способность"),
    "ability": Text("Your ability", "Ваша способность"),
    "focus": Text("Focus a breach: this turn it takes a spell", "Настроить разлом: в этот ход он примет заклинание"),
    "open": Text("Open a breach for good", "Открыть разлом навсегда"),
    "prep": Text("Prep a spell; you cast it next turn", "Подготовить заклинание; произнесёте его в следующий ход"),
    "prep-wide": Text("Prep a spell in two breaches", "Подготовить заклинание в двух разломах"),
    "use": Text("Use a prepped spell; it stays", "Применить подготовленное заклинание; оно останется"),
    "discard-power": Text("Have a power discarded", "Сбросить силу исчадия"),
    "choose": Text("Choose a card", "Выберите карту"),
    "choose-player": Text("Choose a player", "Выберите игрока"),
}
PLACES = {
    "hand": Text("from hand", "из руки"),
    "discard": Text("from the discard pile", "из стопки сброса"),
    "play": Text("played this turn", "разыграна в этом ходу"),
    "prepped": Text("prepped", "подготовлено"),
    "attached": Text("attached", "прикреплена"),
    "market": Text("from the supply", "из запаса"),
    "threats": Text("in play", "в игре"),
    "breaches": Text("breach", "разлом"),
    "deck": Text("from the deck", "из колоды"),
}
EXPLAIN = {
    "casting-phase": Text(
        "Spells in closed breaches must be cast; others may wait for a better moment.",
        "Заклинания из закрытых разломов нужно произнести; остальные могут подождать.",
    ),
    "which-target": Text(
        "{dealing} damage. A minion at 0 life is gone; the nemesis at 0 means victory.",
        "Урон: {dealing}. Приспешник без жизней выбывает; исчадие без жизней — победа.",
    ),
    "who-suffers": Text(
        "Who comes to 0 life is exhausted; the exhausted pass damage doubled to Gravehold ({gravehold} life).",
        "Игрок без жизней обессилеет; за обессиленного вдвойне страдает Грейвхолд (жизней: {gravehold}).",
    ),
    "decide-together": Text(
        "Gravehold has {gravehold} life, the nemesis {tokens} tokens.",
        "У Грейвхолда жизней: {gravehold}, у исчадия жетонов: {tokens}.",
    ),
    "which-breach-falls": Text(
        "That breach is lost for good; a spell in it is discarded.",
        "Этот разлом потерян навсегда; заклинание из него уйдёт в сброс.",
    ),
    "discard-order": Text(
        "The last card discarded lies on top. Your choice is remembered for the next turns.",
        "Последняя сброшенная карта ляжет сверху. Выбор запомнится на следующие ходы.",
    ),
    "next-discard": Text("The first one comes back to you first.", "Первая из них первой и вернётся к вам."),
    "may-destroy": Text(
        "A destroyed card leaves the game. Without weak starting cards the good ones come more often.",
        "Уничтоженная карта выходит из игры. Без слабых начальных карт хорошие приходят чаще.",
    ),
    "turn-card": Text("A card on the bottom comes last in this round.", "Карта снизу придёт последней в этом раунде."),
    "choose-mage": Text(
        "Mages differ in their breaches, one starting card and their ability.",
        "Маги различаются разломами, одной начальной картой и способностью.",
    ),
    "choose-supply": Text(
        "The supply has three gems, two relics and four spells.",
        "В запасе три самоцвета, две реликвии и четыре заклинания.",
    ),
    "choose-supply-freely": Text(
        "Any nine piles; we recommend three gems, one of them for 3 aether, two relics and four spells.",
        "Любые девять стопок; советуем три самоцвета, один из них за 3 эфира, две реликвии и четыре заклинания.",
    ),
}


def explain_prompt(prompt: str, view: View, _me: int, lang: str) -> str:
    """A line that helps to answer a question."""
    values = view["values"]
    text = EXPLAIN.get(f"{prompt}-freely") if values["free_supply"] else None
    text = text or EXPLAIN.get(prompt)
    if text is None:
        return ""
    return text.said(lang, dealing=values["dealing"], gravehold=values["gravehold"], tokens=values["tokens"])


# --- what the nemesis will do -----------------------------------------------------------------------------------------
WAITS = Text("power tokens left: {n}. Then: {text}", "жетонов силы: {n}. Затем: {text}")
HAPPENS = Text("happens now: {text}", "сработает сейчас: {text}")


def coming(kinds: Callable[[str], Kind | None], vocabulary: Vocabulary) -> Callable[[View, str], Sequence[Coming]]:
    """What the nemesis main phase will bring: each minion and power in the order they came."""

    def comes(view: View, lang: str) -> Sequence[Coming]:
        found = []
        for card in view["piles"]["threats"]["cards"]:
            kind = kinds(card["card"])
            assert kind is not None
            if effects := effects_of(kind, slots.on_persistent):
                tokens = vocabulary.sentences(effects, lang)
                found.append(Coming(card["id"], kind.id, plain(tokens), tokens=tokens))
            elif effects := effects_of(kind, slots.on_power):
                left = max(0, int(card.get("countdown", 0)) - 1)
                tokens = vocabulary.sentences(effects, lang)
                text = plain(tokens)
                said = WAITS.said(lang, n=left, text=text) if left else HAPPENS.said(lang, text=text)
                found.append(Coming(card["id"], kind.id, said, left, tokens))
        return found

    return comes


AETHER = ("aether", "gem_aether", "card_aether", "spell_aether", "relic_aether", "breach_aether", "jewel_aether")


# --- the main phase ---------------------------------------------------------------------------------------------------
STILL_POSSIBLE = Text("Still possible: {what}", "Ещё можно: {what}")
PLAY_CARDS = Text("play cards ({n})", "разыграть карты ({n})")
PREP_SPELLS = Text("prep spells ({n})", "подготовить заклинания ({n})")
USE_SPELLS = Text("use prepped spells ({n})", "применить подготовленное ({n})")
SPEND = Text("spend {aether}", "потратить {aether}")
USE_ABILITY = Text("use your ability", "применить способность")
PAY_OFF = Text("have a power discarded ({n})", "сбросить силу ({n})")
ALL_DONE = Text("Everything is done: end your turn.", "Всё сделано: завершайте ход.")


def advice(vocabulary: Vocabulary) -> Callable[[View, Sequence[Any], str], str]:
    """What is still worth doing before the turn ends."""

    def advise(view: View, options: Sequence[Any], lang: str) -> str:
        verbs = Counter(option.verb for option in options)
        values = view["values"]
        parts = []
        if verbs["play"]:
            parts.append(PLAY_CARDS.said(lang, n=verbs["play"]))
        spells = {option.card_id for option in options if option.verb in ("prep", "prep-wide")}
        if spells:
            parts.append(PREP_SPELLS.said(lang, n=len(spells)))
        if verbs["use"]:
            parts.append(USE_SPELLS.said(lang, n=verbs["use"]))
        if verbs["ability"]:
            parts.append(USE_ABILITY.said(lang))
        if verbs["discard-power"]:
            parts.append(PAY_OFF.said(lang, n=verbs["discard-power"]))
        if verbs["gain"] or verbs["charge"] or verbs["focus"] or verbs["open"]:
            aether = sum(values.get(name, 0) for name in AETHER)
            parts.append(SPEND.said(lang, aether=vocabulary.amount(aether, "aether", lang)))
        return STILL_POSSIBLE.said(lang, what=" · ".join(parts)) if parts else ALL_DONE.said(lang)

    return advise


def easy_plays(hand: Sequence[Kind], _view: View, _me: int) -> tuple[list[Kind], list[Kind]]:
    """Cards that only give aether may be played at once."""
    simple = {"aether", "gem_aether", "by_tier", "if_nemesis_acted"}
    return [kind for kind in hand if kind.facts.get("gem") and _words(kind) <= simple], []


def _words(kind: Kind) -> set[str]:
    return {effect.word.name for effect in kind.effects() if effects_of(kind, slots.on_play)}


# --- the end ----------------------------------------------------------------------------------------------------------
STAT_LIFE = Text("life left", "осталось жизней")
STAT_DAMAGE = Text("damage dealt", "нанесено урона")
STAT_CAST = Text("spells cast", "произнесено заклинаний")
STAT_GAINED = Text("cards gained", "получено карт")
STAT_ABILITY = Text("ability used", "применена способность")
STAT_SUFFERED = Text("damage suffered", "получено урона")


def statistics(events: Sequence[Any], view: View) -> Sequence[tuple[Text, Sequence[int]]]:
    """What everybody did in a whole game, and how they stand now: one number for each side."""
    sides = range(len(view["players"]))
    counts = {note: Counter[int]() for note in ("casts", "gains", "uses-ability", "suffers")}
    for event in events:
        if event.what == "note" and event.data["note"] in counts:
            amount = event.data["number"] if event.data["note"] == "suffers" else 1
            counts[event.data["note"]][event.data["player"]] += amount
    dealt = damage_dealt(events)
    told: Sequence[tuple[Text, Counter[int]]] = (
        (STAT_DAMAGE, dealt),
        (STAT_CAST, counts["casts"]),
        (STAT_GAINED, counts["gains"]),
        (STAT_ABILITY, counts["uses-ability"]),
        (STAT_SUFFERED, counts["suffers"]),
    )
    life = [view["players"][side]["values"]["life"] for side in sides]
    return [(STAT_LIFE, life), *((text, [counted[side] for side in sides]) for text, counted in told)]


def damage_dealt(events: Sequence[Any]) -> Counter[int]:
    """The damage that got through to the nemesis and its minions, by whose turn it was."""
    dealt: Counter[int] = Counter()
    active = None
    for event in events:
        if event.what == "turn":
            active = event.data["player"]
        elif event.what == "note" and event.data["note"] == "nemesis-turn":
            active = None
        elif event.what == "note" and event.data["note"] == "hits" and active is not None:
            dealt[active] += event.data["number"]
    return dealt
