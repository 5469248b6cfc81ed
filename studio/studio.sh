#!/usr/bin/env bash
# npm run studio -- setup | list | render | publish | films | check-layers | check-colours | sheet | verify | test
set -euo pipefail
cd "$(dirname "$0")/.."
python=studio/.venv/bin/python
command=${1:-help}
shift || true

need_setup() {
  [ -x "$python" ] || { echo "first: npm run studio -- setup" >&2; exit 1; }
}

case "$command" in
  setup) exec bash studio/setup.sh "$@" ;;
  list | verify) need_setup; exec "$python" -m "studio.queue.$command" "$@" ;;
  render) need_setup; exec "$python" -m studio.queue.runner "$@" ;;
  draft) need_setup; exec "$python" -m studio.queue.draft "$@" ;;
  build) need_setup; exec "$python" -m studio.queue.build_all "$@" ;;
  publish)
    need_setup
    "$python" -m studio.queue.clips
    "$python" -m studio.kit.look_up
    "$python" -c 'from studio.plan import shots; print(*(shot.id for shot in shots.wanted()), sep="\n")' | node studio/publish/pictures.ts
    ;;
  films) exec node studio/publish/films.ts "$@" ;;
  check-layers) exec node studio/publish/check-layers.ts "$@" ;;
  check-colours) exec node studio/publish/check-colours.ts "$@" ;;
  sheet) exec node studio/publish/sheets.ts "$@" ;;
  test)
    need_setup
    "$python" -m ruff check studio
    exec "$python" -m pytest studio/tests -q -n 2 --dist worksteal "$@"
    ;;
  *)
    echo "npm run studio -- setup | list | render [--watch] [name …] | draft <scene> | build | publish | films | check-layers | check-colours | sheet | verify | test"
    exit 2
    ;;
esac
