"""The bytes that a page must load."""

import gzip
import subprocess

from ..contestant import Contestant
from ..results import Results


def measure(contestant: Contestant, results: Results):
    """Adds up the files of a contestant: as they are, and compressed in two ways."""
    plain = zipped = brotli = 0
    for address in contestant.files:
        path = contestant.file(address)
        if path is None:
            return results.problem(contestant.name, f"there is no file {address}")
        content = path.read_bytes()
        plain += len(content)
        zipped += len(gzip.compress(content, 9, mtime=0))
        brotli += len(subprocess.run(["brotli", "-q", "11", "-c", path], capture_output=True, check=True).stdout)
    results.add("transfer", contestant.name, plain=plain, gzip=zipped, brotli=brotli)
