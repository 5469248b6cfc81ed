"""The queue: starts one niced process a scene until nothing is missing. Each process reads plan and code anew.

`python -m studio.render_queue [--watch]`; with --watch it waits for new work instead of ending. `studio/out/PAUSE` holds it
after the picture in work; `studio/out/STOP` ends it there.
"""

import subprocess
import sys
import time
from pathlib import Path

OUT = Path(__file__).resolve().parent / 'out'
NOTHING_MISSING = 3


def main(watch=False):
    """Start one process a scene until nothing is missing, or for ever with watch."""
    OUT.mkdir(exist_ok=True)
    while not (OUT / 'STOP').exists():
        if (OUT / 'PAUSE').exists():
            time.sleep(2)
            continue
        code = subprocess.call(['nice', '-n', '15', sys.executable, '-m', 'studio.scene_process'], cwd=OUT.parent.parent)
        if code == NOTHING_MISSING:
            if not watch:
                print('nothing missing')
                return 0
            time.sleep(5)
        elif code:
            time.sleep(2)
    return 0


if __name__ == '__main__':
    sys.exit(main('--watch' in sys.argv))
