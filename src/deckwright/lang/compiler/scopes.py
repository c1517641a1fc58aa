"""What is open while a rule is compiled: the bodies it stands in with their names, and its loops."""

from __future__ import annotations

from dataclasses import dataclass, field

from deckwright.lang import schema as ty
from deckwright.lang.compiler.proc import Label, Value
from deckwright.lang.rules import Source
from deckwright.lang.schema import Type
from deckwright.lang.types import Verb

ANSWER_WORDS = 4


@dataclass
class Scope:
    """The names of one function body: a rule being compiled, or a rule or word inlined into it."""

    source: Source
    names: dict[str, Value] = field(default_factory=dict)
    inline: bool = False
    result: int = -1
    result_type: Type = ty.NONE
    done: Label = field(default_factory=Label)
    answers: set[str] = field(default_factory=set)  # names with room for an answer
    verbs: dict[str, Verb] = field(default_factory=dict)  # of answers whose verb was just asked for
    loops_before: int = 0


@dataclass
class Loop:
    """Where break and continue go."""

    again: Label
    out: Label
    snapshot: int = -1
