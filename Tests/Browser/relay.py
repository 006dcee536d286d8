"""A server between a browser and the command, which counts the streams of events and can refuse them."""

import contextlib
import socket
import threading
from urllib.parse import urlsplit

REQUEST = b"GET /events "


class Relay:
    """Passes every byte on. `streams` is how many streams were asked for; `refuses` ends the connection of a stream."""

    def __init__(self, address: str):
        self.target = ("127.0.0.1", urlsplit(address).port)
        self.streams = 0
        self.refuses = False
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}/"
        threading.Thread(target=self._accept, daemon=True).start()

    def stop(self):
        self._listener.close()

    def _accept(self):
        try:
            while True:
                client, _ = self._listener.accept()
                server = socket.create_connection(self.target)
                threading.Thread(target=self._requests, args=(client, server), daemon=True).start()
                threading.Thread(target=pass_on, args=(server, client), daemon=True).start()
        except OSError:
            pass  # stopped

    def _requests(self, client: socket.socket, server: socket.socket):
        """A browser sends a request in one piece, and none before the answer to the last one."""
        pass_on(client, server, self._may_pass)

    def _may_pass(self, chunk: bytes) -> bool:
        if not chunk.startswith(REQUEST):
            return True
        self.streams += 1
        return not self.refuses


def pass_on(source: socket.socket, target: socket.socket, may_pass=lambda _chunk: True):
    """Passes bytes on until one side closes its connection, and closes the other."""
    try:
        while (chunk := source.recv(65536)) and may_pass(chunk):
            target.sendall(chunk)
    except OSError:
        pass
    for end in (source, target):
        with contextlib.suppress(OSError):  # the other side may have closed it
            end.shutdown(socket.SHUT_RDWR)
