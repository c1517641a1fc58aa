"""Whatever is sent, the API answers as its document says, and never with a failure of its own.

The document is what schemathesis makes requests of, right ones and wrong ones. Most of them are turned to tables that
are really there, with keys that open their seats: else nearly all would end at "there is no such table".
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case, CheckFunction
from schemathesis.core.parameters import ParameterLocation
from schemathesis.specs.openapi.checks import positive_data_acceptance

from deckwright.server.web.app import make_app
from deckwright.server.web.naming import InvisibleName, clean_name
from tests.server.api.kit import FRIEND, PERSON, Finished, Opened, Program
from tests.server.serving import PATIENCE, InThread, settings_for

EXAMPLES = 20  # of each operation
TABLE = re.compile(r"[A-Za-z0-9_-]{1,40}")
schema = schemathesis.openapi.from_dict(make_app(settings_for("sqlite://")).openapi())


class Places:
    """Tables to send requests to: one that is played, one that is over."""

    def __init__(self, program: Program, over: Opened) -> None:
        self.played = program.open(PERSON, PERSON, FRIEND)
        self.over = over
        self.chances: dict[str, random.Random] = {}  # one for each operation, the same in every run

    def lead(self, case: Case[Any]) -> None:
        """Turn a request to one of our tables, now and then."""
        chance = self.chances.setdefault(case.operation.label, random.Random(case.operation.label))
        if not TABLE.fullmatch(str(case.path_parameters.get("table", ""))) or chance.random() < 0.2:
            return
        table = self.played
        if case.method == "GET" and (case.path.endswith("/stream") or chance.random() < 0.3):
            table = self.over  # only looked at, since others look at it too; and a stream of the other would not end
        case.path_parameters["table"] = table.id
        if _is_right(case, ParameterLocation.HEADER) and chance.random() < 0.8:
            case.headers["Authorization"] = f"Bearer {table.key(chance.randrange(2))}"
        if _is_right(case):
            self._mean_it(case, table, chance)

    def _mean_it(self, case: Case[Any], table: Opened, chance: random.Random) -> None:
        """Answer the question that is asked, sit down where one is invited."""
        if not isinstance(case.body, dict) or chance.random() < 0.3:
            return
        if "n" in case.body:
            case.body["n"] = table.facts()["n"]
        if "index" in case.body:
            case.body["index"] = chance.randrange(3)
        if "invitation" in case.body and table is self.played:
            case.body["invitation"] = table.told["seats"][2]["invitation"]


def _is_right(case: Case[Any], part: ParameterLocation | None = None) -> bool:
    """Whether a request, or a part of it, is as the document wants it."""
    assert case.meta is not None
    if part is not None and part in case.meta.components:
        return case.meta.components[part].mode.is_positive
    return part is not None or case.meta.generation.mode.is_positive


def _has_unseen_name(case: Case[Any]) -> bool:
    """Whether somebody is to be called what nobody could see, which no schema can tell either."""
    name = case.body.get("name") if isinstance(case.body, dict) else None
    if not isinstance(name, str):
        return False
    try:
        clean_name(name, len(name))
    except InvisibleName:
        return True
    return False


@pytest.fixture(scope="module")
def places(server: InThread, finished: Finished) -> Iterator[Places]:
    with Program(server.url) as program:
        yield Places(program, finished.table)


@pytest.fixture(scope="module")
def session() -> Iterator[requests.Session]:
    with requests.Session() as found:
        yield found


@pytest.mark.slow
@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
def test_every_request_is_answered_as_documented(
    case: Case[Any], server: InThread, places: Places, session: requests.Session
) -> None:
    places.lead(case)
    # Which options go together a game says, and whether a file is honest those who read it; no schema can.
    judged = case.operation.label in ("POST /api/v1/tables", "POST /api/v1/campaigns/import") or _has_unseen_name(case)
    beyond: list[CheckFunction] = [positive_data_acceptance] if judged else []
    case.call_and_validate(base_url=server.url, session=session, excluded_checks=beyond, timeout=PATIENCE)
