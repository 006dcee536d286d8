"""The built command, serving a folder for a test."""

import os
import queue
import re
import subprocess
import threading
from pathlib import Path

COMMAND = Path(__file__).parents[2] / "Gallery/.build/debug/vitrine"
PATIENCE = 60  # The seconds that the command may take to print its next line or to end. It draws the samples first.


class Server:
    """`vitrine serve` on a free port. `address` is the printed address, `lines` has all lines until now."""

    def __init__(self, folder: Path | None, cache: Path, *options: str, environment: dict[str, str] | None = None):
        words = [] if folder is None else [str(folder)]
        arguments = ["--port", "0", "--no-open", "--cache", str(cache), *options]
        self.process = subprocess.Popen(
            [COMMAND, "serve", *words, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="backslashreplace",
            env=os.environ | (environment or {}),
        )
        self.lines: list[str] = []
        self._said: queue.Queue[str | None] = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.address = self._first_address()

    def _read(self):
        for line in self.process.stdout:
            self.lines.append(line.rstrip())
            self._said.put(line)
        self._said.put(None)

    def _first_address(self) -> str:
        try:
            while line := self._said.get(timeout=PATIENCE):
                if match := re.search(r"http://[^\s/]+:\d+/", line):
                    return match.group()
        except queue.Empty:
            pass
        self.process.kill()
        raise AssertionError("\n".join(["the command printed no address:", *self.lines]))

    def stop(self):
        """Ends the command as Control-C does."""
        self.process.terminate()
        try:
            self.process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        self._reader.join()
