"""What only The New Age asks and tells, in both languages."""

from __future__ import annotations

from deckwright.lang.types import Note, Prompt, Verb

# --- the supply -------------------------------------------------------------------------------------------------------
ATTACH_TO = Prompt("attach-to", "To which breach do you attach the relic?", "К какому разлому прикрепить реликвию?")
DISCARD_COPY = Prompt(
    "discard-copy",
    "Discard a card of this name and draw a card?",
    "Сбросить карту с таким же названием и взять карту?",
)
ONTO_ITS_DECK = Prompt(
    "onto-its-deck", "Put this card on top of your deck?", "Положить эту карту на верх своей колоды?"
)
DESTROY_CAST_SPELL = Prompt("destroy-cast-spell", "Destroy the spell?", "Уничтожить это заклинание?")
TO_WHICH_ALLY = Prompt(
    "to-which-ally",
    "Into the hand of which ally does this card go? You may leave it in the discard pile",
    "В руку какого союзника положить эту карту? Можно оставить её в стопке сброса",
)

# --- mages ------------------------------------------------------------------------------------------------------------
LEND_CHARGE = Prompt(
    "lend-charge",
    "Lose 1 charge, so that your ally gains 2?",
    "Потерять 1 энергию, чтобы союзник получил 2?",
)
SPEND_CHARGE = Prompt("spend-charge", "Lose 1 charge for 2 more aether?", "Потерять 1 энергию ради ещё 2 эфира?")
DISCARD_SPELL_FOR_AETHER = Prompt(
    "discard-spell-for-aether",
    "Discard a spell of your hand for 1 aether, or pass",
    "Сбросьте заклинание из руки, чтобы получить 1 эфир, или пропустите",
)
BURN_AGAIN = Prompt("burn-again", "Put this card on top of your deck?", "Положить эту карту на верх своей колоды?")
FORGE_WHICH = Prompt("forge-which", "Which card is forged anew?", "Какую карту перековать?")
ENERGIZE_WHICH = Prompt(
    "energize-which", "Which breach gets an Energize token?", "На какой разлом положить жетон подпитки?"
)
DRAIN_WHICH = Prompt(
    "drain-which",
    "From which breach is the Energize token removed?",
    "С какого разлома убрать жетон подпитки?",
)
RETURN_WHICH = Prompt(
    "return-which", "Which card goes back to its supply pile?", "Какую карту вернуть в её стопку запаса?"
)
TAKE_REVEALED_SPELL = Prompt(
    "take-revealed-spell", "Which revealed spell goes to your hand?", "Какое из открытых заклинаний взять в руку?"
)
BACK_ONTO_DECK = Prompt(
    "back-onto-deck",
    "Which card goes back onto your deck next? The last one lies on top",
    "Какую карту вернуть на колоду следующей? Последняя ляжет сверху",
)
WHO_GAINS_LIFE = Prompt("who-gains-life", "Which player gains the life?", "Какой игрок получит жизни?")
MANY_SURGE = Note("many-surge", "there are only {number} Surge tokens", "жетонов прилива всего {number}", ("number",))
MANY_ENERGIZE = Note(
    "many-energize", "there are only {number} Energize tokens", "жетонов подпитки всего {number}", ("number",)
)
ENERGIZED = Note("energized", "{card} gets an Energize token", "{card}: жетон подпитки", ("card",))
SURGES = Note("surges", "Surge tokens: {number}", "Жетонов прилива: {number}", ("number",))
TURN_CARD_RETURNS = Note(
    "turn-card-returns",
    "{card} is shuffled back into the turn order deck",
    "{card}: карта замешивается обратно в колоду очерёдности хода",
    ("card",),
)

# --- Maggoth ----------------------------------------------------------------------------------------------------------
LEAVE_FLIES = Verb("leave-flies", ("number",), "Flies left in the row: {number}", "В ряду останется мух: {number}")
SPREAD_DAMAGE = Prompt(
    "spread-damage",
    "How is the damage spread over the row of the Nest?",
    "Как распределить урон по ряду улья?",
)
MAGGOTS_COME = Note("maggots-come", "The Nest gains {number:maggot}", "Улей получает {number:maggot}", ("number",))
FLIES_COME = Note("flies-come", "The Nest gains {number:fly}", "Улей получает {number:fly}", ("number",))
ROW_FILLS = Note("row-fills", "Row {number} of the Nest is full", "Заполнен {number}-й ряд улья", ("number",))
FLY_HATCHES = Note("fly-hatches", "A maggot becomes a fly", "Личинка становится мухой")
NEST_OVERFLOWS = Note("nest-overflows", "The Nest has no space left", "В улье не осталось места")
WIDE_ROW = Note(
    "wide-row",
    "row {number} of the Nest holds more than it has spaces, or less than nothing",
    "в {number}-м ряду улья больше жетонов, чем мест, или меньше нуля",
    ("number",),
)
MANY_TOKENS = Note(
    "many-tokens", "there are only {number} maggots and flies", "личинок и мух всего {number}", ("number",)
)
# --- Arachnos ---------------------------------------------------------------------------------------------------------
PUSH_BACK = Verb(
    "push-back",
    ("number",),
    "Push the ritual back for {number:aether}",
    "Отодвинуть ритуал назад за {number:aether}",
)
RITUAL_GOES_ON = Note(
    "ritual-goes-on",
    "The ritual moves on; steps left: {number}",
    "Ритуал продвигается; осталось шагов: {number}",
    ("number",),
)
RITUAL_GOES_BACK = Note(
    "ritual-goes-back",
    "{player} pushes the ritual back; steps left: {number}",
    "{player} отодвигает ритуал; осталось шагов: {number}",
    ("player", "number"),
)
RITUAL_COMPLETE = Note(
    "ritual-complete",
    "The ritual is complete: {card} comes",
    "Ритуал завершён: приходит {card}",
    ("card",),
)
DEVOURER_SWELLS = Note(
    "devourer-swells", "{card} gains {number} life", "{card}: жизней на {number} больше", ("card", "number")
)
FAR_RITUAL = Note(
    "far-ritual",
    "the ritual is on space 0 to {number}, on the last one only with the World Devourer",
    "ритуал стоит на ячейке от 0 до {number}, на последней — только с Пожирателем миров",
    ("number",),
)
# --- the Ageless Walker -----------------------------------------------------------------------------------------------
EXILE_CARD = Prompt("exile-card", "Which card is exiled?", "Какую карту предать забвению?")
EXILE_DEAREST = Prompt(
    "exile-dearest",
    "From which of the most expensive supply piles is a card exiled?",
    "Карту какой из самых дорогих стопок запаса предать забвению?",
)
EXILED = Note("exiled", "{card} is exiled", "Предано забвению: {card}", ("card",))
AGES = Note("ages", "{card} strikes {player}", "{player}: срабатывает {card}", ("player", "card"))
CURSE_HELD = Note(
    "curse-held",
    "{player} holds {card}: it never stays in a hand",
    "{player}: {card} не остаётся в руке",
    ("player", "card"),
)
CURSE_MISPLACED = Note(
    "curse-misplaced",
    "{card} lies only in decks, discard pile and the box",
    "{card}: место этой карты — колода, сброс или коробка",
    ("card",),
)
EXILED_NO_CARD = Note(
    "exiled-no-card", "{card} is no card that is exiled", "{card}: такую карту не предают забвению", ("card",)
)
# --- basic nemesis cards ----------------------------------------------------------------------------------------------
ONTO_OWN_DECK = Prompt(
    "onto-own-deck", "Which card of the hand goes on top of the deck?", "Какую карту из руки положить на верх колоды?"
)
# --- Fenrix -----------------------------------------------------------------------------------------------------------
PLACE_TOKEN = Verb(
    "place-token", ("card",), "Place your Position token: {card}", "Поместить свой жетон позиции: {card}"
)
WHO_PLACES = Prompt(
    "who-places-token",
    "Which player places their Position token on the new claw? Perhaps nobody",
    "Какой игрок поместит свой жетон позиции на новый коготь? Можно никого не выбирать",
)
WHICH_CLAW = Prompt("which-claw", "On which claw?", "На какой коготь?")
WHO_TAKES_BACK = Prompt(
    "who-takes-token-back", "Whose Position token goes back to its player?", "Чей жетон позиции вернётся к игроку?"
)
SPELL_ONTO_DECK = Prompt(
    "spell-onto-deck",
    "Which prepped spell goes on top of its player's deck?",
    "Какое подготовленное заклинание положить на верх колоды его игрока?",
)
PLACES_TOKEN = Note(
    "places-token",
    "{player} places the Position token: {card}",
    "{player}: жетон позиции теперь здесь — {card}",
    ("player", "card"),
)
TAKES_TOKEN_BACK = Note(
    "takes-token-back", "{player} takes the Position token back", "{player}: жетон позиции возвращается", ("player",)
)
CLAW_COMES = Note("claw-comes", "{card} comes into play", "В игру входит: {card}", ("card",))
LAST_CLAW = Note("last-claw", "The claw deck is empty", "Колода когтей опустела")
NO_CLAW_LEFT = Note("no-claw-left", "the claw deck is empty", "колода когтей пуста")
TOKEN_ASTRAY = Note(
    "token-astray",
    "{card} is no minion for the Position token of {player}",
    "{card}: это не приспешник, сюда жетон позиции не помещают ({player})",
    ("card", "player"),
)
# --- treasures --------------------------------------------------------------------------------------------------------
REPLACE = Verb(
    "replace",
    ("card", "number"),
    "{card}, card {number} from the top of the deck",
    "{card}, {number}-я карта сверху колоды",
)
REPLACE_WHICH = Prompt(
    "replace-which",
    "Which card of your starting deck does your treasure replace?",
    "Какую карту начальной колоды заменит ваше сокровище?",
)
WHICH_PILE = Prompt(
    "which-pile",
    "Next to which supply pile do you put your treasure?",
    "Рядом с какой стопкой запаса положить ваше сокровище?",
)
WHO_DEALS = Prompt("who-deals", "Which player deals the damage?", "Какой игрок нанесёт урон?")
DRAW_AND_DISCARD = Prompt(
    "draw-and-discard",
    "Draw a card and then discard a card of your hand?",
    "Взять карту, а затем сбросить карту из руки?",
)
DISCARD_FOR_PYRE = Prompt(
    "discard-for-pyre",
    "You may discard a card of your hand: the spell of your ally deals 2 more damage",
    "Вы можете сбросить карту из руки: заклинание союзника нанесёт на 2 урона больше",
)
BEGINS_WITH = Note(
    "begins-with",
    "{card} takes the place of {target} in the starting deck",
    "{card}: сокровище заменяет в начальной колоде карту «{target}»",
    ("card", "target"),
)
NOTHING_TO_REPLACE = Note(
    "nothing-to-replace",
    "{player} has neither a Crystal nor a Spark in the deck for {card}",
    "{player}: в колоде нет ни «Кристалла», ни «Искры», чтобы заменить их сокровищем «{card}»",
    ("card", "player"),
)
NEXT_TO_PILE = Note(
    "next-to-pile",
    "{card} lies next to the pile of {target}",
    "{card}: сокровище лежит рядом со стопкой «{target}»",
    ("card", "target"),
)
NO_PILE_FITS = Note(
    "no-pile-fits", "no supply pile is fit for {card}", "{card}: подходящей стопки запаса нет", ("card",)
)
TAKES_TREASURE = Note(
    "takes-treasure", "{player} has {card}", "{player} владеет сокровищем: {card}", ("card", "player")
)
TREASURE_WORKS = Note(
    "treasure-works", "{card} helps {player}", "{player}: помогает сокровище — {card}", ("card", "player")
)
TREASURE_ASTRAY = Note(
    "treasure-astray",
    "{card} cannot lie there: the group has one treasure of level 2, a mat one of level 3",
    "{card}: такой карте здесь не место; у группы одно сокровище 2-го уровня, на планшете — одно 3-го",
    ("card",),
)
