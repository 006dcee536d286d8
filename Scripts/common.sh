# Sourced by every script. Changes to the project's folder, and defines messages and the check for up-to-date files.
set -eu
cd "$(dirname "$0")"
until [ -f Makefile ]; do cd ..; done

# The folder of the Python tools. Scripts/install creates it from Tests/Browser/requirements.txt.
venv=.build/venv

# The number of parallel jobs: one for each core.
cores=$(getconf _NPROCESSORS_ONLN)

# SwiftPM's progress is shown only in a terminal.
quiet=--quiet
[ ! -t 1 ] || quiet=

# Without debug information a build takes 10 % less time. Only a debugger needs it; tests name file and line without it.
no_debug_info="-Xswiftc -gnone -Xcc -g0"

# in_package FOLDER COMMAND… - builds or tests a package with its own manifest.
in_package() {
  package=$1 command=$2
  shift 2
  swift "$command" --package-path "$package" $no_debug_info "$@"
}

# The package of the command, optimised. The tests use the same build as people, and reach into those modules whose manifest says
# so. SwiftPM would let them reach into all, and compile everything again for that.
gallery() {
  [ "$1" != test ] || set -- "$@" --disable-testable-imports
  in_package Gallery "$@" --configuration release
}

# The package that draws the sample collection. The package of the command depends on it.
samples() { in_package Samples "$@"; }

say() { printf '==> %s\n' "$*"; }

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

have() { command -v "$1" >/dev/null 2>&1; }

# Source files by name, zero-terminated; no build products and no generated files.
sources() {
  find . \( -name .build -o -name build -o -name dist -o -name .git \) -prune -o \
    -type f -name "$1" ! -name '*.generated.*' -print0
}

# The folder of the Swift toolchain's clang and docc, which may not be on the PATH.
toolchain() {
  echo "$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/../../bin"
}

# fresh STAMP INPUT… - whether no file under the inputs is newer than the stamp. A deleted file makes its folder newer.
fresh() {
  stamp=$1
  shift
  [ -e "$stamp" ] && [ -z "$(find "$@" -newer "$stamp" -print -quit)" ]
}

# A file written during a build must count as newer than the build, so the stamp has the time of the start.
begin() { mkdir -p "$(dirname "$1")" && touch "$1.begun"; }
finish() { mv "$1.begun" "$1"; }
