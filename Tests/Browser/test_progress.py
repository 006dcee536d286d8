"""The progress bar of the served page never runs backwards."""

import subprocess
from pathlib import Path

SCRIPT = Path(__file__).with_name("progress.mjs")


def test_the_bar_never_runs_backwards():
    run = subprocess.run(["node", SCRIPT], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert "courses of progress" in run.stdout
