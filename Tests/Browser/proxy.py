"""A proxy that answers requests for http://page.test/, the site of the pages that tests write.

Browsers keep the files that it sends. They ask whether a file has changed, except for those in one folder. A browser
whose requests Playwright intercepts keeps nothing.
"""

import hashlib
import mimetypes
import threading
from collections.abc import Sequence
from functools import lru_cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

mimetypes.add_type("application/wasm", ".wasm")
DOCTYPE = "<!doctype html>"
HOST = "page.test"
LASTING = "lasting/"  # The folder of files that browsers keep without asking whether they have changed.
EMPTY = "empty"  # The name of a page without content.


class Proxy:
    """A proxy of one browser. It serves the page that was shown last: its HTML, and the files in some folders.

    `requested` lists the names of the files that the browser has requested for the page.
    """

    def __init__(self):
        self.serve("", {}, ())
        # Scripts that run before those of the page, for a driver that cannot add them.
        self.planted: list[str] = []
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._request())
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.address = f"127.0.0.1:{self._server.server_address[1]}"

    def serve(self, html: str, headers: dict[str, str], folders: Sequence[Path]):
        self.html, self.headers, self.folders = html, headers, folders
        self.requested: list[str] = []

    def page(self) -> bytes:
        scripts = "".join(f"<script>{script}</script>" for script in self.planted)
        return self.html.replace(DOCTYPE, DOCTYPE + scripts, 1).encode()

    def file(self, name: str) -> Path | None:
        return next((folder / name for folder in self.folders if (folder / name).is_file()), None)

    def _request(proxy):
        class Request(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            # The header and the content are two packets. Otherwise the second one waits for the receiver's answer.
            disable_nagle_algorithm = True

            def do_GET(self):
                url = urlsplit(self.path)
                name = url.path[1:]
                if url.hostname != HOST:
                    self._send(502, {})
                elif name == "":
                    self._send(200, proxy.headers, proxy.page())
                elif name == EMPTY:
                    self._send(200, {"content-type": "text/html"}, DOCTYPE.encode())
                elif path := proxy.file(name):
                    proxy.requested.append(name)
                    self._send_file(path, is_lasting=name.startswith(LASTING))
                else:
                    self._send(404, {})

            def _send_file(self, path: Path, is_lasting: bool):
                kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
                content, digest = content_and_digest(path, path.stat().st_mtime_ns)
                headers = {"content-type": kind, "etag": f'"{digest}"'}
                if is_lasting:
                    headers["cache-control"] = "max-age=3600"
                if self.headers.get("if-none-match") == headers["etag"]:
                    self._send(304, headers)
                else:
                    self._send(200, headers, content)

            def _send(self, status: int, headers: dict[str, str], content=b""):
                length = {"content-length": len(content)} if status != 304 else {}
                self.send_response(status)
                for name, value in {"cache-control": "no-cache", **headers, **length}.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(content)

            def log_message(self, *values):
                """Writes no log."""

        return Request

    def stop(self):
        self._server.shutdown()
        self._server.server_close()


@lru_cache(maxsize=64)
def content_and_digest(path: Path, _changed: int) -> tuple[bytes, str]:
    content = path.read_bytes()
    return content, hashlib.sha256(content).hexdigest()
