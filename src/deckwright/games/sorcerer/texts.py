"""Verbs, prompts and notes of Sorcerer: what is asked and told, in both languages."""

from __future__ import annotations

from deckwright.lang.types import Note, Prompt, Verb

# --- what can be done -------------------------------------------------------------------------------------------------
CHANNEL = Verb("channel", (), "Channel energy", "Прокачка энергии")
MEDITATE = Verb("meditate", (), "Meditate", "Размышление")
CAST = Verb("cast", ("card", "number"), "Cast {card} for {number:energy}", "Разыграть за {number:energy}: {card}")
ACTIVATE = Verb("activate", ("card",), "Activate {card}", "Активировать: {card}")
UNEARTH = Verb("unearth", ("card",), "Entombed: {card}", "Захороненный: {card}")
REINFORCE = Verb("reinforce", (), "Reinforce", "Усиление")
MOVE_MINION = Verb("move-minion", ("card", "place"), "Move {card} to {place}", "Переместить: {card}, {place}")
SWAP = Verb("swap", ("card",), "Swap {card} with another minion", "Поменять местами с другим приспешником: {card}")
MOVE_AVATAR = Verb("move-avatar", ("place",), "Move your avatar to {place}", "Переместить аватара: {place}")
ATTACK = Verb("attack", ("card",), "Attack with {card}", "Атаковать: {card}")
USE_TACTIC = Verb("tactic", ("card",), "Tactic of {card}", "Тактика: {card}")
REROLL = Verb("reroll", ("place",), "Re-roll {place}", "Перебросить: {place}")
FATE = Verb("fate", (), "Flip the fate token: re-roll everything", "Перевернуть жетон судьбы: перебросить всё")
TWIST = Verb("twist", ("card",), "Use {card}", "Применить: {card}")
WOUND = Verb("wound", ("card",), "Wound {card}", "Ранить: {card}")
BREAK = Verb("break", ("place",), "Break the defence of {place}", "Урон по защите: {place}")
ROLL_ENERGY = Verb("roll-energy", (), "Roll the energy die", "Бросить кубик энергии")
TAKE_FOUR = Verb("take-four", (), "Everybody gains 4 energy", "Каждый получает 4 энергии")
TAKE_DECK = Verb("take-deck", ("place",), "Take {place}", "Взять: {place}")
EXCHANGE = Verb("exchange", ("card",), "Exchange {card}", "Обменять: {card}")
KEEP = Verb("keep", (), "Keep the rest", "Оставить остальное")

# --- what is asked ----------------------------------------------------------------------------------------------------
ACTION = Prompt("action", "Take an action", "Ваше действие")
WHICH_MEMBER = Prompt("which-member", "Who of your team acts?", "Кто из команды действует?")
WHO_IS_NEXT = Prompt("who-is-next", "Who of your team is next?", "Кто из команды следующий?")
DRAFT = Prompt("draft", "Which deck do you take?", "Какую колоду вы берёте?")
MULLIGAN = Prompt(
    "mulligan",
    "Exchange cards that are not minions, or keep them",
    "Обменяйте карты, которые не приспешники, или оставьте их",
)
ENERGY = Prompt("energy", "Roll the energy die, or 4 energy for everybody?", "Кубик энергии или по 4 энергии каждому?")
AVATAR = Prompt("avatar", "Where does your avatar stand?", "Куда встанет ваш аватар?")
WHERE_TO = Prompt("where-to", "Onto which battlefield?", "На какое поле битвы?")
EQUIP = Prompt("equip", "Which minion gets the attachment?", "Какой приспешник получит довесок?")
HOW_TO_REINFORCE = Prompt(
    "reinforce",
    "Move a minion, swap two, or move your avatar",
    "Переместите приспешника, поменяйте двух местами или переместите аватара",
)
SWAP_WITH = Prompt("swap-with", "With which minion does it swap?", "С каким приспешником поменять местами?")
AND_AVATAR = Prompt("and-avatar", "Your avatar may move, too", "Ваш аватар тоже может переместиться")
WHO_ATTACKS = Prompt("who-attacks", "Which minion attacks?", "Какой приспешник атакует?")
WHICH_TACTIC = Prompt("which-tactic", "Which tactic next?", "Какая тактика следующая?")
REROLLS = Prompt("rerolls", "Re-roll, or let the dice lie?", "Перебросить или оставить как есть?")
AGREE_FATE = Prompt("agree-fate", "Does the team flip its fate token?", "Команда переворачивает жетон судьбы?")
ASSIGN_CRITICAL = Prompt("assign-critical", "Where does a critical hit go?", "Куда приходится критическое попадание?")
ASSIGN_HIT = Prompt("assign-hit", "Where do you take a hit?", "Куда вы принимаете попадание?")
WHICH_ANSWER = Prompt("which-answer", "Which ability first?", "Какая способность сработает первой?")
WHICH_END = Prompt("which-end", "Which effect of the end of the round first?", "Какой эффект конца раунда первым?")
ENEMY_MINION = Prompt("enemy-minion", "Choose an enemy minion", "Выберите вражеского приспешника")
OWN_MINION = Prompt("own-minion", "Choose a minion of yours", "Выберите своего приспешника")
EXHAUST_OWN = Prompt(
    "exhaust-own", "Which ready minion of yours is exhausted?", "Какой ваш готовый приспешник будет исчерпан?"
)
SACRIFICE = Prompt(
    "sacrifice", "Choose a minion of yours to destroy", "Выберите своего приспешника, чтобы уничтожить его"
)
WEAKEN_OWN = Prompt(
    "weaken-own", "Choose a minion of yours to weaken", "Выберите своего приспешника, чтобы ослабить его"
)
WHICH_FIELD = Prompt("which-field", "Choose a battlefield", "Выберите поле битвы")
AIM = Prompt("aim", "Choose an opponent", "Выберите противника")
DISCARD_CARD = Prompt("discard-card", "Choose a card to discard", "Выберите карту для сброса")
MAY_DO = Prompt("may-do", "Use this ability?", "Применить эту способность?")
DISTRIBUTE = Prompt("distribute", "Who gets the next point?", "Кому достанется следующая единица?")
ANOTHER_POINT = Prompt("another-point", "Another point for the same minion?", "Ещё единицу тому же приспешнику?")
FROM_GRAVEYARD = Prompt("from-graveyard", "Choose a card of your graveyard", "Выберите карту из своего кладбища")
PLAY_WITHOUT = Prompt(
    "play-without", "Play a card without an action, or pass", "Разыграйте карту без действия или пропустите"
)

# --- what is told -----------------------------------------------------------------------------------------------------
FIRST_PLAYER = Note("first-player", "{player} has the fate token", "{player} получает жетон судьбы", ("player",))
ROUND_BEGINS = Note("round-begins", "Round {number}", "Раунд {number}", ("number",))
BATTLE_BEGINS = Note("battle-begins", "The battle begins", "Начинается бой")
BATTLE_AT = Note("battle-at", "Battle: {place}", "Бой: {place}", ("place",))
ROUND_ENDS = Note("round-ends", "The round ends", "Раунд окончен")
TAKES_DECK = Note("takes-deck", "{player} takes a deck: {place}", "{player} берёт колоду: {place}", ("player", "place"))
STANDS = Note(
    "stands",
    "The avatar of {player} stands at {place}",
    "{player}: аватар на поле битвы {place}",
    ("player", "place"),
)
EXCHANGES = Note(
    "exchanges", "{player} exchanges {number:card}", "{player} обменивает {number:card}", ("player", "number")
)
GAINS_ENERGY = Note("gains-energy", "Everybody gains {number:energy}", "Каждый получает {number:energy}", ("number",))
CHANNELS = Note("channels", "{player} channels energy", "{player}: прокачка энергии", ("player",))
MEDITATES = Note("meditates", "{player} meditates", "{player}: размышление", ("player",))
REINFORCES = Note("reinforces", "{player} reinforces", "{player}: усиление", ("player",))
DRAWS = Note("draws", "{player} draws {number:card}", "{player} добирает {number:card}", ("player", "number"))
MILLED = Note(
    "milled",
    "{card} of {player} goes from the grimoire to the graveyard",
    "{player}: из гримуара на кладбище — {card}",
    ("card", "player"),
)
DISCARDS = Note("discards", "{player} discards {card}", "{player} сбрасывает: {card}", ("card", "player"))
CASTS = Note("casts", "{player} casts {card}", "{player} разыгрывает: {card}", ("card", "player"))
CASTS_AT = Note(
    "casts-at",
    "{player} casts {card} at {place}",
    "{player} разыгрывает: {card} ({place})",
    ("card", "player", "place"),
)
EQUIPS = Note(
    "equips",
    "{player} casts {card} on {target}",
    "{player} разыгрывает: {card} (снаряжён: {target})",
    ("card", "target", "player"),
)
ARRIVES = Note(
    "arrives",
    "{player} puts {card} into play at {place}",
    "{player} вводит в игру: {card} ({place})",
    ("card", "player", "place"),
)
MOVES = Note("moves", "{card} moves to {place}", "{card}: переходит на поле битвы {place}", ("card", "place"))
ACTIVATES = Note("activates", "{player} activates {card}", "{player} активирует: {card}", ("card", "player"))
UNEARTHS = Note(
    "unearths", "{player} calls {card} from the grave", "{player} взывает к мёртвым: {card}", ("card", "player")
)
ATTACKS = Note("attacks", "{card} attacks: {number:die}", "Атакует {card}: {number:die}", ("card", "number"))
ROLLS = Note("rolls", "{player} re-rolls {place}", "{player} перебрасывает: {place}", ("player", "place"))
FLIPS_FATE = Note(
    "flips-fate",
    "{player} flips the fate token and re-rolls everything",
    "{player} переворачивает жетон судьбы и перебрасывает всё",
    ("player",),
)
WOUNDED = Note("wounded", "{card} gets {number:wound}", "{card}: получает {number:wound}", ("card", "number"))
DESTROYED = Note("destroyed", "{card} is destroyed", "{card}: гибнет", ("card",))
BREAKS = Note("breaks", "{player} loses {number:defence}", "{player} теряет {number:defence}", ("player", "number"))
RESTORES = Note(
    "restores",
    "{player} restores {number:defence}",
    "{player} восстанавливает {number:defence}",
    ("player", "number"),
)
CONQUERS = Note("conquers", "{place} is conquered", "Поле битвы завоёвано: {place}", ("place",))
SCORES = Note("scores", "{player} has {number:point}", "{player} набирает {number:point}", ("player", "number"))
WINS = Note("wins", "{player} wins", "{player} побеждает", ("player",))
FIELD_EXHAUSTED = Note("field-exhausted", "{place} is exhausted", "{place}: поле битвы исчерпано", ("place",))
FOLLOWS = Note("follows", "{card} follows {target}", "{target}: новый последователь — {card}", ("card", "target"))
BURNS = Note("burns", "{card} gets {number:flame}", "{card}: получает {number:flame}", ("card", "number"))
RETURNS = Note(
    "returns", "{card} returns to the hand of {player}", "{card}: возвращается в руку ({player})", ("card", "player")
)
HEALED = Note("healed", "{card} is healed of {number:wound}", "{card}: залечивает {number:wound}", ("card", "number"))
EXHAUSTED = Note("exhausted", "{card} is exhausted", "{card}: приспешник исчерпан", ("card",))
READIED = Note("readied", "{card} is ready again", "{card}: приспешник снова готов", ("card",))
BLANKED = Note("blanked", "{card} is blanked", "{card}: приспешник сведён на нет", ("card",))
DAUNTED = Note("daunted", "{card} is daunted", "{card}: приспешник устрашён", ("card",))
SPURRED = Note("spurred", "{card} is spurred", "{card}: приспешник воодушевлён", ("card",))
EXILED = Note("exiled", "{card} is exiled", "{card}: карта изгнана из игры", ("card",))
STALEMATE = Note("stalemate", "The battle comes to no end: a draw", "Бою не видно конца: ничья")
CALL_DRAW = Prompt(
    "call-draw",
    "This battle does not come to an end. Call it a draw, so that nobody wins?",
    "Бою не видно конца. Согласиться на ничью, без победителя?",
)
