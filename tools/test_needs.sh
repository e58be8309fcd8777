#!/bin/sh
# In addition to Python, the tests need PostgreSQL's programs, a browser, and for the compiled build a C compiler and
# Python's headers. If some are missing, this script installs Debian's packages if it may. Otherwise it prints what is
# missing, and the tests that need it are skipped. The tests do not use the cluster that Debian's postgresql starts, but
# start their own.
set -u

have() {
    for program in "$@"; do
        command -v "$program" >/dev/null && return 0
    done
    return 1
}

install() {
    if [ "$(id -u)" = 0 ]; then
        DEBIAN_FRONTEND=noninteractive apt-get "$@"
    else
        sudo -n env DEBIAN_FRONTEND=noninteractive apt-get "$@"
    fi
}

missing() {
    packages=""
    have initdb /usr/lib/postgresql/*/bin/initdb || packages="postgresql"
    have chromium-headless-shell chromium chromium-browser google-chrome || packages="$packages $BROWSER"
    have cc gcc clang || packages="$packages gcc libc6-dev"
    [ -e "$HEADERS" ] || packages="$packages python3-dev"
    packages="${packages# }"
    [ -n "$packages" ]
}

BROWSER=chromium-headless-shell
HEADERS=$(.venv/bin/python -c 'import sysconfig; print(sysconfig.get_path("include") + "/Python.h")')
missing || exit 0
if have apt-get && { [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null; }; then
    # A machine without package lists needs an update first. Older releases have no browser without windows.
    apt-cache show $BROWSER >/dev/null 2>&1 || install update
    apt-cache show $BROWSER >/dev/null 2>&1 || { BROWSER=chromium && missing; }
    # shellcheck disable=SC2086
    install install --yes --no-install-recommends $packages ||
        { install update && install install --yes --no-install-recommends $packages; }
fi
if missing; then
    echo "This machine lacks packages that the tests need: $packages. On Debian: apt-get install $packages. Continuing without them."
fi
