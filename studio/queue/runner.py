"""The queue: starts one niced process a scene until nothing is missing. Each process reads plan and code anew.

`python -m studio.queue.runner [--watch] [name …]`; names narrow it to products (`kitchens/ariela`) or pictures
(`kitchens/ariela/edge`), with --watch it waits for new work instead of ending. `studio/out/PAUSE` holds it after the scene
in work; `studio/out/STOP` ends it there.
"""

import argparse
import subprocess
import sys
import time

from studio.paths import OUT, ROOT

NOTHING_MISSING = 3


def main():
    """Start one process a scene until nothing that is asked for is missing, or for ever with --watch."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument('names', nargs='*')
    ask.add_argument('--watch', action='store_true')
    asked = ask.parse_args()
    OUT.mkdir(exist_ok=True)
    while not (OUT / 'STOP').exists():
        if (OUT / 'PAUSE').exists():
            time.sleep(2)
            continue
        code = subprocess.call(['nice', '-n', '15', sys.executable, '-m', 'studio.queue.process', *asked.names], cwd=ROOT)
        if code == NOTHING_MISSING:
            if not asked.watch:
                print('nothing missing')
                return 0
            time.sleep(5)
        elif code:
            time.sleep(2)
    return 0


if __name__ == '__main__':
    sys.exit(main())
