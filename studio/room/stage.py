"""A room of one of the six sets, ready for furniture: `open_room` builds the shell, `close_room` meshes everything and lights it."""

from dataclasses import dataclass, replace

from studio.kit import geometry
from studio.kit.camera import Built, View
from studio.room import sets


@dataclass(frozen=True)
class Room:
    """What the builders of one room share. Metres; back wall on y = 0, window in the left wall."""

    kit: geometry.Kit
    spec: sets.SetSpec
    box: sets.Box


def open_room(set_name: str, width: float = 5.4, depth: float = 6.2, seed: int = 5, **changes: object) -> Room:
    """Shell of a set; changes replace fields of its SetSpec (height, wall, floor, window …)."""
    spec = replace(sets.SETS[set_name], **changes)
    box = sets.Box(-width / 2, width / 2, -depth, spec.height)
    room = Room(geometry.Kit(seed), spec, box)
    sets.build(room.kit, spec, box)
    return room


def close_room(room: Room, name: str, lit_within: bool = False, **views: View) -> Built:
    """Mesh what was built and switch the lights on; returns the room with its cameras. lit_within: lines of light stand behind boards, so that they
    look near to every point and reach few; choosing lamps by what they may give then adds up to a third of noise (0081)."""
    room.kit.flush(name)
    sets.light(room.spec, room.box)
    return Built(views, room.spec.exposure, light_tree=not lit_within)
