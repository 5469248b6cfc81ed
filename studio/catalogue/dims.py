"""Dimensions of a kitchen in millimetres, read from the one file the site's drawings read too; builders work in metres through `metres`."""

import json
import re
from dataclasses import dataclass, fields

from studio.paths import CONTENT

SOURCE = CONTENT / 'dimensions.json'


def metres(mm):
    """Millimetres to metres."""
    return mm / 1000


@dataclass(frozen=True)
class KitchenDims:
    """Every length in mm. Room: the back wall is the front run's wall, the window lies in the left wall."""

    room_width: int = 5300
    room_depth: int = 6400
    plinth: int = 100
    plinth_setback: int = 45
    body_depth: int = 580
    worktop_depth: int = 625
    worktop_height: int = 910
    worktop_thickness: int = 20
    front_gap: int = 3
    channel: int = 30
    wall_unit_bottom: int = 1480
    wall_unit_top: int = 2360
    wall_unit_depth: int = 350
    tall_top: int = 2360
    tall_width: int = 600
    frame_width: int = 78
    thin_frame_width: int = 34
    island_length: int = 2600
    island_width: int = 1000
    island_distance: int = 1150  # aisle between run and island
    overhang: int = 300
    return_length: int = 2700  # second run of L and U, from the back wall
    peninsula_length: int = 2600
    peninsula_width: int = 950
    seat_height: int = 650

    @property
    def body_top(self):
        """Top of the base units, mm."""
        return self.worktop_height - self.worktop_thickness


def kitchen_dims(**changes):
    """KitchenDims of the dimensions file; changes replace single lengths."""
    stored = {re.sub('[A-Z]', lambda c: '_' + c[0].lower(), key): value for key, value in json.loads(SOURCE.read_text())['kitchen'].items()}
    known = {field.name for field in fields(KitchenDims)}
    unknown = set(stored) - known
    if unknown:
        raise ValueError(f'dimensions.json names lengths the studio does not know: {sorted(unknown)}')
    return KitchenDims(**{**stored, **changes})
