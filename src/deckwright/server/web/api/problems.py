"""What went wrong, as JSON: a word for programs, a sentence for people, never a stack trace."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any

from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse

from deckwright.campaigns import BadCampaignFile, CampaignError
from deckwright.lang.texts import Text
from deckwright.server.rooms.errors import RoomError, Stale
from deckwright.server.store import StoreError
from deckwright.server.web.guard import FAILED, TOO_LARGE, TooLarge, address_of
from deckwright.server.web.visitors import language_of
from deckwright.table import errors as table_errors

log = logging.getLogger(__name__)

OF_TABLE: Mapping[type[Exception], tuple[int, str]] = {
    table_errors.UnknownGame: (404, "no-such-game"),
    table_errors.BadOptions: (422, "bad-options"),
    table_errors.NotYourTurn: (409, "not-your-turn"),
    table_errors.NotLegal: (409, "no-such-choice"),
    CampaignError: (409, "not-now"),
    BadCampaignFile: (422, "bad-file"),
}
OF_HTTP = {
    400: ("bad-json", Text("The body is not JSON.", "Тело запроса — не JSON.")),
    404: ("no-such-page", Text("There is nothing at this address.", "По этому адресу ничего нет.")),
    405: ("wrong-method", Text("This address has no such method.", "У этого адреса нет такого метода.")),
    413: (TOO_LARGE.code, TOO_LARGE.text),
    415: (
        "not-json",
        Text("Send JSON, with Content-Type: application/json.", "Пришлите JSON с Content-Type: application/json."),
    ),
}
REFUSED = Text("This cannot be done.", "Так сделать нельзя.")

# What pydantic finds, by the type it gives to what it found.
_WRONG = {
    "missing": Text("is missing", "не указано"),
    "extra_forbidden": Text("is not known here", "здесь не бывает"),
    "json_invalid": Text("is not JSON", "это не JSON"),
    "int_type": Text("must be a whole number", "должно быть целым числом"),
    "int_parsing": Text("must be a whole number", "должно быть целым числом"),
    "int_from_float": Text("must be a whole number", "должно быть целым числом"),
    "bool_type": Text("must be true or false", "должно быть true или false"),
    "string_type": Text("must be a text", "должно быть строкой"),
    "list_type": Text("must be a list", "должно быть списком"),
    "dict_type": Text("must be an object", "должно быть объектом"),
    "model_attributes_type": Text("must be an object", "должно быть объектом"),
    "model_type": Text("must be an object", "должно быть объектом"),
    "literal_error": Text("must be one of: {expected}", "должно быть одним из: {expected}"),
    "string_too_long": Text(
        "is too long (at most {max_length} characters)", "слишком длинно (знаков не больше {max_length})"
    ),
    "string_pattern_mismatch": Text("has a wrong form", "имеет неверный вид"),
    "too_short": Text("has too few items (at least {min_length})", "слишком мало элементов (не меньше {min_length})"),
    "too_long": Text("has too many items (at most {max_length})", "слишком много элементов (не больше {max_length})"),
    "greater_than_equal": Text("must be at least {ge}", "должно быть не меньше {ge}"),
    "less_than_equal": Text("must be at most {le}", "должно быть не больше {le}"),
}
_WRONG_SOMEHOW = Text("is not right", "указано неверно")
_MOST_TOLD = 5  # of the things that are wrong with one request


class NoKey(RoomError):
    """The operation is for those who sit at the table."""

    code, status = "no-key", 401

    def __init__(self) -> None:
        super().__init__(
            "A seat key is needed: Authorization: Bearer <seat>.<key>.",
            "Нужен ключ места: Authorization: Bearer <место>.<ключ>.",
        )


class StaleAt(Stale):
    """The choice answers a question that is no longer asked; the table has so many entries now."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n


def problem(request: Request, error: Exception) -> JSONResponse:
    """The answer to a request of the API that cannot be done."""
    lang = language_of(request)
    headers = {"cache-control": "no-store"}
    more: dict[str, int] = {}
    match error:
        case RoomError():
            status, code, message = error.status, error.code, error.said(lang)
            if isinstance(error, StaleAt):
                more = {"n": error.n}
            if status == 401:
                headers["www-authenticate"] = "Bearer"
        case table_errors.TableError():
            status, code = OF_TABLE.get(type(error), (409, "refused"))
            message = error.said(lang)
        case StoreError():
            status, code, message = 503, "store", error.said(lang)
        case RequestValidationError():
            status, code, message = _not_valid(request, error, lang)
        case HTTPException():
            status = 413 if isinstance(error.__cause__, TooLarge) else error.status_code
            code, text = OF_HTTP.get(status, ("refused", REFUSED))
            message = text.said(lang)
            headers |= dict(error.headers or {})
            if status == 405:
                headers["Allow"] = _methods_at(request)
        case _:
            log.error("a request failed", exc_info=error, extra={"address": address_of(request)})
            status, code, message = FAILED.status, FAILED.code, FAILED.text.said(lang)
    return JSONResponse({"error": {"code": code, "message": message, **more}}, status, headers)


def _methods_at(request: Request) -> str:
    """All methods of an address: each has a route of its own, and the one that refused knows only of itself."""
    routes: Sequence[APIRoute] = request.app.state.api_routes
    path = next((route.path for route in routes if route.endpoint is request.scope.get("endpoint")), None)
    return ", ".join(sorted({method for route in routes if route.path == path for method in route.methods or ()}))


def _not_valid(request: Request, error: RequestValidationError, lang: str) -> tuple[int, str, str]:
    """Everything that is wrong with a request, in words; a body that is no JSON is another matter."""
    found: Sequence[Mapping[str, Any]] = error.errors()
    status = 400 if any(each["type"] == "json_invalid" for each in found) else 422
    if any(each["loc"] == ("body",) for each in found) and not _sends_json(request):
        status = 415
    if status in OF_HTTP:
        code, text = OF_HTTP[status]
        return status, code, text.said(lang)
    said: list[str] = []
    for each in found:
        one = _sentence(each, lang)
        if one not in said:
            said.append(one)
    return 422, "bad-request", "; ".join(said[:_MOST_TOLD]) + ("…" if len(said) > _MOST_TOLD else "") + "."


def _sends_json(request: Request) -> bool:
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    return kind == "application/json" or (kind.startswith("application/") and kind.endswith("+json"))


def _sentence(wrong: Mapping[str, Any], lang: str) -> str:
    text = _WRONG.get(wrong["type"], _WRONG_SOMEHOW)
    where = ".".join(_printed(part) for part in wrong["loc"])
    return f"{where}: {text.said(lang, **wrong.get('ctx', {}))}"


def _printed(part: object) -> str:
    """A step of the way to what is wrong. Names of a body come from outside: bounded, and only what prints."""
    return "".join(sign if sign.isprintable() else "�" for sign in str(part)[:40])
