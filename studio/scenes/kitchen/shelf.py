"""What stands on open shelves: groups of two or three things with air between them. Metres."""

from collections.abc import Iterable

from bpy.types import Material
from studio.kit import geometry
from studio.kit import materials as m
from studio.props import props


def shelf_still_life(kit: geometry.Kit, x0: float, x1: float, heights: Iterable[float]) -> None:
    """Things on boards of one length between x0 and x1, drawn from the kit's own chance."""
    rng = kit.rng
    clay, pale, dark = m.ceramic('#b39b7d', 0.55, 0.3), m.ceramic('#e4ddd0', 0.4, 0.2), m.ceramic('#3b3835', 0.5, 0.1)
    for level, z in enumerate(heights):
        x = x0 + 0.18 + 0.22 * (level % 2)
        while x < x1 - 0.2:
            kind = rng.choice(('bowls', 'jars', 'books', 'bottle'))
            if kind == 'bowls':
                for s in range(3):
                    props.bowl(kit, pale, (x, -0.16, z + s * 0.028), (0.085 - 0.004 * s, 0.05))
            elif kind == 'jars':
                props.vase(kit, clay, (x, -0.15, z), (0.06, 0.17), 'jar')
                props.vase(kit, pale, (x + 0.14, -0.17, z), (0.05, 0.12), 'jar')
            elif kind == 'books':
                props.books(kit, (x, -0.16, z), props.Stack(count=3, seed=rng.randint(0, 99), width=0.22, depth=0.17, turn=4))
            else:
                props.vase(kit, dark, (x, -0.15, z), (0.06, 0.26), 'bottle')
                props.vase(kit, clay, (x + 0.13, -0.16, z), (0.05, 0.10), 'jar')
            x += rng.uniform(0.48, 0.72)


def plates_in_a_rack(kit: geometry.Kit, wood: Material, field: tuple[float, float, float, float]) -> None:
    """Rods between two boards of a rack and the plates that stand between them; field: x0 z0 x1 z1."""
    x0, z0, x1, z1 = field
    x, clay = x0, m.ceramic('#ece6d8', 0.25, 0.1)
    while x < x1:
        for y in (-0.04, -0.22):
            kit.tube(wood, [(x, y, z0), (x, y, z1)], 0.006, 10)
        if kit.rng.random() < 0.72:
            with kit.at(x + 0.028, -0.13, z0 + 0.125, ry=84):
                props.plate(kit, clay, (0, 0, 0), 0.122)
        x += 0.056


def wall_rail(kit: geometry.Kit, mat: Material, x0: float, x1: float, z: float) -> None:
    """Rail along a splashback with hooks, a ladle and a hanging cloth."""
    kit.tube(mat, [(x0, -0.055, z), (x1, -0.055, z)], 0.008, 20)
    for i in range(4):
        x = x0 + 0.05 + (x1 - x0 - 0.1) * i / 3
        kit.tube(mat, [(x, -0.055, z), (x, -0.016, z)], 0.006, 14)
    props.towel(kit, m.fabric('#cfc4b2', 0.0015), (x0 + 0.42, -0.055, z + 0.008), (0.24, 0.36))
