"""Which wanted pictures are missing from the manifest, older than their record or their last take, or below their role's pixels and samples, and which
published ones no plan names. Returns 1 if any is stale, below its role or unplanned."""

import json
import sys
from collections.abc import Iterable

from studio.catalogue import records
from studio.plan import shots as plan
from studio.plan.shots import Card, Shot
from studio.queue import state


def compare(shots: Iterable[Shot], pictures: dict[str, Card]) -> tuple[list[str], list[str], list[str]]:
    """(missing, stale, below) lists of ids, from the plan's shots and the manifest's pictures."""
    missing, stale, below = [], [], []
    for shot in shots:
        if shot.id.startswith('moves/'):
            if not state.clip_holds(shot):
                missing.append(shot.id)
            continue
        entry = pictures.get(shot.crop_of or shot.id)
        if entry is None or (shot.crop_of and 'tall' not in entry['crops']):
            missing.append(shot.id)
            continue
        card = {**entry, **entry['crops']['tall']} if shot.crop_of else entry
        if not shot.is_last_take(card):
            stale.append(shot.id)
        elif not shot.sized(card):
            below.append(shot.id)
    return missing, stale, below


def main() -> int:
    """Print missing and stale ids; returns the exit code."""
    pictures = json.loads(state.MANIFEST.read_text())['pictures'] if state.MANIFEST.exists() else {}
    shots = plan.wanted()
    missing, stale, below = compare(shots, pictures)
    for id_ in missing:
        print(f'missing {id_}')
    for id_ in stale:
        print(f'STALE   {id_}: its record or plan changed after the picture was taken, or another take was asked for')
    for id_ in below:
        print(f'below   {id_}: fewer pixels or samples than its role asks for, or no layers')
    strays = sorted(set(pictures) - {shot.id for shot in shots})
    for id_ in strays:
        print(f'stray   {id_}: published, but the plan does not name it; publish takes it away')
    unplanned = sorted(
        {r['slug'] for c in plan.CATEGORIES for r in records.rows(c)} - {shot.id.split('/')[1] for shot in shots if not shot.id.startswith('home/')}
    )
    print(
        f'{len(shots) - len(missing) - len(stale) - len(below)} of {len(shots)} planned pictures present; {len(stale)} stale, {len(below)} below their role; {len(unplanned)} products without a builder: {", ".join(unplanned)}'
    )
    return 1 if stale or below or strays else 0


if __name__ == '__main__':
    sys.exit(main())
