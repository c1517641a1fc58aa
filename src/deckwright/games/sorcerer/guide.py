"""Help for people who play Sorcerer, on any screen: how to play, what is asked, what is still possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from deckwright.games.sorcerer.foretold import tactics_foretold
from deckwright.games.sorcerer.schema import A_SIDE, A_TEAM_SIDE, MOST_ENERGY
from deckwright.games.sorcerer.vocabulary import VOCABULARY
from deckwright.lang.look import View
from deckwright.lang.texts import Text

# --- how to play ------------------------------------------------------------------------------------------------------
GOALS = {
    "duel": Text(
        "Your goal: conquer two of the three battlefields of London. A side that has taken 12 damage is conquered.",
        "Цель: завоевать два из трёх полей битвы Лондона. Сторона, получившая 12 урона, завоёвана.",
    ),
    "royal": Text(
        "Your goal: three victory points. You fight on the two battlefields beside you; each conquest is a point, and "
        "the battlefield begins anew.",
        "Цель: три победных очка. Вы сражаетесь на двух полях битвы рядом с собой; каждое завоевание — очко, и поле "
        "начинается заново.",
    ),
    "teams": Text(
        "Your goal: your team conquers two of the three battlefields. You share sides, defence and the fate token; "
        "everything else is your own.",
        "Цель: вашей команде завоевать два поля битвы из трёх. Сторона, защита и жетон судьбы общие, остальное у "
        "каждого своё.",
    ),
}
HOW_TO_PLAY = (
    Text(
        "A round: six actions each, one by one, and then the battle. An action is one of these: gain 2 energy, draw 2 "
        "cards, cast a card, use a power, or reinforce, which moves a minion and your avatar.",
        "Раунд: у каждого шесть действий, по одному по очереди, затем бой. Действие — получить 2 энергии, добрать 2 "
        "карты, разыграть карту, применить спецсвойство или усиление: переместить приспешника и аватара.",
    ),
    Text(
        "Minions stand on a battlefield, four a side (six of a team), and fight there in the same round. Your three "
        "skill cards work only where your avatar stands.",
        "Приспешники стоят на поле битвы, по четыре на сторону (у команды по шесть), и сражаются там в том же раунде. "
        "Три карты навыков действуют только там, где стоит ваш аватар.",
    ),
    Text(
        "In the battle you attack by turns, one minion at a time: as many dice as its attack, at most seven. A die "
        "brings 5/6 damage on average, against an empty side a whole one.",
        "В бою атакуют по очереди, одним приспешником: кубиков столько, какова сила атаки, но не больше семи. Кубик "
        "приносит в среднем 5/6 урона, а против пустой стороны — единицу.",
    ),
    Text(
        "Choose a die to re-roll it for an omen, yours or your opponent's. The fate token re-rolls all of them once a "
        "round. It goes on until both pass.",
        "Выберите кубик, свой или чужой, чтобы перебросить его за омен. Жетон судьбы раз в раунд перебрасывает "
        "все. Так до тех пор, пока не откажутся оба.",
    ),
    Text(
        "Critical hits are placed by the attacker, all others by the defender: on minions, or on the defence of the "
        "battlefield.",
        "Критические попадания распределяет нападающий, остальные — защищающийся: по приспешникам или по защите поля "
        "битвы.",
    ),
    Text(
        "Easy start: put your avatar where you want to win, fill that battlefield with minions, keep an omen or two "
        "for the dice.",
        "Для начала: поставьте аватара там, где хотите победить, заполните это поле приспешниками и приберегите "
        "омен-другой для кубиков.",
    ),
)


def how_to_play(view: View, lang: str) -> Sequence[str]:
    """The game in a few lines, for somebody who has never played it."""
    return [GOALS[view["values"]["mode"]].said(lang), *(text.said(lang) for text in HOW_TO_PLAY)]


# --- questions --------------------------------------------------------------------------------------------------------
VERBS = {
    "cast": Text("Cast from your hand", "Разыграть из руки"),
    "activate": Text("Use a power", "Применить спецсвойство"),
    "unearth": Text("A power of your graveyard", "Спецсвойство с кладбища"),
    "channel": Text("2 energy, at most 10", "2 энергии, всего не больше 10"),
    "meditate": Text("Draw 2 cards", "Добрать 2 карты"),
    "reinforce": Text("Move a minion and your avatar", "Переместить приспешника и аватара"),
    "attack": Text("It rolls as many dice as its attack", "Кубиков столько, какова сила атаки"),
    "tactic": Text("Before the dice", "До броска"),
    "reroll": Text("For an omen", "За омен"),
    "wound": Text("A minion takes the point", "Урон примет приспешник"),
    "break": Text("The battlefield takes the point", "Урон примет поле битвы"),
    "exchange": Text("For another card", "На другую карту"),
}
GLOSSES = {
    "channel": Text("+2 energy", "+2 энергии"),
    "meditate": Text("+2 cards", "+2 карты"),
    "reinforce": Text("move a minion", "переместить приспешника"),
}
PLACES = {
    "hand": Text("from hand", "из руки"),
    "graveyard": Text("in the graveyard", "на кладбище"),
    "minions": Text("on a battlefield", "на поле битвы"),
    "attached": Text("attached", "довесок в игре"),
    "followers": Text("a follower", "последователь"),
    "skills": Text("skill card", "карта навыка"),
    "grimoire": Text("in the grimoire", "в гримуаре"),
}
EXPLAIN = {
    "avatar": Text(
        "Your skill cards work where it stands. Reinforce moves it later.",
        "Ваши карты навыков действуют там, где он стоит. Усиление переместит его позже.",
    ),
    "where-to": Text(
        "It may fight there in this very round; {room} minions a side.",
        "Он сможет сражаться там уже в этом раунде; мест на стороне: {room}.",
    ),
    "draft": Text(
        "A sorcerer is a character, a lineage and a domain. The skill card lies on top of each deck.",
        "Маг — это персонаж, род и регион. На колоде сверху лежит её карта навыка.",
    ),
    "mulligan": Text(
        "Choose cards to give back; as many new ones come before those are shuffled in.",
        "Выберите карты, которые хотите вернуть: столько же новых придёт раньше, чем эти замешают обратно.",
    ),
    "energy": Text(
        "The die has the faces 1 to 8, for everybody: 4.5 on average.",
        "На кубике от 1 до 8, и получат все: в среднем 4,5.",
    ),
    "who-attacks": Text(
        "The number with ≈ is the damage to expect. Who has attacked is exhausted; who is destroyed before does not "
        "attack at all.",
        "Число со знаком ≈ — ожидаемый урон. Атаковавший исчерпан; кого уничтожат раньше, тот уже не атакует.",
    ),
    "assign-critical": Text(
        "An enemy minion, or the defence of the battlefield. A minion that is destroyed does not attack any more.",
        "Выберите вражеского приспешника или защиту поля битвы. Уничтоженный приспешник уже не атакует.",
    ),
    "assign-hit": Text(
        "A minion of yours, or the defence of the battlefield: who has attacked already may take it best.",
        "Выберите своего приспешника или защиту поля битвы: лучше всего примет удар тот, кто уже атаковал.",
    ),
    "equip": Text("It stays with the minion as long as it lives.", "Довесок останется с приспешником, пока тот жив."),
    "reinforce": Text(
        "To an adjacent battlefield; who flies, to any. The avatar may move in the same action.",
        "На соседнее поле битвы; летающие — на любое. Аватар может переместиться тем же действием.",
    ),
}
REROLLS = Text(
    "Choose a die to re-roll it for an omen; you have {omens}.",
    "Выберите кубик, чтобы перебросить его за омен; у вас {omens}.",
)
ONLY_FATE = Text("You have no omens left, only fate.", "Оменов не осталось, только судьба.")


def explain_prompt(prompt: str, view: View, me: int, lang: str) -> str:
    """A line that helps to answer a question."""
    if prompt == "rerolls":
        omens = view["players"][me]["values"]["omens"]
        return REROLLS.said(lang, omens=omens) if omens else ONLY_FATE.said(lang)
    if prompt == "which-tactic":
        return "\n".join(tactics_foretold(view, lang))
    text = EXPLAIN.get(prompt)
    room = A_TEAM_SIDE if view["values"]["mode"] == "teams" else A_SIDE
    return text.said(lang, room=room) if text else ""


# --- the turn ---------------------------------------------------------------------------------------------------------
ACTIONS_LEFT = Text("{actions} left", "осталось {actions}")
CAST = Text("cards to cast: {n}", "можно разыграть карт: {n}")
ACTIVATE = Text("powers to use: {n}", "применить спецсвойств: {n}")


def advice(view: View, options: Sequence[Any], lang: str) -> str:
    """What an action may be now."""
    verbs = Counter(option.verb for option in options)
    values = view["players"][view["seat"]]["values"]
    left = ACTIONS_LEFT.said(lang, actions=VOCABULARY.amount(values["actions"], "action", lang))
    parts = [left[:1].upper() + left[1:]]
    if verbs["cast"]:
        parts.append(CAST.said(lang, n=verbs["cast"]))
    if verbs["activate"] + verbs["unearth"]:
        parts.append(ACTIVATE.said(lang, n=verbs["activate"] + verbs["unearth"]))
    return " · ".join(parts)


FULL_ENERGY = Text(
    "You have {n} energy already, and that is the most: this action would bring nothing.",
    "У вас уже {n} энергии, больше не бывает: действие ничего не принесёт.",
)
EMPTY_GRIMOIRE = Text(
    "Your grimoire is empty: this action would bring nothing.", "Ваш гримуар пуст: действие ничего не принесёт."
)
CONQUERED = Text(
    "This battlefield is conquered: nobody attacks there any more.",
    "Это поле битвы завоёвано: там больше никто не атакует.",
)
EXHAUSTED = Text(
    "There is no battle on this battlefield in this round.", "На этом поле битвы в этом раунде боя не будет."
)


def warn(view: View, option: Any, lang: str) -> str:
    """Why a choice would be a pity, if it would."""
    if view["seat"] is None or view["prompt"] is None:
        return ""
    mine = view["players"][view["seat"]]
    if option.verb == "channel" and mine["values"]["energy"] >= MOST_ENERGY:
        return FULL_ENERGY.said(lang, n=MOST_ENERGY)
    if option.verb == "meditate" and not mine["piles"]["grimoire"]["count"]:
        return EMPTY_GRIMOIRE.said(lang)
    if view["prompt"]["id"] == "where-to" and option.at:
        values = next(place["values"] for place in view["places"]["fields"] if place["id"] == option.at)
        if values["conquered"]:
            return CONQUERED.said(lang)
        if values["exhausted"]:
            return EXHAUSTED.said(lang)
    return ""


# --- the end ----------------------------------------------------------------------------------------------------------
ENDINGS = {
    "conquered": Text("Conquered: {fields}.", "Завоёвано: {fields}."),
    "points": Text("Victory points: {points}.", "Победные очки: {points}."),
    "draw": Text("The battle came to no end.", "Бою не было видно конца."),
}


def ending(view: View, lang: str) -> str:
    """How it ended, in a sentence."""
    if not view["over"]:
        return ""
    if not view["winners"]:
        return ENDINGS["draw"].said(lang)
    if view["values"]["mode"] == "royal":
        points = " : ".join(str(player["values"]["points"]) for player in view["players"])
        return ENDINGS["points"].said(lang, points=points)
    won = [place[lang] for place in view["places"]["fields"] if place["values"]["conqueror"] in view["winners"]]
    return ENDINGS["conquered"].said(lang, fields=", ".join(won))


STAT_DONE = {
    "casts": Text("cards cast", "разыграно карт"),
    "activates": Text("powers used", "применено спецсвойств"),
    "rolls": Text("dice re-rolled", "переброшено кубиков"),
}
STAT_LOST = Text("defence lost", "потеряно защиты")
STAT_SAME = {"casts-at": "casts", "equips": "casts"}  # notes that tell more of the same


def statistics(events: Sequence[Any], view: View) -> Sequence[tuple[Text, Sequence[int]]]:
    """What everybody did and lost: one number for each side."""
    counts = {note: Counter[int]() for note in (*STAT_DONE, "breaks")}
    for event in events:
        told = event.data["note"] if event.what == "note" else ""
        if (counted := STAT_SAME.get(told, told)) in counts:
            counts[counted][event.data["player"]] += event.data.get("number", 1)
    sides = range(len(view["players"]))
    return [
        *((text, [counts[note][side] for side in sides]) for note, text in STAT_DONE.items()),
        (STAT_LOST, [counts["breaks"][side] for side in sides]),
    ]


# --- what the table says ----------------------------------------------------------------------------------------------
WORDS = {
    "round": Text("Round {n}", "Раунд {n}"),
    "phase_make": Text("Making sorcerers", "Создание магов"),
    "phase_ready": Text("Getting ready", "Подготовка"),
    "phase_action": Text("Actions", "Действия"),
    "phase_battle": Text("Battle", "Бой"),
    "next": Text("next: {name}", "следующий ход: {name}"),
    "battlefields": Text("Battlefields", "Поля битвы"),
    "far_fields": Text("Other battlefields", "Другие поля битвы"),
    "defence": Text("defence of {name}: {n} of 12", "защита ({name}): {n} из 12"),
    "minions_of": Text("Minions of {name}, {field}", "Приспешники: {name}, {field}"),
    "no_minions": Text("nobody", "никого"),
    "conquered_by": Text("conquered: {name}", "завоёвано: {name}"),
    "exhausted_field": Text("exhausted: no battle this round", "исчерпано: в этом раунде боя нет"),
    "fought_now": Text("battle", "бой"),
    "order": Text("fought as number {n}, {name} attacks first", "бой № {n}, первым атакует {name}"),
    "avatar_of": Text("avatar of {name}", "аватар: {name}"),
    "attack_now": Text("attack {n}", "сила атаки {n}"),
    "essence_left": Text("essence left: {n} of {of}", "осталось сущности: {n} из {of}"),
    "flames": Text("flames: {n}", "пламя: {n}"),
    "followers": Text("followers: {n}", "последователи: {n}"),
    "owner": Text("of {name}", "{name}"),
    "expected_long": Text("{dice}, about {n} damage", "{dice}, около {n} урона"),
    "flying": Text("flying", "полёт"),
    "omen": Text("brings an omen", "приносит омен"),
    "exhausted": Text("exhausted", "исчерпан"),
    "blanked": Text("blanked", "сведён на нет"),
    "daunted": Text("daunted", "устрашён"),
    "spurred": Text("spurred", "воодушевлён"),
    "attachment": Text("attached to {name}", "довесок: {name}"),
    "follower": Text("follower of {name}", "последователь: {name}"),
    "before_roll": Text("{dice}, about {n} damage", "{dice}, около {n} урона"),
    "unopposed": Text("unopposed", "беспрепятственно"),
    "unopposed_long": Text(
        "nobody was there: criticals count double", "там никого не было: критические попадания двойные"
    ),
    "last_roll": Text("The last roll", "Последний бросок"),
    "of_attacker": Text("{n} placed by the attacker", "нападающий распределит: {n}"),
    "fate_short": Text("Fate: all dice", "Судьба: все"),
    "die_miss": Text("miss", "промах"),
    "die_hit": Text("hit", "попадание"),
    "die_double": Text("double hit", "двойное попадание"),
    "die_critical": Text("critical hit", "критическое попадание"),
    "die": Text("die {n}: {face}", "кубик {n}: {face}"),
    "energy_of": Text("energy: {n} of 10", "энергия: {n} из 10"),
    "actions_left": Text("actions left: {n} of 6", "осталось действий: {n} из 6"),
    "omens": Text("omens", "омены"),
    "blood": Text("blood: {n} of 10", "кровь: {n} из 10"),
    "fate_full": Text("fate token, red side up", "жетон судьбы, красной стороной вверх"),
    "fate_empty": Text("first player; the fate token is flipped", "первый игрок; жетон судьбы перевёрнут"),
    "points": Text("victory points: {n} of 3", "победные очки: {n} из 3"),
    "skills": Text("Skill cards", "Карты навыков"),
    "skill_ready": Text("ready", "готова"),
    "skill_spent": Text("exhausted", "исчерпана"),
    "being_cast": Text("Being played", "Разыгрывается"),
    "decks_to_take": Text("Decks to choose from", "Колоды на выбор"),
    "break_it": Text("Damage the defence", "Урон по защите"),
    "team": Text("your team", "ваша команда"),
}
