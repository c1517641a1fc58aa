"""Help for people who play Shards of Infinity, on any screen: how to play, what is asked, what is still possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from deckwright.games.shards.schema import MOST_MASTERY, NEMESIS_MATCH_GAIN, Mode, Relics
from deckwright.games.shards.vocabulary import VOCABULARY
from deckwright.lang.cards import Kind
from deckwright.lang.look import View
from deckwright.lang.texts import Text

# --- how to play ------------------------------------------------------------------------------------------------------
GOAL = Text(
    "Your goal: bring every opponent from 50 health to 0.", "Цель: снизить здоровье каждого противника с 50 до 0."
)
GOAL_ALONE = Text(
    "You play alone against Nemesis: bring her from 50 health to 0. She wins with 30 mastery, when the centre deck "
    "runs out, or when you have no health left.",
    "Вы играете одни против Немезиды: снизьте её здоровье с 50 до 0. Она победит, если наберёт 30 мастерства, если "
    "кончится центральная колода или если у вас не останется здоровья.",
)
HOW_TO_PLAY = (
    Text(
        "Your turn: play all cards of your hand; they give crystals and power.",
        "В свой ход разыграйте все карты из руки: они дают кристаллы и мощь.",
    ),
    Text(
        "Crystals buy cards of the centre row. A recruited card goes to your discard pile and comes to hand later.",
        "За кристаллы призывайте карты из центрального ряда. Призванная карта ляжет в сброс, а позже придёт в руку.",
    ),
    Text(
        "Once per turn Focus gives 1 mastery for 1 crystal. Mastery is kept and makes your cards stronger; with 30 "
        "your Infinity Shard wins the game.",
        "Раз в ход Концентрация даёт 1 мастерство за 1 кристалл. Мастерство копится и усиливает карты; с 30 "
        "«Осколок бесконечности» выигрывает партию.",
    ),
    Text(
        "When you end the main phase, all power hits your opponents. What is not spent is lost, the hand is discarded "
        "and you draw 5 new cards.",
        "Когда вы завершите основную фазу, вся мощь ударит по противникам. Непотраченное пропадёт, рука уйдёт в сброс, "
        "и вы возьмёте 5 новых карт.",
    ),
    Text(
        "Champions stay in play and can be activated every turn. To destroy one, spend power equal to its health{how}.",
        "Чемпионы остаются в игре, их можно активировать каждый ход. Чтобы уничтожить чемпиона, потратьте мощь, "
        "равную его здоровью{how}.",
    ),
    Text(
        "Easy start: play your whole hand, recruit the dearest card you can, use Focus, end the main phase.",
        "Для начала: разыграйте всю руку, призовите самую дорогую карту, примените Концентрацию, завершите основную "
        "фазу.",
    ),
)


AT_ONCE = Text(", in one attack", ", за одну атаку")
BIT_BY_BIT = Text("; within a turn that may be done bit by bit", "; в течение хода это можно делать по частям")


def how_to_play(view: View, lang: str) -> Sequence[str]:
    """The game in a few lines, for somebody who has never played it, as it is played at this table."""
    alone = any(side["values"]["nemesis"] for side in view["players"])
    how = (BIT_BY_BIT if view["values"]["damage_adds_up"] else AT_ONCE).said(lang)
    return [text.said(lang, how=how) for text in (GOAL_ALONE if alone else GOAL, *HOW_TO_PLAY)]


# --- questions --------------------------------------------------------------------------------------------------------
VERBS = {
    "play": Text("Play from your hand", "Разыграть из руки"),
    "activate": Text("Activate a champion", "Активировать чемпиона"),
    "recruit": Text("Recruit: the card goes to your discard pile", "Призвать: карта ляжет в ваш сброс"),
    "fast-play": Text(
        "Fast-play: the mercenary works now, then leaves", "Моментально: наёмник сработает сейчас и уйдёт"
    ),
    "recruit-relic": Text("Recruit a relic, free, once per game", "Призвать реликвию: бесплатно, раз за партию"),
    "attack": Text("Attack a champion of an opponent", "Атаковать чемпиона противника"),
    "focus": Text("Grow", "Рост"),
    "assign": Text("Attack", "Атаковать"),
    "show": Text("Show a shield; it stays in your hand", "Показать щит; карта останется в руке"),
    "bid": Text("Bid", "Ставка"),
    "choose": Text("Choose a card", "Выберите карту"),
    "choose-player": Text("Choose a player", "Выберите игрока"),
}
PLACES = {
    "hand": Text("from hand", "из руки"),
    "discard": Text("from the discard pile", "из сброса"),
    "play": Text("in play", "в игре"),
    "row": Text("from the centre row", "из ряда"),
}
SHOWN_STAYS = Text("A shown card stays in your hand.", "Показанная карта останется в руке.")
EXPLAIN = {
    "show-shields": Text(
        "{power} power is coming at you, {blocked} blocked so far; your health is {health}. Shown cards stay in hand.",
        "На вас направлено {power} мощи, заблокировано {blocked}; ваше здоровье — {health}. Показанные карты "
        "останутся в руке.",
    ),
    "remove-card": Text(
        "A removed card leaves the game for good. Removing weak starting cards makes good cards come more often.",
        "Удалённая карта навсегда уйдёт из игры. Удаляйте слабые начальные карты: хорошие будут приходить чаще.",
    ),
    "assign-power": Text(
        "{power} power is left to divide. An opponent at 0 health is out of the game.",
        "Осталось распределить: {power}. Противник, у которого кончилось здоровье, выбывает.",
    ),
    "choose-leader": Text(
        "All leaders play alike; they differ in {leaders}.", "Все лидеры играют одинаково; различаются {leaders}."
    ),
    "choose-nemesis": Text(
        "Cards of her leader's faction bring Nemesis {match} when she reveals them.",
        "Открывая карту фракции своего лидера, Немезида получает {match}.",
    ),
    "bid-for-leader": Text(
        "The highest bid chooses a leader first and loses that much health; {begins}.",
        "Наибольшая ставка выбирает лидера первой и теряет столько здоровья; {begins}.",
    ),
    "draft-relic": Text(
        "From 10 mastery on you may take one of your two relics into your deck, once per game.",
        "Набрав 10 мастерства, вы один раз за партию возьмёте одну из двух своих реликвий в колоду.",
    ),
    "nemesis-plays": Text(
        "Nemesis plays every card of the faction she revealed; you only choose the order.",
        "Немезида разыграет все карты открытой фракции; вы выбираете только порядок.",
    ),
    "nemesis-activates": Text("All of them will be activated.", "Все они будут активированы."),
    "copy-card": Text("Its effects happen once more.", "Эффекты этой карты сработают ещё раз."),
    "recruit-free": Text("You pay nothing for it.", "Платить за неё не нужно."),
    "show-for-unify": SHOWN_STAYS,
    "show-homodeus": SHOWN_STAYS,
    "show-undergrowth": SHOWN_STAYS,
    "show-wraethe": SHOWN_STAYS,
}


BY_RELICS = Text("their two relics and in cards that name them", "их реликвии и карты, где они названы")
BY_CARDS = Text("the cards that name them", "карты, где они названы")
LAST_BEGINS = Text("who chooses last begins", "выбравший последним ходит первым")
TEAM_BEGINS = Text("the team of who chooses last begins", "начинает команда того, кто выбрал последним")
DRAFT_DECIDES = Text("who begins is decided by the draft that follows", "кто ходит первым, решит следующий драфт")


def _at_this_table(values: Mapping[str, Any], lang: str) -> dict[str, str]:
    """What depends on how the table was opened."""
    begins = LAST_BEGINS
    if values["relics"] == Relics.DRAFT.name.lower():
        begins = DRAFT_DECIDES
    elif values["mode"] == Mode.TEAMS.name.lower() and not values["named_begins"]:
        begins = TEAM_BEGINS
    match = "power" if values["nemesis_match_power"] else "mastery"
    return {
        "leaders": (BY_RELICS if values["relics"] == Relics.LEADER.name.lower() else BY_CARDS).said(lang),
        "match": VOCABULARY.amount(NEMESIS_MATCH_GAIN, match, lang),
        "begins": begins.said(lang),
    }


def explain_prompt(prompt: str, view: View, me: int, lang: str) -> str:
    """A line that helps to answer a question."""
    text = EXPLAIN.get(prompt)
    if text is None:
        return ""
    mine = view["players"][me]["values"]
    power = mine["assigned"] if prompt == "show-shields" else view["values"]["power"]
    said = "∞" if power >= VOCABULARY.infinite else power
    numbers = {"power": said, "blocked": mine["blocked"], "health": mine["health"]}
    return text.said(lang, **numbers, **_at_this_table(view["values"], lang))


# --- the main phase ---------------------------------------------------------------------------------------------------
STILL_POSSIBLE = Text("Still possible: {what}", "Ещё можно: {what}")
PLAY_CARDS = Text("play cards ({n})", "разыграть карты ({n})")
ACTIVATE = Text("activate ({n})", "активировать ({n})")
BUY = Text("recruit ({crystals}; {n} in reach)", "призвать ({crystals}; по средствам: {n})")
FOCUS = Text("Focus", "Концентрация")
RELIC = Text("take a relic, free", "взять реликвию бесплатно")
ATTACK = Text("attack a champion ({n})", "атаковать чемпиона ({n})")
ALL_DONE = Text("Everything is done: end the main phase.", "Всё сделано: завершайте основную фазу.")
ALL_DONE_ATTACK = Text(
    "Everything is done: end the main phase, and {power} hits.",
    "Всё сделано: завершайте основную фазу, и вы ударите на {power}.",
)
FOCUS_IS_IDLE = Text(
    "Focus would do nothing: you have {most} mastery, which is the most there is, and the crystal would be lost.",
    "Концентрация ничего не даст: у вас {most} мастерства, больше не бывает, и кристалл пропадёт впустую.",
)


def advice(view: View, options: Sequence[Any], lang: str) -> str:
    """What is still worth doing before the main phase ends."""
    verbs = Counter(option.verb for option in options if not warn(view, option, lang))
    values = view["values"]
    parts = []
    if verbs["play"]:
        parts.append(PLAY_CARDS.said(lang, n=verbs["play"]))
    if verbs["activate"]:
        parts.append(ACTIVATE.said(lang, n=verbs["activate"]))
    if verbs["recruit-relic"]:
        parts.append(RELIC.said(lang))
    if verbs["recruit"]:
        crystals = VOCABULARY.amount(values["crystals"], "crystal", lang)
        parts.append(BUY.said(lang, crystals=crystals, n=verbs["recruit"]))
    if verbs["focus"]:
        parts.append(FOCUS.said(lang))
    if verbs["attack"]:
        parts.append(ATTACK.said(lang, n=verbs["attack"]))
    if parts:
        return STILL_POSSIBLE.said(lang, what=" · ".join(parts))
    if values["power"]:
        return ALL_DONE_ATTACK.said(lang, power=VOCABULARY.amount(values["power"], "power", lang))
    return ALL_DONE.said(lang)


def warn(view: View, option: Any, lang: str) -> str:
    """Why a choice would be a pity: Focus at 30 mastery is allowed and gains nothing (SOI-MAIN-10)."""
    if option.verb != "focus" or view["players"][view["active"]]["values"]["mastery"] < MOST_MASTERY:
        return ""
    return FOCUS_IS_IDLE.said(lang, most=MOST_MASTERY)


def deadly(view: View, side: int) -> int:
    """The power that an opponent does not survive, without what is assigned already; shields are another matter."""
    values = view["players"][side]["values"]
    return max(0, int(values["health"]) - int(values["assigned"]))


_RESOURCES = {"crystals", "power", "more_power", "infinite_power", "mastery", "health"}
_CONDITIONS = {"by_mastery", "at_mastery", "if_leader"}  # those that the order of play can only help through mastery


def easy_plays(hand: Sequence[Kind], view: View, me: int) -> tuple[list[Kind], list[Kind]]:
    """Cards that only give resources, those that give mastery first; and those of them that had better wait."""
    easy = [kind for kind in hand if kind.effects() and _words(kind) <= _RESOURCES | _CONDITIONS]
    talons = any("health_gives_power" in _words(kind) for kind in hand)
    later = [kind for kind in easy if _near_threshold(kind, view, me) or (talons and "health" in _words(kind))]
    now = sorted((kind for kind in easy if kind not in later), key=lambda kind: "mastery" not in _words(kind))
    return now, later


def _words(kind: Kind) -> set[str]:
    return {effect.word.name for effect in kind.effects()}


def _near_threshold(kind: Kind, view: View, me: int) -> bool:
    """Whether one more mastery from Focus, not used yet, would reach a threshold of the card."""
    mine = view["players"][me]["values"]
    thresholds = {e.arguments.get("n") for e in kind.effects() if e.word.keyword == "mastery"}
    return not mine["focused"] and mine["mastery"] + 1 in thresholds


# --- the end ----------------------------------------------------------------------------------------------------------
STAT_HEALTH = Text("health left", "осталось здоровья")
STAT_MASTERY = Text("mastery", "мастерство")
STAT_DAMAGE = Text("damage dealt", "нанесено урона")
STAT_RECRUITED = Text("cards recruited", "призвано карт")
STAT_PLAYED = Text("cards played", "разыграно карт")
STAT_DESTROYED = Text("champions destroyed", "уничтожено чемпионов")


def statistics(events: Sequence[Any], view: View) -> Sequence[tuple[Text, Sequence[int]]]:
    """What everybody did in a whole game, and how they stand now: one number for each side."""
    sides = range(len(view["players"]))
    counts = {note: Counter[int]() for note in ("plays", "recruits", "destroys")}
    same = {"fast-plays": "plays"}
    for event in events:
        if event.what == "note":
            note = same.get(event.data["note"], event.data["note"])
            if note in counts:
                counts[note][event.data["player"]] += 1
    dealt = damage_dealt(events)
    lines = [
        (text, [view["players"][side]["values"][value] for side in sides])
        for text, value in ((STAT_HEALTH, "health"), (STAT_MASTERY, "mastery"))
    ]
    told = (
        (STAT_DAMAGE, dealt),
        (STAT_PLAYED, counts["plays"]),
        (STAT_RECRUITED, counts["recruits"]),
        (STAT_DESTROYED, counts["destroys"]),
    )
    return lines + [(text, [counted[side] for side in sides]) for text, counted in told]


def damage_dealt(events: Sequence[Any]) -> Counter[int]:
    """The damage that got past all shields, by whose turn it was."""
    dealt: Counter[int] = Counter()
    active = None
    for event in events:
        if event.what == "turn":
            active = event.data["player"]
        elif event.what == "note" and event.data["note"] == "damaged" and active is not None:
            dealt[active] += event.data["number"]
    return dealt
