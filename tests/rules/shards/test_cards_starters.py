from __future__ import annotations
from tests.rules.shards.scene import scene


def test_x():
    s = scene(
        hand=["kiln-drone", "crystal"],
        play=["evokatus"],
        crystals=1,
        p1={"play": ["zetta-the-encryptor"]},
        row=["axia", "nil-assassin"],
    )
    print(s.table.options)
    s.play("kiln-drone")
    assert s.crystals == 5
    assert s.hand() == ["crystal"]
    assert s.power == 0
    s.fast_play("nil-assassin")
    s.attack("zetta-the-encryptor")
    s.end_turn()
    assert s.seat == 1
