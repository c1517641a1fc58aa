"""Whatever is sent, the API answers as its document says, and never with a failure of its own.

The document is what schemathesis makes requests of, right ones and wrong ones. Half of the right ones are turned to
tables that are really there, with keys that open their seats: else nearly all would end at "there is no such table".
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case, CheckFunction
from schemathesis.specs.openapi.checks import positive_data_acceptance

from deckwright.server.web.app import make_app
from tests.server.api.kit import FRIEND, PERSON, Finished, Opened, Program
from tests.server.serving import InThread, settings_for

EXAMPLES = 20  # of each operation
schema = schemathesis.openapi.from_dict(make_app(settings_for("sqlite://")).openapi())


class Places:
    """Tables to send requests to: one that is played, one that is over."""

    def __init__(self, program: Program, over: Opened) -> None:
        self.played = program.open(PERSON, PERSON, FRIEND)
        self.over = over

    def lead(self, case: Case[Any]) -> None:
        """Turn a request to one of our tables, now and then."""
        chance = random.Random(zlib.crc32(repr((case.body, case.query, case.headers, case.path_parameters)).encode()))
        if "table" not in case.path_parameters or not _is_right(case) or chance.random() < 0.3:
            return
        follows = case.path.endswith("/stream")  # of a game that goes on it would not end
        table = self.over if follows or chance.random() < 0.3 else self.played
        case.path_parameters["table"] = table.id
        if chance.random() < 0.8:
            seat = chance.randrange(2)
            case.headers["Authorization"] = f"Bearer {table.key(seat)}"
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


def _is_right(case: Case[Any]) -> bool:
    return case.meta is not None and case.meta.generation.mode.is_positive


@pytest.fixture(scope="module")
def places(server: InThread, finished: Finished) -> Iterator[Places]:
    with Program(server.url) as program:
        yield Places(program, finished.table)


@pytest.fixture(scope="module")
def session() -> Iterator[requests.Session]:
    with requests.Session() as found:
        yield found


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
    # Which options go together a game says, and no schema can.
    opens = case.operation.label == "POST /api/v1/tables"
    beyond: list[CheckFunction] = [positive_data_acceptance] if opens else []
    case.call_and_validate(base_url=server.url, session=session, excluded_checks=beyond)
