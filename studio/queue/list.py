"""The plan with the state of each picture: `python -m studio.queue.listing [part of an id]`."""

import sys

from studio.plan import shots as plan
from studio.queue.state import finished


def main(part=''):
    """Print the plan, or the part of it whose ids contain part."""
    shots = [shot for shot in plan.wanted() if part in shot.id]
    for shot in shots:
        print(f'{"done   " if finished(shot) else "missing"} {shot.id:44} {shot.width}x{shot.height} {shot.samples} samples')
    print(f'{sum(map(finished, shots))} of {len(shots)} rendered on this machine')
    return 0


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:2]))
