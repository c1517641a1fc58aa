"""An OpenAPI document taken apart for a page: operations by group, what they take and answer, an example of each."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from deckwright.server.web.api.texts import TEXTS

Schema = Mapping[str, Any]
_NAMES = {
    "string": "type_text",
    "integer": "type_integer",
    "number": "type_number",
    "boolean": "type_boolean",
    "null": "type_null",
    "object": "type_object",
}


@dataclass(frozen=True)
class TypePart:
    """A piece of the name of a type; with a schema it is a link to it."""

    text: str
    schema: str = ""


@dataclass(frozen=True)
class ManualField:
    """A value with a name: a parameter, or a part of an object."""

    name: str
    type: Sequence[TypePart]
    required: bool
    about: str
    where: str = ""
    example: str = ""


@dataclass(frozen=True)
class ManualAnswer:
    """What an operation may answer."""

    status: str
    about: str
    type: Sequence[TypePart]


@dataclass(frozen=True)
class Operation:
    """Something a program can do."""

    id: str
    method: str
    path: str
    summary: str
    about: Sequence[str]  # paragraphs
    key: str  # needed, may, or nothing
    parameters: Sequence[ManualField]
    body: Sequence[TypePart]
    answers: Sequence[ManualAnswer]
    refusals: Sequence[ManualAnswer]
    curl: str


@dataclass(frozen=True)
class Group:
    """Operations that belong together."""

    name: str
    about: str
    operations: Sequence[Operation]


@dataclass(frozen=True)
class ManualObject:
    """An object that is sent or answered."""

    name: str
    about: str
    fields: Sequence[ManualField]


class Manual:
    """All of a document, for a server at an address, in a language."""

    def __init__(self, document: Mapping[str, Any], address: str, lang: str) -> None:
        self._document, self.address, self._lang = document, address, lang
        self.about = str(document["info"]["description"])
        self.version = str(document["info"]["version"])
        found = [
            (operation["tags"][0], self._operation(path, method, operation))
            for path, methods in document["paths"].items()
            for method, operation in methods.items()
        ]
        self.groups = [
            Group(tag["name"], tag["description"], [each for name, each in found if name == tag["name"]])
            for tag in document["tags"]
        ]
        self.things = [self._thing(name, schema) for name, schema in document["components"]["schemas"].items()]

    def _operation(self, path: str, method: str, operation: Mapping[str, Any]) -> Operation:
        keys = operation.get("security", [])
        body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
        answers = [self._answer(status, each) for status, each in sorted(operation["responses"].items())]
        return Operation(
            operation["operationId"],
            method.upper(),
            path,
            operation["summary"],
            [" ".join(part.split()) for part in operation["description"].split("\n\n")],
            "" if not keys else "may" if {} in keys else "needed",
            [self._parameter(each) for each in operation.get("parameters", [])],
            self.type_of(body) if body else (),
            [answer for answer in answers if answer.status < "400"],
            [answer for answer in answers if answer.status >= "400"],
            self._curl(path, method, operation, body),
        )

    def _parameter(self, given: Mapping[str, Any]) -> ManualField:
        schema = given["schema"]
        about = given.get("description", schema.get("description", ""))
        default = schema.get("default")
        example = "" if default is None else json.dumps(default)
        return ManualField(given["name"], self.type_of(schema), given["required"], about, given["in"], example)

    def _answer(self, status: str, given: Mapping[str, Any]) -> ManualAnswer:
        for kind, content in given.get("content", {}).items():
            shown = self.type_of(content["schema"]) if kind == "application/json" else [TypePart(kind)]
            return ManualAnswer(status, given["description"], shown)
        return ManualAnswer(status, given["description"], ())

    def _thing(self, name: str, schema: Schema) -> ManualObject:
        needed = schema.get("required", [])
        fields = [
            ManualField(
                field,
                self.type_of(each),
                field in needed,
                each.get("description") or self._resolved(each).get("description", ""),
                example=json.dumps(each["examples"][0], ensure_ascii=False) if each.get("examples") else "",
            )
            for field, each in schema.get("properties", {}).items()
        ]
        return ManualObject(name, schema.get("description", ""), fields)

    # --- types --------------------------------------------------------------------------------------------------------

    def type_of(self, schema: Schema) -> list[TypePart]:
        """The name of a type, in words."""
        if "$ref" in schema:
            name = schema["$ref"].rpartition("/")[2]
            return [TypePart(name, name)]
        if "anyOf" in schema:
            parts = [self.type_of(each) for each in schema["anyOf"]]
            return [piece for i, part in enumerate(parts) for piece in ([self._said("type_or")] if i else []) + part]
        if "enum" in schema or "const" in schema:
            values = schema.get("enum", [schema.get("const")])
            return [TypePart(" | ".join(json.dumps(value, ensure_ascii=False) for value in values))]
        if schema.get("type") == "array":
            return [self._said("type_list"), *self.type_of(schema["items"])]
        inside = schema.get("additionalProperties")
        if isinstance(inside, Mapping):
            return [self._said("type_map"), *self.type_of(inside)]
        return [self._said(_NAMES.get(schema.get("type", ""), "type_any"))]

    def _said(self, name: str) -> TypePart:
        return TypePart(TEXTS[name].said(self._lang))

    def _resolved(self, schema: Schema) -> Schema:
        if "$ref" not in schema:
            return schema
        found: Schema = self._document["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
        return found

    # --- examples -----------------------------------------------------------------------------------------------------

    def _curl(self, path: str, method: str, operation: Mapping[str, Any], body: Schema | None) -> str:
        """The operation as a command."""
        for each in operation.get("parameters", []):
            if each["in"] == "path":
                path = path.replace(f"{{{each['name']}}}", str(each["schema"]["examples"][0]))
        streams = "text/event-stream" in operation["responses"].get("200", {}).get("content", {})
        lines = [f"curl {'-N ' if streams else ''}{self.address}{path}"]
        if operation.get("security"):
            lines.append("-H 'Authorization: Bearer 0.5f0c7e3b1d9a2e64c8b7a6958473625140f1e2d3'")
        if body is not None:
            lines.append("-H 'Content-Type: application/json'")
            lines.append(f"-d '{json.dumps(self._example(body), ensure_ascii=False)}'")
        elif method != "get":
            lines.append(f"-X {method.upper()}")
        return " \\\n  ".join(lines)

    def _example(self, schema: Schema) -> Any:
        """A value of a schema."""
        schema = self._resolved(schema)
        if schema.get("examples"):
            return schema["examples"][0]
        if schema.get("type") == "object":
            return {name: self._example(each) for name, each in schema.get("properties", {}).items()}
        return {"boolean": True, "integer": 0}.get(schema.get("type", ""), "")
