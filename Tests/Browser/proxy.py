"""A proxy that answers requests for http://page.test/, for browsers without request interception."""

import mimetypes
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import SimpleNamespace

mimetypes.add_type("application/wasm", ".wasm")
DOCTYPE = "<!doctype html>"


class Proxy:
    """A proxy. `answer` fulfills its requests, like a handler of Playwright's `page.route`."""

    def __init__(self):
        self.answer: Callable[[Route], None] = lambda route: route.fulfill(status=404)
        self.planted: list[str] = []
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._request())
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.address = f"127.0.0.1:{self._server.server_address[1]}"

    def _request(proxy):
        class Request(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                proxy.answer(Route(self, proxy.planted))

            def log_message(self, *values):
                """Writes no log."""

        return Request

    def stop(self):
        self._server.shutdown()
        self._server.server_close()


class Route:
    """One request, with the methods of Playwright's Route. The planted scripts run before those of the page."""

    def __init__(self, connection: BaseHTTPRequestHandler, planted: list[str]):
        self.request = SimpleNamespace(url=connection.path)
        self._connection, self._planted = connection, planted

    def fulfill(self, body="", headers=None, path: Path | None = None, status=200):
        headers = headers or {"content-type": mimetypes.guess_type(path or "")[0] or "application/octet-stream"}
        content = path.read_bytes() if path else self._with_planted(body).encode()
        connection = self._connection
        connection.send_response(status)
        for name, value in {**headers, "content-length": len(content), "cache-control": "no-store"}.items():
            connection.send_header(name, value)
        connection.end_headers()
        connection.wfile.write(content)

    def _with_planted(self, html: str) -> str:
        scripts = "".join(f"<script>{script}</script>" for script in self._planted)
        return html.replace(DOCTYPE, DOCTYPE + scripts, 1)
