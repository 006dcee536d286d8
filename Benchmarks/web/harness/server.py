"""Serves the pages of the contestants."""

import colorsys
import gzip
import mimetypes
import struct
import threading
import zlib
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

from .contestant import SERVED, Contestant, common_file

mimetypes.add_type("application/wasm", ".wasm")


def serve(contestants: dict[str, Contestant]) -> int:
    """Serves on a free port until the process ends, and returns the port."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _handler(contestants))
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_address[1]


def _handler(contestants: dict[str, Contestant]) -> type[BaseHTTPRequestHandler]:
    def content(address: str, slides: int) -> tuple[str, bytes] | None:
        first, _, rest = address[1:].partition("/")
        if first == "picture":
            return "image/png", picture(int(rest.split(".")[0]))
        path = contestants[first].file(rest or "index.html") if first in contestants else common_file(address)
        if not path:
            return None
        body = path.read_bytes()
        if slides and path.name == SERVED:
            body = body.replace(b"{{slides}}", b"".join(slide(k) for k in range(slides)))
        return mimetypes.guess_type(path.name)[0] or "application/octet-stream", body

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self):  # noqa: N802 - the name that http.server calls
            address = urlsplit(self.path)
            found = content(address.path, int(parse_qs(address.query).get("slides", ["0"])[0]))
            kind, body = found or ("text/plain", b"")
            # Pictures are compressed already. Chromium accepts Brotli from secure addresses only.
            is_zipped = kind != "image/png" and "gzip" in self.headers.get("Accept-Encoding", "")
            if is_zipped:
                body = gzip.compress(body, 9)
            self.send_response(200 if found else 404)
            headers = {
                "Content-Type": kind,
                "Content-Encoding": "gzip" if is_zipped else "identity",
                "Content-Length": str(len(body)),
                "Cache-Control": "max-age=600" if kind == "image/png" else "no-store",
                "Cross-Origin-Opener-Policy": "same-origin",
                "Cross-Origin-Embedder-Policy": "require-corp",
            }
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()
            # A page may be closed while it loads.
            with suppress(ConnectionError):
                self.wfile.write(body)

        def log_message(self, *_):
            """A benchmark prints its own lines only."""

    return Handler


def slide(k: int) -> bytes:
    """Returns the HTML of a slide, as `bench.slides` makes it."""
    return f'<div class="slide" data-k="{k}" style="background:hsl({k * 47 % 360} 60% 45%)">{k}</div>'.encode()


def picture(number: int) -> bytes:
    """Returns a tiny PNG of one colour: its decoding must not matter."""
    colour = bytes(round(255 * part) for part in colorsys.hls_to_rgb(number * 47 % 360 / 360, 0.45, 0.6))
    width, height = 24, 16

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    pixels = chunk(b"IDAT", zlib.compress((b"\0" + colour * width) * height))
    return b"\x89PNG\r\n\x1a\n" + header + pixels + chunk(b"IEND", b"")
