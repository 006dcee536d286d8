"""A published site in a folder of an ordinary web server, which lists the requests."""

import subprocess
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from server import COMMAND

FOLDER = "/~ann/my photos/"


def export(photographs: Path, site: Path, cache: Path, *options: str) -> str:
    """Publishes a folder. Returns what the command said."""
    words = [COMMAND, "export", str(photographs), str(site), "--cache", str(cache), *options]
    done = subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True)
    return done.stdout + done.stderr


class StaticServer:
    """Serves the files of a folder. A request for a path with the text `withheld` ends its connection."""

    def __init__(self, site: Path):
        self.folder = site
        self.asked: list[tuple[str, int]] = []
        self.withheld: str | None = None
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._request(str(site)))
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}{FOLDER.replace(' ', '%20')}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def _request(server, site: str):
        class Request(SimpleHTTPRequestHandler):
            def __init__(self, *values):
                super().__init__(*values, directory=site)

            def do_GET(self):
                if server.withheld is None or server.withheld not in self.path:
                    super().do_GET()

            def end_headers(self):
                # Otherwise a browser decides by the age of a file when it asks again: a withheld file is in its cache.
                self.send_header("cache-control", "no-cache")
                super().end_headers()

            def translate_path(self, path):
                return super().translate_path(path.replace(FOLDER.replace(" ", "%20"), "/", 1))

            def log_request(self, code="-", size="-"):
                server.asked.append((self.path, int(code)))

            def log_message(self, *values):
                """Writes no log."""

        return Request

    def stop(self):
        self._server.shutdown()
        self._server.server_close()
