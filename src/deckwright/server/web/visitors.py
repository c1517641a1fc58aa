"""Who asks: a browser with a key of its own, links that give a seat, and the language.

A browser's key is random and stays in a cookie that no script can read; the store knows only its digest. Links to
seats are signed with the server's secret, so nothing that opens a seat lies in the store.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from starlette.requests import HTTPConnection
from starlette.responses import Response

from deckwright.lang.languages import LANGUAGES
from deckwright.server.settings import ServerSettings

COOKIE, LANG_COOKIE = "deckwright", "deckwright-lang"
YEAR = 365 * 24 * 3600
KEY_LENGTH = 43  # of 32 random bytes, as text


@dataclass(frozen=True)
class Visitor:
    """A browser."""

    key: str
    fresh: bool

    @property
    def holder(self) -> str:
        """What the store knows of it."""
        return hashlib.sha256(self.key.encode()).hexdigest()


def visitor_of(connection: HTTPConnection) -> Visitor:
    """The browser that asks; one without a key gets one, the same for all of this request."""
    known = connection.scope.get("deckwright.visitor")
    if isinstance(known, Visitor):
        return known
    key = connection.cookies.get(COOKIE, "")
    has_key = len(key) == KEY_LENGTH and key.isascii()
    visitor = Visitor(key, False) if has_key else Visitor(secrets.token_urlsafe(32), True)
    connection.scope["deckwright.visitor"] = visitor
    return visitor


def remember(response: Response, visitor: Visitor, settings: ServerSettings) -> None:
    """Let the browser keep its key."""
    if visitor.fresh:
        response.set_cookie(
            COOKIE,
            visitor.key,
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=settings.secure,
            path=settings.at("/"),
        )


def language_of(connection: HTTPConnection) -> str:
    """The language that was chosen, else the first of ours that the browser asks for."""
    chosen = connection.query_params.get("lang") or connection.cookies.get(LANG_COOKIE, "")
    if chosen in LANGUAGES:
        return chosen
    wished: list[tuple[float, str]] = []
    for part in connection.headers.get("accept-language", "").split(",")[:20]:
        name, _, rest = part.strip().partition(";")
        lang = name.split("-")[0].lower()
        if lang in LANGUAGES:
            wished.append((-_quality(rest), lang))
    return min(wished, key=lambda found: found[0])[1] if wished else "en"


def _quality(given: str) -> float:
    name, _, number = given.strip().partition("=")
    try:
        return float(number) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0


class Signer:
    """Makes and checks the links that open a seat."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def _sign(self, *parts: object) -> str:
        text = "\x00".join(str(part) for part in parts)
        return hmac.new(self._secret, text.encode(), hashlib.sha256).hexdigest()[:40]

    def seat(self, table: str, seat: int) -> str:
        """The key of a seat: whoever has it plays there."""
        return self._sign("seat", table, seat)

    def invitation(self, table: str, seat: int) -> str:
        """The key by which a friend takes a free seat."""
        return self._sign("invite", table, seat)

    # The key of a link stands after its #: a browser never sends that part, so no log and no referrer can hold it.

    def seat_link(self, table: str, seat: int) -> str:
        """The private link of a seat."""
        return f"/t/{table}/seat#{seat}.{self.seat(table, seat)}"

    def invitation_link(self, table: str, seat: int) -> str:
        """The link by which a friend takes a free seat."""
        return f"/t/{table}/join#{seat}.{self.invitation(table, seat)}"

    def opens_seat(self, table: str, seat: int, key: str) -> bool:
        """Whether a key is the seat's."""
        return hmac.compare_digest(self.seat(table, seat).encode(), key.encode())

    def invites(self, table: str, seat: int, key: str) -> bool:
        """Whether a key invites to the seat."""
        return hmac.compare_digest(self.invitation(table, seat).encode(), key.encode())

    # The page of somebody's games: its id says which link it is, so that a new link makes the old one void.

    def page_link(self, page: str) -> str:
        """The private link to somebody's games."""
        return f"/me/open#{page}.{self._sign('page', page)}"

    def opens_page(self, page: str, key: str) -> bool:
        """Whether a key is the page's."""
        return hmac.compare_digest(self._sign("page", page).encode(), key.encode())

    # Campaigns: one invitation for all who may come, and a link for each member.

    def campaign_link(self, campaign: str) -> str:
        """The link by which friends take part."""
        return f"/c/{campaign}/join#0.{self._sign('campaign', campaign)}"

    def invites_to_campaign(self, campaign: str, key: str) -> bool:
        """Whether a key invites to a campaign."""
        return hmac.compare_digest(self._sign("campaign", campaign).encode(), key.encode())

    def member(self, campaign: str, member: int) -> str:
        """The key of a member: whoever has it is them."""
        return self._sign("member", campaign, member)

    def member_link(self, campaign: str, member: int) -> str:
        """The private link of a member."""
        return f"/c/{campaign}/member#{member}.{self.member(campaign, member)}"

    def is_member(self, campaign: str, member: int, key: str) -> bool:
        """Whether a key is the member's."""
        return hmac.compare_digest(self.member(campaign, member).encode(), key.encode())
