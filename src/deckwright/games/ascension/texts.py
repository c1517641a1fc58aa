"""Verbs, prompts and notes of Ascension: what is asked and told, in both languages."""

from __future__ import annotations

from deckwright.lang.types import Note, Prompt, Verb

# --- what can be done -------------------------------------------------------------------------------------------------
PLAY = Verb("play", ("card",), "Play {card}", "Разыграть: {card}")
USE = Verb("use", ("card",), "Use {card}", "Применить: {card}")
USE_SECOND = Verb("use-second", ("card",), "Use the second ability of {card}", "Применить вторую способность: {card}")
ACQUIRE = Verb("acquire", ("card", "number"), "Acquire {card} for {number:rune}", "Приобрести за {number:rune}: {card}")
DEFEAT = Verb(
    "defeat", ("card", "number"), "Defeat {card} with {number:power}", "Победить, потратив {number:power}: {card}"
)
END_TURN = Verb("end-turn", (), "End your turn", "Закончить ход")
RUNE = Verb("rune", (), "Gain a rune", "Получить руну")
POWER = Verb("power", (), "Gain power", "Получить могущество")

# --- what is asked ----------------------------------------------------------------------------------------------------
MAIN = Prompt("main", "What will you do?", "Что вы сделаете?")
BANISH_OWN = Prompt(
    "banish-own",
    "Choose a card of your hand or discard pile to banish, or pass",
    "Выберите карту из руки или сброса, чтобы изгнать её, или пропустите",
)
BANISH_DISCARD = Prompt(
    "banish-discard",
    "Choose a card of your discard pile to banish, or pass",
    "Выберите карту из сброса, чтобы изгнать её, или пропустите",
)
BANISH_HAND = Prompt("banish-hand", "Choose a card of your hand to banish", "Выберите карту из руки, чтобы изгнать её")
BANISH_ROW = Prompt(
    "banish-row",
    "Choose a card of the centre row to banish, or pass",
    "Выберите карту центрального ряда, чтобы изгнать её, или пропустите",
)
DISCARD_CARD = Prompt(
    "discard-card", "Choose a card of your hand to discard", "Выберите карту из руки, чтобы сбросить её"
)
MAY_DISCARD = Prompt(
    "may-discard",
    "Choose a card of your hand to discard, or pass",
    "Выберите карту из руки, чтобы сбросить её, или пропустите",
)
DEFEAT_FREE = Prompt(
    "defeat-free",
    "Choose a monster to defeat without paying",
    "Выберите монстра, чтобы победить его, не тратя могущество",
)
ACQUIRE_FREE = Prompt(
    "acquire-free",
    "Choose a hero to acquire without paying; it goes on top of your deck",
    "Выберите героя, чтобы приобрести его, не тратя руны; он ляжет на верх вашей колоды",
)
TAKE_ANY = Prompt(
    "take-any",
    "Choose a card to acquire or a monster to defeat without paying, or pass",
    "Выберите карту, чтобы бесплатно приобрести её, или монстра, чтобы бесплатно победить его, или пропустите",
)
COPY_HERO = Prompt(
    "copy-hero",
    "Choose a hero you have played this turn to copy",
    "Выберите героя, разыгранного вами в этом ходу, чтобы скопировать его эффект",
)
RUNE_OR_POWER = Prompt("rune-or-power", "Gain a rune or power?", "Получить руну или могущество?")
LAUNCH = Prompt(
    "launch",
    "Put the construct into play at once, instead of into your discard pile?",
    "Ввести конструкт в игру сразу, вместо того чтобы положить его в сброс?",
)
DESTROY = Prompt(
    "destroy", "Choose one of your constructs to destroy", "Выберите свой конструкт, который будет уничтожен"
)
KEEP = Prompt(
    "keep",
    "Choose the construct you keep; all others are destroyed",
    "Выберите конструкт, который останется; остальные будут уничтожены",
)

# --- what is told -----------------------------------------------------------------------------------------------------
PLAYS = Note("plays", "{player} plays {card}", "{player} разыгрывает: {card}", ("card", "player"))
USES = Note("uses", "{player} uses {card}", "{player} применяет: {card}", ("card", "player"))
ACQUIRES = Note("acquires", "{player} acquires {card}", "{player} приобретает: {card}", ("card", "player"))
DEFEATS = Note("defeats", "{player} defeats {card}", "{player} побеждает монстра: {card}", ("card", "player"))
BANISHES = Note("banishes", "{player} banishes {card}", "{player} изгоняет: {card}", ("card", "player"))
ARRIVES = Note(
    "arrives", "{card} comes into play at once ({player})", "{card}: сразу в игре ({player})", ("card", "player")
)
DESTROYED = Note("destroyed", "{player} loses {card}", "{player} теряет конструкт: {card}", ("card", "player"))
COPIES = Note("copies", "{player} copies {card}", "{player} копирует: {card}", ("card", "player"))
STEALS = Note("steals", "{player} takes {card} at random", "{player} берёт наугад: {card}", ("card", "player"))
CHAIN_ENDS = Note(
    "chain-ends",
    "More than {number} monsters of the row in one turn: the chain of rewards ends here",
    "За ход побеждено больше {number} монстров ряда: цепочка наград на этом обрывается",
    ("number",),
)
POOL_EMPTY = Note(
    "pool-empty", "The honor pool is empty: this is the last round", "Запас славы исчерпан: это последний раунд"
)
VOID_RETURNS = Note(
    "void-returns",
    "The centre deck is empty: the Void is shuffled into a new one",
    "Центральная колода пуста: карты Бездны перемешаны и стали новой колодой",
)
EXTRA_TURN = Note("extra-turn", "{player} takes another turn", "{player} делает ещё один ход", ("player",))
TURN_ENDS = Note("turn-ends", "{player} ends the turn", "{player} заканчивает ход", ("player",))
SCORES = Note("scores", "{player}: {number:honor} in all", "{player}: всего {number:honor}", ("player", "number"))
WINS = Note("wins", "{player} wins", "{player} побеждает", ("player",))
MISSES = Note("misses", "{player} falls short of the score to beat", "{player}: рекорд пока не побит", ("player",))
