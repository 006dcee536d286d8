# Sourced by every script. Changes to the project's folder, and defines messages and the check for up-to-date files.
set -eu
cd "$(dirname "$0")"
until [ -f Makefile ]; do
  [ "$PWD" != / ] || { echo "$0: it is in no folder of the project" >&2; exit 1; }
  cd ..
done

# The folder of the Python tools. Scripts/install creates it from Tests/Browser/requirements.txt.
venv=.build/venv

# The number of parallel jobs: one for each core.
cores=$(getconf _NPROCESSORS_ONLN)

# SwiftPM's progress is shown only in a terminal.
quiet=--quiet
[ ! -t 1 ] || quiet=

# Without debug information a build takes 10 % less time. Only a debugger needs it; tests name file and line without it.
no_debug_info="-Xswiftc -gnone -Xcc -g0"

# in_gallery COMMAND… - builds or tests the package of the command.
in_gallery() {
  command=$1
  shift
  swift "$command" --package-path Gallery $no_debug_info "$@"
}

# A debug build, for tests: they do not wait for the command, and it is built in half the time of an optimised one. Modules are
# compiled as a whole, so that each file is read once.
gallery() {
  in_gallery "$@" --configuration debug -Xswiftc -wmo -Xswiftc -num-threads -Xswiftc "$cores" \
    -Xswiftc -no-emit-module-separately-wmo -Xswiftc -index-ignore-system-modules
}

# The optimised build for people.
optimised_gallery() { in_gallery "$@" --configuration release; }

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
