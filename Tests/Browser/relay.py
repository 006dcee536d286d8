"""A server between a browser and the command, which counts the streams of events and can refuse requests."""

import contextlib
import socket
import threading
from urllib.parse import urlsplit

STREAM = b"GET /events "
PICTURE = b"GET /p/"


class Relay:
    """Passes every byte on.

    `streams` is the number of requested streams, `pictures` that of pictures requested before the first stream.
    `refusal` is the answer to a request for a stream, after which the connection ends; None for that of the server.
    While the relay `is_away`, every request ends its connection.
    """

    def __init__(self, address: str):
        self.pass_to(address)
        self.streams = self.pictures = 0
        self.refusal: bytes | None = None
        self.is_away = False
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}/"
        threading.Thread(target=self._accept, daemon=True).start()

    def pass_to(self, address: str):
        """Passes later connections on to the server at another address."""
        self.target = ("127.0.0.1", urlsplit(address).port)

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
        pass_on(client, server, lambda chunk: self._may_pass(chunk, client))

    def _may_pass(self, chunk: bytes, client: socket.socket) -> bool:
        is_stream = chunk.startswith(STREAM)
        self.streams += is_stream
        self.pictures += chunk.startswith(PICTURE) and self.streams == 0
        if is_stream and self.refusal is not None:
            client.sendall(self.refusal)
            return False
        return not self.is_away


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
