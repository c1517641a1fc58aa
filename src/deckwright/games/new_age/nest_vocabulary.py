"""Nouns and keywords of Maggoth and its Nest, in both languages."""

from __future__ import annotations

from deckwright.lang.texts import Keyword, Text

NOUNS = {
    "maggot": {"en": ("maggot", "maggots"), "ru": ("личинку", "личинки", "личинок")},
    "fly": {"en": ("fly", "flies"), "ru": ("муху", "мухи", "мух")},
    "from-maggots": {"en": ("maggot", "maggots"), "ru": ("личинкой", "личинками", "личинками")},
}
KEYWORDS = [
    Keyword(
        "nest",
        "Nest",
        "Улей",
        Text(
            "its maggots (1 life) and flies (2 life) are minions. New ones take the lowest free space; a row that "
            "becomes full has its effect. Damage goes to the highest row that holds any, spread as you like; a fly "
            "dealt 1 damage becomes a maggot",
            "его личинки (1 жизнь) и мухи (2 жизни) — приспешники. Новые занимают место в самом нижнем свободном ряду; "
            "когда ряд заполнен, срабатывает его эффект. Урон получает самый верхний занятый ряд, делите его "
            "внутри ряда как угодно; муха, получившая 1 урон, становится личинкой",
        ),
        "NA-NMAT-04",
    ),
    Keyword(
        "hatches",
        "hatches",
        "вылупляется",
        Text(
            "a maggot of the lowest row that has one becomes a fly",
            "личинка самого нижнего ряда, где они есть, становится мухой",
        ),
        "NA-NMAT-04",
    ),
]
TYPES = {"horde": Text("minions of Maggoth", "приспешники Маггота")}
