"""A bot in twenty lines: it opens a table against a bot of the server and plays at random to the end."""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen


def ask(address: str, key: str = "", body: object = None) -> Any:
    """Ask the server; with a body it is a POST."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
    return urlopen(Request(address, None if body is None else json.dumps(body).encode(), headers))


def play(server: str) -> Any:
    """Play the first game there is; the table at its end is the answer."""
    with ask(f"{server}/api/v1/games") as answer:
        game = json.load(answer)["games"][0]["id"]
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "regular"}]
    with ask(f"{server}/api/v1/tables", body={"game": game, "seats": seats}) as answer:
        opened = json.load(answer)
    table, key = f"{server}/api/v1/tables/{opened['table']}", opened["seats"][0]["key"]
    with ask(f"{table}/stream", key) as stream:  # says whenever something was done, and ends with the game
        for _ in filter(lambda line: line.startswith(b"data:"), stream):
            with ask(f"{table}/view", key) as answer:
                view = json.load(answer)
            while view["options"]:
                choice = {"index": random.randrange(len(view["options"])), "n": view["n"]}
                with ask(f"{table}/choose", key, choice) as answer:
                    view = json.load(answer)
    return view


if __name__ == "__main__":
    print("winners:", play(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8040")["winners"])
