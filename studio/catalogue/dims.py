"""Lengths of a kitchen's construction that its plan leaves to the builder, from the file the drawings read too; and the way to metres."""

import json
import re
from dataclasses import dataclass, fields
from functools import cache

from studio.catalogue.typed import read
from studio.paths import CONTENT

SOURCE = CONTENT / 'dimensions.json'


def metres(mm: float) -> float:
    """Millimetres to metres."""
    return mm / 1000


@dataclass(frozen=True)
class Construction:
    """How fronts are made, mm: the gap between two, the frame of framed ones and of thin-framed ones, the frame that in-frame ones stand in (half of what
    is seen between two), a line drawn on a panel and how far it lies inside the panel's edge."""

    front_gap: int
    frame_width: int
    thin_frame_width: int
    face_frame: int
    line_width: int
    line_inset: int


@dataclass(frozen=True)
class Window:
    """The window of a set, mm: its ends in y, sill and head; panes side by side, and the parts that bars divide each into."""

    y0: int
    y1: int
    sill: int
    head: int
    panes: int
    bars: int


@dataclass(frozen=True)
class SetRoom:
    """What of a shooting set the plans are computed from too: height in mm and window."""

    height: int
    window: Window


@cache
def set_room(name: str) -> SetRoom:
    """Room of a shooting set (S1 to S6). @raises ValueError naming file and field of what is missing or of another type."""
    return read(SetRoom, json.loads(SOURCE.read_text(encoding='utf-8'))['sets'][name], 'dimensions.json', f'sets.{name}')


@cache
def construction() -> Construction:
    """Construction as the dimensions file has it. @raises KeyError naming file and field of a length that is missing."""
    stored = {re.sub('[A-Z]', lambda c: '_' + c[0].lower(), key): value for key, value in json.loads(SOURCE.read_text(encoding='utf-8'))['kitchen'].items()}
    for field in fields(Construction):
        if field.name not in stored:
            raise KeyError(f'dimensions.json, kitchen: {field.name} is missing')
    return Construction(**{field.name: stored[field.name] for field in fields(Construction)})
