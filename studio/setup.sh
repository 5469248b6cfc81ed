#!/usr/bin/env bash
# The studio's own Python environment, and the system libraries Blender's module loads even without a screen.
set -euo pipefail
cd "$(dirname "$0")"
libraries=(libxrender1 libxi6 libxkbcommon0 libsm6 libgl1 libegl1 libxfixes3 libxxf86vm1)

missing=()
for library in "${libraries[@]}"; do
  dpkg-query -W -f='${Status}' "$library" 2>/dev/null | grep -q 'install ok installed' || missing+=("$library")
done
unavailable=69 # sysexits: this machine lacks something; the last line says what helps

interpreter=$(command -v python3.11 || command -v python3 || true)
if [ -z "$interpreter" ] || ! "$interpreter" -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11))'; then
  echo "Blender's module needs Python 3.11: install it (Debian 12: apt-get install python3.11-venv) and run again." >&2
  exit $unavailable
fi
"$interpreter" -c 'import ensurepip, venv' 2>/dev/null || missing+=(python3.11-venv)
if [ ${#missing[@]} -gt 0 ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Blender's module needs system libraries: as root, apt-get install -y ${missing[*]}, and run again." >&2
    exit $unavailable
  fi
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
fi

[ -x .venv/bin/python ] || "$interpreter" -m venv .venv
.venv/bin/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
.venv/bin/python -c 'import bpy; print("studio ready: Blender", bpy.app.version_string)'
