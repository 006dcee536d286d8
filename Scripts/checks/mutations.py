#!/usr/bin/env python3
"""Checks that every patch of Tests/Mutations is well formed and applies to the project."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from mutations import mutations
from project import finish

found = mutations()
problems = [problem for mutation in found for problem in mutation.problems()]
finish("mutations", problems, f"{len(found)} patches apply; Scripts/mutate runs them", "see Tests/Mutations/README.md")
