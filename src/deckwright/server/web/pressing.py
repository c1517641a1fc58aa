"""Lines to browsers, compressed with a memory as long as a frame: what a part of the table shows again costs little.

uvicorn's own memory of 4 KB is shorter than one frame, so it finds nothing of the last one in the next.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

OUT, IN = 15, 10  # bits of the memory: 32 KB of what goes out, 1 KB of the few words that come in
EFFORT = {"level": 4, "memLevel": 6}


class PressingProtocol(WebSocketsSansIOProtocol):
    """A line that offers this compression to whoever asks for any."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        pressed = ServerPerMessageDeflateFactory(
            server_max_window_bits=OUT, client_max_window_bits=IN, compress_settings=EFFORT
        )
        self.conn.available_extensions = [pressed]
