"""A browser reads the same words of traces as the engine's tests."""

import subprocess
from pathlib import Path

from recorded import read_by_browsers

SCRIPT = Path(__file__).with_name("read-traces.mjs")


def test_every_trace_can_be_read_in_a_browser():
    paths = read_by_browsers()
    run = subprocess.run(["node", SCRIPT, *paths], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert f"{len(paths)} traces" in run.stdout and paths
