"""The queue: starts one niced process a scene until nothing is missing. Each process reads plan and code anew.

`python -m studio.queue.runner [--watch] [--jobs N] [--threads N] [--device cpu|cuda|optix] [name …]`; names narrow it to products (`kitchens/ariela`) or pictures
(`kitchens/ariela/edge`), with --watch it waits for new work instead of ending. `studio/out/PAUSE` holds it after the scene
in work; `studio/out/STOP` ends it there.
"""

import argparse
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

from studio.paths import OUT, ROOT

NOTHING_MISSING = 3


def work(asked: argparse.Namespace) -> None:
    """Start one process a scene until nothing that is asked for is missing, or for ever with --watch."""
    command = ['nice', '-n', '15', sys.executable, '-m', 'studio.queue.process', '--threads', str(asked.threads), '--device', asked.device, *asked.names]
    while not (OUT / 'STOP').exists():
        if (OUT / 'PAUSE').exists():
            time.sleep(2)
            continue
        code = subprocess.call(command, cwd=ROOT)
        if code == NOTHING_MISSING and not asked.watch:
            return
        if code:
            time.sleep(5)


def main() -> int:
    """Work through the plan with as many processes as asked."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument('names', nargs='*')
    ask.add_argument('--watch', action='store_true')
    ask.add_argument('--jobs', type=int, default=1)
    ask.add_argument('--threads', type=int, default=2)
    ask.add_argument('--device', choices=('cpu', 'cuda', 'optix'), default='cpu')
    asked = ask.parse_args()
    OUT.mkdir(exist_ok=True)
    with ThreadPoolExecutor(asked.jobs) as pool:
        list(pool.map(lambda _: work(asked), range(asked.jobs)))
    return 0


if __name__ == '__main__':
    sys.exit(main())
