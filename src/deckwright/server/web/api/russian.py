"""The texts of the OpenAPI document in Russian, for its page."""

from __future__ import annotations

RUSSIAN: dict[str, str] = {}
