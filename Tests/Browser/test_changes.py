"""The changes of collections that the web host finds."""

import subprocess
from pathlib import Path

SCRIPT = Path(__file__).with_name("changes.mjs")


def test_every_change_of_a_small_collection_brings_the_known_items_to_their_places():
    run = subprocess.run(["node", SCRIPT], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert "changes of collections" in run.stdout
