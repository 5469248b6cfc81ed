"""The plan with the state of each picture: `python -m studio.queue.listing [part of an id]`."""

import sys

from studio.plan import shots as plan
from studio.queue.state import finished, hours_left, rendered


def main(part: str = '') -> int:
    """Print the plan, or the part of it whose ids contain part."""
    shots = [shot for shot in plan.wanted() if part in shot.id]
    for shot in shots:
        print(f'{"done   " if finished(shot) else "missing"} {shot.id:44} {shot.role.width}x{shot.role.height} {shot.role.samples} samples')
    left = [shot for shot in shots if not finished(shot)]
    print(f'{len(shots) - len(left)} of {len(shots)} finished, about {hours_left(left, list(filter(rendered, shots))):.1f} CPU hours left')
    return 0


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:2]))
