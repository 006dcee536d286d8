# Sourced by every script: the project's folder, how a script speaks, and what is up to date.
set -eu
cd "$(dirname "$0")"
until [ -f Makefile ]; do cd ..; done

# Where the Python tools live; Scripts/install makes it from Tests/Browser/requirements.txt.
venv=.build/venv

# The size of a build on a small machine: as many jobs as it has cores.
cores=$(getconf _NPROCESSORS_ONLN)

# SwiftPM's progress is for somebody who watches; in a log only what went wrong.
quiet=--quiet
[ ! -t 1 ] || quiet=

# Without debug information a build takes a tenth less time. A debugger needs it; a test names file and line without it.
no_debug_info="-Xswiftc -gnone -Xcc -g0"

# in_package FOLDER COMMAND… - builds or tests a package that has a manifest of its own.
in_package() {
  package=$1 command=$2
  shift 2
  swift "$command" --package-path "$package" $no_debug_info "$@"
}

# The package of the command. People run the same build that the tests drive.
gallery() { in_package Gallery "$@"; }

# The package that draws the sample collection, which the package of the command depends on.
samples() { in_package Samples "$@"; }

say() { printf '==> %s\n' "$*"; }

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

have() { command -v "$1" >/dev/null 2>&1; }

# Our own files by name, zero-terminated: nothing built, nothing generated.
sources() {
  find . \( -name .build -o -name build -o -name dist -o -name .git \) -prune -o \
    -type f -name "$1" ! -name '*.generated.*' -print0
}

# The folder of the Swift toolchain's own clang and docc, which need not be on the PATH.
toolchain() {
  echo "$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/../../bin"
}

# fresh STAMP INPUT…: nothing under the inputs is newer than the stamp. A deleted file makes its folder newer.
fresh() {
  stamp=$1
  shift
  [ -e "$stamp" ] && [ -z "$(find "$@" -newer "$stamp" -print -quit)" ]
}

# A file written while a build runs must count as newer than the build, so the stamp bears the time of the beginning.
begin() { mkdir -p "$(dirname "$1")" && touch "$1.begun"; }
finish() { mv "$1.begun" "$1"; }
