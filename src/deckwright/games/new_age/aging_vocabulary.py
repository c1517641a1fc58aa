"""Keywords and types of the Ageless Walker, in both languages."""

from __future__ import annotations

from deckwright.lang.texts import Keyword, Text

EXILE = Text(
    "put the card face up on top of the exiled pile; its top card can be gained for 1 aether more than it costs",
    "положите карту лицом вверх на верх стопки забвения; верхнюю карту стопки можно получить на 1 эфир дороже её "
    "стоимости",
)
KEYWORDS = [
    Keyword("exile", "exile", "предать забвению", EXILE, "NA-EXILE-01"),
    Keyword(
        "exiled-pile",
        "exiled pile",
        "стопка забвения",
        Text(
            "exiled cards, face up, the last one on top; you may look through it at any time, and gain its top card "
            "for 1 aether more than it costs",
            "преданные забвению карты лежат в ней лицом вверх, последняя сверху; их можно просматривать когда угодно, "
            "а верхнюю — получить на 1 эфир дороже её стоимости",
        ),
        "NA-EXILE-02",
    ),
]
TYPES = {"curse": Text("curse of the Ageless Walker", "проклятие Вечного странника")}
