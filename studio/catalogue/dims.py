"""Lengths of a kitchen's construction that its plan leaves to the builder, from the file the drawings read too; and the way to metres."""

import json
import re
from dataclasses import dataclass, fields
from functools import cache

from studio.paths import CONTENT

SOURCE = CONTENT / 'dimensions.json'


def metres(mm: float) -> float:
    """Millimetres to metres."""
    return mm / 1000


@dataclass(frozen=True)
class Construction:
    """How fronts are made, mm: the gap between two, the frame of framed ones and of thin-framed ones."""

    front_gap: int
    frame_width: int
    thin_frame_width: int


@cache
def construction() -> Construction:
    """Construction as the dimensions file has it. @raises KeyError naming file and field of a length that is missing."""
    stored = {re.sub('[A-Z]', lambda c: '_' + c[0].lower(), key): value for key, value in json.loads(SOURCE.read_text(encoding='utf-8'))['kitchen'].items()}
    for field in fields(Construction):
        if field.name not in stored:
            raise KeyError(f'dimensions.json, kitchen: {field.name} is missing')
    return Construction(**{field.name: stored[field.name] for field in fields(Construction)})
