"""The OpenAPI document, with the bounds of whole numbers as whole numbers."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI

from deckwright.campaigns.forms import LARGEST_SEED

BOUNDS = ("minimum", "maximum")


class Documented(FastAPI):
    """An application whose document tells bounds as they are.

    FastAPI makes them floating-point numbers, and the largest seed is none: it would be told as one more than it is.
    """

    def openapi(self) -> dict[str, Any]:
        """The document, made once."""
        if self.openapi_schema is None:
            self.openapi_schema = _exact(super().openapi())
        return self.openapi_schema


def _exact(part: Any) -> Any:
    """The same part of the document, its bounds whole."""
    if isinstance(part, list):
        return [_exact(each) for each in part]
    if not isinstance(part, dict):
        return part
    return {name: _whole(each) if name in BOUNDS else _exact(each) for name, each in part.items()}


def _whole(bound: Any) -> Any:
    if isinstance(bound, float) and bound.is_integer():
        return min(int(bound), LARGEST_SEED)
    return _exact(bound)
