"""What the page of the API says by itself."""

from __future__ import annotations

from deckwright.lang.texts import Text
from deckwright.server.web.api.russian import RUSSIAN

TEXTS = {
    "title": Text("API for bots and tools", "API для ботов и программ"),
    "document": Text("The OpenAPI document", "Документ OpenAPI"),
    "keys": Text("Seat keys", "Ключи мест"),
    "keys_about": Text(
        "Whoever opens a table gets a key for each seat of theirs. It travels in the header Authorization, never in an "
        "address, and opens this one seat of this one table. Without a key you are a spectator and see what lies open "
        "to all. The API uses no cookies, so no page of another site can play in your name.",
        "Кто открывает стол, получает ключ для каждого своего места. Ключ передаётся только в заголовке "
        "Authorization, никогда в адресе, и открывает одно место за одним столом. Без ключа вы зритель и видите то, "
        "что открыто всем. Куки в API не используются, поэтому чужой сайт не сможет сыграть от вашего имени.",
    ),
    "sample": Text("A bot in twenty lines", "Бот в двадцать строк"),
    "sample_about": Text(
        "It needs nothing but Python. It opens a table, follows it, and plays whenever it is asked.",
        "Нужен только Python. Бот открывает стол, следит за ним и ходит, когда его спрашивают.",
    ),
    "operations": Text("Operations", "Операции"),
    "objects": Text("Objects", "Объекты"),
    "needs_key": Text("needs a seat key", "нужен ключ места"),
    "may_key": Text("with a seat key or without", "с ключом места или без него"),
    "parameters": Text("Parameters", "Параметры"),
    "body": Text("Body", "Тело запроса"),
    "answers": Text("Answers", "Ответы"),
    "refusals": Text("Refusals", "Отказы"),
    "example": Text("Example", "Пример"),
    "field": Text("Field", "Поле"),
    "status": Text("Status", "Код"),
    "type": Text("Type", "Тип"),
    "about": Text("About", "Описание"),
    "required": Text("required", "обязательно"),
    "default": Text("by default", "по умолчанию"),
    "such_as": Text("such as", "например"),
    "in_path": Text("in the path", "в пути"),
    "in_query": Text("in the query", "в строке запроса"),
    "in_header": Text("header", "заголовок"),
    "type_text": Text("text", "строка"),
    "type_integer": Text("whole number", "целое число"),
    "type_number": Text("number", "число"),
    "type_boolean": Text("true or false", "true или false"),
    "type_null": Text("null", "null"),
    "type_object": Text("object", "объект"),
    "type_any": Text("anything", "что угодно"),
    "type_list": Text("list of ", "список: "),
    "type_map": Text("by name: ", "по именам: "),
    "type_or": Text(" or ", " или "),
}


def in_russian(text: str) -> str:
    """A text of the OpenAPI document in Russian."""
    return RUSSIAN.get(" ".join(text.split()), text)
