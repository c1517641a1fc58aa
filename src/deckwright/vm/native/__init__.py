"""A game's program as native code: the same states as the interpreter's, to the last word, several times as fast.

`original` says what is translated, `module` puts it into LLVM's words (`writer`, `procedure`, `values`, `jumps`,
`piles`, `parts`, `ways`), `llvm` compiles and loads that, `kept` looks after the cache, and `making` decides when it is
worth it. The interpreter in `vm.machine` stays the definition: it serves whoever listens, and goes on wherever native
code has no way in.
"""
